"""What is seen of a match: one position for many eyes, one action for many ears, a whole match for one pair of eyes."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from sublevel.engine.actions import Ply
from sublevel.engine.core import SPECTATOR, State
from sublevel.engine.game import Game
from sublevel.engine.match import PLAYERS, Match, event_rows, seats_in
from sublevel.engine.options import Options
from sublevel.engine.views import encoded
from sublevel.table.protocol import Event, Json, Scene, Step


class Picture:
    """A position as it is shown. Each part is made once, however many look; in a game without secrets all see one."""

    def __init__(self, game: Game, options: Options, state: State, plies: int, live: bool) -> None:
        self._game = game
        self._options = options
        self._state = state
        self._plies = plies
        self._live = live  # whether actions can be chosen
        self.waiting = seats_due(game, state)
        self._seen: dict[int, State] = {}
        self._views: dict[int, msgspec.Struct] = {}
        self._steps: dict[int, Step] = {}
        self._choices: list[Json] | None = None  # of the first seat that is waited for, where all plan together
        self._shared = live and game.cooperative and not game.secrets

    @classmethod
    def of(cls, match: Match, live: bool) -> Picture:
        """The present position of a match."""
        return cls(match.game, match.rules_options, match.state, len(match.plies), live)

    def scene(self, eyes: int | None, aids: bool = False) -> Scene:
        """What a seat sees, or (None) a spectator."""
        viewer = SPECTATOR if eyes is None else eyes
        return Scene(
            plies=self._plies,
            eyes=eyes,
            waiting=self.waiting,
            view=self._view(viewer),
            legal=self._legal(viewer),
            aids=self._aids(viewer) if aids else None,
            plans=self._plans(viewer) if self._shared else [],
        )

    def step(self, ply: Ply, eyes: int | None) -> Step:
        """The action that led here, as a seat may know it."""
        viewer = self._key(SPECTATOR if eyes is None else eyes)
        step = self._steps.get(viewer)
        if step is None:
            step = encoded(told_step(self._game, self._look(viewer), ply, self._plies, viewer))
            self._steps[viewer] = step
        return step

    def position(self, eyes: int | None) -> Json:
        """The position in the game's notation, without what the eyes may not see."""
        return self._game.write_position(self._look(SPECTATOR if eyes is None else eyes), public=True)

    def _key(self, viewer: int) -> int:
        return viewer if self._game.secrets else SPECTATOR

    def _look(self, viewer: int) -> State:
        key = self._key(viewer)
        seen = self._seen.get(key)
        if seen is None:
            seen = self._seen[key] = self._game.seen_by(self._state, key)
        return seen

    def _view(self, viewer: int) -> msgspec.Struct:
        key = self._key(viewer)
        view = self._views.get(key)
        if view is None:
            view = self._views[key] = encoded(self._game.describe(self._look(viewer), viewer, self._options))
        return view

    def _legal(self, viewer: int) -> list[Json]:
        if not self._live or not self._state.waiting >> viewer & 1:
            return []
        return list(self._game.choices(self._look(viewer), viewer))

    def _plans(self, viewer: int) -> list[Json]:
        """What those who wait for another seat may suggest to it."""
        if viewer == SPECTATOR or viewer in self.waiting or not self.waiting:
            return []
        if self._choices is None:
            self._choices = list(self._game.choices(self._look(self.waiting[0]), self.waiting[0]))
        return self._choices

    def _aids(self, viewer: int) -> msgspec.Struct | None:
        return self._game.aids(self._look(viewer), viewer)


def seats_due(game: Game, s: State) -> list[int]:
    """The seats whose turn it is."""
    return list(seats_in(game.due(s) & PLAYERS))


def told_step(game: Game, seen: State, ply: Ply, number: int, viewer: int) -> Step:
    """An action and its events, from the state after it as the viewer sees that."""
    return Step(number=number, seat=ply.seat, text=game.told(ply, viewer), events=events_of(game, seen))


def events_of(game: Game, seen: State) -> list[Event]:
    """The events of the last action, as far as they can be seen."""
    return [told_event(game, row) for row in event_rows(seen)]


@lru_cache(maxsize=10_000)
def told_event(game: Game, row: tuple[int, ...]) -> Event:
    """One event in words, encoded: many events come again and again."""
    kind, words = game.event(row)
    return encoded(Event(kind=kind, key=words.key, args=dict(words.args), clause=game.clause_of(kind)))


def states_of(match: Match) -> list[State]:
    """The states of a match from its start, one more than there are actions."""
    return [match.game.copy(s) for s in match.states()]


def steps_of(match: Match, eyes: int | None, unveiled: bool = False) -> list[Step]:
    """The whole log as a seat may know it, or, for after the end, with all that was hidden."""
    viewer = SPECTATOR if eyes is None else eyes
    game, states = match.game, match.states()
    next(states)
    steps = []
    for number, (ply, s) in enumerate(zip(match.plies, states, strict=True), 1):
        if unveiled:
            steps.append(told_step(game, s, ply, number, ply.seat))
        else:
            steps.append(told_step(game, game.seen_by(s, viewer), ply, number, viewer))
    return steps


def scenes_of(match: Match, eyes: int | None) -> list[Scene]:
    """The board after each action, from one pair of eyes."""
    game, options = match.game, match.rules_options
    return [Picture(game, options, s, plies, live=False).scene(eyes) for plies, s in enumerate(states_of(match))]


def unveiled_scenes(match: Match) -> list[Scene]:
    """The board after each action with all that was hidden: for after the end."""
    game, options = match.game, match.rules_options
    return [
        Scene(
            plies=plies,
            eyes=None,
            waiting=seats_due(game, s),
            view=game.unveil(s, options),
            legal=[],
        )
        for plies, s in enumerate(states_of(match))
    ]


def positions_of(match: Match, public: bool) -> list[Json]:
    """The position after each action in the game's notation."""
    return [match.game.write_position(s, public) for s in states_of(match)]
