"""The rules in short sentences, game by game: for each clause that players are led to."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator

import msgspec
import pytest

import sublevel
from sublevel.engine.text import say
from sublevel.table.protocol import Json
from sublevel.table.rulesbook import rules_text
from tests.test_text import messages

EVERY = pytest.mark.parametrize("game", sublevel.game_names())


def short_texts(game: str) -> dict[str, str]:
    """The clauses that have a short text, and its key."""
    prefix = f"{game}-rule-"
    names = {clause.id.lower(): clause.id for clause in rules_text(game).clauses}
    found = [key.removeprefix(prefix) for key in messages("en") if key.startswith(prefix)]
    return {names.get(name, name): f"{prefix}{name}" for name in found}


def cited(game: str) -> Iterator[str]:
    """The clauses that are named with reasons, events and options."""
    words: Json = importlib.import_module(f"sublevel.games.{game.replace('-', '_')}.words")
    yield from (clause for _, clause in words.REASONS.values())
    yield from words.EVENT_CLAUSES.values()
    info = msgspec.inspect.type_info(sublevel.game(game).options)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        if isinstance(field.type, msgspec.inspect.Metadata) and field.type.extra:
            yield field.type.extra["clause"]


@EVERY
def test_short_texts_are_of_clauses_that_exist(game: str) -> None:
    assert len(short_texts(game)) > 70
    assert set(short_texts(game)) <= {clause.id for clause in rules_text(game).clauses}


@EVERY
def test_every_clause_that_is_cited_has_a_short_text(game: str) -> None:
    """Who is told why something is not possible, what happened, or reads about an option, can look it up."""
    assert not {clause for clause in cited(game) if clause} - set(short_texts(game))


@EVERY
@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_short_texts_are_short_sentences(game: str, lang: str) -> None:
    for clause, key in short_texts(game).items():
        text = say(key, {}, lang)
        assert text[0].isupper(), clause
        assert text.endswith("."), clause
        assert len(text) < 260, clause
        assert not re.search(r"[{}_]|\b[A-Z]{2,4}-[A-Z]", text), clause


@EVERY
def test_the_wording_has_no_marks_of_its_keepers(game: str) -> None:
    for clause in rules_text(game).clauses:
        assert not re.search(r"\[[RHP][^\]]*\]", clause.text), clause.id


# Set-up, turns, actions, special systems, the end; in The Base what is hidden, too.
@pytest.mark.parametrize(("game", "sections"), [("the-base", range(5, 11)), ("underground", range(5, 10))])
def test_every_clause_that_concerns_players_has_a_short_text(game: str, sections: range) -> None:
    concerned = [
        clause.id
        for clause in rules_text(game).clauses
        if (number := clause.section.split(".")[0]).isdigit() and int(number) in sections
    ]
    assert len(concerned) > 80
    assert set(concerned) <= set(short_texts(game))
