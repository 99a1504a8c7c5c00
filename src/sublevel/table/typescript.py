"""The messages and the games' views as TypeScript: `python -m sublevel.table.typescript` writes `web/src/lib`.

The Python classes are the single schema. What a docstring or a comment says about a class or a field stands in the
TypeScript file, too, so that whoever writes the client need not look here.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import re
import sys
from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from sublevel.bots import hints
from sublevel.engine import registry
from sublevel.table import api_types, protocol
from sublevel.table.api import ENDPOINTS

FOLDER: Final = Path("web", "src", "lib")
HEADING: Final = "// Made by `python -m sublevel.table.typescript` from {source}. Do not edit.\n"
WIDTH: Final = 120
OWN_COMPONENTS: Final = "import { component } from './own-components';"
# Names that a reader of the TypeScript knows from the Python: what equals one of them is called so.
NAMED: Final = ("ClockKind", "Status", "OfferKind", "Deed", "FromClient", "FromTable")
CONSTANTS: Final = ("LONGEST_NAME", "LONGEST_LINE", "LARGEST_FRAME", "LONGEST_ANALYSIS", "PHRASES")
PHRASE_TYPE: Final = "export type Phrase = (typeof PHRASES)[number];"


class Writer:
    """Writes the structures of one module."""

    def __init__(self, module: ModuleType, names: Mapping[Any, str], sent: frozenset[type]) -> None:
        self.module = module
        self.names = names
        self.sent = sent

    def structures(self, only: Container[type] | None = None) -> str:
        """All structures of the module, or only some of them, in its order."""
        found = [struct for struct in structs_of(self.module) if only is None or struct in only]
        return "\n".join(map(self.structure, found))

    def structure(self, struct: type[msgspec.Struct]) -> str:
        """One structure as an interface."""
        info = types.type_info(struct)
        assert isinstance(info, types.StructType)
        comments = field_comments(struct)
        lines = [*doc_comment(inspect.getdoc(struct) or "", ""), f"export interface {struct.__name__} {{"]
        if isinstance(info.tag, str):
            lines.append(f"  {info.tag_field}: {literal(info.tag)};")
        for field in info.fields:
            lines += doc_comment(comments.get(field.name, ""), "  ")
            mark = "?" if self.may_be_left_out(struct, field) else ""
            lines.append(declared(f"  {field.encode_name}{mark}: ", self.name(field.type)))
        return "\n".join([*lines, "}"]) + "\n"

    def may_be_left_out(self, struct: type[msgspec.Struct], field: types.Field) -> bool:
        """Whether a field with a default need not be there."""
        return not field.required and (struct in self.sent or struct.__struct_config__.omit_defaults)

    def name(self, kind: types.Type) -> list[str]:
        """The alternatives of a type."""
        if known := self.names.get(identity(kind)):
            return [known]
        match kind:
            case types.Metadata(type=inner):
                return self.name(inner)
            case types.UnionType(types=parts):
                return list(dict.fromkeys(name for part in parts for name in self.name(part)))
            case types.LiteralType(values=values):
                return [literal(value) for value in values]
            case types.StructType(cls=struct):
                return [struct.__name__]
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                return [f"{grouped(self.name(item))}[]"]
            case types.TupleType(item_types=items):
                return ["[" + ", ".join(" | ".join(self.name(item)) for item in items) + "]"]
            case types.DictType(key_type=key, value_type=value):
                return [f"Record<{' | '.join(self.name(key))}, {' | '.join(self.name(value))}>"]
            case _:
                return [PLAIN[type(kind)]]


PLAIN: Final[dict[type[types.Type], str]] = {
    types.AnyType: "Json",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def identity(kind: types.Type) -> Any:
    """What two spellings of a type have in common, for types that can have a name of their own."""
    match kind:
        case types.LiteralType(values=values):
            return frozenset(values)
        case types.UnionType(types=parts) if all(isinstance(part, types.StructType) for part in parts):
            return frozenset(part.cls for part in parts if isinstance(part, types.StructType))
        case types.UnionType(types=parts) if all(part in (types.StrType(), types.IntType()) for part in parts):
            return "argument"
        case _:
            return None


def named_types() -> dict[Any, str]:
    """The types that have a name, by what makes them the same."""
    found = {identity(types.type_info(getattr(protocol, name))): name for name in NAMED}
    return found | {"argument": "Argument"}


def grouped(names: list[str]) -> str:
    """Alternatives where one type is expected."""
    return names[0] if len(names) == 1 else f"({' | '.join(names)})"


def literal(value: Any) -> str:
    """A constant as TypeScript writes it."""
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return msgspec.json.encode(value).decode()


def declared(start: str, names: list[str], end: str = ";") -> str:
    """A declaration, on several lines where one is too short."""
    line = f"{start}{' | '.join(names)}{end}"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return start.rstrip() + "".join(f"\n{indent}| {name}" for name in names) + end


def doc_comment(text: str, indent: str) -> list[str]:
    """A comment before what it explains, or nothing."""
    if not text:
        return []
    first = " ".join(text.split("\n\n")[0].split())
    return [f"{indent}/** {first} */"]


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structures that a module defines, in its order."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and (value.__struct_fields__ or value.__struct_config__.tag is not None)
    ]


def field_comments(struct: type) -> dict[str, str]:
    """What the source says beside each field."""
    lines = inspect.getsource(struct).splitlines()
    (body,) = ast.parse("\n".join(lines)).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            assert node.end_lineno is not None
            rest = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode()
            if comment := re.match(r"\s*#\s*(.+)", rest):
                found[node.target.id] = comment[1]
    return found


def reached(kinds: Iterable[types.Type]) -> Iterator[type]:
    """All structures that can occur in some types."""
    seen: set[type] = set()
    waiting = list(kinds)
    while waiting:
        match waiting.pop():
            case types.StructType(cls=struct, fields=fields) if struct not in seen:
                seen.add(struct)
                waiting += [field.type for field in fields]
            case types.UnionType(types=parts):
                waiting += parts
            case types.TupleType(item_types=items):
                waiting += items
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                waiting.append(item)
            case types.DictType(value_type=value):
                waiting.append(value)
    return iter(seen)


def only_sent_by_clients() -> frozenset[type]:
    """What goes from clients to the server and never back: there a default lets a field be left out."""
    bodies = {found.body for found in ENDPOINTS if found.body} | set(get_args(protocol.FromClient))
    sent = set(reached(map(types.type_info, bodies)))
    others = [struct for struct in all_structs() if struct not in sent]
    return frozenset(sent - set(reached(map(types.type_info, others))))


def all_structs() -> list[type[msgspec.Struct]]:
    """The structures of live messages, then those of the HTTP API."""
    return [*structs_of(protocol), *structs_of(api_types)]


def protocol_text() -> str:
    """The file with the messages."""
    names = named_types()
    said, sent = set(reached(map(types.type_info, all_structs()))), only_sent_by_clients()
    parts = [
        HEADING.format(source="the schema: protocol.py and api_types.py beside it"),
        "/** What a game makes; its own types are in a file of its own. */\nexport type Json = unknown;\n",
        "/** What can stand in a sentence. */\nexport type Argument = string | number;\n",
        "\n".join(constant(name, vars(protocol).get(name, vars(api_types).get(name))) for name in CONSTANTS) + "\n",
        f"/** One of the phrases that everybody reads in his language. */\n{PHRASE_TYPE}\n",
        *(declared(f"export type {name} = ", alternatives(getattr(protocol, name))) + "\n" for name in NAMED),
        Writer(protocol, names, sent).structures(),
        Writer(api_types, names, sent).structures(),
        Writer(hints, names, frozenset()).structures(only=said),
    ]
    return "\n".join(parts)


def alternatives(alias: Any) -> list[str]:
    """The alternatives of a type that has a name, in the order of its definition."""
    return [part.__name__ if isinstance(part, type) else literal(part) for part in get_args(alias)]


def constant(name: str, value: Any) -> str:
    """A constant, its values one below the other if there are several."""
    if isinstance(value, tuple):
        return f"export const {name} = [\n" + "".join(f"  {literal(item)},\n" for item in value) + "] as const;"
    return f"export const {name} = {literal(value)};"


def game_text(game: str) -> str:
    """The file with the view of a game: the structures of its module `view_types`."""
    module = importlib.import_module(f"sublevel.games.{game.replace('-', '_')}.view_types")
    writer = Writer(module, named_types(), frozenset())
    source = "src/" + module.__name__.replace(".", "/") + ".py"
    text = writer.structures()
    used = sorted(name for name in {"Argument", "Json", *NAMED} if re.search(rf"\b{name}\b", text))
    imports = f"import type {{ {', '.join(used)} }} from './protocol';\n\n" if used else ""
    return HEADING.format(source=source) + "\n" + imports + text


def parts_text(game: str) -> str | None:
    """The file with what a game's client draws, if it has a module `parts`: constants, made from its data."""
    name = f"sublevel.games.{game.replace('-', '_')}.parts"
    if importlib.util.find_spec(name) is None:
        return None
    found: dict[str, tuple[str, Any]] = importlib.import_module(name).parts()
    source = "src/" + name.replace(".", "/") + ".py"
    drawn = [drawn_part(game, key, what, value) for key, (what, value) in found.items()]
    return "\n\n".join([HEADING.format(source=source).rstrip(), OWN_COMPONENTS, *drawn]) + "\n"


