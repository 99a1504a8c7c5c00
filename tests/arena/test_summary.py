"""Summaries of games that are more than one against one: all together, and sides that are not seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import sublevel
from sublevel.arena import wording
from sublevel.arena.playing import Arena
from sublevel.arena.plots import draw
from sublevel.arena.records import Fault, Record
from sublevel.arena.report import page
from sublevel.arena.summary import summarise
from sublevel.arena.tournament import Entrant, Tournament
from sublevel.cli.arena import read_tournament, rounding_note
from tests.arena.made import record
from tests.cli.running import run

BOTS = ("weak", "good")


def terms(name: str, seats: int, deals: int = 2) -> Tournament:
    game = sublevel.game(name)
    return Tournament(
        game=name,
        rules=game.version,
        target="cpu",
        entrants=[Entrant(bot, "random") for bot in BOTS],
        seats=seats,
        deals=deals,
        seed=0,
        options=game.environment({game.seat_option or "": seats}).plain(),
        seconds=1.0,
    )


def escape(number: int, bots: Sequence[str], points: int) -> Record:
    """A match that all win (with 100 points or more) or lose together."""
    won = points >= 100
    made = record(number, number, bots, [float(won) for _ in bots])
    return msgspec.structs.replace(made, scores=[points for _ in bots])


def test_where_all_play_together_nobody_is_rated() -> None:
    """Teams and bots have wins and mean points instead, and no seat is worth more than another."""
    lineups = [(("weak", "weak"), 10), (("weak", "good"), 120), (("good", "weak"), 30), (("good", "good"), 110)]
    played = [escape(number, bots, points) for number, (bots, points) in enumerate(lineups)]
    fault = Fault(0, "crashed", "it ended with status 1")
    played.append(msgspec.structs.replace(escape(4, ("weak", "weak"), 0), fault=fault))
    told = summarise(terms("underground", 2), played)
    assert [(one.bot, one.rating, one.matches, one.wins, one.losses) for one in told.standings] == [
        ("good", None, 3, 2, 1),
        ("weak", None, 4, 1, 3),
    ]
    assert [one.points for one in told.standings] == pytest.approx([(120 + 30 + 220) / 4, (20 + 150) / 4])
    assert [(team.bots, team.matches, team.wins, team.points) for team in told.teams] == [
        (["good", "good"], 1, 1, 110),
        (["weak", "good"], 2, 1, 75),
        (["weak", "weak"], 2, 0, 10),
    ]
    assert [*told.seats, *told.pairs, *told.sides] == []
    assert "Elo" not in told.method
    tables = {table.name: table for table in wording.tables(told)}
    assert list(tables) == ["standings", "teams"]
    assert tables["standings"].headings == ["bot", "score", "won", "lost", "points", "faults", "decision", "longest"]
    assert tables["teams"].rows[1][:3] == ("weak, good", "2", "1")
    assert tables["teams"].rows[1][-1] == "75.0"
    text = wording.markdown(told)
    assert "## Teams" in text
    assert "±" not in text
    assert set(draw(told)) == {"times", "teams", "lengths"}
    assert "Each team" in page(told, draw(told))


def test_sides_that_are_not_seats_have_a_table() -> None:
    played = [
        msgspec.structs.replace(record(number, number, bots, returns), scores=scores, sides=sides)
        for number, (bots, returns, scores, sides) in enumerate(
            [
                (BOTS, (1.0, 0.0), [9, -3], ["squads", "Chaos"]),
                (BOTS[::-1], (1.0, 0.0), [5, 1], ["squads", "Chaos"]),
                (("good", "good"), (0.0, 1.0), [0, 8], ["squads", "Chaos"]),
            ]
        )
    ]
    told = summarise(terms("star-quest", 2), played)
    assert [(side.side, side.bot, side.seats, side.wins, side.points) for side in told.sides] == [
        ("Chaos", None, 3, 1, 2),
        ("Chaos", "weak", 1, 0, 1),
        ("Chaos", "good", 2, 1, 2.5),
        ("squads", None, 3, 2, pytest.approx(14 / 3)),
        ("squads", "weak", 1, 1, 9),
        ("squads", "good", 2, 1, 2.5),
    ]
    table = next(table for table in wording.tables(told) if table.name == "sides")
    assert [row[:2] for row in table.rows[:2]] == [("Chaos", "all"), ("Chaos", "weak")]
    assert all(standing.rating is not None for standing in told.standings)


@pytest.mark.parametrize(
    ("name", "seats", "sides"),
    [
        ("star-quest", 2, {"Chaos", "squads"}),
        ("panic-station", 4, {"infected", "humans"}),
        ("the-base", 2, set[str]()),
        ("underground", 2, set[str]()),
    ],
)
def test_records_say_on_which_side_a_seat_was(name: str, seats: int, sides: set[str]) -> None:
    tournament = (
        terms(name, seats, deals=1) if name != "the-base" else read_tournament(name, "random,planner", 2, 0, 1.0, None)
    )
    tournament = msgspec.structs.replace(tournament, entrants=[Entrant(bot, "random") for bot in BOTS])
    played = Arena(tournament).play(next(tournament.pairings()))
    assert set(played.sides) == sides
    assert len(played.sides) in (0, seats)


@pytest.mark.parametrize(("games", "note"), [(1, "note: 2 matches instead of 1: "), (2, "")])
def test_the_command_says_that_it_plays_more(games: int, note: str, tmp_path: Path) -> None:
    """Before anything is played; the folder to go on with is not there."""
    said = run("arena", "the-base", "-n", str(games), "--resume", "--out", str(tmp_path / "nothing")).stderr
    assert said.startswith(note or "error: ")


def test_more_matches_than_asked_for_are_announced() -> None:
    rounded = read_tournament("underground", "random,beginner,casual", 30, 0, 1.0, ["players=2"])
    assert (rounded.matches, rounded.deals) == (36, 4)
    assert rounding_note(rounded, 30) == (
        "note: 36 matches instead of 30: every deal is played from every seat, which takes 9 matches, and 4 whole deals"
    )


@pytest.mark.parametrize(
    ("deals", "said"), [(1, "1 of 4 matches on 1 deal, seed 0"), (2, "1 of 8 matches on 2 deals,")]
)
def test_the_heading_counts_in_plain_english(deals: int, said: str) -> None:
    told = summarise(terms("underground", 2, deals), [escape(0, ("weak", "good"), 10)])
    assert wording.headline(told).startswith(said)
