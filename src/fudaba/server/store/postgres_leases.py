"""Which tables are this process's own, where several serve the same database.

A table has one owner at a time: the process that holds its lease. It is held as long as its holder says again
and again that it lives; then anybody may take it. Each taking begins a new term, and what is written under an
older one is refused in the transaction in which it would be written (`FENCE`): however late a process learns
that it owns a table no more, of two owners only one can have anything acknowledged.

So it does no harm to take somebody for gone too early, and a process that has certainly ended need not be
waited for: no other server can speak to it, and the connection by which it showed that it lives is over
(`BURY`).
"""

from __future__ import annotations

import hashlib
import logging
import os
import secrets
import socket
import threading
from collections.abc import Iterable
from typing import Final, LiteralString

import psycopg

from fudaba.server.store.interface import News, Peer
from fudaba.server.store.postgres_connections import PostgresConnection, connect, plainly

log = logging.getLogger("fudaba.server")

BEAT = 0.4
"""Seconds between two signs of life."""
EXPIRES = 2.0
"""Seconds without one after which others may take what a process holds."""
SURELY = 0.02
"""Seconds after the end of a lease at which it is seen."""
EACH = 20
"""How often a beat also looks whether all is held that should be, by the process that should."""
LEFT = 5
"""After how many beats a process also takes what falls to others, and these have not taken."""

_LIVES: Final[LiteralString] = (
    "(expires > clock_timestamp()"
    # A database that was away for a while gives all who lived until then time to say that they still do.
    " OR (pg_postmaster_start_time() > clock_timestamp() - interval '5 seconds'"
    " AND expires > pg_postmaster_start_time() - interval '1 minute'))"
)
_ALIVE: Final[LiteralString] = (
    f"EXISTS (SELECT FROM processes WHERE processes.id = leases.holder AND {_LIVES})"
)
TAKE: Final[LiteralString] = (
    "INSERT INTO leases (id, holder, term) SELECT id, %s, 1 FROM unnest(%s::text[]) AS id ORDER BY id"
    " ON CONFLICT (id) DO UPDATE"
    " SET holder = excluded.holder, term = leases.term + 1, wanted = FALSE, given = FALSE"
    f" WHERE leases.holder = excluded.holder OR NOT {_ALIVE} RETURNING id, term"
)
"""By whom, and which: those that were free, with their terms."""
RELEASE: Final[LiteralString] = (
    "UPDATE leases SET holder = '', wanted = FALSE WHERE id = ANY(%s) AND holder = %s RETURNING id"
)
GIVE: Final[LiteralString] = (
    "UPDATE leases SET holder = %s, term = term + 1, wanted = FALSE, given = TRUE"
    " WHERE id = %s AND holder = %s"
    f" AND EXISTS (SELECT FROM processes WHERE processes.id = %s AND tables IS NOT NULL AND {_LIVES})"
    " RETURNING id"
)
"""To whom, which, by whom, and to whom again: from now on it is his, in a term of his own."""
WANT: Final[LiteralString] = "UPDATE leases SET wanted = TRUE WHERE id = ANY(%s) AND NOT wanted RETURNING id"
_HEARD: Final[LiteralString] = (
    "UPDATE leases SET wanted = FALSE WHERE id IN"
    " (SELECT id FROM leases WHERE id = ANY(%s) AND holder = %s FOR UPDATE SKIP LOCKED)"
)
"""That somebody wants them is known: who still does says so again, and what nobody does is kept. What
another transaction holds is left for the next time: signs of life wait for nobody."""
ANNOUNCE: Final[LiteralString] = (
    "UPDATE processes SET address = %s, certificate = %s WHERE id = %s RETURNING id"
)
BURY: Final[LiteralString] = (
    "UPDATE processes SET expires = '-infinity' WHERE address = %s AND certificate = %s AND session <> 0"
    " AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE pid = session) RETURNING id"
)
"""The process that could be spoken to there has ended, if its connection to the database has."""
OWNERS: Final[LiteralString] = (
    "SELECT leases.id, address, certificate FROM leases JOIN processes ON processes.id = holder"
    f" WHERE leases.id = ANY(%s) AND holder <> %s AND {_LIVES}"
)
"""Where the processes can be spoken to that own these tables, if they are others than this."""
FENCE: Final[LiteralString] = (
    "SELECT leases.id FROM leases JOIN unnest(%s::text[], %s::bigint[]) AS mine (id, term) USING (id, term)"
    " WHERE holder = %s ORDER BY leases.id FOR SHARE OF leases"
)
"""Which of these are held in these terms by whom; nobody can take them until the transaction ends."""
_UNHELD: Final[LiteralString] = (
    "SELECT tables.id FROM tables LEFT JOIN leases USING (id)"
    f" WHERE state IN ('waiting', 'playing') AND (leases.id IS NULL OR NOT {_ALIVE})"
    " ORDER BY changed LIMIT 500"
)
_RENEW: Final[LiteralString] = (
    "UPDATE processes"
    " SET expires = clock_timestamp() + make_interval(secs => %s), session = pg_backend_pid(), tables = %s"
    " WHERE id = %s AND expires > clock_timestamp() RETURNING id"
)
_BEGIN: Final[LiteralString] = (
    "INSERT INTO processes (id, expires, address, certificate, session)"
    " VALUES (%s, clock_timestamp() + make_interval(secs => %s), %s, %s, pg_backend_pid())"
    " ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, session = excluded.session"
)
_LIST: Final[LiteralString] = (
    "UPDATE processes SET listed = %s, edition = edition + 1 WHERE id = %s RETURNING edition"
)
_ASKED: Final[LiteralString] = "SELECT id, given FROM leases WHERE holder = %s AND (wanted OR given)"
_OTHERS: Final[LiteralString] = (
    "SELECT id, edition, address, tables, extract(epoch FROM expires - clock_timestamp())::float"
    f" FROM processes WHERE id <> %s AND {_LIVES}"
)
"""Those that live, and for how many seconds more if nothing is heard of them."""
_SILENCE: Final[LiteralString] = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " JOIN writers ON pid = session AND backend_start <= at WHERE process = ANY(%s)"
)
"""End the connections by which these write: one that stands still amid a transaction keeps tables locked."""
_LISTED: Final[LiteralString] = "SELECT id, listed FROM processes WHERE id = ANY(%s)"


