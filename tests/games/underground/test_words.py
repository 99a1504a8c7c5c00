"""Everything that can be said about Underground is said in all four languages."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import sublevel
from sublevel.engine.text import LANGUAGES, say
from sublevel.games.underground import words
from sublevel.games.underground.names import PHASES
from sublevel.games.underground.scenario import scenarios
from sublevel.games.underground.tables import CLOSE, LAY_PLATEAU, PLACE, STEP
from sublevel.table.rulesbook import rules_text

from .positions import at, state


@cache
def keys() -> set[str]:
    """The messages of the game."""
    from importlib import resources

    text = resources.files("sublevel").joinpath("text", "en", "underground.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", words.REASONS)
def test_every_reason_has_a_sentence(code: int, lang: str) -> None:
    match = at()
    for action in (0, PLACE, STEP, CLOSE, LAY_PLATEAU, -1):
        reason = words.reason(code, state(match), 0, action)
        text = reason.text(lang)
        assert text.endswith(".")
        assert "{" not in text


def test_no_message_is_left_over() -> None:
    """Each belongs to a reason, an event, an option, a phase, a set-up, a phrase or a seat, or is part of others."""
    reasons = {f"underground-reason-{key}" for key, _ in words.REASONS.values()}
    events = {f"underground-event-{kind}" for kind in words.EVENT_CLAUSES}
    phases = {f"underground-phase-{phase.replace('_', '-')}" for phase in PHASES}
    set_ups = {f"underground-setup-{name}" for name in ("random", *scenarios(), "custom")}
    parts = {"underground-line", "underground-chip", "underground-side", "underground-title", "underground-tagline"}
    rest = keys() - reasons - events - phases - set_ups - parts
    assert reasons | events | phases | set_ups | parts <= keys()
    assert all(key.startswith(("underground-option-", "underground-phrase-", "underground-seat-")) for key in rest)


def test_every_event_is_said() -> None:
    """Whatever an event's numbers are, its arguments are those of its message."""
    assert {kind for kind, _ in words.EVENTS.values()} == set(words.EVENT_CLAUSES)
    for code in words.EVENTS:
        kind, said = words.event([code, 127, 1, 2, 3, 4])
        for lang in LANGUAGES:
            text = said.text(lang)
            assert text.endswith("."), kind
            assert "{" not in text


def test_clauses_behind_words_exist() -> None:
    known = {clause.id for clause in rules_text("underground").clauses}
    assert {clause for _, clause in words.REASONS.values()} <= known
    assert set(words.EVENT_CLAUSES.values()) <= known


@pytest.mark.parametrize(
    ("lang", "keys_left", "sentence"),
    [
        ("en", 1, "The lock on F6 is opened with a key: one key left."),
        ("de", 2, "Das Schloss auf F6 wird aufgeschlossen: 2 Schlüssel bleiben."),
        ("cs", 1, "Zámek na F6 je odemčen: zbývá jeden klíč."),
        ("cs", 2, "Zámek na F6 je odemčen: zbývají 2 klíče."),
        ("cs", 5, "Zámek na F6 je odemčen: zbývá 5 klíčů."),
        ("cs", 0, "Zámek na F6 je odemčen: zbývá 0 klíčů."),
        ("sk", 3, "Zámka na F6 je odomknutá: zostávajú 3 kľúče."),
        ("sk", 0, "Zámka na F6 je odomknutá: zostáva 0 kľúčov."),
    ],
)
def test_keys_are_counted_rightly(lang: str, keys_left: int, sentence: str) -> None:
    assert say("underground-event-lock-opened", {"cell": "F6", "keys": keys_left}, lang) == sentence


def test_the_public_api() -> None:
    """The ten lines of the README, for this game."""
    match = sublevel.game("underground").new(seed=7, options={"setup_choices": "auto"})
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])
    reason = match.why(seat, "P M1.5Ar0@A1")
    assert reason is not None
    assert reason.text("de")
    assert match.log()
    assert sublevel.game("underground").load(match.to_json()).digest() == match.digest()
