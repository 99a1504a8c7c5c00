"""Many matches between bots, and what came out of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sublevel.cli.printing import progress_bar
from sublevel.engine.chance import SEEDS
from sublevel.engine.core import TABLE
from sublevel.engine.errors import BadTarget, Illegal
from sublevel.engine.game import Game
from sublevel.engine.options import Options

BATCH_SIZES: Final = {"python": 50, "cpu": 4096, "cuda": 1 << 17}  # matches at once, for a progress bar that moves


@dataclass
class Statistics:
    """What came out of many matches."""

    seats: int
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0  # nobody won
    ends: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats

    def add(self, payoffs: Sequence[int], end: int, plies: int) -> None:
        """Count a match."""
        self.games += 1
        for seat, payoff in enumerate(payoffs):
            self.wins[seat] += payoff > 0
        self.draws += not any(payoff > 0 for payoff in payoffs)
        self.ends[end] += 1
        self.lengths[plies] += 1

    @property
    def actions(self) -> int:
        """All actions together."""
        return sum(plies * count for plies, count in self.lengths.items())

    def plain(self, game: Game) -> dict[str, Any]:
        """The statistics as JSON-ready values."""
        rate = self.games / self.seconds if self.seconds else 0.0
        return {
            "wins": dict(zip(game.seats, self.wins, strict=False)),  # only seats that play have any
            "draws": self.draws,
            "ends": {game.ends[code]: count for code, count in sorted(self.ends.items())},
            "length": {
                "mean": round(self.actions / self.games, 2),
                "min": min(self.lengths),
                "max": max(self.lengths),
            },
            "seconds": round(self.seconds, 3),
            "games_per_second": round(rate, 1),
            "actions_per_second": round(self.actions / self.seconds) if self.seconds else 0,
        }


def run_matches(game: Game, games: int, players: list[str], seed: int, target: str, options: Options) -> Statistics:
    """Play the matches, whichever way is the fastest."""
    statistics = Statistics(len(players))
    quick = all(name == "random" for name in players)
    if target == "cuda" and not quick:
        raise BadTarget("target cuda: only random bots play there")
    with progress_bar("matches", games) as moved:
        while statistics.games < games:
            started = time.perf_counter()
            first = seed + statistics.games
            if quick:
                count = min(BATCH_SIZES[target], games - statistics.games)
                play_batch(game, count, target, first, options, statistics)
            else:
                play_with_bots(game, players, first, options, statistics)
            statistics.seconds += time.perf_counter() - started
            moved(statistics.games, games)
    return statistics


def play_batch(game: Game, count: int, target: str, seed: int, options: Options, statistics: Statistics) -> None:
    """Play matches at random, all at once."""
    batch = game.batch(count, target=target, seed=seed, options=options.plain())
    batch.play_out()
    for payoffs, end, plies in zip(
        batch.results().tolist(), batch.ends().tolist(), batch.plies().tolist(), strict=True
    ):
        statistics.add(payoffs[: statistics.seats], end, plies)


def play_with_bots(game: Game, players: list[str], seed: int, options: Options, statistics: Statistics) -> None:
    """Play one match between bots, each of which sees what its seat may know."""
    from sublevel import bots

    seats = len(players)
    made = [bots.make(name, game, (seed * len(game.seats) + seat) % SEEDS) for seat, name in enumerate(players)]
    match = game.new(seed, options.plain())
    s = match.state
    s.recording = 0
    while not match.finished:
        seat = match.actors[0]
        if seat == TABLE:
            game.rules.step(s, seat, game.legal_ids(s, seat)[0])  # its timer has no choice
            continue
        action = made[seat].choose(game.seen_by(s, seat), seat)
        if code := game.rules.reason(s, seat, action):
            raise Illegal(game.reason(code, s, seat, action))
        game.rules.step(s, seat, action)
    statistics.add([s.payoff[seat] for seat in range(seats)], s.ended, s.ply)
