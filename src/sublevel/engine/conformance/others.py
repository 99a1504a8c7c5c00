"""Checks against other processes: another hash seed, the other target, and the GPU or its simulator."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from sublevel.engine import targets
from sublevel.engine.chance import SEEDS
from sublevel.engine.conformance.sampling import sample_options
from sublevel.engine.conformance.trips import Played
from sublevel.engine.conformance.twin import BatchJob, Step, batch_trace, job_of
from sublevel.engine.game import Game

TWIN: Final = "sublevel.engine.conformance.twin"
SIMULATOR: Final = {"NUMBA_ENABLE_CUDASIM": "1"}
ON_A_DEVICE: Final = (4, 512, 40)  # batches, matches in each, steps that are compared one by one
SIMULATED: Final = (2, 2, 12)  # the simulator takes seconds for what a device does in an instant


class NotRun(Exception):
    """The other side cannot be had here, and why."""


class Broken(Exception):
    """The other process broke off, and what it said last."""


def ask(target: str, jobs: Sequence[Any], environment: dict[str, str]) -> list[Any]:
    """Let another process on a target do jobs, and return its answers."""
    package = str(Path(targets.__file__).resolve().parents[2])
    paths = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
    finished = subprocess.run(
        [sys.executable, "-P", "-m", TWIN],
        input="".join(msgspec.json.encode(job).decode() + "\n" for job in jobs),
        env={**os.environ, "PYTHONPATH": paths, targets.VARIABLE: target, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = finished.stdout.splitlines()
    if finished.returncode or len(lines) != len(jobs) + 1:
        said = finished.stderr.strip().splitlines()
        raise Broken(f"the other process ended with status {finished.returncode}: {said[-1] if said else 'no word'}")
    if lines[0] != target:
        raise Broken(f"the other process runs {lines[0]} instead of {target}")
    return [msgspec.json.decode(line) for line in lines[1:]]


def same_bytes(target: str, played: Sequence[Played], hash_seed: int) -> Iterator[tuple[Played, int, str]]:
    """Play matches again in another process; name each that differs, with the ply and what differs."""
    answers = ask(target, [job_of(one.match) for one in played], {"PYTHONHASHSEED": str(hash_seed)})
    for one, steps in zip(played, answers, strict=True):
        theirs: list[Step] = [(state, rest) for state, rest in steps]
        for ply, (mine, other) in enumerate(zip(one.steps, theirs, strict=True)):
            if mine != other:
                what = "the packed states differ" if mine[0] != other[0] else "legal lists, events or views differ"
                yield one, ply, f"{what} from a process on {target} with another hash seed"
                break


def other_target() -> str:
    """The one of python and cpu that does not run here. Raises NotRun if it cannot."""
    if targets.running() == "cpu":
        return "python"
    found = targets.status().available["cpu"]
    if not found.usable:
        raise NotRun(f"only python can run here: {found.note}")
    return "cpu"


def device() -> tuple[str, tuple[int, int, int], dict[str, str]]:
    """What stands for the GPU here: its name, the size of the comparison, and the environment. Raises NotRun."""
    if importlib.util.find_spec("numba") is None or importlib.util.find_spec("numba_cuda") is None:
        raise NotRun("numba-cuda is not installed, neither GPU nor simulator can run")
    asked = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
    if not asked and targets.status(probe_cuda=True).available["cuda"].usable:
        return "a GPU", ON_A_DEVICE, {}
    return "the CUDA simulator", SIMULATED, SIMULATOR


def batch_jobs(game: Game, size: tuple[int, int, int], seed: int) -> list[BatchJob]:
    """The batches that are compared."""
    batches, count, steps = size
    random = Random(f"{seed}/batches")
    return [
        BatchJob(game.name, random.randrange(SEEDS // 2), sample_options(game, random), count, "cuda", steps)
        for _ in range(batches)
    ]


def same_batches(game: Game, jobs: Sequence[BatchJob], environment: dict[str, str]) -> Iterator[str]:
    """Play batches here and on the device; name each that differs."""
    answers = ask(targets.running(), jobs, environment)
    for job, theirs in zip(jobs, answers, strict=True):
        mine = batch_trace(game, msgspec.structs.replace(job, target=targets.running()))
        for step, (one, other) in enumerate(zip(mine, theirs, strict=True)):
            if one != other:
                where = f"after {step} steps" if step < job.steps else "at the end"
                yield f"the batch of {job.count} with seed {job.seed} and options {job.options} differs {where}"
                break
