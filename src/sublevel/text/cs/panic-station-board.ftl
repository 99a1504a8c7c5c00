# Panic Station na desce: co prohlížeč ukazuje kolem stanice.

panic-station-board-kind-of-game = Skrytá nákaza, 4 až 6 hráčů
panic-station-board-overlay-names = Názvy místností
panic-station-board-overlay-reach = Kam může postava jít
panic-station-board-overlay-alerts = Kam by přišel poplach
panic-station-board-hive-far = Hnízdo je vzdálené { $count ->
        [one] { $count } místnost
        [few] { $count } místnosti
        [many] { $count } místností
       *[other] { $count } místností
    }.

## Kdo a kde

panic-station-board-kind = { $kind ->
        [T] Voják
       *[A] Android
    }
panic-station-board-my-character = { $kind ->
        [T] tvůj voják
       *[A] tvůj android
    }
panic-station-board-character = { $kind ->
        [T] voják
       *[A] android
    } ({ $player })
panic-station-board-character-hit = { $kind ->
        [T] vojáka
       *[A] androida
    } ({ $player })
panic-station-board-own = vlastní
panic-station-board-infection = Nákaza
panic-station-board-infection-own = vlastní nákaza
panic-station-board-infection-yours = tvoje karta nákazy
panic-station-board-infection-of = nákaza ({ $player })
panic-station-board-spent = použité
# Kde se dlouhá slova na úzkých kartách smějí rozdělit.
panic-station-board-breaks = odstřelo|vací
panic-station-board-antechamber = předsíň: { $room }
panic-station-board-direction = { $direction ->
        [N] sever
        [E] východ
        [S] jih
       *[W] západ
    }
panic-station-board-symbol = { $symbol ->
        [terminal] terminál
        [infirmary] ošetřovna
        [storage] sklad
        [run] běh
        [team] společné hledání
       *[danger] nebezpečí
    } ({ $side ->
        [red] červená strana
       *[black] černá strana
    })
panic-station-board-parasites = { $colour ->
        [g] { $count ->
        [one] šedý parazit
        [few] { $count } šedí paraziti
        [many] { $count } šedých parazitů
       *[other] { $count } šedých parazitů
    }
       *[b] { $count ->
        [one] černý parazit
        [few] { $count } černí paraziti
        [many] { $count } černých parazitů
       *[other] { $count } černých parazitů
    }
    }
panic-station-board-parasite-in = { $colour ->
        [g] šedý parazit
       *[b] černý parazit
    }, { $room }
panic-station-board-life = { $kind }: { $count ->
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } životů
       *[other] { $count } životů
    }
panic-station-board-cards-in-hand = { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karet v ruce
       *[other] { $count } karet v ruce
    }
panic-station-board-locked = S { $count } kartami nelze použít žádný předmět: tolik jich musí v ruce zůstat
panic-station-board-start-player = začínající hráč
panic-station-board-eliminated = Jsi ze hry venku
panic-station-board-nobody-wins = Nikdo nevyhrál
panic-station-board-eliminated-other = mimo hru

## Stanice

panic-station-board-station = Stanice
panic-station-board-round = Kolo
panic-station-board-round-number = { $round }. kolo
panic-station-board-turn-of = tah { $turn } z { $turns }
panic-station-board-parasite-phase = fáze parazitů
panic-station-board-doors-red = Dveře zavřené
panic-station-board-doors-green = Dveře otevřené
panic-station-board-duty = Nejdřív hledat
panic-station-board-fit = Ukázat celou stanici
panic-station-board-next-room = Další místnost
panic-station-board-next-room-left = v balíčku { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karet
       *[other] { $count } karet
    }
panic-station-board-place-at = Místo pro kartu místnosti: od místnosti { $beside } směr { panic-station-board-direction }
panic-station-board-place-free = sedí
panic-station-board-lay-here = Položit sem
panic-station-board-turn-card = Otočit kartu
panic-station-board-walk-here = Jít sem: { $count ->
        [one] { $count } akční bod
        [few] { $count } akční body
        [many] { $count } akčních bodů
       *[other] { $count } akčních bodů
    }
