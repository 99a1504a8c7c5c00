"""What is played for a player whose clock has run out (PS-CLK-1). The server chooses it, outside the rules."""

from __future__ import annotations

from random import Random

from sublevel.games.panic_station.duty import laid_need, moved_need
from sublevel.games.panic_station.parasites import reading_key
from sublevel.games.panic_station.rules import legal
from sublevel.games.panic_station.state import ENCOUNTER, GIVING, OPTION_PLAYERS, RELOCATING, TEAM_REPLY, TURN, Board
from sublevel.games.panic_station.tables import (
    ANTI,
    ARMOUR,
    CLAIM,
    END,
    FIND,
    GAS,
    GIVE,
    ITEMS,
    LAY,
    LAY_OUT,
    MOVE,
    PUT,
    RELOCATE,
    SWAP,
    TEAM_YES,
)


def default_answer(s: Board, seat: int, random: Random) -> int | None:
    """The answer of a seat that is to decide; None if it is not (PS-CLK-1)."""
    legal(s, seat)
    choices = [action for action in list(s.legal)[: s.legal_count] if action < CLAIM]
    if not choices:
        return None
    if s.phase == GIVING:
        items = [gift for gift in choices if gift - GIVE < ITEMS and gift - GIVE not in (GAS, ANTI)]
        return random.choice(items or choices)
    if s.phase == TEAM_REPLY:
        return TEAM_YES
    if s.phase == RELOCATING:
        return min(choices, key=lambda choice: (reading_key(s, (choice - RELOCATE) >> 1), choice))
    if s.phase == ENCOUNTER:
        return next_to_meet(s, choices)
    if s.phase == TURN:
        return end_or_search(s, choices)
    return ARMOUR if ARMOUR in choices else choices[0]


def next_to_meet(s: Board, choices: list[int]) -> int:
    """The exchange with the next player to the left who is there (PS-GEO-9)."""
    players = s.options[OPTION_PLAYERS]
    met = [choice - SWAP for choice in choices if SWAP <= choice < SWAP + players]
    return SWAP + min(met, key=lambda other: (other - s.active) % players)


def end_or_search(s: Board, choices: list[int]) -> int:
    """The end of the turn; while the search duty binds, the next step of a cheapest way to fulfil it (PS-FIRST-3)."""
    if END in choices:
        return END
    searches = [choice for choice in choices if FIND <= choice < LAY_OUT]
    if searches:
        return searches[0]
    steps = {choice: moved_need(s, choice) for choice in choices if MOVE <= choice < FIND}
    steps |= {choice: laid_need(s, choice - LAY) for choice in choices if LAY <= choice < PUT}
    return min(steps, key=lambda choice: (steps[choice], choice)) if steps else choices[0]
