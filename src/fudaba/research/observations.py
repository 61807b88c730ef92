"""Observations: what a seat may know, as arrays, made of what `View` allows alone.

At a table with Z zones, F faces, B backs, C counters, K figures of cards and A actions:

| part | shape | dtype | what it is |
|---|---|---|---|
| zones | (Z, F) | int16 | how many cards of each face the viewer knows to be in each zone |
| unseen | (Z, B) | int16 | how many of the others have each back |
| top | (Z,) | int32 | 1 + the face of a zone's top card where the viewer sees it, else 0 |
| counters | (C,) | float32 | the game's figures, see `fudaba.research.reader` |
| cards | (F, K) | float32 | the figures that cards have now, where the game has such |
| question | (Q,) | float32 | what is asked of the viewer, zeros where nothing is |
| about | (F,) | int8 | the card that asks |
| picked | (F,) | int8 | the cards that have been picked for an answer of several, or spelled for a pick |

Zones of players are ordered from the viewer on, so a policy for one seat is one for all. What a viewer has
seen of a game is kept up in one row of numbers: of a zone the view is asked again only where cards have
moved, or where what players have been shown has changed.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from itertools import accumulate, pairwise
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from fudaba.kernel.cards import Zone
from fudaba.kernel.sights import Sight as Zones
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View, eyes
from fudaba.lab.adapter import adapter_of
from fudaba.research.counters import Seat
from fudaba.research.features import Floats, card_features
from fudaba.research.picks import Picks
from fudaba.research.reader import Rows, reader_of

OF_QUESTIONS = ("asked", "owner_is_viewer", "least", "most", "picked", "number", "ordered", "spelled")
NOT_ASKED = array("f", [0.0] * len(OF_QUESTIONS))

Arrays: TypeAlias = dict[str, npt.NDArray[Any]]
Shape: TypeAlias = tuple[int, ...]


class Observer:
    """Reads the tables of one kind: the same game, options and seats, with the same cards.

    faces, backs, zones, counters, columns, question: the names of what the arrays' axes count.
    features: what is printed on each face, see `fudaba.research.features`; shape (faces, features).
    shapes: the shape and dtype of each part of an observation; spans: where each part begins and ends in one
    row; places: for each viewer and zone, where its faces, its unseen cards and its top begin there. face_at,
    back_at, kinds: the numbers of faces, backs and kinds of questions. has_backs: whether backs differ.
    """

    def __init__(self, game: str, options: Mapping[str, Any], table: Table) -> None:
        self.game = game
        self.reader = reader_of(game)
        self.seats = table.seats
        self.faces = tuple(sorted({card.face for card in table.cards}))
        self.backs = tuple(sorted({card.back for card in table.cards}))
        self.face_at = {face: number for number, face in enumerate(self.faces)}
        self.back_at = {back: number for number, back in enumerate(self.backs)}
        ids = {card.face: card.id for card in table.cards}
        self.features = card_features(game, options, [ids[face] for face in self.faces])
        self._layout: tuple[Zone, ...] = tuple(table.state.layout)
        orders = [_order(self._layout, seat, table.seats) for seat in range(table.seats)]
        self.zones = tuple(_name(zone, 0, table.seats) for zone in orders[0])
        self.kinds = {kind: number for number, kind in enumerate(adapter_of(game).kinds)}
        self.question = (*OF_QUESTIONS, *(f"kind={kind}" for kind in self.kinds))
        self.columns = self.reader.columns(self.seats)
        names: list[str] = []
        self.reader.counters(Seat(View(table, 0), table, names))
        self.counters = tuple(names)
        self.shapes = self._shapes()
        ends = accumulate((int(np.prod(shape)) for shape, _ in self.shapes.values()), initial=0)
        self.spans = dict(zip(self.shapes, pairwise(ends), strict=True))
        self.size = max(end for _, end in self.spans.values())
        self.has_backs = self.backs != ("",)
        self.places = [{zone.number: self._place(row) for row, zone in enumerate(order)} for order in orders]

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

    def observe(self, game: Picks, viewer: int) -> Arrays:
        """What a seat may know of a game now, see above. Raises ValueError for a spectator."""
        row = self.look(game, viewer)
        return {
            name: row[slice(*self.spans[name])].reshape(shape).astype(dtype)
            for name, (shape, dtype) in self.shapes.items()
        }

    def flat(self, game: Picks, viewer: int) -> Floats:
        """The same in one row of `size` numbers, part after part in the order of `shapes`."""
        return self.look(game, viewer).copy()

    def look(self, game: Picks, viewer: int) -> Floats:
        """The same, but not a copy: a row that changes when the game is looked at again."""
        if viewer == SPECTATOR:
            raise ValueError("a spectator has no place at the table; look with the eyes of a seat")
        sight = game.sights.get(viewer)
        if not isinstance(sight, Sight) or not sight.is_of(game):
            sight = game.sights[viewer] = Sight(self, game, viewer)
        return sight.look(game)

    def rows(self, table: Table) -> Rows | None:
        """What writes the figures that cards have at a table, where the game has such."""
        return None if self.reader.rows is None else self.reader.rows(table, self.face_at)

    def _place(self, row: int) -> tuple[int, int, int]:
        """Where a zone's faces, its unseen cards and its top begin in one row."""
        unseen, top = self.spans["unseen"][0], self.spans["top"][0]
        return row * len(self.faces), unseen + row * len(self.backs), top + row


