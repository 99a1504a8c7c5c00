"""Positions as tables of short texts, written; `placement` reads them.

The board is written as it was built: plateaus, then pieces in their order. Heights, surfaces and walls follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from sublevel.games.underground.names import (
    CHIP_NAMES,
    CONTINUATIONS,
    ENDS,
    NOBODY,
    PHASES,
    PLATEAUS,
    SEATS,
    SHAPES,
    SIDES,
    cell_name,
    placement_name,
)
from sublevel.games.underground.state import (
    OPTION_PLAYERS,
    OPTION_STACKS_OPEN,
    OWNED,
    SPENT,
    Board,
)
from sublevel.games.underground.tables import (
    CELLS,
    CHIPS,
    IN_STACK,
    KEY_CHIPS,
    NOWHERE,
    PIECES,
    STACKS,
)

Cell = Annotated[str, msgspec.Meta(pattern="^[A-I][1-9]$")]
Place = Annotated[str, msgspec.Meta(pattern="^([A-I][1-9]|-)$")]
Small = Annotated[int, msgspec.Meta(ge=0, le=81)]


class Written(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A written position. Cards are named by their coordinates; lists have the next card or chip last."""

    tower: str  # cell and door side, such as E9W
    figure: Place = NOBODY
    rat: Place = NOBODY
    plateaus: list[str]  # such as a@D1r0; a@- for one that had no room
    pieces: list[str]  # in the order in which they were laid, such as I3.1Ar1@C7
    used: list[Cell] = []
    water: list[Cell] = []
    buried: list[Cell] = []  # a cell once for each water tile under its pieces
    codes: list[str] = []  # such as A3=N4; public: A3
    stacks: list[str]  # clockwise, such as I2:3142, bottom first; public: ? for what is not seen
    stone: str  # the stack at which the signal stone stands, such as M1
    pile: list[Cell] | int  # public: how many are left
    cut: Small = 0  # how many of the pile, from its bottom, were removed unseen
    hands: list[list[Place]]
    discard: list[Cell] = []
    chips: list[str] | int  # the stack of code chips; public: how many
    collected: list[str] = []
    spent: list[str] = []
    keys: Annotated[int, msgspec.Meta(ge=0, le=KEY_CHIPS)] = 0
    phase: str
    seat: Annotated[int, msgspec.Meta(ge=1, le=SEATS)] = 1
    turn: Small = 0
    section: Annotated[int, msgspec.Meta(ge=0, le=35)] = 0
    sand: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    card: Place = NOBODY
    steps: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    placed: bool = False
    moved: bool = False
    due: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    target: Place = NOBODY
    resume: str = "play"  # where a teleport or what can be taken leads back to
    back: str = "play"  # what continues after the kidnapper's procedure
    tiles: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    flood: Place = NOBODY
    cause: Literal["card", "kidnapper"] = "card"
    votes: list[Annotated[int, msgspec.Meta(ge=1, le=SEATS)]] = []
    discoveries: Small = 0
    end: str | None = None


def written_plateau(plateau: int, at: int) -> str:
    """A plateau as it lies, such as `a@D1r0`; `a@-` if it had no room (UG-SETUP-10)."""
    return f"{PLATEAUS[plateau]}@{cell_name(at // 4)}r{at % 4}" if at >= 0 else f"{PLATEAUS[plateau]}@-"


def write_position(s: Board, public: bool = False) -> dict[str, Any]:
    """The position; `public` leaves out what nobody knows."""
    written = Written(
        tower=cell_name(s.tower) + SIDES[s.door],
        figure=place_name(s.figure),
        rat=place_name(s.rat),
        plateaus=[written_plateau(i, at) for i, at in enumerate(list(s.plateau_at)[: s.plateau])],
        pieces=[written_piece(s, piece) for piece in laid_pieces(s)],
        used=cells_with(list(s.used)),
        water=cells_with(list(s.water)),
        buried=[cell_name(cell) for cell in range(CELLS) for _ in range(s.buried[cell])],
        codes=[written_code(s, cell, public) for cell in range(CELLS) if s.code[cell]],
        stacks=[written_stack(s, slot, public) for slot in range(STACKS)],
        stone=SHAPES[s.circle[s.stone]],
        pile=s.pile_n - s.cut if public else [cell_name(card) for card in list(s.pile)[: s.pile_n]],
        cut=0 if public else s.cut,
        hands=[
            [place_name(card) for card in list(s.hand)[2 * i : 2 * i + 2]] for i in range(s.options[OPTION_PLAYERS])
        ],
        discard=[cell_name(card) for card in list(s.discard)[: s.discard_n]],
        chips=s.chip_n if public else [CHIP_NAMES[chip] for chip in list(s.chip)[: s.chip_n]],
        collected=[CHIP_NAMES[chip] for chip in range(1, CHIPS + 1) if s.got[chip] == OWNED],
        spent=[CHIP_NAMES[chip] for chip in range(1, CHIPS + 1) if s.got[chip] == SPENT],
        keys=s.keys,
        phase=PHASES[s.phase],
        seat=s.seat + 1,
        turn=s.turn,
        section=s.section,
        sand=s.sand,
        card=place_name(s.card),
        steps=s.steps,
        placed=bool(s.placed),
        moved=bool(s.moved),
        due=s.due,
        target=place_name(s.target),
        resume=CONTINUATIONS[s.resume],
        back=CONTINUATIONS[s.back],
        tiles=s.tiles,
        flood=place_name(s.flood),
        cause="kidnapper" if s.cause else "card",
        votes=[seat + 1 for seat in range(SEATS) if s.votes >> seat & 1],
        discoveries=s.discoveries,
        end=ENDS.get(s.ended),
    )
    return dict(msgspec.to_builtins(written))


def place_name(cell: int) -> str:
    """The name of a cell or a card, `-` for none."""
    return NOBODY if cell == NOWHERE else cell_name(cell)


def cells_with(marks: Sequence[int]) -> list[str]:
    """The cells that have a mark."""
    return [cell_name(cell) for cell in range(CELLS) if marks[cell]]


def laid_pieces(s: Board) -> list[int]:
    """The pieces on the board in the order in which they were laid."""
    return sorted((piece for piece in range(PIECES) if s.piece_at[piece] >= 0), key=lambda piece: s.piece_seq[piece])


def written_piece(s: Board, piece: int) -> str:
    """A piece on the board."""
    way, anchor = divmod(s.piece_at[piece], CELLS)
    return placement_name(piece, way, anchor)


def written_code(s: Board, cell: int, public: bool) -> str:
    """A code chip on the board."""
    return cell_name(cell) if public else f"{cell_name(cell)}={CHIP_NAMES[s.code[cell]]}"


def written_stack(s: Board, slot: int, public: bool) -> str:
    """A stack, bottom first."""
    pieces = list(s.stack)[IN_STACK * slot : IN_STACK * slot + s.stack_n[slot]]
    known = not public or s.options[OPTION_STACKS_OPEN] == 1
    seen = [str(piece + 1) if known or i == len(pieces) - 1 else "?" for i, piece in enumerate(pieces)]
    return f"{SHAPES[s.circle[slot]]}:{''.join(seen)}"
