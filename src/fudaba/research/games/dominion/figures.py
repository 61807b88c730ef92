"""Turn, phase, what is left to spend, tokens, what piles and landscapes cost."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import OVER, PHASES
from fudaba.games.dominion.facts import shown
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.tokens import OWN_ON_PILE, PLAYER, SUN, every
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.games.dominion.table import Dominion
from fudaba.games.dominion.view import lying
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.table import Table
from fudaba.research.counters import Seat, places

PLAYER_TOKENS: Final = tuple(token.id for token in every(PLAYER) if token.sides and token.says)
"""The tokens that a player has or has not, or that have two sides."""
PILE_TOKENS: Final = tuple(token.id for token in every(OWN_ON_PILE))
"""The tokens that a player puts on a pile."""
WORDS_OF_PHASES: Final = places("start", "action", "buy", "night", "cleanup", "between", "over", "setup")
NUMBERS: Final = ("actions", "buys", "coins", "potions", "over")
FIXED: Final = ("cost.coins", "cost.potions", "cost.debt", "in_supply", "owned", *PILE_TOKENS, "other_tokens")
"""The figures of a card that are of no player."""
OWNED: Final = FIXED.index("owned")


def counters(seat: Seat) -> None:
    """See the module."""
    t = seat.table_as(Dominion)
    s, own = t.state, seat.private
    seat.numbers(NUMBERS, s.actions, s.buys, s.coins, s.potions, s.phase == OVER)
    seat.row("turns", s.turns)
    seat.row("coffers", s.coffers)
    seat.row("villagers", s.villagers)
    seat.row("favors", s.favors)
    seat.row("vp", s.vp)
    seat.row("debt", s.debt)
    seat.who("turn", s.turn.seat)
    seat.who("controller", s.turn.controller)
    seat.one_of("phase", PHASES[s.phase], WORDS_OF_PHASES)
    seat.one("score", own.score if isinstance(own, shown.Private) else 0)
    tokens = {(one.token, one.seat): one.count for one in lying(t)} if s.marks else {}
    seat.one(SUN.id, tokens.get((SUN.id, -1), 0))
    players = range(seat.seats)
    for name in PLAYER_TOKENS:
        seat.row(
            name, [tokens.get((name, player), 0) for player in players] if tokens else [0] * len(players)
        )


def columns(seats: int) -> tuple[str, ...]:
    """The figures of a card."""
    return FIXED + tuple(
        f"{name}.{player}" for name in ("tokens", "has", "waiting") for player in range(seats)
    )


class DominionRows:
    """Costs now, tokens on piles and of players, what players have besides cards, and what still waits."""

    __slots__ = (
        "_column",
        "_costs",
        "_faces",
        "_fixed_costs",
        "_known",
        "_loose",
        "_owned",
        "_pile_of",
        "_piles",
        "_width",
    )

    def __init__(self, table: Table, faces: Mapping[str, int]) -> None:
        assert isinstance(table, Board)
        self._column = {name: number for number, name in enumerate(columns(table.seats))}
        self._width = len(self._column)
        self._faces = {face: number * self._width for face, number in faces.items()}
        self._piles = frozenset(pile.zone for pile in table.box.piles)
        self._fixed_costs = not table.box.cost_rules and all(
            kind.own_cost is None for pile in table.box.piles for kind in pile.kinds
        )
        self._costs: tuple[int, ...] | None = None
        self._known: Mapping[int, int] = {}
        self._pile_of: dict[int, int] = {}
        self._owned: dict[str, int] = {}
        self._loose: list[int] = []

    def write(self, seat: Seat, moved: Collection[int], cells: memoryview[float]) -> None:
        """See `reader.Rows`."""
        t = seat.table_as(Dominion)
        s = t.state
        if self._costs is None:
            for id in t.box.landscapes:
                kind = t.box.kinds[id]
                if kind.can_be_bought:
                    self._put(cells, self._faces[id], kind.cost)
        if (
            not self._fixed_costs
            or self._costs != (s.cheaper,)
            or not self._piles.isdisjoint(moved)
            or s.known != self._known
        ):
            self._costs = (s.cheaper,)
            self._known = s.known.copy()
            self._write_piles(t, cells)
        owned = seat.private.owned if isinstance(seat.private, shown.Private) else {}
        if owned != self._owned:
            for id in self._owned:
                cells[self._faces[id] + OWNED] = 0.0
            for id, count in owned.items():
                cells[self._faces[id] + OWNED] = count
            self._owned = owned
        if self._loose or s.marks or s.owned or s.abilities:
            self._write_loose(t, seat, cells)

    def _write_piles(self, t: Board, cells: memoryview[float]) -> None:
        """What the top card of each pile costs, where it lies face up, and whether it is in the Supply."""
        s, cards, faces = t.state, t.cards, self._faces
        for before in self._pile_of.values():
            self._put(cells, before, (0, 0, 0), 0.0)
        self._pile_of = {}
        printed = self._fixed_costs and not s.cheaper
        for id, zone, supply, kinds, gone in t.box.piles:
            if gone:
                continue
            cards_there, top = s.zones[zone], ""
            if not cards_there:
                kind = kinds[0]
            elif s.layout[zone].audience == EVERYBODY or s.known.get(cards_there[-1]) == EVERYBODY:
                kind = cards[cards_there[-1]]
                top = kind.id
            else:
                kind = KINDS[id]
            if (start := faces.get(top or id)) is not None:
                self._put(cells, start, kind.cost if printed else cost_of(t, kind), float(supply))
                self._pile_of[zone] = start

    @staticmethod
    def _put(
        cells: memoryview[float], start: int, cost: tuple[int, ...], supply: float | None = None
    ) -> None:
        cells[start], cells[start + 1], cells[start + 2] = cost
        if supply is not None:
            cells[start + 3] = supply

    def _write_loose(self, t: Board, seat: Seat, cells: memoryview[float]) -> None:
        """Tokens, what players have besides cards, and what still waits."""
        faces, column, s = self._faces, self._column, t.state
        for place in self._loose:
            cells[place] = 0.0
        loose: list[tuple[int, int]] = []
        for one in lying(t) if s.marks else ():
            if one.zone in self._pile_of:
                kind = column.get(one.token, column["other_tokens"])
                loose.append((self._pile_of[one.zone] + kind, one.count))
            elif one.seat >= 0 and one.token in faces:
                loose.append((faces[one.token] + column[f"tokens.{seat.left(one.seat)}"], one.count))
        for id, owner in s.owned:
            loose.append((faces[id] + column[f"has.{seat.left(owner)}"], 1))
        for ability in s.abilities:
            card = t.cards[ability.source.card].id if ability.source is not None else ""
            if card in faces:
                loose.append((faces[card] + column[f"waiting.{seat.left(ability.owner)}"], 1))
        for place, count in loose:
            cells[place] += count
        self._loose = [place for place, _ in loose]
