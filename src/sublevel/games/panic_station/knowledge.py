"""What a seat cannot know, blanked (section 10.2) or drawn anew so that it fits what the seat knows (10.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import SPECTATOR, bit, draw, hide_common
from sublevel.games.panic_station.cards import min_hand, players, shuffle
from sublevel.games.panic_station.damage import list_armour
from sublevel.games.panic_station.exchange import list_gifts
from sublevel.games.panic_station.redeal import deal_infection_cards, deal_search_cards, find_unplaced
from sublevel.games.panic_station.state import (
    ARMOURING,
    GIVING,
    OPTION_HIVE_MIX,
    UNKNOWN,
    Board,
)
from sublevel.games.panic_station.suspects import draw_states, holder_of
from sublevel.games.panic_station.tables import (
    ANTI,
    ARMOUR,
    CARDS,
    GIVE,
    HAND_KINDS,
    HIVE,
    NO_CARD,
    NO_KIND,
    OPEN_TERMINAL,
)

FIRST_PILE: Final = 10  # cards of the first pile, the hive among them (PS-SETUP-7)
TRIES: Final = 400  # ways to deal the cards that are tried until states fit to them


def hide(s: Board, seat: i64) -> None:
    """Blank everything that a seat cannot know; at the end all is revealed (section 10.2, PS-HIDE-2, PS-END-10)."""
    hide_common(s, seat)
    if s.ended == 0:
        blank(s, seat)


def blank(s: Board, seat: i64) -> None:
    """Blank the orders of the stacks, and the hands, states, answers and memories of the others."""
    i: i64
    for i in range(s.search_n):
        s.search[i] = NO_KIND
    for i in range(s.pile_n):
        if not place_known(s, i):
            s.pile[i] = NO_CARD
    blank_states(s, seat)
    for i in range(SPECTATOR):
        if i != seat:
            blank_seat(s, i)


def blank_states(s: Board, seat: i64) -> None:
    """Blank who is infected, since when and by whom."""
    if not antidote_known(s, seat):
        s.anti_spent = 0
    own: i64 = bit(seat)
    s.infected &= own
    s.scan_infected &= own
    if s.sole_clean != seat:
        s.sole_clean = -1
    s.infections = 0
    s.first_host = -1
    s.merit = 0
    i: i64
    for i in range(SPECTATOR):
        s.times[i] = -1
        if i != seat:
            s.source[i] = -1


def blank_seat(s: Board, seat: i64) -> None:
    """Blank what only one seat knows."""
    i: i64
    for i in range(HAND_KINDS):
        s.hand[HAND_KINDS * seat + i] = 0
    for i in range(6 * HAND_KINDS):
        s.known[6 * HAND_KINDS * seat + i] = 0
    for i in range(6):
        s.sure[6 * seat + i] = UNKNOWN
        s.doubt[6 * seat + i] = 0
    s.anti_known[seat] = 0
    s.answer[seat] = -1


def place_known(s: Board, i: i64) -> bool:
    """Whether everybody knows which card lies at a place of the room stack: top, second, bottom (section 10.2)."""
    if i == s.pile_n - 2 and (s.pile_second == 1 or s.put_second == 1):
        return True
    return i < s.pile_bottom or i == s.pile_n - 1


def antidote_known(s: Board, seat: i64) -> bool:
    """Whether a seat knows if the antidote is spent: it holds it, or has given or received it (PS-RES-3)."""
    if seat >= SPECTATOR:
        return False
    return s.hand[HAND_KINDS * seat + ANTI] > 0 or s.anti_known[seat] != 0


def resample(s: Board, seat: i64) -> None:
    """Draw anew whatever a seat cannot know, in line with all that it knows (PS-RES-4, PS-RES-8).

    The caller puts a generator of its own into the state first, so that nothing of the match's leaks into it.
    """
    redraw_table(s, seat)
    if s.ended == 0:
        redraw_hands(s, seat)
        redraw_answers(s, seat)


def redraw_table(s: Board, seat: i64) -> None:
    """Blank what a seat cannot know, and draw the part of it anew that is in nobody's hand."""
    s.tape_end = 0
    s.tape_next = 0
    if s.ended == 0:
        blank(s, seat)
        redraw_rooms(s)
    s.disclosed = 0


