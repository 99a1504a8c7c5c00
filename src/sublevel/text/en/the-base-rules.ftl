# The rules of The Base in short sentences, one for each clause of the specification that matters to players.

## The game in one minute

the-base-rules-minute-goal-title = Get across
the-base-rules-minute-goal = Bring your three pieces to the other side of the base before the enemy does the same. A piece on an enemy start slot is saved.
the-base-rules-minute-turn-title = Three actions
the-base-rules-minute-turn = In your turn you spend three actions: move a piece one step, rotate a tile, or reveal a hidden one. Mix them as you like.
the-base-rules-minute-path-title = Passage meets passage
the-base-rules-minute-path = You can step to the next tile where both tiles have a passage. A wall on either side stops you.
the-base-rules-minute-tiles-title = Turn the base
the-base-rules-minute-tiles = Your piece can rotate or reveal an empty tile that lies beyond one of its passages, even if that tile shows it a wall.
the-base-rules-minute-capture-title = Send them back
the-base-rules-minute-capture = Step onto an enemy piece to capture it: it goes back to its start slots. You can cross your own pieces.
the-base-rules-minute-end-title = Before zero
the-base-rules-minute-end = The countdown drops after every round. At zero the side with more saved pieces wins; if that is equal, the side whose rearmost piece is nearer to its goal.

## Sections

the-base-rules-section-parts = What is on the table
the-base-rules-section-setup = Set-up
the-base-rules-section-turn = The turn
the-base-rules-section-moving = Moving
the-base-rules-section-tiles = Revealing and rotating tiles
the-base-rules-section-capture = Capture
the-base-rules-section-return = Return of a captured piece
the-base-rules-section-saving = Saved pieces and bonus tokens
the-base-rules-section-locked = Locked pieces
the-base-rules-section-countdown = Countdown
the-base-rules-section-advice = Threats and guards
the-base-rules-section-end = End of the game
the-base-rules-section-challenge = Time challenge
the-base-rules-section-hidden = Chance and hidden tiles

## What is on the table

the-base-rule-base-comp-1 = The board has 25 tiles: the centre tile with four passages, and 24 others with a face and a back.
the-base-rule-base-comp-2 = Each side has five start slots: three with the numbers 1, 2 and 3, and two blank ones.
the-base-rule-base-comp-3 = Each side has three pieces with the numbers 1, 2 and 3.
the-base-rule-base-comp-4 = The countdown goes from 20 down to 0.
the-base-rule-base-comp-5 = There are four bonus tokens. A side never gets more than two.
the-base-rule-base-comp-6 = Each edge of a tile is either a wall or a passage.
the-base-rule-base-comp-7 = All hidden tiles look alike. Their backs tell you nothing.
the-base-rule-base-comp-8 = A start slot has a single passage, towards the tile next to it.
the-base-rule-base-comp-9 = The tile mix says how many tiles of each shape are dealt. You choose it when you set up a table.
the-base-rule-base-comp-10 = The standard mix has 6 straights, 6 corners and 12 junctions.
the-base-rule-base-comp-11 = Several mixes have names, from an open board to a tight maze. You can also enter numbers of your own.
the-base-rule-base-comp-12 = A mix has exactly 24 tiles. It may have dead ends only if an option says where they may lie.
the-base-rule-base-comp-13 = The standard mix has no dead ends: a piece that starts behind one could never reach its goal.
the-base-rule-base-comp-14 = In the standard mix the centre tile is the only one with four passages.
the-base-rule-base-geo-1 = Places are named by column and lane. Column x holds the Explorers' start slots, a to e the tiles, m the Mutants' start slots; lanes go from 1 to 5.
the-base-rule-base-geo-6 = Two neighbouring places are connected if each has a passage towards the other.

## Set-up

the-base-rule-base-setup-1 = The centre tile lies on c3, face up for the whole game.
the-base-rule-base-setup-2 = The other 24 tiles are shuffled and dealt face down. How each one lies is random, and nobody knows it.
the-base-rule-base-setup-3 = The players choose their sides, or draw them.
the-base-rule-base-setup-4 = The five start slots of each side are shuffled and laid along its edge, one in each lane.
the-base-rule-base-setup-5 = Each piece starts on the slot with its number. The blank slots are empty.
the-base-rule-base-setup-6 = The countdown starts at 20. An option makes the game shorter.
the-base-rule-base-setup-7a = The six tiles in front of the pieces are revealed before anybody rotates one.
the-base-rule-base-setup-7b = Each side then rotates the three tiles in front of its pieces as it likes: first the Mutants, then the Explorers, each in the order 1, 2, 3.
the-base-rule-base-setup-8 = Each of these tiles must have a passage towards the start slot. If only one way is possible, it is taken by itself.
the-base-rule-base-setup-9 = Nobody has a bonus token yet. The Mutants take the first turn.

## The turn

