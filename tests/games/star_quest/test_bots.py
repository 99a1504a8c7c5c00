"""What helps bots and hints: expectations, what looks promising, reasons in words (section 15)."""

from __future__ import annotations

from random import Random

import pytest

import sublevel
from sublevel.bots.search import Effort, Search
from sublevel.games.star_quest.advice import advice
from sublevel.games.star_quest.ideas import glance
from sublevel.games.star_quest.names import SQUARE_NAMES
from sublevel.games.star_quest.notation import read_action
from sublevel.games.star_quest.outlook import expect
from sublevel.games.star_quest.plans import GOAL, WAY, make_plan, see_plan
from sublevel.games.star_quest.routes import TO_BAY, TO_PREY, TO_PRIMARY, distances, heading, walk
from sublevel.games.star_quest.sight import radar
from sublevel.games.star_quest.state import ACTED
from sublevel.games.star_quest.tables import BAY, CHAOS, PRIMARY, RED, STEP
from tests.games.star_quest.hulks import square
from tests.games.star_quest.scenes import RULES, Scene
from tests.test_text import arguments, messages


def told(scene: Scene, text: str) -> list[str]:
    """What is said about an action, in English."""
    seat = scene.seat()
    return [word.text() for word in advice(scene.s, seat, read_action(scene.s, seat, text))]


# Expectations.


def test_distances_go_round_walls_and_through_doors() -> None:
    s = Scene(2).s
    far = distances(s, square("a6"))
    assert (far[square("a6")], far[square("b6")], far[square("c6")]) == (0, 1, 2)  # the closed door is no obstacle
    assert far[square("a4")] > 2  # the wall is
    assert walk(s, BAY, square("a3")) == 1
    assert walk(s, BAY + 4, square("a3")) == 3
    assert max(far) < 80


def test_a_squad_likes_to_be_near_its_objective() -> None:
    far, near = Scene(2, mission="first-boarding"), Scene(2, mission="first-boarding")
    far.put(R1="j12"), near.put(R1="c6")
    assert expect(near.s, 0) > expect(far.s, 0)
    assert expect(near.s, 1) < expect(far.s, 1)


def test_a_squad_fears_robotlings_and_chaos_likes_them_near() -> None:
    alone, hunted = Scene(2).put(R1="c5"), Scene(2).put(R1="c5", A1="d5")
    for scene in (alone, hunted):
        scene.s.acted[1] = ACTED
    assert expect(hunted.s, 0) < expect(alone.s, 0)
    assert expect(hunted.s, 1) > expect(alone.s, 1)


def test_who_has_not_acted_counts_on_a_shot() -> None:
    fresh, spent = Scene(2).put(R1="c5", G1="h5"), Scene(2).put(R1="c5", G1="h5")
    spent.s.acted[1] = ACTED
    assert expect(fresh.s, 0) > expect(spent.s, 0)


def test_what_a_squad_is_heading_for() -> None:
    """Section 15: the objective, then tokens, or home when it leads or the cards run out."""
    s = Scene(2).put(R1="w20").s
    assert heading(s, RED) == TO_PRIMARY
    s.mark[PRIMARY] = CHAOS
    assert heading(s, RED) == TO_PREY
    s.mark[PRIMARY] = RED
    assert heading(s, RED) == TO_BAY
    s.mark[PRIMARY] = -1
    s.deck_at = 24
    assert heading(s, RED) == TO_BAY


def test_plans_seek_the_way_shots_and_cover() -> None:
    def goal(scene: Scene) -> str:
        make_plan(scene.s)
        return str(SQUARE_NAMES[scene.s.plan[GOAL]])

    way = Scene(2, mission="first-boarding").put(R1="f6").open("b5E").play("R1")
    assert goal(way) == "a6"
    hidden = Scene(2).put(R1="c5", A1="j5").turn("CHAOS").play("A1")
    hidden.s.shots = 1  # it has fired: out of the line of fire
    make_plan(hidden.s)
    assert not radar(hidden.s, hidden.s.plan[GOAL], square("c5"))


def test_home_matters_when_the_cards_run_out() -> None:
    early, late = Scene(2).put(R1="w20"), Scene(2).put(R1="w20")
    late.s.deck_at = 27
    assert expect(late.s, 0) < expect(early.s, 0)


def test_a_match_that_has_ended_is_worth_its_return() -> None:
    """SQ-SCORE-5: ties are shared; a side wins as a whole."""
    s = Scene(4).s
    s.ended = 1
    for seat, won in enumerate((1, 0, 1, 0)):
        s.payoff[seat] = won
    assert [expect(s, seat) for seat in range(4)] == [500, 0, 500, 0]
    s.options[7] = 1
    assert expect(s, 0) == 1000


@pytest.mark.parametrize("seed", range(3))
def test_expectations_stay_within_a_win(seed: int) -> None:
    random = Random(seed)
    scene = Scene(2 + seed, mission=("dead-signal", "black-box", "hold-the-bridge")[seed])
    for _ in range(300):
        if scene.s.ended:
            break
        RULES.legal(scene.s, scene.seat())
        before = [scene.s.legal[i] for i in range(scene.s.legal_count)]
        RULES.candidates(scene.s, scene.seat(), 12)
        left = [scene.s.legal[i] for i in range(scene.s.legal_count)]
        assert left
        assert left == [action for action in before if action in left]
        for seat in range(2 + seed):
            assert 0 <= expect(scene.s, seat) <= 1000
        RULES.step(scene.s, scene.seat(), random.choice(before))


