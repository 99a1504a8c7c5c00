"""Hiding, and drawing anew what is hidden (sections 10.2, 10.4, 10.5), compared with exact counting in small cases."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from random import Random
from typing import Any

import pytest

from sublevel.engine.chance import generator
from sublevel.engine.core import SPECTATOR
from sublevel.games.panic_station import knowledge, memory, suspects
from sublevel.games.panic_station.names import CARD_NAMES, COLOURS, KIND_NAMES
from sublevel.games.panic_station.options import PanicStationOptions
from sublevel.games.panic_station.rules import PanicStation
from sublevel.games.panic_station.state import OPTION_BONUS, SCHEMA, SURELY_CLEAN, SURELY_INFECTED, Board
from sublevel.games.panic_station.tables import (
    ALERT,
    ANTI,
    BONUS_CARDS,
    CARDS,
    GAS,
    HAND_KINDS,
    HIVE,
    HOST,
    INFECTION,
    KINDS,
    NO_CARD,
    NO_KIND,
    OPEN_TERMINAL,
    SEARCH_CARDS,
)

from .stations import Station

RULES = PanicStation()
R, B, G, Y = range(4)
DRAWS = 1500  # of each distribution


HANDS = {"R": "KEY GAS", "B": "KEY GAS", "G": "GAS NADE", "Y": "ARM ARM"}


def complete(station: Station) -> Board:
    """A station in which no card is missing: whatever is not in a hand or in the stack is discarded."""
    s = station.s
    for kind in range(KINDS):
        total = SEARCH_CARDS[kind] + s.options[OPTION_BONUS] * BONUS_CARDS[kind]
        held = sum(s.hand[HAND_KINDS * seat + kind] for seat in range(4)) if kind < HAND_KINDS else 0
        if not INFECTION <= kind < ALERT:
            s.discard[kind] = total - held - list(s.search)[: s.search_n].count(kind)
            assert s.discard[kind] >= 0
    return s


def tiny(hands: dict[str, str], stack: str, *, runs: int = 0, **options: Any) -> Board:
    """A match in which only these hands (besides infection cards) and this stack are hidden."""
    s = complete(Station(hands=hands, stack=stack, **options))
    s.stack_runs = runs
    return s


def worlds(s: Board, seat: int, count: int = DRAWS, first: int = 0) -> Iterator[Board]:
    """Worlds that a seat can imagine, made from what it sees, before bots weigh them (PS-RES-8)."""
    seen = Board()
    seen.take(s)
    RULES.hide(seen, seat)
    for number in range(count):
        world = Board()
        world.take(seen)
        world.rng = generator(first + number, stream=3)
        knowledge.resample(world, seat)
        yield world


def agree(found: Iterable[Hashable], expected: dict[Hashable, float]) -> None:
    """Frequencies are those expected: within four and a half standard deviations, and nothing else occurs."""
    counts = Counter(found)
    number = sum(counts.values())
    assert set(counts) <= {value for value, share in expected.items() if share > 0}
    for value, share in expected.items():
        spread = (number * share * (1 - share)) ** 0.5
        assert abs(counts[value] - number * share) <= 4.5 * spread + 1, (value, counts[value], number * share)


def shares(values: Iterable[Hashable]) -> dict[Hashable, float]:
    """Equally likely cases as shares."""
    counts = Counter(values)
    return {value: count / sum(counts.values()) for value, count in counts.items()}


def holder(s: Board, kind: int) -> str:
    """Who holds a card, or `-` for the stack."""
    seat = suspects.holder_of(s, kind)
    return COLOURS[seat] if seat >= 0 else "-"


# Search cards.


def placings(
    cards: str, slots: str, allowed: Callable[[dict[str, str], str], bool] = lambda placed, stack: True
) -> Iterator[tuple[dict[str, str], str]]:
    """All ways to put cards into slots: a letter for a hand, a digit for a place in the stack, counted from its top."""
    for order in set(itertools.permutations(cards.split())):
        hands: dict[str, list[str]] = {}
        stack: dict[str, str] = {}
        for card, slot in zip(order, slots, strict=True):
            if slot.isdigit():
                stack[slot] = card
            else:
                hands.setdefault(slot, []).append(card)
        placed = {seat: " ".join(sorted(held)) for seat, held in hands.items()}
        row = " ".join(stack[slot] for slot in sorted(stack))
        if allowed(placed, row):
            yield placed, row


def seen_placing(s: Board, seats: str) -> tuple[tuple[tuple[str, str], ...], str]:
    """Hands without infection cards, and the stack from its top."""
    hands = {
        seat: " ".join(
            sorted(
                KIND_NAMES[kind]
                for kind in range(INFECTION)
                for _ in range(s.hand[HAND_KINDS * COLOURS.index(seat) + kind])
            )
        )
        for seat in seats
    }
    stack = [KIND_NAMES[s.search[s.search_n - 1 - i]] for i in range(s.search_n)]
    return tuple(sorted(hands.items())), " ".join(stack)


def test_cards_of_the_first_stack() -> None:
    """PS-RES-5: uniform over the placings; alerts in the stack, the host card in what is left of the packet."""
    s = tiny({"R": "AID AID", "B": "KEY", "G": "GAS", "Y": "ARM"}, "HOST NADE ALERT", bonus_cards=False)
    s.packet_left = 1

    def allowed(_: dict[str, str], stack: str) -> bool:
        row = stack.split()
        return "ALERT" in row and ("HOST" not in row or row[0] == "HOST")

    # The states must fit: nobody has exchanged, so only the holder of the host card can be infected. R is clean.
    expected = shares(
        (tuple(sorted(placed.items())), row)
        for placed, row in placings("KEY GAS ARM HOST NADE ALERT", "BGY012", allowed)
    )
    agree((seen_placing(world, "BGY") for world in worlds(s, R)), expected)


def test_the_antidote_lies_in_the_lower_half_of_the_first_stack() -> None:
    """PS-RES-5, PS-SETUP-4: in no hand before more than 26 cards were drawn, and below the 26th card of the stack."""
    match = Board()
    for i, number in enumerate(PanicStationOptions().numbers()):
        match.options[i] = number
    match.rng = generator(5)
    RULES.setup(match)
    for world in worlds(match, R, 300):
        place = list(world.search)[: world.search_n].index(ANTI)
        above = world.search_n - 1 - place
        assert above + (52 - match.search_n) >= 26
        assert sum(1 for i in range(world.search_n - match.packet_left) if world.search[i] == GAS) <= 8


def test_a_new_stack_holds_cards_of_the_old_discard() -> None:
    """PS-RES-5, PS-STK-3: gas was never discarded, so it is in a hand; of each kind no more than was shuffled."""
    s = tiny({"R": "AID AID", "B": "GAS", "G": "ARM", "Y": "ARM"}, "ARM KNIFE", runs=1, bonus_cards=False)
    s.discard[HOST] -= 1
    s.hand[HAND_KINDS * R + HOST] = 1
    s.hand_n[R] += 1
    s.infected = 1
    s.restock[KIND_NAMES.index("ARM")] = 1
    s.restock[KIND_NAMES.index("KNIFE")] = 1

    def allowed(_: dict[str, str], stack: str) -> bool:
        return sorted(stack.split()) == ["ARM", "KNIFE"]

    expected = shares(
        (tuple(sorted(placed.items())), row) for placed, row in placings("GAS ARM ARM ARM KNIFE", "BGY01", allowed)
    )
    agree((seen_placing(world, "BGY") for world in worlds(s, R)), expected)


def test_known_cards_stay_where_they_are() -> None:
    """PS-RES-2, PS-RES-4: the own hand and the cards known in others' hands are left untouched."""
    s = tiny({"R": "AID AID", "B": "KEY GAS", "G": "GAS NADE", "Y": "ARM ARM"}, "HOST KNIFE", bonus_cards=False)
    s.packet_left = 2
    s.known[memory.at(R, B) + KIND_NAMES.index("KEY")] = 1
    seen = set()
    for world in worlds(s, R, 200):
        assert world.hand[HAND_KINDS * B + KIND_NAMES.index("KEY")] == 1
        assert list(world.hand)[:HAND_KINDS] == list(s.hand)[:HAND_KINDS]
        assert [sum(list(world.hand)[HAND_KINDS * x : HAND_KINDS * (x + 1)]) for x in range(4)] == list(s.hand_n)[:4]
        seen.add(seen_placing(world, "BGY"))
    assert len(seen) > 50


