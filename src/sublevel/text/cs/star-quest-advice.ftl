# Why an action may be good or bad, as hints say it.

star-quest-advice-chance = { $figure } bude vyřazen s pravděpodobností { $percent } %.
star-quest-advice-own-risk = { $figure } může být ztracen s pravděpodobností { $percent } %.
star-quest-advice-friend = V nebezpečí je vlastní strana: { $figure }, { $percent } %.
star-quest-advice-nearer = Cesta k cíli se zkracuje.
star-quest-advice-farther = Cesta k cíli se prodlužuje.
star-quest-advice-enters-board = Vstupuje na neprozkoumanou desku: objeví se tam radarové body.
star-quest-advice-shows-blip = Odhaluje radarový bod.
star-quest-advice-beside = Vedle { $figure }, který může hned zaútočit.
star-quest-advice-comes-home = V bezpečí doma: tato figurka už nemůže být ztracena.
star-quest-advice-uses = Plní, co cíl žádá.
star-quest-advice-takes = Bere to, co je třeba donést domů.
star-quest-advice-seen = Radarový bod by tam byl spatřen a odhalen.
star-quest-advice-hunts = Blíží se k oddílům.
star-quest-advice-reinforces = Přivádí do hry figurku.
star-quest-advice-unused = { $count ->
        [one] Jedna figurka ještě nejednala
        [few] { $count } figurky ještě nejednaly
        [many] { $count } figurek ještě nejednalo
       *[other] { $count } figurek ještě nejednalo
    }.
star-quest-advice-in-line = V palebné linii: { $figures }.
star-quest-advice-wounds = { $figure } bude zraněn s pravděpodobností { $percent } %.
star-quest-advice-aims = Má cíle v palebné linii: { $figures }.
star-quest-advice-door = Otevírá dveře, které jsou na cestě.
star-quest-advice-covered = Sem nikdo nemá palebnou linii.
