"""Leaving a match before its end."""

from __future__ import annotations

import math
import time

import msgspec

from fudaba.server import store
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import State
from fudaba.server.table import match
from fudaba.server.table.context import TableContext
from fudaba.server.table.running_game import RunningGame


async def leave(table: TableContext, running: RunningGame | None, state: State, seat: int) -> None:
    """A player leaves the match of a table; state: as far as it has been shown.

    A game of two sides that is played now is given up; in others a bot goes on. Raises `ClientError`,
    `NotWritten`.
    """
    kept, found = table.kept, table.kept.match
    if found is None or state == "waiting" or match.is_over(found, state) or kept.next:
        raise ClientError("not_now", "server-match-is-over")
    plays = running if state == "playing" else None
    if plays is not None and plays.gives_up(seat):
        await plays.give_up(seat, leaves=True)
        return
    async with table.lock:
        left = msgspec.structs.replace(found, left=found.players[seat])
        await table.server.store.write(store.keep(msgspec.structs.replace(kept, match=left), time.time()))
        kept.match = left
        table.next_game_at = math.inf
    if plays is not None:
        await plays.hand(seat, over=True)
