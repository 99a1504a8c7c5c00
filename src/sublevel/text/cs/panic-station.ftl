# Panic Station. Pojmy se drží slovníčku pravidel.

panic-station-title = Panic Station
panic-station-tagline = Najděte hnízdo a spalte ho, dokud ještě víte, kdo je člověk.

## Kdo a co; jiné zprávy se z nich skládají

panic-station-colour = { $colour ->
        [R] Červený
        [B] Modrý
        [G] Zelený
        [Y] Žlutý
        [W] Bílý
       *[P] Fialový
    }
panic-station-card = { $card ->
        [GAS] kanystr
        [ARM] zbroj
        [AMMO] munice
        [AID] lékárnička
        [KEY] přístupová karta
        [HEAVY] těžká zbraň
        [NADE] granát
        [BOOST] dávka energie
        [SCOPE] zaměřovač
        [KNIFE] bojový nůž
        [SCAN] tělesný skener
        [ANTI] protilátka
        [NVG] noční vidění
        [SIGNAL] vábnička parazitů
        [SNIPER] odstřelovací puška
        [HOST] karta hostitele
        [INF] karta nákazy
        [INF_R] karta nákazy (červená)
        [INF_B] karta nákazy (modrá)
        [INF_G] karta nákazy (zelená)
        [INF_Y] karta nákazy (žlutá)
        [INF_W] karta nákazy (bílá)
        [INF_P] karta nákazy (fialová)
       *[ALERT] poplach
    }
panic-station-room = { $card ->
        [R00] Reaktor
        [R01] Otevřený terminál
        [R02] Hnízdo
        [R03] Uzavřený terminál
        [R04] Ošetřovna
        [R05] Sklad A
        [R06] Sklad B
        [R07] Prázdná hala A
        [R08] Prázdná hala B
        [R09] Běh A
        [R10] Běh B
        [R11] Běh C
        [R12] Společné hledání A
        [R13] Společné hledání B
        [R14] Společné hledání C
        [R15] Společné hledání D
        [R16] Nebezpečí A
        [R17] Nebezpečí B
        [R18] Nebezpečí C
       *[R19] Nebezpečí D
    }

## Co se děje

panic-station-victory = { $nobody ->
        [dead] nevítězí nikdo, protože nikdo nežije
        [last] nevítězí nikdo, protože jediný přeživší byl nakažen jako poslední
        [no-infected] nevítězí nikdo, protože nežije nikdo nakažený
        [no-merit] nevítězí nikdo, protože žádný přeživší nikoho nenakazil ani nezabil
       *[won] vítězí paraziti
    }
panic-station-event-match-ended = { $end ->
        [burnt] Hnízdo hoří: vítězí přeživší bez nákazy.
        [all-red] Sken ukazuje jen nakažené: { panic-station-victory }.
        [troopers-dead] Všichni vojáci jsou mrtví: { panic-station-victory }.
        [hive-lost] Hnízdo už nelze najít: { panic-station-victory }.
        [conceded] Poslední hráč bez nákazy se vzdává: { panic-station-victory }.
        [adjudicated] Hnízdo už nikdo nemůže spálit: { panic-station-victory }.
        [all-infected] Zbyli jen nakažení: { panic-station-victory }.
       *[out-of-rounds] Čas vypršel: { panic-station-victory }.
    }
panic-station-row-nobody = { $end ->
        [troopers-dead] Nikdo nevyhrál, všichni vojáci jsou mrtví: { $names }
        [hive-lost] Nikdo nevyhrál, hnízdo se nenašlo: { $names }
        [out-of-rounds] Nikdo nevyhrál, čas vypršel: { $names }
       *[other] Nikdo nevyhrál: { $names }
    }

## Hráči, figurky a místa ve větách

panic-station-player = { $player ->
        [R] Červený
        [B] Modrý
        [G] Zelený
        [Y] Žlutý
        [W] Bílý
        [P] Fialový
       *[other] { $player }
    }
panic-station-partner = { $partner ->
        [R] Červený
        [B] Modrý
        [G] Zelený
        [Y] Žlutý
        [W] Bílý
        [P] Fialový
       *[other] { $partner }
    }
panic-station-partner-of = { $partner ->
        [R] Červeného
        [B] Modrého
        [G] Zeleného
        [Y] Žlutého
        [W] Bílého
        [P] Fialového
       *[other] hráče { $partner }
    }
