"""What happens when thinking fails: the match goes on, the log can be repeated, and whoever asked is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.bots.hints import Hints
from sublevel.engine.core import first_waiting
from sublevel.engine.game import Game
from sublevel.table import studies
from sublevel.table.analyst import Analyst, Pondering, Reviewing, failed, gone
from sublevel.table.api_types import NewTable, SeatWish
from sublevel.table.errors import Refused
from sublevel.table.faults import REPEAT, Thought
from sublevel.table.lines import Lines
from sublevel.table.protocol import AskHint
from sublevel.table.repeat import repeat
from sublevel.table.room import Room
from sublevel.table.running import ATTEMPTS, PAUSE
from sublevel.table.studies import Failed, Judge, Ponder, Pondered, Searches, answers
from tests.table.den import House, in_den, in_house, refusals

GAME = sublevel.game("the-base")
BOT = SeatWish(holder="bot", bot="beginner")


class Clinic(House):
    """A host whose bots fail when they are told to."""

    def __init__(self, fails: Callable[[int], bool]) -> None:
        self.fails = fails  # by how often bots were asked before
        self.asked = 0
        super().__init__("memory:")

    async def choose(self, game: Game, seen: bytes, seat: int, bot: str, seed: int) -> int:
        """The last legal action, or none."""
        self.asked += 1
        self.waiting = 0
        if self.fails(self.asked - 1):
            self.waiting = self.asked % ATTEMPTS  # it will try again after a while
            raise IndexError("the bot is ill")
        state = game.rules.new()
        game.schema.unpack(seen, state)
        return game.legal_ids(state, seat)[-1]

    async def open(self) -> Room:
        """A table for two bots, with somebody who looks."""
        room = await self.furnish(NewTable(game=GAME.name, seats=[BOT, BOT]))
        self.enter(room, "anna")
        await self.rest()
        return room


def in_clinic(fails: Callable[[int], bool], work: Callable[[Clinic], Any]) -> None:
    in_house(lambda: Clinic(fails), work)


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says about thoughts that failed."""
    return [record.getMessage() for record in caplog.records if REPEAT in record.getMessage()]


def logged(message: str) -> str:
    """The part of a message from which the thought can be repeated."""
    return message.splitlines()[-1]


def test_a_bot_that_always_fails_does_not_stop_the_match(caplog: pytest.LogCaptureFixture) -> None:
    """It is asked twice for each decision, then a legal action is played; each seat's fault is logged once."""

    async def work(clinic: Clinic) -> None:
        room = await clinic.open()
        for _ in range(6):
            plies = len(room.table.match.plies)
            await clinic.move(PAUSE)
            assert len(room.table.match.plies) > plies
        assert clinic.asked <= ATTEMPTS * 7
        clinic.fails = lambda _: False
        await clinic.move(PAUSE)
        assert room.table.status == "finished"  # those who are well again play it to its end

    in_clinic(lambda _: True, work)
    assert len(faults(caplog)) == 2
    for message in faults(caplog):
        assert "failed 2 times and plays at random" in message
        thought = msgspec.json.decode(logged(message), type=Thought)
        assert (thought.game, thought.bot) == (GAME.name, "beginner")
        state = GAME.rules.new()
        GAME.schema.unpack(thought.seen, state)
        assert GAME.rules.reason(state, thought.seat, repeat(logged(message))) == 0
        assert thought.position == GAME.write_position(state, public=True)


def test_a_bot_that_fails_once_tries_again(caplog: pytest.LogCaptureFixture) -> None:
    async def work(clinic: Clinic) -> None:
        room = await clinic.open()
        seat = first_waiting(room.table.match.state)
        best = GAME.legal_ids(room.table.match.state, seat)[-1]
        assert clinic.asked == 1
        await clinic.move(PAUSE)
        assert room.table.match.plies[0].action == best
        assert room.table.status == "finished"

    in_clinic(lambda asked: asked == 0, work)
    assert not faults(caplog)


