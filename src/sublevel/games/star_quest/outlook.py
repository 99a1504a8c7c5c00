"""What a seat may expect from a position: for search (section 15).

A squad counts its score, how far its figures are on the way to what it is heading for, the shots that its figures have,
and what the Robotlings may do to it. Chaos counts its score, the mark that nobody has earned, and what its figures and
blips may do. Values are in hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.star_quest.figures import can_be_attacked, player_of
from sublevel.games.star_quest.goals import chaos_score, goal_open, squad_score
from sublevel.games.star_quest.plans import SIGHT, kind_of_actor
from sublevel.games.star_quest.routes import (
    HUNT,
    TO_BAY,
    distances,
    heading,
    route,
    turns_home,
    turns_left,
)
from sublevel.games.star_quest.sight import line_of_fire
from sublevel.games.star_quest.state import (
    ABOARD,
    ACTED,
    DOCKED,
    OPTION_PLAYERS,
    OPTION_SCORING,
    RETURNED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ACTORS,
    BLIP_MOVE,
    BLIPS,
    CHAOS,
    CLONE,
    COLOURS,
    FIGURES,
    FIRST_BLIP,
    MOST_GOAL_SQUARES,
    MOVE_OF,
    NOBODY,
    PRIMARY,
    PRIMARY_POINTS,
    SECONDARY,
    SECONDARY_POINTS,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
)
from sublevel.games.star_quest.threats import apart, beside, chaos_blow, chaos_shot, squad_blow, squad_shot

FULL: Final = 1000  # a win
SOFT: Final = 4000  # hundredths of a point that make half of the way from even to certain
STAGE: Final = 40  # so many steps before its goal a figure counts for nothing on the way
PACE: Final = 20  # what a step on the way is worth, for each figure
LEAD: Final = 30  # and for the foremost one besides
LATE: Final = 100  # what each turn too few costs a figure, in percent of its value
NOW: Final = 85  # how much an attack in this turn counts, in percent
SOON: Final = 70  # one in the turn that follows
LATER: Final = 35  # one in the turn after the answer of the others
HIDDEN: Final = 70  # how much an attack counts if the figure must come into its line of fire first, in percent
DISTANT: Final = 25  # and if it takes it more than one move
KEEN: Final = 3  # what a step towards the squads is worth to Chaos

# Scratch of `expect`: what each Robotling and blip may do at best, to whom, and how near the squads are to it.
DEED: Final = vec[i64]([0] * ACTORS)
VICTIM: Final = vec[i64]([0] * ACTORS)
NEAR: Final = vec[i64]([0] * ACTORS)
# The values of the squads, and of Chaos.
VALUE: Final = vec[i64]([0] * (COLOURS + 1))


def expect(s: Hulk, seat: i64) -> i64:
    """What a seat may expect, in thousandths of a win: against the best of the others, or side against side."""
    squads: i64 = s.options[OPTION_PLAYERS] - 1
    if s.ended != 0:
        return ended_worth(s, seat)
    weigh(s)
    together: i64 = 0
    mine: i64 = 0
    best: i64 = -100000
    other: i64
    for other in range(squads):
        value: i64 = VALUE[player_of(s, other)]
        together += value
        if other == seat:
            mine = value
        elif value > best:
            best = value
    if s.options[OPTION_SCORING] == 1:
        difference: i64 = together - VALUE[CHAOS]
        if seat == squads:
            difference = -difference
    elif seat == squads:
        difference = VALUE[CHAOS] - best
    else:
        difference = mine - max(VALUE[CHAOS], best)
    size: i64 = difference if difference > 0 else -difference
    return FULL // 2 + FULL * difference // (2 * (size + SOFT))


def ended_worth(s: Hulk, seat: i64) -> i64:
    """The return of a match that has ended (SQ-SCORE-5)."""
    winners: i64 = 0
    other: i64
    for other in range(s.options[OPTION_PLAYERS]):
        winners += s.payoff[other]
    return FULL * s.payoff[seat] // (1 if s.options[OPTION_SCORING] == 1 else max(1, winners))


def weigh(s: Hulk) -> None:
    """Work out the values of all players."""
    seat: i64
    i: i64
    for i in range(SQUAD_FIGURES, ACTORS):
        DEED[i] = 0
        VICTIM[i] = NOBODY
        NEAR[i] = HUNT
    VALUE[CHAOS] = 100 * chaos_score(s)
    if s.mark[PRIMARY] == NOBODY:
        VALUE[CHAOS] += 100 * PRIMARY_POINTS
    if s.mark[SECONDARY] == NOBODY and s.known == 1:
        VALUE[CHAOS] += 100 * SECONDARY_POINTS
    for seat in range(s.options[OPTION_PLAYERS] - 1):
        weigh_squad(s, player_of(s, seat))
    weigh_chaos(s)


def weigh_squad(s: Hulk, colour: i64) -> None:
    """What a squad may hope for, but for what Chaos does to it."""
    head: i64 = heading(s, colour)
    left: i64 = turns_left(s)
    late: i64 = turns_home(s, colour) - left
    value: i64 = 100 * squad_score(s, colour)
    stage: i64 = 0 if gives_up(s, colour, head) else STAGE
    nearest: i64 = stage
    n: i64
    for n in range(SQUAD):
        figure: i64 = SQUAD * colour + n
        status: i64 = s.status[figure]
        if status == RETURNED:
            value += PACE * stage if head == TO_BAY else 0
            continue
        if status != DOCKED and status != ABOARD:
            continue
        way: i64 = route(s, colour, head, s.square[figure])
        value += PACE * (stage - way)
        nearest = min(nearest, way)
        if status == ABOARD and s.square[figure] < SQUARES:
            value += attack_of(s, figure)
            if late > 0:
                value -= LATE * 5
    value += LEAD * stage if head == TO_BAY else LEAD * (stage - nearest)
    VALUE[colour] = value + used_squares(s) * 300


def gives_up(s: Hulk, colour: i64, head: i64) -> bool:
    """Whether a squad goes home without the primary objective, for want of time."""
    carrier: i64 = s.carrier[PRIMARY]
    return head == TO_BAY and goal_open(s, PRIMARY) and (carrier < 0 or carrier // SQUAD != colour)


def used_squares(s: Hulk) -> i64:
    """How many squares of the primary objective were used, while it is open."""
    used: i64 = 0
    k: i64
    if goal_open(s, PRIMARY):
        for k in range(MOST_GOAL_SQUARES):
            used += (s.goal_used[PRIMARY] >> k) & 1
    return used


def attack_of(s: Hulk, figure: i64) -> i64:
    """The best attack of a squad figure from where it stands, by when it can be made; notes what it is exposed to."""
    square: i64 = s.square[figure]
    far: list[int] = distances(s, square)
    open_: bool = can_be_attacked(s, figure)
    best: i64 = 0
    foe: i64
    b: i64
    for foe in range(SQUAD_FIGURES, FIGURES):
        place: i64 = s.square[foe]
        if place >= SQUARES:
            continue
        seen: bool = apart(square, place) <= SIGHT and line_of_fire(s, foe, figure)
        if seen:
            best = max(best, squad_shot(s, figure, foe))
        if beside(square, place):
            best = max(best, squad_blow(s, figure, foe, 0))
        if open_:
            note_threat(s, foe, figure, far[place], seen)
    for b in range(BLIPS):
        if s.blip_square[b] < SQUARES and open_:
            note_threat(s, FIRST_BLIP + b, figure, far[s.blip_square[b]], False)
    if s.player == figure // SQUAD and s.acted[figure] != ACTED and not attacked(s, figure):
        return best * NOW // 100
    return best * LATER // 100


def attacked(s: Hulk, actor: i64) -> bool:
    """Whether a figure is the actor and has made its attack."""
    return s.actor == actor and s.shots + s.combats + s.used > 0


def note_threat(s: Hulk, actor: i64, figure: i64, way: i64, seen: bool) -> None:
    """Keep the best that a Robotling or blip may do to a squad figure."""
    kind: i64 = kind_of_actor(s, actor)
    reach: i64 = BLIP_MOVE if actor >= FIRST_BLIP else MOVE_OF[kind]
    NEAR[actor] = min(NEAR[actor], way)
    if way > 2 * reach + 2:
        return
    deed: i64 = 0
    if kind != CLONE:
        deed = chaos_shot(s, kind, figure)
        if not seen:
            deed = deed * (HIDDEN if way <= reach + 2 else DISTANT) // 100
    if way <= reach + 1:
        deed = max(deed, chaos_blow(s, kind, figure) * 80 // 100)
    if deed > DEED[actor]:
        DEED[actor] = deed
        VICTIM[actor] = figure // SQUAD


def weigh_chaos(s: Hulk) -> None:
    """What Chaos may hope for, and what the squads have to fear."""
    actor: i64
    worth: i64 = 0
    for actor in range(SQUAD_FIGURES, ACTORS):
        if actor >= FIRST_BLIP:
            if s.blip_square[actor - FIRST_BLIP] >= SQUARES:
                continue
        elif s.square[actor] >= SQUARES:
            continue
        worth += KEEN * (HUNT - NEAR[actor]) + 30
        if VICTIM[actor] < 0:
            continue
        when: i64 = SOON
        if s.player == CHAOS:
            when = LATER if s.acted[actor] == ACTED or attacked(s, actor) else NOW
        deed: i64 = DEED[actor] * when // 100
        worth += deed
        VALUE[VICTIM[actor]] -= deed
    VALUE[CHAOS] += worth
