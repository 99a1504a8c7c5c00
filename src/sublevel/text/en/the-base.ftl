# The Base. Terms follow the glossary of the rules.

the-base-title = The Base
the-base-tagline = Three against three through a maze of rotating tiles, while the countdown runs.

## Who and what; other messages are made with these

the-base-side = { $side ->
        [explorers] Explorers
       *[mutants] Mutants
    }
the-base-chooser = { $chooser ->
        [explorers] Explorers
       *[mutants] Mutants
    }
the-base-winner = { $winner ->
        [explorers] Explorers
       *[mutants] Mutants
    }
the-base-piece = { $side ->
        [explorers] Explorer { $piece }
       *[mutants] Mutant { $piece }
    }
# The openings of a tile. The letters are those of the notation.
the-base-open = { $open ->
        [N] passage north
        [E] passage east
        [S] passage south
        [W] passage west
        [NE] passages north and east
        [NS] passages north and south
        [NW] passages north and west
        [ES] passages east and south
        [EW] passages east and west
        [SW] passages south and west
        [NES] passages north, east and south
        [NEW] passages north, east and west
        [NSW] passages north, south and west
        [ESW] passages east, south and west
       *[NESW] passages on all four sides
    }

the-base-shape-D = Dead end
the-base-shape-I = Straight
the-base-shape-L = Corner
the-base-shape-T = Junction
the-base-shape-X = Cross

the-base-phase-orient = Set-up
the-base-phase-play = Play
the-base-phase-return = Return of a captured piece
the-base-phase-over = End of the match
the-base-phase-challenge-offer = Offer of the Time challenge
the-base-phase-challenge = Time challenge
the-base-phase-challenge-over = End of the Time challenge

## Options

the-base-option-mix = Tile mix
the-base-option-mix-help = How many tiles of each shape lie around the centre tile: a named mix, or five numbers of your own that add up to 24. Default: { the-base-mix-standard }.
the-base-mix-standard = Standard
the-base-mix-balanced = Balanced
the-base-mix-corners = Corners
the-base-mix-maze = Maze
the-base-mix-crossroads = Crossroads
the-base-mix-custom = Custom

the-base-option-dead-end-rule = Dead ends
the-base-option-dead-end-rule-help = Whether the tile mix may have dead ends, and where they may lie. Default: { the-base-option-dead-end-rule-reject }.
the-base-option-dead-end-rule-reject = Not allowed
the-base-option-dead-end-rule-inner = Inner columns only
the-base-option-dead-end-rule-anywhere = Anywhere

the-base-option-setup-order = Order of the set-up
the-base-option-setup-order-help = Which side is first to rotate the tiles in front of its start slots; the other side can answer. Default: { the-base-option-setup-order-mutants-first }.
the-base-option-setup-order-mutants-first = Mutants first
the-base-option-setup-order-explorers-first = Explorers first

the-base-option-countdown-start = Start of the countdown
the-base-option-countdown-start-help = What the countdown shows in the first round, from 5 to 20; a smaller number makes a shorter match. Default: 20.

the-base-option-crossing-cost = Cost of crossing
the-base-option-crossing-cost-help = How many actions it takes to cross pieces of your own. Default: { the-base-option-crossing-cost-per-tile }.
the-base-option-crossing-cost-per-tile = One action per step
the-base-option-crossing-cost-one = One action in all

the-base-option-capture-on-start-slots = Capture on start slots
the-base-option-capture-on-start-slots-help = Whether a piece on its own start slot can be captured; whoever captures it there is saved at once. Default: { the-base-option-capture-on-start-slots-false }.
the-base-option-capture-on-start-slots-false = Not allowed
the-base-option-capture-on-start-slots-true = Allowed

the-base-option-return-chooser = Choice of the return slot
the-base-option-return-chooser-help = Who chooses the start slot when a captured piece can return to either of two. Default: { the-base-option-return-chooser-owner }.
the-base-option-return-chooser-owner = Owner of the piece
the-base-option-return-chooser-capturer = Side that captured it

the-base-option-null-rotation = Rotations without effect
the-base-option-null-rotation-help = Whether a tile may be rotated so that it lies as before, which is a way to wait. Default: { the-base-option-null-rotation-allow }.
the-base-option-null-rotation-allow = Allowed
the-base-option-null-rotation-forbid = Not allowed

the-base-option-tiebreak = Tie-break
the-base-option-tiebreak-help = Which pieces are compared when the countdown ends and both sides have saved equally many; the side that is nearer to its goal wins. Default: { the-base-option-tiebreak-full }.
the-base-option-tiebreak-full = All, from the rearmost on
the-base-option-tiebreak-rear-only = The rearmost alone

the-base-option-time-challenge = Time challenge
the-base-option-time-challenge-help = Whether the loser may go on alone against the countdown after the enemy has saved all three pieces; the result stays. Default: { the-base-option-time-challenge-offer }.
the-base-option-time-challenge-offer = Offered
the-base-option-time-challenge-off = Off

the-base-option-challenge-tokens = Bonus tokens in the Time challenge
the-base-option-challenge-tokens-help = What becomes of the loser's bonus tokens in the Time challenge. Default: { the-base-option-challenge-tokens-keep }.
the-base-option-challenge-tokens-keep = Kept
the-base-option-challenge-tokens-discard = Lost

## Why something is not possible

