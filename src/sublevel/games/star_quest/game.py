"""Star Quest, ready to be played: `sublevel.game("star-quest")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from sublevel.engine.campaign import Chronicle
from sublevel.engine.core import State
from sublevel.engine.errors import BadOption
from sublevel.engine.game import Automatic, Game, Json, Outcome
from sublevel.engine.lesson import Lesson
from sublevel.engine.options import Options
from sublevel.engine.scenario import Checked
from sublevel.engine.text import Reason, Words
from sublevel.games.star_quest import (
    advice,
    campaign,
    choices,
    inquiry,
    lessons,
    mission,
    notation,
    outcome,
    position,
    samples,
    view,
    view_types,
    words,
)
from sublevel.games.star_quest.data import DATA
from sublevel.games.star_quest.features import PLANES
from sublevel.games.star_quest.figures import player_of, seat_of
from sublevel.games.star_quest.names import ENDS
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.games.star_quest.rules import StarQuest
from sublevel.games.star_quest.state import OPTION_PLAYERS, SCHEMA, Hulk
from sublevel.games.star_quest.tables import ACTIONS, CHAOS, DONE, SIDE

if TYPE_CHECKING:
    from sublevel.engine.actions import Ply
    from sublevel.engine.match import Match


class StarQuestGame(Game):
    """Squads on a derelict ship, and the Chaos player who holds it: points for what they bring home."""

    name = "star-quest"
    title = "Star Quest"
    version = "2"
    seats = ("Player 1", "Player 2", "Player 3", "Player 4")
    ends = ENDS
    least_seats = 2
    seat_option = "players"
    least_return = 0.0  # SQ-SCORE-5
    actions = ACTIONS
    longest = 40000
    features_shape = (PLANES, SIDE, SIDE)
    zero_sum = False
    secrets = True
    face = True
    environment_options: ClassVar[dict[str, Json]] = {}
    efforts: ClassVar[dict[str, dict[str, int]]] = {  # a narrow look is a good one: plans tell what is worth it
        "beginner": {"simulations": 8, "depth": 2, "noise": 400, "blind": 60, "width": 16},
        "casual": {"simulations": 12, "depth": 3, "noise": 150, "blind": 32, "width": 8},
        "skilled": {"simulations": 16, "noise": 40, "blind": 10, "width": 5},
        "strong": {"simulations": 24, "noise": 20, "blind": 4, "width": 4},
        "master": {"simulations": 80, "width": 3, "processes": 2},
    }
    modules = (
        "tables",
        "state",
        "refusals",
        "hulk",
        "sight",
        "figures",
        "goals",
        "damage",
        "dice",
        "blips",
        "activation",
        "aiming",
        "attacks",
        "cards",
        "loadout",
        "events",
        "reinforce",
        "turns",
        "setup",
        "listing",
        "features",
        "reasons",
        "rules",
    )
    rules = StarQuest()
    schema = SCHEMA
    data = DATA
    options = StarQuestOptions

    def read_action(self, s: State, seat: int, text: str) -> int:
        return notation.read_action(hulk(s), seat, text)

    def write_action(self, s: State, seat: int, action: int) -> str:
        return notation.write_action(hulk(s), seat, action)

    def read_position(self, position_: Json, s: State) -> None:
        position.read_position(position_, hulk(s))

    def write_position(self, s: State, public: bool = False) -> Json:
        return position.write_position(hulk(s), public)

    def describe(self, s: State, seat: int, options: Options) -> view_types.View:
        assert isinstance(options, StarQuestOptions)
        return view.game_view(hulk(s), seat, options)

    def unveil(self, s: State, options: Options) -> view_types.View:
        """The whole table, as Chaos sees it: for looking back after the end."""
        assert isinstance(options, StarQuestOptions)
        return view.game_view(hulk(s), seat_of(hulk(s), CHAOS), options)

    def choices(self, s: State, seat: int) -> list[view_types.ActionView]:
        return choices.action_views(hulk(s), seat)

    def check_scenario(self, source: str | Mapping[str, Json]) -> Checked:
        return mission.check_file(source) if isinstance(source, str) else mission.check_values(source)

    def answer(self, s: State, question: str) -> Json:
        return inquiry.answer(hulk(s), question)

    def begin_campaign(self, sides: list[str]) -> Chronicle:
        return campaign.chronicle(campaign.begin(sides))

    def go_on(self, campaign_: Json, match: Match | None = None, promote: str | None = None) -> Chronicle:
        found = campaign.read_campaign(campaign_)
        if match is not None:
            if match.result is None:
                raise BadOption("that match was not played to its end: somebody gave up, and the mission is still open")
            assert isinstance(match.rules_options, StarQuestOptions)
            found = campaign.enter(found, hulk(match.state), match.rules_options)
        return campaign.chronicle(found if promote is None else campaign.promote(found, promote))

    def lessons(self) -> list[Lesson]:
        return lessons.lessons()

    def advice(self, s: State, seat: int, action: int) -> list[Words]:
        return advice.advice(hulk(s), seat, action)

    def event(self, row: Sequence[int]) -> tuple[str, Words]:
        return words.event(row)

    def clause_of(self, kind: str) -> str | None:
        return words.EVENT_CLAUSES[kind]

    def reason(self, code: int, s: State, seat: int, action: int) -> Reason:
        return words.reason(code, hulk(s), seat, action)

    def outcome(self, s: State) -> Outcome:
        return outcome.outcome(hulk(s))

    def side(self, s: State, seat: int) -> str:
        return "Chaos" if player_of(hulk(s), seat) == CHAOS else "squads"

    def conceded(self, s: State, seat: int) -> tuple[int, ...] | None:
        return (1 - seat,) if s.options[OPTION_PLAYERS] == 2 else None

    def automatic(self, s: State, seat: int, action: int) -> Automatic:
        """A figure that can do nothing more is done. Ending a turn and everything with cards stay with the player."""
        return Automatic.ALWAYS if action == DONE else Automatic.NEVER

    def told(self, ply: Ply, viewer: int) -> str | None:
        return notation.told(ply, viewer)

    def sample_options(self, random: Random) -> dict[str, Json]:
        return samples.sample_options(random)

    def conserved(self, s: State) -> object:
        return samples.conserved(hulk(s))

    def rare_positions(self) -> list[Json]:
        return samples.rare_positions()

    def log(self, start: State, plies: Sequence[Ply]) -> list[str]:
        return notation.write_log(hulk(start), plies, self.rules)


def hulk(s: State) -> Hulk:
    """The state as this game's own."""
    assert isinstance(s, Hulk)
    return s


GAME = StarQuestGame()
