"""Arrange the C code that mypyc writes into a few units that compile quickly and side by side.

mypyc offers one C file for everything, which keeps a single core busy for minutes, or one for each module, which keeps
the compiler from inlining rules into each other. The units here lie between: the rules of a game form one unit, so they
inline as before. Text and views gain little from optimization and form light units. Small functions of the engine's
core and of mypyc's runtime are copied into the other units, for inlining only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

# Modules that make text and views: they build strings and dictionaries, which optimization hardly speeds up.
FOR_READERS = {"names", "words", "notation", "reading", "view"}
FOLDER = "units"  # within the build folder
LIGHT = "_light"  # how the names of light units end
# Functions of mypyc's runtime that rules call all the time.
OPERATIONS = ("Int64_Divide", "Int64_Remainder", "Tagged_FromInt64", "Tagged_IncRef", "Tagged_DecRef")
ATTRIBUTES = """\
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((cold, optimize("O0")))
#else
#define ONCE
#endif
#define INLINE_COPY extern inline __attribute__((gnu_inline))
"""

# As mypyc writes them: the code that runs at the import of a module, and a function, which blank lines surround.
IMPORTED_ONCE = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{$", re.MULTILINE)
FUNCTION = re.compile(r"(?!static\b)\w[\w *]*\bCPyDef_\w+(?<!__top_level__)\([^;{]*\) \{\n.*\}", re.DOTALL)
OPERATION = re.compile(rf"^\w+ CPy(?:{'|'.join(OPERATIONS)})\(.*?^\}}", re.DOTALL | re.MULTILINE)
INDENTED = re.compile(r"^ +", re.MULTILINE)


def arrange(generated: Iterable[Path], build: Path) -> list[Path]:
    """Write the units for the files that mypyc generated in the build folder; returns them."""
    members: dict[str, list[Path]] = {}
    runtime: list[Path] = []
    for source in generated:
        if source.name.startswith("__native"):
            members.setdefault(unit_of(source), []).append(source)
        else:
            runtime.append(source.relative_to(build))
    core = next(source for source in members["engine"] if source.stem.endswith("___core"))
    copies = inline_copies(core.read_text(encoding="utf-8"), (build / "int_ops.c").read_text(encoding="utf-8"))
    # The runtime belongs to the engine's unit, where search inlines it.
    preludes = {"engine": "".join(f"#include <{source.as_posix()}>\n" for source in runtime)}
    folder = build / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, sources in members.items():
        prelude = preludes.get(name, "" if name.endswith(LIGHT) else copies)
        (folder / f"{name}.c").write_text(unit_text(prelude, sources), encoding="utf-8")
    return [folder / f"{name}.c" for name in members]


def unit_of(source: Path) -> str:
    """Name the unit of a generated file: modules that call each other often go together."""
    match source.stem.removeprefix("__native_").split("___")[1:]:
        case ["games", game, part]:
            return f"{game}{LIGHT}" if part in FOR_READERS else game
        case ["table", _]:
            return "table"
        case []:
            return f"literals{LIGHT}"  # the group's own file
    return "engine"


def is_light(unit: Path) -> bool:
    """Tell whether a unit needs little optimization."""
    return unit.stem.endswith(LIGHT)


def inline_copies(core: str, operations: str) -> str:
    """Copies of small functions that the compiler may inline; a call that it keeps goes to the original."""
    blocks = (block.strip() for block in INDENTED.sub("", core).split("\n\n"))  # even blank lines are indented
    functions = [block for block in blocks if FUNCTION.fullmatch(block)]
    copied = OPERATION.findall(operations)
    if not functions or len(copied) != len(OPERATIONS):
        raise ValueError("mypyc writes C in another way than expected: without these copies rules would be slow")
    return "".join(f"INLINE_COPY {text}\n" for text in (*functions, *copied))


def unit_text(prelude: str, sources: list[Path]) -> str:
    """Join generated files, without the things that cost the compiler most of its time.

    Code that runs once, at the import of a module, stays unoptimized. mypyc indents each function a little more than
    the one before, until four fifths of the file are blanks.
    """
    texts = [INDENTED.sub("", source.read_text(encoding="utf-8")) for source in sources]
    headers = dict.fromkeys(line for text in texts for line in re.findall(r"^#include .*\n", text, re.MULTILINE))
    return ATTRIBUTES + "".join(headers) + prelude + IMPORTED_ONCE.sub(r"ONCE \g<0>", "".join(texts))
