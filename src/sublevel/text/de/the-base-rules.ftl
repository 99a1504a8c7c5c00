# Die Regeln von Der Stützpunkt in kurzen Sätzen, einer für jede Klausel der Spezifikation, die Spieler betrifft.

## Das Spiel in einer Minute

the-base-rules-minute-goal-title = Hinüber
the-base-rules-minute-goal = Bring deine drei Spielfiguren auf die andere Seite des Stützpunkts, bevor es der Gegner tut. Eine Figur auf einem gegnerischen Startfeld ist gerettet.
the-base-rules-minute-turn-title = Drei Aktionen
the-base-rules-minute-turn = In deinem Zug hast du drei Aktionen: eine Figur um ein Feld bewegen, ein Plättchen drehen oder ein verdecktes aufdecken. Mische sie, wie du willst.
the-base-rules-minute-path-title = Durchgang an Durchgang
the-base-rules-minute-path = Du kannst auf das nächste Plättchen gehen, wenn beide Plättchen dort einen Durchgang haben. Eine Mauer auf einer der Seiten hält dich auf.
the-base-rules-minute-tiles-title = Dreh den Stützpunkt
the-base-rules-minute-tiles = Deine Figur kann ein leeres Plättchen drehen oder aufdecken, das hinter einem ihrer Durchgänge liegt, auch wenn es ihr eine Mauer zeigt.
the-base-rules-minute-capture-title = Schick sie zurück
the-base-rules-minute-capture = Zieh auf eine gegnerische Figur, um sie zu schlagen: Sie muss zurück auf ihre Startfelder. Eigene Figuren kannst du überspringen.
the-base-rules-minute-end-title = Vor der Null
the-base-rules-minute-end = Der Countdown fällt nach jeder Runde. Bei null gewinnt, wer mehr Figuren gerettet hat; bei Gleichstand, wessen hinterste Figur näher am Ziel ist.

## Abschnitte

the-base-rules-section-parts = Was auf dem Tisch liegt
the-base-rules-section-setup = Aufbau
the-base-rules-section-turn = Der Zug
the-base-rules-section-moving = Bewegen
the-base-rules-section-tiles = Plättchen aufdecken und drehen
the-base-rules-section-capture = Schlagen
the-base-rules-section-return = Zurückstellen einer geschlagenen Figur
the-base-rules-section-saving = Gerettete Figuren und Bonus-Chips
the-base-rules-section-locked = Blockierte Figuren
the-base-rules-section-countdown = Der Countdown
the-base-rules-section-advice = Bedrohen und Decken
the-base-rules-section-end = Ende des Spiels
the-base-rules-section-challenge = Kampf gegen die Zeit
the-base-rules-section-hidden = Zufall und verdeckte Plättchen

## Was auf dem Tisch liegt

the-base-rule-base-comp-1 = Der Plan besteht aus 25 Plättchen: dem mittleren mit vier Durchgängen und 24 anderen mit Vorder- und Rückseite.
the-base-rule-base-comp-2 = Jede Seite hat fünf Startfelder: drei mit den Nummern 1, 2 und 3 und zwei ohne Nummer.
the-base-rule-base-comp-3 = Jede Seite hat drei Spielfiguren mit den Nummern 1, 2 und 3.
the-base-rule-base-comp-4 = Der Countdown geht von 20 hinunter bis 0.
the-base-rule-base-comp-5 = Es gibt vier Bonus-Chips. Mehr als zwei bekommt keine Seite.
the-base-rule-base-comp-6 = Jede Kante eines Plättchens ist entweder eine Mauer oder ein Durchgang.
the-base-rule-base-comp-7 = Alle verdeckten Plättchen sehen gleich aus. Ihre Rückseiten verraten nichts.
the-base-rule-base-comp-8 = Ein Startfeld hat einen einzigen Durchgang, und zwar zum Plättchen daneben.
the-base-rule-base-comp-9 = Die Plättchenmischung sagt, wie viele Plättchen jeder Form ausgelegt werden. Du wählst sie, wenn du einen Tisch eröffnest.
the-base-rule-base-comp-10 = Die Standardmischung hat 6 Geraden, 6 Ecken und 12 Abzweigungen.
the-base-rule-base-comp-11 = Einige Mischungen haben Namen, vom offenen Plan bis zum engen Labyrinth. Du kannst auch eigene Zahlen eingeben.
the-base-rule-base-comp-12 = Eine Mischung hat genau 24 Plättchen. Sackgassen darf sie nur haben, wenn eine Option sagt, wo sie liegen dürfen.
the-base-rule-base-comp-13 = Die Standardmischung hat keine Sackgassen: Eine Figur, die dahinter startet, käme nie ins Ziel.
the-base-rule-base-comp-14 = In der Standardmischung hat nur das mittlere Plättchen vier Durchgänge.
the-base-rule-base-geo-1 = Orte heißen nach Spalte und Reihe. In Spalte x liegen die Startfelder der Aufklärer, in a bis e die Plättchen, in m die Startfelder der Mutanten; die Reihen gehen von 1 bis 5.
the-base-rule-base-geo-6 = Zwei benachbarte Orte sind verbunden, wenn beide einen Durchgang zum anderen haben.

