"""The threat model names real tests, every threat has one, and every chapter of the check-list is answered."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest

from sublevel.table import health, pulse
from sublevel.table.settings import READERS

ROOT = Path(__file__).resolve().parent.parent
MODEL = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
POLICY = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
THREATS, _, CHECKLIST = MODEL.partition("\n# ASVS\n")
PROOF = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
LINK = re.compile(r"\]\(([^)#:]+)[^)]*\)")
CHAPTERS = 17


def rows(text: str) -> list[list[str]]:
    """The rows of all tables, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    heads = {number - 1 for number, line in enumerate(lines) if set(line) <= set("|- ")}
    kept = [line for number, line in enumerate(lines) if number not in heads and not set(line) <= set("|- ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in kept]


@functools.cache
def names_in(path: str) -> frozenset[str]:
    """The names of a file's tests."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


@pytest.mark.parametrize("row", rows(THREATS), ids=lambda row: row[0][:60])
def test_each_threat_has_a_proof_that_exists(row: list[str]) -> None:
    threat, stands, proof = row
    assert threat
    assert stands
    named = PROOF.findall(proof)
    assert named
    assert len(named) == proof.count("::"), "what is named there is no test"
    assert [f"{path}::{name}" for path, name in named if name not in names_in(path)] == []


def test_a_proof_that_does_not_exist_is_found() -> None:
    assert "test_red_comes_in_time" in names_in("tests/table/test_health.py")
    assert "test_that_nobody_wrote" not in names_in("tests/table/test_health.py")
    assert len(rows("| a | b |\n|---|---|\n| 1 | 2 |\n\n| c |\n|---|\n| 3 |")) == 2


def test_each_chapter_is_answered() -> None:
    chapters = rows(CHECKLIST)
    assert [row[0].partition(" ")[0] for row in chapters] == [f"V{number}" for number in range(1, CHAPTERS + 1)]
    assert all(kept or "whole chapter" in left_out for _, kept, left_out in chapters)


def test_whoever_finds_a_hole_knows_where_to_say_so() -> None:
    assert "Report a vulnerability" in POLICY
    assert not re.search(r"\S@\S+\.\w", POLICY), "there is no mail address that anybody reads"


@pytest.mark.parametrize("text", [MODEL, POLICY, HOSTING], ids=["model", "policy", "hosting"])
def test_links_lead_somewhere(text: str) -> None:
    folder = ROOT if text is POLICY else ROOT / "docs"
    assert [link for link in LINK.findall(text) if not (folder / link).exists()] == []


@pytest.mark.parametrize("name", list(READERS))
def test_hosts_read_of_every_setting(name: str) -> None:
    assert f"SUBLEVEL_{name.upper()}" in HOSTING


def test_what_hosts_read_is_what_is_done() -> None:
    assert f"takes more than {pulse.SLOW:.0f} seconds" in HOSTING
    assert f"notes every {pulse.BEAT:.0f} seconds that it runs (every {pulse.REST:.0f} while" in HOSTING
    assert f"more than {health.LATEST:.0f} second late in the last {health.REMEMBERED:.0f} to" in HOSTING
    assert f"for more than {health.LONGEST_THOUGHT:.0f} seconds" in HOSTING
    assert f"after {health.LONGEST_SILENCE:.0f} seconds of silence" in HOSTING
