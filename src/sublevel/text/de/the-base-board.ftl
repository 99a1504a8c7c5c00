# Das Brett von Der Stützpunkt im Browser: Hinweise, Notizen, Beschriftungen. [Q] steht für eine Taste.

the-base-board-kind = Taktik für zwei
the-base-board-label = Das Brett: fünf mal fünf Plättchen zwischen zwei Reihen von Startfeldern
the-base-board-role = { $side ->
        [explorers] Aufklärer, unterwegs nach m1–m5
       *[mutants] Mutanten, unterwegs nach x1–x5
    }
the-base-board-heading = Countdown { $countdown }

## Was das Brett zeigt

the-base-board-overlay-can = Was ich tun kann
the-base-board-overlay-threats = Bedrohungen
the-base-board-overlay-guards = Gedeckte Spielfiguren
the-base-board-overlay-routes = Aktionen bis zum Ziel
the-base-board-overlay-hidden = Verdeckte Plättchen
the-base-board-overlay-distance = Spalten bis zum Ziel

the-base-board-hidden-tiles = { $count ->
        [one] { $count } verdecktes Plättchen
       *[other] { $count } verdeckte Plättchen
    }
the-base-board-leader = Wäre der Countdown jetzt zu Ende: Sieg für die { $side }
the-base-board-leader-draw = Wäre der Countdown jetzt zu Ende: unentschieden
the-base-board-badge-guarded = gedeckt
the-base-board-badge-unguarded = bedroht und nicht gedeckt
the-base-board-locked = { $who } ist blockiert: { $exits } lässt sich weder betreten noch drehen.
the-base-board-locked-in = { $who } ist blockiert: Kein Durchgang führt weiter.
the-base-board-badge-race = etwa { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    } bis zum Ziel
the-base-board-badge-distance = { $count ->
        [one] { $count } Spalte
       *[other] { $count } Spalten
    } bis zum Ziel

## Countdown, Spielfiguren, Chips

the-base-board-countdown = Countdown
the-base-board-countdown-is = Der Countdown zeigt { $countdown }
the-base-board-saved = im Ziel
the-base-board-away = wartet auf die Rückkehr
the-base-board-saved-of-3 = { $count } von 3 gerettet
the-base-board-bonus = Bonus
the-base-board-tokens = { $count ->
        [0] kein Bonus-Chip
        [one] { $count } Bonus-Chip
       *[other] { $count } Bonus-Chips
    }

## Was möglich ist, als Beschriftung von Knöpfen

the-base-board-do-move = { $who } nach { $to }
the-base-board-do-cross = { $who } überspringt nach { $to }
the-base-board-do-capture = { $who } schlägt { $enemy } auf { $to }
the-base-board-do-save = { $who } ins Ziel auf { $to }
the-base-board-for-actions = { $cost ->
        [one] ({ $cost } Aktion)
       *[other] ({ $cost } Aktionen)
    }
the-base-board-do-turn = { $cell } zu { $open } drehen
# Where the passages of a tile lead; compass points would be wrong on a board that is turned.
the-base-board-open = { $leads ->
        [nowhere] führt nirgendwohin
       *[somewhere] führt zu { $places }
    }
the-base-board-tile-told = { $kind ->
        [oriented] Das Plättchen { $cell } ist ausgerichtet: Es { $open }.
        [revealed] Das Plättchen { $cell } wird aufgedeckt: Es { $open }.
       *[rotated] Das Plättchen { $cell } wird gedreht: Es { $open }.
    }
the-base-board-do-wait = Abwarten: { $cell } ohne Wirkung drehen
the-base-board-do-reveal = { $cell } aufdecken
the-base-board-do-return = { $who } zurück auf { $to }
the-base-board-do-bonus-action = Bonus-Chip: eine weitere Aktion
the-base-board-do-bonus-time = Bonus-Chip: eine weitere Runde
the-base-board-do-pass = Passen
the-base-board-do-challenge-accept = Kampf gegen die Zeit aufnehmen
the-base-board-do-challenge-decline = Verzichten
the-base-board-pick = { $where } nehmen: { $what }
the-base-board-put-down = { $where } loslassen: { $what }
the-base-board-turn-offer = { $cell } drehen: { $what }

