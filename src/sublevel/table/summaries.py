"""Tables as lists show them: what is kept of each, and how a person sees it."""

from __future__ import annotations

import msgspec

from sublevel.table.api_types import TableInfo
from sublevel.table.protocol import Person
from sublevel.table.table import Table


class Summary(msgspec.Struct):
    """A table as lists keep it, with what tells whose it is."""

    info: TableInfo
    holders: list[str | None]
    waiting: list[int]


def summary_of(table: Table, at: int) -> Summary:
    """A table as lists keep it."""
    header = table.header
    info = TableInfo(
        id=header.id,
        game=header.game,
        status=table.status,
        public=header.public,
        seats=table.seat_states(None, at),
        clock=header.clock,
        plies=len(table.match.plies),
        watching=table.watching,
        created=header.created,
        moved=table.moved,
        my_turn=False,
        ending=table.ending,
        forked=header.forked,
    )
    return Summary(info, [holder.person for holder in table.seats], list(table.match.due))


def info_for(summary: Summary, person: Person | None) -> TableInfo:
    """A table in a list, as a person sees it."""
    if person is None or person.id not in summary.holders:
        return summary.info
    mine = [seat for seat, holder in enumerate(summary.holders) if holder == person.id]
    seats = [msgspec.structs.replace(state, mine=True) if state.seat in mine else state for state in summary.info.seats]
    my_turn = summary.info.status == "playing" and any(seat in summary.waiting for seat in mine)
    return msgspec.structs.replace(summary.info, seats=seats, my_turn=my_turn)
