"""Finds short matches of Panic Station, from the deal on, for people who play them through the page.

Run it from the root of the project when the rules have changed: `python -m tests.web.routes.find_stations`. It looks
ahead with open eyes and decides for everybody, so the same actions lead that deal to the same end again. It goes on
turn by turn with the positions that look best, and writes the shortest match of some deals for each route.
"""

from __future__ import annotations

import argparse
import random
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import sublevel
from sublevel.engine.match import Match
from sublevel.games.panic_station.cards import alive, held, is_infected, players
from sublevel.games.panic_station.state import ALL_RED, BURNT, OUT_OF_ROUNDS, Board
from sublevel.games.panic_station.tables import (
    ANTI,
    BURN,
    CLOSED_TERMINAL,
    END,
    GAS,
    HIVE,
    HIVE_ROOM,
    HOST,
    LAY,
    LAY_NEXT,
    LAY_OUT,
    MOVE,
    NOWHERE,
    OPEN_DOORS,
    OPEN_TERMINAL,
    RELOCATE,
    STAB,
    SWAP,
    TERMINAL_LAY,
    TERMINAL_NEXT,
    THERMO_SCAN,
    WALL,
)

GAME = sublevel.game("panic-station")
FOUR = {"players": 4}
HERE = Path(__file__).parent
DEALS = 6000  # from which the quickest are tried
WIDTH = 24  # positions that are kept from turn to turn
WITHIN = 80  # and from action to action in a turn
REVEALS = 12  # places that are tried at a terminal
FAR = 12  # rooms: where there is no way
VARIETY = 40  # how much a kind of action is worth that has not been played yet, where many are wanted

Plies = tuple[tuple[int, int], ...]  # seat and action


def depth(cards: list[int], card: int) -> int:
    """How many cards lie above one of a stack, itself counted; 0 if it is not in it."""
    return len(cards) - cards.index(card) if card in cards else 0


def found_in(s: Board, card: int) -> int:
    """How many cards have to be drawn for one."""
    return depth(list(s.search[: s.search_n]), card)


def laid_after(s: Board, card: int) -> int:
    """How many room cards have to be laid for one."""
    return depth(list(s.pile[: s.pile_n]), card)


def walks(s: Board, start: int) -> list[int]:
    """How far each room is from one, doors counted as two."""
    far = [FAR] * (NOWHERE + 1)
    if start == NOWHERE:
        return far
    far[start] = 0
    rooms = deque([start])
    while rooms:
        room = rooms.popleft()
        for way in range(4 * room, 4 * room + 4):
            to = s.beside[way]
            if to != NOWHERE and s.link[way] != WALL and far[room] + s.link[way] < far[to]:
                far[to] = far[room] + s.link[way]
                rooms.append(to)
    return far


def apart(s: Board, one: int, other: int) -> int:
    """How far the nearest characters of two players are apart."""
    return min(walks(s, s.room[2 * one + i])[s.room[2 * other + j]] for i in (0, 1) for j in (0, 1))


def nearest(s: Board, ones: list[int], others: list[int]) -> int:
    """How far the nearest players of two groups are apart."""
    return min((apart(s, one, other) for one in ones for other in others if one != other), default=FAR)


def health(s: Board) -> int:
    """What keeps everybody alive."""
    bugs = 10 - s.grey_left - s.black_left
    troopers = sum(s.life[2 * seat] > 0 for seat in range(players(s)))
    return 4 * sum(s.life) + 60 * troopers - 3 * bugs


def burning(s: Board) -> int:
    """How near a match is to an infection, a cure and then the burning hive."""
    everybody = [seat for seat in range(players(s)) if alive(s, seat)]
    sick = [seat for seat in everybody if is_infected(s, seat)]
    well = [seat for seat in everybody if not is_infected(s, seat)]
    value = health(s) - 8 * laid_after(s, HIVE)
    cured = s.anti_spent and len(sick) < s.infections
    if s.anti_spent and not cured:
        return -10_000
    if s.infections < 2:
        value -= 100 + 6 * found_in(s, HOST) + 4 * nearest(s, sick, well)
    elif not cured:
        keepers = [seat for seat in well if held(s, seat, ANTI)]
        value -= 60 + (4 * nearest(s, sick, keepers) if keepers else 2 * FAR)
    value -= 6 * found_in(s, ANTI)
    for_gas = max((15 * min(3, held(s, seat, GAS)) - way_to_hive(s, seat) for seat in well), default=-100)
    return value + for_gas


