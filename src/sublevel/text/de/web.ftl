# Die Seiten um den Tisch: Startseite, Tische, neuer Tisch, Einstellungen. Die Begriffe folgen dem Glossar der Regeln.

web-brand = Sublevel, zur Startseite
web-skip = Zum Inhalt springen
web-close = Schließen
web-load-failed = Diese Seite konnte nicht geladen werden.
web-outdated = Vielleicht gibt es auf dem Server eine neuere Version. Lade die Seite neu: Deine Partien sind auf dem Server sicher.
web-broken-title = Auf dieser Seite ist etwas kaputtgegangen
web-broken-note = Lade die Seite neu. Deine Partien sind auf dem Server sicher.
web-reload = Neu laden
web-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-unreadable = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
web-broken-off = Die Antwort ist abgebrochen. Versuche es noch einmal.
web-live-lost = Die Verbindung brach ab, bevor der Tisch geantwortet hat. Sieh nach, ob es geklappt hat.
web-live-closed = Die Verbindung zum Tisch ist geschlossen.
web-missing-title = Auf dieser Ebene ist nichts
web-missing-text = Unter dieser Adresse gibt es keine Seite.
web-missing-home = Zur Startseite
web-footer-unofficial = Eine inoffizielle Umsetzung von Spielern; ohne Verbindung zu den Autoren und Verlagen der Spiele.
web-footer-fonts = Freie Software unter der MIT-Lizenz. Schriften: Auszüge aus IBM Plex, SIL Open Font License.

## Kopf der Seite

web-nav = Seiten
web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-replays = Partien
web-nav-rules = Regeln
web-theme-to-light = Helle Ansicht
web-theme-to-dark = Dunkle Ansicht
web-sound-on = Ton ist an
web-sound-off = Ton ist aus
web-language-en = English
web-language-de = Deutsch
web-language-cs = Čeština
web-language-sk = Slovenčina

## Wer man ist

web-person-menu = Menü
web-person-nobody = Gast
web-person-guest = Gast
web-person-tables = Meine Tische
# Daraus wird ein Name mit Nummer: „Dachs 27“. Durch Kommas getrennt.
web-guest-names = Dachs, Maulwurf, Fledermaus, Otter, Fuchs, Marder, Molch, Rabe, Luchs, Grille, Glühwurm, Igel
web-account-name = Name
web-account-password = Passwort
web-account-password-help = Mindestens 8 Zeichen.
web-account-hello = Hallo, { $name }!
web-account-rename = Namen ändern
web-account-rename-help = So nennen dich die anderen am Tisch.
web-account-rename-do = Speichern
web-account-log-in = Anmelden
web-account-log-in-help = Mit einem Konto hast du deine Tische und Einstellungen auf jedem Gerät.
web-account-log-in-do = Anmelden
web-account-open = Konto eröffnen
web-account-open-help = Nur ein Name und ein Passwort. Deine Tische bleiben deine.
web-account-open-do = Konto eröffnen
web-account-log-out = Abmelden
web-account-is-guest = Du spielst als Gast: Nur dieser Browser kennt dich.
web-account-is-yours = Du bist angemeldet; deine Einstellungen liegen in deinem Konto.

## Startseite

web-home-heading = Sublevel: Brettspiele von Flucht und Überleben
web-level = Ebene { $level }
web-door-tables = { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }
web-play-now = Jetzt spielen
web-coming-soon = Kommt bald
web-coming-soon-help = { $game } ist noch im Bau.
web-ways = Weitere Arten zu spielen: { $game }
web-way-bot = Gegen einen Bot: { $bot }
web-way-screen = { $count ->
        [one] Eine Person an diesem Bildschirm
       *[other] { $count } Personen an einem Bildschirm
    }
