"""Underground: what may be done, and what it does. The parts are in the modules beside this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, SPECTATOR, Rules, State, add_legal, begin, below, emit, first_waiting
from sublevel.games.underground.chips import take_chip
from sublevel.games.underground.evaluation import chance_of_escape
from sublevel.games.underground.features import features
from sublevel.games.underground.knowledge import hide, resample
from sublevel.games.underground.moves import close_valve, list_resolutions, list_steps, take_key
from sublevel.games.underground.outlook import HURRIED, Shortlists, hurried_choice, observed, promise, shortlist
from sublevel.games.underground.placing import count_placements, list_placements, nth_placement, place
from sublevel.games.underground.reasons import reason
from sublevel.games.underground.setup import (
    choose_door,
    choose_plateau,
    list_beginners,
    list_doors,
    list_plateaus,
    setup,
)
from sublevel.games.underground.state import (
    ACT,
    DISPLACE,
    DRAW_CARD,
    LEFT_ALONE,
    MOVE,
    MOVE_ENDED,
    PLAY,
    REPLACE,
    RESOLVE,
    SETTLE,
    SETUP_DOOR,
    SETUP_FIRST,
    SETUP_PLATEAU,
    TELEPORTING,
    Board,
)
from sublevel.games.underground.tables import (
    BEGIN,
    CLOSE,
    DECLINE,
    DISPLACE_STEP,
    END_MOVE,
    END_TURN,
    LAY_PLATEAU,
    PLACE,
    QUIT,
    REPLACE_NO,
    REPLACE_YES,
    SET_DOOR,
    STEP,
    TAKE_CHIP,
    TELEPORT,
    TELEPORT_GO,
    TELEPORT_STAY,
    TURN_TIMER,
)
from sublevel.games.underground.turns import (
    answer_replacement,
    begin_match,
    can_land,
    displace_figure,
    end_move,
    list_common,
    list_teleport,
    play_card,
    proceed,
    sand_out,
    step_figure,
    teleport,
    teleport_go,
    teleport_stay,
    turn_timer,
    vote,
)
from sublevel.games.underground.ways import Ways


def legal(s: Board, seat: i64) -> None:
    """List what a seat may do in the present phase (table of section 6; UG-TURN-11, 12)."""
    s.legal_count = 0
    if places_first(s, seat):
        list_placements(s)
    list_rest(s, seat)


def places_first(s: Board, seat: i64) -> bool:
    """Whether the seat's list begins with placements: there can be thousands of them."""
    return s.phase == ACT and s.placed == 0 and seat == s.seat


def list_rest(s: Board, seat: i64) -> None:
    """List everything but placements."""
    if (s.waiting >> seat) & 1 == 0:
        return
    if s.phase <= SETUP_FIRST:
        list_set_up(s)
        return
    if seat == s.seat:
        list_active(s)
    list_common(s, seat)


def list_set_up(s: Board) -> None:
    """List the choices of the set-up (UG-SETUP-19)."""
    if s.phase == SETUP_PLATEAU:
        list_plateaus(s)
    elif s.phase == SETUP_DOOR:
        list_doors(s)
    else:
        list_beginners(s)


def list_active(s: Board) -> None:
    """List what the active player may do besides placing a piece, in the order of the ids."""
    if s.phase == PLAY:
        first: i64 = s.hand[2 * s.seat]
        second: i64 = s.hand[2 * s.seat + 1]
        add_legal(s, min(first, second))
        add_legal(s, max(first, second))
    elif s.phase == ACT:
        if s.moved == 0:
            list_steps(s, STEP)
        add_legal(s, END_TURN)
    elif s.phase == MOVE:
        list_steps(s, STEP)
        add_legal(s, END_MOVE)
    elif s.phase == RESOLVE:
        list_resolutions(s)
    elif s.phase == TELEPORTING:
        if can_land(s):
            add_legal(s, TELEPORT_GO)
        add_legal(s, TELEPORT_STAY)
    elif s.phase == DISPLACE:
        list_steps(s, DISPLACE_STEP)
    elif s.phase == REPLACE:
        add_legal(s, REPLACE_YES)
        add_legal(s, REPLACE_NO)
    list_teleport(s)


def count_legal(s: Board, seat: i64) -> i64:
    """How many legal actions a seat has; placements are only counted, the others are listed."""
    placements: i64 = count_placements(s) if places_first(s, seat) else 0
    s.legal_count = 0
    list_rest(s, seat)
    return placements + s.legal_count


