"""What a seat may know, as arrays: made of what `View` allows, and of nothing else.

At a table with Z zones, F faces, B backs, C counters, K figures of cards and A actions:

| part | shape | dtype | what it is |
|---|---|---|---|
| zones | (Z, F) | int16 | how many cards of each face the viewer knows to be in each zone |
| unseen | (Z, B) | int16 | how many of the others have each back |
| top | (Z,) | int32 | 1 + the face of a zone's top card where the viewer sees it, else 0 |
| counters | (C,) | float32 | the game's figures, see `fudaba.research.counters` |
| cards | (F, K) | float32 | the figures that cards have now, where the game has such |
| question | (Q,) | float32 | what is asked of the viewer, zeros where nothing is |
| about | (F,) | int8 | the card that asks |
| picked | (F,) | int8 | the cards that have been picked for an answer of several, or spelled for a pick |

Zones of players are ordered from the viewer on, so a policy for one seat is one for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from fudaba.kernel.ask import Ask
from fudaba.kernel.cards import Zone
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View
from fudaba.lab.adapter import adapter_of
from fudaba.research import counters
from fudaba.research.features import card_features
from fudaba.research.picks import Picks

Arrays = dict[str, npt.NDArray[Any]]
Shape = tuple[int, ...]

OF_QUESTIONS = ("asked", "owner_is_viewer", "least", "most", "picked", "number", "ordered")


class Observer:
    """Reads the tables of one kind: the same game, options and seats, with the same cards.

    faces, backs, zones, counters, columns, question: the names of what the arrays' axes count.
    features: what is printed on each face, see `fudaba.research.features`; shape (faces, features).
    shapes: the shape and dtype of each part of an observation.
    """

    def __init__(self, game: str, options: Mapping[str, Any], table: Table) -> None:
        self.game = game
        self.seats = table.seats
        self.faces = tuple(sorted({card.face for card in table.cards}))
        self.backs = tuple(sorted({card.back for card in table.cards}))
        self._face = {face: number for number, face in enumerate(self.faces)}
        self._back = {back: number for number, back in enumerate(self.backs)}
        self._face_of = np.array([self._face[card.face] for card in table.cards], np.int32)
        self._back_of = np.array([self._back[card.back] for card in table.cards], np.int32)
        ids = {card.face: card.id for card in table.cards}
        self.features = card_features(game, options, [ids[face] for face in self.faces])
        self._layout: tuple[Zone, ...] = tuple(table.state.layout)
        self._orders = [_order(self._layout, seat, table.seats) for seat in range(table.seats)]
        self.zones = tuple(_name(zone, 0, table.seats) for zone in self._orders[0])
        self._kinds = tuple(adapter_of(game).kinds)
        self.question = (*OF_QUESTIONS, *(f"kind={kind}" for kind in self._kinds))
        self._rows = counters.ROWS.get(game, counters.NO_ROWS)
        self.columns = self._rows.columns(self.seats)
        names: list[str] = []
        counters.OF[game](self._seat(View(table, 0), names))
        self.counters = tuple(names)
        self.shapes = self._shapes()

    def _shapes(self) -> dict[str, tuple[Shape, type[np.generic]]]:
        zones, faces = len(self.zones), len(self.faces)
        parts: dict[str, tuple[Shape, type[np.generic]]] = {
            "zones": ((zones, faces), np.int16),
            "unseen": ((zones, len(self.backs)), np.int16),
            "top": ((zones,), np.int32),
            "counters": ((len(self.counters),), np.float32),
            "cards": ((faces, len(self.columns)), np.float32),
            "question": ((len(self.question),), np.float32),
            "about": ((faces,), np.int8),
            "picked": ((faces,), np.int8),
        }
        if not self.columns:
            del parts["cards"]
        return parts

    @property
    def size(self) -> int:
        """How many numbers `flat` gives."""
        return sum(int(np.prod(shape)) for shape, _ in self.shapes.values())

    def observe(self, game: Picks, viewer: int) -> Arrays:
        """What a seat may know of a game now, see above. Raises ValueError for a spectator."""
        if viewer == SPECTATOR:
            raise ValueError("a spectator has no place at the table; look with the eyes of a seat")
        seen: Arrays = {name: np.zeros(shape, dtype) for name, (shape, dtype) in self.shapes.items()}
        view = game.view(viewer)
        self._look(view, viewer, seen)
        seat = self._seat(view)
        counters.OF[self.game](seat)
        seen["counters"][:] = seat.values
        if self.columns:
            self._rows.fill(seat, self._face, seen["cards"])
        if (ask := game.ask) is not None and ask.decider == viewer:
            self._ask(ask, game, view, seen)
        return seen

    def flat(self, game: Picks, viewer: int) -> npt.NDArray[np.float32]:
        """The same in one row of `size` numbers, part after part in the order of `shapes`."""
        return flatten(self.observe(game, viewer))

    def _look(self, view: View, viewer: int, seen: Arrays) -> None:
        zones, unseen, top = seen["zones"], seen["unseen"], seen["top"]
        faces = len(self.faces)
        for row, zone in enumerate(self._orders[viewer]):
            looked = view.zone(zone.number)
            if not looked.count:
                continue
            cards = [card for _, card in looked.cards] or looked.known
            if cards:
                zones[row] = np.bincount(self._face_of[cards], minlength=faces)
            if looked.cards:
                top[row] = 1 + self._face_of[cards[-1]]
            if looked.backs:
                for back in looked.backs:
                    unseen[row, self._back[back]] += 1
            elif hidden := looked.count - len(cards):
                unseen[row, 0] = hidden

    def _ask(self, ask: Ask, game: Picks, view: View, seen: Arrays) -> None:
        seen["question"][: len(OF_QUESTIONS)] = (
            1.0,
            float(ask.owner == view.viewer),
            ask.least,
            min(ask.most, len(ask.options)),
            len(game.picked),
            ask.number,
            float(ask.ordered),
        )
        seen["question"][len(OF_QUESTIONS) + self._kinds.index(ask.kind)] = 1.0
        for action in game.spelled:
            if (face := self._face.get(game.actions[action].face)) is not None:
                seen["picked"][face] += 1
        if ask.about < 0 and not game.picked:
            return
        asked = view.put(ask)
        if (about := self._face.get(asked.about)) is not None:
            seen["about"][about] = 1
        for pick in game.picked:
            if (face := self._face.get(asked.option(pick).face)) is not None:
                seen["picked"][face] += 1

    def _seat(self, view: View, names: list[str] | None = None) -> counters.Seat:
        return counters.Seat(view.public(), view.private(), view.viewer, self.seats, names)


def flatten(seen: Mapping[str, npt.NDArray[Any]]) -> npt.NDArray[np.float32]:
    """The parts of an observation in one row, in their order."""
    return np.concatenate([part.ravel() for part in seen.values()]).astype(np.float32, copy=False)


def _order(layout: tuple[Zone, ...], viewer: int, seats: int) -> list[Zone]:
    """The zones, those of players from the viewer on; common ones first, as the layout has them."""
    common = [zone for zone in layout if zone.owner < 0]
    owned = [zone for left in range(seats) for zone in layout if zone.owner == (viewer + left) % seats]
    return common + owned


def _name(zone: Zone, viewer: int, seats: int) -> str:
    return zone.name if zone.owner < 0 else f"{(zone.owner - viewer) % seats}.{zone.name}"
