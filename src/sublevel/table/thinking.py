"""Bots think in processes of their own, so that no table waits for another's bot. They get their seat's view only."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final

import sublevel
from sublevel import bots
from sublevel.bots.search import Tried
from sublevel.engine.chance import SEEDS
from sublevel.engine.core import State
from sublevel.engine.game import Game
from sublevel.table.runtime import Runtime

TRIES: Final = 2  # a worker that dies takes its pool with it; the second pool is fresh
NICE: Final = 10  # how far the thinking steps back behind the tables
SHORTEST: Final = 200  # milliseconds that a bot hesitates with an answer whose time must tell nothing
LONGEST: Final = 1000
FADING: Final = 0.9  # how much of the longest thinking so far still counts at the next


class Thinking:
    """The processes in which bots think. They start when the first bot is asked, or with `warm`."""

    def __init__(self, processes: int, runtime: Runtime) -> None:
        self.processes = processes
        self.runtime = runtime
        self.busy = 0
        self._began: list[float] = []  # when those were asked who have not answered
        self._slow: dict[str, float] = {}  # how long each bot may think, in seconds, as it showed
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start a process before it is needed."""
        self._workers().submit(_ready)

    async def choose(self, game: Game, seen: bytes, seat: int, bot: str, seed: int) -> int:
        """The action of a bot, from the packed state as its seat sees it. A strong bot uses processes that are free."""
        crew = max(1, min(bots.processes(bot), self.processes - self.busy))
        self.busy += crew
        began = self.runtime.monotonic()
        self._began.append(began)
        try:
            for attempt in range(TRIES):
                pool = self._workers()
                try:
                    loop = asyncio.get_running_loop()
                    found = await asyncio.gather(
                        *(
                            loop.run_in_executor(pool, _consider, game.name, seen, seat, bot, (seed + mate) % SEEDS)
                            for mate in range(crew)
                        )
                    )
                    return bots.agreed(found, game, unpacked(game, seen), seat, seed)
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
                    if attempt == TRIES - 1:
                        raise
            raise AssertionError("the last attempt returns or raises")
        finally:
            self.busy -= crew
            self._began.remove(began)
            self._slow[bot] = max(self.runtime.monotonic() - began, FADING * self._slow.get(bot, 0.0))

    @property
    def waiting(self) -> int:
        """How many bots wait for a process to think in."""
        return max(0, self.busy - self.processes)

    @property
    def longest(self) -> float:
        """For how many seconds the bot waits or thinks that was asked first."""
        return self.runtime.monotonic() - min(self._began) if self._began else 0.0

    def hesitation(self, bot: str, chance: Random) -> int:
        """After how many milliseconds a bot gives an answer whose time must not tell whether it had a choice.

        Chance decides, and how long such bots have thought before: nothing that this one holds in its hand.
        """
        return round(1000 * self._slow.get(bot, 0.0)) + chance.randint(SHORTEST, LONGEST)

    def close(self) -> None:
        """End all processes, also those that think: nobody waits for their answers any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            workers = multiprocessing.active_children()
            for worker in workers:
                worker.terminate()
            for worker in workers:
                worker.join(1)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy sockets and the store's connection
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=step_back)
        return self._pool


def step_back() -> None:
    """Of a process that thinks: let the tables go first, leave Ctrl-C to the server, end with it however it ends."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _ready() -> bool:
    """Load what a bot needs."""
    return bool(bots.names())


def _consider(game_name: str, seen: bytes, seat: int, bot: str, seed: int) -> list[Tried]:
    game = sublevel.game(game_name)
    return bots.consider(bot, game, seed, unpacked(game, seen), seat)


def unpacked(game: Game, seen: bytes) -> State:
    """The state from its bytes."""
    state = game.rules.new()
    game.schema.unpack(seen, state)
    return state
