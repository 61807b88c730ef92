"""Plans to begin with that win by a Victory card whose points grow with what its player has: with what makes
them grow, found by counting such a card in decks, and with what brings that, found by playing the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from fudaba.bots.dominion.points import COUNTS, worth_of
from fudaba.bots.dominion.trial_table import DECK, MIXED, begun, questions
from fudaba.bots.dominion.worth import GROUPS, is_terminal, types_of
from fudaba.dominion_study.search.genome import Gene, Plan, tidy
from fudaba.dominion_study.search.roles import Role, role_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import NAMED

Feed: TypeAlias = Literal["any", "action", "victory", "duchy", "silver", "names", ""]
"""What makes the points of a card grow; "" for nothing."""
MANY: Final = 12
"""So many more of something are put into a deck to see whether a card counts more by it."""
START: Final = {"copper": 7, "estate": 3}
MOST: Final = 3
"""How many cards of one use are tried."""
CHEAP: Final = 4
"""What an ordinary gainer can gain costs no more."""
NAMES: Final = (
    "silver",
    "gold",
    "duchy",
    "village",
    "smithy",
    "market",
    "moat",
    "cellar",
    "workshop",
    "militia",
)
"""Cards of different names."""


class _Deck:
    """A deck that is only counted."""

    def __init__(self, cards: Counter[str]) -> None:
        self.all_owned = cards

    @property
    def cards(self) -> int:
        return self.all_owned.total()

    def owned(self, what: str) -> int:
        """How many cards of that name or type there are."""
        bit, group = NAMED.get(what, 0), GROUPS.get(what)
        if not bit and group is None:
            return self.all_owned[what]
        return sum(
            count
            for id, count in self.all_owned.items()
            if types_of(id) & bit or (group is not None and group(id))
        )


@lru_cache(maxsize=64)
def feed_of(id: str) -> Feed:
    """What makes the points of a card grow."""

    def worth(*more: str) -> float:
        return worth_of(_Deck(Counter(START) + Counter(more)), id)

    begins = worth()
    grows = {
        card for card in ("copper", "silver", "estate", "duchy", "village") if worth(*[card] * MANY) > begins
    }
    if {"copper", "silver", "estate"} <= grows:
        return "any"
    if grows == {"silver"}:
        return "silver"
    if grows == {"village"}:
        return "action"
    if grows == {"duchy"}:
        return "duchy"
    if {"estate", "duchy"} <= grows:
        return "victory"
    return "names" if worth(*NAMES) > begins else ""


@lru_cache(maxsize=1024)
def gains_cheap(id: str) -> bool:
    """Whether a card lets its player choose among cheap cards what to gain, and nothing must go for it."""
    driver = begun(id, MIXED) if KINDS[id].action else None
    if driver is None:
        return False
    for ask in questions(driver):
        if ask.kind == "trash" and ask.least:
            return False
        faces = {option.face for option in ask.options}
        if ask.kind == "gain" and ask.owner == 0 and {"estate", "silver"} <= faces:
            return True
    return False


@lru_cache(maxsize=1024)
def brings(id: str, card: str) -> bool:
    """Whether a card brings another into the deck of who plays it, without a choice."""
    driver = begun(id, MIXED) if KINDS[id].action or KINDS[id].treasure else None
    if driver is None:
        return False
    if any(ask.kind == "gain" and len(ask.options) > 1 for ask in questions(driver)):
        return False
    return driver.table.counted(0).get(card, 0) > (*MIXED, *DECK).count(card)


def alternative_victories(cards: Sequence[str]) -> list[Plan]:
    """All of them for the Kingdom cards of a kingdom; the same for the same cards."""
    found: list[Plan] = []
    for id in cards:
        if id in COUNTS:
            found += _MADE[feed_of(id)](id, cards)
    return list(dict.fromkeys(map(tidy, found)))


def _actions(cards: Sequence[str]) -> dict[str, Role]:
    """The Actions that money alone buys."""
    plain = [
        id for id in cards if KINDS[id].action and KINDS[id].sort == "card" and not KINDS[id].cost.potions
    ]
    return {id: role_of(id) for id in plain}


def _helpers(cards: Sequence[str]) -> list[str]:
    """The Actions that help most to $5 in a turn: what draws, pays, gives a Buy, or coins later."""
    roles = _actions(cards)

    def helps(id: str) -> float:
        role = roles[id]
        return role.draws + role.coins + 0.5 * role.buys + 0.5 * role.discards - 0.2 * KINDS[id].cost.coins

    return sorted([id for id in roles if helps(id) > 1.0], key=helps, reverse=True)[: MOST + 1]


def _duchies(id: str, cards: Sequence[str]) -> Iterator[Plan]:
    """Duchies first, and then the card, as soon as there is some money; with what helps to $5 each turn."""
    begins = "deck_money > 11"
    green = (
        Gene("duchy", 0, f"worth({id}) < 4 and {begins}"),
        Gene(id, 0, f"worth({id}) > 2"),
        Gene("duchy", 0, begins),
        Gene("estate", 0, f"left({id}) <= 3"),
    )
    for help_ in (*_helpers(cards), ""):
        some = (Gene(help_, 2 if KINDS[help_].cost.coins <= CHEAP else 1),) if help_ else ()
        yield (*green, *_dear(some), Gene("gold"), *_cheap(some), Gene("silver"))


def _dear(genes: Sequence[Gene]) -> Plan:
    return tuple(gene for gene in genes if KINDS[gene.card].cost.coins > CHEAP)


def _cheap(genes: Sequence[Gene]) -> Plan:
    return tuple(gene for gene in genes if KINDS[gene.card].cost.coins <= CHEAP)


def _gainers(cards: Sequence[str]) -> list[str]:
    return [id for id in _actions(cards) if gains_cheap(id)][:MOST]


def _rush(id: str, cards: Sequence[str]) -> Iterator[Plan]:
    """As many of what gains cheap cards as seven, then the card itself, the other Victory cards that are as
    cheap, and what gives Actions; until three piles are empty."""
    others = [
        one
        for one in cards
        if one != id
        and KINDS[one].victory
        and KINDS[one].sort == "card"
        and 0 < KINDS[one].cost.coins <= CHEAP
    ]
    more = [one for one, role in _actions(cards).items() if role.village and KINDS[one].cost.coins <= CHEAP]
    for gainer in _gainers(cards):
        for village in (*more[:2], ""):
            first, last = Gene(gainer, 7), Gene("estate", 0, f"owned({gainer}) > 5")
            villages = (Gene(village),) if village else ()
            yield (first, Gene(id), *map(Gene, others), Gene(gainer), last, *villages, Gene("copper"))
        if others and not is_terminal(gainer):
            yield (first, *map(Gene, others), Gene(id), Gene(gainer), last, Gene("copper"))


def _anything(id: str, cards: Sequence[str]) -> Iterator[Plan]:
    """A rush; and as many cards as there are Buys for."""
    yield from _rush(id, cards)
    buys = [one for one, role in _actions(cards).items() if role.buys or brings(one, "copper")]
    for one in buys[:MOST]:
        green = (Gene(id, 0, f"owned({one}) > 2"), Gene("duchy", 0, f"owned({id}) > 2"))
        yield (
            *green,
            Gene(one, 6),
            Gene(id),
            Gene("estate", 0, f"left({id}) < 5"),
            Gene("silver", 3),
            Gene("copper"),
        )


def _victories(id: str, cards: Sequence[str]) -> Iterator[Plan]:
    """A rush; and money that turns to Victory cards alone."""
    yield from _rush(id, cards)
    begins = "deck_money > 13"
    green = (Gene("province", 0, begins), Gene("duchy", 0, begins), Gene(id, 0, begins))
    for help_ in (*_helpers(cards)[:2], ""):
        some = (Gene(help_, 2),) if help_ else ()
        ends = (
            Gene("estate", 0, f"left({id}) <= 3"),
            *_dear(some),
            Gene("gold"),
            *_cheap(some),
            Gene("silver"),
        )
        yield (*green, *ends)


def _silvers(id: str, cards: Sequence[str]) -> Iterator[Plan]:
    """A flood of Silver, by what brings it, too."""
    bring = [one for one in cards if KINDS[one].sort == "card" and brings(one, "silver")]
    for one in (*bring[:2], *_gainers(cards)[:1]):
        for begins in (8, 12):
            enough = f"owned(silver) > {begins}"
            green = (
                Gene(id, 0, enough),
                Gene("duchy", 0, f"owned({id}) > 4"),
                Gene("estate", 0, f"left({id}) <= 2"),
            )
            yield (*green, Gene(one, 2), Gene("silver"))


def _played(id: str, cards: Sequence[str]) -> Iterator[Plan]:
    """As many Actions as can be had, by what gains them and by Buys, and Potions for the card."""
    roles = _actions(cards)
    cheap = sorted(
        [one for one in roles if KINDS[one].cost.coins <= CHEAP],
        key=lambda one: (is_terminal(one), -roles[one].draws),
    )
    more = [one for one, role in roles.items() if gains_cheap(one) or role.buys][:MOST]
    for one in (*more, ""):
        first = (Gene("potion", 1), Gene(one, 3)) if one else (Gene("potion", 2),)
        others = tuple(Gene(other) for other in cheap[:3] if other != one)
        yield (Gene(id, 0, f"worth({id}) > 1"), *first, *others, Gene("silver", 2))


def _names(id: str, cards: Sequence[str]) -> Iterator[Plan]:
    """One of each card, the dearest first, and the card once it counts enough."""
    kinds = [one for one in cards if one != id and KINDS[one].sort == "card" and not KINDS[one].cost.potions]
    kinds.sort(key=lambda one: (is_terminal(one), -KINDS[one].cost.coins))
    for enough in (4, 6):
        green = (
            Gene("province"),
            Gene(id, 0, f"worth({id}) >= {enough}"),
            Gene("duchy", 0, "left(province) <= 4"),
        )
        for gold in ((), (Gene("gold", 2),)):
            yield (*green, *gold, *(Gene(one, 1) for one in kinds[:11]), Gene("gold"), Gene("silver"))


def _nothing(id: str, cards: Sequence[str]) -> Iterator[Plan]:
    """Money, and as many of the card as there is time for."""
    yield (Gene("province"), Gene(id, 0, "turn < 12"), Gene("gold"), Gene("silver"))


_MADE: Final = {
    "any": _anything,
    "action": _played,
    "victory": _victories,
    "duchy": _duchies,
    "silver": _silvers,
    "names": _names,
    "": _nothing,
}
