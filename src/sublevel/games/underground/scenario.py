"""Scenarios of Underground: what one is made of, what can be wrong with it, and its file (sections 3.8 and 8.4)."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from msgspec import inspect

from sublevel.engine.errors import BadFile, BadOption, quoted
from sublevel.engine.scenario import ENDING, OWN_FOLDER, Checked, Fault, read_scenarios, read_toml
from sublevel.engine.text import Argument
from sublevel.games.underground.data import (
    CELLS,
    DATA,
    MOST_WATER,
    PLATEAUS,
    ROWS,
    SIDES,
    Cell,
    cell_index,
    on_board,
    plateaus,
)
from sublevel.games.underground.geometry import SIZE, Place

CODES: Final = 4  # code chips that lie on the board from the start
MOST_CARDS: Final = CELLS - 2 * 4  # that are left to draw when four have their hands
MOST_FAULTS: Final = 40  # that are told at once

LINE: Final = r"^[^\x00-\x1f\x7f]*$(?!\n)"  # letters and signs, no line breaks


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A laid-out start, with its own rules if it has any (section 3.8; UG-SETUP-13, 14; UG-SC-4 to 6; UG-RAT-1)."""

    title: Annotated[str, msgspec.Meta(max_length=40, pattern=LINE)] = ""  # in its owner's words
    about: Annotated[str, msgspec.Meta(max_length=200, pattern=LINE)] = ""  # what is special, the same
    number: Annotated[int, msgspec.Meta(ge=1, le=999)] = 999  # where it stands in a list
    level: Literal["easy", "medium", "hard"] = "medium"
    tower: Cell
    door: Literal["N", "E", "S", "W"]
    start: Cell
    codes: Annotated[list[Cell], msgspec.Meta(max_length=CELLS)]
    water: Annotated[list[Cell], msgspec.Meta(max_length=CELLS)]
    draw_pile: Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)]
    end_column: Annotated[int, msgspec.Meta(ge=1, le=SIZE)]  # of the end chip, at the bottom
    timer: bool = True  # whether it is meant to be played with the timer
    keys: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # that the group starts with
    valve_keys: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # what closing a valve costs
    canal: Annotated[str, msgspec.Meta(pattern="^[A-I]?$", max_length=1)] = (
        ""  # a row whose water on bare board no valve removes
    )
    tiles: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2  # drawn for a discovery or an empty timer
    rat: Annotated[str, msgspec.Meta(pattern="^([A-I][1-9])?$", max_length=2)] = ""
    plateaus: dict[str, Cell]  # the north-west cell of each: the corner of the box around it


TYPES: Final = get_type_hints(Scenario, include_extras=True)
FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Scenario)}


def fault(name: str, at: str, **args: Argument) -> Fault:
    """A fault with the message `underground-fault-<name>`, about one of the values."""
    return Fault(f"underground-fault-{name}", args, field=at)


def misplaced(name: str, at: str, places: Iterable[str], clause: str = "UG-SETUP-13", **args: Argument) -> Fault:
    """A fault that can be seen on the board."""
    return Fault(f"underground-fault-{name}", args, field=at, places=tuple(places), clause=clause)


# What can be wrong.


