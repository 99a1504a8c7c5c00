"""Play at random, as fast as the rules go: what simulations, benchmarks and searches are made of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import TABLE, Rules, State, advance, first_waiting


def random_action(rules: Rules, s: State, seat: i64, choice: i64) -> i64:
    """One of the seat's legal actions, picked with a generator's value."""
    return rules.pick(s, seat, choice)


def random_step(rules: Rules, s: State, choice: i64) -> i64:
    """Play one action at random, by the seat that acts next; return the generator."""
    seat: i64 = first_waiting(s)
    choice = advance(choice)
    rules.step(s, seat, random_action(rules, s, seat, choice))
    return choice


def play_random(rules: Rules, s: State, choice: i64, limit: i64) -> i64:
    """Play uniformly at random until nobody waits or the limit is reached; return the generator.

    The generator that picks is the caller's, not the state's: what is played never disturbs what is drawn.
    """
    i: i64
    for i in range(limit):
        if s.waiting == 0:
            break
        choice = random_step(rules, s, choice)
    return choice


def random_steps(rules: Rules, s: State, choice: i64, steps: i64) -> i64:
    """Play so many actions at random, dealing anew whenever a match is over; return the generator."""
    i: i64
    for i in range(steps):
        if s.waiting == 0:
            rules.setup(s)
        choice = random_step(rules, s, choice)
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


def perft(rules: Rules, states: list[State], depth: i64) -> i64:
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
                states[depth - 1].take(s)
                rules.step(states[depth - 1], seat, s.legal[i])
                total += perft(rules, states, depth - 1)
    return total


# Whole batches. Vectors stay inside: mypyc never frees one that was made outside and handed in.


def acting_seats(states: list[State]) -> list[int]:
    """The seat that acts next in each match, -1 where nobody does."""
    seats: list[int] = []
    for s in states:
        seats.append(first_waiting(s))
    return seats


def step_all(rules: Rules, states: list[State], actions: list[int]) -> None:
    """Play one action in each match, by the seat that acts next; a negative number plays none."""
    i: i64
    for i in range(len(states)):
        s = states[i]
        action: i64 = actions[i]
        if action >= 0 and s.waiting != 0:
            rules.step(s, first_waiting(s), action)


def board_actions(rules: Rules, states: list[State], seen: list[int]) -> list[int]:
    """The actions that numbers in the movers' features stand for, one for each match; negative numbers stay."""
    actions: list[int] = []
    i: i64
    for i in range(len(states)):
        s = states[i]
        action: i64 = seen[i]
        if action >= 0 and s.waiting != 0:
            action = rules.board_action(s, first_waiting(s), action)
        actions.append(action)
    return actions


def legal_cells(rules: Rules, states: list[State], actions: i64, mover_view: bool) -> list[int]:
    """The legal actions of all matches, as cells of a table with a row of `actions` cells for each match."""
    cells: list[int] = []
    i: i64
    j: i64
    for i in range(len(states)):
        s = states[i]
        if s.waiting != 0:
            seat: i64 = first_waiting(s)
            rules.legal(s, seat)
            for j in range(s.legal_count):
                action: i64 = s.legal[j]
                cells.append(i * actions + (rules.seen_action(s, seat, action) if mover_view else action))
    return cells


def observations(rules: Rules, states: list[State], seats: list[int], size: i64) -> vec[float]:
    """The features of a seat in each match, one after the other."""
    count: i64 = len(states)
    row: vec[float] = vec[float]([0.0] * size)
    out: vec[float] = vec[float]([0.0] * (size * count))
    i: i64
    j: i64
    for i in range(count):
        rules.features(states[i], seats[i], row)
        for j in range(size):
            out[i * size + j] = row[j]
    return out


def random_steps_all(rules: Rules, states: list[State], choices: list[int], steps: i64) -> None:
    """Play so many actions at random in each match, dealing anew where one is over."""
    i: i64
    for i in range(len(states)):
        choices[i] = random_steps(rules, states[i], choices[i], steps)


def play_out_all(rules: Rules, states: list[State], choices: list[int], limit: i64) -> None:
    """Play every match to its end at random."""
    i: i64
    for i in range(len(states)):
        choices[i] = play_random(rules, states[i], choices[i], limit)
