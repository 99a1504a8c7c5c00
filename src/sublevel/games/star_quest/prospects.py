"""What a figure could do: where it can go, and whom it could attack from there (section 14, 2 and 4)."""

from __future__ import annotations

from typing import Final

from sublevel.engine.core import SPECTATOR
from sublevel.games.star_quest.activation import (
    ahead,
    comes_home,
    may_rest,
    select,
    why_not_go,
    why_not_move,
    why_not_select,
)
from sublevel.games.star_quest.aiming import (
    null_time_sees,
    why_not_blast,
    why_not_close,
    why_not_fire,
    why_not_launch,
    why_not_null_time,
)
from sublevel.games.star_quest.choices import removal_chance
from sublevel.games.star_quest.figures import allowance, is_enemy, lift, place_of_actor, player_of, put, side_of
from sublevel.games.star_quest.hulk import board_of, link, neighbour
from sublevel.games.star_quest.names import ACTOR_NAMES, FIGURE_NAMES, SQUARE_NAMES
from sublevel.games.star_quest.refusals import FINE
from sublevel.games.star_quest.sight import figure_fires, in_squads_sight, radar
from sublevel.games.star_quest.state import ABOARD, CHAOS_ACT, MOVE_OPEN, SQUAD_ACT, UNSCANNED, Hulk
from sublevel.games.star_quest.tables import (
    BLIPS,
    CHAOS,
    DIRECTIONS,
    DREADNOUGHT,
    FIGURES,
    FIRST_BLIP,
    NOBODY,
    NOWHERE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
)
from sublevel.games.star_quest.view_types import OutlookView, ProspectView, WayView

MOST_SQUARES: Final = 40  # from which attacks after a move are looked for, the nearest first


def outlook_views(s: Hulk, seat: int) -> list[OutlookView]:
    """What the open figure could do, or each that a squad may still select; only for the seat that is to act.

    Chaos has many figures: it looks at the open one alone.
    """
    if seat == SPECTATOR or s.phase not in (SQUAD_ACT, CHAOS_ACT) or not s.waiting >> seat & 1:
        return []
    if s.actor >= 0:
        probe = Hulk()
        probe.take(s)
        return [outlook_view(probe)]
    player = player_of(s, seat)
    if player == CHAOS:
        return []
    found = []
    for figure in range(SQUAD * player, SQUAD * player + SQUAD):
        if why_not_select(s, figure) == FINE:
            probe = Hulk()
            probe.take(s)
            probe.recording = 0
            select(probe, figure)
            found.append(outlook_view(probe))
    return found


def outlook_view(s: Hulk) -> OutlookView:
    """What the actor could do. `s` is a copy that may be changed."""
    ways = ways_of(s)
    return OutlookView(
        figure=ACTOR_NAMES[s.actor],
        ways=[way for way, _ in ways],
        prospects=[] if s.actor >= FIRST_BLIP else prospects(s, [(way, to) for way, to in ways if way.end]),
    )


def ways_of(s: Hulk) -> list[tuple[WayView, int]]:
    """The squares that the actor can come to in its running or next move, the nearest first (SQ-MOVE-1 to 14)."""
    if why_not_move(s) != FINE:
        return []
    most = s.mp if s.move == MOVE_OPEN and s.mp > 0 else allowance(s, s.actor)
    start = place_of_actor(s, s.actor)
    seen = {start}
    ends = [start]
    found: list[tuple[WayView, int]] = []
    for cost in range(1, most + 1):
        further: list[int] = []
        for here in ends:
            for direction in range(DIRECTIONS):
                if why_not_go(s, s.actor, here, direction, most - cost) != FINE:
                    continue
                to = ahead(s, s.actor, here, direction)
                if to in seen:
                    continue
                seen.add(to)
                found.append((way_view(s, here, to, cost), to))
                if not comes_home(here, to):
                    further.append(to)
        ends = further
    return found


def way_view(s: Hulk, here: int, to: int, cost: int) -> WayView:
    """A square that the actor can come to, and what happens there."""
    home = comes_home(here, to)
    squad = s.actor < SQUAD_FIGURES
    return WayView(
        square=SQUARE_NAMES[to],
        cost=cost,
        back=SQUARE_NAMES[here],
        end=home or may_rest(s, s.actor, to),
        scan=squad and to < SQUARES and s.board[board_of(s, to)] == UNSCANNED,
        home=home,
        seen=to < SQUARES and shows_blip(s, to, squad),
    )


def shows_blip(s: Hulk, square: int, squad: bool) -> bool:
    """Whether a squad figure would see a blip from a square, or a blip that moves would be seen there (SQ-INT-1)."""
    if squad:
        return any(s.blip_square[b] != NOWHERE and radar(s, square, s.blip_square[b]) for b in range(BLIPS))
    return s.actor >= FIRST_BLIP and in_squads_sight(s, square)


# Attacks.


def prospects(s: Hulk, ends: list[tuple[WayView, int]]) -> list[ProspectView]:
    """Every enemy that the actor could attack, from where it stands or from the nearest square that allows it."""
    enemies = [figure for figure in range(FIGURES) if is_enemy(s, side_of(s.actor), figure)]
    found: list[ProspectView] = []
    if not enemies:
        return found
    missing = set(enemies)
    for enemy in enemies:
        for how in ways_to_attack(s, enemy):
            found.append(ProspectView(FIGURE_NAMES[enemy], how, removal_chance(s, enemy, how)))
            missing.discard(enemy)
    if s.actor == DREADNOUGHT or s.shots or s.combats or s.used:
        return found
    start = s.square[s.actor]
    status = s.status[s.actor] if s.actor < SQUAD_FIGURES else ABOARD
    for way, to in ends[:MOST_SQUARES]:
        if not missing:
            break
        if way.home or to >= SQUARES:
            continue
        lift(s, s.actor)
        put(s, s.actor, to)
        s.steps += 1
        if s.actor < SQUAD_FIGURES:
            s.status[s.actor] = ABOARD
        for enemy in sorted(missing):
            for how in ways_to_attack(s, enemy):
                chance = removal_chance(s, enemy, how)
                found.append(ProspectView(FIGURE_NAMES[enemy], how, chance, way.square))
                missing.discard(enemy)
        s.steps -= 1
        lift(s, s.actor)
        put(s, s.actor, start)
        if s.actor < SQUAD_FIGURES:
            s.status[s.actor] = status
    return found


def ways_to_attack(s: Hulk, enemy: int) -> list[str]:
    """How the actor could attack a figure from where it stands: fire, null, holo, ray, close."""
    found = []
    if why_not_fire(s, enemy) == FINE:
        found.append("fire")
    if null_time_sees(s, s.actor, enemy) and why_not_null_time(s) == FINE:
        found.append("null")
    if enemy != DREADNOUGHT and why_not_launch(s) == FINE and figure_fires(s, s.actor, s.square[enemy]):
        found.append("holo")
    if s.actor != DREADNOUGHT and why_not_blast(s) == FINE and on_a_ray(s, enemy):
        found.append("ray")
    if why_not_close(s, enemy, 0) == FINE:
        found.append("close")
    return found


def on_a_ray(s: Hulk, enemy: int) -> bool:
    """Whether a figure stands on one of the eight rays of the actor (SQ-HVY-5)."""
    for direction in range(DIRECTIONS):
        square = s.square[s.actor]
        while link(s, square, direction, NOBODY):
            square = neighbour(s, square, direction)
            if s.at[square] == enemy + 1:
                return True
    return False
