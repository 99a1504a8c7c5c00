"""The set-up: shuffling, dealing, and laying the board out, with the players' choices (section 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, add_legal, clear, draw, emit
from sublevel.games.underground.board import (
    clear_board,
    lay_plateau,
    lay_reserve_single,
    put_figure,
    put_rat,
    put_tower,
)
from sublevel.games.underground.kidnapper import flood_cell, lay_next_chip, put_off, take_card
from sublevel.games.underground.placing import slot_of
from sublevel.games.underground.state import (
    CHOICES_AUTO,
    DOOR_SET,
    OPTION_CHOICES,
    OPTION_CODES,
    OPTION_DOOR,
    OPTION_KEYS,
    OPTION_LAID_OUT,
    OPTION_PILE,
    OPTION_PLATEAUS,
    OPTION_PLAYERS,
    OPTION_RAT,
    OPTION_START,
    OPTION_TOWER,
    OPTION_WATER,
    OPTION_WATER_CELLS,
    PLATEAU_LAID,
    PLAY,
    SETUP_DOOR,
    SETUP_FIRST,
    SETUP_PLATEAU,
    Board,
)
from sublevel.games.underground.tables import (
    BARE,
    BEGIN,
    CELLS,
    CHIPS,
    IN_STACK,
    JOKERS,
    LAY_PLATEAU,
    NOWHERE,
    PLATEAU_CELLS,
    PLATEAU_FIRST,
    PLATEAU_LOOKS,
    PLATEAU_LOOKS_IN_PLACE,
    PLATEAU_OFFSET,
    PLATEAU_TALL,
    PLATEAU_WIDE,
    PLATEAUS,
    SET_DOOR,
    SINGLE,
    SIZE,
    STACKS,
    neighbour,
)
from sublevel.games.underground.turns import begin_match, wait

CODES: Final = 4  # code chips at the start
DRAWN_FOR_BOARD: Final = 14  # cards of a random set-up: tower, plateaus, figure, code chips; water comes on top
CENTRE: Final = 40  # E5

# How near to its coordinate a plateau has to lie (UG-SETUP-8 to 10).
ON_IT: Final = 0
IN_LINE: Final = 1
ANYWHERE: Final = 2
NOT_AT_ALL: Final = 3


def shuffle(s: Board, cards: vec[i64], first: i64, count: i64) -> None:
    """Shuffle a stretch of a list (section 10)."""
    i: i64
    for i in range(count - 1, 0, -1):
        j: i64 = draw(s, i + 1)
        held: i64 = cards[first + i]
        cards[first + i] = cards[first + j]
        cards[first + j] = held


def shuffle_everything(s: Board) -> None:
    """Shuffle circle, stacks, code chips and cards, in this order (UG-SETUP-1, 2, 6, 7; section 10)."""
    i: i64
    for i in range(STACKS):
        s.circle[i] = i
        s.stack_n[i] = IN_STACK
    shuffle(s, s.circle, 0, STACKS)
    for i in range(STACKS * IN_STACK):
        s.stack[i] = i % IN_STACK
    for i in range(STACKS):
        shuffle(s, s.stack, IN_STACK * i, IN_STACK)
    for i in range(JOKERS):
        s.joker[i] = 1
    for i in range(CHIPS):
        s.chip[i] = i + 1
    shuffle(s, s.chip, 0, CHIPS)
    s.chip_n = CHIPS
    for i in range(CELLS):
        s.pile[i] = i
    shuffle(s, s.pile, 0, CELLS)
    s.pile_n = CELLS


def deal_hands(s: Board) -> None:
    """Two open cards for each player; then the pile is cut (UG-SETUP-7, 14, 21)."""
    i: i64
    s.cut = 0
    for i in range(8):
        s.hand[i] = take_card(s) if i < 2 * s.options[OPTION_PLAYERS] else NOWHERE
    s.cut = s.pile_n - s.options[OPTION_PILE]
    if s.options[OPTION_LAID_OUT] == 0:  # the set-up itself will draw too
        s.cut -= DRAWN_FOR_BOARD + s.options[OPTION_WATER]


def clear_match(s: Board) -> None:
    """Everything as before the first decision."""
    i: i64
    for i in range(CELLS):
        s.discard[i] = NOWHERE
    s.discard_n = 0
    for i in range(CHIPS + 1):
        s.got[i] = 0
    s.complete = 0
    s.keys = 0
    s.phase = SETUP_PLATEAU
    s.seat = 0
    s.turn = 0
    s.section = 0
    s.sand = 0
    s.card = NOWHERE
    s.steps = 0
    s.placed = 0
    s.moved = 0
    s.due = 0
    s.plateau = 0
    s.target = NOWHERE
    s.resume = PLAY
    s.back = PLAY
    s.tiles = 0
    s.flood = NOWHERE
    s.cause = 0
    s.votes = 0
    s.discoveries = 0
    s.door = 0


def setup(s: Board) -> None:
    """Set the match up to the first decision (UG-SETUP-1 to 20)."""
    clear(s)
    clear_board(s)
    clear_match(s)
    shuffle_everything(s)
    deal_hands(s)
    s.stone = slot_of(s, SINGLE)  # UG-SETUP-3
    if s.options[OPTION_LAID_OUT] == 1:
        put_tower(s, s.options[OPTION_TOWER])
        s.door = s.options[OPTION_DOOR]
    else:
        put_tower(s, set_up_cell(s))
    next_plateau(s)


def set_up_cell(s: Board) -> i64:
    """The coordinate for the next element of a random set-up; its card is discarded (UG-SETUP-8)."""
    card: i64 = take_card(s)
    put_off(s, card)
    return card


# Plateaus.


def plateau_fits(s: Board, plateau: i64, cell: i64, rotation: i64) -> bool:
    """Whether a plateau can lie with the corner of its box there: in the grid, on nothing else (UG-SETUP-8)."""
    laid: i64 = 4 * plateau + rotation
    if cell % SIZE + PLATEAU_WIDE[laid] > SIZE or cell // SIZE + PLATEAU_TALL[laid] > SIZE:
        return False
    i: i64
    for i in range(PLATEAU_FIRST[laid], PLATEAU_FIRST[laid] + PLATEAU_CELLS[plateau]):
        if s.surface[cell + PLATEAU_OFFSET[i]] != BARE:
            return False
    return True


def plateau_nearness(plateau: i64, cell: i64, rotation: i64, target: i64) -> i64:
    """How near a plateau lies to a coordinate: on it, in its row or column, or elsewhere (UG-SETUP-8, 9)."""
    laid: i64 = 4 * plateau + rotation
    down: i64 = target // SIZE - cell // SIZE
    right: i64 = target % SIZE - cell % SIZE
    in_rows: bool = 0 <= down < PLATEAU_TALL[laid]
    in_columns: bool = 0 <= right < PLATEAU_WIDE[laid]
    if in_rows and in_columns:
        i: i64
        for i in range(PLATEAU_FIRST[laid], PLATEAU_FIRST[laid] + PLATEAU_CELLS[plateau]):
            if cell + PLATEAU_OFFSET[i] == target:
                return ON_IT
    return IN_LINE if in_rows or in_columns else ANYWHERE


def nearest_possible(s: Board) -> i64:
    """How near to its coordinate the plateau that is due can lie; NOT_AT_ALL if it has no room (UG-SETUP-9, 10)."""
    nearest: i64 = nearest_from(s, first_corner(s), s.target + 1)
    return nearest if nearest == ON_IT else nearest_from(s, 0, CELLS)


def first_corner(s: Board) -> i64:
    """The first cell at which the plateau that is due can lie and still cover its coordinate; the last one is that."""
    longest: i64 = max(PLATEAU_TALL[4 * s.plateau], PLATEAU_WIDE[4 * s.plateau])
    return max(0, s.target - (longest - 1) * (SIZE + 1))


def nearest_from(s: Board, first: i64, beyond: i64) -> i64:
    """How near to its coordinate the plateau that is due can lie with its corner on one of these cells."""
    nearest: i64 = NOT_AT_ALL
    cell: i64
    rotation: i64
    for cell in range(first, beyond):
        for rotation in range(4):
            if (PLATEAU_LOOKS[s.plateau] >> rotation) & 1 == 0:
                continue
            nearness: i64 = plateau_nearness(s.plateau, cell, rotation, s.target)
            if nearness < nearest and plateau_fits(s, s.plateau, cell, rotation):
                nearest = nearness
                if nearest == ON_IT:
                    return ON_IT
    return nearest


def plateau_allowed(s: Board, cell: i64, rotation: i64, nearest: i64) -> bool:
    """Whether the plateau that is due may lie there, turned like that (UG-SETUP-8 to 10, 13)."""
    if s.options[OPTION_LAID_OUT] == 1:
        in_place: bool = (PLATEAU_LOOKS_IN_PLACE[s.plateau] >> rotation) & 1 == 1
        return in_place and cell == s.options[OPTION_PLATEAUS + s.plateau]
    near: bool = plateau_nearness(s.plateau, cell, rotation, s.target) <= nearest
    return near and plateau_fits(s, s.plateau, cell, rotation)


def list_plateaus(s: Board) -> None:
    """List where and how the plateau that is due may lie, each look once (UG-SETUP-8 to 10, 13; UG-ENC-2)."""
    laid_out: bool = s.options[OPTION_LAID_OUT] == 1
    nearest: i64 = ON_IT if laid_out else nearest_possible(s)
    first: i64 = 0
    beyond: i64 = CELLS
    if laid_out:
        first = s.options[OPTION_PLATEAUS + s.plateau]
        beyond = first + 1
    elif nearest == ON_IT:
        first = first_corner(s)
        beyond = s.target + 1
    cell: i64
    rotation: i64
    for cell in range(first, beyond):
        for rotation in range(4):
            looks: bool = (PLATEAU_LOOKS[s.plateau] >> rotation) & 1 == 1
            if looks and plateau_allowed(s, cell, rotation, nearest):
                add_legal(s, LAY_PLATEAU + 4 * cell + rotation)


def next_plateau(s: Board) -> None:
    """Go on to the next plateau that somebody has to decide about, or to what comes after them (UG-SETUP-17, 19)."""
    laid_out: bool = s.options[OPTION_LAID_OUT] == 1
    while s.plateau < PLATEAUS:
        if not laid_out:
            s.target = set_up_cell(s)
        s.legal_count = 0
        list_plateaus(s)
        choices: i64 = s.legal_count
        chosen: i64 = 0
        if choices == 0:  # it stays in the box (UG-SETUP-10)
            s.plateau += 1
            continue
        if s.options[OPTION_CHOICES] == CHOICES_AUTO:
            chosen = 0 if laid_out else draw(s, choices)
        elif choices > 1:
            s.phase = SETUP_PLATEAU
            wait(s)
            return
        put_plateau(s, s.legal[chosen] - LAY_PLATEAU)
    s.target = NOWHERE
    lay_the_rest(s)
    next_choice(s)


def put_plateau(s: Board, code: i64) -> None:
    """Lay the plateau that is due."""
    lay_plateau(s, s.plateau, code // 4, code % 4)
    emit(s, EVERYBODY, PLATEAU_LAID, s.plateau, code // 4, code % 4, 0)
    s.plateau += 1


def choose_plateau(s: Board, code: i64) -> None:
    """A player laid the plateau that is due; the set-up goes on (UG-SETUP-19)."""
    put_plateau(s, code)
    next_plateau(s)


# Everything else.


def lay_the_rest(s: Board) -> None:
    """Figure, code chips, water, keys and rat (UG-SETUP-6, 8, 11, 13; UG-SC-4; UG-RAT-1)."""
    i: i64
    laid_out: bool = s.options[OPTION_LAID_OUT] == 1
    start: i64 = s.options[OPTION_START] if laid_out else set_up_cell(s)
    if s.surface[start] == BARE:
        lay_reserve_single(s, start)
    put_figure(s, start)
    for i in range(CODES):
        lay_next_chip(s, s.options[OPTION_CODES + i] if laid_out else set_up_cell(s))
    for i in range(s.options[OPTION_WATER]):
        flood_cell(s, s.options[OPTION_WATER_CELLS + i] if laid_out else set_up_cell(s))
    s.keys = s.options[OPTION_KEYS]
    if s.options[OPTION_RAT] != NOWHERE:
        put_rat(s, s.options[OPTION_RAT])


def next_choice(s: Board) -> None:
    """The door side, and who begins (UG-SETUP-12, 15, 17, 19)."""
    auto: bool = s.options[OPTION_CHOICES] == CHOICES_AUTO
    if s.options[OPTION_LAID_OUT] == 0:
        if not auto:
            s.phase = SETUP_DOOR
            wait(s)
            return
        s.door = door_to_centre(s)
    choose_beginner(s)


def from_centre(cell: i64) -> i64:
    """Rows and columns between a cell and the centre of the board."""
    down: i64 = cell // SIZE - CENTRE // SIZE
    right: i64 = cell % SIZE - CENTRE % SIZE
    return max(down, -down) + max(right, -right)


def door_to_centre(s: Board) -> i64:
    """The side whose neighbour is nearest to the centre of the board (UG-SETUP-17)."""
    best: i64 = 0
    nearest: i64 = CELLS
    direction: i64
    for direction in range(4):
        cell: i64 = neighbour(s.tower, direction)
        if cell >= 0 and from_centre(cell) < nearest:
            nearest = from_centre(cell)
            best = direction
    return best


def list_doors(s: Board) -> None:
    """List the sides on which the door faces a cell (UG-SETUP-12)."""
    direction: i64
    for direction in range(4):
        if neighbour(s.tower, direction) >= 0:
            add_legal(s, SET_DOOR + direction)


def choose_door(s: Board, direction: i64) -> None:
    """A player chose the door side (UG-SETUP-12)."""
    s.door = direction
    emit(s, EVERYBODY, DOOR_SET, direction, 0, 0, 0)
    choose_beginner(s)


def choose_beginner(s: Board) -> None:
    """Ask who begins, where there is a choice (UG-SETUP-15, 17, 19)."""
    if s.options[OPTION_PLAYERS] == 1 or s.options[OPTION_CHOICES] == CHOICES_AUTO:
        begin_match(s, 0)
    else:
        s.phase = SETUP_FIRST
        wait(s)


def list_beginners(s: Board) -> None:
    """List the seats that may begin."""
    seat: i64
    for seat in range(s.options[OPTION_PLAYERS]):
        add_legal(s, BEGIN + seat)
