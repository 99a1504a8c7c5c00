# The board of The Base in the browser: prompts, notes, labels. [Q] stands for a key.

the-base-board-kind = Tactics for two
the-base-board-label = The board: five by five tiles between two rows of start slots
the-base-board-role = { $side ->
        [explorers] Explorers, heading for m1–m5
       *[mutants] Mutants, heading for x1–x5
    }
the-base-board-heading = countdown { $countdown }

## Overlays

the-base-board-overlay-can = What I can do
the-base-board-overlay-threats = Threats next turn
the-base-board-overlay-guards = Guarded pieces
the-base-board-overlay-routes = Actions to the goal
the-base-board-overlay-hidden = Hidden tiles
the-base-board-overlay-distance = Columns to the goal

the-base-board-hidden-tiles = { $count ->
        [one] { $count } hidden tile
       *[other] { $count } hidden tiles
    }
the-base-board-leader = If the countdown ended now: { $side } would win
the-base-board-leader-draw = If the countdown ended now: a draw
the-base-board-badge-guarded = guarded
the-base-board-badge-unguarded = threatened and not guarded
the-base-board-locked = { $who } is locked: { $exits } can neither be entered nor turned.
the-base-board-locked-in = { $who } is locked: no passage leads on.
the-base-board-badge-race = about { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } to the goal
the-base-board-badge-distance = { $count ->
        [one] { $count } column
       *[other] { $count } columns
    } to the goal

## Countdown, pieces, tokens

the-base-board-countdown = Countdown
the-base-board-countdown-is = Countdown: { $countdown }
the-base-board-saved = saved
the-base-board-away = waits for its return
the-base-board-saved-of-3 = { $count } of 3 saved
the-base-board-bonus = bonus
the-base-board-tokens = { $count ->
        [0] no bonus token
        [one] { $count } bonus token
       *[other] { $count } bonus tokens
    }

## What can be done, as labels of buttons

the-base-board-do-move = { $who } to { $to }
the-base-board-do-cross = { $who } crosses to { $to }
the-base-board-do-capture = { $who } captures { $enemy } on { $to }
the-base-board-do-save = { $who } is saved on { $to }
the-base-board-for-actions = { $cost ->
        [one] ({ $cost } action)
       *[other] ({ $cost } actions)
    }
the-base-board-do-turn = Rotate { $cell } towards { $open }
# Where the passages of a tile lead; compass points would be wrong on a board that is turned.
the-base-board-open = { $leads ->
        [nowhere] leads nowhere
       *[somewhere] leads to { $places }
    }
the-base-board-tile-told = { $kind ->
        [oriented] The tile { $cell } is set up: it { $open }.
        [revealed] The tile { $cell } is revealed: it { $open }.
       *[rotated] The tile { $cell } is rotated: it { $open }.
    }
the-base-board-do-wait = Wait: turn { $cell } without effect
the-base-board-do-reveal = Reveal { $cell }
the-base-board-do-return = { $who } returns to { $to }
the-base-board-do-bonus-action = Bonus token: one more action
the-base-board-do-bonus-time = Bonus token: one more round
the-base-board-do-pass = Pass
the-base-board-do-challenge-accept = Take the Time challenge
the-base-board-do-challenge-decline = Decline
the-base-board-pick = Pick { $where }: { $what }
the-base-board-put-down = Put down { $where }: { $what }
the-base-board-turn-offer = Turn { $cell }: { $what }

the-base-board-tag-capture = capture
the-base-board-tag-save = save
the-base-board-tag-cross = cross

## Notes at a place

the-base-board-opens = Opens { $links }.
the-base-board-closes = Closes { $links }.
the-base-board-opens-nothing = Opens and closes nothing.
the-base-board-price = { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }, { $left } left afterwards
the-base-board-price-free = Costs no action
the-base-board-reveal-warning = You can't undo a reveal.
the-base-board-see-rule = See the rule
the-base-board-confirm = Do it
the-base-board-next-way = Next way
the-base-board-cancel = Cancel
the-base-board-ways = How the tile can lie

## The bar: what to do, and how

the-base-board-pips = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
the-base-board-prompt-play = { $count ->
        [one] { $count } action left:
       *[other] { $count } actions left:
    } { $can ->
       *[mtr] move a piece, turn or reveal a tile.
        [mt] move a piece or turn a tile.
        [mr] move a piece or reveal a tile.
        [tr] turn or reveal a tile.
        [m] move a piece.
        [t] turn a tile.
        [r] reveal a tile.
    }
