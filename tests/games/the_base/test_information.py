"""Chance and secrets: BASE-INFO-1..4, BASE-RNG-1, BASE-RNG-2, BASE-COMP-7."""

from __future__ import annotations

import collections
import json
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import sublevel
from sublevel.engine import chance, core, targets

from . import reference
from .positions import (
    DEAD_ENDS,
    GAME,
    SEATS,
    START_0,
    VARIANTS,
    actor,
    after,
    at,
    expand,
    fields,
    ids,
    play,
    public,
    reshuffled,
    texts,
)

FAST = settings(  # shrinking would take minutes with interpreted rules; the failing position is in the message anyway
    max_examples=25 if targets.running() == "cpu" else 6,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


def refusals(match: sublevel.Match) -> list[Any]:
    """What the seat that may act hears about every id, and about turning every tile in every way."""
    seat = actor(match)
    assert seat is not None
    hidden = sorted(fields(match).hidden)
    tried: list[str | int] = [
        *range(240),
        *(f"{cell}@{letters}" for cell in hidden for letters in ("NS", "NE", "NEW", "N", "NESW")),
    ]
    heard = [match.why(seat, action) for action in tried]
    return [None if reason is None else (reason.code, reason.clause, reason.key, dict(reason.args)) for reason in heard]


def same_for_everybody(first: sublevel.Match, second: sublevel.Match) -> None:
    """Views, lists, events, log, features and masks are equal for players and spectators."""
    for seat in SEATS:
        assert public(first, seat) == public(second, seat)
    for seat in (0, 1):
        assert np.array_equal(GAME.features(first.state, seat), GAME.features(second.state, seat))
        assert np.array_equal(GAME.features_mask(first.state, seat), GAME.features_mask(second.state, seat))
        assert GAME.rules.evaluate(first.state, seat) == GAME.rules.evaluate(second.state, seat)
        hidden = [GAME.seen_by(match.state, seat) for match in (first, second)]
        assert GAME.schema.pack(hidden[0]) == GAME.schema.pack(hidden[1])


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "defaults")
@FAST
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 140), other=st.integers(0, 2**32))
def test_no_leak(options: dict[str, Any], seed: int, plies: int, other: int) -> None:
    """Two positions that differ only in hidden tiles cannot be told apart, by anybody, in any phase.

    BASE-INFO-2, BASE-INFO-3.
    """
    rng = random.Random(seed)
    match = GAME.new(seed=seed, options=options)
    for _ in range(plies):
        if match.finished:
            return
        play(match, rng.choice(ids(match)))
    if match.finished:
        return
    text = match.position()
    inner = options.get("dead_end_rule") == "inner"
    first, second = at(text, **options), at(reshuffled(text, random.Random(other), inner), **options)
    same_for_everybody(first, second)
    assert refusals(first) == refusals(second)
    for _ in range(4):
        quiet = [action for action in texts(first) if not action.endswith("?")]
        if not quiet:
            return
        choice = rng.choice(quiet)
        play(first, choice)
        play(second, choice)
        if not first.waiting:  # then the deal is shown (BASE-INFO-3)
            return
        same_for_everybody(first, second)


