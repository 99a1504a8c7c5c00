"""A table and whoever looks at it: takes messages, lets the table decide, keeps it on record, and tells everybody.

Everything here happens in the event loop, one message after the other. What an action changed is told only after it
was committed; whatever else is said meanwhile waits behind it, so that nobody hears of the future.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from sublevel.engine.chance import fresh_seed
from sublevel.engine.errors import Illegal, SublevelError
from sublevel.table.analyst import gone
from sublevel.table.errors import as_refused, refused
from sublevel.table.guard import log_fault
from sublevel.table.protocol import (
    Act,
    Agree,
    Answer,
    AskHint,
    AskWhy,
    ChatLine,
    Do,
    Eyes,
    Hinted,
    Look,
    Looked,
    NewScene,
    Person,
    Ping,
    Played,
    Pong,
    Proposal,
    Propose,
    Proposed,
    Refused,
    Say,
    Spoken,
    Stands,
    Step,
    WantAids,
    Welcome,
    Why,
)
from sublevel.table.records import AnyRecord, write_record
from sublevel.table.scenes import Picture, steps_of
from sublevel.table.table import AWAY, Table

if TYPE_CHECKING:
    from sublevel.table.analyst import Pondering
    from sublevel.table.host import Host

LOG: Final = logging.getLogger("sublevel.table")
MARGIN: Final = 0.02  # seconds: timers may fire a little early
UNSEEN: Final = 600.0  # seconds that bots among themselves play on when nobody looks any more
_encode = msgspec.json.Encoder().encode


class Link(Protocol):
    """A connection to a client, however it is made."""

    def send(self, data: bytes) -> None:
        """Send a text. It never waits: who reads too slowly is dropped."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Visitor:
    """A client at a table."""

    __slots__ = ("aids", "eyes", "hint", "link", "person", "seats")

    def __init__(self, link: Link, person: Person | None, aids: bool) -> None:
        self.link = link
        self.person = person
        self.aids = aids
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


