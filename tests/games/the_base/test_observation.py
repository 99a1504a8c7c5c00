"""The observation for a neural network: BASE-OBS-1, BASE-OBS-2, BASE-OBS-3, BASE-ENC-4."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import sublevel

from . import reference, symmetries
from .positions import DEAL_0, EX_32, GAME, START_0, VARIANTS, actor, after, at, fields, ids, play, random_position

SHAPE_ORDER = "DILTX"


def spot(plane: NDArray[Any], cell: str, seat: int) -> None:
    """Mark a position in mover view."""
    index = reference.index(cell)
    index = index if seat == 0 else 34 - index
    plane[index // 5, index % 5] = 1


def planes(p: reference.Position, seat: int) -> NDArray[Any]:
    """The 48 planes of BASE-OBS-1, straight from the table."""
    out = np.zeros((48, 7, 5))
    own = reference.SIDE[seat]
    enemy = reference.ENEMY[own]
    for number in (1, 2, 3):
        for first, side in ((0, own), (3, enemy)):
            place = p.piece[side, number]
            if place is not None:
                spot(out[first + number - 1], place, seat)
    for cell in [*reference.CELLS, *p.slot]:
        for letter in reference.openings(p, cell):
            direction = reference.OPENINGS.index(letter)
            spot(out[6 + (direction if seat == 0 else (direction + 2) % 4)], cell, seat)
    for cell in reference.CELLS:
        spot(out[10 if cell in p.hidden else 11 + SHAPE_ORDER.index(reference.SHAPE_OF[p.mask[cell]])], cell, seat)
    for slot, number in p.slot.items():
        mine = slot[0] == reference.HOME[own]
        if number:
            spot(out[(16 if mine else 19) + number - 1], slot, seat)
        spot(out[22 if mine else 23], slot, seat)
    for cell in reference.manipulable(p, own):
        spot(out[24], cell, seat)
    for cell in reference.manipulable(p, enemy):
        spot(out[25], cell, seat)
    if p.orienting:
        spot(out[26], reference.start_tile(p, p.orienting), seat)
    if p.returning:
        side, number = p.returning
        spot(
            out[27],
            next(slot for slot, mark in p.slot.items() if slot[0] == reference.HOME[side] and mark == number),
            seat,
        )
    if p.actions:
        out[27 + p.actions] = 1
    out[33] = p.window
    out[34] = p.countdown / 20
    out[35], out[36] = p.tokens[own] / 2, p.tokens[enemy] / 2
    out[37], out[38] = reference.saved(p, own) / 3, reference.saved(p, enemy) / 3
    out[39] = seat == 0
    out[40 if p.orienting else 42 if p.returning else 41] = 1
    for number, shape in enumerate(SHAPE_ORDER):
        out[43 + number] = sum(reference.SHAPE_OF[p.mask[cell]] == shape for cell in p.hidden) / 24
    return out


def check(match: sublevel.Match) -> None:
    """Compare the observations of both seats with the table."""
    position = fields(match)
    for seat in (0, 1):
        found = GAME.features(match.state, seat)
        assert found.shape == (48, 7, 5)
        expected = planes(position, seat)
        different = sorted({int(plane) for plane in np.argwhere(~np.isclose(found, expected, atol=1e-6))[:, 0]})
        assert not different, (match.position(), seat, different)


@pytest.mark.parametrize("text", [START_0, DEAL_0, EX_32, "F 123-- 123-- x1,x2,x3 m4,x4,x5 M 5* 15 0-0"])
def test_planes_of_known_positions(text: str) -> None:
    """BASE-OBS-1: all 48 planes, for both seats."""
    check(at(text))


def test_planes_while_a_return_is_pending() -> None:
    """BASE-OBS-1: the captured piece is nowhere, its slot is marked; no action left means no plane of 28-32."""
    check(after(EX_32, "1xc4"))
    match = after(EX_32.replace("3*", "1"), "1xc4")
    check(match)
    found = GAME.features(match.state, 1)
    assert not found[28:33].any()
    assert not found[0].any()
    assert found[27].sum() == 1


def test_planes_of_whole_matches() -> None:
    """BASE-OBS-1: in random play, until the game is over."""
    for seed, options in enumerate(VARIANTS):
        match = GAME.new(seed=seed, options=options)
        rng = random.Random(seed)
        step = 0
        while match.result is None:
            if step % 7 == 0 or step < 7:
                check(match)
            play(match, rng.choice(ids(match)))
            step += 1


def test_planes_of_random_positions() -> None:
    """BASE-OBS-1: in unusual positions too, with dead ends, saved pieces and tokens."""
    rng = random.Random(31)
    for _ in range(15):
        check(at(random_position(rng)))


def test_both_sides_see_themselves_alike() -> None:
    """BASE-OBS-1, BASE-ENC-4: Mutants see what Explorers see with the sides swapped, but for plane 39."""
    rng = random.Random(37)
    for _ in range(10):
        text = random_position(rng)
        swapped = reference.write(symmetries.swap_sides(reference.parse(text)))
        for seat in (0, 1):
            here, there = GAME.features(at(text).state, seat), GAME.features(at(swapped).state, 1 - seat)
            assert (here[39] != there[39]).all()
            here[39] = there[39] = 0
            assert np.array_equal(here, there)


def test_mask_in_mover_view() -> None:
    """BASE-OBS-2: 240 bools in mover view go with it."""
    for match in (at(START_0), at(DEAL_0), after(EX_32, "1xc4"), at(EX_32), at(EX_32.replace(" X ", " M "))):
        seat = actor(match)
        assert seat is not None
        mask = np.asarray(GAME.features_mask(match.state, seat))
        assert mask.shape == (240,)
        position = fields(match)
        expected = ids(match) if seat == 0 else [symmetries.rotated_action(number, position) for number in ids(match)]
        assert sorted(expected) == [int(number) for number in np.flatnonzero(mask)]
        assert not np.asarray(GAME.features_mask(match.state, 1 - seat)).any()


def test_size() -> None:
    """BASE-OBS-2: 48 planes x 35 = 1680 values."""
    assert GAME.features(at(START_0).state, 0).size == 1680


def test_value_target() -> None:
    """BASE-OBS-2: the result for the actor is +1, 0 or -1."""
    match = after("F 123-- 123-- m4,a2,x3 c1,c2,c3 X 1 1 1-0", "b2@NESW")
    assert match.result is not None
    assert match.result.returns == (1.0, -1.0)


def test_nothing_depends_on_hidden_masks() -> None:
    """BASE-OBS-2: only on how many hidden tiles there are of each shape."""
    swapped = START_0.replace("~7~5~3~3a", "~9~d~5~6a", 1)
    assert swapped != START_0
    for seat in (0, 1):
        assert np.array_equal(GAME.features(at(START_0).state, seat), GAME.features(at(swapped).state, seat))


def test_compact_state() -> None:
    """BASE-OBS-3: every field of a state is a small whole number; the position takes about 48 of them."""
    match = at(START_0)
    assert not GAME.schema.problems(match.state)
    kept = {field.name: max(1, field.length) for field in GAME.schema.kept}
    position = (
        "tile",
        "piece",
        "slot",
        "turn",
        "actions",
        "window",
        "countdown",
        "token",
        "phase",
        "pending",
        "oriented",
    )
    assert sum(kept[name] for name in position) <= 52
