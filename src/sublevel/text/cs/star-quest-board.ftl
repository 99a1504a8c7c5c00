# Stůl Star Quest v prohlížeči: výzvy, tlačítka, popisky. [Q] znamená klávesu.

star-quest-board-kind = výsadkové jednotky proti Chaosu
star-quest-board-label = Loď shora, 24 krát 24 polí
star-quest-board-offers = Co lze na plánu udělat
star-quest-board-role = { $player ->
        [RED] Tiger, červená jednotka
        [YEL] Mušketýři, žlutá jednotka
        [BLU] Devatenáctka, modrá jednotka
       *[CHAOS] Chaos: velí robotům
    }
star-quest-board-round = kolo { $round }

## Herní plán

star-quest-board-overlay-can = Co mohu udělat
star-quest-board-overlay-light = Co jednotky vidí
star-quest-board-sight-tool = Výhled
star-quest-board-sight = { $square }: na dohled { $count ->
        [one] jedno pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    } (modře). { $fire ->
        [none] Na dostřel (body) nikdo nestojí.
       *[other] Na dostřel (body): { $fire }.
    }
star-quest-board-sight-ask = Ukaž na pole a uvidíš, kam je z něj vidět. Táhni na jiné pole, nebo stiskni jedno po druhém: uvidíš čáru mezi nimi.
star-quest-board-line = { $state ->
        [free] { $from } až { $to }: volno, pro radar i pro palbu.
        [radar] { $from } až { $to }: na dohled radaru, ale palebná linie není volná. V cestě (červeně): { $what }.
       *[blocked] { $from } až { $to }: není na dohled. V cestě (červeně): { $what }.
    }
star-quest-board-way-wall = { $side ->
        [E] stěna na východ od { $square }
       *[S] stěna na jih od { $square }
    }
star-quest-board-way-door = zavřené dveře { $door }
star-quest-board-way-figure = { $figure } na { $square }
star-quest-board-no-line = { $figure } nemá palebnou linii na cíl { $target }. V cestě: { $what }.
star-quest-board-no-attack = { $figure } teď nemůže zaútočit na cíl { $target }.
star-quest-board-line-from = Z pole
star-quest-board-line-to = na pole
star-quest-board-line-ask = Co je v cestě?
star-quest-board-line-squares = Je třeba zadat dvě pole lodi, od a1 do x24.
star-quest-board-board-dark = Deska { $board }, neproskenovaná
star-quest-board-board-pending = Deska { $board }: sken následuje
star-quest-board-legend-steps = { $from }, { $to } kroky
star-quest-board-legend-scan = spustí sken
star-quest-board-legend-light = v dohledu
star-quest-board-zoom-in = Přiblížit
star-quest-board-zoom-out = Oddálit
star-quest-board-zoom-whole = Celá loď
star-quest-board-map = Celá loď v malém
star-quest-board-no-way = { $figure } se tímto pohybem na { $square } nedostane.
star-quest-board-blip = blip { $number }
star-quest-board-robotling = { $kind } { $figure }
star-quest-board-commander = { $figure } (velitel)
star-quest-board-values = pohyb { $move }, pancíř { $armour }, { $fire ->
        [none] nestřílí
       *[other] střelba: { $fire }
    }, boj zblízka: { $close }
# Dice that are rolled: two white dice.
star-quest-board-dice = { $colour ->
        [R] { $count ->
            [one] červená kostka
            [few] { $count } červené kostky
            [many] { $count } červené kostky
           *[other] { $count } červených kostek
        }
       *[W] { $count ->
            [one] bílá kostka
            [few] { $count } bílé kostky
            [many] { $count } bílé kostky
           *[other] { $count } bílých kostek
        }
    }
star-quest-board-lp-of = životy: { $lp } z { $most }
star-quest-board-carries = nese předmět
# Who was done in his turn without having done anything.
star-quest-board-idle = { $figures }: bez akce.
# The squares of a way, one after the other.
star-quest-board-went = { $figure } jde { $way }.
star-quest-board-state = { $state ->
        [docked] v doku
        [returned] vrátil se
        [lost] ztracen
       *[aboard] na palubě
    }
star-quest-board-offer-walk = { $scan ->
        [yes] jít tam, { $steps } { $steps ->
            [one] krok
            [few] kroky
            [many] kroku
           *[other] kroků
        }; spustí sken
       *[no] jít tam, { $steps } { $steps ->
            [one] krok
            [few] kroky
            [many] kroku
           *[other] kroků
        }
    }
