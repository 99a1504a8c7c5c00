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
from sublevel.games.star_quest.choices import (
    Odds,
    chances_of,
    odds_of_blast,
    odds_of_combat,
    odds_of_null_time,
    odds_of_ray,
    odds_of_shot,
    ray_squares,
)
from sublevel.games.star_quest.figures import allowance, is_enemy, lift, place_of_actor, player_of, put, side_of
from sublevel.games.star_quest.hulk import board_of
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
    """Every enemy that the actor could attack, from where it stands or from the nearest square that allows it.

    A square from where the attack endangers nobody of the own side is preferred to a nearer one (SQ-ODDS-4).
    """
    missing = [figure for figure in range(FIGURES) if is_enemy(s, side_of(s.actor), figure)]
    if not missing:
        return []
    here = {enemy: prospects_on(s, enemy, None) for enemy in missing}
    found = [prospect for of_enemy in here.values() for prospect in of_enemy]
    missing = [enemy for enemy in missing if not here[enemy]]
    if s.actor == DREADNOUGHT or s.shots or s.combats or s.used:
        return found
    risky: dict[int, list[ProspectView]] = {}
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
        for enemy in missing.copy():
            there = prospects_on(s, enemy, way.square)
            safe = [prospect for prospect in there if not endangers(s, prospect)]
            if safe:
                found += safe
                missing.remove(enemy)
            elif there:
                risky.setdefault(enemy, there)
        s.steps -= 1
        lift(s, s.actor)
        put(s, s.actor, start)
        if s.actor < SQUAD_FIGURES:
            s.status[s.actor] = status
    return found + [prospect for enemy in missing for prospect in risky.get(enemy, [])]


def prospects_on(s: Hulk, enemy: int, square: str | None) -> list[ProspectView]:
    """All attacks of the actor on a figure from where it stands, or would stand."""
    found = []
    for how in ways_to_attack(s, enemy):
        odds = odds_of(s, enemy, how)
        chances = sorted(chances_of(odds), key=lambda chance: chance.target != FIGURE_NAMES[enemy])
        more = {name: odds[name] for name in ("dice", "defence", "reroll") if name in odds}
        found.append(
            ProspectView(
                FIGURE_NAMES[enemy],
                how,
                chances[0].removed,
                chances[0].damaged,
                square,
                chances=chances,
                **more,  # type: ignore[arg-type]  # the fields are those of the odds
            )
        )
    return found


def endangers(s: Hulk, prospect: ProspectView) -> bool:
    """Whether an attack may harm somebody of the own side; that close combat is a risk is known."""
    own = ACTOR_NAMES[s.actor] if prospect.how == "close" else ""
    return any(chance.friend and chance.damaged and chance.target != own for chance in prospect.chances)


def odds_of(s: Hulk, enemy: int, how: str) -> Odds:
    """The odds of an attack of the actor on a figure."""
    if how == "close":
        return odds_of_combat(s, enemy, 0)
    if how == "null":
        return odds_of_null_time(s, [enemy])
    if how == "holo":
        return odds_of_blast(s, s.square[enemy])
    return odds_of_ray(s, ray_to(s, enemy)) if how == "ray" else odds_of_shot(s, enemy)


def ways_to_attack(s: Hulk, enemy: int) -> list[str]:
    """How the actor could attack a figure from where it stands: fire, null, holo, ray, close."""
    found = []
    if why_not_fire(s, enemy) == FINE:
        found.append("fire")
    if null_time_sees(s, s.actor, enemy) and why_not_null_time(s) == FINE:
        found.append("null")
    if enemy != DREADNOUGHT and why_not_launch(s) == FINE and figure_fires(s, s.actor, s.square[enemy]):
        found.append("holo")
    if s.actor != DREADNOUGHT and why_not_blast(s) == FINE and ray_to(s, enemy):
        found.append("ray")
    if why_not_close(s, enemy, 0) == FINE:
        found.append("close")
    return found


def ray_to(s: Hulk, enemy: int) -> list[int]:
    """The squares of the first ray of the actor that meets a figure; none if no ray does (SQ-HVY-5)."""
    for direction in range(DIRECTIONS):
        squares = ray_squares(s, s.square[s.actor], direction)
        if any(s.at[square] == enemy + 1 for square in squares):
            return squares
    return []
