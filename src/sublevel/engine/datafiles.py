"""Data files: what is printed on a game's components, as TOML files beside its rules.

An owner of a box can enter what is printed on theirs: the variable SUBLEVEL_DATA names a folder with a folder for each
game, whose files replace those of the house. Tables are made from data files when a game is imported, so the variable
must be set before that; processes that are started later inherit it.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from sublevel.engine.errors import BadFile, quoted

VARIABLE: Final = "SUBLEVEL_DATA"
ENDING: Final = ".toml"
DIGEST_LENGTH: Final = 12  # hexadecimal digits that tell data apart

T = TypeVar("T")
Steps = tuple[str | int, ...]  # the keys and indices that lead to a value of a file
Found = tuple[Steps, str]  # a value that is wrong, and what is wrong with it


def owner_folder() -> Path | None:
    """The folder of the owner's data, if there is one. Raises BadFile for something else than a folder."""
    place = os.environ.get(VARIABLE, "").strip()
    if not place:
        return None
    if not Path(place).is_dir():
        raise BadFile(f"{VARIABLE}: {quoted(place)} is not a folder; name one that holds a folder for each game")
    return Path(place)


def check_owner_folder(games: Collection[str]) -> None:
    """Raise BadFile if the owner's folder holds anything that is not a game's folder."""
    folder = owner_folder()
    for found in visible(folder) if folder else ():
        if not (found.is_dir() and found.name in games):
            raise BadFile(
                f"{found}: unknown; there can be a folder for each game: {', '.join(games)}{near(found, games)}"
            )


def visible(folder: Path) -> list[Path]:
    """What lies in a folder, in the order of the names, without hidden files."""
    return sorted(path for path in folder.iterdir() if not path.name.startswith("."))


def near(found: Path, names: Iterable[str]) -> str:
    """A hint at the name that was probably meant."""
    meant = get_close_matches(found.name, list(names), n=1)
    return f" (did you mean {meant[0]}?)" if meant else ""


class DataFolder:
    """The data files of a game: those of the house, and those with which an owner replaces them."""

    def __init__(self, package: str, files: Collection[str], folder: str = "") -> None:
        self.game = package.rpartition(".")[2].replace("_", "-")
        self.house: Traversable = resources.files(package) / "data"
        self.names = tuple(files)
        self.folder = folder  # of scenarios, whose files can be replaced too

    @functools.cached_property
    def own(self) -> Path | None:
        """The folder of the owner's files for this game, if there is one."""
        folder = owner_folder()
        place = folder / self.game if folder else None
        return place if place and place.is_dir() else None

    def __str__(self) -> str:
        """Where the files lie."""
        return str(self.own or self.house)

    def __truediv__(self, name: str) -> Traversable:
        """The file of a name: the owner's, or else that of the house."""
        return self.own / name if self.owned(name) and self.own else self.house.joinpath(*name.split("/"))

    def owned(self, name: str) -> bool:
        """Whether the owner replaces a file."""
        return self.own is not None and name in self.replaceable and (self.own / name).is_file()

    @functools.cached_property
    def replaceable(self) -> tuple[str, ...]:
        """The names of all files that an owner can replace, such as `cards.toml` or `scenarios/rat.toml`."""
        listed = (self.house / self.folder).iterdir() if self.folder else ()
        nested = sorted(f"{self.folder}/{file.name}" for file in listed if file.name.endswith(ENDING))
        return (*self.names, *nested)

    def check_names(self) -> None:
        """Raise BadFile for a file of the owner that replaces nothing."""
        places = [] if self.own is None else visible(self.own)
        for place in places:
            for found in visible(place) if place.is_dir() and place.name == self.folder else [place]:
                name = found.relative_to(str(self.own)).as_posix()
                if name not in self.replaceable:
                    raise BadFile(
                        f"{found}: unknown; there can be {', '.join(self.replaceable)}{near(found, self.names)}"
                    )

    def read(self, name: str, kind: type[T], faults: Callable[[T], Iterable[Found]] = lambda _: ()) -> T:
        """A data file as what it should be. Raises BadFile, which names file, line, and what would be right."""
        return read_data(self / name, kind, faults)

    def fitting(self, fits: Callable[[str], bool]) -> Iterator[Traversable]:
        """The scenarios: those of the owner, and those of the house but for the ones that an owner's data rule out."""
        for name in self.replaceable:
            file = self / name
            if name not in self.names and (self.own is None or self.owned(name) or fits(text_of(file))):
                yield file

    @functools.cached_property
    def digest(self) -> str:
        """Stands for the values of all files, whatever their comments and layout."""
        return digest_of({name: self / name for name in self.replaceable})

    @functools.cached_property
    def own_digest(self) -> str | None:
        """The digest of an owner's data; None where the values are those of the house."""
        if self.own is None:
            return None
        house = digest_of({name: self.house.joinpath(*name.split("/")) for name in self.replaceable})
        return None if self.digest == house else self.digest


