# Der Tisch von Star Quest im Browser: Aufforderungen, Knöpfe, Beschriftungen. [Q] steht für eine Taste.

star-quest-board-kind = Entertrupps gegen das Chaos
star-quest-board-label = Das Schiff von oben, 24 mal 24 Felder
star-quest-board-offers = Was auf dem Brett getan werden kann
star-quest-board-role = { $player ->
        [RED] Tiger, rot
        [YEL] Musketiere, gelb
        [BLU] Neunzehn, blau
       *[CHAOS] Chaos: führt die Robotlinge
    }
star-quest-board-round = Runde { $round }

## Das Brett

star-quest-board-overlay-can = Was ich tun kann
star-quest-board-overlay-light = Was die Trupps sehen
star-quest-board-sight-tool = Sichtlinien
star-quest-board-sight = { $square }: { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } in Sicht (blau). { $fire ->
        [none] In der Schusslinie (Punkte) steht niemand.
       *[other] In der Schusslinie (Punkte): { $fire }.
    }
star-quest-board-sight-ask = Zeige auf ein Feld, um zu sehen, was von dort in Sicht ist. Ziehe zu einem zweiten, oder drücke nacheinander auf beide: Dann siehst du die Linie dazwischen.
star-quest-board-line = { $state ->
        [free] { $from } bis { $to }: frei, für Radar und für Schüsse.
        [radar] { $from } bis { $to }: in Radarsicht, aber keine Schusslinie. Im Weg (rot): { $what }.
       *[blocked] { $from } bis { $to }: nicht in Sicht. Im Weg (rot): { $what }.
    }
star-quest-board-way-wall = { $side ->
        [E] die Wand östlich von { $square }
       *[S] die Wand südlich von { $square }
    }
star-quest-board-way-door = die geschlossene Tür { $door }
star-quest-board-way-figure = { $figure } auf { $square }
star-quest-board-no-line = { $figure } hat keine Schusslinie auf { $target }. Im Weg: { $what }.
star-quest-board-no-attack = { $figure } kann { $target } jetzt nicht angreifen.
star-quest-board-line-from = Von Feld
star-quest-board-line-to = bis Feld
star-quest-board-line-ask = Was ist im Weg?
star-quest-board-line-squares = Nötig sind zwei Felder des Schiffs, von a1 bis x24.
star-quest-board-board-dark = Brett { $board }, nicht abgetastet
star-quest-board-board-pending = Brett { $board }: wird gleich abgetastet
star-quest-board-legend-steps = { $from }, { $to } Schritte
star-quest-board-legend-scan = löst Abtasten aus
star-quest-board-legend-light = in Sicht
star-quest-board-zoom-in = Näher
star-quest-board-zoom-out = Weiter weg
star-quest-board-zoom-whole = Das ganze Schiff
star-quest-board-map = Das ganze Schiff im Kleinen
star-quest-board-no-way = { $figure } kommt in diesem Zug nicht nach { $square }.
star-quest-board-blip = Blip { $number }
star-quest-board-robotling = { $kind } { $figure }
star-quest-board-commander = Commander { $figure }
star-quest-board-values = zieht { $move }, Panzerung { $armour }, { $fire ->
        [none] feuert nicht
       *[other] Feuer: { $fire }
    }, Nahkampf: { $close }
# Dice that are rolled: two white dice.
star-quest-board-dice = { $colour ->
        [R] { $count ->
            [one] ein roter Würfel
           *[other] { $count } rote Würfel
        }
       *[W] { $count ->
            [one] ein weißer Würfel
           *[other] { $count } weiße Würfel
        }
    }
star-quest-board-lp-of = { $lp } von { $most } Lebenspunkten
star-quest-board-carries = trägt den Gegenstand
# Who was done in his turn without having done anything.
star-quest-board-idle = { $figures }: keine Aktion.
# The squares of a way, one after the other.
star-quest-board-went = { $figure } zieht { $way }.
star-quest-board-state = { $state ->
        [docked] angedockt
        [returned] zurückgekehrt
        [lost] verloren
       *[aboard] an Bord
    }
star-quest-board-offer-walk = { $scan ->
        [yes] dorthin gehen, { $steps } { $steps ->
            [one] Schritt
           *[other] Schritte
        }; löst Abtasten aus
       *[no] dorthin gehen, { $steps } { $steps ->
            [one] Schritt
           *[other] Schritte
        }
    }
