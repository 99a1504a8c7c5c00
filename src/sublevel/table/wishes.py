"""What somebody wishes of a new table, and whether that can be."""

from __future__ import annotations

import msgspec

from sublevel.engine.game import Game
from sublevel.engine.options import Options
from sublevel.table.api_types import NewTable
from sublevel.table.errors import refused
from sublevel.table.logged import Holder
from sublevel.table.protocol import LONGEST_NAME
from sublevel.table.records import Header


def seated(game: Game, wish: NewTable) -> NewTable:
    """The wish with the option for the number of seats; where it was left out, the seats say how many."""
    option = game.seat_option
    if option is None or option in wish.options:
        return wish
    return msgspec.structs.replace(wish, options={**wish.options, option: len(wish.seats)})


def options_of(game: Game, wish: NewTable) -> Options:
    """The options of a new table: options left out have their default for people, or for bots and programs alone.

    A position comes with its options: anything left out there is as the rules have it.
    """
    people = any(seat.holder == "open" or (seat.holder == "me" and not seat.program) for seat in wish.seats)
    if people and wish.origin is None:
        return game.options.read_for_people(wish.options)
    return game.options.read(wish.options)


def check_seats(game: Game, count: int, header: Header) -> None:
    """Raise Refused unless such a table has so many seats."""
    seats = game.seat_count(game.options.read(header.options))
    if count != seats:
        text = f"{game.title} has {seats} seats, not {count}"
        raise refused("seat-count", status=422, text=text, seats=seats)


def told_apart(holders: list[Holder]) -> list[Holder]:
    """The holders with a number behind the name of whoever is called like somebody before."""
    called: set[str] = set()
    for holder in holders:
        name, number = holder.name, 1
        while holder.name is not None and holder.name in called:
            number += 1
            holder.name = f"{(name or '')[: LONGEST_NAME - 3]} {number}"
        if holder.name is not None:
            called.add(holder.name)
    return holders


def check_wish(wish: NewTable) -> None:
    """Raise Refused if a table cannot be opened like that."""
    if any(seat.name for seat in wish.seats) and any(seat.holder == "open" for seat in wish.seats):
        text = "names of one's own choice are for a table on one screen; others see the name you are known by"
        raise refused("names-on-one-screen", status=422, text=text)
    if wish.clock.kind != "none" and wish.clock.seconds < 5:
        raise refused("clock-too-short", status=422, text="a clock gives at least 5 seconds", seconds=5)
