"""Shots, knives, grenades; damage and armour (sections 7.4, 7.7, 8.5)."""

from __future__ import annotations

import pytest

from sublevel.games.panic_station.reasons import (
    ANDROID_DEAD,
    DOOR_CLOSED,
    HAND_TOO_SMALL,
    NO_AMMUNITION,
    NO_HEAVY_WEAPON,
    NO_KNIFE,
    NO_SUCH_TARGET,
    ONLY_TROOPER_HIT,
    OTHER_ORDER,
    OUT_OF_REACH,
    OWN_TARGET,
    TOO_FEW_AP,
    TOO_MUCH_ARMOUR,
)
from sublevel.games.panic_station.refusals import reason
from sublevel.games.panic_station.rules import step
from sublevel.games.panic_station.state import ANSWERED, ARMOUR_USED, ARMOURING, ELIMINATED, SCHEMA, TURN
from sublevel.games.panic_station.tables import NOWHERE

from .stations import Station

LINE = {"1,0": "R10u", "2,0": "R11u"}  # open rooms east of the reactor
RICH = "ARM AID AID"  # a hand of six
FULL = "ARM ARM AID AID AID"  # a hand of eight


def duel(**arrangement: object) -> Station:
    """RA and both of B's characters in 1,0; R has ammunition."""
    given: dict[str, object] = {
        "rooms": LINE,
        "figures": {"RA": "1,0", "BT": "1,0", "BA": "1,0"},
        "laid": {"R": "AMMO"},
        **arrangement,
    }
    return Station(**given)  # type: ignore[arg-type]  # passed on as it is


def test_tv_128_a_shot_needs_an_android_and_a_charge() -> None:
    """PS-SHOOT-1, PS-SHOOT-2: two shots need two charges."""
    assert duel(laid={}).why("shoot RA std BT") == NO_AMMUNITION
    assert duel(ap=0).why("shoot RA std BT") == TOO_FEW_AP
    assert duel(life={"RA": 0}).why("shoot RA std BT") == ANDROID_DEAD
    one = duel(laid={"R": "AMMO1 HEAVY"})
    assert one.why("shoot RA heavy BT&BA") == NO_AMMUNITION
    assert one.can("shoot RA std BT")
    assert duel().why("shoot RA heavy BT&BA") == NO_HEAVY_WEAPON


def test_tv_129_nobody_shoots_himself() -> None:
    """PS-SHOOT-6."""
    assert duel(figures={"RA": "1,0", "RT": "1,0"}).why("shoot RA std RT") == OWN_TARGET


def test_a_shot_uses_a_charge_of_the_emptiest_card_and_hits() -> None:
    """PS-SHOOT-7."""
    station = duel(laid={"R": "AMMO AMMO1"})
    station.play("shoot RA std BT")
    assert list(station.s.ammo)[:4] == [0, 0, 0, 1]
    assert station.discarded("AMMO") == 1
    assert station.lp("BT") == 3
    station.play("shoot RA std BT")
    assert list(station.s.ammo)[:4] == [0, 0, 1, 0]


def test_a_scope_reaches_the_next_room() -> None:
    """PS-SHOOT-2, PS-SHOOT-3, PS-SHOOT-10."""
    figures = {"RA": "0,0", "BT": "1,0", "GT": "2,0"}
    station = duel(figures=figures, laid={"R": "AMMO SCOPE"})
    assert station.can("shoot RA scope BT")
    assert station.why("shoot RA sniper GT") == OUT_OF_REACH
    assert station.id("shoot RA sniper BT") == station.id("shoot RA scope BT") == station.id("shoot RA std BT")
    assert "shoot RA scope BT" in station.texts("shoot")
    assert "shoot RA std YA" in station.texts("shoot")
    assert duel(figures=figures).why("shoot RA std BT") == OUT_OF_REACH


def test_a_door_stops_a_shot_unless_it_is_open() -> None:
    """PS-SHOOT-3."""
    rooms = {"0,1": "R15d"}  # its door faces the reactor
    given = {"rooms": rooms, "figures": {"RA": "0,0", "BT": "0,1"}}
    assert duel(**given, laid={"R": "AMMO SCOPE"}).why("shoot RA scope BT") == OUT_OF_REACH
    assert duel(**given, laid={"R": "AMMO SCOPE KEY"}).can("shoot RA scope BT")
    assert duel(**given, laid={"R": "AMMO SCOPE"}, green=True).can("shoot RA scope BT")


