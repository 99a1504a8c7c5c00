"""What is legal, listed in ascending order (SQ-TURN-2, SQ-ID-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import add_legal, bit
from sublevel.games.star_quest.activation import (
    doors_to_open,
    open_steps,
    why_not_done,
    why_not_select,
    why_not_take,
    why_not_use,
)
from sublevel.games.star_quest.aiming import (
    begin_aim,
    behind_enemies,
    first_enemy,
    opponents,
    why_not_aim,
    why_not_attack,
    why_not_blast,
    why_not_detonate,
    why_not_fight,
    why_not_hit,
    why_not_launch,
    why_not_null_time,
    why_not_ray,
    why_not_single,
)
from sublevel.games.star_quest.blips import (
    blip_square_on,
    distance_to_block,
    nearest_block,
    why_not_arm,
    why_not_blip,
    why_not_dread,
    why_not_end_scan,
    why_not_scan,
)
from sublevel.games.star_quest.cards import (
    why_not_allow,
    why_not_dazzle,
    why_not_inspect,
    why_not_medi_kit,
    why_not_order,
    why_not_order_heavy,
)
from sublevel.games.star_quest.events import (
    beside_squads,
    why_not_board,
    why_not_figure,
    why_not_lose_card,
    why_not_pass,
    why_not_redeploy_at,
    why_not_redeploy_blip,
    why_not_redeploy_kind,
    why_not_squad,
    why_not_take_order,
    why_not_touch,
)
from sublevel.games.star_quest.figures import has_card, is_enemy, is_free, side_of, width_of
from sublevel.games.star_quest.hulk import BOARD_SQUARES
from sublevel.games.star_quest.loadout import why_not_choose
from sublevel.games.star_quest.refusals import FINE, NO_SUCH_POWER, NOT_ACTED, OUT_OF_PLAY
from sublevel.games.star_quest.reinforce import (
    hidden_block_at,
    why_not_end_reinforce,
    why_not_kind,
    why_not_reserve,
)
from sublevel.games.star_quest.sight import in_reach, line_of_fire
from sublevel.games.star_quest.state import (
    ACTED,
    ASK_BLIP,
    ASK_BOARD,
    ASK_CARD,
    ASK_CLONE,
    ASK_DOOR,
    ASK_FIGURE,
    ASK_ORDER,
    ASK_PLACE,
    ASK_SECOND,
    ASK_SQUAD,
    CHAOS_ACT,
    DREAD_ARM,
    DREAD_PLACE,
    EVENT,
    FRESH,
    LOADOUT,
    LOSE_WEAPON,
    REINFORCE,
    REROLLING,
    SCAN_AT,
    SCANNING,
    SQUAD_ACT,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ACTIONS,
    AGAIN,
    ALLOW,
    ARM,
    AT,
    BLACK_HOLE,
    BLIPS,
    BOARDS,
    CARDS,
    CHAOS,
    CHIP,
    CLOSE,
    CLOSE_GRENADE,
    COLOURS,
    DETONATE,
    DIRECTIONS,
    DONE,
    DOORS,
    DREAD,
    END,
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
    FIRST_BLIP,
    GIVE_ORDER,
    GRENADE,
    HIT,
    HIT_POINTS,
    INSPECT,
    KEEP,
    KIT,
    LOSE,
    MOST_RESERVE,
    NOBODY,
    NOWHERE,
    NULL_TIME,
    OPEN,
    ORDER_HEAVY,
    ORDERS,
    PASS,
    PLACE_DREAD,
    PLAY_DAZZLE,
    PLAY_MEDI_KIT,
    REDEPLOY,
    REROLL,
    SCAN,
    SCAN_DONE,
    SELECT,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    STEP,
    STOP,
    TAKE,
    TOKEN_KINDS,
    USE,
    VETERAN,
)

ARMS: Final = 6  # pairs of heavy weapons


def allow_if(s: Hulk, why: i64, action: i64) -> None:
    """List an action that nothing speaks against."""
    if why == FINE:
        add_legal(s, action)


def list_phase(s: Hulk, player: i64) -> None:
    """List what a player who is asked may do (SQ-TURN-2)."""
    i: i64
    if s.phase == LOADOUT:
        for i in range(KIT, ACTIONS):
            allow_if(s, why_not_choose(s, player, i), i)
    elif s.phase == SQUAD_ACT or s.phase == CHAOS_ACT:
        if s.actor != NOBODY:
            list_activation(s)
        elif s.phase == SQUAD_ACT:
            list_squad(s)
        else:
            list_chaos(s)
    elif s.phase == EVENT:
        list_event(s)
    elif s.phase == REINFORCE:
        list_chips(s)
    elif s.phase == REROLLING:
        add_legal(s, KEEP)
        for i in range(s.dice_n):
            add_legal(s, REROLL + i)
    else:
        list_interrupt(s)


# Between activations.


def list_squad(s: Hulk) -> None:
    """A squad's turn with no activation open."""
    i: i64
    add_legal(s, END)
    allow_if(s, why_not_medi_kit(s), PLAY_MEDI_KIT)
    allow_if(s, why_not_dazzle(s), PLAY_DAZZLE)
    for i in range(SQUAD * s.player, SQUAD * s.player + SQUAD):
        allow_if(s, why_not_select(s, i), SELECT + i)
    if s.selected == 0:
        for i in range(ORDERS):
            allow_if(s, why_not_order(s, i, NOBODY), GIVE_ORDER + i)
        for i in range(1, SQUAD):
            allow_if(s, why_not_order_heavy(s, i), ORDER_HEAVY + i - 1)
    list_permissions(s)
    if s.inspects > 0:
        for i in range(BLIPS):
            allow_if(s, why_not_inspect(s, i), INSPECT + i)


