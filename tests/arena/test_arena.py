"""Whole tournaments by the command: records, reports, Ctrl-C and going on, bots that fail, Ray."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import struct
import subprocess
import sys
import zlib
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest
from typer.testing import CliRunner

from sublevel.arena.records import MATCHES, TERMS, Folder, Record, match_of
from sublevel.arena.summary import Summary, summarise
from sublevel.cli.app import program
from tests.bots.documented import command, example, write_example
from tests.waiting import PATIENCE, until

# Bots that are in every process which finds this file on its path: our own bots can fail, too.
FAILING = """
import os
import signal

from sublevel import bots
from sublevel.bots.random_bot import RandomBot


class Failing(RandomBot):
    turns = 0

    def choose(self, seen, seat):
        self.turns += 1
        return super().choose(seen, seat) if self.turns < 4 else self.fail()


def failing(fail):
    return type("Some", (Failing,), {"fail": lambda self: fail()})


bots.BOTS["crashing"] = failing(lambda: 1 // 0)
bots.BOTS["exiting"] = failing(lambda: os._exit(7))
bots.BOTS["hanging"] = failing(signal.pause)
bots.BOTS["cheating"] = failing(lambda: 10**6)
bots.BOTS["babbling"] = failing(lambda: "x9-!")
"""


def arena(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`sublevel arena the-base`, to its end."""
    return subprocess.run(
        command_line(*arguments),
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,  # whole tournaments
        cwd=folder,
        env={**os.environ, "COLUMNS": "120", **environment},
        check=False,
    )


def command_line(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "sublevel", "arena", "the-base", *arguments]


def good(folder: Path, *arguments: str, **environment: str) -> str:
    finished = arena(folder, *arguments, **environment)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def wrong(folder: Path, *arguments: str, **environment: str) -> str:
    """The one line that a mistake gets."""
    finished = arena(folder, *arguments, **environment)
    assert (finished.returncode, finished.stdout) == (2, ""), finished.stderr
    [line] = [line for line in finished.stderr.splitlines() if not line.startswith(("note:", "sublevel:"))]
    assert line.startswith("error: ")
    return line


def records(folder: Path) -> list[Record]:
    files = Folder(folder)
    return files.records(files.terms())


def without_times(found: Sequence[Record]) -> list[Record]:
    return [msgspec.structs.replace(record, seconds=[], longest=[]) for record in found]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of two bots and a program, with everything that it leaves behind."""
    folder = tmp_path_factory.mktemp("arena")
    mine = command(write_example("stdio", folder))
    said = good(folder, "--bots", f"random,other=cmd:{mine},mine=cmd:{mine}", "-n", "12", "-s", "5", "--out", "t")
    assert "records and reports: t (report.html shows it all)" in said
    return folder / "t"


# Files.


def test_every_match_is_on_record_and_can_be_played_again(played: Path) -> None:
    files = Folder(played)
    terms = files.terms()
    found = files.records(terms)
    assert [record.number for record in found] == list(range(12))
    assert {record.seed for record in found} == {5, 6}
    assert [entrant.name for entrant in terms.entrants] == ["random", "other", "mine"]
    for record in found:
        match = match_of(terms, record)
        assert match.result is not None
        assert (list(match.result.winners), match.result.reason) == (record.winners, record.end)
        assert len(match.plies) == record.plies == sum(record.decisions)
        assert all(0 < longest <= seconds for longest, seconds in zip(record.longest, record.seconds, strict=True))
        assert record.fault is None


def test_the_files_are_lines_of_json_for_anybody(played: Path) -> None:
    lines = [json.loads(line) for line in (played / MATCHES).read_text().splitlines()]
    assert len(lines) == 12
    assert {"number", "deal", "seed", "bots", "winners", "returns", "plies", "actions", "seconds"} <= set(lines[0])
    assert json.loads((played / TERMS).read_text())["format"] == "sublevel-arena"


def test_replay_shows_a_match_of_a_tournament(played: Path) -> None:
    def replay(*arguments: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-m", "sublevel", "replay", str(played), *arguments]
        return subprocess.run(line, capture_output=True, text=True, check=False)

    shown = replay("--match", "3")
    assert shown.returncode == 0
    assert "verified: all actions are legal" in shown.stdout
    assert replay("--match", "12").stderr.startswith("error: match 12: it is not among those that were played")
    assert "--match says which match" in replay().stderr


def test_the_summary_counts_what_was_played(played: Path) -> None:
    summary = msgspec.json.decode((played / "summary.json").read_bytes(), type=Summary)
    found = records(played)
    assert summary.matches == summary.planned == 12
    assert sum(standing.wins for standing in summary.standings) == sum(len(record.winners) for record in found)
    for standing in summary.standings:
        own = [(record, seat) for record in found for seat, bot in enumerate(record.bots) if bot == standing.bot]
        assert standing.matches == len(own) == 8
        assert standing.wins == sum(seat in record.winners for record, seat in own)
        seconds = sum(record.seconds[seat] for record, seat in own)
        assert standing.milliseconds == pytest.approx(1000 * seconds / sum(rec.decisions[at] for rec, at in own))
    ratings = [standing.rating.value for standing in summary.standings if standing.rating is not None]
    assert len(ratings) == 3
    assert ratings == sorted(ratings, reverse=True)
    for pair in summary.pairs:
        other = next(one for one in summary.pairs if (one.bot, one.against) == (pair.against, pair.bot))
        assert (pair.wins, pair.draws, pair.losses) == (other.losses, other.draws, other.wins)
        assert pair.matches == pair.wins + pair.draws + pair.losses == 4
        assert pair.score.low <= pair.score.value <= pair.score.high
    assert len(summary.pairs) == 6
    assert summary.length is not None
    assert sum(summary.length.counts.values()) == sum(summary.ends.values()) == 12
    shares = [seat.score.value for seat in summary.seats]
    assert sum(shares) == pytest.approx(1)


def test_markdown_has_a_line_for_every_bot_and_pair(played: Path) -> None:
    lines = (played / "summary.md").read_text().splitlines()
    tables = [line for line in lines if line.startswith("| ")]
    assert [line.split(" | ")[0] for line in tables].count("| random") + sum(
        "| random |" in line for line in tables
    ) >= 3
    for heading in ("# The Base: tournament", "## Pairs", "## Seats", "## Lengths and ends", "## Terms"):
        assert heading in lines
    assert len({line.count("|") for line in tables[:5]}) == 1


def test_plots_are_whole_pictures(played: Path) -> None:
    names = sorted(path.name for path in (played / "plots").iterdir())
    assert names == ["lengths.png", "pairs.png", "seats.png", "standings.png", "times.png"]
    for name in names:
        width, height, shades = read_png((played / "plots" / name).read_bytes())
        assert (width, 200 < height < 4000) == (1120, True)
        assert shades > 5


def read_png(content: bytes) -> tuple[int, int, int]:
    """Width, height and how many different bytes there are in a picture, every chunk checked."""
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    at, data, head, kind = 8, b"", b"", b""
    while at < len(content):
        size = int.from_bytes(content[at : at + 4])
        kind, chunk = content[at + 4 : at + 8], content[at + 8 : at + 8 + size]
        assert int.from_bytes(content[at + 8 + size : at + 12 + size]) == zlib.crc32(kind + chunk)
        head, data = (chunk if kind == b"IHDR" else head), data + (chunk if kind == b"IDAT" else b"")
        at += 12 + size
    assert kind == b"IEND"
    width, height = struct.unpack(">II", head[:8])
    return width, height, len(set(zlib.decompress(data)))


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "action", "data")]


def test_the_page_needs_nothing_else(played: Path) -> None:
    text = (played / "report.html").read_text()
    page = Page(text)
    assert len(page.addresses) == 5
    assert all(address.startswith("data:image/png;base64,") for address in page.addresses)
    assert not {"script", "link", "iframe", "a", "object"} & set(page.tags)
    assert not re.search(r"https?:|//[a-z]|@import|url\(", re.sub(r"base64,[^\"]+", "", text))
    for words in ("Standings", "Pairs", "Seats", "Thinking time", "random", "mine"):
        assert words in text


def test_names_are_written_safely(tmp_path: Path, played: Path) -> None:
    """Whatever is in a command stands in the page as text."""
    evil = f"cmd:{command(write_example('stdio', tmp_path))} '<script>alert(1)</script>|x'"
    good(tmp_path, "--bots", f"random,{evil}", "-n", "2", "--out", "t")
    text = (tmp_path / "t" / "report.html").read_text()
    assert "script" not in Page(text).tags
    assert "&lt;script&gt;" in text
    assert "\\|x" in (tmp_path / "t" / "summary.md").read_text()


def test_json_for_other_programs(tmp_path: Path) -> None:
    said = json.loads(
        good(tmp_path, "-n", "4", "--bots", f"random,cmd:{command(write_example('stdio', tmp_path))}", "--json")
    )
    assert said["matches"] == 4
    assert (tmp_path / "arena-the-base-0" / "summary.json").exists()


# The same tournament gives the same matches.


def test_the_number_of_processes_changes_nothing(tmp_path: Path, played: Path) -> None:
    files = Folder(played)
    entrants = ",".join(f"{one.name}={one.made}" if one.command else one.name for one in files.terms().entrants)
    good(tmp_path, "--bots", entrants, "-n", "12", "-s", "5", "--out", "t", "--workers", "3", "--no-report")
    assert without_times(records(tmp_path / "t")) == without_times(records(played))
    assert not (tmp_path / "t" / "report.html").exists()


def test_ray_gives_the_same(tmp_path: Path) -> None:
    bots = f"random,mine=cmd:{command(write_example('stdio', tmp_path))}"
    good(tmp_path, "--bots", bots, "-n", "6", "--out", "here", "--no-report")
    good(tmp_path, "--bots", bots, "-n", "6", "--out", "ray", "--no-report", "--ray", "--workers", "2")
    assert without_times(records(tmp_path / "ray")) == without_times(records(tmp_path / "here"))


def test_ctrl_c_loses_nothing_and_going_on_makes_it_whole(tmp_path: Path) -> None:
    """After 150 turns each of the two programs waits for Ctrl-C: that comes in the midst of play."""
    held = tmp_path / "held"
    waits = f"    if os.path.exists({str(held)!r}) and next(turns) == 150: signal.pause()\n    return luck"
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import itertools, os, signal\nturns = itertools.count()\n" + example("stdio").replace("    return luck", waits)
    )
    arguments = ["--bots", f"random,slow=cmd:{command(slow)}", "-n", "20", "--no-report", "--workers", "2"]
    good(tmp_path, *arguments, "--out", "whole")
    held.touch()

    line = command_line(*arguments, "--out", "cut")
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background commands ignore it
    running = subprocess.Popen(line, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True)
    signal.signal(signal.SIGINT, before)
    path = tmp_path / "cut" / MATCHES

    def three_matches() -> bool:
        assert running.poll() is None
        return path.exists() and path.read_bytes().count(b"\n") >= 3

    until(three_matches, "three matches are on record")
    children = psutil.Process(running.pid).children(recursive=True)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to everybody
    _, complained = running.communicate(timeout=3 * PATIENCE)
    held.unlink()
    assert running.returncode == 130
    kept = len(records(tmp_path / "cut"))
    assert 3 <= kept < 20
    said = complained.splitlines()
    assert said[-2] == f"interrupted: {kept} of 20 matches are kept in cut; go on with"
    resume = shlex.split(said[-1])
    assert (resume[:3], resume[-1]) == (["sublevel", "arena", "the-base"], "--resume")
    assert "Traceback" not in complained
    assert psutil.wait_procs(children, timeout=PATIENCE)[1] == []

    with path.open("ab") as file:
        file.write(b'{"number": 19, "de')  # as if the power had failed
    good(tmp_path, *resume[3:])
    assert path.read_bytes().count(b"\n") == 20
    assert without_times(records(tmp_path / "cut")) == without_times(records(tmp_path / "whole"))


def test_going_on_with_more_matches(tmp_path: Path) -> None:
    bots = f"random,mine=cmd:{command(write_example('stdio', tmp_path))}"
    good(tmp_path, "--bots", bots, "-n", "8", "--out", "whole", "--no-report")
    good(tmp_path, "--bots", bots, "-n", "3", "--out", "t", "--no-report")
    before = (tmp_path / "t" / MATCHES).read_bytes()
    assert before.count(b"\n") == 4  # rounded up to whole deals
    good(tmp_path, "--bots", bots, "-n", "8", "--out", "t", "--no-report", "--resume")
    assert (tmp_path / "t" / MATCHES).read_bytes().startswith(before)
    assert without_times(records(tmp_path / "t")) == without_times(records(tmp_path / "whole"))
    assert "it can get more, but not fewer" in wrong(tmp_path, "--bots", bots, "-n", "4", "--out", "t", "--resume")


# Bots that fail.


@pytest.mark.parametrize(
    ("bot", "kind", "reason"),
    [
        ("crashing", "crashed", "ZeroDivisionError: integer division or modulo by zero"),
        ("exiting", "crashed", "its process ended with status 7"),
        ("hanging", "hung", "it gave no answer within 0.5 seconds"),
        ("cheating", "illegal", "it played 1000000: "),
        ("babbling", "illegal", "it played 'x9-!': "),
    ],
)
def test_one_of_our_bots_fails(tmp_path: Path, bot: str, kind: str, reason: str) -> None:
    """It loses that match, the reason is on record, and the tournament goes on."""
    (tmp_path / "sitecustomize.py").write_text(FAILING)
    arguments = ("--bots", f"random,{bot}", "-n", "4", "--seconds", "0.5", "--out", "t", "--workers", "2")
    said = good(tmp_path, *arguments, PYTHONPATH=str(tmp_path))
    found = records(tmp_path / "t")
    assert len(found) == 4
    for record in found:
        assert record.fault is not None
        assert record.bots[record.fault.seat] == bot
        assert (record.fault.kind, record.end) == (kind, "fault")
        assert record.fault.reason.startswith(reason)
        assert [record.bots[seat] for seat in record.winners] == ["random"]
        assert record.plies >= 3
        assert (record.actions is None) == (bot in ("exiting", "hanging"))
    assert f"{bot} on seat " in said
    assert f": {kind}: {reason}"[:60] in " ".join((tmp_path / "t" / "summary.md").read_text().split())
    assert "<h2>Faults</h2>" in (tmp_path / "t" / "report.html").read_text()


FAULTS = {
    "crashed": 'sys.exit("broken")',
    "hung": "__import__('time').sleep(60)",
    "malformed": 'print("pass", flush=True)',
    "illegal": "return 10**6",
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_program_fails(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "failing.py"
    path.write_text(
        example("stdio").replace(
            "    return luck", f"    if turn['plies'] > 8:\n        {FAULTS[kind]}\n    return luck"
        )
    )
    good(
        tmp_path, "--bots", f"random,p=cmd:{command(path)}", "-n", "4", "--seconds", "0.5", "--out", "t", "--no-report"
    )
    for record in records(tmp_path / "t"):
        assert record.fault is not None
        assert (record.fault.kind, record.bots[record.fault.seat]) == (kind, "p")
        assert record.actions is not None
        assert len(record.actions) == record.plies > 8


def test_faults_count_as_losses(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(FAILING)
    good(tmp_path, "--bots", "random,crashing", "-n", "4", "--out", "t", "--no-report", PYTHONPATH=str(tmp_path))
    files = Folder(tmp_path / "t")
    summary = summarise(files.terms(), records(tmp_path / "t"))
    assert [(one.bot, one.wins, one.faults) for one in summary.standings] == [("random", 4, 0), ("crashing", 0, 4)]
    assert summary.length is None


# Mistakes.


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--bots", "random"], "at least 2 take part"),
        (["--bots", "random,oracle"], "there is no bot 'oracle'"),
        (["--games", "0"], "must be at least 1"),
        (["--workers", "0"], "must be at least 1"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--seed", str((1 << 63) - 1)], "deals need a seed each"),
        (["--seconds", "-1"], "must be at least 0"),
        (["--seconds", "nan"], "--seconds: must be at most 86400"),
        (["--seconds", "inf"], "must be at most 86400"),
        (["-o", "mix=nothing"], "option mix"),
        (["--resume"], "there is no tournament in this folder"),
        (["--out", "/dev/null/x"], "nothing can be written there"),
        (["--ray-address", "here"], "an address is auto, HOST:PORT or ray://HOST:PORT"),
        (["--ray-address", "127.0.0.1:1"], "nobody listens there"),
        (["--ray-address", "ray://127.0.0.1:99999"], "nobody listens there"),
    ],
)
def test_mistakes_get_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], hint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(program, ["arena", "the-base", *arguments], prog_name="sublevel")
    assert (result.exit_code, result.stdout) == (2, "")
    [line] = result.stderr.splitlines()
    assert line.startswith("error: ")
    assert hint in line
    assert list(tmp_path.iterdir()) == []


def test_another_tournament_is_refused(played: Path) -> None:
    files = Folder(played)
    entrants = ",".join(f"{one.name}={one.made}" if one.command else one.name for one in files.terms().entrants)
    before = {path: path.read_bytes() for path in played.rglob("*") if path.is_file()}
    right = {"--bots": entrants, "-n": "12", "-s": "5", "--out": "t"}
    for change, hint in (
        ({"--bots": "random,planner"}, "its entrants: random,other="),
        ({"-s": "6"}, "its seed: 5, not 6"),
        ({"-o": "countdown_start=7"}, "its options: {"),
        ({"--seconds": "1"}, "its seconds: 30.0, not 1.0"),
    ):
        arguments = [word for pair in {**right, **change}.items() for word in pair]
        assert f"t holds another tournament: {hint}" in wrong(played.parent, *arguments, "--resume")
    assert "t holds a tournament already" in wrong(played.parent, *[word for pair in right.items() for word in pair])
    assert {path: path.read_bytes() for path in played.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    ("file", "content", "hint"),
    [
        (TERMS, "{", "not the terms of a tournament"),
        (TERMS, '{"format": "x", "version": 1, "tournament": 3}', "not the terms of a tournament"),
        (MATCHES, "{}\n", "line 1: no match"),
        (MATCHES, "\xff\n", "line 1: no match"),
    ],
)
def test_broken_files(tmp_path: Path, played: Path, file: str, content: str, hint: str) -> None:
    folder = tmp_path / "t"
    folder.mkdir()
    (folder / TERMS).write_bytes((played / TERMS).read_bytes())
    (folder / file).write_text(content, encoding="latin-1")
    entrants = ",".join(
        f"{one.name}={one.made}" if one.command else one.name for one in Folder(played).terms().entrants
    )
    assert hint in wrong(tmp_path, "--bots", entrants, "-n", "12", "-s", "5", "--out", "t", "--resume")


def test_records_of_another_tournament(tmp_path: Path, played: Path) -> None:
    (tmp_path / TERMS).write_bytes((played / TERMS).read_bytes())
    lines = (played / MATCHES).read_text().replace('"random"', '"planner"')
    (tmp_path / MATCHES).write_text(lines)
    with pytest.raises(Exception, match="is of another tournament"):
        records(tmp_path)


@pytest.mark.parametrize(
    ("module", "arguments", "hint"),
    [
        ("matplotlib", [], "plots need matplotlib: pip install 'sublevel[arena]', or leave them out with --no-report"),
        ("ray", ["--no-report", "--ray"], "Ray is not installed: pip install 'sublevel[ray]', or play without --ray"),
    ],
)
def test_what_is_not_installed_is_named(tmp_path: Path, module: str, arguments: list[str], hint: str) -> None:
    hidden = tmp_path / "path"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(
        "import importlib.util as u\nfind = u.find_spec\n"
        f"u.find_spec = lambda name, *more: None if name == {module!r} else find(name, *more)\n"
    )
    assert wrong(tmp_path, *arguments, PYTHONPATH=str(hidden)) == f"error: {hint}"
    assert not (tmp_path / "arena-the-base-0").exists()


def test_the_records_type_is_what_is_written(played: Path) -> None:
    """Nothing is in a line that a reader of the type would miss."""
    line: dict[str, Any] = json.loads((played / MATCHES).read_text().splitlines()[0])
    assert set(line) == set(Record.__struct_fields__)
