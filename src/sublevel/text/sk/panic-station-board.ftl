# Panic Station na doske: čo prehliadač ukazuje okolo stanice.

panic-station-board-kind-of-game = Skrytá nákaza, 4 až 6 hráčov
panic-station-board-overlay-names = Názvy miestností
panic-station-board-overlay-reach = Kam môže postava ísť
panic-station-board-overlay-alerts = Kam by prišiel poplach
panic-station-board-hive-far = Hniezdo je vzdialené { $count ->
        [one] { $count } miestnosť
        [few] { $count } miestnosti
        [many] { $count } miestností
       *[other] { $count } miestností
    }.

## Kto a kde

panic-station-board-kind = { $kind ->
        [T] Vojak
       *[A] Android
    }
panic-station-board-my-character = { $kind ->
        [T] tvoj vojak
       *[A] tvoj android
    }
panic-station-board-character = { $kind ->
        [T] vojak
       *[A] android
    } ({ $player })
panic-station-board-character-hit = { $kind ->
        [T] vojaka
       *[A] androida
    } ({ $player })
panic-station-board-own = vlastná
panic-station-board-infection = Nákaza
panic-station-board-infection-own = vlastná nákaza
panic-station-board-infection-yours = tvoja karta nákazy
panic-station-board-infection-of = nákaza ({ $player })
panic-station-board-spent = použitý
# Kde sa dlhé slová na úzkych kartách smú rozdeliť.
panic-station-board-breaks = odstreľo|vacia
panic-station-board-antechamber = predsieň: { $room }
panic-station-board-direction = { $direction ->
        [N] na sever
        [E] na východ
        [S] na juh
       *[W] na západ
    }
panic-station-board-symbol = { $symbol ->
        [terminal] terminál
        [infirmary] ošetrovňa
        [storage] sklad
        [run] beh
        [team] spoločné hľadanie
       *[danger] nebezpečenstvo
    } ({ $side ->
        [red] červená strana
       *[black] čierna strana
    })
panic-station-board-parasites = { $colour ->
        [g] { $count ->
        [one] sivý parazit
        [few] { $count } sivé parazity
        [many] { $count } sivých parazitov
       *[other] { $count } sivých parazitov
    }
       *[b] { $count ->
        [one] čierny parazit
        [few] { $count } čierne parazity
        [many] { $count } čiernych parazitov
       *[other] { $count } čiernych parazitov
    }
    }
panic-station-board-parasite-in = { $colour ->
        [g] sivý parazit
       *[b] čierny parazit
    }, { $room }
panic-station-board-life = { $kind }: { $count ->
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } životov
       *[other] { $count } životov
    }
panic-station-board-cards-in-hand = { $count ->
        [one] { $count } karta v ruke
        [few] { $count } karty v ruke
        [many] { $count } kariet v ruke
       *[other] { $count } kariet v ruke
    }
panic-station-board-locked = S { $count } kartami sa nedá použiť žiadny predmet: toľko ich musí v ruke zostať
panic-station-board-start-player = začínajúci hráč
panic-station-board-eliminated = Si z hry vonku
panic-station-board-nobody-wins = Nikto nevyhral
panic-station-board-eliminated-other = mimo hry

## Stanica

panic-station-board-station = Stanica
panic-station-board-round = Kolo
panic-station-board-round-number = { $round }. kolo
panic-station-board-turn-of = ťah { $turn } z { $turns }
panic-station-board-parasite-phase = fáza parazitov
panic-station-board-doors-red = Dvere zatvorené
panic-station-board-doors-green = Dvere otvorené
panic-station-board-duty = Najprv hľadať
panic-station-board-fit = Ukázať celú stanicu
panic-station-board-next-room = Ďalšia miestnosť
panic-station-board-next-room-left = v balíčku { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kariet
       *[other] { $count } kariet
    }
panic-station-board-place-at = Miesto pre kartu miestnosti: od miestnosti { $beside } { panic-station-board-direction }
panic-station-board-place-free = pasuje
panic-station-board-lay-here = Položiť sem
panic-station-board-turn-card = Otočiť kartu
panic-station-board-walk-here = Ísť sem: { $count ->
        [one] { $count } akčný bod
        [few] { $count } akčné body
        [many] { $count } akčných bodov
       *[other] { $count } akčných bodov
    }
