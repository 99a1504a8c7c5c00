"""The structures that a client gets (section 14). They are not compiled: mypyc would forget their keywords."""

from __future__ import annotations

from typing import Any

import msgspec


class CellView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell as it is seen from above (UG-GEO-3)."""

    cell: str
    height: int
    surface: str
    symbol: str | None = None
    used: bool = False
    walls: str = ""
    water: bool = False
    buried: int = 0
    code: str | None = None  # a chip, `?` while it lies face down


class PieceView(msgspec.Struct, frozen=True):
    """A piece on the board, in the order in which they were laid; its top is one above its base (UG-GEO-4)."""

    piece: str
    face: str
    rotation: int
    anchor: str
    base: int


class PlateauView(msgspec.Struct, frozen=True):
    """A plateau on the board."""

    plateau: str
    cell: str
    rotation: int
    height: int


class CardView(msgspec.Struct, frozen=True):
    """A card."""

    card: str
    symbol: str
    steps: int
    blue: bool


class StackView(msgspec.Struct, frozen=True):
    """A stack of the circle, bottom first; a piece that is not seen is None."""

    shape: str
    pieces: list[str | None]
    stone: bool
    offered: bool  # the played card leads to it


class ChipView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A collected code chip."""

    chip: str
    digit: int | None = None
    left: str | None = None
    right: str | None = None
    spent: bool = False


class TimerView(msgspec.Struct, frozen=True):
    """The timer and the kidnapper behind it."""

    mode: str
    section: int
    end: int
    line: str  # row or column
    number: str  # which
    next_line: str  # what the next section sees
    next_number: str
    turning: str  # what turning the timer now would bring: free, discovered, caught (UG-KID-4, 9)
    seen: bool  # the figure stands in the line: ending a move there is a discovery (UG-KID-5)
    cards: int  # that a discovery draws, each with water (UG-KID-3, UG-SC-6)
    sand: int
    turns: int
    seconds: int
    flip: str
    can_turn: bool


class WayView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell that the figure can walk to, and the way that spends least (UG-MOVE-1 to 8)."""

    cell: str
    path: list[str]  # the cells on the way, its own last: as many as it costs steps
    steps: list[str]  # the same as actions in notation
    keys: int = 0  # that locks on the way cost
    chips: str = ""  # that are used up: B Breaker, L Ladder
    seen: bool = False  # the kidnapper discovers a figure that ends its move there (UG-KID-5)


class LeadView(msgspec.Struct, frozen=True):
    """A card in a hand, and the stacks and jokers to which it would lead now (UG-PICK-1 to 5)."""

    card: str
    shapes: list[str]


class BoardView(msgspec.Struct):
    """Everything on the table. It is the same for all seats and for spectators (section 10)."""

    phase: str
    players: int
    seat: int  # the active one
    turn: int
    waiting: list[int]
    cells: list[CellView]
    plateaus: list[PlateauView]
    pieces: list[PieceView]
    tower: str
    door: str
    figure: str | None
    rat: str | None
    stacks: list[StackView]
    jokers: list[str]
    reserve: int
    hands: list[list[CardView]]
    card: CardView | None
    steps: int
    placed: bool
    moved: bool
    pile: int
    discard: list[str]
    unseen: list[str]  # coordinates that nobody has seen yet
    chips: list[ChipView]
    chip_stack: int
    code: list[str]  # the chain of five, once there is one
    chain: list[str]  # the longest so far, as it is laid out
    complete: bool
    longest: int  # chain of cables so far
    keys: int
    keys_left: int
    water_left: int
    manholes_left: int
    timer: TimerView | None
    due: int
    plateau: str | None  # that is laid next
    target: str | None
    flood: str | None
    votes: list[int]
    discoveries: int
    ways: list[WayView]  # of the move; before a card is played, as far as the better card leads
    leads: list[LeadView]
    result: dict[str, Any] | None


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action with what a client needs to show it. A placement is told whole by its text (UG-GEO-5)."""

    id: int
    text: str
    kind: str
    cell: str | None = None
    keys: int = 0  # that a lock on the cell costs whoever steps there (UG-MOVE-6)


class BoardAids(msgspec.Struct):
    """What the game works out for whoever wants it."""

    reachable: list[str]  # stacks and jokers of which a piece may be placed, with the Swap chip if need be
    swap: bool  # whether that chip is at hand
