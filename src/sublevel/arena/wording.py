"""Numbers as the reports write them, and the summary as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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


def headline(summary: Summary) -> str:
    """What was played, in one line."""
    played = f"{summary.matches:,} matches"
    if summary.matches < summary.planned:
        played = f"{summary.matches:,} of {summary.planned:,} matches"
    return f"{played} on {summary.deals:,} deals, seed {summary.seed}, rules {summary.rules}, target {summary.target}"


def option_line(summary: Summary) -> str:
    """The options of the game."""
    words = {name: str(value).lower() if isinstance(value, bool) else value for name, value in summary.options.items()}
    return ", ".join(f"{name} {value}" for name, value in words.items())


STANDINGS: Row = ("bot", "rating", "score", "won", "drawn", "lost", "faults", "decision", "longest")
PAIRS: Row = ("bot", "against", "matches", "won", "drawn", "lost", "score")
SEATS: Row = ("seat", "score", "advantage")


def standing_rows(summary: Summary) -> list[Row]:
    """The standings, the best first."""
    return [
        (
            standing.bot,
            rating(standing.rating),
            percent(standing.score.value),
            f"{standing.wins:,}",
            f"{standing.draws:,}",
            f"{standing.losses:,}",
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
    parts = [
        f"# {summary.title}: tournament",
        f"{headline(summary)}.",
        markdown_table(STANDINGS, standing_rows(summary)),
    ]
    if summary.pairs:
        parts += ["## Pairs", markdown_table(PAIRS, pair_rows(summary))]
    parts += ["## Seats", markdown_table(SEATS, seat_rows(summary))]
    parts += ["## Lengths and ends", length_line(summary)]
    if summary.faults:
        parts += ["## Faults", "\n".join(f"- {fault_line(record)}" for record in summary.faults)]
    parts += ["## Terms", f"Options: {option_line(summary)}.", summary.method]
    return "\n\n".join(parts) + "\n"


def markdown_table(headings: Row, rows: Iterable[Row]) -> str:
    """A table; all columns but names stand at the right."""
    lines = [headings, ["---" if heading in ("bot", "against", "seat") else "---:" for heading in headings], *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
