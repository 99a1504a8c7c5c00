# Warum eine Aktion gut oder schlecht sein kann, wie Tipps es sagen.

panic-station-advice-burns = Das Nest brennt: Das gewinnt.
panic-station-advice-meets = Ein Tausch mit { panic-station-partner } ist fällig; du weißt nicht, was { panic-station-partner } ist.
panic-station-advice-meets-infected = { panic-station-partner } ist sicher infiziert.
panic-station-advice-meets-clean = { panic-station-partner } ist sicher gesund.
panic-station-advice-alert = Das löst einen Parasitenalarm aus.
panic-station-advice-bites = Dort sind Parasiten: Die nächste Parasitenphase kostet { $points ->
        [one] einen Lebenspunkt
       *[other] { $points } Lebenspunkte
    }.
panic-station-advice-escapes = Das entkommt Parasiten, die sonst kosten: { $points ->
        [one] einen Lebenspunkt
       *[other] { $points } Lebenspunkte
    }.
panic-station-advice-nearer = Der Soldat kommt dem Nest näher: noch { $rooms ->
        [one] ein Raum
       *[other] { $rooms } Räume
    }.
panic-station-advice-three = Das Lager gibt drei Karten.
panic-station-advice-host = Die Wirtskarte kann noch unter { $count ->
        [one] der nächsten Karte
       *[other] den nächsten { $count } Karten
    } sein.
panic-station-advice-heals = { panic-station-figure } hat { $life } von 4 Lebenspunkten.
panic-station-advice-opens = Alle Türen bleiben bis zur nächsten Parasitenphase offen.
panic-station-advice-scans = Es zeigt allen, wie viele infiziert sind.
panic-station-advice-no-gas = Du hast kein Benzin, um dich zu schützen.
panic-station-advice-attempt = Das infiziert { panic-station-partner }, wenn weder Benzin noch Gegenmittel zurückkommt.
panic-station-advice-protects = Benzin wehrt eine Infektion ab.
panic-station-advice-gas-gone = Das Nest braucht { $gas } Benzinkanister: Dieser würde fehlen.
panic-station-advice-cures = Das Gegenmittel heilt { panic-station-partner }, falls nötig, und ist dann verbraucht.
panic-station-advice-unprotected = Das schützt dich vor nichts: { panic-station-card }.
panic-station-advice-hits-parasite = Das schwächt einen Parasiten oder beseitigt ihn.
panic-station-advice-hits-infected = { panic-station-target }: sicher infiziert.
panic-station-advice-hits-clean = { panic-station-target }: sicher gesund.
panic-station-advice-kills = Ohne Rüstung kostet das den letzten Lebenspunkt: { panic-station-target }.
panic-station-advice-finds-hive = Das Nest ist gefunden, und alle werden gescannt.
panic-station-advice-lays = Ein Raum, in dem man suchen kann: { panic-station-place }.
