"""What a table gets to show: BASE-UI-1..9, 11..13, BASE-ADV-1, 2."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import sublevel
from sublevel.engine.views import plain

from . import reference
from .positions import DEAL_0, EX_32, GAME, SEATS, START, START_0, VARIANTS, actor, after, at, expand, fields, ids, play
from .test_reasons import CASES, reason_of

KEYS = {
    "aids",
    "game",
    "seat",
    "phase",
    "turn",
    "waiting",
    "actions",
    "window",
    "countdown",
    "countdown_start",
    "tokens",
    "saved",
    "tiles",
    "slots",
    "pieces",
    "hidden",
    "orient",
    "pending",
    "result",
    "position",
    "legal",
    "deal",
    "options",
}


def piece_of(match: sublevel.Match, side: str, number: int) -> dict[str, Any]:
    """A piece in the spectators' view."""
    view = match.view(None)
    both = zip(view["pieces"], view["aids"]["pieces"], strict=True)
    found = [{**piece, **aids} for piece, aids in both if (piece["side"], piece["number"]) == (side, number)]
    assert len(found) == 1
    assert (found[0]["side"], found[0]["number"]) == (side, number)  # as the aids say too
    return found[0]


def entry(match: sublevel.Match, text: str) -> dict[str, Any]:
    """An action in the view of the seat that may act."""
    return dict(next(action for action in match.view(actor(match))["legal"] if action["text"] == text))


def test_looking_back_shows_what_was_hidden() -> None:
    """BASE-INFO-3: the whole deal, with a mark on what was hidden; a view during the match has neither."""
    match = at("F[b1=~5,d4=~3] 123-- 123-- e1,d2,x3 e4,e2,e3 X 3* 9 0-0")
    whole = plain(GAME.unveil(match.state, match.rules_options))
    hidden = {tile["cell"]: (tile["open"], tile["shape"]) for tile in whole["tiles"] if tile.get("hidden")}
    assert hidden == {"b1": ("NS", "I"), "d4": ("NE", "L")}
    shown = match.view(0)
    covered = {tile["cell"]: tile for tile in shown["tiles"] if tile["open"] is None}
    assert covered == {cell: {"cell": cell, "open": None, "shape": None} for cell in ("b1", "d4")}
    assert [tile for tile in shown["tiles"] if tile["open"]] == [t for t in whole["tiles"] if not t.get("hidden")]


def test_keys_are_always_there() -> None:
    """BASE-UI-1, BASE-UI-2: every view of every phase has the same keys, and is ready for JSON."""
    for match in (
        GAME.new(seed=1),
        at(START),
        after(EX_32, "1xc4"),
        at("F 123-- 123-- e1,c2,a3 a4,c4,e5 X 0 0 0-0 over=draw"),
    ):
        for seat in SEATS:
            view = match.view(seat)
            assert set(view) == KEYS
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == "the-base"
            assert view["seat"] == seat


def test_board() -> None:
    """BASE-UI-1: 25 tiles with passages and shape, 10 slots with numbers, 6 pieces with side and number."""
    view = at(START_0).view(0)
    tiles = {tile["cell"]: tile for tile in view["tiles"]}
    assert list(tiles) == reference.CELLS
    assert (tiles["e1"]["open"], tiles["e1"]["shape"]) == ("EW", "I")
    assert (tiles["c3"]["open"], tiles["c3"]["shape"]) == ("NESW", "X")
    assert (tiles["a1"]["open"], tiles["a1"]["shape"]) == (None, None)
    assert [(slot["at"], slot["side"], slot["number"]) for slot in view["slots"]] == [
        *(("x" + lane, "X", number) for lane, number in zip("12345", (0, 0, 1, 2, 3), strict=True)),
        *(("m" + lane, "M", number) for lane, number in zip("12345", (3, 2, 0, 1, 0), strict=True)),
    ]
    assert [(piece["side"], piece["number"], piece["at"]) for piece in view["pieces"]] == [
        ("X", 1, "x3"),
        ("X", 2, "x4"),
        ("X", 3, "x5"),
        ("M", 1, "m4"),
        ("M", 2, "m2"),
        ("M", 3, "m1"),
    ]


