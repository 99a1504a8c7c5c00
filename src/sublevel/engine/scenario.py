"""What a game says about a scenario that somebody made: what is wrong with it, and how its file is written."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol, TypeVar

from sublevel.engine.errors import BadFile
from sublevel.engine.text import Words

OWN_FOLDER: Final = "SUBLEVEL_SCENARIOS"  # the variable that names the folder of scenarios that the owner adds
ENDING: Final = ".toml"


class Numbered(Protocol):
    """A scenario, which has its number in the list of all."""

    @property
    def number(self) -> int:
        """Where it stands."""


S = TypeVar("S", bound=Numbered)


@dataclass(frozen=True)
class Fault(Words):
    """Something that is wrong with a scenario, in words; which value it is about, and where on the board to look."""

    field: str = ""  # with a dot for a part of a table, such as plateaus.a; empty: the whole
    places: tuple[str, ...] = ()
    clause: str = ""


@dataclass(frozen=True)
class Checked:
    """A scenario that was looked at, right or wrong."""

    values: dict[str, Any]  # as far as they could be read
    faults: list[Fault] = field(default_factory=list)
    file: str = ""  # how it is written as a file; empty if it is not right

    def located(self, text: str) -> list[str]:
        """The faults in English, each with the line of the file that it is about, as far as there is one."""
        lines = [(line_of(text, fault.field), fault) for fault in self.faults]
        return [f"line {line}: {fault.text()}" if line else fault.text() for line, fault in lines]


def line_of(text: str, name: str) -> int | None:
    """The line of a TOML file in which a value stands."""
    table, _, key = name.rpartition(".")
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        start = line.split("#")[0].strip()
        if start.startswith("["):
            section = start.strip("[] ")
            if name == section:
                return number
        elif section == table and start.partition("=")[0].strip() == key:
            return number
    return None


def read_toml(text: str) -> tuple[dict[str, Any], str]:
    """The values of a file, or what is wrong with it."""
    try:
        return tomllib.loads(text), ""
    except RecursionError:
        return {}, "it is nested too deeply"
    except tomllib.TOMLDecodeError as error:
        return {}, str(error)


def read_scenarios(
    files: Iterable[Traversable], check: Callable[[str], Checked], made: Callable[[Mapping[str, Any]], S]
) -> dict[str, S]:
    """Scenarios from their files, in the order of their numbers. Raises BadFile, which names file and line."""
    found = {file.name.removesuffix(ENDING): file for file in files if file.name.endswith(ENDING)}
    scenarios = {name: made(checked_values(file, check)) for name, file in found.items()}
    return dict(sorted(scenarios.items(), key=lambda entry: (entry[1].number, entry[0])))


def checked_values(file: Traversable, check: Callable[[str], Checked]) -> dict[str, Any]:
    """The values of a scenario's file. Raises BadFile, which names file and line."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{file} cannot be read: {error}") from None
    checked = check(text)
    for said in checked.located(text):
        raise BadFile(f"{file}, {said}")
    return checked.values
