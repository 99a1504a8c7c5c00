"""The pictures of a tournament, as PNG. They need matplotlib, which not everybody needs."""

from __future__ import annotations

import importlib.util
import io
import textwrap
from typing import TYPE_CHECKING, Final

from sublevel.arena.ratings import Estimate
from sublevel.arena.summary import Summary
from sublevel.arena.wording import milliseconds, signed
from sublevel.engine.errors import BadOption

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# The colours of the table in daylight.
INK: Final = "#1c2226"
MUTED: Final = "#545f66"
LINE: Final = "#d8d4c8"
PAPER: Final = "#ffffff"
BEST: Final = "#14667f"
WORST: Final = "#8f3210"
MIDDLE: Final = "#f4f2ec"
SIGNAL: Final = "#f2b632"

WIDTH: Final = 7.0  # inches
DPI: Final = 160
LONGEST_NAME: Final = 22  # characters in a line
MOST_BARS: Final = 40


def check_matplotlib() -> None:
    """Raise BadOption if matplotlib is not installed."""
    if importlib.util.find_spec("matplotlib") is None:
        raise BadOption("plots need matplotlib: pip install 'sublevel[arena]', or leave them out with --no-report")


def draw(summary: Summary) -> dict[str, bytes]:
    """All pictures: name and PNG."""
    pictures = {"times": times}
    pictures |= {"teams": teams} if summary.teams else {"standings": ratings, "seats": seats}
    if summary.pairs:
        pictures["pairs"] = pairs
    if summary.length is not None:
        pictures["lengths"] = lengths
    return {name: png(picture(summary)) for name, picture in pictures.items()}


def figure(height: float) -> tuple[Figure, Axes]:
    """An empty picture in our look."""
    from matplotlib.figure import Figure

    made = Figure(figsize=(WIDTH, height), dpi=DPI, facecolor=PAPER, layout="constrained")
    axes = made.add_subplot()
    axes.set_facecolor(PAPER)
    for side, spine in axes.spines.items():
        spine.set_visible(side == "bottom")
        spine.set_color(LINE)
    axes.tick_params(colors=MUTED, length=0, labelsize=9.5)
    return made, axes


def png(made: Figure) -> bytes:
    """The picture as a file."""
    content = io.BytesIO()
    made.savefig(content, format="png", metadata={"Software": None})
    return content.getvalue()


def rows_of(axes: Axes, names: list[str]) -> None:
    """One line for each name, from top to bottom."""
    axes.set_yticks(range(len(names)), [wrapped(name) for name in names], color=INK)
    axes.set_ylim(len(names) - 0.4, -0.6)


def wrapped(name: str) -> str:
    """A long name in several lines."""
    return "\n".join(textwrap.wrap(name, LONGEST_NAME, max_lines=3, placeholder=" …"))


def whiskers(axes: Axes, estimates: list[Estimate], colours: list[str], labels: list[str]) -> None:
    """A dot with its interval for each line, and its number above."""
    for row, (estimate, colour, label) in enumerate(zip(estimates, colours, labels, strict=True)):
        axes.plot(
            [estimate.low, estimate.high], [row, row], color=colour, linewidth=5, alpha=0.28, solid_capstyle="round"
        )
        axes.plot([estimate.value], [row], "o", color=colour, markersize=8)
        axes.annotate(
            label, (estimate.value, row), (0, 9), textcoords="offset points", ha="center", color=INK, fontsize=9.5
        )


