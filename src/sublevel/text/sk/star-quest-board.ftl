# Stôl Star Quest v prehliadači: výzvy, tlačidlá, popisky. [Q] znamená kláves.

star-quest-board-kind = výsadkové jednotky proti Chaosu
star-quest-board-label = Loď zhora, 24 krát 24 polí
star-quest-board-offers = Čo možno na pláne urobiť
star-quest-board-role = { $player ->
        [RED] Tiger, červená jednotka
        [YEL] Mušketieri, žltá jednotka
        [BLU] Devätnástka, modrá jednotka
       *[CHAOS] Chaos: velí robotom
    }
star-quest-board-round = kolo { $round }

## Herný plán

star-quest-board-overlay-can = Čo môžem urobiť
star-quest-board-overlay-light = Čo jednotky vidia
star-quest-board-sight-tool = Výhľad
star-quest-board-sight = { $square }: na dohľad { $count ->
        [one] jedno pole
        [few] { $count } polia
        [many] { $count } poľa
       *[other] { $count } polí
    } (modré). { $fire ->
        [none] Na dostrel (body) nikto nestojí.
       *[other] Na dostrel (body): { $fire }.
    }
star-quest-board-sight-ask = Ukáž na pole a uvidíš, kam z neho vidno. Ťahaj na iné pole, alebo stlač jedno po druhom: uvidíš čiaru medzi nimi.
star-quest-board-line = { $state ->
        [free] { $from } až { $to }: voľné, pre radar aj pre paľbu.
        [radar] { $from } až { $to }: na dohľad radaru, ale palebná línia nie je voľná. V ceste (červenou): { $what }.
       *[blocked] { $from } až { $to }: nie je na dohľad. V ceste (červenou): { $what }.
    }
star-quest-board-way-wall = { $side ->
        [E] stena na východ od { $square }
       *[S] stena na juh od { $square }
    }
star-quest-board-way-door = zatvorené dvere { $door }
star-quest-board-way-figure = { $figure } na { $square }
star-quest-board-no-line = { $figure } nemá palebnú líniu na cieľ { $target }. V ceste: { $what }.
star-quest-board-no-attack = { $figure } teraz nemôže zaútočiť na cieľ { $target }.
star-quest-board-line-from = Z poľa
star-quest-board-line-to = na pole
star-quest-board-line-ask = Čo je v ceste?
star-quest-board-line-squares = Treba zadať dve polia lode, od a1 do x24.
star-quest-board-board-dark = Doska { $board }, nepreskenovaná
star-quest-board-board-pending = Doska { $board }: sken nasleduje
star-quest-board-legend-steps = { $from }, { $to } kroky
star-quest-board-legend-scan = spustí sken
star-quest-board-legend-light = v dohľade
star-quest-board-zoom-in = Priblížiť
star-quest-board-zoom-out = Oddialiť
star-quest-board-zoom-whole = Celá loď
star-quest-board-map = Celá loď v malom
star-quest-board-no-way = { $figure } sa týmto pohybom na { $square } nedostane.
star-quest-board-blip = blip { $number }
star-quest-board-robotling = { $kind } { $figure }
star-quest-board-commander = { $figure } (veliteľ)
star-quest-board-values = pohyb { $move }, pancier { $armour }, { $fire ->
        [none] nestrieľa
       *[other] streľba: { $fire }
    }, boj zblízka: { $close }
# Dice that are rolled: two white dice.
star-quest-board-dice = { $colour ->
        [R] { $count ->
            [one] červená kocka
            [few] { $count } červené kocky
            [many] { $count } červenej kocky
           *[other] { $count } červených kociek
        }
       *[W] { $count ->
            [one] biela kocka
            [few] { $count } biele kocky
            [many] { $count } bielej kocky
           *[other] { $count } bielych kociek
        }
    }
star-quest-board-lp-of = životy: { $lp } z { $most }
star-quest-board-carries = nesie predmet
# Who was done in his turn without having done anything.
star-quest-board-idle = { $figures }: bez akcie.
# The squares of a way, one after the other.
star-quest-board-went = { $figure } ide { $way }.
star-quest-board-state = { $state ->
        [docked] v doku
        [returned] vrátil sa
        [lost] stratený
       *[aboard] na palube
    }
star-quest-board-offer-walk = { $scan ->
        [yes] ísť tam, { $steps } { $steps ->
            [one] krok
            [few] kroky
            [many] kroku
           *[other] krokov
        }; spustí sken
       *[no] ísť tam, { $steps } { $steps ->
            [one] krok
            [few] kroky
            [many] kroku
           *[other] krokov
        }
    }
