"""Tree search for any game: how long it thinks, what it thinks so far, and the bot that plays the outcome."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from math import sqrt

import msgspec

from sublevel.bots.bot import Bot
from sublevel.bots.tree import WIN, Tree
from sublevel.engine.core import TABLE, State, below
from sublevel.engine.errors import BadOption
from sublevel.engine.game import Game

SLICE = 500  # simulations between two looks at the clock and at what was found
SLICES = 20  # a short search is run in so many slices
LINE = 12  # actions of an expected line that are told

# Where all win or lose together, nobody answers a choice: what it brings varies with chance alone, but by much.
DOUBT = 2.0  # one bad draw must not keep a choice from being tried again (`Tree.doubt`)
PRUDENCE = 0.1  # and the best mean counts, less what luck may have added to it: so much for a single visit
FRESH = 3  # one in so many simulations is new for every action: visits from earlier ones say little about means


class Effort(msgspec.Struct, frozen=True):
    """How hard, how far and how well a search looks. The simulations bound it; the seconds are for slow machines.

    They are seconds of a processor, not of the clock: a neighbour who takes the processor away changes no answer.
    """

    simulations: int  # visits of the root, those of an earlier search that it goes on from included
    seconds: float = 2.0  # an action takes no longer than this and one slice
    depth: int | None = None  # actions that are looked ahead, None: as far as the tree grows
    playout: int = 0  # actions played by the game's policy before a position is judged
    exploration: float = 0.07
    caution: float = 0.1
    noise: int = 0  # thousandths of a win by which a judgement may be off
    blind: int = 0  # percent of the choices that are overlooked
    width: int = 24  # choices that are looked at first where a game has very many
    room: int | None = None  # nodes that are kept, None: as many as a few searches need
    processes: int = 1  # that may search together, each with this effort, where there are some to spare

    def __post_init__(self) -> None:
        for name, least, most in LIMITS:
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                raise BadOption(f"{name} {value}: it is from {least} to {most}")

    def reduced(self, times: int) -> Effort:
        """The same with so many times fewer simulations."""
        return msgspec.structs.replace(self, simulations=max(1, self.simulations // times))


LIMITS: tuple[tuple[str, float, float], ...] = (
    ("simulations", 1, 10_000_000),
    ("seconds", 0.0, 3600.0),
    ("depth", 1, 10_000),
    ("playout", 0, 10_000),
    ("exploration", 0.0, 100.0),
    ("caution", -10.0, 10.0),
    ("noise", 0, WIN),
    ("blind", 0, 99),
    ("width", 1, 10_000),
    ("room", 16, 10_000_000),
    ("processes", 1, 64),
)


class Tried(msgspec.Struct, frozen=True, array_like=True):
    """What simulations found about one choice."""

    action: int
    visits: int
    total: int  # returns added up, in thousandths

    @property
    def value(self) -> float:
        """The mean return."""
        return self.total / (WIN * self.visits) if self.visits else 0.0


class Search:
    """One seat's search, in slices. The same seed and the same simulations give the same answer."""

    def __init__(self, game: Game, effort: Effort, clock: Callable[[], float] = time.thread_time) -> None:
        self.game = game
        self.clock = clock
        self.effort = effort
        self.single = False  # there is one action only that is worth a look
        rivals = game.zero_sum and len(game.seats) == 2
        room = effort.room or max(1000, 3 * effort.simulations)
        self.tree = Tree(game.rules, rivals, game.longest, room)
        self.tree.allies = game.cooperative
        self.tree.doubt = DOUBT if game.cooperative else 0.0
        self.tree.depth = effort.depth or game.longest
        self.tree.playout = effort.playout
        self.tree.exploration = effort.exploration
        self.tree.caution = effort.caution
        self.tree.noise = effort.noise
        self.tree.blind = effort.blind
        self.tree.width = effort.width

    def begin(self, seen: State, seat: int, chance: int) -> None:
        """Start from what a seat sees, with a generator's value. What was found before is kept where it fits."""
        self.tree.begin(seen, seat, chance)
        self.single = self.tree.choices == 1

    def slices(self) -> Iterator[int]:
        """Search slice by slice, until the answer cannot change or the effort is spent; yields the visits so far."""
        until = self.clock() + self.effort.seconds
        size = min(SLICE, 1 + self.effort.simulations // SLICES)
        least = self.effort.simulations // FRESH if self.game.cooperative else 1
        left = 1 if self.single else max(1, least, self.effort.simulations - self.tree.visits())
        while left > 0:
            self.tree.grow(min(size, left))
            left -= size
            yield self.tree.visits()
            if self.clock() >= until or lead(self.tried()) > left:
                break

    def run(self) -> list[Tried]:
        """Search to the end."""
        for _ in self.slices():
            pass
        return self.tried()

    def insist(self, action: int, simulations: int) -> Tried:
        """What is found about one legal action when simulations begin with no other until it was visited so often."""
        self.tree.insist(action, simulations)
        return next(choice for choice in self.tried() if choice.action == action)

    def tried(self) -> list[Tried]:
        """The choices that were tried, the best first."""
        return ranked(self.game, (Tried(*numbers) for numbers in self.tree.tried()))

    def line(self, action: int) -> list[tuple[int, int]]:
        """What is expected to be played from an action on, as seats and actions; it ends where chance comes in."""
        return self.tree.line(action, LINE)


def ranked(game: Game, tried: Iterable[Tried]) -> list[Tried]:
    """The most visited first: a good mean of a few visits may be luck. Where all win together, the best mean so far."""
    return sorted(tried, key=prudent if game.cooperative else visited, reverse=True)


def visited(choice: Tried) -> tuple[float, float]:
    """What choices are ranked by where somebody answers them."""
    return choice.visits, choice.total


def prudent(choice: Tried) -> tuple[float, float]:
    """What choices are ranked by where nobody does."""
    return choice.value - PRUDENCE / sqrt(max(choice.visits, 1)), choice.visits


def lead(tried: list[Tried]) -> int:
    """How many visits the best choice is ahead of all others; negative if one of them was visited more."""
    return tried[0].visits - max(choice.visits for choice in tried[1:]) if len(tried) > 1 else 0


def merged(game: Game, parts: Iterable[Iterable[Tried]]) -> list[Tried]:
    """What several searches of the same position found, added up: how several processors search together."""
    sums: dict[int, tuple[int, int]] = {}
    for part in parts:
        for choice in part:
            visits, total = sums.get(choice.action, (0, 0))
            sums[choice.action] = (visits + choice.visits, total + choice.total)
    return ranked(game, (Tried(action, *numbers) for action, numbers in sums.items()))


def settled(tried: list[Tried], together: bool, chance: int) -> int:
    """The action to play: the best one, or one of the good ones by their visits if others decide as well.

    Who always did the same when others choose at the same time would be easy to answer.
    """
    if not together:
        return tried[0].action
    good = [choice for choice in tried if 10 * choice.visits >= tried[0].visits]
    number = below(chance, sum(choice.visits for choice in good))
    for choice in good:
        number -= choice.visits
        if number < 0:
            return choice.action
    raise AssertionError("the visits add up")


def decide_together(seen: State, seat: int) -> bool:
    """Whether other seats may act now as well."""
    return seen.waiting & ~(1 << seat | 1 << TABLE) != 0


class SearchBot(Bot):
    """A bot that searches. It keeps its tree from one action to the next."""

    def __init__(self, game: Game, seed: int, effort: Effort) -> None:
        super().__init__(game, seed)
        self.search = Search(game, effort)
        self._spoke = -1  # the turn of the last claim

    def choose(self, seen: State, seat: int) -> int:
        """The action that was visited most; where others decide at the same time, one of the good ones.

        A claim comes before it, where the rules take claims as actions.
        """
        claim = self.remark(seen, seat)
        if claim is not None:
            return claim
        together = decide_together(seen, seat)
        return settled(self.consider(seen, seat), together, self.next_number())

    def remark(self, seen: State, seat: int) -> int | None:
        """A legal claim, at most one in a turn."""
        turn = self.game.talk_turn(seen)
        claim = None if turn == self._spoke else self.game.remark(seen, seat)
        if claim is None or self.game.rules.reason(seen, seat, claim) != 0:
            return None
        self._spoke = turn
        return claim

    def consider(self, seen: State, seat: int) -> list[Tried]:
        """All choices that were tried, the best first."""
        self.search.begin(seen, seat, self.next_number())
        return self.search.run()
