"""Connections: how much, how slowly and how many a stranger may send before anybody has looked at a request.

uvicorn reads whatever comes for as long as it comes. Here a connection has to come to the point: a head that is not
endless, a request that is whole after a while, few of them at once, and answers that are read.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sublevel.table.guard import neighbourhood, trusted

if TYPE_CHECKING:
    from sublevel.table.runtime import Runtime, Timer
    from sublevel.table.settings import Settings

LARGEST_HEAD: Final = 32 * 1024  # bytes of a request before its body
LARGEST_REQUEST: Final = 1024 * 1024  # bytes of a request, with all that chunks add to its body
PATIENCE: Final = 20.0  # seconds for a whole request to arrive
READING: Final = 20.0  # seconds in which somebody reads at least something of an answer that waits for him
MOST_PIPELINED: Final = 8  # requests that are sent before the first is answered
MOST_CONNECTIONS: Final = 200  # of one address, besides those that became sockets


def door_class(settings: Settings, runtime: Runtime) -> type[asyncio.Protocol]:
    """The class that uvicorn makes for each connection (its setting `http`)."""
    crowd: dict[str, int] = {}

    class Connection(HttpConnection):
        def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
            super().__init__(config, server_state, app_state, _loop)
            self.settings = settings
            self.runtime = runtime
            self.crowd = crowd

    return Connection


class HttpConnection(HttpToolsProtocol):
    """One connection."""

    settings: Settings
    runtime: Runtime
    crowd: dict[str, int]  # connections of each address

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.address: str | None = None  # under which it is counted
        self.timer: Timer | None = None
        self.in_head = True
        self.size = 0  # bytes of the request under way, but for those that came with its beginning
        self.turns = 0  # beginnings and ends of requests so far
        self.unanswered = 0  # requests
        self.unread: float = 0  # bytes of whole answers that wait to be read
        self.behind: float = 0  # bytes of an answer under way that wait to be read
        self.reader: Timer | None = None  # looks after somebody who reads slowly

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody connects."""
        super().connection_made(transport)
        if self.enter():
            self.hurry()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.catch_up()
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which has limits of its own."""
        self.leave()
        super().handle_websocket_upgrade()

    def enter(self) -> bool:
        """Count the connection; whether there is room for it. All that come through a proxy have its address."""
        peer = self.client[0] if self.client else ""
        if not self.settings.limits or trusted(peer, self.settings):
            return True
        address = neighbourhood(peer)
        if self.crowd.get(address, 0) >= MOST_CONNECTIONS:
            return False
        self.crowd[address] = self.crowd.get(address, 0) + 1
        self.address = address
        return True

    def leave(self) -> None:
        """Count it no more."""
        self.relax()
        if self.address is not None:
            self.crowd[self.address] -= 1
            if not self.crowd[self.address]:
                del self.crowd[self.address]
            self.address = None

    # How slowly.

    def hurry(self) -> None:
        """A request is under way: it has to be whole in time."""
        if self.timer is None:
            self.timer = self.runtime.later(PATIENCE, self.transport.abort)

    def relax(self) -> None:
        """No request is under way."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def pause_writing(self) -> None:
        """More is written than is read."""
        super().pause_writing()
        self.behind = float("inf")
        self.look_after()

    def resume_writing(self) -> None:
        """Most of it was read."""
        super().resume_writing()
        self.catch_up()

    def look_after(self) -> None:
        """Who reads nothing for a while is let go."""
        behind = self.transport.get_write_buffer_size()
        if behind < self.behind:
            self.behind = behind
            self.reader = self.runtime.later(READING, self.look_after)
        else:
            self.transport.abort()

    def catch_up(self) -> None:
        """Nobody reads too slowly."""
        if self.reader is not None:
            self.reader.cancel()
            self.reader = None

    def on_response_complete(self) -> None:
        """An answer was given."""
        self.unanswered -= 1
        self.unread = float("inf")
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Nobody asked again. Who still reads the answer may go on reading; who does not is let go."""
        unread = self.transport.get_write_buffer_size()
        if 0 < unread < self.unread:
            self.unread = unread
            again = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)
            self.timeout_keep_alive_task = again
        else:
            self.transport.abort()

    # How much.

    def data_received(self, data: bytes) -> None:
        """Bytes came."""
        turns = self.turns
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if turns != self.turns:
            self.size = 0
            return
        self.size += len(data)
        self.hurry()
        if self.size > (LARGEST_HEAD if self.in_head else LARGEST_REQUEST):
            self.refuse()

    def refuse(self) -> None:
        """Say that this is too much, and listen no more."""
        status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if self.in_head else HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        if not self.unanswered:
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(line.encode("ascii"))
        self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.turns += 1
        self.in_head = True
        self.hurry()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self.in_head = False
        self.unanswered += 1
        super().on_headers_complete()
        if self.unanswered > MOST_PIPELINED:
            self.transport.abort()

    def on_message_complete(self) -> None:
        """It is whole."""
        self.turns += 1
        self.in_head = True
        self.relax()
        super().on_message_complete()