star-quest-board-offer-look = podívat se: { $figure }
star-quest-board-offer-attack = zaútočit: { $figure }

## Útoky

star-quest-board-armour = pancíř { $count }
star-quest-board-odds-title = { $how ->
        [close] Boj zblízka: { $target }
        [close-tg] Granát a boj zblízka: { $target }
        [null] Nulový čas: { $target }
        [holo] Holovýbuch: { $target }
        [bomb] Granát: { $target }
        [ray] Paprsek černé díry: { $target }
        [tinker] Paprsek černé díry: { $target }
        [hit] Body na: { $target }
       *[fire] Palba: { $target }
    }
star-quest-board-odds-needs = Cíl vyřadí součet { $count } a víc.
star-quest-board-odds-close = { $own } proti { $other }: nižší součet ztrácí rozdíl. Pancíř se nepočítá.
star-quest-board-odds-after = { $figure } nejdřív dojde na { $square } a pak zaútočí.
star-quest-board-odds-reroll = Jednu kostku smíš hodit znovu; šance s tím počítá.
star-quest-board-odds-danger = Vlastní figurky v ohrožení: { $figures }
star-quest-board-odds-removal = vyřazení: { $chance } %
star-quest-board-odds-wound = zranění
star-quest-board-odds-sure = Tento zásah je jistý.
star-quest-board-odds-needs-both = Od { $hurts } je cíl zraněn, od { $removes } vyřazen.
star-quest-board-rolling = Kostky se kutálejí.
star-quest-board-roll = { $figure } hází { $dice } proti { $target }: { $total }
star-quest-board-mode = { $mode ->
        [null] Nulový čas
        [holo] Holomet
        [bomb] Granát
        [ray] Černá díra
        [tinker] Černá díra
       *[fire] Laser
    }

## Místa a karty

star-quest-board-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
star-quest-board-blips = { $count ->
        [one] { $count } blip
        [few] { $count } blipy
        [many] { $count } blipu
       *[other] { $count } blipů
    }
star-quest-board-lp = Životy
star-quest-board-tokens = žetony
star-quest-board-losses = ztráty
star-quest-board-score = skóre
star-quest-board-on-radar = na radaru
star-quest-board-in-pool = v zásobě
star-quest-board-chips = posily
star-quest-board-event-cards = karty událostí
star-quest-board-mark = { $mark ->
        [primary] hlavní cíl, 30
       *[secondary] vedlejší cíl, 15
    }
star-quest-board-flag = { $flag ->
        [silenced] bez rozkazů
        [held] velitel hlásí
        [jammed] těžké zbraně zaseknuté
       *[dazzled] nelze napadnout
    }
star-quest-board-cards = Tvoje karty
star-quest-board-cards-menu = Zahrát kartu ({ $count })
star-quest-board-card-for = { $card }, { $weapon }
star-quest-board-card-again = Dalším stisknutím ji zahraješ.
star-quest-board-allow-menu = Pustit ostatní
star-quest-board-tray = Žetony k umístění
star-quest-board-pool-blips = Blipy v zásobě
star-quest-board-pool-chips = Posily
star-quest-board-pool-table = Odkryté žetony
star-quest-board-event = Událost
star-quest-board-event-squad = Zvoleno: { $squad }

## Mise

star-quest-board-difficulty = obtížnost { $count } ze { $most }
star-quest-board-mission = Mise
star-quest-board-briefing = Zadání
star-quest-board-last-turns = Poslední tahy: kdo poté zůstane na palubě, je ztracen.
star-quest-board-progress = { $done } z { $count }.
star-quest-board-carried-by = nese { $figure }
star-quest-board-goal-unknown = Vedlejší cíl, ještě nepřečtený
star-quest-board-goal-use = Vypněte, co stojí na { $squares }.
star-quest-board-goal-first = Nejdřív vyřaďte z boje: { $kind }.
star-quest-board-goal-remove = { $count ->
        [one] Vyřaďte z boje: { $kind }.
        [few] Vyřaďte z boje { $count }×: { $kind }.
        [many] Vyřaďte z boje { $count }×: { $kind }.
       *[other] Vyřaďte z boje { $count }×: { $kind }.
    }
