"""What seats remember (sections 10.3, 10.5)."""

from __future__ import annotations

import pytest

from sublevel.games.panic_station import memory
from sublevel.games.panic_station.state import (
    OPTION_BONUS,
    OPTION_HOST_GIFT,
    OPTION_INFECTION_CARDS,
    OPTION_PLAYERS,
    SURELY_CLEAN,
    SURELY_INFECTED,
    UNKNOWN,
    Board,
)
from sublevel.games.panic_station.tables import AID, ANTI, ARM, GAS, HOST, INFECTION, KEY

R, B, G, Y = range(4)


def fresh_board(bonus: int = 1, host_gift: int = 0) -> Board:
    """Four players at the start."""
    s = Board()
    s.options[OPTION_PLAYERS] = 4
    s.options[OPTION_INFECTION_CARDS] = 3
    s.options[OPTION_BONUS] = bonus
    s.options[OPTION_HOST_GIFT] = host_gift
    s.search_n = 52 - 8
    memory.remember_start(s)
    return s


def known(s: Board, viewer: int, seat: int, kind: int) -> int:
    """How many cards of a kind a viewer knows in a hand."""
    return s.known[memory.at(viewer, seat) + kind]


def sure(s: Board, viewer: int, seat: int) -> int:
    """What a viewer knows of a state."""
    return s.sure[6 * viewer + seat]


def test_at_first_all_know_the_infection_cards_of_all() -> None:
    """PS-RES-1, PS-RES-2."""
    s = fresh_board()
    assert list(s.reach) == [1, 2, 4, 8, 0, 0]
    assert known(s, R, B, INFECTION + B) == 3
    assert known(s, R, R, INFECTION + R) == 0  # the own hand needs no memory
    assert sum(s.known) == 4 * 3 * 3


def test_an_exchange_tells_the_two_what_they_gave_and_got() -> None:
    """PS-RES-2: given cards are known to be there, received ones no more; a third player forgets one of each kind."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, KEY, ARM, 0, 1)
    assert known(s, R, B, KEY) == 1
    assert known(s, B, R, ARM) == 1
    assert known(s, G, B, INFECTION + B) == 2
    assert known(s, R, B, INFECTION + B) == 3
    memory.remember_exchange(s, B, R, KEY, GAS, 0, 1)
    assert known(s, R, B, KEY) == 0
    assert s.reach[R] == s.reach[B] == 3


def test_reach_spreads_with_every_exchange() -> None:
    """PS-RES-1."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, KEY, ARM, 0, 1)
    memory.remember_exchange(s, B, G, KEY, ARM, 0, 1)
    assert list(s.reach) == [3, 7, 7, 8, 0, 0]


def test_an_attempt_that_is_not_warded_off_is_known_to_both() -> None:
    """PS-KNOW-2, PS-KNOW-3, PS-KNOW-4."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, INFECTION + R, AID, 1 << R, 1)
    assert sure(s, B, R) == SURELY_INFECTED
    assert sure(s, R, B) == SURELY_INFECTED
    assert sure(s, G, R) == sure(s, G, B) == UNKNOWN


def test_gas_leaves_the_attacker_in_doubt() -> None:
    """PS-KNOW-3, PS-KNOW-4, TV-91: the partner may have been infected before."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, INFECTION + R, GAS, 1 << R, 1)
    assert sure(s, B, R) == SURELY_INFECTED
    assert sure(s, R, B) == UNKNOWN


def test_a_foreign_infection_card_proves_nothing() -> None:
    """PS-XCH-5, PS-KNOW-4: only the giver's own colour proves an infection."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, INFECTION + G, AID, 0, 1)
    assert sure(s, B, R) == sure(s, R, B) == UNKNOWN


def test_who_cures_knows_it_as_long_as_nothing_can_change_it() -> None:
    """PS-RES-3: clean until the cured one exchanges with somebody else or draws from the packet."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, ANTI, INFECTION + B, 1 << B, 1)
    assert sure(s, R, B) == SURELY_CLEAN
    assert s.anti_known[R] == 1 + B
    assert s.anti_known[B] == memory.RECEIVED
    assert known(s, R, B, INFECTION + B) == 2
    memory.remember_exchange(s, B, G, KEY, ARM, 0, 0)
    assert sure(s, R, B) == UNKNOWN
    assert known(s, R, B, INFECTION + B) == 2  # R knew that B was clean, and the clean never give these


