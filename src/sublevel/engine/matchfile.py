"""A match in a file: written whole, read with suspicion."""

from __future__ import annotations

from typing import Final

import msgspec

from sublevel.engine.actions import Said
from sublevel.engine.errors import BadFile, SublevelError, quoted, shortened
from sublevel.engine.game import Game, Json
from sublevel.engine.match import Match

FORMAT: Final = "sublevel-match"
VERSION: Final = 1
TOO_DEEP: Final = "not a match file: its lists and tables are nested too deeply"


class MatchFile(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What stands in the file, in this order."""

    format: str
    version: int
    game: str
    rules: str  # the version of the game's rules
    data: str | None = (
        None  # the digest of the owner's data it was played with; without: the data that come with the rules
    )
    options: dict[str, Json]
    seed: int | None  # of the deal, or of what is drawn after the written position
    tape: list[int]
    start: Json  # the written position it started from, null for a deal
    actions: list[tuple[int, str]]  # seat and notation
    fresh: list[tuple[int, int]] = []  # after how many actions chance was drawn afresh, and from which key
    talk: list[Said] = []  # what was said and claimed at the table
    result: dict[str, Json] | None
    digest: str  # of the last state


class _Head(msgspec.Struct):
    """As much as must be right before the rest can be understood."""

    format: str = ""
    version: int = 0
    game: str = ""


def write_match(match: Match) -> str:
    """The text of the file."""
    content = MatchFile(
        format=FORMAT,
        version=VERSION,
        game=match.game.name,
        rules=match.game.version,
        data=match.game.own_data,
        options=match.options,
        seed=match.seed,
        tape=list(match.tape),
        start=match.written_start(),
        actions=[(ply.seat, ply.text) for ply in match.plies],
        fresh=match.fresh_keys,
        talk=[said for said in match.talk if said.after <= len(match.plies)],
        result=match.result.plain() if match.result else None,
        digest=match.digest(),
    )
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode() + "\n"


def game_of(text: str) -> str:
    """The name of the game that a file's match belongs to. Raises BadFile."""
    return _head(text).game


def read_match(game: Game, text: str) -> Match:
    """Replay the match of a file, checking everything that it says."""
    head = _head(text)
    if head.game != game.name:
        raise BadFile(f"a match of {quoted(head.game)}, not of {game.name!r}")
    try:
        content = msgspec.json.decode(text.encode(), type=MatchFile)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadFile(f"not a whole match file: {error}") from None
    except RecursionError:
        raise BadFile(TOO_DEEP) from None
    if content.rules != game.version:
        raise BadFile(
            f"made with version {shortened(content.rules)} of the rules of {game.name}; this program has {game.version}"
        )
    game.check_data(content.data)
    match = _opened(game, content)
    match.talk = _checked_talk(game, content)
    keys = dict(content.fresh)
    for number, (seat, action) in enumerate(content.actions, 1):
        try:
            _draw_afresh(match, keys)
            match.play(seat, action)
        except SublevelError as error:
            raise BadFile(f"action {number} ({shortened(action)}) cannot be played: {error}") from None
    _draw_afresh(match, keys)
    if match.digest() != content.digest:
        raise BadFile("its actions do not lead to the final state it names: something in it was changed")
    if (match.result.plain() if match.result else None) != content.result:
        raise BadFile("its actions do not lead to the result it names: something in it was changed")
    return match


def _head(text: str) -> _Head:
    try:
        head = msgspec.json.decode(text.encode("utf-8", "surrogatepass"), type=_Head)
    except msgspec.ValidationError as error:
        raise BadFile(f"not a match file: {error}") from None
    except msgspec.DecodeError as error:
        raise BadFile(f"not a whole JSON text: {error}") from None
    except RecursionError:
        raise BadFile(TOO_DEEP) from None
    if head.format != FORMAT:
        raise BadFile(f"not a match file: its format is {quoted(head.format)} instead of {FORMAT!r}")
    if head.version != VERSION:
        raise BadFile(f"match file version {head.version}; this program reads version {VERSION}")
    return head


def _checked_talk(game: Game, content: MatchFile) -> list[Said]:
    for said in content.talk:
        if not 0 <= said.after <= len(content.actions):
            raise BadFile(f"talk: something was said after {said.after} actions; there are {len(content.actions)}")
        if said.seat is not None and not 0 <= said.seat < len(game.seats):
            raise BadFile(f"talk: there is no seat {said.seat}")
    return content.talk


def _draw_afresh(match: Match, keys: dict[int, int]) -> None:
    key = keys.get(len(match.plies))
    if key is not None:
        match.draw_afresh(key)


def _opened(game: Game, content: MatchFile) -> Match:
    try:
        options = game.options.read(content.options)
        return Match.begun(game, content.start, options, content.seed, content.tape)
    except SublevelError as error:
        raise BadFile(f"its start cannot be set up: {error}") from None
