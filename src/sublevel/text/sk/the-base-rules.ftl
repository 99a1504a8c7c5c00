# Pravidlá Základne v krátkych vetách, jedna ku každému bodu špecifikácie, ktorý sa týka hráčov.

## Hra za minútu

the-base-rules-minute-goal-title = Na druhú stranu
the-base-rules-minute-goal = Dostaň svoje tri kamene na druhú stranu základne skôr než súper. Kameň na súperovom štartovacom poli je v cieli.
the-base-rules-minute-turn-title = Tri akcie
the-base-rules-minute-turn = V ťahu máš tri akcie: pohnúť kameňom o jedno pole, natočiť dlaždicu alebo odkryť zakrytú. Kombinuj ich, ako chceš.
the-base-rules-minute-path-title = Priechod k priechodu
the-base-rules-minute-path = Na susednú dlaždicu môžeš, keď tam majú obe dlaždice priechod. Múr na jednej či druhej strane ťa zastaví.
the-base-rules-minute-tiles-title = Otáčaj základňu
the-base-rules-minute-tiles = Tvoj kameň môže natočiť alebo odkryť prázdnu dlaždicu, ktorá leží za niektorým z jeho priechodov, aj keď je k nemu otočená múrom.
the-base-rules-minute-capture-title = Pošli ich späť
the-base-rules-minute-capture = Vstúp na súperov kameň a vyhodíš ho: vráti sa na svoje štartovacie polia. Cez vlastné kamene môžeš prejsť.
the-base-rules-minute-end-title = Skôr než nula
the-base-rules-minute-end = Odpočet klesá po každom kole. Na nule vyhráva, kto má v cieli viac kameňov; pri zhode ten, koho posledný kameň je k cieľu bližšie.

## Oddiely

the-base-rules-section-parts = Čo je na stole
the-base-rules-section-setup = Príprava
the-base-rules-section-turn = Ťah
the-base-rules-section-moving = Pohyb
the-base-rules-section-tiles = Odkrývanie a natáčanie dlaždíc
the-base-rules-section-capture = Vyhodenie
the-base-rules-section-return = Návrat vyhodeného kameňa
the-base-rules-section-saving = Kamene v cieli a bonusové žetóny
the-base-rules-section-locked = Uzamknuté kamene
the-base-rules-section-countdown = Odpočet
the-base-rules-section-advice = Hrozby a krytie
the-base-rules-section-end = Koniec hry
the-base-rules-section-challenge = Súboj s časom
the-base-rules-section-hidden = Náhoda a zakryté dlaždice

## Čo je na stole

the-base-rule-base-comp-1 = Herný plán tvorí 25 dlaždíc: prostredná so štyrmi priechodmi a 24 ďalších s lícom a rubom.
the-base-rule-base-comp-2 = Každá strana má päť štartovacích polí: tri s číslami 1, 2 a 3 a dve neočíslované.
the-base-rule-base-comp-3 = Každá strana má tri kamene s číslami 1, 2 a 3.
the-base-rule-base-comp-4 = Odpočet ide od 20 dole k 0.
the-base-rule-base-comp-5 = Bonusové žetóny sú štyri. Žiadna strana nezíska viac ako dva.
the-base-rule-base-comp-6 = Každá hrana dlaždice je buď múr, alebo priechod.
the-base-rule-base-comp-7 = Všetky zakryté dlaždice vyzerajú rovnako. Ich rub nič neprezradí.
the-base-rule-base-comp-8 = Štartovacie pole má jediný priechod, k dlaždici vedľa seba.
the-base-rule-base-comp-9 = Sada dlaždíc hovorí, koľko dlaždíc akého tvaru sa rozdá. Vyberáš ju, keď zakladáš stôl.
the-base-rule-base-comp-10 = Štandardná sada má 6 rovných chodieb, 6 zákrut a 12 rázcestí.
the-base-rule-base-comp-11 = Niekoľko sád má mená, od otvoreného plánu po tesné bludisko. Môžeš zadať aj vlastné čísla.
the-base-rule-base-comp-12 = Sada má presne 24 dlaždíc. Slepé uličky v nej smú byť, len keď voľba hovorí, kde môžu ležať.
the-base-rule-base-comp-13 = V štandardnej sade nie sú slepé uličky: kameň, ktorý by za nimi začínal, by sa do cieľa nikdy nedostal.
the-base-rule-base-comp-14 = V štandardnej sade má štyri priechody len prostredná dlaždica.
the-base-rule-base-geo-1 = Miesta sa volajú podľa stĺpca a radu. V stĺpci x sú štartovacie polia prieskumníkov, v a až e dlaždice, v m štartovacie polia mutantov; rady idú od 1 do 5.
the-base-rule-base-geo-6 = Dve susedné miesta sú prepojené, keď má každé priechod k tomu druhému.

