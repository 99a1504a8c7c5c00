"""The rules of Underground in short sentences: for each clause that concerns players or is cited."""

from __future__ import annotations

import re

import msgspec
import pytest

import sublevel
from sublevel.engine.text import say
from sublevel.games.underground import words
from sublevel.games.underground.options import UndergroundOptions
from sublevel.table.rulesbook import rules_text
from tests.test_text import messages

PREFIX = "underground-rule-"
FIRST, LAST = 5, 9  # sections: set-up, turn, actions, special systems, end


def short_texts() -> set[str]:
    """The clauses that have a short text."""
    return {key.removeprefix(PREFIX).upper() for key in messages("en") if key.startswith(PREFIX)}


def clauses() -> dict[str, int]:
    """The clauses and the numbers of their sections."""
    return {
        clause.id: int(clause.section.split(".")[0])
        for clause in rules_text("underground").clauses
        if clause.section[0].isdigit()
    }


def test_short_texts_are_of_clauses_that_exist() -> None:
    assert len(clauses()) > 120
    assert short_texts() <= set(clauses())


def test_every_clause_that_concerns_players_has_a_short_text() -> None:
    assert {clause for clause, section in clauses().items() if FIRST <= section <= LAST} <= short_texts()


def test_every_clause_that_is_cited_has_a_short_text() -> None:
    """Who is told why something is not possible, what happened, or reads about an option, can look it up."""
    info = msgspec.inspect.type_info(UndergroundOptions)
    assert isinstance(info, msgspec.inspect.StructType)
    options = {
        field.type.extra["clause"]
        for field in info.fields
        if isinstance(field.type, msgspec.inspect.Metadata) and field.type.extra
    }
    cited = {clause for _, clause in words.REASONS.values()} | set(words.EVENT_CLAUSES.values()) | options
    assert cited <= short_texts()


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_short_texts_are_short_sentences(lang: str) -> None:
    for clause in short_texts():
        text = say(f"{PREFIX}{clause.lower()}", {}, lang)
        assert text[0].isupper(), clause
        assert text.endswith("."), clause
        assert len(text) < 220, clause
        assert not re.search(r"[{}_]|UG-", text), clause


@pytest.mark.parametrize("section", rules_text("underground").clauses, ids=lambda clause: clause.id)
def test_the_wording_has_no_marks_of_its_keepers(section: object) -> None:
    assert not re.search(r"\[[RHP][^\]]*\]", section.text)  # type: ignore[attr-defined]  # a clause