class Leases:
    """What this process holds; its signs of life come from a thread and a connection of their own."""

    def __init__(self, conninfo: str) -> None:
        """Begin to live. Raises `psycopg.Error`."""
        self.process = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self.peer = Peer("", "")
        """Where other servers can speak to this one."""
        self.held: dict[str, int] = {}
        """The term of each table that is held."""
        self.listed = b""
        """With what the others are to list its tables."""
        self.load: int | None = None
        """How many of its tables go on; None: it is given none."""
        self._last_listed = b""
        self._editions: dict[str, int] = {}
        """The others that live, each with which of its lists is known."""
        self._addresses: dict[str, str] = {}
        """Where these can be spoken to."""
        self._lists: dict[str, bytes] = {}
        self._conninfo = conninfo
        self._connection: PostgresConnection | None = None
        self._beats = 0
        self._sooner = BEAT
        """Seconds until it is to be seen whether somebody is gone of whom nothing has been heard for long."""
        self._looks = False
        self._free: dict[str, int] = {}
        """The tables that nobody alive owns: since which beat."""
        self._news = News()
        self._lost: dict[str, int] = {}
        self._lock = threading.Lock()
        self._ends = threading.Event()
        self._beat()
        self._thread = threading.Thread(target=self._live, name="fudaba-leases", daemon=True)
        self._thread.start()

    def news(self) -> News:
        """What has become known since this was asked last."""
        with self._lock:
            lost = {id for id, term in self._lost.items() if self.held.get(id) == term}
            self._lost = {}
            news, self._news = self._news, News()
        for id in lost:
            self.held.pop(id)
        return news._replace(lost=frozenset(lost))

    def terms(self, ids: Iterable[str]) -> dict[str, int]:
        """The terms in which these are held now; 0 for what is not."""
        return {id: self.held.get(id, 0) for id in ids}

    def stop(self) -> None:
        """Show no more signs of life."""
        self._ends.set()
        self._thread.join()

    def close(self) -> None:
        """Give everything back, and live no more."""
        self.stop()
        try:
            connection = self._connection or connect(self._conninfo)
            connection.execute(
                "UPDATE leases SET holder = '', wanted = FALSE WHERE holder = %s", (self.process,)
            )
            connection.execute("DELETE FROM processes WHERE id = %s", (self.process,))
            connection.close()
        except psycopg.Error as error:
            log.warning("the tables are not given back, others wait for %s s: %s", EXPIRES, plainly(error))

    def _live(self) -> None:
        while not self._ends.wait(min(BEAT, self._sooner)):
            self._sooner = BEAT
            try:
                self._beat()
            except psycopg.Error as error:
                if self._connection is not None:
                    log.warning("no sign of life can be given: %s", plainly(error))
                    self._connection.close()
                    self._connection = None
            except Exception:
                log.exception("no sign of life can be given")

    def _beat(self) -> None:
        connection = self._connection = self._connection or _connected(self._conninfo)
        before = dict(self.held)
        renewed = connection.execute(_RENEW, (EXPIRES, self.load, self.process)).fetchone()
        if renewed is None:
            connection.execute(_BEGIN, (self.process, EXPIRES, *self.peer))
            self._last_listed = b""
        lost: dict[str, int] = {}
        if renewed is None or self._beats % EACH == 0:
            rows = connection.execute("SELECT id, term FROM leases WHERE holder = %s", (self.process,))
            there: dict[str, int] = dict(rows.fetchall())
            lost = {id: term for id, term in before.items() if there.get(id) != term}
            connection.execute("DELETE FROM processes WHERE expires < clock_timestamp() - interval '1 hour'")
            connection.execute("DELETE FROM writers WHERE at < clock_timestamp() - interval '1 day'")
        asked: dict[str, bool] = dict(connection.execute(_ASKED, (self.process,)).fetchall())
        wanted = [id for id, given in asked.items() if not given]
        if wanted:
            connection.execute(_HEARD, (wanted, self.process))
        if (listed_now := self.listed) != self._last_listed:
            connection.execute(_LIST, (listed_now, self.process))
            self._last_listed = listed_now
        listed, gone, loads = self._look_at_others(connection)
        # Looked for where somebody is gone: it takes the longer the more tables there are.
        self._looks = self._looks or self._beats % EACH == 0
        unheld = [id for (id,) in connection.execute(_UNHELD)] if self._looks else []
        self._looks = bool(unheld)
        falls_here = self._falling_here(unheld)
        self._beats += 1
        with self._lock:
            self._lost |= lost
            self._news = News(
                wanted=frozenset(wanted) | self._news.wanted,
                given=tuple(id for id, given in asked.items() if given),
                unheld=falls_here,
                listed=listed if listed is not None else self._news.listed,
                gone=self._news.gone | gone,
                loads=loads,
            )

    def _falling_here(self, unheld: list[str]) -> tuple[str, ...]:
        """Which of these this process takes, so that each that lives takes its share.

        The others, too, once the process that should has left them for a while.
        """
        self._free = {id: self._free.get(id, self._beats) for id in unheld}
        return tuple(
            id for id, since in self._free.items() if self._beats - since >= LEFT or self.falls_here(id)
        )

    def falls_here(self, id: str) -> bool:
        """Whether this process is to take a table that nobody alive owns: at random among those that live."""
        return max((self.process, *self._editions), key=lambda one: _lot(one, id)) == self.process

    def _look_at_others(
        self, connection: PostgresConnection
    ) -> tuple[tuple[bytes, ...] | None, frozenset[str], dict[str, int]]:
        """With what those that live have their tables listed, None if as before; where some have gone; and
        how many tables those have that say so."""
        rows = connection.execute(_OTHERS, (self.process,)).fetchall()
        editions: dict[str, int] = {id: edition for id, edition, *_ in rows}
        loads: dict[str, int] = {id: tables for id, _, _, tables, _ in rows if tables is not None}
        self._sooner = min([left + SURELY for *_, left in rows if left > 0], default=BEAT)
        left = frozenset(self._addresses[id] for id in self._addresses.keys() - editions.keys())
        self._addresses = {id: address for id, _, address, *_ in rows}
        gone = self._editions.keys() - editions.keys()
        new = [id for id, edition in editions.items() if self._editions.get(id) != edition]
        if not new and not gone:
            return None, left, loads
        self._looks = self._looks or bool(gone)
        if gone:
            connection.execute(_SILENCE, (list(gone),))
        there = {id: listed for id, listed in self._lists.items() if id in editions}
        self._lists = there | dict(connection.execute(_LISTED, (new,)).fetchall() if new else [])
        self._editions = editions
        return tuple(listed for listed in self._lists.values() if listed), left, loads


def _connected(conninfo: str) -> PostgresConnection:
    """A connection for signs of life: they need not be on disk, so they wait for no disk."""
    connection = connect(conninfo)
    connection.execute("SET synchronous_commit = off")
    return connection


def _lot(process: str, table: str) -> bytes:
    """What is drawn for a process and a table, the same by all who draw: the highest has it."""
    return hashlib.blake2b(f"{process} {table}".encode(), digest_size=8).digest()
