"""A game's own timer at its table: Underground by the clock (UG-TIME-1, 2, 5, 6), with a clock that the test turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from sublevel.engine.core import TABLE
from sublevel.table.errors import Refused as Refusal
from sublevel.table.protocol import Act, Answer, Do, Played, Stands, Welcome
from sublevel.table.pulse import BEAT
from sublevel.table.records import Acted, Timed
from sublevel.table.room import Room
from sublevel.table.running import MARGIN
from sublevel.table.timers import GRACE
from tests.table.den import BOT, GAME, ME, SECOND, Den, in_den, refusals, runs, shortest


def left(room: Room, at: int) -> float:
    """Seconds of sand."""
    shown = room.table.timer_shown(at)
    assert shown is not None
    return shown.left / SECOND


def section(room: Room) -> int:
    return int(room.table.match.position().get("section", 0))


def turn(seat: int | None, after: int, mark: int | None, ref: int = 1) -> Act:
    return Act(ref=ref, after=after, action="F", seat=seat, mark=mark)


# The clock is a seat.


def test_the_sand_runs_out_and_the_table_acts(tmp_path: Path) -> None:
    """UG-TIME-1, 5: after 120 seconds and the grace the table plays Z, on record with its time, and all hear of it."""

    async def work(den: Den) -> None:
        room, _, _ = await den.pair()
        begun = den.at
        assert runs(room)
        assert left(room, den.at) == 120
        await den.move(119.9)
        assert room.table.match.plies == []
        assert left(room, den.at) == pytest.approx(0.1)
        await den.move(0.1)
        assert left(room, den.at) == 0
        await den.move(GRACE / SECOND - 0.001)
        assert room.table.match.plies == []
        await den.move(0.001 + MARGIN)
        [ply] = room.table.match.plies
        assert (ply.seat, ply.text) == (TABLE, "Z")
        assert section(room) >= 1
        acted = [(at, record) for at, record in await den.log(room) if isinstance(record, Acted)]
        late = round(120 * SECOND + GRACE + MARGIN * SECOND)
        assert acted == [(begun + late, Acted(TABLE, ply.action))]
        for person in ("anna", "bert"):
            [played] = den.told(person, Played)
            assert played.step.seat == TABLE
            assert played.timer.whole == 120_000
            assert played.timer.running

    in_den(tmp_path, work)


def test_an_action_under_way_comes_in_time(tmp_path: Path) -> None:
    """UG-TIME-1: whoever turns it within the grace has turned it, and the table does nothing."""

    async def work(den: Den) -> None:
        room, _, bert = await den.pair()
        await den.move(120.2)
        room.handle(bert, turn(None, 0, 0))
        assert [ply.text for ply in room.table.match.plies] == ["s2:F"]
        assert left(room, den.at) == 120
        await den.move(1)
        assert len(room.table.match.plies) == 1

    in_den(tmp_path, work)


def test_other_actions_do_not_put_it_off(tmp_path: Path) -> None:
    """Who acts again and again without turning it gains no time."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        await den.move(120.1)
        match = room.table.match
        who, seat = (anna, 0) if match.due == (0,) else (bert, 1)
        room.handle(who, Act(ref=1, after=0, action=match.legal(seat)[0].text))
        assert len(match.plies) == 1
        await den.move(0.2 + MARGIN)
        assert [ply.seat for ply in match.plies] == [seat, TABLE]

    in_den(tmp_path, work)


