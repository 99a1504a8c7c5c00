"""Whether a seat may do something now, and the reason why not: one question for every phase (section 6.1)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import FINISHED, NOT_YOUR_TURN
from sublevel.games.panic_station.cards import players
from sublevel.games.panic_station.duty import duty_price, keeps_duty
from sublevel.games.panic_station.exchange import others_in
from sublevel.games.panic_station.reasons import (
    ABOUT_YOURSELF,
    CLAIM_MADE,
    CLAIMS_OFF,
    MUST_MEET,
    NO_SUCH_ACTION,
    NO_SUCH_PLAYER,
    NOT_IN_THE_ROOM,
    NOT_NOW,
    NOTHING_ASKED,
    SEARCH_DUTY,
    SEARCH_FIRST,
    TOO_FEW_AP,
    why_not_aid,
    why_not_armour,
    why_not_body_scan,
    why_not_burn,
    why_not_concede,
    why_not_find,
    why_not_give,
    why_not_heal,
    why_not_lay,
    why_not_move,
    why_not_next,
    why_not_put,
    why_not_relocate,
    why_not_shoot,
    why_not_signal,
    why_not_stab,
    why_not_terminal,
    why_not_throw,
    why_not_use,
)
from sublevel.games.panic_station.state import (
    ARMOURING,
    ENCOUNTER,
    GIVING,
    OPTION_CLAIMS,
    PLACE,
    RELOCATING,
    TEAM_REPLY,
    TURN,
    Board,
)
from sublevel.games.panic_station.tables import (
    ACTIONS,
    AID_ONE,
    ARMOUR,
    BODY_SCAN,
    BOOST,
    BURN,
    CLAIM,
    CONCEDE,
    END,
    FIND,
    GIVE,
    HEAL,
    LAID_KIND,
    LAY,
    LAY_NEXT,
    LAY_OUT,
    MOVE,
    OPEN_DOORS,
    PUT,
    RELOCATE,
    ROOMS,
    RUN_ON,
    SAY_NO,
    SEND,
    SHOOT,
    SINGLE_SIGNAL,
    STAB,
    SWAP,
    TEAM_NO,
    TERMINAL_LAY,
    THROW,
)
from sublevel.games.panic_station.talk import about, can_say, third


def reason(s: Board, seat: i64, action: i64) -> i64:
    """0 if the seat may do it now, else the reason why not."""
    if s.waiting == 0:
        return FINISHED
    if (s.waiting >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if action >= CLAIM:
        return why_not_claim(s, seat, action)
    if s.phase == TURN:
        return why_not_turn(s, seat, action)
    if s.phase == ENCOUNTER:
        return why_not_encounter(s, seat, action)
    if s.phase == GIVING:
        return why_not_give(s, seat, action - GIVE) if GIVE <= action < ARMOUR else NOT_NOW
    if s.phase == ARMOURING:
        return why_not_armour(s, seat, action - ARMOUR) if ARMOUR <= action < STAB else NOT_NOW
    if s.phase == PLACE:
        return why_not_put(s, seat, action - PUT) if PUT <= action < TERMINAL_LAY else NOT_NOW
    if s.phase == RELOCATING:
        return why_not_relocate(s, action - RELOCATE) if RELOCATE <= action < SEND else NOT_NOW
    if s.phase == TEAM_REPLY:
        return 0 if TEAM_NO <= action < GIVE else NOT_NOW
    return NOT_NOW


def why_not_claim(s: Board, seat: i64, claim: i64) -> i64:
    """Why a claim cannot be made (PS-TALK-5)."""
    if s.options[OPTION_CLAIMS] == 0:
        return CLAIMS_OFF
    if s.phase == GIVING or s.phase == ARMOURING:
        return NOT_NOW
    if (s.claimed >> seat) & 1 == 1:
        return CLAIM_MADE
    if can_say(s, seat, claim):
        return 0
    if claim >= SAY_NO:
        return NOTHING_ASKED
    if about(claim) >= players(s) or third(claim) >= players(s):
        return NO_SUCH_PLAYER
    return ABOUT_YOURSELF


def with_duty(s: Board, action: i64) -> i64:
    """The last question about an action that is legal else: does it leave time for the search (PS-FIRST-3, 5)?"""
    if duty_price(s) > 0 and not keeps_duty(s, action):
        return SEARCH_FIRST if action == END else SEARCH_DUTY
    return 0


def why_not_turn(s: Board, seat: i64, action: i64) -> i64:
    """Why not in a turn: too few action points come first, for what they cost (section 7)."""
    if costs_point(action) and s.ap == 0:
        return TOO_FEW_AP
    why: i64 = why_not_act(s, seat, action)
    return why if why != 0 else with_duty(s, action)


def costs_point(action: i64) -> bool:
    """Whether an action of TURN or ENCOUNTER costs an action point (section 7)."""
    if action == BURN or MOVE <= action < RUN_ON or FIND <= action < LAY_OUT or THROW <= action <= LAY_NEXT:
        return True
    if SEND <= action < LAY:
        return SINGLE_SIGNAL[0] == 0
    return STAB <= action < AID_ONE or LAY <= action < PUT or TERMINAL_LAY <= action < CLAIM


def why_not_encounter(s: Board, seat: i64, action: i64) -> i64:
    """Why not in an encounter: exchange, attack, or what may come before (PS-ENC-2)."""
    if SWAP <= action < TEAM_NO:
        present: i64 = others_in(s, s.room[s.worker], seat)
        return 0 if (present >> (action - SWAP)) & 1 == 1 else NOT_IN_THE_ROOM
    attack: bool = THROW <= action < BODY_SCAN or STAB <= action < AID_ONE
    if attack or action == MOVE - 1 or LAY_OUT <= action < THROW:
        return why_not_turn(s, seat, action)
    return MUST_MEET


def why_not_act(s: Board, seat: i64, action: i64) -> i64:
    """Why an action of a turn is not possible, whatever the duty says."""
    if action == END:
        return 0
    if action == CONCEDE:
        return why_not_concede(s, seat)
    if action == BURN:
        return why_not_burn(s, seat)
    if action < MOVE:
        return why_not_use(s, seat, BOOST)
    if action < FIND:
        return why_not_move(s, seat, action)
    if action < LAY_OUT:
        return why_not_find(s, 2 * seat + (action - FIND) // 14, (action - FIND) % 14)
    if action < THROW:
        return why_not_use(s, seat, LAID_KIND[action - LAY_OUT])
    if action < BODY_SCAN:
        return why_not_throw(s, seat, 2 * seat + ((action - THROW) >> 2), (action - THROW) & 3)
    if action < HEAL:
        return why_not_body_scan(s, seat, 2 * seat + (action - BODY_SCAN) // 6, (action - BODY_SCAN) % 6)
    if action < OPEN_DOORS:
        return why_not_heal(s, seat, action)
    if action < LAY_NEXT or TERMINAL_LAY <= action < CLAIM:
        return why_not_terminal(s, seat, action)
    if action == LAY_NEXT:
        return why_not_next(s)
    if action < STAB:
        return NOT_NOW
    if action < SHOOT:
        return why_not_stab(s, seat, 2 * seat + (action - STAB) // 14, (action - STAB) % 14)
    if action < AID_ONE:
        return why_not_shoot(s, seat, action)
    if action < RELOCATE:
        return why_not_aid(s, seat, action)
    if SEND <= action < LAY:
        return why_not_signal(s, seat, (action - SEND) // ROOMS, (action - SEND) % ROOMS)
    if LAY <= action < PUT:
        return why_not_lay(s, seat, action - LAY)
    return NOT_NOW
