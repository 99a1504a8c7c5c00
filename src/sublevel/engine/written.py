"""Written positions that are tables of fields, read as the structures that they should be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from sublevel.engine.errors import BadPosition, quoted

T = TypeVar("T", bound=msgspec.Struct)


def read_fields(position: object, kind: type[T], title: str) -> T:
    """A position of a game as what it should be. Raises BadPosition, which says what is wrong and what there is."""
    fields = ", ".join(sorted(kind.__struct_fields__))
    if not isinstance(position, Mapping):
        raise BadPosition(f"a position of {title} is a table of fields ({fields}), not {quoted(position)}")
    try:
        return msgspec.convert(position, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(f"not a position of {title}: {error}; its fields are {fields}") from None
