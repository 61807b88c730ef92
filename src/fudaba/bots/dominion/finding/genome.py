"""A plan as it is bred: lines of plain texts and numbers, that are changed, moved, crossed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from re import Match, sub
from typing import Final, NamedTuple

from fudaba.bots.dominion.strategy import Strategy, StrategyLine
from fudaba.bots.dominion.strategy_file import line, written
from fudaba.bots.dominion.worth import is_dead, is_terminal


class Gene(NamedTuple):
    """A line of a plan: see `strategy.StrategyLine`. up_to: 0 for any number."""

    card: str
    up_to: int = 0
    if_: str = ""


Plan = tuple[Gene, ...]
"""What to buy, the most wanted first."""

LONGEST: Final = 16
"""How many lines at most."""
BASIC: Final = frozenset({"copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony"})
"""What every plan is built upon; all else is what it is about."""
COUNTS: Final = (0, 0, 1, 1, 2, 2, 3, 4, 6)
"""How many of a card a new line may want."""
TERMINAL_COUNTS: Final = (1, 1, 1, 2, 2, 2, 3)
"""The same of a terminal, unless it wants as many as the deck carries."""
CONDITIONS: Final = (
    "turn <= 4",
    "turn <= 8",
    "turn <= 12",
    "turn >= 6",
    "turn >= 10",
    "turn >= 14",
    "left(province) <= 2",
    "left(province) <= 4",
    "left(province) <= 6",
    "left(province) > 4",
    "deck_money > 10",
    "deck_money > 15",
    "deck_money > 20",
    "coins < 6",
    "coins < 8",
    "terminals <= villages",
    "terminals <= villages + 1",
    "terminals > villages",
    "until_end <= 4",
    "lead < 0",
    "lead > 6",
    "empty_piles >= 1",
    "owned(gold) > 0",
)
"""The conditions that a line may get."""


@lru_cache(maxsize=8192)
def line_of(gene: Gene) -> StrategyLine:
    """The line that a gene says."""
    return line(gene.card, gene.up_to or None, gene.if_)


def strategy_of(plan: Plan, name: str = "plan") -> Strategy:
    """The strategy that a plan says."""
    return Strategy(name, tuple(line_of(gene) for gene in plan))


def told(plan: Plan, name: str, about: str = "") -> str:
    """A plan as a strategy file."""
    return written(name, about, [line_of(gene) for gene in plan])


def tidy(plan: Sequence[Gene]) -> Plan:
    """Without lines that can never be followed: those below one for the same card that always can."""
    done: set[str] = set()
    kept: list[Gene] = []
    for gene in plan:
        if gene.card in done or gene in kept:
            continue
        kept.append(gene)
        if not gene.up_to and not gene.if_:
            done.add(gene.card)
    return tuple(kept[:LONGEST])


def as_carried(card: str, by: int = 8) -> str:
    """The condition that there is no more than one of a card for this many Treasures."""
    return f"owned({card}) < owned(treasure) / {by}"


def crossed(plan: Plan, other: Plan) -> Plan:
    """The plan with what another is about, each line where it stands there: before what the plan has of what
    follows it there."""
    lines = list(plan)
    has = {gene.card for gene in plan}
    for number, gene in enumerate(other):
        if gene.card in BASIC or gene.card in has:
            continue
        lines.insert(_place(lines, other[number + 1 :]), gene)
    return tidy(lines)


def _place(lines: list[Gene], following: Sequence[Gene]) -> int:
    """Where a line goes that has these after it: before the first of them that is there."""
    for gene in following:
        if gene in lines:
            return lines.index(gene)
    cards = [gene.card for gene in lines]
    return next((cards.index(gene.card) for gene in following if gene.card in cards), len(lines))


def changed(plan: Plan, shop: Sequence[str], others: Sequence[Plan], chance: Random) -> Plan:
    """The plan with a random change or two. shop: what can be bought. others: plans to take a line from."""
    lines = list(plan)
    for _ in range(chance.choice((1, 1, 2, 2, 3))):
        chance.choice(_CHANGES)(lines, shop, others, chance)
    return tidy(lines)


def _drop(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    if len(lines) > 3:
        lines.pop(chance.randrange(len(lines)))


def _count(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    at = chance.randrange(len(lines))
    gene = lines[at]
    up_to = max(0, gene.up_to + chance.choice((-1, 1))) if gene.up_to else chance.choice(COUNTS)
    lines[at] = gene._replace(up_to=up_to)


def _move(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    gene = lines.pop(chance.randrange(len(lines)))
    lines.insert(chance.randrange(len(lines) + 1), gene)


def _insert(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    """A new line: mostly below the Victory cards with which a plan begins."""
    gene = _fresh(chance.choice(shop), chance)
    top = next((number for number, one in enumerate(lines) if not is_dead(one.card)), 0)
    lines.insert(chance.randrange(top if chance.random() < 0.8 else 0, len(lines) + 1), gene)


def _fresh(card: str, chance: Random) -> Gene:
    """A line for a card: of terminals few, or as many as the Treasures make worth it."""
    if is_terminal(card) and chance.random() < 0.3:
        return Gene(card, 0, as_carried(card, chance.choice((6, 8, 11))))
    if_ = chance.choice(CONDITIONS) if chance.random() < 0.25 else ""
    return Gene(card, chance.choice(TERMINAL_COUNTS if is_terminal(card) else COUNTS), if_)


def _replace(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    """Another card in a line; of those that the plan is about, if there are any."""
    about = [number for number, gene in enumerate(lines) if gene.card not in BASIC]
    at = chance.choice(about or range(len(lines)))
    lines[at] = _fresh(chance.choice(shop), chance)


def _condition(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    at = chance.randrange(len(lines))
    gene = lines[at]
    if not gene.if_ or chance.random() < 0.2:
        lines[at] = gene._replace(if_=chance.choice(CONDITIONS))
    elif chance.random() < 0.3:
        lines[at] = gene._replace(if_="")
    else:
        lines[at] = gene._replace(if_=_nudged(gene.if_, chance))


def _nudged(text: str, chance: Random) -> str:
    """A condition with its last number a little more or less; what is divided by stays above 0."""
    least = 1 if sub(r"\d+$", "", text).endswith("/ ") else 0

    def other(found: Match[str]) -> str:
        return str(max(least, int(found[0]) + chance.choice((-2, -1, 1, 2))))

    return sub(r"\d+$", other, text)


def _cross(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    """A line of another plan, where it stands there, or anywhere."""
    if not others:
        return
    other = chance.choice(others)
    at = chance.randrange(len(other))
    place = _place(lines, other[at + 1 :]) if chance.random() < 0.7 else chance.randrange(len(lines) + 1)
    lines.insert(place, other[at])


_CHANGES: Final = (
    _drop,
    _count,
    _count,
    _move,
    _move,
    _insert,
    _insert,
    _insert,
    _replace,
    _condition,
    _condition,
    _cross,
)
