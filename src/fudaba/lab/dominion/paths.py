"""The paths of `see` in Dominion: zones, counters, piles, costs, and what one seat knows of a zone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from fudaba.games.dominion import GAME
from fudaba.games.dominion.board.contents import Pile
from fudaba.games.dominion.board.state import PHASES
from fudaba.games.dominion.facts.kinds import Cost
from fudaba.games.dominion.facts.layout import (
    ASIDE,
    BLACK_MARKET,
    BOONS,
    COMMON,
    DECK,
    DISCARD,
    FACE_DOWN,
    HEXES,
    LANDSCAPES,
    NAMES,
    TRASH,
    place,
)
from fudaba.games.dominion.facts.tokens import CARD, HAS_OR_NOT, OWN_ON_PILE, PILE, PLAYER, SUN, Token
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.games.dominion.rules.scoring import score
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.lab.adapter import Path, Seats, path_to
from fudaba.lab.dominion import cards, tokens
from fudaba.lab.dominion.impossible import SET_ASIDE, SET_OUT
from fudaba.lab.dominion.situation import (
    COUNTERS,
    OWNED,
    TURN_COUNTERS,
)
from fudaba.lab.errors import nearest, wrong
from fudaba.lab.values import expectations, nodes
from fudaba.lab.values.expectations import UNKNOWN, Cards, Condition, Flags, Form, Numbers, Words
from fudaba.lab.values.expectations import Token as Face
from fudaba.lab.values.nodes import Plain
from fudaba.text.narrator import narrator

_ZONES = {"trash": TRASH, "boons": BOONS, "hexes": HEXES, "black_market": BLACK_MARKET}
"""What is everybody's, and has a top."""
COMMON_PATHS = (*_ZONES, *SET_OUT, SET_ASIDE, "landscapes", "pending", "turn", "phase", "over", "suns")
BY_NAME = ("supply", "cost", "piles", "tokens")
PATHS = (*COMMON_PATHS, *BY_NAME, "sees")
"""The words with which a path may begin, or that stand in its middle."""

T = TypeVar("T")
Found = tuple[Form[Any], Callable[[Dominion], Any]]
"""What values look like, and where to find them."""


class Costs:
    """A cost: its coins where it has no Potions and no debt, else `{coins: 3, potions: 1, debt: 4}`."""

    def read(self, node: nodes.Node) -> Condition[Cost]:
        """Equal in all its parts."""
        if isinstance(node, nodes.Mapping):
            parts = {}
            for entry in node.entries:
                if entry.key not in Cost._fields:
                    known = ", ".join(Cost._fields)
                    near = nearest(entry.key, Cost._fields)
                    raise wrong("lab-wrong-key", line=entry.line, key=entry.key, known=known, near=near)
                parts[entry.key] = expectations.as_number(entry.value)
            wanted = Cost(**parts)
        else:
            wanted = Cost(expectations.as_number(node))
        return Condition(nodes.written(node), lambda value: value == wanted)

    def tell(self, value: Cost, lang: str) -> str:
        """A number, or all of its parts that are not 0."""
        if not value.potions and not value.debt:
            return str(value.coins)
        parts = [f"{part}: {count}" for part, count in zip(Cost._fields, value, strict=True) if count]
        return "{" + ", ".join(parts) + "}"


class Piles(Cards):
    """A pile: mostly how many cards it has."""

    def tell(self, value: Sequence[Face], lang: str) -> str:
        """The number of cards; the cards, from the top, where they are not all alike."""
        alike = len({token.face for token in value}) <= 1
        return str(len(value)) if alike else super().tell(value, lang)


_LIST = Cards(cards.read, cards.tell)
_SEEN = Cards(cards.read_seen, cards.tell, hides=True)
_PILE = Piles(cards.read, cards.tell)
_NUMBER, _POINTS, _FLAG, _COST = Numbers(), Numbers(signed=True), Flags(), Costs()
_PHASE = Words({phase: phase for phase in PHASES})
_ON_PILE = Words({"none": ""}, read_other=lambda word: cards.kind_of(word).id)


