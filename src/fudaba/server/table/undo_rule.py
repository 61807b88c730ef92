"""Taking back at a table: what its rule allows, and whom it asks.

Free is what nobody could have learnt from: one's own last answer, as long as nothing has been revealed and
no other person has answered since. Beyond that the other people at the table are asked, where the
rule is "consent". Where all others are bots there is nobody to ask.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from fudaba.kernel.takeback import GivenAnswer, reach
from fudaba.server.protocol.schema import Taking, UndoRule
from fudaba.server.protocol.texts import say


class PossibleTakeback(NamedTuple):
    """What may be taken back. shown: as everybody may know it. answers: how many really were given."""

    shown: Taking
    answers: int


def taking(
    given: Iterable[GivenAnswer],
    seat: int,
    rule: UndoRule,
    people: Collection[int],
    here: Collection[int],
    *,
    over: bool = False,
) -> PossibleTakeback:
    """What this seat may take back now.

    given: the questions that were shown before, the latest first. people: the seats of persons. here: those
    who could be asked. over: whether it is the end.
    """
    if rule == "off":
        return _none("off")
    if over:
        return _none("over")
    others = [other for other in people if other != seat]
    back = reach(given, seat, others)
    if not back.shown:
        return _none("nothing")
    after = say("server-undo-answers", after=back.shown - 1)
    if not back.obstacle or not others:
        return PossibleTakeback(Taking("free", back.shown, "", after), back.given)
    if rule == "free":
        return _none(back.obstacle)
    if not any(other in here for other in others):
        return _none("away")
    return PossibleTakeback(Taking("consent", back.shown, back.obstacle, after), back.given)


def _none(why: str) -> PossibleTakeback:
    # text: server-undo-*
    return PossibleTakeback(Taking("none", 0, why, say(f"server-undo-{why}")), 0)
