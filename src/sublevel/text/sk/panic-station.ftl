# Panic Station. Pojmy sa držia slovníčka pravidiel.

panic-station-title = Panic Station
panic-station-tagline = Nájdite hniezdo a spáľte ho, kým ešte viete, kto je človek.

## Kto a čo; iné správy sa z nich skladajú

panic-station-colour = { $colour ->
        [R] Červený
        [B] Modrý
        [G] Zelený
        [Y] Žltý
        [W] Biely
       *[P] Fialový
    }
panic-station-card = { $card ->
        [GAS] kanister
        [ARM] brnenie
        [AMMO] munícia
        [AID] lekárnička
        [KEY] prístupová karta
        [HEAVY] ťažká zbraň
        [NADE] granát
        [BOOST] dávka energie
        [SCOPE] zameriavač
        [KNIFE] bojový nôž
        [SCAN] telesný skener
        [ANTI] protilátka
        [NVG] nočné videnie
        [SIGNAL] vábnička na parazity
        [SNIPER] odstreľovacia puška
        [HOST] karta hostiteľa
        [INF] karta nákazy
        [INF_R] karta nákazy (červená)
        [INF_B] karta nákazy (modrá)
        [INF_G] karta nákazy (zelená)
        [INF_Y] karta nákazy (žltá)
        [INF_W] karta nákazy (biela)
        [INF_P] karta nákazy (fialová)
       *[ALERT] poplach
    }
panic-station-room = { $card ->
        [R00] Reaktor
        [R01] Otvorený terminál
        [R02] Hniezdo
        [R03] Uzavretý terminál
        [R04] Ošetrovňa
        [R05] Sklad A
        [R06] Sklad B
        [R07] Prázdna hala A
        [R08] Prázdna hala B
        [R09] Beh A
        [R10] Beh B
        [R11] Beh C
        [R12] Spoločné hľadanie A
        [R13] Spoločné hľadanie B
        [R14] Spoločné hľadanie C
        [R15] Spoločné hľadanie D
        [R16] Nebezpečenstvo A
        [R17] Nebezpečenstvo B
        [R18] Nebezpečenstvo C
       *[R19] Nebezpečenstvo D
    }

## Čo sa deje

panic-station-victory = { $nobody ->
        [dead] nevíťazí nikto, lebo nikto nežije
        [last] nevíťazí nikto, lebo jediný preživší bol nakazený ako posledný
        [no-infected] nevíťazí nikto, lebo nežije nikto nakazený
        [no-merit] nevíťazí nikto, lebo žiadny preživší nikoho nenakazil ani nezabil
       *[won] víťazia parazity
    }
panic-station-event-match-ended = { $end ->
        [burnt] Hniezdo horí: víťazia preživší bez nákazy.
        [all-red] Sken ukazuje len nakazených: { panic-station-victory }.
        [troopers-dead] Všetci vojaci sú mŕtvi: { panic-station-victory }.
        [hive-lost] Hniezdo sa už nedá nájsť: { panic-station-victory }.
        [conceded] Posledný hráč bez nákazy sa vzdáva: { panic-station-victory }.
        [adjudicated] Hniezdo už nikto nemôže spáliť: { panic-station-victory }.
        [all-infected] Zostali len nakazení: { panic-station-victory }.
       *[out-of-rounds] Čas vypršal: { panic-station-victory }.
    }
panic-station-row-nobody = { $end ->
        [troopers-dead] Nikto nevyhral, všetci vojaci sú mŕtvi: { $names }
        [hive-lost] Nikto nevyhral, hniezdo sa nenašlo: { $names }
        [out-of-rounds] Nikto nevyhral, čas vypršal: { $names }
       *[other] Nikto nevyhral: { $names }
    }

## Hráči, figúrky a miesta vo vetách

panic-station-player = { $player ->
        [R] Červený
        [B] Modrý
        [G] Zelený
        [Y] Žltý
        [W] Biely
        [P] Fialový
       *[other] { $player }
    }
