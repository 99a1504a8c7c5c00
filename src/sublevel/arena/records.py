"""What is kept of a tournament: its terms, and a line for every match that was played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from sublevel.arena.tournament import Tournament
from sublevel.bots.program import FaultKind
from sublevel.engine.errors import BadFile, BadOption, SublevelError
from sublevel.engine.match import Match
from sublevel.engine.registry import find

FORMAT: Final = "sublevel-arena"
VERSION: Final = 1
TERMS: Final = "tournament.json"
MATCHES: Final = "matches.jsonl"


class Fault(msgspec.Struct, frozen=True):
    """Why a bot lost its match without losing on the board."""

    seat: int
    kind: FaultKind
    reason: str


class Record(msgspec.Struct, kw_only=True, frozen=True):
    """One match that was played: enough to play it again."""

    number: int
    deal: int
    seed: int
    bots: list[str]  # who sat on each seat
    end: str  # the game's word for the kind of end, or `fault`
    winners: list[int]  # seats
    returns: list[float]
    scores: list[int]
    plies: int
    decisions: list[int]  # of each seat
    seconds: list[float]  # that each seat thought, all together
    longest: list[float]  # and at most about one decision
    fault: Fault | None = None
    digest: str | None = None  # of the last state
    sides: list[str] = []  # on which side each seat was at the end, where a game has sides that are not seats
    # Seat and notation; null if they were lost with the process in which a bot hung or crashed.
    actions: list[tuple[int, str]] | None = None


class Terms(msgspec.Struct, kw_only=True):
    """The first file of a tournament."""

    format: str
    version: int
    tournament: Tournament


class Folder:
    """The folder of a tournament's files."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None

    def begin(self, tournament: Tournament) -> None:
        """Start a new tournament here. Raises BadOption if one was begun already, and played."""
        if any(self._lines()):
            raise BadOption(
                f"{self.path} holds a tournament already: go on with it (--resume), or choose another --out"
            )
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self._write_terms(tournament)
            self._file = (self.path / MATCHES).open("wb")
        except OSError as error:
            raise BadOption(f"{self.path}: nothing can be written there: {error.strerror}") from None

    def resume(self, tournament: Tournament) -> list[Record]:
        """Go on with the tournament here: the matches that were played. Raises BadFile if it is another one."""
        kept = self.terms()
        check_same(kept, tournament, self.path)
        records = self.records(kept)
        try:
            self._write_terms(tournament)
            self._mend()
            self._file = (self.path / MATCHES).open("ab")
        except OSError as error:
            raise BadOption(f"{self.path}: nothing can be written there: {error.strerror}") from None
        return records

    def terms(self) -> Tournament:
        """The tournament whose files lie here. Raises BadFile."""
        path = self.path / TERMS
        try:
            terms = msgspec.json.decode(path.read_bytes(), type=Terms)
        except FileNotFoundError:
            raise BadFile(f"{self.path}: there is no tournament in this folder") from None
        except OSError as error:
            raise BadFile(f"{path}: {str(error.strerror).lower()}") from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadFile(f"{path}: not the terms of a tournament: {error}") from None
        if terms.format != FORMAT or terms.version != VERSION:
            raise BadFile(f"{path}: {terms.format} {terms.version}; this program reads {FORMAT} {VERSION}")
        return terms.tournament

    def records(self, tournament: Tournament) -> list[Record]:
        """The matches that were played, in the order of their numbers. Raises BadFile."""
        pairings = {pairing.number: pairing for pairing in tournament.pairings()}
        found: dict[int, Record] = {}
        for line, record in self._lines():
            pairing = pairings.get(record.number)
            if pairing is None or pairing.deal != record.deal or tournament.names(pairing.lineup) != record.bots:
                where = f"{self.path / MATCHES}, line {line}"
                raise BadFile(f"{where}: match {record.number} of {', '.join(record.bots)} is of another tournament")
            found[record.number] = record
        return [found[number] for number in sorted(found)]

    def add(self, record: Record) -> None:
        """Keep a match: it is in the file when this returns."""
        assert self._file is not None, "begin or resume comes first"
        self._file.write(msgspec.json.encode(record) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write_terms(self, tournament: Tournament) -> None:
        """Whole or not at all: a half-written file would cost the tournament."""
        terms = Terms(format=FORMAT, version=VERSION, tournament=tournament)
        half = self.path / f"{TERMS}.part"
        half.write_bytes(msgspec.json.format(msgspec.json.encode(terms), indent=2) + b"\n")
        os.replace(half, self.path / TERMS)

    def _lines(self) -> Iterator[tuple[int, Record]]:
        path = self.path / MATCHES
        try:
            lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        except OSError as error:
            raise BadFile(f"{path}: {error.strerror}") from None
        for number, line in enumerate(lines, 1):
            if not line.endswith(b"\n"):
                return  # the program was ended while it wrote: that match is played again
            try:
                yield number, msgspec.json.decode(line, type=Record)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise BadFile(f"{path}, line {number}: no match: {error}") from None

    def _mend(self) -> None:
        """Cut off a line that was not written to its end."""
        path = self.path / MATCHES
        if path.exists():
            content = path.read_bytes()
            if not content.endswith(b"\n"):
                os.truncate(path, content.rfind(b"\n") + 1)


def check_same(kept: Tournament, wanted: Tournament, path: Path) -> None:
    """Raise BadFile, and say what differs, if one tournament is not the other or its beginning."""
    for name in Tournament.__struct_fields__:
        old, new = getattr(kept, name), getattr(wanted, name)
        if name == "deals":
            if new < old:
                raise BadFile(f"{path} holds a tournament with {old} deals: it can get more, but not fewer ({new})")
        elif old != new:
            raise BadFile(f"{path} holds another tournament: its {name}: {shown(old)}, not {shown(new)}")


def shown(value: Any) -> str:
    """A part of a tournament's terms in one line."""
    if isinstance(value, list):
        return ",".join(
            f"{entry.name}" if entry.name == entry.made else f"{entry.name}={entry.made}" for entry in value
        )
    return msgspec.json.encode(value).decode() if isinstance(value, dict) else str(value)


def match_of(tournament: Tournament, record: Record) -> Match:
    """The match of a record, played again and compared. Raises BadFile."""
    if record.actions is None:
        raise BadFile(f"match {record.number}: its actions were lost with the process in which a bot was")
    find(tournament.game).check_data(tournament.data)
    match = find(tournament.game).new(record.seed, tournament.options)
    for number, (seat, action) in enumerate(record.actions, 1):
        try:
            match.play(seat, action)
        except SublevelError as error:
            raise BadFile(f"match {record.number}: action {number} ({action}) cannot be played: {error}") from None
    if match.digest() != record.digest:
        raise BadFile(f"match {record.number}: its actions do not lead to the final state it names")
    return match