star-quest-board-offer-look = pozrieť sa: { $figure }
star-quest-board-offer-attack = zaútočiť: { $figure }

## Útoky

star-quest-board-armour = pancier { $count }
star-quest-board-odds-title = { $how ->
        [close] Boj zblízka: { $target }
        [close-tg] Granát a boj zblízka: { $target }
        [null] Nulový čas: { $target }
        [holo] Holovýbuch: { $target }
        [bomb] Granát: { $target }
        [ray] Lúč čiernej diery: { $target }
        [tinker] Lúč čiernej diery: { $target }
        [hit] Body na: { $target }
       *[fire] Paľba: { $target }
    }
star-quest-board-odds-needs = Cieľ vyradí súčet { $count } a viac.
star-quest-board-odds-close = { $own } proti { $other }: nižší súčet stráca rozdiel. Pancier sa nepočíta.
star-quest-board-odds-after = { $figure } najprv príde na { $square } a potom zaútočí.
star-quest-board-odds-reroll = Jednu kocku smieš hodiť znova; šanca s tým ráta.
star-quest-board-odds-danger = Vlastné figúrky v ohrození: { $figures }
star-quest-board-odds-removal = vyradenie: { $chance } %
star-quest-board-odds-wound = zranenie
star-quest-board-odds-sure = Tento zásah je istý.
star-quest-board-odds-needs-both = Od { $hurts } je cieľ zranený, od { $removes } vyradený.
star-quest-board-rolling = Kocky sa kotúľajú.
star-quest-board-roll = { $figure } hádže { $dice } proti { $target }: { $total }
star-quest-board-mode = { $mode ->
        [null] Nulový čas
        [holo] Holomet
        [bomb] Granát
        [ray] Čierna diera
        [tinker] Čierna diera
       *[fire] Laser
    }

## Miesta a karty

star-quest-board-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }
star-quest-board-blips = { $count ->
        [one] { $count } blip
        [few] { $count } blipy
        [many] { $count } blipu
       *[other] { $count } blipov
    }
star-quest-board-lp = Životy
star-quest-board-tokens = žetóny
star-quest-board-losses = straty
star-quest-board-score = skóre
star-quest-board-on-radar = na radare
star-quest-board-in-pool = v zásobe
star-quest-board-chips = posily
star-quest-board-event-cards = karty udalostí
star-quest-board-mark = { $mark ->
        [primary] hlavný cieľ, 30
       *[secondary] vedľajší cieľ, 15
    }
star-quest-board-flag = { $flag ->
        [silenced] bez rozkazov
        [held] veliteľ hlási
        [jammed] ťažké zbrane zaseknuté
       *[dazzled] nemožno napadnúť
    }
star-quest-board-cards = Tvoje karty
star-quest-board-cards-menu = Zahrať kartu ({ $count })
star-quest-board-card-for = { $card }, { $weapon }
star-quest-board-card-again = Ďalším stlačením ju zahráš.
star-quest-board-allow-menu = Pustiť ostatných
star-quest-board-tray = Žetóny na umiestnenie
star-quest-board-pool-blips = Blipy v zásobe
star-quest-board-pool-chips = Posily
star-quest-board-pool-table = Odkryté žetóny
star-quest-board-event = Udalosť
star-quest-board-event-squad = Zvolené: { $squad }

## Misia

star-quest-board-difficulty = náročnosť { $count } zo { $most }
star-quest-board-mission = Misia
star-quest-board-briefing = Zadanie
star-quest-board-last-turns = Posledné ťahy: kto potom zostane na palube, je stratený.
star-quest-board-progress = { $done } z { $count }.
star-quest-board-carried-by = nesie { $figure }
star-quest-board-goal-unknown = Vedľajší cieľ, ešte neprečítaný
star-quest-board-goal-use = Vypnite, čo stojí na { $squares }.
star-quest-board-goal-first = Najprv vyraďte z boja: { $kind }.
star-quest-board-goal-remove = { $count ->
        [one] Vyraďte z boja: { $kind }.
        [few] Vyraďte z boja { $count }×: { $kind }.
        [many] Vyraďte z boja { $count }×: { $kind }.
       *[other] Vyraďte z boja { $count }×: { $kind }.
    }
star-quest-board-goal-carry = Doneste predmet z { $squares } do vlastného doku.
star-quest-board-goal-hold = Na konci ťahu Chaosu stojte v miestnosti { $room } sami, v počte { $count }.
star-quest-board-goal-clear = Nenechajte na lodi žiadneho robota ani blip.
star-quest-board-goal-token = { $count ->
        [one] Získajte žetón: { $kind }.
        [few] Získajte { $count } žetóny: { $kind }.
        [many] Získajte { $count } žetónu: { $kind }.
       *[other] Získajte { $count } žetónov: { $kind }.
    }
