"""The rules of Star Quest in short sentences: for each clause that players are led to."""

from __future__ import annotations

import re

import msgspec
import pytest

import sublevel
from sublevel.engine.text import say
from sublevel.games.star_quest import words
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.table.rulesbook import rules_text
from tests.test_text import messages

PREFIX = "star-quest-rule-"


def short_texts() -> set[str]:
    """The clauses that have a short text."""
    return {key.removeprefix(PREFIX).upper() for key in messages("en") if key.startswith(PREFIX)}


def test_short_texts_are_of_clauses_that_exist() -> None:
    assert short_texts() <= {clause.id for clause in rules_text("star-quest").clauses}


def test_every_clause_that_is_cited_has_a_short_text() -> None:
    """Who is told why something is not possible, what happened, or reads about an option, can look it up."""
    info = msgspec.inspect.type_info(StarQuestOptions)
    assert isinstance(info, msgspec.inspect.StructType)
    options = {
        field.type.extra["clause"]
        for field in info.fields
        if isinstance(field.type, msgspec.inspect.Metadata) and field.type.extra
    }
    cited = {clause for _, clause in words.REASONS.values()} | set(words.EVENT_CLAUSES.values()) | options
    assert cited == short_texts()


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_short_texts_are_short_sentences(lang: str) -> None:
    for clause in short_texts():
        text = say(f"{PREFIX}{clause.lower()}", {}, lang)
        assert text[0].isupper(), clause
        assert text.endswith("."), clause
        assert len(text) < 220, clause
        assert not re.search(r"[{}_]|SQ-", text), clause
