"""The end of a match (section 9)."""

from __future__ import annotations

from .positions import COMPLETE, at, card_for, legal, play, result

STAIRS = ["V3.1Br3@D7", "I2.1Br1@D8"]
RED = card_for("", blue=False, steps=3)
TIMER = {"timer_mode": "turns"}


def test_win() -> None:
    """UG-END-1, UG-END-7, UG-END-8: at once; 100, the cards that are left, and two for each section."""
    match = at(options={**TIMER, "players": 3}, figure="E8", section=4, pieces=STAIRS, owned=COMPLETE, card=RED)
    left = match.view(0)["pile"]
    play(match, "E8-E9")
    assert match.finished
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    assert match.result.returns == (1.0, 1.0, 1.0, 0.0)
    assert match.result.scores[0] == 100 + left + 2 * (26 - 4)
    assert match.result.details["sections_left"] == 22
    assert match.result.details["won"] is True


def test_loss() -> None:
    """UG-END-7, UG-END-8: five for each chip of the longest chain, and the height of the figure; 0 for learning."""
    match = at(options=TIMER, figure="G3", section=25, owned=["N1", "N6"])
    play(match, "F")
    assert match.result is not None
    assert match.result.reason == "kidnapper"
    assert match.result.winners == ()
    assert set(match.result.returns) == {0.0}
    assert match.result.scores[0] == 5 * 2 + 3


def test_the_record() -> None:
    """UG-END-7: turns, cards, sections, keys, discoveries."""
    match = at(options=TIMER, figure="F3", section=25, keys=2, discoveries=3, turn=7)
    play(match, "F")
    assert match.result is not None
    assert match.result.details["turns"] == 7
    assert match.result.details["keys"] == 2
    assert match.result.details["discoveries"] == 3
    assert match.result.details["sections_left"] == 0


def test_standing_still_is_no_loss() -> None:
    """UG-END-3: without a legal step the group can still build."""
    match = at(figure="I1", pieces=["M1.1Ar0@I1"], card=card_for("M1", blue=False))
    assert not [text for text in legal(match) if text.startswith("I1-")]
    play(match, "E")
    assert result(match) is None


def test_the_pile() -> None:
    """UG-END-4: no card to draw, or none left at the end of a turn; a turn that has begun may be finished."""
    assert result(play(at(card=RED, left=0), "E")) == "deck"
    assert result(play(at(card=RED, left=1), "E")) == "deck"
    assert result(play(at(card=RED, left=2), "E")) is None
    won = at(figure="E8", pieces=STAIRS, owned=COMPLETE, card=RED, left=0)
    assert result(play(won, "E8-E9")) == "escaped"


def test_giving_up() -> None:
    """UG-END-5: all must agree in one turn; votes are cleared at its end; set-up knows no giving up."""
    match = at(options={"resign": True, "players": 3})
    match.play(2, "s3:Q")
    assert match.why(2, "Q") is not None
    match.play(0, "Q")
    assert result(match) is None
    assert match.position()["votes"] == [1, 3]
    ended = match.branch()
    ended.play(1, "s2:Q")
    assert result(ended) == "resign"
    play(match, legal(match)[0], "E")
    if match.position()["phase"] == "play":
        assert "votes" not in match.position()
    reason = at().why(0, "Q")
    assert reason is not None
    assert reason.key.endswith("no-giving-up")
    alone = at(options={"resign": True, "players": 1})
    alone.play(0, "Q")
    assert result(alone) == "resign"


def test_the_first_event_counts() -> None:
    """UG-END-6: the last section is reached before the pile is looked at, and a win before everything."""
    match = at(options=TIMER, figure="F1", section=25, left=1)
    assert result(play(match, "F")) == "kidnapper"
    won = at(options=TIMER, figure="E8", section=8, sand=0, pieces=STAIRS, owned=COMPLETE, card=RED, left=0)
    assert result(play(won, "E8-E9")) == "escaped"
