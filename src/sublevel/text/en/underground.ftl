# Underground. Terms follow the glossary of the rules.

underground-title = Underground
underground-tagline = Build the way up and out together, before the water or the kidnapper stops you.

## Who and what; other messages are made with these

underground-line = { $line ->
        [row] row { $number }
       *[column] column { $number }
    }
underground-chip = { $chip ->
        [SB] Breaker
        [SL] Ladder
        [SS] Swap
        [ST] Teleport
       *[other] number chip { $chip }
    }
underground-side = { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }

underground-phase-setup-plateau = Set-up: plateaus
underground-phase-setup-door = Set-up: the door
underground-phase-setup-first = Set-up: who begins
underground-phase-play = Play a card
underground-phase-act = Place and move
underground-phase-move = Move
underground-phase-resolve = End of the move
underground-phase-teleport = Teleport
underground-phase-displace = Displacement
underground-phase-replace = Replacement chip
underground-phase-over = End of the match

## Phrases

underground-phrase-turn-timer = Turn the timer!
underground-phrase-wait = Wait with the timer.
underground-phrase-reach-chip = I can reach a code chip.
underground-phrase-go-there = Let us go there.
underground-phrase-build-here = We should build here.
underground-phrase-save-card = I would like to keep my card.
underground-phrase-watch-line = Mind the kidnapper's line.
underground-phrase-your-idea = What would you do?

## Options

underground-seat-player-1 = Seat 1
underground-seat-player-2 = Seat 2
underground-seat-player-3 = Seat 3
underground-seat-player-4 = Seat 4

underground-option-players = Players
underground-option-players-help = How many play together, from 1 to 4. Default: 2.

underground-option-setup = Set-up
underground-option-setup-help = A scenario, or a board that is drawn from the cards. Default: { underground-setup-stairwell }.
underground-setup-random = Random
underground-setup-stairwell = Stairwell
underground-setup-two-stations = Two stations
underground-setup-knee-deep = Knee-deep
underground-setup-rusty-valves = Rusty valves
underground-setup-canal = The canal
underground-setup-at-your-heels = At your heels
underground-setup-rat = The rat
underground-setup-custom = Your own

underground-option-kidnapper-level = Kidnapper
underground-option-kidnapper-level-help = How soon the kidnapper catches you in a random set-up: the column of the end chip. Default: { underground-option-kidnapper-level-easy }.
underground-option-kidnapper-level-easy = Easy
underground-option-kidnapper-level-medium = Medium
underground-option-kidnapper-level-hard = Hard

underground-option-water-level = Water
underground-option-water-level-help = How much water lies on the board of a random set-up from the start. Default: { underground-option-water-level-easy }.
underground-option-water-level-easy = Wet feet
underground-option-water-level-medium = Up to the knees
underground-option-water-level-hard = Soaked

underground-option-cards-removed = Cards removed
underground-option-cards-removed-help = How many cards leave the draw pile of a random set-up unseen, from 0 to 30. The rulebook removes none. Default: 0.

underground-option-timer-mode = Sand timer
underground-option-timer-mode-help = How the sand runs. “{ underground-option-timer-mode-auto }” follows the rulebook: in real time, and no timer in { underground-setup-stairwell }; bots alone count turns. Default: { underground-option-timer-mode-auto }.
underground-option-timer-mode-auto = As the set-up says
underground-option-timer-mode-real = Real time
underground-option-timer-mode-turns = Relaxed: by turns
underground-option-timer-mode-off = No timer

underground-option-timer-seconds = Seconds of the timer
underground-option-timer-seconds-help = How long the sand runs by the clock, from 30 to 600 seconds. Default: 120.

underground-option-timer-flip = Turning early
underground-option-timer-flip-help = How much sand is above when the timer is turned before it is empty. Default: { underground-option-timer-flip-glass }.
underground-option-timer-flip-glass = What has run through
underground-option-timer-flip-full = Always all of it

underground-option-timer-away = When somebody is away
underground-option-timer-away-help = Whether the sand by the clock stands still while one of the players is not connected. Without anybody it always does. Default: { underground-option-timer-away-stands }.
underground-option-timer-away-stands = It stands still
underground-option-timer-away-runs = It runs on

underground-option-timer-turns = Turns of the timer
underground-option-timer-turns-help = How many turns the sand lasts when it runs by turns, from 1 to 9. Default: 2.

underground-option-timer-hands = Who turns the timer
underground-option-timer-hands-help = Whether everybody may turn the timer at any time, or the active player alone. Default: { underground-option-timer-hands-everybody }.
underground-option-timer-hands-everybody = Everybody
underground-option-timer-hands-active = The active player

underground-option-end-section = Section of the end chip
underground-option-end-section-help = Where the kidnapper has caught you, from 1 to 35; 0 leaves it to level or scenario. Default: 0.

underground-option-setup-choices = Choices of the set-up
underground-option-setup-choices-help = Whether you lay the plateaus and choose door and beginner yourselves. Default: { underground-option-setup-choices-manual }.
underground-option-setup-choices-manual = Your own
underground-option-setup-choices-auto = Automatic

