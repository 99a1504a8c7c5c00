"""Connections that do not come to the point are closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from sublevel.table import door
from sublevel.table.door import HttpConnection, door_class
from sublevel.table.settings import Settings, read_settings
from tests.pinned import Pinned
from tests.waiting import PATIENCE, a_few_rounds, eventually

LONG = 3600  # seconds: no test waits for that

GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\n"

LAST = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

Talk = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class House:
    """A server with one door, whose time stands still unless it is moved."""

    def __init__(self) -> None:
        self.runtime = Pinned()
        self.state = ServerState()
        self.port = 0
        self.talks: list[Talk] = []
        self.ended: list[str] = []  # how endless answers ended
        self.asked = asyncio.Event()  # somebody waits for a slow answer
        self.go = asyncio.Event()  # which is given now

    @property
    def connections(self) -> list[HttpConnection]:
        """Those that are open, in the order in which they came."""
        found = [connection for connection in self.state.connections if isinstance(connection, HttpConnection)]
        return sorted(found, key=lambda connection: connection.client[1] if connection.client else 0)

    async def connect(self) -> Talk:
        """Somebody comes, and the door has noticed; or has sent him away."""
        self.talks.append(await asyncio.open_connection("127.0.0.1", self.port))
        await a_few_rounds()
        return self.talks[-1]

    def connection(self, talk: Talk) -> HttpConnection:
        """The server's end of a connection."""
        port = talk[1].get_extra_info("sockname")[1]
        [found] = [one for one in self.connections if one.client and one.client[1] == port]
        return found