def burnt_after_a_cure(s: Board) -> bool:
    """Whether the hive has burnt after an infection and a cure."""
    sick = sum(is_infected(s, seat) for seat in range(players(s)))
    return s.ended == BURNT and bool(s.anti_spent) and s.infections > max(1, sick)


def way_to_hive(s: Board, seat: int) -> int:
    """What a trooper still has to walk."""
    return 4 * (walks(s, s.room[2 * seat])[HIVE_ROOM] if s.turned[HIVE] >= 0 else FAR)


def all_red(s: Board) -> int:
    """How near a match is to a scan that shows only infected players."""
    everybody = [seat for seat in range(players(s)) if alive(s, seat)]
    sick = [seat for seat in everybody if is_infected(s, seat)]
    well = [seat for seat in everybody if not is_infected(s, seat)]
    value = health(s) + 60 * len(sick) - 4 * nearest(s, sick, well) * bool(well) - 30 * found_in(s, HOST)
    terminals = [OPEN_TERMINAL, CLOSED_TERMINAL]
    value -= 8 * min(laid_after(s, card) for card in terminals)
    rooms = [2 * card + (card == CLOSED_TERMINAL) for card in terminals if s.turned[card] >= 0]
    ways = [walks(s, s.room[character])[room] for character in range(2 * players(s)) for room in rooms]
    return value - 6 * min(ways, default=FAR)


def turn_of(s: Board) -> tuple[int, int]:
    """Which turn it is."""
    return s.rounds, s.turn_at


class Route(NamedTuple):
    """What is looked for, and what makes a deal a quick one."""

    value: Callable[[Board], int]
    reached: Callable[[Board], bool]
    effort: Callable[[Board], int]
    options: Mapping[str, int] = FOUR
    kinds: frozenset[str] = frozenset()  # of actions that it must show
    choices_only: bool = False  # whether nobody may be asked for a secret answer who has only one


ROUTES = {
    "four-and-the-hive": Route(
        burning, burnt_after_a_cure, lambda s: 2 * found_in(s, ANTI) + 3 * laid_after(s, HIVE) + 2 * found_in(s, HOST)
    ),
    "four-at-one-screen": Route(
        all_red,
        lambda s: s.ended == ALL_RED,
        lambda s: 3 * laid_after(s, CLOSED_TERMINAL) + 3 * found_in(s, HOST),
    ),
    "four-on-a-phone": Route(
        health,
        lambda s: s.ended == OUT_OF_ROUNDS,
        lambda s: 0,
        options={**FOUR, "max_rounds": 1},
        kinds=frozenset({"lay", "mv", "find", "swap", "give"}),
        choices_only=True,
    ),
    "first-turn-of-six": Route(
        health,
        lambda s: turn_of(s) != (0, 0),
        lambda s: s.waiting,  # the fewer the better: Red's turn comes first
        options={"players": 6},
        kinds=frozenset({"lay", "mv", "find", "end"}),
    ),
}


class Found(NamedTuple):
    """A position on the way, and how it came about."""

    value: int
    plies: Plies
    state: Board
    kinds: frozenset[str] = frozenset()  # of actions on the way, as far as the route must show them


