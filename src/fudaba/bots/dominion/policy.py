"""Sensible play of every card: how each kind of question is answered, whatever card asks it.

Nothing here is about one card; what a card needs to have said about it stands in `hints`. Which card is
played is in `play_policy`, what goes in `trash_policy`, what comes in `gain_policy`, how many in
`number_policy`, what words are worth in `choice_values`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final

from fudaba.bots.dominion.answer_builder import best, first, worded
from fudaba.bots.dominion.card_trials import plays_again
from fudaba.bots.dominion.choice_values import says_yes, weighs
from fudaba.bots.dominion.gain_policy import gain, take
from fudaba.bots.dominion.gain_reactions import NO_REACTION, gain_reaction_of
from fudaba.bots.dominion.hints import AWAITS, DECLINES, LIMITS, NAMES, SAYS
from fudaba.bots.dominion.mats import is_worth_repeating
from fudaba.bots.dominion.number_policy import how_many
from fudaba.bots.dominion.play_policy import (
    action,
    does_good,
    instructions,
    night,
    plain_action,
    plain_instructions,
    play,
)
from fudaba.bots.dominion.prospects import GREEN_AT
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trash_policy import (
    aside,
    discard,
    exile,
    give_back,
    show,
    topdeck,
    trash,
    wish,
)
from fudaba.bots.dominion.worth import JUNK, is_dead, keeps, types_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import HANDS, TAVERN, place
from fudaba.games.dominion.facts.types import ATTACK
from fudaba.games.dominion.facts.vocabulary import QuestionKind
from fudaba.kernel.ask import Answer

__all__ = ["answer", "plain_action", "plain_instructions"]


LATE: Final = 3
"""So few more cards for each player may end a game that nothing waits any more."""
DEARER: Final = 3
"""By so much at most what a Victory card is turned into is dearer."""
EACH_CARD: Final = 1.2
"""The coins that a card in another player's hand may be thought to give."""


def answer(now: Sight, strategy: Strategy) -> Answer:
    """The answer to any question but what to buy in the Buy phase."""
    return _BY_KIND.get(now.ask.kind, _first)(now, strategy)


def _may(now: Sight, strategy: Strategy) -> Answer:
    if strategy.choices and (chosen := _choices(now, strategy)):
        return (chosen[0],)
    wanted = next((word for word in SAYS.get(now.about, ()) if word in ("yes", "no")), None)
    if wanted is None:
        good = does_good(now, strategy, now.about) if now.ask.word == "play" and now.about else None
        wanted = "yes" if (says_yes(now) if good is None else good) else "no"
    return (worded(now.ask, wanted),)


def _option(now: Sight, strategy: Strategy) -> Answer:
    """The words that the card is known for, else those worth most here."""
    ask = now.ask
    chosen = _choices(now, strategy) if strategy.choices else []
    if chosen and len(chosen) >= min(ask.least, ask.most):
        return tuple(chosen)
    worths = [weigh(now, strategy) for weigh in weighs(now.about, tuple(ask.options))]
    if ask.most == 1:
        return (worths.index(max(worths)),)
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    if chosen:
        return (*chosen, *[pick for pick in order if pick not in chosen][: ask.least - len(chosen)])
    count = sum([worth > 0 for worth in worths])
    return tuple(order[: min(ask.most, max(ask.least, 1, count))])


def _choices(now: Sight, strategy: Strategy) -> list[int]:
    """What the plan says of these words, if anything."""
    ask = now.ask
    return strategy.chosen(now, now.about, [option.word for option in ask.options], ask.most)


def _react(now: Sight, strategy: Strategy) -> Answer:
    """Do what may be done, unless it is known to hurt, or waits for a greater turn."""
    options = now.ask.options
    does = [n for n, option in enumerate(options) if option.verb != "none"]
    picks = [n for n in does if not _is_better_left(now, strategy, options[n].face)]
    waiting = now.view.faces(place(TAVERN, now.seat)) if now.my_turn and now.about else []
    if waiting:
        picks = [n for n in picks if not _waits(now, waiting, options[n].face)]
    return (picks[0] if picks else len(options) - 1,)


def _is_better_left(now: Sight, strategy: Strategy, face: str) -> bool:
    """Whether nothing is done by a card: it is known to hurt, would bring a Victory card into the next hand,
    would exchange what is gained for less, or waits for a dearer card than the one that is gained, as long as
    the game goes on."""
    gained = now.about
    reaction = gain_reaction_of(face) if gained else NO_REACTION
    if reaction.is_near and is_dead(gained):
        return not reaction.trashes or now.worth(gained) > 0
    if reaction.instead:
        return _is_better_kept(now, strategy, gained, reaction.instead)
    if face in AWAITS and gained and now.until_end > LATE * now.players:
        return now.costs.get(gained, KINDS[gained].cost.coins) < AWAITS[face]
    return face in DECLINES