panic-station-board-walk = Ísť tam
panic-station-board-search-stack = balíček nálezov
panic-station-board-discard = odhadzovací balíček
panic-station-board-discarded = Odhodené: { $cards }
panic-station-board-rooms-hive = miestnosti, medzi nimi hniezdo
panic-station-board-rooms-stack = miestnosti v balíčku
panic-station-board-gas-unseen = Kanistre, o ktorých nevieš: { $count }
panic-station-board-packet = Z balíčka s kartou hostiteľa { $count ->
        [one] zostáva { $count } karta
        [few] zostávajú { $count } karty
        [many] zostáva { $count } kariet
       *[other] zostáva { $count } kariet
    }.
panic-station-board-scan-title = Termosken
panic-station-board-scan-result = s nákazou: { $red }, bez nákazy: { $blue }

## Tvoje karty v ruke

panic-station-board-tray = Tvoje karty
panic-station-board-your-hand = Tvoja ruka
panic-station-board-only-you = vidíš len ty
panic-station-board-state = { $state ->
        [clean] Nemáš nákazu
        [infected] Máš nákazu
       *[host] Si hostiteľ
    }
panic-station-board-hand-size = v ruke { $count }, voľné { $spare }
panic-station-board-standing = { $room }, { $life ->
        [one] { $life } život
        [few] { $life } životy
        [many] { $life } životov
       *[other] { $life } životov
    }
panic-station-board-other-character = Druhá postava
panic-station-board-card-play = { $how ->
        [tap] Ďalším ťuknutím
       *[click] Kliknutím
    } ju { $use ->
        [lay] vyložíš.
       *[use] použiješ.
    }
panic-station-board-card-text = { $card ->
        [GAS] Daj ho pri výmene a nikto ťa nenakazí. { $gas } kanistre spália hniezdo.
        [ARM] Pri zásahu ti zachráni jeden život. Hra sa ťa opýta.
        [AMMO] Vylož ju: tvoj android môže štyrikrát vystreliť.
        [AID] Vylieči v tvojej miestnosti dva životy: dva jednej postave, alebo po jednom dvom.
        [KEY] Vylož ju: tvoje postavy prejdú zavretými bezpečnostnými dverami.
        [HEAVY] Vylož ju: tvoj android môže jednou akciou vystreliť dvakrát.
        [NADE] Vezme jeden život všetkým postavám a parazitom v susednej miestnosti. Stojí jeden akčný bod.
        [BOOST] Dá ti v tomto ťahu o dva akčné body viac.
        [SCOPE] Vylož ho: tvoj android môže strieľať do susednej miestnosti.
        [KNIFE] Vylož ho: za jeden akčný bod zaútočíš vo svojej miestnosti. Zasiahne pri hode 3 alebo 4.
        [SCAN] Ukáže ti celú ruku hráča v tvojej miestnosti. Stojí jeden akčný bod.
        [ANTI] Daj ju pri výmene: odrazí nákazu a druhého vylieči. Účinkuje raz.
        [NVG] Vylož ho: červené miestnosti prehľadáš bez poplachu.
        [SIGNAL] Presunie všetky parazity jednej miestnosti až o dve miestnosti.
        [SNIPER] Vylož ju: tvoj android môže strieľať v priamke až o dve miestnosti ďalej.
        [HOST] Nákaza sa začína u teba. Táto karta zostáva v tvojej ruke.
        [own] S nákazou ju daj pri výmene: nakazíš druhého, ak ti nepríde kanister alebo protilátka.
       *[other] Cudzia karta nákazy. Nikoho nenakazí.
    }

## Čo sa dá robiť

panic-station-board-actions = Akcie
panic-station-board-choices = Voľby
panic-station-board-act-move = Presun
panic-station-board-act-find = Nájsť kartu
panic-station-board-act-lay = Miestnosť
panic-station-board-act-term = Terminál
panic-station-board-act-shoot = Streľba
panic-station-board-act-knife = Nôž
panic-station-board-act-heal = Liečenie
panic-station-board-off-move = žiadna cesta
panic-station-board-off-find = tu nič nie je
panic-station-board-off-lay = niet miesta
panic-station-board-off-term = tu nie
panic-station-board-off-shoot = žiadny cieľ
panic-station-board-off-knife = nikto tu
panic-station-board-off-heal = tu nie
panic-station-board-off-points = žiadne body
panic-station-board-off-duty = najprv hľadať
panic-station-board-off-ammo = bez munície
panic-station-board-other-can = { $kind ->
        [T] vojak môže
       *[A] android môže
    }
panic-station-board-rooms = { $count ->
        [one] { $count } miestnosť
        [few] { $count } miestnosti
        [many] { $count } miestností
       *[other] { $count } miestností
    }
