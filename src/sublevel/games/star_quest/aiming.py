"""What the actor may attack, with what, and why not (sections 6.2, 7.3 to 7.5; powers of event cards: 8.8)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.star_quest.figures import (
    armour,
    has_card,
    is_enemy,
    is_halted,
    is_laser_trooper,
    part,
    side_of,
    width_of,
)
from sublevel.games.star_quest.hulk import beside, link, links_from
from sublevel.games.star_quest.refusals import (
    CANNOT_FIRE,
    FINE,
    FIRED_ALREADY,
    IS_DAZZLED,
    JAMMED,
    MOVE_OR_FIRE,
    NO_ATTACK_LEFT,
    NO_GRENADE,
    NO_SUCH_POWER,
    NO_SUCH_WEAPON,
    NOBODY_IN_SIGHT,
    NOBODY_ON_RAY,
    NOT_ABOARD,
    NOT_AN_ENEMY,
    NOT_IN_SIGHT,
    NOT_NEXT,
    NOT_ON_HULK,
    ONLY_STEPS,
    OWN_SIDE,
    WRONG_POINTS,
)
from sublevel.games.star_quest.sight import (
    begin_reach,
    figure_fires,
    line_of_fire,
    reach_from,
    straight_line_of_fire,
)
from sublevel.games.star_quest.state import (
    ABOARD,
    OPTION_NULL_TIME,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ANDROID,
    ASSAULT_BLADES,
    AXE,
    BLACK_HOLE,
    BOMBER,
    BY_SECTIONS,
    CHAOS,
    CLONE,
    CLOSE_ASSAULT,
    COMBI_WEAPON,
    DIRECTIONS,
    DREADNOUGHT,
    FIGURES,
    FIRST_BLIP,
    FRENZY,
    GRENADE,
    GRIDLING,
    HEAVY,
    HEAVY_WEAPON,
    HOLO,
    KIND_OF,
    LASER,
    NOBODY,
    NULL_TIME,
    OPEN_FIRE,
    ORK,
    POWER_LASER,
    RED,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TINKERER,
    WALKING_BOMB,
    YEL,
)

# Whether the actor may attack at all (SQ-ACT-3).


def why_not_attack(s: Hulk) -> i64:
    """What bars any attack of the actor (SQ-MOVE-4, SQ-DOCK-2, SQ-BLIP-1, SQ-ACT-2, SQ-ACT-3)."""
    if s.actor >= FIRST_BLIP:
        return NO_SUCH_WEAPON
    if s.passing == 1:
        return ONLY_STEPS
    if s.actor < SQUAD_FIGURES and s.status[s.actor] != ABOARD:
        return NOT_ABOARD
    if s.used == 1 or s.spent == 1:
        return NO_ATTACK_LEFT
    if s.order == BY_SECTIONS and s.steps > 0:
        return MOVE_OR_FIRE
    return FINE


def most_shots(s: Hulk) -> i64:
    """How often the actor may fire; the Dreadnought once with each weapon (SQ-ACT-3)."""
    if s.actor == DREADNOUGHT:
        return 3
    if s.order == OPEN_FIRE or s.order == BY_SECTIONS:
        return 2
    if s.order == HEAVY_WEAPON and s.order_trooper == s.actor:
        return 2
    return 1


def fires_and_fights(s: Hulk) -> bool:
    """Whether the actor may both fire and fight: a Laser Trooper in a Close Assault (SQ-ACT-3)."""
    return s.order == CLOSE_ASSAULT and is_laser_trooper(s, s.actor)


def why_not_shoot(s: Hulk) -> i64:
    """What bars any shot of the actor (SQ-ACT-3, SQ-EV-4, SQ-EV-21)."""
    why: i64 = why_not_attack(s)
    if why != FINE:
        return why
    if is_halted(s, s.actor):
        return CANNOT_FIRE
    if s.shots >= most_shots(s) or (s.combats > 0 and not fires_and_fights(s)):
        return NO_ATTACK_LEFT
    return FINE


def most_combats(s: Hulk) -> i64:
    """How often the actor may start close combat (SQ-ACT-3, SQ-EV-10)."""
    if s.event == FRENZY and s.power == 0 and s.actor >= SQUAD_FIGURES:
        kind: i64 = KIND_OF[s.actor]
        if kind == GRIDLING or kind == ORK:
            return 2
    return 1


def why_not_fight(s: Hulk) -> i64:
    """What bars any close combat of the actor (SQ-ACT-3)."""
    why: i64 = why_not_attack(s)
    if why != FINE:
        return why
    if s.combats >= most_combats(s) or (s.shots > 0 and not fires_and_fights(s)):
        return NO_ATTACK_LEFT
    return FINE


# Which weapons it has (sections 3.3, 3.4).


def single_weapon(s: Hulk) -> bool:
    """Whether the actor has a weapon that fires at one figure (SQ-FIRE-2)."""
    if s.actor < SQUAD_FIGURES:
        weapon: i64 = s.weapon[s.actor]
        return weapon == LASER or weapon == AXE or weapon == POWER_LASER
    kind: i64 = KIND_OF[s.actor]
    return kind != CLONE and kind != HEAVY


def has_heavy(s: Hulk, weapon: i64) -> bool:
    """Whether the actor has a heavy weapon, a Combi-Weapon included (SQ-DATA-2, SQ-DATA-3, SQ-EQ-7)."""
    if s.actor == DREADNOUGHT:
        return s.heavy[0] == weapon or s.heavy[1] == weapon
    if s.actor >= SQUAD_FIGURES:
        return s.actor < FIRST_BLIP and weapon == HOLO and KIND_OF[s.actor] == HEAVY
    if s.weapon[s.actor] == weapon:
        return True
    combi: bool = weapon == BLACK_HOLE and s.actor == SQUAD * YEL and s.weapon[s.actor] == POWER_LASER
    return combi and has_card(s, YEL, COMBI_WEAPON)


def why_not_heavy(s: Hulk, weapon: i64) -> i64:
    """Why the actor cannot fire a heavy weapon now (SQ-HVY-7, SQ-DRD-2, SQ-EQ-7, SQ-EV-25)."""
    if not has_heavy(s, weapon):
        return NO_SUCH_WEAPON
    why: i64 = why_not_shoot(s)
    if why != FINE:
        return why
    if s.actor == DREADNOUGHT and slot_to_fire(s, weapon) < 0:
        return FIRED_ALREADY
    return JAMMED if s.actor < SQUAD_FIGURES and s.jammed[s.actor // SQUAD] == 1 else FINE


def slot_to_fire(s: Hulk, weapon: i64) -> i64:
    """Which of the Dreadnought's heavy weapons of a sort has not fired yet, -1 for none (SQ-ACT-3)."""
    slot: i64
    for slot in range(2):
        if s.heavy[slot] == weapon and (s.fired >> (slot + 1)) & 1 == 0:
            return slot
    return -1