panic-station-partner = { $partner ->
        [R] Červený
        [B] Modrý
        [G] Zelený
        [Y] Žltý
        [W] Biely
        [P] Fialový
       *[other] { $partner }
    }
panic-station-partner-of = { $partner ->
        [R] Červeného
        [B] Modrého
        [G] Zeleného
        [Y] Žltého
        [W] Bieleho
        [P] Fialového
       *[other] hráča { $partner }
    }
panic-station-partner-to = { $partner ->
        [R] Červenému
        [B] Modrému
        [G] Zelenému
        [Y] Žltému
        [W] Bielemu
        [P] Fialovému
       *[other] hráčovi { $partner }
    }
panic-station-victim = { $victim ->
        [R] Červeného
        [B] Modrého
        [G] Zeleného
        [Y] Žltého
        [W] Bieleho
        [P] Fialového
       *[other] hráča { $victim }
    }
panic-station-source = { $source ->
        [host] karty hostiteľa
        [none] nikoho
        [R] Červeného
        [B] Modrého
        [G] Zeleného
        [Y] Žltého
        [W] Bieleho
        [P] Fialového
       *[other] hráča { $source }
    }
panic-station-figure = { $who ->
        [RT] Červený vojak
        [RA] Červený android
        [BT] Modrý vojak
        [BA] Modrý android
        [GT] Zelený vojak
        [GA] Zelený android
        [YT] Žltý vojak
        [YA] Žltý android
        [WT] Biely vojak
        [WA] Biely android
        [PT] Fialový vojak
        [PA] Fialový android
       *[other] { $who }
    }
panic-station-target = { $target ->
        [RT] Červeného vojaka
        [RA] Červeného androida
        [BT] Modrého vojaka
        [BA] Modrého androida
        [GT] Zeleného vojaka
        [GA] Zeleného androida
        [YT] Žltého vojaka
        [YA] Žltého androida
        [WT] Bieleho vojaka
        [WA] Bieleho androida
        [PT] Fialového vojaka
        [PA] Fialového androida
        [grey] sivého parazita
        [black] čierneho parazita
       *[other] { $target }
    }
panic-station-place = { $room ->
        [R00] Reaktor
        [R01] Otvorený terminál
        [R02] Hniezdo
        [R03] Uzavretý terminál
        [R03a] predsieň, Uzavretý terminál
        [R03i] vnútorná miestnosť, Uzavretý terminál
        [R04] Ošetrovňa
        [R04a] predsieň, Ošetrovňa
        [R04i] vnútorná miestnosť, Ošetrovňa
        [R05] Sklad A
        [R06] Sklad B
        [R07] Prázdna hala A
        [R08] Prázdna hala B
        [R09] Beh A
        [R10] Beh B
        [R11] Beh C
        [R12] Spoločné hľadanie A
        [R13] Spoločné hľadanie B
        [R14] Spoločné hľadanie C
        [R15] Spoločné hľadanie D
        [R16] Nebezpečenstvo A
        [R17] Nebezpečenstvo B
        [R18] Nebezpečenstvo C
       *[R19] Nebezpečenstvo D
    }
panic-station-place-to = { $to ->
        [R00] Reaktor
        [R01] Otvorený terminál
        [R02] Hniezdo
        [R03] Uzavretý terminál
        [R03a] predsieň, Uzavretý terminál
        [R03i] vnútorná miestnosť, Uzavretý terminál
        [R04] Ošetrovňa
        [R04a] predsieň, Ošetrovňa
        [R04i] vnútorná miestnosť, Ošetrovňa
        [R05] Sklad A
        [R06] Sklad B
        [R07] Prázdna hala A
        [R08] Prázdna hala B
        [R09] Beh A
        [R10] Beh B
        [R11] Beh C
        [R12] Spoločné hľadanie A
        [R13] Spoločné hľadanie B
        [R14] Spoločné hľadanie C
        [R15] Spoločné hľadanie D
        [R16] Nebezpečenstvo A
        [R17] Nebezpečenstvo B
        [R18] Nebezpečenstvo C
       *[R19] Nebezpečenstvo D
    }
