# Panic Station. Die Begriffe folgen dem Glossar der Regeln.

panic-station-title = Panic Station
panic-station-tagline = Findet das Nest und verbrennt es, solange ihr noch wisst, wer ein Mensch ist.

## Wer und was; andere Meldungen werden damit gebildet

panic-station-colour = { $colour ->
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
        [W] Weiß
       *[P] Violett
    }
panic-station-card = { $card ->
        [GAS] Benzinkanister
        [ARM] Rüstung
        [AMMO] Munition
        [AID] Erste-Hilfe-Set
        [KEY] Schlüsselkarte
        [HEAVY] schwere Waffe
        [NADE] Granate
        [BOOST] Energieschub
        [SCOPE] Zielfernrohr
        [KNIFE] Kampfmesser
        [SCAN] Körperscanner
        [ANTI] Gegenmittel
        [NVG] Nachtsichtgerät
        [SIGNAL] Parasitensignal
        [SNIPER] Scharfschützengewehr
        [HOST] Wirtskarte
        [INF] Infektionskarte
        [INF_R] Infektionskarte (rot)
        [INF_B] Infektionskarte (blau)
        [INF_G] Infektionskarte (grün)
        [INF_Y] Infektionskarte (gelb)
        [INF_W] Infektionskarte (weiß)
        [INF_P] Infektionskarte (violett)
       *[ALERT] Parasitenalarm
    }
panic-station-room = { $card ->
        [R00] Reaktor
        [R01] Offenes Terminal
        [R02] Nest
        [R03] Geschlossenes Terminal
        [R04] Lazarett
        [R05] Lagerraum A
        [R06] Lagerraum B
        [R07] Leere Halle A
        [R08] Leere Halle B
        [R09] Rennen A
        [R10] Rennen B
        [R11] Rennen C
        [R12] Teamsuche A
        [R13] Teamsuche B
        [R14] Teamsuche C
        [R15] Teamsuche D
        [R16] Gefahr A
        [R17] Gefahr B
        [R18] Gefahr C
       *[R19] Gefahr D
    }

## Was geschieht

panic-station-victory = { $nobody ->
        [dead] Niemand gewinnt, denn niemand lebt mehr
        [last] Niemand gewinnt, denn wer überlebt hat, wurde zuletzt infiziert
        [no-infected] Niemand gewinnt, denn kein Infizierter lebt mehr
        [no-merit] Niemand gewinnt, denn kein Überlebender hat jemanden infiziert oder getötet
       *[won] Die Parasiten gewinnen
    }
panic-station-event-match-ended = { $end ->
        [burnt] Das Nest brennt: Die gesunden Überlebenden gewinnen.
        [all-red] Der Scan zeigt nur Infizierte: { panic-station-victory }.
        [troopers-dead] Alle Soldaten sind tot: { panic-station-victory }.
        [hive-lost] Das Nest ist nicht mehr zu finden: { panic-station-victory }.
        [conceded] Der letzte Gesunde gibt auf: { panic-station-victory }.
        [adjudicated] Niemand kann das Nest mehr verbrennen: { panic-station-victory }.
        [all-infected] Es leben nur noch Infizierte: { panic-station-victory }.
       *[out-of-rounds] Die Zeit ist um: { panic-station-victory }.
    }
panic-station-row-nobody = { $end ->
        [troopers-dead] Niemand hat gewonnen, alle Soldaten sind tot: { $names }
        [hive-lost] Niemand hat gewonnen, das Nest blieb verborgen: { $names }
        [out-of-rounds] Niemand hat gewonnen, die Zeit war um: { $names }
       *[other] Niemand hat gewonnen: { $names }
    }

## Spieler, Figuren und Orte in Sätzen

panic-station-player = { $player ->
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
        [W] Weiß
        [P] Violett
       *[other] { $player }
    }
panic-station-partner = { $partner ->
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
        [W] Weiß
        [P] Violett
       *[other] { $partner }
    }
panic-station-partner-of = { $partner ->
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
        [W] Weiß
        [P] Violett
       *[other] { $partner }
    }
panic-station-partner-to = { $partner ->
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
        [W] Weiß
        [P] Violett
       *[other] { $partner }
    }
panic-station-victim = { $victim ->
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
        [W] Weiß
        [P] Violett
       *[other] { $victim }
    }