star-quest-board-offer-look = { $figure } ansehen
star-quest-board-offer-attack = { $figure } angreifen

## Angriffe

star-quest-board-armour = Panzerung { $count }
star-quest-board-odds-title = { $how ->
        [close] Nahkampf: { $target }
        [close-tg] Granate und Nahkampf: { $target }
        [null] Nullzeit auf { $target }
        [holo] Holo-Explosion: { $target }
        [bomb] Granate: { $target }
        [ray] Black-Hole-Strahl: { $target }
        [tinker] Black-Hole-Strahl: { $target }
        [hit] Punkte für { $target }
       *[fire] Feuer auf { $target }
    }
star-quest-board-odds-needs = Ab { $count } ist das Ziel besiegt.
star-quest-board-odds-close = { $own } gegen { $other }: Die kleinere Summe verliert den Unterschied. Panzerung zählt nicht.
star-quest-board-odds-after = { $figure } geht erst nach { $square } und greift dann an.
star-quest-board-odds-reroll = Einen Würfel darfst du neu werfen; das ist eingerechnet.
star-quest-board-odds-danger = Eigene Figuren in Gefahr: { $figures }
star-quest-board-odds-removal = besiegt: { $chance } %
star-quest-board-odds-wound = verletzt
star-quest-board-odds-sure = Dieser Treffer ist sicher.
star-quest-board-odds-needs-both = Ab { $hurts } ist das Ziel verletzt, ab { $removes } besiegt.
star-quest-board-rolling = Die Würfel rollen.
star-quest-board-roll = { $figure } würfelt { $dice } gegen { $target }: { $total }
star-quest-board-mode = { $mode ->
        [null] Nullzeit
        [holo] Holo
        [bomb] Granate
        [ray] Black Hole
        [tinker] Black Hole
       *[fire] Laser
    }

## Plätze und Karten

star-quest-board-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
star-quest-board-blips = { $count ->
        [one] { $count } Blip
       *[other] { $count } Blips
    }
star-quest-board-lp = LP
star-quest-board-tokens = Marken
star-quest-board-losses = Verluste
star-quest-board-score = Wertung
star-quest-board-on-radar = auf dem Radar
star-quest-board-in-pool = im Vorrat
star-quest-board-chips = Chips
star-quest-board-event-cards = Ereigniskarten
star-quest-board-mark = { $mark ->
        [primary] Hauptziel, 30
       *[secondary] Nebenziel, 15
    }
star-quest-board-flag = { $flag ->
        [silenced] keine Befehle
        [held] Commander meldet sich
        [jammed] schwere Waffen klemmen
       *[dazzled] unangreifbar
    }
star-quest-board-cards = Deine Karten
star-quest-board-cards-menu = Karte spielen ({ $count })
star-quest-board-card-for = { $card }, { $weapon }
star-quest-board-card-again = Noch einmal drücken, um sie zu spielen.
star-quest-board-allow-menu = Andere durchlassen
star-quest-board-tray = Marken zum Legen
star-quest-board-pool-blips = Blips im Vorrat
star-quest-board-pool-chips = Verstärkungen
star-quest-board-pool-table = Offene Marken
star-quest-board-event = Ereignis
star-quest-board-event-squad = Gewählt: { $squad }

## Einsatz

star-quest-board-difficulty = Schwierigkeit { $count } von { $most }
star-quest-board-mission = Einsatz
star-quest-board-briefing = Einsatzbefehl
star-quest-board-last-turns = Die letzten Züge: Wer danach noch an Bord ist, ist verloren.
star-quest-board-progress = { $done } von { $count }.
star-quest-board-carried-by = { $figure } trägt ihn
star-quest-board-goal-unknown = Nebenziel, noch nicht verlesen
star-quest-board-goal-use = Schaltet ab, was auf { $squares } steht.
star-quest-board-goal-first = Setzt zuerst außer Gefecht: { $kind }.
star-quest-board-goal-remove = { $count ->
        [one] Setzt einen außer Gefecht: { $kind }.
       *[other] Setzt { $count } außer Gefecht: { $kind }.
    }
