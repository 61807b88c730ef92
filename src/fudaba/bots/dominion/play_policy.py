"""Which card is played, and whether a card is played at all."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.bots.dominion.answer_builder import best, chosen
from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.card_makes import makes_of
from fudaba.bots.dominion.card_needs import NOTHING, falls_under, need_of, needs_its_like, surely_trashed
from fudaba.bots.dominion.card_trials import deed_of
from fudaba.bots.dominion.hints import NEEDS, TRASHES
from fudaba.bots.dominion.mats import is_worth_drawing
from fudaba.bots.dominion.next_turn import sends_hand
from fudaba.bots.dominion.play_order import play_order
from fudaba.bots.dominion.prospects import coins_worth, money_of, spends
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trash_policy import is_junk, made, wish
from fudaba.bots.dominion.worth import (
    JUNK,
    coins_of,
    draws,
    is_dead,
    is_terminal,
    keeps,
    types_of,
)
from fudaba.games.dominion.facts.layout import COMMON
from fudaba.games.dominion.facts.types import ACTION, RUINS, VICTORY
from fudaba.games.dominion.facts.vocabulary import DominionAsk, Verb
from fudaba.kernel.ask import Answer

PLAYS: Final[tuple[Verb, ...]] = ("play", "play_shadow")
"""How a card is offered to be played, from the hand and from the deck."""
COPPERS_COST: Final = 5.0
"""What it costs a plan that wants no Coppers to have three more."""
EARLIEST: Final = 1000.0
LATEST: Final = 0.001
"""What the plan puts first, or last, is played so early."""
_LAST_ACTION: Final = 40.0
AT_ONCE: Final = 190.0
WAITS: Final = 105.0
THINS: Final = 59.0
TOPS: Final = 58.0
AS_VILLAGE: Final = 104.0
"""When an Action is played whose place turns on the hand: before what else gives Actions back, after it,
before other terminals; likewise what is to be drawn; what may give Actions, where there are terminals for
them."""
CURSES: Final = 2.0
"""How much earlier a terminal is played from which others still gain Curses."""
WORTH_A_HAND: Final = 6.5
"""What the rest of a hand may be worth so that it is better to draw twice as much next turn."""


PAYOFFS: Final = 4
"""How many of what pays are worth a card that draws only once."""


def action(now: Sight, strategy: Strategy) -> Answer:
    """Play the Action that comes earliest, of those that do some good; then Villagers; then go on."""
    options = now.ask.options
    if strategy.orders:
        now.coins = int(now.purse)
    orders = {n: _order(now, strategy, o.face) for n, o in enumerate(options) if o.verb in PLAYS}
    while orders:
        number = max(orders, key=orders.__getitem__)
        if orders[number] <= 0:
            break
        if does_good(now, strategy, options[number].face):
            return (number,)
        del orders[number]
    if not now.ask.number and _has_action(now, strategy):
        return (next((n for n, o in enumerate(options) if o.word == "villagers"), len(options) - 1),)
    return (len(options) - 1,)


def _order(now: Sight, strategy: Strategy, id: str) -> float:
    """How early to play an Action here: as the plan says; else by its figures. What sends the hand away comes
    last, unless it is the last Action: then it comes before all that would use up the hand for less."""
    if strategy.plays and (said := strategy.place_of(now, id)):
        return EARLIEST + said if said > 0 else LATEST / -said
    if places := places_by_hand(id):
        others = now.in_hand[:]
        if id in others:
            others.remove(id)
        for place in places:
            if place.holds(now, strategy, id, others):
                return place.order
    return play_order(id) + (_LAST_ACTION if now.actions == 1 and sends_hand(id) else 0.0)


class Place(NamedTuple):
    """When an Action is played, for one sort of hand."""

    order: float
    """How early that is."""
    holds: Callable[[Sight, Strategy, str, list[str]], bool]
    """Whether the hand is such; called with the Action, and the rest of the hand."""


@lru_cache(maxsize=2048)
def places_by_hand(id: str) -> tuple[Place, ...]:
    """When to play an Action, by what it does, if that depends on the rest of the hand: the first that holds.

    What draws more for different cards comes at once where they are, else after all else that gives Actions
    back; what draws for Victory cards and gives Actions comes first; what thins the deck before other
    terminals; what puts good cards on the deck before what draws them.
    """
    deed = deed_of(id)
    if deed.distinct > 1:
        return Place(AT_ONCE, _all_differ), Place(WAITS, _in_any_hand)
    if deed.green > 1:
        return (Place(AT_ONCE, _has_green),) if deed.usual.actions else ()
    if not is_terminal(id):
        return ()
    if deed.may_give > 1:
        return (Place(AS_VILLAGE, _has_idle),)
    places = []
    if deed.thins > 1:
        places.append(Place(THINS, _has_two_junk))
    if deed.tops > 0:
        places.append(Place(TOPS, _is_drawn_soon))
    if deed.curses > 0:
        places.append(Place(play_order(id) + CURSES, _has_curses_left))
    return tuple(places)


def _in_any_hand(now: Sight, strategy: Strategy, id: str, others: list[str]) -> bool:
    return True


def _all_differ(now: Sight, strategy: Strategy, id: str, others: list[str]) -> bool:
    return len(set(others)) == len(others)


def _has_green(now: Sight, strategy: Strategy, id: str, others: list[str]) -> bool:
    return id not in now.played and any(types_of(other) & VICTORY for other in others)


def _has_idle(now: Sight, strategy: Strategy, id: str, others: list[str]) -> bool:
    """Whether there are terminals that cannot be played otherwise."""
    return now.actions == 1 and any(is_terminal(other) for other in others)


def _has_two_junk(now: Sight, strategy: Strategy, id: str, others: list[str]) -> bool:
    return _junk(now, strategy, others, 2)


def _is_drawn_soon(now: Sight, strategy: Strategy, id: str, others: list[str]) -> bool:
    """Whether what comes to lie on the deck is of use this turn: with its like, or with what draws it."""
    paired = needs_its_like(id) and id in others
    return paired or (now.actions > 1 and any(draws(other) > 0 for other in others))


def _has_curses_left(now: Sight, strategy: Strategy, id: str, others: list[str]) -> bool:
    return now.left("curse") > 0


@lru_cache(maxsize=2048)
def _bounds(id: str) -> tuple[float, float]:
    """How early an Action comes at the latest, and at the earliest, whatever else is in hand."""
    orders = [play_order(id), *(place.order for place in places_by_hand(id))]
    return min(orders), max(orders)


def plain_action(ask: DominionAsk, strategy: Strategy) -> Answer | None:
    """The same, where nothing but the Actions offered matters; None where it does: more than one of them may
    be the earliest, or it turns on what else is there whether it does good."""
    if strategy.plays:
        return None
    options = ask.options
    # What comes no earlier than 0 is not played at all.
    latest, earliest, picks = [0.0], [0.0], [len(options) - 1]
    for number, option in enumerate(options):
        verb = option.verb
        if verb in PLAYS:
            if sends_hand(option.face):
                return None
            late, early = _bounds(option.face)
            latest.append(late)
            earliest.append(early)
            picks.append(number)
        elif verb == "use" or verb == "pay_debt":
            return None
    first = latest.index(max(latest))
    for other, early in enumerate(earliest):
        if other != first and early >= latest[first] and early > latest[other]:
            return None
    pick = picks[first]
    return (pick,) if is_always_good(options[pick].face) else None


def _has_action(now: Sight, strategy: Strategy) -> bool:
    return any(types_of(id) & ACTION and does_good(now, strategy, id) for id in now.in_hand)


def is_always_good(id: str) -> bool:
    """Whether a card needs nothing to work on."""
    return _ALWAYS_GOOD[id]


def _is_always_good(id: str) -> bool:
    if NEEDS.get(id) in NEEDED:
        return False
    makes = makes_of(id)
    return need_of(id) == NOTHING if makes is None else makes.else_


_ALWAYS_GOOD: Final[Known[bool]] = Known(_is_always_good)


def does_good(now: Sight, strategy: Strategy, id: str) -> bool:
    """Whether it is good to play a card: as the plan says; else whether what it works on is there."""
    if id in strategy.orders:
        now.coins = int(now.purse)
        if (place := strategy.place_of(now, id)) is None:
            return False
        if place:
            return True
    if is_always_good(id):
        return True
    others = now.in_hand[:]
    if id in others:
        others.remove(id)
    if (needed := NEEDED.get(NEEDS.get(id, ""))) is not None:
        return needed(now, strategy, others)
    makes = makes_of(id)
    if makes is not None and (makes.gains or makes.coins):
        good = sum([made(now, strategy, other, makes) > 0 for other in others])
        return good >= max(1, surely_trashed(id))
    need = need_of(id)
    if need.junk:
        return _junk(now, strategy, others, need.junk)
    if need.dead:
        return any(is_dead(other) for other in others)
    return any(falls_under(other, sort) for sort in need.one_of for other in others)


def _junk(now: Sight, strategy: Strategy, hand: list[str], count: int = 1) -> bool:
    for id in hand:
        count -= is_junk(now, strategy, id)
        if count <= 0:
            return True
    return False


def _coppers(now: Sight, strategy: Strategy, hand: list[str]) -> bool:
    """Whether three Coppers in hand are worth having them in the deck: always to a plan that buys Coppers."""
    return strategy.names("copper") or coins_worth(now, strategy, 3) > COPPERS_COST


def _poor_hand(now: Sight, strategy: Strategy, hand: list[str]) -> bool:
    """Whether little is lost with the hand, so that it is better to have two at once next turn."""
    if not hand:
        return False
    coins = now.tally.coins
    return spends(now, strategy, now.purse) - spends(now, strategy, coins) <= WORTH_A_HAND


def _good_trash(now: Sight, strategy: Strategy, hand: list[str]) -> bool:
    """Whether an Action can be had from the trash, now, later this turn, or before another could take it."""
    return in_trash(now, strategy) > 0 or "lurker" in hand or not now.others("lurker")


def in_trash(now: Sight, strategy: Strategy) -> float:
    """What the best Action in the trash is worth; 0 for none."""
    return max((wish(now, strategy, id) for id in now.trash if types_of(id) & ACTION), default=0.0)


def _payoff(now: Sight, strategy: Strategy, hand: list[str]) -> bool:
    """Whether it is time for what draws a whole hand, but only once: there is enough of the terminals that
    give coins, if the plan buys any, or what is likely to be drawn makes a great turn."""
    pays = [id for id in strategy.cards if is_terminal(id) and coins_of(id)]
    if not pays or sum(map(now.owned, pays)) >= PAYOFFS:
        return True
    once = [id for id in now.in_hand if NEEDS.get(id) == "payoff"]
    return bool(once) and is_worth_drawing(now, hand, once)


NEEDED: Final[dict[str, Callable[[Sight, Strategy, list[str]], bool]]] = {
    "coppers": _coppers,
    "poor_hand": _poor_hand,
    "ruins": lambda now, strategy, hand: any(types_of(id) & RUINS for id in hand),
    "trash": _good_trash,
    "payoff": _payoff,
}
"""The words of `hints.NEEDS` that take more than to know the cards. Called with the rest of the hand."""


def play(now: Sight, strategy: Strategy) -> Answer:
    """Which card an effect plays: the best; none, if that is allowed and none does good. Of what is trashed
    for it, the worst, and nothing good but for what its coins buy this turn. What plays another more than
    once is best played on its like, where there are two others for that."""
    if now.about in TRASHES:
        return chosen(now, lambda id: 1.5 * JUNK - keeps(id) + coins_worth(now, strategy, money_of(id)))
    others = sum([1 for option in now.ask.options if types_of(option.face) & ACTION]) - 1
    again = others > 1 and deed_of(now.about).repeats > 1

    def good(id: str) -> float:
        if again and deed_of(id).repeats > 1:
            return EARLIEST
        return play_order(id) if does_good(now, strategy, id) else -1.0

    return chosen(now, good)


def night(now: Sight, strategy: Strategy) -> Answer:
    """Play Night cards, the dearest first."""
    return best(
        now.ask,
        lambda o: keeps(o.face) + 1 if o.verb == "play" and does_good(now, strategy, o.face) else 0,
    )


def plain_instructions(ask: DominionAsk, strategy: Strategy) -> Answer | None:
    """A card's own, where they do good whatever the table looks like; None where that must be weighed."""
    own = next((number for number, option in enumerate(ask.options) if option.card == ask.about), -1)
    if own < 0 or strategy.ways or (id := ask.options[own].face) in strategy.orders:
        return None
    return (own,) if is_always_good(id) else None


def instructions(now: Sight, strategy: Strategy) -> Answer:
    """The Way that the plan says; else the card's own instructions, unless what it needs is not there and
    something else can be followed."""
    if strategy.ways and (way := strategy.way_of(now, now.about)):
        by = [n for n, option in enumerate(now.ask.options) if option.face == way]
        if by:
            return (by[0],)
    options, about = now.ask.options, now.about
    own = next((n for n, option in enumerate(options) if option.face == about), -1)
    if own < 0:
        return (0,)
    # What lies aside for all is played for the Way that would play it again.
    if len(options) == 1 or does_good(now, strategy, about) or about in now.view.faces(COMMON):
        return (own,)
    return (next(n for n, option in enumerate(options) if option.face != about),)