def has_power(s: Hulk, event: i64, kind: i64) -> bool:
    """Whether the actor has the unused power of an event card (SQ-EV-26)."""
    if s.event != event or s.power == 1 or s.actor < SQUAD_FIGURES or s.actor >= FIRST_BLIP:
        return False
    return KIND_OF[s.actor] == kind


# Targets.


def why_not_target(s: Hulk, figure: i64) -> i64:
    """Why the actor cannot aim at a figure, be it where it may (SQ-FIRE-1, SQ-FIRE-4, SQ-FIRE-5, SQ-EQ-1)."""
    player: i64 = side_of(s.actor)
    if is_enemy(s, player, figure):
        return FINE
    if player == CHAOS and figure < SQUAD_FIGURES:
        return IS_DAZZLED if s.status[figure] == ABOARD else NOT_ON_HULK
    return NOT_AN_ENEMY if (player == CHAOS) == (figure >= SQUAD_FIGURES) else NOT_ON_HULK


def why_not_fire(s: Hulk, figure: i64) -> i64:
    """Why the actor cannot fire a Laser, Mini Laser, Power Laser or Robotling weapon at a figure (SQ-FIRE-1, 2)."""
    why: i64 = why_not_single(s)
    if why == FINE:
        why = why_not_target(s, figure)
    if why != FINE:
        return why
    return FINE if line_of_fire(s, s.actor, figure) else NOT_IN_SIGHT


