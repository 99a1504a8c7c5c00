"""Which target runs: nothing compiled ever runs that does not match its sources, and nobody has to guess."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sublevel
from sublevel.engine import targets

PACKAGE = Path(sublevel.__file__).parent
SUFFIX = targets.extension_suffix()
COMPILED_HERE = targets.examine(PACKAGE).condition == "fresh"
ASK = """
from sublevel.engine import targets, core
from sublevel.games.demo import rules
print(targets.running(), core.__file__, rules.__file__, targets.why(), sep="\\n")
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with the real targets.py, two modules to compile and one that is not."""
    package = tmp_path / "sublevel"
    files = {
        "__init__.py": "from sublevel.engine import targets\ntargets.choose()\n",
        "engine/__init__.py": "",
        "engine/core.py": "NAME = 'core'\n",
        "engine/plain.py": "NAME = 'plain'\n",
        "games/__init__.py": "",
        "games/demo/__init__.py": "",
        "games/demo/rules.py": "from sublevel.engine.core import NAME\n",
    }
    for name, text in files.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for name in ("targets.py", "errors.py"):
        shutil.copy(PACKAGE / "engine" / name, package / "engine" / name)
    return package


def pretend_build(package: Path) -> None:
    """Leave behind what a build would: the manifest, and extension files, though nothing can load these."""
    sources = targets.compiled_modules(package)
    for path in targets.extension_files(package, sources, SUFFIX):
        path.write_bytes(b"not machine code")
    targets.write_manifest(package, {name: targets.digest(path) for name, path in sources.items()}, "2.4.1", 1.0)


def run(package: Path, code: str, target: str | None = None) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != targets.VARIABLE}
    env["PYTHONPATH"] = str(package.parent)
    if target is not None:
        env[targets.VARIABLE] = target
    return subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=package.parent, capture_output=True, text=True, timeout=60
    )


def test_one_list_says_what_is_compiled(package: Path) -> None:
    assert list(targets.compiled_modules(package)) == ["sublevel.engine.core", "sublevel.games.demo.rules"]
    assert {"sublevel.engine.core", "sublevel.games.the_base.rules"} <= set(targets.compiled_modules(PACKAGE))


@pytest.mark.parametrize("target", [None, "", "auto", "python"])
def test_without_a_build_the_rules_are_interpreted_silently(package: Path, target: str | None) -> None:
    done = run(package, ASK, target)
    assert done.stderr == ""
    running, core, rules, why = done.stdout.splitlines()
    assert running == "python"
    assert core == str(package / "engine" / "core.py")
    assert rules == str(package / "games" / "demo" / "rules.py")
    assert why.startswith("Interpreted: ")


def test_cpu_without_a_build_is_refused_in_one_line(package: Path) -> None:
    done = run(package, ASK, "cpu")
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("sublevel: SUBLEVEL_TARGET is 'cpu', but the rules are not compiled; ")
    assert line.endswith("`make build` compiles them, SUBLEVEL_TARGET=python does without")


def test_an_unknown_target_is_refused_in_one_line(package: Path) -> None:
    done = run(package, ASK, "gpu")
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["sublevel: SUBLEVEL_TARGET is 'gpu', but must be one of auto, python, cpu"]


def test_a_program_can_catch_the_refusal(package: Path) -> None:
    code = """
try:
    import sublevel
except Exception as error:
    print([kind.__name__ for kind in type(error).__mro__])
"""
    done = run(package, code, "gpu")
    assert done.returncode == 0
    assert "'BadTarget', 'SublevelError', 'Exception'" in done.stdout


def edit(package: Path) -> None:
    with (package / "engine" / "core.py").open("a") as file:
        file.write("EDITED = True\n")


def add_module(package: Path) -> None:
    (package / "games" / "demo" / "moves.py").write_text("NAME = 'moves'\n")


def remove_module(package: Path) -> None:
    """As when a module is renamed: its extension file stays behind."""
    (package / "games" / "demo" / "state.py").unlink()


def forge_leftover(package: Path) -> None:
    (package / "games" / "demo" / f"walls{SUFFIX}").write_bytes(b"not machine code")


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (edit, "engine.core"),
        (add_module, "games.demo.moves"),
        (remove_module, "games.demo.state"),
        (forge_leftover, f"walls{SUFFIX}"),
    ],
)
def test_a_stale_build_is_noticed(package: Path, change: Callable[[Path], None], named: str) -> None:
    (package / "games" / "demo" / "state.py").write_text("NAME = 'state'\n")
    pretend_build(package)
    assert targets.examine(package).condition == "fresh"
    change(package)
    assert targets.examine(package).condition == "stale"
    done = run(package, ASK)
    assert done.stdout.splitlines()[0] == "python"
    assert done.stdout.splitlines()[1] == str(package / "engine" / "core.py")
    (warning,) = done.stderr.splitlines()
    assert warning.startswith("sublevel: compiled rules are older than their sources (")
    assert warning.endswith("); running interpreted; `make build` renews them")
    assert named in warning
    refused = run(package, ASK, "cpu")
    assert refused.returncode == 1
    (line,) = refused.stderr.splitlines()
    assert named in line
    assert "`make build`" in line


def test_at_most_three_stale_modules_are_named(package: Path) -> None:
    for name in ("state", "tables", "moves", "turns"):
        (package / "games" / "demo" / f"{name}.py").write_text("")
    pretend_build(package)
    for path in targets.compiled_modules(package).values():
        path.write_text(path.read_text() + "\n")
    assert targets.examine(package).reason.endswith("(engine.core, games.demo.moves, games.demo.rules and 3 more)")


def test_python_ignores_the_extension_files_even_of_removed_modules(package: Path) -> None:
    pretend_build(package)
    forge_leftover(package)
    done = run(package, ASK, "python")
    assert done.stderr == ""
    assert done.stdout.splitlines()[:2] == ["python", str(package / "engine" / "core.py")]
    gone = run(package, "import sublevel.games.demo.walls", "python")
    assert gone.stderr.splitlines()[-1] == "ModuleNotFoundError: No module named 'sublevel.games.demo.walls'"


def test_a_build_that_cannot_be_loaded_is_noticed(package: Path) -> None:
    pretend_build(package)
    done = run(package, ASK)
    assert done.stdout.splitlines()[0] == "python"
    (warning,) = done.stderr.splitlines()
    assert warning.startswith("sublevel: compiled rules cannot be loaded (")
    assert run(package, ASK, "cpu").returncode == 1


def test_a_missing_extension_file_means_none_is_used(package: Path) -> None:
    pretend_build(package)
    (package / "games" / "demo" / f"rules{SUFFIX}").unlink()
    found = targets.examine(package)
    assert found == ("absent", f"compiled files are missing (rules{SUFFIX})")
    assert run(package, ASK).stdout.splitlines()[0] == "python"


def test_a_build_for_another_interpreter_is_not_used(package: Path) -> None:
    pretend_build(package)
    path = package / targets.MANIFEST
    path.write_text(json.dumps(json.loads(path.read_text()) | {"python": "cpython-310", "extension": ".other.so"}))
    assert targets.examine(package) == (
        "absent",
        "the rules are compiled for cpython-310, not for this interpreter",
    )


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"modules": []}', '"fresh"'])
def test_a_broken_manifest_counts_as_none(package: Path, text: str) -> None:
    pretend_build(package)
    (package / targets.MANIFEST).write_text(text)
    assert targets.read_manifest(package) is None
    assert targets.examine(package).condition == "absent"


def test_the_first_decision_stays(package: Path) -> None:
    code = """
