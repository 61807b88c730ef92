"""Which database is meant, and how all that is kept goes from one into another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from fudaba.kernel.game import BadSetup
from fudaba.server.store.interface import Everything, NotWritten, Store, Use, WholeTable
from fudaba.server.store.sqlite import SqliteStore

_SCHEMES = ("postgresql://", "postgres://")


def is_address(where: str) -> bool:
    """Whether that is meant as the address of a database, and not as a folder."""
    return "://" in where


def check_address(url: str) -> None:
    """Raises `BadSetup` for one of another kind of database."""
    if not url.startswith(_SCHEMES):
        raise BadSetup("server-problem-address", database=url.partition("://")[0])


def opened(where: str | Path, *, there: bool = False, use: Use = "looks") -> Store:
    """What is kept there: an address, `postgresql://…`, or the folder of an SQLite database.

    there: it must be there already. Raises `BadSetup` or OSError if it cannot be opened;
    ModuleNotFoundError without the extra `postgres`.
    """
    if isinstance(where, str) and is_address(where):
        check_address(where)
        from fudaba.server.store.postgres import PostgresStore  # its library is an extra

        return PostgresStore(where, there=there, use=use)
    return SqliteStore(Path(where), there=there, use=use)


def copied(source: str | Path, target: str | Path) -> tuple[int, int]:
    """Copy all that is kept from one database into another, which must be empty; no server may use either.

    Returns how many tables there are, and how many moves. Raises `BadSetup`, with nothing copied.
    """
    tables = moves = 0

    def counted(all_of_it: Iterable[Everything]) -> Iterator[Everything]:
        nonlocal tables, moves
        for one in all_of_it:
            if isinstance(one, WholeTable):
                tables, moves = tables + 1, moves + len(one.moves)
            yield one

    one = opened(source, there=True, use="alone")
    try:
        other = opened(target, use="alone")
        try:
            if other.ids():
                raise BadSetup("server-problem-not-empty", database=other.name)
            other.fill(counted(one.everything()))
        except NotWritten as error:
            raise BadSetup("server-problem-refused", database=other.name, what=str(error)) from None
        finally:
            other.close()
    finally:
        one.close()
    return tables, moves
