# The lessons of The Base. Each step says what to look at or what to do.

the-base-lesson-goal = The goal
the-base-lesson-goal-1 = You lead the Explorers, the orange hexagons. Two of your three pieces have reached green start slots: they are saved.
the-base-lesson-goal-2 = A piece is saved on any empty start slot of the enemy. Explorer 3 is the last one on its way; m1, m2 and m5 are still free.
the-base-lesson-goal-3 = Choose Explorer 3, then the tile e2, to move it there.
the-base-lesson-goal-4 = One more step: enter the start slot m2.
the-base-lesson-goal-done = All three are saved, so you win at once. That is the goal of the game.

the-base-lesson-move = Moving
the-base-lesson-move-1 = Each match begins on the start slots. A turn has three actions, and one action moves a piece one step.
the-base-lesson-move-2 = The bright corridors are passages. Move Explorer 1 to a1, the tile in front of it.
the-base-lesson-move-3 = The light runs on without a break where two passages meet. Go on to b1.
the-base-lesson-move-4 = The way bends. Go to b2 with your third action; then it is the Mutants' turn.
the-base-lesson-move-done = Your turn ended by itself, and the Mutants played their three actions. After each turn of the Explorers the countdown drops by one.

the-base-lesson-walls = Walls and rotating
the-base-lesson-walls-1 = The tile b2 shows Explorer 1 a wall, so there is no way through.
the-base-lesson-walls-2 = But a piece can rotate the empty tile beyond one of its passages. Choose b2 and rotate it so that the corridor runs from a2 to c2.
the-base-lesson-walls-3 = Now the passages meet. Move Explorer 1 to b2.
the-base-lesson-walls-4 = The corner c2 shows you a wall, too. Rotate it so that it opens towards b2; there are two ways to do it.
the-base-lesson-walls-5 = The Mutants have played. Step onto c2.
the-base-lesson-walls-done = Only the passage of your piece's own tile counts for rotating. And remember: a tile with a piece on it cannot be rotated by anybody.

the-base-lesson-reveal = Revealing
the-base-lesson-reveal-1 = At first most tiles are hidden. Nobody knows what they show, and no piece can enter them.
the-base-lesson-reveal-2 = Explorer 3 has a passage towards the hidden tile b3. Reveal it; that costs one action.
the-base-lesson-reveal-3 = A straight, but it lies across your way. Rotate b3.
the-base-lesson-reveal-4 = The way is open. Move Explorer 3 to b3.
the-base-lesson-reveal-5 = Go to the centre tile c3. It has four passages and is revealed from the start.
the-base-lesson-reveal-6 = From here you can reveal a tile in three directions. Choose one.
the-base-lesson-reveal-done = A revealed tile stays revealed, for both sides. How it lies was decided by the deal: every reveal is a small risk.

the-base-lesson-cross = Crossing your own pieces
the-base-lesson-cross-1 = Explorer 2 stands in the way of Explorer 1. You may cross pieces of your own, but never those of the enemy.
the-base-lesson-cross-2 = Cross with Explorer 1 to d3. These are two steps, so it costs two actions.
the-base-lesson-cross-3 = One action is left. Go on to e3.
the-base-lesson-cross-4 = The way of a crossing may bend. First move Explorer 3 to b3.
the-base-lesson-cross-5 = Now cross Explorer 2 and turn off: go to c2.
the-base-lesson-cross-done = Crossing costs one action for each step, and the piece has to end on a place without a piece of your own.

the-base-lesson-capture = Capture and return
the-base-lesson-capture-1 = Mutant 1 stands next to Explorer 1. Move onto d2 to capture it.
the-base-lesson-capture-2 = Mutant 1 is back on its start slot. You still have two actions: capture Mutant 3 on d3, too.
the-base-lesson-capture-3 = Two captures in one turn! Use your last action to go back to d2.
the-base-lesson-capture-4 = Mutant 2 has struck back. The start slot of Explorer 1 is occupied, so you may choose where it returns: x1 or x3.
the-base-lesson-capture-done = Whoever stands within reach of the enemy can be captured. Only saved pieces and pieces on their own start slots are safe.

the-base-lesson-save = Saved pieces and bonus tokens
the-base-lesson-save-1 = The start slot m2 is empty. Enter it with Explorer 1 to save the piece.
the-base-lesson-save-2 = Your first and your second saved piece each bring a bonus token. Use the last action of this turn: Explorer 2 goes to c4.
the-base-lesson-save-3 = Tokens are used before the first action of a turn: for one more action, or for one more round of the countdown. Take one more action.
the-base-lesson-save-4 = Four actions are just enough for Explorer 2. First rotate d4.
the-base-lesson-save-5 = Move Explorer 2 to d4.
the-base-lesson-save-6 = Go on to e4.
the-base-lesson-save-7 = And into the start slot m4.
the-base-lesson-save-done = Two pieces are saved, and you have a token again. The third saved piece will win the game.

the-base-lesson-countdown = Countdown and end
the-base-lesson-countdown-1 = The countdown shows 1, so this is the last turn of the match. Both sides have saved one piece.
the-base-lesson-countdown-2 = In a tie the rearmost piece counts. Yours, on b4, is four columns from its goal, the Mutants' on b1 only two. Walls do not matter.
the-base-lesson-countdown-3 = Now the Mutants would win. Bring Explorer 3 forward, to c4.
the-base-lesson-countdown-4 = Still behind. Go on to d4.
the-base-lesson-countdown-5 = Now it would be a draw. One more step, to e4!
the-base-lesson-countdown-done = The countdown is at zero, and your rearmost piece is nearer to its goal: you win. In every round the Explorers have the last turn.

the-base-lesson-strike = Puzzle: stop the Mutant
the-base-lesson-strike-1 = Mutant 2 on a4 will be saved on x4 in its next turn. You have three actions to capture it.
the-base-lesson-strike-2 = Explorer 1 is near, but the way is not open yet. What do you do first?
the-base-lesson-strike-2-hint = Rotate the corner b4 so that it leads from b3 to a4.
the-base-lesson-strike-3 = Good. How do you go on?
the-base-lesson-strike-3-hint = Move Explorer 1 to b4.
the-base-lesson-strike-4 = One action left. Strike!
the-base-lesson-strike-4-hint = Move Explorer 1 onto a4.
the-base-lesson-strike-done = Captured at the last moment: Mutant 2 has to begin anew.

the-base-lesson-dash = Puzzle: win in this turn
the-base-lesson-dash-1 = Two of your pieces are saved, Explorer 3 stands in the centre, and you hold two bonus tokens. You can win in this turn.
the-base-lesson-dash-2 = Count how many actions you need, then begin.
the-base-lesson-dash-2-hint = You need five actions: one to rotate d3 and four steps. Take one more action.
the-base-lesson-dash-3 = Is that enough?
the-base-lesson-dash-3-hint = Use the second token for an action, too.
the-base-lesson-dash-4 = Five actions. Which way is the right one?
the-base-lesson-dash-4-hint = Rotate d3 so that it leads from c3 to e3.
the-base-lesson-dash-5 = The way is open.
the-base-lesson-dash-5-hint = Move Explorer 3 to d3.
the-base-lesson-dash-6 = Go on.
the-base-lesson-dash-6-hint = Move Explorer 3 to e3.
the-base-lesson-dash-7 = Mutant 2 is at home on m3. Where is a slot free?
the-base-lesson-dash-7-hint = Move Explorer 3 to e4.
the-base-lesson-dash-8 = The last action!
the-base-lesson-dash-8-hint = Enter the start slot m4.
the-base-lesson-dash-done = All three are saved with the very last action. You are ready for a real match!
