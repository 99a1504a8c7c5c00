"""What goes on at a table by itself: time passes, bots play, and everybody is told what happened."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from sublevel.engine.chance import SEEDS, generator
from sublevel.engine.core import TABLE, advance
from sublevel.engine.playout import random_action
from sublevel.table.audience import Visitor
from sublevel.table.faults import Thought, log_thought
from sublevel.table.guard import log_fault
from sublevel.table.protocol import Played, Stands
from sublevel.table.pulse import Past
from sublevel.table.questions import PaddedRoom
from sublevel.table.records import AnyRecord
from sublevel.table.runtime import Timer
from sublevel.table.scenes import Picture
from sublevel.table.standing import AWAY
from sublevel.table.table import Table
from sublevel.table.thinking import unpacked

if TYPE_CHECKING:
    from sublevel.table.host import Host

MARGIN: Final = 0.02  # seconds: timers may fire a little early
ATTEMPTS: Final = 2  # of a bot to choose, before any legal action is played for it
PAUSE: Final = 1.0  # seconds before a bot that failed tries again
UNSEEN: Final = 600.0  # seconds that bots among themselves play on when nobody looks any more


class RunningRoom(PaddedRoom):
    """A table that goes on, whether or not somebody asks for something."""

    def __init__(self, host: Host, table: Table) -> None:
        super().__init__(host, table)
        self._shown = (0, "")  # actions and status as everybody was last told
        self._thinking: set[int] = set()
        self._failed: set[int] = set()  # seats whose bot could not choose: that is logged once
        self._timer: Timer | None = None
        self._rematching = False
        self._past: Past | None = None  # of a table that was loaded while nothing could be saved
        self._stay_away(self.host.now())

    @property
    def idle(self) -> bool:
        """Whether it may leave memory: nobody looks, nobody thinks, nothing is under way."""
        still = not self._thinking and not self._answering
        return not self.visitors and still and not self._uncommitted and not self._tasks

    @property
    def _deserted(self) -> bool:
        """Whether nobody plays here and nobody has looked for long: bots need not think for themselves alone."""
        return (
            not self.visitors and not self.table.people() and self.host.runtime.monotonic() - self.idle_since > UNSEEN
        )

    def close(self) -> None:
        """Let go of it."""
        if self._timer:
            self._timer.cancel()
        self._withdraw_all()

    # What happened.

    def _played(self, record: AnyRecord, at: int, actor: Visitor | None, ref: int | None) -> None:
        """Keep an action that was played, tell everybody, and go on."""
        self._show(record, at, actor, ref)
        self._go_on()

    def _go_on(self) -> None:
        """Play what is forced, ask for secret answers and wake the bots. Nobody has to be connected for that."""
        if not self._stands:
            at = self.host.now()
            while (forced := self.table.forced()) is not None:
                seat, action = forced
                self._show(self.table.play(seat, action, at, auto=True), at, None, None)
            self._ask(at)
        self._schedule()
        self._wake_bots()

    def _show(self, record: AnyRecord, at: int, actor: Visitor | None, ref: int | None) -> None:
        """Keep an action that was played, and tell everybody."""
        self._record([record], at)
        table = self.table
        ply = table.match.plies[-1]
        self._withdraw(ply.seat)
        self._shown = (len(table.match.plies), table.status)
        self._stop_hints()
        picture = Picture.of(table.match, table.choosing)
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
                undo_last=table.last_choice(visitor.who),
                undo_off=table.undo_off(visitor.who),
                ref=ref if visitor is actor else None,
                timer=timer,
            )
            self.tell(visitor, played)
        if self._proposals and not table.is_aside(ply):
            self._forget_proposals()
        if table.status != "playing":
            self._tell_standing()

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
        if stands[0] < self._shown[0]:
            self._withdraw_all()  # what was asked is asked anew
        if stands != self._shown:
            self._shown = stands
            self._stop_hints()
            for visitor in self.visitors:
                self._tell_scene(visitor)
            if self._proposals:
                self._proposals.clear()
                self._tell_proposals()
        at = self._shown_at
        for visitor in self.visitors:
            answer = ref if visitor is actor else None
            self.tell(visitor, Stands(standing=self.table.standing(visitor.who, at), ref=answer))
        self.host.summarise(self)
        self._go_on()

    async def _mend(self) -> None:
        """Load the table again and welcome everybody anew."""
        while True:
            await self.host.store.flush()
            await self.host.pulse.back()
            try:
                table = await self.host.load_table(self.table.header.id)
                past = await self.host.past_of(table)
                break
            except Exception as error:  # the store is away: it may come back
                log_fault(f"loading table {self.table.header.id} again", error)
                await self.host.runtime.sleep(1)
        self.table = table
        self._broken = False
        self._withdraw_all()
        self.rest(past)
        self._stop_hints()
        self._stay_away(self.host.now())
        for visitor in self.visitors:
            self.table.away.pop(visitor.who or "", None)
            self._seat(visitor)
        self._count_watchers()
        for person in dict.fromkeys([visitor.who for visitor in self.visitors if visitor.who]):
            self._welcome_back(person, self.host.now())
        for visitor in self.visitors:
            self._note_wish(visitor)
            self._welcome(visitor, log=True)
        self._go_on()

    def _welcome_back(self, person: str, at: int) -> None:
        """Who was only away plays on; who left for good says so if he wants to."""
        for seat in self.table.seats_of(person):
            if self.table.seats[seat].why == "away" and self.table.status != "finished":
                self._record(self.table.come_back(seat, at), at)

    def _note_wish(self, visitor: Visitor) -> bool:
        """Put on record whether a player wants the table to play what is forced; false if that is nothing new."""
        at = self.host.now()
        records = [] if self._stands else self.table.wish(visitor.who, visitor.auto, at)
        if records:
            self._record(records, at)
        return bool(records)

    # Time.

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
        acts = None if self.table.timer is None else self.table.timer.due(self.table.match.state)
        if acts is not None:
            times.append(acts)
        if times:
            delay = max(0, min(times) - at) / 1000 + MARGIN
            self._timer = self.host.runtime.later(delay, self.wake)

    def wake(self) -> None:
        """Look at the clocks, and whether something that was agreed on was left undone."""
        at = self.host.now()
        if self._stands:
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

    def _chance(self, seat: int) -> Random:
        """Chance for what a seat does next."""
        return self.host.runtime.chance_for(self.table.header.id, len(self.table.match.plies), seat)

    def _lapse(self, at: int) -> bool:
        """Play for those who are out of time, as long as they are to act; whether there was something to play."""
        acted = first = self.table.lapse(at, self._chance(TABLE))
        while acted is not None:
            self._played(acted, at, None, None)
            acted = self.table.lapse(at, self._chance(TABLE))
        return first is not None

    def _attend(self) -> None:
        """The game's timer runs as long as those are here who should be."""
        at = self.host.now()
        records = [] if self._stands else self.table.attend(at)
        if records:
            self._record(records, at)
            self._tell_standing()

    def _mind_timer(self, at: int) -> bool:
        """Let the game's timer act if it has run out; whether it did."""
        acted = self.table.run_out(at)
        if acted is not None:
            self._played(acted, at, None, None)
        return acted is not None

    def rest(self, past: Past | None) -> None:
        """The log was read: clocks stood while no server ran, and the game's timer waits for the players since."""
        self._past = past if self._stands else None
        if past is None or self._stands:
            return  # nothing ran, or nothing runs before it can be saved again
        records, at = self.table.rest(past.ended)
        if records:
            self._record(records, at)
        self._stand(past.gaps)

    # Times when nothing can be saved.

    def halt(self) -> None:
        """Nothing can be saved: until that changes nothing happens here."""
        self._tell_saving(ok=False)

    def carry_on(self) -> None:
        """It can be saved again: go on where everything stopped."""
        self._tell_saving(ok=True)
        if self._broken:
            return  # it goes on when it has been loaded again
        gaps = self.host.pulse.own_gaps(self.table.moved)
        if self._past is not None:  # it was loaded meanwhile
            self.rest(Past(sorted(self._past.gaps + gaps), self._past.ended))
        else:
            self._stand(gaps)
        self._withdraw_all()
        self._tell_standing()
        for visitor in self.visitors:
            self._tell_scene(visitor)  # whoever was refused may choose again
        self._go_on()

    def _stand(self, gaps: list[tuple[int, int]]) -> None:
        at = self.host.now()
        records = [] if self._stands else self.table.stand(gaps, at)
        if records:
            self._record(records, at)

    # Bots.

    def _wake_bots(self) -> None:
        if self._deserted or self._stands:
            return  # they go on when somebody comes, and when it can be saved
        for seat, bot in self.table.bots_to_act():
            if seat not in self._thinking:
                self._thinking.add(seat)
                self._task(self._think(seat, bot))

    async def _think(self, seat: int, bot: str) -> None:
        """Let a bot choose, and play that if it still fits."""
        game, table = self.table.game, self.table
        last = table.last_ply()
        thinking, runtime = self.host.thinking, self.host.runtime
        chance = self._chance(seat)
        due = 0
        if game.veiled(table.match.state):
            due = self._bot_due(seat, bot, thinking.hesitation(bot, chance))
        self._remark(seat)
        action = await self._choose(seat, bot, game.schema.pack(table.bot_sees(seat)), chance)
        if due > self.host.now():
            await runtime.sleep((due - self.host.now()) / 1000)
        self._thinking.discard(seat)
        # Secret answers are given side by side: what others answered meanwhile does not make one wrong.
        # An action that was taken back and played again is another one: what led to it may have changed.
        same = table.last_ply() is last or (due > 0 and self._waits_until(seat, due))
        fits = table is self.table and same and (seat, bot) in table.bots_to_act()
        if fits and not self._stands:
            at = self.host.now()
            self._played(table.play(seat, action, at), at, None, None)
        else:
            self._wake_bots()

    async def _choose(self, seat: int, bot: str, seen: bytes, chance: Random) -> int:
        """What a bot chooses. If it fails twice, any legal action is played for it: the match goes on.

        A seat's first failure is logged, with all that it takes to repeat it; those that follow are not.
        """
        game, host = self.table.game, self.host
        for attempt in range(ATTEMPTS):
            seed = chance.randrange(SEEDS)
            try:
                return await host.thinking.choose(game, seen, seat, bot, seed)
            except Exception as error:
                if attempt == ATTEMPTS - 1 and seat not in self._failed:
                    self._failed.add(seat)
                    what = f"the bot {bot} at table {self.table.header.id} failed {ATTEMPTS} times and plays at random"
                    log_thought(what, Thought.of(game, seen, seat, bot, seed), error)
            if attempt < ATTEMPTS - 1:
                await host.runtime.sleep(PAUSE)
        return random_action(game.rules, unpacked(game, seen), seat, advance(generator(chance.randrange(SEEDS))))

    def _remark(self, seat: int) -> None:
        """Let a bot say what it has to say before it acts."""
        at = self.host.now()
        said = self.table.remark(seat, at)
        if said:
            self._record(said, at)
            self._tell_chat(self.table.chat[-1])

    # The rematch.

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

    def follow(self, table: str) -> None:
        """The rematch is open."""
        self._must_be_saved()
        at = self.host.now()
        self._record(self.table.follow(table, at), at)
        self._tell_standing()
