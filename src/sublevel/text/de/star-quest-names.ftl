# Wie die Dinge in Star Quest heißen, und was Karten und Einsätze sagen. Begriffe nach dem Glossar der Regeln.

star-quest-player = { $player ->
        [RED] Tiger
        [YEL] Musketiere
        [BLU] Neunzehn
       *[CHAOS] Chaos
    }

star-quest-kind = { $kind ->
        [G] Gridling
        [O] Ork
        [A] Android
        [K] Klon
        [T] Chaos-Kämpfer
        [H] Schwerer Chaos-Kämpfer
        [Z] Chaos-Commander
       *[D] Dreadnought
    }

star-quest-weapon = { $weapon ->
        [L] Laser
        [N] Nullzeit-Kanone
        [H] Holo-Werfer
        [B] Black-Hole-Blaster
        [M] Mini-Laser
        [P] Power-Laser
        [F] Waffe
        [AXE] KiloVolt-Axt und Mini-Laser
        [PLA] Power-Laser
        [SWD] K.-o.-Schwert und Servo-Handschuh
       *[none] keine Waffe
    }

star-quest-direction = { $direction ->
        [n] Norden
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
       *[nw] Nordwesten
    }

star-quest-card = { $card ->
        [DZ] Blendladungen
        [SA] Seitenwaffen
        [TG] Thermogranate
        [TA] Zielhilfe
        [SR] Servo-Arm
        [AB] Sturmklingen
        [FF] Kraftfeld
        [SE] Servo-Auge
        [CW] Kombiwaffe
        [GH] Grav-Geschirr
        [BS] Bio-Scanner
        [FL] Fingerlaser
        [MK] Medi-Kit
        [oDT] Befehl: Laufschritt
        [oOF] Befehl: Feuer frei
        [oCA] Befehl: Sturmangriff
        [oBS] Befehl: Gruppenweise
        [oFG] Befehl: Blitzgranaten
       *[oHW] Befehl: Schwere Waffe
    }

star-quest-card-text = { $card ->
        [DZ] Beendet deinen Zug. Im nächsten Chaos-Zug kann niemand diesen Trupp angreifen.
        [SA] Laser-Kämpfer würfeln im Nahkampf einen weißen Würfel mehr.
        [TG] Zwei rote Würfel mehr in einem Nahkampf, den du beginnst. Einmal.
        [TA] Kämpfer mit der genannten Waffe dürfen beim Feuern einen Würfel neu werfen.
        [SR] Der Commander darf in Nahkämpfen, die er beginnt, einen Würfel neu werfen.
        [AB] Laser-Kämpfer dürfen schräg kämpfen, und wer gegen sie kämpft, würfelt einen Würfel weniger.
        [FF] Der Commander hat Panzerung 3.
        [SE] Der Commander darf bei jedem Schuss einen Würfel neu werfen.
        [CW] Ein Commander mit Power-Laser darf ihn als Black-Hole-Blaster abfeuern.
        [GH] Kämpfer mit schweren Waffen ziehen 6 Felder.
        [BS] Sieh dir zu Beginn deines Zuges bis zu drei Blips an.
        [FL] Der Commander darf bei jedem Angriff, den er beginnt, einen Würfel neu werfen.
        [MK] Der Commander hat wieder 6 Lebenspunkte. Einmal.
        [oDT] In diesem Zug darf jede Figur zweimal ziehen.
        [oOF] In diesem Zug darf jede Figur zweimal feuern.
        [oCA] In diesem Zug dürfen Laser-Kämpfer feuern und auch noch einen Nahkampf beginnen.
        [oBS] In diesem Zug zieht jede Figur zweimal oder feuert zweimal.
        [oFG] In diesem Zug würfeln Robotlinge, die du im Nahkampf angreifst, einen Würfel weniger.
       *[oHW] In diesem Zug darf ein Kämpfer mit schwerer Waffe zweimal ziehen und zweimal feuern.
    }

star-quest-event-card = { $event ->
        [E01] Veteran
        [E02] Verstärkter Trupp
        [E03] Platztausch
        [E04] Maschinenschaden
        [E05] Wachgeschütz
        [E06] Wachgeschütz
        [E07] Schlachtplan
        [E08] Sprengfalle
        [E09] Funkstille
        [E10] Geräteausfall
        [E11] Raserei
        [E12] Klon
        [E13] Klon
        [E14] Klon
        [E15] Gridling-Bomber
        [E16] Ruf des Chaos
        [E17] Hauptsteuerung
        [E18] Maschinenangriff
        [E19] Funkspruch
        [E20] Tiefenscan
        [E21] Neue Befehle
        [E22] Ork-Bastler
        [E23] Leere Zelle
        [E24] Störung
        [E25] Umgruppierung
        [E26] Meldung machen
        [E27] Wandelnde Bombe
       *[E28] Ladehemmung
    }

