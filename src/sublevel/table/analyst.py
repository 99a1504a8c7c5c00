"""The analyst: a process of its own that thinks for people, about positions and matches.

It starts with the first question and stays. Whoever asks follows a study, which grows while the process thinks; all
studies have their turn in it (`table/studies.py`). If the process dies, another one goes on with what was asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import socket
from abc import ABC, abstractmethod
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec

from sublevel.bots.hints import HINT, Hints, Verdict
from sublevel.bots.levels import suited
from sublevel.engine.game import Game
from sublevel.engine.views import encode, encoded
from sublevel.table import studies
from sublevel.table.api_types import ReviewPart
from sublevel.table.errors import Refused, refused
from sublevel.table.guard import log_fault
from sublevel.table.studies import Drop, Failed, Judge, Judged, Ponder, Pondered, Task

MOST_STUDIES: Final = 16  # at once: each has its turn at least every half a second
MOST_OF_ONE: Final = 4  # at once
RETRY: Final = 5  # seconds after which it is worth asking again
LIVES: Final = 2  # processes that may die over a question
BEAT: Final = 0.4  # seconds between two lines, also if there is nothing new: who is gone is noticed
ENDLESS: Final = 10_000_000  # simulations that no analysis reaches
LARGEST_LINE: Final = 1 << 20
REVIEWS_KEPT: Final = 32

_read: msgspec.json.Decoder[studies.Answer] = msgspec.json.Decoder(studies.Answer)


class Study(ABC):
    """A question, and what is known so far."""

    def __init__(self, number: int, asker: str) -> None:
        self.number = number
        self.asker = asker
        self.over = False  # nothing more will be found
        self.problem: Refused | None = None  # why, if it could not be thought to the end
        self.version = 0  # rises with everything that is found
        self.deaths = 0
        self._changed = asyncio.Event()

    @abstractmethod
    def task(self) -> Task:
        """The question for the process, from where the answer stands."""

    @abstractmethod
    def hear(self, answer: studies.Answer) -> None:
        """Something was found."""

    def change(self) -> None:
        """Wake everybody who waits for news."""
        self.version += 1
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def end(self, problem: Refused | None = None) -> None:
        """Nothing more will come."""
        self.over = True
        self.problem = problem
        self.change()

    async def news(self, known: int, seconds: float | None = None) -> None:
        """Wait for a version after the known one, or for so long."""
        if self.version == known:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), seconds)


class Pondering(Study):
    """A question about a position."""

    def __init__(self, number: int, asker: str, question: Ponder) -> None:
        super().__init__(number, asker)
        self.question = question
        self.hints = Hints(question.seat, 0, False, [])

    def task(self) -> Task:
        """The question, from the beginning: what was found is found again."""
        return self.question

    def hear(self, answer: studies.Answer) -> None:
        """There is a better answer."""
        assert isinstance(answer, Pondered)
        self.hints = answer.hints
        self.over = answer.hints.done


class Reviewing(Study):
    """A question about a match. Several may follow it."""

    def __init__(self, number: int, asker: str, file: str, plies: int) -> None:
        super().__init__(number, asker)
        self.file = file
        self.plies = plies
        self.verdicts: list[Verdict] = []
        self.turning_points: list[int] = []
        self.done = False  # all of it was judged
        self.followers = 0

    def task(self) -> Task:
        """The question, with the verdicts that are known."""
        return Judge(self.number, self.file, self.verdicts)

    def hear(self, answer: studies.Answer) -> None:
        """There is another verdict."""
        assert isinstance(answer, Judged)
        self.turning_points = answer.turning_points
        if answer.verdict is None:
            self.over = self.done = True
        else:
            self.verdicts.append(answer.verdict)

    def part(self, since: int) -> ReviewPart:
        """What is known since there were so many verdicts."""
        new = self.verdicts[since:]
        return ReviewPart(plies=self.plies, verdicts=new, turning_points=self.turning_points, done=self.done)


class Analyst:
    """The process, and what it was asked.

    With a pace, so many simulations count as a second: the answers then depend on the questions alone.
    """

    def __init__(self, limits: bool, pace: int | None = None) -> None:
        self.limits = limits
        self.pace = pace
        self.studies: dict[int, Study] = {}
        self.process: BaseProcess | None = None
        self._number = 0
        self._writer: asyncio.StreamWriter | None = None
        self._running: asyncio.Task[None] | None = None
        self._closed = False
        self._heard = 0.0  # when it last said something, or was asked something after a rest
        self._reviewing: dict[str, Reviewing] = {}  # by what they are about
        self._reviewed: OrderedDict[str, ReviewPart] = OrderedDict()  # whole reviews in one line each, encoded

    # Asking.

    def hint(self, game: Game, seen: bytes, seat: int, asker: str) -> Pondering:
        """Think as long as a hint takes. The state is packed as the seat sees it. Raises Refused."""
        effort = suited(HINT)
        return self._ponder(game, seen, seat, asker, effort.seconds, effort.simulations)

    def analysis(self, game: Game, seen: bytes, seat: int, asker: str, seconds: float) -> AsyncGenerator[Hints, None]:
        """Think for so long, and tell. The state is packed as the seat sees it. Raises Refused."""
        return self._told_hints(self._ponder(game, seen, seat, asker, seconds, ENDLESS))

    def review(self, about: str, file: str, plies: int, asker: str) -> AsyncGenerator[ReviewPart, None]:
        """Think about a match, and tell; who asks about the same one follows, or gets what was kept. Raises Refused."""
        if about in self._reviewed:
            self._reviewed.move_to_end(about)
            return once(self._reviewed[about])
        study = self._reviewing.get(about)
        if study is None:
            number = self._admit(asker)
            study = self._reviewing[about] = Reviewing(number, asker, file, plies)
            self._ask(study)
        return self._told_review(about, study)

    def drop(self, study: Study) -> None:
        """Nobody wants to know it any more."""
        if self.studies.pop(study.number, None) is not None:
            self._send(Drop(study.number))
        study.end()

    def _ponder(self, game: Game, seen: bytes, seat: int, asker: str, seconds: float, simulations: int) -> Pondering:
        number = self._admit(asker)
        study = Pondering(number, asker, Ponder(number, game.name, seen, seat, seconds, simulations, self.pace))
        self._ask(study)
        return study

    def _admit(self, asker: str) -> int:
        """The number of a new question. Raises Refused if there are too many."""
        if self._closed:
            raise gone()
        if len(self.studies) >= MOST_STUDIES:
            text = f"the analyst has too much to do; try again in {RETRY} s"
            raise refused("analyst-busy", status=503, text=text, seconds=RETRY)
        if self.limits and Counter(study.asker for study in self.studies.values())[asker] >= MOST_OF_ONE:
            text = f"{MOST_OF_ONE} of your questions are being thought about; try again in {RETRY} s"
            raise refused("too-many-questions", status=429, text=text, most=MOST_OF_ONE, seconds=RETRY)
        self._number += 1
        return self._number

    @property
    def silence(self) -> float:
        """For how many seconds the process has said nothing, although it has something to think about."""
        return asyncio.get_running_loop().time() - self._heard if self.studies else 0.0

    def _ask(self, study: Study) -> None:
        if not self.studies:
            self._heard = asyncio.get_running_loop().time()
        self.studies[study.number] = study
        self._send(study.task())
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())

    # Telling.

    async def _told_hints(self, study: Pondering) -> AsyncGenerator[Hints, None]:
        try:
            while True:
                version, over = study.version, study.over
                if study.problem is not None:
                    raise study.problem
                yield study.hints
                if over:
                    return
                await study.news(version, BEAT)
        finally:
            self.drop(study)

    async def _told_review(self, about: str, study: Reviewing) -> AsyncGenerator[ReviewPart, None]:
        study.followers += 1
        known = 0
        try:
            while True:
                version, over, part = study.version, study.over, study.part(known)
                known = len(study.verdicts)
                if study.problem is not None:
                    raise study.problem
                yield part
                if over:
                    return
                await study.news(version, BEAT)
        finally:
            study.followers -= 1
            if not study.followers:
                self._reviewing.pop(about, None)
                self._keep(about, study)
                self.drop(study)

    def _keep(self, about: str, study: Reviewing) -> None:
        """Keep a review that is whole, for those who come later."""
        if study.done:
            self._reviewed[about] = encoded(study.part(0))
            if len(self._reviewed) > REVIEWS_KEPT:
                self._reviewed.popitem(last=False)

    # The process.

    def _send(self, task: Task) -> None:
        if self._writer is not None:
            self._writer.write(encode(task) + b"\n")

    async def _run(self) -> None:
        """Let a process think, and another one if it dies, as long as there is something to think about."""
        try:
            while self.studies:
                await self._serve()
                for study in list(self.studies.values()):
                    study.deaths += 1
                    if study.deaths >= LIVES:
                        self._fail(study, gone())
        except Exception as error:
            log_fault("the analyst", error)
            for study in list(self.studies.values()):
                self._fail(study, gone())
        finally:
            self._running = None

    async def _serve(self) -> None:
        """One process from its start to its death."""
        ours, theirs = socket.socketpair()
        with theirs:
            context = multiprocessing.get_context("spawn")  # a fork would copy sockets and the store's connection
            process = self.process = context.Process(target=studies.work, args=[theirs], name="analyst", daemon=True)
            process.start()
        reader, writer = await asyncio.open_connection(sock=ours, limit=LARGEST_LINE)
        self._writer = writer
        try:
            for study in self.studies.values():
                self._send(study.task())
            while line := await reader.readline():
                self._hear(_read.decode(line))
        except ConnectionError:
            pass  # it died while something was sent to it
        finally:
            self._writer = None
            writer.close()
            end(process)

    def _hear(self, answer: studies.Answer) -> None:
        self._heard = asyncio.get_running_loop().time()
        study = self.studies.get(answer.number)
        if study is None:
            return
        if isinstance(answer, Failed):
            self._fail(study, failed())
            return
        study.hear(answer)
        if study.over:
            del self.studies[study.number]
        study.change()

    def _fail(self, study: Study, problem: Refused) -> None:
        del self.studies[study.number]
        study.end(problem)

    async def close(self) -> None:
        """End the process: nobody gets answers any more."""
        self._closed = True
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])
        for study in list(self.studies.values()):
            self._fail(study, gone())


def end(process: BaseProcess) -> None:
    """Make sure that nothing is left of a process."""
    process.terminate()
    process.join(1)


async def once(part: ReviewPart) -> AsyncGenerator[ReviewPart, None]:
    """A review that was kept, in one line."""
    yield part


def failed() -> Refused:
    """Refusal for a question whose thinking failed: asking again would not help."""
    return refused("analyst-failed", status=500, text="thinking about this failed; the server's log says where")


def gone() -> Refused:
    """What is said when the analyst could not answer."""
    return refused("analyst-gone", status=503, text="the analyst broke off; ask again")
