"""What a deck is missing to do what its plan is about: a card that thins it, Villages, draw, or a Buy.

The plan says which card that is; where it knows of none, the deck alone does, and what is on sale.
"""

from __future__ import annotations

from typing import Final

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.card_needs import need_of
from fudaba.bots.dominion.card_payments import pay_of
from fudaba.bots.dominion.card_trials import deed_of, frees_actions
from fudaba.bots.dominion.next_turn import next_turn_of
from fudaba.bots.dominion.prospects import GREEN_AT
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trash_policy import EARLY, is_junk
from fudaba.bots.dominion.worth import coins_of, keeps, types_of
from fudaba.bots.mind.outlook import Reason
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ACTION
from fudaba.games.dominion.rules.bonuses import HAND_SIZE
from fudaba.games.dominion.rules.ending import LAST_PILES

MANY: Final = 3
"""So many terminals beyond the Villages are too many where each hand has more than one on average."""
PAIR: Final = 2
NEAR: Final = 8
"""Where the plan wants a Village, so many are enough, and one of them for this many cards of the deck."""
JUNK: Final = 2
CURSES: Final = 3
"""So many cards of the deck that it is better without are worth a card that thins; this many where the plan
wants none."""
SPARE: Final = 2
PAYLOAD: Final = 2
"""With so many Actions to spare, and so many Actions to use them on, draw is missing."""
BEYOND: Final = 3
FAR_BEYOND: Final = 5
"""So many coins beyond the dearest Victory card are worth another Buy where every hand brings about its cost;
this many in any deck."""

DEAR: Final = 5
"""What costs more is not named where something cheaper does the same."""


def missing_part(now: Sight, plan: Strategy) -> Reason | None:
    """The most important thing that is missing at a question of the player's own turn; None for nothing, or
    where it is too late for it."""
    if now.left("province") <= GREEN_AT:
        return None
    if now.ask.kind == "action":
        return _village(now, plan) if _collide(now) else None
    return next((one for find in (_thinner, _village, _draw, _buy) if (one := find(now, plan))), None)


def _thinner(now: Sight, plan: Strategy) -> Reason | None:
    if now.turn > EARLY or any(_THINS[id] for id in _owned(now)):
        return None
    junk = sum(now.owned(id) for id in _owned(now) if id != "copper" and is_junk(now, plan, id))
    id = _wanted(now, plan, _THINS)
    if not id and junk - now.owned("estate") >= CURSES:
        id = _on_sale(now, _THINS)
    return Reason("dominion-no-thinner", (id,), number=junk) if id and junk >= JUNK else None


def _village(now: Sight, plan: Strategy) -> Reason | None:
    """Terminals without a Village; where none is on sale, that there are enough of them."""
    if _has_other_actions(now):
        return None
    terminals, spare = _terminals(now), _spare(now)
    idle = terminals - spare
    id = _wanted(now, plan, _VILLAGE)
    if not lacks_villages(now) and not (id and idle >= PAIR and idle * NEAR > now.cards):
        return None
    if id := id or _on_sale(now, _VILLAGE):
        return Reason("dominion-no-village", (id,), number=terminals, more=spare)
    return Reason("dominion-idle-terminals", number=terminals)


def _draw(now: Sight, plan: Strategy) -> Reason | None:
    owned = _owned(now)
    if _spare(now) < SPARE or any(_BRINGS[id] >= 2 for id in owned):
        return None
    payload = sum(
        now.owned(id) for id in owned if types_of(id) & ACTION and (_ACTIONS[id] < 2 or coins_of(id))
    )
    id = (_wanted(now, plan, _DRAWS) or _on_sale(now, _DRAWS)) if payload >= PAYLOAD else ""
    return Reason("dominion-no-draw", (id,)) if id else None


def _buy(now: Sight, plan: Strategy) -> Reason | None:
    if not now.my_turn or now.buys != 1 or any(_BUYS[id] for id in _owned(now)):
        return None
    dearest = max((now.cost(id) for id in LAST_PILES if now.left(id)), default=0)
    coins, usual = int(now.purse), now.income * HAND_SIZE / max(1, now.cards)
    if not dearest or coins < dearest + (BEYOND if usual >= dearest else FAR_BEYOND):
        return None
    id = _wanted(now, plan, _BUYS) or _on_sale(now, _BUYS)
    return Reason("dominion-no-buy", (id,), number=coins) if id else None


