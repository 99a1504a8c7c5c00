"""Why something is illegal, with the clause: BASE-UI-10."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sublevel
from sublevel import errors
from sublevel.games.the_base import state, words

from .positions import DEAL_0, EX_32, GAME, START, actor, after, at, refused

RULES = Path(__file__).parents[3] / "docs" / "rules" / "the-base.md"
CLAUSES = set(re.findall(r"\*\*(BASE-[A-Z]+-\d+[a-z]?)\*\*", RULES.read_text(encoding="utf-8")))

# cause -> match, action, words of the English sentence (any of them), clauses that say so (any of them)
CASES: dict[str, tuple[str, str, str, str]] = {
    "wall on your tile": (
        "F[b3=5] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "1-c3",
        "wall",
        "BASE-MOVE-1 BASE-GEO-6",
    ),
    "wall on the target tile": (
        "F[c3=5] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "1-c3",
        "wall",
        "BASE-MOVE-1 BASE-GEO-6",
    ),
    "hidden tile": ("F[c3=~f] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0", "1-c3", "hidden", "BASE-MOVE-1 BASE-GEO-5"),
    "own piece there": ("F 123-- 123-- b3,c3,x3 m1,m2,m3 X 3* 15 0-0", "1-c3", "own", "BASE-MOVE-4 BASE-MOVE-2"),
    "not enough actions": (
        "F[a3=a] 123-- 123-- a3,x2,x3 m1,m2,m3 X 1 15 0-0",
        "3^b3",
        "action",
        "BASE-MOVE-7 BASE-TURN-5",
    ),
    "slot occupied by an enemy at home": (
        "F 123-- 123-- e1,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "1-m1",
        "slot",
        "BASE-MOVE-4 BASE-CAP-3",
    ),
    "slot occupied by a saved enemy": (
        "F 123-- 123-- a4,x2,x3 x4,m2,m3 X 3* 15 0-1",
        "1-x4",
        "slot",
        "BASE-MOVE-4 BASE-SAVE-1",
    ),
    "slot occupied by an own piece": (
        "F 123-- 123-- a2,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "1-x2",
        "slot own",
        "BASE-MOVE-4 BASE-MOVE-2",
    ),
    "saved pieces do not move": (
        "F 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 15 1-0",
        "1-e4",
        "saved",
        "BASE-MOVE-3 BASE-SAVE-1",
    ),
    "no move between slots": (
        START.replace(" M ", " X "),
        "1-x4",
        "slot connect neighbour reach",
        "BASE-MOVE-5 BASE-MOVE-1",
    ),
    "too far": (
        "F 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "1-e5",
        "steps",
        "BASE-MOVE-1 BASE-MOVE-6",
    ),
    "an enemy cannot be crossed": (
        "F 123-- 123-- a3,x2,x3 b3,m2,m3 X 3* 15 0-0",
        "1^c3",
        "",
        "BASE-MOVE-6 BASE-MOVE-1",
    ),
    "rotate a hidden tile": ("F[c3=~f] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0", "c3@NESW", "hidden", "BASE-MANIP-7"),
    "rotate an occupied tile": ("F 123-- 123-- b3,c3,x3 m1,m2,m3 X 3* 15 0-0", "c3@NESW", "piece", "BASE-MANIP-4"),
    "rotate under an enemy": (
        "F 123-- 123-- b3,x2,x3 c3,m2,m3 X 3* 15 0-0",
        "c3@NESW",
        "piece",
        "BASE-MANIP-4",
    ),
    "rotate under an Explorer": (
        "F 123-- 123-- b3,x2,x3 c3,m2,m3 M 3* 15 0-0",
        "b3@NESW",
        "piece",
        "BASE-MANIP-4",
    ),
    "rotate behind a wall": (
        "F[b3=5] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "c3@NESW",
        "wall passage",
        "BASE-MANIP-2",
    ),
    "rotate from afar": (
        "F 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "c3@NESW",
        "next beside neighbour passage",
        "BASE-MANIP-2",
    ),
    "rotate beside a saved piece": (
        "F[e4=5] 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 15 1-0",
        "e4@EW",
        "",
        "BASE-MANIP-5 BASE-MANIP-2",
    ),
    "rotate into what the shape is not": (
        "F[a1=9] 123-- 123-- x1,c1,c2 m1,m2,m3 X 3* 15 0-0",
        "a1@EW",
        "shape corner tile",
        "BASE-MANIP-8 BASE-MANIP-7",
    ),
    "rotate without a change": ("F[b3=7] 123-- 123-- a3,x2,x1 m1,m2,m3 X 3* 15 0-0", "b3@NES", "", "BASE-MANIP-8"),
    "reveal a revealed tile": (
        "F 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "c3?",
        "revealed already",
        "BASE-MANIP-1 BASE-MANIP-9",
    ),
    "reveal from afar": (
        "F[c3=~5] 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 15 0-0",
        "c3?",
        "next beside neighbour passage",
        "BASE-MANIP-2",
    ),
    "pass with something to do": (START, "--", "", "BASE-TURN-3 BASE-TURN-4"),
    "no token": (START, "+A", "token", "BASE-BONUS-1 BASE-SAVE-2"),
    "window closed": ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 2 15 0-1", "+A", "", "BASE-BONUS-1 BASE-BONUS-2"),
    "time at twenty": ("F 123-- 123-- x1,x2,x3 m3,x5,m1 M 3* 20 0-1", "+T", "20", "BASE-BONUS-5"),
    "action while locked": ("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-2", "+A", "", "BASE-BONUS-7"),
    "return without a capture": (START, ">m4", "", "BASE-RET-7 BASE-STATE-2"),
    "challenge without an offer": (START, "TC+", "", "BASE-TC-1 BASE-STATE-2"),
    "wrong tile in set-up": (DEAL_0, "e2@NEW", "", "BASE-SETUP-7b BASE-SETUP-8"),
    "wall towards the slot in set-up": (DEAL_0, "e4@SW", "", "BASE-SETUP-7b BASE-SETUP-8"),
    "move in set-up": (DEAL_0, "1-e4", "", "BASE-SETUP-7b BASE-SETUP-8 BASE-STATE-2"),
}


def reason_of(position: str, action: str) -> sublevel.Reason:
    match = at(position)
    seat = actor(match)
    assert seat is not None
    reason = match.why(seat, action)
    assert reason is not None
    return reason


@pytest.mark.parametrize("cause", CASES)
def test_reason(cause: str) -> None:
    """BASE-UI-10: the action is refused, with a clause of the specification and a sentence in four languages."""
    position, action, words, clauses = CASES[cause]
    clause = refused(at(position), action)
    assert clause in CLAUSES
    assert clause in clauses.split()
    reason = reason_of(position, action)
    sentence = reason.text()
    assert sentence[0].isupper()
    if words:
        assert any(word in sentence.lower() for word in words.split()), sentence
    sentences = {reason.text(lang) for lang in ("en", "de", "cs", "sk")}
    assert len(sentences) == 4
    assert all("\n" not in text and "{" not in text for text in sentences)
    assert reason.key
    assert reason.code > 0


def test_the_listed_causes_have_reasons_of_their_own() -> None:
    """BASE-UI-10: the seven that the specification lists can be told apart."""
    listed = [
        "wall on your tile",
        "wall on the target tile",
        "hidden tile",
        "own piece there",
        "not enough actions",
        "slot occupied by an enemy at home",
        "saved pieces do not move",
    ]
    assert len({reason_of(*CASES[cause][:2]).code for cause in listed}) == len(listed)


def test_return_choice_reasons() -> None:
    """BASE-UI-10: during a return choice: another slot, another action."""
    match = after(EX_32, "1xc4")
    assert refused(match, ">m5") in {"BASE-RET-1", "BASE-RET-2", "BASE-RET-4", "BASE-RET-7"}
    assert refused(match, "2-e4") in CLAUSES


@pytest.mark.parametrize(
    ("position", "action", "sentence", "clause"),
    [
        (
            "F 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0",
            "1-e5",
            "It is 5 steps to e5; you have 3 actions.",
            "BASE-MOVE-1",
        ),
        (
            "F 123-- 123-- b3,x2,x3 m1,m2,m3 X 1 15 0-0",
            "1-d3",
            "It is 2 steps to d3; you have one action.",
            "BASE-MOVE-1",
        ),
        (
            "F 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0",
            "1-d3",
            "It is 2 steps to d3. One move takes one step, so go there step by step.",
            "BASE-MOVE-1",
        ),
        (
            "F[e5=2,e4=b] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0",
            "1-e5",
            "No connected way leads from piece 1 to e5.",
            "BASE-MOVE-1",
        ),
        (
            "F[a3=a] 123-- 123-- a3,x2,x3 m1,m2,m3 X 1 15 0-0",
            "3^b3",
            "Crossing to b3 costs 2 actions; you have one.",
            "BASE-MOVE-7",
        ),
        (
            "F[b3=5] 123-- 123-- a3,x2,x1 m1,m2,m3 X 3* 15 0-0",
            "b3@NES",
            "Tile b3 is a straight: it opens to two opposite sides.",
            "BASE-MANIP-8",
        ),
        (
            "F[b3=7] 123-- 123-- a3,x2,x1 m1,m2,m3 X 3* 15 0-0",
            "b3@NES",
            "Tile b3 lies that way already; rotate a junction so that it lies differently.",
            "BASE-MANIP-8",
        ),
    ],
)
def test_reasons_say_numbers_and_causes(position: str, action: str, sentence: str, clause: str) -> None:
    """BASE-UI-10, BASE-MOVE-1, BASE-MOVE-7, BASE-MANIP-8: how far, how dear, which shape."""
    reason = reason_of(position, action)
    assert (reason.text("en"), reason.clause) == (sentence, clause)
    assert len({reason.text(language) for language in sublevel.LANGUAGES}) == len(sublevel.LANGUAGES)


def test_idle_turns_of_a_straight_where_they_are_forbidden() -> None:
    """BASE-MANIP-8: they are legal, unless the option says otherwise; then the reason says so."""
    text = "F[b3=5] 123-- 123-- a3,x2,x1 m1,m2,m3 X 3* 15 0-0"
    assert at(text).why(0, "b3@NS") is None
    reason = GAME.position(at(text).position(), options={"null_rotation": "forbid"}).why(0, "b3@NS")
    assert reason is not None
    assert reason.text() == "Tile b3 lies that way already, and this match doesn't allow rotations that change nothing."


def test_the_side_on_turn_waits_for_a_return_choice() -> None:
    """BASE-RET-6: the owner chooses out of turn, and the side on turn is told so; anybody else is told the turn."""
    match = after(EX_32, "1xc4")
    assert match.waiting == (1,)
    reason = match.why(0, "2-e4")
    assert reason is not None
    assert (reason.text(), reason.clause) == (
        "Your opponent first chooses where the captured piece returns.",
        "BASE-RET-6",
    )
    other = at(START).why(0, "1-a1")
    assert other is not None
    assert other.text() == "It is not your turn."


def test_challenge_reasons() -> None:
    """BASE-UI-10: while the offer is open only the answer counts."""
    match = after("F 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1")
    assert refused(match, "1-d1") in {"BASE-TC-1", "BASE-STATE-2"}


def test_not_your_turn_and_finished() -> None:
    """The wrong seat and the finished match have errors of their own, and reasons when asked."""
    match = at(START)
    assert match.why(0, "1-a1") is not None
    with pytest.raises(errors.NotYourTurn) as caught:
        match.play(0, "1-a1")
    assert "\n" not in str(caught.value)
    with pytest.raises(errors.NotYourTurn):
        match.play(5, "1-a1")
    over = at("F 123-- 123-- m4,m5,m3 m1,m2,d1 X 2 9 2-0 over=X:saved")
    assert over.why(0, "1-a1") is not None
    with pytest.raises(errors.Finished) as done:
        over.play(0, "1-a1")
    assert "\n" not in str(done.value)


def test_the_error_carries_sentence_and_clause() -> None:
    """BASE-UI-10: what a player reads names the clause."""
    match = at(CASES["wall on your tile"][0])
    with pytest.raises(errors.Illegal) as caught:
        match.play(0, "1-c3")
    assert caught.value.reason.clause in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_log_leads_to_clauses_that_exist() -> None:
    """BASE-UI-11: every kind of event names the clause behind it."""
    codes = range(state.TILE_ORIENTED, state.CHALLENGE_ENDED + 1)
    kinds = {words.event([code, 127, 1, 1, 1, 1])[0] for code in codes}  # the arguments suit every kind of event
    assert kinds == set(words.EVENT_CLAUSES)
    assert set(words.EVENT_CLAUSES.values()) <= CLAUSES
