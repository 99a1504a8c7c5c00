# Star Quest. Terms follow the glossary of the rules.

star-quest-title = Star Quest
star-quest-tagline = Trupps entern ein verlassenes Schiff, und jemand befehligt die Maschinen im Dunkeln.

## Phases

star-quest-phase-loadout = Ausrüstung
star-quest-phase-squad = Ein Trupp handelt
star-quest-phase-event = Ereigniskarte
star-quest-phase-chaos = Das Chaos handelt
star-quest-phase-reinforce = Verstärkung
star-quest-phase-over = Ende der Partie
star-quest-phase-reroll = Nachwürfeln
star-quest-phase-alloc = Punkte der Nullzeit-Kanone
star-quest-phase-lose = Der Dreadnought verliert eine Waffe
star-quest-phase-dread = Den Dreadnought aufstellen
star-quest-phase-arm = Den Dreadnought bewaffnen
star-quest-phase-scan = Radarabtastung
star-quest-phase-scan-at = Einen Radar-Blip auslegen

## Options

star-quest-seat-player-1 = Platz 1
star-quest-seat-player-2 = Platz 2
star-quest-seat-player-3 = Platz 3
star-quest-seat-player-4 = Platz 4
star-quest-option-players = Mitspieler
star-quest-option-players-help = Wie viele spielen: ein bis drei Trupps und das Chaos. Vorgabe: 2.
star-quest-option-mission = Einsatz
star-quest-option-mission-help = Wo die Trupps andocken, was sie suchen und was auf sie wartet. Vorgabe: { star-quest-mission-dead-signal }.
star-quest-mission-dead-signal = Totes Signal
star-quest-mission-iron-sleeper = Eiserner Schläfer
star-quest-mission-black-box = Flugschreiber
star-quest-mission-three-generators = Drei Generatoren
star-quest-mission-hold-the-bridge = Haltet die Brücke
star-quest-mission-clean-sweep = Großreinemachen
star-quest-mission-heart-of-chaos = Herz des Chaos
star-quest-mission-first-boarding = Erstes Entern
star-quest-mission-custom = Eigener Einsatz
star-quest-option-colours = Farben der Plätze
star-quest-option-colours-help = Welcher Trupp wo sitzt; der erste beginnt. Vorgabe: { star-quest-option-colours-RYB }.
star-quest-option-colours-RYB = Rot, Gelb, Blau
star-quest-option-colours-RBY = Rot, Blau, Gelb
star-quest-option-colours-YRB = Gelb, Rot, Blau
star-quest-option-colours-YBR = Gelb, Blau, Rot
star-quest-option-colours-BRY = Blau, Rot, Gelb
star-quest-option-colours-BYR = Blau, Gelb, Rot
star-quest-option-scoring = Wertung
star-quest-option-scoring-help = Ob die Trupps um Punkte wetteifern oder gemeinsam gewinnen und verlieren. Vorgabe: { star-quest-option-scoring-rivals }.
star-quest-option-scoring-rivals = Rivalen
star-quest-option-scoring-coop = Gemeinsam
star-quest-option-blip-scale = Zahl der Radar-Blips
star-quest-option-blip-scale-help = Ob weniger Trupps auf weniger Robotlings treffen. Vorgabe: { star-quest-option-blip-scale-by-squads }.
star-quest-option-blip-scale-by-squads = Nach der Zahl der Trupps
star-quest-option-blip-scale-printed = Wie im Einsatz angegeben
star-quest-option-event-deck = Ereigniskarten
star-quest-option-event-deck-help = Wie viele Ereignisse es gibt, von 10 bis 28; weniger machen die Partie kürzer. Vorgabe: 28.
star-quest-option-last-card = Letzte Ereigniskarte
star-quest-option-last-card-help = Ob das Chaos seinen Zug zu Ende spielt, wenn die letzte Karte gezogen ist. Vorgabe: { star-quest-option-last-card-full-turn }.
star-quest-option-last-card-full-turn = Der ganze Zug
star-quest-option-last-card-stop = Nur die Karte
star-quest-option-null-time = Nullzeit-Kanone
star-quest-option-null-time-help = Wen sie treffen kann. Vorgabe: { star-quest-option-null-time-any-visible }.
star-quest-option-null-time-any-visible = Alle in Sicht
star-quest-option-null-time-orthogonal = In derselben Reihe oder Spalte
star-quest-option-dread-weapons = Waffen des Dreadnought
star-quest-option-dread-weapons-help = Ob seine beiden schweren Waffen gleich sein dürfen. Vorgabe: { star-quest-option-dread-weapons-different }.
star-quest-option-dread-weapons-different = Zwei verschiedene
star-quest-option-dread-weapons-free = Zwei beliebige
star-quest-option-diagonal-corner = Schritte um Ecken
star-quest-option-diagonal-corner-help = Ob Figuren beim schrägen Schritt eine Wandecke oder einen Türpfosten schneiden dürfen. Vorgabe: { star-quest-option-diagonal-corner-strict }.
star-quest-option-diagonal-corner-strict = Nicht erlaubt
star-quest-option-diagonal-corner-lenient = Erlaubt
star-quest-option-reserve-visible = Reservefelder
star-quest-option-reserve-visible-help = Ob die Trupps sehen, wo Verstärkung erscheinen kann. Vorgabe: { star-quest-option-reserve-visible-false }.
star-quest-option-reserve-visible-false = Den Trupps verborgen
star-quest-option-reserve-visible-true = Für alle Spieler sichtbar
star-quest-option-campaign = Feldzug
star-quest-option-campaign-help = Ränge und Ehrenzeichen geben den Trupps mehr Karten, Marken dem Chaos mehr Androiden. Vorgabe: { star-quest-campaign-off }.
star-quest-campaign-off = Einzelner Einsatz
star-quest-campaign-custom = Einsatz eines Feldzugs

