"""Who knows what: blips, pools, the deck, the secondary objective, reserve squares, loadouts (section 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import SPECTATOR, draw, hide_common
from sublevel.games.star_quest.figures import player_of
from sublevel.games.star_quest.hulk import global_goal, in_corridor
from sublevel.games.star_quest.loadout import choose, why_not_choose
from sublevel.games.star_quest.refusals import FINE
from sublevel.games.star_quest.setup import shuffle
from sublevel.games.star_quest.state import (
    IN_BOX,
    KIT_STEP,
    LOADOUT,
    OPTION_COUNT,
    OPTION_PLAYERS,
    OPTION_RESERVE_VISIBLE,
    OPTION_SECRET,
    READY,
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
    EVENT_CARDS,
    GOAL_WIDTH,
    KIT,
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
MISSIONS: Final = 7


def viewer_of(s: Hulk, seat: i64) -> i64:
    """The player in a seat; NOBODY for those who watch."""
    return player_of(s, seat) if seat < s.options[OPTION_PLAYERS] else NOBODY


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
    if player != BLU:
        pass
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
