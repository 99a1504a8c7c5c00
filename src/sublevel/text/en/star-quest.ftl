# Star Quest. Terms follow the glossary of the rules.

star-quest-title = Star Quest
star-quest-tagline = Squads board a derelict ship, and somebody commands the machines in the dark.

## Phases

star-quest-phase-loadout = Loadout
star-quest-phase-squad = A squad acts
star-quest-phase-event = Event card
star-quest-phase-chaos = Chaos acts
star-quest-phase-reinforce = Reinforcements
star-quest-phase-over = End of the match
star-quest-phase-reroll = Re-roll
star-quest-phase-alloc = Points of the Null-Time Cannon
star-quest-phase-lose = The Dreadnought loses a weapon
star-quest-phase-dread = Placing the Dreadnought
star-quest-phase-arm = Arming the Dreadnought
star-quest-phase-scan = Radar scan
star-quest-phase-scan-at = Placing a blip

## Options

star-quest-seat-player-1 = Seat 1
star-quest-seat-player-2 = Seat 2
star-quest-seat-player-3 = Seat 3
star-quest-seat-player-4 = Seat 4
star-quest-option-players = Players
star-quest-option-players-help = How many play: one to three squads, and Chaos. Default: 2.
star-quest-option-mission = Mission
star-quest-option-mission-help = Where the squads dock, what they look for and what waits for them. Default: { star-quest-mission-dead-signal }.
star-quest-mission-dead-signal = Dead Signal
star-quest-mission-iron-sleeper = Iron Sleeper
star-quest-mission-black-box = Black Box
star-quest-mission-three-generators = Three Generators
star-quest-mission-hold-the-bridge = Hold the Bridge
star-quest-mission-clean-sweep = Clean Sweep
star-quest-mission-heart-of-chaos = Heart of Chaos
star-quest-mission-first-boarding = First Boarding
star-quest-mission-custom = Own mission
star-quest-option-colours = Colours of the seats
star-quest-option-colours-help = Which squad sits where, the first one begins. Default: { star-quest-option-colours-RYB }.
star-quest-option-colours-RYB = red, yellow, blue
star-quest-option-colours-RBY = red, blue, yellow
star-quest-option-colours-YRB = yellow, red, blue
star-quest-option-colours-YBR = yellow, blue, red
star-quest-option-colours-BRY = blue, red, yellow
star-quest-option-colours-BYR = blue, yellow, red
star-quest-option-scoring = Scoring
star-quest-option-scoring-help = Whether the squads are rivals for points, or win and lose together. Default: { star-quest-option-scoring-rivals }.
star-quest-option-scoring-rivals = Rivals
star-quest-option-scoring-coop = Together
star-quest-option-blip-scale = Number of blips
star-quest-option-blip-scale-help = Whether fewer squads meet fewer Robotlings. Default: { star-quest-option-blip-scale-by-squads }.
star-quest-option-blip-scale-by-squads = By the number of squads
star-quest-option-blip-scale-printed = As the mission lists them
star-quest-option-event-deck = Event cards
star-quest-option-event-deck-help = How many rounds of events there are, from 10 to 28; fewer make a shorter match. Default: 28.
star-quest-option-last-card = Last event card
star-quest-option-last-card-help = Whether Chaos plays its turn to the end when the last card is drawn. Default: { star-quest-option-last-card-full-turn }.
star-quest-option-last-card-full-turn = The whole turn
star-quest-option-last-card-stop = Only the card
star-quest-option-null-time = Null-Time Cannon
star-quest-option-null-time-help = Whom it can hit. Default: { star-quest-option-null-time-any-visible }.
star-quest-option-null-time-any-visible = Everybody in sight
star-quest-option-null-time-orthogonal = In the same row or column
star-quest-option-dread-weapons = Weapons of the Dreadnought
star-quest-option-dread-weapons-help = Whether its two heavy weapons may be the same. Default: { star-quest-option-dread-weapons-different }.
star-quest-option-dread-weapons-different = Two different ones
star-quest-option-dread-weapons-free = Any two
star-quest-option-diagonal-corner = Steps past corners
star-quest-option-diagonal-corner-help = Whether figures may cut a wall corner or a door post when they step diagonally. Default: { star-quest-option-diagonal-corner-strict }.
star-quest-option-diagonal-corner-strict = Not allowed
star-quest-option-diagonal-corner-lenient = Allowed
star-quest-option-reserve-visible = Reserve squares
star-quest-option-reserve-visible-help = Whether the squads see where reinforcements may appear. Default: { star-quest-option-reserve-visible-false }.
star-quest-option-reserve-visible-false = Hidden from the squads
star-quest-option-reserve-visible-true = Seen by all players
star-quest-option-campaign = Campaign
star-quest-option-campaign-help = Ranks and honours give squads more cards, marks give Chaos more Androids. Default: { star-quest-campaign-off }.
star-quest-campaign-off = Single mission
star-quest-campaign-custom = Mission of a campaign