panic-station-given = { $given ->
        [GAS] kanister
        [ARM] brnenie
        [AMMO] munícia
        [AID] lekárnička
        [KEY] prístupová karta
        [HEAVY] ťažká zbraň
        [NADE] granát
        [BOOST] dávka energie
        [SCOPE] zameriavač
        [KNIFE] bojový nôž
        [SCAN] telesný skener
        [ANTI] protilátka
        [NVG] nočné videnie
        [SIGNAL] vábnička na parazity
        [SNIPER] odstreľovacia puška
        [HOST] karta hostiteľa
        [INF] karta nákazy
        [INF_R] karta nákazy (červená)
        [INF_B] karta nákazy (modrá)
        [INF_G] karta nákazy (zelená)
        [INF_Y] karta nákazy (žltá)
        [INF_W] karta nákazy (biela)
        [INF_P] karta nákazy (fialová)
       *[ALERT] poplach
    }
panic-station-received = { $received ->
        [GAS] kanister
        [ARM] brnenie
        [AMMO] munícia
        [AID] lekárnička
        [KEY] prístupová karta
        [HEAVY] ťažká zbraň
        [NADE] granát
        [BOOST] dávka energie
        [SCOPE] zameriavač
        [KNIFE] bojový nôž
        [SCAN] telesný skener
        [ANTI] protilátka
        [NVG] nočné videnie
        [SIGNAL] vábnička na parazity
        [SNIPER] odstreľovacia puška
        [HOST] karta hostiteľa
        [INF] karta nákazy
        [INF_R] karta nákazy (červená)
        [INF_B] karta nákazy (modrá)
        [INF_G] karta nákazy (zelená)
        [INF_Y] karta nákazy (žltá)
        [INF_W] karta nákazy (biela)
        [INF_P] karta nákazy (fialová)
       *[ALERT] poplach
    }
panic-station-parasite = { $colour ->
        [grey] Sivý parazit
       *[black] Čierny parazit
    }

## Fázy

panic-station-phase-turn = Ťah
panic-station-phase-place = Položenie ďalšej miestnosti
panic-station-phase-encounter = Stretnutie
panic-station-phase-give = Výmena
panic-station-phase-team-reply = Spoločné hľadanie?
panic-station-phase-relocate = Presun parazita
panic-station-phase-armour = Brnenie?
panic-station-phase-over = Koniec partie

## Voľby

