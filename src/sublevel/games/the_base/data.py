"""The data files of The Base, read once and checked: the named tile mixes (BASE-COMP-9 to 12)."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Annotated, Final

import msgspec

from sublevel.engine.datafiles import DataFolder, Found
from sublevel.engine.errors import BadOption

DATA: Final = DataFolder(__package__, ("mixes.toml",))
STANDARD: Final = "standard"
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


MixName = Annotated[
    str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=30, extra={"words": "small letters, digits and hyphens"})
]


@functools.cache
def mixes() -> dict[str, Mix]:
    """The named mixes."""
    return DATA.read("mixes.toml", dict[MixName, Mix], mix_faults)


def mix_faults(named: dict[str, Mix]) -> Iterator[Found]:
    """What is wrong with the mixes (BASE-COMP-12)."""
    if STANDARD not in named:
        yield (), f"the mix [{STANDARD}] is missing: it is dealt where nobody chooses another"
    elif named[STANDARD].D > 0:
        yield (STANDARD, "D"), "D is not 0; give a mix with dead ends another name and choose it with dead_end_rule"
    for name, mix in named.items():
        if (total := sum(mix.counts())) != TILES_TO_DEAL:
            yield (name,), f"the five numbers of {name} add up to {total}; they must add up to {TILES_TO_DEAL}"


def check() -> None:
    """Read all files. Raises BadFile, which names the file and what is wrong with it."""
    mixes()


# What each file holds.
FILES: Final = {"mixes.toml": dict[MixName, Mix]}
