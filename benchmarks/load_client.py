"""Two live clients at each of many tables, as cheap as a load generator must be: own frames, no tasks."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from typing import cast

import msgspec

MASK = b"\x00\x00\x00\x00"  # frames from a client must be masked; with zeros that costs nothing
REQUEST = (
    b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Choice(msgspec.Struct):
    """A legal action, as far as the load needs it."""

    id: int


class Scene(msgspec.Struct):
    """What a client looks at."""

    plies: int
    legal: list[Choice]


class Message(msgspec.Struct):
    """Any message of the table, as far as the load needs it."""

    type: str
    scene: Scene | None = None
    ref: int | None = None


_decode = msgspec.json.Decoder(Message).decode


class Client(asyncio.Protocol):
    """One client at one table."""

    def __init__(self, port: int, join: bytes, hear: Callable[[Client, Message], None]) -> None:
        self._port = port
        self._join = join
        self._hear = hear
        self._rest = b""
        self._shaken = False
        self.transport: asyncio.Transport | None = None
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket, then for a table."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(REQUEST % (self._port, b"c3VibGV2ZWwgbG9hZCB0ZQ=="))

    def data_received(self, data: bytes) -> None:
        """Take whole messages apart."""
        data = self._rest + data if self._rest else data
        start = 0
        if not self._shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:60]
            self._shaken = True
            start = end + 4
            self.send(self._join)
        while True:
            size, body = frame_at(data, start)
            if size < 0 or len(data) < body + size:
                break
            if data[start] & 15 == 1:
                message = _decode(data[body : body + size])
                if message.type == "welcome" and not self.open.done():
                    self.open.set_result(None)
                self._hear(self, message)
            elif data[start] & 15 == 9 and self.transport:
                self.transport.write(b"\x8a\x80" + MASK)
            start = body + size
        self._rest = data[start:]

    def send(self, text: bytes) -> None:
        """Send a text message."""
        assert self.transport is not None
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + MASK + text)

    def close(self) -> None:
        """Hang up."""
        if self.transport:
            self.transport.close()


def frame_at(data: bytes, start: int) -> tuple[int, int]:
    """The size of the frame that begins there and where its content begins; -1 if that is not there yet."""
    if len(data) < start + 2:
        return -1, 0
    size = data[start + 1] & 127
    if size < 126:
        return size, start + 2
    width = 2 if size == 126 else 8
    if len(data) < start + 2 + width:
        return -1, 0
    return int.from_bytes(data[start + 2 : start + 2 + width], "big"), start + 2 + width


class Duo:
    """A table and its two clients: the next action goes out when both have seen the last, and after `pause` seconds."""

    def __init__(self, load: Load, port: int, table: str, tokens: tuple[str, str]) -> None:
        self._load = load
        joins = [msgspec.json.encode({"type": "join", "table": table, "token": t, "log": False}) for t in tokens]
        self.clients = [Client(port, join, self._hear) for join in joins]
        self._scenes: dict[Client, Scene] = {}
        self._sent = 0.0
        self._actor: Client | None = None
        self.plies = 0
        self.over = False

    def _hear(self, client: Client, message: Message) -> None:
        if message.scene is None:
            return
        self._scenes[client] = message.scene
        if message.type != "played":
            return
        if client is not self._actor:
            self._load.seen(time.perf_counter() - self._sent)
        if len({scene.plies for scene in self._scenes.values()}) == 1:
            self._load.acted(self)

    def act(self) -> None:
        """Play a random action, if there is one."""
        if not self._load.running:
            return
        for client, scene in self._scenes.items():
            if scene.legal:
                self._actor = client
                action = random.choice(scene.legal).id
                self._sent = time.perf_counter()
                client.send(b'{"type":"act","ref":1,"after":%d,"action":%d}' % (scene.plies, action))
                return
        self.over = True
        self._load.ended(self)


class Load:
    """What all tables together do."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.running = False
        self.moves = 0
        self.latencies: list[float] = []
        self.waiting: list[Duo] = []  # tables that have not begun

    def seen(self, latency: float) -> None:
        """The opponent has seen an action."""
        if self.running:
            self.latencies.append(latency)

    def acted(self, duo: Duo) -> None:
        """Both have seen it: go on."""
        if not self.running:
            return
        self.moves += 1
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause * random.uniform(0.9, 1.1), duo.act)
        else:
            duo.act()

    def ended(self, duo: Duo) -> None:
        """A match is over: another table begins in its place."""
        if self.running and self.waiting:
            self.waiting.pop().act()


def loopback_connections() -> int:
    """How many connections one process may have open."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 20_000)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process so far, without its children."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    """The memory of a process."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
