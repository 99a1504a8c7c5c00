"""Figures and blips: their values, where they stand, and who is left in the supply (sections 3.3, 3.4, 8.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.star_quest.hulk import at_port, column_at, in_play, row_at
from sublevel.games.star_quest.state import ABOARD, DOCKED, IN_HAND, OPTION_COLOURS, OPTION_PLAYERS, Hulk
from sublevel.games.star_quest.tables import (
    ANDROID,
    ARMOUR_OF,
    BLACK_HOLE,
    BLIP_MOVE,
    BLIPS,
    CARDS,
    CHAOS,
    COLOURS,
    DREAD,
    DREADNOUGHT,
    FIGURES,
    FIGURES_OF,
    FIRST_BLIP,
    FIRST_OF,
    FORCE_FIELD,
    GRAV_HARNESS,
    GRIDLING,
    HEAVY_LOSS,
    HEAVY_MOVE,
    KIND_OF,
    LASER,
    LIFE_OF,
    LIGHT_LOSS,
    MACHINE_ASSAULT,
    MACHINE_FAULT,
    MOVE_OF,
    NOBODY,
    NOWHERE,
    NULL_TIME,
    ORK,
    RED,
    SIDE,
    SQUAD,
    SQUAD_ARMOUR,
    SQUAD_FIGURES,
    SQUAD_MOVE,
    SQUARES,
    STATIC,
    YEL,
)

ASSAULT_MOVE: Final = 8  # of Androids and the Dreadnought (SQ-EV-15)


# Who is who.


def side_of(actor: i64) -> i64:
    """The player of a figure or blip: a colour or CHAOS."""
    if actor >= SQUAD_FIGURES:
        return CHAOS
    return actor // SQUAD


def seat_of(s: Hulk, player: i64) -> i64:
    """The seat of a player, -1 for a squad that is not in play (SQ-SETUP-3)."""
    squads: i64 = s.options[OPTION_PLAYERS] - 1
    if player == CHAOS:
        return squads
    seat: i64
    for seat in range(squads):
        if s.options[OPTION_COLOURS + seat] == player:
            return seat
    return -1


def player_of(s: Hulk, seat: i64) -> i64:
    """The player in a seat (SQ-SETUP-3)."""
    return s.options[OPTION_COLOURS + seat] if seat < s.options[OPTION_PLAYERS] - 1 else CHAOS


def viewer_of(s: Hulk, seat: i64) -> i64:
    """The player in a seat; NOBODY for those who watch."""
    return player_of(s, seat) if seat < s.options[OPTION_PLAYERS] else NOBODY


def playing(s: Hulk, player: i64) -> bool:
    """Whether a player takes part."""
    return player == CHAOS or in_play(s, player)


def is_commander(figure: i64) -> bool:
    """Whether a figure is the Commander of a squad."""
    return figure < SQUAD_FIGURES and figure % SQUAD == 0


def is_laser_trooper(s: Hulk, figure: i64) -> bool:
    """Whether a figure is a Trooper whose weapon is now a Laser (SQ-EQ-4)."""
    return figure < SQUAD_FIGURES and figure % SQUAD != 0 and s.weapon[figure] == LASER


def is_heavy_trooper(s: Hulk, figure: i64) -> bool:
    """Whether a figure is a Trooper with a heavy weapon now."""
    if figure >= SQUAD_FIGURES or figure % SQUAD == 0:
        return False
    return s.weapon[figure] >= NULL_TIME and s.weapon[figure] <= BLACK_HOLE


def has_card(s: Hulk, colour: i64, card: i64) -> bool:
    """Whether a squad has an equipment card that is not used up."""
    return s.equipment[CARDS * colour + card] == IN_HAND


def is_remaining(s: Hulk, figure: i64) -> bool:
    """Whether a squad figure is Docked or Aboard."""
    return s.status[figure] == DOCKED or s.status[figure] == ABOARD


def squad_remains(s: Hulk, colour: i64) -> bool:
    """Whether a squad has a Docked or Aboard figure (SQ-TURN-1, SQ-EV-0)."""
    n: i64
    for n in range(SQUAD):
        if is_remaining(s, SQUAD * colour + n):
            return True
    return False


def can_be_attacked(s: Hulk, figure: i64) -> bool:
    """Whether Chaos may attack a squad figure: Aboard and not dazzled (SQ-FIRE-5, SQ-EQ-1, SQ-DOCK-2)."""
    return s.status[figure] == ABOARD and s.dazzling[figure // SQUAD] == 0


def is_enemy(s: Hulk, player: i64, figure: i64) -> bool:
    """Whether a player may aim at a figure: squads at Chaos, Chaos at squads (SQ-FIRE-1, SQ-FIRE-5)."""
    if player == CHAOS:
        return figure < SQUAD_FIGURES and can_be_attacked(s, figure)
    return figure >= SQUAD_FIGURES and s.square[figure] != NOWHERE


# Values.


def armour(s: Hulk, figure: i64) -> i64:
    """The armour of a figure (SQ-DATA-2, SQ-DATA-3; Force Field: SQ-EQ-7)."""
    if figure >= SQUAD_FIGURES:
        return ARMOUR_OF[KIND_OF[figure]]
    if figure == SQUAD * RED and has_card(s, RED, FORCE_FIELD):
        return SQUAD_ARMOUR + 1
    return SQUAD_ARMOUR


def allowance(s: Hulk, actor: i64) -> i64:
    """How many squares a figure or blip may move (SQ-MOVE-1, SQ-DATA-2, SQ-DATA-3, SQ-EQ-7, SQ-EV-15)."""
    if actor >= FIRST_BLIP:
        return BLIP_MOVE
    if actor >= SQUAD_FIGURES:
        kind: i64 = KIND_OF[actor]
        if s.event == MACHINE_ASSAULT and (kind == ANDROID or kind == DREAD):
            return ASSAULT_MOVE
        return MOVE_OF[kind]
    if is_heavy_trooper(s, actor) and not (actor // SQUAD == YEL and has_card(s, YEL, GRAV_HARNESS)):
        return HEAVY_MOVE
    return SQUAD_MOVE


def is_halted(s: Hulk, actor: i64) -> bool:
    """Whether a Chaos figure may neither move nor fire in this turn (SQ-EV-4, SQ-EV-21)."""
    if actor < SQUAD_FIGURES or actor >= FIRST_BLIP:
        return False
    kind: i64 = KIND_OF[actor]
    if s.event == MACHINE_FAULT:
        return kind == ANDROID or kind == DREAD
    return s.event == STATIC and (kind == GRIDLING or kind == ORK)


def loss_value(s: Hulk, figure: i64) -> i64:
    """What a squad figure costs when it is Lost (SQ-REM-3)."""
    return HEAVY_LOSS if is_commander(figure) or is_heavy_trooper(s, figure) else LIGHT_LOSS


# Places.


def place_of_actor(s: Hulk, actor: i64) -> i64:
    """The square of a figure or blip; NOWHERE off the hulk."""
    return s.blip_square[actor - FIRST_BLIP] if actor >= FIRST_BLIP else s.square[actor]


def width_of(actor: i64) -> i64:
    """How many squares a figure or blip covers: the Dreadnought four (SQ-GEO-12)."""
    if actor == DREADNOUGHT:
        return 4
    return 1


def part(square: i64, q: i64) -> i64:
    """A square of a block: nw 0, ne 1, sw 2, se 3 (SQ-ID-2)."""
    return square + (q & 1) + SIDE * (q >> 1)


def put(s: Hulk, actor: i64, square: i64) -> None:
    """Let a figure or blip stand on a square; the Dreadnought on a block."""
    q: i64
    for q in range(width_of(actor)):
        covered: i64 = part(square, q)
        s.at[covered] = actor + 1
        if covered < SQUARES and actor < FIRST_BLIP:
            s.standing[row_at(covered)] |= bit(column_at(covered))
    place(s, actor, square)


def place(s: Hulk, actor: i64, square: i64) -> None:
    """Note where a figure or blip is, without occupying the square: it is passing (SQ-MOVE-4)."""
    if actor >= FIRST_BLIP:
        s.blip_square[actor - FIRST_BLIP] = square
        return
    s.square[actor] = square
    if actor < SQUAD_FIGURES:
        s.seen_valid = 0


def lift(s: Hulk, actor: i64) -> None:
    """Take a figure or blip from its square; if it was passing, nothing stood there."""
    square: i64 = place_of_actor(s, actor)
    q: i64
    if square == NOWHERE:
        return
    for q in range(width_of(actor)):
        covered: i64 = part(square, q)
        if s.at[covered] == actor + 1:
            s.at[covered] = 0
            if covered < SQUARES and actor < FIRST_BLIP:
                s.standing[row_at(covered)] &= ~bit(column_at(covered))
    place(s, actor, NOWHERE)


def has_docked(s: Hulk, colour: i64) -> bool:
    """Whether a bay holds a Docked figure."""
    n: i64
    for n in range(SQUAD):
        if s.status[SQUAD * colour + n] == DOCKED:
            return True
    return False


def port_closed(s: Hulk, square: i64) -> bool:
    """Whether a square is a port square of a bay that holds a Docked figure: closed to Chaos (SQ-DOCK-5)."""
    x: i64 = column_at(square)
    y: i64 = row_at(square)
    if x > 0 and x < SIDE - 1 and y > 0 and y < SIDE - 1:
        return False
    colour: i64
    for colour in range(COLOURS):
        if at_port(s, colour, square) and has_docked(s, colour):
            return True
    return False


def is_free(s: Hulk, square: i64) -> bool:
    """Whether Chaos may put something on a square: nobody there, no closed port square (SQ-SCAN-2, SQ-DOCK-5)."""
    return s.at[square] == 0 and not port_closed(s, square)


# The supply.


def supply(s: Hulk, kind: i64) -> i64:
    """The figure of a kind with the lowest number that is not on the hulk, or NOBODY (SQ-REV-1)."""
    figure: i64
    for figure in range(FIRST_OF[kind], FIRST_OF[kind] + FIGURES_OF[kind]):
        if s.square[figure] == NOWHERE:
            return figure
    return NOBODY


def enter(s: Hulk, figure: i64, square: i64, acted: i64) -> None:
    """Put a figure from the supply on the hulk, whole."""
    s.lp[figure] = LIFE_OF[KIND_OF[figure]]
    s.acted[figure] = acted
    put(s, figure, square)


def chaos_on_hulk(s: Hulk) -> bool:
    """Whether a blip or a Chaos figure is on the hulk (SQ-CHIP-2, SQ-OBJ-7)."""
    i: i64
    for i in range(SQUAD_FIGURES, FIGURES):
        if s.square[i] != NOWHERE:
            return True
    for i in range(BLIPS):
        if s.blip_square[i] != NOWHERE:
            return True
    return False
