"""A match and the people and bots around it, without any screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from sublevel import bots
from sublevel.engine.actions import Action, Ply
from sublevel.engine.chance import fresh_seed
from sublevel.engine.errors import BadFile, BadOption, Finished
from sublevel.engine.game import Game
from sublevel.engine.match import Match

View = dict[str, Any]  # what a seat sees, JSON-ready

HUMAN: Final = "human"
LARGEST_FILE: Final = 4_000_000  # bytes; a saved match has a few thousand


class Table:
    """Who plays what: a match, its seats, and the steps that need nobody's thought."""

    def __init__(self, match: Match, seats: Mapping[int, str], goes_by_itself: Callable[[View], bool]) -> None:
        self.match = match
        self.game: Game = match.game
        self.goes_by_itself = goes_by_itself  # whether an only legal action is played without asking
        self.seats = check_seats(self.game, seats)
        self.bots: dict[int, Any] = {}
        self.seat_bots()

    def seat_bots(self) -> None:
        """Give each bot's seat a fresh bot: what an old one still thinks about is no longer true."""
        self.bots = {
            seat: bots.make(name, self.game, fresh_seed()) for seat, name in self.seats.items() if name != HUMAN
        }

    # Who is concerned.

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in self.seats.items() if name == HUMAN]

    @property
    def acting_human(self) -> int | None:
        """The person who may act now."""
        return self._human_to_act(self.match)

    def _human_to_act(self, match: Match) -> int | None:
        return next((seat for seat in match.waiting if self.seats.get(seat) == HUMAN), None)

    @property
    def acting_bot(self) -> int | None:
        """The bot that may act now, once no person can."""
        if self.acting_human is not None:
            return None
        return next((seat for seat in self.match.waiting if seat in self.bots), None)

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the board is shown; None is a spectator."""
        if self.acting_human is not None:
            return self.acting_human
        return self.humans[0] if len(self.humans) == 1 else None

    # Playing.

    def play(self, seat: int, text: str | int | Action) -> Ply:
        """Play an action; notation is also taken in the wrong case where it can only mean one legal action."""
        if isinstance(text, str):
            text = self._meant(seat, text.strip())
        return self.match.play(seat, text)

    def _meant(self, seat: int, text: str) -> str:
        legal = [action.text for action in self.match.legal(seat)]
        if text in legal:
            return text
        alike = [other for other in legal if other.lower() == text.lower()]
        return alike[0] if len(alike) == 1 else text

    def automatic(self) -> Action | None:
        """The action of a person who has no choice, where the game lets such actions go by themselves."""
        return self._automatic(self.match)

    def _automatic(self, match: Match) -> Action | None:
        seat = self._human_to_act(match)
        if seat is None or not self.goes_by_itself(match.view(seat)):
            return None
        legal = match.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def take_back(self) -> list[Ply]:
        """Go back to the last decision of a person, and say what was taken back, the first first.

        What was revealed is never taken back.
        """
        earlier = self.match.branch()
        while earlier.plies:
            earlier.undo()
            if self._human_to_act(earlier) is not None and self._automatic(earlier) is None:
                gone = self.match.plies[len(earlier.plies) :]
                if any(ply.disclosed for ply in gone):
                    raise Finished("you can't undo a reveal")
                self.match = earlier
                self.seat_bots()
                return gone
        raise Finished("there is nothing to take back: no person has decided anything yet")

    # New, saved and loaded matches.

    def deal(self, swap: bool = False) -> None:
        """Start a new match with the same options; `swap` lets the seats change sides."""
        if swap:
            names = list(self.seats.values())
            self.seats = dict(zip(self.seats, [*names[1:], names[0]], strict=True))
        self.match = self.game.new(options=self.match.options)
        self.seat_bots()

    def save(self, path: Path) -> None:
        """Write the match to a file. Raises BadFile."""
        try:
            path.expanduser().write_text(self.match.to_json(), encoding="utf-8")
        except OSError as error:
            raise BadFile(f"{path} cannot be written: {error.strerror or error}") from None
        except RuntimeError:
            raise BadFile(f"{path} cannot be written: there is no such home folder") from None

    def load(self, path: Path) -> None:
        """Go on with a match from a file. Raises BadFile, and then nothing has changed."""
        self.match = self.game.load(read_file(path))
        self.seat_bots()


def check_seats(game: Game, seats: Mapping[int, str]) -> dict[int, str]:
    """Every seat with its player, in order. Raises BadOption."""
    wrong = [seat for seat in seats if seat not in range(len(game.seats))]
    if wrong:
        raise BadOption(f"seat {wrong[0]}: {game.title} has the seats 0 to {len(game.seats) - 1}")
    return {seat: seats.get(seat, HUMAN) for seat in range(len(game.seats))}


def read_file(path: Path) -> str:
    """The text of a saved match. Raises BadFile."""
    try:
        path = path.expanduser()
        if path.stat().st_size > LARGEST_FILE:
            raise BadFile(f"{path} is too large to be a saved match")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror or error}") from None
    except RuntimeError:
        raise BadFile(f"{path} cannot be read: there is no such home folder") from None
    except UnicodeDecodeError:
        raise BadFile(f"{path} is no saved match: it is not a text in UTF-8") from None
