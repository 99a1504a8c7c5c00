"""What a client draws is what the data says (SQ-DATA-7, SQ-GEO-1)."""

from __future__ import annotations

import tomllib

from sublevel.games.star_quest.data import DATA, boards
from sublevel.games.star_quest.geometry import read_plan
from sublevel.games.star_quest.parts import map_lines, parts


def test_maps_are_those_of_the_boards() -> None:
    """SQ-DATA-7: an unrotated board is drawn as it is written."""
    written = tomllib.loads((DATA / "boards.toml").read_text(encoding="utf-8"))["board"]
    drawn = parts()["BOARDS"][1]
    for number, entry in enumerate(written, start=1):
        assert drawn[str(number)]["0"] == entry["map"].strip("\n").split("\n")


def test_turned_maps_read_as_turned_boards() -> None:
    """SQ-GEO-1: every turn of every board, read again, has the same squares, walls and doors."""
    for board in boards():
        for plan in board.plans:
            again = read_plan("\n".join(map_lines(plan)))
            assert (again.rooms, again.walls, set(again.doors)) == (plan.rooms, plan.walls, set(plan.doors))