# Infection cards.


def infection_placings(unplaced: str, reach: dict[str, str], free: dict[str, int]) -> Iterator[str]:
    """All injective ways to put infection cards, by colour, into free places of hands that they may be in."""
    slots = [seat for seat, number in free.items() for _ in range(number)]
    for chosen in itertools.permutations(range(len(slots)), len(unplaced)):
        if all(card in reach[slots[place]] for card, place in zip(unplaced, chosen, strict=True)):
            yield " ".join(sorted(f"{card}{slots[place]}" for card, place in zip(unplaced, chosen, strict=True)))


def test_infection_cards_are_in_hands_that_they_can_have_reached() -> None:
    """PS-RES-1, PS-RES-5: uniform over all placings, though the hands that take a colour differ."""
    s = tiny({"R": "AID AID", "B": "KEY GAS", "G": "GAS NADE", "Y": "ARM ARM"}, "HOST KNIFE", bonus_cards=False)
    s.packet_left = 2
    reach = {"B": "BG", "G": "BGY", "Y": "Y"}
    for seat, letters in reach.items():
        s.reach[COLOURS.index(seat)] = sum(1 << COLOURS.index(letter) for letter in letters)
    # R knows two of B's own cards and all of Y's but one; nothing of G's own.
    for about, own in ((B, 2), (G, 0), (Y, 2)):
        s.known[memory.at(R, about) + INFECTION + about] = own
    expected = shares(infection_placings("BGGGY", reach, {"B": 3, "G": 5, "Y": 3}))
    found = (
        " ".join(
            sorted(
                f"{COLOURS[card]}{COLOURS[seat]}"
                for seat in (B, G, Y)
                for card in (B, G, Y)
                for _ in range(
                    world.hand[HAND_KINDS * seat + INFECTION + card] - s.known[memory.at(R, seat) + INFECTION + card]
                )
            )
        )
        for world in worlds(s, R)
    )
    agree(found, expected)