the-base-rule-base-turn-1 = The sides take turns, and the Mutants begin. A Mutants' turn and an Explorers' turn make a round.
the-base-rule-base-turn-2 = A turn has three actions. Moves, rotations and reveals can be mixed freely, and nobody has to move.
the-base-rule-base-turn-3 = You must use all your actions as long as you can do anything.
the-base-rule-base-turn-4 = You pass only when no move, rotation or reveal is possible. Passing ends the turn and gives up the actions that are left.
the-base-rule-base-turn-5 = What is possible depends on the actions left: with one action you cannot make a crossing that costs two.
the-base-rule-base-turn-6 = The turn ends by itself when no actions are left.
the-base-rule-base-turn-7 = The countdown drops by one after the Explorers' turn, not after the Mutants' turn.
the-base-rule-base-turn-8 = As soon as a side has saved its third piece the game is over, even in the middle of a turn. There is no reply.
the-base-rule-base-turn-9 = Every turn starts with three new actions. Actions cannot be kept for later.
the-base-rule-base-turn-10 = You can take back your actions within your turn until a tile has been revealed, the enemy has made a choice, or the turn has ended.
the-base-rule-base-state-2 = At any moment exactly one side acts: the side on turn, or the owner of a captured piece who chooses where it returns.
the-base-rule-base-enc-1 = Each possible action counts once. Rotating a straight to the left or to the right, for example, is the same action.

## Moving

the-base-rule-base-move-1 = One action moves one piece one step to a connected neighbour. Both places must be revealed tiles or start slots.
the-base-rule-base-move-2 = Two pieces never stand on the same tile or slot.
the-base-rule-base-move-3 = A saved piece never moves again.
the-base-rule-base-move-4 = You may enter an empty tile, a tile with an enemy piece (you capture it), an empty slot of your own, or an empty enemy slot (you are saved). A place with a piece of your own, and a slot with any piece, is closed.
the-base-rule-base-move-5 = There is no way from slot to slot: a slot leads only to the tile next to it.
the-base-rule-base-move-6 = You may cross pieces of your own on tiles if the whole way is connected. The way may bend. A crossing may end with a capture or save the piece; enemy pieces cannot be crossed.
the-base-rule-base-move-7 = Crossing costs one action for each step: two for one piece, three for two in a row. It is one indivisible action, and you need enough actions for all of it.
the-base-rule-base-move-8 = If several ways lead to the same place, the shortest one counts.
the-base-rule-base-move-9 = A piece may go back to any empty start slot of its side and leave it again, as often as you like.
the-base-rule-base-move-10 = First the actions are paid, then the piece is placed, then it is saved or captures, and then the turn may end.

## Revealing and rotating tiles

the-base-rule-base-manip-1 = Revealing costs one action and turns a hidden tile face up. It stays face up until the end of the game.
the-base-rule-base-manip-2 = To reveal or rotate a tile, one of your pieces must stand next to it with a passage of its own place towards it. Through a wall of its own tile a piece can do nothing.
the-base-rule-base-manip-3 = It does not matter how the other tile lies: it may show your piece a wall.
the-base-rule-base-manip-4 = A tile with a piece on it, own or enemy, cannot be rotated or revealed.
the-base-rule-base-manip-5 = A piece on a start slot of its own side can reveal and rotate the tile next to it. A saved piece cannot.
the-base-rule-base-manip-6 = A revealed tile shows itself just as it was dealt. You choose nothing.
the-base-rule-base-manip-7 = Rotating costs one action, whatever the angle. Only revealed tiles can be rotated, and tiles never change their place.
the-base-rule-base-manip-8 = A corner or junction must end up lying differently. A straight or a cross may also be rotated so that nothing changes: that is a way to wait. An option forbids it.
the-base-rule-base-manip-9 = The centre tile may be rotated when it is empty, but that changes nothing. It never needs to be revealed.

## Capture

the-base-rule-base-cap-1 = On your turn you capture an enemy piece by moving onto its tile, with a step or at the end of a crossing. It costs nothing extra.
the-base-rule-base-cap-2 = The capturing piece may go on with the actions left, also back. You may capture several times in one turn.
the-base-rule-base-cap-3 = Captures happen on tiles only. A piece at home on its start slot is safe and keeps you out. An option changes that.
the-base-rule-base-cap-4 = Saved pieces are never captured.
the-base-rule-base-cap-5 = A capture brings no points and no tokens.
the-base-rule-base-cap-6 = The captured piece returns at once and can act in its owner's next turn.
the-base-rule-base-cap-7 = With captures on start slots: if that capture saves the third piece, the game is over and the captured piece does not return.

## Return