def list_permissions(s: Hulk) -> None:
    """The switches that the player on turn may turn."""
    i: i64
    for i in range(CHAOS + 1):
        allow_if(s, why_not_allow(s, i), ALLOW + i)


def why_not_again(s: Hulk, figure: i64) -> i64:
    """Why a Chaos figure cannot be activated once more (SQ-EV-1)."""
    if s.event != VETERAN or s.power == 1:
        return NO_SUCH_POWER
    if s.square[figure] == NOWHERE:
        return OUT_OF_PLAY
    return FINE if s.acted[figure] == ACTED else NOT_ACTED


def list_chaos(s: Hulk) -> None:
    """The Chaos turn with no activation open."""
    i: i64
    add_legal(s, END)
    for i in range(SQUAD_FIGURES, FIGURES):
        if s.square[i] != NOWHERE and s.acted[i] == FRESH:
            add_legal(s, SELECT + i)
    for i in range(s.blips):
        if s.blip_square[i] != NOWHERE and s.acted[FIRST_BLIP + i] == FRESH:
            add_legal(s, SELECT + FIRST_BLIP + i)
    if s.event == VETERAN and s.power == 0:
        for i in range(SQUAD_FIGURES, FIGURES):
            allow_if(s, why_not_again(s, i), AGAIN + i - SQUAD_FIGURES)
    list_permissions(s)


# In an activation.


def list_activation(s: Hulk) -> None:
    """What the actor may do."""
    allow_if(s, why_not_done(s), DONE)
    if s.actor < SQUAD_FIGURES:
        allow_if(s, why_not_use(s), USE)
        allow_if(s, why_not_take(s), TAKE)
    if s.actor < FIRST_BLIP:
        allow_if(s, why_not_null_time(s), FIRE_NULL_TIME)
        allow_if(s, why_not_detonate(s), DETONATE)
    list_steps(s)
    if s.passing == 1:
        return
    list_doors(s)
    if s.actor < FIRST_BLIP:
        list_attacks(s)


