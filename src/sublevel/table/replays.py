"""Whole matches to look back at, from a table or from a file."""

from __future__ import annotations

from typing import Final

import msgspec

from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.engine.matchfile import game_of
from sublevel.table.api_types import Replay, ReplayFile
from sublevel.table.catalogue import offered_game
from sublevel.table.errors import refused
from sublevel.table.logged import commitment
from sublevel.table.protocol import ChatLine, Ending, SeatState
from sublevel.table.records import Header
from sublevel.table.scenes import positions_of, scenes_of, steps_of, unveiled_scenes

LONGEST_REPLAY: Final = 5000


def replay_of(
    match: Match,
    seats: list[SeatState],
    eyes: int | None,
    all_seeing: bool,
    over: bool,
    ending: Ending | None,
    header: Header | None,
    chat: list[ChatLine],
) -> Replay:
    """A whole match from one pair of eyes."""
    return Replay(
        game=match.game.name,
        version=match.game.version,
        options=match.options if over else match.rules_options.public(),
        seats=seats,
        eyes=None if all_seeing else eyes,
        all_seeing=all_seeing,
        finished=over,
        steps=steps_of(match, eyes, unveiled=all_seeing),
        scenes=unveiled_scenes(match) if all_seeing else scenes_of(match, eyes),
        positions=positions_of(match, public=not all_seeing),
        chat=chat,
        ending=ending,
        commitment=commitment(header) if header else None,
        seed=str(match.seed) if over and match.seed is not None else None,
        salt=header.salt if header and over else None,
        data=match.game.own_data,
    )


def replay_file(request: ReplayFile) -> Replay:
    """A match from a file."""
    match = match_of(request.file)
    game = match.game
    check_eyes(game, request.eyes)
    nobody = [SeatState(seat=seat, holder="open") for seat in range(game.seat_count(match.rules_options))]
    result = match.result
    ending = Ending(reason="played", winners=list(result.winners), result=result.plain()) if result else None
    chat = [ChatLine(number=number, **msgspec.structs.asdict(said)) for number, said in enumerate(match.talk)]
    return replay_of(match, nobody, request.eyes, request.all_seeing, match.finished, ending, None, chat)


def match_of(file: str) -> Match:
    """A match from a file that somebody sent. Raises BadFile, or Refused if it is too long."""
    match = offered_game(game_of(file)).load(file)
    if len(match.plies) > LONGEST_REPLAY:
        raise refused("too-long", status=422, text="that match is too long")
    return match


def check_eyes(game: Game, eyes: int | None) -> None:
    """Raise Refused for the eyes of a seat that is not there."""
    if eyes is not None and eyes >= len(game.seats):
        raise refused("no-such-seat", status=422, text=f"there are the seats 0 to {len(game.seats) - 1}")
