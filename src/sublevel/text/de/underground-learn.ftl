# Die Lektionen von Underground. Jeder Schritt sagt, worauf du achten oder was du tun sollst.

underground-lesson-goal = Das Ziel
underground-lesson-goal-1 = Ihr habt alle zusammen eine Spielfigur, hier auf D8. Gemeinsam gewinnt oder verliert ihr.
underground-lesson-goal-2 = Hinaus geht es durch den Turm auf E9. Seine Tür liegt auf Ebene 10 und öffnet sich, wenn fünf Zahlen-Chips zusammenpassen: Eure tun es.
underground-lesson-goal-3 = Jeder Zug beginnt mit einer Handkarte. Spiele die Karte C7: Sie gibt dir bis zu vier Schritte.
underground-lesson-goal-4 = D8 und E8 liegen auf Ebene 10 wie die Tür. Geh nach E8.
underground-lesson-goal-5 = Die Tür zeigt zu dir. Geh hindurch, nach E9.
underground-lesson-goal-done = Ihr seid entkommen. Auf dem Weg dorthin baut ihr, sammelt Chips und haltet euch von Wasser und Entführer fern.

underground-lesson-card = Ein Zug
underground-lesson-card-1 = Du hast zwei Karten. Jede zeigt ein Feld, ein Wegteil, eine Schrittzahl und eine Farbe. F6 ist blau und gibt fünf Schritte: Spiele sie.
underground-lesson-card-2 = Du darfst erst gehen oder erst legen; der Knopf „{ underground-board-do-move }“ oder „{ underground-board-do-place-instead }“ wechselt. Die Spielfigur läuft auf Plateaus und Wegteilen. Mach einen Schritt nach E1.
underground-lesson-card-3 = F1 liegt eine Ebene höher. Das ist kein Problem: Geh weiter nach F1.
underground-lesson-card-4 = Du musst nicht alle Schritte nutzen. Beende die Bewegung hier.
underground-lesson-card-5 = Du könntest noch ein Wegteil legen. Beende diesmal stattdessen deinen Zug.
underground-lesson-card-6 = Du hast die Karte B4 gezogen. Weil du eine blaue Karte gespielt hast, ist Wasser auf B4 gekommen, dem Feld der neuen Karte.
underground-lesson-card-done = Eine rote Karte bringt kein Wasser, aber meist weniger Schritte. Ist der Nachziehstapel leer, habt ihr verloren.

underground-lesson-build = Ein Wegteil legen
underground-lesson-build-1 = Die Spielfigur läuft nie auf nacktem Spielplan. Um auf E3 weiterzugehen, brauchst du dort zuerst ein Wegteil.
underground-lesson-build-2 = Die Karte C7 zeigt das Wegteil I2, zwei Felder lang. Spiele sie.
underground-lesson-build-3 = Dreh das Wegteil, bis die Steinseite oben ist und es senkrecht steht, und leg es auf D3 und E3.
underground-lesson-build-4 = Jetzt ist da etwas zum Laufen. Geh nach E3.
underground-lesson-build-5 = Und weiter nach D3.
underground-lesson-build-6 = Von vier Schritten sind zwei übrig. Beende die Bewegung.
underground-lesson-build-done = Du darfst zuerst legen oder zuerst gehen, aber beides nur einmal im Zug, und eine Bewegung lässt sich nicht unterbrechen.

underground-lesson-stack = Stapel und Signalstein
underground-lesson-stack-1 = Die meisten Karten zeigen einen Stapel. A2 zeigt stattdessen +2: Der Signalstein rückt einen oder zwei Stapel weiter, und du nimmst dort das oberste Wegteil. Spiele A2.
underground-lesson-stack-2 = Der Stein steht beim 1er-Wegteil; die nächsten zwei Stapel sind O4 und I2. Leg das Quadrat O4 mit der Steinseite nach oben auf H1, H2, I1 und I2.
underground-lesson-stack-3 = Der Stein steht jetzt bei O4, dem benutzten Stapel. Beende deinen Zug.
underground-lesson-stack-4 = Auch die Karte C9 zeigt +2. Spiele sie.
underground-lesson-stack-5 = Von O4 aus erreicht der Stein I2 und L4. Leg das Wegteil I2 mit der Steinseite nach oben auf D3 und E3.
underground-lesson-stack-done = Jeder Stapel hat vier Wegteile, und nur das oberste ist zu sehen. Ein leerer Stapel wird übersprungen. Joker-Karten geben dir irgendeines der neun großen Wegteile.

