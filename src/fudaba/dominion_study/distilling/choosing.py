"""Which lines would have brought most at the questions that were watched."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from fudaba.dominion_study.distilling.pool import ALWAYS, played
from fudaba.dominion_study.distilling.watching import Question, Watched
from fudaba.dominion_study.search.genome import Gene

MOST: Final = 6
"""How many rules at most."""
LEAST: Final = 0.15
"""So many coins a game a rule must bring."""
SURE: Final = 2.5
"""By how many standard errors a rule must bring something."""
EACH: Final = 0.5
"""The same in each half of the games."""
SIMPLER: Final = 1.0
"""By how many standard errors a rule with a condition must bring more than one without."""


class Rule(NamedTuple):
    """Lines that are about one thing. genes: the lines. coins: how many they would have brought a game.
    questions: of how many answers a game they would have changed."""

    genes: tuple[Gene, ...]
    coins: float
    questions: float


class _Trial(NamedTuple):
    """A rule on trial: at a question where a condition holds, by its number, the line `yes` counts, elsewhere
    the line `no`; None where the policy decides."""

    about: tuple[str, str]
    when: int
    yes: Gene
    no: Gene | None

    def gain(self, question: Question) -> float | None:
        """What it brings at a question; None where it changes no answer."""
        line = self.yes if self.when in question.holds else self.no
        return None if line is None else question.gains.get(line)


def rules_of(games: Sequence[Watched], conditions: Sequence[str]) -> list[Rule]:
    """The rules that would have brought most, the best first. Each is chosen for what it brings at the
    questions that no earlier one answers."""
    left = [(number % 2, one) for number, questions in enumerate(games) for one in questions]
    trials = list(_trials(games, len(conditions)))
    found: list[Rule] = []
    while len(found) < MOST:
        best: _Trial | None = None
        most = 0.0
        by_line = _by_line(left)
        for trial in trials:
            score = _score(trial, by_line, len(games))
            if score > most:
                best, most = trial, score
        if best is None:
            break
        gains = [gain for _, one in left if (gain := best.gain(one)) is not None]
        genes = _genes(best, conditions)
        found.append(Rule(genes, fsum(gains) / len(games), len(gains) / len(games)))
        left = [(half, one) for half, one in left if best.gain(one) is None]
        trials = [trial for trial in trials if trial.about != best.about]
    return found


def _trials(games: Sequence[Watched], conditions: int) -> Iterator[_Trial]:
    """All rules that might be of use."""
    lines = dict.fromkeys(gene for questions in games for one in questions for gene in one.gains)
    cards = dict.fromkeys(gene.card for gene in lines if gene.sort == "play")
    for card in cards:
        first, last, never = played(card)
        pairs = ((first, first), (last, last), (first, last), (last, first), (first, never), (last, never))
        for yes, no in pairs:
            for when in range(1 if yes == no else conditions):
                if when or yes == no:
                    yield _Trial(("play", card), when, yes, no)
    by_card: dict[str, list[Gene]] = defaultdict(list)
    for gene in lines:
        if gene.sort == "choose":
            by_card[gene.card].append(gene)
        elif gene.sort != "play":
            for when in range(conditions):
                yield _Trial((gene.if_, gene.card), when, gene, None)
    for card, words in by_card.items():
        for yes in words:
            for when in range(conditions):
                yield _Trial(("choose", card), when, yes, None)
                for no in words if when else ():
                    if no != yes:
                        yield _Trial(("choose", card), when, yes, no)


ByLine = dict[Gene, list[tuple[int, Question]]]


def _by_line(left: Sequence[tuple[int, Question]]) -> ByLine:
    """The questions at which a line changes the answer, by the line."""
    found: ByLine = defaultdict(list)
    for half, question in left:
        for gene in question.gains:
            found[gene].append((half, question))
    return found


def _score(trial: _Trial, by_line: ByLine, games: int) -> float:
    """What a rule brings in all, less the doubt; 0 where that is not sure enough."""
    gains: tuple[list[float], list[float]] = ([], [])
    for half, question in by_line.get(trial.yes, ()):
        if trial.when in question.holds:
            gains[half].append(question.gains[trial.yes])
    if trial.no is not None:
        for half, question in by_line.get(trial.no, ()):
            if trial.when not in question.holds:
                gains[half].append(question.gains[trial.no])
    total, error = _sum(gains[0] + gains[1])
    if total < SURE * error or total < LEAST * games:
        return 0.0
    for one, doubt in map(_sum, gains):
        if one < EACH * doubt or one <= 0:
            return 0.0
    return total - error * (SIMPLER + 1.0 if trial.when else 1.0)


def _sum(values: Sequence[float]) -> tuple[float, float]:
    """The sum, and its standard error."""
    return fsum(values), sqrt(fsum(value * value for value in values))


def _genes(trial: _Trial, conditions: Sequence[str]) -> tuple[Gene, ...]:
    """The lines that say a rule."""
    condition = conditions[trial.when]
    yes, no = trial.yes, trial.no
    asked = " and ".join(filter(None, (yes.if_, condition)))
    if no is None:
        return (yes._replace(if_=asked),)
    if no == yes:
        return (yes,)
    first = yes._replace(if_=condition)
    return (first,) if no.if_ != ALWAYS else (first, no)
