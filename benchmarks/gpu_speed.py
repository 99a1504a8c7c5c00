"""Random play on an NVIDIA GPU at several batch sizes, and the proof that it plays the same matches as the CPU.

usage: python benchmarks/gpu_speed.py [--games a,b] [--batches N,N] [--verify MATCHES] [--save]
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from measure import machine, save

import sublevel
from sublevel.engine import cuda, targets
from sublevel.engine.batch import Batch
from sublevel.engine.cuda import THREADS, CudaBatch, kernels
from sublevel.engine.game import Game

BATCHES = "16384,65536,262144,1048576"
WARP = 32  # threads that run in step
LONG = 500  # steps: several matches and their deals
SHORT = 60  # steps: what a launch and the copy into local memory cost shows here


def best_of(rounds: int, run: Callable[[], None]) -> float:
    """The shortest time of a few runs, in seconds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def cuda_batch(game: Game, count: int) -> CudaBatch:
    """A batch on the GPU."""
    batch = game.batch(count, "cuda", seed=1)
    assert isinstance(batch, CudaBatch)
    return batch


def speed(game: Game, count: int, steps: int, kernel: Any) -> float:
    """Actions a second of random play."""
    batch = cuda_batch(game, count)

    def run() -> None:
        kernel[batch.blocks, THREADS](batch.states, batch.choices, steps, True)
        batch.synchronize()

    run()
    return count * steps / best_of(3, run)


def table(game: Game, batches: list[int]) -> list[str]:
    """Speeds at all batch sizes, and what they depend on."""
    own = kernels(game)
    lines = [
        f"| matches | actions a second, {LONG} a launch | {SHORT} a launch | records in place |",
        "|---|---|---|---|",
    ]
    for count in batches:
        whole = speed(game, count, LONG, own.play)
        short = speed(game, count, SHORT, own.play)
        in_place = speed(game, count, LONG, own.play_in_place)
        lines.append(f"| {count:,} | {whole / 1e6:,.0f} M | {short / 1e6:,.0f} M | {in_place / 1e6:,.0f} M |")
    compiled = next(iter(own.play.overloads.values()))
    lines += [
        "",
        f"A record has {own.record.itemsize} bytes; the kernel takes {compiled.regs_per_thread} registers and",
    ]
    lines += [f"{compiled.local_mem_per_thread} bytes of local memory a thread, {THREADS} threads a block."]
    return lines


def where_time_goes(game: Game, count: int) -> list[str]:
    """How much of a launch is copying records, how much the rules, how much threads waiting for each other."""
    play = kernels(game).play

    def milliseconds(batch: CudaBatch, steps: int) -> float:
        def run() -> None:
            play[batch.blocks, THREADS](batch.states, batch.choices, steps, True)
            batch.synchronize()

        run()
        return 1000 * best_of(3, run)

    batch = cuda_batch(game, count)
    whole, copying = milliseconds(batch, LONG), milliseconds(batch, 0)
    batch.reset()
    leaders = np.arange(count) // WARP * WARP
    batch.states = cuda.cuda.to_device(batch.states.copy_to_host()[leaders])
    batch.choices = cuda.cuda.to_device(batch.choices.copy_to_host()[leaders])
    alike = milliseconds(batch, LONG)
    speed_alike = count * LONG / alike / 1000
    return [
        f"Where the time goes, {count:,} matches and {LONG} steps: {whole:.0f} ms in all.",
        f"Copying the records to local memory and back takes {copying:.0f} ms of it. With the same match in all {WARP}",
        f"threads of a warp it would be {alike:.0f} ms ({speed_alike:,.0f} M actions a second): the other",
        f"{whole - alike:.0f} ms go into threads of a warp that take different ways.",
    ]


def verified(game: Game, count: int) -> list[str]:
    """Play the same matches to their end on cpu and cuda, and compare the hashes of all final states."""
    lines = []
    finals: dict[str, list[bytes]] = {}
    for target in ("cpu", "cuda"):
        batch: Batch = game.batch(count, target, seed=2026)
        start = time.perf_counter()
        batch.play_out()
        packed = batch.packed()
        seconds = time.perf_counter() - start
        finals[target] = [hashlib.blake2b(record.tobytes(), digest_size=16).digest() for record in packed]
        whole = hashlib.blake2b(b"".join(finals[target]), digest_size=16).hexdigest()
        lines.append(
            f"{target}: {count:,} matches to the end in {seconds:.2f} s, {int(batch.plies().sum()):,} actions, "
            f"results (seat 0) {np.bincount(batch.results()[:, 0] + 1, minlength=3).tolist()} lost/drawn/won, "
            f"hash of all state hashes {whole}"
        )
    different = sum(a != b for a, b in zip(finals["cpu"], finals["cuda"], strict=True))
    lines.append(f"{count - different:,} of {count:,} final state hashes are equal.")
    if different:
        raise SystemExit("\n".join(lines))
    return lines


def measured(game: Game, batches: list[int], matches: int) -> list[str]:
    """Everything about one game."""
    start = time.perf_counter()
    cuda_batch(game, 1024).random_steps(1)
    first = time.perf_counter() - start
    return [
        *(f"## {game.title}", "", f"Loading and compiling the kernels: {first:.1f} s.", ""),
        *(*table(game, batches), "", *where_time_goes(game, max(batches)), ""),
        *(f"### The same {matches:,} matches on both targets", ""),
        *(f"- {line}" for line in verified(game, matches)),
        "",
    ]


def main() -> None:
    """Measure, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(sublevel.game_names()), help="names with commas between")
    parser.add_argument("--batches", default=BATCHES, help="numbers of matches at a time, with commas between")
    parser.add_argument("--verify", type=int, default=100_000, help="matches to compare with the CPU")
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results")
    args = parser.parse_args()
    batches = [int(count) for count in args.batches.split(",")]
    cuda.load_cuda()
    name = cuda.cuda.get_current_device().name
    lines = ["# GPU speed: random play, legal list and step for every action", ""]
    lines += [f"{name.decode() if isinstance(name, bytes) else name}; {machine()}; cpu side: {targets.why()}", ""]
    print("\n".join(lines), flush=True)
    for game in map(sublevel.game, args.games.split(",")):
        part = measured(game, batches, args.verify)
        print("\n".join(part), flush=True)
        lines += part
    if args.save:
        print("saved as", save("gpu-speed", "\n".join(lines)))


if __name__ == "__main__":
    main()