the-base-board-tag-capture = schlagen
the-base-board-tag-save = ins Ziel
the-base-board-tag-cross = Sprung

## Notizen an einer Stelle

the-base-board-opens = Öffnet { $links }.
the-base-board-closes = Schließt { $links }.
the-base-board-opens-nothing = Öffnet und schließt nichts.
the-base-board-price = { $cost ->
        [one] { $cost } Aktion
       *[other] { $cost } Aktionen
    }, danach noch { $left }
the-base-board-price-free = Kostet keine Aktion
the-base-board-reveal-warning = Aufgedecktes lässt sich nicht zurücknehmen.
the-base-board-see-rule = Zur Regel
the-base-board-confirm = Ausführen
the-base-board-next-way = Weiter
the-base-board-cancel = Abbrechen
the-base-board-ways = Wie das Plättchen liegen kann

## Die Leiste: was zu tun ist, und wie

the-base-board-pips = { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
the-base-board-prompt-play = { $count ->
        [one] Noch { $count } Aktion:
       *[other] Noch { $count } Aktionen:
    } { $can ->
       *[mtr] Zieh eine Spielfigur, dreh ein Plättchen oder deck eines auf.
        [mt] Zieh eine Spielfigur oder dreh ein Plättchen.
        [mr] Zieh eine Spielfigur oder deck ein Plättchen auf.
        [tr] Dreh ein Plättchen oder deck eines auf.
        [m] Zieh eine Spielfigur.
        [t] Dreh ein Plättchen.
        [r] Deck ein Plättchen auf.
    }
the-base-board-prompt-orient = Richte { $cell } aus: Wähle, wie das Plättchen liegt.
the-base-board-prompt-return = { $who } wurde geschlagen: Wähle das Startfeld für die Rückkehr.
the-base-board-prompt-pass = Keine Aktion ist möglich: Du musst passen.
the-base-board-prompt-challenge = Die { $side } haben gewonnen. Machst du weiter, gegen die Zeit?
the-base-board-prompt-over = Die Partie ist zu Ende.
the-base-board-waiting = Am Zug: { $who } …
the-base-board-waiting-orient = { $who }: Plättchen werden ausgerichtet …
the-base-board-waiting-return = { $who }: Die geschlagene Spielfigur braucht ein Startfeld …
the-base-board-waiting-challenge = { $who }: Der Kampf gegen die Zeit steht zur Wahl …
the-base-board-waiting-hint = { $count ->
        [one] Noch { $count } Aktion in diesem Zug.
       *[other] Noch { $count } Aktionen in diesem Zug.
    }
the-base-board-hint-keys = [1] [2] [3] nehmen eine Spielfigur, [Q] [E] drehen ein Plättchen, [Tab] geht weiter.
the-base-board-hint-tap = Tippe auf eine Spielfigur oder auf ein Plättchen mit gelben Ecken.
the-base-board-hint-return = Wähle eines der markierten Startfelder.
the-base-board-hint-challenge = Du versuchst allein, vor dem Ende des Countdowns alle drei Spielfiguren zu retten. Das Ergebnis bleibt.
the-base-board-hint-pass = Die übrigen Aktionen dieses Zuges verfallen.
the-base-board-picked-keys = { $who } ist gewählt: Pfeile ziehen, { $others } nehmen eine andere Figur, [Q] [E] drehen ein Plättchen.
the-base-board-picked-keys-alone = { $who } ist gewählt: Pfeile ziehen, [Q] [E] drehen ein Plättchen.
the-base-board-picked-tap = { $who } ist gewählt: Tippe auf einen Ring oder zieh die Figur dorthin.
the-base-board-turn-keys = [Q] [E] zeigen die anderen Lagen, [Enter] dreht, [Esc] lässt alles, wie es ist.
the-base-board-orient-keys = [Q] [E] zeigen die anderen Lagen, [Enter] legt fest.
the-base-board-tap-next = Tippe auf das Plättchen für die nächste Lage.
the-base-board-button-turn = { $cell } drehen
the-base-board-button-orient = { $cell } ausrichten
the-base-board-button-reveal = { $cell } aufdecken
the-base-board-button-move = Nach { $to } ziehen
the-base-board-bonus-action = +1 Aktion
the-base-board-bonus-round = +1 Runde
the-base-board-bonus-closed = Bonus: nur vor der ersten Aktion
the-base-board-wait = Abwarten …
the-base-board-wait-help = Kostet eine Aktion und lässt alles, wie es ist.
the-base-board-wait-at = { $cell } ohne Wirkung drehen

## Das Brett in Worten

the-base-board-twin = Das Brett in Worten
the-base-board-twin-state = Am Zug: { $side }; Aktionen übrig: { $count }; Countdown: { $countdown }.
the-base-board-twin-caption = Die Spalten x und m sind Startfelder, a bis e Plättchen; Bahnen 1 bis 5.
the-base-board-twin-hidden = verdeckt
the-base-board-twin-slot = Startfeld { $number } der { $side }
the-base-board-twin-slot-blank = Startfeld ohne Nummer der { $side }
the-base-board-twin-saved = { $who }, im Ziel
the-base-board-twin-nothing = Für dich ist jetzt nichts zu tun.
the-base-board-group-move = Eine Spielfigur ziehen
the-base-board-group-rotate = Ein Plättchen drehen
the-base-board-group-orient = Das Plättchen ausrichten
the-base-board-group-reveal = Ein Plättchen aufdecken
the-base-board-group-wait = Abwarten
the-base-board-group-return = Rückkehr der geschlagenen Spielfigur
the-base-board-group-bonus = Bonus-Chips
the-base-board-group-pass = Passen
the-base-board-group-challenge = Kampf gegen die Zeit

## Das Ende

the-base-board-ending-distances = Spalten bis zum Ziel: { $list }
the-base-board-ending-deal = { $count ->
        [0] Die ganze Auslage
        [one] Die ganze Auslage, mit { $count } Plättchen, das niemand gesehen hat
       *[other] Die ganze Auslage, mit { $count } Plättchen, die niemand gesehen hat
    }
the-base-board-ending-unseen = Blaue Plättchen blieben bis zum Ende verdeckt.

## Eine Stellung aufbauen

the-base-board-edit-board = Das Brett, das aufgebaut wird
the-base-board-edit-tools = Was ein Druck tut
the-base-board-edit-tool-turn = Plättchen drehen, Figuren versetzen
the-base-board-edit-tool-cover = Plättchen verdecken oder aufdecken
the-base-board-edit-tool-slots = Nummern der Startfelder tauschen
the-base-board-edit-turn = Drücke auf eine Figur und dann auf ihren neuen Platz, oder auf ein Plättchen, um es zu drehen.
the-base-board-edit-shape = Drücke auf ein Plättchen, um diese Form dorthin zu legen; noch einmal dreht es.
the-base-board-edit-cover = Drücke auf ein Plättchen, um es zu verdecken oder aufzudecken.
the-base-board-edit-slots = Drücke auf zwei Startfelder einer Seite: Ihre Nummern tauschen den Platz.
the-base-board-edit-slots-second = Drücke auf das andere Startfeld.
the-base-board-edit-held = { $who }: Drücke auf den neuen Platz, oder nimm ihn vom Brett.
the-base-board-edit-remove = Vom Brett nehmen
the-base-board-edit-away = Nicht auf dem Brett
the-base-board-edit-to-move = Am Zug
the-base-board-edit-actions = Aktionen übrig
the-base-board-edit-tokens = Chips: { $side }
the-base-board-edit-window = Noch keine Aktion in diesem Zug
the-base-board-edit-play = Stattdessen weiterspielen
the-base-board-edit-less = { $what }: weniger
the-base-board-edit-more = { $what }: mehr
the-base-board-edit-tile = { $cell }: { $open }{ $hidden ->
        [yes] , verdeckt
       *[no] {""}
    }
the-base-board-edit-slot = { $slot }: Startfeld { $number }
the-base-board-edit-slot-blank = { $slot }: Startfeld ohne Nummer