def _is_better_kept(now: Sight, strategy: Strategy, gained: str, other: str) -> bool:
    """Whether what has just been gained is better than what it may be exchanged for: the plan wanted it more;
    a Victory card where it is dearer, and towards the end; junk then, if the plan wants it."""
    if is_dead(gained) or keeps(gained) < JUNK:
        late = strategy.names(gained) and now.left("province") <= GREEN_AT
        return late or keeps(gained) > keeps(other)
    owned = now.all_owned
    now.own({**owned, gained: owned.get(gained, 1) - 1})
    wished = wish(now, strategy, gained), wish(now, strategy, other)
    now.own(owned)
    return wished[0] >= wished[1]


def _waits(now: Sight, waiting: Sequence[str], id: str) -> bool:
    """Whether a card on the mat that plays another again is kept for a greater turn."""
    if id not in waiting or not plays_again(id):
        return False
    return not is_worth_repeating(now, now.about, waiting.count(id))


def _name(now: Sight, strategy: Strategy) -> Answer:
    """What is known to be best for the card; else what the player has most of. What another may then not have
    is what they could get that is worth most."""
    if strategy.named and (named := strategy.name_for(now, now.about)):
        return best(now.ask, lambda option: option.face == named)
    if not now.my_turn and now.about and not types_of(now.about) & ATTACK:
        return _denied(now, strategy)
    if (known := NAMES.get(now.about)) is not None:
        spared = _spared(now, known)
        return best(now.ask, lambda option: option.face == spared)
    return best(now.ask, lambda option: now.owned(option.face) if types_of(option.face) else 0)


def _spared(now: Sight, usual: str) -> str:
    """The Victory card that is named so that the first other one of the deck is turned into a dearer one: the
    one without which that is likely to bring most points; of equal ones the usual."""
    rest = dict(now.all_owned)
    for id in (*now.in_hand, *now.played):
        rest[id] = rest.get(id, 0) - 1
    green = {id: count for id, count in sorted(rest.items()) if count > 0 and KINDS[id].victory}
    costs = now.supply_costs

    def becomes(id: str) -> float:
        most = costs.get(id, KINDS[id].cost.coins) + DEARER
        fits = [now.worth(one) for one, cost in costs.items() if cost <= most and KINDS[one].victory]
        return max(fits, default=0.0) - now.worth(id)

    gains = {id: becomes(id) for id in green}

    def without(name: str) -> float:
        others = {id: count for id, count in green.items() if id != name}
        return fsum([gains[id] * count for id, count in others.items()]) / max(1, sum(others.values()))

    return max([usual, *green], key=without)


def _denied(now: Sight, strategy: Strategy) -> Answer:
    """Of what the player whose turn it is may be able to pay, what is worth most."""
    seat = next(seat for seat in range(now.players) if now.is_on_turn(seat))
    limit = now.tally.coins + EACH_CARD * now.view.count(HANDS[seat])
    if now.about in LIMITS:
        limit = float(LIMITS[now.about])
    costs = now.supply_costs
    return best(
        now.ask,
        lambda option: wish(now, strategy, option.face) if costs.get(option.face, 99) <= limit else -9.0,
    )


def _spoiled(now: Sight, strategy: Strategy) -> Answer:
    """What others may want and the plan does not, of the piles from which it becomes dear to buy."""
    return best(
        now.ask, lambda option: (-9.0 if strategy.names(option.face) else 1.0) * max(0.1, keeps(option.face))
    )


def _player(now: Sight, strategy: Strategy) -> Answer:
    """Somebody else."""
    return best(now.ask, lambda option: option.seat != now.seat)


def _first(now: Sight, strategy: Strategy) -> Answer:
    return first(now)


_BY_KIND: Final[dict[QuestionKind, Callable[[Sight, Strategy], Answer]]] = {
    "action": action,
    "play": play,
    "night": night,
    "trash": trash,
    "exile": exile,
    "discard": discard,
    "return": give_back,
    "replace": give_back,
    "put_at_bottom": give_back,
    "pass": give_back,
    "reveal": show,
    "gain": gain,
    "buy": gain,
    "receive": gain,
    "invent": gain,
    "put_in_hand": take,
    "keep": take,
    "keep_in_hand": take,
    "topdeck": topdeck,
    "set_aside": aside,
    "leave": aside,
    "may": _may,
    "option": _option,
    "react": _react,
    "instructions": instructions,
    "name": _name,
    "embargo": _spoiled,
    "tax": _spoiled,
    "number": how_many,
    "player": _player,
}