## Aufbau

the-base-rule-base-setup-1 = Das mittlere Plättchen liegt auf c3, das ganze Spiel lang aufgedeckt.
the-base-rule-base-setup-2 = Die anderen 24 Plättchen werden gemischt und verdeckt ausgelegt. Wie jedes liegt, ist Zufall, und niemand weiß es.
the-base-rule-base-setup-3 = Die Spieler wählen ihre Seiten oder losen sie aus.
the-base-rule-base-setup-4 = Die fünf Startfelder jeder Seite werden gemischt und an ihren Rand gelegt, eines in jede Reihe.
the-base-rule-base-setup-5 = Jede Figur beginnt auf dem Startfeld mit ihrer Nummer. Die Startfelder ohne Nummer sind leer.
the-base-rule-base-setup-6 = Der Countdown beginnt bei 20. Eine Option macht das Spiel kürzer.
the-base-rule-base-setup-7a = Die sechs Plättchen vor den Figuren werden aufgedeckt, bevor jemand eines dreht.
the-base-rule-base-setup-7b = Dann dreht jede Seite die drei Plättchen vor ihren Figuren, wie sie will: zuerst die Mutanten, dann die Aufklärer, jeweils in der Reihenfolge 1, 2, 3.
the-base-rule-base-setup-8 = Jedes dieser Plättchen muss einen Durchgang zum Startfeld haben. Gibt es nur eine Möglichkeit, wird sie von selbst genommen.
the-base-rule-base-setup-9 = Noch hat niemand einen Bonus-Chip. Den ersten Zug machen die Mutanten.

## Der Zug

the-base-rule-base-turn-1 = Die Seiten ziehen abwechselnd, die Mutanten beginnen. Ein Zug der Mutanten und einer der Aufklärer sind eine Runde.
the-base-rule-base-turn-2 = Ein Zug hat drei Aktionen. Bewegen, Drehen und Aufdecken lassen sich frei mischen, und niemand muss sich bewegen.
the-base-rule-base-turn-3 = Du musst alle Aktionen nutzen, solange du irgendetwas tun kannst.
the-base-rule-base-turn-4 = Du passt nur, wenn du nichts bewegen, drehen oder aufdecken kannst. Passen beendet den Zug, die übrigen Aktionen verfallen.
the-base-rule-base-turn-5 = Was möglich ist, hängt von den übrigen Aktionen ab: Mit einer Aktion kannst du nicht überspringen, was zwei kostet.
the-base-rule-base-turn-6 = Der Zug endet von selbst, wenn keine Aktionen übrig sind.
the-base-rule-base-turn-7 = Der Countdown fällt nach dem Zug der Aufklärer um eins, nicht nach dem der Mutanten.
the-base-rule-base-turn-8 = Sobald eine Seite ihre dritte Figur gerettet hat, ist das Spiel aus, auch mitten im Zug. Eine Antwort gibt es nicht.
the-base-rule-base-turn-9 = Jeder Zug beginnt mit drei neuen Aktionen. Aufsparen kann man sie nicht.
the-base-rule-base-turn-10 = In deinem Zug kannst du Aktionen zurücknehmen, bis ein Plättchen aufgedeckt wurde, der Gegner etwas gewählt hat oder der Zug zu Ende ist.
the-base-rule-base-state-2 = In jedem Augenblick handelt genau eine Seite: die am Zug, oder der Besitzer einer geschlagenen Figur, der ihr Startfeld wählt.
the-base-rule-base-enc-1 = Jede mögliche Aktion zählt einmal. Eine Gerade nach links oder nach rechts zu drehen, ist zum Beispiel dieselbe Aktion.

