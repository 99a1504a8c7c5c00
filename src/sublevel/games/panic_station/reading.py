"""Actions read from their notation (section 4)."""

from __future__ import annotations

import re
from typing import Final

from sublevel.engine.errors import Illegal, Malformed, quoted
from sublevel.games.panic_station import words
from sublevel.games.panic_station.board import card_at, edge
from sublevel.games.panic_station.combat import room_in_view
from sublevel.games.panic_station.damage import hit_together
from sublevel.games.panic_station.names import (
    CHARACTER_NAMES,
    COLOURS,
    KIND_NAMES,
    ORIENTATIONS,
    SIDES,
    room_index,
)
from sublevel.games.panic_station.notation import CLAIMS, FIXED, LAID_NAMES
from sublevel.games.panic_station.reasons import (
    CELL_TAKEN,
    NEVER_LAID_OUT,
    NO_CARD_THERE,
    NO_OPENING,
    NO_SUCH_TARGET,
    NOT_HIT,
    NOT_IN_HAND,
    NOT_YOURS,
    OUT_OF_REACH,
    TOO_MUCH_ARMOUR,
    TROOPER_CANNOT_SHOOT,
)
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import (
    AID_ONE,
    AID_TWO,
    ANDROID,
    ARMOUR,
    BODY_SCAN,
    DX,
    DY,
    FIND,
    FIRST_PARASITE,
    GIVE,
    HEAL,
    LAY,
    LAY_OUT,
    MOVE,
    NO_CARD,
    NO_PARTNER,
    NOWHERE,
    OPEN_DOORS,
    PLACES,
    PUT,
    RELOCATE,
    ROOMS,
    RUN_ON,
    SEND,
    SHOOT,
    SHOOT_TWICE,
    STAB,
    SWAP,
    TARGETS,
    TERMINAL_LAY,
    TERMINAL_NEXT,
    THERMO_SCAN,
    THROW,
    WALL,
)

WHO: Final = r"([RBGYWP][TA])"
PLAYER: Final = r"([RBGYWP])"
ROOM: Final = r"(-?\d+),(-?\d+)([ia]?)"
PLACE: Final = r"(-?\d+),(-?\d+)([urdl])"
TARGET: Final = r"([RBGYWP][TA]|p:-?\d+,-?\d+[ia]?:[gb])"
MODE: Final = r"(?:std|scope|heavy|heavy\+scope|sniper)"
MOST_ARMOUR: Final = 7  # that an action can name for a character (section 4.1)
EXAMPLES: Final = "lay 1,0d, mv RA E, find RA +B, eq AMMO, shoot RA std BT, term RA scan, swap B, give GAS, arm 1, end"


def read_action(s: Board, seat: int, text: str) -> int:
    """The action of a text. Raises Malformed, or Illegal where it names what no action does."""
    text = " ".join(text.split())
    for action, sign in FIXED.items():
        if text == sign:
            return action
    verb, _, rest = text.partition(" ")
    if verb in READERS:
        action = READERS[verb](s, seat, rest)
        if action >= 0:
            return action
    raise Malformed(f"{quoted(text)} is no action; actions look like {EXAMPLES}")


def own(s: Board, seat: int, name: str) -> int:
    """0 for the own trooper, 1 for the own android. Raises Illegal for somebody else's (PS-TURN-3)."""
    if name[0] != COLOURS[seat]:
        raise Illegal(words.reason(NOT_YOURS, s, seat, -1))
    return "TA".index(name[1])


def read_walk(s: Board, seat: int, rest: str, first: int) -> int:
    """A move or a free run."""
    found = re.fullmatch(rf"{WHO} ([NESW])", rest)
    return first + 4 * own(s, seat, found[1]) + SIDES.index(found[2]) if found else -1


def read_find(s: Board, seat: int, rest: str) -> int:
    """A search."""
    found = re.fullmatch(rf"{WHO}(?: \+{PLAYER})?( nv)?", rest)
    if not found:
        return -1
    partner = COLOURS.index(found[2]) if found[2] else NO_PARTNER
    return FIND + 14 * own(s, seat, found[1]) + 2 * partner + int(found[3] is not None)


def read_equip(s: Board, seat: int, rest: str) -> int:
    """Laying out. Raises Illegal for a card that is never laid out (PS-ITEM-4)."""
    if rest in LAID_NAMES:
        return LAY_OUT + LAID_NAMES.index(rest)
    if rest in KIND_NAMES:
        raise Illegal(words.reason(NEVER_LAID_OUT, s, seat, -1))
    return -1


