"""The schema of a state: packing, hashing, range checks and the GPU's record come from it, for all games."""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import EVENT_WIDTH, MAX_SEATS, State

if TYPE_CHECKING:
    import numpy as np

# Storage types are signed on purpose: numba would turn unsigned and signed operands into floating point.
STORAGE: Final = {"i8": "b", "i16": "h", "i32": "i", "i64": "q"}
NUMPY_CODES: Final = {"i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8"}

KEPT: Final = "kept"  # part of the position: packed, hashed, copied
SCRATCH: Final = "scratch"  # made anew by every call: copied, and in the GPU's record, but not packed
LIST: Final = "list"  # the same, and long: copies do without it
HOST: Final = "host"  # scratch of functions that never run on the GPU: not in its record


class Field:
    """One field of a state: `length` 0 means a single number, else a vector; on a GPU it may be a shorter one."""

    def __init__(self, name: str, length: int, storage: str, role: str = KEPT, on_gpu: int = -1) -> None:
        self.name: Final = name
        self.length: Final = length
        self.storage: Final = storage
        self.role: Final = role
        self.on_gpu: Final = length if on_gpu < 0 else on_gpu


def common_fields(
    options: int, actions: int, events: int, tape: int, listed_on_gpu: int = -1, option_storage: str = "i8"
) -> list[Field]:
    """The fields of `State`, with the same sizes as its constructor takes.

    Nothing records events on a GPU. A game that can count and pick its actions needs a short list there only.
    """
    return [
        Field("options", options, option_storage),
        Field("rng", 0, "i64"),
        Field("tape", tape, "i16"),
        Field("tape_end", 0, "i16"),
        Field("tape_next", 0, "i16"),
        Field("waiting", 0, "i16"),
        Field("ended", 0, "i8"),
        Field("payoff", MAX_SEATS, "i16"),
        Field("score", MAX_SEATS, "i16"),
        Field("ply", 0, "i32"),
        Field("legal", actions, "i16", LIST, listed_on_gpu),
        Field("legal_count", 0, "i16", LIST),
        Field("recording", 0, "i8", SCRATCH),
        Field("events", events * EVENT_WIDTH, "i16", SCRATCH, EVENT_WIDTH),
        Field("event_count", 0, "i16", SCRATCH),
        Field("disclosed", 0, "i8", SCRATCH),
    ]


class Schema:
    """All fields of a game's state, in order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields: Final = fields
        self.kept: Final = [f for f in fields if f.role == KEPT]
        codes = "".join(f"{max(f.length, 1)}{STORAGE[f.storage]}" for f in self.kept)
        self._packer: Final = struct.Struct("<" + codes)

    def values(self, s: State) -> list[int]:
        """The kept numbers of a state in one list."""
        numbers: list[int] = []
        for field in self.kept:
            if field.length == 0:
                numbers.append(getattr(s, field.name))
            else:
                vector: vec[i64] = getattr(s, field.name)
                for value in vector:
                    numbers.append(value)
        return numbers

    def pack(self, s: State) -> bytes:
        """The state as bytes: the same on every target, machine and run."""
        return self._packer.pack(*self.values(s))

    def unpack(self, data: bytes, s: State) -> None:
        """Fill a state from its bytes. Raises ValueError for bytes of another size."""
        if len(data) != self._packer.size:
            raise ValueError(f"a packed state has {self._packer.size} bytes, these are {len(data)}")
        numbers = iter(self._packer.unpack(data))
        for field in self.kept:
            if field.length == 0:
                setattr(s, field.name, next(numbers))
            else:
                vector: vec[i64] = getattr(s, field.name)
                i: i64
                for i in range(field.length):
                    vector[i] = next(numbers)

    def digest(self, s: State) -> str:
        """A short fingerprint of the state."""
        return hashlib.blake2b(self.pack(s), digest_size=16).hexdigest()

    def problems(self, s: State) -> list[str]:
        """The fields whose numbers do not fit their storage type, or whose vectors have another length."""
        found: list[str] = []
        for field in self.fields:
            limit = 1 << (8 * struct.calcsize(STORAGE[field.storage]) - 1)
            value = getattr(s, field.name)
            numbers = [value] if field.length == 0 else list(value)
            if len(numbers) != max(field.length, 1):
                found.append(f"{field.name}: {len(numbers)} numbers instead of {field.length}")
            elif not all(-limit <= number < limit for number in numbers):
                found.append(f"{field.name}: a number outside {field.storage}")
        return found

    def packed_dtype(self) -> np.dtype[np.void]:
        """The numpy type whose bytes are those of `pack`."""
        return _dtype([(f.name, f.storage, f.length) for f in self.kept], aligned=False)

    def record_dtype(self, wide: bool = False) -> np.dtype[np.void]:
        """The numpy type of a GPU record; `wide` stores all numbers as i64, as the CUDA simulator needs."""
        fields = [f for f in self.fields if f.role != HOST]
        return _dtype([(f.name, "i64" if wide else f.storage, f.on_gpu) for f in fields], aligned=True)


def _dtype(fields: list[tuple[str, str, int]], aligned: bool) -> np.dtype[np.void]:
    import numpy as np

    columns: list[tuple[str, str] | tuple[str, str, tuple[int]]] = []
    for name, storage, length in fields:
        code = "<" + NUMPY_CODES[storage]
        columns.append((name, code) if length == 0 else (name, code, (length,)))
    return np.dtype(columns, align=aligned)
