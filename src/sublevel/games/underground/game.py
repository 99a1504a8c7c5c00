"""Underground, ready to be played: `sublevel.game("underground")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from sublevel.engine.core import State, bit
from sublevel.engine.game import Game, Json, Outcome
from sublevel.engine.keeper import Keeper
from sublevel.engine.lesson import Lesson
from sublevel.engine.options import Options
from sublevel.engine.scenario import Checked
from sublevel.engine.text import Reason, Words
from sublevel.games.underground import (
    advice,
    lessons,
    notation,
    outcome,
    placement,
    position,
    samples,
    scenario,
    view,
    view_types,
    words,
)
from sublevel.games.underground.data import DATA
from sublevel.games.underground.features import PLANES
from sublevel.games.underground.names import ENDS
from sublevel.games.underground.options import UndergroundOptions
from sublevel.games.underground.rules import Underground
from sublevel.games.underground.state import (
    HANDS_ACTIVE,
    OPTION_HANDS,
    OPTION_SAND,
    OPTION_TIMER,
    SCHEMA,
    SETUP_FIRST,
    TIMER_REAL,
    TIMER_TURNS,
    Board,
)
from sublevel.games.underground.tables import ACTIONS, TURN_TIMER
from sublevel.games.underground.timer import SandTimer
from sublevel.games.underground.turns import wait

if TYPE_CHECKING:
    from sublevel.engine.actions import Ply


class UndergroundGame(Game):
    """One shared figure: build the way up and out, before the water, the cards or the kidnapper end it."""

    name = "underground"
    title = "Underground"
    version = "3"
    seats = ("Player 1", "Player 2", "Player 3", "Player 4")
    ends = ENDS
    least_seats = 1
    seat_option = "players"
    cooperative = True
    least_return = 0.0  # UG-END-8
    phrases = ("turn-timer", "wait", "reach-chip", "go-there", "build-here", "save-card", "watch-line", "your-idea")
    quick_options: ClassVar[dict[str, Json]] = {"setup_choices": "auto"}
    actions = ACTIONS
    longest = 2000
    features_shape = (PLANES, 9, 9)
    zero_sum = False
    secrets = False  # all hands are open; what is hidden, nobody knows (section 10)
    environment_options: ClassVar[dict[str, Json]] = {
        "setup": "random",
        "setup_choices": "auto",
        "kidnapper_level": "medium",
        "water_level": "medium",
        "timer_mode": "turns",
        "timer_hands": "active",
    }
    efforts: ClassVar[dict[str, dict[str, int]]] = {
        "beginner": {"simulations": 24, "depth": 6, "noise": 60, "blind": 30},
        "casual": {"simulations": 50, "noise": 25, "blind": 15},
        "skilled": {"simulations": 100, "noise": 10, "blind": 5},
        "strong": {"simulations": 300},
        "master": {"simulations": 1000, "processes": 2},
    }
    modules = (
        "tables",
        "state",
        "board",
        "chips",
        "placing",
        "moves",
        "endings",
        "kidnapper",
        "turns",
        "setup",
        "knowledge",
        "features",
        "reasons",
        "rules",
    )
    rules = Underground()
    schema = SCHEMA
    data = DATA
    options = UndergroundOptions

    def read_action(self, s: State, seat: int, text: str) -> int:
        return notation.read_action(board(s), seat, text)

    def write_action(self, s: State, seat: int, action: int) -> str:
        return notation.write_action(board(s), seat, action)

    def read_position(self, position_: Json, s: State) -> None:
        placement.read_position(position_, board(s))

    def write_position(self, s: State, public: bool = False) -> Json:
        return position.write_position(board(s), public)

    def describe(self, s: State, seat: int, options: Options) -> view_types.BoardView:
        assert isinstance(options, UndergroundOptions)
        return view.board_view(board(s), options)

    def choices(self, s: State, seat: int) -> list[view_types.ActionView]:
        return view.action_views(board(s), seat)

    def aids(self, s: State, seat: int) -> view_types.BoardAids:
        return view.board_aids(board(s))

    def check_scenario(self, source: str | Mapping[str, Json]) -> Checked:
        return scenario.check_file(source) if isinstance(source, str) else scenario.check_values(source)

    def lessons(self) -> list[Lesson]:
        return lessons.lessons()

    def advice(self, s: State, seat: int, action: int) -> list[Words]:
        return advice.advice(board(s), seat, action)

    def event(self, row: Sequence[int]) -> tuple[str, Words]:
        return words.event(row)

    def clause_of(self, kind: str) -> str | None:
        return words.EVENT_CLAUSES[kind]

    def reason(self, code: int, s: State, seat: int, action: int) -> Reason:
        return words.reason(code, board(s), seat, action)

    def outcome(self, s: State) -> Outcome:
        return outcome.outcome(board(s))

    def due(self, s: State) -> int:
        """A seat that is not active may turn the timer or vote, but never has to act (UG-TURN-11)."""
        shared = board(s)
        return shared.waiting if shared.ended or shared.phase <= SETUP_FIRST else bit(shared.seat)

    def keeper(self, options: Options) -> Keeper | None:
        """The sand timer, if it runs by the clock (UG-TIME-1)."""
        assert isinstance(options, UndergroundOptions)
        return SandTimer(options) if options.timer() == "real" else None

    def mark(self, s: State, action: int) -> int | None:
        """A turning of the timer is right as long as that stands where it was seen (UG-TIME-6)."""
        return board(s).section if action == TURN_TIMER else None

    def pondered(self, s: State, seat: int) -> State:
        """One planner acts for all, and counts the sand in turns: nobody else is asked whether to turn the timer."""
        shared = board(s)
        shared.options[OPTION_HANDS] = HANDS_ACTIVE
        if shared.options[OPTION_TIMER] == TIMER_REAL:
            shared.options[OPTION_TIMER] = TIMER_TURNS
            shared.sand = shared.options[OPTION_SAND]
        wait(shared)
        if shared.phase <= SETUP_FIRST:
            shared.waiting &= bit(seat)
        return shared

    def sample_options(self, random: Random) -> dict[str, Json]:
        return samples.sample_options(random)

    def conserved(self, s: State) -> object:
        return samples.conserved(board(s))

    def rare_positions(self) -> list[Json]:
        return samples.rare_positions()

    def log(self, start: State, plies: Sequence[Ply]) -> list[str]:
        return notation.write_log(board(start), plies)


def board(s: State) -> Board:
    """The state as this game's own."""
    assert isinstance(s, Board)
    return s


GAME = UndergroundGame()