def ratings(summary: Summary) -> Figure:
    """Each bot's rating with its interval."""
    found = [(standing.bot, standing.rating) for standing in summary.standings if standing.rating is not None]
    made, axes = figure(1.1 + 0.62 * len(found))
    axes.axvline(0, color=LINE, linewidth=1, zorder=0)
    colours = [BEST if rating.value >= 0 else WORST for _, rating in found]
    whiskers(axes, [rating for _, rating in found], colours, [signed(rating.value) for _, rating in found])
    rows_of(axes, [bot for bot, _ in found])
    axes.grid(axis="x", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.margins(x=0.08)
    axes.set_xlabel("Elo, the average bot being 0; the bar is the 95 % interval", color=MUTED, fontsize=9.5)
    return made


def seats(summary: Summary) -> Figure:
    """What share of the points each seat got."""
    found = {seat.seat: seat.score for seat in summary.seats}
    return shares(found, "% of the points; all bots sat on each seat equally often")


def teams(summary: Summary) -> Figure:
    """What share of its matches each team won."""
    found = {", ".join(team.bots): team.score for team in summary.teams}
    return shares(found, "% of the matches won; the bar is the 95 % interval")


def shares(found: dict[str, Estimate], label: str) -> Figure:
    """A share with its interval for each name."""
    made, axes = figure(1.1 + 0.62 * len(found))
    axes.axvline(50, color=LINE, linewidth=1, zorder=0)
    estimates = [scaled(estimate, 100) for estimate in found.values()]
    whiskers(axes, estimates, [BEST] * len(found), [f"{estimate.value:.1%}" for estimate in found.values()])
    rows_of(axes, list(found))
    axes.grid(axis="x", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlim(0, 100)
    axes.set_xlabel(label, color=MUTED, fontsize=9.5)
    return made


def times(summary: Summary) -> Figure:
    """How long each bot thinks about a decision, from the mean to the longest."""
    found = summary.standings
    made, axes = figure(1.1 + 0.62 * len(found))
    for row, standing in enumerate(found):
        mean, longest = max(standing.milliseconds, 1e-3), max(standing.longest, 1e-3)
        axes.plot([mean, longest], [row, row], color=BEST, linewidth=5, alpha=0.28, solid_capstyle="round")
        axes.plot([mean], [row], "o", color=BEST, markersize=8)
        axes.annotate(
            milliseconds(mean), (mean, row), (0, 9), textcoords="offset points", ha="center", color=INK, fontsize=9.5
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda value, _: milliseconds(value))
    axes.minorticks_off()
    rows_of(axes, [standing.bot for standing in found])
    axes.grid(axis="x", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.margins(x=0.1)
    axes.set_xlabel("for a decision: the mean, and up to the longest", color=MUTED, fontsize=9.5)
    return made


def pairs(summary: Summary) -> Figure:
    """What share of the points each bot got against each other."""
    from matplotlib.colors import LinearSegmentedColormap

    names = [standing.bot for standing in summary.standings]
    shares = {(pair.bot, pair.against): 100 * pair.score.value for pair in summary.pairs}
    made, axes = figure(1.2 + 0.55 * len(names))
    grid = [[shares.get((name, other), float("nan")) for other in names] for name in names]
    colours = LinearSegmentedColormap.from_list("ours", [WORST, MIDDLE, BEST])
    colours.set_bad(PAPER)
    axes.pcolormesh(grid, cmap=colours, vmin=0, vmax=100, edgecolors=PAPER, linewidth=4)
    for row, line in enumerate(grid):
        for column, value in enumerate(line):
            if value == value:  # there is such a pair
                colour = PAPER if abs(value - 50) > 28 else INK
                axes.text(column + 0.5, row + 0.5, f"{value:.0f}", ha="center", va="center", color=colour, fontsize=11)
    middles = [at + 0.5 for at in range(len(names))]
    axes.set_yticks(middles, [wrapped(name) for name in names], color=INK)
    axes.set_xticks(middles, [wrapped(name) for name in names], color=INK)
    axes.invert_yaxis()
    axes.tick_params(top=True, labeltop=True, labelbottom=False)
    axes.spines["bottom"].set_visible(False)
    axes.set_xlabel("% of the points of the bot at the left against the one above", color=MUTED, fontsize=9.5)
    return made


def lengths(summary: Summary) -> Figure:
    """How often matches are how long."""
    from matplotlib.ticker import MaxNLocator

    assert summary.length is not None
    made, axes = figure(2.6)
    counts = summary.length.counts
    least, most = summary.length.least, summary.length.most
    bars = max(1, min(MOST_BARS, most - least + 1))
    axes.hist(list(counts), bins=bars, weights=list(counts.values()), color=BEST, rwidth=0.88)
    axes.axvline(summary.length.mean, color=SIGNAL, linewidth=2)
    axes.annotate(
        f"mean {summary.length.mean:.1f}",
        (summary.length.mean, 1),
        (0, 4),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        ha="center",
        color=INK,
        fontsize=9.5,
    )
    axes.grid(axis="y", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlabel("actions in a match", color=MUTED, fontsize=9.5)
    axes.set_ylabel("matches", color=MUTED, fontsize=9.5)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    return made


def scaled(estimate: Estimate, by: float) -> Estimate:
    """An estimate in other units."""
    return Estimate(estimate.value * by, estimate.low * by, estimate.high * by)
