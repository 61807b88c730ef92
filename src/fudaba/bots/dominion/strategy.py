"""Strategies: what to buy, what to play before what, what to trash; see docs/strategies.md.

How a strategy is read from its file is in `strategy_file`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from fudaba.bots.dominion.conditions import Condition, Number, Purse, is_counted_by_name

if TYPE_CHECKING:
    from fudaba.bots.dominion.figures import Figures
    from fudaba.bots.dominion.sight import Sight

T = TypeVar("T")
Test = Callable[["Figures"], bool]
"""Whether a line can be followed, by what can be counted."""


Spending = tuple[Mapping[str, int], dict[int, float]]
"""What the coins are worth that a plan spends, by their number, and the costs by which that is so."""


STYLES: Final = ("big_turn", "thinning", "as_written")
"""How a strategy is played beside its lines: what lies on a mat is kept for one great turn; Coppers are
trashed sooner; nobody counts how the game may be ended, but the lines alone say what is bought."""
KEPT: Final = 1000.0
"""How much goes, or stays, what a line of the plan is about."""


class StrategyLine(NamedTuple):
    """One line of a strategy."""

    card: str
    """The id of a card or landscape."""
    up_to: int | None = None
    """How many of it to own, None for any number."""
    holds: Condition | None = None
    """The condition, None for always."""
    looks: bool = False
    """Whether the condition depends on more than the question."""
    counts: Number | None = None
    """How many of it to own, where that depends on the table."""
    last: bool = False
    """For a line about playing: whether the card comes after all others."""
    on: str = ""
    """For a Way, the card that is played by it; for a name, the card that asks for one; "" for every card."""
    word: str = ""
    """For a choice, the option that is taken."""
    said: str = ""
    """The condition as it is written."""
    steady: bool = False
    """Whether the condition gives the same answer for any number of coins."""
    phase: str = ""
    """"buy" or "gain" for a card that is only bought, or only gained; "" for both."""

    def may(self, now: Figures) -> bool:
        """Whether it can be followed, as far as it says."""
        if self.phase and (self.phase == "gain") != now.gaining:
            return False
        if self.holds is not None and not self.holds(now):
            return False
        if self.counts is not None:
            return now.owned(self.card) < self.counts(now)
        return self.up_to is None or now.owned(self.card) < self.up_to


def test_of(line: StrategyLine) -> Test | None:
    """What `StrategyLine.may` says, in as few steps as it takes; None where it can always be followed."""
    card, up_to, holds = line.card, line.up_to, line.holds
    if line.counts is not None or line.phase:
        return line.may
    if up_to is None:
        return holds
    most = up_to
    if not is_counted_by_name(card):
        return line.may
    if holds is None:
        return lambda now: now.all_owned.get(card, 0) < most
    also = holds
    return lambda now: now.all_owned.get(card, 0) < most and also(now)


class Strategy:
    """What to buy: the first line that can be followed; nothing where none can.

    plays: which Actions come first (or last), and when a card is played at all. trashes: what goes, and when.
    ways: which cards are played by which Way, and when. choices: what is chosen where a card lets one choose.
    discards, keeps: what goes first where cards of the hand are discarded, and what stays. names: what is
    named. style: how it is played beside that, some of `STYLES`. Of cards without such lines the policy
    decides.
    """

    def __init__(
        self,
        name: str,
        lines: tuple[StrategyLine, ...],
        *,
        plays: tuple[StrategyLine, ...] = (),
        trashes: tuple[StrategyLine, ...] = (),
        ways: tuple[StrategyLine, ...] = (),
        choices: tuple[StrategyLine, ...] = (),
        discards: tuple[StrategyLine, ...] = (),
        keeps: tuple[StrategyLine, ...] = (),
        names: tuple[StrategyLine, ...] = (),
        style: frozenset[str] = frozenset(),
    ) -> None:
        self.name: Final = name
        self.lines: Final = lines
        self.plays: Final = plays
        self.trashes: Final = trashes
        self.ways: Final = ways
        self.choices: Final = choices
        self.discards: Final = discards
        self.keeps: Final = keeps
        self.named: Final = names
        self.style: Final = style
        self._choices: Final[dict[str, list[tuple[str, Test | None]]]] = {}
        for line in choices:
            self._choices.setdefault(line.card, []).append((line.word, test_of(line)))
        self._steady_choices: Final = self._choices.keys() - {
            line.card for line in choices if not line.steady
        }
        self.cards: Final = frozenset(line.card for line in lines)
        """All that it ever buys."""
        self.orders: Final = frozenset(line.card for line in plays) | {line.on for line in ways}
        """The cards of which it says when they are played, or as what."""
        self.is_steady: Final = all(line.steady for line in lines)
        """Whether none of its lines turns on the coins that there are."""
        self.tests: Final = [(line.card, test_of(line)) for line in lines]
        """Of each line its card, and what says whether it can be followed; None where it always can."""
        self._steady_tests: Final = [test_of(line) if line.steady else None for line in lines]
        self._spendings: Final[dict[tuple[tuple[int, ...], int], Spending]] = {}

    # Buying.

    def first(self, now: Figures, offered: Mapping[str, T]) -> T | None:
        """What to take of what is offered by id; None for nothing of it."""
        for card, test in self.tests:
            if (pick := offered.get(card)) is not None and (test is None or test(now)):
                return pick
        return None

    def followed(self, now: Sight) -> tuple[int, ...]:
        """The numbers of the lines that can be followed, as far as that does not turn on the coins.

        Found once for a question.
        """
        if now.lines is None:
            tests = enumerate(self._steady_tests)
            now.lines = tuple([number for number, test in tests if test is None or test(now)])
        return now.lines

    def affordable(self, now: Sight, costs: Mapping[str, int]) -> str | None:
        """The same of what costs no more than there are coins; None for nothing of it."""
        for number in self.followed(now):
            line = self.lines[number]
            cost = costs.get(line.card)
            if cost is not None and cost <= now.coins and (line.steady or line.may(now)):
                return line.card
        return None

    def spendings(self, costs: Mapping[str, int], lines: tuple[int, ...], buys: int) -> dict[int, float]:
        """What is known, from this game or others, of what these lines make of this many coins with these
        costs, where none turns on the coins; to be added to."""
        found = self._spendings.get((lines, buys))
        if found is None or found[0] is not costs:
            found = self._spendings[lines, buys] = (costs, {})
        return found[1]

    def blindly(self, now: Purse, offered: Mapping[str, int]) -> int | None:
        """The same without a look at the table. Raises LookupError where one is needed."""
        for line in self.lines:
            if line.card in offered and line.phase != "gain":
                if line.looks:
                    raise LookupError(f"whether to buy {line.card} depends on the table")
                if line.holds is None or line.holds(now):
                    return offered[line.card]
        return None

    def rank(self, now: Sight, card: str) -> int:
        """Where the strategy wants a card, 0 first; as many as there are lines if it does not want it."""
        if card in self.cards:
            for number, (wanted, test) in enumerate(self.tests):
                if wanted == card and (test is None or test(now)):
                    return number
        return len(self.tests)

    def names(self, card: str) -> bool:
        """Whether it ever buys a card."""
        return card in self.cards

    # Choosing.

    def chosen(self, now: Figures, card: str, offered: Sequence[str], most: int = 1) -> list[int]:
        """Of the words that a card offers the places of those in lines that hold, the first line first; so
        many at most."""
        picks: list[int] = []
        lines = self._choices.get(card)
        if lines is None:
            return picks
        if card not in self._steady_choices:
            now.coins = int(now.purse)
        for word, test in lines:
            if word in offered and (test is None or test(now)) and (pick := offered.index(word)) not in picks:
                picks.append(pick)
                if len(picks) == most:
                    break
        return picks

    def choices_made(self) -> Mapping[str, str]:
        """By the cards of which it says what is chosen the word that always is; "" where that depends."""
        return {card: "" if lines[0][1] else lines[0][0] for card, lines in self._choices.items()}

    # Playing.

    def place_of(self, now: Sight, card: str) -> float | None:
        """How early a card is played: above 0 before all others, below 0 after them, None for not at all, 0
        where the strategy says nothing."""
        said = False
        for number, line in enumerate(self.plays):
            if line.card == card:
                said = True
                if line.may(now):
                    return -1.0 - number if line.last else float(len(self.plays) - number)
        return None if said else 0.0

    def goes(self, now: Sight, card: str) -> float | None:
        """How much a card is to be trashed: more for what stands higher, 0 for not at all, None where the
        strategy says nothing."""
        said = None
        if not self.trashes:
            return None
        for number, line in enumerate(self.trashes):
            if line.card == card:
                if _holds(line, now):
                    return float(len(self.trashes) - number)
                said = 0.0
        return said

    def how_many_go(self, now: Sight, card: str, there: int) -> int | None:
        """How many of some cards of a name are to be trashed together: each by what is owned once those
        before it have gone. None where the strategy says nothing."""
        if self.goes(now, card) is None:
            return None
        owned = now.all_owned
        try:
            for gone in range(there):
                now.own({**owned, card: owned.get(card, 0) - gone})
                if not self.goes(now, card):
                    return gone
            return there
        finally:
            now.own(owned)

    def discarded(self, now: Sight, card: str) -> float:
        """How much a card is to be discarded: above 0 before all others, the more the higher it stands; below
        0 to be kept, 0 where the strategy says nothing."""
        for number, line in enumerate(self.keeps):
            if line.card == card and _holds(line, now):
                return number - KEPT
        for number, line in enumerate(self.discards):
            if line.card == card and _holds(line, now):
                return KEPT - number
        return 0.0

    def name_for(self, now: Sight, about: str) -> str:
        """The card that is named for another; "" where the strategy says nothing."""
        return next((line.card for line in self.named if line.on in ("", about) and _holds(line, now)), "")

    def way_of(self, now: Sight, card: str) -> str:
        """The Way by which a card is played; "" for its own instructions."""
        return next((line.card for line in self.ways if line.on in ("", card) and _holds(line, now)), "")


def _holds(line: StrategyLine, now: Sight) -> bool:
    """Whether a line holds outside the Buy phase; `coins` are those that there will be in it."""
    if line.steady:
        return line.may(now)
    before, now.coins = now.coins, int(now.purse)
    holds = line.may(now)
    now.coins = before
    return holds