class Sight:
    """What a viewer has seen of a game. row: the observation, as it was last brought up to date."""

    __slots__ = (
        "_asked",
        "_cells",
        "_closed",
        "_eyes",
        "_observer",
        "_rows",
        "_table",
        "_viewer",
        "_written",
        "_zones",
        "row",
    )

    def __init__(self, observer: Observer, game: Picks, viewer: int) -> None:
        self._observer = observer
        self._table = game.table
        self._viewer = viewer
        self._eyes = eyes(game.table, viewer)
        self._zones = Zones(game.table.state.layout, self._eyes)
        self._closed = frozenset(self._zones.closed)
        self._written: dict[int, list[int] | None] = {}
        self._asked: list[int] = []
        self._rows = observer.rows(game.table)
        self.row: Floats = np.zeros(observer.size, np.float32)
        self._cells: memoryview[float] = self.row.data.cast("B").cast("f")

    def is_of(self, game: Picks) -> bool:
        """Whether it can go on: the table is the same, and so are the seats through whose eyes one looks."""
        return self._table is game.table and self._eyes == eyes(game.table, self._viewer)

    def look(self, game: Picks) -> Floats:
        """Bring the row up to date and return it; it changes when this is asked again."""
        view = View(self._table, self._viewer)
        observer, cells, table = self._observer, self._cells, self._table
        moved = self._zones.changed(table.state)
        for number in moved:
            self._look_into(view, number)
        seat = Seat(view, table)
        observer.reader.counters(seat)
        start, end = observer.spans["counters"]
        cells[start:end] = array("f", seat.values)
        if self._rows is not None:
            start, end = observer.spans["cards"]
            self._rows.write(seat, moved, cells[start:end])
        self._look_at_question(game, view)
        return self.row

    def _look_into(self, view: View, number: int) -> None:
        """What is known of one zone."""
        observer, cells = self._observer, self._cells
        if (written := self._written.get(number)) is not None:
            for place in written:
                cells[place] = 0.0
        if not (count := view.count(number)):
            self._written[number] = None
            return
        first, unseen, top = observer.places[self._viewer][number]
        face_at = observer.face_at
        faces = view.faces(number)
        written = [first + face_at[face] for face in faces]
        for place in written:
            cells[place] += 1.0
        closed = number in self._closed
        if faces and not closed:
            cells[top] = 1.0 + face_at[faces[-1]]
            written.append(top)
        if count > len(faces):
            if closed and observer.has_backs and (backs := view.zone(number).backs):
                for name in backs:
                    written.append(unseen + observer.back_at[name])
                    cells[written[-1]] += 1.0
            else:
                written.append(unseen)
                cells[unseen] = float(count - len(faces))
        self._written[number] = written

    def _look_at_question(self, game: Picks, view: View) -> None:
        """What is asked of the viewer, and what has been picked for the answer."""
        observer, cells, ask = self._observer, self._cells, game.ask
        for place in self._asked:
            cells[place] = 0.0
        first, _ = observer.spans["question"]
        if ask is None or ask.decider != self._viewer:
            cells[first : first + len(OF_QUESTIONS)] = NOT_ASKED
            self._asked = []
            return
        cells[first : first + len(OF_QUESTIONS)] = array(
            "f",
            (
                1.0,
                ask.owner == self._viewer,
                ask.least,
                min(ask.most, len(ask.options)),
                len(game.picked),
                ask.number,
                ask.ordered,
                game.actions.spelled_number(game.spelled) if game.spelled else 0,
            ),
        )
        kind = first + len(OF_QUESTIONS) + observer.kinds[ask.kind]
        cells[kind] = 1.0
        self._asked = asked = [kind]
        picked, _ = observer.spans["picked"]
        held = [game.actions[action].face for action in game.spelled]
        if ask.about >= 0 or game.picked:
            about = observer.face_at.get(view.about(ask))
            if about is not None:
                asked.append(observer.spans["about"][0] + about)
                cells[asked[-1]] = 1.0
            held += [ask.options[pick].face for pick in game.picked]
        for face in held:
            if face in observer.face_at:
                asked.append(picked + observer.face_at[face])
                cells[asked[-1]] += 1.0


def _order(layout: tuple[Zone, ...], viewer: int, seats: int) -> list[Zone]:
    """The zones, those of players from the viewer on; common ones first, as the layout has them."""
    common = [zone for zone in layout if zone.owner < 0]
    owned = [zone for left in range(seats) for zone in layout if zone.owner == (viewer + left) % seats]
    return common + owned


def _name(zone: Zone, viewer: int, seats: int) -> str:
    return zone.name if zone.owner < 0 else f"{(zone.owner - viewer) % seats}.{zone.name}"