panic-station-board-walk = Jít tam
panic-station-board-search-stack = balíček nálezů
panic-station-board-discard = odhazovací balíček
panic-station-board-discarded = Odhozeno: { $cards }
panic-station-board-rooms-hive = místnosti, mezi nimi hnízdo
panic-station-board-rooms-stack = místnosti v balíčku
panic-station-board-gas-unseen = Kanystry, o kterých nevíš: { $count }
panic-station-board-packet = Z balíčku s kartou hostitele { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
        [many] zbývá { $count } karet
       *[other] zbývá { $count } karet
    }.
panic-station-board-scan-title = Termosken
panic-station-board-scan-result = s nákazou { $red }, bez nákazy { $blue }

## Tvoje karty

panic-station-board-tray = Tvoje karty
panic-station-board-your-hand = Tvoje ruka
panic-station-board-only-you = vidíš jen ty
panic-station-board-state = { $state ->
        [clean] Nemáš nákazu
        [infected] Máš nákazu
       *[host] Jsi hostitel
    }
panic-station-board-hand-size = v ruce { $count }, volné { $spare }
panic-station-board-standing = { $room }, { $life ->
        [one] { $life } život
        [few] { $life } životy
        [many] { $life } životů
       *[other] { $life } životů
    }
panic-station-board-other-character = Druhá postava
panic-station-board-card-play = { $how ->
        [tap] Dalším klepnutím
       *[click] Kliknutím
    } ji { $use ->
        [lay] vyložíš.
       *[use] použiješ.
    }
panic-station-board-card-text = { $card ->
        [GAS] Dej ho při výměně a nikdo tě nenakazí. { $gas } kanystry spálí hnízdo.
        [ARM] Při zásahu ti zachrání jeden život. Hra se tě zeptá.
        [AMMO] Vylož ji: tvůj android může čtyřikrát vystřelit.
        [AID] Vyléčí v tvé místnosti dva životy: dva jedné postavě, nebo po jednom dvěma.
        [KEY] Vylož ji: tvé postavy projdou zavřenými bezpečnostními dveřmi.
        [HEAVY] Vylož ji: tvůj android může jednou akcí vystřelit dvakrát.
        [NADE] Vezme jeden život všem postavám a parazitům v sousední místnosti. Stojí jeden akční bod.
        [BOOST] Dá ti v tomto tahu o dva akční body víc.
        [SCOPE] Vylož ho: tvůj android může střílet do sousední místnosti.
        [KNIFE] Vylož ho: za jeden akční bod zaútočíš ve své místnosti. Zasáhne při hodu 3 nebo 4.
        [SCAN] Ukáže ti celou ruku hráče v tvé místnosti. Stojí jeden akční bod.
        [ANTI] Dej ji při výměně: odrazí nákazu a druhého vyléčí. Účinkuje jednou.
        [NVG] Vylož ho: červené místnosti prohledáš bez poplachu.
        [SIGNAL] Přesune všechny parazity jedné místnosti až o dvě místnosti.
        [SNIPER] Vylož ji: tvůj android může střílet v přímce až o dvě místnosti dál.
        [HOST] Nákaza začíná u tebe. Tato karta zůstává ve tvé ruce.
        [own] S nákazou ji dej při výměně: nakazíš druhého, pokud ti nepřijde kanystr nebo protilátka.
       *[other] Cizí karta nákazy. Nikoho nenakazí.
    }

## Co lze dělat

panic-station-board-actions = Akce
panic-station-board-choices = Možnosti
panic-station-board-act-move = Pohyb
panic-station-board-act-find = Najít kartu
panic-station-board-act-lay = Místnost
panic-station-board-act-term = Terminál
panic-station-board-act-shoot = Střelba
panic-station-board-act-knife = Nůž
panic-station-board-act-heal = Léčení
panic-station-board-off-move = žádná cesta
panic-station-board-off-find = tady nic není
panic-station-board-off-lay = není místo
panic-station-board-off-term = tady ne
panic-station-board-off-shoot = žádný cíl
panic-station-board-off-knife = nikdo tu není
panic-station-board-off-heal = tady ne
panic-station-board-off-points = žádné body
panic-station-board-off-duty = nejdřív hledat
panic-station-board-off-ammo = bez munice
panic-station-board-other-can = { $kind ->
        [T] voják může
       *[A] android může
    }
panic-station-board-rooms = { $count ->
        [one] { $count } místnost
        [few] { $count } místnosti
        [many] { $count } místností
       *[other] { $count } místností
    }
