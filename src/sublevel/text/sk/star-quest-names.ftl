# Ako sa veci v Star Quest volajú a čo hovoria karty a misie. Pojmy podľa slovníka pravidiel.

star-quest-player = { $player ->
        [RED] Tiger
        [YEL] Mušketieri
        [BLU] Devätnástka
       *[CHAOS] Chaos
    }

star-quest-kind = { $kind ->
        [G] Gridling
        [O] Ork
        [A] Android
        [K] Klon
        [T] vojak Chaosu
        [H] ťažký vojak Chaosu
        [Z] veliteľ Chaosu
       *[D] dreadnought
    }

star-quest-weapon = { $weapon ->
        [L] laser
        [N] kanón nulového času
        [H] holomet
        [B] metač čiernych dier
        [M] minilaser
        [P] silový laser
        [F] zbraň
        [AXE] kilovoltová sekera a minilaser
        [PLA] silový laser
        [SWD] meč K. O. a servorukavica
       *[none] bez zbrane
    }

star-quest-direction = { $direction ->
        [n] sever
        [ne] severovýchod
        [e] východ
        [se] juhovýchod
        [s] juh
        [sw] juhozápad
        [w] západ
       *[nw] severozápad
    }

star-quest-card = { $card ->
        [DZ] Oslepujúce nálože
        [SA] Bočné zbrane
        [TG] Termický granát
        [TA] Zameriavač
        [SR] Servorameno
        [AB] Útočné čepele
        [FF] Silové pole
        [SE] Servooko
        [CW] Kombinovaná zbraň
        [GH] Gravitačný postroj
        [BS] Bioskener
        [FL] Prstové lasery
        [MK] Lekárnička
        [oDT] Rozkaz: Poklusom
        [oOF] Rozkaz: Paľba
        [oCA] Rozkaz: Zteč
        [oBS] Rozkaz: Po skupinách
        [oFG] Rozkaz: Záblesky
       *[oHW] Rozkaz: Ťažká zbraň
    }

star-quest-card-text = { $card ->
        [DZ] Ukončí tvoj ťah. V nasledujúcom ťahu Chaosu na túto jednotku nikto nezaútočí.
        [SA] Vojaci s laserom hádžu v boji zblízka o jednu bielu kocku viac.
        [TG] O dve červené kocky viac v jednom boji zblízka, ktorý začneš. Raz.
        [TA] Vojaci strieľajúci uvedenou zbraňou smú jednu kocku hodiť znova.
        [SR] Veliteľ smie v boji zblízka, ktorý začne, hodiť jednu kocku znova.
        [AB] Vojaci s laserom smú bojovať aj uhlopriečne a súper hádže o kocku menej.
        [FF] Veliteľ má pancier 3.
        [SE] Veliteľ smie pri každom výstrele hodiť jednu kocku znova.
        [CW] Veliteľ so silovým laserom z neho smie strieľať ako z metača čiernych dier.
        [GH] Vojaci s ťažkými zbraňami sa pohybujú o 6 polí.
        [BS] Na začiatku svojho ťahu sa pozri až na tri blipy.
        [FL] Veliteľ smie pri každom svojom útoku hodiť jednu kocku znova.
        [MK] Veliteľ má opäť 6 životov. Raz.
        [oDT] V tomto ťahu sa každá figúrka smie pohnúť dvakrát.
        [oOF] V tomto ťahu smie každá figúrka vystreliť dvakrát.
        [oCA] V tomto ťahu smú vojaci s laserom strieľať a k tomu bojovať zblízka.
        [oBS] V tomto ťahu sa každá figúrka buď dvakrát pohne, alebo dvakrát vystrelí.
        [oFG] V tomto ťahu hádžu roboti, na ktorých zaútočíš zblízka, o kocku menej.
       *[oHW] V tomto ťahu sa jeden vojak s ťažkou zbraňou smie dvakrát pohnúť a dvakrát vystreliť.
    }

star-quest-event-card = { $event ->
        [E01] Veterán
        [E02] Úderná skupina
        [E03] Premiestnenie
        [E04] Porucha strojov
        [E05] Strážne delo
        [E06] Strážne delo
        [E07] Bojový plán
        [E08] Nástraha
        [E09] Rádiové ticho
        [E10] Zlyhanie výstroja
        [E11] Zúrivosť
        [E12] Klon
        [E13] Klon
        [E14] Klon
        [E15] Gridling s granátom
        [E16] Volanie Chaosu
        [E17] Hlavné riadenie
        [E18] Útok strojov
        [E19] Správa
        [E20] Hĺbkový sken
        [E21] Nové rozkazy
        [E22] Orkský majster
        [E23] Prázdny článok
        [E24] Rušenie
        [E25] Preskupenie
        [E26] Hlásenie
        [E27] Chodiaca bomba
       *[E28] Zaseknuté zbrane
    }

