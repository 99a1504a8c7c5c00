"""A table as its log makes it: who sits there, the match, the clocks, what is offered and said.

Whatever happens is a record, and a record changes the table through `apply` alone; so the same table comes out of its
log after a restart. There is no I/O here, and no clock.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from sublevel.engine.actions import Ply, Said
from sublevel.engine.chance import SEEDS
from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.table.clocks import Clocks
from sublevel.table.protocol import PHRASES, ChatLine, Deed, Ending, OfferKind, Status
from sublevel.table.records import (
    Acted,
    Agreed,
    Answered,
    AnyRecord,
    BotSat,
    Claimed,
    Conceded,
    Flagged,
    Followed,
    GotUp,
    Header,
    Offered,
    Paused,
    Resigned,
    Resumed,
    Returned,
    Sat,
    Spoke,
    Started,
    Stood,
    StoodIn,
    Timed,
    Undone,
    Wished,
)
from sublevel.table.timers import TableTimer

CHAT_KEPT: Final = 2000  # lines, for looking back
CHAT_TOLD: Final = 200  # lines that newcomers and bots hear


@dataclass(slots=True)
class Holder:
    """Who holds a seat: nobody, a person, a bot, or a person for whom a bot plays."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    why: str | None = None  # why the bot plays for the person
    program: bool = False  # whether the person lets a program of his play
    overdue: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def acts(self) -> bool:
        """Whether a person plays here."""
        return self.person is not None and self.bot is None


@dataclass(slots=True)
class Asked:
    """An offer that waits for answers."""

    by: int
    to: int | None
    agreed: list[int] = field(default_factory=list)


