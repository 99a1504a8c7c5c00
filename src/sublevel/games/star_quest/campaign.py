"""A campaign: seven missions in order, ranks, honours and Chaos marks in between (section 9.5).

Everything here happens between matches. A match is only told how many cards each squad chooses and how many more
Androids Chaos has: the option `campaign`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from sublevel.engine.campaign import Chronicle
from sublevel.engine.errors import BadOption
from sublevel.games.star_quest.goals import score_of
from sublevel.games.star_quest.mission import COLOURS, missions
from sublevel.games.star_quest.names import PLAYERS
from sublevel.games.star_quest.options import LETTERS, Standing, StarQuestOptions
from sublevel.games.star_quest.outcome import outcome
from sublevel.games.star_quest.state import LOST, OPTION_COLOURS, OPTION_PLAYERS, Hulk
from sublevel.games.star_quest.tables import CHAOS, PRIMARY, SQUAD
from sublevel.games.star_quest.view import score_line
from sublevel.games.star_quest.view_types import ScoreView

MISSIONS: Final = 7
RANKS: Final = ("sergeant", "lieutenant", "captain", "major")  # 1 to 4 (SQ-CAMP-1)
HIGHEST_RANK: Final = 4
MOST_HONOURS: Final = 4
HONOURS_FOR: Final = ((75, 3), (50, 2), (30, 1))  # a score, and what it brings (SQ-CAMP-2)
MOST_MARKS: Final = 4


class SquadRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a squad stands in a campaign."""

    rank: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    honours: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    score: int = 0  # of all missions together
    primary: bool = False  # it won the primary mark of the last mission with the highest rank


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The score sheet of a mission that was played."""

    mission: Annotated[str, msgspec.Meta(max_length=40)]
    lines: Annotated[list[ScoreView], msgspec.Meta(max_length=len(COLOURS) + 1)]


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign: the squads in the order of their seats, and what has been played."""

    squads: dict[str, SquadRecord]
    played: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    chaos_marks: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    chaos_score: int = 0
    sheets: Annotated[list[Sheet], msgspec.Meta(max_length=MISSIONS)] = []  # of the missions played

    @property
    def over(self) -> bool:
        """Whether all missions are played."""
        return self.played == MISSIONS

    def winners(self) -> list[str]:
        """Who has won: a squad of the highest rank with the last primary mark, else the highest sum (SQ-CAMP-5)."""
        if not self.over:
            return []
        heroes = [colour for colour, squad in self.squads.items() if squad.primary]
        if heroes:
            return heroes
        scores = {**{colour: squad.score for colour, squad in self.squads.items()}, PLAYERS[CHAOS]: self.chaos_score}
        return [player for player, score in scores.items() if score == max(scores.values())]


class MissionResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a campaign has to know about a mission that was played."""

    scores: dict[str, int]  # of all players, CHAOS too
    primary: str | None  # who has the primary mark
    commanders_lost: list[str] = []  # squads


def begin(colours: list[str]) -> Campaign:
    """A new campaign for one to three squads, in the order of their seats (SQ-CAMP-1). Raises BadOption."""
    if not 1 <= len(colours) <= len(COLOURS) or any(colour not in COLOURS for colour in colours):
        raise BadOption(f"a campaign has one to three squads of {', '.join(COLOURS)}")
    if len(set(colours)) < len(colours):
        raise BadOption("a squad can take part only once")
    if (there := len(mission_names())) < MISSIONS:  # as with an owner's boards that some missions do not fit
        raise BadOption(f"a campaign takes {MISSIONS} missions; with these boards there are {there}")
    return Campaign(squads={colour: SquadRecord() for colour in colours})


def mission_names() -> list[str]:
    """The missions of a campaign: those of the house in their order (SQ-CAMP-1)."""
    return [name for name, mission in missions().items() if mission.number <= MISSIONS]


def next_mission(campaign: Campaign) -> str:
    """The mission that is played next. Raises BadOption when all are played."""
    if campaign.over:
        raise BadOption("all missions of this campaign are played")
    return mission_names()[campaign.played]


def options_for(campaign: Campaign) -> dict[str, Any]:
    """The options of the match that is played next (SQ-CAMP-1, SQ-CAMP-4)."""
    taken = "".join(LETTERS[COLOURS.index(colour)] for colour in campaign.squads)
    rest = "".join(letter for letter in LETTERS if letter not in taken)
    ranks = [campaign.squads.get(colour, SquadRecord()) for colour in COLOURS]
    standing = Standing(
        red_rank=ranks[0].rank,
        red_honours=ranks[0].honours,
        yellow_rank=ranks[1].rank,
        yellow_honours=ranks[1].honours,
        blue_rank=ranks[2].rank,
        blue_honours=ranks[2].honours,
        chaos_marks=campaign.chaos_marks,
    )
    return {
        "mission": next_mission(campaign),
        "players": len(taken) + 1,
        "colours": taken + rest,
        "campaign": msgspec.to_builtins(standing),
    }


def result_of(s: Hulk) -> MissionResult:
    """What a match that has ended means for a campaign. Raises BadOption for one that goes on."""
    if not s.ended:
        raise BadOption("the mission is not over yet")
    colours = [s.options[OPTION_COLOURS + seat] for seat in range(s.options[OPTION_PLAYERS] - 1)]
    return MissionResult(
        scores={PLAYERS[player]: score_of(s, player) for player in (*colours, CHAOS)},
        primary=PLAYERS[s.mark[PRIMARY]] if s.mark[PRIMARY] >= 0 else None,
        commanders_lost=[PLAYERS[colour] for colour in colours if s.status[SQUAD * colour] == LOST],
    )


def advance(campaign: Campaign, result: MissionResult) -> Campaign:
    """The campaign after a mission (SQ-CAMP-2 to 5). Raises BadOption if the result is of other squads."""
    if set(result.scores) != {*campaign.squads, PLAYERS[CHAOS]} or campaign.over:
        raise BadOption(f"this result does not belong to a campaign of {', '.join(campaign.squads)}")
    last = campaign.played == MISSIONS - 1
    chaos = result.scores[PLAYERS[CHAOS]]
    leads = chaos >= max(result.scores.values())
    return Campaign(
        squads={
            colour: after_mission(squad, result.scores[colour], colour, result, last)
            for colour, squad in campaign.squads.items()
        },
        played=campaign.played + 1,
        chaos_marks=min(campaign.chaos_marks + int(leads), MOST_MARKS),
        chaos_score=campaign.chaos_score + chaos,
        sheets=campaign.sheets,
    )


def enter(campaign: Campaign, s: Hulk, options: StarQuestOptions) -> Campaign:
    """The campaign after a match that was its next mission, with the score sheet. Raises BadOption for another."""
    wanted = StarQuestOptions.read(options_for(campaign))
    if (options.mission, options.campaign) != (wanted.mission, wanted.campaign) or (
        options.seat_colours()[: options.squads()] != wanted.seat_colours()[: wanted.squads()]
    ):
        raise BadOption(f"that match is not the next mission of this campaign, {wanted.mission_name()}")
    after = advance(campaign, result_of(s))
    winners = outcome(s).winners
    lines = [score_line(s, seat, seat in winners) for seat in range(options.players)]
    return msgspec.structs.replace(after, sheets=[*campaign.sheets, Sheet(mission=options.mission_name(), lines=lines)])


def after_mission(squad: SquadRecord, score: int, colour: str, result: MissionResult, last: bool) -> SquadRecord:
    """A squad after a mission: promoted, honoured, or back at the beginning (SQ-CAMP-2, SQ-CAMP-3)."""
    total = squad.score + score
    won = result.primary == colour
    hero = last and won and squad.rank == HIGHEST_RANK
    if colour in result.commanders_lost or score < 0:
        return SquadRecord(score=total, primary=hero)
    honours = next((honours for least, honours in HONOURS_FOR if score >= least), 0)
    return SquadRecord(
        rank=min(squad.rank + int(won), HIGHEST_RANK),
        honours=min(squad.honours + honours, MOST_HONOURS),
        score=total,
        primary=hero,
    )


def promote(campaign: Campaign, colour: str) -> Campaign:
    """Turn four honours of a squad into a rank (SQ-CAMP-2). Raises BadOption."""
    squad = campaign.squads.get(colour)
    if squad is None or squad.honours < MOST_HONOURS:
        raise BadOption(f"{colour}: a promotion costs {MOST_HONOURS} honours")
    if squad.rank == HIGHEST_RANK:
        raise BadOption(f"{colour} has the highest rank already")
    promoted = msgspec.structs.replace(squad, rank=squad.rank + 1, honours=squad.honours - MOST_HONOURS)
    return msgspec.structs.replace(campaign, squads={**campaign.squads, colour: promoted})


def read_campaign(values: object) -> Campaign:
    """A campaign as it was kept. Raises BadOption."""
    try:
        campaign = msgspec.convert(values, Campaign)
    except msgspec.ValidationError as error:
        raise BadOption(f"that is no campaign: {error}") from None
    begin([*campaign.squads])  # says what is wrong with the squads
    return campaign


def chronicle(campaign: Campaign) -> Chronicle:
    """How a campaign stands, for whoever keeps it."""
    options = None if campaign.over else options_for(campaign)
    return Chronicle(dict(msgspec.to_builtins(campaign)), options, campaign.winners())
