# Lekcie Undergroundu. Každý krok hovorí, čo si všimnúť alebo čo urobiť.

underground-lesson-goal = Cieľ
underground-lesson-goal-1 = Všetci máte jednu spoločnú figúrku, tu na D8. Spoločne vyhráte, alebo prehráte.
underground-lesson-goal-2 = Von vedie veža na E9. Jej dvere sú na úrovni 10 a otvoria sa, keď do seba zapadne päť číselných žetónov: vaše zapadajú.
underground-lesson-goal-3 = Každý ťah sa začína kartou z ruky. Zahraj kartu C7: dá ti až štyri kroky.
underground-lesson-goal-4 = D8 a E8 sú na úrovni 10 ako dvere. Choď na E8.
underground-lesson-goal-5 = Dvere vedú k tebe. Prejdi nimi na E9.
underground-lesson-goal-done = Unikli ste. Cestou staviate, zbierate žetóny a vyhýbate sa vode aj únoscovi.

underground-lesson-card = Ťah
underground-lesson-card-1 = Máš dve karty. Každá ukazuje pole, diel, počet krokov a farbu. F6 je modrá a dáva päť krokov: zahraj ju.
underground-lesson-card-2 = Môžeš najprv ísť, alebo najprv položiť diel; prepína to tlačidlo „{ underground-board-do-move }“ alebo „{ underground-board-do-place-instead }“. Figúrka chodí po plošinách a dieloch. Urob jeden krok na E1.
underground-lesson-card-3 = F1 je o úroveň vyššie. To nevadí: pokračuj na F1.
underground-lesson-card-4 = Nemusíš využiť všetky kroky. Ukonči pohyb tu.
underground-lesson-card-5 = Ešte môžeš položiť diel. Tentoraz namiesto toho ukonči ťah.
underground-lesson-card-6 = Prišla ti karta B4. Po modrej karte prichádza voda na pole novej karty, teda na B4.
underground-lesson-card-done = Červená karta vodu neprináša, ale väčšinou dáva menej krokov. Keď sa minie doberací balíček, prehrali ste.

underground-lesson-build = Kladenie dielu
underground-lesson-build-1 = Figúrka nikdy nechodí po holom pláne. Na ďalšiu cestu na E3 tam najprv potrebuješ diel.
underground-lesson-build-2 = Karta C7 ukazuje diel I2, dlhý dve polia. Zahraj ju.
underground-lesson-build-3 = Otáčaj diel, kým nebude kamennou stranou nahor a na výšku, a polož ho na D3 a E3.
underground-lesson-build-4 = Teraz je po čom ísť. Urob krok na E3.
underground-lesson-build-5 = A ďalej na D3.
underground-lesson-build-6 = Zo štyroch krokov zostávajú dva. Ukonči pohyb.
underground-lesson-build-done = Môžeš najprv stavať, alebo najprv ísť, ale oboje len raz za ťah a pohyb sa nedá prerušiť.

underground-lesson-stack = Stĺpčeky a signálny kameň
underground-lesson-stack-1 = Väčšina kariet ukazuje stĺpček. A2 namiesto toho ukazuje +2: signálny kameň sa posunie o jeden alebo dva stĺpčeky a vezmeš tam vrchný diel. Zahraj A2.
underground-lesson-stack-2 = Kameň stojí pri jednopolíčkovom diele; ďalšie dva stĺpčeky sú O4 a I2. Polož štvorec O4 kamennou stranou nahor na H1, H2, I1 a I2.
underground-lesson-stack-3 = Kameň teraz stojí pri O4, použitom stĺpčeku. Ukonči ťah.
underground-lesson-stack-4 = Aj karta C9 ukazuje +2. Zahraj ju.
underground-lesson-stack-5 = Z O4 dosiahne kameň na I2 a L4. Polož diel I2 kamennou stranou nahor na D3 a E3.
underground-lesson-stack-done = Každý stĺpček má štyri diely a vidno len vrchný. Prázdny sa preskakuje. Karty so žolíkom dávajú ktorýkoľvek z deviatich veľkých dielov.

underground-lesson-height = Výšky
underground-lesson-height-1 = Čísla sú úrovne: F7 je na úrovni 7, E7 na úrovni 8. Krok vedie najviac o jednu úroveň nahor alebo nadol.
underground-lesson-height-2 = Zahraj kartu C7: štyri kroky a diel I2.
underground-lesson-height-3 = Vystúp na E7.
underground-lesson-height-4 = Vyššie to zatiaľ nejde. Ukonči pohyb.
underground-lesson-height-5 = Teraz stavaj. Polož I2 kamennou stranou nahor na D8 a E8: leží na úrovni 8, takže jeho vrch je úroveň 9.
underground-lesson-height-6 = To je na tento ťah všetko. Ukonči ho.
underground-lesson-height-7 = Zahraj kartu D9, aby bolo čím kráčať ďalej.
underground-lesson-height-8 = Vystúp na E8.
underground-lesson-height-done = Diel leží vodorovne, o úroveň vyššie než najvyššie pole pod ním. Kameň potrebuje oporu pod každým poľom a nič sa nesmie prevrátiť.