panic-station-source = { $source ->
        [host] die Wirtskarte
        [none] niemand
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
        [W] Weiß
        [P] Violett
       *[other] { $source }
    }
panic-station-figure = { $who ->
        [RT] Soldat Rot
        [RA] Android Rot
        [BT] Soldat Blau
        [BA] Android Blau
        [GT] Soldat Grün
        [GA] Android Grün
        [YT] Soldat Gelb
        [YA] Android Gelb
        [WT] Soldat Weiß
        [WA] Android Weiß
        [PT] Soldat Violett
        [PA] Android Violett
       *[other] { $who }
    }
panic-station-target = { $target ->
        [RT] Soldat Rot
        [RA] Android Rot
        [BT] Soldat Blau
        [BA] Android Blau
        [GT] Soldat Grün
        [GA] Android Grün
        [YT] Soldat Gelb
        [YA] Android Gelb
        [WT] Soldat Weiß
        [WA] Android Weiß
        [PT] Soldat Violett
        [PA] Android Violett
        [grey] einen grauen Parasiten
        [black] einen schwarzen Parasiten
       *[other] { $target }
    }
panic-station-place = { $room ->
        [R00] Reaktor
        [R01] Offenes Terminal
        [R02] Nest
        [R03] Geschlossenes Terminal
        [R03a] Vorraum, Geschlossenes Terminal
        [R03i] Innenraum, Geschlossenes Terminal
        [R04] Lazarett
        [R04a] Vorraum, Lazarett
        [R04i] Innenraum, Lazarett
        [R05] Lagerraum A
        [R06] Lagerraum B
        [R07] Leere Halle A
        [R08] Leere Halle B
        [R09] Rennen A
        [R10] Rennen B
        [R11] Rennen C
        [R12] Teamsuche A
        [R13] Teamsuche B
        [R14] Teamsuche C
        [R15] Teamsuche D
        [R16] Gefahr A
        [R17] Gefahr B
        [R18] Gefahr C
       *[R19] Gefahr D
    }
panic-station-place-to = { $to ->
        [R00] Reaktor
        [R01] Offenes Terminal
        [R02] Nest
        [R03] Geschlossenes Terminal
        [R03a] Vorraum, Geschlossenes Terminal
        [R03i] Innenraum, Geschlossenes Terminal
        [R04] Lazarett
        [R04a] Vorraum, Lazarett
        [R04i] Innenraum, Lazarett
        [R05] Lagerraum A
        [R06] Lagerraum B
        [R07] Leere Halle A
        [R08] Leere Halle B
        [R09] Rennen A
        [R10] Rennen B
        [R11] Rennen C
        [R12] Teamsuche A
        [R13] Teamsuche B
        [R14] Teamsuche C
        [R15] Teamsuche D
        [R16] Gefahr A
        [R17] Gefahr B
        [R18] Gefahr C
       *[R19] Gefahr D
    }
panic-station-given = { $given ->
        [GAS] Benzinkanister
        [ARM] Rüstung
        [AMMO] Munition
        [AID] Erste-Hilfe-Set
        [KEY] Schlüsselkarte
        [HEAVY] schwere Waffe
        [NADE] Granate
        [BOOST] Energieschub
        [SCOPE] Zielfernrohr
        [KNIFE] Kampfmesser
        [SCAN] Körperscanner
        [ANTI] Gegenmittel
        [NVG] Nachtsichtgerät
        [SIGNAL] Parasitensignal
        [SNIPER] Scharfschützengewehr
        [HOST] Wirtskarte
        [INF] Infektionskarte
        [INF_R] Infektionskarte (rot)
        [INF_B] Infektionskarte (blau)
        [INF_G] Infektionskarte (grün)
        [INF_Y] Infektionskarte (gelb)
        [INF_W] Infektionskarte (weiß)
        [INF_P] Infektionskarte (violett)
       *[ALERT] Parasitenalarm
    }
panic-station-received = { $received ->
        [GAS] Benzinkanister
        [ARM] Rüstung
        [AMMO] Munition
        [AID] Erste-Hilfe-Set
        [KEY] Schlüsselkarte
        [HEAVY] schwere Waffe
        [NADE] Granate
        [BOOST] Energieschub
        [SCOPE] Zielfernrohr
        [KNIFE] Kampfmesser
        [SCAN] Körperscanner
        [ANTI] Gegenmittel
        [NVG] Nachtsichtgerät
        [SIGNAL] Parasitensignal
        [SNIPER] Scharfschützengewehr
        [HOST] Wirtskarte
        [INF] Infektionskarte
        [INF_R] Infektionskarte (rot)
        [INF_B] Infektionskarte (blau)
        [INF_G] Infektionskarte (grün)
        [INF_Y] Infektionskarte (gelb)
        [INF_W] Infektionskarte (weiß)
        [INF_P] Infektionskarte (violett)
       *[ALERT] Parasitenalarm
    }
