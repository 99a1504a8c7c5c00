"""Cards from the pile, water, the sand timer and the kidnapper, the rat (section 8)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, TABLE, emit
from sublevel.games.underground.board import lay_piece, lay_reserve_single, put_code, put_rat, set_water
from sublevel.games.underground.endings import cards_left, finish
from sublevel.games.underground.moves import can_step
from sublevel.games.underground.placing import remove_top, slot_of, top_piece
from sublevel.games.underground.state import (
    ACT,
    CARD_TURNED,
    CHIP_LAID,
    DECK,
    DISCOVERED,
    DISPLACE,
    DISPLACEMENT_DUE,
    FLOOD,
    IMMOBILE,
    KIDNAPPED,
    MOVE,
    NEXT_SECTION,
    OPTION_END,
    OPTION_SAND,
    OPTION_TILES,
    OPTION_TIMER,
    OVER,
    PLAY,
    RAT_BIT,
    RAT_RAN,
    RAT_TOOK_CHIP,
    REPLACE,
    RESOLVE,
    SAND_RAN_OUT,
    SINGLE_LAID,
    TELEPORTING,
    TIMER_OFF,
    TIMER_REAL,
    TIMER_TURNED,
    TIMER_TURNS,
    WATER_ROSE,
    WATER_STAYED_AWAY,
    Board,
)
from sublevel.games.underground.tables import BARE, NOWHERE, SINGLE, sees

# Cards.


def take_card(s: Board) -> i64:
    """Draw the next card; -1 if there is none, and then the match is lost (UG-END-4)."""
    if cards_left(s) == 0:
        finish(s, DECK)
        return -1
    s.pile_n -= 1
    card: i64 = s.pile[s.pile_n]
    s.pile[s.pile_n] = NOWHERE
    s.disclosed = 1
    return card


def put_off(s: Board, card: i64) -> None:
    """Put a card face up on the discard."""
    s.discard[s.discard_n] = card
    s.discard_n += 1


def turn_card(s: Board) -> i64:
    """Draw a card for its coordinate and discard it; -1 if there is none."""
    card: i64 = take_card(s)
    if card >= 0:
        put_off(s, card)
        emit(s, EVERYBODY, CARD_TURNED, card, 0, 0, 0)
    return card


# Water.


def stays_dry(s: Board, cell: i64) -> bool:
    """Whether no tile is placed there: tower, water, code chip, or no tile left (UG-WATER-4, 6)."""
    return s.tower == cell or s.water[cell] == 1 or s.code[cell] != 0 or s.water_left == 0


def flood_cell(s: Board, cell: i64) -> None:
    """Put a water tile on top of a cell (UG-WATER-2, 7)."""
    set_water(s, cell, 1)
    s.water_left -= 1
    emit(s, EVERYBODY, WATER_ROSE, cell, 0, 0, 0)


def water_comes(s: Board, cell: i64, cause: i64) -> bool:
    """Water for a coordinate; True if the figure must first be displaced (UG-WATER-1 to 6, UG-END-3)."""
    if stays_dry(s, cell):
        emit(s, EVERYBODY, WATER_STAYED_AWAY, cell, 0, 0, 0)
        return False
    if s.figure != cell:
        flood_cell(s, cell)
        return False
    if not can_step(s):
        finish(s, IMMOBILE)
        return False
    s.flood = cell
    s.cause = cause
    emit(s, EVERYBODY, DISPLACEMENT_DUE, cell, 0, 0, 0)
    return True


# The timer.


def timer_can_turn(s: Board) -> bool:
    """Whether the timer can be turned in this phase (UG-TURN-9, UG-KID-2, 10, 12)."""
    if s.options[OPTION_TIMER] == TIMER_OFF:
        return False
    if s.phase == PLAY or s.phase == ACT or s.phase == MOVE:
        return True
    choosing: bool = s.phase == RESOLVE or s.phase == TELEPORTING or s.phase == REPLACE
    return choosing and s.options[OPTION_TIMER] == TIMER_REAL


def figure_seen(s: Board) -> bool:
    """Whether the figure is in the line of the timer's section (UG-KID-4, 5, 10)."""
    return s.options[OPTION_TIMER] != TIMER_OFF and sees(s.section, s.figure)


def discover(s: Board) -> i64:
    """The kidnapper sees the figure; return the stage that follows (UG-KID-4, 5; UG-SC-6)."""
    s.discoveries += 1
    s.tiles = s.options[OPTION_TILES]
    emit(s, EVERYBODY, DISCOVERED, s.section, s.figure, 0, 0)
    return FLOOD


