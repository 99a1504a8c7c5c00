"""Positions, matches and small questions that the tests of The Base share."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import sublevel
from sublevel import errors
from sublevel.games.the_base.state import Board

from . import reference

GAME = sublevel.game("the-base")
X, M = 0, 1
SEATS: tuple[int | None, ...] = (X, M, None)  # None is whoever watches
MIXES = reference.MIXES
DEAD_ENDS = {"D": 2, "I": 6, "L": 8, "T": 8, "X": 0}
START = "F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0"
DEAL_0 = "~7~5~3~35/~d~d~d~7b/c~9f~6~a/6~5~7~59/6~5~a~5~b --123 32-1- x3,x4,x5 m4,m2,m1 M 3* 20 0-0 ori=M1"
START_0 = "~7~5~3~3a/~d~d~d~7b/c~9f~6~a/c~5~7~53/c~5~a~5~b --123 32-1- x3,x4,x5 m4,m2,m1 M 3* 20 0-0"
EX_32 = "F 123-- -1-23 c3,m2,x3 c4,m4,m5 X 3* 15 1-0"

# One value off the default for every option of section 5.1 that changes the play.
VARIANTS: list[dict[str, Any]] = [
    {},
    {"mix": "balanced", "time_challenge": "off"},
    {"mix": "crossroads", "crossing_cost": "one", "countdown_start": 12},
    {"mix": "maze", "null_rotation": "forbid", "setup_order": "explorers_first"},
    {"mix": "corners", "capture_on_start_slots": True, "return_chooser": "capturer"},
    {"mix": DEAD_ENDS, "dead_end_rule": "inner", "tiebreak": "rear_only", "countdown_start": 7},
    {"mix": DEAD_ENDS, "dead_end_rule": "anywhere", "challenge_tokens": "discard"},
]


def expand(text: str) -> str:
    """Replace F and F[a1=5,b3=~6] by the board of crosses with these tiles."""
    found = re.match(r"F(?:\[([^\]]*)\])?(?= )", text)
    if not found:
        return text
    tiles = dict.fromkeys(reference.CELLS, "f")
    for change in filter(None, (found[1] or "").split(",")):
        cell, tile = change.split("=")
        assert cell in tiles
        tiles[cell] = tile
    board = "/".join("".join(tiles[column + lane] for column in "abcde") for lane in "12345")
    return board + text[found.end() :]


def at(text: str, **options: Any) -> sublevel.Match:
    """The match that stands at this position."""
    return GAME.position(expand(text), options=options)


def board(match: sublevel.Match) -> Board:
    """The state of a match, with this game's fields."""
    state = match.state
    assert isinstance(state, Board)
    return state


def actor(match: sublevel.Match) -> int | None:
    """The one seat that may act (BASE-STATE-2), or None."""
    waiting = match.waiting
    assert len(waiting) <= 1
    return waiting[0] if waiting else None


def play(match: sublevel.Match, *actions: str | int) -> sublevel.Match:
    """Play the actions, each by the seat that may act."""
    for action in actions:
        seat = actor(match)
        assert seat is not None, f"nobody may play {action}"
        match.play(seat, action)
    return match


def after(text: str, *actions: str | int, **options: Any) -> sublevel.Match:
    """The match after these actions from a position."""
    return play(at(text, **options), *actions)


def texts(match: sublevel.Match) -> list[str]:
    """The legal actions of the seat that may act."""
    seat = actor(match)
    return [] if seat is None else [action.text for action in match.legal(seat)]


def ids(match: sublevel.Match) -> list[int]:
    """The legal ids of the seat that may act."""
    seat = actor(match)
    return [] if seat is None else [action.id for action in match.legal(seat)]


def is_legal(match: sublevel.Match, action: str | int) -> bool:
    """Does the seat that may act get no reason against this action?"""
    seat = actor(match)
    return seat is not None and match.why(seat, action) is None


def refused(match: sublevel.Match, action: str | int) -> str:
    """Check that an action is refused in every way, and that trying changed nothing; the clause of the reason."""
    seat = actor(match)
    assert seat is not None
    before = match.position()
    digest = match.digest()
    reason = match.why(seat, action)
    assert reason is not None, f"{action} is not refused"
    assert action not in texts(match)
    with pytest.raises(errors.Illegal) as caught:
        match.play(seat, action)
    assert caught.value.reason.code == reason.code
    assert (match.position(), match.digest()) == (before, digest)
    return str(reason.clause)


