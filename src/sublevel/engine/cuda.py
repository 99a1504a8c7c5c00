"""The GPU target: the same rule sources, loaded once more for numba-cuda, one thread a match.

The loader reads the text of the rules' modules, gives them numpy arrays for `vec`, and makes every function a device
function. Nothing of the rules is written twice. With NUMBA_ENABLE_CUDASIM=1 the same kernels run in numba's simulator.
"""

from __future__ import annotations

import builtins
import functools
import importlib
import importlib.util
import os
import types
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import mypy_extensions
import numpy as np

from sublevel.engine.batch import Batch, check_actions
from sublevel.engine.chance import generators
from sublevel.engine.errors import BadTarget

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sublevel.engine.game import Game
    from sublevel.engine.options import Options

CORE = "sublevel.engine.core"
THREADS = 128  # in a block: on an H200 64 and 256 are equally fast for The Base
REGISTERS = 96  # of a thread that plays: with the 153 that it would take, Star Quest is several times as slow there


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


def simulated() -> bool:
    """Whether numba's simulator stands in for a GPU."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") != "0"


class ConstantArray:
    """Stands for `vec` while rules are loaded: `vec[i64](values)` becomes a numpy array, constant on the GPU."""

    def __class_getitem__(cls, item: object) -> Any:
        """The maker of arrays, whatever the type of the numbers."""
        return lambda values=(): np.array(list(values), dtype=np.int64)


def nothing_recorded(s: Any, audience: int, code: int, a: int, b: int, c: int, d: int) -> None:
    """Stands for `emit`: nothing keeps events on a GPU, and code that could makes kernels larger by a good part."""


def device_modules(names: Iterable[str]) -> dict[str, types.ModuleType]:
    """Load modules from their sources, in this order, with every function a device function."""
    loaded: dict[str, types.ModuleType] = {}
    stand_ins = {
        "librt.vecs": types.SimpleNamespace(vec=ConstantArray),
        "mypy_extensions": types.SimpleNamespace(i64=int, mypyc_attr=mypy_extensions.mypyc_attr),
    }

    def import_(
        name: str,
        globals_: Mapping[str, object] | None = None,
        locals_: Mapping[str, object] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> Any:
        """Import for the modules being loaded: their own kind first, then stand-ins, then the usual way."""
        return loaded.get(name) or stand_ins.get(name) or builtins.__import__(name, globals_, locals_, fromlist, level)

    for name in names:
        module = types.ModuleType(name)
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": import_}
        path = source_of(name)
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), module.__dict__)
        for key, value in list(vars(module).items()):
            if isinstance(value, types.FunctionType) and value.__module__ == name:
                setattr(module, key, cuda.jit(device=True)(value))
        if name == CORE:
            module.__dict__["emit"] = cuda.jit(device=True)(nothing_recorded)
        loaded[name] = module
    return loaded


def source_of(module: str) -> Path:
    """The source file of a module, which lies beside the compiled one."""
    package, _, name = module.rpartition(".")
    found = importlib.util.find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / f"{name}.py"


def record_copier(record: np.dtype[np.void]) -> types.FunctionType:
    """A function that copies a record, field by field.

    As one value, a record of some thousand bytes would become as many instructions.
    """
    lines = ["def copy(source, target):"]
    for name in record.names or ():
        shape = record[name].shape
        if shape:
            lines += [f" for i in range({shape[0]}):", f"  target.{name}[i] = source.{name}[i]"]
        else:
            lines.append(f" target.{name} = source.{name}")
    made: dict[str, types.FunctionType] = {}
    exec("\n".join(lines), made)
    return made["copy"]


class Kernels:
    """A game's kernels: what a batch starts on the GPU."""

    def __init__(self, game: Game) -> None:
        load_cuda()
        self.record = game.schema.record_dtype(wide=simulated())
        record_type = importlib.import_module("numba").from_dtype(self.record)
        folder = f"sublevel.games.{game.name.replace('-', '_')}"
        modules = device_modules([CORE, *(f"{folder}.{name}" for name in game.modules)])
        core, rules = modules[CORE], modules[f"{folder}.rules"]
        advance, below, first_waiting = core.advance, core.below, core.first_waiting
        setup, legal, step, features = rules.setup, rules.legal, rules.step, rules.features

        def pick_listed(s: Any, seat: int, choice: int) -> int:
            legal(s, seat)
            return int(s.legal[below(choice, s.legal_count)])

        def count_listed(s: Any, seat: int) -> int:
            legal(s, seat)
            return int(s.legal_count)

        def nth_listed(s: Any, seat: int, n: int, total: int) -> int:
            return int(s.legal[n])

        def of_rules(name: str, otherwise: Any) -> Any:
            return getattr(rules, name, None) or cuda.jit(device=True)(otherwise)

        # A game with long lists counts and picks its actions, and has room for short lists only on the GPU.
        pick = of_rules("pick", pick_listed)
        count_legal, nth_legal = of_rules("count_legal", count_listed), of_rules("nth_legal", nth_listed)

        def deal(states: Any) -> None:
            i = cuda.grid(1)
            if i < states.size:
                setup(states[i])

        def play_on(s: Any, choice: int, steps: int, again: bool) -> int:
            for _ in range(steps):
                if s.waiting == 0:
                    if not again:
                        break
                    setup(s)
                seat = first_waiting(s)
                choice = advance(choice)
                step(s, seat, pick(s, seat, choice))
            return choice

        def play_on_in_step(s: Any, choice: int, steps: int, again: bool) -> int:
            left = steps
            while left > 0:
                while left > 0 and s.waiting != 0 and is_quick(s, first_waiting(s)):
                    choice = advance(choice)
                    step(s, first_waiting(s), pick_quickly(s, first_waiting(s), choice))
                    left -= 1
                if s.waiting == 0:
                    if not again:
                        break
                    if left > 0:
                        setup(s)
                elif left > 0:
                    choice = advance(choice)
                    step(s, first_waiting(s), pick(s, first_waiting(s), choice))
                    left -= 1
            return choice

        # Where some choices take far longer than others, threads that have quick ones make these first: all come to
        # the long ones together.
        is_quick: Any = getattr(rules, "is_quick", None)
        pick_quickly: Any = getattr(rules, "pick_quickly", None)
        play_one = cuda.jit(device=True)(play_on_in_step if is_quick else play_on)
        copy = cuda.jit(device=True)(record_copier(self.record))

        def play_in_place(states: Any, choices: Any, steps: int, again: bool) -> None:
            i = cuda.grid(1)
            if i < states.size:
                choices[i] = play_one(states[i], choices[i], steps, again)

        def play_locally(states: Any, choices: Any, steps: int, again: bool) -> None:
            i = cuda.grid(1)
            if i < states.size:
                own = cuda.local.array(1, record_type)
                copy(states[i], own[0])
                choices[i] = play_one(own[0], choices[i], steps, again)
                copy(own[0], states[i])

        def act(states: Any, actions: Any) -> None:
            i = cuda.grid(1)
            if i < states.size and actions[i] >= 0 and states[i].waiting != 0:
                step(states[i], first_waiting(states[i]), actions[i])

        def mark_legal(states: Any, mask: Any) -> None:
            i = cuda.grid(1)
            if i < states.size and states[i].waiting != 0:
                s = states[i]
                seat = first_waiting(s)
                total = count_legal(s, seat)
                for n in range(total):
                    mask[i, nth_legal(s, seat, n, total)] = True

        def observe(states: Any, out: Any) -> None:
            i = cuda.grid(1)
            if i < states.size:
                features(states[i], max(first_waiting(states[i]), 0), out[i])

        self.deal, self.act = cuda.jit(deal), cuda.jit(act)
        self.mark_legal, self.observe = cuda.jit(mark_legal), cuda.jit(observe)
        self.play_in_place = cuda.jit(play_in_place)
        # Local memory is interleaved between threads: neighbours that read the same field share their memory traffic.
        # On an H200 that is seven times as fast as records side by side. The simulator has no local records.
        self.play = self.play_in_place if simulated() else cuda.jit(play_locally, max_registers=REGISTERS)