panic-station-partner-to = { $partner ->
        [R] Červenému
        [B] Modrému
        [G] Zelenému
        [Y] Žlutému
        [W] Bílému
        [P] Fialovému
       *[other] hráči { $partner }
    }
panic-station-victim = { $victim ->
        [R] Červeného
        [B] Modrého
        [G] Zeleného
        [Y] Žlutého
        [W] Bílého
        [P] Fialového
       *[other] hráče { $victim }
    }
panic-station-source = { $source ->
        [host] karty hostitele
        [none] nikoho
        [R] Červeného
        [B] Modrého
        [G] Zeleného
        [Y] Žlutého
        [W] Bílého
        [P] Fialového
       *[other] hráče { $source }
    }
panic-station-figure = { $who ->
        [RT] Červený voják
        [RA] Červený android
        [BT] Modrý voják
        [BA] Modrý android
        [GT] Zelený voják
        [GA] Zelený android
        [YT] Žlutý voják
        [YA] Žlutý android
        [WT] Bílý voják
        [WA] Bílý android
        [PT] Fialový voják
        [PA] Fialový android
       *[other] { $who }
    }
panic-station-target = { $target ->
        [RT] Červeného vojáka
        [RA] Červeného androida
        [BT] Modrého vojáka
        [BA] Modrého androida
        [GT] Zeleného vojáka
        [GA] Zeleného androida
        [YT] Žlutého vojáka
        [YA] Žlutého androida
        [WT] Bílého vojáka
        [WA] Bílého androida
        [PT] Fialového vojáka
        [PA] Fialového androida
        [grey] šedého parazita
        [black] černého parazita
       *[other] { $target }
    }
panic-station-place = { $room ->
        [R00] Reaktor
        [R01] Otevřený terminál
        [R02] Hnízdo
        [R03] Uzavřený terminál
        [R03a] předsíň, Uzavřený terminál
        [R03i] vnitřní místnost, Uzavřený terminál
        [R04] Ošetřovna
        [R04a] předsíň, Ošetřovna
        [R04i] vnitřní místnost, Ošetřovna
        [R05] Sklad A
        [R06] Sklad B
        [R07] Prázdná hala A
        [R08] Prázdná hala B
        [R09] Běh A
        [R10] Běh B
        [R11] Běh C
        [R12] Společné hledání A
        [R13] Společné hledání B
        [R14] Společné hledání C
        [R15] Společné hledání D
        [R16] Nebezpečí A
        [R17] Nebezpečí B
        [R18] Nebezpečí C
       *[R19] Nebezpečí D
    }
panic-station-place-to = { $to ->
        [R00] Reaktor
        [R01] Otevřený terminál
        [R02] Hnízdo
        [R03] Uzavřený terminál
        [R03a] předsíň, Uzavřený terminál
        [R03i] vnitřní místnost, Uzavřený terminál
        [R04] Ošetřovna
        [R04a] předsíň, Ošetřovna
        [R04i] vnitřní místnost, Ošetřovna
        [R05] Sklad A
        [R06] Sklad B
        [R07] Prázdná hala A
        [R08] Prázdná hala B
        [R09] Běh A
        [R10] Běh B
        [R11] Běh C
        [R12] Společné hledání A
        [R13] Společné hledání B
        [R14] Společné hledání C
        [R15] Společné hledání D
        [R16] Nebezpečí A
        [R17] Nebezpečí B
        [R18] Nebezpečí C
       *[R19] Nebezpečí D
    }
panic-station-given = { $given ->
        [GAS] kanystr
        [ARM] zbroj
        [AMMO] munice
        [AID] lékárnička
        [KEY] přístupová karta
        [HEAVY] těžká zbraň
        [NADE] granát
        [BOOST] dávka energie
        [SCOPE] zaměřovač
        [KNIFE] bojový nůž
        [SCAN] tělesný skener
        [ANTI] protilátka
        [NVG] noční vidění
        [SIGNAL] vábnička parazitů
        [SNIPER] odstřelovací puška
        [HOST] karta hostitele
        [INF] karta nákazy
        [INF_R] karta nákazy (červená)
        [INF_B] karta nákazy (modrá)
        [INF_G] karta nákazy (zelená)
        [INF_Y] karta nákazy (žlutá)
        [INF_W] karta nákazy (bílá)
        [INF_P] karta nákazy (fialová)
       *[ALERT] poplach
    }
