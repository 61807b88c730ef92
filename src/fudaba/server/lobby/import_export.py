"""Games out of a server and into one, as records."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator

from fudaba import games
from fudaba.kernel.record import BadRecord, Record, decode, encode, setup_from, verified
from fudaba.server import store
from fudaba.server.protocol.schema import State
from fudaba.server.store import Store, Unreadable
from fudaba.server.store.stored_table import Move, StoredSeat, StoredTable, record_of_moves
from fudaba.server.table.names import clean


def exported(
    kept_in: Store, *, running: bool, failed: Callable[[Unreadable], None]
) -> Iterator[tuple[str, bytes]]:
    """The name and the content of a file for each game; running: also for those in progress.

    failed: told of each that cannot be read.
    """
    states = ("over", "frozen", "playing") if running else ("over",)
    for id in kept_in.ids(*states):
        try:
            kept = kept_in.kept(id)
            if kept is None:
                continue  # a server that runs has just forgotten it
            record = record_of_moves(kept, kept_in.moves(id))
        except Unreadable as error:
            failed(error)
            continue
        if kept.state == "over" and kept.gave_up < 0:
            record.final = verified(record, games.named).table.state.digest()
        yield f"fudaba-{kept.game}-{id}.json", encode(record)


def imported(kept_in: Store, data: bytes) -> StoredTable:
    """Keep the game of a record. One in progress waits until its seats are taken by invitation.

    Raises `BadRecord` if the record is none, or does not hold.
    """
    record = decode(data)
    if verified(record, games.named).over:
        names = [clean(name) or f"#{number}" for number, name in enumerate(record.names, 1)]
        return keep_record(kept_in, record, [StoredSeat(name, "person") for name in names], "over")
    return keep_record(kept_in, record, [StoredSeat("", "open") for _ in record.names], "waiting")


def keep_record(kept_in: Store, record: Record, seats: list[StoredSeat], state: State) -> StoredTable:
    """Keep the game of a record that holds, at a table with these seats; only its invitation leads there."""
    kept, answers = kept_of(record, seats, state)
    now = time.time()
    kept_in.submit(store.keep(kept, now), *store.moves(kept.id, answers, now)).result()
    return kept


def kept_of(record: Record, seats: list[StoredSeat], state: State) -> tuple[StoredTable, list[Move]]:
    """What is to be kept of a record that holds: a table with these seats, and its moves.

    Raises `BadRecord` for one whose shuffles are written down: a table has a seed.
    """
    if record.deals:
        raise BadRecord("server-problem-brought-along")
    kept = StoredTable(
        id=secrets.token_urlsafe(9),
        game=record.game,
        rules=record.rules,
        options=setup_from(games.named(record.game), record).options,
        seed=record.seed,
        seats=seats,
        host=0,
        invite=secrets.token_urlsafe(16),
        undo="consent",
        spectators="public",
        takeover="",
        clock=None,
        listed=False,
        created=time.time(),
        state=state,
        situation=record.situation,
        earlier=record.earlier,
    )
    return kept, [tuple(answer) for answer in record.answers]
