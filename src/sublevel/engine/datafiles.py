"""Data files: TOML beside a game's rules, read as the structures that they should be."""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from sublevel.engine.errors import BadFile

T = TypeVar("T")


def data_folder(package: str) -> Traversable:
    """Where the data files of a game lie."""
    return resources.files(package) / "data"


def read_data(file: Traversable, kind: type[T]) -> T:
    """A data file as what it should be. Raises BadFile, which names the file and what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"{file.name} is no TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadFile(f"{file.name}: {error}") from None
