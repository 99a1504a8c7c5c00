"""Six people at real sockets, a whole match of Panic Station, and its twin that differs in nothing but two hands.

Red and Blue change their secrets in the twin: who is the host, what they hold, what they give each other and who
infects whom. The public course is the same. All frames are kept, in their order: those of the other four and of a
watcher must be equal byte by byte; Red and Blue may differ in what they know, in nothing else.

Programs play for all six: their secret answers wait for their time whether or not there was a choice, and here that is
the same for all, so that the order is the same in both matches. How long answers take is shown where the clock is
pinned (test_six_seats.py).
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any, NamedTuple, cast

import pytest

import sublevel
from sublevel.engine.match import Match
from sublevel.games.panic_station.state import Board
from sublevel.table.logged import commitment
from sublevel.table.protocol import Act, Played
from tests.table.client import Client, all_of
from tests.table.server import Server, header_of

GAME = sublevel.game("panic-station")
OPTIONS = {"players": 6, "max_rounds": 2}
COLOURS = "RBGYWP"
NAMES = ("Red", "Blue", "Green", "Yellow", "White", "Purple", "Watcher")
WATCHER = 6
PRIVATE = {"card-seen", "cards-swapped", "infected", "cured", "gift-chosen", "armour-chosen", "hand-seen"}

SECRET = ("give", "armour")
WAIT = 1000  # milliseconds that every secret answer takes
EVEN = {"padding.SHORTEST": WAIT, "padding.LONGEST": WAIT, "padding.BLUR": 0.0}

Position = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sockets")
    server = Server(folder, f"sqlite:{folder / 'table.db'}", EVEN, limits="off")
    yield server
    server.check()
    server.close()


# Two matches with the same public course.


def items_of(seat: dict[str, Any]) -> dict[str, int]:
    """What a hand holds besides infection cards."""
    return {card: count for card, count in seat["hand"].items() if not card.startswith("INF_")}


def with_host(host: int) -> Position:
    """A deal in which one player is the host from the start."""
    for seed in range(1000):
        position = GAME.new(seed, OPTIONS).position()
        assert isinstance(position, dict)
        if position["seats"][host]["hand"].get("HOST"):
            return position
    raise AssertionError("nobody was ever dealt the host card")


def twin_of(position: Position, one: int, two: int) -> Position:
    """The same with the hands of two players changed: the second is the host now."""
    twin: Position = json.loads(json.dumps(position))
    first, second = twin["seats"][one], twin["seats"][two]
    mine, others = items_of(first), items_of(second)
    assert mine != others
    for seat, own, new in ((first, mine, others), (second, others, mine)):
        for card in own:
            del seat["hand"][card]
        seat["hand"] |= new
    for name in ("infected", "time", "source"):
        second[name] = first.pop(name)
    twin["first_host"] = COLOURS[two]
    return twin


class Move(NamedTuple):
    """Something to do: who, in which phase, and what in each of the two matches."""

    seat: int
    phase: str
    texts: tuple[str, str]


class Twins:
    """Two matches side by side, and a course for both that looks the same to all but two."""

    def __init__(self, pair: tuple[int, int], seed: int) -> None:
        start = with_host(pair[0])
        self.positions = start, twin_of(start, *pair)
        self.matches = [Match.placed(GAME, position, GAME.options.read(OPTIONS)) for position in self.positions]
        self.pair = pair
        self.chance = random.Random(seed)
        self.course: list[Move] = []
        move = self.next()
        while move is not None:
            self.play(move)
            move = None if self.over else self.next()
        self.course.pop()  # with the last action everything is revealed

    @property
    def over(self) -> bool:
        """Whether the matches have ended."""
        return any(match.finished for match in self.matches)

    @property
    def tell(self) -> bool:
        """Whether each of the two has infected the other before the end: that is what nobody else may hear of."""
        first, second = (cast("Board", match.state) for match in self.matches)
        one, two = self.pair
        return self.over and first.source[two] == first.first_host == one and second.source[one] == two

    def next(self) -> Move | None:
        """Whose answer comes next, and what it is in each match; None if somebody else would hear a difference."""
        view = self.matches[0].view(None)
        phase = str(view["phase"])
        assert self.matches[0].waiting == self.matches[1].waiting
        waiting = self.matches[0].waiting
        seat = waiting[0] if phase in SECRET else self.chance.choice(waiting)
        lists = [[action.text for action in match.legal(seat)] for match in self.matches]
        common = [text for text in lists[0] if text in lists[1]]
        if seat in self.pair and phase == "armour":
            return Move(seat, phase, ("arm none", "arm none"))
        if phase == "give" and {view["seat"], view["partner"]} == set(self.pair):
            first, second = (self.gift(*both, seat) for both in zip(self.matches, lists, strict=True))
            return Move(seat, phase, (first, second))
        if not common:
            return None
        text = self.liked(common)
        return Move(seat, phase, (text, text))

    def gift(self, match: Match, texts: list[str], seat: int) -> str:
        """Between the two whose secrets differ: the host infects the other at the first opportunity."""
        attempt = f"give INF_{COLOURS[seat]}"
        if match.view(seat)["own"]["infected"] and attempt in texts:
            return attempt
        return next((text for text in texts if text not in ("give GAS", "give ANTI")), texts[0])

    def liked(self, texts: list[str]) -> str:
        """Something that keeps the match going; the two meet each other rather than others."""
        for seat in self.pair:
            if f"swap {COLOURS[seat]}" in texts:
                return f"swap {COLOURS[seat]}"
        for word in ("team yes", "find", "lay", "run", "mv"):
            found = [text for text in texts if text.startswith(word)]
            if found and self.chance.random() < 0.6:
                return self.chance.choice(found)
        quiet = [text for text in texts if text not in ("end", "burn", "concede")]
        return self.chance.choice(quiet or texts)

    def play(self, move: Move) -> None:
        """Play it in both."""
        for match, text in zip(self.matches, move.texts, strict=True):
            match.play(move.seat, text)
        self.course.append(move)


# The same through sockets.


class Sitting:
    """A table with six people and a watcher who are connected."""

    def __init__(self, server: Server, tokens: list[str], position: Position) -> None:
        self.server = server
        self.tokens = tokens
        seats: list[dict[str, Any]] = [{"holder": "me", "program": True}, *[{"holder": "open"}] * 5]
        wish = {
            "game": "panic-station",
            "options": OPTIONS,
            "origin": {"file": GAME.position(position, OPTIONS).to_json()},
            "public": True,
        }
        self.table = server.open_table(tokens[0], seats, **wish)
        for seat, token in enumerate(tokens[1:6], 1):
            server.sit(token, self.table, seat, program=True)
        self.clients: list[Client] = []
        self.asked: list[tuple[int, bytes]] = []  # what HTTP told

    async def join(self, stack: AsyncExitStack) -> None:
        """Connect everybody, one after the other."""
        for token in self.tokens:
            client = Client(self.server.port, self.table, token)
            self.clients.append(client)
            await stack.enter_async_context(client)
        await all_of(self.clients, lambda client: client.standing.watching == 1)

    async def act(self, seat: int, text: str) -> None:
        """Somebody plays, and everybody hears of it."""
        plies = self.clients[seat].scene.plies + 1
        answer = await self.clients[seat].act(text)
        assert isinstance(answer, Played), (answer, text)
        await all_of(self.clients, lambda client: client.scene.plies >= plies)

    async def answer(self, moves: list[tuple[int, str]]) -> None:
        """Give secret answers, which all wait for their time."""
        for seat, text in moves:
            client = self.clients[seat]
            await client.send(Act(ref=client.ref(), after=client.scene.plies, action=text))
            await client.look(0)  # it has been heard

    async def hear(self, plies: int) -> None:
        """Wait until everybody has heard the answers."""
        await all_of(self.clients, lambda client: client.scene.plies >= plies)

    async def look_around(self) -> None:
        """Everybody looks back, and asks for what HTTP tells him."""
        for number, client in enumerate(self.clients):
            await client.look(client.scene.plies // 2)
            eyes = f"?eyes={number}" if number != WATCHER else ""
            for path in ("", f"/replay{eyes}"):
                data = self.server.call("GET", f"/api/tables/{self.table}{path}", token=self.tokens[number])
                self.asked.append((number, data))

    def frames(self, number: int) -> list[bytes]:
        """What somebody received, but for the table's own name and the promise made with its salt."""
        told = [data for who, data in self.asked if who == number]
        promise = commitment(header_of(self.server.store, self.table)).encode()
        own = [*self.clients[number].received, *told]
        return [data.replace(self.table.encode(), b"table").replace(promise, b"promise") for data in own]


