# The lessons of Underground. Each step says what to look at or what to do.

underground-lesson-goal = The goal
underground-lesson-goal-1 = You all share one figure, here on D8. Together you win or lose.
underground-lesson-goal-2 = The way out is the tower on E9. Its door stands on level 10 and opens when five number chips fit together: yours do.
underground-lesson-goal-3 = Each turn begins with a card from your hand. Play the card C7: it gives you up to four steps.
underground-lesson-goal-4 = D8 and E8 are on level 10, like the door. Walk to E8.
underground-lesson-goal-5 = The door faces you. Step through it, to E9.
underground-lesson-goal-done = You have escaped. On the way there you build, collect chips, and keep away from water and kidnapper.

underground-lesson-card = A turn
underground-lesson-card-1 = You hold two cards. Each shows a cell, a piece, a number of steps and a colour. F6 is blue and gives five steps: play it.
underground-lesson-card-2 = You may move first or place first; the button “{ underground-board-do-move }” or “{ underground-board-do-place-instead }” switches. The figure walks on plateaus and pieces. Take one step, to E1.
underground-lesson-card-3 = F1 is one level higher. That is no problem: walk on to F1.
underground-lesson-card-4 = You need not use all your steps. End the move here.
underground-lesson-card-5 = You could still place a piece. This time end your turn instead.
underground-lesson-card-6 = You drew the card B4. Since you played a blue card, water has come to B4, the cell of the new card.
underground-lesson-card-done = A red card brings no water, but mostly fewer steps. When the draw pile is empty, you have lost.

underground-lesson-build = Placing a piece
underground-lesson-build-1 = The figure never walks on bare board. To walk on to E3 you first need a piece there.
underground-lesson-build-2 = The card C7 shows the piece I2, two cells long. Play it.
underground-lesson-build-3 = Turn the piece until its stone side is up and it stands upright, and place it on D3 and E3.
underground-lesson-build-4 = Now there is something to walk on. Step to E3.
underground-lesson-build-5 = And on to D3.
underground-lesson-build-6 = Two of your four steps are left. End the move.
underground-lesson-build-done = You may place first or move first, but each only once in a turn, and a move cannot be interrupted.

underground-lesson-stack = Stacks and the signal stone
underground-lesson-stack-1 = Most cards show a stack. A2 shows +2 instead: the signal stone goes one or two stacks further, and you take the top piece there. Play A2.
underground-lesson-stack-2 = The stone stands at the single; the next two stacks are O4 and I2. Place the square O4 with its stone side up on H1, H2, I1 and I2.
underground-lesson-stack-3 = The stone now stands at O4, the stack that you used. End your turn.
underground-lesson-stack-4 = The card C9 shows +2 as well. Play it.
underground-lesson-stack-5 = From O4 the stone reaches I2 and L4. Place the piece I2, stone side up, on D3 and E3.
underground-lesson-stack-done = Each stack has four pieces, and only the top one is seen. An empty stack is skipped. Cards with a joker give you any of the nine large pieces.

underground-lesson-height = Heights
underground-lesson-height-1 = The numbers are levels: F7 is on level 7, E7 on level 8. A step leads one level up or down at most.
underground-lesson-height-2 = Play the card C7: four steps and the piece I2.
underground-lesson-height-3 = Climb to E7.
underground-lesson-height-4 = There is no way higher yet. End the move.
underground-lesson-height-5 = Now build. Place I2 with its stone side up on D8 and E8: it lies on level 8, so its top is level 9.
underground-lesson-height-6 = That is all for this turn. End it.
underground-lesson-height-7 = Play the card D9 to walk on.
underground-lesson-height-8 = Step up to E8.
underground-lesson-height-done = A piece lies level, one above the highest cell under it. Stone needs something under every cell; nothing may tip over.

underground-lesson-bridge = Bridges of wood
underground-lesson-bridge-1 = There is water on E4. The figure cannot go there, and no stone may lie over it. Only wood may float, over gaps and over water.
underground-lesson-bridge-2 = The card F2 shows the piece I3, three cells long. Play it.
underground-lesson-bridge-3 = Turn I3 over until its wooden side is up, and place it on E3, E4 and E5. Its ends carry it.
underground-lesson-bridge-4 = Step onto the bridge, to E3.
underground-lesson-bridge-5 = And on to E4, over the water.
underground-lesson-bridge-done = The water under a bridge does no more harm. But new water can come on top of it.

