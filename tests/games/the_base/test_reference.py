"""The engine beside a second reading of the rules (reference.py): every legal list, every position, every option.

Moves, manipulations, captures, returns, savings, bonuses, locks, turns, countdown, ends and the Time challenge at once.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import sublevel

from . import reference
from .positions import GAME, VARIANTS, actor, all_options, at, ids, play, random_position, texts


def variant_name(options: dict[str, Any]) -> str:
    return "-".join(options) or "defaults"


def agree(match: sublevel.Match, position: reference.Position, rules: dict[str, Any]) -> list[str]:
    """Compare the legal list and who may act; the legal actions."""
    expected = sorted(reference.legal(position, rules).items(), key=lambda item: item[1])
    assert list(zip(texts(match), ids(match), strict=True)) == expected
    side = reference.actor(position, rules)
    assert actor(match) == (None if side is None else reference.SEAT[side])
    return [text for text, _ in expected]


def eager(position: reference.Position, choices: list[str], rng: random.Random) -> str:
    """Choose at random, but mostly what makes things happen: save, capture, move, in this order."""
    goal = reference.HOME[reference.ENEMY[position.turn]]
    moves = [text for text in choices if text[0] in "123"]
    saving = [text for text in moves if text[-2] == goal]
    captures = [text for text in moves if "x" in text[1:-2]]
    for wanted in (saving, captures, moves):
        if wanted and rng.random() < 0.7:
            return rng.choice(wanted)
    return rng.choice(choices)


def follow(match: sublevel.Match, rules: dict[str, Any], rng: random.Random) -> str:
    """Play to the end beside the reference reading; the last position."""
    position = reference.parse(match.position())
    while choices := agree(match, position, rules):
        choice = eager(position, choices, rng)
        play(match, choice)
        position = reference.play(position, choice, rules)
        assert match.position() == reference.write(position)
    return reference.write(position)


@pytest.mark.parametrize("options", VARIANTS, ids=variant_name)
def test_whole_matches(options: dict[str, Any]) -> None:
    """Whole matches of all options, deal included."""
    for seed in range(2):
        follow(GAME.new(seed=seed, options=options), all_options(**options), random.Random(seed))


@pytest.mark.parametrize("options", VARIANTS, ids=variant_name)
def test_random_positions(options: dict[str, Any]) -> None:
    """All results of all actions in random positions."""
    rng = random.Random(len(str(options)))
    rules = all_options(**options)
    for _ in range(12):
        text = random_position(rng)
        position = reference.parse(text)
        for choice in agree(at(text, **options), position, rules):
            match = play(at(text, **options), choice)
            expected = reference.play(position, choice, rules)
            assert match.position() == reference.write(expected), (text, choice)
            agree(match, expected, rules)


@pytest.mark.parametrize("options", VARIANTS, ids=variant_name)
def test_endgames(options: dict[str, Any]) -> None:
    """From random positions to the end: few rounds are left in most of them."""
    rng = random.Random(99)
    for _ in range(15):
        text = random_position(rng)
        if int(text.split()[7]) <= 3:
            assert "over=" in follow(at(text, **options), all_options(**options), rng)


def test_the_ends_are_reached() -> None:
    """The positions above do lead to every kind of end, to return choices, challenges and passes."""
    rng = random.Random(7)
    seen: set[str] = set()
    for _ in range(500):
        position = reference.parse(random_position(rng))
        if position.countdown > 3:
            continue
        rules = all_options()
        while choices := sorted(reference.legal(position, rules)):
            position = reference.play(position, eager(position, choices, rng), rules)
            seen |= {"return"} if position.returning else set()
            seen |= {"pass"} if choices == ["--"] else set()
            seen |= {"crossing"} if any("^" in choice for choice in choices) else set()
        seen.add(position.over.partition(":")[2] or "draw")
        seen.add(position.challenge.partition(":")[2])
    assert seen >= {
        "saved",
        "countdown",
        "countdown-tiebreak",
        "draw",
        "failed",
        "declined",
        "return",
        "pass",
        "crossing",
    }