def find(path: str, seats: Seats) -> Path[Any]:
    """What a path leads to. Raises `Wrong` for one that leads nowhere, with the nearest that does."""
    head, _, rest = path.partition(".")
    found: Found | None
    if head in seats.labels:
        seat = seats.number(head)
        found = _seen(seat, rest, seats) if rest.startswith("sees.") else _own(seat, rest)
    elif rest and head in BY_NAME:
        found = _by_name(head, rest)
    else:
        found = None if rest else _common(head, seats)
    if found is None:
        raise wrong("lab-wrong-path", path=path, near=nearest(path, _known(seats)))
    form, look = found
    return path_to(path, form, Dominion, look)


def _at(form: Form[T], look: Callable[[Dominion], T]) -> Found:
    """What is looked at is what its form tells."""
    return form, look


def dominion(table: Table) -> Dominion:
    """A table of this game."""
    assert isinstance(table, Dominion), "paths of Dominion lead about its own tables only"
    return table


def _known(seats: Seats) -> list[str]:
    own = (*NAMES, *TURN_COUNTERS, *COUNTERS, *tokens.with_words(), *OWNED, "score", "turns")
    return [*COMMON_PATHS, *(f"{label}.{path}" for label in seats.labels for path in own)]


def _common(path: str, seats: Seats) -> Found | None:
    whose = Words({label: seat for seat, label in enumerate(seats.labels)})
    if path in _ZONES:
        return _at(_LIST, lambda t: _tokens(t, t.state.zones[_ZONES[path]][::-1]))
    if path in (*SET_OUT, SET_ASIDE):
        return _at(_LIST, partial(set_aside, boons=path == SET_ASIDE))
    known: dict[str, Found] = {
        "landscapes": _at(_LIST, lambda t: _tokens(t, t.state.zones[LANDSCAPES])),
        "suns": _at(_NUMBER, lambda t: t.mark(SUN, SUN.place)),
        "pending": _at(_LIST, pending),
        "turn": _at(whose, lambda t: t.state.turn.seat),
        "phase": _at(_PHASE, lambda t: PHASES[t.state.phase]),
        "over": _at(_FLAG, lambda t: t.over),
    }
    return known.get(path)


def _by_name(head: str, name: str) -> Found | None:
    """`supply.NAME`, `cost.NAME`, `tokens.NAME` with a card, and `piles.NAME.TOKEN` on a pile."""
    if head == "tokens":
        with_card = tokens.named(name, CARD)
        return _at(_NUMBER, lambda t: t.mark(with_card, with_card.place))
    if head == "piles":
        name, _, of = name.rpartition(".")
        if not name:
            return None
        id, token = cards.kind_of(name).id, tokens.named(of, PILE)
        return _at(_NUMBER, lambda t: t.mark(token, _found(t, id).zone))
    id = cards.kind_of(name).id
    if head == "cost":
        return _at(_COST, lambda t: cost_of(t, cards.kind_of(id)))
    return _at(_PILE, partial(pile, id))


def _own(seat: int, path: str) -> Found | None:
    """A zone, a counter or a token of a player's own."""
    if path in NAMES:
        return _at(_LIST, partial(zone, path, seat))
    if path in TURN_COUNTERS:
        return _at(_NUMBER, lambda t: getattr(t.state, path) if t.state.turn.seat == seat else 0)
    if path in (*COUNTERS, "turns"):
        return _at(_NUMBER, lambda t: getattr(t.state, path)[seat])
    if path == "score":
        return _at(_POINTS, lambda t: score(t, seat))
    if path in OWNED:
        return _at(_LIST, partial(owned, OWNED[path], seat))
    head, _, name = path.partition(".")
    if head == "tokens" and name:
        token: Token | None = tokens.named(name, PLAYER)
    else:
        token = tokens.with_words().get(path)
    return None if token is None else _of_player(token, seat)


def _of_player(token: Token, seat: int) -> Found:
    """A token of a player's: where it lies, which side is up, or how many."""
    if token.on == OWN_ON_PILE:
        return _at(_ON_PILE, partial(on_pile, token, seat))
    if token.sides == HAS_OR_NOT:
        return _at(_FLAG, lambda t: t.mark(token, seat) > 0)
    form = Words({word: side for side, word in enumerate(token.sides)}) if token.sides else _NUMBER
    return _at(form, lambda t: t.mark(token, seat))