# Questions to the analyst.


def question(number: int = 1) -> Ponder:
    match = GAME.new(5)
    seat = match.waiting[0]
    seen = GAME.schema.pack(GAME.pondered(GAME.seen_by(match.state, seat), seat))
    return Ponder(number, GAME.name, seen, seat, 1.0, 20, 1000)


def test_a_question_that_fails_is_logged_and_not_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def ill(*args: object) -> bool:
        raise IndexError

    searches = Searches()
    with monkeypatch.context() as patched:
        patched.setattr(studies, "grow", ill)
        assert list(answers(question(), searches, lambda: 0.0)) == [Failed(1)]
        assert not searches.kept
        with pytest.raises(IndexError):
            repeat(logged(faults(caplog)[0]))
    [message] = faults(caplog)
    state = GAME.rules.new()
    GAME.schema.unpack(question().seen, state)
    assert GAME.rules.reason(state, question().seat, repeat(logged(message))) == 0
    *_, last = answers(question(), searches, lambda: 0.0)
    assert isinstance(last, Pondered)


def test_a_review_that_fails_says_so(caplog: pytest.LogCaptureFixture) -> None:
    assert list(answers(Judge(3, "{}", []), Searches(), lambda: 0.0)) == [Failed(3)]
    assert "review" in caplog.text


def test_whoever_follows_a_question_is_told_that_it_failed() -> None:
    async def last_of(told: AsyncGenerator[Any, None], study: Any, problem: Refused) -> str:
        await anext(told)
        study.end(problem)
        with pytest.raises(Refused) as caught:
            await anext(told)
        return caught.value.refusal.key.removeprefix("table-refused-")

    async def run() -> None:
        analyst = Analyst(limits=False)
        pondering = Pondering(1, "anna", question())
        assert await last_of(analyst._told_hints(pondering), pondering, failed()) == "analyst-failed"
        reviewing = Reviewing(2, "anna", "{}", 3)
        assert await last_of(analyst._told_review("a match", reviewing), reviewing, gone()) == "analyst-gone"
        asked = analyst.studies[3] = Pondering(3, "anna", question(3))
        analyst._hear(Failed(3))
        assert asked.problem is not None
        assert asked.problem.refusal.key == "table-refused-analyst-failed"

    asyncio.run(run())


def test_a_hint_that_fails_is_refused_at_the_table(tmp_path: Any) -> None:
    async def work(den: Any) -> None:
        room = await den.open(SeatWish(holder="me"), SeatWish(holder="bot", bot="random"))
        anna = den.enter(room, "anna")
        study = Pondering(1, "anna", question())
        den.host.analyst.hint = lambda *args: study
        room.handle(anna, AskHint(ref=1))
        await asyncio.sleep(0)
        study.end(failed())
        await den.rest()
        assert refusals(den, "anna") == ["analyst-failed"]

    in_den(tmp_path, work)


@pytest.mark.parametrize("before", [0, 1, 3])
def test_a_problem_is_the_last_line_of_what_has_begun(before: int) -> None:
    async def items() -> AsyncGenerator[Hints, None]:
        for visits in range(before):
            yield Hints(0, visits, False, [])
        raise failed()

    async def run() -> list[bytes]:
        sent: list[bytes] = []

        async def receive() -> dict[str, Any]:
            never: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            return await never

        async def send(message: Any) -> None:
            sent.append(message.get("body", b""))

        await Lines(items(), 200)({"type": "http", "method": "POST"}, receive, send)
        return [line for line in b"".join(sent).splitlines() if line]

    if not before:
        with pytest.raises(Refused):  # the door answers it
            asyncio.run(run())
        return
    lines = asyncio.run(run())
    assert len(lines) == before + 1
    assert msgspec.json.decode(lines[-1])["refusal"]["key"] == "table-refused-analyst-failed"
