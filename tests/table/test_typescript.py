"""The TypeScript of the client is that of the schema."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from sublevel.table import protocol, typescript

FOLDER = Path(__file__).parents[2] / typescript.FOLDER
FILES = typescript.files()
PROTOCOL = FILES["protocol.ts"]


def interface(text: str, name: str) -> str:
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}$", text, flags=re.DOTALL | re.MULTILINE)
    assert found, name
    return found[1]


@pytest.mark.parametrize("name", FILES)
def test_the_file_in_the_client_is_up_to_date(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == FILES[name], "out of date: run `python -m sublevel.table.typescript`"


def test_every_structure_is_there_with_every_field() -> None:
    for struct in typescript.all_structs():
        text = interface(PROTOCOL, struct.__name__)
        for field in msgspec.structs.fields(struct):
            assert (
                re.search(rf"^  {field.encode_name}\??: .+;$", text, flags=re.MULTILINE) or f"  {field.name}:\n" in text
            )


def test_messages_have_their_tags() -> None:
    for message in (*get_args(protocol.FromClient), *get_args(protocol.FromTable)):
        assert f"  type: '{message.__struct_config__.tag}';\n" in interface(PROTOCOL, message.__name__)
    assert re.search(r"export type FromClient =\s+(\| )?Join\s+\| Act\s", PROTOCOL)


def test_the_server_says_everything_and_clients_may_leave_out_what_has_a_default() -> None:
    assert "  seat?: number | null;\n" in interface(PROTOCOL, "Act")
    assert "  after: number;\n" in interface(PROTOCOL, "Act")
    assert "  position?: Json;\n" in interface(PROTOCOL, "Try")
    assert "  ref: number | null;\n" in interface(PROTOCOL, "Played")
    assert "  kind: ClockKind;\n" in interface(PROTOCOL, "Clock")  # both send it: whoever writes it says everything
    assert "?" not in interface(PROTOCOL, "SeatState")


def test_what_the_source_explains_is_explained() -> None:
    assert "/** Somebody: a guest with a name, or the owner of an account. */\nexport interface Person {" in PROTOCOL
    assert "  /** milliseconds since 1970 */\n  at: number;\n" in PROTOCOL


def test_types_are_named_where_the_source_names_them() -> None:
    assert "  can: Deed[];\n" in interface(PROTOCOL, "Standing")
    assert "  args: Record<string, Argument>;\n" in interface(PROTOCOL, "Refusal")
    assert "  left: (number | null)[];\n" in interface(PROTOCOL, "Played")
    assert "  action: number | string;\n" in interface(PROTOCOL, "Act")
    assert "  answers: [number, string][];\n" in interface(PROTOCOL, "LessonStep")
    assert "export const LONGEST_NAME = 24;\n" in PROTOCOL
    assert "export type ClockKind = 'none' | 'move' | 'game' | 'days';\n" in PROTOCOL


def test_the_view_of_a_game() -> None:
    text = FILES["the-base.ts"]
    assert "  tiles: TileView[];\n" in interface(text, "BoardView")
    assert "  piece?: number | null;\n" in interface(text, "ActionView")  # such fields are left out
    assert re.search(r"^import type { Json } from './protocol';$", text, flags=re.MULTILINE)


def test_lines_fit() -> None:
    for text in FILES.values():
        assert not [line for line in text.splitlines() if len(line) > typescript.WIDTH and "/**" not in line]


def test_quotes_are_escaped() -> None:
    assert typescript.literal("it's \\") == "'it\\'s \\\\'"
    assert typescript.literal(True) == "true"
