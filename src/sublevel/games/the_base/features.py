"""The observation for a neural network: 48 planes of 7 columns and 5 lanes, in mover view (BASE-OBS-1, 2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.the_base.captures import numbered_slot
from sublevel.games.the_base.manipulation import manipulable, tile_to_orient
from sublevel.games.the_base.moves import saved_count
from sublevel.games.the_base.state import NOBODY, ORIENT, RETURNING, Board
from sublevel.games.the_base.symmetry import seen_mask, seen_position
from sublevel.games.the_base.tables import (
    EAST,
    EXPLORERS,
    FIRST_TILE,
    LANES,
    OFF,
    POSITIONS,
    SHAPE_OF,
    SHAPES,
    TILE_COUNT,
    WEST,
    goal,
    has,
    home,
)

PLANES: Final = 48
OPENINGS: Final = 6
HIDDEN_TILES: Final = 10
REVEALED_SHAPES: Final = 11
NUMBERED_SLOTS: Final = 16
OWN_SLOTS: Final = 22
TARGET_SLOTS: Final = 23
MANIPULABLE: Final = 24
TO_ORIENT: Final = 26
TO_RETURN: Final = 27
ACTIONS_LEFT: Final = 28
WINDOW: Final = 33
COUNTDOWN_LEFT: Final = 34
TOKENS: Final = 35
SAVED_PIECES: Final = 37
IS_EXPLORERS: Final = 39
PHASE: Final = 40
UNSEEN_SHAPES: Final = 43


def features(s: Board, seat: i64, out: vec[float]) -> None:
    """Write the whole observation of a seat. Nothing in it depends on the faces of hidden tiles."""
    i: i64
    for i in range(PLANES * POSITIONS):
        out[i] = 0.0
    mark_tiles(s, seat, out)
    mark_slots(s, seat, out)
    for i in range(2):
        mark_side(s, seat, i, out)
    mark_decision(s, seat, out)
    fill_numbers(s, seat, out)


def mark(out: vec[float], plane: i64, seat: i64, position: i64) -> None:
    """Set one place of a plane, as the seat sees it."""
    out[POSITIONS * plane + seen_position(seat, position)] = 1.0


def mark_set(out: vec[float], plane: i64, seat: i64, positions: i64) -> None:
    """Set all places of a set."""
    position: i64
    for position in range(POSITIONS):
        if has(positions, position):
            mark(out, plane, seat, position)


def fill(out: vec[float], plane: i64, value: float) -> None:
    """Give all places of a plane one value."""
    i: i64
    for i in range(POSITIONS * plane, POSITIONS * (plane + 1)):
        out[i] = value


def mark_openings(out: vec[float], seat: i64, position: i64, mask: i64) -> None:
    """Planes 6 to 9: which sides of a position are open, as the seat sees it."""
    d: i64
    seen: i64 = seen_mask(seat, mask)
    for d in range(4):
        if (seen >> d) & 1 == 1:
            mark(out, OPENINGS + d, seat, position)


def mark_tiles(s: Board, seat: i64, out: vec[float]) -> None:
    """Planes 6 to 15: openings, hidden tiles, revealed shapes."""
    t: i64
    for t in range(TILE_COUNT):
        if has(s.hidden, t + FIRST_TILE):
            mark(out, HIDDEN_TILES, seat, t + FIRST_TILE)
        else:
            mark_openings(out, seat, t + FIRST_TILE, s.tile[t])
            mark(out, REVEALED_SHAPES + SHAPE_OF[s.tile[t]], seat, t + FIRST_TILE)


def mark_slots(s: Board, seat: i64, out: vec[float]) -> None:
    """Planes 6 to 9 for slots, 16 to 23: the slots and their numbers."""
    side: i64
    lane: i64
    for side in range(2):
        for lane in range(LANES):
            slot: i64 = 30 * side + lane
            mark_openings(out, seat, slot, EAST if side == EXPLORERS else WEST)
            number: i64 = s.slot[LANES * side + lane]
            if number > 0:
                mark(out, NUMBERED_SLOTS + (0 if side == seat else 3) + number - 1, seat, slot)
    mark_set(out, OWN_SLOTS, seat, home(seat))
    mark_set(out, TARGET_SLOTS, seat, goal(seat))


def mark_side(s: Board, seat: i64, enemy: i64, out: vec[float]) -> None:
    """Planes 0 to 5, 24, 25, 35 to 38 of the own side (enemy 0) or the other (enemy 1)."""
    side: i64 = seat if enemy == 0 else 1 - seat
    i: i64
    for i in range(3):
        if s.piece[3 * side + i] != OFF:
            mark(out, 3 * enemy + i, seat, s.piece[3 * side + i])
    mark_set(out, MANIPULABLE + enemy, seat, manipulable(s, side))
    fill(out, TOKENS + enemy, float(s.token[side]) / 2.0)
    fill(out, SAVED_PIECES + enemy, float(saved_count(s, side)) / 3.0)


def mark_decision(s: Board, seat: i64, out: vec[float]) -> None:
    """Planes 26, 27, 40 to 42: what is to be decided."""
    if s.phase == ORIENT:
        mark(out, TO_ORIENT, seat, tile_to_orient(s))
    if s.pending != NOBODY:
        mark(out, TO_RETURN, seat, numbered_slot(s, s.pending // 3, s.pending % 3 + 1))
    if s.phase <= RETURNING:
        fill(out, PHASE + s.phase, 1.0)


def fill_numbers(s: Board, seat: i64, out: vec[float]) -> None:
    """Planes 28 to 34, 39, 43 to 47: actions, window, countdown, side, unseen shapes."""
    shape: i64
    if s.actions > 0:
        fill(out, ACTIONS_LEFT + s.actions - 1, 1.0)
    fill(out, WINDOW, float(s.window))
    fill(out, COUNTDOWN_LEFT, float(s.countdown) / 20.0)
    if seat == EXPLORERS:
        fill(out, IS_EXPLORERS, 1.0)
    for shape in range(SHAPES):
        fill(out, UNSEEN_SHAPES + shape, float(s.unseen[shape]) / 24.0)