panic-station-board-places = { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } míst
       *[other] { $count } míst
    }
panic-station-board-fits-nowhere = nepasuje
panic-station-board-targets = { $count ->
        [one] v { $count } místnosti
        [few] ve { $count } místnostech
        [many] v { $count } místnostech
       *[other] v { $count } místnostech
    }
panic-station-board-alert-first = s poplachem
panic-station-board-no-alert = bez poplachu
panic-station-board-cost = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodů
       *[other] { $count } bodů
    }
panic-station-board-cancel = Zrušit
panic-station-board-points-left = { $count ->
        [one] zbývá { $count } akční bod
        [few] zbývají { $count } akční body
        [many] zbývá { $count } akčních bodů
       *[other] zbývá { $count } akčních bodů
    }
panic-station-board-price = Stojí { $cost ->
        [one] { $cost } akční bod
        [few] { $cost } akční body
        [many] { $cost } akčních bodů
       *[other] { $cost } akčních bodů
    }, potom zbyde { $left }.
panic-station-board-price-free = Nestojí žádný akční bod.

## Akce slovy

panic-station-board-do-lay = Položit kartu { $card }: od místnosti { $beside } směr { panic-station-board-direction }{ $turned ->
        [u] , jak je vytištěna
        [r] , otočenou doprava
        [d] , obrácenou
       *[l] , otočenou doleva
    }
panic-station-board-do-lay-none = Karta se nikam nehodí: vzít další
panic-station-board-do-move = { $who }: přesun, { $where }
panic-station-board-do-run = { $who }: běží dál, { $where }
panic-station-board-do-find = { $who }: najít kartu
panic-station-board-do-find-team = { $who }: hledat společně, { $partner }
panic-station-board-with-night-vision = (s nočním viděním)
panic-station-board-do-lay-out = Vyložit: { $card }
panic-station-board-do-boost = Dávka energie: o 2 akční body víc
panic-station-board-do-aid = První pomoc: { $whom } ({ $count ->
        [one] 2 životy
        [few] po 1 životu
        [many] po 1 životu
       *[other] po 1 životu
    })
panic-station-board-do-grenade = { $who }: hodit granát, { $where }
panic-station-board-do-knife = { $who }: útok nožem, cíl { $target }
panic-station-board-do-body-scan = Prohlédnout si celou ruku: { $player }
panic-station-board-do-signal = Odlákat parazity: { $from } → { $to }
panic-station-board-do-shoot = Vystřelit { $count ->
        [one] jednou
        [few] dvakrát
        [many] dvakrát
       *[other] dvakrát
    }: { $targets }
panic-station-board-do-heal = Léčit: { $who }, 2 životy
panic-station-board-do-heal-both = Léčit oba: po 1 životu
panic-station-board-do-terminal-open = Terminál: otevřít všechny dveře
panic-station-board-do-terminal-scan = Terminál: termosken
panic-station-board-do-terminal-lay = Terminál: položit kartu { $card }, od místnosti { $beside } směr { panic-station-board-direction }{ $turned ->
        [u] , jak je vytištěna
        [r] , otočenou doprava
        [d] , obrácenou
       *[l] , otočenou doleva
    }
panic-station-board-do-terminal-lay-none = Terminál: místnost se nikam nehodí, vzít další
panic-station-board-do-burn = Spálit hnízdo
panic-station-board-do-swap = Vyměnit si kartu: { $player }
panic-station-board-do-team-yes = Také si vzít kartu
panic-station-board-do-team-no = Ne, děkuji
panic-station-board-do-give = Dát: { $card }
panic-station-board-do-armour = { $use ->
        [none] Bez zbroje
       *[some] Použít zbroj: { $count }
    }
panic-station-board-do-armour-split = Zbroj: voják { $trooper }, android { $android }
panic-station-board-do-relocate = Vzít parazita ({ $colour ->
        [g] šedý
       *[b] černý
    }), { $room }
panic-station-board-do-end = Ukončit tah
panic-station-board-do-concede = Vzdát se

## Výměna karet

