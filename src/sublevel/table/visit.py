"""A program as a guest at a table: it sits down, plays over the live connection like anybody else, and goes.

This is a client. It knows the server's protocol (docs/protocol.md) and that of programs (docs/bots.md), and carries
what one says to the other.
"""

from __future__ import annotations

import hashlib
import re
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from sublevel.bots.program import BotFault, Program
from sublevel.bots.protocol import Hello, Over, Turn
from sublevel.engine.chance import SEEDS
from sublevel.engine.errors import BadOption, SublevelError, quoted
from sublevel.table.api_types import GameInfo, NewPerson, Problem, Seated, Session, SitDown
from sublevel.table.errors import PREFIX
from sublevel.table.protocol import (
    Act,
    Answer,
    Bye,
    Do,
    Ending,
    FromTable,
    Join,
    NewScene,
    OfferKind,
    Played,
    Refused,
    Scene,
    Standing,
    Stands,
    Step,
    Welcome,
)

T = TypeVar("T")

PATIENCE: Final = 20.0  # seconds for an answer of the server
PAUSES: Final = (0.5, 1, 2, 4, 8, 15, 30)  # seconds before each attempt to connect again
PASSING: Final = frozenset({f"{PREFIX}stopping", f"{PREFIX}not-stored"})  # after these it is worth coming back
GRANTED: Final[frozenset[OfferKind]] = frozenset({"undo", "pause", "concede"})  # what a program agrees to
_LINK: Final = re.compile(r"(?P<server>(?P<scheme>https?)://[^/\s?#]+)/t/(?P<table>[A-Za-z0-9_-]{4,40})/?(?:[?#].*)?")

_read: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)
_encode = msgspec.json.Encoder().encode


class VisitFailed(SublevelError):
    """The table cannot be reached, or does not want us."""


