"""Stairs, as the fronts know it: its options, its cards, a table to play at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from examples.stairs.shown import Facts, Public
from examples.stairs.table import BOX, CARDS, COPIES, HANDS, STAIRS, Stairs, height_of
from examples.stairs.words import WORDS
from fudaba.kernel.dice import key_of
from fudaba.kernel.game import BadSetup, LaidCards, Lesson, Setup, Switch, Value
from fudaba.kernel.shown import Shows


class StairsGame:
    """See `fudaba.kernel.game.Game`."""

    name = "stairs"
    rules = 1
    seats = range(2, 5)
    switches: tuple[Switch, ...] = ()
    shows = Shows(Public, None, Facts)
    words = WORDS
    situation = LaidCards
    lesson = Lesson(2, {}, "first steps")

    def table(self, setup: Setup) -> Stairs:
        """A table before its deal, or with the cards where a situation has them. Raises `BadSetup`."""
        table = Stairs(setup.seats, key_of(setup.seed))
        laid = {} if setup.situation is None else setup.situation_as(LaidCards).cards
        for zone in table.state.layout:
            name = zone.name if zone.owner < 0 else f"{zone.owner}.{zone.name}"
            for face in reversed(laid.get(name, ())):
                left = [card for card in table.state.zones[BOX] if CARDS[card].face == face]
                if not left:
                    raise BadSetup("stairs-problem-cards", card=face)
                table.state.move(left[0], zone.number)
        if setup.situation is not None and not (table.state.zones[STAIRS] and table.state.zones[HANDS]):
            raise BadSetup("stairs-problem-empty")
        return table

    def effect(self, card: str) -> Callable[..., Any]:
        """No card carries out anything but being laid."""
        raise KeyError(card)

    def facts(self, options: Mapping[str, Value] | None = None) -> Iterator[Facts]:
        """Every card once."""
        for card in CARDS[::COPIES]:
            height = height_of(card)
            yield Facts(id=card.id, set="stairs", types=["step"], cost=None, count=COPIES, height=height)

    def known(self) -> Iterator[tuple[str, str]]:
        """The id and set of every card."""
        return ((facts.id, facts.set) for facts in self.facts())


GAME = StairsGame()
