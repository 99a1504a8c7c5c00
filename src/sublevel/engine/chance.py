"""From a seed to a generator: the same numbers one by one and in arrays."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from sublevel.engine.core import LOW, MULTIPLIER
from sublevel.engine.errors import BadOption, quoted
from sublevel.engine.numbers import whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SEEDS: Final = 1 << 63  # seeds are below this
_WORD: Final = (1 << 64) - 1
_STREAM: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(SEEDS)


def check_seed(seed: object) -> int:
    """Return a seed that can be used; raise BadOption for any other."""
    number = whole(seed)
    if number is None or not 0 <= number < SEEDS:
        raise BadOption(f"seed {quoted(seed)}: a seed is a whole number from 0 to {SEEDS - 1}")
    return number


def check_seeds(first: int, count: int) -> None:
    """Check that so many seeds follow one another from the first; raise BadOption if there are not so many."""
    if check_seed(first) + count > SEEDS:
        raise BadOption(f"seed {first}: {quoted(count)} deals need a seed each from there on; the last is {SEEDS - 1}")


def generator(seed: int, stream: int = 0) -> int:
    """The generator's first value for a seed. Streams are independent: 0 deals, 1 picks random actions."""
    z = (seed + (stream + 1) * _STREAM) & _WORD
    z = ((z ^ (z >> 30)) * _MIX_1) & _WORD
    z = ((z ^ (z >> 27)) * _MIX_2) & _WORD
    z ^= z >> 31
    carry = 1 + (z >> 32) % (MULTIPLIER - 2)  # any value but 0 and the largest keeps the full period
    return (carry << 32) | (z & LOW)


def generators(first_seed: int, count: int, stream: int = 0) -> NDArray[np.int64]:
    """The generators of the seeds first_seed, first_seed + 1, ... as an array."""
    import numpy as np

    word = np.uint64
    with np.errstate(over="ignore"):
        z = np.arange(count, dtype=word) + word((first_seed + (stream + 1) * _STREAM) & _WORD)
        z = (z ^ (z >> word(30))) * word(_MIX_1)
        z = (z ^ (z >> word(27))) * word(_MIX_2)
    z ^= z >> word(31)
    carry = word(1) + (z >> word(32)) % word(MULTIPLIER - 2)
    return ((carry << word(32)) | (z & word(LOW))).astype(np.int64)
