# Die Regelseite und die Lernseite.

## Regeln

rules-page = { $game }: Regeln
rules-label = Regeln
rules-intro = Kurze Sätze für Spieler, jeder mit der Nummer seiner Klausel. Im Zweifel zählt der genaue Wortlaut dahinter.
rules-minute = Das Spiel in einer Minute
rules-search = Regeln durchsuchen
rules-search-help = Ein Wort oder eine Klausel wie { $clause }
rules-search-clear = Suche leeren
rules-found = { $count ->
        [one] Eine Klausel gefunden
       *[other] { $count } Klauseln gefunden
    }
rules-none = Nichts gefunden. Versuch es mit einem anderen Wort.
rules-contents = Inhalt
rules-exact = Genauer Wortlaut (englisch)
rules-further = Für den Tisch und für Programme
rules-further-note = Der Rest der Spezifikation: wie Stellungen und Aktionen geschrieben werden und wie unklare Stellen entschieden wurden.
rules-further-count = { $count ->
        [one] eine Klausel
       *[other] { $count } Klauseln
    }
rules-link = Link zu { $clause }
rules-learn = Schritt für Schritt lernen
rules-play = Spielen
rules-failed = Die Regeln konnten nicht geladen werden.
rules-retry = Noch einmal versuchen

## Lernen

learn-page = { $game }: Lernen
learn-label = Lernen
learn-intro = Kurze Lektionen auf dem echten Spielplan. Jede dauert ein, zwei Minuten.
learn-games = Spiele
learn-lessons = Lektionen
learn-progress = { $done } von { $all } geschafft
learn-step = Schritt { $step } von { $all }
learn-done-mark = geschafft
learn-next = Weiter
learn-restart = Lektion neu beginnen
learn-hint = Tipp
learn-other = Auch das ist möglich. Versuch hier aber etwas anderes; es wurde zurückgenommen.
learn-well-done = Gut gemacht!
learn-next-lesson = Nächste Lektion
learn-repeat = Noch einmal
learn-board = Spielplan der Lektion
learn-rules = Regeln lesen
learn-match = Eine richtige Partie
learn-match-text = Du weißt alles, was du brauchst. Spiel deine erste Partie gegen einen Bot: ohne Uhr, und du kannst zurücknehmen.
learn-match-bot = Gegen einen Bot spielen
learn-match-setup = Eigenen Tisch eröffnen
learn-failed = Die Lektion konnte nicht geladen werden.
learn-retry = Noch einmal versuchen
learn-none = Für dieses Spiel gibt es noch keine Lektionen.
learn-forget = Meinen Fortschritt vergessen
