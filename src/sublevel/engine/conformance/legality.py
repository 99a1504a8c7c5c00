"""Checks on what may be done: lists, reasons, ends, results, and the numbers of the state."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from sublevel.engine.conformance.look import Look
from sublevel.engine.core import EVENT_WIDTH, EVERYBODY, MAX_SEATS, SPECTATOR, TABLE
from sublevel.engine.errors import Finished, Illegal, NotYourTurn, SublevelError
from sublevel.engine.match import Match, event_rows

SLICES = 16  # the ids that are not legal are tried in so many parts, one of them each time


def agreement(look: Look) -> Iterator[str]:
    """An action is listed if and only if its reason is 0, over all ids and seats; lists ascend."""
    for seat in look.seats:
        listed = look.legal[seat]
        if any(a >= b for a, b in pairwise(listed)):
            yield f"seat {seat}: the list {listed} does not ascend"
        allowed = {action for action, code in enumerate(look.codes(seat)) if code == 0}
        if allowed != set(listed):
            only_listed, only_allowed = sorted(set(listed) - allowed), sorted(allowed - set(listed))
            yield f"seat {seat}: listed but refused {only_listed}, allowed but not listed {only_allowed}"
        for outside in (-1, look.game.actions):
            if look.game.rules.reason(look.state, seat, outside) == 0:
                yield f"seat {seat}: the id {outside} is no action, but has reason 0"


def no_dead_end(look: Look) -> Iterator[str]:
    """Whoever waits has an action, nobody else has one, and a match that stops has a result in time."""
    s, game = look.state, look.game
    known = (1 << len(game.seats)) - 1 | 1 << TABLE
    if s.waiting & ~known:
        yield f"waiting is {s.waiting:b}: a seat that does not exist"
    for seat in look.seats:
        waits, listed = bool(s.waiting >> seat & 1), look.legal[seat]
        if waits and not listed:
            yield f"seat {seat} is to act, but has no legal action"
        if not waits and listed:
            yield f"seat {seat} is not to act, but has actions {listed}"
    if look.game.legal_ids(s, SPECTATOR):
        yield "spectators have legal actions"
    if s.waiting == 0 and s.ended == 0:
        yield "nobody is to act, but there is no result"
    if s.ply != look.ply:
        yield f"the state counts {s.ply} actions, the match {look.ply}"
    if look.ply > game.longest or (look.ply == game.longest and s.waiting):
        yield f"{look.ply} actions and no end: the game promises at most {game.longest}"


def accepted(look: Look) -> Iterator[str]:
    """`Match.play` accepts exactly the listed actions, and a refusal changes nothing."""
    part = look.random.randrange(SLICES)
    for seat in look.seats:
        listed = set(look.legal[seat])
        for action in look.legal[seat]:
            yield from _plays(look, seat, action)
        branch = look.match.branch()
        for action in range(part, look.game.actions, SLICES):
            if action not in listed:
                yield from _refuses(look, branch, seat, action)
        for state in (look.state, branch.state):
            if look.game.schema.pack(state) != look.packed:
                yield f"seat {seat}: a refusal changed the state"


def _plays(look: Look, seat: int, action: int) -> Iterator[str]:
    branch = look.match.branch()
    try:
        branch.play(seat, action)
    except SublevelError as error:
        yield f"seat {seat}, action {action} is listed, but play refuses it: {error}"


def _refuses(look: Look, branch: Match, seat: int, action: int) -> Iterator[str]:
    match, code = look.match, look.codes(seat)[action]
    try:
        branch.play(seat, action)
    except Illegal as error:
        if error.reason.code != code:
            yield f"seat {seat}, action {action}: play says reason {error.reason.code} instead of {code}"
    except (NotYourTurn, Finished) as error:
        if seat in match.actors or isinstance(error, Finished) != match.finished:
            yield f"seat {seat}, action {action}: {type(error).__name__} at the wrong time"
    else:
        yield f"seat {seat}, action {action} is not listed, but play accepts it"
    reason = match.why(seat, action)
    if reason is None:
        yield f"seat {seat}, action {action} is not listed, but `why` knows no reason"


def numbers_fit(look: Look) -> Iterator[str]:
    """Every number of the state fits its storage type."""
    yield from look.game.schema.problems(look.state)


def events_fit(look: Look) -> Iterator[str]:
    """One action causes no more events than there is room for, and each is for somebody."""
    s = look.state
    room = len(s.events) // EVENT_WIDTH
    if not 0 <= s.event_count <= room:
        yield f"{s.event_count} events, but there is room for {room}"
        return
    for row in event_rows(s):
        if not 0 < row[1] <= EVERYBODY:
            yield f"the event {row} has an audience that does not exist"


def results_fit(look: Look) -> Iterator[str]:
    """A result has the right shape, comes once, and stays."""
    s, game = look.state, look.game
    result = look.match.result
    if (result is not None) != bool(s.ended):
        yield f"ended is {s.ended}, but the result is {result}"
    if result is None:
        if any(s.payoff):
            yield f"no result yet, but payoffs {list(s.payoff)}"
        return
    seats = len(game.seats)
    if len(result.returns) != seats or len(result.scores) != seats:
        yield f"{seats} seats, but returns {result.returns} and scores {result.scores}"
    if not all(math.isfinite(value) for value in result.returns):
        yield f"returns {result.returns} are not all finite"
    if game.zero_sum and sum(result.returns) != 0:
        yield f"returns {result.returns} of a zero-sum game do not add up to 0"
    if any(seat not in range(seats) for seat in result.winners):
        yield f"winners {result.winners}: there are {seats} seats"
    if any(s.payoff[seat] for seat in range(seats, MAX_SEATS)):
        yield f"payoffs {list(s.payoff)}: one for a seat that does not exist"
    if look.before and look.before.ended and (look.before.ended, look.before.payoff) != (s.ended, list(s.payoff)):
        yield f"the result changed after the end: from {look.before.payoff} to {list(s.payoff)}"


def chance_is_told(look: Look) -> Iterator[str]:
    """An action that draws says so: it is not taken back lightly."""
    s, before = look.state, look.before
    if before and (before.rng, before.tape_next) != (s.rng, s.tape_next) and not s.disclosed:
        yield "the action drew from the generator or the tape, but `disclosed` is 0"


def nothing_lost(look: Look) -> Iterator[str]:
    """Nothing appears or vanishes that the game says is conserved."""
    if look.before:
        now = look.game.conserved(look.state)
        if now != look.before.conserved:
            yield f"it was {look.before.conserved} and is {now}"


def looking_changes_nothing(look: Look) -> Iterator[str]:
    """All the looking above has left the state as it was."""
    if look.game.schema.pack(look.state) != look.packed:
        yield "the state is another one after it was looked at"
