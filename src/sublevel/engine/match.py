"""One match: play, take back, branch, look at it from a seat, write it down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, SupportsIndex, cast

from sublevel.engine.actions import Action, Ply, Said
from sublevel.engine.chance import check_seed, generator
from sublevel.engine.core import EVENT_WIDTH, FINISHED, MAX_SEATS, NOT_YOUR_TURN, SPECTATOR, TABLE, TORN, Rules, State
from sublevel.engine.errors import BadOption, Finished, Illegal, Malformed, NotYourTurn, quoted
from sublevel.engine.game import Game, Json, Outcome, torn_tape
from sublevel.engine.numbers import whole
from sublevel.engine.options import Options
from sublevel.engine.text import Reason, Words
from sublevel.engine.views import plain

PLAYERS: Final = (1 << MAX_SEATS) - 1  # the bits of all seats, without the table itself


class Match:
    """A match of any game. Make one with `Game.new`, `Game.position` or `Game.load`."""

    def __init__(
        self,
        game: Game,
        options: Options,
        start: State,
        seed: int | None,
        tape: Sequence[int] = (),
        placed_at_start: bool = False,
    ) -> None:
        self.game = game
        self.rules_options = options
        self.seed = seed  # None when it started from a written position, to draw the same each time
        self.tape = tuple(tape)
        self.placed_at_start = placed_at_start  # whether it started from a written position
        self.plies: list[Ply] = []
        self.talk: list[Said] = []  # what was said at the table it was played at
        self._start = start
        self._fresh: int | None = None  # the key of the chance that was drawn afresh since the last action
        self.state = game.copy(start)
        self.state.recording = 1

    @classmethod
    def dealt(cls, game: Game, seed: int, options: Options, tape: Sequence[int] = ()) -> Match:
        """A match from its deal."""
        return cls(game, options, game.deal(seed, options, tape), seed, tape)

    @classmethod
    def placed(cls, game: Game, position: Json, options: Options, seed: int | None = None) -> Match:
        """A match from a written position. The seed is for what is drawn later: without one, always the same."""
        start = game.blank(options)
        game.read_position(position, start)
        if seed is not None:
            start.rng = generator(check_seed(seed))
        return cls(game, options, start, seed, placed_at_start=True)

    @classmethod
    def begun(cls, game: Game, position: Json, options: Options, seed: int | None, tape: Sequence[int] = ()) -> Match:
        """A match from what was kept of its beginning: a written position, or (None) a deal."""
        if position is not None or seed is None:
            return cls.placed(game, position, options, seed)
        return cls.dealt(game, seed, options, tape)

    # Where the match stands.

    @property
    def options(self) -> dict[str, Any]:
        """All options and their values, JSON-ready."""
        return self.rules_options.plain()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return seats_in(self.state.waiting & PLAYERS)

    @property
    def actors(self) -> tuple[int, ...]:
        """The same, and `core.TABLE` behind them where the match brings a timer that may run out now."""
        return seats_in(self.state.waiting)

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that the match waits for; others that may act need not."""
        return seats_in(self.game.due(self.state) & PLAYERS)

    @property
    def finished(self) -> bool:
        """Whether nobody acts any more. The result may be known earlier."""
        return self.state.waiting == 0

    @property
    def result(self) -> Outcome | None:
        """How the match ended, or None while that is open."""
        return self.game.outcome(self.state) if self.state.ended else None

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """The legal actions of a seat, by ascending number; none if it is not to act. Raises BadOption for no seat."""
        number = whole(seat)
        if number != TABLE and not self._is_seat(number):
            raise BadOption(f"seat {quoted(seat)}: there are the seats 0 to {len(self.game.seats) - 1}")
        assert number is not None
        if self._not_to_act(number):
            return []
        return [
            Action(action, self.game.write_action(self.state, number, action))
            for action in self.game.legal_ids(self.state, number)
        ]

    def why(self, seat: SupportsIndex, action: str | SupportsIndex | Action) -> Reason | None:
        """Why a seat may not do something now; None if it may. Raises Malformed for what is no action."""
        number = whole(seat)
        common = self._not_to_act(number)
        if common or number is None:
            return self.game.reason(common, self.state, self._known(number), -1)
        try:
            ident = self.identify(number, action)
        except Illegal as error:
            return error.reason
        code = self.game.rules.reason(self.state, number, ident)
        return self.game.reason(code, self.state, number, ident) if code else None

    # Playing.

    def identify(self, seat: int, action: object) -> int:
        """The number of an action of a seat. Raises Malformed, or Illegal for a text that names none."""
        if isinstance(action, Action):
            action = cast("Any", action).id  # made by hand it may be anything
        if isinstance(action, str):
            return self.game.read_action(self.state, seat, action)
        number = whole(action)
        if number is None or not 0 <= number < self.game.actions:
            raise Malformed(f"{quoted(action)} is no action: a number from 0 to {self.game.actions - 1}, or notation")
        return number

    def play(self, seat: SupportsIndex, action: str | SupportsIndex | Action) -> Ply:
        """Play an action, given as notation, number or Action. When it raises, nothing has changed."""
        number = whole(seat)
        common = self._not_to_act(number)
        if common == FINISHED:
            raise Finished("the match is over: nobody acts any more")
        if common == NOT_YOUR_TURN or number is None:
            raise NotYourTurn(f"{self.seat_name(seat)} cannot act now: it is for {self._waiting_names()} to act")
        ident = self.identify(number, action)
        code = self.game.rules.reason(self.state, number, ident)
        if code:
            raise Illegal(self.game.reason(code, self.state, number, ident))
        text = self.game.write_action(self.state, number, ident)
        self.game.rules.step(self.state, number, ident)
        self._check_tape()
        ply = Ply(number, ident, text, bool(self.state.disclosed), self._fresh)
        self._fresh = None
        self.plies.append(ply)
        return ply

    def undo(self) -> None:
        """Take the last action back. Whether people may is for the table to say."""
        if not self.plies:
            raise Finished("there is nothing to take back: no action was played yet")
        self.rewind(len(self.plies) - 1)

    def rewind(self, plies: int) -> None:
        """Take actions back until so many are left."""
        if not 0 <= plies <= len(self.plies):
            raise BadOption(f"there are {len(self.plies)} actions; {quoted(plies)} of them cannot be left")
        for ply in reversed(self.plies[plies:]):
            if self._fresh is None:
                self._fresh = ply.fresh  # chance that gave way to another never comes back
        del self.plies[plies:]
        self.state = self.state_after(plies)

    def draw_afresh(self, key: int) -> None:
        """Let what is drawn from here on, and what lies hidden from everybody, depend on a new key, a seed."""
        self._fresh = check_seed(key)
        renew(self.game.rules, self.state, key)

    @property
    def fresh_keys(self) -> list[tuple[int, int]]:
        """After how many actions chance was drawn afresh, and from which keys."""
        keys = [ply.fresh for ply in self.plies] + [self._fresh]
        return [(plies, key) for plies, key in enumerate(keys) if key is not None]

    def branch(self) -> Match:
        """A copy that goes its own way; `copy.copy` and `copy.deepcopy` give the same."""
        other = Match(self.game, self.rules_options, self._start, self.seed, self.tape, self.placed_at_start)
        other.plies = list(self.plies)
        other.talk = list(self.talk)
        other._fresh = self._fresh
        other.state = self.game.copy(self.state)
        return other

    def state_after(self, plies: int) -> State:
        """The state after the first so many actions."""
        for number, s in enumerate(self.states()):
            if number == plies:
                return s
        raise BadOption(f"there are {len(self.plies)} actions, not {quoted(plies)}")

    def states(self) -> Iterator[State]:
        """The states from the start to the present, one more than there are actions: each becomes the next one."""
        rules = self.game.rules
        s = self.game.copy(self._start)
        s.recording = 1
        for ply in self.plies:
            if ply.fresh is not None:
                renew(rules, s, ply.fresh)
            yield s
            rules.step(s, ply.seat, ply.action)
        if self._fresh is not None:
            renew(rules, s, self._fresh)
        yield s

    def __copy__(self) -> Match:
        return self.branch()

    def __deepcopy__(self, memo: object) -> Match:
        return self.branch()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the match as its file: what comes out was replayed and checked."""
        from sublevel.engine.matchfile import read_match

        return read_match, (self.game, self.to_json())

    # Looking at it.

    def __repr__(self) -> str:
        origin = "a position" if self.seed is None else f"seed {self.seed}"
        stands = "over" if self.finished else f"{self._waiting_names()} to act"
        return f"<Match of {self.game.name} from {origin}: {len(self.plies)} actions, {stands}>"

    def seat_name(self, seat: object) -> str:
        """What a seat is called, for messages."""
        number = whole(seat)
        if number is not None and self._is_seat(number):
            return self.game.seats[number]
        return "the table" if number == TABLE else f"seat {quoted(seat)}"

    def view(self, seat: SupportsIndex | None) -> dict[str, Json]:
        """What a seat sees, JSON-ready; None looks from among the spectators. `deal` shows all once it is over."""
        viewer = self._viewer(seat)
        seen = self.game.seen_by(self.state, viewer)
        board = plain(self.game.describe(seen, viewer, self.rules_options))
        return {
            "game": self.game.name,
            "seat": None if seat is None else viewer,
            **board,
            "legal": plain(self.game.choices(seen, viewer) if viewer in self.waiting else []),
            "aids": plain(self.game.aids(seen, viewer)),
            "position": self.game.write_position(seen, public=True),
            "options": self.options,
            "deal": self.position() if self.finished else None,
        }

    def events(self, seat: SupportsIndex | None) -> list[dict[str, Json]]:
        """What the last action made happen, as far as the seat may know."""
        seen = self.game.seen_by(self.state, self._viewer(seat))
        return [
            {"kind": kind, "key": words.key, "args": dict(words.args)}
            for kind, words in [self.game.event(row) for row in event_rows(seen)]
        ]

    def narration(self, seat: SupportsIndex | None) -> list[Words]:
        """The same, to be said in any language."""
        seen = self.game.seen_by(self.state, self._viewer(seat))
        return [self.game.event(row)[1] for row in event_rows(seen)]

    def position(self, public: bool = False) -> Json:
        """The position as it can be written down, and loaded again if not `public`."""
        return self.game.write_position(self.state, public)

    def log(self) -> list[str]:
        """The log in the game's notation."""
        return self.game.log(self._start, self.plies)

    def start_position(self) -> Json:
        """The position that the match started from."""
        return self.game.write_position(self._start)

    def written_start(self) -> Json:
        """The same if it was a written position; None if it was dealt, which the seed tells."""
        return self.start_position() if self.placed_at_start else None

    def digest(self) -> str:
        """A fingerprint of the whole state: equal matches have equal ones on every target."""
        return self.game.schema.digest(self.state)

    def to_json(self) -> str:
        """The match as a text that `Game.load` reads. It holds secrets: the seed and all actions."""
        from sublevel.engine.matchfile import write_match

        return write_match(self)

    # Helpers.

    def _viewer(self, seat: object) -> int:
        if seat is None:
            return SPECTATOR
        number = whole(seat)
        if number is None or not self._is_seat(number):
            last = len(self.game.seats) - 1
            raise BadOption(f"seat {quoted(seat)}: there are the seats 0 to {last}, and None for the spectators")
        return number

    def _is_seat(self, number: int | None) -> bool:
        return number is not None and 0 <= number < len(self.game.seats)

    def _check_tape(self) -> None:
        """Take the action back if the tape asked for something impossible. Raises BadOption."""
        if self.state.tape_end == TORN:
            problem = torn_tape(self.state)
            self.state = self.state_after(len(self.plies))
            raise BadOption(problem)

    def _not_to_act(self, seat: int | None) -> int:
        if self.state.waiting == 0:
            return FINISHED
        return 0 if seat in self.actors else NOT_YOUR_TURN

    def _known(self, number: int | None) -> int:
        """A seat that reasons can name: who is none watches."""
        return number if number is not None and (self._is_seat(number) or number == TABLE) else SPECTATOR

    def _waiting_names(self) -> str:
        return " and ".join(self.seat_name(seat) for seat in self.actors)


def renew(rules: Rules, s: State, key: int) -> None:
    """Draw chance afresh: the generator, and what lies hidden from everybody."""
    s.rng = generator(key)
    s.tape_end = s.tape_next = 0
    rules.redraw(s)
    s.disclosed = 0


def repeat(rules: Rules, s: State, ply: Ply) -> None:
    """Play an action again that was played from this state."""
    if ply.fresh is not None:
        renew(rules, s, ply.fresh)
    rules.step(s, ply.seat, ply.action)


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(TABLE + 1) if mask >> seat & 1)


def event_rows(s: State) -> list[tuple[int, ...]]:
    """The events of a state as rows of numbers."""
    return [tuple([s.events[EVENT_WIDTH * i + j] for j in range(EVENT_WIDTH)]) for i in range(s.event_count)]
