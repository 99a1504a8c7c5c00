# What can be wrong with a mission of Star Quest (section 3.9 of the rules).

star-quest-fault-no-toml = Die Datei ist nicht lesbar: { $detail }.
star-quest-fault-unknown = { $field } ist kein Eintrag eines Einsatzes; es gibt { $fields }.
star-quest-fault-missing = Der Eintrag { $field } fehlt.
star-quest-fault-text = { $field }: { $value } ist keine Zeile mit höchstens { $most } Zeichen.
star-quest-fault-number = { $field }: { $value } ist keine ganze Zahl von { $least } bis { $most }.
star-quest-fault-value = Das passt nicht: { $detail }.
star-quest-fault-layout = layout: NW, NE, SW und SE haben je eines der Bretter 1 bis 4, jedes einmal.
star-quest-fault-turns = Das Brett { $quadrant } von layout ist um 0 bis 3 Viertel gedreht.
star-quest-fault-docks = docks: RED, YEL und BLU haben je eine Luke N1 bis N4, E1 bis E4, S1 bis S4 oder W1 bis W4.
star-quest-fault-docks-shared = docks: Zwei Trupps haben dieselbe Luke.
star-quest-fault-dock-in-room = Die Luke { $port } von { $colour } führt in einen Raum; es muss ein Gang sein.
star-quest-fault-chips = chips: Es gibt eine Liste für 1, für 2 und für 3 Trupps.
star-quest-fault-kind = { $field }: { $kind } ist keine Art; es gibt { $kinds }.
star-quest-fault-tokens = { $field }: { $count } der Art { $kind }, aber die Schachtel hat { $most }.
star-quest-fault-no-blips = blips: Es gibt mindestens einen.
star-quest-fault-square = { $field }: { $value } ist kein Feld; Felder sind 1.a1 bis 4.l12.
star-quest-fault-reserve-corridor = Das Reservefeld { $square } liegt im Gang; es muss in einem Raum liegen.
star-quest-fault-twice = { $field }: { $square } steht zweimal da.
star-quest-fault-objectives-shared = { $square } gehört zu beiden Zielen.
star-quest-fault-use = { $field }: USE nennt ein bis { $most } verschiedene Felder und wie viele davon zu benutzen sind.
star-quest-fault-carry = { $field }: CARRY nennt das Feld dessen, was zu tragen ist.
star-quest-fault-hold = { $field }: { $room } ist kein Raum, der groß genug ist; Räume schreibt man wie 4:E.
star-quest-fault-objective-kind = { $field }: { $form } nennt eine Art, eine von { $kinds }.
star-quest-fault-removals = { $field }: Höchstens { $most } Ausschaltungen lassen sich verlangen.
star-quest-fault-too-few = { $field }: Verlangt sind { $count } der Art { $kind }, aber mit { $squads } Trupps kommen nur { $there } ins Spiel.
star-quest-fault-too-many-points = { $field }: { $points } Punkte, aber alle Spielsteine im Spiel sind mitunter nur { $most } wert.
