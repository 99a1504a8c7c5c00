# Star Quest. Terms follow the glossary of the rules.

star-quest-title = Star Quest
star-quest-tagline = Oddíly vstupují na opuštěnou loď a někdo ve tmě velí strojům.

## Phases

star-quest-phase-loadout = Výzbroj
star-quest-phase-squad = Jedná oddíl
star-quest-phase-event = Karta události
star-quest-phase-chaos = Jedná Chaos
star-quest-phase-reinforce = Posily
star-quest-phase-over = Konec partie
star-quest-phase-reroll = Přehození kostky
star-quest-phase-alloc = Body děla nulového času
star-quest-phase-lose = Dreadnought ztrácí zbraň
star-quest-phase-dread = Umístění Dreadnoughta
star-quest-phase-arm = Výzbroj Dreadnoughta
star-quest-phase-scan = Průzkum radarem
star-quest-phase-scan-at = Umístění radarového bodu

## Options

star-quest-seat-player-1 = Místo 1
star-quest-seat-player-2 = Místo 2
star-quest-seat-player-3 = Místo 3
star-quest-seat-player-4 = Místo 4
star-quest-option-players = Hráči
star-quest-option-players-help = Kolik hráčů hraje: jeden až tři oddíly a Chaos. Výchozí: 2.
star-quest-option-mission = Mise
star-quest-option-mission-help = Kde oddíly přistanou, co hledají a co na ně čeká. Výchozí: { star-quest-mission-dead-signal }.
star-quest-mission-dead-signal = Mrtvý signál
star-quest-mission-iron-sleeper = Železný spáč
star-quest-mission-black-box = Černá skříňka
star-quest-mission-three-generators = Tři generátory
star-quest-mission-hold-the-bridge = Udržte můstek
star-quest-mission-clean-sweep = Velký úklid
star-quest-mission-heart-of-chaos = Srdce Chaosu
star-quest-mission-first-boarding = První výsadek
star-quest-mission-custom = Vlastní mise
star-quest-option-colours = Barvy míst
star-quest-option-colours-help = Který oddíl kde sedí; první začíná. Výchozí: { star-quest-option-colours-RYB }.
star-quest-option-colours-RYB = červená, žlutá, modrá
star-quest-option-colours-RBY = červená, modrá, žlutá
star-quest-option-colours-YRB = žlutá, červená, modrá
star-quest-option-colours-YBR = žlutá, modrá, červená
star-quest-option-colours-BRY = modrá, červená, žlutá
star-quest-option-colours-BYR = modrá, žlutá, červená
star-quest-option-scoring = Hodnocení
star-quest-option-scoring-help = Zda oddíly soupeří o body, nebo vyhrávají a prohrávají společně. Výchozí: { star-quest-option-scoring-rivals }.
star-quest-option-scoring-rivals = Soupeři
star-quest-option-scoring-coop = Společně
star-quest-option-blip-scale = Počet radarových bodů
star-quest-option-blip-scale-help = Zda méně oddílů potká méně robotů. Výchozí: { star-quest-option-blip-scale-by-squads }.
star-quest-option-blip-scale-by-squads = Podle počtu oddílů
star-quest-option-blip-scale-printed = Jak uvádí mise
star-quest-option-event-deck = Karty událostí
star-quest-option-event-deck-help = Kolik je událostí, od 10 do 28; s menším počtem je partie kratší. Výchozí: 28.
star-quest-option-last-card = Poslední karta události
star-quest-option-last-card-help = Zda Chaos dohraje svůj tah, když je tažena poslední karta. Výchozí: { star-quest-option-last-card-full-turn }.
star-quest-option-last-card-full-turn = Celý tah
star-quest-option-last-card-stop = Jen karta
star-quest-option-null-time = Dělo nulového času
star-quest-option-null-time-help = Koho může zasáhnout. Výchozí: { star-quest-option-null-time-any-visible }.
star-quest-option-null-time-any-visible = Všechny na dohled
star-quest-option-null-time-orthogonal = Ve stejné řadě nebo sloupci
star-quest-option-dread-weapons = Zbraně Dreadnoughta
star-quest-option-dread-weapons-help = Zda smějí být jeho dvě těžké zbraně stejné. Výchozí: { star-quest-option-dread-weapons-different }.
star-quest-option-dread-weapons-different = Dvě různé
star-quest-option-dread-weapons-free = Dvě libovolné
star-quest-option-diagonal-corner = Kroky kolem rohů
star-quest-option-diagonal-corner-help = Zda smějí figurky při šikmém kroku zkrátit roh zdi nebo sloupek dveří. Výchozí: { star-quest-option-diagonal-corner-strict }.
star-quest-option-diagonal-corner-strict = Nesmějí
star-quest-option-diagonal-corner-lenient = Smějí
star-quest-option-reserve-visible = Záložní pole
star-quest-option-reserve-visible-help = Zda oddíly vidí, kde se mohou objevit posily. Výchozí: { star-quest-option-reserve-visible-false }.
star-quest-option-reserve-visible-false = Oddílům skrytá
star-quest-option-reserve-visible-true = Viditelná pro všechny hráče
star-quest-option-campaign = Tažení
star-quest-option-campaign-help = Hodnosti a pocty dávají oddílům víc karet, známky Chaosu víc androidů. Výchozí: { star-quest-campaign-off }.
star-quest-campaign-off = Jednotlivá mise
star-quest-campaign-custom = Mise z tažení

