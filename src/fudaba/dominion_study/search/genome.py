"""A plan as it is bred: lines of plain texts and numbers, that are changed, moved, crossed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from re import Match, sub
from typing import Final, Literal, NamedTuple

from fudaba.bots.dominion.strategy import Strategy, StrategyLine
from fudaba.bots.dominion.strategy_file import line, written
from fudaba.bots.dominion.worth import is_dead, is_terminal
from fudaba.dominion_study.search.roles import role_of
from fudaba.games.dominion.facts.kinds import KINDS

Sort = Literal["buy", "play", "trash", "choose", "keep", "discard", "way", "name"]
"""What a line of a plan is about, as in a strategy file."""
ABOUT: Final = ("way", "name")
"""Those about another card than the one that they name."""
OTHERS: Final[tuple[Sort, ...]] = ("play", "trash", "choose", "keep", "discard", "way", "name")
"""The sorts of lines beside those to buy."""


class Gene(NamedTuple):
    """A line of a plan: see `strategy.StrategyLine`."""

    card: str
    """The id of the card or landscape."""
    up_to: int = 0
    """How many of it to own, 0 for any number."""
    if_: str = ""
    """The condition as it is written, "" for always."""
    sort: Sort = "buy"
    """The sort of line: what is bought, played and so on."""
    word: str = ""
    """For a choice, the option that is taken; for a card that is played, "last" where it comes after all
    others; else the card that is played by a Way, or for which a card is named.
    """


Plan = tuple[Gene, ...]
"""What to buy, the most wanted first; then how it is played, as far as the plan says so."""

LONGEST: Final = 18
"""How many lines to buy at most."""
MOST_MANNERS: Final = 16
"""How many lines about how a plan is played are tried."""
MOST_OTHERS: Final = 8
"""How many lines of other sorts at most."""
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
    "owned(province) > 0",
    "coins >= 11",
    "coins >= 13",
    "income > 12",
    "income > 18",
    "buys > 1",
    "cards < 16",
)
"""The conditions that a line may get."""
SILVER: Final = 3
"""What Silver costs: a card that is cheaper comes before it."""
TRASHED: Final = ("copper", "estate", "silver")
"""What a line to trash may be about."""
TRASH_CONDITIONS: Final = ("income > 3", "income > 4", "turn > 6", "owned(gold) > 0", "")
PLAY_CONDITIONS: Final = ("actions > 1", "turn <= 8", "coins < 8", "", "", "")
WAY_CONDITIONS: Final = ("actions == 0", "hand(action) > 1", "turn >= 10", "")
BY_WAY: Final = 0.2
"""How often a change brings a line about a Way, where there is one."""
DISCARDED: Final = ("copper", "silver", "estate")
"""What a line to discard may be about."""
NAMED: Final = ("copper", "silver", "gold", "estate", "duchy", "province")
"""What may be named, beside what the plan buys."""
CHOICE_CONDITIONS: Final = ("coins < 5", "coins >= 6", "actions == 0", "lead < -12", "", "")


@lru_cache(maxsize=8192)
def line_of(gene: Gene) -> StrategyLine:
    """The line that a gene says."""
    said = line(gene.card, gene.up_to or None, gene.if_)
    if gene.sort == "play":
        return said._replace(last=gene.word == "last")
    if gene.sort in ABOUT:
        return said._replace(on=gene.word)
    return said._replace(word=gene.word)


def strategy_of(plan: Plan, name: str = "plan") -> Strategy:
    """The strategy that a plan says."""
    return Strategy(
        name,
        lines_of(plan, "buy"),
        plays=lines_of(plan, "play"),
        trashes=lines_of(plan, "trash"),
        choices=lines_of(plan, "choose"),
        keeps=lines_of(plan, "keep"),
        discards=lines_of(plan, "discard"),
        ways=lines_of(plan, "way"),
        names=lines_of(plan, "name"),
    )


def plan_of(strategy: Strategy) -> Plan:
    """The plan that a strategy is, as far as a plan can say it."""
    made = [_gene(line, "buy") for line in strategy.lines if line.counts is None and not line.phase]
    sorts: dict[Sort, tuple[StrategyLine, ...]] = {
        "play": strategy.plays,
        "trash": strategy.trashes,
        "choose": strategy.choices,
        "keep": strategy.keeps,
        "discard": strategy.discards,
        "way": strategy.ways,
        "name": strategy.named,
    }
    made += [_gene(line, sort) for sort, lines in sorts.items() for line in lines]
    return tuple(made)


def _gene(line: StrategyLine, sort: Sort) -> Gene:
    word = line.on if sort in ABOUT else "last" if line.last else line.word
    return Gene(line.card, line.up_to or 0, line.said, sort, word)


def lines_of(plan: Plan, sort: Sort) -> tuple[StrategyLine, ...]:
    """The lines of a sort that a plan has."""
    return tuple(line_of(gene) for gene in plan if gene.sort == sort)


def to_toml(plan: Plan, name: str, about: str = "") -> str:
    """A plan as a strategy file."""
    return written(name, about, lines_of(plan, "buy"), {sort: lines_of(plan, sort) for sort in OTHERS})


def tidy(plan: Sequence[Gene]) -> Plan:
    """Without lines that can never be followed: those below one for the same card that always can; and
    without those about cards that the plan does not buy."""
    done: set[tuple[Sort, str]] = set()
    kept: list[Gene] = []
    for gene in plan:
        if (gene.sort, gene.card) in done or gene in kept:
            continue
        kept.append(gene)
        if not gene.up_to and not gene.if_:
            done.add((gene.sort, gene.card))
    buys = [gene for gene in kept if gene.sort == "buy"][:LONGEST]
    there = {gene.card for gene in buys} | BASIC
    others = [gene for gene in kept if gene.sort != "buy" and _what(gene) in there]
    return (*buys, *others[:MOST_OTHERS])


def _what(gene: Gene) -> str:
    """The card that a plan must have for a line to be of use."""
    return gene.word if gene.sort in ABOUT else gene.card


def as_carried(card: str, by: int = 8) -> str:
    """The condition that there is no more than one of a card for this many Treasures."""
    return f"owned({card}) < owned(treasure) / {by}"


def crossed(plan: Plan, other: Plan) -> Plan:
    """The plan with what another is about, each line where it stands there: before what the plan has of what
    follows it there; one for a few of a card also before what costs as much."""
    lines = list(plan)
    has = {gene.card for gene in plan}
    for number, gene in enumerate(other):
        if gene.sort != "buy":
            lines.append(gene)
        elif gene.card not in BASIC and gene.card not in has:
            place = _place(lines, other[number + 1 :])
            lines.insert(min(place, _before_cheaper(lines, gene)) if gene.up_to else place, gene)
    return tidy(lines)


def restyled(plan: Plan, other: Plan) -> Plan:
    """The plan with another's Victory cards, and with as many Golds."""
    golds = [gene for gene in other if gene.card == "gold"]
    lines = [gene for gene in other if gene.sort == "buy" and is_dead(gene.card)]
    for gene in plan:
        if gene.card == "gold" and golds:
            lines.append(golds.pop(0))
        elif gene.sort != "buy" or not is_dead(gene.card):
            lines.append(gene)
    return tidy(lines)


