# The names of things in Star Quest, and what cards and missions say. Terms follow the glossary of the rules.

star-quest-player = { $player ->
        [RED] Tiger
        [YEL] Musketeers
        [BLU] Nineteen
       *[CHAOS] Chaos
    }

star-quest-kind = { $kind ->
        [G] Gridling
        [O] Ork
        [A] Android
        [K] Clone
        [T] Chaos Trooper
        [H] Heavy Chaos Trooper
        [Z] Chaos Commander
       *[D] Dreadnought
    }

star-quest-weapon = { $weapon ->
        [L] Laser
        [N] Null-Time Cannon
        [H] Holo Launcher
        [B] Black-Hole Blaster
        [M] Mini Laser
        [P] Power Laser
        [F] Gun
        [AXE] KiloVolt Axe and Mini Laser
        [PLA] Power Laser
        [SWD] KO Sword and Servo Glove
       *[none] no weapon
    }

star-quest-direction = { $direction ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }

star-quest-card = { $card ->
        [DZ] Dazzle Charges
        [SA] Sidearms
        [TG] Thermal Grenade
        [TA] Targeter
        [SR] Servo Arm
        [AB] Assault Blades
        [FF] Force Field
        [SE] Servo Eye
        [CW] Combi-Weapon
        [GH] Grav Harness
        [BS] Bio-Scanner
        [FL] Finger Lasers
        [MK] Medi-Kit
        [oDT] Order: Double Time
        [oOF] Order: Open Fire
        [oCA] Order: Close Assault
        [oBS] Order: By Sections
        [oFG] Order: Flash Grenades
       *[oHW] Order: Heavy Weapon
    }

star-quest-card-text = { $card ->
        [DZ] Ends your turn. In the next Chaos turn nobody can attack this squad.
        [SA] Laser Troopers roll one more white die in close combat.
        [TG] Two more red dice in one close combat that you start. Once.
        [TA] Troopers who fire the named weapon may roll one die again.
        [SR] The Commander may roll one die again in close combats he starts.
        [AB] Laser Troopers may fight diagonally, and whoever fights them rolls one die fewer.
        [FF] The Commander has armour 3.
        [SE] The Commander may roll one die again in each shot.
        [CW] A Commander with the Power Laser may fire it as a Black-Hole Blaster.
        [GH] Troopers with heavy weapons move 6 squares.
        [BS] At the start of your turn look at up to three blips.
        [FL] The Commander may roll one die again in each attack he starts.
        [MK] The Commander has 6 life points again. Once.
        [oDT] This turn every figure may move twice.
        [oOF] This turn every figure may fire twice.
        [oCA] This turn Laser Troopers may fire and also fight hand to hand.
        [oBS] This turn each figure either moves twice or fires twice.
        [oFG] This turn Robotlings that you attack hand to hand roll one die fewer.
       *[oHW] This turn one heavy Trooper may move twice and fire twice.
    }

star-quest-event-card = { $event ->
        [E01] Veteran
        [E02] Task Force
        [E03] Transposer
        [E04] Machine Fault
        [E05] Sentry Gun
        [E06] Sentry Gun
        [E07] Battle Plan
        [E08] Booby Trap
        [E09] Radio Silence
        [E10] Gear Failure
        [E11] Frenzy
        [E12] Clone
        [E13] Clone
        [E14] Clone
        [E15] Gridling Bomber
        [E16] Call of Chaos
        [E17] Master Control
        [E18] Machine Assault
        [E19] Message
        [E20] Deep Scan
        [E21] New Orders
        [E22] Ork Tinkerer
        [E23] Empty Cell
        [E24] Static
        [E25] Redeployment
        [E26] Report In
        [E27] Walking Bomb
       *[E28] Weapons Jammed
    }

star-quest-event-text = { $event ->
        [E01] One Chaos figure may act a second time this turn.
        [E02] Two more chips join the reinforcements.
        [E03] Chaos may exchange the places of two of its figures.
        [E04] Androids and the Dreadnought neither move nor fire this turn.
        [E05] Chaos may shoot at one squad figure in a corridor with one red die.
        [E06] Chaos may shoot at one squad figure in a corridor with one red die.
        [E07] Each squad may take one more order card.
        [E08] Under a Trooper whom Chaos chooses a charge goes off: two red dice, as from a Holo Launcher.
        [E09] The chosen squad may give no order in its next turn.
        [E10] A squad loses one equipment card.
        [E11] One Gridling or Ork may fight hand to hand twice this turn.
        [E12] A Clone appears beside a squad figure and may act at once.
        [E13] A Clone appears beside a squad figure and may act at once.
        [E14] A Clone appears beside a squad figure and may act at once.
        [E15] One Gridling may throw a grenade instead of firing: two red dice, as from a Holo Launcher.
        [E16] Chaos calls a Trooper and rolls a red die: on a 3 he changes sides.
        [E17] Chaos opens and closes as many doors as it likes.
        [E18] Androids and the Dreadnought move twice as far this turn.
        [E19] The secondary objective is read out.
        [E20] The chosen squad picks a board: all blips on it are revealed.
        [E21] The chosen squad may take one more order card.
        [E22] One Ork may fire a home-made Black-Hole Blaster; it destroys him.
        [E23] A Trooper loses his heavy weapon and takes a spare Laser, if there is one.
        [E24] Gridlings and Orks neither move nor fire this turn.
        [E25] Chaos may put up to three blips onto one scanned board.
        [E26] The Commander of the chosen squad neither moves nor attacks in its next turn.
        [E27] One Android may blow itself up beside its enemies: two red dice against all around it.
       *[E28] The chosen squad may fire no heavy weapons in its next turn.
    }

star-quest-briefing = { $mission ->
        [dead-signal] A drifting freighter repeats one signal without end. Somebody must reach the transmitter in the great cloister hall and switch it off.
        [iron-sleeper] A war machine sleeps in this hull. Find the Dreadnought and put it out of action before its makers wake it.
        [black-box] The flight recorder of the lost cruiser lies deep in the spine deck. Fetch it and carry it back to your own docking bay.
        [three-generators] Three generators feed the shield of this ship. Switch off all three. The squad that silences the last one takes the credit.
        [hold-the-bridge] The ship must change course. Two of your people have to stand in the control room of the cell deck, alone, at the end of a Chaos turn.
        [clean-sweep] This hull will be a refuge for ten thousand settlers. Leave no Robotling in working order.
        [heart-of-chaos] The mind that drives the Robotlings is built into this ship. Its core answers only when the Dreadnought that guards it is out of action. Then shut it down for good.
        [first-boarding] A small wreck, one switch, a few traces on the radar: enough to learn how a squad moves, shoots and comes home.
       *[custom] A mission of your own.
    }