star-quest-board-goal-carry = Doneste předmět z { $squares } do vlastního doku.
star-quest-board-goal-hold = Na konci tahu Chaosu stůjte v místnosti { $room } sami, v počtu { $count }.
star-quest-board-goal-clear = Nenechte na lodi žádného robota ani blip.
star-quest-board-goal-token = { $count ->
        [one] Získejte žeton: { $kind }.
        [few] Získejte { $count } žetony: { $kind }.
        [many] Získejte { $count } žetonu: { $kind }.
       *[other] Získejte { $count } žetonů: { $kind }.
    }
star-quest-board-goal-score = { $count ->
        [one] Mějte žetony za { $count } bod.
        [few] Mějte žetony za { $count } body.
        [many] Mějte žetony za { $count } bodu.
       *[other] Mějte žetony za { $count } bodů.
    }

## Výzbroj

star-quest-board-loadout = Výzbroj tvé jednotky
star-quest-board-loadout-kit = Velitel nese
star-quest-board-loadout-weapons = Zbraně čtyř vojáků
star-quest-board-loadout-cards = Karty výstroje
star-quest-board-loadout-orders = Karty rozkazů
star-quest-board-loadout-full = Plno: chceš-li jinou, jednu vrať.
star-quest-board-loadout-ready = Připraveni k výsadku
star-quest-board-kit-text = { $kit ->
        [AXE] Střílí dvěma bílými, bojuje dvěma červenými kostkami.
        [PLA] Střílí dvěma červenými, bojuje dvěma bílými kostkami.
       *[SWD] Nestřílí; bojuje dvěma červenými a dvěma bílými kostkami.
    }
star-quest-board-weapon-text = { $weapon ->
        [N] Kanón nulového času: body se rozdělí mezi nepřátele v dohledu.
        [H] Holomet: výbuch na poli a všude kolem.
       *[B] Metač černých děr: paprsek všemi v jeho linii.
    }

## Výzvy

star-quest-board-prompt-loadout = Vyber, co si tvá jednotka vezme.
star-quest-board-hint-loadout = Nikdo to neuvidí, dokud nebudou připraveny všechny jednotky.
star-quest-board-prompt-choose = { $count ->
        [one] Jednat může ještě jeden. Vyber ho.
        [few] Jednat mohou ještě { $count }. Vyber jednoho.
        [many] Jednat může ještě { $count }. Vyber jednoho.
       *[other] Jednat může ještě { $count }. Vyber jednoho.
    }
star-quest-board-hint-choose = Klikni na figurku, nebo [N] pro další; [E] ukončí tah.
star-quest-board-hint-choose-tap = Klepni na figurku a uvidíš, co může.
star-quest-board-prompt-looked = Má jednat { $figure }?
star-quest-board-hint-looked = [Enter] ji nechá jednat, [N] přejde na další.
star-quest-board-hint-looked-tap = Klepni na ni ještě jednou a bude jednat.
star-quest-board-prompt-act = { $can ->
        [fm] { $figure }: zaútoč, nebo se pohni až o { $steps }.
        [f] { $figure }: zaútoč.
        [m] { $figure }: pohni se až o { $steps }.
       *[none] { $figure } už nemá co dělat.
    }
star-quest-board-hint-act = { $targets ->
        [0] { $later ->
            [0] Teď nelze útočit.
            [one] Jeden cíl po přesunu.
            [few] { $later } cíle po přesunu.
            [many] { $later } cíle po přesunu.
           *[other] { $later } cílů po přesunu.
        }
        [one] Jeden cíl v dohledu.
        [few] { $targets } cíle v dohledu.
        [many] { $targets } cíle v dohledu.
       *[other] { $targets } cílů v dohledu.
    } { $scan ->
        [yes] Pole se znakem radaru spustí sken.
       [none] [Enter] provede, [D] hotovo.
       *[no] [T] další cíl, [Enter] provede, [D] hotovo.
    }
star-quest-board-hint-act-tap = { $targets ->
        [0] { $later ->
            [0] Teď nelze útočit.
            [one] Jeden cíl po přesunu.
            [few] { $later } cíle po přesunu.
            [many] { $later } cíle po přesunu.
           *[other] { $later } cílů po přesunu.
        }
        [one] Jeden cíl v dohledu.
        [few] { $targets } cíle v dohledu.
        [many] { $targets } cíle v dohledu.
       *[other] { $targets } cílů v dohledu.
    } { $scan ->
        [yes] Pole se znakem radaru spustí sken.
       *[no] Dvojím klepnutím se to provede.
    }
star-quest-board-prompt-aim = { $mode ->
        [holo] { $figure }: kam má výbuch dopadnout?
        [bomb] { $figure }: kam poletí granát?
       *[ray] { $figure }: kterým směrem?
    }
