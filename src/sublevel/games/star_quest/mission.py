"""Missions of Star Quest: what one is made of, what can be wrong with it, and its file (section 3.9, SQ-DATA-8)."""

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

from sublevel.engine.datafiles import first_fault, in_words
from sublevel.engine.errors import BadFile, BadOption, quoted
from sublevel.engine.scenario import ENDING, OWN_FOLDER, Checked, Fault, read_scenarios, read_toml
from sublevel.engine.text import Argument
from sublevel.games.star_quest.data import BOARDS, DATA, boards, read_local
from sublevel.games.star_quest.geometry import CORRIDOR, RIM, SIZE, TURNS, Place, turned
from sublevel.games.star_quest.tables import MOST_GOAL_SQUARES, MOST_REMOVALS, MOST_RESERVE, TOKEN_VALUE, TOKENS_OF

KINDS: Final = "GOATHZD"  # that have tokens
COLOURS: Final = ("RED", "YEL", "BLU")
QUADRANTS: Final = ("NW", "NE", "SW", "SE")
PORTS: Final = tuple(f"{side}{n}" for side in "NESW" for n in range(1, 5))
SQUADS: Final = ("1", "2", "3")
FORMS: Final = ("USE", "REMOVE", "CARRY", "HOLD", "CLEAR", "TOKEN", "SCORE")
MOST_FAULTS: Final = 40  # that are told at once
CUSTOM: Final = "custom"
DEFAULT: Final = "dead-signal"
LINE: Final = r"^[^\x00-\x1f\x7f]*$(?!\n)"  # letters and signs, no line breaks
SHARES: Final = {"1": (1, 2), "2": (3, 4), "3": (1, 1)}  # of the blips, by the number of squads (SQ-SETUP-5)

Form = Literal["USE", "REMOVE", "CARRY", "HOLD", "CLEAR", "TOKEN", "SCORE"]
Kind = Literal["G", "O", "A", "T", "H", "Z", "D"]
Square = Annotated[str, msgspec.Meta(max_length=5)]
Turned = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]  # a board and its clockwise quarter turns
Counts = dict[str, Annotated[int, msgspec.Meta(ge=0, le=14)]]


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What has to come true before (SQ-OBJ-3)."""

    type: Literal["REMOVE"] = "REMOVE"
    kind: Kind
    count: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """An objective: its form, and what the form needs (section 8.9)."""

    type: Form
    kind: Kind | None = None
    room: Annotated[str, msgspec.Meta(max_length=3)] = ""  # such as 4:E
    square: Square = ""
    squares: Annotated[list[Square], msgspec.Meta(max_length=MOST_GOAL_SQUARES)] = []
    count: Annotated[int, msgspec.Meta(ge=1, le=32)] = 1
    figures: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    points: Annotated[int, msgspec.Meta(ge=1, le=304)] = 1
    requires: Requirement | None = None

    def places(self) -> list[str]:
        """The squares that it names."""
        return [*self.squares, *([self.square] if self.square else [])]


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission (SQ-DATA-8). Squares are those of the unrotated boards: `2.h7` is on board 2."""

    name: Annotated[str, msgspec.Meta(max_length=40, pattern=LINE)] = ""  # in its owner's words
    briefing: Annotated[str, msgspec.Meta(max_length=400, pattern=LINE)] = ""
    secondary_text: Annotated[str, msgspec.Meta(max_length=200, pattern=LINE)] = ""
    number: Annotated[int, msgspec.Meta(ge=1, le=999)] = 999  # where it stands in a list
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=7)] = 4
    special: list[Literal["LAST_USE_WINS"]] = []  # names the rule of SQ-OBJ-3 for several squares
    layout: dict[str, Turned]
    docks: dict[str, str]
    blips: Counts
    chips: dict[str, Counts]
    reserve: Annotated[list[Square], msgspec.Meta(max_length=MOST_RESERVE)]
    primary: Objective
    secondary: Objective


TYPES: Final = get_type_hints(Mission, include_extras=True)
FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Mission)}
FOR_CHAOS: Final = ("blips", "chips", "reserve", "secondary", "secondary_text")
LONGEST: Final = {"name": 40, "briefing": 400, "secondary_text": 200}  # texts in their owner's words, in letters


def fault(name: str, at: str, clause: str = "SQ-DATA-8", places: Iterable[str] = (), **args: Argument) -> Fault:
    """A fault with the message `star-quest-fault-<name>`, about one of the values."""
    return Fault(f"star-quest-fault-{name}", args, field=at, places=tuple(places), clause=clause)


# Squares, rooms and ports.


