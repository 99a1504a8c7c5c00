"""Attacks: fire, heavy weapons, close combat, re-rolls (sections 7.3 to 7.6; powers of event cards: 8.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, draw, emit
from sublevel.games.star_quest.activation import stop_moving
from sublevel.games.star_quest.damage import attack_with, injure, remove_robotling
from sublevel.games.star_quest.dice import close_dice, lesser_dice
from sublevel.games.star_quest.figures import (
    armour,
    has_card,
    is_commander,
    is_enemy,
    is_halted,
    is_laser_trooper,
    part,
    side_of,
    width_of,
)
from sublevel.games.star_quest.hulk import link, neighbour
from sublevel.games.star_quest.refusals import (
    CANNOT_FIRE,
    FINE,
    FIRED_ALREADY,
    IS_DAZZLED,
    JAMMED,
    MOVE_OR_FIRE,
    NO_ATTACK_LEFT,
    NO_GRENADE,
    NO_SUCH_DIE,
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
from sublevel.games.star_quest.sight import figure_fires, line_of_fire
from sublevel.games.star_quest.state import (
    ABOARD,
    BOMB,
    CLOSE_COMBAT,
    EXPLOSION,
    FIRED,
    FOUGHT,
    GONE,
    HIT_SPENT,
    HOLO_FIRE,
    KEPT_ROLL,
    NO_ATTACK,
    NULL_TIME_FIRE,
    OPTION_NULL_TIME,
    RAY,
    REROLLED,
    ROLLED,
    SINGLE,
    STOPPED,
    TINKER,
    TRAP,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ANDROID,
    ASSAULT_BLADES,
    AXE,
    BLACK_HOLE,
    BLU,
    BOMBER,
    BY_SECTIONS,
    CARDS,
    CHAOS,
    CLONE,
    CLOSE_ASSAULT,
    COMBI_WEAPON,
    DIRECTIONS,
    DREADNOUGHT,
    FACES,
    FIGURES,
    FINGER_LASERS,
    FIRE_RED,
    FIRE_WHITE,
    FIRST_BLIP,
    FLASH_GRENADES,
    FRENZY,
    GRENADE,
    GRIDLING,
    HEAVY,
    HEAVY_DIE,
    HEAVY_WEAPON,
    HIT_POINTS,
    HOLO,
    KIND_OF,
    LASER,
    LIGHT_DIE,
    NOBODY,
    NOWHERE,
    NULL_TIME,
    OPEN_FIRE,
    ORK,
    POWER_LASER,
    RED,
    SERVO_ARM,
    SERVO_EYE,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TARGETER,
    TINKERER,
    UNARMED,
    WALKING_BOMB,
    WEAPON_RED,
    WEAPON_WHITE,
    YEL,
)

HEAVY_DICE: Final = 2  # heavy dice of all heavy weapons (SQ-HVY-1)


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
    return 2 if s.order == HEAVY_WEAPON and s.order_trooper == s.actor else 1


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


def why_not_heavy(s: Hulk, weapon: i64) -> i64:
    """Why the actor cannot fire a heavy weapon now (SQ-HVY-7, SQ-DRD-2, SQ-EQ-7, SQ-EV-25)."""
    why: i64 = why_not_shoot(s)
    if s.actor >= FIRST_BLIP:
        return why
    if s.actor == DREADNOUGHT:
        if s.heavy[0] != weapon and s.heavy[1] != weapon:
            return NO_SUCH_WEAPON
        if why == FINE and slot_to_fire(s, weapon) < 0:
            return FIRED_ALREADY
        return why
    if s.actor >= SQUAD_FIGURES:
        return why if KIND_OF[s.actor] == HEAVY and weapon == HOLO else NO_SUCH_WEAPON
    combi: bool = weapon == BLACK_HOLE and s.actor == SQUAD * YEL and s.weapon[s.actor] == POWER_LASER
    if s.weapon[s.actor] != weapon and not (combi and has_card(s, YEL, COMBI_WEAPON)):
        return NO_SUCH_WEAPON
    if why == FINE and s.jammed[s.actor // SQUAD] == 1:
        return JAMMED
    return why


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
    for figure in range(FIGURES):
        if null_time_sees(s, s.actor, figure):
            return FINE
    return NOBODY_IN_SIGHT


def null_time_sees(s: Hulk, shooter: i64, figure: i64) -> bool:
    """Whether a Null-Time Cannon can hit a figure (SQ-HVY-2, SQ-HVY-3)."""
    if not is_enemy(s, side_of(shooter), figure):
        return False
    if s.options[OPTION_NULL_TIME] == 1 and not in_line(s, shooter, figure):
        return False
    return line_of_fire(s, shooter, figure)


def in_line(s: Hulk, shooter: i64, figure: i64) -> bool:
    """Whether two figures share a row or a column (SQ-HVY-3)."""
    a: i64
    b: i64
    for a in range(width_of(shooter)):
        own: i64 = part(s.square[shooter], a)
        for b in range(width_of(figure)):
            other: i64 = part(s.square[figure], b)
            if own % SIDE == other % SIDE or own // SIDE == other // SIDE:
                return True
    return False


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
        if is_enemy(s, side_of(s.attacker), figure) and armour(s, figure) < s.points:
            if null_time_sees(s, s.attacker, figure):
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


def why_not_ray(s: Hulk, q: i64, direction: i64) -> i64:
    """Why the actor cannot fire a Black-Hole Blaster in a direction (SQ-HVY-5, SQ-HVY-7, SQ-EV-19)."""
    why: i64 = why_not_blast(s)
    if why != FINE:
        return why
    if q >= width_of(s.actor):
        return NO_SUCH_WEAPON
    square: i64 = part(s.square[s.actor], q)
    while link(s, square, direction, NOBODY):
        square = neighbour(s, square, direction)
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


def reaches(s: Hulk, attacker: i64, figure: i64) -> bool:
    """Whether two figures stand side by side with an unblocked edge; Assault Blades reach diagonally
    (SQ-CC-1, SQ-EQ-5)."""
    diagonal: bool = attacker // SQUAD == RED and is_laser_trooper(s, attacker) and has_card(s, RED, ASSAULT_BLADES)
    q: i64
    direction: i64
    for q in range(width_of(attacker)):
        square: i64 = part(s.square[attacker], q)
        for direction in range(DIRECTIONS):
            if direction % 2 == 1 and not diagonal:
                continue
            if link(s, square, direction, NOBODY) and s.at[neighbour(s, square, direction)] == figure + 1:
                return True
    return False


# Rolling.


def roll(s: Hulk, reds: i64, whites: i64) -> None:
    """Roll the attacker's dice, heavy ones first (SQ-RND-1, SQ-DATA-1)."""
    i: i64
    for i in range(reds + whites):
        face: i64 = draw(s, FACES)
        s.dice[i] = HEAVY_DIE[face] if i < reds else LIGHT_DIE[face]
    s.dice_n = reds + whites
    s.reds = reds
    tell_roll(s, s.attacker)


