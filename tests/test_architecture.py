"""Dependencies point one way, the engine knows no game, and every game folder looks the same."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sublevel
from sublevel.engine import targets

PACKAGE = Path(sublevel.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py"))
REGISTERED = [game for game in GAMES if (game / "game.py").is_file()]

# Each room with the rooms that it may use besides itself. "sublevel" is the package's own __init__, the public face.
BELOW_BOTS = {"engine", "text", "games", "sublevel"}
BELOW_TABLE = BELOW_BOTS | {"bots", "arena", "envs"}
MAY_USE: dict[str, set[str]] = {
    "text": set(),
    "engine": {"text"},
    "games": {"engine", "text"},
    "sublevel": {"engine", "games"},
    "bots": BELOW_BOTS,
    "envs": BELOW_BOTS | {"bots"},
    "arena": BELOW_BOTS | {"bots"},
    "table": BELOW_TABLE,
    "terminal": BELOW_TABLE,
    "cli": BELOW_TABLE | {"table", "terminal"},
    "__main__": {"cli"},
}

# Whoever has read one game knows where to look in the next.
RULES_FILES = {"state", "tables", "setup", "rules", "reasons", "knowledge", "features", "evaluation"}
COMPILED_FILES = RULES_FILES | {"notation", "view", "words"}
PLAIN_FILES = {"__init__", "data", "game", "options", "position", "view_types"}


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room(module: str) -> str:
    """The room of a module: sublevel.engine.core -> engine, sublevel.cli -> cli, sublevel -> sublevel."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def exists(module: str) -> bool:
    path = PACKAGE.parent.joinpath(*module.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in the file."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                name = f"{start}.{alias.name}"
                yield name if name.startswith("sublevel.") and exists(name) else start


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """The string expressions that stand for themselves."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def test_imports_are_read_whatever_their_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path / "sublevel")
    path = tmp_path / "sublevel" / "bots" / "random.py"
    path.parent.mkdir(parents=True)
    (tmp_path / "sublevel" / "cli.py").touch()
    path.write_text(
        "import os\nfrom .. import cli\nfrom . import random\nfrom sublevel import cli, game\ndef f():\n import a.b\n"
    )
    assert sorted(imports(path)) == ["a.b", "os", "sublevel", "sublevel.bots.random", "sublevel.cli", "sublevel.cli"]


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_dependencies_point_one_way(path: Path) -> None:
    here = room(module_name(path))
    assert here in MAY_USE, f"a new room: say in MAY_USE which rooms {here} may use"
    used = {name for name in imports(path) if name.split(".")[0] == "sublevel"}
    wrong = {name for name in used if room(name) not in MAY_USE[here] | {here}}
    assert not wrong


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("engine/*.py")), ids=module_name)
def test_the_engine_knows_no_game(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {spelling for game in GAMES for spelling in (game.name, game.name.replace("_", "-"))}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    spoken = {node.value for node in strings if node not in docstrings(tree)}
    assert not {text for text in spoken if any(name in str(text) for name in names)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_do_not_know_each_other(game: Path) -> None:
    for path in game.rglob("*.py"):
        others = {name for name in imports(path) if name.startswith("sublevel.games.")}
        assert all(name.split(".")[2] == game.name for name in others), path


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_every_game_has_the_same_files(game: Path) -> None:
    files = {path.stem for path in game.glob("*.py")}
    assert files >= COMPILED_FILES | PLAIN_FILES
    assert (game / "data").is_dir()


def test_at_least_one_game_is_looked_at() -> None:
    assert "the_base" in {game.name for game in REGISTERED}


@pytest.mark.parametrize("path", targets.compiled_modules(PACKAGE).values(), ids=module_name)
def test_compiled_modules_need_little(path: Path) -> None:
    """No third party but the two that define vectors and integers; numpy for arrays, and at the table what it needs."""
    more = {"schema": {"numpy"}, "sockets": {"msgspec", "websockets"}}
    more |= {module: {"msgspec"} for module in ("scenes", "audience", "room")}
    known = sys.stdlib_module_names | {"librt", "mypy_extensions", "sublevel"} | more.get(path.stem, set())
    assert {name.split(".")[0] for name in imports(path)} <= known


@pytest.mark.parametrize("path", targets.compiled_modules(PACKAGE).values(), ids=module_name)
def test_compiled_classes_are_made_without_keywords(path: Path) -> None:
    """mypyc forgets them: what is a Struct with a tag or omitted defaults lives in a module that is not compiled."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.keywords]


@pytest.mark.parametrize("path", targets.compiled_modules(PACKAGE).values(), ids=module_name)
def test_compiled_modules_shift_no_small_literal(path: Path) -> None:
    """mypyc makes `1 << n` a shift of a 32-bit number in C: `core.bit` does it right."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    small = isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)
                    assert not small or path.stem == "schema", f"line {node.lineno}: {ast.unparse(node)}"


def test_compiled_files_are_on_the_list_of_compiled_modules() -> None:
    compiled = set(targets.COMPILED["games/*"])
    assert compiled >= COMPILED_FILES
    assert not compiled & PLAIN_FILES


def test_targets_needs_only_the_standard_library() -> None:
    """setup.py loads it before anything is installed; the errors are imported when one is raised."""
    names = set(imports(PACKAGE / "engine" / "targets.py"))
    assert names - {"sublevel.engine.errors"} == {
        name for name in names if name.split(".")[0] in sys.stdlib_module_names
    }
