# Der Stützpunkt. Die Begriffe folgen dem Glossar der Regeln.

the-base-title = Der Stützpunkt
the-base-tagline = Drei gegen drei durch ein Labyrinth aus drehbaren Plättchen, und der Countdown läuft.

## Wer und was; daraus entstehen andere Meldungen

the-base-side = { $side ->
        [explorers] Aufklärer
       *[mutants] Mutanten
    }
the-base-chooser = { $chooser ->
        [explorers] Aufklärer
       *[mutants] Mutanten
    }
the-base-winner = { $winner ->
        [explorers] Aufklärer
       *[mutants] Mutanten
    }
the-base-piece = { $side ->
        [explorers] Aufklärer { $piece }
       *[mutants] Mutant { $piece }
    }
# Die Öffnungen eines Plättchens. Die Buchstaben sind die der Notation.
the-base-open = { $open ->
        [N] Durchgang nach Norden
        [E] Durchgang nach Osten
        [S] Durchgang nach Süden
        [W] Durchgang nach Westen
        [NE] Durchgänge nach Norden und Osten
        [NS] Durchgänge nach Norden und Süden
        [NW] Durchgänge nach Norden und Westen
        [ES] Durchgänge nach Osten und Süden
        [EW] Durchgänge nach Osten und Westen
        [SW] Durchgänge nach Süden und Westen
        [NES] Durchgänge nach Norden, Osten und Süden
        [NEW] Durchgänge nach Norden, Osten und Westen
        [NSW] Durchgänge nach Norden, Süden und Westen
        [ESW] Durchgänge nach Osten, Süden und Westen
       *[NESW] Durchgänge auf allen vier Seiten
    }

the-base-shape-D = Sackgasse
the-base-shape-I = Gerade
the-base-shape-L = Ecke
the-base-shape-T = Abzweigung
the-base-shape-X = Kreuzung

the-base-phase-orient = Aufbau
the-base-phase-play = Partie
the-base-phase-return = Zurückstellen einer geschlagenen Spielfigur
the-base-phase-over = Ende der Partie
the-base-phase-challenge-offer = Angebot: Kampf gegen die Zeit
the-base-phase-challenge = Kampf gegen die Zeit
the-base-phase-challenge-over = Ende des Kampfes gegen die Zeit

## Optionen

the-base-option-mix = Plättchenmischung
the-base-option-mix-help = Wie viele Plättchen jeder Form um das mittlere Plättchen liegen: eine Mischung mit Namen oder fünf eigene Zahlen, die zusammen 24 ergeben. Voreinstellung: { the-base-mix-standard }.
the-base-mix-standard = Standard
the-base-mix-balanced = Ausgewogen
the-base-mix-corners = Ecken
the-base-mix-maze = Labyrinth
the-base-mix-crossroads = Kreuzungen
the-base-mix-custom = Eigene

the-base-option-dead-end-rule = Sackgassen
the-base-option-dead-end-rule-help = Ob die Plättchenmischung Sackgassen haben darf und wo sie liegen dürfen. Voreinstellung: { the-base-option-dead-end-rule-reject }.
the-base-option-dead-end-rule-reject = Nicht erlaubt
the-base-option-dead-end-rule-inner = Nur in den inneren Spalten
the-base-option-dead-end-rule-anywhere = Überall

the-base-option-setup-order = Reihenfolge beim Aufbau
the-base-option-setup-order-help = Welche Seite die Plättchen vor ihren Startfeldern zuerst dreht; die andere kann darauf antworten. Voreinstellung: { the-base-option-setup-order-mutants-first }.
the-base-option-setup-order-mutants-first = Mutanten zuerst
the-base-option-setup-order-explorers-first = Aufklärer zuerst

the-base-option-countdown-start = Start des Countdowns
the-base-option-countdown-start-help = Was der Countdown in der ersten Runde zeigt, von 5 bis 20; je kleiner die Zahl, desto kürzer die Partie. Voreinstellung: 20.

the-base-option-crossing-cost = Kosten beim Überspringen
the-base-option-crossing-cost-help = Wie viele Aktionen es kostet, eigene Spielfiguren zu überspringen. Voreinstellung: { the-base-option-crossing-cost-per-tile }.
the-base-option-crossing-cost-per-tile = Eine Aktion je Feld
the-base-option-crossing-cost-one = Insgesamt eine Aktion

the-base-option-capture-on-start-slots = Schlagen auf Startfeldern
the-base-option-capture-on-start-slots-help = Ob eine Spielfigur auf ihrem eigenen Startfeld geschlagen werden kann; wer sie dort schlägt, ist sofort im Ziel. Voreinstellung: { the-base-option-capture-on-start-slots-false }.
the-base-option-capture-on-start-slots-false = Nicht erlaubt
the-base-option-capture-on-start-slots-true = Erlaubt

the-base-option-return-chooser = Wahl des Startfelds beim Zurückstellen
the-base-option-return-chooser-help = Wer das Startfeld wählt, wenn für eine geschlagene Spielfigur zwei infrage kommen. Voreinstellung: { the-base-option-return-chooser-owner }.
the-base-option-return-chooser-owner = Wem die Spielfigur gehört
the-base-option-return-chooser-capturer = Wer sie geschlagen hat