web-way-solo = Allein, mit einer Hand
web-way-with-bot = Mit einem Bot: { $bot }
web-way-hands = Zwei Hände an einem Bildschirm
web-way-online = Online mit Freunden
web-way-online-help = Du bekommst einen Link zum Verschicken
web-way-setup = Tisch einrichten
web-way-setup-help = Optionen, Uhr, Plätze
web-way-learn = Schritt für Schritt lernen
web-way-rules = Regeln lesen
web-players = Spieler: { $players }
web-duration = Dauer: { $duration }
web-kind = Art: { $kind }
web-kind-race = Wettlauf
web-kind-together = gemeinsam
web-kind-one-vs-many = einer gegen alle
web-kind-traitor = Verräter
web-underground-title = Underground
web-underground-tagline = Baut den Weg nach oben. Das Wasser steigt, jemand folgt.
web-star-quest-title = Star Quest
web-star-quest-tagline = Trupps entern das Wrack. Im Dunkel wartet das Chaos.
web-panic-station-title = Panic Station
web-panic-station-tagline = Brennt das Nest aus. Findet heraus, wer noch Mensch ist.

## Listen von Tischen

web-continue = Weiterspielen
web-continue-none = Du hast keinen laufenden Tisch. Ein Klick auf „Jetzt spielen“ eröffnet einen.
web-running = Laufende Tische
web-running-none = Gerade läuft kein öffentlicher Tisch.
web-open = Offene Tische
web-open-none = Gerade wartet niemand auf Mitspieler. Eröffne einen öffentlichen Tisch, dann sehen ihn andere hier.
web-all = alle { $tables }
web-watch = Zusehen
web-sit-down = Platz nehmen
web-online-now = { $people ->
        [one] eine Person online
       *[other] { $people } Personen online
    }
web-row-your-turn = Du bist am Zug gegen { $names }
web-row-waiting = Warten auf { $names }
web-row-open-mine = Wartet auf Mitspieler
web-row-one-screen = An einem Bildschirm: { $names }
web-row-free = { $free ->
        [one] Ein Platz frei: { $names }
       *[other] { $free } Plätze frei: { $names }
    }
web-row-paused = Pause: { $names }
web-row-won = Gewonnen gegen { $names }
web-row-lost = Verloren gegen { $names }
web-row-draw = Unentschieden gegen { $names }
web-row-your-turn-together = Du bist am Zug, zusammen mit { $names }
web-row-together-won = Gemeinsam gewonnen: { $names }
web-row-together-lost = Gemeinsam verloren: { $names }
web-row-alone = Allein: { $names }
web-row-winner = Gewonnen hat { $winner }: { $names }
web-row-nobody = Ohne Sieger: { $names }
web-row-actions = { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }
web-row-watching = { $watching } sehen zu
web-row-left = du hast noch { $time }
web-row-forked = ab einer Stellung
web-seat-open = freier Platz
web-seat-nameless = jemand

## Bots und Uhren

bot-random = Zufall
bot-random-help = Spielt irgendetwas Erlaubtes. Gut für den ersten Blick.
bot-planner = Planer
bot-planner-help = Plant seinen ganzen Zug und spielt aufs Ziel.
bot-beginner = Anfänger
bot-beginner-help = Sieht eine Aktion weit, und nicht jede. Gut für die erste Partie.
bot-casual = Gelegenheitsspieler
bot-casual-help = Plant seinen eigenen Zug und überlässt dir deinen.
bot-skilled = Geübt
bot-skilled-help = Denkt auch an deine Antwort.
bot-strong = Stark
bot-strong-help = Schaut mehrere Züge voraus.
bot-master = Meister
bot-master-help = Sieht sich an, was sich ansehen lässt, und übersieht wenig.
web-bot = Bot { $bot }
web-program = { $name } (Programm)
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-none-help = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-move = Pro Zug
web-clock-move-help = Für jeden Zug gleich viel Zeit.
web-clock-game = Pro Partie
web-clock-game-help = Ein Zeitvorrat für die ganze Partie, und nach jedem Zug kommt ein wenig dazu.
web-clock-days = Tage
web-clock-days-help = Für eine Partie neben dem Alltag: so viele Tage für einen Zug.
web-clock-short-none = keine Uhr
web-clock-short-move = { $time } pro Zug
web-clock-short-game = { $time } + { $increment }
web-clock-short-days = { $time } pro Zug
web-clock-time = Zeit
web-clock-increment = Dazu nach jedem Zug

