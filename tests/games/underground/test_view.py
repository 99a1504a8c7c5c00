"""What a client gets (section 14)."""

from __future__ import annotations

from .positions import at, card_for, legal, play, start


def test_everything_on_the_table() -> None:
    view = at(options={"timer_mode": "turns"}, card=card_for("+3"), keys=2, owned=["N1", "SB"]).view(0)
    assert len(view["cells"]) == 81
    assert [plateau["height"] for plateau in view["plateaus"]] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (view["tower"], view["door"], view["figure"]) == ("E9", "W", "D1")
    assert sum(stack["offered"] for stack in view["stacks"]) == 3
    assert view["card"]["symbol"] == "+3"
    assert (view["keys"], view["keys_left"]) == (2, 3)
    assert view["timer"] | {"section": 0, "end": 26, "line": "column", "number": "1", "mode": "turns"} == view["timer"]
    assert {chip["chip"] for chip in view["chips"]} == {"N1", "SB"}
    assert len(view["unseen"]) == 81 - 4
    assert view["longest"] == 1


def test_choices_name_their_cells() -> None:
    match = at(top="I2.1", card=card_for("I2", steps=3))
    choices = {choice["text"]: choice for choice in match.view(0)["legal"]}
    assert set(choices) == set(legal(match))
    assert choices["D1-E1"] == {"id": 11753, "text": "D1-E1", "kind": "step", "cell": "E1"}
    assert choices["P I2.1Br0@B1"]["kind"] == "place"
    assert choices["P I2.1Br0@B1"]["cell"] == "B1"
    assert choices["E"] == {"id": 12191, "text": "E", "kind": "end_turn"}
    assert match.view(1)["legal"] == []
    assert match.view(0)["aids"] == {"reachable": ["I2"], "swap": False}


def test_the_set_up_is_shown() -> None:
    view = start(setup_choices="manual", setup="random").view(1)
    assert view["phase"] == "setup_plateau"
    assert view["plateau"] == "a"
    assert view["target"] in view["discard"]
    assert view["figure"] is None
    assert {choice["kind"] for choice in view["legal"]} == {"plateau"}


def test_the_result_is_shown() -> None:
    match = play(at(card=card_for("", blue=False), left=1), "E")
    assert match.view(None)["result"]["reason"] == "deck"
    assert match.view(None)["phase"] == "over"
