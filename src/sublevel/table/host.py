"""All tables of this process: opens them, finds them again, lets idle ones go, and looks back at finished ones."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING, Final

import msgspec

import sublevel
from sublevel import bots
from sublevel.engine.chance import fresh_seed
from sublevel.engine.core import SPECTATOR
from sublevel.engine.errors import SublevelError
from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.engine.matchfile import game_of
from sublevel.table.analyst import Analyst
from sublevel.table.catalogue import game_infos, offered_game
from sublevel.table.errors import as_refused, refused
from sublevel.table.guard import Limiter, Rate, log_fault
from sublevel.table.memory import give_back
from sublevel.table.metrics import Metrics
from sublevel.table.people import People, clean_name
from sublevel.table.protocol import (
    AnalysisWish,
    CampaignState,
    CampaignWish,
    Ending,
    GameInfo,
    Inquired,
    Inquiry,
    Lesson,
    LessonStep,
    Lobby,
    NewTable,
    Person,
    Refusal,
    Replay,
    ReplayFile,
    ReviewPart,
    ScenarioCheck,
    ScenarioDraft,
    ScenarioFault,
    SeatState,
    SeatWish,
    Standing,
    TableInfo,
    Tried,
    Try,
)
from sublevel.table.records import AnyRecord, Header, read_record, write_record
from sublevel.table.room import Link, Room, Visitor
from sublevel.table.scenes import Picture, positions_of, scenes_of, steps_of, unveiled_scenes
from sublevel.table.store import Store, TableRow
from sublevel.table.table import Holder, Table, commitment
from sublevel.table.thinking import Thinking

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
LONGEST_REPLAY: Final = 5000


class Summary(msgspec.Struct):
    """A table as lists keep it, with what tells whose it is."""

    info: TableInfo
    holders: list[str | None]
    waiting: list[int]


_summary: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)
_header: msgspec.json.Decoder[Header] = msgspec.json.Decoder(Header)


class Host:
    """The tables of one process."""

    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.thinking = Thinking(settings.bot_processes)
        self.analyst = Analyst(settings.limits)
        self.rooms: dict[str, Room] = {}
        self.touched: set[Room] = set()  # whose entry in lists is old
        self.sockets = 0
        self.standard_bot = bots.levels()[len(bots.levels()) // 2]
        self.commit_seconds = self.metrics.histogram("commit_seconds")
        self._chat = Limiter(CHAT)
        self._hints = Limiter(HINTS)
        self._proposals = Limiter(PROPOSALS)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tidying: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the store and begin to tidy up."""
        await self.store.start()
        self.thinking.warm()
        self._tidying = [asyncio.create_task(work) for work in (self._tidy(), self._forget_guests())]

    async def close(self) -> None:
        """Write everything and let go of it."""
        for task in self._tidying:
            task.cancel()
        for room in list(self.rooms.values()):
            room.close()
        self._summarise_touched()
        await self.analyst.close()
        self.thinking.close()
        await self.store.close()

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
        room = self.rooms[ident] = Room(self, table)
        room.wake()
        return room

    async def load_table(self, ident: str) -> Table:
        """A table as its log tells. Raises Refused if there is none, or none that these rules can play."""
        found = await self.store.load(ident)
        if found is None:
            raise refused("no-such-table", status=404, text="there is no such table")
        row, records = found
        header = _header.decode(row.header)
        game = sublevel.game(header.game)
        if header.rules != game.version:
            raise refused("other-rules", status=409, text="that match was played with other rules", rules=header.rules)
        table = Table(header, game)
        for _, at, data in records:
            table.apply(at, read_record(data))
        return table

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                self._summarise_touched()
                self._forget_idle()
            except Exception as error:
                log_fault("tidying up", error)

    async def _forget_guests(self) -> None:
        while self.settings.guests:
            try:
                await self.people.forget_guests(self.settings.guests)
            except Exception as error:
                log_fault("forgetting guests", error)
            await asyncio.sleep(DAY)

    def _forget_idle(self) -> None:
        limit = time.monotonic() - IDLE
        idle = [ident for ident, room in self.rooms.items() if room.idle and room.idle_since < limit]
        for ident in idle:
            self.rooms.pop(ident).close()
        if len(idle) > MANY:
            give_back()

    def _summarise_touched(self) -> None:
        for room in self.touched:
            self._summarise_now(room)
        self.touched.clear()

    def summarise(self, room: Room) -> None:
        """A table's entry in lists has to be renewed."""
        self.touched.add(room)

    def _summarise_now(self, room: Room) -> None:
        table = room.table
        content = msgspec.json.encode(summary_of(table, self.now()))
        self.store.summarise(table.header.id, table.moved, table.status, content)

    # Opening and joining.

    def games(self) -> list[GameInfo]:
        """What can be played."""
        return game_infos()

    async def open_table(self, person: Person, wish: NewTable) -> str:
        """Open a table as somebody wishes."""
        game = offered_game(wish.game)
        wish = seated(game, wish)
        check_wish(wish)
        holders = [self._holder(seat, person) for seat in wish.seats]
        header = await self._header(game, wish)
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

    async def _header(self, game: Game, wish: NewTable) -> Header:
        """The header of a new table: dealt, or taken from elsewhere."""
        header = Header(
            id=fresh_id(),
            game=game.name,
            rules=game.version,
            options=game.options.read(wish.options).plain(),
            clock=wish.clock,
            public=wish.public,
            created=self.now(),
            seed=fresh_seed(),
            salt=secrets.token_hex(16),
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
        )

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

    async def open_rematch(self, room: Room) -> None:
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
        ident = await self._open(await self._header(old.game, wish), holders)
        if old.following is None:
            room.follow(ident)

    async def sit(self, table: str, person: Person, seat: int | None, program: bool = False) -> int:
        """Take an open seat."""
        room = await self.room(table)
        taken, committed = room.sit(person, seat, program)
        await committed
        return taken

    async def join(self, link: Link, table: str, token: str | None, log: bool, aids: bool) -> tuple[Room, Visitor]:
        """Welcome a client at a table."""
        person = None
        if token is not None:
            person = await self.people.who(token)
            if person is None:
                raise refused("bad-token", status=401, text="that token is not valid")
        room = await self.room(table)
        visitor = Visitor(link, person, aids)
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
        return replay_of(
            found.match, found.seat_states(None, self.now()), eyes, all_seeing, over, found.ending, found.header
        )

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
        return (await self._finished(table)).match.to_json()

    def match_of(self, file: str) -> Match:
        """A match from a file that somebody sent. Raises BadFile, or Refused if it is too long."""
        match = offered_game(game_of(file)).load(file)
        if len(match.plies) > LONGEST_REPLAY:
            raise refused("too-long", status=422, text="that match is too long")
        return match

    def replay_file(self, request: ReplayFile) -> Replay:
        """A match from a file."""
        match = self.match_of(request.file)
        game = match.game
        check_eyes(game, request.eyes)
        nobody = [SeatState(seat=seat, holder="open") for seat in range(game.seat_count(match.rules_options))]
        result = match.result
        ending = Ending(reason="played", winners=list(result.winners), result=result.plain()) if result else None
        return replay_of(match, nobody, request.eyes, request.all_seeing, match.finished, ending, None)

    async def review(self, table: str, asker: str) -> AsyncGenerator[ReviewPart, None]:
        """What the analyst thinks of a match that is over."""
        match = (await self._finished(table)).match
        return self.analyst.review(table, match.to_json(), len(match.plies), asker)

    def question(self, game: str, wish: AnalysisWish) -> tuple[Game, bytes, int]:
        """What is to be analysed: the game, the packed state as the seat sees it, and the seat."""
        found = offered_game(game)
        check_eyes(found, wish.seat)
        match = found.position(wish.position, wish.options)
        if match.finished:
            raise refused("over-already", status=422, text="in that position the match is over already")
        waiting = match.due
        seat = waiting[0] if wish.seat is None else wish.seat
        if seat not in waiting:
            raise refused("not-your-turn", status=422, text=f"seat {seat} is not to act in that position")
        return found, found.schema.pack(found.pondered(found.seen_by(match.state, seat), seat)), seat

    def try_out(self, game: str, request: Try) -> Tried:
        """Play actions on a position, without a table."""
        found = offered_game(game)
        check_eyes(found, request.eyes)
        if request.position is not None:
            match = found.position(request.position, request.options)
        else:
            match = found.new(request.seed, request.options)
        refusal = None
        for seat, action in request.actions:
            try:
                match.play(seat, action)
            except SublevelError as error:
                refusal = as_refused(error).refusal
                break
        picture = Picture.of(match, live=True)
        eyes = next(iter(picture.waiting), request.eyes) if request.mover else request.eyes
        return Tried(
            scene=picture.scene(eyes, aids=True),
            steps=steps_of(match, eyes),
            refusal=refusal,
            position=picture.position(eyes),
            whole=match.position(),
        )

    def check_scenario(self, game: str, draft: ScenarioDraft) -> ScenarioCheck:
        """What there is to say about a scenario."""
        source = draft.values if draft.file is None else draft.file
        if source is None or (draft.values is not None and draft.file is not None):
            raise refused("no-scenario", status=422, text="a scenario is given by its values or by its file")
        checked = sublevel.game(game).check_scenario(source)
        faults = [
            ScenarioFault(
                refusal=Refusal(key=fault.key, args=dict(fault.args), clause=fault.clause or None, text=fault.text()),
                field=fault.field,
                places=list(fault.places),
            )
            for fault in checked.faults
        ]
        return ScenarioCheck(values=checked.values, faults=faults, file=checked.file or None)

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

    def lessons(self, game: str) -> list[Lesson]:
        """The tutorial of a game."""
        return [
            Lesson(
                name=lesson.name,
                position=lesson.position,
                seat=lesson.seat,
                options=lesson.options,
                steps=[LessonStep(accept=step.accept, point=step.point, answers=step.answers) for step in lesson.steps],
            )
            for lesson in offered_game(game).lessons()
        ]

    def gauges(self) -> dict[str, float]:
        """Numbers for the metrics."""
        return {
            "tables_in_memory": len(self.rooms),
            "sockets": self.sockets,
            "bots_thinking": self.thinking.busy,
            "studies": len(self.analyst.studies),
        }