panic-station-received = { $received ->
        [GAS] kanystr
        [ARM] zbroj
        [AMMO] munice
        [AID] lékárnička
        [KEY] přístupová karta
        [HEAVY] těžká zbraň
        [NADE] granát
        [BOOST] dávka energie
        [SCOPE] zaměřovač
        [KNIFE] bojový nůž
        [SCAN] tělesný skener
        [ANTI] protilátka
        [NVG] noční vidění
        [SIGNAL] vábnička parazitů
        [SNIPER] odstřelovací puška
        [HOST] karta hostitele
        [INF] karta nákazy
        [INF_R] karta nákazy (červená)
        [INF_B] karta nákazy (modrá)
        [INF_G] karta nákazy (zelená)
        [INF_Y] karta nákazy (žlutá)
        [INF_W] karta nákazy (bílá)
        [INF_P] karta nákazy (fialová)
       *[ALERT] poplach
    }
panic-station-parasite = { $colour ->
        [grey] Šedý parazit
       *[black] Černý parazit
    }

## Fáze

panic-station-phase-turn = Tah
panic-station-phase-place = Položení další místnosti
panic-station-phase-encounter = Setkání
panic-station-phase-give = Výměna
panic-station-phase-team-reply = Společné hledání?
panic-station-phase-relocate = Přesun parazita
panic-station-phase-armour = Zbroj?
panic-station-phase-over = Konec partie

## Volby

panic-station-option-players = Hráči
panic-station-option-players-help = Kolik hráčů hraje, od 4 do 6. Výchozí: 4.
panic-station-option-bonus-cards = Bonusové karty
panic-station-option-bonus-cards-help = Zda je ve hře protilátka, noční vidění, vábnička a odstřelovací pušky. Výchozí: { panic-station-option-bonus-cards-true }.
panic-station-option-bonus-cards-false = Bez nich
panic-station-option-bonus-cards-true = Všech šest
panic-station-option-host-packet = Kde leží karta hostitele
panic-station-option-host-packet-help = S kolika dalšími kartami se zamíchá na vrch balíčku. Výchozí: { panic-station-option-host-packet-seed }.
panic-station-option-host-packet-seed = Dvojnásobek počtu spoluhráčů
panic-station-option-host-packet-english = O jednu víc
panic-station-option-hive-mix = Kde leží hnízdo
panic-station-option-hive-mix-help = S kolika spodními kartami místností se hnízdo zamíchá, 2 nebo 3. Výchozí: 3.
panic-station-option-infection-cards = Karty nákazy
panic-station-option-infection-cards-help = Kolik jich má každý hráč, 2 nebo 3. Se 2 to mají lidé snazší. Výchozí: 3.
panic-station-option-gas-needed = Kanystry na hnízdo
panic-station-option-gas-needed-help = Kolik kanystrů spálí hnízdo, 3 nebo 4. Se 4 to mají lidé těžší. Výchozí: 3.
panic-station-option-host-last-resort = Karta hostitele jako dar
panic-station-option-host-last-resort-help = Zda smí hostitel bez vlastních karet nákazy dát kartu hostitele. Výchozí: { panic-station-option-host-last-resort-false }.
panic-station-option-host-last-resort-false = Nikdy
panic-station-option-host-last-resort-true = Jako poslední možnost
panic-station-option-exchange-limit = Výměny v jedné místnosti
panic-station-option-exchange-limit-help = Zda tah žádá v každé místnosti jednu výměnu, nebo jednu za každou z obou postav. Výchozí: { panic-station-option-exchange-limit-player }.
panic-station-option-exchange-limit-player = Jedna na hráče
panic-station-option-exchange-limit-character = Jedna na postavu
panic-station-option-parasite-roll = Jak se pohybují paraziti
panic-station-option-parasite-roll-help = Zda se hází za každého parazita zvlášť, nebo jednou za všechny. Výchozí: { panic-station-option-parasite-roll-each }.
panic-station-option-parasite-roll-each = Každý sám za sebe
panic-station-option-parasite-roll-one = Jeden hod pro všechny
panic-station-option-grenade-blocks-exchange = Granát před vstupem
panic-station-option-grenade-blocks-exchange-help = Zda místnost zasažená v tomto tahu granátem nežádá výměnu. Výchozí: { panic-station-option-grenade-blocks-exchange-false }.
panic-station-option-grenade-blocks-exchange-false = Výměna je povinná
panic-station-option-grenade-blocks-exchange-true = Bez výměny
panic-station-option-master-servant = Pán a sluhové
panic-station-option-master-servant-help = Zda vítězí jen ti nakažení, kdo nakazili nebo zabili někoho zdravého, a první hostitel. Výchozí: { panic-station-option-master-servant-false }.
panic-station-option-master-servant-false = Všichni nakažení stejně
panic-station-option-master-servant-true = Jen kdo má zásluhy
panic-station-option-max-rounds = Nejvíc kol
panic-station-option-max-rounds-help = Po tolika kolech, od 1 do 200, vítězí paraziti. Výchozí: 30.
panic-station-option-claims = Tvrzení
panic-station-option-claims-help = Zda jsou tvrzení řečí u stolu, nebo akcemi hry (pro učící se programy). Výchozí: { panic-station-option-claims-false }.
panic-station-option-claims-false = Řeč u stolu
panic-station-option-claims-true = Akce hry
panic-station-option-adjudicate = Konec bez naděje
panic-station-option-adjudicate-help = Zda partie skončí, jakmile už lidé nemohou vyhrát. Něco to prozradí. Výchozí: { panic-station-option-adjudicate-false }.
panic-station-option-adjudicate-false = Hraje se dál
panic-station-option-adjudicate-true = Skončí hned
panic-station-option-notebook = Zápisník
panic-station-option-notebook-help = Zda ukazuje, co plyne z viděného: karty v cizích rukou, kdo je jistě nakažený. Výchozí: { panic-station-option-notebook-true }.
panic-station-option-notebook-false = Mysli sám
panic-station-option-notebook-true = S úsudky

