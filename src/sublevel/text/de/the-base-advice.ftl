# Was für und gegen eine Aktion spricht, wie es Tipps sagen.

the-base-advice-wins = { the-base-piece } ist als Dritter im Ziel: Das gewinnt.
the-base-advice-saves = { the-base-piece } kommt ins Ziel.
the-base-advice-captures = { the-base-piece } wird geschlagen.
the-base-advice-escapes = { the-base-piece } kommt aus der Reichweite des Gegners.
the-base-advice-risks = { the-base-piece } gerät in die Reichweite des Gegners.
the-base-advice-threatens = { the-base-piece } wird bedroht.
the-base-advice-reveals = Zeigt, was auf { $cell } liegt.
the-base-advice-shortens = Deine Wege werden um { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    } kürzer.
the-base-advice-blocks = Die Wege des Gegners werden um { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    } länger.
