# The table of Star Quest in the browser: prompts, buttons, labels. [Q] stands for a key.

star-quest-board-kind = boarding squads against Chaos
star-quest-board-label = The ship from above, 24 by 24 squares
star-quest-board-offers = What can be done on the board
star-quest-board-role = { $player ->
        [RED] Tiger, red
        [YEL] Musketeers, yellow
        [BLU] Nineteen, blue
       *[CHAOS] Chaos: leads the Robotlings
    }
star-quest-board-round = round { $round }

## The board

star-quest-board-overlay-can = What I can do
star-quest-board-overlay-light = What the squads see
star-quest-board-sight-tool = Lines of sight
star-quest-board-sight = { $square }: { $count ->
        [one] one square
       *[other] { $count } squares
    } in sight (blue). { $fire ->
        [none] Nobody stands in the line of fire (dots).
       *[other] In the line of fire (dots): { $fire }.
    }
star-quest-board-sight-ask = Point at a square to see what is in sight from there. Drag to another, or press one after the other, to see the line between them.
star-quest-board-line = { $state ->
        [free] { $from } to { $to }: free, for radar and for fire.
        [radar] { $from } to { $to }: in radar sight, but no line of fire. In the way (red): { $what }.
       *[blocked] { $from } to { $to }: not in sight. In the way (red): { $what }.
    }
star-quest-board-way-wall = { $side ->
        [E] the wall east of { $square }
       *[S] the wall south of { $square }
    }
star-quest-board-way-door = the closed door { $door }
star-quest-board-way-figure = { $figure } on { $square }
star-quest-board-no-line = { $figure } has no line of fire to { $target }. In the way: { $what }.
star-quest-board-no-attack = { $figure } cannot attack { $target } now.
star-quest-board-line-from = From square
star-quest-board-line-to = to square
star-quest-board-line-ask = What is in the way?
star-quest-board-line-squares = Two squares of the ship are needed, from a1 to x24.
star-quest-board-board-dark = Board { $board }, not scanned
star-quest-board-board-pending = Board { $board }: the scan follows
star-quest-board-legend-steps = { $from }, { $to } steps
star-quest-board-legend-scan = starts a scan
star-quest-board-legend-light = in sight
star-quest-board-zoom-in = Closer
star-quest-board-zoom-out = Further away
star-quest-board-zoom-whole = The whole ship
star-quest-board-map = The whole ship, small
star-quest-board-no-way = { $figure } cannot get to { $square } in this move.
star-quest-board-blip = blip { $number }
star-quest-board-robotling = { $kind } { $figure }
star-quest-board-commander = Commander { $figure }
star-quest-board-values = moves { $move }, armour { $armour }, { $fire ->
        [none] does not fire
       *[other] fire: { $fire }
    }, close combat: { $close }
# Dice that are rolled: two white dice.
star-quest-board-dice = { $colour ->
        [R] { $count ->
            [one] one red die
           *[other] { $count } red dice
        }
       *[W] { $count ->
            [one] one white die
           *[other] { $count } white dice
        }
    }
star-quest-board-lp-of = { $lp } of { $most } life points
star-quest-board-carries = carries the item
# Who was done in his turn without having done anything.
star-quest-board-idle = { $figures }: no action.
# The squares of a way, one after the other.
star-quest-board-went = { $figure } goes { $way }.
star-quest-board-state = { $state ->
        [docked] docked
        [returned] returned
        [lost] lost
       *[aboard] aboard
    }
star-quest-board-offer-walk = { $scan ->
        [yes] go there, { $steps } { $steps ->
            [one] step
           *[other] steps
        }; starts a scan
       *[no] go there, { $steps } { $steps ->
            [one] step
           *[other] steps
        }
    }
star-quest-board-offer-look = look at { $figure }
star-quest-board-offer-attack = attack { $figure }

## Attacks

star-quest-board-armour = armour { $count }
star-quest-board-odds-title = { $how ->
        [close] Close combat: { $target }
        [close-tg] Grenade and close combat: { $target }
        [null] Null-Time at { $target }
        [holo] Holo blast: { $target }
        [bomb] Grenade: { $target }
        [ray] Black-Hole ray: { $target }
        [tinker] Black-Hole ray: { $target }
        [hit] Points for { $target }
       *[fire] Fire at { $target }
    }
