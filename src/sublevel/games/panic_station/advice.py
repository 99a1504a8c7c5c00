"""Why an action may be good or bad, in words: from what the seat can see and nothing else."""

from __future__ import annotations

from sublevel.engine.text import Argument, Words
from sublevel.games.panic_station.board import top_card
from sublevel.games.panic_station.names import CHARACTER_NAMES, COLOURS, KIND_NAMES, room_code
from sublevel.games.panic_station.notation import pair_of
from sublevel.games.panic_station.parasites import bite
from sublevel.games.panic_station.routes import distance, due
from sublevel.games.panic_station.state import (
    OPTION_GAS_NEEDED,
    OPTION_PLAYERS,
    SURELY_CLEAN,
    SURELY_INFECTED,
    Board,
)
from sublevel.games.panic_station.tables import (
    AID_ONE,
    AID_TWO,
    ANTI,
    ARMOUR,
    BURN,
    DANGER,
    FIND,
    FIRST_PARASITE,
    GAS,
    GIVE,
    HAND_KINDS,
    HEAL,
    HIVE,
    HIVE_ROOM,
    INFECTION,
    LAY,
    LAY_OUT,
    MOVE,
    NO_CARD,
    OPEN_DOORS,
    PUT,
    RELOCATE,
    SHOOT,
    SHOOT_TWICE,
    STAB,
    STORAGE,
    SWAP,
    SYMBOL,
    TARGETS,
    TEAM_NO,
    TERMINAL_LAY,
    TERMINAL_NEXT,
    THERMO_SCAN,
)


def advice(s: Board, seat: int, action: int) -> list[Words]:
    """What speaks for and against one of the seat's legal actions, the weightiest first. `s` is as the seat sees it."""
    if action == BURN:
        return [say("burns")]
    if MOVE <= action < FIND:
        return walking(s, seat, action)
    if FIND <= action < LAY_OUT:
        return searching(s, seat, action)
    if HEAL <= action < OPEN_DOORS or AID_ONE <= action < RELOCATE:
        return healing(s, seat, action)
    if OPEN_DOORS <= action < THERMO_SCAN:
        return [say("opens")]
    if THERMO_SCAN <= action < TERMINAL_NEXT:
        return [say("scans")]
    if SWAP <= action < TEAM_NO:
        return meeting(s, seat, action - SWAP)
    if GIVE <= action < ARMOUR:
        return giving(s, seat, action - GIVE)
    if STAB <= action < AID_ONE:
        return attacking(s, seat, action)
    if LAY <= action < PUT or action >= TERMINAL_LAY:
        return laying(s, action)
    return []


def say(key: str, **args: Argument) -> Words:
    """A message of this catalogue."""
    return Words(f"panic-station-advice-{key}", args)


def infected(s: Board, seat: int) -> bool:
    """Whether the seat itself is infected."""
    return bool(s.infected >> seat & 1)


def partner(seat: int) -> dict[str, Argument]:
    """Another player."""
    return {"partner": COLOURS[seat]}


def walking(s: Board, seat: int, action: int) -> list[Words]:
    """Where a move leads: to others, to parasites or away from them, towards the hive (PS-MOVE-3)."""
    character = 2 * seat + ((action - MOVE) >> 2 & 1)
    start = s.room[character]
    to = s.beside[4 * start + (action & 3)]
    found = []
    if due(s, character, to):
        others = [other for other in range(s.options[OPTION_PLAYERS]) if other != seat and to in rooms_of(s, other)]
        found += [doubt(s, seat, other) for other in others]
    if SYMBOL[to >> 1] == DANGER:
        found.append(say("alert"))
    here, there = bite(s, start), bite(s, to)
    if there:
        found.append(say("bites", points=there))
    elif here:
        found.append(say("escapes", points=here))
    if character & 1 == 0 and s.turned[HIVE] >= 0 and not infected(s, seat):
        before, after = distance(s, start, HIVE_ROOM), distance(s, to, HIVE_ROOM)
        if before is not None and after is not None and after < before:
            found.append(say("nearer", rooms=after))
    return found


