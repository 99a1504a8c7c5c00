"""Secret questions at a table: who is asked, and when an answer takes effect, so that its time tells nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from sublevel.engine.errors import Illegal
from sublevel.table.audience import Audience, Visitor
from sublevel.table.errors import refused
from sublevel.table.padding import SLICE
from sublevel.table.protocol import Act, Refused
from sublevel.table.records import AnyRecord
from sublevel.table.runtime import Timer
from sublevel.table.table import Table

if TYPE_CHECKING:
    from sublevel.table.host import Host


@dataclass(slots=True)
class Held:
    """An answer that came before its time."""

    visitor: Visitor
    ref: int
    action: int


@dataclass(slots=True)
class Question:
    """A secret question that is open to a seat."""

    kind: int
    asked: int  # milliseconds since 1970, as everything here
    due: int  # no answer takes effect before
    bot: str | None = None  # the bot that is asked
    timer: Timer | None = None
    held: Held | None = None


class PaddedRoom(Audience):
    """A table at which secret answers take their time."""

    def __init__(self, host: Host, table: Table) -> None:
        super().__init__(host, table)
        self._questions: dict[int, Question] = {}  # by seat

    @property
    def _answering(self) -> bool:
        """Whether the table will answer for somebody soon."""
        return any(question.timer is not None for question in self._questions.values())

    def _ask(self, at: int) -> None:
        """Open the secret questions that the board asks, and withdraw all others."""
        table = self.table
        kind = table.game.veiled(table.match.state) if table.status == "playing" else 0
        due = table.match.due if kind else ()
        for seat, question in list(self._questions.items()):
            if seat not in due or question.kind != kind or question.bot != table.seats[seat].bot:
                self._withdraw(seat)
        for seat in due:
            if seat not in self._questions and table.is_answered(seat):
                self._ask_person(seat, kind, at)

    def _ask_person(self, seat: int, kind: int, at: int) -> None:
        question = self._questions[seat] = Question(kind, at, at)
        if self.table.seats[seat].program or self.table.only_action(seat) is not None:
            wait = self._draw(seat, kind, at)
            question.due = at + wait
            question.timer = self.host.runtime.later(wait / 1000, partial(self._answer_for, seat, question))

    def _draw(self, seat: int, kind: int, at: int) -> int:
        """How long an answer takes. It never lets the clock fall: nobody loses by an answer that they cannot choose."""
        table = self.table
        chance = self.host.runtime.chance_for(table.header.id, len(table.match.plies), seat, "answer")
        wait = self.host.answer_times.draw((table.game.name, kind), chance)
        left = table.clocks.at(at)[seat]
        return wait if left is None else min(wait, round(left * chance.uniform(*SLICE)))

    def _bot_due(self, seat: int, bot: str, hesitation: int) -> int:
        """When a bot's answer takes effect: after so long, unless it was asked before."""
        question = self._questions.get(seat)
        if question is None or question.bot != bot:
            at = self.host.now()
            question = Question(self.table.game.veiled(self.table.match.state), at, at + hesitation, bot)
            self._questions[seat] = question
        return question.due

    def _waits_until(self, seat: int, due: int) -> bool:
        """Whether a seat is still asked what takes effect at that time."""
        return seat in self._questions and self._questions[seat].due == due

    # Answers.

    def _is_early(self, seat: int, at: int) -> bool:
        """Whether an answer of a seat has to wait for its time."""
        return seat in self._questions and at < self._questions[seat].due

    def _hold(self, visitor: Visitor, seat: int, message: Act) -> None:
        """Keep an answer until its time has come; a later one replaces it."""
        reason = self.table.match.why(seat, message.action)
        if reason is not None:
            raise Illegal(reason)
        question = self._questions[seat]
        before = question.held
        if before is not None and (before.visitor is not visitor or before.ref != message.ref):
            self._let_go(before)
        question.held = Held(visitor, message.ref, self.table.match.identify(seat, message.action))

    def _note_answer(self, seat: int, at: int) -> None:
        """Remember how long a person took who had a choice."""
        question = self._questions.get(seat)
        if question is not None and question.due == question.asked:
            self.host.answer_times.note((self.table.game.name, question.kind), at - question.asked)

    def _answer_for(self, seat: int, question: Question) -> None:
        """The time has come: give the answer that is held, or the only one there is."""
        question.timer = None
        if self._stands or self._questions.get(seat) is not question:
            return
        held, at = question.held, self.host.now()
        action = self.table.only_action(seat) if held is None else held.action
        if action is None:
            return  # a program that still thinks: from now on its answer takes effect at once
        question.held = None
        acted = self.table.play(seat, action, at, auto=held is None)
        self._played(acted, at, None if held is None else held.visitor, None if held is None else held.ref)

    def _played(self, record: AnyRecord, at: int, actor: Visitor | None, ref: int | None) -> None:
        """Keep an action that was played, tell everybody, and go on."""
        raise NotImplementedError

    # The end of a question.

    def _withdraw(self, seat: int) -> None:
        """Ask a seat no longer."""
        question = self._questions.pop(seat, None)
        if question is None:
            return
        if question.timer is not None:
            question.timer.cancel()
        if question.held is not None:
            self._let_go(question.held)

    def _withdraw_all(self) -> None:
        for seat in list(self._questions):
            self._withdraw(seat)

    def _let_go(self, held: Held) -> None:
        """Tell somebody that an answer takes no effect."""
        overtaken = refused("stale", status=409, text="the board has changed meanwhile")
        self.tell(held.visitor, Refused(refusal=overtaken.refusal, ref=held.ref))
