"""Position texts (BPN): BASE-GEO-10, BASE-GEO-11, 12."""

from __future__ import annotations

import random

import pytest

from sublevel import errors

from .positions import (
    DEAL_0,
    EX_32,
    GAME,
    START,
    START_0,
    VARIANTS,
    at,
    expand,
    ids,
    line,
    play,
    random_position,
)

ORIENT = "F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 ori=M1"


WHOLE = [
    START,
    START_0,
    DEAL_0,
    EX_32,
    ORIENT,
    "F 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 20 0-0 ori=X3",
    "F 123-- -1-23 c4,m2,x3 --,m4,m5 X 2 15 1-0 ret=M1",
    "F 123-- -1-23 c4,m2,x3 --,m4,m5 X 0 15 1-0 ret=M1",
    "F 123-- 123-- m4,m5,m3 m1,m2,d1 X 2 9 2-0 over=X:saved",
    "F 123-- 123-- c1,c2,c3 x4,x5,x1 M 0 7 0-2 over=M:saved",
    "F 123-- 123-- m4,a2,x3 c1,c2,c3 X 0 0 1-0 over=X:countdown",
    "F 123-- 123-- a1,a2,x3 x4,c2,c3 X 0 0 0-2 over=M:countdown",
    "F 123-- 123-- e1,d2,x3 e4,e2,e3 X 0 0 0-0 over=M:countdown-tiebreak",
    "F 123-- 123-- e1,e2,e3 e4,d2,d3 X 0 0 0-0 over=X:countdown-tiebreak",
    "F 123-- 123-- e1,c2,a3 a4,c4,e5 X 0 0 0-0 over=draw",
    "F 123-- 123-- c1,c2,c3 x4,x5,x1 M 2 7 0-2 over=M:saved offer=X",
    "F 123-- 123-- c1,c2,c3 x4,x5,x1 X 3* 7 0-2 over=M:saved tc=X",
    "F 123-- 123-- m4,m5,m3 c1,c2,c4 M 2 7 0-2 over=X:saved tc=M",
    "F 123-- 123-- m4,m5,m3 x1,x2,x3 X 2 1 0-2 over=M:saved tc=X:escaped",
    "F 123-- 123-- m4,m5,e3 x1,x2,x3 X 0 0 0-2 over=M:saved tc=X:failed",
    "F 123-- 123-- c1,c2,c3 x4,x5,x1 M 2 7 0-2 over=M:saved tc=X:declined",
    "F 123-- 123-- m4,m5,m3 m1,m2,-- X 2 9 2-0 over=X:saved",
    # Acceptable though no play leads there: BASE-GEO-11, 12.
    "F[c3=5] 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0",
    "F[c3=~5] 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0",
    "F[c3=1] 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 15 2-2",
    "F 123-- 123-- x3,x2,x1 m5,m4,m3 X 4 15 0-0",
    "F 123-- 123-- x1,x2,x3 m1,m2,m3 X 5* 1 0-0",
    "~1~2~3~4~5/~6~7~8~9~a/~b~c~d~e~f/~1~2~3~4~5/~6~7~8~9~a 123-- 123-- x1,x2,x3 m1,m2,m3 X 1 1 0-0",
]


@pytest.mark.parametrize("text", WHOLE)
def test_both_ways(text: str) -> None:
    """BASE-GEO-10, BASE-GEO-11, BASE-GEO-12: what is read is written again, to the letter."""
    match = at(text, capture_on_start_slots="--" in text.split()[4])
    assert match.position() == expand(text)


def test_random_positions_both_ways() -> None:
    """BASE-GEO-10: unusual positions too."""
    rng = random.Random(11)
    for _ in range(60):
        text = random_position(rng)
        assert at(text).position() == text


@pytest.mark.parametrize("seed", range(len(VARIANTS)))
def test_a_position_of_play_goes_on_alike(seed: int) -> None:
    """BASE-GEO-10: a match loaded from a position of another has the same actions and the same next position."""
    match = GAME.new(seed=seed, options=VARIANTS[seed])
    rng = random.Random(seed)
    while not match.finished:
        loaded = GAME.position(match.position(), options=VARIANTS[seed])
        assert loaded.waiting == match.waiting
        assert ids(loaded) == ids(match)
        choice = rng.choice(ids(match))
        play(match, choice)
        play(loaded, choice)
        assert loaded.position() == match.position()
        assert loaded.result == match.result