the-base-rule-base-ret-1 = A captured piece returns to the start slot with its number, if that is free.
the-base-rule-base-ret-2 = Otherwise it goes to the nearest free blank slot. If two are equally near, there is a choice.
the-base-rule-base-ret-3 = Otherwise it goes to the free numbered slot of a saved piece of its side.
the-base-rule-base-ret-4 = Otherwise any free start slot of its side can be chosen.
the-base-rule-base-ret-5 = There is always a free slot.
the-base-rule-base-ret-6 = The owner of the captured piece chooses, although it is not the owner's turn. An option gives the choice to the capturing side.
the-base-rule-base-ret-7 = If only one slot is possible, the piece returns there by itself. There are never more than two to choose from.
the-base-rule-base-ret-8 = After the choice the turn goes on, or ends if no actions are left.

## Saved pieces and bonus tokens

the-base-rule-base-save-1 = A piece that enters an empty enemy start slot is saved. It stays there, cannot be captured, does nothing more, and blocks the slot for everybody.
the-base-rule-base-save-2 = Your first and your second saved piece each bring you a bonus token. The third wins the game.
the-base-rule-base-bonus-1 = Bonus tokens are used at the beginning of your turn, before the first action.
the-base-rule-base-bonus-2 = A token cannot be used in the turn in which you got it.
the-base-rule-base-bonus-3 = Each token is used once, for one of two effects. You may use both tokens in the same turn.
the-base-rule-base-bonus-4 = One more action in this turn: four, or five with two tokens.
the-base-rule-base-bonus-5 = One more round: the countdown goes up by one, but never above 20.
the-base-rule-base-bonus-6 = The countdown still drops at the end of the round as usual.
the-base-rule-base-bonus-7 = You can buy an action only if you can do something with it. A round can be bought even if you then have to pass.

## Locked pieces

the-base-rule-base-lock-1 = A piece is locked when it can neither move nor reveal nor rotate anything, for example behind an occupied tile that shows it a wall.
the-base-rule-base-lock-2 = If all your pieces that are not saved are locked, you pass each turn until the enemy opens the way.
the-base-rule-base-lock-3 = An occupied tile that shows you a wall stays shut as long as the piece stands there.

## Countdown

the-base-rule-base-cd-1 = The countdown shows 20 in the first round and drops by one after each round. It can be delayed with bonus tokens, never stopped.
the-base-rule-base-cd-2 = When it reaches 0 at the end of a round, the game is over.

## Threats and guards

the-base-rule-base-adv-1 = A piece threatens an enemy piece that it could reach in one turn. This is advice, not a rule.
the-base-rule-base-adv-2 = A piece is guarded if one of your pieces could strike back, or if it could do so itself from its start slot. Guarding forbids nothing.

## End of the game

the-base-rule-base-end-1 = Whoever saves the third piece wins at once.
the-base-rule-base-end-2 = When the countdown reaches 0, the side with more saved pieces wins.
the-base-rule-base-end-3 = If both have saved equally many, the distances of the other pieces count: the columns to the goal, from 1 to 5, or 6 on a start slot of its own. Walls do not matter.
the-base-rule-base-end-4 = The side whose rearmost piece is nearer to its goal wins.
the-base-rule-base-end-5 = If the rearmost pieces are equally far, the next ones are compared. An option ends the game in a draw instead.
the-base-rule-base-end-6 = If everything is equal, the game is a draw.
the-base-rule-base-end-7 = The result says who won and how: by saving, by the countdown, or by the tie-break.
the-base-rule-base-end-8 = At the end everything stays as the last action left it, and bonus tokens are kept.

## Time challenge

the-base-rule-base-tc-1 = If somebody won by saving three pieces and rounds are left, the loser may go on alone. The result stays as it is.
the-base-rule-base-tc-2 = After a win of the Explorers the countdown drops first. After a win of the Mutants the Explorers still play their turn of the round.
the-base-rule-base-tc-3 = The loser plays turns of three actions by the usual rules, and the countdown drops after each one. The winner's pieces stay and block their slots.
the-base-rule-base-tc-4 = Nobody gains bonus tokens any more.
the-base-rule-base-tc-5 = Tokens that the loser has can still be used. An option takes them away.
the-base-rule-base-tc-6 = All three pieces saved before the countdown shows 0: you have escaped. Otherwise the explosion was faster.
the-base-rule-base-tc-7 = In the Time challenge nobody can be captured.

## Chance and hidden tiles

the-base-rule-base-rng-1 = Only the deal is random: the places of the tiles, how they lie, the order of the start slots, and the sides if they are drawn.
the-base-rule-base-rng-2 = A reveal is a surprise for both: any of the tiles still hidden can appear, lying in any way. Which shapes are left is known to all.
the-base-rule-base-rng-3 = The same seed always gives the same deal. The seed is published after the match.
the-base-rule-base-info-1 = Everything is open but the hidden tiles: pieces, revealed tiles, countdown, tokens, actions left and log.
the-base-rule-base-info-2 = Nobody knows what the hidden tiles show, neither the players nor the bots nor those who watch.
the-base-rule-base-info-3 = Those who watch see exactly what the players see. After the end the replay may show the whole deal.
the-base-rule-base-info-4 = Bots may guess what is hidden; for them too every arrangement is equally likely.
