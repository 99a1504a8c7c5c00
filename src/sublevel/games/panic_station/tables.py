"""Cards, rooms and action ids of Panic Station as numbers (sections 3, 4.1).

A *kind* is 0..22 (a card of a hand 0..21), a *card* 0..19 a room card, a *room* 2 x card + (1 for the inner room), a
*character* 2 x seat + (0 trooper, 1 android), a *place* 16 x card + 4 x direction + orientation: a cell beside a card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.panic_station import data

# Kinds of cards (section 4.1).
GAS: Final = 0
ARM: Final = 1
AMMO: Final = 2
AID: Final = 3
KEY: Final = 4
HEAVY: Final = 5
NADE: Final = 6
BOOST: Final = 7
SCOPE: Final = 8
KNIFE: Final = 9
SCAN: Final = 10
ANTI: Final = 11
NVG: Final = 12
SIGNAL: Final = 13
SNIPER: Final = 14
HOST: Final = 15
INFECTION: Final = 16  # + seat
ALERT: Final = 22
ITEMS: Final = 15  # kinds below this are items
HAND_KINDS: Final = 22  # kinds that a hand can hold
KINDS: Final = 23
NO_KIND: Final = 23
# [kind]: how many of it are among the search cards, and among the bonus cards (sections 3.2, 3.3)
SEARCH_CARDS: Final = vec[i64](data.counts(bonus=False))
BONUS_CARDS: Final = vec[i64](data.counts(bonus=True))
MOST_SEARCH: Final = 52  # search and bonus cards together
CHARGES: Final = 4  # that an AMMO can have, at most
FRESH_CHARGES: Final = vec[i64]([data.charges()])  # of a fresh one (section 3.2)
# [0]: 1 if the card is gone after one use, else it can be used again (section 3.3, rulings 21 and 26)
SINGLE_SCAN: Final = vec[i64]([int(data.is_single("SCAN"))])
SINGLE_NVG: Final = vec[i64]([int(data.is_single("NVG"))])
SINGLE_SIGNAL: Final = vec[i64]([int(data.is_single("SIGNAL"))])

# What can be laid out, in the order of the ids of `eq`.
LAYABLE: Final = 7
LAID_KIND: Final = vec[i64]([KEY, AMMO, HEAVY, SCOPE, KNIFE, SNIPER, NVG])
LAID_KEY: Final = 0
LAID_AMMO: Final = 1
LAID_HEAVY: Final = 2
LAID_SCOPE: Final = 3
LAID_KNIFE: Final = 4
LAID_SNIPER: Final = 5
LAID_NVG: Final = 6

# Directions and orientations (PS-GEO-2, 3).
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
UPRIGHT: Final = 0  # u
RIGHT: Final = 1  # r
DOWN: Final = 2  # d
LEFT: Final = 3  # l
DX: Final = vec[i64]([0, 1, 0, -1])
DY: Final = vec[i64]([1, 0, -1, 0])

# Room cards (section 3.4).
CARDS: Final = 20
NO_CARD: Final = 20
REACTOR: Final = 0
OPEN_TERMINAL: Final = 1
HIVE: Final = 2
CLOSED_TERMINAL: Final = 3
INFIRMARY_CARD: Final = 4
ROOMS: Final = 40
NOWHERE: Final = 40
HIVE_ROOM: Final = 2 * HIVE
STACK: Final = 19  # room cards that are not the reactor
FIRST_RUN: Final = 9  # R09 to R11 are the run rooms
FARTHEST: Final = 19  # coordinates are between this and its negative

# Edges as printed, and the links that they make (PS-GEO-6).
WALL: Final = 0
PASSAGE: Final = 1
OPEN: Final = 1
DOOR: Final = 2

# Symbols (section 3.4).
NO_SYMBOL: Final = 0
TERMINAL: Final = 1
INFIRMARY: Final = 2
STORAGE: Final = 3
RUN: Final = 4
TEAM: Final = 5
DANGER: Final = 6

# [4 * card + direction]: the edge as printed
EDGE: Final = vec[i64]([data.EDGES.index(edge) for room in data.rooms() for edge in room.edges])
# [4 * card + orientation]: on which sides it has walls, and doors, as sets of directions
WALL_SIDES: Final = vec[i64](data.sides("w"))
DOOR_SIDES: Final = vec[i64](data.sides("d"))
# [card]: its symbol
SYMBOL: Final = vec[i64]([data.SYMBOLS.index(room.symbol) for room in data.rooms()])
# [card]: 1 if it holds two rooms
DOUBLE: Final = vec[i64]([int(room.double) for room in data.rooms()])

# Characters and parasites (sections 3.5, 3.6).
CHARACTERS: Final = 12
TROOPER: Final = 0
ANDROID: Final = 1
FULL_LIFE: Final = 4
POINTS: Final = vec[i64](data.figures().character.action_points)  # [LP]: AP contributed
GREY_TOKENS: Final = 5
BLACK_TOKENS: Final = 5

# Targets of a shot (section 4.1): a character, or 12 + 2 x view + colour.
GREY: Final = 0
BLACK: Final = 1
TARGETS: Final = 30
FIRST_PARASITE: Final = 12

# Action ids (section 4.1).
END: Final = 0
CONCEDE: Final = 1
BURN: Final = 2
USE_BOOST: Final = 3
MOVE: Final = 4
RUN_ON: Final = 12
FIND: Final = 20
LAY_OUT: Final = 48
THROW: Final = 55
BODY_SCAN: Final = 63
HEAL: Final = 75
HEAL_BOTH: Final = 77
OPEN_DOORS: Final = 78
THERMO_SCAN: Final = 80
TERMINAL_NEXT: Final = 82  # term lay ?
LAY_NEXT: Final = 84  # lay ?
SWAP: Final = 85
TEAM_NO: Final = 91
TEAM_YES: Final = 92
GIVE: Final = 93
ARMOUR: Final = 115
STAB: Final = 179
SHOOT: Final = 207
SHOOT_TWICE: Final = 237
AID_ONE: Final = 1137
AID_TWO: Final = 1149
RELOCATE: Final = 1215
SEND: Final = 1295  # signal
LAY: Final = 2895
PUT: Final = 3215
TERMINAL_LAY: Final = 3535
CLAIM: Final = 4175
SAY_ACCUSE: Final = 4176
SAY_KNOW: Final = 4182
SAY_TRUST: Final = 4188
SAY_GAVE: Final = 4194
SAY_GOT: Final = 4284
SAY_HAVE: Final = 4380
SAY_WILL: Final = 4470
SAY_ASK: Final = 4478
SAY_NO: Final = 4550
SAY_YES: Final = 4551
ACTIONS: Final = 4552
PLACES: Final = 320
NO_PARTNER: Final = 6


def other(direction: i64) -> i64:
    """The opposite direction."""
    return (direction + 2) & 3