star-quest-board-goal-carry = Bringt den Gegenstand von { $squares } in eure Bucht.
star-quest-board-goal-hold = Steht am Ende eines Chaos-Zugs mit { $count } Figuren allein in Raum { $room }.
star-quest-board-goal-clear = Lasst keinen Robotling und keinen Blip auf dem Schiff.
star-quest-board-goal-token = { $count ->
        [one] Erbeutet eine Marke: { $kind }.
       *[other] Erbeutet { $count } Marken: { $kind }.
    }
star-quest-board-goal-score = { $count ->
        [one] Sammelt Marken im Wert von { $count } Punkt.
       *[other] Sammelt Marken im Wert von { $count } Punkten.
    }

## Ausrüstung

star-quest-board-loadout = Ausrüstung deines Trupps
star-quest-board-loadout-kit = Der Commander trägt
star-quest-board-loadout-weapons = Waffen der vier Kämpfer
star-quest-board-loadout-cards = Ausrüstungskarten
star-quest-board-loadout-orders = Befehlskarten
star-quest-board-loadout-full = Voll: Leg eine zurück, um eine andere zu nehmen.
star-quest-board-loadout-ready = Bereit zum Entern
star-quest-board-kit-text = { $kit ->
        [AXE] Feuert mit zwei weißen, kämpft mit zwei roten Würfeln.
        [PLA] Feuert mit zwei roten, kämpft mit zwei weißen Würfeln.
       *[SWD] Feuert nicht; kämpft mit zwei roten und zwei weißen Würfeln.
    }
star-quest-board-weapon-text = { $weapon ->
        [N] Nullzeit-Kanone: Die Punkte werden auf Feinde in Sicht verteilt.
        [H] Holo-Werfer: eine Explosion auf einem Feld und ringsum.
       *[B] Black-Hole-Blaster: ein Strahl durch alle in seiner Linie.
    }

## Aufforderungen

star-quest-board-prompt-loadout = Wähle, was dein Trupp mitnimmt.
star-quest-board-hint-loadout = Niemand sieht es, bevor alle Trupps bereit sind.
star-quest-board-prompt-choose = { $count ->
        [one] Eine Figur kann noch handeln. Wähle sie.
       *[other] { $count } können noch handeln. Wähle eine Figur.
    }
star-quest-board-hint-choose = Klicke eine Figur an oder drücke [N] für die nächste; [E] beendet den Zug.
star-quest-board-hint-choose-tap = Tippe eine Figur an, um zu sehen, was sie kann.
star-quest-board-prompt-looked = { $figure } einsetzen?
star-quest-board-hint-looked = [Enter] setzt die Figur ein, [N] geht zur nächsten.
star-quest-board-hint-looked-tap = Tippe sie noch einmal an, um sie einzusetzen.
star-quest-board-prompt-act = { $can ->
        [fm] { $figure }: greif an oder zieh bis zu { $steps } weit.
        [f] { $figure }: greif an.
        [m] { $figure }: zieh bis zu { $steps } weit.
       *[none] { $figure } hat nichts mehr zu tun.
    }
star-quest-board-hint-act = { $targets ->
        [0] { $later ->
            [0] Gerade ist kein Angriff möglich.
            [one] Ein Ziel nach einer Bewegung.
           *[other] { $later } Ziele nach einer Bewegung.
        }
        [one] Ein Ziel in Sicht.
       *[other] { $targets } Ziele in Sicht.
    } { $scan ->
        [yes] Ein Feld mit dem Radarzeichen löst Abtasten aus.
       [none] [Enter] führt es aus, [D] fertig.
       *[no] [T] nächstes Ziel, [Enter] führt es aus, [D] fertig.
    }
star-quest-board-hint-act-tap = { $targets ->
        [0] { $later ->
            [0] Gerade ist kein Angriff möglich.
            [one] Ein Ziel nach einer Bewegung.
           *[other] { $later } Ziele nach einer Bewegung.
        }
        [one] Ein Ziel in Sicht.
       *[other] { $targets } Ziele in Sicht.
    } { $scan ->
        [yes] Ein Feld mit dem Radarzeichen löst Abtasten aus.
       *[no] Zweimal tippen führt es aus.
    }
star-quest-board-prompt-aim = { $mode ->
        [holo] { $figure }: Wohin soll die Explosion?
        [bomb] { $figure }: Wohin fliegt die Granate?
       *[ray] { $figure }: In welche Richtung?
    }
