"""A player as cards speak of one, in any game: who sits around the table, and what they are asked.

A game's own `Me` adds the verbs in which its cards are written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, Self

from typing_extensions import TypeVar

from fudaba.kernel.ask import Option, numbered
from fudaba.kernel.cards import Card
from fudaba.kernel.choices import Choice
from fudaba.kernel.handful import Cards
from fudaba.kernel.table import Table

# Every game asks these, and calls them so: they are among its words.
_MAY: Final[Any] = "may"
_NUMBER: Final[Any] = "number"
_PLAYER: Final[Any] = "player"
YES_NO: Final[tuple[Option[Any], ...]] = (Option(_MAY, word="yes"), Option(_MAY, word="no"))
PLAYERS: Final[tuple[Option[Any], ...]] = tuple(Option(_PLAYER, seat=seat) for seat in range(16))
"""The option of each seat."""
NO_OPTION: Final[Option[Any]] = Option("")
"""What a player has chosen who has chosen nothing."""
C = TypeVar("C", bound=Cards[Any], default=Cards[Card])
D = TypeVar("D", bound=str, default=Any)
Q = TypeVar("Q", bound=str, default=Any)
V = TypeVar("V", bound=str, default=Any)


class Player(Generic[C, D, Q, V]):
    """A seat at a table. C: what its game calls a handful of cards. D: what is done to cards that are chosen.
    Q, V: the kinds of its questions and the verbs of their options (`vocabulary`).

    choice_rule: the rule by which a card lets its player choose, where none is named.
    """

    __slots__ = ()

    choice_rule: ClassVar[str] = ""

    # What each game says of its players.

    @property
    def t(self) -> Table[Any]:
        """The table."""
        raise NotImplementedError

    @property
    def seat(self) -> int:
        """The seat."""
        raise NotImplementedError

    @property
    def asking(self) -> int:
        """The card that asks, -1 for none."""
        raise NotImplementedError

    def as_seat(self, seat: int) -> Self:
        """Another player, who follows the same instructions."""
        raise NotImplementedError

    def around(self) -> Sequence[int]:
        """The seats of all who play, in the order in which things befall them."""
        return range(self.t.seats)

    def handful(self, cards: Iterable[int], since: int = -1) -> C:
        """Some cards of this table; since: see `Cards`."""
        raise NotImplementedError

    async def choose_among(self, verb: D, cards: C, choice: Choice[C], **facts: Any) -> Iterable[int]:
        """Put the question which of the cards this player chooses; `cards` are those still there."""
        raise NotImplementedError

    # Who sits around the table.

    @property
    def everybody(self) -> list[Self]:
        """All players, in the order in which things befall them."""
        return [self if seat == self.seat else self.as_seat(seat) for seat in self.around()]

    @property
    def others(self) -> list[Self]:
        """The other players, in the order in which things befall them."""
        return [self.as_seat(seat) for seat in self.around() if seat != self.seat]

    @property
    def left(self) -> Self:
        """The player who sits to the left."""
        return self._beside(1)

    @property
    def right(self) -> Self:
        """The player who sits to the right."""
        return self._beside(-1)

    def _beside(self, steps: int) -> Self:
        seats = self.around()
        return self.as_seat(seats[(seats.index(self.seat) + steps) % len(seats)])

    # What they choose.

    async def choose(self, what: int | C | Choice[C] | None, verb: D, **facts: Any) -> C:
        """The cards themselves, or those that this player chooses; verb: what is done to them.

        Not those that have moved since they were looked for.
        """
        if isinstance(what, Choice):
            since = what.cards.since
            chosen = await self.choose_among(verb, what.cards.still_there, what, **facts)
            if what.sure:
                chosen = [*(card for card in what.sure if not what.cards.lost(card)), *chosen]
            return self.handful(chosen, since)
        if isinstance(what, Cards):
            return what.still_there
        return self.handful(() if what is None else (what,))

    async def pick(
        self,
        kind: Q,
        options: Sequence[Option[V]],
        *,
        may: bool = False,
        about: int | None = None,
        rule: str = "",
        **facts: Any,
    ) -> Option[V]:
        """Choose one of these options, or `NO_OPTION` where there are none, or where they `may` choose none.

        about: the card that asks, if that is not the one whose instructions are followed. facts: see `Ask`.
        """
        about = self.asking if about is None else about
        rule = rule or self.choice_rule
        if options and not may:
            one: Option[V] = await self.t.choose(self.seat, kind, options, about=about, rule=rule, **facts)
            return one
        chosen = await self.t.choose_some(
            self.seat, kind, options, least=0 if may else 1, most=1, about=about, rule=rule, **facts
        )
        return chosen[0] if chosen else NO_OPTION

    async def may(self, word: str = "", *, about: int | None = None, **facts: Any) -> bool:
        """Whether this player wants what is offered; `word` says what that is."""
        return (await self.pick(_MAY, YES_NO, about=about, word=word, **facts)).word == "yes"

    async def number(self, least: int, most: int, word: str = "") -> int:
        """Choose a number; `word` says of what."""
        return (await self.pick(_NUMBER, numbered(_NUMBER, least, most), word=word)).number

    async def player(
        self, players: Iterable[Player[C, D, Q, V]], word: str = "", **facts: Any
    ) -> Self | None:
        """Choose one of these players. None where there are none, or where they `may` choose none and do."""
        options = [PLAYERS[player.seat] for player in players]
        seat = (await self.pick(_PLAYER, options, word=word, **facts)).seat
        return self.as_seat(seat) if seat >= 0 else None