def why_not_single(s: Hulk) -> i64:
    """Why the actor cannot fire at single figures at all (SQ-ACT-3)."""
    why: i64 = why_not_shoot(s)
    if why != FINE:
        return why
    if not single_weapon(s):
        return NO_SUCH_WEAPON
    return FIRED_ALREADY if s.actor == DREADNOUGHT and s.fired & 1 == 1 else FINE


def why_not_null_time(s: Hulk) -> i64:
    """Why the actor cannot fire a Null-Time Cannon (SQ-HVY-2)."""
    why: i64 = why_not_heavy(s, NULL_TIME)
    if why != FINE:
        return why
    figure: i64
    for figure in range(first_enemy(s.actor), behind_enemies(s.actor)):
        if null_time_sees(s, s.actor, figure):
            return FINE
    return NOBODY_IN_SIGHT


def null_time_sees(s: Hulk, shooter: i64, figure: i64) -> bool:
    """Whether a Null-Time Cannon can hit a figure (SQ-HVY-2, SQ-HVY-3)."""
    if not is_enemy(s, side_of(shooter), figure):
        return False
    if s.options[OPTION_NULL_TIME] == 1:
        return straight_line_of_fire(s, shooter, figure)
    return line_of_fire(s, shooter, figure)


def why_not_hit(s: Hulk, figure: i64, points: i64) -> i64:
    """Why so many points of the Null-Time Cannon cannot be spent on a figure (SQ-HVY-2)."""
    if points > s.points or points <= armour(s, figure) or points > armour(s, figure) + s.lp[figure]:
        return WRONG_POINTS if is_enemy(s, side_of(s.attacker), figure) else NOT_AN_ENEMY
    if not is_enemy(s, side_of(s.attacker), figure):
        return NOT_AN_ENEMY
    return FINE if null_time_sees(s, s.attacker, figure) else NOT_IN_SIGHT


def can_hit(s: Hulk) -> bool:
    """Whether the points that are left can hit anybody (SQ-HVY-2)."""
    figure: i64
    for figure in range(FIGURES):
        if armour(s, figure) < s.points and null_time_sees(s, s.attacker, figure):
            return True
    return False


def why_not_holo(s: Hulk, square: i64) -> i64:
    """Why the actor cannot fire a Holo Launcher, or throw a grenade, at a square (SQ-HVY-4, SQ-EV-12)."""
    why: i64 = why_not_launch(s)
    return why if why != FINE else why_not_aim(s, square)


def why_not_launch(s: Hulk) -> i64:
    """Why the actor can fire no Holo blast at all."""
    return why_not_shoot(s) if has_power(s, BOMBER, GRIDLING) else why_not_heavy(s, HOLO)


def why_not_aim(s: Hulk, square: i64) -> i64:
    """Why a Holo blast cannot be aimed at a square (SQ-HVY-4, SQ-EQ-1)."""
    occupant: i64 = s.at[square] - 1
    if occupant >= 0 and occupant < FIRST_BLIP:
        if (occupant < SQUAD_FIGURES) == (s.actor < SQUAD_FIGURES):
            return OWN_SIDE
        if not is_enemy(s, side_of(s.actor), occupant):
            return IS_DAZZLED
    return FINE if figure_fires(s, s.actor, square) else NOT_IN_SIGHT


def begin_aim(s: Hulk) -> None:
    """Find the squares that lines from the actor may come to: all others are out of its sight."""
    q: i64
    begin_reach(s)
    if s.square[s.actor] < SQUARES:
        for q in range(width_of(s.actor)):
            reach_from(s, part(s.square[s.actor], q))