star-quest-board-goal-score = { $count ->
        [one] Majte žetóny za { $count } bod.
        [few] Majte žetóny za { $count } body.
        [many] Majte žetóny za { $count } bodu.
       *[other] Majte žetóny za { $count } bodov.
    }

## Výzbroj

star-quest-board-loadout = Výzbroj tvojej jednotky
star-quest-board-loadout-kit = Veliteľ nesie
star-quest-board-loadout-weapons = Zbrane štyroch vojakov
star-quest-board-loadout-cards = Karty výstroja
star-quest-board-loadout-orders = Karty rozkazov
star-quest-board-loadout-full = Plno: ak chceš inú, jednu vráť.
star-quest-board-loadout-ready = Pripravení na výsadok
star-quest-board-kit-text = { $kit ->
        [AXE] Strieľa dvoma bielymi, bojuje dvoma červenými kockami.
        [PLA] Strieľa dvoma červenými, bojuje dvoma bielymi kockami.
       *[SWD] Nestrieľa; bojuje dvoma červenými a dvoma bielymi kockami.
    }
star-quest-board-weapon-text = { $weapon ->
        [N] Kanón nulového času: body sa rozdelia medzi nepriateľov v dohľade.
        [H] Holomet: výbuch na poli a všade okolo.
       *[B] Metač čiernych dier: lúč cez všetkých v jeho línii.
    }

## Výzvy

star-quest-board-prompt-loadout = Vyber, čo si tvoja jednotka vezme.
star-quest-board-hint-loadout = Nikto to neuvidí, kým nebudú pripravené všetky jednotky.
star-quest-board-prompt-choose = { $count ->
        [one] Konať môže ešte jeden. Vyber ho.
        [few] Konať môžu ešte { $count }. Vyber jedného.
        [many] Konať môže ešte { $count }. Vyber jedného.
       *[other] Konať môže ešte { $count }. Vyber jedného.
    }
star-quest-board-hint-choose = Klikni na figúrku, alebo [N] pre ďalšiu; [E] ukončí ťah.
star-quest-board-hint-choose-tap = Ťukni na figúrku a uvidíš, čo môže.
star-quest-board-prompt-looked = Má konať { $figure }?
star-quest-board-hint-looked = [Enter] ju nechá konať, [N] prejde na ďalšiu.
star-quest-board-hint-looked-tap = Ťukni na ňu ešte raz a bude konať.
star-quest-board-prompt-act = { $can ->
        [fm] { $figure }: zaútoč, alebo sa pohni až o { $steps }.
        [f] { $figure }: zaútoč.
        [m] { $figure }: pohni sa až o { $steps }.
       *[none] { $figure } už nemá čo robiť.
    }
star-quest-board-hint-act = { $targets ->
        [0] { $later ->
            [0] Teraz sa nedá útočiť.
            [one] Jeden cieľ po presune.
            [few] { $later } ciele po presune.
            [many] { $later } cieľa po presune.
           *[other] { $later } cieľov po presune.
        }
        [one] Jeden cieľ v dohľade.
        [few] { $targets } ciele v dohľade.
        [many] { $targets } cieľa v dohľade.
       *[other] { $targets } cieľov v dohľade.
    } { $scan ->
        [yes] Pole so znakom radaru spustí sken.
       [none] [Enter] vykoná, [D] hotovo.
       *[no] [T] ďalší cieľ, [Enter] vykoná, [D] hotovo.
    }
star-quest-board-hint-act-tap = { $targets ->
        [0] { $later ->
            [0] Teraz sa nedá útočiť.
            [one] Jeden cieľ po presune.
            [few] { $later } ciele po presune.
            [many] { $later } cieľa po presune.
           *[other] { $later } cieľov po presune.
        }
        [one] Jeden cieľ v dohľade.
        [few] { $targets } ciele v dohľade.
        [many] { $targets } cieľa v dohľade.
       *[other] { $targets } cieľov v dohľade.
    } { $scan ->
        [yes] Pole so znakom radaru spustí sken.
       *[no] Dvojitým ťuknutím sa to vykoná.
    }
star-quest-board-prompt-aim = { $mode ->
        [holo] { $figure }: kam má výbuch dopadnúť?
        [bomb] { $figure }: kam poletí granát?
       *[ray] { $figure }: ktorým smerom?
    }
