# What the page says at the table of Underground: prompts, buttons, labels. Terms follow the glossary of the rules.

underground-board-kind = together against water and sand
underground-board-seat = Player { $letter }
underground-board-heading = Turn { $turn }

## The views and what is on them

underground-board-plan = Plan of the box: heights as numbers
underground-board-view = View of the box
underground-board-view-table = Table
underground-board-view-plan = Plan
underground-board-view-no-webgl = This browser cannot draw the table in three dimensions.
underground-board-turn-table = Turn the table
underground-board-overlay-heights = Heights
underground-board-overlay-can = Places and ways
underground-board-exit = exit
underground-board-end = end
underground-board-ghost = { $piece } on { $cell }: level { $level }
underground-board-plateau = Plateau { $plateau }
underground-board-discovery = If the move ends on { $cell }, you are discovered: { $cards } cards lost, each brings water, and the kidnapper comes one section closer.

underground-board-cell-tower = tower, level 10, the door faces { $side }
underground-board-cell-board = bare board
underground-board-cell-top = { $surface ->
        [wood] level { $level }, wood
       *[other] level { $level }, stone
    }
underground-board-cell-water = water
underground-board-cell-code = a code chip, face down
underground-board-cell-key = { $used ->
        [yes] key, used
       *[no] key
    }
underground-board-cell-valve = { $used ->
        [yes] valve, used
       *[no] valve
    }
underground-board-cell-lock = { $used ->
        [yes] lock, open
       *[no] lock
    }
underground-board-cell-walls = walls: { $sides }
underground-board-cell-figure = the figure
underground-board-cell-rat = the rat

## Stacks, cards, code, store, timer

underground-board-stacks = The stacks in their circle, and the jokers
underground-board-stack = { $stone ->
        [yes] { $count ->
            [one] Stack { $shape }, one piece, the signal stone stands here
           *[other] Stack { $shape }, { $count } pieces, the signal stone stands here
        }
       *[no] { $count ->
            [one] Stack { $shape }, one piece
           *[other] Stack { $shape }, { $count } pieces
        }
    }
underground-board-jokers = { $count ->
        [one] One joker
       *[other] { $count } jokers
    }
underground-board-jokers-short = Jokers
underground-board-joker-named = Joker { $shape }
underground-board-steps = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
underground-board-card = { $colour ->
        [blue] { $card }: { $symbol }, { underground-board-steps-of }, blue
       *[red] { $card }: { $symbol }, { underground-board-steps-of }, red
    }
underground-board-steps-of = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
underground-board-symbol-signal = { $count ->
        [one] signal stone, the next stack
       *[other] signal stone, one of the next { $count } stacks
    }
underground-board-symbol-joker = a joker
underground-board-symbol-piece = piece { $shape }
underground-board-offer-place = Place { $piece } here
underground-board-offer-walk = { $key ->
        [no] Walk to { $cell }, { underground-board-steps-of }
       *[yes] Walk to { $cell }, { underground-board-steps-of }, costs a key
    }
underground-board-offer-plateau = Lay plateau { $plateau } here

underground-board-code = Code
underground-board-of-five = { $count } of 5
underground-board-code-words = Digits that join: { $digits } ({ $count } of 5).
underground-board-code-spare = Beside it:
underground-board-code-complete = The code is complete: to the exit!
underground-board-code-none = Code chips lie face down on the board. Five that join open the door.
underground-board-code-missing = { $count ->
        [one] One more: starts { $starts } or ends { $ends }.
       *[other] { $count } more: one that starts { $starts } or ends { $ends }.
    }
underground-board-cable = { $colour ->
        [R] red
        [G] green
        [B] blue
       *[W] white
    }
underground-board-store = Store
underground-board-keys = { $count ->
        [one] key
       *[other] keys
    }
underground-board-timer = Sand timer
underground-board-kidnapper = Kidnapper: { $now }, then { $next }.
underground-board-sections-left = { $count ->
        [one] One section to the end.
       *[other] { $count } sections to the end.
    }
underground-board-turning = { $brings ->
        [caught] The kidnapper reaches the end: you lose.
        [discovered] The kidnapper then watches { underground-line } and discovers you: { $cards } cards lost, each brings water, and he moves on again.
       *[free] The kidnapper then watches { underground-line }.
    }
underground-board-turning-sand = Sand after turning: { $sand }
underground-board-sand-turns = { $count ->
        [0] The sand runs out at the end of this turn
        [one] Sand for one more turn
       *[other] Sand for { $count } more turns
    }