panic-station-board-exchange = Výměna
panic-station-board-your-envelope = Tvoje obálka
panic-station-board-their-envelope = Obálka { panic-station-partner-of }
panic-station-board-opens-with-yours = otevře se s tvojí
panic-station-board-sealed = zapečetěno
panic-station-board-empty = ještě prázdná
panic-station-board-seal = Zapečetit: { $card }
panic-station-board-gift-gas = Jestli tě chce { $player } nakazit, nákaza se odrazí. Kanystr ti pak z ruky odejde.
panic-station-board-gift-anti = Odrazí nákazu a jednou vyléčí { panic-station-partner-of }.
panic-station-board-gift-infect = { $player } dostane nákazu, pokud ti nepřijde kanystr nebo protilátka.
panic-station-board-gift-foreign = Tahle karta nikoho nenakazí, není tvoje. { $player } zjistí, že byla v tvojí ruce.
panic-station-board-gift-item = Nechrání tě: jestli tě chce { $player } nakazit, máš nákazu.
panic-station-board-gift-harmless = Nikoho nenakazí: { $player } dostane obyčejnou kartu.
panic-station-board-you-gave = Dáváš { panic-station-partner-to }: { $card }
panic-station-board-you-got = Dostáváš: { $card }
panic-station-board-outcome = { $outcome ->
        [infected] Teď máš nákazu.
        [cured] Nákaza je pryč.
        [warded] { $player } tě chce nakazit. Tvoje karta to odvrátila.
        [spread] { $player } má teď nákazu.
        [failed] Nákaza se nepřenesla: { $player } má ochranu.
       *[none] Nic dalšího se nestalo.
    }
panic-station-board-infected-now = Od této chvíle vyhráváš s parazity.
panic-station-board-seen = Dobře

## Zbroj

panic-station-board-armour = Zbroj
panic-station-board-hit-parasites = Paraziti útočí.
panic-station-board-hit-by = Útočí { $player }.
panic-station-board-armour-answered = Tvoje odpověď je zaznamenaná. Zůstane skrytá, dokud neodpoví všichni.
panic-station-board-table-answers = Stůl odpoví za tebe.

## Výzvy

panic-station-board-prompt-turn = { $count ->
        [one] { $count } akční bod: pohyb, hledání, nová místnost nebo jiná akce.
        [few] { $count } akční body: pohyb, hledání, nová místnost nebo jiná akce.
        [many] { $count } akčních bodů: pohyb, hledání, nová místnost nebo jiná akce.
       *[other] { $count } akčních bodů: pohyb, hledání, nová místnost nebo jiná akce.
    }
panic-station-board-prompt-spent = Nezbývají žádné akční body.
panic-station-board-hint-turn = Číslo v místnosti je cena cesty. [T] [A] vybírají postavu, šipky chodí.
panic-station-board-hint-turn-tap = Klepnutím na místnost uvidíš cestu, dalším klepnutím po ní jdeš. Nebo vyber akci.
panic-station-board-hint-spent = Karty zdarma lze ještě použít; pak ukonči tah.
panic-station-board-prompt-duty = První tah: s těmito body ({ $count }) musíš najít kartu.
panic-station-board-hint-duty = Polož místnost, vejdi do ní a prohledej ji.
panic-station-board-prompt-run = { $who } smí zdarma běžet do sousední místnosti.
panic-station-board-hint-run = Jiná akce tuto možnost zruší.
panic-station-board-prompt-way = { $who }, cíl { $room }: { $count ->
        [one] { $count } akční bod
        [few] { $count } akční body
        [many] { $count } akčních bodů
       *[other] { $count } akčních bodů
    }