@pytest.mark.parametrize(
    ("rooms", "laid", "green", "legal"),
    [
        ({"1,0": "R10u", "2,0": "R11u"}, "", False, True),
        ({"1,0": "R08d", "2,0": "R11u"}, "", False, False),  # R08d: doors N and E, passages S and W
        ({"1,0": "R08d", "2,0": "R11u"}, "KEY", False, False),  # open, then a door: a key opens only the first
        ({"1,0": "R08d", "2,0": "R11u"}, "", True, True),
        ({"1,0": "R08u", "2,0": "R11u"}, "KEY", False, True),  # a door, then open
        ({"1,0": "R08u", "2,0": "R11u"}, "", False, False),
    ],
)
def test_tv_130_the_sniper_rifle_shoots_in_a_straight_line(
    rooms: dict[str, str], laid: str, green: bool, legal: bool
) -> None:
    """PS-SHOOT-2, PS-SHOOT-4."""
    station = duel(rooms=rooms, figures={"RA": "0,0", "BT": "2,0"}, laid={"R": f"AMMO SNIPER {laid}"}, green=green)
    assert station.can("shoot RA sniper BT") == legal


def test_the_sniper_rifle_does_not_shoot_round_a_corner() -> None:
    """PS-SHOOT-4, TV-130."""
    station = duel(rooms={"1,0": "R10u", "1,1": "R11u"}, figures={"RA": "0,0", "BT": "1,1"}, laid={"R": "AMMO SNIPER"})
    assert station.why("shoot RA sniper BT") == OUT_OF_REACH


def test_the_sniper_rifle_is_not_combined() -> None:
    """PS-SHOOT-5: two shots reach no farther than the scope."""
    station = duel(figures={"RA": "0,0", "BT": "1,0", "GT": "2,0"}, laid={"R": "AMMO SNIPER HEAVY"})
    assert station.can("shoot RA sniper GT")
    assert station.can("shoot RA sniper BT")
    assert not station.can("shoot RA heavy GT&GT")
    assert not station.can("shoot RA heavy+scope BT&BT")


def test_the_heavy_weapon_with_a_scope() -> None:
    """PS-SHOOT-2: each shot where it wants."""
    station = duel(figures={"RA": "0,0", "BT": "1,0", "BA": "0,0"}, laid={"R": "AMMO SCOPE HEAVY"})
    station.play("shoot RA heavy+scope BT&BA")
    assert (station.lp("BT"), station.lp("BA")) == (3, 3)
    assert list(station.s.ammo)[:4] == [0, 1, 0, 0]
    assert station.s.attacked == 1 << station.room("1,0") | 1


def test_tv_127_two_shots_are_one_damage_event() -> None:
    """PS-SHOOT-8, PS-DMG-1, PS-DMG-3."""
    station = duel(laid={"R": "AMMO HEAVY"}, hands={"B": RICH})
    station.play("shoot RA heavy BT&BA")
    assert (station.s.damage[2], station.s.damage[3]) == (1, 1)
    station.play("B: arm 1")
    assert (station.lp("BT"), station.lp("BA")) == (4, 4)
    twice = duel(laid={"R": "AMMO HEAVY"}, hands={"B": RICH})
    twice.play("shoot RA heavy BT&BT")
    assert twice.s.damage[2] == 2
    twice.play("B: arm 1")
    assert twice.lp("BT") == 3


def test_the_order_of_characters_in_a_pair() -> None:
    """PS-ID-1."""
    station = duel(laid={"R": "AMMO HEAVY"})
    both = station.id("shoot RA heavy BT&BA")
    assert both == 300
    assert 237 + 30 * 3 + 2 not in station.legal()


