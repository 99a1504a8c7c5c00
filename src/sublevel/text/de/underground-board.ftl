# Was die Seite am Tisch von Underground sagt: Aufforderungen, Knöpfe, Beschriftungen. Begriffe wie im Glossar der Regeln.

underground-board-kind = gemeinsam gegen Wasser und Sand
underground-board-seat = Spieler { $letter }
underground-board-heading = Zug { $turn }

## Die Ansichten und was darauf ist

underground-board-plan = Plan der Schachtel: Höhen als Zahlen
underground-board-view = Ansicht der Schachtel
underground-board-view-table = Tisch
underground-board-view-plan = Plan
underground-board-view-no-webgl = Dieser Browser kann den Tisch nicht räumlich zeichnen.
underground-board-turn-table = Tisch drehen
underground-board-overlay-heights = Höhen
underground-board-overlay-can = Plätze und Wege
underground-board-exit = Ausgang
underground-board-end = Ende
underground-board-ghost = { $piece } auf { $cell }: Ebene { $level }
underground-board-plateau = Plateau { $plateau }
underground-board-discovery = Endet die Bewegung auf { $cell }, werdet ihr entdeckt: { $cards } Karten verloren, jede bringt Wasser, und der Entführer kommt einen Abschnitt näher.

underground-board-cell-tower = Turm, Ebene 10, Tür nach { $side }
underground-board-cell-board = nackter Spielplan
underground-board-cell-top = { $surface ->
        [wood] Ebene { $level }, Holz
       *[other] Ebene { $level }, Stein
    }
underground-board-cell-water = Wasser
underground-board-cell-code = ein verdeckter Code-Chip
underground-board-cell-key = { $used ->
        [yes] Schlüssel, verbraucht
       *[no] Schlüssel
    }
underground-board-cell-valve = { $used ->
        [yes] Ventil, verbraucht
       *[no] Ventil
    }
underground-board-cell-lock = { $used ->
        [yes] Schloss, offen
       *[no] Schloss
    }
underground-board-cell-walls = Wände: { $sides }
underground-board-cell-figure = die Spielfigur
underground-board-cell-rat = die Ratte

## Stapel, Karten, Code, Vorrat, Sanduhr

underground-board-stacks = Die Stapel im Kreis und die Joker
underground-board-stack = { $stone ->
        [yes] { $count ->
            [one] Stapel { $shape }, ein Wegteil, hier steht der Signalstein
           *[other] Stapel { $shape }, { $count } Wegteile, hier steht der Signalstein
        }
       *[no] { $count ->
            [one] Stapel { $shape }, ein Wegteil
           *[other] Stapel { $shape }, { $count } Wegteile
        }
    }
underground-board-jokers = { $count ->
        [one] Ein Joker
       *[other] { $count } Joker
    }
underground-board-jokers-short = Joker
underground-board-joker-named = Joker { $shape }
underground-board-steps = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
underground-board-card = { $colour ->
        [blue] { $card }: { $symbol }, { underground-board-steps-of }, blau
       *[red] { $card }: { $symbol }, { underground-board-steps-of }, rot
    }
underground-board-steps-of = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
underground-board-symbol-signal = { $count ->
        [one] Signalstein, der nächste Stapel
       *[other] Signalstein, einer der nächsten { $count } Stapel
    }
underground-board-symbol-joker = ein Joker
underground-board-symbol-piece = Wegteil { $shape }
underground-board-offer-place = { $piece } hier legen
underground-board-offer-walk = { $key ->
        [no] Nach { $cell } gehen, { underground-board-steps-of }
       *[yes] Nach { $cell } gehen, { underground-board-steps-of }, kostet einen Schlüssel
    }
underground-board-offer-plateau = Plateau { $plateau } hier legen

underground-board-code = Code
underground-board-of-five = { $count } von 5
underground-board-code-words = Ziffern, die zusammenpassen: { $digits } ({ $count } von 5).
underground-board-code-spare = Daneben:
underground-board-code-complete = Der Code ist vollständig: zum Ausgang!
underground-board-code-none = Code-Chips liegen verdeckt auf dem Plan. Fünf, die zusammenpassen, öffnen die Tür.
underground-board-code-missing = { $count ->
        [one] Noch einer: beginnt { $starts } oder endet { $ends }.
       *[other] Noch { $count }: einer, der { $starts } beginnt oder { $ends } endet.
    }
