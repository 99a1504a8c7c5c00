"""Hints and reviews: what search tells people, and why."""

from __future__ import annotations

import msgspec
import pytest

import sublevel
from sublevel import Match, bots, errors
from sublevel.bots import hints
from sublevel.bots.hints import Hints, Review
from sublevel.bots.search import Effort, Search, Tried
from sublevel.bots.tree import WIN
from sublevel.engine import targets
from sublevel.engine.chance import generator
from sublevel.engine.core import first_waiting
from sublevel.games.the_base.advice import advice
from sublevel.games.the_base.names import position_index
from sublevel.games.the_base.tables import POSITIONS
from tests.games.the_base.positions import at, board

GAME = sublevel.game("the-base")
FAST = targets.running() == "cpu"
WON = "F 123-- 123-- m4,m5,d3 x4,c5,b3 X 3* 9 0-0"
SOME = Effort(2000 if FAST else 150)


def hinted(match: Match, effort: Effort = SOME, most: int = 3) -> Hints:
    seat = first_waiting(match.state)
    return hints.best_hints(GAME, GAME.seen_by(match.state, seat), seat, effort, most=most)


def reasons(position: str, action: str) -> list[str]:
    """What is said about an action, without the catalogue's prefix, with the piece."""
    match = at(position, time_challenge="off")
    seat = first_waiting(match.state)
    found = advice(board(match), seat, GAME.read_action(match.state, seat, action))
    for words in found:
        for lang in sublevel.LANGUAGES:
            assert words.text(lang)
    return [
        " ".join([words.key.removeprefix("the-base-advice-"), *(str(words.args[name]) for name in sorted(words.args))])
        for words in found
    ]


def test_hints_are_ranked_and_complete() -> None:
    match = at("F 123-- 123-- m4,m5,d3 x4,c5,b3 X 3* 9 0-0", time_challenge="off")
    found = hinted(match)
    assert found.done
    assert len(found.hints) == 3
    assert [hint.visits for hint in found.hints] == sorted((hint.visits for hint in found.hints), reverse=True)
    best = found.hints[0]
    assert best.text == "3-e3"
    assert [move.text for move in best.line] == ["3-e3", "3-m3"]
    assert best.line[0].action == best.action
    assert best.reasons[0].key == "advice-wins-in"
    assert best.reasons[0].args == {"actions": 2}
    assert best.value > 0.9
    assert best.chance == (1 + best.value) / 2
    for lang in sublevel.LANGUAGES:
        assert "2" in best.reasons[0].text(lang)


def choice(action: str, value: float, visits: int) -> Tried:
    """Something that a search of WON has tried."""
    state = at(WON, time_challenge="off").state
    return Tried(GAME.read_action(state, 0, action), visits, round(WIN * value * visits))


class Searched(Search):
    """A search that has found what a test says."""

    def __init__(self, *found: Tried, lines: dict[int, list[tuple[int, int]]] | None = None) -> None:
        super().__init__(GAME, SOME)
        self.found = list(found)
        self.lines = lines or {}

    def tried(self) -> list[Tried]:
        return self.found

    def line(self, action: int) -> list[tuple[int, int]]:
        return self.lines.get(action, [(0, action)])


def test_a_won_position_is_won_quickly() -> None:
    """Equal choices are told apart: the quickest win first, idle turns last, and one that only leads says so."""
    match = at(WON, time_challenge="off")
    idle, step, worse = choice("c3@NESW", 1.0, 900), choice("3-e3", 0.99, 500), choice("3-d2", 0.9, 400)
    home = POSITIONS * 2 + position_index("m3")
    quick = Searched(idle, step, worse, lines={step.action: [(0, step.action), (0, home)]})
    found = hints.told(quick, match.state, 0, 1800, True, 3).hints
    assert [hint.text for hint in found] == ["3-e3", "c3@NESW", "3-d2"]
    assert [hint.reasons[0].key for hint in found[:2]] == ["advice-wins-in", "advice-leads"]
    found = hints.told(Searched(idle, step), match.state, 0, 1400, True, 3).hints
    assert [hint.text for hint in found] == ["3-e3", "c3@NESW"]  # no win in sight: at least it leads nearer
    assert {hint.reasons[0].text() for hint in found} == {"You are ahead. Stay safe."}


def test_of_sure_wins_the_quickest_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a longer one was tried: both lead straight home, and nothing else tells them apart."""
    monkeypatch.setattr(hints, "game_reasons", lambda choice: [])
    match = at(WON, time_challenge="off")
    detour, step = choice("3-d2", 1.0, 900), choice("3-e3", 1.0, 500)
    lines = {}
    for way in ("3-d2 3-e2 3-m2", "3-e3 3-m3"):
        branch = match.branch()
        moves = [(0, branch.play(0, action).action) for action in way.split()]
        assert branch.result is not None
        lines[moves[0][1]] = moves
    found = hints.told(Searched(detour, step, lines=lines), match.state, 0, 1400, True, 3).hints
    assert [(hint.text, hint.reasons[0].args["actions"]) for hint in found] == [("3-e3", 2), ("3-d2", 3)]


@pytest.mark.compiled_only  # interpreted, the search would take too long to see that the position is won
def test_a_won_position_is_not_waited_in() -> None:
    """A win that needs the enemy's help is not sure: a move that leads nearer comes before idle turns."""
    found = hinted(at("F 1-2-3 3-2-1 m1,c3,m5 m2,c5,a4 X 2 9 0-0"), Effort(8000))
    assert found.hints[0].text == "2-d3"


def test_hints_can_be_sent() -> None:
    found = hinted(at("F 123-- 123-- m4,m5,d3 x4,c5,b3 X 3* 9 0-0"))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Hints) == found