## Why something is not possible

star-quest-reason-not-your-turn = Du bist jetzt nicht an der Reihe.
star-quest-reason-finished = Die Partie ist zu Ende.
star-quest-reason-no-such-action = Eine solche Aktion gibt es nicht.
star-quest-reason-not-now = Das geht an dieser Stelle der Partie nicht.
star-quest-reason-not-yours = { $figure } gehört nicht dir.
star-quest-reason-out-of-play = { $figure } ist nicht da.
star-quest-reason-acted-already = { $figure } hat in diesem Zug schon gehandelt.
star-quest-reason-reporting-in = { $figure } muss Meldung machen und handelt in diesem Zug nicht.
star-quest-reason-select-first = Wähle zuerst eine Figur.
star-quest-reason-finish-first = { $actor } handelt gerade; beende das zuerst.
star-quest-reason-not-acted = { $figure } hat in diesem Zug noch nicht gehandelt.
star-quest-reason-only-steps = { $actor } steht auf einem besetzten Feld oder in einem Durchgang und muss weiter.
star-quest-reason-no-move-left = { $actor } kann nicht mehr ziehen.
star-quest-reason-wall-there = Eine Wand oder eine geschlossene Tür ist im Weg.
star-quest-reason-occupied = Auf { $square } steht jemand, der { $actor } nicht vorbeilässt.
star-quest-reason-no-way-out = { $actor } käme von { $square } auf kein Feld, auf dem der Zug enden darf.
star-quest-reason-between-two = Zwei Figuren, die über Eck stehen, lassen keinen Weg frei.
star-quest-reason-port-closed = Die Felder vor einem Andockfeld sind dem Chaos verschlossen, solange darin jemand wartet.
star-quest-reason-straight-only = Der Dreadnought zieht nur gerade.
star-quest-reason-cannot-move = Die Ereigniskarte dieses Zuges lässt { $actor } nicht ziehen.
star-quest-reason-move-or-fire = Abschnittsweise: Eine Figur zieht entweder oder greift an.
star-quest-reason-door-open-already = Die Tür { $door } ist schon offen.
star-quest-reason-not-in-front = { $actor } steht nicht vor der Tür { $door }.
star-quest-reason-no-attack-left = { $actor } hat keinen solchen Angriff mehr.
star-quest-reason-no-such-weapon = { $actor } hat keine solche Waffe.
star-quest-reason-not-an-enemy = { $figure } ist kein Gegner.
star-quest-reason-not-in-sight = { $obstacle ->
        [door] Die geschlossene Tür { $at } versperrt { $actor } die Schusslinie.
        [figure] { $at } steht { $actor } in der Schusslinie.
        [wall] Die Wand zwischen { $at } und { $beyond } versperrt { $actor } die Schusslinie.
        [askew] Das Ziel steht nicht in der Reihe oder Spalte von { $actor }.
       *[none] { $actor } hat keine freie Schusslinie zu diesem Ziel.
    }