## Why something is not possible

star-quest-reason-not-your-turn = Teď nejsi na řadě.
star-quest-reason-finished = Partie skončila.
star-quest-reason-no-such-action = Taková akce není.
star-quest-reason-not-now = To v této chvíli partie nejde.
star-quest-reason-not-yours = { $figure } není tvoje.
star-quest-reason-out-of-play = { $figure } tu není.
star-quest-reason-acted-already = { $figure } už v tomto tahu jednal.
star-quest-reason-reporting-in = { $figure } podává hlášení a v tomto tahu nejedná.
star-quest-reason-select-first = Nejprve vyber figurku.
star-quest-reason-finish-first = Právě jedná { $actor }; nejprve to dokonči.
star-quest-reason-not-acted = { $figure } v tomto tahu ještě nejednal.
star-quest-reason-only-steps = { $actor } stojí na obsazeném poli nebo v průchodu a musí jít dál.
star-quest-reason-no-move-left = { $actor } už nemá žádný pohyb.
star-quest-reason-wall-there = V cestě je zeď nebo zavřené dveře.
star-quest-reason-occupied = Na { $square } stojí někdo, kdo { $actor } nepustí.
star-quest-reason-no-way-out = { $actor } by se z { $square } nedostal na pole, kde smí zůstat.
star-quest-reason-between-two = Mezi dvěma figurkami stojícími roh na roh se nedá projít.
star-quest-reason-port-closed = Pole před přístavištěm jsou pro Chaos uzavřená, dokud uvnitř někdo čeká.
star-quest-reason-straight-only = Dreadnought chodí jen rovně.
star-quest-reason-cannot-move = Karta události v tomto tahu { $actor } pohyb nedovolí.
star-quest-reason-move-or-fire = Po částech: figurka se buď pohybuje, nebo útočí.
star-quest-reason-door-open-already = Dveře { $door } jsou už otevřené.
star-quest-reason-not-in-front = { $actor } nestojí před dveřmi { $door }.
star-quest-reason-no-attack-left = { $actor } už takto útočit nemůže.
star-quest-reason-no-such-weapon = { $actor } takovou zbraň nemá.
star-quest-reason-not-an-enemy = { $figure } není nepřítel.
star-quest-reason-not-in-sight = { $obstacle ->
        [door] Palebnou linii { $actor } přerušují zavřené dveře { $at }.
        [figure] V palebné linii { $actor } stojí { $at }.
        [wall] Palebnou linii { $actor } přerušuje zeď mezi { $at } a { $beyond }.
        [askew] Cíl nestojí v řadě ani sloupci { $actor }.
       *[none] { $actor } nemá na tento cíl volnou palebnou linii.
    }
