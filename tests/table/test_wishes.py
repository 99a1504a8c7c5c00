"""The options of a new table: defaults for people, and for bots and programs alone."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

import sublevel
from sublevel.table.api_types import NewTable, Origin, SeatWish
from sublevel.table.catalogue import option_infos
from sublevel.table.wishes import options_of
from tests.engine.toy import SalvageGame, SalvageOptions

ME, OPEN, BOT = SeatWish(holder="me"), SeatWish(holder="open"), SeatWish(holder="bot", bot="casual")
PROGRAM = SeatWish(holder="me", program=True)


class LongerOptions(SalvageOptions, frozen=True, kw_only=True):
    """People play a round more."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=3, extra={"people": 3})] = 2


class Longer(SalvageGame):
    """The toy game with another default for people."""

    options = LongerOptions


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [
        ([ME, BOT, BOT], 3),
        ([OPEN, BOT, BOT], 3),
        ([PROGRAM, OPEN, BOT], 3),
        ([BOT, BOT, BOT], 2),
        ([PROGRAM, BOT, BOT], 2),
    ],
)
def test_a_table_with_people_has_their_defaults(seats: list[SeatWish], rounds: int) -> None:
    game = Longer()
    assert options_of(game, NewTable(game=game.name, seats=seats)).plain()["rounds"] == rounds
    assert options_of(game, NewTable(game=game.name, seats=seats, options={"rounds": 1})).plain()["rounds"] == 1


def test_a_position_comes_with_its_options() -> None:
    game = Longer()
    wish = NewTable(game=game.name, seats=[ME, OPEN], origin=Origin(position="anything"))
    assert options_of(game, wish).plain()["rounds"] == 2


@pytest.mark.parametrize(
    ("seats", "setup", "mode"),
    [
        ([ME, OPEN], "random", "real"),
        ([ME, BOT], "rat", "real"),
        ([ME, OPEN], "stairwell", "auto"),
        ([BOT, BOT], "random", "auto"),
        ([PROGRAM, BOT], "random", "auto"),
    ],
)
def test_people_play_underground_in_real_time(seats: list[SeatWish], setup: str, mode: str) -> None:
    """UG-TIME-7: in every set-up but scenario 1; the table puts it on record."""
    game = sublevel.game("underground")
    options = options_of(game, NewTable(game=game.name, seats=seats, options={"setup": setup}))
    assert options.plain()["timer_mode"] == mode
    assert (game.keeper(options) is not None) == (mode == "real")


def test_clients_are_told_both_defaults() -> None:
    told = {option.name: (option.default, option.people) for option in option_infos(Longer())}
    assert told == {"players": (4, 4), "rounds": (2, 3), "goal": ("teams", "teams")}
