"""The messages between the table and its clients: one schema for the server, for TypeScript and for the documentation.

Live messages are JSON texts over one WebSocket at `/api/live`; everything else is the HTTP API, whose structures are in
`api_types.py`. Whatever is said to people travels as a message key with arguments and becomes a sentence where it is
read, in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from sublevel.bots.hints import Hints
from sublevel.engine.text import Argument

Json = Any  # what a game makes: a view, an event's arguments, options

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 300
LARGEST_FRAME: Final = 8 * 1024  # of a client's message

PHRASES: Final = ("hello", "good-luck", "one-moment", "nice-move", "oops", "well-played", "thanks", "again")

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]
Index = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Identifier = Annotated[str, msgspec.Meta(min_length=4, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=100)]

ClockKind = Literal["none", "move", "game", "days"]
Status = Literal["open", "playing", "paused", "finished"]
OfferKind = Literal["undo", "pause", "draw", "concede", "rematch"]
# Why one's last choice cannot be taken back: something was revealed and nobody can agree, or the timer was turned.
UndoOff = Literal["revealed", "timer"]
# What somebody at the table can do besides playing; `Standing.can` says which of them are possible now.
Deed = Literal[
    "undo",  # take back own actions, free as long as nothing was revealed or answered
    "ask-undo",  # ask the others for it; bots agree, unless something was revealed
    "ask-pause",
    "resume",
    "ask-draw",
    "ask-concede",  # give up together, where all win or lose together
    "rematch",
    "resign",
    "leave",  # a bot plays on
    "return",  # take the seat back from the bot
    "replace",  # let a bot play for somebody who is away or out of time
    "claim",  # win against somebody who is out of time
    "start",  # begin with bots on the open seats
]


class Model(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The parent of everything that crosses the line."""


# What messages are made of.


class Refusal(Model):
    """Why something was not done: a message key with arguments, the clause of the rules if one is behind it."""

    key: str
    args: dict[str, Argument] = {}
    clause: str | None = None
    text: str = ""  # in English, for programs and logs


class Person(Model):
    """Somebody: a guest with a name, or the owner of an account."""

    id: str
    name: str
    account: bool = False


class Clock(Model):
    """How much time people have."""

    kind: ClockKind = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=14 * 86_400)] = 0  # a move, a game, or a move that may take days
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0  # seconds gained with each turn, per game


class SeatState(Model):
    """One seat as everybody sees it."""

    seat: int
    holder: Literal["open", "person", "bot"]
    name: str | None = None  # of the person
    bot: str | None = None  # the level of the bot that plays, also of one that stands in for a person
    program: bool = False  # the person said that a program of his plays here
    mine: bool = False  # held by the reader
    present: bool = False  # the person is connected
    overdue: bool = False  # the person ran out of time, and the others may decide
    left: int | None = None  # milliseconds on the clock when the message was made
    running: bool = False  # the clock runs


class Timer(Model):
    """The game's own clock, such as a sand timer: when nothing is left, the table itself acts."""

    left: int  # milliseconds until then, when the message was made
    whole: int  # milliseconds when it is full
    running: bool


class Offer(Model):
    """Something that needs the others' consent."""

    kind: OfferKind
    by: int  # the seat that asks
    agreed: list[int]  # the seats that said yes
    to: int | None = None  # for undo: how many actions would remain
    redraws: bool = False  # for undo: something was revealed since; what is drawn after it will be drawn afresh


class Ending(Model):
    """How the match at a table ended."""

    reason: Literal["played", "resigned", "time", "agreed", "conceded"]
    winners: list[int]
    by: int | None = None  # who resigned, or ran out of time
    result: dict[str, Json] | None = None  # the game's own outcome, for a match played to its end