star-quest-reason-not-next = { $figure } nestojí vedle { $actor }.
star-quest-reason-not-aboard = { $actor } je ještě v přístavišti.
star-quest-reason-jammed = Těžké zbraně tohoto oddílu jsou v tomto tahu zaseknuté.
star-quest-reason-is-dazzled = Tento oddíl v tomto tahu chrání oslňovací nálože.
star-quest-reason-own-side = Na { $square } stojí figurka vlastní strany.
star-quest-reason-nobody-on-ray = Paprsek by nezasáhl žádného nepřítele.
star-quest-reason-no-grenade = Tepelný granát už není.
star-quest-reason-fired-already = Tato zbraň už v tomto tahu střílela.
star-quest-reason-no-such-power = Karta události v tomto tahu { $actor } takovou schopnost nedává.
star-quest-reason-cannot-fire = Karta události v tomto tahu { $actor } střelbu nedovolí.
star-quest-reason-not-on-hulk = { $figure } není na lodi.
star-quest-reason-nobody-in-sight = { $actor } nemá na dohled žádného nepřítele.
star-quest-reason-wrong-points = Body za zásah { $figure }: { $range }. Máš { $left }.
star-quest-reason-no-such-die = Taková kostka tu není.
star-quest-reason-nothing-to-use = Tady není co zapnout ani vypnout.
star-quest-reason-enemy-near = Vedle { $actor } stojí robot.
star-quest-reason-locked = Nejprve musí být poražen: { star-quest-kind }. Zbývá: { $count }.
star-quest-reason-nothing-to-take = Tady není co vzít.
star-quest-reason-after-select = Na to už je v tomto tahu pozdě: dělá se to, než jedná první figurka.
star-quest-reason-card-not-in-hand = Oddíl tuto kartu nemá.
star-quest-reason-silenced = Rádiový klid: v tomto tahu žádná karta rozkazu.
star-quest-reason-one-order = Jedna karta rozkazu už platí.
star-quest-reason-not-heavy = { $figure } nemá těžkou zbraň, nebo tu není.
star-quest-reason-life-full = Velitele teď nelze vyléčit.
star-quest-reason-no-such-blip = Radarový bod { $figure } tu není.
star-quest-reason-known-already = { $figure } už znáš.
star-quest-reason-no-looks-left = Bioskener už v tomto tahu žádný pohled nemá.
star-quest-reason-switched-already = To už bylo v tomto tahu změněno.
star-quest-reason-not-playing = Tento hráč nehraje.
star-quest-reason-trooper-named = Tento rozkaz jmenuje bojovníka s těžkou zbraní; žádný jiný ne.
star-quest-reason-card-out-of-order = Karty se vybírají po řadě, každá jednou.
star-quest-reason-two-targeters = Oddíl má jen dva zaměřovače, pro různé zbraně.
star-quest-reason-cannot-complete = Zbylo by příliš málo karet na výběr.
star-quest-reason-none-in-pool = Žeton tohoto druhu už není: { star-quest-kind }.
star-quest-reason-no-square-left = Není pro něj žádné pole.
star-quest-reason-other-board = { $square } není na příslušné desce.
star-quest-reason-in-view = Některý oddíl na { $square } vidí.
star-quest-reason-square-taken = { $square } je obsazené.
star-quest-reason-no-block = Dreadnought by u { $square } neměl místo.
star-quest-reason-must-place-all = To je poslední deska: musí se umístit všechny radarové body, které se vejdou.
star-quest-reason-block-blocked = Tam Dreadnought stát nemůže: brání mu zdi, dveře nebo někdo jiný.
star-quest-reason-block-elsewhere = Dreadnought musí stát na příslušném poli, nebo co nejblíž.
star-quest-reason-equal-weapons = Obě těžké zbraně musí být různé.
star-quest-reason-weapon-not-held = Dreadnought tuto zbraň nemá.
star-quest-reason-none-in-supply = Všechny figurky tohoto druhu jsou na lodi.
star-quest-reason-no-reserve = To není záložní pole této mise.
star-quest-reason-must-play-chips = Na lodi není žádný robot: je nutné zahrát posily.
star-quest-reason-not-to-choose = Karta takovou volbu nedovoluje.
star-quest-reason-must-choose = Karta vyžaduje volbu.
star-quest-reason-had-already = Oddíl už tuto kartu rozkazu měl.
star-quest-reason-touched-already = Dveře { $door } už tato karta změnila.
star-quest-reason-no-blip-there = Na této desce není žádný radarový bod.
star-quest-reason-moved-already = { $figure } už tato karta přesunula.
star-quest-reason-not-scanned = Tato deska ještě není prozkoumaná.
star-quest-reason-set-so-already = Už je to tak nastavené.
star-quest-reason-door-is-so-already = Dveře { $door } už takové jsou.
star-quest-reason-no-such-set = Čtyři bojovníci mají aspoň jeden laser a aspoň jednu těžkou zbraň, žádnou z nich dvakrát: { $sets }.
star-quest-reason-card-of-others = { star-quest-player } takovou kartu nemá: { star-quest-card }.
star-quest-reason-select-it-first = Nejprve vyber { $figure }.
star-quest-reason-a-blip = Blip { $figure } není vidět. Zaútočit na něj můžeš, až ho některá tvá figurka uvidí.

