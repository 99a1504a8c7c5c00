"""Salvage, a made-up game for the tests alone: it has what the real games do not have yet.

Three to six players hold hidden cards. Each round all of them choose one in secret, at the same time. The highest card
wins a die's worth of points for its team, and its player aims at a cell of a large wreck, where only he sees what
he found. Meanwhile his left neighbour may jam half of the wreck out of turn, and the table's clock may end the round.
Interpreted only: compiled classes cannot be subclassed here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine import core
from sublevel.engine.core import EVERYBODY, FINISHED, NOT_YOUR_TURN, TABLE, Rules, State, bit, draw, emit, fill
from sublevel.engine.errors import BadPosition, Malformed, quoted
from sublevel.engine.game import Game, Json, Outcome
from sublevel.engine.options import Options
from sublevel.engine.schema import Field, Schema, common_fields
from sublevel.engine.text import Reason, Words

if TYPE_CHECKING:
    from sublevel.engine.actions import Ply

CARDS, HAND, MOST_ROUNDS, FINDS = 24, 3, 3, 4
ROWS, COLUMNS = 40, 50
CELLS = ROWS * COLUMNS
AIM, JAM, CLOCK, ACTIONS = CARDS, CARDS + CELLS, CARDS + CELLS + 1, CARDS + CELLS + 2
CHOOSING, AIMING, OVER = 0, 1, 2
DECK, PLAYED, UNKNOWN = 0, 9, 10  # values of `holder` besides seat + 1
OPEN, SECRET = 0, -1  # values of `choice` and `found` besides number + 1
NO_SUCH_ACTION, NOT_NOW, NOT_HELD, JAMMED, USED = 10, 11, 12, 13, 14
CHOSE, SHOWN, ROLLED, AIMED, FOUND, JAM_SET, TIME_UP, ENDED = range(1, 9)
TOGETHER, SPLIT = 1, 2  # values of `ended`
SIZES: Final = (3, 2001, 12, 40)  # of options, legal list, events and tape


class Wreck(State):
    """The state of Salvage."""

    def __init__(self) -> None:
        super().__init__(*SIZES)
        self.holder = vec[i64]([0] * CARDS)  # who holds each card
        self.choice = vec[i64]([0] * 6)  # the card that each seat has chosen in this round
        self.found = vec[i64]([0] * MOST_ROUNDS)  # what was found in each round
        self.finder = vec[i64]([0] * MOST_ROUNDS)  # by which seat + 1
        self.aimed = vec[i64]([0] * MOST_ROUNDS)  # at which cell + 1
        self.points = vec[i64]([0] * 2)  # of the teams: seats with even and with odd numbers
        self.phase: i64 = CHOOSING
        self.shown: i64 = 0  # how often cards were shown
        self.winner: i64 = 0  # the seat that aims
        self.jammed: i64 = 0

    def take(self, other: State) -> None:
        super().take(other)
        for field in OWN_FIELDS:
            if field.length:
                fill(getattr(self, field.name), getattr(other, field.name))
            else:
                setattr(self, field.name, getattr(other, field.name))


OWN_FIELDS = [Field(name, size, "i8") for name, size in (("holder", CARDS), ("choice", 6), ("found", MOST_ROUNDS))]
OWN_FIELDS += [Field("finder", MOST_ROUNDS, "i8"), Field("aimed", MOST_ROUNDS, "i16"), Field("points", 2, "i8")]
OWN_FIELDS += [Field(name, 0, "i8") for name in ("phase", "shown", "winner", "jammed")]
SCHEMA = Schema([*common_fields(*SIZES), *OWN_FIELDS])
WRITTEN = ("waiting", "ended", "payoff", "score", *(field.name for field in OWN_FIELDS))  # what makes a position


def wreck(s: State) -> Wreck:
    assert isinstance(s, Wreck)
    return s


def nth(s: Wreck, holder: int, n: int) -> int:
    """The nth card of a holder."""
    return [card for card in range(CARDS) if s.holder[card] == holder][n]


def hand_size(s: Wreck) -> int:
    return HAND - s.shown


class Salvage(Rules):
    """The rules. Options: players, rounds, goal."""

    def new(self) -> State:
        return Wreck()

    def setup(self, s: State) -> None:
        s = wreck(s)
        core.clear(s)
        for name, values in ((field.name, vec[i64]([0] * field.length)) for field in OWN_FIELDS if field.length):
            setattr(s, name, values)
        s.shown = s.winner = s.jammed = 0
        self.deal(s, range(s.options[0]))
        self.begin_round(s)

    def deal(self, s: Wreck, seats: Sequence[int]) -> None:
        """Fill the hands from the deck."""
        left = sum(holder == DECK for holder in s.holder)
        for seat in seats:
            for _ in range(hand_size(s)):
                s.holder[nth(s, DECK, draw(s, left))] = seat + 1
                left -= 1

    def begin_round(self, s: Wreck) -> None:
        s.phase, s.jammed = CHOOSING, 0
        s.waiting = (1 << s.options[0]) - 1

    def legal(self, s: State, seat: i64) -> None:
        s = wreck(s)
        s.legal_count = 0
        if s.waiting >> seat & 1 == 0:
            return
        candidates = range(CARDS) if s.phase == CHOOSING else range(AIM, ACTIONS)
        for action in candidates:
            if self.reason(s, seat, action) == 0:
                core.add_legal(s, action)

    def reason(self, s: State, seat: i64, action: i64) -> i64:
        s = wreck(s)
        if s.waiting == 0:
            return FINISHED
        if s.waiting >> seat & 1 == 0:
            return NOT_YOUR_TURN
        if not 0 <= action < ACTIONS:
            return NO_SUCH_ACTION
        if s.phase == CHOOSING:
            return NOT_NOW if action >= AIM else 0 if s.holder[action] == seat + 1 else NOT_HELD
        if action >= JAM:
            return 0 if (action == JAM, seat) in ((True, self.neighbour(s)), (False, TABLE)) else NOT_NOW
        if action < AIM or seat != s.winner:
            return NOT_NOW
        cell = action - AIM
        return USED if cell + 1 in s.aimed else JAMMED if s.jammed and cell < CELLS // 2 else 0

    def neighbour(self, s: Wreck) -> int:
        return (s.winner + 1) % s.options[0]

    def step(self, s: State, seat: i64, action: i64) -> None:
        s = wreck(s)
        core.begin(s)
        if action < AIM:
            self.choose(s, seat, action)
        elif action == JAM:
            s.jammed = 1
            s.waiting &= ~bit(seat)
            emit(s, EVERYBODY, JAM_SET, seat, 0, 0, 0)
        else:
            if action == CLOCK:
                emit(s, EVERYBODY, TIME_UP, 0, 0, 0, 0)
            else:
                self.find(s, seat, action - AIM)
            self.end_round(s)

    def choose(self, s: Wreck, seat: int, card: int) -> None:
        s.choice[seat] = card + 1
        s.waiting &= ~bit(seat)
        emit(s, EVERYBODY, CHOSE, seat, 0, 0, 0)
        if s.waiting == 0:
            self.show_cards(s)

    def show_cards(self, s: Wreck) -> None:
        """All have chosen: only now is anything shown or rolled, so the order of the choices does not matter."""
        s.disclosed = 1
        s.winner = max(range(s.options[0]), key=lambda seat: s.choice[seat])
        for seat in range(s.options[0]):
            s.holder[s.choice[seat] - 1] = PLAYED
            emit(s, EVERYBODY, SHOWN, seat, s.choice[seat] - 1, 0, 0)
            s.choice[seat] = OPEN
        s.shown += 1
        die = 1 + draw(s, 6)
        s.points[s.winner % 2] += die
        emit(s, EVERYBODY, ROLLED, s.winner, die, 0, 0)
        s.phase = AIMING
        s.waiting = bit(s.winner) | bit(self.neighbour(s)) | bit(TABLE)

    def find(self, s: Wreck, seat: int, cell: int) -> None:
        s.aimed[s.shown - 1], s.finder[s.shown - 1] = cell + 1, seat + 1
        s.found[s.shown - 1] = 1 + draw(s, FINDS)
        emit(s, EVERYBODY, AIMED, seat, cell, 0, 0)
        emit(s, bit(seat), FOUND, seat, s.found[s.shown - 1] - 1, 0, 0)

    def end_round(self, s: Wreck) -> None:
        if s.shown < s.options[1]:
            self.begin_round(s)
            return
        s.phase, s.waiting, s.disclosed = OVER, 0, 1
        for finder, found in zip(s.finder, s.found, strict=True):
            if finder > 0:
                s.points[(finder - 1) % 2] += found - 1
        s.ended = SPLIT if s.options[2] else TOGETHER
        for seat in range(s.options[0]):
            s.score[seat] = s.points[seat % 2]
            s.payoff[seat] = self.payoff(s, seat)
        emit(s, EVERYBODY, ENDED, s.points[0], s.points[1], 0, 0)

    def payoff(self, s: Wreck, seat: int) -> int:
        """Together all win or lose; otherwise the team with more points wins."""
        if s.ended == TOGETHER:
            return 1 if sum(s.points) >= 4 * s.options[1] else -1
        own, others = s.points[seat % 2], s.points[1 - seat % 2]
        return (own > others) - (own < others)

    def hide(self, s: State, seat: i64) -> None:
        s = wreck(s)
        core.hide_common(s, seat)
        for card in range(CARDS):
            if s.holder[card] not in (PLAYED, seat + 1):
                s.holder[card] = UNKNOWN
        for other in range(6):
            if other != seat and s.choice[other] != OPEN:
                s.choice[other] = SECRET
        for i in range(MOST_ROUNDS):
            if s.finder[i] not in (0, seat + 1) and s.phase != OVER:
                s.found[i] = SECRET

    def resample(self, s: State, seat: i64) -> None:
        s = wreck(s)
        s.tape_end = s.tape_next = 0
        for card in range(CARDS):
            if s.holder[card] not in (PLAYED, seat + 1):
                s.holder[card] = DECK
        others = [other for other in range(s.options[0]) if other != seat]
        self.deal(s, others)
        for other in others:
            if s.choice[other] != OPEN:
                s.choice[other] = 1 + nth(s, other + 1, draw(s, hand_size(s)))
        for i in range(MOST_ROUNDS):
            if s.finder[i] not in (0, seat + 1) and s.phase != OVER:
                s.found[i] = 1 + draw(s, FINDS)

    def features(self, s: State, seat: i64, out: vec[float]) -> None:
        s = wreck(s)
        for card in range(CARDS):
            out[card] = 1.0 if s.holder[card] == seat + 1 else -1.0 if s.holder[card] == PLAYED else 0.0
        for i, number in enumerate((s.points[seat % 2], s.points[1 - seat % 2], s.phase, s.jammed)):
            out[CARDS + i] = float(number)

    def evaluate(self, s: State, seat: i64) -> i64:
        s = wreck(s)
        own = sum(found for finder, found in zip(s.finder, s.found, strict=True) if finder == seat + 1)
        return 20 * (s.points[seat % 2] - s.points[1 - seat % 2] + own)


class SalvageOptions(Options, frozen=True, kw_only=True):
    """Who plays, for how long, and for whom."""

    players: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 2
    goal: Literal["together", "teams"] = "teams"

    def numbers(self) -> list[int]:
        return [self.players, self.rounds, int(self.goal == "teams")]


class Plain(Words):
    """Says its key and arguments: the catalogues know nothing of this game."""

    def text(self, lang: str = "en") -> str:
        return f"{self.key} {sorted(self.args.items())} ({lang})"


class PlainReason(Reason):
    """The same for reasons."""

    text = Plain.text


class Choice(msgspec.Struct):
    """A legal action."""

    id: int
    text: str


class WreckView(msgspec.Struct):
    """What a seat sees."""

    hand: list[int]
    played: list[int]
    chosen: list[int]
    found: list[int]
    aimed: list[int]
    points: list[int]
    phase: int
    waiting: int


class SalvageGame(Game):
    """Salvage, put together. It is registered nowhere."""

    name = "salvage"
    title = "Salvage"
    version = "1"
    seats = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
    ends: ClassVar[dict[int, str]] = {TOGETHER: "together", SPLIT: "teams"}
    actions = ACTIONS
    longest = MOST_ROUNDS * 8
    features_shape = (CARDS + 4,)
    zero_sum = False
    secrets = True
    modules = ()
    rules = Salvage()
    schema = SCHEMA
    options = SalvageOptions

    def read_action(self, s: State, seat: int, text: str) -> int:
        if text in ("jam", "clock"):
            return JAM if text == "jam" else CLOCK
        if (found := re.fullmatch(r"c(\d\d)", text)) and int(found[1]) < CARDS:
            return int(found[1])
        if (found := re.fullmatch(r"(\d\d)/(\d\d)", text)) and int(found[1]) < ROWS and int(found[2]) < COLUMNS:
            return AIM + COLUMNS * int(found[1]) + int(found[2])
        raise Malformed(f"{quoted(text)} is no action: c07, 12/34, jam or clock")

    def write_action(self, s: State, seat: int, action: int) -> str:
        if action >= JAM:
            return "jam" if action == JAM else "clock"
        cell = action - AIM
        return f"c{action:02}" if action < AIM else f"{cell // COLUMNS:02}/{cell % COLUMNS:02}"

    def read_position(self, position: Json, s: State) -> None:
        if not isinstance(position, dict) or set(position) != set(WRITTEN):
            raise BadPosition(f"a position of Salvage is a table with {', '.join(WRITTEN)}")
        for name, value in position.items():
            setattr(s, name, vec[i64](value) if isinstance(value, list) else value)

    def write_position(self, s: State, public: bool = False) -> Json:
        seen = self.seen_by(s, core.SPECTATOR) if public else s
        values = {name: getattr(seen, name) for name in WRITTEN}
        return {name: value if isinstance(value, int) else list(value) for name, value in values.items()}

    def describe(self, s: State, seat: int, options: Options) -> WreckView:
        s = wreck(s)
        held, played = ([card for card in range(CARDS) if s.holder[card] == who] for who in (seat + 1, PLAYED))
        public = list(s.aimed), list(s.points), s.phase, s.waiting
        return WreckView(held, played, list(s.choice), list(s.found), *public)

    def choices(self, s: State, seat: int) -> list[Choice]:
        return [Choice(action, self.write_action(s, seat, action)) for action in self.legal_ids(s, seat)]

    def event(self, row: Sequence[int]) -> tuple[str, Words]:
        kinds = ("chose", "shown", "rolled", "aimed", "found", "jammed", "time-up", "ended")
        kind = kinds[row[0] - 1]
        return kind, Plain(f"salvage-{kind}", {"a": row[2], "b": row[3]})

    def reason(self, code: int, s: State, seat: int, action: int) -> Reason:
        return PlainReason(f"salvage-reason-{code}", {"action": action}, code, f"TOY-{code}")

    def outcome(self, s: State) -> Outcome:
        s = wreck(s)
        winners = tuple(seat for seat in range(6) if s.payoff[seat] > 0)
        return Outcome(self.ends[s.ended], winners, tuple(float(value) for value in s.payoff), tuple(s.score))

    def log(self, start: State, plies: Sequence[Ply]) -> list[str]:
        """A log for everybody: what is chosen in secret is left out."""
        return [f"{ply.seat}: {ply.text if ply.action >= AIM else 'a card'}" for ply in plies]

    # What the conformance suite asks for.

    def conserved(self, s: State) -> object:
        """The deck after the deal, and one card of each player for every time that cards were shown."""
        s = wreck(s)
        return list(s.holder).count(DECK), list(s.holder).count(PLAYED) - s.options[0] * s.shown


GAME: Final = SalvageGame()