def test_what_to_look_at_first() -> None:
    """Section 15: shoot before moving, do not blast empty squares or friends."""
    scene = Scene(2).arm("RED", "AXE", "LLHB").put(R3="c5", R1="d6", O1="h5").play("R3")
    s = scene.s

    def promise(text: str) -> int:
        return int(glance(s, 0, read_action(s, 0, text)))

    assert promise("R3 fire H h5") > promise("R3 done") > promise("R3 fire H c1")
    see_plan(s)
    assert glance(s, 0, STEP + s.plan[WAY]) > promise("R3 done") > glance(s, 0, STEP + (s.plan[WAY] + 4) % 8)
    RULES.candidates(s, 0, 12)
    kept = [s.legal[i] for i in range(s.legal_count)]
    assert read_action(s, 0, "R3 fire H h5") in kept
    assert read_action(s, 0, "R3 fire H c1") not in kept


def test_a_narrow_look_follows_the_plan_and_a_wide_one_does_not() -> None:
    """Where one choice alone is worth a look, nothing is searched."""
    scene = Scene(2, mission="first-boarding").put(R1="i6").open("b5E").play("R1")
    game = sublevel.game("star-quest")
    narrow, wide = (Search(game, Effort(simulations=20, width=width)) for width in (3, 24))
    for search in (narrow, wide):
        search.begin(game.seen_by(scene.s, 0), 0, 1)
    assert (narrow.single, wide.single) == (True, False)
    assert [game.write_action(scene.s, 0, choice.action) for choice in narrow.run()] == ["R1 w"]
    assert narrow.tree.visits() == 1


def test_squads_arm_for_their_mission() -> None:
    """Section 15: a sword and a grenade against a Dreadnought, heavy fire otherwise."""
    for mission, kit in (("iron-sleeper", "kit SWD"), ("clean-sweep", "kit SWD"), ("dead-signal", "kit PLA")):
        match = sublevel.game("star-quest").new(seed=1, options={"mission": mission})
        RULES.candidates(match.state, 0, 3)
        s = match.state
        assert [match.game.write_action(s, 0, s.legal[i]) for i in range(s.legal_count)] == [kit]


def test_squads_go_home_when_nobody_is_left() -> None:
    scene = Scene(2).put(R1="w20", G1="a12")
    scene.s.mark[PRIMARY] = CHAOS
    assert heading(scene.s, RED) == TO_PREY
    empty = Scene(2).put(R1="w20").pool()
    empty.s.mark[PRIMARY] = CHAOS
    assert heading(empty.s, RED) == TO_BAY


def test_bots_of_all_levels_play() -> None:
    """The common search finds legal actions on five levels."""
    from sublevel import bots

    game = sublevel.game("star-quest")
    match = game.new(seed=5, options={"mission": "first-boarding"})
    for level in bots.levels():
        bot = bots.make(level, game, 1)
        seat = match.waiting[0]
        action = bot.choose(game.seen_by(match.state, seat), seat)
        assert action in [legal.id for legal in match.legal(seat)]
        match.play(seat, action)


# Reasons in words.


def test_advice_tells_chances_and_dangers() -> None:
    scene = Scene(2).put(R1="c5", R2="e5", O1="f5").play("R2")
    assert told(scene, "R2 fire L O1") == ["O1 is put out of action with a chance of 33 %."]
    assert told(scene, "R2 close O1") == [
        "O1 is put out of action with a chance of 34 %.",
        "R2 may be lost, with a chance of 34 %.",
    ]
    ray = Scene(2).put(R4="c5", R1="d5", O1="f5").play("R4")
    assert told(ray, "R4 fire B e") == [
        "O1 is put out of action with a chance of 58 %.",
        "Your own side is in danger: R1, 38 %.",
    ]


def test_advice_tells_targets_cover_and_doors() -> None:
    """Section 15: odds against several life points, lines of fire, doors on the way."""
    shot = Scene(2).put(R0="c5", G1="h5").turn("CHAOS")
    assert told(shot, "G1") == ["Has targets in its line of fire: R0."]
    assert told(shot.play("G1"), "G1 fire F R0") == ["R0 is wounded with a chance of 8 %."]
    assert told(shot, "G1 done") == []
    hidden = Scene(2).put(R1="c5", G1="f2").turn("CHAOS")
    assert told(hidden, "G1") == []
    assert told(hidden.play("G1"), "G1 done") == ["Nobody has a line of fire to this square."]
    door = Scene(2, mission="first-boarding").put(R1="c6").play("R1")
    assert told(door, "R1 open b5E") == ["Opens a door on the way."]


def test_advice_tells_what_a_step_changes() -> None:
    scene = Scene(2, mission="first-boarding").put(R1="d6").open("b5E").play("R1")
    assert told(scene, "R1 w") == ["The way to the objective gets shorter."]
    assert told(scene, "R1 e") == ["The way to the objective gets longer."]
    home = Scene(2).put(R1="a3").play("R1")
    assert told(home, "R1 w") == ["Safe at home: this figure can no longer be lost."]
    dark = Scene(2).unscanned(2).put(R1="l3").play("R1")
    assert "Enters a board that has not been scanned: blips will appear there." in told(dark, "R1 e")


def test_advice_before_the_end_of_a_turn() -> None:
    scene = Scene(2).put(R1="c5", R2="c6", O1="h5")
    assert told(scene, "end") == ["2 figures have not acted yet.", "In a line of fire: R1, R2."]


def test_every_piece_of_advice_can_be_said() -> None:
    keys = [key for key in messages("en") if key.startswith("star-quest-advice-")]
    assert len(keys) == 20
    assert {name for key in keys for name in arguments("en", key)} == {"figure", "figures", "percent", "count"}