def added(plan: Plan, card: str, up_to: int = 1, if_: str = "") -> Plan:
    """The plan with so many of a card, bought before what costs as much, and before Silver."""
    gene, lines = Gene(card, up_to, if_), list(plan)
    lines.insert(_before_cheaper(lines, gene), gene)
    return tidy(lines)


def pruned(plan: Plan) -> list[Plan]:
    """The plan without one of the cards that it is about, each in turn."""
    about = _bought_cards(plan)
    return [tidy([gene for gene in plan if gene.card != card]) for card in about if len(about) > 1]


def by_ways(plan: Plan, ways: Sequence[str]) -> list[Plan]:
    """The plan with a terminal that is played by a Way once there are no more Actions, each in turn."""
    idle = "actions == 0 and hand(action) > 0"
    terminals = [id for id in _bought_cards(plan) if KINDS[id].action and is_terminal(id)]
    return [tidy((*plan, Gene(way, 0, idle, "way", id))) for way in ways for id in terminals]


def _before_cheaper(lines: Sequence[Gene], gene: Gene) -> int:
    """Before which line something stands that is wanted a few times: what costs no more, and no points."""
    price = max(SILVER, KINDS[gene.card].cost.coins)
    for number, one in enumerate(lines):
        if one.sort != "buy" or (not is_dead(one.card) and KINDS[one.card].cost.coins <= price):
            return number
    return len(lines)


