"""Notation and log: section 4.2, BASE-GEO-8, BASE-GEO-9."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sublevel
from sublevel import errors

from . import reference
from .positions import (
    DEAL_0,
    EX_32,
    GAME,
    START,
    START_0,
    VARIANTS,
    actor,
    after,
    at,
    expand,
    ids,
    line,
    play,
    refused,
    texts,
)

CANONICAL = re.compile(
    r"[1-3](-|x|\^|\^x)[xabcdem][1-5]|[a-e][1-5]@N?E?S?W?|[a-e][1-5]\?|>[xm][1-5]|\+A|\+T|--|TC\+|TC-"
)


@pytest.mark.parametrize("seed", range(len(VARIANTS)))
def test_texts_and_ids_name_the_same_action(seed: int) -> None:
    """Section 4.2: every listed action reads back, by text, by id and as an object."""
    match = GAME.new(seed=seed, options=VARIANTS[seed])
    rng = random.Random(seed)
    while not match.finished:
        seat = actor(match)
        assert seat is not None
        actions = match.legal(seat)
        assert len({action.text for action in actions}) == len(actions)
        for action in actions:
            assert CANONICAL.fullmatch(action.text)
            assert match.why(seat, action.text) is match.why(seat, action.id) is match.why(seat, action) is None
        choice = rng.choice(actions)
        by_text, by_id = match.branch(), match.branch()
        by_text.play(seat, choice.text)
        by_id.play(seat, choice.id)
        match.play(seat, choice)
        assert by_text.digest() == by_id.digest() == match.digest()
        assert match.plies[-1].text == choice.text
        assert match.plies[-1].action == choice.id
        assert match.plies[-1].seat == seat


@pytest.mark.parametrize("sign", ["-", "x", "^", "^x"])
@pytest.mark.parametrize(
    ("position", "number", "cell", "canonical"),
    [
        (START, 1, "e1", "1-e1"),
        ("F 123-- 123-- c3,x2,x3 c4,m2,m3 X 3* 15 0-0", 1, "c4", "1xc4"),
        ("F[a3=a] 123-- 123-- a3,x2,x3 m1,m2,m3 X 3* 15 0-0", 3, "b3", "3^b3"),
        ("F[b3=a] 123-- 123-- b3,a3,x3 c3,m2,m3 X 3* 15 0-0", 2, "c3", "2^xc3"),
        ("F 123-- 123-- a4,b4,x3 m1,m2,m3 X 3* 15 0-0", 2, "x4", "2^x4"),
        ("F 123-- 123-- a4,x2,x3 m1,m2,m3 X 3* 15 0-0", 1, "x4", "1-x4"),
    ],
)
def test_signs_are_interchangeable(position: str, number: int, cell: str, canonical: str, sign: str) -> None:
    """BASE-GEO-8: piece and destination identify the move; what is written is canonical, and `1^x4` crosses to x4."""
    for mark in ("", "!"):
        match = at(position)
        assert canonical in texts(match)
        play(match, f"{number}{sign}{cell}{mark}")
        assert match.plies[-1].text == canonical


def test_a_saving_move_gets_its_mark_in_the_log_only() -> None:
    """BASE-GEO-8: lists and plies have no `!`."""
    match = at("F 123-- 123-- e4,x2,x3 m1,m2,m3 X 2 15 0-0")
    assert "1-m4" in texts(match)
    play(match, "1-m4!")
    assert match.plies[-1].text == "1-m4"
    assert match.log() == ["15X: 1-m4!"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "1",
        "4-e1",
        "0-e1",
        "1-f1",
        "1-e6",
        "1-e0",
        "1e1",
        "1--e1",
        "1xxe1",
        "1x^e1",
        "1-e1?",
        "1-e1!!",
        "e1@",
        "e1@XY",
        "e1@NN",
        "e1@5",
        "f1@NS",
        "m1@W",
        "x1?",
        "m1?",
        "e6?",
        "e1??",
        ">e1",
        ">m6",
        ">",
        "+",
        "+B",
        "+a?",
        "-",
        "---",
        "TC",
        "TC*",
        "1-e1 2-e2",
        "e1",
        "?",
        "@",
        "🙂",
        "1-e1\x00",
        "\u0661-e1",
        "9" * 500,
    ],
)
def test_malformed(text: str) -> None:
    """Section 4.2: what is no action in the notation is Malformed, in one line, and changes nothing."""
    match = at(START)
    for call in (match.play, match.why):
        with pytest.raises(errors.Malformed) as caught:
            call(1, text)
        line(caught.value)
    assert match.position() == expand(START)


@pytest.mark.parametrize("number", [-1, 240, 10**12, -(2**70)])
def test_ids_out_of_range(number: int) -> None:
    """Section 4.4: ids are 0..239."""
    match = at(START)
    with pytest.raises(errors.Malformed) as caught:
        match.play(1, number)
    line(caught.value)
    assert match.position() == expand(START)


def test_every_id_is_an_action_with_a_reason_or_legal() -> None:
    """Section 4.4: 240 ids; each is legal or refused with a reason, in every phase."""
    for match in (
        at(DEAL_0),
        at(START_0),
        after(EX_32, "1xc4"),
        after("F 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1"),
    ):
        seat = actor(match)
        assert seat is not None
        listed = ids(match)
        for number in range(240):
            assert (match.why(seat, number) is None) == (number in listed), number


def test_well_formed_but_impossible() -> None:
    """BASE-GEO-8: well-formed texts that make no sense now are refused with a reason, not called malformed."""
    match = at(START)
    for text in (
        "1-c3",
        "2xe5",
        "3^x4",
        "c3@NESW",
        "e1@NS",
        "e1@NEW",
        "d4?",
        ">m1",
        ">x3",
        "+A",
        "+T",
        "--",
        "TC+",
        "TC-",
    ):
        refused(match, text)


def test_log_of_a_turn() -> None:
    """BASE-GEO-9: one line a turn, with what a reveal showed."""
    match = after("F[d2=~a] 123-- 213-- x1,x2,x3 m2,m1,m3 M 3* 20 0-0", "1-e2", "d2?", "1-d2")
    assert match.log() == ["20M: 1-e2 d2?=EW 1-d2"]


def test_log_of_a_return() -> None:
    """BASE-GEO-9: the choice stands inside the capturing turn."""
    match = after("F 123-- -1-23 c3,x2,m2 c4,m4,m5 X 3* 15 1-0", "1xc4", ">m3", "1-c3", "2-a2")
    assert match.log() == ["15X: 1xc4 >m3 1-c3 2-a2"]


def test_log_of_the_set_up() -> None:
    """BASE-GEO-9: one line a side."""
    match = after(DEAL_0, "e4@NE", "e2@NEW", "e1@EW", "a3@SW", "a4@SW", "a5@SW", "1-e4")
    assert match.log() == ["setup M: e4@NE e2@NEW e1@EW", "setup X: a3@SW a4@SW a5@SW", "20M: 1-e4"]


def test_log_keeps_the_countdown_of_the_beginning() -> None:
    """BASE-GEO-9: before any time bonus."""
    match = after("F 123-- 123-- x1,x2,x3 x4,x5,m1 M 3* 10 0-2", "+T", "+A", "3-e1", "3-d1", "3-c1", "3-b1", "1-a1")
    assert match.log() == ["10M: +T +A 3-e1 3-d1 3-c1 3-b1", "11X: 1-a1"]


def test_log_of_a_pass() -> None:
    """BASE-GEO-9: a pass is an action like any other."""
    match = after("F[a1=5] 123-- 123-- e4,m5,x1 a1,m2,m3 X 3* 15 1-0", "1-m4", "--", "2-e2")
    assert match.log() == ["15X: 1-m4! --", "14M: 2-e2"]


def test_log_of_the_challenge() -> None:
    """BASE-GEO-9: its turns start with tc, the answer stands alone."""
    match = after("F 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1", "TC+", "1-d1", "2-d2", "3-d3", "1-e1")
    assert match.log() == ["7M: 3-x1!", "TC+", "tc 7X: 1-d1 2-d2 3-d3", "tc 6X: 1-e1"]
    match = after("F 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1", "TC-")
    assert match.log() == ["7M: 3-x1!", "TC-"]


def test_log_of_a_whole_match() -> None:
    """BASE-GEO-9: every ply stands in the log, in order, and the turns count down."""
    for seed in range(3):
        match: sublevel.Match = GAME.new(seed=seed)
        rng = random.Random(seed)
        while not match.finished:
            play(match, rng.choice(ids(match)))
        words = [
            word for entry in match.log() for word in entry.split() if not re.fullmatch(r"setup|tc|\d*[XM]:", word)
        ]
        assert [re.sub(r"(=.*|!)$", "", word) for word in words] == [ply.text for ply in match.plies]
        heads = [entry.split(":")[0] for entry in match.log()]
        assert heads[:4] == ["setup M", "setup X", "20M", "20X"]
        assert all(re.fullmatch(r"setup [XM]|(tc )?\d+[XM]|TC[+-]", head) for head in heads)


def test_orientation_letters_are_in_order() -> None:
    """Section 4.2: N E S W, for every mask of every shape."""
    for mask, shape in reference.SHAPE_OF.items():
        match = at(f"F[c2={mask:x}] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")
        found = {text[3:] for text in texts(match) if text.startswith("c2@")}
        assert found <= {reference.letters(other) for other in reference.masks_of(shape)}
        assert found


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    text=st.one_of(
        st.text(max_size=8), st.from_regex(r"[0-4a-f+>T][-x^@?AC1-6]{1,2}[a-fmx]?[NESW1-6]{0,4}[!?]?", fullmatch=True)
    )
)
def test_any_text(text: str) -> None:
    """Section 4.2: whatever is typed is an action, illegal, or malformed; nothing else happens."""
    match = at(START_0)
    try:
        reason = match.why(1, text)
    except errors.Malformed as error:
        line(error)
        return
    if reason is None:
        assert match.play(1, text).text in texts(at(START_0))
    else:
        with pytest.raises(errors.Illegal):
            match.play(1, text)
