"""PostgreSQL: a database that several machines can reach. How it is written to is in `postgres_writes`."""

from __future__ import annotations

import contextlib
import logging
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any, LiteralString

import psycopg
from psycopg import errors

from fudaba.kernel.game import BadSetup
from fudaba.server.protocol.schema import Chat, State
from fudaba.server.store.interface import (
    AppendChat,
    AppendMove,
    Away,
    Everything,
    News,
    NotWritten,
    Peer,
    SaveTable,
    Statement,
    Use,
    WholeTable,
    Write,
)
from fudaba.server.store.other_rows import BESIDES
from fudaba.server.store.postgres_connections import (
    PostgresConnection,
    checked,
    connect,
    opened,
    plainly,
    shown,
)
from fudaba.server.store.postgres_leases import ANNOUNCE, BURY, GIVE, OWNERS, RELEASE, TAKE, WANT, Leases
from fudaba.server.store.postgres_writes import NEW, WRITES, Writing, marked
from fudaba.server.store.rows import kept_of, line_of, move_of, reading
from fudaba.server.store.sqlite import SqliteStore
from fudaba.server.store.stored_table import Move, StoredTable
from fudaba.server.store.writer import NONE, HasWriter, Writer

log = logging.getLogger("fudaba.server")


class PostgresStore(HasWriter):
    """The database at an address, `postgresql://…`."""

    shared = True

    def __init__(self, url: str, *, there: bool = False, use: Use = "looks") -> None:
        """Opens it, brought to the present schema. Raises `BadSetup` if it cannot be.

        there: it must have been Fudaba's already. use: several may serve; while one writes alone none may.
        """
        self._conninfo = checked(url)
        self.name = shown(url)
        self._reader: PostgresConnection | None = opened(url, self._conninfo, there=there)
        self._reading = threading.Lock()
        self._away_until = 0.0
        self._leases: Leases | None = None
        self._writing = Writing(self._conninfo, use)
        try:
            self._writing.begin(self.name)
            if use == "serves":
                self._leases = Leases(self._conninfo)
                self._writing.process = self._leases.process
        except BaseException as error:
            self._writing.close()
            self._reader.close()
            if isinstance(error, psycopg.Error):
                raise BadSetup("server-problem-away", database=self.name, what=plainly(error)) from None
            raise
        self._writer = Writer(self._writing.commit, self._writing.close)

    # Writing.

    def submit(self, *writes: Write) -> Future[None]:
        """The same without waiting. What is submitted first is written first."""
        tables = [write.id for write in writes if not isinstance(write, Statement)]
        terms = NONE if self._leases is None else self._leases.terms(tables)
        return self._writer.submit(*writes, terms=terms)

    @property
    def refuses(self) -> str:
        """Why the database took nothing of what it was given last, or cannot be reached; "" for neither."""
        return self._writing.trouble or self._writer.refuses

    def try_again(self) -> None:
        """Write nothing: is the database there? Nobody else may have asked for a while."""
        self.submit()

    def close(self) -> None:
        """Write what waits, then close."""
        self._writing.ends.set()
        self._writer.close()
        if self._leases is not None:
            self._leases.close()
        if self._reader is not None:
            self._reader.close()

    # Reading.

    def ids(self, *states: State) -> list[str]:
        """The tables in one of these states (or in any), the oldest change first. Raises `Away`."""
        rows = self._read(
            "SELECT id FROM tables WHERE cardinality(%s::text[]) = 0 OR state = ANY(%s) ORDER BY changed, id",
            list(states),
            list(states),
        )
        return [row[0] for row in rows]

    def kept(self, id: str) -> StoredTable | None:
        """What is kept of a table, None if there is none of that name. Raises `Unreadable`, `Away`."""
        rows = self._read("SELECT kept FROM tables WHERE id = %s", id)
        with reading(id, "table"):
            return kept_of(rows[0][0]) if rows else None

    def moves(self, id: str) -> list[Move]:
        """All moves of a table, in order. Raises `Unreadable`, `Away`."""
        rows = self._read("SELECT move FROM moves WHERE id = %s ORDER BY number", id)
        with reading(id, "moves"):
            return [move_of(row[0]) for row in rows]

    def chat(self, id: str) -> list[Chat]:
        """What was said at a table; one line that cannot be read is left out. Raises `Away`."""
        rows = self._read("SELECT number, line FROM chat WHERE id = %s ORDER BY number", id)
        return [line_of(number, line) for number, line in rows]

    def rows(self, query: LiteralString, *given: str | int | float | bytes) -> list[tuple[Any, ...]]:
        """What a query finds that every database understands. Raises `Away`."""
        return self._read(marked(query), *given)

    def _read(self, query: LiteralString, *given: object) -> list[tuple[Any, ...]]:
        """What a query finds; a connection that has broken is made anew once. Raises `Away`."""
        with self._reading:
            begun = time.monotonic()
            if self._reader is None and begun < self._away_until:
                raise Away
            for again in (True, False):
                try:
                    if self._reader is None:
                        self._reader = connect(self._conninfo)
                    return self._reader.execute(query, given).fetchall()
                except (errors.LockNotAvailable, errors.QueryCanceled) as error:
                    log.warning("%s is busy: %s", self.name, plainly(error))
                    raise Away from error
                except (psycopg.DataError, UnicodeEncodeError):
                    return []  # asked for by a value that no column can have
                except psycopg.Error as error:
                    broken, self._reader = self._reader, None
                    if broken is not None:
                        broken.close()
                    if broken is None or not again:
                        # A caller who asks meanwhile waits for this: so not for more than a third of the
                        # time.
                        self._away_until = time.monotonic() + 2 * (time.monotonic() - begun)
                        log.warning("nothing can be read from %s: %s", self.name, plainly(error))
                        raise Away from error
            raise AssertionError("the second attempt returns or raises")

    # Who owns what.

    def take(self, *ids: str) -> set[str]:
        """Own these tables, if nobody else alive does: which of them are now owned. Raises `Away`."""
        if self._leases is None:
            return set(ids)
        new = [id for id in ids if id not in self._leases.held]
        if new:
            self._leases.held.update(self._read(TAKE, self._leases.process, new))
        return {id for id in ids if id in self._leases.held}

    def falls_here(self, id: str) -> bool:
        """Whether this process is to take that table, if nobody alive owns it; each takes its share."""
        return self._leases is None or self._leases.falls_here(id)

    def release(self, id: str) -> None:
        """Own this table no more; what waits to be written of it may be refused."""
        if self._leases is None:
            return
        self._leases.held.pop(id, None)
        with contextlib.suppress(Away):  # the caller says so once more
            self._read(RELEASE, [id], self._leases.process)

    def give(self, id: str, to: str) -> bool:
        """Let another process own this table, if that one lives and takes any. Raises `Away`."""
        if self._leases is None or self._leases.held.pop(id, None) is None:
            return False
        return bool(self._read(GIVE, to, id, self._leases.process, to))

    def want(self, *ids: str) -> None:
        """Tell the processes that own these tables that somebody has come to them here. Raises `Away`."""
        self._read(WANT, list(ids))

    def announce(self, peer: Peer) -> bytes:
        """Say where other servers can speak to this one; returns what they all know. Raises `Away`."""
        assert self._leases is not None, "a store that is served"
        self._leases.peer = peer
        self._read(ANNOUNCE, *peer, self._leases.process)
        secret: str = self._read("SELECT secret FROM peers")[0][0]
        return secret.encode()

    def bury(self, peer: Peer) -> bool:
        """Nobody answers there any more: whether it has ended, so that its tables are free. Raises `Away`."""
        return bool(self._read(BURY, *peer))

    def owners(self, *ids: str) -> dict[str, Peer]:
        """Of these tables those that other processes own, with where these are. Raises `Away`."""
        if self._leases is None:
            return {}
        others = [id for id in ids if id not in self._leases.held]
        rows = self._read(OWNERS, others, self._leases.process) if others else []
        return {id: Peer(address, certificate) for id, address, certificate in rows}

    def list_as(self, listed: bytes, load: int | None) -> None:
        """Let the lobbies of other processes list this one's tables with that, with the next sign of life."""
        if self._leases is not None:
            self._leases.listed, self._leases.load = listed, load

    def news(self) -> News:
        """What has become known since this was asked last."""
        return News() if self._leases is None else self._leases.news()

    # All of it.

    def everything(self) -> Iterator[Everything]:
        """All as it was at one moment: the tables, the oldest change first, then what is kept besides.

        Raises `Away`.
        """
        try:
            yield from self._everything()
        except psycopg.Error as error:
            log.error("%s cannot be read: %s", self.name, plainly(error))
            raise Away from error

    def _everything(self) -> Iterator[Everything]:
        with closing(connect(self._conninfo)) as connection, connection.transaction():
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            for (id,) in connection.execute("SELECT id FROM tables ORDER BY changed, id").fetchall():
                tables = connection.execute(
                    "SELECT id, state, changed, kept FROM tables WHERE id = %s", (id,)
                )
                moves = connection.execute(
                    "SELECT id, number, at, move FROM moves WHERE id = %s ORDER BY number", (id,)
                )
                lines = connection.execute(
                    "SELECT id, number, line FROM chat WHERE id = %s ORDER BY number", (id,)
                )
                for table in tables:
                    yield WholeTable(
                        SaveTable(*table),
                        [AppendMove(*one) for one in moves],
                        [AppendChat(*one) for one in lines],
                    )
            for read, write in BESIDES:
                for row in connection.execute(read).fetchall():
                    yield Statement(write, tuple(row), 1)

    def fill(self, all_of_it: Iterable[Everything]) -> None:
        """Keep all of this, which must be new here, or none. Raises `NotWritten`."""
        try:
            with (
                closing(connect(self._conninfo)) as connection,
                connection.transaction(),
                connection.cursor() as cursor,
            ):
                cursor.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                for whole in all_of_it:
                    if isinstance(whole, Statement):
                        cursor.execute(marked(whole.query), whole.given)
                        continue
                    cursor.execute(NEW, whole.table)
                    cursor.executemany(WRITES[AppendMove], whole.moves)
                    cursor.executemany(WRITES[AppendChat], whole.chat)
        except psycopg.Error as error:
            raise NotWritten(plainly(error)) from error

    def backup(self, to: Path) -> None:
        """Write a whole copy, as it was at one moment, into one file, which is an SQLite database.

        Raises `BadSetup` if there is a file already, or no folder for it.
        """
        if to.exists():
            raise BadSetup("problem-file-there", file=str(to))
        if not to.absolute().parent.is_dir():
            raise BadSetup("problem-no-folder", folder=str(to.absolute().parent))
        with tempfile.TemporaryDirectory(dir=to.absolute().parent) as folder:
            copy = SqliteStore(Path(folder))
            try:
                copy.fill(self.everything())
            finally:
                copy.close()
            copy.path.rename(to)
