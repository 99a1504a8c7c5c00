"""What every game is made of: the common part of a state, chance, events, and the contract of the rules.

Compiled by mypyc together with the rules of all games; the GPU loader reads the same text. Hence only integer
arithmetic, loops, calls and indexing in the functions that rules call, and no allocation inside them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MAX_SEATS: Final = 6
SPECTATOR: Final = 6  # a pseudo seat: whoever watches, and so knows nothing but what is public
TABLE: Final = 7  # a pseudo seat: the table itself, whose clock acts in games with real time
EVERYBODY: Final = 127  # the audience of a public event: all seats and the spectators
EVENT_WIDTH: Final = 6  # an event is: code, audience, four arguments

TORN: Final = -1  # the value of `tape_end` after the tape asked for something impossible

NOT_YOUR_TURN: Final = 1  # the reasons that all games share; their own begin at 10
FINISHED: Final = 2

HIGH_BIT: Final = 1 << 61  # the highest that mypyc keeps as a plain number in C

MULTIPLIER: Final = 1791398085  # multiply-with-carry: the products stay below 2**63, so no target wraps around
LOW: Final = 0xFFFFFFFF


class State:
    """The fields that every game's state has. A game subclasses it and adds its own, one comment per field.

    Compiled, it has compiled children only: else mypyc would ask of every field that is read whether it is set.
    """

    def __init__(self, options: int, actions: int, events: int, tape: int) -> None:
        self.options = vec[i64]([0] * options)  # the match's options as numbers, constant
        self.rng: i64 = 1  # the generator behind `draw`
        self.tape = vec[i64]([0] * tape)  # outcomes forced by a test or an analysis
        self.tape_end: i64 = 0  # how many of them there are
        self.tape_next: i64 = 0  # which of them the next draw takes
        self.waiting: i64 = 0  # bit mask of the seats that may act now
        self.ended: i64 = 0  # 0 while the result is open, else the kind of end
        self.payoff = vec[i64]([0] * MAX_SEATS)  # the result for each seat, once `ended` is set
        self.score = vec[i64]([0] * MAX_SEATS)  # its points in the game's own measure, likewise
        self.ply: i64 = 0  # actions played so far

        # Scratch: made anew by every call, never packed.
        self.legal = vec[i64]([0] * actions)  # the list that `legal` makes
        self.legal_count: i64 = 0
        self.recording: i64 = 0  # 1: keep events (search and simulation do without)
        self.events = vec[i64]([0] * (events * EVENT_WIDTH))  # what the last action made happen
        self.event_count: i64 = 0
        self.disclosed: i64 = 0  # 1: the last action drew, or showed somebody something hidden

    def take(self, other: State) -> None:
        """Become equal to another state, and share nothing with it; long lists and scratch of the host are left out.

        A game adds its own fields. Written out, since search copies a state for every simulation.
        """
        fill(self.options, other.options)
        self.rng = other.rng
        fill(self.tape, other.tape)
        self.tape_end = other.tape_end
        self.tape_next = other.tape_next
        self.waiting = other.waiting
        self.ended = other.ended
        fill(self.payoff, other.payoff)
        fill(self.score, other.score)
        self.ply = other.ply
        self.recording = other.recording
        fill(self.events, other.events)
        self.event_count = other.event_count
        self.disclosed = other.disclosed


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The contract of a game: one subclass each, the same method names everywhere."""

    def new(self) -> State:
        """Make a blank state."""
        raise NotImplementedError

    def setup(self, s: State) -> None:
        """Deal the match. Generator and options were put into the state before."""
        raise NotImplementedError

    def legal(self, s: State, seat: i64) -> None:
        """List the legal actions of a seat in `s.legal`, in ascending order."""
        raise NotImplementedError

    def pick(self, s: State, seat: i64, choice: i64) -> i64:
        """The legal action at the place `below(choice, number of actions)` of the seat's list.

        Random play asks for nothing else: a game with long lists may find that action without listing all.
        """
        self.legal(s, seat)
        return s.legal[below(choice, s.legal_count)]

    def step(self, s: State, seat: i64, action: i64) -> None:
        """Apply one legal action and everything automatic that follows; stop at the next decision."""
        raise NotImplementedError

    def reason(self, s: State, seat: i64, action: i64) -> i64:
        """0 if the action is legal for the seat, else the code of the reason why not."""
        raise NotImplementedError

    def hide(self, s: State, seat: i64) -> None:
        """Blank everything that the seat (or SPECTATOR) cannot know."""
        raise NotImplementedError

    def resample(self, s: State, seat: i64) -> None:
        """Redraw everything that the seat cannot know, consistently with what it knows, and the generator."""
        raise NotImplementedError

    def redraw(self, s: State) -> None:
        """Draw anew what lies hidden from all seats, such as the order of a deck; what a seat knows stays as it is.

        A new generator was put into the state before. A game that draws everything at the moment it is needed has
        nothing to add to that.
        """

    def features(self, s: State, seat: i64, out: vec[float]) -> None:
        """Write the seat's observation as numbers for a neural network, from nothing that the seat cannot know."""
        raise NotImplementedError

    def seen_action(self, s: State, seat: i64, action: i64) -> i64:
        """The number that stands for an action in the seat's features: a game may turn the board for the mover."""
        return action

    def board_action(self, s: State, seat: i64, seen: i64) -> i64:
        """The action that a number in the seat's features stands for: the inverse of `seen_action`."""
        return seen

    def evaluate(self, s: State, seat: i64) -> i64:
        """Judge the position for the seat, cheaply; in thousandths of a win, between -1000 and 1000.

        For bots that do not look at the answer: what the others could do next is part of the judgement.
        """
        raise NotImplementedError

    # What search asks for. The first answers serve any game, better ones make a stronger bot.

    def outlook(self, s: State, seat: i64) -> i64:
        """What the seat may expect from here, in thousandths of a win: the mean of its return over good play.

        For search, which looks at the answers itself. In a zero-sum game of two the outlooks add up to nothing.
        """
        return self.evaluate(s, seat)

    def observed(self, s: State, seat: i64) -> i64:
        """A number for all that the seat can see of the position: others see the same, or get another number.

        0, as here, means that there is none: search then goes by what the seat saw happen.
        """
        return 0

    def candidates(self, s: State, seat: i64, width: i64) -> None:
        """List the legal actions that are worth a look in `s.legal`, in ascending order.

        A game with long lists leaves out what looks least promising, so that about `width` are left.
        """
        self.legal(s, seat)

    def promise(self, s: State, seat: i64, action: i64) -> i64:
        """How promising a legal action looks at a glance, in percent of the usual: search looks there first."""
        return 100

    def policy(self, s: State, seat: i64, choice: i64) -> i64:
        """What a player in a hurry does, picked with a generator's value: playouts follow it."""
        return self.pick(s, seat, choice)