def drawn_part(game: str, name: str, what: str, value: Any) -> str:
    """A constant that a client draws; what tables and lists say, an owner's components may say otherwise."""
    own = isinstance(value, dict | list)
    start = f"{f'const HOUSE_{name}' if own else f'export const {name}'}: {kind_of(value)} = "
    lines = [*doc_comment(what, ""), f"{start}{written(value, before=len(start))};"]
    if own:
        lines.append(f"export const {name} = component({literal(game)}, {literal(name)}, HOUSE_{name});")
    return "\n".join(lines)


def kind_of(value: Any) -> str:
    """The type of a constant."""
    match value:
        case dict():
            return f"Readonly<Record<string, {kind_of(next(iter(value.values())))}>>"
        case list():
            return f"readonly {kind_of(value[0])}[]"
        case str():
            return "string"
        case _:
            return "number"


def written(value: Any, indent: str = "", before: int = 0) -> str:
    """A value as the formatter would write it: lists on one line where they fit. `before` is what stands there."""
    match value:
        case dict():
            inner = indent + "  "
            entries = []
            for key, item in value.items():
                name = key if key.isidentifier() else literal(key)
                entries.append(f"{inner}{name}: {written(item, inner, len(inner) + len(name) + 2)},\n")
            return "{\n" + "".join(entries) + indent + "}"
        case list():
            line = f"[{', '.join(map(literal, value))}]"
            if before + len(line) + 1 <= WIDTH:
                return line
            return "[\n" + "".join(f"{indent}  {literal(item)},\n" for item in value) + indent + "]"
        case _:
            return literal(value)


def files() -> dict[str, str]:
    """Every file, by its name."""
    found = {"protocol.ts": protocol_text()}
    for game in registry.names():
        found[f"{game}.ts"] = game_text(game)
        if parts := parts_text(game):
            found[f"{game}-parts.ts"] = parts
    return found


def main() -> None:
    """Write the files into the client's sources."""
    folder = Path(__file__).resolve().parents[3] / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        folder.joinpath(name).write_text(text, encoding="utf-8")
        print(FOLDER / name, file=sys.stderr)


if __name__ == "__main__":
    main()
