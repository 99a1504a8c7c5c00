"""Options: whatever is wrong is said in one line that names the option, the value, and what it could be."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

import sublevel
from sublevel import errors
from sublevel.engine.options import Options, expected


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table inside the options."""

    wide: Annotated[int, msgspec.Meta(ge=1, le=9)]
    high: bool = False


class Sample(Options, frozen=True, kw_only=True):
    """One option of each kind."""

    colour: Literal["red", "green"] = "red"
    level: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3
    seed: int = 0
    open: bool = True
    deck: str | Sizes = "small"

    def check(self) -> None:
        if self.level == 5 and not self.open:
            raise errors.BadOption("option level: 5 needs open")

    def numbers(self) -> list[int]:
        return [self.level, int(self.open)]


class Nested(Options, frozen=True, kw_only=True):
    """Kinds that are rarely options of their own."""

    rows: list[str | int] | None = None
    parts: dict[str, list[float]] = msgspec.field(default_factory=dict)
    steps: tuple[int, ...] = ()
    other: bytes = b""

    def numbers(self) -> list[int]:
        return []


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("rows", 5, "option rows: 5 is not a list, each entry a name or a whole number or nothing"),
        ("parts", [], "option parts: [] is not a table, each value a list, each entry a number"),
        ("steps", "x", "option steps: 'x' is not a list, each entry a whole number"),
        ("other", 1, "option other: 1 is not a value that it takes"),
    ],
)
def test_what_an_option_could_be_is_said_in_words(name: str, value: object, message: str) -> None:
    with pytest.raises(errors.BadOption) as caught:
        Nested.read({name: value})
    assert sorted(str(caught.value).split()) == sorted(message.split())  # a union has no order


@pytest.mark.parametrize("game", sublevel.game_names())
def test_no_game_shows_the_insides_of_a_type(game: str) -> None:
    options = sublevel.game(game).options
    for name in options.__struct_fields__:
        assert "Type(" not in expected(options, name)
        odd: list[object] = [5, -1, 1.5, [], [1], {"x": 1}, {"water": 5}, {"name": []}]
        for value in odd:
            assert "Type(" not in refusal(options, {name: value})


def refusal(options: type[Options], values: dict[str, object]) -> str:
    """Why values are no options; empty if they are."""
    try:
        options.read(values)
    except errors.SublevelError as error:
        return str(error)
    return ""


def test_defaults() -> None:
    assert Sample.read(None) == Sample.read({}) == Sample()
    assert Sample().plain() == {"colour": "red", "level": 3, "seed": 0, "open": True, "deck": "small"}


class Hosted(Sample, frozen=True, kw_only=True):
    """The same, but people play longer."""

    level: Annotated[int, msgspec.Meta(ge=2, le=5, extra={"clause": "X-1", "people": 4})] = 3


def test_defaults_for_people() -> None:
    """An option may have another default at a table with people; values that are given count everywhere."""
    assert Hosted.people_defaults() == {"level": 4}
    assert Sample.people_defaults() == {}
    assert Hosted.read_for_people(None) == Hosted.read_for_people({}) == Hosted(level=4)
    assert Hosted.read(None) == Hosted(level=3)
    assert Hosted.read_for_people({"level": 3, "open": False}) == Hosted(level=3, open=False)
    with pytest.raises(errors.BadOption, match="option colour"):
        Hosted.read_for_people({"colour": "blue"})
    wrong: Any = []
    with pytest.raises(errors.BadOption, match="a table of names and values"):
        Hosted.read_for_people(wrong)


def test_values() -> None:
    read = Sample.read({"colour": "green", "level": 2, "deck": {"wide": 4}})
    assert (read.colour, read.level, read.deck) == ("green", 2, Sizes(4))
    assert read.plain()["deck"] == {"wide": 4, "high": False}
    assert Sample.read(read.plain()) == read
    assert read.numbers() == [2, 1]


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"colour": "blue"}, "option colour: 'blue' is not one of green, red"),
        ({"colour": None}, "option colour: None is not one of green, red"),
        ({"colour": ["red"]}, "option colour: ['red'] is not one of green, red"),
        ({"level": 1}, "option level: 1 is not a whole number from 2 to 5"),
        ({"level": 6}, "option level: 6 is not a whole number from 2 to 5"),
        ({"level": "3"}, "option level: '3' is not a whole number from 2 to 5"),
        ({"level": 3.5}, "option level: 3.5 is not a whole number from 2 to 5"),
        ({"level": True}, "option level: True is not a whole number from 2 to 5"),
        ({"level": 10**30}, f"option level: {10**30} is not a whole number from 2 to 5"),
        ({"seed": "x"}, "option seed: 'x' is not a whole number"),
        ({"open": 1}, "option open: 1 is not true or false"),
        ({"open": "yes"}, "option open: 'yes' is not true or false"),
        (
            {"deck": 5},
            "option deck: 5 is not a name or a table of wide (a whole number from 1 to 9), high (true or false)",
        ),
        ({"size": 3}, "option 'size' is unknown; there are colour, level, seed, open, deck"),
        ({3: 3}, "option 3 is unknown; there are colour, level, seed, open, deck"),
        ({"level": 5, "open": False}, "option level: 5 needs open"),
        ([], "options are a table of names and values, not []"),
        ("mix", "options are a table of names and values, not 'mix'"),
        (7, "options are a table of names and values, not 7"),
    ],
)
def test_what_is_wrong(values: Any, message: str) -> None:
    with pytest.raises(errors.BadOption) as caught:
        Sample.read(values)
    assert str(caught.value) == message


@pytest.mark.parametrize("deck", [{}, {"wide": 0}, {"wide": 4, "deep": 1}, {"wide": 4, "high": 2}])
def test_tables_inside(deck: Any) -> None:
    with pytest.raises(errors.BadOption, match=r"^option deck: .* is not a name or a table of wide"):
        Sample.read({"deck": deck})


def test_long_values_are_cut() -> None:
    with pytest.raises(errors.BadOption) as caught:
        Sample.read({"colour": "x" * 10_000})
    assert len(str(caught.value)) < 200


def test_options_do_not_change() -> None:
    with pytest.raises(AttributeError):
        Sample().level = 4  # type: ignore[misc]  # that is what is tested


def test_each_option_in_words() -> None:
    assert [expected(Sample, name) for name in Sample.__struct_fields__] == [
        "one of green, red",
        "a whole number from 2 to 5",
        "a whole number",
        "true or false",
        "a name or a table of wide (a whole number from 1 to 9), high (true or false)",
    ]
