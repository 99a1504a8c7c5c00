# Lekcie Základne. Každý krok hovorí, kam sa pozrieť alebo čo urobiť.

the-base-lesson-goal = Cieľ hry
the-base-lesson-goal-1 = Vedieš prieskumníkov, oranžové šesťuholníky. Dva z tvojich troch kameňov už stoja na zelených štartovacích poliach: sú v cieli.
the-base-lesson-goal-2 = V cieli je kameň na ktoromkoľvek prázdnom štartovacom poli súpera. Prieskumník 3 je posledný na ceste; m1, m2 a m5 sú ešte voľné.
the-base-lesson-goal-3 = Vyber prieskumníka 3 a potom dlaždicu e2, a presunieš ho tam.
the-base-lesson-goal-4 = Ešte jeden krok: vstúp na štartovacie pole m2.
the-base-lesson-goal-done = Všetky tri kamene sú v cieli, takže hneď vyhrávaš. To je cieľom hry.

the-base-lesson-move = Pohyb
the-base-lesson-move-1 = Každá partia sa začína na štartovacích poliach. Ťah má tri akcie a jedna akcia posunie kameň o jedno pole.
the-base-lesson-move-2 = Svetlé chodby sú priechody. Choď prieskumníkom 1 na a1, na dlaždicu pred ním.
the-base-lesson-move-3 = Kde sa dva priechody stretnú, svetlo pokračuje bez prerušenia. Choď ďalej na b1.
the-base-lesson-move-4 = Cesta zabočí. Treťou akciou choď na b2; potom sú na ťahu mutanti.
the-base-lesson-move-done = Tvoj ťah sa skončil sám a mutanti odohrali svoje tri akcie. Po každom ťahu prieskumníkov klesne odpočet o jeden.

the-base-lesson-walls = Múry a natáčanie
the-base-lesson-walls-1 = Dlaždica b2 je k prieskumníkovi 1 otočená múrom, takže tadiaľ cesta nevedie.
the-base-lesson-walls-2 = Kameň však môže natočiť prázdnu dlaždicu za niektorým zo svojich priechodov. Vyber b2 a natoč ju tak, aby chodba viedla z a2 na c2.
the-base-lesson-walls-3 = Teraz sa priechody stretávajú. Choď prieskumníkom 1 na b2.
the-base-lesson-walls-4 = Aj zákruta c2 je k tebe otočená múrom. Natoč ju tak, aby sa otvorila k b2; dá sa to dvoma spôsobmi.
the-base-lesson-walls-5 = Mutanti odohrali. Vstúp na c2.
the-base-lesson-walls-done = Pri natáčaní rozhoduje len priechod na dlaždici tvojho kameňa. A pamätaj: dlaždicu, na ktorej stojí kameň, nenatočí nikto.

the-base-lesson-reveal = Odkrývanie
the-base-lesson-reveal-1 = Na začiatku je väčšina dlaždíc zakrytá. Nikto nevie, čo ukazujú, a žiadny kameň na ne nesmie.
the-base-lesson-reveal-2 = Prieskumník 3 má priechod k zakrytej dlaždici b3. Odkry ju; stojí to jednu akciu.
the-base-lesson-reveal-3 = Rovná chodba, ale leží naprieč. Natoč b3.
the-base-lesson-reveal-4 = Cesta je voľná. Choď prieskumníkom 3 na b3.
the-base-lesson-reveal-5 = Choď na prostrednú dlaždicu c3. Má štyri priechody a je odkrytá od začiatku.
the-base-lesson-reveal-6 = Odtiaľto môžeš odkrývať tromi smermi. Jeden si vyber.
the-base-lesson-reveal-done = Odkrytá dlaždica zostane odkrytá pre obe strany. Ako leží, rozhodlo rozdanie: každé odkrytie je malé riziko.

the-base-lesson-cross = Prechod cez vlastné kamene
the-base-lesson-cross-1 = Prieskumník 2 stojí prieskumníkovi 1 v ceste. Cez vlastné kamene prejsť smieš, cez súperove nikdy.
the-base-lesson-cross-2 = Prejdi prieskumníkom 1 na d3. Sú to dve polia, takže to stojí dve akcie.
the-base-lesson-cross-3 = Zostáva jedna akcia. Choď ďalej na e3.
the-base-lesson-cross-4 = Pri prechode smie cesta zabočiť. Najprv choď prieskumníkom 3 na b3.
the-base-lesson-cross-5 = Teraz prejdi cez prieskumníka 2 a zaboč na c2.
the-base-lesson-cross-done = Prechod stojí jednu akciu za každé pole a kameň musí skončiť tam, kde nestojí iný tvoj kameň.