## Why something is not possible

star-quest-reason-not-your-turn = It is not for you to act now.
star-quest-reason-finished = The match is over.
star-quest-reason-no-such-action = There is no such action.
star-quest-reason-not-now = That cannot be done at this point of the match.
star-quest-reason-not-yours = { $figure } is not one of yours.
star-quest-reason-out-of-play = { $figure } is not there.
star-quest-reason-acted-already = { $figure } has acted in this turn already.
star-quest-reason-reporting-in = { $figure } has to report in and does not act in this turn.
star-quest-reason-select-first = Select a figure first.
star-quest-reason-finish-first = { $actor } is acting; finish that first.
star-quest-reason-not-acted = { $figure } has not acted in this turn yet.
star-quest-reason-only-steps = { $actor } stands on an occupied square or in a doorway and has to go on.
star-quest-reason-no-move-left = { $actor } has no move left.
star-quest-reason-wall-there = A wall or a closed door is in the way.
star-quest-reason-occupied = Somebody stands on { $square } who does not let { $actor } pass.
star-quest-reason-no-way-out = { $actor } could not go on from { $square } to a square where it may stop.
star-quest-reason-between-two = Two figures that stand corner to corner leave no way through.
star-quest-reason-port-closed = The squares before a docking bay are closed to Chaos while somebody waits inside.
star-quest-reason-straight-only = The Dreadnought moves straight only.
star-quest-reason-cannot-move = The event card of this turn does not let { $actor } move.
star-quest-reason-move-or-fire = By Sections: a figure either moves or attacks.
star-quest-reason-door-open-already = The door { $door } is open already.
star-quest-reason-not-in-front = { $actor } does not stand in front of the door { $door }.
star-quest-reason-no-attack-left = { $actor } has no attack left of this kind.
star-quest-reason-no-such-weapon = { $actor } has no such weapon.
star-quest-reason-not-an-enemy = { $figure } is no enemy.
star-quest-reason-not-in-sight = { $obstacle ->
        [door] The closed door { $at } blocks { $actor }'s line of fire.
        [figure] { $at } stands in { $actor }'s line of fire.
        [wall] The wall between { $at } and { $beyond } blocks { $actor }'s line of fire.
        [askew] The target is not in { $actor }'s row or column.
       *[none] { $actor } has no free line of fire to that target.
    }
