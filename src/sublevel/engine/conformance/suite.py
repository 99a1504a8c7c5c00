"""The run itself: many matches, with every check at its time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sublevel.engine import targets
from sublevel.engine.conformance import legality, others, secrecy, trips, wording
from sublevel.engine.conformance.look import Look, Memory, Moment
from sublevel.engine.conformance.report import Failure, Report, Tally
from sublevel.engine.conformance.sampling import (
    Player,
    kept_options,
    open_match,
    random_for,
    rare_positions,
)
from sublevel.engine.conformance.trips import Played
from sublevel.engine.game import Game
from sublevel.engine.match import Match

Progress = Callable[[int, int], None]  # matches done, and how many there will be


@dataclass(frozen=True)
class StepCheck:
    """A check on single states; `every` so manieth step, and at every end of a match."""

    name: str
    look: Callable[[Look], Iterable[str]]
    every: int = 1


@dataclass(frozen=True)
class MatchCheck:
    """A check on whole matches, every so manieth."""

    name: str
    look: Callable[[Played], Iterable[str]]
    every: int = 1


STEP_CHECKS: Final = (
    StepCheck("legality", legality.agreement),
    StepCheck("dead ends", legality.no_dead_end),
    StepCheck("numbers", legality.numbers_fit),
    StepCheck("events", legality.events_fit),
    StepCheck("results", legality.results_fit),
    StepCheck("chance", legality.chance_is_told),
    StepCheck("conservation", legality.nothing_lost),
    StepCheck("notation", trips.notation_round_trip),
    StepCheck("words", wording.spoken_in_all_languages),
    StepCheck("acceptance", legality.accepted, 32),
    StepCheck("copies", trips.copies_stand_alone, 8),
    StepCheck("packing", trips.packing_round_trip, 8),
    StepCheck("positions", trips.position_round_trip, 8),
    StepCheck("files", trips.file_round_trip, 64),
    StepCheck("imagined worlds", secrecy.worlds_keep_the_observation, 16),
    StepCheck("leaks", secrecy.no_leak, 16),
    StepCheck("free undo", secrecy.free_undo_is_safe, 4),
    StepCheck("equal knowledge", secrecy.all_know_the_same, 4),
    StepCheck("observations", secrecy.observations_are_sound, 16),
    StepCheck("looking", legality.looking_changes_nothing),  # the last: it watches the others
)
MATCH_CHECKS: Final = (
    MatchCheck("earlier copies", trips.earlier_copies_stay),
    MatchCheck("replay", trips.replay_is_equal),  # fills what other processes are compared with
    MatchCheck("undo", trips.undo_is_equal, 4),
)
PLAY: Final = "play"
OTHER_PROCESS, OTHER_TARGET, CUDA = "other process", "other target", "cuda"
CATALOGUES, REDRAWN = "catalogues", "redrawn"
HASH_SEED: Final = 4711
REPLAYED_ELSEWHERE: Final = 10  # every so manieth match is played again by another process on the same target


def check(
    game: Game,
    matches: int = 1000,
    seed: int = 0,
    progress: Progress | None = None,
    *,
    processes: bool = True,
    cuda: bool = True,
) -> Report:
    """Put a game through the whole suite.

    `processes` and `cuda` can be switched off to save time: what was not done is named in the report.
    """
    run = Run(game, seed)
    started = time.perf_counter()
    for index in range(matches):
        run.play(index)
        if progress:
            progress(index + 1, matches)
        if run.tallies[PLAY].given_up:
            run.report.notes.append(f"broken off after {index + 1} of {matches} matches: too many cannot be played")
            break
    run.finish(processes, cuda)
    run.report.seconds = round(time.perf_counter() - started, 2)
    return run.report


class Run:
    """A run in progress."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.memory = Memory()
        self.report = Report(game.name, targets.running(), seed)
        self.played: list[Played] = []
        self.tallies: dict[str, Tally] = {}
        self._open(PLAY, self._play.__doc__, "every step")
        for step_check in STEP_CHECKS:
            self._open(step_check.name, step_check.look.__doc__, _when(step_check.every, "step", ", and every end"))
        for match_check in MATCH_CHECKS:
            self._open(match_check.name, match_check.look.__doc__, _when(match_check.every, "match"))
        self._open(REDRAWN, secrecy.everything_hidden_is_redrawn.__doc__, "once, over all imagined worlds")
        self._open(CATALOGUES, wording.catalogues_agree.__doc__, "once")
        self._open(OTHER_PROCESS, "Another process gives the same bytes.", _when(REPLAYED_ELSEWHERE, "match"))
        self._open(OTHER_TARGET, "python and cpu give the same bytes after every action.", "every match")
        self._open(CUDA, "The GPU, or its simulator, gives the same bytes.", "a few batches")
        if type(game).conserved is Game.conserved:
            self.tallies["conservation"].not_run = f"{game.name} does not say what is conserved"
        if not rare_positions(game):
            self.report.notes.append("all matches were dealt: the game names no rare positions to begin from")
        if kept := kept_options(game):
            self.report.notes.append(f"options that kept their defaults: {', '.join(kept)}")

    # One match.

    def play(self, index: int) -> None:
        """Play one match, looking at every step."""
        random = random_for(self.report.seed, index, "match")
        match = open_match(self.game, index, random)
        played = Played(match, [], [], [])
        self.report.matches += 1
        self._apply(PLAY, lambda: self._play(played, Player(self.game, index, random), index), match, index)
        for match_check in MATCH_CHECKS:
            if index % match_check.every == 0:
                self._apply(match_check.name, partial(match_check.look, played), match, index)
        played.copies.clear()
        self.played.append(played)

    def _play(self, played: Played, player: Player, index: int) -> list[str]:
        """Every legal action can be played, and every state that comes out can be packed."""
        match = played.match
        before: Moment | None = None
        while True:
            look = Look(match, index, before, self.memory)
            played.copies.append(self.game.copy(match.state))
            played.packed.append(look.packed)
            self._look(look)
            legal = {seat: look.legal[seat] for seat in match.actors if look.legal[seat]}
            if not legal or look.ply > self.game.longest:
                break
            before = look.moment()
            match.play(*player.choose(match.state, legal))
            self.report.steps += 1
        self._count(match)
        return []

    def _look(self, look: Look) -> None:
        report, s = self.report, look.state
        report.most_events = max(report.most_events, s.event_count)
        report.most_legal = max(report.most_legal, *(len(listed) for listed in look.legal.values()))
        for step_check in STEP_CHECKS:
            if (look.index + look.ply) % step_check.every == 0 or s.waiting == 0:
                self._apply(step_check.name, partial(step_check.look, look), look.match, look.index)

    def _count(self, match: Match) -> None:
        self.report.longest = max(self.report.longest, len(match.plies))
        end = match.result.reason if match.result else "none"
        self.report.ends[end] = self.report.ends.get(end, 0) + 1

    # After all matches.

    def finish(self, processes: bool, cuda: bool) -> None:
        """Make the checks on the run as a whole, and put the report together."""
        self._apply(REDRAWN, lambda: secrecy.everything_hidden_is_redrawn(self.memory))
        self._apply(CATALOGUES, lambda: wording.catalogues_agree(self.game))
        complete = [one for one in self.played if one.steps]
        jobs: list[tuple[str, Callable[[], None]]] = [
            (OTHER_PROCESS, lambda: self._compare(OTHER_PROCESS, targets.running(), complete[::REPLAYED_ELSEWHERE])),
            (OTHER_TARGET, lambda: self._compare(OTHER_TARGET, others.other_target(), complete)),
        ]
        if not processes:
            self.tallies[OTHER_PROCESS].not_run = self.tallies[OTHER_TARGET].not_run = "switched off"
            jobs = []
        if cuda:
            jobs.append((CUDA, self._compare_batches))
        else:
            self.tallies[CUDA].not_run = "switched off"
        with ThreadPoolExecutor() as pool:  # the threads only wait for other processes
            for name, done in [(name, pool.submit(job)) for name, job in jobs]:
                self._settle(name, done.exception())
        self.report.checks = list(self.tallies.values())

    def _compare(self, name: str, target: str, played: Sequence[Played]) -> None:
        numbers = {id(one): index for index, one in enumerate(self.played)}
        for one, ply, message in others.same_bytes(target, played, HASH_SEED):
            self.tallies[name].fail(self._failure(name, message, one.match, numbers[id(one)], ply))
        self.tallies[name].runs += sum(len(one.steps) for one in played)

    def _compare_batches(self) -> None:
        what, size, environment = others.device()
        jobs = others.batch_jobs(self.game, size, self.report.seed)
        for message in others.same_batches(self.game, jobs, environment):
            self.tallies[CUDA].fail(Failure(CUDA, f"{what}: {message}"))
        self.tallies[CUDA].runs += sum(job.count * (job.steps + 1) for job in jobs)
        self.tallies[CUDA].when = f"{len(jobs)} batches of {size[1]} on {what}, {size[2]} steps one by one and the end"

    def _settle(self, name: str, error: BaseException | None) -> None:
        if isinstance(error, others.NotRun):
            self.tallies[name].not_run = str(error)
        elif error is not None:
            self.tallies[name].fail(Failure(name, _told(error)))

    # Keeping count.

    def _open(self, name: str, promise: str | None, when: str) -> None:
        self.tallies[name] = Tally(name, (promise or "").strip(), when)

    def _apply(
        self, name: str, look: Callable[[], Iterable[str]], match: Match | None = None, index: int | None = None
    ) -> None:
        """Make a check; whatever it raises is a failure like any other."""
        tally = self.tallies[name]
        if tally.given_up or tally.not_run:
            return
        tally.runs += 1
        try:
            problems = list(look())
        except Exception as error:
            problems = [_told(error)]
        for problem in problems:
            tally.fail(self._failure(name, problem, match, index))

    def _failure(
        self, name: str, message: str, match: Match | None, index: int | None, ply: int | None = None
    ) -> Failure:
        if match is None:
            return Failure(name, message)
        actions = tuple((one.seat, one.action) for one in match.plies)
        ply = len(actions) if ply is None else ply
        return Failure(name, message, index, match.seed, match.written_start(), match.options, ply, actions[:ply])


def _when(every: int, what: str, also: str = "") -> str:
    if every == 1:
        return f"every {what}"
    return f"one {what} in {every}{also}"


def _told(error: BaseException) -> str:
    """An error in one line."""
    text: Any = str(error) or repr(error)
    return f"{type(error).__name__}: {text.splitlines()[0]}"
