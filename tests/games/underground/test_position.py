"""Written positions, and what a viewer may know (section 10)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sublevel
from sublevel.engine.chance import generator
from sublevel.engine.core import SPECTATOR
from sublevel.engine.errors import BadPosition
from sublevel.games.underground.knowledge import resample
from sublevel.games.underground.tables import SOME_CHIP

from .positions import GAME, OPTIONS, at, card_for, play, start, state


def broken(change: dict[str, Any], **options: Any) -> None:
    position = start(**options).position()
    position.update(change)
    GAME.position(position, {**OPTIONS, **options})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"tower": "E9"}, "tower: 'E9' instead of a cell and a side"),
        ({"figure": "A1"}, "figure: A1 is bare board"),
        ({"plateaus": ["b@D1r0"]}, "instead of plateau a"),
        ({"plateaus": ["a@D1r0", "b@D2r0"]}, "does not lie on bare board"),
        ({"pieces": ["I9.1Ar0@A1"]}, "is no placement"),
        ({"pieces": ["I4.1Br0@A8"]}, "cannot lie there"),
        ({"pieces": ["M1.5Ar0@A3", "M1.5Ar0@C5"]}, "lies on the board twice"),
        ({"pieces": ["M1.7Ar0@A3", "M1.6Ar0@C5"]}, "from M1.5 upward"),
        ({"codes": ["A1=N1"]}, "no chip can lie on A1"),
        ({"codes": ["A3"]}, "instead of a cell and a chip"),
        ({"codes": []}, "each of the sixteen"),
        ({"stacks": ["M1:1234"]}, "stacks: 1 instead of 9"),
        ({"stone": "J1"}, "stone: one of them"),
        ({"chips": 3}, "lists the chips"),
        ({"pile": 3}, "lists the cards"),
        ({"discard": ["A1"]}, "each of the 81"),
        ({"hands": [["A1"]]}, "2 hands of two cards"),
        ({"spent": ["N1"]}, "each of the sixteen"),
        ({"phase": "lunch"}, "phase: 'lunch' is not one of"),
        ({"phase": "act"}, "card: one of the active hand"),
        ({"phase": "resolve"}, "nothing can be taken"),
        ({"phase": "displace"}, "water comes where the figure stands"),
        ({"phase": "replace"}, "no replacement"),
        ({"phase": "teleport"}, "target: the coordinate is missing"),
        ({"phase": "over"}, "if and only if the phase is over"),
        ({"end": "deck"}, "if and only if the phase is over"),
        ({"phase": "over", "end": "tired"}, "is not one of"),
        ({"phase": "over", "end": "escaped"}, "if and only if the figure is on the exit"),
        ({"seat": 3}, "there are 2 players"),
        ({"used": ["D1"]}, "D1 has no symbol"),
        ({"water": ["B7", "B7"]}, "stands there twice"),
        ({"buried": ["A1"] * 40}, "but there are 40"),
        ({"cut": 81}, "cut: 81 of the"),
        ({"target": "A1"}, "nothing is drawn for"),
        ({"flood": "A1"}, "nobody is displaced"),
        ({"rat": "E9"}, "where the figure or the tower stands"),
        ({"lamp": 1}, "'lamp' is no field"),
        ({"keys": 9}, "keys"),
    ],
)
def test_bad_positions(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        broken(change)


def test_not_a_table() -> None:
    with pytest.raises(BadPosition, match=r"a position of Underground is a table of fields \(.*\), not 'D1'"):
        GAME.position("D1", OPTIONS)


def test_the_end_section_is_the_end() -> None:
    with pytest.raises(BadPosition, match="lost in section 26"):
        broken({"section": 26}, timer_mode="turns")


def test_a_finished_match_can_be_written() -> None:
    match = play(at(card=card_for("", blue=False), left=1), "E")
    loaded = GAME.position(match.position(), match.options)
    assert loaded.finished
    assert loaded.result is not None
    assert loaded.result.reason == "deck"


def hidden_parts(match: sublevel.Match) -> tuple[object, ...]:
    s = state(match)
    return list(s.pile), list(s.chip), list(s.code), list(s.stack), s.rng


def test_what_nobody_knows_is_in_no_view() -> None:
    """Section 10: pile, face-down chips, lower pieces, generator; the same for all seats."""
    match = at()
    seen = GAME.seen_by(match.state, SPECTATOR)
    from sublevel.games.underground.game import board

    hidden = board(seen)
    assert set(hidden.pile) == {81}
    assert {chip for chip in hidden.chip if chip} == {SOME_CHIP}
    assert {code for code in hidden.code if code} == {SOME_CHIP}
    assert hidden.rng == 1
    views = [match.view(seat) for seat in (0, 1, None)]
    for view in views:
        view.pop("seat")
        view.pop("legal")
    assert views[0] == views[1] == views[2]
    assert sum(one.get("code") == "?" for one in match.view(0)["cells"]) == 4


def test_worlds_can_be_imagined_from_what_is_seen() -> None:
    """Section 10: all orders are possible, and what is known stays."""
    random = Random(3)
    match = GAME.new(seed=9, options={**OPTIONS, "setup": "random"})
    for _ in range(60):
        seat = state(match).seat
        match.play(seat, random.choice(match.legal(seat)))
        if match.finished:
            break
    seen = GAME.seen_by(match.state, 0)
    worlds = []
    for number in range(4):
        world = GAME.copy(seen)
        world.rng = generator(number)
        from sublevel.games.underground.game import board

        resample(board(world), 0)
        assert GAME.conserved(world) == GAME.conserved(match.state)
        assert GAME.schema.pack(GAME.seen_by(world, 0)) == GAME.schema.pack(seen)
        worlds.append(tuple(board(world).pile))
    assert len(set(worlds)) == 4


def test_after_the_end_everything_is_shown() -> None:
    match = play(at(card=card_for("", blue=False), left=1), "E")
    assert match.view(0)["deal"]["chips"] == match.position()["chips"]