star-quest-board-hint-aim = Červená pole dostanou zásah, i s přáteli. [T] další, [Esc] zpět.
star-quest-board-hint-aim-tap = Červená pole dostanou zásah, i s přáteli.
star-quest-board-prompt-end = Všichni jednali.
star-quest-board-prompt-sure = { $count ->
        [one] { $figures } by ještě mohl zaútočit. Ukončit tah?
        [few] { $figures } by ještě mohli zaútočit. Ukončit tah?
        [many] { $figures } by ještě mohlo zaútočit. Ukončit tah?
       *[other] { $figures } by ještě mohlo zaútočit. Ukončit tah?
    }
star-quest-board-prompt-event = { $card }: { $kind ->
        [squad] které jednotky se týká?
        [board] která deska se odkryje?
        [take_order] která karta se vezme?
        [card] která karta se ztratí?
        [door] které dveře se otevřou nebo zavřou?
        [clone] kde se Klon objeví?
        [shoot] na koho se střílí?
        [trap] pod kým nálož vybuchne?
        [call] koho Chaos volá?
        [empty] čí těžká zbraň je prázdná?
        [swap] kdo si vymění místa?
        [again] kdo smí jednat znovu?
        [redeploy] který blip se přesune?
        [at] kam přijde?
       *[other] volba je tvá.
    }
star-quest-board-hint-event = Vyber na plánu nebo tlačítky.
star-quest-board-prompt-reinforce = { $count ->
        [one] Posily: zbývá jeden žeton.
        [few] Posily: zbývají { $count } žetony.
        [many] Posily: zbývá { $count } žetonu.
       *[other] Posily: zbývá { $count } žetonů.
    }
star-quest-board-hint-reinforce = Vyber druh, pak pole. Nejvýš šest za tah.
star-quest-board-hint-place = Vyber jedno ze světlých polí.
star-quest-board-prompt-reroll = Hodit jednu kostku znovu, nebo nechat?
star-quest-board-hint-reroll = Klikni na kostku nebo stiskni její číslo; [D] je nechá.
star-quest-board-hint-reroll-tap = Klepni na kostku a hoď ji znovu.
star-quest-board-prompt-alloc = { $count ->
        [one] Zbývá rozdělit jeden bod.
        [few] Zbývá rozdělit { $count } body.
        [many] Zbývá rozdělit { $count } bodu.
       *[other] Zbývá rozdělit { $count } bodů.
    }
star-quest-board-hint-alloc = Vyber cíl a pak, kolik bodů dostane.
star-quest-board-prompt-lose = O kterou zbraň dreadnought přijde?
star-quest-board-prompt-dread = Kde dreadnought stojí? Vyber jeho severozápadní pole.
star-quest-board-prompt-arm = Které dvě těžké zbraně dreadnought nese?
star-quest-board-prompt-scan = { $count ->
        [one] Skenuje se deska { $board }: v zásobě máš jeden blip.
        [few] Skenuje se deska { $board }: v zásobě máš { $count } blipy.
        [many] Skenuje se deska { $board }: v zásobě máš { $count } blipu.
       *[other] Skenuje se deska { $board }: v zásobě máš { $count } blipů.
    }
star-quest-board-hint-scan = Vyber druh, který ukryješ, nebo skonči klávesou [D].
star-quest-board-hint-scan-tap = Vyber druh, který ukryješ, nebo skonči.
star-quest-board-hint-scan-last = Poslední deska: musí sem všechny blipy.
star-quest-board-prompt-scan-at = Kam s ním? Jednotky jeho druh nevidí.
star-quest-board-prompt-over = Mise skončila.
star-quest-board-somebody = ostatní
star-quest-board-waiting = { $phase ->
        [loadout] Čeká se: { $who } vybírá výzbroj.
        [event] Čeká se: { $who } rozhoduje o události.
        [scan] Čeká se: { $who } ukrývá blipy.
        [scan_at] Čeká se: { $who } ukrývá blipy.
        [reinforce] Čeká se: { $who } přivádí posily.
       *[squad] Čeká se: { $who }.
    }

## Tlačítka

