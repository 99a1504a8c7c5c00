"""The observation for a neural network: planes of nine by nine cells, for all seats the same but for the hands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.underground.endings import cards_left
from sublevel.games.underground.knowledge import card_known
from sublevel.games.underground.placing import available, offered, top_piece
from sublevel.games.underground.state import (
    OPTION_END,
    OPTION_PLAYERS,
    OPTION_TIMER,
    OVER,
    OWNED,
    TIMER_OFF,
    Board,
)
from sublevel.games.underground.tables import (
    CARD_BLUE,
    CARD_STEPS,
    CARD_SYMBOL,
    CELLS,
    CHIPS,
    FIRST_JOKER,
    FIRST_OF,
    IN_STACK,
    NOWHERE,
    SECTIONS,
    SHAPES,
    STACKS,
    neighbour,
    sees,
)

HEIGHT: Final = 0
LEVELS: Final = 1  # thirteen planes: height 0 to 11, and all above
SURFACES: Final = 14  # five
SYMBOLS: Final = 19  # three, while they are not used
WALLS: Final = 22  # four
WATER: Final = 26
CODE: Final = 27
FIGURE: Final = 28
DOOR: Final = 29
RAT: Final = 30
LINE: Final = 31
NEXT_LINE: Final = 32
OWN_CARDS: Final = 33
OTHER_CARDS: Final = 34
UNSEEN_CARDS: Final = 35
TARGET: Final = 36
# From here on each plane has one value everywhere.
PHASE: Final = 37  # eleven
CARD: Final = 48  # the played card, then the two in hand: fourteen symbols, steps, colour
CARD_WIDTH: Final = 17
TURN: Final = 99  # steps left, placed, moved, active
SUPPLIES: Final = 103  # keys, water, cards, sand, section, sections left, complete, due
CHIPS_OWNED: Final = 111  # sixteen
OFFERED: Final = 127  # eighteen shapes
STACK: Final = 145  # nine stacks: how many, the four variants, the stone
STACK_WIDTH: Final = 6
JOKERS: Final = 199  # nine
PLANES: Final = 208


def fill(out: vec[float], plane: i64, value: float) -> None:
    """Give all cells of a plane one value."""
    i: i64
    for i in range(CELLS * plane, CELLS * (plane + 1)):
        out[i] = value


def mark(out: vec[float], plane: i64, cell: i64) -> None:
    """Set one cell of a plane."""
    out[CELLS * plane + cell] = 1.0


def features(s: Board, seat: i64, out: vec[float]) -> None:
    """Write the whole observation of a seat. Nothing in it depends on what nobody can know."""
    i: i64
    for i in range(PLANES * CELLS):
        out[i] = 0.0
    for i in range(CELLS):
        mark_cell(s, i, out)
    mark_things(s, out)
    mark_cards(s, seat, out)
    fill_turn(s, seat, out)
    fill_supplies(s, out)
    fill_pieces(s, out)


def mark_cell(s: Board, cell: i64, out: vec[float]) -> None:
    """What a cell shows from above (UG-GEO-3)."""
    d: i64
    out[CELLS * HEIGHT + cell] = float(s.height[cell]) / 12.0
    mark(out, LEVELS + min(s.height[cell], 12), cell)
    mark(out, SURFACES + s.surface[cell], cell)
    if s.symbol[cell] != 0 and s.used[cell] == 0:
        mark(out, SYMBOLS + s.symbol[cell] - 1, cell)
    for d in range(4):
        if (s.walls[cell] >> d) & 1 == 1:
            mark(out, WALLS + d, cell)
    if s.water[cell] == 1:
        mark(out, WATER, cell)
    if s.code[cell] != 0:
        mark(out, CODE, cell)


def mark_things(s: Board, out: vec[float]) -> None:
    """Figure, door, rat, drawn coordinate, and the kidnapper's lines."""
    cell: i64
    if s.figure != NOWHERE:
        mark(out, FIGURE, s.figure)
        mark(out, DOOR, neighbour(s.tower, s.door) if neighbour(s.tower, s.door) >= 0 else s.tower)
    if s.rat != NOWHERE:
        mark(out, RAT, s.rat)
    if s.target != NOWHERE:
        mark(out, TARGET, s.target)
    if s.options[OPTION_TIMER] != TIMER_OFF:
        for cell in range(CELLS):
            if sees(s.section, cell):
                mark(out, LINE, cell)
            if sees((s.section + 1) % SECTIONS, cell):
                mark(out, NEXT_LINE, cell)


