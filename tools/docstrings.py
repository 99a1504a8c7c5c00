"""Put docstrings into the C code that mypyc writes: it keeps the signatures of functions, but drops what explains them.

`help(Match.play)` then says the same, compiled or interpreted.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

PREFIX = "__native_"  # how the names of files begin that mypyc makes of modules
BETWEEN = "___"  # between the parts of a name in C

# As mypyc writes them: an entry of a table of functions, a property without a docstring, and a class.
FUNCTION = re.compile(
    r'(?P<head>\(PyCFunction\)CPyPy_(?P<place>\w+),[^"{}]*PyDoc_STR\("(?P<name>\w+)\([^"]*)(?P<tail>"\))'
)
PROPERTY = re.compile(
    r'(?P<head>\{"(?P<name>\w+)",\s*\(getter\)(?P<place>\w+),\s*(?:NULL|\(setter\)\w+), )NULL, NULL\}'
)
CLASS = re.compile(r'(?P<head>\.tp_doc = PyDoc_STR\("(?P<name>\w+)\([^"]*)(?P<tail>"\))')


def add(generated: Iterable[Path], package: Path) -> None:
    """Add the docstrings of a package to the files that mypyc generated for its modules."""
    for file in generated:
        source = source_of(file, package)
        if source is not None and source.is_file():
            text = file.read_text(encoding="utf-8")
            file.write_text(documented(text, docstrings(source.read_text(encoding="utf-8"))), encoding="utf-8")


def source_of(generated: Path, package: Path) -> Path | None:
    """Find the module that a file was generated from; None for files that belong to no module."""
    name, *parts = generated.stem.removeprefix(PREFIX).split(BETWEEN)
    if not generated.name.startswith(PREFIX) or name != package.name or not parts:
        return None
    return package.joinpath(*parts).with_suffix(".py")


def docstrings(source: str) -> dict[str, str]:
    """The docstrings of a module by the names of its classes and functions, such as `Match` and `Match.play`."""
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            inner = node.body if isinstance(node, ast.ClassDef) else []
            methods = [(f"{node.name}.{part.name}", part) for part in inner if isinstance(part, ast.FunctionDef)]
            for name, documented_node in [(node.name, node), *methods]:
                text = ast.get_docstring(documented_node)
                if text:
                    found[name] = text
    return found


def documented(code: str, docs: dict[str, str]) -> str:
    """C code with the docstrings of its module."""
    classes = {name.partition(".")[0] for name in docs if "." in name}

    def of(found: re.Match[str], ending: str) -> str:
        """The docstring of what an entry stands for, empty if there is none."""
        owners = [owner for owner in classes if found["place"].endswith(ending.format(owner))]
        return docs.get(".".join([*sorted(owners, key=len)[-1:], found["name"]]), "")

    def function(found: re.Match[str]) -> str:
        return found["head"] + in_c(of(found, f"{BETWEEN}{{}}{BETWEEN}{found['name']}")) + found["tail"]

    def property_(found: re.Match[str]) -> str:
        text = of(found, f"{BETWEEN}{{}}_get_{found['name']}")
        return f'{found["head"]}PyDoc_STR("{in_c(text)}"), NULL}}' if text else found[0]

    def class_(found: re.Match[str]) -> str:
        return found["head"] + in_c(docs.get(found["name"], "")) + found["tail"]

    for pattern, replaced in ((FUNCTION, function), (PROPERTY, property_), (CLASS, class_)):
        code = pattern.sub(replaced, code)
    return code


def in_c(text: str) -> str:
    """A text within a string of C. Octal numbers stand for all but plain characters; they end after three digits."""
    plain = "".join(map(chr, range(32, 127))).replace('"', "").replace("\\", "").replace("?", "")
    return "".join(chr(byte) if chr(byte) in plain else f"\\{byte:03o}" for byte in text.encode())
