"""A game as the outside sees it: its rules, and everything that turns numbers into something people can read."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, SupportsIndex

import msgspec

from sublevel.engine import playout
from sublevel.engine.campaign import Chronicle
from sublevel.engine.chance import check_seed, fresh_seed, generator
from sublevel.engine.core import SPECTATOR, TORN, Rules, State
from sublevel.engine.datafiles import VARIABLE, DataFolder
from sublevel.engine.errors import BadOption, BadPosition, OtherData, SublevelError, quoted, shortened
from sublevel.engine.keeper import Keeper
from sublevel.engine.lesson import Lesson
from sublevel.engine.options import Options
from sublevel.engine.scenario import Checked
from sublevel.engine.schema import Schema
from sublevel.engine.text import Reason, Words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sublevel.engine.actions import Ply
    from sublevel.engine.batch import Batch
    from sublevel.engine.match import Match

Json = Any  # what the json module reads and writes
LARGEST_OUTCOME: Final = 1 << 15  # of a draw that a tape can force


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    reason: str  # the kind of end, a word of the game's
    winners: tuple[int, ...]  # seats; empty for a draw, or when everybody lost
    returns: tuple[float, ...]  # for each seat, what a learner maximises
    scores: tuple[int, ...]  # for each seat, in the game's own points
    details: Mapping[str, Json] = field(default_factory=dict)

    def plain(self) -> dict[str, Json]:
        """The outcome as JSON-ready values."""
        return dict(msgspec.json.decode(msgspec.json.encode(self)))


class Automatic(Enum):
    """Whether a table plays an action by itself where a seat has no other."""

    NEVER = "never"  # playing it is a decision, or a moment that the player should not miss
    WISHED = "wished"  # for a player who wants that
    ALWAYS = "always"


def write_tape(outcomes: Sequence[object], s: State) -> None:
    """Force the next draws of a state. Raises BadOption."""
    if len(outcomes) > len(s.tape):
        raise BadOption(f"tape: {len(outcomes)} outcomes, but there is room for {len(s.tape)}")
    for i, outcome in enumerate(outcomes):
        if not isinstance(outcome, int) or not 0 <= outcome < LARGEST_OUTCOME:
            raise BadOption(f"tape: {quoted(outcome)} is no outcome, a whole number from 0 to {LARGEST_OUTCOME - 1}")
        s.tape[i] = outcome
    s.tape_end = len(outcomes)


def torn_tape(s: State) -> str:
    """What is wrong with a tape that asked for an outcome that cannot be."""
    return f"tape: outcome {s.tape_next} is {s.tape[s.tape_next - 1]}, which that draw cannot give"


def own_data_lessons(game: Game) -> list[Lesson]:
    """The lessons of a game that can still be set up and played as written, whatever its components show."""
    try:
        return [lesson for lesson in game.lessons() if playable(game, lesson)]
    except SublevelError:  # their positions cannot even be made
        return []


def playable(game: Game, lesson: Lesson) -> bool:
    """Whether the first answer to each step of a lesson, and what follows it, is legal."""
    try:
        match = game.position(lesson.position, options=lesson.options)
        for step in lesson.steps:
            for seat, action in [*((lesson.seat, action) for action in step.accept[:1]), *step.answers]:
                match.play(seat, action)
    except SublevelError:
        return False
    return True


class Game(ABC):
    """One of the games. A subclass gives the facts and the translations; all else is common."""

    name: ClassVar[str]  # as in `sublevel.game(name)`
    title: ClassVar[str]
    version: ClassVar[
        str
    ]  # of rules and of the data that come with them: a change that would replay a match differently changes it
    seats: ClassVar[tuple[str, ...]]  # what the seats are called
    ends: ClassVar[Mapping[int, str]]  # the game's word for each kind of end, by its code in `State.ended`
    actions: ClassVar[int]  # action ids are below this
    longest: ClassVar[int]  # no match has more actions than this
    features_shape: ClassVar[tuple[int, ...]]
    zero_sum: ClassVar[bool]
    secrets: ClassVar[bool]  # whether seats know different things; if not, all views are equal
    draw_offers: ClassVar[bool] = False  # whether people may agree on a draw
    least_seats: ClassVar[int | None] = None  # how few seats can be taken; None: all must be
    seat_option: ClassVar[str | None] = None  # the option that says how many seats are taken
    least_return: ClassVar[float] = -1.0  # of a match that is lost; one that is won returns 1
    cooperative: ClassVar[bool] = False  # whether all win or lose together: then they give up together and make plans
    phrases: ClassVar[tuple[str, ...]] = ()  # what is often said at its tables, besides what is said at every table
    claim_limits: ClassVar[tuple[int, int]] = (3, 12)  # what a seat may claim between two actions, and in one turn
    quick_options: ClassVar[Mapping[str, Json]] = {}  # what a table that is opened with one click sets
    face: ClassVar[bool] = True  # whether the browser can draw it: without that no table offers it
    efforts: ClassVar[Mapping[str, Mapping[str, Any]]] = {}  # how hard bots think, level by level, if not as usual
    modules: ClassVar[tuple[str, ...]]  # the rules' modules in the order in which the GPU loader reads them

    # What environments, batches and arenas set unless told otherwise: they are about the match, not about extras.
    environment_options: ClassVar[Mapping[str, Json]] = {}

    rules: Rules
    schema: Schema
    options: type[Options]
    data: DataFolder | None = None  # what is printed on its components

    # What each game says in its own way.

    @abstractmethod
    def read_action(self, s: State, seat: int, text: str) -> int:
        """The action that a text stands for. Raises Malformed, or Illegal where a text names no action at all."""

    @abstractmethod
    def write_action(self, s: State, seat: int, action: int) -> str:
        """The action in the game's notation."""

    @abstractmethod
    def read_position(self, position: Json, s: State) -> None:
        """Fill a state, whose options are set, from a written position. Raises BadPosition."""

    @abstractmethod
    def write_position(self, s: State, public: bool = False) -> Json:
        """The position, JSON-ready; `public` leaves out what not everybody knows."""

    @abstractmethod
    def describe(self, s: State, seat: int, options: Options) -> msgspec.Struct:
        """What a seat sees, as a typed structure. `s` was blanked for the seat already.

        It is made after every action for everybody who looks, so it holds what lies on the table and no more.
        """

    def unveil(self, s: State, options: Options) -> msgspec.Struct:
        """The whole state as a view, with all that is hidden: for looking back after the end."""
        return self.describe(s, SPECTATOR, options)

    @abstractmethod
    def choices(self, s: State, seat: int) -> Sequence[msgspec.Struct]:
        """The legal actions of a seat, each with its `id`, its `text` and what a client needs to show it."""

    def aids(self, s: State, seat: int) -> msgspec.Struct | None:
        """What the game works out for those who want it: threats, routes. `s` was blanked for the seat already."""
        return None

    def advice(self, s: State, seat: int, action: int) -> Sequence[Words]:
        """What speaks for and against a legal action of a seat. `s` was blanked for the seat already."""
        return ()

    def check_scenario(self, source: str | Mapping[str, Json]) -> Checked:
        """Look at a scenario, given by its values or as the text of its file. Raises BadOption if there are none."""
        raise BadOption(f"{self.title} has no scenarios")

    def answer(self, s: State, question: str) -> Json:
        """What somebody asks about the board as he sees it; `s` is a copy, blanked for him. Raises BadOption."""
        raise BadOption(f"{self.title} answers no questions")

    def begin_campaign(self, sides: list[str]) -> Chronicle:
        """A new campaign of some sides. Raises BadOption."""
        raise BadOption(f"{self.title} has no campaigns")

    def go_on(self, campaign: Json, match: Match | None = None, promote: str | None = None) -> Chronicle:
        """A campaign as it was kept, after its next match if that is given, or after a promotion. Raises BadOption."""
        raise BadOption(f"{self.title} has no campaigns")

    @abstractmethod
    def event(self, row: Sequence[int]) -> tuple[str, Words]:
        """What happened: its kind, and how to say it. A row is code, audience and arguments."""

    def clause_of(self, kind: str) -> str | None:
        """The clause of the rules behind a kind of event."""
        return None

    @abstractmethod
    def reason(self, code: int, s: State, seat: int, action: int) -> Reason:
        """A reason code in words."""

    @abstractmethod
    def outcome(self, s: State) -> Outcome:
        """The result of a state that has one."""

    def conceded(self, s: State, seat: int) -> tuple[int, ...] | None:
        """Who wins if a seat gives up or runs out of time; None where the others play on without it."""
        return (1 - seat,) if self.zero_sum and len(self.seats) == 2 else None

    # What only some games have.

    def due(self, s: State) -> int:
        """The seats that the match waits for, as a bit mask: others in `s.waiting` may act as well, but need not."""
        return s.waiting

    def keeper(self, options: Options) -> Keeper | None:
        """The clock that such a match brings along, if it has one; it is set to the start of the match."""
        return None

    def lapse(self, s: State, seat: int, random: Random) -> int | None:
        """What is played for a seat whose clock has run out; None where the others decide what becomes of it."""
        return None

    def mark(self, s: State, action: int) -> int | None:
        """For an action that stays right whatever else is played meanwhile, as long as this number is the same.

        None for every other action: that was chosen on one board, and another board asks for another choice.
        """
        return None

    def claimable(self, s: State, seat: int, text: str) -> bool:
        """Whether a seat may claim this now: something said in the game's own notation, which programs read too."""
        return False

    def talks(self, s: State, seat: int) -> bool:
        """Whether a seat talks with those who play; who is out may still talk, but only those who watch hear it."""
        return True

    def automatic(self, s: State, seat: int, action: int) -> Automatic:
        """Whether a table plays the only legal action of a seat for a person, without asking.

        Never where answers are secret (`veiled`), and never for an action beside the turn (`mark`): tables see to
        that themselves.
        """
        return Automatic.NEVER

    def veiled(self, s: State) -> int:
        """The kind of secret question that is open now, or 0 for none.

        How long an answer takes must not tell whether there was a choice. Questions of one kind take people equally
        long, whatever a seat has in its hand.
        """
        return 0

    def talk_turn(self, s: State) -> int:
        """A number that changes with each turn, for the number of claims in one."""
        return 0

    def remark(self, s: State, seat: int) -> int | None:
        """The claim that a bot makes before it acts, as an action, from the position as its seat sees it; or None.

        Where the rules do not list it, it is said at the table (`claimable`). A bot makes one in a turn at most.
        """
        return None

    def hear(self, s: State, seat: int, speaker: int, text: str) -> None:
        """Let a claim made at the table change what a bot of the seat believes; `s` is the bot's own copy."""
        return

    def pondered(self, s: State, seat: int) -> State:
        """The position as a bot of the seat thinks about it, made from `s`, which is the bot's own copy.

        Whatever is legal there for the seat is legal in the match.
        """
        return s

    def told(self, ply: Ply, viewer: int) -> str | None:
        """The notation of an action as a viewer may hear it; None if it stays secret."""
        return ply.text

    def sample_options(self, random: Random) -> dict[str, Json]:
        """Options for tests to try, for what the types of the options do not tell."""
        return {}

    def lessons(self) -> list[Lesson]:
        """The tutorial."""
        return []

    def side(self, s: State, seat: int) -> str | None:
        """The side that a seat is on, for tables of results; None where a seat says it all, or all are on one side."""
        return None

    def conserved(self, s: State) -> object:
        """What stays the same throughout a match: cards, tiles, figures."""
        return None

    def rare_positions(self) -> list[Json]:
        """Positions that random play hardly ever reaches, for tests to begin from."""
        return []

    @abstractmethod
    def log(self, start: State, plies: Sequence[Ply]) -> list[str]:
        """The log of a match in the game's notation, line by line."""

    # What is the same for all.

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}, rules {self.version}>"

    def __copy__(self) -> Game:
        return self  # there is one of each

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its name. Raises UnknownGame for one that is not registered."""
        from sublevel.engine.registry import find

        return find, (find(self.name).name,)

    @property
    def own_data(self) -> str | None:
        """The digest of an owner's data that it is played with; None for the data that come with it."""
        return self.data.own_digest if self.data else None

    def offered_lessons(self) -> list[Lesson]:
        """The lessons that can be played: with an owner's data, those that it leaves as they are."""
        return self.lessons() if self.own_data is None else own_data_lessons(self)

    def check_data(self, digest: str | None) -> None:
        """Raise OtherData for a match that was played with other data than this game is played with here."""
        if digest == self.own_data:
            return
        made = f"an owner's data (digest {shortened(digest)})" if digest else "the data that come with Sublevel"
        here = f"{self.data} (digest {self.own_data})" if self.own_data else "the data that come with it"
        raise OtherData(f"a match with {made}; here {self.name} is played with {here}; {VARIABLE} chooses the data")

    def blank(self, options: Options) -> State:
        """A state with nothing but options in it."""
        s = self.rules.new()
        for i, number in enumerate(options.numbers()):
            s.options[i] = number
        return s

    def copy(self, s: State) -> State:
        """A copy that shares nothing with the state."""
        copy = self.rules.new()
        copy.take(s)
        return copy

    def deal(self, seed: int, options: Options, tape: Sequence[int] = ()) -> State:
        """The state at the start of a match; the tape forces its first draws."""
        s = self.blank(options)
        s.rng = generator(check_seed(seed))
        write_tape(tape, s)
        self.rules.setup(s)
        if s.tape_end == TORN:
            raise BadOption(torn_tape(s))
        return s

    def new(
        self,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Json] | None = None,
        tape: Sequence[int] | None = None,
        environment: bool = False,
    ) -> Match:
        """Start a match. Without a seed it gets one that nobody can guess.

        Options that are left out have the defaults of the rules; a table with people changes a few of them
        (`Options.read_for_people`). With `environment` they are those of simulations and training
        (`environment_options`), which batches and arenas use.
        """
        from sublevel.engine.match import Match

        chosen = self.environment(options) if environment else self.options.read(options)
        return Match.dealt(self, fresh_seed() if seed is None else check_seed(seed), chosen, tape or ())

    def position(
        self, position: Json, options: Mapping[str, Json] | None = None, seed: SupportsIndex | None = None
    ) -> Match:
        """Start a match from a written position, given alone or as a table with `position` and `options`.

        The seed is for what is drawn later. Without one that is the same each time, as lessons and tests need it.
        """
        from sublevel.engine.match import Match

        if isinstance(position, Mapping) and "position" in position:  # else a position that the game writes as a table
            if set(position) - {"position", "options"}:
                raise BadPosition("a table around a position has the entries 'position' and, if need be, 'options'")
            given = position.get("options") or {}
            if not isinstance(given, Mapping):
                raise BadOption(f"options are a table of names and values, not {quoted(given)}")
            options = {**given, **(options or {})}
            position = position["position"]
        return Match.placed(self, position, self.options.read(options), None if seed is None else check_seed(seed))

    def load(self, text: str) -> Match:
        """Read a match that `Match.to_json` wrote, replaying and checking it. Raises BadFile."""
        from sublevel.engine.matchfile import read_match

        return read_match(self, text)

    def batch(
        self,
        count: SupportsIndex,
        target: str | None = None,
        seed: SupportsIndex = 0,
        options: Mapping[str, Json] | None = None,
        mover_view: bool = True,
    ) -> Batch:
        """Many matches at once; match i is the one that `new(seed + i, options, environment=True)` deals.

        The target is the one that runs here, unless `cuda` is asked for. Masks and actions are numbered as the mover's
        features show them, which is what a network needs; with `mover_view=False` they have a match's own numbers.
        """
        from sublevel.engine.batch import make_batch

        return make_batch(self, count, target, seed, self.environment(options), mover_view)

    def environment(self, options: Mapping[str, Json] | None = None) -> Options:
        """Options for simulation and training: the environment's, changed by those given."""
        if isinstance(options, Mapping):
            options = {**self.environment_options, **options}
        return self.options.read(self.environment_options if options is None else options)

    def seat_count(self, options: Options) -> int:
        """How many seats a match with these options has."""
        return len(self.seats) if self.seat_option is None else int(getattr(options, self.seat_option))

    def legal_ids(self, s: State, seat: int) -> list[int]:
        """The legal actions of a seat."""
        return playout.legal_list(self.rules, s, seat)

    def seen_by(self, s: State, seat: int) -> State:
        """A copy of the state as a seat, or core.SPECTATOR, may know it."""
        seen = self.copy(s)
        self.rules.hide(seen, seat)
        return seen

    def features(self, s: State, seat: int) -> NDArray[np.float32]:
        """The observation of a seat for a neural network."""
        return self.observations([s], [seat]).reshape(self.features_shape)

    def observations(self, states: list[State], seats: list[int]) -> NDArray[np.float32]:
        """The observations of a seat in each of many states."""
        import numpy as np

        size = math.prod(self.features_shape)
        numbers: Any = playout.observations(self.rules, states, seats, size)  # it has a buffer; its type hides that
        values = np.frombuffer(memoryview(numbers), dtype=np.float64)
        return values.astype(np.float32).reshape(len(states), *self.features_shape)

    def features_mask(self, s: State, seat: int) -> NDArray[np.bool_]:
        """The legal actions of a seat, numbered as its features show them."""
        import numpy as np

        mask = np.zeros(self.actions, dtype=np.bool_)
        for action in self.legal_ids(s, seat):
            mask[self.rules.seen_action(s, seat, action)] = True
        return mask

    def perft(self, s: State, depth: int) -> int:
        """How many sequences of `depth` legal actions there are from a state (a test of the rules)."""
        if depth < 0:
            raise BadOption(f"depth {depth}: a depth is 0 or more")
        return playout.perft(self.rules, [self.copy(s) for _ in range(depth + 1)], depth)
