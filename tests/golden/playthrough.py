"""Whole matches in text: every position, what could be done, what was done, and what happened.

`python -m tests.golden.playthrough` writes the files anew. A change of behaviour shows in their diff.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import sublevel

FOLDER = Path(__file__).parent / "playthroughs"


class Script(NamedTuple):
    """A match to be played at random, and where its playthrough is kept."""

    game: str
    name: str
    seed: int
    options: dict[str, Any]
    start: str | None = None  # a written position instead of a deal

    @property
    def path(self) -> Path:
        """The file."""
        return FOLDER / f"{self.game}-{self.name}.txt"


SCRIPTS = (
    Script("the-base", "standard", 1, {}),
    Script(
        "the-base",
        "house-rules",
        2,
        {
            "mix": {"D": 2, "I": 4, "L": 6, "T": 8, "X": 4},
            "dead_end_rule": "inner",
            "setup_order": "explorers_first",
            "countdown_start": 8,
            "crossing_cost": "one",
            "capture_on_start_slots": True,
            "null_rotation": "forbid",
        },
    ),
    Script(
        "the-base",
        "time-challenge",
        3,
        {},
        "aaaaa/bbfdd/aafaa/eefbb/aaaaa 123-- 123-- m1,m2,m3 a4,b5,x5 M 1 6 1-1 over=X:saved offer=M",
    ),
    Script("underground", "stairwell", 1, {}),
    Script("underground", "rat", 2, {"setup": "rat", "players": 3, "timer_mode": "turns", "timer_hands": "active"}),
    Script("underground", "random", 3, {"setup": "random", "timer_mode": "off", "water_level": "hard"}),
    Script("panic-station", "standard", 1, {}),
    Script(
        "panic-station",
        "variants",
        2,
        {
            "players": 6,
            "host_packet": "english",
            "hive_mix": 2,
            "infection_cards": 2,
            "gas_needed": 4,
            "host_last_resort": True,
            "exchange_limit": "character",
            "parasite_roll": "one",
            "grenade_blocks_exchange": True,
            "master_servant": True,
            "adjudicate": True,
        },
    ),
    Script("star-quest", "one-squad", 6, {"event_deck": 10}),
    Script(
        "star-quest",
        "three-squads",
        3,
        {
            "players": 4,
            "mission": "heart-of-chaos",
            "event_deck": 10,
            "colours": "BYR",
            "scoring": "coop",
            "null_time": "orthogonal",
            "dread_weapons": "free",
            "diagonal_corner": "lenient",
            "last_card": "stop",
            "blip_scale": "printed",
            "campaign": {"red_rank": 3, "red_honours": 2, "chaos_marks": 2},
        },
    ),
)


LONGEST_LIST = 60  # of actions that is written out


def shown_actions(legal: list[sublevel.Action]) -> str:
    """What could be done. Of a list that nobody would read, the ends, the number of actions and a fingerprint."""
    texts = [str(action) for action in legal]
    if len(texts) <= LONGEST_LIST:
        return " ".join(texts)
    mark = hashlib.blake2b("\n".join(texts).encode(), digest_size=6).hexdigest()
    return " ".join([*texts[:4], "...", *texts[-8:], f"({len(texts)} actions, {mark})"])


def shown_position(now: Any, before: Any) -> str:
    """A position; of one that is a table, only what has changed."""
    if not isinstance(now, dict) or not isinstance(before, dict):
        return str(now)
    changed = {name: now.get(name) for name in {**before, **now} if now.get(name) != before.get(name)}
    return str(changed)


def lines(script: Script) -> Iterator[str]:
    """The playthrough of a script."""
    game = sublevel.game(script.game)
    pick = random.Random(script.seed)
    if script.start is None:
        match = game.new(script.seed, script.options)
    else:
        match = game.position(script.start, script.options)
    yield f"game: {game.name}, rules {game.version}"
    yield f"seed: {script.seed}"
    yield f"options: {match.options}"
    before: Any = None
    while not match.finished:
        seat = pick.choice(match.actors)
        legal = match.legal(seat)
        action = pick.choice(legal)
        yield ""
        position = match.position()
        yield f"{len(match.plies) + 1}. {shown_position(position, before)}"
        before = position
        yield f"   {game.seats[seat]}: {shown_actions(legal)}"
        match.play(seat, action)
        yield f"   -> {action} ({action.id})"
        for words in match.narration(None):
            yield f"   {words.text()}"
    yield ""
    yield f"end: {match.position()}"
    assert match.result is not None
    yield f"result: {match.result.plain()}"
    yield f"digest: {match.digest()}"
    yield ""
    yield from match.log()


def text(script: Script) -> str:
    """The whole file."""
    return "\n".join(lines(script)) + "\n"


if __name__ == "__main__":
    for each in SCRIPTS:
        each.path.write_text(text(each), encoding="utf-8")
        print(each.path.name)
