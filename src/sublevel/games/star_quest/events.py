"""Event cards: what each asks, and what it does (sections 3.7, 8.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, draw, emit
from sublevel.games.star_quest.activation import open_door
from sublevel.games.star_quest.attacks import resolve as resolve_attack
from sublevel.games.star_quest.attacks import roll, total
from sublevel.games.star_quest.blips import (
    blips_on_hulk,
    room_for,
    take_blip,
    tell_blip,
    why_not_blip,
)
from sublevel.games.star_quest.cards import has_new_order, take_order
from sublevel.games.star_quest.damage import attack_with, lose_figure
from sublevel.games.star_quest.figures import (
    can_be_attacked,
    enter,
    has_card,
    is_free,
    is_heavy_trooper,
    is_remaining,
    lift,
    player_of,
    port_closed,
    put,
    seat_of,
    squad_remains,
    supply,
)
from sublevel.games.star_quest.goals import lay_item
from sublevel.games.star_quest.hulk import (
    board_of,
    column_at,
    door_place,
    in_corridor,
    in_play,
    links_from,
    row_at,
    set_door,
)
from sublevel.games.star_quest.refusals import (
    FINE,
    HAD_ALREADY,
    MOVED_ALREADY,
    MUST_CHOOSE,
    NO_BLIP_THERE,
    NO_SQUARE_LEFT,
    NO_SUCH_BLIP,
    NONE_IN_POOL,
    NOT_SCANNED,
    NOT_TO_CHOOSE,
    OTHER_BOARD,
    TOUCHED_ALREADY,
)
from sublevel.games.star_quest.state import (
    ABOARD,
    ASK_BLIP,
    ASK_BOARD,
    ASK_CARD,
    ASK_CLONE,
    ASK_DOOR,
    ASK_FIGURE,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PLACE,
    ASK_SECOND,
    ASK_SQUAD,
    BOARD_CHOSEN,
    CALL,
    CALL_RESISTED,
    CALLED,
    CARD_LOST,
    CHIP_JOINED,
    CHIPS_JOINED,
    CLONE_PLACED,
    DOOR_CLOSED,
    EVENT_DRAWN,
    FIRED,
    FRESH,
    GONE,
    IN_BOX,
    NO_EFFECT,
    OPTION_PLAYERS,
    PASSED,
    RADAR_ALL,
    REDEPLOY_CHOSEN,
    REDEPLOYED,
    SCANNED,
    SECONDARY_KNOWN,
    SENTRY,
    SQUAD_CHOSEN,
    SWAPPED,
    TRAP,
    WEAPON_EMPTY,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    BATTLE_PLAN,
    BLIPS,
    BOARDS,
    BOOBY_TRAP,
    CALL_OF_CHAOS,
    CARDS,
    CHAOS,
    CLONE,
    CLONE_1,
    CLONE_3,
    COLOURS,
    DEEP_SCAN,
    DOORS,
    DREADNOUGHT,
    EMPTY_CELL,
    FIGURES,
    FIRST_BLIP,
    GEAR_FAILURE,
    HEAVY,
    LASER,
    MASTER_CONTROL,
    MESSAGE,
    NEW_ORDERS,
    NOBODY,
    NOWHERE,
    ORDERS,
    RADIO_SILENCE,
    REDEPLOYMENT,
    REPORT_IN,
    SECONDARY,
    SENTRY_GUN,
    SENTRY_GUN_2,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TASK_FORCE,
    TOKEN_KINDS,
    TRANSPOSER,
    TROOPER,
    UNARMED,
    WEAPONS_JAMMED,
)

CHIPS_DRAWN: Final = 2  # by Task Force
MOST_REDEPLOYED: Final = 3
CALLED_ON: Final = 3  # what Call of Chaos has to roll


# Drawing a card.


def draw_card(s: Hulk) -> None:
    """Draw the next card face up; what it does by itself is done, and what it asks is asked (SQ-EV-0, SQ-TURN-4)."""
    b: i64
    door: i64
    s.event = s.deck[s.deck_at]
    s.deck_at += 1
    s.event_step = ASK_NOTHING
    s.event_squad = NOBODY
    s.event_value = 0
    s.event_board = NOBODY
    s.redeployed = 0
    s.power = 0
    s.disclosed = 1
    for b in range(BLIPS):
        s.moved_blips[b] = 0
    for door in range(DOORS):
        s.door_touched[door] = 0
    emit(s, EVERYBODY, EVENT_DRAWN, s.event, s.deck_n - s.deck_at, 0, 0)
    if s.event == TASK_FORCE:
        join_chips(s)
    elif s.event == MESSAGE:
        read_message(s)
    else:
        begin_asking(s)


def begin_asking(s: Hulk) -> None:
    """Ask for what the card leaves to be decided; without anything to choose it has no effect (SQ-EV-0)."""
    asks: i64 = asked_by(s.event)
    if asks == ASK_NOTHING:
        return
    if asks == ASK_ORDER:
        s.event_squad = next_to_take(s, 0)
        s.event_step = ASK_ORDER if s.event_squad != NOBODY else ASK_NOTHING
    elif something_to_choose(s, asks):
        s.event_step = asks
    if s.event_step == ASK_NOTHING:
        emit(s, EVERYBODY, NO_EFFECT, s.event, 0, 0, 0)


def asked_by(card: i64) -> i64:
    """What a card asks first (section 8.8)."""
    if card == RADIO_SILENCE or card == DEEP_SCAN or card == NEW_ORDERS:
        return ASK_SQUAD
    if card == REPORT_IN or card == WEAPONS_JAMMED:
        return ASK_SQUAD
    if card == TRANSPOSER or card == SENTRY_GUN or card == SENTRY_GUN_2:
        return ASK_FIGURE
    if card == BOOBY_TRAP or card == CALL_OF_CHAOS or card == EMPTY_CELL:
        return ASK_FIGURE
    if card == BATTLE_PLAN:
        return ASK_ORDER
    if card == GEAR_FAILURE:
        return ASK_CARD
    if card >= CLONE_1 and card <= CLONE_3:
        return ASK_CLONE
    if card == MASTER_CONTROL:
        return ASK_DOOR
    return ASK_BLIP if card == REDEPLOYMENT else ASK_NOTHING


def something_to_choose(s: Hulk, asks: i64) -> bool:
    """Whether a card has anything to choose from (SQ-EV-0). Only public facts count (SQ-TURN-5)."""
    i: i64
    if asks == ASK_DOOR:
        return True
    if asks == ASK_BLIP:
        return can_redeploy(s)
    if asks == ASK_SQUAD:
        if s.event == DEEP_SCAN and blips_on_hulk(s) == 0:
            return False
        for i in range(COLOURS):
            if why_not_squad(s, i) == FINE:
                return True
    if asks == ASK_FIGURE:
        for i in range(FIGURES):
            if why_not_figure(s, i) == FINE:
                return True
    if asks == ASK_CARD:
        for i in range(COLOURS * CARDS):
            if why_not_lose_card(s, i // CARDS, i % CARDS) == FINE:
                return True
    return asks == ASK_CLONE and supply(s, CLONE) != NOBODY and some_clone_square(s)


def who_decides(s: Hulk) -> i64:
    """The player whom the card asks (SQ-DATA-6)."""
    if s.event_step == ASK_ORDER or s.event_step == ASK_BOARD:
        return s.event_squad
    return CHAOS


def end_event(s: Hulk) -> None:
    """The card asks nothing more."""
    s.event_step = ASK_NOTHING


def join_chips(s: Hulk) -> None:
    """Task Force: two random unused chips join the pool; Chaos alone sees which (SQ-EV-2, SQ-RND-1)."""
    joined: i64 = 0
    kind: i64
    while joined < CHIPS_DRAWN and s.unused_chip_n > 0:
        n: i64 = draw(s, s.unused_chip_n)
        for kind in range(TOKEN_KINDS):
            if n < s.unused_chips[kind]:
                break
            n -= s.unused_chips[kind]
        s.unused_chips[kind] -= 1
        s.unused_chip_n -= 1
        s.pool_chips[kind] += 1
        s.pool_chip_n += 1
        joined += 1
        emit(s, bit(seat_of(s, CHAOS)), CHIP_JOINED, kind, 0, 0, 0)
    if joined > 0:
        emit(s, EVERYBODY, CHIPS_JOINED, joined, 0, 0, 0)
    else:
        emit(s, EVERYBODY, NO_EFFECT, s.event, 0, 0, 0)


def read_message(s: Hulk) -> None:
    """Message: the secondary objective becomes public (SQ-EV-16, SQ-OBJ-1, SQ-SETUP-7)."""
    s.known = 1
    lay_item(s, SECONDARY)
    emit(s, EVERYBODY, SECONDARY_KNOWN, 0, 0, 0, 0)


# Passing.


def why_not_pass(s: Hulk) -> i64:
    """Why `ev pass` or `ev done` is illegal: a choice is obligatory where one exists (SQ-EV-26)."""
    if s.event_step == ASK_ORDER or s.event_step == ASK_DOOR or s.event_step == ASK_BLIP:
        return FINE
    if s.event_step != ASK_FIGURE:
        return MUST_CHOOSE
    gun: bool = s.event == SENTRY_GUN or s.event == SENTRY_GUN_2
    return FINE if gun or s.event == TRANSPOSER else MUST_CHOOSE


def pass_event(s: Hulk) -> None:
    """Choose nothing, or nothing more."""
    emit(s, EVERYBODY, PASSED, who_decides(s), s.event, 0, 0)
    if s.event_step == ASK_ORDER:
        after_order(s)
    else:
        end_event(s)


# Squads.


def why_not_squad(s: Hulk, colour: i64) -> i64:
    """Why a squad cannot be chosen (SQ-EV-0; its Commander: SQ-EV-23)."""
    if not in_play(s, colour) or not squad_remains(s, colour):
        return NOT_TO_CHOOSE
    if s.event == REPORT_IN and not is_remaining(s, SQUAD * colour):
        return NOT_TO_CHOOSE
    return FINE


def choose_squad(s: Hulk, colour: i64) -> None:
    """A squad is chosen: for what the card does to it, or to decide (SQ-EV-8, 17, 18, 23, 25)."""
    emit(s, EVERYBODY, SQUAD_CHOSEN, colour, s.event, 0, 0)
    end_event(s)
    if s.event == RADIO_SILENCE:
        s.silenced[colour] = 1
    elif s.event == REPORT_IN:
        s.reporting[colour] = 1
    elif s.event == WEAPONS_JAMMED:
        s.jammed[colour] = 1
    elif s.event == DEEP_SCAN:
        s.event_squad = colour
        s.event_step = ASK_BOARD
    elif has_new_order(s, colour):
        s.event_squad = colour
        s.event_step = ASK_ORDER


def next_to_take(s: Hulk, seat: i64) -> i64:
    """The next squad in seat order that may take an order card, or NOBODY (SQ-EV-6)."""
    while seat < s.options[OPTION_PLAYERS] - 1:
        colour: i64 = player_of(s, seat)
        if squad_remains(s, colour) and has_new_order(s, colour):
            return colour
        seat += 1
    return NOBODY


def why_not_take_order(s: Hulk, slot: i64) -> i64:
    """Why the squad cannot take an order card (SQ-CARD-4)."""
    return FINE if s.orders[ORDERS * s.event_squad + slot] == IN_BOX else HAD_ALREADY


def take_one_order(s: Hulk, slot: i64) -> None:
    """The squad takes an order card (SQ-EV-6, SQ-EV-18)."""
    take_order(s, s.event_squad, slot)
    after_order(s)


def after_order(s: Hulk) -> None:
    """Battle Plan goes on to the next squad (SQ-EV-6)."""
    if s.event == BATTLE_PLAN:
        s.event_squad = next_to_take(s, seat_of(s, s.event_squad) + 1)
        if s.event_squad != NOBODY:
            return
    end_event(s)


def why_not_lose_card(s: Hulk, colour: i64, card: i64) -> i64:
    """Why Gear Failure cannot take an equipment card (SQ-EV-9)."""
    if not in_play(s, colour) or not squad_remains(s, colour):
        return NOT_TO_CHOOSE
    return FINE if has_card(s, colour, card) else NOT_TO_CHOOSE


def lose_card(s: Hulk, colour: i64, card: i64) -> None:
    """Gear Failure: the card is discarded with its effect (SQ-EV-9)."""
    s.equipment[CARDS * colour + card] = GONE
    emit(s, EVERYBODY, CARD_LOST, colour, card, 0, 0)
    end_event(s)


def why_not_board(s: Hulk, board: i64) -> i64:
    """Why Deep Scan cannot reveal a board: no blip lies on it (SQ-EV-17)."""
    b: i64
    for b in range(s.blips):
        if s.blip_square[b] != NOWHERE and board_of(s, s.blip_square[b]) == board:
            return FINE
    return NO_BLIP_THERE


def choose_board(s: Hulk, board: i64) -> None:
    """Deep Scan: all blips of the board are revealed (SQ-EV-17)."""
    emit(s, EVERYBODY, BOARD_CHOSEN, board, s.event_squad, 0, 0)
    s.event_board = board
    end_event(s)


# Figures.


def is_swappable(s: Hulk, figure: i64) -> bool:
    """Whether the Transposer can move a figure: one square, of Chaos, on no closed port square (SQ-EV-3)."""
    if figure < SQUAD_FIGURES or figure == DREADNOUGHT or s.square[figure] == NOWHERE:
        return False
    return not port_closed(s, s.square[figure])


def why_not_figure(s: Hulk, figure: i64) -> i64:
    """Why a figure cannot be chosen for the card (SQ-EV-3, 5, 7, 13, 20; SQ-EQ-1; SQ-DOCK-2)."""
    if s.event == TRANSPOSER:
        return why_not_swap(s, figure)
    if figure >= SQUAD_FIGURES:
        return NOT_TO_CHOOSE
    if s.event == EMPTY_CELL:
        return FINE if is_heavy_trooper(s, figure) and is_remaining(s, figure) else NOT_TO_CHOOSE
    if not can_be_attacked(s, figure):
        return NOT_TO_CHOOSE
    if s.event == SENTRY_GUN or s.event == SENTRY_GUN_2:
        return FINE if in_corridor(s, s.square[figure]) else NOT_TO_CHOOSE
    return FINE if figure % SQUAD != 0 else NOT_TO_CHOOSE


def why_not_swap(s: Hulk, figure: i64) -> i64:
    """Why the Transposer cannot take a figure, first or second: the first one has the lower number (SQ-EV-3)."""
    other: i64
    if not is_swappable(s, figure):
        return NOT_TO_CHOOSE
    if s.event_step == ASK_SECOND:
        return FINE if figure > s.event_value else NOT_TO_CHOOSE
    for other in range(figure + 1, FIGURES):
        if is_swappable(s, other):
            return FINE
    return NOT_TO_CHOOSE


def choose_figure(s: Hulk, figure: i64) -> None:
    """A figure is chosen: it is swapped, shot, trapped, called, or its weapon is empty (section 8.8)."""
    if s.event == TRANSPOSER and s.event_step == ASK_FIGURE:
        s.event_value = figure
        s.event_step = ASK_SECOND
        return
    end_event(s)
    s.attacker = NOBODY
    s.rights = 0
    if s.event == TRANSPOSER:
        swap(s, s.event_value, figure)
    elif s.event == SENTRY_GUN or s.event == SENTRY_GUN_2:
        emit(s, EVERYBODY, FIRED, NOBODY, SENTRY, figure, NOWHERE)
        roll(s, 1, 0)
        attack_with(s, figure, total(s), CHAOS)
    elif s.event == BOOBY_TRAP:
        s.attack = TRAP
        s.points = 0
        s.target = s.square[figure]
        emit(s, EVERYBODY, FIRED, NOBODY, TRAP, s.target, NOWHERE)
        roll(s, 2, 0)
        resolve_attack(s)
    elif s.event == CALL_OF_CHAOS:
        call(s, figure)
    else:
        empty_cell(s, figure)


def swap(s: Hulk, first: i64, second: i64) -> None:
    """Transposer: two figures exchange their places (SQ-EV-3)."""
    here: i64 = s.square[first]
    there: i64 = s.square[second]
    lift(s, first)
    lift(s, second)
    put(s, first, there)
    put(s, second, here)
    emit(s, EVERYBODY, SWAPPED, first, second, 0, 0)


def call(s: Hulk, figure: i64) -> None:
    """Call of Chaos: on a 3 the Trooper is Lost and a Chaos Trooper stands in his place (SQ-EV-13)."""
    emit(s, EVERYBODY, FIRED, NOBODY, CALL, figure, NOWHERE)
    roll(s, 1, 0)
    if total(s) < CALLED_ON:
        emit(s, EVERYBODY, CALL_RESISTED, figure, 0, 0, 0)
        return
    square: i64 = s.square[figure]
    heavy: i64 = supply(s, HEAVY)
    plain: i64 = supply(s, TROOPER)
    comes: i64 = heavy if is_heavy_trooper(s, figure) else plain
    if comes == NOBODY:
        comes = plain if is_heavy_trooper(s, figure) else heavy
    lose_figure(s, figure)
    emit(s, EVERYBODY, CALLED, figure, comes, 0, 0)
    if comes != NOBODY:
        enter(s, comes, square, FRESH)


def empty_cell(s: Hulk, figure: i64) -> None:
    """Empty Cell: a heavy Trooper gets a spare Laser, or nothing if none is left (SQ-EV-20)."""
    colour: i64 = figure // SQUAD
    s.weapon[figure] = UNARMED
    if s.lasers[colour] > 0:
        s.lasers[colour] -= 1
        s.weapon[figure] = LASER
    emit(s, EVERYBODY, WEAPON_EMPTY, figure, s.weapon[figure], 0, 0)


# Clones and doors.


def why_not_clone(s: Hulk, square: i64) -> i64:
    """Why a Clone cannot come on a square: free, and linked to an Aboard squad figure (SQ-EV-11)."""
    near: bool = (beside_squads(s, square // SIDE) >> (square % SIDE)) & 1 == 1
    return FINE if near and is_free(s, square) else NOT_TO_CHOOSE


def beside_squads(s: Hulk, y: i64) -> i64:
    """The squares of a row that are linked to an Aboard squad figure, a bit each (SQ-EV-11)."""
    found: i64 = 0
    figure: i64
    for figure in range(SQUAD_FIGURES):
        square: i64 = s.square[figure]
        if s.status[figure] != ABOARD or square >= SQUARES or s.at[square] != figure + 1:
            continue
        down: i64 = y - row_at(square)
        if down >= -1 and down <= 1:
            found |= beside_in_row(links_from(s, square), down) << column_at(square)
    return found >> 1


def beside_in_row(open_: i64, down: i64) -> i64:
    """The squares of the row above (-1), of the same row or of that below to which directions lead: west is bit 0."""
    if down < 0:
        return ((open_ >> 7) & 1) | ((open_ & 3) << 1)
    if down == 0:
        return ((open_ >> 6) & 1) | (open_ & 4)
    return ((open_ >> 5) & 1) | ((open_ >> 3) & 2) | ((open_ >> 1) & 4)


def some_clone_square(s: Hulk) -> bool:
    """Whether a Clone can come anywhere."""
    x: i64
    y: i64
    for y in range(SIDE):
        near: i64 = beside_squads(s, y)
        if near != 0:
            for x in range(SIDE):
                if (near >> x) & 1 == 1 and is_free(s, SIDE * y + x):
                    return True
    return False


def place_clone(s: Hulk, square: i64) -> None:
    """A Clone appears; it may act in this turn (SQ-EV-11)."""
    figure: i64 = supply(s, CLONE)
    enter(s, figure, square, FRESH)
    emit(s, EVERYBODY, CLONE_PLACED, figure, square, 0, 0)
    end_event(s)


def why_not_touch(s: Hulk, door: i64) -> i64:
    """Why Master Control cannot turn a door: each one at most once (SQ-EV-14)."""
    return TOUCHED_ALREADY if s.door_touched[door] == 1 else FINE


def turn_door(s: Hulk, door: i64) -> None:
    """Master Control opens or closes a door; what comes into view is revealed (SQ-EV-14)."""
    s.door_touched[door] = 1
    if s.door_open[door] == 0:
        open_door(s, door, NOBODY)
        return
    set_door(s, door, 0)
    s.seen_valid = 0
    s.radar = RADAR_ALL
    emit(s, EVERYBODY, DOOR_CLOSED, door, NOBODY, door_place(s, door), 0)


# Redeployment.


def can_redeploy(s: Hulk) -> bool:
    """Whether there are blips, and a scanned board with a square for one (SQ-EV-22)."""
    board: i64
    if s.pool_blip_n == 0 and blips_on_hulk(s) == 0:
        return False
    for board in range(BOARDS):
        if s.board[board] == SCANNED and room_for(s, -1, board):
            return True
    return False


def somewhere_for(s: Hulk, kind: i64) -> bool:
    """Whether a blip of a kind can go to the board that was chosen, or else to any scanned one (SQ-EV-22)."""
    board: i64
    if s.event_board != NOBODY:
        return room_for(s, kind, s.event_board)
    for board in range(BOARDS):
        if s.board[board] == SCANNED and room_for(s, kind, board):
            return True
    return False


def why_not_redeploy_kind(s: Hulk, kind: i64) -> i64:
    """Why no blip of a kind can come from the pool (SQ-EV-22)."""
    if s.pool_blips[kind] == 0:
        return NONE_IN_POOL
    return FINE if somewhere_for(s, kind) else NO_SQUARE_LEFT


def why_not_redeploy_blip(s: Hulk, b: i64) -> i64:
    """Why a blip on the hulk cannot be moved: each at most once (SQ-EV-22)."""
    if s.blip_square[b] == NOWHERE:
        return NO_SUCH_BLIP
    if s.moved_blips[b] == 1:
        return MOVED_ALREADY
    return FINE if somewhere_for(s, s.blip_kind[b]) else NO_SQUARE_LEFT


def redeploy_kind(s: Hulk, kind: i64) -> None:
    """Choose a blip of the pool; nobody else learns its kind (SQ-EV-22, SQ-VIEW-4)."""
    s.scan_kind = kind
    s.event_value = NOBODY
    s.event_step = ASK_PLACE
    emit(s, bit(seat_of(s, CHAOS)), REDEPLOY_CHOSEN, kind, 0, 0, 0)


def redeploy_blip(s: Hulk, b: i64) -> None:
    """Choose a blip on the hulk (SQ-EV-22)."""
    s.event_value = b
    s.event_step = ASK_PLACE


def why_not_redeploy_at(s: Hulk, square: i64) -> i64:
    """Why the chosen blip cannot go to a square: one scanned board for all (SQ-EV-22)."""
    board: i64 = board_of(s, square)
    if s.event_board != NOBODY and board != s.event_board:
        return OTHER_BOARD
    if s.board[board] != SCANNED:
        return NOT_SCANNED
    kind: i64 = s.scan_kind
    if s.event_value != NOBODY:
        kind = s.blip_kind[s.event_value]
    return why_not_blip(s, kind, board, square)


def redeploy_at(s: Hulk, square: i64) -> None:
    """Put the chosen blip down; a blip that was on the hulk keeps its number (SQ-EV-22)."""
    b: i64 = s.event_value
    if b == NOBODY:
        b = take_blip(s, s.scan_kind)
        s.scan_kind = 0
        put(s, FIRST_BLIP + b, square)
        tell_blip(s, b, square, s.blip_kind[b])
    else:
        before: i64 = s.blip_square[b]
        lift(s, FIRST_BLIP + b)
        put(s, FIRST_BLIP + b, square)
        emit(s, EVERYBODY, REDEPLOYED, b, square, before, 0)
    s.moved_blips[b] = 1
    s.event_board = board_of(s, square)
    s.event_value = 0
    s.redeployed += 1
    s.event_step = ASK_BLIP if s.redeployed < MOST_REDEPLOYED else ASK_NOTHING