star-quest-event-text = { $event ->
        [E01] Jedna figúrka Chaosu smie v tomto ťahu konať druhýkrát.
        [E02] K posilám pribudnú dva žetóny.
        [E03] Chaos smie vymeniť miesta dvoch svojich figúrok.
        [E04] Androidi a dreadnought sa v tomto ťahu nehýbu ani nestrieľajú.
        [E05] Chaos smie jednou červenou kockou vystreliť na figúrku jednotky v chodbe.
        [E06] Chaos smie jednou červenou kockou vystreliť na figúrku jednotky v chodbe.
        [E07] Každá jednotka si smie vziať ďalšiu kartu rozkazu.
        [E08] Pod vojakom, ktorého zvolí Chaos, vybuchne nálož: dve červené kocky ako z holometu.
        [E09] Zvolená jednotka nesmie vo svojom nasledujúcom ťahu dať žiadny rozkaz.
        [E10] Jedna jednotka príde o kartu výstroja.
        [E11] Jeden Gridling alebo Ork smie v tomto ťahu zaútočiť zblízka dvakrát.
        [E12] Vedľa figúrky jednotky sa objaví klon a smie hneď konať.
        [E13] Vedľa figúrky jednotky sa objaví klon a smie hneď konať.
        [E14] Vedľa figúrky jednotky sa objaví klon a smie hneď konať.
        [E15] Jeden Gridling smie namiesto streľby hodiť granát: dve červené kocky ako z holometu.
        [E16] Chaos zavolá vojaka a hodí červenou kockou: pri 3 prejde na jeho stranu.
        [E17] Chaos otvorí a zatvorí, koľko dverí chce.
        [E18] Androidi a dreadnought sa v tomto ťahu pohnú dvakrát ďalej.
        [E19] Prečíta sa vedľajší cieľ.
        [E20] Zvolená jednotka určí dosku: všetky blipy na nej sa odhalia.
        [E21] Zvolená jednotka si smie vziať ďalšiu kartu rozkazu.
        [E22] Jeden Ork smie vystreliť z podomácky vyrobeného metača čiernych dier; sám to neprežije.
        [E23] Jeden vojak príde o ťažkú zbraň a vezme si náhradný laser, ak nejaký zostáva.
        [E24] Gridlingovia a Orkovia sa v tomto ťahu nehýbu ani nestrieľajú.
        [E25] Chaos smie dať až tri blipy na jednu preskenovanú dosku.
        [E26] Veliteľ zvolenej jednotky sa v jej nasledujúcom ťahu nehýbe ani neútočí.
        [E27] Jeden Android sa smie odpáliť vedľa nepriateľov: dve červené kocky proti všetkým naokolo.
       *[E28] Zvolená jednotka nesmie vo svojom nasledujúcom ťahu strieľať z ťažkých zbraní.
    }

star-quest-briefing = { $mission ->
        [dead-signal] Opustená nákladná loď bez konca opakuje jediný signál. Niekto sa musí dostať k vysielaču vo veľkej hale ambitu a vypnúť ho.
        [iron-sleeper] V tomto trupe spí vojnový stroj. Nájdite dreadnought a vyraďte ho skôr, než ho jeho tvorcovia prebudia.
        [black-box] Letový zapisovač strateného krížnika leží hlboko v chrbticovej palube. Prineste ho do vlastného doku.
        [three-generators] Štít tejto lode napájajú tri generátory. Vypnite všetky. Zásluhy pripadnú jednotke, ktorá umlčí posledný.
        [hold-the-bridge] Loď musí zmeniť kurz. Dvaja vaši ľudia musia na konci ťahu Chaosu stáť sami v riadiacej miestnosti paluby ciel.
        [clean-sweep] Tento trup má byť útočiskom pre desaťtisíc osadníkov. Nenechajte žiadneho robota v prevádzke.
        [heart-of-chaos] Myseľ, ktorá riadi roboty, je zabudovaná do tejto lode. Jej jadro odpovie, až keď bude vyradený dreadnought, ktorý ho stráži. Potom ho navždy vypnite.
        [first-boarding] Malý vrak, jeden vypínač, pár stôp na radare: dosť na to, aby ste sa naučili, ako sa jednotka pohybuje, strieľa a vracia domov.
       *[custom] Vaša vlastná misia.
    }
