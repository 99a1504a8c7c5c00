"""The bots of Underground (section 15): what they judge by, what they look at, and what hints say."""

from __future__ import annotations

from typing import Any

import pytest

import sublevel
from sublevel import bots
from sublevel.bots.search import Effort, Search, SearchBot
from sublevel.engine.chance import generator
from sublevel.engine.core import first_waiting
from sublevel.engine.playout import play_random
from sublevel.games.underground.advice import advice
from sublevel.games.underground.board import set_height
from sublevel.games.underground.evaluation import (
    CHIPS_NEEDED,
    MOST_NEEDED,
    can_leave,
    tour,
    turns_for,
    way_to_chip,
    way_to_exit,
)
from sublevel.games.underground.game import board
from sublevel.games.underground.names import CELL_NAMES
from sublevel.games.underground.rules import Underground
from sublevel.games.underground.state import OWNED, Board
from sublevel.games.underground.tables import CELLS, CHIPS, LOCK, NUMBER_CHIPS, neighbour
from sublevel.games.underground.ways import ENTRY, EXIT, LAST, entry_of

from . import stacking
from .positions import COMPLETE, GAME, at, start, state

RULES = Underground()
FEW = Effort(simulations=30)
WORLDS = 40
SETUPS: tuple[dict[str, Any], ...] = (
    {"setup": "stairwell", "timer_mode": "auto"},
    {"setup": "rat"},
    {"setup": "random", "water_level": "hard", "kidnapper_level": "hard"},
)


def positions(count: int) -> list[Board]:
    """Positions of random play, in several set-ups."""
    found = []
    for seed in range(count):
        s = GAME.deal(seed, GAME.environment(SETUPS[seed % len(SETUPS)]))
        play_random(GAME.rules, s, generator(seed, 5), 8 * seed % 50)
        if s.waiting:
            found.append(board(s))
    return found


def reasons(match: sublevel.Match, action: str) -> list[str]:
    """What is said about an action, without the catalogue's prefix."""
    seat = first_waiting(match.state)
    found = advice(state(match), seat, GAME.read_action(match.state, seat, action))
    for words in found:
        for lang in sublevel.LANGUAGES:
            assert words.text(lang)
    return [words.key.removeprefix("underground-advice-") for words in found]


# The chance of escape.


def test_the_chance_is_one_and_the_same_for_all_and_lies_between_0_and_1() -> None:
    for s in positions(30):
        chances = {RULES.evaluate(s, seat) for seat in range(4)}
        assert len(chances) == 1
        assert 0 <= chances.pop() <= 1000


def test_what_is_remembered_changes_no_judgement() -> None:
    some = positions(12)
    first = [RULES.evaluate(s, 0) for s in some]
    assert [RULES.evaluate(s, 0) for s in reversed(some)] == first[::-1]
    assert [Underground().evaluate(s, 0) for s in some] == first


def test_a_chip_a_key_and_time_are_worth_something() -> None:
    def chance(**changes: Any) -> int:
        return RULES.evaluate(at(**changes).state, 0)

    assert chance(owned=["N1", "N6"]) > chance(owned=["N1"])
    assert chance(owned=COMPLETE, left=12) > chance(owned=COMPLETE[:4], left=12)
    assert chance(left=30) > chance(left=12)
    assert chance(owned=COMPLETE, figure="H6", left=12) > chance(owned=COMPLETE, left=12)


def test_chips_that_are_needed_follow_from_the_chain() -> None:
    """The exact counts of section 3.7: five of twelve hold a code in 252 of 792 cases, eight always do."""

    def likely(chips: int, n: int) -> int:
        return CHIPS_NEEDED[(MOST_NEEDED + 1) * chips + n]

    sets = range(1 << NUMBER_CHIPS)
    assert sum(likely(chips, 0) == 1000 for chips in sets if chips.bit_count() == 5) == 252
    assert all(likely(chips, 0) == 1000 for chips in sets if chips.bit_count() >= 8)
    assert all(likely(chips, n) == 0 for chips in sets for n in range(5 - min(5, chips.bit_count())))
    assert likely(0, 5) == pytest.approx(318, abs=5)
    assert likely(0, 5) + likely(0, 6) == pytest.approx(723, abs=8)


def test_the_way_out_needs_the_doors_level() -> None:
    low = state(at(owned=COMPLETE, figure="E8"))
    high = state(at(owned=COMPLETE, figure="D7", pieces=["V3.1Br3@D7", "I2.1Br1@D8"]))
    assert way_to_exit(RULES.ways, high) == 3  # D7-D8-E8-E9 (V29)
    assert way_to_exit(RULES.ways, low) > 3


def test_water_and_walls_make_ways_longer() -> None:
    dry = state(at(figure="H3"))
    before = way_to_chip(RULES.ways, dry)
    assert before == 1  # H4
    wet = state(at(figure="H3", codes={"I4": "N2"}, water=["I3", "H4"]))
    assert way_to_chip(RULES.ways, wet) > 2