class Standing(Model):
    """Everything about a table but the board."""

    id: str
    game: str
    options: dict[str, Json]
    clock: Clock
    public: bool
    status: Status
    seats: list[SeatState]
    watching: int  # spectators connected
    offers: list[Offer]
    can: list[Deed]  # what the reader can do now
    undo_to: int | None  # how many actions remain if the reader takes back all that is free
    undo_last: int | None  # and if the reader takes back only the last choice, with what the table played after it
    undo_off: UndoOff | None  # why the reader's last choice can be taken back neither freely nor by asking
    hints: bool  # whether the reader may ask for hints when it is his turn: no other person plays here
    ending: Ending | None
    deal: Json  # once the match is over: the whole position, with all that was hidden
    commitment: str  # SHA-256 of "seed:salt", shown from the start
    seed: str | None  # published at the end, with the salt
    salt: str | None
    following: str | None  # the table of the rematch
    forked: bool  # it began from a position, or from another match
    data: str | None = None  # the digest of the owner's data it is played with; null: the data that come with the game
    timer: Timer | None = None  # where the game brings one


class Event(Model):
    """Something that happened on the board."""

    kind: str
    key: str
    args: dict[str, Argument]
    clause: str | None = None  # the rule behind it


class Step(Model):
    """One action that was played, as the reader may know it."""

    number: int  # actions played, with this one
    seat: int  # who played it; 7 is the table itself: its timer ran out
    text: str | None  # in the game's notation
    events: list[Event]


class Scene(Model):
    """What one pair of eyes sees after so many actions.

    A seat whose turn it is not may have legal actions as well, such as turning a timer, but never has to act.
    """

    plies: int
    eyes: int | None  # a seat, or null for a spectator
    waiting: list[int]  # the seats whose turn it is
    view: Json  # the game's own structure
    legal: list[Json]  # the actions that the eyes' seat may choose from, as the game describes them
    aids: Json = None  # what the game works out for those who want to see threats and routes
    plans: list[
        Json
    ] = []  # where all plan together: what a seat whose turn it is may choose from, for a seat that waits


class Proposal(Model):
    """What a seat suggests to do next: actions in the game's notation, one after the other. It is not on record."""

    seat: int
    texts: list[str]
    agreed: list[int]  # the seats that like it


class ChatLine(Model):
    """Something said at the table: words of one's own, or one of the phrases that everybody reads in his language."""

    number: int
    at: int  # milliseconds since 1970
    after: int  # how many actions had been played
    seat: int | None  # null: somebody who watches
    name: str
    watchers: bool = False  # said to those who watch, by one of them or by a player who is out
    text: str | None = None
    phrase: str | None = None


# From client to table.


class Join(Model, tag="join"):
    """The first message: which table, and who I am. Without a token one watches as a nameless guest."""

    table: Identifier
    token: Token | None = None
    log: bool = True  # whether the welcome brings the log and the chat so far
    aids: bool = False
    auto: bool = True  # whether the table may play for me where I have no choice, see `auto`


class Act(Model, tag="act"):
    """Play an action. `after` is the number of actions seen so far: what comes too late or twice changes nothing.

    Some actions, such as turning a timer, stay right whatever others play. With a `mark` such an action is played
    whatever `after` says, unless the very thing that the mark stands for has changed.
    """

    ref: Index
    after: Index
    action: Index | Annotated[str, msgspec.Meta(max_length=80)]
    seat: Seat | None = None  # needed only by who holds several
    mark: Index | None = None  # what was seen of an action that others do not make wrong: a timer's section


class AskWhy(Model, tag="why"):
    """Why can I not do this? Answered by `why`."""

    ref: Index
    action: Index | Annotated[str, msgspec.Meta(max_length=80)]
    seat: Seat | None = None


class Look(Model, tag="look"):
    """Show me the board as it was after so many actions. Answered by `look`."""

    ref: Index
    plies: Index


class Eyes(Model, tag="eyes"):
    """Who holds several seats says whose eyes look at the screen now. Answered by `scene`."""

    seat: Seat | None


class WantAids(Model, tag="aids"):
    """Send aids with every scene, or do not. Answered by `scene`."""

    on: bool


class WantAuto(Model, tag="auto"):
    """Let the table play for me where I have no choice and the game leaves it to me, such as a forced pass, or do not.

    The last word counts, also when I am gone. What the table plays then comes as `played`, like everything.
    """

    on: bool


class Say(Model, tag="say"):
    """Speak: one's own words, or a phrase."""

    text: Line | None = None
    phrase: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class Do(Model, tag="do"):
    """Something besides playing, see `Standing.can`."""

    ref: Index
    what: Deed
    seat: Seat | None = None  # own seat for who holds several; for `replace` and `claim` the other's
    to: Index | None = None  # for undo: how many actions remain


