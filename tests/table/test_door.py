"""Connections that do not come to the point are closed, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from sublevel.table import door
from sublevel.table.door import door_class
from sublevel.table.runtime import Runtime
from sublevel.table.settings import Settings, read_settings

GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\n"

ENDED: list[str] = []  # how endless answers ended
Talk = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect = Callable[[], Awaitable[Talk]]


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the size of the body; `/large` with more than a connection buffers, `/slow` after a while.

    `/endless` sends part after part.
    """
    size, more = 0, True
    while more:
        message = await receive()
        size += len(message.get("body", b""))
        more = message.get("more_body", False)
    if scope["path"] == "/slow":
        await asyncio.sleep(0.5)
    content = b"x" * 30_000_000 if scope["path"] == "/large" else str(size).encode()
    if scope["path"] == "/endless":
        await send({"type": "http.response.start", "status": 200})
        leaving = asyncio.ensure_future(receive())
        while not leaving.done():
            await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})
            await asyncio.sleep(0)
        ENDED.append((await leaving)["type"])
        return
    headers = [(b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": content})


@asynccontextmanager
async def served(settings: Settings | None = None) -> AsyncIterator[Connect]:
    """A server; what it yields connects to it."""
    config = uvicorn.Config(echo, log_config=None, access_log=False, ws="none", timeout_keep_alive=1)
    config.load()
    state = ServerState()
    made = door_class(settings or Settings(), Runtime())
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: made(config, state, {}, loop), "127.0.0.1", 0)  # type: ignore[call-arg]
    talks: list[Talk] = []

    async def connect() -> Talk:
        talks.append(await asyncio.open_connection("127.0.0.1", server.sockets[0].getsockname()[1]))
        return talks[-1]

    try:
        yield connect
    finally:
        for _, writer in talks:
            writer.close()
        server.close()
        for connection in list(state.connections):
            connection.transport.abort()
        await asyncio.sleep(0.01)


async def ask(talk: Talk, request: bytes) -> bytes:
    """Send something, and read what comes until nothing more does."""
    reader, writer = talk
    writer.write(request)
    return await heard(reader)


async def heard(reader: asyncio.StreamReader, patience: float = 3.0) -> bytes:
    """What comes until the connection ends, or for a while."""
    content = b""
    try:
        async with asyncio.timeout(patience):
            while part := await reader.read(65536):
                content += part
            return content + b"[end]"
    except TimeoutError:
        return content
    except ConnectionError:
        return content + b"[end]"


async def flood(talk: Talk, start: bytes, part: bytes, size: int) -> bytes:
    """Send far too much, and return what came."""
    reader, writer = talk
    writer.write(start)
    try:
        for _ in range(size // len(part)):
            writer.write(part)
            await asyncio.wait_for(writer.drain(), 3)
    except (ConnectionError, TimeoutError):
        pass
    return await heard(reader)


def run(test: Callable[[Connect], Awaitable[None]], settings: Settings | None = None) -> None:
    """Run a test with a server."""

    async def all_of_it() -> None:
        async with served(settings) as connect:
            await asyncio.wait_for(test(connect), 30)

    asyncio.run(all_of_it())


def test_ordinary_requests_pass() -> None:
    async def test(connect: Connect) -> None:
        reader, writer = await connect()
        for _ in range(3):
            writer.write(GET)
            assert (await reader.readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200")
        body = b"x" * 250_000
        writer.write(POST + b"Content-Length: 250000\r\n\r\n" + body + GET)
        assert b"250000" in await reader.readuntil(b"\r\n\r\n250000")
        assert (await reader.readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200")
        for part in (GET[:5], GET[5:20], GET[20:]):
            writer.write(part)
            await asyncio.sleep(0.01)
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
    async def test(connect: Connect) -> None:
        answer = await flood(await connect(), start, part, 50 * door.LARGEST_HEAD)
        assert answer.endswith(b"[end]")
        assert answer == b"[end]" or b"HTTP/1.1 431 " in answer or b"HTTP/1.1 400 " in answer

    run(test)


def test_a_request_ends() -> None:
    """The body itself is the guard's business; here the bytes around it count, too."""

    async def test(connect: Connect) -> None:
        chunked = POST + b"Transfer-Encoding: chunked\r\n\r\n"
        answer = await flood(await connect(), chunked + b"1;", b"a" * 65536, 20 * door.LARGEST_REQUEST)
        assert answer.endswith(b"[end]")
        answer = await flood(await connect(), chunked, b"1\r\nx\r\n" * 10_000, 20 * door.LARGEST_REQUEST)
        assert answer.endswith(b"[end]")

    run(test)


def test_who_says_nothing_or_never_comes_to_an_end_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.3)

    async def test(connect: Connect) -> None:
        assert await ask(await connect(), b"") == b"[end]"
        assert await ask(await connect(), GET[:10]) == b"[end]"
        assert await ask(await connect(), POST + b"Content-Length: 5\r\n\r\nabc") == b"[end]"
        reader, writer = await connect()
        for letter in range(10):  # a little now and then does not help
            writer.write(GET[letter : letter + 1])
            await asyncio.sleep(0.1)
        assert await heard(reader) == b"[end]"

    run(test)


def test_what_takes_the_server_long_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.2)

    async def test(connect: Connect) -> None:
        reader, writer = await connect()
        writer.write(GET.replace(b"/ ", b"/slow "))
        assert (await reader.readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200")

    run(test)


def test_few_requests_wait() -> None:
    async def test(connect: Connect) -> None:
        few = await ask(await connect(), GET * door.MOST_PIPELINED)
        assert few.count(b"HTTP/1.1 200") == door.MOST_PIPELINED
        many = await ask(await connect(), GET * 1000)
        assert many.count(b"HTTP/1.1 200") < door.MOST_PIPELINED
        assert many.endswith(b"[end]")

    run(test)


def test_who_does_not_read_is_let_go_and_who_reads_slowly_is_not() -> None:
    async def test(connect: Connect) -> None:
        (reader, writer), (lazy_reader, lazy_writer) = await connect(), await connect()
        for out in (writer, lazy_writer):
            out.write(GET.replace(b"/ ", b"/large "))
        lazy_writer.transport.pause_reading()  # type: ignore[attr-defined]  # typed as its parent
        size = 0
        while size < 30_000_000:
            part = await asyncio.wait_for(reader.read(3_000_000), 5)
            assert part
            size += len(part)
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.5)
        lazy_writer.transport.resume_reading()  # type: ignore[attr-defined]  # typed as its parent
        assert len(await heard(lazy_reader)) < 30_000_000

    run(test)


def test_who_does_not_read_an_endless_answer_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "READING", 1.0)
    ENDED.clear()

    async def test(connect: Connect) -> None:
        (reader, writer), (_, lazy_writer) = await connect(), await connect()
        for out in (writer, lazy_writer):
            out.write(GET.replace(b"/ ", b"/endless "))
        lazy_writer.transport.pause_reading()  # type: ignore[attr-defined]  # typed as its parent
        end = asyncio.get_running_loop().time() + 10
        while not ENDED:  # meanwhile the other one reads slowly, but he reads
            assert asyncio.get_running_loop().time() < end
            assert await asyncio.wait_for(reader.read(3_000_000), 5)
            await asyncio.sleep(0.01)
        assert await asyncio.wait_for(reader.read(3_000_000), 5)
        assert len(ENDED) == 1
        writer.close()
        await asyncio.sleep(0.2)
        assert ENDED == ["http.disconnect"] * 2

    run(test)


def test_one_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_CONNECTIONS", 3)

    async def test(connect: Connect) -> None:
        talks = [await connect() for _ in range(3)]
        await asyncio.sleep(0.05)
        assert await ask(await connect(), GET) == b"[end]"
        for _, writer in talks:
            writer.close()
        await asyncio.sleep(0.05)
        assert (await ask(await connect(), GET)).startswith(b"HTTP/1.1 200")

    run(test)


@pytest.mark.parametrize("setting", [{"SUBLEVEL_LIMITS": "off"}, {"SUBLEVEL_PROXIES": "127.0.0.1"}], ids=str)
def test_load_tests_and_proxies_have_more(monkeypatch: pytest.MonkeyPatch, setting: dict[str, str]) -> None:
    monkeypatch.setattr(door, "MOST_CONNECTIONS", 3)

    async def test(connect: Connect) -> None:
        talks = [await connect() for _ in range(5)]
        answers = await asyncio.gather(*(ask(talk, GET) for talk in talks))
        assert all(answer.startswith(b"HTTP/1.1 200") for answer in answers)

    run(test, read_settings(setting))