def lacks_villages(now: Sight) -> bool:
    """Whether a deck has so many more terminals than Actions to spare that they often lie in one hand."""
    idle = _terminals(now) - _spare(now)
    return idle >= MANY and idle * HAND_SIZE > now.cards


def gives_two_actions(id: str) -> bool:
    """Whether an Action gives two Actions, or may."""
    return _VILLAGE[id]


def _terminals(now: Sight) -> int:
    """How many Actions a deck has that use up the Action, whatever is chosen; one that repeats another is
    none."""
    return sum(now.owned(id) for id in _owned(now) if types_of(id) & ACTION and not _ACTIONS[id])


def _collide(now: Sight) -> bool:
    """Whether a hand has more terminals than there are Actions for, and nothing that gives more."""
    actions = [_ACTIONS[id] for id in now.in_hand if types_of(id) & ACTION]
    return actions.count(0) > now.actions and max(actions) < 2


def _has_other_actions(now: Sight) -> bool:
    """Whether a player has Actions, or may have, that no card of theirs gives when it is played."""
    public = now.public
    return (
        now.villagers >= PAIR
        or any(frees_actions(id) for id in now.played)
        or any(one.id in KINDS and KINDS[one.id].bonus.actions for one in public.landscapes)
        or any(one.token == "plus_action" and one.seat == now.seat for one in public.tokens)
    )


def _spare(now: Sight) -> int:
    """How many Actions the player's cards give beyond those that they take."""
    return sum((_ACTIONS[id] - 1) * now.owned(id) for id in _owned(now) if _ACTIONS[id] > 1)


def _owned(now: Sight) -> list[str]:
    return [id for id, count in now.all_owned.items() if count]


def _wanted(now: Sight, plan: Strategy, does: Known[bool]) -> str:
    """The first card of this kind that the plan would take now, and that can be had; "" for none."""
    cards = (line.card for line in plan.lines if line.card in KINDS and does[line.card] and line.may(now))
    return next((card for card in cards if now.left(card)), "")


def _on_sale(now: Sight, does: Known[bool]) -> str:
    """The best card of this kind that is on sale, a cheap one if there is any; "" for none."""
    found = [pile.top for pile in now.public.piles if pile.supply and pile.top in KINDS and does[pile.top]]
    return max(found, key=lambda id: (keeps(id) <= DEAR, keeps(id), id), default="")


def _actions_of(id: str) -> int:
    """The most Actions that an Action gives: printed, chosen, or for a card discarded."""
    if not types_of(id) & ACTION:
        return 0
    printed, deed = KINDS[id].bonus.actions, deed_of(id)
    pays = [pay_of(id, "discard", word) for word in ("actions_1", "")]
    gives = [printed + pay.actions for pay in pays if pay is not None]
    return max([printed, deed.usual.actions, deed.may_give, deed.repeats, *gives])


def _brings(id: str) -> int:
    """The most cards that an Action brings into the hand, those of the next turn too."""
    if not types_of(id) & ACTION:
        return 0
    deed = deed_of(id)
    cards = max(KINDS[id].bonus.cards, deed.usual.cards, deed.distinct) + next_turn_of(id).cards
    return max(cards, 2) if deed.up_to else cards


def _draws(id: str) -> bool:
    """Whether an Action leaves its player with two cards more than before, or more."""
    if not types_of(id) & ACTION:
        return False
    deed = deed_of(id)
    return deed.usual.cards >= 2 or deed.up_to > 0 or next_turn_of(id).cards >= 2


def _thins(id: str) -> bool:
    return bool(types_of(id) & ACTION) and (deed_of(id).thins > 0 or need_of(id).junk > 0)


def _buys(id: str) -> bool:
    return bool(types_of(id)) and (KINDS[id].bonus.buys > 0 or deed_of(id).usual.buys > 0)


_ACTIONS: Final[Known[int]] = Known(_actions_of)
_BRINGS: Final[Known[int]] = Known(_brings)
_VILLAGE: Final[Known[bool]] = Known(lambda id: _actions_of(id) > 1)
_DRAWS: Final[Known[bool]] = Known(_draws)
_THINS: Final[Known[bool]] = Known(_thins)
_BUYS: Final[Known[bool]] = Known(_buys)