star-quest-board-hint-aim = Červené polia dostanú zásah, aj s priateľmi. [T] ďalšie, [Esc] späť.
star-quest-board-hint-aim-tap = Červené polia dostanú zásah, aj s priateľmi.
star-quest-board-prompt-end = Všetci konali.
star-quest-board-prompt-sure = { $count ->
        [one] { $figures } by ešte mohol zaútočiť. Ukončiť ťah?
        [few] { $figures } by ešte mohli zaútočiť. Ukončiť ťah?
        [many] { $figures } by ešte mohlo zaútočiť. Ukončiť ťah?
       *[other] { $figures } by ešte mohlo zaútočiť. Ukončiť ťah?
    }
star-quest-board-prompt-event = { $card }: { $kind ->
        [squad] ktorej jednotky sa týka?
        [board] ktorá doska sa odkryje?
        [take_order] ktorá karta sa vezme?
        [card] ktorá karta sa stratí?
        [door] ktoré dvere sa otvoria alebo zatvoria?
        [clone] kde sa Klon objaví?
        [shoot] na koho sa strieľa?
        [trap] pod kým nálož vybuchne?
        [call] koho Chaos volá?
        [empty] čia ťažká zbraň je prázdna?
        [swap] kto si vymení miesta?
        [again] kto smie konať znova?
        [redeploy] ktorý blip sa presunie?
        [at] kam príde?
       *[other] voľba je tvoja.
    }
star-quest-board-hint-event = Vyber na pláne alebo tlačidlami.
star-quest-board-prompt-reinforce = { $count ->
        [one] Posily: zostáva jeden žetón.
        [few] Posily: zostávajú { $count } žetóny.
        [many] Posily: zostáva { $count } žetónu.
       *[other] Posily: zostáva { $count } žetónov.
    }
star-quest-board-hint-reinforce = Vyber druh, potom pole. Najviac šesť za ťah.
star-quest-board-hint-place = Vyber jedno zo svetlých polí.
star-quest-board-prompt-reroll = Hodiť jednu kocku znova, alebo nechať?
star-quest-board-hint-reroll = Klikni na kocku alebo stlač jej číslo; [D] ich nechá.
star-quest-board-hint-reroll-tap = Ťukni na kocku a hoď ju znova.
star-quest-board-prompt-alloc = { $count ->
        [one] Zostáva rozdeliť jeden bod.
        [few] Zostáva rozdeliť { $count } body.
        [many] Zostáva rozdeliť { $count } bodu.
       *[other] Zostáva rozdeliť { $count } bodov.
    }
star-quest-board-hint-alloc = Vyber cieľ a potom, koľko bodov dostane.
star-quest-board-prompt-lose = O ktorú zbraň dreadnought príde?
star-quest-board-prompt-dread = Kde dreadnought stojí? Vyber jeho severozápadné pole.
star-quest-board-prompt-arm = Ktoré dve ťažké zbrane dreadnought nesie?
star-quest-board-prompt-scan = { $count ->
        [one] Skenuje sa doska { $board }: v zásobe máš jeden blip.
        [few] Skenuje sa doska { $board }: v zásobe máš { $count } blipy.
        [many] Skenuje sa doska { $board }: v zásobe máš { $count } blipu.
       *[other] Skenuje sa doska { $board }: v zásobe máš { $count } blipov.
    }
star-quest-board-hint-scan = Vyber druh, ktorý ukryješ, alebo skonči klávesom [D].
star-quest-board-hint-scan-tap = Vyber druh, ktorý ukryješ, alebo skonči.
star-quest-board-hint-scan-last = Posledná doska: musia sem všetky blipy.
star-quest-board-prompt-scan-at = Kam s ním? Jednotky jeho druh nevidia.
star-quest-board-prompt-over = Misia sa skončila.
star-quest-board-somebody = ostatní
star-quest-board-waiting = { $phase ->
        [loadout] Čaká sa: { $who } vyberá výzbroj.
        [event] Čaká sa: { $who } rozhoduje o udalosti.
        [scan] Čaká sa: { $who } ukrýva blipy.
        [scan_at] Čaká sa: { $who } ukrýva blipy.
        [reinforce] Čaká sa: { $who } privádza posily.
       *[squad] Čaká sa: { $who }.
    }

## Tlačidlá

