"""Why an action may be good or bad, in words: chances, dangers, ways that get shorter, blips and boards."""

from __future__ import annotations

from typing import Final

from sublevel.engine.text import Argument, Words
from sublevel.games.star_quest.activation import ahead, comes_home
from sublevel.games.star_quest.choices import action_view
from sublevel.games.star_quest.figures import place_of_actor, player_of
from sublevel.games.star_quest.goals import goal_open
from sublevel.games.star_quest.hulk import board_of
from sublevel.games.star_quest.ideas import USUAL, door_glance
from sublevel.games.star_quest.names import FIGURE_NAMES
from sublevel.games.star_quest.plans import nearest_figure
from sublevel.games.star_quest.prospects import shows_blip
from sublevel.games.star_quest.routes import HUNT, walk, way_left
from sublevel.games.star_quest.sight import line_of_fire
from sublevel.games.star_quest.state import ABOARD, FRESH, UNSCANNED, Hulk
from sublevel.games.star_quest.tables import (
    AGAIN,
    CHAOS,
    CHIP,
    CLOSE,
    DETONATE,
    DONE,
    END,
    EV_SQUAD,
    FIGURES,
    FIRE,
    FIRE_BLACK_HOLE,
    FIRE_NULL_TIME,
    FIRST_BLIP,
    OPEN,
    PRIMARY,
    SELECT,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    STEP,
    TAKE,
    USE,
)
from sublevel.games.star_quest.threats import apart
from sublevel.games.star_quest.view_types import ChanceView

MOST_NAMED: Final = 3  # figures that a blast may hit, told one by one
PERCENT: Final = 100  # ten-thousandths in a percent


def advice(s: Hulk, seat: int, action: int) -> list[Words]:
    """What speaks for and against one of the seat's legal actions, the weightiest first. `s` is as the seat sees it."""
    if action in (FIRE_NULL_TIME, DETONATE) or FIRE <= action < SELECT:
        return attacked(s, seat, action)
    if STEP <= action < OPEN:
        return moved(s, action - STEP)
    if action == USE:
        return [say("uses")]
    if action == TAKE:
        return [say("takes")]
    if SELECT <= action < AGAIN:
        return selected(s, action - SELECT)
    if OPEN <= action < FIRE:
        return [say("door")] if door_glance(s, action - OPEN) > USUAL else []
    if action == DONE and s.actor < FIRST_BLIP and s.square[s.actor] < SQUARES:
        return [] if in_sight(s, s.actor) else [say("covered")]
    if action == END and s.actor < 0 and player_of(s, seat) < CHAOS:
        return ended(s, player_of(s, seat))
    return [say("reinforces")] if CHIP <= action < EV_SQUAD else []


def say(key: str, **args: Argument) -> Words:
    """A message of this catalogue."""
    return Words(f"star-quest-advice-{key}", args)


def attacked(s: Hulk, seat: int, action: int) -> list[Words]:
    """The chances of an attack: enemies first, then whom it may cost on the own side."""
    chances = action_view(s, seat, action).chances or []
    enemies = [one for one in chances if not one.friend]
    friends = [one for one in chances if one.friend and one.removed]
    said = [struck(one) for one in enemies[:MOST_NAMED]]
    key = "own-risk" if CLOSE <= action < FIRE_BLACK_HOLE else "friend"
    return said + [say(key, figure=one.target, percent=one.removed // PERCENT) for one in friends[:MOST_NAMED]]


def struck(one: ChanceView) -> Words:
    """The chance that an enemy is removed, or that it is hurt where one attack cannot do more."""
    key, odds = ("chance", one.removed) if one.removed else ("wounds", one.damaged)
    return say(key, figure=one.target, percent=odds // PERCENT)


def selected(s: Hulk, actor: int) -> list[Words]:
    """Whom a figure could fire at from where it stands."""
    seen = in_sight(s, actor) if actor < FIRST_BLIP and s.square[actor] < SQUARES else []
    return [say("aims", figures=", ".join(seen[:MOST_NAMED]))] if seen else []


def in_sight(s: Hulk, figure: int) -> list[str]:
    """The enemies that have a line of fire to a figure on the hulk, as it has to them."""
    enemies = range(SQUAD_FIGURES, FIGURES) if figure < SQUAD_FIGURES else range(SQUAD_FIGURES)
    aboard = [enemy for enemy in enemies if enemy >= SQUAD_FIGURES or s.status[enemy] == ABOARD]
    return [FIGURE_NAMES[enemy] for enemy in aboard if line_of_fire(s, figure, enemy)]


def moved(s: Hulk, direction: int) -> list[Words]:
    """What a step changes: the way to the objective, boards, blips, lines of fire."""
    here = place_of_actor(s, s.actor)
    to = ahead(s, s.actor, here, direction)
    if comes_home(here, to):
        return [say("comes-home")]
    if to >= SQUARES:
        return []
    return squad_moved(s, here, to) if s.actor < SQUAD_FIGURES else chaos_moved(s, here, to)


def squad_moved(s: Hulk, here: int, to: int) -> list[Words]:
    """A step of a squad figure."""
    said = []
    if s.board[board_of(s, to)] == UNSCANNED:
        said.append(say("enters-board"))
    if shows_blip(s, to, True):
        said.append(say("shows-blip"))
    if goal_open(s, PRIMARY):
        nearer = way_left(s, here, PRIMARY) - way_left(s, to, PRIMARY)
        said += [say("nearer")] if nearer > 0 else [say("farther")] if nearer < 0 else []
    near = [
        figure
        for figure in range(SQUAD_FIGURES, FIGURES)
        if s.square[figure] < SQUARES and apart(to, s.square[figure]) == 1
    ]
    return said + ([say("beside", figure=FIGURE_NAMES[near[0]])] if near else [])


def chaos_moved(s: Hulk, here: int, to: int) -> list[Words]:
    """A step of a Chaos figure or blip."""
    said = []
    if s.actor >= FIRST_BLIP and shows_blip(s, to, False):
        said.append(say("seen"))
    prey = nearest_figure(s, here)
    if prey >= 0 and walk(s, to, s.square[prey]) < min(HUNT, walk(s, here, s.square[prey])):
        said.append(say("hunts"))
    return said


def ended(s: Hulk, colour: int) -> list[Words]:
    """The end of a squad's turn: who has not acted, and who stands in a line of fire."""
    figures = range(SQUAD * colour, SQUAD * colour + SQUAD)
    fresh = sum(s.acted[figure] == FRESH and s.status[figure] == ABOARD for figure in figures)
    aimed = [
        FIGURE_NAMES[figure]
        for figure in figures
        if s.status[figure] == ABOARD
        and any(s.square[e] < SQUARES and line_of_fire(s, e, figure) for e in range(SQUAD_FIGURES, FIGURES))
    ]
    said = [say("unused", count=fresh)] if fresh else []
    return said + ([say("in-line", figures=", ".join(aimed))] if aimed else [])
