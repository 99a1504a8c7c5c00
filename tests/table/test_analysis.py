"""Hints at the table, analyses of positions and reviews of matches: what comes, what stops it, and who may ask."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

import sublevel
from sublevel import Match
from sublevel.bots.hints import Hints, best_hints
from sublevel.bots.search import Effort
from sublevel.table import analyst
from sublevel.table import host as hosts
from sublevel.table.analyst import Pondering
from sublevel.table.api_types import AnalysisWish, ReviewPart, Tried
from sublevel.table.protocol import AskHint, Clock, Hinted, Refused, Standing
from sublevel.table.studies import Ponder
from sublevel.table.thinking import NICE, unpacked
from sublevel.table.workbench import question
from tests.games.the_base.positions import at
from tests.table.client import Client, play
from tests.table.server import HOST, Problem, Server
from tests.table.test_secrecy import World, advanced, another
from tests.waiting import PATIENCE, until

GAME = sublevel.game("the-base")
PLAIN = {"time_challenge": "off"}
# Explorers to act in both: a win in two, and a position in which much can be done.
WIN_IN_TWO = at("F 123-- 123-- m4,m5,d3 x4,c5,b3 X 3* 9 0-0", **PLAIN).position()
OPEN = at("F 123-- 123-- c1,c2,x3 m1,m2,e3 X 3* 15 0-0", **PLAIN).position()
AGAINST_BOT = [{"holder": "me"}, {"holder": "bot", "bot": "random"}]
LONG = 300_000  # simulations for a second: an analysis of 30 takes minutes
ONE_SCREEN = [{"holder": "me"}, {"holder": "me"}]


def blundered() -> Match:
    """A win in one was there and left out."""
    match = at("F 123-- 123-- m4,m5,e3 x4,x5,a1 X 1 9 0-0", **PLAIN)
    for action in ("3-d3", "3-x1"):
        match.play(match.waiting[0], action)
    return match


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("analysis")
    server = Server(folder, f"sqlite:{folder / 'table.db'}", limits="off")
    yield server
    server.close()


@pytest.fixture(autouse=True)
def no_fault(server: Server) -> Iterator[None]:
    """Nothing goes wrong, and nothing is thought about when nobody wants to know it any more."""
    yield
    server.gauge_becomes("studies", 0)
    server.check()


class Stream:
    """An answer that comes line by line."""

    def __init__(self, server: Server, method: str, path: str, body: object = None) -> None:
        self.connection = http.client.HTTPConnection(HOST, server.port, timeout=PATIENCE)
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json", "accept-encoding": "gzip"}
        self.connection.request(method, path, content, headers)
        self.answer = self.connection.getresponse()
        self.status = self.answer.status

    def line(self) -> bytes:
        """The next line, empty after the last."""
        return self.answer.readline()

    def hints(self) -> list[Hints]:
        """All lines of an analysis that are still to come, but for a problem at the end."""
        return [msgspec.json.decode(line, type=Hints) for line in self.answer if b'"refusal"' not in line]

    def parts(self) -> list[ReviewPart]:
        """All lines of a review that are still to come."""
        return [msgspec.json.decode(line, type=ReviewPart) for line in self.answer]

    def problem(self) -> Problem:
        """What was wrong."""
        assert self.status >= 400
        return Problem(self.status, self.answer.read())

    def close(self) -> None:
        """Enough of it."""
        self.answer.close()
        self.connection.close()


def children(server: Server) -> set[psutil.Process]:
    return set(server.process.children())


def thinkers(server: Server) -> set[psutil.Process]:
    """The processes that step back behind the tables."""
    return {child for child in children(server) if child.nice() == min(server.process.nice() + NICE, 19)}


def all_thinkers(server: Server) -> list[psutil.Process]:
    """The same, once the analyst and the process that is kept ready for bots are both there."""
    until(lambda: len(thinkers(server)) == 2, "the bots' first process and the analyst have stepped back")
    return list(thinkers(server))


@contextmanager
def stopped(server: Server) -> Iterator[None]:
    """Let nobody think for a while: what is asked then is not answered."""
    with closing(analysis(server, WIN_IN_TWO, seconds=1)) as stream:
        assert stream.hints()[-1].done  # the analyst runs
    thinking = all_thinkers(server)
    for process in thinking:
        process.suspend()
    try:
        yield
    finally:
        for process in thinking:
            process.resume()


def analysis(server: Server, position: Any = OPEN, **wish: Any) -> Stream:
    body = {"position": position, "options": PLAIN, **wish}
    return Stream(server, "POST", "/api/games/the-base/analysis", body)


# Hints at the table.


def table_at(server: Server, token: str, position: Any, seats: list[dict[str, Any]]) -> str:
    return server.open_table(token, seats, options=PLAIN, origin={"position": position})


async def hints_of(client: Client, seat: int | None = None) -> list[Hints]:
    """All that is said to a question at the table, until it is done."""
    ref = client.ref()
    await client.send(AskHint(ref=ref, seat=seat))

    def found() -> list[Hints]:
        return [message.hints for message in client.all(Hinted) if message.ref == ref]

    await client.until(lambda: bool(found()) and found()[-1].done)
    return found()


async def refusal_of(client: Client, seat: int | None = None) -> str:
    answer = await client.ask(AskHint(ref=client.ref(), seat=seat))
    assert isinstance(answer, Refused)
    return answer.refusal.key


@pytest.mark.parametrize("seats", [AGAINST_BOT, ONE_SCREEN], ids=["against a bot", "on one screen"])
def test_hints_grow_until_they_are_done(server: Server, seats: list[dict[str, Any]]) -> None:
    token = server.guest()
    table = table_at(server, token, OPEN, seats)

    async def ask() -> None:
        async with Client(server.port, table, token) as client:
            assert client.standing.hints
            found = await hints_of(client)
            assert len(found) > 1
            assert [part.done for part in found] == [False] * (len(found) - 1) + [True]
            assert [part.visits for part in found] == sorted(part.visits for part in found)
            assert found[-1].seat == 0
            assert found[-1].hints
            assert {hint.text for hint in found[-1].hints} <= set(client.legal)
            assert found[-1].hints[0].line[0].text == found[-1].hints[0].text

    asyncio.run(ask())


def test_the_best_hint_wins(server: Server) -> None:
    token = server.guest()
    table = table_at(server, token, WIN_IN_TWO, AGAINST_BOT)

    async def ask() -> None:
        async with Client(server.port, table, token) as client:
            best = (await hints_of(client))[-1].hints[0]
            assert best.text == "3-e3"
            assert best.chance > 0.9

    asyncio.run(ask())


def test_nothing_more_comes_when_the_board_changes(server: Server) -> None:
    token = server.guest()
    table = table_at(server, token, OPEN, AGAINST_BOT)

    async def ask() -> None:
        async with Client(server.port, table, token) as client:
            old = client.ref()
            await client.send(AskHint(ref=old))
            await client.act(client.legal[0])
            count = len([message for message in client.all(Hinted) if message.ref == old])
            found = await hints_of(client)  # three actions a turn: it is still ours
            assert found[-1].done
            late = [message.hints for message in client.all(Hinted) if message.ref == old]
            assert len(late) == count

    asyncio.run(ask())


def test_who_asks_anew_waits_for_the_new_answer_alone(server: Server) -> None:
    token = server.guest()
    table = table_at(server, token, OPEN, AGAINST_BOT)

    async def ask() -> None:
        async with Client(server.port, table, token) as client:
            old = client.ref()
            await client.send(AskHint(ref=old))
            assert (await hints_of(client))[-1].done
            refs = [message.ref for message in client.all(Hinted)]
            new = next(at for at, ref in enumerate(refs) if ref != old)
            assert old not in refs[new:]

    asyncio.run(ask())


def test_who_leaves_does_not_wait(server: Server) -> None:
    token = server.guest()
    table = table_at(server, token, OPEN, AGAINST_BOT)

    async def ask() -> None:
        async with Client(server.port, table, token) as client:
            await client.send(AskHint(ref=client.ref()))
            await client.until(lambda: bool(client.all(Hinted)))

    with stopped(server):
        asyncio.run(ask())
        server.gauge_becomes("studies", 0)


def test_no_hints_where_another_person_plays(server: Server) -> None:
    """Also not while a bot plays for him: he may come back."""
    table, anna, bert = server.pair()

    async def ask() -> None:
        async with Client(server.port, table, anna) as first, Client(server.port, table, bert) as second:
            for client in (first, second):
                assert not client.standing.hints
                assert await refusal_of(client) == "table-refused-no-hints"
            await second.do("leave")
            assert await refusal_of(first) == "table-refused-no-hints"
            assert not first.standing.hints
            await first.do("resign")
            assert await refusal_of(first) == "table-refused-finished"

    asyncio.run(ask())


def test_no_hints_for_those_who_watch_or_wait(server: Server) -> None:
    token = server.guest()
    table = table_at(server, token, OPEN, ONE_SCREEN)
    waits = server.open_table(token)

    async def ask() -> None:
        async with Client(server.port, table, token) as client, Client(server.port, table) as watcher:
            assert not watcher.standing.hints
            assert await refusal_of(watcher) == "table-refused-not-seated"
            assert await refusal_of(client, seat=1) == "table-refused-not-your-turn"
        async with Client(server.port, waits, token) as client:
            assert not client.standing.hints
            assert await refusal_of(client) == "table-refused-not-started"

    asyncio.run(ask())
    assert not server.get(f"/api/tables/{table}", Standing).hints


# Secrets.


def little(seen: bytes, seat: int) -> Hints:
    return best_hints(GAME, unpacked(GAME, seen), seat, Effort(40))


def test_hints_are_the_same_whatever_is_hidden() -> None:
    """In two worlds that differ in nothing but what is hidden the analyst is told the same, and says the same."""

    async def told(start: Any, seed: int) -> tuple[list[bytes], list[bytes]]:
        world = World(start, seed, Clock(), bot=True)
        asked: list[bytes] = []

        def hint(game: object, seen: bytes, seat: int, asker: str) -> Pondering:
            asked.append(seen)
            study = Pondering(1, asker, Ponder(1, GAME.name, seen, seat, 1, 1))
            study.hints = little(seen, seat)
            study.over = True
            return study

        world.host.analyst.hint = hint  # type: ignore[method-assign]  # an answer without thinking
        await world.open()
        world.heard.clear()
        await world.hear("anna", AskHint(ref=1))
        said = [data for _, data in world.heard]
        await world.close()
        return asked, said

    compared = 0
    for seed in range(12):
        start = advanced(seed, random.Random(seed).choice([0, 5, 12, 30]), random.Random(seed))
        other = another(start, seed + 99)
        if start.waiting != 1 or GAME.schema.pack(start) == GAME.schema.pack(other):
            continue
        one, two = asyncio.run(told(start, 3)), asyncio.run(told(other, 8))
        assert one == two
        assert one[0]
        assert b'"hints"' in one[1][0]
        compared += 1
    assert compared > 2


def test_an_analysis_knows_what_the_seat_knows() -> None:
    start = advanced(4, 12, random.Random(4))
    other = another(start, 99)
    positions = [GAME.write_position(world) for world in (start, other)]
    assert positions[0] != positions[1]
    questions = [question("the-base", AnalysisWish(position=position)) for position in positions]
    assert questions[0] == questions[1]


# Analysis.


def test_an_analysis_comes_line_by_line(server: Server) -> None:
    with closing(analysis(server, seconds=2)) as stream:
        assert stream.status == 200
        assert stream.answer.headers["content-type"] == "application/x-ndjson"
        assert stream.answer.headers["content-encoding"] is None
        found = stream.hints()
    assert len(found) >= 4
    assert [part.done for part in found] == [False] * (len(found) - 1) + [True]
    assert found[-1].visits > found[1].visits
    legal = {action.text for action in GAME.position(OPEN, PLAIN).legal(0)}
    assert {hint.text for hint in found[-1].hints} <= legal


def test_an_analysis_goes_on_from_the_one_before(server: Server) -> None:
    """Of the same position, with the same options."""
    position = at("F 123-- 123-- c1,c2,a3 m1,m2,e3 X 3* 14 0-0", **PLAIN).position()
    with closing(analysis(server, position, seconds=1)) as stream:
        before = stream.hints()[-1].visits
    with closing(analysis(server, position, seconds=1)) as stream:
        assert next(part.visits for part in stream.hints() if part.hints) >= before


def test_who_closes_early_frees_the_analyst(server: Server) -> None:
    with stopped(server):
        with closing(analysis(server, seconds=30)) as stream:
            assert not msgspec.json.decode(stream.line(), type=Hints).done
            assert server.gauge("studies") == 1
        server.gauge_becomes("studies", 0)


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"position": "nonsense"}, 422, "bad-position"),
        ({"position": OPEN.replace("f", "?", 1)}, 422, "bad-position"),
        ({"position": None}, 422, "bad-position"),
        ({"options": {"nonsense": 1}}, 422, "bad-option"),
        ({"options": {"mix": 7}}, 422, "bad-option"),
        ({"seconds": 0}, 422, "bad-request"),
        ({"seconds": 31}, 422, "bad-request"),
        ({"seconds": "long"}, 422, "bad-request"),
        ({"seat": 1}, 422, "not-your-turn"),
        ({"seat": 5}, 422, "no-such-seat"),
        ({"seat": 9}, 422, "bad-request"),
        ({"more": 1}, 422, "bad-request"),
        ({"position": blundered().position()}, 422, "over-already"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_analysed(server: Server, wish: dict[str, Any], status: int, key: str) -> None:
    with closing(analysis(server, **wish)) as stream:
        problem = stream.problem()
    assert (problem.status, problem.key) == (status, f"table-refused-{key}")
    assert json.loads(problem.content)["refusal"]["text"]


def test_an_unknown_game_is_not_analysed(server: Server) -> None:
    with closing(Stream(server, "POST", "/api/games/chess/analysis", {"position": "e4"})) as stream:
        assert stream.problem().status == 404


def test_what_was_tried_can_be_analysed(server: Server) -> None:
    """A position with hidden tiles, an action, the scene of whoever is to act then, and a position to go on from."""
    wish = {"seed": 7, "options": PLAIN, "mover": True}
    tried = msgspec.json.decode(server.call("POST", "/api/games/the-base/try", wish), type=Tried)
    assert tried.scene.eyes == tried.scene.waiting[0]
    assert tried.scene.legal
    assert tried.scene.aids
    assert "?" in tried.position
    move = [tried.scene.eyes, tried.scene.legal[0]["text"]]
    body = {"position": tried.whole, "options": PLAIN, "actions": [move], "mover": True}
    tried = msgspec.json.decode(server.call("POST", "/api/games/the-base/try", body), type=Tried)
    assert tried.refusal is None
    with closing(analysis(server, tried.whole, seconds=1)) as stream:
        found = stream.hints()[-1]
    assert found.seat == tried.scene.eyes
    assert found.hints[0].text in [action["text"] for action in tried.scene.legal]


# Reviews.


def check_blunder(parts: list[ReviewPart]) -> None:
    assert [part.done for part in parts] == [False] * (len(parts) - 1) + [True]
    assert {part.plies for part in parts} == {2}
    verdicts = [verdict for part in parts for verdict in part.verdicts]
    assert [verdict.text for verdict in verdicts] == ["3-d3", "3-x1"]
    assert [verdict.ply for verdict in verdicts] == [0, 1]
    assert parts[-1].turning_points == [0]
    assert verdicts[0].better is not None
    assert verdicts[0].better.text == "3-m3"


def test_a_file_is_reviewed(server: Server) -> None:
    with closing(Stream(server, "POST", "/api/reviews", {"file": blundered().to_json()})) as stream:
        assert stream.answer.headers["content-type"] == "application/x-ndjson"
        check_blunder(stream.parts())


def test_a_match_without_actions_has_an_empty_review(server: Server) -> None:
    with closing(Stream(server, "POST", "/api/reviews", {"file": GAME.new(5).to_json()})) as stream:
        assert stream.parts()[-1] == ReviewPart(plies=0, verdicts=[], turning_points=[], done=True)


@pytest.mark.parametrize("file", ["nonsense", "{}", '{"game": "chess"}'])
def test_what_cannot_be_reviewed(server: Server, file: str) -> None:
    with closing(Stream(server, "POST", "/api/reviews", {"file": file})) as stream:
        assert stream.problem().status in (404, 422)


def test_a_table_is_reviewed_after_the_end_and_the_review_is_kept(server: Server) -> None:
    token = server.guest()
    table = server.open_table(token, ONE_SCREEN)
    count: list[int] = []

    async def match() -> None:
        async with Client(server.port, table, token) as client:
            await play([client], random.Random(3), plies=8)
            count.append(client.scene.plies)  # the table may have gone on by itself
            with pytest.raises(Problem) as error:
                server.call("GET", f"/api/tables/{table}/review")
            assert error.value.key == "table-refused-still-running"
            await client.do("resign")

    asyncio.run(match())
    path = f"/api/tables/{table}/review"
    with closing(Stream(server, "GET", path)) as stream:
        parts = stream.parts()
    assert parts[-1].done
    assert len(parts) > 1
    verdicts = [verdict for part in parts for verdict in part.verdicts]
    assert [verdict.ply for verdict in verdicts] == list(range(count[0]))
    with closing(Stream(server, "GET", path)) as stream:
        again = stream.parts()
    assert again == [ReviewPart(plies=8, verdicts=verdicts, turning_points=parts[-1].turning_points, done=True)]
    assert server.call("HEAD", path) == b""


def long_match(plies: int) -> Match:
    match = GAME.new(5, PLAIN)
    chance = random.Random(5)
    while len(match.plies) < plies:
        match.play(match.waiting[0], chance.choice(match.legal(match.waiting[0])))
    return match


def test_two_who_look_at_the_same_review_share_it(server: Server) -> None:
    body = {"file": long_match(30).to_json()}
    with closing(Stream(server, "POST", "/api/reviews", body)) as first:
        while not msgspec.json.decode(first.line(), type=ReviewPart).verdicts:
            pass
        with closing(Stream(server, "POST", "/api/reviews", body)) as second:
            assert server.gauge("studies") == 1
            late = second.parts()
    assert [verdict.ply for part in late for verdict in part.verdicts] == list(range(30))
    assert late[-1].done


# Limits.


def test_one_address_has_few_answers_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}")
    with closing(server), ExitStack() as stack:
        with stopped(server):
            streams = [stack.enter_context(closing(analysis(server, seconds=30))) for _ in range(analyst.MOST_OF_ONE)]
            assert {stream.status for stream in streams} == {200}
            with closing(analysis(server, seconds=30)) as refused:
                problem = refused.problem()
                assert (problem.status, problem.key) == (429, "table-refused-too-many-questions")
                assert refused.answer.headers["retry-after"] == str(analyst.RETRY)
            streams[0].close()
            server.gauge_becomes("studies", analyst.MOST_OF_ONE - 1)
        with closing(analysis(server, seconds=1)) as stream:
            assert stream.hints()[-1].done
        for _ in range(40):
            with closing(analysis(server, "nonsense")) as stream:
                problem = stream.problem()
            if problem.status == 429:
                break
        assert problem.key == "table-refused-too-many"
        stack.close()
        server.gauge_becomes("studies", 0)
        server.check()


def test_one_person_asks_for_so_many_hints(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}")
    with closing(server):
        token = server.guest()
        table = table_at(server, token, OPEN, AGAINST_BOT)

        async def ask() -> None:
            async with Client(server.port, table, token) as client:
                for ref in range(hosts.HINTS.burst + 5):
                    await client.send(AskHint(ref=ref))
                await client.until(lambda: bool(client.all(Refused)))
                first = client.all(Refused)[0]
                assert (first.ref, first.refusal.key) == (hosts.HINTS.burst, "table-refused-too-fast")

        asyncio.run(ask())
        server.check()


def test_all_together_have_so_many(server: Server) -> None:
    with stopped(server), ExitStack() as stack:
        streams = [stack.enter_context(closing(analysis(server, seconds=30))) for _ in range(analyst.MOST_STUDIES)]
        assert {stream.status for stream in streams} == {200}
        with closing(analysis(server)) as refused:
            assert refused.problem().status == 503
        token = server.guest()
        table = table_at(server, token, OPEN, AGAINST_BOT)

        async def ask() -> str:
            async with Client(server.port, table, token) as client:
                return await refusal_of(client)

        assert asyncio.run(ask()) == "table-refused-analyst-busy"


# The process.


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    """Whoever waits gets the answer nevertheless, and no verdict twice."""
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}")
    with closing(server):
        before = children(server)
        body = {"file": long_match(40).to_json()}
        with (
            closing(analysis(server, seconds=4)) as stream,
            closing(Stream(server, "POST", "/api/reviews", body)) as review,
        ):
            parts = [msgspec.json.decode(review.line(), type=ReviewPart)]
            while not parts[-1].verdicts:
                parts.append(msgspec.json.decode(review.line(), type=ReviewPart))
            [process] = children(server) - before
            assert process in thinkers(server)
            process.send_signal(signal.SIGKILL)
            assert stream.hints()[-1].done
            parts += review.parts()
            assert parts[-1].done
            assert [verdict.ply for part in parts for verdict in part.verdicts] == list(range(40))
        [other] = children(server) - before
        assert other.pid != process.pid
        server.gauge_becomes("studies", 0)
        server.check()
        other.send_signal(signal.SIGKILL)  # also while nobody waits
        with closing(analysis(server, seconds=1)) as stream:
            assert stream.hints()[-1].done
        [last] = children(server) - before
        assert server.stop() == 0
        last.wait(PATIENCE)
        server.check()


def test_a_question_that_kills_is_not_asked_for_ever(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}", pace=LONG)
    with closing(server):
        before = children(server)
        with closing(analysis(server, seconds=30)) as stream:
            for _ in range(analyst.LIVES):
                [process] = until(lambda: thinkers(server) - before, "the analyst runs")
                process.send_signal(signal.SIGKILL)
                process.wait(PATIENCE)
            assert not any(part.done for part in stream.hints())  # it breaks off
        with closing(Stream(server, "POST", "/api/reviews", {"file": blundered().to_json()})) as stream:
            check_blunder(stream.parts())


def test_the_server_ends_at_once_while_somebody_waits(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}", pace=LONG)
    with closing(server), closing(analysis(server, seconds=30)) as stream:
        stream.line()
        assert server.stop() == 0
        assert not any(part.done for part in stream.hints())
    server.check()  # also that nobody had to be cut off after a while


def test_the_process_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}", pace=LONG)
    with closing(server), closing(analysis(server, seconds=30)) as stream:
        while not msgspec.json.decode(stream.line(), type=Hints).visits:
            pass
        thinking = all_thinkers(server)
        server.kill()
        assert not psutil.wait_procs(thinking, PATIENCE)[1]
    server.check()