class Room:
    """A table in memory."""

    def __init__(self, host: Host, table: Table) -> None:
        self.host = host
        self.table = table
        self.visitors: list[Visitor] = []
        self.idle_since = time.monotonic()
        self._uncommitted: deque[Waiting] = deque()
        self._thinking: set[int] = set()
        self._due: dict[int, int] = {}  # when bots answer whose secret the time must not tell
        self._timer: asyncio.TimerHandle | None = None
        self._broken = False
        self._rematching = False
        self._shown = (0, "")  # actions and status as everybody was last told
        self._proposals: dict[int, Proposal] = {}  # by the seat that suggests it; not on record
        self._tasks: set[asyncio.Task[None]] = set()
        self._stay_away(self.host.now())
        self._rest()

    # Coming and going.

    def join(self, visitor: Visitor, log: bool) -> None:
        """Welcome a client."""
        at = self.host.now()
        self.visitors.append(visitor)
        self._seat(visitor)
        if visitor.who and self.table.away.pop(visitor.who, None) is not None and not self._broken:
            self._welcome_back(visitor.who, at)
        self._count_watchers()
        self._welcome(visitor, log)
        self._tell_standing(but=visitor)
        self._schedule()
        self._wake_bots()

    def leave(self, visitor: Visitor) -> None:
        """A client is gone; the person, if it was the last connection, is away."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        self._stop_hint(visitor)
        self.idle_since = time.monotonic()
        if visitor.seats and all(other.who != visitor.who for other in self.visitors) and visitor.who:
            self.table.away[visitor.who] = self.host.now()
        self._count_watchers()
        self._tell_standing()
        self._schedule()

    def _welcome_back(self, person: str, at: int) -> None:
        """Who was only away plays on; who left for good says so if he wants to."""
        for seat in self.table.seats_of(person):
            if self.table.seats[seat].why == "away" and self.table.status != "finished":
                self._record(self.table.come_back(seat, at), at)

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

    @property
    def idle(self) -> bool:
        """Whether it may leave memory: nobody looks, nobody thinks, nothing is under way."""
        return not self.visitors and not self._thinking and not self._uncommitted and not self._tasks

    @property
    def _deserted(self) -> bool:
        """Whether nobody plays here and nobody has looked for long: bots need not think for themselves alone."""
        return not self.visitors and not self.table.people() and time.monotonic() - self.idle_since > UNSEEN

    def close(self) -> None:
        """Let go of it."""
        if self._timer:
            self._timer.cancel()

    # Messages.

    def handle(self, visitor: Visitor, message: msgspec.Struct) -> None:
        """Do what a client asks for, or say why not."""
        try:
            self._must_be_whole()
            HANDLERS[type(message)](self, visitor, message)
        except SublevelError as error:
            self.tell(visitor, Refused(refusal=as_refused(error).refusal, ref=getattr(message, "ref", None)))

    def _must_be_whole(self) -> None:
        """Nothing happens while the table is being loaded again: it may not be what it seems."""
        if self._broken:
            raise not_stored()

    def _act(self, visitor: Visitor, message: Act) -> None:
        at = self.host.now()
        record = self.table.act(visitor.who, message.seat, message.after, message.action, at, message.mark)
        if record is None:  # it is on record: the first answer was lost on its way
            self.tell(visitor, Stands(standing=self.table.standing(visitor.who, at), ref=message.ref))
            return
        self._played(record, at, visitor, message.ref)

    def _why(self, visitor: Visitor, message: AskWhy) -> None:
        seat = self.table.seat_to_explain(visitor.who, message.seat)
        reason = self.table.match.why(seat, message.action)
        refusal = as_refused(Illegal(reason)).refusal if reason else None
        self.tell(visitor, Why(ref=message.ref, refusal=refusal))

    def _look(self, visitor: Visitor, message: Look) -> None:
        match = self.table.match
        if message.plies > len(match.plies):
            raise refused("no-such-ply", text=f"there were {len(match.plies)} actions so far", plies=len(match.plies))
        picture = Picture(match.game, match.rules_options, match.state_after(message.plies), message.plies, live=False)
        scene = picture.scene(visitor.eyes)
        self.tell(visitor, Looked(ref=message.ref, scene=scene, position=picture.position(visitor.eyes)))

    def _open_eyes(self, visitor: Visitor, message: Eyes) -> None:
        if message.seat is not None and message.seat not in visitor.seats:
            raise refused("not-your-seat", status=403, text="somebody else holds that seat")
        visitor.eyes = message.seat
        secrets = self.table.game.secrets
        self._tell_scene(visitor, steps_of(self.table.match, message.seat) if secrets else None)

    def _want_aids(self, visitor: Visitor, message: WantAids) -> None:
        visitor.aids = message.on
        self._tell_scene(visitor)

    def _say(self, visitor: Visitor, message: Say) -> None:
        if visitor.person is None:
            raise refused("nameless", status=403, text="give yourself a name before you speak")
        self.host.limit_chat(visitor.person.id)
        at = self.host.now()
        seat = self.table.voice(visitor.who)
        name = self.table.seats[seat].name if seat is not None else visitor.person.name
        self._record(self.table.say(visitor.who, name or visitor.person.name, message.text, message.phrase, at), at)
        self._tell_chat(self.table.chat[-1])

    def _do(self, visitor: Visitor, message: Do) -> None:
        at = self.host.now()
        table, person = self.table, visitor.who
        seat = table.own_seat(person, message.seat if message.what not in ("replace", "claim") else None)
        assert person is not None  # whoever holds a seat is somebody
        bot = self.host.standard_bot
        match message.what:
            case "undo":
                records = table.undo(person, message.to, at)
            case "ask-undo":
                records = table.ask(person, "undo", seat, at)
            case "ask-pause":
                records = table.ask(person, "pause", seat, at)
            case "ask-draw":
                records = table.ask(person, "draw", seat, at)
            case "ask-concede":
                records = table.ask(person, "concede", seat, at)
            case "resume":
                records = table.resume(at)
            case "resign":
                records = table.resign(seat, bot, at)
            case "leave":
                records = table.leave(seat, bot, at)
                if table.seats[seat].open:
                    self.host.store.seat(table.header.id, seat, None)
            case "return":
                records = table.come_back(seat, at)
            case "replace":
                records = table.replace(message.seat, bot, at)
            case "claim":
                records = table.claim(person, message.seat, at)
            case "start":
                records = table.start(bot, at)
            case "rematch":
                records = self._ask_rematch(person, seat, at)
        self._changed(records, at, visitor, message.ref)

    def _ask_rematch(self, person: str, seat: int, at: int) -> list[AnyRecord]:
        table = self.table
        if self._rematching:
            raise refused("asked-already", status=409, text="that is being asked already")
        if "rematch" in table.offers:
            records = table.answer(person, "rematch", True, seat, at)
        else:
            records = table.ask(person, "rematch", seat, at)
        if not table.others(person) or table.all_agree("rematch"):
            self._open_rematch()
        return records

    def _open_rematch(self) -> None:
        if not self._rematching:
            self._rematching = True
            self._task(self._rematch())

    async def _rematch(self) -> None:
        try:
            await self.host.open_rematch(self)
        except Exception as error:  # it can be asked for again
            log_fault(f"the rematch of table {self.table.header.id}", error)
        self._rematching = False

    def _answer(self, visitor: Visitor, message: Answer) -> None:
        at, table, person = self.host.now(), self.table, visitor.who
        seat = table.own_seat(person, None)
        assert person is not None
        records = table.answer(person, message.offer, message.yes, seat, at)
        if message.offer == "rematch" and table.all_agree("rematch"):
            self._open_rematch()
        self._changed(records, at, visitor, message.ref)

    def _propose(self, visitor: Visitor, message: Propose) -> None:
        seat = self.table.own_seat(visitor.who, message.seat)
        self.host.limit_proposals(visitor.who or "")
        self.table.check_proposal(message.after, message.texts)
        self._proposals.pop(seat, None)
        if message.texts:
            self._proposals[seat] = Proposal(seat=seat, texts=message.texts, agreed=[])
        self._tell_proposals(visitor, message.ref)

    def _agree(self, visitor: Visitor, message: Agree) -> None:
        seat = self.table.own_seat(visitor.who, message.seat)
        self.host.limit_proposals(visitor.who or "")
        proposal = self._proposals.get(message.to)
        if proposal is None or seat == proposal.seat:
            raise refused("nothing-proposed", status=409, text="that seat suggests nothing that you could agree to")
        others = [other for other in proposal.agreed if other != seat]
        proposal.agreed = [*others, seat] if message.yes else others
        self._tell_proposals(visitor, message.ref)

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

    def _hint(self, visitor: Visitor, message: AskHint) -> None:
        table, game = self.table, self.table.game
        seat = table.seat_to_help(visitor.who, message.seat)
        self.host.limit_hints(visitor.who or "")
        self._stop_hint(visitor)
        seen = game.schema.pack(game.pondered(game.seen_by(table.match.state, seat), seat))
        visitor.hint = self.host.analyst.hint(game, seen, seat, visitor.who or "")
        self._task(self._tell_hints(visitor, visitor.hint, message.ref))

    async def _tell_hints(self, visitor: Visitor, study: Pondering, ref: int) -> None:
        """Pass on what is found, until that is all or nobody wants it any more."""
        while visitor.hint is study and not study.failed:
            version = study.version
            self.tell(visitor, Hinted(ref=ref, hints=study.hints))
            if study.over:
                visitor.hint = None
                return
            await study.news(version)
        if visitor.hint is study:
            visitor.hint = None
            self.tell(visitor, Refused(refusal=gone().refusal, ref=ref))

    def _stop_hint(self, visitor: Visitor) -> None:
        if visitor.hint is not None:
            self.host.analyst.drop(visitor.hint)
            visitor.hint = None

    def _stop_hints(self) -> None:
        """The board has changed: what was thought about it is of no use."""
        for visitor in self.visitors:
            self._stop_hint(visitor)

    def _ping(self, visitor: Visitor, message: Ping) -> None:
        visitor.link.send(_encode(Pong(now=self.host.now())))

    # What happened.

    def _played(self, record: AnyRecord, at: int, actor: Visitor | None, ref: int | None) -> None:
        """An action was played: keep it, tell everybody."""
        self._record([record], at)
        table = self.table
        ply = table.match.plies[-1]
        live = table.status == "playing"
        self._shown = (len(table.match.plies), table.status)
        self._stop_hints()
        picture = Picture.of(table.match, live)
        left, running = table.clocks.at(at), table.clocks.running
        timer = table.timer_shown(at)
        for visitor in self.visitors:
            self._follow(visitor)
            played = Played(
                step=picture.step(ply, visitor.eyes),
                scene=picture.scene(visitor.eyes, visitor.aids),
                left=left,
                running=running,
                can=table.can(visitor.who, at),
                undo_to=table.free_undo(visitor.who),
                ref=ref if visitor is actor else None,
                timer=timer,
            )
            self.tell(visitor, played)
        if self._proposals and not table.is_aside(ply):
            self._forget_proposals()
        if live:
            self._wake_bots()
        else:
            self._tell_standing()
        self._schedule()

    def _changed(self, records: list[AnyRecord], at: int, actor: Visitor, ref: int | None) -> None:
        """Something about the table changed: keep it, tell everybody."""
        self._record(records, at)
        self.refresh(actor, ref)

    def refresh(self, actor: Visitor | None = None, ref: int | None = None) -> None:
        """Tell everybody how the table stands, with the board if that changed too."""
        for visitor in self.visitors:
            self._seat(visitor)
        self._count_watchers()
        stands = (len(self.table.match.plies), self.table.status)
        if stands != self._shown:
            self._shown = stands
            self._stop_hints()
            for visitor in self.visitors:
                self._tell_scene(visitor)
            if self._proposals:
                self._proposals.clear()
                self._tell_proposals()
        at = self.host.now()
        for visitor in self.visitors:
            answer = ref if visitor is actor else None
            self.tell(visitor, Stands(standing=self.table.standing(visitor.who, at), ref=answer))
        self.host.summarise(self)
        self._schedule()
        self._wake_bots()

    def sit(self, person: Person, seat: int | None, program: bool) -> tuple[int, asyncio.Future[None]]:
        """Somebody takes a seat; the future is done when that is on record."""
        self._must_be_whole()
        at = self.host.now()
        taken, records = self.table.sit(person.id, person.name, seat, at, program)
        if all(visitor.who != person.id for visitor in self.visitors):
            self.table.away[person.id] = at
        self._record(records, at)
        self.host.store.seat(self.table.header.id, taken, person.id)
        self.refresh()
        return taken, self.committed()

    def follow(self, table: str) -> None:
        """The rematch is open."""
        self._must_be_whole()
        at = self.host.now()
        self._record(self.table.follow(table, at), at)
        self._tell_standing()

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
            LOG.error("table %s: a record was not written (%s)", self.table.header.id, type(error).__name__)
            self._task(self._mend())

    async def _mend(self) -> None:
        """Load the table again and welcome everybody anew."""
        while True:
            await self.host.store.flush()
            try:
                self.table = await self.host.load_table(self.table.header.id)
                break
            except Exception as error:  # the store is away: it may come back
                log_fault(f"loading table {self.table.header.id} again", error)
                await asyncio.sleep(1)
        self._broken = False
        self._rest()
        self._stop_hints()
        self._stay_away(self.host.now())
        for visitor in self.visitors:
            self.table.away.pop(visitor.who or "", None)
            self._seat(visitor)
        self._count_watchers()
        for person in dict.fromkeys([visitor.who for visitor in self.visitors if visitor.who]):
            self._welcome_back(person, self.host.now())
        for visitor in self.visitors:
            self._welcome(visitor, log=True)
        self._schedule()
        self._wake_bots()

    # Telling.

    def tell(self, visitor: Visitor, message: msgspec.Struct) -> None:
        """Send a message, behind whatever is not committed yet."""
        data = _encode(message)
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
                standing=table.standing(visitor.who, self.host.now()),
                scene=Picture.of(table.match, table.status == "playing").scene(visitor.eyes, visitor.aids),
                log=steps_of(table.match, visitor.eyes) if log else [],
                chat=table.heard(visitor.who) if log else [],
                proposals=list(self._proposals.values()),
            ),
        )

    def _tell_scene(self, visitor: Visitor, log: list[Step] | None = None) -> None:
        picture = Picture.of(self.table.match, self.table.status == "playing")
        self.tell(visitor, NewScene(scene=picture.scene(visitor.eyes, visitor.aids), log=log))

    def _tell_standing(self, but: Visitor | None = None) -> None:
        at = self.host.now()
        for visitor in self.visitors:
            if visitor is not but:
                self.tell(visitor, Stands(standing=self.table.standing(visitor.who, at)))
        self.host.summarise(self)

    def _tell_chat(self, line: ChatLine) -> None:
        for visitor in self.visitors:
            if self.table.hears(visitor.who, line):
                self.tell(visitor, Spoken(line=line))

    # Time and bots.

    def _schedule(self) -> None:
        """Wake up when the next clock falls, or when somebody has been away long enough."""
        if self.table.timer is not None:
            self._attend()
        if self._timer:
            self._timer.cancel()
            self._timer = None
        timed = self.table.away or self.table.clocks.running or self.table.timer
        if not timed or self.table.status != "playing":
            return
        at = self.host.now()
        times = [since + AWAY for since in self.table.away.values() if since + AWAY > at and self.visitors]
        due = self.table.clocks.due()
        if due is not None:
            times.append(due)
        if self.table.timer is not None:
            times += self.table.timer.moments(self.table.match.state)
        if times:
            delay = max(0, min(times) - at) / 1000 + MARGIN
            self._timer = asyncio.get_running_loop().call_later(delay, self.wake)

    def wake(self) -> None:
        """Look at the clocks, and whether something that was agreed on was left undone."""
        at = self.host.now()
        if self._broken:
            return
        if self.table.all_agree("rematch") and self.table.following is None:
            self._open_rematch()
        if self.table.timer is not None and self._mind_timer(at):
            return
        records = self.table.flag(at)
        if records:
            self._record(records, at)
            if not self._lapse(at):
                self.refresh()
        else:
            self._tell_standing()
            self._schedule()

    def _lapse(self, at: int) -> bool:
        """Play for those who are out of time, as long as they are to act; whether there was something to play."""
        acted = first = self.table.lapse(at)
        while acted is not None:
            self._played(acted, at, None, None)
            acted = self.table.lapse(at)
        return first is not None

    def _attend(self) -> None:
        """The game's timer runs as long as those are here who should be."""
        at = self.host.now()
        records = [] if self._broken else self.table.attend(at)
        if records:
            self._record(records, at)
            self._tell_standing()

    def _mind_timer(self, at: int) -> bool:
        """Let the game's timer act if it has run out, or note how far it ran; whether there was nothing else to do."""
        acted = self.table.run_out(at)
        if acted is not None:
            self._played(acted, at, None, None)
            return True
        noted = self.table.keep_time(at)
        if noted:
            self._record(noted, at)
            self._schedule()
        return bool(noted)

    def _rest(self) -> None:
        """The log was read: the game's timer stopped with its last record, and waits for the players."""
        records, at = self.table.rest()
        if records:
            self._record(records, at)

    def _wake_bots(self) -> None:
        if self._deserted:
            return  # they go on when somebody comes
        if not self.table.game.veiled(self.table.match.state):
            self._due.clear()
        for seat, bot in self.table.bots_to_act():
            if seat not in self._thinking:
                self._thinking.add(seat)
                self._task(self._think(seat, bot))

    async def _think(self, seat: int, bot: str) -> None:
        """Let a bot choose, and play that if it still fits."""
        game, plies, table = self.table.game, len(self.table.match.plies), self.table
        thinking = self.host.thinking
        due = 0
        if game.veiled(table.match.state):
            due = self._due.setdefault(seat, self.host.now() + thinking.hesitation(bot))
        self._remark(seat)
        seen = game.schema.pack(table.bot_sees(seat))
        try:
            action = await thinking.choose(game, seen, seat, bot, fresh_seed())
            if due > self.host.now():
                await thinking.rest(due - self.host.now())
        except Exception as error:
            log_fault(f"the bot {bot} at table {table.header.id}", error)
            await asyncio.sleep(1)
            action = -1
        self._thinking.discard(seat)
        # Secret answers are given side by side: what others answered meanwhile does not make one wrong.
        same = len(table.match.plies) == plies or (due > 0 and self._due.get(seat) == due)
        fits = table is self.table and same and (seat, bot) in table.bots_to_act()
        if action >= 0 and fits and not self._broken:
            at = self.host.now()
            self._played(table.play(seat, action, at), at, None, None)
        else:
            self._wake_bots()

    def _remark(self, seat: int) -> None:
        """Let a bot say what it has to say before it acts."""
        at = self.host.now()
        said = self.table.remark(seat, at)
        if said:
            self._record(said, at)
            self._tell_chat(self.table.chat[-1])

    def _task(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


# Not in the room itself: that would be a cycle, and idle rooms shall be gone at once.
HANDLERS: Final[dict[type, Callable[[Room, Visitor, Any], None]]] = {
    Act: Room._act,
    AskWhy: Room._why,
    Look: Room._look,
    Eyes: Room._open_eyes,
    WantAids: Room._want_aids,
    Say: Room._say,
    Do: Room._do,
    Answer: Room._answer,
    Propose: Room._propose,
    Agree: Room._agree,
    AskHint: Room._hint,
    Ping: Room._ping,
}


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
    return refused("not-stored", status=503, text="the server could not write that down; try again")
