# Why an action may be good or bad, as hints say it.

panic-station-advice-burns = The hive burns: that wins.
panic-station-advice-meets = An exchange with { panic-station-partner } is due; you do not know what { panic-station-partner } is.
panic-station-advice-meets-infected = { panic-station-partner } is infected, that is certain.
panic-station-advice-meets-clean = { panic-station-partner } is clean, that is certain.
panic-station-advice-alert = It brings a parasite alert.
panic-station-advice-bites = Parasites are there: the next parasite phase costs { $points ->
        [one] one life point
       *[other] { $points } life points
    }.
panic-station-advice-escapes = It gets away from parasites that would cost { $points ->
        [one] one life point
       *[other] { $points } life points
    }.
panic-station-advice-nearer = The trooper gets nearer to the hive: { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    } to go.
panic-station-advice-three = The storage gives three cards.
panic-station-advice-host = The host card may still be among { $count ->
        [one] the next card
       *[other] the next { $count } cards
    }.
panic-station-advice-heals = { panic-station-figure } has { $life } of 4 life points.
panic-station-advice-opens = All doors stay open until the next parasite phase.
panic-station-advice-scans = It shows everybody how many are infected.
panic-station-advice-no-gas = You have no gas to protect yourself.
panic-station-advice-attempt = It infects { panic-station-partner }, unless gas or the antidote comes back.
panic-station-advice-protects = Gas wards an infection off.
panic-station-advice-gas-gone = The hive takes { $gas } gas cans: this one would be missing.
panic-station-advice-cures = The antidote cures { panic-station-partner }, if need be, and is spent.
panic-station-advice-unprotected = This protects you from nothing: { panic-station-card }.
panic-station-advice-hits-parasite = It makes a parasite harmless or weaker.
panic-station-advice-hits-infected = { panic-station-target }: surely infected.
panic-station-advice-hits-clean = { panic-station-target }: surely clean.
panic-station-advice-kills = It takes the last life point unless armour helps: { panic-station-target }.
panic-station-advice-finds-hive = The hive is found, and everybody is scanned.
panic-station-advice-lays = A room that can be searched: { panic-station-place }.
