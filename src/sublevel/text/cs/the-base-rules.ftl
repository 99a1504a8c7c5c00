# Pravidla Základny v krátkých větách, jedna ke každému bodu specifikace, který se týká hráčů.

## Hra za minutu

the-base-rules-minute-goal-title = Na druhou stranu
the-base-rules-minute-goal = Dostaň své tři kameny na druhou stranu základny dřív než soupeř. Kámen na soupeřově startovním poli je v cíli.
the-base-rules-minute-turn-title = Tři akce
the-base-rules-minute-turn = V tahu máš tři akce: pohnout kamenem o jedno pole, natočit dlaždici, nebo odkrýt zakrytou. Kombinuj je, jak chceš.
the-base-rules-minute-path-title = Průchod k průchodu
the-base-rules-minute-path = Na sousední dlaždici můžeš, když tam mají obě dlaždice průchod. Zeď na jedné či druhé straně tě zastaví.
the-base-rules-minute-tiles-title = Otáčej základnu
the-base-rules-minute-tiles = Tvůj kámen může natočit nebo odkrýt prázdnou dlaždici, která leží za některým z jeho průchodů, i když je k němu otočená zdí.
the-base-rules-minute-capture-title = Pošli je zpátky
the-base-rules-minute-capture = Vstup na soupeřův kámen a vyhodíš ho: vrátí se na svá startovní pole. Přes vlastní kameny můžeš přejít.
the-base-rules-minute-end-title = Dřív než nula
the-base-rules-minute-end = Odpočet klesá po každém kole. Na nule vyhrává, kdo má v cíli víc kamenů; při shodě ten, jehož poslední kámen je cíli blíž.

## Oddíly

the-base-rules-section-parts = Co je na stole
the-base-rules-section-setup = Příprava
the-base-rules-section-turn = Tah
the-base-rules-section-moving = Pohyb
the-base-rules-section-tiles = Odkrývání a natáčení dlaždic
the-base-rules-section-capture = Vyhození
the-base-rules-section-return = Návrat vyhozeného kamene
the-base-rules-section-saving = Kameny v cíli a bonusové žetony
the-base-rules-section-locked = Uzamčené kameny
the-base-rules-section-countdown = Odpočet
the-base-rules-section-advice = Hrozby a krytí
the-base-rules-section-end = Konec hry
the-base-rules-section-challenge = Souboj s časem
the-base-rules-section-hidden = Náhoda a zakryté dlaždice

## Co je na stole

the-base-rule-base-comp-1 = Herní plán tvoří 25 dlaždic: prostřední se čtyřmi průchody a 24 dalších s lícem a rubem.
the-base-rule-base-comp-2 = Každá strana má pět startovních polí: tři s čísly 1, 2 a 3 a dvě neočíslovaná.
the-base-rule-base-comp-3 = Každá strana má tři kameny s čísly 1, 2 a 3.
the-base-rule-base-comp-4 = Odpočet jde od 20 dolů k 0.
the-base-rule-base-comp-5 = Bonusové žetony jsou čtyři. Žádná strana nezíská víc než dva.
the-base-rule-base-comp-6 = Každá hrana dlaždice je buď zeď, nebo průchod.
the-base-rule-base-comp-7 = Všechny zakryté dlaždice vypadají stejně. Jejich rub nic neprozradí.
the-base-rule-base-comp-8 = Startovní pole má jediný průchod, k dlaždici vedle sebe.
the-base-rule-base-comp-9 = Sada dlaždic říká, kolik dlaždic jakého tvaru se rozdá. Vybíráš ji, když zakládáš stůl.
the-base-rule-base-comp-10 = Standardní sada má 6 rovných chodeb, 6 zatáček a 12 rozcestí.
the-base-rule-base-comp-11 = Několik sad má jména, od otevřeného plánu po těsné bludiště. Můžeš zadat i vlastní čísla.
the-base-rule-base-comp-12 = Sada má přesně 24 dlaždic. Slepé uličky v ní smí být, jen když volba říká, kde mohou ležet.
the-base-rule-base-comp-13 = Ve standardní sadě nejsou slepé uličky: kámen, který by za nimi začínal, by se do cíle nikdy nedostal.
the-base-rule-base-comp-14 = Ve standardní sadě má čtyři průchody jen prostřední dlaždice.
the-base-rule-base-geo-1 = Místa se jmenují podle sloupce a řady. Ve sloupci x jsou startovní pole průzkumníků, v a až e dlaždice, v m startovní pole mutantů; řady jdou od 1 do 5.
the-base-rule-base-geo-6 = Dvě sousední místa jsou propojená, když má každé průchod k tomu druhému.

## Příprava

