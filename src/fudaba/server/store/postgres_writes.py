"""Writes into a PostgreSQL: in transactions that check the ownership of what they write.

A connection may break at any time. What has not been committed then is refused; of a transaction whose commit
was not answered any more the database itself is asked, before anybody is told anything: so nothing is
acknowledged that is not kept, and nothing refused that is.

Each transaction writes its own number down, and that is what is asked for. PostgreSQL's number of it would
not do: one that has left no trace on disk when the database crashes is given once more afterwards, and
a process that asks for it (`pg_xact_status`) is told what became of another's transaction.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, LiteralString

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus

from fudaba.kernel.game import BadSetup
from fudaba.server.store.interface import (
    AppendChat,
    AppendMove,
    Away,
    ForgetTable,
    NotHeld,
    NotWritten,
    SaveTable,
    Statement,
    Unmet,
    Use,
    Write,
    in_groups,
)
from fudaba.server.store.postgres_connections import PostgresConnection, connect, plainly
from fudaba.server.store.postgres_leases import FENCE
from fudaba.server.store.writer import Job, WriteResult

log = logging.getLogger("fudaba.server")

PATIENCE = 5.0
"""Seconds for which a process that writes waits for a database that has gone; it is refused what it writes
later."""
AGAIN = 0.1
"""Seconds between two attempts to reach it."""
LOCK: Final = 0x66756461626100
"""The advisory lock that a server holds; the letters of its name."""

_ENDS = (errors.AdminShutdown, errors.CrashShutdown, errors.IdleInTransactionSessionTimeout)
"""What a database says last."""

_NOT_ITS_FAULT = (psycopg.IntegrityError, psycopg.DataError)
"""That a row is there or not, or that a value is none, says nothing against the database."""

_WRITER: Final[LiteralString] = (
    "INSERT INTO writers (id, number, process, session) VALUES (%s, 0, %s, pg_backend_pid())"
    " ON CONFLICT (id) DO UPDATE SET at = now(), process = excluded.process, session = excluded.session"
)
"""Asking for the number waits for a transaction that has not ended: so it must be there before that."""
_NUMBER: Final[LiteralString] = (
    "INSERT INTO writers (id, number) VALUES (%s, %s)"
    " ON CONFLICT (id) DO UPDATE SET number = excluded.number, at = now()"
)
_COMMITTED: Final[LiteralString] = "SELECT number FROM writers WHERE id = %s FOR UPDATE"
SHOWN: Final = 3600.0
"""Seconds after which a writer shows that there still is one; a day later it is forgotten."""
_LOCKS: Final[dict[Use, LiteralString]] = {
    "looks": "",
    "serves": "SELECT pg_try_advisory_lock_shared(%s)",
    "alone": "SELECT pg_try_advisory_lock(%s)",
}
NEW: Final[LiteralString] = "INSERT INTO tables (id, state, changed, kept) VALUES (%s, %s, %s, %s)"
WRITES: Final[dict[type[Write], LiteralString]] = {
    SaveTable: NEW + " ON CONFLICT (id) DO UPDATE"
    " SET state = excluded.state, changed = excluded.changed, kept = excluded.kept",
    AppendMove: "INSERT INTO moves (id, number, at, move) VALUES (%s, %s, %s, %s)",
    AppendChat: "INSERT INTO chat (id, number, line) VALUES (%s, %s, %s)",
}
FORGETS: Final[tuple[LiteralString, ...]] = (
    "DELETE FROM tables WHERE id = %s",
    "DELETE FROM moves WHERE id = %s",
    "DELETE FROM chat WHERE id = %s",
    "DELETE FROM leases WHERE id = %s",
    "DELETE FROM seats WHERE id = %s",
    "DELETE FROM results WHERE id = %s",
    "DELETE FROM push_seats WHERE id = %s",
    "DELETE FROM push_told WHERE id = %s",
)


class _Taken(Away):
    """Somebody else may write there, and nobody beside."""

    def __init__(self) -> None:
        super().__init__("another server is using the database")


class _Lost(Exception):
    """The connection broke, and nothing of what was to be written is committed."""


class Writing:
    """The connection that writes. trouble: why the database cannot be reached, as long as it cannot."""

    def __init__(self, conninfo: str, use: Use) -> None:
        self.ends = threading.Event()
        """Set when a database that has gone is waited for no longer."""
        self.trouble = ""
        self._conninfo = conninfo
        self._use = use
        self.process = ""
        """Whose leases must hold for what is written; "" where none is needed."""
        self._connection: PostgresConnection | None = None
        self._since = time.monotonic()
        self._writer = secrets.token_hex(8)
        self._number = 0
        self._showed = -SHOWN

    def begin(self, name: str) -> None:
        """Connect for the first time. Raises `BadSetup`."""
        try:
            self._connected(PATIENCE)
        except _Taken:
            raise BadSetup("server-problem-in-use", folder=name) from None
        except Away as error:
            raise BadSetup("server-problem-away", database=name, what=str(error)) from None

    def close(self) -> None:
        """Let go of the database."""
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                if self._number:
                    self._connection.execute("DELETE FROM writers WHERE id = %s", (self._writer,))
            self._connection.close()

    def commit(self, batch: Sequence[Job]) -> WriteResult:
        """Write a batch in one transaction; one that fails is left out, and the others are written."""
        failed: dict[int, Exception] = {}
        refuses = ""
        # If the database refuses any of them together, then each by itself; that is seldom.
        for part in (range(len(batch)), *(range(n, n + 1) for n in range(len(batch)))):
            try:
                self._write([batch[number] for number in part])
                if len(part) == len(batch):
                    break
            except Away as error:
                left = range(part.start, len(batch))
                return WriteResult(failed | dict.fromkeys(left, error), str(error))
            except Exception as error:
                if len(part) == 1:
                    is_known = isinstance(error, NotWritten)
                    failed[part.start] = error if is_known else NotWritten(plainly(error))
                    if isinstance(error, psycopg.Error) and not isinstance(error, _NOT_ITS_FAULT):
                        refuses = refuses or plainly(error)
                if len(batch) == 1:
                    break
        return WriteResult(failed, refuses)

    def _write(self, jobs: Sequence[Job]) -> None:
        """All of these, or none: again where the connection broke.

        Raises `Away`, `NotHeld`, `Unmet`, `psycopg.Error`.
        """
        while True:
            connection = self._connected(PATIENCE)
            try:
                self._transact(connection, jobs)
            except _Lost:
                continue
            self.trouble = ""
            return

    def _transact(self, connection: PostgresConnection, jobs: Sequence[Job]) -> None:
        self._number += 1
        try:
            if time.monotonic() >= self._showed + SHOWN:
                connection.execute(_WRITER, (self._writer, self.process))
                self._showed = time.monotonic()
            with connection.pipeline():
                connection.execute("BEGIN")
                held = self._fence(connection, jobs)
                changes = [change for job in jobs for change in _do(connection, job)]
                connection.execute(_NUMBER, (self._writer, self._number))
            if not held():
                raise NotHeld
            if any(rows not in (-1, done.rowcount) for done, rows in changes):
                raise Unmet
        except Exception as error:
            if isinstance(error, psycopg.Error) and self._is_lost(connection, error):
                raise _Lost from error
            self._take_back(connection)
            raise
        try:
            connection.execute("COMMIT")
        except psycopg.Error as error:
            if not self._is_lost(connection, error):
                raise
            if not self._was_committed(self._number):
                raise _Lost from error

    def _take_back(self, connection: PostgresConnection) -> None:
        """Undo what was begun. Where that cannot be done the connection is let go, and the next is a new one:
        nothing of this may be in what is committed later."""
        with contextlib.suppress(psycopg.Error):
            connection.execute("ROLLBACK")
            if connection.info.transaction_status == TransactionStatus.IDLE:
                return
        connection.close()
        self._connection = None
        self._since = time.monotonic()

    def _fence(self, connection: PostgresConnection, jobs: Sequence[Job]) -> Callable[[], bool]:
        """Let nobody take the tables of these jobs before the transaction ends.

        Returns what says, once it has been answered, whether all of them are owned in their terms.
        """
        needed = {pair for job in jobs for pair in job.terms.items()} if self.process else set()
        if not needed:
            return lambda: True
        ids, terms = [id for id, _ in needed], [term for _, term in needed]
        found = connection.execute(FENCE, (ids, terms, self.process))
        return lambda: len(found.fetchall()) == len(needed)

    def _is_lost(self, connection: PostgresConnection, error: psycopg.Error) -> bool:
        """Whether the connection is gone, so that what was asked last has no answer."""
        if not connection.closed and not isinstance(error, _ENDS):
            return False
        connection.close()
        self._connection = None
        if not self.trouble:
            self._since = time.monotonic()
            self.trouble = str(Away())
            log.warning("the database has gone: %s", plainly(error))
        return True

    def _was_committed(self, number: int) -> bool:
        """What became of a transaction whose commit was not answered: waits until the database says it.

        Raises `Away` if the server ends before.
        """
        while True:
            connection = self._connected(float("inf"))
            try:
                return connection.execute(_COMMITTED, (self._writer,)).fetchone() == (number,)
            except psycopg.Error as error:
                if self._is_lost(connection, error):
                    continue
                log.warning("the database cannot say what it committed: %s", plainly(error))
            time.sleep(AGAIN)

    def _connected(self, patience: float) -> PostgresConnection:
        """The connection, if need be a new one. Raises `Away` after this many seconds without."""
        while self._connection is None:
            try:
                self._connection = self._taken(connect(self._conninfo))
                # Nothing is prepared: where a statement of a pipeline failed, psycopg takes those behind it
                # for prepared, and would call for them in vain in each transaction to come.
                self._connection.prepare_threshold = None
                self._showed = -SHOWN
            except (psycopg.OperationalError, Away) as error:
                if self.ends.is_set() or time.monotonic() - self._since > patience:
                    raise (error if isinstance(error, Away) else Away()) from error
                self.ends.wait(AGAIN)
        return self._connection

    def _taken(self, connection: PostgresConnection) -> PostgresConnection:
        """The same connection, once nobody else has the database alone, or anybody has. Raises `_Taken`."""
        query = _LOCKS[self._use]
        try:
            if query and connection.execute(query, (LOCK,)).fetchone() != (True,):
                raise _Taken
        except BaseException:
            connection.close()
            raise
        return connection


def _do(connection: PostgresConnection, job: Job) -> Iterator[tuple[psycopg.Cursor[tuple[Any, ...]], int]]:
    """Do what a job says; tells of each change how many rows it must have concerned."""
    if not job.writes:
        connection.execute("UPDATE version SET number = number")
    for write in in_groups(job.writes):
        if isinstance(write, list):
            query = WRITES[AppendMove] + ", (%s, %s, %s, %s)" * (len(write) - 1)
            connection.execute(query, [*chain.from_iterable(write)])
        elif isinstance(write, ForgetTable):
            for query in FORGETS:
                connection.execute(query, write)
        elif isinstance(write, Statement):
            yield connection.execute(marked(write.query), write.given), write.rows
        else:
            connection.execute(WRITES[type(write)], write)


def marked(query: LiteralString) -> LiteralString:
    """A query that every database understands, as psycopg has it."""
    return query.replace("?", "%s")
