"""The toy, as those outside know a game: its options, its facts, its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

from fudaba.kernel import game as kernel
from fudaba.kernel.dice import key_of
from fudaba.kernel.game import BadSetup, Setup, Switch, Value
from fudaba.kernel.problem import nearest
from fudaba.kernel.shown import Shows
from fudaba.kernel.vocabulary import Vocabulary
from tests.kernel import toy_cards as toy_cards  # declares the cards
from tests.kernel.toy import (
    ASIDE,
    CARDS,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    SUPPLY,
    Facts,
    Private,
    Public,
    Toy,
    place,
)

START = ["acorn", "acorn", "acorn", "echo", "nest", "homing", "magpie", "barter"]
"""The cards that everybody begins with."""
COPIES = {"acorn": 24}
"""How many there are of a card, where not six."""


class Situation(kernel.Situation):
    """For each seat the cards in its zones (`hand`, `deck`, …), the top one first."""

    seats: list[dict[str, list[str]]]


class ToyGame:
    """What the toy offers to everybody outside; see `fudaba.kernel.game.Game`."""

    kind: type[Toy] = Toy
    """What its tables are; tests of the checks put worse ones here."""
    name = "toy"
    rules = 1
    seats = range(2, 5)
    shows = Shows(Public, Private, Facts)
    words = Vocabulary[str, str, str](
        Literal["turn"], Literal["action"], Literal["play", "end"]
    )  # a few of them
    situation = Situation
    switches: tuple[Switch, ...] = (
        Switch("turns", 8, tuple(range(1, 61))),
        Switch("leak", "no", ("no", "word", "audience", "counter")),
    )

    def table(self, setup: Setup) -> Toy:
        """A table before the first turn. Raises `BadSetup` for an unknown card or zone."""
        cards = tuple([c for id, c in CARDS.items() for _ in range(COPIES.get(id, 6))])
        limit, leak = setup.options["turns"], setup.options["leak"]
        toy = self.kind(cards, setup.seats, key_of(setup.seed), int(limit), str(leak))
        for seat in range(setup.seats):
            if setup.situation is None:
                _fill(toy, place(DECK, seat), START)
            else:
                _arrange(toy, seat, setup.situation_as(Situation))
                toy.state.phase = "begin"
        return toy

    def effect(self, card: str) -> Callable[..., Any]:
        """The function that carries out a card. Raises KeyError for an unknown one."""
        return CARDS[card].follow

    def facts(self, options: Mapping[str, Value] | None = None) -> Iterable[Facts]:
        """The facts of every card."""
        return [
            Facts(id=c.id, set="toy", types=[], cost=(c.cost,), count=COPIES.get(c.id, 6), leaves=c.leaves)
            for c in CARDS.values()
        ]

    def known(self) -> Iterable[tuple[str, str]]:
        """The id and set of every card."""
        return [(id, "toy") for id in CARDS]


def _arrange(toy: Toy, seat: int, situation: Situation) -> None:
    kinds = {"deck": DECK, "hand": HAND, "discard": DISCARD, "play": PLAY, "aside": ASIDE}
    for name, ids in situation.seats[seat].items():
        if name not in kinds:
            raise BadSetup("problem-no-place", place=name, near=nearest(name, kinds))
        _fill(toy, place(kinds[name], seat), ids)


def _fill(toy: Toy, zone: int, ids: Sequence[str]) -> None:
    supply = toy.state.zones[SUPPLY]
    for id in reversed(ids):
        if id not in CARDS:
            raise BadSetup("problem-no-card", card=id, near=nearest(id, CARDS))
        found = next((c for c in supply if toy.cards[c].id == id), None)
        if found is None:
            raise BadSetup("problem-too-few-cards", card=id)
        toy.state.move(found, zone)


GAME = ToyGame()
