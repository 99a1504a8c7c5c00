"""Two at a table of The Base, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

import sublevel
from sublevel.table.api_types import Replay, TableInfo
from sublevel.table.protocol import Standing
from tests.table.client import Client, all_of
from tests.table.server import Server
from tests.waiting import PATIENCE

GAME = sublevel.game("the-base")
RANDOM = {"holder": "bot", "bot": "random"}


class Pair:
    """A table at which two sit, connected, and who of them is to act."""

    def __init__(self, table: str, tokens: tuple[str, str], clients: tuple[Client, Client]) -> None:
        self.table = table
        self.tokens = tokens
        self.first, self.second = clients
        self.both = list(clients)

    @property
    def mover(self) -> Client:
        """Who is to act."""
        return next(client for client in self.both if client.scene.legal)

    @property
    def other(self) -> Client:
        """Who is not."""
        return next(client for client in self.both if not client.scene.legal)

    async def catch_up(self) -> None:
        """Wait until both have heard all that was told so far: answers come behind it."""
        for client in self.both:
            await client.look(0)

    async def all(self, test: Callable[[Client], bool]) -> None:
        """Wait until something holds for both."""
        await all_of(self.both, test)


def with_pair(server: Server, work: Callable[[Pair], Awaitable[None]], **wish: Any) -> str:
    """Do something at a table for two."""
    table, anna, bert = server.pair(**wish)

    async def run() -> None:
        async with Client(server.port, table, anna) as first, Client(server.port, table, bert) as second:
            await first.until(lambda: first.standing.seats[1].present)
            await work(Pair(table, (anna, bert), (first, second)))

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    return table


def mine(server: Server, token: str) -> list[str]:
    """The tables in somebody's own list."""
    return [info.id for info in server.get("/api/me/tables", list[TableInfo], token)]


def check_file(server: Server, table: str) -> None:
    """The match file is that of the match, and a replay of it shows the same."""
    file = server.call("GET", f"/api/tables/{table}/file").decode()
    standing = server.get(f"/api/tables/{table}", Standing)
    replay = server.get(f"/api/tables/{table}/replay", Replay)
    match = GAME.load(file)
    assert str(match.seed) == standing.seed
    assert match.position() == standing.deal
    assert [ply.text for ply in match.plies] == [step.text for step in replay.steps]
    assert len(replay.scenes) == len(replay.positions) == len(replay.steps) + 1
    for all_seeing in (False, True):
        body = {"file": file, "all_seeing": all_seeing}
        imported = msgspec.json.decode(server.call("POST", "/api/replays", body), type=Replay)
        kept = server.get(f"/api/tables/{table}/replay?all={'true' if all_seeing else 'false'}", Replay)
        assert imported.steps == kept.steps
        assert imported.scenes == kept.scenes
        assert imported.positions == kept.positions
