"""Whole missions of Star Quest, to be played through the page: files in this folder, made by `find_missions.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import sublevel
from sublevel.engine.match import Match

GAME = sublevel.game("star-quest")
HERE = Path(__file__).parent

View = dict[str, Any]
Action = dict[str, Any]  # as a client gets it


class Sight(NamedTuple):
    """The view of one seat after a deed."""

    view: View
    events: list[dict[str, Any]]  # of the last action


class Deed(NamedTuple):
    """A gesture or two of a player: the actions played by it, and the view of every seat afterwards."""

    seat: int
    actions: tuple[Action, ...]  # a single action, a whole loadout, or a walk; without what follows by itself
    plies: int  # actions played before it
    after: int  # actions played after it, those that follow by themselves included
    view: View  # of the seat, before it
    sights: list[Sight]  # of all seats, after it

    @property
    def kind(self) -> str:
        """The kind of action it is about."""
        return str(self.actions[-1]["kind"])

    def square_of(self, name: str) -> str:
        """Where a figure or a blip stands before it."""
        return placed(self.view)[name]


class Mission:
    """A match from its deal to its end."""

    def __init__(self, name: str) -> None:
        self.file = (HERE / f"{name}.json").read_text(encoding="utf-8")
        self.match = GAME.load(self.file)
        assert self.match.result is not None, f"{name} has no end; make it anew with find_missions.py"

    @property
    def origin(self) -> dict[str, Any]:
        """For a new table: the same deal, and nothing played yet."""
        return {"file": self.file, "plies": 0}

    def deeds(self) -> Iterator[Deed]:
        """All that has to be done, in order."""
        assert self.match.seed is not None
        match = GAME.new(self.match.seed, self.match.options)
        plies = [(ply.seat, ply.text) for ply in self.match.plies]
        seats = range(int(self.match.options["players"]))
        while (at := len(match.plies)) < len(plies):
            seat = plies[at][0]
            view: View = match.view(seat)
            actions = at_once(match, [text for _, text in plies[at:]])
            play(match, [action["text"] for action in actions])
            play_forced(match)
            sights = [Sight(match.view(one), match.events(one)) for one in seats]
            yield Deed(seat, actions, at, len(match.plies), view, sights)


def play(match: Match, texts: list[str]) -> None:
    """Play actions, each for the seat that is to act."""
    for text in texts:
        match.play(match.waiting[0], text)


def actions_of(match: Match) -> list[Action]:
    """The legal actions of the seat that is to act."""
    found: list[Action] = msgspec.to_builtins(GAME.choices(match.state, match.waiting[0]))
    return found


def play_forced(match: Match) -> None:
    """Play what follows by itself: a figure that can do nothing more is done."""
    while match.waiting and len(legal := match.legal(match.waiting[0])) == 1:
        if actions_of(match)[0]["kind"] != "done":
            break
        match.play(match.waiting[0], legal[0])


def placed(view: View) -> dict[str, str]:
    """Where everybody stands, figures and blips."""
    figures = {one["figure"]: one["square"] for one in view["figures"] if one["square"]}
    return figures | {one["blip"]: one["square"] for one in view["blips"]}


def at_once(match: Match, texts: list[str]) -> tuple[Action, ...]:
    """As many of the next actions as are done at once: a whole loadout, as far as a walk leads, or just one."""
    begin = match.view(match.waiting[0])
    ahead = upcoming(match, texts)
    if begin["phase"] == "loadout":
        return ahead
    walk = walked(begin, ahead)
    return ahead[: walk or 1]


def upcoming(match: Match, texts: list[str]) -> tuple[Action, ...]:
    """The next actions of a player until something new happens, at which the page stops."""
    match, found = match.branch(), list[Action]()
    begin = around(match)
    for text in texts:
        if not match.waiting or around(match) != begin:
            break
        legal = match.view(match.waiting[0])["legal"]
        found.append(next(action for action in legal if action["text"] == text))
        play(match, [text])
    return tuple(found)


def around(match: Match) -> object:
    """The player to act, the phase, and everybody on the ship."""
    view = match.view(match.waiting[0])
    return match.waiting, view["phase"], view["player"], sorted(placed(view))


def walked(view: View, actions: tuple[Action, ...]) -> int:
    """How many of these actions are one walk, from where it begins to a square where it can end; 0 if none are."""
    figure = actions[0]["figure"] if actions[0].get("figure") else None
    ways = ways_of(view, figure)
    steps = [action.get("square") if action["kind"] == "step" else None for action in actions]
    first = 1 if actions[0]["kind"] == "select" else 0
    for behind in range(len(actions), first, -1):
        squares = steps[first:behind]
        if all(squares) and ways.get(str(squares[-1])) == squares:
            return behind
    return 0


def ways_of(view: View, figure: str | None) -> dict[str, list[str]]:
    """The squares at which a move of a figure can end, each with the way there."""
    outlook = next((one for one in view["outlooks"] if one["figure"] == figure), None)
    if outlook is None or figure is None:
        return {}
    back = {way["square"]: way["back"] for way in outlook["ways"]}
    found = {}
    for way in outlook["ways"]:
        squares = [way["square"]]
        while (before := back[squares[0]]) != placed(view)[figure]:
            squares.insert(0, before)
        if way.get("end", True):
            found[way["square"]] = squares
    return found
