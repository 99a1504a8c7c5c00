"""What bots say before they act: claims that help the humans, and lies that look like them (section 8.8).

A bot speaks at the beginning of its turn only, and not in every one: it tells what it knows of others, then what it is
about to do, then nothing. The infected keep to the same order, so that silence betrays nobody. All of it comes from
what the seat sees.
"""

from __future__ import annotations

from sublevel.games.panic_station.cards import alive, held, is_infected, players
from sublevel.games.panic_station.memory import at
from sublevel.games.panic_station.names import PLANS, REQUESTS
from sublevel.games.panic_station.state import OPTION_GAS_NEEDED, SURELY_INFECTED, TURN, Board
from sublevel.games.panic_station.tables import (
    GAS,
    HAND_KINDS,
    HIVE,
    INFECTION,
    POINTS,
    SAY_ACCUSE,
    SAY_ASK,
    SAY_GOT,
    SAY_KNOW,
    SAY_NO,
    SAY_TRUST,
    SAY_WILL,
    SAY_YES,
)
from sublevel.games.panic_station.talk import CLAIMED_KINDS, REQUEST_IDS

SUBJECTS = 3  # others, plans, silence
SUSPICION = 2  # half bits from which a suspicion is told
TRUST = -4  # half bits from which trust is told


def remark(s: Board, seat: int) -> int | None:
    """The claim with which a seat begins its turn, or None (PS-TALK-2, PS-TALK-4, PS-TALK-6)."""
    if s.phase != TURN or s.active != seat or not just_begun(s):
        return None
    if s.asked >> seat & 1:
        return SAY_YES if spares_gas(s, seat) else SAY_NO
    others = [other for other in range(players(s)) if other != seat and alive(s, other)]
    subject = (s.rounds + seat) % SUBJECTS
    if subject == 0:
        return lie(s, seat, others) if is_infected(s, seat) else warning(s, seat, others)
    return plan(s, seat, others) if subject == 1 else None


def just_begun(s: Board) -> bool:
    """Whether nothing was done in this turn that costs an action point."""
    whole = POINTS[s.life[2 * s.active]] + POINTS[s.life[2 * s.active + 1]]
    return bool(s.ap == whole and not s.boost_aside and not s.run_bonus)


def spares_gas(s: Board, seat: int) -> bool:
    """Whether somebody promises gas: the clean if they can do without it, the infected in any case: they may lie."""
    return is_infected(s, seat) or held(s, seat, GAS) > s.options[OPTION_GAS_NEEDED]


def warning(s: Board, seat: int, others: list[int]) -> int | None:
    """What a clean player tells about others: proofs first, then suspicions, then whom it trusts."""
    for other in others:
        if s.sure[6 * seat + other] == SURELY_INFECTED:
            attempted = s.hand[HAND_KINDS * seat + INFECTION + other] > 0
            return tried(other) if attempted else SAY_KNOW + other
    return opinion(s, seat, others)


def opinion(s: Board, seat: int, others: list[int]) -> int | None:
    """A suspicion, or a word for somebody."""
    suspect = max(others, key=lambda other: s.doubt[6 * seat + other], default=seat)
    if suspect != seat and s.doubt[6 * seat + suspect] >= SUSPICION:
        return SAY_ACCUSE + suspect
    friend = min(others, key=lambda other: s.doubt[6 * seat + other], default=seat)
    if friend != seat and s.doubt[6 * seat + friend] <= TRUST:
        return SAY_TRUST + friend
    return None


def lie(s: Board, seat: int, others: list[int]) -> int | None:
    """What an infected player tells: it turns the tables on who has proof, praises its kind, suspects the clean."""
    fellows = [other for other in others if s.sure[6 * seat + other] == SURELY_INFECTED]
    rest = [other for other in others if other not in fellows]
    for other in rest:
        if s.known[at(seat, other) + INFECTION + seat] > 0:
            return tried(other)
    if fellows and s.rounds // SUBJECTS % 2:
        return SAY_TRUST + fellows[0]
    return opinion(s, seat, rest)


def tried(other: int) -> int:
    """The claim that somebody tried to infect the speaker."""
    return SAY_GOT + (CLAIMED_KINDS + 1) * other + CLAIMED_KINDS


def plan(s: Board, seat: int, others: list[int]) -> int | None:
    """What the speaker is about to do, or wants; the infected say the same with the same cards."""
    gas, needed = held(s, seat, GAS), s.options[OPTION_GAS_NEEDED]
    found = s.turned[HIVE] >= 0
    if found and gas >= needed and s.life[2 * seat] > 0:
        return SAY_WILL + PLANS.index("hive")
    friend = min(others, key=lambda other: s.doubt[6 * seat + other], default=seat)
    if found and gas == needed - 1 and friend != seat and s.sure[6 * seat + friend] != SURELY_INFECTED:
        return SAY_ASK + REQUEST_IDS * friend + REQUESTS.index("give_gas")
    return SAY_WILL + PLANS.index("search") if gas < needed and s.rounds < SUBJECTS else None