the-base-rule-base-setup-1 = Prostřední dlaždice leží na c3, celou hru odkrytá.
the-base-rule-base-setup-2 = Ostatních 24 dlaždic se zamíchá a rozloží zakrytých. Jak která leží, je náhoda a nikdo to neví.
the-base-rule-base-setup-3 = Hráči si strany vyberou, nebo vylosují.
the-base-rule-base-setup-4 = Pět startovních polí každé strany se zamíchá a položí k jejímu okraji, do každé řady jedno.
the-base-rule-base-setup-5 = Každý kámen začíná na poli se svým číslem. Neočíslovaná pole jsou prázdná.
the-base-rule-base-setup-6 = Odpočet začíná na 20. Volbou lze hru zkrátit.
the-base-rule-base-setup-7a = Šest dlaždic před kameny se odkryje dřív, než kdokoli některou natočí.
the-base-rule-base-setup-7b = Pak každá strana natočí tři dlaždice před svými kameny, jak chce: nejdřív mutanti, potom průzkumníci, vždy v pořadí 1, 2, 3.
the-base-rule-base-setup-8 = Každá z těchto dlaždic musí mít průchod ke startovnímu poli. Je-li jen jedna možnost, použije se sama.
the-base-rule-base-setup-9 = Bonusový žeton zatím nikdo nemá. První tah mají mutanti.

## Tah

the-base-rule-base-turn-1 = Strany se v tazích střídají a začínají mutanti. Tah mutantů a tah průzkumníků tvoří kolo.
the-base-rule-base-turn-2 = Tah má tři akce. Pohyby, natáčení a odkrývání se dají libovolně kombinovat a nikdo se hýbat nemusí.
the-base-rule-base-turn-3 = Dokud můžeš cokoli udělat, musíš využít všechny akce.
the-base-rule-base-turn-4 = Pasuješ jen tehdy, když nemůžeš nic posunout, natočit ani odkrýt. Tím tah končí a zbylé akce propadají.
the-base-rule-base-turn-5 = Co je možné, závisí na zbylých akcích: s jednou akcí neuděláš přechod, který stojí dvě.
the-base-rule-base-turn-6 = Tah skončí sám, když nezbývají žádné akce.
the-base-rule-base-turn-7 = Odpočet klesá o jedna po tahu průzkumníků, po tahu mutantů ne.
the-base-rule-base-turn-8 = Jakmile má některá strana v cíli třetí kámen, hra končí, i uprostřed tahu. Odpovědět už nejde.
the-base-rule-base-turn-9 = Každý tah začíná se třemi novými akcemi. Šetřit si je nejde.
the-base-rule-base-turn-10 = Ve svém tahu můžeš akce vracet, dokud se neodkryla dlaždice, soupeř si nic nevybral a tah neskončil.
the-base-rule-base-state-2 = V každé chvíli jedná právě jedna strana: ta, která je na tahu, nebo majitel vyhozeného kamene, když vybírá, kam se vrátí.
the-base-rule-base-enc-1 = Každá možná akce se počítá jednou. Otočit rovnou chodbu doleva nebo doprava je například táž akce.

## Pohyb

the-base-rule-base-move-1 = Jedna akce posune jeden kámen o jedno pole na propojené sousední místo. Obě místa musí být odkryté dlaždice nebo startovní pole.
the-base-rule-base-move-2 = Dva kameny nikdy nestojí na stejné dlaždici ani na stejném poli.
the-base-rule-base-move-3 = Kámen v cíli se už nikdy nepohne.
the-base-rule-base-move-4 = Vstoupit smíš na prázdnou dlaždici, na dlaždici se soupeřovým kamenem (vyhodíš ho), na prázdné vlastní startovní pole, nebo na prázdné soupeřovo (jsi v cíli). Kde stojí tvůj kámen, a na obsazené startovní pole, vstoupit nemůžeš.
the-base-rule-base-move-5 = Z pole na pole cesta nevede: ze startovního pole se jde jen na dlaždici vedle.
the-base-rule-base-move-6 = Přes vlastní kameny na dlaždicích můžeš přejít, když je celá cesta propojená. Smí zahýbat a skončit vyhozením nebo v cíli. Přes soupeřovy kameny přejít nejde.
the-base-rule-base-move-7 = Přechod stojí jednu akci za každé pole: dvě za jeden kámen, tři za dva v řadě. Je to jedna nedělitelná akce a musíš na ni mít dost akcí.
the-base-rule-base-move-8 = Vede-li na totéž místo víc cest, počítá se nejkratší.
the-base-rule-base-move-9 = Kámen se smí vrátit na kterékoli prázdné startovní pole své strany a zase odejít, kolikrát chceš.
the-base-rule-base-move-10 = Nejdřív se zaplatí akce, pak se postaví kámen, pak je v cíli nebo vyhazuje a nakonec případně skončí tah.

