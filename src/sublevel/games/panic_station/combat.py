"""Attacks: shots, the knife, grenades (sections 7.4, 7.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, draw, emit
from sublevel.games.panic_station.beliefs import believe_attack
from sublevel.games.panic_station.board import free_line
from sublevel.games.panic_station.cards import can_use, charges, discard_used, laid_out, players, use_charge
from sublevel.games.panic_station.damage import apply_damage, open_windows
from sublevel.games.panic_station.exchange import others_in
from sublevel.games.panic_station.parasites import greys_in, hit_all, hit_parasite
from sublevel.games.panic_station.state import (
    ATTACKING,
    ENCOUNTER,
    GRENADE_THROWN,
    NO_WORK,
    SHOT,
    STABBED,
    TURN,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import (
    ANDROID,
    BLACK,
    CHARACTERS,
    DOOR,
    FIRST_PARASITE,
    GREY,
    LAID_HEAVY,
    LAID_KNIFE,
    LAID_SCOPE,
    LAID_SNIPER,
    NADE,
    NOWHERE,
    OPEN,
    SHOOT,
    SHOOT_TWICE,
    STAB,
    TARGETS,
    THROW,
)

VIEWS: Final = 9  # the shooter's room, four beside it, four behind those
KNIFE_HITS: Final = 3  # the lowest die that hits

# Where a shot can go.


def room_in_view(s: Board, room: i64, view: i64) -> i64:
    """The room of a view (section 4.1), whatever lies between, or NOWHERE."""
    if view == 0:
        return room
    direction: i64 = (view - 1) & 3
    beside: i64 = s.beside[4 * room + direction]
    if view <= 4 or beside == NOWHERE:
        return beside
    return s.beside[4 * beside + direction]


def clear_view(s: Board, seat: i64, room: i64, view: i64) -> bool:
    """Whether a shot from a room gets to a view: a key opens only the door beside it (PS-SHOOT-3, 4)."""
    if view == 0:
        return True
    direction: i64 = (view - 1) & 3
    if not free_line(s, seat, room, direction):
        return False
    if view <= 4:
        return True
    link: i64 = s.link[4 * s.beside[4 * room + direction] + direction]
    return link == OPEN or (link == DOOR and s.door == 1)


def farthest_view(s: Board, seat: i64, shots: i64) -> i64:
    """The views that the weapons laid out reach: all below this (PS-SHOOT-2, 5)."""
    if shots == 1 and laid_out(s, seat, LAID_SNIPER) > 0:
        return VIEWS
    return 5 if laid_out(s, seat, LAID_SCOPE) > 0 else 1


def can_shoot(s: Board, shots: i64) -> bool:
    """Whether the active player can fire so many shots at something (PS-SHOOT-1, 2)."""
    seat: i64 = s.active
    if s.ap == 0 or s.room[2 * seat + ANDROID] == NOWHERE or charges(s, seat) < shots:
        return False
    return shots == 1 or laid_out(s, seat, LAID_HEAVY) > 0


def target_room(s: Board, target: i64) -> i64:
    """The room of a target of the active android; NOWHERE if there is none."""
    if target < FIRST_PARASITE:
        return s.room[target]
    return room_in_view(s, s.room[2 * s.active + ANDROID], (target - FIRST_PARASITE) >> 1)


def parasites_of(s: Board, room: i64, colour: i64) -> i64:
    """How many parasites of a room can be aimed at as grey or as black."""
    return greys_in(s, room) if colour == GREY else s.black[room]


def aims(s: Board, shots: i64) -> i64:
    """What the active android can hit with one shot, or each of two: a set of targets (PS-SHOOT-3 to 6)."""
    here: i64 = s.room[2 * s.active + ANDROID]
    rooms: i64 = 0
    found: i64 = 0
    view: i64
    for view in range(farthest_view(s, s.active, shots)):
        if clear_view(s, s.active, here, view):
            room: i64 = room_in_view(s, here, view)
            rooms |= bit(room)
            if greys_in(s, room) > 0:
                found |= bit(FIRST_PARASITE + 2 * view + GREY)
            if s.black[room] > 0:
                found |= bit(FIRST_PARASITE + 2 * view + BLACK)
    target: i64
    for target in range(2 * players(s)):
        if target >> 1 != s.active and (rooms >> s.room[target]) & 1 == 1:
            found |= bit(target)
    return found


def is_aim(found: i64, target: i64) -> bool:
    """Whether a target is one of those found."""
    return (found >> target) & 1 == 1


def there_after(s: Board, first: i64, second: i64) -> bool:
    """Whether the second of two parasites that can be hit is still there after the first hit (PS-SHOOT-8)."""
    if first != second:
        return True
    return parasites_of(s, target_room(s, first), (first - FIRST_PARASITE) & 1) > 1


def left_by(s: Board, first: i64, second: i64) -> bool:
    """Whether the second target is the grey parasite that a hit on a black one leaves (PS-SHOOT-8)."""
    return first >= FIRST_PARASITE and (first - FIRST_PARASITE) & 1 == BLACK and second == first - 1


def can_hit_both(s: Board, first: i64, second: i64, found: i64) -> bool:
    """Whether two shots can be fired like this; two characters are named in order (PS-SHOOT-8, PS-ID-1)."""
    if not is_aim(found, first):
        return False
    if second < FIRST_PARASITE:
        return first <= second and is_aim(found, second)
    if left_by(s, first, second):
        return True
    return is_aim(found, second) and (first < FIRST_PARASITE or there_after(s, first, second))


def meets(s: Board, target: i64) -> bool:
    """Whether a target satisfies an encounter: another player's character in the entered room (PS-ENC-2)."""
    return target < FIRST_PARASITE and s.room[target] == s.room[s.worker]


