"""The cards and piles of one game, and where they lie at its start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from fudaba.games.dominion.board.kingdom import BASICS, Kingdom, contents, copies_of, piles_of, starting_decks
from fudaba.games.dominion.board.state import DominionState
from fudaba.games.dominion.facts.house_rules import HouseRules
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.facts.layout import BOONS, HEXES, LANDSCAPES, TRASH, first_pile, layout_for
from fudaba.games.dominion.facts.types import ZOMBIE

DECKS: Final = {"boon": BOONS, "hex": HEXES}
"""Cards that lie in one shuffled deck instead of piles, by what they are."""


class Pile(NamedTuple):
    """A pile."""

    id: str
    """The id of the pile."""
    zone: int
    """The number of its zone."""
    supply: bool
    """Whether it is in the Supply."""
    kinds: tuple[Kind, ...]
    """The kinds that lie in it at the beginning, from the top."""
    gone: bool = False
    """Whether it has left the game, so that nothing lies there or belongs there."""


class Contents:
    """What lies in the box: all cards, the piles that they make, and the state before the first deal.

    kingdom, house, seats: what it was made for. cards: the kind of each card by its number. home: the
    pile (its index) that each card belongs to, -1 for none; came_from, came_from_kind: the one that it, or
    the kind of an id, belongs to or belonged to while that was there. places: the zone in which each card
    lies before the first deal, or as it comes into the game. piles: the Supply first; pile_ids, pile_of_kind:
    a pile's index by its id, and by that of a kind in it. start: the state before the first deal.
    """

    __slots__ = (
        "came_from",
        "came_from_kind",
        "cards",
        "home",
        "house",
        "kingdom",
        "pile_ids",
        "pile_of_kind",
        "piles",
        "places",
        "seats",
        "start",
    )

    def __init__(
        self,
        kingdom: Kingdom,
        house: HouseRules,
        seats: int,
        held: Sequence[tuple[str, int]] | None = None,
        counts: Mapping[str, int] | None = None,
        before: Contents | None = None,
    ) -> None:
        """held: what lies in other zones than the piles, (id, zone) from the bottom of each; None for the
        usual starting decks. counts: how many cards a pile has, where not as many as usual. before: the box
        of the same game until now, of which all stays but the Kingdom piles in the Supply; nothing is left of
        those but their numbers."""
        self.kingdom = kingdom
        self.house = house
        self.seats = seats
        self._begin(before)
        supply, extra = piles_of(kingdom)
        if before is not None:
            supply = supply[len(BASICS) :]
        spare = seats * len(kingdom.heirlooms)  # the Coppers whose places Heirlooms take
        usual = {"copper": copies_of(KINDS["copper"], seats) + spare} if spare else {}
        self._lay_out(supply, extra, usual | dict(counts or {}))
        if before is None:
            self._add(starting_decks(kingdom, seats) if held is None else held)
        self._add_besides(kingdom, zombies=held is None)
        if before is None:
            layout = layout_for(seats, (*supply, *extra), mixed(self.piles))
            self.start = _state(layout, self.places, seats)
        else:
            self.start = before.start
        self.came_from: tuple[int, ...] = self.home
        if before is not None:
            was = before.came_from
            self.came_from = tuple(
                home if home >= 0 else was[card] if card < len(was) else -1
                for card, home in enumerate(self.home)
            )
        self.came_from_kind: dict[str, int] = {
            **(before.came_from_kind if before is not None else {}),
            **self.pile_of_kind,
        }
        self._derive()

    def _derive(self) -> None:
        """Find out what follows from all this; see `box.Box`."""

    def _begin(self, before: Contents | None) -> None:
        """Begin with nothing, or with the cards and piles of another box, without its Kingdom piles."""
        self.piles: tuple[Pile, ...] = tuple(
            pile._replace(supply=False, kinds=(), gone=True)
            if pile.supply and KINDS[pile.id].pile == "kingdom"
            else pile
            for pile in (before.piles if before is not None else ())
        )
        self.cards: tuple[Kind, ...] = tuple(before.cards if before is not None else ())
        self.home: tuple[int, ...] = tuple(
            -1 if pile < 0 or self.piles[pile].gone else pile
            for pile in (before.home if before is not None else ())
        )
        self.places: list[int] = before.places[:] if before is not None else []

    def _lay_out(self, supply: Sequence[str], extra: Sequence[str], counts: Mapping[str, int]) -> None:
        """Add piles after those that there are, and their cards."""
        first = first_pile(self.seats) + len(self.piles)
        added = [
            Pile(id, first + number, id in supply, _kinds_in(KINDS[id]))
            for number, id in enumerate((*supply, *extra))
        ]
        self.piles += tuple(added)
        self._name_piles()
        cards, home = [*self.cards], [*self.home]
        for number, pile in enumerate(added, len(self.piles) - len(added)):
            for part, copies in reversed(contents(pile.id, self.seats, counts.get(pile.id))):
                cards += [KINDS[part]] * copies
                home += [number] * copies
                self.places += [pile.zone] * copies
        self.cards, self.home = tuple(cards), tuple(home)

    def _name_piles(self) -> None:
        here = [(number, pile) for number, pile in enumerate(self.piles) if not pile.gone]
        self.pile_ids = {pile.id: number for number, pile in here}
        self.pile_of_kind = {kind.id: number for number, pile in here for kind in pile.kinds}

    def _add(self, held: Iterable[tuple[str, int]]) -> None:
        """Add cards, (id, zone) each; they belong to the piles of their kinds."""
        ids = [*held]
        self.cards += tuple([KINDS[id] for id, _ in ids])
        self.home += tuple([self.pile_of_kind.get(id, -1) for id, _ in ids])
        self.places += [zone for _, zone in ids]

    def _add_besides(self, kingdom: Kingdom, *, zombies: bool) -> None:
        """Add what is neither in a pile nor in a deck: cards without a pile, landscapes, Boons and so on."""
        besides: list[tuple[str, int]] = [*kingdom.unused, *((id, LANDSCAPES) for id in kingdom.landscapes)]
        for id in kingdom.extras:
            kind = KINDS[id]
            if kind.sort in DECKS:
                besides.append((id, DECKS[kind.sort]))
            elif kind.sort in ("state", "artifact"):
                besides.append((id, LANDSCAPES))
            elif kind.is_a(ZOMBIE) and zombies:
                besides.append((id, TRASH))
        before = len(self.home)
        self._add(besides)
        self.home = self.home[:before] + (-1,) * len(besides)

    def shows_top(self, pile: int) -> bool:
        """Whether of a pile (its index) only the top card lies face up."""
        kind = KINDS[self.piles[pile].id]
        return kind.shuffled == "face_up"


@cache
def _kinds_in(pile: Kind) -> tuple[Kind, ...]:
    """The kinds of the cards of a pile, from the top."""
    return tuple([KINDS[part] for part, _ in pile.parts]) if pile.parts else (pile,)


def mixed(piles: Iterable[Pile]) -> frozenset[str]:
    """The piles of different cards of which at most the top one is known."""
    return frozenset(pile.id for pile in piles if KINDS[pile.id].shuffled)


def _state(layout: tuple[object, ...], places: Sequence[int], seats: int) -> DominionState:
    """The state with every card where it starts."""
    state = DominionState(layout, len(places), seats, b"")  # type: ignore[arg-type] # a tuple of zones
    lying: list[list[int]] = [[] for _ in layout]
    card = 0
    for zone, there in groupby(places):  # a pile at a time
        after = card + len(list(there))
        lying[zone] += range(card, after)
        card = after
    state.zones = lying
    state.where = [*places]
    first = first_pile(seats)
    state.empty = sum(1 << number for number, pile in enumerate(state.zones[first:]) if not pile)
    return state
