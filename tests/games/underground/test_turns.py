"""Turns, cards, and which piece may be placed (sections 6, 7.1, 7.2)."""

from __future__ import annotations

from random import Random

import pytest

from sublevel.engine.core import TABLE

from .positions import GAME, at, card_for, cell, clause, kinds, legal, play, start, state, why

TIMER = {"timer_mode": "turns"}


def placements(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("P")]


def test_clockwise() -> None:
    """UG-TURN-1: the seats follow each other; solo it is always the same."""
    for players in (1, 2, 3, 4):
        match = start(players=players)
        seats = []
        for _ in range(5):
            seats.append(state(match).seat)
            play(match, legal(match)[0], "E")
            while match.position()["phase"] == "displace":
                play(match, legal(match)[0])
            if match.finished:
                break
        assert seats == [turn % players for turn in range(len(seats))]
        assert len(seats) > 3


def test_one_of_two_cards_must_be_played() -> None:
    """UG-TURN-2, UG-CARD-1: nothing else can be done before, and only once; the card goes to the discard."""
    match = at(hand=["A1", "B2"])
    assert legal(match) == ["C A1", "C B2"]
    assert why(match, "C I9") == "not-in-hand"
    assert why(match, "D1-E1") == "card-first"
    assert why(match, "P M1.1Ar0@A5") == "card-first"
    assert why(match, "E") == "card-first"
    play(match, "C B2")
    assert match.position()["discard"] == ["B2"]
    assert (match.view(0)["card"]["symbol"], match.view(0)["steps"]) == ("V3", 2)
    assert why(match, "C A1") == "card-played-already"


def test_either_order_each_once_each_optional() -> None:
    """UG-TURN-3: place and move, move and place, one of them, or none; unused steps are lost."""
    ready = at(top="I2.1", card=card_for("I2", steps=3))
    for actions in (
        ["P I2.1Br0@B1", "D1-E1.", "E"],
        ["D1-E1.", "P I2.1Br0@B1", "E"],
        ["P I2.1Br0@B1", "E"],
        ["D1-E1.", "E"],
        ["E"],
    ):
        match = play(ready.branch(), *actions)
        assert match.position()["seat"] == 2
        assert match.position().get("steps", 0) == 0
    match = play(ready.branch(), "P I2.1Br0@B1")
    assert why(match, "P I2.2Ar0@B3") == "already-placed"


def test_a_move_is_not_divisible() -> None:
    """UG-TURN-4: within a move nothing is placed, and after it no step is left."""
    match = play(at(top="I2.1", card=card_for("I2", steps=3)), "D1-E1")
    assert why(match, "P I2.1Br0@B1") == "in-the-middle-of-a-move"
    assert why(match, "E") == "in-the-middle-of-a-move"
    play(match, ".")
    assert why(match, "E1-F1") == "already-moved"


def test_the_hand_is_filled_and_blue_brings_water() -> None:
    """UG-TURN-5, UG-TURN-6: the drawn card stays in the hand; red brings no water."""
    match = play(at(card=card_for("", blue=True), draws=["B4"]), "E")
    assert "B4" in match.position()["water"]
    assert "B4" in match.position()["hands"][0]
    match = play(at(card=card_for("", blue=False), draws=["B4"]), "E")
    assert "B4" not in match.position()["water"]
    assert "B4" in match.position()["hands"][0]


def test_the_order_of_the_end_of_a_turn() -> None:
    """UG-TURN-7, UG-TURN-8: draw, water, replacement chips, tick."""
    match = at(
        options=TIMER, figure="H3", card=card_for("", blue=True, steps=3), draws=["B4", "F1", "A2", "B1"], sand=0
    )
    play(match, "H3-H4.", "G", "E")
    told = [kind for kind in kinds(match) if kind in ("card-drawn", "water-rose", "chip-laid", "sand-ran-out")]
    assert told[:4] == ["card-drawn", "water-rose", "chip-laid", "sand-ran-out"]
    match = at(options={"setup": "rat"}, figure="H1", card=card_for("", blue=False), draws=["B9"])
    play(match, "E")
    assert kinds(match)[:2] == ["card-drawn", "rat-ran"]


def test_who_may_turn_the_timer_when() -> None:
    """UG-TURN-9: everybody in PLAY, ACT and MOVE by turns; by the clock while somebody chooses, too."""
    for mode, choosing in (("turns", False), ("real", True)):
        match = at(options={"timer_mode": mode}, figure="H3", card=card_for("", steps=3))
        assert "s2:F" in legal(match, 1)
        play(match, "H3-H4")
        assert "s2:F" in legal(match, 1)
        play(match, ".")
        assert match.position()["phase"] == "resolve"
        assert ("s2:F" in legal(match, 1)) == choosing
        if not choosing:
            assert why(match, "F") == "timer-must-wait"
    assert why(at(), "F") == "no-timer"
    only_active = at(options={**TIMER, "timer_hands": "active"})
    assert only_active.waiting == (0,)
    assert "F" in legal(only_active)


def test_resolve_is_skipped_where_there_is_nothing() -> None:
    """UG-TURN-10: but not the discovery check; and the engine waits for E."""
    match = at(options=TIMER, figure="D1", section=0, card=card_for("", steps=3), draws=["B1", "B2"])
    play(match, "D1-E1.")
    assert match.position()["phase"] == "act"
    assert match.position()["discoveries"] == 1
    single = next(text for text in legal(at(card=card_for("M1", steps=2))) if text.startswith("P M1"))
    done = play(at(card=card_for("M1", steps=2)), "D1-E1.", single)
    assert legal(done) == ["E"]