## What happened

star-quest-event-loadout-picked = { star-quest-player }: vybráno { $choice }.
star-quest-event-loadout-shown = { star-quest-player }: výzbroj velitele { $kit }, zbraně { $weapons }, karty { $cards }.
star-quest-event-turn-began = Kolo { $round }: { star-quest-player }.
star-quest-event-selected = Jedná { $figure }.
star-quest-event-stepped = { $figure } jde z { $from } na { $to }.
star-quest-event-door-opened = { $who ->
        [figure] { $figure } otevírá dveře { $door }.
       *[card] Dveře { $door } se otevírají.
    }
star-quest-event-door-closed = Dveře { $door } se zavírají.
star-quest-event-fired = { $attack ->
        [single] { $figure } střílí na { $aim }.
        [null-time] { $figure } střílí z děla nulového času.
        [holo] { $figure } střílí z holometu na { $aim }.
        [ray] { $figure } střílí z blasteru černých děr, { $aim }.
        [bomb] { $figure } hází granát na { $aim }.
        [tinker] { $figure } střílí z podomácku vyrobeného blasteru, { $aim }.
        [explosion] { $figure } vybuchuje.
        [trap] Vybuchuje nálož.
        [call] Chaos volá.
       *[sentry] Střílí strážní dělo.
    }
star-quest-event-fought = { $grenade ->
        [yes] { $figure } útočí na { $target } zblízka s tepelným granátem.
       *[no] { $figure } útočí na { $target } zblízka.
    }
star-quest-event-rolled = { $who ->
        [figure] { $figure } hází { $total } ({ $dice }).
       *[card] Hod je { $total } ({ $dice }).
    }
star-quest-event-rerolled = { $figure } přehazuje kostku { $die }: { $value }.
star-quest-event-kept-roll = { $figure } si hod ponechává.
star-quest-event-hit-spent = Na { $figure } { $points ->
        [one] jde jeden bod
        [few] jdou { $points } body
        [many] jde { $points } bodů
       *[other] jde { $points } bodů
    }.
star-quest-event-stopped = { $figure } nechává propadnout { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodů
       *[other] { $points } bodů
    }.
star-quest-event-damaged = { $figure } ztrácí { $lost ->
        [one] jeden život
        [few] { $lost } životy
        [many] { $lost } životů
       *[other] { $lost } životů
    }; zbývá: { $left }.
star-quest-event-unharmed = { $figure } zůstává bez zranění: { $total } nepřekoná pancíř { $armour }.
star-quest-event-removed = { $figure } je vyřazen z boje.
star-quest-event-token-taken = { star-quest-player }: žeton { star-quest-kind }, { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodů
       *[other] { $points } bodů
    }.
star-quest-event-figure-lost = { $figure } je ztracen: { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodů
       *[other] { $points } bodů
    } pro Chaos.
star-quest-event-weapon-lost = Dreadnought ztrácí zbraň: { star-quest-weapon }.
star-quest-event-revealed = { $there ->
        [yes] { $blip } na { $square } je odhalen: { star-quest-kind }, { $figure }.
       *[no] { $blip } na { $square } je odhalen: { star-quest-kind }, ale žádná figurka nezbývá.
    }
star-quest-event-dread-placed = Dreadnought stojí na { $square }.
star-quest-event-dread-armed = Dreadnought je vyzbrojen: { star-quest-weapon }, { $second }.
star-quest-event-board-entered = { $figure } vstupuje na desku { $board }.
star-quest-event-scan-began = Desku { $board } zkoumá radar.
star-quest-event-scan-chosen = Další radarový bod: { star-quest-kind }.
star-quest-event-blip-placed = { $blip } se objevuje na { $square }.
star-quest-event-blip-placed-as = { $blip } leží na { $square }: { star-quest-kind }.
star-quest-event-board-scanned = Deska { $board } je prozkoumaná.
star-quest-event-blips-left-out = Není už místo: mimo hru { $count ->
        [one] zůstává jeden radarový bod
        [few] zůstávají { $count } radarové body
        [many] zůstává { $count } radarových bodů
       *[other] zůstává { $count } radarových bodů
    }.
