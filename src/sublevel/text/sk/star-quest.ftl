# Star Quest. Terms follow the glossary of the rules.

star-quest-title = Star Quest
star-quest-tagline = Oddiely vstupujú na opustenú loď a niekto v tme velí strojom.

## Phases

star-quest-phase-loadout = Výzbroj oddielu
star-quest-phase-squad = Koná oddiel
star-quest-phase-event = Karta udalosti
star-quest-phase-chaos = Koná Chaos
star-quest-phase-reinforce = Posily Chaosu
star-quest-phase-over = Koniec partie
star-quest-phase-reroll = Prehodenie kocky
star-quest-phase-alloc = Body dela nulového času
star-quest-phase-lose = Dreadnought stráca zbraň
star-quest-phase-dread = Umiestnenie Dreadnoughta
star-quest-phase-arm = Vyzbrojenie Dreadnoughta
star-quest-phase-scan = Prieskum radarom
star-quest-phase-scan-at = Umiestnenie radarového bodu

## Options

star-quest-seat-player-1 = Miesto 1
star-quest-seat-player-2 = Miesto 2
star-quest-seat-player-3 = Miesto 3
star-quest-seat-player-4 = Miesto 4
star-quest-option-players = Počet hráčov
star-quest-option-players-help = Koľko hráčov hrá: jeden až tri oddiely a Chaos. Predvolené: 2.
star-quest-option-mission = Misia
star-quest-option-mission-help = Kde oddiely pristanú, čo hľadajú a čo na ne čaká. Predvolené: { star-quest-mission-dead-signal }.
star-quest-mission-dead-signal = Mŕtvy signál
star-quest-mission-iron-sleeper = Železný spiaci
star-quest-mission-black-box = Čierna skrinka
star-quest-mission-three-generators = Tri generátory
star-quest-mission-hold-the-bridge = Udržte mostík
star-quest-mission-clean-sweep = Veľké upratovanie
star-quest-mission-heart-of-chaos = Srdce chaosu
star-quest-mission-first-boarding = Prvý výsadok
star-quest-mission-custom = Vlastná misia
star-quest-option-colours = Farby miest
star-quest-option-colours-help = Ktorý oddiel kde sedí; prvý začína. Predvolené: { star-quest-option-colours-RYB }.
star-quest-option-colours-RYB = červený, žltý, modrý
star-quest-option-colours-RBY = červený, modrý, žltý
star-quest-option-colours-YRB = žltý, červený, modrý
star-quest-option-colours-YBR = žltý, modrý, červený
star-quest-option-colours-BRY = modrý, červený, žltý
star-quest-option-colours-BYR = modrý, žltý, červený
star-quest-option-scoring = Vyhodnotenie
star-quest-option-scoring-help = Či oddiely súperia o body, alebo vyhrávajú a prehrávajú spoločne. Predvolené: { star-quest-option-scoring-rivals }.
star-quest-option-scoring-rivals = Súperi
star-quest-option-scoring-coop = Spoločne
star-quest-option-blip-scale = Počet radarových bodov
star-quest-option-blip-scale-help = Či menej oddielov stretne menej robotov. Predvolené: { star-quest-option-blip-scale-by-squads }.
star-quest-option-blip-scale-by-squads = Podľa počtu oddielov
star-quest-option-blip-scale-printed = Ako uvádza misia
star-quest-option-event-deck = Karty udalostí
star-quest-option-event-deck-help = Koľko je udalostí, od 10 do 28; s menším počtom je partia kratšia. Predvolené: 28.
star-quest-option-last-card = Posledná karta udalosti
star-quest-option-last-card-help = Či Chaos dohrá svoj ťah, keď je potiahnutá posledná karta. Predvolené: { star-quest-option-last-card-full-turn }.
star-quest-option-last-card-full-turn = Celý ťah
star-quest-option-last-card-stop = Iba karta
star-quest-option-null-time = Delo nulového času
star-quest-option-null-time-help = Koho môže zasiahnuť. Predvolené: { star-quest-option-null-time-any-visible }.
star-quest-option-null-time-any-visible = Všetkých na dohľad
star-quest-option-null-time-orthogonal = V tom istom rade alebo stĺpci
star-quest-option-dread-weapons = Zbrane Dreadnoughta
star-quest-option-dread-weapons-help = Či smú byť jeho dve ťažké zbrane rovnaké. Predvolené: { star-quest-option-dread-weapons-different }.
star-quest-option-dread-weapons-different = Dve rôzne
star-quest-option-dread-weapons-free = Dve ľubovoľné
star-quest-option-diagonal-corner = Kroky okolo rohov
star-quest-option-diagonal-corner-help = Či smú figúrky pri šikmom kroku skrátiť roh steny alebo stĺpik dverí. Predvolené: { star-quest-option-diagonal-corner-strict }.
star-quest-option-diagonal-corner-strict = Nesmú
star-quest-option-diagonal-corner-lenient = Smú
star-quest-option-reserve-visible = Záložné polia
star-quest-option-reserve-visible-help = Či oddiely vidia, kde sa môžu objaviť posily. Predvolené: { star-quest-option-reserve-visible-false }.
star-quest-option-reserve-visible-false = Oddielom skryté
star-quest-option-reserve-visible-true = Viditeľné pre všetkých hráčov
star-quest-option-campaign = Ťaženie
star-quest-option-campaign-help = Hodnosti a pocty dávajú oddielom viac kariet, známky Chaosu viac androidov. Predvolené: { star-quest-campaign-off }.
star-quest-campaign-off = Jednotlivá misia
star-quest-campaign-custom = Misia z ťaženia

