"""Sensible play of every card: how each kind of question is answered, whatever card asks it.

Nothing here is about one card; what a card needs to have said about it stands in `hints`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fudaba.bots.dominion.hints import DECLINES, FEW, NAMES, NEEDS, SAYS, TRASHES, TURNED
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.words import says_yes, weigh_word
from fudaba.bots.dominion.worth import COINS, JUNK, is_dead, keeps, play_order, types_of
from fudaba.games.dominion.facts.types import ACTION, NAMED, TREASURE
from fudaba.kernel.ask import Answer, Ask, Option

ENOUGH_MONEY: Final = 5
"""Coppers are trashed only as long as the deck gives so many coins without them."""
GREEN_AT: Final = 4
"""Duchies are wanted once so few Provinces are left, Estates at half of that."""


def answer(now: Sight, strategy: Strategy) -> Answer:
    """The answer to any question but what to buy in the Buy phase."""
    return _BY_KIND.get(now.ask.kind, _first)(now, strategy)


# Playing.

_PLAYS: Final = ("play", "play_shadow")
"""How a card is offered to be played, from the hand and from the deck."""


def _action(now: Sight, strategy: Strategy) -> Answer:
    """Play the Action that comes earliest, of those that do some good; then Villagers; then go on."""
    options = now.ask.options
    best, pick = 0.0, len(options) - 1
    for number, option in enumerate(options):
        if option.verb in _PLAYS and _does_good(now, option.face):
            order = play_order(option.face)
            if order > best:
                best, pick = order, number
        elif option.word == "villagers" and not now.ask.number and best == 0.0 and _has_action(now):
            return (number,)
    return (pick,)


def plain_action(ask: Ask) -> Answer | None:
    """The same, where nothing but the Actions offered matters; None where it does."""
    if any(option.verb in ("use", "pay_debt") or option.face in NEEDS for option in ask.options):
        return None
    plays = {n: play_order(option.face) for n, option in enumerate(ask.options) if option.verb in _PLAYS}
    best = max(plays, key=plays.__getitem__)
    return (best if plays[best] > 0 else len(ask.options) - 1,)


def _has_action(now: Sight) -> bool:
    return any(types_of(id) & ACTION and _does_good(now, id) for id in now.hand)


def _does_good(now: Sight, id: str) -> bool:
    """Whether what a card works on is there."""
    need = NEEDS.get(id)
    if need is None:
        return True
    others = now.hand[:]
    if id in others:
        others.remove(id)
    if need == "junk":
        return any(_is_junk(now, other) for other in others)
    if need == "two_junk":
        return sum(_is_junk(now, other) for other in others) > 1
    if need == "dead":
        return any(is_dead(other) for other in others)
    bit = NAMED.get(need, 0)
    return need in others or any(types_of(other) & bit for other in others)


def _play(now: Sight, strategy: Strategy) -> Answer:
    """Which card an effect plays: the best; none, if that is allowed and none does good. Of what is trashed
    for it, the worst, and nothing good."""
    if now.about in TRASHES:
        return _chosen(now, lambda id: 1.5 * JUNK - keeps(id))
    return _chosen(now, lambda id: play_order(id) if _does_good(now, id) else -1.0)


def _night(now: Sight, strategy: Strategy) -> Answer:
    """Play Night cards, the dearest first."""
    return _best(now.ask, lambda o: keeps(o.face) + 1 if o.verb == "play" and _does_good(now, o.face) else 0)


# Cards that go.


def _is_junk(now: Sight, id: str) -> bool:
    """Whether the deck is better without a card: Coppers only while there is money enough."""
    if id == "copper":
        return now.deck_money - COINS["copper"] >= ENOUGH_MONEY
    if id == "estate" and now.left("province") <= GREEN_AT // 2:
        return False
    return keeps(id) < JUNK


def _trash(now: Sight, strategy: Strategy) -> Answer:
    spare = now.deck_money - ENOUGH_MONEY if any(o.face == "copper" for o in now.ask.options) else 0

    def good(id: str) -> float:
        nonlocal spare
        if id == "copper":
            spare -= 1
            return 0.4 if spare >= 0 else -0.6
        return JUNK - keeps(id) if keeps(id) >= JUNK or _is_junk(now, id) else JUNK + 1 - keeps(id)

    return _chosen(now, good)


def _exile(now: Sight, strategy: Strategy) -> Answer:
    return _chosen(now, lambda id: 3.0 if is_dead(id) else JUNK - keeps(id))


def _discard(now: Sight, strategy: Strategy) -> Answer:
    return _chosen(now, lambda id: -_use(now, id))


def _use(now: Sight, id: str) -> float:
    """Of what use a card is in the hand; below 0 for none."""
    if is_dead(id):
        return -2.0 + 0.05 * keeps(id)
    types = types_of(id)
    if types & ACTION and not types & TREASURE and now.my_turn and not now.actions:
        return 0.1 + 0.01 * keeps(id)
    return max(0.05, keeps(id))


def _return(now: Sight, strategy: Strategy) -> Answer:
    """Return, replace, put under the deck, pass, or reveal to be rid of: what is worth least."""
    return _chosen(now, lambda id: JUNK - keeps(id))


# Cards that come.


def _gain(now: Sight, strategy: Strategy) -> Answer:
    """The first of what the strategy wants; else what is worth most."""
    now.coins = max((now.costs.get(option.face, 0) for option in now.ask.options), default=0)
    last = len(strategy.lines)

    def good(id: str) -> float:
        rank = strategy.rank(now, id)
        return 100.0 + last - rank if rank < last else _wanted(now, id)

    return _chosen(now, good)


def _wanted(now: Sight, id: str) -> float:
    """What a card is worth that comes into the deck now: Victory cards only towards the end."""
    if is_dead(id) and keeps(id) < 8:
        left = now.left("province")
        return keeps(id) if left <= (GREEN_AT if keeps(id) >= 3 else GREEN_AT // 2) else -1.0
    return keeps(id) - JUNK + 0.1


def _take(now: Sight, strategy: Strategy) -> Answer:
    return _chosen(now, lambda id: _use(now, id))


def _topdeck(now: Sight, strategy: Strategy) -> Answer:
    """What may go on the deck: the best. What must: of least use now, and of several the best on top."""
    ask = now.ask
    if not ask.least:
        return _chosen(now, lambda id: -1.0 if is_dead(id) else keeps(id) - JUNK)
    picks = _chosen(now, lambda id: -_use(now, id))
    return tuple(sorted(picks, key=lambda pick: _use(now, ask.options[pick].face)))


def _aside(now: Sight, strategy: Strategy) -> Answer:
    return _chosen(now, lambda id: -_use(now, id))


# Words.


def _may(now: Sight, strategy: Strategy) -> Answer:
    wanted = next((word for word in SAYS.get(now.about, ()) if word in ("yes", "no")), None)
    if wanted is None:
        good = _does_good(now, now.about) if now.ask.word == "play" and now.about else None
        wanted = "yes" if (says_yes(now) if good is None else good) else "no"
    return (_worded(now.ask, wanted),)


def _option(now: Sight, strategy: Strategy) -> Answer:
    """The words that the card is known for, else those worth most here."""
    ask = now.ask
    wanted = SAYS.get(now.about, ())
    words = [option.word for option in ask.options]

    def good(number: int) -> float:
        word = words[number]
        return 50.0 - wanted.index(word) if word in wanted else weigh_word(now, word)

    order = sorted(range(len(words)), key=good, reverse=True)
    count = sum(good(number) > 0 for number in order)
    return tuple(order[: min(ask.most, max(ask.least, 1, count))])


def _react(now: Sight, strategy: Strategy) -> Answer:
    """Do what may be done, unless it is known to hurt."""
    picks = [n for n, o in enumerate(now.ask.options) if o.verb != "none" and o.face not in DECLINES]
    return (picks[0] if picks else len(now.ask.options) - 1,)


def _instructions(now: Sight, strategy: Strategy) -> Answer:
    """The card's own, unless what it needs is not there and something else can be followed."""
    own = [n for n, option in enumerate(now.ask.options) if option.face == now.about]
    other = [n for n in range(len(now.ask.options)) if n not in own]
    if own and (not other or _does_good(now, now.about)):
        return (own[0],)
    return (other[0] if other else 0,)


