"""Everything that can be said about Panic Station is said in all four languages."""

from __future__ import annotations

from functools import cache
from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from sublevel.engine.text import LANGUAGES, say
from sublevel.games.panic_station import words
from sublevel.games.panic_station.names import COLOURS, KIND_NAMES, PHASES
from sublevel.games.panic_station.notation import CLAIMS
from sublevel.games.panic_station.state import (
    CLAIMED,
    LAST_INFECTED,
    MATCH_ENDED,
    NOBODY_LIVES,
    SOMEBODY_WINS,
    TROOPERS_DEAD,
    Board,
)
from sublevel.games.panic_station.tables import CLAIM, GIVE, LAY_OUT, SAY_YES

# Messages that others are made with.
PARTS = (
    "title tagline colour card room player partner partner-of partner-to victim source figure "
    "target place place-to given received parasite victory row-nobody"
)


@cache
def keys() -> set[str]:
    """The messages of the game."""
    text = resources.files("sublevel").joinpath("text", "en", "panic-station.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", words.REASONS)
def test_every_reason_has_a_sentence(code: int, lang: str) -> None:
    for action in (0, LAY_OUT, GIVE, -1):
        text = words.reason(code, Board(), 0, action).text(lang)
        assert text.endswith(".")
        assert "{" not in text


def test_no_message_is_left_over() -> None:
    """Each belongs to a reason, an event, a claim, an option, a phase or a seat, or is part of others."""
    reasons = {f"panic-station-reason-{key}" for key, _ in words.REASONS.values()}
    events = {f"panic-station-event-{kind}" for kind in words.EVENT_CLAUSES if kind != "claimed"}
    claims = {f"panic-station-claim-{words.claimed(action)[0]}" for action in range(CLAIM, SAY_YES + 1)}
    phases = {f"panic-station-phase-{phase.replace('_', '-')}" for phase in PHASES}
    parts = {f"panic-station-{part}" for part in PARTS.split()}
    rest = keys() - reasons - events - claims - phases - parts
    assert reasons | events | claims | phases | parts <= keys()
    assert all(key.startswith(("panic-station-option-", "panic-station-seat-")) for key in rest)


def test_every_event_is_said() -> None:
    """Whatever an event's numbers are, its arguments are those of its message."""
    assert {kind for kind, _ in words.EVENTS.values()} | {"claimed"} == set(words.EVENT_CLAUSES)
    for code in words.EVENTS:
        kind, said = words.event([code, 127, 1, 2, 3, 1])
        assert said.key == f"panic-station-event-{kind}"
        for lang in LANGUAGES:
            text = said.text(lang)
            assert text[0].isupper() or not text[0].isalpha()
            assert text[-1] in ".!"
            assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_claim_is_said(lang: str) -> None:
    """PS-TALK-2: each in its own words, and in a notation of its own."""
    said = [words.claim(2, action).text(lang) for action in range(CLAIM, SAY_YES + 1)]
    assert len(set(said)) == len(said) == len(CLAIMS)
    assert all(text.startswith(say("panic-station-player", {"player": "G"}, lang)) for text in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_colour_has_its_own_name(lang: str) -> None:
    cards = {say("panic-station-card", {"card": card}, lang) for card in KIND_NAMES}
    assert len(cards) == len(KIND_NAMES)
    assert len({say("panic-station-player", {"player": colour}, lang) for colour in COLOURS}) == 6


def test_the_end_of_a_match_says_if_nobody_wins() -> None:
    """PS-END-9: the parasites' cause may be won with nobody left to enjoy it."""
    ends = [(0, NOBODY_LIVES), (0, LAST_INFECTED), (0b110, SOMEBODY_WINS)]
    told = [words.event((MATCH_ENDED, 0, TROOPERS_DEAD, winners, why, 0))[1].text("en") for winners, why in ends]
    assert told == [
        "All troopers are dead: nobody wins, since nobody is alive.",
        "All troopers are dead: nobody wins, since the only survivor was infected last.",
        "All troopers are dead: the parasites win.",
    ]


def test_an_event_without_code_is_a_fault() -> None:
    with pytest.raises(ValueError, match="no event has the code 99"):
        words.event([99, 127, 0, 0, 0, 0])


def test_claims_are_events_too() -> None:
    kind, said = words.event([CLAIMED, 127, 1, 1, 0, 0])
    assert kind == "claimed"
    assert said.text() == "Blue: “I suspect Red.”"


@pytest.mark.parametrize(
    ("lang", "number", "sentence"),
    [
        ("cs", 1, "Červený má teď 1 akční bod."),
        ("cs", 3, "Červený má teď 3 akční body."),
        ("cs", 6, "Červený má teď 6 akčních bodů."),
        ("sk", 1, "Červený má teraz 1 akčný bod."),
        ("sk", 3, "Červený má teraz 3 akčné body."),
        ("sk", 6, "Červený má teraz 6 akčných bodov."),
        ("de", 1, "Rot hat jetzt 1 Aktionspunkt."),
        ("en", 2, "Red has 2 action points now."),
    ],
)
def test_action_points_are_counted_rightly(lang: str, number: int, sentence: str) -> None:
    assert say("panic-station-event-boosted", {"player": "R", "points": number}, lang) == sentence
