"""All tables of this process: opens them, finds them again, lets idle ones go, and looks back at finished ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING, Final

import msgspec

import sublevel
from sublevel import bots
from sublevel.engine.chance import SEEDS
from sublevel.engine.core import SPECTATOR
from sublevel.engine.game import Game
from sublevel.engine.options import Options
from sublevel.table.analyst import Analyst
from sublevel.table.api_types import (
    CampaignState,
    CampaignWish,
    Inquired,
    Inquiry,
    Lobby,
    NewTable,
    Replay,
    ReviewPart,
    SeatWish,
    TableInfo,
)
from sublevel.table.audience import Audience, Link, Visitor
from sublevel.table.catalogue import offered_game
from sublevel.table.errors import refused
from sublevel.table.guard import Limiter, Rate, log_fault
from sublevel.table.health import Lag
from sublevel.table.logbook import BOOK
from sublevel.table.logged import Holder
from sublevel.table.memory import give_back
from sublevel.table.metrics import Metrics
from sublevel.table.padding import AnswerTimes
from sublevel.table.people import People, clean_name
from sublevel.table.protocol import Person, Standing
from sublevel.table.pulse import Past, Pulse
from sublevel.table.records import AnyRecord, Header, read_record, write_record
from sublevel.table.replays import check_eyes, replay_of
from sublevel.table.room import Room
from sublevel.table.running import RunningRoom
from sublevel.table.runtime import Runtime
from sublevel.table.store import Store, TableRow
from sublevel.table.summaries import Summary, info_for, summary_of
from sublevel.table.table import Table
from sublevel.table.thinking import Thinking
from sublevel.table.wishes import check_seats, check_wish, options_of, seated, told_apart

if TYPE_CHECKING:
    from sublevel.table.settings import Settings

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
IDLE: Final = 20.0  # seconds without anybody after which a table leaves memory
MANY: Final = 100  # tables that leave memory at once: then it is worth giving it back
ROUND: Final = 2.0  # seconds between two rounds of tidying up
DAY: Final = 24 * 60 * 60.0  # seconds between two looks for guests who stay away
LISTED: Final = 60  # tables in a list
CHAT: Final = Rate(8, 0.5)
HINTS: Final = Rate(20, 1)
PROPOSALS: Final = Rate(12, 1)


_summary: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)
_header: msgspec.json.Decoder[Header] = msgspec.json.Decoder(Header)


class Host:
    """The tables of one process."""

    def __init__(self, store: Store, people: People, settings: Settings, runtime: Runtime | None = None) -> None:
        self.store = store
        self.people = people
        self.settings = settings
        self.runtime = runtime or Runtime()
        self.now = self.runtime.now
        self.metrics = Metrics()
        self.pulse = Pulse(store, self.runtime, self)
        self.lag = Lag(self.metrics.histogram("loop_lag_seconds"))
        store.failed = self.metrics.counter("failed_writes_total")
        self.thinking = Thinking(settings.bot_processes, self.runtime)
        self.answer_times = AnswerTimes()
        self.analyst = Analyst(settings.limits, self.runtime.pace)
        self.rooms: dict[str, Room] = {}
        self.touched: set[Audience] = set()  # whose entry in lists is old
        self.sockets = 0
        self.standard_bot = bots.levels()[len(bots.levels()) // 2]
        self.commit_seconds = self.metrics.histogram("commit_seconds")
        clock = self.runtime.monotonic
        self._chat = Limiter(CHAT, clock)
        self._hints = Limiter(HINTS, clock)
        self._proposals = Limiter(PROPOSALS, clock)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tidying: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the store and begin to tidy up."""
        await self.store.start()
        await self.pulse.start()
        self.lag.start()
        self.thinking.warm()
        self._tidying = [asyncio.create_task(work) for work in (self._tidy(), self._forget_guests())]

    async def close(self) -> None:
        """Write everything and let go of it."""
        for task in self._tidying:
            task.cancel()
        for room in list(self.rooms.values()):
            room.close()
        self._summarise_touched()
        self.lag.close()
        await self.pulse.close()
        await self.analyst.close()
        self.thinking.close()
        await self.store.close()
        BOOK.clear()

    # What the pulse tells.

    @property
    def resting(self) -> bool:
        """Whether nothing goes on at any table."""
        return all(room.idle for room in self.rooms.values())

    def halt(self) -> None:
        """Nothing can be saved: from now on everything stands."""
        for room in self.rooms.values():
            room.halt()

    def go_on(self) -> None:
        """It can be saved again."""
        for room in list(self.rooms.values()):
            room.carry_on()

    # Tables in memory.

    async def room(self, ident: str) -> Room:
        """A table, loaded if need be."""
        room = self.rooms.get(ident)
        if room is not None:
            return room
        if ident not in self._loading:
            loading = asyncio.ensure_future(self._load_room(ident))
            self._loading[ident] = loading
            loading.add_done_callback(lambda _: self._loading.pop(ident, None))
        return await asyncio.shield(self._loading[ident])

    async def _load_room(self, ident: str) -> Room:
        table = await self.load_table(ident)
        past = await self.past_of(table)
        room = self.rooms[ident] = Room(self, table)
        room.rest(past)
        room.wake()
        return room

    async def past_of(self, table: Table) -> Past | None:
        """What became of the servers since a table's last record, if that matters there."""
        return await self.pulse.past(table.moved) if table.counts_time else None

    async def load_table(self, ident: str) -> Table:
        """A table as its log tells. Raises Refused if there is none, or none that these rules and data can play."""
        found = await self.store.load(ident)
        if found is None:
            raise refused("no-such-table", status=404, text="there is no such table")
        row, records = found
        header = _header.decode(row.header)
        game = sublevel.game(header.game)
        if header.rules != game.version:
            raise refused("other-rules", status=409, text="that match was played with other rules", rules=header.rules)
        game.check_data(header.data)
        table = Table(header, game)
        for _, at, data in records:
            table.apply(at, read_record(data))
        return table

    async def _tidy(self) -> None:
        while True:
            await self.runtime.sleep(ROUND)
            try:
                self._summarise_touched()
                self._forget_idle()
                BOOK.sum_up(self.runtime.monotonic())
            except Exception as error:
                log_fault("tidying up", error)

    async def _forget_guests(self) -> None:
        while self.settings.guests:
            try:
                await self.people.forget_guests(self.settings.guests)
            except Exception as error:
                log_fault("forgetting guests", error)
            await self.runtime.sleep(DAY)

    def _forget_idle(self) -> None:
        limit = self.runtime.monotonic() - IDLE
        idle = [ident for ident, room in self.rooms.items() if room.idle and room.idle_since < limit]
        for ident in idle:
            self.rooms.pop(ident).close()
        if len(idle) > MANY:
            give_back()

    def _summarise_touched(self) -> None:
        for room in self.touched:
            self._summarise_now(room)
        self.touched.clear()

    def summarise(self, room: Audience) -> None:
        """A table's entry in lists has to be renewed."""
        self.touched.add(room)

    def _summarise_now(self, room: Audience) -> None:
        table = room.table
        content = msgspec.json.encode(summary_of(table, self.now()))
        self.store.summarise(table.header.id, table.moved, table.status, content)

    # Opening and joining.

    async def open_table(self, person: Person, wish: NewTable) -> str:
        """Open a table as somebody wishes."""
        game = offered_game(wish.game)
        wish = seated(game, wish)
        check_wish(wish)
        holders = told_apart([self._holder(seat, person) for seat in wish.seats])
        header = await self._header(game, wish, options_of(game, wish))
        check_seats(game, len(holders), header)
        return await self._open(header, holders)

    def _holder(self, wish: SeatWish, person: Person) -> Holder:
        if wish.holder == "open":
            return Holder()
        if wish.holder == "me":
            name = clean_name(wish.name) if wish.name else person.name
            return Holder(person=person.id, name=name, program=wish.program)
        bot = wish.bot or self.standard_bot
        if bot not in bots.names():
            raise refused("no-such-bot", status=422, text=f"there is no such bot; there are {', '.join(bots.names())}")
        return Holder(bot=bot)

    async def _header(self, game: Game, wish: NewTable, options: Options) -> Header:
        """The header of a new table: dealt, or taken from elsewhere."""
        header = Header(
            id=self._fresh_id(),
            game=game.name,
            rules=game.version,
            data=game.own_data,
            options=options.plain(),
            clock=wish.clock,
            public=wish.public,
            created=self.now(),
            seed=self.runtime.chance.randrange(SEEDS),
            salt=self.runtime.chance.randbytes(16).hex(),
        )
        origin = wish.origin
        if origin is None:
            return header
        if origin.position is not None:
            match = game.position(origin.position, wish.options, header.seed)
        elif origin.file is not None:
            match = game.load(origin.file)
        elif origin.table is not None:
            match = (await self._finished(origin.table)).match
        else:
            raise refused("no-origin", status=422, text="an origin names a table, a file or a position")
        if match.game.name != game.name:
            raise refused("other-game", status=422, text="that match belongs to another game", game=match.game.name)
        if match.tape:
            raise refused("forced-deal", status=422, text="a match whose draws were forced cannot be played on")
        count = len(match.plies) if origin.plies is None else origin.plies
        return msgspec.structs.replace(
            header,
            forked=True,
            options=match.options,
            seed=match.seed,
            start=match.written_start(),
            prelude=[(ply.seat, ply.action) for ply in match.plies[:count]],
            fresh=[(number, key) for number, key in match.fresh_keys if number <= count],
        )

    def _fresh_id(self) -> str:
        """A name for a table that nobody can guess."""
        return "".join(self.runtime.chance.choices(LETTERS, k=12))

    async def _finished(self, ident: str) -> Table:
        table = (await self.room(ident)).table
        if table.status != "finished":
            raise refused("still-running", status=403, text="that can be had when the match is over")
        return table

    async def _open(self, header: Header, holders: list[Holder]) -> str:
        """Put a table on record and into memory."""
        game = sublevel.game(header.game)
        table = Table(header, game)
        if table.match.finished:
            raise refused("over-already", status=422, text="in that position the match is over already")
        at = self.now()
        records = table.furnish(holders, at)
        row = TableRow(
            id=header.id,
            game=header.game,
            created=header.created,
            moved=at,
            status=table.status,
            public=header.public,
            header=msgspec.json.encode(header),
            summary=msgspec.json.encode(summary_of(table, self.now())),
        )
        await self.store.create(row)
        await self._append_first(header.id, records, at)
        for seat, holder in enumerate(holders):
            if holder.person:
                self.store.seat(header.id, seat, holder.person)
        self.rooms[header.id] = room = Room(self, table)
        self.metrics.counter("tables_opened_total", game=header.game).add()
        room.wake()
        room.refresh()
        return header.id

    async def _append_first(self, ident: str, records: list[AnyRecord], at: int) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: BaseException | None) -> None:
            if not written.done():
                written.set_exception(error) if error else written.set_result(None)

        for number, record in enumerate(records):
            last = number == len(records) - 1
            self.store.append(ident, number, at, write_record(record), done if last else _ignored)
        if records:
            await written

    async def open_rematch(self, room: RunningRoom) -> None:
        """Open the table of the rematch, everybody one seat further."""
        old = room.table
        if old.following is not None:
            return
        seats = old.seats[-1:] + old.seats[:-1]
        holders = [
            Holder(bot=seat.bot) if seat.bot else Holder(person=seat.person, name=seat.name, program=seat.program)
            for seat in seats
        ]
        wish = NewTable(
            game=old.header.game,
            seats=[SeatWish(holder="open")] * len(seats),
            options=old.header.options,
            clock=old.header.clock,
            public=old.header.public,
        )
        header = await self._header(old.game, wish, old.game.options.read(old.header.options))
        ident = await self._open(header, holders)
        if old.following is None:
            room.follow(ident)

    async def sit(self, table: str, person: Person, seat: int | None, program: bool = False) -> int:
        """Take an open seat."""
        room = await self.room(table)
        taken, committed = room.sit(person, seat, program)
        await committed
        return taken

    async def join(
        self, link: Link, table: str, token: str | None, log: bool, aids: bool, auto: bool = True
    ) -> tuple[Room, Visitor]:
        """Welcome a client at a table."""
        person = None
        if token is not None:
            person = await self.people.who(token)
            if person is None:
                raise refused("bad-token", status=401, text="that token is not valid")
        room = await self.room(table)
        visitor = Visitor(link, person, aids, auto)
        room.join(visitor, log)
        return room, visitor

    def limit_chat(self, person: str) -> None:
        """Raise Refused if somebody speaks too often."""
        self._limit(self._chat, person)

    def limit_hints(self, person: str) -> None:
        """Raise Refused if somebody asks for hints too often."""
        self._limit(self._hints, person)

    def limit_proposals(self, person: str) -> None:
        """Raise Refused if somebody suggests too much at once."""
        self._limit(self._proposals, person)

    def _limit(self, limiter: Limiter, person: str) -> None:
        if self.settings.limits and limiter.take(person) > 0:
            raise refused("too-fast", status=429, text="that was too fast; wait a little")

    # Lists.

    async def standing(self, table: str, person: Person | None) -> Standing:
        """How a table stands."""
        return (await self.room(table)).table.standing(person.id if person else None, self.now())

    async def lobby(self, person: Person | None) -> Lobby:
        """What goes on."""
        self._summarise_touched()
        open_rows = await self.store.listed("open", LISTED)
        running = await self.store.listed("playing", LISTED)
        mine = await self.store.of_person(person.id, LISTED) if person else []
        return Lobby(
            open=[info for info in self._infos(open_rows, person) if info.status == "open"],
            running=[info for info in self._infos(running, person) if info.status == "playing"],
            mine=[info for info in self._infos(mine, person) if info.status != "finished"],
            counts=await self.store.counts(),
            online=self.sockets,
        )

    async def tables_of(self, person: Person) -> list[TableInfo]:
        """A person's tables, also those that are over."""
        self._summarise_touched()
        return self._infos(await self.store.of_person(person.id, LISTED), person)

    def _infos(self, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
        return [info_for(self._summary_of(row), person) for row in rows]

    def _summary_of(self, row: TableRow) -> Summary:
        room = self.rooms.get(row.id)
        return summary_of(room.table, self.now()) if room else _summary.decode(row.summary)

    # Looking back.

    async def replay(self, table: str, person: Person | None, eyes: int | None, all_seeing: bool) -> Replay:
        """A match from one pair of eyes; while it runs, only from one's own."""
        found = (await self.room(table)).table
        over = found.status == "finished"
        mine = found.seats_of(person.id if person else None)
        if not over and (all_seeing or (eyes is not None and eyes not in mine)):
            raise refused("still-running", status=403, text="that can be had when the match is over")
        check_eyes(found.game, eyes)
        seats, chat = found.seat_states(None, self.now()), found.heard(person.id if person else None)
        return replay_of(found.match, seats, eyes, all_seeing, over, found.ending, found.header, chat)

    async def inquire(self, table: str, person: Person | None, inquiry: Inquiry) -> Inquired:
        """What there is to say about the board; while the match runs, to one's own eyes only."""
        found = (await self.room(table)).table
        mine = found.seats_of(person.id if person else None)
        if found.status != "finished" and inquiry.eyes is not None and inquiry.eyes not in mine:
            raise refused("still-running", status=403, text="that can be had when the match is over")
        check_eyes(found.game, inquiry.eyes)
        seen = found.game.seen_by(found.match.state, SPECTATOR if inquiry.eyes is None else inquiry.eyes)
        return Inquired(answer=found.game.answer(seen, inquiry.question), plies=len(found.match.plies))

    async def file(self, table: str, person: Person | None) -> str:
        """The match file of a finished match."""
        found = await self._finished(table)
        match = found.match.branch()
        match.talk = found.talk()
        return match.to_json()

    async def review(self, table: str, asker: str) -> AsyncGenerator[ReviewPart, None]:
        """What the analyst thinks of a match that is over."""
        match = (await self._finished(table)).match
        return self.analyst.review(table, match.to_json(), len(match.plies), asker)

    async def campaign(self, game: str, wish: CampaignWish) -> CampaignState:
        """How a campaign stands."""
        found = offered_game(game)
        if wish.sides is not None:
            chronicle = found.begin_campaign(wish.sides)
        else:
            match = (await self._finished(wish.table)).match if wish.table is not None else None
            if match is not None and match.game.name != found.name:
                raise refused("other-game", status=422, text="that match belongs to another game", game=match.game.name)
            chronicle = found.go_on(wish.values, match, wish.promote)
        return CampaignState(values=chronicle.values, options=chronicle.options, winners=chronicle.winners)

    def gauges(self) -> dict[str, float]:
        """Numbers for the metrics."""
        return {
            "tables_in_memory": len(self.rooms),
            "sockets": self.sockets,
            "bots_thinking": self.thinking.busy,
            "bots_waiting": self.thinking.waiting,
            "bots_longest_seconds": self.thinking.longest,
            "studies": len(self.analyst.studies),
            "loop_lag_worst_seconds": self.lag.worst,
            "saving": float(not self.pulse.halted),
            "errors": BOOK.total,
        }


def _ignored(error: BaseException | None) -> None:
    """The last of several records speaks for all: they are committed together or not at all."""