def look_at(values: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    """What can be read of a scenario, and what is wrong: with its values one by one, then with how they go together."""
    readable: dict[str, Any] = {}
    faults = [
        fault("unknown", "", field=quoted(name), fields=", ".join(FIELDS)) for name in values if name not in TYPES
    ]
    for name, field in FIELDS.items():
        if name not in values:
            faults += [fault("missing", name, field=name)] if field.required else []
        elif name == "plateaus" and isinstance(values[name], Mapping):
            readable[name] = {it: cell for it, cell in values[name].items() if it in PLATEAUS and is_cell(cell)}
            faults += misnamed_plateaus(values[name])
        else:
            try:
                readable[name] = msgspec.convert(values[name], TYPES[name])
            except msgspec.ValidationError:
                faults.append(wrong_value(name, values[name]))
    for together in (plateau_faults, count_faults, sharing_faults, door_faults):
        faults += together(readable)
    return readable, faults[:MOST_FAULTS]


def wrong_value(name: str, value: object) -> Fault:
    """A value that is not what it should be, and what would be right."""
    shown = quoted(value)
    if name in ("title", "about"):
        return fault("text", name, field=name, value=shown)
    match inspect.type_info(TYPES.get(name, Cell)):
        case inspect.IntType(ge=int(least), le=int(most)):
            return fault("number", name, field=name, value=shown, least=least, most=most)
        case inspect.LiteralType(values=choices):
            return fault("choice", name, field=name, value=shown, choices=", ".join(map(str, choices)))
        case inspect.BoolType():
            return fault("switch", name, field=name, value=shown)
        case inspect.ListType():
            return fault("cells", name, field=name, value=shown)
        case inspect.DictType():
            return fault("plateaus", name, field=name, value=shown)
    return (
        fault("choice", name, field=name, value=shown, choices=", ".join(ROWS))
        if name == "canal"
        else fault("cell", name, field=name, value=shown)
    )


def misnamed_plateaus(given: Mapping[str, Any]) -> Iterator[Fault]:
    """Plateaus that are unknown, missing, or not on a cell (section 3.4)."""
    for name, cell in given.items():
        if name not in PLATEAUS:
            yield fault("plateau-unknown", "plateaus", plateau=quoted(name))
        elif not is_cell(cell):
            yield wrong_value(f"plateaus.{name}", cell)
    if missing := [name for name in PLATEAUS if name not in given]:
        yield fault("plateaus-missing", "plateaus", plateaus=", ".join(missing))


def plateau_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """Each plateau lies on the board, and nowhere on another or the tower (UG-SETUP-8, 13)."""
    covered: dict[str, str] = {}
    for name, place in sorted(values.get("plateaus", {}).items()):
        at, cells = f"plateaus.{name}", covered_by(name, place)
        if len(cells) < len(outline(name)):
            yield misplaced("plateau-outside", at, cells, plateau=name, cell=place)
        elif values.get("tower") in cells:
            yield misplaced("plateau-on-tower", at, [values["tower"]], plateau=name, cell=place)
        elif under := [cell for cell in cells if cell in covered]:
            yield misplaced("plateau-overlap", at, under, plateau=name, cell=place, other=covered[under[0]])
        covered |= {cell: name for cell in cells if cell not in covered}


def outline(plateau: str) -> tuple[Place, ...]:
    """The cells of a plateau, from the north-west corner of its box."""
    return plateaus()[PLATEAUS.index(plateau)].face.places


def covered_by(plateau: str, corner: str) -> list[str]:
    """The cells on the board that a plateau covers that is not turned, from the north-west corner of its box."""
    row, column = divmod(cell_index(corner), SIZE)
    places = [(row + down, column + right) for down, right in outline(plateau)]
    return [f"{ROWS[down]}{right + 1}" for down, right in places if down < SIZE and right < SIZE]


def count_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """As many code chips as there have to be, and no more water than there can be (UG-SETUP-8)."""
    codes, water = values.get("codes", [""] * CODES), values.get("water", [])
    if len(codes) != CODES:
        yield misplaced("chips", "codes", codes[CODES:], count=len(codes), needed=CODES)
    if len(water) > MOST_WATER:
        yield misplaced("water", "water", water[MOST_WATER:], count=len(water), most=MOST_WATER)


def sharing_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """Tower, figure, code chips, water and rat do not share a cell; only the rat does not mind water (UG-RAT-5)."""
    places = [("tower", "tower", values.get("tower", "")), ("start", "figure", values.get("start", ""))]
    places += [("codes", "chip", cell) for cell in values.get("codes", [])]
    places += [("water", "water", cell) for cell in values.get("water", [])]
    places += [("rat", "rat", values.get("rat", ""))]
    taken: dict[str, str] = {}
    for field, thing, cell in places:
        if cell in taken and {thing, taken[cell]} != {"rat", "water"}:
            yield misplaced("shared", field, [cell], cell=cell, first=taken[cell], second=thing)
        elif cell:
            taken[cell] = thing


def door_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """The door leads to a cell of the board (UG-SETUP-12)."""
    tower, door = values.get("tower"), values.get("door")
    if tower and door and not on_board(cell_index(tower), SIDES.index(door)):
        yield misplaced("door-outside", "door", [tower], "UG-SETUP-12", cell=tower, side=door)


def is_cell(value: object) -> bool:
    """Whether something names a cell."""
    return isinstance(value, str) and len(value) == 2 and value[0] in ROWS and value[1] in "123456789"


# Reading and writing.


def read_scenario(values: Mapping[str, Any]) -> Scenario:
    """A scenario from a table of values. Raises BadOption, which says what is wrong first."""
    readable, faults = look_at(values)
    if faults:
        raise BadOption(f"scenario: {faults[0].text()}")
    return msgspec.convert(readable, Scenario)


def check_values(values: Mapping[str, Any]) -> Checked:
    """Look at a scenario, right or wrong."""
    readable, faults = look_at(values)
    if faults:
        return Checked(readable, faults)
    scenario = msgspec.convert(readable, Scenario)
    return Checked(plain(scenario), file=write_file(scenario))


def check_file(text: str) -> Checked:
    """Look at a scenario that is written as a file."""
    values, detail = read_toml(text)
    return Checked({}, [fault("no-toml", "", detail=detail)]) if detail else check_values(values)


def plain(scenario: Scenario) -> dict[str, Any]:
    """A scenario as plain values."""
    return dict(msgspec.to_builtins(scenario))


def write_file(scenario: Scenario) -> str:
    """A scenario as its file."""
    lines = ["# A scenario of Underground (section 3.8 of the rules)."]
    for name, field in FIELDS.items():
        value = getattr(scenario, name)
        if name != "plateaus" and (field.required or value != field.default):
            lines.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    lines += ["", "[plateaus]  # the north-west cell of each"]
    return "\n".join([*lines, *(f'{name} = "{scenario.plateaus[name]}"' for name in PLATEAUS), ""])


# The files.


@functools.cache
def scenarios() -> dict[str, Scenario]:
    """The scenarios of the house by name, which is that of their file (section 3.8), or what an owner made of them.

    Those of the house that do not fit an owner's plateaus are left out.
    """
    return read_files(DATA.fitting(lambda text: not check_file(text).faults))


def own_scenarios() -> dict[str, Scenario]:
    """The scenarios of whoever runs this, from the folder that he named. Raises BadFile."""
    return own_files(os.environ.get(OWN_FOLDER, "").strip())


@functools.cache
def own_files(place: str) -> dict[str, Scenario]:
    """The scenarios of a folder; they cannot have the names of those of the house. Raises BadFile."""
    if not place:
        return {}
    if not Path(place).is_dir():
        raise BadFile(
            f"{OWN_FOLDER}: {quoted(place)} is no folder; name one that holds files such as my-cellar{ENDING}"
        )
    found = read_files(Path(place).iterdir())
    if taken := next((name for name in found if name in (*scenarios(), "random", "custom")), None):
        raise BadFile(f"{taken}{ENDING}: there is a scenario {taken} already; give the file another name")
    return found


def read_files(files: Iterable[Traversable]) -> dict[str, Scenario]:
    """Scenarios from their files, in the order of their numbers. Raises BadFile, which names file and line."""
    return read_scenarios(files, check_file, read_scenario)