star-quest-event-text = { $event ->
        [E01] Eine Chaos-Figur darf in diesem Zug ein zweites Mal handeln.
        [E02] Zwei weitere Chips kommen zu den Verstärkungen.
        [E03] Chaos darf zwei seiner Figuren die Plätze tauschen lassen.
        [E04] Androiden und der Dreadnought ziehen und feuern in diesem Zug nicht.
        [E05] Chaos darf mit einem roten Würfel auf eine Truppfigur in einem Gang schießen.
        [E06] Chaos darf mit einem roten Würfel auf eine Truppfigur in einem Gang schießen.
        [E07] Jeder Trupp darf eine weitere Befehlskarte nehmen.
        [E08] Unter einem Kämpfer, den Chaos wählt, geht eine Ladung hoch: zwei rote Würfel wie beim Holo-Werfer.
        [E09] Der gewählte Trupp darf in seinem nächsten Zug keinen Befehl geben.
        [E10] Ein Trupp verliert eine Ausrüstungskarte.
        [E11] Ein Gridling oder Ork darf in diesem Zug zweimal im Nahkampf angreifen.
        [E12] Ein Klon erscheint neben einer Truppfigur und darf gleich handeln.
        [E13] Ein Klon erscheint neben einer Truppfigur und darf gleich handeln.
        [E14] Ein Klon erscheint neben einer Truppfigur und darf gleich handeln.
        [E15] Ein Gridling darf statt zu feuern eine Granate werfen: zwei rote Würfel wie beim Holo-Werfer.
        [E16] Chaos ruft einen Kämpfer und wirft einen roten Würfel: Bei einer 3 wechselt er die Seite.
        [E17] Chaos öffnet und schließt beliebig viele Türen.
        [E18] Androiden und der Dreadnought ziehen in diesem Zug doppelt so weit.
        [E19] Das Nebenziel wird verlesen.
        [E20] Der gewählte Trupp nennt ein Brett: Alle Blips darauf werden aufgedeckt.
        [E21] Der gewählte Trupp darf eine weitere Befehlskarte nehmen.
        [E22] Ein Ork darf einen selbst gebauten Black-Hole-Blaster abfeuern; er überlebt es nicht.
        [E23] Ein Kämpfer verliert seine schwere Waffe und nimmt einen Ersatz-Laser, falls noch einer da ist.
        [E24] Gridlinge und Orks ziehen und feuern in diesem Zug nicht.
        [E25] Chaos darf bis zu drei Blips auf ein abgetastetes Brett legen.
        [E26] Der Commander des gewählten Trupps zieht und kämpft in dessen nächstem Zug nicht.
        [E27] Ein Android darf sich neben seinen Feinden sprengen: zwei rote Würfel gegen alle ringsum.
       *[E28] Der gewählte Trupp darf in seinem nächsten Zug keine schweren Waffen abfeuern.
    }

star-quest-briefing = { $mission ->
        [dead-signal] Ein treibender Frachter wiederholt ohne Ende ein einziges Signal. Jemand muss den Sender in der großen Kreuzganghalle erreichen und abschalten.
        [iron-sleeper] In diesem Rumpf schläft eine Kriegsmaschine. Findet den Dreadnought und setzt ihn außer Gefecht, bevor seine Erbauer ihn wecken.
        [black-box] Der Flugschreiber des verschollenen Kreuzers liegt tief im Rückgratdeck. Holt ihn und bringt ihn in eure eigene Andockbucht.
        [three-generators] Drei Generatoren speisen den Schild dieses Schiffs. Schaltet alle drei ab. Der Ruhm gehört dem Trupp, der den letzten abschaltet.
        [hold-the-bridge] Das Schiff muss den Kurs ändern. Zwei eurer Leute müssen am Ende eines Chaos-Zugs allein im Kontrollraum des Zellendecks stehen.
        [clean-sweep] Dieser Rumpf soll zehntausend Siedlern Zuflucht geben. Lasst keinen Robotling heil zurück.
        [heart-of-chaos] Der Geist, der die Robotlinge lenkt, ist in dieses Schiff eingebaut. Sein Kern antwortet erst, wenn der Dreadnought, der ihn bewacht, außer Gefecht ist. Dann schaltet ihn für immer ab.
        [first-boarding] Ein kleines Wrack, ein Schalter, ein paar Spuren auf dem Radar: genug, um zu lernen, wie ein Trupp zieht, schießt und heimkehrt.
       *[custom] Ein eigener Einsatz.
    }