def tell_roll(s: Hulk, figure: i64) -> None:
    """Tell what was rolled."""
    faces: i64 = 0
    i: i64
    for i in range(s.dice_n):
        faces += s.dice[i] << (2 * i)
    emit(s, EVERYBODY, ROLLED, figure, s.dice_n, s.reds, faces)


def total(s: Hulk) -> i64:
    """The sum of the dice."""
    found: i64 = 0
    i: i64
    for i in range(s.dice_n):
        found += s.dice[i]
    return found


def highest(s: Hulk) -> i64:
    """The highest single die."""
    found: i64 = 0
    i: i64
    for i in range(s.dice_n):
        found = max(found, s.dice[i])
    return found


def rights_to_reroll(s: Hulk, weapon: i64) -> i64:
    """How many dice the attacker may re-roll (SQ-EQ-3)."""
    figure: i64 = s.attacker
    if figure < 0 or figure >= SQUAD_FIGURES:
        return 0
    colour: i64 = figure // SQUAD
    fights: bool = s.attack == CLOSE_COMBAT
    if is_commander(figure):
        if colour == RED:
            return 1 if fights and has_card(s, RED, SERVO_ARM) else 0
        if colour == YEL:
            return 1 if not fights and has_card(s, YEL, SERVO_EYE) else 0
        return 1 if has_card(s, BLU, FINGER_LASERS) else 0
    if fights or weapon == UNARMED:
        return 0
    return 1 if has_card(s, colour, TARGETER + weapon - LASER) else 0


def begin_attack(s: Hulk, attack: i64, target: i64, origin: i64) -> None:
    """The actor attacks: its move ends (SQ-ACT-2)."""
    stop_moving(s)
    s.attack = attack
    s.attacker = s.actor
    s.target = target
    s.origin = origin
    s.grenade = 0
    s.points = 0


def shoot(s: Hulk, attack: i64, target: i64, origin: i64, reds: i64, whites: i64) -> None:
    """The actor fires: roll, and note who may re-roll."""
    begin_attack(s, attack, target, origin)
    s.shots += 1
    emit(s, EVERYBODY, FIRED, s.actor, attack, target, origin)
    roll(s, reds, whites)
    weapon: i64 = UNARMED
    if s.actor < SQUAD_FIGURES:
        weapon = s.weapon[s.actor]
    s.rights = rights_to_reroll(s, weapon)


