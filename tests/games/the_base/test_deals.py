"""The reference deals of 12.7 through the tape (BASE-RNG-3), and what every deal must be (BASE-SETUP-1 to 9)."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import sublevel

from . import reference
from .positions import DEAD_ENDS, DEAL_0, GAME, START_0, actor, all_options, at, fields, ids, play, texts

TAIL = " M 3* 20 0-0"
DEALS: list[tuple[int, str, str, str, str]] = [
    (
        0,
        "balanced",
        "~7~5~3~35/~d~d~d~7b/c~9f~6~a/6~5~7~59/6~5~a~5~b --123 32-1- x3,x4,x5 m4,m2,m1",
        "e4@NE e2@NEW e1@EW a3@SW a4@SW a5@SW",
        "~7~5~3~3a/~d~d~d~7b/c~9f~6~a/c~5~7~53/c~5~a~5~b --123 32-1- x3,x4,x5 m4,m2,m1",
    ),
    (
        1,
        "balanced",
        "b~b~7~c~3/~a~9~7~a~c/5~cf~ed/~5~5~5~9d/5~7~5~c6 2-3-1 --321 x5,x1,x3 m5,m4,m3",
        "e5@NE e4@NEW e3@NEW a5@EW a1@NEW a3@EW",
        "b~b~7~c~3/~a~9~7~a~c/a~cf~eb/~5~5~5~9b/a~7~5~c3 2-3-1 --321 x5,x1,x3 m5,m4,m3",
    ),
    (
        2,
        "balanced",
        "7~3~7~35/~a~a~d~ae/e~9f~3~9/5~5~a~d7/~5~6~6~b~9 3-21- 13-2- x4,x3,x1 m1,m4,m2",
        "e1@EW e4@NEW e2@NEW a4@EW a3@NEW a1@NEW",
        "b~3~7~3a/~a~a~d~ab/b~9f~3~9/a~5~a~db/~5~6~6~b~9 3-21- 13-2- x4,x3,x1 m1,m4,m2",
    ),
    (
        0,
        "standard",
        "~7~5~3~b5/~d~d~d~7b/c~df~7~a/7~5~7~59/6~3~a~3~b --123 32-1- x3,x4,x5 m4,m2,m1",
        "e4@NE e2@NEW e1@EW a3@SW a4@NEW a5@SW",
        "~7~5~3~ba/~d~d~d~7b/c~df~7~a/b~5~7~53/c~3~a~3~b --123 32-1- x3,x4,x5 m4,m2,m1",
    ),
]
NAMES = [f"seed-{seed}-{mix}" for seed, mix, *_ in DEALS]


def bounds(mix: dict[str, int], rule: str) -> list[int]:
    """The n of every `below(n)` of a deal, in order (BASE-RNG-3)."""
    inner = list(range(14, 1, -1)) if rule == "inner" and mix["D"] else []
    shapes = 24 - mix["D"] if inner else 24
    return inner + list(range(shapes, 1, -1)) + [4] * 24 + [5, 4, 3, 2] * 2


def tape(seed: int, mix: dict[str, int], rule: str = "reject") -> list[int]:
    """The draws that splitmix64 makes from a seed, as outcomes for the tape."""
    below = reference.below_from(reference.splitmix64(seed))
    return [below(n) for n in bounds(mix, rule)]


def dealt(draws: list[int], **options: Any) -> sublevel.Match:
    """A new match whose chance is forced."""
    return GAME.new(seed=1, options=options, tape=draws)


def test_splitmix64_of_seed_0() -> None:
    """BASE-RNG-3: the check outputs of the reference generator."""
    outputs = itertools.islice(reference.splitmix64(0), 3)
    assert list(outputs) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_a_deal_takes_55_draws() -> None:
    """BASE-RNG-3: 23 + 24 + 4 + 4 draws; a tape that holds one more is not touched further."""
    draws = tape(0, reference.MIXES["balanced"])
    assert len(draws) == 55
    match = dealt([*draws, 3], mix="balanced")
    assert match.position() == DEAL_0
    assert match.state.tape_next == 55


@pytest.mark.parametrize(("seed", "mix", "before", "orientations", "start"), DEALS, ids=NAMES)
def test_reference_deal(seed: int, mix: str, before: str, orientations: str, start: str) -> None:
    """BASE-RNG-3, section 12.7: dealt position, lowest orientations, start position."""
    match = dealt(tape(seed, reference.MIXES[mix]), mix=mix)
    assert match.position() == f"{before}{TAIL} ori=M1"
    for orientation in orientations.split():
        assert texts(match)[0] == orientation
        play(match, ids(match)[0])
    assert match.position() == start + TAIL
    assert actor(match) == 1


@pytest.mark.parametrize(("seed", "mix", "before", "orientations", "start"), DEALS, ids=NAMES)
def test_reference_deal_as_a_position(seed: int, mix: str, before: str, orientations: str, start: str) -> None:
    """The dealt position, loaded instead of dealt, goes on in the same way."""
    del seed
    match = play(at(f"{before}{TAIL} ori=M1", mix=mix), *orientations.split())
    assert match.position() == start + TAIL


def test_ex_53() -> None:
    """EX-53: Mutant 1 of deal 0 stands before e4, a corner."""
    match = at(DEAL_0)
    assert [(action.id, action.text) for action in match.legal(1)] == [(197, "e4@NE"), (198, "e4@ES")]


def test_ex_54() -> None:
    """EX-54: then e2, a junction, then e1, a straight."""
    match = play(at(DEAL_0), "e4@NE")
    assert list(zip(ids(match), texts(match), strict=True)) == [(189, "e2@NEW"), (190, "e2@NES"), (191, "e2@ESW")]
    play(match, "e2@NEW")
    assert list(zip(ids(match), texts(match), strict=True)) == [(186, "e1@EW")]


def test_ex_55() -> None:
    """EX-55: the Explorers of deal 0."""
    match = play(at(DEAL_0), "e4@NE", "e2@NEW", "e1@EW")
    assert actor(match) == 0
    assert list(zip(ids(match), texts(match), strict=True)) == [(115, "a3@SW"), (116, "a3@NW")]
    play(match, "a3@SW")
    assert list(zip(ids(match), texts(match), strict=True)) == [(119, "a4@SW"), (120, "a4@NW")]
    play(match, "a4@SW")
    assert list(zip(ids(match), texts(match), strict=True)) == [(123, "a5@SW"), (124, "a5@NW")]
    play(match, "a5@SW")
    assert match.position() == START_0


@pytest.mark.parametrize("dead_ends", [1, 2, 7, 14])
def test_inner_dead_ends(dead_ends: int) -> None:
    """BASE-RNG-3, BASE-COMP-12: with `inner` the dead ends are dealt first, to columns b, c, d."""
    mix = {"D": dead_ends, "I": 4, "L": 4, "T": 16 - dead_ends, "X": 0}
    options = all_options(mix=mix, dead_end_rule="inner")
    for seed in range(4):
        draws = tape(seed, mix, "inner")
        match = dealt(draws, mix=mix, dead_end_rule="inner")
        expected = reference.deal(reference.below_from(reference.splitmix64(seed)), options)
        assert match.position() == reference.write(expected)
        assert match.state.tape_next == len(draws)
        dead = [cell for cell, mask in fields(match).mask.items() if reference.SHAPE_OF[mask] == "D"]
        assert len(dead) == dead_ends
        assert {cell[0] for cell in dead} <= set("bcd")


@pytest.mark.parametrize(
    ("mix", "rule"),
    [(reference.MIXES["standard"], "reject"), (reference.MIXES["crossroads"], "inner"), (DEAD_ENDS, "anywhere")],
    ids=["standard", "no-dead-ends-inner", "dead-ends-anywhere"],
)
def test_forced_deals_follow_the_order_of_draws(mix: dict[str, int], rule: str) -> None:
    """BASE-RNG-3: any tape deals what the printed order of draws says; `inner` without D tiles draws as usual."""
    rng = random.Random(5)
    options = all_options(mix=mix, dead_end_rule=rule)
    for _ in range(6):
        draws = [rng.randrange(n) for n in bounds(mix, rule)]
        rest = iter(draws)
        assert dealt(draws, mix=mix, dead_end_rule=rule).position() == reference.write(
            reference.deal(lambda _: next(rest), options)  # noqa: B023 - used at once
        )
        assert next(rest, None) is None


def test_a_seed_deals_the_same_again() -> None:
    """BASE-RNG-3: a deal is reproducible from its seed, and seeds differ."""
    positions = [GAME.new(seed=seed).position() for seed in range(6)]
    assert positions == [GAME.new(seed=seed).position() for seed in range(6)]
    assert len(set(positions)) == 6


def test_without_a_seed_every_deal_is_fresh() -> None:
    """BASE-SETUP-2: the table shuffles; what it drew is kept as the match's seed."""
    first, second = GAME.new(), GAME.new()
    assert first.position() != second.position()
    assert GAME.new(seed=first.seed).position() == first.position()