# States.


def everything_known(infected: str, **options: Any) -> Board:
    """All cards are known to R, B holds the host card, everybody has exchanged with everybody."""
    hands = {"R": "AID AID", "B": "HOST GAS", "G": "GAS NADE", "Y": "ARM ARM"}
    s = tiny(hands, "KNIFE", infected=infected, bonus_cards=False, **options)
    for seat in range(4):
        s.reach[seat] = 15
        for kind in range(HAND_KINDS):
            s.known[memory.at(R, seat) + kind] = s.hand[HAND_KINDS * seat + kind] if seat != R else 0
    return s


def sick(world: Board) -> str:
    """Who is infected in a world."""
    return "".join(letter for seat, letter in enumerate(COLOURS) if world.infected >> seat & 1)


def test_states_are_uniform_over_the_sets_that_fit() -> None:
    """PS-RES-7: the holder of the host card is infected, R knows to be clean; anything else is possible."""
    s = everything_known("BG")
    agree((sick(world) for world in worlds(s, R)), shares(["B", "BG", "BY", "BGY"]))


def test_states_agree_with_the_latest_scan() -> None:
    """PS-RES-7, PS-SCAN-1: two of four were infected, Y's state is still that of the scan; G has exchanged since."""
    s = everything_known("BGY")
    s.scan_red, s.scan_seats, s.scan_infected = 2, 15, 0b1010
    s.scan_same = 0b1011
    # Y infected then and now: G was clean then, and may be infected now. Y clean: G was infected, and still is.
    agree((sick(world) for world in worlds(s, R)), shares(["BY", "BGY", "BG"]))
    for world in worlds(s, R, 100):
        assert bin(world.scan_infected).count("1") == 2
        assert not (world.scan_infected ^ world.infected) & s.scan_same