underground-lesson-height = Höhen
underground-lesson-height-1 = Die Zahlen sind Ebenen: F7 liegt auf Ebene 7, E7 auf Ebene 8. Ein Schritt führt höchstens eine Ebene hinauf oder hinunter.
underground-lesson-height-2 = Spiele die Karte C7: vier Schritte und das Wegteil I2.
underground-lesson-height-3 = Steig hinauf nach E7.
underground-lesson-height-4 = Höher geht es noch nicht. Beende die Bewegung.
underground-lesson-height-5 = Jetzt bau. Leg I2 mit der Steinseite nach oben auf D8 und E8: Es liegt auf Ebene 8, also ist seine Oberseite Ebene 9.
underground-lesson-height-6 = Das war alles für diesen Zug. Beende ihn.
underground-lesson-height-7 = Spiele die Karte D9, um weiterzugehen.
underground-lesson-height-8 = Steig hinauf nach E8.
underground-lesson-height-done = Ein Wegteil liegt waagrecht, eine Ebene über dem höchsten Feld darunter. Stein braucht unter jedem Feld Halt, und nichts darf kippen.

underground-lesson-bridge = Brücken aus Holz
underground-lesson-bridge-1 = Auf E4 ist Wasser. Die Spielfigur kann nicht dorthin, und kein Stein darf darüber liegen. Nur Holz darf schweben, über Lücken und über Wasser.
underground-lesson-bridge-2 = Die Karte F2 zeigt das Wegteil I3, drei Felder lang. Spiele sie.
underground-lesson-bridge-3 = Dreh I3 um, bis die Holzseite oben ist, und leg es auf E3, E4 und E5. Seine Enden tragen es.
underground-lesson-bridge-4 = Geh auf die Brücke, nach E3.
underground-lesson-bridge-5 = Und weiter nach E4, über das Wasser.
underground-lesson-bridge-done = Das Wasser unter einer Brücke schadet nicht mehr. Aber neues Wasser kann oben darauf kommen.

underground-lesson-lock = Wände, Schlüssel und Schlösser
underground-lesson-lock-1 = Spiele die Karte C7. Es gibt einen Schlüssel zu holen.
underground-lesson-lock-2 = Geh nach H4, wo der Schlüssel ist.
underground-lesson-lock-3 = Was auf einem Feld liegt, bekommst du nur, wenn die Bewegung dort endet. Beende die Bewegung.
underground-lesson-lock-4 = Nimm den Schlüssel auf H4.
underground-lesson-lock-5 = Beende deinen Zug.
underground-lesson-lock-6 = Der schwarze Balken zwischen H5 und G5 ist eine Wand: kein Durchkommen. Du musst also außen herum.
underground-lesson-lock-7 = Spiele die Karte I4 mit drei Schritten.
underground-lesson-lock-8 = Steig hinauf nach H5.
underground-lesson-lock-9 = An der Wand entlang nach H6.
underground-lesson-lock-10 = G6 ist verschlossen. Mit einem Schlüssel darfst du hinein: Geh nach G6.
underground-lesson-lock-done = Der Schlüssel ist verbraucht, und das Schloss bleibt offen. Ein Sonderchip, der Brecher, bringt dich durch eine Wand.