def test_two_hands_at_once(tmp_path: Path) -> None:
    """UG-TIME-6: both saw the same section; the second is refused, also if something else was played in between."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        match = room.table.match
        active, idle = ((anna, 0), (bert, 1)) if match.due == (0,) else ((bert, 1), (anna, 0))
        seen = section(room)
        room.handle(idle[0], turn(None, 0, seen))
        await den.rest()
        assert den.told(idle[0].who or "", Played)[-1].ref == 1
        after = len(match.plies)
        room.handle(active[0], turn(None, 0, seen, ref=2))
        assert len(match.plies) == after
        await den.rest()
        assert refusals(den, active[0].who or "") == ["overtaken"]

    in_den(tmp_path, work)


@pytest.mark.parametrize("ran", [0, 1, 60, 119.9])
def test_it_may_be_turned_however_much_sand_is_left(tmp_path: Path, ran: float) -> None:
    """UG-KID-2, UG-TIME-1: there is no least time; what has run through is above, be it nothing."""

    async def work(den: Den) -> None:
        room, anna, _ = await den.pair()
        await den.move(ran)
        room.handle(anna, turn(None, 0, section(room)))
        assert [ply.text for ply in room.table.match.plies] in (["F"], ["s1:F"])
        assert left(room, den.at) == pytest.approx(ran)
        await den.move(ran + GRACE / SECOND + MARGIN + 0.001)
        assert room.table.match.plies[-1].text == "Z"
        assert left(room, den.at) == pytest.approx(120, abs=0.01)

    in_den(tmp_path, work)


def test_a_turning_is_right_whatever_else_is_played(tmp_path: Path) -> None:
    """Other actions in between do not refuse it, as long as the section is the one that was seen."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        match = room.table.match
        (active, seat), idle = ((anna, 0), bert) if match.due == (0,) else ((bert, 1), anna)
        room.handle(active, Act(ref=1, after=0, action=match.legal(seat)[0].text))
        assert len(match.plies) == 1
        room.handle(idle, turn(None, 0, None))
        room.handle(idle, turn(None, 0, 0))
        assert [ply.seat for ply in match.plies] == [seat, 1 - seat]
        card = Act(ref=3, after=0, action=match.legal(seat)[0].text, mark=0)
        room.handle(active, card)
        assert len(match.plies) == 2, "a mark helps nothing but a turning"
        await den.rest()
        assert refusals(den, idle.who or "") == ["stale"]
        assert refusals(den, active.who or "") == ["stale"]

    in_den(tmp_path, work)


def test_everybody_is_offered_the_turning(tmp_path: Path) -> None:
    """UG-TURN-9, 11: also who is not active; but only the active one is waited for."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        match = room.table.match
        idle = bert if match.due == (0,) else anna
        room.handle(idle, Do(ref=1, what="ask-pause"))
        room.handle(anna if idle is bert else bert, Answer(ref=2, offer="pause", yes=False))
        room.handle(anna if idle is bert else bert, Act(ref=3, after=0, action=match.legal(match.due[0])[0].text))
        await den.rest()
        played = den.told(idle.who or "", Played)[-1]
        assert [action["text"] for action in played.scene.legal] == [f"s{(idle.eyes or 0) + 1}:F"]
        assert played.scene.waiting == list(match.due)
        assert len(played.scene.waiting) == 1

    in_den(tmp_path, work)


def test_a_held_back_end(tmp_path: Path) -> None:
    """UG-KID-12: it waits as long as the rules do not let the clock act, and acts then, if it is still empty."""

    async def work(den: Den) -> None:
        room, _, _ = await den.pair()
        timer = room.table.timer
        assert timer is not None
        await den.move(100)
        waiting = room.table.match.state.waiting
        room.table.match.state.waiting &= ~(1 << TABLE)  # as in a displacement after a blue card
        await den.move(60)
        assert room.table.match.plies == []
        assert left(room, den.at) == 0
        room.table.match.state.waiting = waiting
        room.wake()
        assert [ply.seat for ply in room.table.match.plies] == [TABLE]

    in_den(tmp_path, work)


# When it stands still.


def test_a_pause_stops_it(tmp_path: Path) -> None:
    """UG-TIME-2: paused, it stands; then it goes on with what was left."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        await den.move(30)
        room.handle(anna, Do(ref=1, what="ask-pause"))
        room.handle(bert, Answer(ref=2, offer="pause", yes=True))
        assert room.table.status == "paused"
        await den.move(600)
        assert left(room, den.at) == 90
        room.handle(bert, turn(None, 0, 0))
        assert room.table.match.plies == []
        room.handle(bert, Do(ref=3, what="resume"))
        await den.move(89)
        assert left(room, den.at) == 1
        await den.rest()
        assert not den.told("anna", Stands)[-1].standing.offers

    in_den(tmp_path, work)


