"""An observation made anew of what `View` tells: what the environments' own must be equal to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fudaba.games import named
from fudaba.games.bridge_over import shown as bridge_over_shown
from fudaba.games.dominion.facts import shown as dominion_shown
from fudaba.games.dominion.facts.tokens import OWN_ON_PILE, PLAYER, SUN, every
from fudaba.games.innovation.facts import shown as innovation_shown
from fudaba.kernel.ask import Ask
from fudaba.kernel.cards import Zone
from fudaba.kernel.shown import Private, Public, of_kind
from fudaba.kernel.view import View
from fudaba.research.features import Floats
from fudaba.research.observations import OF_QUESTIONS, Arrays, Observer
from fudaba.research.picks import Picks

PLAYER_TOKENS = tuple(token.id for token in every(PLAYER) if token.sides and token.says)
"""Dominion's tokens that a player has or has not, or that have two sides."""
PILE_TOKENS = tuple(token.id for token in every(OWN_ON_PILE))
"""Dominion's tokens that a player puts on a pile."""


class Seen:
    """A viewer's public and private counters, with seats counted from the viewer, and what is made of them.

    values: the figures so far. names: their names, where somebody wants to know them, else None.
    """

    __slots__ = ("names", "private", "public", "seats", "values", "viewer")

    def __init__(
        self,
        public: Public,
        private: Private | None,
        viewer: int,
        seats: int,
        names: list[str] | None = None,
    ) -> None:
        self.public = public
        self.private = private
        self.viewer = max(viewer, 0)
        self.seats = seats
        self.values: list[float] = []
        self.names = names

    def left(self, seat: int) -> int:
        """How many seats a player sits to the left; -1 for nobody."""
        return (seat - self.viewer) % self.seats if seat >= 0 else -1

    def one(self, name: str, value: float) -> None:
        """A figure."""
        self.values.append(value)
        if self.names is not None:
            self.names.append(name)

    def numbers(self, **values: float) -> None:
        """Figures by their names."""
        for name, value in values.items():
            self.one(name, value)

    def rows(self, **of_seats: Sequence[float]) -> None:
        """Numbers for each seat, by their names."""
        for name, values in of_seats.items():
            self.row(name, values)

    def row(self, name: str, of_seats: Sequence[float]) -> None:
        """A number for each seat."""
        self.values += [*of_seats[self.viewer :], *of_seats[: self.viewer]]
        if self.names is not None:
            self.names += [f"{name}.{player}" for player in range(self.seats)]

    def who(self, name: str, seat: int) -> None:
        """A seat, as one mark for each."""
        marks = [0.0] * self.seats
        if seat >= 0:
            marks[self.left(seat)] = 1.0
        self.values += marks
        if self.names is not None:
            self.names += [f"{name}.{player}" for player in range(self.seats)]

    def one_of(self, name: str, value: str, known: Mapping[str, int]) -> None:
        """A word, as one mark for each of those that it may be."""
        marks = [0.0] * len(known)
        if (place := known.get(value)) is not None:
            marks[place] = 1.0
        self.values += marks
        if self.names is not None:
            self.names += [f"{name}={word}" for word in known]


def _places(*words: str) -> dict[str, int]:
    return {word: place for place, word in enumerate(words)}


COLOURS = _places("red", "green", "blue", "yellow")
PHASES = {
    "dominion": _places("start", "action", "buy", "night", "cleanup", "between", "over", "setup"),
    "innovation": _places("deal", "melds", "turn", "display", "action", "ending", "over"),
}
NO_ATTACK = bridge_over_shown.Attack(by=-1, on=-1, kind="", cards=0)


def bridge_over(seat: Seen) -> None:
    """Rounds, points, whose turn it is, the card on the table as it shows, and the attack."""
    now = of_kind(seat.public, bridge_over_shown.Public)
    seat.numbers(round=now.round, rounds=now.rounds, turns=now.turns, drawn=now.drawn, over=now.over)
    seat.rows(points=now.points, bound=now.bound)
    seat.who("turn", now.turn)
    seat.one("clockwise", now.direction == "clockwise")
    seat.one_of("colour", now.colour, COLOURS)
    seat.one_of("sign", now.sign, _ids("bridge_over"))
    attack = now.attack or NO_ATTACK
    seat.one("attack", attack.cards)
    seat.one_of("attack.kind", attack.kind, _ids("bridge_over"))
    seat.who("attack.from", attack.by)
    seat.who("attack.on", attack.on)
    own = seat.private
    seat.one("hand_points", own.hand_points if isinstance(own, bridge_over_shown.Private) else 0)


