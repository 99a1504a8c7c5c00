"""The reports of a tournament: a summary as JSON and Markdown, plots as PNG, and one page that needs nothing else."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from sublevel.arena import plots, wording
from sublevel.arena.summary import Summary
from sublevel.arena.wording import Row

SUMMARY: Final = "summary.json"
TABLES: Final = "summary.md"
PAGE: Final = "report.html"
PLOTS: Final = "plots"

STYLE: Final = """
:root { color-scheme: light; --ink: #1c2226; --muted: #545f66; --line: #d8d4c8; --ground: #f4f2ec; --signal: #f2b632 }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
header { border-bottom: 4px solid var(--signal); padding-bottom: 1rem; margin-bottom: 1.5rem }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem }
h2 { font-size: 1.15rem; margin: 0 0 .8rem }
p { margin: 0 0 .8rem } .quiet { color: var(--muted); font-size: .92rem; margin: 0 }
section { background: #fff; border: 1px solid var(--line); border-radius: 10px }
section { padding: 1.2rem 1.3rem; margin: 0 0 1.2rem }
img { display: block; width: 100%; max-width: 46rem; height: auto; margin: 1rem auto 0 }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .95rem }
th, td { padding: .4rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th { color: var(--muted); font-weight: 600 } tr:last-child td { border-bottom: 0 }
.name { text-align: left; font-weight: 600; white-space: normal; min-width: 6rem; overflow-wrap: break-word }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 0 .8rem }
dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
ul { margin: 0; padding-left: 1.2rem; overflow-wrap: anywhere }
"""


def write_reports(summary: Summary, folder: Path, pictures: bool = True) -> list[Path]:
    """Write all reports; without pictures only what needs no more than numbers. Returns the files."""
    files: dict[str, bytes] = {
        SUMMARY: msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n",
        TABLES: wording.markdown(summary).encode(),
    }
    if pictures:
        drawn = plots.draw(summary)
        files |= {f"{PLOTS}/{name}.png": content for name, content in drawn.items()}
        files[PAGE] = page(summary, drawn).encode()
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return [folder / name for name in files]


def page(summary: Summary, pictures: dict[str, bytes]) -> str:
    """The page: tables and pictures in one file, without a link to anywhere."""
    title = f"{summary.title}: tournament"
    sections = [
        section(one.name.capitalize(), table(one.headings, one.rows), picture(pictures, one.name))
        for one in wording.tables(summary)
    ]
    sections += [
        section("Lengths and ends", f"<p>{escape(wording.length_line(summary))}</p>", picture(pictures, "lengths")),
        section("Thinking time", picture(pictures, "times")),
    ]
    if summary.faults:
        lines = "".join(f"<li>{escape(wording.fault_line(record))}</li>" for record in summary.faults)
        sections += [section("Faults", f"<ul>{lines}</ul>")]
    sections += [section("Terms", terms(summary), f'<p class="quiet">{escape(summary.method)}</p>')]
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<main>\n"
        f'<header><h1>{escape(title)}</h1><p class="quiet">{escape(wording.headline(summary))}</p></header>\n'
        + "\n".join(sections)
        + "\n</main>\n</html>\n"
    )


def section(heading: str, *parts: str) -> str:
    """A part of the page."""
    return f"<section><h2>{escape(heading)}</h2>\n{chr(10).join(filter(None, parts))}</section>"


def table(headings: Row, rows: Iterable[Row]) -> str:
    """A table; names stand at the left."""
    names = [heading in wording.NAMES for heading in headings]

    def line(cells: Row, tag: str) -> str:
        marks = [' class="name"' if name else "" for name in names]
        return "<tr>" + "".join(f"<{tag}{mark}>{escape(cell)}</{tag}>" for cell, mark in zip(cells, marks, strict=True))

    body = "\n".join(line(row, "td") for row in rows)
    return f'<div class="wide"><table><thead>{line(headings, "th")}</thead><tbody>\n{body}</tbody></table></div>'


def picture(pictures: dict[str, bytes], name: str) -> str:
    """A picture, inside the page."""
    if name not in pictures:
        return ""
    return f'<img alt="{escape(ALT[name])}" src="data:image/png;base64,{base64.b64encode(pictures[name]).decode()}">'


ALT: Final = {
    "standings": "Each bot's rating with its interval; the numbers are in the table above",
    "teams": "Each team's share of the wins with its interval; the numbers are in the table above",
    "pairs": "Each bot's share of the points against each other; the numbers are in the table above",
    "seats": "Each seat's share of the points; the numbers are in the table above",
    "lengths": "How often matches are how long",
    "times": "How long each bot thinks about a decision; the numbers are in the table of standings",
}


def terms(summary: Summary) -> str:
    """Under which terms was played."""
    entries = {
        "Game": f"{summary.title}, rules version {summary.rules}",
        "Options": wording.option_line(summary),
        "Bots": ", ".join(one.made if one.made == one.bot else f"{one.bot} = {one.made}" for one in summary.standings),
        "Deals": f"{summary.deals:,}, from seed {summary.seed}",
        "Time": f"{summary.seconds:g} seconds for a decision",
    }
    return "<dl>" + "".join(f"<dt>{escape(name)}<dd>{escape(text)}" for name, text in entries.items()) + "</dl>"
