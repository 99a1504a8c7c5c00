"""Star Quest: what may be done, and what it does. The parts are in the modules beside this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import Rules, State, begin, below
from sublevel.games.star_quest.activation import close_activation, open_door, select, step_actor, take_here, use_here
from sublevel.games.star_quest.aiming import why_not_attack, why_not_blast, why_not_launch
from sublevel.games.star_quest.attacks import (
    detonate,
    fight,
    fire_holo,
    fire_null_time,
    fire_ray,
    fire_single,
    hit,
    keep,
    reroll,
    stop_hitting,
)
from sublevel.games.star_quest.blips import arm_dread, choose_scan, end_scan, place_blip, place_dread
from sublevel.games.star_quest.cards import (
    give_order,
    heavy_order_slot,
    inspect,
    play_dazzle,
    play_medi_kit,
    turn_permission,
)
from sublevel.games.star_quest.damage import lose_chosen
from sublevel.games.star_quest.evaluation import judge
from sublevel.games.star_quest.events import (
    choose_board,
    choose_figure,
    choose_squad,
    lose_card,
    pass_event,
    place_clone,
    redeploy_at,
    redeploy_blip,
    redeploy_kind,
    take_one_order,
    turn_door,
)
from sublevel.games.star_quest.features import features
from sublevel.games.star_quest.figures import player_of
from sublevel.games.star_quest.ideas import glance, narrow
from sublevel.games.star_quest.knowledge import hide, resample, resample_deck
from sublevel.games.star_quest.listing import list_phase
from sublevel.games.star_quest.loadout import choose
from sublevel.games.star_quest.outlook import expect
from sublevel.games.star_quest.reasons import reason
from sublevel.games.star_quest.refusals import FINE
from sublevel.games.star_quest.reinforce import play_chip
from sublevel.games.star_quest.setup import deal
from sublevel.games.star_quest.state import (
    ASK_CLONE,
    CHAOS_ACT,
    DREAD_ARM,
    EVENT,
    LOADOUT,
    SCAN_AT,
    SQUAD_ACT,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    AGAIN,
    ALLOW,
    ARM,
    AT,
    CARDS,
    CHAOS,
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
    SQUAD,
    SQUAD_FIGURES,
    STEP,
    STOP,
    TAKE,
    USE,
)
from sublevel.games.star_quest.turns import (
    ask,
    end_chaos_actions,
    end_chaos_turn,
    end_squad_turn,
    proceed,
    wait_for_loadouts,
)


def setup(s: Hulk) -> None:
    """Deal the match; the squads choose their loadouts first (section 5)."""
    deal(s)
    wait_for_loadouts(s)


def legal(s: Hulk, seat: i64) -> None:
    """List the legal actions of a seat (SQ-TURN-2)."""
    s.legal_count = 0
    if (s.waiting >> seat) & 1 == 1:
        list_phase(s, player_of(s, seat))


def pick(s: Hulk, seat: i64, choice: i64) -> i64:
    """The legal action at a place that a generator's value gives."""
    legal(s, seat)
    return s.legal[below(choice, s.legal_count)]


def likeness(s: Hulk) -> i64:
    """A number for how the next list is made: by the phase, and what the actor may do or the event card asks."""
    if s.phase == EVENT:
        return 16 * s.phase + s.event_step
    if s.actor == NOBODY or (s.phase != SQUAD_ACT and s.phase != CHAOS_ACT):
        return 16 * s.phase
    if s.actor >= FIRST_BLIP or why_not_attack(s) != FINE:
        return 16 * s.phase + 1
    if why_not_launch(s) == FINE:
        return 16 * s.phase + 2
    if why_not_blast(s) == FINE:
        return 16 * s.phase + 3
    return 16 * s.phase + 4


def step(s: Hulk, seat: i64, action: i64) -> None:
    """Do what a seat chose, one of its legal actions, and all that follows by itself."""
    begin(s)
    if perform(s, seat, action):
        proceed(s)


def perform(s: Hulk, seat: i64, action: i64) -> bool:
    """Do what a seat chose; whether something follows by itself, else the next decision is asked for already.

    What follows is called from one place alone: there the threads of a GPU come together again.
    """
    if s.phase == LOADOUT:
        choose(s, player_of(s, seat), action)
        wait_for_loadouts(s)
        return False
    if action == END or action == PLAY_DAZZLE:
        return end_phase(s, action)
    if action >= PLACE_DREAD and action < ARM:
        place_dread(s, action - PLACE_DREAD)
        ask(s, DREAD_ARM, CHAOS)
        return False
    if action >= SCAN and action < REDEPLOY and s.phase != EVENT:
        choose_scan(s, action - SCAN)
        ask(s, SCAN_AT, CHAOS)
        return False
    if s.phase == SQUAD_ACT or s.phase == CHAOS_ACT:
        act(s, action)
    elif s.phase == EVENT:
        decide(s, action)
    else:
        answer(s, action)
    return True


def end_phase(s: Hulk, action: i64) -> bool:
    """`end`: of a squad's turn, of what Chaos does, of the Chaos turn (SQ-END-1); Dazzle Charges end a turn, too."""
    if action == PLAY_DAZZLE:
        play_dazzle(s)
    if s.phase == SQUAD_ACT:
        return end_squad_turn(s)
    if s.phase == CHAOS_ACT:
        end_chaos_actions(s)
    else:
        end_chaos_turn(s)
    return False


