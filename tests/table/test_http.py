"""Every endpoint with good and bad input, on the real host; and a crowd of made-up requests that none may break."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import schemathesis
from argon2 import PasswordHasher
from httpx2 import Response
from hypothesis import HealthCheck, Phase, settings
from schemathesis.core.result import Ok
from starlette.testclient import TestClient

import sublevel
from sublevel.table import api
from sublevel.table import app as application
from sublevel.table.api import ENDPOINTS, House
from sublevel.table.api_types import (
    Alive,
    GameInfo,
    Health,
    Lesson,
    Lobby,
    Opened,
    Problem,
    Replay,
    RulesText,
    Seated,
    Session,
    TableInfo,
    Tried,
)
from sublevel.table.app import make_app
from sublevel.table.guard import ENTRANCE, PERSONAL, Limiter, Rate
from sublevel.table.host import Host
from sublevel.table.openapi import document
from sublevel.table.people import People
from sublevel.table.protocol import Do, FromClient, Refusal, Standing
from sublevel.table.settings import Settings
from sublevel.table.store import open_store
from tests.pinned import Pinned

T = TypeVar("T")

BOTH = {"game": "the-base", "seats": [{"holder": "me"}, {"holder": "me", "name": "Bob"}]}
OPEN = {"game": "the-base", "seats": [{"holder": "me"}, {"holder": "open"}], "public": True}
INDEX = "<!doctype html><title>Sublevel</title>" + " " * 2000


class Server(TestClient):
    """A whole server in this process, without its sockets."""

    host: Host

    def __init__(self, folder: Path, chosen: Settings) -> None:
        store = open_store(f"sqlite:{folder / 'table.db'}")
        runtime = Pinned()
        people = People(store, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1), runtime)
        self.host = Host(store, people, chosen, runtime)
        static = folder / "static"
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text(INDEX, encoding="utf-8")
        (static / "assets" / "main-1a2b.js").write_text("go()", encoding="utf-8")
        (static / "assets" / "big-1a2b.js").write_text("go();" * 1000, encoding="utf-8")
        (static / "assets" / "big-1a2b.js.br").write_bytes(b"as if it were brotli")
        app = make_app(self.host, people, chosen, static)
        super().__init__(app, raise_server_exceptions=False, client=("127.0.0.1", 50_000))

    def guest(self, name: str = "Ada") -> dict[str, str]:
        """The headers of somebody new."""
        answer = self.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return {"authorization": f"Bearer {answer.json()['token']}"}

    def table(self, headers: dict[str, str], wish: dict[str, Any] = BOTH) -> str:
        """A new table."""
        answer = self.post("/api/tables", json=wish, headers=headers)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Opened).table

    def live(self, table: str, headers: dict[str, str], *messages: FromClient) -> list[Any]:
        """Join a table, say something, and return all that was answered."""
        heard: list[Any] = []

        class Ear:
            def send(self, data: bytes) -> None:
                heard.append(msgspec.json.decode(data))

            def close(self, code: int, reason: str) -> None:
                heard.append({"type": "closed", "code": code})

        async def talk() -> None:
            token = headers["authorization"].removeprefix("Bearer ")
            room, visitor = await self.host.join(Ear(), table, token, True, False)
            for message in messages:
                room.handle(visitor, message)
            await room.committed()
            room.leave(visitor)

        assert self.portal is not None
        self.portal.call(talk)
        return heard


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), Settings(limits=False, workers=1)) as server:
        yield server


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with limits."""
    with Server(tmp_path, Settings(workers=1)) as server:
        yield server


def good(answer: Response, kind: type[T], status: int = 200) -> T:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=kind)


def bad(answer: Response, status: int, key: str) -> Refusal:
    assert answer.status_code == status, answer.text
    assert answer.headers["cache-control"] == "no-store"
    refusal = msgspec.json.decode(answer.content, type=Problem).refusal
    assert refusal.key == f"table-refused-{key}"
    assert refusal.text
    return refusal


# Games.