star-quest-board-back = Späť
star-quest-board-do-select = Konať: { $figure }
star-quest-board-do-step = Krok na { $direction }, { $square }
star-quest-board-do-walk = Ísť na { $square }
star-quest-board-do-go-attack = { $square }, potom { $target }
star-quest-board-do-open = Otvoriť dvere { $door }
star-quest-board-do-fire = Strieľať na { $target }
star-quest-board-do-null = Strieľať nulovým časom
star-quest-board-do-holo = Výbuch na { $square }
star-quest-board-do-bomb = Granát na { $square }
star-quest-board-do-ray = Lúč na { $direction }
star-quest-board-do-tinker = Lúč na { $direction }
star-quest-board-do-detonate = Odpáliť sa
star-quest-board-do-close = Boj zblízka: { $target }
star-quest-board-do-close-tg = S granátom: { $target }
star-quest-board-do-hit = { $count ->
        [one] { $count } bod na { $target }
        [few] { $count } body na { $target }
        [many] { $count } bodu na { $target }
       *[other] { $count } bodov na { $target }
    }
star-quest-board-do-hit-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }
star-quest-board-do-stop = Prestať
star-quest-board-do-keep = Nechať kocky
star-quest-board-do-reroll = Hodiť znova kocku { $count }
star-quest-board-do-use = Vypnúť
star-quest-board-do-take = Zdvihnúť
star-quest-board-do-done = Hotovo
star-quest-board-do-end = Ukončiť ťah
star-quest-board-do-end-yes = Ukončiť ťah
star-quest-board-do-order = { $card }
star-quest-board-do-play = Zahrať: { $card }
star-quest-board-do-inspect = Pozrieť sa: { $figure }
star-quest-board-do-allow = { $on ->
        [yes] Priechod pre { $player }: povoliť
       *[no] Priechod pre { $player }: zakázať
    }
star-quest-board-do-scan = Ukryť: { $card }
star-quest-board-do-at = Dať na { $square }
star-quest-board-do-scandone = Ukončiť sken
star-quest-board-do-chip = { $card } na { $square }
star-quest-board-do-dread = Dreadnought na { $square }
star-quest-board-do-arm = { $card }
star-quest-board-do-lose = Prísť o: { $card }
star-quest-board-do-pass = Už nič
star-quest-board-do-squad = { $card }
star-quest-board-do-shoot = Vystreliť na { $figure }
star-quest-board-do-trap = Nálož pod { $figure }
star-quest-board-do-call = Zavolať: { $figure }
star-quest-board-do-empty = Vybiť zbraň: { $figure }
star-quest-board-do-swap = Vymeniť: { $figure }
star-quest-board-do-door = { $open ->
        [yes] Zatvoriť dvere { $door }
       *[no] Otvoriť dvere { $door }
    }
star-quest-board-do-board = Doska { $count }
star-quest-board-do-take-order = Vziať: { $card }
star-quest-board-do-card = { $figure }: stráca { $card }
star-quest-board-do-redeploy = Premiestniť: { $figure }{ $card }
star-quest-board-do-clone = Klon na { $square }
star-quest-board-do-again = { $figure } koná znova
star-quest-board-do-kit = Veliteľ: { $card }
star-quest-board-do-weapons = Ťažké zbrane: { $card }
star-quest-board-do-equip = Vziať so sebou: { $card }
star-quest-board-do-pick = Vziať so sebou: { $card }

## Koniec

star-quest-board-ending = { $round ->
        [one] { $mission }: koniec po jednom kole.
        [few] { $mission }: koniec po { $round } kolách.
        [many] { $mission }: koniec po { $round } kola.
       *[other] { $mission }: koniec po { $round } kolách.
    }
star-quest-board-sheet-tokens = Žetóny
star-quest-board-sheet-primary = Hlavný cieľ
star-quest-board-sheet-secondary = Vedľajší cieľ
star-quest-board-sheet-losses = Straty
star-quest-board-sheet-total = Skóre

## Slovami

star-quest-board-twin = Misia slovami
star-quest-board-twin-state = { $mission }, kolo { $round }, na ťahu: { $player }. Zostáva kariet udalostí: { $deck }.
star-quest-board-twin-squad = { $squad }: skóre { $score }, žetóny { $points }, straty { $loss }.
star-quest-board-twin-chaos = Chaos: skóre { $score }, blipy v zásobe { $pool }, posily { $chips }.
star-quest-board-twin-nothing = Teraz nemáš čo robiť.
star-quest-board-twin-squads = Jednotky
star-quest-board-twin-robotlings = Roboti a blipy
star-quest-board-twin-doors = Otvorené dvere: { $open }
star-quest-board-group-select = Figúrky, ktoré môžu konať
star-quest-board-group-move = Kroky a dvere
star-quest-board-group-attack = Útoky
star-quest-board-group-area = Výbuchy
star-quest-board-group-place = Umiestnenie
star-quest-board-group-other = Ostatné
