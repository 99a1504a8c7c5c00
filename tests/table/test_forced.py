"""What leaves a player no choice is played by the table, whether or not a browser is there to see it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import msgspec
import pytest

import sublevel
from sublevel.engine.game import Automatic
from sublevel.engine.match import Match
from sublevel.table.logged import Holder
from sublevel.table.protocol import Clock, WantAuto
from sublevel.table.records import Acted, read_record, write_record
from tests.games.star_quest.scenes import Scene
from tests.games.the_base.positions import at
from tests.table.inside import Inside
from tests.table.noting import ANNA, BERT, again, in_play, same

BASE = sublevel.game("the-base")
QUEST = sublevel.game("star-quest")
PASSING = "F[a1=5] 123-- 123-- e4,m5,x1 a1,m2,m3 X 3* 15 1-0"  # after 1-m4 the Explorers can only pass
LOCKED = "5~7a~3a/dae7e/a5faa/9e75a/a3c~7a 1-2-3 -3-21 x1,c3,a3 a4,x4,x5 X 1 6 0-0"  # after c4@ESW the Mutants can


def run(inside: Inside, work: Callable[[Inside], Awaitable[None]]) -> None:
    """Do something at a table, and close it."""

    async def whole() -> None:
        try:
            await work(inside)
        finally:
            await inside.close()

    asyncio.run(whole())


def test_a_tile_that_lies_one_way_only_is_set_up_though_its_player_is_away() -> None:
    """BASE-SETUP-8: after e2@NE the tile on e4 can lie one way; that is no wish, so it happens in any case."""

    async def work(table: Inside) -> None:
        await table.open("bert", auto=False)
        await table.act("bert", "e2@NE")
        assert table.played == ["e2@NE", "e4@EW"]
        assert table.acted == [(1, False), (1, True)]
        frames = [msgspec.json.decode(data) for _, data in table.heard if b'"played"' in data]
        assert frames[0]["scene"]["legal"] == []  # nobody is asked what the table plays at once
        assert len(frames[1]["scene"]["legal"]) > 1
        assert frames[1]["undo_to"] == frames[1]["undo_last"] == 0

    run(Inside(BASE.new(seed=10), ANNA, BERT), work)


@pytest.mark.parametrize("there", [True, False])
def test_a_forced_pass_is_played_with_the_tab_closed(there: bool) -> None:
    """BASE-TURN-4: the Mutants can only pass; whether their player is connected makes no difference."""

    async def work(table: Inside) -> None:
        await table.open(ANNA, *([BERT] if there else []))
        await table.act(ANNA, "c4@ESW")
        assert table.played == ["c4@ESW", "--"]
        assert table.acted == [(0, False), (1, True)]
        assert table.table.match.due == (0,)

    run(Inside(at(LOCKED), ANNA, BERT), work)


def test_a_wish_is_respected_also_when_its_player_is_gone() -> None:
    async def work(table: Inside) -> None:
        await table.open(ANNA)
        table.enter(BERT, auto=False)
        table.room.leave(table.visitors[BERT])
        await table.act(ANNA, "c4@ESW")
        assert table.played == ["c4@ESW"]  # Bert wants to pass himself
        table.enter(BERT, auto=False)
        await table.settle()
        assert table.played == ["c4@ESW"]
        table.room.handle(table.visitors[BERT], WantAuto(on=True))  # he changes his mind
        await table.settle()
        assert table.played == ["c4@ESW", "--"]

    run(Inside(at(LOCKED), ANNA, BERT), work)


def test_coming_back_with_another_wish_is_enough() -> None:
    async def work(table: Inside) -> None:
        await table.open(ANNA, BERT, auto=False)
        await table.act(ANNA, "c4@ESW")
        table.room.leave(table.visitors[BERT])
        table.heard.clear()
        table.enter(BERT)
        await table.settle()
        assert table.played == ["c4@ESW", "--"]
        [first, *_] = [msgspec.json.decode(data) for name, data in table.heard if name == BERT]
        assert first["type"] == "welcome"  # what was played because of him is part of it
        assert first["scene"]["plies"] == 2

    run(Inside(at(LOCKED), ANNA, BERT), work)


def test_a_wish_survives_a_restart() -> None:
    table = in_play()
    table.keep(table.wish(ANNA, False, 5), 5)
    assert table.wish(ANNA, False, 6) == []  # nothing new
    assert table.wish("somebody", False, 6) == []  # who has no seat has nothing to play
    assert again(table).wishes == {ANNA: False}
    assert same(table)


def test_taking_back_leads_to_the_last_choice() -> None:
    """The saving move and the pass that follows from it are taken back together; then the player chooses anew."""

    async def work(table: Inside) -> None:
        await table.open(ANNA, BERT)
        await table.act(ANNA, "1-m4")
        assert table.played == ["1-m4", "--"]
        assert table.table.match.due == (1,)
        assert (table.table.free_undo(ANNA), table.table.last_choice(ANNA)) == (0, 0)
        assert table.table.free_undo(BERT) is None
        await table.undo(ANNA, to=1)  # an older client asks for the last action alone
        assert table.played == []
        await table.act(ANNA, "1-m4")
        await table.undo(ANNA)
        assert table.played == []
        assert table.table.free_undo(ANNA) is None

    run(Inside(at(PASSING), ANNA, BERT), work)


def test_what_was_played_for_another_does_not_keep_anybody_from_taking_back() -> None:
    """Bert had no choice and saw nothing new: Anna's move is as free to take back as before his pass."""

    async def work(table: Inside) -> None:
        await table.open(ANNA, BERT)
        await table.act(ANNA, "c4@ESW")
        assert table.table.free_undo(ANNA) == 0
        assert table.table.free_undo(BERT) is None
        assert "ask-undo" not in table.table.can(BERT, table.host.now())  # he chose nothing
        await table.undo(ANNA)
        assert table.played == []

    run(Inside(at(LOCKED), ANNA, BERT), work)


