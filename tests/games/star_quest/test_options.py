"""Options and missions as numbers (section 5.1; SQ-SETUP-1 to 5, SQ-SETUP-7, SQ-DATA-8, SQ-SOLO-1)."""

from __future__ import annotations

from typing import Any

import pytest

from sublevel.engine.errors import BadOption
from sublevel.games.star_quest import hulk, rules
from sublevel.games.star_quest.mission import missions, plain
from sublevel.games.star_quest.names import KINDS, PLAYERS, SQUARE_NAMES
from sublevel.games.star_quest.options import StarQuestOptions, secondaries
from sublevel.games.star_quest.state import (
    ABSENT,
    LOADOUT,
    OPTION_BLIPS,
    OPTION_CHIPS,
    OPTION_COUNT,
    OPTION_PRIMARY,
    OPTION_RESERVE,
    OPTION_SECRET,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    CARRY_GOAL,
    CHAOS,
    CLEAR_GOAL,
    COLOURS,
    HOLD_GOAL,
    NOWHERE,
    REMOVE_GOAL,
    SCORE_GOAL,
    TOKEN_GOAL,
    USE_GOAL,
)


def dealt(**options: Any) -> Hulk:
    s = Hulk()
    for i, number in enumerate(StarQuestOptions.read(options).numbers()):
        s.options[i] = number
    rules.setup(s)
    return s


def counts(numbers: list[int]) -> str:
    """Tokens by kind, such as G5 O3."""
    return " ".join(f"{kind}{count}" for kind, count in zip(KINDS, numbers, strict=False) if count)


def test_numbers_are_complete_for_all_missions() -> None:
    """SQ-DATA-8: eight missions of the house, for two to four players."""
    assert [mission.number for mission in missions().values()] == [1, 2, 3, 4, 5, 6, 7, 8]
    for name in missions():
        for players in (2, 3, 4):
            assert len(StarQuestOptions.read({"mission": name, "players": players}).numbers()) == OPTION_COUNT


@pytest.mark.parametrize(
    ("players", "blips", "chips"),
    [(2, "G2 O1 A1 D1", "G4 O2"), (3, "G3 O2 A1 D1", "G4 O2"), (4, "G4 O2 A1 D1", "G7 O3")],
)
def test_fewer_squads_meet_fewer_blips(players: int, blips: str, chips: str) -> None:
    """TV-58, SQ-SETUP-5: M2; chips are never scaled, and `printed` takes all blips."""
    options = StarQuestOptions.read({"mission": "iron-sleeper", "players": players})
    assert counts(options.blips()) == blips
    assert counts(options.chips()) == chips
    printed = StarQuestOptions.read({"mission": "iron-sleeper", "players": players, "blip_scale": "printed"})
    assert counts(printed.blips()) == "G4 O2 A1 D1"
    s = dealt(mission="iron-sleeper", players=players)
    assert counts(list(s.pool_blips)) == blips
    assert counts(list(s.pool_chips)) == chips
    assert (s.pool_blip_n + s.unused_blip_n, s.pool_chip_n + s.unused_chip_n) == (32, 32)


def test_seats_and_colours() -> None:
    """SQ-SETUP-1, SQ-SETUP-2, SQ-SETUP-3: each seat has one squad, colours are unique, Chaos sits last."""
    s = dealt(players=3, colours="BRY")
    assert [PLAYERS[colour] for colour in range(COLOURS) if s.status[5 * colour] != ABSENT] == ["RED", "BLU"]
    assert s.waiting == 0b011  # both squads choose their loadouts, Chaos waits
    assert s.phase == LOADOUT
    from sublevel.games.star_quest.figures import player_of

    assert [PLAYERS[player_of(s, seat)] for seat in range(3)] == ["BLU", "RED", "CHAOS"]


def test_the_hulk_is_assembled_as_the_mission_says() -> None:
    """SQ-SETUP-4: all doors closed, bays of the squads in play at their ports."""
    s = dealt(mission="black-box", players=3, colours="RYB")
    assert sum(s.door_open) == 0
    assert [hulk.board_of(s, square) + 1 for square in (0, 23, 552, 575)] == [4, 1, 2, 3]
    assert hulk.neighbour(s, hulk.port_square(s, 0, 0), hulk.WEST) == 576  # RED at W2
    assert SQUARE_NAMES[hulk.port_square(s, 0, 0)] == "a9"
    blue = hulk.port_square(s, 2, 0)  # S4, but BLU stays out
    assert hulk.neighbour(s, blue, hulk.SOUTH) == -1


