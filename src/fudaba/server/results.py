"""How games have ended: one row for each, written together with its last answer."""

from __future__ import annotations

import msgspec

from fudaba.kernel.renewal import first
from fudaba.kernel.table import Table
from fudaba.server.catalogue import about
from fudaba.server.kept import Kept
from fudaba.server.parts import SeatKind, Text
from fudaba.server.store import Change
from fudaba.server.told import Teller


class Seated(msgspec.Struct):
    """Who sat there, and how it ended for him. token: as in `KeptSeat`; it tells whose the seat was.

    figure: what he had of what counted first.
    """

    name: str
    kind: SeatKind
    bot: str
    token: str
    figure: int
    won: bool


class Result(msgspec.Struct):
    """How a game ended.

    turns: of all players together. decided: what the winners had more or less of; None where nothing that is
    counted decided. few: whether less of what counted first is better. listed: whether the lobby told of it.
    goes_on: whether it went on from another.
    """

    game: str
    seats: list[Seated]
    turns: int
    about: Text
    decided: Text | None
    few: bool
    listed: bool
    goes_on: bool


def result_of(kept: Kept, teller: Teller, table: Table) -> Result:
    """How the game at a table that is over has ended."""
    winners, ending = table.result().winners, teller.ending(table)
    used = [one for one in ending.measures if one.used]
    measure = used[0] if used else ending.measures[0]
    seats = [
        Seated(seat.name, seat.kind, seat.bot, seat.token, figure, number in winners)
        for number, (seat, figure) in enumerate(zip(kept.seats, measure.figures, strict=True))
    ]
    return Result(
        game=kept.game,
        seats=seats,
        turns=table.turns_taken(),
        about=about(kept.game, kept.options, first(kept.setup).seed),
        decided=used[-1].told.name if used else None,
        few=measure.few,
        listed=kept.listed,
        goes_on=bool(kept.earlier or kept.origin),
    )


def keep(id: str, result: Result, at: float) -> Change:
    """Keep how a game ended, at so many seconds since 1970."""
    return Change(
        "INSERT INTO results (id, ended, result) VALUES (?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET ended = excluded.ended, result = excluded.result",
        (id, at, msgspec.json.encode(result)),
    )


def forget(id: str) -> Change:
    """A game goes on after all: its end has been taken back."""
    return Change("DELETE FROM results WHERE id = ?", (id,))


def read(data: bytes) -> Result:
    """A result out of its row."""
    return msgspec.json.decode(data, type=Result)
