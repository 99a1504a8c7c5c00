"""One search for all kinds of games: together, at the same time, and with secrets. Made-up games show it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sublevel.bots.search import Effort, Search
from sublevel.bots.tree import Tree
from sublevel.engine.chance import generator
from sublevel.engine.core import EVERYBODY, TABLE, Rules, State, add_legal, begin, bit, draw, emit, fill, first_waiting
from tests.engine.toy import CARDS, GAME, wreck

pytestmark = pytest.mark.interpreted_only

SIZES = (1, 8, 8, 1)  # of options, legal list, events and tape


class Few(State):
    """A few numbers."""

    def __init__(self) -> None:
        super().__init__(*SIZES)
        self.chosen = vec[i64]([0] * 3)  # number + 1
        self.secret: i64 = 0

    def take(self, other: State) -> None:
        super().take(other)
        assert isinstance(other, Few)
        fill(self.chosen, other.chosen)
        self.secret = other.secret


class Sum(Rules):
    """Together: three players in turn say 1, 2 or 3, and all win if the numbers add up to 4, else all lose."""

    def new(self) -> State:
        return Few()

    def setup(self, s: State) -> None:
        s.waiting = 1

    def legal(self, s: State, seat: i64) -> None:
        s.legal_count = 0
        for action in range(1, 4):
            add_legal(s, action)

    def reason(self, s: State, seat: i64, action: i64) -> i64:
        return 0 if s.waiting >> seat & 1 else 1

    def step(self, s: State, seat: i64, action: i64) -> None:
        assert isinstance(s, Few)
        begin(s)
        s.chosen[seat] = action
        emit(s, EVERYBODY, 1, seat, action, 0, 0)
        s.waiting = bit(seat + 1) if seat < 2 else 0
        if seat == 2:
            s.ended = 1
            for i in range(3):
                s.payoff[i] = 1 if sum(s.chosen) == 4 else -1

    def resample(self, s: State, seat: i64) -> None:
        pass

    def evaluate(self, s: State, seat: i64) -> i64:
        return 0


class Pennies(Sum):
    """At the same time: both show a side of a coin; seat 0 wins if they are equal, seat 1 if not."""

    def setup(self, s: State) -> None:
        s.waiting = 3

    def legal(self, s: State, seat: i64) -> None:
        s.legal_count = 0
        add_legal(s, 0)
        add_legal(s, 1)

    def step(self, s: State, seat: i64, action: i64) -> None:
        assert isinstance(s, Few)
        begin(s)
        s.chosen[seat] = action
        s.waiting &= ~bit(seat)
        emit(s, EVERYBODY, 1, seat, 0, 0, 0)  # that it chose, not what
        if s.waiting == 0:
            s.ended = 1
            s.payoff[0] = 1 if s.chosen[0] == s.chosen[1] else -1
            s.payoff[1] = -s.payoff[0]


class OpenPennies(Pennies):
    """The same with the choices seen: whoever is second wins."""

    def step(self, s: State, seat: i64, action: i64) -> None:
        super().step(s, seat, action)
        emit(s, EVERYBODY, 2, seat, action, 0, 0)


class Guess(Pennies):
    """A secret: seat 0 guesses which of three doors a coin fell behind, or takes the sure half (action 3)."""

    def setup(self, s: State) -> None:
        assert isinstance(s, Few)
        s.secret = draw(s, 3)
        s.waiting = 1

    def legal(self, s: State, seat: i64) -> None:
        s.legal_count = 0
        for action in range(4):
            add_legal(s, action)

    def step(self, s: State, seat: i64, action: i64) -> None:
        assert isinstance(s, Few)
        begin(s)
        s.waiting = 0
        s.ended = 1
        s.payoff[0] = 0 if action == 3 else 1 if action == s.secret else -1
        s.payoff[1] = -s.payoff[0]

    def resample(self, s: State, seat: i64) -> None:
        assert isinstance(s, Few)
        s.secret = draw(s, 3)


def look(rules: Rules, prepare: Callable[[State], None] = lambda s: None, seat: int = 0, rivals: bool = False) -> Tree:
    s = rules.new()
    s.rng = generator(1)
    rules.setup(s)
    prepare(s)
    tree = Tree(rules, rivals, 10, 500)
    tree.exploration = 0.5
    tree.begin(s, seat, generator(2))
    tree.grow(400)
    return tree


def favourite(tree: Tree) -> tuple[int, float]:
    action, visits, total = max(tree.tried(), key=lambda choice: choice[1])
    return action, total / visits / 1000


def test_together() -> None:
    """Everybody goes for the common return: the first leaves room, the others fill it."""
    rules = Sum()
    s = rules.new()
    rules.setup(s)
    for seat in range(3):
        tree = Tree(rules, False, 10, 500)
        tree.exploration = 0.5
        tree.begin(s, seat, generator(seat))
        tree.grow(400)
        action, value = favourite(tree)
        assert value > 0.8
        rules.step(s, seat, action)
    assert list(s.payoff)[:3] == [1, 1, 1]


@pytest.mark.parametrize("rivals", [True, False])
@pytest.mark.parametrize("seat", [0, 1])
def test_at_the_same_time_nobody_is_second(seat: int, rivals: bool) -> None:
    """Neither seat expects to win or to lose, whoever is simulated first; with open choices the first would lose."""
    assert abs(favourite(look(Pennies(), seat=seat, rivals=rivals))[1]) < 0.25
    assert favourite(look(OpenPennies(), seat=seat, rivals=rivals))[1] < -0.6


def test_secrets_are_not_looked_at() -> None:
    """The doors are worth a third each, so the sure half is best; one who could look would open a door."""
    tree = look(Guess())
    assert favourite(tree)[0] == 3
    values = {action: total / visits / 1000 for action, visits, total in tree.tried()}
    assert all(values[door] < 0 for door in range(3))


def test_cards_chosen_in_secret() -> None:
    """Salvage with one round: the highest card is the best, and the others' cards and the clock are no obstacle."""
    for seed in (1, 2, 3):
        match = GAME.new(seed=seed, options={"players": 3, "rounds": 1, "goal": "teams"})
        for seat in match.waiting:
            held = [card for card in range(CARDS) if wreck(match.state).holder[card] == seat + 1]
            search = Search(GAME, Effort(150, depth=3, exploration=0.3, room=400))
            search.begin(GAME.seen_by(match.state, seat), seat, generator(seed))
            assert search.run()[0].action == max(held)


def test_the_table_acts_only_where_nobody_else_can() -> None:
    """A search through the phase in which the clock may strike ends, and never asks the clock what it would like."""
    match = GAME.new(seed=3, options={"players": 3, "rounds": 1})
    for seat in match.waiting:
        match.play(seat, match.legal(seat)[0])
    assert match.state.waiting >> TABLE & 1
    seat = first_waiting(match.state)
    search = Search(GAME, Effort(10, room=50))
    search.begin(GAME.seen_by(match.state, seat), seat, generator(1))
    action = search.run()[0].action
    assert action in [legal.id for legal in match.legal(seat)]
