"""Which matches a run looks at: random options, seeds and choices, all repeatable."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from sublevel.engine.chance import SEEDS
from sublevel.engine.core import State
from sublevel.engine.errors import BadOption, BadPosition
from sublevel.engine.game import Game, Json
from sublevel.engine.match import Match

TRIES: Final = 100  # options that are fine one by one may be wrong together
PLAIN_SHARE: Final = 8  # every so manieth match has the default options
PURPOSEFUL_SHARE: Final = 8  # in every so manieth match one seat plays with a purpose: chance never sees such ends
RARE_SHARE: Final = 8  # every so manieth match begins from a rare position, where the game offers some
LINES: Final = 40  # ways to go on that are tried then
LONGEST_LINE: Final = 6  # actions in each


def random_for(seed: int, index: int, purpose: str) -> Random:
    """A source of choices for a match of the run. Text seeds do not depend on the process."""
    return Random(f"{seed}/{index}/{purpose}")


def sample_options(game: Game, random: Random) -> dict[str, Any]:
    """Options that the game accepts.

    `Game.sample_options` chooses what the types do not tell. All other options with a few words, yes or no, or a
    range are chosen here; the rest keep their defaults.
    """
    for _ in range(TRIES):
        values = {name: value(random) for name, value in choosers(game).items()} | game.sample_options(random)
        try:
            game.options.read(values)
        except BadOption:
            continue
        return values
    return {}


def kept_options(game: Game) -> list[str]:
    """The options that stay at their defaults, for want of a way to choose them."""
    chosen = set(choosers(game)) | set(sample_options(game, Random(0)))
    return [name for name in game.options.__struct_fields__ if name not in chosen]


def choosers(game: Game) -> dict[str, Callable[[Random], Any]]:
    """For each option whose type tells its values, a way to choose one."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    found = {field.name: chooser(field.type) for field in info.fields}
    return {name: choose for name, choose in found.items() if choose is not None}


def chooser(info: msgspec.inspect.Type) -> Callable[[Random], Any] | None:
    """A way to choose a value of a type, or None."""
    match info:
        case msgspec.inspect.Metadata(type=inner):
            return chooser(inner)
        case msgspec.inspect.LiteralType(values=values):
            return lambda random: random.choice(list(values))
        case msgspec.inspect.BoolType():
            return lambda random: random.random() < 0.5
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            # The ends of a range are where mistakes live.
            return lambda random: random.choice([low, high, random.randint(low, high), random.randint(low, high)])
    return None


def rare_positions(game: Game) -> list[Json]:
    """Positions that chance seldom leads to; none with an owner's data, which they may not go with."""
    return game.rare_positions() if game.own_data is None else []


def open_match(game: Game, index: int, random: Random) -> Match:
    """A match of the run: dealt, or begun from a position that chance seldom leads to."""
    plain = index % PLAIN_SHARE == 0 or index % (2 * PURPOSEFUL_SHARE) == PURPOSEFUL_SHARE - 1
    options = {} if plain else sample_options(game, random)
    rare = rare_positions(game)
    if not rare or index % RARE_SHARE != RARE_SHARE - 2:
        return game.new(random.randrange(SEEDS), options)
    position = random.choice(rare)
    try:
        return game.position(position, options)
    except BadPosition:  # it does not go with these options
        return game.position(position)


class Player:
    """Chooses all actions of a match: at random, or in some matches for one seat with a plan."""

    def __init__(self, game: Game, index: int, random: Random) -> None:
        self.game = game
        self.random = random
        number, rest = divmod(index, PURPOSEFUL_SHARE)
        self.planning = number // 2 % len(game.seats) if rest == PURPOSEFUL_SHARE - 1 else None
        self.plan: list[int] = []

    def choose(self, s: State, legal: dict[int, list[int]]) -> tuple[int, int]:
        """The seat that acts next, and what it plays."""
        seat = self.random.choice(sorted(legal))
        if seat != self.planning:
            self.plan = []
            return seat, self.random.choice(legal[seat])
        if not self.plan or self.plan[0] not in legal[seat]:
            self.plan = self._best_line(s, seat)
        return seat, self.plan.pop(0)

    def _best_line(self, s: State, seat: int) -> list[int]:
        """Of some random ways to end the seat's turn, the one that ends best."""
        lines = [self._line(s, seat) for _ in range(LINES)]
        return max(lines, key=lambda line: line[0])[1]

    def _line(self, s: State, seat: int) -> tuple[int, list[int]]:
        """What a random way to end the turn is worth, and its actions."""
        after, line = self.game.copy(s), list[int]()
        after.recording = 0
        for _ in range(LONGEST_LINE):
            listed = self.game.legal_ids(after, seat)
            if not listed:
                break
            line.append(self.random.choice(listed))
            self.game.rules.step(after, seat, line[-1])
        return self.game.rules.evaluate(after, seat), line
