"""Turns, passing, locks, countdown: BASE-TURN, BASE-LOCK, BASE-CD, BASE-STATE, BASE-AMB-14, BASE-AMB-18, 24."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sublevel import errors

from . import reference
from .positions import (
    EX_32,
    GAME,
    START,
    VARIANTS,
    actor,
    after,
    at,
    expand,
    fields,
    ids,
    is_legal,
    play,
    refused,
    texts,
)


def test_sides_alternate() -> None:
    """BASE-TURN-1, BASE-TURN-7, BASE-AMB-18: Mutants, then Explorers; the countdown falls after the Explorers' turn."""
    match = at(START)
    seen = []
    for _ in range(4):
        seen.append((fields(match).turn, fields(match).countdown))
        for _ in range(3):
            play(match, next(action for action in texts(match) if action.endswith("@NESW")))
    assert seen == [("M", 20), ("X", 20), ("M", 19), ("X", 19)]


def test_three_actions_in_any_mixture() -> None:
    """BASE-TURN-2: moves and manipulations in any order; moving is never compulsory."""
    for actions in (["1-e1", "1-d1", "1-e1"], ["e1@NESW", "e1@NESW", "e2@NESW"], ["1-e1", "e2@NESW", "2-e2"]):
        match = at(START)
        for used, action in enumerate(actions):
            assert (fields(match).turn, fields(match).actions) == ("M", 3 - used)
            play(match, action)
        assert (fields(match).turn, fields(match).actions, fields(match).window) == ("X", 3, True)


@pytest.mark.parametrize("actions", ["3*", "2", "1"])
def test_all_actions_must_be_used(actions: str) -> None:
    """BASE-TURN-3, BASE-TURN-4, BASE-AMB-14: no passing while an ordinary action is legal."""
    refused(at(START.replace("3*", actions)), "--")


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("side", ["X", "M"])
def test_a_capture_alone_forbids_a_pass(side: str, number: int) -> None:
    """BASE-TURN-4, BASE-BONUS-7: one piece that can only capture has to act, and may buy an action."""
    enemy = reference.ENEMY[side]
    mine = [f"{reference.HOME[enemy]}{lane}" for lane in "45"]
    mine.insert(number - 1, f"{reference.HOME[side]}3")
    front = "a3" if side == "X" else "e3"
    theirs = [f"{reference.HOME[enemy]}{lane}" for lane in "12"] + [front]
    pieces = f"{','.join(mine)} {','.join(theirs)}" if side == "X" else f"{','.join(theirs)} {','.join(mine)}"
    match = at(f"F 123-- 123-- {pieces} {side} 3* 15 1-1")
    assert texts(match) == [f"{number}x{front}", "+A", "+T"]
    assert is_legal(match, "+A")
    refused(match, "--")


def test_a_forced_pass_gives_up_the_rest() -> None:
    """BASE-TURN-4: it ends the turn, whatever was left."""
    match = at("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-0")
    assert texts(match) == ["--"]
    assert play(match, "--").position() == expand("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 X 3* 15 0-0")
    match = after("F[a1=5] 123-- 123-- e4,m5,x1 a1,m2,m3 X 3* 15 1-0", "1-m4")
    assert texts(match) == ["--"]
    assert (fields(play(match, "--")).turn, fields(match).countdown) == ("M", 14)


def test_a_pass_in_the_last_round_ends_the_game() -> None:
    """BASE-TURN-4, BASE-TURN-7, BASE-CD-2, BASE-END-8: countdown 0, turn X, no actions left."""
    match = after("F[a1=5] 123-- 123-- m4,m5,x1 a1,m2,m3 X 3* 1 0-0", "--")
    assert match.position() == expand("F[a1=5] 123-- 123-- m4,m5,x1 a1,m2,m3 X 0 0 0-0 over=X:countdown")


