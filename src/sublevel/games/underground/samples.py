"""What the conformance suite asks of the game itself: options to try, what is conserved, where to begin."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from sublevel.games.underground.data import scenarios
from sublevel.games.underground.options import RANDOM
from sublevel.games.underground.state import Board
from sublevel.games.underground.tables import CELLS, CHIPS, NOWHERE, PIECES, SHAPE_OF, STACKS

OWN_SCENARIO: Final = "rat"  # given as a table of values, as an owner would


def sample_options(random: Random) -> dict[str, Any]:
    """A set-up: random, a scenario by its name, or one given as a table."""
    name = random.choice([RANDOM, RANDOM, RANDOM, *scenarios(), ""])
    return {"setup": name or dict(msgspec.to_builtins(scenarios()[OWN_SCENARIO]))}


def conserved(s: Board) -> object:
    """Cards, pieces, code chips and water tiles: nothing appears or vanishes (section 3.1)."""
    cards = [*list(s.pile)[: s.pile_n], *(card for card in s.hand if card != NOWHERE), *list(s.discard)[: s.discard_n]]
    chips = [*list(s.chip)[: s.chip_n], *(code for code in s.code if code)]
    chips += [chip for chip in range(1, CHIPS + 1) if s.got[chip]]
    on_board = sum(at >= 0 for at in s.piece_at)
    pieces = on_board + sum(s.stack_n) + sum(s.joker) + s.reserve
    return (
        sorted(cards) == list(range(CELLS)),
        sorted(chips) == list(range(1, CHIPS + 1)),
        pieces == PIECES == len(SHAPE_OF),
        s.laid == on_board,
        s.water_left + sum(s.water) + sum(s.buried),
        sorted(s.circle) == list(range(STACKS)),
    )
