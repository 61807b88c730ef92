"""Games of a list against itself with the search over the own turn: what each answer was worth."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import fsum
from typing import Any, Final, NamedTuple

from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.candidates import choice_of
from fudaba.bots.dominion.conditions import Condition
from fudaba.bots.dominion.levels import DominionOutlook
from fudaba.bots.dominion.own_turn import HARDLY, SCALE, OwnTurn, is_for_this_turn
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy_bot import buyer
from fudaba.bots.mind.search import Tally, tried
from fudaba.dominion_study.distilling.contenders import Contender, strategy_played, with_lines
from fudaba.dominion_study.distilling.pool import conditions_of, functions_of, holding, lines_for
from fudaba.dominion_study.search.genome import Gene
from fudaba.dominion_study.search.matches import LONGEST, MatchSetup, table_of
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel import game_loop
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.worlds import Imagining

WORLDS: Final = 8
"""In how many worlds each answer to a question is tried."""
MOST: Final = 8
"""How many answers to a question at most are tried."""
ASKED: Final = 1_200
"""Once the players of all rollouts of a question have been asked so often, it is enough."""

GREAT: Final = 6.0
"""No question counts more coins than this: whether a game ends this turn is worth many, and is seldom the
doing of one answer."""


class Question(NamedTuple):
    """A question of a game that was watched.

    holds: the numbers of the conditions (`conditions_of`) that held. gains: by a line without a condition, by
    how many coins the answer is better that the policy gives with it; only lines that change the answer.
    found: by how many coins the search's answer is better than the policy's, in worlds in which it was not
    chosen; None where that is the best.
    """

    holds: frozenset[int]
    gains: dict[Gene, float]
    found: float | None


Watched = tuple[Question, ...]
"""The questions of one game to which there was more than one answer worth trying."""


def watch(setup: MatchSetup, contender: Contender, numbers: Sequence[int]) -> list[Watched]:
    """Play the games of these numbers."""
    return [tuple(_Game(setup, contender, number).questions) for number in numbers]


class _Game:
    """A game of a list against itself. questions: what was asked and tried."""

    def __init__(self, setup: MatchSetup, contender: Contender, number: int) -> None:
        self.questions: list[Question] = []
        self._strategy: Final = strategy_played(contender)
        self._conditions: Final[list[Condition | None]] = functions_of(conditions_of(self._strategy))
        self._outlooks: Final = [DominionOutlook(self._strategy) for _ in range(2)]
        self._seed: Final = f"{setup.seed}/{number}"
        self._with: Final[dict[Gene, Buyer]] = {}
        self._asked = 0
        driver: Driver[Any] = Driver(table_of(setup, number))

        def answered(ask: DominionAsk) -> Answer:
            return self._answer(ask, Imagining(driver, ask.decider))

        game_loop.play_out(driver, answered, [], most=LONGEST)

    def _answer(self, ask: DominionAsk, view: Imagining) -> Answer:
        """The policy's answer, or a better one that the search finds."""
        outlook = self._outlooks[ask.decider]
        own = outlook.player.answer(ask, view)
        self._asked += 1
        if len(ask.options) < 2 or not is_for_this_turn(ask, view):
            return own
        lines = lines_for(ask, view.about(ask))
        return self._tried(ask, view, outlook, own, lines) if lines else own

    def _tried(
        self, ask: DominionAsk, view: Imagining, outlook: DominionOutlook, own: Answer, lines: Sequence[Gene]
    ) -> Answer:
        """The best of the answers to a question; what each line would bring is noted."""
        mine = choice_of(ask.options, own)
        answers = {gene: self._player(gene, outlook).answer(ask, view) for gene in lines}
        found = {mine: own}
        for answer in [*answers.values(), *outlook.candidates(ask, view)]:
            if len(found) < MOST:
                found.setdefault(choice_of(ask.options, answer), answer)
        if len(found) < 2:
            return own
        key = hashlib.sha256(f"{self._seed}/{self._asked}".encode()).digest()
        tally = tried([*found.values()], view, OwnTurn(outlook), WORLDS, ASKED, key)
        if not tally.found:
            return own
        ahead = {choice: tally.weighed(answer) for choice, answer in found.items()}
        gains = {
            gene: round(max(-GREAT, min(GREAT, SCALE * ahead[choice].ahead)), 6)
            for gene, answer in answers.items()
            if (choice := choice_of(ask.options, answer)) != mine and choice in ahead
        }
        best = max(ahead.values(), key=lambda one: one.ahead)
        is_better = SCALE * best.ahead > HARDLY and best.ahead > best.ahead_error
        now = Sight(ask, view, outlook.player.memory, 0)
        holds = holding(now, self._conditions)
        self.questions.append(Question(holds, gains, _found(tally, own)))
        return best.answer if is_better else own

    def _player(self, gene: Gene, outlook: DominionOutlook) -> Buyer:
        """Who plays to the list with a line more."""
        player = self._with.get(gene)
        if player is None:
            player = self._with[gene] = buyer(with_lines(self._strategy, (gene,)))("")
        player.memory = outlook.player.memory
        return player


def _found(tally: Tally, own: Answer) -> float | None:
    """By how many coins the answer that is best in half of the worlds is better in the others."""
    worths = {answer: [one.worth for one in found] for answer, found in tally.found.items()}
    half = len(worths[own]) // 2
    best = max(worths, key=lambda answer: fsum(worths[answer][:half]))
    ahead = fsum(worths[best][:half]) - fsum(worths[own][:half])
    if not half or SCALE * ahead <= HARDLY * half:
        return None
    found = fsum(worths[best][half:]) - fsum(worths[own][half:])
    return max(-GREAT, min(GREAT, SCALE * found / (len(worths[own]) - half)))


def found_by_search(games: Sequence[Watched]) -> tuple[float, float]:
    """To how many questions of a game, on average, the search had another answer, and by how many coins all
    of these together were better."""
    better = [one.found for questions in games for one in questions if one.found is not None]
    count = max(1, len(games))
    return len(better) / count, fsum(better) / count
