"""A game that all win or lose together, at its table: suggestions, giving up, phrases, several hands, bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel import bots
from sublevel.bots.hints import full_review
from sublevel.bots.search import Effort
from sublevel.engine.core import TABLE
from sublevel.engine.text import LANGUAGES, say
from sublevel.table import protocol
from sublevel.table.api_types import NewTable, SeatWish
from sublevel.table.audience import Visitor
from sublevel.table.errors import Refused as Refusal
from sublevel.table.host import PROPOSALS
from sublevel.table.protocol import (
    Act,
    Agree,
    Answer,
    AskWhy,
    Do,
    Person,
    Played,
    Proposal,
    Propose,
    Proposed,
    Say,
    Spoken,
    Stands,
    Welcome,
    Why,
)
from sublevel.table.replays import match_of
from sublevel.table.room import Room
from tests.table.den import BOT, GAME, ME, OPEN, Den, in_den, refusals, runs, shortest

TURNS = {"timer_mode": "turns"}


def propose(room: Room, *texts: str, seat: int | None = None) -> Propose:
    return Propose(ref=5, after=len(room.table.match.plies), texts=list(texts), seat=seat)


def roles(room: Room, anna: Visitor, bert: Visitor) -> tuple[Visitor, int, Visitor, int]:
    """The active player and the other one, with their seats."""
    return (anna, 0, bert, 1) if room.table.match.due == (0,) else (bert, 1, anna, 0)


def card(room: Room, which: int = 0) -> str:
    return room.table.match.legal(room.table.match.due[0])[which].text


# Suggestions.


def test_everybody_sees_what_somebody_suggests(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        den.enter(room, "cleo")
        active, _, idle, seat = roles(room, anna, bert)
        room.handle(idle, propose(room, card(room), "P I3.1Ar1@C7", "D1-E1", "E1-F1"))
        plan = Proposal(seat=seat, texts=[card(room), "P I3.1Ar1@C7", "D1-E1", "E1-F1"], agreed=[])
        await den.rest()
        for person in ("anna", "bert", "cleo"):
            [told] = den.told(person, Proposed)
            assert told.proposals == [plan]
            assert told.ref == (5 if person == idle.who else None)
        room.handle(active, Agree(ref=6, to=seat, yes=True))
        room.handle(active, Agree(ref=7, to=seat, yes=True))
        await den.rest()
        assert den.told("cleo", Proposed)[-1].proposals[0].agreed == [1 - seat]
        late = den.enter(room, "dora")
        await den.rest()
        assert den.told("dora", Welcome)[-1].proposals[0].texts == plan.texts
        room.leave(late)
        room.handle(active, Agree(ref=8, to=seat, yes=False))
        room.handle(idle, propose(room, card(room, 1)))
        await den.rest()
        assert den.told("cleo", Proposed)[-1].proposals == [Proposal(seat=seat, texts=[card(room, 1)], agreed=[])]
        room.handle(idle, propose(room))
        await den.rest()
        assert den.told("cleo", Proposed)[-1].proposals == []

    in_den(tmp_path, work)


def test_what_is_played_ends_a_suggestion_unless_it_follows_it(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(**TURNS)
        active, own, idle, seat = roles(room, anna, bert)
        first, second = card(room), card(room, 1)
        room.handle(idle, propose(room, first, "P I3.1Ar1@C7"))
        room.handle(active, propose(room, second))
        room.handle(active, Agree(ref=6, to=seat, yes=True))
        room.handle(active, Act(ref=7, after=0, action=first))
        await den.rest()
        left = Proposal(seat=seat, texts=["P I3.1Ar1@C7"], agreed=[own])
        assert den.told("anna", Proposed)[-1].proposals == [left]
        room.handle(active, Act(ref=8, after=1, action="E"))
        await den.rest()
        assert den.told("anna", Proposed)[-1].proposals == []
        heard = len(den.told("anna", Proposed))
        idle_now = anna if room.table.match.due == (1,) else bert
        active_now = bert if idle_now is anna else anna
        room.handle(active_now, Act(ref=9, after=2, action=card(room)))
        room.handle(idle_now, propose(room, "E"))
        room.handle(active_now, Do(ref=10, what="undo"))
        await den.rest()
        assert len(room.table.match.plies) == 2
        assert den.told("anna", Proposed)[-1].proposals == []
        assert len(den.told("anna", Proposed)) == heard + 2

    in_den(tmp_path, work)


def test_a_turning_of_the_timer_leaves_the_plans_as_they_are(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        active, _, idle, seat = roles(room, anna, bert)
        room.handle(idle, propose(room, card(room)))
        room.handle(idle, Act(ref=1, after=0, action="F", mark=0))
        await den.move(1)  # a full glass that is turned is empty
        assert len(room.table.match.plies) == 2
        late = den.enter(room, "cleo")
        await den.rest()
        assert [proposal.seat for proposal in den.told("cleo", Welcome)[-1].proposals] == [seat]
        room.leave(late)
        room.handle(active, Act(ref=2, after=2, action=card(room, 1)))
        await den.rest()
        assert den.told("anna", Proposed)[-1].proposals == []

    in_den(tmp_path, work)


def test_nothing_of_it_is_on_record(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(**TURNS)
        before = await den.log(room)
        room.handle(bert, propose(room, "E"))
        room.handle(anna, Agree(ref=6, to=1, yes=True))
        assert await den.log(room) == before

    in_den(tmp_path, work)


def test_wrong_suggestions_are_refused(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(**TURNS)
        cleo = den.enter(room, "cleo")
        wrong: list[tuple[Visitor, msgspec.Struct, str]] = [
            (cleo, propose(room, "E"), "not-seated"),
            (cleo, Agree(ref=1, to=0, yes=True), "not-seated"),
            (anna, propose(room, "E", seat=1), "not-your-seat"),
            (anna, propose(room, "jump"), "malformed"),
            (anna, propose(room, "E", "\x00" * 80), "malformed"),
            (anna, Propose(ref=1, after=7, texts=["E"]), "stale"),
            (anna, Agree(ref=1, to=1, yes=True), "nothing-proposed"),
            (anna, Agree(ref=1, to=5, yes=True), "nothing-proposed"),
        ]
        for visitor, message, _ in wrong:
            room.handle(visitor, message)
        room.handle(anna, propose(room, "E"))
        room.handle(anna, Agree(ref=1, to=0, yes=True))
        room.handle(anna, Do(ref=2, what="ask-pause"))
        room.handle(bert, Answer(ref=3, offer="pause", yes=True))
        room.handle(anna, propose(room, "E"))
        await den.rest()
        expected = [key for visitor, _, key in wrong if visitor is anna]
        assert refusals(den, "anna") == [*expected, "nothing-proposed", "paused"]
        assert refusals(den, "cleo") == ["not-seated", "not-seated"]

    in_den(tmp_path, work)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "propose", "ref": 1, "after": 0, "texts": ["E"] * 13},
        {"type": "propose", "ref": 1, "after": 0, "texts": ["E" * 81]},
        {"type": "propose", "ref": 1, "after": 0, "texts": [""]},
        {"type": "propose", "ref": 1, "after": 0, "texts": [7]},
        {"type": "propose", "ref": 1, "after": 0, "texts": "E"},
        {"type": "propose", "ref": 1, "after": -1, "texts": []},
        {"type": "agree", "ref": 1, "to": 9, "yes": True},
        {"type": "agree", "ref": 1, "to": 1},
        {"type": "act", "ref": 1, "after": 0, "action": "F", "mark": -1},
        {"type": "act", "ref": 1, "after": 0, "action": "F", "mark": "3"},
    ],
)
def test_what_is_too_much_is_no_message(message: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(message), type=protocol.FromClient)


def test_a_flood_of_suggestions_is_stopped(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, _, bert = await den.pair(**TURNS)
        for _ in range(PROPOSALS.burst + 5):
            room.handle(bert, propose(room, "E"))
        await den.rest()
        assert refusals(den, "bert") == ["too-fast"] * 5
        assert len(den.told("anna", Proposed)) == PROPOSALS.burst

    in_den(tmp_path, work, limits=True)


def test_where_one_wins_against_another_nothing_is_suggested(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        wish = NewTable(game="the-base", seats=[ME, ME])
        room = den.host.rooms[await den.host.open_table(Person(id="anna", name="Anna"), wish)]
        anna = den.enter(room, "anna")
        room.handle(anna, Propose(ref=1, after=0, texts=["1-a1"]))
        await den.rest()
        assert refusals(den, "anna") == ["no-proposals"]

    in_den(tmp_path, work)


def test_who_waits_knows_what_could_be_done(tmp_path: Path) -> None:
    """To suggest something one needs the choices of who is to act, and the reasons why not; a watcher needs neither."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(**TURNS)
        cleo = den.enter(room, "cleo")
        active, own, idle, _ = roles(room, anna, bert)
        room.handle(active, Act(ref=1, after=0, action=card(room)))
        await den.rest()
        chosen, planned, watched = (den.told(visitor.who or "", Played)[-1].scene for visitor in (active, idle, cleo))
        assert len(planned.plans) > 10
        assert planned.plans == chosen.legal
        assert len(planned.legal) == 1
        assert chosen.plans == watched.plans == watched.legal == []
        room.handle(idle, AskWhy(ref=2, action="X D1-E1", seat=own))
        room.handle(idle, AskWhy(ref=3, action="E", seat=own))
        room.handle(cleo, AskWhy(ref=4, action="E", seat=own))
        await den.rest()
        no, yes = den.told(idle.who or "", Why)
        assert no.refusal is not None
        assert yes.refusal is None
        assert refusals(den, "cleo") == ["not-seated"]
        room.handle(active, AskWhy(ref=5, action="E", seat=1 - own))
        await den.rest()
        assert refusals(den, active.who or "") == ["not-your-seat"]

    in_den(tmp_path, work)