def test_who_plays_alone_can_pause_the_timer(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room = await den.open(ME)
        anna = den.enter(room, "anna")
        await den.move(10)
        assert "ask-pause" in room.table.can("anna", den.at)
        room.handle(anna, Do(ref=1, what="ask-pause"))
        assert room.table.status == "paused"
        await den.move(1000)
        assert left(room, den.at) == 110

    in_den(tmp_path, work)


@pytest.mark.parametrize("away", ["stands", "runs"])
def test_somebody_is_away(tmp_path: Path, away: str) -> None:
    """UG-TIME-2: by option it stands as long as one is away; without anybody it always does."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(timer_away=away)
        await den.move(20)
        room.leave(bert)
        assert runs(room) == (away == "runs")
        await den.move(30)
        assert left(room, den.at) == (100 if away == "stands" else 70)
        room.leave(anna)
        assert not runs(room)
        await den.move(4000)
        assert room.table.match.plies == []
        den.enter(room, "anna")
        bert = den.enter(room, "bert")
        assert runs(room)
        assert left(room, den.at) == (100 if away == "stands" else 70)
        await den.rest()
        assert den.told("bert", Welcome, Stands)[-1].standing.timer.running

    in_den(tmp_path, work)


def test_a_bot_for_who_is_away_lets_it_run(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        room.leave(bert)
        assert not runs(room)
        await den.move(40)
        room.handle(anna, Do(ref=1, what="replace", seat=1))
        assert room.table.seats[1].bot
        assert runs(room)

    in_den(tmp_path, work)


def test_a_table_that_left_memory_loses_nothing(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        await den.move(50)
        room.leave(anna)
        room.leave(bert)
        await den.rest()
        assert room.idle
        den.host.rooms.pop(room.table.header.id).close()
        await den.move(3_600)
        room = await den.host.room(room.table.header.id)
        assert room.table.match.plies == []
        assert left(room, den.at) == 70
        den.enter(room, "anna")
        den.enter(room, "bert")
        await den.move(69)
        assert left(room, den.at) == 1

    in_den(tmp_path, work)


# The same timer from the log.


@pytest.mark.parametrize("quiet", [4, 25, 25.5])
def test_a_crash_costs_nobody_the_time_without_a_server(tmp_path: Path, quiet: int) -> None:
    """While no server runs no sand does; what ran after the last beat of the server is given back."""

    async def work(den: Den) -> None:
        room, _, bert = await den.pair()
        await den.move(60)
        room.handle(bert, turn(None, 0, 0))
        assert left(room, den.at) == 60
        await den.move(quiet)
        before = left(room, den.at)
        assert before == 60 - quiet
        plies = len(room.table.match.plies)
        room = await den.crash(room)
        await den.move(7_200)
        assert len(room.table.match.plies) == plies
        assert not runs(room)
        assert left(room, den.at) == before + (60 + quiet) % BEAT
        den.enter(room, "anna")
        den.enter(room, "bert")
        assert runs(room)
        now = left(room, den.at)
        await den.move(10)
        assert left(room, den.at) == now - 10

    in_den(tmp_path, work)


def test_many_crashes_in_a_row(tmp_path: Path) -> None:
    """Every reading of the log says the same, also a reading of what the last reading wrote."""

    async def work(den: Den) -> None:
        room, _, _ = await den.pair()
        await den.move(15)
        for _ in range(4):
            now = left(room, den.at)
            room = await den.crash(room)
            await den.move(1_000)
            assert now <= left(room, den.at) <= now + BEAT
            den.enter(room, "anna")
            den.enter(room, "bert")
            await den.move(12)
        await den.rest()
        table = await den.host.load_table(room.table.header.id)
        shown = table.timer_shown(den.at)
        assert shown == room.table.timer_shown(den.at)

    in_den(tmp_path, work)


def test_the_log_gives_the_same_timer_at_every_moment(tmp_path: Path) -> None:
    """Whatever is played, and however often it is turned: what is in memory is what is on record."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(timer_seconds=30)
        match = room.table.match
        for step in range(60):
            if room.table.status != "playing":
                break
            await den.move((step * 7) % 11 + 0.25)
            who = anna if step % 2 else bert
            if step % 5 == 0:
                room.handle(who, turn(None, len(match.plies), section(room)))
            elif match.due:
                seat = match.due[0]
                choice = match.legal(seat)[step % len(match.legal(seat))].text
                room.handle((anna, bert)[seat], Act(ref=1, after=len(match.plies), action=choice))
            await den.rest()
            fresh = await den.host.load_table(room.table.header.id)
            fresh.away = room.table.away
            assert fresh.standing("anna", den.at) == room.table.standing("anna", den.at)
            assert fresh.match.digest() == match.digest()
        records = [record for _, record in await den.log(room)]
        assert any(isinstance(record, Timed) for record in records)
        assert any(isinstance(record, Acted) and record.seat == TABLE for record in records)
        again = GAME.load(match.to_json())
        assert again.digest() == match.digest()

    in_den(tmp_path, work)


def test_what_the_timer_saw_is_not_taken_back(tmp_path: Path) -> None:
    """A turning stays, and what was played before it, also when all would agree."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        match = room.table.match
        seat = match.due[0]
        active = (anna, bert)[seat]
        room.handle(active, Act(ref=1, after=0, action=match.legal(seat)[0].text))
        assert room.table.free_undo(active.who) == 0
        room.handle(active, turn(None, 1, 0))
        assert room.table.free_undo(active.who) is None
        assert room.table.own_last(active.who or "") is None
        with pytest.raises(Refusal):
            room.table.ask(active.who or "", "undo", seat, den.at)

    in_den(tmp_path, work)


# Other modes and other games.


@pytest.mark.parametrize("mode", ["turns", "off"])
def test_without_a_clock_there_is_no_timer(tmp_path: Path, mode: str) -> None:
    """UG-TIME-3, 5: asynchronous play and bots need no clock; but a turning is still right on another board."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(timer_mode=mode)
        assert room.table.timer is None
        assert room.table.standing("anna", den.at).timer is None
        await den.move(200)  # three times as long as the sand runs
        assert room.table.match.plies == []
        match = room.table.match
        seat = match.due[0]
        room.handle((anna, bert)[seat], Act(ref=1, after=0, action=match.legal(seat)[0].text))
        room.handle((anna, bert)[1 - seat], turn(None, 0, 0, ref=2))
        assert len(match.plies) == (2 if mode == "turns" else 1)

    in_den(tmp_path, work)


def test_bots_play_along(tmp_path: Path) -> None:
    """A bot acts when it is its turn, and leaves it at that: it is not asked whether to turn the timer."""

    async def work(den: Den) -> None:
        room = await den.open(ME, BOT)
        anna = den.enter(room, "anna")
        match = room.table.match
        for _ in range(400):
            await den.rest()
            if room.table.status != "playing" or match.state.ply > 40:
                break
            assert match.due == (0,), "the bot has done what it had to do"
            choice = shortest([action.text for action in match.legal(0)])
            room.handle(anna, Act(ref=1, after=len(match.plies), action=choice, mark=None))
        assert {ply.seat for ply in match.plies} == {0, 1}

    in_den(tmp_path, work)
