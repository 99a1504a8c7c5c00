"""WebSockets: each connection speaks to the host directly, on the same port as everything else.

uvicorn hands over a connection that asks for a WebSocket; from there on there is no queue and no task between a frame
and its table. A whole text in one frame, which is what clients send, is read here; the hand-shake and every other frame
are read by the `websockets` library. What a client reads too slowly, sends too fast or sends wrong ends the connection.
A player who answers every turn at once, as programs do, sends nothing too fast: such answers wait until they are due.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # in C, where that was built
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from sublevel.engine.errors import SublevelError
from sublevel.table.errors import as_refused, refused
from sublevel.table.guard import allowed_origin, client_address, log_fault, neighbourhood
from sublevel.table.protocol import LARGEST_FRAME, Act, Bye, FromClient, Join, Refusal
from sublevel.table.runtime import Timer

if TYPE_CHECKING:
    from sublevel.table.audience import Visitor
    from sublevel.table.host import Host
    from sublevel.table.room import Room

QUIET: Final = logging.getLogger("sublevel.table.frames")
QUIET.setLevel(logging.CRITICAL)  # what strangers send wrong is their business

PATH: Final = "/api/live"
SLOWEST: Final = 1 << 20  # bytes that may wait for a client to read them
FAREWELL: Final = 3.0  # seconds for the last words
# Not final: tests are more impatient.
PATIENCE = 10.0  # seconds to say who one is
HEARTBEAT = 20.0  # seconds between two pings; a connection that misses one is dead
MOST_PARTS: Final = 16  # frames that may make up a message
BACKLOG: Final = 32  # messages that may come before the welcome
MESSAGE_INTERVAL: Final = 1 / 20  # seconds between messages in the long run
MESSAGE_BURST: Final = 60
ROUNDING: Final = 1e-9  # seconds
SOCKETS_AT_ONCE: Final = 60  # of one address

# Of the frames of RFC 6455.
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK: Final = 4  # bytes
LONG: Final = 126  # instead of the size, which follows in two bytes; if it is even greater, in eight
NOTHING: Final = -1
UNUSUAL: Final = 0  # no place for the content of a frame
INCOMPLETE: Final = -1

NO_SUCH_TABLE, BAD_TOKEN, BAD_MESSAGE = 4001, 4002, 4003
POLICY, TOO_LARGE, NOT_TEXT, RESTART = 1008, 1009, 1003, 1012

_read: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


def protocol_class(host: Host) -> Any:
    """What makes the protocol of each connection (uvicorn's setting `ws`)."""
    crowd: dict[str, int] = {}

    def socket(config: object, server_state: Any, app_state: object, _loop: object = None) -> SocketProtocol:
        return SocketProtocol(host, crowd, server_state.connections)

    return socket


class Bucket:
    """A limit on messages. It is one number: the time at which the bucket is full again."""

    def __init__(self) -> None:
        self._full_at = 0.0

    def take(self, now: float) -> float:
        """Count a message; return by how many seconds it comes too early, 0 if it is in time."""
        self._full_at = max(self._full_at, now) + MESSAGE_INTERVAL
        early = self._full_at - now - MESSAGE_BURST * MESSAGE_INTERVAL
        return early if early > ROUNDING else 0.0


class SocketProtocol:
    """One connection. To the event loop it is an asyncio.Protocol; being compiled, it cannot inherit from that."""

    def __init__(self, host: Host, crowd: dict[str, int], connections: set[Any]) -> None:
        self._host = host
        self._crowd = crowd
        self._connections = connections  # uvicorn's: it waits for them when it ends
        self._frames = ServerProtocol(max_size=LARGEST_FRAME, logger=QUIET)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._address = ""
        self._room: Room | None = None
        self._visitor: Visitor | None = None
        self._joining: asyncio.Task[None] | None = None
        self._early: list[FromClient] = []
        self._open = False  # the hand-shake is done
        self._rest = b""  # a frame that is not complete yet
        self._parts: list[bytes] = []  # of a message in several frames
        self._messages = Bucket()
        self._answers = Bucket()  # the first answer to each turn: paced, never too many
        self._answered = NOTHING  # the turn that was answered last, by the actions played before it
        self._held: Act | None = None  # an answer that waits; nothing more is read meanwhile
        self._release: Timer | None = None
        self._timer: Timer | None = None
        self._alive = True
        self._closed = False
        self._counted = False

    # What the transport tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection was handed over."""
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Bytes came."""
        if not self._open:
            self._feed(data)
            return
        data = self._rest + data
        start = 0
        while not self._closed and self._held is None:
            body, end = find_frame(data, start)
            if end == INCOMPLETE:
                break
            if body != UNUSUAL and not self._parts:
                self._hear(apply_mask(data[body:end], data[body - MASK : body]))
            else:
                self._feed(data[start:end])
            start = end
        self._rest = data[start:]

    def _feed(self, data: bytes) -> None:
        """Let the library read: a hand-shake, or whole frames."""
        frames = self._frames
        frames.receive_data(data)
        for event in frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
            else:
                self._shake_hands(cast("Request", event))
        if frames.parser_exc is not None or frames.state is State.CLOSING or frames.writes:
            self._flush()
        if frames.close_expected() or frames.parser_exc is not None:
            self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._closed = True
        self._connections.discard(self)
        if self._timer:
            self._timer.cancel()
        if self._release:
            self._release.cancel()
        if self._joining:
            self._joining.cancel()
        if self._counted:
            self._host.sockets -= 1
            self._crowd[self._address] -= 1
            if not self._crowd[self._address]:
                del self._crowd[self._address]
        if self._room and self._visitor:
            self._room.leave(self._visitor)
        # No cycles: it must be gone at once.
        self._room = self._visitor = self._joining = self._timer = self._release = None
        self._frames.parser.close()

    def eof_received(self) -> None:
        """The other side has nothing more to say."""
        self._end()

    def pause_writing(self) -> None:
        """Much waits to be read; what is too much is looked at with every message."""

    def resume_writing(self) -> None:
        """Most of it was read."""

    def shutdown(self) -> None:
        """The server ends."""
        problem = refused("stopping", status=503, text="the server restarts; come back in a moment")
        self._say_bye(problem.refusal, RESTART)

    # The hand-shake.

    def _shake_hands(self, request: Request) -> None:
        problem = self._obstacle(request)
        response = self._frames.reject(problem, problem.phrase + "\n") if problem else self._frames.accept(request)
        self._frames.send_response(response)
        self._flush()
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._end()
            return
        self._open = True
        self._timer = self._host.runtime.later(PATIENCE, self._lose_patience)

    def _obstacle(self, request: Request) -> HTTPStatus | None:
        settings = self._host.settings
        headers = request.headers
        if request.path.partition("?")[0] != PATH:
            return HTTPStatus.NOT_FOUND
        if not allowed_origin(headers.get("Origin"), headers.get("Host"), settings):
            return HTTPStatus.FORBIDDEN
        assert self._transport is not None
        peer = self._transport.get_extra_info("peername")
        forwarded = ",".join(headers.get_all("X-Forwarded-For")) or None
        self._address = neighbourhood(client_address(peer[0] if peer else None, forwarded, settings))
        if settings.limits and self._crowd.get(self._address, 0) >= SOCKETS_AT_ONCE:
            return HTTPStatus.TOO_MANY_REQUESTS
        self._crowd[self._address] = self._crowd.get(self._address, 0) + 1
        self._host.sockets += 1
        self._counted = True
        return None

    def _lose_patience(self) -> None:
        if self._visitor is None:
            self.close(POLICY, "say which table, with a join message")

    # Frames.

    def _take(self, frame: Frame) -> None:
        if self._closed:
            return
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._hear(bytes(frame.data))
        elif frame.opcode is Opcode.TEXT or frame.opcode is Opcode.CONT:
            self._parts.append(bytes(frame.data))
            if len(self._parts) > MOST_PARTS or sum(map(len, self._parts)) > LARGEST_FRAME:
                self.close(TOO_LARGE, "that message is too large")
            elif frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._hear(whole)
        elif frame.opcode is Opcode.BINARY:
            self.close(NOT_TEXT, "messages are texts")
        elif frame.opcode is Opcode.PONG:
            self._alive = True
        elif frame.opcode is Opcode.PING and not self._in_time():
            self._say_bye(too_fast(), POLICY)

    def _hear(self, data: bytes) -> None:
        if self._closed:
            return
        try:
            message = _read.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            problem = refused("bad-message", text=f"that is no message: {error}", detail=str(error))
            self._say_bye(problem.refusal, BAD_MESSAGE)
            return
        self._alive = True
        if isinstance(message, Act) and self._answers_turn(message):
            self._pace(message)
        elif self._in_time():
            self._follow(message)
        else:
            self._say_bye(too_fast(), POLICY)

    def _follow(self, message: FromClient) -> None:
        if self._visitor is not None and self._room is not None and not isinstance(message, Join):
            self._obey(message)
        elif isinstance(message, Join) and self._visitor is None and self._joining is None:
            self._joining = self._loop.create_task(self._join(message))
        elif self._is_early(message):
            self._early.append(message)
        else:
            problem = refused("join-first", text="the first message, and no other, is a join")
            self._say_bye(problem.refusal, BAD_MESSAGE)

    def _is_early(self, message: FromClient) -> bool:
        """Whether a message came before the welcome, and can wait for it."""
        waits = self._joining is not None and self._visitor is None
        return waits and not isinstance(message, Join) and len(self._early) < BACKLOG

    def _obey(self, message: FromClient) -> None:
        assert self._room is not None
        assert self._visitor is not None
        try:
            self._room.handle(self._visitor, message)
        except Exception as error:
            log_fault(f"a message {type(message).__name__}", error)
            problem = refused("our-fault", status=500, text="something went wrong at our end")
            self._say_bye(problem.refusal, 1011)

    async def _join(self, message: Join) -> None:
        try:
            joined = await self._host.join(self, message.table, message.token, message.log, message.aids, message.auto)
        except SublevelError as error:
            problem = as_refused(error)
            code = {404: NO_SUCH_TABLE, 401: BAD_TOKEN, 503: 1011}.get(problem.status, BAD_MESSAGE)
            self._say_bye(problem.refusal, code)
            return
        except Exception as error:
            log_fault("welcoming a client", error)
            self._say_bye(refused("our-fault", status=500, text="something went wrong at our end").refusal, 1011)
            return
        self._room, self._visitor = joined
        if self._closed:
            self._room.leave(self._visitor)
            return
        if self._timer:
            self._timer.cancel()
        self._timer = self._loop.call_later(HEARTBEAT, self._beat)
        early, self._early = self._early, []
        for waiting in early:
            self._obey(waiting)

    def _in_time(self) -> bool:
        """Whether messages come slowly enough."""
        return not self._host.settings.limits or self._messages.take(self._host.runtime.monotonic()) == 0.0

    # Answers to turns.

    def _answers_turn(self, message: Act) -> bool:
        """Whether an action is the first answer to a turn that the table waits for."""
        if self._room is None or self._visitor is None or message.after == self._answered:
            return False
        if not self._room.awaits(self._visitor, message):
            return False
        self._answered = message.after
        return True

    def _pace(self, message: Act) -> None:
        """Take an answer, or let it wait where answers come too quickly."""
        wait = self._answers.take(self._host.runtime.monotonic()) if self._host.settings.limits else 0.0
        if wait == 0.0:
            self._obey(message)
            return
        assert self._transport is not None
        self._held = message
        self._transport.pause_reading()
        self._release = self._host.runtime.later(wait, self._go_on)

    def _go_on(self) -> None:
        """Take the answer that waited, then what came after it."""
        message, self._held, self._release = self._held, None, None
        if self._closed or message is None:
            return
        self._obey(message)
        self.data_received(b"")
        self._read_on()

    def _read_on(self) -> None:
        """Read again, unless another answer waits."""
        if self._held is None and not self._closed and self._transport is not None:
            self._transport.resume_reading()

    def _beat(self) -> None:
        if not self._alive:
            self._closed = True
            self._abort()
            return
        self._alive = False
        self._frames.send_ping(b"")
        self._flush()
        self._timer = self._loop.call_later(HEARTBEAT, self._beat)

    # Sending.

    def send(self, data: bytes) -> None:
        """Send a text."""
        transport = self._transport
        if self._closed or transport is None:
            return
        transport.write(text_frame(data))
        self._drop_if_slow()

    def close(self, code: int, reason: str) -> None:
        """End the connection."""
        if self._closed:
            return
        if self._frames.state is State.OPEN:
            self._frames.send_close(code, reason)
            self._flush()
        self._end()

    def _say_bye(self, refusal: Refusal, code: int) -> None:
        self.send(_encode(Bye(refusal=refusal)))
        self.close(code, refusal.text[:100])

    def _drop_if_slow(self) -> None:
        if self._transport is not None and self._transport.get_write_buffer_size() > SLOWEST:
            self._closed = True
            self._abort()

    def _flush(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(self._frames.data_to_send()))
            self._drop_if_slow()

    def _end(self) -> None:
        """Send what is left, but do not wait long for somebody who does not read."""
        self._closed = True
        if self._transport is not None and not self._transport.is_closing():
            self._transport.close()
            if self._timer:
                self._timer.cancel()
            self._timer = self._loop.call_later(FAREWELL, self._abort)

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def too_fast() -> Refusal:
    """Rate-limit refusal."""
    return refused("too-fast", status=429, text="too many messages at once").refusal


def find_frame(data: bytes, start: int) -> tuple[int, int]:
    """Where a frame's content begins and ends. UNUSUAL and an end: the library reads, or refuses, what is there."""
    if len(data) < start + 2:
        return UNUSUAL, INCOMPLETE
    head, size = start + 2, data[start + 1] & ~MASKED
    if size >= LONG:
        head += 2 if size == LONG else 8
        if len(data) < head:
            return UNUSUAL, INCOMPLETE
        size = int.from_bytes(data[start + 2 : head], "big")
    if size > LARGEST_FRAME or not data[start + 1] & MASKED:
        return UNUSUAL, len(data)
    body, end = head + MASK, head + MASK + size
    if len(data) < end:
        return UNUSUAL, INCOMPLETE
    return body if data[start] == WHOLE_TEXT else UNUSUAL, end


def text_frame(data: bytes) -> bytes:
    """A whole text message as the server sends it: unmasked, in one frame."""
    size = len(data)
    if size < LONG:
        return b"\x81" + size.to_bytes(1, "big") + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
