"""Who plays in an arena: our own bots, and outside programs. Both get what their seat may know."""

from __future__ import annotations

from typing import Any

import msgspec

from sublevel import bots
from sublevel.arena.tournament import Entrant
from sublevel.bots.program import Program
from sublevel.bots.protocol import Hello, Over, Turn
from sublevel.engine.match import Match


class Player:
    """Somebody on a seat, for one match after the other."""

    def begin(self, match: Match, seat: int, seed: int, seconds: float) -> None:
        """A match begins."""
        raise NotImplementedError  # these two are for each kind of player; the others may be ignored

    def choose(self, match: Match) -> int | str:
        """An action of the seat, by number or in notation."""
        raise NotImplementedError

    def saw(self, match: Match) -> None:
        """Somebody has just played."""

    def end(self, match: Match, reason: str, winners: list[int]) -> None:
        """The match is over."""

    def close(self) -> None:
        """Nothing more is played."""


class OwnBot(Player):
    """One of our bots, made anew for every match."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._bot: bots.Bot | None = None
        self._seat = 0

    def begin(self, match: Match, seat: int, seed: int, seconds: float) -> None:
        """A match begins."""
        self._bot = bots.make(self._name, match.game, seed)
        self._seat = seat

    def choose(self, match: Match) -> int:
        """The bot's action."""
        assert self._bot is not None
        return self._bot.choose(match.game.seen_by(match.state, self._seat), self._seat)


class Outsider(Player):
    """A program of its own."""

    def __init__(self, command: str) -> None:
        self._program = Program(command)
        self._seat = 0
        self._steps: list[dict[str, Any]] = []

    def begin(self, match: Match, seat: int, seed: int, seconds: float) -> None:
        """A match begins."""
        self._seat = seat
        self._steps = []
        game = match.game
        hello = Hello(
            game=game.name,
            rules=game.version,
            seat=seat,
            seats=list(game.seats[: game.seat_count(match.rules_options)]),
            options=match.options,
            seconds=seconds,
            seed=seed,
        )
        self._program.begin(hello)

    def choose(self, match: Match) -> int | str:
        """The program's answer."""
        game, seat = match.game, self._seat
        seen = game.seen_by(match.state, seat)
        turn = Turn(
            plies=len(match.plies),
            view=game.describe(seen, seat, match.rules_options),
            legal=list(game.choices(seen, seat)),
            steps=self._steps,
        )
        self._steps = []
        return self._program.choose(turn)

    def saw(self, match: Match) -> None:
        """Remember what was played, as the seat may know it, until the program's next turn."""
        ply, number = match.plies[-1], len(match.plies)
        text = match.game.told(ply, self._seat)
        self._steps.append({"number": number, "seat": ply.seat, "text": text, "events": match.events(self._seat)})

    def end(self, match: Match, reason: str, winners: list[int]) -> None:
        """The match is over."""
        result = msgspec.to_builtins(match.result) if reason == "played" else None
        self._program.end(Over(reason=reason, winners=winners, result=result))

    def close(self) -> None:
        """End the program."""
        self._program.close()


def make_player(entrant: Entrant) -> Player:
    """Somebody who can sit down."""
    return OwnBot(entrant.made) if entrant.command is None else Outsider(entrant.command)
