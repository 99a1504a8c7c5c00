"""A client of the table, as small as can be: it follows one table, remembers every frame, and acts."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Literal, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sublevel.table.protocol import (
    Act,
    Answer,
    AskWhy,
    Bye,
    ChatLine,
    Do,
    FromTable,
    Join,
    Look,
    Looked,
    NewScene,
    Played,
    Refusal,
    Refused,
    Say,
    Scene,
    Spoken,
    Standing,
    Stands,
    Step,
    Welcome,
    Why,
)
from tests.waiting import PATIENCE

T = TypeVar("T")

_read: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)
_write = msgspec.json.Encoder().encode


class Client:
    """One connection to one table. Everything that comes has to fit the schema."""

    def __init__(
        self, port: int, table: str, token: str | None = None, *, aids: bool = False, log: bool = True, **options: Any
    ) -> None:
        self._port = port
        self._join = Join(table=table, token=token, aids=aids, log=log)
        self._options = {"compression": None, "max_size": None, "ping_interval": None, **options}
        self._changed = asyncio.Event()
        self._refs = 0
        self._reader: asyncio.Task[None] | None = None
        self.socket: ClientConnection
        self.received: list[bytes] = []  # every frame, as it came
        self.messages: list[FromTable] = []
        self.steps: list[Step] = []
        self.chat: list[ChatLine] = []
        self.welcome: Welcome
        self.standing: Standing
        self.scene: Scene
        self.bye: Refusal | None = None
        self.code: int | None = None  # with which the connection was closed

    # Coming and going.

    async def __aenter__(self) -> Client:
        self.socket = await connect(f"ws://127.0.0.1:{self._port}/api/live", **self._options)
        self._reader = asyncio.create_task(self._listen())
        await self.send(self._join)
        try:
            await self.until(lambda: bool(self.messages))
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the connection."""
        await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def _listen(self) -> None:
        try:
            while True:
                self._hear(await self.socket.recv(decode=False))
        except ConnectionClosed:
            self.code = self.socket.close_code
            self._changed.set()

    def _hear(self, data: bytes) -> None:
        self.received.append(data)
        message = _read.decode(data)
        match message:
            case Welcome():
                self.welcome, self.standing, self.scene = message, message.standing, message.scene
                self.steps, self.chat = list(message.log), list(message.chat)
            case Played():
                self.scene = message.scene
                self.steps.append(message.step)
                self.standing = msgspec.structs.replace(
                    self.standing,
                    can=message.can,
                    undo_to=message.undo_to,
                    undo_last=message.undo_last,
                    timer=message.timer,
                    seats=[
                        msgspec.structs.replace(seat, left=left, running=seat.seat in message.running)
                        for seat, left in zip(self.standing.seats, message.left, strict=True)
                    ],
                )
            case NewScene():
                self.scene = message.scene
                del self.steps[message.scene.plies :]
                self.steps = self.steps if message.log is None else list(message.log)
            case Stands():
                self.standing = message.standing
            case Spoken():
                self.chat.append(message.line)
            case Bye():
                self.bye = message.refusal
        self.messages.append(message)
        self._changed.set()

    # Talking.

    async def send(self, message: msgspec.Struct | bytes | str) -> None:
        """Send a message, or whatever else."""
        await self.socket.send(_write(message).decode() if isinstance(message, msgspec.Struct) else message)

    async def until(self, test: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something has come about."""
        async with asyncio.timeout(seconds):
            while not test():
                if self.code is not None:
                    raise ConnectionError(f"closed with {self.code}: {self.bye}")
                self._changed.clear()
                await self._changed.wait()

    async def closed(self, seconds: float = PATIENCE) -> int:
        """Wait until the table ends the connection; the code with which it did."""
        async with asyncio.timeout(seconds):
            while self.code is None:
                self._changed.clear()
                await self._changed.wait()
        return self.code

    async def ask(self, message: msgspec.Struct) -> FromTable:
        """Send a message that has a ref, and wait for its answer."""
        before = len(self.messages)
        await self.send(message)
        ref = getattr(message, "ref", None)
        found: list[FromTable] = []

        def answered() -> bool:
            found[:] = [new for new in self.messages[before:] if ref is not None and getattr(new, "ref", None) == ref]
            return bool(found)

        await self.until(answered)
        return found[0]

    def ref(self) -> int:
        """A number for a message."""
        self._refs += 1
        return self._refs

    async def act(self, action: str | int, seat: int | None = None, after: int | None = None) -> FromTable:
        """Play an action."""
        plies = self.scene.plies if after is None else after
        return await self.ask(Act(ref=self.ref(), after=plies, action=action, seat=seat))

    async def do(self, what: Any, seat: int | None = None, to: int | None = None) -> FromTable:
        """Do something besides playing."""
        return await self.ask(Do(ref=self.ref(), what=what, seat=seat, to=to))

    async def answer(self, offer: Literal["undo", "pause", "draw", "rematch"], yes: bool) -> FromTable:
        """Answer an offer."""
        return await self.ask(Answer(ref=self.ref(), offer=offer, yes=yes))

    async def say(self, text: str | None = None, phrase: str | None = None) -> None:
        """Speak."""
        await self.send(Say(text=text, phrase=phrase))

    async def look(self, plies: int) -> Looked:
        """Look back."""
        answer = await self.ask(Look(ref=self.ref(), plies=plies))
        assert isinstance(answer, Looked)
        return answer

    async def why(self, action: str, seat: int | None = None) -> Why | Refused:
        """Ask why not."""
        answer = await self.ask(AskWhy(ref=self.ref(), action=action, seat=seat))
        assert isinstance(answer, Why | Refused)
        return answer

    # What came.

    def all(self, kind: type[T]) -> list[T]:
        """All messages of a kind."""
        return [message for message in self.messages if isinstance(message, kind)]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.standing.status == "finished"

    @property
    def legal(self) -> list[str]:
        """What can be played from here, in notation."""
        return [action["text"] for action in self.scene.legal]


async def all_of(clients: Sequence[Client], test: Callable[[Client], bool]) -> None:
    """Wait until something holds for all clients."""
    for client in clients:
        await client.until(functools.partial(test, client))


async def play(clients: Sequence[Client], choose: random.Random, plies: int | None = None) -> None:
    """Let clients play random legal actions, in turn, to the end or until there are so many on the table."""
    while True:
        await at_rest(clients)
        mover = next((client for client in clients if client.scene.legal), None)
        if mover is None or (plies is not None and mover.scene.plies >= plies):
            return
        answer = await mover.act(choose.choice(mover.legal))
        assert isinstance(answer, Played), answer
        await all_of(clients, functools.partial(has_seen, answer.step.number))
        if not answer.scene.waiting:
            await all_of(clients, lambda client: client.over)


async def at_rest(clients: Sequence[Client]) -> None:
    """Wait until the table has played what is forced: then whoever of them is to act has something to choose from."""
    while True:
        await all_of(clients, has_choice)
        newest = max(client.scene.plies for client in clients)
        await all_of(clients, functools.partial(has_seen, newest))
        # One of them may have heard of more while the others were waited for.
        if all(has_choice(client) and client.scene.plies == newest for client in clients):
            return


def has_choice(client: Client) -> bool:
    """Whether a client that is to act has something to choose from; true also for one that is not."""
    asked = client.standing.status == "playing" and client.scene.eyes in client.scene.waiting
    return not asked or bool(client.scene.legal)


def has_seen(plies: int, client: Client) -> bool:
    """Whether a client knows of so many actions."""
    return client.scene.plies >= plies


def refusal(answer: FromTable) -> str:
    """The key of a refusal, without what all keys begin with."""
    assert isinstance(answer, Refused), answer
    return answer.refusal.key.removeprefix("table-refused-")


class Ear:
    """A connection that remembers what was sent, in the order in which everything was sent."""

    def __init__(self, name: str, heard: list[tuple[str, bytes]]) -> None:
        self.name = name
        self.heard = heard

    def send(self, data: bytes) -> None:
        """Remember."""
        self.heard.append((self.name, data))

    def close(self, code: int, reason: str) -> None:
        """Remember."""
        self.heard.append((self.name, b"closed %d %s" % (code, reason.encode())))
