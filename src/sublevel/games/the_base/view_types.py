"""The structures of what a client gets (section 14). They are made in `view`, which is compiled; these cannot be."""

from __future__ import annotations

from typing import Any

import msgspec


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile; a hidden one shows neither openings nor shape, unless somebody looks back at a match that is over."""

    cell: str
    open: str | None
    shape: str | None
    hidden: bool = False  # said only where its face is shown nevertheless


class SlotView(msgspec.Struct, frozen=True):
    """A start slot; number 0 is blank."""

    at: str
    side: str
    number: int


class PieceView(msgspec.Struct, frozen=True):
    """A piece and where it stands."""

    side: str
    number: int
    at: str | None
    saved: bool
    distance: int  # columns to its goal, as the tie-break counts them


class PieceAids(msgspec.Struct):
    """How a piece stands."""

    side: str
    number: int
    locked: bool
    exits: list[str]  # where its passages lead; a locked piece can neither enter nor turn any of these
    race: float  # estimated actions to its goal
    threatened: bool  # an enemy can walk to it in its next turn
    guarded: bool


class PendingView(msgspec.Struct):
    """A captured piece that waits for its return."""

    side: str
    number: int
    candidates: list[str]


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action with what a client needs to draw it."""

    id: int
    text: str
    kind: str
    piece: int | None = None
    to: str | None = None
    cost: int | None = None
    captures: int | None = None  # number of the enemy's piece
    saves: bool = False
    cell: str | None = None
    open: str | None = None


class BoardView(msgspec.Struct):
    """The board of The Base. It is the same for both seats and for spectators (BASE-INFO-2, BASE-INFO-3)."""

    phase: str
    turn: str
    waiting: list[int]
    actions: int
    window: bool
    countdown: int
    countdown_start: int
    tokens: dict[str, int]
    saved: dict[str, int]
    tiles: list[TileView]
    slots: list[SlotView]
    pieces: list[PieceView]
    hidden: dict[str, int]  # hidden tiles by shape
    orient: str | None
    pending: PendingView | None
    result: dict[str, Any] | None


class BoardAids(msgspec.Struct):
    """What the overlays of BASE-UI-9 show."""

    pieces: list[PieceAids]  # in the order of the board's
    manipulable: dict[str, list[str]]
    threats: dict[str, list[str]]  # where each side can walk to in its next turn
    threats_turning: dict[str, list[str]]  # the same, turning tiles on the way
    leader: str  # who would win if the countdown ended now