panic-station-option-players = Hráči
panic-station-option-players-help = Koľko hráčov hrá, od 4 do 6. Predvolené: 4.
panic-station-option-bonus-cards = Bonusové karty
panic-station-option-bonus-cards-help = Či je v hre protilátka, nočné videnie, vábnička a odstreľovacie pušky. Predvolené: { panic-station-option-bonus-cards-true }.
panic-station-option-bonus-cards-false = Bez nich
panic-station-option-bonus-cards-true = Všetkých šesť
panic-station-option-host-packet = Kde leží karta hostiteľa
panic-station-option-host-packet-help = S koľkými ďalšími kartami sa zamieša na vrch balíčka. Predvolené: { panic-station-option-host-packet-seed }.
panic-station-option-host-packet-seed = Dvojnásobok počtu spoluhráčov
panic-station-option-host-packet-english = O jednu viac
panic-station-option-hive-mix = Kde leží hniezdo
panic-station-option-hive-mix-help = S koľkými spodnými kartami miestností sa hniezdo zamieša, 2 alebo 3. Predvolené: 3.
panic-station-option-infection-cards = Karty nákazy
panic-station-option-infection-cards-help = Koľko ich má každý hráč, 2 alebo 3. S 2 to majú ľudia ľahšie. Predvolené: 3.
panic-station-option-gas-needed = Kanistre na hniezdo
panic-station-option-gas-needed-help = Koľko kanistrov spáli hniezdo, 3 alebo 4. So 4 to majú ľudia ťažšie. Predvolené: 3.
panic-station-option-host-last-resort = Karta hostiteľa ako dar
panic-station-option-host-last-resort-help = Či smie hostiteľ bez vlastných kariet nákazy dať kartu hostiteľa. Predvolené: { panic-station-option-host-last-resort-false }.
panic-station-option-host-last-resort-false = Nikdy
panic-station-option-host-last-resort-true = Ako posledná možnosť
panic-station-option-exchange-limit = Výmeny v jednej miestnosti
panic-station-option-exchange-limit-help = Či ťah žiada v každej miestnosti jednu výmenu, alebo jednu za každú z oboch postáv. Predvolené: { panic-station-option-exchange-limit-player }.
panic-station-option-exchange-limit-player = Jedna na hráča
panic-station-option-exchange-limit-character = Jedna na postavu
panic-station-option-parasite-roll = Ako sa pohybujú parazity
panic-station-option-parasite-roll-help = Či sa hádže za každého parazita zvlášť, alebo raz za všetky. Predvolené: { panic-station-option-parasite-roll-each }.
panic-station-option-parasite-roll-each = Každý sám za seba
panic-station-option-parasite-roll-one = Jeden hod pre všetky
panic-station-option-grenade-blocks-exchange = Granát pred vstupom
panic-station-option-grenade-blocks-exchange-help = Či miestnosť zasiahnutá v tomto ťahu granátom nežiada výmenu. Predvolené: { panic-station-option-grenade-blocks-exchange-false }.
panic-station-option-grenade-blocks-exchange-false = Výmena je povinná
panic-station-option-grenade-blocks-exchange-true = Bez výmeny
panic-station-option-master-servant = Pán a sluhovia
panic-station-option-master-servant-help = Či víťazia len tí nakazení, ktorí nakazili alebo zabili niekoho zdravého, a prvý hostiteľ. Predvolené: { panic-station-option-master-servant-false }.
panic-station-option-master-servant-false = Všetci nakazení rovnako
panic-station-option-master-servant-true = Len kto má zásluhy
panic-station-option-max-rounds = Najviac kôl
panic-station-option-max-rounds-help = Po toľkých kolách, od 1 do 200, víťazia parazity. Predvolené: 30.
panic-station-option-claims = Tvrdenia
panic-station-option-claims-help = Či sú tvrdenia rečou pri stole, alebo akciami hry (pre učiace sa programy). Predvolené: { panic-station-option-claims-false }.
panic-station-option-claims-false = Reč pri stole
panic-station-option-claims-true = Akcie hry
panic-station-option-adjudicate = Koniec bez nádeje
panic-station-option-adjudicate-help = Či sa partia skončí, len čo ľudia už nemôžu vyhrať. Niečo to prezradí. Predvolené: { panic-station-option-adjudicate-false }.
panic-station-option-adjudicate-false = Hrá sa ďalej
panic-station-option-adjudicate-true = Skončí sa hneď
panic-station-option-notebook = Zápisník
panic-station-option-notebook-help = Či ukazuje, čo vyplýva z videného: karty v cudzích rukách, kto je isto nakazený. Predvolené: { panic-station-option-notebook-true }.
panic-station-option-notebook-false = Mysli sám
panic-station-option-notebook-true = S úsudkami

## Miesta

panic-station-seat-red = Červený
panic-station-seat-blue = Modrý
panic-station-seat-green = Zelený
panic-station-seat-yellow = Žltý
panic-station-seat-white = Biely
panic-station-seat-purple = Fialový

## Čo sa deje