def _ignored(error: BaseException | None) -> None:
    """The last of several records speaks for all: they are committed together or not at all."""


def fresh_id() -> str:
    """A name for a table that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def seated(game: Game, wish: NewTable) -> NewTable:
    """The wish with the option for the number of seats; where it was left out, the seats say how many."""
    option = game.seat_option
    if option is None or option in wish.options:
        return wish
    return msgspec.structs.replace(wish, options={**wish.options, option: len(wish.seats)})


def check_seats(game: Game, count: int, header: Header) -> None:
    """Raise Refused unless such a table has so many seats."""
    seats = game.seat_count(game.options.read(header.options))
    if count != seats:
        text = f"{game.title} has {seats} seats, not {count}"
        raise refused("seat-count", status=422, text=text, seats=seats)


def check_wish(wish: NewTable) -> None:
    """Raise Refused if a table cannot be opened like that."""
    if any(seat.name for seat in wish.seats) and any(seat.holder == "open" for seat in wish.seats):
        text = "names of one's own choice are for a table on one screen; others see the name you are known by"
        raise refused("names-on-one-screen", status=422, text=text)
    if wish.clock.kind != "none" and wish.clock.seconds < 5:
        raise refused("clock-too-short", status=422, text="a clock gives at least 5 seconds", seconds=5)


def check_eyes(game: Game, eyes: int | None) -> None:
    """Raise Refused for the eyes of a seat that is not there."""
    if eyes is not None and eyes >= len(game.seats):
        raise refused("no-such-seat", status=422, text=f"there are the seats 0 to {len(game.seats) - 1}")


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


def replay_of(
    match: Match,
    seats: list[SeatState],
    eyes: int | None,
    all_seeing: bool,
    over: bool,
    ending: Ending | None,
    header: Header | None,
) -> Replay:
    """A whole match from one pair of eyes."""
    return Replay(
        game=match.game.name,
        version=match.game.version,
        options=match.options if over else match.rules_options.public(),
        seats=seats,
        eyes=None if all_seeing else eyes,
        all_seeing=all_seeing,
        finished=over,
        steps=steps_of(match, eyes, unveiled=all_seeing),
        scenes=unveiled_scenes(match) if all_seeing else scenes_of(match, eyes),
        positions=positions_of(match, public=not all_seeing),
        ending=ending,
        commitment=commitment(header) if header else None,
        seed=str(match.seed) if over and match.seed is not None else None,
        salt=header.salt if header and over else None,
    )


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
