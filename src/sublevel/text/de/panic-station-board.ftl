# Panic Station auf dem Brett: was der Browser rund um die Station zeigt.

panic-station-board-kind-of-game = Verborgene Ansteckung, 4 bis 6 Spieler
panic-station-board-overlay-names = Namen der Räume
panic-station-board-overlay-reach = Wohin der Charakter gehen kann
panic-station-board-overlay-alerts = Wo ein Alarm landen würde
panic-station-board-hive-far = Das Nest ist { $count ->
        [one] { $count } Raum
       *[other] { $count } Räume
    } entfernt.

## Wer und wo

panic-station-board-kind = { $kind ->
        [T] Soldat
       *[A] Android
    }
panic-station-board-my-character = { $kind ->
        [T] dein Soldat
       *[A] dein Android
    }
panic-station-board-character = { $kind ->
        [T] Soldat
       *[A] Android
    } von { $player }
panic-station-board-character-hit = { $kind ->
        [T] den Soldaten
       *[A] den Androiden
    } von { $player }
panic-station-board-own = eigene
panic-station-board-infection = Infektion
panic-station-board-infection-own = eigene Infektion
panic-station-board-infection-yours = deine Infektionskarte
panic-station-board-infection-of = Infektion ({ $player })
panic-station-board-spent = verbraucht
# Wo lange Wörter auf schmalen Karten getrennt werden dürfen.
panic-station-board-breaks = Benzin|kanister Schlüssel|karte Energie|schub Ziel|fernrohr Kampf|messer Körper|scanner Gegen|mittel Nacht|sicht|gerät Parasiten|signal Scharf|schützen|gewehr Wirts|karte
panic-station-board-antechamber = Vorraum: { $room }
panic-station-board-direction = { $direction ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
panic-station-board-symbol = { $symbol ->
        [terminal] Terminal
        [infirmary] Lazarett
        [storage] Lager
        [run] Rennen
        [team] Teamsuche
       *[danger] Gefahr
    } ({ $side ->
        [red] rote Seite
       *[black] schwarze Seite
    })
panic-station-board-parasites = { $colour ->
        [g] { $count ->
        [one] ein grauer Parasit
       *[other] { $count } graue Parasiten
    }
       *[b] { $count ->
        [one] ein schwarzer Parasit
       *[other] { $count } schwarze Parasiten
    }
    }
panic-station-board-parasite-in = { $colour ->
        [g] grauer Parasit
       *[b] schwarzer Parasit
    } in: { $room }
panic-station-board-life = { $kind }: { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    }
panic-station-board-cards-in-hand = { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
panic-station-board-locked = Mit { $count } Karten ist kein Gegenstand einsetzbar: So viele müssen auf der Hand bleiben
panic-station-board-start-player = Startspieler
panic-station-board-eliminated = Du bist ausgeschieden
panic-station-board-nobody-wins = Niemand gewinnt
panic-station-board-eliminated-other = ausgeschieden

## Die Station

panic-station-board-station = Die Station
panic-station-board-round = Runde
panic-station-board-round-number = Runde { $round }
panic-station-board-turn-of = Zug { $turn } von { $turns }
panic-station-board-parasite-phase = Parasitenphase
panic-station-board-doors-red = Türen zu
panic-station-board-doors-green = Türen offen
panic-station-board-duty = Erst suchen
panic-station-board-fit = Die ganze Station zeigen
panic-station-board-next-room = Nächster Raum
panic-station-board-next-room-left = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } im Stapel
panic-station-board-place-at = Ein Platz für die Raumkarte: neben { $beside }, Richtung { panic-station-board-direction }
panic-station-board-place-free = passt
panic-station-board-lay-here = Hier anlegen
panic-station-board-turn-card = Die Karte drehen
panic-station-board-walk-here = Hierher gehen: { $count ->
        [one] { $count } Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
panic-station-board-walk = Hingehen
panic-station-board-search-stack = Fundkarten
panic-station-board-discard = Ablage
panic-station-board-discarded = Abgelegt: { $cards }
panic-station-board-rooms-hive = Räume, das Nest dabei
panic-station-board-rooms-stack = Räume im Stapel
panic-station-board-gas-unseen = Benzinkanister, die du nicht kennst: { $count }
panic-station-board-packet = { $count ->
        [one] Eine Karte ist
       *[other] { $count } Karten sind
    } noch vom Päckchen mit der Wirtskarte übrig.
panic-station-board-scan-title = Thermo-Scan
panic-station-board-scan-result = { $red } infiziert, { $blue } gesund

## Deine Karten

panic-station-board-tray = Deine Karten
panic-station-board-your-hand = Deine Hand
panic-station-board-only-you = siehst nur du
panic-station-board-state = { $state ->
        [clean] Du bist gesund
        [infected] Du bist infiziert
       *[host] Du bist der Wirt
    }
panic-station-board-hand-size = Hand { $count }, { $spare } frei
panic-station-board-standing = { $room }, { $life ->
        [one] { $life } Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
panic-station-board-other-character = Der andere Charakter
panic-station-board-card-play = { $how ->
        [tap] Noch einmal tippen
       *[click] Klicken
    }, um { $use ->
        [lay] die Karte auszulegen.
       *[use] die Karte einzusetzen.
    }
panic-station-board-card-text = { $card ->
        [GAS] Gib ihn beim Tausch, dann kannst du nicht angesteckt werden. Mit { $gas } davon brennt das Nest.
        [ARM] Rettet einen Lebenspunkt, wenn du getroffen wirst. Du wirst dann gefragt.
        [AMMO] Lege sie aus: Dein Android kann viermal schießen.
        [AID] Heilt zwei Lebenspunkte in deinem Raum: zwei bei einem Charakter oder je einen bei zweien.
        [KEY] Lege sie aus: Deine Charaktere kommen durch geschlossene Sicherheitstüren.
        [HEAVY] Lege sie aus: Dein Android kann mit einer Aktion zweimal schießen.
        [NADE] Kostet alle Charaktere und Parasiten in einem Nachbarraum einen Lebenspunkt. Preis: ein Aktionspunkt.
        [BOOST] Gibt dir in diesem Zug zwei Aktionspunkte mehr.
        [SCOPE] Lege es aus: Dein Android kann in einen Nachbarraum schießen.
        [KNIFE] Lege es aus: Für einen Aktionspunkt greifst du im eigenen Raum an. Es trifft bei 3 oder 4.
        [SCAN] Zeigt dir die ganze Hand eines Spielers in deinem Raum. Preis: ein Aktionspunkt.
        [ANTI] Gib es beim Tausch: Es wehrt eine Ansteckung ab und heilt dein Gegenüber. Es wirkt einmal.
        [NVG] Lege es aus: Du kannst rote Räume ohne Parasitenalarm durchsuchen.
        [SIGNAL] Lockt alle Parasiten eines Raums bis zu zwei Räume weit.
        [SNIPER] Lege es aus: Dein Android kann in gerader Linie bis zu zwei Räume weit schießen.
        [HOST] Du bist als Erstes infiziert. Diese Karte bleibt auf deiner Hand.
        [own] Sobald du infiziert bist, gib sie beim Tausch: Dein Gegenüber wird infiziert, außer es kommt ein Benzinkanister oder das Gegenmittel zurück.
       *[other] Die Infektionskarte eines anderen. Sie steckt niemanden an.
    }

## Was man tun kann

panic-station-board-actions = Aktionen
panic-station-board-choices = Möglichkeiten
panic-station-board-act-move = Bewegen
panic-station-board-act-find = Suchen
panic-station-board-act-lay = Legen
panic-station-board-act-term = Terminal
panic-station-board-act-shoot = Schießen
panic-station-board-act-knife = Messer
panic-station-board-act-heal = Heilen
panic-station-board-off-move = kein Weg frei
panic-station-board-off-find = hier nichts
panic-station-board-off-lay = kein Platz hier
panic-station-board-off-term = nicht hier
panic-station-board-off-shoot = kein Ziel
panic-station-board-off-knife = niemand hier
panic-station-board-off-heal = nicht hier
panic-station-board-off-points = keine Punkte
panic-station-board-off-duty = erst suchen
panic-station-board-off-ammo = keine Munition
panic-station-board-other-can = { $kind ->
        [T] Soldat kann
       *[A] Android kann
    }
panic-station-board-rooms = { $count ->
        [one] { $count } Raum
       *[other] { $count } Räume
    }
panic-station-board-places = { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
panic-station-board-fits-nowhere = sie passt nirgends
panic-station-board-targets = { $count ->
        [one] Ziel: { $count } Raum
       *[other] Ziel: { $count } Räume
    }
panic-station-board-alert-first = erst Alarm
panic-station-board-no-alert = ohne Alarm
panic-station-board-cost = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
panic-station-board-cancel = Abbrechen
panic-station-board-points-left = { $count ->
        [one] noch { $count } Aktionspunkt
       *[other] noch { $count } Aktionspunkte
    }
panic-station-board-price = Kostet { $cost ->
        [one] { $cost } Aktionspunkt
       *[other] { $cost } Aktionspunkte
    }, danach bleiben { $left }.
panic-station-board-price-free = Kostet keinen Aktionspunkt.

## Aktionen in Worten

panic-station-board-do-lay = { $card } anlegen: neben { $beside }, Richtung { panic-station-board-direction }{ $turned ->
        [u] , wie gedruckt
        [r] , nach rechts gedreht
        [d] , umgedreht
       *[l] , nach links gedreht
    }
panic-station-board-do-lay-none = Die Raumkarte passt nirgends: die nächste nehmen
panic-station-board-do-move = { $who }: gehen nach { $where }
panic-station-board-do-run = { $who }: weiterrennen nach { $where }
panic-station-board-do-find = { $who }: eine Karte finden
panic-station-board-do-find-team = { $who }: gemeinsam suchen mit { $partner }
panic-station-board-with-night-vision = (mit Nachtsichtgerät)
panic-station-board-do-lay-out = Auslegen: { $card }
panic-station-board-do-boost = Energieschub: 2 Aktionspunkte mehr
panic-station-board-do-aid = Erste Hilfe: { $whom } ({ $count ->
        [one] 2 Punkte
       *[other] je 1 Punkt
    })
panic-station-board-do-grenade = { $who }: Granate werfen nach { $where }
panic-station-board-do-knife = { $who }: mit dem Messer angreifen: { $target }
panic-station-board-do-body-scan = Die ganze Hand ansehen: { $player }
panic-station-board-do-signal = Parasiten locken: { $from } → { $to }
panic-station-board-do-shoot = { $count ->
        [one] Einmal
       *[other] Zweimal
    } schießen: { $targets }
panic-station-board-do-heal = Heilen: { $who }, 2 Lebenspunkte
panic-station-board-do-heal-both = Beide heilen: je 1 Lebenspunkt
panic-station-board-do-terminal-open = Terminal: alle Türen öffnen
panic-station-board-do-terminal-scan = Terminal: Thermo-Scan auslösen
panic-station-board-do-terminal-lay = Terminal: { $card } anlegen, neben { $beside }, Richtung { panic-station-board-direction }{ $turned ->
        [u] , wie gedruckt
        [r] , nach rechts gedreht
        [d] , umgedreht
       *[l] , nach links gedreht
    }
panic-station-board-do-terminal-lay-none = Terminal: Der Raum passt nirgends, den nächsten nehmen
panic-station-board-do-burn = Das Nest verbrennen
panic-station-board-do-swap = Karten tauschen mit { $player }
panic-station-board-do-team-yes = Auch eine Karte ziehen
panic-station-board-do-team-no = Nein, danke
panic-station-board-do-give = Geben: { $card }
panic-station-board-do-armour = { $use ->
        [none] Keine Rüstung
       *[some] Rüstung einsetzen: { $count }
    }
panic-station-board-do-armour-split = Rüstung: Soldat { $trooper }, Android { $android }
panic-station-board-do-relocate = { $colour ->
        [g] Einen grauen
       *[b] Einen schwarzen
    } Parasiten wegnehmen von: { $room }
panic-station-board-do-end = Zug beenden
panic-station-board-do-concede = Aufgeben

## Der Kartentausch

panic-station-board-exchange = Kartentausch
panic-station-board-your-envelope = Dein Umschlag
panic-station-board-their-envelope = Umschlag von { panic-station-partner-of }
panic-station-board-opens-with-yours = öffnet sich mit deinem
panic-station-board-sealed = versiegelt
panic-station-board-empty = noch leer
panic-station-board-seal = Versiegeln: { $card }
panic-station-board-gift-gas = Will { $player } dich anstecken, bleibst du gesund. Der Kanister ist danach nicht mehr in deiner Hand.
panic-station-board-gift-anti = Es wehrt eine Ansteckung ab und heilt { panic-station-partner-of }, ein einziges Mal.
panic-station-board-gift-infect = { $player } wird infiziert, außer es kommt ein Benzinkanister oder das Gegenmittel zurück.
panic-station-board-gift-foreign = Diese Karte steckt niemanden an: Sie ist nicht deine. { $player } erfährt, dass du sie hattest.
panic-station-board-gift-item = Sie schützt dich nicht: Will { $player } dich anstecken, bist du infiziert.
panic-station-board-gift-harmless = Sie steckt niemanden an: { $player } bekommt eine gewöhnliche Karte.
panic-station-board-you-gave = Du gabst { panic-station-partner-to }: { $card }
panic-station-board-you-got = Du erhieltst: { $card }
panic-station-board-outcome = { $outcome ->
        [infected] Du bist jetzt infiziert.
        [cured] Du bist wieder gesund.
        [warded] { $player } wollte dich anstecken. Deine Karte hat es abgewehrt.
        [spread] { $player } ist jetzt infiziert.
        [failed] Keine Ansteckung: { $player } war geschützt.
       *[none] Sonst ist nichts geschehen.
    }
panic-station-board-infected-now = Von nun an gewinnst du mit den Parasiten.
panic-station-board-seen = In Ordnung

## Rüstung

panic-station-board-armour = Rüstung
panic-station-board-hit-parasites = Die Parasiten greifen an.
panic-station-board-hit-by = Angriff von { $player }.
panic-station-board-armour-answered = Deine Antwort liegt vor. Sie bleibt verdeckt, bis alle geantwortet haben.
panic-station-board-table-answers = Der Tisch antwortet für dich.

## Aufforderungen

panic-station-board-prompt-turn = { $count ->
        [one] { $count } Aktionspunkt: bewegen, suchen, Raum legen oder handeln.
       *[other] { $count } Aktionspunkte: bewegen, suchen, Raum legen oder handeln.
    }
panic-station-board-prompt-spent = Es sind keine Aktionspunkte mehr übrig.
panic-station-board-hint-turn = Die Zahl in einem Raum ist der Preis des Weges. [T] [A] wählen den Charakter, Pfeiltasten gehen.
panic-station-board-hint-turn-tap = Tippe auf einen Raum, um den Weg zu sehen, noch einmal, um ihn zu gehen. Oder wähle eine Aktion.
panic-station-board-hint-spent = Kostenlose Karten gehen noch; dann beende deinen Zug.
panic-station-board-prompt-duty = Erster Zug: Mit { $count ->
        [one] diesem Aktionspunkt
       *[other] diesen { $count } Aktionspunkten
    } musst du eine Karte finden.
panic-station-board-hint-duty = Lege einen Raum an, geh hinein und durchsuche ihn.
panic-station-board-prompt-run = { $who } darf kostenlos in einen Nachbarraum weiterrennen.
panic-station-board-hint-run = Jede andere Aktion verzichtet darauf.
panic-station-board-prompt-way = { $who } nach { $room }: { $count ->
        [one] { $count } Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
panic-station-board-prompt-move = { $who }: wohin?
panic-station-board-hint-move = Wähle einen hervorgehobenen Raum. Die Zahl ist der Preis des Weges.
panic-station-board-way-exchange = Dort wird ein Kartentausch fällig.
panic-station-board-way-alert = Das löst einen Parasitenalarm aus.
panic-station-board-prompt-lay = Wo soll der Raum liegen?
panic-station-board-prompt-place = Du musst diesen Raum anlegen.
panic-station-board-hint-place = Klicke auf einen Platz, [R] dreht die Karte, [Enter] legt sie an.
panic-station-board-hint-place-tap = Tippe auf einen Platz; noch einmal dreht die Karte.
panic-station-board-prompt-find = Wie suchst du?
panic-station-board-prompt-term = Was soll das Terminal tun?
panic-station-board-prompt-shoot = Worauf schießt du?
panic-station-board-prompt-heal = Wen heilst du?
panic-station-board-prompt-knife = Wen greifst du mit dem Messer an?
panic-station-board-prompt-aid = Wen versorgt die Erste Hilfe?
panic-station-board-prompt-nade = Wohin fliegt die Granate?
panic-station-board-prompt-bscan = Wessen Hand willst du sehen?
panic-station-board-prompt-signal = Von wo nach wo gehen die Parasiten?
panic-station-board-hint-target = Wähle hier oder auf der Karte.
panic-station-board-hint-choose = Wähle eines.
panic-station-board-prompt-encounter = { $room }: Du bist nicht allein. Tausche eine Karte oder greif an.
panic-station-board-hint-encounter = Daran führt kein Weg vorbei.
panic-station-board-prompt-encounter-only = { $room }: Du bist nicht allein. Tausche eine Karte.
panic-station-board-hint-encounter-only = Angreifen kannst du hier nicht.
panic-station-board-prompt-give = Wähle eine Karte für { panic-station-partner-of }.
panic-station-board-prompt-no-choice = Du hast hier keine Wahl: Der Tisch antwortet für dich.
panic-station-board-hint-give = Beide Umschläge öffnen sich im selben Augenblick. Die anderen sehen nur, dass ihr getauscht habt.
panic-station-board-decided = Schon geheim gewählt: { $players }.
panic-station-board-prompt-team = { $player } sucht und lässt dich mitziehen.
panic-station-board-hint-team = Es kostet dich nichts, aber es kann ein Alarm sein.
panic-station-board-prompt-relocate = Es ist kein Parasit mehr im Vorrat: Nimm einen aus einem Raum.
panic-station-board-hint-relocate = Er kommt hierher: { $room }.
panic-station-board-prompt-armour = Du wirst getroffen: insgesamt { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    }. Setzt du Rüstung ein?
panic-station-board-hint-armour = Alle Getroffenen mit freien Karten werden gefragt. Niemand sieht eine Antwort, bevor alle da sind.
panic-station-board-prompt-over = Die Partie ist zu Ende.
panic-station-board-waiting = { $phase ->
        [armour] Warten auf die Rüstung von { $who }.
        [team_reply] Warten auf { $who }: gemeinsam suchen?
        [relocate] { $who } versetzt einen Parasiten.
        [encounter] { $who } begegnet jemandem.
        [place] { $who } legt einen Raum an.
       *[turn] Warten auf { $who }.
    }
panic-station-board-waiting-give = { $a } und { $b } tauschen je eine Karte.
panic-station-board-waiting-sealed = In deinem Umschlag: { $card }.

## Das Notizbuch

panic-station-board-public = öffentlich
panic-station-board-scans = Thermo-Scans
panic-station-board-no-scans = Noch kein Scan.
panic-station-board-scan-rest = { $count ->
        [one] Mindestens einer davon war auch infiziert: { $players }.
       *[other] Mindestens { $count } davon waren auch infiziert: { $players }.
    }
panic-station-board-infected-count = { $count } infiziert
panic-station-board-you-know = Was du weißt
panic-station-board-holds = { $player } hat auf der Hand: { $cards }
panic-station-board-sure = { $player } ist { $state ->
        [infected] infiziert
       *[clean] gesund
    }: Das ist sicher.
panic-station-board-marks = Meine Vermutungen
panic-station-board-mark-of = Deine Vermutung zu { $player }
panic-station-board-mark = { $mark ->
        [clean] gesund
        [unsure] zweifelhaft
       *[infected] infiziert
    }
panic-station-board-own-words = Eigene Notizen
panic-station-board-exchanges = Mein Kartentausch
panic-station-board-gave-got = gegeben · erhalten
panic-station-board-no-exchanges = Noch kein Tausch.
panic-station-board-glance = Runde { $round }, ganze Hand: { $cards }
panic-station-board-draws = Gezogen:
panic-station-board-who-met = Wer getauscht hat
panic-station-board-claims = Behauptungen
panic-station-board-no-claims = Noch hat niemand etwas behauptet.
panic-station-board-quoted = „{ $words }“
panic-station-board-doubt-false = stimmt nicht: Du weißt, was es war
panic-station-board-doubt-against = gegen das, was du weißt

## Behauptungen

panic-station-board-claim-make = Etwas sagen
panic-station-board-claim-back = Zurück
panic-station-board-claim-kind = { $kind ->
        [accuse] Ich verdächtige …
        [know] Ich weiß …
        [trust] Ich vertraue …
        [got] Ich erhielt …
        [gave] Ich gab …
        [have] Ich habe …
        [will] Ich werde …
        [ask] Bitte …
       *[answer] Antwort …
    }
panic-station-board-claim-clean = Ich bin gesund.
panic-station-board-claim-accuse = Ich verdächtige { panic-station-partner }.
panic-station-board-claim-know = Ich weiß, dass { panic-station-partner } infiziert ist.
panic-station-board-claim-trust = Ich vertraue { panic-station-partner-to }.
panic-station-board-claim-gave = Ich gab { panic-station-partner }: { panic-station-card }.
panic-station-board-claim-got = { panic-station-partner } gab mir: { panic-station-card }.
panic-station-board-claim-got-infection = { panic-station-partner } wollte mich anstecken!
panic-station-board-claim-have = { $count ->
        [0] Habe ich nicht: { panic-station-card }.
       *[some] Ich habe { $count } × { panic-station-card }.
    }
panic-station-board-claim-will = { $plan ->
        [hive] Ich gehe zum Nest.
        [search] Ich gehe suchen.
        [terminal] Ich gehe zu einem Terminal.
        [doors] Ich öffne die Türen.
        [scan] Ich löse einen Scan aus.
        [heal] Ich gehe heilen.
        [guard] Ich halte Wache.
       *[away] Ich gehe weg.
    }
panic-station-board-claim-ask = { panic-station-partner }, { $request ->
        [give_gas] gib mir Benzin.
        [come] komm her.
        [leave] geh weg.
        [open_doors] öffne die Türen.
        [scan] löse einen Scan aus.
       *[follow] folge mir.
    }
panic-station-board-claim-ask-shoot = { panic-station-partner }, schieß auf { panic-station-victim }.
panic-station-board-claim-shoot = schieß auf …
panic-station-board-claim-answer = { $answer ->
        [yes] Ja.
       *[no] Nein.
    }

## Das Ende

panic-station-board-story = Was wirklich geschah
panic-station-board-story-host = zog die Wirtskarte.
panic-station-board-story-infected = wurde angesteckt von { $player }.
panic-station-board-story-clean = war am Ende gesund.
panic-station-board-story-host-cured = zog die Wirtskarte und wurde geheilt.
panic-station-board-story-last = zuletzt infiziert: gewinnt nicht
panic-station-board-timeline = Die ganze Geschichte
panic-station-board-tale-host = { $player } zieht die Wirtskarte.
panic-station-board-tale-infected = { panic-station-partner } steckt { panic-station-victim } an.
panic-station-board-tale-cured = Das Gegenmittel von { panic-station-partner-of } heilt { panic-station-victim }.
panic-station-board-tale-exchange = { $a } gibt: { $given }. { $b } gibt: { $got }.
panic-station-board-tale-died = Tot: { $who }.
panic-station-board-tale-out = { $player } scheidet aus.
panic-station-board-tale-burnt = { $player } verbrennt das Nest.
panic-station-board-tale-found = { $player } findet: { $card }.
panic-station-board-tale-gift = { $player } hat gewählt: { $card }.
panic-station-board-tale-armour = { $player } hat Rüstung gewählt: { $count }.
panic-station-board-tale-seen = Hand von { $player }: { $count } × { $card }.
panic-station-board-hands = Alle Handkarten

## Die Textfassung

panic-station-board-twin = Die Station in Worten
panic-station-board-twin-state = Runde { $round }. { $player } hat { $points } Aktionspunkte.
panic-station-board-twin-top = Nächster Raum: { $room }; { $count } im Stapel.
panic-station-board-twin-hand = Deine Hand: { $cards }
panic-station-board-exit = { panic-station-board-direction }{ $edge ->
        [d] , Sicherheitstür: { $room }
       *[o] : { $room }
    }
panic-station-board-exit-free = noch nichts
panic-station-board-far = { $count } nach { panic-station-board-direction }
panic-station-board-twin-nothing = Du hast gerade nichts zu wählen.
panic-station-board-players = Spieler
panic-station-board-group-move = Bewegen
panic-station-board-group-find = Suchen
panic-station-board-group-lay = Raum legen
panic-station-board-group-term = Terminal nutzen
panic-station-board-group-attack = Angriff
panic-station-board-group-give = Kartentausch
panic-station-board-group-armour = Rüstung
panic-station-board-group-other = Andere Aktionen