def test_objectives_and_secrets_of_a_mission() -> None:
    """SQ-SETUP-7, SQ-VIEW-3: the primary objective is public, the rest stands behind it and is secret."""
    numbers = StarQuestOptions.read({"mission": "heart-of-chaos", "players": 4}).numbers()
    primary = numbers[OPTION_PRIMARY : OPTION_PRIMARY + 10]
    assert primary[0] == USE_GOAL
    assert primary[8:] == [KINDS.index("D"), 1]
    assert OPTION_SECRET < OPTION_RESERVE < OPTION_BLIPS < OPTION_CHIPS
    reserve = numbers[OPTION_RESERVE:OPTION_BLIPS]
    assert len([square for square in reserve if square != NOWHERE]) == 16
    s = dealt(mission="heart-of-chaos", players=4)
    assert all(not hulk.in_corridor(s, square) for square in reserve if square != NOWHERE)
    assert list(s.secondary)[:3] == [REMOVE_GOAL, KINDS.index("Z"), 1]


@pytest.mark.parametrize(
    ("mission", "form", "count", "where"),
    [
        ("dead-signal", USE_GOAL, 1, "2:C"),
        ("iron-sleeper", REMOVE_GOAL, 1, ""),
        ("black-box", CARRY_GOAL, 1, "1:F"),
        ("three-generators", USE_GOAL, 3, "2:C"),
        ("hold-the-bridge", HOLD_GOAL, 2, ""),
        ("clean-sweep", CLEAR_GOAL, 1, ""),
        ("heart-of-chaos", USE_GOAL, 1, "1:F"),
        ("first-boarding", USE_GOAL, 1, "1:D"),
    ],
)
def test_objectives_lie_where_the_mission_puts_them(mission: str, form: int, count: int, where: str) -> None:
    """SQ-DATA-8, SQ-GEO-1: squares of boards become squares of the hulk, in the right rooms."""
    s = dealt(mission=mission)
    assert (s.primary[0], s.primary[2]) == (form, count)
    if where:
        room = hulk.room_of(s, s.primary[3])
        assert f"{room // 16 + 1}:{chr(64 + room % 16)}" == where
    if form == HOLD_GOAL:
        assert s.primary[7] == 16 * 3 + 5  # 4:E


def test_secondaries_that_a_squad_may_imagine() -> None:
    """SQ-VIEW-3: those of all missions."""
    rows = secondaries()
    assert len(rows) == 8
    assert [row[0] for row in rows] == [
        TOKEN_GOAL,
        USE_GOAL,
        SCORE_GOAL,
        REMOVE_GOAL,
        TOKEN_GOAL,
        REMOVE_GOAL,
        REMOVE_GOAL,
        TOKEN_GOAL,
    ]
    assert rows[1][3] == 144 * 2 + 12 * 5 + 10  # 3.k6


def test_an_own_mission_is_a_value() -> None:
    """SQ-DATA-8, SQ-SOLO-1: given by its values it plays like one of the house."""
    values = plain(missions()["dead-signal"]) | {"name": "My wreck", "briefing": "Find it."}
    options = StarQuestOptions.read({"mission": values})
    assert options.mission_name() == "custom"
    assert options.mission_played().name == "My wreck"
    house = StarQuestOptions.read({"mission": "dead-signal"})
    assert options.numbers()[:17] + options.numbers()[18:] == house.numbers()[:17] + house.numbers()[18:]
    assert StarQuestOptions.read(options.plain()) == options


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"mission": "nowhere"}, "option mission: 'nowhere' is not one of dead-signal, iron-sleeper"),
        ({"mission": {"name": "x"}}, "mission: The entry layout is missing."),
        ({"players": 5}, "option players: 5 is not a whole number from 2 to 4"),
        ({"colours": "RRB"}, "option colours: 'RRB' is not one of"),
        ({"event_deck": 9}, "option event_deck: 9 is not a whole number from 10 to 28"),
        ({"campaign": {"red_rank": 5}}, "option campaign: {'red_rank': 5} is not"),
        ({"chaos": "bot"}, "option 'chaos' is unknown; there are players, mission"),
    ],
)
def test_wrong_options_are_refused_in_one_line(values: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption) as error:
        StarQuestOptions.read(values)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_chaos_is_the_last_seat_for_people_and_bots_alike() -> None:
    """SQ-SOLO-1, SQ-SETUP-2: the rules do not know who is a bot; a person may sit on several seats at the table."""
    from sublevel.games.star_quest.figures import seat_of

    for players in (2, 3, 4):
        assert seat_of(dealt(players=players), CHAOS) == players - 1
