# Underground. Begriffe nach dem Glossar der Regeln.

underground-title = Underground
underground-tagline = Baut euch zusammen den Weg nach oben, bevor Wasser oder Entführer euch aufhalten.

## Wer und was; andere Meldungen sind daraus gemacht

underground-line = { $line ->
        [row] Reihe { $number }
       *[column] Spalte { $number }
    }
underground-chip = { $chip ->
        [SB] Brecher
        [SL] Leiter
        [SS] Tausch
        [ST] Versetzen
       *[other] Zahlen-Chip { $chip }
    }
underground-side = { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }

underground-phase-setup-plateau = Aufbau: Plateaus
underground-phase-setup-door = Aufbau: die Tür
underground-phase-setup-first = Aufbau: wer beginnt
underground-phase-play = Karte ausspielen
underground-phase-act = Bauen und bewegen
underground-phase-move = Bewegung
underground-phase-resolve = Ende der Bewegung
underground-phase-teleport = Versetzen
underground-phase-displace = Ausweichen
underground-phase-replace = Neuer Code-Chip
underground-phase-over = Ende der Partie

## Kurze Sätze

underground-phrase-turn-timer = Sanduhr umdrehen!
underground-phrase-wait = Mit der Sanduhr noch warten.
underground-phrase-reach-chip = Ich komme an einen Code-Chip.
underground-phrase-go-there = Gehen wir dorthin.
underground-phrase-build-here = Hier sollten wir bauen.
underground-phrase-save-card = Meine Karte möchte ich behalten.
underground-phrase-watch-line = Achtung, Linie des Entführers.
underground-phrase-your-idea = Was würdest du tun?

## Optionen

underground-seat-player-1 = Platz 1
underground-seat-player-2 = Platz 2
underground-seat-player-3 = Platz 3
underground-seat-player-4 = Platz 4

underground-option-players = Spieler
underground-option-players-help = Wie viele zusammen spielen, von 1 bis 4. Standard: 2.

underground-option-setup = Aufbau
underground-option-setup-help = Ein Szenario, oder ein Spielplan, der aus den Karten gezogen wird. Standard: { underground-setup-stairwell }.
underground-setup-random = Zufällig
underground-setup-stairwell = Treppenhaus
underground-setup-two-stations = Zwei Stationen
underground-setup-knee-deep = Knietief
underground-setup-rusty-valves = Rostige Ventile
underground-setup-canal = Der Kanal
underground-setup-at-your-heels = Dicht auf den Fersen
underground-setup-rat = Die Ratte
underground-setup-custom = Euer eigenes

underground-option-kidnapper-level = Entführer
underground-option-kidnapper-level-help = Wie bald euch der Entführer bei zufälligem Aufbau einholt: die Spalte des Ende-Chips. Standard: { underground-option-kidnapper-level-easy }.
underground-option-kidnapper-level-easy = Leicht
underground-option-kidnapper-level-medium = Mittel
underground-option-kidnapper-level-hard = Schwer

underground-option-water-level = Wasser
underground-option-water-level-help = Wie viel Wasser bei zufälligem Aufbau von Anfang an liegt. Standard: { underground-option-water-level-easy }.
underground-option-water-level-easy = Nasse Füße
underground-option-water-level-medium = Bis zu den Knien
underground-option-water-level-hard = Völlig durchnässt

underground-option-cards-removed = Entfernte Karten
underground-option-cards-removed-help = Wie viele Karten bei zufälligem Aufbau ungesehen aus dem Nachziehstapel kommen, von 0 bis 30. Nach der Anleitung fehlt keine. Standard: 0.

underground-option-timer-mode = Sanduhr
underground-option-timer-mode-help = Wie der Sand läuft. „{ underground-option-timer-mode-auto }“ folgt der Anleitung: in Echtzeit, und ohne Sanduhr bei { underground-setup-stairwell }; Bots unter sich zählen Züge. Standard: { underground-option-timer-mode-auto }.
underground-option-timer-mode-auto = Wie der Aufbau es sagt
underground-option-timer-mode-real = In Echtzeit
underground-option-timer-mode-turns = Entspannt: nach Zügen
underground-option-timer-mode-off = Keine

