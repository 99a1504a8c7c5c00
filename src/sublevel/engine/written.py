"""Written positions that are tables of fields, read as the structures that they should be."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

import msgspec

from sublevel.engine.errors import BadPosition, quoted

MOST_NAMES: Final = 12  # that a message lists

T = TypeVar("T", bound=msgspec.Struct)


def read_fields(position: object, kind: type[T], title: str) -> T:
    """A position of a game as what it should be. Raises BadPosition, which says what is wrong and what there is."""
    known = kind.__struct_fields__
    if not isinstance(position, Mapping):
        raise BadPosition(f"a position of {title} is a table of fields ({some(known)}), not {quoted(position)}")
    check_names(position, known, title)
    try:
        return msgspec.convert(position, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(f"not a position of {title}: {error}") from None


def check_names(position: Mapping[object, object], known: Collection[str], title: str) -> None:
    """Raise BadPosition for a field that there is not, with the field that was probably meant."""
    for name in position:
        if name not in known:
            near = get_close_matches(str(name), known, n=1)
            right = f"{near[0]!r} is one" if near else f"there are {some(known)}"
            raise BadPosition(f"{quoted(name)} is no field of a position of {title}; {right}")


def some(names: Collection[str]) -> str:
    """The first of many names, as many as a line bears."""
    shown = list(names)[:MOST_NAMES]
    return ", ".join(shown) + (f" and {len(names) - len(shown)} more" if len(names) > len(shown) else "")