class LoggedTable:
    """A table as its header and its log make it."""

    def __init__(self, header: Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.match = opened_match(header, game)
        self.seats = [Holder() for _ in range(game.seat_count(self.match.rules_options))]
        self.clocks = Clocks(header.clock, len(self.seats))
        keeper = game.keeper(self.match.rules_options)
        self.timer = None if keeper is None else TableTimer(keeper)
        self.status: Status = "open"
        self.offers: dict[OfferKind, Asked] = {}
        self.chat: list[ChatLine] = []
        self.ending: Ending | None = None
        self.following: str | None = None
        self.number = 0  # of the next record
        self.moved = header.created
        self.away: dict[str, int] = {}  # persons who are not connected, and since when
        self.watching = 0
        self._spoken = 0
        self._claims: dict[int, tuple[int, int, int, int]] = {}  # see _claims_of
        self._seats: dict[str, list[int]] = {}  # worked out before: the seats of a person,
        self._deeds: dict[str, list[Deed]] = {}  # and what a person can do whatever is played
        self._acted: set[int] = set()  # the seats that have played something which can be taken back
        self.wishes: dict[str, bool] = {}  # whether the table plays what is forced, where a person said so
        self._forced_plies: set[int] = set()  # actions that the table played by itself: nobody chose them
        self._veiled_plies: set[int] = set()  # actions that were secret answers
        self._revealed = len(self.match.plies)  # after how many actions something was last revealed: see `Ply`
        self._run = len(self.match.plies)  # where the last chooser's actions begin that can be taken back freely
        self._chooser: str | None = None  # the person who made the last choice
        self._redraws = 0  # how often chance was drawn afresh
        self._returned_to: int | None = None  # how many actions were left by a take-back, if nothing was played since

    # Who is who.

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        if person is None:
            return []
        mine = self._seats.get(person)
        if mine is None:
            mine = self._seats[person] = [seat for seat, holder in enumerate(self.seats) if holder.person == person]
        return mine

    def people(self) -> list[str]:
        """The persons who play now, each once."""
        return list(dict.fromkeys([holder.person for holder in self.seats if holder.person and holder.acts]))

    def _person_at(self, seat: int) -> str | None:
        """The person on a seat; nobody where the table itself acted."""
        return self.seats[seat].person if seat < len(self.seats) else None

    def _unresigned(self, seat: int) -> list[int]:
        """All other seats but those that were given up before."""
        return [other for other, holder in enumerate(self.seats) if other != seat and holder.why != "resigned"]

    def is_out(self, seat: int) -> bool:
        """Whether a player of a running match is not to be heard by the others any more."""
        return self.status != "finished" and not self.game.talks(self.match.state, seat)

    # Records.

    def _do(self, records: list[AnyRecord], now: int) -> list[AnyRecord]:
        for record in records:
            self.apply(now, record)
        return records

    def apply(self, at: int, record: AnyRecord) -> None:
        """Let a record change the table."""
        match record:
            case Acted(seat, action, auto):
                self.play(seat, action, at, auto)
                return
            case Wished(person, auto):
                self.wishes[person] = auto
            case Spoke(seat, name, text, phrase):
                if (
                    seat is not None
                    and phrase is not None
                    and phrase not in PHRASES
                    and phrase not in self.game.phrases
                ):
                    plies, at_once, turn, in_turn = self._claims_of(seat)
                    self._claims[seat] = (plies, at_once + 1, turn, in_turn + 1)
                watchers = seat is None or self.is_out(seat)
                self.chat.append(
                    ChatLine(
                        number=self._spoken,
                        at=at,
                        after=len(self.match.plies),
                        seat=seat,
                        name=name,
                        watchers=watchers,
                        text=text,
                        phrase=phrase,
                    )
                )
                self._spoken += 1
                del self.chat[:-CHAT_KEPT]
            case Sat(seat, person, name, program):
                self.seats[seat] = Holder(person=person, name=name, program=program)
            case BotSat(seat, bot):
                self.seats[seat] = Holder(bot=bot)
            case GotUp(seat):
                self.seats[seat] = Holder()
            case Started():
                self.status = "playing"
                self._turn_clocks(at)
            case Undone(to, key):
                self._take_back(to, key, at)
            case Offered(kind, seat, to):
                self.offers[kind] = Asked(seat, to)
            case Answered(kind, seat, yes):
                self._hear_answer(kind, seat, yes)
            case Paused():
                self.offers.pop("pause", None)
                self.status = "paused"
                self.clocks.halt(at)
            case Resumed():
                self.status = "playing"
                self.clocks.resume([seat for seat in self.match.due if self._is_timed(seat)], at)
            case Timed(runs):
                assert self.timer is not None
                self.timer.let = runs
            case Stood(since, until):
                self.clocks.stand(since, until)
                if self.timer is not None:
                    self.timer.stand(since, until)
            case Resigned(seat):
                self._end(self._lost("resigned", seat), at)
            case Claimed(seat):
                self._end(self._lost("time", seat), at)
            case Agreed():
                self._end(Ending(reason="agreed", winners=[]), at)
            case Conceded():
                self._end(Ending(reason="conceded", winners=[]), at)
            case Flagged(seat):
                self.seats[seat].overdue = True
                self.clocks.stop(seat, at)
            case StoodIn(seat, bot, why):
                holder = self.seats[seat]
                holder.bot, holder.why, holder.overdue = bot, why, False
                self.offers = {kind: asked for kind, asked in self.offers.items() if asked.by != seat}
                self._turn_clocks(at)
            case Returned(seat):
                self.seats[seat].bot = self.seats[seat].why = None
                self._turn_clocks(at)
            case Followed(table):
                self.following = table
                self.offers.pop("rematch", None)
        self._deeds.clear()
        self._seats.clear()
        if self.timer is not None:
            self.timer.wind(self.match.state, self.status == "playing", at)
        self._count(at)

    def _count(self, now: int) -> None:
        self.number += 1
        self.moved = now

    def _end(self, ending: Ending, now: int) -> None:
        self._deeds.clear()
        self.ending = ending
        self.status = "finished"
        self.offers.clear()
        self.clocks.halt(now)

    def _lost(self, reason: str, seat: int) -> Ending:
        """Who gives up loses, also against several: all win then who did not."""
        winners = self.game.conceded(self.match.state, seat)
        others = self._unresigned(seat) if winners is None else list(winners)
        return Ending(reason="time" if reason == "time" else "resigned", winners=others, by=seat)

    # Playing.

    def play(self, seat: int, action: str | int, now: int, auto: bool = False) -> Acted:
        """Play an action of a seat, whoever decided on it. Raises what `Match.play` raises.

        A secret answer always counts as a choice: otherwise what can be taken back would tell that it was none.
        """
        veiled = bool(self.game.veiled(self.match.state))
        ply = self.match.play(seat, action)
        number = len(self.match.plies) - 1
        if veiled:
            self._veiled_plies.add(number)
        elif auto:
            self._forced_plies.add(number)
        self._returned_to = None
        record = Acted(seat, ply.action, auto)
        self._count(now)
        self._settle(ply, now)
        return record

    def _settle(self, ply: Ply, now: int) -> None:
        """What follows from an action for the table."""
        plies = self.match.plies
        self._extend_run(len(plies) - 1)
        if len(plies) - 1 not in self._forced_plies:
            self._acted.add(ply.seat)
        if self.timer is not None and self.timer.follow(self.match.state, ply, len(plies), now):
            self._acted.clear()
            self._run = len(plies)
        if self.offers or self.match.state.ended:
            self.offers.pop("undo", None)
            self.offers.pop("draw", None)
            self._deeds.clear()
        if self.match.state.waiting == 0:
            result = self.match.result
            assert result is not None
            self._end(Ending(reason="played", winners=list(result.winners), result=result.plain()), now)
        else:
            self._turn_clocks(now)
        if self.timer is not None:
            self.timer.wind(self.match.state, self.status == "playing", now)

    def _turn_clocks(self, now: int) -> None:
        """Let the clocks run of the persons who may act."""
        if self.header.clock.kind == "none" or self.status != "playing":
            return
        due = self.match.due
        for seat, holder in enumerate(self.seats):
            if holder.overdue and seat not in due:
                holder.overdue = False
                self._deeds.clear()
        self.clocks.turn_to([seat for seat in due if self._is_timed(seat)], now)

    def _is_timed(self, seat: int) -> bool:
        return self.seats[seat].acts and not self.seats[seat].overdue

    # Taking back.

    @property
    def _fixed(self) -> int:
        """How many actions stay whatever people agree on: those it began with, and what the game's timer saw."""
        prelude = len(self.header.prelude)
        return prelude if self.timer is None else max(prelude, self.timer.fixed)

    def _take_back(self, to: int, key: int | None, at: int) -> None:
        self.match.rewind(to)
        if key is not None:
            self.match.draw_afresh(key)
            self._redraws += 1
        for line in self.chat:
            line.after = min(line.after, to)  # what was said stays said, where the match went on
        self._forced_plies = {number for number in self._forced_plies if number < to}
        self._veiled_plies = {number for number in self._veiled_plies if number < to}
        self._returned_to = to
        chosen = [number for number in range(self._fixed, to) if number not in self._forced_plies]
        self._acted = {self.match.plies[number].seat for number in chosen}
        self.offers.pop("undo", None)
        self.offers.pop("draw", None)
        self._run = self._revealed = len(self.header.prelude)
        self._chooser = None
        for number in range(self._run, to):
            self._extend_run(number)
        self._turn_clocks(at)

    def _extend_run(self, number: int) -> None:
        """Note how an action changes what can be taken back freely: choices of one person that showed nothing.

        What the table played by itself belongs to the run of whoever made the choice before it.
        """
        ply = self.match.plies[number]
        chosen, person = number not in self._forced_plies, self._person_at(ply.seat)
        if ply.disclosed:
            self._run = self._revealed = number + 1
        elif chosen and person != self._chooser:
            self._run = number
        if chosen:
            self._chooser = person

    # Talking.

    def talk(self) -> list[Said]:
        """All that was said and claimed, as a match file keeps it."""
        return [
            Said(
                after=line.after,
                at=line.at,
                seat=line.seat,
                name=line.name,
                watchers=line.watchers,
                text=line.text,
                phrase=line.phrase,
            )
            for line in self.chat
        ]

    def _hear_answer(self, kind: OfferKind, seat: int, yes: bool) -> None:
        if yes and kind in self.offers:
            self.offers[kind].agreed.append(seat)
        else:
            self.offers.pop(kind, None)

    def _claims_of(self, seat: int) -> tuple[int, int, int, int]:
        """The actions so far and what a seat claimed since the last, the turn and what it claimed in it."""
        plies, turn = len(self.match.plies), self.game.talk_turn(self.match.state)
        then, at_once, began, in_turn = self._claims.get(seat, (plies, 0, turn, 0))
        return plies, at_once if then == plies else 0, turn, in_turn if began == turn else 0


def opened_match(header: Header, game: Game) -> Match:
    """The match as it lay on the table when that was opened."""
    match = Match.begun(game, header.start, game.options.read(header.options), header.seed)
    keys = dict(header.fresh)
    for number, (seat, action) in enumerate(header.prelude):
        if number in keys:
            match.draw_afresh(keys[number])
        match.play(seat, action)
    if len(header.prelude) in keys:
        match.draw_afresh(keys[len(header.prelude)])
    return match


def fresh_key(header: Header, count: int) -> int:
    """The key from which chance is drawn afresh for the nth time: it was fixed, and unknown, from the start."""
    digest = hashlib.sha256(f"{header.seed}:{header.salt}:{count}".encode()).digest()
    return int.from_bytes(digest[:8]) % SEEDS


def commitment(header: Header) -> str:
    """What is shown of the seed from the start: enough to check it later, too little to guess it."""
    return hashlib.sha256(f"{header.seed}:{header.salt}".encode()).hexdigest()
