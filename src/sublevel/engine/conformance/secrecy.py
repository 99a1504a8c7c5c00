"""Checks on secrets: whatever a seat cannot know changes nothing that it gets to see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sublevel.engine.chance import generator
from sublevel.engine.conformance.look import (
    CHANCE_FIELDS,
    Look,
    Memory,
    differing,
    kept,
    reason_codes,
)
from sublevel.engine.conformance.trips import json_ready
from sublevel.engine.core import SPECTATOR, State
from sublevel.engine.game import Game
from sublevel.engine.match import Match, event_rows

WORLDS = 2  # that are imagined at each look


def imagined(look: Look, viewer: int, number: int = 0) -> State:
    """A world that a viewer may imagine: all that it cannot know is drawn anew."""
    world = look.game.copy(look.state)
    world.rng = generator(look.random.getrandbits(62), stream=number + 2)
    look.game.rules.resample(world, viewer)
    return world


def worlds_keep_the_observation(look: Look) -> Iterator[str]:
    """A resampled world looks the same to every viewer it was made for, and is a sound state of the game."""
    game, s = look.game, look.state
    for viewer in look.viewers:
        seen = game.seen_by(s, viewer)
        if game.schema.pack(game.seen_by(seen, viewer)) != game.schema.pack(seen):
            yield f"viewer {viewer}: hiding twice is not the same as hiding once"
        for number in range(WORLDS):
            world = imagined(look, viewer, number)
            if different := differing(kept(game, seen), kept(game, game.seen_by(world, viewer))):
                yield f"viewer {viewer}: an imagined world looks different in {different}"
            yield from game.schema.problems(world)
            if game.conserved(world) != game.conserved(s):
                yield f"viewer {viewer}: an imagined world has {game.conserved(world)}"
            if world.rng == s.rng:
                yield f"viewer {viewer}: the generator was not drawn anew"
            _remember(look, seen, world)


def _remember(look: Look, seen: State, world: State) -> None:
    """Note which fields are hidden, and which of these are really drawn anew: otherwise nothing would be tested."""
    truth = kept(look.game, look.state, CHANCE_FIELDS)
    look.memory.hidden_fields.update(differing(truth, kept(look.game, seen, CHANCE_FIELDS)))
    look.memory.redrawn_fields.update(differing(truth, kept(look.game, world, CHANCE_FIELDS)))


def everything_hidden_is_redrawn(memory: Memory) -> Iterator[str]:
    """Whatever is hidden is also drawn anew, so that the checks on leaks are not empty."""
    if missing := sorted(memory.hidden_fields - memory.redrawn_fields):
        yield f"hidden from somebody, but never drawn anew: {missing}"


def no_leak(look: Look) -> Iterator[str]:
    """In a world that differs only in what a viewer cannot know, everything that it gets is equal byte by byte."""
    viewer = look.viewer()
    truth, other = look.match, look.match.branch()
    other.state = imagined(look, viewer)
    for what, mine, theirs in zip(
        ("view", "events", "legal actions", "reasons", "features", "public position"),
        shown(truth, viewer),
        shown(other, viewer),
        strict=True,
    ):
        if mine != theirs:
            yield f"viewer {viewer}: the {what} depend on what it cannot know: {_difference(mine, theirs)}"


def listed(match: Match, seat: int | None) -> list[tuple[int, str]]:
    """The legal actions of a seat; whoever watches has none."""
    return [] if seat is None else [(action.id, action.text) for action in match.legal(seat)]


def shown(match: Match, viewer: int) -> Iterator[Any]:
    """All that a viewer gets, one after the other. Once a match is over, `deal` is meant to show everything."""
    game, s = match.game, match.state
    seat = None if viewer == SPECTATOR else viewer
    view = match.view(seat)
    yield msgspec.json.encode({key: value for key, value in view.items() if key != "deal"})
    yield msgspec.json.encode([match.events(seat), [words.text() for words in match.narration(seat)]])
    yield msgspec.json.encode(listed(match, seat))
    yield reason_codes(game, s, viewer)
    yield game.features(s, viewer).tobytes() if seat is not None else b""
    yield msgspec.json.encode(match.position(public=True))


def _difference(mine: Any, theirs: Any) -> str:
    """Where two of them begin to differ."""
    if not isinstance(mine, bytes):
        return "two lists of codes"
    at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    return f"{mine[max(0, at - 30) : at + 10]!r} against {theirs[max(0, at - 30) : at + 10]!r}"


def all_know_the_same(look: Look) -> Iterator[str]:
    """In a game without secrets between the seats, everybody sees the same board and the same events."""
    if look.game.secrets:
        return
    shown = {viewer: look.game.seen_by(look.state, viewer) for viewer in look.viewers}
    public = shown[SPECTATOR]
    for viewer, seen in shown.items():
        if different := differing(kept(look.game, public), kept(look.game, seen)):
            yield f"viewer {viewer}: knows more than the spectators in {different}, but the game says it has no secrets"
        if event_rows(seen) != event_rows(public):
            yield f"viewer {viewer}: sees other events than the spectators, but the game says it has no secrets"


def free_undo_is_safe(look: Look) -> Iterator[str]:
    """What an action shows that disclosed nothing, the seat could have foreseen."""
    game = look.game
    for seat, listed in look.legal.items():
        if not listed or seat not in range(len(game.seats)):
            continue
        action = look.random.choice(listed)
        here, there = game.copy(look.state), imagined(look, seat)
        here.rng, here.tape_end, here.tape_next = there.rng, there.tape_end, there.tape_next
        game.rules.step(here, seat, action)
        if here.disclosed:
            continue
        game.rules.step(there, seat, action)
        if different := differing(kept(game, game.seen_by(here, seat)), kept(game, game.seen_by(there, seat))):
            yield f"seat {seat}, action {action} disclosed nothing, but could not be foreseen in {different}"


def observations_are_sound(look: Look) -> Iterator[str]:
    """Views are JSON-ready, observations have their shape, judgements their bounds, and events are for their viewer."""
    game, s = look.game, look.state
    viewer = look.viewer()
    seat = None if viewer == SPECTATOR else viewer
    if not json_ready(look.match.view(seat)):
        yield f"viewer {viewer}: the view is not JSON-ready"
    choices = [(choice["id"], choice["text"]) for choice in look.match.view(seat)["legal"]]
    if choices != listed(look.match, seat):
        yield f"viewer {viewer}: the choices in its view are not its legal actions"
    if any(not row[1] >> viewer & 1 for row in event_rows(game.seen_by(s, viewer))):
        yield f"viewer {viewer}: sees an event that is not meant for it"
    if seat is not None:
        yield from _numbers_are_sound(game, s, seat)


def _numbers_are_sound(game: Game, s: State, seat: int) -> Iterator[str]:
    features = game.features(s, seat)
    if features.shape != game.features_shape:
        yield f"seat {seat}: features of shape {features.shape} instead of {game.features_shape}"
    if not bool((abs(features) < float("inf")).all()):
        yield f"seat {seat}: features that are not finite"
    worth = game.rules.evaluate(game.seen_by(s, seat), seat)
    if not -1000 <= worth <= 1000:
        yield f"seat {seat}: judged {worth}, beyond a thousand"