def fire_single(s: Hulk, figure: i64) -> None:
    """Fire at one figure (SQ-FIRE-2)."""
    if s.actor == DREADNOUGHT:
        s.fired |= 1
    if s.actor < SQUAD_FIGURES:
        weapon: i64 = s.weapon[s.actor]
        shoot(s, SINGLE, figure, s.square[s.actor], WEAPON_RED[weapon], WEAPON_WHITE[weapon])
    else:
        kind: i64 = KIND_OF[s.actor]
        shoot(s, SINGLE, figure, s.square[s.actor], FIRE_RED[kind], FIRE_WHITE[kind])


def mark_fired(s: Hulk, weapon: i64) -> None:
    """Note which of the Dreadnought's weapons fires (SQ-ACT-3)."""
    if s.actor == DREADNOUGHT:
        s.fired |= 2 << slot_to_fire(s, weapon)


def fire_null_time(s: Hulk) -> None:
    """Fire the Null-Time Cannon: the points are spent next (SQ-HVY-2)."""
    mark_fired(s, NULL_TIME)
    shoot(s, NULL_TIME_FIRE, 0, s.square[s.actor], HEAVY_DICE, 0)


def fire_holo(s: Hulk, square: i64) -> None:
    """Fire the Holo Launcher, or throw a Gridling's grenade (SQ-HVY-4, SQ-EV-12)."""
    if has_power(s, BOMBER, GRIDLING):
        s.power = 1
        shoot(s, BOMB, square, s.square[s.actor], HEAVY_DICE, 0)
        return
    mark_fired(s, HOLO)
    shoot(s, HOLO_FIRE, square, s.square[s.actor], HEAVY_DICE, 0)


def fire_ray(s: Hulk, q: i64, direction: i64) -> None:
    """Fire the Black-Hole Blaster, or an Ork's own (SQ-HVY-5, SQ-EV-19)."""
    origin: i64 = part(s.square[s.actor], q)
    if has_power(s, TINKERER, ORK):
        s.power = 1
        shoot(s, TINKER, direction, origin, HEAVY_DICE, 0)
        return
    mark_fired(s, BLACK_HOLE)
    shoot(s, RAY, direction, origin, HEAVY_DICE, 0)


def detonate(s: Hulk) -> None:
    """An Android explodes (SQ-EV-24)."""
    s.power = 1
    shoot(s, EXPLOSION, s.square[s.actor], s.square[s.actor], HEAVY_DICE, 0)


