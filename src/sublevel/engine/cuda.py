"""The GPU target: kernels around the rules that `device.py` loads for numba-cuda, and batches that they play.

With NUMBA_ENABLE_CUDASIM=1 the same kernels run in numba's simulator.
"""

from __future__ import annotations

import functools
import importlib
import os
import threading
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import numpy as np

from sublevel.engine.batch import Batch
from sublevel.engine.chance import generators
from sublevel.engine.device import CORE, checked_index, compile_once, device_modules, record_copier
from sublevel.engine.errors import BadTarget

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sublevel.engine.game import Game
    from sublevel.engine.options import Options

THREADS = 128  # in a block whose threads play alone: on an H200 64 and 256 are equally fast for The Base
CROWD = 1024  # threads in a block that plays its matches together: as many as there can be
REGISTERS = 64  # of such a thread: more would not leave room for so many
POOL = 8192  # matches of such a block at most: what its shared memory has room for
KEYS = 1024  # numbers that they are sorted by
STARTS = KEYS + 1
WARP = 32  # threads that run in step
PAUSE = 0.0002  # seconds between two looks of the simulator at its threads

cuda: Any = None  # numba.cuda once it was loaded; a global, since the simulator replaces it in the kernels' globals


def load_cuda() -> None:
    """Load numba.cuda. Raises BadTarget where there is none, or no GPU."""
    global cuda
    # numba-cuda 0.30 still asks for names that NumPy 2.5 has dropped.
    for gone, name in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, gone):
            setattr(np, gone, getattr(np, name))
    try:
        numba_cuda: Any = importlib.import_module("numba.cuda")
    except ImportError as error:
        raise BadTarget(f"target cuda: {error}; install the extra `sublevel[cuda]`") from None
    if not numba_cuda.is_available():
        raise BadTarget("target cuda: no NVIDIA GPU can be used here")
    cuda = numba_cuda
    if simulated():
        look_after_threads_calmly()


def look_after_threads_calmly() -> None:
    """Let the simulator rest between two looks at its threads: it would take half of the processor from them."""
    simulator: Any = importlib.import_module("numba.cuda.simulator.kernel")

    def is_alive(thread: Any) -> bool:
        if not thread.syncthreads_blocked:
            thread.join(PAUSE)
        return threading.Thread.is_alive(thread)

    simulator.BlockThread.is_alive = is_alive


def simulated() -> bool:
    """Whether numba's simulator stands in for a GPU."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") != "0"


class Parts(NamedTuple):
    """The device functions that a match is played with."""

    setup: Any
    first_waiting: Any
    advance: Any
    pick: Any
    step: Any
    likeness: Any


def played_alone(parts: Parts, record: np.dtype[np.void]) -> Any:
    """A kernel with a thread for each match.

    A match is played in local memory, which is interleaved between threads: neighbours that read the same field share
    their memory traffic. On an H200 that is seven times as fast for The Base as records side by side.
    """
    setup, first_waiting, advance, pick, step, _ = parts
    record_type = importlib.import_module("numba").from_dtype(record)
    copy = cuda.jit(device=True)(record_copier(record))

    def play(states: Any, choices: Any, actions: Any, steps: int, again: bool) -> None:
        i = cuda.grid(1)
        if i < states.size:
            local = cuda.local.array(1, record_type)
            s = local[0]
            copy(states[i], s)
            choice = choices[i]
            for _ in range(steps):
                if s.waiting == 0:
                    if not again:
                        break
                    setup(s)
                choice = advance(choice)
                seat = first_waiting(s)
                step(s, seat, pick(s, seat, choice))
            choices[i] = choice
            copy(s, states[i])

    return cuda.jit(play)


def sorter() -> Any:
    """A device function that puts those of a block's matches that have a key in order by it, and counts them."""

    def sort(keys: Any, order: Any, starts: Any, size: int) -> int:
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        for key in range(thread, STARTS, threads):
            starts[key] = 0
        cuda.syncthreads()
        for n in range(thread, size, threads):
            if keys[n] >= 0:
                cuda.atomic.add(starts, keys[n], 1)
        cuda.syncthreads()
        if thread == 0:
            total = 0
            for key in range(STARTS):
                count = starts[key]
                starts[key] = total
                total += count
        cuda.syncthreads()
        for n in range(thread, size, threads):
            if keys[n] >= 0:
                order[cuda.atomic.add(starts, keys[n], 1)] = n
        cuda.syncthreads()
        return int(starts[KEYS])

    return cuda.jit(device=True)(sort)