class Answer(Model, tag="answer"):
    """Yes or no to an offer; no to one's own withdraws it."""

    ref: Index
    offer: OfferKind
    yes: bool


class Propose(Model, tag="propose"):
    """Shall we? Suggest actions, in notation; none takes back what was suggested before. Answered by `proposed`.

    Only where all win or lose together, also by who is not to act. It goes when something else is played.
    """

    ref: Index
    after: Index  # actions seen so far
    texts: Annotated[list[Annotated[str, msgspec.Meta(min_length=1, max_length=80)]], msgspec.Meta(max_length=12)]
    seat: Seat | None = None  # needed only by who holds several


class Agree(Model, tag="agree"):
    """Like what a seat suggests, or no longer. Answered by `proposed`."""

    ref: Index
    to: Seat  # whose suggestion it is
    yes: bool
    seat: Seat | None = None  # needed only by who holds several


class AskHint(Model, tag="hint"):
    """What would you do? Answered by `hints`, several times. Who asks again no longer waits for the first answer."""

    ref: Index
    seat: Seat | None = None  # needed only by who holds several


class Ping(Model, tag="ping"):
    """Are you there? Answered by `pong`."""


FromClient = (
    Join | Act | AskWhy | Look | Eyes | WantAids | WantAuto | Say | Do | Answer | Propose | Agree | AskHint | Ping
)


# From table to client.


class Welcome(Model, tag="welcome"):
    """Answers `join`, also after a lost connection: everything that is needed to go on."""

    you: Person | None
    standing: Standing
    scene: Scene
    log: list[Step]
    chat: list[ChatLine]
    proposals: list[Proposal] = []


class Played(Model, tag="played"):
    """Somebody played, and it is on record. To the player himself `ref` names his message."""

    step: Step
    scene: Scene
    left: list[int | None]  # milliseconds on each seat's clock
    running: list[int]  # the seats whose clocks run
    can: list[Deed]
    undo_to: int | None
    undo_last: int | None
    undo_off: UndoOff | None
    ref: int | None = None
    timer: Timer | None = None  # where the game brings one


class NewScene(Model, tag="scene"):
    """The board anew: after a take-back (then `plies` is smaller), for other eyes, or with aids."""

    scene: Scene
    log: list[Step] | None = None  # for other eyes that know other things: what was played as they have seen it


class Stands(Model, tag="standing"):
    """Something about the table has changed."""

    standing: Standing
    ref: int | None = None


class Spoken(Model, tag="chat"):
    """Somebody spoke."""

    line: ChatLine


class Declined(Model, tag="declined"):
    """Somebody said no to an offer, so it is over."""

    offer: OfferKind
    by: int  # the seat that asked
    seat: int  # the seat that said no


class Proposed(Model, tag="proposed"):
    """All that is suggested now, by whomever. Carries `ref` if it answers a message."""

    proposals: list[Proposal]
    ref: int | None = None


class Refused(Model, tag="refused"):
    """What the message `ref` asked for was not done."""

    refusal: Refusal
    ref: int | None = None


class Why(Model, tag="why"):
    """The answer to `why`: null if it can be done."""

    ref: int
    refusal: Refusal | None


class Looked(Model, tag="look"):
    """The answer to `look`. `position` is the board in the game's notation."""

    ref: int
    scene: Scene
    position: Json


class Hinted(Model, tag="hints"):
    """The answer to `hint` so far. The last one is done, unless the board changes before."""

    ref: int
    hints: Hints


class Saving(Model, tag="saving"):
    """Whether the server can save. As long as it cannot, nothing is played and all clocks stand."""

    ok: bool


class Pong(Model, tag="pong"):
    """I am here."""

    now: int  # milliseconds since 1970


class Bye(Model, tag="bye"):
    """The last message before the table closes the connection, and why."""

    refusal: Refusal


FromTable = (
    Welcome
    | Played
    | NewScene
    | Stands
    | Spoken
    | Declined
    | Proposed
    | Refused
    | Why
    | Looked
    | Hinted
    | Saving
    | Pong
    | Bye
)
