"""The deal (section 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from sublevel.engine.chance import generator
from sublevel.games.panic_station.options import PanicStationOptions
from sublevel.games.panic_station.state import TURN, Board
from sublevel.games.panic_station.tables import (
    ALERT,
    ANTI,
    BONUS_CARDS,
    GAS,
    HAND_KINDS,
    HIVE,
    HOST,
    INFECTION,
    KINDS,
    NOWHERE,
    OPEN_TERMINAL,
    SEARCH_CARDS,
    STACK,
)

from .stations import RULES

SEEDS = range(60)


def dealt(seed: int, **options: object) -> Board:
    s = Board()
    for i, number in enumerate(PanicStationOptions.read(options).numbers()):
        s.options[i] = number
    s.rng = generator(seed)
    RULES.setup(s)
    return s


def drawn_and_left(s: Board) -> list[int]:
    """The search stack as it was built as far as it is known: what is left, top first."""
    return [s.search[i] for i in range(s.search_n - 1, -1, -1)]


def test_the_reactor_lies_in_the_middle() -> None:
    """PS-SETUP-1."""
    s = dealt(1)
    assert (s.turned[0], s.x[0], s.y[0]) == (0, 0, 0)
    assert [s.turned[card] for card in range(1, 20)] == [-1] * 19


@pytest.mark.parametrize("cards", [2, 3])
def test_everybody_holds_own_infection_cards_and_two_more(cards: int) -> None:
    """PS-SETUP-2, PS-SETUP-5, PS-VAR-1: alerts are replaced, so a start hand has its size in any case."""
    for seed in SEEDS:
        s = dealt(seed, players=5, infection_cards=cards)
        for seat in range(5):
            assert s.hand[HAND_KINDS * seat + INFECTION + seat] == cards
            assert s.hand_n[seat] == cards + 2 == sum(list(s.hand)[HAND_KINDS * seat : HAND_KINDS * (seat + 1)])
        assert list(s.life) == [4] * 10 + [0] * 2


def test_an_alert_in_a_start_hand_brings_a_grey_parasite_into_the_reactor() -> None:
    """PS-SETUP-5: without a die."""
    seen = set()
    for seed in SEEDS:
        s = dealt(seed)
        assert s.discard[ALERT] == s.grey[0] == 5 - s.grey_left
        assert sum(s.discard) == s.discard[ALERT]
        seen.add(s.discard[ALERT])
    assert {0, 1} <= seen


def test_who_is_dealt_the_host_card_is_infected() -> None:
    """PS-SETUP-6, PS-INF-1."""
    seen = set()
    for seed in SEEDS:
        s = dealt(seed)
        holders = [seat for seat in range(4) if s.hand[HAND_KINDS * seat + HOST]]
        assert s.infected == sum(1 << seat for seat in holders)
        assert s.first_host == (holders[0] if holders else -1)
        assert all(s.times[seat] == (0 if seat in holders else -1) for seat in range(4))
        seen.add(len(holders))
    assert seen == {0, 1}


@pytest.mark.parametrize(("packet", "extra"), [("seed", 0), ("english", 1)])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_packet_lies_on_top(players: int, packet: str, extra: int) -> None:
    """PS-SETUP-3: n gas cans, the host card and some random cards."""
    for seed in SEEDS:
        s = dealt(seed, players=players, host_packet=packet)
        drawn = 2 * players + s.discard[ALERT]
        assert s.packet_left == 3 * players - 1 + extra - drawn
        left = drawn_and_left(s)
        host_drawn = s.first_host >= 0
        assert host_drawn or HOST in left[: s.packet_left]
        gas = sum(s.hand[HAND_KINDS * seat + GAS] for seat in range(players)) + left[: s.packet_left].count(GAS)
        assert gas >= players


@pytest.mark.parametrize("bonus", [False, True])
def test_all_cards_are_there(bonus: bool) -> None:
    """PS-SETUP-3, PS-VAR-5: the six bonus cards join or stay in the box."""
    s = dealt(3, bonus_cards=bonus)
    found = Counter(drawn_and_left(s))
    for kind in range(HAND_KINDS):
        found[kind] += sum(s.hand[HAND_KINDS * seat + kind] for seat in range(4))
    found[ALERT] += s.discard[ALERT]
    for kind in range(KINDS):
        expected = SEARCH_CARDS[kind] + (BONUS_CARDS[kind] if bonus else 0)
        if INFECTION <= kind < INFECTION + 4:
            expected = 3
        assert found[kind] == expected


def test_the_antidote_lies_in_the_lower_half() -> None:
    """PS-SETUP-4: 51 cards without it, so 26 to 51 lie above."""
    above = set()
    for seed in range(400):
        s = dealt(seed)
        at = drawn_and_left(s).index(ANTI)
        above.add(at + 8 + s.discard[ALERT])
    assert min(above) == 26
    assert max(above) == 51
    assert above == set(range(26, 52))


@pytest.mark.parametrize("mix", [2, 3])
def test_terminal_and_hive_lie_in_the_lower_pile(mix: int) -> None:
    """PS-SETUP-7: the hive among the last cards, the open terminal among the last ten."""
    hive, terminal = set(), set()
    for seed in range(300):
        s = dealt(seed, hive_mix=mix)
        pile = list(s.pile)
        assert sorted(pile) == list(range(1, 20))
        assert s.pile_n == STACK
        hive.add(pile.index(HIVE))
        terminal.add(pile.index(OPEN_TERMINAL))
    assert hive == set(range(mix + 1))
    assert terminal == set(range(10))


def test_anybody_may_start_and_the_doors_are_closed() -> None:
    """PS-SETUP-8, PS-SETUP-9, PS-SETUP-10: only the start player's figures are on the board."""
    starts = set()
    for seed in SEEDS:
        s = dealt(seed, players=6)
        starts.add(s.start)
        assert s.door == 0
        assert (s.phase, s.active, s.waiting) == (TURN, s.start, 1 << s.start)
        assert [s.room[i] for i in range(12)] == [0 if i // 2 == s.start else NOWHERE for i in range(12)]
        assert (s.grey_left + s.grey[0], s.black_left) == (5, 5)
    assert starts == set(range(6))


def test_chance_is_drawn_in_the_order_of_the_specification() -> None:
    """PS-RND-1: with a tape of zeros nothing but the order of draws decides."""
    s = Board()
    for i, number in enumerate(PanicStationOptions.read({}).numbers()):
        s.options[i] = number
    rest = 46 + 5 - 1 - 4
    draws = (rest - 1) + (11 - 1) + 1 + 16 + 8 + 3 + 1
    for i in range(draws):
        s.tape[i] = 0
    s.tape[draws - 1] = 2  # the start player is drawn last
    s.tape_end = draws
    rng = s.rng
    RULES.setup(s)
    assert s.tape_next == draws
    assert s.rng == rng
    assert s.start == 2
