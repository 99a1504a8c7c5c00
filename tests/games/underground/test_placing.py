"""Placing pieces (section 7.3): clause by clause, and against a second reading of the rules, cell by cell.

UG-PLACE-1 to UG-PLACE-15; UG-GEO-2 to UG-GEO-5 and UG-GEO-8.
"""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import sublevel
from sublevel.games.underground import data, geometry
from sublevel.games.underground.names import CELL_NAMES, PIECE_NAMES, SHAPES, placement_name
from sublevel.games.underground.placing import placeable, top_piece
from sublevel.games.underground.state import ACT
from sublevel.games.underground.tables import CELLS, PLACE, STEP
from sublevel.games.underground.words import reason as reason_in_words

from .positions import GAME, at, card_for, cell, clause, heights, legal, play, ready_to_place, state, why
from .reference import Box, name_of, place_of

VARIANTS: list[dict[str, Any]] = [
    {"setup": "random", "balance": "edge"},
    {"setup": "random", "balance": "firm", "water_level": "hard"},
    {"setup": "random", "balance": "off", "water_level": "hard"},
    {"setup": "canal"},
    {"setup": "rat", "balance": "edge"},
    {"setup": "stairwell", "stacks_open": True},
]


def new_match(seed: int, options: dict[str, Any]) -> sublevel.Match:
    plain = {"setup_choices": "auto", "timer_mode": "off", "players": 2, "resign": False}
    return GAME.new(seed=seed, options={**plain, **options})


def rebuilt(match: sublevel.Match, history: list[tuple[str, str]]) -> Box:
    """The box, built from the written start and from what happened since: pieces that were laid, water that came."""
    box = Box()
    for text in match.start_position()["plateaus"]:
        box.lay_plateau(text)
    for kind, text in history:
        if kind == "piece":
            box.lay_piece(text)
        else:
            box.columns[place_of(text)].water = kind == "water"
    return box


def followed(match: sublevel.Match) -> list[tuple[str, str]]:
    """What the last action did to the board, from its events alone."""
    done: list[tuple[str, str]] = []
    for event in match.events(None):
        args = event["args"]
        if event["kind"] == "water-rose":
            done.append(("water", args["cell"]))
        elif event["kind"] == "valve-closed":
            done.append(("dry", args["cell"]))
        elif event["kind"] == "piece-placed":
            done.append(("piece", match.position()["pieces"][-1]))
        elif event["kind"] == "single-laid":
            single = next(t for t in match.position()["pieces"] if t.startswith("M1") and t.endswith(args["cell"]))
            done.append(("piece", single))
    return done


def at_the_start(match: sublevel.Match) -> list[tuple[str, str]]:
    position = match.start_position()
    return [("piece", text) for text in position["pieces"]] + [("water", name) for name in position["water"]]


def compare(match: sublevel.Match, box: Box) -> None:
    """UG-GEO-2, UG-GEO-3, UG-GEO-4: heights, surfaces, symbols, walls, water and layers agree."""
    tower = state(match).tower
    view = match.view(None)
    for one in view["cells"]:
        place = place_of(one["cell"])
        column = box.columns[place]
        if CELL_NAMES.index(one["cell"]) == tower:
            continue
        assert one["height"] == column.height
        assert one.get("water", False) == column.water
        assert one.get("buried", 0) == column.buried
        top = column.layers[-1] if column.layers else None
        assert one["surface"] == (top.surface if top else "board")
        assert (one.get("symbol") or "") == ({"": "", "k": "key", "v": "valve", "x": "lock"}[top.symbol] if top else "")
        assert set(one.get("walls", "")) == (top.walls if top else set())
    for piece in view["pieces"]:
        text = f"{piece['piece']}{piece['face']}r{piece['rotation']}@{piece['anchor']}"
        layers = [layer for column in box.columns.values() for layer in column.layers if layer.what == text]
        assert {(layer.bottom, layer.top) for layer in layers} == {(piece["base"], piece["base"] + 1)}
    for column in box.columns.values():
        assert all(low.top <= high.bottom for low, high in itertools.pairwise(column.layers))


@pytest.mark.parametrize("seed", range(12))
def test_the_board_is_what_its_history_builds(seed: int) -> None:
    """UG-PLACE-5, 10 to 14: rebuilt from the events, layer by layer, after every placement of a whole match."""
    random = Random(seed)
    match = new_match(seed, VARIANTS[seed % len(VARIANTS)])
    history = at_the_start(match)
    compare(match, rebuilt(match, history))
    placed = 0
    while not match.finished and placed < 25:
        seat = match.waiting[0] if state(match).phase < ACT else state(match).seat
        match.play(seat, random.choice(match.legal(seat)))
        done = followed(match)
        history += done
        if any(kind == "piece" for kind, _ in done):
            placed += 1
            compare(match, rebuilt(match, history))
    assert placed > 3


