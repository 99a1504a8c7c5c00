"""Blips: radar, reveals, the Dreadnought's block, and scans (sections 6.3, 7.9, 8.2)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.star_quest.figures import (
    allowance,
    enter,
    is_free,
    is_halted,
    lift,
    part,
    place,
    put,
    seat_of,
    supply,
)
from sublevel.games.star_quest.hulk import BOARD_SIDE, BOARD_SQUARES, block_fits, board_of, quadrant_with
from sublevel.games.star_quest.refusals import (
    BLOCK_BLOCKED,
    BLOCK_ELSEWHERE,
    EQUAL_WEAPONS,
    FINE,
    IN_VIEW,
    MUST_PLACE_ALL,
    NO_BLOCK,
    NO_SQUARE_LEFT,
    NONE_IN_POOL,
    OTHER_BOARD,
    PORT_CLOSED,
    SQUARE_TAKEN,
)
from sublevel.games.star_quest.sight import in_squads_sight, is_in_view, radar
from sublevel.games.star_quest.state import (
    ABOARD,
    ACTED,
    ACTING,
    BLIP_PLACED,
    BLIP_PLACED_AS,
    BLIPS_LEFT_OUT,
    BOARD_SCANNED,
    DREAD_ARMED,
    DREAD_CHIP,
    DREAD_NOT,
    DREAD_PLACED,
    DREAD_REVEALED,
    FRESH,
    MOVE_NONE,
    MOVE_OPEN,
    OPTION_DREAD,
    RADAR_ACTOR,
    RADAR_ALL,
    RADAR_NOTHING,
    REVEALED,
    SCAN_AT,
    SCAN_BEGAN,
    SCAN_CHOSEN,
    SCANNED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ARM_FIRST,
    ARM_PAIRS,
    ARM_SECOND,
    BLIPS,
    BOARDS,
    CHAOS,
    DEEP_SCAN,
    DREAD,
    DREADNOUGHT,
    FIRST_BLIP,
    KIND_OF,
    LIFE_OF,
    NOBODY,
    NOWHERE,
    SIDE,
    SQUAD_FIGURES,
    SQUARES,
    TOKEN_KINDS,
)

# Radar (SQ-INT-1).


def next_revealed(s: Hulk) -> i64:
    """The blip with the lowest number that is to be revealed now, or -1 (SQ-INT-1, SQ-EV-17)."""
    b: i64
    if s.event == DEEP_SCAN and s.event_board >= 0:
        for b in range(s.blips):
            if s.blip_square[b] != NOWHERE and board_of(s, s.blip_square[b]) == s.event_board:
                return b
    if s.radar == RADAR_NOTHING:
        return -1
    if s.radar == RADAR_ACTOR and s.radar_actor >= FIRST_BLIP:
        b = s.radar_actor - FIRST_BLIP
        return b if s.blip_square[b] != NOWHERE and in_squads_sight(s, s.blip_square[b]) else -1
    for b in range(s.blips):
        if s.blip_square[b] == NOWHERE:
            continue
        if s.radar == RADAR_ALL:
            if in_squads_sight(s, s.blip_square[b]):
                return b
        elif s.status[s.radar_actor] == ABOARD and radar(s, s.square[s.radar_actor], s.blip_square[b]):
            return b
    return -1


def reveal_due(s: Hulk) -> bool:
    """Reveal all blips that are in view, one by one; true if a Dreadnought has to be placed first."""
    while s.dread_from == DREAD_NOT:
        b: i64 = next_revealed(s)
        if b < 0:
            s.radar = RADAR_NOTHING
            if s.event == DEEP_SCAN:
                s.event_board = NOBODY
            return False
        reveal(s, b)
    return True


def reveal(s: Hulk, b: i64) -> None:
    """Take a blip off and put its figure on the square, if the supply has one (SQ-REV-1, 2, 3, 5)."""
    kind: i64 = s.blip_kind[b]
    square: i64 = s.blip_square[b]
    actor: i64 = FIRST_BLIP + b
    lift(s, actor)
    s.blip_kind[b] = 0
    s.inspected[b] = 0
    s.table_blips[kind] += 1
    s.disclosed = 1
    figure: i64 = supply(s, kind)
    if kind == DREAD and figure != NOBODY and not block_somewhere(s):
        figure = NOBODY
    emit(s, EVERYBODY, REVEALED, b, kind, square, figure)
    if figure == NOBODY:
        if s.actor == actor:
            s.passing = 0  # the activation closes: SQ-ACT-7
        return
    if kind == DREAD:
        s.dread_from = DREAD_REVEALED
        s.dread_square = square
        s.dread_blip = actor
        return
    if s.actor == actor and s.passing == 1:
        enter_passing(s, figure, square)
    else:
        enter(s, figure, square, s.acted[actor])
    hand_over(s, actor, figure)


def enter_passing(s: Hulk, figure: i64, square: i64) -> None:
    """The figure of a blip that was passing over an occupied square passes in its stead (SQ-ACT-7)."""
    s.lp[figure] = LIFE_OF[KIND_OF[figure]]
    s.acted[figure] = ACTING
    place(s, figure, square)


def hand_over(s: Hulk, actor: i64, figure: i64) -> None:
    """A blip revealed in its own activation hands it to its figure (SQ-ACT-7, SQ-BLIP-2, SQ-EV-4)."""
    if s.actor != actor:
        return
    s.acted[actor] = ACTED
    s.acted[figure] = ACTING
    s.actor = figure
    s.mp = 0
    if s.steps == 0:
        s.moves_left = 1
        s.move = MOVE_NONE
    else:
        s.moves_left = 0
        s.move = MOVE_OPEN
        s.mp = max(0, allowance(s, figure) - s.steps)
    if is_halted(s, figure):
        s.moves_left = 0
        s.mp = 0
    if figure == DREADNOUGHT:
        s.passing = 0
        s.fallback = s.square[figure]


# The Dreadnought's block (SQ-REV-2, SQ-REV-3).


def block_free(s: Hulk, square: i64) -> bool:
    """Whether the Dreadnought may stand on a block (SQ-REV-2, SQ-DOCK-5; fallback squares: SQ-MOVE-5)."""
    q: i64
    if not block_fits(s, square):
        return False
    for q in range(4):
        covered: i64 = part(square, q)
        if not is_free(s, covered):
            return False
        if s.passing == 1 and s.actor < SQUAD_FIGURES and covered == s.fallback:
            return False
    return True


def block_holding(s: Hulk, square: i64, n: i64) -> i64:
    """The nth of the four blocks that hold a square, or -1 where it does not lie on the hulk."""
    x: i64 = square % SIDE - (1 - n % 2)
    y: i64 = square // SIDE - (1 - n // 2)
    if x < 0 or y < 0 or x >= SIDE - 1 or y >= SIDE - 1:
        return -1
    return SIDE * y + x


def block_at(s: Hulk, square: i64) -> bool:
    """Whether some block that holds a square is free (SQ-REV-2, SQ-SCAN-4)."""
    n: i64
    for n in range(4):
        block: i64 = block_holding(s, square, n)
        if block >= 0 and block_free(s, block):
            return True
    return False


def block_somewhere(s: Hulk) -> bool:
    """Whether the Dreadnought can stand anywhere on the hulk (SQ-REV-3)."""
    block: i64
    for block in range(SQUARES):
        if block_free(s, block):
            return True
    return False


def gap(a: i64, first: i64) -> i64:
    """How far a row or column lies from the two of a block."""
    if a < first:
        return first - a
    return max(a - first - 1, 0)


def distance_to_block(square: i64, block: i64) -> i64:
    """The smallest Chebyshev distance of a block to a square (SQ-REV-3)."""
    return max(gap(square % SIDE, block % SIDE), gap(square // SIDE, block // SIDE))


def nearest_block(s: Hulk) -> i64:
    """How far the nearest free block lies from where the Dreadnought was revealed (SQ-REV-3)."""
    if block_at(s, s.dread_square):
        return 0
    best: i64 = SIDE
    block: i64
    for block in range(SQUARES):
        distance: i64 = distance_to_block(s.dread_square, block)
        if distance < best and block_free(s, block):
            best = distance
    return best


def block_hidden(s: Hulk, block: i64) -> bool:
    """Whether no square of a block is in view of a squad figure (SQ-CHIP-4)."""
    q: i64
    for q in range(4):
        if in_squads_sight(s, part(block, q)):
            return False
    return True


def why_not_dread(s: Hulk, block: i64, nearest: i64) -> i64:
    """Why the Dreadnought cannot be placed on a block (SQ-REV-2, SQ-REV-3, SQ-CHIP-4)."""
    if not block_free(s, block):
        return BLOCK_BLOCKED
    if distance_to_block(s.dread_square, block) != nearest:
        return BLOCK_ELSEWHERE
    if s.dread_from == DREAD_CHIP and not block_hidden(s, block):
        return IN_VIEW
    return FINE


def place_dread(s: Hulk, block: i64) -> None:
    """Chaos lays the block; the weapons are chosen next (SQ-REV-2)."""
    acted: i64 = ACTED
    if s.dread_from == DREAD_REVEALED:
        acted = s.acted[s.dread_blip]
    enter(s, DREADNOUGHT, block, acted)
    emit(s, EVERYBODY, DREAD_PLACED, block, 0, 0, 0)


def why_not_arm(s: Hulk, pair: i64) -> i64:
    """Why the Dreadnought cannot have a pair of heavy weapons (SQ-REV-4)."""
    return FINE if pair < ARM_PAIRS or s.options[OPTION_DREAD] == 1 else EQUAL_WEAPONS


def arm_dread(s: Hulk, pair: i64) -> None:
    """Chaos chooses the two heavy weapons; an acting blip goes on as the Dreadnought (SQ-REV-2, SQ-ACT-7)."""
    s.heavy[0] = ARM_FIRST[pair]
    s.heavy[1] = ARM_SECOND[pair]
    emit(s, EVERYBODY, DREAD_ARMED, s.heavy[0], s.heavy[1], 0, 0)
    if s.dread_from == DREAD_REVEALED:
        hand_over(s, s.dread_blip, DREADNOUGHT)
    s.dread_from = DREAD_NOT
    s.dread_square = NOWHERE
    s.dread_blip = NOBODY


# Squares for blips (SQ-SCAN-2).


def why_not_blip(s: Hulk, kind: i64, board: i64, square: i64) -> i64:
    """Why a blip of a kind cannot lie on a square of a board (SQ-SCAN-2, SQ-SCAN-4). -1: of no matter what kind."""
    if square < 0 or square >= SQUARES or board_of(s, square) != board:
        return OTHER_BOARD
    if s.at[square] != 0:
        return SQUARE_TAKEN
    if is_in_view(s, square):
        return IN_VIEW
    if not is_free(s, square):
        return PORT_CLOSED
    if kind == DREAD and not block_at(s, square):
        return NO_BLOCK
    return FINE


def blip_square_on(s: Hulk, board: i64, n: i64) -> i64:
    """The nth square of a board as it lies on the hulk, in ascending order."""
    quadrant: i64 = quadrant_with(s, board)
    y: i64 = BOARD_SIDE * (quadrant // 2) + n // BOARD_SIDE
    return SIDE * y + BOARD_SIDE * (quadrant % 2) + n % BOARD_SIDE


def room_for(s: Hulk, kind: i64, board: i64) -> bool:
    """Whether a board has a legal square for a blip of a kind (SQ-SCAN-6)."""
    n: i64
    for n in range(BOARD_SQUARES):
        if why_not_blip(s, kind, board, blip_square_on(s, board, n)) == FINE:
            return True
    return False


# Scans (section 7.9).


def begin_scan(s: Hulk) -> bool:
    """Begin the next scan or go on with it; it is over without blips in the pool (SQ-INT-2, SQ-TURN-2)."""
    if s.phase != SCAN_AT:
        emit(s, EVERYBODY, SCAN_BEGAN, s.queue[0], 0, 0, 0)
    if s.pool_blip_n > 0:
        return True
    end_scan(s)
    return False


def scans_last_board(s: Hulk) -> bool:
    """Whether the fourth board is being scanned (SQ-SCAN-3)."""
    scanned: i64 = 0
    board: i64
    for board in range(BOARDS):
        if s.board[board] == SCANNED:
            scanned += 1
    return scanned == BOARDS - 1


def why_not_scan(s: Hulk, kind: i64) -> i64:
    """Why no blip of a kind can be placed in this scan (SQ-SCAN-6)."""
    if s.pool_blips[kind] == 0:
        return NONE_IN_POOL
    return FINE if room_for(s, kind, s.queue[0]) else NO_SQUARE_LEFT


def why_not_end_scan(s: Hulk) -> i64:
    """Why a scan cannot end: on the last board all blips are placed as far as possible (SQ-SCAN-3)."""
    kind: i64
    if scans_last_board(s):
        for kind in range(TOKEN_KINDS):
            if why_not_scan(s, kind) == FINE:
                return MUST_PLACE_ALL
    return FINE


def choose_scan(s: Hulk, kind: i64) -> None:
    """Chaos chooses the kind of the next blip; nobody else learns it (SQ-SCAN-6, SQ-VIEW-4)."""
    s.scan_kind = kind
    emit(s, bit(seat_of(s, CHAOS)), SCAN_CHOSEN, kind, 0, 0, 0)


def take_blip(s: Hulk, kind: i64) -> i64:
    """Take a blip of a kind from the pool; it gets the next number (SQ-SCAN-6)."""
    s.pool_blips[kind] -= 1
    s.pool_blip_n -= 1
    b: i64 = s.blips
    s.blips += 1
    s.blip_kind[b] = kind
    s.inspected[b] = 0
    s.acted[FIRST_BLIP + b] = FRESH
    return b


def place_blip(s: Hulk, square: i64) -> None:
    """Put the chosen blip on a square: all see where, Chaos sees what (SQ-SCAN-1, SQ-VIEW-1)."""
    kind: i64 = s.scan_kind
    b: i64 = take_blip(s, kind)
    put(s, FIRST_BLIP + b, square)
    s.scan_kind = 0
    tell_blip(s, b, square, kind)


def tell_blip(s: Hulk, b: i64, square: i64, kind: i64) -> None:
    """Tell Chaos what was put where, and everybody else where (SQ-VIEW-1)."""
    chaos: i64 = bit(seat_of(s, CHAOS))
    emit(s, EVERYBODY - chaos, BLIP_PLACED, b, square, 0, 0)
    emit(s, chaos, BLIP_PLACED_AS, b, square, kind, 0)


def end_scan(s: Hulk) -> None:
    """The board is scanned; behind the last one the rest of the pool is out of the game (SQ-SCAN-3, SQ-SCAN-5)."""
    last: bool = scans_last_board(s)
    i: i64
    s.board[s.queue[0]] = SCANNED
    emit(s, EVERYBODY, BOARD_SCANNED, s.queue[0], 0, 0, 0)
    for i in range(BOARDS - 1):
        s.queue[i] = s.queue[i + 1]
    s.queue[BOARDS - 1] = 0
    s.queue_n -= 1
    if not last or s.pool_blip_n == 0:
        return
    emit(s, EVERYBODY, BLIPS_LEFT_OUT, s.pool_blip_n, 0, 0, 0)
    for i in range(TOKEN_KINDS):
        s.unused_blips[i] += s.pool_blips[i]
        s.pool_blips[i] = 0
    s.unused_blip_n += s.pool_blip_n
    s.pool_blip_n = 0


def blips_on_hulk(s: Hulk) -> i64:
    """How many blips lie on the hulk."""
    count: i64 = 0
    b: i64
    for b in range(BLIPS):
        if s.blip_square[b] != NOWHERE:
            count += 1
    return count