def mark_cards(s: Board, seat: i64, out: vec[float]) -> None:
    """The coordinates in hands, and those that can still come."""
    i: i64
    for i in range(2 * s.options[OPTION_PLAYERS]):
        if s.hand[i] != NOWHERE:
            mark(out, OWN_CARDS if i // 2 == seat else OTHER_CARDS, s.hand[i])
    for i in range(CELLS):
        if not card_known(s, i):
            mark(out, UNSEEN_CARDS, i)
    fill_card(s.card, CARD, out)
    fill_card(s.hand[2 * seat], CARD + CARD_WIDTH, out)
    fill_card(s.hand[2 * seat + 1], CARD + 2 * CARD_WIDTH, out)


def fill_card(card: i64, plane: i64, out: vec[float]) -> None:
    """A card: symbol, steps, colour."""
    if card != NOWHERE:
        fill(out, plane + CARD_SYMBOL[card], 1.0)
        fill(out, plane + 15, float(CARD_STEPS[card]) / 5.0)
        fill(out, plane + 16, float(CARD_BLUE[card]))


def fill_turn(s: Board, seat: i64, out: vec[float]) -> None:
    """Where the turn stands."""
    fill(out, PHASE + min(s.phase, OVER), 1.0)
    fill(out, TURN, float(s.steps) / 5.0)
    fill(out, TURN + 1, float(s.placed))
    fill(out, TURN + 2, float(s.moved))
    if s.seat == seat:
        fill(out, TURN + 3, 1.0)


def fill_supplies(s: Board, out: vec[float]) -> None:
    """Supplies, timer and chips."""
    chip: i64
    fill(out, SUPPLIES, float(s.keys) / 5.0)
    fill(out, SUPPLIES + 1, float(s.water_left) / 40.0)
    fill(out, SUPPLIES + 2, float(cards_left(s)) / 81.0)
    fill(out, SUPPLIES + 3, float(s.sand) / 9.0)
    fill(out, SUPPLIES + 4, float(s.section) / 36.0)
    if s.options[OPTION_TIMER] != TIMER_OFF:
        fill(out, SUPPLIES + 5, float(s.options[OPTION_END] - s.section) / 36.0)
    fill(out, SUPPLIES + 6, float(s.complete))
    fill(out, SUPPLIES + 7, float(s.due) / 3.0)
    for chip in range(1, CHIPS + 1):
        if s.got[chip] == OWNED:
            fill(out, CHIPS_OWNED + chip - 1, 1.0)


def fill_pieces(s: Board, out: vec[float]) -> None:
    """What is left of the pieces, how far each stack is from the stone, and what the played card offers."""
    i: i64
    shapes: i64 = offered(s) if s.card != NOWHERE else 0
    for i in range(SHAPES):
        if (shapes >> i) & 1 == 1:
            fill(out, OFFERED + i, 1.0)
    for i in range(STACKS):
        plane: i64 = STACK + STACK_WIDTH * s.circle[i]
        fill(out, plane, float(s.stack_n[i]) / float(IN_STACK))
        if s.stack_n[i] > 0:
            fill(out, plane + 1 + top_piece(s, s.circle[i]) - FIRST_OF[s.circle[i]], 1.0)
        fill(out, plane + 5, float((i - s.stone + STACKS) % STACKS) / 8.0)
    left: i64 = available(s)
    for i in range(FIRST_JOKER, SHAPES):
        if (left >> i) & 1 == 1:
            fill(out, JOKERS + i - FIRST_JOKER, 1.0)
