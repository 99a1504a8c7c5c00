# Warum eine Aktion gut oder schlecht sein kann, wie Tipps es sagen.

underground-advice-wins = Durch die Tür: Das ist die Flucht.
underground-advice-red = Eine rote Karte: Nach diesem Zug kommt kein Wasser.
underground-advice-blue = Eine blaue Karte: Nach diesem Zug kommt Wasser.
underground-advice-nearer-chip = Der Weg zum nächsten Code-Chip wird kürzer.
underground-advice-farther-chip = Der Weg zum nächsten Code-Chip wird länger.
underground-advice-nearer-exit = Der Weg zum Ausgang wird kürzer.
underground-advice-farther-exit = Der Weg zum Ausgang wird länger.
underground-advice-bridges = Baut über das Wasser auf { $cell }.
underground-advice-drains = Das Wasser auf { $cell } fließt ab.
underground-advice-reaches-chip = Auf { $cell } liegt ein Code-Chip: Beende die Bewegung dort, um ihn zu nehmen.
underground-advice-takes-chip = Ein Code-Chip mehr für den Code.
underground-advice-takes-key = Ein Schlüssel mehr für ein Schloss.
underground-advice-opens-lock = Öffnet das Schloss auf { $cell } für einen Schlüssel.
underground-advice-spends-chip = Verbraucht diesen Sonder-Chip: { underground-chip }.
underground-advice-spends-joker = Verbraucht eines der Joker-Wegteile.
underground-advice-leaves-line = Verlässt die Linie des Entführers.
underground-advice-seen = Der Entführer würde euch entdecken.
underground-advice-in-time = Die Sanduhr wird gedreht, bevor sie leer ist: Das spart Karten.
underground-advice-early = In der Sanduhr ist noch Sand: Wer sie jetzt dreht, verschenkt Zeit.
underground-advice-saves-cards = Ohne neuen Code-Chip wird dafür keine Karte gezogen.
