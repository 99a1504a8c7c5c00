"""Why an action is not legal: codes that stand for a clause and a sentence, and how each kind of action asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.panic_station.board import (
    card_at,
    cell_x,
    cell_y,
    fits,
    free_line,
    place_orientation,
    top_card,
)
from sublevel.games.panic_station.cards import can_draw, charges, held, is_infected, laid_out, min_hand
from sublevel.games.panic_station.combat import (
    aims,
    can_hit_both,
    can_stab,
    can_throw,
    is_aim,
    meets,
    parasites_of,
    target_room,
)
from sublevel.games.panic_station.damage import armour_legal, hit_together
from sublevel.games.panic_station.devices import SICK_ROOM, at_terminal
from sublevel.games.panic_station.exchange import gift_legal, others_in
from sublevel.games.panic_station.items import reached_by_own, second_of_pair, signal_reach
from sublevel.games.panic_station.parasites import greys_in, most_parasites, parasites_in
from sublevel.games.panic_station.placing import beside_own, next_allowed
from sublevel.games.panic_station.searching import can_search, partners, sees_at_night
from sublevel.games.panic_station.state import ENCOUNTER, OPTION_GAS_NEEDED, TURN, USING_TERMINAL, Board
from sublevel.games.panic_station.tables import (
    AID,
    AID_ONE,
    AID_TWO,
    ANDROID,
    ANTI,
    ARM,
    CARDS,
    FIRST_PARASITE,
    FULL_LIFE,
    GAS,
    GREY,
    HAND_KINDS,
    HEAL,
    HEAL_BOTH,
    HIVE,
    HIVE_ROOM,
    HOST,
    INFECTION,
    LAID_HEAVY,
    LAID_KNIFE,
    LAID_NVG,
    LAY_NEXT,
    MOVE,
    NADE,
    NO_PARTNER,
    NOWHERE,
    PLACES,
    RUN_ON,
    SCAN,
    SHOOT,
    SHOOT_TWICE,
    SIGNAL,
    SYMBOL,
    TARGETS,
    TEAM,
    TERMINAL_LAY,
    TERMINAL_NEXT,
    THERMO_SCAN,
    WALL,
)

NO_SUCH_ACTION: Final = 10
NOT_NOW: Final = 11
TOO_FEW_AP: Final = 12
SEARCH_DUTY: Final = 13  # PS-FIRST-3
DEAD_CHARACTER: Final = 14
SEARCH_FIRST: Final = 15  # the same for `end`
NOT_YOURS: Final = 16

NO_ROOM_THERE: Final = 20
WALL_THERE: Final = 21
DOOR_CLOSED: Final = 22
NO_RUN: Final = 23

NO_CARD_THERE: Final = 29
NO_ROOM_CARDS: Final = 30
NOT_BESIDE_YOU: Final = 31
CELL_TAKEN: Final = 32
EDGES_CLASH: Final = 33
ONLY_HIVE_LIES: Final = 34  # an orientation that this card may not have
OTHER_NAME: Final = 35  # the place has another id (PS-ID-1)
NO_OPENING: Final = 36  # no passage or door leads to that cell
FITS_SOMEWHERE: Final = 37  # `lay ?` although the card fits
UNDER_USED: Final = 38
LAST_ROOM_CARD: Final = 39

NO_SYMBOL_HERE: Final = 40
NO_SEARCH_CARDS: Final = 41
NO_TEAM_ROOM: Final = 42
PARTNER_ABSENT: Final = 43
ATTACKED_HERE: Final = 44
NO_NIGHT_VISION: Final = 45
NOT_RED: Final = 46

NOT_IN_HAND: Final = 50
HAND_TOO_SMALL: Final = 51
NEVER_LAID_OUT: Final = 52

ANDROID_DEAD: Final = 60
NO_AMMUNITION: Final = 61
NO_HEAVY_WEAPON: Final = 62
NO_SUCH_TARGET: Final = 63
OWN_TARGET: Final = 64
OUT_OF_REACH: Final = 65
OTHER_ORDER: Final = 66  # two shots are written the other way round (PS-ID-1)
NO_KNIFE: Final = 67
TROOPER_CANNOT_SHOOT: Final = 68

NO_INFIRMARY: Final = 70
NOTHING_TO_HEAL: Final = 71
NOT_TOGETHER: Final = 72
NO_TERMINAL: Final = 73
TERMINAL_USED: Final = 74
DOORS_OPEN_ALREADY: Final = 75

NOT_IN_HIVE: Final = 80
INFECTED_NEVER_BURN: Final = 81
TOO_LITTLE_GAS: Final = 82
NOT_SOLE_CLEAN: Final = 83
STACK_NOT_RUN: Final = 84
ENOUGH_GAS: Final = 85

MUST_MEET: Final = 90  # in ENCOUNTER: exchange or attack
NOT_IN_THE_ROOM: Final = 91
NO_ATTACK_HERE: Final = 92  # nobody in the entered room is hit

OWN_INFECTION_CARD: Final = 100
HOST_STAYS: Final = 101
ANTIDOTE_SPENT: Final = 102
OTHER_CARDS_FIRST: Final = 103
NOT_HIT: Final = 104
TOO_MUCH_ARMOUR: Final = 105
NO_PARASITE: Final = 106
NOT_FULLEST_ROOM: Final = 107
TOO_FAR: Final = 108
ONLY_TROOPER_HIT: Final = 109
ONLY_ANDROID_HIT: Final = 115

CLAIMS_OFF: Final = 110
CLAIM_MADE: Final = 111
NOTHING_ASKED: Final = 112
ABOUT_YOURSELF: Final = 113
NO_SUCH_PLAYER: Final = 114


def why_not_concede(s: Board, seat: i64) -> i64:
    """Why a player cannot give up (PS-END-5)."""
    if s.sole_clean != seat:
        return NOT_SOLE_CLEAN
    if s.stack_runs == 0:
        return STACK_NOT_RUN
    return ENOUGH_GAS if held(s, seat, GAS) >= s.options[OPTION_GAS_NEEDED] else 0


def why_not_burn(s: Board, seat: i64) -> i64:
    """Why the hive cannot be burnt (PS-BURN-1)."""
    if is_infected(s, seat):
        return INFECTED_NEVER_BURN
    if s.room[2 * seat] != HIVE_ROOM:
        return NOT_IN_HIVE
    return TOO_LITTLE_GAS if held(s, seat, GAS) < s.options[OPTION_GAS_NEEDED] else 0


def why_not_use(s: Board, seat: i64, kind: i64) -> i64:
    """Why a card cannot leave the hand by use (PS-ITEM-1)."""
    if held(s, seat, kind) == 0:
        return NOT_IN_HAND
    return HAND_TOO_SMALL if s.hand_n[seat] <= min_hand(s) else 0


def why_not_move(s: Board, seat: i64, action: i64) -> i64:
    """Why a character cannot move there (PS-MOVE-1, PS-RUN-1)."""
    j: i64 = (action - MOVE) >> 2 & 1
    if s.room[2 * seat + j] == NOWHERE:
        return DEAD_CHARACTER
    if action >= RUN_ON and s.run_bonus != 1 + j:
        return NO_RUN
    return why_no_line(s, seat, s.room[2 * seat + j], action & 3)


def why_no_line(s: Board, seat: i64, room: i64, direction: i64) -> i64:
    """What is between a room and its neighbour (PS-GEO-6, 7)."""
    if free_line(s, seat, room, direction):
        return 0
    if s.beside[4 * room + direction] == NOWHERE:
        return NO_ROOM_THERE
    return WALL_THERE if s.link[4 * room + direction] == WALL else DOOR_CLOSED


def why_not_find(s: Board, character: i64, choice: i64) -> i64:
    """Why a character cannot search, with that partner or night vision (PS-FIND-1, 2, 6)."""
    if s.room[character] == NOWHERE:
        return DEAD_CHARACTER
    if not can_search(s, character):
        return NO_SYMBOL_HERE
    if not can_draw(s):
        return NO_SEARCH_CARDS
    partner: i64 = choice >> 1
    room: i64 = s.room[character]
    if partner != NO_PARTNER and (partners(s, character) >> partner) & 1 == 0:
        if SYMBOL[room >> 1] != TEAM:
            return NO_TEAM_ROOM
        return ATTACKED_HERE if (others_in(s, room, s.active) >> partner) & 1 == 1 else PARTNER_ABSENT
    if choice & 1 == 1 and not sees_at_night(s, character):
        return NO_NIGHT_VISION if laid_out(s, s.active, LAID_NVG) == 0 else NOT_RED
    return 0


def why_not_throw(s: Board, seat: i64, character: i64, direction: i64) -> i64:
    """Why a grenade cannot be thrown there (PS-ITEM-7)."""
    why: i64 = why_not_use(s, seat, NADE)
    if why != 0:
        return why
    if s.room[character] == NOWHERE:
        return DEAD_CHARACTER
    why = why_no_line(s, seat, s.room[character], direction)
    if why != 0:
        return why
    return 0 if can_throw(s, character, direction) else NO_ATTACK_HERE


def why_not_body_scan(s: Board, seat: i64, character: i64, other: i64) -> i64:
    """Why a player's hand cannot be looked at (PS-ITEM-9)."""
    why: i64 = why_not_use(s, seat, SCAN)
    if why != 0:
        return why
    if s.room[character] == NOWHERE:
        return DEAD_CHARACTER
    return 0 if (others_in(s, s.room[character], seat) >> other) & 1 == 1 else NOT_IN_THE_ROOM