## Príprava

the-base-rule-base-setup-1 = Prostredná dlaždica leží na c3, celú hru odkrytá.
the-base-rule-base-setup-2 = Ostatných 24 dlaždíc sa zamieša a rozloží zakrytých. Ako ktorá leží, je náhoda a nikto to nevie.
the-base-rule-base-setup-3 = Hráči si strany vyberú alebo vyžrebujú.
the-base-rule-base-setup-4 = Päť štartovacích polí každej strany sa zamieša a položí k jej okraju, do každého radu jedno.
the-base-rule-base-setup-5 = Každý kameň začína na poli so svojím číslom. Neočíslované polia sú prázdne.
the-base-rule-base-setup-6 = Odpočet začína na 20. Voľbou možno hru skrátiť.
the-base-rule-base-setup-7a = Šesť dlaždíc pred kameňmi sa odkryje skôr, než ktokoľvek niektorú natočí.
the-base-rule-base-setup-7b = Potom každá strana natočí tri dlaždice pred svojimi kameňmi, ako chce: najprv mutanti, potom prieskumníci, vždy v poradí 1, 2, 3.
the-base-rule-base-setup-8 = Každá z týchto dlaždíc musí mať priechod k štartovaciemu poľu. Ak je len jedna možnosť, použije sa sama.
the-base-rule-base-setup-9 = Bonusový žetón zatiaľ nikto nemá. Prvý ťah majú mutanti.

## Ťah

the-base-rule-base-turn-1 = Strany sa v ťahoch striedajú a začínajú mutanti. Ťah mutantov a ťah prieskumníkov tvoria kolo.
the-base-rule-base-turn-2 = Ťah má tri akcie. Pohyby, natáčanie a odkrývanie sa dajú ľubovoľne kombinovať a nikto sa hýbať nemusí.
the-base-rule-base-turn-3 = Kým môžeš čokoľvek urobiť, musíš využiť všetky akcie.
the-base-rule-base-turn-4 = Stojíš, len keď nemôžeš nič posunúť, natočiť ani odkryť. Tým sa ťah končí a zvyšné akcie prepadnú.
the-base-rule-base-turn-5 = Čo je možné, závisí od zvyšných akcií: s jednou akciou neurobíš prechod, ktorý stojí dve.
the-base-rule-base-turn-6 = Ťah sa skončí sám, keď nezostávajú žiadne akcie.
the-base-rule-base-turn-7 = Odpočet klesá o jeden po ťahu prieskumníkov, po ťahu mutantov nie.
the-base-rule-base-turn-8 = Len čo má niektorá strana v cieli tretí kameň, hra sa končí, aj uprostred ťahu. Odpovedať sa už nedá.
the-base-rule-base-turn-9 = Každý ťah sa začína s tromi novými akciami. Odkladať si ich nemožno.
the-base-rule-base-turn-10 = Vo svojom ťahu môžeš akcie brať späť, kým sa neodkryla dlaždica, súper si nič nevybral a ťah sa neskončil.
the-base-rule-base-state-2 = V každej chvíli koná práve jedna strana: tá, ktorá je na ťahu, alebo majiteľ vyhodeného kameňa, keď vyberá, kam sa vráti.
the-base-rule-base-enc-1 = Každá možná akcia sa počíta raz. Otočiť rovnú chodbu doľava alebo doprava je napríklad tá istá akcia.

