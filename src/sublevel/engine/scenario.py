"""What a game says about a scenario that somebody made: what is wrong with it, and how its file is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sublevel.engine.text import Words

OWN_FOLDER: Final = "SUBLEVEL_SCENARIOS"  # the variable that names the folder of scenarios that the owner adds


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
