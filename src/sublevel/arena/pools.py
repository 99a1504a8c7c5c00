"""Many desks at once: on this machine, or wherever Ray has some. Records come as matches finish, in any order."""

from __future__ import annotations

import importlib.util
import logging
import os
import queue
import socket
import threading
from collections.abc import Generator, Iterable
from typing import Any, Final

import msgspec

from sublevel.arena.desk import Desk, DeskClosed
from sublevel.arena.records import Record
from sublevel.arena.tournament import Pairing, Tournament
from sublevel.engine.errors import BadOption, quoted

ANSWER_SECONDS: Final = 5.0  # for Ray to answer


def play_here(
    tournament: Tournament, pairings: Iterable[Pairing], workers: int | None = None
) -> Generator[Record, None, None]:
    """Play in processes of this machine, one for each core if nobody says how many."""
    todo: queue.SimpleQueue[Pairing] = queue.SimpleQueue()
    for pairing in pairings:
        todo.put(pairing)
    missing = todo.qsize()
    done: queue.SimpleQueue[Record | Exception] = queue.SimpleQueue()
    desks = [Desk(tournament) for _ in range(min(workers or os.cpu_count() or 1, missing))]
    threads = [threading.Thread(target=serve, args=(desk, todo, done), daemon=True) for desk in desks]
    try:
        for thread in threads:
            thread.start()
        for _ in range(missing):
            record = done.get()
            if isinstance(record, Exception):
                raise record
            yield record
    finally:
        for desk in desks:
            desk.close()
        for thread in threads:
            thread.join()


def serve(desk: Desk, todo: queue.SimpleQueue[Pairing], done: queue.SimpleQueue[Record | Exception]) -> None:
    """Let a desk play until nothing is left to play."""
    try:
        while True:
            done.put(desk.play(todo.get_nowait()))
    except (queue.Empty, DeskClosed):
        pass
    except Exception as error:  # told to who waits for records
        done.put(error)
    finally:
        desk.close()
        desk.join()


def check_ray(address: str | None) -> None:
    """Raise BadOption if Ray is not installed, or nobody listens at the address: Ray itself would try for minutes."""
    if importlib.util.find_spec("ray") is None:
        raise BadOption("Ray is not installed: pip install 'sublevel[ray]', or play without --ray")
    if address is None or address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BadOption(f"Ray at {quoted(address)}: an address is auto, HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host, int(port)), ANSWER_SECONDS).close()
    except (OSError, OverflowError):
        raise BadOption(f"Ray at {quoted(address)}: nobody listens there") from None


def play_on_ray(
    tournament: Tournament, pairings: Iterable[Pairing], workers: int | None = None, address: str | None = None
) -> Generator[Record, None, None]:
    """Play wherever Ray runs: on this machine alone, or (with an address) in a cluster that has this program."""
    check_ray(address)
    import ray as untyped
    from ray.util import ActorPool

    ray: Any = untyped

    class Actor:
        """A desk somewhere."""

        def __init__(self, terms: bytes) -> None:
            self._desk = Desk(msgspec.msgpack.decode(terms, type=Tournament))

        def play(self, pairing: bytes) -> bytes:
            record = self._desk.play(msgspec.msgpack.decode(pairing, type=Pairing))
            return msgspec.msgpack.encode(record)

    try:
        ray.init(
            address=address,
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOption(f"Ray at {address or 'this machine'} cannot be reached: {str(error).splitlines()[0]}") from None
    try:
        cores = workers or int(ray.cluster_resources().get("CPU", 1))
        terms = msgspec.msgpack.encode(tournament)
        pool: Any = ActorPool([ray.remote(num_cpus=1)(Actor).remote(terms) for _ in range(cores)])
        packed = [msgspec.msgpack.encode(pairing) for pairing in pairings]
        for answer in pool.map_unordered(lambda actor, pairing: actor.play.remote(pairing), packed):
            yield msgspec.msgpack.decode(answer, type=Record)
    finally:
        ray.shutdown()