def why_not_heal(s: Board, seat: i64, action: i64) -> i64:
    """Why the infirmary cannot be used so (PS-HEAL-1, 3)."""
    if action == HEAL_BOTH:
        if s.room[2 * seat] != SICK_ROOM or s.room[2 * seat + 1] != SICK_ROOM:
            return NOT_TOGETHER
        healthy: bool = s.life[2 * seat] == FULL_LIFE or s.life[2 * seat + 1] == FULL_LIFE
        return NOTHING_TO_HEAL if healthy else 0
    character: i64 = 2 * seat + action - HEAL
    if s.room[character] == NOWHERE:
        return DEAD_CHARACTER
    if s.room[character] != SICK_ROOM:
        return NO_INFIRMARY
    return NOTHING_TO_HEAL if s.life[character] == FULL_LIFE else 0


def why_not_terminal(s: Board, seat: i64, action: i64) -> i64:
    """Why a terminal cannot be used so (PS-TERM-1, 3, 4)."""
    character: i64 = 2 * seat + (action & 1)
    if action >= TERMINAL_LAY:
        character = 2 * seat + (action - TERMINAL_LAY) // PLACES
    if s.room[character] == NOWHERE:
        return DEAD_CHARACTER
    if not at_terminal(s, character):
        return NO_TERMINAL
    if s.terminal_used == 1:
        return TERMINAL_USED
    if action < THERMO_SCAN:
        return DOORS_OPEN_ALREADY if s.door == 1 else 0
    if action < TERMINAL_NEXT:
        return 0
    return why_not_next(s) if action < LAY_NEXT else why_not_fit(s, (action - TERMINAL_LAY) % PLACES)


