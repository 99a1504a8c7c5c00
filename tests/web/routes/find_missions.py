"""Find short, eventful missions of Star Quest for the browser tests to play through the page.

Run it from the root of the project when the rules have changed: `python -m tests.web.routes.find_missions`. It plays
many matches of each deal by chance, everybody roughly towards a goal, and writes the one that takes the fewest deeds
among those in which everything happens that a route is to show.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import NamedTuple

from sublevel.engine.match import Match
from tests.web.routes.missions import GAME, HERE, Action, View, actions_of, placed, play, play_forced, ways_of

# The small mission: what is to be switched off, the square before its room, and the square at the port.
GOAL, DOOR, BEFORE, PORT = "a6", "b5E", "c5", "a3"
COLUMNS = "abcdefghijklmnopqrstuvwx"
OPTIONS = {"players": 2, "mission": "first-boarding", "event_deck": 10}
MATCHES = 100  # tried of each deal
IDLE = 1e-4  # how much a walk is wanted that leads nowhere
# How much some kinds of actions are wanted; others have 1.
WISHES = {"use": 1e3, "fire": 1e3, "close": 1e3, "order": 1e3, "done": 0.5, "end": 0.5, "scandone": 0.2, "allow": 0.0}


class Route(NamedTuple):
    """A mission to look for."""

    loadout: tuple[str, ...]
    kinds: set[str]  # of actions that have to happen
    attacks: tuple[int, int]  # how often squad and Chaos fire or fight, at least
    troops: int  # figures that take part
    most: int  # deeds


ROUTES = {
    "squad-and-chaos": Route(
        ("kit SWD", "weapons LLNB", "card SA", "card TA:L", "card TA:N", "card FF", "pick oOF"),
        {"select", "step", "open", "use", "fire", "close", "scan", "at", "chip", "order", "end"},
        attacks=(2, 1),
        troops=2,
        most=55,
    ),
    "both-sides-by-keys": Route(
        ("kit AXE", "weapons LLNB", "card SA", "card TA:L", "card TA:N", "card FF", "pick oOF"),
        {"select", "step", "open", "use", "fire", "scan", "at", "chip", "end"},
        attacks=(1, 0),
        troops=1,
        most=42,
    ),
}


def distance(one: str, other: str) -> int:
    """Squares between two places, walls not counted; a bay lies outside, at its port."""
    one, other = (PORT if place.startswith("dR") else place for place in (one, other))
    return max(abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0])), abs(int(one[1:]) - int(other[1:])))


class Choice(NamedTuple):
    """Something to do at once, and how much it is wanted."""

    wish: float
    squares: list[str]  # of a walk
    action: Action | None


class Player:
    """Plays one match by chance, for both sides."""

    def __init__(self, route: Route, match: Match, chance: Random) -> None:
        self.route = route
        self.match = match
        self.chance = chance
        self.deeds = 0
        self.kinds: set[str] = set()
        self.attacks = [0, 0]  # of squad and Chaos
        self.troops = chance.sample(["R0", "R1", "R2", "R3", "R4"], route.troops)

    def run(self) -> bool:
        """Play to the end; false if it takes too long."""
        play(self.match, list(self.route.loadout))
        while not self.match.finished and self.deeds < self.route.most:
            self.deeds += 1
            self.act()
            play_forced(self.match)
        return self.match.finished

    def act(self) -> None:
        """One deed of the player to act."""
        view: View = self.match.view(self.match.waiting[0])
        choices = [choice for action in view["legal"] for choice in self.choices(view, action)]
        [chosen] = self.chance.choices(choices, [choice.wish for choice in choices])
        if chosen.action:
            self.play(chosen.action)
        for square in chosen.squares:
            self.step(square)

    def play(self, action: Action) -> None:
        self.kinds.add(action["kind"])
        self.attacks[self.match.waiting[0]] += action["kind"] in ("fire", "close")
        play(self.match, [action["text"]])

    def step(self, square: str) -> None:
        """Go on with a walk, unless something has come in between."""
        if self.match.waiting:
            for action in actions_of(self.match):
                if action["kind"] == "step" and action["square"] == square:
                    self.play(action)
                    return

    def choices(self, view: View, action: Action) -> list[Choice]:
        """The deeds that can begin with an action: many if that is a walk."""
        kind = action["kind"]
        if kind == "step":
            first = next(one for one in view["legal"] if one["kind"] == "step")
            return self.walks(view, action["figure"], None) if action is first else []
        if kind == "select" and view["player"] == "RED":
            if action["figure"] not in self.troops and not self.calling_off(view):
                return []
            return [*self.walks(view, action["figure"], action), Choice(0.0 if self.done(view) else 0.05, [], action)]
        return [Choice(self.wish(view, action), [], action)]

    def walks(self, view: View, figure: str, select: Action | None) -> list[Choice]:
        """Ways of a figure: the nearer they lead to where it wants to be, the rather."""
        goals = self.goals(view, figure)
        here = placed(view)[figure]
        found = []
        docked = here.startswith("dR")
        for square, way in ways_of(view, figure).items():
            if docked and self.done(view):  # out and back, so that nobody is left to come aboard
                found.append(Choice(float(square == PORT), way, select))
                continue
            gain = max(distance(here, goal) - distance(square, goal) for goal in goals)
            home = square.startswith("dR") and self.done(view)
            found.append(Choice(1e6 if home else 8.0**gain if gain > 0 else IDLE, way, select))
        return found

    def done(self, view: View) -> bool:
        """Whether the objective has been used."""
        return bool(view["goals"][0].get("done"))

    def calling_off(self, view: View) -> bool:
        """Whether the objective has been used and the troops are off the hulk: only the others keep the match going."""
        return self.done(view) and not any(troop in placed(view) for troop in self.troops)

    def goals(self, view: View, figure: str) -> list[str]:
        """Where a figure wants to be."""
        if view["player"] == "CHAOS":
            enemies = [square for name, square in placed(view).items() if name in self.troops]
            return [square for square in enemies if not square.startswith("d")] or [PORT]
        inside = placed(view)[figure] in [column + row for column in "ab" for row in "5678"]
        if self.done(view):
            return [BEFORE if inside else PORT]
        return [GOAL if DOOR in view["open"] else BEFORE]

    def wish(self, view: View, action: Action) -> float:
        """How much an action is wanted that is no walk."""
        kind = action["kind"]
        if kind == "order" and "order" not in self.route.kinds:
            return 0.0
        if kind == "open":
            return 1000.0 if action["door"] == DOOR else 0.001
        if kind == "at":
            return 4.0 ** -min(distance(action["square"], goal) for goal in (GOAL, BEFORE, PORT))
        return WISHES.get(kind, 1.0)


def complete(route: Route, player: Player) -> bool:
    """Check that everything has happened, and that the squad has won."""
    result = player.match.result
    attacked = all(made >= least for made, least in zip(player.attacks, route.attacks, strict=True))
    return bool(result and 0 in result.winners and route.kinds <= player.kinds and attacked)


def solve(route: Route, seed: int) -> Player | None:
    """The shortest match of a deal that was found."""
    found: Player | None = None
    for number in range(MATCHES):
        most = found.deeds - 1 if found else route.most
        match = GAME.new(seed, OPTIONS)
        player = Player(route._replace(most=most), match, Random(f"{seed} {number}"))
        if player.run() and complete(route, player):
            found = player
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(ROUTES), help="the routes to look for (default: all)")
    parser.add_argument("--seeds", type=int, default=20, help="how many deals are tried (default: 20)")
    given = parser.parse_args()
    for name in given.names:
        route, path = ROUTES[name], HERE / f"{name}.json"
        for seed in range(given.seeds):
            player = solve(route, seed)
            if player is None:
                continue
            print(f"{name}: seed {seed}, {player.deeds} deeds, {len(player.match.plies)} actions", flush=True)
            path.write_text(player.match.to_json() + "\n", encoding="utf-8")
            route = route._replace(most=player.deeds - 1)


if __name__ == "__main__":
    main()
