"""Many matches at once, on the CPU or a GPU, for training and mass simulation.

A batch works on the mover in each match: the seat that acts next. Match i is the one that `Game.new(seed + i)` deals
with the same options and `environment=True`.

A game may turn the board in its features so that one network can play all seats: The Base shows it to the Mutants
turned by half. The legal mask and the actions of a batch are numbered as the features show them. With
`mover_view=False` they have the numbers that `Match` uses, which name the same squares for every seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from sublevel.engine import playout, targets
from sublevel.engine.chance import check_seed, generators
from sublevel.engine.core import State
from sublevel.engine.errors import BadOption, BadTarget, quoted
from sublevel.engine.numbers import whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sublevel.engine.game import Game
    from sublevel.engine.options import Options

    Content = tuple[Game, int, Options, bool, bytes, list[int]]

TARGETS = ("python", "cpu", "cuda")


class Batch(ABC):
    """Matches side by side."""

    def __init__(
        self, game: Game, count: SupportsIndex, seed: SupportsIndex, options: Options, mover_view: bool = True
    ) -> None:
        self.game = game
        self.count = check_count(count)
        self.seed = self.check_seeds(seed)
        self.options = options
        self.mover_view = mover_view  # whether actions are numbered as the features show them

    def __repr__(self) -> str:
        return f"<Batch of {self.count} matches of {self.game.name} on {self.target}, seed {self.seed}>"

    @property
    @abstractmethod
    def target(self) -> str:
        """The target that plays it."""

    def check_seeds(self, seed: SupportsIndex) -> int:
        """Return the first seed if all matches get one that can be used; raise BadOption otherwise."""
        first = check_seed(seed)
        check_seed(first + self.count - 1)
        return first

    @abstractmethod
    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Deal all matches anew, from another seed if one is given."""

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play one legal action in each match, numbered as in `legal_mask`; a negative number plays none there."""
        self._play(self.board_actions(check_actions(self, actions)))

    @abstractmethod
    def board_actions(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        """The numbers that `Match.play` knows for actions of this batch, one for each match."""

    @abstractmethod
    def _play(self, actions: NDArray[np.int64]) -> None:
        """Play actions that were checked, by the numbers of the board."""

    @abstractmethod
    def random_steps(self, steps: int) -> None:
        """Play so many random actions in each match, dealing anew where one is over."""

    @abstractmethod
    def play_out(self) -> None:
        """Play all matches to their end at random."""

    @abstractmethod
    def legal_mask(self) -> NDArray[np.bool_]:
        """For each match and action, whether the mover may play it; numbered as `mover_view` says."""

    @abstractmethod
    def features(self) -> NDArray[np.float32]:
        """The observations of the movers (of seat 0 where nobody acts). They fit the mask of a batch in mover view."""

    @abstractmethod
    def packed(self) -> NDArray[np.void]:
        """All states as packed records, byte for byte those of `Schema.pack`."""

    def seats(self) -> NDArray[np.int64]:
        """The seat that acts next in each match, -1 where nobody does, `core.TABLE` where only a timer can run out."""
        waiting = self.packed()["waiting"].astype(np.int64)
        lowest = waiting & -waiting
        return np.where(waiting == 0, -1, np.log2(np.maximum(lowest, 1)).astype(np.int64))

    def results(self) -> NDArray[np.int64]:
        """The payoff of each seat in each match; zeros where the result is open."""
        return self.packed()["payoff"][:, : len(self.game.seats)].astype(np.int64)

    def ends(self) -> NDArray[np.int64]:
        """The kind of end of each match, 0 where the result is open."""
        return self.packed()["ended"].astype(np.int64)

    def plies(self) -> NDArray[np.int64]:
        """How many actions were played in each match."""
        return self.packed()["ply"].astype(np.int64)


class CpuBatch(Batch):
    """A batch in this process, by whichever of python and cpu runs here."""

    def __init__(
        self, game: Game, count: SupportsIndex, seed: SupportsIndex, options: Options, mover_view: bool = True
    ) -> None:
        super().__init__(game, count, seed, options, mover_view)
        self.states: list[State] = [game.blank(options) for _ in range(self.count)]
        self.reset()

    @property
    def target(self) -> str:
        return targets.running()

    def __copy__(self) -> CpuBatch:
        return restored(*self._content())

    def __deepcopy__(self, memo: object) -> CpuBatch:
        return restored(*self._content())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, self._content()

    def _content(self) -> Content:
        """All that a copy needs. A state is whole in its packed form."""
        return self.game, self.seed, self.options, self.mover_view, self.packed().tobytes(), list(self._choices)

    def reset(self, seed: SupportsIndex | None = None) -> None:
        self.seed = self.seed if seed is None else self.check_seeds(seed)
        for s, rng in zip(self.states, generators(self.seed, self.count).tolist(), strict=True):
            s.rng = rng
            self.game.rules.setup(s)
        self._choices: list[int] = generators(self.seed, self.count, stream=1).tolist()

    def board_actions(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        if not self.mover_view:
            return np.asarray(actions, dtype=np.int64)
        return np.array(playout.board_actions(self.game.rules, self.states, actions.tolist()), dtype=np.int64)

    def _play(self, actions: NDArray[np.int64]) -> None:
        playout.step_all(self.game.rules, self.states, actions.tolist())

    def random_steps(self, steps: int) -> None:
        playout.random_steps_all(self.game.rules, self.states, self._choices, steps)

    def play_out(self) -> None:
        playout.play_out_all(self.game.rules, self.states, self._choices, self.game.longest)

    def legal_mask(self) -> NDArray[np.bool_]:
        mask = np.zeros(self.count * self.game.actions, dtype=np.bool_)
        mask[playout.legal_cells(self.game.rules, self.states, self.game.actions, self.mover_view)] = True
        return mask.reshape(self.count, self.game.actions)

    def features(self) -> NDArray[np.float32]:
        return self.game.observations(self.states, np.maximum(self.seats(), 0).tolist())

    def packed(self) -> NDArray[np.void]:
        content = b"".join(self.game.schema.pack(s) for s in self.states)
        return np.frombuffer(content, dtype=self.game.schema.packed_dtype())

    def seats(self) -> NDArray[np.int64]:
        return np.array(playout.acting_seats(self.states), dtype=np.int64)


def check_count(count: object) -> int:
    """Return a number of matches that a batch can have; raise BadOption for any other."""
    number = whole(count)
    if number is None or number < 1:
        raise BadOption(f"batch: {quoted(count)} matches; a batch has a whole number of them, at least one")
    return number


def restored(game: Game, seed: int, options: Options, mover_view: bool, packed: bytes, choices: list[int]) -> CpuBatch:
    """A batch as it was when it was copied or pickled."""
    batch = CpuBatch(game, len(choices), seed, options, mover_view)
    size = len(packed) // len(choices)
    for i, s in enumerate(batch.states):
        game.schema.unpack(packed[i * size : (i + 1) * size], s)
    batch._choices = list(choices)
    return batch


def check_actions(batch: Batch, actions: NDArray[np.integer[Any]]) -> NDArray[np.integer[Any]]:
    """Return actions that fit the batch; raise BadOption for an array of another size or for illegal actions."""
    numbers = np.asarray(actions)
    if numbers.shape != (batch.count,) or not np.issubdtype(numbers.dtype, np.integer):
        raise BadOption(f"actions: {batch.count} whole numbers are needed, one for each match")
    played = numbers >= 0
    allowed = batch.legal_mask()[np.arange(batch.count), np.clip(numbers, 0, batch.game.actions - 1)]
    wrong = np.flatnonzero(played & ~(allowed & (numbers < batch.game.actions)))
    if wrong.size:
        raise BadOption(f"actions: {numbers[wrong[0]]} is not legal in match {wrong[0]}")
    return numbers


def make_batch(
    game: Game,
    count: SupportsIndex,
    target: str | None,
    seed: SupportsIndex,
    options: Options,
    mover_view: bool = True,
) -> Batch:
    """A batch on a target. Raises BadTarget where it cannot run."""
    target = target or targets.running()
    if target not in TARGETS:
        raise BadTarget(f"target {target!r}: there are {', '.join(TARGETS)}")
    if target == "cuda":
        from sublevel.engine.cuda import CudaBatch

        return CudaBatch(game, count, seed, options, mover_view)
    if target != targets.running():
        raise BadTarget(
            f"target {target!r}: this process runs {targets.running()!r} ({targets.why()}); "
            f"set {targets.VARIABLE}={target} to choose"
        )
    return CpuBatch(game, count, seed, options, mover_view)