## Místa

panic-station-seat-red = Červený
panic-station-seat-blue = Modrý
panic-station-seat-green = Zelený
panic-station-seat-yellow = Žlutý
panic-station-seat-white = Bílý
panic-station-seat-purple = Fialový

## Co se děje

panic-station-event-turn-began = Kolo { $round }: { panic-station-player } má { $points ->
        [one] { $points } akční bod
        [few] { $points } akční body
        [many] { $points } akčních bodů
       *[other] { $points } akčních bodů
    }.
panic-station-event-figures-entered = { panic-station-player } vstupuje s oběma postavami do reaktoru.
panic-station-event-room-laid = Nová místnost: { panic-station-place }.
panic-station-event-room-put-under = Nikam se nehodí a jde pod balíček: { panic-station-place }.
panic-station-event-room-shown = { $below ->
        [yes] Pod hnízdem leží: { panic-station-place }.
       *[no] Na vrchu balíčku místností je: { panic-station-place }.
    }
panic-station-event-moved = { $run ->
        [yes] { panic-station-figure } běží zdarma dál: { panic-station-place-to }.
       *[no] { panic-station-figure } jde: { panic-station-place-to }.
    }
panic-station-event-alerted = Poplach! Na kostce padlo { $die }: { panic-station-place-to }.
panic-station-event-parasite-came = { panic-station-parasite } se objevuje: { panic-station-place }.
panic-station-event-parasite-relocated = Zásoba je prázdná. { panic-station-parasite } se přesouvá, rozhoduje { panic-station-player }: { panic-station-place-to }.
panic-station-event-search-began = { $partner ->
        [none] { panic-station-figure } hledá.
       *[other] { panic-station-figure } hledá a přizve { panic-station-partner-of }.
    }
panic-station-event-team-answered = { $answer ->
        [yes] { panic-station-player } hledá také.
       *[no] { panic-station-player } se k hledání nepřidá.
    }
panic-station-event-card-drawn = { panic-station-player } bere kartu nálezu; { $left ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
        [many] zbývá { $left } karet
       *[other] zbývá { $left } karet
    }.
panic-station-event-card-seen = Našel jsi: { panic-station-card }.
panic-station-event-alert-drawn = { panic-station-player } vytáhl poplach.
panic-station-event-reshuffled = Odhazovací balíček se zamíchá jako nový: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karet
       *[other] { $count } karet
    }.