def redraw_stacks(s: Board) -> None:
    """Shuffle both stacks: rooms that nobody has seen, and search cards, the packet with the host card on its own.

    The antidote keeps its place in the lower half (PS-SETUP-4).
    """
    redraw_rooms(s)
    rest: i64 = s.search_n - s.packet_left
    place: i64 = antidote_place(s, rest)
    shuffle(s, s.search, 0, rest)
    shuffle(s, s.search, rest, s.packet_left)
    if place >= 0:
        s.search[antidote_place(s, rest)] = s.search[place]
        s.search[place] = ANTI


def antidote_place(s: Board, count: i64) -> i64:
    """Where the antidote lies among the lowest search cards, or -1."""
    i: i64
    for i in range(count):
        if s.search[i] == ANTI:
            return i
    return -1


def redraw_rooms(s: Board) -> None:
    """Shuffle the unseen room cards; the hive and the open terminal stay in their parts of the deal (PS-RES-6)."""
    first: i64 = s.pile_bottom
    count: i64 = 0
    card: i64
    for card in range(CARDS):
        if card_unseen(s, card):
            s.spare[count] = card
            count += 1
    shuffle(s, s.spare, 0, count)
    hive: i64 = put_low(s, HIVE, count, s.options[OPTION_HIVE_MIX] + 1, count)
    put_low(s, OPEN_TERMINAL, count, FIRST_PILE, hive)
    for card in range(count):
        s.pile[first + card] = s.spare[card]


def card_unseen(s: Board, card: i64) -> bool:
    """Whether a room card lies in the stack at a place that nobody knows."""
    if s.turned[card] >= 0:
        return False
    i: i64
    for i in range(s.pile_n):
        if s.pile[i] == card and place_known(s, i):
            return False
    return True


def put_low(s: Board, card: i64, count: i64, low: i64, taken: i64) -> i64:
    """Let a card, if it is among the shuffled ones, change places with any of the lowest, but not the one at `taken`.

    Returns where it is now, or `count`.
    """
    i: i64
    for i in range(count):
        if s.spare[i] == card:
            lowest: i64 = min(low, count)
            to: i64 = draw(s, lowest - 1 if taken < lowest else lowest)
            if to >= taken:
                to += 1
            s.spare[i] = s.spare[to]
            s.spare[to] = card
            return to
    return count


def redraw_hands(s: Board, seat: i64) -> None:
    """Deal all cards that the seat has not located, and draw states that fit to them (PS-RES-5, PS-RES-7)."""
    i: i64
    for i in range(TRIES):
        find_unplaced(s, seat)
        if deal_infection_cards(s, seat) and deal_search_cards(s):
            redraw_antidote(s, seat)
            if draw_states(s, seat, i == TRIES - 1):
                return


def redraw_antidote(s: Board, seat: i64) -> None:
    """An antidote in a hand that has exchanged may be spent, if the seat does not know (PS-RES-7)."""
    if antidote_known(s, seat):
        return
    holder: i64 = holder_of(s, ANTI)
    s.anti_spent = draw(s, 2) if holder >= 0 and s.reach[holder] != bit(holder) else 0


def redraw_answers(s: Board, seat: i64) -> None:
    """Answers of the others are any that their hands allow (PS-RES-7)."""
    other: i64
    for other in range(players(s)):
        if other != seat and (s.waiting >> other) & 1 == 0:
            s.legal_count = 0
            if s.phase == GIVING and (other == s.active or other == s.partner):
                list_gifts(s, other)
                s.answer[other] = s.legal[draw(s, s.legal_count)] - GIVE
            elif s.phase == ARMOURING and asked_for_armour(s, other):
                list_armour(s, other)
                s.answer[other] = s.legal[draw(s, s.legal_count)] - ARMOUR
    s.legal_count = 0


def asked_for_armour(s: Board, seat: i64) -> bool:
    """Whether a player had a reaction window (PS-DMG-2)."""
    return s.damage[2 * seat] + s.damage[2 * seat + 1] > 0 and s.hand_n[seat] > min_hand(s)
