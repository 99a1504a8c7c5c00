"""A process that appends to tables until it is killed, and says what was acknowledged. Usage: appender.py ADDRESS."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from itertools import count

from sublevel.table.store import open_store

TABLES = 7
AHEAD = 5  # bursts


def data(table: str, number: int) -> bytes:
    """What the record with that number says."""
    return b'{"table":"%s","number":%d}' % (table.encode(), number)


async def append_for_ever(address: str) -> None:
    """Append in bursts, a few of them ahead of what was acknowledged."""
    store = open_store(address)
    await store.start()
    room = asyncio.Semaphore(AHEAD * TABLES)

    def acknowledge(table: str, number: int, error: BaseException | None) -> None:
        if error is None:
            os.write(1, f"{table} {number}\n".encode())  # at once, or it would die with us
        room.release()

    for number in count():
        for table in map(str, range(TABLES)):
            await room.acquire()
            store.append(table, number, number, data(table, number), partial(acknowledge, table, number))
        await asyncio.sleep(0)


if __name__ == "__main__":
    asyncio.run(append_for_ever(sys.argv[1]))