def test_a_cure_since_the_scan_is_possible_once_the_antidote_is_spent() -> None:
    """PS-RES-7: one, of somebody whose state may have changed."""
    s = everything_known("B")
    s.scan_red, s.scan_seats, s.scan_infected, s.scan_same = 2, 15, 0b0110, 0b1011
    s.anti_spent = 1
    s.anti_known[R] = memory.RECEIVED
    # B or Y infected then stays so now, G may have been cured since: B is not bound to be infected any more.
    for world in worlds(s, R, 300):
        assert bin(world.scan_infected & ~world.infected).count("1") <= 1
        assert bin(world.scan_infected).count("1") == 2
    assert {sick(world) for world in worlds(s, R, 300)} >= {"B", "BG", "BY"}


@pytest.mark.parametrize(("sure", "expected"), [(SURELY_INFECTED, ["BG", "BGY"]), (SURELY_CLEAN, ["B", "BY"])])
def test_what_a_seat_is_sure_of_holds(sure: int, expected: list[str]) -> None:
    """PS-RES-3, PS-RES-7."""
    s = everything_known("B")
    s.sure[6 * R + G] = sure
    agree((sick(world) for world in worlds(s, R, 400)), shares(expected))


def test_nobody_is_infected_while_the_host_card_is_in_the_stack() -> None:
    """PS-RES-7, PS-INF-1."""
    s = tiny({"R": "AID AID", "B": "KEY GAS", "G": "GAS NADE", "Y": "ARM ARM"}, "HOST KNIFE", bonus_cards=False)
    s.packet_left = 1
    for world in worlds(s, R, 300):
        if holder(world, HOST) == "-":
            assert world.infected == 0
        else:
            assert sick(world) == holder(world, HOST)  # nobody has exchanged


def test_the_own_infector_came_before() -> None:
    """PS-RES-7, PS-KNOW-2: times are in any order that fits; the holder of the host card is first."""
    s = everything_known("BGR")
    s.source[R] = G
    s.sure[6 * R + G] = SURELY_INFECTED
    orders = set()
    for world in worlds(s, R, 300):
        assert world.times[B] == 0
        assert 0 < world.times[G] < world.times[R]
        assert sorted(time for time in world.times if time >= 0) == list(range(world.infections))
        orders.add(tuple(world.times))
    assert len(orders) >= 4


def test_whether_the_antidote_is_spent() -> None:
    """PS-RES-7: by half in a hand that has exchanged, else it is as it was drawn; who knows it knows it."""
    s = tiny({"R": "AID AID", "B": "ANTI GAS", "G": "HOST NADE", "Y": "ARM ARM"}, "KNIFE")
    for kind in range(HAND_KINDS):
        for seat in (B, G, Y):
            s.known[memory.at(R, seat) + kind] = s.hand[HAND_KINDS * seat + kind]
    agree((world.anti_spent for world in worlds(s, R, 300)), {0: 1.0})
    s.reach[B] = 15
    # Fresh, only G can be infected with a reach of one; spent, the host may be cured: one set more.
    assert {world.anti_spent for world in worlds(s, R, 300)} == {0, 1}
    s.anti_spent = 1
    s.anti_known[R] = 1 + B
    agree((world.anti_spent for world in worlds(s, R, 300)), {1: 1.0})


