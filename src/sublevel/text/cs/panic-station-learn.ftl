# Lekce hry Panic Station. Každý krok říká, na co se podívat nebo co udělat.

panic-station-lesson-station = Stanice
panic-station-lesson-station-1 = Každý má vojáka a androida a všichni začínají jako lidé v reaktoru. Ty jsi Červený. V tahu máš čtyři akční body.
panic-station-lesson-station-2 = Stanice roste kartu po kartě. Polož další místnost na východ od reaktoru: okraje, které se potkají, k sobě musí sedět.
panic-station-lesson-station-3 = Přesuň androida na východ do nové místnosti.
panic-station-lesson-station-4 = V místnosti se symbolem se dá hledat. Najdi androidem kartu.
panic-station-lesson-station-5 = Našel jsi kanystr a místnost teď ukazuje červenou stranu: další hledání by přivolalo parazita. Ukonči tah.
panic-station-lesson-station-done = Pokládat, chodit, hledat: tak najdete hnízdo i to, čím ho spálit.

panic-station-lesson-exchange = Výměna
panic-station-lesson-exchange-1 = V místnosti na východě čeká voják Modrého. Kdo vstoupí k jiným, musí si vyměnit kartu, nebo zaútočit.
panic-station-lesson-exchange-2 = Vstup vojákem: přesuň ho na východ.
panic-station-lesson-exchange-3 = Nemáš zbraň, bude to tedy výměna. Zvol Modrého.
panic-station-lesson-exchange-4 = Oba dají tajně jednu kartu. Nevíš, co je Modrý zač. Kanystr tě ochrání: dej ho.
panic-station-lesson-exchange-5 = Modrý ti dal kartu nákazy své barvy. Kanystr ji odvrátil a teď víš, že Modrý je nakažený. Nikdo jiný to neví.
panic-station-lesson-exchange-done = Kanystr má teď Modrý. Měj jeden na každé setkání a tři na hnízdo.

panic-station-lesson-infected = Nakažený
panic-station-lesson-infected-1 = Tentokrát jsi vytáhl kartu hostitele: jsi nakažený a vyhráváš s parazity. Zatím to nikdo neví.
panic-station-lesson-infected-2 = Potkej Modrého: přesuň androida na východ.
panic-station-lesson-infected-3 = Vyměň si kartu s Modrým.
panic-station-lesson-infected-4 = Dej jednu z vlastních karet nákazy. Kdo nedá zpět kanystr ani protilátku, nakazí se.
panic-station-lesson-infected-5 = Modrý dal lékárničku a teď je nakažený. Pro ostatní to byla výměna jako každá jiná.
panic-station-lesson-infected-done = Když sken neukáže nikoho zdravého, vítězí nakažení, kromě toho, kdo se nakazil poslední.

panic-station-lesson-parasites = Paraziti
panic-station-lesson-parasites-1 = V místnosti tvého androida je šedý parazit. Po posledním tahu kola paraziti lezou a koušou každého ve své místnosti.
panic-station-lesson-parasites-2 = V ruce musí zůstat pět karet; máš jich šest, jednu tedy můžeš použít. Vylož munici.
panic-station-lesson-parasites-3 = Střílejí jen androidi a nikdy neminou. Zastřel parazita.
panic-station-lesson-parasites-done = Zbývají tři výstřely. Černí paraziti vydrží dva zásahy.

panic-station-lesson-terminal = Dveře a terminály
panic-station-lesson-terminal-1 = Tato karta má dvě místnosti a mezi nimi bezpečnostní dveře. Terminál je ve vnitřní.
panic-station-lesson-terminal-2 = Bezpečnostní dveře jsou zavřené. Vylož přístupovou kartu: tvé postavy jimi odteď projdou.
panic-station-lesson-terminal-3 = Přesuň vojáka na sever do předsíně.
panic-station-lesson-terminal-4 = Jdi dál na sever, dveřmi.
panic-station-lesson-terminal-5 = Terminál otevře všechny dveře, položí kamkoli místnost, nebo všechny prověří. Spusť termosken.
panic-station-lesson-terminal-done = Jeden ze čtyř je nakažený: sken říká, kolik, nikdy kdo.

panic-station-lesson-hive = Spálit hnízdo
panic-station-lesson-hive-1 = Hnízdo leží na sever od reaktoru. Zdravý voják se třemi kanystry ho může spálit.
panic-station-lesson-hive-2 = Máš tři. Přesuň vojáka na sever.
panic-station-lesson-hive-3 = Spal ho!
panic-station-lesson-hive-done = Všichni živí a zdraví vyhráli společně. Těžké je jen vědět, kdo to je.
