"""Results of games: one row each, written together with the last answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from fudaba.kernel.events import TURN, Event
from fudaba.kernel.table import Table
from fudaba.server.game.rendering import Renderer
from fudaba.server.protocol.catalogue import about, cards_dealt
from fudaba.server.protocol.schema import SeatKind, Text
from fudaba.server.protocol.texts import say
from fudaba.server.store import Statement
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table import resignation as giving_up


class SeatResult(msgspec.Struct):
    """A seat of a finished game, and how it ended for its player."""

    name: str
    """The name of the player."""
    kind: SeatKind
    """Whether it was a person or a bot."""
    bot: str
    """The name of the bot, "" for a person."""
    token: str
    """As in `StoredSeat`; it identifies the player."""
    figure: int
    """The player's figure in what counted first."""
    won: bool
    """Whether the player has won."""
    person: str = ""
    """The person who sat down under a registered name, "" for a guest."""
    team: int = 0
    """The team; players with the same number won or lost together."""
    place: int = 0
    """0 for those who won, more for those who did less well."""
    turns: int = 0
    """The player's own turns without extra ones; 0 in results that are older than this count."""


class Result(msgspec.Struct):
    """How a game ended."""

    game: str
    """The name of the game."""
    seats: list[SeatResult]
    """How it ended for each seat."""
    turns: int
    """The turns of all players together."""
    about: Text
    """What was played with, in a few words."""
    decided: Text | None
    """What the winners had more or less of; None where nothing that is counted decided."""
    few: bool
    """Whether less of what counted first is better."""
    listed: bool
    """Whether the lobby listed the table."""
    goes_on: bool
    """Whether it went on from another game."""
    rated: bool = False
    """Whether it counts for ratings."""
    whole: bool = True
    """Whether it was played to its end; else one side gave it up."""
    cards: list[str] = []
    """The cards that the table listed or drew, and whatever else has a name; older results have none."""


def result_of(kept: StoredTable, renderer: Renderer, table: Table, log: Iterable[Event]) -> Result:
    """How the game at a table that is over has ended. log: all, or its lines about turns (`TURN`)."""
    if kept.gave_up >= 0:
        return _given_up(kept, table, log)
    winners, ending = table.result().winners, renderer.ending(table)
    used = [one for one in ending.measures if one.used]
    measure = used[0] if used else ending.measures[0]
    ranks = [
        (number not in winners, *(one.figures[number] * (1 if one.few else -1) for one in ending.measures))
        for number in range(table.seats)
    ]
    order = sorted(set(ranks))
    places = [0 if number in winners else order.index(rank) for number, rank in enumerate(ranks)]
    return _result(
        kept,
        table,
        log,
        measure.figures,
        places,
        decided=used[-1].label.name if used else None,
        few=measure.few,
    )


def _given_up(kept: StoredTable, table: Table, log: Iterable[Event]) -> Result:
    """The same of a game that one side has given up: its figures are those of then, and decided nothing."""
    won = giving_up.winners(table, kept.gave_up)
    places = [0 if number in won else 1 for number in range(table.seats)]
    figures = table.result().scores
    return _result(kept, table, log, figures, places, decided=say("server-gave-up"), few=False, whole=False)


def _result(
    kept: StoredTable,
    table: Table,
    log: Iterable[Event],
    figures: Sequence[int],
    places: Sequence[int],
    *,
    decided: Text | None,
    few: bool,
    whole: bool = True,
) -> Result:
    """places: by seat, 0 for those who have won."""
    # An extra turn is told with the card that gave it; it counts for nothing.
    turns = Counter(event.seat for event in log if event.kind == TURN and not event.word)
    seats = [
        SeatResult(
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            token=seat.token,
            figure=figures[number],
            won=not places[number],
            person=seat.person,
            team=table.team(number),
            place=places[number],
            turns=turns[number],
        )
        for number, seat in enumerate(kept.seats)
    ]
    return Result(
        game=kept.game,
        seats=seats,
        turns=table.turns_taken(),
        about=about(kept.game, kept.options, kept.first_seed),
        decided=decided,
        few=few,
        listed=kept.listed,
        goes_on=bool(kept.earlier or kept.origin),
        rated=kept.rated,
        whole=whole,
        cards=cards_dealt(kept.game, kept.options, kept.first_seed),
    )


def keep(id: str, result: Result, at: float) -> Statement:
    """Keep how a game ended, at this many seconds since 1970."""
    return Statement(
        "INSERT INTO results (id, ended, result, waits) VALUES (?, ?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET ended = excluded.ended, result = excluded.result, waits = excluded.waits",
        (id, at, msgspec.json.encode(result), int(result.rated)),
    )


def forget(id: str) -> Statement:
    """A game goes on after all: its end has been taken back."""
    return Statement("DELETE FROM results WHERE id = ?", (id,))


def read(data: bytes) -> Result:
    """A result out of its row."""
    return msgspec.json.decode(data, type=Result)
