"""Numbers as the reports write them, and the summary as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sublevel.arena.ratings import Estimate
from sublevel.arena.records import Record
from sublevel.arena.summary import Pair, Summary

MINUS = "\N{MINUS SIGN}"
BETWEEN = "\N{EN DASH}"

Row = Sequence[str]


def signed(value: float) -> str:
    """A rating: +123, 0 or -45 with a proper minus."""
    whole = round(value)
    return f"+{whole}" if whole > 0 else f"{MINUS}{-whole}" if whole < 0 else "0"


def rating(estimate: Estimate) -> str:
    """A rating and how far it can be off."""
    return f"{signed(estimate.value)} ±{round((estimate.high - estimate.low) / 2)}"


def percent(share: float) -> str:
    """A share."""
    return f"{100 * share:.1f} %"


def share(estimate: Estimate) -> str:
    """A share and its interval."""
    return f"{percent(estimate.value)} ({100 * estimate.low:.1f}{BETWEEN}{100 * estimate.high:.1f})"


def milliseconds(value: float) -> str:
    """A time, with the two or three digits that count."""
    number, unit = (value / 1000, "s") if value >= 1000 else (value, "ms") if value >= 1 else (1000 * value, "µs")
    return f"{number:.2g} {unit}" if number < 99.5 else f"{number:.0f} {unit}"


def counted(number: int, one: str, several: str) -> str:
    """A number with its noun."""
    return f"{number:,} {one if number == 1 else several}"


def headline(summary: Summary) -> str:
    """What was played, in one line."""
    played = counted(summary.planned, "match", "matches")
    if summary.matches < summary.planned:
        played = f"{summary.matches:,} of {played}"
    deals = counted(summary.deals, "deal", "deals")
    return f"{played} on {deals}, seed {summary.seed}, rules {summary.rules}, target {summary.target}"


def option_line(summary: Summary) -> str:
    """The options of the game."""
    words = {name: str(value).lower() if isinstance(value, bool) else value for name, value in summary.options.items()}
    return ", ".join(f"{name} {value}" for name, value in words.items())


NAMES: Row = ("bot", "against", "seat", "side", "team")  # columns of names, which stand at the left


class Table(NamedTuple):
    """A table of the reports."""

    name: str
    headings: Row
    rows: list[Row]


def points(value: float | None) -> str:
    """A mean of points."""
    return BETWEEN if value is None else f"{value:.1f}".replace("-", MINUS)


def tables(summary: Summary) -> list[Table]:
    """All tables of a summary that have something to say."""
    found = [
        standing_table(summary),
        Table("pairs", ("bot", "against", "matches", "won", "drawn", "lost", "score"), pair_rows(summary)),
        Table("teams", ("team", "matches", "won", "share", "points"), team_rows(summary)),
        Table("seats", ("seat", "score", "advantage"), seat_rows(summary)),
        Table("sides", ("side", "bot", "seats", "won", "share", "points"), side_rows(summary)),
    ]
    return [table for table in found if table.rows]


def standing_table(summary: Summary) -> Table:
    """The standings: with ratings, or without where all win or lose together."""
    headings = ["bot", "rating", "score", "won", "drawn", "lost", "points", "faults", "decision", "longest"]
    rows = standing_rows(summary)
    if any(standing.rating is None for standing in summary.standings):
        left_out = [headings.index(heading) for heading in ("rating", "drawn")]
        headings = [heading for at, heading in enumerate(headings) if at not in left_out]
        rows = [[cell for at, cell in enumerate(row) if at not in left_out] for row in rows]
    return Table("standings", headings, rows)


def standing_rows(summary: Summary) -> list[Row]:
    """The standings, the best first."""
    return [
        (
            standing.bot,
            "" if standing.rating is None else rating(standing.rating),
            percent(standing.score.value),
            f"{standing.wins:,}",
            f"{standing.draws:,}",
            f"{standing.losses:,}",
            points(standing.points),
            f"{standing.faults:,}",
            milliseconds(standing.milliseconds),
            milliseconds(standing.longest),
        )
        for standing in summary.standings
    ]


def pairs_once(summary: Summary) -> list[Pair]:
    """Each pair from the side of the bot that stands higher."""
    order = [standing.bot for standing in summary.standings]
    pairs = [pair for pair in summary.pairs if order.index(pair.bot) < order.index(pair.against)]
    return sorted(pairs, key=lambda pair: (order.index(pair.bot), order.index(pair.against)))


def pair_rows(summary: Summary) -> list[Row]:
    """Who fared how against whom."""
    return [
        (
            pair.bot,
            pair.against,
            f"{pair.matches:,}",
            f"{pair.wins:,}",
            f"{pair.draws:,}",
            f"{pair.losses:,}",
            share(pair.score),
        )
        for pair in pairs_once(summary)
    ]


def team_rows(summary: Summary) -> list[Row]:
    """How teams fared."""
    return [
        (", ".join(team.bots), f"{team.matches:,}", f"{team.wins:,}", share(team.score), points(team.points))
        for team in summary.teams
    ]


def side_rows(summary: Summary) -> list[Row]:
    """How sides fared, and each bot on them."""
    return [
        (side.side, side.bot or "all", f"{side.seats:,}", f"{side.wins:,}", share(side.score), points(side.points))
        for side in summary.sides
    ]


def seat_rows(summary: Summary) -> list[Row]:
    """What the seats are worth."""
    return [(seat.seat, share(seat.score), rating(seat.advantage)) for seat in summary.seats]


def length_line(summary: Summary) -> str:
    """How long matches are, in one line."""
    length = summary.length
    if length is None:
        return "No match was played to its end."
    return (
        f"{length.mean:.1f} actions on average, {length.median:g} in the middle, from {length.least} to {length.most}. "
        f"Ends: {', '.join(f'{end} {count:,}' for end, count in summary.ends.items())}."
    )


def fault_line(record: Record) -> str:
    """Who lost a match by a fault, and why."""
    assert record.fault is not None
    fault = record.fault
    return f"match {record.number}, {record.bots[fault.seat]} on seat {fault.seat}: {fault.kind}: {fault.reason}"


def markdown(summary: Summary) -> str:
    """The summary as Markdown."""
    parts = [f"# {summary.title}: tournament", f"{headline(summary)}."]
    for table in tables(summary):
        heading = [] if table.name == "standings" else [f"## {table.name.capitalize()}"]
        parts += [*heading, markdown_table(table.headings, table.rows)]
    parts += ["## Lengths and ends", length_line(summary)]
    if summary.faults:
        parts += ["## Faults", "\n".join(f"- {fault_line(record)}" for record in summary.faults)]
    parts += ["## Terms", f"Options: {option_line(summary)}.", summary.method]
    return "\n\n".join(parts) + "\n"


def markdown_table(headings: Row, rows: Iterable[Row]) -> str:
    """A table; all columns but names stand at the right."""
    lines = [headings, ["---" if heading in NAMES else "---:" for heading in headings], *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