## Pohyb

the-base-rule-base-move-1 = Jedna akcia posunie jeden kameň o jedno pole na prepojené susedné miesto. Obe miesta musia byť odkryté dlaždice alebo štartovacie polia.
the-base-rule-base-move-2 = Dva kamene nikdy nestoja na rovnakej dlaždici ani na rovnakom poli.
the-base-rule-base-move-3 = Kameň v cieli sa už nikdy nepohne.
the-base-rule-base-move-4 = Vstúpiť smieš na prázdnu dlaždicu, na dlaždicu so súperovým kameňom (vyhodíš ho), na prázdne vlastné štartovacie pole alebo na prázdne súperovo (si v cieli). Kde stojí tvoj kameň, a na obsadené štartovacie pole, vstúpiť nemôžeš.
the-base-rule-base-move-5 = Z poľa na pole cesta nevedie: zo štartovacieho poľa sa ide len na dlaždicu vedľa.
the-base-rule-base-move-6 = Cez vlastné kamene na dlaždiciach môžeš prejsť, keď je celá cesta prepojená. Smie zabočiť a skončiť vyhodením alebo v cieli. Cez súperove kamene prejsť nemožno.
the-base-rule-base-move-7 = Prechod stojí jednu akciu za každé pole: dve za jeden kameň, tri za dva v rade. Je to jedna nedeliteľná akcia a musíš na ňu mať dosť akcií.
the-base-rule-base-move-8 = Ak na to isté miesto vedie viac ciest, počíta sa najkratšia.
the-base-rule-base-move-9 = Kameň sa smie vrátiť na ktorékoľvek prázdne štartovacie pole svojej strany a zase odísť, koľkokrát chceš.
the-base-rule-base-move-10 = Najprv sa zaplatia akcie, potom sa postaví kameň, potom je v cieli alebo vyhadzuje a nakoniec sa prípadne skončí ťah.

## Odkrývanie a natáčanie dlaždíc

the-base-rule-base-manip-1 = Odkrytie stojí jednu akciu a obráti zakrytú dlaždicu lícom nahor. Odkrytá zostane do konca hry.
the-base-rule-base-manip-2 = Aby si dlaždicu odkryl alebo natočil, musí vedľa nej stáť tvoj kameň a jeho miesto musí mať smerom k nej priechod. Cez múr vlastnej dlaždice kameň nezmôže nič.
the-base-rule-base-manip-3 = Na tom, ako tá druhá dlaždica leží, nezáleží: môže byť k tvojmu kameňu otočená múrom.
the-base-rule-base-manip-4 = Dlaždica, na ktorej stojí kameň, tvoj alebo súperov, sa nedá natočiť ani odkryť.
the-base-rule-base-manip-5 = Kameň na štartovacom poli svojej strany môže odkryť a natočiť dlaždicu vedľa. Kameň v cieli nemôže.
the-base-rule-base-manip-6 = Odkrytá dlaždica sa ukáže tak, ako bola rozdaná. Nič si nevyberáš.
the-base-rule-base-manip-7 = Natočenie stojí jednu akciu, nech je uhol akýkoľvek. Natáčať možno len odkryté dlaždice a žiadna nemení miesto.
the-base-rule-base-manip-8 = Zákruta alebo rázcestie musí potom ležať inak. Rovnú chodbu alebo križovatku smieš otočiť aj tak, že sa nič nezmení: tým sa dá vyčkávať. Voľba to zakazuje.
the-base-rule-base-manip-9 = Prostrednú dlaždicu možno natočiť, keď je prázdna, ale nič sa tým nezmení. Odkrývať ju netreba nikdy.

## Vyhodenie

