"""Facts that follow from the cards of one game: listeners, the market, cards of a sort.

A `Box` is made once for a kingdom and a number of players, and shared by all games with it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from fudaba.games.dominion.board.contents import DECKS, Contents, mixed
from fudaba.games.dominion.board.questions import Questions
from fudaba.games.dominion.board.subscriptions import (
    NO_LISTENERS,
    AnyOf,
    ListenerSummary,
    Place,
    Subscription,
    can_be_about,
    placed,
    subscription_of,
    summary_of,
)
from fudaba.games.dominion.facts.kinds import Cost, Kind, Listener, ListensAt, OfPile, effect_of
from fudaba.games.dominion.facts.layout import LANDSCAPES
from fudaba.games.dominion.facts.vocabulary import DominionOption, Verb

Acts = str | AnyOf
"""An act by its name, or several of which any counts."""


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
    """A kind that changes what others cost."""

    kind: Kind
    """The kind."""
    zone: int
    """The zone of its pile."""
    whole: int
    """How many cards lie in that zone as long as nobody has one, -1 for a kind of which that cannot be known.
    """


class Box(Contents):
    """All that does not change during a game: the cards and piles (`Contents`), and what follows from them.

    on_offer, offered, priced: what is on sale, what can be bought, and what all of it
    costs, by all that this depends on (`rules.offers`). mixed_zones: the piles of the Supply of different
    cards. own_costs: the kinds in the Supply that tell their cost themselves. pile_cards: how many cards
    there are, 0 where any belongs to no pile. on_sale: the landscapes that
    can be bought; used_up: those not for ever. start: the state before the first deal; to_set_out: whether
    there is more to do for that than to shuffle the players' decks. ways: the Ways, by card. shadows, nights:
    whether there are Shadow and Night cards. questions: those that are kept.
    remembered: the cards of which it matters whether a player has ever gained one.
    options: cards as options, by verb and card, once they have been offered. subscriptions: to each
    act, by its name; summaries: when anything may listen to an act, whatever it befalls, once asked for
    (`summary`); summaries_of: the same where it befalls a card of a kind. replaced: the acts that something
    printed may replace. listening: who listens, by act and place.
    """

    __slots__ = (
        "_astray",
        "_places_of",
        "_spoken_of",
        "ally",
        "changes_types",
        "cost_rules",
        "kinds",
        "landscapes",
        "listening",
        "mixed_zones",
        "nights",
        "offered",
        "on_offer",
        "on_sale",
        "options",
        "own_costs",
        "pile_cards",
        "priced",
        "prophecy",
        "questions",
        "remembered",
        "replaced",
        "shadows",
        "subscriptions",
        "summaries",
        "summaries_of",
        "supply_bits",
        "supply_of",
        "supply_zones",
        "to_set_out",
        "used_up",
        "ways",
    )

    def _derive(self) -> None:
        """Find out all that follows from the cards and where they lie at the start."""
        cards, places = self.cards, self.places
        self.kinds = {kind.id: kind for kind in dict.fromkeys(cards)}
        self.supply_zones = tuple(pile.zone for pile in self.piles if pile.supply)
        self.supply_of = itemgetter(*self.supply_zones)
        self.supply_bits = sum(1 << number for number, pile in enumerate(self.piles) if pile.supply)
        self.landscapes = {cards[card].id: card for card in self._lying(LANDSCAPES)}
        self.ways = tuple(c for c in self.landscapes.values() if self.cards[c].sort == "way")
        self.nights = any(kind.night for kind in self.kinds.values())
        self.questions = Questions()
        self.options: dict[Verb, dict[int, DominionOption]] = {}
        self.on_offer: dict[Hashable, tuple[Offered, ...]] = {}
        self.offered: dict[Hashable, tuple[DominionOption, ...]] = {}
        self.priced: dict[Hashable, Prices] = {}
        self.listening = _listening(self.kinds.values())
        lying = set(zip(self.home, places, strict=True))
        self._astray = {  # piles to which cards belong that lie elsewhere before the first deal
            pile for pile, zone in lying if pile >= 0 and self.piles[pile].zone != zone
        }
        self.pile_cards = 0 if any(pile < 0 for pile, _ in lying) else len(self.home)
        self.subscriptions = self._subscriptions()
        self.summaries: dict[Acts, ListenerSummary] = {}
        self.summaries_of: defaultdict[Kind, dict[Acts, ListenerSummary]] = defaultdict(dict)
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
            or [zone for zone in DECKS.values() if self.start.zones[zone]]
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

    def _subscriptions(self) -> dict[str, tuple[Subscription, ...]]:
        """The subscriptions to an act, by its name."""
        listening = [kind for kind in self.kinds.values() if kind.listeners]
        if not listening:
            return {}
        found: dict[str, list[Subscription]] = {}
        for kind in listening:
            zone, whole = self.whole_pile(kind)
            for listener in kind.listeners:
                found.setdefault(listener.act, []).append(subscription_of(kind, listener, zone, whole))
        return {act: tuple(subscriptions) for act, subscriptions in found.items()}

    def _subscriptions_of(self, act: str, kind: Kind | None) -> Sequence[Subscription]:
        """The subscriptions to an act that befalls a card of this kind (None: of any)."""
        subscriptions = self.subscriptions.get(act, ())
        if kind is None:
            return subscriptions
        change = bool(self.changes_types)
        found = [one for one in subscriptions if can_be_about(one, kind, types_change=change)]
        return [self._of_pile(one, kind) for one in found if self._may_be_of_pile(one, kind)]

    def _may_be_of_pile(self, subscription: Subscription, kind: Kind) -> bool:
        """Whether this kind has a pile, where a listener is about those of one pile."""
        return kind.id in self.came_from_kind or not isinstance(
            effect_of(subscription.listener.run).of, OfPile
        )

    def _of_pile(self, subscription: Subscription, kind: Kind) -> Subscription:
        """The same subscription; one that is about those of one pile with what must be so for this kind."""
        of = effect_of(subscription.listener.run).of
        if not isinstance(of, OfPile):
            return subscription
        return subscription._replace(lies_with=(of.trait, self.piles[self.came_from_kind[kind.id]].zone))

    def summary(self, acts: Acts, kind: Kind | None = None) -> ListenerSummary:
        """When anything may listen to such an act that befalls a card of this kind (None: of any);
        `NO_LISTENERS` for never. Found once."""
        summaries = self.summaries if kind is None else self.summaries_of[kind]
        known = summaries.get(acts)
        if known is None:
            names = (acts,) if isinstance(acts, str) else acts.names
            subscriptions = [
                one for act in names if act in self.subscriptions for one in self._subscriptions_of(act, kind)
            ]
            known = summaries[acts] = summary_of(subscriptions, kind) if subscriptions else NO_LISTENERS
        return known

    def spoken_of(self, acts: Acts) -> frozenset[str]:
        """The ids of the kinds for which something may listen to such an act. Found once."""
        if acts not in self._spoken_of:
            self._spoken_of[acts] = frozenset(
                id for id, kind in self.kinds.items() if self.summary(acts, kind) is not NO_LISTENERS
            )
        return self._spoken_of[acts]

    def places_of(self, act: str, kind: Kind | None) -> tuple[Place, ...]:
        """The subscriptions to an act that befalls a card of this kind (None: of any), by place."""
        found = self._places_of.setdefault(act, {})
        if kind not in found:
            found[kind] = placed(self._subscriptions_of(act, kind), self.listening.get(act, ()))
        return found[kind]


def _listening(kinds: Iterable[Kind]) -> dict[str, dict[ListensAt, dict[str, list[Listener]]]]:
    """Who listens to an act: by the act's name, the place, and the kind."""
    found: dict[str, dict[ListensAt, dict[str, list[Listener]]]] = {}
    for kind in kinds:
        for listener in kind.listeners:
            places = found.setdefault(listener.act, {})
            places.setdefault(listener.place, {}).setdefault(kind.id, []).append(listener)
    return found