def test_a_draw_from_the_packet_ends_certainty() -> None:
    """PS-RES-1, PS-RES-3: it may have been the host card."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, ANTI, KEY, 0, 1)
    s.scan_seats = 15
    memory.remember_scan(s)
    memory.remember_draw(s, B, 0)
    assert sure(s, R, B) == SURELY_CLEAN
    assert s.scan_same == 15
    memory.remember_draw(s, B, 1)
    assert sure(s, R, B) == UNKNOWN
    assert s.scan_same == 15 & ~(1 << B)


def test_a_spent_antidote_proves_nothing() -> None:
    """PS-XCH-8, PS-RES-3."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, ANTI, INFECTION + B, 1 << B, 0)
    assert sure(s, R, B) == SURELY_INFECTED


@pytest.mark.parametrize(("bonus", "drawn", "stays"), [(1, 20, True), (1, 26, True), (1, 27, False), (0, 40, True)])
def test_infected_is_forgotten_once_somebody_could_cure(bonus: int, drawn: int, stays: bool) -> None:
    """PS-RES-3, PS-SETUP-4: no cure is possible while the antidote must still be in the stack."""
    s = fresh_board(bonus=bonus)
    memory.remember_exchange(s, R, B, KEY, INFECTION + B, 1 << B, 1)
    s.search_n = 52 - drawn
    memory.remember_exchange(s, B, G, KEY, ARM, 1 << B, 1)
    assert (sure(s, R, B) == SURELY_INFECTED) == stays


def test_who_holds_the_antidote_knows_that_nobody_else_cures() -> None:
    """PS-RES-3."""
    s = fresh_board()
    s.search_n = 3
    s.hand[22 * R + ANTI] = 1
    memory.remember_exchange(s, R, B, KEY, INFECTION + B, 1 << B, 1)
    memory.remember_exchange(s, B, G, KEY, ARM, 1 << B, 1)
    assert sure(s, R, B) == SURELY_INFECTED


def test_a_card_used_openly_is_known_no_more() -> None:
    """PS-RES-2: used, discarded or laid out."""
    s = fresh_board()
    memory.remember_exchange(s, R, B, KEY, ARM, 0, 1)
    memory.remember_use(s, B, KEY)
    assert known(s, R, B, KEY) == 0
    memory.remember_use(s, B, KEY)
    assert known(s, R, B, KEY) == 0


def test_a_body_scan_shows_the_hand_and_the_host() -> None:
    """PS-RES-2, PS-RES-3, PS-KNOW-6."""
    s = fresh_board()
    s.hand[22 * B + HOST] = 1
    s.hand[22 * B + INFECTION + B] = 2
    s.hand[22 * B + KEY] = 2
    memory.remember_hand(s, R, B)
    assert known(s, R, B, INFECTION + B) == 2
    assert known(s, R, B, KEY) == 2
    assert sure(s, R, B) == SURELY_INFECTED
    memory.remember_exchange(s, B, G, KEY, ARM, 1 << B, 1)
    assert known(s, R, B, HOST) == 1  # it cannot be given
    assert known(s, R, B, KEY) == 1


def test_the_host_card_proves_nothing_once_it_can_be_given_or_cured() -> None:
    """PS-RES-3, PS-INF-3, PS-XCH-13."""
    for s in (fresh_board(host_gift=1), fresh_board()):
        if not s.options[OPTION_HOST_GIFT]:
            memory.remember_exchange(s, R, B, ANTI, KEY, 1 << B, 1)
            memory.remember_exchange(s, B, G, KEY, ARM, 0, 0)
        s.hand[22 * B + HOST] = 1
        memory.remember_hand(s, R, B)
        assert sure(s, R, B) == UNKNOWN
        memory.remember_exchange(s, B, G, KEY, ARM, 0, 0)
        assert known(s, R, B, HOST) == 1 - s.options[OPTION_HOST_GIFT]


def test_a_host_card_that_is_given_proves_its_giver() -> None:
    """PS-XCH-13, PS-KNOW-4."""
    s = fresh_board(host_gift=1)
    memory.remember_exchange(s, R, B, HOST, GAS, 1 << R, 1)
    assert sure(s, B, R) == SURELY_INFECTED
    assert sure(s, R, B) == UNKNOWN