panic-station-board-prompt-move = { $who }: kam?
panic-station-board-hint-move = Vyber zvýrazněnou místnost. Číslo je cena cesty.
panic-station-board-way-exchange = Čeká tam výměna karet.
panic-station-board-way-alert = Spustí to poplach.
panic-station-board-prompt-lay = Kam místnost položit?
panic-station-board-prompt-place = Tuto místnost musíš položit.
panic-station-board-hint-place = Klikni na místo, [R] otočí kartu, [Enter] ji položí.
panic-station-board-hint-place-tap = Klepni na místo; dalším klepnutím kartu otočíš.
panic-station-board-prompt-find = Jak budeš hledat?
panic-station-board-prompt-term = Co má terminál udělat?
panic-station-board-prompt-shoot = Na co střílíš?
panic-station-board-prompt-heal = Koho léčíš?
panic-station-board-prompt-knife = Na koho útočíš nožem?
panic-station-board-prompt-aid = Koho ošetří první pomoc?
panic-station-board-prompt-nade = Kam poletí granát?
panic-station-board-prompt-bscan = Čí ruku chceš vidět?
panic-station-board-prompt-signal = Odkud a kam půjdou paraziti?
panic-station-board-hint-target = Vyber tady nebo na mapě.
panic-station-board-hint-choose = Vyber jednu možnost.
panic-station-board-prompt-encounter = { $room }: někdo tu už je. Vyměň si kartu, nebo zaútoč.
panic-station-board-hint-encounter = Nelze se tomu vyhnout.
panic-station-board-prompt-encounter-only = { $room }: někdo tu už je. Vyměň si kartu.
panic-station-board-hint-encounter-only = Zaútočit tu nemáš čím.
panic-station-board-prompt-give = Vyber kartu pro { panic-station-partner-of }.
panic-station-board-prompt-no-choice = Tady nemáš na výběr: stůl odpoví za tebe.
panic-station-board-hint-give = Obě obálky se otevřou ve stejnou chvíli. Ostatní vidí jen to, že výměna proběhla.
panic-station-board-decided = Tajná volba už padla: { $players }.
panic-station-board-prompt-team = { $player } hledá a nabízí kartu i tobě.
panic-station-board-hint-team = Nic tě to nestojí, ale může přijít poplach.
panic-station-board-prompt-relocate = V zásobě není žádný parazit: vezmi jednoho z místnosti.
panic-station-board-hint-relocate = Přesune se sem: { $room }.
panic-station-board-prompt-armour = Zásah: celkem { $count ->
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } životů
       *[other] { $count } životů
    }. Použiješ zbroj?
panic-station-board-hint-armour = Ptáme se všech zasažených, kteří mají karty navíc. Odpovědi zůstanou skryté, dokud neodpoví všichni.
panic-station-board-prompt-over = Partie skončila.
panic-station-board-waiting = { $phase ->
        [armour] Čeká se na zbroj: { $who }.
        [team_reply] Čeká se na odpověď: { $who }.
        [relocate] { $who } přesouvá parazita.
        [encounter] { $who } někoho potkává.
        [place] { $who } pokládá místnost.
       *[turn] Na tahu je { $who }.
    }
panic-station-board-waiting-give = { $a } a { $b } si vyměňují po kartě.
panic-station-board-waiting-sealed = V tvojí obálce: { $card }.

## Zápisník

panic-station-board-public = veřejné
panic-station-board-scans = Termoskeny
panic-station-board-no-scans = Zatím žádný sken.
panic-station-board-scan-rest = { $count ->
        [one] Aspoň jeden z nich měl nákazu také: { $players }.
        [few] Aspoň { $count } z nich měli nákazu také: { $players }.
        [many] Aspoň { $count } z nich mělo nákazu také: { $players }.
       *[other] Aspoň { $count } z nich mělo nákazu také: { $players }.
    }
panic-station-board-infected-count = s nákazou { $count }
panic-station-board-you-know = Co víš
panic-station-board-holds = { $player } má v ruce: { $cards }
panic-station-board-sure = Jisté je: { $player } { $state ->
        [infected] má nákazu
       *[clean] nemá nákazu
    }.
panic-station-board-marks = Moje značky
panic-station-board-mark-of = Tvoje značka: { $player }
panic-station-board-mark = { $mark ->
        [clean] bez nákazy
        [unsure] nejisté
       *[infected] s nákazou
    }
panic-station-board-own-words = Vlastní poznámky
panic-station-board-exchanges = Moje výměny
panic-station-board-gave-got = dané · přijaté
panic-station-board-no-exchanges = Zatím žádná výměna.
panic-station-board-glance = { $round }. kolo, celá ruka: { $cards }
panic-station-board-draws = Nalezeno:
panic-station-board-who-met = Kdo si vyměnil kartu
panic-station-board-claims = Tvrzení
panic-station-board-no-claims = Zatím nikdo nic netvrdil.
panic-station-board-quoted = „{ $words }“
panic-station-board-doubt-false = není pravda: víš, co to bylo
panic-station-board-doubt-against = proti tomu, co víš

## Tvrzení u stolu

