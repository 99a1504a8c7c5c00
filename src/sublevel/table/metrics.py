"""Counters and histograms in the text format of Prometheus; counting costs about as much as adding two numbers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
PREFIX: Final = "sublevel_"
# Seconds: from what a table takes itself to what a bot may think.
BOUNDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)

Labels = tuple[tuple[str, str], ...]


class Counter:
    """How often something happened."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def add(self, number: int = 1) -> None:
        """It happened again."""
        self.value += number


class Histogram:
    """How long something took."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long this time."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """Everything that is counted. Who counts often keeps the counter instead of asking for it each time."""

    def __init__(self) -> None:
        self._counters: dict[str, dict[Labels, Counter]] = {}
        self._histograms: dict[str, dict[Labels, Histogram]] = {}

    def counter(self, name: str, **labels: str) -> Counter:
        """The counter of a name, such as `messages_total`, made when it is first asked for."""
        return self._counters.setdefault(name, {}).setdefault(tuple(labels.items()), Counter())

    def histogram(self, name: str, **labels: str) -> Histogram:
        """The histogram of a name, such as `act_seconds`, made when it is first asked for."""
        return self._histograms.setdefault(name, {}).setdefault(tuple(labels.items()), Histogram())

    def text(self, gauges: Mapping[str, float]) -> str:
        """All numbers, with those that are read off rather than counted."""
        return "\n".join([*self._gauge_lines(gauges), *self._counter_lines(), *self._histogram_lines()]) + "\n"

    def _gauge_lines(self, gauges: Mapping[str, float]) -> Iterator[str]:
        for name, value in sorted(gauges.items()):
            yield f"# TYPE {PREFIX}{name} gauge"
            yield line(name, (), value)

    def _counter_lines(self) -> Iterator[str]:
        for name, family in sorted(self._counters.items()):
            yield f"# TYPE {PREFIX}{name} counter"
            for labels, counter in sorted(family.items()):
                yield line(name, labels, counter.value)

    def _histogram_lines(self) -> Iterator[str]:
        for name, family in sorted(self._histograms.items()):
            yield f"# TYPE {PREFIX}{name} histogram"
            for labels, histogram in sorted(family.items(), key=lambda item: item[0]):
                below = 0
                for bound, count in zip((*BOUNDS, "+Inf"), histogram.counts, strict=True):
                    below += count
                    yield line(f"{name}_bucket", (*labels, ("le", str(bound))), below)
                yield line(f"{name}_sum", labels, histogram.total)
                yield line(f"{name}_count", labels, below)


def line(name: str, labels: Labels, value: float) -> str:
    """One number."""
    shown = ",".join(f'{label}="{escaped(text)}"' for label, text in labels)
    return f"{PREFIX}{name}{{{shown}}} {value}" if shown else f"{PREFIX}{name} {value}"


def escaped(text: str) -> str:
    """A label's value between its quotes."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