panic-station-board-places = { $count ->
        [one] { $count } miesto
        [few] { $count } miesta
        [many] { $count } miest
       *[other] { $count } miest
    }
panic-station-board-fits-nowhere = nepasuje
panic-station-board-targets = { $count ->
        [one] v { $count } miestnosti
        [few] v { $count } miestnostiach
        [many] v { $count } miestnostiach
       *[other] v { $count } miestnostiach
    }
panic-station-board-alert-first = s poplachom
panic-station-board-no-alert = bez poplachu
panic-station-board-cost = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodov
       *[other] { $count } bodov
    }
panic-station-board-cancel = Zrušiť
panic-station-board-points-left = { $count ->
        [one] zostáva { $count } akčný bod
        [few] zostávajú { $count } akčné body
        [many] zostáva { $count } akčných bodov
       *[other] zostáva { $count } akčných bodov
    }
panic-station-board-price = Stojí { $cost ->
        [one] { $cost } akčný bod
        [few] { $cost } akčné body
        [many] { $cost } akčných bodov
       *[other] { $cost } akčných bodov
    }, potom zostane { $left }.
panic-station-board-price-free = Nestojí žiadny akčný bod.

## Akcie slovami

panic-station-board-do-lay = Položiť kartu { $card }: od miestnosti { $beside } { panic-station-board-direction }{ $turned ->
        [u] , ako je vytlačená
        [r] , otočenú doprava
        [d] , obrátenú
       *[l] , otočenú doľava
    }
panic-station-board-do-lay-none = Karta sa nikam nehodí: vziať ďalšiu
panic-station-board-do-move = { $who }: presun, { $where }
panic-station-board-do-run = { $who }: beží ďalej, { $where }
panic-station-board-do-find = { $who }: nájsť kartu
panic-station-board-do-find-team = { $who }: hľadať spoločne, { $partner }
panic-station-board-with-night-vision = (s nočným videním)
panic-station-board-do-lay-out = Vyložiť: { $card }
panic-station-board-do-boost = Dávka energie: o 2 akčné body viac
panic-station-board-do-aid = Prvá pomoc: { $whom } ({ $count ->
        [one] 2 životy
        [few] po 1 živote
        [many] po 1 živote
       *[other] po 1 živote
    })
panic-station-board-do-grenade = { $who }: hodiť granát, { $where }
panic-station-board-do-knife = { $who }: útok nožom, cieľ { $target }
panic-station-board-do-body-scan = Prezrieť si celú ruku: { $player }
panic-station-board-do-signal = Odlákať parazity: { $from } → { $to }
panic-station-board-do-shoot = Vystreliť { $count ->
        [one] raz
        [few] dvakrát
        [many] dvakrát
       *[other] dvakrát
    }: { $targets }
panic-station-board-do-heal = Liečiť: { $who }, 2 životy
panic-station-board-do-heal-both = Liečiť oboch: po 1 živote
panic-station-board-do-terminal-open = Terminál: otvoriť všetky dvere
panic-station-board-do-terminal-scan = Terminál: spustiť termosken
panic-station-board-do-terminal-lay = Terminál: položiť kartu { $card }, od miestnosti { $beside } { panic-station-board-direction }{ $turned ->
        [u] , ako je vytlačená
        [r] , otočenú doprava
        [d] , obrátenú
       *[l] , otočenú doľava
    }
panic-station-board-do-terminal-lay-none = Terminál: miestnosť sa nikam nehodí, vziať ďalšiu
panic-station-board-do-burn = Spáliť hniezdo
panic-station-board-do-swap = Vymeniť si kartu: { $player }
panic-station-board-do-team-yes = Tiež si vziať kartu
panic-station-board-do-team-no = Nie, ďakujem
panic-station-board-do-give = Dať: { $card }
panic-station-board-do-armour = { $use ->
        [none] Bez brnenia
       *[some] Použiť brnenie: { $count }
    }
panic-station-board-do-armour-split = Brnenie: vojak { $trooper }, android { $android }
panic-station-board-do-relocate = Vziať parazita ({ $colour ->
        [g] sivý
       *[b] čierny
    }), { $room }
panic-station-board-do-end = Ukončiť ťah
panic-station-board-do-concede = Vzdať sa

## Výmena kariet

