"""What every game is made of: states, chance, events, options, matches, batches and targets. It knows no game."""
