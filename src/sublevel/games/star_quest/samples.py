"""What the conformance suite asks of the game itself: options to try, what is conserved, where to begin."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sublevel.games.star_quest import turns
from sublevel.games.star_quest.figures import enter, lift, put
from sublevel.games.star_quest.hulk import set_door
from sublevel.games.star_quest.loadout import arm_troopers
from sublevel.games.star_quest.mission import missions, plain
from sublevel.games.star_quest.names import ACTOR_NUMBERS, SQUARE_NUMBERS
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.games.star_quest.position import write_position
from sublevel.games.star_quest.rules import setup
from sublevel.games.star_quest.state import ABOARD, CHAOS_ACT, FRESH, IN_HAND, READY, SCANNED, Hulk
from sublevel.games.star_quest.tables import (
    AXE,
    BLACK_HOLE,
    BLIPS,
    BOARDS,
    CARDS,
    CHAOS,
    COLOURS,
    DOORS,
    EVENT_CARDS,
    FIGURES,
    HOLO,
    NOWHERE,
    NULL_TIME,
    ORDERS,
    RED,
    SQUAD,
    SQUAD_FIGURES,
    TOKEN_KINDS,
)

OWN_MISSION: Final = "first-boarding"  # given as a table of values, as an owner would
START: Final = {"players": 3, "mission": "heart-of-chaos", "blip_scale": "printed"}
SQUAD_SCENE: Final = {"R0": "o8", "R1": "o9", "R2": "p9", "R3": "n9", "R4": "n8", "Y1": "q9", "Y4": "q8"}
CHAOS_SCENE: Final = {"D1": "r13", "G1": "o11", "G2": "p11", "O1": "n11", "A1": "o10", "K1": "p10", "H1": "q11"}


def sample_options(random: Random) -> dict[str, Any]:
    """A mission, by its name or given as a table; short decks, so that matches end early; sometimes a campaign."""
    name = random.choice([*missions(), ""])
    campaign: Any = "off"
    if random.randrange(4) == 0:
        campaign = {
            "red_rank": random.randint(1, 4),
            "red_honours": random.randint(0, 4),
            "chaos_marks": random.randint(0, 4),
        }
    return {
        "mission": name or plain(missions().get(OWN_MISSION) or next(iter(missions().values()))),
        "event_deck": random.choice([10, 12, 28]),
        "campaign": campaign,
    }


def rare_positions() -> list[Any]:
    """A great fight with a Dreadnought and all heavy weapons, on turn a squad with its orders, or Chaos."""
    return [{"position": write_position(s), "options": dict(START)} for s in (squad_scene(), chaos_scene())]


def scene() -> Hulk:
    """Two squads in the middle of the hulk, and Robotlings around them."""
    s = Hulk()
    for i, number in enumerate(StarQuestOptions.read(START).numbers()):
        s.options[i] = number
    setup(s)
    for colour in range(2):
        s.weapon[SQUAD * colour] = AXE + colour
        arm_troopers(s, colour, 1234)
        s.loadout[colour] = READY
        for card in range(3):
            s.equipment[CARDS * colour + card] = IN_HAND
        s.equipment[CARDS * colour + CARDS - 1] = IN_HAND
        for slot in range(ORDERS):
            s.orders[ORDERS * colour + slot] = IN_HAND
    for name, there in SQUAD_SCENE.items():
        figure = ACTOR_NUMBERS[name]
        lift(s, figure)
        s.status[figure] = ABOARD
        put(s, figure, SQUARE_NUMBERS[there])
    for name, there in CHAOS_SCENE.items():
        enter(s, ACTOR_NUMBERS[name], SQUARE_NUMBERS[there], FRESH)
    s.heavy[0], s.heavy[1] = NULL_TIME, BLACK_HOLE
    for board in range(BOARDS):
        s.board[board] = SCANNED
    for door in range(0, DOORS, 2):
        set_door(s, door, 1)
    for kind in range(TOKEN_KINDS):
        s.table_blips[kind] = s.pool_blips[kind]
        s.pool_blips[kind] = 0
    s.pool_blip_n = 0
    s.rounds = 5
    return s


def squad_scene() -> Hulk:
    """The scene with RED on turn."""
    s = scene()
    turns.begin_squad_turn(s, RED)
    return s


def chaos_scene() -> Hulk:
    """The scene with Chaos on turn."""
    s = scene()
    s.heavy[1] = HOLO
    turns.begin_turn(s, CHAOS)
    s.resume = CHAOS_ACT
    turns.ask(s, CHAOS_ACT, CHAOS)
    return s


def conserved(s: Hulk) -> object:
    """Tokens of each kind, event cards, and one place for every figure: nothing appears or vanishes (section 3.1)."""
    blips = [s.pool_blips[kind] + s.unused_blips[kind] + s.table_blips[kind] for kind in range(TOKEN_KINDS)]
    chips = [s.pool_chips[kind] + s.unused_chips[kind] + s.table_chips[kind] for kind in range(TOKEN_KINDS)]
    for kind in range(TOKEN_KINDS):
        blips[kind] += sum(s.token_blips[TOKEN_KINDS * colour + kind] for colour in range(COLOURS))
        chips[kind] += sum(s.token_chips[TOKEN_KINDS * colour + kind] for colour in range(COLOURS))
    for b in range(BLIPS):
        if s.blip_square[b] != NOWHERE:
            blips[s.blip_kind[b]] += 1
    standing = {at - 1 for at in s.at if at}
    passing = {s.actor} if s.passing else set()
    there = {figure for figure in range(FIGURES) if s.square[figure] != NOWHERE}
    there |= {FIGURES + b for b in range(BLIPS) if s.blip_square[b] != NOWHERE}
    return (
        tuple(blips),
        tuple(chips),
        sorted(s.deck) == list(range(EVENT_CARDS)),
        sum(s.pool_blips) == s.pool_blip_n and sum(s.unused_blips) == s.unused_blip_n,
        sum(s.pool_chips) == s.pool_chip_n and sum(s.unused_chips) == s.unused_chip_n,
        standing | passing == there and not standing & passing,
        all(s.lp[figure] > 0 for figure in range(SQUAD_FIGURES, FIGURES) if s.square[figure] != NOWHERE),
    )
