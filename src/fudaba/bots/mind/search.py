"""Which answer is best: sequential halving over shared worlds, a guard, and a confirmation on fresh ones.

All answers are tried in the same worlds, so what differs between two of them is their own doing and not the
luck of the deal: it is the mean of differences, pair by pair, that counts. The best of many noisy means looks
better than it is, so what wins must be better than the policy's own answer by more than the noise, and then
again in worlds in which it was not chosen.

The budget is counted in rollouts and all chance comes from a key: the same view, the same budget and the same
key give the same answer on every machine, and with any number of processes (`shares`).
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, NamedTuple, TypeVar

from fudaba.bots.mind import shares
from fudaba.bots.mind.outlook import Outlook, Prospect
from fudaba.bots.mind.rollout import Rollout, roll_out
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.worlds import Imagining, NoWorld

HOPELESS: Final = 2.5
"""How many standard errors behind the policy's own answer, an answer is given up early."""
FEWEST: Final = 8
"""In fewer worlds than this nothing is given up, and nothing trusted."""

FEW: Final = 4
"""Of what was tried in fewer worlds than this nobody knows whether it is better."""
IN_A_ROW: Final = 3
"""Where so many worlds in a row cannot be found, none is taken to fit."""

Found = TypeVar("Found")


class Budget(NamedTuple):
    """How much to think."""

    rollouts: int
    """How many games to play on in order to choose an answer."""
    confirm: int
    """In how many worlds a chosen answer is tried again beside the policy's own."""
    guard: float
    """By how many standard errors it must be better, each time."""
    asked: int = 1_000_000
    """How many questions the players of all rollouts together are asked before it is enough. A rollout costs
    more in one kingdom than in another.
    """


class SearchCancelled(Exception):
    """Nobody waits for the answer any more."""


_overtaken: ContextVar[Callable[[], bool] | None] = ContextVar("overtaken", default=None)


@contextmanager
def until(overtaken: Callable[[], bool]) -> Iterator[None]:
    """Stop the search inside once that says so, with `SearchCancelled`; it is asked between worlds."""
    token = _overtaken.set(overtaken)
    try:
        yield
    finally:
        _overtaken.reset(token)


class Weighed(NamedTuple):
    """How an answer did."""

    answer: Answer
    """The answer, by the numbers of its options."""
    worlds: int
    """In how many worlds it was tried."""
    win: float
    """The mean chance to win."""
    win_error: float
    """The standard error of that."""
    worth: float
    """The mean worth."""
    error: float
    """The standard error of that."""
    ahead: float
    """How much more it is worth than the answer of the policy, pair by pair."""
    ahead_error: float
    """The standard error of that."""
    gain: float
    """How much greater its chance to win is than that of the answer of the policy."""
    gain_error: float
    """The standard error of that."""


class Verdict(NamedTuple):
    """What to answer, and how the weighed answers did."""

    answer: Answer
    """The answer to give, by the numbers of its options."""
    weighed: tuple[Weighed, ...] = ()
    """The answers that were weighed, the best first; empty if there was only one."""
    rollouts: int = 0
    """How many games were played on."""