def list_shots(s: Board) -> None:
    """List single shots; in an encounter only those that answer it (PS-SHOOT-1 to 6, PS-ENC-2)."""
    if not can_shoot(s, 1):
        return
    found: i64 = aims(s, 1)
    target: i64
    for target in range(TARGETS):
        if is_aim(found, target) and (s.phase == TURN or meets(s, target)):
            offer(s, SHOOT + target)


def list_double_shots(s: Board) -> None:
    """List pairs of shots of the heavy weapon (PS-SHOOT-2, 5, 8)."""
    if not can_shoot(s, 2):
        return
    found: i64 = aims(s, 2)
    first: i64
    second: i64
    for first in range(TARGETS):
        if is_aim(found, first):
            for second in range(TARGETS):
                if can_hit_both(s, first, second, found) and (s.phase == TURN or meets(s, first) or meets(s, second)):
                    offer(s, SHOOT_TWICE + TARGETS * first + second)


# What attacks do.


def begin_attack(s: Board) -> None:
    """Pay for an attack; no exchange follows for this entry (PS-ENC-4)."""
    s.ap -= 1
    s.work = ATTACKING
    s.stage = 0
    s.phase = TURN
    s.damage_by = s.active


def proceed_attacking(s: Board) -> None:
    """Armour, then losses (PS-DMG-1, 2, 5)."""
    s.stage += 1
    if s.stage == 1:
        open_windows(s)
    else:
        s.work = NO_WORK
        apply_damage(s)


def shoot_at(s: Board, target: i64) -> None:
    """One shot, which always hits (PS-SHOOT-7, 8, 9)."""
    room: i64 = target_room(s, target)
    use_charge(s, s.active)
    if target < FIRST_PARASITE:
        emit(s, EVERYBODY, SHOT, 2 * s.active + ANDROID, target, room, 0)
        s.damage[target] += 1
        s.attacked |= bit(room)
        believe_attack(s, s.active, target >> 1)
    else:
        colour: i64 = (target - FIRST_PARASITE) & 1
        emit(s, EVERYBODY, SHOT, 2 * s.active + ANDROID, FIRST_PARASITE + colour, room, 0)
        hit_parasite(s, room, colour)


def shoot(s: Board, target: i64) -> None:
    """A single shot."""
    begin_attack(s)
    shoot_at(s, target)


def shoot_twice(s: Board, first: i64, second: i64) -> None:
    """Two shots of the heavy weapon; hits on characters are one damage event (PS-SHOOT-8)."""
    begin_attack(s)
    shoot_at(s, first)
    shoot_at(s, second)


# Knife and grenade.


def list_stabs(s: Board) -> None:
    """List attacks with the knife: parasites and others' characters in the same room (PS-ITEM-8)."""
    if laid_out(s, s.active, LAID_KNIFE) == 0:
        return
    j: i64
    target: i64
    for j in range(2):
        for target in range(FIRST_PARASITE + 2):
            if can_stab(s, 2 * s.active + j, target):
                offer(s, STAB + 14 * j + target)


def can_stab(s: Board, character: i64, target: i64) -> bool:
    """Whether a character can attack a target with the knife; in an encounter it must answer that (PS-ENC-2)."""
    room: i64 = s.room[character]
    if room == NOWHERE:
        return False
    if target >= FIRST_PARASITE:
        return s.phase != ENCOUNTER and parasites_of(s, room, target - FIRST_PARASITE) > 0
    return target >> 1 != s.active and s.room[target] == room and (s.phase != ENCOUNTER or meets(s, target))


def stab(s: Board, character: i64, target: i64) -> None:
    """Attack with the knife: a die of 3 or 4 takes a point; armour is asked about after a hit (PS-ITEM-8)."""
    room: i64 = s.room[character]
    begin_attack(s)
    die: i64 = draw(s, 4) + 1
    emit(s, EVERYBODY, STABBED, character, target, room, die)
    if target < FIRST_PARASITE:
        s.attacked |= bit(room)
        believe_attack(s, s.active, target >> 1)
        if die >= KNIFE_HITS:
            s.damage[target] += 1
    elif die >= KNIFE_HITS:
        hit_parasite(s, room, target - FIRST_PARASITE)


def list_throws(s: Board) -> None:
    """List throws of a grenade into neighbouring rooms (PS-ITEM-7)."""
    if not can_use(s, s.active, NADE):
        return
    j: i64
    direction: i64
    for j in range(2):
        for direction in range(4):
            if can_throw(s, 2 * s.active + j, direction):
                offer(s, THROW + 4 * j + direction)


def can_throw(s: Board, character: i64, direction: i64) -> bool:
    """Whether a character can throw there; in an encounter into the entered room (PS-ITEM-7, PS-ENC-2)."""
    room: i64 = s.room[character]
    if room == NOWHERE or not free_line(s, s.active, room, direction):
        return False
    return s.phase != ENCOUNTER or s.beside[4 * room + direction] == s.room[s.worker]


def throw(s: Board, character: i64, direction: i64) -> None:
    """Throw a grenade: everything in that room loses a point, own characters too (PS-ITEM-7)."""
    room: i64 = s.beside[4 * s.room[character] + direction]
    begin_attack(s)
    discard_used(s, s.active, NADE)
    emit(s, EVERYBODY, GRENADE_THROWN, character, room, 0, 0)
    if others_in(s, room, s.active) != 0:
        s.attacked |= bit(room)
        s.grenaded |= bit(room)
    hit_all(s, room)
    target: i64
    for target in range(min(CHARACTERS, 2 * players(s))):
        if s.room[target] == room:
            s.damage[target] += 1
