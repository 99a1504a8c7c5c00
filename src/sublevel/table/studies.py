"""What the analyst's process does: it thinks about several questions in turn, each for a short while.

Questions and answers are lines of JSON over one socket. A question about a position goes on from what was found
about it before, if that was not long ago; a review goes on from the verdicts that the server has already.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Final

import msgspec

import sublevel
from sublevel.bots.hints import HINT, REVIEW, STREAM, Hints, Verdict, review, told
from sublevel.bots.levels import suited
from sublevel.bots.search import Search, lead
from sublevel.engine.chance import generator
from sublevel.engine.core import State
from sublevel.engine.game import Game
from sublevel.engine.matchfile import game_of
from sublevel.table.faults import log_thought
from sublevel.table.guard import log_fault
from sublevel.table.thinking import step_back, unpacked

SLICE: Final = 0.025  # seconds that a question is thought about before the next has its turn
STEP: Final = 16  # simulations between two looks at the clock
GAP: Final = 0.2  # seconds between two answers to the same question
MOST: Final = 5  # choices that are told; a page may show fewer
ROOM: Final = 100_000  # nodes of a search: 13 MB
KEPT: Final = 4  # searches that are kept when nobody asks about them any more


class Ponder(msgspec.Struct, frozen=True, tag_field="type", tag="ponder"):
    """What is best here? The state is packed as the seat sees it."""

    number: int
    game: str
    seen: bytes
    seat: int
    seconds: float
    simulations: int
    pace: int | None = None  # simulations that count as a second; None: the clock decides


class Judge(msgspec.Struct, frozen=True, tag_field="type", tag="judge"):
    """What is to be said about this match, beyond what is known already?"""

    number: int
    file: str
    known: list[Verdict]


class Drop(msgspec.Struct, frozen=True, tag_field="type", tag="drop"):
    """Nobody wants to know it any more."""

    number: int


class Pondered(msgspec.Struct, frozen=True, tag_field="type", tag="pondered"):
    """What is thought of a position so far."""

    number: int
    hints: Hints


class Judged(msgspec.Struct, frozen=True, tag_field="type", tag="judged"):
    """The next verdict about a match. The last of these has none."""

    number: int
    verdict: Verdict | None
    turning_points: list[int]


class Failed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """Something is wrong with the question, or with us."""

    number: int


Task = Ponder | Judge | Drop
Answer = Pondered | Judged | Failed

Seconds = Callable[[], float]  # a clock

read_task: Final[msgspec.json.Decoder[Task]] = msgspec.json.Decoder(Task)
encode: Final = msgspec.json.Encoder().encode


class Searches:
    """The latest searches, to be gone on with."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, bytes, int], Search] = OrderedDict()

    def take(self, task: Ponder, game: Game, seen: State) -> Search:
        """The search for a question: the one that was kept, or a new one."""
        search = self.kept.pop((task.game, task.seen, task.seat), None)
        if search is None:
            search = Search(game, msgspec.structs.replace(HINT, room=ROOM))
            search.begin(seen, task.seat, generator(0, STREAM))
        return search

    def keep(self, task: Ponder, search: Search) -> None:
        """Nobody asks about it now."""
        self.kept[task.game, task.seen, task.seat] = search
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)


def ponder(task: Ponder, searches: Searches, clock: Seconds) -> Iterator[Answer | None]:
    """Think about a position, slice by slice; not every slice has something to tell."""
    game = sublevel.game(task.game)
    seen = unpacked(game, task.seen)
    search = searches.take(task, game, seen)
    if task.pace is not None:
        clock = work_clock(search, task.pace)
    until, due = clock() + task.seconds, 0.0
    done = sound = False
    try:
        while not done:
            sound = False  # a search that breaks off midway is not gone on with
            done = grow(search, task.simulations, until, clock)
            sound = True
            if done or clock() >= due:
                due = clock() + GAP
                yield Pondered(task.number, told(search, seen, task.seat, search.tree.visits(), done, MOST))
            else:
                yield None
    finally:
        if sound:
            searches.keep(task, search)


def work_clock(search: Search, pace: int) -> Seconds:
    """A clock that goes by what a search has done, and is the same on every machine."""
    return lambda: search.tree.visits() / pace


def grow(search: Search, simulations: int, until: float, clock: Seconds) -> bool:
    """Let a search grow for one slice; whether that is enough."""
    end = min(until, clock() + SLICE)
    while True:
        left = (1 if search.single else simulations) - search.tree.visits()
        if left > 0:
            search.tree.grow(min(STEP, left))
        if left <= STEP or clock() >= end:
            return left <= STEP or clock() >= until or lead(search.tried()) > left


def judge(task: Judge) -> Iterator[Answer | None]:
    """Think about the actions of a match, one a slice."""
    match = sublevel.game(game_of(task.file)).load(task.file)
    for found in review(match, suited(REVIEW), known=task.known):
        points = [verdict.ply for verdict in found.turning_points]
        yield Judged(task.number, None if found.done else found.verdicts[-1], points)


def answers(task: Ponder | Judge, searches: Searches, clock: Seconds) -> Iterator[Answer | None]:
    """Think about a question, slice by slice; if that fails, the failure is logged and told."""
    try:
        yield from ponder(task, searches, clock) if isinstance(task, Ponder) else judge(task)
    except Exception as error:
        if isinstance(task, Ponder):
            log_thought("a question to the analyst failed", task, error)
        else:
            log_fault("the review of a match failed", error)
        yield Failed(task.number)


class Desk:
    """Where questions arrive and are thought about."""

    def __init__(self, line: socket.socket, clock: Seconds = time.monotonic) -> None:
        self.line = line
        self.clock = clock
        self.tasks: SimpleQueue[Task | None] = SimpleQueue()  # None: the server is gone
        self.studies: dict[int, Iterator[Answer | None]] = {}
        self.searches = Searches()

    def listen(self) -> None:
        """In a thread of its own: take what comes."""
        try:
            with contextlib.suppress(OSError), self.line.makefile("rb") as lines:
                for line in lines:
                    self.tasks.put(read_task.decode(line))
        finally:
            self.tasks.put(None)

    def work(self) -> None:
        """Think, until the server is gone."""
        threading.Thread(target=self.listen, daemon=True).start()
        while self.take_tasks():
            for number, study in list(self.studies.items()):
                self.go_on(number, study)

    def take_tasks(self) -> bool:
        """Take new questions, or wait for one if there is nothing to do; False if there will be none any more."""
        while not self.studies or not self.tasks.empty():
            task = self.tasks.get()
            match task:
                case Ponder() | Judge():
                    self.studies[task.number] = answers(task, self.searches, self.clock)
                case Drop(number):
                    self.studies.pop(number, None)  # its search is kept
                case None:
                    return False
        return True

    def go_on(self, number: int, study: Iterator[Answer | None]) -> None:
        """One slice of one question."""
        try:
            answer = next(study)
        except StopIteration:
            del self.studies[number]
        else:
            if answer is not None:
                self.tell(answer)

    def tell(self, answer: Answer) -> None:
        """Send an answer."""
        self.line.sendall(encode(answer) + b"\n")


def work(line: socket.socket) -> None:
    """The analyst's process."""
    step_back()
    with contextlib.suppress(OSError), line:  # an error of the line: the server is gone
        Desk(line).work()
