"""One table without a server: what is said there, also by bots in a game's own notation."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.engine.errors import BadFile
from sublevel.engine.game import Game
from sublevel.table.api_types import Replay, ReplayFile
from sublevel.table.errors import Refused
from sublevel.table.logged import Holder
from sublevel.table.protocol import Answer, Clock, Do, Person, Say
from sublevel.table.records import Agreed, Header, Undone
from sublevel.table.replays import replay_file
from sublevel.table.table import Table
from tests.table.inside import Inside
from tests.table.noting import (
    ANNA,
    BERT,
    key,
    opened,
    same,
)

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
    for number in range(2500):
        table.say(ANNA, "Anna", f"line {number}", None, number)
    assert len(table.chat) == 2000
    assert table.chat[-1].number == 2499


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


# What was said belongs to the record.


def test_replay_and_match_file_have_claims_and_chat_at_their_place() -> None:
    """A claim between two actions is read between them, also from the file and after a take-back; PS-TALK-1."""

    async def play() -> tuple[Replay, Replay, Replay]:
        match = sublevel.game("panic-station").new(seed=5, options={"players": 4})
        table = Inside(match, "anna", "bert", "cleo", "dora")
        await table.open("anna", "bert", "cleo", "dora")
        try:
            names = ("anna", "bert", "cleo", "dora")
            name = names[match.due[0]]
            table.room.handle(table.visitors["bert"], Say(text="good luck!"))
            table.room.handle(table.visitors[name], Say(phrase="clean"))
            for _ in range(2):
                name = names[table.table.match.due[0]]
                await table.act(name, next(one.text for one in table.table.match.legal(names.index(name))))
            table.room.handle(table.visitors["cleo"], Say(phrase="hello"))
            table.table.apply(9, Undone(1))
            running = await table.host.replay("table", Person(id="cleo", name="Cleo"), 2, False)
            table.table.apply(9, Agreed())
            replay = await table.host.replay("table", None, None, True)
            file = await table.host.file("table", None)
            return running, replay, replay_file(ReplayFile(file=file, all_seeing=True))
        finally:
            await table.close()

    running, replay, filed = asyncio.run(play())
    said = [(line.after, line.name, line.text, line.phrase) for line in replay.chat]
    assert [line[1:] for line in said[:1]] == [("Bert", "good luck!", None)]
    assert [line[0] for line in said] == [0, 0, 1]
    assert [line[3] for line in said] == [None, "clean", "hello"]
    assert running.chat == replay.chat == filed.chat


@pytest.mark.parametrize(
    "said", [{"after": 1, "at": 0, "seat": 0, "name": "Anna"}, {"after": 0, "at": 0, "seat": 6, "name": "Anna"}]
)
def test_a_match_file_in_which_something_was_said_nowhere_is_refused(said: dict[str, Any]) -> None:
    game = sublevel.game("panic-station")
    content = msgspec.json.decode(game.new(seed=5).to_json())
    with pytest.raises(BadFile, match="talk"):
        game.load(msgspec.json.encode({**content, "talk": [said]}).decode())


def test_whoever_asked_hears_that_somebody_said_no() -> None:
    async def play() -> list[tuple[str, dict[str, Any]]]:
        match = sublevel.game("the-base").new(seed=5)
        table = Inside(match, "anna", "bert")
        await table.open("anna", "bert")
        try:
            asker, other = ("anna", "bert") if match.due[0] == 0 else ("bert", "anna")
            await table.act(asker, table.table.match.legal(match.due[0])[0].text)
            table.room.handle(table.visitors[asker], Do(ref=1, what="ask-pause"))
            table.room.handle(table.visitors[other], Answer(ref=2, offer="pause", yes=False))
            table.room.handle(table.visitors[asker], Do(ref=3, what="ask-pause"))
            table.room.handle(table.visitors[asker], Answer(ref=4, offer="pause", yes=False))  # withdrawn
            await table.settle()
            return [(name, msgspec.json.decode(data)) for name, data in table.heard if b'"declined"' in data]
        finally:
            await table.close()

    heard = asyncio.run(play())
    assert sorted(name for name, _ in heard) == ["anna", "bert"]
    assert all(message["offer"] == "pause" and message["by"] != message["seat"] for _, message in heard)