def fill(target: vec[i64], source: vec[i64]) -> None:
    """Give a vector the numbers of another. (Filled, not replaced: a new vector set from outside is never freed.)"""
    i: i64
    for i in range(len(source)):
        target[i] = source[i]


def mix(key: i64, number: i64) -> i64:
    """Stir a small number (below 2**31) into a key; the keys of different sequences hardly ever meet."""
    low: i64 = (key ^ number) & LOW
    return (MULTIPLIER * low + (key >> 32)) ^ ((key & 0x3FFFFFFF) << 32)


def bit(n: i64) -> i64:
    """The nth bit, n < 62. (mypyc makes `1 << n` a shift of a 32-bit number in C, even for an i64 that holds 1.)"""
    return HIGH_BIT >> (61 - n)


def advance(rng: i64) -> i64:
    """The generator's next value."""
    return MULTIPLIER * (rng & LOW) + (rng >> 32)


def below(rng: i64, n: i64) -> i64:
    """A number below n (n < 2**31), made from a generator's value."""
    return ((rng & LOW) * n) >> 32


def draw(s: State, n: i64) -> i64:
    """Draw uniformly below n: the only source of chance. The tape goes first."""
    s.disclosed = 1
    if s.tape_next < s.tape_end:
        forced: i64 = s.tape[s.tape_next]
        s.tape_next += 1
        if forced < n:
            return forced
        s.tape_end = TORN  # such an outcome cannot be: `Game.deal` tells whoever wrote it
    s.rng = advance(s.rng)
    return below(s.rng, n)


def emit(s: State, audience: i64, code: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Note that something happened, for the seats in the audience."""
    if s.recording == 0:
        return
    at: i64 = s.event_count * EVENT_WIDTH
    s.events[at] = code
    s.events[at + 1] = audience
    s.events[at + 2] = a
    s.events[at + 3] = b
    s.events[at + 4] = c
    s.events[at + 5] = d
    s.event_count += 1


def begin(s: State) -> None:
    """Open a step: the events and disclosures of the last one are gone."""
    s.event_count = 0
    s.disclosed = 0
    s.ply += 1


def add_legal(s: State, action: i64) -> None:
    """Append to the list of legal actions."""
    s.legal[s.legal_count] = action
    s.legal_count += 1


def hide_common(s: State, seat: i64) -> None:
    """Blank the common fields that nobody may know, the events meant for others, and whatever list was made last."""
    i: i64
    j: i64
    s.rng = 1
    for i in range(len(s.tape)):
        s.tape[i] = 0
    s.tape_end = 0
    s.tape_next = 0
    kept: i64 = 0
    for i in range(s.event_count):
        if (s.events[i * EVENT_WIDTH + 1] >> seat) & 1 == 1:
            for j in range(EVENT_WIDTH):
                s.events[kept * EVENT_WIDTH + j] = s.events[i * EVENT_WIDTH + j]
            kept += 1
    for i in range(kept * EVENT_WIDTH, len(s.events)):
        s.events[i] = 0
    s.event_count = kept
    for i in range(len(s.legal)):
        s.legal[i] = 0
    s.legal_count = 0


def first_waiting(s: State) -> i64:
    """The lowest seat that may act now, or -1."""
    seat: i64
    for seat in range(TABLE + 1):
        if (s.waiting >> seat) & 1 == 1:
            return seat
    return -1


def clear(s: State) -> None:
    """Make the common fields those of a match that has not begun. Options, generator and tape stay."""
    seat: i64
    for seat in range(MAX_SEATS):
        s.payoff[seat] = 0
        s.score[seat] = 0
    s.waiting = 0
    s.ended = 0
    s.ply = 0
    s.legal_count = 0
    s.event_count = 0
    s.disclosed = 0
