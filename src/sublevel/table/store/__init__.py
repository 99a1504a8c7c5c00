"""Storage of the table: SQLite for one machine, PostgreSQL for many."""

from __future__ import annotations

import re

from sublevel.table.store.sqlite import MEMORY, SqliteStore
from sublevel.table.store.store import Conflict, Done, PersonRow, Store, StoreError, TableRow, Unavailable

__all__ = ["Conflict", "Done", "PersonRow", "Store", "StoreError", "TableRow", "Unavailable", "open_store"]

FORMS = "sqlite:PATH, a path, memory: or postgresql://USER@HOST/DATABASE"


def open_store(url: str) -> Store:
    """The store at an address, not started yet. Raises StoreError for an address that is none."""
    scheme, colon, rest = url.partition(":")
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]+", scheme) or not colon:
        scheme, rest = "sqlite", url  # a plain path; on Windows a drive has one letter
    if scheme in ("postgresql", "postgres"):
        from sublevel.table.store.postgres import PostgresStore  # needs a package that not everybody has

        return PostgresStore(url)
    if scheme == "memory" and not rest:
        return SqliteStore(MEMORY)
    path = rest.removeprefix("//")
    if scheme == "sqlite" and path:
        return SqliteStore(path)
    raise StoreError(f"no store is known at {scheme + ':...' if colon else url!r}: give {FORMS}")