def things(match: sublevel.Match) -> dict[tuple[int, int], str]:
    position = match.position()
    found = {place_of(position["figure"]): "figure", place_of(position["tower"]): "tower"}
    found |= {place_of(text): "code" for text in position.get("codes", [])}
    if "rat" in position:
        found[place_of(position["rat"])] = "rat"
    return found


@pytest.mark.parametrize("seed", range(8))
def test_every_placement_is_listed_or_refused(seed: int) -> None:
    """UG-PLACE-1 to UG-PLACE-9, UG-GEO-8, UG-ENC-2: all pieces, faces, rotations and anchors in random positions.

    Listed are exactly those that the second reading allows, each look once; all others have a reason with a clause.
    """
    random = Random(100 + seed)
    options = VARIANTS[seed % len(VARIANTS)]
    match = new_match(seed, options)
    history = at_the_start(match)
    looked = 0
    while not match.finished and looked < 3:
        s = state(match)
        if s.phase == ACT and not s.placed and s.turn % 4 == 0:
            box = rebuilt(match, history)
            box.things, box.balance = things(match), options.get("balance", "edge")
            check_all_placements(match, box)
            looked += 1
        match.play(s.seat, random.choice(match.legal(s.seat)))
        history += followed(match)
    assert looked


def check_all_placements(match: sublevel.Match, box: Box) -> None:
    s = state(match)
    listed = {action for action in GAME.legal_ids(match.state, s.seat) if PLACE <= action < STEP}
    for shape in range(len(SHAPES)):
        if not placeable(s) >> shape & 1:
            assert not any(PLACE + 648 * shape <= action < PLACE + 648 * (shape + 1) for action in listed)
            continue
        piece = top_piece(s, shape)
        seen: set[object] = set()
        for way, anchor in itertools.product(range(8), range(CELLS)):
            action = PLACE + CELLS * (8 * shape + way) + anchor
            text = placement_name(piece, way, anchor)
            look = frozenset(box.covered(text).items())
            first = look not in seen
            seen.add(look)
            assert (action in listed) == (first and box.may_lie(text)), text
            code = GAME.rules.reason(match.state, s.seat, action)
            assert (code == 0) == (action in listed), text
            if code:
                assert reason_in_words(code, s, s.seat, action).clause.startswith("UG-")


@pytest.mark.parametrize("shape", SHAPES)
def test_balance_is_the_table_of_the_rules(shape: str) -> None:
    """UG-PLACE-9: the smallest balancing sets, as the specification lists them."""
    edge = {
        "M1": "0", "I2": "0 1", "I3": "1 02", "V3": "1 02", "I4": "1 2 03", "O4": "0 1 2 3", "T4": "1 02 03 23",
        "L4": "1 02 03", "S4": "0 12 3", "JI": "2 03 04 13 14", "JL": "2 03 04 13 14", "JN": "3 02 04 12 14",
        "JP": "2 03 04 14 34", "JT": "3 04 14 24", "JU": "3 04 12 24", "JV": "03 04 13 14", "JW": "2 03 04 13 14",
        "JZ": "2 03 04 13 14",
    }  # fmt: skip
    firm = {"I2": "01", "I4": "02 03 12 13", "O4": "03 12", "S4": "02 03 12 13"}
    piece = next(piece for piece in data.pieces() if SHAPES[piece.shape] == shape)
    for face in piece.faces:
        for balance, table in (("edge", edge), ("firm", {**edge, **firm})):
            sets = geometry.balancing_sets(face.places, balance)
            assert sorted("".join(map(str, one)) for one in sets) == sorted(table[shape].split())


def test_numbers_of_the_pieces() -> None:
    """UG-GEO-8: 317 different oriented faces, 18,784 placements on an empty board, 3,412 of them jokers."""
    boxes = [
        (piece.shape >= 9, face.size()) for piece in data.pieces() for _, _, face in geometry.orientations(piece.faces)
    ]
    assert len(boxes) == 317
    assert sum((10 - tall) * (10 - wide) for _, (tall, wide) in boxes) == 18784
    assert sum((10 - tall) * (10 - wide) for joker, (tall, wide) in boxes if joker) == 3412


def test_totals_over_all_faces() -> None:
    """Section 3.3: 14 keys, 15 valves, 18 locks, 30 faces with a wall."""
    faces = [face for piece in data.pieces() for face in piece.faces]
    symbols = [token.symbol for face in faces for token in face.tokens]
    assert [symbols.count(symbol) for symbol in (1, 2, 3)] == [14, 15, 18]
    assert sum(any(token.walls for token in face.tokens) for face in faces) == 30


def test_rotation_turns_walls_too() -> None:
    """UG-GEO-5: north becomes east; UG-PLACE-2: all rotations and both faces are there."""
    for turns, side in enumerate("NESW"):
        placement = f"I2.1Ar{turns}@B4"
        match = play(ready_to_place(placement), f"P {placement}")
        walled = [name for name in ("B4", "B5", "C4") if cell(match, name)["walls"] == side]
        assert len(walled) == 1
    match = ready_to_place("L4.1Ar0@A5")
    ways = {text[6:9] for text in legal(match) if text.startswith("P ")}
    assert ways == {f"{face}r{turns}" for face in "AB" for turns in range(4)}


