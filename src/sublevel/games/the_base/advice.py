"""Why an action may be good or bad, in words: what it does to the race, to pieces in danger, and to captures."""

from __future__ import annotations

from typing import Final

from sublevel.engine.text import Argument, Words
from sublevel.games.the_base.evaluation import reach
from sublevel.games.the_base.moves import piece_at, pieces_of, saved_count
from sublevel.games.the_base.names import position_name
from sublevel.games.the_base.outlook import LONGEST_RACE, race
from sublevel.games.the_base.rules import TheBase
from sublevel.games.the_base.state import PLAY, Board
from sublevel.games.the_base.tables import FIRST_TILE, POSITIONS, RETURN, REVEAL, ROTATE, goal, has
from sublevel.games.the_base.turns import ACTIONS_PER_TURN
from sublevel.games.the_base.words import who

RULES: Final = TheBase()


def advice(s: Board, seat: int, action: int) -> list[Words]:
    """What speaks for and against one of the seat's legal actions, the weightiest first. `s` is as the seat sees it."""
    if s.phase != PLAY or action >= RETURN:
        return []
    if action >= REVEAL:
        return [say("reveals", cell=position_name(action - REVEAL + FIRST_TILE))]
    after = Board()
    after.take(s)
    RULES.step(after, seat, action)
    found = moved(s, seat, action) if action < ROTATE else []
    if after.ended:
        return found
    return [*found, *dangers(s, after, seat), *ways(s, after, seat, bool(found))]


def say(key: str, **args: Argument) -> Words:
    """A message of this catalogue."""
    return Words(f"the-base-advice-{key}", args)


def moved(s: Board, seat: int, action: int) -> list[Words]:
    """What a move does at once: it saves a piece, or captures one."""
    number, destination = divmod(action, POSITIONS)
    found = []
    if has(goal(seat), destination):
        last = saved_count(s, seat) == 2
        found.append(say("wins" if last else "saves", **who(3 * seat + number)))
    captured = piece_at(s, 1 - seat, destination)
    if captured >= 0:
        found.append(say("captures", **who(captured)))
    return found


def dangers(s: Board, after: Board, seat: int) -> list[Words]:
    """Which pieces get into the enemy's reach or out of it, and which of his get into ours (BASE-ADV-1)."""
    found = []
    for piece in range(3 * seat, 3 * seat + 3):
        before, now = threatened(s, piece), threatened(after, piece)
        if before and not now and not has(goal(seat), after.piece[piece]):
            found.append(say("escapes", **who(piece)))
        elif now and not before:
            found.append(say("risks", **who(piece)))
    for piece in range(3 - 3 * seat, 6 - 3 * seat):
        if threatened(after, piece) and not threatened(s, piece) and after.piece[piece] == s.piece[piece]:
            found.append(say("threatens", **who(piece)))
    return found


def threatened(s: Board, piece: int) -> bool:
    """Whether the enemy can capture a piece in a turn, turning no tile."""
    side = piece // 3
    spot = s.piece[piece]
    if not has(pieces_of(s, side), spot) or has(goal(side), spot):
        return False
    return has(reach(s, 1 - side, ACTIONS_PER_TURN + s.token[1 - side]), spot)


def ways(s: Board, after: Board, seat: int, told: bool) -> list[Words]:
    """How much shorter the own ways get, and how much longer the enemy's, unless more was told already."""
    own = change(s, after, seat)
    enemy = change(s, after, 1 - seat)
    found = []
    if own < 0 and not told:
        found.append(say("shortens", actions=-own))
    if enemy > 0 and not told:
        found.append(say("blocks", actions=enemy))
    return found


def change(s: Board, after: Board, side: int) -> int:
    """By how many actions the ways of a side's pieces change; a way that opens or closes counts as far as it goes."""
    return sum(way(after, side, number) - way(s, side, number) for number in range(3))


def way(s: Board, side: int, number: int) -> int:
    """The actions that a piece needs."""
    return min(LONGEST_RACE, race(s, side) >> 8 * number & 255)
