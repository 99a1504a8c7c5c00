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

panic-station-event-match-ended = { $end ->
        [burnt] Das Nest brennt: Die gesunden Überlebenden gewinnen.
        [all-red] Der Scan zeigt nur Infizierte: Die Parasiten gewinnen.
        [troopers-dead] Alle Soldaten sind tot: Die Parasiten gewinnen.
        [hive-lost] Das Nest ist nicht mehr zu finden: Die Parasiten gewinnen.
        [conceded] Der letzte Gesunde gibt auf: Die Parasiten gewinnen.
        [adjudicated] Niemand kann das Nest mehr verbrennen: Die Parasiten gewinnen.
       *[out-of-rounds] Die Zeit ist um: Die Parasiten gewinnen.
    }
