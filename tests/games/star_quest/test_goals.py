"""Objectives, marks, scores and the end (sections 7.6, 8.5, 8.9, 9)."""

from __future__ import annotations

import pytest

from sublevel.games.star_quest import refusals, state, tables
from sublevel.games.star_quest.goals import chaos_score, finish, squad_score
from sublevel.games.star_quest.outcome import outcome
from tests.games.star_quest.scenes import Scene

USE, REMOVE, CARRY, HOLD, CLEAR, TOKEN, SCORE = range(7)


def test_use() -> None:
    """SQ-USE-1, SQ-OBJ-1, SQ-OBJ-3: on the square, no enemy beside it, no attack made; the mark at once."""
    scene = Scene().goal(0, USE, squares="d6").put(R1="d5", G1="c6").play("R1")
    assert scene.why("R1 use") == refusals.NOTHING_TO_USE
    scene.play("R1 s")
    assert scene.why("R1 use") == refusals.ENEMY_NEAR
    scene = Scene().goal(0, USE, squares="d6").put(R1="d6", G1="c5").play("R1 use")
    assert scene.s.mark[0] == tables.RED
    assert squad_score(scene.s, 0) == 30
    assert scene.why("R1 fire L G1") == refusals.NO_ATTACK_LEFT
    shot = Scene().goal(0, USE, squares="d6").put(R1="d6", G1="h6").force("W0", "W0").play("R1 fire L G1")
    assert shot.why("R1 use") == refusals.NO_ATTACK_LEFT


def test_several_squares() -> None:
    """SQ-OBJ-3: the squad that uses the last one takes the mark; a square once used is done for all."""
    scene = Scene().goal(0, USE, count=2, squares="d6 h6").put(R1="d6", Y1="h6").play("R1 use")
    assert scene.s.mark[0] == -1
    assert scene.why("R1 use") == refusals.NOTHING_TO_USE
    scene.turn("YEL").play("Y1 use")
    assert scene.s.mark[0] == tables.YEL


def test_requires() -> None:
    """SQ-OBJ-3, TV-46: locked until the Dreadnought was removed, by whatever cause."""
    scene = Scene().goal(0, USE, squares="d6").put(R1="d6")
    scene.s.primary[tables.GOAL_NEEDS_KIND], scene.s.primary[tables.GOAL_NEEDS_COUNT] = tables.DREAD, 1
    assert scene.play("R1").why("R1 use") == refusals.LOCKED
    scene.s.removed_any[tables.DREAD] = 1
    assert scene.why("R1 use") == 0


def test_remove() -> None:
    """SQ-OBJ-4: the squad that removes the count-th figure, all squads together; Chaos' own removals do not count."""
    scene = Scene().goal(0, REMOVE, count=2, kind="G").put(R1="d5", G1="h5", G2="h6", H1="c5", Y1="g6")
    scene.force("W2", "W0").play("R1 fire L G1")
    assert scene.s.mark[0] == -1
    scene.turn("YEL").force("W2", "W0").play("Y1 fire L G2")
    assert scene.s.mark[0] == tables.YEL
    own = Scene().goal(0, REMOVE, kind="G").put(R1="g5", G1="h5", H1="d5").turn("CHAOS")
    own.force("R3", "R3").play("H1 fire H g5")
    assert own.where("G1") is None
    assert own.s.mark[0] == -1


def test_carry() -> None:
    """SQ-TAKE-1, SQ-OBJ-5: taken up freely, dropped when its carrier is Lost, home with the mark."""
    scene = Scene().goal(0, CARRY, squares="c3").put(R1="c4", O1="h8").play("R1")
    assert scene.why("R1 take") == refusals.NOTHING_TO_TAKE
    scene.play("R1 n", "R1 take")
    assert (scene.s.carrier[0], scene.s.cargo[0], scene.s.mp) == (1, tables.NOWHERE, 5)
    scene.play("R1 w", "R1 w", "R1 w")
    assert (scene.status("R1"), scene.s.mark[0]) == (state.RETURNED, tables.RED)
    lost = Scene().goal(0, CARRY, squares="d5").put(R1="d5", O1="h5").play("R1 take", "R1 s", "R1 done")
    lost.put(O1="e6").turn("CHAOS").force("W2", "W2", "W0", "W0").play("O1 close R1")
    assert (lost.status("R1"), lost.s.carrier[0]) == (state.LOST, -1)
    assert state.ITEM_DROPPED in lost.codes()
    lost.put(R2="d6").turn("RED").play("R2 take")
    assert lost.s.carrier[0] == 2


