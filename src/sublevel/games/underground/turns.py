"""The turn: what each action leads to, and what the engine does by itself until the next decision (section 6)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, TABLE, add_legal, bit, emit
from sublevel.games.underground.board import put_figure
from sublevel.games.underground.chips import spend_chip
from sublevel.games.underground.endings import cards_left, finish
from sublevel.games.underground.kidnapper import (
    discover,
    figure_seen,
    flood_cell,
    flood_next,
    next_section,
    put_off,
    rat_runs,
    replace_chip,
    run_out,
    take_card,
    timer_can_turn,
    turn_by_itself,
    turn_card,
    water_comes,
)
from sublevel.games.underground.moves import can_resolve, locked, open_lock, take_step
from sublevel.games.underground.state import (
    ACT,
    AFTER_WATER,
    CARD_DRAWN,
    CARD_PLAYED,
    DECK,
    DISPLACE,
    DRAW_CARD,
    FIGURE_DISPLACED,
    FIGURE_MOVED,
    FLOOD,
    HANDS_ACTIVE,
    MATCH_BEGAN,
    MOVE,
    NEXT_SEAT,
    NEXT_SECTION,
    OPTION_HANDS,
    OPTION_PLAYERS,
    OPTION_RESIGN,
    OPTION_SAND,
    OPTION_TIMER,
    OVER,
    OWNED,
    PLAY,
    REPLACE,
    REPLACEMENT_DECLINED,
    REPLACEMENT_OFFERED,
    REPLACING,
    RESIGNED,
    RESOLVE,
    SETTLE,
    SETUP_FIRST,
    TELEPORT_STAYED,
    TELEPORTED,
    TELEPORTING,
    TICK,
    TIMER_REAL,
    TIMER_TURNS,
    TURN_BEGAN,
    VOTED,
    WON,
    Board,
)
from sublevel.games.underground.tables import (
    BARE,
    CARD_BLUE,
    CARD_STEPS,
    NOWHERE,
    QUIT,
    SAND_OUT,
    TELEPORT,
    TELEPORT_CHIP,
    TURN_TIMER,
)

# Who may act.


def may_turn(s: Board, seat: i64) -> bool:
    """Whether a player may turn the timer now; by option only the active one (UG-TURN-9, UG-TIME-5)."""
    if seat >= s.options[OPTION_PLAYERS] or not timer_can_turn(s):
        return False
    return s.options[OPTION_HANDS] != HANDS_ACTIVE or seat == s.seat


def may_quit(s: Board, seat: i64) -> bool:
    """Whether a player may vote to give up: once in a turn (UG-END-5)."""
    if s.options[OPTION_RESIGN] == 0 or s.phase <= SETUP_FIRST or s.phase == OVER:
        return False
    return seat < s.options[OPTION_PLAYERS] and (s.votes >> seat) & 1 == 0


def may_run_out(s: Board, seat: i64) -> bool:
    """Whether the clock may say that the sand has run out (UG-TIME-5, UG-KID-12)."""
    return seat == TABLE and s.options[OPTION_TIMER] == TIMER_REAL and timer_can_turn(s)


def may_teleport(s: Board) -> bool:
    """Whether the Teleport chip can be used now (UG-TEL-1)."""
    moving: bool = s.phase == PLAY or s.phase == ACT or s.phase == MOVE
    return moving and s.got[TELEPORT_CHIP] == OWNED and cards_left(s) > 0


def list_common(s: Board, seat: i64) -> None:
    """List what can be done beside the phase's own actions, in the order of the ids."""
    if may_turn(s, seat):
        add_legal(s, TURN_TIMER)
    if may_run_out(s, seat):
        add_legal(s, SAND_OUT)
    if may_quit(s, seat):
        add_legal(s, QUIT)


def list_teleport(s: Board) -> None:
    """List the use of the Teleport chip."""
    if may_teleport(s):
        add_legal(s, TELEPORT)


def wait(s: Board) -> None:
    """Note who may act now (UG-TURN-11)."""
    seat: i64
    s.waiting = 0
    if s.phase == OVER:
        return
    for seat in range(s.options[OPTION_PLAYERS]):
        if s.phase <= SETUP_FIRST or seat == s.seat or may_turn(s, seat) or may_quit(s, seat):
            s.waiting |= bit(seat)
    if may_run_out(s, TABLE):
        s.waiting |= bit(TABLE)


# From one decision to the next.


def proceed(s: Board, stage: i64) -> None:
    """Run the stages until somebody has to decide, or the match is over."""
    while stage > OVER and s.ended == 0:
        stage = run_stage(s, stage)
    rest(s, stage)


