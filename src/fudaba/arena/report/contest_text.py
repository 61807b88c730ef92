"""The text of a contest, for the terminal and its page: where the bots met, and what they won."""

from __future__ import annotations

from collections import Counter
from typing import Final

from fudaba.arena.contest.contest import Contest, Game
from fudaba.arena.contest.ratings import Rating
from fudaba.bots.mind.chances import interval
from fudaba.text import Words
from fudaba.text.names import list_name
from fudaba.text.visible import visible

WIDEST: Final = 400
"""Half an interval of a rating, in Elo's units, from which it says nothing: ten to one, this way or that."""


def signed(value: float, form: str = ".0f") -> str:
    """A figure with its sign, as `format` writes it by `form`; one that is rounded to nothing has none."""
    written = f"{value:+z{form}}"
    return written if written.strip("+0.%") else written.removeprefix("+")


def says_something(rated: Rating, *, among: int = 0) -> bool:
    """Whether a rating says who is better, or at least that nobody is by much.

    among: how many bots there are, of one of them, whose rating is beside the mean of all, its own with them;
    0 for one that is beside others already.
    """
    beside_others = among / (among - 1) if among > 1 else 1.0
    return rated.error * beside_others < WIDEST or abs(rated.elo) > rated.error


def rating(texts: Words, found: Contest, rated: Rating) -> str:
    """The rating of a bot with its 95 % interval; or in words that there are too few games for one."""
    if not says_something(rated, among=len(found.bots)):
        return texts.say("arena-rating-open")
    return _between(rated)


def title(texts: Words, found: Contest) -> str:
    """The game, on how many kingdoms or in how many deals, and how many games were played."""
    errors = len(found.games) - len(found.ended)
    played = texts.say(
        "arena-contest", played=texts.say("arena-played", games=len(found.games)), errors=errors
    )
    game = texts.say(f"{found.game}-title")
    if on_kingdoms(found):
        return texts.say("arena-contest-title", game=game, kingdoms=len(found.kingdoms), played=played)
    deals = len({game.seed for game in found.games})
    return texts.say("arena-contest-title-deals", game=game, deals=deals, played=played)


def names_of(found: Contest) -> list[str]:
    """What the bots are called where it is read: a name may be that of somebody's file."""
    return [visible(name) for name in found.bots]


def failed(texts: Words, found: Contest, game: Game) -> str:
    """What stopped a game: who played, its seed, the error."""
    names = ", ".join(found.bots[bot] for bot in game.bots)
    return visible(texts.say("arena-contest-failed", bots=names, seed=game.seed, error=game.error))


def verdict(texts: Words, found: Contest, one: int, other: int) -> str:
    """Whether it is settled which of two who meet alone is better, and after how many deals."""
    after = found.over.get((min(one, other), max(one, other)))
    return texts.say("arena-pair-after", deals=after) if after else texts.say("arena-pair-open")


def first_seat(texts: Words, found: Contest) -> str:
    """How often who began has won, beside an even share; and by how much that seat is rated higher."""
    rated = found.ratings().first_seat
    even = f"{1 / found.sides:.1%}"
    if not says_something(rated):
        return texts.say("arena-contest-first-share", share=share(*found.first_seat()), even=even)
    return texts.say(
        "arena-contest-first", share=share(*found.first_seat()), even=even, rating=_between(rated)
    )


def share(won: float, played: int) -> str:
    """A share of games with its 95 % interval; a dash where none was played."""
    if not played:
        return "\N{EN DASH}"
    least, most = interval(won, played)
    return f"{won / played:.1%} ({least * 100:.1f}\N{EN DASH}{most * 100:.1f})"


def grounds(texts: Words, found: Contest) -> list[str]:
    """On what the bots met, in the order of the contest: the kingdoms by name or cards, or else the deals."""
    if on_kingdoms(found):
        return [visible(list_name(found.game, cards, texts.lang)) for cards in found.kingdoms]
    dealt = Counter(ground for ground, _ in {(game.kingdom, game.seed) for game in found.games})
    each = max(dealt.values(), default=1)
    if each == 1:
        return [texts.say("arena-deal", number=number) for number, _ in enumerate(found.kingdoms, 1)]
    return [
        texts.say("arena-deals", first=number * each + 1, last=(number + 1) * each)
        for number, _ in enumerate(found.kingdoms)
    ]


def won_on(texts: Words, found: Contest) -> str:
    """The heading of what was won on each of the `grounds`."""
    return texts.say("arena-won-on" if on_kingdoms(found) else "arena-won-in")


def on_kingdoms(found: Contest) -> bool:
    """Whether it was played on kingdoms; a game without them has only deals."""
    return any(found.kingdoms)


def _between(rated: Rating) -> str:
    return f"{signed(rated.elo)} \N{PLUS-MINUS SIGN} {rated.error:.0f}"