def test_the_first_reason_is_given() -> None:
    """UG-PLACE-15: off the board before chip, chip before figure, water before the air, air before balance."""
    assert clause(ready_to_place("I4.1Br0@H7"), "P I4.1Br0@H7") == "UG-PLACE-1"
    assert clause(ready_to_place("I2.1Br0@H4", figure="H5"), "P I2.1Br0@H4") == "UG-PLACE-3"
    assert clause(ready_to_place("I2.1Br0@D1"), "P I2.1Br0@D1") == "UG-PLACE-4"
    assert clause(ready_to_place("I3.1Br0@E3"), "P I3.1Br0@E3") == "UG-PLACE-7"
    assert clause(ready_to_place("I3.1Br0@F2"), "P I3.1Br0@F2") == "UG-PLACE-6"
    assert clause(ready_to_place("I3.1Ar0@E2"), "P I3.1Ar0@E2") == "UG-PLACE-9"


def test_something_must_carry() -> None:
    """UG-PLACE-8: wood over two water tiles rests on nothing, even without balance."""
    for balance in ("edge", "off"):
        match = ready_to_place("I2.1Ar0@B1", water=["B1", "B2"], options={"balance": balance})
        assert why(match, "P I2.1Ar0@B1") == "nothing-carries"


def test_no_bridge_over_chip_figure_tower_or_rat() -> None:
    """UG-PLACE-3, UG-PLACE-4: not even high above them."""
    high = ["I2.1Br0@B1", "I2.2Ar0@B1", "I2.3Br0@B4", "I2.4Br0@B4"]
    match = ready_to_place("I4.1Ar0@B1", pieces=[*high, "M1.1Ar0@B3"], codes={"B3": "", "C5": "", "G5": "", "H4": ""})
    assert why(match, "P I4.1Ar0@B1") == "on-code-chip"
    match = ready_to_place("I4.1Ar0@B1", pieces=[*high, "M1.1Ar0@B3"], figure="B3")
    assert why(match, "P I4.1Ar0@B1") == "on-figure"
    match = ready_to_place("I3.1Ar0@E5", options={"setup": "rat"})
    assert why(match, "P I3.1Ar0@E5") == "on-rat"
    match = ready_to_place("I2.1Ar0@E8", pieces=["I2.2Ar1@D8", "I2.3Br1@D8"])
    assert why(match, "P I2.1Ar0@E8") == "on-tower"


def test_covering_removes_symbols_and_marks() -> None:
    """UG-PLACE-10: a used symbol under a piece is gone, and its manhole chip is back in the supply."""
    match = at(top="M1.1", card=card_for("M1"), used=["G2"])
    assert match.view(None)["manholes_left"] == 15
    play(match, "P M1.1Ar0@G2")
    assert cell(match, "G2")["symbol"] is None
    assert not cell(match, "G2")["used"]
    assert match.view(None)["manholes_left"] == 16


def test_buried_water_is_gone_for_good() -> None:
    """UG-PLACE-11: it does not return to the supply, and no valve reaches it."""
    match = at(top="I3.1", card=card_for("I3", steps=3), figure="H6")
    left = match.view(None)["water_left"]
    play(match, "P I3.1Ar0@B6", "H6-I6-I5.")
    assert match.view(None)["water_left"] == left
    assert "V B7" not in legal(match)
    assert why(match, "V B7") == "no-water-there"


def test_placed_pieces_stay() -> None:
    """UG-PLACE-12: nothing in a whole match ever moves a piece."""
    random = Random(4)
    match = new_match(4, {"setup": "random"})
    before: list[str] = []
    while not match.finished:
        seat = state(match).seat
        match.play(seat, random.choice(match.legal(seat)))
        now = match.position()["pieces"]
        assert now[: len(before)] == before
        before = now


def test_floating_wood_carries() -> None:
    """UG-PLACE-13: stone on a floating cell."""
    match = ready_to_place("M1.1Ar0@D6", pieces=["I2.1Ar0@D6"])
    assert heights(match, "D6") == [9]
    play(match, "P M1.1Ar0@D6")
    assert heights(match, "D6") == [10]


def test_there_is_no_height_limit() -> None:
    """UG-PLACE-14: as high as the pieces go."""
    pieces = [f"I2.{n}Ar1@D8" for n in (2, 3)] + [f"M1.{n}Ar0@D8" for n in (1, 2, 3)]
    match = ready_to_place("M1.4Ar0@D8", pieces=pieces)
    assert heights(match, "D8") == [13]
    play(match, "P M1.4Ar0@D8")
    assert heights(match, "D8") == [14]


def test_the_reference_is_independent_of_the_tables() -> None:
    """The second reading finds its own cells: checked on one piece by hand."""
    box = Box()
    assert sorted(name_of(one) for one in box.covered("L4.2Br1@C3")) == ["C3", "D3", "D4", "D5"]
    assert len(PIECE_NAMES) == 51
