"""Checks on ways there and back: copies, undo, notation, positions, files, replays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from sublevel.engine.conformance.look import CHANCE_FIELDS, Look, differing, everything, kept
from sublevel.engine.conformance.twin import Step, job_of, trace
from sublevel.engine.core import State
from sublevel.engine.errors import Finished
from sublevel.engine.game import Game
from sublevel.engine.match import Match


@dataclass
class Played:
    """A match that was played to its end, with a copy of every state on the way."""

    match: Match
    copies: list[State]
    packed: list[bytes]
    steps: list[Step]  # what other processes are compared with; filled by the replay


def copies_stand_alone(look: Look) -> Iterator[str]:
    """What happens to a copy does not happen to the original."""
    game, s = look.game, look.state
    before = everything(game, s)
    copy = game.copy(s)
    if different := differing(before, everything(game, copy)):
        yield f"a copy differs in {different}"
    for seat, listed in look.legal.items():
        if listed:
            game.rules.step(copy, seat, look.random.choice(listed))
            break
    for name, length in ((f.name, f.length) for f in game.schema.fields):
        for i in range(length):
            getattr(copy, name)[i] = 1
    if different := differing(before, everything(game, s)):
        yield f"writing to a copy changed the original's {different}"


def packing_round_trip(look: Look) -> Iterator[str]:
    """A state comes back from its bytes."""
    back = look.game.rules.new()
    look.game.schema.unpack(look.packed, back)
    if look.game.schema.pack(back) != look.packed:
        yield "unpacked and packed again, the bytes differ"
    if any(look.game.legal_ids(back, seat) != look.legal[seat] for seat in look.seats):
        yield "the unpacked state has other legal actions"


def notation_round_trip(look: Look) -> Iterator[str]:
    """Every legal action has a text of its own that reads back."""
    game, s = look.game, look.state
    for seat, listed in look.legal.items():
        texts: dict[str, int] = {}
        for action in listed:
            text = game.write_action(s, seat, action)
            back = game.read_action(s, seat, text)
            if back != action:
                yield f"action {action} is written {text!r}, which reads as {back}"
            if text in texts:
                yield f"actions {texts[text]} and {action} are both written {text!r}"
            texts[text] = action


def position_round_trip(look: Look) -> Iterator[str]:
    """A position can be written down and loaded: the same text, the same state but for chance, the same actions."""
    game, match = look.game, look.match
    written = match.position()
    if not json_ready(written):
        yield "the written position is not JSON-ready"
    loaded = game.position(written, match.options)
    if loaded.position() != written:
        yield f"loaded and written again, {written!r} became {loaded.position()!r}"
    if loaded.position(public=True) != match.position(public=True):
        yield f"loaded, {written!r} has another public position"
    without = (*CHANCE_FIELDS, "ply")
    # Once there is a result, a state may remember how it came about, which is history and no part of a position.
    if not look.state.ended and (
        different := differing(kept(game, look.state, without), kept(game, loaded.state, without))
    ):
        yield f"loaded, {written!r} differs in {different}"
    if any(game.legal_ids(loaded.state, seat) != look.legal[seat] for seat in look.seats):
        yield f"loaded, {written!r} has other legal actions"


def file_round_trip(look: Look) -> Iterator[str]:
    """A match can be saved and loaded, also one that began from a written position."""
    match = look.match
    text = match.to_json()
    loaded = look.game.load(text)
    if loaded.digest() != match.digest():
        yield "the loaded match is in another state"
    if (loaded.plies, loaded.options, loaded.seed) != (match.plies, match.options, match.seed):
        yield "the loaded match has other actions, options or another seed"
    if loaded.to_json() != text:
        yield "saved again, the file differs"
    if loaded.log() != match.log():
        yield "the loaded match has another log"
    placed = look.game.position(match.position(), match.options)
    if look.game.load(placed.to_json()).digest() != placed.digest():
        yield "a match from a written position does not come back from its file"


def json_ready(value: Any) -> bool:
    """Whether a value is the same after it went through JSON."""
    return bool(msgspec.json.decode(msgspec.json.encode(value)) == value)


# Checks on whole matches.


def earlier_copies_stay(played: Played) -> Iterator[str]:
    """Copies made on the way are still what they were."""
    pack = played.match.game.schema.pack
    for ply, (copy, packed) in enumerate(zip(played.copies, played.packed, strict=True)):
        if pack(copy) != packed:
            yield f"the copy made at ply {ply} was changed by later actions"


def replay_is_equal(played: Played) -> Iterator[str]:
    """The same start, options and actions give the same states again."""
    match = played.match
    played.steps = trace(match.game, job_of(match))
    again = [step[0] for step in played.steps]
    first = [fingerprint(match.game, packed) for packed in played.packed]
    if again != first:
        ply = next(i for i, (a, b) in enumerate(zip(again, first, strict=True)) if a != b)
        yield f"the replay differs from ply {ply} on"


def undo_is_equal(played: Played) -> Iterator[str]:
    """Every action can be taken back, down to the start."""
    match = played.match.branch()
    pack = match.game.schema.pack
    for ply in reversed(range(len(match.plies))):
        match.undo()
        if pack(match.state) != played.packed[ply] or len(match.plies) != ply:
            yield f"taking back the action at ply {ply} does not lead to the state before it"
    try:
        match.undo()
    except Finished:
        return
    yield "something can be taken back before anything was played"


def fingerprint(game: Game, packed: bytes) -> str:
    """The digest of a state that was packed before."""
    s = game.rules.new()
    game.schema.unpack(packed, s)
    return game.schema.digest(s)