## Bewegen

the-base-rule-base-move-1 = Eine Aktion bewegt eine Figur um ein Feld zu einem verbundenen Nachbarn. Beide Orte müssen aufgedeckte Plättchen oder Startfelder sein.
the-base-rule-base-move-2 = Nie stehen zwei Figuren auf demselben Plättchen oder Startfeld.
the-base-rule-base-move-3 = Eine gerettete Figur bewegt sich nicht mehr.
the-base-rule-base-move-4 = Betreten darfst du ein leeres Plättchen, ein Plättchen mit einer gegnerischen Figur (du schlägst sie), ein leeres eigenes Startfeld oder ein leeres gegnerisches (du bist gerettet). Wo eine eigene Figur steht, und auf besetzte Startfelder, kannst du nicht.
the-base-rule-base-move-5 = Von Startfeld zu Startfeld führt kein Weg: Von dort geht es nur auf das Plättchen daneben.
the-base-rule-base-move-6 = Eigene Figuren auf Plättchen darfst du überspringen, wenn der ganze Weg verbunden ist. Er darf abbiegen und mit Schlagen oder im Ziel enden. Gegnerische Figuren kann man nicht überspringen.
the-base-rule-base-move-7 = Überspringen kostet eine Aktion je Feld: zwei für eine Figur, drei für zwei hintereinander. Es ist eine unteilbare Aktion, und du brauchst genug Aktionen für den ganzen Weg.
the-base-rule-base-move-8 = Führen mehrere Wege an denselben Ort, zählt der kürzeste.
the-base-rule-base-move-9 = Eine Figur darf auf jedes leere Startfeld ihrer Seite zurück und es wieder verlassen, so oft du willst.
the-base-rule-base-move-10 = Erst werden die Aktionen bezahlt, dann steht die Figur an ihrem Ort, dann ist sie gerettet oder schlägt, dann endet vielleicht der Zug.

## Plättchen aufdecken und drehen

the-base-rule-base-manip-1 = Aufdecken kostet eine Aktion und dreht ein verdecktes Plättchen um. Es bleibt bis zum Ende des Spiels aufgedeckt.
the-base-rule-base-manip-2 = Um ein Plättchen aufzudecken oder zu drehen, muss eine deiner Figuren daneben stehen und dorthin einen Durchgang haben. Durch eine Mauer ihres eigenen Plättchens kann sie nichts tun.
the-base-rule-base-manip-3 = Wie das andere Plättchen liegt, ist gleich: Es darf deiner Figur auch eine Mauer zeigen.
the-base-rule-base-manip-4 = Ein Plättchen, auf dem eine Figur steht, ob deine oder eine gegnerische, kann man weder drehen noch aufdecken.
the-base-rule-base-manip-5 = Eine Figur auf einem Startfeld ihrer Seite kann das Plättchen daneben aufdecken und drehen. Eine gerettete Figur kann das nicht.
the-base-rule-base-manip-6 = Ein aufgedecktes Plättchen zeigt sich so, wie es ausgelegt wurde. Du wählst dabei nichts.
the-base-rule-base-manip-7 = Drehen kostet eine Aktion, egal wie weit. Nur aufgedeckte Plättchen lassen sich drehen, und kein Plättchen wechselt seinen Platz.
the-base-rule-base-manip-8 = Eine Ecke oder Abzweigung muss danach anders liegen. Eine Gerade oder Kreuzung darfst du auch so drehen, dass sich nichts ändert: So kann man warten. Eine Option verbietet es.
the-base-rule-base-manip-9 = Das mittlere Plättchen darf gedreht werden, wenn es leer ist, doch das ändert nichts. Aufdecken muss man es nie.

## Schlagen

