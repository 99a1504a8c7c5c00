"""The soak: random exploration for as long as one likes (`make soak`). All seeds are printed, failures repeatable."""