def read_grenade(s: Board, seat: int, rest: str) -> int:
    """A grenade."""
    found = re.fullmatch(rf"{WHO} ([NESW])", rest)
    return THROW + 4 * own(s, seat, found[1]) + SIDES.index(found[2]) if found else -1


def read_body_scan(s: Board, seat: int, rest: str) -> int:
    """A body scan."""
    found = re.fullmatch(rf"{WHO} {PLAYER}", rest)
    return BODY_SCAN + 6 * own(s, seat, found[1]) + COLOURS.index(found[2]) if found else -1


def read_heal(s: Board, seat: int, rest: str) -> int:
    """Healing."""
    found = re.fullmatch(WHO, rest)
    return HEAL + own(s, seat, found[1]) if found else -1


def read_terminal(s: Board, seat: int, rest: str) -> int:
    """The use of a terminal."""
    found = re.fullmatch(rf"{WHO} (open|scan|lay \?|lay {PLACE})", rest)
    if not found:
        return -1
    j = own(s, seat, found[1])
    if found[3] is not None:
        return TERMINAL_LAY + PLACES * j + read_place(s, seat, found[3], found[4], found[5])
    return (OPEN_DOORS, THERMO_SCAN, TERMINAL_NEXT)[("open", "scan", "lay ?").index(found[2])] + j


def read_lay(s: Board, seat: int, rest: str, first: int) -> int:
    """Laying a room card."""
    found = re.fullmatch(PLACE, rest)
    return first + read_place(s, seat, found[1], found[2], found[3]) if found else -1


def read_place(s: Board, seat: int, x: str, y: str, orientation: str) -> int:
    """The number of a place; Illegal for a cell beside which no card lies (PS-ID-1)."""
    if card_at(s, int(x), int(y)) != NO_CARD:
        raise Illegal(words.reason(CELL_TAKEN, s, seat, -1))
    best = -1
    for direction in range(4):
        card = card_at(s, int(x) - DX[direction], int(y) - DY[direction])
        if card == NO_CARD:
            continue
        place = 16 * card + 4 * direction + ORIENTATIONS.index(orientation)
        opens = edge(card, s.turned[card], direction) != WALL
        rank = (not opens, card)
        if best < 0 or rank < (edge(best >> 4, s.turned[best >> 4], best >> 2 & 3) == WALL, best >> 4):
            best = place
    if best < 0:
        raise Illegal(words.reason(NO_OPENING, s, seat, -1))
    return best


def read_swap(s: Board, seat: int, rest: str) -> int:
    """An exchange."""
    return SWAP + COLOURS.index(rest) if len(rest) == 1 and rest in COLOURS else -1


def read_gift(s: Board, seat: int, rest: str) -> int:
    """A gift. Raises Illegal for an alert, which no hand holds (PS-FIND-4)."""
    if rest == KIND_NAMES[-1]:
        raise Illegal(words.reason(NOT_IN_HAND, s, seat, -1))
    return GIVE + KIND_NAMES.index(rest) if rest in KIND_NAMES else -1


def read_armour(s: Board, seat: int, rest: str) -> int:
    """Armour. Raises Illegal where nobody is hit, and for more than any hand holds (PS-DMG-2, 3)."""
    found = re.fullmatch(r"T(\d{1,2})A(\d{1,2})|(\d{1,2})", rest)
    if not found:
        return -1
    if s.damage[2 * seat] == 0 and s.damage[2 * seat + 1] == 0:
        raise Illegal(words.reason(NOT_HIT, s, seat, -1))
    if any(number is not None and int(number) > MOST_ARMOUR for number in found.groups()):
        raise Illegal(words.reason(TOO_MUCH_ARMOUR, s, seat, -1))
    if found[3] is None:
        return ARMOUR + 8 * int(found[1]) + int(found[2])
    if hit_together(s, seat):
        return ARMOUR + 9 * int(rest)
    return ARMOUR + (8 if s.damage[2 * seat] > 0 else 1) * int(rest)


def read_room(s: Board, seat: int, x: str, y: str, part: str) -> int:
    """A room by its name. Raises Illegal where no card lies, Malformed for a part that the card there has not."""
    if card_at(s, int(x), int(y)) == NO_CARD:
        raise Illegal(words.reason(NO_CARD_THERE, s, seat, -1))
    room = room_index(s, int(x), int(y), part)
    if room == NOWHERE:
        raise Malformed(f"{quoted(f'{x},{y}{part}')} is no room; double cards have x,yi and x,ya, the others x,y")
    return room


