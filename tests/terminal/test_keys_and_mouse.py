"""Picking, moving, turning, revealing and answering at the terminal table."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from sublevel.terminal.app import TableApp
from sublevel.terminal.screens import QuestionScreen, TextScreen
from sublevel.terminal.widgets import BoardWidget, ButtonRow
from tests.terminal.driver import CROSSES, board, click, hand, position, run, shown, text, type_action

OPEN = f"{CROSSES} 123-- 123-- a1,x2,x3 m1,m2,m3 X 3* 20 0-0"
MIXED = "ff?ff/f5fff/fffff/fffff/fffff 123-- 123-- b1,a2,x3 m1,m2,m3 X 3* 20 0-0".replace("?", "~7")
RETURN = f"{CROSSES} 123-- -1-23 c3,m2,x3 c4,m4,m5 X 3* 15 1-0"
PASS = "fffff/fffff/fffff/ffff5/fffff 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-2"
LAST = f"{CROSSES} 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2"


def test_digits_pick_a_piece_and_arrows_move_it() -> None:
    """BASE-UI-3"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert set(hand(app).moves()) == {"x1", "b1", "a2"}
        assert "step" in board(app)
        await pilot.press("right", "down")
        assert hand(app).number == 1
        await pilot.press("1")
        assert hand(app).number is None

    app = run(script, position=OPEN)
    assert text(app) == ["1-b1", "1-b2"]


def test_an_arrow_crosses_own_pieces_straight_on() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("2", "right")

    app = run(script, position=f"{CROSSES} 123-- 123-- a2,x2,x3 m1,m2,m3 X 3* 20 0-0")
    assert text(app) == ["2^b2"]


def test_clicks_pick_a_piece_and_move_it() -> None:
    """BASE-UI-3"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "a1")
        assert hand(app).number == 1
        await click(app, pilot, "b1")

    app = run(script, position=OPEN)
    assert text(app) == ["1-b1"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (170, 52)])
def test_clicks_hit_what_is_drawn_at_every_size(size: tuple[int, int]) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "c1")

    app = run(script, size=size, position=MIXED)
    assert text(app) == ["c1?"]


def test_a_tile_is_turned_as_a_preview_first() -> None:
    """BASE-UI-4"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "b2")
        before = board(app)
        assert text(app) == []
        assert hand(app).scene(frozenset()).preview == "EW"
        await pilot.press("e")
        assert hand(app).scene(frozenset()).preview == "NS"
        assert board(app) != before
        assert "Leave b2 as it is" in hand_buttons(app)
        await pilot.press("q", "enter")

    app = run(script, position=MIXED)
    assert text(app) == ["b2@EW"]
    assert app.table.match.view(0)["actions"] == 2


def hand_buttons(app: TableApp) -> str:
    return " ".join(label for label, _ in app.face.buttons())


def test_a_click_on_the_confirming_button_plays_the_preview() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "b2")
        await click(app, pilot, "b2")
        await pilot.click(ButtonRow, offset=(4, 0))
        await pilot.pause()

    assert text(run(script, position=MIXED)) == ["b2@NS"]


def test_tab_walks_through_the_tiles_and_r_reveals() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        offers = set(hand(app).offers())
        seen = set()
        for _ in offers:
            await pilot.press("tab")
            seen.add(hand(app).key)
        assert seen == offers
        assert "c1" in seen
        while hand(app).key != "c1":
            await pilot.press("shift+tab")
        await pilot.press("r")

    assert text(run(script, position=MIXED)) == ["c1?"]


def test_an_illegal_action_is_answered_with_its_reason_and_clause() -> None:
    """BASE-UI-10"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await type_action(pilot, "1-c1")
        assert "c1" in shown(app, "message")
        assert "BASE-MOVE-" in shown(app, "message")
        assert app.query_one("#command", Input).value == "1-c1"
        await pilot.press("escape", "2", "right")
        assert "wall" in shown(app, "message")
        await click(app, pilot, "d5")
        assert "BASE-" in shown(app, "message")

    assert text(run(script, position=MIXED)) == []


def test_reasons_speak_the_chosen_language() -> None:
    said = []

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await type_action(pilot, "1-e1")
        said.append(shown(app, "message"))

    for lang in ("en", "de"):
        run(script, position=MIXED, lang=lang)
    assert said[0] != said[1]


def test_what_is_no_notation_is_told_in_one_line() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await type_action(pilot, "hello")
        assert shown(app, "message").startswith("✗ 'hello' is no action")
        assert "\n" not in shown(app, "message")

    run(script)


def test_notation_can_be_typed_without_asking_for_the_line() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "minus")
        assert app.query_one("#command", Input).value == "1-"
        await pilot.press("b", "1", "enter")
        assert isinstance(app.focused, BoardWidget)
        await pilot.press("b", "2", "at", "e", "w", "enter")  # in the wrong case, but it can mean one thing only

    assert text(run(script, position=OPEN.replace("fffff/fffff", "fffff/f5fff", 1))) == ["1-b1", "b2@EW"]


def test_set_up_tiles_without_a_choice_are_turned_at_once() -> None:
    """BASE-UI-6"""

    confirmed = []

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while app.table.match.view(None)["phase"] == "orient":
            assert len(app.table.match.legal(app.table.match.waiting[0])) > 1
            assert hand(app).key == app.table.match.view(None)["orient"]
            await pilot.press("e", "enter")
            confirmed.append(text(app))

    app = run(script, seed=0)
    straight = [action for action in text(app) if action.endswith("@EW")]  # it has only this way towards a slot
    assert straight
    assert len(confirmed) == len(text(app)) - len(straight) == 6 - len(straight)


def test_the_owner_chooses_where_a_captured_piece_returns() -> None:
    """BASE-UI-7"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert "capture" in board(app)
        await pilot.press("down")
        assert "Mutants: piece 1 was captured" in shown(app, "prompt")
        assert "here" in board(app)
        await pilot.press("tab", "enter")
        assert shown(app, "prompt").startswith("Explorers")

    assert text(run(script, position=RETURN)) == ["1xc4", ">m3"]