panic-station-event-turn-began = Kolo { $round }: { panic-station-player } má { $points ->
        [one] { $points } akčný bod
        [few] { $points } akčné body
        [many] { $points } akčných bodov
       *[other] { $points } akčných bodov
    }.
panic-station-event-figures-entered = { panic-station-player } vstupuje s oboma postavami do reaktora.
panic-station-event-room-laid = Nová miestnosť: { panic-station-place }.
panic-station-event-room-put-under = Nikam sa nehodí a ide pod balíček: { panic-station-place }.
panic-station-event-room-shown = { $below ->
        [yes] Pod hniezdom leží: { panic-station-place }.
       *[no] Na vrchu balíčka miestností je: { panic-station-place }.
    }
panic-station-event-moved = { $run ->
        [yes] { panic-station-figure } beží zadarmo ďalej: { panic-station-place-to }.
       *[no] { panic-station-figure } ide: { panic-station-place-to }.
    }
panic-station-event-alerted = Poplach! Na kocke padlo { $die }: { panic-station-place-to }.
panic-station-event-parasite-came = { panic-station-parasite } sa objavuje: { panic-station-place }.
panic-station-event-parasite-relocated = Zásoba je prázdna. { panic-station-parasite } sa presúva, rozhoduje { panic-station-player }: { panic-station-place-to }.
panic-station-event-search-began = { $partner ->
        [none] { panic-station-figure } hľadá.
       *[other] { panic-station-figure } hľadá a prizve { panic-station-partner-of }.
    }
panic-station-event-team-answered = { $answer ->
        [yes] { panic-station-player } hľadá tiež.
       *[no] { panic-station-player } sa k hľadaniu nepridá.
    }
panic-station-event-card-drawn = { panic-station-player } berie kartu nálezu; { $left ->
        [one] zostáva { $left } karta
        [few] zostávajú { $left } karty
        [many] zostáva { $left } kariet
       *[other] zostáva { $left } kariet
    }.
panic-station-event-card-seen = Našiel si: { panic-station-card }.
panic-station-event-alert-drawn = { panic-station-player } vytiahol poplach.
panic-station-event-reshuffled = Odhadzovací balíček sa zamieša ako nový: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kariet
       *[other] { $count } kariet
    }.
panic-station-event-room-turned = { panic-station-place }: teraz je hore červená strana.
panic-station-event-item-laid = { panic-station-player } vykladá: { panic-station-card }.
panic-station-event-item-used = { panic-station-player } používa: { panic-station-card }.
panic-station-event-boosted = { panic-station-player } má teraz { $points ->
        [one] { $points } akčný bod
        [few] { $points } akčné body
        [many] { $points } akčných bodov
       *[other] { $points } akčných bodov
    }.
panic-station-event-healed = { panic-station-figure } získava { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } životov
       *[other] { $points } životov
    } a má { $life }.
panic-station-event-shot = { panic-station-figure } strieľa na { panic-station-target }: { panic-station-place }.
panic-station-event-stabbed = { $hit ->
        [yes] { panic-station-figure } bodá na { panic-station-target } a zasahuje ({ $die }).
       *[no] { panic-station-figure } bodá na { panic-station-target } a míňa ({ $die }).
    }
panic-station-event-grenade-thrown = { panic-station-figure } hádže granát: { panic-station-place }.
panic-station-event-parasite-hit = { $after ->
        [gone] { panic-station-parasite } je preč: { panic-station-place }.
       *[grey] { panic-station-parasite } je zasiahnutý a teraz sivý: { panic-station-place }.
    }
panic-station-event-life-lost = { panic-station-figure } stráca { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } životov
       *[other] { $points } životov
    } a má { $life }.
