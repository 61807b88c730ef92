"""A hint: the best answers to a question, how often each wins, and why, by what its player may know."""

from __future__ import annotations

from typing import Final

import msgspec

from fudaba.bots import maker_of
from fudaba.bots.mind import Outlook, Reason, Thinker, compared, weigh
from fudaba.bots.mind.chances import interval
from fudaba.kernel.ask import Ask
from fudaba.kernel.worlds import Imagining

SHOWN: Final = 3
"""How many answers are told."""
FRESH: Final = 100
"""In how many worlds they are tried again, in which none of them was chosen for how it did."""
ROLLOUTS: Final = 400
"""No hint costs more of them than that, whatever a level thinks."""


class RankedAnswer(msgspec.Struct, frozen=True):
    """One of the best answers. chance: to win, with its 95 % interval (least, most), from 0 to 1.

    reasons: what speaks for it.
    """

    answer: list[int]
    chance: float
    least: float
    most: float
    reasons: list[Reason]


class Hint(msgspec.Struct, frozen=True):
    """The best answers, the best first. threats: what the opponents may do. worlds: in how many each was
    tried; 0 where nothing could be tried."""

    choices: list[RankedAnswer]
    threats: list[Reason]
    worlds: int


def hint(ask: Ask, view: Imagining, game: str, key: bytes) -> Hint:
    """What is best, for the player who decides a question.

    It follows from what the viewer may know, and from the key: where others hold other cards that they cannot
    see, it is the same. Raises `Overtaken`, see `bots.mind.until`.
    """
    thinker = thinker_for(game)
    outlook, budget = thinker.outlook(view), thinker.budget(ask, view)
    answers = list(outlook.candidates(ask, view))
    sure, used = outlook.certain(ask, view), 0
    if sure is not None:
        best = list(dict.fromkeys([sure, *answers]))[:SHOWN]
    else:
        verdict = weigh(answers, view, outlook, budget, key + b"weigh")
        used = verdict.rollouts
        ranked = [one.answer for one in verdict.weighed]
        best = list(dict.fromkeys([verdict.answer, *ranked, *answers[:1]]))[:SHOWN]
    left = max(1, (ROLLOUTS - used) // len(best))
    tried = compared(best, view, outlook, min(FRESH, left), budget.asked, key + b"fresh")
    if sure is not None:
        tried.sort(key=lambda one: one.answer != sure)
    choices = []
    for one in tried:
        least, most = interval(one.win * one.worlds, one.worlds)
        reasons = list(outlook.reasons(ask, view, one.answer))
        if one.answer == sure:
            reasons.insert(0, Reason("sure"))
        elif not reasons and one.answer == answers[0]:
            reasons.append(Reason("own"))
        choices.append(RankedAnswer(list(one.answer), one.win, least, most, reasons))
    return Hint(choices, list(outlook.threats(ask, view)), tried[0].worlds if tried else 0)


def thinker_for(game: str) -> Thinker:
    """Who thinks about a game's questions for the coach: its strongest level."""
    found = maker_of("strong", game)("coach")
    assert isinstance(found, Thinker), "the strongest level of every game thinks ahead"
    return found


def outlook_for(game: str, view: Imagining) -> Outlook:
    """How the coach thinks ahead in a game."""
    return thinker_for(game).outlook(view)
