"""A hint: the best answers to a question, how often each wins, and why, by what its player may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fudaba.bots import maker_of
from fudaba.bots.mind import Outlook, Reason, Thinker, Weighed, compared
from fudaba.bots.mind.chances import Z95, interval_of
from fudaba.bots.mind.search import FEWEST
from fudaba.bots.mind.shares import end_search
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.worlds import Imagining

SHOWN: Final = 3
"""How many answers are told."""
LOOKS: Final = 400
"""How many rollouts choose them: half of these shared by all answers that may be good, since of what is given
up early nobody knows how good it is, and half by the best of them."""
CLOSER: Final = 5
"""How many those are, besides what a steady player would do."""
FRESH: Final = 100
"""In how many worlds they are tried again, in which none of them was chosen for how it did."""
ROLLOUTS: Final = 800
"""No hint costs more of them than that, whatever a level thinks."""
FIRST: Final = 12
"""A first hint, which comes within a second, costs this part of them."""


class RankedAnswer(msgspec.Struct, frozen=True):
    """One of the best answers."""

    answer: list[int]
    """The answer, by the numbers of its options."""
    chance: float
    """The chance to win with it, from 0 to 1."""
    least: float
    """The lower end of the 95 % interval of that chance."""
    most: float
    """The upper end of the 95 % interval of that chance."""
    reasons: list[Reason]
    """What speaks for it."""


class Hint(msgspec.Struct, frozen=True):
    """The best answers to a question."""

    choices: list[RankedAnswer]
    """The answers, the best first."""
    threats: list[Reason]
    """What the opponents may do."""
    worlds: int
    """In how many worlds each was tried, 0 where nothing could be tried."""


def hint(ask: Ask, view: Imagining, game: str, key: bytes, part: int = 1) -> Hint:
    """What is best, for the player who decides a question. part: only this part of the rollouts, see `FIRST`.

    What may be good is tried in the same worlds, and the best of it again in fresh ones, together with what
    a steady player would do; these figures are told. It follows from what the viewer may know, and from the
    key: where others hold other cards that they cannot see, it is the same. Raises `SearchCancelled`, see
    `bots.mind.until`.
    """
    thinker = thinker_for(game)
    outlook, asked = thinker.outlook(view), thinker.budget(ask, view).asked
    answers = _in_question(ask, view, list(outlook.candidates(ask, view)))
    sure = outlook.certain(ask, view)
    best = sure if sure is not None or part > 1 else thinker.at_once(ask, view, key + b"turn")
    own = answers[0] if best is None else best
    found = list(dict.fromkeys([own, *answers]))
    if len(found) > SHOWN:
        looked = _looked_at(found, view, outlook, LOOKS // part, asked, key)
        found = list(dict.fromkeys([own, *looked[:SHOWN]]))
    worlds = min(FRESH // part, max(1, (ROLLOUTS - LOOKS) // part // len(found)))
    tried = compared(found, view, thinker.judged(view), worlds, asked, key + b"fresh")
    end_search()
    if best is None and tried and tried[0].worlds < FEWEST:
        best = own  # so few rollouts say nothing against it
    if best is not None:
        tried.sort(key=lambda one: one.answer != best)
    choices = []
    for one in tried[:SHOWN]:
        least, most = interval_of(one.win, one.win_error, one.worlds)
        reasons = list(outlook.reasons(ask, view, one.answer))
        if one.answer == sure:
            reasons.insert(0, Reason("sure"))
        elif not reasons and own == answers[0]:
            reasons = _beside(ask, view, one, own)
        choices.append(RankedAnswer(list(one.answer), one.win, least, most, reasons))
    return Hint(choices, list(outlook.threats(ask, view)), tried[0].worlds if tried else 0)


def _looked_at(
    answers: Sequence[Answer], view: Imagining, outlook: Outlook, looks: int, asked: int, key: bytes
) -> list[Answer]:
    """These answers, the best first: all of them tried in some worlds, the best in some more."""
    first = compared(answers, view, outlook, max(1, looks // 2 // len(answers)), asked, key + b"look")
    best = list(dict.fromkeys([answers[0], *(one.answer for one in first[:CLOSER])]))
    more = compared(best, view, outlook, max(1, looks // 2 // len(best)), asked, key + b"closer")
    seen = {one.answer: (one.worth * one.worlds, one.worlds) for one in first}
    for one in more:
        worth, worlds = seen[one.answer]
        seen[one.answer] = worth + one.worth * one.worlds, worlds + one.worlds
    return sorted((one.answer for one in more), key=lambda answer: -seen[answer][0] / seen[answer][1])


def _in_question(ask: Ask, view: Imagining, answers: list[Answer]) -> list[Answer]:
    """The answers that are worth weighing; where a level weighs fewer than are told, what else there is.

    The first stays the first.
    """
    asked = view.put(ask)
    if len(answers) >= SHOWN or len(answers[0]) > 1 or not ask.least <= 1 <= ask.most:
        return answers
    found = {tuple(asked.option(pick).same for pick in answer): answer for answer in reversed(answers)}
    for pick, option in enumerate(asked.options):
        found.setdefault((option.same,), (pick,))
    return list(dict.fromkeys([*answers, *found.values()]))


def _beside(ask: Ask, view: Imagining, one: Weighed, own: Answer) -> list[Reason]:
    """What is said of an answer for which the game has no words: how it does beside a steady player's."""
    if one.answer == own:
        return [Reason("own")]
    asked = view.put(ask)
    cards = tuple(face for pick in own if (face := asked.option(pick).face))
    if one.ahead > Z95 * one.ahead_error:
        return [Reason("instead", cards, number=len(cards))]
    return [Reason("even", cards, number=len(cards))] if one.ahead > -Z95 * one.ahead_error else []


def thinker_for(game: str) -> Thinker:
    """Who thinks about a game's questions for the coach: its strongest level."""
    found = maker_of("strong", game)("coach")
    assert isinstance(found, Thinker), "the strongest level of every game thinks ahead"
    return found


def outlook_for(game: str, view: Imagining) -> Outlook:
    """How the coach thinks ahead in a game."""
    return thinker_for(game).outlook(view)
