"""Message keys into sentences, in the player's language (Fluent catalogues in `sublevel/text`)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from typing import TYPE_CHECKING

from sublevel.engine.errors import BadOption, quoted

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de", "cs", "sk")

Argument = str | int


@dataclass(frozen=True)
class Words:
    """Something to be said: a message key and its arguments. The sentence is made where it is read."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        return say(self.key, self.args, lang)


@dataclass(frozen=True)
class Reason(Words):
    """Why an action is not legal, with the clause of the rules that says so."""

    code: int = 0
    clause: str = ""


@functools.cache
def parsed(lang: str) -> dict[str, Resource]:
    """The files of a language by their names. Reading them takes a second, so they are read once."""
    from fluent.runtime import FluentResource  # here, since loading it takes longer than most commands

    folder = resources.files("sublevel").joinpath("text", lang)
    files = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    return {file.name: FluentResource(file.read_text(encoding="utf-8")) for file in files if file.name.endswith(".ftl")}


@functools.cache
def catalogue(lang: str) -> FluentBundle:
    """All messages of a language."""
    from fluent.runtime import FluentBundle

    if lang not in LANGUAGES:
        raise BadOption(f"language {quoted(lang)}: there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    for name, resource in parsed(lang).items():
        if any(type(entry).__name__ == "Junk" for entry in resource.body):
            raise ValueError(f"{lang}/{name}: an entry cannot be read")
        bundle.add_resource(resource)
    return bundle


def say(key: str, args: Mapping[str, Argument], lang: str = "en") -> str:
    """The sentence for a message key. A key or argument that is missing is a fault of ours: it raises."""
    bundle = catalogue(lang)
    if not bundle.has_message(key):
        raise KeyError(f"no message {key!r} in language {lang!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"message {key!r} in language {lang!r} is empty")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"message {key!r} in language {lang!r}: {errors[0]}")
    return str(text)
