"""Options of a match: a typed structure for each game, read with clear errors and kept in the state as numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Self

import msgspec

from sublevel.engine.errors import BadOption, quoted

MOST_FIELDS: Final = 6  # of a table that a message describes in full


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parent of every game's options. The fields and their types are the documentation."""

    @classmethod
    def read(cls, values: Mapping[str, Any] | None) -> Self:
        """Make options from plain values; whatever is left out has its default. Raises BadOption."""
        if values is not None and not isinstance(values, Mapping):
            raise BadOption(f"options are a table of names and values, not {quoted(values)}")
        try:
            options = msgspec.convert(dict(values or {}), cls)
        except msgspec.ValidationError as error:
            raise BadOption(_explain(cls, values or {}, str(error))) from None
        options.check()
        return options

    @classmethod
    def read_for_people(cls, values: Mapping[str, Any] | None) -> Self:
        """Make options for a table with people: options left out have their default for people, where there is one."""
        cls.read(values)  # says what is wrong with them
        return cls.read({**cls.people_defaults(), **(values or {})})

    @classmethod
    def people_defaults(cls) -> dict[str, Any]:
        """The defaults that differ at a table with people: those of options marked `people` in their metadata."""
        marks = {field.name: marks_of(field).get("people") for field in fields_of(cls)}
        return {name: value for name, value in marks.items() if value is not None}

    @classmethod
    def named_values(cls) -> dict[str, dict[str, dict[str, Any] | None]]:
        """For options that are a name or a table of values: what each name stands for; None if no table tells it."""
        return {}

    def check(self) -> None:
        """Raise BadOption for values that are fine one by one but not together."""

    def numbers(self) -> list[int]:
        """The options as numbers, in the order of the fields: what the rules read."""
        raise NotImplementedError

    def plain(self) -> dict[str, Any]:
        """The options as JSON-ready values."""
        return dict(msgspec.to_builtins(self))

    def public(self) -> dict[str, Any]:
        """The options as everybody may read them while the match runs: without what some seats may not know."""
        return self.plain()


def _explain(cls: type[Options], values: Mapping[str, Any], error: str) -> str:
    """One line that names the option, the value, and what it could be."""
    unknown = [name for name in values if name not in cls.__struct_fields__]
    if unknown:
        return f"option {quoted(unknown[0])} is unknown; there are {', '.join(cls.__struct_fields__)}"
    found = re.search(r"\$\.(\w+)", error)
    if not found:
        return f"options: {error}"
    name = found.group(1)
    return f"option {name}: {quoted(values[name])} is not {expected(cls, name)}"


def expected(cls: type[Options], name: str) -> str:
    """What an option can be, in words."""
    return _in_words(next(field.type for field in fields_of(cls) if field.name == name))


def fields_of(cls: type[Options]) -> tuple[msgspec.inspect.Field, ...]:
    """The options of a game, in their order."""
    info = msgspec.inspect.type_info(cls)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def marks_of(field: msgspec.inspect.Field) -> dict[str, Any]:
    """What an option is marked with: `clause`, the rule behind it; `programs`, nobody else needs it; `people`."""
    return (field.type.extra or {}) if isinstance(field.type, msgspec.inspect.Metadata) else {}


def _in_words(info: msgspec.inspect.Type) -> str:
    match info:
        case msgspec.inspect.Metadata(type=inner):
            return _in_words(inner)
        case msgspec.inspect.StrType():
            return "a name"
        case msgspec.inspect.LiteralType(values=values):
            return "one of " + ", ".join(str(value) for value in values)
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return f"a whole number from {low} to {high}"
        case msgspec.inspect.IntType():
            return "a whole number"
        case msgspec.inspect.FloatType():
            return "a number"
        case msgspec.inspect.NoneType():
            return "nothing"
        case msgspec.inspect.BoolType():
            return "true or false"
        case msgspec.inspect.ListType(item_type=item) | msgspec.inspect.VarTupleType(item_type=item):
            return f"a list, each entry {_in_words(item)}"
        case msgspec.inspect.DictType(value_type=value):
            return f"a table, each value {_in_words(value)}"
        case msgspec.inspect.UnionType(types=types):
            return " or ".join(_in_words(part) for part in types)
        case msgspec.inspect.StructType(fields=fields) if len(fields) > MOST_FIELDS:
            names = [field.name for field in fields]
            return f"a table of {', '.join(names[:MOST_FIELDS])} and {len(names) - MOST_FIELDS} more"
        case msgspec.inspect.StructType(fields=fields):
            return "a table of " + ", ".join(f"{field.name} ({_in_words(field.type)})" for field in fields)
    return "a value that it takes"
