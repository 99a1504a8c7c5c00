"""One match of a tournament, from the deal to its record. Whoever fails loses."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import msgspec

from sublevel.arena.players import Player, make_player
from sublevel.arena.records import Fault, Record
from sublevel.arena.tournament import Entrant, Pairing, Tournament
from sublevel.bots.program import START_SECONDS, BotFault
from sublevel.engine.core import TABLE
from sublevel.engine.errors import Illegal, Malformed
from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.engine.registry import find

NOBODY: Final = -1
Watch = Callable[[int, float, int], None]  # told who begins to work, for how long at most, after so many actions


@dataclass
class Time:
    """How long a seat thought."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Lost(Exception):
    """A seat has lost by a fault."""

    fault: Fault


def unwatched(seat: int, seconds: float, plies: int) -> None:
    """Nobody looks how long a bot takes."""


class Arena:
    """Plays matches of a tournament, one after the other. Programs stay where they are between two matches."""

    def __init__(self, tournament: Tournament, watch: Watch = unwatched) -> None:
        self.tournament = tournament
        self._watch = watch
        self._players: dict[tuple[Entrant, int], Player] = {}

    def play(self, pairing: Pairing) -> Record:
        """Play a match."""
        terms = self.tournament
        match = find(terms.game).new(terms.seed + pairing.deal, terms.options)
        players = [self._player(terms.entrants[entrant], seat) for seat, entrant in enumerate(pairing.lineup)]
        times = [Time() for _ in players]
        fault = None
        try:
            for seat, player in enumerate(players):
                with self._at_work(match, seat, START_SECONDS):
                    player.begin(match, seat, terms.bot_seed(pairing.number, seat), terms.seconds)
            while not match.finished:
                self._turn(match, players, times)
        except Lost as lost:
            fault = lost.fault
        record = written(terms, pairing, match, times, fault)
        for player in players:
            player.end(match, "fault" if fault else "played", record.winners)
        return record

    def close(self) -> None:
        """End the programs."""
        for player in self._players.values():
            player.close()

    def _player(self, entrant: Entrant, seat: int) -> Player:
        if (entrant, seat) not in self._players:
            self._players[entrant, seat] = make_player(entrant)
        return self._players[entrant, seat]

    def _turn(self, match: Match, players: list[Player], times: list[Time]) -> None:
        """Let one of those who may act do so. Raises Lost."""
        seat = match.actors[0]
        if seat == TABLE:  # its timer has no choice
            match.play(seat, match.legal(seat)[0])
        else:
            started = time.perf_counter()
            with self._at_work(match, seat, self.tournament.seconds):
                action = players[seat].choose(match)
            times[seat].add(time.perf_counter() - started)
            act(match, seat, action)
        for player in players:
            player.saw(match)

    @contextmanager
    def _at_work(self, match: Match, seat: int, seconds: float) -> Iterator[None]:
        """Whatever goes wrong meanwhile is the bot's fault. Raises Lost."""
        self._watch(seat, seconds, len(match.plies))
        try:
            yield
        except BotFault as error:
            raise Lost(Fault(seat, error.kind, error.reason)) from None
        except Exception as error:  # a bot is anybody's code
            raise Lost(Fault(seat, "crashed", f"{type(error).__name__}: {error}")) from error
        finally:
            self._watch(NOBODY, 0.0, len(match.plies))


def act(match: Match, seat: int, action: int | str) -> None:
    """Play what a bot chose. Raises Lost if the rules forbid it."""
    try:
        match.play(seat, action)
    except (Illegal, Malformed) as error:
        raise Lost(Fault(seat, "illegal", f"it played {action!r}: {error}")) from None


def winners_after(game: Game, match: Match, seat: int, seats: int) -> tuple[int, ...]:
    """Who wins when a seat has failed: the others, or nobody where all play together."""
    conceded = game.conceded(match.state, seat)
    if conceded is not None:
        return conceded
    return tuple(other for other in range(seats) if other != seat) if game.zero_sum else ()


def written(terms: Tournament, pairing: Pairing, match: Match, times: list[Time], fault: Fault | None) -> Record:
    """The record of a match that has ended, on the board or by a fault."""
    game = match.game
    seats = range(terms.seats)
    if fault is not None:
        winners = winners_after(game, match, fault.seat, terms.seats)
        end, returns, scores = "fault", [1.0 if seat in winners else -1.0 for seat in seats], [0 for _ in seats]
    else:
        result = match.result
        assert result is not None
        winners, end = result.winners, result.reason
        returns, scores = list(result.returns)[: terms.seats], list(result.scores)[: terms.seats]
    return Record(
        number=pairing.number,
        deal=pairing.deal,
        seed=terms.seed + pairing.deal,
        bots=terms.names(pairing.lineup),
        end=end,
        winners=list(winners),
        returns=returns,
        scores=scores,
        plies=len(match.plies),
        decisions=[time.decisions for time in times],
        seconds=[round(time.seconds, 6) for time in times],
        longest=[round(time.longest, 6) for time in times],
        fault=fault,
        digest=match.digest(),
        sides=[side for seat in seats if (side := game.side(match.state, seat)) is not None],
        actions=[(ply.seat, ply.text) for ply in match.plies],
    )


def lost_with_its_process(terms: Tournament, pairing: Pairing, fault: Fault, plies: int) -> Record:
    """The record of a match whose process had to be ended, or ended itself, while a bot thought."""
    game = find(terms.game)
    match = game.new(terms.seed + pairing.deal, terms.options)
    record = written(terms, pairing, match, [Time() for _ in range(terms.seats)], fault)
    return msgspec.structs.replace(record, plies=plies, digest=None, actions=None)