def act(s: Hulk, action: i64) -> None:
    """An action of a turn: with the actor, or between activations."""
    if action >= STEP and action < OPEN:
        step_actor(s, action - STEP)
    elif action >= SELECT and action < AGAIN:
        select(s, action - SELECT)
    elif action == DONE:
        close_activation(s)
    elif action >= OPEN and action < FIRE:
        open_door(s, action - OPEN, s.actor)
    elif action == USE:
        use_here(s)
    elif action == TAKE:
        take_here(s)
    elif action == PLAY_MEDI_KIT:
        play_medi_kit(s)
    elif action < SELECT:
        attack(s, action)
    elif action < HIT:
        s.power = 1
        select(s, action - AGAIN + SQUAD_FIGURES)
    elif action < ORDER_HEAVY:
        give_order(s, action - GIVE_ORDER, NOBODY)
    elif action < ALLOW:
        give_order(s, heavy_order_slot(s), SQUAD * s.player + action - ORDER_HEAVY + 1)
    elif action < INSPECT:
        turn_permission(s, action - ALLOW)
    else:
        inspect(s, action - INSPECT)


def attack(s: Hulk, action: i64) -> None:
    """An attack of the actor (sections 7.3 to 7.5)."""
    if action == FIRE_NULL_TIME:
        fire_null_time(s)
    elif action == DETONATE:
        detonate(s)
    elif action < CLOSE:
        fire_single(s, action - FIRE)
    elif action < CLOSE_GRENADE:
        fight(s, action - CLOSE, 0)
    elif action < FIRE_BLACK_HOLE:
        fight(s, action - CLOSE_GRENADE, 1)
    elif action < FIRE_HOLO:
        fire_ray(s, (action - FIRE_BLACK_HOLE) // DIRECTIONS, (action - FIRE_BLACK_HOLE) % DIRECTIONS)
    else:
        fire_holo(s, action - FIRE_HOLO)


def decide(s: Hulk, action: i64) -> None:
    """An answer to an event card (section 8.8)."""
    if action == PASS:
        pass_event(s)
    elif action < REDEPLOY:
        redeploy_kind(s, action - SCAN)
    elif action < AT:
        redeploy_blip(s, action - REDEPLOY)
    elif action < PLACE_DREAD:
        if s.event_step == ASK_CLONE:
            place_clone(s, action - AT)
        else:
            redeploy_at(s, action - AT)
    elif action < EV_FIGURE:
        choose_squad(s, action - EV_SQUAD)
    elif action < EV_DOOR:
        choose_figure(s, action - EV_FIGURE)
    elif action < EV_BOARD:
        turn_door(s, action - EV_DOOR)
    elif action < EV_TAKE:
        choose_board(s, action - EV_BOARD)
    elif action < EV_CARD:
        take_one_order(s, action - EV_TAKE)
    else:
        lose_card(s, (action - EV_CARD) // CARDS, (action - EV_CARD) % CARDS)


def answer(s: Hulk, action: i64) -> None:
    """An answer to an interrupt, or a chip (SQ-TURN-2)."""
    if action >= AT and action < PLACE_DREAD:
        place_blip(s, action - AT)
    elif action == SCAN_DONE:
        end_scan(s)
    elif action == STOP:
        stop_hitting(s)
    elif action == KEEP:
        keep(s)
    elif action < STEP:
        reroll(s, action - REROLL)
    elif action < SCAN:
        hit(s, (action - HIT) // HIT_POINTS, (action - HIT) % HIT_POINTS + 1)
    elif action < LOSE:
        arm_dread(s, action - ARM)
    elif action < CHIP:
        lose_chosen(s, action - LOSE + NULL_TIME)
    else:
        play_chip(s, (action - CHIP) // MOST_RESERVE, (action - CHIP) % MOST_RESERVE)


class StarQuest(Rules):
    """The contract, kept by the functions of this folder."""

    def new(self) -> State:
        return Hulk()

    def setup(self, s: State) -> None:
        assert isinstance(s, Hulk)
        setup(s)

    def legal(self, s: State, seat: i64) -> None:
        assert isinstance(s, Hulk)
        legal(s, seat)

    def pick(self, s: State, seat: i64, choice: i64) -> i64:
        assert isinstance(s, Hulk)
        return pick(s, seat, choice)

    def step(self, s: State, seat: i64, action: i64) -> None:
        assert isinstance(s, Hulk)
        step(s, seat, action)

    def reason(self, s: State, seat: i64, action: i64) -> i64:
        assert isinstance(s, Hulk)
        return reason(s, seat, action)

    def hide(self, s: State, seat: i64) -> None:
        assert isinstance(s, Hulk)
        hide(s, seat)

    def resample(self, s: State, seat: i64) -> None:
        assert isinstance(s, Hulk)
        resample(s, seat)

    def redraw(self, s: State) -> None:
        assert isinstance(s, Hulk)
        resample_deck(s)

    def features(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Hulk)
        features(s, seat, out)

    def evaluate(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Hulk)
        return judge(s, seat)

    def outlook(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Hulk)
        return expect(s, seat)

    def candidates(self, s: State, seat: i64, width: i64) -> None:
        assert isinstance(s, Hulk)
        legal(s, seat)
        narrow(s, seat, width)

    def promise(self, s: State, seat: i64, action: i64) -> i64:
        assert isinstance(s, Hulk)
        return glance(s, seat, action)