def test_legal_counts_the_actions_left() -> None:
    """BASE-TURN-5: with one action the crossing is not legal, but the crossed piece can step there."""
    match = at("F[a3=a] 123-- 123-- a3,x2,x3 m1,m2,m3 X 1 15 0-0")
    refused(match, "3^b3")
    assert "1-b3" in texts(match)


def test_a_pass_after_an_action_needs_a_saved_piece() -> None:
    """BASE-TURN-5: in random play PASS comes up in mid-turn only after a saving move."""
    rng = random.Random(3)
    for seed in range(4):
        match = GAME.new(seed=seed, options={"time_challenge": "off"})
        last = ""
        while choices := texts(match):
            if choices == ["--"] and not fields(match).window:
                side = fields(match).turn
                assert last.endswith(tuple(reference.HOME[reference.ENEMY[side]] + lane for lane in "12345"))
            last = rng.choice(choices)
            play(match, last)


def test_the_turn_waits_for_a_return() -> None:
    """BASE-TURN-6: with no actions left the turn ends only after the RETURN decision."""
    match = after(EX_32.replace("3*", "1"), "1xc4")
    assert (fields(match).turn, fields(match).actions, fields(match).countdown) == ("X", 0, 15)
    assert (fields(play(match, ">m1")).turn, fields(match).countdown) == ("M", 14)


def test_the_third_saved_piece_ends_the_game_at_once() -> None:
    """BASE-TURN-8: in the middle of a turn; the other side gets no reply."""
    match = after("F 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1", time_challenge="off")
    assert match.finished
    assert match.waiting == ()
    assert match.position() == expand("F 123-- 123-- c1,c2,c3 x4,x5,x1 M 2 7 0-2 over=M:saved")
    with pytest.raises(errors.Finished):
        match.play(0, "1-d1")
    with pytest.raises(errors.Finished):
        match.play(1, "1-d1")


def test_actions_never_carry_over() -> None:
    """BASE-TURN-9: 3 actions and an open window, also after a pass and after bonus actions."""
    match = after("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-0", "--")
    assert (fields(match).actions, fields(match).window) == (3, True)
    match = after("F 123-- 123-- x1,x2,x3 x4,x5,m1 M 3* 10 0-1", "+A", "3-e1", "3-d1", "3-c1", "3-b1")
    assert (fields(match).turn, fields(match).actions, fields(match).window) == ("X", 3, True)


def test_take_back() -> None:
    """BASE-TURN-10, BASE-UI-11: taking back is an undo of the match."""
    match = at(START)
    play(match, "1-e1")
    play(match, "1-d1")
    match.undo()
    assert match.position() == expand("F 123-- 123-- x1,x2,x3 e1,m2,m3 M 2 20 0-0")
    match.undo()
    assert match.position() == expand(START)
    assert match.plies == []


@pytest.mark.parametrize(
    "position",
    [
        "F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-0",  # on a slot, before a piece behind a wall
        "F[c4=a,b4=5,d4=5] 123-- 123-- x1,b4,d4 c4,x4,x5 M 3* 15 0-0",  # between two pieces (BASE-AMB-24)
        "F[c1=1] 123-- 123-- x1,x2,x3 c1,x4,x5 M 3* 15 0-0",  # the only passage leads outside
        "F[a1=8] 123-- 123-- a1,m4,m5 x1,m2,m3 X 3* 15 0-0",  # the only passage leads to a taken slot
        "F[e1=2] 123-- 123-- e1,m4,m5 m1,m2,m3 X 3* 15 0-0",  # ... or to an enemy's home slot
    ],
    ids=["slot", "field", "outside", "saved-enemy", "home-enemy"],
)
def test_locked(position: str) -> None:
    """BASE-LOCK-1, BASE-LOCK-2: whoever can neither move nor manipulate with any piece passes."""
    assert texts(at(position)) == ["--"]


