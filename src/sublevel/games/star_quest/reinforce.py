"""Reinforcement chips (section 7.8)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, emit
from sublevel.games.star_quest.blips import block_at, block_free, block_hidden, block_holding
from sublevel.games.star_quest.figures import chaos_on_hulk, enter, port_closed, supply
from sublevel.games.star_quest.refusals import (
    FINE,
    IN_VIEW,
    MUST_PLAY_CHIPS,
    NO_BLOCK,
    NO_RESERVE,
    NONE_IN_POOL,
    NONE_IN_SUPPLY,
    PORT_CLOSED,
    SQUARE_TAKEN,
)
from sublevel.games.star_quest.sight import in_squads_sight
from sublevel.games.star_quest.state import ACTED, CHIP_PLAYED, DREAD_CHIP, Hulk
from sublevel.games.star_quest.tables import (
    DREAD,
    DREADNOUGHT,
    MOST_CHIPS,
    MOST_RESERVE,
    NOBODY,
    NOWHERE,
    TOKEN_KINDS,
)


def begin_reinforce(s: Hulk) -> None:
    """Chips must be played if nothing of Chaos is on the hulk (SQ-CHIP-2)."""
    s.chips_played = 0
    s.forced = 0 if chaos_on_hulk(s) else 1


def why_not_reserve(s: Hulk, index: i64) -> i64:
    """Why nothing can come on a reserve square of the mission (SQ-CHIP-3, SQ-CHIP-5, SQ-DOCK-5)."""
    square: i64 = s.reserve[index]
    if square == NOWHERE:
        return NO_RESERVE
    if s.at[square] != 0:
        return SQUARE_TAKEN
    if port_closed(s, square):
        return PORT_CLOSED
    return IN_VIEW if in_squads_sight(s, square) else FINE


def hidden_block_at(s: Hulk, square: i64) -> bool:
    """Whether a Dreadnought can come on a reserve square: a free block out of sight (SQ-CHIP-4)."""
    n: i64
    if not block_at(s, square):
        return False
    for n in range(4):
        block: i64 = block_holding(s, square, n)
        if block >= 0 and block_free(s, block) and block_hidden(s, block):
            return True
    return False


def why_not_kind(s: Hulk, kind: i64) -> i64:
    """Why no chip of a kind can be played, wherever (SQ-CHIP-3, SQ-CHIP-6)."""
    if s.pool_chips[kind] == 0:
        return NONE_IN_POOL
    return FINE if supply(s, kind) != NOBODY else NONE_IN_SUPPLY


def why_not_chip(s: Hulk, kind: i64, index: i64) -> i64:
    """Why a chip of a kind cannot be played on a reserve square (SQ-CHIP-3, SQ-CHIP-4)."""
    why: i64 = why_not_kind(s, kind)
    if why == FINE:
        why = why_not_reserve(s, index)
    if why == FINE and kind == DREAD and not hidden_block_at(s, s.reserve[index]):
        return NO_BLOCK
    return why


def some_chip(s: Hulk) -> bool:
    """Whether any chip can be played."""
    kind: i64
    index: i64
    for index in range(MOST_RESERVE):
        if why_not_reserve(s, index) != FINE:
            continue
        for kind in range(TOKEN_KINDS):
            if why_not_kind(s, kind) == FINE and (kind != DREAD or hidden_block_at(s, s.reserve[index])):
                return True
    return False


def why_not_end_reinforce(s: Hulk) -> i64:
    """Why the Chaos turn cannot end: chips that must be played (SQ-CHIP-2, SQ-CHIP-6)."""
    return MUST_PLAY_CHIPS if s.forced == 1 and s.chips_played < MOST_CHIPS and some_chip(s) else FINE


def play_chip(s: Hulk, kind: i64, index: i64) -> None:
    """Play a chip: it lies face up beside the hulk, its figure comes, and does not act yet (SQ-CHIP-3 to 5)."""
    square: i64 = s.reserve[index]
    figure: i64 = supply(s, kind)
    s.pool_chips[kind] -= 1
    s.pool_chip_n -= 1
    s.table_chips[kind] += 1
    s.chips_played += 1
    s.disclosed = 1
    emit(s, EVERYBODY, CHIP_PLAYED, kind, square, figure, 0)
    if figure == DREADNOUGHT:
        s.dread_from = DREAD_CHIP
        s.dread_square = square
        s.dread_blip = NOBODY
    else:
        enter(s, figure, square, ACTED)