## Odkrývání a natáčení dlaždic

the-base-rule-base-manip-1 = Odkrytí stojí jednu akci a obrátí zakrytou dlaždici lícem nahoru. Odkrytá zůstane do konce hry.
the-base-rule-base-manip-2 = Abys dlaždici odkryl nebo natočil, musí vedle ní stát tvůj kámen a jeho místo musí mít směrem k ní průchod. Skrz zeď vlastní dlaždice kámen nezmůže nic.
the-base-rule-base-manip-3 = Na tom, jak ta druhá dlaždice leží, nezáleží: může být k tvému kameni otočená zdí.
the-base-rule-base-manip-4 = Dlaždice, na které stojí kámen, tvůj nebo soupeřův, se nedá natočit ani odkrýt.
the-base-rule-base-manip-5 = Kámen na startovním poli své strany může odkrýt a natočit dlaždici vedle. Kámen v cíli nemůže.
the-base-rule-base-manip-6 = Odkrytá dlaždice se ukáže tak, jak byla rozdána. Nic si nevybíráš.
the-base-rule-base-manip-7 = Natočení stojí jednu akci, ať je úhel jakýkoli. Natáčet lze jen odkryté dlaždice a žádná nemění místo.
the-base-rule-base-manip-8 = Zatáčka nebo rozcestí musí potom ležet jinak. Rovnou chodbu nebo křižovatku smíš otočit i tak, že se nic nezmění: tím se dá vyčkávat. Volba to zakazuje.
the-base-rule-base-manip-9 = Prostřední dlaždici lze natočit, když je prázdná, ale nic se tím nezmění. Odkrývat ji není třeba nikdy.

## Vyhození

the-base-rule-base-cap-1 = Ve svém tahu vyhodíš soupeřův kámen tím, že vstoupíš na jeho dlaždici, krokem nebo na konci přechodu. Nic navíc to nestojí.
the-base-rule-base-cap-2 = Kámen, který vyhazoval, smí se zbylými akcemi jít dál, i zpátky. V jednom tahu můžeš vyhazovat vícekrát.
the-base-rule-base-cap-3 = Vyhazuje se jen na dlaždicích. Kámen doma na svém startovním poli je v bezpečí a nepustí tě dovnitř. Volba to mění.
the-base-rule-base-cap-4 = Kameny v cíli se nikdy nevyhazují.
the-base-rule-base-cap-5 = Vyhození nepřináší body ani žetony.
the-base-rule-base-cap-6 = Vyhozený kámen se hned vrací a v příštím tahu svého majitele už může jednat.
the-base-rule-base-cap-7 = Při vyhazování na startovních polích: když se tím dostane do cíle třetí kámen, hra končí a vyhozený kámen se nevrací.

## Návrat

the-base-rule-base-ret-1 = Vyhozený kámen se vrací na startovní pole se svým číslem, je-li volné.
the-base-rule-base-ret-2 = Jinak jde na nejbližší volné neočíslované pole. Jsou-li dvě stejně blízko, vybírá se.
the-base-rule-base-ret-3 = Jinak jde na volné číslované pole kamene své strany, který už je v cíli.
the-base-rule-base-ret-4 = Jinak lze vybrat kterékoli volné startovní pole jeho strany.
the-base-rule-base-ret-5 = Volné pole se najde vždy.
the-base-rule-base-ret-6 = Vybírá majitel vyhozeného kamene, i když není na tahu. Volbou lze dát výběr straně, která vyhodila.
the-base-rule-base-ret-7 = Je-li možné jen jedno pole, kámen se tam vrátí sám. Na výběr nejsou nikdy víc než dvě.
the-base-rule-base-ret-8 = Po výběru tah pokračuje, nebo končí, když nezbývají akce.

## Kameny v cíli a bonusové žetony

the-base-rule-base-save-1 = Kámen, který vstoupí na prázdné soupeřovo startovní pole, je v cíli. Zůstane tam, nelze ho vyhodit, nic víc nedělá a pole blokuje všem.
the-base-rule-base-save-2 = Za první a za druhý kámen v cíli dostaneš po jednom bonusovém žetonu. Třetí vyhrává hru.
the-base-rule-base-bonus-1 = Bonusové žetony se používají na začátku vlastního tahu, před první akcí.
the-base-rule-base-bonus-2 = V tahu, ve kterém jsi žeton získal, ho použít nemůžeš.
the-base-rule-base-bonus-3 = Každý žeton se použije jednou, na jeden ze dvou účinků. V jednom tahu smíš použít i oba.
the-base-rule-base-bonus-4 = O akci víc v tomto tahu: čtyři, se dvěma žetony pět.
the-base-rule-base-bonus-5 = O kolo víc: odpočet stoupne o jedna, ale nikdy nad 20.
the-base-rule-base-bonus-6 = Na konci kola odpočet přesto klesne jako obvykle.
the-base-rule-base-bonus-7 = Další akci získáš, jen když s ní můžeš něco udělat. Další kolo i tehdy, když potom musíš pasovat.

