"""What lies on the table in one game: its cards, its piles, and what they listen to.

A `Box` is made once for a kingdom and a number of players, and shared by all games with it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from fudaba.games.dominion.board.ears import (
    DEAF,
    Ear,
    Hearing,
    Place,
    Several,
    can_be_about,
    ear_of,
    hearing_of,
    placed,
)
from fudaba.games.dominion.board.kingdom import BASICS, Kingdom, contents, copies_of, piles_of, starting_decks
from fudaba.games.dominion.board.state import Game
from fudaba.games.dominion.facts.house_rules import HouseRules
from fudaba.games.dominion.facts.kinds import KINDS, OF, Cost, Kind, Listener, ListensAt, OfPile
from fudaba.games.dominion.facts.layout import (
    BOONS,
    HEXES,
    LANDSCAPES,
    TRASH,
    first_pile,
    layout_for,
)
from fudaba.games.dominion.facts.types import ZOMBIE
from fudaba.games.dominion.facts.vocabulary import DominionOption, Verb

_DECKS: Final = {"boon": BOONS, "hex": HEXES}
"""Cards that lie in one shuffled deck instead of piles, by what they are."""


Acts = str | Several
"""An act by its name, or several of which any is to be heard of."""


class Pile(NamedTuple):
    """A pile: its id, its zone, whether it is in the Supply, and what lies in it from the top.

    gone: whether it has left the game, so that nothing lies there or belongs there.
    """

    id: str
    zone: int
    supply: bool
    kinds: tuple[Kind, ...]
    gone: bool = False


class Prices(NamedTuple):
    """What costs coins alone, by name, and how many. supply: the cards that are seen to lie on piles of the
    Supply. all: these, Events and Projects."""

    supply: Mapping[str, int]
    all: Mapping[str, int]


class Offered(NamedTuple):
    """Something on sale, and what it costs."""

    option: DominionOption
    cost: Cost


class CostRule(NamedTuple):
    """A kind that changes what others cost. As long as this many cards (`whole`) lie in the zone of its pile,
    nobody has one; -1 for a kind of which that cannot be known."""

    kind: Kind
    zone: int
    whole: int


class Box:
    """All that does not change during a game.

    kingdom, house, seats: what it was made for. cards: the kind of each card by its number. home: the
    pile (its index) that each card belongs to, -1 for none; came_from, came_from_kind: the one that it, or
    the kind of an id, belongs to or belonged to while that was there. places: the zone in which each card
    lies before the first deal, or as it comes into the game. piles: the Supply first. top_piles: the pile by
    the id of a kind in it. on_offer, offered, priced: what is on sale, what can be bought, and what all of it
    costs, by all that this depends on (`rules.offers`). mixed_zones: the piles of the Supply of different
    cards. own_costs: the kinds in the Supply that tell their cost themselves. on_sale: the landscapes that
    can be bought; used_up: those not for ever. start: the state before the first deal; to_set_out: whether
    there is more to do for that than to shuffle the players' decks. ways: the Ways, by card. shadows: whether
    there are Shadow cards. remembered: the cards of which it matters whether a player has ever gained one.
    options: cards as options, by verb and card, once they have been offered. ears: who can hear of an act, by
    its name; heard: who can hear of one act or several, whatever they befall, once it has been found out
    (`hearing`); heard_of: the same where they befall a card of a kind. replaced: the acts that something
    printed may replace. listening: who listens, by act and place.
    """

    __slots__ = (
        "_astray",
        "_places_of",
        "_spoken_of",
        "ally",
        "came_from",
        "came_from_kind",
        "cards",
        "changes_types",
        "cost_rules",
        "ears",
        "heard",
        "heard_of",
        "home",
        "house",
        "kinds",
        "kingdom",
        "landscapes",
        "listening",
        "mixed_zones",
        "offered",
        "on_offer",
        "on_sale",
        "options",
        "own_costs",
        "pile_ids",
        "pile_of_kind",
        "piles",
        "places",
        "priced",
        "prophecy",
        "remembered",
        "replaced",
        "seats",
        "shadows",
        "start",
        "supply_bits",
        "supply_of",
        "supply_zones",
        "to_set_out",
        "used_up",
        "ways",
    )

    def __init__(
        self,
        kingdom: Kingdom,
        house: HouseRules,
        seats: int,
        held: Sequence[tuple[str, int]] | None = None,
        counts: Mapping[str, int] | None = None,
        before: Box | None = None,
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

    def _begin(self, before: Box | None) -> None:
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
            if kind.sort in _DECKS:
                besides.append((id, _DECKS[kind.sort]))
            elif kind.sort in ("state", "artifact"):
                besides.append((id, LANDSCAPES))
            elif kind.is_a(ZOMBIE) and zombies:
                besides.append((id, TRASH))
        before = len(self.home)
        self._add(besides)
        self.home = self.home[:before] + (-1,) * len(besides)

    def _derive(self) -> None:
        """Find out all that follows from the cards and where they lie at the start."""
        cards, places = self.cards, self.places
        self.kinds = {kind.id: kind for kind in dict.fromkeys(cards)}
        self.supply_zones = tuple(pile.zone for pile in self.piles if pile.supply)
        self.supply_of = itemgetter(*self.supply_zones)
        self.supply_bits = sum(1 << number for number, pile in enumerate(self.piles) if pile.supply)
        self.landscapes = {cards[card].id: card for card in self._lying(LANDSCAPES)}
        self.ways = tuple(c for c in self.landscapes.values() if self.cards[c].sort == "way")
        self.options: dict[Verb, dict[int, DominionOption]] = {}
        self.on_offer: dict[Hashable, tuple[Offered, ...]] = {}
        self.offered: dict[Hashable, tuple[DominionOption, ...]] = {}
        self.priced: dict[Hashable, Prices] = {}
        self.listening = _listening(self.kinds.values())
        self._astray = {  # piles to which cards belong that lie elsewhere before the first deal
            pile
            for pile, zone in set(zip(self.home, places, strict=True))
            if pile >= 0 and self.piles[pile].zone != zone
        }
        self.ears = self._ears()
        self.heard: dict[Acts, Hearing] = {}
        self.heard_of: defaultdict[Kind, dict[Acts, Hearing]] = defaultdict(dict)
        self._spoken_of: dict[Acts, frozenset[str]] = {}
        self._places_of: dict[str, dict[Kind | None, tuple[Place, ...]]] = {}
        supply = [pile for pile in self.piles if pile.supply]
        self.mixed_zones = tuple([pile.zone for pile in supply if len(pile.kinds) > 1])
        self.own_costs = tuple([kind for pile in supply for kind in pile.kinds if kind.own_cost])
        self.on_sale = tuple([card for card in self.landscapes.values() if cards[card].can_be_bought])
        self.used_up = tuple(
            [card for card in self.on_sale if cards[card].once_a or cards[card].sort == "project"]
        )
        sorts = {cards[card].sort for card in self.landscapes.values()}
        self.ally, self.prophecy = "ally" in sorts, "prophecy" in sorts
        self.to_set_out = bool(
            self.prophecy
            or mixed(self.piles)
            or self.kingdom.added
            or [zone for zone in _DECKS.values() if self.start.zones[zone]]
        )
        self._derive_from_kinds()

    def _derive_from_kinds(self) -> None:
        """Find out what any of the kinds brings that few have."""
        self.shadows = False
        remembered: set[str] = set()
        replaced: set[str] = set()
        rules: list[CostRule] = []
        changing: list[Kind] = []
        for kind in self.kinds.values():
            if kind.shadow:
                self.shadows = True
            if kind.on_setup:
                self.to_set_out = True
            if kind.reduces:
                rules.append(CostRule(kind, *self.whole_pile(kind)))
            if kind.also_types:
                changing.append(kind)
            remembered.update(kind.remembers)
            for one in kind.listeners:
                if one.replaces:
                    replaced.add(one.act)
        self.remembered, self.replaced = frozenset(remembered), frozenset(replaced)
        self.cost_rules, self.changes_types = tuple(rules), tuple(changing)

    def _lying(self, zone: int) -> list[int]:
        """The cards that begin in a zone."""
        found, places = [], self.places
        card = -1
        for _ in range(places.count(zone)):
            card = places.index(zone, card + 1)
            found.append(card)
        return found

    def whole_pile(self, kind: Kind) -> tuple[int, int]:
        """The zone of a kind's pile, and how many cards lie there as long as nobody has one of them.

        -1 and 0 for a kind without such a pile: it has none, or some of it lies elsewhere from the beginning.
        """
        pile = self.pile_of_kind.get(kind.id, -1)
        if pile < 0 or pile in self._astray:
            return -1, 0
        zone = self.piles[pile].zone
        return zone, self.places.count(zone)

    def _ears(self) -> dict[str, tuple[Ear, ...]]:
        """Who can hear of an act, by its name."""
        listening = [kind for kind in self.kinds.values() if kind.listeners]
        if not listening:
            return {}
        found: dict[str, list[Ear]] = {}
        for kind in listening:
            zone, whole = self.whole_pile(kind)
            for listener in kind.listeners:
                found.setdefault(listener.act, []).append(ear_of(kind, listener, zone, whole))
        return {act: tuple(ears) for act, ears in found.items()}

    def _ears_of(self, act: str, kind: Kind | None) -> Sequence[Ear]:
        """Who can hear of an act of this name, where it befalls a card of this kind (None: of any)."""
        ears = self.ears.get(act, ())
        if kind is None:
            return ears
        change = bool(self.changes_types)
        found = [ear for ear in ears if can_be_about(ear, kind, types_change=change)]
        return [self._of_pile(ear, kind) for ear in found if self._may_be_of_pile(ear, kind)]

    def _may_be_of_pile(self, ear: Ear, kind: Kind) -> bool:
        """Whether this kind has a pile, where a listener is about those of one pile."""
        return kind.id in self.came_from_kind or not isinstance(OF.get(ear.listener.run), OfPile)

    def _of_pile(self, ear: Ear, kind: Kind) -> Ear:
        """The same ear; one that is about those of one pile with what must be so for this kind."""
        of = OF.get(ear.listener.run)
        if not isinstance(of, OfPile):
            return ear
        return ear._replace(lies_with=(of.trait, self.piles[self.came_from_kind[kind.id]].zone))

    def hearing(self, acts: Acts, kind: Kind | None = None) -> Hearing:
        """Who can hear of an act of this name, or of one of these, where it befalls a card of this kind
        (None: of any); `DEAF` where none can. Found out once."""
        heard = self.heard if kind is None else self.heard_of[kind]
        known = heard.get(acts)
        if known is None:
            names = (acts,) if isinstance(acts, str) else acts.names
            ears = [ear for act in names if act in self.ears for ear in self._ears_of(act, kind)]
            known = heard[acts] = hearing_of(ears, kind) if ears else DEAF
        return known

    def spoken_of(self, acts: Acts) -> frozenset[str]:
        """The ids of the kinds of which somebody might hear that such an act befalls them. Found out once."""
        if acts not in self._spoken_of:
            self._spoken_of[acts] = frozenset(
                id for id, kind in self.kinds.items() if self.hearing(acts, kind) is not DEAF
            )
        return self._spoken_of[acts]

    def places_of(self, act: str, kind: Kind | None) -> tuple[Place, ...]:
        """Who can hear of an act of this name, where it befalls a card of this kind (None: of any), by the
        places from which they do. Found out once."""
        found = self._places_of.setdefault(act, {})
        if kind not in found:
            found[kind] = placed(self._ears_of(act, kind), self.listening.get(act, ()))
        return found[kind]

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


def _state(layout: tuple[object, ...], places: Sequence[int], seats: int) -> Game:
    """The state with every card where it starts."""
    state = Game(layout, len(places), seats, b"")  # type: ignore[arg-type] # a tuple of zones
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


def _listening(kinds: Iterable[Kind]) -> dict[str, dict[ListensAt, dict[str, list[Listener]]]]:
    """Who listens to an act: by the act's name, the place, and the kind."""
    found: dict[str, dict[ListensAt, dict[str, list[Listener]]]] = {}
    for kind in kinds:
        for listener in kind.listeners:
            places = found.setdefault(listener.act, {})
            places.setdefault(listener.place, {}).setdefault(kind.id, []).append(listener)
    return found
