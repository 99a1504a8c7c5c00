"""A table and its clients: takes messages, lets the table decide, keeps it on record, and tells everybody.

Everything here happens in the event loop, one message after the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sublevel.engine.errors import Illegal, SublevelError
from sublevel.table.audience import Visitor, encode
from sublevel.table.errors import as_refused, refused
from sublevel.table.protocol import (
    Act,
    Agree,
    Answer,
    AskHint,
    AskWhy,
    Declined,
    Do,
    Eyes,
    Hinted,
    Look,
    Looked,
    Person,
    Ping,
    Pong,
    Proposal,
    Propose,
    Refused,
    Say,
    Stands,
    WantAids,
    WantAuto,
    Why,
)
from sublevel.table.records import AnyRecord
from sublevel.table.running import RunningRoom
from sublevel.table.scenes import Picture, steps_of

if TYPE_CHECKING:
    from sublevel.table.analyst import Pondering


class Room(RunningRoom):
    """A table that people come to."""

    # Coming and going.

    def join(self, visitor: Visitor, log: bool) -> None:
        """Welcome a client."""
        at = self.host.now()
        if self._note_wish(visitor):
            self._go_on()  # what the table plays because of it is part of the welcome
        self.visitors.append(visitor)
        self._seat(visitor)
        if visitor.who and self.table.away.pop(visitor.who, None) is not None and not self._stands:
            self._welcome_back(visitor.who, at)
        self._count_watchers()
        self._welcome(visitor, log)
        self._tell_standing(but=visitor)
        self._go_on()

    def leave(self, visitor: Visitor) -> None:
        """A client is gone; the person, if it was the last connection, is away."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        self._stop_hint(visitor)
        self.idle_since = self.host.runtime.monotonic()
        if visitor.seats and all(other.who != visitor.who for other in self.visitors) and visitor.who:
            self.table.away[visitor.who] = self.host.now()
        self._count_watchers()
        self._tell_standing()
        self._schedule()

    def sit(self, person: Person, seat: int | None, program: bool) -> tuple[int, asyncio.Future[None]]:
        """Somebody takes a seat; the future is done when that is on record."""
        self._must_be_saved()
        at = self.host.now()
        taken, records = self.table.sit(person.id, person.name, seat, at, program)
        if all(visitor.who != person.id for visitor in self.visitors):
            self.table.away[person.id] = at
        self._record(records, at)
        for visitor in self.visitors:
            if visitor.who == person.id:
                self._note_wish(visitor)
        self.host.store.seat(self.table.header.id, taken, person.id)
        self.refresh()
        return taken, self.committed()

    # Messages.

    def handle(self, visitor: Visitor, message: msgspec.Struct) -> None:
        """Do what a client asks for, or say why not."""
        try:
            self._must_be_whole()
            if isinstance(message, RECORDED):
                self._must_be_saved()
            HANDLERS[type(message)](self, visitor, message)
        except SublevelError as error:
            problem = Refused(refusal=as_refused(error).refusal, ref=getattr(message, "ref", None))
            if self._stands:
                visitor.link.send(encode(problem))  # what waits to be committed may wait for long
            else:
                self.tell(visitor, problem)

    def awaits(self, visitor: Visitor, message: Act) -> bool:
        """Whether an action answers a turn that the table waits for now, legal or not."""
        table = self.table
        if table.status != "playing" or message.after != len(table.match.plies):
            return False
        own = table.seats_of(visitor.who)
        return any(seat in own for seat in table.match.due if message.seat is None or seat == message.seat)

    def _act(self, visitor: Visitor, message: Act) -> None:
        at = self.host.now()
        table = self.table
        seat = table.seat_to_act(visitor.who, message.seat, message.after, message.action, message.mark)
        if seat is None:  # it is on record: the first answer was lost on its way
            self.tell(visitor, Stands(standing=table.standing(visitor.who, at), ref=message.ref))
        elif self._is_early(seat, at):
            self._hold(visitor, seat, message)
        else:
            record = table.play(seat, message.action, at)
            self._note_answer(seat, at)
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

    def _want_auto(self, visitor: Visitor, message: WantAuto) -> None:
        visitor.auto = message.on
        if self._note_wish(visitor):
            self._go_on()

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

    def _answer(self, visitor: Visitor, message: Answer) -> None:
        at, table, person = self.host.now(), self.table, visitor.who
        seat = table.own_seat(person, None)
        assert person is not None
        asked = table.offers.get(message.offer)
        records = table.answer(person, message.offer, message.yes, seat, at)
        if message.offer == "rematch" and table.all_agree("rematch"):
            self._open_rematch()
        self._changed(records, at, visitor, message.ref)
        if asked is not None and not message.yes and not table.is_own(asked, person):
            for other in self.visitors:
                self.tell(other, Declined(offer=message.offer, by=asked.by, seat=seat))

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
        while visitor.hint is study and study.problem is None:
            version = study.version
            self.tell(visitor, Hinted(ref=ref, hints=study.hints))
            if study.over:
                visitor.hint = None
                return
            await study.news(version)
        if visitor.hint is study and study.problem is not None:
            visitor.hint = None
            self.tell(visitor, Refused(refusal=study.problem.refusal, ref=ref))

    def _ping(self, visitor: Visitor, message: Ping) -> None:
        visitor.link.send(encode(Pong(now=self.host.now())))


RECORDED: Final = (Act, Say, Do, Answer)  # messages of which something is put on record

# Not in the room itself: that would be a cycle, and idle rooms shall be gone at once.
HANDLERS: Final[dict[type, Callable[[Room, Visitor, Any], None]]] = {
    Act: Room._act,
    AskWhy: Room._why,
    Look: Room._look,
    Eyes: Room._open_eyes,
    WantAids: Room._want_aids,
    WantAuto: Room._want_auto,
    Say: Room._say,
    Do: Room._do,
    Answer: Room._answer,
    Propose: Room._propose,
    Agree: Room._agree,
    AskHint: Room._hint,
    Ping: Room._ping,
}