def dominion(seat: Seen) -> None:
    """Turn, phase, what is left to spend, tokens of players, what piles and landscapes cost now."""
    now = of_kind(seat.public, dominion_shown.Public)
    seat.numbers(actions=now.actions, buys=now.buys, coins=now.coins, potions=now.potions, over=now.over)
    seat.rows(
        turns=now.turns,
        coffers=now.coffers,
        villagers=now.villagers,
        favors=now.favors,
        vp=now.vp,
        debt=now.debt,
    )
    seat.who("turn", now.turn)
    seat.who("controller", now.controller)
    seat.one_of("phase", now.phase, PHASES["dominion"])
    own = seat.private
    seat.one("score", own.score if isinstance(own, dominion_shown.Private) else 0)
    lying = {(one.token, one.seat): one.count for one in now.tokens}
    seat.one(SUN.id, lying.get((SUN.id, -1), 0))
    for name in PLAYER_TOKENS:
        seat.row(name, [lying.get((name, player), 0) for player in range(seat.seats)])


def innovation(seat: Seen) -> None:
    """Turn, actions, icons, splays, points and achievements."""
    now = of_kind(seat.public, innovation_shown.Public)
    seat.numbers(goal=now.goal, turns=now.turns, action=now.action, actions=now.actions, over=now.over)
    seat.rows(
        points=now.points,
        achievements=now.achievements,
        landmarks=now.landmarks,
        tucked=now.tucked,
        scored=now.scored,
        drawn=now.drawn,
        lost=now.lost,
    )
    seat.who("turn", now.turn)
    seat.one_of("phase", now.phase, PHASES["innovation"])
    for name, of_seats in (("icons", now.icons), ("splays", now.splays)):
        for place, row in enumerate(zip(*of_seats, strict=True)):
            seat.row(f"{name}.{place}", row)


@cache
def _ids(game: str) -> dict[str, int]:
    """The ids of all cards of a game, with their places in an order."""
    return _places(*sorted(facts.id for facts in named(game).facts()))


class Rows(NamedTuple):
    """Figures that each card has now. columns: their names, for this many seats. fill: writes them into an
    array of zeros, of shape (faces, columns), for faces with these numbers."""

    columns: Callable[[int], tuple[str, ...]]
    fill: Callable[[Seen, Mapping[str, int], Floats], None]


def _no_columns(_seats: int) -> tuple[str, ...]:
    return ()


def _no_rows(_seat: Seen, _faces: Mapping[str, int], _rows: Floats) -> None:
    return


def _dominion_columns(seats: int) -> tuple[str, ...]:
    fixed = ("cost.coins", "cost.potions", "cost.debt", "in_supply", "owned", *PILE_TOKENS, "other_tokens")
    of_players = ("tokens", "has", "waiting")
    return fixed + tuple(f"{name}.{player}" for name in of_players for player in range(seats))


def _dominion_rows(seat: Seen, faces: Mapping[str, int], rows: Floats) -> None:
    """Costs now, tokens on piles and of players, what players have besides cards, and what still waits."""
    column = {name: number for number, name in enumerate(_dominion_columns(seat.seats))}
    pile_of: dict[int, int] = {}
    now = of_kind(seat.public, dominion_shown.Public)
    for pile in now.piles:
        row = faces.get(pile.top or pile.id)
        if row is not None:
            rows[row, :4] = *pile.cost, float(pile.supply)
            pile_of[pile.zone] = row
    for landscape in now.landscapes:
        if landscape.cost is not None:
            rows[faces[landscape.id], :3] = landscape.cost
    if isinstance(seat.private, dominion_shown.Private):
        for id, count in seat.private.owned.items():
            rows[faces[id], column["owned"]] = count
    for one in now.tokens:
        if one.zone in pile_of:
            rows[pile_of[one.zone], column.get(one.token, column["other_tokens"])] += one.count
        elif one.seat >= 0 and one.token in faces:
            rows[faces[one.token], column[f"tokens.{seat.left(one.seat)}"]] += one.count
    for id, owner in now.owned:
        rows[faces[id], column[f"has.{seat.left(owner)}"]] += 1
    for waiting in now.pending:
        if waiting.card in faces:
            rows[faces[waiting.card], column[f"waiting.{seat.left(waiting.seat)}"]] += 1