## Why something is not possible

star-quest-reason-not-your-turn = Teraz nie si na rade.
star-quest-reason-finished = Partia sa skončila.
star-quest-reason-no-such-action = Taká akcia nie je.
star-quest-reason-not-now = To v tejto chvíli partie nejde.
star-quest-reason-not-yours = { $figure } nie je tvoje.
star-quest-reason-out-of-play = { $figure } tu nie je.
star-quest-reason-acted-already = { $figure } už v tomto ťahu konal.
star-quest-reason-reporting-in = { $figure } podáva hlásenie a v tomto ťahu nekoná.
star-quest-reason-select-first = Najprv vyber figúrku.
star-quest-reason-finish-first = Práve koná { $actor }; najprv to dokonči.
star-quest-reason-not-acted = { $figure } v tomto ťahu ešte nekonal.
star-quest-reason-only-steps = { $actor } stojí na obsadenom poli alebo v priechode a musí ísť ďalej.
star-quest-reason-no-move-left = { $actor } už nemá žiadny pohyb.
star-quest-reason-wall-there = V ceste je stena alebo zatvorené dvere.
star-quest-reason-occupied = Na { $square } stojí niekto, kto { $actor } nepustí.
star-quest-reason-no-way-out = { $actor } by sa z { $square } nedostal na pole, kde smie zostať.
star-quest-reason-between-two = Pomedzi dve figúrky stojace roh na roh sa nedá prejsť.
star-quest-reason-port-closed = Polia pred prístaviskom sú pre Chaos uzavreté, kým vnútri niekto čaká.
star-quest-reason-straight-only = Dreadnought chodí iba rovno.
star-quest-reason-cannot-move = Karta udalosti v tomto ťahu { $actor } pohyb nedovolí.
star-quest-reason-move-or-fire = Po častiach: figúrka sa buď pohybuje, alebo útočí.
star-quest-reason-door-open-already = Dvere { $door } sú už otvorené.
star-quest-reason-not-in-front = { $actor } nestojí pred dverami { $door }.
star-quest-reason-no-attack-left = { $actor } už takto útočiť nemôže.
star-quest-reason-no-such-weapon = { $actor } takú zbraň nemá.
star-quest-reason-not-an-enemy = { $figure } nie je nepriateľ.
star-quest-reason-not-in-sight = { $obstacle ->
        [door] Palebnú líniu { $actor } prerušujú zatvorené dvere { $at }.
        [figure] V palebnej línii { $actor } stojí { $at }.
        [wall] Palebnú líniu { $actor } prerušuje stena medzi { $at } a { $beyond }.
        [askew] Cieľ nestojí v rade ani stĺpci { $actor }.
       *[none] { $actor } nemá na tento cieľ voľnú palebnú líniu.
    }