underground-board-sand-time = { $seconds ->
        [one] Sand for one more second
       *[other] Sand for { $seconds } more seconds
    }
underground-board-key-space = Space
underground-board-pile = Draw pile
underground-board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
underground-board-unseen = Coordinates that nobody has seen yet: { $list }

## Actions

underground-board-do-card = Play { $what }
underground-board-do-place = Place { $piece }, face { $face }, on { $cell }: level { $level }
underground-board-do-place-swap = Place { $piece }, face { $face }, on { $cell } with the Swap: level { $level }
underground-board-do-step = Step to { $cell }
underground-board-do-displace = Escape to { $cell }
underground-board-a-key = a key
underground-board-do-close = Drain { $cell }
underground-board-do-plateau = { $turned ->
        [no] Lay plateau { $plateau } on { $cell }
       *[yes] Lay plateau { $plateau } on { $cell }, turned by { $quarters ->
            [one] a quarter
           *[other] { $quarters } quarters
        }
    }
underground-board-do-door = Door to { $cell }
underground-board-do-begin = { $letter } begins
underground-board-do-end-move = End the move
underground-board-do-end-turn = End the turn
underground-board-do-take-chip = Take the chip
underground-board-do-take-key = Take the key
underground-board-do-decline = Leave it
underground-board-do-teleport = Teleport
underground-board-do-teleport-use = Spend the Teleport
underground-board-do-teleport-keep = Keep it
underground-board-do-teleport-go = Go there
underground-board-do-teleport-stay = Stay
underground-board-do-replace = Place a new chip
underground-board-do-no-replace = No new chip
underground-board-do-turn-timer = Turn the timer
underground-board-do-turn-now = Turn it now
underground-board-do-keep-timer = Leave it
underground-board-do-sand-out = The sand runs out
underground-board-do-quit = Vote to give up
underground-board-do-keep-all = Keep all as drawn
underground-board-do-lay = Lay it
underground-board-do-lay-so = Lay this one
underground-board-do-put = Place
underground-board-do-put-swap = Place, spend Swap
underground-board-do-swap = Swap
underground-board-do-swap-not = Keep the Swap
underground-board-do-walk = Walk to { $cell }
underground-board-do-suggest = Suggest
underground-board-do-rotate = Rotate
underground-board-do-flip = Turn over
underground-board-do-move = Move
underground-board-do-place-instead = Place first

## What to do now

underground-board-prompt-plateau = Lay plateau { $plateau }.
underground-board-hint-plateau-turn = Rotate it with [R], or keep all plateaus as they are drawn.
underground-board-hint-plateau-turn-tap = Tap the round arrow to rotate it, or keep all plateaus as they are drawn.
underground-board-hint-plateau = It must cover { $cell }, the marked cell, or lie as near as it can. [R] rotates it.
underground-board-hint-plateau-tap = It must cover { $cell }, the marked cell, or lie as near as it can. Tap a highlighted place.
underground-board-prompt-door = Which way should the door face?
underground-board-hint-door = You enter the exit from that side, on level 10.
underground-board-prompt-first = Who begins?
underground-board-hint-first = All hands are open: agree on it.
underground-board-prompt-play = Your turn: play a card.
underground-board-hint-play = [1] or [2], or a click. Point at a card to see where it leads; blue ones bring water.
underground-board-hint-play-tap = It gives a piece to place and steps to walk; blue ones bring water.
underground-board-prompt-place = Place { $shape }.
underground-board-prompt-place-choice = Place { $shape }, or pick another highlighted piece.
underground-board-prompt-swap = Swap: place { $shape }, or pick another highlighted piece.
underground-board-hint-swap = The Swap is spent when you place the piece.
underground-board-prompt-place-at = { $door ->
        [level] Place { $shape }: level { $level }, as high as the door.
        [below] Place { $shape }: level { $level }, one below the door.
       *[far] Place { $shape }: level { $level }.
    }
underground-board-hint-place = { $count ->
        [0] It fits nowhere this way round: [R] rotates, [T] turns it over.
        [one] One place fits this way round. [R] rotates, [T] turns it over, [M] moves first.
       *[other] { $count } places fit this way round. [R] rotates, [T] turns it over, [M] moves first.
    }
underground-board-hint-place-tap = { $count ->
        [one] Tap the marked place, then place it.
       *[other] Tap one of { $count } marked places, then place it.
    }