async def echo(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the size of the body; `/large` with more than a connection buffers, `/slow` when it is let go.

    `/endless` sends part after part.
    """
    size, more = 0, True
    while more:
        message = await receive()
        size += len(message.get("body", b""))
        more = message.get("more_body", False)
    if scope["path"] == "/slow":
        house.asked.set()
        await house.go.wait()
    content = b"x" * 30_000_000 if scope["path"] == "/large" else str(size).encode()
    if scope["path"] == "/endless":
        await send({"type": "http.response.start", "status": 200})
        leaving = asyncio.ensure_future(receive())
        while not leaving.done():
            await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})
            await asyncio.sleep(0)
        house.ended.append((await leaving)["type"])
        return
    headers = [(b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": content})


@asynccontextmanager
async def served(settings: Settings | None = None) -> AsyncIterator[House]:
    """A server."""
    house = House()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await echo(house, scope, receive, send)

    config = uvicorn.Config(app, log_config=None, access_log=False, ws="none", timeout_keep_alive=LONG)
    config.load()
    made = door_class(settings or Settings(), house.runtime)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: made(config, house.state, {}, loop), "127.0.0.1", 0)  # type: ignore[call-arg]
    house.port = server.sockets[0].getsockname()[1]
    try:
        yield house
    finally:
        for _, writer in house.talks:
            writer.close()
        server.close()
        for connection in house.connections:
            connection.transport.abort()
        await eventually(lambda: not house.connections, "all connections are closed")


async def ask(talk: Talk, request: bytes) -> bytes:
    """Send something, and read what comes until the connection ends."""
    reader, writer = talk
    writer.write(request)
    return await heard(reader)


async def heard(reader: asyncio.StreamReader) -> bytes:
    """What comes until the connection ends."""
    content = b""
    with contextlib.suppress(ConnectionError):
        while part := await reader.read(65536):
            content += part
    return content + b"[end]"


async def flood(talk: Talk, start: bytes, part: bytes, size: int) -> bytes:
    """Send far too much, and return what came."""
    reader, writer = talk
    writer.write(start)
    try:
        for _ in range(size // len(part)):
            writer.write(part)
            await writer.drain()
    except ConnectionError:
        pass
    return await heard(reader)


def run(test: Callable[[House], Awaitable[None]], settings: Settings | None = None) -> None:
    """Run a test with a server."""

    async def all_of_it() -> None:
        async with served(settings) as house:
            await asyncio.wait_for(test(house), PATIENCE)

    asyncio.run(all_of_it())


def test_ordinary_requests_pass() -> None:
    async def test(house: House) -> None:
        reader, writer = await house.connect()
        for _ in range(3):
            writer.write(GET)
            assert (await reader.readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200")
        body = b"x" * 250_000
        writer.write(POST + b"Content-Length: 250000\r\n\r\n" + body + GET)
        assert b"250000" in await reader.readuntil(b"\r\n\r\n250000")
        assert (await reader.readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200")
        for part in (GET[:5], GET[5:20], GET[20:]):
            writer.write(part)
            await a_few_rounds()
        assert (await reader.readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200")

    run(test)


@pytest.mark.parametrize(
    ("start", "part"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ", b"a" * 8192),
        (b"GET / HTTP/1.1\r\n", b"X-A: b\r\n" * 1024),
        (b"GET /", b"a" * 8192),
        (b"", b"\r\n" * 4096),
        (GET, b"\r\n" * 4096),
    ],
    ids=["value", "headers", "url", "nothing", "nothing more"],
)
def test_a_head_ends(start: bytes, part: bytes) -> None:
    async def test(house: House) -> None:
        answer = await flood(await house.connect(), start, part, 50 * door.LARGEST_HEAD)
        assert answer.endswith(b"[end]")
        assert answer == b"[end]" or b"HTTP/1.1 431 " in answer or b"HTTP/1.1 400 " in answer

    run(test)


def test_a_request_ends() -> None:
    """The body itself is the guard's business; here the bytes around it count, too."""

    async def test(house: House) -> None:
        chunked = POST + b"Transfer-Encoding: chunked\r\n\r\n"
        answer = await flood(await house.connect(), chunked + b"1;", b"a" * 65536, 20 * door.LARGEST_REQUEST)
        assert answer.endswith(b"[end]")
        answer = await flood(await house.connect(), chunked, b"1\r\nx\r\n" * 10_000, 20 * door.LARGEST_REQUEST)
        assert answer.endswith(b"[end]")

    run(test)


def test_who_says_nothing_or_never_comes_to_an_end_is_let_go() -> None:
    async def test(house: House) -> None:
        talks = [await house.connect() for _ in range(4)]
        for talk, part in zip(talks, (b"", GET[:10], POST + b"Content-Length: 5\r\n\r\nabc", b""), strict=True):
            talk[1].write(part)
        for letter in range(9):  # a little now and then does not help
            talks[3][1].write(GET[letter : letter + 1])
            await house.runtime.move(door.PATIENCE / 10)
        assert len(house.connections) == 4
        await house.runtime.move(door.PATIENCE / 10)
        for reader, _ in talks:
            assert await heard(reader) == b"[end]"

    run(test)


def test_what_takes_the_server_long_is_nobodys_fault() -> None:
    async def test(house: House) -> None:
        reader, writer = await house.connect()
        writer.write(GET.replace(b"/ ", b"/slow ", 1))
        await house.asked.wait()
        await house.runtime.move(10 * door.PATIENCE)
        house.go.set()
        assert (await reader.readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200")

    run(test)


def test_few_requests_wait() -> None:
    async def test(house: House) -> None:
        few = await ask(await house.connect(), GET * (door.MOST_PIPELINED - 1) + LAST)
        assert few.count(b"HTTP/1.1 200") == door.MOST_PIPELINED
        many = await ask(await house.connect(), GET * 1000)
        assert many.count(b"HTTP/1.1 200") < door.MOST_PIPELINED
        assert many.endswith(b"[end]")

    run(test)


def test_who_does_not_read_is_let_go_and_who_reads_slowly_is_not() -> None:
    """When nobody has asked again for a while, it matters whether the last answer is still being read."""

    async def test(house: House) -> None:
        (reader, writer), (lazy_reader, lazy_writer) = await house.connect(), await house.connect()
        for out in (writer, lazy_writer):
            out.write(GET.replace(b"/ ", b"/large ", 1))
            out.transport.pause_reading()  # type: ignore[attr-defined]  # typed as its parent
        slow, lazy = (house.connection(talk) for talk in house.talks)
        for connection in (slow, lazy):
            await eventually(lambda c=connection: c.unread, "the answer was given")  # type: ignore[misc]  # a default
            connection.timeout_keep_alive_handler()
            assert not connection.transport.is_closing()
        writer.transport.resume_reading()  # type: ignore[attr-defined]  # typed as its parent
        size = 0
        for _ in range(5):
            before = slow.transport.get_write_buffer_size()
            while slow.transport.get_write_buffer_size() == before:
                size += len(await reader.read(65536))
            slow.timeout_keep_alive_handler()
            assert not slow.transport.is_closing()
        lazy.timeout_keep_alive_handler()
        lazy_writer.transport.resume_reading()  # type: ignore[attr-defined]  # typed as its parent
        assert len(await heard(lazy_reader)) < 30_000_000
        while size < 30_000_000:
            size += len(await reader.read(65536))

    run(test)


def test_who_does_not_read_an_endless_answer_is_let_go() -> None:
    async def test(house: House) -> None:
        (reader, writer), (_, lazy_writer) = await house.connect(), await house.connect()
        for out in (writer, lazy_writer):
            out.write(GET.replace(b"/ ", b"/endless ", 1))
        slow, lazy = (house.connection(talk) for talk in house.talks)
        await eventually(lambda: lazy.reader is not None, "more was sent than is read")
        for _ in range(3):  # meanwhile the other one reads now and then
            await eventually(lambda: slow.reader is not None, "more was sent than is read")
            await house.runtime.move(0.6 * door.READING)
            before = slow.reader
            while slow.reader is before:
                assert await reader.read(65536)
        await eventually(lambda: house.ended == ["http.disconnect"], "the lazy one is let go")
        assert house.connections == [slow]
        assert await reader.read(65536)
        writer.close()
        await eventually(lambda: house.ended == ["http.disconnect"] * 2, "the other one leaves")

    run(test)


def test_one_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_CONNECTIONS", 3)

    async def test(house: House) -> None:
        talks = [await house.connect() for _ in range(3)]
        await eventually(lambda: len(house.connections) == 3, "three have come")
        assert await ask(await house.connect(), LAST) == b"[end]"
        for _, writer in talks:
            writer.close()
        await eventually(lambda: not house.connections, "three have gone")
        assert (await ask(await house.connect(), LAST)).startswith(b"HTTP/1.1 200")

    run(test)


@pytest.mark.parametrize("setting", [{"SUBLEVEL_LIMITS": "off"}, {"SUBLEVEL_PROXIES": "127.0.0.1"}], ids=str)
def test_load_tests_and_proxies_have_more(monkeypatch: pytest.MonkeyPatch, setting: dict[str, str]) -> None:
    monkeypatch.setattr(door, "MOST_CONNECTIONS", 3)

    async def test(house: House) -> None:
        talks = [await house.connect() for _ in range(5)]
        answers = await asyncio.gather(*(ask(talk, LAST) for talk in talks))
        assert all(answer.startswith(b"HTTP/1.1 200") for answer in answers)

    run(test, read_settings(setting))