panic-station-parasite = { $colour ->
        [grey] Ein grauer Parasit
       *[black] Ein schwarzer Parasit
    }

## Phasen

panic-station-phase-turn = Spielzug
panic-station-phase-place = Den nächsten Raum legen
panic-station-phase-encounter = Begegnung
panic-station-phase-give = Kartentausch
panic-station-phase-team-reply = Teamsuche?
panic-station-phase-relocate = Einen Parasiten umsetzen
panic-station-phase-armour = Rüstung?
panic-station-phase-over = Ende der Partie

## Optionen

panic-station-option-players = Spieler
panic-station-option-players-help = Wie viele mitspielen, von 4 bis 6. Standard: 4.
panic-station-option-bonus-cards = Bonuskarten
panic-station-option-bonus-cards-help = Ob Gegenmittel, Nachtsichtgeräte, Signal und Scharfschützengewehre im Spiel sind. Standard: { panic-station-option-bonus-cards-true }.
panic-station-option-bonus-cards-false = Ohne
panic-station-option-bonus-cards-true = Alle sechs
panic-station-option-host-packet = Wo die Wirtskarte liegt
panic-station-option-host-packet-help = Mit wie vielen anderen Karten sie oben im Stapel gemischt wird. Standard: { panic-station-option-host-packet-seed }.
panic-station-option-host-packet-seed = Doppelt so viele wie Mitspieler
panic-station-option-host-packet-english = Eine mehr
panic-station-option-hive-mix = Wo das Nest liegt
panic-station-option-hive-mix-help = Mit wie vielen der untersten Raumkarten das Nest gemischt wird, 2 oder 3. Standard: 3.
panic-station-option-infection-cards = Infektionskarten
panic-station-option-infection-cards-help = Wie viele jeder hat, 2 oder 3. Mit 2 haben es die Menschen leichter. Standard: 3.
panic-station-option-gas-needed = Benzin für das Nest
panic-station-option-gas-needed-help = Wie viele Benzinkanister das Nest verbrennen, 3 oder 4. Mit 4 haben es die Menschen schwerer. Standard: 3.
panic-station-option-host-last-resort = Die Wirtskarte als Gabe
panic-station-option-host-last-resort-help = Ob ein Wirt ohne eigene Infektionskarten die Wirtskarte geben darf. Standard: { panic-station-option-host-last-resort-false }.
panic-station-option-host-last-resort-false = Nie
panic-station-option-host-last-resort-true = Als letztes Mittel
panic-station-option-exchange-limit = Tausche in einem Raum
panic-station-option-exchange-limit-help = Ob ein Zug je Raum einen Tausch verlangt oder einen für jeden der beiden Charaktere. Standard: { panic-station-option-exchange-limit-player }.
panic-station-option-exchange-limit-player = Einer je Spieler
panic-station-option-exchange-limit-character = Einer je Charakter
panic-station-option-parasite-roll = Wie Parasiten laufen
panic-station-option-parasite-roll-help = Ob für jeden Parasiten gewürfelt wird oder einmal für alle. Standard: { panic-station-option-parasite-roll-each }.
panic-station-option-parasite-roll-each = Jeder für sich
panic-station-option-parasite-roll-one = Ein Wurf für alle
panic-station-option-grenade-blocks-exchange = Granate vor dem Betreten
panic-station-option-grenade-blocks-exchange-help = Ob ein Raum, in den in diesem Zug eine Granate flog, keinen Tausch verlangt. Standard: { panic-station-option-grenade-blocks-exchange-false }.
panic-station-option-grenade-blocks-exchange-false = Ein Tausch ist fällig
panic-station-option-grenade-blocks-exchange-true = Kein Tausch
panic-station-option-master-servant = Meister und Diener
panic-station-option-master-servant-help = Ob nur die Infizierten gewinnen, die einen Gesunden infiziert oder getötet haben, und der erste Wirt. Standard: { panic-station-option-master-servant-false }.
panic-station-option-master-servant-false = Alle Infizierten gleich
panic-station-option-master-servant-true = Nur wer Verdienste hat
panic-station-option-max-rounds = Höchstzahl der Runden
panic-station-option-max-rounds-help = Nach so vielen Runden, von 1 bis 200, gewinnen die Parasiten. Standard: 30.
panic-station-option-claims = Behauptungen
panic-station-option-claims-help = Ob Behauptungen Gespräch am Tisch sind oder Aktionen des Spiels (für lernende Programme). Standard: { panic-station-option-claims-false }.
panic-station-option-claims-false = Gespräch am Tisch
panic-station-option-claims-true = Aktionen des Spiels
panic-station-option-adjudicate = Ende ohne Hoffnung
panic-station-option-adjudicate-help = Ob die Partie endet, sobald die Menschen nicht mehr gewinnen können. Das verrät etwas. Standard: { panic-station-option-adjudicate-false }.
panic-station-option-adjudicate-false = Es geht weiter
panic-station-option-adjudicate-true = Sie endet sofort
panic-station-option-notebook = Notizbuch
panic-station-option-notebook-help = Ob es zeigt, was aus dem Gesehenen folgt: Karten in fremden Händen, wer sicher infiziert ist. Standard: { panic-station-option-notebook-true }.
panic-station-option-notebook-false = Selbst denken
panic-station-option-notebook-true = Mit Schlüssen