def played_together(parts: Parts, widest: int) -> Any:
    """A kernel with a pool of matches for each block, for rules that are larger than the instruction caches of a GPU.

    Threads of a warp wait for each other where they take different ways, and all threads of a multiprocessor wait for
    instructions where they are in different places of a large kernel. So before its threads pick, a block sorts its
    matches by `likeness`, and before they step, by the action. It takes both in strides with a barrier behind each:
    neighbours run the same instructions at the same time. On an H200 that is five times as fast for Panic Station.
    """
    setup, first_waiting, advance, pick, step, likeness = parts
    int16, int32 = np.int16, np.int32
    width = widest // KEYS + 1  # actions that have a key in common
    sort = sorter()

    def key(s: Any, again: bool) -> int:
        if s.waiting != 0:
            return 1 + int(likeness(s))
        return 0 if again else -1

    next_key = cuda.jit(device=True)(key)

    def play(states: Any, choices: Any, actions: Any, steps: int, again: bool) -> None:
        keys = cuda.shared.array(POOL, int16)
        order = cuda.shared.array(POOL, int16)
        starts = cuda.shared.array(STARTS, int32)
        pool = (states.size + cuda.gridDim.x - 1) // cuda.gridDim.x
        first = cuda.blockIdx.x * pool
        size = min(pool, states.size - first)
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        for n in range(thread, size, threads):
            keys[n] = next_key(states[first + n], again)
        for _ in range(steps):
            left = sort(keys, order, starts, size)
            if left == 0:
                break
            for n in range(thread, left + thread, threads):
                if n < left:
                    i = first + int(order[n])
                    if states[i].waiting == 0:
                        setup(states[i])
                    choices[i] = advance(choices[i])
                    actions[i] = pick(states[i], first_waiting(states[i]), choices[i])
                    keys[order[n]] = actions[i] // width
                cuda.syncthreads()
            sort(keys, order, starts, size)
            for n in range(thread, left + thread, threads):
                if n < left:
                    i = first + int(order[n])
                    step(states[i], first_waiting(states[i]), int(actions[i]))
                    keys[order[n]] = next_key(states[i], again)
                cuda.syncthreads()

    return cuda.jit(play) if simulated() else cuda.jit(play, max_registers=REGISTERS)


class Kernels:
    """A game's kernels: what a batch starts on the GPU."""

    def __init__(self, game: Game) -> None:
        load_cuda()
        self.record = game.schema.record_dtype(wide=simulated())
        folder = f"sublevel.games.{game.name.replace('-', '_')}"
        names = [CORE, *(f"{folder}.{name}" for name in game.modules)]
        # The simulator would look through the names of a module at every call, for threads that rules know nothing of.
        on_device = (lambda function: function) if simulated() else cuda.jit(device=True)
        modules = device_modules(names, on_device, checked_index if simulated() else np.uint64)
        core, rules = modules[CORE], modules[f"{folder}.rules"]
        advance, below, first_waiting = core.advance, core.below, core.first_waiting
        setup, legal, step, features = rules.setup, rules.legal, rules.step, rules.features
        if not simulated():
            optional = ("pick", "count_legal", "nth_legal", "likeness", "seen_action", "board_action")
            own = [getattr(rules, name) for name in optional if hasattr(rules, name)]
            record_type = importlib.import_module("numba").from_dtype(self.record)
            compile_once([setup, legal, step, features, first_waiting, advance, below, *own], record_type)

        def pick_listed(s: Any, seat: int, choice: int) -> int:
            legal(s, seat)
            return int(s.legal[below(choice, s.legal_count)])

        def count_listed(s: Any, seat: int) -> int:
            legal(s, seat)
            return int(s.legal_count)

        def nth_listed(s: Any, seat: int, n: int, total: int) -> int:
            return int(s.legal[n])

        def phase(s: Any) -> int:
            return int(s.phase)

        def same_action(s: Any, seat: int, action: int) -> int:
            return action

        def of_rules(name: str, otherwise: Any) -> Any:
            return getattr(rules, name, None) or cuda.jit(device=True)(otherwise)

        # A game with long lists counts and picks its actions, and has room for short lists only on the GPU.
        pick = of_rules("pick", pick_listed)
        count_legal, nth_legal = of_rules("count_legal", count_listed), of_rules("nth_legal", nth_listed)
        seen_action, board_action = of_rules("seen_action", same_action), of_rules("board_action", same_action)

        def deal(states: Any) -> None:
            i = cuda.grid(1)
            if i < states.size:
                setup(states[i])

        def act(states: Any, actions: Any) -> None:
            i = cuda.grid(1)
            if i < states.size and actions[i] >= 0 and states[i].waiting != 0:
                step(states[i], first_waiting(states[i]), actions[i])

        def look_from_board(states: Any, actions: Any) -> None:
            i = cuda.grid(1)
            if i < states.size and actions[i] >= 0 and states[i].waiting != 0:
                actions[i] = board_action(states[i], first_waiting(states[i]), actions[i])

        def mark_legal(states: Any, mask: Any, mover_view: bool) -> None:
            i = cuda.grid(1)
            if i < states.size and states[i].waiting != 0:
                s = states[i]
                seat = first_waiting(s)
                total = count_legal(s, seat)
                for n in range(total):
                    action = nth_legal(s, seat, n, total)
                    mask[i, seen_action(s, seat, action) if mover_view else action] = True

        def observe(states: Any, out: Any) -> None:
            i = cuda.grid(1)
            if i < states.size:
                features(states[i], max(first_waiting(states[i]), 0), out[i])

        self.deal, self.act, self.look_from_board = cuda.jit(deal), cuda.jit(act), cuda.jit(look_from_board)
        self.mark_legal, self.observe = cuda.jit(mark_legal), cuda.jit(observe)
        # A game asks to be played together by telling what is alike. The simulator has no local records.
        self.together = hasattr(rules, "likeness") or simulated()
        parts = Parts(setup, first_waiting, advance, pick, step, of_rules("likeness", phase))
        self.play = played_together(parts, game.actions) if self.together else played_alone(parts, self.record)

    def blocks_to_play(self, count: int) -> tuple[int, int]:
        """How many blocks play so many matches, with how many threads each."""
        if simulated():
            return rounded_up(count, POOL), 2  # more threads get in each other's way there
        if not self.together:
            return rounded_up(count, THREADS), THREADS
        processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        pool = rounded_up(count, processors * rounded_up(count, processors * POOL))
        return rounded_up(count, pool), min(CROWD, WARP * rounded_up(pool, WARP))


