"""Possible worlds: a game as it might be for all that one viewer knows, to think ahead in.

A world is a whole game in progress that looks to the viewer as the real one does now, with what they may
not know dealt out anew and with chance of its own. It is made of what the viewer knows and of a key alone:
the same view and the same key give the same world, whatever really lies face down.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.dice import permutation
from fudaba.kernel.drive import Driver
from fudaba.kernel.seen import SeenQuestion
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

    __slots__ = ("_driver", "_possible")

    def __init__(self, driver: Driver[Any], viewer: int = SPECTATOR) -> None:
        super().__init__(driver.table, viewer)
        self._driver = driver
        self._possible: Possible[Any] | None = None

    def world(self, key: bytes) -> Driver[Any]:
        """A possible world of this key; raises what `possible` raises."""
        if self._possible is None or self._possible.ask is not self._driver.ask:
            self._possible = Possible(self._driver, self.viewer)
        return self._possible.world(key)


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
    return Possible(driver, viewer).world(key)


class Possible(Generic[T]):
    """What a viewer knows of a game now, and the worlds that fit it: found once for many of them.

    ask: what is asked there now; once it has been answered this is out of date.
    """

    def __init__(self, driver: Driver[T], viewer: int) -> None:
        """Raises RuntimeError inside an effect if the driver keeps no checkpoints."""
        self.ask = driver.ask
        self._driver = driver
        self._viewer = viewer
        self._begun = driver.table if driver.at_rest else driver.checkpoint
        hidden_now = set(hidden_from(driver.table, viewer))
        keep = [card for card in hidden_from(self._begun, viewer) if card not in hidden_now]
        self._hidden = _in_groups(self._begun, viewer, keep)
        self._looks = _looks(driver, viewer)

    def world(self, key: bytes) -> Driver[T]:
        """The world of a key; see `possible`."""
        driver = self._driver
        for attempt in range(TRIES):
            new = _dealt(len(driver.table.cards), self._hidden, key + bytes([attempt]))
            table = permuted(self._begun, new)
            try:
                world = _resumed(driver, table) if driver.at_rest else driver.again(table)
            except (IllegalAnswer, RuntimeError):  # somebody would have been asked something else there
                continue
            if _looks(world, self._viewer) == self._looks:
                world.rekey(key)
                return world
        raise NoWorld(f"{TRIES} deals of the cards that seat {self._viewer} does not know, and none fits")


def _resumed(driver: Driver[T], table: T) -> Driver[T]:
    world = Driver(table, forkable=driver.forkable)
    world.resume()
    return world


class _Group(NamedTuple):
    """Hidden cards that may change places."""

    zone: int
    """The number of the zone of the first."""
    places: list[int]
    """Their numbers, in the order of their places."""
    faces: list[int]
    """Their numbers, in the order of their faces."""


def _in_groups(table: Table, viewer: int, keep: Collection[int]) -> list[_Group]:
    """The hidden cards that may change places, in an order that the viewer knows, too."""
    zones = table.state.zones
    kept = set(keep)
    hidden = [card for card in hidden_from(table, viewer) if card not in kept]
    groups = alike(table, hidden, eyes(table, viewer), table.belongs)
    place = {card: (zone, at) for zone, cards in enumerate(zones) for at, card in enumerate(cards)}
    found = []
    for group in sorted(groups, key=lambda cards: min(place[card] for card in cards)):
        places = sorted(group, key=place.__getitem__)
        faces = sorted(group, key=lambda card: (table.cards[card].face, card))
        found.append(_Group(place[places[0]][0], places, faces))
    return found


def _dealt(cards: int, groups: Iterable[_Group], key: bytes) -> list[int]:
    """Which card comes to lie where each of this many cards lies."""
    new = list(range(cards))
    for zone, places, faces in groups:
        for card, pick in zip(places, permutation(key, zone, len(places)), strict=True):
            new[card] = faces[pick]
    return new


def dealt(table: T, viewer: int, keep: Collection[int], key: bytes) -> T:
    """A copy of a table at rest in which what the viewer may not know is dealt out by the key.

    keep: hidden cards that stay where they are. Cards change places only with those of the same back, of
    which the viewer knows the same (`Table.known_of`), and that belong to the same player as far as all
    know (`Table.belongs`).
    """
    return permuted(table, _dealt(len(table.cards), _in_groups(table, viewer, keep), key))


def _looks(driver: Driver[T], viewer: int) -> object:
    """What a viewer sees of a game, names of cards aside: they differ with the order of what was moved."""
    view = View(driver.table, viewer)
    numbers = range(len(driver.table.state.layout))
    zones = [(view.count(zone), view.faces(zone), view.zone(zone).backs) for zone in numbers]
    asked = view.asked(driver.ask)
    offered = []
    if isinstance(asked, SeenQuestion):
        offered = [option.same for option in asked.options]
        asked = replace(asked, options=())
    return zones, view.public(), view.private(), asked, offered
