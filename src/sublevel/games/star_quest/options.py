"""The options of Star Quest (section 5.1 of the rules), and missions as the numbers that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Self

import msgspec

from sublevel.engine.errors import BadOption, quoted
from sublevel.engine.options import Options
from sublevel.games.star_quest.mission import (
    COLOURS,
    CUSTOM,
    DEFAULT,
    FORMS,
    KINDS,
    PORTS,
    QUADRANTS,
    Mission,
    Objective,
    briefed,
    global_place,
    missions,
    own_missions,
    read_mission,
    read_square,
    scaled,
)
from sublevel.games.star_quest.tables import CAMPAIGN_BLIPS, MOST_GOAL_SQUARES, MOST_RESERVE, NOWHERE

OFF: Final = "off"
ORDER_CARDS: Final = 1  # that a squad chooses at set-up (SQ-SETUP-8)
EQUIPMENT_CARDS: Final = 4
MOST_EQUIPMENT: Final = 8
NO_ROOM: Final = -1
LETTERS: Final = "RYB"  # of the colours, in their order


def clause(name: str) -> msgspec.Meta:
    """Marks an option with the clause that explains it."""
    return msgspec.Meta(extra={"clause": name})


Rank = Annotated[int, msgspec.Meta(ge=1, le=4)]
Honours = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a campaign stands before a mission: all that a match of it needs to know (SQ-CAMP-1, SQ-CAMP-4)."""

    red_rank: Rank = 1
    red_honours: Honours = 0
    yellow_rank: Rank = 1
    yellow_honours: Honours = 0
    blue_rank: Rank = 1
    blue_honours: Honours = 0
    chaos_marks: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0

    def ranks(self) -> list[int]:
        """By colour."""
        return [self.red_rank, self.yellow_rank, self.blue_rank]

    def honours(self) -> list[int]:
        """By colour."""
        return [self.red_honours, self.yellow_honours, self.blue_honours]