@FAST
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 130), mine=st.integers(0, 2**32))
def test_resampled_worlds_look_the_same(seed: int, plies: int, mine: int) -> None:
    """BASE-INFO-4: a resampled state gives the same observation, keeps the hidden multiset, and plays on."""
    options = VARIANTS[seed % len(VARIANTS)]
    rng = random.Random(seed)
    match = GAME.new(seed=seed, options=options)
    for _ in range(plies):
        if match.finished:
            return
        play(match, rng.choice(ids(match)))
    for seat in (0, 1, core.SPECTATOR):
        world = GAME.copy(match.state)
        world.rng = chance.generator(mine)
        GAME.rules.resample(world, seat)
        assert GAME.schema.pack(GAME.seen_by(world, seat)) == GAME.schema.pack(GAME.seen_by(match.state, seat))
        before, now = fields(match), reference.parse(GAME.write_position(world))
        assert now.hidden == before.hidden
        assert {cell: mask for cell, mask in now.mask.items() if cell not in now.hidden} == {
            cell: mask for cell, mask in before.mask.items() if cell not in before.hidden
        }
        shapes = [sorted(reference.SHAPE_OF[p.mask[cell]] for cell in p.hidden) for p in (before, now)]
        assert shapes[0] == shapes[1]
        if options.get("dead_end_rule") == "inner":
            assert not any(reference.SHAPE_OF[now.mask[cell]] == "D" for cell in now.hidden if cell[0] in "ae")
        if not match.finished:
            assert GAME.legal_ids(world, actor(match) or 0) == GAME.legal_ids(match.state, actor(match) or 0)


def resample_counts(text: str, cell: str, times: int, **options: Any) -> collections.Counter[int]:
    """How often each mask lies on a cell in resampled worlds."""
    match = at(text, **options)
    found: collections.Counter[int] = collections.Counter()
    for number in range(times):
        world: Any = GAME.copy(match.state)
        world.rng = chance.generator(number)
        GAME.rules.resample(world, 0)
        found[world.tile[reference.index(cell) - 5] & 15] += 1
    return found


def test_reveals_as_chance_events() -> None:
    """BASE-RNG-2: shape uniform over the hidden multiset, orientation uniform (a straight: two halves)."""
    times = 1200
    found = resample_counts("F[b1=~5,b2=~3,b3=~b,b4=~b] 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0", "b1", times)
    expected = {5: 1 / 8, 10: 1 / 8, **dict.fromkeys((3, 6, 12, 9), 1 / 16), **dict.fromkeys((11, 7, 14, 13), 1 / 8)}
    assert set(found) == set(expected)
    for mask, share in expected.items():
        assert abs(found[mask] / times - share) < 5 * (share * (1 - share) / times) ** 0.5


def test_reveals_with_inner_dead_ends() -> None:
    """BASE-RNG-2, BASE-INFO-4: never D in columns a, e; in b, c, d with (hidden D) / (hidden inner cells)."""
    text = "F[a1=~5,a2=~5,b1=~1,b2=~3] 123-- 123-- c1,c2,c4 m1,m2,m3 M 3* 20 0-0"
    options = {"mix": DEAD_ENDS, "dead_end_rule": "inner"}
    times = 1200
    outer = resample_counts(text, "a1", times, **options)
    assert not {1, 2, 4, 8} & set(outer)
    straight = (outer[5] + outer[10]) / times
    assert abs(straight - 2 / 3) < 5 * (2 / 9 / times) ** 0.5
    inner = resample_counts(text, "b1", times, **options)
    dead = sum(inner[mask] for mask in (1, 2, 4, 8)) / times
    assert abs(dead - 1 / 2) < 5 * (1 / 4 / times) ** 0.5


def test_nothing_is_random_after_the_deal() -> None:
    """BASE-RNG-1: two matches with the same tiles and different generators stay equal."""
    first = GAME.new(seed=5)
    second = GAME.position(first.position())
    drawn = first.state.rng
    rng = random.Random(5)
    while not first.finished:
        choice = rng.choice(ids(first))
        play(first, choice)
        play(second, choice)
        assert first.position() == second.position()
        assert first.state.rng == drawn


def test_a_reveal_shows_what_was_dealt() -> None:
    """BASE-RNG-1: whenever and by whomever."""
    match = GAME.new(seed=9)
    dealt = fields(match).mask
    rng = random.Random(9)
    reveals = 0
    while not match.finished:
        choice = rng.choice([action for action in texts(match) if action.endswith("?")] or texts(match))
        play(match, choice)
        if choice.endswith("?"):
            reveals += 1
            assert fields(match).mask[choice[:2]] == dealt[choice[:2]]
            assert match.log()[-1].endswith(f"{choice}={reference.letters(dealt[choice[:2]])}")
    assert reveals >= 5


