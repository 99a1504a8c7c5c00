"""Play at random, as fast as the rules go: what simulations, benchmarks and searches are made of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import TABLE, Rules, State, advance, below, first_waiting
from sublevel.engine.schema import Schema


def random_action(rules: Rules, s: State, seat: i64, choice: i64) -> i64:
    """One of the seat's legal actions, picked with a generator's value."""
    rules.legal(s, seat)
    return s.legal[below(choice, s.legal_count)]


def play_random(rules: Rules, s: State, choice: i64, limit: i64) -> i64:
    """Play uniformly at random until nobody waits or the limit is reached; return the generator.

    The generator that picks is the caller's, not the state's: what is played never disturbs what is drawn.
    """
    i: i64
    for i in range(limit):
        if s.waiting == 0:
            break
        seat: i64 = first_waiting(s)
        choice = advance(choice)
        rules.step(s, seat, random_action(rules, s, seat, choice))
    return choice


def random_steps(rules: Rules, s: State, choice: i64, steps: i64) -> i64:
    """Play so many actions at random, dealing anew whenever a match is over; return the generator."""
    i: i64
    for i in range(steps):
        if s.waiting == 0:
            rules.setup(s)
        seat: i64 = first_waiting(s)
        choice = advance(choice)
        rules.step(s, seat, random_action(rules, s, seat, choice))
    return choice


def legal_list(rules: Rules, s: State, seat: i64) -> list[int]:
    """The legal actions of a seat as a Python list."""
    rules.legal(s, seat)
    listed: list[int] = []
    i: i64
    for i in range(s.legal_count):
        listed.append(s.legal[i])
    return listed


class Stepper:
    """A match for whoever drives it action by action and keeps no history: environments, bots, benchmarks.

    It acts for the seat that is next, and takes the driver's word that an action is legal.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state

    def legal(self) -> list[int]:
        """The legal actions of the seat that acts next; empty when the match is over."""
        return legal_list(self.rules, self.state, first_waiting(self.state)) if self.state.waiting != 0 else []

    def step(self, action: i64) -> list[int]:
        """Play one of them; return those of the seat that acts then."""
        self.rules.step(self.state, first_waiting(self.state), action)
        return self.legal()

    def deal(self) -> list[int]:
        """Deal the next match, from where the generator is; return what can be done first."""
        self.rules.setup(self.state)
        return self.legal()


def perft(rules: Rules, schema: Schema, states: list[State], depth: i64) -> i64:
    """Count the sequences of legal actions of a length from `states[depth]`; the states below it are working space."""
    if depth == 0:
        return 1
    s = states[depth]
    total: i64 = 0
    seat: i64
    i: i64
    for seat in range(TABLE + 1):
        if (s.waiting >> seat) & 1 == 1:
            rules.legal(s, seat)
            if depth == 1:
                total += s.legal_count
                continue
            for i in range(s.legal_count):
                schema.copy(s, states[depth - 1])
                rules.step(states[depth - 1], seat, s.legal[i])
                total += perft(rules, schema, states, depth - 1)
    return total


def acting_seats(states: list[State], out: vec[i64]) -> None:
    """The seat that acts next in each match, -1 where nobody does."""
    i: i64
    for i in range(len(states)):
        out[i] = first_waiting(states[i])


def step_all(rules: Rules, states: list[State], actions: vec[i64]) -> None:
    """Play one action in each match, by the seat that acts next; a negative number plays none."""
    i: i64
    for i in range(len(states)):
        s = states[i]
        if actions[i] >= 0 and s.waiting != 0:
            rules.step(s, first_waiting(s), actions[i])


def list_all(rules: Rules, states: list[State], rows: vec[i64], columns: vec[i64]) -> i64:
    """List the legal actions of all matches as pairs of match and action; return how many fit."""
    count: i64 = 0
    i: i64
    j: i64
    for i in range(len(states)):
        s = states[i]
        if s.waiting == 0:
            continue
        rules.legal(s, first_waiting(s))
        for j in range(s.legal_count):
            rows[count] = i
            columns[count] = s.legal[j]
            count += 1
    return count


def random_steps_all(rules: Rules, states: list[State], choices: vec[i64], steps: i64) -> None:
    """Play so many actions at random in each match, dealing anew where one is over."""
    i: i64
    for i in range(len(states)):
        choices[i] = random_steps(rules, states[i], choices[i], steps)


def play_out_all(rules: Rules, states: list[State], choices: vec[i64], limit: i64) -> None:
    """Play every match to its end at random."""
    i: i64
    for i in range(len(states)):
        choices[i] = play_random(rules, states[i], choices[i], limit)