the-base-lesson-capture = Vyhodenie a návrat
the-base-lesson-capture-1 = Mutant 1 stojí vedľa prieskumníka 1. Vstúp na d2 a vyhoď ho.
the-base-lesson-capture-2 = Mutant 1 je späť na svojom štartovacom poli. Máš ešte dve akcie: vyhoď aj mutanta 3 na d3.
the-base-lesson-capture-3 = Dve vyhodenia v jednom ťahu! Poslednou akciou sa vráť na d2.
the-base-lesson-capture-4 = Mutant 2 ti to odplatil. Štartovacie pole prieskumníka 1 je obsadené, takže si vyberáš, kam sa vráti: x1 alebo x3.
the-base-lesson-capture-done = Kto stojí v dosahu súpera, môže byť vyhodený. V bezpečí sú len kamene v cieli a kamene na vlastných štartovacích poliach.

the-base-lesson-save = Kamene v cieli a bonusové žetóny
the-base-lesson-save-1 = Štartovacie pole m2 je prázdne. Vstúp naň prieskumníkom 1 a bude v cieli.
the-base-lesson-save-2 = Za prvý a za druhý kameň v cieli dostaneš po jednom bonusovom žetóne. Využi poslednú akciu ťahu: prieskumník 2 ide na c4.
the-base-lesson-save-3 = Žetóny sa používajú pred prvou akciou ťahu: na ďalšiu akciu alebo na ďalšie kolo odpočtu. Vezmi si ďalšiu akciu.
the-base-lesson-save-4 = Štyri akcie prieskumníkovi 2 práve stačia. Najprv natoč d4.
the-base-lesson-save-5 = Choď prieskumníkom 2 na d4.
the-base-lesson-save-6 = Choď ďalej na e4.
the-base-lesson-save-7 = A na štartovacie pole m4.
the-base-lesson-save-done = Dva kamene sú v cieli a zase máš žetón. Tretí kameň v cieli vyhrá hru.

the-base-lesson-countdown = Odpočet a koniec
the-base-lesson-countdown-1 = Odpočet ukazuje 1, takže toto je posledný ťah partie. Obe strany majú v cieli jeden kameň.
the-base-lesson-countdown-2 = Pri zhode rozhoduje posledný kameň. Tvoj na b4 je štyri stĺpce od cieľa, kameň mutantov na b1 len dva. Na múroch nezáleží.
the-base-lesson-countdown-3 = Teraz by vyhrali mutanti. Posuň prieskumníka 3 dopredu, na c4.
the-base-lesson-countdown-4 = Stále zaostávaš. Choď ďalej na d4.
the-base-lesson-countdown-5 = Teraz by to bola remíza. Ešte jeden krok, na e4!
the-base-lesson-countdown-done = Odpočet je na nule a tvoj posledný kameň je k cieľu bližšie: vyhrávaš. Posledný ťah v kole majú vždy prieskumníci.

the-base-lesson-strike = Hádanka: zastav mutanta
the-base-lesson-strike-1 = Mutant 2 na a4 bude v ďalšom ťahu v cieli na x4. Máš tri akcie, aby si ho vyhodil.
the-base-lesson-strike-2 = Prieskumník 1 je blízko, ale cesta ešte nie je otvorená. Čo urobíš najprv?
the-base-lesson-strike-2-hint = Natoč zákrutu b4 tak, aby viedla z b3 na a4.
the-base-lesson-strike-3 = Dobre. Ako ďalej?
the-base-lesson-strike-3-hint = Choď prieskumníkom 1 na b4.
the-base-lesson-strike-4 = Zostáva jedna akcia. Do toho!
the-base-lesson-strike-4-hint = Vstúp prieskumníkom 1 na a4.
the-base-lesson-strike-done = Vyhodený v poslednej chvíli: mutant 2 musí začať znova.

the-base-lesson-dash = Hádanka: vyhraj v tomto ťahu
the-base-lesson-dash-1 = Dva tvoje kamene sú v cieli, prieskumník 3 stojí uprostred a máš dva bonusové žetóny. V tomto ťahu môžeš vyhrať.
the-base-lesson-dash-2 = Spočítaj, koľko akcií potrebuješ, a začni.
the-base-lesson-dash-2-hint = Potrebuješ päť akcií: jednu na natočenie d3 a štyri kroky. Vezmi si ďalšiu akciu.
the-base-lesson-dash-3 = Stačí to?
the-base-lesson-dash-3-hint = Použi na akciu aj druhý žetón.
the-base-lesson-dash-4 = Päť akcií. Ktorá cesta je tá správna?
the-base-lesson-dash-4-hint = Natoč d3 tak, aby viedla z c3 na e3.
the-base-lesson-dash-5 = Cesta je voľná.
the-base-lesson-dash-5-hint = Choď prieskumníkom 3 na d3.
the-base-lesson-dash-6 = Choď ďalej.
the-base-lesson-dash-6-hint = Choď prieskumníkom 3 na e3.
the-base-lesson-dash-7 = Mutant 2 je doma na m3. Kde je pole voľné?
the-base-lesson-dash-7-hint = Choď prieskumníkom 3 na e4.
the-base-lesson-dash-8 = Posledná akcia!
the-base-lesson-dash-8-hint = Vstúp na štartovacie pole m4.
the-base-lesson-dash-done = Všetky tri kamene sú v cieli, úplne poslednou akciou. Môžeš hrať skutočnú partiu!
