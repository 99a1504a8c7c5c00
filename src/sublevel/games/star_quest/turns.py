"""Rounds and turns: what happens by itself between two decisions (sections 6 and 9)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.star_quest.activation import (
    close_activation,
    doors_to_open,
    open_steps,
    settle_passing,
    why_not_take,
    why_not_use,
)
from sublevel.games.star_quest.aiming import (
    begin_aim,
    behind_enemies,
    can_hit,
    first_enemy,
    opponents,
    why_not_aim,
    why_not_attack,
    why_not_blast,
    why_not_detonate,
    why_not_fight,
    why_not_launch,
    why_not_null_time,
    why_not_ray,
    why_not_single,
)
from sublevel.games.star_quest.attacks import UNROLLED, actor_gone, resolve
from sublevel.games.star_quest.blips import begin_scan, reveal_due
from sublevel.games.star_quest.cards import discard_order
from sublevel.games.star_quest.events import draw_card, who_decides
from sublevel.games.star_quest.figures import (
    has_card,
    is_enemy,
    player_of,
    seat_of,
    side_of,
    squad_remains,
    width_of,
)
from sublevel.games.star_quest.goals import check_goals, check_hold, finish
from sublevel.games.star_quest.loadout import all_ready, show_loadouts
from sublevel.games.star_quest.refusals import FINE
from sublevel.games.star_quest.reinforce import begin_reinforce
from sublevel.games.star_quest.sight import in_reach, line_of_fire
from sublevel.games.star_quest.state import (
    ALLOC,
    ASK_NOTHING,
    CHAOS_ACT,
    DREAD_PLACE,
    EVENT,
    FRESH,
    LAST_TURNS,
    LAST_TURNS_OVER,
    LOADOUT,
    LOSE_WEAPON,
    NO_ATTACK,
    NOBODY_ABOARD,
    NULL_TIME_FIRE,
    OPTION_LAST_CARD,
    OPTION_PLAYERS,
    READY,
    REINFORCE,
    REROLLING,
    SCANNING,
    SQUAD_ACT,
    TURN_BEGAN,
    TURN_ENDED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ACTORS,
    BIO_SCANNER,
    BLU,
    CHAOS,
    COLOURS,
    DIRECTIONS,
    INSPECTIONS,
    MOST_CHIPS,
    NOBODY,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
)


def ask(s: Hulk, phase: i64, player: i64) -> None:
    """Wait for a player's decision (SQ-TURN-2)."""
    s.phase = phase
    s.waiting = bit(seat_of(s, player))


def proceed(s: Hulk) -> None:
    """Everything automatic after an action, in the order of SQ-INT-4, up to the next decision."""
    if s.attack != NO_ATTACK and roll_pending(s):
        return
    if s.lose_due == 1:
        ask(s, LOSE_WEAPON, CHAOS)
        return
    if s.attack == NULL_TIME_FIRE:
        if can_hit(s):
            ask(s, ALLOC, s.player)
            return
        s.attack = NO_ATTACK
    if reveal_due(s):
        ask(s, DREAD_PLACE, CHAOS)
        return
    check_goals(s)
    settle_passing(s)
    if s.actor != NOBODY:
        if not actor_gone(s) and can_go_on(s):
            ask(s, s.resume, s.player)
            return
        close_activation(s)
    while s.queue_n > 0:
        if begin_scan(s):
            ask(s, SCANNING, CHAOS)
            return
        check_goals(s)
    go_on(s)


def roll_pending(s: Hulk) -> bool:
    """After a roll: ask for a re-roll, or work the attack out (SQ-INT-4, SQ-REROLL-1)."""
    if s.rights > 0:
        ask(s, REROLLING, s.player)
        return True
    if s.points == UNROLLED:
        resolve(s)
    return False


def go_on(s: Hulk) -> None:
    """No activation is open and nothing interrupts: the phase goes on, or the next one begins (SQ-TURN-2)."""
    if s.resume == EVENT and s.event_step != ASK_NOTHING:
        ask(s, EVENT, who_decides(s))
    elif chaos_is_done(s):
        end_chaos_turn(s)
    else:
        if s.resume == EVENT:
            s.resume = CHAOS_ACT
        ask(s, s.resume, s.player)


def chaos_is_done(s: Hulk) -> bool:
    """Whether the Chaos turn ends by itself: with the last event card, or without a chip to play (SQ-TURN-2)."""
    if s.resume == EVENT:
        return s.deck_at == s.deck_n and s.options[OPTION_LAST_CARD] == 1
    return s.resume == REINFORCE and (s.chips_played >= MOST_CHIPS or s.pool_chip_n == 0)


# What the actor can still do (SQ-ACT-1).


def can_go_on(s: Hulk) -> bool:
    """Whether the actor has a legal action but `done` (SQ-ACT-1)."""
    if open_steps(s, 1) != 0:
        return True
    if s.passing == 1:
        return False
    return why_not_take(s) == FINE or why_not_use(s) == FINE or doors_to_open(s) != 0 or can_attack(s)


