"""Which rules concern a card, and which texts name it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from fudaba.kernel.game import Game
from fudaba.lab.scenario.rule_ids import game_of
from fudaba.text import source, sources, words
from fudaba.text.narrator import narrator


def rules_on(game: Game, id: str) -> list[str]:
    """The ids of the rules under a card's heading in the documents, and of the rulings that speak of it."""
    name, names = narrator(game.name, "en", []).kind(id), namer(game, id)
    found = []
    for rule in sorted((rule for rule in sources() if game_of(rule) == game.name), key=_order):
        if source(rule).document == "ruling":
            if names(words("en").say(rule)):
                found.append(rule)
        elif name in re.split(r"\s*[,;/]\s*", source(rule).section):
            found.append(rule)
    return found


def namer(game: Game, id: str) -> Callable[[str], bool]:
    """What tells whether a text names the card, and not another whose name has this one in it.

    A number is a card only as "red 5", "5*2" or "a 5".
    """
    names = narrator(game.name, "en", [])
    all_names = {names.kind(facts.id) for facts in game.facts()}
    counted = sorted({*names.colours, "a", "an", "another"})
    before = "|".join(rf"(?<=\b{re.escape(word)} )" for word in counted)

    def spelled(name: str) -> str:
        if not name.isdecimal():
            return re.escape(name)
        return rf"(?:{before}){name}(?! cards?\b)|{name}(?=\*\d)"

    name = names.kind(id)
    longest_first = sorted(overlapping(name, all_names), key=lambda each: (-len(each), each))
    pattern = re.compile(rf"(?<![\w/*+])(?:({')|('.join(map(spelled, longest_first))}))(?!\w)")
    group = longest_first.index(name) + 1
    return lambda text: name in text and any(found.lastindex == group for found in pattern.finditer(text))


def overlapping(name: str, names: Iterable[str]) -> set[str]:
    """Those of the names that can stand over a part of a name in a text, or over a part of such a one.

    With no other name can it be mistaken, so a search need not look for hundreds of them.

    >>> sorted(overlapping("Fair", ["Fair", "Village Fair", "Village", "Gold", "Moat"]))
    ['Fair', 'Village', 'Village Fair']
    """
    found, new, left = {name}, [name], set(names) - {name}
    while new:
        one = new.pop()
        near = {each for each in left if _overlap(one, each)}
        left -= near
        found |= near
        new += near
    return found


def _overlap(one: str, other: str) -> bool:
    return _begins_in(one, other) or _begins_in(other, one)


def _begins_in(one: str, other: str) -> bool:
    """Whether one name can begin, as a word, where another stands."""
    for found in re.finditer(r"(?<![\w/*+])(?!$)", other):
        rest = other[found.start() :]
        shorter, longer = sorted((one, rest), key=len)
        if longer.startswith(shorter) and not re.match(r"\w", longer[len(shorter) :]):
            return True
    return False


def _order(id: str) -> list[Any]:
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", id)]
