"""The activation of a figure or blip: selecting, moving, doors, objectives (sections 6.2, 7.1, 7.2, 7.6)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.star_quest.figures import (
    allowance,
    is_commander,
    is_halted,
    lift,
    part,
    place,
    place_of_actor,
    port_closed,
    put,
    side_of,
    width_of,
)
from sublevel.games.star_quest.goals import bring_home, goal_open, unlocked, usable, use_square
from sublevel.games.star_quest.hulk import (
    ALL_WAYS,
    FIRST_DOOR,
    at_some_door,
    beside,
    block_clear,
    block_fits,
    board_of,
    door_in_front,
    door_place,
    edge_open,
    links_from,
    may_step,
    neighbour,
    set_door,
    steps_from,
)
from sublevel.games.star_quest.refusals import (
    ACTED_ALREADY,
    BETWEEN_TWO,
    CANNOT_MOVE,
    DOOR_OPEN_ALREADY,
    ENEMY_NEAR,
    FINE,
    LOCKED,
    MOVE_OR_FIRE,
    NO_ATTACK_LEFT,
    NO_MOVE_LEFT,
    NO_WAY_OUT,
    NOT_IN_FRONT,
    NOT_YOURS,
    NOTHING_TO_TAKE,
    NOTHING_TO_USE,
    OCCUPIED,
    ONLY_STEPS,
    OUT_OF_PLAY,
    PORT_CLOSED,
    REPORTING_IN,
    STRAIGHT_ONLY,
    WALL_THERE,
)
from sublevel.games.star_quest.state import (
    ABOARD,
    ACTED,
    ACTING,
    ACTIVATION_ENDED,
    BOARD_ENTERED,
    CAME_BACK,
    DOCKED,
    DOOR_OPENED,
    FELL_BACK,
    FRESH,
    FRONTIER_STEPS,
    MOVE_CLOSED,
    MOVE_NONE,
    MOVE_OPEN,
    PENDING,
    RADAR_ACTOR,
    RADAR_ALL,
    RETURNED,
    SELECTED,
    STEPPED,
    TOOK,
    UNSCANNED,
    USED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    BAY,
    BY_SECTIONS,
    CHAOS,
    DIRECTIONS,
    DOUBLE_TIME,
    DREADNOUGHT,
    FIRST_BLIP,
    HEAVY_WEAPON,
    NOBODY,
    NOWHERE,
    PRIMARY,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
)

# Selecting (SQ-ACT-1, SQ-ACT-6).


def why_not_select(s: Hulk, actor: i64) -> i64:
    """Why a figure or blip cannot be selected by the player on turn (SQ-ACT-6)."""
    if side_of(actor) != s.player:
        return NOT_YOURS
    if place_of_actor(s, actor) == NOWHERE:
        return OUT_OF_PLAY
    if s.acted[actor] != FRESH:
        return ACTED_ALREADY
    if is_commander(actor) and s.reporting[actor // SQUAD] == 1:
        return REPORTING_IN
    return FINE


def select(s: Hulk, actor: i64) -> None:
    """Open the activation of a figure or blip (SQ-ACT-1, SQ-ACT-2; two moves: SQ-ACT-3)."""
    s.acted[actor] = ACTING
    s.actor = actor
    s.selected = 1
    s.moves_left = moves_of(s, actor)
    s.mp = 0
    s.move = MOVE_NONE
    s.steps = 0
    s.shots = 0
    s.combats = 0
    s.used = 0
    s.fired = 0
    s.spent = 0
    s.passing = 0
    s.fallback = place_of_actor(s, actor)
    emit(s, EVERYBODY, SELECTED, actor, 0, 0, 0)


def moves_of(s: Hulk, actor: i64) -> i64:
    """How many moves an activation has: two by orders, none for halted figures (SQ-ACT-3, SQ-EV-4, SQ-EV-21)."""
    if is_halted(s, actor):
        return 0
    if s.order == DOUBLE_TIME or s.order == BY_SECTIONS:
        return 2
    return 2 if s.order == HEAVY_WEAPON and s.order_trooper == actor else 1


def why_not_done(s: Hulk) -> i64:
    """Why an activation cannot be closed: a move may not end on an occupied square (SQ-MOVE-3, SQ-MOVE-4)."""
    if s.passing == 1:
        return ONLY_STEPS
    return FINE


def close_activation(s: Hulk) -> None:
    """The figure has acted (SQ-ACT-1)."""
    s.acted[s.actor] = ACTED
    emit(s, EVERYBODY, ACTIVATION_ENDED, s.actor, 0, 0, 0)
    s.actor = NOBODY
    s.moves_left = 0
    s.mp = 0
    s.move = MOVE_NONE
    s.passing = 0
    s.fallback = NOWHERE


def stop_moving(s: Hulk) -> None:
    """An attack or a use ends the running move (SQ-ACT-2)."""
    if s.move == MOVE_OPEN:
        s.move = MOVE_CLOSED
        s.mp = 0


# Where a figure may go (section 7.1).


def is_passable(s: Hulk, actor: i64, occupant: i64) -> bool:
    """Whether a figure or blip may pass over another one (SQ-MOVE-7, SQ-MOVE-8; the Dreadnought: SQ-MOVE-11)."""
    owner: i64 = side_of(occupant)
    mover: i64 = side_of(actor)
    return actor == DREADNOUGHT or owner == mover or s.allows[4 * owner + mover] == 1


def bars(s: Hulk, actor: i64, square: i64) -> bool:
    """Whether somebody stands on a square who may not be passed."""
    return s.at[square] != 0 and s.at[square] != actor + 1 and not is_passable(s, actor, s.at[square] - 1)


def ahead(s: Hulk, actor: i64, square: i64, direction: i64) -> i64:
    """Where a step leads to; the Dreadnought's block shifts by one."""
    return beside(square, direction) if actor == DREADNOUGHT else neighbour(s, square, direction)


