"""The cards of one edition as they lie on a table, and handfuls of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, Self

from fudaba.games.innovation import registry
from fudaba.games.innovation.printed import (
    COLOURS,
    FLAG,
    FOUNTAIN,
    FOURTH,
    ICONS,
    SETS,
    VISIBLE,
    Face,
    Facts,
    every_card,
)
from fudaba.games.innovation.state import FREE_MUSEUMS, RELICS, SPECIALS, SPLAYS
from fudaba.games.innovation.vocabulary import InnovationOption, Verb
from fudaba.games.innovation.would import Karma
from fudaba.kernel import handful
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import Card

SPECIAL: Final = "special"
"""The kind of a special achievement; of a card, its kind is its set."""
MUSEUM: Final = "museum"
"""The kind of a museum."""
NOTHING: Final[Mapping[int, int]] = MappingProxyType({})
MUSEUMS_THERE: Final = 5
"""How many museums there are (INN-222)."""


class Piece(Card):
    """A card, or a special achievement or museum (`age` 0, no colour, no effects).

    age: on its back, and everywhere but face up on a table, where it is `shows`. places: its icons by
    place. counts: for each splay the numbers of visible icons, as a covered card; `whole` as a top card.
    bonuses, all_bonuses: the same of bonuses.
    demands: whether it has an effect that demands or compels (INN-100).
    valued: whether it has a value, unlike special achievements and museums. lasting: whether it has a flag
    or a fountain. karmas: its karma effects, beside its `effects`.
    """

    __slots__ = (
        "_shown",
        "age",
        "all_bonuses",
        "bonuses",
        "colour",
        "counts",
        "demands",
        "effects",
        "featured",
        "home",
        "icons",
        "karmas",
        "lasting",
        "places",
        "set",
        "shows",
        "special",
        "title",
        "valued",
        "whole",
    )

    def __init__(
        self,
        facts: Facts,
        face: Face,
        effects: tuple[registry.Effect, ...],
        back: str,
        special: registry.Special | None = None,
        karmas: tuple[Karma, ...] = (),
    ) -> None:
        super().__init__(facts.id, back=back)
        self.title = facts.title
        self.set = facts.set
        self.age = facts.age
        self.shows = facts.shows
        self.colour = facts.colour
        self.places = face.icons
        self.icons = frozenset(face.icons)
        self.lasting = FLAG in self.icons or FOUNTAIN in self.icons
        self.featured = face.featured
        self.whole = tuple(face.icons.count(icon) for icon in ICONS)
        self._shown = tuple(
            tuple(face.icons[place] for place in places if place < len(face.icons)) for places in VISIBLE
        )
        self.counts = tuple(tuple(shown.count(icon) for icon in ICONS) for shown in self._shown)
        self.bonuses = tuple(map(_bonuses, self._shown))
        self.all_bonuses = _bonuses(face.icons)
        self.effects = effects
        self.demands = any(effect.kind in (registry.DEMAND, registry.COMPEL) for effect in effects)
        self.karmas = karmas
        self.special = special
        self.valued = facts.set in SETS
        self.home = SPECIALS if special else RELICS if facts.relic else -1

    def shown(self, splay: int) -> tuple[str, ...]:
        """The icons that a splay shows while the card is covered."""
        return self._shown[splay]

    @property
    def bonus(self) -> int:
        """The highest bonus printed on it, 0 if there is none."""
        return max(self.all_bonuses, default=0)

    @property
    def relic(self) -> bool:
        """Whether it is a relic."""
        return self.home == RELICS

    @property
    def number(self) -> int:
        """The number of a museum, 0 for any other card."""
        return int(self.id.rpartition("_")[2]) if self.home == FREE_MUSEUMS else 0


def _bonuses(marks: Iterable[str]) -> tuple[int, ...]:
    return tuple(int(mark.removeprefix("bonus_")) for mark in marks if mark.startswith("bonus_"))


def card_piece(facts: Facts, edition: str) -> Piece:
    """A card as an edition prints it; its back shows its set and age."""
    effects = registry.effects_of(facts, edition)
    karmas = registry.karmas_of(facts, edition)
    return Piece(facts, facts.faces[edition], effects, back=f"{facts.set}_{facts.age}", karmas=karmas)


def special_piece(special: registry.Special) -> Piece:
    """The card of a special achievement; everybody can tell it by its back."""
    blank = Facts(special.id, special.id, SPECIAL, 0, 0, special.colour, {})
    return Piece(blank, Face((), "", ()), (), back=special.id, special=special)


def museum_piece(number: int) -> Piece:
    """A museum; everybody can tell it by its back."""
    id = f"museum_{number}"
    piece = Piece(Facts(id, id, MUSEUM, 0, 0, "", {}), Face((), "", ()), (), back=id)
    piece.home = FREE_MUSEUMS
    return piece


@cache
def pieces(edition: str, sets: tuple[str, ...], relics: bool = False) -> tuple[Piece, ...]:
    """All cards of the sets in an edition that are whole (see `registry`), then special achievements.

    Relics are there whatever the sets (INN-115). Artifacts of the fourth edition bring museums (INN-222).
    """
    cards = [
        card_piece(facts, edition)
        for facts in every_card().values()
        if (relics if facts.relic else facts.set in sets) and registry.is_whole(facts, edition)
    ]
    cards += [special_piece(entry) for entry in registry.specials(edition) if entry.set in sets]
    if edition == FOURTH and "artifacts" in sets:
        cards += [museum_piece(number) for number in range(1, MUSEUMS_THERE + 1)]
    return tuple(cards)


@cache
def offered(verb: Verb, edition: str, sets: tuple[str, ...], relics: bool) -> tuple[InnovationOption, ...]:
    """By its number, each card of a table as it is offered to do this with it."""
    return tuple(Option(verb, card, piece.face) for card, piece in enumerate(pieces(edition, sets, relics)))


class Pieces(handful.Lies[Piece], Protocol):
    """What handfuls of cards ask of their table."""

    def age(self, card: int) -> int:
        """The age of a card as it lies now."""
        ...


class Claim(NamedTuple):
    """The condition of a special achievement in the edition that is played, and what of a player it may
    look at. looks: that as a bit mask of all seats; see `Game.unsettled`."""

    condition: registry.Condition
    counts: tuple[int, ...]
    looks: int


@cache
def claims(edition: str, sets: tuple[str, ...], relics: bool, *, at_once: bool) -> dict[int, Claim]:
    """The special achievements by their cards: those that come at once, or those at the end of an action."""
    return {
        card: Claim(
            entry.conditions[edition],
            entry.counts[edition],
            sum(((1 << SPLAYS) - 1) << what for what in entry.counts[edition]),
        )
        for card, piece in enumerate(pieces(edition, sets, relics))
        if (entry := piece.special) is not None and (edition in entry.at_once) is at_once
    }


class Cards(handful.Cards[Piece]):
    """Some cards of a table, by their numbers: what effects choose among and what they have moved.

    What has moved since they were looked for is no longer where they were seen, and no verb moves it on
    (INN-G17). was: the age of a card that had another one face up on a table, where it lay or came to lie
    when it was moved (INN-118).
    """

    __slots__ = ("was",)

    t: Pieces

    def __init__(
        self, t: Pieces, cards: Iterable[int] = (), since: int = -1, was: Mapping[int, int] = NOTHING
    ) -> None:
        list.__init__(self, cards)  # as in the kernel, without a call more: there is nothing made more often
        self.t = t
        self.since = t.state.moves if since < 0 else since
        self.was = was

    def only(self, cards: Iterable[int]) -> Self:
        """These of them, as they were looked for."""
        return type(self)(self.t, cards, self.since, self.was)

    def _age(self, card: int) -> int:
        return self.was[card] if card in self.was else self.t.age(card)

    def __iadd__(self, more: Iterable[int]) -> Self:  # type: ignore[override, misc] # as in the kernel
        """Add cards, and what is known of their ages."""
        super().__iadd__(more)
        if isinstance(more, Cards):
            self.was = {**self.was, **more.was}
        return self

    def having(self, icon: str) -> Self:
        """Those with an icon of this kind."""
        return self.where(lambda piece: icon in piece.icons)

    def lacking(self, icon: str) -> Self:
        """Those without an icon of this kind."""
        return self.where(lambda piece: icon not in piece.icons)

    @property
    def figures(self) -> Self:
        """Those that are figures."""
        return self.where(lambda piece: piece.set == "figures")

    def coloured(self, *colours: str) -> Self:
        """Those of these colours."""
        return self.where(lambda piece: piece.colour in colours)

    def but(self, *colours: str) -> Self:
        """Those of other colours than these."""
        return self.where(lambda piece: piece.colour not in colours)

    def aged(self, *ages: int) -> Self:
        """Those of these ages."""
        pieces, age, was = self.t.cards, self.t.age, self.was
        return self.only(
            [
                card
                for card in self
                if (was[card] if card in was else age(card)) in ages and pieces[card].valued
            ]
        )

    @property
    def highest(self) -> Self:
        """All that have the highest age among them."""
        ages = self.ages
        return self if len(ages) == 1 == len(self) else self.aged(max(ages, default=0))

    @property
    def lowest(self) -> Self:
        """All that have the lowest age among them."""
        return self.aged(min(self.ages, default=0))

    @property
    def age(self) -> int:
        """The age of the first of them, 0 if there is none."""
        return self._age(self[0]) if self else 0

    @property
    def each_age(self) -> list[int]:
        """The age of each of them."""
        age, was = self.t.age, self.was
        return [was[card] if card in was else age(card) for card in self]

    @property
    def total(self) -> int:
        """The sum of their ages."""
        return sum(self.each_age)

    @property
    def ages(self) -> set[int]:
        """Their different ages; of special achievements there is none."""
        pieces, age, was = self.t.cards, self.t.age, self.was
        return {was[card] if card in was else age(card) for card in self if pieces[card].valued}

    @property
    def colour(self) -> str:
        """The colour of the first of them, "" if there is none."""
        return self.t.cards[self[0]].colour if self else ""

    @property
    def colours(self) -> tuple[str, ...]:
        """Their different colours, in the order of `COLOURS`."""
        there = {self.t.cards[card].colour for card in self}
        return tuple(colour for colour in COLOURS if colour in there)
