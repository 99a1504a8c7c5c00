# Jak se věci ve Star Quest jmenují a co říkají karty a mise. Pojmy podle slovníčku pravidel.

star-quest-player = { $player ->
        [RED] Tiger
        [YEL] Mušketýři
        [BLU] Devatenáctka
       *[CHAOS] Chaos
    }

star-quest-kind = { $kind ->
        [G] Gridling
        [O] Ork
        [A] Android
        [K] Klon
        [T] voják Chaosu
        [H] těžký voják Chaosu
        [Z] velitel Chaosu
       *[D] dreadnought
    }

star-quest-weapon = { $weapon ->
        [L] laser
        [N] kanón nulového času
        [H] holomet
        [B] metač černých děr
        [M] minilaser
        [P] silový laser
        [F] zbraň
        [AXE] kilovoltová sekera a minilaser
        [PLA] silový laser
        [SWD] meč K. O. a servorukavice
       *[none] beze zbraně
    }

star-quest-direction = { $direction ->
        [n] sever
        [ne] severovýchod
        [e] východ
        [se] jihovýchod
        [s] jih
        [sw] jihozápad
        [w] západ
       *[nw] severozápad
    }

star-quest-card = { $card ->
        [DZ] Oslepující nálože
        [SA] Postranní zbraně
        [TG] Termický granát
        [TA] Zaměřovač
        [SR] Servorameno
        [AB] Útočné čepele
        [FF] Silové pole
        [SE] Servooko
        [CW] Kombinovaná zbraň
        [GH] Gravitační postroj
        [BS] Bioskener
        [FL] Prstové lasery
        [MK] Lékárnička
        [oDT] Rozkaz: Poklusem
        [oOF] Rozkaz: Palba
        [oCA] Rozkaz: Zteč
        [oBS] Rozkaz: Po skupinách
        [oFG] Rozkaz: Záblesky
       *[oHW] Rozkaz: Těžká zbraň
    }

star-quest-card-text = { $card ->
        [DZ] Ukončí tvůj tah. V příštím tahu Chaosu na tuto jednotku nikdo nezaútočí.
        [SA] Vojáci s laserem házejí v boji zblízka o jednu bílou kostku víc.
        [TG] O dvě červené kostky víc v jednom boji zblízka, který začneš. Jednou.
        [TA] Vojáci střílející uvedenou zbraní smějí jednu kostku hodit znovu.
        [SR] Velitel smí v boji zblízka, který začne, hodit jednu kostku znovu.
        [AB] Vojáci s laserem smějí bojovat i úhlopříčně a soupeř hází o kostku méně.
        [FF] Velitel má pancíř 3.
        [SE] Velitel smí při každém výstřelu hodit jednu kostku znovu.
        [CW] Velitel se silovým laserem z něj smí střílet jako z metače černých děr.
        [GH] Vojáci s těžkými zbraněmi se pohybují o 6 polí.
        [BS] Na začátku svého tahu se podívej až na tři blipy.
        [FL] Velitel smí při každém svém útoku hodit jednu kostku znovu.
        [MK] Velitel má opět 6 životů. Jednou.
        [oDT] V tomto tahu se každá figurka smí pohnout dvakrát.
        [oOF] V tomto tahu smí každá figurka vystřelit dvakrát.
        [oCA] V tomto tahu smějí vojáci s laserem střílet a k tomu bojovat zblízka.
        [oBS] V tomto tahu se každá figurka buď dvakrát pohne, nebo dvakrát vystřelí.
        [oFG] V tomto tahu házejí roboti, na které zaútočíš zblízka, o kostku méně.
       *[oHW] V tomto tahu se jeden voják s těžkou zbraní smí dvakrát pohnout a dvakrát vystřelit.
    }

star-quest-event-card = { $event ->
        [E01] Veterán
        [E02] Úderná skupina
        [E03] Přemístění
        [E04] Porucha strojů
        [E05] Strážní dělo
        [E06] Strážní dělo
        [E07] Bitevní plán
        [E08] Nástraha
        [E09] Rádiové ticho
        [E10] Selhání výstroje
        [E11] Zuřivost
        [E12] Klon
        [E13] Klon
        [E14] Klon
        [E15] Gridling s granátem
        [E16] Volání Chaosu
        [E17] Hlavní řízení
        [E18] Útok strojů
        [E19] Zpráva
        [E20] Hloubkový sken
        [E21] Nové rozkazy
        [E22] Orkský kutil
        [E23] Prázdný článek
        [E24] Rušení
        [E25] Přeskupení
        [E26] Hlášení
        [E27] Chodící bomba
       *[E28] Zaseknuté zbraně
    }