def fight(s: Hulk, figure: i64, grenade: i64) -> None:
    """Start close combat: the attacker rolls first (SQ-CC-2, SQ-CC-4)."""
    begin_attack(s, CLOSE_COMBAT, figure, s.square[s.actor])
    s.combats += 1
    if s.combats == 2:
        s.power = 1  # Frenzy (SQ-EV-10)
    s.grenade = grenade
    if grenade == 1:
        s.equipment[CARDS * (s.actor // SQUAD) + GRENADE] = GONE
    emit(s, EVERYBODY, FOUGHT, s.actor, figure, grenade, 0)
    dice: i64 = lesser_dice(close_dice(s, s.actor, grenade), fewer_dice(s, s.actor, figure))
    roll(s, dice // 16, dice % 16)
    s.rights = rights_to_reroll(s, UNARMED)


def fewer_dice(s: Hulk, figure: i64, opponent: i64) -> i64:
    """How many dice a figure rolls less in a close combat under way (SQ-EQ-2, SQ-CC-4)."""
    fewer: i64 = 0
    if opponent // SQUAD == RED and is_laser_trooper(s, opponent) and has_card(s, RED, ASSAULT_BLADES):
        fewer += 1
    if s.order == FLASH_GRENADES and figure == s.target and s.attacker < SQUAD_FIGURES:
        fewer += 1
    return fewer


def why_not_reroll(s: Hulk, die: i64) -> i64:
    """Why a die cannot be re-rolled (SQ-REROLL-1)."""
    return FINE if die < s.dice_n else NO_SUCH_DIE


def reroll(s: Hulk, die: i64) -> None:
    """Re-roll a die; the new result stands (SQ-REROLL-1)."""
    face: i64 = draw(s, FACES)
    s.dice[die] = HEAVY_DIE[face] if die < s.reds else LIGHT_DIE[face]
    s.rights -= 1
    emit(s, EVERYBODY, REROLLED, s.attacker, die, s.dice[die], 0)


def keep(s: Hulk) -> None:
    """Leave the dice as they are (SQ-REROLL-1)."""
    s.rights = 0
    emit(s, EVERYBODY, KEPT_ROLL, s.attacker, 0, 0, 0)


# Results.


def resolve(s: Hulk) -> None:
    """Work out the attack once the dice stand; the Null-Time Cannon's points are spent one hit at a time."""
    attack: i64 = s.attack
    by: i64 = CHAOS
    if s.attacker >= 0:
        by = side_of(s.attacker)
    if attack == NULL_TIME_FIRE:
        s.points = total(s)
        return
    s.attack = NO_ATTACK
    if attack == SINGLE:
        attack_with(s, s.target, total(s), by)
    elif attack == CLOSE_COMBAT:
        compare(s)
    elif attack == HOLO_FIRE or attack == BOMB or attack == TRAP:
        blast(s, s.target, by)
    elif attack == RAY or attack == TINKER:
        ray(s, by)
    elif attack == EXPLOSION:
        explode(s, by)
    if (attack == TINKER or attack == EXPLOSION) and s.lp[s.attacker] > 0:
        remove_robotling(s, s.attacker, CHAOS)


def compare(s: Hulk) -> None:
    """The defender rolls; the lower total loses the difference, whatever the armour (SQ-CC-2, SQ-CC-3)."""
    attacker: i64 = s.attacker
    defender: i64 = s.target
    mine: i64 = total(s)
    dice: i64 = lesser_dice(close_dice(s, defender, 0), fewer_dice(s, defender, attacker))
    s.attacker = defender
    roll(s, dice // 16, dice % 16)
    s.attacker = attacker
    other: i64 = total(s)
    if mine > other:
        injure(s, defender, mine - other, side_of(attacker))
    elif other > mine:
        injure(s, attacker, other - mine, side_of(defender))


def touch(s: Hulk, square: i64, value: i64) -> None:
    """Note that an area attack meets whoever stands on a square; the highest value counts (SQ-HVY-6)."""
    occupant: i64 = s.at[square] - 1
    if occupant >= 0 and occupant < FIRST_BLIP:
        s.hurt[occupant] = max(s.hurt[occupant], value)


def harm(s: Hulk, by: i64) -> None:
    """Apply an area attack to all whom it met, in ascending order; Chaos does not harm dazzled squads
    (SQ-HVY-6, SQ-INT-4, SQ-EQ-1)."""
    figure: i64
    for figure in range(FIGURES):
        value: i64 = s.hurt[figure]
        s.hurt[figure] = 0
        if value > 0 and not (by == CHAOS and figure < SQUAD_FIGURES and s.dazzling[figure // SQUAD] == 1):
            attack_with(s, figure, value, by)


def blast(s: Hulk, square: i64, by: i64) -> None:
    """A Holo blast: the sum on its square, the higher die on linked neighbours, friend or foe (SQ-HVY-4)."""
    direction: i64
    value: i64 = highest(s)
    for direction in range(DIRECTIONS):
        if link(s, square, direction, NOBODY):
            touch(s, neighbour(s, square, direction), value)
    touch(s, square, total(s))
    harm(s, by)


def ray(s: Hulk, by: i64) -> None:
    """A Black-Hole ray: the sum against every figure on it but the shooter (SQ-HVY-5)."""
    square: i64 = s.origin
    value: i64 = total(s)
    while link(s, square, s.target, NOBODY):
        square = neighbour(s, square, s.target)
        touch(s, square, value)
    s.hurt[s.attacker] = 0
    harm(s, by)


def explode(s: Hulk, by: i64) -> None:
    """An Android explodes: the sum against every other figure on a linked neighbouring square (SQ-EV-24)."""
    direction: i64
    value: i64 = total(s)
    for direction in range(DIRECTIONS):
        if link(s, s.origin, direction, NOBODY):
            touch(s, neighbour(s, s.origin, direction), value)
    harm(s, by)


def hit(s: Hulk, figure: i64, points: i64) -> None:
    """Spend points of the Null-Time Cannon on a figure (SQ-HVY-2)."""
    s.points -= points
    emit(s, EVERYBODY, HIT_SPENT, figure, points, 0, 0)
    attack_with(s, figure, points, side_of(s.attacker))


def stop_hitting(s: Hulk) -> None:
    """Forfeit the rest of the points (SQ-HVY-2)."""
    emit(s, EVERYBODY, STOPPED, s.attacker, s.points, 0, 0)
    s.points = 0


def actor_gone(s: Hulk) -> bool:
    """Whether the actor was removed, Lost or Returned (SQ-ACT-2)."""
    if s.actor >= FIRST_BLIP:
        return s.blip_square[s.actor - FIRST_BLIP] >= SQUARES
    return s.square[s.actor] == NOWHERE