@functools.cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game, compiled once in a process."""
    return Kernels(game)


class CudaBatch(Batch):
    """A batch on the GPU. The states stay there; what is asked for is copied."""

    def __init__(self, game: Game, count: int, seed: int, options: Options) -> None:
        super().__init__(game, count, seed, options)
        self.kernels = kernels(game)
        self.blocks = (count + THREADS - 1) // THREADS
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        self.seed = self.seed if seed is None else self.check_seeds(seed)
        states = np.zeros(self.count, dtype=self.kernels.record)
        numbers = self.options.numbers()
        states["options"][:, : len(numbers)] = numbers
        states["rng"] = generators(self.seed, self.count)
        self.states = cuda.to_device(states)
        self.choices = cuda.to_device(generators(self.seed, self.count, stream=1))
        self._run(self.kernels.deal)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        self._run(self.kernels.act, cuda.to_device(check_actions(self, actions).astype(np.int64)))

    def random_steps(self, steps: int) -> None:
        self._run(self.kernels.play, self.choices, steps, True)

    def play_out(self) -> None:
        self._run(self.kernels.play, self.choices, self.game.longest, False)

    def legal_mask(self) -> NDArray[np.bool_]:
        mask = cuda.to_device(np.zeros((self.count, self.game.actions), dtype=np.bool_))
        self._run(self.kernels.mark_legal, mask)
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

    def _run(self, kernel: Any, *arguments: Any) -> None:
        kernel[self.blocks, THREADS](self.states, *arguments)
