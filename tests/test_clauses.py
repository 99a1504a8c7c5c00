"""Every rule of the specifications is named by a test, and nothing names a rule that does not exist."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from sublevel.engine import registry

ROOT = Path(__file__).resolve().parent.parent
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
PREFIXES = {"the-base": "BASE", "underground": "UG", "star-quest": "SQ", "panic-station": "PS"}
TEXT_FILES = {".json", ".md", ".py", ".toml", ".ts", ".txt"}

PREFIX = f"(?:{'|'.join(PREFIXES.values())})"
CLAUSE = re.compile(rf"\b{PREFIX}-[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-[0-9]+[a-z]?\b")
EXAMPLE = re.compile(r"\b(?:EX|TV)-[0-9]+\b")
EXAMPLE_TEST = re.compile(r"\bdef test_tv_([0-9]+)_")  # a test that is called after its example
# A clause is defined where it stands in bold; interpretations and examples are rows of tables.
BOLD = re.compile(rf"\*\*({CLAUSE.pattern})\*\*")
CLAUSE_ROW = re.compile(rf"^\|\s*({CLAUSE.pattern})\s*\|", re.MULTILINE)
EXAMPLE_ROW = re.compile(rf"^(?:\|\s*|- \*\*)({EXAMPLE.pattern})\b", re.MULTILINE)


def defined_clauses(text: str) -> list[str]:
    """The clause IDs that a specification defines, in its order."""
    return list(dict.fromkeys([*BOLD.findall(text), *CLAUSE_ROW.findall(text)]))


def defined_examples(text: str) -> list[str]:
    """The worked examples of a specification."""
    return list(dict.fromkeys(EXAMPLE_ROW.findall(text)))


@functools.cache
def texts(folder: Path) -> dict[Path, str]:
    """All text files of a folder but this one."""
    files = (path for path in sorted(folder.rglob("*")) if path.suffix in TEXT_FILES and path.is_file())
    return {path: path.read_text(encoding="utf-8") for path in files if path != Path(__file__).resolve()}


def named(pattern: re.Pattern[str], folder: Path) -> set[str]:
    """The IDs that any file of a folder names."""
    return {name for text in texts(folder).values() for name in pattern.findall(text)}


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.stem)
def test_every_clause_is_named_by_a_test(rules: Path) -> None:
    clauses = defined_clauses(rules.read_text(encoding="utf-8"))
    assert clauses, "no clause found: is the specification written differently?"
    known = named(CLAUSE, ROOT / "tests")
    missing = [clause for clause in clauses if clause not in known]
    assert not missing, f"{len(missing)} of {len(clauses)} clauses are named by no test: {' '.join(missing)}"


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.stem)
def test_every_worked_example_is_named_by_a_test_of_its_game(rules: Path) -> None:
    """Examples are numbered in each game anew, so only the tests of that game count."""
    examples = defined_examples(rules.read_text(encoding="utf-8"))
    folder = ROOT / "tests" / "games" / rules.stem.replace("-", "_")
    known = named(EXAMPLE, folder) | {f"TV-{number}" for number in named(EXAMPLE_TEST, folder)}
    missing = [example for example in examples if example not in known]
    assert not missing, f"{len(missing)} of {len(examples)} examples are named by no test: {' '.join(missing)}"


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_only_clauses_that_exist_are_named(folder: str) -> None:
    specified = {clause for rules in RULES for clause in defined_clauses(rules.read_text(encoding="utf-8"))}
    unknown = {
        f"{path.relative_to(ROOT)}: {' '.join(wrong)}"
        for path, text in texts(ROOT / folder).items()
        if (wrong := sorted(set(CLAUSE.findall(text)) - specified))
    }
    assert not unknown


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.stem)
def test_a_specification_uses_its_own_prefix(rules: Path) -> None:
    clauses = defined_clauses(rules.read_text(encoding="utf-8"))
    assert {clause.split("-")[0] for clause in clauses} == {PREFIXES[rules.stem]}


def test_the_base_is_found_whole() -> None:
    """Guards the patterns themselves: a change that made them find less would otherwise go unnoticed."""
    text = (ROOT / "docs" / "rules" / "the-base.md").read_text(encoding="utf-8")
    clauses = defined_clauses(text)
    mentioned = set(CLAUSE.findall(text))
    assert mentioned == set(clauses)
    assert [clause for clause in clauses if clause.startswith("BASE-AMB-")][:2] == ["BASE-AMB-1", "BASE-AMB-2"]
    assert set(defined_examples(text)) == {f"EX-{number}" for number in range(1, 67)}


def test_every_game_has_a_specification() -> None:
    assert {path.stem for path in RULES} == set(registry.names()) == set(PREFIXES)
