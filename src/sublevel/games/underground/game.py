"""Underground, ready to be played: `sublevel.game("underground")`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from sublevel.engine.core import State
from sublevel.engine.game import Game, Json, Outcome
from sublevel.engine.options import Options
from sublevel.engine.text import Reason, Words
from sublevel.games.underground import notation, outcome, position, samples, view, view_types, words
from sublevel.games.underground.features import PLANES
from sublevel.games.underground.options import UndergroundOptions
from sublevel.games.underground.rules import Underground
from sublevel.games.underground.state import SCHEMA, Board
from sublevel.games.underground.tables import ACTIONS

if TYPE_CHECKING:
    from sublevel.engine.actions import Ply


class UndergroundGame(Game):
    """One shared figure: build the way up and out, before the water, the cards or the kidnapper end it."""

    name = "underground"
    title = "Underground"
    version = "1"
    seats = ("Player 1", "Player 2", "Player 3", "Player 4")
    least_seats = 1
    face = False  # the browser does not draw it yet
    actions = ACTIONS
    longest = 2000
    features_shape = (PLANES, 9, 9)
    zero_sum = False
    cooperative = True
    secrets = False  # all hands are open; what is hidden, nobody knows (section 10)
    environment_options: ClassVar[dict[str, Json]] = {
        "setup": "random",
        "setup_choices": "auto",
        "kidnapper_level": "medium",
        "water_level": "medium",
        "timer_mode": "turns",
        "timer_hands": "active",
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
    options = UndergroundOptions

    def read_action(self, s: State, seat: int, text: str) -> int:
        return notation.read_action(board(s), seat, text)

    def write_action(self, s: State, seat: int, action: int) -> str:
        return notation.write_action(board(s), seat, action)

    def read_position(self, position_: Json, s: State) -> None:
        position.read_position(position_, board(s))

    def write_position(self, s: State, public: bool = False) -> Json:
        return position.write_position(board(s), public)

    def describe(self, s: State, seat: int, options: Options) -> view_types.BoardView:
        assert isinstance(options, UndergroundOptions)
        return view.board_view(board(s), options)

    def choices(self, s: State, seat: int) -> list[view_types.ActionView]:
        return view.action_views(board(s), seat)

    def aids(self, s: State, seat: int) -> view_types.BoardAids:
        return view.board_aids(board(s))

    def event(self, row: Sequence[int]) -> tuple[str, Words]:
        return words.event(row)

    def clause_of(self, kind: str) -> str | None:
        return words.EVENT_CLAUSES[kind]

    def reason(self, code: int, s: State, seat: int, action: int) -> Reason:
        return words.reason(code, board(s), seat, action)

    def outcome(self, s: State) -> Outcome:
        return outcome.outcome(board(s))

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
