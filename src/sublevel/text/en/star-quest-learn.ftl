# The lessons of Star Quest. Each step says what to look at or what to do.

star-quest-lesson-goal = The objective
star-quest-lesson-goal-1 = Each mission has an objective worth 30 points. Here something has to be switched off on a6, in the small room in the west.
star-quest-lesson-goal-2 = Your Trooper R1 stands on c6. Select R1.
star-quest-lesson-goal-3 = The door is open. Go west, to b6.
star-quest-lesson-goal-4 = And on to a6.
star-quest-lesson-goal-5 = No Robotling stands next to R1, so he can work in peace. Use the square.
star-quest-lesson-goal-done = The primary mark is yours. What is left is the way home: whoever stays aboard at the end is lost.

star-quest-lesson-door = Moving and doors
star-quest-lesson-door-1 = A Trooper with a Laser moves up to six squares, one with a heavy weapon up to four. Select R2.
star-quest-lesson-door-2 = The door to the west is two squares wide. Step to c6, in front of it.
star-quest-lesson-door-3 = Opening a door costs nothing and does not end the move. Open it.
star-quest-lesson-door-4 = Now the room can be seen. R2 has done enough: finish with this figure.
star-quest-lesson-door-done = A door stays open for good. Open it when somebody is near who can still shoot.

star-quest-lesson-fire = Firing
star-quest-lesson-fire-1 = An Ork stands on h5 and a Gridling on i6. A free line between the centres of two squares is all that a shot needs.
star-quest-lesson-fire-2 = Select R1.
star-quest-lesson-fire-3 = A Laser rolls two white dice. More than the Ork’s armour of 1 puts it out of action. Fire at O1.
star-quest-lesson-fire-4 = After the shot R1 could still move. Finish with R1.
star-quest-lesson-fire-5 = Now the Gridling: select R2.
star-quest-lesson-fire-6 = It has no armour, so a single point is enough. Fire at G1.
star-quest-lesson-fire-7 = Finish with R2.
star-quest-lesson-fire-done = Whoever removes a Robotling takes a token of its kind from the table, if one lies there: those are points.

star-quest-lesson-heavy = Heavy weapons
star-quest-lesson-heavy-1 = R4 carries the Black-Hole Blaster. Its ray goes through everybody on its way, friend and foe. Select R4.
star-quest-lesson-heavy-2 = Three Robotlings stand in a row. Fire the Blaster east.
star-quest-lesson-heavy-3 = Two red dice hit all of them with the same total. Finish with R4.
star-quest-lesson-heavy-done = The Holo Launcher hits a square and those around it, the Null-Time Cannon shares its points among several targets.

star-quest-lesson-close = Close combat
star-quest-lesson-close-1 = A Gridling stands beside your Commander. He has six life points and a KiloVolt Axe. Select R0.
star-quest-lesson-close-2 = In close combat both roll, and the lower total loses the difference. Attack G1.
star-quest-lesson-close-3 = A tie changes nothing. Finish with R0.
star-quest-lesson-close-done = The Commander is the one to stand nearest to danger; Troopers have a single life point.

star-quest-lesson-scan = Blips on the radar
star-quest-lesson-scan-1 = The board in the east has not been scanned yet: nobody knows what waits there. Select R1.
star-quest-lesson-scan-2 = Step east through the doorway, to m3.
star-quest-lesson-scan-3 = When R1 is done, Chaos puts its blips on that board, out of your sight. Finish with R1.
star-quest-lesson-scan-4 = A blip has appeared on x12. What it is, you learn when somebody sees it.
star-quest-lesson-scan-done = Enter a new board with your last figure, so that the others can answer.

star-quest-lesson-home = The way home
star-quest-lesson-home-1 = Your docking bay lies in the west. Select R1.
star-quest-lesson-home-2 = Step to a4, in front of the airlock.
star-quest-lesson-home-3 = One more step to the west, and R1 is safe.
star-quest-lesson-home-done = Who has returned cannot be lost, but does not come back either. When the event cards run out, each squad has one last turn.