def test_state_of_play() -> None:
    """BASE-UI-2: turn, actions, countdown, saved pieces, tokens; bonus buttons only in the window."""
    match = at("F 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 15 1-0")
    view = match.view(0)
    assert (view["turn"], view["actions"], view["window"], view["countdown"], view["countdown_start"]) == (
        "X",
        3,
        True,
        15,
        20,
    )
    assert (view["saved"], view["tokens"]) == ({"X": 1, "M": 0}, {"X": 1, "M": 0})
    assert {"+A", "+T"} <= {action["text"] for action in view["legal"]}
    closed = play(match, "2-a2").view(0)
    assert not closed["window"]
    assert not {"+A", "+T"} & {action["text"] for action in closed["legal"]}
    assert at(START, countdown_start=20).view(1)["waiting"] == [1]


@pytest.mark.parametrize(
    ("match", "phase"),
    [
        (DEAL_0, "orient"),
        (START, "play"),
        ("F 123-- -1-23 c4,m2,x3 --,m4,m5 X 2 15 1-0 ret=M1", "return"),
        ("F 123-- 123-- e1,c2,a3 a4,c4,e5 X 0 0 0-0 over=draw", "over"),
        ("F 123-- 123-- c1,c2,c3 x4,x5,x1 M 2 7 0-2 over=M:saved offer=X", "challenge_offer"),
        ("F 123-- 123-- c1,c2,c3 x4,x5,x1 X 3* 7 0-2 over=M:saved tc=X", "challenge"),
        ("F 123-- 123-- c1,c2,c3 x4,x5,x1 M 2 7 0-2 over=M:saved tc=X:declined", "challenge_over"),
    ],
)
def test_phases(match: str, phase: str) -> None:
    """BASE-UI-2, section 6: the phase has a name."""
    assert at(match).view(None)["phase"] == phase


def test_moves_say_what_they_do() -> None:
    """BASE-UI-3: steps, crossings with their cost, captures, saving moves."""
    match = at("F 123-- 123-- e4,d4,c4 e5,m2,m3 X 3* 15 0-0")
    assert entry(match, "1-m4") == {
        "id": 33,
        "text": "1-m4",
        "kind": "move",
        "piece": 1,
        "to": "m4",
        "cost": 1,
        "saves": True,
    }
    assert (entry(match, "2^m4")["cost"], entry(match, "2^m4")["saves"]) == (2, True)
    assert (entry(match, "3^m4")["cost"], entry(match, "3^m4")["piece"]) == (3, 3)
    assert (entry(match, "1xe5")["captures"], entry(match, "1xe5")["cost"]) == (1, 1)
    assert "saves" not in entry(match, "1xe5")
    assert (entry(match, "2^xe5")["captures"], entry(match, "2^xe5")["cost"]) == (1, 2)
    slot = at("F 123-- 123-- e3,x2,x1 m1,m2,m3 X 3 15 0-0", capture_on_start_slots=True)
    assert (entry(slot, "1xm3")["captures"], entry(slot, "1xm3")["saves"]) == (3, True)
    cheap = at("F 123-- 123-- e4,d4,c4 e5,m2,m3 X 3* 15 0-0", crossing_cost="one")
    assert entry(cheap, "3^m4")["cost"] == 1


def test_rotations_say_what_they_show() -> None:
    """BASE-UI-4: tile and passages after the turn; the idle turn of a straight can be told from the real one."""
    match = at("F[c2=5] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")
    turned, idle = entry(match, "c2@EW"), entry(match, "c2@NS")
    assert (turned["kind"], turned["cell"], turned["open"]) == ("rotate", "c2", "EW")
    assert idle["open"] == "NS"
    shown = {tile["cell"]: tile["open"] for tile in match.view(0)["tiles"]}
    assert shown["c2"] == idle["open"] != turned["open"]