the-base-reason-not-your-turn = It is not your turn.
the-base-reason-return-first = Your opponent first chooses where the captured piece returns.
the-base-reason-finished = The match is over.
the-base-reason-no-such-action = There is no such action.
the-base-reason-not-now = That cannot be done at this point of the match.
the-base-reason-saved-piece = Piece { $piece } is saved; saved pieces do not move any more.
the-base-reason-same-place = Piece { $piece } stands on { $to } already.
the-base-reason-own-piece = One of your own pieces stands on { $to }.
the-base-reason-slot-taken = The start slot { $to } is occupied.
the-base-reason-slot-guarded = An enemy piece is at home on the start slot { $to }; you cannot enter while it is there.
the-base-reason-too-dear = { $actions ->
        [one] Crossing to { $to } costs { $steps } actions; you have one.
       *[other] Crossing to { $to } costs { $steps } actions; you have { $actions }.
    }
the-base-reason-slot-to-slot = There is no way from one start slot to another.
the-base-reason-own-wall = The tile of piece { $piece } has a wall towards { $to }.
the-base-reason-tile-hidden = The tile { $to } is still hidden; reveal it first.
the-base-reason-far-wall = The tile { $to } shows you a wall.
the-base-reason-over-enemy = An enemy piece can be captured, but not crossed.
the-base-reason-no-way = No connected way leads from piece { $piece } to { $to }.
the-base-reason-too-far = { $actions ->
        [one] It is { $steps } steps to { $to }; you have one action.
       *[other] It is { $steps } steps to { $to }; you have { $actions } actions.
    }
the-base-reason-step-by-step = It is { $steps } steps to { $to }. One move takes one step, so go there step by step.
the-base-reason-tile-occupied = A piece stands on { $cell }; occupied tiles cannot be manipulated.
the-base-reason-only-saved-near = Only a saved piece of yours is next to { $cell }, and saved pieces do not manipulate tiles.
the-base-reason-behind-wall = The tile { $cell } is behind a wall; none of your pieces has a passage towards it.
the-base-reason-out-of-reach = None of your pieces is next to { $cell }.
the-base-reason-hidden-cannot-turn = The tile { $cell } is hidden; only revealed tiles can be rotated.
the-base-reason-no-such-turn = { $shape ->
        [D] Tile { $cell } is a dead end: it has one opening.
        [I] Tile { $cell } is a straight: it opens to two opposite sides.
        [L] Tile { $cell } is a corner: it opens to two adjacent sides.
        [T] Tile { $cell } is a junction: it has three openings.
       *[X] Tile { $cell } is a cross: it is open on all four sides.
    }
the-base-reason-no-idle-turn = { $shape ->
        [D] Tile { $cell } lies that way already; rotate a dead end so that it lies differently.
        [I] Tile { $cell } lies that way already, and this match doesn't allow rotations that change nothing.
        [L] Tile { $cell } lies that way already; rotate a corner so that it lies differently.
        [T] Tile { $cell } lies that way already; rotate a junction so that it lies differently.
       *[X] A cross such as { $cell } always lies the same way, and this match doesn't allow rotations that change nothing.
    }
the-base-reason-already-revealed = The tile { $cell } is revealed already.
the-base-reason-centre-is-open = The centre tile is revealed from the start.
the-base-reason-other-tile-due = It is another tile that is set up now, not { $cell }.
the-base-reason-not-towards-slot = The tile { $cell } must have a passage towards your start slot.
the-base-reason-not-a-return-slot = The captured piece cannot return to that start slot.
the-base-reason-window-closed = Bonus tokens are used before the first action of a turn.
the-base-reason-no-token = You have no bonus token.
the-base-reason-countdown-full = The countdown shows 20 and cannot go higher.
the-base-reason-nothing-to-buy = You can do nothing now, so another action would be of no use.
the-base-reason-must-act = You can still do something; you may pass only when nothing else is possible.
the-base-reason-actions-full = Nobody has more than five actions in a turn.

## What happened

the-base-event-tile-oriented = The tile { $cell } is set up: { the-base-open }.
the-base-event-piece-moved = { the-base-piece } moves from { $from } to { $to }.
the-base-event-piece-captured = { the-base-piece } is captured on { $at }.
the-base-event-return-asked = { the-base-piece } has to return. { the-base-chooser } choose the start slot.
the-base-event-piece-returned = { the-base-piece } returns to { $to }.
the-base-event-piece-saved = { the-base-piece } is saved on { $at }: { $count } of 3.
the-base-event-token-gained = { the-base-side } gain a bonus token.
the-base-event-tile-revealed = The tile { $cell } is revealed: { the-base-open }.
the-base-event-tile-rotated = The tile { $cell } is rotated: { the-base-open }.
the-base-event-action-bought = { $actions ->
        [one] { the-base-side } use a bonus token for one more action: one action left.
       *[other] { the-base-side } use a bonus token for one more action: { $actions } actions left.
    }
the-base-event-time-bought = { the-base-side } use a bonus token for one more round: the countdown shows { $countdown }.
the-base-event-turn-passed = { the-base-side } pass.
the-base-event-turn-began = It is the { the-base-side }' turn.
the-base-event-countdown-fell = The countdown shows { $countdown }.
the-base-event-match-ended = { $end ->
        [saved] { the-base-winner } win: all three pieces are saved.
        [countdown] { the-base-winner } win: they have saved more pieces when the countdown ends.
       *[countdown-tiebreak] { $winner ->
            [draw] The countdown ends with a draw: equally many saved, equally far from the goal.
           *[other] { the-base-winner } win the tie-break: equally many saved, but nearer to the goal.
        }
    }
the-base-event-challenge-offered = { the-base-side } may go on alone in the Time challenge.
the-base-event-challenge-accepted = { the-base-side } take the Time challenge.
the-base-event-challenge-declined = { the-base-side } decline the Time challenge.
the-base-event-challenge-ended = { $outcome ->
        [escaped] { the-base-side } have all escaped in time.
       *[failed] { the-base-side } did not escape in time.
    }
