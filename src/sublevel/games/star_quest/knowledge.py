"""Who knows what: blips, pools, the deck, the secondary objective, reserve squares, loadouts (section 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import draw, hide_common
from sublevel.games.star_quest.figures import viewer_of
from sublevel.games.star_quest.hulk import BOARD_SQUARES, in_corridor, place_of
from sublevel.games.star_quest.loadout import choose, why_not_choose
from sublevel.games.star_quest.options import secondaries
from sublevel.games.star_quest.refusals import FINE
from sublevel.games.star_quest.setup import shuffle
from sublevel.games.star_quest.state import (
    ASK_PLACE,
    EVENT,
    IN_BOX,
    KIT_STEP,
    LOADOUT,
    OPTION_BLIPS,
    OPTION_CHIPS,
    OPTION_COUNT,
    OPTION_RESERVE,
    OPTION_RESERVE_VISIBLE,
    OPTION_SECONDARY,
    OPTION_SECRET,
    PLAN_WIDTH,
    READY,
    SCAN_AT,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ACTIONS,
    ANDROID,
    BLIPS,
    BLU,
    CARDS,
    CHAOS,
    COLOURS,
    DREAD,
    EVENT_CARDS,
    GOAL_SQUARES,
    GOAL_WIDTH,
    KIT,
    MOST_GOAL_SQUARES,
    MOST_RESERVE,
    NOBODY,
    NOWHERE,
    ORDERS,
    SQUAD,
    SQUARES,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_OF,
    UNARMED,
)

UNKNOWN: Final = -1
RESERVES_IMAGINED: Final = 12  # how many reserve squares a squad reckons with
SECONDARIES: Final = vec[i64](
    [number for row in secondaries() for number in row]
)  # of all missions, ten numbers each, squares as 144 * board + local
MISSIONS: Final = len(secondaries())


def knows_blip(s: Hulk, player: i64, b: i64) -> bool:
    """Whether a player knows the kind of a blip on the hulk: Chaos, or BLU if it was inspected (SQ-VIEW-1, SQ-EQ-6)."""
    return player == CHAOS or (player == BLU and s.inspected[b] == 1)


def knows_loadout(s: Hulk, player: i64, colour: i64) -> bool:
    """Whether a player knows a squad's loadout: its own, and all once they are shown (SQ-VIEW-4)."""
    return s.phase != LOADOUT or player == colour


def hide(s: Hulk, seat: i64) -> None:
    """Blank what a seat does not know (section 10)."""
    player: i64 = viewer_of(s, seat)
    i: i64
    hide_common(s, seat)
    for i in range(PLAN_WIDTH):
        s.plan[i] = 0
    for i in range(s.deck_at, EVENT_CARDS):
        s.deck[i] = UNKNOWN
    for i in range(COLOURS):
        if not knows_loadout(s, player, i):
            hide_loadout(s, i)
    if player == CHAOS:
        return
    for i in range(BLIPS):
        if s.blip_square[i] != NOWHERE and not knows_blip(s, player, i):
            s.blip_kind[i] = UNKNOWN
    for i in range(TOKEN_KINDS):
        s.pool_blips[i] = 0
        s.pool_chips[i] = 0
        s.unused_blips[i] = 0
        s.unused_chips[i] = 0
    s.scan_kind = 0
    for i in range(OPTION_SECRET, OPTION_COUNT):
        s.options[i] = 0
    if s.known == 0:
        for i in range(GOAL_WIDTH):
            s.secondary[i] = 0
    if s.options[OPTION_RESERVE_VISIBLE] == 0 or player == NOBODY:
        for i in range(MOST_RESERVE):
            s.reserve[i] = NOWHERE


def hide_loadout(s: Hulk, colour: i64) -> None:
    """Blank a squad's choices; that it is ready everybody sees (SQ-VIEW-4)."""
    i: i64
    for i in range(SQUAD):
        s.weapon[SQUAD * colour + i] = UNARMED
    for i in range(CARDS):
        s.equipment[CARDS * colour + i] = IN_BOX
    for i in range(ORDERS):
        s.orders[ORDERS * colour + i] = IN_BOX
    s.lasers[colour] = 0
    if s.loadout[colour] != READY:
        s.loadout[colour] = KIT_STEP


