"""How a contest is told, printed or on its page: on what the bots met, and what they won."""

from __future__ import annotations

from collections import Counter

from fudaba.arena.contest import Contest
from fudaba.bots.mind.chances import interval
from fudaba.text import Words
from fudaba.text.names import list_name


def share(won: float, played: int) -> str:
    """A share of games with its 95 % interval; a dash where none was played."""
    if not played:
        return "\N{EN DASH}"
    least, most = interval(won, played)
    return f"{won / played:.1%} ({least * 100:.1f}\N{EN DASH}{most * 100:.1f})"


def grounds(told: Words, found: Contest) -> list[str]:
    """On what the bots met, in the order of the contest: the kingdoms by name or cards, or else the deals."""
    if on_kingdoms(found):
        return [list_name(found.game, cards, told.lang) for cards in found.kingdoms]
    dealt = Counter(ground for ground, _ in {(game.kingdom, game.seed) for game in found.games})
    each = max(dealt.values(), default=1)
    if each == 1:
        return [told.say("arena-deal", number=number) for number, _ in enumerate(found.kingdoms, 1)]
    return [
        told.say("arena-deals", first=number * each + 1, last=(number + 1) * each)
        for number, _ in enumerate(found.kingdoms)
    ]


def won_on(told: Words, found: Contest) -> str:
    """The heading of what was won on each of the `grounds`."""
    return told.say("arena-won-on" if on_kingdoms(found) else "arena-won-in")


def on_kingdoms(found: Contest) -> bool:
    """Whether it was played on kingdoms; a game without them has only deals."""
    return any(found.kingdoms)