def test_games(server: Server) -> None:
    games = good(server.get("/api/games"), list[GameInfo])
    assert [game.name for game in games] == [name for name in sublevel.game_names() if sublevel.game(name).face]


def test_a_game_without_a_face_is_not_offered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the browser can draw it there is no table for it, nor lessons; its rules can be read."""
    monkeypatch.setattr(type(sublevel.game("underground")), "face", False)
    bad(server.get("/api/games/underground/lessons"), 404, "unknown-game")
    good(server.get("/api/games/underground/rules"), RulesText)


def test_rules(server: Server) -> None:
    rules = good(server.get("/api/games/the-base/rules"), RulesText)
    assert "BASE-MOVE-1" in {clause.id for clause in rules.clauses}
    bad(server.get("/api/games/chess/rules"), 404, "unknown-game")
    bad(server.get("/api/games/..%2Fthe-base/rules"), 404, "not-there")
    bad(server.get("/api/games/Chess!/rules"), 404, "not-there")


def test_lessons(server: Server) -> None:
    good(server.get("/api/games/the-base/lessons"), list[Lesson])
    bad(server.get("/api/games/chess/lessons"), 404, "unknown-game")


def test_trying(server: Server) -> None:
    fresh = good(server.post("/api/games/the-base/try", json={"seed": 7, "eyes": 1}), Tried)
    assert fresh.steps == []
    action = fresh.scene.legal[0]["text"]
    tried = good(server.post("/api/games/the-base/try", json={"seed": 7, "actions": [[1, action], [1, "9"]]}), Tried)
    assert [step.text for step in tried.steps] == [action]
    assert tried.refusal is not None
    bad(server.post("/api/games/chess/try", json={}), 404, "unknown-game")
    bad(server.post("/api/games/the-base/try", json={"options": {"mix": "nothing"}}), 422, "bad-option")
    bad(server.post("/api/games/the-base/try", json={"position": "nonsense"}), 422, "bad-position")
    refusal = bad(server.post("/api/games/the-base/try", json={"actions": [[9, "x"]]}), 422, "bad-request")
    assert "$.actions[0][0]" in str(refusal.args["detail"])
    bad(server.post("/api/games/the-base/try", json={"actions": [[0, "x"]] * 501}), 422, "bad-request")


# People.


def test_guests(server: Server) -> None:
    session = good(server.post("/api/guests", json={"name": " Ada  L. "}), Session, 201)
    assert session.person.name == "Ada L."
    assert len(session.token) >= 16
    wrong_ones: list[Any] = [
        {},
        {"name": ""},
        {"name": "x" * 25},
        {"name": 5},
        {"name": "Ada", "more": 1},
        [],
        7,
        "Ada",
    ]
    for wrong in wrong_ones:
        bad(server.post("/api/guests", json=wrong), 422, "bad-request")
    bad(server.post("/api/guests", json={"name": "\u202eAda"}), 422, "name-character")


def test_myself(server: Server) -> None:
    ada = server.guest()
    assert good(server.get("/api/me", headers=ada), Session).token == ""
    changed = server.patch("/api/me", json={"name": "Eve", "settings": {"theme": "light"}}, headers=ada)
    assert good(changed, Session).person.name == "Eve"
    again = good(server.get("/api/me", headers=ada), Session)
    assert (again.person.name, again.settings) == ("Eve", {"theme": "light"})
    bad(server.patch("/api/me", json={"name": ""}, headers=ada), 422, "bad-request")
    bad(server.patch("/api/me", json={"settings": {"x": "y" * 10_000}}, headers=ada), 413, "settings-size")
    bad(server.patch("/api/me", json={"name": "Eve"}), 401, "no-token")


def test_accounts(server: Server) -> None:
    guest = server.guest("Grace")
    account = {"name": "Grace", "password": "correct horse"}
    owner = good(server.post("/api/accounts", json=account, headers=guest), Session, 201)
    assert owner.person.account
    assert owner.person.id == good(server.get("/api/me", headers=guest), Session).person.id
    bad(server.post("/api/accounts", json=account), 409, "name-taken")
    bad(server.post("/api/guests", json={"name": "grace"}), 409, "name-taken")
    bad(server.post("/api/accounts", json={"name": "Linus", "password": "short"}), 422, "bad-request")
    session = good(server.post("/api/sessions", json=account), Session, 201)
    assert session.person == owner.person
    assert session.token not in (owner.token, "")
    wrong = {**account, "password": "wrong horse"}
    nobody = {**account, "name": "Nobody"}
    assert bad(server.post("/api/sessions", json=wrong), 401, "wrong-login") == bad(
        server.post("/api/sessions", json=nobody), 401, "wrong-login"
    )


def test_logging_out(server: Server) -> None:
    ada = server.guest()
    answer = server.delete("/api/sessions", headers=ada)
    assert (answer.status_code, answer.content) == (204, b"")
    refused = server.get("/api/me", headers=ada)
    bad(refused, 401, "bad-token")
    assert refused.headers["www-authenticate"] == "Bearer"
    bad(server.delete("/api/sessions"), 401, "no-token")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Basic abc", "Bearer " + "x" * 32, "Bearer \xff\xfe"])
def test_tokens_that_are_none(server: Server, header: str) -> None:
    answer = server.get("/api/me", headers={b"authorization": header.encode("latin-1")})
    assert answer.status_code == 401


def test_a_bad_token_is_told_even_where_none_is_needed(server: Server) -> None:
    good(server.get("/api/lobby"), Lobby)
    bad(server.get("/api/lobby", headers={"authorization": "Bearer " + "x" * 32}), 401, "bad-token")


# Tables.


def test_opening_a_table(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada, {**BOTH, "clock": {"kind": "game", "seconds": 900, "increment": 5}})
    standing = good(server.get(f"/api/tables/{table}", headers=ada), Standing)
    assert [seat.name for seat in standing.seats] == ["Ada", "Bob"]
    assert all(seat.mine for seat in standing.seats)
    assert standing.seed is None
    assert not any(seat.mine for seat in good(server.get(f"/api/tables/{table}"), Standing).seats)
    bad(server.get("/api/tables/nosuchtable"), 404, "no-such-table")
    bad(server.get("/api/tables/x"), 404, "not-there")
    bad(server.get("/api/tables/a%00b%00c"), 404, "not-there")


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": []}, 422, "bad-request"),
        ({"seats": [{"holder": "me"}] * 3}, 422, None),
        ({"seats": [{"holder": "me"}, {"holder": "bot", "bot": "deep thought"}]}, 422, "no-such-bot"),
        ({"seats": [{"holder": "me"}, {"holder": "somebody"}]}, 422, "bad-request"),
        ({"options": {"mix": 5}}, 422, "bad-option"),
        ({"options": {"colour": "red"}}, 422, "bad-option"),
        ({"clock": {"kind": "game", "seconds": -1}}, 422, "bad-request"),
        ({"origin": {"position": "nonsense"}}, 422, "bad-position"),
        ({"origin": {"file": "{}"}}, 422, "bad-file"),
        ({"origin": {"table": "nosuchtable"}}, 404, "no-such-table"),
        ({"origin": {}}, 422, "no-origin"),
    ],
)
def test_tables_that_cannot_be(server: Server, change: dict[str, Any], status: int, key: str | None) -> None:
    answer = server.post("/api/tables", json={**BOTH, **change}, headers=server.guest())
    assert answer.status_code == status, answer.text
    if key is not None:
        bad(answer, status, key)


def test_a_table_needs_somebody(server: Server) -> None:
    bad(server.post("/api/tables", json=BOTH), 401, "no-token")


def test_sitting_down(server: Server) -> None:
    ada, eve = server.guest(), server.guest("Eve")
    table = server.table(ada, OPEN)
    assert table in {info.id for info in good(server.get("/api/lobby"), Lobby).open}
    assert table in {info.id for info in good(server.get("/api/lobby", headers=ada), Lobby).mine}
    bad(server.post(f"/api/tables/{table}/seats", json={}), 401, "no-token")
    bad(server.post(f"/api/tables/{table}/seats", json={"seat": 0}, headers=eve), 409, "seat-taken")
    bad(server.post(f"/api/tables/{table}/seats", json={"seat": 6}, headers=eve), 422, "bad-request")
    bad(server.post("/api/tables/nosuchtable/seats", json={}, headers=eve), 404, "no-such-table")
    seated = good(server.post(f"/api/tables/{table}/seats", json={}, headers=eve), Seated, 201)
    assert seated.seat == 1
    bad(server.post(f"/api/tables/{table}/seats", json={}, headers=eve), 409, "already-seated")
    bad(server.post(f"/api/tables/{table}/seats", json={}, headers=server.guest()), 409, "no-open-seat")
    assert [info.id for info in good(server.get("/api/me/tables", headers=eve), list[TableInfo])] == [table]
    bad(server.get("/api/me/tables"), 401, "no-token")


# Looking back.


def test_while_a_match_runs_secrets_stay(server: Server) -> None:
    ada, eve = server.guest(), server.guest("Eve")
    table = server.table(ada, OPEN)
    server.post(f"/api/tables/{table}/seats", json={}, headers=eve)
    replay = good(server.get(f"/api/tables/{table}/replay?eyes=0", headers=ada), Replay)
    assert (replay.eyes, replay.seed, replay.finished) == (0, None, False)
    assert good(server.get(f"/api/tables/{table}/replay"), Replay).eyes is None
    bad(server.get(f"/api/tables/{table}/replay?eyes=0", headers=eve), 403, "still-running")
    bad(server.get(f"/api/tables/{table}/replay?eyes=0"), 403, "still-running")
    bad(server.get(f"/api/tables/{table}/replay?all=true", headers=ada), 403, "still-running")
    bad(server.get(f"/api/tables/{table}/file", headers=ada), 403, "still-running")
    for query in ("eyes=9", "eyes=-1", "eyes=x", "all=perhaps", "eyes="):
        bad(server.get(f"/api/tables/{table}/replay?{query}"), 422, "bad-request")


def test_when_a_match_is_over_everything_can_be_seen(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada)
    heard = server.live(table, ada, Do(ref=1, what="resign", seat=0))
    assert heard[0]["type"] == "welcome"
    assert good(server.get(f"/api/tables/{table}"), Standing).status == "finished"
    replay = good(server.get(f"/api/tables/{table}/replay?eyes=1"), Replay)
    assert replay.finished
    assert replay.seed
    assert good(server.get(f"/api/tables/{table}/replay?all=true"), Replay).all_seeing
    answer = server.get(f"/api/tables/{table}/file")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.json"'
    sublevel.game("the-base").load(answer.text)
    looked = good(server.post("/api/replays", json={"file": answer.text, "all_seeing": True}), Replay)
    assert len(looked.scenes) == len(replay.scenes)


def test_files(server: Server) -> None:
    match = sublevel.game("the-base").new(seed=7)
    choices = random.Random(1)
    while not match.finished:
        seat = match.waiting[0]
        match.play(seat, choices.choice(match.legal(seat)))
    replay = good(server.post("/api/replays", json={"file": match.to_json()}), Replay)
    assert replay.finished
    assert len(replay.scenes) == len(replay.steps) + 1 == len(match.plies) + 1
    for wrong in ("", "nonsense", "{}", "[]", match.to_json()[:-50]):
        bad(server.post("/api/replays", json={"file": wrong}), 422, "bad-file")
    bad(server.post("/api/replays", json={"file": "x" * 200_001}), 422, "bad-request")
    bad(server.post("/api/replays", json={"file": match.to_json(), "eyes": 5}), 422, "no-such-seat")


# About the server.


def test_health(server: Server) -> None:
    assert good(server.get("/livez"), Alive).status == "ok"
    for path in ("/readyz", "/healthz"):
        answer = server.get(path)
        found = msgspec.json.decode(answer.content, type=Health)
        assert answer.status_code == (200 if found.status == "ok" else 503)  # a busy machine may be late
        assert found.version == sublevel.__version__
        assert [check.name for check in found.checks] == ["store", "disk", "loop", "bots", "analyst"]
        assert answer.headers["cache-control"] == "no-store"


def test_metrics(server: Server) -> None:
    answer = server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in answer.text.splitlines():
        assert re.fullmatch(r'# TYPE \w+ \w+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [0-9.e+-]+', line), line


def test_the_description(server: Server) -> None:
    assert server.get("/openapi.json").json() == document()


# What is wrong with a request before anybody looks at what it asks for.


def test_bodies_that_are_none(server: Server) -> None:
    json = {"content-type": "application/json"}
    for content in (b"", b"{", b"\xff", b'{"name": "\xff"}'):
        bad(server.post("/api/guests", content=content, headers=json), 400, "not-json")
    deep = b'{"position": ' + b"[" * 100_000
    bad(server.post("/api/games/the-base/try", content=deep, headers=json), 400, "not-json")
    form = {"content-type": "application/x-www-form-urlencoded"}
    bad(server.post("/api/guests", content=b'{"name": "Ada"}', headers=form), 415, "not-json")
    utf8 = {"content-type": "application/json; charset=utf-8"}
    assert server.post("/api/guests", content=b'{"name": "Ada"}', headers=utf8).status_code == 201
    bad(server.post("/api/guests", content=b" " * 300_000, headers=json), 413, "too-large")


def test_addresses_and_methods_that_are_none(server: Server) -> None:
    for path in ("/api/", "/api/nothing", "/api/games/the-base", "/api/live"):
        bad(server.get(path), 404, "not-there")
    answer = server.put("/api/me")
    bad(answer, 405, "method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH"}
    bad(server.post("/lobby"), 405, "method")
    assert server.head("/api/games").status_code == 200


def test_what_has_not_changed_is_not_sent_again(server: Server) -> None:
    first = server.get("/api/games")
    again = server.get("/api/games", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert server.get("/api/games", headers={"if-none-match": '"other"'}).status_code == 200


def test_large_answers_are_compressed(server: Server) -> None:
    answer = server.get("/api/games/the-base/rules", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2


def test_limits_for_addresses_and_people(strict: Server) -> None:
    answers = [strict.post("/api/guests", json={"name": "Ada"}) for _ in range(ENTRANCE.burst + 2)]
    assert answers[0].status_code == 201
    bad(answers[-1], 429, "too-many")
    assert int(answers[-1].headers["retry-after"]) >= 1
    ada = {"authorization": f"Bearer {answers[0].json()['token']}"}
    assert strict.get("/api/me", headers=ada).status_code == 200  # that has a limit of its own
    house = house_of(strict)
    house.limits.limiters[PERSONAL] = Limiter(Rate(1, 0.001))
    assert strict.get("/api/me", headers=ada).status_code == 200
    bad(strict.get("/api/me", headers=ada), 429, "too-many")
    eve = {"authorization": f"Bearer {answers[1].json()['token']}"}
    assert strict.get("/api/me", headers=eve).status_code == 200


def house_of(server: Server) -> House:
    """What the endpoints of a server work with."""
    route = next(route for route in server.app.routes if route.path == "/api/me")  # type: ignore[attr-defined]
    house = route.endpoint.args[0]
    assert isinstance(house, House)
    return house


def test_a_fault_of_ours_is_no_more_than_that(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[GameInfo]:
        raise KeyError("seed 12345")

    monkeypatch.setattr(api, "game_infos", broken)
    answer = server.get("/api/games")
    assert "12345" not in answer.text
    bad(answer, 500, "fault")


# The client's files.


def test_pages_get_the_index(server: Server) -> None:
    for path in (
        "/",
        "/lobby",
        "/t/abc",
        "/rules/the-base",
        "/replay",
        "/replay/abc",
        "/new/the-base",
        "/learn",
        "/settings",
    ):
        page = server.get(path)
        assert (page.status_code, page.text) == (200, INDEX)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
    assert server.get("/nothing/at/all").status_code == 404
    assert server.get("/nothing/at/all").text == INDEX
    tag = server.get("/").headers["etag"]
    assert server.get("/lobby", headers={"if-none-match": tag}).status_code == 304


def test_files_with_hashes_stay_for_ever(server: Server) -> None:
    file = server.get("/assets/main-1a2b.js")
    assert file.text == "go()"
    assert file.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in file.headers["cache-control"]
    for path in ("/assets/other.js", "/assets/..%2f..%2ftable.db", "/favicon.ico", "/table.db", "/../table.db"):
        bad(server.get(path), 404, "not-there")


def test_files_are_sent_as_the_browser_takes_them(server: Server) -> None:
    with server.stream("GET", "/assets/big-1a2b.js", headers={"accept-encoding": "gzip, deflate, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"as if it were brotli"
    with server.stream("GET", "/assets/big-1a2b.js", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())) == b"go();" * 1000
    plain = server.get("/assets/big-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == "go();" * 1000
    assert server.get("/assets/big-1a2b.js.br").status_code == 404


def test_a_new_build_is_noticed(strict: Server, tmp_path: Path) -> None:
    assert strict.get("/").text == INDEX
    (tmp_path / "static" / "assets" / "new.js").write_text("new()", encoding="utf-8")
    (tmp_path / "static" / "index.html").write_text("new", encoding="utf-8")
    assert strict.get("/").text == "new"
    assert strict.get("/assets/new.js").text == "new()"


def test_without_a_build_the_server_says_what_to_do(strict: Server, tmp_path: Path) -> None:
    (tmp_path / "static" / "index.html").unlink()
    answer = strict.get("/")
    assert (answer.status_code, answer.text) == (503, application.NOT_BUILT + "\n")
    assert strict.get("/api/games").status_code == 200


# Everything that somebody might send.

SCHEMA = schemathesis.openapi.from_dict(document())
BOUNDED = settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_crowd_visits_every_endpoint() -> None:
    operations = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
    visited = {(operation.method.upper(), operation.path) for operation in operations}
    assert visited == {(found.method, found.path) for found in ENDPOINTS}


class Crowd:
    """Sends what it is given: as it is, and once more about a game and a table that exist, by somebody known."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada = server.guest()
        self.names = {"game": "the-base", "table": server.table(self.ada, OPEN)}

    def send(self, case: schemathesis.Case[Any]) -> None:
        """Send a request twice."""
        self.request(case, {})
        for name in case.path_parameters:
            case.path_parameters[name] = self.names[name]
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = self.names["game"]
        leaving = (case.method, case.path) == ("DELETE", "/api/sessions")
        self.request(case, self.server.guest() if leaving else self.ada)

    def request(self, case: schemathesis.Case[Any], headers: dict[str, str]) -> None:
        """Send a request once: whatever is wrong with it is a problem of the sender."""
        given = case.as_transport_kwargs(base_url=str(self.server.base_url))
        sent = {name.encode("latin-1"): value.encode("latin-1") for name, value in given["headers"].items()}
        sent |= {name.encode(): value.encode() for name, value in headers.items()}
        body = {"content": given["data"]} if "data" in given else {"json": given["json"]} if "json" in given else {}
        answer = self.server.request(case.method, given["url"], params=given["params"], headers=sent, **body)
        assert answer.status_code < 500, (given, answer.text)
        if answer.status_code >= 400:
            msgspec.json.decode(answer.content, type=Problem)


@pytest.fixture(scope="module")
def crowd(server: Server) -> Crowd:
    return Crowd(server)


@SCHEMA.parametrize()
@BOUNDED
def test_nothing_breaks_the_server(case: schemathesis.Case[Any], crowd: Crowd) -> None:
    crowd.send(case)
