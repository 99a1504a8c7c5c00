"""Finds a match of The Base in which much happens, for people who play it through the page.

Run it from the root of the project when the rules have changed: `python -m tests.web.routes.find_bases`. Two beginners
play; a match will do if pieces are captured and no tile is turned in vain.
"""

from __future__ import annotations

from pathlib import Path

import sublevel
from sublevel import bots
from sublevel.engine.match import Match

GAME = sublevel.game("the-base")
OPTIONS = {"countdown_start": 5}
DEALS = 100
CAPTURES = 3


def played(seed: int) -> tuple[Match, list[dict[str, object]]]:
    """A match of two beginners, and all their actions."""
    match = GAME.new(seed, OPTIONS)
    players = [bots.make("beginner", GAME, seed + seat) for seat in range(2)]
    actions = []
    while match.waiting:
        seat = match.waiting[0]
        chosen = players[seat].choose(GAME.seen_by(match.state, seat), seat)
        view = match.view(seat)
        action = next(action for action in view["legal"] if action["id"] == chosen)
        lies = next((tile["open"] for tile in view["tiles"] if tile["cell"] == action.get("cell")), None)
        actions.append({**action, "idle": action["kind"] == "rotate" and action["open"] == lies})
        match.play(seat, chosen)
    return match, actions


def find() -> Match:
    """The first that will do."""
    for seed in range(DEALS):
        match, actions = played(seed)
        captures = sum("x" in str(action["text"]) for action in actions)
        if captures >= CAPTURES and not any(action["idle"] for action in actions):
            return match
    raise AssertionError(f"none of {DEALS} deals will do")


if __name__ == "__main__":
    (Path(__file__).parent / "base-race.json").write_text(find().to_json() + "\n", encoding="utf-8")
