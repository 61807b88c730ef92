"""Games as rows: one for each answer, with what its decider knew, could choose and chose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fudaba import games
from fudaba.kernel.ask import Ask
from fudaba.kernel.events import TURN, Event
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, Record, answers_of, setup_from
from fudaba.kernel.session import Session
from fudaba.kernel.view import View

SCHEMA = 1
"""Version of the columns; it is raised when one changes its meaning or goes."""

Row = dict[str, Any]
COLUMNS = (
    "game_id",
    "game",
    "rules",
    "seats",
    "options",
    "number",
    "turn",
    "own_turn",
    "seat",
    "player",
    "owner",
    "kind",
    "about",
    "least",
    "most",
    "offered",
    "chosen",
    "hand",
    "public",
    "private",
    "score",
    "won",
    "winners",
)
"""The columns in their order. What each of them is: `records-column-…`."""


def rows_of(record: Record, game_id: str, *, whole_view: bool = False) -> Iterator[Row]:
    """The rows of one game. whole_view: with a column `view`, all that the decider could see, as JSON.

    Raises `BadRecord` for a record that does not replay with this version of the rules.
    """
    try:
        game = games.named(record.game)
        session = Session(game, setup_from(game, record), list(record.names))
    except BadSetup as error:
        raise error.as_kind(BadRecord) from None
    head: Row = {
        "game_id": game_id,
        "game": record.game,
        "rules": record.rules,
        "seats": len(record.names),
        "options": _json(record.options),
    }
    layout = session.table.state.layout
    hands = {zone.owner: zone.number for zone in layout if zone.name == "hand"}
    rows: list[Row] = []
    own_turns, read = [0] * len(record.names), 0
    for number, answer in enumerate(answers_of(record, session.driver)):
        ask = session.ask
        assert ask is not None
        view = session.view(ask.decider)
        row = head | _question(ask, view) | {"number": number, "chosen": list(answer)}
        events = session.table.events or []
        for event in events[read:]:
            own_turns[event.seat] += _begins_turn(event)
        read = len(events)
        row["turn"] = session.table.turns_taken()
        row["own_turn"] = own_turns[ask.decider]
        row["player"] = record.names[ask.decider]
        row["hand"] = view.faces(hands[ask.decider])
        if whole_view:
            row["view"] = _json(view.data())
        rows.append(row)
        session.answer(answer)
    result = session.table.result() if session.ask is None else None
    for row in rows:
        row["score"] = None if result is None else float(result.scores[row["seat"]])
        row["won"] = None if result is None else row["seat"] in result.winners
        row["winners"] = [] if result is None else list(result.winners)
        yield {name: row[name] for name in (*COLUMNS, *(("view",) if whole_view else ()))}


def _begins_turn(event: Event[Any]) -> bool:
    """Whether a player's turn begins, and none that a card gives: those have the word of that card."""
    return event.kind == TURN and not event.word


def _question(ask: Ask, view: View) -> Row:
    seen = view.put(ask)
    return {
        "seat": ask.decider,
        "owner": ask.owner,
        "kind": ask.kind,
        "about": seen.about,
        "least": ask.least,
        "most": min(ask.most, len(ask.options)),
        "offered": [str(option) for option in ask.laid_out] or [str(ask.numbers)],
        "public": _json(view.public()),
        "private": _json(view.private()),
    }


def _json(data: object) -> str:
    return msgspec.json.encode(data, order="deterministic").decode()
