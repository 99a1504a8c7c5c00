"""The end: BASE-END-1..8, BASE-AMB-19, BASE-AMB-20, BASE-AMB-26, 27."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sublevel

from . import reference
from .positions import GAME, VARIANTS, after, at, expand, fields, play, texts


def last_action(pieces: str, **options: Any) -> sublevel.Match:
    """The match after an idle turn as the last action of the last round."""
    match = at(f"F 123-- 123-- {pieces} X 1 1 0-0", **options)
    return play(match, next(action for action in texts(match) if action.endswith("@NESW")))


def outcome(match: sublevel.Match) -> tuple[str, str]:
    """Winner and kind."""
    assert match.result is not None
    return {(0,): "X", (1,): "M", (): "draw"}[match.result.winners], match.result.reason


@pytest.mark.parametrize("side", ["X", "M"])
@pytest.mark.parametrize("countdown", [1, 7, 20])
def test_win_by_saving(side: str, countdown: int) -> None:
    """BASE-END-1, BASE-AMB-26: the third saved piece wins at once, with rounds to spare or in the last one."""
    pieces = "m4,m5,e3 c1,c2,c4" if side == "X" else "c1,c2,c4 x4,x5,a3"
    goal = "3-m3" if side == "X" else "3-x3"
    match = after(f"F 123-- 123-- {pieces} {side} 2 {countdown} 0-0", goal)
    assert outcome(match) == (side, "saved")


@pytest.mark.parametrize(
    ("pieces", "winner"),
    [
        ("m4,e2,e3 x1,x4,e1", "M"),  # 1 - 2, and X nearer
        ("m4,m5,a3 x1,a4,a1", "X"),  # 2 - 1, and M nearer
        ("e1,e2,e3 x1,e4,e5", "M"),  # 0 - 1, and X nearer
    ],
)
def test_more_saved_pieces_win(pieces: str, winner: str) -> None:
    """BASE-END-2: however far the others are."""
    assert outcome(last_action(pieces)) == (winner, "countdown")


@pytest.mark.parametrize(
    ("pieces", "full", "rear_only"),
    [
        ("e1,e2,a3 b4,c4,b5", "M", "M"),  # 5,1,1 - 3,2,2: the rearmost decides, not the sum nor the foremost
        ("c1,c2,c3 a4,a5,d4", "X", "X"),  # 3,3,3 - 4,1,1
        ("b1,c2,d3 d4,c1,c5", "X", "draw"),  # 4,3,2 - 4,3,3: equal to the second
        ("b1,c2,c3 d4,b4,a5", "M", "draw"),  # 4,3,3 - 4,2,1
        ("a1,c2,e3 e4,c4,a5", "draw", "draw"),  # 5,3,1 - 5,3,1
        ("x1,x2,x3 m1,m2,m3", "draw", "draw"),  # 6,6,6 - 6,6,6
        ("x1,x2,a3 m1,m2,m3", "X", "draw"),  # 6,6,5 - 6,6,6
        ("m4,d2,b3 x4,c2,e5", "X", "X"),  # 1 - 1 saved: 4,2 - 5,3
        ("m4,d2,b3 x4,a2,d5", "M", "draw"),  # 1 - 1 saved: 4,2 - 4,1
        ("m4,m5,b3 x4,x5,c5", "M", "M"),  # 2 - 2 saved: 4 - 3
        ("m4,m5,b3 x4,x5,d5", "draw", "draw"),  # 2 - 2 saved: 4 - 4
    ],
)
def test_tie_break(pieces: str, full: str, rear_only: str) -> None:
    """BASE-END-3, BASE-END-4, BASE-END-5, BASE-END-6, BASE-AMB-19, BASE-AMB-27: from the rear, and both options."""
    for tiebreak, winner in (("full", full), ("rear_only", rear_only)):
        match = last_action(pieces, tiebreak=tiebreak)
        assert outcome(match) == (winner, "countdown-tiebreak")
        flag = "draw" if winner == "draw" else f"{winner}:countdown-tiebreak"
        assert match.position() == expand(f"F 123-- 123-- {pieces} X 0 0 0-0 over={flag}")


@pytest.mark.parametrize(
    ("explorer", "mutant", "distance"),
    [
        ("e1", "a1", 1),
        ("d1", "b1", 2),
        ("c1", "c2", 3),
        ("b1", "d1", 4),
        ("a1", "e1", 5),
        ("x1", "m1", 6),
        ("x5", "m4", 6),
    ],
)
def test_distances(explorer: str, mutant: str, distance: int) -> None:
    """BASE-END-3, BASE-AMB-20: columns from the goal, 6 on a start slot; saved pieces do not count."""
    match = last_action(f"{explorer},m5,c3 {mutant},x3,c4")
    assert match.result is not None
    expected = sorted([distance, 3], reverse=True)
    assert match.result.details["distances"] == {"X": expected, "M": expected}


def test_walls_do_not_count() -> None:
    """BASE-END-3: a walled-in piece in the first column is as near as a free one."""
    match = after("F[e1=5,e3=5] 123-- 123-- e1,e3,e2 b4,b5,b2 X 1 1 0-0", "d2@NESW")
    assert outcome(match) == ("X", "countdown-tiebreak")


@pytest.mark.parametrize(
    ("pieces", "returns", "saved"),
    [
        ("m4,a2,x3 c1,c2,c4", (1.0, -1.0), (1, 0)),
        ("a1,c2,e3 e4,c4,a5", (0.0, 0.0), (0, 0)),
        ("a1,a2,a3 c1,c2,c4", (-1.0, 1.0), (0, 0)),
    ],
)
def test_result_record(pieces: str, returns: tuple[float, float], saved: tuple[int, int]) -> None:
    """BASE-END-7: winner, kind, saved counts, countdown, distances, rewards."""
    match = last_action(pieces)
    assert match.result is not None
    assert match.result.returns == returns
    assert match.result.scores == saved
    assert match.result.details["countdown"] == 0
    position = fields(match)
    assert match.result.details["distances"] == {side: reference.distances(position, side) for side in "XM"}


def test_result_of_a_win_by_saving() -> None:
    """BASE-END-7: no distances there; the countdown as it stood."""
    match = after("F 123-- 123-- m4,m5,e3 c1,x5,c4 X 2 9 0-0", "3-m3", time_challenge="off")
    assert match.result is not None
    assert match.result.returns == (1.0, -1.0)
    assert match.result.scores == (3, 1)
    assert match.result.details["countdown"] == 9
    assert not match.result.details.get("distances")


def test_final_fields() -> None:
    """BASE-END-8: after saving as the winning action left them; after the countdown X, 0 actions, 0; tokens stay."""
    match = after("F 123-- 123-- m4,m5,e3 c1,x5,c4 X 3* 9 2-1", "3-m3", time_challenge="off")
    assert match.position() == expand("F 123-- 123-- m4,m5,m3 c1,x5,c4 X 2 9 2-1 over=X:saved")
    match = after("F 123-- 123-- e4,d4,c1 m1,m2,m3 X 3* 9 0-0", "2^m4")  # a crossing that saves one: no end
    assert match.result is None
    match = after("F 123-- 123-- m4,a1,a2 c1,c2,c4 X 1 1 1-2", "2-b1")
    assert match.position() == expand("F 123-- 123-- m4,b1,a2 c1,c2,c4 X 0 0 1-2 over=X:countdown")


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "defaults")
def test_zero_sum(options: dict[str, Any]) -> None:
    """BASE-END-6, BASE-END-7: whatever happens, the rewards are +1 / -1 or 0 / 0, and agree with the winner."""
    for seed in range(3):
        rng = random.Random(seed)
        match = GAME.new(seed=seed + 50, options=options)
        while not match.finished:
            play(match, rng.choice(texts(match)))
        result = match.result
        assert result is not None
        assert result.returns == {(0,): (1.0, -1.0), (1,): (-1.0, 1.0), (): (0.0, 0.0)}[result.winners]
        assert result.reason in {"saved", "countdown", "countdown-tiebreak"}
