"""Why an action is not legal: the same questions that the rules ask, for any action (section 4.3)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import FINISHED, NOT_YOUR_TURN
from sublevel.games.star_quest.activation import (
    why_not_done,
    why_not_open,
    why_not_select,
    why_not_step,
    why_not_take,
    why_not_use,
)
from sublevel.games.star_quest.aiming import (
    why_not_close,
    why_not_detonate,
    why_not_fire,
    why_not_hit,
    why_not_holo,
    why_not_null_time,
    why_not_ray,
)
from sublevel.games.star_quest.attacks import why_not_reroll
from sublevel.games.star_quest.blips import (
    nearest_block,
    why_not_arm,
    why_not_blip,
    why_not_dread,
    why_not_end_scan,
    why_not_scan,
)
from sublevel.games.star_quest.cards import (
    why_not_allow,
    why_not_dazzle,
    why_not_inspect,
    why_not_medi_kit,
    why_not_order,
    why_not_order_heavy,
)
from sublevel.games.star_quest.events import (
    why_not_board,
    why_not_clone,
    why_not_figure,
    why_not_lose_card,
    why_not_pass,
    why_not_redeploy_at,
    why_not_redeploy_blip,
    why_not_redeploy_kind,
    why_not_squad,
    why_not_take_order,
    why_not_touch,
)
from sublevel.games.star_quest.figures import player_of
from sublevel.games.star_quest.listing import why_not_again
from sublevel.games.star_quest.loadout import why_not_choose
from sublevel.games.star_quest.refusals import (
    FINE,
    FINISH_FIRST,
    NO_SUCH_ACTION,
    NO_SUCH_WEAPON,
    NOT_NOW,
    SELECT_FIRST,
    WEAPON_NOT_HELD,
)
from sublevel.games.star_quest.reinforce import why_not_chip, why_not_end_reinforce
from sublevel.games.star_quest.state import (
    ALLOC,
    ASK_BLIP,
    ASK_BOARD,
    ASK_CARD,
    ASK_CLONE,
    ASK_DOOR,
    ASK_FIGURE,
    ASK_ORDER,
    ASK_PLACE,
    ASK_SECOND,
    ASK_SQUAD,
    CHAOS_ACT,
    DREAD_ARM,
    DREAD_PLACE,
    EVENT,
    LOADOUT,
    LOSE_WEAPON,
    REINFORCE,
    REROLLING,
    SCAN_AT,
    SCANNING,
    SQUAD_ACT,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ACTIONS,
    AGAIN,
    ALLOW,
    ARM,
    AT,
    CARDS,
    CHIP,
    CLOSE,
    CLOSE_GRENADE,
    DETONATE,
    DIRECTIONS,
    DONE,
    END,
    EV_BOARD,
    EV_CARD,
    EV_DOOR,
    EV_FIGURE,
    EV_SQUAD,
    EV_TAKE,
    FIRE,
    FIRE_BLACK_HOLE,
    FIRE_HOLO,
    FIRE_NULL_TIME,
    FIRST_BLIP,
    GIVE_ORDER,
    HIT,
    HIT_POINTS,
    INSPECT,
    KEEP,
    KIT,
    LOSE,
    MOST_RESERVE,
    NOBODY,
    NULL_TIME,
    OPEN,
    ORDER_HEAVY,
    PASS,
    PLACE_DREAD,
    PLAY_DAZZLE,
    PLAY_MEDI_KIT,
    REDEPLOY,
    REROLL,
    SCAN,
    SCAN_DONE,
    SELECT,
    SQUAD_FIGURES,
    STEP,
    STOP,
    TAKE,
    USE,
)


def reason(s: Hulk, seat: i64, action: i64) -> i64:
    """0 if the seat may do it now, else the reason why not."""
    if s.waiting == 0:
        return FINISHED
    if (s.waiting >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == LOADOUT:
        return why_not_choose(s, player_of(s, seat), action)
    if s.phase == SQUAD_ACT or s.phase == CHAOS_ACT:
        return why_not_act(s, action)
    if s.phase == EVENT:
        return why_not_decide(s, action)
    if s.phase == REINFORCE:
        if action == END:
            return why_not_end_reinforce(s)
        if action < CHIP or action >= EV_SQUAD:
            return NOT_NOW
        return why_not_chip(s, (action - CHIP) // MOST_RESERVE, (action - CHIP) % MOST_RESERVE)
    return why_not_answer(s, action)


def why_not_act(s: Hulk, action: i64) -> i64:
    """The same in a turn: some actions belong between activations, the others into one (SQ-ACT-1)."""
    if s.phase == SQUAD_ACT and action >= GIVE_ORDER and action < ALLOW:
        return why_not_between(s, action)  # an activation does not hold up an order: it is too late for one (SQ-CARD-2)
    between: bool = action == END or action == PLAY_MEDI_KIT or action == PLAY_DAZZLE
    if between or (action >= SELECT and action < HIT) or (action >= GIVE_ORDER and action < KIT):
        return why_not_between(s, action) if s.actor == NOBODY else why_not_meanwhile(s, action)
    if action == DONE or (action >= USE and action <= DETONATE) or (action >= STEP and action < SELECT):
        return why_not_in_activation(s, action) if s.actor != NOBODY else SELECT_FIRST
    return NOT_NOW


def why_not_meanwhile(s: Hulk, action: i64) -> i64:
    """Why something that belongs between activations cannot be done in one: finishing it does not always help."""
    if action == SELECT + s.actor:
        return FINISH_FIRST
    why: i64 = why_not_between(s, action)
    return why if why != FINE else FINISH_FIRST


def why_not_between(s: Hulk, action: i64) -> i64:
    """Why something cannot be done between activations (SQ-TURN-2)."""
    if action == END:
        return FINE
    if action >= SELECT and action < AGAIN:
        return why_not_select(s, action - SELECT)
    if action >= ALLOW and action < INSPECT:
        return why_not_allow(s, action - ALLOW)
    if s.phase == CHAOS_ACT:
        if action >= AGAIN and action < HIT:
            return why_not_again(s, action - AGAIN + SQUAD_FIGURES)
        return NOT_NOW
    if action == PLAY_MEDI_KIT:
        return why_not_medi_kit(s)
    if action == PLAY_DAZZLE:
        return why_not_dazzle(s)
    if action >= GIVE_ORDER and action < ORDER_HEAVY:
        return why_not_order(s, action - GIVE_ORDER, NOBODY)
    if action >= ORDER_HEAVY and action < ALLOW:
        return why_not_order_heavy(s, action - ORDER_HEAVY + 1)
    return why_not_inspect(s, action - INSPECT) if action >= INSPECT else NOT_NOW


def why_not_in_activation(s: Hulk, action: i64) -> i64:
    """Why the actor cannot do something (sections 7.1 to 7.6)."""
    if action == DONE:
        return why_not_done(s)
    if action == USE:
        return why_not_use(s)
    if action == TAKE:
        return why_not_take(s)
    if action >= STEP and action < OPEN:
        return why_not_step(s, action - STEP)
    if action >= OPEN and action < FIRE:
        return why_not_open(s, action - OPEN)
    if s.actor >= FIRST_BLIP:
        return NO_SUCH_WEAPON
    if action == FIRE_NULL_TIME:
        return why_not_null_time(s)
    if action == DETONATE:
        return why_not_detonate(s)
    if action < CLOSE:
        return why_not_fire(s, action - FIRE)
    if action < CLOSE_GRENADE:
        return why_not_close(s, action - CLOSE, 0)
    if action < FIRE_BLACK_HOLE:
        return why_not_close(s, action - CLOSE_GRENADE, 1)
    if action < FIRE_HOLO:
        code: i64 = action - FIRE_BLACK_HOLE
        return why_not_ray(s, code // DIRECTIONS, code % DIRECTIONS)
    return why_not_holo(s, action - FIRE_HOLO)


def why_not_answer(s: Hulk, action: i64) -> i64:
    """Why something is no answer to an interrupt (SQ-TURN-2)."""
    if s.phase == REROLLING:
        if action == KEEP:
            return FINE
        return why_not_reroll(s, action - REROLL) if action >= REROLL and action < STEP else NOT_NOW
    if s.phase == ALLOC:
        if action == STOP:
            return FINE
        if action < HIT or action >= SCAN:
            return NOT_NOW
        return why_not_hit(s, (action - HIT) // HIT_POINTS, (action - HIT) % HIT_POINTS + 1)
    if s.phase == SCANNING:
        if action == SCAN_DONE:
            return why_not_end_scan(s)
        return why_not_scan(s, action - SCAN) if action >= SCAN and action < REDEPLOY else NOT_NOW
    if s.phase == SCAN_AT and action >= AT and action < PLACE_DREAD:
        return why_not_blip(s, s.scan_kind, s.queue[0], action - AT)
    if s.phase == DREAD_PLACE and action >= PLACE_DREAD and action < ARM:
        return why_not_dread(s, action - PLACE_DREAD, nearest_block(s))
    if s.phase == DREAD_ARM and action >= ARM and action < LOSE:
        return why_not_arm(s, action - ARM)
    if s.phase == LOSE_WEAPON and action >= LOSE and action < CHIP:
        weapon: i64 = action - LOSE + NULL_TIME
        return FINE if s.heavy[0] == weapon or s.heavy[1] == weapon else WEAPON_NOT_HELD
    return NOT_NOW


def why_not_decide(s: Hulk, action: i64) -> i64:
    """Why something is no answer to an event card (section 8.8)."""
    step: i64 = s.event_step
    if action == PASS:
        return why_not_pass(s)
    if step == ASK_SQUAD and action >= EV_SQUAD and action < EV_FIGURE:
        return why_not_squad(s, action - EV_SQUAD)
    if (step == ASK_FIGURE or step == ASK_SECOND) and action >= EV_FIGURE and action < EV_DOOR:
        return why_not_figure(s, action - EV_FIGURE)
    if step == ASK_DOOR and action >= EV_DOOR and action < EV_BOARD:
        return why_not_touch(s, action - EV_DOOR)
    if step == ASK_BOARD and action >= EV_BOARD and action < EV_TAKE:
        return why_not_board(s, action - EV_BOARD)
    if step == ASK_ORDER and action >= EV_TAKE and action < EV_CARD:
        return why_not_take_order(s, action - EV_TAKE)
    if step == ASK_CARD and action >= EV_CARD and action < GIVE_ORDER:
        return why_not_lose_card(s, (action - EV_CARD) // CARDS, (action - EV_CARD) % CARDS)
    if step == ASK_CLONE and action >= AT and action < PLACE_DREAD:
        return why_not_clone(s, action - AT)
    if step == ASK_PLACE and action >= AT and action < PLACE_DREAD:
        return why_not_redeploy_at(s, action - AT)
    if step == ASK_BLIP and action >= SCAN and action < REDEPLOY:
        return why_not_redeploy_kind(s, action - SCAN)
    if step == ASK_BLIP and action >= REDEPLOY and action < AT:
        return why_not_redeploy_blip(s, action - REDEPLOY)
    return NOT_NOW