def test_nothing_is_played_on_a_board_that_somebody_went_back_to() -> None:
    """Anna passed herself, wishes automatic play then, and goes back: the pass stays hers to play."""

    async def work(table: Inside) -> None:
        await table.open(ANNA, BERT, auto=False)
        await table.act(ANNA, "1-m4")
        await table.act(ANNA, "--")
        await table.undo(ANNA)
        table.room.handle(table.visitors[ANNA], WantAuto(on=True))
        await table.settle()
        assert table.played == ["1-m4"]
        await table.undo(ANNA)
        await table.act(ANNA, "1-m4")
        assert table.played == ["1-m4", "--"]

    run(Inside(at(PASSING), ANNA, BERT), work)


def test_the_same_table_comes_out_of_its_log() -> None:
    """Take-backs over forced actions too; logs from before they were marked still read."""
    table = in_play()
    while table.forced() is None:
        seat = table.match.waiting[0]
        table.keep([table.play(seat, table.match.legal(seat)[0].id, 7)], 7)
        if table.status != "playing":
            break
    assert read_record(b'["act",1,157]') == Acted(1, 157)
    assert read_record(write_record(Acted(1, 157, auto=True))) == Acted(1, 157, True)
    assert same(table)


def test_a_bot_is_not_played_for() -> None:
    """Bots pass by themselves; the record says so."""

    async def work(table: Inside) -> None:
        await table.host.store.start()
        assert table.table.forced() is None

    match = at(LOCKED)
    match.play(0, "c4@ESW")
    run(Inside(match, holders=[Holder(person=ANNA, name="Anna"), Holder(bot="casual")]), work)


def test_a_figure_that_can_do_nothing_more_is_done() -> None:
    """SQ-ACT-2: R1 is shut in and attacks no more. With nobody connected its activation ends all the same."""

    async def work(table: Inside) -> None:
        await table.open()
        assert table.played == ["R1 done"]
        assert table.acted == [(0, True)]
        assert table.table.match.due == (0,)  # Red chooses the next figure

    scene = Scene().put(R1="a1").play("R1").put(O1="b1", O2="a2", O3="b2")
    scene.s.spent = 1
    match = Match(QUEST, QUEST.options.read({"players": 4, "blip_scale": "printed"}), scene.s, 1, ())
    run(Inside(match, "red", "yellow", "blue", "chaos"), work)


def test_a_forced_action_takes_none_of_the_players_time() -> None:
    """Whoever thinks pays; the pass itself is free, and adds what a turn adds."""

    async def work(table: Inside) -> None:
        await table.open(ANNA, BERT)
        await table.runtime.move(7)
        await table.act(ANNA, "c4@ESW")
        assert table.played == ["c4@ESW", "--"]
        assert table.table.clocks.at(table.host.now()) == [(60 - 7 + 2) * 1000, (60 + 2) * 1000]
        await table.runtime.move(3)
        assert table.table.clocks.at(table.host.now()) == [(60 - 7 + 2 - 3) * 1000, (60 + 2) * 1000]

    run(Inside(at(LOCKED), ANNA, BERT, clock=Clock(kind="game", seconds=60, increment=2)), work)


def automatic_kinds(name: str, matches: int) -> dict[str, Automatic]:
    """What a game says about the single actions of random matches, by how the actions read."""
    game = sublevel.game(name)
    found: dict[str, Automatic] = {}
    for seed in range(matches):
        match, chance = game.new(seed=seed), random.Random(seed)
        while not match.finished and len(match.plies) < 300:
            seat = match.waiting[0]
            legal = match.legal(seat)
            if len(legal) == 1:
                kind = legal[0].text.split()[-1] if name == "star-quest" else legal[0].text.split()[0]
                found[kind] = game.automatic(match.state, seat, legal[0].id)
            match.play(seat, chance.choice(legal))
    return found


@pytest.mark.parametrize("name", ["panic-station", "underground"])
def test_other_single_actions_stay_with_the_player(name: str) -> None:
    """Ending a turn, searching, swapping, setting up: moments of the game, though there is nothing else to do."""
    found = automatic_kinds(name, 4)
    assert found
    assert set(found.values()) == {Automatic.NEVER}


def test_ending_a_turn_of_star_quest_stays_with_the_player() -> None:
    found = automatic_kinds("star-quest", 4)
    assert found["end"] is Automatic.NEVER
    assert found.pop("done", Automatic.ALWAYS) is Automatic.ALWAYS
    assert set(found.values()) == {Automatic.NEVER}


def test_a_time_challenge_is_for_the_player_to_answer() -> None:
    """BASE-TC-2: accepting is a decision; a piece that comes back to its only place is seen coming back."""
    match = at("aaaaa/bbfdd/aafaa/eefbb/aaaaa 123-- 123-- m1,m2,m3 d4,c5,x5 M 1 6 1-1 over=X:saved offer=M")
    seat = match.due[0]
    assert {BASE.automatic(match.state, seat, action.id) for action in match.legal(seat)} == {Automatic.NEVER}
