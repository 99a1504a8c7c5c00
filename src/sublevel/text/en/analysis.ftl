# Hints at the table, the review of a match, the analysis of positions. The chances are an engine's estimates.

## Hints

analysis-hint = What would you do?
analysis-hint-short = Hint
analysis-hint-close = Put the hint away
analysis-hint-play = Play this
analysis-thinking = Thinking …
analysis-visits = Lines tried: { $visits }
analysis-best = Best: { $move }
analysis-chance = Chance to win
analysis-line = Then expected:
analysis-show = Show it on the board
analysis-play = Play it

## The engine

analysis-engine = Engine
analysis-chance-of = { $side }: { $percent }
analysis-unknown = The chances are not known yet.
analysis-over = The match is over in this position.
analysis-stopped = Stopped
analysis-stop = Stop thinking
analysis-go = Think on

## The analysis page

analysis-title = Analysis – { $game }
analysis-head = Analysis
analysis-way = Analyse positions
analysis-way-help = Set one up, see what an engine thinks
analysis-moves = Played
analysis-position = Position
analysis-set = Use
analysis-link = Copy the link to this position
analysis-edit = Set up the board
analysis-edit-help = The engine waits until the position is used. Pieces, tiles and everything else can be changed as you like; whether a position is possible is said below the board.
analysis-fresh = Fresh deal
analysis-use = Use this position
analysis-possible = This position is possible.
analysis-checking = Looking whether this is possible …
analysis-examine = Examine this position

## The review of a match

analysis-review = Review
analysis-review-help = An engine looks at every action: how the chances stood, and where the match turned.
analysis-review-start = Review the match
analysis-review-progress = Action { $done } of { $plies }
analysis-review-done = All { $plies } actions have been looked at.
analysis-review-again = Try again
analysis-graph = Chances over the match
analysis-graph-start = Before the first action
analysis-graph-at = After action { $at }: { $side } { $percent }
analysis-graph-unknown = After action { $at }: not looked at yet
analysis-turning = Turning points
analysis-turning-none = No action gave much away.
analysis-turning-yet = None so far.
analysis-turning-yours = Action { $number }: you played “{ $played }” ({ $left }); “{ $better }” keeps { $kept }.
analysis-turning-theirs = Action { $number }: { $side } played “{ $played }” ({ $left }); “{ $better }” keeps { $kept }.
analysis-turning-try = Try it out
