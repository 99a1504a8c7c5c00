"""The specification of a game's rules, clause by clause, read from `docs/rules/<game>.md`."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import sublevel
from sublevel.engine import registry
from sublevel.engine.errors import UnknownGame
from sublevel.table.api_types import Clause, RulesText

HEADING: Final = re.compile(r"#{2,3} (.+)")
ID: Final = r"[A-Z]{2,}(?:-[A-Z][A-Z0-9]*)+-[0-9]+[a-z]?"
CLAUSE: Final = re.compile(rf"- \*\*({ID})\*\*\s*(.*)")
PARAGRAPH: Final = re.compile(rf"\*\*({ID})\*\*\s*(.*)")
ROW: Final = re.compile(rf"\|\s*(?:\*\*)?({ID})(?:\*\*)?\s*\|(.*)\|\s*$")
# Where a sentence comes from, such as [R] or [R: not tipped]: a matter of whoever keeps the specification.
MARK: Final = re.compile(r"\s*\[(?:R-fig|[RHP])(?:[0-9*]|[ ;:,/][^\]]*)?\](?:/(?=\[))?")


def rules_file(game: str) -> Path:
    """The file of a game's rules: in the installed package, or in a checkout where it is kept. Raises UnknownGame."""
    registry.find(game)
    package = Path(sublevel.__file__).parent
    places = (package / "rules", package.parents[1] / "docs" / "rules")
    for place in places:
        if (file := place / f"{game}.md").is_file():
            return file
    raise UnknownGame(f"the rules of {game!r} are not installed")


@functools.cache
def rules_text(game: str) -> RulesText:
    """The rules of a game. Raises UnknownGame."""
    clauses = list(read_clauses(rules_file(game).read_text(encoding="utf-8")))
    return RulesText(game=game, sections=list(dict.fromkeys(clause.section for clause in clauses)), clauses=clauses)


def read_clauses(text: str) -> Iterator[Clause]:
    """All clauses of a specification, in its order: points of lists, paragraphs and rows that begin with an ID."""
    section = ""
    labels: list[str] = []
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if heading := HEADING.match(line):
            section = without_marks(heading[1])
        elif point := CLAUSE.match(line):
            yield Clause(id=point[1], section=section, text=without_marks(point[2] + continuation(lines, number + 1)))
        elif start := PARAGRAPH.match(line):
            yield Clause(id=start[1], section=section, text=without_marks(start[2] + paragraph(lines, number + 1)))
        elif row := ROW.match(line):
            yield Clause(id=row[1], section=section, text=row_text(labels[1:], cells(row[2])))
        elif line.startswith("|") and not line.startswith("|-"):
            labels = cells(line.strip().strip("|"))


def continuation(lines: list[str], start: int) -> str:
    """What follows a clause's first line: indented lines, and after a colon the table or the block announced by it."""
    end = start
    while end < len(lines) and lines[end].startswith("  "):
        end += 1
    taken = "".join(("\n" if line.startswith("  - ") else " ") + line.strip() for line in lines[start:end])
    if not lines[end - 1].rstrip().endswith(":") or end + 1 >= len(lines) or lines[end]:
        return taken
    return taken + "\n\n" + "\n".join(block(lines, end + 1))


def paragraph(lines: list[str], start: int) -> str:
    """What follows the first line of a paragraph: its other lines, and a table or a block of code right behind it."""
    end = start
    while end < len(lines) and lines[end] and not lines[end].startswith(("|", "```", "#", "**")):
        end += 1
    taken = "".join(("\n" if line.startswith("* ") else " ") + line.strip() for line in lines[start:end])
    behind = end + 1 if end < len(lines) and not lines[end] and taken.rstrip().endswith(":") else end
    if end == start and lines[start - 1].rstrip().endswith(":"):
        behind = end + int(not lines[end])
    if behind < len(lines) and lines[behind].startswith(("|", "```")):
        taken += "\n\n" + "\n".join(block(lines, behind))
    return taken


def block(lines: list[str], start: int) -> list[str]:
    """A table, or a block of code."""
    end = start
    if lines[start].startswith("```"):
        end = lines.index("```", start + 1) + 1
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    return lines[start:end]


def cells(row: str) -> list[str]:
    """The cells of a table's row."""
    return [cell.strip() for cell in row.split("|")]


def row_text(labels: list[str], values: list[str]) -> str:
    """A row as text: the question, and everything else after the name of its column."""
    first, *others = values
    said = [f"*{label}:* {value}" for label, value in zip(labels[1:], others, strict=False) if value not in ("", "no")]
    return without_marks("  \n".join([f"**{first}**", *said]))


def without_marks(text: str) -> str:
    """The wording alone."""
    return MARK.sub("", text).strip()