the-base-rule-base-cap-1 = Vo svojom ťahu vyhodíš súperov kameň tým, že vstúpiš na jeho dlaždicu, krokom alebo na konci prechodu. Nič navyše to nestojí.
the-base-rule-base-cap-2 = Kameň, ktorý vyhadzoval, smie so zvyšnými akciami ísť ďalej, aj späť. V jednom ťahu môžeš vyhadzovať viackrát.
the-base-rule-base-cap-3 = Vyhadzuje sa len na dlaždiciach. Kameň doma na svojom štartovacom poli je v bezpečí a nepustí ťa dnu. Voľba to mení.
the-base-rule-base-cap-4 = Kamene v cieli sa nikdy nevyhadzujú.
the-base-rule-base-cap-5 = Vyhodenie neprináša body ani žetóny.
the-base-rule-base-cap-6 = Vyhodený kameň sa hneď vracia a v ďalšom ťahu svojho majiteľa už môže konať.
the-base-rule-base-cap-7 = Pri vyhadzovaní na štartovacích poliach: keď sa tým dostane do cieľa tretí kameň, hra sa končí a vyhodený kameň sa nevracia.

## Návrat

the-base-rule-base-ret-1 = Vyhodený kameň sa vracia na štartovacie pole so svojím číslom, ak je voľné.
the-base-rule-base-ret-2 = Inak ide na najbližšie voľné neočíslované pole. Ak sú dve rovnako blízko, vyberá sa.
the-base-rule-base-ret-3 = Inak ide na voľné číslované pole kameňa svojej strany, ktorý už je v cieli.
the-base-rule-base-ret-4 = Inak možno vybrať ktorékoľvek voľné štartovacie pole jeho strany.
the-base-rule-base-ret-5 = Voľné pole sa nájde vždy.
the-base-rule-base-ret-6 = Vyberá majiteľ vyhodeného kameňa, aj keď nie je na ťahu. Voľbou možno dať výber strane, ktorá vyhodila.
the-base-rule-base-ret-7 = Ak je možné len jedno pole, kameň sa tam vráti sám. Na výber nie sú nikdy viac ako dve.
the-base-rule-base-ret-8 = Po výbere ťah pokračuje alebo sa skončí, keď nezostávajú akcie.

## Kamene v cieli a bonusové žetóny

the-base-rule-base-save-1 = Kameň, ktorý vstúpi na prázdne súperovo štartovacie pole, je v cieli. Zostane tam, nemožno ho vyhodiť, nič viac nerobí a pole blokuje všetkým.
the-base-rule-base-save-2 = Za prvý a za druhý kameň v cieli dostaneš po jednom bonusovom žetóne. Tretí vyhráva hru.
the-base-rule-base-bonus-1 = Bonusové žetóny sa používajú na začiatku vlastného ťahu, pred prvou akciou.
the-base-rule-base-bonus-2 = V ťahu, v ktorom si žetón získal, ho použiť nemôžeš.
the-base-rule-base-bonus-3 = Každý žetón sa použije raz, na jeden z dvoch účinkov. V jednom ťahu smieš použiť aj oba.
the-base-rule-base-bonus-4 = O akciu viac v tomto ťahu: štyri, s dvoma žetónmi päť.
the-base-rule-base-bonus-5 = O kolo viac: odpočet stúpne o jeden, ale nikdy nad 20.
the-base-rule-base-bonus-6 = Na konci kola odpočet napriek tomu klesne ako zvyčajne.
the-base-rule-base-bonus-7 = Ďalšiu akciu získaš, len keď s ňou môžeš niečo urobiť. Ďalšie kolo aj vtedy, keď potom musíš stáť.

## Uzamknuté kamene

the-base-rule-base-lock-1 = Kameň je uzamknutý, keď sa nemôže pohnúť a nemôže ani nič odkryť alebo natočiť, napríklad za obsadenou dlaždicou, ktorá je k nemu otočená múrom.
the-base-rule-base-lock-2 = Keď sú všetky tvoje kamene mimo cieľa uzamknuté, stojíš každý ťah, kým súper neotvorí cestu.
the-base-rule-base-lock-3 = Obsadená dlaždica, ktorá je k tebe otočená múrom, zostane zatvorená, kým na nej kameň stojí.

## Odpočet

the-base-rule-base-cd-1 = Odpočet ukazuje v prvom kole 20 a po každom kole klesá o jeden. Bonusové žetóny ho zdržia, zastaviť sa nedá.
the-base-rule-base-cd-2 = Keď na konci kola dôjde na 0, hra sa končí.