def public(data: bytes) -> Any:
    """What is left of a frame without what its reader alone may know."""
    return veiled(json.loads(data))


def veiled(part: Any) -> Any:
    if isinstance(part, list):
        return [veiled(one) for one in part if not (isinstance(one, dict) and one.get("kind") in PRIVATE)]
    if isinstance(part, dict):
        private = {"own", "legal", "text", "aids", "position", "notes", "ways"}
        return {key: veiled(value) for key, value in part.items() if key not in private}
    return part


async def play(server: Server, tokens: list[str], twins: Twins) -> list[Sitting]:
    """Both matches to the action before the last, in step."""
    async with AsyncExitStack() as stack:
        tables = [Sitting(server, tokens, position) for position in twins.positions]
        for table in tables:
            await table.join(stack)
        course = list(twins.course)
        while course:
            asked = len(tables[0].clients[WATCHER].scene.waiting) if course[0].phase in SECRET else 1
            moves, course = course[:asked], course[asked:]
            if len(moves) < asked:
                break  # the match would end with this window
            await together(server, tables, moves)
            if len(course) % 60 < asked:
                for table in tables:
                    await table.look_around()
        return tables


async def together(server: Server, tables: list[Sitting], moves: list[Move]) -> None:
    """Play one action at both tables, or all answers of a window."""
    [phase] = {move.phase for move in moves}
    if phase not in SECRET:
        for table, text in zip(tables, moves[0].texts, strict=True):
            await table.act(moves[0].seat, text)
        return
    plies = tables[0].clients[WATCHER].scene.plies + len(moves)
    for number, table in enumerate(tables):
        await table.answer([(move.seat, move.texts[number]) for move in moves])
    server.move(WAIT / 1000)
    for table in tables:
        await table.hear(plies)


@pytest.mark.parametrize("pair", [(0, 1), (3, 4)], ids=["Red and Blue", "Yellow and White"])
def test_six_clients_cannot_tell_twin_matches_apart(server: Server, pair: tuple[int, int]) -> None:
    """PS-HIDE-1 to PS-HIDE-4, PS-XCH-3: frames, sizes and order of whole matches at real sockets."""
    tokens = [server.guest(name) for name in NAMES]
    twins = next(twins for twins in (Twins(pair, seed) for seed in range(50)) if twins.tell)
    one, two = asyncio.run(play(server, tokens, twins))
    for number, name in enumerate(NAMES):
        here, there = one.frames(number), two.frames(number)
        assert len(here) == len(there) > 60, name
        if number in pair:
            assert here != there
            for before, after in zip(here, there, strict=True):
                assert public(before) == public(after), name
        else:
            assert [len(data) for data in here] == [len(data) for data in there], name
            assert here == there, name
