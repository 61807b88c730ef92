"""How a game of Innovation goes on from a position, action by action, without a driver.

An action is tried as it happens to go: what is asked in its midst is answered at random. The answer that is
weighed is followed more closely than the actions after it: what came of the best of those stands as tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from fudaba.bots.innovation.candidates import any_of, as_they_lie, ways
from fudaba.bots.innovation.worth import worth
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.nesting import RunningEffect
from fudaba.kernel.table import Effects

LONGEST: Final = 60
"""An action with more answers than this is weighed as it is then."""
NARROW: Final = 6
"""How many answers are weighed by a player who plays on."""
ENOUGH: Final = 150
"""After so many answers that were given only to look, what is asked in the midst of actions is answered at
random: one course in a hundred looks further. An effect cannot be copied in its midst, so to look at one more
of its questions is to give all answers before it again: what repeats itself costs the square of what it asks
(Lurgan Canoe, 30 questions)."""


class ActionResult(NamedTuple):
    """The result of an action."""

    table: InnovationTable
    """The table after it."""
    is_whole: bool
    """Whether the action is at its end."""
    at_random: int = 0
    """How many of its questions were answered at random."""


class CourseOfPlay:
    """One course of a game from a position.

    chance: what it draws from. looked: how many answers were given only to see what comes of them.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.looked = 0

    @property
    def has_looked_enough(self) -> bool:
        """Whether what is asked in the midst of actions is answered at random from here on."""
        return self.looked >= ENOUGH

    def weighed(self, asked: Ask[Any, Any]) -> list[Answer]:
        """The answers to a question that are looked at."""
        if (order := as_they_lie(asked)) is not None:
            return [order]
        options = [option.same for option in asked.options]
        return ways(options, asked.least, asked.most, self.rng, NARROW)[:NARROW]

    def went_on(self, table: InnovationTable, ask: InnovationAsk, actions: int) -> InnovationTable:
        """The table after this many further actions, by any player, or at the end of the game.

        ask: what is asked at it, at rest. The table itself is not changed.
        """
        for left in range(actions - 1, -1, -1):
            came, answer = self._best(table, ask, (), ask)
            if came is None:
                came = self._tried(table, ask, [answer])
            table = came.table
            if not left or not came.is_whole:
                break
            coming = self.asked_next(table)
            if coming is None:
                break
            ask = coming
        return table

    def played(self, table: InnovationTable, ask: InnovationAsk, answer: Answer) -> ActionResult:
        """What comes of an answer to a question at rest, if what is asked in the midst of its action is
        answered by the best of some answers, each tried as the rest of the action happens to go.

        The table itself is not changed.
        """
        live = table.clone()
        doing = live.take(ask, answer)
        given = [answer]
        if doing is None:
            return ActionResult(live, is_whole=True)
        effect = RunningEffect(doing)
        try:
            asked = effect.send(None)
            while asked.kind != "action" and len(given) < LONGEST:
                came, answer = self._best(table, ask, given, asked)
                if came is not None and came.is_whole and not came.at_random:
                    effect.close()
                    return came  # it would come to the same again
                given.append(answer)
                asked = effect.send(answer)
        except StopIteration:
            return ActionResult(live, is_whole=True)
        effect.close()
        return ActionResult(live, is_whole=False)

    def asked_next(self, table: InnovationTable) -> InnovationAsk | None:
        """What is asked next that is a choice; None where the game is over, or an effect does not end."""
        while True:
            coming = table.step()
            if isinstance(coming, Ask):
                forced = coming.forced()
                if forced is None:
                    return coming
                coming = table.take(coming, forced)
            elif coming is None:
                return None
            if not carried_out(coming, (), self.rng)[0]:
                return None

    def _best(
        self, table: InnovationTable, ask: InnovationAsk, given: Sequence[Answer], asked: Ask[Any, Any]
    ) -> tuple[ActionResult | None, Answer]:
        """The best of some answers to a question of an action, and what came of it; None of one that was
        not tried.

        ask, given: the question at the table, at rest, and the answers since then.
        """
        if given and self.has_looked_enough:
            return None, any_of(asked, self.rng)
        found = self.weighed(asked)
        if len(found) == 1:
            return None, found[0]
        best, answer, most = None, found[0], 0.0
        for way in found:
            came = self._tried(table, ask, [*given, way])
            self.looked += len(given) + 1 + came.at_random
            value = worth(came.table, asked.owner)
            if best is None or value > most:
                best, answer, most = came, way, value
        return best, answer

    def _tried(self, table: InnovationTable, ask: InnovationAsk, answers: Sequence[Answer]) -> ActionResult:
        """What comes of these answers to what is asked at a table, and of others at random after them."""
        tried = table.clone()
        return ActionResult(tried, *carried_out(tried.take(ask, answers[0]), answers[1:], self.rng))


def carried_out(doing: Effects | None, answers: Sequence[Answer], rng: Random) -> tuple[bool, int]:
    """Run an effect with these answers first, and with others at random after them.

    Returns whether it came to its end, and how many answers were at random. A game within the game (INN-G25),
    which is all one effect, only goes to its next action, and what is too long is left.
    """
    if doing is None:
        return True, 0
    effect, at_random = RunningEffect(doing), 0
    try:
        asked = effect.send(None)
        for answer in answers:
            asked = effect.send(answer)
        while asked.kind != "action" and at_random < LONGEST:
            at_random += 1
            asked = effect.send(any_of(asked, rng))
    except StopIteration:
        return True, at_random
    effect.close()
    return False, at_random