NO_ROWS = Rows(_no_columns, _no_rows)
ROWS: Mapping[str, Rows] = {"dominion": Rows(_dominion_columns, _dominion_rows)}
"""The figures of cards of those games that have such."""
OF: Mapping[str, Callable[[Seen], None]] = {
    "bridge_over": bridge_over,
    "dominion": dominion,
    "innovation": innovation,
}
"""The counters of each game."""


def observed(observer: Observer, game: Picks, viewer: int) -> Arrays:
    """What a seat may know of a game now."""
    seen: Arrays = {name: np.zeros(shape, dtype) for name, (shape, dtype) in observer.shapes.items()}
    view = game.view(viewer)
    _look(observer, game, view, seen)
    seat = Seen(view.public(), view.private(), view.viewer, view.seats)
    OF[observer.game](seat)
    seen["counters"][:] = seat.values
    if observer.columns:
        ROWS[observer.game].fill(seat, observer.face_at, seen["cards"])
    if (ask := game.ask) is not None and ask.decider == viewer:
        _ask(observer, ask, game, view, seen)
    return seen


def names_of_figures(observer: Observer, game: Picks) -> list[str]:
    """The names of the game's figures."""
    view = game.view(0)
    names: list[str] = []
    OF[observer.game](Seen(view.public(), view.private(), 0, view.seats, names))
    return names


def flatten(seen: Mapping[str, npt.NDArray[Any]]) -> Floats:
    """The parts of an observation in one row, in their order."""
    return np.concatenate([part.ravel() for part in seen.values()]).astype(np.float32, copy=False)


def _look(observer: Observer, game: Picks, view: View, seen: Arrays) -> None:
    zones, unseen, top = seen["zones"], seen["unseen"], seen["top"]
    faces = len(observer.faces)
    for row, zone in enumerate(_order(game.table.state.layout, view.viewer, view.seats)):
        looked = view.zone(zone.number)
        if not looked.count:
            continue
        cards = [card for _, card in looked.cards] or looked.known
        if cards:
            zones[row] = np.bincount(_face_of(observer, game)[cards], minlength=faces)
        if looked.cards:
            top[row] = 1 + _face_of(observer, game)[cards[-1]]
        if looked.backs:
            for back in looked.backs:
                unseen[row, observer.back_at[back]] += 1
        elif hidden := looked.count - len(cards):
            unseen[row, 0] = hidden


def _ask(observer: Observer, ask: Ask, game: Picks, view: View, seen: Arrays) -> None:
    seen["question"][: len(OF_QUESTIONS)] = (
        1.0,
        float(ask.owner == view.viewer),
        ask.least,
        min(ask.most, len(ask.options)),
        len(game.picked),
        ask.number,
        float(ask.ordered),
        game.actions.spelled_number(game.spelled),
    )
    seen["question"][len(OF_QUESTIONS) + observer.kinds[ask.kind]] = 1.0
    for action in game.spelled:
        if (face := observer.face_at.get(game.actions[action].face)) is not None:
            seen["picked"][face] += 1
    if ask.about < 0 and not game.picked:
        return
    asked = view.put(ask)
    if (about := observer.face_at.get(asked.about)) is not None:
        seen["about"][about] = 1
    for pick in game.picked:
        if (face := observer.face_at.get(asked.option(pick).face)) is not None:
            seen["picked"][face] += 1


def _face_of(observer: Observer, game: Picks) -> npt.NDArray[np.int32]:
    """The numbers of the faces of all cards."""
    return np.array([observer.face_at[card.face] for card in game.table.cards], np.int32)


def _order(layout: Sequence[Zone], viewer: int, seats: int) -> list[Zone]:
    """The zones, those of players from the viewer on."""
    common = [zone for zone in layout if zone.owner < 0]
    owned = [zone for left in range(seats) for zone in layout if zone.owner == (viewer + left) % seats]
    return common + owned