panic-station-board-claim-make = Něco říct
panic-station-board-claim-back = Zpět
panic-station-board-claim-kind = { $kind ->
        [accuse] Podezírám …
        [know] Vím …
        [trust] Věřím …
        [got] Přišlo mi …
        [gave] Ode mě šlo …
        [have] Mám …
        [will] Chystám se …
        [ask] Prosím …
       *[answer] Odpověď …
    }
panic-station-board-claim-clean = Nemám nákazu.
panic-station-board-claim-accuse = Podezírám { panic-station-partner-of }.
panic-station-board-claim-know = Vím, že { panic-station-partner } má nákazu.
panic-station-board-claim-trust = Věřím { panic-station-partner-to }.
panic-station-board-claim-gave = { panic-station-partner } ode mě dostal: { panic-station-card }.
panic-station-board-claim-got = { panic-station-partner } mi dal: { panic-station-card }.
panic-station-board-claim-got-infection = { panic-station-partner } mě chtěl nakazit!
panic-station-board-claim-have = { $count ->
        [0] Nemám: { panic-station-card }.
       *[some] Mám { $count } × { panic-station-card }.
    }
panic-station-board-claim-will = { $plan ->
        [hive] Jdu k hnízdu.
        [search] Jdu hledat.
        [terminal] Jdu k terminálu.
        [doors] Otevřu dveře.
        [scan] Spustím sken.
        [heal] Jdu se léčit.
        [guard] Budu hlídat.
       *[away] Jdu pryč.
    }
panic-station-board-claim-ask = { panic-station-partner }, { $request ->
        [give_gas] dej mi kanystr.
        [come] pojď sem.
        [leave] jdi pryč.
        [open_doors] otevři dveře.
        [scan] spusť sken.
       *[follow] pojď za mnou.
    }
panic-station-board-claim-ask-shoot = { panic-station-partner }, střílej na { panic-station-victim }.
panic-station-board-claim-shoot = střílej na …
panic-station-board-claim-answer = { $answer ->
        [yes] Ano.
       *[no] Ne.
    }

## Konec

panic-station-board-story = Co se doopravdy stalo
panic-station-board-story-host = bere kartu hostitele.
panic-station-board-story-infected = má nákazu ({ $player }).
panic-station-board-story-clean = je na konci bez nákazy.
panic-station-board-story-host-cured = bere kartu hostitele a je opět bez nákazy.
panic-station-board-story-last = poslední nákaza: nevyhrává
panic-station-board-timeline = Celý příběh
panic-station-board-tale-host = { $player } bere kartu hostitele.
panic-station-board-tale-infected = { panic-station-partner } nakazí { panic-station-victim }.
panic-station-board-tale-cured = Protilátka od { panic-station-partner-of } vyléčila { panic-station-victim }.
panic-station-board-tale-exchange = { $a } dává: { $given }. { $b } dává: { $got }.
panic-station-board-tale-died = Umírá { $who }.
panic-station-board-tale-out = { $player } je mimo hru.
panic-station-board-tale-burnt = { $player } pálí hnízdo.
panic-station-board-tale-found = { $player } nachází: { $card }.
panic-station-board-tale-gift = { $player } vybírá: { $card }.
panic-station-board-tale-armour = { $player } volí zbroj: { $count }.
panic-station-board-tale-seen = V ruce ({ $player }): { $count } × { $card }.
panic-station-board-hands = Všechny ruce

## Textová podoba

panic-station-board-twin = Stanice slovy
panic-station-board-twin-state = { $round }. kolo. { $player } má akčních bodů: { $points }.
panic-station-board-twin-top = Další místnost: { $room }; v balíčku { $count }.
panic-station-board-twin-hand = Tvoje ruka: { $cards }
panic-station-board-exit = { panic-station-board-direction }{ $edge ->
        [d] , bezpečnostní dveře: { $room }
       *[o] : { $room }
    }
panic-station-board-exit-free = zatím nic
panic-station-board-far = { $count } na { panic-station-board-direction }
panic-station-board-twin-nothing = Teď nemáš co vybírat.
panic-station-board-players = Hráči
panic-station-board-group-move = Pohyb
panic-station-board-group-find = Hledání
panic-station-board-group-lay = Položit místnost
panic-station-board-group-term = Terminál
panic-station-board-group-attack = Útok
panic-station-board-group-give = Výměna
panic-station-board-group-armour = Zbroj
panic-station-board-group-other = Jiné akce