def test_hints_come_in_slices() -> None:
    match = at("F 123-- 123-- c1,c2,x3 m1,m2,e3 X 3* 9 0-0", time_challenge="off")
    seat = first_waiting(match.state)
    seen = GAME.seen_by(match.state, seat)
    found = list(hints.hints(GAME, seen, seat, SOME))
    assert len(found) > 2
    assert [part.done for part in found] == [False] * (len(found) - 1) + [True]
    assert all(part.hints for part in found)
    assert found[-1].visits <= SOME.simulations


def test_hints_know_what_the_seat_knows() -> None:
    match = GAME.new(seed=4, options={"time_challenge": "off"})
    for _ in range(9):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    expected = hinted(match, most=20)
    world = match.branch()
    world.state.rng = generator(5)
    GAME.rules.resample(world.state, match.waiting[0])
    assert GAME.schema.pack(world.state) != GAME.schema.pack(match.state)
    assert hinted(world, most=20) == expected


def test_no_hint_out_of_turn() -> None:
    match = GAME.new(seed=4)
    other = 1 - match.waiting[0]
    with pytest.raises(errors.BadOption) as caught:
        next(hints.hints(GAME, GAME.seen_by(match.state, other), other))
    assert str(caught.value) == f"seat {other} is not to act: there is nothing to hint at"


@pytest.mark.parametrize(
    ("position", "action", "said"),
    [
        ("F 123-- 123-- m4,m5,e3 c1,c5,a4 X 3* 9 0-0", "3-m3", ["wins 3 explorers"]),
        ("F 123-- 123-- m4,c5,e3 x1,x5,m1 X 3* 9 0-0", "3-m3", ["saves 3 explorers"]),
        ("F 123-- 123-- m4,m5,a4 x1,x2,b4 X 3* 9 0-0", "3xb4", ["captures 3 mutants", "escapes 3 explorers"]),
        ("~fffff/fffff/fffff/fffff/fffff 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 9 0-0", "a1?", ["reveals a1"]),
        ("F 123-- 123-- m4,m5,a1 x1,x2,d1 X 3* 9 0-0", "3-a2", ["escapes 3 explorers"]),
        ("F 123-- 123-- m4,m5,a2 m1,m2,d1 X 3* 9 0-0", "3-a1", ["risks 3 explorers", "threatens 3 mutants"]),
        ("F 123-- 123-- m4,m5,x3 x1,x2,c3 X 3* 9 0-0", "a3@NESW", []),
        ("F[a3=5] 123-- 123-- m4,m5,x3 x1,m2,m1 X 3* 9 0-0", "a3@EW", ["shortens 1"]),
    ],
    ids=["wins", "saves", "captures", "reveals", "escapes", "risks", "nothing", "shortens"],
)
def test_reasons(position: str, action: str, said: list[str]) -> None:
    assert reasons(position, action) == said


def test_reasons_of_ways() -> None:
    """A tile that both need is turned across: the enemy has to turn it back."""
    lanes = "aaaaa/55555/55555/55555/55555"
    assert reasons(f"{lanes} 123-- 123-- m3,m4,a1 x5,x4,d1 X 3* 9 0-0", "b1@NS")[-1] == "blocks 1"


def played(match: Match, *actions: str) -> Match:
    for action in actions:
        match.play(match.waiting[0], action)
    return match


def test_a_review_goes_on_from_what_is_known() -> None:
    match = at("F 123-- 123-- m4,m5,e3 x4,x5,a1 X 1 9 0-0", time_challenge="off")
    played(match, "3-d3", "3-x1")
    *_, first = hints.review(match, Effort(100))
    rest = list(hints.review(match, Effort(100), known=first.verdicts[:1]))
    assert len(rest) == 2  # one action, and the end
    assert rest[-1] == first


def test_a_review_finds_the_blunder() -> None:
    """A win in one was there; the action that left it out gave most away, and the review says what was better."""
    match = at("F 123-- 123-- m4,m5,e3 x4,x5,a1 X 1 9 0-0", time_challenge="off")
    played(match, "3-d3", "3-x1")
    assert match.result is not None
    found = hints.full_review(match, SOME)
    assert found.done
    assert [verdict.text for verdict in found.verdicts] == ["3-d3", "3-x1"]
    blunder = found.turning_points[0]
    assert (blunder.ply, blunder.seat) == (0, 0)
    assert blunder.better is not None
    assert blunder.better.text == "3-m3"
    assert blunder.better.reasons[0].key == "the-base-advice-wins"
    assert blunder.best > 0.9 > -0.9 > blunder.value
    assert blunder.loss > 1.8
    good = found.verdicts[1]
    assert good.better is None
    assert good.loss == 0
    assert good.chance > 0.9
    assert found.turning_points == [blunder]


def test_a_review_comes_in_slices_and_can_be_sent() -> None:
    match = GAME.new(seed=2, options={"countdown_start": 5, "time_challenge": "off"})
    bot = bots.make("random", GAME, 1)
    while not match.finished and len(match.plies) < 12:
        seat = first_waiting(match.state)
        match.play(seat, bot.choose(GAME.seen_by(match.state, seat), seat))
    before = match.digest()
    parts = list(hints.review(match, Effort(60)))
    assert [len(part.verdicts) for part in parts] == [*range(1, 13), 12]
    assert parts[-1].done
    assert len(parts[-1].turning_points) <= 5
    assert match.digest() == before
    assert msgspec.json.decode(msgspec.json.encode(parts[-1]), type=Review) == parts[-1]
    assert hints.full_review(match, Effort(60)) == parts[-1]