star-quest-reason-not-next = { $figure } nestojí vedľa { $actor }.
star-quest-reason-not-aboard = { $actor } je ešte v prístavisku.
star-quest-reason-jammed = Ťažké zbrane tohto oddielu sú v tomto ťahu zaseknuté.
star-quest-reason-is-dazzled = Tento oddiel v tomto ťahu chránia oslepujúce nálože.
star-quest-reason-own-side = Na { $square } stojí figúrka vlastnej strany.
star-quest-reason-nobody-on-ray = Lúč by nezasiahol žiadneho nepriateľa.
star-quest-reason-no-grenade = Tepelný granát už nie je.
star-quest-reason-fired-already = Táto zbraň už v tomto ťahu strieľala.
star-quest-reason-no-such-power = Karta udalosti v tomto ťahu { $actor } takú schopnosť nedáva.
star-quest-reason-cannot-fire = Karta udalosti v tomto ťahu { $actor } streľbu nedovolí.
star-quest-reason-not-on-hulk = { $figure } nie je na lodi.
star-quest-reason-nobody-in-sight = { $actor } nemá na dohľad žiadneho nepriateľa.
star-quest-reason-wrong-points = Body za zásah { $figure }: { $range }. Máš { $left }.
star-quest-reason-no-such-die = Taká kocka tu nie je.
star-quest-reason-nothing-to-use = Tu nie je čo zapnúť ani vypnúť.
star-quest-reason-enemy-near = Vedľa { $actor } stojí robot.
star-quest-reason-locked = Najprv musí byť porazený: { star-quest-kind }. Zostáva: { $count }.
star-quest-reason-nothing-to-take = Tu nie je čo vziať.
star-quest-reason-after-select = Na to je už v tomto ťahu neskoro: robí sa to, skôr než koná prvá figúrka.
star-quest-reason-card-not-in-hand = Oddiel túto kartu nemá.
star-quest-reason-silenced = Rádiové ticho: v tomto ťahu žiadna karta rozkazu.
star-quest-reason-one-order = Jedna karta rozkazu už platí na tento ťah.
star-quest-reason-not-heavy = { $figure } nemá ťažkú zbraň, alebo tu nie je.
star-quest-reason-life-full = Veliteľa teraz nemožno vyliečiť.
star-quest-reason-no-such-blip = Radarový bod { $figure } tu nie je.
star-quest-reason-known-already = { $figure } už poznáš.
star-quest-reason-no-looks-left = Bioskener už v tomto ťahu žiadny pohľad nemá.
star-quest-reason-switched-already = To už bolo v tomto ťahu zmenené.
star-quest-reason-not-playing = Tento hráč nehrá.
star-quest-reason-trooper-named = Tento rozkaz menuje bojovníka s ťažkou zbraňou; žiadny iný nie.
star-quest-reason-card-out-of-order = Karty sa vyberajú po poradí, každá raz.
star-quest-reason-two-targeters = Oddiel má iba dva zameriavače, pre rôzne zbrane.
star-quest-reason-cannot-complete = Zostalo by príliš málo kariet na výber.
star-quest-reason-none-in-pool = Žetón tohto druhu už nie je: { star-quest-kind }.
star-quest-reason-no-square-left = Nie je preň žiadne pole.
star-quest-reason-other-board = { $square } nie je na príslušnej doske.
star-quest-reason-in-view = Niektorý oddiel na { $square } vidí.
star-quest-reason-square-taken = { $square } je obsadené.
star-quest-reason-no-block = Dreadnought by pri { $square } nemal miesto.
star-quest-reason-must-place-all = To je posledná doska: musia sa umiestniť všetky radarové body, ktoré sa zmestia.
star-quest-reason-block-blocked = Tam Dreadnought stáť nemôže: bránia mu steny, dvere alebo niekto iný.
star-quest-reason-block-elsewhere = Dreadnought musí stáť na príslušnom poli, alebo čo najbližšie.
star-quest-reason-equal-weapons = Obe ťažké zbrane musia byť rôzne.
star-quest-reason-weapon-not-held = Dreadnought túto zbraň nemá.
star-quest-reason-none-in-supply = Všetky figúrky tohto druhu sú na lodi.
star-quest-reason-no-reserve = To nie je záložné pole tejto misie.
star-quest-reason-must-play-chips = Na lodi nie je žiadny robot: treba zahrať posily.
star-quest-reason-not-to-choose = Karta takú voľbu nedovoľuje.
star-quest-reason-must-choose = Karta vyžaduje voľbu.
star-quest-reason-had-already = Oddiel už túto kartu rozkazu mal.
star-quest-reason-touched-already = Dvere { $door } už táto karta zmenila.
star-quest-reason-no-blip-there = Na tejto doske nie je žiadny radarový bod.
star-quest-reason-moved-already = { $figure } už táto karta presunula.
star-quest-reason-not-scanned = Táto doska ešte nie je preskúmaná.
star-quest-reason-set-so-already = Už je to tak nastavené, nič sa nemení.
star-quest-reason-door-is-so-already = Dvere { $door } už také sú.
star-quest-reason-no-such-set = Štyria bojovníci majú aspoň jeden laser a aspoň jednu ťažkú zbraň, žiadnu z nich dvakrát: { $sets }.
star-quest-reason-card-of-others = { star-quest-player } takú kartu nemá: { star-quest-card }.
star-quest-reason-select-it-first = Najprv vyber { $figure }.
star-quest-reason-a-blip = Blip { $figure } nie je vidieť. Zaútočiť naň môžeš, keď ho niektorá tvoja figúrka uvidí.

