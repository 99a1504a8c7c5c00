"""The Base with one fault each: what the suite must find. Every fault is one that a real change could bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from sublevel.engine.core import EVENT_WIDTH, Rules, State, advance
from sublevel.engine.game import Json
from sublevel.engine.match import Match
from sublevel.engine.options import Options
from sublevel.engine.schema import SCRATCH, Field, Schema
from sublevel.engine.text import Reason, Words
from sublevel.games.the_base import view_types
from sublevel.games.the_base.game import TheBaseGame
from sublevel.games.the_base.reasons import FAR_WALL
from sublevel.games.the_base.rules import TheBase
from sublevel.games.the_base.state import SCHEMA, Board

Step = Callable[[State, int, int], None]


class FaultyRules(Rules):
    """The real rules, of which methods can be exchanged."""

    def __init__(self, inner: Rules, **faults: Callable[..., Any]) -> None:
        for name in vars(Rules):
            if not name.startswith("_"):
                setattr(self, name, faults.get(name, getattr(inner, name)))


class Faulty(TheBaseGame):
    """The Base on faulty rules."""

    def __init__(self, **faults: Callable[..., Any]) -> None:
        self.rules = cast("TheBase", FaultyRules(TheBaseGame.rules, **faults))

    def legal_ids(self, s: State, seat: int) -> list[int]:
        self.rules.legal(s, seat)
        return [s.legal[i] for i in range(s.legal_count)]

    def observations(self, states: list[State], seats: list[int]) -> NDArray[np.float32]:
        return TheBaseGame().observations(states, seats)  # no fault is planted there, and vecs stay compiled


def after_step(change: Callable[[State], None]) -> Faulty:
    """A game whose steps do something more."""
    real = TheBaseGame.rules

    def step(s: State, seat: int, action: int) -> None:
        real.step(s, seat, action)
        change(s)

    return Faulty(step=step)


def refuses_what_is_listed() -> Faulty:
    real = TheBaseGame.rules

    def reason(s: State, seat: int, action: int) -> int:
        return real.reason(s, seat, action) or (11 if s.ply == 9 else 0)

    return Faulty(reason=reason)


def lists_twice() -> Faulty:
    real = TheBaseGame.rules

    def legal(s: State, seat: int) -> None:
        real.legal(s, seat)
        if s.legal_count:
            s.legal[s.legal_count] = s.legal[0]
            s.legal_count += 1

    return Faulty(legal=legal)


def allows_the_other_seat() -> Faulty:
    real = TheBaseGame.rules

    def reason(s: State, seat: int, action: int) -> int:
        return 0 if s.ply == 8 and action == 237 else real.reason(s, seat, action)

    return Faulty(reason=reason)


def stops_without_a_result() -> Faulty:
    def change(s: State) -> None:
        if s.ply == 20:
            s.waiting = 0

    return after_step(change)


def never_ends() -> Faulty:
    def change(s: Any) -> None:
        s.countdown = 20

    return after_step(change)


def number_too_large() -> Faulty:
    def change(s: State) -> None:
        if s.ply == 15:
            s.events[len(s.events) - 1] = 1 << 20

    return after_step(change)


def state_that_cannot_be_packed() -> Faulty:
    def change(s: State) -> None:
        if s.ply == 15:
            s.tape[0] = 1 << 20

    return after_step(change)


def event_for_nobody() -> Faulty:
    def change(s: State) -> None:
        if s.event_count:
            s.events[EVENT_WIDTH * (s.event_count - 1) + 1] = 0

    return after_step(change)


def both_win() -> Faulty:
    def change(s: State) -> None:
        if s.ended:
            s.payoff[0] = s.payoff[1] = 1

    return after_step(change)


def draws_in_secret() -> Faulty:
    def change(s: State) -> None:
        if s.ply > 10:
            s.rng = advance(s.rng)

    return after_step(change)


def reveals_without_telling() -> Faulty:
    def change(s: State) -> None:
        s.disclosed = 0

    return after_step(change)


def depends_on_something_else() -> Faulty:
    calls = [0]

    def change(s: State) -> None:
        calls[0] += 1
        if calls[0] % 40 == 0:
            s.tape[0] += 1

    return after_step(change)


def differs_from_other_processes() -> Faulty:
    def change(s: State) -> None:
        if s.ply == 30:
            s.tape[5] = 1

    return after_step(change)


def looking_changes_it() -> Faulty:
    real = TheBaseGame.rules

    def reason(s: State, seat: int, action: int) -> int:
        if action == 0:
            s.tape[0] = (s.tape[0] + 1) % 100
        return real.reason(s, seat, action)

    return Faulty(reason=reason)


def hides_nothing() -> Faulty:
    return Faulty(hide=lambda s, seat: None)


def reasons_tell_secrets() -> Faulty:
    real = TheBaseGame.rules

    def reason(s: Any, seat: int, action: int) -> int:
        code = real.reason(s, seat, action)
        return FAR_WALL if code and action == 0 and sum(s.tile) % 2 else code

    return Faulty(reason=reason)


def resamples_nothing() -> Faulty:
    def resample(s: State, seat: int) -> None:
        s.tape_end = s.tape_next = 0

    return Faulty(resample=resample)


def resamples_what_is_known() -> Faulty:
    real = TheBaseGame.rules

    def resample(s: Any, seat: int) -> None:
        real.resample(s, seat)
        s.countdown = s.rng % 5 + 1

    return Faulty(resample=resample)


def judges_too_high() -> Faulty:
    return Faulty(evaluate=lambda s, seat: 5000)


class ShowsHiddenTiles(Faulty):
    def seen_by(self, s: State, seat: int) -> State:
        return self.copy(s)

    def describe(self, s: State, seat: int, options: Options) -> view_types.BoardView:
        content = super().describe(s, seat, options)
        content.phase += self.write_position(s)
        return content


class LetsOneSeatPeek(Faulty):
    def seen_by(self, s: State, seat: int) -> State:
        return self.copy(s) if seat == 0 else super().seen_by(s, seat)


class FeaturesTellSecrets(Faulty):
    def observations(self, states: list[State], seats: list[int]) -> NDArray[np.float32]:
        dealt = [sum((t + 1) * mask for t, mask in enumerate(cast("Board", s).tile)) for s in states]
        shape = (len(states), *(1 for _ in self.features_shape))
        return super().observations(states, seats) + np.array(dealt, dtype=np.float32).reshape(shape)


class SharesACopy(Faulty):
    def copy(self, s: Any) -> State:
        copy: Any = super().copy(s)
        copy.piece = s.piece
        return cast("State", copy)


class ForgetsThePhase(Faulty):
    schema = Schema([Field("phase", 0, "i8", SCRATCH) if f.name == "phase" else f for f in SCHEMA.fields])


class WritesAmbiguously(Faulty):
    def write_action(self, s: State, seat: int, action: int) -> str:
        return super().write_action(s, seat, action).replace("@N", "@S")


class LosesTheWindow(Faulty):
    def write_position(self, s: State, public: bool = False) -> str:
        return super().write_position(s, public).replace("*", "")


class LoadsTooLittle(Faulty):
    def load(self, text: str) -> Match:
        match = super().load(text)
        if match.plies:
            match.undo()
        return match


class SpeaksOneLanguage(Faulty):
    def event(self, row: Sequence[int]) -> tuple[str, Words]:
        kind, words = super().event(row)
        return kind, Words("the-base-event-of-nobody", words.args)


class NamesAnotherReason(Faulty):
    def reason(self, code: int, s: State, seat: int, action: int) -> Reason:
        return super().reason(10, s, seat, action)


class LosesSlots(Faulty):
    def __init__(self) -> None:
        real = TheBaseGame.rules

        def step(s: Any, seat: int, action: int) -> None:
            real.step(s, seat, action)
            if s.ply == 12:
                s.slot[0] = 0 if s.slot[0] else 1

        super().__init__(step=step)

    def conserved(self, s: Any) -> Json:
        return sorted(s.slot)
