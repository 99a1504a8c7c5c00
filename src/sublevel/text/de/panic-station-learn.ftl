# Die Lektionen von Panic Station. Jeder Schritt sagt, was anzusehen oder zu tun ist.

panic-station-lesson-station = Die Station
panic-station-lesson-station-1 = Jeder hat einen Soldaten und einen Androiden, und alle beginnen als Menschen im Reaktor. Du bist Rot. In einem Zug hast du vier Aktionspunkte.
panic-station-lesson-station-2 = Die Station wächst Karte um Karte. Lege den nächsten Raum östlich vom Reaktor an: Kanten, die sich treffen, müssen passen.
panic-station-lesson-station-3 = Bewege deinen Androiden nach Osten in den neuen Raum.
panic-station-lesson-station-4 = In einem Raum mit Symbol kann man suchen. Finde mit dem Androiden eine Karte.
panic-station-lesson-station-5 = Du hast Benzin gefunden, und der Raum zeigt jetzt seine rote Seite: Noch eine Suche brächte einen Parasiten. Beende deinen Zug.
panic-station-lesson-station-done = Legen, gehen, suchen: So findet ihr das Nest und was es zum Verbrennen braucht.

panic-station-lesson-exchange = Der Tausch
panic-station-lesson-exchange-1 = Der Soldat von Blau wartet im Raum im Osten. Wer einen Raum mit anderen betritt, muss tauschen oder angreifen.
panic-station-lesson-exchange-2 = Tritt mit dem Soldaten ein: Bewege ihn nach Osten.
panic-station-lesson-exchange-3 = Du hast keine Waffe, also wird getauscht. Wähle Blau.
panic-station-lesson-exchange-4 = Beide geben verdeckt eine Karte. Du weißt nicht, was Blau ist. Benzin schützt dich: Gib es.
panic-station-lesson-exchange-5 = Blau gab dir eine Infektionskarte seiner Farbe. Dein Benzin hat sie abgewehrt, und jetzt weißt du, dass Blau infiziert ist. Sonst niemand.
panic-station-lesson-exchange-done = Das Benzin hat jetzt Blau. Halte für jede Begegnung eines bereit und drei für das Nest.

panic-station-lesson-infected = Infiziert
panic-station-lesson-infected-1 = Diesmal hast du die Wirtskarte gezogen: Du bist infiziert und gewinnst mit den Parasiten. Noch weiß es niemand.
panic-station-lesson-infected-2 = Triff Blau: Bewege deinen Androiden nach Osten.
panic-station-lesson-infected-3 = Tausche eine Karte mit Blau.
panic-station-lesson-infected-4 = Gib eine deiner eigenen Infektionskarten. Wer weder Benzin noch Gegenmittel zurückgibt, wird infiziert.
panic-station-lesson-infected-5 = Blau gab ein Erste-Hilfe-Set und ist jetzt infiziert. Für die anderen war es ein Tausch wie jeder andere.
panic-station-lesson-infected-done = Zeigt ein Scan keinen Gesunden mehr, gewinnen die Infizierten, außer dem zuletzt Infizierten.

panic-station-lesson-parasites = Parasiten
panic-station-lesson-parasites-1 = Ein grauer Parasit ist im Raum deines Androiden. Nach dem letzten Zug einer Runde laufen Parasiten und beißen, wer in ihrem Raum ist.
panic-station-lesson-parasites-2 = Fünf Karten müssen auf der Hand bleiben; du hast sechs, also kannst du eine benutzen. Lege die Munition aus.
panic-station-lesson-parasites-3 = Nur Androiden schießen, und sie treffen immer. Schieß auf den Parasiten.
panic-station-lesson-parasites-done = Drei Schüsse sind übrig. Schwarze Parasiten brauchen zwei Treffer.

panic-station-lesson-terminal = Türen und Terminals
panic-station-lesson-terminal-1 = Diese Karte hat zwei Räume und dazwischen eine Sicherheitstür. Das Terminal ist im inneren.
panic-station-lesson-terminal-2 = Sicherheitstüren sind zu. Lege deine Schlüsselkarte aus: Ab jetzt kommen deine Charaktere durch.
panic-station-lesson-terminal-3 = Bewege deinen Soldaten nach Norden in den Vorraum.
panic-station-lesson-terminal-4 = Geh weiter nach Norden, durch die Tür.
panic-station-lesson-terminal-5 = Ein Terminal öffnet alle Türen, legt irgendwo einen Raum oder scannt alle. Starte einen Thermo-Scan.
panic-station-lesson-terminal-done = Einer von vieren ist infiziert: Der Scan sagt, wie viele, nie wer.

panic-station-lesson-hive = Das Nest verbrennen
panic-station-lesson-hive-1 = Das Nest liegt nördlich vom Reaktor. Ein gesunder Soldat mit drei Benzinkanistern kann es verbrennen.
panic-station-lesson-hive-2 = Du hast drei. Bewege deinen Soldaten nach Norden.
panic-station-lesson-hive-3 = Verbrenn es!
panic-station-lesson-hive-done = Alle, die leben und gesund sind, haben zusammen gewonnen. Schwer ist nur, zu wissen, wer das ist.