underground-option-balance = Balance
underground-option-balance-help = How well a piece must be supported so as not to tip over. Default: { underground-option-balance-edge }.
underground-option-balance-edge = Up to the edge
underground-option-balance-firm = Firm
underground-option-balance-off = One cell is enough

underground-option-stacks-open = Stacks
underground-option-stacks-open-help = Whether the lower pieces of the stacks are seen. Default: { underground-option-stacks-open-false }.
underground-option-stacks-open-false = Only the top piece
underground-option-stacks-open-true = All pieces open

underground-option-resign = Giving up
underground-option-resign-help = Whether the group may give up when all agree. Default: { underground-option-resign-false }.
underground-option-resign-false = Not possible
underground-option-resign-true = When all agree

## Why something is not possible

underground-reason-not-your-turn = It is not for you to act now.
underground-reason-finished = The match is over.
underground-reason-no-such-action = There is no such action.
underground-reason-not-now = That cannot be done at this point of the match.
underground-reason-not-active = Another player is active now.
underground-reason-not-in-hand = The card { $cell } is not in your hand.
underground-reason-card-first = Play a card first.
underground-reason-card-played-already = You have played a card in this turn already.
underground-reason-already-placed = You have placed a piece in this turn already.
underground-reason-in-the-middle-of-a-move = The move cannot be interrupted; end it first.
underground-reason-piece-not-left = No piece { $shape } is left.
underground-reason-piece-not-offered = { $kind ->
    [signal] Your card moves the signal stone up to { $reach } stacks, to { $offers }. { $shape } is not among them.
    [joker] Your card offers a joker, not { $shape }.
    [nothing] Your card offers nothing: none of its pieces is left.
   *[stack] Your card offers { $offers }, not { $shape }.
}
underground-reason-same-as-another = The piece { $shape } looks the same in another rotation or on its other face, which stands for this one too.
underground-reason-off-the-board = The piece { $shape } at { $cell } would lie beyond the board.
underground-reason-on-code-chip = The piece { $shape } at { $cell } would cover a code chip.
underground-reason-on-figure = The piece { $shape } at { $cell } would cover the figure.
underground-reason-on-tower = The piece { $shape } at { $cell } would cover the tower.
underground-reason-on-rat = The piece { $shape } at { $cell } would cover the rat.
underground-reason-stone-over-water = Stone of the piece { $shape } at { $cell } would lie over water; only wood may.
underground-reason-stone-in-the-air = Stone of the piece { $shape } at { $cell } would hang in the air; only wood may float.
underground-reason-nothing-carries = Nothing would carry the piece { $shape } at { $cell }.
underground-reason-out-of-balance = The piece { $shape } at { $cell } would tip over.
underground-reason-step-off-board = The board ends there.
underground-reason-step-to-bare-board = { $cell } is bare board; the figure walks on pieces and plateaus only.
underground-reason-step-into-water = There is water on { $cell }.
underground-reason-step-onto-rat = The rat sits on { $cell }.
underground-reason-no-breaker = You have no Breaker.
underground-reason-no-ladder = You have no Ladder.
underground-reason-wall-in-the-way = There is a wall between { $figure } and { $cell }.
underground-reason-no-wall-to-break = There is no wall between { $figure } and { $cell } that a Breaker could break.
underground-reason-not-at-the-door = The door of the tower is not on this side.
underground-reason-code-incomplete = The door stays shut until five number chips fit together.
underground-reason-door-too-high = The exit is entered from level 10 only, without any step up or down.
underground-reason-no-need-of-ladder = No Ladder is needed for this step.
underground-reason-too-steep = { $cell } is on level { $level }, { $figure } on level { $stand }. A step goes up or down one level.
underground-reason-locked = { $cell } is locked, and you have no key.
underground-reason-already-moved = The figure has moved in this turn already.
underground-reason-not-moving = There is no move to end.
underground-reason-no-chip-here = There is no code chip on { $figure }.
underground-reason-no-key-here = There is no key to take on { $figure }.
underground-reason-no-valve-here = There is no valve to close on { $figure }.
underground-reason-valve-needs-key = In this scenario a valve costs { $cost ->
    [one] 1 key
   *[other] { $cost } keys
}; you have { $keys }.
underground-reason-no-water-there = There is no water on { $cell }.
underground-reason-water-of-the-canal = The water of the canal on { $cell } cannot be removed.
underground-reason-no-key-chip-left = You already have all { $most } keys.
underground-reason-no-teleport = You have no Teleport.
underground-reason-no-card-for-teleport = No card is left to draw for the Teleport.
underground-reason-cannot-land = The figure cannot be put there.
underground-reason-no-timer = There is no timer in this match.
underground-reason-timer-must-wait = The timer cannot be turned at this moment.
underground-reason-only-the-clock = Only the clock says when the sand has run out.
underground-reason-not-your-timer = It is for the active player to turn the timer.
underground-reason-voted-already = You have voted in this turn already.
underground-reason-no-giving-up = Giving up is not possible in this match.
underground-reason-plateau-out-of-place = Plateau { $plateau } at { $cell } would not cover the right cell.
underground-reason-plateau-no-room = Plateau { $plateau } has no room at { $cell }.
underground-reason-plateau-same-turn = Plateau { $plateau } looks the same in another rotation, which stands for this one too.
underground-reason-door-to-nowhere = The door would face the end of the board.
underground-reason-no-such-player = There is no such player at the table.
underground-reason-piece-not-on-top = That piece { $shape } does not lie on top of its stack.
underground-reason-swap-not-needed = Your card offers the piece { $shape } anyway; a Swap would be lost for nothing.
underground-reason-swap-needed = { $kind ->
    [signal] Your card moves the signal stone up to { $reach } stacks, to { $offers }; only a Swap gives you { $shape }.
    [joker] Your card offers a joker; only a Swap gives you { $shape }.
    [nothing] None of your card's pieces is left; only a Swap gives you { $shape }.
   *[stack] Your card offers { $offers }; only a Swap gives you { $shape }.
}
underground-reason-not-a-neighbour = A step leads to the next cell north, east, south or west.
underground-reason-figure-elsewhere = The figure stands on { $figure }.
underground-reason-other-plateau-due = It is plateau { $plateau } that is laid now.
underground-reason-key-taken-already = The key on { $figure } has been taken already.
underground-reason-valve-closed-already = The valve on { $figure } has been used already.
underground-reason-only-after-a-move = You can do that only right after a move that ends on { $figure }.
underground-reason-too-far = { $cell } is { $steps } steps away; you have { $left }.
underground-reason-no-way-there = No way leads from { $figure } to { $cell } yet. Build one first.