underground-option-timer-seconds = Sekunden der Sanduhr
underground-option-timer-seconds-help = Wie lange der Sand nach der Uhr läuft, von 30 bis 600 Sekunden. Standard: 120.

underground-option-timer-flip = Frühes Umdrehen
underground-option-timer-flip-help = Wie viel Sand oben ist, wenn die Sanduhr vor dem Ende umgedreht wird. Standard: { underground-option-timer-flip-glass }.
underground-option-timer-flip-glass = Was durchgelaufen ist
underground-option-timer-flip-full = Immer der ganze

underground-option-timer-away = Wenn jemand weg ist
underground-option-timer-away-help = Ob der Sand nach der Uhr stillsteht, solange jemand nicht verbunden ist. Ist niemand da, steht er immer. Standard: { underground-option-timer-away-stands }.
underground-option-timer-away-stands = Er steht still
underground-option-timer-away-runs = Er läuft weiter

underground-option-timer-turns = Züge der Sanduhr
underground-option-timer-turns-help = Wie viele Züge der Sand reicht, wenn er nach Zügen läuft, von 1 bis 9. Standard: 2.

underground-option-timer-hands = Wer die Sanduhr umdreht
underground-option-timer-hands-help = Ob alle die Sanduhr jederzeit umdrehen dürfen, oder nur wer am Zug ist. Standard: { underground-option-timer-hands-everybody }.
underground-option-timer-hands-everybody = Alle
underground-option-timer-hands-active = Wer am Zug ist

underground-option-end-section = Abschnitt des Ende-Chips
underground-option-end-section-help = Wo euch der Entführer hat, von 1 bis 35; 0 überlässt es Stufe oder Szenario. Standard: 0.

underground-option-setup-choices = Wahl beim Aufbau
underground-option-setup-choices-help = Ob ihr Plateaus legt und Tür und Anfang selbst wählt. Standard: { underground-option-setup-choices-manual }.
underground-option-setup-choices-manual = Von euch
underground-option-setup-choices-auto = Automatisch

underground-option-balance = Gleichgewicht
underground-option-balance-help = Wie gut ein Wegteil aufliegen muss, um nicht zu kippen. Standard: { underground-option-balance-edge }.
underground-option-balance-edge = Bis zur Kante
underground-option-balance-firm = Fest
underground-option-balance-off = Ein Feld genügt

underground-option-stacks-open = Stapel
underground-option-stacks-open-help = Ob die unteren Teile der Stapel zu sehen sind. Standard: { underground-option-stacks-open-false }.
underground-option-stacks-open-false = Nur das oberste Teil
underground-option-stacks-open-true = Alle Teile offen

underground-option-resign = Aufgeben
underground-option-resign-help = Ob ihr aufgeben könnt, wenn alle einverstanden sind. Standard: { underground-option-resign-false }.
underground-option-resign-false = Nicht möglich
underground-option-resign-true = Wenn alle zustimmen

## Warum etwas nicht geht

