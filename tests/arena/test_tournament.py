"""Who plays whom: every deal from every seat, everybody as often as everybody else."""

from __future__ import annotations

import itertools
from collections import Counter

import msgspec
import pytest

import sublevel
from sublevel.arena.tournament import Entrant, Tournament, lineups, read_entrants, rotations, seats_taken
from sublevel.engine.errors import BadOption

THE_BASE = sublevel.game("the-base")


def tournament(*bots: str, deals: int = 3, seed: int = 7) -> Tournament:
    return Tournament(
        game="the-base",
        rules=THE_BASE.version,
        target="cpu",
        entrants=[Entrant(bot, bot) for bot in bots],
        seats=2,
        deals=deals,
        seed=seed,
        options={},
        seconds=1.0,
    )


@pytest.mark.parametrize("zero_sum", [True, False])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("entrants", range(1, 8))
def test_a_deal_is_balanced(entrants: int, seats: int, zero_sum: bool) -> None:
    """Everybody sits on every seat equally often, and everybody meets everybody else equally often."""
    if entrants == 1 and zero_sum:
        assert lineups(entrants, seats, zero_sum) == []
        return
    tables = [table for lineup in lineups(entrants, seats, zero_sum) for table in rotations(lineup)]
    assert len(set(tables)) == len(tables)
    assert all(len(table) == seats for table in tables)
    places = Counter((table[seat], seat) for table in tables for seat in range(seats))
    assert len(places) == entrants * seats
    assert len(set(places.values())) == 1
    met = Counter(frozenset(pair) for table in tables for pair in itertools.combinations(sorted(set(table)), 2))
    assert len(met) == entrants * (entrants - 1) // 2
    assert len(set(met.values())) <= 1
    assert not zero_sum or all(len(set(table)) > 1 for table in tables)


def test_rotations_are_all_and_different() -> None:
    assert rotations((0, 1, 2)) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert rotations((5, 5)) == [(5, 5)]


def test_every_deal_is_played_from_both_seats() -> None:
    terms = tournament("a", "b", "c")
    played = list(terms.pairings())
    assert [pairing.number for pairing in played] == list(range(terms.matches)) == list(range(18))
    assert Counter(pairing.deal for pairing in played) == {0: 6, 1: 6, 2: 6}
    for pairing in played:
        swapped = msgspec.structs.replace(pairing, lineup=pairing.lineup[::-1])
        assert sum((other.deal, other.lineup) == (swapped.deal, swapped.lineup) for other in played) == 1


def test_more_deals_only_go_on() -> None:
    few, many = tournament("a", "b", deals=2), tournament("a", "b", deals=5)
    assert list(many.pairings())[: few.matches] == list(few.pairings())


def test_bots_get_different_seeds() -> None:
    terms = tournament("a", "b")
    seeds = {terms.bot_seed(number, seat) for number in range(100) for seat in range(2)}
    assert len(seeds) == 200
    assert tournament("a", "b", seed=8).bot_seed(0, 0) not in seeds


def test_the_seats_that_play_are_counted() -> None:
    assert seats_taken(THE_BASE, THE_BASE.environment()) == 2


def test_entrants_as_they_are_typed() -> None:
    assert read_entrants(" random, planner ", THE_BASE) == [Entrant("random", "random"), Entrant("planner", "planner")]
    found = read_entrants("random,mine=cmd:python my_bot.py,\"cmd:python -c 'a,b'\"", THE_BASE)
    assert [entrant.name for entrant in found] == ["random", "mine", "cmd:python -c 'a,b'"]
    assert [entrant.command for entrant in found] == [None, "python my_bot.py", "python -c 'a,b'"]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("random", "1 named; at least 2 take part"),
        ("", "0 named; at least 2 take part"),
        ("random\rplanner", "names with commas between them"),
        ("random,", "there is no bot ''"),
        ("random,oracle", "there is no bot 'oracle'; there are: random, planner; an outside program is named as cmd:"),
        ("random,random", "'random' is named twice; a program gets a name with NAME=cmd:COMMAND"),
        ("random,cmd:", "a command is needed"),
        ("random,cmd:no-such-program x", "there is no program 'no-such-program'"),
        ("x=random,planner", "there is no bot 'x=random'"),
    ],
)
def test_entrants_that_are_none(text: str, hint: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_entrants(text, THE_BASE)
    assert hint.partition("; there are")[0] in str(caught.value)
