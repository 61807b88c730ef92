"""A move is written, or it has not happened."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.server import store
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store.stored_table import Move
from fudaba.server.table.context import TableContext
from fudaba.server.table.game import TableGame
from fudaba.server.table.stage import Stage


async def write_move(
    table: TableContext,
    game: TableGame,
    stage: Stage,
    writes: Sequence[store.Write],
    move: Move,
    left: list[int],
) -> None:
    """Write a move that has been made in memory; if that fails it is not made. Raises `ClientError` then.

    left: the times on the clocks before it.
    """
    try:
        await game.write(writes, move, left)
    except store.NotWritten as error:
        table.kept.state = "playing" if game.timeline.session.ask is not None else "over"
        stage.restore()
        raise ClientError("not_now", "server-not-written", str(error)) from None
