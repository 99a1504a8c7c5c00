"""A second process that plays the same matches: `python -m sublevel.engine.conformance.twin`.

It reads jobs, one JSON text a line, and answers each with a line. First it says which target it runs.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any, Final

import msgspec

from sublevel.engine import targets
from sublevel.engine.core import SPECTATOR, State
from sublevel.engine.game import Game
from sublevel.engine.match import Match, event_rows
from sublevel.engine.options import Options

LONG_LOOK: Final = 24  # every so manieth step is compared in views and features too

Step = tuple[str, str]  # the digest of the packed state, and that of everything else that is compared


class Job(msgspec.Struct):
    """A match to play again."""

    game: str
    seed: int | None
    start: Any  # the written position that it began from, where it was not dealt
    options: dict[str, Any]
    actions: list[tuple[int, int]]


class BatchJob(msgspec.Struct):
    """A batch to play at random on another target."""

    game: str
    seed: int
    options: dict[str, Any]
    count: int
    target: str
    steps: int  # how many are looked at one by one, before the matches are played out


def trace(game: Game, job: Job) -> list[Step]:
    """Play a match and describe every state on the way."""
    options = game.options.read(job.options)
    match = Match.begun(game, job.start, options, job.seed)
    s = match.state
    steps = [describe(game, s, options, 0)]
    for ply, (seat, action) in enumerate(job.actions, 1):
        game.rules.step(s, seat, action)
        steps.append(describe(game, s, options, ply))
    return steps


def describe(game: Game, s: State, options: Options, ply: int) -> Step:
    """A state in two digests. Legal lists and events are always looked at, views and features now and then."""
    rest: list[Any] = [[game.legal_ids(s, seat) for seat in range(len(game.seats))], event_rows(s)]
    if ply % LONG_LOOK == 0 or s.waiting == 0:
        for seat in (*range(len(game.seats)), SPECTATOR):
            rest.append(view_bytes(game, s, seat, options))
            rest.append(game.features(s, seat).tobytes() if seat != SPECTATOR else None)
        rest.append(game.write_position(s))
    return game.schema.digest(s), hashlib.blake2b(msgspec.json.encode(rest), digest_size=8).hexdigest()


def view_bytes(game: Game, s: State, seat: int, options: Options) -> bytes:
    """A view as bytes: its order counts too."""
    seen = game.seen_by(s, seat)
    choices = game.choices(seen, seat) if s.waiting >> seat & 1 else []
    return msgspec.json.encode([game.describe(seen, seat, options), choices, game.aids(seen, seat)])


def batch_trace(game: Game, job: BatchJob) -> list[str]:
    """Play a batch at random and describe it after each step, and at the end."""
    batch = game.batch(job.count, target=job.target, seed=job.seed, options=job.options)
    digests = []
    for _ in range(job.steps):
        content = (batch.packed().tobytes(), batch.legal_mask().tobytes(), batch.features().tobytes())
        digests.append(hashlib.blake2b(b"".join(content), digest_size=16).hexdigest())
        batch.random_steps(1)
    batch.play_out()
    return [*digests, hashlib.blake2b(batch.packed().tobytes(), digest_size=16).hexdigest()]


def answer(line: str) -> Any:
    """The answer to a job."""
    from sublevel.engine.registry import find

    content = msgspec.json.decode(line)
    if "count" in content:
        batch_job = msgspec.convert(content, BatchJob)
        return batch_trace(find(batch_job.game), batch_job)
    job = msgspec.convert(content, Job)
    return trace(find(job.game), job)


def job_of(match: Match) -> Job:
    """The job to play a match again."""
    actions = [(ply.seat, ply.action) for ply in match.plies]
    return Job(match.game.name, match.seed, match.written_start(), match.options, actions)


def main() -> None:
    """Answer until nothing more is asked."""
    print(targets.running(), flush=True)
    for line in sys.stdin:
        print(msgspec.json.encode(answer(line)).decode(), flush=True)


if __name__ == "__main__":
    main()
