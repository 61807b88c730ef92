"""Cards as an English log calls them: by name, with an article or a number, in lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.text.names import names_in, read_kind

_GAME: Final = "dominion"
_ODD: Final = {
    "Bag of Gold": "Bags of Gold",
    "Beggar": "Beggars",
    "Coin of the Realm": "Coins of the Realm",
    "Den of Sin": "Dens of Sin",
    "Footman": "Footmen",
    "Highwayman": "Highwaymen",
    "Horn of Plenty": "Horns of Plenty",
    "Jack of All Trades": "Jacks of All Trades",
    "Oasis": "Oases",
    "Platinum": "Platina",
    "Werewolf": "Werewolves",
    "Will-o'-Wisp": "Will-o'-Wisps",
}
"""Plurals that follow no rule."""
_AS_IT_IS: Final = re.compile(r"(?<![sux])s$")
"""Names that are plurals already: Gardens, Goons, Nobles."""
_PART: Final = re.compile(r"(?:(?P<many>\d{1,3})|(?P<one>an?|the))\s+(?P<name>.+)", re.IGNORECASE)
_BETWEEN: Final = re.compile(r",\s*(?:and\s+)?|\s+and\s+")
_HIDDEN: Final = re.compile(r"(?:other |more )?cards?", re.IGNORECASE)
_NO_ARTICLE: Final = ("Sir ", "Dame ")
MOST_IN_A_LIST: Final = 60


def plural(name: str) -> str:
    """How a log calls several cards of this name.

    >>> plural("Sentry"), plural("Witch"), plural("Gardens"), plural("Platinum")
    ('Sentries', 'Witches', 'Gardens', 'Platina')
    """
    if name in _ODD:
        return _ODD[name]
    if _AS_IT_IS.search(name):
        return name
    if name.endswith(("s", "x", "ch", "sh")):
        return f"{name}es"
    if re.search("[^aeiou]y$", name):
        return f"{name[:-1]}ies"
    return f"{name}s"


def name(id: str) -> str:
    """A card's or landscape's name."""
    names = names_in(_GAME, "en")
    return names.kinds.get(id) or names.cards.get(id, id)


def id_of(text: str) -> str | None:
    """The card or landscape that a log means by a name, in singular or plural; None for none."""
    return read_kind(_GAME, text) or _plurals().get(text.strip().lower())


@cache
def _plurals() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for id in KINDS:
        called = name(id)
        for spelling in (f"{called}s", f"{called}es", plural(called)):
            found[spelling.lower()] = id
    return found


def some(cards: Mapping[str, int], hidden: int = 0, *, last: str = "") -> str:
    """A list as a log writes it.

    last: the id of the card that stands at the end, after those that are hidden.

    >>> some({"copper": 2, "estate": 1}), some({}, 5), some({"copper": 1}, 4, last="copper"), some({})
    ('2 Coppers and an Estate', '5 cards', '4 cards and a Copper', 'nothing')
    """
    parts = [_counted(id, number) for id, number in cards.items()]
    if hidden:
        unseen = "a card" if hidden == 1 else f"{hidden} cards"
        parts = [unseen, *parts] if last else [*parts, unseen]
    if not parts:
        return "nothing"
    if len(parts) < 3:
        return " and ".join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"


def _counted(id: str, number: int) -> str:
    called = name(id)
    if number != 1:
        return f"{number} {plural(called)}"
    if called.startswith((*_NO_ARTICLE, "The ")) or KINDS[id].sort != "card":
        return called
    return f"an {called}" if called[0] in "AEIOU" else f"a {called}"


def read_some(text: str) -> tuple[dict[str, int], int] | None:
    """The cards of a list, and how many of it are not named; None where some word of it is no card.

    >>> read_some("2 Coppers, a Silver and an Estate"), read_some("4 other cards and a Copper")
    (({'copper': 2, 'silver': 1, 'estate': 1}, 0), ({'copper': 1}, 4))
    """
    if text.lower() in ("nothing", "no cards"):
        return {}, 0
    named, hidden = Counter[str](), 0
    parts = [part for part in _BETWEEN.split(text) if part]
    if not 0 < len(parts) <= MOST_IN_A_LIST:
        return None
    for part in parts:
        found = _PART.fullmatch(part)
        number = int(found["many"]) if found is not None and found["many"] else 1
        called = part if found is None else found["name"]
        if found is not None and _HIDDEN.fullmatch(called):
            hidden += number
            continue
        id = id_of(part) or id_of(called)
        if id is None:
            return None
        named[id] += number
    return dict(named), hidden
