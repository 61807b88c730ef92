"""The plans to begin with: money with one card or two, villages with what draws, what trashes, gardens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from fudaba.bots.dominion.finding.genome import Gene, Plan, tidy
from fudaba.bots.dominion.hints import FOR_COINS, MAKES, NEEDS
from fudaba.bots.dominion.points import COUNTS
from fudaba.bots.dominion.worth import coins_of, is_terminal
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.facts.types import ATTACK, DURATION

GREEN: Final[Plan] = (
    Gene("duchy", 0, "left(province) <= 4"),
    Gene("estate", 0, "left(province) <= 2"),
)
"""What is bought at the end of every plan."""
PROVINCE: Final = Gene("province", 0, "deck_money > 15")
MOST_SINGLE: Final = 26
"""Of how many cards at most, a plan with that card alone is tried."""


class Shop(NamedTuple):
    """What can be bought in a kingdom.

    cards: the Kingdom cards and landscapes. all: the basic cards, too. top: what ends the game best.
    """

    cards: tuple[str, ...]
    all: tuple[str, ...]
    colonies: bool


def shop_of(cards: Sequence[str], landscapes: Sequence[str], *, colonies: bool) -> Shop:
    """The shop of a kingdom: what lies on its piles from the start, and what landscapes are for sale."""
    tops = [KINDS[id].parts[0][0] if KINDS[id].parts else id for id in cards]
    parts = [part for id in cards for part, _ in KINDS[id].parts]
    sold = [id for id in landscapes if KINDS[id].can_be_bought]
    kingdom = tuple(dict.fromkeys([*tops, *parts, *sold]))
    basic = ("province", "duchy", "estate", "gold", "silver", "copper")
    potion = ("potion",) if any(KINDS[id].cost.potions for id in kingdom) else ()
    return Shop(kingdom, (*kingdom, *basic, *potion, *(("platinum", "colony") if colonies else ())), colonies)


def money(shop: Shop, *lines: Gene, early: Sequence[Gene] = ()) -> Plan:
    """Big money with these lines after Gold, and these before it."""
    top = (Gene("colony"), Gene("platinum", 0, "left(colony) > 3")) if shop.colonies else ()
    duchy = Gene("duchy", 0, "left(province) <= 6")
    return tidy((*top, PROVINCE, *GREEN, *early, Gene("gold"), duchy, *lines, Gene("silver")))


def first_plans(shop: Shop) -> list[Plan]:
    """All plans to begin with, big money first; the same for the same shop."""
    found = [money(shop), tidy((Gene("province"), *GREEN, Gene("gold"), Gene("silver")))]
    found += _singles(shop)
    found += _engines(shop)
    found += _points(shop)
    return list(dict.fromkeys(found))


def _singles(shop: Shop) -> Iterator[Plan]:
    """Money with one card: one or two of it, or as many as can be."""
    for id in shop.cards[:MOST_SINGLE]:
        kind = KINDS[id]
        potion = (Gene("potion", 1),) if kind.cost.potions else ()
        dear = kind.cost.coins >= 5 or bool(kind.cost.debt) or bool(kind.cost.potions)
        counts = (2,) if is_terminal(id) else (3,)
        if kind.sort in ("event", "project"):
            counts = (1,) if kind.sort == "project" else (0,)
        for up_to in (1, *counts) if is_terminal(id) else counts:
            line = Gene(id, up_to)
            yield money(shop, *potion, line) if not dear else money(shop, early=(*potion, line))
        if not is_terminal(id) and kind.sort == "card" and (kind.action or kind.treasure):
            yield money(shop, *potion, early=(Gene(id),))


def _engines(shop: Shop) -> Iterator[Plan]:
    """Villages and what draws, with what trashes and what pays, by the figures printed on the cards."""
    kinds = [KINDS[id] for id in shop.cards if KINDS[id].sort == "card" and not KINDS[id].cost.potions]
    villages = _best([k for k in kinds if k.action and k.bonus.actions >= 2], lambda k: -k.cost.coins)
    draws = _best([k for k in kinds if k.action and k.bonus.cards >= 2], lambda k: k.bonus.cards + _extra(k))
    labs = [k for k in kinds if k.action and k.bonus.actions and k.bonus.cards >= 2]
    trashers = _best([k for k in kinds if _trashes(k)], lambda k: -k.cost.coins)
    pays = _best(
        [k for k in kinds if k.action and is_terminal(k.id) and (coins_of(k.id) >= 2 or k.attack)],
        lambda k: k.cost.coins + 2 * k.attack,
    )
    thin = tuple(Gene(k.id, 1, "turn <= 6") for k in trashers[:1])
    pay = tuple(Gene(k.id, 1) for k in pays[:1])
    if thin:
        yield money(shop, early=thin)
        yield money(shop, early=(*thin, *pay))
    if labs:
        lines = tuple(Gene(k.id) for k in labs)
        yield money(shop, early=(*thin, *lines))
        yield money(shop, early=(*thin, *pay, *lines))
    if villages and draws:
        village, draw = villages[0].id, draws[0].id
        core = (Gene(draw, 0, "terminals <= villages"), Gene(village, 6, "terminals > villages"))
        yield money(shop, early=(*thin, *pay, *core))
        yield money(shop, early=(*thin, *core))
        yield money(shop, early=(Gene(draw, 0, "terminals <= villages + 1"), Gene(village, 5)))
    for one in pays[:3]:
        for other in draws[:2]:
            if one.id != other.id:
                yield money(shop, Gene(other.id, 1), early=(Gene(one.id, 1),))


def _points(shop: Shop) -> Iterator[Plan]:
    """Victory cards that count by what one has, with what gains them, and as many cards as can be had."""
    for id in shop.cards:
        if id not in COUNTS:
            continue
        gainers = [other for other in shop.cards if KINDS[other].action and _gains(other)]
        for gainer in (*gainers[:2], ""):
            first = (Gene(gainer, 4),) if gainer else ()
            yield tidy(
                (*first, Gene(id), Gene("duchy"), *first, Gene("estate"), Gene("silver", 4), Gene("copper"))
            )
        yield tidy((Gene("province"), Gene("duchy"), Gene(id), Gene("gold"), Gene("silver")))
        yield money(shop, early=(Gene(id, 0, "turn >= 10"), Gene("duchy", 0, "turn >= 10")))


def _gains(id: str) -> bool:
    return id in ("workshop", "ironworks", "armory", "hermit", "beggar", "develop", "artificer") or (
        KINDS[id].bonus.buys > 0
    )


def _trashes(kind: Kind) -> bool:
    needs_junk = NEEDS.get(kind.id) in ("junk", "two_junk")
    return (
        kind.action and kind.cost.coins <= 5 and (needs_junk or kind.id in MAKES) and kind.id not in FOR_COINS
    )


def _extra(kind: Kind) -> float:
    return 0.5 * bool(kind.types & (ATTACK | DURATION)) + 0.3 * kind.bonus.buys


def _best(kinds: list[Kind], key: Callable[[Kind], float]) -> list[Kind]:
    return sorted(kinds, key=key, reverse=True)