star-quest-reason-not-next = { $figure } does not stand next to { $actor }.
star-quest-reason-not-aboard = { $actor } is still in the docking bay.
star-quest-reason-jammed = The heavy weapons of this squad are jammed in this turn.
star-quest-reason-is-dazzled = Dazzle Charges protect that squad in this turn.
star-quest-reason-own-side = A figure of your own side stands on { $square }.
star-quest-reason-nobody-on-ray = The ray would meet no enemy.
star-quest-reason-no-grenade = There is no Thermal Grenade left.
star-quest-reason-fired-already = That weapon has fired in this turn already.
star-quest-reason-no-such-power = The event card of this turn gives { $actor } no such power.
star-quest-reason-cannot-fire = The event card of this turn does not let { $actor } fire.
star-quest-reason-not-on-hulk = { $figure } is not on the hulk.
star-quest-reason-nobody-in-sight = { $actor } has no enemy in sight.
star-quest-reason-wrong-points = Points for a hit on { $figure }: { $range }. You have { $left }.
star-quest-reason-no-such-die = There is no such die.
star-quest-reason-nothing-to-use = There is nothing to switch here.
star-quest-reason-enemy-near = A Robotling stands next to { $actor }.
star-quest-reason-locked = First this must be removed: { star-quest-kind }. Still to go: { $count }.
star-quest-reason-nothing-to-take = There is nothing to take here.
star-quest-reason-after-select = It is too late for that this turn: it comes before the first figure acts.
star-quest-reason-card-not-in-hand = The squad does not have this card.
star-quest-reason-silenced = Radio silence: no order card in this turn.
star-quest-reason-one-order = An order card is in force already.
star-quest-reason-not-heavy = { $figure } has no heavy weapon, or is not there.
star-quest-reason-life-full = The Commander cannot be healed now.
star-quest-reason-no-such-blip = There is no blip { $figure }.
star-quest-reason-known-already = You know { $figure } already.
star-quest-reason-no-looks-left = The Bio-Scanner has no look left in this turn.
star-quest-reason-switched-already = That was changed in this turn already.
star-quest-reason-not-playing = That player does not take part.
star-quest-reason-trooper-named = This order names a heavy Trooper; no other does.
star-quest-reason-card-out-of-order = Cards are chosen in their order, each once.
star-quest-reason-two-targeters = A squad has two Targeters only, for different weapons.
star-quest-reason-cannot-complete = Too few cards would be left to choose from.
star-quest-reason-none-in-pool = No token of this kind is left: { star-quest-kind }.
star-quest-reason-no-square-left = There is no square for it.
star-quest-reason-other-board = { $square } is not on the board in question.
star-quest-reason-in-view = A squad has { $square } in view.
star-quest-reason-square-taken = { $square } is occupied.
star-quest-reason-no-block = The Dreadnought would have no room at { $square }.
star-quest-reason-must-place-all = This is the last board: all blips that find room must be placed.
star-quest-reason-block-blocked = The Dreadnought cannot stand there: walls, doors or somebody else are in the way.
star-quest-reason-block-elsewhere = The Dreadnought has to stand on the square in question, or as near as possible.
star-quest-reason-equal-weapons = The two heavy weapons have to be different.
star-quest-reason-weapon-not-held = The Dreadnought does not have this weapon.
star-quest-reason-none-in-supply = All figures of this kind are on the hulk.
star-quest-reason-no-reserve = That is no reserve square of this mission.
star-quest-reason-must-play-chips = No Robotling is on the hulk: chips must be played.
star-quest-reason-not-to-choose = The card does not let you choose that.
star-quest-reason-must-choose = The card asks for a choice.
star-quest-reason-had-already = The squad has had this order card already.
star-quest-reason-touched-already = The door { $door } was changed by this card already.
star-quest-reason-no-blip-there = There is no blip on this board.
star-quest-reason-moved-already = { $figure } was moved by this card already.
star-quest-reason-not-scanned = That board has not been scanned yet.
star-quest-reason-set-so-already = It is set like that already.
star-quest-reason-door-is-so-already = The door { $door } is like that already.
star-quest-reason-no-such-set = Four Troopers take at least one Laser and at least one heavy weapon, none of those twice: { $sets }.
star-quest-reason-card-of-others = { star-quest-player } has no such card: { star-quest-card }.
star-quest-reason-select-it-first = Select { $figure } first.
star-quest-reason-a-blip = Blip { $figure } is out of sight. You can attack it once one of your figures sees it.

## What happened

star-quest-event-loadout-picked = { star-quest-player }: chosen { $choice }.
star-quest-event-loadout-shown = { star-quest-player }: kit { $kit }, weapons { $weapons }, cards { $cards }.
star-quest-event-turn-began = Round { $round }: { star-quest-player }.
star-quest-event-selected = { $figure } acts.
star-quest-event-stepped = { $figure } goes from { $from } to { $to }.
star-quest-event-door-opened = { $who ->
        [figure] { $figure } opens the door { $door }.
       *[card] The door { $door } opens.
    }
star-quest-event-door-closed = The door { $door } closes.
star-quest-event-fired = { $attack ->
        [single] { $figure } fires at { $aim }.
        [null-time] { $figure } fires the Null-Time Cannon.
        [holo] { $figure } fires the Holo Launcher at { $aim }.
        [ray] { $figure } fires the Black-Hole Blaster, { $aim }.
        [bomb] { $figure } throws a grenade at { $aim }.
        [tinker] { $figure } fires a home-made Black-Hole Blaster, { $aim }.
        [explosion] { $figure } explodes.
        [trap] A charge goes off.
        [call] Chaos calls.
       *[sentry] A sentry gun fires.
    }
star-quest-event-fought = { $grenade ->
        [yes] { $figure } attacks { $target } hand to hand with a Thermal Grenade.
       *[no] { $figure } attacks { $target } hand to hand.
    }
star-quest-event-rolled = { $who ->
        [figure] { $figure } rolls { $total } ({ $dice }).
       *[card] The roll is { $total } ({ $dice }).
    }
star-quest-event-rerolled = { $figure } rolls die { $die } again: { $value }.
star-quest-event-kept-roll = { $figure } keeps the roll.
star-quest-event-hit-spent = { $points ->
        [one] One point goes
       *[other] { $points } points go
    } to { $figure }.
star-quest-event-stopped = { $figure } gives up { $points ->
        [one] one point
       *[other] { $points } points
    }.
star-quest-event-damaged = { $figure } loses { $lost ->
        [one] one life point
       *[other] { $lost } life points
    }; left: { $left }.
star-quest-event-unharmed = { $figure } takes no harm: { $total } does not beat armour { $armour }.
star-quest-event-removed = { $figure } is put out of action.
star-quest-event-token-taken = { star-quest-player } takes a token: { star-quest-kind }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
star-quest-event-figure-lost = { $figure } is lost: { $points ->
        [one] one point
       *[other] { $points } points
    } for Chaos.