def why_not_enter(s: Hulk, actor: i64, square: i64, direction: i64) -> i64:
    """Why walls, ports or figures at a corner bar a step (SQ-MOVE-2, 6, 9, 10; SQ-DOCK-2, 3, 5; SQ-GEO-6)."""
    if actor == DREADNOUGHT:
        return why_not_shift(s, square, direction)
    side: i64 = side_of(actor)
    if not may_step(s, square, direction, side):
        return WALL_THERE
    return why_not_between(s, actor, square, direction, neighbour(s, square, direction))


def why_not_between(s: Hulk, actor: i64, square: i64, direction: i64, to: i64) -> i64:
    """Why a port or figures at a corner bar a step where no wall does (SQ-MOVE-9, 10; SQ-DOCK-5)."""
    if actor >= SQUAD_FIGURES and port_closed(s, to):
        return PORT_CLOSED
    if direction % 2 == 1:
        left: i64 = neighbour(s, square, direction - 1)
        right: i64 = neighbour(s, square, (direction + 1) % DIRECTIONS)
        if left >= 0 and right >= 0 and bars(s, actor, left) and bars(s, actor, right):
            return BETWEEN_TWO
    return FINE


def why_not_shift(s: Hulk, block: i64, direction: i64) -> i64:
    """The same for the Dreadnought: straight, both leading edges and the new block clear (SQ-MOVE-11)."""
    if direction % 2 == 1:
        return STRAIGHT_ONLY
    q: i64
    for q in range(4):
        if leads(q, direction) and not edge_open(s, part(block, q), direction, CHAOS):
            return WALL_THERE
    shifted: i64 = ahead(s, DREADNOUGHT, block, direction)
    if not block_clear(s, shifted):
        return WALL_THERE
    for q in range(4):
        if port_closed(s, part(shifted, q)):
            return PORT_CLOSED
    return FINE


def leads(q: i64, direction: i64) -> bool:
    """Whether a square of the block (nw 0, ne 1, sw 2, se 3) is at the side that goes first."""
    if direction == 0:
        return q < 2
    if direction == 4:
        return q >= 2
    return q % 2 == 1 if direction == 2 else q % 2 == 0


def may_rest(s: Hulk, actor: i64, square: i64) -> bool:
    """Whether a move may end on a square: nobody else there, no doorway in a block (SQ-MOVE-3, SQ-MOVE-12)."""
    q: i64
    if actor == DREADNOUGHT and not block_fits(s, square):
        return False
    for q in range(width_of(actor)):
        occupant: i64 = s.at[part(square, q)]
        if occupant != 0 and occupant != actor + 1:
            return False
    return True


def comes_home(square: i64, to: i64) -> bool:
    """Whether a step leads from the hulk into the bay (SQ-MOVE-14)."""
    return square < BAY and to >= BAY


