"""The checks of `fudaba doctor` on a PostgreSQL: it only reads."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from typing import Final, LiteralString

import psycopg

from fudaba.kernel.game import BadSetup
from fudaba.server.doctor.result import Finding
from fudaba.server.store.open import check_address
from fudaba.server.store.postgres_connections import (
    ENCODING,
    OLDEST,
    SCHEMA,
    PostgresConnection,
    checked,
    connect,
    encoding_of,
    plainly,
    shown,
    version_of,
)
from fudaba.text import Arg

APART = 2.0
"""Seconds by which the clocks of two machines may differ."""
UNSAFE: Final[tuple[LiteralString, ...]] = ("fsync", "full_page_writes")
"""Settings that must be on, or a machine that fails takes with it what it has said to be written."""


def postgres(url: str) -> Iterator[Finding]:
    """Whether the database can be reached and written, is of this version, and keeps what it takes."""
    try:
        check_address(url)
        conninfo = checked(url)
    except BadSetup:
        yield Finding("database", "problem", "doctor-postgres-address")
        return
    parts: dict[str, Arg] = {"database": shown(url)}
    try:
        with closing(connect(conninfo)) as connection:
            yield from _found(connection, parts)
    except psycopg.Error as error:
        yield Finding("database", "problem", "doctor-postgres-away", {**parts, "what": plainly(error)})


def _found(connection: PostgresConnection, parts: dict[str, Arg]) -> Iterator[Finding]:
    present = connection.info.server_version // 10_000
    parts = {**parts, "postgres": str(present)}
    if present < OLDEST:
        yield Finding("database", "problem", "doctor-postgres-old", {**parts, "oldest": str(OLDEST)})
        return
    if (encoding := encoding_of(connection)) != ENCODING:
        yield Finding("database", "problem", "doctor-postgres-encoding", {**parts, "encoding": encoding})
        return
    if (
        _one(connection, "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'")
        is True
    ):
        yield Finding("database", "problem", "doctor-postgres-read-only", parts)
    else:
        yield _version(connection, parts)
    off = [name for name in UNSAFE if _one(connection, "SELECT current_setting(%s)", name) == "off"]
    for name in off:
        yield Finding("keeping", "problem", "doctor-postgres-unsafe", {**parts, "setting": name})
    if not off:
        yield Finding("keeping", "ok", "doctor-postgres-safe", parts)
    yield _clock(connection, parts)


def _version(connection: PostgresConnection, parts: dict[str, Arg]) -> Finding:
    version = version_of(connection)
    if version is None:
        may = _one(connection, "SELECT has_database_privilege(current_database(), 'CREATE')")
        message = "doctor-postgres-none" if may is True else "doctor-postgres-closed"
        return Finding("database", "ok" if may is True else "problem", message, parts)
    parts = {**parts, "version": version, "present": SCHEMA}
    if version > SCHEMA:
        return Finding("database", "problem", "doctor-postgres-later", parts)
    if version < SCHEMA:
        return Finding("database", "warning", "doctor-postgres-earlier", parts)
    return Finding("database", "ok", "doctor-postgres", parts)


def _clock(connection: PostgresConnection, parts: dict[str, Arg]) -> Finding:
    """Whether both machines have the same time."""
    before = time.time()
    there = _one(connection, "SELECT extract(epoch FROM clock_timestamp())::float8")
    after = time.time()
    assert isinstance(there, float)
    apart = max(before - there, there - after, 0.0)
    if apart > APART:
        return Finding("clocks", "warning", "doctor-postgres-clock", {**parts, "apart": f"{apart:.0f}"})
    return Finding("clocks", "ok", "doctor-postgres-clocks", parts)


def _one(connection: PostgresConnection, query: LiteralString, *given: object) -> object:
    (found,) = connection.execute(query, given).fetchone() or (None,)
    return found
