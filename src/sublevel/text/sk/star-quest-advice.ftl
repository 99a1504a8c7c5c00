# Why an action may be good or bad, as hints say it.

star-quest-advice-chance = { $figure } bude vyradený s pravdepodobnosťou { $percent } %.
star-quest-advice-own-risk = { $figure } môže byť stratený s pravdepodobnosťou { $percent } %.
star-quest-advice-friend = V nebezpečenstve je vlastná strana: { $figure }, { $percent } %.
star-quest-advice-nearer = Cesta k cieľu sa skracuje.
star-quest-advice-farther = Cesta k cieľu sa predlžuje.
star-quest-advice-enters-board = Vstupuje na nepreskúmanú dosku: objavia sa tam radarové body.
star-quest-advice-shows-blip = Odhaľuje radarový bod.
star-quest-advice-beside = Vedľa { $figure }, ktorý môže hneď zaútočiť.
star-quest-advice-comes-home = V bezpečí doma: táto figúrka už nemôže byť stratená.
star-quest-advice-uses = Plní, čo cieľ žiada.
star-quest-advice-takes = Berie to, čo treba doniesť domov.
star-quest-advice-seen = Radarový bod by tam bol spozorovaný a odhalený.
star-quest-advice-hunts = Blíži sa k oddielom.
star-quest-advice-reinforces = Privádza do hry figúrku.
star-quest-advice-unused = { $count ->
        [one] Jedna figúrka ešte nekonala
        [few] { $count } figúrky ešte nekonali
        [many] { $count } figúrok ešte nekonalo
       *[other] { $count } figúrok ešte nekonalo
    }.
star-quest-advice-in-line = V palebnej línii: { $figures }.
star-quest-advice-wounds = { $figure } bude zranený s pravdepodobnosťou { $percent } %.
star-quest-advice-aims = Má ciele v palebnej línii: { $figures }.
star-quest-advice-door = Otvára dvere, ktoré sú na ceste.
star-quest-advice-covered = Sem nikto nemá palebnú líniu.