def list_steps(s: Hulk) -> None:
    """The steps of the actor."""
    i: i64
    open_: i64 = open_steps(s, DIRECTIONS)
    for i in range(DIRECTIONS):
        if (open_ >> i) & 1 == 1:
            add_legal(s, STEP + i)


def list_doors(s: Hulk) -> None:
    """The doors that the actor can open."""
    i: i64
    doors: i64 = doors_to_open(s)
    if doors != 0:
        for i in range(DOORS):
            if (doors >> i) & 1 == 1:
                add_legal(s, OPEN + i)


def list_attacks(s: Hulk) -> None:
    """The attacks of the actor on figures, rays and squares."""
    i: i64
    if why_not_attack(s) != FINE:
        return
    if why_not_single(s) == FINE:
        list_shots(s)
    if why_not_fight(s) == FINE:
        list_combats(s)
    if why_not_blast(s) == FINE:
        for i in range(DIRECTIONS * width_of(s.actor)):
            allow_if(s, why_not_ray(s, i // DIRECTIONS, i % DIRECTIONS), FIRE_BLACK_HOLE + i)
    if why_not_launch(s) == FINE:
        list_blasts(s)


# Lines of fire take long. So the squares and figures that may be in one are listed first, and those that are not are
# dropped: threads of a GPU then look along their lines together.


def list_shots(s: Hulk) -> None:
    """The enemies that the actor can fire at (SQ-FIRE-2)."""
    side: i64 = side_of(s.actor)
    before: i64 = s.legal_count
    i: i64
    for i in range(first_enemy(s.actor), behind_enemies(s.actor)):
        if is_enemy(s, side, i):
            add_legal(s, FIRE + i)
    behind: i64 = s.legal_count
    s.legal_count = before
    for i in range(before, behind):
        if line_of_fire(s, s.actor, s.legal[i] - FIRE):
            add_legal(s, s.legal[i])


def list_blasts(s: Hulk) -> None:
    """The squares at which the actor can aim a Holo blast (SQ-HVY-4)."""
    before: i64 = s.legal_count
    i: i64
    begin_aim(s)
    for i in range(SQUARES):
        if in_reach(s, i):
            add_legal(s, FIRE_HOLO + i)
    behind: i64 = s.legal_count
    s.legal_count = before
    for i in range(before, behind):
        allow_if(s, why_not_aim(s, s.legal[i] - FIRE_HOLO), s.legal[i])


def list_combats(s: Hulk) -> None:
    """The figures with which the actor can start close combat, first as it is, then with a grenade."""
    beside: i64 = opponents(s)
    if beside == 0:
        return
    list_figures(s, beside, CLOSE)
    if s.actor < SQUAD_FIGURES and has_card(s, s.actor // SQUAD, GRENADE):
        list_figures(s, beside, CLOSE_GRENADE)


def list_figures(s: Hulk, figures: i64, first: i64) -> None:
    """List an action for each figure of a set."""
    i: i64
    for i in range(FIGURES):
        if (figures >> i) & 1 == 1:
            add_legal(s, first + i)


# Interrupts.


def list_interrupt(s: Hulk) -> None:
    """Null-Time hits, lost weapons, the Dreadnought's block and weapons, scans."""
    i: i64
    if s.phase == SCANNING:
        allow_if(s, why_not_end_scan(s), SCAN_DONE)
        for i in range(TOKEN_KINDS):
            allow_if(s, why_not_scan(s, i), SCAN + i)
    elif s.phase == SCAN_AT:
        for i in range(BOARD_SQUARES):
            square: i64 = blip_square_on(s, s.queue[0], i)
            allow_if(s, why_not_blip(s, s.scan_kind, s.queue[0], square), AT + square)
    elif s.phase == DREAD_PLACE:
        nearest: i64 = nearest_block(s)
        for i in range(SQUARES):
            if distance_to_block(s.dread_square, i) == nearest:
                allow_if(s, why_not_dread(s, i, nearest), PLACE_DREAD + i)
    elif s.phase == DREAD_ARM:
        for i in range(ARMS):
            allow_if(s, why_not_arm(s, i), ARM + i)
    elif s.phase == LOSE_WEAPON:
        for i in range(NULL_TIME, BLACK_HOLE + 1):
            if s.heavy[0] == i or s.heavy[1] == i:
                add_legal(s, LOSE + i - NULL_TIME)
    else:
        list_hits(s)


def list_hits(s: Hulk) -> None:
    """How the points of a Null-Time Cannon may be spent (SQ-HVY-2)."""
    figure: i64
    k: i64
    add_legal(s, STOP)
    for figure in range(FIGURES):
        if is_enemy(s, side_of(s.attacker), figure):
            for k in range(1, HIT_POINTS + 1):
                allow_if(s, why_not_hit(s, figure, k), HIT + HIT_POINTS * figure + k - 1)


# Chaos between actions.


def list_chips(s: Hulk) -> None:
    """The chips that may be played, and the end of the turn (SQ-CHIP-1 to 6)."""
    kind: i64
    i: i64
    open_: i64 = 0
    for i in range(MOST_RESERVE):
        if why_not_reserve(s, i) == FINE:
            open_ |= bit(i)
    allow_if(s, why_not_end_reinforce(s), END)
    for kind in range(TOKEN_KINDS):
        if why_not_kind(s, kind) != FINE:
            continue
        for i in range(MOST_RESERVE):
            if (open_ >> i) & 1 == 1 and (kind != DREAD or hidden_block_at(s, s.reserve[i])):
                add_legal(s, CHIP + MOST_RESERVE * kind + i)


def list_event(s: Hulk) -> None:
    """What an event card asks (section 8.8)."""
    i: i64
    allow_if(s, why_not_pass(s), PASS)
    if s.event_step == ASK_SQUAD:
        for i in range(COLOURS):
            allow_if(s, why_not_squad(s, i), EV_SQUAD + i)
    elif s.event_step == ASK_FIGURE or s.event_step == ASK_SECOND:
        for i in range(FIGURES):
            allow_if(s, why_not_figure(s, i), EV_FIGURE + i)
    elif s.event_step == ASK_ORDER:
        for i in range(ORDERS):
            allow_if(s, why_not_take_order(s, i), EV_TAKE + i)
    elif s.event_step == ASK_CARD:
        for i in range(COLOURS * CARDS):
            allow_if(s, why_not_lose_card(s, i // CARDS, i % CARDS), EV_CARD + i)
    elif s.event_step == ASK_CLONE:
        list_clones(s)
    elif s.event_step == ASK_DOOR:
        for i in range(DOORS):
            allow_if(s, why_not_touch(s, i), EV_DOOR + i)
    elif s.event_step == ASK_BOARD:
        for i in range(BOARDS):
            allow_if(s, why_not_board(s, i), EV_BOARD + i)
    elif s.event_step == ASK_BLIP:
        for i in range(TOKEN_KINDS):
            allow_if(s, why_not_redeploy_kind(s, i), SCAN + i)
        for i in range(s.blips):
            allow_if(s, why_not_redeploy_blip(s, i), REDEPLOY + i)
    elif s.event_step == ASK_PLACE:
        for i in range(SQUARES):
            allow_if(s, why_not_redeploy_at(s, i), AT + i)


def list_clones(s: Hulk) -> None:
    """The squares for a Clone: beside squad figures, row by row (SQ-EV-11)."""
    y: i64
    x: i64
    for y in range(SIDE):
        near: i64 = beside_squads(s, y)
        if near != 0:
            for x in range(SIDE):
                if (near >> x) & 1 == 1 and is_free(s, SIDE * y + x):
                    add_legal(s, AT + SIDE * y + x)
