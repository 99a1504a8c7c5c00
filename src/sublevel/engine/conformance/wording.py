"""Checks on words: everything that can be said is said in all languages."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax.ast import Message

from sublevel.engine.conformance.look import Look
from sublevel.engine.game import Game
from sublevel.engine.match import event_rows
from sublevel.engine.text import LANGUAGES, Words, parsed

OFTEN = 100  # times that a reason code is put into words in one run; then its arguments have varied enough


def spoken_in_all_languages(look: Look) -> Iterator[str]:
    """Every event and every reason has a clause or kind, and a sentence in each language."""
    game, s = look.game, look.state
    for row in event_rows(s):
        kind, words = game.event(row)
        if not kind:
            yield f"the event {row} has no kind"
        yield from _said(look, words)
    for seat in look.seats:
        for code in set(look.codes(seat)) - {0}:
            yield from _explained(look, seat, code)


def _explained(look: Look, seat: int, code: int) -> Iterator[str]:
    counts = look.memory.said_of_code
    counts[code] = counts.get(code, 0) + 1
    if counts[code] > OFTEN:
        return
    action = look.random.choice([action for action, other in enumerate(look.codes(seat)) if other == code])
    reason = look.game.reason(code, look.state, seat, action)
    if reason.code != code or not reason.clause:
        yield f"reason {code} is put into words with code {reason.code} and clause {reason.clause!r}"
    yield from _said(look, reason)


def _said(look: Look, words: Words) -> Iterator[str]:
    if not look.memory.unsaid(words):
        return
    for lang in LANGUAGES:
        if (lang, words.key) in look.memory.mute:
            continue
        try:
            text = words.text(lang)
        except Exception as error:  # whatever goes wrong, the sentence is not there
            text, problem = "", str(error.args[0] if error.args else error)
        else:
            problem = f"{words.key} in {lang} is {text!r}"
        if not text.strip() or "{" in text:
            look.memory.mute.add((lang, words.key))
            yield problem


def catalogues_agree(game: Game) -> Iterator[str]:
    """All languages have the same messages of the game: also those that no match of the run came to."""
    english = messages(game, LANGUAGES[0])
    if not english:
        yield f"there are no messages of {game.name} in {LANGUAGES[0]}"
    for lang in LANGUAGES[1:]:
        found = messages(game, lang)
        if missing := sorted(english - found):
            yield f"{lang}: {len(missing)} of {len(english)} messages are missing, such as {missing[0]}"
        if surplus := sorted(found - english):
            yield f"{lang}: {len(surplus)} messages that {LANGUAGES[0]} does not have, such as {surplus[0]}"


def messages(game: Game, lang: str) -> set[str]:
    """The keys of a game's messages in a language."""
    entries = [entry for resource in parsed(lang).values() for entry in resource.body if isinstance(entry, Message)]
    return {entry.id.name for entry in entries if entry.id.name.startswith(f"{game.name}-")}
