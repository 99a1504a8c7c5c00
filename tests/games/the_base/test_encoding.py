"""Action ids and symmetries: BASE-GEO-2, BASE-ENC-1..7."""

from __future__ import annotations

import random

import pytest

from sublevel.games.the_base import symmetry

from . import reference, symmetries
from .positions import (
    DEAL_0,
    EX_32,
    GAME,
    START,
    VARIANTS,
    actor,
    after,
    all_options,
    at,
    board,
    fields,
    ids,
    is_legal,
    play,
    random_position,
    texts,
)

FULL_HOUSE = "F[c1=e,b2=7,b3=7,b4=7,d2=d,d3=d,d4=d,c5=b] 123-- 123-- c2,c3,c4 m1,m2,m3 X 3* 15 {}"


@pytest.mark.parametrize(
    ("position", "text", "number"),
    [
        (START, "1-e1", 25),
        ("F 123-- 123-- x1,a3,x3 m1,m2,m3 X 3* 15 0-0", "2-b3", 47),
        ("F 123-- 123-- x1,b3,a3 m1,m2,m3 X 3* 15 0-0", "3^c3", 87),
        ("F[a1=5] 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 20 0-0", "a1@EW", 106),
        ("F 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0", "c3@NESW", 153),
        ("F[b3=~6] 123-- 123-- x1,x2,a3 m1,m2,m3 X 3* 20 0-0", "b3?", 212),
        ("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-0", "--", 237),
        ("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-2", "+T", 236),
        ("F 123-- 123-- x1,x2,x3 x4,x5,m1 M 3* 10 0-2", "+A", 235),
        (DEAL_0, "e4@NE", 197),
    ],
)
def test_examples_of_ids(position: str, text: str, number: int) -> None:
    """BASE-ENC-6, BASE-GEO-2: the printed ids."""
    match = at(position)
    seat = actor(match)
    assert seat is not None
    assert {action.text: action.id for action in match.legal(seat)}[text] == number


def test_ids_of_returns_and_answers() -> None:
    """BASE-ENC-6: `>m3` is 232; the answers to the offer are 238 and 239."""
    assert dict(zip(texts(after(EX_32, "1xc4")), ids(after(EX_32, "1xc4")), strict=True)) == {">m1": 230, ">m3": 232}
    match = after("F 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1")
    assert list(zip(texts(match), ids(match), strict=True)) == [("TC+", 238), ("TC-", 239)]


def test_mover_view_and_mirror_of_the_printed_ids() -> None:
    """BASE-ENC-6: mover view 9, 111, 234; lane mirror 29, 190, 234."""
    start, deal, choice = at(START), at(DEAL_0), after(EX_32, "1xc4")
    cases = ((start, 25, 9, 29), (deal, 197, 111, 190), (choice, 230, 234, 234))
    for match, number, view, mirror in cases:
        assert symmetry.seen_action(board(match), 1, number) == view
        assert symmetry.seen_action(board(match), 0, number) == number
        assert symmetry.mirrored_action(board(match), number) == mirror


def test_the_mover_view_of_every_legal_action_leads_back() -> None:
    """BASE-ENC-4: `board_action` undoes `seen_action` for both sides, whatever the shapes of the two tiles."""
    checked = {0: 0, 1: 0}
    rng = random.Random(41)
    for seed in range(60):
        match = GAME.new(seed=seed, options=VARIANTS[seed % len(VARIANTS)])
        while not match.finished:
            seat, numbers = actor(match), ids(match)
            assert seat is not None
            seen = [symmetry.seen_action(board(match), seat, number) for number in numbers]
            assert [symmetry.board_action(board(match), seat, number) for number in seen] == numbers
            assert len(set(seen)) == len(seen)
            checked[seat] += len(numbers)
            play(match, rng.choice(numbers))
    assert min(checked.values()) > 10_000


def test_the_mover_view_renumbers_all_ids() -> None:
    """BASE-ENC-4: no two ids get the same number, legal or not."""
    for text in (START, DEAL_0, EX_32):
        for seat in (0, 1):
            s = board(at(text))
            seen = [symmetry.seen_action(s, seat, number) for number in range(GAME.actions)]
            assert sorted(seen) == list(range(GAME.actions))
            assert [symmetry.board_action(s, seat, number) for number in seen] == list(range(GAME.actions))


def test_position_indices() -> None:
    """BASE-GEO-2: 5 * column + lane - 1; the centre is 17, tile 12."""
    assert reference.index("x1") == 0
    assert reference.index("c3") == 17
    assert reference.index("m5") == 34
    state = board(at("F[c3=a] 123-- 123-- x1,c2,m5 m1,a1,e4 X 3* 15 0-0"))
    assert list(state.piece) == [0, 16, 34, 30, 5, 28]
    assert state.tile[12] == 10


def test_symmetry_formulas() -> None:
    """BASE-ENC-4, BASE-ENC-5: positions, masks and orientations."""
    for position in range(35):
        assert symmetry.seen_position(1, position) == 34 - position
        assert symmetry.seen_position(0, position) == position
        assert symmetry.mirrored_position(position) == position // 5 * 5 + 4 - position % 5
    for mask in range(1, 16):
        assert symmetry.seen_mask(1, mask) == reference.rotated(mask, 2)
        assert symmetry.seen_mask(0, mask) == mask
        assert symmetry.mirrored_mask(mask) == symmetries.mirrored_mask(mask)
    swaps = {"D": (2, 1, 0, 3), "I": (0, 1), "L": (1, 0, 3, 2), "T": (2, 1, 0, 3), "X": (0,)}
    for number, (shape, mirrored) in enumerate(swaps.items()):
        for orientation, mask in enumerate(reference.masks_of(shape)):
            turned = orientation if shape in "IX" else (orientation + 2) % 4
            assert symmetry.seen_orientation(1, number, orientation) == turned
            assert symmetry.mirrored_orientation(number, orientation) == mirrored[orientation]
            assert reference.masks_of(shape)[turned] == reference.rotated(mask, 2)
            assert reference.masks_of(shape)[mirrored[orientation]] == symmetries.mirrored_mask(mask)


