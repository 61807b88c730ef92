"""What the coach has found, in words: answers, and why one of them is good."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from fudaba import games
from fudaba.bots.mind import Reason
from fudaba.coach.findings import Mistake, Review
from fudaba.coach.hint_search import outlook_for
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
    """Why it would have been."""


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
    said = []
    for reason in list(reasons)[:MOST]:
        # text: coach-sure coach-own coach-instead coach-even
        # text: coach-dominion-* coach-innovation-* coach-bridge_over-*
        said.append(
            tell.words.say(
                f"coach-{reason.name}",
                cards=tell.cards(reason.cards),
                seats=tell.words.join([tell.seat(seat) for seat in reason.seats]),
                number=reason.number,
                more=reason.more,
            )
        )
    if len(said) == MOST:
        return tell.words.say("coach-sentences", first=said[0], second=said[1])
    return "".join(said)


def cost_text(mistake: Mistake) -> tuple[str, str]:
    """What a mistake has cost, and half of its interval, in hundredths: as exactly as it takes to see that
    the interval does not hold 0. A cost of 5.2 ± 4.9 would otherwise be told as 5 ± 5."""
    for decimals in range(EXACTEST + 1):
        cost, half = (f"{100 * share:.{decimals}f}" for share in (mistake.cost, mistake.half))
        if float(half) < float(cost):
            break
    return cost, half


def mistake_texts(found: Review, record: Record, tells: Sequence[Narrator]) -> dict[int, list[MistakeText]]:
    """The mistakes of a review by the number of the answer, each by each of these narrators."""
    game = games.named(record.game)
    session = Session(game, setup_from(game, record), list(record.names))
    wanted = {mistake.number: mistake for mistake in found.mistakes}
    texts: dict[int, list[MistakeText]] = {}
    for number, answer in enumerate(answers_of(record, session.driver)):
        if (mistake := wanted.get(number)) is not None:
            ask = session.ask
            assert ask is not None
            view = session.view(ask.decider)
            seen = view.put(ask)
            reasons = outlook_for(record.game, view).reasons(ask, view, tuple(mistake.better))
            texts[number] = [
                MistakeText(
                    tell.question_seen(seen),
                    answer_text(tell, seen, mistake.given),
                    answer_text(tell, seen, mistake.better),
                    reasons_text(tell, reasons),
                )
                for tell in tells
            ]
        session.answer(answer)
    return texts
