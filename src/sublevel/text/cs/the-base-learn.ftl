# Lekce Základny. Každý krok říká, kam se podívat nebo co udělat.

the-base-lesson-goal = Cíl hry
the-base-lesson-goal-1 = Vedeš průzkumníky, oranžové šestiúhelníky. Dva z tvých tří kamenů už stojí na zelených startovních polích: jsou v cíli.
the-base-lesson-goal-2 = V cíli je kámen na kterémkoli prázdném startovním poli soupeře. Průzkumník 3 je poslední na cestě; m1, m2 a m5 jsou ještě volná.
the-base-lesson-goal-3 = Vyber průzkumníka 3 a pak dlaždici e2, a přesuneš ho tam.
the-base-lesson-goal-4 = Ještě jeden krok: vstup na startovní pole m2.
the-base-lesson-goal-done = Všechny tři kameny jsou v cíli, takže hned vyhráváš. To je cílem hry.

the-base-lesson-move = Pohyb
the-base-lesson-move-1 = Každá partie začíná na startovních polích. Tah má tři akce a jedna akce posune kámen o jedno pole.
the-base-lesson-move-2 = Světlé chodby jsou průchody. Jdi průzkumníkem 1 na a1, na dlaždici před ním.
the-base-lesson-move-3 = Kde se dva průchody setkají, světlo pokračuje bez přerušení. Jdi dál na b1.
the-base-lesson-move-4 = Cesta zahýbá. Třetí akcí jdi na b2; pak jsou na tahu mutanti.
the-base-lesson-move-done = Tvůj tah skončil sám a mutanti odehráli své tři akce. Po každém tahu průzkumníků klesne odpočet o jedna.

the-base-lesson-walls = Zdi a natáčení
the-base-lesson-walls-1 = Dlaždice b2 je k průzkumníkovi 1 otočená zdí, takže tudy cesta nevede.
the-base-lesson-walls-2 = Kámen ale může natočit prázdnou dlaždici za některým ze svých průchodů. Vyber b2 a natoč ji tak, aby chodba vedla z a2 na c2.
the-base-lesson-walls-3 = Teď se průchody setkávají. Jdi průzkumníkem 1 na b2.
the-base-lesson-walls-4 = I zatáčka c2 je k tobě otočená zdí. Natoč ji tak, aby se otevřela k b2; jde to dvěma způsoby.
the-base-lesson-walls-5 = Mutanti odehráli. Vstup na c2.
the-base-lesson-walls-done = Pro natáčení rozhoduje jen průchod na dlaždici tvého kamene. A pamatuj: dlaždici, na které stojí kámen, nenatočí nikdo.

the-base-lesson-reveal = Odkrývání
the-base-lesson-reveal-1 = Na začátku je většina dlaždic zakrytá. Nikdo neví, co ukazují, a žádný kámen na ně nesmí.
the-base-lesson-reveal-2 = Průzkumník 3 má průchod k zakryté dlaždici b3. Odkryj ji; stojí to jednu akci.
the-base-lesson-reveal-3 = Rovná chodba, ale leží napříč. Natoč b3.
the-base-lesson-reveal-4 = Cesta je volná. Jdi průzkumníkem 3 na b3.
the-base-lesson-reveal-5 = Jdi na prostřední dlaždici c3. Má čtyři průchody a je odkrytá od začátku.
the-base-lesson-reveal-6 = Odtud můžeš odkrývat třemi směry. Jeden si vyber.
the-base-lesson-reveal-done = Odkrytá dlaždice zůstane odkrytá pro obě strany. Jak leží, rozhodlo rozdání: každé odkrytí je malé riziko.

the-base-lesson-cross = Přechod přes vlastní kameny
the-base-lesson-cross-1 = Průzkumník 2 stojí průzkumníkovi 1 v cestě. Přes vlastní kameny přejít smíš, přes soupeřovy nikdy.
the-base-lesson-cross-2 = Přejdi průzkumníkem 1 na d3. Jsou to dvě pole, takže to stojí dvě akce.
the-base-lesson-cross-3 = Zbývá jedna akce. Jdi dál na e3.
the-base-lesson-cross-4 = Při přechodu smí cesta zahnout. Nejdřív jdi průzkumníkem 3 na b3.
the-base-lesson-cross-5 = Teď přejdi přes průzkumníka 2 a zahni na c2.
the-base-lesson-cross-done = Přechod stojí jednu akci za každé pole a kámen musí skončit tam, kde nestojí jiný tvůj kámen.

