# Panic Station. Terms follow the glossary of the rules.

panic-station-title = Panic Station
panic-station-tagline = Find the hive and burn it, if you still know who is human.

## Who and what; other messages are made with these

panic-station-colour = { $colour ->
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
        [W] White
       *[P] Purple
    }
panic-station-card = { $card ->
        [GAS] gas can
        [ARM] armour
        [AMMO] ammunition
        [AID] first-aid kit
        [KEY] key card
        [HEAVY] heavy weapon
        [NADE] grenade
        [BOOST] energy boost
        [SCOPE] scope
        [KNIFE] combat knife
        [SCAN] body scanner
        [ANTI] antidote
        [NVG] night vision
        [SIGNAL] parasite signal
        [SNIPER] sniper rifle
        [HOST] host card
        [INF] infection card
       *[ALERT] parasite alert
    }
panic-station-room = { $card ->
        [R00] Reactor
        [R01] Open terminal
        [R02] Hive
        [R03] Closed terminal
        [R04] Infirmary
        [R05] Storage A
        [R06] Storage B
        [R07] Empty hall A
        [R08] Empty hall B
        [R09] Run A
        [R10] Run B
        [R11] Run C
        [R12] Team search A
        [R13] Team search B
        [R14] Team search C
        [R15] Team search D
        [R16] Danger A
        [R17] Danger B
        [R18] Danger C
       *[R19] Danger D
    }

## What happens

panic-station-event-match-ended = { $end ->
        [burnt] The hive burns: the clean survivors win.
        [all-red] The scan shows only infected players: the parasites win.
        [troopers-dead] All troopers are dead: the parasites win.
        [hive-lost] The hive can no longer be found: the parasites win.
        [conceded] The last clean player gives up: the parasites win.
        [adjudicated] Nobody can burn the hive any more: the parasites win.
       *[out-of-rounds] Time is up: the parasites win.
    }