# Imagining what is hidden.


def resample(s: Hulk, seat: i64) -> None:
    """Draw anew what a seat does not know, as likely as its view tells (SQ-VIEW-3).

    The caller puts a generator of its own into the state first, so that nothing of the match's leaks into it.
    """
    player: i64 = viewer_of(s, seat)
    colour: i64
    s.tape_end = 0
    s.tape_next = 0
    resample_deck(s)
    for colour in range(COLOURS):
        if not knows_loadout(s, player, colour):
            resample_loadout(s, colour)
    if player != CHAOS:
        resample_blips(s, player)
        resample_chips(s)
        if s.known == 0:
            resample_secondary(s)
        if s.options[OPTION_RESERVE_VISIBLE] == 0 or player == NOBODY:
            resample_reserve(s)
        imagine_mission(s)
    s.disclosed = 0


def resample_deck(s: Hulk) -> None:
    """All orders of the cards that were not drawn are equally likely."""
    at: i64 = s.deck_at
    card: i64
    i: i64
    for card in range(EVENT_CARDS):
        drawn: bool = False
        for i in range(s.deck_at):
            if s.deck[i] == card:
                drawn = True
        if not drawn:
            s.deck[at] = card
            at += 1
    shuffle(s, s.deck, s.deck_at, EVENT_CARDS - s.deck_at)


def resample_loadout(s: Hulk, colour: i64) -> None:
    """A squad that is ready chose something, each choice equally likely; what others chose so far stays open."""
    ready: bool = s.loadout[colour] == READY
    action: i64
    hide_loadout(s, colour)
    s.loadout[colour] = KIT_STEP
    if not ready:
        return
    while s.loadout[colour] != READY:
        count: i64 = 0
        for action in range(KIT, ACTIONS):
            if why_not_choose(s, colour, action) == FINE:
                count += 1
        n: i64 = draw(s, count)
        for action in range(KIT, ACTIONS):
            if why_not_choose(s, colour, action) == FINE:
                if n == 0:
                    choose(s, colour, action)
                    break
                n -= 1


def draw_kind(s: Hulk, left: vec[i64], count: i64) -> i64:
    """Take a token at random from those of each kind that are left."""
    n: i64 = draw(s, count)
    kind: i64
    for kind in range(TOKEN_KINDS):
        if n < left[kind]:
            left[kind] -= 1
            return kind
        n -= left[kind]
    return 0


def resample_blips(s: Hulk, player: i64) -> None:
    """Kinds of hidden blips and of those in the pool, without replacement from what was not revealed (SQ-VIEW-3)."""
    b: i64
    kind: i64
    shown: i64 = 0
    hidden: i64 = s.pool_blip_n + s.unused_blip_n
    for kind in range(TOKEN_KINDS):
        seen: i64 = s.table_blips[kind]
        for b in range(COLOURS):
            seen += s.token_blips[TOKEN_KINDS * b + kind]
        s.unused_blips[kind] = TOKENS_OF[kind] - seen
        s.pool_blips[kind] = 0
        shown += seen
    for b in range(BLIPS):
        if s.blip_square[b] != NOWHERE:
            hidden += 1
    s.unused_blips[ANDROID] += hidden + shown - TOKENS  # those of a campaign (SQ-CAMP-4)
    for b in range(BLIPS):
        if s.blip_square[b] != NOWHERE and knows_blip(s, player, b):
            s.unused_blips[s.blip_kind[b]] -= 1
            hidden -= 1
    for b in range(BLIPS):
        if s.blip_square[b] != NOWHERE and not knows_blip(s, player, b):
            s.blip_kind[b] = draw_kind(s, s.unused_blips, hidden)
            hidden -= 1
    for b in range(s.pool_blip_n):
        s.pool_blips[draw_kind(s, s.unused_blips, hidden)] += 1
        hidden -= 1
    if s.phase == SCAN_AT or (s.phase == EVENT and s.event_step == ASK_PLACE and s.event_value == NOBODY):
        resample_scan(s)