underground-board-hint-place-none = This way round it fits nowhere. Rotate it, turn it over, or move.
underground-board-hint-place-fits = { $steps ->
        [0] It fits here.
        [one] It fits here. Then up to 1 step.
       *[other] It fits here. Then up to { $steps } steps.
    }
underground-board-hint-place-swap = It fits here. Placing it spends the Swap.
underground-board-prompt-move = { $count ->
        [one] One step left.
       *[other] { $count } steps left.
    }
underground-board-prompt-then-move = { $count ->
        [one] Now walk: up to 1 step. Or end the turn.
       *[other] Now walk: up to { $count } steps. Or end the turn.
    }
underground-board-prompt-move-first = { $count ->
        [one] Walk first: up to 1 step.
       *[other] Walk first: up to { $count } steps.
    }
underground-board-hint-move = Click a highlighted cell to walk there. [↵] ends the move.
underground-board-hint-walk-keys = Click a highlighted cell to walk there. [N] ends the turn.
underground-board-hint-move-tap = Tap a highlighted cell, then walk there.
underground-board-hint-way = { $chips ->
        [none] { $key ->
            [no] To { $cell }: { underground-board-steps-of }.
           *[yes] To { $cell }: { underground-board-steps-of }, and a key.
        }
        [breaker] To { $cell }: { underground-board-steps-of }, and the Breaker is spent.
        [ladder] To { $cell }: { underground-board-steps-of }, and the Ladder is spent.
       *[both] To { $cell }: { underground-board-steps-of }, and Breaker and Ladder are spent.
    }
underground-board-hint-again = Click again to go.
underground-board-hint-again-tap = Tap again to go.
underground-board-hint-way-seen = The kidnapper sees you there.
underground-board-prompt-end = { $blue ->
        [yes] Done? End the turn: you draw a card, and water comes there.
       *[no] Done? End the turn: you draw a card.
    }
underground-board-hint-nothing = Nothing can be placed or walked now.
underground-board-prompt-resolve = { $what ->
        [chip] A code chip lies on { $cell }.
        [key] A key lies on { $cell }.
       *[valve] There is a valve on { $cell }.
    }
underground-board-hint-valve = Choose a water tile to drain.
underground-board-prompt-teleport = The Teleport leads to { $cell }.
underground-board-prompt-teleport-use = Use the Teleport?
underground-board-hint-teleport-use = It is spent: a card is drawn, and you may go to its cell.
underground-board-hint-teleport = The chip is spent either way.
underground-board-prompt-displace = Water comes to { $cell }: get away!
underground-board-hint-displace = Choose a highlighted cell.
underground-board-prompt-replace = The code is complete. Place a new chip?
underground-board-hint-replace = Each new chip costs a card.
underground-board-prompt-over = The match is over.
underground-board-waiting = { $phase ->
        [play] { $who } chooses a card.
        [act] { $who } places and moves.
        [move] { $who } moves.
       *[other] { $who } decides.
    }
underground-board-waiting-timer = You can turn the timer at any time: [Space].
underground-board-waiting-timer-tap = You can turn the timer at any time.
underground-board-waiting-suggest = Choose on the board what you would do, and suggest it.

## Text and ending

underground-board-twin = Underground as text
underground-board-twin-state = { $cards ->
        [one] Turn { $turn }, player { $letter }. One card in the draw pile.
       *[other] Turn { $turn }, player { $letter }. { $cards } cards in the draw pile.
    }
underground-board-twin-store = { $keys ->
        [one] One key. Chips: { $tools }.
       *[other] { $keys } keys. Chips: { $tools }.
    }
underground-board-twin-hand = Player { $letter }: { $cards }
underground-board-twin-piece = { $count ->
        [one] { $piece }: one place
       *[other] { $piece }: { $count } places
    }
underground-board-twin-nothing = There is nothing for you to do now.
underground-board-twin-caption = The board, row by row
underground-board-group-setup = Set-up
underground-board-group-card = Cards
underground-board-group-move = Move
underground-board-group-here = Where the figure stands
underground-board-group-place = Place a piece
underground-board-group-other = More
underground-board-ending-turns = { $count ->
        [one] After one turn
       *[other] After { $count } turns
    }
underground-board-ending-level = The figure stood on level { $level }
underground-board-ending-cards = { $count ->
        [one] One card was left
       *[other] { $count } cards were left
    }
underground-board-ending-discoveries = { $count ->
        [0] Never discovered
        [one] Discovered once
       *[other] Discovered { $count } times
    }
underground-board-ending-score = Score: { $score }