def test_reveals_say_which_tile() -> None:
    """BASE-UI-5: the tile, and nothing about it."""
    match = at("F[c2=~6] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")
    reveal = entry(match, "c2?")
    assert reveal == {"id": 205 + 11, "text": "c2?", "kind": "reveal", "cell": "c2"}
    assert match.events(0) == []
    assert play(match, "c2?").events(0)


def test_set_up_shows_the_tile_to_orient() -> None:
    """BASE-UI-6: one tile after the other, with all its orientations; a single one can be applied by the table."""
    match = at(DEAL_0)
    for cell, count in (("e4", 2), ("e2", 3), ("e1", 1), ("a3", 2), ("a4", 2), ("a5", 2)):
        view = match.view(actor(match))
        assert view["orient"] == cell
        assert [action["cell"] for action in view["legal"]] == [cell] * count
        assert {action["kind"] for action in view["legal"]} == {"orient"}
        assert all(action["open"] for action in view["legal"])
        play(match, view["legal"][0]["id"])
    assert match.view(0)["orient"] is None


def test_return_choice() -> None:
    """BASE-UI-7: who chooses, for which piece, among which slots."""
    match = after(EX_32, "1xc4")
    for seat in SEATS:
        view = match.view(seat)
        assert view["pending"] == {"side": "M", "number": 1, "candidates": ["m1", "m3"]}
        assert view["waiting"] == [1]
        assert view["turn"] == "X"
    assert {action["kind"] for action in match.view(1)["legal"]} == {"return"}
    assert match.view(0)["legal"] == []
    assert play(match, ">m1").view(0)["pending"] is None


def test_forced_pass() -> None:
    """BASE-UI-8: the pass is the only thing to do."""
    view = at("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-0").view(1)
    assert [(action["text"], action["kind"]) for action in view["legal"]] == [("--", "pass")]


def test_legal_lists_belong_to_their_seat() -> None:
    """BASE-UI-3..8: the view of the seat that may act lists what `legal` lists; the others' lists are empty."""
    for number, options in enumerate(VARIANTS):
        match = GAME.new(seed=number, options=options)
        rng = random.Random(number)
        step = 0
        while not match.finished:
            seat = actor(match)
            assert seat is not None
            if step % 5 == 0:
                listed = [(action["id"], action["text"]) for action in match.view(seat)["legal"]]
                assert listed == [(action.id, action.text) for action in match.legal(seat)]
                assert match.view(1 - seat)["legal"] == []
            play(match, rng.choice(ids(match)))
            step += 1


def test_overlay_of_manipulable_tiles() -> None:
    """BASE-UI-9, BASE-MANIP-2..5: for both sides, whoever is on turn, as in their own turn."""
    rng = random.Random(6)
    for seed in range(4):
        match = GAME.new(seed=seed)
        for _ in range(60):
            play(match, rng.choice(ids(match)))
        position = fields(match)
        shown = match.view(None)["aids"]["manipulable"]
        assert {side: sorted(cells) for side, cells in shown.items()} == {
            side: sorted(reference.manipulable(position, side)) for side in "XM"
        }


def test_overlay_of_hidden_tiles() -> None:
    """BASE-UI-9: remaining hidden tiles by shape: mix minus revealed."""
    match = GAME.new(seed=2)
    position = fields(match)
    counted = dict.fromkeys("DILTX", 0)
    for cell in position.hidden:
        counted[reference.SHAPE_OF[position.mask[cell]]] += 1
    assert match.view(None)["hidden"] == counted


@pytest.mark.parametrize(
    ("pieces", "leader"),
    [("e1,e2,e3 m1,m2,m3", "X"), ("x1,x2,x3 a1,a2,a3", "M"), ("x1,x2,x3 m1,m2,m3", "draw"), ("m4,x2,x3 a1,a2,a3", "X")],
)
def test_overlay_of_the_tie_break(pieces: str, leader: str) -> None:
    """BASE-UI-9, BASE-END-2..6: who would win if the countdown ended now, and the distances."""
    match = at(f"F 123-- 123-- {pieces} X 3* 3 0-0")
    assert match.view(None)["aids"]["leader"] == leader
    position = fields(match)
    for side in "XM":
        shown = sorted(
            (piece["distance"] for piece in match.view(None)["pieces"] if piece["side"] == side and not piece["saved"]),
            reverse=True,
        )
        assert shown == reference.distances(position, side)


