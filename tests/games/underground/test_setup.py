"""The set-up (section 5), the geometry (UG-GEO-1, 5 to 7) and the numbers of the components (section 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sublevel
from sublevel.games.underground import data
from sublevel.games.underground.names import CELL_NAMES, PLATEAUS
from sublevel.games.underground.scenario import scenarios
from sublevel.games.underground.tables import neighbour, sees

from .positions import GAME, OPTIONS, cell, legal, play, start, state, why

RANDOM = {"setup": "random"}


def random_match(seed: int, **options: Any) -> sublevel.Match:
    return GAME.new(seed=seed, options={**OPTIONS, **RANDOM, **options})


def test_cells_and_directions() -> None:
    """UG-GEO-1: rows A to I from north to south, columns 1 to 9 from west to east."""
    names = dict(zip(CELL_NAMES, range(81), strict=True))
    assert (names["A1"], names["E6"], names["I9"]) == (0, 41, 80)
    assert [neighbour(names["E5"], d) for d in range(4)] == [names[n] for n in ("D5", "E6", "F5", "E4")]
    assert [neighbour(names["A9"], d) for d in range(2)] == [-1, -1]
    assert [neighbour(names["I1"], d) for d in (2, 3)] == [-1, -1]


def test_sections() -> None:
    """UG-GEO-6: 36 sections clockwise, each sees one row or column; every line is seen from two sides."""
    lines = [frozenset(c for c in range(81) if sees(section, c)) for section in range(36)]
    assert all(len(line) == 9 for line in lines)
    assert set(Counter(lines).values()) == {2}
    assert lines[35] == lines[9]
    assert lines[27] == lines[17]


def test_cards() -> None:
    """Section 3.6: 45 concrete, 9 jokers, 27 signals; 42 blue; the steps of both colours."""
    cards = data.cards()
    symbols = Counter(card.symbol for card in cards)
    assert symbols["J"] == 9
    assert [symbols[f"+{n}"] for n in (2, 3, 4)] == [9, 9, 9]
    assert {symbols[shape] for shape in data.SHAPES[:9]} == {5}
    blue = Counter(card.steps for card in cards if card.blue)
    red = Counter(card.steps for card in cards if not card.blue)
    assert blue == {2: 7, 3: 14, 4: 14, 5: 7}
    assert red == {1: 7, 2: 13, 3: 13, 4: 6}


def test_chips() -> None:
    """Section 3.7: all ordered pairs of two different colours."""
    assert len({(chip.left, chip.right) for chip in data.chips() if chip.left != chip.right}) == 12


@pytest.mark.parametrize("seed", range(5))
def test_stacks_and_reserve(seed: int) -> None:
    """UG-SETUP-1 to UG-SETUP-3, UG-GEO-7: nine stacks of four on a circle, nine jokers, six singles, the stone."""
    view = random_match(seed).view(None)
    assert sorted(stack["shape"] for stack in view["stacks"]) == sorted(data.SHAPES[:9])
    assert all(len(stack["pieces"]) == 4 for stack in view["stacks"])
    assert [stack["shape"] for stack in view["stacks"] if stack["stone"]] == ["M1"]
    assert len(view["jokers"]) == 9
    singles = sum(piece["piece"].startswith("M1") for piece in view["pieces"])
    assert view["reserve"] == 6 - singles
    assert [p["piece"] for p in view["pieces"]] == [f"M1.{5 + n}" for n in range(singles)]


def test_orders_differ() -> None:
    """UG-SETUP-1, UG-SETUP-2: circle and stacks are shuffled."""
    positions = [random_match(seed).position() for seed in range(8)]
    assert len({tuple(stack[:2] for stack in position["stacks"]) for position in positions}) > 4
    assert len({next(s for s in position["stacks"] if s.startswith("I2")) for position in positions}) > 2


@pytest.mark.parametrize(("level", "section", "tiles"), [("easy", 26, 6), ("medium", 22, 8), ("hard", 18, 10)])
def test_levels(level: str, section: int, tiles: int) -> None:
    """UG-SETUP-4, UG-SETUP-5, UG-SETUP-8: end chip and water by level; the timer begins in column 1."""
    match = random_match(2, kidnapper_level=level, water_level=level, timer_mode="turns", setup_choices="auto")
    view = match.view(None)
    assert view["timer"]["end"] == section
    assert (view["timer"]["section"], view["timer"]["line"], view["timer"]["number"]) == (0, "column", "1")
    assert len(match.position()["water"]) == tiles
    assert view["water_left"] == 40 - tiles


def test_supplies() -> None:
    """UG-SETUP-6: keys, manholes, sixteen chips of which four lie on the board; no rat but in its scenario."""
    view = start().view(None)
    assert (view["keys"], view["keys_left"], view["manholes_left"], view["chip_stack"]) == (0, 5, 16, 12)
    assert view["rat"] is None
    assert start(setup="rat").view(None)["rat"] == "E6"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_are_dealt_before_the_board(players: int) -> None:
    """UG-SETUP-7, UG-SETUP-20: two open cards each; 61, 59 or 57 minus two for each are left to draw."""
    for level, left in (("easy", 61), ("medium", 59), ("hard", 57)):
        match = random_match(3, players=players, water_level=level, kidnapper_level="easy")
        view = match.view(None)
        assert [len(hand) for hand in view["hands"]] == [2] * players
        assert view["pile"] == left - 2 * players
        assert len(view["discard"]) == 81 - left


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_no_level_removes_a_card(level: str) -> None:
    """UG-SETUP-21: the levels are the end chip and the water; whatever these did not use is drawn."""
    for players in (1, 2, 4):
        match = random_match(3, players=players, water_level=level, kidnapper_level=level, setup_choices="auto")
        position = match.position()
        assert match.view(None)["pile"] == len(position["pile"]) == 81 - 2 * players - len(position["discard"])
        assert position.get("cut", 0) == 0


@pytest.mark.parametrize("players", [1, 4])
def test_cards_are_removed_on_request(players: int) -> None:
    """UG-SETUP-21: so many cards leave the pile unseen; nobody knows which."""
    for removed in (0, 7, 30):
        match = random_match(3, players=players, water_level="medium", cards_removed=removed, setup_choices="auto")
        view, position = match.view(None), match.position()
        assert view["pile"] == 59 - 2 * players - removed
        assert position.get("cut", 0) == removed
        assert len(position["pile"]) == 59 - 2 * players
        assert match.position(public=True)["pile"] == view["pile"]


def test_a_match_ends_when_only_removed_cards_are_left() -> None:
    """UG-SETUP-21, UG-END-4: what was removed cannot be drawn."""
    match = random_match(5, players=1, cards_removed=18, setup_choices="auto")
    while not match.finished:
        choices = [action.text for action in match.legal(0)]
        match.play(0, "E" if "E" in choices else choices[0])
    assert match.result is not None
    assert match.result.reason == "deck"
    assert match.view(None)["pile"] == 0
    assert len(match.position()["pile"]) == 18


@pytest.mark.parametrize("seed", range(6))
def test_random_layout(seed: int) -> None:
    """UG-SETUP-8, UG-SETUP-11, UG-SETUP-17: every element lies on the coordinate that was drawn for it."""
    match = random_match(seed)
    position = match.position()
    cards = iter(position["discard"])
    assert position["tower"][:2] == next(cards)
    for text in position["plateaus"]:
        assert near(text[2:4], next(cards))
    assert position["figure"] == next(cards)
    assert sorted(text[:2] for text in position["codes"]) == sorted(next(cards) for _ in range(4))
    assert sorted(position["water"]) == sorted(cards)
    assert all(cell(match, name)["height"] > 0 for name in [position["figure"], *(t[:2] for t in position["codes"])])


def near(corner: str, card: str) -> bool:
    """Whether a plateau covers a coordinate, or at least its row or column."""
    down = "ABCDEFGHI".index(card[0]) - "ABCDEFGHI".index(corner[0])
    right = int(card[1]) - int(corner[1])
    return down in (0, 1) or right in (0, 1)


def written(tower: str, plateaus: list[str], target: str) -> sublevel.Match:
    options = {**OPTIONS, **RANDOM, "setup_choices": "manual"}
    position = GAME.new(seed=1, options=options).position()
    position.update(tower=tower, plateaus=plateaus, target=target)
    return GAME.position(position, options)


def places(match: sublevel.Match) -> set[str]:
    return {action.text[5:7] for action in match.legal(0)}


def test_a_plateau_covers_its_coordinate() -> None:
    """UG-SETUP-8: four positions where there is room, one in a corner."""
    assert places(written("I9N", [], "E5")) == {"D4", "D5", "E4", "E5"}
    assert places(written("I9N", [], "A1")) == {"A1"}
    assert why(written("I9N", [], "E5"), "SP a@A1r0") == "plateau-out-of-place"


def test_an_occupied_coordinate() -> None:
    """UG-SETUP-9: another free cell in the row or the column, then the whole row or column may be touched."""
    found = places(written("I9N", ["a@A1r0"], "A1"))
    assert "A3" in found
    assert "C1" in found
    assert "C3" not in found


def test_a_free_coordinate_without_room() -> None:
    """UG-SETUP-10: it cannot be covered, so a cell of its row or column is."""
    match = written("B2E", ["a@A3r0", "b@C1r0"], "A1")
    assert cell(match, "A1")["surface"] == "board"
    found = places(match)
    assert "A1" not in found
    assert {"A5", "E1"} <= found
    assert "E5" not in found


def test_equal_rotations_are_one() -> None:
    """UG-ENC-2: plateau a lies in rotation 0 only, the others in four."""
    assert {action.text[-2:] for action in written("I9N", [], "E5").legal(0)} == {"r0"}
    match = written("I9N", ["a@A1r0"], "E5")
    assert {action.text[-2:] for action in match.legal(0)} == {"r0", "r1", "r2", "r3"}
    assert why(written("I9N", [], "E5"), "SP a@D4r1") == "plateau-same-turn"
    assert why(match, "SP a@D4r0") == "other-plateau-due"


def test_the_order_of_choices() -> None:
    """UG-SETUP-12, UG-SETUP-15, UG-SETUP-19: plateaus, then the door, then who begins; any seat decides, once."""
    match = random_match(5, setup_choices="manual", players=3, timer_mode="turns")
    assert match.waiting == (0, 1, 2)
    seats = 0
    while match.position()["phase"] == "setup_plateau":
        plateau = match.view(None)["plateau"]
        assert plateau == PLATEAUS[len(match.position()["plateaus"])]
        match.play(seats % 3, match.legal(seats % 3)[0])
        seats += 1
    assert 6 <= seats <= 8
    assert match.position()["phase"] == "setup_door"
    doors = {action.text[3] for action in match.legal(1)}
    assert doors == {side for d, side in enumerate("NESW") if neighbour(state(match).tower, d) >= 0}
    match.play(1, match.legal(1)[0])
    assert [action.text for action in match.legal(2)] == ["SF 1", "SF 2", "SF 3"]
    assert why(match, "SF 4") == "no-such-player"
    match.play(2, "SF 2")
    assert (match.position()["seat"], match.position()["phase"], match.position()["sand"]) == (2, "play", 2)


def test_the_door_faces_the_board() -> None:
    """UG-SETUP-12: not out of the box."""
    options = {**OPTIONS, **RANDOM, "setup_choices": "manual"}
    position = next(p for p in (random_match(n).position() for n in range(99)) if free_corner(p))
    position.update(tower="A1S", phase="setup_door", turn=0)
    tower = GAME.position(position, options)
    assert [action.text for action in tower.legal(0)] == ["SD E", "SD S"]
    assert why(tower, "SD N") == "door-to-nowhere"


def free_corner(position: dict[str, Any]) -> bool:
    """Whether nothing lies on A1."""
    named = [*position["plateaus"], *position["pieces"], *position["codes"], *position["water"], position["figure"]]
    return not any("A1" in text for text in named)


@pytest.mark.parametrize("name", scenarios())
def test_scenarios(name: str) -> None:
    """UG-SETUP-13, UG-SETUP-14: everything lies as its file says, and the pile is cut to its size."""
    scenario = scenarios()[name]
    match = start(setup=name, players=3)
    position = match.position()
    assert position["tower"] == scenario.tower + scenario.door
    assert position["figure"] == scenario.start
    assert position["plateaus"] == [f"{letter}@{scenario.plateaus[letter]}r0" for letter in PLATEAUS]
    assert sorted(text[:2] for text in position["codes"]) == sorted(scenario.codes)
    assert position["water"] == sorted(scenario.water)
    assert match.view(None)["pile"] == scenario.draw_pile
    assert position["cut"] == 81 - 6 - scenario.draw_pile
    assert not position["discard"] if "discard" in position else True
    bare = [c for c in (scenario.start, *scenario.codes) if cell(match, c)["surface"] == "stone"]
    assert len(position["pieces"]) == len(bare)


def test_scenario_plateaus_turn_on_their_place() -> None:
    """UG-SETUP-13, UG-SETUP-19: four rotations each, plateau a is skipped; then who begins, no door."""
    match = start(setup_choices="manual")
    turned = 0
    while match.position()["phase"] == "setup_plateau":
        assert len(match.legal(0)) == 4
        match.play(0, match.legal(0)[3])
        turned += 1
    assert turned == 7
    assert match.position()["phase"] == "setup_first"
    assert [text[-2:] for text in match.position()["plateaus"]] == ["r0", *["r3"] * 7]


def test_solo_begins_by_itself() -> None:
    """UG-SETUP-19: nobody is asked who begins with one player."""
    match = start(setup_choices="manual", players=1)
    while match.position()["phase"] == "setup_plateau":
        match.play(0, match.legal(0)[0])
    assert match.position()["phase"] == "play"


def test_the_start_column_is_safe_at_the_start() -> None:
    """UG-SETUP-16: the figure of scenario 1 starts in column 1, which section 0 sees."""
    match = start(timer_mode="turns")
    assert sees(0, state(match).figure)
    assert match.position().get("discoveries", 0) == 0
    play(match, legal(match)[0], "E")
    assert match.position().get("discoveries", 0) == 0


@pytest.mark.parametrize("seed", range(10))
def test_automatic_door(seed: int) -> None:
    """UG-SETUP-17: it faces the neighbour nearest to E5, ties in the order N, E, S, W; seat 1 begins."""
    match = random_match(seed)
    s = state(match)
    sides = {d: int(neighbour(s.tower, d)) for d in range(4) if neighbour(s.tower, d) >= 0}
    assert s.door == min(sides, key=lambda d: (abs(sides[d] // 9 - 4) + abs(sides[d] % 9 - 4), d))
    assert s.seat == 0


def test_the_first_game_that_is_proposed() -> None:
    """UG-SETUP-18: scenario 1 without the timer."""
    match = GAME.new(seed=1)
    assert match.options["setup"] == "stairwell"
    assert match.view(None)["timer"] is None
    assert match.position()["tower"] == "E9W"


def test_the_order_of_draws() -> None:
    """Section 10: circle, stacks, chips, cards; a tape of zeros shows each list rotated by its own shuffle."""
    match = GAME.new(seed=1, options=OPTIONS, tape=[0] * 130)
    position = match.position()
    shapes = [stack[:2] for stack in position["stacks"]]
    assert shapes == [*data.SHAPES[1:9], "M1"]  # each draw of 0 swaps with the first
    assert all(stack[3:] == "2341" for stack in position["stacks"])
    assert position["hands"][0] == ["A1", "I9"]
    assert [text.split("=")[1] for text in position["codes"]][:1] == ["N1"]
