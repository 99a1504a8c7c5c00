"""Notation, both ways (section 4)."""

from __future__ import annotations

from random import Random

import pytest

import sublevel
from sublevel.engine.errors import Illegal, Malformed
from sublevel.games.panic_station import notation, reading
from sublevel.games.panic_station.notation import is_claim

from .stations import Station

GAME = sublevel.game("panic-station")
NONSENSE = (
    "|hello|mv|mv RA X|mv RQ N|find|lay 1,0|lay x,yu|give GOLD|eq GOLD|arm|arm x|shoot RA std|reloc 9,9:g|"
    "signal 0,0|aid RT RT+2,BT+1|say hello|term RA fly"
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("mv RA E", 9),
        ("find RA +B", 36),
        ("swap B", 86),
        ("give GAS", 93),
        ("shoot RA std BT", 209),
        ("shoot RA heavy BT&BA", 300),
        ("lay 1,0d", 2901),
        ("end", 0),
        ("term RA lay ?", 83),
        ("say clean", 4175),
    ],
)
def test_texts_have_their_numbers(text: str, action: int) -> None:
    """PS-ID-3."""
    assert reading.read_action(Station().s, 0, text) == action


def test_rooms_and_armour_have_their_numbers() -> None:
    """PS-ID-3, PS-DMG-3."""
    station = Station(rooms={"1,0": "R16u", "2,0": "R10u"}, figures={"BT": "1,0", "BA": "1,0"})
    assert reading.read_action(station.s, 0, "reloc 2,0:g") == 1255
    station.s.damage[2] = station.s.damage[3] = 1
    assert reading.read_action(station.s, 1, "arm 1") == 124
    station.s.room[3] = station.room("2,0")
    assert reading.read_action(station.s, 1, "arm T0A1") == 116


def test_other_spellings_of_a_shot_are_read_as_that_one() -> None:
    """PS-SHOOT-10: the mode is written as the first that reaches."""
    station = Station(figures={"RA": "0,0"}, laid={"R": "AMMO SCOPE SNIPER"})
    actions = {reading.read_action(station.s, 0, f"shoot RA {mode} BT") for mode in ("std", "scope", "sniper")}
    assert actions == {209}
    assert notation.write_action(station.s, 0, 209) == "shoot RA std BT"


def test_two_characters_are_written_in_order() -> None:
    """PS-ID-1: whichever is named first."""
    station = Station(laid={"R": "AMMO HEAVY"})
    assert reading.read_action(station.s, 0, "shoot RA heavy BA&BT") == 300
    assert notation.write_action(station.s, 0, 300) == "shoot RA heavy BT&BA"


@pytest.mark.parametrize(
    "text",
    NONSENSE.split("|"),
)
def test_nonsense_is_told_to_be_so(text: str) -> None:
    """One line that says what is wrong and what would be right."""
    with pytest.raises((Malformed, Illegal)) as error:
        reading.read_action(Station().s, 0, text)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence", "clause"),
    [
        ("mv BT N", "That character is not yours.", "PS-TURN-3"),
        ("shoot RT std BT", "Troopers cannot shoot; only your android can.", "PS-SHOOT-1"),
        ("lay 0,0u", "A card lies there already.", "PS-LAY-2"),
        ("reloc 9,9:g", "No room card lies there.", "PS-GEO-1"),
        ("signal 0,0>9,9", "No room card lies there.", "PS-GEO-1"),
        ("knife RA p:9,9:g", "No room card lies there.", "PS-GEO-1"),
        ("eq AID", "This card is never laid out.", "PS-ITEM-4"),
        ("give ALERT", "You do not hold this card.", "PS-ITEM-2"),
        ("arm T5A5", "None of your characters is about to lose life.", "PS-DMG-2"),
        ("arm 9", "None of your characters is about to lose life.", "PS-DMG-2"),
    ],
)
def test_what_nobody_can_do_has_a_clause(text: str, sentence: str, clause: str) -> None:
    """PS-TURN-3, PS-SHOOT-1, PS-LAY-2: known words, but no action of this player."""
    with pytest.raises(Illegal) as error:
        reading.read_action(Station().s, 0, text)
    assert (error.value.reason.text(), error.value.reason.clause) == (sentence, clause)


def test_more_armour_than_a_hand_holds_has_a_clause() -> None:
    """PS-DMG-3."""
    station = Station()
    station.s.damage[0] = 1
    with pytest.raises(Illegal) as error:
        reading.read_action(station.s, 0, "arm 9")
    assert error.value.reason.clause == "PS-DMG-3"


def test_a_cell_beside_no_card_is_no_place() -> None:
    """PS-LAY-4."""
    with pytest.raises(Illegal) as error:
        reading.read_action(Station().s, 0, "lay 5,5u")
    assert error.value.reason.clause == "PS-LAY-4"


def test_every_legal_action_reads_back() -> None:
    """PS-ID-1, PS-ID-2: over random matches with all bonus cards and claims, and no list is longer than 1,100."""
    random = Random(2)
    longest = 0
    for seed in range(3):
        match = GAME.new(seed, {"players": 6, "claims": seed == 0, "max_rounds": 4})
        while not match.finished:
            seat = random.choice(match.waiting)
            legal = match.legal(seat)
            longest = max(longest, len(legal))
            assert len({action.text for action in legal}) == len(legal)
            for action in random.sample(legal, min(len(legal), 12)):
                assert GAME.read_action(match.state, seat, action.text) == action.id
            match.play(seat, random.choice(legal))
    assert 300 < longest <= 1100


def test_claims_are_told_from_other_texts() -> None:
    """PS-TALK-2: names of those who play, cards, plans and requests of the table."""
    assert is_claim("clean", 4)
    assert is_claim("got B INF", 4)
    assert is_claim("ask B shoot G", 4)
    assert not is_claim("accuse W", 4)
    assert is_claim("accuse W", 5)
    assert not is_claim("gave B HOST", 4)
    assert not is_claim("I am clean", 4)


def test_the_log_tells_everything() -> None:
    """Section 4: a line for each decision, `#` for chance."""
    match = GAME.new(11, {"players": 4})
    random = Random(5)
    for _ in range(40):
        if not match.finished:
            seat = match.waiting[0]
            match.play(seat, random.choice(match.legal(seat)))
    log = match.log()
    assert log[0].startswith("#start=")
    assert any(line.startswith("#d4=") for line in log)
    assert any(line.startswith("#draw=") for line in log)
    assert sum(not line.startswith("#") for line in log) == len(match.plies)