def why_not_next(s: Board) -> i64:
    """Why the next room card cannot be looked at (PS-LAY-6, 7)."""
    if next_allowed(s):
        return 0
    if s.pile_n == 0:
        return NO_ROOM_CARDS
    if s.fit_n > 0:
        return FITS_SOMEWHERE
    return LAST_ROOM_CARD if s.pile_n == 1 else UNDER_USED


def listed_place(s: Board, place: i64) -> bool:
    """Whether the card in question fits at a place, and the place has that id."""
    i: i64
    for i in range(s.fit_n):
        if s.fit[i] == place:
            return True
    return False


def why_not_fit(s: Board, place: i64) -> i64:
    """Why the card in question cannot lie at a place at all (PS-LAY-2, 3, 4; PS-ID-1)."""
    if s.pile_n == 0:
        return NO_ROOM_CARDS
    if listed_place(s, place):
        return 0
    if s.turned[place >> 4] < 0:
        return NO_OPENING
    card: i64 = s.pile[s.pile_n - 2] if s.put_second == 1 else top_card(s)
    orientation: i64 = place_orientation(place)
    x: i64 = cell_x(s, place)
    y: i64 = cell_y(s, place)
    if card_at(s, x, y) < CARDS:
        return CELL_TAKEN
    if orientation & 1 == 1 and (card != HIVE or upright_listed(s)):
        return ONLY_HIVE_LIES
    return OTHER_NAME if fits(s, card, x, y, orientation) else EDGES_CLASH


