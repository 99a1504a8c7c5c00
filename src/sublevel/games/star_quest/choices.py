"""The legal actions of a seat as a client shows them: what each names, and the odds before the dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sublevel.games.star_quest.activation import ahead
from sublevel.games.star_quest.aiming import null_time_sees
from sublevel.games.star_quest.attacks import HEAVY_DICE, fewer_dice, rights_to_fire_again, rights_to_reroll
from sublevel.games.star_quest.dice import close_dice, lesser_dice
from sublevel.games.star_quest.figures import armour, part, place_of_actor, player_of
from sublevel.games.star_quest.forecast import SURE, WOUND, Need, of_combat, of_roll
from sublevel.games.star_quest.hulk import link, neighbour
from sublevel.games.star_quest.names import (
    ACTOR_NAMES,
    CARD_NAMES,
    DIRECTIONS,
    FIGURE_NAMES,
    HEAVY,
    KINDS,
    KITS,
    ORDER_SLOTS,
    PAIRS,
    PLAYERS,
    SQUARE_NAMES,
    WEAPON_SETS,
    actor_or_none,
    card_of,
    dice_name,
    door_name,
)
from sublevel.games.star_quest.notation import EVENT_VERBS, fire_letter, write_action
from sublevel.games.star_quest.odds import TOTALS, chance_of
from sublevel.games.star_quest.rules import legal
from sublevel.games.star_quest.state import ASK_CLONE, EVENT, Hulk
from sublevel.games.star_quest.tables import (
    AGAIN,
    ALLOW,
    ARM,
    AT,
    CARD,
    CARDS,
    CHAOS,
    CHIP,
    CLOSE,
    CLOSE_GRENADE,
    DETONATE,
    DREADNOUGHT,
    EV_BOARD,
    EV_CARD,
    EV_DOOR,
    EV_FIGURE,
    EV_SQUAD,
    EV_TAKE,
    FIGURES,
    FIRE,
    FIRE_BLACK_HOLE,
    FIRE_HOLO,
    FIRE_NULL_TIME,
    FIRE_RED,
    FIRE_WHITE,
    FIRST_BLIP,
    GIVE_ORDER,
    GRIDLING,
    HIT,
    HIT_POINTS,
    INSPECT,
    KIND_OF,
    KIT,
    LOSE,
    MOST_RESERVE,
    NOBODY,
    OPEN,
    ORDER_HEAVY,
    ORK,
    PICK,
    PLACE_DREAD,
    REDEPLOY,
    REROLL,
    SCAN,
    SELECT,
    SQUAD,
    SQUAD_FIGURES,
    STEP,
    UNARMED,
    WEAPON_RED,
    WEAPON_WHITE,
    WEAPONS,
)
from sublevel.games.star_quest.view_types import ActionView, ChanceView

SHORT: Final = (
    "end",
    "done",
    "stop",
    "keep",
    "scandone",
    "pass",
    "use",
    "take",
    "null",
    "detonate",
    "play",
    "play",
)
PLAYED: Final = {10: "MK", 11: "DZ"}


def action_views(s: Hulk, seat: int) -> list[ActionView]:
    """The legal actions of a seat; a spectator has none."""
    if seat > CHAOS or not s.waiting >> seat & 1:
        return []
    legal(s, seat)
    return [action_view(s, seat, s.legal[i]) for i in range(s.legal_count)]


def action_view(s: Hulk, seat: int, action: int) -> ActionView:
    """One legal action."""
    text = write_action(s, seat, action)
    player = player_of(s, seat)
    actor = actor_or_none(s.actor)

    def seen(kind: str, **more: object) -> ActionView:
        return ActionView(action, text, kind, **more)  # type: ignore[arg-type]  # the fields are those named below

    if action < REROLL:
        if action == FIRE_NULL_TIME:
            seen_by = [figure for figure in range(FIGURES) if null_time_sees(s, s.actor, figure)]
            return seen("null", figure=actor, card="N", **odds_of_null_time(s, seen_by))
        if action == DETONATE:
            return seen("detonate", figure=actor, **odds_of_explosion(s))
        return seen(SHORT[action], figure=actor, card=PLAYED.get(action))
    if action < STEP:
        return seen("reroll", count=action - REROLL + 1)
    if action < OPEN:
        to = ahead(s, s.actor, place_of_actor(s, s.actor), action - STEP)
        return seen("step", figure=actor, square=SQUARE_NAMES[to], direction=DIRECTIONS[action - STEP])
    if action < FIRE:
        return seen("open", figure=actor, door=door_name(s, action - OPEN))
    if action < FIRE_HOLO:
        return attack_view(s, action, text)
    if action < SELECT:
        bomb = SQUAD_FIGURES <= s.actor < FIRST_BLIP and KIND_OF[s.actor] == GRIDLING
        square = action - FIRE_HOLO
        found = odds_of_blast(s, square)
        return seen("bomb" if bomb else "holo", figure=actor, card="H", square=SQUARE_NAMES[square], **found)
    if action < AGAIN:
        return seen("select", figure=ACTOR_NAMES[action - SELECT])
    if action < HIT:
        return seen("again", figure=FIGURE_NAMES[SQUAD_FIGURES + action - AGAIN])
    if action < SCAN:
        figure, points = divmod(action - HIT, HIT_POINTS)
        sure = chance_of_hit(s, figure, points + 1)
        return seen("hit", target=FIGURE_NAMES[figure], count=points + 1, chances=[sure])
    if action < EV_SQUAD:
        return placing_view(s, action, text)
    if action < GIVE_ORDER:
        return event_action_view(s, player, action, text)
    return card_action_view(s, player, action, text)


def placing_view(s: Hulk, action: int, text: str) -> ActionView:
    """Where Chaos puts blips, chips and the Dreadnought."""
    if action < AT:
        kind = "redeploy" if s.phase == EVENT else "scan"
        if action < REDEPLOY:
            return ActionView(action, text, kind, card=KINDS[action - SCAN])
        return ActionView(action, text, kind, figure=ACTOR_NAMES[FIRST_BLIP + action - REDEPLOY])
    if action < PLACE_DREAD:
        clone = s.phase == EVENT and s.event_step == ASK_CLONE
        return ActionView(action, text, "clone" if clone else "at", square=SQUARE_NAMES[action - AT])
    if action < ARM:
        return ActionView(action, text, "dread", square=SQUARE_NAMES[action - PLACE_DREAD])
    if action < LOSE:
        return ActionView(action, text, "arm", card=PAIRS[action - ARM])
    if action < CHIP:
        return ActionView(action, text, "lose", card=HEAVY[action - LOSE])
    kind_number, place = divmod(action - CHIP, MOST_RESERVE)
    return ActionView(action, text, "chip", card=KINDS[kind_number], square=SQUARE_NAMES[s.reserve[place]])


def event_action_view(s: Hulk, player: int, action: int, text: str) -> ActionView:
    """A decision of an event card."""
    if action < EV_FIGURE:
        return ActionView(action, text, "squad", card=PLAYERS[action - EV_SQUAD])
    if action < EV_DOOR:
        return ActionView(action, text, EVENT_VERBS.get(s.event, "shoot"), figure=FIGURE_NAMES[action - EV_FIGURE])
    if action < EV_BOARD:
        return ActionView(action, text, "door", door=door_name(s, action - EV_DOOR))
    if action < EV_TAKE:
        return ActionView(action, text, "board", count=action - EV_BOARD + 1)
    if action < EV_CARD:
        return ActionView(action, text, "take_order", card=ORDER_SLOTS[player][action - EV_TAKE])
    number = action - EV_CARD
    return ActionView(action, text, "card", card=card_of(number), figure=PLAYERS[number // CARDS])


def card_action_view(s: Hulk, player: int, action: int, text: str) -> ActionView:
    """Orders, permissions, looks, and the choices of a loadout."""
    if action < ORDER_HEAVY:
        return ActionView(action, text, "order", card=ORDER_SLOTS[player][action - GIVE_ORDER])
    if action < ALLOW:
        trooper = FIGURE_NAMES[SQUAD * player + action - ORDER_HEAVY + 1]
        return ActionView(action, text, "order", card="oHW", figure=trooper)
    if action < INSPECT:
        return ActionView(action, text, "allow", card=PLAYERS[action - ALLOW])
    if action < KIT:
        return ActionView(action, text, "inspect", figure=ACTOR_NAMES[FIRST_BLIP + action - INSPECT])
    if action < WEAPONS:
        return ActionView(action, text, "kit", card=KITS[action - KIT])
    if action < CARD:
        return ActionView(action, text, "weapons", card=WEAPON_SETS[action - WEAPONS])
    if action < PICK:
        return ActionView(action, text, "equip", card=CARD_NAMES[player][action - CARD])
    return ActionView(action, text, "pick", card=ORDER_SLOTS[player][action - PICK])


# Attacks on figures and along rays.


def attack_view(s: Hulk, action: int, text: str) -> ActionView:
    """A shot at a figure, close combat, or a ray, with its odds."""
    actor = actor_or_none(s.actor)
    if action >= FIRE_BLACK_HOLE:
        q, direction = divmod(action - FIRE_BLACK_HOLE, 8)
        origin = part(s.square[s.actor], q)
        tinker = SQUAD_FIGURES <= s.actor < FIRST_BLIP and KIND_OF[s.actor] == ORK
        return ActionView(
            action,
            text,
            "tinker" if tinker else "ray",
            figure=actor,
            card="B",
            square=SQUARE_NAMES[origin] if s.actor == DREADNOUGHT else None,
            direction=DIRECTIONS[direction],
            **odds_of_ray(s, ray_squares(s, origin, direction)),  # type: ignore[arg-type]  # the fields are those named below
        )
    if action >= CLOSE:
        grenade = int(action >= CLOSE_GRENADE)
        figure = action - (CLOSE_GRENADE if grenade else CLOSE)
        return ActionView(
            action,
            text,
            "close_tg" if grenade else "close",
            figure=actor,
            target=FIGURE_NAMES[figure],
            card="TG" if grenade else None,
            **odds_of_combat(s, figure, grenade),  # type: ignore[arg-type]  # the fields are those named below
        )
    figure = action - FIRE
    found = odds_of_shot(s, figure)
    return ActionView(action, text, "fire", figure=actor, target=FIGURE_NAMES[figure], card=fire_letter(s), **found)  # type: ignore[arg-type]  # the fields are those named below


# Areas.


def ray_squares(s: Hulk, square: int, direction: int) -> list[int]:
    """The squares that a ray meets (SQ-HVY-5)."""
    found = []
    while link(s, square, direction, NOBODY):
        square = neighbour(s, square, direction)
        found.append(square)
    return found


def blast_squares(s: Hulk, square: int) -> list[int]:
    """The neighbours that a blast on a square reaches (SQ-HVY-4)."""
    return [neighbour(s, square, direction) for direction in range(8) if link(s, square, direction, NOBODY)]


def standing_on(s: Hulk, squares: list[int]) -> list[int]:
    """The figures on some squares that an attack of the actor can hurt, each once (SQ-HVY-6, SQ-EQ-1)."""
    found = [s.at[square] - 1 for square in squares if 0 < s.at[square] <= FIGURES]
    return [figure for figure in dict.fromkeys(found) if can_be_hurt(s, figure)]


def can_be_hurt(s: Hulk, figure: int) -> bool:
    """Whether an attack of the actor does anything to a figure: dazzled squads take no harm from Chaos (SQ-EQ-1)."""
    return figure >= SQUAD_FIGURES or s.actor < SQUAD_FIGURES or s.dazzling[figure // SQUAD] == 0


# Odds (SQ-ODDS-1 to 4): the fields of a view that tell them.

Odds = dict[str, object]


def odds_of_shot(s: Hulk, figure: int) -> Odds:
    """The odds of a shot at one figure (SQ-FIRE-2)."""
    return odds_of_roll(s, *shot_dice(s, s.actor), [figure])


def odds_of_ray(s: Hulk, area: list[int]) -> Odds:
    """The odds of a Black-Hole ray over some squares (SQ-HVY-5)."""
    met = [figure for figure in standing_on(s, area) if figure != s.actor]
    return odds_of_roll(s, HEAVY_DICE, 0, met) | {"area": [SQUARE_NAMES[square] for square in area]}


def odds_of_blast(s: Hulk, square: int) -> Odds:
    """The odds of a Holo blast or a grenade on a square (SQ-HVY-4)."""
    around = blast_squares(s, square)
    middle = standing_on(s, [square])
    beside = [figure for figure in standing_on(s, around) if figure not in middle]
    area = [SQUARE_NAMES[one] for one in (square, *around)]
    return odds_of_roll(s, HEAVY_DICE, 0, middle, beside) | {"area": area}


def odds_of_explosion(s: Hulk) -> Odds:
    """The odds of an Android that explodes (SQ-EV-24)."""
    around = blast_squares(s, s.square[s.actor])
    area = [SQUARE_NAMES[one] for one in around]
    return odds_of_roll(s, HEAVY_DICE, 0, standing_on(s, around)) | {"area": area}


def odds_of_null_time(s: Hulk, figures: list[int]) -> Odds:
    """The odds of a Null-Time Cannon against figures in sight, for each if all points went to it (SQ-HVY-2)."""
    found = odds_of_roll(s, HEAVY_DICE, 0, [])
    return found | {"chances": [chances_of(odds_of_roll(s, HEAVY_DICE, 0, [figure]))[0] for figure in figures]}


def chances_of(odds: Odds) -> list[ChanceView]:
    """What odds tell of each figure."""
    found = odds["chances"]
    assert isinstance(found, list)
    return found


def odds_of_roll(s: Hulk, reds: int, whites: int, met: list[int], beside: Sequence[int] = ()) -> Odds:
    """The odds of one roll against figures that take the sum, and those beside that take the higher die."""
    rerolls = rights_to_fire_again(s) > 0
    figures = [*met, *beside]
    needs = tuple(need_of(s, figure, figure in beside) for figure in figures)
    chances = of_roll(reds, whites, rerolls, needs)
    return {
        "dice": dice_name(reds, whites),
        "totals": totals(reds, whites),
        "reroll": rerolls,
        "chances": [
            ChanceView(FIGURE_NAMES[figure], *chance, need.friend, s.lp[figure], need.hurts, need.removes)
            for figure, need, chance in zip(figures, needs, chances, strict=True)
        ],
    }


def odds_of_combat(s: Hulk, figure: int, grenade: int) -> Odds:
    """The odds of close combat: what each side rolls, and what may become of both (SQ-CC-2, SQ-CC-3)."""
    mine, yours = combat_dice(s, figure, grenade)
    rerolls = rights_to_reroll(s, s.actor, True, UNARMED) > 0
    enemy, own = of_combat(mine, yours, rerolls, s.lp[figure], s.lp[s.actor])
    return {
        "dice": dice_name(*mine),
        "totals": totals(*mine),
        "defence": dice_name(*yours),
        "reroll": rerolls,
        "chances": [
            ChanceView(FIGURE_NAMES[figure], *enemy, life=s.lp[figure]),
            ChanceView(FIGURE_NAMES[s.actor], *own, friend=True, life=s.lp[s.actor]),
        ],
    }


def chance_of_hit(s: Hulk, figure: int, points: int) -> ChanceView:
    """What points of the Null-Time Cannon do for certain: they beat the armour, and may take all life (SQ-HVY-2)."""
    need = need_of(s, figure, False)
    sure = SURE if points >= need.removes else WOUND
    return ChanceView(FIGURE_NAMES[figure], *sure, need.friend, s.lp[figure], need.hurts, need.removes)


def need_of(s: Hulk, figure: int, higher: bool) -> Need:
    """What an attack must show to hurt and to remove a figure (SQ-FIRE-2, SQ-FIRE-3)."""
    guard = armour(s, figure)
    return Need(guard + 1, guard + s.lp[figure], higher, is_friend(s, figure))


def is_friend(s: Hulk, figure: int) -> bool:
    """Whether a figure is on the actor's side: squads are no enemies of each other."""
    return (figure < SQUAD_FIGURES) == (s.actor < SQUAD_FIGURES)


def combat_dice(s: Hulk, figure: int, grenade: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The heavy and light dice that the actor and a figure would roll in close combat (SQ-CC-4)."""
    mine = lesser_dice(close_dice(s, s.actor, grenade), fewer_dice(s, s.actor, figure))
    yours = lesser_dice(close_dice(s, figure, 0), fewer_dice(s, figure, s.actor))
    return (mine // 16, mine % 16), (yours // 16, yours % 16)


def shot_dice(s: Hulk, figure: int) -> tuple[int, int]:
    """Heavy and light dice of a shot at one figure."""
    if figure < SQUAD_FIGURES:
        return WEAPON_RED[s.weapon[figure]], WEAPON_WHITE[s.weapon[figure]]
    return FIRE_RED[KIND_OF[figure]], FIRE_WHITE[KIND_OF[figure]]


def totals(reds: int, whites: int) -> list[int]:
    """The chances of the totals 0, 1, 2 ... as far as they can be rolled."""
    return [chance_of(reds, whites, total) for total in range(min(3 * reds + 2 * whites + 1, TOTALS))]
