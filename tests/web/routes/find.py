"""Find short matches of Underground's first scenario, won and lost, for people who play them through the page.

Run it from the root of the project when the rules have changed: `python -m tests.web.routes.find`. It looks ahead with
open eyes: the deal of a seed is known to it, so the same actions end that deal in the same way again. For a win it goes
on turn by turn with the positions that look best, several for each seed; a match is lost soon by playing at random. The
shortest match of some seeds is written for each route.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import sublevel
from sublevel.engine.core import TABLE
from sublevel.engine.match import Match
from sublevel.games.underground.data import DATA
from sublevel.games.underground.evaluation import draws_needed, turns_needed
from sublevel.games.underground.state import OVER, WON, Board
from sublevel.games.underground.tables import QUIT, SAND_OUT, TELEPORT, TURN_TIMER
from sublevel.games.underground.ways import Ways

GAME = sublevel.game("underground")
WAYS = Ways()
HERE = Path(__file__).parent
WIDTH = 40  # positions that are kept from turn to turn
WITHIN = 120  # and from action to action in a turn
PLACEMENTS = 16  # that are tried of the hundreds
MOST_TURNS = 20
ATTEMPTS = 20  # at losing a deal at random
NEVER = {QUIT, TURN_TIMER, SAND_OUT, TELEPORT}  # a lucky jump is no way to be shown

Plies = tuple[tuple[int, int], ...]  # seat and action


class Route(NamedTuple):
    """What is looked for: options, and actions that are played before the first turn."""

    options: dict[str, Any]
    first: Plies = ()
    won: bool = True
    turns: int = MOST_TURNS  # played by people; in a lost match the sand does the rest


def stairwell(cards: int) -> dict[str, Any]:
    """Describe the first scenario with fewer cards, for a match that is soon over."""
    text = (DATA / "scenarios" / "stairwell.toml").read_text(encoding="utf-8")
    return {**tomllib.loads(text), "draw_pile": cards}


ROUTES = {
    "alone": Route({"players": 1}),
    "two-with-the-timer": Route(
        {"players": 2, "timer_mode": "real", "timer_seconds": 600, "setup_choices": "auto"},
        # One turns the timer at once: little sand is above then, and it runs out. After that both turn it, an even
        # number of times, so that the upper glass stays full; the kidnapper comes to a row in which nothing lies.
        ((1, TURN_TIMER), (TABLE, SAND_OUT), *((seat % 2, TURN_TIMER) for seat in range(8))),
    ),
    "out-of-cards": Route({"players": 1, "setup": stairwell(cards=3), "setup_choices": "auto"}, won=False),
    "caught": Route(
        {
            "players": 2,
            "setup": stairwell(cards=9),
            "timer_mode": "real",
            "timer_seconds": 30,
            "timer_flip": "full",
            "end_section": 3,
            "setup_choices": "auto",
        },
        ((1, TURN_TIMER),),
        won=False,
        turns=1,
    ),
}


class Found(NamedTuple):
    """A position on the way, and how it came about."""

    value: int  # the turns that it still takes, in tenths: the fewer, the better
    plies: Plies
    state: Board


def follow(found: Found, action: int) -> Found:
    """What comes of an action of the player whose turn it is."""
    s = GAME.copy(found.state)
    assert isinstance(s, Board)
    seat = s.seat
    GAME.rules.step(s, seat, action)
    value = 0 if s.ended else turns_needed(WAYS, s, draws_needed(s))
    return Found(value, (*found.plies, (seat, action)), s)


def choices(s: Board) -> Iterator[int]:
    """What is worth a try."""
    GAME.rules.candidates(s, s.seat, PLACEMENTS)
    for action in list(s.legal[: s.legal_count]):
        if action not in NEVER:
            yield action


def best(found: dict[bytes, Found], width: int) -> list[Found]:
    """The best positions that differ."""
    return sorted(found.values(), key=lambda one: (one.value, len(one.plies)))[:width]


def enter(known: dict[bytes, Found], one: Found) -> None:
    """Keep a position, and the shortest way to it."""
    name = GAME.schema.pack(one.state)
    if name not in known or len(known[name].plies) > len(one.plies):
        known[name] = one


def one_turn(begin: list[Found]) -> tuple[list[Found], Found | None]:
    """The positions at the end of a turn, or the win that was found in it."""
    turn, section = begin[0].state.turn, begin[0].state.section
    done: dict[bytes, Found] = {}
    open_ones = begin
    while open_ones:
        following: dict[bytes, Found] = {}
        for one in open_ones:
            for action in choices(one.state):
                new = follow(one, action)
                if new.state.ended == WON:
                    return [], new
                if new.state.phase == OVER or new.state.section != section:
                    continue  # lost, or discovered: that turns the timer, which shall run undisturbed
                enter(done if new.state.turn != turn else following, new)
        open_ones = best(following, WITHIN)
    return best(done, WIDTH), None


def board(match: Match) -> Board:
    """How a match stands."""
    assert isinstance(match.state, Board)
    return match.state


def solve(route: Route, seed: int, most: int) -> Match | None:
    """A won match of a deal within so many turns."""
    match = GAME.new(seed, route.options)
    while board(match).turn == 0:
        match.play(match.due[0], match.legal(match.due[0])[0])  # the set-up stays as it is drawn
    for seat, action in route.first:
        match.play(seat, action)
    start = GAME.copy(match.state)
    assert isinstance(start, Board)
    positions = [Found(0, (), start)]
    for _ in range(most):
        positions, win = one_turn(positions)
        if win:
            for seat, action in win.plies:
                match.play(seat, action)
            return match
        if not positions:
            break
    return None


def lose(route: Route, seed: int, most: int) -> Match | None:
    """Lose a deal within so many turns, in the fewest actions of some attempts, with a piece and a way on the way."""
    found = [
        match for attempt in range(ATTEMPTS) if (match := stray(route, seed, attempt)) and board(match).turn <= most
    ]
    return min(found, key=lambda match: len(match.plies), default=None)


def stray(route: Route, seed: int, attempt: int) -> Match | None:
    """Play a deal at random until it is lost; None if nothing was built or nobody walked."""
    chance = Random(f"{seed} {attempt}")
    match = GAME.new(seed, route.options)
    for seat, action in route.first:
        match.play(seat, action)
    while not match.finished and board(match).turn <= route.turns:
        s = board(match)
        match.play(s.seat, chance.choice(list(choices(s))))
    while not match.finished:
        if TABLE not in match.actors:
            return None  # somebody is asked where the figure goes
        match.play(TABLE, SAND_OUT)
    assert match.result is not None
    texts = [ply.text for ply in match.plies]
    whole = any(text.startswith("P") for text in texts) and any(text[2:3] == "-" for text in texts)
    return match if whole and not match.result.details["won"] else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(ROUTES), help="the routes to look for (default: all)")
    parser.add_argument("--seeds", type=int, default=20, help="how many deals are tried (default: 20)")
    given = parser.parse_args()
    for name in given.names:
        most, path = MOST_TURNS, HERE / f"{name}.json"
        for seed in range(given.seeds):
            match = (solve if ROUTES[name].won else lose)(ROUTES[name], seed, most)
            if match is None:
                continue
            print(f"{name}: seed {seed}, {board(match).turn} turns, {len(match.plies)} actions", flush=True)
            path.write_text(match.to_json() + "\n", encoding="utf-8")
            most = board(match).turn - 1


if __name__ == "__main__":
    main()
