"""Nobody hears of a hidden tile or of the seed before it is time: in no message, by no size or order of messages."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.engine.chance import generator
from sublevel.engine.core import SPECTATOR, State
from sublevel.engine.game import Automatic
from sublevel.engine.match import Match
from sublevel.engine.views import plain
from sublevel.table.api_types import Replay
from sublevel.table.audience import Visitor
from sublevel.table.host import Host
from sublevel.table.logged import Holder, commitment
from sublevel.table.people import People
from sublevel.table.protocol import Act, Answer, AskWhy, Clock, Do, Eyes, Look, Person, Say, Standing, WantAids
from sublevel.table.records import Header
from sublevel.table.room import Room
from sublevel.table.settings import Settings
from sublevel.table.store import open_store
from sublevel.table.summaries import summary_of
from sublevel.table.table import Table
from tests.pinned import Pinned
from tests.table.client import Client, Ear, all_of
from tests.table.den import come_to_rest
from tests.table.server import Problem, Server, header_of

GAME = sublevel.game("the-base")
OPTIONS = GAME.options.read({})


def forms_of(seed: int) -> list[bytes]:
    """A seed as somebody might write it."""
    packed = seed.to_bytes(8, "big")
    return [
        str(seed).encode(),
        f"{seed:x}".encode(),
        f"{seed:016X}".encode(),
        packed,
        packed[::-1],
        str(seed - (1 << 64)).encode(),
        msgspec.json.encode(float(seed)),
    ]


# A whole match over real sockets.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("secrecy")
    server = Server(folder, f"sqlite:{folder / 'table.db'}", limits="off")
    yield server
    server.check()
    server.close()


def hidden_cells(s: State) -> set[str]:
    """The cells whose tiles nobody has seen, as the whole state says."""
    return {tile["cell"] for tile in plain(GAME.unveil(s, OPTIONS))["tiles"] if tile.get("hidden")}


def check_view(view: Any, hidden: set[str]) -> None:
    """A view shows nothing of hidden tiles but where they are."""
    shown = {tile["cell"]: tile for tile in view["tiles"]}
    for cell in hidden:
        assert shown[cell] == {"cell": cell, "open": None, "shape": None}
    assert sum(view["hidden"].values()) == len(hidden)


def ask_around(server: Server, table: str, tokens: list[str | None]) -> None:
    """Everything that HTTP tells of a table, asked by everybody."""
    for token in tokens:
        for path in ("/api/lobby", f"/api/tables/{table}", f"/api/tables/{table}/replay", "/metrics", "/openapi.json"):
            server.call("GET", path, token=token)
        if token is not None:
            server.call("GET", "/api/me/tables", token=token)
            server.call("GET", "/api/me", token=token)
    for seat, token in enumerate(tokens[:2]):
        server.call("GET", f"/api/tables/{table}/replay?eyes={seat}", token=token)
    wrong: list[tuple[str, str | None]] = [(f"replay?eyes={1 - seat}", token) for seat, token in enumerate(tokens[:2])]
    for token in tokens:
        wrong += [("replay?all=true", token), ("replay?eyes=none&all=1", token), ("file", token)]
        wrong += [("replay?eyes=0&all=true", token)]
    wrong += [(f"replay?eyes={seat}", token) for seat in (0, 1) for token in tokens[2:]]
    for path, token in wrong:
        with pytest.raises(Problem) as error:
            server.call("GET", f"/api/tables/{table}/{path}", token=token)
        assert error.value.status == 403
        assert error.value.key == "table-refused-still-running"
    for origin in ({"table": table}, {"table": table, "plies": 0}):
        with pytest.raises(Problem) as error:
            server.open_table(tokens[2] or "", [{"holder": "me"}, {"holder": "me"}], origin=origin)
        assert error.value.status == 403


def test_a_whole_match_tells_no_secret(server: Server) -> None:
    table, anna, bert = server.pair(public=True)
    watcher = server.guest("Cleo")
    tokens: list[str | None] = [anna, bert, watcher, None]
    header = header_of(server.store, table)
    assert header.seed is not None
    truth = GAME.new(header.seed)
    play_forced(truth)
    chance = random.Random(11)
    server.received.clear()
    heard: list[bytes] = []

    async def match() -> None:
        async with (
            Client(server.port, table, anna, aids=True) as first,
            Client(server.port, table, bert) as second,
            Client(server.port, table, watcher, aids=True) as third,
            Client(server.port, table) as fourth,
        ):
            clients = [first, second, third, fourth]
            while truth.legal(truth.waiting[0]) and len(truth.plies) < 200:
                seat = truth.waiting[0]
                mover = clients[seat]
                legal = [action.text for action in truth.legal(seat)]
                assert mover.legal == legal
                hidden = hidden_cells(truth.state)
                for client in clients:
                    check_view(client.scene.view, hidden)
                    if chance.random() < 0.3:
                        plies = chance.randrange(len(truth.plies) + 1)
                        looked = await client.look(plies)
                        check_view(looked.scene.view, hidden_cells(truth.state_after(plies)))
                if len(truth.plies) % 25 == 0:
                    ask_around(server, table, tokens)
                    await mover.why(chance.choice(["a1?", "c3?", "1-c3", "c3@NESW"]))
                    await mover.send(WantAids(on=chance.random() < 0.5))
                    await mover.say(phrase="hello")
                    async with Client(server.port, table, anna, aids=True) as tab:
                        heard.extend(tab.received)
                action = chance.choice(legal)
                if ends(truth, seat, action):
                    heard.extend(data for client in clients for data in client.received)
                await mover.act(action)
                truth.play(seat, action)
                play_forced(truth)
                await all_of(clients, lambda client: client.scene.plies == len(truth.plies))
                if truth.finished:
                    break
            await all_of(clients, lambda client: client.over)
            for client in clients:
                check_end(client.standing, header, truth)

    asyncio.run(match())
    everything = b"\n".join([*heard, *server.received])
    assert len(everything) > 500_000
    for secret in (*forms_of(header.seed), header.salt.encode(), bytes.fromhex(header.salt)):
        assert secret not in everything
    replay = server.get(f"/api/tables/{table}/replay?all=true", Replay)
    assert (replay.seed, replay.salt) == (str(header.seed), header.salt)


def ends(truth: Match, seat: int, action: str) -> bool:
    """Whether an action ends the match."""
    branch = truth.branch()
    branch.play(seat, action)
    play_forced(branch)
    return branch.finished


def play_forced(truth: Match) -> None:
    """Play what the table plays by itself."""
    while len(truth.due) == 1:
        [seat] = truth.due
        legal = truth.legal(seat)
        if len(legal) > 1 or GAME.automatic(truth.state, seat, legal[0].id) is Automatic.NEVER:
            return
        truth.play(seat, legal[0])


def check_end(standing: Standing, header: Header, truth: Match) -> None:
    """At the end everything is published, and it is what was promised at the start."""
    assert standing.seed == str(header.seed)
    assert standing.salt == header.salt
    promised = hashlib.sha256(f"{standing.seed}:{standing.salt}".encode()).hexdigest()
    assert standing.commitment == promised
    assert standing.deal == truth.position()


@pytest.mark.parametrize("plies", [None, 0, 30])
@pytest.mark.parametrize("kind", ["table", "file"])
def test_who_knows_a_deal_cannot_pass_it_off_as_a_fresh_one(server: Server, kind: str, plies: int | None) -> None:
    """A table that goes on from a match that was published says so, also if it goes on from the first action."""
    table, anna, bert = server.pair()

    async def resign() -> None:
        async with Client(server.port, table, anna) as client:
            await client.act(client.legal[0]) if client.scene.legal else None
            await client.do("resign")

    asyncio.run(resign())
    file = server.call("GET", f"/api/tables/{table}/file").decode()
    origin = {"table": table} if kind == "table" else {"file": file}
    forked = server.open_table(anna, origin={**origin, "plies": plies}, public=True)
    assert server.get(f"/api/tables/{forked}", Standing).forked
    server.sit(bert, forked)
    assert server.get(f"/api/tables/{forked}", Standing, bert).forked


# Two worlds that differ in nothing but what is hidden.


class World:
    """A table and everybody who looks at it, in this process."""

    def __init__(self, start: State, seed: int, clock: Clock, bot: bool) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.thoughts: list[bytes] = []  # what the bot was told
        store = open_store("memory:")
        self.runtime = Pinned(seed)
        self.host = Host(store, People(store, runtime=self.runtime), Settings(limits=False), self.runtime)
        self.host.thinking.choose = self.choose  # type: ignore[method-assign]
        header = Header(
            id="table",
            game=GAME.name,
            rules=GAME.version,
            options=OPTIONS.plain(),
            clock=clock,
            public=True,
            created=0,
            seed=seed,
            salt=f"{seed:032x}",
        )
        self.table = Table(header, GAME)
        self.table.match = Match(GAME, OPTIONS, start, seed, ())
        second = Holder(bot="planner") if bot else Holder(person="bert", name="Bert")
        self.holders = [Holder(person="anna", name="Anna"), second]
        self.visitors: dict[str, Visitor] = {}
        self.table.furnish(self.holders, self.host.now())
        self.room = self.host.rooms["table"] = Room(self.host, self.table)

    async def open(self) -> None:
        """Let everybody in."""
        await self.host.store.start()
        for name, person, aids in (
            ("anna", "anna", True),
            ("bert", "bert", False),
            ("cleo", "cleo", True),
            ("nobody", None, False),
        ):
            self.enter(name, person, aids)
        await self.settle()

    def enter(self, name: str, person: str | None, aids: bool) -> None:
        """Somebody comes."""
        who = Person(id=person, name=person.title()) if person else None
        visitor = self.visitors[name] = Visitor(Ear(name, self.heard), who, aids)
        self.room.join(visitor, log=True)

    async def choose(self, game: object, seen: bytes, seat: int, bot: str, seed: int) -> int:
        """The bot: it notes what it is told, and chooses by that."""
        self.thoughts.append(seen)
        state = GAME.rules.new()
        GAME.schema.unpack(seen, state)
        legal = GAME.legal_ids(state, seat)
        return legal[int.from_bytes(hashlib.sha256(seen).digest()[:4], "big") % len(legal)]

    async def settle(self) -> None:
        """Until everything is committed and told."""
        await come_to_rest(self.host)

    async def hear(self, name: str, message: msgspec.Struct) -> None:
        """A message comes from somebody."""
        self.room.handle(self.visitors[name], message)
        await self.settle()

    async def asked(self) -> None:
        """What HTTP would tell."""
        for person in (None, Person(id="anna", name="Anna"), Person(id="cleo", name="Cleo")):
            replay = await self.host.replay("table", person, None, False)
            standing = await self.host.standing("table", person)
            self.heard += [("http", msgspec.json.encode(replay)), ("http", msgspec.json.encode(standing))]
        self.heard.append(("lists", msgspec.json.encode(summary_of(self.table, self.host.now()))))
        own = await self.host.replay("table", Person(id="anna", name="Anna"), 0, False)
        self.heard.append(("http", msgspec.json.encode(own)))

    def told(self) -> list[tuple[str, bytes]]:
        """What was told since this was last asked, but for the promise that differs as the seeds do."""
        said = [(name, data.replace(commitment(self.table.header).encode(), b"promise")) for name, data in self.heard]
        self.heard.clear()
        return said

    async def close(self) -> None:
        """The end."""
        self.room.close()
        await self.host.store.close()
        self.host.people.close()


def another(s: State, seed: int) -> State:
    """The same position with other tiles where nobody can see them, and with another generator."""
    world = GAME.copy(s)
    world.rng = generator(seed)
    GAME.rules.resample(world, SPECTATOR)
    return world


def advanced(seed: int, plies: int, chance: random.Random) -> State:
    """A position after so many random actions."""
    match = GAME.new(seed)
    while len(match.plies) < plies and not match.finished:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return GAME.copy(match.state)


def questions(plies: int, chance: random.Random) -> list[tuple[str, msgspec.Struct]]:
    """What people send besides actions."""
    text = chance.choice(
        ["a1?", "b3?", "e2?", "d4?", "1-b2", "2-d3", "3-c5", "c4@NE", "b1@NS", "pass", "+1", "rubbish"]
    )
    one = chance.choice(["anna", "bert", "cleo", "nobody"])
    return [
        (one, AskWhy(ref=1, action=text if chance.random() < 0.5 else chance.randrange(GAME.actions))),
        (one, Look(ref=2, plies=chance.randrange(plies + 1))),
        (one, WantAids(on=chance.random() < 0.5)),
        (one, Eyes(seat=chance.choice([0, 1, None]))),
        (one, Act(ref=3, after=plies, action=chance.randrange(GAME.actions), seat=5)),
        (one, Say(phrase="oops")),
        (one, Do(ref=4, what="ask-undo")),
        ("anna", Answer(ref=5, offer="undo", yes=False)),
        ("bert", Answer(ref=6, offer="undo", yes=False)),
    ]


async def compare(seed: int, plies: int, bot: bool) -> int:
    """Play the same in two worlds, and compare all that is told until they show something different."""
    chance = random.Random(seed)
    start = advanced(seed, plies, chance)
    if start.waiting == 0:
        return 0
    clock = chance.choice([Clock(), Clock(kind="game", seconds=900, increment=5)])
    worlds = [World(start, 2 * seed + 1, clock, bot), World(another(start, seed + 99), 7 * seed + 5, clock, bot)]
    compared = 0
    try:
        for world in worlds:
            await world.open()
        while True:
            told, shown = told_alike(*worlds)
            compared += told
            match = worlds[0].table.match
            if shown or match.finished:
                return compared
            asked = chance.choice(questions(len(match.plies), chance))
            looks = chance.random() < 0.1
            for world in worlds:
                await world.runtime.move(1)
                await world.hear(*asked)
                if looks:
                    await world.asked()
                    world.enter("late", None, True)
            told, shown = told_alike(*worlds)
            compared += told
            match = worlds[0].table.match
            if shown or match.finished:
                return compared
            seat = match.waiting[0]
            act = Act(ref=9, after=len(match.plies), action=chance.choice(match.legal(seat)).text)
            for world in worlds:
                await world.hear("anna" if seat == 0 else "bert", act)
    finally:
        for world in worlds:
            await world.close()


def told_alike(one: World, two: World) -> tuple[int, bool]:
    """How much was told alike, and whether something was shown then that differs rightly. All else has to be equal."""
    here, there = one.told(), two.told()
    for number, (first, second) in enumerate(zip(here, there, strict=False)):
        if shows(first) or shows(second):
            assert shows(first)
            assert shows(second)
            return number, True
        assert first == second
    assert len(here) == len(there)
    assert one.thoughts == two.thoughts
    return len(here), False


def shows(told: tuple[str, bytes]) -> bool:
    """Whether a tile is turned up, or the match is over: from here on the worlds may differ."""
    return b'"tile-revealed"' in told[1] or b'"status":"finished"' in told[1]


@pytest.mark.parametrize("bot", [False, True], ids=["two people", "a bot"])
def test_what_is_hidden_changes_nothing_that_is_told(bot: bool) -> None:
    """Not a byte, not the size or the order of messages; for every kind of client."""
    compared = 0
    for seed in range(40):
        compared += asyncio.run(compare(seed, random.Random(seed).choice([0, 5, 12, 40, 80, 110]), bot))
    assert compared > 1000


def test_the_comparison_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a game that forgets to hide, the test above fails."""
    monkeypatch.setattr(type(GAME), "seen_by", lambda self, s, seat: self.copy(s))
    with pytest.raises(AssertionError, match=r"thoughts|heard|anna|bot"):
        asyncio.run(compare(3, 12, True))
