"""Why an answer of Dominion is good, as a coach would say it: what the plan wants, what the cards do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.bots.dominion import effect_reasons
from fudaba.bots.dominion.missing_part import gives_two_actions, lacks_villages, missing_part
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.dominion.strategy import Strategy, StrategyLine
from fudaba.bots.dominion.trash_policy import is_junk
from fudaba.bots.dominion.worth import keeps
from fudaba.bots.mind.outlook import Reason
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ATTACK
from fudaba.games.dominion.facts.vocabulary import DominionAsk, QuestionKind
from fudaba.kernel.ask import Answer
from fudaba.kernel.view import View

SOON: Final = 3
"""Where so few more cards end the game, that is what matters."""
_COMES: Final[frozenset[QuestionKind]] = frozenset({"buy", "gain", "receive", "invent"})
_GOES: Final[frozenset[QuestionKind]] = frozenset({"trash", "exile", "return"})
_KEPT: Final[frozenset[QuestionKind]] = frozenset({"topdeck", "set_aside"})


def reasons(ask: DominionAsk, view: View, memory: Memory, plan: Strategy, answer: Answer) -> list[Reason]:
    """What speaks for an answer, the most important first."""
    return list(_reasons(Sight(ask, view, memory, ask.number), plan, answer))


def _reasons(now: Sight, plan: Strategy, answer: Answer) -> Iterator[Reason]:
    ask = now.ask
    chosen = [ask.options[pick] for pick in answer]
    faces = tuple(option.face for option in chosen if option.face in KINDS)
    if ask.kind in _GOES:
        yield from effect_reasons.goes(now, plan, faces)
    elif ask.kind == "discard":
        yield from effect_reasons.discarded(now, plan, faces)
    elif ask.kind in _KEPT:
        yield from effect_reasons.kept(now, plan, faces)
    elif ask.kind in ("option", "may"):
        yield from effect_reasons.chosen(now, plan, [option.word for option in chosen])
    elif not faces:
        if ask.kind == "buy" and answer and chosen[0].verb == "end_turn":
            yield from _nothing(now, plan)
    elif ask.kind == "buy" and chosen[0].verb == "play":
        yield from _plays(faces[0])
    elif ask.kind in _COMES:
        yield from _comes(now, plan, faces[0])
    elif ask.kind in ("action", "play"):
        yield from _plays(faces[0])


def _comes(now: Sight, plan: Strategy, face: str) -> Iterator[Reason]:
    """Why a card is bought or gained."""
    now.gaining = now.ask.kind != "buy"
    if gives_two_actions(face) and lacks_villages(now):
        yield Reason("dominion-village", (face,))
    line = next((line for line in plan.lines if line.card == face and line.may(now)), None)
    if KINDS[face].victory and (points := round(now.worth(face))) > 0:
        left = 0 if _ends_soon(now) else now.until_end
        yield Reason("dominion-points", (face,), number=points, more=left)
    if line is None:
        yield from _unplanned(now, plan, face)
        return
    some = _how_many(line, now)
    if some:
        yield Reason("dominion-plan-some", (face,), number=now.owned(face), more=some)
    else:
        faces = {option.face: option.face for option in now.ask.options}
        yield Reason("dominion-plan" if plan.first(now, faces) == face else "dominion-plan-later", (face,))


def _unplanned(now: Sight, plan: Strategy, face: str) -> Iterator[Reason]:
    """What is said of a card that the plan would not take now: that it has enough of it, or wants it at other
    times; or, where the plan knows nothing of all that may be gained, that nothing there is worth more."""
    if plan.names(face):
        most = [_how_many(line, now) for line in plan.lines if line.card == face]
        if 0 < max(most) <= now.owned(face) and all(most):
            yield Reason("dominion-plan-enough", (face,), number=now.owned(face), more=max(most))
        else:
            yield Reason("dominion-planned", (face,))
        return
    faces = {option.face for option in now.ask.laid_out if option.face in KINDS}
    if now.ask.kind == "buy" or is_junk(now, plan, face) or any(map(plan.names, faces)):
        return
    if all(keeps(face) >= keeps(other) for other in faces):
        yield Reason("dominion-most", (face,))


def _nothing(now: Sight, plan: Strategy) -> Iterator[Reason]:
    """Why nothing is bought: nothing is wanted that could be, or all that could be is junk."""
    faces = {option.face for option in now.ask.options if option.verb == "buy"}
    if plan.first(now, dict.fromkeys(faces, True)) is not None:
        return
    if all(face in KINDS and is_junk(now, plan, face) for face in faces):
        yield Reason("dominion-nothing")
    else:
        yield Reason("dominion-plan-nothing")


def _how_many(line: StrategyLine, now: Sight) -> int:
    """How many of its card a line wants, 0 for any number."""
    if line.counts is not None:
        return round(line.counts(now))
    return line.up_to or 0


def _plays(face: str) -> Iterator[Reason]:
    """Why an Action or a Treasure is played."""
    bonus = KINDS[face].bonus
    if bonus.actions:
        yield Reason("dominion-costs-nothing", (face,), number=bonus.actions)
    elif bonus.cards:
        yield Reason("dominion-draws", (face,), number=bonus.cards)
    elif bonus.coins:
        yield Reason("dominion-coins", (face,), number=bonus.coins)


def _ends_soon(now: Sight) -> bool:
    """Whether so few more cards end the game that a hint says it of the whole table."""
    return now.until_end <= SOON * now.players


def threats(ask: DominionAsk, view: View, memory: Memory, plan: Strategy) -> list[Reason]:
    """What the player's own deck is missing, how near the end is, and what the others have to attack with."""
    now = Sight(ask, view, memory, ask.number)
    found = []
    if _ends_soon(now):
        lead = round(now.lead)
        how = "ahead" if lead > 0 else "behind" if lead < 0 else "even"
        found.append(Reason(f"dominion-end-{how}", number=now.until_end, more=abs(lead)))
    piles = [pile.id for pile in now.public.piles if pile.id in KINDS]
    attacks = [(now.others(id), id) for id in piles if KINDS[id].types & ATTACK]
    count, id = max(attacks, default=(0, ""))
    if count:
        found.append(Reason("dominion-attacks", (id,), number=count))
    if ask.kind == "action" or ask.kind in _COMES:
        found[:0] = filter(None, [missing_part(now, plan)])
    return found