def test_the_one_clean_player_of_a_scan() -> None:
    """PS-END-5, PS-RES-4: the seat knows whether it is itself; of others it follows from the scan."""
    s = everything_known("BG")
    s.scan_red, s.scan_seats, s.scan_infected, s.scan_same = 3, 15, 0b1110, 15
    s.infected = 0b1110
    s.sole_clean = R
    for world in worlds(s, R, 50):
        assert world.sole_clean == R
    for world in worlds(s, SPECTATOR, 200):
        assert sick(world) == "".join(letter for seat, letter in enumerate("RBGY") if seat != world.sole_clean)


# Room cards.


def test_the_room_stack_is_what_deals_leave() -> None:
    """PS-RES-6: in deals and in worlds the hive and the open terminal lie equally often at each place."""
    dealt: list[tuple[str, int]] = []
    imagined: list[tuple[str, int]] = []
    s = Board()
    for seed in range(1200):
        for i, number in enumerate(PanicStationOptions(hive_mix=2 + seed % 2).numbers()):
            s.options[i] = number
        s.rng = generator(seed)
        RULES.setup(s)
        for pile, found in ((s, dealt), (next(worlds(s, R, 1, seed)), imagined)):
            cards = list(pile.pile)
            found += [("hive", 10 * s.options[3] + cards.index(HIVE)), ("terminal", cards.index(OPEN_TERMINAL))]
            assert sorted(cards) == list(range(1, CARDS))
            assert cards[-1] == s.pile[s.pile_n - 1]
    expected: dict[Hashable, float] = {
        ("hive", 10 * mix + place): 0.25 / (mix + 1) for mix in (2, 3) for place in range(mix + 1)
    }
    for found in (dealt, imagined):
        agree(found, {**expected, **{("terminal", place): 0.5 * share for place, share in terminal_shares()}})


def terminal_shares() -> list[tuple[int, float]]:
    """Where the open terminal lies, counted from the bottom, if the hive is among the last three or four by halves.

    Its pile has ten places then. Of the lowest, which the hive shares, each is taken by the hive as often.
    """
    found = dict.fromkeys(range(10), 0.0)
    for mix in (2, 3):
        for place in found:
            found[place] += (mix / (mix + 1) if place <= mix else 1) / (2 * 9)
    return sorted(found.items())


def test_public_places_of_the_room_stack_stay() -> None:
    """PS-RES-4, PS-RES-6: top, second and bottom cards, once they were seen."""
    s = complete(Station(top="R05 R06", hands=HANDS))
    s.pile_second, s.pile_bottom = 1, 2
    for world in worlds(s, B, 50):
        assert [world.pile[i] for i in (0, 1, s.pile_n - 2, s.pile_n - 1)] == [
            s.pile[i] for i in (0, 1, s.pile_n - 2, s.pile_n - 1)
        ]
    assert len({tuple(world.pile) for world in worlds(s, B, 50)}) > 40


# Answers.


def test_answers_of_others_are_any_that_their_hands_allow() -> None:
    """PS-RES-4, PS-RES-7, PS-PEND-2: R has chosen; what, B cannot know."""
    station = Station(
        rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, hands=HANDS, stack="KNIFE SCOPE HEAVY HOST AID SCAN"
    )
    complete(station)
    station.s.packet_left = 6
    station.play("mv RA E", "swap B", "R: give KEY")
    answers: Counter[int] = Counter()
    for world in worlds(station.s, B, 300):
        answer = world.answer[R]
        assert world.hand[HAND_KINDS * R + answer] > 0
        answers[answer] += 1
    assert len(answers) > 5
    for world in worlds(station.s, R, 20):
        assert world.answer[R] == KIND_NAMES.index("KEY")
        assert world.answer[B] == -1


# Hiding.


