"""Several servers on one database, in this process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg

from fudaba.server.cluster.cluster import Cluster
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.store.postgres import PostgresStore
from tests.server.browsing import Browser, serving


def expire(url: str, gone: PostgresStore) -> None:
    """A process gives no sign of life any more, and its time is over. It does not know."""
    assert gone._leases is not None
    gone._leases.stop()
    with psycopg.connect(url) as line:
        line.execute(
            "UPDATE fudaba.processes SET expires = '-infinity' WHERE id = %s", (gone._leases.process,)
        )


@contextlib.asynccontextmanager
async def servers(tmp_path: Path, count: int, **settings: Any) -> AsyncIterator[list[Server]]:
    """Several of them."""
    async with contextlib.AsyncExitStack() as all:
        yield [await all.enter_async_context(serving(tmp_path, **settings)) for _ in range(count)]


def store_of(server: Server) -> PostgresStore:
    """Where it keeps its tables."""
    kept_in = server.lobby.store
    assert isinstance(kept_in, PostgresStore)
    return kept_in


def cluster_of(server: Server) -> Cluster:
    """Its way to the others."""
    assert server.cluster is not None
    return server.cluster


async def came(browser: Browser, at: m.Seated) -> m.Update:
    """Come to a table, and see it."""
    browser.tell(m.Join(at.table, at.token))
    return await browser.get(m.Update, lambda update: update.table == at.table)


async def until(true: Any) -> None:
    """Wait for something."""
    while not true():
        await asyncio.sleep(0.01)
