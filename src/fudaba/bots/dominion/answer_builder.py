"""How an answer is put together once it is known how good each option is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fudaba.bots.dominion.hints import TURNED
from fudaba.bots.dominion.last_card import ends
from fudaba.bots.dominion.sight import Sight
from fudaba.games.dominion.facts.vocabulary import DominionAsk, DominionOption
from fudaba.kernel.ask import Answer

WINS: Final = 1000.0
"""What it is worth to end the game by what wins it."""


def is_turned(now: Sight) -> bool:
    """Whether what would go first goes last: it is another player's who is to have the worst of it, or is not
    in the deck yet."""
    kind = now.ask.kind
    return now.is_theirs or (kind in TURNED and now.about in TURNED[kind])


def first(now: Sight) -> Answer:
    """The first options, as few as are allowed; but one rather than none."""
    ask = now.ask
    return tuple(range(min(len(ask.options), max(ask.least, min(1, ask.most)))))


def best(ask: DominionAsk, good: Callable[[DominionOption], float]) -> Answer:
    """The one option that is best."""
    options = ask.options
    return (max(range(len(options)), key=lambda pick: good(options[pick])),)


def worded(ask: DominionAsk, word: str) -> int:
    """The number of the option with that word; 0 if there is none."""
    return next((pick for pick, option in enumerate(ask.options) if option.word == word), 0)


def chosen(now: Sight, good: Callable[[str], float]) -> Answer:
    """The cards for which it is good, the best first; as many more as must be, and no more than may be."""
    return of_worths(now, [good(option.face) if option.face else 0.0 for option in now.ask.options])


def of_worths(now: Sight, worths: Sequence[float]) -> Answer:
    """The same, where it is known of each option how good it is. What ends the game this turn and wins it is
    the first of all, what loses it so the last."""
    ask = now.ask
    if is_turned(now):
        worths = [-worth for worth in worths]
    if last := ends(now):
        worths = [WINS * (1 if last[n] else -1) if n in last else worth for n, worth in enumerate(worths)]
    if ask.most == 1 and worths:
        most = max(worths)
        return (worths.index(most),) if ask.least or most > 0 else ()
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    count = sum([worth > 0 for worth in worths])
    return tuple(order[: max(ask.least, min(ask.most, count))])
