"""What `see` can look at in Innovation: places, counters, and what one seat knows of a place."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, TypeVar

from fudaba.games.innovation.board.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    DISPLAY,
    EXHIBITS,
    FORECAST,
    FREE_MUSEUMS,
    HAND,
    JUNK,
    NAMES,
    RELICS,
    REVEALED,
    SAFE,
    SCORE,
    SPECIALS,
)
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import COLOURS, ICONS, SETS, SPLAYS
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.lab.adapter import Path, Seats, path_in, path_to
from fudaba.lab.innovation import cards
from fudaba.lab.values import expectations, nodes
from fudaba.lab.values.expectations import Cards, Condition, Flags, Form, Numbers, Token, Words
from fudaba.lab.values.nodes import Plain

PATHS = (
    "decks",
    "achievements",
    "specials",
    "junk",
    "relics",
    "museums",
    "turn",
    "action",
    "over",
    "sees",
)
_PLACES = (HAND, SCORE, ACHIEVEMENTS, FORECAST, SAFE, DISPLAY, EXHIBITS, REVEALED)

_LIST = Cards(cards.any_side, cards.tell)
_STACK = cards.Stack(cards.any_side, cards.tell)
_SEEN = Cards(cards.one_side, cards.tell)
_SPLAY = Words({word: number for number, word in enumerate(SPLAYS)})

T = TypeVar("T")


class Ages:
    """A list of ages, in any order."""

    def read(self, node: nodes.Node) -> Condition[list[int]]:
        """Exactly these, each as often as it is written."""
        ages = sorted(expectations.as_number(item) for item in expectations.as_items(node))
        return Condition(nodes.written(node), lambda value: value == ages)

    def tell(self, value: list[int], lang: str) -> str:
        """As a list."""
        return f"[{', '.join(map(str, value))}]"


def find(path: str, seats: Seats) -> Path[Any]:
    """What a path leads to. Raises `Wrong` for one that leads nowhere, with the nearest that does."""
    return path_in(everything(seats), path)


@lru_cache(maxsize=8)
def everything(seats: Seats) -> dict[str, Path[Any]]:
    """Every path at a table with these seats."""
    whose = Words({label: seat for seat, label in enumerate(seats.labels)})
    found = [
        _path("achievements", Ages(), available),
        _path("specials", _LIST, partial(zone, number=SPECIALS)),
        _path("junk", _LIST, partial(zone, number=JUNK)),
        _path("relics", _LIST, partial(zone, number=RELICS)),
        _path("museums", _LIST, partial(zone, number=FREE_MUSEUMS)),
        _path("turn", whose, lambda t: t.state.turn),
        _path("action", Numbers(), lambda t: t.state.action),
        _path("over", Flags(), lambda t: t.state.phase == "over"),
    ]
    for name in SETS:
        for age in range(12):
            found.append(_path(f"decks.{name}.{age}", _STACK, partial(deck, name=name, age=age)))
    for seat, label in enumerate(seats.labels):
        found += _of_seat(seat, label)
        for other, owner in enumerate(seats.labels):
            for place, name in enumerate(NAMES):
                path = f"{label}.sees.{owner}.{_called(name)}"
                found.append(_path(path, _SEEN, partial(seen, viewer=seat, seat=other, place=place)))
    return {path.name: path for path in found}


def _of_seat(seat: int, label: str) -> list[Path[Any]]:
    found = [
        _path(f"{label}.score", Numbers(), lambda t: t.points(seat)),
        _path(f"{label}.achievement_count", Numbers(), lambda t: t.achievements(seat)),
        _path(f"{label}.tucked", Numbers(), lambda t: t.state.tucked[seat]),
        _path(f"{label}.scored", Numbers(), lambda t: t.state.scored[seat]),
        _path(f"{label}.lost", Flags(), lambda t: t.state.lost[seat]),
    ]
    for place in _PLACES:
        found.append(_path(f"{label}.{NAMES[place]}", _LIST, partial(lying, seat=seat, place=place)))
    for number, colour in enumerate(COLOURS):
        stack = partial(lying, seat=seat, place=BOARD + number)
        found.append(_path(f"{label}.board.{colour}", _STACK, stack))
        found.append(_path(f"{label}.splay.{colour}", _SPLAY, partial(splay, seat=seat, colour=colour)))
    for icon in ICONS:
        found.append(_path(f"{label}.icons.{icon}", Numbers(), partial(icons, seat=seat, icon=icon)))
    return found


def _called(name: str) -> str:
    return f"board.{name}" if name in COLOURS else name


def _path(name: str, form: Form[T], look: Callable[[Innovation], T]) -> Path[Any]:
    return path_to(name, form, Innovation, look)


# What is so.


def available(t: Innovation) -> list[int]:
    """The ages of the standard achievements that can be claimed."""
    return sorted(t.cards[card].age for card in t.state.zones[AVAILABLE])


def zone(t: Innovation, number: int) -> list[Token]:
    """The cards in a zone, top first."""
    return [cards.token(t, card) for card in t.state.zones[number][::-1]]


def deck(t: Innovation, name: str, age: int) -> list[Token]:
    """A deck, top first; one that is not at this table has no cards."""
    number = t.decks.get((name, age))
    return [] if number is None else zone(t, number)


def lying(t: Innovation, seat: int, place: int) -> list[Token]:
    """The cards in a place of a seat, top first."""
    return zone(t, t.place(seat, place))


def splay(t: Innovation, seat: int, colour: str) -> int:
    """How a stack is splayed."""
    return t.splay(seat, colour)


def icons(t: Innovation, seat: int, icon: str) -> int:
    """How many icons of a kind are visible on a board."""
    return t.count(seat, icon)


def seen(t: Innovation, viewer: int, seat: int, place: int) -> list[Token]:
    """What a seat knows of a place: faces where it sees them, else backs."""
    known = View(t, viewer).zone(t.place(seat, place))
    numbers = [card for _, card in known.cards[::-1]] + list(known.known)
    return [cards.token(t, card) for card in numbers] + [Token(back) for back in known.backs]


def counters(table: Table, seats: Seats) -> dict[str, Plain]:
    """What everybody may see change, by path: sizes of places, and counters as they are told."""
    assert isinstance(table, Innovation), "paths of Innovation lead about its own tables only"
    t = table
    found: dict[str, Plain] = {}
    for seat, label in enumerate(seats.labels):
        found[f"{label}.hand"] = len(t.at(seat, HAND))
        found[f"{label}.score"] = t.points(seat)
        found[f"{label}.achievement_count"] = t.achievements(seat)
        if t.house.artifacts:
            found[f"{label}.display"] = len(t.at(seat, DISPLAY))
            found[f"{label}.exhibits"] = len(t.at(seat, EXHIBITS))
        for number, colour in enumerate(COLOURS):
            found[f"{label}.board.{colour}"] = len(t.at(seat, BOARD + number))
            found[f"{label}.splay.{colour}"] = SPLAYS[t.splay(seat, colour)]
    for (name, age), number in t.decks.items():
        found[f"decks.{name}.{age}"] = len(t.state.zones[number])
    found["achievements"] = available(t)
    found["junk"] = len(t.state.zones[JUNK])
    return found