class Tally:
    """What became of the answers, world by world."""

    def __init__(self, answers: Iterable[Answer], own: Answer) -> None:
        self.own = own
        self.found: dict[Answer, list[Prospect]] = {answer: [] for answer in answers}

    def weighed(self, answer: Answer) -> Weighed:
        """How an answer did in the worlds in which it was tried; the first of them are shared by all."""
        mine = self.found[answer]
        worths = [prospect.worth for prospect in mine]
        pairs = list(zip(mine, self.found[self.own], strict=False))
        worth, error = mean_and_error(worths)
        ahead, ahead_error = mean_and_error([one.worth - own.worth for one, own in pairs])
        gain, gain_error = mean_and_error([one.win - own.win for one, own in pairs])
        win, win_error = mean_and_error([prospect.win for prospect in mine])
        return Weighed(answer, len(mine), win, win_error, worth, error, ahead, ahead_error, gain, gain_error)

    def best_first(self, answers: Iterable[Answer]) -> list[Weighed]:
        """These answers by what they were worth; of equal ones those that were named first."""
        return sorted(map(self.weighed, answers), key=lambda one: -one.worth)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error; that is infinite for fewer than two values."""
    count = len(values)
    mean = math.fsum(values) / max(1, count)
    if count < 2:
        return mean, math.inf
    return mean, math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)


def key_of_world(key: bytes, number: int) -> bytes:
    """The key of one of the worlds of a search."""
    return hashlib.sha256(key + number.to_bytes(4, "big")).digest()


def first_after(number: int, at: Callable[[int], Found | None]) -> tuple[int, Found]:
    """What is found in the first world after that of a number, and the number of that world.

    at: what is found in the world of a number; None where there is no such world. Raises `NoWorld` where
    several in a row are missing.
    """
    for after in range(number + 1, number + 1 + IN_A_ROW):
        if (found := at(after)) is not None:
            return after, found
    raise NoWorld("no world fits what is known")


class Worlds:
    """The possible worlds of one search, one after the other."""

    def __init__(self, view: Imagining, key: bytes) -> None:
        self.view = view
        self.key = key
        self.number = 0

    def next(self) -> Driver[Any]:
        """The next that there is. Raises `NoWorld` where there is none of several in a row."""
        self.number, world = first_after(self.number, self.at)
        return world

    def at(self, number: int) -> Driver[Any] | None:
        """The world of a number; None where it cannot be found."""
        try:
            return self.view.world(key_of_world(self.key, number))
        except NoWorld:
            return None


class Trials:
    """The trials of answers in one search, in one world after the other.

    rollouts: how many there have been. asked: how many questions their players were asked.
    """

    def __init__(self, view: Imagining, outlook: Outlook, key: bytes) -> None:
        self.outlook = outlook
        self.rollouts = 0
        self.asked = 0
        self._worlds = Worlds(view, key)
        self._number = 0
        self._overtaken = _overtaken.get()
        self._sharing = shares.current()
        self._search = 0 if self._sharing is None else self._sharing.begin()

    def run(self, answers: Sequence[Answer], into: Tally, worlds: int, enough: int) -> None:
        """Try answers in the next worlds. Raises `NoWorld` where several in a row cannot be found, and
        `SearchCancelled`.

        worlds: in how many, fewer once the players of all rollouts have been asked more than `enough`.
        """
        for done in range(worlds):
            there = self._next(answers, worlds - done, enough - self.asked)
            for answer, one in zip(answers, there, strict=True):
                into.found[answer].append(one.prospect)
                self.asked += one.asked
            self.rollouts += len(answers)
            if self.asked > enough:
                break

    def _next(self, answers: Sequence[Answer], worlds: int, questions: int) -> Sequence[Rollout]:
        """What comes of answers in the next world that there is."""

        def played(number: int) -> Sequence[Rollout] | None:
            if self._sharing is None:
                return self._play(number, answers)
            batch = shares.Batch(self._search, answers, number, worlds, questions)
            return self._sharing.outcomes(batch, self._play)

        self._number, there = first_after(self._number, played)
        return there

    def _play(self, number: int, answers: Sequence[Answer]) -> Sequence[Rollout] | None:
        """What comes of answers in the world of a number; None where it cannot be found."""
        if self._overtaken is not None and self._overtaken():
            raise SearchCancelled
        world = self._worlds.at(number)
        if world is None:
            return None
        viewer = self._worlds.view.viewer
        return [roll_out(world, answer, self.outlook, viewer) for answer in answers]


def think(ask: Ask[Any, Any], view: Imagining, outlook: Outlook, budget: Budget, key: bytes) -> Verdict:
    """The answer to a question that the viewer decides. Raises `SearchCancelled`, see `until`."""
    if (sure := outlook.certain(ask, view)) is not None:
        return Verdict(sure)
    return weigh(outlook.candidates(ask, view), view, outlook, budget, key)


def weigh(
    answers: Sequence[Answer], view: Imagining, outlook: Outlook, budget: Budget, key: bytes
) -> Verdict:
    """Which of some answers is best; the first is given unless another is shown to be better."""
    found = list(dict.fromkeys(answers))
    own = found[0]
    if len(found) == 1 or not budget.rollouts:
        return Verdict(own)
    tally, trials = Tally(found, own), Trials(view, outlook, key)
    try:
        left = _halved(found, tally, budget, trials)
        if _wins_anyhow(tally.weighed(own)):
            return Verdict(own, tuple(tally.best_first(found)), trials.rollouts)
        best = _rival(left, tally, budget.guard)
        if best is None:
            return Verdict(own, tuple(tally.best_first(found)), trials.rollouts)
        again = Tally((own, best), own)
        trials.run((own, best), again, budget.confirm, budget.asked)
    except NoWorld:
        return Verdict(own, (), trials.rollouts)
    if not budget.confirm:
        return Verdict(best, tuple(tally.best_first(found)), trials.rollouts)
    # Of these two the fresh worlds tell the truth; the others were not chosen by how they did.
    fresh = again.best_first((own, best))
    others = tally.best_first(answer for answer in found if answer not in (own, best))
    confirmed = _is_ahead(again.weighed(best), budget.guard)
    weighed = tuple(sorted((*fresh, *others), key=lambda one: -one.worth))
    return Verdict(best if confirmed else own, weighed, trials.rollouts)


def compared(
    answers: Sequence[Answer], view: Imagining, outlook: Outlook, worlds: int, asked: int, key: bytes
) -> list[Weighed]:
    """How some answers do in the same worlds, none of them given up, the best first; see `tried`."""
    tally = tried(answers, view, outlook, worlds, asked, key)
    return tally.best_first(tally.found)


def tried(
    answers: Sequence[Answer], view: Imagining, outlook: Outlook, worlds: int, asked: int, key: bytes
) -> Tally:
    """What became of some answers in the same worlds, none of them given up.

    worlds: in how many, fewer once the players of all rollouts have been asked so often. The first answer is
    the one beside which `ahead` and `gain` are. Of no answer anything where no world fits what is known.
    Raises `SearchCancelled`, see `until`.
    """
    found = list(dict.fromkeys(answers))
    tally = Tally(found, found[0])
    try:
        Trials(view, outlook, key).run(found, tally, worlds, asked)
    except NoWorld:
        return Tally((), found[0])
    return tally


def _halved(found: Sequence[Answer], tally: Tally, budget: Budget, trials: Trials) -> list[Answer]:
    """Try the answers in as many worlds as the budget has, each round only the better half; the policy's own
    is in all of them. Ends early once all others are behind it. Returns those that were left."""
    own, left = tally.own, list(found)
    rounds = max(1, math.ceil(math.log2(len(found))))
    share = budget.rollouts // rounds
    for number in range(1, rounds + 1):
        enough = budget.asked * number // (rounds + 1)
        trials.run(left, tally, max(1, share // len(left)), enough)
        better = [one for one in tally.best_first(left) if one.answer != own]
        kept = better[: max(1, len(left) // 2)]
        left = [own, *(one.answer for one in kept if not _is_hopeless(one))]
        if len(left) == 1:
            break
    return left


def _is_hopeless(one: Weighed) -> bool:
    return one.worlds >= FEWEST and one.ahead + HOPELESS * one.ahead_error < 0


def _rival(left: Sequence[Answer], tally: Tally, guard: float) -> Answer | None:
    """The best of what is left, if it is better than the policy's own by more than the noise."""
    for one in tally.best_first(answer for answer in left if answer != tally.own):
        return one.answer if _is_ahead(one, guard) else None
    return None


def _wins_anyhow(own: Weighed) -> bool:
    """Whether the policy's own answer won in every world: then no other can win more, only by more."""
    return own.worlds >= FEWEST and own.win == 1.0


def _is_ahead(one: Weighed, guard: float) -> bool:
    """Whether an answer is better than the policy's own. Where it is so in every world alike there is no
    noise, and no error."""
    return one.worlds >= FEW and one.ahead > 0 and one.ahead >= guard * one.ahead_error