panic-station-event-died = { panic-station-figure } je mŕtvy.
panic-station-event-eliminated = { panic-station-player } je z hry von; karty z ruky idú nevidené do škatule.
panic-station-event-answered = Tajná voľba padla: { panic-station-player }.
panic-station-event-armour-used = { panic-station-player } používa { $count ->
        [one] jedno brnenie
        [few] { $count } brnenia
        [many] { $count } brnení
       *[other] { $count } brnení
    }: { panic-station-place }.
panic-station-event-doors-opened = { panic-station-player } otvára všetky bezpečnostné dvere.
panic-station-event-doors-closed = Všetky bezpečnostné dvere sa zatvárajú.
panic-station-event-scanned = { $cause ->
        [hive] Hniezdo je nájdené. Termosken: nakazených { $red }, zdravých { $blue }.
       *[terminal] Termosken: nakazených { $red }, zdravých { $blue }.
    }
panic-station-event-body-scanned = { panic-station-player } si prezerá celú ruku { panic-station-partner-of }.
panic-station-event-hand-seen = V ruke { panic-station-partner-of }: { panic-station-card }, { $count }.
panic-station-event-signal-sent = { $count ->
        [one] Jeden parazit ide za vábničkou
        [few] { $count } parazity idú za vábničkou
        [many] { $count } parazitov ide za vábničkou
       *[other] { $count } parazitov ide za vábničkou
    }: { panic-station-place-to }.
panic-station-event-encountered = { panic-station-figure } stretáva iných: { panic-station-place }. Výmena, alebo útok.
panic-station-event-exchange-began = { panic-station-player } a { panic-station-partner } volia každý jednu kartu: { panic-station-place }.
panic-station-event-exchanged = { panic-station-player } a { panic-station-partner } si vymenili karty.
panic-station-event-cards-swapped = { panic-station-partner } od teba dostal: { panic-station-given }. Ty si dostal: { panic-station-received }.
panic-station-event-infected = { $source ->
        [host] Karta hostiteľa je u teba: máš nákazu.
       *[other] Teraz máš nákazu od { panic-station-source }.
    }
panic-station-event-cured = Protilátka od { panic-station-partner-of } ťa vyliečila.
panic-station-event-hive-burnt = { panic-station-player } páli hniezdo!
panic-station-event-gave-up = { panic-station-player } sa vzdáva.
panic-station-event-turn-ended = { panic-station-player } končí ťah.
panic-station-event-phase-began = Fáza parazitov. Kartu dverí má teraz { panic-station-player }.
panic-station-event-parasite-walked = { $stayed ->
        [yes] { panic-station-parasite } ostáva na mieste ({ $die }).
       *[no] { panic-station-parasite } lezie ({ $die }): { panic-station-place-to }.
    }
panic-station-event-round-ended = Kolo { $round } sa skončilo.
panic-station-event-state-revealed = { $state ->
        [infected] { panic-station-player }: nákaza od { panic-station-source }.
       *[clean] { panic-station-player }: bez nákazy.
    }
panic-station-event-hand-revealed = { panic-station-player } držal: { panic-station-card }, { $count }.
panic-station-event-gift-chosen = Dávaš: { panic-station-card }. Nikto iný to zatiaľ nevie.
panic-station-event-armour-chosen = Brnenie pre tvojho vojaka: { $trooper }, pre androida: { $android }.

## Čo hráči hovoria

panic-station-claim-clean = { panic-station-player }: „Som zdravý.“
panic-station-claim-accuse = { panic-station-player }: „Podozrievam { panic-station-partner-of }.“
panic-station-claim-know = { panic-station-player }: „Viem, že { panic-station-partner } je nakazený.“
panic-station-claim-trust = { panic-station-player }: „Verím { panic-station-partner-to }.“
panic-station-claim-gave = { panic-station-player }: „{ panic-station-partner } odo mňa dostal: { panic-station-card }.“
panic-station-claim-got = { panic-station-player }: „{ panic-station-partner } mi dal: { panic-station-card }.“
panic-station-claim-have = { panic-station-player }: „Držím v ruke: { panic-station-card }, { $count }.“
panic-station-claim-will = { panic-station-player }: „Chcem { $plan ->
        [hive] ísť k hniezdu
        [search] hľadať
        [terminal] ísť k terminálu
        [doors] otvoriť dvere
        [scan] spustiť sken
        [heal] liečiť sa
        [guard] strážiť
       *[away] držať sa bokom
    }.“