underground-board-cable = { $colour ->
        [R] rot
        [G] grün
        [B] blau
       *[W] weiß
    }
underground-board-store = Vorrat
underground-board-keys = { $count ->
        [one] Schlüssel
       *[other] Schlüssel
    }
underground-board-timer = Sanduhr
underground-board-kidnapper = Entführer: { $now }, dann { $next }.
underground-board-sections-left = { $count ->
        [one] Ein Abschnitt bis zum Ende.
       *[other] { $count } Abschnitte bis zum Ende.
    }
underground-board-turning = { $brings ->
        [caught] Der Entführer erreicht das Ende: Ihr verliert.
        [discovered] Der Entführer beobachtet dann { underground-line } und entdeckt euch: { $cards } Karten verloren, jede bringt Wasser, und er rückt noch einmal vor.
       *[free] Der Entführer beobachtet dann { underground-line }.
    }
underground-board-turning-sand = Sand nach dem Umdrehen: { $sand }
underground-board-sand-turns = { $count ->
        [0] Der Sand läuft am Ende dieses Zugs aus
        [one] Sand für noch einen Zug
       *[other] Sand für noch { $count } Züge
    }
underground-board-sand-time = { $seconds ->
        [one] Sand für noch eine Sekunde
       *[other] Sand für noch { $seconds } Sekunden
    }
underground-board-key-space = Leertaste
underground-board-pile = Nachziehstapel
underground-board-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
underground-board-unseen = Koordinaten, die noch niemand gesehen hat: { $list }

## Aktionen

underground-board-do-card = { $what } ausspielen
underground-board-do-place = { $piece }, Seite { $face }, auf { $cell } legen: Ebene { $level }
underground-board-do-place-swap = { $piece }, Seite { $face }, mit dem Tausch auf { $cell } legen: Ebene { $level }
underground-board-do-step = Schritt nach { $cell }
underground-board-do-displace = Nach { $cell } ausweichen
underground-board-a-key = ein Schlüssel
underground-board-do-close = { $cell } trockenlegen
underground-board-do-plateau = { $turned ->
        [no] Plateau { $plateau } auf { $cell } legen
       *[yes] Plateau { $plateau } auf { $cell } legen, um { $quarters ->
            [one] ein Viertel
           *[other] { $quarters } Viertel
        } gedreht
    }
underground-board-do-door = Tür zu { $cell }
underground-board-do-begin = { $letter } beginnt
underground-board-do-end-move = Bewegung beenden
underground-board-do-end-turn = Zug beenden
underground-board-do-take-chip = Chip nehmen
underground-board-do-take-key = Schlüssel nehmen
underground-board-do-decline = Liegen lassen
underground-board-do-teleport = Teleport
underground-board-do-teleport-use = Teleport ausgeben
underground-board-do-teleport-keep = Behalten
underground-board-do-teleport-go = Dorthin
underground-board-do-teleport-stay = Bleiben
underground-board-do-replace = Neuen Chip legen
underground-board-do-no-replace = Kein neuer Chip
underground-board-do-turn-timer = Sanduhr umdrehen
underground-board-do-turn-now = Jetzt umdrehen
underground-board-do-keep-timer = Stehen lassen
underground-board-do-sand-out = Der Sand ist durch
underground-board-do-quit = Fürs Aufgeben stimmen
underground-board-do-keep-all = Alle wie gezeichnet
underground-board-do-lay = Legen
underground-board-do-lay-so = Dieses so legen
underground-board-do-put = Legen
underground-board-do-put-swap = Legen, Tausch weg
underground-board-do-swap = Tausch
underground-board-do-swap-not = Tausch behalten
underground-board-do-walk = Nach { $cell } gehen
underground-board-do-suggest = Vorschlagen
underground-board-do-rotate = Drehen
underground-board-do-flip = Wenden
underground-board-do-move = Gehen
underground-board-do-place-instead = Erst legen