@dataclass(frozen=True)
class TableLink:
    """Where a table is."""

    server: str  # http://localhost:8000
    table: str

    @classmethod
    def read(cls, text: str) -> TableLink:
        """The link as it is copied from the browser. Raises BadOption."""
        found = _LINK.fullmatch(text.strip())
        if found is None or not is_server(found["server"]):
            raise BadOption(f"url: {quoted(text)} is no link to a table, such as http://localhost:8000/t/k3J9x2Qa")
        return cls(found["server"], found["table"])

    @property
    def live(self) -> str:
        """The address of the live connection."""
        return "ws" + self.server.removeprefix("http") + "/api/live"

    def call(self, kind: type[T], path: str, body: object = None, token: str | None = None) -> T:
        """What the server answers to a request. Raises VisitFailed."""
        request = urllib.request.Request(f"{self.server}/api/{path}")
        request.add_header("Accept", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if body is not None:
            request.data = _encode(body)
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except urllib.error.HTTPError as error:
            with error:
                raise VisitFailed(refusal_text(error)) from None
        except (OSError, HTTPException, msgspec.MsgspecError, RecursionError) as error:
            cause = getattr(error, "reason", None) or error
            reason = getattr(cause, "strerror", None) or cause
            raise VisitFailed(f"{self.server} cannot be reached, or is no table's server: {reason}") from None


def is_server(address: str) -> bool:
    """Whether an address has a name and a port that can be asked for."""
    try:
        parts = urlsplit(address)
        (parts.hostname or "").encode("idna")
        return bool(parts.hostname) and parts.netloc.isascii() and parts.port != 0
    except ValueError:
        return False


def refusal_text(error: urllib.error.HTTPError) -> str:
    """Why a request was refused."""
    try:
        return msgspec.json.decode(error.read(), type=Problem).refusal.text
    except msgspec.MsgspecError:
        return f"the server answers {error.code} {error.reason}"


def become_guest(link: TableLink, name: str) -> str:
    """A token for a program of that name."""
    return link.call(Session, "guests", NewPerson(name=name)).token


def sit_down(link: TableLink, token: str, seat: int | None) -> int:
    """Take a seat; who has one already keeps it. Raises VisitFailed."""
    standing = link.call(Standing, f"tables/{link.table}", token=token)
    mine = [state.seat for state in standing.seats if state.mine]
    if mine:
        return mine[0]
    return link.call(Seated, f"tables/{link.table}/seats", SitDown(seat=seat, program=True), token).seat


class Visit:
    """A program on one seat of one table, until the match is over."""

    def __init__(self, link: TableLink, token: str, seat: int, program: Program, seconds: float) -> None:
        self._link = link
        self._token = token
        self._seat = seat
        self._program = program
        self._seconds = seconds
        self._known: list[GameInfo] = link.call(list[GameInfo], "games")
        self._begun = False
        self._seen = 0  # actions that the program has heard of
        self._steps: list[Step] = []  # and those that it will hear of with its next turn
        self._asked = 0
        self._pauses = iter(PAUSES)

    def play(self) -> Ending:
        """Play to the end. Raises VisitFailed, or BotFault: the seat stays ours, and somebody may come back."""
        while True:
            try:
                with connect(self._link.live, max_size=None, open_timeout=PATIENCE) as line:
                    line.send(_encode(Join(table=self._link.table, token=self._token)), text=True)
                    return self._follow(line)
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                pause = next(self._pauses, None)
                if pause is None:
                    raise VisitFailed(f"the connection to {self._link.server} is lost: {error}") from None
                time.sleep(pause)

    def _follow(self, line: ClientConnection) -> Ending:
        """Hear what the table says, and answer, until the match has ended."""
        standing: Standing | None = None
        while True:
            message = _read.decode(line.recv())
            scene: Scene | None = None
            match message:
                case Welcome():
                    self._pauses = iter(PAUSES)
                    standing, scene = message.standing, message.scene
                    self._forget(scene.plies)
                    self._hear(message.log)
                case Played():
                    scene = message.scene
                    self._hear([message.step])
                case NewScene():
                    scene = message.scene
                    self._forget(scene.plies)
                case Stands():
                    standing = message.standing
                case Refused():
                    continue  # it came too late or could not be saved, and another scene follows
                case Bye(refusal=refusal) if refusal.key in PASSING:
                    raise ConnectionResetError(refusal.text)
                case Bye(refusal=refusal):
                    raise VisitFailed(f"the table says: {refusal.text}")
                case _:
                    continue
            assert standing is not None, "the welcome comes first"
            if standing.ending is not None:
                return self._end(standing.ending)
            self._answer(line, standing)
            if scene is not None and scene.legal and self._seat in scene.waiting:
                self._act(line, standing, scene)

    def _hear(self, steps: list[Step]) -> None:
        """Remember what is new."""
        for step in steps:
            if step.number > self._seen:
                self._seen = step.number
                self._steps.append(step)

    def _forget(self, plies: int) -> None:
        """Actions were taken back."""
        self._seen = min(self._seen, plies)
        self._steps = [step for step in self._steps if step.number <= plies]

    def _answer(self, line: ClientConnection, standing: Standing) -> None:
        """Answer what others ask for, and take the seat back from a bot that stood in."""
        for offer in standing.offers:
            if offer.by != self._seat and self._seat not in offer.agreed:
                self._send(line, Answer(ref=self._number(), offer=offer.kind, yes=offer.kind in GRANTED))
        if "return" in standing.can:
            self._send(line, Do(ref=self._number(), what="return"))

    def _act(self, line: ClientConnection, standing: Standing, scene: Scene) -> None:
        if not self._begun:
            self._program.begin(self._hello(standing))
            self._begun = True
        turn = Turn(plies=scene.plies, view=scene.view, legal=scene.legal, steps=self._steps)
        self._steps = []
        action = self._program.choose(turn)
        if not any(action in (legal["id"], legal["text"]) for legal in scene.legal):
            raise BotFault("illegal", f"it played {quoted(action)}, none of its {len(scene.legal)} legal actions")
        self._send(line, Act(ref=self._number(), after=scene.plies, action=action, seat=self._seat))

    def _number(self) -> int:
        self._asked += 1
        return self._asked

    def _send(self, line: ClientConnection, message: Act | Answer | Do) -> None:
        line.send(_encode(message), text=True)

    def _hello(self, standing: Standing) -> Hello:
        [game] = [game for game in self._known if game.name == standing.game]
        return Hello(
            game=game.name,
            rules=game.version,
            seat=self._seat,
            seats=game.seats[: len(standing.seats)],
            options=standing.options,
            seconds=self._seconds,
            seed=self._seed(),
        )

    def _seed(self) -> int:
        """The chance of the program: nobody can guess it, and it is the same when the program comes back."""
        told = hashlib.sha256(f"{self._token} {self._link.table} {self._seat}".encode()).digest()
        return int.from_bytes(told, "big") % SEEDS

    def _end(self, ending: Ending) -> Ending:
        if self._begun:
            self._program.end(Over(reason=ending.reason, winners=ending.winners, result=ending.result))
        return ending
