"""This server among the others of its database: the tables that it owns, and the way to theirs."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fudaba.server.cluster.ownership import Ownership
from fudaba.server.cluster.peers import Peers
from fudaba.server.lobby.listing import Key
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol.schema import TableCard
from fudaba.server.store import Peer
from fudaba.server.table.table import Table
from fudaba.server.ws.other_servers import BrowserConnection, FarSeat
from fudaba.server.ws.socket import Socket

log = logging.getLogger("fudaba.server")


class Cluster:
    """The other servers of a database; a `ws.other_servers.Elsewhere`."""

    def __init__(
        self,
        lobby: Lobby,
        ownership: Ownership,
        serve: Callable[[Socket], Coroutine[Any, Any, None]],
        moved: Callable[[Table], None],
    ) -> None:
        """serve: speaks with a browser that has come to another server. moved: called with a table that goes
        on elsewhere."""
        self.ownership = ownership
        self.peers = Peers(serve, lobby.listing.own, ownership.miss)
        self._lobby = lobby
        ownership.moved = moved
        ownership.gone = self.peers.gone

    async def start(self, host: str) -> None:
        """Let the other servers pass on what is said of tables that are owned here. Raises OSError."""
        peer = await self.peers.start(host)
        self.peers.secret = await self._lobby.ask(self._lobby.store.announce, peer)
        self._lobby.listing.far = self._cards

    def close(self) -> None:
        """End the connections to them."""
        self.peers.close()

    async def owner(self, table: str) -> Peer | None:
        """The other server that owns a table, None if none does. Raises `Away`."""
        return (await self.ownership.owners(table)).get(table)

    async def reach(
        self, peer: Peer, table: str, near: BrowserConnection, address: str, person: str
    ) -> FarSeat | None:
        """Let a browser go on at that server; None if that cannot be reached."""
        silent = self.ownership.handover.silent
        try:
            far = await self.peers.reach(peer, near, address, person)
        except OSError as error:
            silent.add(peer)
            log.warning("the owner of table %s, %s, cannot be reached: %s", table, peer.address, error)
            return None
        silent.discard(peer)
        return far

    async def _cards(self, keys: Sequence[Key]) -> list[TableCard | None]:
        """The tables of these seats that other servers own, as far as those answer."""
        by_peer: defaultdict[Peer, list[Key]] = defaultdict(list)
        peers = await self.ownership.owners(*(key.table for key in keys))
        for key in keys:
            if key.table in peers:
                by_peer[peers[key.table]].append(key)
        found = await asyncio.gather(*(self.peers.cards(peer, some) for peer, some in by_peer.items()))
        return [card for cards in found for card in cards]
