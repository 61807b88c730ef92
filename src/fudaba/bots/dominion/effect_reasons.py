"""Why an answer inside an effect is good: what goes, what is discarded, put on the deck, chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fudaba.bots.dominion.answer_builder import is_turned
from fudaba.bots.dominion.card_makes import makes_of
from fudaba.bots.dominion.card_payments import pays_coins
from fudaba.bots.dominion.choice_values import figures_in
from fudaba.bots.dominion.hints import Makes
from fudaba.bots.dominion.prospects import (
    best_gain,
    best_purchase,
    coins_worth,
    idle_actions,
    money_of,
)
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trash_policy import is_junk, uses_of
from fudaba.bots.dominion.worth import is_dead, keeps, types_of
from fudaba.bots.mind.outlook import Reason
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ACTION, TREASURE

Faces = tuple[str, ...]
_SENDS_AWAY: Final = frozenset({"trash", "exile", "return"})


def goes(now: Sight, plan: Strategy, faces: Faces) -> Iterator[Reason]:
    """Why cards are trashed, exiled or returned; or why none is."""
    if not faces:
        if not any(is_junk(now, plan, option.face) for option in now.ask.laid_out if option.face in KINDS):
            yield Reason("dominion-all-useful")
        return
    if is_turned(now):
        if _is_most(now, faces):
            yield Reason("dominion-theirs", faces, number=len(faces))
        return
    if all(is_junk(now, plan, face) for face in faces):
        yield Reason("dominion-goes", faces)
    if now.ask.kind == "trash" and (makes := makes_of(now.about)) is not None:
        yield from _becomes(now, plan, faces[0], makes)
    elif now.ask.least and not all(is_junk(now, plan, face) for face in faces) and _is_least(now, faces):
        yield Reason("dominion-least", faces, number=len(faces))


def _becomes(now: Sight, plan: Strategy, face: str, makes: Makes) -> Iterator[Reason]:
    """What comes for a card that is trashed."""
    cost = now.supply_costs.get(face, KINDS[face].cost.coins)
    if makes.gains:
        limit = makes.up_to if makes.up_to is not None else cost + makes.plus
        if id := best_gain(now, plan, limit, exactly=makes.exactly, only=makes.only):
            how = "dominion-becomes-exactly" if makes.exactly else "dominion-becomes"
            yield Reason(how, (id,), number=limit)
    if makes.coins and cost:
        yield Reason("dominion-pays", (face,), number=makes.coins * cost)
    if makes.cards and cost:
        yield Reason("dominion-turns-to-cards", (face,), number=makes.cards * cost)


def discarded(now: Sight, plan: Strategy, faces: Faces) -> Iterator[Reason]:
    """Why cards are discarded; or why none is."""
    hand = [option.face for option in now.ask.laid_out]
    if not faces:
        if hand and all(use > 0 for use in uses_of(now, hand)):
            yield Reason("dominion-all-useful")
        return
    if is_turned(now):
        if _is_most(now, faces):
            yield Reason("dominion-theirs", faces, number=len(faces))
        return
    for_coins = now.my_turn and now.about and pays_coins(now.about, "discard", now.ask.word)
    if for_coins and sum(money_of(face) for face in faces) < len(faces):
        yield Reason("dominion-for-coins", faces, number=len(faces))
    elif all(is_dead(face) for face in faces):
        yield Reason("dominion-dead", faces)
    elif idle := _without_action(now, faces):
        yield Reason("dominion-idle", idle)
    elif now.ask.least and _of_least_use(now, hand, faces):
        yield Reason("dominion-least-use", faces, number=len(faces))


def _without_action(now: Sight, faces: Faces) -> Faces:
    """Those of some cards that cannot be played any more this turn."""
    if not now.my_turn or now.actions:
        return ()
    return tuple(face for face in faces if types_of(face) & ACTION and not types_of(face) & TREASURE)


def _of_least_use(now: Sight, hand: Sequence[str], faces: Faces) -> bool:
    """Whether nothing else of the hand is of less use than any of these."""
    uses = list(zip(hand, uses_of(now, hand), strict=True))
    left = list(faces)
    most = -9.0
    for id, use in sorted(uses, key=lambda one: one[1]):
        if id in left:
            left.remove(id)
            most = use
        elif left:
            return False
        else:
            return most <= use
    return not left


def kept(now: Sight, plan: Strategy, faces: Faces) -> Iterator[Reason]:
    """Why cards go on the deck, or aside for the next turn."""
    if not faces:
        return
    if all(is_dead(face) for face in faces):
        yield Reason("dominion-dead", faces)
    elif now.my_turn and all(face in now.in_hand for face in faces):
        coins = sum(money_of(face) for face in faces)
        idle = idle_actions(now)
        if all(not types_of(face) & ACTION or face in idle for face in faces) and not coins_worth(
            now, plan, -coins
        ):
            yield Reason("dominion-next-turn", faces)
    elif _is_most(now, faces):
        yield Reason("dominion-drawn-next", faces)


def chosen(now: Sight, plan: Strategy, words: Sequence[str]) -> Iterator[Reason]:
    """Why a word is chosen: "+2 Cards", "trash", yes."""
    ask, about = now.ask, now.about
    if about not in KINDS:
        return
    if ask.kind == "may":
        if words == ["yes"] and ask.word in _SENDS_AWAY and not now.is_theirs and is_junk(now, plan, about):
            yield Reason("dominion-goes", (about,))
        return
    for word in words:
        for figure, number in figures_in(word):
            yield from _of_figure(now, plan, figure, number)


def _of_figure(now: Sight, plan: Strategy, figure: str, number: int) -> Iterator[Reason]:
    if figure == "cards":
        yield Reason("dominion-draws", (now.about,), number=number)
    elif figure == "coins":
        more = now.purse + number
        id = best_purchase(now, plan, int(more))
        if now.my_turn and id and id != best_purchase(now, plan, int(now.purse)):
            yield Reason("dominion-buys", (id,), number=int(more))
        else:
            yield Reason("dominion-coins", (now.about,), number=number)
    elif figure == "actions" and (idle := idle_actions(now)):
        yield Reason("dominion-playable", tuple(idle[:number]))


def _faces(now: Sight) -> list[str]:
    return [option.face for option in now.ask.laid_out if option.face in KINDS]


def _is_least(now: Sight, faces: Faces) -> bool:
    """Whether nothing that could go instead is worth less."""
    others = _faces(now)
    for face in faces:
        others.remove(face)
    return max(map(keeps, faces)) <= min(map(keeps, others), default=99.0)


def _is_most(now: Sight, faces: Faces) -> bool:
    """Whether nothing else on offer is worth more."""
    others = _faces(now)
    for face in faces:
        others.remove(face)
    return min(map(keeps, faces)) >= max(map(keeps, others), default=-99.0)
