"""The cells of the board: building on them, water, and what lies or stands on them. Sets of cells are kept up here."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.underground.state import SINGLE_LAID, Board
from sublevel.games.underground.tables import (
    BARE,
    CELLS,
    CELLS_OF,
    EXIT_HEIGHT,
    FIRST_RESERVE,
    NORTH_BOARD,
    NORTH_CELLS,
    NOWHERE,
    PIECES,
    PLATEAU,
    PLATEAU_CELLS,
    PLATEAU_FIRST,
    PLATEAU_HEIGHT,
    PLATEAU_OFFSET,
    PLATEAU_TOKEN,
    PLATEAUS,
    RESERVE,
    SHAPE_OF,
    SOUTH_BOARD,
    STONE,
    TOKENS,
    TOWER,
    WATER_TILES,
    WOOD,
    offset,
    orientation,
    turned_walls,
)


def clear_board(s: Board) -> None:
    """A bare board: nothing on it, nothing built (UG-GEO-2)."""
    i: i64
    for i in range(CELLS):
        s.height[i] = 0
        s.surface[i] = BARE
        s.symbol[i] = 0
        s.used[i] = 0
        s.walls[i] = 0
        s.water[i] = 0
        s.buried[i] = 0
        s.code[i] = 0
    for i in range(PIECES):
        s.piece_at[i] = -1
        s.piece_base[i] = 0
        s.piece_seq[i] = 0
    for i in range(PLATEAUS):
        s.plateau_at[i] = -1
    for i in range(12):
        s.plane[i] = 0
    s.laid = 0
    s.figure = NOWHERE
    s.tower = NOWHERE
    s.rat = NOWHERE
    s.reserve = RESERVE
    s.water_left = WATER_TILES
    s.dry_north = NORTH_BOARD
    s.dry_south = SOUTH_BOARD
    s.open_north = NORTH_BOARD
    s.open_south = SOUTH_BOARD


def set_height(s: Board, cell: i64, height: i64) -> None:
    """Give a cell its height, in the sets too."""
    changed: i64 = s.height[cell] ^ height
    half: i64 = 0 if cell < NORTH_CELLS else 1
    place: i64 = bit(cell - NORTH_CELLS * half)
    digit: i64
    for digit in range(6):
        if (changed >> digit) & 1 == 1:
            s.plane[2 * digit + half] ^= place
    s.height[cell] = height


def show(s: Board, cell: i64, height: i64, surface: i64, token: i64, rotation: i64) -> None:
    """What a cell shows from above once something new lies on it (UG-PLACE-10)."""
    set_height(s, cell, height)
    s.surface[cell] = surface
    s.symbol[cell] = (token >> 1) & 3
    s.walls[cell] = turned_walls((token >> 3) & 15, rotation)
    s.used[cell] = 0


def set_water(s: Board, cell: i64, water: i64) -> None:
    """Put water on a cell or take it away, in the sets too."""
    s.water[cell] = water
    if cell < NORTH_CELLS:
        s.dry_north = s.dry_north & ~bit(cell) if water == 1 else s.dry_north | bit(cell)
    else:
        south: i64 = bit(cell - NORTH_CELLS)
        s.dry_south = s.dry_south & ~south if water == 1 else s.dry_south | south


def may_cover(s: Board, cell: i64) -> bool:
    """Whether a piece may lie on the cell as far as what is on it goes (UG-PLACE-3, 4)."""
    return s.code[cell] == 0 and s.figure != cell and s.tower != cell and s.rat != cell


def note_cover(s: Board, cell: i64) -> None:
    """Keep the set of cells that may be covered; called whenever something came to a cell or left it."""
    if cell == NOWHERE:
        return
    open_: bool = may_cover(s, cell)
    if cell < NORTH_CELLS:
        s.open_north = s.open_north | bit(cell) if open_ else s.open_north & ~bit(cell)
    else:
        south: i64 = bit(cell - NORTH_CELLS)
        s.open_south = s.open_south | south if open_ else s.open_south & ~south


def put_figure(s: Board, cell: i64) -> None:
    """Stand the figure on a cell."""
    before: i64 = s.figure
    s.figure = cell
    note_cover(s, before)
    note_cover(s, cell)


def put_rat(s: Board, cell: i64) -> None:
    """Set the rat on a cell."""
    before: i64 = s.rat
    s.rat = cell
    note_cover(s, before)
    note_cover(s, cell)


def put_code(s: Board, cell: i64, chip: i64) -> None:
    """Lay a code chip face down on a cell, or take it away (chip 0)."""
    s.code[cell] = chip
    note_cover(s, cell)


def put_tower(s: Board, cell: i64) -> None:
    """Stand the tower on a cell (section 3.5)."""
    s.tower = cell
    show(s, cell, EXIT_HEIGHT, TOWER, 0, 0)
    note_cover(s, cell)


def lay_plateau(s: Board, plateau: i64, cell: i64, rotation: i64) -> None:
    """Lay a plateau with the north-west corner of its box on a cell (section 3.4)."""
    first: i64 = PLATEAU_FIRST[4 * plateau + rotation]
    i: i64
    for i in range(first, first + PLATEAU_CELLS[plateau]):
        show(s, cell + PLATEAU_OFFSET[i], PLATEAU_HEIGHT[plateau], PLATEAU, PLATEAU_TOKEN[i], 0)
    s.plateau_at[plateau] = 4 * cell + rotation


def base_of(s: Board, orientation_: i64, cells: i64, anchor: i64) -> i64:
    """The height at which a piece would lie: that of the highest cell under it (UG-PLACE-5)."""
    base: i64 = 0
    i: i64
    for i in range(cells):
        base = max(base, s.height[anchor + offset(orientation_, i)])
    return base


def lay_piece(s: Board, piece: i64, face: i64, rotation: i64, anchor: i64) -> i64:
    """Lay a piece where it may lie; return the height of its underside (UG-PLACE-5, 10, 11, 12; UG-GEO-2)."""
    shape: i64 = SHAPE_OF[piece]
    laid: i64 = orientation(shape, face, rotation)
    tokens: i64 = TOKENS[2 * piece + face]
    base: i64 = base_of(s, laid, CELLS_OF[shape], anchor)
    i: i64
    for i in range(CELLS_OF[shape]):
        cell: i64 = anchor + offset(laid, i)
        token: i64 = (tokens >> (7 * i)) & 127
        if s.water[cell] == 1:
            set_water(s, cell, 0)
            s.buried[cell] += 1
        show(s, cell, base + 1, WOOD if token & 1 == 1 else STONE, token, rotation)
    s.laid += 1
    s.piece_at[piece] = CELLS * (4 * face + rotation) + anchor
    s.piece_base[piece] = base
    s.piece_seq[piece] = s.laid
    return base


def lay_reserve_single(s: Board, cell: i64) -> None:
    """Put a single of the reserve under what comes to a bare cell, from M1.5 upward (UG-SETUP-2, 8; UG-CODE-9)."""
    lay_piece(s, FIRST_RESERVE + RESERVE - s.reserve, 0, 0, cell)
    s.reserve -= 1
    emit(s, EVERYBODY, SINGLE_LAID, cell, 0, 0, 0)
