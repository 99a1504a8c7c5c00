"""What people type, as values: options, seats, positions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sublevel.cli.printing import option_text
from sublevel.engine.errors import BadOption, BadPosition, quoted
from sublevel.engine.game import Game

YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


def read_options(game: Game, texts: Sequence[str] | None) -> dict[str, Any]:
    """Options from texts such as mix=balanced, checked. Raises BadOption."""
    values: dict[str, Any] = {}
    for text in texts or ():
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOption(f"option {quoted(text)}: options are given as NAME=VALUE, such as {example(game)}")
        if not encodable(text):
            raise BadOption(f"option {quoted(text)}: this is not a text in UTF-8")
        values[name] = settled(game, name, option_value(value))
    game.options.read(values)
    return values


def option_value(text: str) -> Any:
    """A value as it is typed: a table such as D0,I8,L8,T8,X0 or in JSON, a number, or a word."""
    if re.fullmatch(r"[A-Za-z][0-9]{1,9}(,[A-Za-z][0-9]{1,9})*", text):
        return {part[0]: int(part[1:]) for part in text.split(",")}
    if text.startswith("{"):
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return text
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


def encodable(text: str) -> bool:
    """Whether a text from the command line came as UTF-8; other bytes become surrogates, which nothing can print."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def settled(game: Game, name: str, value: Any) -> Any:
    """The value, as yes or no where the option is one of these."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    kinds = {option.name: option.type for option in info.fields}
    kind = kinds.get(name)
    if isinstance(kind, msgspec.inspect.Metadata):
        kind = kind.type
    if not isinstance(kind, msgspec.inspect.BoolType):
        return value
    word = str(value).lower()
    return True if word in YES else False if word in NO else value


def example(game: Game) -> str:
    """An option of the game with its default."""
    name, value = next(iter(game.options.read({}).plain().items()))
    return f"{name}={option_text(value)}"


def seats_of(game: Game, text: str) -> set[int]:
    """The seats that a text names."""
    if text.lower() in ("both", "all"):
        return set(range(len(game.seats)))
    if text.lower() == "none":
        return set()
    return {seat_of(game, part.strip()) for part in text.split(",")}


def seat_of(game: Game, text: str) -> int:
    """A seat by its number, its name, or letters that only this name has in that order."""
    if re.fullmatch("[0-9]{1,2}", text) and int(text) < len(game.seats):
        return int(text)
    letters = re.compile(".*".join(map(re.escape, text)), re.IGNORECASE)
    exact = [seat for seat, name in enumerate(game.seats) if name.lower() == text.lower()]
    matching = exact or [seat for seat, name in enumerate(game.seats) if text and letters.search(name)]
    if len(matching) != 1:
        known = ", ".join(f"{seat} {name}" for seat, name in enumerate(game.seats))
        raise BadOption(f"seat {quoted(text)}: the seats are {known}")
    return matching[0]


def written(text: str) -> Any:
    """A position as it is typed: some games write them as JSON."""
    if not text.lstrip().startswith(("{", "[")):
        return text
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadPosition(f"not a whole JSON text: {error}") from None
    except RecursionError:
        raise BadPosition("not a position: its lists and tables are nested too deeply") from None
