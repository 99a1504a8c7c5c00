"""The data files (section 3), and what happens if they are wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sublevel.engine.datafiles import read_data
from sublevel.engine.errors import BadFile
from sublevel.games.panic_station import data, tables


def test_there_are_46_search_cards_and_6_bonus_cards() -> None:
    cards = data.search_cards()
    assert sum(card.count for card in cards if not card.bonus) == 46
    assert {card.code: card.count for card in cards if card.bonus} == {"ANTI": 1, "NVG": 2, "SIGNAL": 1, "SNIPER": 2}
    assert next(card for card in cards if card.code == "GAS").count == 12
    assert data.infection().count == 3


def test_cards_are_counted_by_kind() -> None:
    assert data.counts(bonus=False) == [12, 7, 6, 3, 3, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3]
    assert data.counts(bonus=True) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0]


def test_the_room_cards_are_those_of_the_table() -> None:
    edges = "oooo wooo wwow wwow wwow woow oowo oowo oodd wodw oooo oooo owwo owwo oowd dwow oowo oowo ooow woow"
    assert " ".join(room.edges for room in data.rooms()) == edges
    symbols = [room.symbol for room in data.rooms()]
    assert [symbols.count(symbol) for symbol in data.SYMBOLS] == [4, 2, 1, 2, 3, 4, 4]
    assert [room.card for room in data.rooms() if room.double] == ["R03", "R04"]


def test_characters_and_parasites() -> None:
    figures = data.figures()
    assert "".join(figures.colours) == "RBGYWP"
    assert figures.character.action_points == [0, 1, 1, 2, 2]
    assert (figures.parasites.grey, figures.parasites.black) == (5, 5)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "figures.toml"
    file.write_text("colours = [", encoding="utf-8")
    with pytest.raises(BadFile, match=r"figures\.toml, line 1: not TOML: "):
        read_data(file, data.Figures)


def test_a_wrong_value_is_named(tmp_path: Path) -> None:
    file = tmp_path / "rooms.toml"
    file.write_text('[[room]]\ncard = "R00"\nname = "reactor"\nedges = "ooox"\n', encoding="utf-8")
    with pytest.raises(BadFile, match=r"rooms\.toml, line 4: edges is 'ooox'; it must be four letters"):
        read_data(file, data.RoomFile)


def card_faults(cards: list[data.Card]) -> list[str]:
    """What is wrong with some search cards."""
    return [message for _, message in data.card_faults(data.CardFile(cards, data.infection()))]


def test_missing_and_miscounted_cards_are_refused() -> None:
    cards = list(data.search_cards())
    assert card_faults(cards) == []
    assert card_faults(cards[1:])[0] == "entry 1 is 'ARM'; it must be GAS"
    fewer = [msgspec.structs.replace(cards[0], count=11), *cards[1:]]
    assert card_faults(fewer) == ["the counts of the search cards add up to 45; they must add up to 46"]
    charged = [msgspec.structs.replace(cards[0], charges=4), *cards[1:]]
    assert card_faults(charged) == ["GAS: charges are given if and only if the kind is charges"]
    hosts = [msgspec.structs.replace(card, count=2) if card.code == "HOST" else card for card in cards]
    assert card_faults(hosts)[0] == "HOST: count is 2; there is exactly one"


def room_faults(rooms: list[data.Room]) -> list[str]:
    """What is wrong with some room cards."""
    return [message for _, message in data.room_faults(data.RoomFile(rooms))]


def test_wrong_room_cards_are_refused() -> None:
    rooms = list(data.rooms())
    assert room_faults(rooms) == []
    assert room_faults(rooms[::-1])[0] == "entry 1 is 'R19'; it must be R00"
    assert room_faults([msgspec.structs.replace(rooms[0], double=True), *rooms[1:]]) == [
        "R00: double must be false: R03 and R04 hold two rooms",
        "R00: it opens to the south only, edges wwow",
    ]
    run = [msgspec.structs.replace(room, symbol="team") if room.card == "R10" else room for room in rooms]
    assert room_faults(run) == ["R10: symbol is team; it must be run"]


def test_what_a_card_can_be_is_checked() -> None:
    """Rulings 21 and 26: three cards may be single or permanent, the others are what they are."""

    def faults(code: str, kind: str) -> list[str]:
        cards = data.search_cards()
        return card_faults([msgspec.structs.replace(card, kind=kind) if card.code == code else card for card in cards])

    assert faults("NVG", "single") == faults("SCAN", "permanent") == faults("SIGNAL", "permanent") == []
    assert faults("BOOST", "permanent") == ["BOOST: kind is permanent; it must be single"]
    assert faults("NVG", "hand") == ["NVG: kind is hand; it must be permanent or single"]


def test_the_rules_read_what_becomes_of_cards() -> None:
    """Section 3.3: charges, single and permanent cards are those of the file."""
    assert list(tables.FRESH_CHARGES) == [data.charges()] == [4]
    assert [list(tables.SINGLE_SCAN), list(tables.SINGLE_NVG)] == [[1], [0]]
    assert (data.is_single("SCAN"), data.is_single("NVG")) == (True, False)