panic-station-event-room-turned = { panic-station-place }: teď je nahoře červená strana.
panic-station-event-item-laid = { panic-station-player } vykládá: { panic-station-card }.
panic-station-event-item-used = { panic-station-player } používá: { panic-station-card }.
panic-station-event-boosted = { panic-station-player } má teď { $points ->
        [one] { $points } akční bod
        [few] { $points } akční body
        [many] { $points } akčních bodů
       *[other] { $points } akčních bodů
    }.
panic-station-event-healed = { panic-station-figure } získává { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } životů
       *[other] { $points } životů
    } a má { $life }.
panic-station-event-shot = { panic-station-figure } střílí na { panic-station-target }: { panic-station-place }.
panic-station-event-stabbed = { $hit ->
        [yes] { panic-station-figure } bodá na { panic-station-target } a zasahuje ({ $die }).
       *[no] { panic-station-figure } bodá na { panic-station-target } a míjí ({ $die }).
    }
panic-station-event-grenade-thrown = { panic-station-figure } hází granát: { panic-station-place }.
panic-station-event-parasite-hit = { $after ->
        [gone] { panic-station-parasite } je pryč: { panic-station-place }.
       *[grey] { panic-station-parasite } je zasažen a teď šedý: { panic-station-place }.
    }
panic-station-event-life-lost = { panic-station-figure } ztrácí { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } životů
       *[other] { $points } životů
    } a má { $life }.
panic-station-event-died = { panic-station-figure } je mrtev.
panic-station-event-eliminated = { panic-station-player } je ze hry venku; karty z ruky jdou neviděné do krabice.
panic-station-event-answered = Tajná volba padla: { panic-station-player }.
panic-station-event-armour-used = { panic-station-player } používá { $count ->
        [one] jednu zbroj
        [few] { $count } zbroje
        [many] { $count } zbrojí
       *[other] { $count } zbrojí
    }: { panic-station-place }.
panic-station-event-doors-opened = { panic-station-player } otevírá všechny bezpečnostní dveře.
panic-station-event-doors-closed = Všechny bezpečnostní dveře se zavírají.
panic-station-event-scanned = { $cause ->
        [hive] Hnízdo je nalezeno. Termosken: nakažených { $red }, zdravých { $blue }.
       *[terminal] Termosken: nakažených { $red }, zdravých { $blue }.
    }
panic-station-event-body-scanned = { panic-station-player } si prohlíží celou ruku { panic-station-partner-of }.
panic-station-event-hand-seen = V ruce { panic-station-partner-of }: { panic-station-card }, { $count }.
panic-station-event-signal-sent = { $count ->
        [one] Jeden parazit jde za vábničkou
        [few] { $count } paraziti jdou za vábničkou
        [many] { $count } parazitů jde za vábničkou
       *[other] { $count } parazitů jde za vábničkou
    }: { panic-station-place-to }.
panic-station-event-encountered = { panic-station-figure } potkává jiné: { panic-station-place }. Výměna, nebo útok.
panic-station-event-exchange-began = { panic-station-player } a { panic-station-partner } volí každý jednu kartu: { panic-station-place }.
panic-station-event-exchanged = { panic-station-player } a { panic-station-partner } si vyměnili karty.
panic-station-event-cards-swapped = { panic-station-partner } od tebe dostal: { panic-station-given }. Ty jsi dostal: { panic-station-received }.
panic-station-event-infected = { $source ->
        [host] Karta hostitele je u tebe: máš nákazu.
       *[other] Teď máš nákazu od { panic-station-source }.
    }
panic-station-event-cured = Protilátka od { panic-station-partner-of } tě vyléčila.
panic-station-event-hive-burnt = { panic-station-player } pálí hnízdo!
panic-station-event-gave-up = { panic-station-player } se vzdává.
panic-station-event-turn-ended = { panic-station-player } končí tah.
panic-station-event-phase-began = Fáze parazitů. Kartu dveří má teď { panic-station-player }.
panic-station-event-parasite-walked = { $stayed ->
        [yes] { panic-station-parasite } zůstává na místě ({ $die }).
       *[no] { panic-station-parasite } leze ({ $die }): { panic-station-place-to }.
    }
panic-station-event-round-ended = Kolo { $round } skončilo.
panic-station-event-state-revealed = { $state ->
        [infected] { panic-station-player }: nákaza od { panic-station-source }.
       *[clean] { panic-station-player }: bez nákazy.
    }