star-quest-board-odds-needs = { $count } or more removes it.
star-quest-board-odds-close = { $own } against { $other }: the lower sum loses the difference. Armour does not count.
star-quest-board-odds-after = { $figure } first goes to { $square }, then attacks.
star-quest-board-odds-reroll = You may roll one die again; the odds count on it.
star-quest-board-odds-danger = Own figures in danger: { $figures }
star-quest-board-odds-removal = to remove it: { $chance } %
star-quest-board-odds-wound = to wound it
star-quest-board-odds-sure = This hit is certain.
star-quest-board-odds-needs-both = { $hurts } or more wounds it, { $removes } or more removes it.
star-quest-board-rolling = The dice are rolling.
star-quest-board-roll = { $figure } rolls { $dice } against { $target }: { $total }
star-quest-board-mode = { $mode ->
        [null] Null-Time
        [holo] Holo
        [bomb] Grenade
        [ray] Black Hole
        [tinker] Black Hole
       *[fire] Laser
    }

## Seats and cards

star-quest-board-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
star-quest-board-blips = { $count ->
        [one] { $count } blip
       *[other] { $count } blips
    }
star-quest-board-lp = LP
star-quest-board-tokens = tokens
star-quest-board-losses = losses
star-quest-board-score = score
star-quest-board-on-radar = on the radar
star-quest-board-in-pool = in the pool
star-quest-board-chips = chips
star-quest-board-event-cards = event cards
star-quest-board-mark = { $mark ->
        [primary] primary mark, 30
       *[secondary] secondary mark, 15
    }
star-quest-board-flag = { $flag ->
        [silenced] no orders
        [held] Commander reports
        [jammed] heavy weapons jammed
       *[dazzled] cannot be attacked
    }
star-quest-board-cards = Your cards
star-quest-board-cards-menu = Play a card ({ $count })
star-quest-board-card-for = { $card }, { $weapon }
star-quest-board-card-again = Press it again to play it.
star-quest-board-allow-menu = Let others pass
star-quest-board-tray = Tokens to place
star-quest-board-pool-blips = Blips in the pool
star-quest-board-pool-chips = Reinforcements
star-quest-board-pool-table = Tokens on the table
star-quest-board-event = Event
star-quest-board-event-squad = Chosen: { $squad }

## Mission

star-quest-board-difficulty = difficulty { $count } of { $most }
star-quest-board-mission = Mission
star-quest-board-briefing = Briefing
star-quest-board-last-turns = The last turns: whoever is still aboard afterwards is lost.
star-quest-board-progress = { $done } of { $count }.
star-quest-board-carried-by = { $figure } carries it
star-quest-board-goal-unknown = Secondary objective, not read out yet
star-quest-board-goal-use = Switch off what stands on { $squares }.
star-quest-board-goal-first = First put out of action: { $kind }.
star-quest-board-goal-remove = { $count ->
        [one] Put one out of action: { $kind }.
       *[other] Put { $count } out of action: { $kind }.
    }
star-quest-board-goal-carry = Carry the item from { $squares } to your own bay.
star-quest-board-goal-hold = Stand in room { $room } with { $count }, alone, at the end of a Chaos turn.
star-quest-board-goal-clear = Leave no Robotling and no blip on the ship.
star-quest-board-goal-token = { $count ->
        [one] Win a token: { $kind }.
       *[other] Win { $count } tokens: { $kind }.
    }
star-quest-board-goal-score = { $count ->
        [one] Hold tokens worth { $count } point.
       *[other] Hold tokens worth { $count } points.
    }

## Loadout

star-quest-board-loadout = Loadout of your squad
star-quest-board-loadout-kit = The Commander carries
star-quest-board-loadout-weapons = Weapons of the four Troopers
star-quest-board-loadout-cards = Equipment cards
star-quest-board-loadout-orders = Order cards
star-quest-board-loadout-full = Full: put one back to take another.
star-quest-board-loadout-ready = Ready to board
star-quest-board-kit-text = { $kit ->
        [AXE] Fires two white dice, fights with two red ones.
        [PLA] Fires two red dice, fights with two white ones.
       *[SWD] Does not fire; fights with two red and two white dice.
    }
star-quest-board-weapon-text = { $weapon ->
        [N] Null-Time Cannon: the points are shared out among enemies in sight.
        [H] Holo Launcher: a blast on a square and all round it.
       *[B] Black-Hole Blaster: a ray through everybody in its line.
    }

## Prompts

star-quest-board-prompt-loadout = Choose what your squad takes along.
star-quest-board-hint-loadout = Nobody sees it before all squads are ready.
star-quest-board-prompt-choose = { $count ->
        [one] One can still act. Choose who.
       *[other] { $count } can still act. Choose one.
    }
