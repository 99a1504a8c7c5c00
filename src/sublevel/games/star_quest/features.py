"""The observation for a neural network: planes of the hulk, and numbers that fill a plane each (section 13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.star_quest.figures import part, player_of, side_of, viewer_of, width_of
from sublevel.games.star_quest.goals import chaos_score, goal_open, score_of, squad_score, usable
from sublevel.games.star_quest.hulk import board_of, in_corridor
from sublevel.games.star_quest.state import (
    ACTED,
    DOCKED,
    IN_HAND,
    OPTION_PLAYERS,
    SCANNED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    BLIPS,
    BLU,
    CARDS,
    CHAOS,
    COMMANDER_LIFE,
    EVENT_CARDS,
    FIGURES,
    FIRST_BLIP,
    KIND_OF,
    NOBODY,
    NOWHERE,
    ORDERS,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
)

WALLS: Final = 0  # east, south
FRAMES: Final = 2  # east, south: walls, doorways and doors
CORRIDOR: Final = 4
SCANNED_BOARD: Final = 5
OWN: Final = 6  # own squad: Commander, Laser, Null-Time, Holo, Black-Hole, unarmed
OTHERS: Final = 12  # squads of others, likewise; all squads if the seat is Chaos
ROBOTLINGS: Final = 18  # eight kinds
BLIP: Final = 26
BLIP_KIND: Final = 27  # of blips whose kind the seat knows: seven
TIRED: Final = 34  # has acted
ACTOR: Final = 35
LIFE: Final = 36
GOALS: Final = 37  # primary, secondary: squares still to use, things to carry
# From here on each plane has one value everywhere.
PHASE: Final = 39  # thirteen
PLAYER: Final = 52  # own turn, Chaos' turn
MOVES: Final = 54  # mp, moves left, shots, combats, points
CARDS_LEFT: Final = 59
EVENT_CARD: Final = 60  # twenty-eight
SCORES: Final = 88  # own, best other, Chaos
MARKS: Final = 91  # primary open, secondary open
POOLS: Final = 93  # blips, chips in the pools
EQUIPMENT: Final = 95  # ten of one's own
ORDERS_HELD: Final = 105  # four of one's own
DOCKED_LEFT: Final = 109
DICE: Final = 110  # eight
PLANES: Final = 118


def fill(out: vec[float], plane: i64, value: float) -> None:
    """Give all squares of a plane one value."""
    i: i64
    for i in range(SQUARES * plane, SQUARES * (plane + 1)):
        out[i] = value


def mark(out: vec[float], plane: i64, square: i64) -> None:
    """Set one square of a plane."""
    if square < SQUARES:
        out[SQUARES * plane + square] = 1.0


def features(s: Hulk, seat: i64, out: vec[float]) -> None:
    """Write the whole observation of a seat, from nothing that it cannot know."""
    i: i64
    player: i64 = viewer_of(s, seat)
    for i in range(PLANES * SQUARES):
        out[i] = 0.0
    mark_hulk(s, out)
    for i in range(FIGURES):
        if s.square[i] != NOWHERE:
            mark_figure(s, player, i, out)
    for i in range(BLIPS):
        if s.blip_square[i] != NOWHERE:
            mark_blip(s, player, i, out)
    mark_goals(s, out)
    fill_turn(s, player, out)
    fill_scores(s, seat, player, out)


def mark_hulk(s: Hulk, out: vec[float]) -> None:
    """Walls, doors, rooms and boards."""
    square: i64
    for square in range(SQUARES):
        x: i64 = square % SIDE
        y: i64 = square // SIDE
        if (s.wall_east[y] >> x) & 1 == 1:
            mark(out, WALLS, square)
        if (s.wall_south[y] >> x) & 1 == 1:
            mark(out, WALLS + 1, square)
        if (s.frame_east[y] >> x) & 1 == 1:
            mark(out, FRAMES, square)
        if (s.frame_south[y] >> x) & 1 == 1:
            mark(out, FRAMES + 1, square)
        if in_corridor(s, square):
            mark(out, CORRIDOR, square)
        if s.board[board_of(s, square)] == SCANNED:
            mark(out, SCANNED_BOARD, square)


def mark_figure(s: Hulk, player: i64, figure: i64, out: vec[float]) -> None:
    """A figure: whose, what, whether it has acted, its life points."""
    q: i64
    for q in range(width_of(figure)):
        square: i64 = part(s.square[figure], q)
        if square >= SQUARES:
            return
        if figure >= SQUAD_FIGURES:
            mark(out, ROBOTLINGS + KIND_OF[figure], square)
        else:
            group: i64 = OWN if side_of(figure) == player else OTHERS
            mark(out, group + look_of(s, figure), square)
        if s.acted[figure] == ACTED:
            mark(out, TIRED, square)
        if s.actor == figure:
            mark(out, ACTOR, square)
        out[SQUARES * LIFE + square] = s.lp[figure] / COMMANDER_LIFE


def look_of(s: Hulk, figure: i64) -> i64:
    """Commander 0, Laser 1, Null-Time 2, Holo 3, Black-Hole 4, unarmed 5."""
    if figure % SQUAD == 0:
        return 0
    return s.weapon[figure] if s.weapon[figure] > 0 else 5


def mark_blip(s: Hulk, player: i64, b: i64, out: vec[float]) -> None:
    """A blip, with its kind for those who know it (SQ-VIEW-1)."""
    square: i64 = s.blip_square[b]
    mark(out, BLIP, square)
    if player == CHAOS or (player == BLU and s.inspected[b] == 1):
        mark(out, BLIP_KIND + s.blip_kind[b], square)
    if s.acted[FIRST_BLIP + b] == ACTED:
        mark(out, TIRED, square)
    if s.actor == FIRST_BLIP + b:
        mark(out, ACTOR, square)


def mark_goals(s: Hulk, out: vec[float]) -> None:
    """Squares to use and things to carry, as far as they are known."""
    which: i64
    square: i64
    for which in range(2):
        if not goal_open(s, which):
            continue
        for square in range(SQUARES):
            if usable(s, which, square) >= 0:
                mark(out, GOALS + which, square)
        if s.cargo[which] != NOWHERE:
            mark(out, GOALS + which, s.cargo[which])


def fill_turn(s: Hulk, player: i64, out: vec[float]) -> None:
    """Phase, turn, activation, dice and the event card."""
    i: i64
    fill(out, PHASE + s.phase, 1.0)
    if s.player == player:
        fill(out, PLAYER, 1.0)
    if s.player == CHAOS:
        fill(out, PLAYER + 1, 1.0)
    fill(out, MOVES, s.mp / 8)
    fill(out, MOVES + 1, s.moves_left / 2)
    fill(out, MOVES + 2, s.shots / 3)
    fill(out, MOVES + 3, s.combats / 2)
    fill(out, MOVES + 4, s.points / 6)
    fill(out, CARDS_LEFT, (s.deck_n - s.deck_at) / EVENT_CARDS)
    if s.event != NOBODY:
        fill(out, EVENT_CARD + s.event, 1.0)
    for i in range(s.dice_n):
        fill(out, DICE + i, s.dice[i] / 3)


def fill_scores(s: Hulk, seat: i64, player: i64, out: vec[float]) -> None:
    """Scores, marks, pools, and a squad's own cards."""
    i: i64
    best: i64 = -100
    docked: i64 = 0
    for i in range(s.options[OPTION_PLAYERS] - 1):
        if i != seat:
            best = max(best, squad_score(s, player_of(s, i)))
    if player != NOBODY:
        fill(out, SCORES, score_of(s, player) / 50)
    fill(out, SCORES + 1, best / 50)
    fill(out, SCORES + 2, chaos_score(s) / 50)
    for i in range(2):
        if goal_open(s, i):
            fill(out, MARKS + i, 1.0)
    fill(out, POOLS, s.pool_blip_n / 32)
    fill(out, POOLS + 1, s.pool_chip_n / 32)
    for i in range(SQUAD_FIGURES):
        if s.status[i] == DOCKED and (player == CHAOS or side_of(i) == player):
            docked += 1
    fill(out, DOCKED_LEFT, docked / SQUAD)
    if player == CHAOS or player == NOBODY:
        return
    for i in range(CARDS):
        if s.equipment[CARDS * player + i] == IN_HAND:
            fill(out, EQUIPMENT + i, 1.0)
    for i in range(ORDERS):
        if s.orders[ORDERS * player + i] == IN_HAND:
            fill(out, ORDERS_HELD + i, 1.0)