def test_overlay_of_locks() -> None:
    """BASE-UI-9, BASE-LOCK-1: which pieces can do nothing."""
    match = at("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 X 3* 15 0-0")
    assert piece_of(match, "M", 1)["locked"] is True
    assert [piece_of(match, "X", number)["locked"] for number in (1, 2, 3)] == [False] * 3
    assert [piece_of(match, "M", number)["locked"] for number in (2, 3)] == [False] * 2  # saved, not locked
    assert piece_of(match, "M", 1)["exits"] == ["e4"]  # the reason: there is nowhere else to go


@pytest.mark.parametrize(
    ("mutant", "tokens", "threatened"),
    [
        ("c4", "0-0", True),
        ("d4", "0-0", True),
        ("d5", "0-0", True),
        ("e5", "0-0", False),
        ("e5", "0-1", True),
        ("e5", "1-0", False),
    ],
)
def test_threats(mutant: str, tokens: str, threatened: bool) -> None:
    """BASE-ADV-1: within three connected tiles; one more for each token of the enemy."""
    match = at(f"F 123-- 123-- c3,x2,x3 {mutant},m1,m5 X 3* 15 {tokens}")
    assert piece_of(match, "X", 1)["threatened"] is threatened


def test_threats_follow_the_passages() -> None:
    """BASE-ADV-1: a wall is no way; a piece at home or saved is not threatened."""
    match = at("F[c3=5,c4=a] 123-- 123-- c3,x2,x3 c4,m2,m3 X 3* 15 0-0")
    assert piece_of(match, "X", 1)["threatened"] is False
    near = at("F 123-- 123-- x1,m4,x3 a1,e4,m3 X 3* 15 0-0")
    assert [piece_of(near, "X", number)["threatened"] for number in (1, 2)] == [False, False]


@pytest.mark.parametrize(
    ("pieces", "guarded"),
    [
        ("d3,d5,x3", True),  # a team mate two steps away
        ("d3,e5,x3", True),  # three
        ("e1,b1,x3", True),
        ("e1,x2,x3", False),  # nobody near, and its own slot x1 is far
        ("b1,x4,x5", True),  # guards itself: two tiles from its numbered slot
        ("b3,x4,x3", True),  # a team mate on a start slot
    ],
)
def test_guards(pieces: str, guarded: bool) -> None:
    """BASE-ADV-2: by a piece within three connected tiles, also from a start slot, or by the own numbered slot."""
    match = at(f"F 123-- 123-- {pieces} m1,m2,m4 X 3* 15 0-0")
    assert piece_of(match, "X", 1)["guarded"] is guarded


def test_threat_map() -> None:
    """BASE-UI-9: where a side can walk in its next turn, tokens counted; and where if it turns tiles on the way."""
    for tokens in (0, 1, 2):
        match = at(f"F 123-- 123-- c3,m4,m5 m1,m2,m3 M 3* 15 {tokens}-0")
        near = {
            cell for cell in reference.CELLS if abs("abcde".index(cell[0]) - 2) + abs(int(cell[1]) - 3) <= 3 + tokens
        }
        for key in ("threats", "threats_turning"):
            shown = {cell for cell in match.view(None)["aids"][key]["X"] if cell[0] in "abcde"}
            assert shown - {"c3"} == near - {"c3"}
    walled = at("F[c3=2,d3=5] 123-- 123-- c3,m4,m5 m1,m2,a1 M 3* 15 0-0").view(None)
    assert set(walled["aids"]["threats"]["X"]) - {"c3"} == set()
    assert {"d3", "e3"} <= set(walled["aids"]["threats_turning"]["X"])
    assert not {"b3", "c2", "c4"} & set(walled["aids"]["threats_turning"]["X"])


