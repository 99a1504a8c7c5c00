"""Star Quest: squads on a derelict ship, and the Chaos player who holds it."""
