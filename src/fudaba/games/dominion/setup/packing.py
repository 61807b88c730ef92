"""What a game needs on a real table: which cards and how many, and what lies beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import BLACK_MARKET, BOONS, COMMON, DECK, HAND, HEXES, TRASH, place
from fudaba.games.dominion.facts.materials import MATERIALS
from fudaba.games.dominion.facts.tokens import SUN

Group = Literal["basic", "kingdom", "outside", "start", "landscapes", "shuffled", "aside", "tokens", "mats"]
GROUPS: Final[tuple[Group, ...]] = (
    "basic", "kingdom", "outside", "start", "landscapes", "shuffled", "aside", "tokens", "mats",
)  # fmt: skip
"""The parts of the list in their order: the basic piles, the Kingdom piles, piles outside the Supply, what
every player begins with, landscapes, decks that are shuffled, what is set aside, tokens, and mats."""


class Item(NamedTuple):
    """A line of the list."""

    group: Group
    """The part of the list in which the line stands."""
    id: str
    """Id of a card, a material or a deck ("boon", "hex", "black_market")."""
    number: int
    """Number of copies, for one player if `each`; 0 where as many are used as there are."""
    each: bool = False
    """Whether every player needs that many."""
    by: str = ""
    """Card or set that needs it; "" if it was chosen or is always there."""
    inside: tuple[tuple[str, int], ...] = ()
    """Contents of a mixed pile, from the top."""


def packing(t: Board) -> list[Item]:
    """What is needed for the game that begins at this table, before its first turn."""
    why = dict(t.box.kingdom.brought)
    items = [*_piles(t, why), *_start(t), *_beside(t, why), *_materials(t)]
    return sorted(items, key=lambda item: GROUPS.index(item.group))


def _piles(t: Board, why: dict[str, str]) -> Iterator[Item]:
    for pile in t.box.piles:
        kind = KINDS[pile.id]
        basic = kind.pile == "basic" or kind.id == "ruins"
        group: Group = "outside" if not pile.supply else "basic" if basic else "kingdom"
        there = Counter(t.cards[card].id for card in reversed(t.state.zones[pile.zone]))
        # Of a pile that is shuffled nobody may know which cards lie there.
        inside = kind.parts if kind.parts and not kind.shuffled else ()
        yield Item(group, pile.id, there.total(), by=why.get(pile.id, ""), inside=tuple(inside))


def _start(t: Board) -> Iterator[Item]:
    """What each player begins with: all the same."""
    cards = [*t.state.zones[place(DECK, 0)], *t.state.zones[place(HAND, 0)]]
    for id, count in Counter(t.cards[card].id for card in sorted(cards)).items():
        yield Item("start", id, count, each=True)


def _beside(t: Board, why: dict[str, str]) -> Iterator[Item]:
    """Landscapes, Boons and Hexes, and cards that lie without a pile."""
    zones = t.state.zones
    sides = {card for id, card in t.box.landscapes.items()}
    for id, card in t.box.landscapes.items():
        group: Group = "aside" if t.cards[card].sort in ("state", "artifact") else "landscapes"
        yield Item(group, id, 1 if group == "landscapes" else 0, by=why.get(id, ""))
    open_boons = [card for card in zones[COMMON] if t.cards[card].sort == "boon"]
    for deck, zone, more in (("boon", BOONS, len(open_boons)), ("hex", HEXES, 0)):
        if count := len(zones[zone]) + more:
            yield Item("shuffled", deck, count)
    if zones[BLACK_MARKET]:
        yield Item("shuffled", "black_market", len(zones[BLACK_MARKET]), by="black_market")
    for card in (*zones[COMMON], *zones[TRASH]):
        if card not in sides and t.cards[card].sort != "boon":
            yield Item("aside", t.cards[card].id, 1, by=why.get(t.cards[card].id, ""))


def _materials(t: Board) -> Iterator[Item]:
    for id, material in MATERIALS.items():
        by = next((kind.id for kind in t.box.kinds.values() if material.is_for(kind)), "")
        if by:
            group: Group = "tokens" if material.sort == "token" else "mats"
            number = t.mark(SUN, SUN.place) if id == "suns" else material.number
            yield Item(group, id, number, each=material.each == "player", by=_open(t, by))


def _open(t: Board, by: str) -> str:
    """The pile of a card that lies in one of several, else the card."""
    pile = t.box.pile_of_kind.get(by)
    return by if pile is None else t.box.piles[pile].id
