"""Perft: the numbers of legal action sequences of section 12.8 (BASE-ENC-1, BASE-ENC-2, and all rules of play)."""

from __future__ import annotations

import pytest

from sublevel.engine import targets

from . import reference
from .positions import EX_32, GAME, START_0, all_options, at, expand

ROWS: list[tuple[str, str, list[int]]] = [
    ("seed-0", START_0, [11, 112, 1_092, 13_104, 140_868, 1_417_416]),
    (
        "seed-1",
        "b~b~7~c~3/~a~9~7~a~c/a~cf~eb/~5~5~5~9b/a~7~5~c3 2-3-1 --321 x5,x1,x3 m5,m4,m3 M 3* 20 0-0",
        [12, 134, 1_448, 14_480, 134_664, 1_203_288],
    ),
    (
        "seed-2",
        "b~3~7~3a/~a~a~d~ab/b~9f~3~9/a~5~a~db/~5~6~6~b~9 3-21- 13-2- x4,x3,x1 m1,m4,m2 M 3* 20 0-0",
        [11, 114, 1_146, 12_606, 130_644, 1_306_440],
    ),
    (
        "seed-0-standard",
        "~7~5~3~ba/~d~d~d~7b/c~df~7~a/b~5~7~53/c~3~a~3~b --123 32-1- x3,x4,x5 m4,m2,m1 M 3* 20 0-0",
        [11, 112, 1_092, 13_104, 145_236, 1_511_328],
    ),
    ("EX-32", EX_32, [11, 98, 941, 10_295, 118_214]),
    (
        "crowd",
        "c~5~b~3~5/9~bd~3~5/56faa/367ad/5~ee6d 32-1- --321 a3,a2,x1 d5,c3,b3 M 3* 8 0-0",
        [21, 414, 6_431, 63_801, 609_357],
    ),
    (
        "token",
        "a7bd5/36c9e/5afb7/e~3d6a/9c5~ae 1-2-3 -3-12 b2,c2,x5 c3,d3,x2 X 3* 4 0-1",
        [8, 82, 909, 11_972, 150_101],
    ),
]
SHALLOW = 4  # interpreted rules count that far in a few seconds; the compiled ones go all the way


@pytest.mark.parametrize(
    ("position", "depth", "expected"),
    [
        pytest.param(
            position,
            depth,
            count,
            id=f"{name}-d{depth}",
            marks=[pytest.mark.compiled_only] if depth > SHALLOW else [],
        )
        for name, position, counts in ROWS
        for depth, count in enumerate(counts, 1)
    ],
)
def test_perft(position: str, depth: int, expected: int) -> None:
    if depth > SHALLOW and targets.running() != "cpu":
        pytest.skip("takes too long interpreted; runs with the compiled rules")
    assert GAME.perft(at(position, time_challenge="off").state, depth) == expected


@pytest.mark.parametrize(("name", "position", "counts"), ROWS, ids=[name for name, *_ in ROWS])
def test_perft_of_the_reference_reading(name: str, position: str, counts: list[int]) -> None:
    """What the engine is compared with elsewhere counts the same."""
    del name
    start = reference.parse(expand(position))
    assert [reference.perft(start, depth, all_options(time_challenge="off")) for depth in (1, 2, 3)] == counts[:3]


def test_a_finished_game_has_no_successors() -> None:
    """Section 12.8: sequences stop at game over."""
    match = at("F 123-- 123-- m4,m5,e3 m1,m2,c3 X 1 1 0-0", time_challenge="off")
    assert GAME.perft(match.state, 1) == len(match.legal(0))
    assert GAME.perft(match.state, 2) == 0
    assert match.position().endswith("X 1 1 0-0")