star-quest-event-event-drawn = Karta události: { star-quest-event-card }; zbývá: { $left }.
star-quest-event-no-effect = Karta { star-quest-event-card } nemá účinek.
star-quest-event-chips-joined = Žetony posil pro Chaos: { $count }.
star-quest-event-chip-joined = Nový žeton posil: { star-quest-kind }.
star-quest-event-swapped = { $figure } a { $other } si mění místa.
star-quest-event-squad-chosen = Karta { star-quest-event-card } platí pro { star-quest-player }.
star-quest-event-order-taken = { star-quest-player }: nová karta, { star-quest-card }.
star-quest-event-passed = { star-quest-player }: žádná volba pro kartu { star-quest-event-card }.
star-quest-event-card-lost = { star-quest-player }: karta { star-quest-card } je ztracena.
star-quest-event-clone-placed = Na { $square } se objevuje klon: { $figure }.
star-quest-event-called = { $there ->
        [yes] { $figure } následuje volání Chaosu: jeho místo zaujímá { $other }.
       *[no] { $figure } následuje volání Chaosu a mizí.
    }
star-quest-event-call-resisted = { $figure } volání Chaosu odolává.
star-quest-event-weapon-empty = { $there ->
        [yes] Těžká zbraň { $figure } je prázdná; po ruce je náhradní laser.
       *[no] Těžká zbraň { $figure } je prázdná a žádný laser nezbývá.
    }
star-quest-event-board-chosen = { star-quest-player }: všechny radarové body na desce { $board } se odhalují.
star-quest-event-secondary-known = Vedlejší cíl je přečten.
star-quest-event-redeployed = { $there ->
        [yes] { $blip } se přesouvá z { $from } na { $square }.
       *[no] { $blip } se klade na { $square }.
    }
star-quest-event-redeploy-chosen = Přesouvá se: { star-quest-kind }.
star-quest-event-again-active = { $figure } smí jednat znovu.
star-quest-event-order-given = { $named ->
        [yes] { star-quest-player }: { star-quest-card }, pro { $figure }.
       *[no] { star-quest-player }: { star-quest-card }.
    }
star-quest-event-medi-kit-used = { star-quest-player }: velitel je vyléčen.
star-quest-event-dazzled = { star-quest-player }: oslňovací nálože chrání oddíl v příštím tahu Chaosu.
star-quest-event-inspected = Bioskener zkoumá { $blip }.
star-quest-event-inspected-as = Bioskener ukazuje { $blip }: { star-quest-kind }.
star-quest-event-permitted = { $allowed ->
        [yes] { star-quest-player }: { $other } smí projít.
       *[no] { star-quest-player }: { $other } už nesmí projít.
    }
star-quest-event-used = { $figure } plní na { $square }, co cíl žádá.
star-quest-event-took = { $figure } bere, co leží na { $square }.
star-quest-event-item-dropped = Nesená věc leží na { $square }.
star-quest-event-came-back = { $figure } je zpět v přístavišti.
star-quest-event-mark-taken = { $mark ->
        [primary] { star-quest-player }: známka hlavního cíle, 30 bodů.
       *[secondary] { star-quest-player }: známka vedlejšího cíle, 15 bodů.
    }
star-quest-event-chip-played = Posila na { $square }: { star-quest-kind }, { $figure }.
star-quest-event-activation-ended = { $figure } je hotov.
star-quest-event-fell-back = { $figure } ustupuje na { $square }.
star-quest-event-turn-ended = { star-quest-player }: konec tahu.
star-quest-event-last-turns = Poslední karta události je tažena: každý oddíl má ještě jeden tah.
star-quest-event-match-ended = { $end ->
        [nobody-aboard] Mise skončila: na palubě už nikdo není.
       *[last-turns] Mise skončila: poslední tahy jsou odehrány.
    }
star-quest-event-abandoned = { $figure } zůstává na lodi: { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodů
       *[other] { $points } bodů
    } pro Chaos.
