"""What the coach has found, in words: answers, and why one of them is good."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec

from fudaba import games
from fudaba.bots.mind import Compares, Reason
from fudaba.coach.findings import Mistake, Review
from fudaba.coach.hint_search import outlook_for
from fudaba.coach.slices import Suspect, in_time
from fudaba.kernel.record import Record, answers_of, setup_from
from fudaba.kernel.seen import SeenQuestion
from fudaba.kernel.session import Session
from fudaba.text.narrator import Narrator

MOST = 2
"""How many sentences are said of one answer, and of what threatens."""
EXACTEST = 3
"""With how many decimals a cost is told at most."""


class MistakeText(NamedTuple):
    """A mistake in words."""

    question: str
    """What was asked."""
    given: str
    """The answer that was given."""
    better: str
    """The answer that would have been better."""
    why: str
    """Why it would have been, and what its player lacked or had to fear."""


def answer_text(tell: Narrator, asked: SeenQuestion, answer: Sequence[int]) -> str:
    """An answer in words: the options that it chooses. asked: the question as `View.put` gives it.

    Equal ones are told once, with how many they are; where it is an order, only those next to each other.
    """
    labels = [tell.option(asked.option(pick)) for pick in answer]
    if not labels:
        return tell.words.say("coach-nothing")
    if asked.together or not asked.ordered:
        labels = sorted(labels, key=labels.index)
    alike = [(label, len(list(equal))) for label, equal in groupby(labels)]
    labels = [
        label if times == 1 else tell.words.say("table-row-times", line=label, times=times)
        for label, times in alike
    ]
    some = labels[0]
    for more in labels[1:]:
        some = tell.words.say("table-list-more", some=some, more=more)
    return some


def reasons_text(tell: Narrator, reasons: Iterable[Reason]) -> str:
    """The most important of these in sentences; "" if there are none."""
    return _joined(tell, [_sentence(tell, reason) for reason in list(reasons)[:MOST]])


def _sentence(tell: Narrator, reason: Reason) -> str:
    # text: coach-sure coach-own coach-instead coach-even
    # text: coach-dominion-* coach-innovation-* coach-bridge_over-*
    return tell.words.say(
        f"coach-{reason.name}",
        cards=tell.cards(reason.cards),
        seats=tell.words.join([tell.seat(seat) for seat in reason.seats]),
        number=reason.number,
        more=reason.more,
    )


def _joined(tell: Narrator, sentences: Sequence[str]) -> str:
    text = ""
    for sentence in sentences:
        text = tell.words.say("coach-sentences", first=text, second=sentence) if text else sentence
    return text


def cost_text(mistake: Mistake) -> tuple[str, str]:
    """What a mistake has cost, and half of its interval, in hundredths: as exactly as it takes to see that
    the interval does not hold 0. A cost of 5.2 ± 4.9 would otherwise be shown as 5 ± 5, and 2.1 ± 0.4 as
    2 ± 0."""
    is_none = round(100 * mistake.half, EXACTEST) == 0
    for decimals in range(EXACTEST + 1):
        cost, half = (f"{100 * share:.{decimals}f}" for share in (mistake.cost, mistake.half))
        if float(half) < float(cost) and (is_none or float(half) > 0):
            break
    return cost, half


class SuspectTexts:
    """The answers of a game that look like mistakes, in words, one after the other."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._begin()

    def _begin(self) -> None:
        game = games.named(self._record.game)
        self._session = Session(game, setup_from(game, self._record), list(self._record.names))
        self._answers = answers_of(self._record, self._session.driver)

    def lines(self, suspect: Suspect, tell: Narrator) -> list[str]:
        """A suspect in lines. It is quick where they come in the order of the game."""
        if len(self._session.answers) > suspect.number:
            self._begin()
        while len(self._session.answers) < suspect.number:
            self._session.answer(next(self._answers))
        ask, say = self._session.ask, tell.words.say
        assert ask is not None
        asked = self._session.view(ask.decider).put(ask)
        given, better = (answer_text(tell, asked, answer) for answer in (suspect.given, suspect.better))
        return [
            say("coach-mistake", turn=suspect.turn, question=tell.question_seen(asked)),
            say("coach-answered", given=given, better=better),
            say("coach-may-cost", cost=max(1, round(100 * suspect.dear))),
        ]


class _Described(NamedTuple):
    """A mistake and what is said of it, in no language yet."""

    asked: SeenQuestion
    """What was asked."""
    reasons: Sequence[Reason]
    """What speaks for the better answer."""
    threats: Sequence[Reason]
    """What its player lacked or had to fear."""


def mistake_texts(found: Review, record: Record, tells: Sequence[Narrator]) -> dict[int, list[MistakeText]]:
    """The mistakes of a review by the number of the answer, each by each of these narrators.

    What threatened is said once of each player, with their dearest mistake.
    """
    described = _described(found, record)
    texts: dict[int, list[MistakeText]] = {}
    said: set[tuple[int, str]] = set()
    for mistake in found.mistakes:
        asked, reasons, threats = described[mistake.number]
        threat = next((one for one in threats if (mistake.seat, one.name) not in said), None)
        why = list(reasons[:MOST])
        if threat is not None:
            said.add((mistake.seat, threat.name))
            why.append(threat)
        texts[mistake.number] = [
            MistakeText(
                tell.question_seen(asked),
                answer_text(tell, asked, mistake.given),
                answer_text(tell, asked, mistake.better),
                _joined(tell, [_sentence(tell, reason) for reason in why]),
            )
            for tell in tells
        ]
    return texts


def texts_in_time(
    found: Review, record: Record, tells: Sequence[Narrator]
) -> tuple[Review, dict[int, list[MistakeText]]]:
    """The same where somebody waits, and the review without the mistakes that take too long to be described;
    see `slices.in_time`."""
    whole = in_time(mistake_texts, found, record, tells)
    if whole is not None:
        return found, whole
    texts: dict[int, list[MistakeText]] = {}
    for mistake in found.mistakes:
        alone = msgspec.structs.replace(found, mistakes=[mistake])
        texts |= in_time(mistake_texts, alone, record, tells) or {}
    described = [mistake for mistake in found.mistakes if mistake.number in texts]
    skipped = found.skipped + len(found.mistakes) - len(described)
    return msgspec.structs.replace(found, mistakes=described, skipped=skipped), texts


def _described(found: Review, record: Record) -> dict[int, _Described]:
    """What is said of each mistake of a review, by the number of the answer."""
    game = games.named(record.game)
    session = Session(game, setup_from(game, record), list(record.names))
    wanted = {mistake.number: mistake for mistake in found.mistakes}
    described: dict[int, _Described] = {}
    for number, answer in enumerate(answers_of(record, session.driver)):
        if (mistake := wanted.get(number)) is not None:
            ask = session.ask
            assert ask is not None
            view = session.view(ask.decider)
            outlook = outlook_for(record.game, view)
            better, missed = tuple(mistake.better), list[Reason]()
            if isinstance(outlook, Compares):
                missed += outlook.missed(ask, view, tuple(mistake.given), better)
            said = {reason.cards for reason in missed}
            missed += [one for one in outlook.reasons(ask, view, better) if one.cards not in said]
            described[number] = _Described(view.put(ask), missed, outlook.threats(ask, view))
        session.answer(answer)
    return described
