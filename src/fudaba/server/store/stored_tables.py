"""Tables read from a store in one go."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from fudaba.kernel.game import BadSetup, check_own_cards
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Chat
from fudaba.server.store import Away, ReaderThread, Store, Unreadable
from fudaba.server.store.stored_table import Move, StoredTable

log = logging.getLogger("fudaba.server")


class TableHistory(NamedTuple):
    """All from which a table is run again."""

    kept: StoredTable
    """The table itself."""
    moves: list[Move]
    """Its moves, in order."""
    chat: list[Chat]
    """Its chat, in order."""
    spoilt: Unreadable | None
    """The reason why part of it cannot be read, None where all can."""
    times: tuple[float, ...] = ()
    """When the last moves were made, the latest first, where what spectators see is delayed."""


def read(store: Store, id: str) -> TableHistory | None:
    """All that is kept of a table, None if there is none of that name. Raises `Away`, `Unreadable`."""
    kept = store.kept(id)
    if kept is None:
        return None
    moves: list[Move] = []
    try:
        moves = store.moves(id)
        return TableHistory(kept, moves, store.chat(id), None, _times(store, kept))
    except Unreadable as error:
        return TableHistory(kept, moves, [], error)


def _times(store: Store, kept: StoredTable) -> tuple[float, ...]:
    if kept.delay is None:
        return ()
    query = "SELECT at FROM moves WHERE id = ? ORDER BY number DESC LIMIT ?"
    return tuple(row[0] for row in store.rows(query, kept.id, kept.delay.moves + 1))


def lacks_cards(kept: StoredTable) -> BadSetup | None:
    """Which cards of somebody's own a table has that are not loaded here, None if it can be run again."""
    try:
        check_own_cards(kept.game, kept.options)
    except BadSetup as error:
        return error
    return None


def kept_of_each(store: Store, ids: Sequence[str]) -> dict[str, StoredTable | Exception | None]:
    """What is kept of each of these, or why that cannot be read. Raises `Away`."""
    found: dict[str, StoredTable | Exception | None] = {}
    for id in ids:
        try:
            found[id] = store.kept(id)
        except Away:
            raise
        except Exception as error:  # of that table alone
            found[id] = error
    return found


async def kept_or_refused(ask: ReaderThread, store: Store, id: str) -> StoredTable:
    """What is kept of a table, without its game. Raises `ClientError`, with what a player is told."""
    try:
        kept = await ask(store.kept, id)
    except Unreadable as error:
        log.error("%s", error)
        raise ClientError("not_now", "server-unreadable") from None
    except Away:
        raise ClientError("not_now", "server-away") from None
    if kept is None:
        raise ClientError("no_table", "server-no-table")
    return kept