star-quest-board-back = Zpět
star-quest-board-do-select = Jednat: { $figure }
star-quest-board-do-step = Krok na { $direction }, { $square }
star-quest-board-do-walk = Jít na { $square }
star-quest-board-do-go-attack = { $square }, pak { $target }
star-quest-board-do-open = Otevřít dveře { $door }
star-quest-board-do-fire = Střílet na { $target }
star-quest-board-do-null = Střílet nulovým časem
star-quest-board-do-holo = Výbuch na { $square }
star-quest-board-do-bomb = Granát na { $square }
star-quest-board-do-ray = Paprsek na { $direction }
star-quest-board-do-tinker = Paprsek na { $direction }
star-quest-board-do-detonate = Odpálit se
star-quest-board-do-close = Boj zblízka: { $target }
star-quest-board-do-close-tg = S granátem: { $target }
star-quest-board-do-hit = { $count ->
        [one] { $count } bod na { $target }
        [few] { $count } body na { $target }
        [many] { $count } bodu na { $target }
       *[other] { $count } bodů na { $target }
    }
star-quest-board-do-hit-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
star-quest-board-do-stop = Přestat
star-quest-board-do-keep = Nechat kostky
star-quest-board-do-reroll = Hodit znovu kostku { $count }
star-quest-board-do-use = Vypnout
star-quest-board-do-take = Zvednout
star-quest-board-do-done = Hotovo
star-quest-board-do-end = Ukončit tah
star-quest-board-do-end-yes = Ukončit tah
star-quest-board-do-order = { $card }
star-quest-board-do-play = Zahrát: { $card }
star-quest-board-do-inspect = Podívat se: { $figure }
star-quest-board-do-allow = { $on ->
        [yes] Průchod pro { $player }: povolit
       *[no] Průchod pro { $player }: zakázat
    }
star-quest-board-do-scan = Ukrýt: { $card }
star-quest-board-do-at = Dát na { $square }
star-quest-board-do-scandone = Ukončit sken
star-quest-board-do-chip = { $card } na { $square }
star-quest-board-do-dread = Dreadnought na { $square }
star-quest-board-do-arm = { $card }
star-quest-board-do-lose = Přijít o: { $card }
star-quest-board-do-pass = Už nic
star-quest-board-do-squad = { $card }
star-quest-board-do-shoot = Vystřelit na { $figure }
star-quest-board-do-trap = Nálož pod { $figure }
star-quest-board-do-call = Zavolat: { $figure }
star-quest-board-do-empty = Vybít zbraň: { $figure }
star-quest-board-do-swap = Prohodit: { $figure }
star-quest-board-do-door = { $open ->
        [yes] Zavřít dveře { $door }
       *[no] Otevřít dveře { $door }
    }
star-quest-board-do-board = Deska { $count }
star-quest-board-do-take-order = Vzít: { $card }
star-quest-board-do-card = { $figure }: ztrácí { $card }
star-quest-board-do-redeploy = Přemístit: { $figure }{ $card }
star-quest-board-do-clone = Klon na { $square }
star-quest-board-do-again = { $figure } jedná znovu
star-quest-board-do-kit = Velitel: { $card }
star-quest-board-do-weapons = Těžké zbraně: { $card }
star-quest-board-do-equip = Vzít s sebou: { $card }
star-quest-board-do-pick = Vzít s sebou: { $card }

## Konec

star-quest-board-ending = { $round ->
        [one] { $mission }: konec po jednom kole.
        [few] { $mission }: konec po { $round } kolech.
        [many] { $mission }: konec po { $round } kola.
       *[other] { $mission }: konec po { $round } kolech.
    }
star-quest-board-sheet-tokens = Žetony
star-quest-board-sheet-primary = Hlavní cíl
star-quest-board-sheet-secondary = Vedlejší cíl
star-quest-board-sheet-losses = Ztráty
star-quest-board-sheet-total = Skóre

## Slovy

star-quest-board-twin = Mise slovy
star-quest-board-twin-state = { $mission }, kolo { $round }, na tahu: { $player }. Zbývá karet událostí: { $deck }.
star-quest-board-twin-squad = { $squad }: skóre { $score }, žetony { $points }, ztráty { $loss }.
star-quest-board-twin-chaos = Chaos: skóre { $score }, blipy v zásobě { $pool }, posily { $chips }.
star-quest-board-twin-nothing = Teď nemáš co dělat.
star-quest-board-twin-squads = Jednotky
star-quest-board-twin-robotlings = Roboti a blipy
star-quest-board-twin-doors = Otevřené dveře: { $open }
star-quest-board-group-select = Figurky, které mohou jednat
star-quest-board-group-move = Kroky a dveře
star-quest-board-group-attack = Útoky
star-quest-board-group-area = Výbuchy
star-quest-board-group-place = Umístění
star-quest-board-group-other = Ostatní
