"""No test depends on the time of day, sleeps, or draws chance without a seed: the sources of all tests are searched."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ELSEWHERE = ()  # folders that have rules of their own

# What is found there nevertheless, and why it may stay.
ALLOWED = {
    "waiting.py": {
        "time.monotonic": "bounds a wait that fails",
        "time.sleep": "the pause between two looks of a positive wait",
        "asyncio.sleep": "the same in an event loop",
    },
    "soak/__main__.py": {
        "time.monotonic": "the soak runs for a given time",
        "random.SystemRandom": "it explores, and prints its seed",
    },
    "engine/test_chance.py": {"fresh_seed": "the function itself is tested; conftest.py pins its source"},
}

CLOCKS = {
    f"{module}.{name}"
    for module, names in {
        "time": "time time_ns monotonic monotonic_ns perf_counter perf_counter_ns thread_time process_time",
        "datetime.datetime": "now utcnow today",
        "datetime.date": "today",
    }.items()
    for name in names.split()
}
FRESH = {"os.urandom", "os.getrandom", "uuid.uuid1", "uuid.uuid4", "random.SystemRandom", "fresh_seed"}
SEEDED = {"random.Random", "numpy.random.default_rng", "numpy.random.RandomState", "numpy.random.SeedSequence"}
PINNED_BY = {"Host": (3, "runtime"), "People": (2, "runtime")}  # the place and the name of their time and chance


class Found(ast.NodeVisitor):
    """What one file does that could be different the next time."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}  # what imported names stand for
        self.faults: list[tuple[int, str]] = []

    def visit_Import(self, node: ast.Import) -> None:  # as ast wants it
        for alias in node.names:
            if alias.asname:
                self.names[alias.asname] = alias.name
            else:
                top = alias.name.partition(".")[0]
                self.names[top] = top

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            self.names[alias.asname or alias.name] = f"{node.module}.{alias.name}"

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self._check(node)
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        self._check(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = self._name(node.func)
        given = bool(node.args or node.keywords)
        if name == "asyncio.sleep" and not is_zero(node.args):
            self.faults.append((node.lineno, name))
        elif name in SEEDED and (not given or is_none(node.args)):
            self.faults.append((node.lineno, f"{name} without a seed"))
        elif name == "sublevel.table.runtime.Runtime":
            self.faults.append((node.lineno, "Runtime"))
        last = name.rpartition(".")[2]
        if name.startswith("sublevel.table.") and last in PINNED_BY:
            place, keyword = PINNED_BY[last]
            if len(node.args) <= place and keyword not in [word.arg for word in node.keywords]:
                self.faults.append((node.lineno, f"{last} without a runtime"))
        self.generic_visit(node)

    def _name(self, node: ast.expr) -> str:
        """The full name of what is used; what was not imported is called something else than any module."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id, f"own.{node.id}")
        if isinstance(node, ast.Attribute):
            return f"{self._name(node.value)}.{node.attr}"
        return ""

    def _check(self, node: ast.Attribute | ast.Name) -> None:
        name = self._name(node)
        last = name.rpartition(".")[2]
        module, _, rest = name.partition(".")
        if name in CLOCKS or name in FRESH or last == "fresh_seed":
            fault = "fresh_seed" if last == "fresh_seed" else name
        elif name == "time.sleep" or last == "wait_for_timeout":
            fault = name if name == "time.sleep" else last
        elif module == "secrets" and rest:
            fault = name
        elif (module == "random" and rest and rest[0].islower()) or is_numpy_chance(name):
            fault = f"{name} without a seed"
        else:
            return
        self.faults.append((node.lineno, fault))


def is_numpy_chance(name: str) -> bool:
    """Whether that is chance of the whole process."""
    return name.startswith("numpy.random.") and name.rpartition(".")[2].islower() and name not in SEEDED


def is_zero(arguments: list[ast.expr]) -> bool:
    return len(arguments) == 1 and isinstance(arguments[0], ast.Constant) and arguments[0].value == 0


def is_none(arguments: list[ast.expr]) -> bool:
    return bool(arguments) and isinstance(arguments[0], ast.Constant) and arguments[0].value is None


def faults_of(source: str) -> list[tuple[int, str]]:
    """The lines of a source that could be different the next time, and what is wrong there."""
    found = Found()
    found.visit(ast.parse(source))
    return found.faults


def sources() -> Iterator[str]:
    for path in sorted(TESTS.rglob("*.py")):
        place = path.relative_to(TESTS)
        if place.parts[0] not in ELSEWHERE:
            yield place.as_posix()


@pytest.mark.parametrize("place", list(sources()))
def test_every_run_is_the_same(place: str) -> None:
    allowed = ALLOWED.get(place, {})
    faults = faults_of((TESTS / place).read_text(encoding="utf-8"))
    assert [f"{place}:{line}: {fault}" for line, fault in faults if fault not in allowed] == []


def test_everything_that_is_allowed_is_there() -> None:
    for place, faults in ALLOWED.items():
        found = {fault for _, fault in faults_of((TESTS / place).read_text(encoding="utf-8"))}
        assert set(faults) <= found, place


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import time\ntime.sleep(1)", "time.sleep"),
        ("from time import sleep as wait\nwait(1)", "time.sleep"),
        ("import time\nbegan = time.time()", "time.time"),
        ("import time as t\nt.monotonic()", "time.monotonic"),
        ("from time import perf_counter\nperf_counter()", "time.perf_counter"),
        ("import time\nseed = time.time_ns()", "time.time_ns"),
        ("from datetime import datetime\ndatetime.now()", "datetime.datetime.now"),
        ("import asyncio\nasync def f():\n    await asyncio.sleep(0.1)", "asyncio.sleep"),
        ("from asyncio import sleep\nasync def f(x):\n    await sleep(x)", "asyncio.sleep"),
        ("def f(page):\n    page.wait_for_timeout(300)", "wait_for_timeout"),
        ("from sublevel.engine.chance import fresh_seed\nfresh_seed()", "fresh_seed"),
        ("from sublevel.engine import chance\nchance.fresh_seed()", "fresh_seed"),
        ("import secrets\nsecrets.token_hex(4)", "secrets.token_hex"),
        ("from secrets import randbelow\nrandbelow(4)", "secrets.randbelow"),
        ("import os\nos.urandom(4)", "os.urandom"),
        ("import uuid\nuuid.uuid4()", "uuid.uuid4"),
        ("import random\nrandom.choice([1])", "random.choice without a seed"),
        ("from random import shuffle\nshuffle([])", "random.shuffle without a seed"),
        ("import random\nrandom.Random()", "random.Random without a seed"),
        ("from random import Random\nRandom(None)", "random.Random without a seed"),
        ("import random\nrandom.SystemRandom()", "random.SystemRandom"),
        ("import numpy as np\nnp.random.default_rng()", "numpy.random.default_rng without a seed"),
        ("import numpy as np\nnp.random.rand(3)", "numpy.random.rand without a seed"),
        ("from sublevel.table.runtime import Runtime\nRuntime()", "Runtime"),
        ("from sublevel.table.people import People\nPeople(1)", "People without a runtime"),
        ("from sublevel.table.host import Host\nHost(1, 2, 3)", "Host without a runtime"),
    ],
)
def test_the_search_finds(source: str, fault: str) -> None:
    assert fault in [found for _, found in faults_of(source)]


@pytest.mark.parametrize(
    "source",
    [
        "import asyncio\nasync def f():\n    await asyncio.sleep(0)",
        "import random\nrandom.Random(3).choice([1])",
        "from random import Random\nRandom(seed)",
        "import numpy as np\nnp.random.default_rng(7)",
        "from sublevel.table.host import Host\nHost(1, 2, 3, pinned)",
        "from sublevel.table.people import People\nPeople(1, runtime=pinned)",
        "def f(runtime):\n    runtime.monotonic()",
        "def f(random):\n    random.choice([1])",
    ],
)
def test_what_is_fine_is_not_found(source: str) -> None:
    assert faults_of(source) == []