## Hrozby a krytie

the-base-rule-base-adv-1 = Kameň hrozí súperovmu kameňu, keď by k nemu v jednom ťahu došiel. Je to rada, nie pravidlo.
the-base-rule-base-adv-2 = Kameň je krytý, keď by niektorý tvoj kameň mohol vyhodenie odplatiť, alebo by to mohol urobiť sám zo svojho štartovacieho poľa. Krytie nič nezakazuje.

## Koniec hry

the-base-rule-base-end-1 = Kto dostane do cieľa tretí kameň, hneď vyhráva.
the-base-rule-base-end-2 = Keď odpočet dôjde na 0, vyhráva strana s viacerými kameňmi v cieli.
the-base-rule-base-end-3 = Ak majú obe strany v cieli rovnako, rozhoduje vzdialenosť ostatných kameňov: stĺpce k cieľu, od 1 do 5, na vlastnom štartovacom poli 6. Na múroch nezáleží.
the-base-rule-base-end-4 = Vyhráva strana, ktorej posledný kameň je k cieľu bližšie.
the-base-rule-base-end-5 = Ak sú posledné kamene rovnako ďaleko, porovnajú sa ďalšie. Voľbou možno namiesto toho skončiť remízou.
the-base-rule-base-end-6 = Ak je všetko rovnaké, hra sa končí remízou.
the-base-rule-base-end-7 = Výsledok hovorí, kto vyhral a ako: kameňmi v cieli, odpočtom alebo rozhodnutím pri zhode.
the-base-rule-base-end-8 = Na konci zostáva všetko tak, ako to nechala posledná akcia, aj bonusové žetóny.

## Súboj s časom

the-base-rule-base-tc-1 = Keď niekto vyhral tromi kameňmi v cieli a zostávajú kolá, smie porazený pokračovať sám. Výsledok sa nemení.
the-base-rule-base-tc-2 = Keď vyhrali prieskumníci, najprv klesne odpočet. Keď vyhrali mutanti, prieskumníci ešte odohrajú svoj ťah toho kola.
the-base-rule-base-tc-3 = Porazený hrá ťahy s tromi akciami podľa bežných pravidiel a po každom klesne odpočet. Kamene víťaza zostávajú a blokujú svoje polia.
the-base-rule-base-tc-4 = Bonusové žetóny už nikto nezískava.
the-base-rule-base-tc-5 = Žetóny, ktoré porazený má, smie ešte použiť. Voľba mu ich môže vziať.
the-base-rule-base-tc-6 = Všetky tri kamene v cieli, kým odpočet ukáže 0: unikol si. Inak bol výbuch rýchlejší.
the-base-rule-base-tc-7 = V Súboji s časom nemožno nikoho vyhodiť.

## Náhoda a zakryté dlaždice

the-base-rule-base-rng-1 = Náhodné je len rozdanie: kde dlaždice ležia a ako, poradie štartovacích polí a strany, ak sa žrebujú.
the-base-rule-base-rng-2 = Odkrytie je prekvapenie pre oboch: objaviť sa môže ktorákoľvek ešte zakrytá dlaždica v ktoromkoľvek natočení. Ktoré tvary zostávajú, vedia všetci.
the-base-rule-base-rng-3 = Z rovnakého počiatočného čísla vznikne vždy rovnaké rozdanie. Po partii sa zverejní.
the-base-rule-base-info-1 = Okrem zakrytých dlaždíc je všetko verejné: kamene, odkryté dlaždice, odpočet, žetóny, zvyšné akcie aj záznam.
the-base-rule-base-info-2 = Čo ukazujú zakryté dlaždice, nevie nikto: hráči, boti ani diváci.
the-base-rule-base-info-3 = Diváci vidia presne to, čo hráči. Po konci môže záznam ukázať celé rozdanie.
the-base-rule-base-info-4 = Boti smú hádať, čo je zakryté; aj pre nich je každé usporiadanie rovnako pravdepodobné.