def rest(s: Board, phase: i64) -> None:
    """Come to rest in a phase, in which somebody decides, unless the match is over."""
    if phase == PLAY and s.ended == 0 and cards_left(s) == 0:
        finish(s, DECK)  # hand cards may not be played any more (UG-END-4)
    if s.ended == 0:
        s.phase = phase
    tidy(s)
    wait(s)


def tidy(s: Board) -> None:
    """Blank what only a pending procedure needs, so that equal positions are equal states."""
    if s.phase == DISPLACE:
        return
    s.back = PLAY
    s.tiles = 0
    s.flood = NOWHERE
    s.cause = 0
    if s.phase != TELEPORTING:
        s.target = NOWHERE
        if s.phase != RESOLVE:
            s.resume = PLAY


def run_stage(s: Board, stage: i64) -> i64:
    """One stage; return the next one, or the phase in which somebody decides (UG-TURN-8)."""
    if stage == SETTLE:
        return settle(s)
    if stage == FLOOD:
        return flood_next(s)
    if stage == NEXT_SECTION:
        return turn_by_itself(s)
    if stage == DRAW_CARD:
        return draw_card(s)
    if stage == AFTER_WATER:
        s.back = REPLACING
        return discover(s) if figure_seen(s) else REPLACING
    if stage == REPLACING:
        return replace_next(s)
    if stage == TICK:
        return tick(s)
    return next_seat(s)


def settle(s: Board) -> i64:
    """A movement has ended: is the figure seen? (UG-KID-5, 8; UG-RES-6)."""
    s.back = s.resume
    s.resume = PLAY
    return discover(s) if figure_seen(s) else s.back


def draw_card(s: Board) -> i64:
    """Steps 3 and 4: a card, then water after a blue one, the rat after a red one (UG-TURN-5, 6; UG-RAT-2)."""
    card: i64 = take_card(s)
    if card < 0:
        return OVER
    s.hand[2 * s.seat + (0 if s.hand[2 * s.seat] == NOWHERE else 1)] = card
    emit(s, EVERYBODY, CARD_DRAWN, s.seat, card, 0, 0)
    if CARD_BLUE[s.card] == 1:
        return DISPLACE if water_comes(s, card, 0) else REPLACING
    if s.rat != NOWHERE:
        rat_runs(s, card)
    return REPLACING


def replace_next(s: Board) -> i64:
    """Step 5: for each chip that is due a new one; with a complete code somebody decides (UG-TURN-7, UG-CODE-7, 8)."""
    if s.due == 0 or s.chip_n == 0:
        s.due = 0
        return TICK
    if s.complete == 1:
        emit(s, EVERYBODY, REPLACEMENT_OFFERED, 0, 0, 0, 0)
        return REPLACE
    s.due -= 1
    replace_chip(s)
    return REPLACING


def tick(s: Board) -> i64:
    """In mode `turns` the sand runs at the end of each turn (UG-TIME-3)."""
    s.back = NEXT_SEAT
    if s.options[OPTION_TIMER] != TIMER_TURNS:
        return NEXT_SEAT
    if s.sand == 0:
        return run_out(s)
    s.sand -= 1
    return NEXT_SEAT


def next_seat(s: Board) -> i64:
    """The next player's turn, unless the pile is empty (UG-TURN-1, UG-END-4, 5)."""
    if cards_left(s) == 0:
        finish(s, DECK)
        return OVER
    s.seat = (s.seat + 1) % s.options[OPTION_PLAYERS]
    begin_turn(s)
    return PLAY


def begin_turn(s: Board) -> None:
    """A turn with nothing done yet."""
    s.turn += 1
    s.card = NOWHERE
    s.steps = 0
    s.placed = 0
    s.moved = 0
    s.votes = 0
    emit(s, EVERYBODY, TURN_BEGAN, s.seat, s.turn, 0, 0)


def begin_match(s: Board, seat: i64) -> None:
    """A seat begins, and the timer is turned on its first section (UG-SETUP-15, 16)."""
    s.seat = seat
    s.section = 0
    s.sand = s.options[OPTION_SAND] if s.options[OPTION_TIMER] == TIMER_TURNS else 0
    emit(s, EVERYBODY, MATCH_BEGAN, seat, 0, 0, 0)
    begin_turn(s)
    rest(s, PLAY)


# Actions. Each tells the stage or the phase that follows: there is one place from which stages are run, since a GPU's
# compiler puts a copy of them at every place.


