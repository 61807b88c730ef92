"""Dominion as the fronts know it: its options, its cards, a table to play at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import and_
from typing import Any

from fudaba.games.dominion import cards as _cards  # every expansion registers its cards
from fudaba.games.dominion.board.kingdom import Kingdom
from fudaba.games.dominion.facts.catalogue import catalogue
from fudaba.games.dominion.facts.house_rules import SWITCHES
from fudaba.games.dominion.facts.kinds import KINDS, NO_BONUS
from fudaba.games.dominion.facts.layout import MOST_SEATS
from fudaba.games.dominion.facts.notes import NOTES
from fudaba.games.dominion.facts.shown import Facts, Private, Public
from fudaba.games.dominion.facts.tokens import TOKENS
from fudaba.games.dominion.facts.types import names_of
from fudaba.games.dominion.facts.vocabulary import WORDS
from fudaba.games.dominion.setup.dependencies import groups
from fudaba.games.dominion.setup.kingdom_options import DRAWN
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.games.dominion.setup.notation import all_named, offered, written
from fudaba.games.dominion.setup.own import check_own
from fudaba.games.dominion.setup.packing import Item, packing
from fudaba.games.dominion.setup.preferences import preferring
from fudaba.games.dominion.setup.set_up import box_of
from fudaba.games.dominion.setup.situation import Situation, table_in
from fudaba.games.dominion.setup.vetoes import without
from fudaba.games.dominion.table import Dominion
from fudaba.kernel import own_cards
from fudaba.kernel.dice import key_of
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Lesson, Setup, Switch, Value, setup_of
from fudaba.kernel.shown import Shows

_cards.load()


class DominionGame:
    """The deck-building game, with what is finished of its expansions."""

    name = "dominion"
    rules = 6
    seats: range = range(2, MOST_SEATS + 1)
    usual_seats = 2
    switches: tuple[Switch, ...] = SWITCHES
    shows = Shows(Public, Private, Facts)
    words = WORDS
    situation = Situation
    lesson = Lesson(2, {"kingdom": "quiet_street"}, "first game 1")
    """The first hand: four Coppers and an Estate."""

    def table(self, setup: Setup) -> Dominion:
        """A table before its first hands, or in the situation that the setup gives."""
        if setup.situation is not None:
            return table_in(setup, Dominion)
        return Dominion(box_of(setup), key_of(setup.seed))

    def same_again(self, options: Mapping[str, Value], seed: str) -> dict[str, Value]:
        """The options with which any other seed brings the same kingdom as this one does."""
        kingdom = kingdom_of(options, seed)
        same = dict(options)
        same["colonies"] = "yes" if kingdom.colonies else "no"
        same["shelters"] = "yes" if kingdom.shelters else "no"
        piles = {by: id for id, by in (*kingdom.added, *kingdom.aside)} | dict(kingdom.traits)
        if not options["kingdom"] or piles:
            same["kingdom"] = written((*kingdom.cards, *kingdom.landscapes), piles)
            same |= DRAWN
        return same

    def laid_out(self, options: Mapping[str, Value], seed: str) -> Kingdom:
        """What a table of these options and this seed is played with. Raises `BadSetup`."""
        return kingdom_of(options, seed)

    def packed(self, options: Mapping[str, Value], seed: str, seats: int) -> list[Item]:
        """What such a game needs on a real table, with so many players. Raises `BadSetup`."""
        driver = Driver(self.table(setup_of(self, seats=seats, seed=seed, options=options)), forkable=False)
        driver.start()
        return packing(driver.table)

    def without(self, options: Mapping[str, Value], seed: str, vetoed: Sequence[str]) -> dict[str, Value]:
        """The options of a table whose players have done without these of its cards; see `setup.vetoes`."""
        return without(options, seed, vetoed)

    def preferring(
        self,
        options: Mapping[str, Value],
        seed: str,
        likes: Sequence[Sequence[str]],
        bans: Sequence[Sequence[str]],
    ) -> dict[str, Value]:
        """The options of a table whose players like and ban these cards; see `setup.preferences`."""
        return preferring(options, seed, likes, bans)

    def cards_at(self, setup: Setup) -> Iterator[str]:
        """The ids of all cards that a table may have in the course of its game. Raises `BadSetup`."""
        box = self.table(setup).box
        yield from box.kinds
        if (after := box.kingdom.after) is not None:
            yield from (*after.cards, *after.landscapes, *after.extras, *(id for id, _ in after.added))

    def take(self, ids: Iterable[str]) -> frozenset[str]:
        """Check cards that somebody has declared outside the package, and return their sets.

        Raises `BadSetup` as `setup.own.check_own` does.
        """
        kinds = [KINDS[id] for id in ids]
        for kind in kinds:
            check_own(kind)
        return frozenset(kind.set for kind in kinds)

    def as_it_is(self) -> Callable[[], None]:
        """What lets exactly those cards, tokens and notes be there again that are there now."""
        kinds, tokens = {**KINDS}, {id: {**places} for id, places in TOKENS.items()}
        notes = {**NOTES}

        def again() -> None:
            KINDS.clear()
            KINDS.update(kinds)
            TOKENS.clear()
            TOKENS.update(tokens)
            NOTES.clear()
            NOTES.update(notes)

        return again

    def named(self) -> dict[str, tuple[str, ...]]:
        """The kingdoms that have a name, by id: their cards, then their landscapes."""
        return {id: (*all_named()[id].cards, *all_named()[id].landscapes) for id in offered()}

    def recommended(self) -> list[str]:
        """The ids of those of them that a rulebook recommends."""
        return [id for id in offered() if all_named()[id].recommended]

    def effect(self, card: str) -> Callable[..., Any]:
        """The function that carries out a card. Raises KeyError for an unknown one, or one without."""
        kind = KINDS[card]
        if kind.do is None or kind.next_turn is not NO_BONUS:  # its declaration says it all
            raise KeyError(card)
        return kind.do

    def facts(self, options: Mapping[str, Value] | None = None) -> Iterator[Facts]:
        """Every card and landscape that is finished, and each group of them that has a name."""
        for kind in KINDS.values():
            yield Facts(
                id=kind.id,
                set=kind.set,
                sort=kind.sort,
                types=names_of(kind.types) if kind.sort in ("card", "pile") else [kind.sort],
                cost=kind.cost,
                editions=list(kind.editions),
                pile=kind.pile,
                count=kind.copies,
                figures={name: figure for name, figure in kind.bonus._asdict().items() if figure},
                worth=kind.worth if isinstance(kind.worth, int) else None,
                plain=kind.only_coins,
            )
        for id, kinds in groups().items():
            yield Facts(
                id=id,
                set=kinds[0].set,
                sort="group",
                types=names_of(reduce(and_, (kind.types for kind in kinds))),
                cost=kinds[0].cost,
                editions=list(kinds[0].editions),
                pile="extra",
                count=None,
                figures={},
                worth=None,
                plain=False,
            )

    def known(self) -> Iterator[tuple[str, str]]:
        """The id and set of everything that has been printed for Dominion, and of somebody's own cards."""
        yield from ((entry.id, entry.set) for entry in catalogue())
        yield from ((id, KINDS[id].set) for id in sorted(own_cards.ids(self.name)))


GAME = DominionGame()
