"""The timer in its three modes (UG-TIME-1 to UG-TIME-6), and V73."""

from __future__ import annotations

import pytest

from sublevel.engine.core import TABLE
from sublevel.engine.match import event_rows
from sublevel.games.underground import timer
from sublevel.games.underground.options import UndergroundOptions

from .positions import GAME, at, card_for, kinds, legal, play, state, water

REAL = {"timer_mode": "real"}


def test_v73_the_glass() -> None:
    """V73, UG-TIME-1: turned with 90 of 120 seconds left, 30 are left; after it ran out, 120."""
    sand = timer.full(UndergroundOptions.read({"timer_mode": "real"}))
    assert sand.left == 120
    turned = sand.after(30).turned()
    assert turned.left == 30
    assert not turned.empty
    assert turned.after(30).empty
    assert turned.after(31).turned().left == 120


def test_full_starts_anew() -> None:
    """UG-TIME-1: with `full` it always starts anew."""
    sand = timer.full(UndergroundOptions.read({"timer_mode": "real", "timer_flip": "full", "timer_seconds": 90}))
    assert sand.after(50).turned().left == 90


def test_every_turning_of_a_procedure_turns_the_glass() -> None:
    """UG-KID-1: a turning that leads to a discovery turns it twice."""
    match = at(options=REAL, figure="F5", section=3, draws=["A1", "A2"])
    play(match, "F")
    sand = timer.full(UndergroundOptions.read(REAL)).after(50).following(event_rows(match.state))
    assert sand.left == 70


def test_it_stops_while_the_kidnappers_water_waits() -> None:
    """UG-TIME-2: not in a displacement after a blue card."""
    match = at(options=REAL, figure="F5", keys=1, section=3, draws=["F5", "A1"])
    assert timer.runs(state(match))
    play(match, "F")
    assert match.position()["phase"] == "displace"
    assert not timer.runs(state(match))
    blue = play(at(options=REAL, figure="E1", card=card_for("", blue=True), draws=["E1"]), "E")
    assert blue.position()["phase"] == "displace"
    assert timer.runs(state(blue))
    assert not timer.runs(state(at(options={"timer_mode": "turns"})))


def test_the_clock_is_a_seat_of_its_own() -> None:
    """UG-TIME-5: it has `Z` and nothing else; players never have it."""
    match = at(options=REAL, figure="D2")
    assert TABLE in match.actors
    assert [action.text for action in match.legal(TABLE)] == ["Z"]
    reason = match.why(0, "Z")
    assert reason is not None
    assert reason.clause == "UG-TIME-5"
    for mode in ("turns", "off"):
        assert TABLE not in at(options={"timer_mode": mode}).waiting


def test_empty_by_the_clock() -> None:
    """UG-KID-3, UG-TIME-1: two tiles whatever the colours, then the next section."""
    match = at(options=REAL, figure="F3", draws=["A1", "B2"])
    before = water(match)
    match.play(TABLE, "Z")
    assert water(match) - before == {"A1", "B2"}
    assert match.position()["section"] == 1
    assert kinds(match)[0] == "sand-ran-out"
    assert match.position()["discard"] == ["A1", "B2"]


def test_a_replay_needs_no_clock() -> None:
    """UG-TIME-4: turnings and empty timers are actions, in their order."""
    match = GAME.new(seed=3, options={"timer_mode": "real", "setup_choices": "auto"})
    match.play(0, match.legal(0)[0])
    match.play(TABLE, "Z")
    match.play(1, "s2:F")
    again = GAME.load(match.to_json())
    assert again.digest() == match.digest()
    assert [(ply.seat, ply.text) for ply in again.plies][1:] == [(TABLE, "Z"), (1, "s2:F")]


def test_two_hands_at_once() -> None:
    """UG-TIME-6: a turning is marked with the section that was seen; whoever saw an earlier one comes too late."""
    match = at(options=REAL, figure="F3")
    turning = match.identify(0, "F")
    seen = GAME.mark(state(match), turning)
    assert seen == state(match).section
    play(match, "F")
    assert GAME.mark(state(match), turning) != seen
    assert GAME.mark(state(match), turning + 1) is None, "other actions are for the board on which they were seen"


DRY = ["B1", "B2", "B3", "B4", "B5", "B6", "A1", "A2", "A4", "A5", "A6", "A7", "A8"]


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_nobody_turns_it(turns: int) -> None:
    """UG-TIME-3: the sand lasts T turns, and runs out at the end of the next; then it is T again."""
    options = {"timer_mode": "turns", "timer_turns": turns, "players": 1}
    match = at(options=options, figure="F3", sand=turns, draws=DRY)
    ran_out = []
    for turn in range(1, 2 * turns + 3):
        play(match, legal(match)[0], "E")
        if "sand-ran-out" in kinds(match):
            ran_out.append(turn)
            assert match.position()["sand"] == turns
    assert ran_out == [turns + 1, 2 * turns + 2]


def test_somebody_always_turns_it_in_time() -> None:
    """UG-TIME-3: with T = 2 in turns 3, 5 and 7, one section every two turns."""
    match = at(options={"timer_mode": "turns", "players": 1}, figure="I6", sand=2, draws=DRY)
    turned = []
    for turn in range(1, 8):
        if match.position().get("sand", 0) == 0:
            play(match, "F")
            turned.append(turn)
        play(match, legal(match)[0], "E")
        assert "sand-ran-out" not in kinds(match)
    assert turned == [3, 5, 7]
    assert match.position()["section"] == 3
