"""The paths of `see` in Bridge Over: zones, counters, and what one seat knows of a zone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, TypeVar

from fudaba.games.bridge_over import GAME
from fudaba.games.bridge_over.deck import COLOURS
from fudaba.games.bridge_over.scoring import hand_points
from fudaba.games.bridge_over.state import DISCARDS, HANDS, PILE
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.lab.adapter import Path, Seats, path_in, path_to
from fudaba.lab.bridge_over import cards
from fudaba.lab.values.expectations import UNKNOWN, Cards, Flags, Form, Numbers, OneCard, Token, Words
from fudaba.lab.values.nodes import Plain
from fudaba.text.names import read_colour

ZONES = ("pile", "deck", "discard")
COUNTERS = ("top", "colour", "direction", "round", "turn", "over", "attack", "drawn")
PATHS = (*ZONES, *COUNTERS, "sees")

_LIST = Cards(cards.plain, cards.tell)
_SEEN = Cards(cards.plain, cards.tell, hides=True)
_FRONT = Cards(cards.in_front, cards.tell)
_TOP = OneCard(cards.showing, cards.tell_top)
_COLOUR = Words(
    {colour: colour for colour in COLOURS} | {"none": ""}, read_other=partial(read_colour, GAME.name)
)
_DIRECTION = Words({"clockwise": 1, "counterclockwise": -1})
_ATTACK: Words[int | str | None] = Words({"none": None, "bind": "bind"}, numbers=True)

T = TypeVar("T")


def find(path: str, seats: Seats) -> Path[Any]:
    """What a path leads to. Raises `Wrong` for one that leads nowhere, with the nearest that does."""
    return path_in(everything(seats), path)


@lru_cache(maxsize=8)
def everything(seats: Seats) -> dict[str, Path[Any]]:
    """Every path at a table with these seats."""
    whose = Words({label: seat for seat, label in enumerate(seats.labels)})
    whose_or_none = Words({**whose.known, "none": None})
    found = [
        _path("pile", _LIST, pile),
        _path("deck", _LIST, pile),
        _path("discard", _LIST, discard),
        _path("top", _TOP, top),
        _path("colour", _COLOUR, lambda t: t.state.colour),
        _path("direction", _DIRECTION, lambda t: t.state.direction),
        _path("round", Numbers(), lambda t: t.state.round),
        _path("turn", whose, lambda t: t.actor),
        _path("over", Flags(), lambda t: t.state.over),
        _path("drawn", Flags(), lambda t: t.state.drawn),
        _path("attack", _ATTACK, attack),
        _path("attack.from", whose_or_none, lambda t: t.state.attack.by if t.state.attack else None),
        _path("attack.on", whose_or_none, lambda t: t.state.attack.on if t.state.attack else None),
    ]
    for seat, label in enumerate(seats.labels):
        found += [
            _path(f"{label}.hand", _LIST, partial(hand, seat=seat)),
            _path(f"{label}.front", _FRONT, partial(front, seat=seat)),
            _path(f"{label}.points", Numbers(), partial(points, seat=seat)),
            _path(f"{label}.hand_points", Numbers(), partial(hand_points, seat=seat)),
            _path(f"{label}.bound", Numbers(), partial(bound, seat=seat)),
        ]
        for zone in ("pile", "deck"):
            found.append(_path(f"{label}.sees.{zone}", _SEEN, partial(seen, seat, PILE)))
        found.append(_path(f"{label}.sees.discard", _SEEN, partial(seen_discard, seat)))
        for other, owner in enumerate(seats.labels):
            in_hand = partial(seen, seat, HANDS + other)
            in_front = partial(seen, seat, HANDS + len(seats.labels) + other)
            found.append(_path(f"{label}.sees.{owner}.hand", _SEEN, in_hand))
            found.append(_path(f"{label}.sees.{owner}.front", _SEEN, in_front))
    return {path.name: path for path in found}


def _path(name: str, form: Form[T], look: Callable[[BridgeOver], T]) -> Path[Any]:
    return path_to(name, form, BridgeOver, look)


# What is so.


def pile(t: BridgeOver) -> list[Token]:
    """The draw pile, top first."""
    return _tokens(t, t.state.zones[PILE][::-1])


def discard(t: BridgeOver) -> list[Token]:
    """What lies under the top card, nearest to it first."""
    return _tokens(t, t.state.zones[DISCARDS][-2::-1])


def hand(t: BridgeOver, seat: int) -> list[Token]:
    """A hand."""
    return _tokens(t, t.hand(seat))


def front(t: BridgeOver, seat: int) -> list[Token]:
    """What lies in front of a player; a Bind shows how many bound turns are still to come."""
    bound = (("bound", t.state.bound[seat]),)
    return [Token(t.cards[c].face, bound if t.cards[c].id == "bind" else ()) for c in t.front(seat)]


def points(t: BridgeOver, seat: int) -> int:
    """A player's points of the match."""
    return t.state.points[seat]


def bound(t: BridgeOver, seat: int) -> int:
    """How many bound turns a player still has to come."""
    return t.state.bound[seat]


def top(t: BridgeOver) -> Token:
    """The top card as it shows."""
    card = t.cards[t.state.zones[DISCARDS][-1]]
    return Token(card.face, (("colour", t.state.colour), ("sign", t.state.sign)))


def attack(t: BridgeOver) -> int | str | None:
    """How many cards the attack would pass on; "bind" for a Bind."""
    running = t.state.attack
    if running is None:
        return None
    return "bind" if running.bind >= 0 else running.cards


def seen(viewer: int, zone: int, t: BridgeOver) -> list[Token]:
    """What a seat knows of a zone: the cards it sees there, then those it only knows to be there."""
    known = View(t, viewer).zone(zone)
    step = -1 if zone in (PILE, DISCARDS) else 1  # a pile is told from its top
    faces = [t.cards[card].face for _, card in known.cards[::step]]
    faces += [t.cards[card].face for card in known.known]
    return [Token(face) for face in faces] + [Token(UNKNOWN)] * (known.count - len(faces))


def seen_discard(viewer: int, t: BridgeOver) -> list[Token]:
    """What a seat knows of the discards under the top card."""
    return seen(viewer, DISCARDS, t)[1:]


def _tokens(t: BridgeOver, numbers: list[int]) -> list[Token]:
    return [Token(t.cards[card].face) for card in numbers]


def counters(table: Table, seats: Seats) -> dict[str, Plain]:
    """What everybody may see change, by path: sizes of zones, and counters as they are told."""
    assert isinstance(table, BridgeOver), "paths of Bridge Over lead about its own tables only"
    t = table
    found: dict[str, Plain] = {}
    for seat, label in enumerate(seats.labels):
        found[f"{label}.hand"] = len(t.hand(seat))
        found[f"{label}.front"] = len(t.front(seat))
        found[f"{label}.points"] = t.state.points[seat]
    found["pile"] = len(t.state.zones[PILE])
    found["discard"] = max(0, len(t.state.zones[DISCARDS]) - 1)
    found["direction"] = _DIRECTION.tell(t.state.direction, "en")
    found["attack"] = _ATTACK.tell(attack(t), "en")
    found["round"] = t.state.round
    return found