star-quest-board-hint-aim = Rote Felder werden getroffen, auch Freunde darauf. [T] nächstes, [Esc] zurück.
star-quest-board-hint-aim-tap = Rote Felder werden getroffen, auch Freunde darauf.
star-quest-board-prompt-end = Alle haben gehandelt.
star-quest-board-prompt-sure = { $count ->
        [one] { $figures } könnte noch angreifen. Zug beenden?
       *[other] { $figures } könnten noch angreifen. Zug beenden?
    }
star-quest-board-prompt-event = { $card }: { $kind ->
        [squad] Welchen Trupp trifft es?
        [board] Welches Brett wird aufgedeckt?
        [take_order] Welche Karte wird genommen?
        [card] Welche Karte geht verloren?
        [door] Welche Türen gehen auf oder zu?
        [clone] Wo erscheint der Klon?
        [shoot] Auf wen wird geschossen?
        [trap] Unter wem geht die Ladung hoch?
        [call] Wen ruft das Chaos?
        [empty] Wessen schwere Waffe ist leer?
        [swap] Wer tauscht die Plätze?
        [again] Wer darf noch einmal handeln?
        [redeploy] Welcher Blip wird versetzt?
        [at] Wohin kommt er?
       *[other] deine Wahl.
    }
star-quest-board-hint-event = Wähle auf dem Brett oder mit den Knöpfen.
star-quest-board-prompt-reinforce = { $count ->
        [one] Verstärkungen: ein Chip ist übrig.
       *[other] Verstärkungen: { $count } Chips sind übrig.
    }
star-quest-board-hint-reinforce = Wähle eine Art, dann ein Feld. Höchstens sechs in einem Zug.
star-quest-board-hint-place = Wähle eines der hellen Felder.
star-quest-board-prompt-reroll = Einen Würfel neu werfen oder alle behalten?
star-quest-board-hint-reroll = Klicke einen Würfel an oder drücke seine Nummer; [D] behält alle.
star-quest-board-hint-reroll-tap = Tippe einen Würfel an, um ihn neu zu werfen.
star-quest-board-prompt-alloc = { $count ->
        [one] Noch ein Punkt zu verteilen.
       *[other] Noch { $count } Punkte zu verteilen.
    }
star-quest-board-hint-alloc = Wähle ein Ziel, dann wie viele Punkte es bekommt.
star-quest-board-prompt-lose = Welche Waffe verliert der Dreadnought?
star-quest-board-prompt-dread = Wo steht der Dreadnought? Wähle sein nordwestliches Feld.
star-quest-board-prompt-arm = Welche zwei schweren Waffen trägt der Dreadnought?
star-quest-board-prompt-scan = { $count ->
        [one] Brett { $board } wird abgetastet: Du hast einen Blip im Vorrat.
       *[other] Brett { $board } wird abgetastet: Du hast { $count } Blips im Vorrat.
    }
star-quest-board-hint-scan = Wähle eine Art zum Verstecken, oder beende mit [D].
star-quest-board-hint-scan-tap = Wähle eine Art zum Verstecken, oder beende.
star-quest-board-hint-scan-last = Das letzte Brett: Alle Blips müssen hierher.
star-quest-board-prompt-scan-at = Wo liegt er? Die Trupps sehen seine Art nicht.
star-quest-board-prompt-over = Der Einsatz ist vorbei.
star-quest-board-somebody = die anderen
star-quest-board-waiting = { $phase ->
        [loadout] Warten auf { $who }: wählt die Ausrüstung.
        [event] Warten auf { $who }: entscheidet über das Ereignis.
        [scan] Warten auf { $who }: versteckt Blips.
        [scan_at] Warten auf { $who }: versteckt Blips.
        [reinforce] Warten auf { $who }: Verstärkungen kommen.
       *[squad] Warten auf { $who }.
    }

## Knöpfe