# Giving up.


def test_all_give_up_together(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair()
        assert "resign" not in room.table.can("anna", den.at)
        assert "ask-draw" not in room.table.can("anna", den.at)
        room.handle(anna, Do(ref=1, what="resign"))
        room.handle(anna, Do(ref=2, what="ask-concede"))
        assert room.table.status == "playing"
        assert "ask-concede" not in room.table.can("bert", den.at)
        room.handle(bert, Answer(ref=3, offer="concede", yes=False))
        assert room.table.offers == {}
        room.handle(bert, Do(ref=4, what="ask-concede"))
        room.handle(anna, Answer(ref=5, offer="concede", yes=True))
        await den.rest()
        assert refusals(den, "anna") == ["give-up-together"]
        ending = den.told("bert", Stands)[-1].standing.ending
        assert (ending.reason, ending.winners, ending.by) == ("conceded", [], None)
        fresh = await den.host.load_table(room.table.header.id)
        assert fresh.ending == ending
        assert not runs(room)

    in_den(tmp_path, work)


def test_who_plays_alone_gives_up_at_once(tmp_path: Path) -> None:
    """Bots agree to everything; so does who was away and is stood in for."""

    async def work(den: Den) -> None:
        room = await den.open(ME, BOT)
        anna = den.enter(room, "anna")
        room.handle(anna, Do(ref=1, what="ask-concede"))
        assert room.table.ending is not None
        assert room.table.ending.reason == "conceded"

    in_den(tmp_path, work)


def test_a_bot_plays_for_who_leaves(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(**TURNS)
        room.handle(bert, Do(ref=1, what="leave"))
        await den.rest()
        match = room.table.match
        for _ in range(30):
            await den.rest()
            if match.state.ply > 12 or room.table.status != "playing":
                break
            assert match.due == (0,)
            choice = shortest([action.text for action in match.legal(0)])
            room.handle(anna, Act(ref=2, after=len(match.plies), action=choice))
        assert {ply.seat for ply in match.plies} == {0, 1}
        room.handle(bert, Do(ref=3, what="return"))
        assert room.table.seats[1].bot is None

    in_den(tmp_path, work)


# Phrases.


def test_a_game_has_phrases_of_its_own(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room, anna, _ = await den.pair()
        for phrase in ("turn-timer", "thanks", "checkmate"):
            room.handle(anna, Say(phrase=phrase))
        await den.rest()
        assert [message.line.phrase for message in den.told("bert", Spoken)] == ["turn-timer", "thanks"]
        assert refusals(den, "anna") == ["no-such-phrase"]

    in_den(tmp_path, work)


def test_the_phrases_of_a_game_can_be_said_in_every_language() -> None:
    for name in sublevel.game_names():
        game = sublevel.game(name)
        assert not set(game.phrases) & set(protocol.PHRASES)
        for phrase in game.phrases:
            assert len({say(f"{name}-phrase-{phrase}", {}, language) for language in LANGUAGES}) > 1


# Seats and hands.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_many_seats_as_the_option_says(tmp_path: Path, players: int) -> None:
    async def work(den: Den) -> None:
        room = await den.open(*[ME] * players)
        assert len(room.table.seats) == players
        assert room.table.match.options["players"] == players
        assert room.table.status == "playing"
        anna = den.enter(room, "anna")
        assert anna.seats == list(range(players))
        assert anna.eyes in room.table.match.due
        await den.rest()
        assert den.told("anna", Welcome)[-1].scene.legal, "no curtain where nobody has secrets"
        wish = NewTable(game="underground", seats=[ME] * players, options={"players": players % 4 + 1})
        with pytest.raises(Refusal) as error:
            await den.host.open_table(Person(id="anna", name="Anna"), wish)
        assert error.value.refusal.key == "table-refused-seat-count"

    in_den(tmp_path, work)


def test_on_one_screen_the_eyes_are_those_of_whoever_is_active(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room = await den.open(ME, ME, ME, **TURNS)
        anna = den.enter(room, "anna")
        match = room.table.match
        seen = set()
        for _ in range(40):
            seat = match.due[0]
            assert anna.eyes == seat
            seen.add(seat)
            choice = shortest([action.text for action in match.legal(seat)])
            room.handle(anna, Act(ref=1, after=len(match.plies), action=choice, seat=seat))
            if room.table.match.finished:
                break
        assert seen == {0, 1, 2}
        await den.rest()
        played = den.told("anna", Played)[-1]
        assert played.scene.eyes in played.scene.waiting or room.table.status == "finished"

    in_den(tmp_path, work)


def test_people_go_first_where_any_may_decide(tmp_path: Path) -> None:
    """UG-SETUP-19: in the set-up every seat may choose; bots leave it to the people, if there are any."""

    async def work(den: Den) -> None:
        room = await den.open(BOT, ME, setup_choices="manual")
        anna = den.enter(room, "anna")
        match = room.table.match
        await den.rest()
        assert len(match.due) == 2
        for plies in range(4):
            assert len(match.plies) == plies
            room.handle(anna, Act(ref=1, after=plies, action=match.legal(1)[0].text))
            await den.rest()
        assert {ply.seat for ply in match.plies} == {1}

    in_den(tmp_path, work)


def test_hints_beside_other_people(tmp_path: Path) -> None:
    """Who plays together is not cheated by a hint; it has to be one's turn all the same."""

    async def work(den: Den) -> None:
        room, _, _ = await den.pair()
        assert room.table.may_have_hints("anna")
        assert not room.table.may_have_hints("cleo")
        due = room.table.match.due[0]
        assert room.table.seat_to_help(("anna", "bert")[due], None) == due
        with pytest.raises(Refusal) as error:
            room.table.seat_to_help(("anna", "bert")[1 - due], None)
        assert error.value.refusal.key == "table-refused-not-your-turn"

    in_den(tmp_path, work)


def test_only_the_active_one_is_on_the_clock(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        clock = protocol.Clock(kind="move", seconds=60)
        wish = NewTable(game="underground", seats=[ME, ME], clock=clock, options={"setup_choices": "auto", **TURNS})
        room = den.host.rooms[await den.host.open_table(Person(id="anna", name="Anna"), wish)]
        assert room.table.clocks.running == list(room.table.match.due)
        assert len(room.table.clocks.running) == 1

    in_den(tmp_path, work)


def test_a_rematch_of_three(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room = await den.open(ME, BOT, BOT)
        anna = den.enter(room, "anna")
        room.handle(anna, Do(ref=1, what="ask-concede"))
        room.handle(anna, Do(ref=2, what="rematch"))
        await den.rest()
        assert room.table.following is not None
        next_room = await den.host.room(room.table.following)
        assert len(next_room.table.seats) == 3
        assert next_room.table.seats_of("anna") == [1]

    in_den(tmp_path, work)


def test_draws_cannot_be_taken_back_alone(tmp_path: Path) -> None:
    """A card that was drawn was seen; until then one's own actions are one's own."""

    async def work(den: Den) -> None:
        room, anna, bert = await den.pair(**TURNS)
        active, _, _, _ = roles(room, anna, bert)
        who = active.who or ""
        room.handle(active, Act(ref=1, after=0, action=card(room)))
        assert room.table.free_undo(who) == 0
        room.handle(active, Act(ref=2, after=1, action="E"))
        assert len(room.table.match.plies) == 2
        assert room.table.free_undo(who) is None
        assert "ask-undo" in room.table.can(who, den.at)

    in_den(tmp_path, work)


def test_a_match_of_one(tmp_path: Path) -> None:
    """The file of a finished match, with what the clock did, is a match again."""

    async def work(den: Den) -> None:
        room = await den.open(SeatWish(holder="me"))
        anna = den.enter(room, "anna")
        await den.move(121)
        room.handle(anna, Do(ref=1, what="ask-concede"))
        await den.rest()
        text = await den.host.file(room.table.header.id, None)
        match = match_of(text)
        assert [ply.text for ply in match.plies] == ["Z"]
        replay = await den.host.replay(room.table.header.id, None, None, True)
        assert len(replay.seats) == 1
        assert [step.seat for step in replay.steps] == [7]
        assert GAME.load(text).digest() == room.table.match.digest()

    in_den(tmp_path, work)


def test_a_review_passes_over_what_nobody_thinks_about() -> None:
    """What the clock did, and a turning by somebody who was not to act, has no verdict of its own."""
    match = GAME.new(seed=3, options={"timer_mode": "real", "setup": "two-stations", "setup_choices": "auto"})
    match.play(0, match.legal(0)[0])
    match.play(TABLE, "Z")
    match.play(1, "s2:F")
    match.play(0, "E")
    review = full_review(match, Effort(simulations=20))
    assert [(verdict.seat, verdict.text) for verdict in review.verdicts] == [
        (ply.seat, ply.text) for ply in match.plies
    ]
    card, clock, turned, end = review.verdicts
    assert card.value == clock.value == turned.value
    assert clock.loss == turned.loss == 0
    assert all(-1 <= verdict.value <= 1 for verdict in (card, end))


def test_a_bot_that_searches_finds_something_legal() -> None:
    """Also where the sand runs by the clock: it thinks of a position in which nobody else has a say."""
    match = GAME.new(seed=4, options={"timer_mode": "real", "setup": "two-stations", "setup_choices": "auto"})
    for _ in range(8):
        [seat] = match.due
        seen = GAME.pondered(GAME.seen_by(match.state, seat), seat)
        assert seen.waiting == 1 << seat
        [choice, *_] = bots.consider("beginner", GAME, 5, seen, seat)
        match.play(seat, choice.action)
    assert {ply.seat for ply in match.plies} <= {0, 1}


def test_an_open_seat_waits_for_somebody(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room = await den.open(ME, OPEN, BOT)
        assert room.table.status == "open"
        assert not runs(room)
        await den.move(1000)
        await den.host.sit(room.table.header.id, Person(id="bert", name="Bert"), None)
        den.enter(room, "anna")
        assert not runs(room)
        den.enter(room, "bert")
        assert runs(room)
        shown = room.table.timer_shown(den.at)
        assert shown is not None
        assert shown.left == shown.whole == 120_000

    in_den(tmp_path, work)
