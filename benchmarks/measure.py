"""What all benchmarks share: interleaved rounds in CPU time, machine facts, and dated result files."""

from __future__ import annotations

import datetime
import math
import os
import platform
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True)
class Speed:
    """Actions a CPU-second: the median of several rounds, and their range."""

    median: float
    lowest: float
    highest: float

    def __str__(self) -> str:
        return f"{self.median / 1e6:8.3f} M/s  (rounds {self.lowest / 1e6:.3f} to {self.highest / 1e6:.3f})"


def interleaved(work: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, Speed]:
    """Time every piece of work once a round, in turn, so that a noisy neighbour disturbs all of them alike.

    Each piece returns how many actions it played. CPU time of this process is what counts.
    """
    taken: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(rounds):
        for name, play in work.items():
            start = time.process_time()
            actions = play()
            taken[name].append(actions / (time.process_time() - start))
    return {name: Speed(statistics.median(list_), min(list_), max(list_)) for name, list_ in taken.items()}


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def machine() -> str:
    """The machine in one line."""
    model = "unknown processor"
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def save(name: str, text: str) -> Path:
    """Keep a result under today's date."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{datetime.date.today().isoformat()}-{name}.md"
    path.write_text(text, encoding="utf-8")
    return path
