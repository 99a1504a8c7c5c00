"""The Base, ready to be played: `sublevel.game("the-base")`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from sublevel.engine.core import State
from sublevel.engine.game import Automatic, Game, Json, Outcome
from sublevel.engine.lesson import Lesson
from sublevel.engine.options import Options
from sublevel.engine.text import Reason, Words
from sublevel.games.the_base import advice, lessons, notation, outcome, position, samples, view, view_types, words
from sublevel.games.the_base.data import DATA
from sublevel.games.the_base.features import PLANES
from sublevel.games.the_base.options import TheBaseOptions
from sublevel.games.the_base.rules import TheBase
from sublevel.games.the_base.state import ORIENT, SCHEMA, Board
from sublevel.games.the_base.tables import ACTIONS, PASS
from sublevel.games.the_base.words import ENDS

if TYPE_CHECKING:
    from sublevel.engine.actions import Ply


class TheBaseGame(Game):
    """Two teams of three race through a base whose rooms turn, before the countdown ends."""

    name = "the-base"
    title = "The Base"
    version = "1"
    seats = ("Explorers", "Mutants")
    ends = ENDS
    actions = ACTIONS
    longest = 320  # section 13
    features_shape = (PLANES, 7, 5)
    zero_sum = True
    secrets = False  # BASE-INFO-2: nobody has private information
    draw_offers = True  # BASE-TURN-10
    environment_options: ClassVar[dict[str, str]] = {"time_challenge": "off"}
    modules = (
        "tables",
        "state",
        "moves",
        "manipulation",
        "captures",
        "turns",
        "setup",
        "knowledge",
        "symmetry",
        "features",
        "reasons",
        "evaluation",
        "rules",
    )
    rules = TheBase()
    schema = SCHEMA
    data = DATA
    options = TheBaseOptions

    def read_action(self, s: State, seat: int, text: str) -> int:
        return notation.read_action(board(s), seat, text)

    def write_action(self, s: State, seat: int, action: int) -> str:
        return notation.write_action(board(s), seat, action)

    def read_position(self, position_: Json, s: State) -> None:
        position.read_position(position_, board(s))

    def write_position(self, s: State, public: bool = False) -> str:
        return position.write_position(board(s), public)

    def describe(self, s: State, seat: int, options: Options) -> view_types.BoardView:
        assert isinstance(options, TheBaseOptions)
        return view.board_view(board(s), options)

    def choices(self, s: State, seat: int) -> list[view_types.ActionView]:
        return view.action_views(board(s), seat)

    def aids(self, s: State, seat: int) -> view_types.BoardAids:
        return view.board_aids(board(s))

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

    def automatic(self, s: State, seat: int, action: int) -> Automatic:
        """A tile that can lie one way only is set up; a pass loses actions, so the player may want to see it coming.

        Calling back a piece and answering a time challenge stay with the player.
        """
        if board(s).phase == ORIENT:
            return Automatic.ALWAYS
        return Automatic.WISHED if action == PASS else Automatic.NEVER

    def sample_options(self, random: Random) -> dict[str, Json]:
        return samples.sample_options(random)

    def lessons(self) -> list[Lesson]:
        return lessons.lessons()

    def conserved(self, s: State) -> object:
        return samples.conserved(board(s))

    def rare_positions(self) -> list[Json]:
        return list(samples.RARE_POSITIONS)

    def log(self, start: State, plies: Sequence[Ply]) -> list[str]:
        return notation.write_log(board(start), plies)


def board(s: State) -> Board:
    """The state as this game's own."""
    assert isinstance(s, Board)
    return s


GAME = TheBaseGame()
