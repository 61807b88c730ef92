"""Cards that go: what is trashed, exiled, discarded, returned, put on the deck or aside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fudaba.bots.dominion.answer_builder import chosen, is_turned, of_worths
from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.card_makes import makes_of
from fudaba.bots.dominion.card_needs import needs_its_like
from fudaba.bots.dominion.card_payments import pay_of, pays_coins
from fudaba.bots.dominion.card_trials import deed_of, is_glad_to_go
from fudaba.bots.dominion.hints import SAVES, Makes
from fudaba.bots.dominion.next_turn import saves, sends_hand
from fudaba.bots.dominion.payment_policy import paid
from fudaba.bots.dominion.prospects import (
    GREEN_AT,
    a_card,
    best_gain,
    coins_worth,
    gains,
    money_of,
)
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trial_table import NONE
from fudaba.bots.dominion.worth import JUNK, draws, is_dead, is_terminal, keeps, types_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ACTION, NAMED, REACTION, TREASURE, VICTORY
from fudaba.kernel.ask import Answer

ENOUGH_MONEY: Final = 5
"""Coppers are trashed only as long as all cards give this many coins without them."""
LEAST_MONEY: Final = 3
"""The same for a plan whose style is to thin its deck."""
RID_OF_COPPER: Final = 1.5
"""What it is worth to trash a Copper early in the game."""
EARLY: Final = 10
"""Up to this turn it is worth so much; then less and less."""
LASTING: Final = 6
"""With fewer Provinces left, what a card is still good for in the deck becomes less."""
GOOD: Final = -0.1
"""What it is worth at most that a card leaves the deck which is no junk."""
STAYS: Final = -0.6
"""What it is worth that a card leaves the deck which is needed there."""
A_COIN: Final = 0.5
"""What a coin is worth at least in a hand from which cards must go, since more may be drawn."""
SIFTS: Final = 0.5
"""Of what use it is to draw cards and to discard as many."""
PAIRED: Final = 9.0
NO_USE: Final = 0.05
"""Of what use a card is beside its like, and one that waits for it."""
GLAD: Final = -3.0
"""Of what use it is to keep what does something when it is discarded."""
COPPER: Final = 1.0
"""Where a card of the deck gives more coins on average, another is drawn rather than a Copper kept."""


# Trashing.


def is_junk(now: Sight, strategy: Strategy, id: str) -> bool:
    """Whether the deck is better without a card: Coppers only while there is money enough."""
    if strategy.trashes and (goes := strategy.goes(now, id)) is not None:
        return goes > 0
    if (known := now.junk.get(id)) is None:
        known = now.junk[id] = _is_junk(now, strategy, id)
    return known


def _is_junk(now: Sight, strategy: Strategy, id: str) -> bool:
    if id == "copper":
        return coppers_to_trash(now, strategy, 1) > 0
    if id == "estate" and now.left("province") <= GREEN_AT // 2:
        return False
    return keeps(id) < JUNK and not likes(now, strategy, id)


def likes(now: Sight, strategy: Strategy, id: str) -> bool:
    """Whether the plan would take a card that is usually junk."""
    return strategy.rank(now, id) < len(strategy.lines)


def coppers_to_trash(now: Sight, strategy: Strategy, there: int) -> int:
    """How many Coppers of a given number are better trashed: those beyond what the deck needs, unless what
    they would buy this turn is worth more."""
    if (goes := strategy.how_many_go(now, "copper", there)) is not None:
        return goes
    enough = LEAST_MONEY if "thinning" in strategy.style else ENOUGH_MONEY
    most = min(there, int(now.income) - enough)
    if most <= 0 or likes(now, strategy, "copper"):
        return 0
    if not now.my_turn or now.tally.phase != "action" or "copper" not in now.in_hand:
        return most
    each = RID_OF_COPPER * early(now)
    worths = [each * count + coins_worth(now, strategy, -count) for count in range(most + 1)]
    return max(range(most + 1), key=lambda count: (worths[count], count))


def trash(now: Sight, strategy: Strategy) -> Answer:
    """What the deck is better without; or what becomes something better, by the card that asks."""
    options = now.ask.options
    makes, turned = makes_of(now.about), is_turned(now)
    coppers = sum(option.face == "copper" for option in options)
    spare = coppers_to_trash(now, strategy, min(coppers, max(1, now.ask.most))) if coppers else 0
    left = {id: _going(now, strategy, id) for id in {line.card for line in strategy.trashes} - {"copper"}}
    gives = _given_for(now, strategy) if makes is None and not turned else None
    worths = []
    for option in options:
        id = option.face
        if not id:
            worths.append(0.0)
        elif gives is not None and not strategy.goes(now, id):
            worths.append(_rid_at_a_price(now, strategy, id) + gives[len(worths)])
        elif makes is not None:
            worths.append(made(now, strategy, id, makes))
        elif id == "copper" and not turned:
            spare -= 1
            worths.append(max(0.4, strategy.goes(now, id) or 0.0) if spare >= 0 else STAYS)
        elif turned:
            worths.append(-wish(now, strategy, id))
        elif not left.get(id, 1):
            worths.append(STAYS)
        else:
            worths.append(rid_of(now, strategy, id))
            if id in left:
                left[id] -= 1
    return of_worths(now, worths)


def _going(now: Sight, strategy: Strategy, id: str) -> int:
    """How many of the cards of a name that are offered a strategy with a line for them trashes; all where
    its lines do not hold for one, which is for others to judge."""
    there = sum(option.face == id for option in now.ask.options)
    return strategy.how_many_go(now, id, there) or there


def _given_for(now: Sight, strategy: Strategy) -> list[float] | None:
    """What a card gives for each one that may be trashed for it; None where it gives nothing."""
    ask = now.ask
    if ask.least or ask.most != 1 or not now.my_turn or not now.about:
        return None
    pay = pay_of(now.about, "trash", ask.word)
    return None if pay is None or pay == NONE else paid(now, strategy, pay, 1)


def rid_of(now: Sight, strategy: Strategy, id: str) -> float:
    """What it is worth that a card leaves the deck."""
    if goes := strategy.goes(now, id):
        return JUNK + 1 + goes
    if is_junk(now, strategy, id):
        return 0.4 if id == "copper" else JUNK + 1 - keeps(id)
    if id == "copper":
        return STAYS
    if types_of(id) & VICTORY:
        return min(GOOD, JUNK - max(keeps(id), now.worth(id)))
    return min(GOOD, JUNK - keeps(id) * min(1.0, now.left("province") / LASTING))


def _rid_at_a_price(now: Sight, strategy: Strategy, id: str) -> float:
    """The same where something is given for it, which tells whether this turn can do without it."""
    enough = LEAST_MONEY if "thinning" in strategy.style else ENOUGH_MONEY
    if id == "copper" and now.income > enough and not likes(now, strategy, id):
        return RID_OF_COPPER * early(now)
    return rid_of(now, strategy, id)


def early(now: Sight) -> float:
    """How much of what thinning is worth it is still worth: less and less from some turn on."""
    return min(1.0, EARLY / max(1, now.turn))


def wish(now: Sight, strategy: Strategy, id: str) -> float:
    """What a card is worth where it lies open to be taken: most of all what the plan wants."""
    return keeps(id) + (20.0 if likes(now, strategy, id) else 0.0)


def made(now: Sight, strategy: Strategy, id: str, makes: Makes) -> float:
    """What it is worth to trash a card for what it then gains, gives or draws: above 0 if that is good."""
    kind = KINDS[id]
    if makes.only and not kind.types & NAMED[makes.only]:
        return -9.0
    cost = now.supply_costs.get(id, kind.cost.coins)
    worth = rid_of(now, strategy, id)
    limit = 0
    if keeps(id) >= JUNK:
        worth -= 2.0
    if makes.gains:
        limit = makes.up_to if makes.up_to is not None else cost + makes.plus
        only = NAMED[makes.only] if makes.only else 0
        worth += gains(now, strategy, limit, exactly=makes.exactly, types=only)
    if makes.coins or (now.my_turn and id in now.in_hand):
        comes = money_of(best_gain(now, strategy, limit, only=makes.only)) if makes.to_hand else 0.0
        worth += coins_worth(now, strategy, makes.coins * cost - money_of(id) + comes)
    return worth + makes.cards * cost * (1.2 if now.actions or not makes.cards else 0.9)


def exile(now: Sight, strategy: Strategy) -> Answer:
    """Victory cards first, which count there too."""
    return chosen(now, lambda id: 3.0 if is_dead(id) else rid_of(now, strategy, id))


# Discarding.


def discard(now: Sight, strategy: Strategy) -> Answer:
    """What the plan says; else what is of least use; for coins all that gives fewer; where other cards come
    for it, what is worse."""
    if (strategy.discards or strategy.keeps) and not now.is_theirs:
        ids = [option.face for option in now.ask.options]
        said = [strategy.discarded(now, id) for id in ids]
        if any(said):
            uses = uses_of(now, ids)
            return of_worths(now, [wants or -use for wants, use in zip(said, uses, strict=True)])
    if now.my_turn and now.about and pays_coins(now.about, "discard", now.ask.word):
        return _for_coins(now)
    if now.my_turn and now.ask.most == 1 and not now.ask.least and now.about:
        pay = pay_of(now.about, "discard", now.ask.word)
        if pay is not None and pay != NONE:
            return of_worths(now, paid(now, strategy, pay, _tries(now)))
    ids = [option.face for option in now.ask.options]
    if now.my_turn and now.ask.least and not is_turned(now):
        return _missed_least(now, strategy, ids)
    worths = [-use for use in _uses_now(now, ids)] if now.ask.least else [-use for use in uses_of(now, ids)]
    if now.my_turn and not now.ask.least and a_card(now) > COPPER:
        worths = [0.01 if id == "copper" else worth for id, worth in zip(ids, worths, strict=True)]
    return of_worths(now, worths)


def _missed_least(now: Sight, strategy: Strategy, ids: list[str]) -> Answer:
    """What must go of one's own hand: one after the other, each time what this turn misses least. Of the
    Treasures that is what they still buy together."""
    uses = _uses_now(now, ids)
    picks: list[int] = []
    gone = 0.0
    for _ in range(min(now.ask.least, len(ids))):
        before = coins_worth(now, strategy, -gone)
        losses = {
            number: max(A_COIN * money_of(id), before - coins_worth(now, strategy, -gone - money_of(id)))
            if types_of(id) & TREASURE
            else uses[number]
            for number, id in enumerate(ids)
            if number not in picks
        }
        pick = min(losses, key=losses.__getitem__)
        picks.append(pick)
        gone += money_of(ids[pick])
    return tuple(picks)


def _uses_now(now: Sight, hand: list[str]) -> list[float]:
    """Of what use each of these cards is in the hand of this turn or the next, from which some must go."""
    uses = uses_of(now, hand)
    if now.is_theirs:
        return uses
    for number, id in enumerate(hand):
        if types_of(id) & REACTION and is_glad_to_go(id):
            uses[number] = GLAD
        elif needs_its_like(id):
            uses[number] = _of_a_pair(now, hand, id)
        elif now.my_turn and uses[number] > SIFTS and is_sifter(id):
            uses[number] = SIFTS
    return uses


def _of_a_pair(now: Sight, hand: list[str], id: str) -> float:
    """Of what use a card is that is played with its like: none alone, unless the other may still be drawn."""
    there = hand.count(id)
    if there > 1:
        return PAIRED
    more = (now.actions > 0 or not now.my_turn) and any(draws(other) > 0 for other in hand)
    return keeps(id) if more and now.owned(id) > there else NO_USE


def is_sifter(id: str) -> bool:
    """Whether an Action draws cards and discards as many."""
    return draws(id) > 0 and deed_of(id).usual.cards <= 0


def _tries(now: Sight) -> int:
    """How many cards may still be discarded like this one, for the card that asks and its like in hand."""
    first = now.ask.word.startswith("actions")
    return 1 + first + 2 * now.in_hand.count(now.about)


def _for_coins(now: Sight) -> Answer:
    """Each card discarded gives $1. Where the next play sends away the hand, one card is left for it."""
    hand = [option.face for option in now.ask.options]
    next_ = next((id for id in hand if sends_hand(id)), "") if now.actions else ""
    worths = [_for_a_coin(now, id, all_go=bool(next_)) for id in hand]
    if next_:
        worths[hand.index(next_)] = -1.0
        others = [number for number, worth in enumerate(worths) if worth > 0]
        if others and len(others) == len(hand) - 1:
            worths[min(others, key=worths.__getitem__)] = -1.0
    return of_worths(now, worths)


def _for_a_coin(now: Sight, id: str, *, all_go: bool) -> float:
    """Whether $1 is better than a card in hand. all_go: whether the hand goes away anyhow."""
    if all_go:
        return 0.5 + 0.01 * keeps(id)
    if types_of(id) & TREASURE:
        return 1.0 - money_of(id)
    return -1.0 if types_of(id) & ACTION and now.actions else 1.0


def uses_of(now: Sight, hand: Iterable[str]) -> list[float]:
    """Of what use each of these cards is in the hand; below 0 for none.

    Of terminals only as many as there are Actions for, the best of them; on another's turn it is the next
    turn's Actions. What is played in pairs waits for its like.
    """
    ids = list(hand)
    actions = now.actions if now.my_turn else 1
    if now.ask.whom >= 0 and now.is_on_turn(now.ask.whom):
        actions = now.tally.actions
    uses = _READY if actions > 0 else _IDLE
    worths = [uses[id] for id in ids]
    terminals = [number for number, id in enumerate(ids) if is_terminal(id)]
    if actions:
        actions += sum([max(0, KINDS[id].bonus.actions - 1) for id in ids if id in KINDS])
    if len(terminals) > actions:
        for number in sorted(terminals, key=worths.__getitem__, reverse=True)[actions:]:
            id = ids[number]
            worths[number] = (_READY if needs_its_like(id) else _IDLE)[id]
    return worths


def _use(id: str, *, playable: bool) -> float:
    if is_dead(id):
        return -2.0 + 0.05 * keeps(id)
    if not playable and types_of(id) & ACTION and not types_of(id) & TREASURE:
        return 0.1 + 0.01 * keeps(id)
    return max(0.05, keeps(id))


_READY: Final[Known[float]] = Known(lambda id: _use(id, playable=True))
_IDLE: Final[Known[float]] = Known(lambda id: _use(id, playable=False))
"""Of what use a card in hand is, where it can still be played, and where not."""


def give_back(now: Sight, strategy: Strategy) -> Answer:
    """Return, replace, put under the deck, pass, or show to be rid of: what is worth least. What is passed to
    who decides, who plays another's turn, is the best."""
    ask = now.ask
    if ask.kind == "pass" and ask.owner != ask.decider == (ask.owner + 1) % now.players:
        return chosen(now, keeps)
    return chosen(now, lambda id: JUNK - keeps(id))