the-base-option-null-rotation = Drehungen ohne Wirkung
the-base-option-null-rotation-help = Ob ein Plättchen so gedreht werden darf, dass es wieder gleich liegt; so kann man abwarten. Voreinstellung: { the-base-option-null-rotation-allow }.
the-base-option-null-rotation-allow = Erlaubt
the-base-option-null-rotation-forbid = Nicht erlaubt

the-base-option-tiebreak = Entscheidung bei Gleichstand
the-base-option-tiebreak-help = Welche Spielfiguren verglichen werden, wenn der Countdown endet und beide Seiten gleich viele gerettet haben; wer näher am Ziel ist, gewinnt. Voreinstellung: { the-base-option-tiebreak-full }.
the-base-option-tiebreak-full = Alle, von hinten nach vorn
the-base-option-tiebreak-rear-only = Nur die hintersten

the-base-option-time-challenge = Kampf gegen die Zeit
the-base-option-time-challenge-help = Ob die unterlegene Seite allein gegen den Countdown weiterspielen darf, nachdem der Gegner alle drei Spielfiguren gerettet hat; das Ergebnis bleibt. Voreinstellung: { the-base-option-time-challenge-offer }.
the-base-option-time-challenge-offer = Wird angeboten
the-base-option-time-challenge-off = Aus

the-base-option-challenge-tokens = Bonus-Chips im Kampf gegen die Zeit
the-base-option-challenge-tokens-help = Was im Kampf gegen die Zeit mit den Bonus-Chips der unterlegenen Seite geschieht. Voreinstellung: { the-base-option-challenge-tokens-keep }.
the-base-option-challenge-tokens-keep = Bleiben
the-base-option-challenge-tokens-discard = Verfallen

## Warum etwas nicht geht

the-base-reason-not-your-turn = Du bist nicht am Zug.
the-base-reason-return-first = Zuerst wählt dein Gegner, wohin die geschlagene Spielfigur zurückkehrt.
the-base-reason-finished = Die Partie ist zu Ende.
the-base-reason-no-such-action = Diese Aktion gibt es nicht.
the-base-reason-not-now = Das geht an dieser Stelle der Partie nicht.
the-base-reason-saved-piece = Spielfigur { $piece } ist im Ziel; gerettete Spielfiguren bewegen sich nicht mehr.
the-base-reason-same-place = Spielfigur { $piece } steht schon auf { $to }.
the-base-reason-own-piece = Auf { $to } steht eine deiner eigenen Spielfiguren.
the-base-reason-slot-taken = Das Startfeld { $to } ist besetzt.
the-base-reason-slot-guarded = Auf dem Startfeld { $to } steht eine gegnerische Spielfigur; solange sie dort steht, kommst du nicht hinein.
the-base-reason-too-dear = { $actions ->
        [one] Eigene Spielfiguren bis { $to } zu überspringen kostet { $steps } Aktionen; du hast eine.
       *[other] Eigene Spielfiguren bis { $to } zu überspringen kostet { $steps } Aktionen; du hast { $actions }.
    }
the-base-reason-slot-to-slot = Von einem Startfeld führt kein Weg zu einem anderen.
the-base-reason-own-wall = Das Plättchen unter Spielfigur { $piece } hat zu { $to } hin eine Mauer.
the-base-reason-tile-hidden = Das Plättchen { $to } ist noch verdeckt; decke es zuerst auf.
the-base-reason-far-wall = Das Plättchen { $to } hat auf deiner Seite eine Mauer.
the-base-reason-over-enemy = Eine gegnerische Spielfigur kannst du schlagen, aber nicht überspringen.
the-base-reason-no-way = Von Spielfigur { $piece } führt kein durchgehender Weg nach { $to }.
the-base-reason-too-far = { $actions ->
        [one] Bis { $to } sind es { $steps } Schritte; du hast eine Aktion.
       *[other] Bis { $to } sind es { $steps } Schritte; du hast { $actions } Aktionen.
    }
the-base-reason-step-by-step = Bis { $to } sind es { $steps } Schritte. Eine Bewegung ist ein Schritt: Geh Schritt für Schritt dorthin.
the-base-reason-tile-occupied = Auf { $cell } steht eine Spielfigur; besetzte Plättchen kannst du nicht manipulieren.
the-base-reason-only-saved-near = Neben { $cell } steht von dir nur eine gerettete Spielfigur, und die manipuliert keine Plättchen mehr.
the-base-reason-behind-wall = Das Plättchen { $cell } liegt hinter einer Mauer; keine deiner Spielfiguren hat einen Durchgang dorthin.
the-base-reason-out-of-reach = Neben { $cell } steht keine deiner Spielfiguren.
the-base-reason-hidden-cannot-turn = Das Plättchen { $cell } ist verdeckt; nur aufgedeckte Plättchen lassen sich drehen.
the-base-reason-no-such-turn = { $shape ->
        [D] Das Plättchen { $cell } ist eine Sackgasse: Es hat eine Öffnung.
        [I] Das Plättchen { $cell } ist eine Gerade: Es ist nach zwei gegenüberliegenden Seiten offen.
        [L] Das Plättchen { $cell } ist eine Ecke: Es ist nach zwei benachbarten Seiten offen.
        [T] Das Plättchen { $cell } ist eine Abzweigung: Es hat drei Öffnungen.
       *[X] Das Plättchen { $cell } ist eine Kreuzung: Es ist nach allen vier Seiten offen.
    }