the-base-rule-base-cap-1 = Du schlägst in deinem Zug, indem du auf das Plättchen einer gegnerischen Figur ziehst, mit einem Schritt oder am Ende eines Sprungs. Das kostet nichts extra.
the-base-rule-base-cap-2 = Die schlagende Figur darf mit den übrigen Aktionen weiterziehen, auch zurück. In einem Zug kannst du mehrmals schlagen.
the-base-rule-base-cap-3 = Geschlagen wird nur auf Plättchen. Eine Figur daheim auf ihrem Startfeld ist sicher und lässt dich nicht hinein. Eine Option ändert das.
the-base-rule-base-cap-4 = Gerettete Figuren werden nie geschlagen.
the-base-rule-base-cap-5 = Schlagen bringt weder Punkte noch Chips.
the-base-rule-base-cap-6 = Die geschlagene Figur wird sofort zurückgestellt und kann im nächsten Zug ihres Besitzers wieder handeln.
the-base-rule-base-cap-7 = Beim Schlagen auf Startfeldern: Wird damit die dritte Figur gerettet, ist das Spiel aus, und die geschlagene kommt nicht zurück.

## Zurückstellen

the-base-rule-base-ret-1 = Eine geschlagene Figur kommt auf das Startfeld mit ihrer Nummer, wenn es frei ist.
the-base-rule-base-ret-2 = Sonst auf das nächste freie Startfeld ohne Nummer. Sind zwei gleich nah, gibt es eine Wahl.
the-base-rule-base-ret-3 = Sonst auf das freie Startfeld mit der Nummer einer schon geretteten Figur ihrer Seite.
the-base-rule-base-ret-4 = Sonst kann jedes freie Startfeld ihrer Seite gewählt werden.
the-base-rule-base-ret-5 = Ein freies Startfeld gibt es immer.
the-base-rule-base-ret-6 = Der Besitzer der geschlagenen Figur wählt, obwohl er nicht am Zug ist. Eine Option gibt die Wahl der Seite, die geschlagen hat.
the-base-rule-base-ret-7 = Kommt nur ein Startfeld in Frage, geht die Figur von selbst dorthin. Mehr als zwei stehen nie zur Wahl.
the-base-rule-base-ret-8 = Nach der Wahl geht der Zug weiter, oder er endet, wenn keine Aktionen übrig sind.

## Gerettete Figuren und Bonus-Chips

the-base-rule-base-save-1 = Eine Figur, die ein leeres gegnerisches Startfeld betritt, ist gerettet. Sie bleibt dort, kann nicht geschlagen werden, tut nichts mehr und sperrt das Feld für alle.
the-base-rule-base-save-2 = Deine erste und deine zweite gerettete Figur bringen dir je einen Bonus-Chip. Die dritte gewinnt das Spiel.
the-base-rule-base-bonus-1 = Bonus-Chips setzt man am Anfang des eigenen Zuges ein, vor der ersten Aktion.
the-base-rule-base-bonus-2 = In dem Zug, in dem du einen Chip bekommst, kannst du ihn nicht einsetzen.
the-base-rule-base-bonus-3 = Jeder Chip gilt einmal, für eine von zwei Wirkungen. Du darfst auch beide im selben Zug einsetzen.
the-base-rule-base-bonus-4 = Eine Aktion mehr in diesem Zug: vier, mit zwei Chips fünf.
the-base-rule-base-bonus-5 = Eine Runde mehr: Der Countdown steigt um eins, doch nie über 20.
the-base-rule-base-bonus-6 = Am Ende der Runde fällt der Countdown trotzdem wie immer.
the-base-rule-base-bonus-7 = Eine Aktion kannst du nur kaufen, wenn du etwas damit tun kannst. Eine Runde auch dann, wenn du danach passen musst.

## Blockierte Figuren

the-base-rule-base-lock-1 = Eine Figur ist blockiert, wenn sie sich nicht bewegen und nichts aufdecken oder drehen kann, zum Beispiel hinter einem besetzten Plättchen, das ihr eine Mauer zeigt.
the-base-rule-base-lock-2 = Sind alle deine noch nicht geretteten Figuren blockiert, passt du in jedem Zug, bis der Gegner den Weg öffnet.
the-base-rule-base-lock-3 = Ein besetztes Plättchen, das dir eine Mauer zeigt, bleibt zu, solange die Figur darauf steht.

## Der Countdown