def test_tv_152_two_shots_at_parasites_come_one_after_the_other() -> None:
    """PS-SHOOT-8."""
    station = duel(laid={"R": "AMMO HEAVY"}, parasites={"1,0": "b"}, figures={"RA": "1,0"})
    assert station.why("shoot RA heavy p:1,0:b&p:1,0:b") == NO_SUCH_TARGET
    station.play("shoot RA heavy p:1,0:b&p:1,0:g")
    assert (sum(station.s.grey), sum(station.s.black), sum(station.s.worn)) == (0, 0, 0)
    assert (station.s.grey_left, station.s.black_left) == (5, 5)
    two = duel(laid={"R": "AMMO HEAVY"}, parasites={"1,0": "bb"}, figures={"RA": "1,0"})
    two.play("shoot RA heavy p:1,0:b&p:1,0:b")
    assert (two.s.grey[two.room("1,0")], two.s.black[two.room("1,0")]) == (2, 0)
    one = duel(laid={"R": "AMMO HEAVY"}, parasites={"1,0": "bb"}, figures={"RA": "1,0"})
    one.play("shoot RA heavy p:1,0:b&p:1,0:g")
    assert (one.s.grey[one.room("1,0")], one.s.black[one.room("1,0")]) == (0, 1)
    grey = duel(laid={"R": "AMMO HEAVY"}, parasites={"1,0": "g"}, figures={"RA": "1,0"})
    assert grey.why("shoot RA heavy p:1,0:g&p:1,0:g") == NO_SUCH_TARGET


def test_shooting_marks_the_room() -> None:
    """PS-SHOOT-9: whatever armour does; not for parasites."""
    station = duel(hands={"B": RICH})
    station.play("shoot RA std BT", "B: arm 1")
    assert station.s.attacked == 1 << station.room("1,0")
    other = duel(parasites={"1,0": "g"}, figures={"RA": "1,0"})
    other.play("shoot RA std p:1,0:g")
    assert other.s.attacked == 0


def test_tv_122_black_parasites_turn_grey() -> None:
    """Section 3.6."""
    station = duel(parasites={"1,0": "b", "0,0": "ggggg"}, figures={"RA": "1,0"})
    station.play("shoot RA std p:1,0:b")
    assert station.s.worn[station.room("1,0")] == 1
    station.play("shoot RA std p:1,0:g")
    assert (station.s.worn[station.room("1,0")], station.s.black_left) == (0, 5)
    spare = duel(parasites={"1,0": "b"}, figures={"RA": "1,0"})
    spare.play("shoot RA std p:1,0:b")
    assert (spare.s.grey[spare.room("1,0")], spare.s.grey_left, spare.s.black_left) == (1, 4, 5)


def test_a_hit_on_grey_takes_the_grey_token_first() -> None:
    """Section 4: `g` before `h`."""
    station = duel(parasites={"1,0": "gh"}, figures={"RA": "1,0"})
    station.play("shoot RA std p:1,0:g")
    assert (station.s.grey[station.room("1,0")], station.s.worn[station.room("1,0")]) == (0, 1)


# Knife and grenade.


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_tv_131_the_knife_hits_with_three_and_four(die: int, lost: int) -> None:
    """PS-ITEM-8: armour is asked about after a hit only; the room is marked in any case."""
    station = duel(laid={"R": "KNIFE"}, hands={"B": RICH}, dice=[die])
    station.play("knife RA BT")
    assert station.s.ap == 3
    assert (station.s.phase == ARMOURING) == (lost == 1)
    assert station.s.attacked == 1 << station.room("1,0")
    if lost:
        station.play("B: arm none")
    assert station.lp("BT") == 4 - lost


def test_both_characters_can_use_the_knife() -> None:
    """PS-ITEM-8, PS-ITEM-2."""
    station = duel(laid={"R": "KNIFE"}, figures={"RT": "1,0", "BT": "1,0"}, parasites={"1,0": "g"}, dice=[4])
    assert station.why("knife RA BT") == OUT_OF_REACH
    station.play("knife RT p:1,0:g")
    assert sum(station.s.grey) == 0
    assert duel().why("knife RA BT") == NO_KNIFE


def test_tv_132_a_grenade_hits_everything_in_the_next_room() -> None:
    """PS-ITEM-7, PS-DMG-1: own characters too; grey tokens before black ones."""
    station = Station(
        rooms=LINE,
        figures={"BT": "1,0", "RT": "1,0"},
        hands={"R": "NADE AID AID"},
        parasites={"1,0": "bg", "2,0": "gggg"},
    )
    station.play("nade RA E")
    assert (station.lp("BT"), station.lp("RT"), station.lp("RA")) == (3, 3, 4)
    room = station.room("1,0")
    assert (station.s.grey[room], station.s.black[room], station.s.worn[room]) == (1, 0, 0)
    assert station.discarded("NADE") == 1
    assert station.s.grenaded == station.s.attacked == 1 << room
    assert station.s.ap == 3


