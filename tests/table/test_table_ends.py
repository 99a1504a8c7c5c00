"""One table without a server: giving up, drawing, pausing, time, being away, a rematch."""

from __future__ import annotations

import pytest

import sublevel
from sublevel.table.errors import Refused
from sublevel.table.logged import Holder
from sublevel.table.protocol import Clock
from sublevel.table.standing import AWAY
from tests.table.noting import (
    ANNA,
    BERT,
    Noting,
    act,
    act_until_other,
    key,
    opened,
    same,
    who,
)

# Resigning, drawing, pausing.


def test_resigning_ends_a_match_for_two() -> None:
    table = opened()
    table.keep(table.resign(1, "planner", 5), 5)
    assert table.ending is not None
    assert (table.ending.reason, table.ending.winners, table.ending.by) == ("resigned", [0], 1)
    assert table.can(ANNA, 6) == ["rematch"]
    with pytest.raises(Refused) as error:
        act(table)
    assert key(error) == "finished"
    assert same(table)


def crowd(*holders: Holder) -> Noting:
    """A table of Panic Station, where those who are left play on when somebody gives up."""
    game = sublevel.game("panic-station")
    return opened(game=game, seats=list(holders), options={"players": len(holders)})


def test_among_several_a_bot_plays_on_for_who_gives_up_until_nobody_is_left() -> None:
    """The last person who gives up ends the match, and loses it like those before."""
    anna, bert, carl = (Holder(person=name, name=name.title()) for name in (ANNA, BERT, "carl"))
    table = crowd(anna, bert, carl, Holder(bot="planner"))
    table.keep(table.leave(1, "planner", 4), 4)
    table.keep(table.resign(0, "planner", 5), 5)
    assert (table.status, table.seats[0].bot) == ("playing", "planner")
    table.keep(table.resign(2, "planner", 6), 6)
    assert table.status == "playing"  # Bert may come back
    table.keep(table.come_back(1, 7), 7)
    table.keep(table.resign(1, "planner", 8), 8)
    assert (table.ending.reason, table.ending.winners, table.ending.by) == ("resigned", [3], 1)
    assert table.can(BERT, 9) == ["rematch"]
    assert same(table)


def test_who_gives_up_against_bots_alone_ends_the_match() -> None:
    table = crowd(Holder(bot="planner"), Holder(person=ANNA, name="Anna"), Holder(bot="planner"), Holder(bot="random"))
    table.keep(table.resign(1, "planner", 5), 5)
    assert (table.status, table.ending.winners, table.ending.by) == ("finished", [0, 2, 3], 1)
    assert same(table)


def test_on_one_screen_the_others_play_on() -> None:
    table = crowd(*(Holder(person=ANNA, name=name) for name in ("Ada", "Bea", "Cid", "Dan")))
    for seat in (0, 1, 2):
        table.keep(table.resign(seat, "planner", 5), 5)
        assert (table.status, table.seats[seat].bot) == ("playing", "planner")
    table.keep(table.resign(3, "planner", 6), 6)
    assert (table.status, table.ending.winners) == ("finished", [])
    assert same(table)


def test_who_gives_up_at_star_quest_for_two_loses() -> None:
    game = sublevel.game("star-quest")
    table = opened(game=game, options={"players": 2})
    table.keep(table.resign(1, "planner", 5), 5)
    assert (table.ending.winners, table.ending.by) == ([0], 1)
    three = opened(game=game, seats=[Holder(person=name, name=name) for name in "abc"], options={"players": 3})
    three.keep(three.resign(1, "planner", 5), 5)
    assert three.status == "playing"


def test_a_draw_needs_both() -> None:
    table = opened()
    table.keep(table.ask(ANNA, "draw", 0, 5), 5)
    assert table.status == "playing"
    table.keep(table.answer(BERT, "draw", True, 1, 6), 6)
    assert table.ending is not None
    assert (table.ending.reason, table.ending.winners) == ("agreed", [])
    assert same(table)


def test_no_draw_can_be_agreed_with_a_bot() -> None:
    table = opened(seats=[Holder(person=ANNA, name="Anna"), Holder(bot="planner")])
    assert "ask-draw" not in table.can(ANNA, 0)
    with pytest.raises(Refused) as error:
        table.ask(ANNA, "draw", 0, 1)
    assert key(error) == "cannot-ask"


def test_a_pause_needs_both_and_stops_everything() -> None:
    table = opened(clock=Clock(kind="game", seconds=60))
    table.keep(table.ask(ANNA, "pause", 0, 10_000), 10_000)
    table.keep(table.answer(BERT, "pause", True, 1, 11_000), 11_000)
    assert table.status == "paused"
    with pytest.raises(Refused) as error:
        act(table)
    assert key(error) == "paused"
    left = table.clocks.at(500_000)
    table.keep(table.resume(600_000), 600_000)
    assert table.clocks.at(600_000) == left
    assert same(table)


