"""The campaign between missions (section 9.5; SQ-CAMP-1 to 5), and what a match knows of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sublevel.engine.errors import BadOption
from sublevel.engine.match import Match
from sublevel.games.star_quest import campaign as campaigns
from sublevel.games.star_quest.campaign import (
    Campaign,
    MissionResult,
    SquadRecord,
    advance,
    begin,
    options_for,
    promote,
)
from sublevel.games.star_quest.game import GAME
from sublevel.games.star_quest.options import Standing, StarQuestOptions
from sublevel.games.star_quest.state import LOST, OPTION_BLIPS, OPTION_EQUIPMENT, OPTION_ORDERS, Hulk
from sublevel.games.star_quest.tables import ANDROID
from tests.games.star_quest.scenes import Scene


def result(primary: str | None = None, lost: tuple[str, ...] = (), **scores: int) -> MissionResult:
    return MissionResult(scores=scores, primary=primary, commanders_lost=list(lost))


def test_missions_are_played_in_order() -> None:
    """SQ-CAMP-1: M1 to M7, same squads; the small mission is no part of it."""
    campaign = begin(["YEL", "RED"])
    names = []
    while not campaign.over:
        names.append(campaigns.next_mission(campaign))
        options = options_for(campaign)
        assert (options["mission"], options["players"], options["colours"]) == (names[-1], 3, "YRB")
        StarQuestOptions.read(options)
        campaign = advance(campaign, result(RED=0, YEL=0, CHAOS=0))
    assert names == [
        "dead-signal",
        "iron-sleeper",
        "black-box",
        "three-generators",
        "hold-the-bridge",
        "clean-sweep",
        "heart-of-chaos",
    ]
    with pytest.raises(BadOption, match="all missions of this campaign are played"):
        campaigns.next_mission(campaign)


def test_ranks_and_honours_give_cards() -> None:
    """SQ-CAMP-1: order cards = rank, equipment cards = 4 + honours; Chaos marks bring Androids (SQ-CAMP-4)."""
    campaign = Campaign(
        squads={"RED": SquadRecord(rank=3, honours=2), "BLU": SquadRecord(honours=4)}, played=1, chaos_marks=3
    )
    numbers = StarQuestOptions.read(options_for(campaign)).numbers()
    assert numbers[OPTION_ORDERS : OPTION_ORDERS + 3] == [3, 1, 1]
    assert numbers[OPTION_EQUIPMENT : OPTION_EQUIPMENT + 3] == [6, 4, 8]
    without = StarQuestOptions.read({"mission": "iron-sleeper", "players": 3, "colours": "RBY"}).numbers()
    assert numbers[OPTION_BLIPS + ANDROID] == without[OPTION_BLIPS + ANDROID] + 3


@pytest.mark.parametrize(("score", "honours"), [(0, 0), (29, 0), (30, 1), (49, 1), (50, 2), (74, 2), (75, 3), (120, 3)])
def test_scores_bring_honours(score: int, honours: int) -> None:
    """SQ-CAMP-2."""
    after = advance(begin(["RED"]), result(RED=score, CHAOS=10))
    assert after.squads["RED"] == SquadRecord(rank=1, honours=honours, score=score)


def test_the_primary_mark_brings_a_rank_and_honours_can_be_turned_into_one() -> None:
    """SQ-CAMP-2: at most rank 4 and four honours."""
    campaign = advance(begin(["RED"]), result("RED", RED=80, CHAOS=10))
    assert campaign.squads["RED"] == SquadRecord(rank=2, honours=3, score=80)
    campaign = advance(campaign, result("RED", RED=80, CHAOS=10))
    assert campaign.squads["RED"] == SquadRecord(rank=3, honours=4, score=160)
    promoted = promote(campaign, "RED")
    assert promoted.squads["RED"] == SquadRecord(rank=4, honours=0, score=160)
    with pytest.raises(BadOption, match="RED: a promotion costs 4 honours"):
        promote(promoted, "RED")
    highest = Campaign(squads={"RED": SquadRecord(rank=4, honours=4)})
    with pytest.raises(BadOption, match="RED has the highest rank already"):
        promote(highest, "RED")
    assert advance(highest, result("RED", RED=99, CHAOS=0)).squads["RED"].rank == 4


@pytest.mark.parametrize(("score", "lost"), [(60, ("RED",)), (-1, ())])
def test_a_lost_commander_or_a_bad_score_costs_everything(score: int, lost: tuple[str, ...]) -> None:
    """SQ-CAMP-3."""
    campaign = Campaign(squads={"RED": SquadRecord(rank=3, honours=2, score=50)}, played=2)
    after = advance(campaign, result("RED", lost, RED=score, CHAOS=0))
    assert after.squads["RED"] == SquadRecord(score=50 + score)


def test_chaos_collects_marks() -> None:
    """SQ-CAMP-4: for the highest score, at most four."""
    campaign = begin(["RED"])
    campaign = advance(campaign, result(RED=20, CHAOS=30))
    assert (campaign.chaos_marks, campaign.chaos_score) == (1, 30)
    assert advance(campaign, result(RED=31, CHAOS=30)).chaos_marks == 1
    full = Campaign(squads={"RED": SquadRecord()}, played=5, chaos_marks=4)
    assert advance(full, result(RED=0, CHAOS=50)).chaos_marks == 4


def test_who_wins_a_campaign() -> None:
    """SQ-CAMP-5: a squad of rank 4 with the last primary mark, else the highest sum."""
    before = Campaign(
        squads={"RED": SquadRecord(rank=4, score=50), "BLU": SquadRecord(rank=3, score=500)}, played=6, chaos_score=90
    )
    assert before.winners() == []
    assert advance(before, result("RED", RED=40, BLU=10, CHAOS=0)).winners() == ["RED"]
    assert advance(before, result("BLU", RED=40, BLU=10, CHAOS=0)).winners() == ["BLU"]
    assert advance(before, result("CHAOS", RED=0, BLU=0, CHAOS=600)).winners() == ["CHAOS"]


def test_a_match_tells_what_a_campaign_needs() -> None:
    """SQ-CAMP-2, SQ-CAMP-3: scores, the primary mark, lost Commanders."""
    scene = Scene(2)
    s = scene.s
    with pytest.raises(BadOption, match="the mission is not over yet"):
        campaigns.result_of(s)
    s.ended, s.mark[0], s.status[0], s.loss[0] = 1, 3, LOST, 10
    assert campaigns.result_of(s) == result("CHAOS", ("RED",), RED=-10, CHAOS=40)


def test_other_squads_are_refused() -> None:
    with pytest.raises(BadOption, match="one to three squads of RED, YEL, BLU"):
        begin([])
    with pytest.raises(BadOption, match="only once"):
        begin(["RED", "RED"])
    with pytest.raises(BadOption, match="does not belong to a campaign of RED"):
        advance(begin(["RED"]), result(BLU=1, CHAOS=1))


def ended_match(options: dict[str, Any]) -> Match:
    """A match of the campaign that is over: the Commander is lost, Chaos has the primary mark."""
    match = GAME.new(seed=1, options=options)
    s = match.state
    assert isinstance(s, Hulk)
    s.ended, s.mark[0], s.status[0], s.loss[0], s.payoff[1] = 1, 3, LOST, 10, 1
    return match


def test_a_campaign_is_kept_by_whoever_plays_it() -> None:
    """SQ-CAMP-1 to 4: from one match to the next by what was kept alone, with the score sheets."""
    first = GAME.begin_campaign(["RED"])
    assert (first.options or {})["mission"] == "dead-signal"
    second = GAME.go_on(first.values, ended_match(first.options or {}))
    assert second.options == {
        "mission": "iron-sleeper",
        "players": 2,
        "colours": "RYB",
        "campaign": msgspec.to_builtins(Standing(chaos_marks=1)),
    }
    [sheet] = second.values["sheets"]
    assert sheet["mission"] == "dead-signal"
    assert [(line["player"], line["losses"], line["total"]) for line in sheet["lines"]] == [
        ("RED", -10, -10),
        ("CHAOS", 10, 40),
    ]
    assert GAME.go_on(second.values) == second
    honoured = {**second.values, "squads": {"RED": {"honours": 4}}}
    assert GAME.go_on(honoured, promote="RED").values["squads"]["RED"]["rank"] == 2


def test_a_match_of_no_campaign_changes_none() -> None:
    chronicle = GAME.begin_campaign(["RED"])
    for options in (
        {},
        {**(chronicle.options or {}), "mission": "black-box"},
        {**(chronicle.options or {}), "colours": "YRB"},
    ):
        with pytest.raises(BadOption, match="not the next mission of this campaign, dead-signal"):
            GAME.go_on(chronicle.values, ended_match(options))
    with pytest.raises(BadOption, match="not played to its end"):
        GAME.go_on(chronicle.values, GAME.new(seed=1, options=chronicle.options))
    wrong: list[Any] = [None, [], {"squads": {"RED": {"rank": 9}}}, {"squads": {"PINK": {}}}, {"squads": {}}]
    for broken in wrong:
        with pytest.raises(BadOption):
            GAME.go_on(broken)
