"""What a game's drawing hands to the screen: a canvas, and which part of it is which place."""

from __future__ import annotations

from dataclasses import dataclass, field

from textual.geometry import Region

from sublevel.terminal.canvas import Canvas


@dataclass
class Picture:
    """A drawn board."""

    canvas: Canvas
    places: dict[str, Region] = field(default_factory=dict)  # where each place of the board is on the canvas

    def at(self, x: int, y: int) -> str | None:
        """The place under a point of the canvas."""
        return next((place for place, region in self.places.items() if region.contains(x, y)), None)