def read_target(s: Board, seat: int, here: int, text: str) -> int:
    """A target, as it is seen from a room; Illegal if it is out of every view (section 4.1)."""
    if not text.startswith("p:"):
        return CHARACTER_NAMES.index(text)
    found = re.fullmatch(rf"p:{ROOM}:([gb])", text)
    assert found is not None  # the pattern of targets found it
    room = read_room(s, seat, found[1], found[2], found[3])
    views = [view for view in range(9) if here != NOWHERE and room_in_view(s, here, view) == room]
    if not views:
        raise Illegal(words.reason(OUT_OF_REACH, s, seat, -1))
    return FIRST_PARASITE + 2 * views[0] + "gb".index(found[4])


def read_knife(s: Board, seat: int, rest: str) -> int:
    """An attack with the knife."""
    found = re.fullmatch(rf"{WHO} {TARGET}", rest)
    if not found:
        return -1
    j = own(s, seat, found[1])
    target = read_target(s, seat, s.room[2 * seat + j], found[2])
    if target >= FIRST_PARASITE + 2:
        raise Illegal(words.reason(NO_SUCH_TARGET, s, seat, -1))
    return STAB + 14 * j + target


def read_shot(s: Board, seat: int, rest: str) -> int:
    """A shot or two; the mode may be any (PS-SHOOT-10)."""
    found = re.fullmatch(rf"{WHO} {MODE} {TARGET}(?:&{TARGET})?", rest)
    if not found:
        return -1
    if own(s, seat, found[1]) != ANDROID:
        raise Illegal(words.reason(TROOPER_CANNOT_SHOOT, s, seat, -1))
    here = s.room[2 * seat + ANDROID]
    first = read_target(s, seat, here, found[2])
    if found[3] is None:
        return SHOOT + first
    second = read_target(s, seat, here, found[3])
    if first > second and second < FIRST_PARASITE:
        first, second = second, first
    return SHOOT_TWICE + TARGETS * first + second


def read_aid(s: Board, seat: int, rest: str) -> int:
    """First aid; who uses it makes no difference (PS-ID-1)."""
    found = re.fullmatch(rf"{WHO} {WHO}\+([12])(?:,{WHO}\+1)?", rest)
    if not found or (found[4] is not None and found[3] != "1"):
        return -1
    own(s, seat, found[1])
    first = CHARACTER_NAMES.index(found[2])
    if found[4] is None:
        return AID_ONE + first
    second = CHARACTER_NAMES.index(found[4])
    low, high = sorted((first, second))
    return AID_TWO + high * (high - 1) // 2 + low if low < high else -1


def read_relocation(s: Board, seat: int, rest: str) -> int:
    """Relocating a parasite."""
    found = re.fullmatch(rf"{ROOM}:([gb])", rest)
    return RELOCATE + 2 * read_room(s, seat, found[1], found[2], found[3]) + "gb".index(found[4]) if found else -1


def read_signal(s: Board, seat: int, rest: str) -> int:
    """The parasite signal."""
    found = re.fullmatch(rf"{ROOM}>{ROOM}", rest)
    if not found:
        return -1
    return (
        SEND
        + ROOMS * read_room(s, seat, found[1], found[2], found[3])
        + read_room(s, seat, found[4], found[5], found[6])
    )


def read_claim(s: Board, seat: int, rest: str) -> int:
    """A claim."""
    return CLAIMS.get(rest, -1)


READERS: Final = {
    "mv": lambda s, seat, rest: read_walk(s, seat, rest, MOVE),
    "run": lambda s, seat, rest: read_walk(s, seat, rest, RUN_ON),
    "find": read_find,
    "eq": read_equip,
    "nade": read_grenade,
    "bscan": read_body_scan,
    "heal": read_heal,
    "term": read_terminal,
    "lay": lambda s, seat, rest: read_lay(s, seat, rest, LAY),
    "put": lambda s, seat, rest: read_lay(s, seat, rest, PUT),
    "swap": read_swap,
    "give": read_gift,
    "arm": read_armour,
    "knife": read_knife,
    "shoot": read_shot,
    "aid": read_aid,
    "reloc": read_relocation,
    "signal": read_signal,
    "say": read_claim,
}