## Plätze

panic-station-seat-red = Rot
panic-station-seat-blue = Blau
panic-station-seat-green = Grün
panic-station-seat-yellow = Gelb
panic-station-seat-white = Weiß
panic-station-seat-purple = Violett

## Was geschieht

panic-station-event-turn-began = Runde { $round }: { panic-station-player } hat { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkte
    }.
panic-station-event-figures-entered = { panic-station-player } betritt mit beiden Charakteren den Reaktor.
panic-station-event-room-laid = Neuer Raum: { panic-station-place }.
panic-station-event-room-put-under = Passt nirgends und kommt unter den Stapel: { panic-station-place }.
panic-station-event-room-shown = { $below ->
        [yes] Unter dem Nest liegt: { panic-station-place }.
       *[no] Als Nächstes im Raumstapel: { panic-station-place }.
    }
panic-station-event-moved = { $run ->
        [yes] { panic-station-figure } rennt gratis weiter: { panic-station-place-to }.
       *[no] { panic-station-figure } geht: { panic-station-place-to }.
    }
panic-station-event-alerted = Parasitenalarm! Der Würfel zeigt { $die }: { panic-station-place-to }.
panic-station-event-parasite-came = { panic-station-parasite } erscheint: { panic-station-place }.
panic-station-event-parasite-relocated = Der Vorrat ist leer. { panic-station-parasite } wird von { panic-station-player } umgesetzt: { panic-station-place-to }.
panic-station-event-search-began = { $partner ->
        [none] { panic-station-figure } sucht.
       *[other] { panic-station-figure } sucht und fragt { panic-station-partner } nach Mithilfe.
    }
panic-station-event-team-answered = { $answer ->
        [yes] { panic-station-player } sucht mit.
       *[no] { panic-station-player } sucht nicht mit.
    }
panic-station-event-card-drawn = { panic-station-player } zieht eine Fundkarte; { $left ->
        [one] { $left } Karte bleibt
       *[other] { $left } Karten bleiben
    }.
panic-station-event-card-seen = Du hast gefunden: { panic-station-card }.
panic-station-event-alert-drawn = { panic-station-player } hat einen Parasitenalarm gezogen.
panic-station-event-reshuffled = Der Ablagestapel wird zum neuen Stapel gemischt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
panic-station-event-room-turned = { panic-station-place }: Jetzt liegt die rote Seite oben.
panic-station-event-item-laid = { panic-station-player } legt aus: { panic-station-card }.
panic-station-event-item-used = { panic-station-player } benutzt: { panic-station-card }.
panic-station-event-boosted = { panic-station-player } hat jetzt { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkte
    }.
panic-station-event-healed = { panic-station-figure } gewinnt { $points ->
        [one] { $points } Lebenspunkt
       *[other] { $points } Lebenspunkte
    } und hat { $life }.