def test_a_chip_that_comes_makes_no_tour_longer() -> None:
    """However they lie: the tour over those that were there is still possible."""
    few = {"A3": "N1", "G5": "N2", "H4": "N3"}
    for cell in ("D2", "F2", "F8", "G2", "H6", "I5"):
        s, more = state(at(codes=few)), state(at(codes={**few, cell: "N4"}))
        RULES.evaluate(s, 0)
        before = [tour(RULES.ways, s, 100 * n) for n in range(8)]
        RULES.evaluate(more, 0)
        assert all(tour(RULES.ways, more, 100 * n) <= before[n] for n in range(8))
        assert before == sorted(before)


def test_who_takes_a_chip_is_not_disappointed() -> None:
    """On average over what it shows, where the next one comes, and all else that is drawn."""
    for owned in ([], ["N1", "N6"], COMPLETE[:4]):
        match = at(options={"setup": "at-your-heels"}, card="E6", figure="I2", pieces=["I2.1Br0@I2"], owned=owned)
        taken = mean_chance(match, ["I2-I1", ".", "G", "E"])
        assert taken > mean_chance(match, ["E"])


def mean_chance(match: sublevel.Match, actions: list[str]) -> float:
    """The chance after some actions, over many worlds that fit what is seen."""
    total = 0
    for world in range(WORLDS):
        s = board(GAME.copy(match.state))
        s.rng = generator(world, 7)
        GAME.rules.resample(s, 0)
        for action in actions:
            GAME.rules.step(s, s.seat, GAME.read_action(s, s.seat, action))
        total += RULES.evaluate(s, 0)
    return total / WORLDS


def test_the_last_steps_take_longest() -> None:
    """Before the door all waits for the one piece that fits: each tick counts three times as much there."""
    turns = [turns_for(ticks) for ticks in range(150)]
    assert turns == sorted(turns)
    assert turns[6] - turns[0] == 3 * (turns[66] - turns[60])


def test_what_one_stands_on_carries_nothing() -> None:
    """As long as the figure is there: the way up from the same cell is shorter for one who comes to it."""

    def way_up(figure: str) -> int:
        s = state(at(figure=figure, codes={"A3": "", "G5": "", "H4": ""}, owned=COMPLETE, water=[], keys=1))
        pillar = CELL_NAMES.index("C5")
        set_height(s, pillar, 4)
        return RULES.ways.distance[ENTRY * entry_of(RULES.ways, s) + CELLS * EXIT + pillar]

    assert way_up("D1") == way_up("F7") < way_up("C5")


def test_a_figure_that_cannot_leave_has_little_chance() -> None:
    """Everything beside it is too high, or a lock without a key."""

    def beside(*heights: int) -> Board:
        s = state(at(figure="C5", codes={"A3": "", "G5": "", "H4": ""}))
        for direction, height in enumerate(heights):
            set_height(s, neighbour(s.figure, direction), height)
        return s

    pit, step = beside(3, 3, 3, 3), beside(3, 3, 3, 2)
    assert (can_leave(beside(0, 3, 3, 3)), can_leave(step), can_leave(pit)) == (True, True, False)
    assert 2 * RULES.evaluate(pit, 0) < RULES.evaluate(step, 0)
    step.symbol[neighbour(step.figure, 3)] = LOCK
    assert not can_leave(step)
    step.keys = 1
    assert can_leave(step)
    step.walls[step.figure] = 8
    assert not can_leave(step)


# What is seen, and what is worth a look.


def test_what_nobody_knows_is_in_no_number() -> None:
    for s in positions(12):
        seen = GAME.copy(s)
        seen.rng = generator(1, 7)
        GAME.rules.resample(seen, 0)
        assert RULES.observed(seen, 0) == RULES.observed(s, 0) != 0
        assert RULES.evaluate(seen, 0) == RULES.evaluate(s, 0)


def test_candidates_are_legal_ascending_and_few() -> None:
    listed = 0
    for s in positions(24):
        seat = first_waiting(s)
        legal = GAME.legal_ids(s, seat)
        RULES.candidates(s, seat, 12)
        found = [s.legal[i] for i in range(s.legal_count)]
        assert found == sorted(set(found))
        assert set(found) <= set(legal)
        if len(legal) > 150:
            listed += 1
            assert len(found) < len(legal)
        for action in found:
            assert RULES.promise(s, seat, action) > 0
        assert RULES.policy(s, seat, generator(3, 3)) in legal
    assert listed > 0


# The bots.