def show(now: Sight, strategy: Strategy) -> Answer:
    """Reveal what is gained once more, if it is wanted, the best of it. Else what may be shown for something,
    since that costs nothing: of several cards those that are good; what must be shown is given away."""
    if deed_of(now.about).copies:
        return chosen(now, lambda id: wish(now, strategy, id))
    if now.ask.least:
        return give_back(now, strategy)
    least = 0.0 if now.ask.most == 1 else JUNK
    return chosen(now, lambda id: max(keeps(id), 0.1) - least)


# On the deck and aside.


def topdeck(now: Sight, strategy: Strategy) -> Answer:
    """What may go on the deck: the best. What must, of one's hand: what this turn does not miss, and of that
    the best for the next; of other cards the best. Several so that the best lies on top."""
    if not now.ask.least:
        return chosen(now, lambda id: -1.0 if is_dead(id) else keeps(id) - JUNK)
    ids = [option.face for option in now.ask.options]
    if now.my_turn and not all(id in now.in_hand for id in ids):
        picks = of_worths(now, [-9.0 if is_dead(id) else keeps(id) - JUNK for id in ids])[: now.ask.least]
    elif now.my_turn:
        picks = of_worths(now, _saved(now, strategy, ids))[: now.ask.least]
    else:
        picks = of_worths(now, [-worth for worth in uses_of(now, ids)])
    return tuple(sorted(picks, key=lambda pick: -9.0 if is_dead(ids[pick]) else keeps(ids[pick])))


def _saved(now: Sight, strategy: Strategy, hand: list[str]) -> list[float]:
    """What it is worth that cards of the hand are there next turn instead."""
    uses = uses_of(now, hand)
    return [
        (-0.1 if is_dead(id) else 0.2 * max(0.0, keeps(id))) - _missed(now, strategy, id, worth)
        for id, worth in zip(hand, uses, strict=True)
    ]


def _missed(now: Sight, strategy: Strategy, id: str, use: float) -> float:
    """What this turn loses if a card leaves the hand."""
    if types_of(id) & TREASURE:
        return -coins_worth(now, strategy, -money_of(id))
    return use if now.actions and types_of(id) & ACTION else 0.0


def aside(now: Sight, strategy: Strategy) -> Answer:
    """What is of least use; what is only saved for the next turn, by what this one does not miss."""
    ids = [option.face for option in now.ask.options]
    if now.my_turn and (now.about in SAVES or saves(now.about)):
        return of_worths(now, _saved(now, strategy, ids))
    return of_worths(now, [-worth for worth in uses_of(now, ids)])