## What happened

star-quest-event-loadout-picked = { star-quest-player }: vybrané { $choice }.
star-quest-event-loadout-shown = { star-quest-player }: výzbroj veliteľa { $kit }, zbrane { $weapons }, karty { $cards }.
star-quest-event-turn-began = { $round }. kolo: { star-quest-player }.
star-quest-event-selected = Koná { $figure }.
star-quest-event-stepped = { $figure } ide z { $from } na { $to }.
star-quest-event-door-opened = { $who ->
        [figure] { $figure } otvára dvere { $door }.
       *[card] Dvere { $door } sa otvárajú.
    }
star-quest-event-door-closed = Dvere { $door } sa zatvárajú.
star-quest-event-fired = { $attack ->
        [single] { $figure } strieľa na { $aim }.
        [null-time] { $figure } strieľa z dela nulového času.
        [holo] { $figure } strieľa z holometu na { $aim }.
        [ray] { $figure } strieľa z blastera čiernych dier, { $aim }.
        [bomb] { $figure } hádže granát na { $aim }.
        [tinker] { $figure } strieľa z podomácky vyrobeného blastera, { $aim }.
        [explosion] { $figure } vybuchuje.
        [trap] Vybuchuje nálož v podlahe.
        [call] Chaos volá k sebe.
       *[sentry] Strieľa strážne delo.
    }
star-quest-event-fought = { $grenade ->
        [yes] { $figure } útočí na { $target } zblízka s tepelným granátom.
       *[no] { $figure } útočí na { $target } v boji zblízka.
    }
star-quest-event-rolled = { $who ->
        [figure] { $figure } hádže { $total } ({ $dice }).
       *[card] Výsledok hodu je { $total } ({ $dice }).
    }
star-quest-event-rerolled = { $figure } prehadzuje kocku { $die }: { $value }.
star-quest-event-kept-roll = { $figure } si hod necháva.
star-quest-event-hit-spent = Na { $figure } { $points ->
        [one] ide jeden bod
        [few] idú { $points } body
        [many] ide { $points } bodov
       *[other] ide { $points } bodov
    }.
star-quest-event-stopped = { $figure } necháva prepadnúť { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodov
       *[other] { $points } bodov
    }.
star-quest-event-damaged = { $figure } stráca { $lost ->
        [one] jeden život
        [few] { $lost } životy
        [many] { $lost } životov
       *[other] { $lost } životov
    }; zostáva: { $left }.
star-quest-event-unharmed = { $figure } zostáva bez zranenia: { $total } neprekoná pancier { $armour }.
star-quest-event-removed = { $figure } je vyradený z boja.
star-quest-event-token-taken = { star-quest-player }: žetón { star-quest-kind }, { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodov
       *[other] { $points } bodov
    }.
star-quest-event-figure-lost = { $figure } je stratený: { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodov
       *[other] { $points } bodov
    } pre Chaos.
star-quest-event-weapon-lost = Dreadnought stráca zbraň: { star-quest-weapon }.
star-quest-event-revealed = { $there ->
        [yes] { $blip } na { $square } je odhalený: { star-quest-kind }, { $figure }.
       *[no] { $blip } na { $square } je odhalený: { star-quest-kind }, ale žiadna figúrka nezostáva.
    }
star-quest-event-dread-placed = Dreadnought sa postavil na { $square }.
star-quest-event-dread-armed = Dreadnought je vyzbrojený: { star-quest-weapon }, { $second }.
star-quest-event-board-entered = { $figure } vstupuje na dosku { $board }.
star-quest-event-scan-began = Dosku { $board } skúma radar.
star-quest-event-scan-chosen = Ďalší radarový bod: { star-quest-kind }.
star-quest-event-blip-placed = { $blip } sa objavuje na { $square }.
star-quest-event-blip-placed-as = { $blip } sa kladie na { $square }: { star-quest-kind }.
star-quest-event-board-scanned = Doska { $board } je preskúmaná.
star-quest-event-blips-left-out = Nie je už miesto: mimo hry { $count ->
        [one] zostáva jeden radarový bod
        [few] zostávajú { $count } radarové body
        [many] zostáva { $count } radarových bodov
       *[other] zostáva { $count } radarových bodov
    }.