def resample_scan(s: Hulk) -> None:
    """The kind that Chaos is about to put down: one of the pool, best one that needs no room for a block."""
    kind: i64
    if s.pool_blips[DREAD] == s.pool_blip_n:
        for kind in range(DREAD):
            if s.unused_blips[kind] > 0 and s.pool_blips[DREAD] > 0:
                s.unused_blips[kind] -= 1
                s.unused_blips[DREAD] += 1
                s.pool_blips[DREAD] -= 1
                s.pool_blips[kind] += 1
    n: i64 = draw(s, s.pool_blip_n - s.pool_blips[DREAD])
    for kind in range(DREAD):
        if n < s.pool_blips[kind]:
            s.scan_kind = kind
            return
        n -= s.pool_blips[kind]


def resample_chips(s: Hulk) -> None:
    """Chips in the pool, without replacement from those that were not played (SQ-VIEW-3)."""
    kind: i64
    i: i64
    hidden: i64 = s.pool_chip_n + s.unused_chip_n
    for kind in range(TOKEN_KINDS):
        s.unused_chips[kind] = TOKENS_OF[kind] - s.table_chips[kind]
        for i in range(COLOURS):
            s.unused_chips[kind] -= s.token_chips[TOKEN_KINDS * i + kind]
        s.pool_chips[kind] = 0
    for i in range(s.pool_chip_n):
        s.pool_chips[draw_kind(s, s.unused_chips, hidden)] += 1
        hidden -= 1


def resample_secondary(s: Hulk) -> None:
    """Any mission's secondary objective, on this hulk (SQ-VIEW-3)."""
    row: i64 = GOAL_WIDTH * draw(s, MISSIONS)
    i: i64
    for i in range(GOAL_WIDTH):
        number: i64 = SECONDARIES[row + i]
        on_board: bool = i >= GOAL_SQUARES and i < GOAL_SQUARES + MOST_GOAL_SQUARES and number != NOWHERE
        s.secondary[i] = place_of(s, number // BOARD_SQUARES, number % BOARD_SQUARES) if on_board else number


def resample_reserve(s: Hulk) -> None:
    """Reserve squares anywhere in rooms (SQ-VIEW-3)."""
    found: i64 = 0
    i: i64
    for i in range(MOST_RESERVE):
        s.reserve[i] = NOWHERE
    while found < RESERVES_IMAGINED:
        square: i64 = draw(s, SQUARES)
        new: bool = not in_corridor(s, square)
        for i in range(found):
            if s.reserve[i] == square:
                new = False
        if new:
            s.reserve[found] = square
            found += 1


def imagine_mission(s: Hulk) -> None:
    """The mission's lists, as they would be if all that was imagined were so: no rule reads them after the set-up."""
    i: i64
    colour: i64
    for i in range(GOAL_WIDTH):
        s.options[OPTION_SECONDARY + i] = s.secondary[i]
    for i in range(MOST_RESERVE):
        s.options[OPTION_RESERVE + i] = s.reserve[i]
    for i in range(TOKEN_KINDS):
        s.options[OPTION_BLIPS + i] = s.pool_blips[i] + s.table_blips[i]
        s.options[OPTION_CHIPS + i] = s.pool_chips[i] + s.table_chips[i]
        for colour in range(COLOURS):
            s.options[OPTION_BLIPS + i] += s.token_blips[TOKEN_KINDS * colour + i]
            s.options[OPTION_CHIPS + i] += s.token_chips[TOKEN_KINDS * colour + i]
    for i in range(BLIPS):
        if s.blip_square[i] != NOWHERE:
            s.options[OPTION_BLIPS + s.blip_kind[i]] += 1