## Was jetzt zu tun ist

underground-board-prompt-plateau = Lege Plateau { $plateau }.
underground-board-hint-plateau-turn = Dreh es mit [R], oder lass alle Plateaus so, wie sie gezeichnet sind.
underground-board-hint-plateau-turn-tap = Dreh es mit dem runden Pfeil, oder lass alle Plateaus so, wie sie gezeichnet sind.
underground-board-hint-plateau = Es muss { $cell }, das markierte Feld, bedecken oder so nah wie möglich liegen. [R] dreht es.
underground-board-hint-plateau-tap = Es muss { $cell }, das markierte Feld, bedecken oder so nah wie möglich liegen. Tipp auf einen leuchtenden Platz.
underground-board-prompt-door = Wohin soll die Tür zeigen?
underground-board-hint-door = Von dieser Seite betretet ihr den Ausgang, auf Ebene 10.
underground-board-prompt-first = Wer beginnt?
underground-board-hint-first = Alle Karten liegen offen: einigt euch.
underground-board-prompt-play = Du bist dran: Spiel eine Karte aus.
underground-board-hint-play = [1] oder [2] oder ein Klick. Zeig auf eine Karte, um zu sehen, wohin sie führt; blaue bringen Wasser.
underground-board-hint-play-tap = Sie gibt ein Wegteil zum Legen und Schritte zum Gehen; blaue bringen Wasser.
underground-board-prompt-place = Lege { $shape }.
underground-board-prompt-place-choice = Lege { $shape }, oder wähl ein anderes leuchtendes Wegteil.
underground-board-prompt-swap = Tausch: Lege { $shape }, oder wähl ein anderes leuchtendes Wegteil.
underground-board-hint-swap = Der Tausch ist verbraucht, sobald du das Wegteil legst.
underground-board-prompt-place-at = { $door ->
        [level] { $shape } legen: Ebene { $level }, so hoch wie die Tür.
        [below] { $shape } legen: Ebene { $level }, eine unter der Tür.
       *[far] { $shape } legen: Ebene { $level }.
    }
underground-board-hint-place = { $count ->
        [0] So passt es nirgends: [R] dreht, [T] wendet es.
        [one] So passt es auf einen Platz. [R] dreht, [T] wendet, [M] geht zuerst.
       *[other] So passt es auf { $count } Plätze. [R] dreht, [T] wendet, [M] geht zuerst.
    }
underground-board-hint-place-tap = { $count ->
        [one] Tipp auf den markierten Platz, dann lege es.
       *[other] Tipp auf einen von { $count } markierten Plätzen, dann lege es.
    }
underground-board-hint-place-none = So passt es nirgends. Dreh es, wende es, oder geh.
underground-board-hint-place-fits = { $steps ->
        [0] Hier passt es.
        [one] Hier passt es. Dann bis zu 1 Schritt.
       *[other] Hier passt es. Dann bis zu { $steps } Schritte.
    }
underground-board-hint-place-swap = Hier passt es. Damit ist der Tausch verbraucht.
underground-board-prompt-move = { $count ->
        [one] Noch ein Schritt.
       *[other] Noch { $count } Schritte.
    }
underground-board-prompt-then-move = { $count ->
        [one] Jetzt gehen: bis zu 1 Schritt. Oder den Zug beenden.
       *[other] Jetzt gehen: bis zu { $count } Schritte. Oder den Zug beenden.
    }
underground-board-prompt-move-first = { $count ->
        [one] Zuerst gehen: bis zu 1 Schritt.
       *[other] Zuerst gehen: bis zu { $count } Schritte.
    }
underground-board-hint-move = Klick auf ein leuchtendes Feld, um dorthin zu gehen. [↵] beendet die Bewegung.
underground-board-hint-walk-keys = Klick auf ein leuchtendes Feld, um dorthin zu gehen. [N] beendet den Zug.
underground-board-hint-move-tap = Tipp auf ein leuchtendes Feld, dann geh dorthin.
underground-board-hint-way = { $chips ->
        [none] { $key ->
            [no] Nach { $cell }: { underground-board-steps-of }.
           *[yes] Nach { $cell }: { underground-board-steps-of } und ein Schlüssel.
        }
        [breaker] Nach { $cell }: { underground-board-steps-of }, der Brecher ist dann weg.
        [ladder] Nach { $cell }: { underground-board-steps-of }, die Leiter ist dann weg.
       *[both] Nach { $cell }: { underground-board-steps-of }, Brecher und Leiter sind dann weg.
    }