def _place(lines: list[Gene], following: Sequence[Gene]) -> int:
    """Where a line goes that has these after it: before the first of them that is there."""
    for gene in following:
        if gene in lines:
            return lines.index(gene)
    cards = [gene.card for gene in lines]
    return next((cards.index(gene.card) for gene in following if gene.card in cards), len(lines))


def changed(
    plan: Plan, market: Sequence[str], others: Sequence[Plan], rng: Random, ways: Sequence[str] = ()
) -> Plan:
    """The plan with a random change or two. market: what can be bought. others: plans to take a line from.
    ways: the Ways of the kingdom."""
    lines = list(plan)
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        rng.choice(_CHANGES)(lines, market, others, rng)
    actions = [id for id in _bought_cards(lines) if KINDS[id].action]
    if ways and actions and rng.random() < BY_WAY:
        if_ = rng.choice(WAY_CONDITIONS)
        lines.append(Gene(rng.choice(ways), 0, if_, "way", rng.choice(actions)))
    return tidy(lines)


def mannered(plan: Plan) -> list[Plan]:
    """The plan with one line more about how it is played: what comes first or last, what is always chosen,
    when Coppers go."""
    bought = _bought_cards(plan)
    actions = [id for id in bought if KINDS[id].action]
    made = [Gene(id, 0, "", "play", word) for id in actions if len(actions) > 1 for word in ("", "last")]
    made += [Gene(id, 0, "", "choose", word) for id in bought for word in KINDS[id].offers]
    if any(role_of(id).thins for id in actions):
        made += [Gene("copper", 0, if_, "trash") for if_ in TRASH_CONDITIONS[:2]]
    said = {(gene.sort, gene.card) for gene in plan}
    return [tidy((*plan, gene)) for gene in made if (gene.sort, gene.card) not in said][:MOST_MANNERS]


def _bought_cards(lines: Sequence[Gene]) -> list[str]:
    """What a plan is about, in the order of its lines."""
    return list(dict.fromkeys(gene.card for gene in lines if gene.sort == "buy" and gene.card not in BASIC))


def _drop(lines: list[Gene], market: Sequence[str], others: Sequence[Plan], rng: Random) -> None:
    if _bought(lines) > 3:
        lines.pop(rng.randrange(len(lines)))


def _bought(lines: Sequence[Gene]) -> int:
    """How many lines are about what to buy."""
    return sum(gene.sort == "buy" for gene in lines)


def _count(lines: list[Gene], market: Sequence[str], others: Sequence[Plan], rng: Random) -> None:
    at = rng.randrange(len(lines))
    gene = lines[at]
    if gene.sort != "buy":
        return
    up_to = max(0, gene.up_to + rng.choice((-1, 1))) if gene.up_to else rng.choice(COUNTS)
    lines[at] = gene._replace(up_to=up_to)


def _move(lines: list[Gene], market: Sequence[str], others: Sequence[Plan], rng: Random) -> None:
    gene = lines.pop(rng.randrange(len(lines)))
    lines.insert(rng.randrange(len(lines) + 1), gene)


