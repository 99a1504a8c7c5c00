# Die Lektionen zu Der Stützpunkt. Jeder Schritt sagt, worauf man achtet oder was man tut.

the-base-lesson-goal = Das Ziel
the-base-lesson-goal-1 = Du führst die Aufklärer, die orangen Sechsecke. Zwei deiner drei Spielfiguren stehen schon auf grünen Startfeldern: Sie sind gerettet.
the-base-lesson-goal-2 = Gerettet ist eine Figur auf jedem leeren Startfeld des Gegners. Aufklärer 3 ist als Letzter unterwegs; m1, m2 und m5 sind noch frei.
the-base-lesson-goal-3 = Wähle Aufklärer 3 und dann das Plättchen e2, um ihn dorthin zu bewegen.
the-base-lesson-goal-4 = Noch ein Schritt: Betritt das Startfeld m2.
the-base-lesson-goal-done = Alle drei sind gerettet, also gewinnst du sofort. Das ist das Ziel des Spiels.

the-base-lesson-move = Bewegen
the-base-lesson-move-1 = Jede Partie beginnt auf den Startfeldern. Ein Zug hat drei Aktionen, und eine Aktion bewegt eine Figur um ein Feld.
the-base-lesson-move-2 = Die hellen Gänge sind Durchgänge. Bewege Aufklärer 1 nach a1, auf das Plättchen vor ihm.
the-base-lesson-move-3 = Wo zwei Durchgänge aneinanderstoßen, läuft das Licht ohne Lücke weiter. Geh weiter nach b1.
the-base-lesson-move-4 = Der Weg biegt ab. Geh mit der dritten Aktion nach b2; dann sind die Mutanten am Zug.
the-base-lesson-move-done = Dein Zug endete von selbst, und die Mutanten haben ihre drei Aktionen gespielt. Nach jedem Zug der Aufklärer fällt der Countdown um eins.

the-base-lesson-walls = Mauern und Drehen
the-base-lesson-walls-1 = Das Plättchen b2 zeigt Aufklärer 1 eine Mauer, hier geht es nicht durch.
the-base-lesson-walls-2 = Doch eine Figur kann das leere Plättchen hinter einem ihrer Durchgänge drehen. Wähle b2 und dreh es so, dass der Gang von a2 nach c2 führt.
the-base-lesson-walls-3 = Jetzt passen die Durchgänge zusammen. Bewege Aufklärer 1 nach b2.
the-base-lesson-walls-4 = Auch die Ecke c2 zeigt dir eine Mauer. Dreh sie so, dass sie sich nach b2 öffnet; dafür gibt es zwei Möglichkeiten.
the-base-lesson-walls-5 = Die Mutanten haben gespielt. Geh nach c2.
the-base-lesson-walls-done = Zum Drehen zählt nur der Durchgang auf dem Plättchen deiner Figur. Und merk dir: Ein Plättchen, auf dem eine Figur steht, kann niemand drehen.

the-base-lesson-reveal = Aufdecken
the-base-lesson-reveal-1 = Am Anfang sind die meisten Plättchen verdeckt. Niemand weiß, was sie zeigen, und keine Figur kann sie betreten.
the-base-lesson-reveal-2 = Aufklärer 3 hat einen Durchgang zum verdeckten Plättchen b3. Deck es auf; das kostet eine Aktion.
the-base-lesson-reveal-3 = Eine Gerade, aber sie liegt quer zu deinem Weg. Dreh b3.
the-base-lesson-reveal-4 = Der Weg ist offen. Bewege Aufklärer 3 nach b3.
the-base-lesson-reveal-5 = Geh auf das mittlere Plättchen c3. Es hat vier Durchgänge und ist von Anfang an aufgedeckt.
the-base-lesson-reveal-6 = Von hier kannst du in drei Richtungen aufdecken. Such dir eine aus.
the-base-lesson-reveal-done = Ein aufgedecktes Plättchen bleibt für beide Seiten aufgedeckt. Wie es liegt, hat das Auslegen entschieden: Jedes Aufdecken ist ein kleines Wagnis.

the-base-lesson-cross = Eigene Figuren überspringen
the-base-lesson-cross-1 = Aufklärer 2 steht Aufklärer 1 im Weg. Eigene Figuren darfst du überspringen, gegnerische nie.
the-base-lesson-cross-2 = Spring mit Aufklärer 1 nach d3. Das sind zwei Felder, also kostet es zwei Aktionen.
the-base-lesson-cross-3 = Eine Aktion ist übrig. Geh weiter nach e3.
the-base-lesson-cross-4 = Beim Überspringen darf der Weg abbiegen. Bewege zuerst Aufklärer 3 nach b3.
the-base-lesson-cross-5 = Nun überspring Aufklärer 2 und bieg ab, nach c2.
the-base-lesson-cross-done = Überspringen kostet eine Aktion je Feld, und die Figur muss dort ankommen, wo keine eigene steht.

