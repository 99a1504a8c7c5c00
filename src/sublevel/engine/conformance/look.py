"""One moment of a match, as the checks look at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from sublevel.engine.core import SPECTATOR, TABLE, State
from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.engine.schema import HOST, KEPT, LIST

if TYPE_CHECKING:
    from sublevel.engine.text import Words

CHANCE_FIELDS = ("rng", "tape", "tape_end", "tape_next")  # nobody knows these, and positions leave them out


@dataclass
class Memory:
    """What the checks remember of a whole run."""

    spoken: set[tuple[str, str]] = field(default_factory=set)  # messages that were said in all languages already
    said_of_code: dict[int, int] = field(default_factory=dict)  # how often each reason code was put into words
    mute: set[tuple[str, str]] = field(default_factory=set)  # language and key of messages known to be missing
    hidden_fields: set[str] = field(default_factory=set)  # fields of which `hide` blanked something
    redrawn_fields: set[str] = field(default_factory=set)  # fields of which `resample` changed something

    def unsaid(self, words: Words) -> bool:
        """Whether this message, with these arguments, is met for the first time."""
        spoken = (words.key, repr(sorted(words.args.items())))
        known = spoken in self.spoken
        self.spoken.add(spoken)
        return not known


@dataclass
class Moment:
    """What is remembered of the state before."""

    rng: int
    tape_next: int
    payoff: list[int]
    ended: int
    conserved: object


class Look:
    """A match after some of its actions, with what several checks ask for."""

    def __init__(self, match: Match, index: int, before: Moment | None, memory: Memory) -> None:
        self.match = match
        self.index = index  # of the match in the run
        self.before = before
        self.memory = memory
        self.game: Game = match.game
        self.state: State = match.state
        self.ply = len(match.plies)
        self.random = Random(f"{index}/{self.ply}")
        self.packed = self.game.schema.pack(self.state)
        self.legal = {seat: self.game.legal_ids(self.state, seat) for seat in self.seats}
        self._codes: dict[int, list[int]] = {}

    @property
    def seats(self) -> list[int]:
        """All seats; the table itself takes part where it may act."""
        table = [TABLE] if self.state.waiting >> TABLE & 1 else []
        return [*range(len(self.game.seats)), *table]

    @property
    def viewers(self) -> list[int]:
        """Whoever looks on: all seats and the spectators."""
        return [*range(len(self.game.seats)), SPECTATOR]

    def viewer(self) -> int:
        """One of them, any."""
        return self.random.choice(self.viewers)

    def codes(self, seat: int) -> list[int]:
        """The reason code of every action id for a seat."""
        if seat not in self._codes:
            self._codes[seat] = reason_codes(self.game, self.state, seat)
        return self._codes[seat]

    def moment(self) -> Moment:
        """What the next look wants to know of this one."""
        s = self.state
        return Moment(s.rng, s.tape_next, list(s.payoff), s.ended, self.game.conserved(s))


def reason_codes(game: Game, s: State, seat: int) -> list[int]:
    """The reason code of every action id."""
    reason = game.rules.reason
    return [reason(s, seat, action) for action in range(game.actions)]


def everything(game: Game, s: State) -> dict[str, Any]:
    """All numbers of a state that copies must have for themselves, by field."""
    return {f.name: _value(s, f.name, f.length) for f in game.schema.fields if f.role not in (HOST, LIST)}


def kept(game: Game, s: State, without: Iterable[str] = ()) -> dict[str, Any]:
    """The kept numbers of a state, by field."""
    return {f.name: _value(s, f.name, f.length) for f in game.schema.fields if f.role == KEPT and f.name not in without}


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The names of the fields that differ."""
    return [name for name in one if one[name] != other[name]]


def _value(s: State, name: str, length: int) -> Any:
    value = getattr(s, name)
    return list(value) if length else value
