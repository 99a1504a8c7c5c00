# Szenarien von Underground: was an einem nicht stimmt, wie man sie auswählt und baut.

## Was an einem Szenario nicht stimmt

underground-fault-no-toml = Das ist keine Szenario-Datei: { $detail }
underground-fault-unknown = Ein Szenario hat kein { $field }. Es hat { $fields }.
underground-fault-missing = { $field ->
        [tower] Der Turm fehlt.
        [start] Das Startfeld der Spielfigur fehlt.
        [plateaus] Die Plateaus fehlen.
       *[other] { $field } fehlt.
    }
underground-fault-cell = { $field }: { $value } ist kein Feld. Felder sind A1 bis I9.
underground-fault-cells = { $field }: { $value } ist keine Liste von Feldern wie A1, E6, I9.
underground-fault-number = { $field }: { $value } ist keine ganze Zahl von { $least } bis { $most }.
underground-fault-choice = { $field }: { $value } ist nicht eines von { $choices }.
underground-fault-switch = { $field }: { $value } ist weder true noch false.
underground-fault-text = { $field }: { $value } ist keine kurze Textzeile.
underground-fault-plateaus = { $field }: { $value } ist keine Tabelle der Plateaus a bis h mit je einem Feld.
underground-fault-plateau-unknown = Es gibt kein Plateau { $plateau }. Sie heißen a bis h.
underground-fault-plateaus-missing = Diese Plateaus fehlen: { $plateaus }.
underground-fault-plateau-outside = Plateau { $plateau } auf { $cell } liegt nicht ganz auf dem Spielplan.
underground-fault-plateau-on-tower = Plateau { $plateau } auf { $cell } liegt auf dem Turm.
underground-fault-plateau-overlap = Plateau { $plateau } auf { $cell } liegt auf Plateau { $other }.
underground-fault-chips = Code-Chips auf dem Spielplan: { $count }. Es müssen { $needed } sein.
underground-fault-water = Wasserplättchen auf dem Spielplan: { $count }. Es dürfen höchstens { $most } sein.
underground-fault-shared = Auf { $cell } kann nur eines davon sein: { $first ->
        [tower] Turm
        [figure] Spielfigur
        [chip] Code-Chip
        [water] Wasser
       *[rat] Ratte
    }, { $second ->
        [tower] Turm
        [figure] Spielfigur
        [chip] Code-Chip
        [water] Wasser
       *[rat] Ratte
    }.
underground-fault-door-outside = Die Tür auf { $cell } zeigt nach { underground-side }, wo der Spielplan endet.

## Ein Szenario auswählen

underground-level-easy = leicht
underground-level-medium = mittel
underground-level-hard = schwer

underground-about-stairwell = Acht Plateaus wie Stufen, und niemand ist hinter euch her. Eure erste Partie.
underground-about-two-stations = Von einer Station hinauf zur anderen, und der Entführer ist unterwegs.
underground-about-knee-deep = Zehn Wasserplättchen: Hier ist Holz mehr wert als Stein.
underground-about-rusty-valves = Ihr beginnt mit zwei Schlüsseln, und jedes Ventil kostet einen.
underground-about-canal = Quer über den Plan fließt Wasser, und nichts leitet es ab. Baut Brücken.
underground-about-at-your-heels = Jede Entdeckung kostet drei Karten, und der Ende-Chip ist nah.
underground-about-rat = Eine Ratte läuft herum, beißt und verschleppt Code-Chips.
underground-about-random = Die Karten sagen, was wo liegt. Ihr legt die Plateaus und bestimmt, wie schwer es wird.

underground-fact-water = { $count ->
        [one] ein Wasserplättchen
       *[other] { $count } Wasserplättchen
    }
underground-fact-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
underground-fact-no-timer = ohne Sanduhr
underground-fact-keys = { $count ->
        [one] ein Schlüssel zu Beginn
       *[other] { $count } Schlüssel zu Beginn
    }
underground-fact-valve-keys = { $count ->
        [one] ein Ventil kostet einen Schlüssel
       *[other] ein Ventil kostet { $count } Schlüssel
    }
underground-fact-canal = Kanal in Reihe { $row }
underground-fact-tiles = { $count ->
        [one] eine Karte je Entdeckung
       *[other] { $count } Karten je Entdeckung
    }
underground-fact-rat = eine Ratte

## Ein Szenario bauen

underground-editor = Szenario-Werkstatt
underground-editor-make = Eigenes Szenario bauen
underground-editor-go-on = Am eigenen Szenario weiterbauen
underground-editor-begin = Beginnen mit
underground-editor-empty = Leerer Spielplan
underground-editor-import = Datei öffnen
underground-editor-export = Als Datei speichern
underground-editor-play = Spielen
underground-editor-undo = Rückgängig
underground-editor-unreadable = Diese Datei ist zu groß für ein Szenario, oder sie ist nicht lesbar.
underground-editor-tools = Werkzeuge
underground-editor-plan = Plan des Spielbretts
underground-editor-hint = Wähle etwas und drücke auf ein Feld, oder ziehe es. Mit Tasten: Pfeile gehen, Enter nimmt und legt, Entf nimmt weg, R dreht die Tür.
underground-editor-move = Bewegen
underground-editor-erase = Entfernen
underground-editor-turn = Tür drehen
underground-editor-plateau = Plateau { $plateau }
underground-editor-tower = Turm
underground-editor-start = Spielfigur
underground-editor-code = Code-Chip
underground-editor-water = Wasser
underground-editor-rat = Ratte
underground-editor-bare = nackter Spielplan
underground-editor-absent = nicht auf dem Spielplan
underground-editor-wrong-here = hier stimmt etwas nicht
underground-editor-checking = Wird angesehen …
underground-editor-right = Es ist spielbar.
underground-editor-faults = { $count ->
        [one] Eines stimmt nicht:
       *[other] { $count } Dinge stimmen nicht:
    }
underground-editor-title = Titel
underground-editor-about = Was daran besonders ist
underground-editor-level = Stufe
underground-editor-timer = Sanduhr
underground-editor-timer-true = Ja
underground-editor-timer-false = Nein
underground-editor-draw-pile = Karten zum Ziehen
underground-editor-draw-pile-help = Wie viele nach dem Austeilen bleiben. Jeder Zug verbraucht mindestens eine.
underground-editor-end-column = Spalte des Ende-Chips
underground-editor-end-column-help = Wo euch der Entführer gefasst hat, unten: 9 ist nah, 1 ist weit weg.
underground-editor-tiles = Karten je Entdeckung
underground-editor-tiles-help = So viele werden gezogen, wenn ihr entdeckt werdet oder der Sand durch ist; üblich sind 2.
underground-editor-keys = Schlüssel zu Beginn
underground-editor-keys-help = Was die Gruppe von Anfang an hat.
underground-editor-valve-keys = Schlüssel je Ventil
underground-editor-valve-keys-help = Was es kostet, ein Ventil zu schließen; üblich ist nichts.
underground-editor-canal = Kanal
underground-editor-canal-none = Keiner
underground-editor-canal-row = Reihe { $row }
underground-editor-canal-help = Eine Reihe, deren Wasser kein Ventil entfernt.