the-base-board-prompt-orient = Set up { $cell }: choose how the tile lies.
the-base-board-prompt-return = { $who } was captured: choose the start slot it returns to.
the-base-board-prompt-pass = No action is possible: you have to pass.
the-base-board-prompt-challenge = { $side } have won. Do you go on against the clock?
the-base-board-prompt-over = The match is over.
the-base-board-waiting = Waiting for { $who } …
the-base-board-waiting-orient = Waiting for { $who }: tiles are being set up …
the-base-board-waiting-return = Waiting for { $who }: the captured piece needs a start slot …
the-base-board-waiting-challenge = Waiting for { $who }: the Time challenge is on offer …
the-base-board-waiting-hint = { $count ->
        [one] { $count } action left in this turn.
       *[other] { $count } actions left in this turn.
    }
the-base-board-hint-keys = [1] [2] [3] pick a piece, [Q] [E] turn a tile, [Tab] walks through the rest.
the-base-board-hint-tap = Tap a piece, or a tile with yellow corners.
the-base-board-hint-return = Choose one of the marked start slots.
the-base-board-hint-challenge = You try alone to save all three pieces before the countdown ends. The result stays.
the-base-board-hint-pass = The remaining actions of this turn are lost.
the-base-board-picked-keys = { $who } is picked: arrows move it, { $others } pick another, [Q] [E] turn a tile.
the-base-board-picked-keys-alone = { $who } is picked: arrows move it, [Q] [E] turn a tile.
the-base-board-picked-tap = { $who } is picked: tap a ring, or drag the piece there.
the-base-board-turn-keys = [Q] [E] show the other ways, [Enter] turns, [Esc] leaves it as it is.
the-base-board-orient-keys = [Q] [E] show the other ways, [Enter] sets it up.
the-base-board-tap-next = Tap the tile for the next way.
the-base-board-button-turn = Turn { $cell }
the-base-board-button-orient = Set up { $cell }
the-base-board-button-reveal = Reveal { $cell }
the-base-board-button-move = Move to { $to }
the-base-board-bonus-action = +1 action
the-base-board-bonus-round = +1 round
the-base-board-bonus-closed = bonus: only before the first action
the-base-board-wait = Wait …
the-base-board-wait-help = Costs an action and leaves everything as it is.
the-base-board-wait-at = Turn { $cell } without effect

## The text twin

the-base-board-twin = The board in words
the-base-board-twin-state = { $side } to move; actions left: { $count }; countdown: { $countdown }.
the-base-board-twin-caption = Columns x and m are start slots, a to e are tiles; lanes 1 to 5.
the-base-board-twin-hidden = hidden
the-base-board-twin-slot = start slot { $number } of the { $side }
the-base-board-twin-slot-blank = blank start slot of the { $side }
the-base-board-twin-saved = { $who }, saved
the-base-board-twin-nothing = There is nothing for you to do now.
the-base-board-group-move = Move a piece
the-base-board-group-rotate = Turn a tile
the-base-board-group-orient = Set up the tile
the-base-board-group-reveal = Reveal a tile
the-base-board-group-wait = Wait
the-base-board-group-return = Return of the captured piece
the-base-board-group-bonus = Bonus tokens
the-base-board-group-pass = Pass
the-base-board-group-challenge = Time challenge

## The end

the-base-board-ending-distances = Columns to the goal: { $list }
the-base-board-ending-deal = { $count ->
        [0] The whole deal
        [one] The whole deal, with { $count } tile that nobody saw
       *[other] The whole deal, with { $count } tiles that nobody saw
    }
the-base-board-ending-unseen = Blue tiles stayed hidden to the end.

## Setting up a position

the-base-board-edit-board = The board to be set up
the-base-board-edit-tools = What a press does
the-base-board-edit-tool-turn = Turn tiles, move pieces
the-base-board-edit-tool-cover = Cover or uncover tiles
the-base-board-edit-tool-slots = Change the numbers of start slots
the-base-board-edit-turn = Press a piece and then its new place, or a tile to turn it.
the-base-board-edit-shape = Press a tile to lay this shape there; once more turns it.
the-base-board-edit-cover = Press a tile to cover or uncover it.
the-base-board-edit-slots = Press two start slots of one side: their numbers change places.
the-base-board-edit-slots-second = Press the other start slot.
the-base-board-edit-held = { $who }: press its new place, or take it off the board.
the-base-board-edit-remove = Off the board
the-base-board-edit-away = Off the board
the-base-board-edit-to-move = To move
the-base-board-edit-actions = Actions left
the-base-board-edit-tokens = Tokens: { $side }
the-base-board-edit-window = No action taken yet in this turn
the-base-board-edit-play = Play on instead
the-base-board-edit-less = { $what }: less
the-base-board-edit-more = { $what }: more
the-base-board-edit-tile = { $cell }: { $open }{ $hidden ->
        [yes] , hidden
       *[no] {""}
    }
the-base-board-edit-slot = { $slot }: start slot { $number }
the-base-board-edit-slot-blank = { $slot }: blank start slot
