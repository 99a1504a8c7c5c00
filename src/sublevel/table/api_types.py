"""What crosses the line besides live messages: the bodies and the answers of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from sublevel.bots.hints import Verdict
from sublevel.table.protocol import (
    ChatLine,
    Clock,
    Ending,
    Identifier,
    Index,
    Json,
    Model,
    Name,
    Person,
    Refusal,
    Scene,
    Seat,
    SeatState,
    Status,
    Step,
)

LONGEST_ANALYSIS: Final = 30  # seconds
LONGEST_SCENARIO: Final = 10_000  # characters of its file

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class OptionInfo(Model):
    """An option of a game. Its label is the message `<game>-option-<name>`, its explanation `...-help`."""

    name: str
    kind: Literal["choice", "number", "switch", "named"]
    default: Json  # of the rules: where nobody says otherwise
    people: Json = None  # the default at a table with people; mostly the same
    choices: list[str] = []  # for a choice, or the names that a named value can have
    least: int | None = None
    most: int | None = None
    clause: str | None = None
    schema: Json = None  # JSON Schema, for values that no simple control can give
    named: dict[str, Json] = {}  # what each name stands for; null if no table of values tells it


class GameInfo(Model):
    """What can be played, and how."""

    name: str
    version: str
    data: str | None  # the digest of the owner's data it is played with; null: the data that come with it
    seats: list[str]
    least_seats: int
    seat_option: str | None  # the option that says how many seats are taken; without one it is all of them
    cooperative: bool  # all win or lose together
    phrases: list[str]  # what is often said here; the words are the messages `<game>-phrase-<name>`
    quick_options: dict[str, Json]  # what a table that is opened with one click should set
    secrets: bool  # whether seats know different things: then one screen needs a hand-over curtain
    draw_offers: bool
    options: list[OptionInfo]
    bots: list[str]  # the levels, weakest first
    lessons: int


class NewPerson(Model):
    """A guest who wants to be known by a name."""

    name: Name


class Credentials(Model):
    """Who opens an account, or logs in."""

    name: Name
    password: Password


class Session(Model):
    """A person and the token that proves it. The token is shown this once."""

    person: Person
    token: str
    settings: dict[str, Json] = {}


class PersonChange(Model):
    """What one can change about oneself."""

    name: Name | None = None
    settings: dict[str, Json] | None = None


class SeatWish(Model):
    """Who shall sit on a seat of a new table: `me` can be said of several, on one screen."""

    holder: Literal["me", "open", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=24)] | None = None
    name: Name | None = None  # on one screen: what this player is called
    program: bool = False  # a program plays on my seat, and everybody shall know it


class Origin(Model):
    """Where a new table begins, if not with a deal: another table's match, a match file, or a written position."""

    table: Identifier | None = None
    file: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None
    position: Json = None
    plies: Index | None = None  # how many of its actions to keep; all if null


class NewTable(Model):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, Json] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    origin: Origin | None = None


class Opened(Model):
    """A table is there."""

    table: str


class SitDown(Model):
    """Take an open seat; null for any."""

    seat: Seat | None = None
    program: bool = False  # a program plays, and everybody shall know it


class Seated(Model):
    """Which seat it became."""

    table: str
    seat: int


class TableInfo(Model):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    seats: list[SeatState]
    clock: Clock
    plies: int
    watching: int
    created: int  # milliseconds since 1970
    moved: int  # when something last happened
    my_turn: bool
    ending: Ending | None
    forked: bool


class Lobby(Model):
    """What goes on: tables to join or watch, and one's own."""

    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]
    counts: dict[str, int]  # running tables of each game
    online: int


class Replay(Model):
    """A whole match from one pair of eyes: `scenes[n]` is the board after n actions."""

    game: str
    version: str
    options: dict[str, Json]
    seats: list[SeatState]
    eyes: int | None
    all_seeing: bool
    finished: bool
    steps: list[Step]
    scenes: list[Scene]
    positions: list[Json]  # the board in the game's notation, after n actions
    chat: list[ChatLine]  # what was said and claimed; `after` is its place between the actions
    ending: Ending | None
    commitment: str | None
    seed: str | None
    salt: str | None
    data: str | None = None  # the digest of the owner's data it was played with; null: the data that come with the game


class ReplayFile(Model):
    """A match file to be looked at."""

    file: Annotated[str, msgspec.Meta(max_length=200_000)]
    eyes: Seat | None = None
    all_seeing: bool = False


