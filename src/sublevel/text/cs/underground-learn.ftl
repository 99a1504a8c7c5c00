# Lekce Undergroundu. Každý krok říká, čeho si všimnout nebo co udělat.

underground-lesson-goal = Cíl
underground-lesson-goal-1 = Všichni máte jednu společnou figurku, tady na D8. Společně vyhrajete, nebo prohrajete.
underground-lesson-goal-2 = Ven vede věž na E9. Její dveře jsou na úrovni 10 a otevřou se, když do sebe zapadne pět číselných žetonů: vaše zapadají.
underground-lesson-goal-3 = Každý tah začíná kartou z ruky. Zahraj kartu C7: dá ti až čtyři kroky.
underground-lesson-goal-4 = D8 a E8 jsou na úrovni 10 jako dveře. Jdi na E8.
underground-lesson-goal-5 = Dveře vedou k tobě. Projdi jimi na E9.
underground-lesson-goal-done = Unikli jste. Cestou stavíte, sbíráte žetony a vyhýbáte se vodě i únosci.

underground-lesson-card = Tah
underground-lesson-card-1 = Máš dvě karty. Každá ukazuje pole, díl, počet kroků a barvu. F6 je modrá a dává pět kroků: zahraj ji.
underground-lesson-card-2 = Můžeš nejdřív jít, nebo nejdřív položit díl; přepíná to tlačítko „{ underground-board-do-move }“ nebo „{ underground-board-do-place-instead }“. Figurka chodí po plošinách a dílech. Udělej jeden krok na E1.
underground-lesson-card-3 = F1 je o úroveň výš. To nevadí: pokračuj na F1.
underground-lesson-card-4 = Nemusíš využít všechny kroky. Ukonči pohyb tady.
underground-lesson-card-5 = Ještě můžeš položit díl. Tentokrát místo toho ukonči tah.
underground-lesson-card-6 = Přišla ti karta B4. Po modré kartě přichází voda na pole nové karty, tedy na B4.
underground-lesson-card-done = Červená karta vodu nepřináší, ale většinou dává méně kroků. Když dojde dobírací balíček, prohráli jste.

underground-lesson-build = Pokládání dílu
underground-lesson-build-1 = Figurka nikdy nechodí po holém plánu. K další cestě na E3 tam nejdřív potřebuješ díl.
underground-lesson-build-2 = Karta C7 ukazuje díl I2, dlouhý dvě pole. Zahraj ji.
underground-lesson-build-3 = Otáčej díl, až bude kamennou stranou nahoru a na výšku, a polož ho na D3 a E3.
underground-lesson-build-4 = Teď je po čem jít. Udělej krok na E3.
underground-lesson-build-5 = A dál na D3.
underground-lesson-build-6 = Ze čtyř kroků zbývají dva. Ukonči pohyb.
underground-lesson-build-done = Můžeš nejdřív stavět, nebo nejdřív jít, ale obojí jen jednou za tah a pohyb nejde přerušit.

underground-lesson-stack = Sloupečky a signální kámen
underground-lesson-stack-1 = Většina karet ukazuje sloupeček. A2 místo toho ukazuje +2: signální kámen se posune o jeden nebo dva sloupečky a vezmeš tam vrchní díl. Zahraj A2.
underground-lesson-stack-2 = Kámen stojí u jednopolíčkového dílu; další dva sloupečky jsou O4 a I2. Polož čtverec O4 kamennou stranou nahoru na H1, H2, I1 a I2.
underground-lesson-stack-3 = Kámen teď stojí u O4, použitého sloupečku. Ukonči tah.
underground-lesson-stack-4 = I karta C9 ukazuje +2. Zahraj ji.
underground-lesson-stack-5 = Z O4 dosáhne kámen na I2 a L4. Polož díl I2 kamennou stranou nahoru na D3 a E3.
underground-lesson-stack-done = Každý sloupeček má čtyři díly a vidět je jen vrchní. Prázdný se přeskakuje. Karty se žolíkem dávají kterýkoli z devíti velkých dílů.

underground-lesson-height = Výšky
underground-lesson-height-1 = Čísla jsou úrovně: F7 je na úrovni 7, E7 na úrovni 8. Krok vede nejvýš o jednu úroveň nahoru nebo dolů.
underground-lesson-height-2 = Zahraj kartu C7: čtyři kroky a díl I2.
underground-lesson-height-3 = Vystup na E7.
underground-lesson-height-4 = Výš to zatím nejde. Ukonči pohyb.
underground-lesson-height-5 = Teď stav. Polož I2 kamennou stranou nahoru na D8 a E8: leží na úrovni 8, takže jeho vršek je úroveň 9.
underground-lesson-height-6 = To je pro tento tah vše. Ukonči ho.
underground-lesson-height-7 = Zahraj kartu D9, ať můžeš jít dál.
underground-lesson-height-8 = Vystup na E8.
underground-lesson-height-done = Díl leží vodorovně, o úroveň výš než nejvyšší pole pod ním. Kámen potřebuje oporu pod každým polem a nic se nesmí převrhnout.

