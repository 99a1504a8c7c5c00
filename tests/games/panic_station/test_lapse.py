"""What is played for a player whose clock has run out (PS-CLK-1)."""

from __future__ import annotations

from random import Random

import sublevel
from sublevel.games.panic_station.lapse import default_answer
from sublevel.games.panic_station.names import COLOURS
from sublevel.games.panic_station.notation import write_action
from sublevel.table.logged import Holder
from sublevel.table.protocol import Clock
from sublevel.table.records import Header
from sublevel.table.table import Table

from .stations import Station

GAME = sublevel.game("panic-station")


def answer(station: Station, seat: str, seed: int = 0) -> str:
    """The answer of a seat in notation."""
    number = COLOURS.index(seat)
    action = default_answer(station.s, number, Random(seed))
    assert action is not None
    return write_action(station.s, number, action)


def test_a_gift_is_an_item_that_protects_nobody() -> None:
    """PS-CLK-1: neither gas nor the antidote, if there is anything else."""
    station = Station(
        rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, hands={"R": "GAS KEY ANTI AID", "B": "GAS ANTI"}, infected="B"
    ).play("mv RA E", "swap B")
    assert {answer(station, "R", seed) for seed in range(30)} == {"give KEY", "give AID"}
    assert {answer(station, "B", seed) for seed in range(40)} == {"give GAS", "give ANTI", "give INF_B"}


def test_an_encounter_is_answered_with_the_next_player_to_the_left() -> None:
    """PS-CLK-1, PS-GEO-9."""
    station = Station(rooms={"1,0": "R10u"}, figures={"YT": "1,0", "GA": "1,0"}).play("mv RA E")
    assert answer(station, "R") == "swap G"


def test_no_armour_is_used_and_a_partner_joins() -> None:
    """PS-CLK-1."""
    hit = Station(rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, hands={"R": "NADE AID AID", "B": "ARM ARM AID"})
    assert answer(hit.play("nade RT E"), "B") == "arm none"
    team = Station(rooms={"1,0": "R12u"}, figures={"RA": "1,0", "BT": "1,0"}).play("find RA +B")
    assert answer(team, "B") == "team yes"


def test_a_parasite_is_taken_from_the_first_room_in_reading_order() -> None:
    """PS-CLK-1, PS-PAR-3: from the north to the south, then from the west to the east."""
    crowd = {"0,0": "gggbb", "0,1": "ggbbb"}
    station = Station(rooms={"1,0": "R10u", "0,1": "R11u"}, figures={"RA": "1,0"}, parasites=crowd, red="R10")
    assert answer(station.play("find RA"), "R") == "reloc 0,1:g"


def test_a_turn_ends() -> None:
    """PS-CLK-1, PS-TURN-4."""
    assert answer(Station(), "R") == "end"
    assert default_answer(Station().s, COLOURS.index("B"), Random(0)) is None


def test_the_search_duty_is_fulfilled_by_a_cheapest_way() -> None:
    """PS-CLK-1, PS-FIRST-3: lay the visible card, enter it, search."""
    station = Station(top="R10")
    station.s.duty = 1
    played: list[str] = []
    while station.s.duty and len(played) < 6:
        played.append(answer(station, "R"))
        station.play(played[-1])
    assert [text.split()[0] for text in played] == ["lay", "mv", "find"]
    assert answer(station, "R") == "end"


def test_the_table_plays_it_as_an_action_of_the_seat() -> None:
    """PS-CLK-1: it is on record like any other, and the match goes on."""
    options = GAME.options.read({"players": 4})
    header = Header(
        id="table",
        game=GAME.name,
        rules=GAME.version,
        options=options.plain(),
        clock=Clock(kind="move", seconds=10),
        public=True,
        created=0,
        seed=3,
        salt="0" * 32,
    )
    table = Table(header, GAME)
    table.furnish([Holder(person=name, name=name) for name in ("anna", "bert", "cleo", "dora")], 0)
    late = table.match.waiting[0]
    table.flag(10_000)
    assert table.seats[late].overdue
    played, chance = 0, Random(1)
    while (record := table.lapse(10_000, chance)) is not None:
        played += 1
        assert record.seat == late
    assert played >= 1
    assert table.match.waiting[0] != late
    assert not table.seats[late].overdue
    assert len(table.match.plies) == played
    assert table.lapse(10_001, chance) is None
