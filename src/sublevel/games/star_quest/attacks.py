"""Attacks: rolling, re-rolling and the results (sections 7.3 to 7.6; powers of event cards: 8.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, draw, emit
from sublevel.games.star_quest.activation import stop_moving
from sublevel.games.star_quest.aiming import has_power, slot_to_fire
from sublevel.games.star_quest.damage import attack_with, injure, remove_robotling
from sublevel.games.star_quest.dice import close_dice, lesser_dice
from sublevel.games.star_quest.figures import (
    has_card,
    is_commander,
    is_laser_trooper,
    part,
    side_of,
)
from sublevel.games.star_quest.hulk import beside, link, links_from
from sublevel.games.star_quest.refusals import (
    FINE,
    NO_SUCH_DIE,
)
from sublevel.games.star_quest.state import (
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
    ASSAULT_BLADES,
    BLACK_HOLE,
    BLU,
    BOMBER,
    CARDS,
    CHAOS,
    DIRECTIONS,
    DREADNOUGHT,
    FACES,
    FIGURES,
    FINGER_LASERS,
    FIRE_RED,
    FIRE_WHITE,
    FIRST_BLIP,
    FLASH_GRENADES,
    GRENADE,
    GRIDLING,
    HEAVY_DIE,
    HOLO,
    KIND_OF,
    LASER,
    LIGHT_DIE,
    NOBODY,
    NOWHERE,
    NULL_TIME,
    ORK,
    RED,
    SERVO_ARM,
    SERVO_EYE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TARGETER,
    TINKERER,
    UNARMED,
    WEAPON_RED,
    WEAPON_WHITE,
    YEL,
)

UNROLLED: Final = -1  # the value of `points` until the dice stand
HEAVY_DICE: Final = 2  # heavy dice of all heavy weapons (SQ-HVY-1)


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


def rights_to_reroll(s: Hulk, figure: i64, fights: bool, weapon: i64) -> i64:
    """How many dice a figure may re-roll in close combat, or when it fires a weapon (SQ-EQ-3)."""
    if figure < 0 or figure >= SQUAD_FIGURES:
        return 0
    colour: i64 = figure // SQUAD
    if is_commander(figure):
        if colour == RED:
            return 1 if fights and has_card(s, RED, SERVO_ARM) else 0
        if colour == YEL:
            return 1 if not fights and has_card(s, YEL, SERVO_EYE) else 0
        return 1 if has_card(s, BLU, FINGER_LASERS) else 0
    if fights or weapon == UNARMED:
        return 0
    return 1 if has_card(s, colour, TARGETER + weapon - LASER) else 0


def rights_to_fire_again(s: Hulk) -> i64:
    """How many dice the actor may re-roll when it fires (SQ-EQ-3)."""
    weapon: i64 = UNARMED
    if s.actor < SQUAD_FIGURES:
        weapon = s.weapon[s.actor]
    return rights_to_reroll(s, s.actor, False, weapon)


def begin_attack(s: Hulk, attack: i64, target: i64, origin: i64) -> None:
    """The actor attacks: its move ends (SQ-ACT-2)."""
    stop_moving(s)
    s.attack = attack
    s.attacker = s.actor
    s.target = target
    s.origin = origin
    s.grenade = 0
    s.points = UNROLLED


def shoot(s: Hulk, attack: i64, target: i64, origin: i64, reds: i64, whites: i64) -> None:
    """The actor fires: roll, and note who may re-roll."""
    begin_attack(s, attack, target, origin)
    s.shots += 1
    emit(s, EVERYBODY, FIRED, s.actor, attack, target, origin)
    roll(s, reds, whites)
    s.rights = rights_to_fire_again(s)


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
        s.fired |= bit(slot_to_fire(s, weapon) + 1)


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
    s.rights = rights_to_reroll(s, s.actor, True, UNARMED)


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
    open_: i64 = links_from(s, square)
    for direction in range(DIRECTIONS):
        if (open_ >> direction) & 1 == 1:
            touch(s, beside(square, direction), value)
    touch(s, square, total(s))
    harm(s, by)


def ray(s: Hulk, by: i64) -> None:
    """A Black-Hole ray: the sum against every figure on it but the shooter (SQ-HVY-5)."""
    square: i64 = s.origin
    value: i64 = total(s)
    while link(s, square, s.target, NOBODY):
        square = beside(square, s.target)
        touch(s, square, value)
    s.hurt[s.attacker] = 0
    harm(s, by)


def explode(s: Hulk, by: i64) -> None:
    """An Android explodes: the sum against every other figure on a linked neighbouring square (SQ-EV-24)."""
    direction: i64
    value: i64 = total(s)
    open_: i64 = links_from(s, s.origin)
    for direction in range(DIRECTIONS):
        if (open_ >> direction) & 1 == 1:
            touch(s, beside(s.origin, direction), value)
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