def nth_legal(s: Board, seat: i64, n: i64, total: i64) -> i64:
    """The nth of the legal actions that were counted just before."""
    listed: i64 = n - (total - s.legal_count)
    return nth_placement(s, n) if listed < 0 else s.legal[listed]


def pick(s: Board, seat: i64, choice: i64) -> i64:
    """One of the seat's legal actions, as if picked from the list."""
    total: i64 = count_legal(s, seat)
    return nth_legal(s, seat, below(choice, total), total)


def likeness(s: Board) -> i64:
    """A number for how the next action is picked: by the phase, and whether there are placements."""
    return 2 * s.phase + (1 if places_first(s, first_waiting(s)) else 0)


def step(s: Board, seat: i64, action: i64) -> None:
    """Do what a seat chose, one of its legal actions, and all that follows by itself."""
    begin(s)
    if s.phase <= SETUP_FIRST:
        set_up(s, action)
    else:
        proceed(s, act(s, seat, action))


def act(s: Board, seat: i64, action: i64) -> i64:
    """Do what a seat chose; return the stage or the phase that follows."""
    if action < PLACE:
        return play_card(s, action)
    if action < STEP:
        place(s, action - PLACE)
        return ACT
    if action < DISPLACE_STEP:
        return step_figure(s, action - STEP)
    if action < CLOSE:
        return displace_figure(s, action - DISPLACE_STEP)
    if action < LAY_PLATEAU or END_TURN < action <= DECLINE:
        return resolve(s, action)
    if action == END_MOVE:
        emit(s, EVERYBODY, MOVE_ENDED, s.figure, 0, 0, 0)
        return end_move(s)
    if action == END_TURN:
        return DRAW_CARD
    if action <= TELEPORT_STAY:
        return use_teleport(s, action)
    if action <= REPLACE_NO:
        return answer_replacement(s, action == REPLACE_YES)
    if action == TURN_TIMER:
        return turn_timer(s, seat)
    return vote(s, seat) if action == QUIT else sand_out(s)


def set_up(s: Board, action: i64) -> None:
    """A choice of the set-up (UG-SETUP-19)."""
    if action < SET_DOOR:
        choose_plateau(s, action - LAY_PLATEAU)
    elif action < BEGIN:
        choose_door(s, action - SET_DOOR)
    else:
        begin_match(s, action - BEGIN)


def resolve(s: Board, action: i64) -> i64:
    """Take a chip or a key, close a valve, or leave it; then the kidnapper looks (section 7.5)."""
    if action < LAY_PLATEAU:
        close_valve(s, action - CLOSE)
    elif action == TAKE_CHIP:
        take_chip(s)
    elif action == DECLINE:
        emit(s, EVERYBODY, LEFT_ALONE, s.figure, 0, 0, 0)
    else:
        take_key(s)
    return SETTLE


def use_teleport(s: Board, action: i64) -> i64:
    """Use the Teleport chip, or decide where it leads (section 7.6)."""
    if action == TELEPORT:
        return teleport(s)
    return teleport_go(s) if action == TELEPORT_GO else teleport_stay(s)


class Underground(Rules):
    """The contract, kept by the functions of this folder. What search found out is remembered; it changes no answer."""

    def __init__(self) -> None:
        self.ways = Ways()
        self.shortlists = Shortlists()

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

    def hide(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        hide(s, seat)

    def resample(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        resample(s, seat)

    def redraw(self, s: State) -> None:
        assert isinstance(s, Board)
        resample(s, SPECTATOR)

    def features(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Board)
        features(s, seat, out)

    def evaluate(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        return chance_of_escape(self.ways, s)

    def observed(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        return observed(s)

    def candidates(self, s: State, seat: i64, width: i64) -> None:
        assert isinstance(s, Board)
        if not places_first(s, seat):
            legal(s, seat)
            return
        shortlist(self.ways, self.shortlists, s, width)
        list_active(s)
        list_common(s, seat)

    def promise(self, s: State, seat: i64, action: i64) -> i64:
        assert isinstance(s, Board)
        return promise(self.ways, self.shortlists, s, action)

    def policy(self, s: State, seat: i64, choice: i64) -> i64:
        assert isinstance(s, Board)
        if s.phase <= SETUP_FIRST or seat != s.seat:
            return pick(s, seat, choice)
        self.candidates(s, seat, HURRIED)
        return hurried_choice(self.ways, self.shortlists, s, choice)
