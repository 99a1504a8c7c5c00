"""docs/data.md explains every field of every file of every game."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec import inspect

import sublevel
from sublevel.engine.registry import data_of, package
from sublevel.games.star_quest.mission import Mission
from sublevel.games.underground.scenario import Scenario

MANUAL: Final = (Path(__file__).resolve().parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
FOLDERS: Final[dict[str, Any]] = {"underground/scenarios/": Scenario, "star-quest/missions/": Mission}


def kinds() -> dict[str, Any]:
    """What each file of each game holds, by its name in an owner's folder."""
    files = {
        f"{game}/{name}": kind
        for game in sublevel.game_names()
        for name, kind in importlib.import_module(f"{package(game)}.data").FILES.items()
    }
    return files | FOLDERS


def fields(kind: inspect.Type) -> Iterator[str]:
    """The names of all fields that a file can have."""
    match kind:
        case inspect.StructType(fields=listed):
            for field in listed:
                yield field.encode_name
                yield from fields(field.type)
        case inspect.DictType(value_type=value):
            yield from fields(value)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from fields(item)
        case inspect.Metadata(type=inner):
            yield from fields(inner)
        case inspect.UnionType(types=types):
            for one in types:
                yield from fields(one)


def section(name: str) -> str:
    """What the manual says about a file."""
    found = re.search(rf"^### {re.escape(name)}\n(.*?)(?=^##|\Z)", MANUAL, re.MULTILINE | re.DOTALL)
    assert found, f"docs/data.md has no section about {name}"
    return found[1]


@pytest.mark.parametrize(("name", "kind"), kinds().items(), ids=list(kinds()))
def test_every_field_is_explained(name: str, kind: Any) -> None:
    missing = [field for field in fields(inspect.type_info(kind)) if f"`{field}`" not in section(name)]
    assert not missing, f"docs/data.md, {name}: nothing about {', '.join(missing)}"


@pytest.mark.parametrize("game", sublevel.game_names())
def test_every_file_is_told_and_nothing_else(game: str) -> None:
    told = set(re.findall(rf"^### {game}/([\w/.-]+)$", MANUAL, re.MULTILINE))
    data = data_of(game)
    assert told == {*data.names, *([f"{data.folder}/"] if data.folder else [])}
    assert set(data.names) == set(importlib.import_module(f"{package(game)}.data").FILES)


def test_the_numbers_of_the_manual_are_those_of_the_files() -> None:
    """Bounds that types tell stand in the table of their field."""
    for name, kind in kinds().items():
        for struct in structs(inspect.type_info(kind)):
            for field in struct.fields:
                if (
                    isinstance(field.type, inspect.IntType)
                    and field.type.ge is not None
                    and field.type.ge != field.type.le
                ):
                    line = next(line for line in section(name).splitlines() if f"`{field.encode_name}`" in line)
                    assert str(field.type.le) in line, f"{name}: {field.encode_name} is at most {field.type.le}"


def structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """All tables of fields that a file can have."""
    match kind:
        case inspect.StructType(fields=listed):
            yield kind
            for field in listed:
                yield from structs(field.type)
        case inspect.DictType(value_type=value):
            yield from structs(value)
        case inspect.ListType(item_type=item):
            yield from structs(item)
        case inspect.Metadata(type=inner):
            yield from structs(inner)


def test_an_example_of_each_file_is_right() -> None:
    """What comes with the games is what the structures say: every file can be read as what the manual tells."""
    for game in sublevel.game_names():
        for name, kind in importlib.import_module(f"{package(game)}.data").FILES.items():
            assert msgspec.to_builtins(data_of(game).read(name, kind))