star-quest-reason-not-next = { $figure } steht nicht neben { $actor }.
star-quest-reason-not-aboard = { $actor } ist noch im Andockfeld.
star-quest-reason-jammed = Die schweren Waffen dieses Trupps haben in diesem Zug Ladehemmung.
star-quest-reason-is-dazzled = Blendladungen schützen diesen Trupp in diesem Zug.
star-quest-reason-own-side = Auf { $square } steht eine Figur der eigenen Seite.
star-quest-reason-nobody-on-ray = Der Strahl träfe keinen Gegner.
star-quest-reason-no-grenade = Es ist keine Thermogranate mehr da.
star-quest-reason-fired-already = Diese Waffe hat in diesem Zug schon gefeuert.
star-quest-reason-no-such-power = Die Ereigniskarte dieses Zuges gibt { $actor } diese Fähigkeit nicht.
star-quest-reason-cannot-fire = Die Ereigniskarte dieses Zuges lässt { $actor } nicht feuern.
star-quest-reason-not-on-hulk = { $figure } ist nicht auf dem Schiff.
star-quest-reason-nobody-in-sight = { $actor } hat keinen Gegner in Sicht.
star-quest-reason-wrong-points = Punkte für einen Treffer auf { $figure }: { $range }. Du hast { $left }.
star-quest-reason-no-such-die = Einen solchen Würfel gibt es nicht.
star-quest-reason-nothing-to-use = Hier gibt es nichts zu schalten.
star-quest-reason-enemy-near = Neben { $actor } steht ein Robotling.
star-quest-reason-locked = Erst muss besiegt sein: { star-quest-kind }. Noch nötig: { $count }.
star-quest-reason-nothing-to-take = Hier gibt es nichts aufzunehmen.
star-quest-reason-after-select = Dafür ist es in diesem Zug zu spät: Das kommt, bevor die erste Figur handelt.
star-quest-reason-card-not-in-hand = Der Trupp hat diese Karte nicht.
star-quest-reason-silenced = Funkstille: keine Befehlskarte in diesem Zug.
star-quest-reason-one-order = Eine Befehlskarte gilt schon.
star-quest-reason-not-heavy = { $figure } hat keine schwere Waffe oder ist nicht da.
star-quest-reason-life-full = Der Commander kann jetzt nicht geheilt werden.
star-quest-reason-no-such-blip = Einen Radar-Blip { $figure } gibt es nicht.
star-quest-reason-known-already = Du kennst { $figure } schon.
star-quest-reason-no-looks-left = Der Bio-Scanner hat in diesem Zug keinen Blick mehr.
star-quest-reason-switched-already = Das wurde in diesem Zug schon geändert.
star-quest-reason-not-playing = Dieser Spieler ist nicht dabei.
star-quest-reason-trooper-named = Dieser Befehl nennt einen Kämpfer mit schwerer Waffe; kein anderer tut das.
star-quest-reason-card-out-of-order = Karten werden der Reihe nach gewählt, jede einmal.
star-quest-reason-two-targeters = Ein Trupp hat nur zwei Zielhilfen, für verschiedene Waffen.
star-quest-reason-cannot-complete = Es blieben zu wenige Karten zur Auswahl.
star-quest-reason-none-in-pool = Von dieser Art ist kein Spielstein mehr da: { star-quest-kind }.
star-quest-reason-no-square-left = Dafür gibt es kein Feld.
star-quest-reason-other-board = { $square } liegt nicht auf dem fraglichen Brett.
star-quest-reason-in-view = Ein Trupp hat { $square } im Blick.
star-quest-reason-square-taken = { $square } ist besetzt.
star-quest-reason-no-block = Der Dreadnought hätte bei { $square } keinen Platz.
star-quest-reason-must-place-all = Dies ist das letzte Brett: Alle Radar-Blips, die Platz finden, müssen ausgelegt werden.
star-quest-reason-block-blocked = Dort kann der Dreadnought nicht stehen: Wände, Türen oder andere sind im Weg.
star-quest-reason-block-elsewhere = Der Dreadnought muss auf dem fraglichen Feld stehen oder so nah wie möglich.
star-quest-reason-equal-weapons = Die beiden schweren Waffen müssen verschieden sein.
star-quest-reason-weapon-not-held = Der Dreadnought hat diese Waffe nicht.
star-quest-reason-none-in-supply = Alle Figuren dieser Art sind auf dem Schiff.
star-quest-reason-no-reserve = Das ist kein Reservefeld dieses Einsatzes.
star-quest-reason-must-play-chips = Kein Robotling ist auf dem Schiff: Es müssen Chips gespielt werden.
star-quest-reason-not-to-choose = Die Karte lässt diese Wahl nicht zu.
star-quest-reason-must-choose = Die Karte verlangt eine Wahl.
star-quest-reason-had-already = Der Trupp hatte diese Befehlskarte schon.
star-quest-reason-touched-already = Die Tür { $door } wurde durch diese Karte schon verändert.
star-quest-reason-no-blip-there = Auf diesem Brett liegt kein Radar-Blip.
star-quest-reason-moved-already = { $figure } wurde durch diese Karte schon versetzt.
star-quest-reason-not-scanned = Dieses Brett ist noch nicht abgetastet.
star-quest-reason-set-so-already = Das ist schon so eingestellt.
star-quest-reason-door-is-so-already = Die Tür { $door } ist schon so.
star-quest-reason-no-such-set = Vier Kämpfer nehmen mindestens einen Laser und mindestens eine schwere Waffe, davon keine doppelt: { $sets }.
star-quest-reason-card-of-others = Diese Karte gehört nicht zu { star-quest-player }: { star-quest-card }.
star-quest-reason-select-it-first = Wähle zuerst { $figure }.
star-quest-reason-a-blip = Blip { $figure } ist außer Sicht. Du kannst ihn angreifen, sobald eine deiner Figuren ihn sieht.