def why_not_go(s: Hulk, actor: i64, square: i64, direction: i64, left: i64) -> i64:
    """Why a step is illegal, if so much of the move is left after it (SQ-MOVE-2 to 4, 11, 12, 14)."""
    why: i64 = why_not_enter(s, actor, square, direction)
    return why if why != FINE else why_not_onto(s, actor, square, ahead(s, actor, square, direction), left)


def why_not_onto(s: Hulk, actor: i64, square: i64, to: i64, left: i64) -> i64:
    """Why a step that nothing bars leads to a square where the figure may neither rest nor pass (SQ-MOVE-3, 4, 12)."""
    if comes_home(square, to) or may_rest(s, actor, to):
        return FINE
    if actor != DREADNOUGHT and bars(s, actor, to):
        return OCCUPIED
    return FINE if way_out(s, actor, to, left) else NO_WAY_OUT


def entries(s: Hulk, actor: i64, square: i64) -> i64:
    """The directions that walls leave open to a figure or blip, a bit each; the Dreadnought is asked for each step."""
    return ALL_WAYS if actor == DREADNOUGHT else steps_from(s, square, side_of(actor))


def may_enter(s: Hulk, actor: i64, square: i64, direction: i64, to: i64) -> bool:
    """Whether nothing else bars a step in such a direction (as `why_not_enter`)."""
    if actor == DREADNOUGHT:
        return why_not_shift(s, square, direction) == FINE
    return why_not_between(s, actor, square, direction, to) == FINE


def way_out(s: Hulk, actor: i64, square: i64, left: i64) -> bool:
    """Whether a figure on an occupied square can go on to one where it may end its move (SQ-MOVE-4, SQ-MOVE-12).

    The squares where it could only pass are listed in `frontier` with the steps that lead there.
    """
    count: i64 = 1
    i: i64 = 0
    direction: i64
    s.frontier[0] = FRONTIER_STEPS * square
    while i < count:
        here: i64 = s.frontier[i] // FRONTIER_STEPS
        steps: i64 = s.frontier[i] % FRONTIER_STEPS
        i += 1
        if steps >= left:
            return False
        open_: i64 = entries(s, actor, here)
        for direction in range(DIRECTIONS):
            if (open_ >> direction) & 1 == 0:
                continue
            to: i64 = ahead(s, actor, here, direction)
            if not may_enter(s, actor, here, direction, to):
                continue
            if comes_home(here, to) or may_rest(s, actor, to):
                return True
            if (actor == DREADNOUGHT or not bars(s, actor, to)) and not in_frontier(s, count, to):
                s.frontier[count] = FRONTIER_STEPS * to + steps + 1
                count += 1
    return False


def in_frontier(s: Hulk, count: i64, square: i64) -> bool:
    """Whether a square is among the first so many of the frontier: there are few."""
    i: i64
    for i in range(count):
        if s.frontier[i] // FRONTIER_STEPS == square:
            return True
    return False


# Steps.


def why_not_move(s: Hulk) -> i64:
    """Why the actor may not move now, wherever to (SQ-ACT-2, SQ-ACT-3, SQ-EV-4, SQ-EV-21)."""
    if is_halted(s, s.actor):
        return CANNOT_MOVE
    if s.order == BY_SECTIONS and (s.shots > 0 or s.combats > 0 or s.used == 1):
        return MOVE_OR_FIRE
    if s.moves_left == 0 and not (s.move == MOVE_OPEN and s.mp > 0):
        return NO_MOVE_LEFT
    return FINE


def left_after_step(s: Hulk) -> i64:
    """How much of the running move is left after one more step (SQ-ACT-2, SQ-MOVE-13)."""
    return (s.mp if s.move == MOVE_OPEN and s.mp > 0 else allowance(s, s.actor)) - 1


def why_not_step(s: Hulk, direction: i64) -> i64:
    """Why the actor cannot step in a direction (SQ-MOVE-1)."""
    why: i64 = why_not_move(s)
    if why != FINE:
        return why
    return why_not_go(s, s.actor, place_of_actor(s, s.actor), direction, left_after_step(s))


def open_steps(s: Hulk, most: i64) -> i64:
    """The directions in which the actor can step, a bit each; so many of them will do (SQ-MOVE-1)."""
    if why_not_move(s) != FINE:
        return 0
    actor: i64 = s.actor
    square: i64 = place_of_actor(s, actor)
    left: i64 = left_after_step(s)
    open_: i64 = entries(s, actor, square)
    found: i64 = 0
    direction: i64
    for direction in range(DIRECTIONS):
        if (open_ >> direction) & 1 == 0:
            continue
        to: i64 = ahead(s, actor, square, direction)
        if may_enter(s, actor, square, direction, to) and why_not_onto(s, actor, square, to, left) == FINE:
            found |= bit(direction)
            most -= 1
            if most == 0:
                break
    return found


