# The table and the replay: everything around the board, and why the table refuses something.

## The table: places and tools

table-board = Spielplan
table-bar = Was jetzt zu tun ist
table-seats = Plätze
table-panels = Verlauf, Chat und mehr
table-log = Verlauf
table-notebook = Notizbuch
table-chat = Chat
table-log-chat = Verlauf und Chat
table-things = Hände
table-text = In Worten
table-type = Aktion in Notation eingeben
table-type-do = Spielen
table-view = Ansicht
table-menu = Menü
table-overlays = Auf dem Plan zeigen
table-rules = Regeln
table-rule = Die Regel
table-flip = Plan umdrehen
table-sound = Ton
table-theme = Hell oder dunkel
table-settings = Einstellungen
table-language = Sprache
table-leave = Den Tisch verlassen
table-leave-note = Die Partie geht ohne dich weiter. Du kannst über denselben Link zurückkommen; oder ein Bot spielt für dich, bis du deinen Platz wieder nimmst.
table-leave-for-now = Erst einmal gehen
table-home = Startseite
table-close = Schließen
table-cancel = Abbrechen
table-yes = Ja
table-no = Nein
table-wait-mine = { $name } (du)
table-loading = Wird geladen …
table-copied = Kopiert.
table-not-copied = Der Browser erlaubt das Kopieren nicht.
table-copy-link = Link zum Tisch kopieren
table-copy-position = Stellung kopieren
table-export = Partiedatei speichern
table-head = Tisch { $id }
table-head-watching = Du schaust zu
table-watching = { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
table-title-turn = Du bist am Zug – { $game }

## Connection

table-connecting = Auf dem Weg zum Tisch …
table-lost = Verbindung verloren, neuer Versuch läuft.
table-lost-waiting = { $count ->
        [one] Verbindung verloren. Deine Aktion wird gesendet, sobald sie wieder da ist.
       *[other] Verbindung verloren. Deine { $count } Aktionen werden gesendet, sobald sie wieder da ist.
    }
table-sending = Deine Aktion wird gesendet …
table-unsaved = Der Server kann gerade nicht speichern. Die Uhren stehen; sobald es geht, läuft die Partie von selbst weiter.
table-unsaved-waiting = Der Server kann gerade nicht speichern. Deine Aktion ist vorgemerkt und wird gespielt, sobald es geht; die Uhren stehen.
table-broken-note = Das Brett lässt sich nicht zeichnen. Lade die Seite neu; deine Partie ist auf dem Server sicher, und du kannst sie neben dem Brett auch in Worten spielen.

## Seats

table-seat-label = { $name }, { $side }
table-turn-yours = dein Zug
table-turn-theirs = am Zug
table-seat-stand-in = Ein Bot vertritt: { $level }
table-seat-stand-in-short = Ein Bot vertritt
table-seat-away = Nicht da
table-seat-overdue = Zeit abgelaufen
table-clock = Restzeit: { $time }

## Log and looking back

table-log-empty = Noch wurde nichts gespielt.
table-log-start = Aufbau
table-log-deal = Beginn der Partie
table-log-secret = Etwas, das du nicht siehst
table-steps = Zurückblicken, Aktion für Aktion
table-step-of = { $at } von { $newest }
table-step-back = Eine Aktion zurück
table-step-on = Eine Aktion vor
table-step-first = Zum Anfang
table-step-last = Zum Ende
table-back = Du blickst zurück: nach Aktion { $at } von { $newest }.
table-back-due = Du bist am Zug.
table-back-now = Zurück zum Jetzt
table-look-failed = Diese Stellung kann gerade nicht gezeigt werden.

## Chat

table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-rooms = Wer spricht
table-chat-players = Spieler
table-chat-watchers = Zuschauer
table-chat-say = Etwas sagen
table-chat-send = Senden
table-proposals = Vorschläge
table-propose = Vorschlagen
table-propose-help = Du bist nicht am Zug: Zeig den anderen, was du tun würdest.
table-proposal-theirs = { $name } schlägt vor:
table-proposal-mine = Du schlägst vor:
table-proposal-agreed = Gefällt { $names }
table-proposal-agree = Gute Idee
table-proposal-show = Aufgreifen
table-chat-phrases = Kurze Sätze
table-chat-unread = neu im Chat
table-chat-join = Wer spricht, braucht einen Namen.
table-chat-guest = Als Gast hereinkommen
table-chat-players-note = Hier sprechen die Spieler untereinander.
table-chat-out-note = Du bist ausgeschieden: Hier sprechen die Spieler, und du hörst zu. Die Zuschauer hören dich.
table-chat-watchers-note = Hier sprechen die Zuschauer untereinander.
table-phrase-hello = Hallo!
table-phrase-good-luck = Viel Glück!
table-phrase-one-moment = Einen Moment, bitte.
table-phrase-nice-move = Schöner Zug!
table-phrase-oops = Hoppla!
table-phrase-well-played = Gut gespielt!
table-phrase-thanks = Danke!
table-phrase-again = Noch eine Partie?

## Deeds

table-deed-undo = Zurücknehmen
table-deed-undo-turn = Ganzer Zug
table-undo-off-revealed = Aufgedecktes lässt sich nicht zurücknehmen.
table-undo-off-timer = Seitdem wurde die Sanduhr gedreht: Das lässt sich nicht zurücknehmen.
table-deed-ask-undo = Um Rücknahme bitten
table-deed-ask-pause = Um Pause bitten
table-deed-resume = Weiterspielen
table-deed-ask-draw = Unentschieden anbieten
table-deed-rematch = Revanche
table-deed-resign = Aufgeben
table-deed-resign-confirm = Du verlierst die Partie. Das lässt sich nicht zurücknehmen.
table-deed-ask-concede = Gemeinsam aufgeben
table-deed-ask-concede-confirm = Sind alle einverstanden, ist die Partie für alle verloren. Das lässt sich nicht zurücknehmen.
table-deed-leave = Einen Bot weiterspielen lassen
table-deed-leave-confirm = Ab jetzt spielt ein Bot für dich. Was er spielt, bleibt gespielt; deinen Platz kannst du jederzeit wieder nehmen.
table-deed-return = Meinen Platz wieder nehmen
table-deed-replace = Einen Bot spielen lassen
table-deed-claim = Sieg beanspruchen
table-deed-start = Mit Bots auf den freien Plätzen beginnen
table-stand-in-mine = Ein Bot spielt für dich.
table-missing-away = { $name } ist nicht da.
table-missing-overdue = Die Zeit von { $name } ist abgelaufen. Du entscheidest, oder du wartest.
table-status-open = Warten auf Mitspieler
table-status-paused = Die Partie ruht.
table-status-finished = Die Partie ist zu Ende.

## Offers

table-offer-undo = { $count ->
        [one] { $name } möchte die letzte Aktion zurücknehmen.
       *[other] { $name } möchte { $count } Aktionen zurücknehmen.
    }
table-offer-pause = { $name } bittet um eine Pause.
table-offer-draw = { $name } bietet ein Unentschieden an.
table-offer-concede = { $name } möchte gemeinsam aufgeben.
table-offer-rematch = { $name } möchte eine Revanche.
table-offer-wait-undo = Du hast um Rücknahme gebeten. Die anderen entscheiden.
table-offer-wait-pause = Um eine Pause wird gebeten. Die anderen entscheiden.
table-offer-wait-draw = Ein Unentschieden ist angeboten. Die anderen entscheiden.
table-offer-wait-concede = Du möchtest aufgeben. Die anderen entscheiden.
table-offer-wait-rematch = Du möchtest eine Revanche. Die anderen entscheiden.
table-offer-withdraw = Zurückziehen
table-offer-redraws = Was gezogen oder gewürfelt wurde, wird neu gezogen.
table-declined-undo = { $name } sagt Nein: Es wird nichts zurückgenommen.
table-declined-pause = { $name } möchte keine Pause.
table-declined-draw = { $name } lehnt das Unentschieden ab.
table-declined-concede = { $name } möchte weiterspielen.
table-declined-rematch = { $name } möchte keine Revanche.

## One screen for several

table-banner = { $side }: { $name }
table-curtain = Übergib an { $name }
table-curtain-note = Was jetzt kommt, ist nur für ein Paar Augen bestimmt.
table-curtain-ready = Ich bin { $name }

## A table that waits for people

table-wait-join = An diesen Tisch setzen
table-wait-open = { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
table-wait-name = Dein Name
table-wait-name-any = oder wir finden einen für dich
table-wait-sit = Hinsetzen
table-wait-link = Diesen Link verschicken
table-wait-copy = Kopieren
table-wait-share = Teilen

## The end

table-end-won = Du gewinnst!
table-end-lost = Du verlierst
table-end-draw = Unentschieden
table-end-winner = { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }
table-end-resigned = { $name } hat aufgegeben.
table-end-time = Die Zeit von { $name } ist abgelaufen.
table-end-agreed = Alle waren einverstanden.
table-end-conceded = Ihr habt gemeinsam aufgegeben.
table-end-together-won = Gemeinsam gewonnen!
table-end-together-lost = Gemeinsam verloren
table-end-result = Ergebnis
table-end-board = Den Plan ansehen
table-end-replay = Nachspielen
table-end-following = Zur Revanche
table-own-data = Eigenes Spielmaterial:
table-seal = War das Auslegen ehrlich?
table-seal-running = Vor der Partie hat der Tisch das Auslegen mit diesem Prüfwert versiegelt. Am Ende zeigt er, woraus er gemacht ist.
table-seal-how = Vor der Partie zeigte der Tisch diesen Prüfwert. Er ist der SHA-256 von Startwert und Salz, mit Doppelpunkt verbunden; du kannst ihn selbst berechnen.
table-seal-commitment = Prüfwert
table-seal-seed = Startwert
table-seal-salt = Salz
table-seal-check = Prüfen
table-seal-kept = Es stimmt: Das Auslegen stand vor der Partie fest.
table-seal-broken = Es stimmt nicht.
table-seal-impossible = Dieser Browser kann es hier nicht berechnen.

## Playing on from a position

table-fork = Von hier weiterspielen
table-fork-note = { $plies ->
        [one] Ein neuer Tisch beginnt nach { $plies } Aktion. Diese Partie bleibt, wie sie ist.
       *[other] Ein neuer Tisch beginnt nach { $plies } Aktionen. Diese Partie bleibt, wie sie ist.
    }
table-fork-screen = Alle an diesem Bildschirm
table-fork-bot = Gegen einen Bot
table-fork-side = Meine Seite
table-fork-level = Stärke
table-fork-go = Tisch öffnen

## Replay

table-replay = Aufzeichnung
table-replay-title = Aufzeichnung – { $game }
table-replay-controls = Steuerung der Aufzeichnung
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-speed = Tempo
table-replay-eyes = Wessen Augen
table-replay-spectator = Zuschauer
table-replay-seat = Augen: { $side }
table-replay-all = Alles sehen
table-replay-share = Link zu dieser Stellung kopieren
table-file-title = Eine Partiedatei öffnen
table-file-drop = Lege eine Partiedatei hier ab oder wähle eine aus.
table-file-large = Diese Datei ist zu groß: Eine Partiedatei hat höchstens { $size } kB.
table-file-empty = Diese Datei ist leer.
table-file-unreadable = Diese Datei lässt sich nicht lesen.

## Why something was not done

table-refused-too-many = Zu viele Anfragen: Versuche es in { $seconds } s noch einmal.
table-refused-origin = Seiten anderer Anbieter können das hier nicht.
table-refused-too-large = Eine Anfrage kann höchstens { $size } KiB haben.
table-refused-fault = Auf dem Server ist etwas schiefgegangen; es liegt nicht an dir.
table-refused-no-token = Dafür brauchst du einen Namen: Melde dich an oder komm als Gast herein.
table-refused-bad-token = Du bist hier nicht mehr bekannt: Komm noch einmal herein.
table-refused-bad-request = Die Anfrage stimmt nicht: { $detail }
table-refused-not-json = Die Anfrage ist nicht so geschrieben, wie sie sein soll (JSON).
table-refused-too-slow = Die Anfrage kam nicht rechtzeitig an.
table-refused-gone = Die Anfrage brach ab.
table-refused-not-there = Unter dieser Adresse gibt es nichts.
table-refused-method = { $method } ist unter dieser Adresse nicht möglich.
table-refused-unknown-game = Dieses Spiel gibt es nicht.
table-refused-bad-option = Eine Option des Spiels stimmt nicht: { $detail }
table-refused-bad-position = Diese Stellung lässt sich nicht spielen: { $detail }
table-refused-bad-file = Diese Datei ist keine gespeicherte Partie, oder etwas darin wurde verändert.
table-refused-malformed = Das ist nicht als Aktion des Spiels geschrieben: { $detail }
table-refused-finished = Die Partie ist zu Ende.
table-refused-not-your-turn = Jemand anderes ist am Zug.
table-refused-already-seated = Du hast an diesem Tisch schon einen Platz.
table-refused-asked-already = Danach wird gerade schon gefragt.
table-refused-bad-message = Der Tisch versteht diese Nachricht nicht: { $detail }
table-refused-bot-plays = Ein Bot spielt für dich; nimm erst deinen Platz wieder.
table-refused-cannot-ask = Darum kann man gerade nicht bitten.
table-refused-clock-too-short = Eine Uhr gibt mindestens { $seconds } Sekunden.
table-refused-forced-deal = Eine Partie, deren Zufall vorgegeben war, lässt sich nicht weiterspielen.
table-refused-give-up-together = In diesem Spiel geben alle gemeinsam auf: Frag die anderen.
table-refused-join-first = Seite und Tisch haben sich verloren; lade die Seite neu.
table-refused-nameless = Gib dir einen Namen, bevor du sprichst.
table-refused-no-open-seat = Alle Plätze sind besetzt.
table-refused-no-origin = Es ist nicht gesagt, wo die neue Partie beginnt.
table-refused-no-scenario = Ein Szenario wird durch seine Werte oder durch seine Datei angegeben.
table-refused-no-proposals = Vorschläge gibt es nur in Spielen, in denen alle gemeinsam gewinnen oder verlieren.
table-refused-no-such-bot = Diesen Bot gibt es nicht.
table-refused-no-such-phrase = Diesen Satz gibt es nicht.
table-refused-enough-claims = Für jetzt hast du genug behauptet: Zwischen zwei Aktionen sind { $count } Behauptungen möglich.
table-refused-no-such-ply = So viele Aktionen wurden nicht gespielt: Bisher waren es { $plies }.
table-refused-no-such-seat = Diesen Platz gibt es nicht.
table-refused-no-such-table = Diesen Tisch gibt es nicht.
table-refused-not-away = Niemand ist weg oder ohne Zeit.
table-refused-not-paused = Die Partie ruht nicht.
table-refused-not-seated = Du hast an diesem Tisch keinen Platz.
table-refused-not-started = Die Partie hat nicht begonnen: Es sind noch Plätze frei.
table-refused-not-stored = Der Server kann gerade nicht speichern, deshalb wurde nichts geändert. Versuche es gleich noch einmal.
table-refused-metrics-closed = Die Messwerte des Servers lassen sich nur auf seinem eigenen Rechner lesen oder mit dem Token des Betreibers.
table-refused-not-your-seat = Auf diesem Platz sitzt jemand anderes.
table-refused-nothing-proposed = Diesen Vorschlag gibt es nicht mehr, oder es ist dein eigener.
table-refused-nothing-to-answer = Danach fragt dich gerade niemand.
table-refused-nothing-to-claim = Niemand, gegen den du gewinnen würdest, ist ohne Zeit.
table-refused-nothing-to-resign = Es gibt nichts aufzugeben.
table-refused-nothing-to-return-to = Für dich spielt kein Bot.
table-refused-nothing-to-undo = Es gibt nichts, das du ohne zu fragen zurücknehmen kannst.
table-refused-other-game = Diese Partie gehört zu einem anderen Spiel.
table-refused-other-data = Diese Partie wurde mit anderem Spielmaterial gespielt als dem dieses Servers und lässt sich hier nicht zeigen.
table-refused-other-rules = Diese Partie wurde nach anderen Regeln gespielt.
table-refused-our-fault = Bei uns ist etwas schiefgegangen.
table-refused-over-already = In dieser Stellung ist die Partie schon zu Ende.
table-refused-overtaken = Jemand war schneller.
table-refused-paused = Die Partie ruht.
table-refused-say-one-thing = Sag entweder eigene Worte oder einen der kurzen Sätze.
table-refused-seat-count = { $seats ->
    [one] Diese Partie hat einen Platz.
   *[other] Diese Partie hat { $seats } Plätze.
}
table-refused-seat-taken = Dieser Platz ist besetzt.
table-refused-stale = Der Plan hat sich inzwischen geändert.
table-refused-started-already = Die Partie hat schon begonnen.
table-refused-still-running = Das gibt es erst, wenn die Partie zu Ende ist.
table-refused-stopping = Der Server startet neu; komm gleich wieder.
table-refused-too-fast = Das ging zu schnell; warte ein wenig.
table-refused-too-long = Diese Partie ist zu lang.
table-refused-undo-too-far = Weiter zurück müssten die anderen zustimmen.
table-refused-names-on-one-screen = Frei gewählte Namen gibt es nur an einem gemeinsamen Bildschirm; andere sehen den Namen, unter dem man dich kennt.
table-refused-name-taken = Der Name { $name } gehört zu einem Konto: Wähle einen anderen.
table-refused-has-account = Du hast schon ein Konto: Melde dich ab, um ein anderes zu eröffnen.
table-refused-wrong-login = Kein Konto hat diesen Namen und dieses Passwort.
table-refused-busy = Gerade melden sich zu viele an: Versuche es gleich noch einmal.
table-refused-name-length = Ein Name hat 1 bis { $most } Zeichen.
table-refused-name-character = Ein Name kann das Zeichen { $code } dort nicht enthalten.
table-refused-name-invisible = Ein Name braucht mindestens ein sichtbares Zeichen.
table-refused-settings-size = Einstellungen können höchstens { $size } KiB haben.
table-refused-no-hints = Wo noch jemand anderes spielt, gibt es keine Tipps.
table-refused-analyst-busy = Der Analyst hat gerade zu viel zu tun: Versuch es in { $seconds } s noch einmal.
table-refused-too-many-questions = Du wartest schon auf { $most } Antworten: Versuch es in { $seconds } s noch einmal.
table-refused-analyst-gone = Der Analyst hat abgebrochen: Frag noch einmal.
table-refused-analyst-failed = Die Analyse ist hier an einem Fehler des Servers gescheitert. Er steht im Protokoll; noch einmal zu fragen hilft nicht.