panic-station-event-hand-revealed = { panic-station-player } držel: { panic-station-card }, { $count }.
panic-station-event-gift-chosen = Dáváš: { panic-station-card }. Nikdo jiný to zatím neví.
panic-station-event-armour-chosen = Zbroj pro tvého vojáka: { $trooper }, pro androida: { $android }.

## Co hráči říkají

panic-station-claim-clean = { panic-station-player }: „Jsem zdravý.“
panic-station-claim-accuse = { panic-station-player }: „Podezírám { panic-station-partner-of }.“
panic-station-claim-know = { panic-station-player }: „Vím, že { panic-station-partner } je nakažený.“
panic-station-claim-trust = { panic-station-player }: „Věřím { panic-station-partner-to }.“
panic-station-claim-gave = { panic-station-player }: „{ panic-station-partner } ode mě dostal: { panic-station-card }.“
panic-station-claim-got = { panic-station-player }: „{ panic-station-partner } mi dal: { panic-station-card }.“
panic-station-claim-have = { panic-station-player }: „Držím: { panic-station-card }, { $count }.“
panic-station-claim-will = { panic-station-player }: „Chci { $plan ->
        [hive] jít k hnízdu
        [search] hledat
        [terminal] jít k terminálu
        [doors] otevřít dveře
        [scan] spustit sken
        [heal] léčit se
        [guard] hlídat
       *[away] držet se stranou
    }.“
panic-station-claim-ask = { panic-station-player }: „{ panic-station-partner }, { $request ->
        [give_gas] dej mi kanystr
        [come] pojď ke mně
        [leave] jdi odtud
        [open_doors] otevři dveře
        [scan] spusť sken
       *[follow] následuj mě
    }.“
panic-station-claim-ask-shoot = { panic-station-player }: „{ panic-station-partner }, střílej na { panic-station-victim }.“
panic-station-claim-answer = { panic-station-player }: „{ $answer ->
        [yes] Ano, udělám to.
       *[no] Ne, neudělám.
    }“

## Proč ne

