"""Whoever looks at a table, and how they are told what happens there.

What an action changed is told only after it was committed; whatever else is said meanwhile waits behind it, so that
nobody hears of the future.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from sublevel.engine.errors import SublevelError
from sublevel.table.errors import refused
from sublevel.table.logbook import BOOK
from sublevel.table.logged import CHAT_TOLD
from sublevel.table.protocol import (
    ChatLine,
    NewScene,
    Person,
    Proposal,
    Proposed,
    Saving,
    Spoken,
    Stands,
    Step,
    Welcome,
)
from sublevel.table.records import AnyRecord, write_record
from sublevel.table.scenes import Picture, steps_of
from sublevel.table.table import Table

if TYPE_CHECKING:
    from sublevel.table.analyst import Pondering
    from sublevel.table.host import Host

encode: Final = msgspec.json.Encoder().encode


class Link(Protocol):
    """A connection to a client, however it is made."""

    def send(self, data: bytes) -> None:
        """Send a text. It never waits: who reads too slowly is dropped."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Visitor:
    """A client at a table."""

    __slots__ = ("aids", "auto", "eyes", "hint", "link", "person", "seats")

    def __init__(self, link: Link, person: Person | None, aids: bool, auto: bool = True) -> None:
        self.link = link
        self.person = person
        self.aids = aids
        self.auto = auto  # whether the table may play what is forced
        self.eyes: int | None = None
        self.seats: list[int] = []
        self.hint: Pondering | None = None  # what it waits for

    @property
    def who(self) -> str | None:
        """The person's id."""
        return self.person.id if self.person else None


class Waiting:
    """What will be told as soon as a record is committed."""

    __slots__ = ("out", "since")

    def __init__(self, since: float) -> None:
        self.out: list[tuple[Visitor | Waiter, bytes]] = []
        self.since = since


class Waiter:
    """Stands among those who are told, to know when something is committed."""

    def __init__(self, future: asyncio.Future[None]) -> None:
        self.future = future
        self.link = self

    def send(self, data: bytes) -> None:
        """It is committed."""
        if not self.future.done():
            self.future.set_result(None)

    def fail(self) -> None:
        """It is not."""
        if not self.future.done():
            self.future.set_exception(not_stored())


def not_stored() -> SublevelError:
    """What is said when a record could not be written."""
    return refused("not-stored", status=503, text="the server cannot save right now, so that was not done")