underground-reason-not-your-turn = Du kannst jetzt nichts tun.
underground-reason-finished = Die Partie ist zu Ende.
underground-reason-no-such-action = Eine solche Aktion gibt es nicht.
underground-reason-not-now = Das geht an dieser Stelle der Partie nicht.
underground-reason-not-active = Jemand anderes ist am Zug.
underground-reason-not-in-hand = Die Karte { $cell } hast du nicht auf der Hand.
underground-reason-card-first = Spiel zuerst eine Karte aus.
underground-reason-card-played-already = Du hast in diesem Zug schon eine Karte ausgespielt.
underground-reason-already-placed = Du hast in diesem Zug schon ein Wegteil gelegt.
underground-reason-in-the-middle-of-a-move = Die Bewegung kann nicht unterbrochen werden; beende sie zuerst.
underground-reason-piece-not-left = Es ist kein Wegteil { $shape } mehr da.
underground-reason-piece-not-offered = { $kind ->
    [signal] Deine Karte bewegt den Signalstein bis zu { $reach } Stapel weit, zu { $offers }. { $shape } ist nicht dabei.
    [joker] Deine Karte bietet einen Joker, nicht { $shape }.
    [nothing] Deine Karte bietet nichts: Von ihren Wegteilen ist keines mehr da.
   *[stack] Deine Karte bietet { $offers }, nicht { $shape }.
}
underground-reason-same-as-another = Das Wegteil { $shape } sieht in einer anderen Drehung oder auf der anderen Seite gleich aus; die gilt auch für diese.
underground-reason-off-the-board = Das Wegteil { $shape } auf { $cell } würde über den Spielplan hinausragen.
underground-reason-on-code-chip = Das Wegteil { $shape } auf { $cell } würde einen Code-Chip bedecken.
underground-reason-on-figure = Das Wegteil { $shape } auf { $cell } würde die Spielfigur bedecken.
underground-reason-on-tower = Das Wegteil { $shape } auf { $cell } würde den Turm bedecken.
underground-reason-on-rat = Das Wegteil { $shape } auf { $cell } würde die Ratte bedecken.
underground-reason-stone-over-water = Stein des Wegteils { $shape } auf { $cell } läge über Wasser; das darf nur Holz.
underground-reason-stone-in-the-air = Stein des Wegteils { $shape } auf { $cell } hinge in der Luft; schweben darf nur Holz.
underground-reason-nothing-carries = Nichts würde das Wegteil { $shape } auf { $cell } tragen.
underground-reason-out-of-balance = Das Wegteil { $shape } auf { $cell } würde kippen.
underground-reason-step-off-board = Dort ist der Spielplan zu Ende.
underground-reason-step-to-bare-board = { $cell } ist nackter Spielplan; die Spielfigur läuft nur auf Wegteilen und Plateaus.
underground-reason-step-into-water = Auf { $cell } ist Wasser.
underground-reason-step-onto-rat = Auf { $cell } sitzt die Ratte.
underground-reason-no-breaker = Ihr habt keinen Brecher.
underground-reason-no-ladder = Ihr habt keine Leiter.
underground-reason-wall-in-the-way = Zwischen { $figure } und { $cell } ist eine Wand.
underground-reason-no-wall-to-break = Zwischen { $figure } und { $cell } ist keine Wand, die der Brecher zerschlagen könnte.
underground-reason-not-at-the-door = Die Tür des Turms ist nicht auf dieser Seite.
underground-reason-code-incomplete = Die Tür bleibt zu, bis fünf Zahlen-Chips zusammenpassen.
underground-reason-door-too-high = Den Ausgang betritt man nur von Ebene 10, ohne Stufe hinauf oder hinunter.
underground-reason-no-need-of-ladder = Für diesen Schritt braucht es keine Leiter.
underground-reason-too-steep = { $cell } liegt auf Ebene { $level }, { $figure } auf Ebene { $stand }. Ein Schritt geht höchstens eine Ebene hinauf oder hinab.
underground-reason-locked = { $cell } ist verschlossen, und ihr habt keinen Schlüssel.
underground-reason-already-moved = Die Spielfigur hat sich in diesem Zug schon bewegt.
underground-reason-not-moving = Es gibt keine Bewegung, die du beenden könntest.
underground-reason-no-chip-here = Auf { $figure } liegt kein Code-Chip.
underground-reason-no-key-here = Auf { $figure } gibt es keinen Schlüssel zu holen.
underground-reason-no-valve-here = Auf { $figure } gibt es kein Ventil zu schließen.
underground-reason-valve-needs-key = In diesem Szenario kostet ein Ventil { $cost } Schlüssel; ihr habt { $keys }.
underground-reason-no-water-there = Auf { $cell } ist kein Wasser.
underground-reason-water-of-the-canal = Das Wasser des Kanals auf { $cell } lässt sich nicht entfernen.
underground-reason-no-key-chip-left = Ihr habt schon alle { $most } Schlüssel.
underground-reason-no-teleport = Ihr habt kein Versetzen.
underground-reason-no-card-for-teleport = Für das Versetzen ist keine Karte mehr da.
underground-reason-cannot-land = Dorthin kann die Spielfigur nicht versetzt werden.
underground-reason-no-timer = In dieser Partie gibt es keine Sanduhr.
underground-reason-timer-must-wait = Die Sanduhr kann in diesem Moment nicht umgedreht werden.
underground-reason-only-the-clock = Nur die Uhr sagt, wann der Sand durchgelaufen ist.
underground-reason-not-your-timer = Die Sanduhr dreht um, wer am Zug ist.
underground-reason-voted-already = Du hast in diesem Zug schon abgestimmt.
underground-reason-no-giving-up = In dieser Partie kann man nicht aufgeben.
underground-reason-plateau-out-of-place = Plateau { $plateau } auf { $cell } würde nicht das richtige Feld bedecken.
underground-reason-plateau-no-room = Plateau { $plateau } hat auf { $cell } keinen Platz.
underground-reason-plateau-same-turn = Plateau { $plateau } sieht in einer anderen Drehung gleich aus; die gilt auch für diese.
underground-reason-door-to-nowhere = Die Tür ginge über den Rand des Spielplans.
underground-reason-no-such-player = So viele spielen hier nicht mit.
underground-reason-piece-not-on-top = Dieses Wegteil { $shape } liegt nicht oben auf seinem Stapel.
underground-reason-swap-not-needed = Deine Karte bietet das Wegteil { $shape } ohnehin; ein Tausch wäre verschenkt.
underground-reason-swap-needed = { $kind ->
    [signal] Deine Karte bewegt den Signalstein bis zu { $reach } Stapel weit, zu { $offers }; { $shape } gibt dir nur ein Tausch.
    [joker] Deine Karte bietet einen Joker; { $shape } gibt dir nur ein Tausch.
    [nothing] Von den Wegteilen deiner Karte ist keines mehr da; { $shape } gibt dir nur ein Tausch.
   *[stack] Deine Karte bietet { $offers }; { $shape } gibt dir nur ein Tausch.
}
underground-reason-not-a-neighbour = Ein Schritt führt auf das nächste Feld im Norden, Osten, Süden oder Westen.
underground-reason-figure-elsewhere = Die Spielfigur steht auf { $figure }.
underground-reason-other-plateau-due = Jetzt wird Plateau { $plateau } gelegt.
underground-reason-key-taken-already = Der Schlüssel auf { $figure } ist schon geholt.
underground-reason-valve-closed-already = Das Ventil auf { $figure } ist schon benutzt.
underground-reason-only-after-a-move = Das geht nur gleich nach einer Bewegung, die auf { $figure } endet.
underground-reason-too-far = { $cell } ist { $steps } Schritte entfernt; du hast { $left }.
underground-reason-no-way-there = Von { $figure } führt noch kein Weg nach { $cell }. Baut erst einen.