def rounded_up(count: int, size: int) -> int:
    """How many parts of a size hold so many."""
    return (count + size - 1) // size


@functools.cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game, compiled once in a process."""
    return Kernels(game)


class CudaBatch(Batch):
    """A batch on the GPU. The states stay there; what is asked for is copied."""

    def __init__(
        self, game: Game, count: SupportsIndex, seed: SupportsIndex, options: Options, mover_view: bool = True
    ) -> None:
        super().__init__(game, count, seed, options, mover_view)
        self.kernels = kernels(game)
        self.reset()

    @property
    def target(self) -> str:
        return "cuda"

    def __copy__(self) -> CudaBatch:
        raise self._stays()

    def __deepcopy__(self, memo: object) -> CudaBatch:
        raise self._stays()

    def __reduce__(self) -> tuple[Any, ...]:
        raise self._stays()

    def _stays(self) -> BadTarget:
        return BadTarget("target cuda: a batch on the GPU cannot be copied or pickled; `packed()` gives its states")

    def reset(self, seed: SupportsIndex | None = None) -> None:
        self.seed = self.seed if seed is None else self.check_seeds(seed)
        states = np.zeros(self.count, dtype=self.kernels.record)
        numbers = self.options.numbers()
        states["options"][:, : len(numbers)] = numbers
        states["rng"] = generators(self.seed, self.count)
        self.states = cuda.to_device(states)
        self.choices = cuda.to_device(generators(self.seed, self.count, stream=1))
        self.actions = cuda.to_device(np.zeros(self.count, dtype=np.int32))  # what was picked last
        self._run(self.kernels.deal)

    def board_actions(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        if not self.mover_view:
            return np.asarray(actions, dtype=np.int64)
        numbers = cuda.to_device(np.array(actions, dtype=np.int64))
        self._run(self.kernels.look_from_board, numbers)
        return np.asarray(numbers.copy_to_host())

    def _play(self, actions: NDArray[np.int64]) -> None:
        self._run(self.kernels.act, cuda.to_device(actions))

    def random_steps(self, steps: int) -> None:
        self._random_play(steps, again=True)

    def play_out(self) -> None:
        self._random_play(self.game.longest, again=False)

    def legal_mask(self) -> NDArray[np.bool_]:
        mask = cuda.to_device(np.zeros((self.count, self.game.actions), dtype=np.bool_))
        self._run(self.kernels.mark_legal, mask, self.mover_view)
        return np.asarray(mask.copy_to_host())

    def features(self) -> NDArray[np.float32]:
        size = int(np.prod(self.game.features_shape))
        out = cuda.to_device(np.zeros((self.count, size), dtype=np.float32))
        self._run(self.kernels.observe, out)
        return np.asarray(out.copy_to_host().reshape(self.count, *self.game.features_shape))

    def packed(self) -> NDArray[np.void]:
        states = self.states.copy_to_host()
        packed = np.empty(self.count, dtype=self.game.schema.packed_dtype())
        for name in packed.dtype.names or ():
            packed[name] = states[name]
        return packed

    def synchronize(self) -> None:
        """Wait until the GPU has done all that was asked of it."""
        cuda.synchronize()

    def _random_play(self, steps: int, *, again: bool) -> None:
        blocks, threads = self.kernels.blocks_to_play(self.count)
        self.kernels.play[blocks, threads](self.states, self.choices, self.actions, steps, again)

    def _run(self, kernel: Any, *arguments: Any) -> None:
        kernel[rounded_up(self.count, THREADS), THREADS](self.states, *arguments)