star-quest-event-text = { $event ->
        [E01] Jedna figurka Chaosu smí v tomto tahu jednat podruhé.
        [E02] K posilám přibudou dva žetony.
        [E03] Chaos smí prohodit místa dvou svých figurek.
        [E04] Androidi a dreadnought se v tomto tahu nehýbou ani nestřílejí.
        [E05] Chaos smí jednou červenou kostkou vystřelit na figurku jednotky v chodbě.
        [E06] Chaos smí jednou červenou kostkou vystřelit na figurku jednotky v chodbě.
        [E07] Každá jednotka si smí vzít další kartu rozkazu.
        [E08] Pod vojákem, kterého zvolí Chaos, vybuchne nálož: dvě červené kostky jako z holometu.
        [E09] Zvolená jednotka nesmí ve svém příštím tahu dát žádný rozkaz.
        [E10] Jedna jednotka přijde o kartu výstroje.
        [E11] Jeden Gridling nebo Ork smí v tomto tahu zaútočit zblízka dvakrát.
        [E12] Vedle figurky jednotky se objeví klon a smí hned jednat.
        [E13] Vedle figurky jednotky se objeví klon a smí hned jednat.
        [E14] Vedle figurky jednotky se objeví klon a smí hned jednat.
        [E15] Jeden Gridling smí místo střelby hodit granát: dvě červené kostky jako z holometu.
        [E16] Chaos zavolá vojáka a hodí červenou kostkou: při 3 přejde na jeho stranu.
        [E17] Chaos otevře a zavře, kolik dveří chce.
        [E18] Androidi a dreadnought se v tomto tahu pohnou dvakrát dál.
        [E19] Přečte se vedlejší cíl.
        [E20] Zvolená jednotka určí desku: všechny blipy na ní se odhalí.
        [E21] Zvolená jednotka si smí vzít další kartu rozkazu.
        [E22] Jeden Ork smí vystřelit z podomácku vyrobeného metače černých děr; sám to nepřežije.
        [E23] Jeden voják přijde o těžkou zbraň a vezme si záložní laser, pokud nějaký zbývá.
        [E24] Gridlingové a Orkové se v tomto tahu nehýbou ani nestřílejí.
        [E25] Chaos smí dát až tři blipy na jednu proskenovanou desku.
        [E26] Velitel zvolené jednotky se v jejím příštím tahu nehýbe ani neútočí.
        [E27] Jeden Android se smí odpálit vedle nepřátel: dvě červené kostky proti všem kolem.
       *[E28] Zvolená jednotka nesmí ve svém příštím tahu střílet z těžkých zbraní.
    }

star-quest-briefing = { $mission ->
        [dead-signal] Opuštěná nákladní loď bez konce opakuje jediný signál. Někdo se musí dostat k vysílači ve velké hale ambitu a vypnout ho.
        [iron-sleeper] V tomto trupu spí válečný stroj. Najděte dreadnought a vyřaďte ho, dřív než ho jeho tvůrci probudí.
        [black-box] Letový zapisovač ztraceného křižníku leží hluboko v páteřní palubě. Přineste ho do vlastního doku.
        [three-generators] Štít této lodi napájejí tři generátory. Vypněte všechny. Zásluhy připadnou jednotce, která umlčí poslední.
        [hold-the-bridge] Loď musí změnit kurz. Dva vaši lidé musí na konci tahu Chaosu stát sami v řídicí místnosti paluby cel.
        [clean-sweep] Tento trup má být útočištěm pro deset tisíc osadníků. Nenechte žádného robota v provozu.
        [heart-of-chaos] Mysl, která řídí roboty, je zabudována do této lodi. Její jádro odpoví, až když bude vyřazen dreadnought, který je střeží. Pak ho navždy vypněte.
        [first-boarding] Malý vrak, jeden vypínač, pár stop na radaru: dost na to, abyste se naučili, jak se jednotka pohybuje, střílí a vrací domů.
       *[custom] Vaše vlastní mise.
    }