def can_attack(s: Hulk) -> bool:
    """Whether the actor can make any attack."""
    i: i64
    if why_not_attack(s) != FINE:
        return False
    if why_not_single(s) == FINE:
        side: i64 = side_of(s.actor)
        for i in range(first_enemy(s.actor), behind_enemies(s.actor)):
            if is_enemy(s, side, i) and line_of_fire(s, s.actor, i):
                return True
    if why_not_fight(s) == FINE and opponents(s) != 0:
        return True
    if why_not_null_time(s) == FINE or why_not_detonate(s) == FINE:
        return True
    if why_not_blast(s) == FINE:
        for i in range(DIRECTIONS * width_of(s.actor)):
            if why_not_ray(s, i // DIRECTIONS, i % DIRECTIONS) == FINE:
                return True
    if why_not_launch(s) == FINE:
        begin_aim(s)
        for i in range(SQUARES):
            if in_reach(s, i) and why_not_aim(s, i) == FINE:
                return True
    return False


# Turns (section 6.1).


def begin_rounds(s: Hulk) -> None:
    """All loadouts are in: the first round begins (SQ-SETUP-8, SQ-TURN-1)."""
    show_loadouts(s)
    s.rounds = 1
    begin_squad_turn(s, next_squad(s, 0))


def wait_for_loadouts(s: Hulk) -> None:
    """Wait for all squads that have not chosen their loadout (SQ-TURN-2)."""
    seat: i64
    s.phase = LOADOUT
    s.resume = LOADOUT
    s.waiting = 0
    for seat in range(s.options[OPTION_PLAYERS] - 1):
        if s.loadout[player_of(s, seat)] != READY:
            s.waiting |= bit(seat)
    if all_ready(s):
        begin_rounds(s)


def next_squad(s: Hulk, seat: i64) -> i64:
    """The first squad from a seat on that has a Docked or Aboard figure, or CHAOS (SQ-TURN-1)."""
    while seat < s.options[OPTION_PLAYERS] - 1:
        if squad_remains(s, player_of(s, seat)):
            return player_of(s, seat)
        seat += 1
    return CHAOS


def begin_turn(s: Hulk, player: i64) -> None:
    """It is a player's turn: all is fresh."""
    i: i64
    s.player = player
    s.selected = 0
    for i in range(4):
        s.switched[i] = 0
    first: i64 = SQUAD_FIGURES
    behind: i64 = ACTORS
    if player != CHAOS:
        first = SQUAD * player
        behind = first + SQUAD
    for i in range(first, behind):
        s.acted[i] = FRESH
    emit(s, EVERYBODY, TURN_BEGAN, player, s.rounds, 0, 0)


def begin_squad_turn(s: Hulk, colour: i64) -> None:
    """A squad's turn: looks and the order come before the first select (SQ-TURN-3, SQ-EQ-6)."""
    begin_turn(s, colour)
    s.inspects = INSPECTIONS if colour == BLU and has_card(s, BLU, BIO_SCANNER) else 0
    s.resume = SQUAD_ACT
    ask(s, SQUAD_ACT, colour)


def end_squad_turn(s: Hulk) -> bool:
    """A squad's turn ends: its order and the flags of events lapse; then the next player (SQ-TURN-1, 3; SQ-END-2).

    True if that is Chaos: `proceed` goes on with its event card.
    """
    colour: i64 = s.player
    emit(s, EVERYBODY, TURN_ENDED, colour, 0, 0, 0)
    discard_order(s)
    s.silenced[colour] = 0
    s.reporting[colour] = 0
    s.jammed[colour] = 0
    s.inspects = 0
    if nobody_left(s):
        finish(s, NOBODY_ABOARD)
        return False
    following: i64 = next_squad(s, seat_of(s, colour) + 1)
    if following != CHAOS:
        begin_squad_turn(s, following)
        return False
    if s.final == 1:
        finish(s, LAST_TURNS_OVER)
        return False
    begin_chaos_turn(s)
    return True


def nobody_left(s: Hulk) -> bool:
    """Whether no squad has a figure Aboard, or one that could still come aboard (SQ-END-2)."""
    return next_squad(s, 0) == CHAOS


def begin_chaos_turn(s: Hulk) -> None:
    """The Chaos turn: first an event card (SQ-TURN-4)."""
    begin_turn(s, CHAOS)
    s.resume = EVENT
    draw_card(s)


def end_chaos_actions(s: Hulk) -> None:
    """Figures and blips have acted: chips follow, if there are any (SQ-END-1, SQ-TURN-2)."""
    s.resume = REINFORCE
    begin_reinforce(s)
    go_on(s)


def end_chaos_turn(s: Hulk) -> None:
    """The Chaos turn ends: rooms are held, nobody is dazzled, the match may be over (SQ-OBJ-6, SQ-END-2, 3)."""
    colour: i64
    emit(s, EVERYBODY, TURN_ENDED, CHAOS, 0, 0, 0)
    for colour in range(COLOURS):
        s.dazzling[colour] = 0
    s.event = NOBODY
    s.power = 0
    s.chips_played = 0
    s.forced = 0
    check_hold(s)
    if nobody_left(s):
        finish(s, NOBODY_ABOARD)
        return
    if s.deck_at == s.deck_n:
        s.final = 1
        emit(s, EVERYBODY, LAST_TURNS, 0, 0, 0, 0)
    s.rounds += 1
    begin_squad_turn(s, next_squad(s, 0))
