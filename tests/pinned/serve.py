"""The real server in a pinned world: `python -m tests.pinned.serve PIN serve ...`, with the pin as JSON.

Tests talk to it over a Unix socket, one JSON object a line, and wait for the answer:
{"move": seconds} lets time pass; {"pin": seed} begins again with chance from a seed; {"matches": true} gives the
matches of the tables opened since then, as match files.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import socket
import sys
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from sublevel.cli import main
from sublevel.table import serving
from sublevel.table.host import Host
from sublevel.table.runtime import Runtime
from sublevel.table.settings import Settings
from tests.pinned.runtime import BEGINNING, PACE, Pinned
from tests.waiting import a_few_rounds, eventually


class Pin(msgspec.Struct):
    """How the world of a server is pinned."""

    control: str  # the socket
    seed: int | str
    at: int = BEGINNING  # milliseconds since 1970
    pace: int = PACE  # simulations that count as a second of an analyst
    patch: dict[str, Any] = {}  # constants of the table's modules, such as sockets.HEARTBEAT


def serve_pinned(pin: Pin) -> None:
    """Make the servers of this process run in a pinned world and listen to those who move its clock."""
    for place, value in pin.patch.items():
        module, _, name = place.rpartition(".")
        setattr(importlib.import_module(f"sublevel.table.{module}"), name, value)
    make_server = serving.server

    def server(settings: Settings, listener: socket.socket, open_browser: bool, runtime: Runtime) -> serving.Server:
        del runtime  # the machine's
        pinned = Pinned(pin.seed, pin.at)
        pinned.pace = pin.pace
        made = make_server(settings, listener, open_browser, pinned)
        pinned.quiet = Quiet(made.host).wait
        made.opened = Listening(pin.control, pinned, made.host)
        return made

    serving.server = server


class Quiet:
    """Whether everything that has begun at a host is done: written down, and no bot thinks."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def wait(self) -> None:
        """Wait until it is."""
        await a_few_rounds()
        while self.host.thinking.busy:
            await eventually(lambda: not self.host.thinking.busy, "the bots have chosen")
            await a_few_rounds()  # what they chose may make others think
        await self.host.store.flush()
        await eventually(lambda: not self.host.pulse.writing, "the beat is written")
        await a_few_rounds()


class Listening(AsyncExitStack):
    """What the server opens and closes, with one more door for tests."""

    def __init__(self, control: str, pinned: Pinned, host: Host) -> None:
        super().__init__()
        self.control = control
        self.pinned = pinned
        self.host = host
        self.former: set[str] = set()  # tables opened before chance was last pinned

    async def enter_async_context(self, cm: Any) -> Any:
        """Open that, and the door for tests."""
        opened = await super().enter_async_context(cm)
        door = await asyncio.start_unix_server(self.answer, self.control)
        self.callback(door.close)
        return opened

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Do what a test asks for, line by line."""
        while line := await reader.readline():
            wish = json.loads(line)
            answer: dict[str, object] = {}
            if "move" in wish:
                await self.pinned.move(wish["move"])
            if "pin" in wish:
                self.pinned.pin(wish["pin"])
                self.former = set(self.host.rooms)
            if "matches" in wish:
                rooms = {name: room for name, room in self.host.rooms.items() if name not in self.former}
                answer["matches"] = {name: room.table.match.to_json() for name, room in rooms.items()}
            answer["now"] = self.pinned.now()
            writer.write(json.dumps(answer).encode() + b"\n")
            await writer.drain()
        writer.close()


if __name__ == "__main__":
    _, pin, *arguments = sys.argv
    sys.argv = ["sublevel", *arguments]
    serve_pinned(msgspec.json.decode(pin, type=Pin))
    main()