class Audience:
    """A table in memory, and whoever looks at it."""

    def __init__(self, host: Host, table: Table) -> None:
        self.host = host
        self.table = table
        self.visitors: list[Visitor] = []
        self.idle_since: float = host.runtime.monotonic()
        self._uncommitted: deque[Waiting] = deque()
        self._broken = False
        self._proposals: dict[int, Proposal] = {}  # by the seat that suggests it; not on record
        self._tasks: set[asyncio.Task[None]] = set()

    # Who looks.

    def _seat(self, visitor: Visitor) -> None:
        """Note whose seats a client has, and through whose eyes it looks."""
        visitor.seats = self.table.seats_of(visitor.who)
        if visitor.eyes not in visitor.seats:
            visitor.eyes = visitor.seats[0] if visitor.seats else None
            if len(visitor.seats) > 1 and self.table.game.secrets:
                visitor.eyes = None  # a curtain first
        self._follow(visitor)

    def _follow(self, visitor: Visitor) -> None:
        """On one screen the eyes are those of whoever is to act, unless that would show secrets."""
        if len(visitor.seats) > 1 and not self.table.game.secrets:
            due = self.table.match.due
            visitor.eyes = next((seat for seat in visitor.seats if seat in due), visitor.eyes)

    def _stay_away(self, at: int) -> None:
        for holder in self.table.seats:
            if holder.person:
                self.table.away.setdefault(holder.person, at)

    def _count_watchers(self) -> None:
        self.table.watching = sum(not visitor.seats for visitor in self.visitors)

    # What is on record.

    def _record(self, records: list[AnyRecord], at: int) -> None:
        """Put records into the log; what is told from now on waits until they are committed."""
        number = self.table.number - len(records)
        for offset, record in enumerate(records):
            self._uncommitted.append(Waiting(time.perf_counter()))
            data = write_record(record)
            self.host.store.append(self.table.header.id, number + offset, at, data, self._committed)
        self.host.touched.add(self)

    def committed(self) -> asyncio.Future[None]:
        """Done when all that was recorded so far is committed."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._uncommitted:
            self._uncommitted[-1].out.append((Waiter(future), b""))
        else:
            future.set_result(None)
        return future

    def _committed(self, error: BaseException | None) -> None:
        waiting = self._uncommitted.popleft()
        if error is not None:
            self._fail(error, waiting)
            return
        for visitor, data in waiting.out:
            visitor.link.send(data)
        self.host.commit_seconds.observe(time.perf_counter() - waiting.since)

    def _fail(self, error: BaseException, waiting: Waiting) -> None:
        """A record was not written: what follows from it did not happen. The log tells where the table stands."""
        for visitor, _ in waiting.out:
            if isinstance(visitor, Waiter):
                visitor.fail()
        if not self._broken:
            self._broken = True
            kind = type(error).__name__
            BOOK.error(f"record {kind}", f"table {self.table.header.id}: a record was not written ({kind})")
            self.host.pulse.failed(error)
            self._task(self._mend())

    async def _mend(self) -> None:
        """Find out where the table stands, after a record was not written."""
        raise NotImplementedError

    @property
    def _stands(self) -> bool:
        """Whether nothing can be put on record now."""
        return self._broken or self.host.pulse.halted

    def _must_be_whole(self) -> None:
        """Nothing happens while the table is being loaded again: it may not be what it seems."""
        if self._broken:
            raise not_stored()

    def _must_be_saved(self) -> None:
        """What belongs on record does not happen while that cannot be written."""
        if self._stands:
            raise not_stored()

    def _task(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Telling.

    def tell(self, visitor: Visitor, message: msgspec.Struct) -> None:
        """Send a message, behind whatever is not committed yet."""
        data = encode(message)
        if self._uncommitted:
            self._uncommitted[-1].out.append((visitor, data))
        else:
            visitor.link.send(data)

    def _welcome(self, visitor: Visitor, log: bool) -> None:
        table = self.table
        self.tell(
            visitor,
            Welcome(
                you=visitor.person,
                standing=table.standing(visitor.who, self._shown_at),
                scene=Picture.of(table.match, table.choosing).scene(visitor.eyes, visitor.aids),
                log=steps_of(table.match, visitor.eyes) if log else [],
                chat=table.heard(visitor.who)[-CHAT_TOLD:] if log else [],
                proposals=list(self._proposals.values()),
            ),
        )
        if self.host.pulse.halted:
            self.tell(visitor, Saving(ok=False))

    def _tell_scene(self, visitor: Visitor, log: list[Step] | None = None) -> None:
        picture = Picture.of(self.table.match, self.table.choosing)
        self.tell(visitor, NewScene(scene=picture.scene(visitor.eyes, visitor.aids), log=log))

    @property
    def _shown_at(self) -> int:
        """The time for which clocks are shown."""
        pulse = self.host.pulse
        return pulse.last if pulse.halted else self.host.now()

    def _tell_saving(self, ok: bool) -> None:
        """Tell everybody whether what they do can be saved. That waits for nothing: it says nothing of the board."""
        for visitor in self.visitors:
            visitor.link.send(encode(Saving(ok=ok)))

    def _tell_standing(self, but: Visitor | None = None) -> None:
        at = self._shown_at
        for visitor in self.visitors:
            if visitor is not but:
                self.tell(visitor, Stands(standing=self.table.standing(visitor.who, at)))
        self.host.summarise(self)

    def _tell_chat(self, line: ChatLine) -> None:
        for visitor in self.visitors:
            if self.table.hears(visitor.who, line):
                self.tell(visitor, Spoken(line=line))

    def _tell_proposals(self, actor: Visitor | None = None, ref: int | None = None) -> None:
        proposals = list(self._proposals.values())
        for visitor in self.visitors:
            self.tell(visitor, Proposed(proposals=proposals, ref=ref if visitor is actor else None))

    def _forget_proposals(self) -> None:
        """The board has changed: what was suggested is over, but for what is left of a plan that is followed."""
        plies = self.table.match.plies
        played = plies[-1].text if plies and self.table.status == "playing" else None
        self._proposals = {
            seat: Proposal(seat=seat, texts=proposal.texts[1:], agreed=proposal.agreed)
            for seat, proposal in self._proposals.items()
            if proposal.texts[0] == played and len(proposal.texts) > 1
        }
        self._tell_proposals()

    def _stop_hint(self, visitor: Visitor) -> None:
        if visitor.hint is not None:
            self.host.analyst.drop(visitor.hint)
            visitor.hint = None

    def _stop_hints(self) -> None:
        """The board has changed: what was thought about it is of no use."""
        for visitor in self.visitors:
            self._stop_hint(visitor)
