"""What the table's program needs to know of a game, and which games can be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from rich.table import Table
from rich.text import Text

from sublevel.engine.errors import UnknownGame
from sublevel.terminal import the_base, the_base_panel
from sublevel.terminal.picture import Picture
from sublevel.terminal.the_base_hand import DIRECTIONS, OVERLAYS, Hand

View = Mapping[str, Any]


class Face(Protocol):
    """How a game looks in the terminal and how it is handled there. Every answer to a key or a click is notation."""

    def meet(self, view: View) -> None:
        """Look at a new position."""

    def picture(self, width: int, height: int, events: Sequence[Mapping[str, Any]]) -> Picture:
        """The board, as large as it fits."""

    def board_size(self, width: int, height: int) -> tuple[int, int]:
        """How large the board would be drawn in such a space."""

    def goes_by_itself(self, view: View) -> bool:
        """Whether an only legal action is played without asking."""

    def key(self, key: str) -> str | None:
        """Handle a key of the game's own; the notation of an action to try, or None."""

    def click(self, place: str) -> str | None:
        """Handle a click on a place."""

    def confirm(self) -> str | None:
        """The action that Enter plays."""

    def drop(self) -> None:
        """Put down whatever is picked."""

    def starts_notation(self, character: str) -> str | None:
        """The beginning of an action that a typed character stands for, or None."""

    def turn_round(self, flipped: bool | None = None) -> None:
        """See the board from the other side."""

    def overlay(self) -> str:
        """Show the next overlay, and say which it is."""

    def prompt(self, names: Sequence[str]) -> Text:
        """What to do now."""

    def buttons(self) -> list[tuple[str, str]]:
        """The buttons of this moment: label and notation."""

    def track(self) -> Text:
        """The line above the board, where there is room."""

    def facts(self, names: Sequence[str], wide: bool) -> Text:
        """The state of the match."""

    def legal(self) -> Text:
        """All legal actions, by kind."""

    def log(self, lines: Sequence[str]) -> Table:
        """The log."""

    def ending(self, view: View) -> Text:
        """The result in full."""


class TheBaseFace:
    """The Base in the terminal."""

    def __init__(self) -> None:
        self.hand = Hand()

    def meet(self, view: View) -> None:
        """Look at a new position."""
        self.hand.meet(view)

    def picture(self, width: int, height: int, events: Sequence[Mapping[str, Any]]) -> Picture:
        """The board, with the places lit where something just happened."""
        args = [event["args"] for event in events]
        recent = frozenset(str(one[name]) for one in args for name in ("cell", "from", "to", "at") if name in one)
        return the_base.draw(self.hand.view, self.hand.scene(recent), width, height)

    def board_size(self, width: int, height: int) -> tuple[int, int]:
        """The board's size."""
        size = the_base.size_for(width, height)
        return size.width, size.height

    def goes_by_itself(self, view: View) -> bool:
        """Set-up tiles with one legal orientation (BASE-UI-6)."""
        return bool(view["phase"] == "orient")

    def key(self, key: str) -> str | None:
        """Digits pick a piece, arrows move it or walk through the offers, Tab picks a tile, Q and E turn it."""
        hand = self.hand
        if key in ("1", "2", "3"):
            hand.pick_piece(int(key))
        elif key in DIRECTIONS and hand.number is not None:
            return hand.towards(DIRECTIONS[key])
        elif key in ("tab", "right", "down"):
            hand.cycle(1)
        elif key in ("shift+tab", "left", "up"):
            hand.cycle(-1)
        elif key in ("q", "e"):
            hand.turn(1 if key == "e" else -1)
        elif key == "r":
            return hand.reveal()
        return None

    def click(self, place: str) -> str | None:
        """Pick, move, reveal or turn."""
        return self.hand.point(place) if self.hand.legal else None

    def confirm(self) -> str | None:
        """Play what is picked."""
        chosen = self.hand.chosen()
        return str(chosen["text"]) if chosen else None

    def drop(self) -> None:
        """Put everything down."""
        self.hand.drop()

    def starts_notation(self, character: str) -> str | None:
        """A column letter, a sign, or the sign after the digit of a picked piece."""
        if character in "-x^" and self.hand.number is not None:
            return f"{self.hand.number}{character}"
        turning = self.hand.key is not None
        if character in "abcdT+->" or (character == "e" and not turning):
            return character
        return None

    def turn_round(self, flipped: bool | None = None) -> None:
        """See the board from the other side."""
        self.hand.flipped = not self.hand.flipped if flipped is None else flipped

    def overlay(self) -> str:
        """Off, what the enemy can walk to, what it can reach by turning tiles too."""
        self.hand.overlay = (self.hand.overlay + 1) % len(OVERLAYS)
        return (
            "Threats are no longer shown.",
            "✕ marks where the enemy can walk to in its next turn.",
            "✕ marks where the enemy can get in its next turn, turning tiles on the way.",
        )[self.hand.overlay]

    def prompt(self, names: Sequence[str]) -> Text:
        """What to do now."""
        return the_base_panel.prompt(self.hand.view, self.hand, names)

    def buttons(self) -> list[tuple[str, str]]:
        """The buttons of this moment."""
        return the_base_panel.buttons(self.hand)

    def track(self) -> Text:
        """The countdown."""
        return the_base_panel.countdown_track(self.hand.view)

    def facts(self, names: Sequence[str], wide: bool) -> Text:
        """The state of the match."""
        return the_base_panel.facts(self.hand.view, names, wide)

    def legal(self) -> Text:
        """All legal actions, by kind."""
        return the_base_panel.legal_text(self.hand.view)

    def log(self, lines: Sequence[str]) -> Table:
        """The log."""
        return the_base_panel.log_text(lines)

    def ending(self, view: View) -> Text:
        """The result in full."""
        return the_base_panel.ending(view)


FACES: Final = {"the-base": TheBaseFace}


def face_for(game: str) -> Face:
    """The face of a game. Raises UnknownGame."""
    if game not in FACES:
        raise UnknownGame(
            f"{game} is played in the browser (`sublevel serve --open`); in the terminal: {', '.join(FACES)}"
        )
    return FACES[game]()
