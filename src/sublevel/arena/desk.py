"""A desk: one process that plays matches, watched from outside. A bot that hangs or crashes takes its process with it,
loses its match, and the next match gets a new process."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import MutableSequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final, NoReturn

import msgspec

from sublevel.arena.playing import NOBODY, Arena, lost_with_its_process
from sublevel.arena.records import Fault, Record
from sublevel.arena.tournament import Pairing, Tournament
from sublevel.engine.errors import SublevelError

GRACE: Final = 1.0  # seconds beyond a bot's time: programs are timed more exactly by who asks them
ENDING: Final = 60.0  # seconds that a process that has said its last may take to be gone: the machine may be busy
LOOK: Final = 0.1  # seconds between two looks at the clock
TRIES: Final = 3  # for a process that ends while no bot thinks
NICENESS: Final = 10  # the machine stays usable
_SPAWN: Final = multiprocessing.get_context("spawn")  # a fork would copy threads' locks


class DeskFailed(SublevelError):
    """A match could not be played, and no bot was to blame."""


class DeskClosed(Exception):
    """The desk was closed during a match."""


class Desk:
    """One process for matches of a tournament."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._closed = False
        self._process: SpawnProcess | None = None
        self._line: Connection[bytes, bytes]
        self._watched: MutableSequence[float]

    def play(self, pairing: Pairing) -> Record:
        """Play a match. Raises DeskClosed, or DeskFailed where that is nobody's fault but ours."""
        for _ in range(TRIES):
            process = self._running()
            with contextlib.suppress(EOFError, OSError):
                self._line.send_bytes(msgspec.msgpack.encode(pairing))
                while not self._line.poll(LOOK):
                    if self._overdue():
                        return self._lost(process, pairing, hung=True)
                return read_answer(self._line.recv_bytes(), pairing)
            if self._closed:
                raise DeskClosed
            if self._watched[0] != NOBODY:
                return self._lost(process, pairing, hung=False)
            self._drop(process)
        raise DeskFailed(f"match {pairing.number}: the process that plays it ends again and again")

    def close(self) -> None:
        """End the process, in the middle of a match if need be. May be called from another thread."""
        self._closed = True
        process = self._process
        if process is not None and process.is_alive():
            process.terminate()

    def join(self) -> None:
        """Wait for the end of the process."""
        process, self._process = self._process, None
        if process is not None:
            process.join(GRACE)
            process.kill()
            process.join()
            self._line.close()

    def _running(self) -> SpawnProcess:
        if self._process is None:
            if self._closed:
                raise DeskClosed
            self._line, theirs = _SPAWN.Pipe()
            self._watched = _SPAWN.RawArray("d", [NOBODY, 0.0, 0.0])  # who works, until when, after how many actions
            terms = msgspec.msgpack.encode(self.tournament)
            self._process = _SPAWN.Process(target=work, args=(theirs, self._watched, terms), daemon=True)
            self._process.start()
            theirs.close()
        return self._process

    def _overdue(self) -> bool:
        seat, deadline, _ = self._watched
        return seat != NOBODY and deadline != 0.0 and time.monotonic() > deadline

    def _lost(self, process: SpawnProcess, pairing: Pairing, hung: bool) -> Record:
        """The match is lost for who was thinking."""
        seat, plies = int(self._watched[0]), int(self._watched[2])
        if hung:
            fault = Fault(seat, "hung", f"it gave no answer within {self.tournament.seconds:g} seconds")
        else:
            process.join(ENDING)
            fault = Fault(seat, "crashed", f"its process ended with status {process.exitcode}")
        self._drop(process)
        return lost_with_its_process(self.tournament, pairing, fault, plies)

    def _drop(self, process: SpawnProcess) -> None:
        process.kill()
        self.join()


def read_answer(answer: bytes, pairing: Pairing) -> Record:
    """A record, or what went wrong."""
    if answer.startswith(b"!"):
        raise DeskFailed(f"match {pairing.number}: {answer[1:].decode()}")
    return msgspec.msgpack.decode(answer, type=Record)


# In the process.


def work(line: Connection[bytes, bytes], watched: MutableSequence[float], terms: bytes) -> None:
    """Play matches until nobody asks for more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    signal.signal(signal.SIGTERM, leave)
    if hasattr(os, "nice"):
        os.nice(NICENESS)

    def watch(seat: int, seconds: float, plies: int) -> None:
        watched[2] = plies
        watched[1] = time.monotonic() + seconds + GRACE if seconds else 0.0
        watched[0] = seat

    arena = Arena(msgspec.msgpack.decode(terms, type=Tournament), watch)
    try:
        while True:
            pairing = msgspec.msgpack.decode(line.recv_bytes(), type=Pairing)
            try:
                answer = msgspec.msgpack.encode(arena.play(pairing))
            except Exception as error:  # no bot's fault: the match cannot be played, and somebody should know why
                answer = f"!{type(error).__name__}: {error}".encode()
            line.send_bytes(answer)
    except (EOFError, OSError):
        return
    finally:
        arena.close()


def leave(number: int, frame: FrameType | None) -> NoReturn:
    """End as one ends by oneself: programs are ended too."""
    sys.exit(0)
