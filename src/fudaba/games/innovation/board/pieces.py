"""The cards of one edition as they lie on a table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from struct import Struct
from typing import Final, NamedTuple

from fudaba.games.innovation.board.state import FREE_MUSEUMS, RELICS, SPECIALS
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.aspects import SPLAYS
from fudaba.games.innovation.facts.karma import Karma
from fudaba.games.innovation.facts.printed import (
    FLAG,
    FOUNTAIN,
    FOURTH,
    ICONS,
    SETS,
    VISIBLE,
    Face,
    PrintedCard,
    every_card,
)
from fudaba.games.innovation.facts.vocabulary import InnovationOption, Verb
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import Card

SPECIAL: Final = "special"
"""The kind of a special achievement; of a card, its kind is its set."""
MUSEUM: Final = "museum"
"""The kind of a museum."""
_KINDS: Final = Struct(f"<{len(ICONS)}H")
MUSEUMS_THERE: Final = 5
"""How many museums there are (INN-222)."""


class Piece(Card):
    """A card, or a special achievement or museum (`age` 0, no colour, no effects)."""

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
        "in_line",
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
        facts: PrintedCard,
        face: Face,
        effects: tuple[registry.CardEffect, ...],
        back: str,
        special: registry.Special | None = None,
        karmas: tuple[Karma, ...] = (),
    ) -> None:
        super().__init__(facts.id, back=back)
        self.title = facts.title
        self.set = facts.set
        self.age = facts.age
        """On its back, and everywhere but face up on a table, where it is `shows`."""
        self.shows = facts.shows
        self.colour = facts.colour
        self.places = face.icons
        """Its icons by place."""
        self.icons = frozenset(face.icons)
        self.lasting = FLAG in self.icons or FOUNTAIN in self.icons
        """Whether it has a flag or a fountain."""
        self.featured = face.featured
        self.whole = number_of(face.icons)
        """The numbers of its icons (`number_of`)."""
        self._shown = tuple(
            tuple(face.icons[place] for place in places if place < len(face.icons)) for places in VISIBLE
        )
        self.counts = tuple([number_of(shown) for shown in self._shown])
        """For each splay, the numbers of the icons that are visible while it is covered."""
        self.bonuses = tuple(map(_bonuses, self._shown))
        """For each splay, the bonuses that are visible while it is covered."""
        self.all_bonuses = _bonuses(face.icons)
        """All its bonuses."""
        self.effects = effects
        self.in_line = tuple(effect for effect in effects if effect.kind in registry.IN_LINE)
        """Those of its effects that are neither echo nor inspire effects."""
        self.demands = any(effect.kind in (registry.DEMAND, registry.COMPEL) for effect in effects)
        """Whether it has an effect that demands or compels (INN-100)."""
        self.karmas = karmas
        """Its karma effects, beside its `effects`."""
        self.special = special
        self.valued = facts.set in SETS
        """Whether it has a value, unlike special achievements and museums."""
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


def number_of(marks: Iterable[str]) -> int:
    """How many icons there are of each kind, two bytes a kind in the order of `ICONS`: to be added up."""
    return sum([1 << 16 * ICONS.index(mark) for mark in marks if mark in ICONS])


def by_kind(numbers: int) -> tuple[int, ...]:
    """The numbers of each kind, from what `number_of` gives, or a sum of that."""
    return _KINDS.unpack(numbers.to_bytes(_KINDS.size, "little"))


def _bonuses(marks: Iterable[str]) -> tuple[int, ...]:
    return tuple(int(mark.removeprefix("bonus_")) for mark in marks if mark.startswith("bonus_"))


def card_piece(facts: PrintedCard, edition: str) -> Piece:
    """A card as an edition prints it; its back shows its set and age."""
    effects = registry.effects_of(facts, edition)
    karmas = registry.karmas_of(facts, edition)
    return Piece(facts, facts.faces[edition], effects, back=f"{facts.set}_{facts.age}", karmas=karmas)


def special_piece(special: registry.Special) -> Piece:
    """The card of a special achievement; everybody can tell it by its back."""
    blank = PrintedCard(special.id, special.id, SPECIAL, 0, 0, special.colour, {})
    return Piece(blank, Face((), "", ()), (), back=special.id, special=special)


def museum_piece(number: int) -> Piece:
    """A museum; everybody can tell it by its back."""
    id = f"museum_{number}"
    piece = Piece(PrintedCard(id, id, MUSEUM, 0, 0, "", {}), Face((), "", ()), (), back=id)
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


class Claim(NamedTuple):
    """The condition of a special achievement in the edition that is played."""

    condition: registry.Condition
    """The condition itself, which is asked for a player."""
    counts: tuple[int, ...]
    """What of a player it may look at."""
    looks: int
    """The same as a bit mask of all seats; see `InnovationState.unsettled`."""
    of_deed: bool
    """See `registry.Special`."""


@cache
def claims(edition: str, sets: tuple[str, ...], relics: bool, *, at_once: bool) -> dict[int, Claim]:
    """The special achievements by their cards: those that come at once, or those at the end of an action."""
    return {
        card: Claim(
            entry.conditions[edition],
            entry.counts[edition],
            sum(((1 << SPLAYS) - 1) << what for what in entry.counts[edition]),
            entry.of_deed,
        )
        for card, piece in enumerate(pieces(edition, sets, relics))
        if (entry := piece.special) is not None and (edition in entry.at_once) is at_once
    }