star-quest-board-hint-choose = Click a figure, or [N] for the next one; [E] ends the turn.
star-quest-board-hint-choose-tap = Tap a figure to see what it can do.
star-quest-board-prompt-looked = Activate { $figure }?
star-quest-board-hint-looked = [Enter] activates it, [N] goes to the next one.
star-quest-board-hint-looked-tap = Tap it again to activate it.
star-quest-board-prompt-act = { $can ->
        [fm] { $figure }: attack, or move up to { $steps }.
        [f] { $figure }: attack.
        [m] { $figure }: move up to { $steps }.
       *[none] { $figure } has nothing left to do.
    }
star-quest-board-hint-act = { $targets ->
        [0] { $later ->
            [0] No attack is possible now.
            [one] One target after a move.
           *[other] { $later } targets after a move.
        }
        [one] One target in sight.
       *[other] { $targets } targets in sight.
    } { $scan ->
        [yes] A square with the radar sign starts a scan.
       [none] [Enter] does it, [D] done.
       *[no] [T] next target, [Enter] does it, [D] done.
    }
star-quest-board-hint-act-tap = { $targets ->
        [0] { $later ->
            [0] No attack is possible now.
            [one] One target after a move.
           *[other] { $later } targets after a move.
        }
        [one] One target in sight.
       *[other] { $targets } targets in sight.
    } { $scan ->
        [yes] A square with the radar sign starts a scan.
       *[no] Tap twice to act.
    }
star-quest-board-prompt-aim = { $mode ->
        [holo] { $figure }: where should the blast be?
        [bomb] { $figure }: where does the grenade go?
       *[ray] { $figure }: in which direction?
    }
star-quest-board-hint-aim = Red squares are hit, friends among them too. [T] next, [Esc] back.
star-quest-board-hint-aim-tap = Red squares are hit, friends among them too.
star-quest-board-prompt-end = Everybody has acted.
star-quest-board-prompt-sure = { $count ->
        [one] { $figures } could still attack. End the turn?
       *[other] { $figures } could still attack. End the turn?
    }
star-quest-board-prompt-event = { $card }: { $kind ->
        [squad] which squad is it for?
        [board] which board is revealed?
        [take_order] which card is taken?
        [card] which card is lost?
        [door] which doors open or close?
        [clone] where does the Clone appear?
        [shoot] at whom does it shoot?
        [trap] under whom does the charge go off?
        [call] whom does Chaos call?
        [empty] whose heavy weapon is empty?
        [swap] who changes places?
        [again] who may act again?
        [redeploy] which blip is moved?
        [at] where does it go?
       *[other] your choice.
    }
star-quest-board-hint-event = Choose on the board or with the buttons.
star-quest-board-prompt-reinforce = { $count ->
        [one] Reinforcements: one chip is left.
       *[other] Reinforcements: { $count } chips are left.
    }
star-quest-board-hint-reinforce = Choose a kind, then a square. Six at most in a turn.
star-quest-board-hint-place = Choose one of the bright squares.
star-quest-board-prompt-reroll = Roll one die again, or keep them?
star-quest-board-hint-reroll = Click a die or press its number; [D] keeps them.
star-quest-board-hint-reroll-tap = Tap a die to roll it again.
star-quest-board-prompt-alloc = { $count ->
        [one] One point left to share out.
       *[other] { $count } points left to share out.
    }
star-quest-board-hint-alloc = Choose a target, then how many points it gets.
star-quest-board-prompt-lose = Which weapon does the Dreadnought lose?
star-quest-board-prompt-dread = Where does the Dreadnought stand? Choose its north-western square.
star-quest-board-prompt-arm = Which two heavy weapons does the Dreadnought carry?
star-quest-board-prompt-scan = { $count ->
        [one] Board { $board } is scanned: one blip is in your pool.
       *[other] Board { $board } is scanned: { $count } blips are in your pool.
    }
star-quest-board-hint-scan = Choose a kind to hide, or finish with [D].
star-quest-board-hint-scan-tap = Choose a kind to hide, or finish.
star-quest-board-hint-scan-last = The last board: all blips must be placed here.
star-quest-board-prompt-scan-at = Where does it lie? The squads do not see its kind.
star-quest-board-prompt-over = The mission is over.
star-quest-board-somebody = the others
star-quest-board-waiting = { $phase ->
        [loadout] Waiting for { $who }: choosing a loadout.
        [event] Waiting for { $who }: deciding about the event.
        [scan] Waiting for { $who }: hiding blips.
        [scan_at] Waiting for { $who }: hiding blips.
        [reinforce] Waiting for { $who }: reinforcements come.
       *[squad] Waiting for { $who }.
    }

