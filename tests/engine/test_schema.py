"""The schema: bytes, copies, fingerprints and range checks of a state, for all games alike."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import sublevel
from sublevel.engine.core import State
from sublevel.engine.schema import HOST, KEPT, LIST, SCRATCH, STORAGE, Field, Schema, common_fields

SIZES = (3, 5, 2, 4)
SCHEMA = Schema(common_fields(*SIZES))
NAMES = sublevel.game_names()


def limit(field: Field) -> int:
    return 1 << (8 * struct.calcsize(STORAGE[field.storage]) - 1)


def numbers(field: Field) -> st.SearchStrategy[list[int]]:
    size = max(field.length, 1)
    return st.lists(st.integers(-limit(field), limit(field) - 1), min_size=size, max_size=size)


STATES = st.fixed_dictionaries({field.name: numbers(field) for field in SCHEMA.fields})


def filled(values: dict[str, list[int]]) -> State:
    s = State(*SIZES)
    for field in SCHEMA.fields:
        put(s, field, values[field.name])
    return s


def put(s: State, field: Field, values: list[int]) -> None:
    setattr(s, field.name, vec[i64](values) if field.length else values[0])


def read(s: State, field: Field) -> list[int]:
    value = getattr(s, field.name)
    return list(value) if field.length else [value]


@given(values=STATES)
def test_bytes_there_and_back(values: dict[str, list[int]]) -> None:
    s, back = filled(values), State(*SIZES)
    SCHEMA.unpack(SCHEMA.pack(s), back)
    for field in SCHEMA.fields:
        assert read(back, field) == (values[field.name] if field.role == KEPT else read(State(*SIZES), field))
    assert SCHEMA.digest(back) == SCHEMA.digest(s)
    assert not SCHEMA.problems(s)


@given(values=STATES)
def test_numpy_reads_the_same_bytes(values: dict[str, list[int]]) -> None:
    s = filled(values)
    record = np.frombuffer(SCHEMA.pack(s), dtype=SCHEMA.packed_dtype())[0]
    for field in SCHEMA.kept:
        assert np.atleast_1d(record[field.name]).tolist() == values[field.name]
    assert record.tobytes() == SCHEMA.pack(s)


@given(values=STATES, where=st.sampled_from(range(len(SCHEMA.fields))))
def test_only_what_is_kept_counts(values: dict[str, list[int]], where: int) -> None:
    one, other = filled(values), filled(values)
    assert SCHEMA.digest(one) == SCHEMA.digest(other)
    field = SCHEMA.fields[where]
    put(other, field, [*values[field.name][:-1], values[field.name][-1] ^ 1])
    assert (SCHEMA.pack(one) != SCHEMA.pack(other)) == (field.role == KEPT)
    assert (SCHEMA.digest(one) != SCHEMA.digest(other)) == (field.role == KEPT)


@given(values=STATES)
def test_copies_share_nothing(values: dict[str, list[int]]) -> None:
    source, target = filled(values), State(*SIZES)
    target.take(source)
    for field in SCHEMA.fields:  # scratch as well, but for the list
        assert field.role == LIST or read(target, field) == values[field.name]
        for i in range(field.length):
            getattr(target, field.name)[i] = 1 - values[field.name][i] % 2
        if not field.length:
            setattr(target, field.name, 1)
    for field in SCHEMA.fields:
        assert read(source, field) == values[field.name]


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_has_every_field_of_a_game(name: str) -> None:
    game = sublevel.game(name)
    source, target = game.rules.new(), game.rules.new()
    for number, field in enumerate(game.schema.fields, 2):
        put(source, field, [number % 100] * max(field.length, 1))
    target.take(source)
    missing = [f.name for f in game.schema.fields if f.role in (KEPT, SCRATCH) and read(target, f) != read(source, f)]
    assert not missing


@pytest.mark.parametrize("field", SCHEMA.fields, ids=lambda field: field.name)
def test_numbers_outside_their_storage_are_found(field: Field) -> None:
    if field.storage == "i64":
        return  # whatever a state can hold fits
    for number in (limit(field), -limit(field) - 1):
        s = State(*SIZES)
        put(s, field, [0] * (max(field.length, 1) - 1) + [number])
        assert SCHEMA.problems(s) == [f"{field.name}: a number outside {field.storage}"]
        if field.role == KEPT:
            with pytest.raises(struct.error):
                SCHEMA.pack(s)


def test_vectors_of_another_length_are_found() -> None:
    s = State(*SIZES)
    s.tape = vec[i64]([0] * 5)
    assert SCHEMA.problems(s) == ["tape: 5 numbers instead of 4"]


@pytest.mark.parametrize("change", [-1, 1, -(10**6)])
def test_bytes_of_another_size_are_refused(change: int) -> None:
    content = SCHEMA.pack(State(*SIZES))
    content = content[:change] if change < 0 else content + b"\0" * change
    with pytest.raises(ValueError, match=f"a packed state has .* bytes, these are {len(content)}"):
        SCHEMA.unpack(content, State(*SIZES))


def test_roles() -> None:
    """Kept: in the bytes. Scratch: in the GPU's record alone. Host: in neither, and not copied."""
    own = [Field("one", 0, "i8"), Field("two", 3, "i16", SCRATCH), Field("three", 2, "i32", HOST)]
    schema = Schema(own)
    assert [field.name for field in schema.kept] == ["one"]
    assert schema.packed_dtype().names == ("one",)
    assert schema.packed_dtype().itemsize == 1
    record = schema.record_dtype()
    assert record.names == ("one", "two")
    assert (record["one"], record["two"]) == (np.dtype("<i1"), np.dtype(("<i2", (3,))))
    assert record.fields is not None
    assert record.fields["two"][1] == 2  # aligned
    wide = schema.record_dtype(wide=True)
    assert (wide["one"], wide["two"]) == (np.dtype("<i8"), np.dtype(("<i8", (3,))))


@pytest.mark.parametrize("name", NAMES)
def test_no_field_of_a_state_is_forgotten(name: str) -> None:
    game = sublevel.game(name)
    s = game.rules.new()
    fields = {entry for entry in dir(s) if not entry.startswith("_") and entry != "take"}
    assert fields == {field.name for field in game.schema.fields}
    assert not game.schema.problems(s)
    assert [field.name for field in common_fields(1, 1, 1, 1)] == [field.name for field in game.schema.fields[:16]]


@pytest.mark.parametrize("name", NAMES)
def test_states_of_the_games(name: str) -> None:
    game = sublevel.game(name)
    for seed in range(3):
        s = game.new(seed=seed).state
        packed = game.schema.pack(s)
        assert np.frombuffer(packed, dtype=game.schema.packed_dtype()).tobytes() == packed
        back = game.rules.new()
        game.schema.unpack(packed, back)
        assert game.schema.digest(back) == game.schema.digest(s)
        assert game.schema.pack(game.copy(s)) == packed
        assert len(game.schema.digest(s)) == 32
