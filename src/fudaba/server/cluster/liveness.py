"""Processes of the same database that do not answer any more: whether they have ended."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fudaba.server.store import Away, Peer, ReaderThread, Store

log = logging.getLogger("fudaba.server")

LOOKS = 10
"""So often it is looked whether a process that does not answer has ended."""


class Missing:
    """Where nobody answers any more, as long as it is being seen whether the process there has ended."""

    def __init__(self, store: Store, ask: ReaderThread) -> None:
        self._store = store
        self._ask = ask
        self._missed: set[Peer] = set()

    async def look(self, peer: Peer, apart: float) -> None:
        """Have the store know that a process is gone, if it has ended. apart: seconds between two looks."""
        if peer in self._missed:
            return
        self._missed.add(peer)
        try:
            for _ in range(LOOKS):
                with contextlib.suppress(Away):
                    if await self._ask(self._store.bury, peer):
                        log.warning("the process at %s has ended", peer.address)
                        return
                await asyncio.sleep(apart)
        finally:
            self._missed.discard(peer)
