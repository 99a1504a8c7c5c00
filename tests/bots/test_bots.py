"""Bots: legal answers from what the seat may know, the same for the same seed, and the better bot wins."""

from __future__ import annotations

import msgspec
import pytest

import sublevel
from sublevel import Match, bots, errors
from sublevel.bots.planner import Planner
from sublevel.bots.search import Search, SearchBot
from sublevel.engine import targets
from sublevel.engine.chance import generator
from sublevel.engine.core import TABLE, State, first_waiting
from sublevel.engine.game import Game
from sublevel.engine.playout import play_random

GAMES = [sublevel.game(name) for name in sublevel.game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_bot = pytest.mark.parametrize("bot", bots.names())
MOST_SIMULATIONS = 1000
MOMENTS = (0, 5, 6, 30, 80) if targets.running() == "cpu" else (0, 6, 30)  # actions played before the bot is asked


def at(game: Game, plies: int) -> Match:
    """A match in which somebody is to act, after so many random actions."""
    match = game.new(seed=plies)
    play_random(game.rules, match.state, generator(plies, stream=1), plies)
    assert match.waiting
    return match


def answer(bot: str, match: Match, seat: int, seed: int = 1) -> int:
    """A bot's answer. One that searches looks at so much only that no clock cuts it short."""
    made = bots.make(bot, match.game, seed)
    if isinstance(made, SearchBot):
        effort = msgspec.structs.replace(made.search.effort, seconds=3600.0)
        made.search = Search(match.game, effort.reduced(max(1, effort.simulations // MOST_SIMULATIONS)))
    return made.choose(match.game.seen_by(match.state, seat), seat)


@every_game
@every_bot
@pytest.mark.parametrize("plies", MOMENTS)
def test_answers_are_legal_and_change_nothing(game: Game, bot: str, plies: int) -> None:
    match = at(game, plies)
    before = match.digest()
    for seat in match.waiting:
        assert answer(bot, match, seat) in [action.id for action in match.legal(seat)]
    assert match.digest() == before


@every_game
@every_bot
@pytest.mark.parametrize("plies", MOMENTS)
def test_the_same_seed_gives_the_same_answer(game: Game, bot: str, plies: int) -> None:
    match = at(game, plies)
    seat = match.waiting[0]
    assert answer(bot, match, seat) == answer(bot, match, seat)


@every_game
@every_bot
@pytest.mark.parametrize("plies", MOMENTS)
def test_bots_know_what_their_seat_knows(game: Game, bot: str, plies: int) -> None:
    """In worlds that differ in nothing that the seat can know, the answer is the same."""
    match = at(game, plies)
    seat = match.waiting[0]
    expected = answer(bot, match, seat)
    packed = set()
    for number in range(3):
        world = match.branch()
        world.state.rng = generator(number, stream=9)
        game.rules.resample(world.state, seat)
        packed.add(game.schema.pack(world.state))
        for other in range(TABLE + 1):
            game.rules.legal(world.state, other)  # leaves its list in the state: no bot may find it there
        assert answer(bot, world, seat) == expected
    assert len(packed) == 3  # they were different worlds


@every_game
def test_random_answers_vary(game: Game) -> None:
    match = at(game, 30)
    seat = match.waiting[0]
    bot = bots.make("random", game, 4)
    legal = {action.id for action in match.legal(seat)}
    found = {bot.choose(game.seen_by(match.state, seat), seat) for _ in range(40 * len(legal))}
    assert found == legal
    assert len({answer("random", match, seat, seed) for seed in range(50)}) > 1


class Dreamer(Planner):
    """A planner that tells the worlds it plans in."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.worlds: list[State] = []

    def _plan(self, world: State, seat: int) -> dict[int, int]:
        self.worlds.append(self.game.copy(world))
        return super()._plan(world, seat)


@every_game
def test_the_planner_plans_in_worlds_that_could_be(game: Game) -> None:
    """Nothing is left blank in them, all look to the seat like the real one, and none shares its chance."""
    match = at(game, 30)
    seat = match.waiting[0]
    planner = Dreamer(game, 1)
    for _ in range(2):
        planner.choose(game.seen_by(match.state, seat), seat)
    seen = game.schema.pack(game.seen_by(match.state, seat))
    assert len(planner.worlds) >= 2
    for world in planner.worlds:
        assert game.schema.pack(game.seen_by(world, seat)) == seen
        assert game.conserved(world) == game.conserved(match.state)
    assert len({game.schema.pack(world) for world in planner.worlds} - {seen}) == len(planner.worlds)
    assert len({world.rng for world in planner.worlds} - {match.state.rng}) == len(planner.worlds)


def duel(game: Game, seed: int, planner: int) -> float:
    """What the planner gets from a match against random players, in a seat."""
    match = game.new(seed=seed, options=game.environment().plain())
    players = [bots.make("planner" if seat == planner else "random", game, seed) for seat in range(len(game.seats))]
    while not match.finished:
        seat = first_waiting(match.state)
        match.play(seat, players[seat].choose(game.seen_by(match.state, seat), seat))
    assert match.result is not None
    return match.result.returns[planner]


@pytest.mark.compiled_only
@pytest.mark.parametrize("seat", [0, 1])
def test_the_planner_beats_random_play(seat: int) -> None:
    """BASE-BOT-6: in The Base, from either side."""
    results = [duel(sublevel.game("the-base"), seed, seat) for seed in range(4)]
    assert sum(results) >= 3


@pytest.mark.parametrize("name", ["", "Random", "oracle", "random "])
def test_unknown_bots(name: str) -> None:
    with pytest.raises(errors.BadOption) as caught:
        bots.make(name, GAMES[0], 1)
    known = "random, planner, beginner, casual, skilled, strong, master"
    assert str(caught.value) == f"there is no bot {name!r}; there are: {known}"