star-quest-event-weapon-lost = The Dreadnought loses a weapon: { star-quest-weapon }.
star-quest-event-revealed = { $there ->
        [yes] { $blip } on { $square } is revealed: { star-quest-kind }, { $figure }.
       *[no] { $blip } on { $square } is revealed: { star-quest-kind }, but no figure is left.
    }
star-quest-event-dread-placed = The Dreadnought stands at { $square }.
star-quest-event-dread-armed = The Dreadnought is armed: { star-quest-weapon }, { $second }.
star-quest-event-board-entered = { $figure } enters board { $board }.
star-quest-event-scan-began = Board { $board } is scanned by radar.
star-quest-event-scan-chosen = Next blip: { star-quest-kind }.
star-quest-event-blip-placed = { $blip } appears on { $square }.
star-quest-event-blip-placed-as = { $blip } lies on { $square }: { star-quest-kind }.
star-quest-event-board-scanned = Board { $board } is scanned.
star-quest-event-blips-left-out = No room is left: { $count ->
        [one] one blip stays
       *[other] { $count } blips stay
    } out of the game.
star-quest-event-event-drawn = Event card: { star-quest-event-card }; left: { $left }.
star-quest-event-no-effect = The card { star-quest-event-card } has no effect.
star-quest-event-chips-joined = Reinforcement chips for Chaos: { $count }.
star-quest-event-chip-joined = A new chip: { star-quest-kind }.
star-quest-event-swapped = { $figure } and { $other } exchange places.
star-quest-event-squad-chosen = The card { star-quest-event-card } is for { star-quest-player }.
star-quest-event-order-taken = New card for { star-quest-player }: { star-quest-card }.
star-quest-event-passed = { star-quest-player }: no choice for the card { star-quest-event-card }.
star-quest-event-card-lost = { star-quest-player }: the card { star-quest-card } is lost.
star-quest-event-clone-placed = A Clone appears on { $square }: { $figure }.
star-quest-event-called = { $there ->
        [yes] { $figure } follows the call of Chaos: { $other } takes his place.
       *[no] { $figure } follows the call of Chaos and is gone.
    }
star-quest-event-call-resisted = { $figure } resists the call of Chaos.
star-quest-event-weapon-empty = { $there ->
        [yes] The heavy weapon of { $figure } is empty; a spare Laser is at hand.
       *[no] The heavy weapon of { $figure } is empty, and no Laser is left.
    }
star-quest-event-board-chosen = { star-quest-player }: all blips on board { $board } are revealed.
star-quest-event-secondary-known = The secondary objective is read out.
star-quest-event-redeployed = { $there ->
        [yes] { $blip } is moved from { $from } to { $square }.
       *[no] { $blip } is put on { $square }.
    }
star-quest-event-redeploy-chosen = To be moved: { star-quest-kind }.
star-quest-event-again-active = { $figure } may act again.
star-quest-event-order-given = { $named ->
        [yes] { star-quest-player }: { star-quest-card }, for { $figure }.
       *[no] { star-quest-player }: { star-quest-card }.
    }
star-quest-event-medi-kit-used = { star-quest-player }: the Commander is healed.
star-quest-event-dazzled = { star-quest-player }: Dazzle Charges protect the squad in the next Chaos turn.
star-quest-event-inspected = The Bio-Scanner looks at { $blip }.
star-quest-event-inspected-as = The Bio-Scanner shows { $blip }: { star-quest-kind }.
star-quest-event-permitted = { $allowed ->
        [yes] { star-quest-player } lets { $other } pass.
       *[no] { star-quest-player } no longer lets { $other } pass.
    }
star-quest-event-used = { $figure } does on { $square } what the objective asks for.
star-quest-event-took = { $figure } takes what lies on { $square }.
star-quest-event-item-dropped = What was carried lies on { $square }.
star-quest-event-came-back = { $figure } is back in the docking bay.
star-quest-event-mark-taken = { $mark ->
        [primary] { star-quest-player } takes the primary mark: 30 points.
       *[secondary] { star-quest-player } takes the secondary mark: 15 points.
    }
star-quest-event-chip-played = Reinforcement on { $square }: { star-quest-kind }, { $figure }.
star-quest-event-activation-ended = { $figure } is done.
star-quest-event-fell-back = { $figure } falls back to { $square }.
star-quest-event-turn-ended = { star-quest-player }: end of the turn.
star-quest-event-last-turns = The last event card is drawn: each squad has one last turn.
star-quest-event-match-ended = { $end ->
        [nobody-aboard] The mission is over: nobody is aboard any more.
       *[last-turns] The mission is over: the last turns are played.
    }
star-quest-event-abandoned = { $figure } stays behind: { $points ->
        [one] one point
       *[other] { $points } points
    } for Chaos.
