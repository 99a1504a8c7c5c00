"""A bot that always builds on the highest place, and matches that it plays beside a level of ours.

Stacks then grow far above the door, and what bots judge by meets heights that nobody builds on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sublevel import bots
from sublevel.bots.bot import Bot
from sublevel.engine.core import State, below, first_waiting
from sublevel.engine.match import Match
from sublevel.games.underground.board import base_of
from sublevel.games.underground.game import GAME, board
from sublevel.games.underground.tables import CELLS, CELLS_OF, END_TURN, PLACE, STEP, TURN_TIMER

STACKER, PARTNER = 0, 1
OPTIONS: Final = ({"setup": "random"}, {"setup": "random", "timer_mode": "off"}, {"setup": "stairwell"})


class Stacker(Bot):
    """Places its piece as high as possible, and otherwise ends its turn."""

    def choose(self, seen: State, seat: int) -> int:
        """The highest placement, else the end of the turn, else anything but turning the timer."""
        legal = GAME.legal_ids(seen, seat)
        placements = [action for action in legal if PLACE <= action < STEP]
        if placements:
            return max(placements, key=lambda action: underside(seen, action))
        if END_TURN in legal:
            return END_TURN
        others = [action for action in legal if action != TURN_TIMER] or legal
        return others[below(self.next_number(), len(others))]


def underside(s: State, action: int) -> int:
    """The height on which a placement lies."""
    laid, anchor = divmod(action - PLACE, CELLS)
    return base_of(board(s), laid, CELLS_OF[laid // 8], anchor)


def tallest(match: Match) -> int:
    """The height of the tallest stack."""
    return max(board(match.state).height)


def play(level: str, seed: int) -> Match:
    """Play a match to its end: the stacker begins, a level of ours sits beside it. The seed decides everything."""
    *_, match = plies(level, seed)
    return match


def plies(level: str, seed: int) -> Iterator[Match]:
    """The same, action by action."""
    match = GAME.new(seed, {**GAME.environment_options, "players": 2, **OPTIONS[seed % len(OPTIONS)]})
    players = {STACKER: Stacker(GAME, seed), PARTNER: bots.make(level, GAME, seed)}
    while not match.finished:
        seat = first_waiting(match.state)
        match.play(seat, players[seat].choose(GAME.seen_by(match.state, seat), seat))
        yield match
