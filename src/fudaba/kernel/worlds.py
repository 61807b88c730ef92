"""Possible worlds: a game as it might be for all that one viewer knows, to think ahead in.

A world is a whole game in progress that looks to the viewer as the real one does now, with what they may
not know dealt out anew and with chance of its own. It is made of what the viewer knows and of a key alone:
the same view and the same key give the same world, whatever really lies face down.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from msgspec.structs import replace

from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.dice import permutation
from fudaba.kernel.drive import Driver
from fudaba.kernel.seen import Asked
from fudaba.kernel.table import Table
from fudaba.kernel.twin import alike, hidden_from, permuted
from fudaba.kernel.view import SPECTATOR, View, eyes

T = TypeVar("T", bound=Table)

TRIES = 40
"""How many deals are tried for one that the viewer cannot tell from the game."""


class NoWorld(LookupError):
    """No deal was found in which the viewer would have seen what they have seen."""


class Imagining(View):
    """A view of a game in progress through which it can also be imagined as it might be.

    What a world shows depends on what the viewer knows and on the key alone, so it tells no secret.
    """

    __slots__ = ("_driver",)

    def __init__(self, driver: Driver[Any], viewer: int = SPECTATOR) -> None:
        super().__init__(driver.table, viewer)
        self._driver = driver

    def world(self, key: bytes) -> Driver[Any]:
        """A possible world of this key; raises what `possible` raises."""
        return possible(self._driver, self.viewer, key)


def imagining(view: View) -> Imagining:
    """The view, if the game can be imagined through it; TypeError for one of which that is not so."""
    if not isinstance(view, Imagining):
        raise TypeError("who thinks ahead needs a view through which worlds can be imagined, not a plain one")
    return view


def possible(driver: Driver[T], viewer: int, key: bytes) -> Driver[T]:
    """A world that `viewer` cannot tell from the game, with chance that comes from `key`.

    Inside an effect the cards are dealt as they might have lain when it began, and the answers since are
    given again. A deal in which the viewer would see something else (another would have nothing to play,
    and not be asked) is dropped; after `TRIES` such deals `NoWorld` is raised, which at rest does not
    happen to a viewer who is asked. Raises RuntimeError inside an effect if the driver keeps no checkpoints.
    """
    looks = _looks(driver, viewer)
    begun = driver.table if driver.at_rest else driver.checkpoint
    hidden_now = set(hidden_from(driver.table, viewer))
    keep = [card for card in hidden_from(begun, viewer) if card not in hidden_now]
    for attempt in range(TRIES):
        table = dealt(begun, viewer, keep, key + bytes([attempt]))
        try:
            world = _resumed(driver, table) if driver.at_rest else driver.again(table)
        except (IllegalAnswer, RuntimeError):  # somebody would have been asked something else there
            continue
        if _looks(world, viewer) == looks:
            world.rekey(key)
            return world
    raise NoWorld(f"{TRIES} deals of the cards that seat {viewer} does not know, and none fits what it knows")


def _resumed(driver: Driver[T], table: T) -> Driver[T]:
    world = Driver(table, forkable=driver.forkable)
    world.resume()
    return world


def dealt(table: T, viewer: int, keep: Collection[int], key: bytes) -> T:
    """A copy of a table at rest in which what the viewer may not know is dealt out by the key.

    keep: hidden cards that stay where they are. Cards change places only with those of the same back, of
    which the viewer knows the same (`Table.known_of`), and that belong to the same player as far as all
    know (`Table.belongs`).
    """
    state = table.state
    cards = [card for card in hidden_from(table, viewer) if card not in keep]
    groups = alike(table, cards, eyes(table, viewer), table.belongs)
    place = {card: (zone, at) for zone, cards in enumerate(state.zones) for at, card in enumerate(cards)}
    new = list(range(len(table.cards)))
    # In an order that the viewer knows, too: by their places, and what is dealt there by faces.
    for group in sorted(groups, key=lambda cards: min(place[card] for card in cards)):
        places = sorted(group, key=place.__getitem__)
        faces = sorted(group, key=lambda card: (table.cards[card].face, card))
        first, _ = place[places[0]]
        for card, pick in zip(places, permutation(key, first, len(group)), strict=True):
            new[card] = faces[pick]
    return permuted(table, new)


def _looks(driver: Driver[T], viewer: int) -> object:
    """What a viewer sees of a game, names of cards aside: they differ with the order of what was moved."""
    view = View(driver.table, viewer)
    numbers = range(len(driver.table.state.layout))
    zones = [(view.count(zone), view.faces(zone), view.zone(zone).backs) for zone in numbers]
    asked = view.asked(driver.ask)
    offered = []
    if isinstance(asked, Asked):
        offered = [option.same for option in asked.options]
        asked = replace(asked, options=())
    return zones, view.public(), view.private(), asked, offered