panic-station-board-exchange = Výmena
panic-station-board-your-envelope = Tvoja obálka
panic-station-board-their-envelope = Obálka { panic-station-partner-of }
panic-station-board-opens-with-yours = otvorí sa s tvojou
panic-station-board-sealed = zapečatené
panic-station-board-empty = ešte prázdna
panic-station-board-seal = Zapečatiť: { $card }
panic-station-board-gift-gas = Ak ťa chce { $player } nakaziť, nákaza sa odrazí. Kanister ti potom z ruky odíde.
panic-station-board-gift-anti = Odrazí nákazu a raz vylieči { panic-station-partner-of }.
panic-station-board-gift-infect = { $player } dostane nákazu, ak ti nepríde kanister alebo protilátka.
panic-station-board-gift-foreign = Táto karta nikoho nenakazí, nie je tvoja. { $player } zistí, že bola v tvojej ruke.
panic-station-board-gift-item = Nechráni ťa: ak ťa chce { $player } nakaziť, máš nákazu.
panic-station-board-gift-harmless = Nikoho nenakazí: { $player } dostane obyčajnú kartu.
panic-station-board-you-gave = Dávaš { panic-station-partner-to }: { $card }
panic-station-board-you-got = Dostávaš: { $card }
panic-station-board-outcome = { $outcome ->
        [infected] Teraz máš nákazu.
        [cured] Nákaza je preč.
        [warded] { $player } ťa chce nakaziť. Tvoja karta to odvrátila.
        [spread] { $player } má teraz nákazu.
        [failed] Nákaza sa nepreniesla: { $player } má ochranu.
       *[none] Nič ďalšie sa nestalo.
    }
panic-station-board-infected-now = Od tejto chvíle vyhrávaš s parazitmi.
panic-station-board-seen = Dobre

## Brnenie

panic-station-board-armour = Brnenie
panic-station-board-hit-parasites = Parazity útočia.
panic-station-board-hit-by = Útočí { $player }.
panic-station-board-armour-answered = Tvoja odpoveď je zaznamenaná. Zostane skrytá, kým neodpovedia všetci.
panic-station-board-table-answers = Stôl odpovie za teba.

## Pokyny

panic-station-board-prompt-turn = { $count ->
        [one] { $count } akčný bod: presun, hľadanie, nová miestnosť alebo iná akcia.
        [few] { $count } akčné body: presun, hľadanie, nová miestnosť alebo iná akcia.
        [many] { $count } akčných bodov: presun, hľadanie, nová miestnosť alebo iná akcia.
       *[other] { $count } akčných bodov: presun, hľadanie, nová miestnosť alebo iná akcia.
    }
panic-station-board-prompt-spent = Nezostávajú žiadne akčné body.
panic-station-board-hint-turn = Číslo v miestnosti je cena cesty. [T] [A] vyberajú postavu, šípky chodia.
panic-station-board-hint-turn-tap = Ťuknutím na miestnosť uvidíš cestu, ďalším ťuknutím po nej ideš. Alebo vyber akciu.
panic-station-board-hint-spent = Karty zadarmo sa ešte dajú použiť; potom ukonči ťah.
panic-station-board-prompt-duty = Prvý ťah: s týmito bodmi ({ $count }) musíš nájsť kartu.
panic-station-board-hint-duty = Polož miestnosť, vojdi do nej a prehľadaj ju.
panic-station-board-prompt-run = { $who } smie zadarmo bežať do susednej miestnosti.
panic-station-board-hint-run = Iná akcia túto možnosť zruší.
panic-station-board-prompt-way = { $who }, cieľ { $room }: { $count ->
        [one] { $count } akčný bod
        [few] { $count } akčné body
        [many] { $count } akčných bodov
       *[other] { $count } akčných bodov
    }