def test_hiding_blanks_what_others_hold_and_are() -> None:
    """PS-HIDE-2, PS-HIDE-4 and section 10.2: hands, states, times, answers, memories, both stacks."""
    station = Station(rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, infected="RB", hands={"G": "KEY GAS"})
    station.play("mv RA E", "swap B", "B: give AID")
    seen = Board()
    seen.take(station.s)
    RULES.hide(seen, R)
    assert sum(list(seen.hand)[HAND_KINDS:]) == 0
    assert list(seen.hand)[:HAND_KINDS] == list(station.s.hand)[:HAND_KINDS]
    assert seen.infected == 1
    assert list(seen.times) == [-1] * 6
    assert list(seen.answer) == [-1] * 6
    assert set(seen.search) == {NO_KIND}
    assert set(list(seen.pile)[: seen.pile_n - 1]) == {NO_CARD}
    assert seen.pile[seen.pile_n - 1] == station.s.pile[seen.pile_n - 1]
    assert seen.waiting == station.s.waiting == 1
    assert sum(list(seen.known)[6 * HAND_KINDS :]) == 0
    assert seen.rng == 1


def test_spectators_know_nothing_but_what_is_public() -> None:
    """Section 10.4: no hands, no states."""
    station = Station(infected="RB")
    seen = Board()
    seen.take(station.s)
    RULES.hide(seen, SPECTATOR)
    assert sum(seen.hand) == sum(seen.known) == seen.infected == 0
    assert list(seen.hand_n) == list(station.s.hand_n)


def test_at_the_end_all_is_revealed() -> None:
    """PS-END-10: hands, states, times and who infected whom."""
    station = Station(infected="RB", life={"RT": 1, "BT": 0, "GT": 0, "YT": 0}, parasites={"0,0": "g"}, dice=[1])
    while station.waiting():
        station.play("end" if station.s.phase == 0 else "arm none")
    seen = Board()
    seen.take(station.s)
    RULES.hide(seen, Y)
    assert station.s.ended
    assert list(seen.hand) == list(station.s.hand)
    assert (seen.infected, list(seen.times)) == (station.s.infected, list(station.s.times))


def test_likelihoods_of_choices_play_no_part() -> None:
    """PS-RES-8: that B gave gas says nothing about B's state in the worlds that R imagines."""
    worlds_after = []
    for gift in ("GAS", "AID"):
        s = everything_known("B")
        s.scan_red = -1
        memory.remember_exchange(s, R, G, KIND_NAMES.index("AID"), KIND_NAMES.index(gift), s.infected, 1)
        for kind in range(HAND_KINDS):
            s.known[memory.at(R, G) + kind] = s.hand[HAND_KINDS * G + kind]
        worlds_after.append([sick(world) for world in worlds(s, R, 400)])
    for found in worlds_after:
        agree(found, shares(["B", "BG", "BY", "BGY"]))


def test_worlds_are_sound_and_look_the_same() -> None:
    """PS-RES-4: over whole matches, for every seat and for spectators, nothing that is seen changes."""
    random = Random(7)
    for seed in range(4):
        options = PanicStationOptions(players=4 + seed % 3, host_last_resort=seed % 2 == 1)
        s = Board()
        for i, number in enumerate(options.numbers()):
            s.options[i] = number
        s.rng = generator(seed)
        RULES.setup(s)
        while s.waiting:
            seat = random.choice([seat for seat in range(6) if s.waiting >> seat & 1])
            RULES.legal(s, seat)
            RULES.step(s, seat, s.legal[random.randrange(s.legal_count)])
            viewer = random.choice([*range(options.players), SPECTATOR])
            seen, again = Board(), next(worlds(s, viewer, 1, s.ply))
            seen.take(s)
            RULES.hide(seen, viewer)
            assert not list(SCHEMA.problems(again))
            RULES.hide(again, viewer)
            again.legal_count = seen.legal_count
            assert SCHEMA.pack(again) == SCHEMA.pack(seen)


def test_the_same_generator_gives_the_same_world() -> None:
    """PS-RES-4: the generator that the caller gives decides, nothing of the match's own."""
    s = complete(Station(hands=HANDS))
    first, second = (next(worlds(s, R, 1)) for _ in range(2))
    assert SCHEMA.pack(first) == SCHEMA.pack(second)
    assert knowledge.TRIES > 1
    assert CARD_NAMES[HIVE] == "R02"
