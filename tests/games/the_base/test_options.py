"""Options: section 5.1, BASE-COMP-9..14, EX-65."""

from __future__ import annotations

from typing import Any

import pytest

from sublevel import errors

from . import reference
from .positions import DEAD_ENDS, GAME, MIXES, after, at, fields, line, refused, texts

CHOICES: dict[str, list[Any]] = {
    "dead_end_rule": ["reject", "inner", "anywhere"],
    "setup_order": ["mutants_first", "explorers_first"],
    "countdown_start": [20, 5, 6, 19],
    "crossing_cost": ["per_tile", "one"],
    "capture_on_start_slots": [False, True],
    "return_chooser": ["owner", "capturer"],
    "null_rotation": ["allow", "forbid"],
    "tiebreak": ["full", "rear_only"],
    "time_challenge": ["offer", "off"],
    "challenge_tokens": ["keep", "discard"],
}


def mix(**counts: int) -> dict[str, int]:
    return {"D": 0, "I": 0, "L": 0, "T": 0, "X": 0, **counts}


def test_defaults() -> None:
    """Section 5.1, BASE-COMP-10: the first value of each list; the mix `standard`."""
    options = GAME.new(seed=1).options
    assert options["mix"] == "standard"
    assert {name: options[name] for name in CHOICES} == {name: values[0] for name, values in CHOICES.items()}
    assert set(options) == {"mix", *CHOICES}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values])
def test_every_value_is_taken_and_recorded(name: str, value: Any) -> None:
    """Section 5.1: all options are recorded in the game header."""
    match = GAME.new(seed=1, options={name: value})
    assert match.options[name] == value
    assert GAME.load(match.to_json()).options == match.options


@pytest.mark.parametrize("name", sorted(MIXES))
def test_named_mixes(name: str) -> None:
    """BASE-COMP-11: the built-in mixes, each with 24 tiles; a custom mix with the same counts deals the same."""
    assert sum(MIXES[name].values()) == 24
    assert (
        GAME.new(seed=2, options={"mix": name}).position() == GAME.new(seed=2, options={"mix": MIXES[name]}).position()
    )


def test_the_default_mix() -> None:
    """BASE-COMP-10: I 6, L 6, T 12."""
    counted = [reference.SHAPE_OF[mask] for cell, mask in fields(GAME.new(seed=4)).mask.items() if cell != "c3"]
    assert {shape: counted.count(shape) for shape in "DILTX"} == mix(I=6, L=6, T=12)


@pytest.mark.parametrize(
    "custom",
    [mix(I=24), mix(X=24), mix(I=1, L=2, T=3, X=18), mix(L=12, T=12), mix(T=24)],
    ids=lambda custom: str(custom),
)
def test_custom_mixes(custom: dict[str, int]) -> None:
    """BASE-COMP-9, BASE-COMP-11: whatever an owner finds in the box."""
    match = GAME.new(seed=3, options={"mix": custom})
    counted = [reference.SHAPE_OF[mask] for cell, mask in fields(match).mask.items() if cell != "c3"]
    assert {shape: counted.count(shape) for shape in "DILTX"} == custom
    assert match.options["mix"] == custom


@pytest.mark.parametrize(
    ("value", "rule"),
    [
        (mix(D=2, I=6, L=8, T=8), "reject"),
        (mix(D=15, I=9), "inner"),
        (mix(I=6, L=6, T=11), "reject"),
        (mix(I=6, L=6, T=13), "reject"),
        (mix(I=-1, L=13, T=12), "reject"),
        (mix(D=24), "inner"),
    ],
    ids=["D-with-reject", "D-15-inner", "sum-23", "sum-25", "negative", "D-24-inner"],
)
def test_ex_65_refused(value: dict[str, int], rule: str) -> None:
    """EX-65, BASE-COMP-12: mixes that are refused."""
    with pytest.raises(errors.BadOption) as caught:
        GAME.new(seed=1, options={"mix": value, "dead_end_rule": rule})
    assert "mix" in line(caught.value)


def test_ex_65_accepted() -> None:
    """EX-65, BASE-COMP-12: D 14 with `inner`: no D in columns a, e."""
    for seed in range(10):
        match = GAME.new(seed=seed, options={"mix": mix(D=14, I=5, L=5), "dead_end_rule": "inner"})
        dead = {cell for cell, mask in fields(match).mask.items() if reference.SHAPE_OF[mask] == "D"}
        assert dead == {cell for cell in reference.CELLS if cell[0] in "bcd" and cell != "c3"}


def test_dead_ends_anywhere() -> None:
    """BASE-COMP-12, BASE-COMP-13: `anywhere` accepts any number, and does put them into the outer columns."""
    GAME.new(seed=1, options={"mix": mix(D=24), "dead_end_rule": "anywhere"})
    columns = set()
    for seed in range(30):
        position = fields(GAME.new(seed=seed, options={"mix": DEAD_ENDS, "dead_end_rule": "anywhere"}))
        columns |= {cell[0] for cell, mask in position.mask.items() if reference.SHAPE_OF[mask] == "D"}
    assert columns == set("abcde")


