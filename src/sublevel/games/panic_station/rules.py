"""Panic Station: what may be done, and what it does. The parts are in the modules beside this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import Rules, State, begin, below, bit
from sublevel.games.panic_station.combat import (
    list_double_shots,
    list_shots,
    list_stabs,
    list_throws,
    shoot,
    shoot_twice,
    stab,
    throw,
)
from sublevel.games.panic_station.damage import answer_armour, list_armour
from sublevel.games.panic_station.devices import (
    LAYS_AT,
    LAYS_NEXT,
    OPENS_DOORS,
    SCANS,
    burn,
    concede,
    heal,
    list_ends,
    list_heals,
    list_terminal_lays,
    list_terminals,
    use_terminal,
)
from sublevel.games.panic_station.duty import duty_price
from sublevel.games.panic_station.evaluation import evaluate
from sublevel.games.panic_station.exchange import answer_gift, begin_exchange, list_gifts, list_swaps
from sublevel.games.panic_station.features import features
from sublevel.games.panic_station.items import (
    aid_one,
    aid_two,
    body_scan,
    boost,
    equip,
    list_aid,
    list_body_scans,
    list_boost,
    list_lay_outs,
    list_signals,
    send_signal,
)
from sublevel.games.panic_station.knowledge import hide, redraw_stacks
from sublevel.games.panic_station.moves import list_all_moves, move, run
from sublevel.games.panic_station.outlook import imagine, keep_worthy, promise
from sublevel.games.panic_station.parasites import list_relocations, relocate
from sublevel.games.panic_station.placing import lay_top, list_lays, list_next, list_puts, put
from sublevel.games.panic_station.refusals import reason
from sublevel.games.panic_station.searching import answer_team, find, list_finds
from sublevel.games.panic_station.setup import setup
from sublevel.games.panic_station.state import (
    ARMOURING,
    ENCOUNTER,
    GIVING,
    LAYING,
    PLACE,
    RELOCATING,
    TEAM_REPLY,
    TURN,
    Board,
    begin_list,
    offer,
)
from sublevel.games.panic_station.tables import (
    AID_ONE,
    AID_TWO,
    ARMOUR,
    BODY_SCAN,
    BURN,
    CLAIM,
    CONCEDE,
    END,
    FIND,
    GIVE,
    HEAL,
    LAY,
    LAY_NEXT,
    LAY_OUT,
    MOVE,
    OPEN_DOORS,
    PLACES,
    PUT,
    RELOCATE,
    ROOMS,
    RUN_ON,
    SEND,
    SHOOT,
    SHOOT_TWICE,
    STAB,
    SWAP,
    TARGETS,
    TEAM_NO,
    TEAM_YES,
    TERMINAL_LAY,
    TERMINAL_NEXT,
    THERMO_SCAN,
    THROW,
    USE_BOOST,
)
from sublevel.games.panic_station.talk import list_claims, may_claim, say
from sublevel.games.panic_station.turns import end_turn, proceed


def legal(s: Board, seat: i64) -> None:
    """List what a seat may do in the present phase (table of section 6.1, PS-HIDE-1, 4)."""
    begin_list(s)
    if (s.waiting >> seat) & 1 == 0:
        return
    if s.phase == TURN or s.phase == ENCOUNTER:
        list_turn(s)
    elif s.phase == GIVING:
        list_gifts(s, seat)
    elif s.phase == ARMOURING:
        list_armour(s, seat)
    elif s.phase == PLACE:
        list_puts(s)
    elif s.phase == RELOCATING:
        list_relocations(s)
    elif s.phase == TEAM_REPLY:
        offer(s, TEAM_NO)
        offer(s, TEAM_YES)
    if may_claim(s, seat):
        list_claims(s, seat)


def count_legal(s: Board, seat: i64) -> i64:
    """How many legal actions a seat has; they are listed, on a GPU the first of them."""
    s.listed_from = 0
    legal(s, seat)
    return s.legal_count


def nth_legal(s: Board, seat: i64, n: i64, total: i64) -> i64:
    """The nth of the legal actions that were counted just before; a short list begins anew where it ends."""
    if n - s.listed_from >= len(s.legal):
        s.listed_from = n
        legal(s, seat)
    return s.legal[n - s.listed_from]


def likeness(s: Board) -> i64:
    """A number for how the next list is made: the phase."""
    return s.phase


def pick(s: Board, seat: i64, choice: i64) -> i64:
    """One of the seat's legal actions, picked from the list; behind the end of a short list it is listed anew.

    A loop, since kernels of a GPU then contain the code that lists only once.
    """
    s.listed_from = 0
    n: i64 = 0
    again: i64
    for again in range(2):
        legal(s, seat)
        if again == 0:
            n = below(choice, s.legal_count)
        if n - s.listed_from < len(s.legal):
            break
        s.listed_from = n
    return s.legal[n - s.listed_from]


def list_turn(s: Board) -> None:
    """List what the active player may do in a turn or in an encounter, in the order of the ids.

    What costs a point and brings no search nearer has to leave the points that the duty asks for (PS-FIRST-3).
    One list for both phases: many matches side by side then go through it together. (PS-TURN-3, 4, 5; PS-ITEM-3, 11;
    PS-ID-1, 3; an encounter: exchange or attack, after laying out and boosts, PS-ENC-2, PS-FIRST-5.)
    """
    turn: bool = s.phase == TURN
    price: i64 = duty_price(s)
    if turn:
        if price == 0:
            offer(s, END)
        list_ends(s, price)
    list_boost(s)
    if turn:
        list_all_moves(s, price)
        if s.ap > 0:
            list_finds(s)
    list_lay_outs(s)
    if price < s.ap:
        list_throws(s)
    if turn:
        list_devices(s, price)
    else:
        list_swaps(s)
    if price < s.ap:
        list_stabs(s)
        list_shots(s)
        list_double_shots(s)
    if turn:
        list_aid(s)
        list_signals(s, price)
        if s.ap > 0:
            list_lays(s, price)
            list_terminal_lays(s, price)


def list_devices(s: Board, price: i64) -> None:
    """List the body scanner, what rooms offer, and looking at the next room card, as the price of the duty lets."""
    if price < s.ap:
        list_body_scans(s)
        list_heals(s)
    list_terminals(s, price)
    if price < s.ap:
        list_next(s)


def step(s: Board, seat: i64, action: i64) -> None:
    """Do what a seat chose, one of its legal actions, and all that follows by itself."""
    begin(s)
    s.listed_from = 0
    if action >= CLAIM:
        say(s, seat, action)
        return
    s.claimed &= ~bit(seat)
    if s.phase == GIVING:
        answer_gift(s, seat, action - GIVE)
    elif s.phase == ARMOURING:
        answer_armour(s, seat, action - ARMOUR)
    elif s.phase == TEAM_REPLY:
        answer_team(s, action == TEAM_YES)
    elif s.phase == RELOCATING:
        relocate(s, action - RELOCATE)
    elif s.phase == PLACE:
        put(s, action - PUT)
    else:
        act(s, action)
    proceed(s)


def act(s: Board, action: i64) -> None:
    """An action of TURN or ENCOUNTER; a free run is lost by everything but itself and laying out (PS-RUN-2)."""
    if LAY_OUT <= action < THROW:
        equip(s, action - LAY_OUT)
        return
    s.run_bonus = 0
    if action < MOVE:
        act_at_once(s, action)
    elif action < RUN_ON:
        move(s, 2 * s.active + ((action - MOVE) >> 2), action & 3)
    elif action < FIND:
        run(s, 2 * s.active + ((action - RUN_ON) >> 2), action & 3)
    elif action < LAY_OUT:
        choice: i64 = (action - FIND) % 14
        find(s, 2 * s.active + (action - FIND) // 14, choice >> 1, choice & 1)
    elif action < HEAL:
        act_on_others(s, action)
    elif action < SWAP:
        act_on_rooms(s, action)
    elif action < GIVE:
        begin_exchange(s, action - SWAP)
    elif action < AID_ONE:
        attack(s, action)
    elif action < LAY:
        use(s, action)
    else:
        act_on_rooms(s, action)


def act_at_once(s: Board, action: i64) -> None:
    """End the turn, give up, burn the hive, or boost."""
    if action == END:
        end_turn(s)
    elif action == CONCEDE:
        concede(s)
    elif action == BURN:
        burn(s)
    elif action == USE_BOOST:
        boost(s)


def act_on_others(s: Board, action: i64) -> None:
    """A grenade or a body scan."""
    if action < BODY_SCAN:
        throw(s, 2 * s.active + ((action - THROW) >> 2), (action - THROW) & 3)
    else:
        body_scan(s, (action - BODY_SCAN) % 6)


def act_on_rooms(s: Board, action: i64) -> None:
    """Heal, use a terminal, lay a room."""
    if action < OPEN_DOORS:
        heal(s, action - HEAL)
    elif action < THERMO_SCAN:
        use_terminal(s, 2 * s.active + action - OPEN_DOORS, OPENS_DOORS)
    elif action < TERMINAL_NEXT:
        use_terminal(s, 2 * s.active + action - THERMO_SCAN, SCANS)
    elif action < LAY_NEXT:
        use_terminal(s, 2 * s.active + action - TERMINAL_NEXT, LAYS_NEXT)
    elif action == LAY_NEXT:
        s.ap -= 1
        s.work = LAYING
    elif action < PUT:
        s.ap -= 1
        lay_top(s, action - LAY)
    else:
        choice: i64 = action - TERMINAL_LAY
        use_terminal(s, 2 * s.active + choice // PLACES, LAYS_AT + choice % PLACES)


def attack(s: Board, action: i64) -> None:
    """Knife and gun."""
    if action < SHOOT:
        stab(s, 2 * s.active + (action - STAB) // 14, (action - STAB) % 14)
    elif action < SHOOT_TWICE:
        shoot(s, action - SHOOT)
    else:
        shoot_twice(s, (action - SHOOT_TWICE) // TARGETS, (action - SHOOT_TWICE) % TARGETS)


def use(s: Board, action: i64) -> None:
    """First aid and the parasite signal."""
    if action < AID_TWO:
        aid_one(s, action - AID_ONE)
    elif action < RELOCATE:
        aid_two(s, action - AID_TWO)
    else:
        send_signal(s, (action - SEND) // ROOMS, (action - SEND) % ROOMS)


class PanicStation(Rules):
    """The contract, kept by the functions of this folder."""

    def new(self) -> State:
        return Board()

    def setup(self, s: State) -> None:
        assert isinstance(s, Board)
        setup(s)

    def legal(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        legal(s, seat)

    def pick(self, s: State, seat: i64, choice: i64) -> i64:
        assert isinstance(s, Board)
        return pick(s, seat, choice)

    def step(self, s: State, seat: i64, action: i64) -> None:
        assert isinstance(s, Board)
        step(s, seat, action)

    def reason(self, s: State, seat: i64, action: i64) -> i64:
        assert isinstance(s, Board)
        return reason(s, seat, action)

    def features(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Board)
        features(s, seat, out)

    def evaluate(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        return evaluate(s, seat)

    def hide(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        hide(s, seat)

    def resample(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        imagine(s, seat)

    def redraw(self, s: State) -> None:
        assert isinstance(s, Board)
        if s.ended == 0:
            redraw_stacks(s)

    def candidates(self, s: State, seat: i64, width: i64) -> None:
        assert isinstance(s, Board)
        legal(s, seat)
        keep_worthy(s, seat)

    def promise(self, s: State, seat: i64, action: i64) -> i64:
        assert isinstance(s, Board)
        return promise(s, seat, action)