class Try(Model):
    """A position and actions to try on it, without a table: lessons, and 'what if'."""

    position: Json = None  # null: a fresh deal from `seed`
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    options: dict[str, Json] = {}
    actions: Annotated[list[tuple[Seat, str]], msgspec.Meta(max_length=500)] = []
    eyes: Seat | None = None
    mover: bool = False  # look through the eyes of whoever is to act then, instead of `eyes`


class Tried(Model):
    """Where that leads. The actions before a refused one were played."""

    scene: Scene
    steps: list[Step]
    refusal: Refusal | None
    position: Json  # as the eyes see it
    whole: Json  # the same with what is hidden: it can be loaded again


class AnalysisWish(Model):
    """A position to be analysed, for a seat that is to act there."""

    position: Json  # as the game writes it
    options: dict[str, Json] = {}
    seat: Seat | None = None  # null: whoever is to act
    seconds: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_ANALYSIS)] = 5


class MatchFile(Model):
    """A match file to be reviewed."""

    file: Annotated[str, msgspec.Meta(max_length=200_000)]


class ReviewPart(Model):
    """One line of a review: what is new in it."""

    plies: int  # the actions of the match
    verdicts: list[Verdict]  # since the line before, in the order of the actions
    turning_points: list[int]  # of all so far: the numbers of the actions that gave away most, the worst first
    done: bool


class ScenarioDraft(Model):
    """A scenario to be looked at, as a table of values or as the text of its file."""

    values: dict[str, Json] | None = None
    file: Annotated[str, msgspec.Meta(max_length=LONGEST_SCENARIO)] | None = None


class ScenarioFault(Model):
    """Something that is wrong with a scenario."""

    refusal: Refusal
    field: str  # which value, with a dot for a part of a table; empty for the whole
    places: list[str]  # where on the board


class ScenarioCheck(Model):
    """What there is to say about a scenario: it can be played if it has no faults."""

    values: dict[str, Json]  # as far as they could be read
    faults: list[ScenarioFault]
    file: str | None  # how it is written as a file, if nothing is wrong with it


class Inquiry(Model):
    """A question about the board as some eyes see it, in the game's own words."""

    question: Annotated[str, msgspec.Meta(max_length=40)]
    eyes: Seat | None = None


class Inquired(Model):
    """The answer, and after how many actions it is right."""

    answer: Json
    plies: int


class CampaignWish(Model):
    """A campaign to begin with some sides, or one that goes on: after its next match, or after a promotion."""

    sides: Annotated[list[str], msgspec.Meta(max_length=8)] | None = None
    values: Json = None  # as it was kept
    table: str | None = None  # where its next match was played
    promote: str | None = None  # a side


class CampaignState(Model):
    """How a campaign stands between two matches. The server keeps none: whoever plays it does."""

    values: dict[str, Json]
    options: dict[str, Json] | None  # of the match that is played next; null if all are played
    winners: list[str]  # when all are played


class LessonStep(Model):
    """One thing to do in a lesson. Its text is the message `<game>-lesson-<lesson>-<number>`."""

    accept: list[str]  # the actions that do it, in notation; empty: just read on
    point: list[str] = []  # the places to look at
    answers: list[tuple[int, str]] = []  # what is played afterwards by the other side


class Lesson(Model):
    """A part of the tutorial, on the real rules. Its title is the message `<game>-lesson-<name>`."""

    name: str
    position: Json
    seat: int
    options: dict[str, Json]
    steps: list[LessonStep]


class Clause(Model):
    """One clause of the rules. The short text is the message `<game>-rule-<id>` where there is one."""

    id: str
    section: str
    text: str  # the wording of the specification, in English (Markdown)


class RulesText(Model):
    """The rules of a game, clause by clause."""

    game: str
    sections: list[str]
    clauses: list[Clause]


class Problem(Model):
    """What every HTTP error carries."""

    refusal: Refusal


class Alive(Model):
    """The server runs."""

    status: Literal["ok"]


class Check(Model):
    """One thing that has to be right."""

    name: str  # store, disk, loop, bots or analyst
    ok: bool
    reason: str | None  # what is wrong, in a few words for the host


class Health(Model):
    """Whether the server can do what it is there for."""

    status: Literal["ok", "failing"]
    version: str
    target: str
    checks: list[Check]