star-quest-board-back = Zurück
star-quest-board-do-select = { $figure } einsetzen
star-quest-board-do-step = Schritt nach { $direction } auf { $square }
star-quest-board-do-walk = Nach { $square } gehen
star-quest-board-do-go-attack = { $square }, dann { $target }
star-quest-board-do-open = Tür { $door } öffnen
star-quest-board-do-fire = Auf { $target } feuern
star-quest-board-do-null = Nullzeit feuern
star-quest-board-do-holo = Explosion auf { $square }
star-quest-board-do-bomb = Granate auf { $square }
star-quest-board-do-ray = Strahl nach { $direction }
star-quest-board-do-tinker = Strahl nach { $direction }
star-quest-board-do-detonate = Sprengen
star-quest-board-do-close = { $target } im Nahkampf
star-quest-board-do-close-tg = { $target } mit Granate
star-quest-board-do-hit = { $count ->
        [one] { $count } Punkt auf { $target }
       *[other] { $count } Punkte auf { $target }
    }
star-quest-board-do-hit-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
star-quest-board-do-stop = Aufhören
star-quest-board-do-keep = Würfel behalten
star-quest-board-do-reroll = Würfel { $count } neu werfen
star-quest-board-do-use = Abschalten
star-quest-board-do-take = Aufnehmen
star-quest-board-do-done = Fertig
star-quest-board-do-end = Zug beenden
star-quest-board-do-end-yes = Zug beenden
star-quest-board-do-order = { $card }
star-quest-board-do-play = Spielen: { $card }
star-quest-board-do-inspect = { $figure } ansehen
star-quest-board-do-allow = { $on ->
        [yes] { $player } durchlassen
       *[no] { $player } nicht durchlassen
    }
star-quest-board-do-scan = Verstecken: { $card }
star-quest-board-do-at = Auf { $square } legen
star-quest-board-do-scandone = Abtasten beenden
star-quest-board-do-chip = { $card } auf { $square }
star-quest-board-do-dread = Dreadnought auf { $square }
star-quest-board-do-arm = { $card }
star-quest-board-do-lose = Verlieren: { $card }
star-quest-board-do-pass = Nichts weiter
star-quest-board-do-squad = { $card }
star-quest-board-do-shoot = Auf { $figure } schießen
star-quest-board-do-trap = Ladung unter { $figure }
star-quest-board-do-call = { $figure } rufen
star-quest-board-do-empty = Waffe von { $figure } leeren
star-quest-board-do-swap = { $figure } tauschen
star-quest-board-do-door = { $open ->
        [yes] Tür { $door } schließen
       *[no] Tür { $door } öffnen
    }
star-quest-board-do-board = Brett { $count }
star-quest-board-do-take-order = Nehmen: { $card }
star-quest-board-do-card = { $figure }: { $card } geht verloren
star-quest-board-do-redeploy = { $figure }{ $card } versetzen
star-quest-board-do-clone = Klon auf { $square }
star-quest-board-do-again = { $figure } handelt noch einmal
star-quest-board-do-kit = Commander: { $card }
star-quest-board-do-weapons = Schwere Waffen: { $card }
star-quest-board-do-equip = Mitnehmen: { $card }
star-quest-board-do-pick = Mitnehmen: { $card }

## Das Ende

star-quest-board-ending = { $round ->
        [one] { $mission }: vorbei nach einer Runde.
       *[other] { $mission }: vorbei nach { $round } Runden.
    }
star-quest-board-sheet-tokens = Marken
star-quest-board-sheet-primary = Hauptziel
star-quest-board-sheet-secondary = Nebenziel
star-quest-board-sheet-losses = Verluste
star-quest-board-sheet-total = Wertung

## In Worten

star-quest-board-twin = Der Einsatz in Worten
star-quest-board-twin-state = { $mission }, Runde { $round }, am Zug: { $player }. Ereigniskarten übrig: { $deck }.
star-quest-board-twin-squad = { $squad }: Wertung { $score }, Marken { $points }, Verluste { $loss }.
star-quest-board-twin-chaos = Chaos: Wertung { $score }, Blips im Vorrat { $pool }, Chips { $chips }.
star-quest-board-twin-nothing = Für dich gibt es gerade nichts zu tun.
star-quest-board-twin-squads = Trupps
star-quest-board-twin-robotlings = Robotlinge und Blips
star-quest-board-twin-doors = Offene Türen: { $open }
star-quest-board-group-select = Figuren, die handeln können
star-quest-board-group-move = Schritte und Türen
star-quest-board-group-attack = Angriffe
star-quest-board-group-area = Explosionen
star-quest-board-group-place = Legen
star-quest-board-group-other = Anderes