def _name(now: Sight, strategy: Strategy) -> Answer:
    """What is known to be best for the card; else what the player has most of."""
    if (known := NAMES.get(now.about)) is not None:
        return _best(now.ask, lambda option: option.face == known)
    return _best(now.ask, lambda option: now.owned(option.face) if types_of(option.face) else 0)


def _number(now: Sight, strategy: Strategy) -> Answer:
    """As many as possible, or as few."""
    sign = -1 if now.about in FEW else 1
    return _best(now.ask, lambda option: sign * option.number)


def _player(now: Sight, strategy: Strategy) -> Answer:
    """Somebody else."""
    return _best(now.ask, lambda option: option.seat != now.seat)


# Choosing.


def _first(now: Sight, strategy: Strategy) -> Answer:
    """The first options, as few as are allowed; but one rather than none."""
    ask = now.ask
    return tuple(range(min(len(ask.options), max(ask.least, min(1, ask.most)))))


def _best(ask: Ask, good: Callable[[Option], float]) -> Answer:
    options = ask.options
    return (max(range(len(options)), key=lambda pick: good(options[pick])),)


def _worded(ask: Ask, word: str) -> int:
    return next((pick for pick, option in enumerate(ask.options) if option.word == word), 0)


def _chosen(now: Sight, good: Callable[[str], float]) -> Answer:
    """The cards for which it is good, the best first; as many more as must be, and no more than may be."""
    ask = now.ask
    worths = [good(option.face) if option.face else 0.0 for option in ask.options]
    if ask.kind in TURNED and now.about in TURNED[ask.kind]:
        worths = [-worth for worth in worths]
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    count = sum(worth > 0 for worth in worths)
    return tuple(order[: max(ask.least, min(ask.most, count))])


_BY_KIND: Final[dict[str, Callable[[Sight, Strategy], Answer]]] = {
    "action": _action,
    "play": _play,
    "night": _night,
    "trash": _trash,
    "exile": _exile,
    "discard": _discard,
    "return": _return,
    "replace": _return,
    "put_at_bottom": _return,
    "pass": _return,
    "reveal": _return,
    "gain": _gain,
    "buy": _gain,
    "take": _take,
    "topdeck": _topdeck,
    "put_back": _aside,
    "set_aside": _aside,
    "may": _may,
    "option": _option,
    "react": _react,
    "instructions": _instructions,
    "name": _name,
    "number": _number,
    "player": _player,
}
