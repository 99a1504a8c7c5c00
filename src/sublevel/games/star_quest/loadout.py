"""The loadout: kit, weapons and cards, chosen by all squads at once and hidden (SQ-SETUP-8)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.star_quest.figures import player_of, seat_of
from sublevel.games.star_quest.refusals import (
    CANNOT_COMPLETE,
    CARD_OUT_OF_ORDER,
    FINE,
    NOT_NOW,
    TWO_TARGETERS,
)
from sublevel.games.star_quest.state import (
    CARD_STEP,
    IN_HAND,
    KIT_STEP,
    LOADOUT_PICKED,
    LOADOUT_SHOWN,
    OPTION_EQUIPMENT,
    OPTION_ORDERS,
    OPTION_PLAYERS,
    ORDER_STEP,
    READY,
    WEAPONS_STEP,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    AXE,
    CARD,
    CARDS,
    KIT,
    LASER,
    LASERS,
    ORDERS,
    OWN_CARD,
    PICK,
    SQUAD,
    TARGETER,
    TARGETERS,
    TROOPER_WEAPONS,
    WEAPONS,
)


def is_targeter(card: i64) -> bool:
    """Whether a number of an equipment card is one of the four faces of the Targeter."""
    return card >= TARGETER and card < OWN_CARD


def picked(s: Hulk, colour: i64) -> i64:
    """How many equipment cards a squad has chosen."""
    count: i64 = 0
    card: i64
    for card in range(CARDS):
        if s.equipment[CARDS * colour + card] == IN_HAND:
            count += 1
    return count


def targeters(s: Hulk, colour: i64) -> i64:
    """How many Targeters a squad has chosen."""
    count: i64 = 0
    card: i64
    for card in range(TARGETER, OWN_CARD):
        if s.equipment[CARDS * colour + card] == IN_HAND:
            count += 1
    return count


def last_picked(s: Hulk, colour: i64) -> i64:
    """The last equipment card that a squad chose, -1 for none."""
    card: i64
    for card in range(CARDS - 1, -1, -1):
        if s.equipment[CARDS * colour + card] == IN_HAND:
            return card
    return -1


def why_not_card(s: Hulk, colour: i64, card: i64) -> i64:
    """Why a squad cannot choose an equipment card next: in ascending order, so that the rest can be completed
    (SQ-SETUP-8)."""
    if card <= last_picked(s, colour):
        return CARD_OUT_OF_ORDER
    aims: i64 = targeters(s, colour)
    if is_targeter(card):
        if aims == TARGETERS:
            return TWO_TARGETERS
        aims += 1
    behind: i64 = 0
    aiming: i64 = 0
    i: i64
    for i in range(card + 1, CARDS):
        if is_targeter(i):
            aiming += 1
        else:
            behind += 1
    behind += min(aiming, TARGETERS - aims)
    left: i64 = s.options[OPTION_EQUIPMENT + colour] - picked(s, colour) - 1
    return FINE if behind >= left else CANNOT_COMPLETE


def orders_picked(s: Hulk, colour: i64) -> i64:
    """How many order cards a squad has chosen."""
    count: i64 = 0
    slot: i64
    for slot in range(ORDERS):
        if s.orders[ORDERS * colour + slot] == IN_HAND:
            count += 1
    return count


def why_not_pick(s: Hulk, colour: i64, slot: i64) -> i64:
    """The same for an order card (SQ-SETUP-8)."""
    i: i64
    for i in range(slot, ORDERS):
        if s.orders[ORDERS * colour + i] == IN_HAND:
            return CARD_OUT_OF_ORDER
    left: i64 = s.options[OPTION_ORDERS + colour] - orders_picked(s, colour) - 1
    return FINE if ORDERS - slot - 1 >= left else CANNOT_COMPLETE


def why_not_choose(s: Hulk, colour: i64, action: i64) -> i64:
    """Why a choice of the loadout is illegal: kit, weapons, cards, orders in this order (SQ-SETUP-8)."""
    step: i64 = s.loadout[colour]
    if action < KIT:
        return NOT_NOW
    if action < WEAPONS:
        return FINE if step == KIT_STEP else NOT_NOW
    if action < CARD:
        return FINE if step == WEAPONS_STEP else NOT_NOW
    if action < PICK:
        return why_not_card(s, colour, action - CARD) if step == CARD_STEP else NOT_NOW
    return why_not_pick(s, colour, action - PICK) if step == ORDER_STEP else NOT_NOW


def choose(s: Hulk, colour: i64, action: i64) -> None:
    """A squad makes a choice of its loadout; only it sees that (SQ-SETUP-8, SQ-VIEW-4)."""
    emit(s, bit(seat_of(s, colour)), LOADOUT_PICKED, colour, action, 0, 0)
    if action < WEAPONS:
        s.weapon[SQUAD * colour] = AXE + action - KIT
        s.loadout[colour] = WEAPONS_STEP
    elif action < CARD:
        arm_troopers(s, colour, TROOPER_WEAPONS[action - WEAPONS])
        s.loadout[colour] = CARD_STEP
    elif action < PICK:
        s.equipment[CARDS * colour + action - CARD] = IN_HAND
        if picked(s, colour) == s.options[OPTION_EQUIPMENT + colour]:
            s.loadout[colour] = ORDER_STEP
    else:
        s.orders[ORDERS * colour + action - PICK] = IN_HAND
        if orders_picked(s, colour) == s.options[OPTION_ORDERS + colour]:
            s.loadout[colour] = READY


def arm_troopers(s: Hulk, colour: i64, weapons: i64) -> None:
    """Give weapons to the Troopers, heavy ones to the highest numbers (SQ-SETUP-8)."""
    n: i64
    s.lasers[colour] = LASERS
    for n in range(SQUAD - 1, 0, -1):
        s.weapon[SQUAD * colour + n] = weapons % 10
        if weapons % 10 == LASER:
            s.lasers[colour] -= 1
        weapons //= 10


def all_ready(s: Hulk) -> bool:
    """Whether all squads have chosen."""
    seat: i64
    for seat in range(s.options[OPTION_PLAYERS] - 1):
        if s.loadout[player_of(s, seat)] != READY:
            return False
    return True


def show_loadouts(s: Hulk) -> None:
    """Everything that was chosen is revealed (SQ-SETUP-8)."""
    seat: i64
    i: i64
    s.disclosed = 1
    for seat in range(s.options[OPTION_PLAYERS] - 1):
        colour: i64 = player_of(s, seat)
        weapons: i64 = 0
        cards: i64 = 0
        for i in range(1, SQUAD):
            weapons = 10 * weapons + s.weapon[SQUAD * colour + i]
        for i in range(CARDS):
            if s.equipment[CARDS * colour + i] == IN_HAND:
                cards += 16 * bit(i)
        for i in range(ORDERS):
            if s.orders[ORDERS * colour + i] == IN_HAND:
                cards += bit(i)
        emit(s, EVERYBODY, LOADOUT_SHOWN, colour, s.weapon[SQUAD * colour], weapons, cards)
