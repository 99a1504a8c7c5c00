"""One table without a server: seats, actions, taking back, asking, time, and the same table again from its log."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.engine.errors import Illegal, NotYourTurn
from sublevel.engine.game import Game
from sublevel.table.errors import Refused
from sublevel.table.logged import Holder, commitment
from sublevel.table.protocol import Clock
from sublevel.table.records import AnyRecord, Header, read_record, write_record
from sublevel.table.standing import AWAY
from sublevel.table.table import Table

GAME = sublevel.game("the-base")
ANNA, BERT = "anna", "bert"


class Noting:
    """A table that keeps its log, as the store does."""

    def __init__(self, header: Header) -> None:
        self.log: list[tuple[int, bytes]] = []
        self.table = Table(header, sublevel.game(header.game))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def keep(self, records: list[AnyRecord], at: int) -> list[AnyRecord]:
        self.log += [(at, write_record(record)) for record in records]
        return records


def opened(
    seed: int = 5, clock: Clock | None = None, seats: list[Holder] | None = None, game: Game = GAME, **header: Any
) -> Noting:
    table = Noting(
        Header(
            id="test",
            game=game.name,
            rules=game.version,
            options=game.options.read(header.pop("options", {})).plain(),
            clock=clock or Clock(),
            public=False,
            created=0,
            seed=seed,
            salt="salt",
            **header,
        )
    )
    holders = seats or [Holder(person=ANNA, name="Anna"), Holder(person=BERT, name="Bert")]
    table.keep(table.furnish(holders, 0), 0)
    return table


def who(table: Noting) -> str:
    """The person who is to act."""
    person = table.seats[table.match.waiting[0]].person
    assert person is not None
    return str(person)


def act(table: Noting, at: int = 1000, person: str | None = None, action: str | None = None) -> None:
    person = person or who(table)
    seat = table.match.waiting[0]
    action = action or table.match.legal(seat)[0].text
    record = table.act(person, None, len(table.match.plies), action, at)
    assert record is not None
    table.keep([record], at)


def act_until_other(table: Noting, at: int = 1000) -> None:
    """Play on until somebody else is to act."""
    person = who(table)
    while table.status == "playing" and who(table) == person:
        act(table, at)


def again(table: Noting) -> Table:
    """The same table from its log."""
    copy = Table(table.header, table.game)
    for at, data in table.log:
        copy.apply(at, read_record(data))
    return copy


def same(table: Noting) -> bool:
    copy = again(table)
    one, two = ([msgspec.json.encode(t.standing(p, 99_000)) for p in (ANNA, BERT, None)] for t in (table, copy))
    return one == two and copy.match.digest() == table.match.digest() and copy.number == table.number


def key(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.refusal.key.removeprefix("table-refused-")


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


def in_play(seed: int = 5, **more: Any) -> Noting:
    """A table after the set-up, whose tiles were oriented."""
    table = opened(seed, **more)
    while table.match.view(None)["phase"] == "orient":
        act(table, 0)
    return table


def closed_moves(table: Noting) -> list[str]:
    """Actions that show nothing new."""
    seat = table.match.waiting[0]
    return [choice["text"] for choice in table.match.view(seat)["legal"] if choice["kind"] == "rotate"]


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


# Talking.


def test_players_and_watchers_talk_apart_until_the_end() -> None:
    table = opened()
    table.keep(table.say(ANNA, "Anna", "good luck!", None, 1), 1)
    table.keep(table.say("carl", "Carl", "who is ahead?", None, 2), 2)
    table.keep(table.say(BERT, "Bert", None, "thanks", 3), 3)
    assert [line.name for line in table.heard(ANNA)] == ["Anna", "Bert"]
    assert [line.name for line in table.heard("carl")] == ["Carl"]
    assert [line.name for line in table.heard(None)] == ["Carl"]
    table.keep(table.resign(0, "planner", 4), 4)
    assert [line.name for line in table.heard(None)] == ["Anna", "Carl", "Bert"]
    assert [line.number for line in table.heard(None)] == [0, 1, 2]
    assert same(table)


@pytest.mark.parametrize(
    ("text", "phrase", "wrong"),
    [(None, None, "say-one-thing"), ("a", "hello", "say-one-thing"), (None, "insult", "no-such-phrase")],
)
def test_one_thing_is_said_at_a_time(text: str | None, phrase: str | None, wrong: str) -> None:
    table = opened()
    with pytest.raises(Refused) as error:
        table.say(ANNA, "Anna", text, phrase, 1)
    assert key(error) == wrong


def test_the_chat_does_not_grow_for_ever() -> None:
    table = opened()
    for number in range(500):
        table.say(ANNA, "Anna", f"line {number}", None, number)
    assert len(table.chat) == 200
    assert table.chat[-1].number == 499


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


# Claims in a game's own notation.


def station() -> tuple[Game, Header]:
    """A table of Panic Station, not yet furnished."""
    game = sublevel.game("panic-station")
    options = game.options.read({"players": 4}).plain()
    return game, Header(
        id="test",
        game=game.name,
        rules=game.version,
        options=options,
        clock=Clock(),
        public=False,
        created=0,
        seed=5,
        salt="salt",
    )


def test_bots_speak_once_in_a_turn_and_hear_what_is_said() -> None:
    """PS-TALK-6, PS-RES-9: what a bot says is a line of the chat; what others say is in what it thinks about."""
    game, header = station()
    table = Table(header, game)
    table.furnish([Holder(bot="casual"), *(Holder(person=name, name=name) for name in (ANNA, BERT, "cyril"))], 0)
    s: Any = table.match.state
    s.active, s.waiting, s.rounds = 0, 1, 0
    assert table.remark(0, 1) == []
    s.doubt[1] = 3
    (record,) = table.remark(0, 2)
    assert (record.seat, record.phrase) == (0, "accuse B")  # type: ignore[union-attr]  # somebody spoke
    assert table.remark(0, 3) == []
    table.say(BERT, "Bert", None, "accuse Y", 4)
    table.say(BERT, "Bert", "who knows", None, 5)
    seen: Any = table.bot_sees(0)
    assert list(seen.doubt[:4]) == [0, 3, 0, 1]
    assert list(s.doubt[:4]) == [0, 3, 0, 0]


def test_claims_are_counted_between_actions_and_in_a_turn() -> None:
    """PS-TALK-3: three between two decisions, twelve in a turn, by seats alone; the count survives a crash."""
    game, header = station()
    table = Table(header, game)
    records = table.furnish([Holder(person=name, name=name) for name in (ANNA, BERT, "cyril", "dana")], 0)
    for claim in ("clean", "trust B", "got B INF"):
        records += table.say(ANNA, "Anna", None, claim, 1)
    with pytest.raises(Refused) as error:
        table.say(ANNA, "Anna", None, "accuse G", 2)
    assert key(error) == "enough-claims"
    assert table.say(BERT, "Bert", None, "accuse R", 3)
    for person, claim in ((None, "clean"), (ANNA, "trust W"), (ANNA, "anything")):
        with pytest.raises(Refused) as error:
            table.say(person, "x", None, claim, 4)
        assert key(error) == "no-such-phrase"

    again = Table(header, game)
    for record in records:
        again.apply(1, record)
    with pytest.raises(Refused) as error:
        again.say(ANNA, "Anna", None, "clean", 5)
    assert key(error) == "enough-claims"

    # Each action of the turn gives room for three more, until twelve were heard in it.
    turn = game.talk_turn(table.match.state)
    for said in (3, 6, 9, 12):
        act_on(table)
        assert game.talk_turn(table.match.state) == turn
        if said < 12:
            for _ in range(3):
                table.say(ANNA, "Anna", None, "clean", 7)
    with pytest.raises(Refused) as error:
        table.say(ANNA, "Anna", None, "clean", 8)
    assert key(error) == "enough-claims"


def act_on(table: Table) -> None:
    """An action that does not end the turn."""
    seat = table.match.waiting[0]
    action = next(action.text for action in table.match.legal(seat) if action.text != "end")
    table.act(str(table.seats[seat].person), None, len(table.match.plies), action, 6)