panic-station-event-shot = { panic-station-figure } schießt auf { panic-station-target }: { panic-station-place }.
panic-station-event-stabbed = { $hit ->
        [yes] { panic-station-figure } sticht auf { panic-station-target } ein und trifft ({ $die }).
       *[no] { panic-station-figure } sticht nach { panic-station-target } und verfehlt ({ $die }).
    }
panic-station-event-grenade-thrown = { panic-station-figure } wirft eine Granate: { panic-station-place }.
panic-station-event-parasite-hit = { $after ->
        [gone] { panic-station-parasite } ist weg: { panic-station-place }.
       *[grey] { panic-station-parasite } ist getroffen und jetzt grau: { panic-station-place }.
    }
panic-station-event-life-lost = { panic-station-figure } verliert { $points ->
        [one] { $points } Lebenspunkt
       *[other] { $points } Lebenspunkte
    } und hat { $life }.
panic-station-event-died = { panic-station-figure } ist tot.
panic-station-event-eliminated = { panic-station-player } ist ausgeschieden; die Handkarten kommen ungesehen in die Schachtel.
panic-station-event-answered = { panic-station-player } hat geheim gewählt.
panic-station-event-armour-used = { panic-station-player } benutzt { $count ->
        [one] eine Rüstung
       *[other] { $count } Rüstungen
    }: { panic-station-place }.
panic-station-event-doors-opened = { panic-station-player } öffnet alle Sicherheitstüren.
panic-station-event-doors-closed = Alle Sicherheitstüren schließen sich.
panic-station-event-scanned = { $cause ->
        [hive] Das Nest ist gefunden. Thermo-Scan: { $red } infiziert, { $blue } gesund.
       *[terminal] Thermo-Scan: { $red } infiziert, { $blue } gesund.
    }
panic-station-event-body-scanned = { panic-station-player } sieht sich die ganze Hand von { panic-station-partner } an.
panic-station-event-hand-seen = In der Hand von { panic-station-partner }: { panic-station-card }, { $count }.
panic-station-event-signal-sent = { $count ->
        [one] Ein Parasit folgt dem Signal
       *[other] { $count } Parasiten folgen dem Signal
    }: { panic-station-place-to }.
panic-station-event-encountered = { panic-station-figure } trifft auf andere: { panic-station-place }. Tausch oder Angriff.
panic-station-event-exchange-began = { panic-station-player } und { panic-station-partner } wählen je eine Karte: { panic-station-place }.
panic-station-event-exchanged = { panic-station-player } und { panic-station-partner } haben Karten getauscht.
panic-station-event-cards-swapped = { panic-station-partner } bekam von dir: { panic-station-given }. Du bekamst: { panic-station-received }.
panic-station-event-infected = { $source ->
        [host] Du hast die Wirtskarte gezogen: Du bist infiziert.
       *[other] Du bist jetzt infiziert, durch { panic-station-source }.
    }
panic-station-event-cured = Das Gegenmittel von { panic-station-partner } hat dich geheilt.
panic-station-event-hive-burnt = { panic-station-player } verbrennt das Nest!
panic-station-event-gave-up = { panic-station-player } gibt auf.
panic-station-event-turn-ended = { panic-station-player } beendet den Zug.
panic-station-event-phase-began = Parasitenphase. { panic-station-player } hat jetzt die Türkarte.
panic-station-event-parasite-walked = { $stayed ->
        [yes] { panic-station-parasite } bleibt, wo er ist ({ $die }).
       *[no] { panic-station-parasite } läuft ({ $die }): { panic-station-place-to }.
    }
panic-station-event-round-ended = Runde { $round } ist vorbei.
panic-station-event-state-revealed = { $state ->
        [infected] { panic-station-player } war infiziert, durch: { panic-station-source }.
       *[clean] { panic-station-player } war gesund.
    }
panic-station-event-hand-revealed = { panic-station-player } hielt: { panic-station-card }, { $count }.
panic-station-event-gift-chosen = Du gibst: { panic-station-card }. Sonst weiß es noch niemand.
panic-station-event-armour-chosen = Rüstung für deinen Soldaten: { $trooper }, für deinen Androiden: { $android }.

## Was Spieler sagen