# Time.


def test_out_of_time_is_noted_and_the_other_decides() -> None:
    table = opened(clock=Clock(kind="game", seconds=10))
    late = who(table)
    other = BERT if late == ANNA else ANNA
    seat = table.seats_of(late)[0]
    assert table.flag(9_999) == []
    table.keep(table.flag(10_000), 10_000)
    assert table.seats[seat].overdue
    assert table.status == "playing"
    assert {"claim", "replace"} <= set(table.can(other, 10_000))
    assert not {"claim", "replace"} & set(table.can(late, 10_000))
    with pytest.raises(Refused) as error:
        table.claim(late, None, 10_001)
    assert key(error) == "nothing-to-claim"
    assert same(table)
    table.keep(table.claim(other, seat, 11_000), 11_000)
    assert table.ending is not None
    assert (table.ending.reason, table.ending.winners, table.ending.by) == ("time", [1 - seat], seat)
    assert same(table)


def test_or_lets_a_bot_play_on() -> None:
    table = opened(clock=Clock(kind="move", seconds=10))
    seat = table.match.waiting[0]
    late, other = table.seats[seat].person, table.seats[1 - seat].person
    assert late is not None
    assert other is not None
    table.keep(table.flag(10_000), 10_000)
    table.keep(table.replace(None, "planner", 11_000), 11_000)
    assert list(table.bots_to_act()) == [(seat, "planner")]
    assert "return" in table.can(late, 12_000)
    with pytest.raises(Refused) as error:
        table.act(late, None, 0, table.match.legal(seat)[0].text, 12_000)
    assert key(error) == "bot-plays"
    table.keep(table.come_back(seat, 13_000), 13_000)
    assert list(table.bots_to_act()) == []
    assert table.clocks.at(13_000)[seat] == 10_000
    assert same(table)


def test_who_acts_late_is_forgiven_if_nobody_minds() -> None:
    table = opened(clock=Clock(kind="move", seconds=10))
    seat = table.match.waiting[0]
    table.keep(table.flag(10_000), 10_000)
    act_until_other(table, 12_000)
    assert not table.seats[seat].overdue
    assert same(table)


def test_out_of_time_against_a_bot_is_lost() -> None:
    table = opened(clock=Clock(kind="game", seconds=10), seats=[Holder(bot="planner"), Holder(person=BERT, name="B")])
    assert table.match.waiting == (1,)  # the Mutants begin the set-up
    table.keep(table.flag(10_000), 10_000)
    assert table.ending is not None
    assert (table.ending.reason, table.ending.winners) == ("time", [0])
    assert same(table)


def test_a_bot_has_no_clock() -> None:
    table = opened(clock=Clock(kind="game", seconds=10), seats=[Holder(person=ANNA, name="A"), Holder(bot="planner")])
    assert table.match.waiting == (1,)
    assert table.clocks.running == []
    assert table.flag(10**9) == []


# Being away.


def test_a_bot_may_play_for_somebody_who_is_away() -> None:
    table = opened()
    table.away[ANNA] = 1000
    assert "replace" not in table.can(BERT, 1000 + AWAY - 1)
    assert "replace" in table.can(BERT, 1000 + AWAY)
    with pytest.raises(Refused) as error:
        table.replace(0, "planner", 1000 + AWAY - 1)
    assert key(error) == "not-away"
    table.keep(table.replace(0, "planner", 1000 + AWAY), 1000 + AWAY)
    assert table.seats[0].bot == "planner"
    assert table.seats[0].why == "away"
    table.keep(table.come_back(0, 90_000), 90_000)
    assert table.seats[0].acts


def test_in_a_match_over_days_nobody_is_away() -> None:
    table = opened(clock=Clock(kind="days", seconds=86_400))
    table.away[ANNA] = 0
    assert "replace" not in table.can(BERT, 80_000_000)


# Rematch.


def test_a_rematch_needs_both() -> None:
    table = opened()
    table.keep(table.resign(0, "planner", 1), 1)
    table.keep(table.ask(BERT, "rematch", 1, 2), 2)
    assert not table.all_agree("rematch")
    assert "rematch" not in table.can(BERT, 2)
    assert "rematch" in table.can(ANNA, 2)
    table.keep(table.answer(ANNA, "rematch", True, 0, 3), 3)
    assert table.all_agree("rematch")
    table.keep(table.follow("next", 4), 4)
    assert table.standing(None, 5).following == "next"
    assert table.can(ANNA, 5) == []
    assert same(table)