the-base-reason-no-idle-turn = { $shape ->
        [D] Das Plättchen { $cell } liegt schon so; eine Sackgasse muss danach anders liegen.
        [I] Das Plättchen { $cell } liegt schon so, und Drehungen ohne Wirkung sind in dieser Partie nicht erlaubt.
        [L] Das Plättchen { $cell } liegt schon so; eine Ecke muss danach anders liegen.
        [T] Das Plättchen { $cell } liegt schon so; eine Abzweigung muss danach anders liegen.
       *[X] Eine Kreuzung wie { $cell } liegt immer gleich, und Drehungen ohne Wirkung sind in dieser Partie nicht erlaubt.
    }
the-base-reason-already-revealed = Das Plättchen { $cell } ist schon aufgedeckt.
the-base-reason-centre-is-open = Das mittlere Plättchen ist von Anfang an aufgedeckt.
the-base-reason-other-tile-due = Jetzt ist ein anderes Plättchen an der Reihe, nicht { $cell }.
the-base-reason-not-towards-slot = Das Plättchen { $cell } braucht einen Durchgang zu deinem Startfeld.
the-base-reason-not-a-return-slot = Auf dieses Startfeld kann die geschlagene Spielfigur nicht zurück.
the-base-reason-window-closed = Bonus-Chips setzt du vor der ersten Aktion deines Zuges ein.
the-base-reason-no-token = Du hast keinen Bonus-Chip.
the-base-reason-countdown-full = Der Countdown zeigt 20; höher geht er nicht.
the-base-reason-nothing-to-buy = Du kannst gerade nichts tun; eine weitere Aktion würde dir nichts nützen.
the-base-reason-must-act = Du kannst noch etwas tun; passen darfst du nur, wenn sonst nichts geht.
the-base-reason-actions-full = Mehr als fünf Aktionen in einem Zug hat niemand.

## Was geschehen ist

the-base-event-tile-oriented = Das Plättchen { $cell } ist ausgerichtet: { the-base-open }.
the-base-event-piece-moved = { the-base-piece } zieht von { $from } nach { $to }.
the-base-event-piece-captured = { the-base-piece } wird auf { $at } geschlagen.
the-base-event-return-asked = { the-base-piece } muss zurück. Die { the-base-chooser } wählen das Startfeld.
the-base-event-piece-returned = { the-base-piece } wird auf { $to } zurückgestellt.
the-base-event-piece-saved = { the-base-piece } ist auf { $at } im Ziel: { $count } von 3 gerettet.
the-base-event-token-gained = Die { the-base-side } bekommen einen Bonus-Chip.
the-base-event-tile-revealed = Das Plättchen { $cell } wird aufgedeckt: { the-base-open }.
the-base-event-tile-rotated = Das Plättchen { $cell } wird gedreht: { the-base-open }.
the-base-event-action-bought = { $actions ->
        [one] Die { the-base-side } setzen einen Bonus-Chip für eine weitere Aktion ein: noch eine Aktion.
       *[other] Die { the-base-side } setzen einen Bonus-Chip für eine weitere Aktion ein: noch { $actions } Aktionen.
    }
the-base-event-time-bought = Die { the-base-side } setzen einen Bonus-Chip für eine weitere Runde ein: Der Countdown zeigt { $countdown }.
the-base-event-turn-passed = Die { the-base-side } passen.
the-base-event-turn-began = Die { the-base-side } sind am Zug.
the-base-event-countdown-fell = Der Countdown zeigt { $countdown }.
the-base-event-match-ended = { $end ->
        [saved] Die { the-base-winner } gewinnen: Alle drei Spielfiguren sind gerettet.
        [countdown] Die { the-base-winner } gewinnen: Am Ende des Countdowns haben sie mehr Spielfiguren gerettet.
       *[countdown-tiebreak] { $winner ->
            [draw] Der Countdown endet unentschieden: gleich viele gerettet, gleich weit vom Ziel.
           *[other] Die { the-base-winner } gewinnen bei Gleichstand: gleich viele gerettet, aber näher am Ziel.
        }
    }
the-base-event-challenge-offered = Die { the-base-side } dürfen allein weiterspielen, im Kampf gegen die Zeit.
the-base-event-challenge-accepted = Die { the-base-side } nehmen den Kampf gegen die Zeit auf.
the-base-event-challenge-declined = Die { the-base-side } verzichten auf den Kampf gegen die Zeit.
the-base-event-challenge-ended = { $outcome ->
        [escaped] Die { the-base-side } sind alle rechtzeitig entkommen.
       *[failed] Die { the-base-side } sind nicht rechtzeitig entkommen.
    }
