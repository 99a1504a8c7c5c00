"""What can be played at the table, as clients are told."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec.inspect import StructType

import sublevel
from sublevel import bots
from sublevel.engine.errors import UnknownGame
from sublevel.engine.game import Game
from sublevel.engine.options import fields_of, marks_of
from sublevel.engine.registry import package
from sublevel.table.api_types import GameInfo, OptionInfo


@functools.cache
def game_infos() -> list[GameInfo]:
    """All games that tables offer."""
    return [game_info(sublevel.game(name)) for name in offered_names()]


def offered_names() -> list[str]:
    """The names of the games that have a face in the browser."""
    return [name for name in sublevel.game_names() if sublevel.game(name).face]


def offered_game(name: str) -> Game:
    """A game that tables offer. Raises UnknownGame for any other."""
    game = sublevel.game(name)
    if not game.face:
        raise UnknownGame(f"there is no table for {name!r} yet; there are: {', '.join(offered_names())}")
    return game


def game_info(game: Game) -> GameInfo:
    """One game with its options, its bots and its lessons."""
    return GameInfo(
        name=game.name,
        version=game.version,
        data=game.own_data,
        seats=list(game.seats),
        least_seats=len(game.seats) if game.least_seats is None else game.least_seats,
        seat_option=game.seat_option,
        cooperative=game.cooperative,
        phrases=list(game.phrases),
        quick_options=dict(game.quick_options),
        secrets=game.secrets,
        draw_offers=game.draw_offers,
        options=option_infos(game),
        bots=list(bots.levels()),
        lessons=len(game.offered_lessons()),
    )


def own_components() -> dict[str, dict[str, Any]]:
    """What clients draw otherwise than they know it, by game: the components of an owner's boxes."""
    found: dict[str, dict[str, Any]] = {}
    for name in offered_names():
        module = f"{package(name)}.parts"
        if sublevel.game(name).own_data and importlib.util.find_spec(module):
            found[name] = {key: value for key, (_, value) in importlib.import_module(module).parts().items()}
    return found


def option_infos(game: Game) -> list[OptionInfo]:
    """The options of a game in their order, but for those that only programs need: people have the table for that."""
    defaults = game.options.read(None).plain()
    people = {**defaults, **game.options.people_defaults()}
    return [
        msgspec.structs.replace(option_info(game, field, defaults[field.name]), people=people[field.name])
        for field in fields_of(game.options)
        if not marks_of(field).get("programs")
    ]


def option_info(game: Game, field: msgspec.inspect.Field, default: object) -> OptionInfo:
    """One option: what its type tells, and the clause it is marked with."""
    kind, name, clause = field.type, field.name, marks_of(field).get("clause")
    if isinstance(kind, msgspec.inspect.Metadata):
        kind = kind.type
    match kind:
        case msgspec.inspect.BoolType():
            return OptionInfo(name=name, kind="switch", default=default, clause=clause)
        case msgspec.inspect.IntType(ge=least, le=most):
            return OptionInfo(name=name, kind="number", default=default, least=least, most=most, clause=clause)
        case msgspec.inspect.LiteralType(values=values):
            choices = sorted(map(str, values), key=list(get_args(get_type_hints(game.options)[name])).index)
            return OptionInfo(name=name, kind="choice", default=default, choices=choices, clause=clause)
    named = game.options.named_values().get(name, {})
    schema = next((table_schema(part.cls) for part in parts(kind) if isinstance(part, StructType)), None)
    if schema is not None:
        schema["default"] = named.get(str(default))  # what a custom value starts from
    return OptionInfo(
        name=name, kind="named", default=default, choices=list(named), clause=clause, schema=schema, named=dict(named)
    )


def parts(kind: msgspec.inspect.Type) -> tuple[msgspec.inspect.Type, ...]:
    """The alternatives of a type."""
    return kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)


def table_schema(cls: type) -> dict[str, Any]:
    """The JSON Schema of a table of values, for a control that is made from it."""
    definitions: dict[str, dict[str, Any]] = msgspec.json.schema(cls)["$defs"]
    return definitions[cls.__name__]
