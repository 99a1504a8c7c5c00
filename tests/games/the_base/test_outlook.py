"""What search asks The Base for: the race for the whole board at once, what to expect, and numbers for what is seen."""

from __future__ import annotations

import random
import re

import pytest

from sublevel.engine.chance import generator
from sublevel.engine.playout import play_random
from sublevel.games.the_base.evaluation import NO_ROUTE, find_routes, race_distance
from sublevel.games.the_base.game import GAME
from sublevel.games.the_base.outlook import LONGEST_RACE, race
from sublevel.games.the_base.state import Board
from sublevel.games.the_base.tables import OFF
from tests.games.the_base.positions import at, board, ids, reshuffled

CHALLENGE = "F 123-- 123-- c1,c2,c3 x4,x5,x1"


def states() -> list[Board]:
    """Positions of random play, from the set-up to the end."""
    found = []
    for seed in range(24):
        match = GAME.new(seed=seed, options={"time_challenge": "off"})
        play_random(GAME.rules, match.state, generator(seed, stream=1), 5 * seed)
        found.append(board(match))
    return found


def ways(s: Board, side: int) -> list[int]:
    return [race(s, side) >> 8 * number & 255 for number in range(3)]


def test_the_race_is_the_one_of_the_evaluation() -> None:
    """BASE-BOT-2: two ways to find it, one tile by tile, one for all tiles at once. Without hidden tiles they agree."""
    compared = 0
    for s in states():
        text = GAME.write_position(s).replace("~", "")
        if re.search(r"ori=|over=", text):
            continue
        s = board(at(text))
        for side in (0, 1):
            find_routes(s, side)
            expected = [race_distance(s, 3 * side + number) for number in range(3)]
            assert ways(s, side) == [LONGEST_RACE if tenths == NO_ROUTE else tenths // 10 for tenths in expected]
            compared += 1
    assert compared > 30


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("F 123-- 123-- x1,c2,m4 m1,m2,m3 X 3* 15 0-0", [10, 6, 0]),
        ("F 123-- 123-- x1,c2,m4 x5,c5,m1 X 3* 15 0-0", [7, 3, 0]),
        ("F[a1=5] 123-- 123-- x1,c2,m4 x5,c5,m1 X 3* 15 0-0", [8, 3, 0]),
        ("~fffff/fffff/fffff/fffff/fffff 123-- 123-- x1,c2,m4 x5,c5,m1 X 3* 15 0-0", [9, 3, 0]),
    ],
    ids=["guarded", "open", "a-turn", "hidden"],
)
def test_the_race(position: str, actions: list[int]) -> None:
    """BASE-BOT-2: a step costs one, a turn one more, a hidden tile two more; a piece without a way has a long one."""
    assert ways(board(at(position)), 0) == actions


def test_a_captured_piece_has_the_longest_way() -> None:
    s = board(at("F 123-- -1-23 c4,m2,x3 --,m4,m5 X 2 15 1-0 ret=M1"))
    assert s.piece[3] == OFF
    assert ways(s, 1)[0] == LONGEST_RACE


def test_what_one_expects_the_other_fears() -> None:
    """BASE-END-7: the game is zero-sum, and so is what search expects of it."""
    for s in states():
        outlook = GAME.rules.outlook(s, 0)
        assert -1000 <= outlook <= 1000
        assert GAME.rules.outlook(s, 1) == -outlook


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("F 123-- 123-- b4,x2,x3 m1,m2,m3 X 3* 15 0-0", "F 123-- 123-- a4,x2,x3 m1,m2,m3 X 3* 15 0-0"),
        ("F 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 15 0-0", "F 123-- 123-- e4,x2,x3 m1,m2,m3 X 3* 15 0-0"),
        ("F 123-- 123-- d1,x2,x3 m1,m2,m3 X 3* 15 1-0", "F 123-- 123-- d1,x2,x3 m1,m2,m3 X 3* 15 0-0"),
        ("F 123-- 123-- e1,x2,x3 c5,x4,x5 M 3* 15 0-0", "F 123-- 123-- e5,x2,x3 c5,x4,x5 M 3* 15 0-0"),
        (f"{CHALLENGE} X 3* 7 0-2 over=M:saved tc=X", f"{CHALLENGE} X 3* 2 0-2 over=M:saved tc=X"),
    ],
    ids=["nearer", "saved", "token", "danger", "challenge"],
)
def test_outlooks_order_positions(better: str, worse: str) -> None:
    """BASE-BOT-3, BASE-BOT-4, BASE-TC-3."""
    assert GAME.rules.outlook(board(at(better)), 0) > GAME.rules.outlook(board(at(worse)), 0)


def test_what_is_seen_has_a_number() -> None:
    """BASE-INFO-2: it does not depend on what lies hidden, and differs wherever something else can be seen."""
    for s in states():
        if s.waiting == 0:
            continue
        match = at(GAME.write_position(s), time_challenge="off")
        other = at(reshuffled(match.position(), random.Random(1), False), time_challenge="off")
        seat = match.waiting[0]
        assert GAME.rules.observed(match.state, seat) == GAME.rules.observed(other.state, seat)
        numbers: dict[int, bytes] = {}
        for action in ids(match):
            after = GAME.copy(match.state)
            GAME.rules.step(after, seat, action)
            seen = GAME.seen_by(after, seat)
            seen.ply = 0
            packed = GAME.schema.pack(seen)
            assert numbers.setdefault(GAME.rules.observed(after, seat), packed) == packed
        assert len(numbers) == len(set(numbers.values()))
        assert GAME.rules.observed(match.state, seat) not in numbers


def test_promises() -> None:
    """What saves or captures is looked at first, then the way forward, the way back last."""
    match = at("F 123-- 123-- e3,c1,x3 d1,x4,x5 X 3* 15 0-0")
    promise = {
        action: GAME.rules.promise(match.state, 0, GAME.read_action(match.state, 0, action))
        for action in ("1-m3", "2xd1", "2-c2", "2-b1", "3-a3", "d3@NESW")
    }
    order = sorted(promise, key=lambda action: -promise[action])
    assert order[:3] == ["1-m3", "2xd1", "3-a3"]
    assert promise["2-c2"] > promise["2-b1"]