the-base-lesson-capture = Vyhození a návrat
the-base-lesson-capture-1 = Mutant 1 stojí vedle průzkumníka 1. Vstup na d2 a vyhoď ho.
the-base-lesson-capture-2 = Mutant 1 je zpátky na svém startovním poli. Máš ještě dvě akce: vyhoď i mutanta 3 na d3.
the-base-lesson-capture-3 = Dvě vyhození v jednom tahu! Poslední akcí se vrať na d2.
the-base-lesson-capture-4 = Mutant 2 ti to oplatil. Startovní pole průzkumníka 1 je obsazené, takže si vybíráš, kam se vrátí: x1, nebo x3.
the-base-lesson-capture-done = Kdo stojí v dosahu soupeře, může být vyhozen. V bezpečí jsou jen kameny v cíli a kameny na vlastních startovních polích.

the-base-lesson-save = Kameny v cíli a bonusové žetony
the-base-lesson-save-1 = Startovní pole m2 je prázdné. Vstup na něj průzkumníkem 1 a bude v cíli.
the-base-lesson-save-2 = Za první a za druhý kámen v cíli dostaneš po jednom bonusovém žetonu. Využij poslední akci tahu: průzkumník 2 jde na c4.
the-base-lesson-save-3 = Žetony se používají před první akcí tahu: na další akci, nebo na další kolo odpočtu. Vezmi si další akci.
the-base-lesson-save-4 = Čtyři akce průzkumníkovi 2 právě stačí. Nejdřív natoč d4.
the-base-lesson-save-5 = Jdi průzkumníkem 2 na d4.
the-base-lesson-save-6 = Jdi dál na e4.
the-base-lesson-save-7 = A na startovní pole m4.
the-base-lesson-save-done = Dva kameny jsou v cíli a zase máš žeton. Třetí kámen v cíli vyhraje hru.

the-base-lesson-countdown = Odpočet a konec
the-base-lesson-countdown-1 = Odpočet ukazuje 1, takže tohle je poslední tah partie. Obě strany mají v cíli jeden kámen.
the-base-lesson-countdown-2 = Při shodě rozhoduje poslední kámen. Tvůj na b4 je čtyři sloupce od cíle, kámen mutantů na b1 jen dva. Na zdech nezáleží.
the-base-lesson-countdown-3 = Teď by vyhráli mutanti. Posuň průzkumníka 3 vpřed, na c4.
the-base-lesson-countdown-4 = Pořád jsi pozadu. Jdi dál na d4.
the-base-lesson-countdown-5 = Teď by to byla remíza. Ještě jeden krok, na e4!
the-base-lesson-countdown-done = Odpočet je na nule a tvůj poslední kámen je cíli blíž: vyhráváš. Poslední tah v kole mají vždy průzkumníci.

the-base-lesson-strike = Hádanka: zastav mutanta
the-base-lesson-strike-1 = Mutant 2 na a4 bude v příštím tahu v cíli na x4. Máš tři akce, abys ho vyhodil.
the-base-lesson-strike-2 = Průzkumník 1 je blízko, ale cesta ještě není otevřená. Co uděláš nejdřív?
the-base-lesson-strike-2-hint = Natoč zatáčku b4 tak, aby vedla z b3 na a4.
the-base-lesson-strike-3 = Dobře. Jak dál?
the-base-lesson-strike-3-hint = Jdi průzkumníkem 1 na b4.
the-base-lesson-strike-4 = Zbývá jedna akce. Do toho!
the-base-lesson-strike-4-hint = Vstup průzkumníkem 1 na a4.
the-base-lesson-strike-done = Vyhozen v poslední chvíli: mutant 2 musí začít znovu.

the-base-lesson-dash = Hádanka: vyhraj v tomto tahu
the-base-lesson-dash-1 = Dva tvé kameny jsou v cíli, průzkumník 3 stojí uprostřed a máš dva bonusové žetony. V tomto tahu můžeš vyhrát.
the-base-lesson-dash-2 = Spočítej, kolik akcí potřebuješ, a začni.
the-base-lesson-dash-2-hint = Potřebuješ pět akcí: jednu na natočení d3 a čtyři kroky. Vezmi si další akci.
the-base-lesson-dash-3 = Stačí to?
the-base-lesson-dash-3-hint = Použij na akci i druhý žeton.
the-base-lesson-dash-4 = Pět akcí. Která cesta je ta správná?
the-base-lesson-dash-4-hint = Natoč d3 tak, aby vedla z c3 na e3.
the-base-lesson-dash-5 = Cesta je volná.
the-base-lesson-dash-5-hint = Jdi průzkumníkem 3 na d3.
the-base-lesson-dash-6 = Jdi dál.
the-base-lesson-dash-6-hint = Jdi průzkumníkem 3 na e3.
the-base-lesson-dash-7 = Mutant 2 je doma na m3. Kde je pole volné?
the-base-lesson-dash-7-hint = Jdi průzkumníkem 3 na e4.
the-base-lesson-dash-8 = Poslední akce!
the-base-lesson-dash-8-hint = Vstup na startovní pole m4.
the-base-lesson-dash-done = Všechny tři kameny jsou v cíli, úplně poslední akcí. Můžeš hrát opravdovou partii!
