# The Base: why something is not possible, and what happened. Terms follow the glossary of the rules.

the-base-side = { $side ->
        [explorers] Explorers
       *[mutants] Mutants
    }
the-base-chooser = { $chooser ->
        [explorers] Explorers
       *[mutants] Mutants
    }

the-base-reason-not-your-turn = It is not your turn.
the-base-reason-finished = The match is over.
the-base-reason-no-such-action = There is no such action.
the-base-reason-not-now = That cannot be done at this point of the game.
the-base-reason-saved-piece = Piece { $piece } is saved; saved pieces do not move any more.
the-base-reason-same-place = Piece { $piece } stands on { $to } already.
the-base-reason-own-piece = One of your own pieces stands on { $to }.
the-base-reason-slot-taken = The slot { $to } is occupied.
the-base-reason-slot-guarded = An enemy piece is at home on { $to }: the slot is closed to you.
the-base-reason-too-dear = Crossing to { $to } costs more than the { $actions ->
        [one] one action
       *[other] { $actions } actions
    } you have left.
the-base-reason-slot-to-slot = There is no way from one start slot to another.
the-base-reason-own-wall = Piece { $piece } has a wall towards { $to } on its own side.
the-base-reason-tile-hidden = The tile { $to } is still hidden; reveal it first.
the-base-reason-far-wall = { $to } shows you a wall.
the-base-reason-over-enemy = Enemy pieces can be captured, but not crossed.
the-base-reason-no-way = Piece { $piece } has no connected way to { $to } in one move.
the-base-reason-tile-occupied = A piece stands on { $cell }; occupied tiles cannot be revealed or turned.
the-base-reason-only-saved-near = Only a saved piece of yours is next to { $cell }, and saved pieces turn nothing.
the-base-reason-behind-wall = { $cell } is behind a wall: none of your pieces has a passage towards it.
the-base-reason-out-of-reach = None of your pieces is next to { $cell }.
the-base-reason-hidden-cannot-turn = { $cell } is hidden; only revealed tiles can be turned.
the-base-reason-no-such-turn = The tile { $cell } has no such orientation.
the-base-reason-no-idle-turn = { $cell } lies that way already; the turn must change something.
the-base-reason-already-revealed = { $cell } is revealed already.
the-base-reason-centre-is-open = The centre tile is open from the start.
the-base-reason-other-tile-due = Another start tile is to be turned first, not { $cell }.
the-base-reason-not-towards-slot = { $cell } must have a passage towards your start slot.
the-base-reason-not-a-return-slot = The captured piece cannot return to that slot.
the-base-reason-window-closed = Bonus tokens are used before the first action of a turn.
the-base-reason-no-token = You have no bonus token.
the-base-reason-countdown-full = The countdown shows 20 and cannot go higher.
the-base-reason-nothing-to-buy = You can do nothing now, so another action would be of no use.
the-base-reason-must-act = You can still do something; passing is only possible when nothing else is.

the-base-event-tile-oriented = { $cell } is set up open towards { $open }.
the-base-event-piece-moved = { the-base-side } { $piece } moves from { $from } to { $to }.
the-base-event-piece-captured = { the-base-side } { $piece } is captured on { $at }.
the-base-event-return-asked = { the-base-chooser } choose the slot for { the-base-side } { $piece }.
the-base-event-piece-returned = { the-base-side } { $piece } returns to { $to }.
the-base-event-piece-saved = { the-base-side } { $piece } is saved on { $at }: { $count } of 3.
the-base-event-token-gained = { the-base-side } gain a bonus token.
the-base-event-tile-revealed = { $cell } is revealed: open towards { $open }.
the-base-event-tile-rotated = { $cell } is turned: open towards { $open }.
the-base-event-action-bought = { the-base-side } use a token for one more action.
the-base-event-time-bought = { the-base-side } use a token for time: the countdown shows { $countdown }.
the-base-event-turn-passed = { the-base-side } pass.
the-base-event-turn-began = { the-base-side } are on turn.
the-base-event-countdown-fell = The countdown shows { $countdown }.
the-base-event-match-ended = { $winner ->
        [explorers] Explorers win
        [mutants] Mutants win
       *[draw] A draw
    } { $end ->
        [saved] with all three pieces saved.
        [countdown] at the end of the countdown, with more pieces saved.
       *[countdown-tiebreak] by the tie-break at the end of the countdown.
    }
the-base-event-challenge-offered = { the-base-side } may go on alone against the clock.
the-base-event-challenge-accepted = { the-base-side } take the Time challenge.
the-base-event-challenge-declined = { the-base-side } decline the Time challenge.
the-base-event-challenge-ended = { $outcome ->
        [escaped] All { the-base-side } escaped in time.
       *[failed] The { the-base-side } did not get out in time.
    }
