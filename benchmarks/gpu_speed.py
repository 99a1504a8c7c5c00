"""Random play on an NVIDIA GPU at several batch sizes, and the proof that it plays the same matches as the CPU.

usage: python benchmarks/gpu_speed.py [--games a,b] [--batches N,N] [--verify MATCHES] [--save]
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Callable

import numpy as np
from measure import machine, save

import sublevel
from sublevel.engine import cuda, targets
from sublevel.engine.batch import Batch
from sublevel.engine.cuda import CudaBatch, kernels
from sublevel.engine.game import Game

BATCHES = "16384,65536,262144,1048576"
LONG = 500  # steps: several matches and their deals
SHORT = 60  # steps: what a launch costs shows here


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


def seconds(batch: CudaBatch, steps: int) -> float:
    """How long so many random actions of every match take, once the first of them are behind."""

    def run() -> None:
        batch.random_steps(steps)
        batch.synchronize()

    run()
    return best_of(3, run)


def table(game: Game, batches: list[int]) -> list[str]:
    """Speeds at all batch sizes, and what they depend on."""
    lines = [
        f"| matches | actions a second, {LONG} a launch | {SHORT} a launch | blocks | threads a block |",
        "|---|---|---|---|---|",
    ]
    own = kernels(game)
    for count in batches:
        batch = cuda_batch(game, count)
        long, short = (count * steps / seconds(batch, steps) / 1e6 for steps in (LONG, SHORT))
        blocks, threads = own.blocks_to_play(count)
        lines.append(f"| {count:,} | {long:,.0f} M | {short:,.0f} M | {blocks:,} | {threads:,} |")
    compiled = next(iter(own.play.overloads.values()))
    how = "by the threads of a block together, sorted" if own.together else "by a thread each"
    lines += [
        "",
        f"A record has {own.record.itemsize} bytes; the kernel takes {compiled.regs_per_thread} registers and",
        f"{compiled.local_mem_per_thread} bytes of local memory a thread. Matches are played {how}.",
    ]
    return lines


def with_one_match(game: Game, count: int) -> list[str]:
    """How fast it would be if no thread took another way than its neighbours: with the same match in all of them."""
    batch = cuda_batch(game, count)
    batch.states = cuda.cuda.to_device(np.repeat(batch.states.copy_to_host()[:1], count))
    batch.choices = cuda.cuda.to_device(np.repeat(batch.choices.copy_to_host()[:1], count))
    alike = count * LONG / seconds(batch, LONG) / 1e6
    return [f"With one and the same match in all {count:,} places: {alike:,.0f} M actions a second."]


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
        *(*table(game, batches), "", *with_one_match(game, max(batches)), ""),
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