def rooms_of(s: Board, seat: int) -> tuple[int, int]:
    """Where the characters of a player stand."""
    return s.room[2 * seat], s.room[2 * seat + 1]


def doubt(s: Board, seat: int, other: int) -> Words:
    """What the seat knows of a player whom it would meet (PS-KNOW-2 to 4)."""
    sure = s.sure[6 * seat + other]
    key = "meets-infected" if sure == SURELY_INFECTED else "meets-clean" if sure == SURELY_CLEAN else "meets"
    return say(key, **partner(other))


def searching(s: Board, seat: int, action: int) -> list[Words]:
    """What a search brings (PS-FIND-2, PS-FIND-3)."""
    card = s.room[2 * seat + (action - FIND) // 14] >> 1
    red, night = s.red[card], (action - FIND) % 2
    found = [say("three")] if SYMBOL[card] == STORAGE and not red else []
    if red and not night:
        found.append(say("alert"))
    if s.packet_left and not infected(s, seat):
        found.append(say("host", count=s.packet_left))
    return found


def healing(s: Board, seat: int, action: int) -> list[Words]:
    """Who gains life (PS-HEAL-1, PS-ITEM-6)."""
    if action < OPEN_DOORS:
        healed = [2 * seat, 2 * seat + 1] if action == HEAL + 2 else [2 * seat + action - HEAL]
    else:
        healed = [action - AID_ONE] if action < AID_TWO else pair_of(action - AID_TWO)
    return [say("heals", who=CHARACTER_NAMES[character], life=s.life[character]) for character in healed]


def meeting(s: Board, seat: int, other: int) -> list[Words]:
    """Whom to exchange with, and whether there is gas for it."""
    found = [doubt(s, seat, other)]
    if not infected(s, seat) and s.hand[HAND_KINDS * seat + GAS] == 0:
        found.append(say("no-gas"))
    return found


def giving(s: Board, seat: int, kind: int) -> list[Words]:
    """What a gift does (PS-XCH-4, PS-XCH-7)."""
    other = s.partner if s.active == seat else s.active
    if kind == INFECTION + seat:
        return [say("attempt", **partner(other))]
    found = []
    if kind == GAS:
        found.append(say("protects"))
        if not infected(s, seat) and s.hand[HAND_KINDS * seat + GAS] <= s.options[OPTION_GAS_NEEDED]:
            found.append(say("gas-gone", gas=s.options[OPTION_GAS_NEEDED]))
    elif kind == ANTI and not s.anti_spent:
        found.append(say("cures", **partner(other)))
    elif not infected(s, seat):
        found.append(say("unprotected", card=KIND_NAMES[kind]))
    return found


def attacking(s: Board, seat: int, action: int) -> list[Words]:
    """Who or what is hit (PS-SHOOT-7, PS-ITEM-8)."""
    if action < SHOOT:
        targets = [(action - STAB) % 14]
    elif action < SHOOT_TWICE:
        targets = [action - SHOOT]
    else:
        targets = list(divmod(action - SHOOT_TWICE, TARGETS))
    found = []
    for target in dict.fromkeys(targets):
        if target >= FIRST_PARASITE:
            found.append(say("hits-parasite"))
            continue
        sure = s.sure[6 * seat + (target >> 1)]
        if sure == SURELY_INFECTED:
            found.append(say("hits-infected", target=CHARACTER_NAMES[target]))
        elif sure == SURELY_CLEAN:
            found.append(say("hits-clean", target=CHARACTER_NAMES[target]))
        if s.life[target] <= targets.count(target):
            found.append(say("kills", target=CHARACTER_NAMES[target]))
    return found


def laying(s: Board, action: int) -> list[Words]:
    """What the next room is good for (PS-LAY-8)."""
    card = top_card(s)
    if card == NO_CARD:
        return []
    if card == HIVE:
        return [say("finds-hive")]
    return [say("lays", room=room_code(2 * card))] if SYMBOL[card] else []