panic-station-reason-not-your-turn = Teď nerozhoduješ ty.
panic-station-reason-finished = Partie skončila.
panic-station-reason-no-such-action = Taková akce neexistuje.
panic-station-reason-not-now = To teď není možné.
panic-station-reason-too-few-points = Stojí to akční bod; máš { $points }.
panic-station-reason-search-duty = Nejdřív hledat: v prvním tahu musíš najít kartu a tohle by spotřebovalo body na to.
panic-station-reason-search-first = Nejdřív hledat: v prvním tahu musíš najít kartu, než ho ukončíš.
panic-station-reason-not-yours = Tato postava není tvoje.
panic-station-reason-trooper-cannot-shoot = Vojáci střílet nemohou; může jen tvůj android.
panic-station-reason-only-trooper-hit = O život přichází jen tvůj voják, ne android.
panic-station-reason-only-android-hit = O život přichází jen tvůj android, ne voják.
panic-station-reason-dead-character = Ta postava není na plánu.
panic-station-reason-no-room-there = Tím směrem žádná místnost není.
panic-station-reason-wall-there = Je tam zeď.
panic-station-reason-door-closed = Bezpečnostní dveře jsou zavřené; otevře je přístupová karta nebo terminál.
panic-station-reason-no-run = Tato postava teď nemá volný pohyb.
panic-station-reason-no-card-there = Tam žádná karta místnosti neleží.
panic-station-reason-no-room-cards = Balíček místností je prázdný.
panic-station-reason-not-beside-you = Žádná tvá postava nestojí u průchodu k tomu místu.
panic-station-reason-cell-taken = Tam už karta leží.
panic-station-reason-edges-clash = Okraje k sobě nesedí: zeď ke zdi, dveře k průchodu.
panic-station-reason-only-hive-lies = Karty leží nastojato; jen hnízdo smí ležet napříč, když se jinam nevejde.
panic-station-reason-other-name = Toto místo se jmenuje podle jiné sousední karty.
panic-station-reason-no-opening = K tomu místu nevede průchod ani dveře.
panic-station-reason-fits-somewhere = Vrchní karta se někam vejde, jiná se proto vzít nesmí.
panic-station-reason-under-used = V tomto tahu jsi už jednu místnost pod balíček dal.
panic-station-reason-last-room-card = Je to poslední karta balíčku místností.
panic-station-reason-no-symbol-here = V této místnosti není co najít.
panic-station-reason-no-search-cards = Žádné karty nálezů už nejsou.
panic-station-reason-no-team-room = Jen místnost společného hledání dovolí přizvat dalšího.
panic-station-reason-partner-absent = Ten hráč nemá v místnosti žádnou postavu.
panic-station-reason-attacked-here = V tomto tahu jsi tu někoho napadl: nikdo tu s tebou nehledá.
panic-station-reason-no-night-vision = Nemáš vyložené noční vidění.
panic-station-reason-not-red = Noční vidění pomáhá jen na červené straně.
panic-station-reason-not-in-hand = Tuto kartu nedržíš.
panic-station-reason-hand-too-small = Abys mohl kartu použít, musíš jich v ruce mít { $hand }.
panic-station-reason-never-laid-out = Tato karta se nikdy nevykládá.
panic-station-reason-android-dead = Střílet může jen živý android.
panic-station-reason-no-ammunition = Potřebuješ vyloženou munici, na každý výstřel jeden náboj.
panic-station-reason-no-heavy-weapon = Dva výstřely potřebují vyloženou těžkou zbraň.
panic-station-reason-no-such-target = Takový cíl tam není.
panic-station-reason-own-target = Na vlastní postavy útočit nemůžeš.
panic-station-reason-out-of-reach = Cíl je mimo dosah.
panic-station-reason-other-order = Tyto dva výstřely se zapisují opačně.
panic-station-reason-no-knife = Nemáš vyložený bojový nůž.
panic-station-reason-no-infirmary = Léčí se ve vnitřní místnosti ošetřovny.
panic-station-reason-nothing-to-heal = Nikdo by tím život nezískal.
panic-station-reason-not-together = Musí být ve stejné místnosti.
panic-station-reason-no-terminal = Tato postava není u terminálu.
panic-station-reason-terminal-used = V tomto tahu jsi už terminál použil.
panic-station-reason-doors-open-already = Dveře už jsou otevřené.
panic-station-reason-not-in-hive = Tvůj voják musí být v hnízdě.
panic-station-reason-infected-never-burn = Nakažený hnízdo nepálí.
panic-station-reason-too-little-gas = Na spálení hnízda je třeba kanystrů: { $gas }.
panic-station-reason-not-sole-clean = Vzdát se smí jen jediný zdravý hráč posledního skenu.
panic-station-reason-stack-not-run = Balíček nálezů se ještě nedobral.
panic-station-reason-enough-gas = Kanystrů na hnízdo máš dost.
panic-station-reason-must-meet = Jsou tu jiní: nejdřív si vyměň kartu, nebo na někoho z nich zaútoč.
panic-station-reason-not-in-the-room = Ten hráč nemá postavu v místnosti, kam jsi vstoupil.
panic-station-reason-no-attack-here = Útok místo výměny musí zasáhnout někoho jiného v té místnosti.
panic-station-reason-own-infection-card = Dokud jsi zdravý, vlastní karty nákazy nikdy nedáváš.
panic-station-reason-host-stays = Karta hostitele zůstává v tvé ruce.
panic-station-reason-antidote-spent = Použitou protilátku dáš, jen když nic jiného dát nejde.
panic-station-reason-other-cards-first = Cizí karty nákazy dáš, jen když nic jiného dát nejde.
panic-station-reason-not-hit = Žádná tvá postava právě o život nepřichází.
panic-station-reason-too-much-armour = Tolik zbroje tu použít nemůžeš.
panic-station-reason-no-parasite = Takový parazit v té místnosti není.
panic-station-reason-not-fullest-room = Musí být z místnosti, kde je parazitů nejvíc.
panic-station-reason-too-far = To je dál než dvě místnosti, nebo tam nevede otevřená cesta.
panic-station-reason-claims-off = V této partii jsou tvrzení jen řečí u stolu.
panic-station-reason-claim-made = Před tímto rozhodnutím jsi už něco tvrdil.
panic-station-reason-nothing-asked = Nikdo se tě na nic neptal.
panic-station-reason-about-yourself = Takové tvrzení se týká jiných.
panic-station-reason-no-such-player = Ten hráč nehraje.
