# The lessons of Star Quest. Each step says what to look at or what to do.

star-quest-lesson-goal = Das Ziel
star-quest-lesson-goal-1 = Jeder Einsatz hat ein Ziel, das 30 Punkte wert ist. Hier muss auf a6, im kleinen Raum im Westen, etwas abgeschaltet werden.
star-quest-lesson-goal-2 = Dein Kämpfer R1 steht auf c6. Wähle R1.
star-quest-lesson-goal-3 = Die Tür ist offen. Geh nach Westen, auf b6.
star-quest-lesson-goal-4 = Und weiter auf a6.
star-quest-lesson-goal-5 = Kein Robotling steht neben R1, also kann er in Ruhe arbeiten. Benutze das Feld.
star-quest-lesson-goal-done = Die Hauptziel-Marke ist dein. Bleibt der Heimweg: Wer am Ende an Bord ist, ist verloren.

star-quest-lesson-door = Ziehen und Türen
star-quest-lesson-door-1 = Ein Kämpfer mit Laser zieht bis zu sechs Felder, einer mit schwerer Waffe bis zu vier. Wähle R2.
star-quest-lesson-door-2 = Die Tür im Westen ist zwei Felder breit. Geh auf c6, davor.
star-quest-lesson-door-3 = Eine Tür zu öffnen kostet nichts und beendet den Zug nicht. Öffne sie.
star-quest-lesson-door-4 = Nun sieht man in den Raum. R2 hat genug getan: Beende seine Aktion.
star-quest-lesson-door-done = Eine Tür bleibt für immer offen. Öffne sie, wenn jemand in der Nähe noch schießen kann.

star-quest-lesson-fire = Feuern
star-quest-lesson-fire-1 = Auf h5 steht ein Ork, auf i6 ein Gridling. Ein Schuss braucht nur eine freie Linie zwischen zwei Feldmitten.
star-quest-lesson-fire-2 = Wähle R1.
star-quest-lesson-fire-3 = Ein Laser würfelt mit zwei weißen Würfeln. Mehr als die Panzerung 1 des Orks schaltet ihn aus. Feuere auf O1.
star-quest-lesson-fire-4 = Nach dem Schuss könnte R1 noch ziehen. Beende die Aktion von R1.
star-quest-lesson-fire-5 = Nun der Gridling: Wähle R2.
star-quest-lesson-fire-6 = Er hat keine Panzerung, also reicht ein Punkt. Feuere auf G1.
star-quest-lesson-fire-7 = Beende die Aktion von R2.
star-quest-lesson-fire-done = Wer einen Robotling ausschaltet, nimmt einen Spielstein seiner Art vom Tisch, falls einer da liegt: Das sind Punkte.

star-quest-lesson-heavy = Schwere Waffen
star-quest-lesson-heavy-1 = R4 trägt den Black-Hole-Blaster. Sein Strahl geht durch alle auf seinem Weg, Freund und Feind. Wähle R4.
star-quest-lesson-heavy-2 = Drei Robotlings stehen in einer Reihe. Feuere den Blaster nach Osten.
star-quest-lesson-heavy-3 = Zwei rote Würfel treffen alle mit derselben Summe. Beende die Aktion von R4.
star-quest-lesson-heavy-done = Der Holo-Werfer trifft ein Feld und die ringsum, die Nullzeit-Kanone verteilt ihre Punkte auf mehrere Ziele.

star-quest-lesson-close = Nahkampf
star-quest-lesson-close-1 = Neben deinem Commander steht ein Gridling. Er hat sechs Lebenspunkte und eine KiloVolt-Axt. Wähle R0.
star-quest-lesson-close-2 = Im Nahkampf würfeln beide, und die kleinere Summe verliert den Unterschied. Greif G1 an.
star-quest-lesson-close-3 = Ein Gleichstand ändert nichts. Beende die Aktion von R0.
star-quest-lesson-close-done = Der Commander steht am besten der Gefahr am nächsten; Kämpfer haben nur einen Lebenspunkt.

star-quest-lesson-scan = Punkte auf dem Radar
star-quest-lesson-scan-1 = Das Brett im Osten ist noch nicht abgetastet: Niemand weiß, was dort wartet. Wähle R1.
star-quest-lesson-scan-2 = Geh nach Osten durch den Durchgang, auf m3.
star-quest-lesson-scan-3 = Wenn R1 fertig ist, legt das Chaos seine Radar-Blips auf dieses Brett, außer Sicht. Beende die Aktion von R1.
star-quest-lesson-scan-4 = Auf x12 ist ein Radar-Blip erschienen. Was es ist, erfährst du, wenn ihn jemand sieht.
star-quest-lesson-scan-done = Betritt ein neues Brett mit der letzten Figur, damit die anderen antworten können.

star-quest-lesson-home = Der Heimweg
star-quest-lesson-home-1 = Dein Andockfeld liegt im Westen. Wähle R1.
star-quest-lesson-home-2 = Geh auf a4, vor die Luftschleuse.
star-quest-lesson-home-3 = Noch ein Schritt nach Westen, und R1 ist in Sicherheit.
star-quest-lesson-home-done = Wer zurück ist, kann nicht verloren gehen, kommt aber auch nicht wieder. Sind die Ereigniskarten zu Ende, hat jeder Trupp noch einen Zug.
