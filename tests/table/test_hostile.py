"""Whoever wants to break the server: after every attack it answers others at once, and told no secret."""

from __future__ import annotations

import asyncio
import contextlib
import random
import select
import socket
import struct
from collections.abc import Iterator

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sublevel.table import door, sockets
from sublevel.table.protocol import LARGEST_FRAME, Act, Do, Eyes, Join, Played, Pong, Refused, Say, Stands
from sublevel.table.sockets import MESSAGE_BURST, MESSAGE_INTERVAL, SLOWEST, SOCKETS_AT_ONCE
from tests.table.client import Client, all_of, at_rest, play, refusal
from tests.table.server import HOST, Problem, Server, header_of
from tests.waiting import PATIENCE, a_few_rounds, until

SHAKE = (
    b"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG, CONT = 1, 2, 8, 9, 10, 0
WARM = 40 << 20  # bytes that a server under attack may need more than before


class Scene:
    """A server, a match that runs on it, and everything that an attacker heard."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table, self.anna, self.bert = server.pair()
        self.heard: list[bytes] = []

    def secrets(self) -> list[bytes]:
        """What nobody may hear."""
        header = header_of(self.server.store, self.table)
        assert header.seed is not None
        return [str(header.seed).encode(), header.salt.encode(), self.anna.encode(), self.bert.encode()]

    async def answers(self) -> None:
        """A healthy client is answered."""
        async with Client(self.server.port, self.table, self.anna, log=False) as client:
            await client.send('{"type": "ping"}')
            await client.until(lambda: bool(client.all(Pong)))


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("hostile")
    server = Server(folder, f"sqlite:{folder / 'table.db'}")
    yield Scene(server)
    server.close()


@pytest.fixture
def attacked(scene: Scene) -> Iterator[Scene]:
    """The scene of a crime: afterwards everything is as it was."""
    scene.server.gauge_becomes("sockets", 0)
    rooms = scene.server.gauge("tables_in_memory")
    memory = scene.server.process.memory_info().rss
    scene.heard.clear()
    scene.server.received.clear()
    yield scene
    asyncio.run(scene.answers())
    scene.server.gauge_becomes("sockets", 0)
    assert scene.server.gauge("tables_in_memory") <= rooms + 1
    assert scene.server.process.memory_info().rss < memory + WARM
    scene.server.check()
    everything = b"".join([*scene.heard, *scene.server.received])
    for secret in scene.secrets():
        assert secret not in everything


# Frames.


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it, or should not."""
    head = bytes([fin << 7 | reserved << 4 | opcode])
    mark = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([mark | len(data)])
    elif len(data) < 1 << 16:
        head += struct.pack("!BH", mark | 126, len(data))
    else:
        head += struct.pack("!BQ", mark | 127, len(data))
    return head + (b"\0\0\0\0" if masked else b"") + data


def raw(server: Server, data: bytes = SHAKE, buffer: int = 0) -> socket.socket:
    """A connection without manners; one with a small buffer reads nothing but what it is asked to."""
    link = socket.socket()
    if buffer:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    link.settimeout(PATIENCE)
    link.connect((HOST, server.port))
    link.sendall(data)
    return link


def shaken(server: Server, buffer: int = 0) -> socket.socket:
    """A connection after the hand-shake."""
    link = raw(server, buffer=buffer)
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += link.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 ")
    return link


def drain(scene: Scene, link: socket.socket) -> bytes:
    """Everything until the other side closes."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while data := link.recv(65536):
            heard += data
    link.close()
    scene.heard.append(heard)
    return heard


def send_often(link: socket.socket, data: bytes, times: int) -> None:
    """Send the same again and again."""
    for _ in range(times):
        link.sendall(data)


def arrived(scene: Scene, link: socket.socket) -> None:
    """Note what the server says to what was sent so far, whether or not it waits for more; it has seen all of it."""
    scene.server.settle()
    link.setblocking(False)
    with contextlib.suppress(BlockingIOError, ConnectionError):
        while data := link.recv(65536):
            scene.heard.append(data)
    link.close()


def close_code(heard: bytes) -> int:
    """The code of the close frame at the end of what was heard."""
    while heard:
        size, head = heard[1], 2
        if size == 126:
            size, head = struct.unpack("!H", heard[2:4])[0], 4
        if heard[0] & 15 == CLOSE:
            return int(struct.unpack("!H", heard[head : head + 2])[0])
        heard = heard[head + size :]
    return 0


BROKEN_FRAMES = {
    "reserved opcode 3": (frame(3, b"hello"), 1002),
    "reserved opcode 11": (frame(11), 1002),
    "not masked": (frame(TEXT, b'{"type":"ping"}', masked=False), 1002),
    "reserved bit 1": (frame(TEXT, b"hello", reserved=4), 1002),
    "reserved bit 2": (frame(TEXT, b"hello", reserved=2), 1002),
    "reserved bit 3": (frame(TEXT, b"hello", reserved=1), 1002),
    "continues nothing": (frame(CONT, b"hello"), 1002),
    "begins twice": (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), 1002),
    "control in parts": (frame(PING, b"a", fin=False), 1002),
    "long control": (frame(PING, b"a" * 126), 1002),
    "close with half a code": (frame(CLOSE, b"\x03"), 1002),
    "close with no code": (frame(CLOSE, struct.pack("!H", 1005)), 1002),
    "close with a reason that is none": (frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), 1007),
    "binary": (frame(BINARY, b"hello"), 1003),
    "larger than allowed": (frame(TEXT, b" " * (LARGEST_FRAME + 1)), 1009),
    "larger in parts": (frame(TEXT, b" " * 5000, fin=False) + frame(CONT, b" " * 5000), 1009),
    "as large as memory": (struct.pack("!BBQ", 0x81, 0xFF, 1 << 62), 1009),
    "larger than can be": (struct.pack("!BBQ", 0x81, 0xFF, (1 << 64) - 1), 1009),
    "bad UTF-8": (frame(TEXT, b'{"type": "\xff\xfe"}'), 4003),
    "half a character": (frame(TEXT, b'"\xe2\x82'), 4003),
}


@pytest.mark.parametrize("name", BROKEN_FRAMES)
def test_a_broken_frame_ends_its_connection_alone(attacked: Scene, name: str) -> None:
    sent, code = BROKEN_FRAMES[name]
    link = shaken(attacked.server)
    link.sendall(sent)
    found = close_code(drain(attacked, link))
    assert found == code or (name.startswith("larger than can") and found in (1002, 1009))


def test_a_frame_that_never_ends(attacked: Scene) -> None:
    link = shaken(attacked.server)
    link.sendall(frame(TEXT, b" " * 1000)[:500])
    attacked.server.gauge_becomes("sockets", 1)
    link.close()


@pytest.mark.parametrize("size", [0, 1])
def test_a_message_in_countless_parts(attacked: Scene, size: int) -> None:
    link = shaken(attacked.server)
    part = frame(CONT, b" " * size, fin=False) * 2000
    with contextlib.suppress(ConnectionError):
        link.sendall(frame(TEXT, b"{", fin=False))
        for _ in range(50):
            link.sendall(part)
        attacked.server.call("GET", "/livez")
    assert close_code(drain(attacked, link)) in (0, 1008, 1009)


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_a_flood_of_control_frames_that_reads_nothing(attacked: Scene, opcode: int) -> None:
    link = shaken(attacked.server)
    memory = attacked.server.process.memory_info().rss
    flood = frame(opcode, b"x" * 125) * 1000
    with contextlib.suppress(ConnectionError):
        send_often(link, flood, 3 * WARM // (2 * len(flood)))
    assert attacked.server.process.memory_info().rss < memory + WARM
    link.close()


def test_a_flood_of_random_bytes(attacked: Scene) -> None:
    chance = random.Random(7)
    for _ in range(30):
        link = shaken(attacked.server)
        with contextlib.suppress(ConnectionError):
            link.sendall(chance.randbytes(chance.randrange(1, 5000)))
        arrived(attacked, link)


# Messages.


BAD_MESSAGES = {
    "nothing": "",
    "no object": "5",
    "null": "null",
    "an empty object": "{}",
    "no JSON": '{"type": "ping"',
    "two of them": '{"type": "ping"}{"type": "ping"}',
    "an unknown type": '{"type": "open-the-safe"}',
    "a type that is none": '{"type": ["ping"]}',
    "a further field": '{"type": "ping", "seed": true}',
    "a field missing": '{"type": "act", "ref": 1}',
    "a field of another kind": '{"type": "act", "ref": "1", "after": 0, "action": 0}',
    "a switch for a number": '{"type": "act", "ref": true, "after": 0, "action": 0}',
    "a negative number": '{"type": "look", "ref": 1, "plies": -1}',
    "a huge number": '{"type": "look", "ref": 1, "plies": %s}' % ("9" * 4000),
    "a huge power": '{"type": "look", "ref": 1, "plies": 1e999}',
    "not a number": '{"type": "look", "ref": 1, "plies": NaN}',
    "a fraction": '{"type": "look", "ref": 1, "plies": 0.5}',
    "too long an action": '{"type": "act", "ref": 1, "after": 0, "action": "%s"}' % ("a" * 81),
    "a seat that no table has": '{"type": "eyes", "seat": 99}',
    "half a character": '{"type": "say", "text": "\\ud800"}',
    "half a character for a type": '{"type": "\\udfff"}',
    "half a character for a field": '{"type": "ping", "\\ud800": 1}',
    "deep lists": "[" * 8000,
    "deep objects": '{"type":' * 1000,
    "deep in a field that nobody knows": '{"type": "ping", "x": ' + "[" * 4000 + "]" * 4000 + "}",
    "a byte order mark": '\ufeff{"type": "ping"}',
    "a nul": "\0",
    "a long line": '{"type": "say", "text": "%s"}' % ("a" * 301),
    "a deed that is none": '{"type": "do", "ref": 1, "what": "win"}',
    "joining twice": '{"type": "join", "table": "abcdefgh"}',
}


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_a_bad_message_is_answered_and_ends_its_connection(attacked: Scene, name: str) -> None:
    async def attack() -> None:
        async with Client(attacked.server.port, attacked.table, attacked.anna) as client:
            await client.send(BAD_MESSAGES[name])
            assert await client.closed() == 4003
            assert client.bye is not None
            assert client.bye.key in ("table-refused-bad-message", "table-refused-join-first")
            attacked.heard += client.received

    asyncio.run(attack())


@pytest.mark.parametrize("name", [name for name in BAD_MESSAGES if name != "joining twice"])
def test_a_bad_message_of_a_stranger(attacked: Scene, name: str) -> None:
    link = shaken(attacked.server)
    link.sendall(frame(TEXT, BAD_MESSAGES[name].encode("utf-8", "surrogatepass")))
    assert close_code(drain(attacked, link)) == 4003


@pytest.mark.parametrize("message", [Act(ref=1, after=0, action=0), Do(ref=1, what="resign"), Say(text="hello")])
def test_nothing_is_done_for_who_did_not_join(attacked: Scene, message: Act | Do | Say) -> None:
    async def attack() -> None:
        async with connect(f"ws://{HOST}:{attacked.server.port}/api/live") as link:
            await link.send(msgspec.json.encode(message).decode())
            assert "join-first" in str(await link.recv())

    asyncio.run(attack())
    assert attacked.server.gauge("sockets") >= 0


def test_messages_before_the_welcome_wait_for_it_or_end_the_connection(attacked: Scene) -> None:
    join = msgspec.json.encode(Join(table=attacked.table, token=attacked.anna))
    link = shaken(attacked.server)
    link.sendall(frame(TEXT, join) + frame(TEXT, b'{"type": "ping"}') * 5)
    heard = b""
    while heard.count(b'"pong"') < 5:
        heard += link.recv(65536)
    assert heard.index(b'"welcome"') < heard.index(b'"pong"')
    link.close()
    link = shaken(attacked.server)
    link.sendall(frame(TEXT, join) * 2)
    assert close_code(drain(attacked, link)) in (4003, 0)
    attacked.heard.append(heard)


# Who is who.


async def bye_of(scene: Scene, table: str, token: str | None) -> tuple[int, str]:
    """How somebody is turned away."""
    async with Client(scene.server.port, table, token) as client:
        code = await client.closed()
        assert client.bye is not None
        scene.heard += client.received
        return code, client.bye.key.removeprefix("table-refused-")


def test_tokens_and_tables_that_are_none(attacked: Scene) -> None:
    server = attacked.server
    gone = server.guest("Gone")
    server.call("DELETE", "/api/sessions", token=gone)
    changed = attacked.anna[:-1] + ("y" if attacked.anna.endswith("x") else "x")
    for token in ("x" * 16, changed, attacked.anna[:-1], attacked.anna + "x", gone):
        assert asyncio.run(bye_of(attacked, attacked.table, token)) == (4002, "bad-token")
    for table in ("nosuchtable", "-" * 40, attacked.table.upper()):
        assert asyncio.run(bye_of(attacked, table, attacked.anna)) == (4001, "no-such-table")
    for token in ("short", "x" * 101):
        assert asyncio.run(bye_of(attacked, attacked.table, token)) == (4003, "bad-message")


def test_nobody_acts_for_another(attacked: Scene) -> None:
    server, table = attacked.server, attacked.table
    other = server.guest("Other")

    async def attack() -> None:
        async with (
            Client(server.port, table, attacked.anna) as anna,
            Client(server.port, table, attacked.bert) as bert,
            Client(server.port, table, other) as watcher,
            Client(server.port, table) as nameless,
        ):
            mover, waiting = (anna, bert) if anna.scene.legal else (bert, anna)
            before, action, seat = mover.scene.plies, mover.legal[0], mover.scene.waiting[0]
            assert refusal(await waiting.act(action)) == "not-your-turn"
            assert refusal(await waiting.act(action, seat=seat)) == "not-your-seat"
            for stranger in (watcher, nameless):
                assert stranger.scene.legal == []
                assert refusal(await stranger.act(action)) == "not-seated"
                assert refusal(await stranger.act(action, seat=seat)) == "not-seated"
                for deed in ("undo", "ask-undo", "ask-pause", "ask-draw", "resume", "rematch", "resign"):
                    assert refusal(await stranger.do(deed)) == "not-seated"
                for deed in ("leave", "return", "replace", "claim", "start"):
                    assert refusal(await stranger.do(deed)) == "not-seated"
                assert refusal(await stranger.answer("undo", True)) == "not-seated"
                await stranger.send(Eyes(seat=seat))
                await all_of([stranger], lambda client: client.all(Refused)[-1].ref is None)
            assert refusal(await waiting.do("resign", seat=seat)) == "not-your-seat"
            assert refusal(await mover.act(action, seat=5)) == "not-your-seat"
            assert mover.scene.plies == before
            for client in (anna, bert, watcher, nameless):
                assert not client.all(Played)
                attacked.heard += client.received

    asyncio.run(attack())


def test_a_message_sent_again_changes_nothing(attacked: Scene) -> None:
    server, table = attacked.server, attacked.table

    async def attack() -> None:
        async with (
            Client(server.port, table, attacked.anna) as anna,
            Client(server.port, table, attacked.bert) as bert,
        ):
            mover, other = (anna, bert) if anna.scene.legal else (bert, anna)
            plies = mover.scene.plies
            message = Act(ref=77, after=plies, action=mover.legal[0])
            assert isinstance(await mover.ask(message), Played)
            for _ in range(5):
                assert isinstance(await mover.ask(message), Stands)
            await at_rest([anna, bert])
            count = len(mover.all(Played))
            assert mover.scene.plies == plies + count  # the table may have gone on by itself
            changed = Act(ref=78, after=plies, action="pass")
            assert refusal(await mover.ask(changed)) == "stale"
            assert refusal(await other.ask(message)) in ("stale", "not-your-turn")
            assert refusal(await mover.ask(Act(ref=79, after=plies + 50, action="pass"))) == "stale"
            assert len(other.all(Played)) == count

    asyncio.run(attack())


# Too much.


def test_too_many_messages_at_once(attacked: Scene) -> None:
    async def attack() -> None:
        async with Client(attacked.server.port, attacked.table, attacked.anna) as client:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(300):
                    await client.send('{"type": "ping"}')
            code = await client.closed()
            assert len(client.all(Pong)) < 100
            if code != 1006:  # what came too late can tear the line before the last word is heard
                assert code == 1008
                assert client.bye is not None
                assert client.bye.key == "table-refused-too-fast"

    asyncio.run(attack())


def test_answers_to_turns_are_paced_and_other_actions_are_a_flood(attacked: Scene) -> None:
    """Whoever answers each turn once may be as quick as they like; the clock of the server stands until it is moved."""
    server = attacked.server
    token = server.guest()
    options = {"timer_mode": "off", "setup": "random", "setup_choices": "auto", "players": 1}
    table = server.open_table(token, [{"holder": "me"}], game="underground", options=options)

    async def attack() -> None:
        async with Client(server.port, table, token) as client:
            for _ in range(MESSAGE_BURST):
                assert isinstance(await client.act(client.legal[0]), Played)
            for _ in range(3):
                before = client.scene.plies
                answer = asyncio.create_task(client.act(client.legal[0]))
                await a_few_rounds()
                server.settle()
                assert client.scene.plies == before
                server.move(MESSAGE_INTERVAL)
                assert isinstance(await answer, Played)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(MESSAGE_BURST + 1):
                    await client.send(Act(ref=1, after=client.scene.plies + 1, action=0, seat=0))
            assert await client.closed() in (1006, 1008)  # what came too late can tear the line
            assert len(client.all(Refused)) <= MESSAGE_BURST

    asyncio.run(attack())


def test_too_much_chat(attacked: Scene) -> None:
    async def attack() -> None:
        async with Client(attacked.server.port, attacked.table, attacked.bert) as client:
            for _ in range(20):
                await client.say(phrase="hello")
            await client.until(lambda: len(client.all(Refused)) >= 10)
            assert {answer.refusal.key for answer in client.all(Refused)} == {"table-refused-too-fast"}
            assert len(client.chat) <= 10

    asyncio.run(attack())


def first_bytes(link: socket.socket) -> bytes:
    """How an answer begins; nothing if there is none."""
    try:
        return link.recv(12)
    except ConnectionError:
        return b""


def test_more_connections_than_one_address_may_have(attacked: Scene) -> None:
    links = [raw(attacked.server) for _ in range(1000)]
    answers = [first_bytes(link) for link in links]
    assert answers.count(b"HTTP/1.1 101") == SOCKETS_AT_ONCE
    assert answers.count(b"HTTP/1.1 429") + answers.count(b"") == 1000 - SOCKETS_AT_ONCE
    assert attacked.server.gauge("sockets") == SOCKETS_AT_ONCE
    for link in links:
        link.close()
    attacked.server.gauge_becomes("sockets", 0)
    shaken(attacked.server).close()


def test_connections_that_come_and_go(attacked: Scene) -> None:
    before = attacked.server.process.num_fds()
    for _ in range(300):
        shaken(attacked.server).close()
    attacked.server.gauge_becomes("sockets", 0)
    assert attacked.server.process.num_fds() <= before + 5


# Other doors.


def status_of(scene: Scene, **options: object) -> int:
    """What a hand-shake is answered."""

    async def attempt() -> int:
        try:
            path = str(options.pop("path", "/api/live"))
            async with connect(f"ws://{HOST}:{scene.server.port}{path}", **options):  # type: ignore[arg-type]
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    return asyncio.run(attempt())


def test_pages_of_other_sites_are_not_let_in(attacked: Scene) -> None:
    own = f"http://{HOST}:{attacked.server.port}"
    assert status_of(attacked, origin=own) == 101
    for origin in (
        "https://evil.example",
        "null",
        own.replace("http", "https") + ".evil.example",
        f"http://{HOST}",
        "file://",
        f"http://{HOST}:1",
        "http://",
        "",
        "evil\xe9",
    ):
        assert status_of(attacked, origin=origin) == 403, origin


def test_there_is_one_door(attacked: Scene) -> None:
    for path in ("/", "/api/live/", "/api/lives", "/api/../api/live", "/api/live%00", "//api/live", "/API/LIVE"):
        assert status_of(attacked, path=path) in (400, 404), path
    with pytest.raises(Problem) as error:
        attacked.server.call("GET", "/api/live")
    assert error.value.status in (404, 405, 426)


POST = b"POST /api/guests HTTP/1.1\r\nHost: x\r\n"
GARBAGE = {
    "zeros": b"\0" * 4096,
    "TLS": bytes.fromhex("16030100c8010000c40303") + random.Random(8).randbytes(200),
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no version": b"GET /\r\n\r\n",
    "another version": b"GET / HTTP/9.9\r\n\r\n",
    "a method of one's own": b"STEAL / HTTP/1.1\r\nHost: x\r\n\r\n",
    "a tunnel": b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "two lengths": POST + b"Content-Length: 3\r\nContent-Length: 300\r\n\r\n{}GET / HTTP/1.1\r\n\r\n",
    "a length and chunks": POST + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n",
    "a negative length": POST + b"Content-Length: -1\r\n\r\n",
    "a huge length": POST + b"Content-Length: 99999999999999999999\r\n\r\n",
    "a chunk that is none": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a blank in a header": b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
    "a folded header": b"GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n",
    "no line ends": b"GET / HTTP/1.1\nHost: x\n\n",
    "a nul in a header": b"GET / HTTP/1.1\r\nHost: x\0y\r\n\r\n",
    "an upgrade in a body": POST + b"Content-Length: 200\r\n\r\n" + SHAKE,
    "an upgrade behind a request": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + SHAKE + frame(TEXT, b"{}"),
    "an upgrade to something else": SHAKE.replace(b"websocket", b"h2c"),
    "an upgrade of another method": SHAKE.replace(b"GET", b"POST"),
    "an upgrade without a key": SHAKE.replace(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b""),
    "an upgrade with a bad key": SHAKE.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"!"),
    "an upgrade of another version": SHAKE.replace(b"Version: 13", b"Version: 8"),
    "an upgrade with a body": SHAKE.replace(b"Upgrade: web", b"Content-Length: 5\r\nUpgrade: web") + b"hello",
    "an upgrade with frames at once": SHAKE + frame(TEXT, b"{}") * 10,
    "an odd host": SHAKE.replace(b"Host: localhost", b"Host: \xff\xfe"),
    "an odd path": b"GET /api/tables/%00%ff%0d%0a HTTP/1.1\r\nHost: x\r\n\r\n",
    "a path out of the house": b"GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
    "another's address": b"GET http://evil.example/api/lobby HTTP/1.1\r\nHost: evil.example\r\n\r\n",
}


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_on_the_port(attacked: Scene, name: str) -> None:
    link = raw(attacked.server, GARBAGE[name])
    arrived(attacked, link)
    assert b"root:" not in b"".join(attacked.heard)


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ", b"a" * 65536),
        (b"GET / HTTP/1.1\r\n", b"X-A: b\r\n" * 8192),
        (b"GET /", b"a" * 65536),
    ],
    ids=["header", "headers", "address"],
)
def test_a_request_that_only_grows(attacked: Scene, start: bytes, more: bytes) -> None:
    link = raw(attacked.server, start)
    with pytest.raises(ConnectionError):
        send_often(link, more, 4 * WARM // len(more))
    link.close()


def test_many_requests_whose_answers_nobody_reads(attacked: Scene) -> None:
    memory = attacked.server.process.memory_info().rss
    link = raw(attacked.server, b"")
    with pytest.raises(ConnectionError):
        send_often(link, b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 500, 1000)
    assert attacked.server.process.memory_info().rss < memory + WARM
    link.close()


# Those who do not go away.


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that soon notices a dead line. Pings go by the time of the machine, as their answers do."""
    folder = tmp_path_factory.mktemp("hasty")
    patch = {"sockets.HEARTBEAT": 0.5}
    server = Server(folder, f"sqlite:{folder / 'table.db'}", patch, limits="off")
    yield server
    server.check()
    server.close()


def test_who_never_says_who_he_is(hasty: Server) -> None:
    links = [raw(hasty) for _ in range(20)]
    hasty.gauge_becomes("sockets", 20)
    hasty.move(sockets.PATIENCE - 1)
    assert hasty.gauge("sockets") == 20
    hasty.move(2)
    hasty.gauge_becomes("sockets", 0)
    for link in links:
        link.close()


def test_hand_shakes_that_never_end(hasty: Server) -> None:
    links = [raw(hasty, SHAKE[: 1 + number]) for number in range(len(SHAKE) - 1)]

    def all_closed() -> bool:
        hasty.move(door.PATIENCE)  # again for those that were let in only after the last move
        return len(select.select(links, [], [], 0)[0]) == len(links)

    until(all_closed, "hand-shakes that never end are ended by the server")
    for link in links:
        assert first_bytes(link) == b""
        link.close()


def test_strangers_who_say_nothing_leave_room_for_others(attacked: Scene) -> None:
    """So many connections as one address may have, and then some: whoever is connected goes on, and the door opens."""
    server = attacked.server

    async def attack() -> None:
        async with Client(server.port, attacked.table, attacked.anna) as client:
            links = [raw(server, b"GET /") for _ in range(500)]
            await client.send('{"type": "ping"}')
            await client.until(lambda: bool(client.all(Pong)))
            for link in links:
                link.close()

    asyncio.run(attack())


def deaf(server: Server, table: str, token: str) -> socket.socket:
    """Somebody at the table who reads nothing, not even what keeps the line alive."""
    link = shaken(server, buffer=4096)
    link.sendall(frame(TEXT, b'{"type":"join","table":"%s","token":"%s"}' % (table.encode(), token.encode())))
    return link


def test_a_dead_line_is_noticed(hasty: Server) -> None:
    table, anna, bert = hasty.pair()

    async def follow() -> None:
        async with Client(hasty.port, table, bert) as client:
            link = deaf(hasty, table, anna)
            await client.until(lambda: client.standing.seats[0].present)
            await client.until(lambda: not client.standing.seats[0].present)
            link.close()

    asyncio.run(follow())
    hasty.gauge_becomes("sockets", 0)


def test_a_dead_line_is_noticed_though_something_waits_to_be_sent(hasty: Server) -> None:
    table, anna, bert = hasty.pair()

    async def follow() -> None:
        async with Client(hasty.port, table, bert) as client:
            link = deaf(hasty, table, anna)
            await client.until(lambda: client.standing.seats[0].present)
            for number in range(2000):  # more than the lines hold, less than what drops a slow reader
                link.sendall(frame(TEXT, b'{"type":"look","ref":%d,"plies":0}' % number))
            await client.until(lambda: not client.standing.seats[0].present)
            link.close()

    asyncio.run(follow())
    hasty.gauge_becomes("sockets", 0)


def test_who_reads_too_slowly_is_dropped(hasty: Server) -> None:
    table, anna, _ = hasty.pair()
    memory = hasty.process.memory_info().rss
    link = deaf(hasty, table, anna)
    with contextlib.suppress(OSError):
        for number in range(20_000):
            link.sendall(frame(TEXT, b'{"type":"look","ref":%d,"plies":0}' % number))
    assert hasty.process.memory_info().rss < memory + 16 * SLOWEST
    hasty.gauge_becomes("sockets", 0)
    link.close()


def test_a_match_goes_on_under_attack(attacked: Scene) -> None:
    """While strangers send rubbish, two people play a whole match and hardly notice."""
    server = attacked.server
    table, anna, bert = server.pair()

    enough = asyncio.Event()

    async def annoy() -> None:
        chance = random.Random(1)
        while not enough.is_set():
            reader, writer = await asyncio.open_connection(HOST, server.port)
            with contextlib.suppress(ConnectionError):
                writer.write(SHAKE)
                await reader.readuntil(b"\r\n\r\n")
                writer.write(chance.choice(list(BROKEN_FRAMES.values()))[0])
                await writer.drain()
                await a_few_rounds()
            writer.transport.abort()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    async def both() -> None:
        annoying = asyncio.create_task(annoy())
        async with Client(server.port, table, anna) as first, Client(server.port, table, bert) as second:
            await play([first, second], random.Random(2), plies=40)
            assert first.scene.plies == second.scene.plies == 40
        enough.set()
        await annoying

    asyncio.run(both())