def _seen(viewer: int, path: str, seats: Seats) -> Found | None:
    """What a seat sees of another's zone, `sees.A.hand`, or of a pile, `sees.supply.Ruins`."""
    _, owner, name = path.split(".", 2) if path.count(".") >= 2 else ("", "", "")
    if owner == "supply":
        id = cards.kind_of(name).id
        return _at(_SEEN, lambda t: seen(t, viewer, (_found(t, id).zone,), top_first=True))
    if owner not in seats.labels or name not in NAMES:
        return None
    kinds = _zones_of(name)
    zones = [place(kind, seats.number(owner)) for kind in kinds]
    return _at(_SEEN, lambda t: seen(t, viewer, zones, top_first=kinds[0] in (DECK, DISCARD)))


# What is so.


def _zones_of(name: str) -> tuple[int, ...]:
    """`aside` is whatever is set aside, face up or face down."""
    return (ASIDE, FACE_DOWN) if name == NAMES[ASIDE] else (NAMES.index(name),)


def zone(name: str, seat: int, t: Dominion) -> list[Face]:
    """The cards of a zone, the top first where it has one."""
    kinds = _zones_of(name)
    found = [card for kind in kinds for card in t.zone(kind, seat)]
    return _tokens(t, found[::-1] if kinds[0] in (DECK, DISCARD) else found)


def seen(t: Dominion, viewer: int, zones: Sequence[int], *, top_first: bool) -> list[Face]:
    """What a seat knows of zones: the cards it sees there, then those known to be there, then backs."""
    found: list[Face] = []
    for number in zones:
        known = View(t, viewer).zone(number)
        faces = [t.cards[card].face for _, card in known.cards[:: -1 if top_first else 1]]
        faces += [t.cards[card].face for card in known.known]
        faces += known.backs
        found += [Face(face) for face in faces] + [Face(UNKNOWN)] * (known.count - len(faces))
    return found


def pile(id: str, t: Dominion) -> list[Face]:
    """A pile, top first; by the name of one card in a mixed pile, only those. Raises `Wrong` for no pile.

    Where piles leave the game and others come, there may be any some time: then it is empty.
    """
    box = t.box
    if t.pile_of(id) is None and (box.kingdom.after is not None or any(pile.gone for pile in box.piles)):
        return []
    found = _found(t, id)
    inside = _tokens(t, t.state.zones[found.zone][::-1])
    return inside if found.id == id else [token for token in inside if token.face == id]


def owned(sort: str, seat: int, t: Dominion) -> list[Face]:
    """The Projects, Artifacts, States or kept Boons that a player has."""
    return [Face(id) for id, owner in t.state.owned if owner == seat and t.box.kinds[id].sort == sort]


def set_aside(t: Dominion, *, boons: bool) -> list[Face]:
    """What is set aside for everybody: the Boons, or the cards."""
    return _tokens(t, [card for card in t.state.zones[COMMON] if (t.cards[card].sort == "boon") == boons])


def pending(t: Dominion) -> list[Face]:
    """The cards whose effects are still to come."""
    return _tokens(t, [a.source.card for a in t.state.abilities if a.source is not None])


def on_pile(token: Token, seat: int, t: Dominion) -> str:
    """The pile on which a player's token lies, "" for none."""
    number = t.pile_at(t.mark(token, seat))
    return t.box.piles[number].id if number >= 0 else ""


def _found(t: Dominion, id: str) -> Pile:
    """The pile in which a card lies. Raises `Wrong` where this game has none."""
    found = t.pile_of(id)
    if found is None:
        raise wrong("lab-wrong-pile", card=lambda lang: cards.name(id, lang))
    return found


def _tokens(t: Dominion, numbers: Sequence[int]) -> list[Face]:
    return [Face(t.cards[card].face) for card in numbers]


def counters(table: Table, seats: Seats) -> dict[str, Plain]:
    """What everybody may see change, by path: sizes of zones and piles, and counters."""
    t = dominion(table)
    s = t.state
    found: dict[str, Plain] = {}
    for seat, label in enumerate(seats.labels):
        for name in NAMES:
            if name != NAMES[FACE_DOWN]:
                found[f"{label}.{name}"] = sum([len(t.zone(kind, seat)) for kind in _zones_of(name)])
        for counter in TURN_COUNTERS:
            found[f"{label}.{counter}"] = getattr(s, counter) if s.turn.seat == seat else 0
        for counter in COUNTERS:
            found[f"{label}.{counter}"] = getattr(s, counter)[seat]
    renderer = narrator(GAME.name, "en", [])
    for each in t.box.piles:
        found[f"supply.{renderer.card(each.id)}"] = len(s.zones[each.zone])
    found["trash"] = len(s.zones[TRASH])
    return found
