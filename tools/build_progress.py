"""Tell how long a compilation still takes."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

FADING = 0.1  # the first guess counts as much as this share of the work, so it fades as sources are finished


class Progress:
    """Estimate the time left from the weights of the sources and the time that the finished ones took."""

    def __init__(self, weights: Mapping[Path, float], guess: float, workers: int) -> None:
        self.weights = weights
        self.guess = guess  # seconds that everything would take one by one
        self.workers = workers
        self.running: dict[Path, float] = {}  # when each began
        self.finished: dict[Path, float] = {}  # how long each took

    @contextmanager
    def working_on(self, source: Path) -> Iterator[None]:
        """Note the start and the end of the work on a source."""
        self.running[source] = time.monotonic()
        try:
            yield
        finally:
            self.finished[source] = time.monotonic() - self.running.pop(source)

    def seconds_left(self, now: float) -> float:
        """Estimate the seconds until every source is compiled."""
        finished, running = dict(self.finished), dict(self.running)
        total, done = sum(self.weights.values()), sum(self.weights[source] for source in finished)
        pace = (sum(finished.values()) + FADING * self.guess) / (done + FADING * total)
        begun = [max(self.weights[source] * pace - (now - start), 0.0) for source, start in running.items()]
        waiting = (total - done - sum(self.weights[source] for source in running)) * pace
        return max([*begun, (sum(begun) + waiting) / self.workers])


@contextmanager
def shown(task: str, progress: Progress) -> Iterator[None]:
    """Show the time left while something runs: one changing line in a terminal, a line now and then elsewhere."""
    in_terminal, over = sys.stdout.isatty(), threading.Event()

    def show() -> None:
        while not over.wait(1 if in_terminal else 10):
            text = f"{task}: about {progress.seconds_left(time.monotonic()):.0f} s left"
            # The cursor stays at the start: whatever another program writes meanwhile takes the place of this line.
            print(f"\r\x1b[K{text}\r" if in_terminal else f"{text}\n", end="", flush=True)

    thread = threading.Thread(target=show, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        print("\r\x1b[K" if in_terminal else "", end="", flush=True)
