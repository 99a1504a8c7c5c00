# Einen Einsatz von Star Quest bauen.

star-quest-editor = Einsatz-Werkstatt
star-quest-editor-make = Eigenen Einsatz bauen
star-quest-editor-go-on = Am eigenen Einsatz weiterbauen
star-quest-editor-begin = Beginnen mit
star-quest-editor-empty = Schlichtes Schiff
star-quest-editor-import = Datei öffnen
star-quest-editor-export = Als Datei speichern
star-quest-editor-play = Spielen
star-quest-editor-undo = Rückgängig
star-quest-editor-unreadable = Diese Datei ist zu groß für einen Einsatz, oder sie ist nicht lesbar.
star-quest-editor-tools = Werkzeuge
star-quest-editor-plan = Plan des Schiffs
star-quest-editor-hint = Wähle etwas und drücke auf ein Feld, oder ziehe es. Mit Tasten: Pfeile gehen, Enter nimmt und legt, Entf nimmt weg, R dreht das Brett.
star-quest-editor-move = Bewegen
star-quest-editor-erase = Entfernen
star-quest-editor-thing-primary = Hauptziel
star-quest-editor-thing-secondary = Nebenziel
star-quest-editor-thing-reserve = Reservefeld
star-quest-editor-boards = Bretter
star-quest-editor-board = Brett { $board }
star-quest-editor-quarter = Brett im { $quarter ->
        [NW] Nordwesten
        [NE] Nordosten
        [SW] Südwesten
       *[SE] Südosten
    }
star-quest-editor-turn = Brett { $board } drehen (jetzt { $degrees }°)
star-quest-editor-docks = Andockfelder
star-quest-editor-ports = Luken
star-quest-editor-choose-port = Drücke auf eine der gelben Luken an der Hülle.
star-quest-editor-part = Teil des Schiffs
star-quest-editor-part-all = Ganzes Schiff
star-quest-editor-room = Raum { $room }
star-quest-editor-corridor = Gang
star-quest-editor-wrong-here = hier stimmt etwas nicht
star-quest-editor-checking = Wird angesehen …
star-quest-editor-right = Er ist spielbar.
star-quest-editor-faults = { $count ->
        [one] Eines stimmt nicht:
       *[other] { $count } Dinge stimmen nicht:
    }
star-quest-editor-name = Name des Einsatzes
star-quest-editor-briefing = Lagebericht, den alle lesen
star-quest-editor-secondary-text = Nebenziel in Worten, nur für Chaos, bis es verlesen wird
star-quest-editor-difficulty = Schwierigkeit
star-quest-editor-form = Was zu tun ist
star-quest-editor-form-choice = { $form ->
        [USE] Etwas abschalten
        [REMOVE] Robotlings ausschalten
        [CARRY] Etwas nach Hause tragen
        [HOLD] Einen Raum halten
        [CLEAR] Das Schiff räumen
        [TOKEN] Marken einer Art sammeln
       *[SCORE] Punkte sammeln
    }
star-quest-editor-kind = Art
star-quest-editor-count = Wie viele
star-quest-editor-count-squares = Wie viele dieser Felder
star-quest-editor-figures = Figuren, die dort stehen
star-quest-editor-points = Punkte
star-quest-editor-requires = Vorher auszuschalten
star-quest-editor-requires-nothing = Niemand
star-quest-editor-press-plan = Drücke auf dem Plan auf die Stelle.
star-quest-editor-tokens = Marken des Chaos
star-quest-editor-tokens-help = Die Blips gelten für drei Trupps; weniger Trupps begegnen weniger davon. Chips gelten, wie sie dastehen.
star-quest-editor-blips = Radar-Blips
star-quest-editor-chips = { $squads ->
        [one] Chips bei einem Trupp
       *[other] Chips bei { $squads } Trupps
    }
star-quest-editor-twin = In Worten
star-quest-editor-twin-reserve = Reservefelder: { $squares }
star-quest-editor-twin-docks = Andockfelder: Rot { $red }, Gelb { $yellow }, Blau { $blue }