panic-station-board-prompt-move = { $who }: kam?
panic-station-board-hint-move = Vyber zvýraznenú miestnosť. Číslo je cena cesty.
panic-station-board-way-exchange = Čaká tam výmena kariet.
panic-station-board-way-alert = Spustí to poplach.
panic-station-board-prompt-lay = Kam miestnosť položiť?
panic-station-board-prompt-place = Túto miestnosť musíš položiť.
panic-station-board-hint-place = Klikni na miesto, [R] otočí kartu, [Enter] ju položí.
panic-station-board-hint-place-tap = Ťukni na miesto; ďalším ťuknutím kartu otočíš.
panic-station-board-prompt-find = Ako budeš hľadať?
panic-station-board-prompt-term = Čo má terminál urobiť?
panic-station-board-prompt-shoot = Na čo strieľaš?
panic-station-board-prompt-heal = Koho liečiš?
panic-station-board-prompt-knife = Na koho útočíš nožom?
panic-station-board-prompt-aid = Koho ošetrí prvá pomoc?
panic-station-board-prompt-nade = Kam poletí granát?
panic-station-board-prompt-bscan = Čiu ruku chceš vidieť?
panic-station-board-prompt-signal = Odkiaľ a kam pôjdu parazity?
panic-station-board-hint-target = Vyber tu alebo na mape.
panic-station-board-hint-choose = Vyber jednu možnosť.
panic-station-board-prompt-encounter = { $room }: niekto tu už je. Vymeň si kartu, alebo zaútoč.
panic-station-board-hint-encounter = Nedá sa tomu vyhnúť.
panic-station-board-prompt-encounter-only = { $room }: niekto tu už je. Vymeň si kartu.
panic-station-board-hint-encounter-only = Zaútočiť tu nemáš čím.
panic-station-board-prompt-give = Vyber kartu pre { panic-station-partner-of }.
panic-station-board-prompt-no-choice = Tu nemáš na výber: stôl odpovie za teba.
panic-station-board-hint-give = Obe obálky sa otvoria v tej istej chvíli. Ostatní vidia len to, že výmena prebehla.
panic-station-board-decided = Tajná voľba už padla: { $players }.
panic-station-board-prompt-team = { $player } hľadá a ponúka kartu aj tebe.
panic-station-board-hint-team = Nič ťa to nestojí, ale môže prísť poplach.
panic-station-board-prompt-relocate = V zásobe nie je žiadny parazit: vezmi jedného z miestnosti.
panic-station-board-hint-relocate = Presunie sa sem: { $room }.
panic-station-board-prompt-armour = Zásah: spolu { $count ->
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } životov
       *[other] { $count } životov
    }. Použiješ brnenie?
panic-station-board-hint-armour = Pýtame sa všetkých zasiahnutých, ktorí majú karty navyše. Odpovede zostanú skryté, kým neodpovedia všetci.
panic-station-board-prompt-over = Partia sa skončila.
panic-station-board-waiting = { $phase ->
        [armour] Čaká sa na brnenie: { $who }.
        [team_reply] Čaká sa na odpoveď: { $who }.
        [relocate] { $who } presúva parazita.
        [encounter] { $who } niekoho stretáva.
        [place] { $who } kladie miestnosť.
       *[turn] Na ťahu je { $who }.
    }
panic-station-board-waiting-give = { $a } a { $b } si vymieňajú po karte.
panic-station-board-waiting-sealed = V tvojej obálke: { $card }.

## Zápisník hráča

panic-station-board-public = verejné
panic-station-board-scans = Termoskeny
panic-station-board-no-scans = Zatiaľ žiadny sken.
panic-station-board-scan-rest = { $count ->
        [one] Aspoň jeden z nich mal nákazu tiež: { $players }.
        [few] Aspoň { $count } z nich mali nákazu tiež: { $players }.
        [many] Aspoň { $count } z nich malo nákazu tiež: { $players }.
       *[other] Aspoň { $count } z nich malo nákazu tiež: { $players }.
    }
panic-station-board-infected-count = s nákazou: { $count }
panic-station-board-you-know = Čo vieš
panic-station-board-holds = { $player } má v ruke: { $cards }
panic-station-board-sure = Isté je: { $player } { $state ->
        [infected] má nákazu
       *[clean] nemá nákazu
    }.
panic-station-board-marks = Moje značky
panic-station-board-mark-of = Tvoja značka: { $player }
panic-station-board-mark = { $mark ->
        [clean] bez nákazy
        [unsure] neisté
       *[infected] s nákazou
    }
panic-station-board-own-words = Vlastné poznámky
panic-station-board-exchanges = Moje výmeny
panic-station-board-gave-got = dané · prijaté
panic-station-board-no-exchanges = Zatiaľ žiadna výmena.
panic-station-board-glance = { $round }. kolo, celá ruka: { $cards }
panic-station-board-draws = Nájdené:
panic-station-board-who-met = Kto si vymenil kartu
panic-station-board-claims = Tvrdenia
panic-station-board-no-claims = Zatiaľ nikto nič netvrdil.
panic-station-board-quoted = „{ $words }“
panic-station-board-doubt-false = nie je pravda: vieš, čo to bolo
panic-station-board-doubt-against = proti tomu, čo vieš

## Tvrdenia pri stole