def test_a_return_slot_can_be_clicked() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await type_action(pilot, "1xc4")
        await click(app, pilot, "m1")

    assert text(run(script, position=RETURN)) == ["1xc4", ">m1"]


def test_a_forced_pass_needs_one_key_and_tokens_have_a_button() -> None:
    """BASE-UI-2 and BASE-UI-8"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "no action is possible" in shown(app, "prompt")
        assert app.face.buttons() == [("+1 round", "+T"), ("Pass ⏎", "--")]
        await pilot.click(ButtonRow, offset=(3, 0))
        await pilot.pause()
        await pilot.press("enter")

    assert text(run(script, position=PASS)) == ["+T", "--"]


@pytest.mark.parametrize(("keys", "answer"), [(["enter"], "TC+"), (["tab", "enter"], "TC-")])
def test_the_loser_is_offered_the_time_challenge(keys: list[str], answer: str) -> None:
    """BASE-UI-12"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await type_action(pilot, "3-x1")
        assert "Go on alone against the clock?" in shown(app, "prompt")
        await pilot.press(*keys)
        await pilot.pause()
        assert isinstance(app.screen, QuestionScreen) == (answer == "TC-")

    assert text(run(script, position=LAST)) == ["3-x1", answer]


def test_the_end_shows_the_distances_and_the_deal() -> None:
    """BASE-UI-12"""
    end = f"{CROSSES} 123-- 123-- e1,d2,x3 e4,e2,e3 X 1 1 0-0"

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await type_action(pilot, "c2@NESW")
        assert isinstance(app.screen, QuestionScreen)
        told = str(app.screen.query_one("#reading", Static).content)
        assert "Mutants win" in told
        assert "columns to go 6 2 1" in told
        assert "columns to go 5 5 5" in told
        assert str(app.table.match.position()) in told
        await pilot.press("u")
        await pilot.pause()
        assert not app.table.match.finished

    assert text(run(script, position=end)) == []


def test_a_new_match_can_swap_the_sides() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        await pilot.press("w")
        await pilot.pause()

    app = run(script, seats={0: "human", 1: "random"})
    assert app.table.seats == {0: "random", 1: "human"}
    assert hand(app).flipped


def test_the_board_can_be_seen_from_the_other_side() -> None:
    """BASE-UI-1"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        places = app.query_one(BoardWidget).picture.places
        assert places["x1"].x < places["m1"].x
        await pilot.press("f")
        places = app.query_one(BoardWidget).picture.places
        assert places["x1"].x > places["m1"].x
        assert places["a1"].y > places["a5"].y
        await pilot.press("1", "left", "up")  # east and south, as it is seen now

    assert text(run(script, position=OPEN)) == ["1-b1", "1-b2"]


def test_threats_can_be_shown() -> None:
    """BASE-UI-9"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "✕" not in board(app)
        await pilot.press("v")
        assert board(app).count("✕") == len(app.table.match.view(0)["aids"]["threats"]["M"])
        await pilot.press("v", "v")
        assert "✕" not in board(app)

    run(script, position=OPEN)


def test_the_list_of_legal_actions_is_grouped() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("l")
        listed = shown(app, "log")
        assert all(action.text in listed for action in app.table.match.legal(0))
        assert listed.index("Move") < listed.index("Turn") < listed.index("Reveal")
        await pilot.press("l")

    run(script, position=MIXED)


@pytest.mark.parametrize("key", ["question_mark", "p"])
def test_windows_open_and_close(key: str) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        assert isinstance(app.screen, TextScreen)
        if key == "p":
            assert position(app) in str(app.screen.query_one("#reading", Static).content)
        await pilot.press("escape")
        assert not isinstance(app.screen, TextScreen)

    run(script)


def test_the_position_on_request_hides_what_is_hidden() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("p")
        assert "~" not in str(app.screen.query_one("#reading", Static).content)

    run(script, seed=1)


def test_fast_typing_loses_nothing_and_a_refused_action_is_typed_over() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("1", "-", "x", "4"):  # all keys are on their way before the first one is dealt with
            app.simulate_key(key)
        await pilot.pause()
        assert app.command.value == "1-x4"
        await pilot.press("enter")
        assert "BASE-MOVE" in shown(app, "message")
        await pilot.press("1", "minus", "b", "1")
        assert app.command.value == "1-b1"
        await pilot.press("enter")
        assert text(app) == ["1-b1"]

    run(script, position=OPEN)
