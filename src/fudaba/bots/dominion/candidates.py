"""Which answers to a question of Dominion are worth thinking about, beside the policy's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fudaba.bots.dominion.play_order import play_order
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.dominion.worth import is_dead, keeps
from fudaba.games.dominion.facts.vocabulary import DominionAsk, DominionOption, QuestionKind
from fudaba.kernel.ask import Answer
from fudaba.kernel.view import View

MOST: Final = 10
"""How many answers at most are weighed."""
CHEAPER: Final = 4
"""What costs so much less than the dearest card that could be bought is left out."""
DUCHIES_AT: Final = 6
ESTATES_AT: Final = 3
"""Duchies are thought of once so few Provinces are left, Estates once so few."""
ALIKE: Final[frozenset[QuestionKind]] = frozenset({"order"})
"""Kinds of questions about which it does not pay to think."""


def candidates(ask: DominionAsk, view: View, memory: Memory, own: Answer) -> list[Answer]:
    """The answers to weigh, the policy's own first."""
    options = ask.options
    if ask.kind in ALIKE:
        return [own]
    if ask.kind == "buy" and options[-1].verb == "end_turn":
        if any(options[pick].verb in ("play", "pay_debt") for pick in own):
            return [own]
        return _each_once(options, own, _buys(ask, view, memory))
    if ask.kind == "action":
        return _each_once(options, own, _actions(options))
    return _each_once(options, own, _others(ask, own))


def _each_once(options: Sequence[DominionOption], own: Answer, found: Iterable[Answer]) -> list[Answer]:
    """No two answers that choose equal cards; the own one first."""
    chosen: dict[object, Answer] = {choice_of(options, own): own}
    for answer in found:
        chosen.setdefault(choice_of(options, answer), answer)
        if len(chosen) == MOST:
            break
    return list(chosen.values())


def choice_of(options: Sequence[DominionOption], answer: Answer) -> object:
    """What an answer chooses: the same of two answers that choose equal cards."""
    return tuple(sorted(options[pick].same for pick in answer))


def _buys(ask: DominionAsk, view: View, memory: Memory) -> Iterable[Answer]:
    """What might be bought, the dearest first, or nothing."""
    now = Sight(ask, view, memory, ask.number)
    costs = now.supply_costs
    left = now.left("province")
    offered = [n for n, option in enumerate(ask.options) if option.verb == "buy"]
    dearest = max((costs.get(ask.options[n].face, 0) for n in offered), default=0)

    def is_sensible(id: str) -> bool:
        if id not in costs:
            return True  # an Event, a Project, or for more than coins
        if id == "curse" or (id == "copper" and now.cards > 7):
            return False
        if is_dead(id) and keeps(id) < 8:
            cost = costs[id]
            return left <= (DUCHIES_AT if cost > 2 else ESTATES_AT) or _empties(now, id)
        return costs[id] + CHEAPER >= dearest

    wanted = [n for n in offered if is_sensible(ask.options[n].face)]
    wanted.sort(key=lambda n: -costs.get(ask.options[n].face, 4))
    yield from ((n,) for n in wanted[: MOST - 2])
    yield (len(ask.options) - 1,)


def _empties(now: Sight, id: str) -> bool:
    """Whether buying it may end the game by piles."""
    return now.left(id) == 1 and now.empty_piles >= 2


def _actions(options: Sequence[DominionOption]) -> Iterable[Answer]:
    """The Actions that might be played. To play none is only thought of where the policy plays none."""
    plays = [n for n, option in enumerate(options) if option.verb in ("play", "play_shadow", "use")]
    plays.sort(key=lambda n: -play_order(options[n].face) if options[n].face else 0.0)
    return ((n,) for n in plays)


def _others(ask: DominionAsk, own: Answer) -> Iterable[Answer]:
    """Inside an effect: every single choice; of several, what the policy chooses with one changed."""
    options, count = ask.options, len(ask.options)
    most = min(ask.most, count)
    if ask.least == 0:
        yield ()
    if ask.least <= 1 <= most:
        yield from ((n,) for n in range(count))
    if most < 2:
        return
    others = [n for n in range(count) if n not in own]
    if len(own) < most and (not ask.together or all(options[n].verb == ask.together for n in range(count))):
        yield from ((*own, n) for n in others)
    if len(own) > max(1, ask.least):
        yield from (tuple(n for n in own if n != out) for out in own)
    yield from (tuple(new if n == out else n for n in own) for out in own for new in others)
