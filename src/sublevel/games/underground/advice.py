"""Why an action may be good or bad, in words: ways that get shorter, chips, keys, water, the kidnapper's line."""

from __future__ import annotations

from typing import Final

from sublevel.engine.text import Argument, Words
from sublevel.games.underground.evaluation import way_to_chip, way_to_exit
from sublevel.games.underground.kidnapper import figure_seen
from sublevel.games.underground.moves import locked
from sublevel.games.underground.names import cell_name
from sublevel.games.underground.rules import Underground
from sublevel.games.underground.state import SETUP_FIRST, Board
from sublevel.games.underground.tables import (
    CARD_BLUE,
    CELLS,
    CLOSE,
    DISPLACE_STEP,
    END_MOVE,
    FIRST_JOKER,
    LAY_PLATEAU,
    PLACE,
    REPLACE_NO,
    SECTIONS,
    STEP,
    SWAP,
    TAKE_CHIP,
    TAKE_KEY,
    TURN_TIMER,
    neighbour,
    sees,
)

RULES: Final = Underground()


def advice(s: Board, seat: int, action: int) -> list[Words]:
    """What speaks for and against one of the seat's legal actions, the weightiest first. `s` is as the seat sees it."""
    if s.phase <= SETUP_FIRST:
        return []
    if action < PLACE:
        return [say("blue" if CARD_BLUE[action] else "red")]
    if action < STEP:
        return placed(s, seat, action)
    if action < CLOSE:
        return moved(s, seat, action)
    if action < LAY_PLATEAU:
        return [say("drains", cell=cell_name(action - CLOSE)), *ways(s, after(s, seat, action))]
    if action == END_MOVE and figure_seen(s):
        return [say("seen")]
    if action == TURN_TIMER:
        return turned(s)
    return [say(SIMPLE[action])] if action in SIMPLE else []


SIMPLE: Final = {TAKE_CHIP: "takes-chip", TAKE_KEY: "takes-key", REPLACE_NO: "saves-cards"}


def say(key: str, **args: Argument) -> Words:
    """A message of this catalogue."""
    return Words(f"underground-advice-{key}", args)


def after(s: Board, seat: int, action: int) -> Board:
    """The position after an action that draws nothing."""
    board = Board()
    board.take(s)
    RULES.step(board, seat, action)
    return board


def placed(s: Board, seat: int, action: int) -> list[Words]:
    """What a piece does: to the ways, to water; and what it costs."""
    then = after(s, seat, action)
    found = ways(s, then)
    bridged = next((cell for cell in range(CELLS) if s.water[cell] and not then.water[cell]), None)
    if bridged is not None:
        found.append(say("bridges", cell=cell_name(bridged)))
    if then.got[SWAP] != s.got[SWAP]:
        found.append(say("spends-chip", chip="SS"))
    elif (action - PLACE) // CELLS // 8 >= FIRST_JOKER:
        found.append(say("spends-joker"))
    return found


def moved(s: Board, seat: int, action: int) -> list[Words]:
    """What a step does: the exit, a code chip, a lock, the kidnapper's line, the ways."""
    code = (action - STEP) % 16
    to = neighbour(s.figure, code // 4)
    if to == s.tower:
        return [say("wins")]
    found = []
    if s.code[to] and action < DISPLACE_STEP:
        found.append(say("reaches-chip", cell=cell_name(to)))
    if locked(s, to):
        found.append(say("opens-lock", cell=cell_name(to)))
    if code % 4:
        found += [say("spends-chip", chip=("SB", "SL")[i]) for i in range(2) if code >> i & 1]
    if figure_seen(s) and not sees(s.section, to):
        found.append(say("leaves-line"))
    there = Board()
    there.take(s)
    there.figure = to
    return [*found, *(() if s.code[to] else ways(s, there))]


def turned(s: Board) -> list[Words]:
    """Whether it is time to turn the timer, and whom the kidnapper sees then (UG-TIME-3)."""
    found = [say("in-time" if s.sand == 0 else "early")]
    if sees((s.section + 1) % SECTIONS, s.figure):
        found.insert(0, say("seen"))
    return found


def ways(s: Board, then: Board) -> list[Words]:
    """Which ways get shorter or longer: to the nearest code chip while one is needed, and to the exit."""
    found = []
    before, now = way_to_chip(RULES.ways, s), way_to_chip(RULES.ways, then)
    if not s.complete and now != before:
        found.append(say("nearer-chip" if now < before else "farther-chip"))
    before, now = way_to_exit(RULES.ways, s), way_to_exit(RULES.ways, then)
    if now != before:
        found.append(say("nearer-exit" if now < before else "farther-exit"))
    return found