def test_tv_133_a_small_hand_keeps_its_grenade() -> None:
    """PS-ITEM-1."""
    station = Station(rooms=LINE, hands={"R": "NADE AID"})
    assert station.why("nade RT E") == HAND_TOO_SMALL


def test_a_grenade_needs_a_free_line() -> None:
    """PS-ITEM-7, PS-SHOOT-3."""
    station = Station(rooms={"0,1": "R15d"}, hands={"R": "NADE AID AID"})
    assert station.why("nade RT N") == DOOR_CLOSED


# Armour and death.


def bitten(**arrangement: object) -> Station:
    """The last turn of a team phase: the parasites come next; nobody but B is in danger."""
    station = Station(rooms=LINE, **arrangement)  # type: ignore[arg-type]  # passed on as it is
    station.s.turn_at = 4
    return station


def test_tv_125_armour_protects_both_characters_in_one_room() -> None:
    """PS-DMG-2, PS-DMG-3, PS-DMG-4, PS-PAR-4."""
    given = {"figures": {"BT": "2,0", "BA": "2,0"}, "parasites": {"2,0": "gb"}, "dice": [2, 2]}
    station = bitten(**given, hands={"B": FULL})
    station.play("end")
    assert station.s.phase == ARMOURING
    assert station.texts(seat="B") == ["arm none", "arm 1", "arm 2"]
    station.play("B: arm 2")
    assert (station.lp("BT"), station.lp("BA"), station.hand_size("B")) == (3, 3, 6)
    assert station.discarded("ARM") == 2
    six = bitten(**given, hands={"B": "ARM ARM AID"})
    six.play("end")
    assert six.why("arm 2", "B") == TOO_MUCH_ARMOUR
    six.play("B: arm 1")
    assert (six.lp("BT"), six.lp("BA")) == (2, 2)
    five = bitten(**given, hands={"B": "ARM ARM"})
    five.play("end")
    assert five.s.phase == TURN
    assert (five.lp("BT"), five.lp("BA")) == (1, 1)


def test_tv_126_armour_in_two_rooms() -> None:
    """PS-DMG-3."""
    station = bitten(
        figures={"BT": "1,0", "BA": "2,0"}, parasites={"1,0": "g", "2,0": "g"}, dice=[1, 1], hands={"B": RICH}
    )
    station.play("end")
    assert station.texts(seat="B") == ["arm none", "arm T0A1", "arm T1A0"]
    station.play("B: arm T1A0")
    assert (station.lp("BT"), station.lp("BA")) == (4, 3)
    assert [event[1:4] for event in station.events(ARMOUR_USED)] == [(1, station.room("1,0"), 1)]


def test_armour_for_one_character_alone() -> None:
    """PS-DMG-3: the one who is hit."""
    station = duel(hands={"B": RICH})
    station.play("shoot RA std BA")
    assert station.texts(seat="B") == ["arm none", "arm 1"]
    station.play("B: arm 1")
    assert (station.lp("BT"), station.lp("BA")) == (4, 4)


def test_tv_155_who_has_no_armour_is_asked_all_the_same() -> None:
    """PS-DMG-2, PS-HIDE-1, PS-HIDE-2."""
    station = duel(hands={"B": "AID AID KEY"})
    station.play("shoot RA std BT")
    assert (station.s.phase, station.waiting()) == (ARMOURING, "B")
    assert station.texts(seat="B") == ["arm none"]
    poor = duel(hands={"B": "ARM AID"})
    poor.play("shoot RA std BT")
    assert (poor.s.phase, poor.lp("BT")) == (TURN, 3)