def read_square(text: str) -> tuple[int, Place]:
    """The board, 0 to 3, and the square on its unrotated map, from a name such as `2.h7`. Raises ValueError."""
    board, dot, local = text.partition(".")
    if not dot or board not in ("1", "2", "3", "4"):
        raise ValueError(f"{text!r} is no square: a board 1 to {BOARDS}, a dot, then a1 to l{SIZE}")
    return int(board) - 1, read_local(local)


def is_square(text: str) -> bool:
    """Whether something names a square of a board."""
    try:
        read_square(text)
    except ValueError:
        return False
    return True


def room_at(text: str) -> str:
    """The letter of the room of a square, a dot for corridor."""
    board, place = read_square(text)
    return boards()[board].plans[0].rooms[place]


def room_size(room: str) -> int:
    """How many squares a room such as `4:E` has; 0 if there is no such room."""
    board, colon, letter = room.partition(":")
    if not colon or board not in ("1", "2", "3", "4") or letter == CORRIDOR:
        return 0
    return list(boards()[int(board) - 1].plans[0].rooms.values()).count(letter)


def global_place(mission_layout: Mapping[str, list[int]], text: str) -> int:
    """The square of the hulk, 24 x row + column, for a square of a board (SQ-GEO-1)."""
    board, place = read_square(text)
    for number, quadrant in enumerate(QUADRANTS):
        if mission_layout[quadrant][0] == board + 1:
            x, y = turned(place, mission_layout[quadrant][1])
            return 24 * (SIZE * (number // 2) + y) + SIZE * (number % 2) + x
    raise ValueError(f"board {board + 1} is not part of the layout")


def port_squares(port: str) -> list[int]:
    """The two squares of the hulk at a port (SQ-GEO-3)."""
    side, number = port[0], int(port[1]) - 1
    ends = (RIM[0], RIM[1]) if number % 2 == 0 else (RIM[2], RIM[3])
    along = [SIZE * (number // 2) + end for end in ends]
    rows = {"N": 0, "S": 23}
    if side in rows:
        return [24 * rows[side] + i for i in along]
    return [24 * i + (0 if side == "W" else 23) for i in along]


# What can be wrong.


def look_at(values: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    """What can be read of a mission, and what is wrong: with its values one by one, then with how they go together."""
    readable: dict[str, Any] = {}
    faults = [
        fault("unknown", "", field=quoted(name), fields=", ".join(FIELDS)) for name in values if name not in TYPES
    ]
    for name, field in FIELDS.items():
        if name not in values:
            faults += [fault("missing", name, field=name)] if field.required else []
            continue
        try:
            readable[name] = msgspec.convert(values[name], TYPES[name])
        except msgspec.ValidationError:
            faults.append(wrong_value(name, values[name]))
    for together in (layout_faults, dock_faults, token_faults, reserve_faults, objective_faults):
        faults += together(readable)
    return readable, faults[:MOST_FAULTS]


def wrong_value(name: str, value: object) -> Fault:
    """A value that is not what it should be, and what would be right."""
    shown = quoted(value)
    if name in LONGEST:
        return fault("text", name, field=name, value=shown, most=LONGEST[name])
    info = inspect.type_info(TYPES[name])
    if isinstance(info, inspect.IntType) and info.ge is not None and info.le is not None:
        return fault("number", name, field=name, value=shown, least=info.ge, most=info.le)
    found = first_fault(value, info, (name,))
    told = found[1] if found else f"{name} is {shown}; it must be {in_words(info)}"
    return fault("value", name, detail=told if told.startswith(f"{name} is") else f"{name}: {told}")


def layout_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """Four quarters, each board once, turned by 0 to 3 quarters (SQ-GEO-1)."""
    layout = values.get("layout")
    if layout is None:
        return
    right = set(layout) == set(QUADRANTS)
    if not right or sorted(board for board, _ in layout.values()) != list(range(1, BOARDS + 1)):
        yield fault("layout", "layout", "SQ-GEO-1")
        values.pop("layout")
    elif wrong := [quadrant for quadrant, (_, turns) in layout.items() if not 0 <= turns < TURNS]:
        yield fault("turns", f"layout.{wrong[0]}", "SQ-GEO-1", quadrant=wrong[0])
        values.pop("layout")


def dock_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """Each squad has a port of its own, and it leads into a corridor (SQ-GEO-3)."""
    docks = values.get("docks")
    if docks is None:
        return
    if set(docks) != set(COLOURS) or any(port not in PORTS for port in docks.values()):
        yield fault("docks", "docks", "SQ-GEO-3")
        values.pop("docks")
        return
    ports = list(docks.values())
    if shared := [port for port in PORTS if ports.count(port) > 1]:
        yield fault("docks-shared", "docks", "SQ-GEO-3", shared)
    for colour, port in docks.items():
        if "layout" in values and any(
            room_on_hulk(values["layout"], place) != CORRIDOR for place in port_squares(port)
        ):
            yield fault("dock-in-room", f"docks.{colour}", "SQ-GEO-3", [port], colour=colour, port=port)


def room_on_hulk(layout: Mapping[str, list[int]], place: int) -> str:
    """The letter of the room of a square of the hulk."""
    y, x = divmod(place, 24)
    board, turns = layout[QUADRANTS[2 * (y // SIZE) + x // SIZE]]
    return boards()[board - 1].plans[turns].rooms[x % SIZE, y % SIZE]


def token_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """No more tokens than the box holds, at least one blip, chips for one, two and three squads (SQ-DATA-4)."""
    if "chips" in values and set(values["chips"]) != set(SQUADS):
        yield fault("chips", "chips", "SQ-SETUP-5")
        values.pop("chips")
    lists = {"blips": values.get("blips", {"G": 1})}
    lists |= {f"chips.{squads}": counts for squads, counts in values.get("chips", {}).items()}
    for name, counts in lists.items():
        for kind, count in counts.items():
            if kind not in tuple(KINDS):
                yield fault("kind", name, "SQ-DATA-4", field=name, kind=quoted(kind), kinds=", ".join(KINDS))
            elif count > TOKENS_OF[KINDS.index(kind)]:
                most = TOKENS_OF[KINDS.index(kind)]
                yield fault("tokens", name, "SQ-DATA-4", field=name, kind=kind, count=count, most=most)
    if not any(lists["blips"].values()):
        yield fault("no-blips", "blips", "SQ-SETUP-5")


def reserve_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """Reserve squares are squares of rooms, each once (SQ-CHIP-3, SQ-VIEW-3)."""
    reserve = values.get("reserve", [])
    for square in reserve:
        if not is_square(square):
            yield fault("square", "reserve", field="reserve", value=quoted(square))
        elif room_at(square) == CORRIDOR:
            yield fault("reserve-corridor", "reserve", "SQ-CHIP-3", [square], square=square)
    if twice := [square for i, square in enumerate(reserve) if square in reserve[:i]]:
        yield fault("twice", "reserve", "SQ-CHIP-3", twice, field="reserve", square=twice[0])


def objective_faults(values: dict[str, Any]) -> Iterator[Fault]:
    """Each objective has what its form needs, and can be fulfilled (section 8.9)."""
    for name in ("primary", "secondary"):
        if name in values:
            yield from one_objective_faults(name, values[name], values)
    shared = set.intersection(
        *(
            {*values[name].places()} if name in values and values[name].type in ("USE", "CARRY") else set()
            for name in ("primary", "secondary")
        )
    )
    if shared:
        yield fault("objectives-shared", "secondary", "SQ-OBJ-1", shared, square=min(shared))


def one_objective_faults(name: str, goal: Objective, values: dict[str, Any]) -> Iterator[Fault]:
    """What is wrong with an objective (SQ-OBJ-3 to 9)."""
    for square in goal.places():
        if not is_square(square):
            yield fault("square", name, field=name, value=quoted(square))
    if goal.type == "USE":
        if not 1 <= goal.count <= len(goal.squares) or len(set(goal.squares)) < len(goal.squares):
            yield fault("use", name, "SQ-OBJ-3", field=name, most=MOST_GOAL_SQUARES)
    elif goal.type == "CARRY" and not goal.square:
        yield fault("carry", name, "SQ-OBJ-5", field=name)
    elif goal.type == "HOLD" and room_size(goal.room) < goal.figures:
        yield fault("hold", name, "SQ-OBJ-6", field=name, room=quoted(goal.room))
    elif goal.type in ("REMOVE", "TOKEN") and goal.kind is None:
        yield fault("objective-kind", name, "SQ-OBJ-4", field=name, form=goal.type, kinds=", ".join(KINDS))
    if goal.type == "REMOVE" and goal.count > MOST_REMOVALS:
        yield fault("removals", name, "SQ-OBJ-4", field=name, most=MOST_REMOVALS)
    wanted = [(goal.kind, goal.count)] if goal.type in ("REMOVE", "TOKEN") and goal.kind else []
    wanted += [(goal.requires.kind, goal.requires.count)] if goal.requires else []
    for kind, count in wanted:
        for squads in SQUADS:
            if (there := tokens_there(values, squads).get(kind, 0)) < count:
                yield fault(
                    "too-few", name, "SQ-OBJ-4", field=name, kind=kind, count=count, there=there, squads=int(squads)
                )
                break
    if goal.type == "SCORE":
        worth = min(points_there(values, squads) for squads in SQUADS)
        if worth < goal.points:
            yield fault("too-many-points", name, "SQ-OBJ-9", field=name, points=goal.points, most=worth)


def tokens_there(values: dict[str, Any], squads: str) -> dict[str, int]:
    """How many tokens of each kind come into play at least, with so many squads (SQ-SETUP-5)."""
    blips, chips = values.get("blips", {}), values.get("chips", {}).get(squads, {})
    return {kind: scaled(blips.get(kind, 0), squads) + chips.get(kind, 0) for kind in KINDS}


def points_there(values: dict[str, Any], squads: str) -> int:
    """What all tokens in play are worth."""
    return sum(TOKEN_VALUE[KINDS.index(kind)] * count for kind, count in tokens_there(values, squads).items())


def scaled(count: int, squads: str) -> int:
    """So many blips as fewer squads face: half of them, three quarters, or all, rounded up (SQ-SETUP-5)."""
    part, whole = SHARES[squads]
    return -(-part * count // whole)


# Reading and writing.


def read_mission(values: Mapping[str, Any]) -> Mission:
    """A mission from a table of values. Raises BadOption, which says what is wrong first."""
    readable, faults = look_at(values)
    if faults:
        raise BadOption(f"mission: {faults[0].text()}")
    return Mission(**readable)


def check_values(values: Mapping[str, Any]) -> Checked:
    """Look at a mission, right or wrong."""
    readable, faults = look_at(values)
    if faults:
        return Checked(dict(msgspec.to_builtins(readable)), faults)
    mission = Mission(**readable)
    return Checked(plain(mission), file=write_file(mission))


def check_file(text: str) -> Checked:
    """Look at a mission that is written as a file."""
    values, detail = read_toml(text)
    return Checked({}, [fault("no-toml", "", detail=detail)]) if detail else check_values(values)


def plain(mission: Mission) -> dict[str, Any]:
    """A mission as plain values."""
    return dict(msgspec.to_builtins(mission))


def briefed(mission: Mission) -> dict[str, Any]:
    """What everybody may read of a mission before it is played (SQ-VIEW-3)."""
    return {name: value for name, value in plain(mission).items() if name not in FOR_CHAOS}


def write_file(mission: Mission) -> str:
    """A mission as its file."""
    values = plain(mission)
    tables = [name for name in FIELDS if isinstance(values[name], dict)]
    lines = ["# A mission of Star Quest (section 3.9 of the rules). Squares are those of the unrotated boards."]
    for name, field in FIELDS.items():
        default = (
            field.default_factory() if field.default is msgspec.NODEFAULT and not field.required else field.default
        )
        if name not in tables and (field.required or getattr(mission, name) != default):
            lines.append(f"{name} = {written(values[name])}")
    for name in tables:
        lines += ["", f"[{name}]", *(f"{key} = {written(value)}" for key, value in values[name].items())]
    return "\n".join([*lines, ""])


def written(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {written(part)}" for key, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(written(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


# The files.


@functools.cache
def missions() -> dict[str, Mission]:
    """The missions of the house by name, which is that of their file, as its owner may have changed them.

    Those of the house that do not fit an owner's boards are left out. Raises BadFile where none fits.
    """
    found = read_files(DATA.fitting(lambda text: not check_file(text).faults))
    if not found:
        raise BadFile(f"{DATA.own}: no mission fits these boards; add one, such as missions/{DEFAULT}{ENDING}")
    return found


def own_missions() -> dict[str, Mission]:
    """The missions of whoever runs this, from the folder that he named. Raises BadFile."""
    return own_files(os.environ.get(OWN_FOLDER, "").strip())


@functools.cache
def own_files(place: str) -> dict[str, Mission]:
    """The missions of a folder's part for this game; they cannot have the names of those of the house."""
    own = Path(place) / "star-quest"
    if not place or not own.is_dir():
        return {}
    found = read_files(own.iterdir())
    if taken := next((name for name in found if name in (*missions(), CUSTOM)), None):
        raise BadFile(f"{taken}{ENDING}: there is a mission {taken} already; give the file another name")
    return found


def read_files(files: Iterable[Traversable]) -> dict[str, Mission]:
    """Missions from their files, in the order of their numbers. Raises BadFile, which names file and line."""
    return read_scenarios(files, check_file, read_mission)