def test_how_often_a_dead_end_faces_a_piece() -> None:
    """BASE-COMP-13: 44.6 % of deals with two dead ends anywhere, by the formula and by dealing."""
    expected = 1 - (18 * 17) / (24 * 23)
    assert round(100 * expected, 1) == 44.6
    deals = 1000
    hit = 0
    for seed in range(deals):
        position = fields(GAME.new(seed=seed, options={"mix": DEAD_ENDS, "dead_end_rule": "anywhere"}))
        fronts = [reference.start_tile(position, piece) for piece in position.piece]
        hit += any(reference.SHAPE_OF[position.mask[cell]] == "D" for cell in fronts)
    assert abs(hit / deals - expected) < 5 * (expected * (1 - expected) / deals) ** 0.5


def test_a_dead_end_leads_only_back() -> None:
    """BASE-COMP-13: whoever stands on one before the own slot can only go back, and nobody can turn it meanwhile."""
    match = after("F[a1=8] 123-- 123-- x1,m4,m5 m1,m2,m3 X 3* 15 0-0", "1-a1")
    assert texts(match) == ["1-x1"]
    refused(match, "a1@E")


def test_one_tile_with_four_passages() -> None:
    """BASE-COMP-14: without extra crosses the centre is the only one; `crossroads` has four more."""
    for name, expected in (("standard", 1), ("balanced", 1), ("corners", 1), ("maze", 1), ("crossroads", 5)):
        assert list(fields(GAME.new(seed=1, options={"mix": name})).mask.values()).count(15) == expected


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"mix": "marvellous"}, "mix"),
        ({"mix": 7}, "mix"),
        ({"mix": None}, "mix"),
        ({"mix": {"I": 24}, "foo": 1}, "foo"),
        ({"mix": {"Q": 24}}, "mix"),
        ({"mix": {**MIXES["standard"], "Q": 0}}, "mix"),
        ({"mix": {"D": 0, "I": 6.5, "L": 6, "T": 12, "X": 0}}, "mix"),
        ({"mix": {"D": 0, "I": "6", "L": 6, "T": 12, "X": 0}}, "mix"),
        ({"mix": {"D": 0, "I": 10**30, "L": 6, "T": 12, "X": 0}}, "mix"),
        ({"dead_end_rule": "outer"}, "dead_end_rule"),
        ({"setup_order": "nobody_first"}, "setup_order"),
        ({"setup_order": 1}, "setup_order"),
        ({"countdown_start": 4}, "countdown_start"),
        ({"countdown_start": 21}, "countdown_start"),
        ({"countdown_start": "20"}, "countdown_start"),
        ({"countdown_start": 7.5}, "countdown_start"),
        ({"countdown_start": True}, "countdown_start"),
        ({"crossing_cost": "free"}, "crossing_cost"),
        ({"capture_on_start_slots": "yes"}, "capture_on_start_slots"),
        ({"capture_on_start_slots": 1}, "capture_on_start_slots"),
        ({"return_chooser": "dealer"}, "return_chooser"),
        ({"null_rotation": ""}, "null_rotation"),
        ({"tiebreak": None}, "tiebreak"),
        ({"time_challenge": True}, "time_challenge"),
        ({"challenge_tokens": []}, "challenge_tokens"),
        ({"sides": "random"}, "sides"),
        ({"colour": "red"}, "colour"),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else "",
)
def test_bad_options(options: dict[str, Any], named: str) -> None:
    """Section 5.1: one line that names the option; `sides` is one of the table's (BASE-SETUP-3)."""
    with pytest.raises(errors.BadOption) as caught:
        GAME.new(seed=1, options=options)
    assert named in line(caught.value)
    with pytest.raises(errors.BadOption) as caught:
        at("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", **options)
    assert named in line(caught.value)


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [("tiebreak", "none", "rear_only"), ("countdown_start", 3, "20"), ("mix", "big", "standard")],
)
def test_the_line_says_what_would_be_right(name: str, value: Any, right: str) -> None:
    """Bad options: the message lists what the option takes."""
    with pytest.raises(errors.BadOption) as caught:
        GAME.new(seed=1, options={name: value})
    assert right in line(caught.value)


@pytest.mark.parametrize("options", [7, "mix", ["mix"], {1: 2}])
def test_options_of_a_wrong_kind(options: Any) -> None:
    """Options are a table with texts as names."""
    with pytest.raises(errors.BadOption) as caught:
        GAME.new(seed=1, options=options)
    line(caught.value)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_bad_seeds(seed: Any) -> None:
    """BASE-RNG-3: a seed is a whole number; anything else gets a line."""
    with pytest.raises(errors.BadOption) as caught:
        GAME.new(seed=seed)
    assert "seed" in line(caught.value)


@pytest.mark.parametrize("tape", [[24], [-1], [1.5], ["x"], [0] * 5000, [0] * 30 + [4], [2**70]])
def test_bad_tapes(tape: Any) -> None:
    """BASE-RNG-3: a forced outcome must be one that the draw could have."""
    with pytest.raises(errors.BadOption) as caught:
        GAME.new(seed=1, tape=tape)
    assert "tape" in line(caught.value)


def test_descriptions() -> None:
    """Section 5.1: the game describes its options."""
    assert GAME.options is not None
    assert set(CHOICES) | {"mix"} == set(GAME.options.__struct_fields__)


def test_options_do_not_change_each_other() -> None:
    """Section 5.1: one option leaves the others as they are, and the deal too."""
    plain = GAME.new(seed=8).position()
    for name, values in CHOICES.items():
        if name not in {"setup_order", "countdown_start"}:
            assert GAME.new(seed=8, options={name: values[-1]}).position() == plain
