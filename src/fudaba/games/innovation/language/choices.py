"""The choice that only cards of Innovation offer; all others are in `kernel.choices`."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.kernel.choices import Choice


def highest(number: int, cards: Cards) -> Choice[Cards]:
    """That many of the highest of them; only among equals there is a choice."""
    sure: list[int] = []
    left = cards
    while left and len(sure) + len(left.highest) <= number:
        sure += left.highest
        left = left.aged(*(left.ages - {left.highest.age}))
    count = min(number - len(sure), len(left))
    return Choice(left.highest if count else Cards(cards.t), count, count, "some", tuple(sure))