def upright_listed(s: Board) -> bool:
    """Whether the card in question fits upright anywhere (PS-LAY-7)."""
    return s.fit_n > 0 and s.fit[0] & 1 == 0


def why_not_lay(s: Board, seat: i64, place: i64) -> i64:
    """Why the top room card cannot be laid there (PS-LAY-1 to 5, 10)."""
    why: i64 = why_not_fit(s, place)
    if why != 0:
        return why
    return 0 if beside_own(s, seat, place) else NOT_BESIDE_YOU


def why_not_put(s: Board, seat: i64, place: i64) -> i64:
    """Why the card that was looked at cannot be put there (PS-LAY-6, 7; PS-TERM-4)."""
    return why_not_fit(s, place) if s.work == USING_TERMINAL else why_not_lay(s, seat, place)


def why_not_stab(s: Board, seat: i64, character: i64, target: i64) -> i64:
    """Why the knife does not reach a target (PS-ITEM-8)."""
    if laid_out(s, seat, LAID_KNIFE) == 0:
        return NO_KNIFE
    if s.room[character] == NOWHERE:
        return DEAD_CHARACTER
    if can_stab(s, character, target):
        return 0
    if target >= FIRST_PARASITE:
        there: bool = parasites_of(s, s.room[character], target - FIRST_PARASITE) > 0
        return NO_ATTACK_HERE if there else NO_SUCH_TARGET
    return why_not_target(s, seat, target)


def why_not_target(s: Board, seat: i64, target: i64) -> i64:
    """Why a target that cannot be hit cannot."""
    if target < FIRST_PARASITE and target >> 1 == seat:
        return OWN_TARGET
    room: i64 = target_room(s, target)
    if room == NOWHERE:
        return NO_SUCH_TARGET
    if target >= FIRST_PARASITE and parasites_of(s, room, (target - FIRST_PARASITE) & 1) == 0:
        return NO_SUCH_TARGET
    if s.phase == ENCOUNTER and not meets(s, target):
        return NO_ATTACK_HERE
    return OUT_OF_REACH