def play_card(s: Board, card: i64) -> i64:
    """Play a hand card: its symbol, steps and colour apply to this turn (UG-CARD-1, UG-TURN-2)."""
    s.hand[2 * s.seat + (0 if s.hand[2 * s.seat] == card else 1)] = NOWHERE
    put_off(s, card)
    s.card = card
    s.steps = CARD_STEPS[card]
    emit(s, EVERYBODY, CARD_PLAYED, s.seat, card, 0, 0)
    return ACT


def arrive(s: Board, base: i64) -> i64:
    """The figure ends its movement: first what can be taken there, then the kidnapper looks (UG-RES-6, UG-TURN-10)."""
    s.resume = base
    return RESOLVE if can_resolve(s) else SETTLE


def end_move(s: Board) -> i64:
    """The move is over; steps that are left are lost (UG-MOVE-10, UG-TURN-3, 4)."""
    s.steps = 0
    return arrive(s, ACT)


def step_figure(s: Board, code: i64) -> i64:
    """A step of the move; the last one ends it, the exit wins (UG-MOVE-1, 10; UG-END-1)."""
    take_step(s, code, FIGURE_MOVED)
    s.moved = 1
    s.steps -= 1
    if s.figure == s.tower:
        finish(s, WON)
        return OVER
    return end_move(s) if s.steps == 0 else MOVE


def displace_figure(s: Board, code: i64) -> i64:
    """The figure leaves its cell before the water comes (UG-WATER-3, UG-KID-7, 8, 12)."""
    take_step(s, code, FIGURE_DISPLACED)
    if s.figure == s.tower:
        finish(s, WON)
        return OVER
    flood_cell(s, s.flood)
    if s.back == RESOLVE:
        s.back = s.resume  # what it could take there lapses
        s.resume = PLAY
    return FLOOD if s.cause == 1 else AFTER_WATER


def can_land(s: Board) -> bool:
    """Whether the figure may be put on the coordinate drawn for it (UG-TEL-2)."""
    cell: i64 = s.target
    if s.surface[cell] == BARE or s.water[cell] == 1 or cell == s.tower or cell == s.rat or cell == s.figure:
        return False
    return s.keys > 0 or not locked(s, cell)


def teleport(s: Board) -> i64:
    """Use the Teleport chip: draw a coordinate; where it cannot be taken there is no choice (UG-TEL-1, 2)."""
    spend_chip(s, TELEPORT_CHIP)
    s.target = turn_card(s)
    if can_land(s):
        s.resume = s.phase
        return TELEPORTING
    emit(s, EVERYBODY, TELEPORT_STAYED, s.target, 0, 0, 0)
    return s.phase


def teleport_go(s: Board) -> i64:
    """The figure goes: outside a move that ends a movement, within one the move goes on (UG-TEL-2, 3; UG-KID-8)."""
    before: i64 = s.figure
    open_lock(s, s.target)
    put_figure(s, s.target)
    emit(s, EVERYBODY, TELEPORTED, before, s.figure, 0, 0)
    s.target = NOWHERE
    return MOVE if s.resume == MOVE else arrive(s, s.resume)


def teleport_stay(s: Board) -> i64:
    """The figure stays; the chip is spent all the same (UG-TEL-1)."""
    emit(s, EVERYBODY, TELEPORT_STAYED, s.target, 1, 0, 0)
    return s.resume


def turn_timer(s: Board, seat: i64) -> i64:
    """A player turns the timer; what was going on continues afterwards (UG-KID-1, 2, 12)."""
    s.back = s.phase
    return next_section(s, seat)


def sand_out(s: Board) -> i64:
    """The clock says that the timer is empty (UG-KID-3, UG-TIME-1, 4, 5)."""
    s.back = s.phase
    return run_out(s)


def answer_replacement(s: Board, yes: bool) -> i64:
    """Place a replacement chip, or do without (UG-CODE-7)."""
    s.due -= 1
    if yes:
        replace_chip(s)
    else:
        emit(s, EVERYBODY, REPLACEMENT_DECLINED, 0, 0, 0, 0)
    return REPLACING


def vote(s: Board, seat: i64) -> i64:
    """A player votes to give up; the last missing vote ends the match (UG-END-5)."""
    s.votes |= bit(seat)
    missing: i64 = 0
    other: i64
    for other in range(s.options[OPTION_PLAYERS]):
        if (s.votes >> other) & 1 == 0:
            missing += 1
    emit(s, EVERYBODY, VOTED, seat, missing, 0, 0)
    if missing == 0:
        finish(s, RESIGNED)
    return s.phase