## Buttons

star-quest-board-back = Back
star-quest-board-do-select = Activate { $figure }
star-quest-board-do-step = Step { $direction } to { $square }
star-quest-board-do-walk = Go to { $square }
star-quest-board-do-go-attack = { $square }, then { $target }
star-quest-board-do-open = Open door { $door }
star-quest-board-do-fire = Fire at { $target }
star-quest-board-do-null = Fire Null-Time
star-quest-board-do-holo = Blast on { $square }
star-quest-board-do-bomb = Grenade on { $square }
star-quest-board-do-ray = Ray to the { $direction }
star-quest-board-do-tinker = Ray to the { $direction }
star-quest-board-do-detonate = Explode
star-quest-board-do-close = Fight { $target }
star-quest-board-do-close-tg = Fight { $target } with a grenade
star-quest-board-do-hit = { $count ->
        [one] { $count } point at { $target }
       *[other] { $count } points at { $target }
    }
star-quest-board-do-hit-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
star-quest-board-do-stop = Stop here
star-quest-board-do-keep = Keep the dice
star-quest-board-do-reroll = Roll die { $count } again
star-quest-board-do-use = Switch it off
star-quest-board-do-take = Pick it up
star-quest-board-do-done = Done
star-quest-board-do-end = End turn
star-quest-board-do-end-yes = End the turn
star-quest-board-do-order = { $card }
star-quest-board-do-play = Play: { $card }
star-quest-board-do-inspect = Look at { $figure }
star-quest-board-do-allow = { $on ->
        [yes] Let { $player } pass
       *[no] Do not let { $player } pass
    }
star-quest-board-do-scan = Hide: { $card }
star-quest-board-do-at = Place on { $square }
star-quest-board-do-scandone = Scan is over
star-quest-board-do-chip = { $card } on { $square }
star-quest-board-do-dread = Dreadnought on { $square }
star-quest-board-do-arm = { $card }
star-quest-board-do-lose = Lose: { $card }
star-quest-board-do-pass = Nothing more
star-quest-board-do-squad = { $card }
star-quest-board-do-shoot = Shoot at { $figure }
star-quest-board-do-trap = Charge under { $figure }
star-quest-board-do-call = Call { $figure }
star-quest-board-do-empty = Empty the weapon of { $figure }
star-quest-board-do-swap = Exchange { $figure }
star-quest-board-do-door = { $open ->
        [yes] Close door { $door }
       *[no] Open door { $door }
    }
star-quest-board-do-board = Board { $count }
star-quest-board-do-take-order = Take: { $card }
star-quest-board-do-card = { $figure }: { $card } is lost
star-quest-board-do-redeploy = Move { $figure }{ $card }
star-quest-board-do-clone = Clone on { $square }
star-quest-board-do-again = { $figure } acts again
star-quest-board-do-kit = Commander: { $card }
star-quest-board-do-weapons = Heavy weapons: { $card }
star-quest-board-do-equip = Take along: { $card }
star-quest-board-do-pick = Take along: { $card }

## The end

star-quest-board-ending = { $round ->
        [one] { $mission }: over after one round.
       *[other] { $mission }: over after { $round } rounds.
    }
star-quest-board-sheet-tokens = Tokens
star-quest-board-sheet-primary = Primary objective
star-quest-board-sheet-secondary = Secondary objective
star-quest-board-sheet-losses = Losses
star-quest-board-sheet-total = Score

## In words

star-quest-board-twin = The mission in words
star-quest-board-twin-state = { $mission }, round { $round }, turn: { $player }. Event cards left: { $deck }.
star-quest-board-twin-squad = { $squad }: score { $score }, tokens { $points }, losses { $loss }.
star-quest-board-twin-chaos = Chaos: score { $score }, blips in the pool { $pool }, chips { $chips }.
star-quest-board-twin-nothing = There is nothing for you to do now.
star-quest-board-twin-squads = Squads
star-quest-board-twin-robotlings = Robotlings and blips
star-quest-board-twin-doors = Open doors: { $open }
star-quest-board-group-select = Figures that can act
star-quest-board-group-move = Moves and doors
star-quest-board-group-attack = Attacks
star-quest-board-group-area = Blasts
star-quest-board-group-place = Placing
star-quest-board-group-other = Other
