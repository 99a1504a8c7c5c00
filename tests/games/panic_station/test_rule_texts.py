"""The rules of Panic Station in short sentences, in all four languages."""

from __future__ import annotations

import pytest

import sublevel
from sublevel.engine.text import say
from sublevel.table.rulesbook import rules_text
from tests.test_text import messages

PREFIX = "panic-station-rule-"


def short_texts() -> set[str]:
    """The clauses that have a short text."""
    return {key.removeprefix(PREFIX).upper() for key in messages("en") if key.startswith(PREFIX)}


def test_short_texts_are_of_clauses_that_exist() -> None:
    assert len(short_texts()) > 70
    assert short_texts() <= {clause.id for clause in rules_text("panic-station").clauses}


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_short_texts_are_short_sentences(lang: str) -> None:
    for clause in short_texts():
        text = say(f"{PREFIX}{clause.lower()}", {}, lang)
        assert text[0].isupper()
        assert text.endswith(".")
        assert len(text) < 140
