"""Claims as actions, for learning (section 8.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.beliefs import believe_claim
from sublevel.games.panic_station.cards import players
from sublevel.games.panic_station.state import (
    ARMOURING,
    CLAIMED,
    GIVING,
    OPTION_CLAIMS,
    OVER,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import (
    CLAIM,
    SAY_ACCUSE,
    SAY_ASK,
    SAY_GAVE,
    SAY_GOT,
    SAY_HAVE,
    SAY_NO,
    SAY_YES,
)

CLAIMED_KINDS: Final = 15  # kinds of cards that claims speak of
REQUESTS: Final = 6  # that name nobody else
REQUEST_IDS: Final = 12


def may_claim(s: Board, seat: i64) -> bool:
    """Whether a seat may make a claim now: once before each of its decisions (PS-TALK-3, 5)."""
    if s.options[OPTION_CLAIMS] == 0 or s.phase == GIVING or s.phase == ARMOURING or s.phase == OVER:
        return False
    return (s.waiting >> seat) & 1 == 1 and (s.claimed >> seat) & 1 == 0


def about(claim: i64) -> i64:
    """The player whom a claim is about or made to; -1 if there is none."""
    if SAY_ACCUSE <= claim < SAY_GAVE:
        return (claim - SAY_ACCUSE) % 6
    if SAY_GAVE <= claim < SAY_GOT:
        return (claim - SAY_GAVE) // CLAIMED_KINDS
    if SAY_GOT <= claim < SAY_HAVE:
        return (claim - SAY_GOT) // (CLAIMED_KINDS + 1)
    if SAY_ASK <= claim < SAY_NO:
        return (claim - SAY_ASK) // REQUEST_IDS
    return -1


def third(claim: i64) -> i64:
    """The player whom a request wants to be shot at; -1 if there is none."""
    if SAY_ASK <= claim < SAY_NO:
        return (claim - SAY_ASK) % REQUEST_IDS - REQUESTS
    return -1


def can_say(s: Board, seat: i64, claim: i64) -> bool:
    """Whether a claim makes sense: others who play, and an answer only to a question (PS-TALK-2, 4, 5)."""
    if claim >= SAY_NO:
        return (s.asked >> seat) & 1 == 1
    other: i64 = about(claim)
    if other == seat or other >= players(s):
        return False
    aim: i64 = third(claim)
    return aim < 0 or (aim < players(s) and aim != seat and aim != other)


def list_claims(s: Board, seat: i64) -> None:
    """List all claims of a seat, true or not (PS-TALK-5)."""
    claim: i64
    for claim in range(CLAIM, SAY_YES + 1):
        if can_say(s, seat, claim):
            offer(s, claim)


def say(s: Board, seat: i64, claim: i64) -> None:
    """Make a claim: everybody hears it, nothing else happens (PS-TALK-1, 2, 5)."""
    s.claimed |= bit(seat)
    if SAY_ASK <= claim < SAY_NO:
        s.asked |= bit(about(claim))
    elif claim >= SAY_NO:
        s.asked &= ~bit(seat)
    believe_claim(s, seat, claim)
    emit(s, EVERYBODY, CLAIMED, seat, claim - CLAIM, 0, 0)