def digest_of(files: Mapping[str, Traversable]) -> str:
    """Stands for the values of some files."""
    values = {name: read_toml(file) for name, file in files.items()}
    return hashlib.sha256(msgspec.json.encode(values, order="sorted")).hexdigest()[:DIGEST_LENGTH]


# Reading one file.


def read_data(file: Traversable, kind: type[T], faults: Callable[[T], Iterable[Found]] = lambda _: ()) -> T:
    """A data file as what it should be; `faults` tells what is wrong with values that are fine one by one.

    Raises BadFile, which names file, line, and what would be right.
    """
    values = read_toml(file)
    try:
        read = msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        steps, message = first_fault(values, inspect.type_info(kind), ()) or ((), str(error))
        raise located(file, steps, message) from None
    for steps, message in faults(read):
        raise located(file, steps, message)
    return read


def listed(name: str, given: Sequence[str], expected: Sequence[str]) -> Iterator[Found]:
    """The first entry of a list of tables that is not the one that belongs there, by its name."""
    for i, (wanted, found) in enumerate(zip_longest(expected, given)):
        if found is None:
            yield (name,), f"{len(given)} entries; there must be {len(expected)}, {wanted} is missing"
        elif wanted is None:
            yield (name, i), f"{quoted(found)} is one too many; there must be {len(expected)} entries"
        elif found != wanted:
            yield (name, i), f"entry {i + 1} is {quoted(found)}; it must be {wanted}"
        else:
            continue
        return


def read_toml(file: Traversable) -> dict[str, Any]:
    """The values of a file. Raises BadFile."""
    text = text_of(file)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).removesuffix(")").rpartition(" (at ")
        line = place.removeprefix("line ").partition(",")[0] if "line" in place else len(text.splitlines())
        raise BadFile(f"{file}, line {line}: not TOML: {what or error}") from None
    except RecursionError:
        raise BadFile(f"{file}: not TOML: nested too deeply") from None


