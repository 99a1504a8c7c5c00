"""One table: who sits there, the match, the clocks, what is offered and said. It has no I/O and no clock of its own.

Whatever happens is a record. A deed is checked, becomes records, and changes the table only through `apply`; so the
same table comes out of its log after a restart.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final

from sublevel.engine.actions import Ply
from sublevel.engine.core import TABLE, State
from sublevel.engine.errors import Illegal
from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.table.clocks import Clocks
from sublevel.table.errors import refused
from sublevel.table.protocol import (
    PHRASES,
    ChatLine,
    Deed,
    Ending,
    Offer,
    OfferKind,
    SeatState,
    Standing,
    Status,
    Timer,
)
from sublevel.table.records import (
    Absence,
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
    StoodIn,
    Timed,
    Undone,
)
from sublevel.table.timers import TableTimer

CHAT_KEPT: Final = 200  # lines
# Milliseconds after which the others may let a bot play for somebody who is not there. Not final: tests shorten it.
AWAY = 30_000


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


class Table:
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
        self._run = len(self.match.plies)  # where the last person's actions begin that can be taken back freely

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

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats that wait for a bot, and which."""
        if self.status != "playing":
            return []
        due = self.match.due
        if self.game.cooperative and any(self.seats[seat].acts for seat in due):
            return []  # where any of them may decide for all, it is for the people to do so
        return [(seat, bot) for seat in due if (bot := self.seats[seat].bot)]

    def own_seat(self, person: str | None, seat: int | None) -> int:
        """The seat that a person acts for: the one named, else the one that is to act, else the first."""
        mine = self.seats_of(person)
        if not mine:
            raise refused("not-seated", status=403, text="you hold no seat at this table")
        if seat is None:
            if len(mine) == 1:
                return mine[0]
            due = self.match.due
            return next((own for own in mine if own in due), mine[0])
        if seat not in mine:
            raise refused("not-your-seat", status=403, text="somebody else holds that seat")
        return seat

    def seat_to_explain(self, person: str | None, seat: int | None) -> int:
        """The seat about whose choices a person asks: an own one, or any where all plan together without secrets."""
        if self.game.cooperative and not self.game.secrets and self.seats_of(person) and seat in self.match.due:
            return seat
        return self.own_seat(person, seat)

    # Playing.

    def act(
        self, person: str | None, seat: int | None, after: int, action: str | int, now: int, mark: int | None = None
    ) -> Acted | None:
        """Play an action. None if exactly this was on record already: a message that was sent twice."""
        own = self.own_seat(person, seat)
        plies = self.match.plies
        own_seats = self.seats_of(person) if seat is None else [own]
        if after < len(plies) and self._repeats(plies[after], own_seats, action):
            return None
        self._must_be_playing()
        if not self._is_marked(own, action, mark) and after != len(plies):
            raise refused("stale", status=409, text="the board has changed meanwhile")
        if self.seats[own].bot:
            raise refused("bot-plays", status=409, text="a bot plays for you; take your seat back first")
        return self.play(own, action, now)

    def _is_marked(self, seat: int, action: str | int, mark: int | None) -> bool:
        """Whether an action is right on any board on which what was seen of it is still so. Raises Refused if not."""
        if mark is None:
            return False
        present = self.game.mark(self.match.state, self.match.identify(seat, action))
        if present is not None and present != mark:
            raise refused("overtaken", status=409, text="somebody was faster")
        return present is not None

    def _repeats(self, ply: Ply, seats: list[int], action: str | int) -> bool:
        """Whether an action is one that was played by one of the seats."""
        return ply.seat in seats and action in (ply.text, ply.action)

    def play(self, seat: int, action: str | int, now: int) -> Acted:
        """Play an action of a seat, whoever decided on it. Raises what `Match.play` raises."""
        ply = self.match.play(seat, action)
        record = Acted(seat, ply.action)
        self._count(now)
        self._settle(ply, now)
        return record

    def _settle(self, ply: Ply, now: int) -> None:
        """What follows from an action for the table."""
        plies = self.match.plies
        self._acted.add(ply.seat)
        if self.timer is not None and self.timer.follow(self.match.state, ply, len(plies), now):
            self._acted.clear()
            self._run = len(plies)
        elif ply.disclosed:
            self._run = len(plies)
        elif len(plies) < 2 or self._person_at(plies[-2].seat) != self._person_at(ply.seat):
            self._run = len(plies) - 1
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

    def _person_at(self, seat: int) -> str | None:
        """The person on a seat; nobody where the table itself acted."""
        return self.seats[seat].person if seat < len(self.seats) else None

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

    def _end(self, ending: Ending, now: int) -> None:
        self._deeds.clear()
        self.ending = ending
        self.status = "finished"
        self.offers.clear()
        self.clocks.halt(now)

    def _count(self, now: int) -> None:
        self.number += 1
        self.moved = now

    def _must_be_playing(self) -> None:
        if self.status == "paused":
            raise refused("paused", status=409, text="the match is paused")
        if self.status == "open":
            raise refused("not-started", status=409, text="the match has not begun: seats are still open")
        if self.status == "finished":
            raise refused("finished", status=409, text="the match is over")

    # Taking a seat.

    def sit(
        self, person: str, name: str, seat: int | None, now: int, program: bool = False
    ) -> tuple[int, list[AnyRecord]]:
        """Take an open seat; the match begins when none is left open."""
        if self.seats_of(person):
            raise refused("already-seated", status=409, text="you hold a seat at this table already")
        free = [number for number, holder in enumerate(self.seats) if holder.open]
        if not free:
            raise refused("no-open-seat", status=409, text="all seats are taken")
        if seat is not None and seat not in free:
            raise refused("seat-taken", status=409, text="that seat is taken")
        taken = free[0] if seat is None else seat
        records: list[AnyRecord] = [Sat(taken, person, name, program)]
        if len(free) == 1:
            records.append(Started())
        return taken, self._do(records, now)

    def furnish(self, holders: list[Holder], now: int) -> list[AnyRecord]:
        """The first records of a new table: who sits where. The match begins if no seat is open."""
        records: list[AnyRecord] = []
        for seat, holder in enumerate(holders):
            if holder.bot is not None:
                records.append(BotSat(seat, holder.bot))
            elif holder.person is not None:
                records.append(Sat(seat, holder.person, holder.name or "", holder.program))
        if len(records) == len(self.seats):
            records.append(Started())
        return self._do(records, now)

    def start(self, bot: str, now: int) -> list[AnyRecord]:
        """Begin with bots on the open seats."""
        if self.status != "open":
            raise refused("started-already", status=409, text="the match has begun already")
        bots: list[AnyRecord] = [BotSat(seat, bot) for seat, holder in enumerate(self.seats) if holder.open]
        return self._do([*bots, Started()], now)

    # Leaving, returning, time.

    def leave(self, seat: int, bot: str, now: int) -> list[AnyRecord]:
        """Leave: before the match the seat is open again, later a bot plays on."""
        if self.status == "open":
            return self._do([GotUp(seat)], now)
        if self.status == "finished":
            raise refused("finished", status=409, text="the match is over")
        return self._stand_in(seat, bot, "left", now)

    def _stand_in(self, seat: int, bot: str, why: Absence, now: int) -> list[AnyRecord]:
        """Let a bot play on. It answers nothing: what only this seat had not agreed to yet, happens."""
        records = self._do([StoodIn(seat, bot, why)], now)
        for kind, asked in list(self.offers.items()):
            if self.all_agree(kind):
                records += self._do(self._granted(kind, asked.to), now)
        return records

    def come_back(self, seat: int, now: int) -> list[AnyRecord]:
        """Take the seat back from the bot."""
        if not self.seats[seat].bot or self.status == "finished":
            raise refused("nothing-to-return-to", status=409, text="no bot plays for you")
        return self._do([Returned(seat)], now)

    def replace(self, seat: int | None, bot: str, now: int) -> list[AnyRecord]:
        """Let a bot play for somebody who is away or out of time."""
        absent = [other for other in self.absent(now) if seat in (None, other)]
        if not absent:
            raise refused("not-away", status=409, text="nobody is away or out of time")
        return self._stand_in(absent[0], bot, "away", now)

    def claim(self, person: str, seat: int | None, now: int) -> list[AnyRecord]:
        """Win against somebody who is out of time."""
        late = [other for other in self.claimable(person) if seat in (None, other)]
        if not late:
            raise refused("nothing-to-claim", status=409, text="nobody is out of time whom you would win against")
        return self._do([Claimed(late[0])], now)

    # The game's own timer.

    def attend(self, now: int) -> list[AnyRecord]:
        """Let the game's timer run when those are here who should be, and stop it when they are not."""
        if self.timer is None or self.status not in ("playing", "paused"):
            return []
        here = [person not in self.away for person in self.people()]
        runs = not here or all(here) or (any(here) and not self.timer.keeper.patient)
        return [] if runs == self.timer.let else self._do([Timed(runs)], now)

    def timer_shown(self, now: int) -> Timer | None:
        """How the game's timer stands, if it has one."""
        return None if self.timer is None else self.timer.shown(now)

    def keep_time(self, now: int) -> list[AnyRecord]:
        """Put on record that the game's timer ran so far, for whoever reads the log after a crash."""
        return self._do([Timed(True)], now) if self.timer is not None and self.timer.unnoted(now) else []

    def rest(self) -> tuple[list[AnyRecord], int]:
        """After the log was read: nobody knows how long the timer ran after its last record, so it stopped there."""
        if self.timer is None or not self.timer.let:
            return [], 0
        return self._do([Timed(False)], self.timer.since), self.timer.since

    def run_out(self, now: int) -> Acted | None:
        """Play the timer's own action if its time has come."""
        due = None if self.timer is None or self.status != "playing" else self.timer.due(self.match.state)
        if self.timer is None or due is None or due > now:
            return None
        return self.play(TABLE, self.timer.keeper.action, now)

    def check_proposal(self, after: int, texts: list[str]) -> None:
        """Raise Refused if nothing can be suggested now, Malformed if the game cannot read it."""
        if not self.game.cooperative:
            raise refused("no-proposals", status=409, text="suggestions are for games that all win or lose together")
        self._must_be_playing()
        if after != len(self.match.plies):
            raise refused("stale", status=409, text="the board has changed meanwhile")
        for text in texts:
            with suppress(Illegal):  # a plan may go beyond what is possible now
                self.game.read_action(self.match.state, self.match.due[0], text)

    def is_aside(self, ply: Ply) -> bool:
        """Whether the last action leaves the plans for this turn as they are: the timer was turned, or ran out."""
        over = self.status != "playing"
        return not over and (ply.seat == TABLE or self.game.mark(self.match.state, ply.action) is not None)

    def flag(self, now: int) -> list[AnyRecord]:
        """Note whose clock has fallen. Against bots alone that ends the match: they cannot be asked."""
        fallen = self.clocks.fallen(now) if self.status == "playing" else []
        records: list[AnyRecord] = [Flagged(seat) for seat in fallen]
        alone = fallen and len(self.people()) == 1 and self.match.result is None
        if alone and self.game.conceded(self.match.state, fallen[0]) is not None:
            records.append(Claimed(fallen[0]))
        return self._do(records, now)

    def lapse(self, now: int) -> Acted | None:
        """Play for somebody who is out of time, if the game knows what is played then (PS-CLK-1)."""
        for seat, holder in enumerate(self.seats):
            if self.status == "playing" and holder.overdue and holder.acts and seat in self.match.due:
                action = self.game.lapse(self.game.copy(self.match.state), seat, Random())
                if action is not None:
                    return self.play(seat, action, now)
        return None

    def absent(self, now: int) -> list[int]:
        """The seats for which a bot may be asked: out of time, or not here for a while."""
        return [
            seat
            for seat, holder in enumerate(self.seats)
            if holder.person and holder.acts and (holder.overdue or self._is_away(holder.person, now))
        ]

    def _is_away(self, person: str, now: int) -> bool:
        since = self.away.get(person)
        return since is not None and now - since >= AWAY and self.header.clock.kind != "days"

    def claimable(self, person: str) -> list[int]:
        """The seats out of time whose loss would be the person's win."""
        mine = set(self.seats_of(person))
        found = []
        for seat, holder in enumerate(self.seats):
            if holder.overdue and seat not in mine and self.match.result is None:
                winners = self.game.conceded(self.match.state, seat)
                if winners is not None and mine & set(winners):
                    found.append(seat)
        return found

    # Giving up, asking, answering.

    def resign(self, seat: int, bot: str, now: int) -> list[AnyRecord]:
        """Give up. Where others play on, a bot takes the seat; where no person is left to do so, that is the end."""
        if self.status not in ("playing", "paused") or self.match.result is not None:
            raise refused("nothing-to-resign", status=409, text="there is nothing to give up")
        if self.game.cooperative:
            raise refused("give-up-together", status=409, text="here all give up together: ask the others")
        if self.game.conceded(self.match.state, seat) is None and self._others_play_on(seat):
            return self._stand_in(seat, bot, "resigned", now)
        return self._do([Resigned(seat)], now)

    def _others_play_on(self, seat: int) -> bool:
        """Whether persons play on other seats, or may come back to do so; on one screen they are one person's."""
        return any(self.seats[other].person is not None for other in self._unresigned(seat))

    def _unresigned(self, seat: int) -> list[int]:
        """All other seats but those that were given up before."""
        return [other for other, holder in enumerate(self.seats) if other != seat and holder.why != "resigned"]

    def undo_to(self, person: str | None) -> int:
        """How many actions remain if a person takes back all that is free: own, and nothing shown by them."""
        plies = self.match.plies
        if self.status != "playing" or not plies or person is None or self._person_at(plies[-1].seat) != person:
            return len(plies)
        return max(self._run, self._fixed)

    @property
    def _fixed(self) -> int:
        """How many actions stay whatever people agree on: those it began with, and what the game's timer saw."""
        prelude = len(self.header.prelude)
        return prelude if self.timer is None else max(prelude, self.timer.fixed)

    def free_undo(self, person: str | None) -> int | None:
        """The same, or None if there is nothing to take back freely."""
        lowest = self.undo_to(person)
        return lowest if lowest < len(self.match.plies) else None

    def undo(self, person: str, to: int | None, now: int) -> list[AnyRecord]:
        """Take back own actions that showed nothing and were not answered."""
        self._must_be_playing()
        here, lowest = len(self.match.plies), self.undo_to(person)
        target = here - 1 if to is None else to
        if here == lowest:
            raise refused("nothing-to-undo", status=409, text="there is nothing that you can take back without asking")
        if not lowest <= target < here:
            raise refused("undo-too-far", status=409, text="further back others would have to agree", to=lowest)
        return self._do([Undone(target)], now)

    def own_last(self, person: str) -> int | None:
        """How many actions remain before the person's last one; None if there is none to take back."""
        mine = self.seats_of(person)
        plies = self.match.plies
        for number in range(len(plies) - 1, self._fixed - 1, -1):
            if plies[number].seat in mine:
                return number
        return None

    def ask(self, person: str, kind: OfferKind, seat: int, now: int) -> list[AnyRecord]:
        """Ask the others for something; if there is nobody to ask, it happens."""
        if kind in self.offers:
            raise refused("asked-already", status=409, text="that is being asked already")
        if f"ask-{kind}" not in self.can(person, now) and kind not in self.can(person, now):
            raise refused("cannot-ask", status=409, text="that cannot be asked for now")
        to = self.own_last(person) if kind == "undo" else None
        if self.others(person):
            return self._do([Offered(kind, seat, to)], now)
        return self._do(self._granted(kind, to), now)

    def others(self, person: str) -> list[str]:
        """The persons whose consent somebody needs; bots agree to everything but a draw."""
        return [other for other in self.people() if other != person]

    def answer(self, person: str, kind: OfferKind, yes: bool, seat: int, now: int) -> list[AnyRecord]:
        """Answer an offer; when all agree, it happens."""
        asked = self.offers.get(kind)
        if asked is None or seat == asked.by or self.seats[asked.by].person == person:
            raise refused("nothing-to-answer", status=409, text="nobody asks you for that now")
        records = self._do([Answered(kind, seat, yes)], now)
        if yes and self.all_agree(kind):
            records += self._do(self._granted(kind, asked.to), now)
        return records

    def all_agree(self, kind: OfferKind) -> bool:
        """Whether everybody agreed to an offer."""
        asked = self.offers.get(kind)
        if asked is None:
            return False
        agreed = {self.seats[seat].person for seat in (*asked.agreed, asked.by)}
        return all(person in agreed for person in self.people())

    def _granted(self, kind: OfferKind, to: int | None) -> list[AnyRecord]:
        """The records of what was agreed on. A rematch is opened by the host."""
        if kind == "undo" and to is not None:
            return [Undone(to)]
        if kind == "pause":
            return [Paused()]
        if kind == "concede":
            return [Conceded()]
        return [Agreed()] if kind == "draw" else []

    def resume(self, now: int) -> list[AnyRecord]:
        """Go on after a pause."""
        if self.status != "paused":
            raise refused("not-paused", status=409, text="the match is not paused")
        return self._do([Resumed()], now)

    def say(self, person: str | None, name: str, text: str | None, phrase: str | None, now: int) -> list[AnyRecord]:
        """Speak."""
        if (text is None) == (phrase is None):
            raise refused("say-one-thing", text="say either words of your own or one of the phrases")
        seat = self.voice(person)
        if phrase is not None and phrase not in PHRASES and phrase not in self.game.phrases:
            self._check_claim(seat, phrase)
        return self._do([Spoke(seat, name, text, phrase)], now)

    def _check_claim(self, seat: int | None, phrase: str) -> None:
        """What is no phrase may be a claim in the game's own notation; nobody floods the table with them."""
        if seat is None or self.status != "playing" or not self.game.claimable(self.match.state, seat, phrase):
            known = ", ".join((*PHRASES, *self.game.phrases))
            raise refused("no-such-phrase", text=f"there is no such phrase; there are {known}")
        at_once, in_turn = self.game.claim_limits
        if self._claims_of(seat)[1] >= at_once or self._claims_of(seat)[3] >= in_turn:
            text = f"enough was claimed: {at_once} claims between two actions and {in_turn} in a turn are possible"
            raise refused("enough-claims", status=409, text=text, count=at_once)

    def remark(self, seat: int, now: int) -> list[AnyRecord]:
        """What a bot says before it acts, if anything: one claim in a turn at most."""
        game, s = self.game, self.match.state
        claim = None if self._claims_of(seat)[3] else game.remark(game.seen_by(s, seat), seat)
        if claim is None:
            return []
        phrase = game.write_action(s, seat, claim).removeprefix("say ")
        if not game.claimable(s, seat, phrase):
            return []
        return self._do([Spoke(seat, self.seats[seat].name or game.seats[seat], None, phrase)], now)

    def bot_sees(self, seat: int) -> State:
        """The position as a bot of a seat thinks about it: with what was claimed at the table."""
        game = self.game
        seen = game.pondered(game.seen_by(self.match.state, seat), seat)
        for line in self.chat:
            if line.seat is not None and line.phrase is not None:
                game.hear(seen, seat, line.seat, line.phrase)
        return seen

    def _claims_of(self, seat: int) -> tuple[int, int, int, int]:
        """The actions so far and what a seat claimed since the last, the turn and what it claimed in it."""
        plies, turn = len(self.match.plies), self.game.talk_turn(self.match.state)
        then, at_once, began, in_turn = self._claims.get(seat, (plies, 0, turn, 0))
        return plies, at_once if then == plies else 0, turn, in_turn if began == turn else 0

    def follow(self, table: str, now: int) -> list[AnyRecord]:
        """Name the table of the rematch."""
        return self._do([Followed(table)], now)

    # Records.

    def _do(self, records: list[AnyRecord], now: int) -> list[AnyRecord]:
        for record in records:
            self.apply(now, record)
        return records

    def apply(self, at: int, record: AnyRecord) -> None:
        """Let a record change the table."""
        match record:
            case Acted(seat, action):
                self.play(seat, action, at)
                return
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
                self._hear(
                    ChatLine(
                        number=self._spoken, at=at, seat=seat, name=name, watchers=watchers, text=text, phrase=phrase
                    )
                )
            case Sat(seat, person, name, program):
                self.seats[seat] = Holder(person=person, name=name, program=program)
            case BotSat(seat, bot):
                self.seats[seat] = Holder(bot=bot)
            case GotUp(seat):
                self.seats[seat] = Holder()
            case Started():
                self.status = "playing"
                self._turn_clocks(at)
            case Undone(to):
                self._take_back(to, at)
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

    def _hear(self, line: ChatLine) -> None:
        self._spoken += 1
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]

    def _hear_answer(self, kind: OfferKind, seat: int, yes: bool) -> None:
        if yes and kind in self.offers:
            self.offers[kind].agreed.append(seat)
        else:
            self.offers.pop(kind, None)

    def _take_back(self, to: int, at: int) -> None:
        self.match.rewind(to)
        self._acted = {ply.seat for ply in self.match.plies[self._fixed :]}
        self.offers.pop("undo", None)
        self.offers.pop("draw", None)
        self._run = to
        while self._run > 0 and self._joins(self._run - 1, to):
            self._run -= 1
        self._turn_clocks(at)

    def _joins(self, number: int, end: int) -> bool:
        """Whether an action belongs to the last person's run before `end` that can be taken back freely."""
        played, last = self.match.plies[number], self.match.plies[end - 1]
        return not played.disclosed and self._person_at(played.seat) == self._person_at(last.seat)

    def _lost(self, reason: str, seat: int) -> Ending:
        """Who gives up loses, also against several: all win then who did not."""
        winners = self.game.conceded(self.match.state, seat)
        others = self._unresigned(seat) if winners is None else list(winners)
        return Ending(reason="time" if reason == "time" else "resigned", winners=others, by=seat)

    # How it stands.

    def can(self, person: str | None, now: int) -> list[Deed]:
        """What a person can do besides playing."""
        if person is None:
            return []
        steady = self._deeds.get(person) if not self.away else None  # what an absence allows depends on the time
        if steady is None:
            steady = self._steady_deeds(person, now)
            if not self.away:
                self._deeds[person] = steady
        if self.status != "playing" or not steady:
            return steady
        if self.free_undo(person) is not None:
            return ["undo", *steady]
        if "undo" not in self.offers and not self._acted.isdisjoint(self.seats_of(person)):
            return ["ask-undo", *steady]
        return steady

    def _steady_deeds(self, person: str, now: int) -> list[Deed]:
        """What a person can do whatever was played last. It is kept until something else changes."""
        mine = self.seats_of(person)
        if not mine:
            return []
        if self.status == "open":
            return ["start", "leave"]
        if self.status == "finished":
            return ["rematch"] if self._can_ask_rematch(person) else []
        deeds: list[Deed] = []
        others = self.others(person)
        if self.status == "paused":
            deeds.append("resume")
        elif "pause" not in self.offers and (others or self.header.clock.kind != "none" or self.timer):
            deeds.append("ask-pause")
        if self.match.result is None:
            if others and self.game.draw_offers and "draw" not in self.offers and self.status == "playing":
                deeds.append("ask-draw")
            if not self.game.cooperative:
                deeds.append("resign")
            elif "concede" not in self.offers:
                deeds.append("ask-concede")
        deeds.append("return" if any(self.seats[seat].bot for seat in mine) else "leave")
        if any(self.seats[seat].person != person for seat in self.absent(now)):
            deeds.append("replace")
            if self.claimable(person):
                deeds.append("claim")
        return deeds

    def _can_ask_rematch(self, person: str) -> bool:
        asked = self.offers.get("rematch")
        mine = self.seats_of(person)
        return self.following is None and (asked is None or not {asked.by, *asked.agreed} & set(mine))

    def offer_list(self) -> list[Offer]:
        """The offers that wait for answers."""
        return [
            Offer(kind=kind, by=asked.by, agreed=list(asked.agreed), to=asked.to) for kind, asked in self.offers.items()
        ]

    def seat_states(self, person: str | None, now: int) -> list[SeatState]:
        """The seats as a person sees them."""
        left = self.clocks.at(now)
        return [
            SeatState(
                seat=seat,
                holder="open" if holder.open else "person" if holder.person else "bot",
                name=holder.name,
                bot=holder.bot,
                program=holder.program,
                mine=holder.person is not None and holder.person == person,
                present=holder.person is not None and holder.person not in self.away,
                overdue=holder.overdue,
                left=left[seat],
                running=seat in self.clocks.running,
            )
            for seat, holder in enumerate(self.seats)
        ]

    def standing(self, person: str | None, now: int) -> Standing:
        """Everything about the table but the board, for a person or (None) for somebody unknown."""
        over = self.status == "finished"
        return Standing(
            id=self.header.id,
            game=self.header.game,
            options=self.match.options if over else self.match.rules_options.public(),
            clock=self.header.clock,
            public=self.header.public,
            status=self.status,
            seats=self.seat_states(person, now),
            watching=self.watching,
            offers=self.offer_list(),
            can=self.can(person, now),
            undo_to=self.free_undo(person),
            hints=self.may_have_hints(person),
            ending=self.ending,
            deal=self.match.position() if over else None,
            commitment=commitment(self.header),
            seed=str(self.header.seed) if over and self.header.seed is not None else None,
            salt=self.header.salt if over else None,
            following=self.following,
            forked=self.header.forked,
            timer=self.timer_shown(now),
        )

    def may_have_hints(self, person: str | None) -> bool:
        """Whether a person may be helped: not against people, also while a bot plays for one who may come back."""
        held = [holder.person for holder in self.seats if holder.person is not None]
        fair = self.game.cooperative or all(other == person for other in held)
        return self.status == "playing" and person in held and fair

    def seat_to_help(self, person: str | None, seat: int | None) -> int:
        """The seat for which a person asks for a hint. Raises Refused if there is none to be had."""
        own = self.own_seat(person, seat)
        self._must_be_playing()
        if not self.may_have_hints(person):
            raise refused("no-hints", status=403, text="there are no hints where another person plays")
        if own not in self.match.due:
            raise refused("not-your-turn", status=409, text="it is somebody else's turn")
        return own

    def heard(self, person: str | None) -> list[ChatLine]:
        """The chat as somebody may hear it."""
        return [line for line in self.chat if self.hears(person, line)]

    def hears(self, person: str | None, line: ChatLine) -> bool:
        """Players and watchers talk apart until the match is over; who is out hears both, and is heard by watchers."""
        if self.status == "finished":
            return True
        mine = self.seats_of(person)
        return all(self.is_out(seat) for seat in mine) if line.watchers else bool(mine)

    def is_out(self, seat: int) -> bool:
        """Whether a player of a running match is not to be heard by the others any more."""
        return self.status != "finished" and not self.game.talks(self.match.state, seat)

    def voice(self, person: str | None) -> int | None:
        """The seat as which a person speaks: the first of his that is not out, or his first; None if he has none."""
        mine = self.seats_of(person)
        return next((seat for seat in mine if not self.is_out(seat)), mine[0] if mine else None)


def opened_match(header: Header, game: Game) -> Match:
    """The match as it lay on the table when that was opened."""
    match = Match.begun(game, header.start, game.options.read(header.options), header.seed)
    for seat, action in header.prelude:
        match.play(seat, action)
    return match


def commitment(header: Header) -> str:
    """What is shown of the seed from the start: enough to check it later, too little to guess it."""
    return hashlib.sha256(f"{header.seed}:{header.salt}".encode()).hexdigest()