ROOM_E = 16 * 3 + 5  # 4:E


def test_hold() -> None:
    """SQ-OBJ-6, TV-47: at the end of a Chaos turn, enough figures in the room and no Robotling."""
    scene = Scene().goal(0, HOLD, count=2, room=ROOM_E).put(R1="u17", R2="v17").pool().turn("CHAOS").play("end")
    assert scene.s.mark[0] == tables.RED
    with_ork = Scene().goal(0, HOLD, count=2, room=ROOM_E).put(R1="u17", R2="v17", O1="x20").pool()
    assert with_ork.turn("CHAOS").play("end").s.mark[0] == -1
    most = Scene().goal(0, HOLD, count=1, room=ROOM_E).put(R1="u17", Y1="v17", Y2="v18").pool()
    assert most.turn("CHAOS").play("end").s.mark[0] == tables.YEL


def test_clear_goes_to_the_best_collector() -> None:
    """SQ-OBJ-7: the highest token sum takes the mark."""
    scene = Scene().goal(0, CLEAR).pool().put(R1="d5", G1="h5")
    scene.s.token_blips[7 + 2] = 1  # YEL has an Android
    scene.force("W2", "W0").play("R1 fire L G1")
    assert scene.s.mark[0] == tables.YEL


@pytest.mark.parametrize(("form", "count"), [(TOKEN, 1), (SCORE, 4)])
def test_tokens_and_points(form: int, count: int) -> None:
    """SQ-OBJ-8, SQ-OBJ-9: when a squad owns that many tokens, or their value reaches the points."""
    scene = Scene().goal(0, form, count=count, kind="O").put(R1="d5", O1="h5").table("O").force("W2", "W0")
    scene.play("R1 fire L O1")
    assert scene.s.mark[0] == tables.RED


def test_the_secondary_objective_waits_for_the_message() -> None:
    """SQ-OBJ-1, SQ-SETUP-7, SQ-EV-16: no mark before it is read out; then at once to whoever has fulfilled it."""
    scene = Scene().goal(1, REMOVE, kind="O").put(R1="d5", O1="h5").force("W2", "W0").play("R1 fire L O1")
    assert scene.s.mark[1] == -1
    scene.event("E19")
    assert (scene.s.known, scene.s.mark[1]) == (1, tables.RED)
    use = Scene().goal(1, USE, squares="d6").put(R1="d6").play("R1")
    assert use.why("R1 use") == refusals.NOTHING_TO_USE
    use.play("R1 done").event("E19").turn("RED").play("R1")
    assert use.why("R1 use") == 0


def test_nobody_has_to_march_back() -> None:
    """SQ-OBJ-2, SQ-END-6: with the mark or without, squads may stay or return."""
    scene = Scene().goal(0, USE, squares="d6").put(R1="d6").play("R1 use", "R1 done", "end")
    assert scene.s.ended == 0
    early = Scene().put(R1="a3", Y1="c9").play("R1 w")
    assert early.status("R1") == state.RETURNED


# The end.


def test_nobody_aboard() -> None:
    """SQ-END-2: at the end of any turn, once nobody is Aboard and nobody can come aboard any more."""
    home = Scene(players=2).lose("R0", "R2", "R3", "R4").put(R1="a3").play("R1 w", "end")
    assert home.s.ended == state.NOBODY_ABOARD
    waiting = Scene(players=2).lose("R1", "R2", "R3", "R4").pool().turn("CHAOS").play("end")
    assert waiting.s.ended == 0  # R0 has not been Aboard yet
    docked = Scene(players=2).lose("R2", "R3", "R4").put(R1="a3")
    docked.s.deck[0] = tables.VETERAN
    docked.play("R1 w", "end")
    assert (docked.s.ended, docked.player) == (0, "CHAOS")
    docked.play("end").turn("RED").put(R0="dR1").play("R0 e", "R0 w", "end")  # aboard and back: Returned
    assert docked.s.ended == state.NOBODY_ABOARD


def test_whoever_is_docked_may_still_come_aboard() -> None:
    """SQ-END-2, TV-63: the Commander keeps the match going, until he is Returned or Lost."""
    scene = Scene(players=2).pool()
    for figure in range(1, 5):
        scene.s.status[figure] = state.LOST
        scene.s.loss[0] += 5 if figure < 3 else 10
    scene.turn("CHAOS").play("end")
    assert (scene.s.ended, scene.player) == (0, "RED")
    scene.lose("R0").turn("CHAOS").play("end")
    assert scene.s.ended == state.NOBODY_ABOARD
    assert scene.s.score[1] == 30 + 30


