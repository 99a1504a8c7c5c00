"""Events and reasons in words: each has a sentence in four languages, and no sentence waits for nothing."""

from __future__ import annotations

import re

import pytest

import sublevel
from sublevel.engine.text import say
from sublevel.games.star_quest import refusals, state, words
from sublevel.games.star_quest.names import EVENT_NAMES, card_name
from sublevel.games.star_quest.tables import ACTIONS
from tests.games.star_quest.scenes import Scene
from tests.test_text import arguments, messages

CODES = {
    value
    for name, value in vars(refusals).items()
    if name.isupper() and isinstance(value, int) and value >= refusals.NO_SUCH_ACTION
}


def check(sentence: str) -> None:
    """A whole sentence without leftovers."""
    assert sentence[-1] == "."
    assert not re.search(r"[{}$]|  | [.,:;]|\(\)", sentence), sentence


def test_every_refusal_has_a_reason_with_a_clause() -> None:
    assert set(words.REASONS) >= CODES
    assert len({key for key, _ in words.REASONS.values()}) == len(words.REASONS)
    assert all(clause.startswith("SQ-") for _, clause in words.REASONS.values())


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    """Asked for about an action that names what the sentence names."""
    s = Scene(4).put(R1="c5", O1="f5").play("R1").s
    about = {"figure": 79, "square": 240, "door": 27, "": 0}
    for code, (key, clause) in words.REASONS.items():
        needed = arguments("en", f"star-quest-reason-{key}")
        action = next((number for name, number in about.items() if name in needed), 0)
        reason = words.reason(code, s, 0, action)
        assert reason.clause == clause
        check(reason.text(lang))


def test_no_reason_and_no_event_is_left_over() -> None:
    written = {key for key in messages("en") if key.startswith("star-quest-reason-")}
    assert written == {f"star-quest-reason-{name}" for name, _ in words.REASONS.values()}
    cards = {"star-quest-event-card", "star-quest-event-text"}  # names of the event cards
    told = {key for key in messages("en") if key.startswith("star-quest-event-")} - cards
    assert told == {f"star-quest-event-{kind}" for kind in words.EVENT_CLAUSES}


def test_whatever_an_action_names_can_be_said() -> None:
    s = Scene(4).put(R1="c5").s
    for seat in (0, 3):
        for action in range(ACTIONS):
            reason = words.reason(refusals.NOT_NOW, s, seat, action)
            assert set(reason.args) >= {"actor", "figure", "square", "door", "card", "kind", "player"}


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_every_event_has_a_sentence(lang: str) -> None:
    """With arguments that the rules give: small numbers, and whatever else an event needs."""
    special = {
        state.LOADOUT_PICKED: (0, 2764, 0, 0),
        state.LOADOUT_SHOWN: (0, 5, 1124, 16 * 7 + 1),
        state.DOOR_OPENED: (0, 3, 2 * 76 + 1, 0),
        state.FIRED: (3, 1, 30, 100),
        state.MATCH_ENDED: (1, 0, 0, 0),
        state.ROLLED: (3, 2, 1, 7),
    }
    for code, (kind, clause, _) in words.EVENTS.items():
        numbers = special.get(code, (1, 1, 1, 1))
        found, said = words.event([code, 127, *numbers])
        assert (found, words.EVENT_CLAUSES[kind]) == (kind, clause)
        check(said.text(lang))
    with pytest.raises(ValueError, match="no event has the code 999"):
        words.event([999, 127, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("lang", "lost", "sentence"),
    [
        ("en", 1, "R0 loses one life point; left: 5."),
        ("en", 2, "R0 loses 2 life points; left: 4."),
        ("de", 1, "R0 verliert einen Lebenspunkt; übrig: 5."),
        ("de", 2, "R0 verliert 2 Lebenspunkte; übrig: 4."),
        ("cs", 1, "R0 ztrácí jeden život; zbývá: 5."),
        ("cs", 2, "R0 ztrácí 2 životy; zbývá: 4."),
        ("cs", 5, "R0 ztrácí 5 životů; zbývá: 1."),
        ("sk", 1, "R0 stráca jeden život; zostáva: 5."),
        ("sk", 2, "R0 stráca 2 životy; zostáva: 4."),
        ("sk", 5, "R0 stráca 5 životov; zostáva: 1."),
    ],
)
def test_life_points_are_counted_rightly(lang: str, lost: int, sentence: str) -> None:
    _, said = words.event([state.DAMAGED, 127, 0, lost, 6 - lost, 0])
    assert say(said.key, said.args, lang) == sentence


def test_cards_are_called_by_their_names() -> None:
    """Codes are for notation; people read names (SQ-DATA-5, SQ-DATA-6)."""
    said = {
        "en": "Event card: New Orders; left: 5.",
        "de": "Ereigniskarte: Neue Befehle; übrig: 5.",
        "cs": "Karta události: Nové rozkazy; zbývá: 5.",
        "sk": "Karta udalosti: Nové rozkazy; zostáva: 5.",
    }
    for lang, sentence in said.items():
        assert words.event([state.EVENT_DRAWN, 127, EVENT_NAMES.index("E21"), 5, 0, 0])[1].text(lang) == sentence
    lost = next(card for card in range(10) if card_name(0, card).startswith("TA:"))
    assert words.event([state.CARD_LOST, 127, 0, lost, 0, 0])[1].text() == "Tiger: the card Targeter is lost."
    order = words.event([state.ORDER_GIVEN, 127, 0, 0, -1, 0])[1].text()
    assert order == "Tiger: Order: Double Time."
