"""One table: what people, bots and clocks do there. It has no I/O and no clock of its own.

A deed is checked, becomes records, and changes the table only through these (`logged.py`).
"""

from __future__ import annotations

from contextlib import suppress
from random import Random

from sublevel.engine.actions import Ply
from sublevel.engine.core import TABLE
from sublevel.engine.errors import Illegal
from sublevel.engine.game import Automatic, Game
from sublevel.table.errors import refused
from sublevel.table.logged import Holder, fresh_key
from sublevel.table.protocol import PHRASES, OfferKind
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
    Stood,
    StoodIn,
    Timed,
    Undone,
    Wished,
)
from sublevel.table.standing import SeenTable


class Table(SeenTable):
    """A table to play at."""

    def __init__(self, header: Header, game: Game) -> None:
        super().__init__(header, game)
        self._forced: tuple[int, int] | None = None  # what the table plays by itself,
        self._forced_at = -1  # found when so many records were there

    # Playing.

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

    def seat_to_help(self, person: str | None, seat: int | None) -> int:
        """The seat for which a person asks for a hint. Raises Refused if there is none to be had."""
        own = self.own_seat(person, seat)
        self._must_be_playing()
        if not self.may_have_hints(person):
            raise refused("no-hints", status=403, text="there are no hints where another person plays")
        if own not in self.match.due:
            raise refused("not-your-turn", status=409, text="it is somebody else's turn")
        return own

    def act(
        self, person: str | None, seat: int | None, after: int, action: str | int, now: int, mark: int | None = None
    ) -> Acted | None:
        """Play an action. None if exactly this was on record already: a message that was sent twice."""
        own = self.seat_to_act(person, seat, after, action, mark)
        return None if own is None else self.play(own, action, now)

    def seat_to_act(
        self, person: str | None, seat: int | None, after: int, action: str | int, mark: int | None = None
    ) -> int | None:
        """The seat that a person plays an action for. None if the action is on record already. Raises Refused."""
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
        return own

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

    def _must_be_playing(self) -> None:
        if self.status == "paused":
            raise refused("paused", status=409, text="the match is paused")
        if self.status == "open":
            raise refused("not-started", status=409, text="the match has not begun: seats are still open")
        if self.status == "finished":
            raise refused("finished", status=409, text="the match is over")

    # Playing without a choice.

    def only_action(self, seat: int) -> int | None:
        """The only legal action of a seat; None if there are several, or none."""
        legal = self.game.legal_ids(self.match.state, seat)
        return legal[0] if len(legal) == 1 else None

    def forced(self) -> tuple[int, int] | None:
        """The seat and the action that the table plays by itself now, if there is one.

        Not on a board that somebody went back to: they may want to go further back.
        """
        if self._forced_at != self.number:
            self._forced_at = self.number  # whatever could change it is a record
            self._forced = self._find_forced()
        return self._forced

    def _find_forced(self) -> tuple[int, int] | None:
        if self.status != "playing" or self._returned_to == len(self.match.plies) or self.game.veiled(self.match.state):
            return None
        for seat in self.match.due:
            action = self.only_action(seat) if self.seats[seat].acts else None
            if action is not None and self._is_automatic(seat, action):
                return seat, action
        return None

    def _is_automatic(self, seat: int, action: int) -> bool:
        game, s = self.game, self.match.state
        if game.mark(s, action) is not None:
            return False
        how = game.automatic(s, seat, action)
        return how is Automatic.ALWAYS or (
            how is Automatic.WISHED and self.wishes.get(self._person_at(seat) or "", True)
        )

    @property
    def choosing(self) -> bool:
        """Whether actions can be chosen: the match runs, and the table does not go on by itself at once."""
        return self.status == "playing" and self.forced() is None

    def wish(self, person: str | None, auto: bool, now: int) -> list[AnyRecord]:
        """Note whether a player wants the table to play what is forced."""
        same = not self.seats_of(person) or self.wishes.get(person or "", True) == auto
        return [] if same or self.status == "finished" else self._do([Wished(person or "", auto)], now)

    def is_answered(self, seat: int) -> bool:
        """Whether the table gives a seat's secret answer where that is forced, after a time that tells nothing.

        Not for a person who holds several seats: there the page calls one player after the other to the screen, and
        a player who is not called would be known to have had no choice. A program has no screen.
        """
        holder = self.seats[seat]
        held = [own for own in self.seats_of(holder.person) if self.seats[own].acts]
        return holder.acts and (holder.program or len(held) == 1)

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
            if kind == "undo" and not asked.agreed and self.reveals_since(asked.to):
                if not self.others(self.seats[asked.by].person or ""):
                    records += self._do([Answered(kind, seat, False)], now)  # nobody is left who could agree
            elif self.all_agree(kind):
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

    def flag(self, now: int) -> list[AnyRecord]:
        """Note whose clock has fallen. Against bots alone that ends the match: they cannot be asked."""
        fallen = self.clocks.fallen(now) if self.status == "playing" else []
        records: list[AnyRecord] = [Flagged(seat) for seat in fallen]
        alone = fallen and len(self.people()) == 1 and self.match.result is None
        if alone and self.game.conceded(self.match.state, fallen[0]) is not None:
            records.append(Claimed(fallen[0]))
        return self._do(records, now)

    def lapse(self, now: int, chance: Random) -> Acted | None:
        """Play for somebody who is out of time, if the game knows what is played then (PS-CLK-1)."""
        for seat, holder in enumerate(self.seats):
            if self.status == "playing" and holder.overdue and holder.acts and seat in self.match.due:
                action = self.game.lapse(self.game.copy(self.match.state), seat, chance)
                if action is not None:
                    return self.play(seat, action, now)
        return None

    # The game's own timer.

    def attend(self, now: int) -> list[AnyRecord]:
        """Let the game's timer run when those are here who should be, and stop it when they are not."""
        if self.timer is None or self.status not in ("playing", "paused"):
            return []
        here = [person not in self.away for person in self.people()]
        runs = not here or all(here) or (any(here) and not self.timer.keeper.patient)
        return [] if runs == self.timer.let else self._do([Timed(runs)], now)

    def rest(self, until: int) -> tuple[list[AnyRecord], int]:
        """After the log was read: the timer stopped when the last server did that is known to have run."""
        if self.timer is None or not self.timer.let:
            return [], 0
        at = max(self.timer.since, until)
        return self._do([Timed(False)], at), at

    # Times without a server.

    @property
    def counts_time(self) -> bool:
        """Whether a clock runs here, or a timer."""
        return bool(self.clocks.running) or (self.timer is not None and self.timer.running)

    def stand(self, gaps: list[tuple[int, int]], now: int) -> list[AnyRecord]:
        """Take back what the clocks lost in times when nothing could be played."""
        lost = [Stood(since, until) for since, until in gaps if until > self.moved]
        return self._do([*lost], now) if self.counts_time else []

    def run_out(self, now: int) -> Acted | None:
        """Play the timer's own action if its time has come."""
        due = None if self.timer is None or self.status != "playing" else self.timer.due(self.match.state)
        if self.timer is None or due is None or due > now:
            return None
        return self.play(TABLE, self.timer.keeper.action, now)

    # Giving up, taking back, asking, answering.

    def resign(self, seat: int, bot: str, now: int) -> list[AnyRecord]:
        """Give up. Where others play on, a bot takes the seat; where no person is left to do so, that is the end."""
        if self.status not in ("playing", "paused") or self.match.result is not None:
            raise refused("nothing-to-resign", status=409, text="there is nothing to give up")
        if self.game.cooperative:
            raise refused("give-up-together", status=409, text="here all give up together: ask the others")
        if self.game.conceded(self.match.state, seat) is None and self._others_play_on(seat):
            return self._stand_in(seat, bot, "resigned", now)
        return self._do([Resigned(seat)], now)

    def undo(self, person: str, to: int | None, now: int) -> list[AnyRecord]:
        """Take back own actions that showed nothing and were not answered."""
        self._must_be_playing()
        here, lowest = len(self.match.plies), self.undo_to(person)
        target = here - 1 if to is None else to
        if here == lowest:
            raise refused("nothing-to-undo", status=409, text="there is nothing that you can take back without asking")
        if not lowest <= target < here:
            raise refused("undo-too-far", status=409, text="further back others would have to agree", to=lowest)
        return self._do([Undone(self.choice_before(target, lowest))], now)

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

    def answer(self, person: str, kind: OfferKind, yes: bool, seat: int, now: int) -> list[AnyRecord]:
        """Answer an offer; when all agree, it happens. No to one's own withdraws it."""
        asked = self.offers.get(kind)
        if asked is None or (yes and self.is_own(asked, person)):
            raise refused("nothing-to-answer", status=409, text="nobody asks you for that now")
        records = self._do([Answered(kind, seat, yes)], now)
        if yes and self.all_agree(kind):
            records += self._do(self._granted(kind, asked.to), now)
        return records

    def _granted(self, kind: OfferKind, to: int | None) -> list[AnyRecord]:
        """The records of what was agreed on. A rematch is opened by the host."""
        if kind == "undo" and to is not None:
            return [Undone(to, fresh_key(self.header, self._redraws + 1) if self.reveals_since(to) else None)]
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

    # Talking.

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

    def follow(self, table: str, now: int) -> list[AnyRecord]:
        """Name the table of the rematch."""
        return self._do([Followed(table)], now)
