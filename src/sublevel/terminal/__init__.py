"""The table in the terminal, behind `sublevel play`: pictures, panels and keys. The rules stay in the engine."""
