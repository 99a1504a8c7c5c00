"""Panic Station, ready to be played: `sublevel.game("panic-station")`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from sublevel.engine.core import State
from sublevel.engine.game import Game, Json, Outcome
from sublevel.engine.lesson import Lesson
from sublevel.engine.options import Options
from sublevel.engine.text import Reason, Words
from sublevel.games.panic_station import (
    advice,
    beliefs,
    lapse,
    lessons,
    notation,
    outcome,
    placement,
    position,
    reading,
    remarks,
    samples,
    view,
    view_types,
    words,
)
from sublevel.games.panic_station.cards import alive, is_infected, players
from sublevel.games.panic_station.data import DATA
from sublevel.games.panic_station.features import SIZE
from sublevel.games.panic_station.names import ENDS
from sublevel.games.panic_station.options import PanicStationOptions
from sublevel.games.panic_station.rules import PanicStation
from sublevel.games.panic_station.state import ARMOURING, GIVING, OVER, SCHEMA, Board
from sublevel.games.panic_station.tables import ACTIONS

if TYPE_CHECKING:
    from sublevel.engine.actions import Ply


class PanicStationGame(Game):
    """Everybody starts human. Find the hive and burn it, before the infection has found everybody."""

    name = "panic-station"
    title = "Panic Station"
    version = "2"
    seats = ("Red", "Blue", "Green", "Yellow", "White", "Purple")
    ends = ENDS
    least_seats = 4
    seat_option = "players"
    actions = ACTIONS
    longest = 100_000
    features_shape = (SIZE,)
    zero_sum = False
    secrets = True
    environment_options: ClassVar[dict[str, Json]] = {"adjudicate": True}
    efforts: ClassVar[dict[str, dict[str, int]]] = {
        "beginner": {"simulations": 15, "depth": 3, "noise": 250, "blind": 30},
        "casual": {"simulations": 50, "depth": 6, "noise": 150, "blind": 15},
        "skilled": {"simulations": 120, "noise": 80, "blind": 5},
        "strong": {"simulations": 250, "noise": 20},
        "master": {"simulations": 500, "processes": 2},
    }
    modules = (
        "tables",
        "state",
        "memory",
        "cards",
        "board",
        "duty",
        "beliefs",
        "parasites",
        "endings",
        "scan",
        "damage",
        "exchange",
        "placing",
        "moves",
        "searching",
        "combat",
        "items",
        "devices",
        "turns",
        "setup",
        "talk",
        "redeal",
        "suspects",
        "knowledge",
        "features",
        "evaluation",
        "outlook",
        "reasons",
        "refusals",
        "rules",
    )
    rules = PanicStation()
    schema = SCHEMA
    data = DATA
    options = PanicStationOptions

    def read_action(self, s: State, seat: int, text: str) -> int:
        return reading.read_action(board(s), seat, text)

    def write_action(self, s: State, seat: int, action: int) -> str:
        return notation.write_action(board(s), seat, action)

    def read_position(self, position_: Json, s: State) -> None:
        placement.read_position(position_, board(s))

    def write_position(self, s: State, public: bool = False) -> Json:
        return position.write_position(board(s), public)

    def describe(self, s: State, seat: int, options: Options) -> view_types.BoardView:
        assert isinstance(options, PanicStationOptions)
        return view.board_view(board(s), seat, options)

    def unveil(self, s: State, options: Options) -> view_types.BoardView:
        assert isinstance(options, PanicStationOptions)
        return view.unveiled_view(board(s), options)

    def choices(self, s: State, seat: int) -> list[view_types.ActionView]:
        return view.action_views(board(s), seat)

    def aids(self, s: State, seat: int) -> view_types.BoardAids | None:
        return view.board_aids(board(s), seat)

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

    def side(self, s: State, seat: int) -> str:
        return "infected" if is_infected(board(s), seat) else "humans"

    def claimable(self, s: State, seat: int, text: str) -> bool:
        """Living players may claim whenever nobody chooses in secret (PS-TALK-1, PS-TALK-3)."""
        station = board(s)
        open_talk = station.phase not in (GIVING, ARMOURING, OVER) and alive(station, seat)
        return open_talk and notation.is_claim(text, players(station))

    def talks(self, s: State, seat: int) -> bool:
        """Eliminated players write to the spectator channel only, until the game is over (PS-TALK-1)."""
        return alive(board(s), seat) or board(s).phase == OVER

    def veiled(self, s: State) -> int:
        """Gifts and armour: an answer without a choice takes as long as one with a choice (PS-DMG-2, PS-HIDE-1)."""
        phase = board(s).phase
        return phase if phase in (GIVING, ARMOURING) else 0

    def talk_turn(self, s: State) -> int:
        return 8 * board(s).rounds + board(s).turn_at

    def remark(self, s: State, seat: int) -> int | None:
        return remarks.remark(board(s), seat)

    def hear(self, s: State, seat: int, speaker: int, text: str) -> None:
        """Bots believe what is said at the table as they believe claims that are actions (PS-TALK-2, PS-RES-9)."""
        if notation.is_claim(text, players(board(s))):
            beliefs.hear_claim(board(s), seat, speaker, notation.CLAIMS[text])

    def told(self, ply: Ply, viewer: int) -> str | None:
        return notation.told(ply, viewer)

    def lessons(self) -> list[Lesson]:
        return lessons.lessons()

    def lapse(self, s: State, seat: int, random: Random) -> int | None:
        return lapse.default_answer(board(s), seat, random)

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


GAME = PanicStationGame()