## What happened

underground-event-plateau-laid = Plateau { $plateau } is laid at { $cell }.
underground-event-door-set = The door of the tower faces { underground-side }.
underground-event-match-began = Player { $player } begins, and the sand starts to run.
underground-event-card-played = Player { $player } plays the card { $card }.
underground-event-piece-placed = The piece { $piece } is placed at { $cell }, face { $face }, on level { $level }.
underground-event-chip-spent = A special chip is used: { underground-chip }.
underground-event-figure-moved = The figure moves from { $from } to { $to }.
underground-event-lock-opened = { $keys ->
        [one] The lock on { $cell } is opened with a key: one key left.
       *[other] The lock on { $cell } is opened with a key: { $keys } keys left.
    }
underground-event-chip-taken = The code chip on { $cell } is turned up: { underground-chip }.
underground-event-code-complete = The code is complete. Now to the exit.
underground-event-key-taken = { $keys ->
        [one] A key is found on { $cell }: one key now.
       *[other] A key is found on { $cell }: { $keys } keys now.
    }
underground-event-valve-closed = The valve on { $valve } is closed, and the water on { $cell } drains off.
underground-event-card-drawn = Player { $player } draws the card { $card }.
underground-event-card-turned = The card { $card } is drawn and discarded.
underground-event-water-rose = Water comes to { $cell }.
underground-event-water-stayed-away = No water comes to { $cell }.
underground-event-displacement-due = Water is coming to { $cell }, where the figure stands. It has to get away.
underground-event-figure-displaced = The figure escapes the water from { $from } to { $to }.
underground-event-timer-turned = { $who ->
        [player] Player { $player } turns the timer: the kidnapper watches { underground-line }.
       *[nobody] The timer is turned: the kidnapper watches { underground-line }.
    }
underground-event-discovered = The kidnapper watches { underground-line } and discovers you on { $cell }.
underground-event-sand-ran-out = The sand has run out. The kidnapper watches { underground-line }.
underground-event-teleported = The figure is put from { $from } to { $to }.
underground-event-teleport-stayed = The figure is not put on { $cell }; the Teleport is lost.
underground-event-single-laid = A single is laid on { $cell }.
underground-event-chip-laid = A code chip lies face down on { $cell }.
underground-event-replacement-offered = The code is complete: you may do without a new code chip.
underground-event-replacement-declined = No new code chip is placed.
underground-event-rat-ran = The rat runs from { $from } to { $to }.
underground-event-rat-bit = { $stolen ->
        [yes] { $keys ->
            [one] The rat bites and drags a key away: one key left.
           *[other] The rat bites and drags a key away: { $keys } keys left.
        }
       *[no] The rat bites, but there is no key to drag away.
    }
underground-event-rat-took-chip = The rat drags the code chip on { $cell } away.
underground-event-turn-began = Turn { $turn }: player { $player } is active.
underground-event-voted = { $missing ->
        [one] Player { $player } wants to give up: one vote is missing.
       *[other] Player { $player } wants to give up: { $missing } votes are missing.
    }
underground-event-match-ended = { $end ->
        [escaped] You have escaped.
        [deck] You have lost: no card is left.
        [kidnapper] You have lost: the kidnapper has caught you.
        [immobile] You have lost: the water has cut the figure off.
       *[resign] You have given up.
    }
underground-event-move-ended = The figure stays on { $cell }.
underground-event-left-alone = What is on { $cell } stays there.