panic-station-claim-clean = { panic-station-player }: „Ich bin gesund.“
panic-station-claim-accuse = { panic-station-player }: „Ich verdächtige { panic-station-partner }.“
panic-station-claim-know = { panic-station-player }: „Ich weiß, dass { panic-station-partner } infiziert ist.“
panic-station-claim-trust = { panic-station-player }: „Ich vertraue { panic-station-partner-to }.“
panic-station-claim-gave = { panic-station-player }: „{ panic-station-partner } bekam von mir: { panic-station-card }.“
panic-station-claim-got = { panic-station-player }: „{ panic-station-partner } gab mir: { panic-station-card }.“
panic-station-claim-have = { panic-station-player }: „Ich halte: { panic-station-card }, { $count }.“
panic-station-claim-will = { panic-station-player }: „Ich will { $plan ->
        [hive] zum Nest gehen
        [search] suchen
        [terminal] zu einem Terminal gehen
        [doors] die Türen öffnen
        [scan] einen Scan auslösen
        [heal] heilen
        [guard] Wache halten
       *[away] mich fernhalten
    }.“
panic-station-claim-ask = { panic-station-player }: „{ panic-station-partner }, { $request ->
        [give_gas] gib mir Benzin
        [come] komm zu mir
        [leave] geh weg von hier
        [open_doors] öffne die Türen
        [scan] löse einen Scan aus
       *[follow] folge mir
    }.“
panic-station-claim-ask-shoot = { panic-station-player }: „{ panic-station-partner }, schieß auf { panic-station-victim }.“
panic-station-claim-answer = { panic-station-player }: „{ $answer ->
        [yes] Ja, mache ich.
       *[no] Nein, mache ich nicht.
    }“

## Warum nicht

