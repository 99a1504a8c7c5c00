# Tipps am Tisch, die Nachbetrachtung einer Partie, die Analyse von Stellungen. Die Chancen schätzt ein Programm.

## Tipps

analysis-hint = Was würdest du tun?
analysis-hint-short = Tipp
analysis-hint-close = Tipp weglegen
analysis-hint-play = Spielen
analysis-thinking = Denkt nach …
analysis-visits = Durchdachte Varianten: { $visits }
analysis-best = Am besten: { $move }
analysis-chance = Gewinnchance
analysis-line = Danach zu erwarten:
analysis-show = Auf dem Brett zeigen
analysis-play = Spielen

## Das Programm, das mitdenkt

analysis-engine = Varianten
analysis-chance-of = { $side }: { $percent }
analysis-unknown = Die Chancen sind noch nicht bekannt.
analysis-over = In dieser Stellung ist die Partie zu Ende.
analysis-stopped = Angehalten
analysis-stop = Nicht weiterdenken
analysis-go = Weiterdenken

## Die Analyseseite

analysis-title = Analyse – { $game }
analysis-head = Analyse
analysis-way = Stellungen analysieren
analysis-way-help = Stell eine auf und sieh, was eine Engine davon hält
analysis-moves = Gespielt
analysis-position = Stellung
analysis-set = Übernehmen
analysis-link = Link zu dieser Stellung kopieren
analysis-edit = Brett aufbauen
analysis-edit-help = Die Engine wartet, bis du die Stellung nimmst. Figuren, Plättchen und alles andere kannst du ändern, wie du willst; ob eine Stellung möglich ist, steht unter dem Brett.
analysis-fresh = Neu auslegen
analysis-use = Diese Stellung nehmen
analysis-possible = Diese Stellung ist möglich.
analysis-checking = Wird geprüft …
analysis-examine = Diese Stellung untersuchen

## Die Nachbetrachtung einer Partie

analysis-review = Nachbetrachtung
analysis-review-help = Eine Engine sieht sich jede Aktion an: wie die Chancen standen und wo sich die Partie gewendet hat.
analysis-review-start = Partie nachbetrachten
analysis-review-progress = Aktion { $done } von { $plies }
analysis-review-done = Alle { $plies } Aktionen sind angesehen.
analysis-review-again = Noch einmal versuchen
analysis-graph = Die Chancen im Lauf der Partie
analysis-graph-start = Vor der ersten Aktion
analysis-graph-at = Nach Aktion { $at }: { $side } { $percent }
analysis-graph-unknown = Nach Aktion { $at }: noch nicht angesehen
analysis-turning = Wendepunkte
analysis-turning-none = Keine Aktion hat viel verschenkt.
analysis-turning-yet = Bisher keine.
analysis-turning-yours = Aktion { $number }: Du hast „{ $played }“ gespielt ({ $left }); mit „{ $better }“ bleiben { $kept }.
analysis-turning-theirs = Aktion { $number }: { $side } spielten „{ $played }“ ({ $left }); mit „{ $better }“ bleiben { $kept }.
analysis-turning-try = Ausprobieren
