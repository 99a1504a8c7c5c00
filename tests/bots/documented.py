"""The bots of docs/bots.md, exactly as they stand there."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def example(name: str) -> str:
    """The code of an example."""
    [code] = re.findall(rf"^```python {name}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return str(code)


def write_example(name: str, folder: Path) -> Path:
    """An example as a file."""
    path = folder / f"{name}_bot.py"
    path.write_text(example(name), encoding="utf-8")
    return path


def command(path: Path, *arguments: str) -> str:
    """The command that runs a file of Python."""
    return shlex.join([sys.executable, str(path), *arguments])
