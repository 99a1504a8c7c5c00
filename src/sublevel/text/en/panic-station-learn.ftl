# The lessons of Panic Station. Each step says what to look at or what to do.

panic-station-lesson-station = The station
panic-station-lesson-station-1 = Everybody has a trooper and an android, and all begin human in the reactor. You are Red. In a turn you have four action points to spend.
panic-station-lesson-station-2 = The station grows card by card. Lay the next room east of the reactor: edges that meet must fit.
panic-station-lesson-station-3 = Move your android east into the new room.
panic-station-lesson-station-4 = A room with a symbol can be searched. Find a card with your android.
panic-station-lesson-station-5 = You have found gas, and the room now shows its red side: another search there would bring a parasite. End your turn.
panic-station-lesson-station-done = Lay, move, search: so you find the hive and what it takes to burn it.

panic-station-lesson-exchange = The exchange
panic-station-lesson-exchange-1 = Blue's trooper waits in the room to the east. Who enters a room with others must exchange a card or attack.
panic-station-lesson-exchange-2 = Enter with your trooper: move it east.
panic-station-lesson-exchange-3 = You have no weapon, so it will be an exchange. Choose Blue.
panic-station-lesson-exchange-4 = Both give one card in secret. You do not know what Blue is. Gas protects you: give it.
panic-station-lesson-exchange-5 = Blue gave you an infection card of his own colour. Your gas warded it off, and now you know that Blue is infected. Nobody else does.
panic-station-lesson-exchange-done = The gas is Blue's now. Keep one for each meeting, and three for the hive.

panic-station-lesson-infected = Infected
panic-station-lesson-infected-1 = This time you have drawn the host card: you are infected, and you win with the parasites. Nobody knows it yet.
panic-station-lesson-infected-2 = Meet Blue: move your android east.
panic-station-lesson-infected-3 = Exchange a card with Blue.
panic-station-lesson-infected-4 = Give one of your own infection cards. Whoever gives back neither gas nor the antidote becomes infected.
panic-station-lesson-infected-5 = Blue gave a first-aid kit and is infected now. To the others it was an exchange like any other.
panic-station-lesson-infected-done = If a scan shows nobody clean, the infected win, but for the one who was infected last.

panic-station-lesson-parasites = Parasites
panic-station-lesson-parasites-1 = A grey parasite is in the room of your android. After the last turn of a round parasites walk, and bite whoever is in their room.
panic-station-lesson-parasites-2 = Five cards must stay in your hand; you hold six, so one can be used. Lay out the ammunition.
panic-station-lesson-parasites-3 = Only androids shoot, and they never miss. Shoot the parasite.
panic-station-lesson-parasites-done = Three shots are left. Black parasites take two hits.

panic-station-lesson-terminal = Doors and terminals
panic-station-lesson-terminal-1 = This card holds two rooms with a security door between them. The terminal is in the inner one.
panic-station-lesson-terminal-2 = Security doors are closed. Lay out your key card: your characters pass them from now on.
panic-station-lesson-terminal-3 = Move your trooper north into the antechamber.
panic-station-lesson-terminal-4 = Go on north, through the door.
panic-station-lesson-terminal-5 = A terminal opens all doors, lays a room anywhere, or scans everybody. Start a thermo-scan.
panic-station-lesson-terminal-done = One of four is infected: the scan tells how many, never who.

panic-station-lesson-hive = Burn the hive
panic-station-lesson-hive-1 = The hive has been found north of the reactor. A clean trooper with three gas cans can burn it.
panic-station-lesson-hive-2 = You hold three. Move your trooper north.
panic-station-lesson-hive-3 = Burn it!
panic-station-lesson-hive-done = All who are alive and clean have won together. The hard part is to know who that is.