## Was geschehen ist

underground-event-plateau-laid = Plateau { $plateau } wird auf { $cell } gelegt.
underground-event-door-set = Die Tür des Turms geht nach { underground-side }.
underground-event-match-began = Spieler { $player } beginnt, und der Sand läuft.
underground-event-card-played = Spieler { $player } spielt die Karte { $card } aus.
underground-event-piece-placed = Das Wegteil { $piece } wird auf { $cell } gelegt, Seite { $face }, auf Ebene { $level }.
underground-event-chip-spent = Ein Sonder-Chip wird eingesetzt: { underground-chip }.
underground-event-figure-moved = Die Spielfigur geht von { $from } nach { $to }.
underground-event-lock-opened = { $keys ->
        [one] Das Schloss auf { $cell } wird aufgeschlossen: ein Schlüssel bleibt.
       *[other] Das Schloss auf { $cell } wird aufgeschlossen: { $keys } Schlüssel bleiben.
    }
underground-event-chip-taken = Der Code-Chip auf { $cell } wird aufgedeckt: { underground-chip }.
underground-event-code-complete = Der Code ist vollständig. Nun zum Ausgang.
underground-event-key-taken = { $keys ->
        [one] Auf { $cell } liegt ein Schlüssel: jetzt habt ihr einen.
       *[other] Auf { $cell } liegt ein Schlüssel: jetzt habt ihr { $keys }.
    }
