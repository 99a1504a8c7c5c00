# Why an action may be good or bad, as hints say it.

underground-advice-wins = Through the door: that is the escape.
underground-advice-red = A red card: no water comes after this turn.
underground-advice-blue = A blue card: water comes after this turn.
underground-advice-nearer-chip = The way to the nearest code chip gets shorter.
underground-advice-farther-chip = The way to the nearest code chip gets longer.
underground-advice-nearer-exit = The way out gets shorter.
underground-advice-farther-exit = The way out gets longer.
underground-advice-bridges = Builds over the water on { $cell }.
underground-advice-drains = The water on { $cell } drains off.
underground-advice-reaches-chip = There is a code chip on { $cell }: end the move there to take it.
underground-advice-takes-chip = One code chip more for the code.
underground-advice-takes-key = A key more for a lock.
underground-advice-opens-lock = Opens the lock on { $cell }, for one key.
underground-advice-spends-chip = Spends this special chip: { underground-chip }.
underground-advice-spends-joker = Spends one of the joker pieces.
underground-advice-leaves-line = Leaves the kidnapper’s line.
underground-advice-seen = The kidnapper would discover you.
underground-advice-in-time = The timer is turned before the sand runs out: that saves cards.
underground-advice-early = There is still sand in the timer: turning it now gives time away.
underground-advice-saves-cards = Without a new code chip no card is drawn for it.
