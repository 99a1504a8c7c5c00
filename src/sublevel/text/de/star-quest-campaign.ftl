# Die Feldzug-Seite von Star Quest (Abschnitt 9.5 der Regeln).

star-quest-camp-title = Feldzug
star-quest-camp-open = Einen Feldzug spielen
star-quest-camp-back = Zum Feldzug
star-quest-camp-about = Sieben Einsätze nacheinander mit denselben Trupps. Wer das Hauptziel erreicht, steigt im Rang und gibt mehr Befehle, gute Wertungen bringen Ehrenzeichen und mehr Ausrüstung, und wann immer Chaos die höchste Wertung hat, wartet im Dunkeln ein Android mehr. Der Feldzug bleibt in diesem Browser.
star-quest-camp-squads = Trupps
star-quest-camp-begin = Feldzug beginnen
star-quest-camp-leave = Feldzug aufgeben
star-quest-camp-standing = Wie die Trupps stehen
star-quest-camp-missions = Einsätze
star-quest-camp-rank = { $rank ->
        [1] Feldwebel
        [2] Leutnant
        [3] Hauptmann
       *[4] Major, höchster Rang
    }
star-quest-camp-honours = { $count ->
        [one] ein Ehrenzeichen
       *[other] { $count } Ehrenzeichen
    }
star-quest-camp-cards = Befehlskarten: { $orders }, Ausrüstungskarten: { $equipment }
star-quest-camp-marks = { $count ->
        [0] Kein Chaos-Chip
        [one] Ein Chaos-Chip: ein Android mehr
       *[other] { $count } Chaos-Chips: { $count } Androiden mehr
    }
star-quest-camp-promote = Vier Ehrenzeichen gegen einen Rang
star-quest-camp-sheet = Wertungsblatt
star-quest-camp-holder = { $holder ->
        [me] ich
        [bot] ein Bot
       *[open] jemand online
    }
star-quest-camp-play = Diesen Einsatz spielen
star-quest-camp-go-on = Zurück zur Partie
star-quest-camp-won = Den Feldzug gewinnt: { $who }
