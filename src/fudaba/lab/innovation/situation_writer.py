"""How situations of Innovation are set up by hand, and how a table at rest is written as a `setup`."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.games.innovation.board.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    DISPLAY,
    EXHIBITS,
    FORECAST,
    HAND,
    JUNK,
    REVEALED,
    SAFE,
    SCORE,
    SPECIALS,
)
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import COLOURS, SETS, SPLAYS
from fudaba.kernel.table import Table
from fudaba.lab.adapter import Field, Room, Seats
from fudaba.lab.innovation import cards
from fudaba.lab.values.nodes import Plain

_AGES = tuple(str(age) for age in range(1, 12))
_LISTS = {
    "hand": HAND, "score": SCORE, "achievements": ACHIEVEMENTS, "forecast": FORECAST, "safe": SAFE,
    "display": DISPLAY, "exhibits": EXHIBITS,
}  # fmt: skip

ROOM = Room(
    common=(
        Field("action", "word", words=("1", "2", "0")),
        Field("decks", "map", words=SETS, parts=(Field("", "map", words=_AGES, parts=(Field("", "pile"),)),)),
        Field("achievements", "numbers"),
        Field("specials", "cards", of=("achievement",)),
        Field("junk", "cards"),
    ),
    seat=(
        Field("board", "map", words=COLOURS, parts=(Field("", "pile"),)),
        Field("splay", "map", words=COLOURS, parts=(Field("", "word", words=SPLAYS),)),
        *(Field(key, "cards") for key in _LISTS),
        *(Field(key, "number") for key in ("drawn", "tucked", "scored")),
    ),
    seats=("A", "B"),
    blank={
        "decks": {"base": {"1": ["Sailing", "The Wheel"], "2": ["Calendar", "Currency"]}},
        "A": {"board": {"yellow": ["Agriculture"], "red": ["Archery"]}, "hand": ["Pottery", "Clothing"]},
        "B": {"board": {"blue": ["Writing"]}, "hand": ["Oars", "Tools"]},
    },
)


def laid_out(table: Table, seats: Seats) -> tuple[int, dict[str, Plain]] | None:
    """See `Adapter.laid_out`."""
    assert isinstance(table, Innovation), "this adapter is asked about tables of its own game only"
    t, s = table, table.state
    if s.phase != "action" or any(s.lost) or s.abilities or t.at(s.turn, REVEALED):
        return None
    found: dict[str, Plain] = {"action": s.action}
    decks: dict[str, dict[str, list[str]]] = {}
    for (name, age), number in t.decks.items():
        if age:
            decks.setdefault(name, {})[str(age)] = _named(t, s.zones[number][::-1])
    found["decks"] = decks
    found["achievements"] = sorted(t.cards[card].age for card in s.zones[AVAILABLE])
    found["specials"] = _named(t, s.zones[SPECIALS])
    found["junk"] = _named(t, s.zones[JUNK])
    for seat, label in enumerate(seats.labels):
        own: dict[str, Plain] = {}
        board = {colour: _named(t, t.at(seat, BOARD + n)[::-1]) for n, colour in enumerate(COLOURS)}
        own["board"] = {colour: stack for colour, stack in board.items() if stack}
        own["splay"] = {colour: SPLAYS[t.splay(seat, colour)] for colour in COLOURS if t.splay(seat, colour)}
        own |= {key: _named(t, t.at(seat, place)) for key, place in _LISTS.items()}
        own |= {"drawn": int(s.drawn[seat]), "tucked": s.tucked[seat], "scored": s.scored[seat]}
        found[label] = {key: value for key, value in own.items() if value}
    return s.turn, found


def _named(t: Innovation, numbers: Iterable[int]) -> list[str]:
    return [cards.name(t.cards[card].face, "en") for card in numbers]