underground-lesson-bridge = Drevené mosty
underground-lesson-bridge-1 = Na E4 je voda. Figúrka tam nemôže a kameň nad ňou ležať nesmie. Vznášať sa smie len drevo, nad medzerami aj nad vodou.
underground-lesson-bridge-2 = Karta F2 ukazuje diel I3, dlhý tri polia. Zahraj ju.
underground-lesson-bridge-3 = Obráť I3 drevenou stranou nahor a polož ho na E3, E4 a E5. Držia ho jeho konce.
underground-lesson-bridge-4 = Vstúp na most, na E3.
underground-lesson-bridge-5 = A ďalej na E4, nad vodu.
underground-lesson-bridge-done = Voda pod mostom už neškodí. Nová voda však môže prísť na most.

underground-lesson-lock = Steny, kľúče a zámky
underground-lesson-lock-1 = Zahraj kartu C7. Dá sa tu získať kľúč.
underground-lesson-lock-2 = Choď na H4, kde je kľúč.
underground-lesson-lock-3 = Čo na poli leží, získaš len vtedy, keď sa tam pohyb skončí. Ukonči pohyb.
underground-lesson-lock-4 = Vezmi kľúč na H4.
underground-lesson-lock-5 = Ukonči ťah.
underground-lesson-lock-6 = Čierny pruh medzi H5 a G5 je stena: tadiaľ cesta nevedie. Musíš to obísť.
underground-lesson-lock-7 = Zahraj kartu I4 s tromi krokmi.
underground-lesson-lock-8 = Vystúp na H5.
underground-lesson-lock-9 = Popri stene na H6.
underground-lesson-lock-10 = G6 je zamknuté. S kľúčom smieš dnu: choď na G6.
underground-lesson-lock-done = Kľúč je spotrebovaný a zámok zostáva odomknutý. Zvláštny žetón Búrač ťa dostane cez jednu stenu.

underground-lesson-water = Voda
underground-lesson-water-1 = Koleso na G2 je ventil. Odoberie z plánu jednu dlaždicu vody.
underground-lesson-water-2 = Zahraj kartu I8. Je modrá, takže tento ťah sa skončí vodou.
underground-lesson-water-3 = Choď na G2.
underground-lesson-water-4 = Ukonči pohyb na ventile.
underground-lesson-water-5 = Zavri ventil: vyber vodu, ktorá má odtiecť.
underground-lesson-water-6 = Teraz ukonči ťah.
underground-lesson-water-7 = Nová karta je práve G2, kde stojí figúrka. Musí preč, kým príde voda. Vystúp na G3.
underground-lesson-water-done = Kto nemá kam uhnúť, prehral. Nechaj si preto voľné susedné pole, najmä pri modrých kartách.

underground-lesson-code = Kód
underground-lesson-code-1 = Na pláne ležia lícom nadol štyri kódové žetóny. Väčšina ukazuje číslicu medzi dvoma káblami.
underground-lesson-code-2 = Máte štyri číslice, ktorých káble do seba zapadajú. Jedna chýba. Zahraj kartu D9.
underground-lesson-code-3 = Choď na H4, na žetón.
underground-lesson-code-4 = Ukonči tam pohyb.
underground-lesson-code-5 = Vezmi kódový žetón.
underground-lesson-code-6 = Jeho kábel zapadá: kód je úplný. Ukonči ťah.
underground-lesson-code-7 = Za každý vzatý žetón príde nový a stojí to kartu. S úplným kódom sa ho môžete vzdať: odmietni.
underground-lesson-code-done = Päť žetónov v rade, kábel ku káblu v rovnakej farbe: potom sa dvere otvoria. Na samotných čísliciach nezáleží.

underground-lesson-timer = Presýpacie hodiny a únosca
underground-lesson-timer-1 = Únosca obchádza škatuľu. Zo svojho miesta sa pozerá pozdĺž stĺpca 5, od A5 cez E5 po I5. Kto tam ukončí pohyb, je odhalený.
underground-lesson-timer-2 = Piesok mu skoro dobehol a potom príde voda. Otoč hodiny včas: postúpi o jedno miesto a piesok beží znova.
underground-lesson-timer-3 = Teraz stráži stĺpec 6. Zahraj kartu F1.
underground-lesson-timer-4 = Choď na H5. Tam sa už nikto nepozerá.
underground-lesson-timer-5 = Ukonči ťah.
underground-lesson-timer-6 = Zahraj kartu C7 a pozri sa, čo spôsobí odhalenie.
underground-lesson-timer-7 = Choď na H6, do jeho línie. Len ju prejsť by nevadilo.
underground-lesson-timer-8 = Ale ukonči pohyb tu.
underground-lesson-timer-9 = Odhalil ťa: dve karty, voda na A2 a na A4 a on postúpil ďalej.
underground-lesson-timer-done = Keď dôjde ku koncovému žetónu, prehrali ste. Hodiny smie kedykoľvek otočiť ktokoľvek; každé otočenie ho privádza bližšie.

underground-lesson-exit = Cesta von
underground-lesson-exit-1 = Kód je úplný a figúrka stojí na D7, úroveň 9. Dvere na E9 sú na úrovni 10 a E8 je prinízko. Stačí jeden ťah.
underground-lesson-exit-2 = Zahraj kartu I4: diel I2 a tri kroky.
underground-lesson-exit-3 = Polož I2 tak, aby k dverám viedla cesta na úrovni 10.
underground-lesson-exit-3-hint = Musí zakryť D8 a E8.
underground-lesson-exit-4 = Choď na D8.
underground-lesson-exit-5 = Na E8.
underground-lesson-exit-6 = A von, na E9.
underground-lesson-exit-done = Výborne. Teraz vieš všetko, čo potrebuješ na prvý scenár.
