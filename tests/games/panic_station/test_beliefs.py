"""What others' choices say about who is infected (PS-RES-9)."""

from __future__ import annotations

import pytest

from sublevel.games.panic_station.names import COLOURS
from sublevel.games.panic_station.outlook import likelihood
from sublevel.games.panic_station.state import SURELY_INFECTED

from .stations import Station

HALL = {"1,0": "R07u"}


def doubt(station: Station, viewer: str, about: str) -> int:
    """What a seat thinks of another."""
    return station.s.doubt[6 * COLOURS.index(viewer) + COLOURS.index(about)]


def swapped(gift_r: str, gift_b: str, infected: str = "") -> Station:
    """R and B have exchanged."""
    hands = {"R": "GAS AID AID", "B": "GAS AID AID"}
    station = Station(rooms=HALL, figures={"BT": "1,0"}, hands=hands, infected=infected)
    return station.play("mv RA E", "swap B", f"R: give {gift_r}", f"B: give {gift_b}")


def test_harmless_gifts_speak_for_the_giver() -> None:
    """PS-RES-9: gas more than anything else; others learn nothing from what they do not see."""
    station = swapped("GAS", "AID")
    assert (doubt(station, "B", "R"), doubt(station, "R", "B")) == (-3, -2)
    assert [doubt(station, viewer, about) for viewer in "GY" for about in "RB"] == [0, 0, 0, 0]


def test_an_attempt_is_no_matter_of_doubt() -> None:
    """PS-RES-9, PS-KNOW-4: it is a certainty."""
    station = swapped("INF_R", "GAS", infected="R")
    assert doubt(station, "B", "R") == 0
    assert station.s.sure[6 * 1 + 0] == SURELY_INFECTED


def test_company_changes_what_others_think() -> None:
    """PS-RES-9: trust fades; who meets a known enemy is suspect."""
    station = Station(rooms=HALL, figures={"BT": "1,0"})
    station.s.doubt[6 * 2 + 0] = -2
    station.s.sure[6 * 3 + 1] = SURELY_INFECTED
    station.play("mv RA E", "swap B", "R: give AID", "B: give AID")
    assert doubt(station, "G", "R") == -1
    assert doubt(station, "Y", "R") == 1
    assert doubt(station, "G", "B") == 0


@pytest.mark.parametrize(("infected", "change"), [("", 1), ("B", -1)])
def test_the_victim_judges_the_attacker(infected: str, change: int) -> None:
    """PS-RES-9: and those who know the victim for an enemy approve."""
    station = Station(rooms=HALL, figures={"RA": "1,0", "BT": "1,0"}, laid={"R": "AMMO"}, infected=infected)
    station.s.sure[6 * 2 + 1] = SURELY_INFECTED
    station.play("shoot RA std BT")
    assert doubt(station, "B", "R") == change
    assert doubt(station, "G", "R") == -1
    assert doubt(station, "Y", "R") == 0


@pytest.mark.parametrize(
    ("claim", "change"),
    [("accuse B", 1), ("know B", 2), ("trust B", -1), ("got B INF", 2), ("got B GAS", 0), ("clean", 0)],
)
def test_claims_are_half_believed(claim: str, change: int) -> None:
    """PS-RES-9: not by the one they are about, nor by those who know the speaker for an enemy."""
    station = Station(claims=True)
    station.s.sure[6 * 3 + 0] = SURELY_INFECTED
    station.play(f"say {claim}")
    assert doubt(station, "G", "B") == change
    assert doubt(station, "Y", "B") == 0
    assert doubt(station, "B", "B") == 0


def test_doubt_has_bounds() -> None:
    """PS-RES-9."""
    station = Station(rooms=HALL, figures={"BT": "1,0"})
    station.s.doubt[6 * 0 + 1] = -8
    station.play("mv RA E", "swap B", "R: give AID", "B: give AID")
    assert doubt(station, "R", "B") == -8


def test_bots_weigh_worlds_by_it() -> None:
    """PS-RES-8, PS-RES-9."""
    clean, ill = Station(), Station(infected="B")
    for station in (clean, ill):
        station.s.doubt[1] = 4
    assert likelihood(clean.s, 0) < 1000
    assert likelihood(ill.s, 0) > likelihood(clean.s, 0)
    for station in (clean, ill):
        station.s.doubt[1] = -4
    assert likelihood(clean.s, 0) == 1000 > likelihood(ill.s, 0)