def why_not_ray(s: Hulk, q: i64, direction: i64) -> i64:
    """Why the actor cannot fire a Black-Hole Blaster in a direction (SQ-HVY-5, SQ-HVY-7, SQ-EV-19)."""
    why: i64 = why_not_blast(s)
    if why != FINE:
        return why
    if q >= width_of(s.actor):
        return NO_SUCH_WEAPON
    square: i64 = part(s.square[s.actor], q)
    while link(s, square, direction, NOBODY):
        square = beside(square, direction)
        occupant: i64 = s.at[square] - 1
        if occupant >= 0 and occupant < FIRST_BLIP and is_enemy(s, side_of(s.actor), occupant):
            return FINE
    return NOBODY_ON_RAY


def why_not_blast(s: Hulk) -> i64:
    """Why the actor can fire no Black-Hole Blaster at all."""
    return why_not_shoot(s) if has_power(s, TINKERER, ORK) else why_not_heavy(s, BLACK_HOLE)


def why_not_detonate(s: Hulk) -> i64:
    """Why the actor cannot explode (SQ-EV-24)."""
    return why_not_shoot(s) if has_power(s, WALKING_BOMB, ANDROID) else NO_SUCH_POWER


def why_not_close(s: Hulk, figure: i64, grenade: i64) -> i64:
    """Why the actor cannot start close combat with a figure (SQ-CC-1, SQ-CC-4)."""
    why: i64 = why_not_fight(s)
    if why == FINE:
        why = why_not_target(s, figure)
    if why != FINE:
        return why
    if grenade == 1 and not (s.actor < SQUAD_FIGURES and has_card(s, s.actor // SQUAD, GRENADE)):
        return NO_GRENADE
    return FINE if reaches(s, s.actor, figure) else NOT_NEXT


def first_enemy(actor: i64) -> i64:
    """The first figure that may be an enemy of a figure: the squads', or those of Chaos."""
    if actor >= SQUAD_FIGURES:
        return 0
    return SQUAD_FIGURES


def behind_enemies(actor: i64) -> i64:
    """Behind the last one of them."""
    if actor >= SQUAD_FIGURES:
        return SQUAD_FIGURES
    return FIGURES


def opponents(s: Hulk) -> i64:
    """The enemies with whom the actor can start close combat, a bit each (SQ-CC-1, SQ-EQ-5)."""
    blades: bool = fights_diagonally(s, s.actor)
    player: i64 = side_of(s.actor)
    found: i64 = 0
    q: i64
    direction: i64
    for q in range(width_of(s.actor)):
        square: i64 = part(s.square[s.actor], q)
        open_: i64 = links_from(s, square)
        for direction in range(DIRECTIONS):
            if direction % 2 == 1 and not blades:
                continue
            if (open_ >> direction) & 1 == 1:
                occupant: i64 = s.at[beside(square, direction)] - 1
                if occupant >= 0 and occupant < FIRST_BLIP and is_enemy(s, player, occupant):
                    found |= bit(occupant)
    return found


def fights_diagonally(s: Hulk, figure: i64) -> bool:
    """Whether a figure has Assault Blades (SQ-EQ-5)."""
    return figure // SQUAD == RED and is_laser_trooper(s, figure) and has_card(s, RED, ASSAULT_BLADES)


def reaches(s: Hulk, attacker: i64, figure: i64) -> bool:
    """Whether two figures stand side by side with an unblocked edge; Assault Blades reach diagonally
    (SQ-CC-1, SQ-EQ-5)."""
    blades: bool = fights_diagonally(s, attacker)
    q: i64
    direction: i64
    for q in range(width_of(attacker)):
        square: i64 = part(s.square[attacker], q)
        open_: i64 = links_from(s, square)
        for direction in range(DIRECTIONS):
            if direction % 2 == 1 and not blades:
                continue
            if (open_ >> direction) & 1 == 1 and s.at[beside(square, direction)] == figure + 1:
                return True
    return False
