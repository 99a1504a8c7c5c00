"""The schema of the store, once for both databases, step by step.

`{bytes}` is the database's type for bytes. A step that has been released is never changed: a new one is added.
"""

from __future__ import annotations

from typing import Final

from sublevel.table.store.store import StoreError

# Headers have a room of their own: they can be long, and an entry of a list is written anew with every few actions.
# The log is kept in the order of writing, with its key as an index beside it: a batch then touches fewer pages.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, created BIGINT NOT NULL, moved BIGINT NOT NULL,
            status TEXT NOT NULL, public BOOLEAN NOT NULL, summary {bytes} NOT NULL)""",
        "CREATE INDEX tables_public ON tables (status, moved) WHERE public",
        "CREATE INDEX tables_game ON tables (status, game)",
        "CREATE TABLE headers (table_id TEXT PRIMARY KEY, header {bytes} NOT NULL)",
        """CREATE TABLE log (
            table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, data {bytes} NOT NULL,
            PRIMARY KEY (table_id, number))""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_person ON seats (person)",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
            settings {bytes} NOT NULL, created BIGINT NOT NULL)""",
        "CREATE TABLE sessions (token_hash {bytes} PRIMARY KEY, person TEXT NOT NULL, at BIGINT NOT NULL)",
    ),
    (
        # From when until when servers ran, see `pulse.py`. Of those before, only the last sign of life is known.
        "CREATE TABLE lives (life TEXT PRIMARY KEY, began BIGINT NOT NULL, until BIGINT NOT NULL)",
        "INSERT INTO lives SELECT 'before', 0, moved FROM tables ORDER BY moved DESC LIMIT 1",
    ),
)
VERSION: Final = len(STEPS)


def too_new(where: str, version: int) -> StoreError:
    """What is wrong with a database from the future."""
    return StoreError(
        f"{where}: its schema is version {version}, but this program knows versions up to {VERSION}: "
        "use a newer release of Sublevel"
    )