@pytest.mark.parametrize("seed", range(len(VARIANTS)))
def test_lists_are_canonical(seed: int) -> None:
    """BASE-ENC-1: ascending, unique, and never an orientation that the shape does not have."""
    match = GAME.new(seed=seed, options=VARIANTS[seed])
    rng = random.Random(seed)
    while not match.finished:
        numbers = ids(match)
        assert numbers == sorted(set(numbers))
        position = fields(match)
        for number in numbers:
            if 105 <= number < 205:
                cell = symmetries.cell_at((number - 105) // 4 + 5)
                assert (number - 105) % 4 < len(reference.masks_of(reference.SHAPE_OF[position.mask[cell]]))
        play(match, rng.choice(numbers))


def test_equivalent_turns_have_one_id() -> None:
    """BASE-ENC-1: a straight has two ids, a cross one, whatever the angle."""
    for mask, count in ((5, 2), (10, 2), (15, 1), (3, 3), (11, 3), (1, 3)):
        match = at(f"F[c2={mask:x}] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")
        tile = reference.index("c2") - 5
        assert len([number for number in ids(match) if (number - 105) // 4 == tile and 105 <= number < 205]) == count


def test_training_needs_no_challenge_ids() -> None:
    """BASE-ENC-3: with the challenge off ids stay below 238."""
    for seed in range(4):
        match = GAME.new(seed=seed, options={"time_challenge": "off", "mix": "crossroads"})
        rng = random.Random(seed)
        while not match.finished:
            assert max(ids(match)) < 238
            play(match, rng.choice(ids(match)))
    assert GAME.actions == 240


def test_forty_eight_actions_at_most() -> None:
    """BASE-ENC-7: 48 in play; 50 in a loaded position with a token; 3, 2 and 2 in the other phases."""
    assert len(ids(at(FULL_HOUSE.format("0-0")))) == 48
    assert len(ids(at(FULL_HOUSE.format("1-0")))) == 50
    rng = random.Random(2)
    for _ in range(40):
        assert len(ids(at(random_position(rng)))) <= 50
    for seed in range(30):
        match = GAME.new(seed=seed)
        while fields(match).orienting:
            assert 1 <= len(ids(match)) <= 3
            play(match, rng.choice(ids(match)))


def test_two_paths_one_id() -> None:
    """BASE-ENC-2: no path parameter; the smallest cost is charged."""
    match = at("F 123-- 123-- b1,a2,a1 m1,m2,m3 X 2 15 0-0")
    assert ids(match).count(81) == 1
    assert is_legal(match, 81)
    assert fields(play(match, 81)).turn == "M"


def test_lane_mirror_keeps_the_rules() -> None:
    """BASE-ENC-5: the mirrored position has the mirrored actions, with mirrored results."""
    rng = random.Random(17)
    for _ in range(12):
        text = random_position(rng)
        position = reference.parse(text)
        match, mirrored = at(text), at(reference.write(symmetries.mirror(position)))
        assert actor(match) == actor(mirrored)
        expected = {symmetries.mirrored_action(number, position): number for number in ids(match)}
        assert sorted(expected) == ids(mirrored)
        for there, here in expected.items():
            assert symmetry.mirrored_action(board(match), here) == there
            assert symmetry.mirrored_action(board(mirrored), there) == here
            result = fields(play(match.branch(), here))
            assert fields(play(mirrored.branch(), there)) == symmetries.mirror(result)


def test_half_a_turn_swaps_the_sides() -> None:
    """BASE-ENC-4: both sides have the same rules; results of actions that do not end the turn agree."""
    rng = random.Random(23)
    for _ in range(12):
        text = random_position(rng)
        position = reference.parse(text)
        match, swapped = at(text), at(reference.write(symmetries.swap_sides(position)))
        expected = {symmetries.rotated_action(number, position): number for number in ids(match)}
        assert sorted(expected) == ids(swapped)
        seat = actor(match)
        assert seat is not None
        assert actor(swapped) == 1 - seat
        for there, here in expected.items():
            assert symmetry.seen_action(board(match), 1, here) == there
            assert symmetry.seen_action(board(swapped), 1, there) == here
            result = fields(play(match.branch(), here))
            if result.turn == position.turn and not result.over:
                assert fields(play(swapped.branch(), there)) == symmetries.swap_sides(result)


def test_symmetries_of_return_choices() -> None:
    """BASE-ENC-4, BASE-ENC-5: also while a return choice is open."""
    match = after(EX_32, "1xc4")
    position = fields(match)
    mirrored = at(reference.write(symmetries.mirror(position)))
    swapped = at(reference.write(symmetries.swap_sides(position)))
    assert [symmetry.mirrored_action(board(match), number) for number in reversed(ids(match))] == ids(mirrored)
    assert [symmetry.seen_action(board(match), 1, number) for number in reversed(ids(match))] == ids(swapped)
    assert actor(swapped) == 0
    assert reference.legal(position, all_options())