star-quest-event-event-drawn = Karta udalosti: { star-quest-event-card }; zostáva: { $left }.
star-quest-event-no-effect = Karta { star-quest-event-card } nemá účinok.
star-quest-event-chips-joined = Žetóny posíl pre Chaos: { $count }.
star-quest-event-chip-joined = Nový žetón posíl: { star-quest-kind }.
star-quest-event-swapped = { $figure } a { $other } si menia miesta.
star-quest-event-squad-chosen = Karta { star-quest-event-card } platí pre { star-quest-player }.
star-quest-event-order-taken = { star-quest-player }: ďalšia karta, { star-quest-card }.
star-quest-event-passed = { star-quest-player }: žiadna voľba pre kartu { star-quest-event-card }.
star-quest-event-card-lost = { star-quest-player }: karta { star-quest-card } je stratená.
star-quest-event-clone-placed = Na { $square } sa objavuje klon: { $figure }.
star-quest-event-called = { $there ->
        [yes] { $figure } nasleduje volanie Chaosu: jeho miesto zaujíma { $other }.
       *[no] { $figure } nasleduje volanie Chaosu a mizne.
    }
star-quest-event-call-resisted = { $figure } volaniu Chaosu odoláva.
star-quest-event-weapon-empty = { $there ->
        [yes] Ťažká zbraň { $figure } je prázdna; poruke je náhradný laser.
       *[no] Ťažká zbraň { $figure } je prázdna a žiadny laser nezostáva.
    }
star-quest-event-board-chosen = { star-quest-player }: všetky radarové body na doske { $board } sa odhaľujú.
star-quest-event-secondary-known = Vedľajší cieľ je prečítaný.
star-quest-event-redeployed = { $there ->
        [yes] { $blip } sa presúva z { $from } na { $square }.
       *[no] { $blip } sa kladie na { $square }.
    }
star-quest-event-redeploy-chosen = Presúva sa: { star-quest-kind }.
star-quest-event-again-active = { $figure } smie konať znova.
star-quest-event-order-given = { $named ->
        [yes] { star-quest-player }: { star-quest-card }, pre { $figure }.
       *[no] { star-quest-player }: { star-quest-card }.
    }
star-quest-event-medi-kit-used = { star-quest-player }: veliteľ je vyliečený.
star-quest-event-dazzled = { star-quest-player }: oslepujúce nálože chránia oddiel v ďalšom ťahu Chaosu.
star-quest-event-inspected = Bioskener skúma { $blip }.
star-quest-event-inspected-as = Bioskener odhaľuje { $blip }: { star-quest-kind }.
star-quest-event-permitted = { $allowed ->
        [yes] { star-quest-player }: { $other } smie prejsť.
       *[no] { star-quest-player }: { $other } už nesmie prejsť.
    }
star-quest-event-used = { $figure } plní na { $square }, čo cieľ žiada.
star-quest-event-took = { $figure } berie, čo leží na { $square }.
star-quest-event-item-dropped = Nesená vec leží na { $square }, kto ju vezme.
star-quest-event-came-back = { $figure } je späť v prístavisku.
star-quest-event-mark-taken = { $mark ->
        [primary] { star-quest-player }: známka hlavného cieľa, 30 bodov.
       *[secondary] { star-quest-player }: známka vedľajšieho cieľa, 15 bodov.
    }
star-quest-event-chip-played = Prichádza posila na { $square }: { star-quest-kind }, { $figure }.
star-quest-event-activation-ended = { $figure } je hotový.
star-quest-event-fell-back = { $figure } sa vracia na { $square }.
star-quest-event-turn-ended = { star-quest-player }: koniec ťahu.
star-quest-event-last-turns = Posledná karta udalosti je potiahnutá: každý oddiel má ešte jeden ťah.
star-quest-event-match-ended = { $end ->
        [nobody-aboard] Misia sa skončila: na palube už nikto nie je.
       *[last-turns] Misia sa skončila: posledné ťahy sú odohraté.
    }
star-quest-event-abandoned = { $figure } ostáva na lodi: { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodov
       *[other] { $points } bodov
    } pre Chaos.
