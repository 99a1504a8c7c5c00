"""The data files of The Base, read once and checked: the named tile mixes (BASE-COMP-9 to 12)."""

from __future__ import annotations

import functools
from typing import Annotated, Final

import msgspec

from sublevel.engine.datafiles import data_folder, read_data
from sublevel.engine.errors import BadOption

DATA: Final = data_folder(__package__)
TILES_TO_DEAL: Final = 24
INNER_CELLS: Final = 14


class Mix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of each shape are dealt: dead ends, straights, corners, junctions, crosses."""

    D: Annotated[int, msgspec.Meta(ge=0, le=TILES_TO_DEAL)] = 0
    I: Annotated[int, msgspec.Meta(ge=0, le=TILES_TO_DEAL)] = 0  # noqa: E741  # the shape's name in the rules
    L: Annotated[int, msgspec.Meta(ge=0, le=TILES_TO_DEAL)] = 0
    T: Annotated[int, msgspec.Meta(ge=0, le=TILES_TO_DEAL)] = 0
    X: Annotated[int, msgspec.Meta(ge=0, le=TILES_TO_DEAL)] = 0

    def counts(self) -> list[int]:
        """The five numbers in the order D I L T X."""
        return [self.D, self.I, self.L, self.T, self.X]

    def check(self) -> None:
        """Raise BadOption unless the numbers add up (BASE-COMP-12)."""
        total = sum(self.counts())
        if total != TILES_TO_DEAL:
            raise BadOption(f"option mix: the five numbers add up to {total} instead of {TILES_TO_DEAL}")


@functools.cache
def mixes() -> dict[str, Mix]:
    """The named mixes."""
    named = read_data(DATA / "mixes.toml", dict[str, Mix])
    for mix in named.values():
        mix.check()
    return named
