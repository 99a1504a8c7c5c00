"""The set-up: the hulk, the pools, the deck and the figures in their bays (section 5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import clear, draw
from sublevel.games.star_quest.figures import player_of, put
from sublevel.games.star_quest.goals import lay_item
from sublevel.games.star_quest.hulk import build
from sublevel.games.star_quest.state import (
    ABSENT,
    ASK_NOTHING,
    DOCKED,
    DREAD_NOT,
    FRESH,
    IN_BOX,
    KIT_STEP,
    LOADOUT,
    MOVE_NONE,
    NO_ATTACK,
    OPTION_BLIPS,
    OPTION_CHIPS,
    OPTION_DECK,
    OPTION_PLAYERS,
    OPTION_PRIMARY,
    OPTION_RESERVE,
    OPTION_SECONDARY,
    RADAR_NOTHING,
    READY,
    UNSCANNED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ACTORS,
    BAY,
    BAY_SQUARES,
    BLIPS,
    BOARDS,
    CARDS,
    CHAOS,
    COLOURS,
    COMMANDER_LIFE,
    DOORS,
    EVENT_CARDS,
    FIGURES,
    GOAL_WIDTH,
    KINDS,
    MOST_REMOVALS,
    MOST_RESERVE,
    NO_ORDER,
    NOBODY,
    NOWHERE,
    ORDERS,
    PLACES,
    PRIMARY,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    TOKEN_KINDS,
    TOKENS_OF,
    UNARMED,
)


def deal(s: Hulk) -> None:
    """Set the match up to the loadouts (SQ-SETUP-1 to 11). Whoever has to choose is waited for by the rules."""
    clear(s)
    clear_hulk(s)
    clear_tokens(s)
    clear_squads(s)
    clear_turn(s)
    clear_goals(s)
    build(s)
    fill_pools(s)
    shuffle_deck(s)
    dock_squads(s)


def clear_hulk(s: Hulk) -> None:
    """An empty hulk, all doors closed, all boards unscanned (SQ-SETUP-4, SQ-SETUP-11)."""
    i: i64
    for i in range(SIDE):
        s.standing[i] = 0
        s.seen[i] = 0
    for i in range(DOORS):
        s.door_open[i] = 0
        s.door_touched[i] = 0
    for i in range(PLACES):
        s.at[i] = 0
    for i in range(BOARDS):
        s.board[i] = UNSCANNED
        s.queue[i] = 0
    s.queue_n = 0
    s.seen_valid = 0
    for i in range(FIGURES):
        s.square[i] = NOWHERE
        s.lp[i] = 0
        s.hurt[i] = 0
    for i in range(ACTORS):
        s.acted[i] = FRESH
    s.heavy[0] = UNARMED
    s.heavy[1] = UNARMED


def clear_tokens(s: Hulk) -> None:
    """No blips on the hulk, no tokens anywhere (SQ-SETUP-11)."""
    i: i64
    for i in range(BLIPS):
        s.blip_square[i] = NOWHERE
        s.blip_kind[i] = 0
        s.inspected[i] = 0
        s.moved_blips[i] = 0
    s.blips = 0
    for i in range(TOKEN_KINDS):
        s.table_blips[i] = 0
        s.table_chips[i] = 0
    for i in range(COLOURS * TOKEN_KINDS):
        s.token_blips[i] = 0
        s.token_chips[i] = 0


def clear_squads(s: Hulk) -> None:
    """Nothing is chosen, nothing lost; squads allow each other to pass (SQ-SETUP-9, SQ-MOVE-8)."""
    i: i64
    for i in range(SQUAD_FIGURES):
        s.status[i] = ABSENT
        s.weapon[i] = UNARMED
    for i in range(COLOURS * CARDS):
        s.equipment[i] = IN_BOX
    for i in range(COLOURS * ORDERS):
        s.orders[i] = IN_BOX
    for i in range(COLOURS):
        s.lasers[i] = 0
        s.silenced[i] = 0
        s.reporting[i] = 0
        s.jammed[i] = 0
        s.dazzling[i] = 0
        s.loss[i] = 0
        s.loadout[i] = READY
    for i in range(16):
        s.allows[i] = 1 if i // 4 != CHAOS and i % 4 != CHAOS else 0
    for i in range(4):
        s.switched[i] = 0


def clear_turn(s: Hulk) -> None:
    """Nobody is on turn, nothing is under way."""
    i: i64
    s.order = NO_ORDER
    s.order_trooper = NOBODY
    s.inspects = 0
    s.selected = 0
    s.event = NOBODY
    s.event_step = ASK_NOTHING
    s.event_squad = NOBODY
    s.event_value = 0
    s.event_board = NOBODY
    s.redeployed = 0
    s.power = 0
    s.actor = NOBODY
    s.moves_left = 0
    s.mp = 0
    s.move = MOVE_NONE
    s.steps = 0
    s.shots = 0
    s.combats = 0
    s.used = 0
    s.fired = 0
    s.spent = 0
    s.passing = 0
    s.fallback = NOWHERE
    s.attack = NO_ATTACK
    s.attacker = NOBODY
    s.target = 0
    s.origin = NOWHERE
    s.grenade = 0
    for i in range(len(s.dice)):
        s.dice[i] = 0
    s.dice_n = 0
    s.reds = 0
    s.rights = 0
    s.points = 0
    s.radar = RADAR_NOTHING
    s.radar_actor = NOBODY
    s.dread_from = DREAD_NOT
    s.dread_square = NOWHERE
    s.dread_blip = NOBODY
    s.lose_due = 0
    s.scan_kind = 0
    s.chips_played = 0
    s.forced = 0
    s.phase = LOADOUT
    s.resume = LOADOUT
    s.player = player_of(s, 0)
    s.rounds = 0
    s.final = 0


def clear_goals(s: Hulk) -> None:
    """The objectives of the mission; the secondary one is secret (SQ-SETUP-7)."""
    i: i64
    for i in range(GOAL_WIDTH):
        s.primary[i] = s.options[OPTION_PRIMARY + i]
        s.secondary[i] = s.options[OPTION_SECONDARY + i]
    s.known = 0
    for i in range(2):
        s.mark[i] = NOBODY
        s.goal_used[i] = 0
        s.cargo[i] = NOWHERE
        s.carrier[i] = NOBODY
    for i in range(KINDS):
        s.removed[i] = 0
        s.removed_any[i] = 0
    for i in range(KINDS * MOST_REMOVALS):
        s.remover[i] = NOBODY
    lay_item(s, PRIMARY)


def fill_pools(s: Hulk) -> None:
    """The mission's blips and chips; the rest of the box is unused (SQ-SETUP-5)."""
    kind: i64
    s.pool_blip_n = 0
    s.pool_chip_n = 0
    s.unused_blip_n = 0
    s.unused_chip_n = 0
    for kind in range(TOKEN_KINDS):
        s.pool_blips[kind] = s.options[OPTION_BLIPS + kind]
        s.pool_chips[kind] = s.options[OPTION_CHIPS + kind]
        s.unused_blips[kind] = max(0, TOKENS_OF[kind] - s.pool_blips[kind])  # more Androids in a campaign
        s.unused_chips[kind] = max(0, TOKENS_OF[kind] - s.pool_chips[kind])
        s.pool_blip_n += s.pool_blips[kind]
        s.pool_chip_n += s.pool_chips[kind]
        s.unused_blip_n += s.unused_blips[kind]
        s.unused_chip_n += s.unused_chips[kind]
    for kind in range(MOST_RESERVE):
        s.reserve[kind] = s.options[OPTION_RESERVE + kind]