## What happened

star-quest-event-loadout-picked = { star-quest-player }: gewählt { $choice }.
star-quest-event-loadout-shown = { star-quest-player }: Waffen des Commanders { $kit }, der Kämpfer { $weapons }, Karten { $cards }.
star-quest-event-turn-began = Runde { $round }: { star-quest-player }.
star-quest-event-selected = { $figure } handelt.
star-quest-event-stepped = { $figure } zieht von { $from } nach { $to }.
star-quest-event-door-opened = { $who ->
        [figure] { $figure } öffnet die Tür { $door }.
       *[card] Die Tür { $door } öffnet sich.
    }
star-quest-event-door-closed = Die Tür { $door } schließt sich.
star-quest-event-fired = { $attack ->
        [single] { $figure } feuert auf { $aim }.
        [null-time] { $figure } feuert die Nullzeit-Kanone ab.
        [holo] { $figure } feuert den Holo-Werfer auf { $aim }.
        [ray] { $figure } feuert den Black-Hole-Blaster, { $aim }.
        [bomb] { $figure } wirft eine Granate auf { $aim }.
        [tinker] { $figure } feuert einen selbst gebauten Black-Hole-Blaster, { $aim }.
        [explosion] { $figure } explodiert.
        [trap] Eine Ladung geht hoch.
        [call] Das Chaos ruft.
       *[sentry] Ein Wachgeschütz feuert.
    }
star-quest-event-fought = { $grenade ->
        [yes] { $figure } greift { $target } im Nahkampf mit einer Thermogranate an.
       *[no] { $figure } greift { $target } im Nahkampf an.
    }
star-quest-event-rolled = { $who ->
        [figure] { $figure } würfelt { $total } ({ $dice }).
       *[card] Gewürfelt wird { $total } ({ $dice }).
    }
star-quest-event-rerolled = { $figure } würfelt mit Würfel { $die } nach: { $value }.
star-quest-event-kept-roll = { $figure } behält den Wurf.
star-quest-event-hit-spent = { $points ->
        [one] Ein Punkt geht
       *[other] { $points } Punkte gehen
    } auf { $figure }.
star-quest-event-stopped = { $figure } lässt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } verfallen.
star-quest-event-damaged = { $figure } verliert { $lost ->
        [one] einen Lebenspunkt
       *[other] { $lost } Lebenspunkte
    }; übrig: { $left }.
star-quest-event-unharmed = { $figure } bleibt unversehrt: { $total } übertrifft Panzerung { $armour } nicht.
star-quest-event-removed = { $figure } ist ausgeschaltet.
star-quest-event-token-taken = { star-quest-player }: ein Spielstein, { star-quest-kind }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
star-quest-event-figure-lost = { $figure } ist verloren: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } für das Chaos.
star-quest-event-weapon-lost = Der Dreadnought verliert eine Waffe: { star-quest-weapon }.
star-quest-event-revealed = { $there ->
        [yes] { $blip } auf { $square } wird aufgedeckt: { star-quest-kind }, { $figure }.
       *[no] { $blip } auf { $square } wird aufgedeckt: { star-quest-kind }, doch keine Figur ist übrig.
    }
star-quest-event-dread-placed = Der Dreadnought steht bei { $square }.
star-quest-event-dread-armed = Der Dreadnought ist bewaffnet: { star-quest-weapon }, { $second }.
star-quest-event-board-entered = { $figure } betritt Brett { $board }.
star-quest-event-scan-began = Brett { $board } wird mit Radar abgetastet.
star-quest-event-scan-chosen = Nächster Radar-Blip: { star-quest-kind }.
star-quest-event-blip-placed = { $blip } erscheint auf { $square }.
star-quest-event-blip-placed-as = { $blip } liegt auf { $square }: { star-quest-kind }.
star-quest-event-board-scanned = Brett { $board } ist abgetastet.
star-quest-event-blips-left-out = Kein Platz mehr: { $count ->
        [one] Ein Radar-Blip bleibt
       *[other] { $count } Radar-Blips bleiben
    } aus dem Spiel.
