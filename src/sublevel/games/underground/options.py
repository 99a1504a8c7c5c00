"""The options of Underground (section 5 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Self

import msgspec

from sublevel.engine.errors import BadOption, quoted
from sublevel.engine.options import Options
from sublevel.games.underground.data import (
    CELLS,
    MOST_WATER,
    NO_CELL,
    PLATEAUS,
    ROWS,
    SIDES,
    Level,
    cell_index,
    levels,
)
from sublevel.games.underground.scenario import (
    CODES,
    Scenario,
    own_scenarios,
    plain,
    read_scenario,
    scenarios,
)
from sublevel.games.underground.setup import DRAWN_FOR_BOARD

RANDOM: Final = "random"
DEFAULT: Final = "stairwell"
TIMERS: Final = ("off", "turns", "real")
BALANCES: Final = ("edge", "firm", "off")
BOTTOM_CORNER: Final = 27  # section 27 - c sees column c from the bottom (UG-GEO-6)
NO_END: Final = 36
MOST_REMOVED: Final = 30  # cards that may be missing from the draw pile of a random set-up
TILES: Final = 2  # drawn for a discovery or an empty timer (UG-KID-3)


def clause(name: str, **more: Any) -> msgspec.Meta:
    """Marks an option with the clause that explains it."""
    return msgspec.Meta(extra={"clause": name, **more})


class UndergroundOptions(Options, frozen=True, kw_only=True):
    """Every option has a default: together they are the first game that the rulebook recommends (UG-SETUP-18)."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4, extra={"clause": "UG-TURN-1"})] = 2
    setup: Annotated[str | Scenario, clause("UG-SETUP-13")] = DEFAULT
    kidnapper_level: Annotated[Level, clause("UG-SETUP-5")] = "easy"
    water_level: Annotated[Level, clause("UG-SETUP-8")] = "easy"
    cards_removed: Annotated[int, msgspec.Meta(ge=0, le=MOST_REMOVED, extra={"clause": "UG-SETUP-21"})] = 0
    timer_mode: Annotated[Literal["auto", "real", "turns", "off"], clause("UG-TIME-7")] = "auto"
    timer_seconds: Annotated[int, msgspec.Meta(ge=30, le=600, extra={"clause": "UG-TIME-1"})] = 120
    timer_flip: Annotated[Literal["glass", "full"], clause("UG-TIME-1")] = "glass"
    timer_away: Annotated[Literal["stands", "runs"], clause("UG-TIME-2")] = "stands"
    timer_turns: Annotated[int, msgspec.Meta(ge=1, le=9, extra={"clause": "UG-TIME-3"})] = 2
    timer_hands: Annotated[Literal["everybody", "active"], clause("UG-TURN-9", programs=True)] = "everybody"
    end_section: Annotated[int, msgspec.Meta(ge=0, le=35, extra={"clause": "UG-KID-9"})] = 0
    setup_choices: Annotated[Literal["manual", "auto"], clause("UG-SETUP-19")] = "manual"
    balance: Annotated[Literal["edge", "firm", "off"], clause("UG-PLACE-9")] = "edge"
    stacks_open: Annotated[bool, clause("UG-PICK-8")] = False
    resign: Annotated[bool, clause("UG-END-5", programs=True)] = False

    @classmethod
    def read(cls, values: Mapping[str, Any] | None) -> Self:
        """Make options from plain values. An owner's scenario becomes its values: matches stay whole without it."""
        if DEFAULT not in scenarios() and isinstance(values, Mapping | None):  # it does not fit the owner's plateaus
            values = {"setup": next(iter(scenarios()), RANDOM), **(values or {})}
        setup = values.get("setup") if isinstance(values, Mapping) else None
        if values is None or not isinstance(setup, str | Mapping) or setup in (RANDOM, *scenarios()):
            return super().read(values)
        if isinstance(setup, Mapping):
            return super().read({**values, "setup": read_scenario(setup)})
        if setup not in own_scenarios():
            known = ", ".join((RANDOM, *scenarios(), *own_scenarios()))
            raise BadOption(f"option setup: {quoted(setup)} is not one of {known}, nor the table of a scenario")
        return super().read({**values, "setup": own_scenarios()[setup]})

    @classmethod
    def read_for_people(cls, values: Mapping[str, Any] | None) -> Self:
        """Make options for a table with people: where the set-up has a timer, it runs in real time (UG-TIME-7)."""
        options = super().read_for_people(values)
        chosen = options.timer_mode != "auto" or options.timer() == "off"
        return options if chosen else msgspec.structs.replace(options, timer_mode="real")

    @classmethod
    def named_values(cls) -> dict[str, dict[str, dict[str, Any] | None]]:
        """The scenarios that have files, and the random set-up, which no values tell."""
        found = {**scenarios(), **own_scenarios()}
        return {"setup": {**{name: plain(scenario) for name, scenario in found.items()}, RANDOM: None}}

    def scenario(self) -> Scenario | None:
        """The scenario that is laid out, or None for a random set-up."""
        if isinstance(self.setup, Scenario):
            return self.setup
        return None if self.setup == RANDOM else scenarios()[self.setup]

    def timer(self) -> str:
        """How the timer runs: not at all where a scenario has none, else by turns unless told otherwise (UG-TIME-7)."""
        if self.timer_mode != "auto":
            return self.timer_mode
        scenario = self.scenario()
        return "off" if scenario is not None and not scenario.timer else "turns"

    def end(self) -> int:
        """The section of the end chip (UG-SETUP-5)."""
        if self.timer() == "off":
            return NO_END
        scenario = self.scenario()
        column = levels().kidnapper[self.kidnapper_level] if scenario is None else scenario.end_column
        return self.end_section or BOTTOM_CORNER - column

    def numbers(self) -> list[int]:
        """What the rules read, in the order of state.py. A real timer is the table's affair."""
        scenario = self.scenario()
        head = [
            self.players,
            TIMERS.index(self.timer()),
            self.timer_turns,
            self.end(),
            BALANCES.index(self.balance),
            int(self.stacks_open),
            int(self.resign),
            int(self.setup_choices == "auto"),
            int(self.timer_hands == "active"),
        ]
        return head + (self.random_numbers() if scenario is None else scenario_numbers(scenario))

    def random_numbers(self) -> list[int]:
        """The numbers of a random set-up: no scenario, and no rules of its own (UG-SETUP-8, 20, 21)."""
        water = levels().water[self.water_level]
        pile = CELLS - 2 * self.players - DRAWN_FOR_BOARD - water - self.cards_removed
        rest = [NO_CELL, 0, NO_CELL, *[NO_CELL] * (len(PLATEAUS) + CODES + MOST_WATER)]
        return [0, water, pile, 0, 0, -1, TILES, NO_CELL, *rest]


def scenario_numbers(scenario: Scenario) -> list[int]:
    """The numbers of a scenario (section 3.8)."""
    water = [cell_index(cell) for cell in scenario.water]
    return [
        1,
        len(water),
        scenario.draw_pile,
        scenario.keys,
        scenario.valve_keys,
        ROWS.index(scenario.canal) if scenario.canal else -1,
        scenario.tiles,
        cell_index(scenario.rat) if scenario.rat else NO_CELL,
        cell_index(scenario.tower),
        SIDES.index(scenario.door),
        cell_index(scenario.start),
        *(cell_index(scenario.plateaus[name]) for name in PLATEAUS),
        *(cell_index(cell) for cell in scenario.codes),
        *water,
        *[NO_CELL] * (MOST_WATER - len(water)),
    ]