def test_public_position() -> None:
    """BASE-GEO-10, BASE-INFO-2: a public position shows `?` for hidden tiles and nothing else differs."""
    match = at(DEAL_0)
    assert (
        match.position(public=True) == "????5/????b/c?f??/6???9/6???? --123 32-1- x3,x4,x5 m4,m2,m1 M 3* 20 0-0 ori=M1"
    )


def test_position_as_a_dictionary() -> None:
    """Positions can be given with their options."""
    match = GAME.position({"position": expand(EX_32), "options": {"return_chooser": "capturer"}})
    assert match.options["return_chooser"] == "capturer"
    assert play(match, "1xc4").waiting == (0,)


BAD: list[tuple[str, str]] = [
    # the board
    ("0ffff/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "mask 0"),
    ("~0ffff/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "hidden mask 0"),
    ("gffff/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "no hex digit"),
    ("ffff/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "four tiles in a lane"),
    ("ffffff/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "six tiles in a lane"),
    ("fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "four lanes"),
    ("fffff/fffff/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "six lanes"),
    ("ffff~/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "a tilde alone"),
    ("?ffff/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "a public position"),
    # slots
    ("F 12--- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "a slot number missing"),
    ("F 1123- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "a slot number twice"),
    ("F 123-- 124-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "slot number 4"),
    ("F 123- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "four slots"),
    # pieces
    ("F 123-- 123-- c3,x2,x3 c3,m2,m3 M 3* 20 0-0", "two pieces on one tile"),
    ("F 123-- 123-- x1,x1,x3 m1,m2,m3 M 3* 20 0-0", "two pieces on one slot"),
    ("F[c3=~5] 123-- 123-- c3,x2,x3 m1,m2,m3 M 3* 20 0-0", "a piece on a hidden tile"),
    ("F 123-- 123-- z1,x2,x3 m1,m2,m3 M 3* 20 0-0", "no such column"),
    ("F 123-- 123-- a6,x2,x3 m1,m2,m3 M 3* 20 0-0", "no such lane"),
    ("F 123-- 123-- x1,x2 m1,m2,m3 M 3* 20 0-0", "two pieces only"),
    ("F 123-- 123-- x1,x2,x3,x4 m1,m2,m3 M 3* 20 0-0", "four pieces"),
    ("F 123-- 123-- --,x2,x3 m1,m2,m3 M 3* 20 0-0", "off the board without a reason"),
    ("F 123-- 123-- m1,m2,m3 m4,m5,c1 X 3* 15 0-0", "three saved, not over"),
    ("F 123-- 123-- c1,c2,c3 x1,x2,x3 M 3* 15 0-0", "three Mutants saved, not over"),
    # returns
    ("F 123-- -1-23 c4,m2,x3 m1,m4,m5 X 2 15 1-0 ret=M1", "the returning piece is on the board"),
    ("F 123-- -1-23 c4,m2,x3 --,m4,m5 X 2 15 1-0 ret=M2", "another piece returns"),
    ("F 123-- -1-23 c4,m2,x3 --,m4,m5 M 2 15 1-0 ret=M1", "a piece of the side on turn"),
    ("F 123-- 123-- c4,x2,x3 --,m2,m3 X 2 15 1-0 ret=M1", "one candidate only"),
    ("F 123-- -1-23 c4,m2,x3 --,--,m5 X 2 15 1-0 ret=M1", "two pieces off the board"),
    ("F 123-- -1-23 c4,m2,x3 --,m4,m5 X 2 15 1-0 ret=M4", "no such piece"),
    # turn, actions, countdown, tokens
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 Q 3* 20 0-0", "no such side"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 0 20 0-0", "no actions"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 6 20 0-0", "six actions"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M -1 20 0-0", "minus one action"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 2* 20 0-0", "window with two actions"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3** 20 0-0", "two stars"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M * 20 0-0", "a star alone"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 0 0-0", "countdown 0, not over"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 21 0-0", "countdown 21"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* twenty 0-0", "countdown in words"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 3-0", "three tokens"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0", "one token field"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0--1", "minus one token"),
    # set-up
    ("F 123-- 123-- x2,x1,x3 m1,m2,m3 M 3* 20 0-0 ori=M1", "orienting, pieces not on their numbers"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,c3 M 3* 20 0-0 ori=M1", "orienting, a piece in the field"),
    ("F[e1=~5] 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 ori=M1", "orienting, a start tile hidden"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 1-0 ori=M1", "orienting with tokens"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 20 0-0 ori=M1", "orienting, the other side's turn"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 2 20 0-0 ori=M1", "orienting with two actions"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 ori=M4", "orienting for piece 4"),
    # flags
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 foo=1", "unknown flag"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 ori", "flag without a value"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 X 0 0 0-0 over=X:magic", "unknown kind of end"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 offer=X", "offer without an end"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 20 0-0 tc=X", "challenge without an end"),
    ("F 123-- 123-- c1,c2,c3 x4,x5,x1 M 2 7 0-2 over=M:saved offer=M", "offer to the winner"),
    # the line
    ("", "nothing"),
    ("F", "a board alone"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20", "a field missing"),
    ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 over=draw over=draw", "a flag twice"),
    ("no position at all", "words"),
]


@pytest.mark.parametrize(("text", "problem"), BAD, ids=[problem for _, problem in BAD])
def test_refused(text: str, problem: str) -> None:
    """BASE-GEO-12: each gets one useful line."""
    del problem
    with pytest.raises(errors.BadPosition) as caught:
        at(text)
    assert len(line(caught.value).split()) >= 4


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("F 123-- 123-- c3,x2,x3 c3,m2,m3 M 3* 20 0-0", ["c3"]),
        ("F[c3=~5] 123-- 123-- c3,x2,x3 m1,m2,m3 M 3* 20 0-0", ["c3", "hidden"]),
        ("F 123-- 123-- z1,x2,x3 m1,m2,m3 M 3* 20 0-0", ["z1"]),
        ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 21 0-0", ["countdown", "20"]),
        ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 6 20 0-0", ["actions", "5"]),
        ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 3-0", ["token", "2"]),
        ("F 1123- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", ["1123-"]),
        ("F 123-- 123-- m1,m2,m3 m4,m5,c1 X 3* 15 0-0", ["three", "saved"]),
        ("F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 foo=1", ["foo"]),
    ],
)
def test_the_line_names_the_problem(text: str, words: list[str]) -> None:
    """BASE-GEO-12: what is wrong, and what would be right."""
    with pytest.raises(errors.BadPosition) as caught:
        at(text)
    message = line(caught.value).lower()
    assert all(word in message for word in words), message


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        [],
        {},
        {"position": 3},
        {"options": {}},
        {"position": START_0, "options": 3},
        {"position": START_0, "options": {"a": 1}},
        {"position": START_0, "foo": 1},
    ],
)
def test_no_text_at_all(value: object) -> None:
    """Bad input of other kinds gets a line too."""
    with pytest.raises((errors.BadPosition, errors.BadOption)) as caught:
        GAME.position(value)
    line(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "F 123-- 123-- x1,x2,x3 m1,m2,m3 X 5* 15 2-0",
        "F 123-- 123-- x1,x2,x3 m1,m2,m3 M 4* 15 0-2",
        "F 123-- 123-- e4,e5,x3 m1,m2,m3 X 3 15 2-0",
        "F 123-- 123-- c1,c2,c3 x4,a5,a1 M 3* 7 0-2",
    ],
)
def test_what_follows_can_be_written_down(text: str) -> None:
    """BASE-GEO-12, BASE-STATE-1: no action leads out of the ranges: never six actions, never three tokens."""
    reached = [at(text)]
    for _ in range(2):
        reached = [play(match.branch(), number) for match in reached for number in ids(match)]
        for match in reached:
            assert at(match.position()).position() == match.position()


SIGNS = "0123456789abcdefxmXM~?/-*,=: "


def mangled(text: str, rng: random.Random) -> str:
    """A position text with a few faults, in its letters or in its fields."""
    for _ in range(rng.randint(1, 3)):
        if rng.random() < 0.5:
            at_ = rng.randrange(len(text))
            text = text[:at_] + rng.choice(["", rng.choice(SIGNS), rng.choice(SIGNS) + text[at_]]) + text[at_ + 1 :]
        else:
            words = text.split(" ")
            others = expand(rng.choice(WHOLE)).split(" ")
            number = rng.randrange(len(words))
            words[number : number + 1] = rng.choice(
                [[], [others[number % len(others)]], [words[number], rng.choice(others)]]
            )
            text = " ".join(words)
        text = text or " "
    return text


def test_mangled_positions() -> None:
    """BASE-GEO-12: a faulty text is refused in one line, or it is a position that can be played and written."""
    rng = random.Random(5)
    accepted = 0
    for _ in range(500):
        text = mangled(expand(rng.choice(WHOLE)), rng)
        try:
            match = GAME.position(text)
        except errors.BadPosition as error:
            line(error)
            continue
        accepted += 1
        for _ in range(4):
            assert at(match.position()).position() == match.position()
            if match.waiting:
                assert ids(match), text
                play(match, rng.choice(ids(match)))
    assert 20 < accepted < 400