def text_of(file: Traversable) -> str:
    """The text of a file. Raises BadFile."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadFile(f"{file}: not a text in UTF-8") from None


def located(file: Traversable, steps: Steps, message: str) -> BadFile:
    """What is wrong with a value of a file, as an error that names file and line."""
    line = line_of(text_of(file), steps)
    return BadFile(f"{file}, line {line}: {message}" if line else f"{file}: {message}")


def line_of(text: str, steps: Steps) -> int | None:
    """The line on which a value begins, or else the table that should hold it; None for the whole file.

    That is the line after which the beginning of the file, read on its own, has such a value.
    """
    if not steps:
        return None
    lines = text.splitlines()
    begun = 1
    for end in range(1, len(lines) + 1):
        try:
            values = tomllib.loads("\n".join(lines[:end]))
        except tomllib.TOMLDecodeError:
            continue  # in the middle of a value
        if leads(values, steps):
            return begun
        begun = end + 1
    return line_of(text, steps[:-1])


def leads(values: Any, steps: Steps) -> bool:
    """Whether there is a value at the end of these steps."""
    for step in steps:
        there = step in values if isinstance(values, dict) else isinstance(step, int) and step < len(values)
        if not there:
            return False
        values = values[step]
    return True


# What is wrong with a value, in words.


def first_fault(value: Any, kind: inspect.Type, steps: Steps) -> Found | None:
    """The first value that is not what it should be: the steps to it, and a sentence."""
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            found = first_fault(value, inner, steps)
            described = (extra or {}).get("words")
            return (steps, wrong(value, described, steps)) if found and described else found
        case inspect.StructType() if isinstance(value, dict):
            return struct_fault(value, kind, steps)
        case inspect.DictType() if isinstance(value, dict):
            for key, part in value.items():
                if first_fault(key, kind.key_type, ()):
                    return (*steps, key), f"unknown name {quoted(key)}; it must be {in_words(kind.key_type)}"
                if found := first_fault(part, kind.value_type, (*steps, key)):
                    return found
            return None
        case inspect.ListType() | inspect.VarTupleType() if isinstance(value, list):
            if not (kind.min_length or 0) <= len(value) <= (kind.max_length or len(value)):
                return steps, f"{name_of(steps)} has {len(value)} entries; there must be {length_words(kind)}"
            return first_of(value, [kind.item_type] * len(value), steps)
        case inspect.TupleType(item_types=items) if isinstance(value, list):
            if len(value) != len(items):
                return steps, f"{name_of(steps)} has {len(value)} entries; there must be {len(items)}"
            return first_of(value, items, steps)
        case inspect.UnionType(types=kinds):
            return None if any(fits(value, one) for one in kinds) else (steps, wrong(value, in_words(kind), steps))
    return None if fits(value, kind) else (steps, wrong(value, in_words(kind), steps))


def struct_fault(value: dict[str, Any], kind: inspect.StructType, steps: Steps) -> Found | None:
    """What is wrong with a table of fields: an unknown one, a missing one, or the value of one."""
    known = {field.encode_name: field for field in kind.fields}
    for key in value:
        if key not in known and kind.forbid_unknown_fields:
            meant = get_close_matches(key, known, n=1)
            right = f"did you mean {meant[0]}?" if meant else f"there are {', '.join(known)}"
            return (*steps, key), f"unknown field {quoted(key)}; {right}"
    for name, field in known.items():
        if name not in value and field.required:
            where = f" of {name_of(steps)}" if steps else ""
            return steps, f"the field {name}{where} is missing; it must be {in_words(field.type)}"
        if name in value and (found := first_fault(value[name], field.type, (*steps, name))):
            return found
    return None


def first_of(values: list[Any], kinds: Iterable[inspect.Type], steps: Steps) -> Found | None:
    """The first entry of a list that is not what it should be."""
    for i, (value, kind) in enumerate(zip(values, kinds, strict=True)):
        if found := first_fault(value, kind, (*steps, i)):
            return found
    return None


def fits(value: Any, kind: inspect.Type) -> bool:
    """Whether a single value is what it should be."""
    match kind:
        case inspect.IntType(ge=least, le=most):
            number = isinstance(value, int) and not isinstance(value, bool)
            return number and (least is None or value >= least) and (most is None or value <= most)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.LiteralType(values=values):
            return value in values
        case inspect.NoneType():
            return value is None
        case inspect.StrType(pattern=pattern, max_length=longest):
            text = isinstance(value, str) and (longest is None or len(value) <= longest)
            return text and (pattern is None or re.search(pattern, value) is not None)
        case inspect.Metadata(type=inner):
            return fits(value, inner)
    return False


def wrong(value: Any, right: str, steps: Steps) -> str:
    """A sentence about a wrong value."""
    shown = str(value).lower() if isinstance(value, bool) else quoted(value)
    return f"{name_of(steps)} is {shown}; it must be {right}"


def name_of(steps: Steps) -> str:
    """A value by its last steps, such as `action_points`, or `entry 3 of A`."""
    if not steps:
        return "the file"
    last = steps[-1]
    return str(last) if isinstance(last, str) else f"entry {last + 1} of {name_of(steps[:-1])}"


def in_words(kind: inspect.Type) -> str:
    """What a value can be, in words."""
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            return str((extra or {}).get("words") or in_words(inner))
        case inspect.IntType(ge=int(least), le=int(most)):
            return str(least) if least == most else f"a whole number from {least} to {most}"
        case inspect.IntType():
            return "a whole number"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            listed = [repr(value) for value in values]
            return listed[0] if len(listed) == 1 else f"one of {', '.join(listed)}"
        case inspect.StrType():
            return "a text"
        case inspect.UnionType(types=kinds):
            return " or ".join(in_words(one) for one in kinds if not isinstance(one, inspect.NoneType))
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            return "a list"
    return "a table"


def length_words(kind: inspect.ListType | inspect.VarTupleType) -> str:
    """How many entries a list has, in words."""
    least, most = kind.min_length, kind.max_length
    return str(least) if least == most else f"{least or 0} to {most}" if most is not None else f"at least {least}"