## Uzamčené kameny

the-base-rule-base-lock-1 = Kámen je uzamčený, když se nemůže pohnout a nemůže ani nic odkrýt nebo natočit, třeba za obsazenou dlaždicí, která je k němu otočená zdí.
the-base-rule-base-lock-2 = Když jsou všechny tvé kameny mimo cíl uzamčené, pasuješ každý tah, dokud soupeř neotevře cestu.
the-base-rule-base-lock-3 = Obsazená dlaždice, která je k tobě otočená zdí, zůstane zavřená, dokud na ní kámen stojí.

## Odpočet

the-base-rule-base-cd-1 = Odpočet ukazuje v prvním kole 20 a po každém kole klesá o jedna. Bonusové žetony ho zdrží, zastavit se nedá.
the-base-rule-base-cd-2 = Když na konci kola dojde na 0, hra končí.

## Hrozby a krytí

the-base-rule-base-adv-1 = Kámen hrozí soupeřovu kameni, když by k němu v jednom tahu došel. Je to rada, ne pravidlo.
the-base-rule-base-adv-2 = Kámen je krytý, když by některý tvůj kámen mohl vyhození oplatit, nebo by to mohl udělat sám ze svého startovního pole. Krytí nic nezakazuje.

## Konec hry

the-base-rule-base-end-1 = Kdo dostane do cíle třetí kámen, hned vyhrává.
the-base-rule-base-end-2 = Když odpočet dojde na 0, vyhrává strana s více kameny v cíli.
the-base-rule-base-end-3 = Mají-li obě strany v cíli stejně, rozhoduje vzdálenost ostatních kamenů: sloupce k cíli, od 1 do 5, na vlastním startovním poli 6. Na zdech nezáleží.
the-base-rule-base-end-4 = Vyhrává strana, jejíž poslední kámen je cíli blíž.
the-base-rule-base-end-5 = Jsou-li poslední kameny stejně daleko, porovnají se další. Volbou lze místo toho skončit remízou.
the-base-rule-base-end-6 = Je-li všechno stejné, hra končí remízou.
the-base-rule-base-end-7 = Výsledek říká, kdo vyhrál a jak: kameny v cíli, odpočtem, nebo rozhodnutím při shodě.
the-base-rule-base-end-8 = Na konci zůstává vše tak, jak to nechala poslední akce, i bonusové žetony.

## Souboj s časem

the-base-rule-base-tc-1 = Když někdo vyhrál třemi kameny v cíli a zbývají kola, smí poražený pokračovat sám. Výsledek se nemění.
the-base-rule-base-tc-2 = Když vyhráli průzkumníci, nejdřív klesne odpočet. Když vyhráli mutanti, průzkumníci ještě odehrají svůj tah toho kola.
the-base-rule-base-tc-3 = Poražený hraje tahy o třech akcích podle běžných pravidel a po každém klesne odpočet. Kameny vítěze zůstávají a blokují svá pole.
the-base-rule-base-tc-4 = Bonusové žetony už nikdo nezískává.
the-base-rule-base-tc-5 = Žetony, které poražený má, smí ještě použít. Volba mu je může vzít.
the-base-rule-base-tc-6 = Všechny tři kameny v cíli, než odpočet ukáže 0: unikl jsi. Jinak byl výbuch rychlejší.
the-base-rule-base-tc-7 = V Souboji s časem nelze nikoho vyhodit.

## Náhoda a zakryté dlaždice

the-base-rule-base-rng-1 = Náhodné je jen rozdání: kde dlaždice leží a jak, pořadí startovních polí a strany, pokud se losují.
the-base-rule-base-rng-2 = Odkrytí je překvapení pro oba: objevit se může kterákoli ještě zakrytá dlaždice v kterémkoli natočení. Které tvary zbývají, vědí všichni.
the-base-rule-base-rng-3 = Ze stejného počátečního čísla vznikne vždy stejné rozdání. Po partii se zveřejní.
the-base-rule-base-info-1 = Kromě zakrytých dlaždic je vše veřejné: kameny, odkryté dlaždice, odpočet, žetony, zbylé akce i záznam.
the-base-rule-base-info-2 = Co ukazují zakryté dlaždice, neví nikdo: hráči, boti ani diváci.
the-base-rule-base-info-3 = Diváci vidí přesně to, co hráči. Po konci může záznam ukázat celé rozdání.
the-base-rule-base-info-4 = Boti smějí hádat, co je zakryté; i pro ně je každé uspořádání stejně pravděpodobné.