def fields(match: sublevel.Match) -> reference.Position:
    """The fields of the position that the match stands at."""
    return reference.parse(match.position())


def all_options(**options: Any) -> dict[str, Any]:
    """The options with defaults, as the reference reading wants them."""
    return {**reference.DEFAULTS, **options}


def public(match: sublevel.Match, seat: int | None) -> str:
    """Everything that a seat (None: whoever watches) gets to see, as one text."""
    seen: dict[str, Any] = {
        "view": match.view(seat),
        "events": match.events(seat),
        "log": match.log(),
        "position": match.position(public=True),
        "waiting": list(match.waiting),
    }
    if seat is not None:
        seen["legal"] = [(action.id, action.text) for action in match.legal(seat)]
    return json.dumps(seen, sort_keys=True)


def line(error: BaseException) -> str:
    """The message of an error, which must be one useful line."""
    text = str(error)
    assert text
    assert "\n" not in text
    assert len(text) < 400
    assert "Traceback" not in text
    return text


def random_position(rng: random.Random) -> str:
    """An acceptable position (BASE-GEO-12), crowded enough for locks, captures and return choices."""
    weights = rng.choice([(1, 6, 6, 6, 1), (0, 1, 1, 4, 4), (0, 1, 1, 0, 0)])
    shapes = rng.choices("DILTX", weights, k=25)
    mask = {
        cell: reference.rotated(reference.BASE_MASK[shape], rng.randrange(4))
        for cell, shape in zip(reference.CELLS, shapes, strict=True)
    }
    mask["c3"] = 15
    hidden = {cell for cell in reference.CELLS if cell != "c3" and rng.random() < 0.15}
    slot: dict[str, int] = {}
    for home in "xm":
        numbers = rng.sample([1, 2, 3, 0, 0], 5)
        slot.update({f"{home}{lane}": number for lane, number in zip("12345", numbers, strict=True)})
    piece: dict[reference.Piece, str | None] = {}
    sprint = rng.random() < 0.4  # everybody close to the goal
    for side in "XM":
        own, goal = reference.HOME[side], reference.HOME[reference.ENEMY[side]]
        saved = rng.choices((0, 1, 2), (2, 2, 2))[0]
        for number in rng.sample((1, 2, 3), 3):
            if saved > 0:
                places = [f"{goal}{lane}" for lane in "12345"]
                saved -= 1
            elif rng.random() < 0.4:
                places = [f"{own}{lane}" for lane in "12345"]
            else:
                columns = {"X": "de", "M": "ab"}[side] if sprint else "abcde"
                places = [cell for cell in reference.CELLS if cell not in hidden and cell[0] in columns]
            piece[side, number] = rng.choice([place for place in places if place not in piece.values()])
    window = rng.random() < 0.6
    position = reference.Position(
        mask,
        hidden,
        slot,
        piece,
        rng.choice("XM"),
        3 if window else rng.randint(1, 4),
        window,
        rng.choice((1, 1, 2, 3, 9, 20)),
        {"X": 0, "M": 0},
    )
    position.tokens = {side: rng.randint(0, reference.saved(position, side)) for side in "XM"}
    return reference.write(position)


def reshuffled(text: str, rng: random.Random, inner: bool) -> str:
    """The same position with the hidden tiles dealt anew (BASE-INFO-4)."""
    position = reference.parse(text)
    cells = sorted(position.hidden)
    for _ in range(200):
        shapes = rng.sample([reference.SHAPE_OF[position.mask[cell]] for cell in cells], len(cells))
        if not inner or not any(shape == "D" and cell[0] in "ae" for cell, shape in zip(cells, shapes, strict=True)):
            break
    else:
        shapes = [reference.SHAPE_OF[position.mask[cell]] for cell in cells]
    for cell, shape in zip(cells, shapes, strict=True):
        position.mask[cell] = reference.rotated(reference.BASE_MASK[shape], rng.randrange(4))
    return reference.write(position)