star-quest-event-event-drawn = Ereigniskarte: { star-quest-event-card }; übrig: { $left }.
star-quest-event-no-effect = Die Karte { star-quest-event-card } hat keine Wirkung.
star-quest-event-chips-joined = Verstärkungs-Chips für das Chaos: { $count }.
star-quest-event-chip-joined = Ein neuer Chip: { star-quest-kind }.
star-quest-event-swapped = { $figure } und { $other } tauschen die Plätze.
star-quest-event-squad-chosen = Die Karte { star-quest-event-card } gilt { star-quest-player }.
star-quest-event-order-taken = Neue Karte für { star-quest-player }: { star-quest-card }.
star-quest-event-passed = { star-quest-player }: keine Wahl für die Karte { star-quest-event-card }.
star-quest-event-card-lost = { star-quest-player }: Die Karte { star-quest-card } ist verloren.
star-quest-event-clone-placed = Ein Klon erscheint auf { $square }: { $figure }.
star-quest-event-called = { $there ->
        [yes] { $figure } folgt dem Ruf des Chaos: { $other } nimmt seinen Platz ein.
       *[no] { $figure } folgt dem Ruf des Chaos und ist fort.
    }
star-quest-event-call-resisted = { $figure } widersteht dem Ruf des Chaos.
star-quest-event-weapon-empty = { $there ->
        [yes] Die schwere Waffe von { $figure } ist leer; ein Ersatzlaser ist da.
       *[no] Die schwere Waffe von { $figure } ist leer, und kein Laser ist übrig.
    }
star-quest-event-board-chosen = { star-quest-player }: Alle Radar-Blips auf Brett { $board } werden aufgedeckt.
star-quest-event-secondary-known = Das Nebenziel wird verlesen.
star-quest-event-redeployed = { $there ->
        [yes] { $blip } wird von { $from } nach { $square } verlegt.
       *[no] { $blip } wird auf { $square } gelegt.
    }
star-quest-event-redeploy-chosen = Verlegt wird: { star-quest-kind }.
star-quest-event-again-active = { $figure } darf noch einmal handeln.
star-quest-event-order-given = { $named ->
        [yes] { star-quest-player }: { star-quest-card }, für { $figure }.
       *[no] { star-quest-player }: { star-quest-card }.
    }
star-quest-event-medi-kit-used = { star-quest-player }: Der Commander ist geheilt.
star-quest-event-dazzled = { star-quest-player }: Blendladungen schützen den Trupp im nächsten Zug des Chaos.
star-quest-event-inspected = Der Bio-Scanner prüft { $blip }.
star-quest-event-inspected-as = Der Bio-Scanner zeigt { $blip }: { star-quest-kind }.
star-quest-event-permitted = { $allowed ->
        [yes] { star-quest-player }: { $other } darf vorbei.
       *[no] { star-quest-player }: { $other } darf nicht mehr vorbei.
    }
star-quest-event-used = { $figure } erledigt auf { $square }, was das Ziel verlangt.
star-quest-event-took = { $figure } nimmt auf, was auf { $square } liegt.
star-quest-event-item-dropped = Das Getragene liegt auf { $square }.
star-quest-event-came-back = { $figure } ist zurück im Andockfeld.
star-quest-event-mark-taken = { $mark ->
        [primary] { star-quest-player }: Hauptziel-Marke, 30 Punkte.
       *[secondary] { star-quest-player }: Nebenziel-Marke, 15 Punkte.
    }
star-quest-event-chip-played = Verstärkung auf { $square }: { star-quest-kind }, { $figure }.
star-quest-event-activation-ended = { $figure } ist fertig.
star-quest-event-fell-back = { $figure } weicht nach { $square } zurück.
star-quest-event-turn-ended = { star-quest-player }: Ende des Zuges.
star-quest-event-last-turns = Die letzte Ereigniskarte ist gezogen: Jeder Trupp hat noch einen Zug.
star-quest-event-match-ended = { $end ->
        [nobody-aboard] Der Einsatz ist vorbei: Niemand ist mehr an Bord.
       *[last-turns] Der Einsatz ist vorbei: Die letzten Züge sind gespielt.
    }
star-quest-event-abandoned = { $figure } bleibt zurück: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } für das Chaos.