def choices(s: Board, seat: int) -> Iterator[int]:
    """What is worth a try: no attacks, no items but keys."""
    legal = GAME.legal_ids(s, seat)
    reveals = [action for action in legal if action >= TERMINAL_LAY]
    yield from random.Random(len(reveals)).sample(reveals, min(REVEALS, len(reveals)))
    relocations = [action for action in legal if RELOCATE <= action < RELOCATE + 80]
    yield from relocations[:1]
    for action in legal:
        if (
            action in (END, BURN, LAY_OUT, OPEN_DOORS, OPEN_DOORS + 1, LAY_NEXT, TERMINAL_NEXT, TERMINAL_NEXT + 1)
            or MOVE <= action < LAY_OUT
            or THERMO_SCAN <= action < TERMINAL_NEXT
            or SWAP <= action < STAB
            or LAY <= action < TERMINAL_LAY
        ):
            yield action


def follow(route: Route, found: Found, seat: int, action: int) -> Found:
    """What comes of an action."""
    kinds = found.kinds | route.kinds & {GAME.write_action(found.state, seat, action).split()[0]}
    s = GAME.copy(found.state)
    assert isinstance(s, Board)
    GAME.rules.step(s, seat, action)
    value = route.value(s) + VARIETY * len(kinds) - len(found.plies)
    return Found(value, (*found.plies, (seat, action)), s, kinds)


def is_forced(s: Board, seat: int) -> bool:
    """Whether a seat is asked for a secret answer and has only one."""
    return bool(GAME.veiled(s)) and len(GAME.legal_ids(s, seat)) == 1


def best(found: dict[bytes, Found], width: int) -> list[Found]:
    """The best positions that differ."""
    return sorted(found.values(), key=lambda one: (-one.value, len(one.plies)))[:width]


def enter(known: dict[bytes, Found], one: Found) -> None:
    """Keep a position, and the shortest way to it."""
    name = GAME.schema.pack(one.state)
    if name not in known or (len(known[name].kinds), -len(known[name].plies)) < (len(one.kinds), -len(one.plies)):
        known[name] = one


def one_turn(route: Route, begin: list[Found]) -> tuple[list[Found], Found | None]:
    """The positions at the end of a turn, or the end that was found in it."""
    turn = turn_of(begin[0].state)
    done: dict[bytes, Found] = {}
    open_ones = begin
    ends: list[Found] = []
    while open_ones:
        following: dict[bytes, Found] = {}
        for one in open_ones:
            seat = min(seat for seat in range(players(one.state)) if one.state.waiting >> seat & 1)
            if route.choices_only and is_forced(one.state, seat):
                continue
            for action in choices(one.state, seat):
                new = follow(route, one, seat, action)
                if route.reached(new.state) and new.kinds == route.kinds:
                    ends.append(new)
                elif not new.state.ended:
                    enter(done if turn_of(new.state) != turn else following, new)
        open_ones = best(following, WITHIN)
    if ends:
        return [], min(ends, key=lambda one: len(one.plies))
    return best(done, WIDTH), None


def solve(route: Route, seed: int, most: int) -> Match | None:
    """A match of a deal that ends as it should within so many actions."""
    match = GAME.new(seed, route.options)
    start = GAME.copy(match.state)
    assert isinstance(start, Board)
    positions = [Found(0, (), start)]
    while positions and len(positions[0].plies) < most:
        positions, end = one_turn(route, positions)
        if end:
            for seat, action in end.plies:
                match.play(seat, action)
            return match
    return None


def quick_deals(route: Route) -> list[int]:
    """Deals by how soon what is needed comes up."""

    def effort(seed: int) -> int:
        s = GAME.new(seed, route.options).state
        assert isinstance(s, Board)
        return route.effort(s)

    return sorted(range(DEALS), key=effort)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(ROUTES), help="the routes to look for (default: all)")
    parser.add_argument("--deals", type=int, default=10, help="how many deals are tried (default: 10)")
    given = parser.parse_args()
    for name in given.names:
        most, path = 160, HERE / f"{name}.json"
        for seed in quick_deals(ROUTES[name])[: given.deals]:
            match = solve(ROUTES[name], seed, most)
            if match is None or len(match.plies) >= most:
                continue
            most = len(match.plies)
            print(f"{name}: seed {seed}, {most} actions", flush=True)
            path.write_text(match.to_json() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