class StarQuestOptions(Options, frozen=True, kw_only=True):
    """Every option has a default. Who is a person and who a bot, and who runs several squads, is the table's affair."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4, extra={"clause": "SQ-SETUP-3"})] = 2
    mission: Annotated[str | Mission, clause("SQ-DATA-8")] = DEFAULT
    colours: Annotated[Literal["RYB", "RBY", "YRB", "YBR", "BRY", "BYR"], clause("SQ-SETUP-3")] = "RYB"
    scoring: Annotated[Literal["rivals", "coop"], clause("SQ-SCORE-4")] = "rivals"
    blip_scale: Annotated[Literal["by_squads", "printed"], clause("SQ-SETUP-5")] = "by_squads"
    event_deck: Annotated[int, msgspec.Meta(ge=10, le=28, extra={"clause": "SQ-SETUP-6"})] = 28
    last_card: Annotated[Literal["full_turn", "stop"], clause("SQ-END-3")] = "full_turn"
    null_time: Annotated[Literal["any_visible", "orthogonal"], clause("SQ-HVY-3")] = "any_visible"
    dread_weapons: Annotated[Literal["different", "free"], clause("SQ-REV-4")] = "different"
    diagonal_corner: Annotated[Literal["strict", "lenient"], clause("SQ-GEO-11")] = "strict"
    reserve_visible: Annotated[bool, clause("SQ-VIEW-3")] = False
    campaign: Annotated[Literal["off"] | Standing, clause("SQ-CAMP-1")] = "off"

    @classmethod
    def read(cls, values: Mapping[str, Any] | None) -> Self:
        """Make options from plain values. An owner's mission becomes its values: matches stay whole without it."""
        if DEFAULT not in missions() and isinstance(values, Mapping | None):  # it does not fit the owner's boards
            values = {"mission": next(iter(missions())), **(values or {})}
        mission = values.get("mission") if isinstance(values, Mapping) else None
        named = isinstance(mission, str) and mission in missions()
        if values is None or named or not isinstance(mission, str | Mapping):
            return super().read(values)
        if isinstance(mission, Mapping):
            return super().read({**values, "mission": read_mission(mission)})
        if mission not in own_missions():
            known = ", ".join((*missions(), *own_missions()))
            raise BadOption(f"option mission: {quoted(mission)} is not one of {known}, nor the table of a mission")
        return super().read({**values, "mission": own_missions()[mission]})

    @classmethod
    def named_values(cls) -> dict[str, dict[str, dict[str, Any] | None]]:
        """The missions that have files, without what is for Chaos alone (SQ-VIEW-3); a campaign that is not played."""
        found = {**missions(), **own_missions()}
        return {"mission": {name: briefed(mission) for name, mission in found.items()}, "campaign": {OFF: None}}

    def public(self) -> dict[str, Any]:
        """An own mission keeps the secrets that any other has (SQ-VIEW-3)."""
        return self.plain() if isinstance(self.mission, str) else {**self.plain(), "mission": briefed(self.mission)}

    def mission_name(self) -> str:
        """The name of a mission of the house, `custom` for an own one."""
        return self.mission if isinstance(self.mission, str) else CUSTOM

    def mission_played(self) -> Mission:
        """The mission."""
        return missions()[self.mission] if isinstance(self.mission, str) else self.mission

    def squads(self) -> int:
        """How many squads are in play."""
        return self.players - 1

    def seat_colours(self) -> list[int]:
        """The colours of the seats, also of those that stay out (SQ-SETUP-3)."""
        return [LETTERS.index(letter) for letter in self.colours]

    def blips(self) -> list[int]:
        """The Chaos blip pool at the start, by kind (SQ-SETUP-5), with the Androids of a campaign (SQ-CAMP-4)."""
        listed = self.mission_played().blips
        squads = str(self.squads()) if self.blip_scale == "by_squads" else "3"
        counts = [scaled(listed.get(kind, 0), squads) for kind in KINDS]
        if isinstance(self.campaign, Standing):
            counts[KINDS.index("A")] += min(self.campaign.chaos_marks, CAMPAIGN_BLIPS)
        return counts

    def chips(self) -> list[int]:
        """The Chaos chip pool at the start, by kind; never scaled (SQ-SETUP-5)."""
        listed = self.mission_played().chips[str(self.squads())]
        return [listed.get(kind, 0) for kind in KINDS]

    def numbers(self) -> list[int]:
        """What the rules read, in the order of state.py."""
        mission = self.mission_played()
        layout = mission.layout
        campaign = self.campaign if isinstance(self.campaign, Standing) else None
        ranks = campaign.ranks() if campaign else [ORDER_CARDS] * len(COLOURS)
        honours = campaign.honours() if campaign else [0] * len(COLOURS)
        reserve = [global_place(layout, square) for square in mission.reserve]
        return [
            self.players,
            int(self.null_time == "orthogonal"),
            int(self.diagonal_corner == "lenient"),
            int(self.last_card == "stop"),
            int(self.dread_weapons == "free"),
            self.event_deck,
            int(self.reserve_visible),
            int(self.scoring == "coop"),
            *self.seat_colours(),
            *ranks,
            *(min(EQUIPMENT_CARDS + count, MOST_EQUIPMENT) for count in honours),
            mission.number if isinstance(self.mission, str) else 0,
            *(number for quadrant in QUADRANTS for number in (layout[quadrant][0] - 1, layout[quadrant][1])),
            *(PORTS.index(mission.docks[colour]) for colour in COLOURS),
            *objective_numbers(mission.primary, layout),
            *objective_numbers(mission.secondary, layout),
            *reserve,
            *[NOWHERE] * (MOST_RESERVE - len(reserve)),
            *self.blips(),
            *self.chips(),
        ]


def objective_numbers(goal: Objective, layout: Mapping[str, list[int]]) -> list[int]:
    """An objective as numbers, its squares those of the hulk (section 8.9)."""
    squares = [global_place(layout, square) for square in goal.places()]
    count = {"HOLD": goal.figures, "SCORE": goal.points}.get(goal.type, goal.count)
    return [
        FORMS.index(goal.type),
        NO_ROOM if goal.kind is None else KINDS.index(goal.kind),
        count,
        *squares,
        *[NOWHERE] * (MOST_GOAL_SQUARES - len(squares)),
        room_number(goal.room),
        KINDS.index(goal.requires.kind) if goal.requires else -1,
        goal.requires.count if goal.requires else 0,
    ]


def room_number(room: str) -> int:
    """A room such as `4:E` as the number that `hulk.room_of` gives; -1 for none (SQ-GEO-2)."""
    board, _, letter = room.partition(":")
    return 16 * (int(board) - 1) + ord(letter) - 64 if room else NO_ROOM


def secondaries() -> list[list[int]]:
    """The secondary objectives of all missions of the house, as a squad may imagine them (SQ-VIEW-3).

    Squares are those of the boards, 144 x board + 12 x row + column: where they lie on the hulk is the layout's affair.
    """
    found = []
    for mission in missions().values():
        goal = mission.secondary
        numbers = objective_numbers(goal, mission.layout)
        for i, square in enumerate(goal.places()):
            board, (x, y) = read_square(square)
            numbers[3 + i] = 144 * board + 12 * y + x
        found.append(numbers)
    return found