@pytest.mark.parametrize(("place", "actions"), [("e4", 1), ("d4", 2), ("e3", 2), ("c3", 4), ("x1", 9)])
def test_route_finder(place: str, actions: int) -> None:
    """BASE-UI-9, BASE-BOT-2: the fewest actions to an open target slot; the Mutants at home leave m4 and m5 only."""
    match = at(f"F 123-- 123-- {place},c1,c2 m1,m2,m3 X 3* 15 0-0")
    assert piece_of(match, "X", 1)["race"] == actions


def test_guarding_forbids_nothing() -> None:
    """BASE-ADV-2: a guarded piece can be captured all the same."""
    match = at("F 123-- 123-- c3,c2,x3 c4,m2,m3 M 3* 15 0-0")
    assert piece_of(match, "X", 1)["guarded"] is True
    assert piece_of(match, "X", 1)["threatened"] is True
    play(match, "1xc3")
    assert fields(match).piece["X", 1] == "x1"


def test_log_and_position_to_copy() -> None:
    """BASE-UI-11: the log in notation, the public position, and which plies showed something."""
    match = after(START_0, "1-e4", "1-m4")
    assert match.log() == ["20M: 1-e4 1-m4"]
    assert match.view(0)["position"] == match.position(public=True)
    assert [ply.disclosed for ply in match.plies] == [False, False]


def test_end_screen() -> None:
    """BASE-UI-12: kind of win, distances, the deal; the offer goes to the loser."""
    match = after("F[b1=~5] 123-- 123-- e1,d2,x3 e4,e2,e3 X 1 1 0-0", "c2@NESW")
    view = match.view(None)
    assert view["phase"] == "over"
    assert view["result"]["reason"] == "countdown-tiebreak"
    assert view["result"]["winners"] == [1]
    assert view["result"]["details"]["distances"] == {"X": [6, 2, 1], "M": [5, 5, 5]}
    assert view["deal"] == expand("F[b1=~5] 123-- 123-- e1,d2,x3 e4,e2,e3 X 0 0 0-0 over=M:countdown-tiebreak")
    assert at(START).view(0)["result"] is None
    offer = after("F 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1").view(0)
    assert [action["kind"] for action in offer["legal"]] == ["challenge_accept", "challenge_decline"]
    assert offer["result"]["winners"] == [1]


# Words of the glossary (section 2) that the sentences of each language must use.
TERMS = {
    "en": ["wall", "slot", "tile", "piece", "saved", "action"],
    "de": ["mauer", "startfeld", "plättchen", "figur", "ziel", "aktion"],
    "cs": ["zeď", "pol", "dlaždic", "k[aá]m[eí]?n", "cíl", "akc"],
    "sk": ["m[uú]r|sten", "pol", "dlaždic", "kame[nň]", "cie[lľ]", "akci"],
}


@pytest.mark.parametrize("lang", sorted(TERMS))
def test_texts_use_the_glossary(lang: str) -> None:
    """BASE-UI-13: reasons and events in four languages, in the words of section 2."""
    sentences = [reason_of(position, action).text(lang) for position, action, *_ in CASES.values()]
    match = GAME.new(seed=3)
    rng = random.Random(3)
    while not match.finished:
        play(match, rng.choice(ids(match)))
        sentences += [words.text(lang) for words in match.narration(None)]
    said = " ".join(sentences).lower()
    assert [term for term in TERMS[lang] if not re.search(term, said)] == []
    assert not re.search(r"\{|\}|\$", said)


def test_every_event_can_be_said_in_every_language() -> None:
    """BASE-UI-13: no message is missing, whatever happens."""
    rng = random.Random(8)
    for number, options in enumerate(VARIANTS):
        match = GAME.new(seed=number, options=options)
        while not match.finished:
            play(match, rng.choice(ids(match)))
            for words in match.narration(rng.choice(SEATS)):
                assert len({words.text(lang) for lang in sublevel.LANGUAGES}) >= 2