def _insert(lines: list[Gene], market: Sequence[str], others: Sequence[Plan], rng: Random) -> None:
    """A new line: mostly below the Victory cards with which a plan begins."""
    gene = _fresh(rng.choice(market), rng)
    top = next((number for number, one in enumerate(lines) if not is_dead(one.card)), 0)
    lines.insert(rng.randrange(top if rng.random() < 0.8 else 0, len(lines) + 1), gene)


def _fresh(card: str, rng: Random) -> Gene:
    """A line for a card: of terminals few, or as many as the Treasures make worth it."""
    if is_terminal(card) and rng.random() < 0.3:
        return Gene(card, 0, as_carried(card, rng.choice((6, 8, 11))))
    if_ = rng.choice(CONDITIONS) if rng.random() < 0.25 else ""
    return Gene(card, rng.choice(TERMINAL_COUNTS if is_terminal(card) else COUNTS), if_)


def _replace(lines: list[Gene], market: Sequence[str], others: Sequence[Plan], rng: Random) -> None:
    """Another card in a line; of those that the plan is about, if there are any."""
    bought = [number for number, gene in enumerate(lines) if gene.sort == "buy"]
    about = [number for number in bought if lines[number].card not in BASIC]
    at = rng.choice(about or bought)
    lines[at] = _fresh(rng.choice(market), rng)


def _condition(lines: list[Gene], market: Sequence[str], others: Sequence[Plan], rng: Random) -> None:
    at = rng.randrange(len(lines))
    gene = lines[at]
    if not gene.if_ or rng.random() < 0.2:
        lines[at] = gene._replace(if_=rng.choice(CONDITIONS))
    elif rng.random() < 0.3:
        lines[at] = gene._replace(if_="")
    else:
        lines[at] = gene._replace(if_=_nudged(gene.if_, rng))


def _nudged(text: str, rng: Random) -> str:
    """A condition with its last number a little more or less; what is divided by stays above 0."""
    least = 1 if sub(r"\d+$", "", text).endswith("/ ") else 0

    def other(found: Match[str]) -> str:
        return str(max(least, int(found[0]) + rng.choice((-2, -1, 1, 2))))

    return sub(r"\d+$", other, text)


def _cross(lines: list[Gene], market: Sequence[str], others: Sequence[Plan], rng: Random) -> None:
    """A line of another plan, where it stands there, or anywhere."""
    if not others:
        return
    other = rng.choice(others)
    at = rng.randrange(len(other))
    place = _place(lines, other[at + 1 :]) if rng.random() < 0.7 else rng.randrange(len(lines) + 1)
    lines.insert(place, other[at])


def _manner(lines: list[Gene], market: Sequence[str], others: Sequence[Plan], rng: Random) -> None:
    """A line about how the plan is played: what comes first or last, what goes, what is chosen, kept or
    discarded, and what is named."""
    bought = _bought_cards(lines)
    actions = [id for id in bought if KINDS[id].action]
    made = [Gene(rng.choice(TRASHED), 0, rng.choice(TRASH_CONDITIONS), "trash")]
    made.append(Gene(rng.choice(DISCARDED), 0, rng.choice(PLAY_CONDITIONS), "discard"))
    if actions:
        word = rng.choice(("", "", "last"))
        made.append(Gene(rng.choice(actions), 0, rng.choice(PLAY_CONDITIONS), "play", word))
        made.append(Gene(rng.choice(actions), sort="keep"))
    if choices := [(id, word) for id in bought for word in KINDS[id].offers]:
        id, word = rng.choice(choices)
        made.append(Gene(id, 0, rng.choice(CHOICE_CONDITIONS), "choose", word))
    if names := [id for id in actions if role_of(id).names]:
        made.append(Gene(rng.choice((*NAMED, *bought)), 0, "", "name", rng.choice(names)))
    lines.append(rng.choice(made))


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
    _manner,
)