panic-station-board-claim-make = Niečo povedať
panic-station-board-claim-back = Späť
panic-station-board-claim-kind = { $kind ->
        [accuse] Podozrievam …
        [know] Viem …
        [trust] Verím …
        [got] Prišlo mi …
        [gave] Odo mňa išlo …
        [have] Držím …
        [will] Chystám sa …
        [ask] Prosím ťa …
       *[answer] Odpoveď …
    }
panic-station-board-claim-clean = Som bez nákazy.
panic-station-board-claim-accuse = Podozrievam { panic-station-partner-of }.
panic-station-board-claim-know = Viem, že { panic-station-partner } má nákazu.
panic-station-board-claim-trust = Verím { panic-station-partner-to }.
panic-station-board-claim-gave = { panic-station-partner } odo mňa dostal: { panic-station-card }.
panic-station-board-claim-got = { panic-station-partner } mi dal: { panic-station-card }.
panic-station-board-claim-got-infection = { panic-station-partner } ma chcel nakaziť!
panic-station-board-claim-have = { $count ->
        [0] Nemám: { panic-station-card }.
       *[some] Mám { $count } × { panic-station-card }.
    }
panic-station-board-claim-will = { $plan ->
        [hive] Idem k hniezdu.
        [search] Idem hľadať.
        [terminal] Idem k terminálu.
        [doors] Otvorím dvere.
        [scan] Spustím sken.
        [heal] Idem sa liečiť.
        [guard] Budem strážiť.
       *[away] Idem preč.
    }
panic-station-board-claim-ask = { panic-station-partner }, { $request ->
        [give_gas] daj mi kanister.
        [come] poď sem.
        [leave] choď preč.
        [open_doors] otvor dvere.
        [scan] spusti sken.
       *[follow] poď za mnou.
    }
panic-station-board-claim-ask-shoot = { panic-station-partner }, strieľaj na { panic-station-victim }.
panic-station-board-claim-shoot = strieľaj na …
panic-station-board-claim-answer = { $answer ->
        [yes] Áno.
       *[no] Nie.
    }

## Koniec

panic-station-board-story = Čo sa naozaj stalo
panic-station-board-story-host = berie kartu hostiteľa.
panic-station-board-story-infected = má nákazu ({ $player }).
panic-station-board-story-clean = je na konci bez nákazy.
panic-station-board-story-host-cured = berie kartu hostiteľa a je opäť bez nákazy.
panic-station-board-story-last = posledná nákaza: nevyhráva
panic-station-board-timeline = Celý príbeh
panic-station-board-tale-host = { $player } berie kartu hostiteľa.
panic-station-board-tale-infected = { panic-station-partner } nakazí { panic-station-victim }.
panic-station-board-tale-cured = Protilátka od { panic-station-partner-of } vyliečila { panic-station-victim }.
panic-station-board-tale-exchange = { $a } dáva: { $given }. { $b } dáva: { $got }.
panic-station-board-tale-died = Zomiera { $who }.
panic-station-board-tale-out = { $player } je mimo hry.
panic-station-board-tale-burnt = { $player } páli hniezdo.
panic-station-board-tale-found = { $player } nachádza: { $card }.
panic-station-board-tale-gift = { $player } vyberá: { $card }.
panic-station-board-tale-armour = { $player } volí brnenie: { $count }.
panic-station-board-tale-seen = V ruke ({ $player }): { $count } × { $card }.
panic-station-board-hands = Všetky ruky

## Textová verzia

panic-station-board-twin = Stanica slovami
panic-station-board-twin-state = { $round }. kolo. { $player } má akčných bodov: { $points }.
panic-station-board-twin-top = Ďalšia miestnosť: { $room }; v balíčku { $count }.
panic-station-board-twin-hand = Tvoja ruka: { $cards }
panic-station-board-exit = { panic-station-board-direction }{ $edge ->
        [d] , bezpečnostné dvere: { $room }
       *[o] : { $room }
    }
panic-station-board-exit-free = zatiaľ nič
panic-station-board-far = { $count } { panic-station-board-direction }
panic-station-board-twin-nothing = Teraz nemáš čo vyberať.
panic-station-board-players = Hráči
panic-station-board-group-move = Presun
panic-station-board-group-find = Hľadanie
panic-station-board-group-lay = Položiť miestnosť
panic-station-board-group-term = Terminál
panic-station-board-group-attack = Útok
panic-station-board-group-give = Výmena
panic-station-board-group-armour = Brnenie
panic-station-board-group-other = Iné akcie
