# Lekcie hry Panic Station. Každý krok hovorí, na čo sa pozrieť alebo čo urobiť.

panic-station-lesson-station = Stanica
panic-station-lesson-station-1 = Každý má vojaka a androida a všetci začínajú ako ľudia v reaktore. Ty si Červený. V ťahu máš štyri akčné body.
panic-station-lesson-station-2 = Stanica rastie kartu po karte. Polož ďalšiu miestnosť na východ od reaktora: okraje, ktoré sa stretnú, musia k sebe sedieť.
panic-station-lesson-station-3 = Presuň androida na východ do novej miestnosti.
panic-station-lesson-station-4 = V miestnosti so symbolom sa dá hľadať. Nájdi androidom kartu.
panic-station-lesson-station-5 = Našiel si kanister a miestnosť teraz ukazuje červenú stranu: ďalšie hľadanie by privolalo parazita. Ukonči ťah.
panic-station-lesson-station-done = Klásť, chodiť, hľadať: tak nájdete hniezdo aj to, čím ho spáliť.

panic-station-lesson-exchange = Výmena
panic-station-lesson-exchange-1 = V miestnosti na východe čaká vojak Modrého. Kto vstúpi k iným, musí si vymeniť kartu, alebo zaútočiť.
panic-station-lesson-exchange-2 = Vstúp vojakom: presuň ho na východ.
panic-station-lesson-exchange-3 = Nemáš zbraň, bude to teda výmena. Zvoľ Modrého.
panic-station-lesson-exchange-4 = Obaja dajú tajne jednu kartu. Nevieš, čo je Modrý zač. Kanister ťa ochráni: daj ho.
panic-station-lesson-exchange-5 = Modrý ti dal kartu nákazy svojej farby. Kanister ju odvrátil a teraz vieš, že Modrý je nakazený. Nikto iný to nevie.
panic-station-lesson-exchange-done = Kanister má teraz Modrý. Maj jeden na každé stretnutie a tri na hniezdo.

panic-station-lesson-infected = Nakazený
panic-station-lesson-infected-1 = Tentoraz si vytiahol kartu hostiteľa: si nakazený a vyhrávaš s parazitmi. Zatiaľ to nikto nevie.
panic-station-lesson-infected-2 = Stretni Modrého: presuň androida na východ.
panic-station-lesson-infected-3 = Vymeň si kartu s Modrým.
panic-station-lesson-infected-4 = Daj jednu z vlastných kariet nákazy. Kto nedá späť kanister ani protilátku, nakazí sa.
panic-station-lesson-infected-5 = Modrý dal lekárničku a teraz je nakazený. Pre ostatných to bola výmena ako každá iná.
panic-station-lesson-infected-done = Keď sken neukáže nikoho zdravého, víťazia nakazení, okrem toho, kto sa nakazil posledný.

panic-station-lesson-parasites = Parazity
panic-station-lesson-parasites-1 = V miestnosti tvojho androida je sivý parazit. Po poslednom ťahu kola parazity lezú a hryzú každého vo svojej miestnosti.
panic-station-lesson-parasites-2 = V ruke musí zostať päť kariet; máš ich šesť, jednu teda môžeš použiť. Vylož muníciu.
panic-station-lesson-parasites-3 = Strieľajú len androidi a nikdy neminú. Zastreľ parazita.
panic-station-lesson-parasites-done = Zostávajú tri výstrely. Čierne parazity vydržia dva zásahy.

panic-station-lesson-terminal = Dvere a terminály
panic-station-lesson-terminal-1 = Táto karta má dve miestnosti a medzi nimi bezpečnostné dvere. Terminál je vo vnútornej.
panic-station-lesson-terminal-2 = Bezpečnostné dvere sú zatvorené. Vylož prístupovú kartu: tvoje postavy nimi odteraz prejdú.
panic-station-lesson-terminal-3 = Presuň vojaka na sever do predsiene.
panic-station-lesson-terminal-4 = Choď ďalej na sever, dverami.
panic-station-lesson-terminal-5 = Terminál otvorí všetky dvere, položí kamkoľvek miestnosť, alebo všetkých preverí. Spusti termosken.
panic-station-lesson-terminal-done = Jeden zo štyroch je nakazený: sken hovorí, koľko, nikdy kto.

panic-station-lesson-hive = Spáliť hniezdo
panic-station-lesson-hive-1 = Hniezdo leží na sever od reaktora. Zdravý vojak s tromi kanistrami ho môže spáliť.
panic-station-lesson-hive-2 = Máš tri. Presuň vojaka na sever.
panic-station-lesson-hive-3 = Spáľ ho!
panic-station-lesson-hive-done = Všetci živí a zdraví vyhrali spoločne. Ťažké je len vedieť, kto to je.
