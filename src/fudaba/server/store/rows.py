"""Decoding of rows of a database."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import msgspec

from fudaba.server.protocol.schema import Chat
from fudaba.server.store.interface import Unreadable
from fudaba.server.store.stored_table import Move, StoredTable, TakenBack

_SPOILT: tuple[type[Exception], ...] = (msgspec.DecodeError, UnicodeDecodeError, TypeError)


@contextlib.contextmanager
def reading(id: str, what: str, *errors: type[Exception]) -> Iterator[None]:
    """Say of which table something cannot be read. errors: those of the database that say so, too."""
    try:
        yield
    except _SPOILT + errors as error:
        raise Unreadable(f"table {id}: its {what} cannot be read: {error}") from error


def kept_of(data: bytes) -> StoredTable:
    """A table out of its row."""
    return msgspec.json.decode(data, type=StoredTable)


def move_of(data: bytes) -> Move:
    """A move out of its row."""
    return msgspec.json.decode(data, type=TakenBack | tuple[int, ...])


def line_of(number: int, data: bytes) -> Chat:
    """What somebody said; nobody's "…" where that is damaged."""
    try:
        return msgspec.json.decode(data, type=Chat)
    except _SPOILT:
        return Chat(number, -1, "", "…", 0.0)
