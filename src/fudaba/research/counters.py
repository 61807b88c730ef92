"""Which figures of each game go into an observation, beside the cards.

Each game gives a fixed list of named numbers, read from what `View` allows. Seats are counted from the
viewer, so `coffers.1` are those of the player to the left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from fudaba.games import named
from fudaba.research.features import Floats

Counters = Callable[["Seat"], None]
"""Writes a game's figures into a `Seat`: the same ones in the same order at every moment of its games."""

PLAYER_TOKENS = ("minus_card", "minus_coin", "journey")
"""Dominion's tokens that a player has, and that are no card's own."""
PILE_TOKENS = (
    "plus_card", "plus_action", "plus_buy", "plus_coin", "minus_2", "trashing", "estate",
)  # fmt: skip
"""Dominion's tokens that a player puts on a pile."""


class Seat:
    """A viewer's public and private counters, with seats counted from the viewer, and what is made of them.

    values: the figures so far. names: their names, where somebody wants to know them, else None.
    """

    __slots__ = ("names", "private", "public", "seats", "values", "viewer")

    def __init__(
        self,
        public: Mapping[str, Any],
        private: Mapping[str, Any],
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

    def number(self, *names: str) -> None:
        """Counters that are one number."""
        for name in names:
            self.one(name, self.public[name])

    def each(self, *names: str) -> None:
        """Counters that have a number for each seat."""
        for name in names:
            self.row(name, self.public[name])

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
NO_ATTACK: Mapping[str, Any] = {"from": -1, "on": -1, "kind": "", "cards": 0}


def bridge_over(seat: Seat) -> None:
    """Rounds, points, whose turn it is, the card on the table as it shows, and the attack."""
    public = seat.public
    seat.number("round", "rounds", "turns", "drawn", "over")
    seat.each("points", "bound")
    seat.who("turn", public["turn"])
    seat.one("clockwise", public["direction"] == "clockwise")
    seat.one_of("colour", public["colour"], COLOURS)
    seat.one_of("sign", public["sign"], _ids("bridge_over"))
    attack = public["attack"] or NO_ATTACK
    seat.one("attack", attack["cards"])
    seat.one_of("attack.kind", attack["kind"], _ids("bridge_over"))
    seat.who("attack.from", attack["from"])
    seat.who("attack.on", attack["on"])
    seat.one("hand_points", seat.private.get("hand_points", 0))


def dominion(seat: Seat) -> None:
    """Turn, phase, what is left to spend, tokens of players, what piles and landscapes cost now."""
    public = seat.public
    seat.number("actions", "buys", "coins", "potions", "over")
    seat.each("turns", "coffers", "villagers", "favors", "vp", "debt")
    seat.who("turn", public["turn"])
    seat.who("controller", public["controller"])
    seat.one_of("phase", public["phase"], PHASES["dominion"])
    seat.one("score", seat.private.get("score", 0))
    marks = {(name, of): count for name, of, count in public["marks"]}
    seat.one("sun", marks.get(("sun", 0), 0))
    for name in PLAYER_TOKENS:
        seat.row(name, [marks.get((name, player), 0) for player in range(seat.seats)])


def innovation(seat: Seat) -> None:
    """Turn, actions, icons, splays, points and achievements."""
    public = seat.public
    seat.number("goal", "turns", "action", "actions", "over")
    seat.each("points", "achievements", "landmarks", "tucked", "scored", "drawn", "lost")
    seat.who("turn", public["turn"])
    seat.one_of("phase", public["phase"], PHASES["innovation"])
    for name in ("icons", "splays"):
        for place, of_seats in enumerate(zip(*public[name], strict=True)):
            seat.row(f"{name}.{place}", of_seats)


@cache
def _ids(game: str) -> dict[str, int]:
    """The ids of all cards of a game, with their places in an order."""
    return _places(*sorted(facts["id"] for facts in named(game).facts()))


class Rows(NamedTuple):
    """Figures that each card has now. columns: their names, for so many seats. fill: writes them into an
    array of zeros, of shape (faces, columns), for faces with these numbers."""

    columns: Callable[[int], tuple[str, ...]]
    fill: Callable[[Seat, Mapping[str, int], Floats], None]


def _no_columns(_seats: int) -> tuple[str, ...]:
    return ()


def _no_rows(_seat: Seat, _faces: Mapping[str, int], _rows: Floats) -> None:
    return


def _dominion_columns(seats: int) -> tuple[str, ...]:
    fixed = ("cost.coins", "cost.potions", "cost.debt", "in_supply", "owned", *PILE_TOKENS, "other_tokens")
    of_players = ("tokens", "has", "waiting")
    return fixed + tuple(f"{name}.{player}" for name in of_players for player in range(seats))


def _dominion_rows(seat: Seat, faces: Mapping[str, int], rows: Floats) -> None:
    """Costs now, tokens on piles and of players, what players have besides cards, and what still waits."""
    column = {name: number for number, name in enumerate(_dominion_columns(seat.seats))}
    pile_of: dict[int, int] = {}
    for pile in seat.public["piles"]:
        row = faces.get(pile["top"] or pile["id"])
        if row is not None:
            rows[row, :4] = *pile["cost"], float(pile["supply"])
            pile_of[pile["zone"]] = row
    for landscape in seat.public["landscapes"]:
        if landscape["cost"] is not None:
            rows[faces[landscape["id"]], :3] = landscape["cost"]
    for id, count in seat.private.get("owned", {}).items():
        rows[faces[id], column["owned"]] = count
    for name, of, count in seat.public["marks"]:
        if of in pile_of:
            rows[pile_of[of], column.get(name, column["other_tokens"])] += count
        elif of < seat.seats and name in faces:
            rows[faces[name], column[f"tokens.{seat.left(of)}"]] += count
    for id, owner in seat.public["owned"]:
        rows[faces[id], column[f"has.{seat.left(owner)}"]] += 1
    for waiting in seat.public["pending"]:
        if waiting["card"] in faces:
            rows[faces[waiting["card"]], column[f"waiting.{seat.left(waiting['seat'])}"]] += 1


NO_ROWS = Rows(_no_columns, _no_rows)
ROWS: Mapping[str, Rows] = {"dominion": Rows(_dominion_columns, _dominion_rows)}
"""The figures of cards of those games that have such."""
OF: Mapping[str, Counters] = {"bridge_over": bridge_over, "dominion": dominion, "innovation": innovation}
"""The counters of each game."""
