"""Positions, written and read (section 4.2)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import sublevel
from sublevel.engine.errors import BadPosition

GAME = sublevel.game("panic-station")


def some_position() -> Any:
    """A position of a match that has run for a while."""
    match = GAME.new(21, {"players": 4})
    random = Random(3)
    while len(match.plies) < 30:
        seat = match.waiting[0]
        texts = [action.text for action in match.legal(seat)]
        liked = [text for text in texts if text.startswith(("find", "lay", "mv"))]
        match.play(seat, random.choice(liked or texts))
    return match.position()


WRITTEN = some_position()


def test_a_position_comes_back() -> None:
    """The same table, and the match goes on from it."""
    match = GAME.position(WRITTEN)
    assert match.position() == WRITTEN
    assert match.legal(match.waiting[0])


def test_the_public_position_tells_sizes_only() -> None:
    """Section 10.2: no hands, no order of the stacks, no states, no memories."""
    public = GAME.position(WRITTEN).position(public=True)
    assert isinstance(public["search"], int)
    assert all(isinstance(seat["hand"], int) for seat in public["seats"])
    assert not {"known", "sure", "infected", "time", "source", "answer"} & {
        key for seat in public["seats"] for key in seat
    }
    assert public["pile"].count("?") == len(public["pile"]) - 1
    with pytest.raises(BadPosition, match=r"search: a position to begin from lists the cards|pile: "):
        GAME.position(public)


def edit(change: Callable[[Any], object]) -> Any:
    """The position with a mistake in it."""
    broken = copy.deepcopy(WRITTEN)
    change(broken)
    return broken


def move_away(position: Any) -> None:
    """A living character off the board."""
    position["characters"]["RT"] = "4 -"


def swap_cards(position: Any) -> None:
    """A card more of one kind, one less of another."""
    position["search"][0] = "GAS" if position["search"][0] != "GAS" else "ARM"


def lay_apart(position: Any) -> None:
    """Two cards that fit to each other, away from the reactor."""
    position["cards"] = ["R00 0,0u", "R10 9,9u", "R11 10,9u"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lay_apart, "they make one station with the reactor"),
        (lambda p: p.update(cards=[]), "the reactor lies at 0,0u"),
        (lambda p: p["cards"].append("R99 1,1u"), "is no laid card"),
        (lambda p: p["cards"].append("R00 0,0u"), "R00 lies there twice"),
        (lambda p: p.update(doors="blue"), "doors: 'blue' is not one of red, green"),
        (lambda p: p["characters"].update(RT="9 0,0"), "is not life points and a room"),
        (lambda p: p["characters"].update(RT="4 15,15"), "is no room"),
        (lambda p: p["characters"].pop("RT"), "characters: they are RT, RA"),
        (move_away, "the living who entered are on the board"),
        (lambda p: p.update(parasites={"0,0": "gggggg"}), "there are 5 grey and 5 black ones"),
        (lambda p: p.update(parasites={"0,0": "x"}), "is not made of g, b and h"),
        (lambda p: p["pile"].append("R05"), "every room card lies on the board or in the stack, once"),
        (swap_cards, "cards: "),
        (lambda p: p["seats"].pop(), "seats: 3 of them, but there are 4 players"),
        (lambda p: p["seats"][0].update(laid={"GAS": 1}), "GAS is never laid out"),
        (lambda p: p["seats"][0].update(ammo=[4]), "it has the charges of each AMMO"),
        (lambda p: p["seats"][0].update(infected=not p["seats"][0].get("infected", False)), "time: it is given if and"),
        (lambda p: p["seats"][0].update(known={"R": {"GAS": 1}}), "known: of others only"),
        (lambda p: p.update(phase="lunch"), "phase: 'lunch' is not one of turn, place"),
        (lambda p: p.update(active="W"), "there are 4 players, none is W"),
        (lambda p: p.update(waiting=""), "somebody has to decide"),
        (lambda p: p.update(phase="give"), "with whom is the exchange"),
        (lambda p: p.update(phase="relocate"), "where does the parasite go"),
        (lambda p: p.update(bottom=19), "bottom: more cards than the stack has"),
        (lambda p: p.update(nonsense=1), "nonsense"),
        (lambda p: p.update(end="boredom"), "end: 'boredom' is not one of burnt"),
    ],
)
def test_mistakes_are_named(change: Callable[[Any], object], problem: str) -> None:
    """One line that says what is wrong."""
    with pytest.raises(BadPosition, match=problem) as error:
        GAME.position(edit(change))
    assert "\n" not in str(error.value)


def test_not_a_table() -> None:
    with pytest.raises(BadPosition, match=r"a position of Panic Station is a table of fields \(.*\), not 'nonsense'"):
        GAME.position("nonsense")


def test_an_unknown_field_is_told_with_those_that_there_are() -> None:
    with pytest.raises(BadPosition, match=r"'nonsense' is no field of a position of Panic Station; there are "):
        GAME.position({**WRITTEN, "nonsense": 1})
