"""Ways through the station, for whoever looks at it: what an own character can walk to, and how far rooms are apart."""

from __future__ import annotations

from collections import deque

from sublevel.engine.core import bit
from sublevel.games.panic_station.board import free_line
from sublevel.games.panic_station.duty import duty_price, keeps_after_move
from sublevel.games.panic_station.exchange import exchange_due, others_in
from sublevel.games.panic_station.names import CHARACTER_NAMES, SIDES, room_name
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import DANGER, FIRST_RUN, NOWHERE, RUN, SYMBOL, WALL
from sublevel.games.panic_station.view_types import WayView

Walk = tuple[int, int, int, bool, list[str], list[int]]  # cost, room, run cards used, free move, steps, rooms


def way_views(s: Board) -> list[WayView]:
    """The rooms that the characters of the active player can walk to, each by a cheapest way."""
    return [way for character in (2 * s.active, 2 * s.active + 1) for way in ways_of(s, character)]


def ways_of(s: Board, character: int) -> list[WayView]:
    """The rooms that one character can walk to. A room where an exchange is due ends a way (PS-MOVE-3, PS-RUN-1).

    While the search duty binds, every step leaves the points for a search (PS-FIRST-3).
    """
    start = s.room[character]
    duty = duty_price(s)
    if start == NOWHERE:
        return []
    free = s.run_bonus == 1 + (character & 1)
    best: dict[int, Walk] = {}
    seen: set[tuple[int, bool]] = set()
    walks: deque[Walk] = deque([(0, start, s.chain_runs, free, [], [])])
    while walks:
        cost, room, chain, free, steps, path = walks.popleft()
        if (room, free) in seen:
            continue
        seen.add((room, free))
        if path and room != start and (room not in best or cost < best[room][0]):
            best[room] = (cost, room, chain, free, steps, path)
        if path and due(s, character, room):
            continue
        for direction in range(4):
            price = 0 if free else 1
            if cost + price > s.ap or not free_line(s, s.active, room, direction):
                continue
            to = s.beside[4 * room + direction]
            if duty and not keeps_after_move(s, character, to, s.ap - cost - price):
                continue
            used = chain | run_bit(room) if free else 0
            onward = runs_on(s, to, used)
            step = f"{'run' if free else 'mv'} {CHARACTER_NAMES[character]} {SIDES[direction]}"
            walk = (cost + price, to, used, onward, [*steps, step], [*path, to])
            if price == 0:
                walks.appendleft(walk)
            else:
                walks.append(walk)
    return [way_view(s, character, walk) for _, walk in sorted(best.items())]


def way_view(s: Board, character: int, walk: Walk) -> WayView:
    """One of the ways."""
    cost, room, _, _, steps, path = walk
    return WayView(
        who=CHARACTER_NAMES[character],
        room=room_name(s, room),
        cost=cost,
        steps=steps,
        path=[room_name(s, passed) for passed in path],
        exchange=due(s, character, room),
        alert=SYMBOL[room >> 1] == DANGER,
    )


def due(s: Board, character: int, room: int) -> bool:
    """Whether an exchange would be due if the character entered a room."""
    here = s.room[character]
    s.room[character] = room
    found = exchange_due(s, character)
    s.room[character] = here
    return found


def run_bit(room: int) -> int:
    """The bit of a run card among those that gave their free move."""
    return bit((room >> 1) - FIRST_RUN)


def runs_on(s: Board, room: int, used: int) -> bool:
    """Whether entering a room gives a free move: a run room without others, once in a chain (PS-RUN-1, PS-RUN-3)."""
    if SYMBOL[room >> 1] != RUN or others_in(s, room, s.active):
        return False
    return not used & run_bit(room)


def distance(s: Board, start: int, goal: int) -> int | None:
    """How many rooms two rooms are apart, doors counted as open; None if there is no way."""
    far = {start: 0}
    rooms = deque([start])
    while rooms:
        room = rooms.popleft()
        if room == goal:
            return far[room]
        for direction in range(4):
            to = s.beside[4 * room + direction]
            if to != NOWHERE and s.link[4 * room + direction] != WALL and to not in far:
                far[to] = far[room] + 1
                rooms.append(to)
    return None
