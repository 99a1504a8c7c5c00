"""Water, code, kidnapper, scenario rules, rat (section 8)."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

import sublevel
from sublevel.games.underground import data
from sublevel.games.underground.chips import find_trail
from sublevel.games.underground.state import OWNED

from .positions import COMPLETE, GAME, at, card_for, cell, kinds, legal, play, result, state, water, why

TIMER = {"timer_mode": "turns"}
RED, BLUE = card_for("", blue=False, steps=3), card_for("", blue=True, steps=3)


def new_water(before: set[str], match: sublevel.Match) -> set[str]:
    return water(match) - before


# Water.


def test_where_water_comes_from() -> None:
    """UG-WATER-1: a blue card one tile, an empty timer and a discovery two; UG-WATER-8: one after the other."""
    match = at(card=BLUE, draws=["B4"])
    before = water(match)
    assert new_water(before, play(match, "E")) == {"B4"}
    match = at(options=TIMER, figure="F3", sand=0, card=RED, draws=["A1", "B4", "B5"])
    before = water(match)
    play(match, "E")
    assert new_water(before, match) == {"B4", "B5"}
    order = [kind for kind in kinds(match) if kind in ("card-turned", "water-rose")]
    assert order == ["card-turned", "water-rose"] * 2


def test_water_lies_on_top() -> None:
    """UG-WATER-2: on a floating bridge cell too, and nothing is buried."""
    match = play(at(card=BLUE, pieces=["I2.1Ar0@D6"], draws=["D6"]), "E")
    assert cell(match, "D6")["water"]
    assert cell(match, "D6")["buried"] == 0
    assert cell(match, "D6")["height"] == 9


def test_the_figure_gives_way() -> None:
    """UG-WATER-3: a step by the rules, with keys, Ladder or Breaker; it costs no step and collects nothing."""
    match = play(at(figure="H6", card=BLUE, draws=["H6"]), "E")
    assert match.position()["phase"] == "displace"
    assert legal(match) == ["X H6-G6", "X H6-I6", "X H6-H5"]
    assert why(match, "H6-I6") == "not-now"
    play(match, "X H6-H5")
    assert match.position()["figure"] == "H5"
    assert "H6" in water(match)
    ladder = play(at(figure="F4", owned=["SL"], card=BLUE, draws=["F4"]), "E")
    assert "X F4-F5!L" in legal(ladder)
    key = play(at(figure="G6", keys=1, card=BLUE, draws=["G6"]), "E", "X G6-F6")
    assert key.position().get("keys", 0) == 0
    onto_key = play(at(figure="H4", codes={"A3": "", "C5": "", "G5": ""}, card=BLUE, draws=["H4"]), "E", "X H4-H3")
    assert onto_key.position()["phase"] == "play"
    assert onto_key.position().get("keys", 0) == 0


@pytest.mark.parametrize("draw", ["E9", "C2", "H4"])
def test_where_no_water_comes(draw: str) -> None:
    """UG-WATER-4: tower, water, code chip."""
    match = at(card=BLUE, draws=[draw])
    before = water(match)
    play(match, "E")
    assert water(match) == before
    assert "water-stayed-away" in kinds(match)


def test_cut_off() -> None:
    """UG-WATER-5, UG-END-3: the figure cannot leave: lost. Standing so without water is no loss."""
    lonely: dict[str, Any] = {"figure": "I1", "pieces": ["M1.1Ar0@I1"]}
    match = play(at(card=BLUE, draws=["I1"], **lonely), "E")
    assert result(match) == "immobile"
    quiet = play(at(card=RED, draws=["I1"], **lonely), "E")
    assert result(quiet) is None


def test_no_tile_left() -> None:
    """UG-WATER-6: then no tile comes, and nobody is displaced."""
    wet = ["B7", "C2", "C8", "E4", "G9", "I8"]
    match = at(figure="D2", card=BLUE, draws=["D2"], buried=["A1"] * (40 - len(wet)))
    assert match.view(0)["water_left"] == 0
    play(match, "E")
    assert match.position()["phase"] == "play"
    assert "D2" not in water(match)


def test_water_covers_without_removing() -> None:
    """UG-WATER-7: a symbol under water is as before once it is dry."""
    match = play(at(figure="I6", water=["H3", "C2"], card=card_for("", steps=3)), "I6-I5.")
    assert cell(match, "H3")["symbol"] == "key"
    play(match, "V H3")
    assert cell(match, "H3") == {**cell(match, "H3"), "symbol": "key", "water": False, "used": False}


# The code.


def chain(chips: tuple[str, ...]) -> bool:
    """Five chips in this order, cable to cable."""
    cables = {chip.name: (chip.left, chip.right) for chip in data.chips()}
    return all(cables[one][1] == cables[other][0] for one, other in pairwise(chips))


@pytest.mark.parametrize("seed", range(40))
def test_the_code_is_a_trail(seed: int) -> None:
    """UG-CODE-1, UG-CODE-3, UG-CODE-4: found whenever any order of any five fits; the first one is shown."""
    random = Random(seed)
    owned = sorted(random.sample(range(1, 13), random.randint(4, 7)))
    names = [f"N{n}" for n in owned]
    trails = [order for order in permutations(names, 5) if chain(order)]
    match = at(owned=names, codes={})
    assert match.view(0)["complete"] == bool(trails)
    first = min(trails, key=lambda order: [int(name[1:]) for name in order], default=())
    assert match.view(0)["code"] == list(first)
    s = state(match)
    assert sum(s.got[chip] == OWNED for chip in range(1, 13)) == len(owned)
    assert (find_trail(s) == 5) == bool(trails)


def test_complete_codes_stay_complete() -> None:
    """UG-CODE-2: also with the next chip, which need not fit."""
    codes = {"A3": "", "C5": "", "G5": "", "H4": "N3"}
    match = play(at(figure="H3", owned=COMPLETE, codes=codes, card=RED), "H3-H4.", "G")
    assert match.view(0)["complete"]
    assert "code-complete" not in kinds(match)


def taken(draws: list[str], **changes: Any) -> sublevel.Match:
    """S1 when the chip on H4 was taken."""
    match = at(figure="H3", card=RED, draws=["A4", *draws], **changes)
    return play(match, "H3-H4.", "G")


def test_replacement() -> None:
    """UG-CODE-5, UG-CODE-9, UG-TURN-7: the card is discarded; a single lies under the chip on bare board."""
    match = play(taken(["B4"]), "E")
    assert cell(match, "B4") == {**cell(match, "B4"), "height": 1, "surface": "stone", "code": "?"}
    assert match.position()["discard"][-1] == "B4"
    assert match.view(0)["reserve"] == 3


def test_singles_of_the_stack_come_after_the_reserve() -> None:
    """UG-CODE-5: the signal stone stays; without any single the next card is drawn."""
    reserve = [f"M1.{n}Ar0@A9" for n in (7, 8, 9, 10)]
    pieces = ["M1.5Ar0@A3", "M1.6Ar0@C5", *reserve]
    match = play(taken(["B4"], changes={"pieces": pieces, "stone": "I4"}), "E")
    assert cell(match, "B4")["height"] == 1
    assert match.position()["stone"] == "I4"
    assert len(next(stack for stack in match.position()["stacks"] if stack.startswith("M1"))) == 3 + 3
    pieces += [f"M1.{n}Ar0@A9" for n in (1, 2, 3, 4)]
    match = play(taken(["B4", "F1"], changes={"pieces": pieces}), "E")
    assert cell(match, "B4")["height"] == 0
    assert cell(match, "F1")["code"] == "?"


@pytest.mark.parametrize("draw", ["E9", "C2", "G5", "H4"])
def test_where_no_chip_can_lie(draw: str) -> None:
    """UG-CODE-6: tower, water, another chip, the figure."""
    match = play(taken([draw, "F1"]), "E")
    assert cell(match, "F1")["code"] == "?"


def test_not_on_the_rat() -> None:
    """UG-CODE-6: the coordinate on which the rat sits is passed over."""
    codes = {"A8": "", "B6": "", "E1": "", "H2": ""}
    match = at(options={"setup": "rat"}, figure="H1", rat="I2", codes=codes, card=BLUE, draws=["A4", "I2", "F2"])
    play(match, "H1-H2.", "G", "E")
    assert match.position()["rat"] == "I2"
    assert cell(match, "I2")["code"] is None
    assert cell(match, "F2")["code"] == "?"


def test_with_a_complete_code_one_may_decline() -> None:
    """UG-CODE-7: asked for each chip; otherwise there is no choice."""
    asked = play(taken(["F1"], owned=COMPLETE), "E")
    assert legal(asked) == ["R+", "R-"]
    play(asked, "R+")
    assert cell(asked, "F1")["code"] == "?"
    assert play(taken(["F1"]), "E").position()["phase"] == "play"


def test_no_chip_left() -> None:
    """UG-CODE-8: nothing is drawn and nothing is asked."""
    owned = [f"N{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)]
    codes = {"A3": "SB", "C5": "SL", "G5": "SS", "H4": "ST"}
    match = at(figure="H3", owned=owned, codes=codes, card=RED)
    play(match, "H3-H4.", "G")
    left = match.view(0)["pile"]
    play(match, "E")
    assert match.position()["phase"] == "play"
    assert match.view(0)["pile"] == left - 1


# The kidnapper.


def test_turning() -> None:
    """UG-KID-1, UG-KID-2, UG-KID-11: the next section, also twice in a turn and for any player."""
    match = at(options=TIMER, figure="F3", sand=2)
    play(match, "F")
    assert match.position()["section"] == 1
    match = at(options=TIMER, figure="F9", section=2, pieces=["M1.1Ar0@F9"])
    play(match, "F", "s2:F", legal(match)[0], "F")
    assert match.position()["section"] == 5
    corner = at(options=TIMER, figure="F3", section=8)
    play(corner, "F")
    assert corner.view(0)["timer"]["line"] == "row"


def test_empty_timer() -> None:
    """UG-KID-3: two cards, water on both, both discarded, then the next section."""
    match = at(options=TIMER, figure="F3", sand=0, card=RED, draws=["A4", "B4", "B5"])
    play(match, "E")
    assert match.position()["discard"][-2:] == ["B4", "B5"]
    assert (match.position()["section"], match.position()["sand"]) == (1, 2)


def test_discovery_by_entry_and_by_movement() -> None:
    """UG-KID-4, UG-KID-5: the line comes to the figure, or the figure ends in the line; crossing is free."""
    entry = play(at(options=TIMER, figure="F3", section=1, draws=["B4", "B5"]), "F")
    assert entry.position()["discoveries"] == 1
    assert entry.position()["section"] == 3
    match = at(options=TIMER, figure="H3", section=3, card=RED, draws=["B4", "B5"])
    crossed = match.branch()
    play(match, "H3-I3-I4.")
    assert match.position()["discoveries"] == 1
    play(crossed, "H3-I3-I4", "I4-I3")
    assert crossed.position().get("discoveries", 0) == 0


def test_discoveries_can_follow_each_other() -> None:
    """UG-KID-6: at a corner the next line holds the figure too."""
    match = at(options=TIMER, figure="A9", pieces=["M1.1Ar0@A9"], section=7, draws=["B1", "B2", "B3", "B4"])
    play(match, "F")
    assert match.position()["discoveries"] == 2
    assert match.position()["section"] == 10


def test_no_check_within_a_procedure() -> None:
    """UG-KID-7: displaced within the line, the figure is not discovered anew before the section moves on."""
    match = at(options=TIMER, figure="F5", section=3, keys=1, draws=["F5", "B1"])
    play(match, "F", "X F5-G5")
    assert match.position()["discoveries"] == 1
    assert match.position()["section"] == 5


def test_displacement_after_a_blue_card_ends_a_movement() -> None:
    """UG-KID-8: and a turn without movement does not."""
    match = at(options=TIMER, figure="F1", section=1, sand=2, card=BLUE, draws=["F1", "B4", "B5"])
    play(match, "E", "X F1-F2")
    assert match.position()["discoveries"] == 1
    resting = at(options=TIMER, figure="F2", section=1, sand=2, card=RED)
    play(resting, "E")
    assert resting.position().get("discoveries", 0) == 0


def test_the_end_section() -> None:
    """UG-KID-9, UG-END-2: lost at once, no cards are drawn."""
    match = at(options=TIMER, figure="F1", section=25)
    left = match.view(0)["pile"]
    play(match, "F")
    assert result(match) == "kidnapper"
    assert match.view(0)["pile"] == left


def test_without_a_timer() -> None:
    """UG-KID-10: no sections, no discovery, no F."""
    match = at(figure="D1", card=RED)
    play(match, "D1-E1.")
    assert match.view(0)["timer"] is None
    assert match.position().get("discoveries", 0) == 0
    assert why(match, "F") == "no-timer"


def test_what_is_pending_goes_on() -> None:
    """UG-KID-12: a displacement lets RESOLVE lapse, a move goes on from the new cell, and F waits for X."""
    real = {"timer_mode": "real"}
    match = at(options=real, figure="G1", section=0, card=RED, draws=["G2", "B1"])
    play(match, "G1-G2.")
    assert match.position()["phase"] == "resolve"
    play(match, "F")
    assert match.position()["phase"] == "displace"
    assert why(match, "F") == "timer-must-wait"
    play(match, "X G2-F2")
    assert match.position()["phase"] == "act"
    moving = at(options=real, figure="F1", section=0, card=RED, draws=["F2", "B1"])
    play(moving, "F1-F2", "F", "X F2-G2")
    assert moving.position()["phase"] == "move"
    assert moving.position()["steps"] == 2
    assert moving.position()["figure"] == "G2"
    kept = at(options=real, figure="G1", section=2, card=RED)
    play(kept, "G1-G2.", "F")
    assert kept.position()["phase"] == "resolve"


# Scenario rules.


def test_rusty_valves() -> None:
    """UG-SC-4: two keys at the start; a valve costs one."""
    match = at(options={"setup": "rusty-valves"}, figure="H1", card=RED)
    assert match.view(0)["keys"] == 2
    plateau = [name for name in ("H1", "H2", "I1", "I2") if cell(match, name)["symbol"] == "valve"]
    assert plateau == ["I2"]
    play(match, "H1-I1-I2.", "V A8")
    assert match.view(0)["keys"] == 1
    broke = play(at(options={"setup": "rusty-valves"}, figure="H1", keys=0, card=RED), "H1-I1-I2.")
    assert broke.position()["phase"] == "act"


def test_the_canal() -> None:
    """UG-SC-5: its water on bare board stays; on a bridge it can be removed."""
    match = at(options={"setup": "canal"}, figure="H5", pieces=["I3.1Ar1@D1"], card=card_for("", steps=3))
    position = match.position()
    position["water"] = sorted([*(n for n in position["water"] if n != "E1"), "E1"])
    position["buried"] = ["E1"]
    bridged = play(GAME.position(position, match.options), "H5-I5.")
    assert legal(bridged) == ["V E1", "-"]


def test_at_your_heels() -> None:
    """UG-SC-6: three cards."""
    options = {"setup": "at-your-heels", **TIMER}
    match = at(options=options, figure="I9", sand=0, card=RED, draws=["A4", "B4", "B5", "B6"])
    play(match, "E")
    assert {"B4", "B5", "B6"} <= water(match)


# The rat.


def rat(**changes: Any) -> sublevel.Match:
    return at(options={"setup": "rat"}, card=RED, **changes)


def test_the_rat_is_in_the_way() -> None:
    """UG-RAT-1: neither figure nor piece; without its scenario there is none."""
    match = at(options={"setup": "rat"}, card=card_for("M1"), top="M1.1")
    assert why(match, "P M1.1Ar0@E6") == "on-rat"
    assert at().view(0)["rat"] is None


def test_the_rat_runs_after_red_cards() -> None:
    """UG-RAT-2: to the coordinate of the card just drawn; a blue card brings water instead."""
    assert play(rat(draws=["I1"]), "E").position()["rat"] == "I1"
    blue = play(at(options={"setup": "rat"}, card=BLUE, draws=["I1"]), "E")
    assert blue.position()["rat"] == "E6"
    assert "I1" in water(blue)


def test_where_the_rat_does_not_go() -> None:
    """UG-RAT-3: tower, figure (which it bites), its own cell."""
    assert play(rat(draws=["I9"]), "E").position()["rat"] == "E6"
    assert play(rat(draws=["E6"]), "E").position()["rat"] == "E6"
    bitten = play(rat(draws=["A1"], keys=1), "E")
    assert bitten.position().get("keys", 0) == 0
    assert "rat-bit" in kinds(bitten)
    harmless = play(rat(draws=["A1"]), "E")
    assert result(harmless) is None


def test_the_rat_drags_chips_away() -> None:
    """UG-RAT-4: unseen to the bottom of the stack, and one replacement."""
    match = rat(draws=["B6", "F2"])
    chip = next(text[3:] for text in match.position()["codes"] if text.startswith("B6"))
    play(match, "E")
    assert match.position()["chips"][0] == chip
    assert cell(match, "F2")["code"] == "?"


def test_the_rat_minds_nothing_else() -> None:
    """UG-RAT-5: water, symbols and heights; and water comes to its cell."""
    assert play(rat(draws=["B3"]), "E").position()["rat"] == "B3"
    wet = play(at(options={"setup": "rat"}, card=BLUE, draws=["E6"]), "E")
    assert "E6" in water(wet)
    assert wet.position()["rat"] == "E6"
