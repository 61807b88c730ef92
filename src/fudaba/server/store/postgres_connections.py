"""Connections to a PostgreSQL, brought to the present schema.

All of Fudaba's tables are in a schema of their own, `fudaba`; `fudaba.version` says which version it has.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any, Final, LiteralString, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from fudaba.kernel.game import BadSetup
from fudaba.server.store.migrations import scripts

PostgresConnection: TypeAlias = psycopg.Connection[tuple[Any, ...]]
"""A connection to a database."""

STEPS = scripts("postgres")
SCHEMA = len(STEPS)
"""The present version."""
OLDEST: Final = 13
"""The oldest PostgreSQL that will do: it can draw a `gen_random_uuid()` by itself."""
ENCODING: Final = "UTF8"
"""The one in which a database must write its texts: names are in every script."""

_MANNERS: Final[dict[str, str | int]] = {
    "connect_timeout": 3,
    "application_name": "fudaba",
    # A database that has gone without a word is noticed within seconds.
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""What holds of a connection where the address says nothing else."""
_SESSION: LiteralString = (
    # Acknowledged is what is on disk, also where the database is set up to be quicker than that.
    "SELECT set_config('search_path', 'fudaba', false),"
    " set_config('synchronous_commit', CASE current_setting('synchronous_commit')"
    "  WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false),"
    " set_config('idle_in_transaction_session_timeout', '1s', false),"
    " set_config('lock_timeout', '5s', false), set_config('statement_timeout', '20s', false)"
)


def checked(url: str) -> str:
    """The address with what holds of a connection. Raises `BadSetup` for one that cannot be read."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        raise BadSetup("server-problem-address-wrong", what=plainly(error)) from None
    return make_conninfo("", **(_MANNERS | {name: value for name, value in given.items() if value}))


def shown(url: str) -> str:
    """The address as it may be read in a log: without its password."""
    parts = conninfo_to_dict(url)
    user = f"{parts['user']}@" if parts.get("user") else ""
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"postgresql://{user}{parts.get('host', '')}{port}/{parts.get('dbname', '')}"


def connect(conninfo: str) -> PostgresConnection:
    """A connection that commits by itself. Raises `psycopg.OperationalError` where there is none."""
    connection = psycopg.connect(conninfo, autocommit=True)
    try:
        connection.execute(_SESSION)
    except BaseException:
        connection.close()
        raise
    return connection


def opened(url: str, conninfo: str, *, there: bool) -> PostgresConnection:
    """A connection to a database of the present schema. Raises `BadSetup` for what cannot become one.

    there: it must have been Fudaba's already.
    """
    database = shown(url)
    try:
        connection = connect(conninfo)
    except psycopg.OperationalError as error:
        raise BadSetup("server-problem-away", database=database, what=plainly(error)) from None
    try:
        if connection.info.server_version < OLDEST * 10_000:
            version = connection.info.server_version // 10_000
            raise BadSetup("server-problem-old", database=database, version=version, oldest=OLDEST)
        if (encoding := encoding_of(connection)) != ENCODING:
            raise BadSetup("server-problem-encoding", database=database, encoding=encoding)
        if there and version_of(connection) is None:
            raise BadSetup("server-problem-empty", database=database)
        if version_of(connection) != len(STEPS):
            with closing(connect(conninfo)) as other:
                migrate(other, database)
    except psycopg.Error as error:
        connection.close()
        raise BadSetup("server-problem-refused", database=database, what=plainly(error)) from None
    except BaseException:
        connection.close()
        raise
    return connection


def encoding_of(connection: PostgresConnection) -> str:
    """In what the database writes its texts. Few can write each name; of SQL_ASCII only bytes come back."""
    return connection.info.parameter_status("server_encoding") or ""


def version_of(connection: PostgresConnection) -> int | None:
    """The version of its schema, None where Fudaba has none there."""
    (there,) = connection.execute("SELECT to_regclass('fudaba.version') IS NOT NULL").fetchone() or (False,)
    if not there:
        return None
    (version,) = connection.execute("SELECT number FROM fudaba.version").fetchone() or (0,)
    return int(version)


def migrate(connection: PostgresConnection, database: str) -> None:
    """Bring it to the present schema: all the steps that it has not seen, or none. Raises `BadSetup`.

    Of several servers that begin at once one does it, and the others wait.
    """
    connection.execute(
        "SELECT set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)"
    )
    # Not in the transaction: one that is begun afterwards sees what was done meanwhile.
    connection.execute("SELECT pg_advisory_lock(hashtext('fudaba.version'))")
    with connection.transaction():
        version = version_of(connection)
        if version is None:
            connection.execute("CREATE SCHEMA IF NOT EXISTS fudaba")
            connection.execute("CREATE TABLE fudaba.version (number INTEGER NOT NULL)")
            connection.execute("INSERT INTO fudaba.version VALUES (0)")
            version = 0
        if version > len(STEPS):
            raise BadSetup("server-problem-later", file=database, version=version, known_version=len(STEPS))
        for step in STEPS[version:]:
            connection.execute(step.encode())  # bytes are not looked through for placeholders
        connection.execute("UPDATE fudaba.version SET number = %s", (len(STEPS),))


def plainly(error: Exception) -> str:
    """What the database says, in one line."""
    return " ".join(str(error).split())
