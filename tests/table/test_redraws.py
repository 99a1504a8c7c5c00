"""What was revealed is never taken back freely; by consent it is, and chance is drawn afresh. The same in all games."""

from __future__ import annotations

from random import Random

import pytest

import sublevel
from sublevel.engine.core import SPECTATOR
from sublevel.engine.match import Match
from sublevel.engine.matchfile import read_match
from sublevel.table.errors import Refused
from sublevel.table.logged import Holder, fresh_key
from tests.table.noting import Noting, key, opened, same

GAMES = ("the-base", "underground", "star-quest", "panic-station")
PEOPLE = ("anna", "bert", "cleo", "dora")


def table_of(name: str, *people: str) -> Noting:
    """A table of a game with people on its first seats and bots on the others."""
    game = sublevel.game(name)
    count = max(2, game.least_seats or len(game.seats))
    holders = [Holder(person=person, name=person.title()) for person in people[:count]]
    options = {game.seat_option: count} if game.seat_option else {}
    return opened(seats=holders + [Holder(bot="random")] * (count - len(holders)), game=game, options=options)


def play(table: Noting, seat: int, action: int) -> None:
    table.keep([table.play(seat, action, 1)], 1)


def until_revealed(table: Noting, seat: int = 0) -> None:
    """Let everybody play at random until an action of a seat has revealed something."""
    random = Random(3)
    while not (table.match.plies and table.match.plies[-1].seat == seat and table.match.plies[-1].disclosed):
        to_act = table.match.due[0]
        play(table, to_act, random.choice(table.match.legal(to_act)).id)


def what_all_know(match: Match) -> list[bytes]:
    game = match.game
    seats = [*range(len(game.seats)), SPECTATOR]
    return [game.schema.pack(game.seen_by(match.state, seat)) for seat in seats]


@pytest.mark.parametrize("name", GAMES)
def test_nobody_takes_back_a_reveal_from_bots(name: str) -> None:
    table = table_of(name, "anna")
    until_revealed(table)
    assert not {"undo", "ask-undo"} & set(table.can("anna", 2))
    assert table.standing("anna", 2).undo_off == "revealed"
    with pytest.raises(Refused) as error:
        table.undo("anna", None, 2)
    assert key(error) == "nothing-to-undo"
    with pytest.raises(Refused) as error:
        table.ask("anna", "undo", 0, 2)
    assert key(error) == "cannot-ask"


@pytest.mark.parametrize("name", GAMES)
def test_on_one_screen_nobody_can_agree_to_take_back_a_reveal(name: str) -> None:
    table = table_of(name, *["anna"] * 4)
    until_revealed(table)
    assert not {"undo", "ask-undo"} & set(table.can("anna", 2))
    assert table.standing("anna", 2).undo_off == "revealed"


@pytest.mark.parametrize("name", GAMES)
def test_by_consent_chance_is_drawn_afresh_and_everybody_knows_what_they_knew(name: str) -> None:
    table = table_of(name, *PEOPLE)
    until_revealed(table)
    to = table.own_last("anna")
    assert to is not None
    before = table.match.branch()
    before.rewind(to)
    assert table.standing("anna", 2).undo_off is None
    table.keep(table.ask("anna", "undo", 0, 2), 2)
    assert table.offer_list()[0].redraws
    for seat, person in list(enumerate(PEOPLE))[1:]:
        if "undo" in table.offers and table.seats_of(person):
            table.keep(table.answer(person, "undo", True, seat, 3), 3)
    assert len(table.match.plies) == to
    assert table.match.fresh_keys == [(to, fresh_key(table.header, 1))]
    assert table.match.state.rng != before.state.rng
    assert what_all_know(table.match) == what_all_know(before)
    assert table.game.conserved(table.match.state) == table.game.conserved(before.state)
    assert same(table)
    until_revealed(table)
    assert same(table)
    assert read_match(table.game, table.match.to_json()).digest() == table.match.digest()


def test_another_tile_can_come_up_after_a_take_back() -> None:
    """The Base: its tiles lie there from the deal, so those that nobody has seen are dealt anew."""
    came = set()
    for count in range(1, 9):
        table = table_of("the-base", *PEOPLE)
        until_revealed(table)
        text, to = table.match.plies[-1].text, len(table.match.plies) - 1
        table.match.rewind(to)
        table.match.draw_afresh(fresh_key(table.header, count))
        table.match.play(0, text)
        came.add(table.match.log()[-1])
    assert len(came) > 1


def test_chance_that_gave_way_never_comes_back() -> None:
    """Who goes back further than to the reveal that was taken back meets the new chance again, not the first one."""
    match = sublevel.game("the-base").new(seed=5)
    random = Random(3)
    while len(match.plies) < 6:
        match.play(match.due[0], random.choice(match.legal(match.due[0])))
    match.rewind(5)
    match.draw_afresh(77)
    match.rewind(3)
    assert match.fresh_keys == [(3, 77)]
    match.play(match.due[0], match.legal(match.due[0])[0])
    match.rewind(1)
    assert match.fresh_keys == [(1, 77)]
    other = match.branch()
    assert (other.fresh_keys, other.digest()) == (match.fresh_keys, match.digest())


@pytest.mark.parametrize("name", GAMES)
def test_drawing_afresh_changes_nothing_that_anybody_knows(name: str) -> None:
    """PS-SETUP-4 and the like: wherever a match stands, all see the same board, and no card is lost."""
    game = sublevel.game(name)
    random = Random(8)
    for seed in range(3):
        match = game.new(seed=seed)
        while not match.finished and len(match.plies) < 120:
            seat = match.due[0] if match.due else match.waiting[0]
            match.play(seat, random.choice(match.legal(seat)))
            if len(match.plies) % 5 == 0:
                other = match.branch()
                other.draw_afresh(seed)
                assert what_all_know(other) == what_all_know(match)
                assert game.conserved(other.state) == game.conserved(match.state)


def test_who_leaves_does_not_agree_to_take_back_a_reveal() -> None:
    table = table_of("the-base", *PEOPLE)
    until_revealed(table)
    table.keep(table.ask("anna", "undo", 0, 2), 2)
    plies = len(table.match.plies)
    table.keep(table.leave(1, "random", 3), 3)
    assert not table.offers
    assert len(table.match.plies) == plies
    assert same(table)


def test_an_offer_can_be_withdrawn() -> None:
    table = table_of("the-base", *PEOPLE)
    until_revealed(table)
    table.keep(table.ask("anna", "undo", 0, 2), 2)
    table.keep(table.answer("anna", "undo", False, 0, 3), 3)
    assert not table.offers
    assert same(table)