def test_tv_156_the_order_of_answers_does_not_matter() -> None:
    """PS-PEND-2, PS-HIDE-2: that somebody has answered is public, what is not."""
    packed = []
    for order in ("BG", "GB"):
        station = Station(
            rooms=LINE, figures={"BT": "1,0", "GA": "1,0"}, hands={"R": "NADE AID AID", "B": RICH, "G": RICH}
        )
        station.play("nade RT E")
        assert station.waiting() == "BG"
        first, second = order
        station.play(f"{first}: arm 1")
        assert station.waiting() == second
        assert [event[0] for event in station.events(ANSWERED)] == [127]
        assert not station.events(ARMOUR_USED)
        assert (station.lp("BT"), station.lp("GA")) == (4, 4)
        station.play(f"{second}: arm none")
        packed.append((first, SCHEMA.pack(station.s)))
    swapped = Station(rooms=LINE, figures={"BT": "1,0", "GA": "1,0"}, hands={"R": "NADE AID AID", "B": RICH, "G": RICH})
    swapped.play("nade RT E", "G: arm none", "B: arm 1")
    assert SCHEMA.pack(swapped.s) == packed[0][1]
    assert packed[0][1] != packed[1][1]


def test_tv_134_who_loses_both_characters_is_out() -> None:
    """PS-DMG-5, PS-DMG-6: the hand stays unseen, out of the game."""
    station = duel(life={"BT": 1, "BA": 0}, hands={"B": "GAS GAS GAS"})
    station.play("shoot RA std BT", "B: arm none")
    assert station.events(ELIMINATED)
    assert station.where("BT") == NOWHERE
    assert station.held("B", "GAS") == 3  # in the box
    station.play("end")
    assert station.s.active == 2  # B has no turn any more


def test_tv_135_life_lost_in_a_turn_costs_points_in_the_next() -> None:
    """PS-TURN-1."""
    station = Station(rooms=LINE, figures={"RT": "1,0"}, life={"RT": 3}, hands={"R": "NADE AID AID"}, top="R07")
    station.play("nade RA E")
    assert (station.lp("RT"), station.s.ap) == (2, 3)
    station.play("end", "end", "end", "end")
    assert (station.s.active, station.s.ap) == (0, 3)
    dead = Station(life={"RT": 0}, top="R07")
    dead.play("end", "end", "end", "end")
    assert (dead.s.active, dead.s.ap) == (0, 2)


def test_a_loss_never_goes_below_zero() -> None:
    """PS-DMG-5."""
    station = duel(laid={"R": "AMMO HEAVY"}, life={"BT": 1})
    station.play("shoot RA heavy BT&BT")
    assert station.lp("BT") == 0
    assert station.lp("BA") == 4


def test_killing_the_host_does_not_end_the_match() -> None:
    """PS-DMG-7."""
    station = duel(infected="B", life={"BT": 1, "BA": 0})
    station.play("shoot RA std BT")
    assert station.s.ended == 0
    assert station.sick() == "B"


def test_a_player_s_own_grenade_may_end_his_turn() -> None:
    """PS-TURN-7: the one who throws stands elsewhere, so he has to be dying of something else."""
    both = Station(rooms=LINE, life={"RT": 1}, hands={"R": "NADE AID AID"}, figures={"RA": "1,0"})
    both.s.damage[1] = 4
    both.play("nade RA W")
    assert both.lp("RT") == 0
    assert both.s.active == 1


def test_an_unknown_order_is_named() -> None:
    """PS-ID-1: the reason says that the pair is written the other way round."""
    station = duel(laid={"R": "AMMO HEAVY"}, parasites={"1,0": "g"})
    grey_here = 12
    assert reason(station.s, 0, 237 + 30 * grey_here + 2) == OTHER_ORDER
    assert reason(station.s, 0, 237 + 30 * 2 + grey_here) == 0
    step(station.s, 0, 237 + 30 * 2 + grey_here)
    assert (station.lp("BT"), sum(station.s.grey)) == (3, 0)


def test_armour_for_whoever_is_not_hit_says_who_is() -> None:
    """PS-DMG-3: only the trooper is about to lose life."""
    station = Station(
        rooms={"1,0": "R07u"},
        figures={"RA": "1,0", "BT": "1,0", "BA": "0,0"},
        laid={"R": "AMMO"},
        hands={"B": "ARM ARM AID AID"},
    )
    station.play("shoot RA std BT")
    assert station.why("arm T1A1", "B") == station.why("arm T0A1", "B") == ONLY_TROOPER_HIT
    assert station.can("arm 1", "B")
