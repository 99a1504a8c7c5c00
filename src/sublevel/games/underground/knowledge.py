"""What nobody can know: the order of the pile, code chips that lie face down, lower pieces of stacks (section 10)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import hide_common
from sublevel.games.underground.setup import shuffle
from sublevel.games.underground.state import OPTION_PLAYERS, OPTION_STACKS_OPEN, Board
from sublevel.games.underground.tables import (
    CELLS,
    CHIPS,
    FIRST_OF,
    IN_STACK,
    NOWHERE,
    SOME_CHIP,
    STACKS,
)


def hide(s: Board, seat: i64) -> None:
    """Blank the pile, unseen chips, lower pieces and the generator; everything else is public (section 10)."""
    i: i64
    hide_common(s, seat)
    for i in range(s.pile_n):
        s.pile[i] = NOWHERE
    for i in range(s.chip_n):
        s.chip[i] = SOME_CHIP
    for i in range(CELLS):
        if s.code[i] != 0:
            s.code[i] = SOME_CHIP
    if s.options[OPTION_STACKS_OPEN] == 0:
        for i in range(STACKS * IN_STACK):
            if i % IN_STACK < s.stack_n[i // IN_STACK] - 1:
                s.stack[i] = IN_STACK


def card_known(s: Board, card: i64) -> bool:
    """Whether everybody knows where a card is: in a hand or on the discard."""
    i: i64
    for i in range(2 * s.options[OPTION_PLAYERS]):
        if s.hand[i] == card:
            return True
    for i in range(s.discard_n):
        if s.discard[i] == card:
            return True
    return False


def resample_cards(s: Board) -> None:
    """Shuffle the cards that nobody has seen, those cut away included."""
    found: i64 = 0
    card: i64
    for card in range(CELLS):
        if not card_known(s, card):
            s.pile[found] = card
            found += 1
    shuffle(s, s.pile, 0, found)


def resample_chips(s: Board) -> None:
    """Shuffle the code chips that nobody has seen over the board and the stack."""
    on_board: i64 = 0
    found: i64 = 0
    cell: i64
    chip: i64
    for cell in range(CELLS):
        if s.code[cell] != 0:
            on_board += 1
    for chip in range(1, CHIPS + 1):
        if s.got[chip] == 0:
            s.chip[found] = chip
            found += 1
    shuffle(s, s.chip, 0, found)
    for cell in range(CELLS):
        if s.code[cell] != 0:
            found -= 1
            s.code[cell] = s.chip[found]
            s.chip[found] = 0


def resample_stack(s: Board, slot: i64) -> None:
    """Shuffle the pieces of a stack that lie below its top."""
    top: i64 = s.stack[IN_STACK * slot + s.stack_n[slot] - 1]
    found: i64 = 0
    piece: i64
    for piece in range(IN_STACK):
        if piece != top and s.piece_at[FIRST_OF[s.circle[slot]] + piece] < 0:
            s.stack[IN_STACK * slot + found] = piece
            found += 1
    shuffle(s, s.stack, IN_STACK * slot, found)
    s.stack[IN_STACK * slot + found] = top


def resample(s: Board, seat: i64) -> None:
    """Draw anew whatever nobody knows: all orders are equally likely (section 10).

    The caller puts a generator of its own into the state first, so that nothing of the match's leaks into it.
    """
    slot: i64
    s.tape_end = 0
    s.tape_next = 0
    resample_cards(s)
    resample_chips(s)
    if s.options[OPTION_STACKS_OPEN] == 0:
        for slot in range(STACKS):
            if s.stack_n[slot] > 0:
                resample_stack(s, slot)
    s.disclosed = 0
