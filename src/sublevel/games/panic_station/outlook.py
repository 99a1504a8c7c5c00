"""What search believes and looks at first: which worlds are likely, and a glance at each choice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import bit, draw
from sublevel.games.panic_station.cards import is_infected, players
from sublevel.games.panic_station.knowledge import blank_states, redraw_answers, redraw_hands, redraw_table
from sublevel.games.panic_station.parasites import parasites_in
from sublevel.games.panic_station.state import ARMOURING, GIVING, SURELY_INFECTED, TEAM_REPLY, Board
from sublevel.games.panic_station.tables import (
    AID_ONE,
    ANTI,
    BODY_SCAN,
    BURN,
    CLAIM,
    CONCEDE,
    END,
    FIND,
    FIRST_PARASITE,
    GAS,
    GIVE,
    HAND_KINDS,
    HOST,
    INFECTION,
    LAY,
    LAY_OUT,
    MOVE,
    NO_PARTNER,
    OPEN_DOORS,
    SEND,
    SHOOT,
    SHOOT_TWICE,
    STAB,
    STORAGE,
    SWAP,
    SYMBOL,
    TARGETS,
    TEAM_YES,
    TERMINAL_NEXT,
    THROW,
    USE_BOOST,
)

# [infected players without the host card]: how likely so many are, in thousandths of none
LIKELY: Final = vec[i64]([1000, 450, 220, 110, 60, 30])
# [half bits that speak against it]: how likely a state is, in thousandths (PS-RES-9)
ODDS: Final = vec[i64]([int(1000 * 0.5 ** (half_bits / 2)) for half_bits in range(9)])
WORLDS: Final = 5  # that are imagined at most before one is taken as it is

# Percent of the usual.
LITTLE: Final = 15
LESS: Final = 50
USUAL: Final = 100
MORE: Final = 160
MUCH: Final = 300
SURE: Final = 2000


def imagine(s: Board, seat: i64) -> None:
    """Draw a world that fits what a seat knows, likely ones more often: most attempts are warded off (PS-RES-8)."""
    redraw_table(s, seat)
    if s.ended == 0:
        redraw_hands(s, seat)
        worlds: i64 = 1
        while worlds < WORLDS and draw(s, 1000) >= likelihood(s, seat):
            worlds += 1
            blank_states(s, seat)
            redraw_hands(s, seat)
        redraw_answers(s, seat)
    s.loyal = ~s.infected & (bit(players(s)) - 1)


def likelihood(s: Board, seat: i64) -> i64:
    """How likely a world is, in thousandths: it takes an attempt and no gas to infect somebody; and by `doubt`."""
    victims: i64 = 0
    weight: i64 = 1000
    other: i64
    for other in range(players(s)):
        if other != seat and seat < players(s) and not known_infected(s, seat, other):
            doubt: i64 = s.doubt[6 * seat + other]
            weight = weight * ODDS[max(0, -doubt if is_infected(s, other) else doubt)] // 1000
            if is_infected(s, other) and s.hand[HAND_KINDS * other + HOST] == 0:
                victims += 1
    return weight * LIKELY[min(victims, 5)] // 1000


def known_infected(s: Board, seat: i64, other: i64) -> bool:
    """Whether a seat knows that another is infected; spectators know nothing."""
    return seat < players(s) and s.sure[6 * seat + other] == SURELY_INFECTED


def promise(s: Board, seat: i64, action: i64) -> i64:
    """How promising a choice looks, in percent of the usual."""
    if s.phase == GIVING:
        return promise_of_gift(seat, action - GIVE)
    if s.phase == ARMOURING:
        return USUAL
    if s.phase == TEAM_REPLY:
        return MORE if action == TEAM_YES else LESS
    if action < MOVE:
        return promise_of_end(s, action)
    if action < FIND:
        return USUAL
    if action < LAY_OUT:
        return promise_of_search(s, action - FIND)
    if action < THROW:
        return LESS
    if action < BODY_SCAN:
        return LITTLE
    if action < OPEN_DOORS:
        return MORE
    if action < SWAP:
        return USUAL if action >= TERMINAL_NEXT else LESS
    if action < STAB:
        return USUAL
    if action < AID_ONE:
        return promise_of_attack(s, seat, action)
    if action < LAY:
        return LESS
    return MORE


def promise_of_end(s: Board, action: i64) -> i64:
    """Ending a turn is good when nothing is left to do."""
    if action == END:
        return MORE if s.ap == 0 else LESS
    if action == BURN:
        return SURE
    return LESS if action == USE_BOOST else MUCH


def promise_of_search(s: Board, choice: i64) -> i64:
    """Black rooms give cards for nothing, a storage three of them; red ones bring a parasite."""
    card: i64 = s.room[2 * s.active + choice // 14] >> 1
    if s.red[card] == 1:
        return MORE if choice & 1 == 1 else USUAL
    if SYMBOL[card] == STORAGE:
        return 2 * MUCH
    return MUCH if (choice % 14) >> 1 == NO_PARTNER else MORE


def promise_of_gift(seat: i64, kind: i64) -> i64:
    """Gas wards off, an own infection card infects; the antidote is kept for better days."""
    if kind == GAS or kind == INFECTION + seat:
        return MORE
    return LESS if kind == ANTI else USUAL


def promise_of_attack(s: Board, seat: i64, action: i64) -> i64:
    """Parasites and known enemies are shot at, others rather not; a second shot is for the same reason."""
    target: i64 = action - SHOOT
    if action < SHOOT:
        target = (action - STAB) % 14
    elif action >= SHOOT_TWICE:
        target = (action - SHOOT_TWICE) // TARGETS
    if target >= FIRST_PARASITE:
        return USUAL
    if s.sure[6 * seat + (target >> 1)] == SURELY_INFECTED:
        return LITTLE if is_infected(s, seat) else MORE
    return LESS if is_infected(s, seat) else LITTLE


def worth_a_look(s: Board, seat: i64, action: i64) -> bool:
    """Whether search should look at a choice: it does not talk, nor gives up, and calls parasites only for a reason."""
    if action >= CLAIM:
        return False
    if action == CONCEDE:
        return s.life[2 * seat] == 0
    if SHOOT_TWICE <= action < AID_ONE:
        first: i64 = (action - SHOOT_TWICE) // TARGETS
        second: i64 = (action - SHOOT_TWICE) % TARGETS
        return first == second or (first >= FIRST_PARASITE) == (second >= FIRST_PARASITE)
    if FIND <= action < LAY_OUT:
        partner: i64 = ((action - FIND) % 14) >> 1
        return partner == NO_PARTNER or is_infected(s, seat) or not known_infected(s, seat, partner)
    if SEND <= action < LAY:
        room: i64 = (action - SEND) // 40
        return parasites_in(s, room) > 1 or s.room[2 * seat] == room or s.room[2 * seat + 1] == room
    return True


def keep_worthy(s: Board, seat: i64) -> None:
    """Strike from the list what is not worth a look, unless nothing would be left."""
    kept: i64 = 0
    i: i64
    for i in range(s.legal_count):
        if worth_a_look(s, seat, s.legal[i]):
            s.legal[kept] = s.legal[i]
            kept += 1
    if kept > 0:
        s.legal_count = kept