the-base-rule-base-cd-1 = Der Countdown zeigt in der ersten Runde 20 und fällt nach jeder Runde um eins. Bonus-Chips verzögern ihn, aufhalten kann ihn niemand.
the-base-rule-base-cd-2 = Zeigt er am Ende einer Runde 0, ist das Spiel aus.

## Bedrohen und Decken

the-base-rule-base-adv-1 = Eine Figur bedroht eine gegnerische, wenn sie sie in einem Zug erreichen könnte. Das ist ein Rat, keine Regel.
the-base-rule-base-adv-2 = Eine Figur ist gedeckt, wenn eine deiner Figuren zurückschlagen könnte, oder sie selbst von ihrem Startfeld aus. Decken verbietet nichts.

## Ende des Spiels

the-base-rule-base-end-1 = Wer die dritte Figur rettet, gewinnt sofort.
the-base-rule-base-end-2 = Wenn der Countdown 0 erreicht, gewinnt die Seite mit mehr geretteten Figuren.
the-base-rule-base-end-3 = Haben beide gleich viele gerettet, zählt die Entfernung der übrigen: die Spalten bis zum Ziel, von 1 bis 5, und 6 auf einem eigenen Startfeld. Mauern spielen keine Rolle.
the-base-rule-base-end-4 = Es gewinnt die Seite, deren hinterste Figur näher am Ziel ist.
the-base-rule-base-end-5 = Sind die hintersten gleich weit, werden die nächsten verglichen. Mit einer Option endet das Spiel dann unentschieden.
the-base-rule-base-end-6 = Ist alles gleich, endet das Spiel unentschieden.
the-base-rule-base-end-7 = Das Ergebnis sagt, wer gewonnen hat und wie: durch Retten, durch den Countdown oder bei Gleichstand.
the-base-rule-base-end-8 = Am Ende bleibt alles, wie die letzte Aktion es hinterlassen hat, auch die Bonus-Chips.

## Kampf gegen die Zeit

the-base-rule-base-tc-1 = Hat jemand mit drei geretteten Figuren gewonnen und sind noch Runden übrig, darf der Verlierer allein weiterspielen. Das Ergebnis bleibt, wie es ist.
the-base-rule-base-tc-2 = Haben die Aufklärer gewonnen, fällt zuerst der Countdown. Haben die Mutanten gewonnen, machen die Aufklärer noch ihren Zug der Runde.
the-base-rule-base-tc-3 = Der Verlierer macht Züge mit drei Aktionen nach den üblichen Regeln, und nach jedem fällt der Countdown. Die Figuren des Gewinners bleiben und sperren ihre Felder.
the-base-rule-base-tc-4 = Bonus-Chips bekommt niemand mehr.
the-base-rule-base-tc-5 = Chips, die der Verlierer schon hat, darf er noch einsetzen. Eine Option nimmt sie ihm.
the-base-rule-base-tc-6 = Alle drei Figuren im Ziel, bevor der Countdown 0 zeigt: Du bist entkommen. Sonst war die Explosion schneller.
the-base-rule-base-tc-7 = Im Kampf gegen die Zeit wird niemand geschlagen.

## Zufall und verdeckte Plättchen

the-base-rule-base-rng-1 = Zufällig ist nur das Auslegen: wo die Plättchen liegen und wie, die Ordnung der Startfelder, und die Seiten, wenn sie gelost werden.
the-base-rule-base-rng-2 = Aufdecken ist für beide eine Überraschung: Jedes noch verdeckte Plättchen kann erscheinen, in jeder Lage. Welche Formen noch übrig sind, wissen alle.
the-base-rule-base-rng-3 = Derselbe Startwert ergibt immer dieselbe Auslage. Nach der Partie wird er veröffentlicht.
the-base-rule-base-info-1 = Alles ist offen, nur die verdeckten Plättchen nicht: Figuren, aufgedeckte Plättchen, Countdown, Chips, übrige Aktionen und Protokoll.
the-base-rule-base-info-2 = Was die verdeckten Plättchen zeigen, weiß niemand: weder Spieler noch Bots noch Zuschauer.
the-base-rule-base-info-3 = Zuschauer sehen genau das, was die Spieler sehen. Nach dem Ende kann die Wiederholung die ganze Auslage zeigen.
the-base-rule-base-info-4 = Bots dürfen raten, was verdeckt ist; auch für sie ist jede Anordnung gleich wahrscheinlich.
