"""What a squad does between activations: orders, equipment, looks, permissions (sections 7.1, 8.6, 8.7)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.star_quest.figures import has_card, is_heavy_trooper, is_remaining, playing, seat_of
from sublevel.games.star_quest.refusals import (
    AFTER_SELECT,
    CARD_NOT_IN_HAND,
    FINE,
    KNOWN_ALREADY,
    LIFE_FULL,
    NO_LOOKS_LEFT,
    NO_SUCH_BLIP,
    NOT_HEAVY,
    NOT_PLAYING,
    ONE_ORDER,
    OUT_OF_PLAY,
    SILENCED,
    SWITCHED_ALREADY,
    TROOPER_NAMED,
)
from sublevel.games.star_quest.state import (
    DAZZLED,
    GONE,
    IN_BOX,
    IN_HAND,
    INSPECTED,
    INSPECTED_AS,
    LAID,
    MEDI_KIT_USED,
    ORDER_GIVEN,
    ORDER_TAKEN,
    PERMITTED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    BLU,
    CARDS,
    COMMANDER_LIFE,
    DAZZLE,
    HEAVY_WEAPON,
    MEDI_KIT,
    NO_ORDER,
    NOBODY,
    NOWHERE,
    ORDER_OF,
    ORDERS,
    SQUAD,
)

# Orders (SQ-CARD-1, SQ-CARD-2).


def why_not_order(s: Hulk, slot: i64, figure: i64) -> i64:
    """Why the squad on turn cannot give an order; only Heavy Weapon names a figure (SQ-CARD-1, 2; SQ-EV-8)."""
    if s.orders[ORDERS * s.player + slot] != IN_HAND:
        return CARD_NOT_IN_HAND
    if s.order != NO_ORDER:
        return ONE_ORDER
    if s.selected == 1:
        return AFTER_SELECT
    if s.silenced[s.player] == 1:
        return SILENCED
    if (ORDER_OF[ORDERS * s.player + slot] == HEAVY_WEAPON) != (figure != NOBODY):
        return TROOPER_NAMED
    if figure != NOBODY and not (is_heavy_trooper(s, figure) and is_remaining(s, figure)):
        return NOT_HEAVY
    return FINE


def heavy_order_slot(s: Hulk) -> i64:
    """The slot of the order Heavy Weapon of the squad on turn, -1 if it is not among its cards."""
    slot: i64
    for slot in range(ORDERS):
        if ORDER_OF[ORDERS * s.player + slot] == HEAVY_WEAPON:
            return slot
    return -1


def why_not_order_heavy(s: Hulk, n: i64) -> i64:
    """The same for Heavy Weapon with the nth Trooper."""
    slot: i64 = heavy_order_slot(s)
    return why_not_order(s, slot, SQUAD * s.player + n) if slot >= 0 else CARD_NOT_IN_HAND


def give_order(s: Hulk, slot: i64, figure: i64) -> None:
    """Lay an order card; it is in force until the end of the turn (SQ-CARD-2)."""
    s.orders[ORDERS * s.player + slot] = LAID
    s.order = ORDER_OF[ORDERS * s.player + slot]
    s.order_trooper = figure
    emit(s, EVERYBODY, ORDER_GIVEN, s.player, slot, figure, 0)


def discard_order(s: Hulk) -> None:
    """An order card that was laid is gone at the end of the turn (SQ-CARD-2, SQ-CARD-4)."""
    slot: i64
    for slot in range(ORDERS):
        if s.orders[ORDERS * s.player + slot] == LAID:
            s.orders[ORDERS * s.player + slot] = GONE
    s.order = NO_ORDER
    s.order_trooper = NOBODY


def has_new_order(s: Hulk, colour: i64) -> bool:
    """Whether there is an order card that a squad never had (SQ-CARD-4)."""
    slot: i64
    for slot in range(ORDERS):
        if s.orders[ORDERS * colour + slot] == IN_BOX:
            return True
    return False


def take_order(s: Hulk, colour: i64, slot: i64) -> None:
    """Take one more order card (SQ-EV-6, SQ-EV-18)."""
    s.orders[ORDERS * colour + slot] = IN_HAND
    emit(s, EVERYBODY, ORDER_TAKEN, colour, slot, 0, 0)


# Equipment (SQ-CARD-3).


def why_not_medi_kit(s: Hulk) -> i64:
    """Why the Medi-Kit cannot be played (SQ-CARD-3, SQ-EQ-7)."""
    commander: i64 = SQUAD * BLU
    if s.player != BLU or not has_card(s, BLU, MEDI_KIT):
        return CARD_NOT_IN_HAND
    if not is_remaining(s, commander):
        return OUT_OF_PLAY
    return LIFE_FULL if s.lp[commander] == COMMANDER_LIFE else FINE


def play_medi_kit(s: Hulk) -> None:
    """The Commander has all life points again (SQ-EQ-7)."""
    s.equipment[CARDS * BLU + MEDI_KIT] = GONE
    s.lp[SQUAD * BLU] = COMMANDER_LIFE
    emit(s, EVERYBODY, MEDI_KIT_USED, BLU, 0, 0, 0)


def why_not_dazzle(s: Hulk) -> i64:
    """Why Dazzle Charges cannot be played (SQ-CARD-3)."""
    return FINE if has_card(s, s.player, DAZZLE) else CARD_NOT_IN_HAND


def play_dazzle(s: Hulk) -> None:
    """The squad cannot be attacked until the end of the next Chaos turn (SQ-EQ-1)."""
    s.equipment[CARDS * s.player + DAZZLE] = GONE
    s.dazzling[s.player] = 1
    emit(s, EVERYBODY, DAZZLED, s.player, 0, 0, 0)


def why_not_inspect(s: Hulk, b: i64) -> i64:
    """Why the Bio-Scanner cannot look at a blip (SQ-EQ-6)."""
    if s.blip_square[b] == NOWHERE:
        return NO_SUCH_BLIP
    if s.inspected[b] == 1:
        return KNOWN_ALREADY
    if s.selected == 1:
        return AFTER_SELECT
    return FINE if s.inspects > 0 else NO_LOOKS_LEFT


def inspect(s: Hulk, b: i64) -> None:
    """BLU looks at a blip: it alone sees the kind (SQ-EQ-6)."""
    s.inspects -= 1
    s.inspected[b] = 1
    s.disclosed = 1
    emit(s, EVERYBODY, INSPECTED, b, 0, 0, 0)
    emit(s, bit(seat_of(s, BLU)), INSPECTED_AS, b, s.blip_kind[b], 0, 0)


# Permissions (SQ-MOVE-8).


def why_not_allow(s: Hulk, player: i64) -> i64:
    """Why the permission for another player cannot be turned (SQ-MOVE-8)."""
    if player == s.player or not playing(s, player):
        return NOT_PLAYING
    return SWITCHED_ALREADY if s.switched[player] == 1 else FINE


def turn_permission(s: Hulk, player: i64) -> None:
    """Allow another player to pass over one's figures, or forbid it again (SQ-MOVE-8)."""
    at: i64 = 4 * s.player + player
    s.allows[at] = 1 - s.allows[at]
    s.switched[player] = 1
    emit(s, EVERYBODY, PERMITTED, s.player, player, s.allows[at], 0)
