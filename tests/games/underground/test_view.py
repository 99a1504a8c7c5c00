"""What a client gets (section 14)."""

from __future__ import annotations

from sublevel.engine.match import Match

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
    assert view["chain"] == ["N1"]


def test_the_chips_are_laid_as_far_as_they_join() -> None:
    """UG-CODE-1, 4: V44 and V45."""
    assert at(owned=["N1", "N6", "N12", "N7"]).view(0)["chain"] == ["N1", "N6", "N12", "N7"]
    assert len(at(owned=["N1", "N2", "N3", "N6", "N9"]).view(0)["chain"]) == 2


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


def test_ways_can_be_walked_as_they_are_shown() -> None:
    """UG-MOVE-1 to 8: every way is a sequence of legal steps, costs what it says, and nothing near is left out."""
    match = at(card=card_for("", steps=5), keys=1, owned=["SB", "SL"], figure="F2")
    ways = {way["cell"]: way for way in match.view(0)["ways"]}
    steps = {choice["cell"] for choice in match.view(0)["legal"] if choice["kind"] == "step"}
    assert steps <= set(ways)
    assert any(way.get("chips") for way in ways.values())
    for cell, way in ways.items():
        walk = at(card=card_for("", steps=5), keys=1, owned=["SB", "SL"], figure="F2")
        before = walk.view(0)
        for to, step in zip(way["path"], way["steps"], strict=True):
            walk.play(0, step)
            assert walk.view(0)["figure"] == to
        after = walk.view(0)
        assert after["figure"] == cell
        assert before["keys"] - after["keys"] == way.get("keys", 0)
        assert len([chip for chip in after["chips"] if chip.get("spent")]) == len(way.get("chips", ""))


def test_the_price_of_the_kidnappers_line_is_shown() -> None:
    """UG-KID-3, 4, 5, 9 and UG-SC-6: before anything is done, as it then comes true."""
    timed = {"timer_mode": "turns"}
    match = at(options=timed, card=card_for("", steps=5), figure="F2")
    view = match.view(0)
    assert (view["timer"]["number"], view["timer"]["cards"], view["timer"]["seen"]) == ("1", 2, False)
    seen = {way["cell"] for way in view["ways"] if way.get("seen")}
    assert seen == {way["cell"] for way in view["ways"] if way["cell"].endswith("1")} != set()
    for way in view["ways"]:
        walk = play(at(options=timed, card=card_for("", steps=5), figure="F2"), *way["steps"])
        if "." in legal(walk):
            assert walk.view(0)["timer"]["seen"] == way.get("seen", False)
            walk.play(0, ".")
        discovered = walk.view(0)["discoveries"] > 0
        assert discovered == way.get("seen", False), way
    assert start(**timed, setup="at-your-heels").view(0)["timer"]["cards"] == 3
    assert not any(way.get("seen") for way in at(card=card_for("", steps=5), figure="F2").view(0)["ways"])


def test_what_turning_the_timer_brings_is_shown() -> None:
    """UG-KID-4, 9: the next line holds the figure, or is the end."""
    for figure, section, brings in (("F3", 0, "free"), ("F2", 0, "discovered"), ("F2", 25, "caught")):
        match = at(options={"timer_mode": "turns"}, figure=figure, section=section, phase="play")
        assert match.view(0)["timer"]["turning"] == brings
        after = play(match, "F").view(0)
        assert (after["discoveries"] > 0, after["phase"] == "over") == (brings == "discovered", brings == "caught")


def test_a_step_onto_a_lock_tells_its_key() -> None:
    """UG-MOVE-6, UG-WATER-3: also when the figure has to leave its cell; an open lock costs nothing."""

    def keys(match: Match) -> dict[str, int]:
        return {choice["text"]: choice.get("keys", 0) for choice in match.view(0)["legal"]}

    match = at(figure="G6", keys=2, card=card_for("", steps=3))
    assert (keys(match)["G6-F6"], keys(match)["G6-G5"]) == (1, 0)
    play(match, "G6-F6", "F6-G6")
    assert keys(match)["G6-F6"] == 0
    flooded = play(at(figure="G6", keys=1, card=card_for("", blue=True), draws=["G6"]), "E")
    assert keys(flooded)["X G6-F6"] == 1


def test_cards_show_where_they_lead() -> None:
    """UG-PICK-1 to 5: before a card is played."""
    match = at(phase="play")
    view = match.view(0)
    assert [lead["card"] for lead in view["leads"]] == [card["card"] for hand in view["hands"] for card in hand]
    for card in view["hands"][0]:
        (lead,) = [lead for lead in view["leads"] if lead["card"] == card["card"]]
        played = play(at(phase="play"), f"C {card['card']}").view(0)
        offered = [stack["shape"] for stack in played["stacks"] if stack["offered"]]
        assert set(offered) == {shape for shape in lead["shapes"] if not shape.startswith("J")}


def test_the_cells_at_fault_are_named() -> None:
    """UG-PLACE-3 to 9: V2, V5, V10, V11, V12, V15."""
    for top, text, faults in (
        ("I3.1", "P I3.1Br0@B6", "B7"),
        ("I3.1", "P I3.1Ar1@B7", "B7 C7"),
        ("I2.1", "P I2.1Ar0@H4", "H4"),
        ("I2.1", "P I2.1Ar0@D1", "D1"),
        ("O4.1", "P O4.1Br0@E1", "E1 E2"),
    ):
        reason = at(top=top, card=card_for(top[:2])).why(0, text)
        assert reason is not None
        assert set(str(reason.args["faults"]).split()) == set(faults.split()), text


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
