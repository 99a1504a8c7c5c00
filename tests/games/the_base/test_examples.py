"""The worked examples of the specification, EX-1 to EX-66, one test each.

EX-53, EX-54 and EX-55 are in test_deals.py, EX-65 in test_options.py.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import sublevel

from . import reference
from .positions import GAME, actor, at, expand, ids, is_legal, play, refused, texts

CASES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "examples.toml").read_text())["case"]
ELSEWHERE = {"EX-53", "EX-54", "EX-55", "EX-65"}
STEP_KEYS = {"play", "after", "actor", "legal", "contains", "illegal", "count", "winner", "kind", "distances"}


def name_of(case: dict[str, Any]) -> str:
    return "-".join(filter(None, (case["id"], case.get("name"))))


def check_lists(match: sublevel.Match, step: dict[str, Any]) -> None:
    """What may be played, and what may not."""
    if "legal" in step:
        assert sorted(texts(match)) == sorted(step["legal"].split())
    if "count" in step:
        assert len(texts(match)) == step["count"]
    for action in step.get("contains", "").split():
        assert action in texts(match)
        assert is_legal(match, action)
    for action in step.get("illegal", "").split():
        refused(match, action)


def check_end(match: sublevel.Match, step: dict[str, Any]) -> None:
    """Who may act, and how it ended."""
    if "actor" in step:
        assert actor(match) == {"X": 0, "M": 1, "nobody": None}[step["actor"]]
        assert match.finished == (step["actor"] == "nobody")
    if "winner" in step:
        assert match.result is not None
        assert match.result.winners == {"X": (0,), "M": (1,), "draw": ()}[step["winner"]]
    if "kind" in step:
        assert match.result is not None
        assert match.result.reason == step["kind"]
    if "distances" in step:
        position = reference.parse(match.position())
        assert [reference.distances(position, side) for side in "XM"] == step["distances"]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_example(case: dict[str, Any]) -> None:
    match = at(case["position"], **case.get("options", {}))
    assert match.position() == expand(case["position"])
    assert case["steps"]
    for step in case["steps"]:
        assert set(step) <= STEP_KEYS
        if "play" in step:
            play(match, step["play"])
        if "after" in step:
            assert match.position() == expand(step["after"])
        check_lists(match, step)
        check_end(match, step)


def canonical(action: str | int, legal: dict[str, int]) -> str:
    """The listed text of an action: by id, as written, or as the move of that piece to that place."""
    return next(
        text
        for text, number in legal.items()
        if action in (text, number)
        or (str(action)[1:2] == "-" and (text[0], text[-2:]) == (str(action)[0], str(action)[-2:]))
    )


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_reference_reading_agrees(case: dict[str, Any]) -> None:
    """The slow second reading passes the same rows: what it is compared with elsewhere rests on that."""
    options = {**reference.DEFAULTS, **case.get("options", {})}
    position = reference.parse(expand(case["position"]))
    for step in case["steps"]:
        if "play" in step:
            position = reference.play(position, canonical(step["play"], reference.legal(position, options)), options)
        if "after" in step:
            assert reference.write(position) == expand(step["after"])
        if "legal" in step:
            assert sorted(reference.legal(position, options)) == sorted(step["legal"].split())
        if "count" in step:
            assert len(reference.legal(position, options)) == step["count"]
        assert not set(step.get("illegal", "").split()) & set(reference.legal(position, options))
        if "distances" in step:
            assert [reference.distances(position, side) for side in "XM"] == step["distances"]


def test_every_row_is_there() -> None:
    assert {case["id"] for case in CASES} | ELSEWHERE == {f"EX-{number}" for number in range(1, 67)}


def test_ex_62_has_one_id() -> None:
    """EX-62: two paths, one id (BASE-ENC-2)."""
    match = GAME.position(expand("F 123-- 123-- b1,a2,a1 m1,m2,m3 X 3* 15 0-0"))
    assert ids(match).count(81) == 1
    assert [action.text for action in match.legal(0) if action.id == 81] == ["3^b2"]