panic-station-claim-ask = { panic-station-player }: „{ panic-station-partner }, { $request ->
        [give_gas] daj mi kanister
        [come] poď ku mne
        [leave] choď odtiaľto
        [open_doors] otvor dvere
        [scan] zapni sken
       *[follow] nasleduj ma
    }.“
panic-station-claim-ask-shoot = { panic-station-player }: „{ panic-station-partner }, strieľaj na { panic-station-victim }.“
panic-station-claim-answer = { panic-station-player }: „{ $answer ->
        [yes] Áno, urobím to.
       *[no] Nie, neurobím.
    }“

## Prečo nie

panic-station-reason-not-your-turn = Teraz nerozhoduješ ty.
panic-station-reason-finished = Partia sa skončila.
panic-station-reason-no-such-action = Taká akcia neexistuje.
panic-station-reason-not-now = To teraz nie je možné.
panic-station-reason-too-few-points = Stojí to akčný bod; máš { $points }.
panic-station-reason-search-duty = Najprv hľadať: v prvom ťahu musíš nájsť kartu a toto by minulo body na to.
panic-station-reason-search-first = Najprv hľadať: v prvom ťahu musíš nájsť kartu, skôr než ho ukončíš.
panic-station-reason-not-yours = Táto postava nie je tvoja.
panic-station-reason-trooper-cannot-shoot = Vojaci strieľať nemôžu; môže len tvoj android.
panic-station-reason-only-trooper-hit = O život prichádza len tvoj vojak, nie android.
panic-station-reason-only-android-hit = O život prichádza len tvoj android, nie vojak.
panic-station-reason-dead-character = Tá postava nie je na pláne.
panic-station-reason-no-room-there = Tým smerom nie je žiadna miestnosť.
panic-station-reason-wall-there = Je tam stena.
panic-station-reason-door-closed = Bezpečnostné dvere sú zatvorené; otvorí ich prístupová karta alebo terminál.
panic-station-reason-no-run = Táto postava teraz nemá voľný pohyb.
panic-station-reason-no-card-there = Tam neleží žiadna karta miestnosti.
panic-station-reason-no-room-cards = Balíček miestností je prázdny.
panic-station-reason-not-beside-you = Žiadna tvoja postava nestojí pri priechode k tomu miestu.
panic-station-reason-cell-taken = Tam už karta leží, miesto je obsadené.
panic-station-reason-edges-clash = Okraje k sebe nesedia: stena k stene, dvere k priechodu.
panic-station-reason-only-hive-lies = Karty ležia nastojato; len hniezdo smie ležať naprieč, keď sa inam nezmestí.
panic-station-reason-other-name = Toto miesto sa volá podľa inej susednej karty.
panic-station-reason-no-opening = K tomu miestu nevedie priechod ani dvere.
panic-station-reason-fits-somewhere = Vrchná karta sa niekam zmestí, iná sa preto vziať nesmie.
panic-station-reason-under-used = V tomto ťahu si už jednu miestnosť pod balíček dal.
panic-station-reason-last-room-card = Je to posledná karta balíčka miestností.
panic-station-reason-no-symbol-here = V tejto miestnosti niet čo nájsť.
panic-station-reason-no-search-cards = Žiadne karty nálezov už nie sú.
panic-station-reason-no-team-room = Len miestnosť spoločného hľadania dovolí prizvať ďalšieho.
panic-station-reason-partner-absent = Ten hráč nemá v miestnosti žiadnu postavu.
panic-station-reason-attacked-here = V tomto ťahu si tu niekoho napadol: nikto tu s tebou nehľadá.
panic-station-reason-no-night-vision = Nemáš vyložené nočné videnie.
panic-station-reason-not-red = Nočné videnie pomáha len na červenej strane.
panic-station-reason-not-in-hand = Túto kartu nedržíš.
panic-station-reason-hand-too-small = Aby si mohol kartu použiť, musíš ich v ruke mať { $hand }.
panic-station-reason-never-laid-out = Táto karta sa nikdy nevykladá.
panic-station-reason-android-dead = Strieľať môže len živý android.
panic-station-reason-no-ammunition = Potrebuješ vyloženú muníciu, na každý výstrel jeden náboj.
panic-station-reason-no-heavy-weapon = Dva výstrely potrebujú vyloženú ťažkú zbraň.
panic-station-reason-no-such-target = Taký cieľ tam nie je.
panic-station-reason-own-target = Na vlastné postavy útočiť nemôžeš.
panic-station-reason-out-of-reach = Cieľ je mimo dosahu.
panic-station-reason-other-order = Tieto dva výstrely sa zapisujú opačne.
panic-station-reason-no-knife = Nemáš vyložený bojový nôž.
panic-station-reason-no-infirmary = Lieči sa vo vnútornej miestnosti ošetrovne.
panic-station-reason-nothing-to-heal = Nikto by tým život nezískal.
panic-station-reason-not-together = Musia byť v tej istej miestnosti.
panic-station-reason-no-terminal = Táto postava nie je pri termináli.
panic-station-reason-terminal-used = V tomto ťahu si už terminál použil.
panic-station-reason-doors-open-already = Dvere už sú otvorené.
panic-station-reason-not-in-hive = Tvoj vojak musí byť v hniezde.
panic-station-reason-infected-never-burn = Nakazený hniezdo nepáli.
panic-station-reason-too-little-gas = Na spálenie hniezda treba kanistrov: { $gas }.
panic-station-reason-not-sole-clean = Vzdať sa smie len jediný zdravý hráč posledného skenu.
panic-station-reason-stack-not-run = Balíček nálezov sa ešte nedobral.
panic-station-reason-enough-gas = Kanistrov na hniezdo máš dosť.
panic-station-reason-must-meet = Sú tu iní: najprv si vymeň kartu, alebo na niekoho z nich zaútoč.
panic-station-reason-not-in-the-room = Ten hráč nemá postavu v miestnosti, kam si vstúpil.
panic-station-reason-no-attack-here = Útok namiesto výmeny musí zasiahnuť niekoho iného v tej miestnosti.
panic-station-reason-own-infection-card = Kým si zdravý, vlastné karty nákazy nikdy nedávaš.
panic-station-reason-host-stays = Karta hostiteľa zostáva v tvojej ruke.
panic-station-reason-antidote-spent = Použitú protilátku dáš, len keď nič iné dať nejde.
panic-station-reason-other-cards-first = Cudzie karty nákazy dáš, len keď nič iné dať nejde.
panic-station-reason-not-hit = Žiadna tvoja postava práve o život neprichádza.
panic-station-reason-too-much-armour = Toľko brnenia tu použiť nemôžeš.
panic-station-reason-no-parasite = Taký parazit v tej miestnosti nie je.
panic-station-reason-not-fullest-room = Musí byť z miestnosti, kde je parazitov najviac.
panic-station-reason-too-far = To je ďalej než dve miestnosti, alebo tam nevedie otvorená cesta.
panic-station-reason-claims-off = V tejto partii sú tvrdenia len rečou pri stole.
panic-station-reason-claim-made = Pred týmto rozhodnutím si už niečo tvrdil.
panic-station-reason-nothing-asked = Nikto sa ťa na nič nepýtal.
panic-station-reason-about-yourself = Také tvrdenie sa týka iných.
panic-station-reason-no-such-player = Ten hráč nehrá.