def run_out(s: Board) -> i64:
    """The timer is empty; return the stage that follows (UG-KID-3, UG-SC-6)."""
    s.tiles = s.options[OPTION_TILES]
    emit(s, EVERYBODY, SAND_RAN_OUT, s.section, 0, 0, 0)
    return FLOOD


def flood_next(s: Board) -> i64:
    """One tile of a discovery or an empty timer; return the stage that follows (UG-KID-3, 7; UG-WATER-8)."""
    if s.tiles == 0:
        return NEXT_SECTION
    s.tiles -= 1
    card: i64 = turn_card(s)
    if card < 0:
        return OVER
    return DISPLACE if water_comes(s, card, 1) else FLOOD


def next_section(s: Board, seat: i64) -> i64:
    """Turn the timer and move it on; return the stage that follows (UG-KID-1, 4, 6, 9; UG-TIME-3)."""
    s.section += 1
    if s.options[OPTION_TIMER] == TIMER_TURNS:
        s.sand = s.options[OPTION_SAND]
    emit(s, EVERYBODY, TIMER_TURNED, s.section, seat, 0, 0)
    if s.section == s.options[OPTION_END]:
        finish(s, KIDNAPPED)
        return OVER
    return discover(s) if figure_seen(s) else s.back


def turn_by_itself(s: Board) -> i64:
    """The timer is turned at the end of the kidnapper's procedure (UG-KID-3 to 6)."""
    return next_section(s, TABLE)


# Replacement chips and the rat.


def has_single(s: Board) -> bool:
    """Whether a single is left to put under something (UG-CODE-5)."""
    return s.reserve > 0 or s.stack_n[slot_of(s, SINGLE)] > 0


def takes_chip(s: Board, cell: i64) -> bool:
    """Whether a code chip can be laid on a cell (UG-CODE-5, 6)."""
    if s.tower == cell or s.water[cell] == 1 or s.code[cell] != 0 or s.figure == cell or s.rat == cell:
        return False
    return s.surface[cell] != BARE or has_single(s)


def lay_single(s: Board, cell: i64) -> None:
    """Put a single under a chip: of the reserve, else the top of the stack; the stone stays (UG-CODE-5)."""
    if s.reserve > 0:
        lay_reserve_single(s, cell)
        return
    piece: i64 = top_piece(s, SINGLE)
    remove_top(s, slot_of(s, SINGLE))
    lay_piece(s, piece, 0, 0, cell)
    emit(s, EVERYBODY, SINGLE_LAID, cell, 0, 0, 0)


def lay_next_chip(s: Board, cell: i64) -> None:
    """Lay the next chip of the stack face down on a cell, on a single where the board is bare (UG-CODE-5, 9)."""
    if s.surface[cell] == BARE:
        lay_single(s, cell)
    s.chip_n -= 1
    put_code(s, cell, s.chip[s.chip_n])
    s.chip[s.chip_n] = 0
    emit(s, EVERYBODY, CHIP_LAID, cell, 0, 0, 0)


def replace_chip(s: Board) -> None:
    """Draw until a coordinate can take a code chip, and lay it there (UG-CODE-5, 6)."""
    card: i64 = turn_card(s)
    while card >= 0 and not takes_chip(s, card):
        card = turn_card(s)
    if card >= 0:
        lay_next_chip(s, card)


def rat_runs(s: Board, cell: i64) -> None:
    """The rat runs to a coordinate: it bites the figure, and drags a code chip away (UG-RAT-2 to 5)."""
    if cell == s.figure:
        bitten: i64 = 1 if s.keys > 0 else 0
        s.keys -= bitten
        emit(s, EVERYBODY, RAT_BIT, s.keys, bitten, 0, 0)
    elif cell != s.tower and cell != s.rat:
        emit(s, EVERYBODY, RAT_RAN, s.rat, cell, 0, 0)
        if s.code[cell] != 0:
            drag_chip_away(s, cell)
        put_rat(s, cell)


def drag_chip_away(s: Board, cell: i64) -> None:
    """A chip goes unseen to the bottom of the stack, and a replacement is due (UG-RAT-4)."""
    i: i64
    for i in range(s.chip_n, 0, -1):
        s.chip[i] = s.chip[i - 1]
    s.chip[0] = s.code[cell]
    s.chip_n += 1
    s.due += 1
    put_code(s, cell, 0)
    emit(s, EVERYBODY, RAT_TOOK_CHIP, cell, 0, 0, 0)
