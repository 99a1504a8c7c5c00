"""The GPU target, in numba's simulator: the same rule sources give the same bytes. Real devices: benchmarks/."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sublevel
from sublevel.engine.conformance.sampling import sample_options
from sublevel.engine.core import advance, first_waiting
from sublevel.engine.cuda import KEYS
from sublevel.engine.device import checked_index, parsed

pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed"),
]

NAMES = sublevel.game_names()
SCRIPT = Path(__file__).with_name("cuda_script.py")
SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1"}
BATCH = "import sublevel; sublevel.game('the-base').batch(2, target='cuda')"
# Deals that go another way, beside what is sampled.
SPECIAL: dict[str, list[dict[str, Any]]] = {
    "the-base": [{"mix": {"D": 2, "I": 6, "L": 8, "T": 8, "X": 0}, "dead_end_rule": "inner"}],
}
# What would end a match before there is anything to compare, or hardly ever.
KEPT: dict[str, dict[str, Any]] = {
    "underground": {"resign": False, "end_section": 0, "timer_hands": "active"},
    "star-quest": {"event_deck": 10},  # or they would take the simulator minutes
}


def variants(name: str) -> list[dict[str, Any]]:
    game = sublevel.game(name)
    sampled = [sample_options(game, Random(seed)) | KEPT.get(name, {}) for seed in range(3)]
    return [KEPT.get(name, {}), *sampled, *SPECIAL.get(name, [])]


def cost_of(name: str, number: int) -> list[pytest.MarkDecorator]:
    """Large rules take the simulator long: their usual options are enough for every day, samples are for the soak."""
    return [pytest.mark.soak] if sublevel.game(name).actions > 1000 and number > 0 else []


VARIANTS = [
    pytest.param(name, options, id=f"{name}-{i}", marks=cost_of(name, i))
    for name in NAMES
    for i, options in enumerate(variants(name))
]


def run(arguments: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **environment}
    return subprocess.run([sys.executable, *arguments], env=env, capture_output=True, text=True, timeout=120)


def answer(*arguments: str) -> Any:
    done = run([str(SCRIPT), *arguments], **SIMULATOR)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_the_simulator_gives_the_same_bytes(name: str, options: dict[str, Any]) -> None:
    """Deals, single steps, masks, features, whole matches and the next deals."""
    found = answer("batch", name, json.dumps(options))
    assert found["differences"] == []
    assert found["refuses"] is True
    why = "target cuda: a batch on the GPU cannot be copied or pickled; `packed()` gives its states"
    assert found["stays"] == [why] * 3
    assert min(found["plies"]) > 10  # whole matches were compared


@pytest.mark.parametrize("name", NAMES)
def test_every_function_of_the_rules_becomes_a_device_function(name: str) -> None:
    found = answer("loader", name)
    modules = [
        "sublevel.engine.core",
        *(f"sublevel.games.{name.replace('-', '_')}.{m}" for m in sublevel.game(name).modules),
    ]
    assert list(found) == modules
    for module, functions in found.items():
        assert set(functions["written"]) <= set(functions["device"]), module
        assert functions["plain"] == [], module
        assert functions["tables"] == [], module
    assert {"setup", "legal", "step", "features"} <= set(found[modules[-1]]["device"])


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_place_for_every_number_that_matches_are_sorted_by(name: str) -> None:
    rules = importlib.import_module(f"sublevel.games.{name.replace('-', '_')}.rules")
    if not hasattr(rules, "likeness"):
        assert name == "the-base"  # small enough for a thread a match
        return
    found: set[int] = set()
    game = sublevel.game(name)
    for seed in range(40):
        s = game.deal(seed, game.environment(sample_options(game, Random(seed))))
        choice = Random(seed).getrandbits(60)
        for _ in range(400):
            if s.waiting:
                found.add(rules.likeness(s))
                choice = advance(choice)
                game.rules.step(s, first_waiting(s), game.rules.pick(s, first_waiting(s), choice))
    assert len(found) > 4
    assert 0 <= min(found) <= max(found) < KEYS - 1


def test_an_index_from_the_end_is_noticed_in_the_simulator() -> None:
    assert [10, 20][checked_index(1)] == 20
    with pytest.raises(IndexError, match=r"the index -1 counts from the end, which means something else on a GPU"):
        checked_index(-1)


def test_indices_are_unsigned_on_a_gpu(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("TABLE = [1, 2]\n\ndef first(s, i):\n    s.cell[i + 1] = s.cell[0]\n", encoding="utf-8")
    assert ast.unparse(parsed(source).body[1]) == ("def first(s, i):\n    s.cell[unsigned(i + 1)] = s.cell[0]")


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    """The last line of a process that ended with an error."""
    assert done.returncode == 1
    return done.stderr.splitlines()[-1]


def test_without_a_device() -> None:
    done = run(["-c", BATCH], CUDA_VISIBLE_DEVICES="", NUMBA_ENABLE_CUDASIM="0")
    assert one_line(done) == "sublevel.engine.errors.BadTarget: target cuda: no NVIDIA GPU can be used here"


def test_without_numba() -> None:
    done = run(["-c", f"import sys; sys.modules['numba'] = None; {BATCH}"])
    line = one_line(done)
    assert line.startswith("sublevel.engine.errors.BadTarget: target cuda: ")
    assert line.endswith("; install the extra `sublevel[cuda]`")