def why_not_shoot(s: Board, seat: i64, action: i64) -> i64:
    """Why a shot, or a pair, cannot be fired (PS-SHOOT-1 to 8)."""
    shots: i64 = 1 if action < SHOOT_TWICE else 2
    if s.room[2 * seat + ANDROID] == NOWHERE:
        return ANDROID_DEAD
    if charges(s, seat) < shots:
        return NO_AMMUNITION
    if shots == 2:
        if laid_out(s, seat, LAID_HEAVY) == 0:
            return NO_HEAVY_WEAPON
        return why_not_pair(s, seat, (action - SHOOT_TWICE) // TARGETS, (action - SHOOT_TWICE) % TARGETS)
    target: i64 = action - SHOOT
    if not is_aim(aims(s, 1), target):
        return why_not_target(s, seat, target)
    return 0 if s.phase == TURN or meets(s, target) else NO_ATTACK_HERE


def why_not_pair(s: Board, seat: i64, first: i64, second: i64) -> i64:
    """Why two targets cannot be hit one after the other (PS-SHOOT-8, PS-ID-1)."""
    found: i64 = aims(s, 2)
    if can_hit_both(s, first, second, found):
        return 0 if s.phase == TURN or meets(s, first) or meets(s, second) else NO_ATTACK_HERE
    if not is_aim(found, first):
        return why_not_target(s, seat, first)
    if not is_aim(found, second):
        return why_not_target(s, seat, second)
    return OTHER_ORDER if first > second else NO_SUCH_TARGET


def why_not_aid(s: Board, seat: i64, action: i64) -> i64:
    """Why first aid cannot help so (PS-ITEM-6)."""
    why: i64 = why_not_use(s, seat, AID)
    if why != 0:
        return why
    if action < AID_TWO:
        return why_no_aid(s, action - AID_ONE)
    pair: i64 = action - AID_TWO
    last: i64 = second_of_pair(pair)
    first: i64 = pair - last * (last - 1) // 2
    why = why_no_aid(s, first)
    if why == 0:
        why = why_no_aid(s, last)
    if why != 0:
        return why
    return 0 if s.room[first] == s.room[last] else NOT_TOGETHER


def why_no_aid(s: Board, character: i64) -> i64:
    """Why first aid does not help a character."""
    if s.room[character] == NOWHERE:
        return DEAD_CHARACTER
    if not reached_by_own(s, character):
        return NOT_IN_THE_ROOM
    return NOTHING_TO_HEAL if s.life[character] == FULL_LIFE else 0


def why_not_signal(s: Board, seat: i64, room: i64, to: i64) -> i64:
    """Why a signal cannot call parasites there (PS-ITEM-10)."""
    why: i64 = why_not_use(s, seat, SIGNAL)
    if why != 0:
        return why
    if parasites_in(s, room) == 0:
        return NO_PARASITE
    return 0 if (signal_reach(s, room) >> to) & 1 == 1 else TOO_FAR


def why_not_give(s: Board, seat: i64, kind: i64) -> i64:
    """Why a card cannot be given (PS-XCH-2, 13)."""
    if s.hand[HAND_KINDS * seat + kind] == 0:
        return NOT_IN_HAND
    if gift_legal(s, seat, kind):
        return 0
    if kind == INFECTION + seat:
        return OWN_INFECTION_CARD
    if kind == HOST:
        return HOST_STAYS
    return ANTIDOTE_SPENT if kind == ANTI else OTHER_CARDS_FIRST


def why_not_armour(s: Board, seat: i64, choice: i64) -> i64:
    """Why armour cannot be used so (PS-DMG-3)."""
    trooper: i64 = choice >> 3
    android: i64 = choice & 7
    if armour_legal(s, seat, trooper, android):
        return 0
    if s.damage[2 * seat] == 0 and s.damage[2 * seat + 1] == 0:
        return NOT_HIT
    if android > 0 and s.damage[2 * seat + 1] == 0:
        return ONLY_TROOPER_HIT
    if trooper > 0 and s.damage[2 * seat] == 0:
        return ONLY_ANDROID_HIT
    if s.hand[HAND_KINDS * seat + ARM] == 0:
        return NOT_IN_HAND
    if hit_together(s, seat) and trooper != android:
        return OTHER_ORDER
    return TOO_MUCH_ARMOUR


def why_not_relocate(s: Board, choice: i64) -> i64:
    """Why that parasite cannot be taken (PS-ALERT-4)."""
    room: i64 = choice >> 1
    there: i64 = greys_in(s, room) if choice & 1 == GREY else s.black[room]
    if there == 0:
        return NO_PARASITE
    return 0 if parasites_in(s, room) == most_parasites(s) else NOT_FULLEST_ROOM