def test_a_loss_in_the_first_round_does_not_end_the_match() -> None:
    """SQ-END-2, TV-63: the only figure Aboard is Lost while four wait in the dock."""
    scene = Scene(players=2).put(R1="d5", G1="f5").pool().turn("CHAOS")
    scene.s.rounds = 1
    scene.force("W2", "W2").play("G1 fire L R1", "G1 done", "end")
    assert scene.status("R1") == state.LOST
    assert (scene.s.ended, scene.s.rounds, scene.player) == (0, 2, "RED")


def test_the_last_card() -> None:
    """SQ-END-3, SQ-END-4, TV-44: the Chaos turn is finished, each squad has a last turn, who is Aboard is Lost."""
    scene = Scene().put(R1="d5", R3="d6", Y1="c9").pool()
    scene.s.deck_at = scene.s.deck_n - 1
    scene.s.deck[scene.s.deck_at] = tables.VETERAN
    scene.event("E01")
    assert scene.phase == state.CHAOS_ACT
    scene.play("end")
    assert (scene.s.final, scene.player) == (1, "RED")
    scene.play("end", "end", "end")
    assert scene.s.ended == state.LAST_TURNS_OVER
    assert scene.status("R1") == scene.status("R3") == state.LOST
    assert scene.status("R0") == state.DOCKED
    assert scene.s.loss[0] == 15


def test_the_last_card_may_stop_the_turn() -> None:
    """SQ-END-3: with `last_card = stop` only the card is resolved."""
    scene = Scene(last_card="stop").put(R1="d5", G1="h5")
    scene.s.deck_at = scene.s.deck_n - 1
    scene.s.deck[scene.s.deck_at] = tables.VETERAN
    scene.play("end", "end", "end")
    assert (scene.s.final, scene.player) == (1, "RED")


def test_marks_of_chaos() -> None:
    """SQ-END-5, SQ-SCORE-2: the primary mark if nobody has it, the secondary one only if it was read out."""
    scene = Scene().put(R1="d5")
    finish(scene.s, state.NOBODY_ABOARD)
    assert [scene.s.mark[0], scene.s.mark[1]] == [tables.CHAOS, -1]
    assert chaos_score(scene.s) == 35
    known = Scene()
    known.s.known = 1
    finish(known.s, state.NOBODY_ABOARD)
    assert chaos_score(known.s) == 45


def test_scores() -> None:
    """SQ-SCORE-1, SQ-SCORE-2, TV-45: tokens, marks and losses."""
    scene = Scene()
    for kind, count in ((0, 2), (1, 1), (2, 1)):
        scene.s.token_blips[kind] = count
    scene.s.mark[0] = tables.RED
    scene.s.loss[0] = 15
    assert squad_score(scene.s, 0) == 31
    assert chaos_score(scene.s) == 15
    scene.s.known = 1
    finish(scene.s, state.LAST_TURNS_OVER)
    assert [scene.s.score[seat] for seat in range(4)] == [31, 0, 0, 30]
    assert outcome(scene.s).winners == (0,)


def test_shared_wins() -> None:
    """SQ-SCORE-3, SQ-SCORE-5: the highest score wins, ties are shared."""
    scene = Scene(players=3)
    scene.s.mark[0] = tables.RED
    scene.s.loss[0] = 15
    scene.s.loss[1] = 0
    scene.s.token_blips[0] = 0
    finish(scene.s, state.LAST_TURNS_OVER)
    result = outcome(scene.s)
    assert result.winners == (0, 2)
    assert result.returns[:3] == (0.5, 0.0, 0.5)


def test_coop() -> None:
    """SQ-SCORE-4, SQ-SCORE-5: together, with the primary mark and more points than Chaos; else Chaos wins."""
    scene = Scene(players=3, scoring="coop")
    scene.s.mark[0] = tables.YEL
    scene.s.loss[0] = 10
    finish(scene.s, state.LAST_TURNS_OVER)
    assert outcome(scene.s).winners == (0, 1)
    assert outcome(scene.s).returns[:3] == (1.0, 1.0, 0.0)
    other = Scene(players=3, scoring="coop")
    other.s.token_blips[0] = 14
    finish(other.s, state.LAST_TURNS_OVER)
    assert outcome(other.s).winners == (2,)