import os, sublevel
from sublevel.engine import targets
os.environ["SUBLEVEL_TARGET"] = "cpu"
targets.choose()
print(targets.running(), sum(type(finder).__name__ == "_InterpretedFinder" for finder in __import__("sys").meta_path))
"""
    assert run(package, code, "python").stdout.split() == ["python", "1"]


def test_a_decision_that_comes_too_late_is_an_error(package: Path) -> None:
    """Otherwise some modules could be compiled and others interpreted."""
    (package / "__init__.py").write_text("from sublevel.engine import core, targets\ntargets.choose()\n")
    last = run(package, ASK).stderr.splitlines()[-1]
    assert last == "RuntimeError: targets.choose() came too late: engine.core had been imported before"


def test_status_describes_every_target_without_loading_numba(package: Path) -> None:
    code = """
import sys
from sublevel.engine import targets
status = targets.status()
print(status.running, *status.available, status.available["cpu"].usable, status.compiled, "numba" in sys.modules)
"""
    assert run(package, code).stdout.split() == ["python", "python", "cpu", "cuda", "False", "None", "False"]


def test_cuda_is_asked_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert targets.status(probe_cuda=True).available["cuda"] == (
        False,
        "numba-cuda is not installed; `pip install sublevel[cuda]` brings it",
    )


@pytest.fixture
def compiled_copy(tmp_path: Path) -> Path:
    """A copy of the real package with its extension files."""
    library = f"{targets.LIBRARY}{SUFFIX}"
    shutil.copytree(PACKAGE, tmp_path / "sublevel", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PACKAGE.parent / library, tmp_path / library)
    return tmp_path / "sublevel"


@pytest.mark.skipif(not COMPILED_HERE, reason="the rules are not compiled here (no compiler, or sources were edited)")
def test_real_compiled_rules_run_until_a_source_is_edited(compiled_copy: Path) -> None:
    ask = """
import sys
from sublevel.engine import core, targets
library = sys.modules.get(targets.LIBRARY)
print(targets.running(), core.__file__, library and library.__file__, core.MAX_SEATS)
"""
    for target in ("auto", "cpu"):
        running, file, library, _ = run(compiled_copy, ask, target).stdout.split()
        assert running == "cpu"
        assert file == str(compiled_copy / "engine" / f"core{SUFFIX}")
        assert library == str(compiled_copy.parent / f"{targets.LIBRARY}{SUFFIX}")
    source = compiled_copy / "engine" / "core.py"
    assert run(compiled_copy, ask, "python").stdout.split()[:2] == ["python", str(source)]
    source.write_text(source.read_text().replace("MAX_SEATS: Final = 6", "MAX_SEATS: Final = 7"))
    edited = run(compiled_copy, ask)
    assert edited.stdout.split() == ["python", str(source), "None", "7"]
    assert len(edited.stderr.splitlines()) == 1
    assert run(compiled_copy, ask, "cpu").returncode == 1


@pytest.mark.skipif(not COMPILED_HERE, reason="the rules are not compiled here (no compiler, or sources were edited)")
def test_all_compiled_modules_come_from_the_same_place() -> None:
    """In this very process: all of them compiled, or none."""
    ends = {
        str(importlib.import_module(name).__file__).removeprefix(str(PACKAGE)).partition(".")[2]
        for name in targets.compiled_modules(PACKAGE)
    }
    assert ends == ({SUFFIX.removeprefix(".")} if targets.running() == "cpu" else {"py"})
