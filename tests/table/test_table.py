"""One table without a server: seats, actions, taking back, and the same table again from its log."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from sublevel.engine.errors import Illegal, NotYourTurn
from sublevel.table.errors import Refused
from sublevel.table.logged import Holder, commitment
from sublevel.table.protocol import LONGEST_NAME
from sublevel.table.records import read_record
from sublevel.table.wishes import told_apart
from tests.table.noting import (
    ANNA,
    BERT,
    act,
    act_until_other,
    closed_moves,
    in_play,
    key,
    opened,
    same,
    who,
)

# Seats.


def test_a_table_begins_when_the_last_seat_is_taken() -> None:
    table = opened(seats=[Holder(person=ANNA, name="Anna"), Holder()])
    assert table.status == "open"
    with pytest.raises(Refused) as error:
        table.act(ANNA, None, 0, "1-a1", 5)
    assert key(error) == "not-started"
    with pytest.raises(Refused) as error:
        table.sit(ANNA, "Anna", 1, 10)
    assert key(error) == "already-seated"
    with pytest.raises(Refused) as error:
        table.sit(BERT, "Bert", 0, 10)
    assert key(error) == "seat-taken"
    seat, records = table.sit(BERT, "Bert", None, 10)
    table.keep(records, 10)
    assert seat == 1
    assert table.standing(None, 10).status == "playing"
    with pytest.raises(Refused) as error:
        table.sit("carl", "Carl", None, 10)
    assert key(error) == "no-open-seat"
    assert same(table)


def test_a_seat_says_that_a_program_plays() -> None:
    """Also one that was there from the start, and also after the log was read again; older logs do not say it."""
    table = opened(seats=[Holder(person=ANNA, name="Anna", program=True), Holder()])
    _, records = table.sit(BERT, "Bert", None, 10, program=True)
    table.keep(records, 10)
    assert [state.program for state in table.standing(None, 10).seats] == [True, True]
    assert same(table)
    table.apply(11, read_record(b'["sat",0,"anna","Anna"]'))
    assert [state.program for state in table.standing(None, 11).seats] == [False, True]


def test_open_seats_can_be_given_to_bots() -> None:
    table = opened(seats=[Holder(person=ANNA, name="Anna"), Holder()])
    assert table.can(ANNA, 0) == ["start", "leave"]
    table.keep(table.start("planner", 5), 5)
    assert table.status == "playing"
    assert [state.holder for state in table.standing(None, 5).seats] == ["person", "bot"]
    with pytest.raises(Refused) as error:
        table.start("planner", 5)
    assert key(error) == "started-already"
    assert same(table)


def test_who_gets_up_before_the_match_leaves_an_open_seat() -> None:
    table = opened(seats=[Holder(person=ANNA, name="Anna"), Holder()])
    table.keep(table.leave(0, "planner", 5), 5)
    assert table.seats[0].open
    assert table.can(ANNA, 0) == []
    assert same(table)


# Playing.


def test_actions_are_on_record() -> None:
    table = opened()
    for _ in range(30):
        act(table)
    assert len(table.match.plies) == 30
    assert same(table)


def test_a_message_that_comes_twice_plays_once() -> None:
    table = opened()
    person, seat = who(table), table.match.waiting[0]
    action = table.match.legal(seat)[0]
    assert table.act(person, None, 0, action.text, 1) is not None
    assert table.act(person, None, 0, action.text, 2) is None
    assert table.act(person, None, 0, action.id, 2) is None
    assert len(table.match.plies) == 1


def test_a_message_that_comes_too_late_is_refused() -> None:
    table = opened()
    act(table)
    act(table)
    with pytest.raises(Refused) as error:
        table.act(who(table), None, 1, "1-b3", 1)
    assert key(error) == "stale"
    with pytest.raises(Refused) as error:
        table.act(who(table), None, 7, "1-b3", 1)
    assert key(error) == "stale"


def test_nobody_acts_for_another() -> None:
    table = opened()
    seat = table.match.waiting[0]
    other = table.seats[1 - seat].person
    action = table.match.legal(seat)[0].text
    with pytest.raises(Refused) as error:
        table.act(other, seat, 0, action, 1)
    assert key(error) == "not-your-seat"
    with pytest.raises(NotYourTurn):
        table.act(other, None, 0, action, 1)
    with pytest.raises(Refused) as error:
        table.act("carl", None, 0, action, 1)
    assert key(error) == "not-seated"
    with pytest.raises(Refused) as error:
        table.act(None, None, 0, action, 1)
    assert key(error) == "not-seated"
    assert not table.match.plies


def test_an_illegal_action_changes_nothing() -> None:
    table = opened()
    before = table.match.digest(), table.number
    with pytest.raises(Illegal):
        table.act(who(table), None, 0, "+A", 1)
    assert (table.match.digest(), table.number) == before


def test_a_match_ends_when_it_was_played_out() -> None:
    table = opened(options={"countdown_start": 5, "time_challenge": "off"})
    while table.status == "playing":
        act(table)
    standing = table.standing(ANNA, 2000)
    assert standing.ending is not None
    assert standing.ending.reason == "played"
    assert standing.ending.result == table.match.result.plain()
    assert same(table)


# The seed.


def test_the_seed_is_promised_at_the_start_and_published_at_the_end() -> None:
    """BASE-INFO-2, BASE-INFO-3: nothing of it is known before the end; then everybody can check the promise."""
    table = opened(seed=123456789)
    early = table.standing(ANNA, 0)
    assert (early.seed, early.salt, early.deal) == (None, None, None)
    table.keep(table.resign(0, "planner", 1), 1)
    late = table.standing(None, 0)
    assert late.seed == "123456789"
    assert hashlib.sha256(f"{late.seed}:{late.salt}".encode()).hexdigest() == early.commitment == late.commitment
    assert late.deal == table.match.position()
    other = msgspec.structs.replace(table.header, salt="other")
    assert commitment(other) != early.commitment


# Taking back (BASE-TURN-10, BASE-UI-11).


def test_an_own_action_that_showed_nothing_is_taken_back_freely() -> None:
    table = in_play()
    person, start = who(table), len(table.match.plies)
    turns = closed_moves(table)
    assert turns
    digest = table.match.digest()
    act(table, action=turns[0])
    assert who(table) == person
    assert "undo" in table.can(person, 1)
    assert table.standing(person, 1).undo_to == start
    table.keep(table.undo(person, None, 2), 2)
    assert table.match.digest() == digest
    assert same(table)
    with pytest.raises(Refused) as error:
        table.undo(person, None, 2)
    assert key(error) == "nothing-to-undo"


def test_the_other_cannot_take_it_back() -> None:
    table = in_play()
    person = who(table)
    act(table, action=closed_moves(table)[0])
    other = BERT if person == ANNA else ANNA
    with pytest.raises(Refused) as error:
        table.undo(other, None, 2)
    assert key(error) == "nothing-to-undo"


def test_a_reveal_is_not_taken_back_freely() -> None:
    table = in_play()
    reveals: list[str] = []
    while not reveals:
        act(table)
        seat = table.match.waiting[0]
        reveals = [c["text"] for c in table.match.view(seat)["legal"] if c["kind"] == "reveal"]
    person, start = who(table), len(table.match.plies)
    act(table, action=reveals[0])
    assert "undo" not in table.can(person, 1)
    assert "ask-undo" in table.can(person, 1)
    other = BERT if person == ANNA else ANNA
    table.keep(table.ask(person, "undo", seat, 2), 2)
    assert table.offer_list()[0].to == start
    with pytest.raises(Refused) as error:
        table.answer(person, "undo", True, seat, 3)
    assert key(error) == "nothing-to-answer"
    table.keep(table.answer(other, "undo", True, 1 - seat, 3), 3)
    assert len(table.match.plies) == start
    assert not table.offers
    assert same(table)


def test_a_no_ends_an_offer() -> None:
    table = in_play()
    act_until_other(table)
    asker = BERT if who(table) == ANNA else ANNA
    seat, other = table.seats_of(asker)[0], who(table)
    plies = len(table.match.plies)
    table.keep(table.ask(asker, "undo", seat, 2), 2)
    with pytest.raises(Refused) as error:
        table.ask(asker, "undo", seat, 2)
    assert key(error) == "asked-already"
    table.keep(table.answer(other, "undo", False, 1 - seat, 3), 3)
    assert not table.offers
    assert len(table.match.plies) == plies
    assert same(table)


def test_playing_on_ends_an_offer() -> None:
    table = in_play()
    act_until_other(table)
    asker = BERT if who(table) == ANNA else ANNA
    table.keep(table.ask(asker, "undo", table.seats_of(asker)[0], 2), 2)
    act(table)
    assert not table.offers
    assert same(table)


def test_a_bot_agrees_to_take_back() -> None:
    table = in_play(seats=[Holder(person=ANNA, name="Anna"), Holder(person=BERT, name="Bert")])
    act_until_other(table)
    left = who(table)
    asker = BERT if left == ANNA else ANNA
    table.keep(table.leave(table.seats_of(left)[0], "planner", 2), 2)
    start = table.own_last(asker)
    table.keep(table.ask(asker, "undo", table.seats_of(asker)[0], 3), 3)
    assert len(table.match.plies) == start
    assert same(table)


def test_taking_back_never_reaches_into_the_match_it_was_forked_from() -> None:
    source = in_play()
    prelude = [(ply.seat, ply.action) for ply in source.match.plies]
    table = opened(prelude=prelude, forked=True)
    person = who(table)
    assert table.own_last(person) is None
    assert table.undo_to(person) == len(prelude)
    act(table, action=closed_moves(table)[0])
    assert table.undo_to(person) == len(prelude)
    assert table.standing(None, 0).forked


def test_on_one_screen_both_sides_are_taken_back() -> None:
    table = in_play(seats=[Holder(person=ANNA, name="A"), Holder(person=ANNA, name="B")])
    start = len(table.match.plies)
    first = table.match.waiting[0]
    while table.match.waiting[0] == first:
        act(table, action=closed_moves(table)[0])
    act(table, action=closed_moves(table)[0])
    assert table.undo_to(ANNA) <= start
    table.keep(table.undo(ANNA, start, 3), 3)
    assert len(table.match.plies) == start
    assert same(table)


def test_players_on_one_screen_are_told_apart() -> None:
    """Who names nobody, or two alike, gets numbers; nobody else's name changes, and none gets too long."""
    long = "A very long name indeed."
    holders = [Holder(person=ANNA, name=name) for name in ("Anna", "Anna", "Anna 2", long, long)]
    names = [holder.name for holder in told_apart([*holders, Holder(bot="random"), Holder()])]
    assert names == ["Anna", "Anna 2", "Anna 2 2", long, "A very long name inde 2", None, None]
    assert all(len(name) <= LONGEST_NAME for name in names if name)