def test_the_same_seed_plays_the_same_and_hidden_things_do_not_matter() -> None:
    for s in positions(6):
        seat = first_waiting(s)
        other = GAME.copy(s)
        other.rng = generator(9, 7)
        GAME.rules.resample(other, seat)
        answers = {SearchBot(GAME, 5, FEW).choose(GAME.seen_by(world, seat), seat) for world in (s, s, other)}
        assert len(answers) == 1
        assert answers.pop() in GAME.legal_ids(s, seat)


def test_the_figure_walks_out() -> None:
    match = at(card="E6", owned=COMPLETE, figure="D7", pieces=["V3.1Br3@D7", "I2.1Br1@D8"])
    search = Search(GAME, Effort(simulations=120))
    search.begin(GAME.seen_by(match.state, 0), 0, generator(1))
    best = search.run()[0]
    assert GAME.write_action(match.state, 0, best.action) == "D7-D8"


@pytest.mark.parametrize("level", bots.levels())
def test_every_level_plays_whole_matches(level: str) -> None:
    s = GAME.deal(3, GAME.environment({"setup": "rat", "players": 1, "end_section": 3}))
    bot = bots.make(level, GAME, 1)
    while s.waiting:
        action = bot.choose(GAME.seen_by(s, 0), 0)
        assert GAME.rules.reason(s, 0, action) == 0
        GAME.rules.step(s, 0, action)
    assert s.ended


# Stacks of great height.


@pytest.mark.parametrize("height", [LAST + 1, 59])
def test_nothing_is_too_high_to_be_judged(height: int) -> None:
    """UG-PLACE-14: the figure, a code chip and the cell before the door may be higher than anybody looks."""
    for cell in ("H4", "D1", "E8"):  # a code chip, the figure, before the door
        match = at(card="A3")
        s = state(match)
        set_height(s, CELL_NAMES.index(cell), height)
        assert 0 <= RULES.outlook(s, 0) <= 1000
        RULES.candidates(s, 0, 8)
        assert s.legal_count > 0
        search = Search(GAME, Effort(simulations=6))
        search.begin(GAME.seen_by(s, 0), 0, generator(1))
        assert search.run()


@pytest.mark.compiled_only
@pytest.mark.parametrize(("level", "seed"), [("beginner", 2), ("casual", 6), ("skilled", 3)])
def test_bots_play_on_beside_stacks_of_great_height(level: str, seed: int) -> None:
    """The partner stacks as high as it can; `python -m tests.soak.stacking` plays such matches by the thousand."""
    match = stacking.play(level, seed)
    assert match.finished
    assert stacking.tallest(match) > LAST


# What hints say.


def test_reasons_of_cards_and_the_exit() -> None:
    assert reasons(at(hand=["E6", "A2"]), "C E6") == ["blue"]
    assert reasons(at(hand=["E6", "A2"]), "C A2") == ["red"]
    out = at(card="E6", owned=COMPLETE, figure="E8", pieces=["V3.1Br3@D7", "I2.1Br1@D8"])
    assert reasons(out, "E8-E9") == ["wins"]


def test_reasons_of_steps_are_true() -> None:
    assert "reaches-chip" in reasons(at(card="E6", figure="H3"), "H3-H4")
    assert "opens-lock" in reasons(at(card="E6", figure="G6", keys=1), "G6-F6")
    away = reasons(at(card="E6", figure="G4"), "G4-G3")
    assert "farther-chip" in away


def test_reasons_of_the_line_and_the_timer() -> None:
    timer: dict[str, Any] = {"options": {"timer_mode": "turns", "timer_hands": "active"}}
    seen = at(card="E6", figure="F1", section=0, **timer)
    assert "leaves-line" in reasons(seen, "F1-F2")
    assert reasons(at(figure="F2", section=0, sand=1, **timer), "F") == ["seen", "early"]
    assert reasons(at(figure="F1", section=4, sand=0, **timer), "F") == ["in-time"]


def test_reasons_of_pieces_are_true() -> None:
    """A bridge shortens a way, and says so; a reason is given only where the distance changes."""
    match = at(card="A3", top="I3.1")
    s = state(match)
    before = way_to_exit(RULES.ways, s), way_to_chip(RULES.ways, s)
    for action in GAME.legal_ids(s, 0)[:40]:
        after = board(GAME.copy(s))
        GAME.rules.step(after, 0, action)
        said = {words.key.removeprefix("underground-advice-") for words in advice(s, 0, action)}
        now = way_to_exit(RULES.ways, after), way_to_chip(RULES.ways, after)
        assert ("nearer-exit" in said) == (now[0] < before[0])
        assert ("nearer-chip" in said) == (now[1] < before[1])
    assert "bridges" in reasons(match, "P I3.1Ar0@B6")


def test_every_chip_that_is_owned_is_counted() -> None:
    s = state(start())
    for chip in range(1, CHIPS + 1):
        s.got[chip] = OWNED
    assert 0 <= RULES.evaluate(s, 0) <= 1000
