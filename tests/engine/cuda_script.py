"""Run by test_cuda.py in a process of its own, under numba's simulator, which must be chosen before numba is loaded.

Arguments: `loader` and a game, or `batch`, a game and its options as JSON. The answer is one JSON text.
"""

from __future__ import annotations

import ast
import copy
import json
import pickle
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import sublevel
from sublevel import errors
from sublevel.engine import cuda, device, targets
from sublevel.engine.batch import Batch

COUNT = 3  # more than the two threads that the simulator plays with, so that these share them out
STEPS = 10


def differences(one: Batch, other: Batch, when: str) -> Iterator[str]:
    """What differs between two batches, of all that can be asked of them."""
    for what in ("packed", "legal_mask", "features", "seats", "results", "ends", "plies"):
        mine, theirs = getattr(one, what)(), getattr(other, what)()
        if (mine.dtype, mine.shape, mine.tobytes()) != (theirs.dtype, theirs.shape, theirs.tobytes()):
            yield f"{what} {when}"


def board_view_differences(game: sublevel.Game, options: dict[str, Any]) -> Iterator[str]:
    """What differs between two batches whose actions have a match's own numbers."""
    cpu, gpu = (game.batch(COUNT, target, 21, options, mover_view=False) for target in (targets.running(), "cuda"))
    for step in range(STEPS):
        actions = np.array([np.flatnonzero(row)[-1 - step % row.sum()] for row in cpu.legal_mask()])
        if cpu.board_actions(actions).tolist() != gpu.board_actions(actions).tolist():
            yield f"actions on the board before step {step} in the view of a match"
        cpu.step(actions)
        gpu.step(actions)
        yield from differences(cpu, gpu, f"after step {step} in the view of a match")


def refuses(batch: Batch) -> bool:
    """Whether a batch refuses an illegal action."""
    try:
        batch.step(np.full(COUNT, batch.game.actions))
    except errors.BadOption:
        return True
    return False


def stays(batch: Batch) -> list[str]:
    """What is said to those who want to copy or pickle a batch on the GPU."""
    said = []
    for attempt in (copy.copy, copy.deepcopy, pickle.dumps):
        try:
            attempt(batch)
        except errors.BadTarget as error:
            said.append(str(error))
    return said


def compare(game: sublevel.Game, options: dict[str, Any]) -> dict[str, Any]:
    """Take a batch of each target through single steps, whole matches, and into the next ones."""
    batches = [game.batch(COUNT, target, seed=21, options=options) for target in (targets.running(), "cuda")]
    cpu, gpu = batches
    found = list(differences(cpu, gpu, "after the deal"))
    for step in range(STEPS):
        mask = cpu.legal_mask()
        actions = np.array([np.flatnonzero(row)[step % row.sum()] for row in mask])
        actions[step % COUNT] = -1 if step % 3 == 2 else actions[step % COUNT]
        for batch in batches:
            batch.step(actions)
        found += differences(cpu, gpu, f"after step {step}")
    found += board_view_differences(game, options)
    for batch in batches:
        batch.play_out()
    found += differences(cpu, gpu, "at the end")
    plies = cpu.plies().tolist()
    for batch in batches:
        batch.random_steps(4)
    found += differences(cpu, gpu, "in the next match")
    for batch in batches:
        batch.reset(seed=5)
    found += differences(cpu, gpu, "after another deal")
    return {"differences": found, "plies": plies, "refuses": refuses(gpu), "stays": stays(gpu)}


def loaded(game: sublevel.Game) -> dict[str, Any]:
    """For each module of the rules: its functions by its text, those made for the device, and those left plain."""
    cuda.load_cuda()
    folder = f"sublevel.games.{game.name.replace('-', '_')}"
    names = [device.CORE, *(f"{folder}.{name}" for name in game.modules)]
    modules = device.device_modules(names, cuda.cuda.jit(device=True), device.checked_index)
    answer: dict[str, Any] = {}
    for name, module in modules.items():
        tree = ast.parse(Path(device.source_of(name)).read_text(encoding="utf-8"))
        kernels = {key: value for key, value in vars(module).items() if type(value).__name__ == "FakeCUDAKernel"}
        answer[name] = {
            "written": [entry.name for entry in tree.body if isinstance(entry, ast.FunctionDef)],
            "device": sorted(key for key, value in kernels.items() if value._device),
            "plain": [
                key
                for key, value in vars(module).items()
                if isinstance(value, types.FunctionType)
                and value.__module__ != "mypy_extensions"
                and value is not device.checked_index
            ],
            "tables": [type(value).__name__ for value in vars(module).values() if type(value).__name__ == "vec"],
        }
    return answer


if __name__ == "__main__":
    # The simulator's threads wait for each other often: they should not wait for Python to change over as well.
    sys.setswitchinterval(0.0001)
    wanted, name, *rest = sys.argv[1:]
    game = sublevel.game(name)
    print(json.dumps(loaded(game) if wanted == "loader" else compare(game, json.loads(rest[0]))))
