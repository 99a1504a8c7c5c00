"""What others' choices say about who is infected, as each seat sees it (PS-RES-9). No rule reads it; bots do.

`doubt` counts half bits: two more double the odds that somebody is infected.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.panic_station.state import OPTION_PLAYERS, SURELY_INFECTED, Board
from sublevel.games.panic_station.tables import (
    GAS,
    HOST,
    INFECTION,
    SAY_ACCUSE,
    SAY_GAVE,
    SAY_GOT,
    SAY_HAVE,
    SAY_KNOW,
    SAY_TRUST,
)

MOST_DOUBT: Final = 8
HARMLESS_GIFT: Final = -2  # the infected try more often than not
GAS_GIFT: Final = -3  # and keep their gas
EXPOSED: Final = 1  # somebody met a player who is known to be infected
FADING: Final = 1  # trust fades when somebody meets others
ATTACK: Final = 1
ACCUSATION: Final = 1
PROOF: Final = 2  # somebody claims to know
HEARSAY: Final = 4  # claims alone move nobody further than this


def change_doubt(s: Board, seat: i64, other: i64, half_bits: i64) -> None:
    """A seat has seen something of another."""
    at: i64 = 6 * seat + other
    s.doubt[at] = max(-MOST_DOUBT, min(MOST_DOUBT, s.doubt[at] + half_bits))


def believe_exchange(s: Board, p: i64, q: i64, gave_p: i64, gave_q: i64) -> None:
    """Two players exchanged: each judges the other by the gift, the others by the company (PS-RES-9)."""
    believe_gift(s, p, q, gave_q)
    believe_gift(s, q, p, gave_p)
    viewer: i64
    for viewer in range(s.options[OPTION_PLAYERS]):
        if viewer != p and viewer != q:
            believe_company(s, viewer, p, q)
            believe_company(s, viewer, q, p)


def believe_gift(s: Board, seat: i64, other: i64, kind: i64) -> None:
    """A card that was no attempt speaks for the one who gave it; an attempt is a certainty (PS-KNOW-4), no doubt."""
    if kind != HOST and kind < INFECTION:
        change_doubt(s, seat, other, GAS_GIFT if kind == GAS else HARMLESS_GIFT)


def believe_company(s: Board, viewer: i64, seat: i64, other: i64) -> None:
    """Somebody met a third player: that may have changed him, the more so if that one is known to be infected."""
    if s.sure[6 * viewer + other] == SURELY_INFECTED:
        change_doubt(s, viewer, seat, EXPOSED)
    elif s.doubt[6 * viewer + seat] < 0:
        change_doubt(s, viewer, seat, FADING)


def believe_attack(s: Board, attacker: i64, victim: i64) -> None:
    """An attack on a known enemy speaks for the attacker; the victim judges him by what he is himself (PS-RES-9)."""
    viewer: i64
    for viewer in range(s.options[OPTION_PLAYERS]):
        if viewer == victim:
            infected: bool = (s.infected >> viewer) & 1 == 1
            change_doubt(s, viewer, attacker, -ATTACK if infected else ATTACK)
        elif viewer != attacker and s.sure[6 * viewer + victim] == SURELY_INFECTED:
            change_doubt(s, viewer, attacker, -ATTACK)


def believe_claim(s: Board, speaker: i64, claim: i64) -> None:
    """Everybody hears a claim (PS-RES-9)."""
    viewer: i64
    for viewer in range(s.options[OPTION_PLAYERS]):
        hear_claim(s, viewer, speaker, claim)


def hear_claim(s: Board, viewer: i64, speaker: i64, claim: i64) -> None:
    """Who does not know better believes an accusation a little, and a claim to know a little more (PS-RES-9).

    Nobody listens to those whom he suspects, and talk alone convinces nobody.
    """
    about: i64 = -1
    weight: i64 = 0
    if SAY_ACCUSE <= claim < SAY_GAVE:
        about = (claim - SAY_ACCUSE) % 6
        weight = ACCUSATION if claim < SAY_KNOW else PROOF if claim < SAY_TRUST else -ACCUSATION
    elif SAY_GOT <= claim < SAY_HAVE and (claim - SAY_GOT) % 16 == 15:
        about = (claim - SAY_GOT) // 16
        weight = PROOF
    if about < 0 or viewer == speaker or viewer == about:
        return
    if s.sure[6 * viewer + speaker] == SURELY_INFECTED or s.doubt[6 * viewer + speaker] > 0:
        return
    at: i64 = 6 * viewer + about
    if weight > 0:
        s.doubt[at] = max(s.doubt[at], min(HEARSAY, s.doubt[at] + weight))
    else:
        s.doubt[at] = min(s.doubt[at], max(-HEARSAY, s.doubt[at] + weight))
