"""A plan as it is bred: lines of plain texts and numbers, that are changed, moved, crossed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from re import Match, sub
from typing import Final, NamedTuple

from fudaba.bots.dominion.strategy import Strategy, StrategyLine
from fudaba.bots.dominion.strategy_file import line, written


class Gene(NamedTuple):
    """A line of a plan: see `strategy.StrategyLine`. up_to: 0 for any number."""

    card: str
    up_to: int = 0
    if_: str = ""


Plan = tuple[Gene, ...]
"""What to buy, the most wanted first."""

LONGEST: Final = 14
"""How many lines at most."""
COUNTS: Final = (0, 0, 1, 1, 2, 2, 3, 4, 6)
"""How many of a card a new line may want."""
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
    if_ = chance.choice(CONDITIONS) if chance.random() < 0.25 else ""
    gene = Gene(chance.choice(shop), chance.choice(COUNTS), if_)
    lines.insert(chance.randrange(len(lines) + 1), gene)


def _replace(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    at = chance.randrange(len(lines))
    lines[at] = lines[at]._replace(card=chance.choice(shop))


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
    """A condition with its last number a little more or less."""

    def other(found: Match[str]) -> str:
        return str(max(0, int(found[0]) + chance.choice((-2, -1, 1, 2))))

    return sub(r"\d+$", other, text)


def _cross(lines: list[Gene], shop: Sequence[str], others: Sequence[Plan], chance: Random) -> None:
    if others:
        gene = chance.choice(chance.choice(others))
        lines.insert(chance.randrange(len(lines) + 1), gene)


_CHANGES: Final = (
    _drop,
    _count,
    _count,
    _move,
    _move,
    _insert,
    _insert,
    _replace,
    _condition,
    _cross,
    _cross,
)