underground-lesson-bridge = Dřevěné mosty
underground-lesson-bridge-1 = Na E4 je voda. Figurka tam nemůže a kámen nad ní ležet nesmí. Vznášet se smí jen dřevo, nad mezerami i nad vodou.
underground-lesson-bridge-2 = Karta F2 ukazuje díl I3, dlouhý tři pole. Zahraj ji.
underground-lesson-bridge-3 = Obrať I3 dřevěnou stranou nahoru a polož ho na E3, E4 a E5. Drží ho jeho konce.
underground-lesson-bridge-4 = Vstup na most, na E3.
underground-lesson-bridge-5 = A dál na E4, nad vodu.
underground-lesson-bridge-done = Voda pod mostem už neškodí. Nová voda ale může přijít na most.

underground-lesson-lock = Zdi, klíče a zámky
underground-lesson-lock-1 = Zahraj kartu C7. Dá se tu získat klíč.
underground-lesson-lock-2 = Jdi na H4, kde je klíč.
underground-lesson-lock-3 = Co na poli leží, získáš jen tehdy, když tam pohyb skončí. Ukonči pohyb.
underground-lesson-lock-4 = Vezmi klíč na H4.
underground-lesson-lock-5 = Ukonči tah.
underground-lesson-lock-6 = Černý pruh mezi H5 a G5 je zeď: tudy cesta nevede. Musíš to obejít.
underground-lesson-lock-7 = Zahraj kartu I4 se třemi kroky.
underground-lesson-lock-8 = Vystup na H5.
underground-lesson-lock-9 = Podél zdi na H6.
underground-lesson-lock-10 = G6 je zamčené. S klíčem smíš dovnitř: jdi na G6.
underground-lesson-lock-done = Klíč je spotřebovaný a zámek zůstává odemčený. Zvláštní žeton Bourák tě dostane skrz jednu zeď.

underground-lesson-water = Voda
underground-lesson-water-1 = Kolo na G2 je ventil. Odebere z plánu jednu destičku vody.
underground-lesson-water-2 = Zahraj kartu I8. Je modrá, takže tento tah skončí vodou.
underground-lesson-water-3 = Jdi na G2.
underground-lesson-water-4 = Ukonči pohyb na ventilu.
underground-lesson-water-5 = Zavři ventil: vyber vodu, která má odtéct.
underground-lesson-water-6 = Teď ukonči tah.
underground-lesson-water-7 = Nová karta je zrovna G2, kde stojí figurka. Musí pryč, než přijde voda. Vystup na G3.
underground-lesson-water-done = Kdo nemá kam uhnout, prohrál. Nech si proto volné sousední pole, hlavně u modrých karet.

underground-lesson-code = Kód
underground-lesson-code-1 = Na plánu leží lícem dolů čtyři kódové žetony. Většina ukazuje číslici mezi dvěma kabely.
underground-lesson-code-2 = Máte čtyři číslice, jejichž kabely do sebe zapadají. Jedna chybí. Zahraj kartu D9.
underground-lesson-code-3 = Jdi na H4, na žeton.
underground-lesson-code-4 = Ukonči tam pohyb.
underground-lesson-code-5 = Vezmi kódový žeton.
underground-lesson-code-6 = Jeho kabel zapadá: kód je úplný. Ukonči tah.
underground-lesson-code-7 = Za každý vzatý žeton přijde nový a stojí to kartu. S úplným kódem se ho můžete vzdát: odmítni.
underground-lesson-code-done = Pět žetonů v řadě, kabel ke kabelu ve stejné barvě: pak se dveře otevřou. Na samotných číslicích nezáleží.

underground-lesson-timer = Přesýpací hodiny a únosce
underground-lesson-timer-1 = Únosce obchází krabici. Ze svého místa se dívá podél sloupce 5, od A5 přes E5 po I5. Kdo tam ukončí pohyb, je odhalen.
underground-lesson-timer-2 = Písek mu skoro doběhl a pak přijde voda. Otoč hodiny včas: postoupí o jedno místo a písek běží znovu.
underground-lesson-timer-3 = Teď hlídá sloupec 6. Zahraj kartu F1.
underground-lesson-timer-4 = Jdi na H5. Tam už se nikdo nedívá.
underground-lesson-timer-5 = Ukonči tah.
underground-lesson-timer-6 = Zahraj kartu C7, ať vidíš, co způsobí odhalení.
underground-lesson-timer-7 = Jdi na H6, do jeho linie. Jen ji přejít by nevadilo.
underground-lesson-timer-8 = Ale ukonči pohyb tady.
underground-lesson-timer-9 = Odhalil tě: dvě karty, voda na A2 a na A4 a on postoupil dál.
underground-lesson-timer-done = Když dojde ke koncovému žetonu, prohráli jste. Hodiny smí kdykoli otočit kdokoli; každé otočení ho přivádí blíž.

underground-lesson-exit = Cesta ven
underground-lesson-exit-1 = Kód je úplný a figurka stojí na D7, úroveň 9. Dveře na E9 jsou na úrovni 10 a E8 je moc nízko. Stačí jeden tah.
underground-lesson-exit-2 = Zahraj kartu I4: díl I2 a tři kroky.
underground-lesson-exit-3 = Polož I2 tak, aby ke dveřím vedla cesta na úrovni 10.
underground-lesson-exit-3-hint = Musí zakrýt D8 a E8.
underground-lesson-exit-4 = Jdi na D8.
underground-lesson-exit-5 = Na E8.
underground-lesson-exit-6 = A ven, na E9.
underground-lesson-exit-done = Výborně. Teď víš všechno, co potřebuješ pro první scénář.