def test_what_is_public() -> None:
    """BASE-INFO-1: revealed tiles, slots, pieces, countdown, tokens, actions and options are in everybody's view."""
    match = after("F[b3=~6,b4=5] 123-- -1-23 c3,m2,x3 c4,m4,m5 X 3* 15 1-0", "1xc4")
    for seat in SEATS:
        view = match.view(seat)
        tiles = {tile["cell"]: tile["open"] for tile in view["tiles"]}
        assert tiles["b4"] == "NS"
        assert tiles["b3"] is None
        assert [slot["number"] for slot in view["slots"]] == [1, 2, 3, 0, 0, 0, 1, 0, 2, 3]
        assert [piece["at"] for piece in view["pieces"]] == ["c4", "m2", "x3", None, "m4", "m5"]
        assert (view["countdown"], view["tokens"], view["actions"], view["turn"]) == (15, {"X": 1, "M": 0}, 2, "X")
        assert view["options"] == match.options
        assert view["hidden"] == {"D": 0, "I": 0, "L": 1, "T": 0, "X": 0}


def test_no_secret_leaves_the_table() -> None:
    """BASE-INFO-2: no view holds the seed, the generator, the tape or a hidden tile."""
    match = GAME.new(seed=987654321987)
    for seat in SEATS:
        shown = json.dumps([match.view(seat), match.events(seat), match.log(), match.position(public=True)])
        assert "987654321987" not in shown
        assert str(match.state.rng) not in shown
        assert "~" not in shown
        assert "seed" not in shown
        assert match.view(seat)["deal"] is None


def test_a_blanked_state_holds_no_secret() -> None:
    """BASE-INFO-2: what a bot gets has no hidden masks, no generator and no tape."""
    match = GAME.new(seed=3, tape=[1, 2, 3])
    for seat in (0, 1, core.SPECTATOR):
        seen: Any = GAME.seen_by(match.state, seat)
        assert seen.rng == 1
        assert (seen.tape_end, seen.tape_next, set(seen.tape)) == (0, 0, {0})
        hidden = [tile for tile in seen.tile if tile >= 16]
        assert hidden
        assert set(hidden) == {16}


def test_spectators_see_what_players_see() -> None:
    """BASE-INFO-3: the board, the log and the events are the same for all; only whose actions are listed differs."""
    match = GAME.new(seed=12)
    rng = random.Random(12)
    while not match.finished:
        views = [match.view(seat) for seat in SEATS]
        for key in set(views[0]) - {"seat", "legal"}:
            assert views[0][key] == views[1][key] == views[2][key], key
        assert match.events(0) == match.events(1) == match.events(None)
        assert views[2]["legal"] == []
        play(match, rng.choice(ids(match)))


def test_the_deal_is_shown_after_the_end() -> None:
    """BASE-INFO-3, BASE-UI-12: then everybody may see what lay hidden."""
    match = after("F[b3=~6] 123-- 123-- m4,m5,e3 m1,m2,d1 X 3* 9 2-0", "3-m3", time_challenge="off")
    for seat in SEATS:
        assert match.view(seat)["deal"] == expand("F[b3=~6] 123-- 123-- m4,m5,m3 m1,m2,d1 X 2 9 2-0 over=X:saved")
    assert json.loads(match.to_json())["seed"] == match.seed  # the replay publishes it
    open_offer = after("F[b3=~6] 123-- 123-- m4,m5,e3 m1,m2,d1 X 3* 9 2-0", "3-m3")
    assert open_offer.view(1)["deal"] is None  # the loser may still go on: nothing is shown yet


def test_the_start_position_is_hidden_too() -> None:
    """BASE-INFO-2: START_0 in public."""
    assert at(START_0).view(0)["position"] == at(START_0).position(public=True)