def step_actor(s: Hulk, direction: i64) -> None:
    """Take a step, which may begin a new move (SQ-ACT-2, SQ-MOVE-1, SQ-MOVE-13)."""
    actor: i64 = s.actor
    square: i64 = place_of_actor(s, actor)
    if s.move != MOVE_OPEN or s.mp == 0:
        s.moves_left -= 1
        s.mp = allowance(s, actor)
        s.move = MOVE_OPEN
    s.mp -= 1
    s.steps += 1
    if actor == DREADNOUGHT and (s.shots > 0 or s.combats > 0):
        s.spent = 1
    to: i64 = ahead(s, actor, square, direction)
    emit(s, EVERYBODY, STEPPED, actor, square, to, s.mp)
    lift(s, actor)
    if comes_home(square, to):
        come_home(s, actor)
    else:
        arrive(s, actor, to)


def come_home(s: Hulk, figure: i64) -> None:
    """A squad figure enters its bay: Returned, out of play and safe (SQ-DOCK-3, SQ-DOCK-4, SQ-MOVE-14)."""
    s.status[figure] = RETURNED
    s.passing = 0
    emit(s, EVERYBODY, CAME_BACK, figure, 0, 0, 0)
    bring_home(s, figure)


def arrive(s: Hulk, actor: i64, square: i64) -> None:
    """Stand on a square, or pass over whoever stands there; radar and boards follow (SQ-MOVE-4, SQ-INT-1, SQ-INT-2)."""
    if may_rest(s, actor, square):
        put(s, actor, square)
        s.passing = 0
        s.fallback = square
    else:
        place(s, actor, square)
        s.passing = 1
    if square >= SQUARES:
        return
    if actor < SQUAD_FIGURES:
        s.status[actor] = ABOARD
        enter_board(s, actor, board_of(s, square))
    if actor < SQUAD_FIGURES or actor >= FIRST_BLIP:
        s.radar = RADAR_ACTOR
        s.radar_actor = actor


def enter_board(s: Hulk, figure: i64, board: i64) -> None:
    """A squad figure on an unscanned board makes it pending, for good (SQ-INT-2)."""
    if s.board[board] == UNSCANNED:
        s.board[board] = PENDING
        s.queue[s.queue_n] = board
        s.queue_n += 1
        emit(s, EVERYBODY, BOARD_ENTERED, board, figure, 0, 0)


def settle_passing(s: Hulk) -> None:
    """Back to the fallback square if interrupts took the last way out; or stand, if the square is free (SQ-MOVE-5)."""
    if s.actor == NOBODY or s.passing == 0:
        return
    actor: i64 = s.actor
    square: i64 = place_of_actor(s, actor)
    if may_rest(s, actor, square):
        put(s, actor, square)
        s.passing = 0
        s.fallback = square
        return
    if way_out(s, actor, square, s.mp):
        return
    lift(s, actor)
    put(s, actor, s.fallback)
    if s.fallback >= BAY:
        s.status[actor] = DOCKED
    s.passing = 0
    s.mp = 0
    s.move = MOVE_CLOSED
    emit(s, EVERYBODY, FELL_BACK, actor, s.fallback, 0, 0)


# Doors (section 7.2).


def why_not_open(s: Hulk, door: i64) -> i64:
    """Why the actor cannot open a door (SQ-OPEN-1, SQ-OPEN-3, SQ-ACT-3)."""
    if s.door_open[door] == 1:
        return DOOR_OPEN_ALREADY
    why: i64 = why_not_open_any(s)
    if why != FINE:
        return why
    square: i64 = place_of_actor(s, s.actor)
    q: i64
    for q in range(width_of(s.actor)):
        if door_in_front(s, door, part(square, q)):
            return FINE
    return NOT_IN_FRONT


def why_not_open_any(s: Hulk) -> i64:
    """Why the actor can open no door at all now (SQ-OPEN-3, SQ-ACT-3)."""
    if s.passing == 1:
        return ONLY_STEPS
    if is_halted(s, s.actor):
        return CANNOT_MOVE
    if s.order == BY_SECTIONS and (s.shots > 0 or s.combats > 0 or s.used == 1):
        return MOVE_OR_FIRE
    return NO_MOVE_LEFT if s.move != MOVE_OPEN and s.moves_left == 0 else FINE