def test_who_waits() -> None:
    """UG-TURN-11: the active seat, whoever may turn the timer or vote, and the clock."""
    assert at().waiting == (0,)
    assert at(options=TIMER).waiting == (0, 1)
    assert at(options={"resign": True, "players": 3}).waiting == (0, 1, 2)
    assert at(options={"timer_mode": "real"}).actors == (0, 1, TABLE)
    match = at(options={"resign": True})
    match.play(1, "s2:Q")
    assert match.waiting == (0,)
    assert match.why(1, "E") is not None
    assert start(setup_choices="manual").waiting == (0, 1)


@pytest.mark.parametrize("seed", range(6))
def test_no_dead_ends(seed: int) -> None:
    """UG-TURN-12: whoever waits can act, and every match ends."""
    random = Random(seed)
    options = {"setup": "random", "resign": bool(seed % 2), "timer_mode": ("real", "turns", "off")[seed % 3]}
    match = GAME.new(seed=seed, options=options)
    for _ in range(GAME.longest):
        if match.finished:
            break
        seat = random.choice(match.actors)
        match.play(seat, random.choice(match.legal(seat)))
    assert match.finished
    assert match.result is not None


def test_concrete_symbol() -> None:
    """UG-PICK-1: only the top of that stack; the stone goes there."""
    match = at(top="I3.2", card=card_for("I3"))
    assert {text[2:6] for text in placements(legal(match))} == {"I3.2"}
    assert why(match, "P V3.1Br0@B1") == "piece-not-offered"
    play(match, placements(legal(match))[0])
    assert match.position()["stone"] == "I3"


def test_joker_symbol() -> None:
    """UG-PICK-2: any joker; the stone stays."""
    match = at(card=card_for("J"))
    assert {text[2:4] for text in placements(legal(match))} == {"JI", "JL", "JN", "JP", "JT", "JU", "JV", "JW", "JZ"}
    play(match, next(text for text in legal(match) if text.startswith("P JT")))
    assert match.position()["stone"] == "M1"
    assert "JT" not in match.view(0)["jokers"]


@pytest.mark.parametrize("reach", [2, 3, 4])
def test_signal_symbol(reach: int) -> None:
    """UG-PICK-3, UG-PICK-4: the next stacks clockwise, never the one under the stone."""
    match = at(card=card_for(f"+{reach}"))
    circle = [stack[:2] for stack in match.position()["stacks"]]
    stone = circle.index("M1")
    wanted = {circle[(stone + n) % 9] for n in range(1, reach + 1)}
    assert {stack["shape"] for stack in match.view(0)["stacks"] if stack["offered"]} == wanted
    assert "M1" not in wanted
    play(match, placements(legal(match))[0])
    assert match.position()["stone"] in wanted


def test_an_empty_stack() -> None:
    """UG-PICK-5: nothing else may be placed; the card is played all the same."""
    match = at(empty=["I2"], card=card_for("I2"))
    assert not placements(legal(match))
    assert "E" in legal(match)


def test_taking_and_placing_are_one() -> None:
    """UG-PICK-6: who places nothing moves no stone; after the last piece the stone stands on the empty slot."""
    match = play(at(card=card_for("I3")), "E")
    assert match.position()["stone"] == "M1"
    match = at(pieces=["I2.1Br0@B1", "I2.2Ar0@B1", "I2.3Ar0@B1"], card=card_for("I2"))
    play(match, placements(legal(match))[0])
    assert match.position()["stone"] == "I2"
    assert next(stack for stack in match.position()["stacks"] if stack.startswith("I2")) == "I2:"


def test_swap() -> None:
    """UG-PICK-7, UG-PICK-9: any top piece or joker, also where the shown stack is empty; not what is offered."""
    match = at(empty=["I3"], card=card_for("I3"), owned=["SS"])
    shapes = {text[4:6] for text in placements(legal(match))}
    assert shapes >= {"M1", "I2", "V3", "O4", "JI", "JZ"}
    joker = next(text for text in legal(match) if text.startswith("P!S J"))
    play(match, joker)
    assert match.position()["stone"] == "M1"
    assert match.position()["spent"] == ["SS"]
    plain = at(card=card_for("I3"), owned=["SS"], top="V3.1")
    assert why(plain, "P V3.1Br0@B1") == "swap-needed"
    assert clause(plain, "P V3.1Br0@B1") == "UG-PICK-9"


def test_only_tops_are_seen() -> None:
    """UG-PICK-8: unless the stacks are open."""
    for stack in at().view(0)["stacks"]:
        assert [piece is None for piece in stack["pieces"]] == [True, True, True, False]
    for stack in at(options={"stacks_open": True}).view(0)["stacks"]:
        assert None not in stack["pieces"]
    assert why(at(card=card_for("I3"), top="I3.2"), "P I3.1Br0@B1") == "piece-not-on-top"


def test_taking_a_piece_shows_the_next() -> None:
    """UG-PICK-8: so placing is not taken back for nothing."""
    match = at(card=card_for("I3"))
    ply = match.play(0, placements(legal(match))[0])
    assert ply.disclosed
    joker = at(card=card_for("J"))
    assert not joker.play(0, placements(legal(joker))[0]).disclosed
    assert cell(match, "A1")["height"] in (0, 1)