## Tische

web-lobby = Tische
web-lobby-mine = Meine Tische
web-lobby-mine-none = Du hast keinen laufenden Tisch.
web-replays = Gespielte Partien
web-replays-none = Noch ist keine deiner Partien zu Ende.
web-replays-file = Partiedatei öffnen
web-replays-file-help = Eine früher gespeicherte Partie, von hier oder von der Kommandozeile, wird Zug um Zug gezeigt.
web-replay = Nachspielen
web-new-table = Neuer Tisch

## Ein neuer Tisch

web-new = Neuer Tisch: { $game }
web-new-who = Wer spielt
web-new-seat = { $side }: wer spielt
web-new-me = Ich
web-new-open = Jemand online
web-new-bot = Bot { $bot }
web-new-open-help = Einen offenen Platz nimmt, wer den Link bekommt, oder irgendwer, wenn der Tisch öffentlich ist.
web-new-screen-help = Du hast mehrere Plätze: Gib den Bildschirm nach jedem Zug weiter.
web-new-hands-help = Du spielst mit mehreren Händen: Der Tisch folgt der, die dran ist.
web-new-nobody-help = Du siehst dieser Partie zu: Bots spielen sie.
web-new-name = Name dieser Person
web-player = Spieler { $number }
web-new-public = Wer ihn sieht
web-new-public-false = Mit Link
web-new-public-false-help = Nur wer den Link hat, findet den Tisch.
web-new-public-true = Öffentlich
web-new-public-true-help = Der Tisch steht in der Liste; alle dürfen zusehen oder einen freien Platz nehmen.
web-new-options = Regeln dieses Tisches
web-new-options-default = Wie in der Spielregel
web-new-options-changed = { $changed ->
        [one] eine Option geändert
       *[other] { $changed } Optionen geändert
    }
web-new-options-reset = Zurück zur Spielregel
web-new-rule = Regel { $clause }
web-new-custom = Eigene
web-new-custom-sum = Zusammen: { $sum }
web-new-do = Tisch eröffnen
web-new-do-bot = Partie beginnen
web-new-unknown = Ein Spiel namens „{ $game }“ gibt es hier nicht.
web-scenarios = Szenarien von { $game }
web-campaign = Feldzug: { $game }

## Einstellungen

web-settings = Einstellungen
web-settings-language = Sprache
web-settings-theme = Ansicht
web-settings-theme-dark = Dunkel
web-settings-theme-light = Hell
web-settings-theme-system = Wie das System
web-settings-sound = Ton
web-settings-sound-help = Schritte, Stein, Luken: kurze Töne zu dem, was auf dem Brett geschieht.
web-settings-volume = Lautstärke
web-settings-animation = Bewegung
web-settings-animation-help = Wie schnell Züge gezeigt werden. Wer im ganzen System weniger Bewegung will, sieht ohnehin keine.
web-settings-animation-normal = Normal
web-settings-animation-fast = Schnell
web-settings-animation-off = Aus
web-settings-table = Am Tisch
web-settings-flip = Brett umdrehen
web-settings-flip-help = Deine Seite liegt am anderen Ende.
web-settings-confirm = Jede Aktion bestätigen
web-settings-confirm-help = Erst wählen, dann mit einem zweiten Klick bestätigen.
web-settings-confirm-reveals = Bestätigen, was sich nicht zurücknehmen lässt
web-settings-confirm-reveals-help = Ein aufgedecktes Plättchen bleibt aufgedeckt; frage vorher nach.
web-settings-auto-pass = Automatisch passen
web-settings-auto-pass-help = Wenn nichts anderes möglich ist.
web-settings-look = Aussehen und Ton
web-settings-person = Du
web-settings-saved = Alles ist gespeichert, sobald du es änderst.