underground-board-hint-again = Noch ein Klick, dann geht's los.
underground-board-hint-again-tap = Tipp noch einmal, dann geht's los.
underground-board-hint-way-seen = Der Entführer sieht euch dort.
underground-board-prompt-end = { $blue ->
        [yes] Fertig? Beende den Zug: Du ziehst eine Karte, und dort kommt Wasser.
       *[no] Fertig? Beende den Zug: Du ziehst eine Karte.
    }
underground-board-hint-nothing = Jetzt kann man weder legen noch gehen.
underground-board-prompt-resolve = { $what ->
        [chip] Auf { $cell } liegt ein Code-Chip.
        [key] Auf { $cell } liegt ein Schlüssel.
       *[valve] Auf { $cell } ist ein Ventil.
    }
underground-board-hint-valve = Wähl das Wasser, das abfließen soll.
underground-board-prompt-teleport = Der Teleport führt nach { $cell }.
underground-board-prompt-teleport-use = Den Teleport einsetzen?
underground-board-hint-teleport-use = Er ist dann verbraucht: Eine Karte wird gezogen, und du darfst auf ihr Feld.
underground-board-hint-teleport = Der Chip ist in jedem Fall verbraucht.
underground-board-prompt-displace = Auf { $cell } kommt Wasser: weg da!
underground-board-hint-displace = Wähl ein leuchtendes Feld.
underground-board-prompt-replace = Der Code ist vollständig. Soll ein neuer Chip gelegt werden?
underground-board-hint-replace = Jeder neue Chip kostet eine Karte.
underground-board-prompt-over = Die Partie ist zu Ende.
underground-board-waiting = { $phase ->
        [play] { $who } wählt eine Karte.
        [act] { $who } legt und geht.
        [move] { $who } geht.
       *[other] { $who } entscheidet.
    }
underground-board-waiting-timer = Die Sanduhr darfst du jederzeit umdrehen: [Leertaste].
underground-board-waiting-timer-tap = Die Sanduhr darfst du jederzeit umdrehen.
underground-board-waiting-suggest = Wähl auf dem Plan, was du tätest, und schlag es vor.

## Text und Ende

underground-board-twin = Underground als Text
underground-board-twin-state = { $cards ->
        [one] Zug { $turn }, Spieler { $letter }. Eine Karte im Nachziehstapel.
       *[other] Zug { $turn }, Spieler { $letter }. { $cards } Karten im Nachziehstapel.
    }
underground-board-twin-store = { $keys ->
        [one] Ein Schlüssel. Chips: { $tools }.
       *[other] { $keys } Schlüssel. Chips: { $tools }.
    }
underground-board-twin-hand = Spieler { $letter }: { $cards }
underground-board-twin-piece = { $count ->
        [one] { $piece }: ein Platz
       *[other] { $piece }: { $count } Plätze
    }
underground-board-twin-nothing = Für dich gibt es gerade nichts zu tun.
underground-board-twin-caption = Der Spielplan, Reihe für Reihe
underground-board-group-setup = Aufbau
underground-board-group-card = Karten
underground-board-group-move = Bewegung
underground-board-group-here = Wo die Spielfigur steht
underground-board-group-place = Ein Wegteil legen
underground-board-group-other = Weiteres
underground-board-ending-turns = { $count ->
        [one] Nach einem Zug
       *[other] Nach { $count } Zügen
    }
underground-board-ending-level = Die Spielfigur stand auf Ebene { $level }
underground-board-ending-cards = { $count ->
        [one] Eine Karte war übrig
       *[other] { $count } Karten waren übrig
    }
underground-board-ending-discoveries = { $count ->
        [0] Nie entdeckt
        [one] Einmal entdeckt
       *[other] { $count }-mal entdeckt
    }
underground-board-ending-score = Punkte: { $score }