def doors_to_open(s: Hulk) -> i64:
    """The doors that the actor can open, a bit each (SQ-OPEN-1)."""
    square: i64 = place_of_actor(s, s.actor)
    found: i64 = 0
    q: i64
    door: i64
    if square >= SQUARES or why_not_open_any(s) != FINE:
        return 0
    for q in range(width_of(s.actor)):
        covered: i64 = part(square, q)
        if not at_some_door(s, covered):
            continue
        board: i64 = board_of(s, covered)
        for door in range(FIRST_DOOR[board], FIRST_DOOR[board + 1]):
            if s.door_open[door] == 0 and door_in_front(s, door, covered):
                found |= bit(door)
    return found


def open_door(s: Hulk, door: i64, actor: i64) -> None:
    """Open a door for good; what lies behind may be in view now (SQ-OPEN-2, SQ-INT-1)."""
    set_door(s, door, 1)
    s.seen_valid = 0
    s.radar = RADAR_ALL
    emit(s, EVERYBODY, DOOR_OPENED, door, actor, door_place(s, door), 0)


# Objectives (section 7.6).


def enemy_beside(s: Hulk, square: i64) -> bool:
    """Whether a Chaos figure stands on an orthogonally neighbouring square with an unblocked edge (SQ-USE-1)."""
    direction: i64
    open_: i64 = links_from(s, square)
    for direction in range(0, DIRECTIONS, 2):
        if (open_ >> direction) & 1 == 1:
            occupant: i64 = s.at[beside(square, direction)] - 1
            if occupant >= SQUAD_FIGURES and occupant < FIRST_BLIP:
                return True
    return False


def goal_to_use(s: Hulk, square: i64) -> i64:
    """The objective for which a square can be used, -1 for none (SQ-USE-1)."""
    which: i64
    for which in range(2):
        if usable(s, which, square) >= 0:
            return which
    return -1


def why_not_use(s: Hulk) -> i64:
    """Why the actor cannot use the square on which it stands (SQ-USE-1, SQ-OBJ-3, SQ-DOCK-2, SQ-ACT-3)."""
    if s.actor >= SQUAD_FIGURES or s.status[s.actor] != ABOARD:
        return NOTHING_TO_USE
    square: i64 = s.square[s.actor]
    which: i64 = goal_to_use(s, square)
    if which < 0:
        return NOTHING_TO_USE
    if s.passing == 1:
        return ONLY_STEPS
    if s.shots > 0 or s.combats > 0 or s.used == 1:
        return NO_ATTACK_LEFT
    if s.order == BY_SECTIONS and s.steps > 0:
        return MOVE_OR_FIRE
    if not unlocked(s, which):
        return LOCKED
    return ENEMY_NEAR if enemy_beside(s, square) else FINE


def use_here(s: Hulk) -> None:
    """Use the square: it is done for all squads (SQ-USE-1, SQ-OBJ-3)."""
    square: i64 = s.square[s.actor]
    which: i64 = goal_to_use(s, square)
    stop_moving(s)
    s.used = 1
    emit(s, EVERYBODY, USED, s.actor, square, which, 0)
    use_square(s, which, usable(s, which, square), s.actor // SQUAD)


def item_here(s: Hulk, square: i64) -> i64:
    """The objective whose thing to carry lies on a square, -1 for none (SQ-TAKE-1)."""
    which: i64
    for which in range(2):
        if s.cargo[which] == square and square < SQUARES and (which == PRIMARY or goal_open(s, which)):
            return which
    return -1


def why_not_take(s: Hulk) -> i64:
    """Why the actor cannot take anything up (SQ-TAKE-1)."""
    if s.actor >= SQUAD_FIGURES or item_here(s, s.square[s.actor]) < 0:
        return NOTHING_TO_TAKE
    return ONLY_STEPS if s.passing == 1 else FINE


def take_here(s: Hulk) -> None:
    """Take up what lies here; it is carried until its carrier is Lost or home (SQ-TAKE-1)."""
    square: i64 = s.square[s.actor]
    which: i64 = item_here(s, square)
    s.cargo[which] = NOWHERE
    s.carrier[which] = s.actor
    emit(s, EVERYBODY, TOOK, s.actor, square, which, 0)