def shuffle(s: Hulk, cards: vec[i64], first: i64, count: i64) -> None:
    """Shuffle a stretch of a list (SQ-RND-1)."""
    i: i64
    for i in range(count - 1, 0, -1):
        j: i64 = draw(s, i + 1)
        held: i64 = cards[first + i]
        cards[first + i] = cards[first + j]
        cards[first + j] = held


def shuffle_deck(s: Hulk) -> None:
    """Shuffle the event cards; perhaps only the first of them are used (SQ-SETUP-6, SQ-RND-1)."""
    i: i64
    for i in range(EVENT_CARDS):
        s.deck[i] = i
    shuffle(s, s.deck, 0, EVENT_CARDS)
    s.deck_at = 0
    s.deck_n = s.options[OPTION_DECK]


def dock_squads(s: Hulk) -> None:
    """The squads in play stand in their bays, heavy Troopers at the airlock (SQ-SETUP-9, SQ-SETUP-10)."""
    seat: i64
    n: i64
    for seat in range(s.options[OPTION_PLAYERS] - 1):
        colour: i64 = player_of(s, seat)
        s.loadout[colour] = KIT_STEP
        for n in range(SQUAD):
            figure: i64 = SQUAD * colour + n
            s.status[figure] = DOCKED
            s.lp[figure] = COMMANDER_LIFE if n == 0 else 1
            put(s, figure, BAY + BAY_SQUARES * colour + (SQUAD - 1 - n))
