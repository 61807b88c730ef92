"""Engines to begin with, put together from what the cards of a kingdom do: what thins, gives Actions, draws
and pays; stacks of one card; combos of two; cards that make points by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from fudaba.bots.dominion.worth import is_dead
from fudaba.dominion_study.search.genome import Gene, Plan, tidy
from fudaba.dominion_study.search.roles import Role, role_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import REACTION

LATE: Final[Plan] = (
    Gene("province", 0, "coins >= 13"),
    Gene("province", 0, "owned(province) > 0"),
    Gene("duchy", 0, "left(province) <= 3"),
    Gene("estate", 0, "left(province) <= 2"),
)
"""The Victory cards of a deck that is built first: none until a turn really makes so much."""
SOON: Final[Plan] = (
    Gene("province", 0, "income > 14"),
    Gene("province", 0, "owned(province) > 0"),
    Gene("duchy", 0, "left(province) <= 4"),
    Gene("estate", 0, "left(province) <= 2"),
)
"""The same of a deck that all its cards together give so much."""
SINGLE: Final[Plan] = (
    Gene("province", 0, "coins >= 11"),
    Gene("province", 0, "owned(province) > 0"),
    Gene("duchy", 0, "left(province) <= 4"),
    Gene("estate", 0, "left(province) <= 2"),
)
"""The Victory cards of a deck with one Buy: once a turn really makes more than a Province costs."""
ALWAYS: Final[Plan] = (
    Gene("province"),
    Gene("duchy", 0, "left(province) <= 4"),
    Gene("estate", 0, "left(province) <= 2"),
)
MOST_ROLES: Final = 2
"""How many cards of one role are tried."""
MOST_TERMINALS: Final = 5
DRAWN: Final = "in_deck + in_discard < 2"
"""Where the cards of a turn are nearly all that there are: the deck draws itself."""
SILVERS: Final = (Gene("silver", 0, DRAWN), Gene("silver", 0, "income < 10"))
"""Silver for a deck that is thinned: where it draws itself, and until it makes enough. With a few Silvers
alone it would buy nothing for ever."""
THIN_FIRST: Final = "coins < 5"
"""What thins is bought before all that costs no more than this."""
OWED: Final = 0.8
"""What a debt costs beside a coin."""
POTION: Final = 2.5
"""What a Potion in a cost is beside a coin."""
DEAR: Final = 5
"""From this cost on a card is bought before Gold and whatever is cheaper."""


class Stock:
    """The cards of a kingdom that do something, Treasures and Nights too, the best of each role first."""

    def __init__(self, cards: Sequence[str]) -> None:
        plain = sorted(filter(_does_something, cards), key=_is_special)
        self.roles: dict[str, Role] = {id: role_of(id) for id in plain}
        roles = self.roles
        self.villages = _best([id for id in plain if roles[id].village], self._as_village)
        self.draws = _best([id for id in plain if roles[id].terminal and roles[id].draws >= 2], self._as_draw)
        self.labs = _best([id for id in plain if not roles[id].terminal and roles[id].draws >= 2], _cost)
        self.thins = _best([id for id in plain if roles[id].thins], self._as_thinner)
        pays = [id for id in plain if roles[id].coins >= 1.5 or roles[id].attack or roles[id].for_buys]
        self.pays = sorted(_best(pays, self.pay), key=_is_special)
        self.cantrips = [
            id for id in plain if not roles[id].terminal and roles[id].draws >= 1 and roles[id].coins >= 1
        ]
        self.green = LATE if any(role.buys for role in roles.values()) else SINGLE
        self.greens = [id for id in plain if roles[id].greens]
        self.gains = _best([id for id in plain if roles[id].gains_actions], lambda id: -_cost(id))

    def _as_village(self, id: str) -> float:
        role = self.roles[id]
        return role.draws + role.coins - 0.5 * _cost(id) + 2.0 * (not role.terminal)

    def _as_draw(self, id: str) -> float:
        role = self.roles[id]
        return role.draws + role.attack + 0.5 * role.buys

    def _as_thinner(self, id: str) -> float:
        role = self.roles[id]
        return 2.0 * role.thins - role.gains - 0.7 * _cost(id) - role.village

    def pay(self, id: str) -> float:
        """How much a card pays."""
        role = self.roles[id]
        return role.coins + 2.0 * role.attack + role.buys + 3.0 * role.for_buys + 0.3 * _cost(id)


def archetypes(cards: Sequence[str]) -> list[Plan]:
    """All of them; the same for the same cards."""
    stock = Stock(cards)
    found = [*_engines(stock), *_drawn(stock), *_gained(stock), *_pairs(stock), *_stacks(stock)]
    found += [*_by_themselves(stock), *_great_turns(stock), *_discarded(stock, cards)]
    return list(dict.fromkeys(tuple(map(_payable, with_potion(plan))) for plan in found))


def with_potion(plan: Plan) -> Plan:
    """A plan with a Potion before what it buys first but Victory cards, where one of its cards costs one."""
    if not any(KINDS[gene.card].cost.potions for gene in plan):
        return plan
    place = next(n for n, gene in enumerate(plan) if not is_dead(gene.card))
    return (*plan[:place], Gene("potion", 1), *plan[place:])


def _does_something(id: str) -> bool:
    kind = KINDS[id]
    return kind.sort == "card" and (kind.action or kind.treasure or kind.night)


def _is_special(id: str) -> bool:
    """Whether a card is no Action, or costs a Potion: where others serve as well, those are tried first."""
    return not KINDS[id].action or bool(KINDS[id].cost.potions)


def _cost(id: str) -> float:
    cost = KINDS[id].cost
    return cost.coins + OWED * cost.debt + POTION * cost.potions


def _payable(gene: Gene) -> Gene:
    """A line for a card that is paid later only where the next turn can pay what is left."""
    debt = KINDS[gene.card].cost.debt
    return gene._replace(if_=f"coins >= {debt // 2}") if debt and not gene.if_ else gene


def _best(ids: list[str], key: Callable[[str], float]) -> list[str]:
    return sorted(ids, key=key, reverse=True)


def _engines(stock: Stock) -> Iterator[Plan]:
    """What draws, from labs or from terminals with Villages; one or two of what pays; what thins."""
    thinners = [*stock.thins[:MOST_ROLES], ""]
    pays = [*[id for id in stock.pays if id not in stock.labs][:MOST_ROLES], ""]
    for thin in thinners:
        for pay in pays:
            for core in _cores(stock):
                yield _engine(stock, thin, pay, core)


def _cores(stock: Stock) -> Iterator[Plan]:
    """What draws: labs; as many Villages as terminals."""
    if stock.labs:
        yield tuple(Gene(id) for id in stock.labs[:2])
    if stock.villages and stock.draws and stock.villages[0] != stock.draws[0]:
        village, draw = stock.villages[0], stock.draws[0]
        yield (Gene(village, 0, f"owned({village}) < owned({draw})"), Gene(draw), Gene(village))


def _engine(stock: Stock, thin: str, pay: str, core: Plan) -> Plan:
    """An engine of these parts. Of the lines what costs more comes first, and of a core all as it stands."""
    lines = list(core)
    besides = [Gene(id, 0, f"owned({core[0].card}) > 2") for id in stock.cantrips if id != pay][:1]
    if pay and pay not in {gene.card for gene in core}:
        besides.append(Gene(pay, 1))
    if thin and thin != pay and thin not in {gene.card for gene in core}:
        besides.append(Gene(thin, 1))
    for gene in besides:
        place = next((n for n, one in enumerate(lines) if _cost(one.card) <= _cost(gene.card)), len(lines))
        lines.insert(place, gene)
    # A cheap card that comes once goes before what is bought again and again for as much.
    return tidy((*stock.green, Gene("gold", 1), *lines, *(SILVERS if thin else (Gene("silver"),))))


def _drawn(stock: Stock) -> Iterator[Plan]:
    """What draws until the deck draws itself; then, and only as long as it does, what pays, and another
    Buy. With no lab and no Village, no more terminals than can be played."""
    cores: list[Plan] = [(Gene(id),) for id in stock.labs[:MOST_ROLES]]
    for draw in stock.draws[:MOST_ROLES]:
        villages = _best([id for id in stock.villages if id != draw], lambda id: stock.roles[id].draws)
        cores += [(Gene(village, 0, "terminals > villages"), Gene(draw)) for village in villages[:1]]
    if not cores:
        cores = [(Gene(draw, 0, "terminals <= villages + 1"),) for draw in stock.draws[:1]]
    buys = _best([id for id, role in stock.roles.items() if role.buys], stock.pay)[:1]
    for core in cores:
        ids = {gene.card for gene in core}
        more = [Gene(id, 2, DRAWN) for id in buys if id not in ids]
        pays = [Gene(id, 1) for id in stock.pays if id not in {*ids, *buys}][:1]
        for thin in (*stock.thins[:1], ""):
            first = (Gene(thin, 1, THIN_FIRST),) if thin and thin not in ids else ()
            ends = SILVERS if first else (Gene("silver"),)
            lines = _by_cost([*core, *pays])
            yield tidy((*stock.green, *first, Gene("gold", 0, DRAWN), *more, *lines, *ends))


def _by_cost(genes: Sequence[Gene]) -> Plan:
    """A core, with what comes once before what is bought again and again for as much or less."""
    lines: list[Gene] = []
    for gene in genes:
        place = len(lines)
        if gene.up_to:
            place = next((n for n, one in enumerate(lines) if _cost(one.card) <= _cost(gene.card)), place)
        lines.insert(place, gene)
    return tuple(lines)


def _gained(stock: Stock) -> Iterator[Plan]:
    """An engine with two of what gains its cheap parts, beside what is bought."""
    for gainer in stock.gains[:1]:
        pay = next((id for id in stock.pays if id not in stock.labs), "")
        thin = next((id for id in stock.thins if id != gainer), "")
        for core in _cores(stock):
            if gainer not in {gene.card for gene in core}:
                plan = _engine(stock, thin, pay, core)
                place = next(n for n, gene in enumerate(plan) if gene.card == "gold")
                yield tidy((*plan[:place], Gene(gainer, 2, "coins < 6"), *plan[place:]))


def _pairs(stock: Stock) -> Iterator[Plan]:
    """A terminal of which the more the better, and as many Villages; with what draws without a terminal, the
    best or the cheapest; with what thins."""
    worth = [id for id in stock.roles if stock.roles[id].terminal and _cost(id) >= 3]
    worth.sort(key=lambda id: -_as_terminal(stock.roles[id], id))
    for id in worth[:MOST_TERMINALS]:
        for village in [one for one in stock.villages if one != id][:MOST_ROLES]:
            few, many = f"owned({village}) < owned({id})", f"owned({village}) < owned({id}) + 2"
            for lab in dict.fromkeys((*stock.labs[:1], *stock.labs[-1:])) or ("",):
                labs = (Gene(lab, 0, "owned(silver) > 1"),) if lab and lab != id else ()
                ends = (*labs, Gene(village, 0, many), Gene("silver"))
                if stock.roles[id].for_buys:
                    yield from _tokens(id, Gene(village, 0, few), labs)
                core = (Gene("gold", 0, "deck_money < 10"), Gene(village, 0, f"{few} - 1"), Gene(id))
                yield tidy((*LATE, *core, *ends))
            if stock.thins and stock.thins[0] not in (id, village):
                thin = Gene(stock.thins[0], 1)
                core = (Gene(village, 0, f"{few} - 1"), Gene(id), thin, *labs, Gene(village, 0, many))
                yield tidy((*LATE, Gene("gold", 1), *core, *SILVERS))


def _tokens(id: str, village: Gene, labs: Plan) -> Iterator[Plan]:
    """As many as can be had of what brings points for each purchase, and as many Villages; then whatever is
    cheap: more Villages without end, and Coppers as soon as one or two are in play."""
    more = Gene(village.card, 0, "owned(silver) > 1")
    for green, played in ((ALWAYS, 0), (LATE, 1)):
        copper = Gene("copper", 0, f"in_play({id}) > {played}")
        yield tidy((*green, Gene(id), village, *labs, more, Gene("silver"), copper))


def _as_terminal(role: Role, id: str) -> float:
    return (
        role.draws
        + role.coins
        + 2.0 * role.attack
        + role.buys
        + 4.0 * role.for_buys
        + role.cheapens
        + 0.2 * _cost(id)
    )


def _stacks(stock: Stock) -> Iterator[Plan]:
    """As many as can be had of one card that gives its Action back; after what thins."""
    stacks = [id for id, role in stock.roles.items() if not role.terminal and _cost(id) >= 4]
    thins = [id for id in stock.thins if id not in stacks][:1]
    stacks = _best(stacks, lambda id: stock.roles[id].draws + stock.roles[id].coins + _cost(id))
    for id in sorted(stacks, key=_is_special)[:4]:
        for thin in (*thins, ""):
            green = SINGLE if thin else (Gene("province", 0, f"owned({id}) > 4"), *ALWAYS[1:])
            first = (Gene(thin, 1),) if thin else ()
            ends = (Gene("gold"), *(SILVERS if thin else (Gene("silver"),)))
            dear = (Gene(id), *first) if _cost(id) >= DEAR else (*first, Gene(id))
            yield tidy((*green, *dear, *ends))


def _by_themselves(stock: Stock) -> Iterator[Plan]:
    """A few of what makes points without a purchase, and Duchies for it before any Gold."""
    for id in stock.greens:
        for count in (2, 3):
            yield tidy((*ALWAYS, Gene(id, count), Gene("duchy"), Gene("silver")))
        yield tidy((*ALWAYS, Gene(id, 2), Gene("gold"), Gene("duchy"), Gene(id), Gene("silver")))


def _great_turns(stock: Stock) -> Iterator[Plan]:
    """As many of what makes cards cheaper as of what gives Actions, until one turn buys several Provinces."""
    cheapeners = [id for id, role in stock.roles.items() if role.cheapens and role.terminal]
    green = (
        Gene("province", 0, "buys > 2"),
        Gene("province", 0, "left(province) <= 4"),
        Gene("province", 0, "coins >= 16"),
        Gene("duchy", 0, "left(province) <= 3"),
        Gene("estate", 0, "left(province) <= 1"),
    )
    for id in cheapeners:
        for village in sorted([one for one in stock.villages if one != id], key=_cost)[:3]:
            lines = (
                Gene(id, 0, f"owned({id}) < owned({village})"),
                Gene(village, 0, f"owned({village}) <= owned({id}) + 1"),
            )
            yield tidy((*green, *lines, Gene(id), Gene("silver", 3), Gene(village)))


def _discarded(stock: Stock, cards: Sequence[str]) -> Iterator[Plan]:
    """Victory cards that do something when they are discarded, with what discards them."""
    tunnels = [id for id in cards if KINDS[id].victory and KINDS[id].types & REACTION]
    discards = _best([id for id, role in stock.roles.items() if role.discards], _cost)[:3]
    for id in tunnels:
        ends = (Gene("duchy", 0, "left(province) <= 5"), Gene(id, 0, "left(province) <= 3"), ALWAYS[2])
        for by in discards:
            begun = (Gene(by, 1), Gene("gold"), Gene(by, 2), Gene(id, 0, f"owned({by}) > 0"))
            yield tidy((ALWAYS[0], *ends, *begun, Gene("silver")))