underground-lesson-water = Wasser
underground-lesson-water-1 = Das Rad auf G2 ist ein Ventil. Es nimmt ein Wasserplättchen vom Spielplan.
underground-lesson-water-2 = Spiele die Karte I8. Sie ist blau, also endet dieser Zug mit Wasser.
underground-lesson-water-3 = Geh nach G2.
underground-lesson-water-4 = Beende die Bewegung auf dem Ventil.
underground-lesson-water-5 = Schließ das Ventil: Wähle das Wasser, das abfließen soll.
underground-lesson-water-6 = Beende nun deinen Zug.
underground-lesson-water-7 = Die neue Karte ist ausgerechnet G2, wo die Spielfigur steht. Sie muss weg, bevor das Wasser kommt. Steig hinauf nach G3.
underground-lesson-water-done = Wer nicht ausweichen kann, hat verloren. Halte also ein Nachbarfeld frei, vor allem bei blauen Karten.

underground-lesson-code = Der Code
underground-lesson-code-1 = Vier Code-Chips liegen verdeckt auf dem Spielplan. Die meisten zeigen eine Ziffer zwischen zwei Kabeln.
underground-lesson-code-2 = Ihr habt vier Ziffern, deren Kabel passen. Eine fehlt. Spiele die Karte D9.
underground-lesson-code-3 = Geh nach H4, auf den Chip.
underground-lesson-code-4 = Beende dort die Bewegung.
underground-lesson-code-5 = Nimm den Code-Chip.
underground-lesson-code-6 = Sein Kabel passt: Der Code ist vollständig. Beende deinen Zug.
underground-lesson-code-7 = Für jeden genommenen Chip kommt ein neuer, und das kostet eine Karte. Mit vollständigem Code dürft ihr darauf verzichten: Lehne ab.
underground-lesson-code-done = Fünf Chips in einer Reihe, Kabel an Kabel in gleicher Farbe: Dann öffnet sich die Tür. Die Ziffern selbst sind egal.

underground-lesson-timer = Sanduhr und Entführer
underground-lesson-timer-1 = Der Entführer geht um die Schachtel. Von seinem Platz blickt er die Spalte 5 entlang, von A5 über E5 bis I5. Wer dort eine Bewegung beendet, wird entdeckt.
underground-lesson-timer-2 = Sein Sand ist fast durchgelaufen, und dann kommt Wasser. Dreh die Sanduhr rechtzeitig um: Er geht einen Platz weiter, und der Sand läuft neu.
underground-lesson-timer-3 = Jetzt blickt er auf Spalte 6. Spiele die Karte F1.
underground-lesson-timer-4 = Geh nach H5. Dorthin schaut niemand mehr.
underground-lesson-timer-5 = Beende deinen Zug.
underground-lesson-timer-6 = Spiele die Karte C7, um zu sehen, was eine Entdeckung bewirkt.
underground-lesson-timer-7 = Geh nach H6, in seine Linie. Sie zu überqueren wäre harmlos.
underground-lesson-timer-8 = Beende die Bewegung aber hier.
underground-lesson-timer-9 = Du wurdest entdeckt: zwei Karten, Wasser auf A2 und auf A4, und er ist weitergegangen.
underground-lesson-timer-done = Kommt er zum Ende-Chip, habt ihr verloren. Alle dürfen die Sanduhr jederzeit umdrehen; jedes Umdrehen bringt ihn näher.

underground-lesson-exit = Der Weg hinaus
underground-lesson-exit-1 = Der Code ist vollständig, und die Spielfigur steht auf D7, Ebene 9. Die Tür auf E9 liegt auf Ebene 10, und E8 ist zu niedrig. Ein Zug genügt.
underground-lesson-exit-2 = Spiele die Karte I4: das Wegteil I2 und drei Schritte.
underground-lesson-exit-3 = Leg I2 so, dass ein Weg auf Ebene 10 zur Tür führt.
underground-lesson-exit-3-hint = Es muss D8 und E8 bedecken.
underground-lesson-exit-4 = Geh nach D8.
underground-lesson-exit-5 = Nach E8.
underground-lesson-exit-6 = Und hinaus, nach E9.
underground-lesson-exit-done = Gut gemacht. Jetzt weißt du alles, was du für das erste Szenario brauchst.