underground-event-valve-closed = Das Ventil auf { $valve } ist zu, und das Wasser auf { $cell } fließt ab.
underground-event-card-drawn = Spieler { $player } zieht die Karte { $card }.
underground-event-card-turned = Die Karte { $card } wird gezogen und abgelegt.
underground-event-water-rose = Wasser kommt auf { $cell }.
underground-event-water-stayed-away = Auf { $cell } kommt kein Wasser.
underground-event-displacement-due = Wasser kommt auf { $cell }, wo die Spielfigur steht. Sie muss ausweichen.
underground-event-figure-displaced = Die Spielfigur weicht dem Wasser von { $from } nach { $to } aus.
underground-event-timer-turned = { $who ->
        [player] Spieler { $player } dreht die Sanduhr um: der Entführer beobachtet { underground-line }.
       *[nobody] Die Sanduhr wird umgedreht: der Entführer beobachtet { underground-line }.
    }
underground-event-discovered = Der Entführer beobachtet { underground-line } und entdeckt euch auf { $cell }.
underground-event-sand-ran-out = Der Sand ist durchgelaufen. Der Entführer beobachtet { underground-line }.
underground-event-teleported = Die Spielfigur wird von { $from } nach { $to } versetzt.
underground-event-teleport-stayed = Die Spielfigur wird nicht auf { $cell } versetzt; der Chip ist verloren.
underground-event-single-laid = Ein 1er-Wegteil liegt auf { $cell }.
underground-event-chip-laid = Ein Code-Chip liegt verdeckt auf { $cell }.
underground-event-replacement-offered = Der Code ist vollständig: ihr könnt auf einen neuen Code-Chip verzichten.
underground-event-replacement-declined = Es kommt kein neuer Code-Chip.
underground-event-rat-ran = Die Ratte läuft von { $from } nach { $to }.
underground-event-rat-bit = { $stolen ->
        [yes] { $keys ->
            [one] Die Ratte beißt und verschleppt einen Schlüssel: einer bleibt.
           *[other] Die Ratte beißt und verschleppt einen Schlüssel: { $keys } bleiben.
        }
       *[no] Die Ratte beißt, findet aber keinen Schlüssel.
    }
underground-event-rat-took-chip = Die Ratte verschleppt den Code-Chip auf { $cell }.
underground-event-turn-began = Zug { $turn }: Spieler { $player } ist dran.
underground-event-voted = { $missing ->
        [one] Spieler { $player } möchte aufgeben: eine Stimme fehlt.
       *[other] Spieler { $player } möchte aufgeben: { $missing } Stimmen fehlen.
    }
underground-event-match-ended = { $end ->
        [escaped] Ihr seid entkommen.
        [deck] Ihr habt verloren: es ist keine Karte mehr da.
        [kidnapper] Ihr habt verloren: der Entführer hat euch.
        [immobile] Ihr habt verloren: das Wasser hat der Spielfigur den Weg abgeschnitten.
       *[resign] Ihr habt aufgegeben.
    }
underground-event-move-ended = Die Spielfigur bleibt auf { $cell } stehen.
underground-event-left-alone = Was auf { $cell } ist, bleibt dort.
