"""What a player can count who knows only what they own: enough for most lines of most plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fudaba.bots.dominion.worth import COINS, GROUPS, INCOME, MONEY, gives_actions, is_terminal, types_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import NAMED
from fudaba.games.dominion.rules.tally import Tally


class Figures:
    """The figures of the player's own cards.

    gaining: whether a card is gained without being bought.
    """

    __slots__ = ("_cards", "_income", "_owned", "coins", "gaining", "left", "tally")

    coins: int
    """What there is to spend, or what a gain may cost."""
    tally: Tally
    """The figures that the game keeps up to date."""
    left: Callable[[str], int]
    """How many cards are left in a pile, by its id; 0 where there is no such pile."""

    def __init__(self, coins: int, tally: Tally) -> None:
        self.coins = coins
        self.gaining = False
        self.tally = tally
        self.left = tally.left
        self._owned: Mapping[str, int] | None = None
        self._income: float | None = None
        self._cards: int | None = None

    @property
    def all_owned(self) -> Mapping[str, int]:
        """How many cards of each name the player has."""
        owned = self._owned
        if owned is None:
            owned = self._owned = self.tally.owned
        return owned

    def own(self, owned: Mapping[str, int]) -> None:
        """From now on count as if the player had these cards, how many of each name."""
        self._owned, self._income, self._cards = owned, None, None

    def owned(self, what: str) -> int:
        """How many cards of that name, or of that type, the player has; 1 for a Project that is theirs."""
        if (count := self.all_owned.get(what)) is not None:
            return count
        if bit := NAMED.get(what, 0):
            return sum(count for id, count in self.all_owned.items() if types_of(id) & bit)
        if (group := GROUPS.get(what)) is not None:
            return sum(count for id, count in self.all_owned.items() if group(id))
        return int(what in KINDS and KINDS[what].can_be_bought and self.has_bought(what))

    def has_bought(self, project: str) -> bool:
        """Whether a Project is the player's."""
        raise NotImplementedError

    @property
    def purse(self) -> float:
        """The coins that there will be: those there are, and what the Treasures in hand give."""
        raise NotImplementedError

    @property
    def deck_money(self) -> int:
        """The coins that all Treasures of the player give, by the figures printed on them."""
        return sum([COINS.get(id, 0) * count for id, count in self.all_owned.items()])

    @property
    def income(self) -> float:
        """The coins that all cards of the player give, Actions too."""
        if self._income is None:
            self._income = sum([INCOME[id] * count for id, count in self.all_owned.items()])
        return self._income

    @property
    def cards(self) -> int:
        """How many cards the player has."""
        if self._cards is None:
            self._cards = sum(self.all_owned.values())
        return self._cards

    @property
    def more_buys(self) -> int:
        """The Buys that the player's cards give, by the figures printed on them."""
        return sum(KINDS[id].bonus.buys * n for id, n in self.all_owned.items() if types_of(id))

    @property
    def terminals(self) -> int:
        """How many Actions the player has that give no Action back."""
        return sum(count for id, count in self.all_owned.items() if is_terminal(id))

    @property
    def villages(self) -> int:
        """How many Actions the player's cards give beyond those that they take."""
        return sum(max(0, gives_actions(id) - 1) * n for id, n in self.all_owned.items() if types_of(id))


class CountedFigures(Figures):
    """What a game keeps up for a player who is asked nothing else; LookupError for all else that there is."""

    __slots__ = ("_hand", "buys", "turn")

    def __init__(self, coins: int, tally: Tally) -> None:
        super().__init__(coins, tally)
        self._hand: list[str] | None = None
        self.turn = tally.turn
        self.buys = tally.buys

    @property
    def empty_piles(self) -> int:
        """How many piles of the Supply are empty."""
        return self.tally.empty_piles

    @property
    def in_hand(self) -> list[str]:
        """The player's hand."""
        hand = self._hand
        if hand is None:
            hand = self._hand = self.tally.hand
            if hand is None:
                raise LookupError("hand")
        return hand

    def hand(self, what: str) -> int:
        """How many cards of that name, or of that type, the player has in hand."""
        return among(self.in_hand, what)

    @property
    def purse(self) -> float:
        """As `Figures.purse`, on the player's own turn."""
        return sum([MONEY[id] for id in self.in_hand], float(self.tally.coins))

    def has_bought(self, project: str) -> bool:
        """Nobody has counted that."""
        raise LookupError(project)

    def __getattr__(self, word: str) -> Any:
        raise LookupError(word)


def among(ids: Sequence[str], what: str) -> int:
    """How many of these cards have that name, or are of that type."""
    if bit := NAMED.get(what, 0):
        return sum([1 for id in ids if id == what or types_of(id) & bit])
    if (group := GROUPS.get(what)) is not None:
        return sum([1 for id in ids if group(id)])
    return ids.count(what)