def test_locked_behind_an_own_piece() -> None:
    """BASE-LOCK-1, BASE-AMB-24: own pieces lock too, if there is no way beyond them."""
    match = at("F[c1=4,c2=1] 123-- 123-- c1,c2,m4 m1,m2,m3 X 3* 15 0-0")
    assert texts(match) == ["--"]
    view = match.view(0)
    assert [piece["locked"] for piece in view["aids"]["pieces"][:3]] == [True, True, False]


def test_locked_every_turn_until_unlocked() -> None:
    """BASE-LOCK-2: the locked side passes again and again, the other plays on; then the lock opens."""
    match = at("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-0")
    for _ in range(2):
        assert texts(match) == ["--"]
        play(match, "--", "a1@NESW", "a1@NESW", "a1@NESW")
    play(match, "--", "3-e3", "3-d3", "3-c3")
    assert is_legal(match, "e4@EW")


def test_a_wall_under_a_piece_stays() -> None:
    """BASE-LOCK-3: it cannot be opened while the piece stays there."""
    match = at("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-0")
    refused(match, "e4@EW")
    refused(match, "1xe4")


def test_twenty_rounds() -> None:
    """BASE-CD-1, BASE-CD-2: shows 20 in the first round; without time bonuses 0 comes after exactly 20 rounds."""
    match = at(START)
    turns = []
    while not match.finished:
        turns.append((fields(match).countdown, fields(match).turn))
        for _ in range(3):
            play(match, next(action for action in texts(match) if action.endswith("@NESW")))
    assert turns == [(countdown, side) for countdown in range(20, 0, -1) for side in "MX"]
    assert fields(match).countdown == 0


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "defaults")
def test_one_seat_acts_at_a_time(options: dict[str, Any]) -> None:
    """BASE-STATE-2: exactly one seat, with something to do, until the end; then nobody. Fewer than 300 decisions."""
    for seed in range(3):
        rng = random.Random(seed)
        match = GAME.new(seed=seed, options=options)
        decisions = 0
        while not match.finished:
            seat = actor(match)
            assert seat is not None
            assert match.legal(seat)
            assert match.legal(1 - seat) == []
            play(match, rng.choice(ids(match)))
            decisions += 1
        assert match.waiting == ()
        assert match.legal(0) == match.legal(1) == []
        assert decisions < 300 <= GAME.longest <= 320
        assert match.result is not None


def test_state_fields() -> None:
    """BASE-STATE-1, BASE-OBS-3: the fields, their lengths and their values in a known position.

    The orientation step is called `oriented` here; the kind of end is `ended`, and the winner follows from `payoff`.
    """
    lengths = {field.name: field.length for field in GAME.schema.fields}
    for name, length in {
        "tile": 25,
        "piece": 6,
        "slot": 10,
        "phase": 1,
        "turn": 1,
        "actions": 1,
        "window": 1,
        "countdown": 1,
        "token": 2,
        "oriented": 1,
        "pending": 1,
        "ended": 1,
        "challenge": 1,
        "options": 15,
    }.items():
        assert max(1, lengths[name]) == length, name
    state: Any = after(EX_32, "1xc4").state
    assert list(state.piece) == [5 * 3 + 3, 31, 2, 35, 33, 34]
    assert list(state.slot) == [1, 2, 3, 0, 0, 0, 1, 0, 2, 3]
    assert (state.phase, state.turn, state.actions, state.window) == (2, 0, 2, 0)
    assert (state.countdown, list(state.token), state.pending) == (15, [1, 0], 3)
    assert (state.ended, list(state.payoff)[:2], state.challenge) == (0, [0, 0], 0)
    over: Any = at("F 123-- 123-- c1,c2,c3 x4,x5,x1 M 2 7 0-2 over=M:saved tc=X:declined").state
    assert (over.phase, over.ended, list(over.payoff)[:2], over.challenge) == (6, 1, [-1, 1], 3)
    hidden: Any = at("F[b3=~6] 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0").state
    assert hidden.tile[7] == 6 + 16
    assert [tile for at_, tile in enumerate(hidden.tile) if at_ != 7] == [15] * 24