panic-station-reason-not-your-turn = Du bist jetzt nicht an der Reihe.
panic-station-reason-finished = Die Partie ist vorbei.
panic-station-reason-no-such-action = Eine solche Aktion gibt es nicht.
panic-station-reason-not-now = Das geht in diesem Augenblick nicht.
panic-station-reason-too-few-points = Das kostet einen Aktionspunkt; du hast { $points }.
panic-station-reason-search-duty = Erst suchen: In deinem ersten Zug musst du eine Karte finden, und das hier würde die Punkte dafür verbrauchen.
panic-station-reason-search-first = Erst suchen: In deinem ersten Zug musst du eine Karte finden, bevor du ihn beendest.
panic-station-reason-not-yours = Dieser Charakter gehört dir nicht.
panic-station-reason-trooper-cannot-shoot = Soldaten können nicht schießen; nur dein Android kann es.
panic-station-reason-only-trooper-hit = Nur dein Soldat verliert gerade Leben, nicht dein Android.
panic-station-reason-only-android-hit = Nur dein Android verliert gerade Leben, nicht dein Soldat.
panic-station-reason-dead-character = Dieser Charakter ist nicht auf dem Plan.
panic-station-reason-no-room-there = In dieser Richtung liegt kein Raum.
panic-station-reason-wall-there = Da ist eine Wand.
panic-station-reason-door-closed = Die Sicherheitstür ist zu; eine Schlüsselkarte oder ein Terminal öffnet sie.
panic-station-reason-no-run = Dieser Charakter hat jetzt keinen Gratiszug.
panic-station-reason-no-card-there = Dort liegt keine Raumkarte.
panic-station-reason-no-room-cards = Der Raumstapel ist leer.
panic-station-reason-not-beside-you = Keiner deiner Charaktere steht an einer Öffnung zu diesem Platz.
panic-station-reason-cell-taken = Dort liegt schon eine Karte.
panic-station-reason-edges-clash = Die Kanten passen nicht: Wand an Wand, Tür an Durchgang.
panic-station-reason-only-hive-lies = Karten stehen aufrecht; nur das Nest darf quer liegen, wenn es sonst nirgends passt.
panic-station-reason-other-name = Dieser Platz heißt nach einer anderen Karte daneben.
panic-station-reason-no-opening = Zu diesem Platz führt kein Durchgang und keine Tür.
panic-station-reason-fits-somewhere = Die oberste Karte passt irgendwo, also darf keine andere genommen werden.
panic-station-reason-under-used = Du hast in diesem Zug schon eine Raumkarte unter den Stapel gelegt.
panic-station-reason-last-room-card = Es ist die letzte Karte des Raumstapels.
panic-station-reason-no-symbol-here = In diesem Raum gibt es nichts zu finden.
panic-station-reason-no-search-cards = Es sind keine Fundkarten mehr da.
panic-station-reason-no-team-room = Nur ein Raum mit Teamsuche lässt einen Mitspieler mitsuchen.
panic-station-reason-partner-absent = Dieser Spieler hat keinen Charakter in dem Raum.
panic-station-reason-attacked-here = Du hast in diesem Zug hier jemanden angegriffen: Niemand sucht mit dir.
panic-station-reason-no-night-vision = Du hast kein Nachtsichtgerät ausgelegt.
panic-station-reason-not-red = Das Nachtsichtgerät hilft nur auf einer roten Seite.
panic-station-reason-not-in-hand = Du hältst diese Karte nicht.
panic-station-reason-hand-too-small = Um eine Karte abzugeben, brauchst du { $hand } Handkarten.
panic-station-reason-never-laid-out = Diese Karte wird nie ausgelegt.
panic-station-reason-android-dead = Nur ein lebender Android kann schießen.
panic-station-reason-no-ammunition = Du brauchst ausgelegte Munition, eine Ladung je Schuss.
panic-station-reason-no-heavy-weapon = Zwei Schüsse brauchen eine ausgelegte schwere Waffe.
panic-station-reason-no-such-target = Ein solches Ziel gibt es dort nicht.
panic-station-reason-own-target = Eigene Charaktere kannst du nicht angreifen.
panic-station-reason-out-of-reach = Das Ziel ist außer Reichweite.
panic-station-reason-other-order = Diese zwei Schüsse werden andersherum geschrieben.
panic-station-reason-no-knife = Du hast kein Kampfmesser ausgelegt.
panic-station-reason-no-infirmary = Geheilt wird im Innenraum des Lazaretts.
panic-station-reason-nothing-to-heal = Niemand gewänne dadurch einen Lebenspunkt.
panic-station-reason-not-together = Dafür müssen sie im selben Raum sein.
panic-station-reason-no-terminal = Dieser Charakter ist an keinem Terminal.
panic-station-reason-terminal-used = Du hast in diesem Zug schon ein Terminal benutzt.
panic-station-reason-doors-open-already = Die Türen sind schon offen.
panic-station-reason-not-in-hive = Dein Soldat muss im Nest sein.
panic-station-reason-infected-never-burn = Ein Infizierter verbrennt das Nest nicht.
panic-station-reason-too-little-gas = Das Nest zu verbrennen braucht { $gas } Benzinkanister.
panic-station-reason-not-sole-clean = Nur der eine Gesunde des letzten Scans darf aufgeben.
panic-station-reason-stack-not-run = Der Fundkartenstapel war noch nicht durch.
panic-station-reason-enough-gas = Du hast genug Benzin für das Nest.
panic-station-reason-must-meet = Andere sind hier: Erst tauschen oder einen von ihnen angreifen.
panic-station-reason-not-in-the-room = Dieser Spieler hat keinen Charakter in dem betretenen Raum.
panic-station-reason-no-attack-here = Ein Angriff statt des Tauschs muss jemand anderen in dem betretenen Raum treffen.
panic-station-reason-own-infection-card = Solange du gesund bist, gibst du nie eigene Infektionskarten.
panic-station-reason-host-stays = Die Wirtskarte bleibt auf deiner Hand.
panic-station-reason-antidote-spent = Ein verbrauchtes Gegenmittel gibst du nur, wenn sonst nichts geht.
panic-station-reason-other-cards-first = Fremde Infektionskarten gibst du nur, wenn sonst nichts geht.
panic-station-reason-not-hit = Keiner deiner Charaktere verliert gerade Leben.
panic-station-reason-too-much-armour = So viel Rüstung kannst du hier nicht einsetzen.
panic-station-reason-no-parasite = Einen solchen Parasiten gibt es in diesem Raum nicht.
panic-station-reason-not-fullest-room = Er muss aus einem Raum mit den meisten Parasiten kommen.
panic-station-reason-too-far = Das ist weiter als zwei Räume, oder es führt kein offener Weg hin.
panic-station-reason-claims-off = In dieser Partie sind Behauptungen Gespräch am Tisch.
panic-station-reason-claim-made = Du hast vor dieser Entscheidung schon etwas behauptet.
panic-station-reason-nothing-asked = Niemand hat dich etwas gefragt.
panic-station-reason-about-yourself = So eine Behauptung betrifft andere.
panic-station-reason-no-such-player = Dieser Spieler spielt nicht mit.
