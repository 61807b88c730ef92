"""The plans to begin with: money with one card or two, villages with what draws, what trashes; gardens,
rushes, floods of Silver, one great turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from fudaba.bots.dominion.card_makes import makes_of
from fudaba.bots.dominion.card_needs import need_of
from fudaba.bots.dominion.card_trials import deed_of, plays_again
from fudaba.bots.dominion.points import COUNTS
from fudaba.bots.dominion.worth import coins_of, is_dead, is_terminal
from fudaba.dominion_study.search.alternative_victory import alternative_victories, brings, gains_cheap
from fudaba.dominion_study.search.archetypes import ALWAYS, LATE, SOON, archetypes
from fudaba.dominion_study.search.genome import Gene, Plan, as_carried, tidy
from fudaba.dominion_study.search.roles import role_of
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.facts.types import ATTACK, DURATION

GREEN: Final[Plan] = (
    Gene("duchy", 0, "left(province) <= 4"),
    Gene("estate", 0, "left(province) <= 2"),
)
"""What is bought at the end of every plan."""
PROVINCE: Final = Gene("province", 0, "deck_money > 15")
THINNED: Final = (Gene("copper", 0, "income > 4", "trash"),)
"""How Coppers go from a deck that buys as much Gold and Silver as it can."""
CARRIES: Final = 7
"""A deck carries a terminal for each group of this many cards, if no Action is to be wasted often."""
EVENT_TIMES: Final = ("turn <= 5", "left(province) <= 4", "coins < 6", "")
"""When an Event may be bought: what helps a deck early, what brings points late, rather than Gold, always."""
DEAREST: Final = 8
"""An Event that costs more comes before a Province."""
MOST_SINGLE: Final = 26
"""Of how many cards at most, a plan with that card alone is tried."""


class Market(NamedTuple):
    """What can be bought in a kingdom."""

    cards: tuple[str, ...]
    """The ids of the Kingdom cards and landscapes."""
    all: tuple[str, ...]
    """The same and the basic cards."""
    colonies: bool
    """Whether Platinum and Colony are in the Supply."""
    ways: tuple[str, ...] = ()
    """The ids of the Ways by which cards may be played."""

    def within(self, plan: Plan) -> Plan:
        """A plan as it can be followed here: without its lines for what is not sold."""
        return tuple(gene for gene in plan if gene.card in self.all or gene.card in self.ways)


def market_of(cards: Sequence[str], landscapes: Sequence[str], *, colonies: bool) -> Market:
    """The market of a kingdom: what lies on its piles from the start, and what landscapes are for sale."""
    tops = [KINDS[id].parts[0][0] if KINDS[id].parts else id for id in cards]
    parts = [part for id in cards for part, _ in KINDS[id].parts]
    sold = [id for id in landscapes if KINDS[id].can_be_bought]
    kingdom = tuple(dict.fromkeys([*tops, *parts, *sold]))
    basic = ("province", "duchy", "estate", "gold", "silver", "copper")
    potion = ("potion",) if any(KINDS[id].cost.potions for id in kingdom) else ()
    dear = ("platinum", "colony") if colonies else ()
    ways = tuple(id for id in landscapes if KINDS[id].sort == "way")
    return Market(kingdom, (*kingdom, *basic, *potion, *dear), colonies, ways)


def money(market: Market, *lines: Gene, early: Sequence[Gene] = ()) -> Plan:
    """Big money with these lines after Gold, and these before it."""
    top = (Gene("colony"), Gene("platinum", 0, "left(colony) > 3")) if market.colonies else ()
    duchy = Gene("duchy", 0, "left(province) <= 6")
    return tidy((*top, PROVINCE, *GREEN, *early, Gene("gold"), duchy, *lines, Gene("silver")))


def first_plans(market: Market) -> list[Plan]:
    """All plans to begin with, big money first; the same for the same market."""
    found = [money(market), tidy((Gene("province"), *GREEN, Gene("gold"), Gene("silver")))]
    found += _singles(market)
    found += _engines(market)
    found += _points(market)
    found += alternative_victories([id for id in market.cards if KINDS[id].sort == "card"])
    built = [*_great_turns(market), *archetypes([id for id in market.cards if KINDS[id].sort == "card"])]
    found += map(with_colonies, built) if market.colonies else built
    return list(dict.fromkeys(found))


def with_colonies(plan: Plan) -> Plan:
    """A plan for Provinces as it goes where there are Colonies: those come first, and Provinces with them."""
    if all(gene.card != "province" for gene in plan):
        return plan
    first = (
        Gene("colony"),
        Gene("platinum", 0, "left(colony) > 3"),
        Gene("province", 0, "owned(colony) > 1"),
    )
    last = (Gene("duchy", 0, "left(colony) <= 2"), Gene("estate", 0, "left(colony) <= 1"))
    return tidy((*first, *last, *plan))


def styles(market: Market) -> list[Plan]:
    """The Victory cards of plans of other kinds than money: bought always, or once a deck is built."""
    found: list[Plan] = [(*ALWAYS, Gene("gold")), (*LATE, Gene("gold", 1)), SOON]
    return [with_colonies(plan) for plan in found] if market.colonies else found


def _singles(market: Market) -> Iterator[Plan]:
    """Money with one card: one or two of it, as many as the deck carries, or as many as can be; of a dear one
    the first before Gold, any more after it."""
    for id in market.cards[:MOST_SINGLE]:
        kind = KINDS[id]
        potion = (Gene("potion", 1),) if kind.cost.potions else ()
        if kind.sort == "event":
            yield from (money(market, early=(Gene(id, 0, time),)) for time in EVENT_TIMES)
            if kind.cost.coins > DEAREST:
                yield (Gene(id), *money(market))
            continue
        if kind.sort == "project":
            yield money(market, early=(Gene(id, 1),))
            continue
        dear = kind.cost.coins >= 5 or bool(kind.cost.debt) or bool(kind.cost.potions)
        if not is_terminal(id):
            # What only works once something discards it: not before that is there.
            many = Gene(id, 0, "turn > 4") if is_dead(id) else Gene(id, 3)
            yield money(market, *potion, many) if not dear else money(market, early=(*potion, many))
            if kind.action or kind.treasure:
                yield money(market, early=(*potion, Gene(id)))
            continue
        for up_to in (1, 2):
            line = Gene(id, up_to)
            yield money(market, *potion, line) if not dear else money(market, early=(*potion, line))
        yield money(market, Gene(id, 0, as_carried(id)), early=(*potion, Gene(id, 1)))
        if dear:
            for more in (2, 0):
                yield money(market, Gene(id, more), early=(*potion, Gene(id, 1)))
            continue
        if kind.attack:
            yield money(market, early=(*potion, Gene(id)))
        # Of what is played again and again no more than come to hand together.
        yield money(market, early=(*potion, Gene(id, 0, f"owned({id}) < cards / {CARRIES}")))


def _engines(market: Market) -> Iterator[Plan]:
    """Villages and what draws, with what trashes and what pays, by the figures printed on the cards, and with
    Provinces by what all cards give, since what pays may be Actions."""
    for plan in _built(market):
        thins = any(role_of(gene.card).thins for gene in plan)
        lines = tuple(one for gene in plan for one in (SOON[:2] if gene == PROVINCE else (gene,)))
        yield (*lines, *(THINNED if thins else ()))


def _built(market: Market) -> Iterator[Plan]:
    """The same with Provinces by what the Treasures give."""
    kinds = [KINDS[id] for id in market.cards if KINDS[id].sort == "card" and not KINDS[id].cost.potions]
    villages = _best([k for k in kinds if _is_village(k)], lambda k: -k.cost.coins)
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
        yield money(market, early=thin)
        yield money(market, early=(*thin, *pay))
    if labs:
        lines = tuple(Gene(k.id) for k in labs)
        yield money(market, early=(*thin, *lines))
        yield money(market, early=(*thin, *pay, *lines))
    if villages and draws:
        village, draw = villages[0].id, draws[0].id
        core = (Gene(draw, 0, "terminals <= villages"), Gene(village, 6, "terminals > villages"))
        yield money(market, early=(*thin, *pay, *core))
        yield money(market, early=(*thin, *core))
        yield money(market, early=(Gene(draw, 0, "terminals <= villages + 1"), Gene(village, 5)))
    for one in pays[:3]:
        for other in draws[:2]:
            if one.id != other.id:
                yield money(market, Gene(other.id, 1), early=(Gene(one.id, 1),))


def _points(market: Market) -> Iterator[Plan]:
    """Victory cards that count by what one has: with what gains them, and as many cards as can be had; with
    money; after Duchies; after a flood of Silver. And a rush on all Victory cards that are cheap."""
    cheap = tuple(Gene(id) for id in market.cards if _is_cheap_victory(KINDS[id]))
    gainers = [id for id in market.cards if KINDS[id].action and _gains(id)]
    gainers = sorted(gainers, key=gains_cheap, reverse=True)[:2]
    for id in market.cards:
        if id not in COUNTS:
            continue
        for gainer in (*gainers, ""):
            first = (Gene(gainer, 4),) if gainer else ()
            ends = (Gene("estate"), Gene("silver", 4), Gene("copper"))
            yield tidy((*first, Gene(id), Gene("duchy"), *first, *ends))
            if gainer:
                late = (Gene("estate", 0, f"owned({id}) > 0"), Gene("silver"), Gene("copper"))
                for begun, last in ((1, ends), (1, late), (2, late)):
                    enough = f"owned({gainer}) > {begun}"
                    yield tidy((Gene("duchy", 0, enough), Gene(id, 0, enough), Gene(gainer), *last))
        yield tidy((Gene("province"), Gene("duchy"), Gene(id), Gene("gold"), Gene("silver")))
        yield money(market, early=(Gene(id, 0, "turn >= 10"), Gene("duchy", 0, "turn >= 10")))
        yield from _late_points(market, id)
    if cheap:
        for gainer in gainers:
            many = Gene("estate", 0, f"owned({gainer}) > 5")
            yield tidy((Gene(gainer, 7), *cheap, Gene(gainer), many, Gene("copper")))


def _late_points(market: Market, id: str) -> Iterator[Plan]:
    """The same card once there is money enough for Duchies, with them or after them, and what Treasure is
    cheap until then; or once there is Silver enough."""
    rich, last = "deck_money > 15", Gene("estate", 0, f"left({id}) <= 4")
    treasures = [one for one in market.cards if KINDS[one].treasure]
    pays = tuple(Gene(one) for one in treasures[:2])
    yield tidy((Gene("duchy", 0, rich), Gene(id, 0, rich), last, Gene("gold"), Gene("silver")))
    out = "left(duchy) == 0"
    after = (Gene("duchy", 0, "deck_money > 17"), Gene(id, 0, out), last)
    yield tidy((*after, *pays, Gene("gold"), Gene("silver"), Gene("copper", 0, out)))
    begun = f"owned({id}) > 0"
    ends = (Gene("province", 0, begun), Gene("duchy", 0, begun), Gene("estate", 0, begun))
    flood = tuple(Gene(one, 0, "coins > 4") for one in treasures[:2])
    yield tidy((Gene(id, 0, "owned(silver) > 15"), *ends, *flood, Gene("silver"), Gene("copper")))


def _great_turns(market: Market) -> Iterator[Plan]:
    """What makes cards cheaper, played as often as can be, until one turn buys most of the Provinces."""
    ends = (Gene("duchy", 0, "left(province) <= 2"), Gene("estate", 0, "left(province) <= 1"))
    repeats = [id for id in market.cards if deed_of(id).plays > 1 or plays_again(id)]
    for id in market.cards:
        if not deed_of(id).usual.cheaper:
            continue
        for buys in (3, 6):
            green = (Gene("province", 0, f"buys > {buys}"), Gene("province", 0, "owned(province) > 0"), *ends)
            for again in repeats:
                yield tidy((*green, Gene(again), Gene(id, 2), Gene("silver")))
                yield tidy(
                    (*green, Gene(again, 0, f"owned({again}) < owned({id})"), Gene(id), Gene("silver"))
                )
            village = next((one for one in market.cards if _is_village(KINDS[one])), "")
            if village:
                core = (Gene(village, 0, "terminals > villages"), Gene(id))
                yield tidy((*green, *core, Gene("silver")))


def _is_cheap_victory(kind: Kind) -> bool:
    return kind.victory and kind.sort == "card" and kind.cost.coins <= 4 and not kind.cost.potions


def _is_village(kind: Kind) -> bool:
    return kind.action and kind.bonus.actions >= 2 and not kind.cost.potions


def _gains(id: str) -> bool:
    """Whether a card brings more cards into the deck: by choice, Coppers, or by a Buy."""
    return gains_cheap(id) or brings(id, "copper") or role_of(id).buys > 0


def _trashes(kind: Kind) -> bool:
    return (
        kind.action and kind.cost.coins <= 5 and (need_of(kind.id).junk > 0 or makes_of(kind.id) is not None)
    )


def _extra(kind: Kind) -> float:
    return 0.5 * bool(kind.types & (ATTACK | DURATION)) + 0.3 * kind.bonus.buys


def _best(kinds: list[Kind], key: Callable[[Kind], float]) -> list[Kind]:
    return sorted(kinds, key=key, reverse=True)
