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