underground-lesson-lock = Walls, keys and locks
underground-lesson-lock-1 = Play the card C7. There is a key to be had.
underground-lesson-lock-2 = Step to H4, where the key is.
underground-lesson-lock-3 = What lies on a cell is yours only if the move ends there. End the move.
underground-lesson-lock-4 = Take the key on H4.
underground-lesson-lock-5 = End your turn.
underground-lesson-lock-6 = The black bar between H5 and G5 is a wall: no way through. So you have to go round.
underground-lesson-lock-7 = Play the card I4, with three steps.
underground-lesson-lock-8 = Step up to H5.
underground-lesson-lock-9 = Along the wall to H6.
underground-lesson-lock-10 = G6 is locked. With a key you may enter: go to G6.
underground-lesson-lock-done = The key is used up, and the lock stays open. A special chip, the Breaker, gets you through one wall.

underground-lesson-water = Water
underground-lesson-water-1 = The wheel on G2 is a valve. It takes one water tile off the board.
underground-lesson-water-2 = Play the card I8. It is blue, so this turn will end with water.
underground-lesson-water-3 = Step to G2.
underground-lesson-water-4 = End the move on the valve.
underground-lesson-water-5 = Close the valve: choose a water tile to drain.
underground-lesson-water-6 = Now end your turn.
underground-lesson-water-7 = The new card is G2, of all cells, where the figure stands. It has to get away before the water comes. Climb to G3.
underground-lesson-water-done = Whoever cannot get away has lost. So keep a neighbour cell free, above all with blue cards.

underground-lesson-code = The code
underground-lesson-code-1 = Four code chips lie face down on the board. Most of them show a digit between two cables.
underground-lesson-code-2 = You have four digits whose cables fit. One is missing. Play the card D9.
underground-lesson-code-3 = Step to H4, onto the chip.
underground-lesson-code-4 = End the move there.
underground-lesson-code-5 = Take the code chip.
underground-lesson-code-6 = Its cable fits: the code is complete. End your turn.
underground-lesson-code-7 = For each chip you take, a new one is placed, and a card is used up for it. With a complete code you may do without: decline.
underground-lesson-code-done = Five chips in a row, cable to cable in the same colour: then the door opens. The digits themselves do not matter.

underground-lesson-timer = The timer and the kidnapper
underground-lesson-timer-1 = The kidnapper walks round the box. From where he stands he looks along column 5, from A5 over E5 to I5. Whoever ends a move there is discovered.
underground-lesson-timer-2 = His sand has nearly run out, and then water comes. Turn the timer in time: he goes one place further, and the sand runs anew.
underground-lesson-timer-3 = Now he watches column 6. Play the card F1.
underground-lesson-timer-4 = Step to H5. Nobody looks there any more.
underground-lesson-timer-5 = End your turn.
underground-lesson-timer-6 = Play the card C7, to see what a discovery does.
underground-lesson-timer-7 = Walk to H6, into his line. Crossing it would do no harm.
underground-lesson-timer-8 = But end the move here.
underground-lesson-timer-9 = You were discovered: two cards, water on A2 and on A4, and he has moved on.
underground-lesson-timer-done = When he comes to the end chip, you have lost. Anybody may turn the timer at any time; every turning brings him closer.

underground-lesson-exit = The way out
underground-lesson-exit-1 = The code is complete, and the figure stands on D7, level 9. The door on E9 is on level 10, and E8 is too low. One turn is enough.
underground-lesson-exit-2 = Play the card I4: the piece I2 and three steps.
underground-lesson-exit-3 = Place I2 so that a way on level 10 leads to the door.
underground-lesson-exit-3-hint = It has to cover D8 and E8.
underground-lesson-exit-4 = Walk to D8.
underground-lesson-exit-5 = To E8.
underground-lesson-exit-6 = And out, to E9.
underground-lesson-exit-done = Well done. Now you know all you need for the first scenario.