the-base-lesson-capture = Schlagen und Zurückstellen
the-base-lesson-capture-1 = Mutant 1 steht neben Aufklärer 1. Zieh nach d2, um ihn zu schlagen.
the-base-lesson-capture-2 = Mutant 1 ist zurück auf seinem Startfeld. Du hast noch zwei Aktionen: Schlag auch Mutant 3 auf d3.
the-base-lesson-capture-3 = Zweimal in einem Zug geschlagen! Geh mit der letzten Aktion zurück nach d2.
the-base-lesson-capture-4 = Mutant 2 hat zurückgeschlagen. Das Startfeld von Aufklärer 1 ist besetzt, also darfst du wählen, wohin er kommt: x1 oder x3.
the-base-lesson-capture-done = Wer in Reichweite des Gegners steht, kann geschlagen werden. Sicher sind nur gerettete Figuren und solche auf eigenen Startfeldern.

the-base-lesson-save = Gerettete Figuren und Bonus-Chips
the-base-lesson-save-1 = Das Startfeld m2 ist leer. Betritt es mit Aufklärer 1, um ihn zu retten.
the-base-lesson-save-2 = Deine erste und deine zweite gerettete Figur bringen je einen Bonus-Chip. Nutz die letzte Aktion dieses Zuges: Aufklärer 2 geht nach c4.
the-base-lesson-save-3 = Chips setzt man vor der ersten Aktion eines Zuges ein: für eine Aktion mehr oder für eine Runde mehr im Countdown. Nimm eine Aktion mehr.
the-base-lesson-save-4 = Vier Aktionen reichen für Aufklärer 2 gerade aus. Dreh zuerst d4.
the-base-lesson-save-5 = Bewege Aufklärer 2 nach d4.
the-base-lesson-save-6 = Geh weiter nach e4.
the-base-lesson-save-7 = Und hinein in das Startfeld m4.
the-base-lesson-save-done = Zwei Figuren sind gerettet, und du hast wieder einen Chip. Die dritte gerettete Figur gewinnt das Spiel.

the-base-lesson-countdown = Countdown und Ende
the-base-lesson-countdown-1 = Der Countdown zeigt 1, also ist das der letzte Zug der Partie. Beide Seiten haben eine Figur gerettet.
the-base-lesson-countdown-2 = Bei Gleichstand zählt die hinterste Figur. Deine auf b4 ist vier Spalten vom Ziel entfernt, die der Mutanten auf b1 nur zwei. Mauern spielen keine Rolle.
the-base-lesson-countdown-3 = Jetzt würden die Mutanten gewinnen. Bring Aufklärer 3 nach vorn, nach c4.
the-base-lesson-countdown-4 = Noch liegst du zurück. Weiter nach d4.
the-base-lesson-countdown-5 = Jetzt wäre es unentschieden. Noch ein Schritt, nach e4!
the-base-lesson-countdown-done = Der Countdown steht auf null, und deine hinterste Figur ist näher am Ziel: Du gewinnst. In jeder Runde haben die Aufklärer den letzten Zug.

the-base-lesson-strike = Rätsel: Halte den Mutanten auf
the-base-lesson-strike-1 = Mutant 2 auf a4 wird in seinem nächsten Zug auf x4 gerettet. Du hast drei Aktionen, um ihn zu schlagen.
the-base-lesson-strike-2 = Aufklärer 1 ist nah, aber der Weg ist noch nicht offen. Was tust du zuerst?
the-base-lesson-strike-2-hint = Dreh die Ecke b4 so, dass sie von b3 nach a4 führt.
the-base-lesson-strike-3 = Gut. Wie geht es weiter?
the-base-lesson-strike-3-hint = Bewege Aufklärer 1 nach b4.
the-base-lesson-strike-4 = Noch eine Aktion. Schlag zu!
the-base-lesson-strike-4-hint = Zieh mit Aufklärer 1 nach a4.
the-base-lesson-strike-done = Im letzten Augenblick geschlagen: Mutant 2 muss von vorn beginnen.

the-base-lesson-dash = Rätsel: Gewinn in diesem Zug
the-base-lesson-dash-1 = Zwei deiner Figuren sind gerettet, Aufklärer 3 steht in der Mitte, und du hast zwei Bonus-Chips. Du kannst in diesem Zug gewinnen.
the-base-lesson-dash-2 = Zähl, wie viele Aktionen du brauchst, und fang an.
the-base-lesson-dash-2-hint = Du brauchst fünf Aktionen: eine, um d3 zu drehen, und vier Schritte. Nimm eine Aktion mehr.
the-base-lesson-dash-3 = Reicht das?
the-base-lesson-dash-3-hint = Setz auch den zweiten Chip für eine Aktion ein.
the-base-lesson-dash-4 = Fünf Aktionen. Welcher Weg ist der richtige?
the-base-lesson-dash-4-hint = Dreh d3 so, dass es von c3 nach e3 führt.
the-base-lesson-dash-5 = Der Weg ist offen.
the-base-lesson-dash-5-hint = Bewege Aufklärer 3 nach d3.
the-base-lesson-dash-6 = Geh weiter.
the-base-lesson-dash-6-hint = Bewege Aufklärer 3 nach e3.
the-base-lesson-dash-7 = Mutant 2 ist auf m3 daheim. Wo ist ein Startfeld frei?
the-base-lesson-dash-7-hint = Bewege Aufklärer 3 nach e4.
the-base-lesson-dash-8 = Die letzte Aktion!
the-base-lesson-dash-8-hint = Betritt das Startfeld m4.
the-base-lesson-dash-done = Alle drei sind gerettet, mit der allerletzten Aktion. Du bist bereit für eine richtige Partie!
