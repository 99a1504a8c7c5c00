"""The arena with a game for three to six, in teams or together, with secrets and a clock of the table's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from sublevel.arena import playing, records, summary, tournament
from sublevel.arena.playing import Arena
from sublevel.arena.records import match_of
from sublevel.arena.summary import summarise
from sublevel.arena.tournament import Entrant, Tournament, seats_taken
from tests.bots.documented import command, write_example
from tests.engine.toy import GAME

pytestmark = pytest.mark.interpreted_only


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is registered nowhere: the arena finds it all the same."""
    for module in (playing, records, summary, tournament):
        monkeypatch.setattr(module, "find", lambda name: GAME)


def salvage(folder: Path, players: int, goal: str, broken: bool = False) -> Tournament:
    options = GAME.options.read({"players": players, "rounds": 1, "goal": goal})
    path = write_example("stdio", folder)
    if broken:
        path.write_text(path.read_text().replace('["id"]', '["no such thing"]'))
    return Tournament(
        game=GAME.name,
        rules=GAME.version,
        target="python",
        entrants=[Entrant("random", "random"), Entrant("mine", f"cmd:{command(path)}")],
        seats=seats_taken(GAME, options),
        deals=1,
        seed=3,
        options=options.plain(),
        seconds=10.0,
    )


@pytest.mark.parametrize("goal", ["teams", "together"])
@pytest.mark.parametrize("players", [3, 4])
def test_all_line_ups_play_and_everybody_is_rated(tmp_path: Path, players: int, goal: str) -> None:
    terms = salvage(tmp_path, players, goal)
    assert terms.seats == players
    arena = Arena(terms)
    try:
        played = [arena.play(pairing) for pairing in terms.pairings()]
    finally:
        arena.close()
    assert len(played) == terms.matches == {3: 8, 4: 14}[players]
    assert {tuple(sorted(set(record.bots))) for record in played} == {("random",), ("mine",), ("mine", "random")}
    for record in played:
        assert record.fault is None
        assert len(record.bots) == len(record.returns) == players
        assert len(set(record.returns)) == (1 if goal == "together" else len(set(record.returns)))
        assert match_of(terms, record).result is not None
    told = summarise(terms, played)
    assert [seat.seat for seat in told.seats] == list(GAME.seats[:players])
    assert {standing.bot for standing in told.standings} == {"random", "mine"}
    ratings = [standing.rating for standing in told.standings]
    assert all(rating is not None and rating.low < rating.value < rating.high for rating in ratings)


def test_who_fails_loses_for_all(tmp_path: Path) -> None:
    """Where nobody can win against the others, a fault wins nothing for anybody."""
    terms = salvage(tmp_path, 3, "together", broken=True)
    arena = Arena(terms)
    try:
        record = arena.play(next(pairing for pairing in terms.pairings() if len(set(pairing.lineup)) > 1))
    finally:
        arena.close()
    assert record.fault is not None
    assert record.fault.kind == "crashed"
    assert (record.winners, record.returns) == ([], [-1.0, -1.0, -1.0])
