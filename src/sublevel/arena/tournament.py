"""What a tournament is: who plays, which deals, and all matches of it in a fixed order."""

from __future__ import annotations

import csv
import hashlib
import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from sublevel import bots
from sublevel.bots.program import words_of
from sublevel.engine.chance import SEEDS, generator
from sublevel.engine.core import advance, first_waiting
from sublevel.engine.errors import BadOption, quoted
from sublevel.engine.game import Game
from sublevel.engine.match import seats_in
from sublevel.engine.options import Options
from sublevel.engine.playout import random_action
from sublevel.engine.registry import find

PROGRAM: Final = "cmd:"  # how an outside program is named: cmd:COMMAND
SAMPLES: Final = 3  # matches that show which seats play
_ENTRY: Final = re.compile(rf"(?:(?P<name>[\w.-]{{1,24}})=)?(?P<made>{PROGRAM}.*)", re.DOTALL)

Lineup = tuple[int, ...]  # which entrant sits on each seat


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part: the name in all tables, and what it is made of."""

    name: str
    made: str  # a bot's name, or cmd:COMMAND

    @property
    def command(self) -> str | None:
        """The command of an outside program."""
        return self.made.removeprefix(PROGRAM).strip() if self.made.startswith(PROGRAM) else None


class Pairing(msgspec.Struct, frozen=True):
    """One match of a tournament: its number, its deal, and who sits where."""

    number: int
    deal: int
    lineup: Lineup


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what is played: the same tournament gives the same matches anywhere."""

    game: str
    rules: str  # the version of the game's rules
    target: str  # bots look further where the rules are compiled
    entrants: list[Entrant]
    seats: int  # how many play: the first so many of the game's
    deals: int
    seed: int  # deal i has the seed plus i
    options: dict[str, Any]
    seconds: float  # that a bot may think about a decision
    data: str | None = None  # the digest of the owner's data it is played with

    def pairings(self) -> Iterator[Pairing]:
        """All matches. Each deal is played by all line-ups, each of them in all rotations."""
        tables = self._tables()
        numbers = itertools.count()
        for deal in range(self.deals):
            for lineup in tables:
                yield Pairing(next(numbers), deal, lineup)

    @property
    def matches(self) -> int:
        """How many there are."""
        return self.deals * len(self._tables())

    def _tables(self) -> list[Lineup]:
        return seatings(len(self.entrants), self.seats, find(self.game).zero_sum)

    def names(self, lineup: Lineup) -> list[str]:
        """Who sits where, by name."""
        return [self.entrants[entrant].name for entrant in lineup]

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of a bot's own choices in a match."""
        text = f"{self.seed}:{number}:{seat}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:8]) % SEEDS


def read_entrants(text: str, game: Game) -> list[Entrant]:
    """Those who take part, as they are typed: names with commas between them. Raises BadOption."""
    try:
        entries = [entry.strip() for entry in next(csv.reader([text], skipinitialspace=True), [])]
    except csv.Error:
        raise BadOption(f"bots: {quoted(text)} are not names with commas between them") from None
    entrants = [read_entrant(entry, game) for entry in entries]
    for entrant in entrants:
        if sum(other.name == entrant.name for other in entrants) > 1:
            raise BadOption(f"bots: {quoted(entrant.name)} is named twice; a program gets a name with NAME=cmd:COMMAND")
    least = 2 if game.zero_sum else 1
    if len(entrants) < least:
        raise BadOption(f"bots: {len(entrants)} named; at least {least} take part, such as: random,planner")
    return entrants


def read_entrant(entry: str, game: Game) -> Entrant:
    """One of them: a bot's name, cmd:COMMAND or NAME=cmd:COMMAND."""
    program = _ENTRY.fullmatch(entry)
    if program is None:
        try:
            bots.make(entry, game, 0)
        except BadOption as error:
            raise BadOption(f"{error}; an outside program is named as {PROGRAM}COMMAND") from None
        return Entrant(entry, entry)
    entrant = Entrant(program["name"] or program["made"], program["made"])
    words_of(entrant.command or "")
    return entrant


def seats_taken(game: Game, options: Options) -> int:
    """How many seats play with these options: those that have something to do in a few random matches."""
    acting = 0
    for seed in range(SAMPLES):
        s, choice = game.deal(seed, options), generator(seed, stream=1)
        while s.waiting:
            acting |= s.waiting
            seat, choice = first_waiting(s), advance(choice)
            game.rules.step(s, seat, random_action(game.rules, s, seat, choice))
    return max(seat + 1 for seat in seats_in(acting) if seat < len(game.seats))


def seatings(entrants: int, seats: int, zero_sum: bool) -> list[Lineup]:
    """All that is played on one deal: each line-up in all its rotations."""
    return [turned for lineup in lineups(entrants, seats, zero_sum) for turned in rotations(lineup)]


def lineups(entrants: int, seats: int, zero_sum: bool) -> list[Lineup]:
    """Who meets whom.

    Where one side's gain is the other's loss, everybody meets everybody else; if there are not enough for all seats,
    some sit on several, but never one on all. Elsewhere (co-operation) one alone on all seats is a line-up, too.
    """
    everybody = range(entrants)
    if zero_sum and entrants >= seats:
        return list(itertools.combinations(everybody, seats))
    mixed = itertools.combinations_with_replacement(everybody, seats)
    return [lineup for lineup in mixed if len(set(lineup)) > 1 or not zero_sum]


def rotations(lineup: Sequence[int]) -> list[Lineup]:
    """A line-up with everybody moved on by one seat, and again, until it is as before."""
    turned = [(*lineup[by:], *lineup[:by]) for by in range(len(lineup))]
    return list(dict.fromkeys(turned))
