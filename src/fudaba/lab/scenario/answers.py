"""The options that labels mean at a question, and the answer that they make up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.lab.errors import LabMessage, said
from fudaba.lab.scenario.labels import NONE_LABEL, Label
from fudaba.lab.scenario.option_labels import OptionLabels


class Unfit(Exception):
    """The labels mean no answer, or no legal one, to the question that is asked."""

    def __init__(self, message: LabMessage) -> None:
        super().__init__(message)
        self.message = message


def resolve(
    labels: Sequence[Label], ask: Ask, texts: OptionLabels, back: Callable[[Option], str] | None = None
) -> Answer:
    """The answer that labels mean here.

    back: the back of an option's card; a label that names a back (`age 1`) then means any card with it.

    Raises `Unfit`: one means none of the options or several that differ, or the answer is illegal.
    """
    if (answer := _yes_or_no(labels, ask)) is not None:
        return answer
    picks: list[int] = []
    for label in labels:
        if label.text == NONE_LABEL and len(labels) == 1 and ask.least == 0 and not _is_an_option(label, ask):
            continue
        found = _with_back(label, ask, back) or _meant(label, ask, texts)
        meant = found[label.nth - 1 : label.nth] if label.nth else found
        left = [pick for pick in meant if pick not in picks]
        if len(left) < label.times:
            raise Unfit(said("lab-unfit-too-few", label=label.text, number=len(found)))
        picks += left[: label.times]
    if not ask.least <= len(picks) <= ask.most:
        raise Unfit(said("lab-unfit-count", number=len(picks), least=ask.least, most=ask.most))
    if ask.together and len(picks) > 1 and any(ask.options[p].verb != ask.together for p in picks):
        raise Unfit(said("lab-unfit-together", verb=ask.together))
    return tuple(picks)


def _yes_or_no(labels: Sequence[Label], ask: Ask) -> Answer | None:
    """What "yes" or "no" alone means where one thing may be chosen or left: that one, or nothing."""
    words = {reading.what[1] for label in labels for reading in label.readings}
    if len(labels) != 1 or ask.least or len({option.same for option in ask.laid_out}) != 1:
        return None
    if _is_an_option(labels[0], ask):
        return None
    return (0,) if words == {"yes"} else () if words == {"no"} else None


def chosen(labels: Sequence[Label], ask: Ask, texts: OptionLabels) -> list[Option]:
    """One option for each label, for what asserts on the options. Raises `Unfit`.

    Where none may be chosen "none" may stand among them, as it does in an answer.
    """
    return [
        ask.options[_meant(label, ask, texts)[0]]
        for label in labels
        if _is_an_option(label, ask) or not is_offered(label, ask)
    ]


def is_offered(label: Label, ask: Ask) -> bool:
    """Whether a label means some option of the question."""
    return _is_an_option(label, ask) or (label.text == NONE_LABEL and ask.least == 0)


def _is_an_option(label: Label, ask: Ask) -> bool:
    return bool(_places(label, ask))


def _places(label: Label, ask: Ask) -> list[int]:
    """The places of all options that a label means."""
    if (numbers := ask.numbers) is not None:
        named = {numbers.place(reading.what[3]) for reading in label.readings}
        return [at for at in named if at >= 0 and any(r.means(numbers[at]) for r in label.readings)]
    return [i for i, option in enumerate(ask.options) if any(r.means(option) for r in label.readings)]


def _with_back(label: Label, ask: Ask, back: Callable[[Option], str] | None) -> list[int]:
    """The options whose card has the back that a label names; none where it names a card that is offered."""
    if back is None or _is_an_option(label, ask):
        return []
    return [
        place
        for place, option in enumerate(ask.laid_out)
        if (of := back(option)) and any(r.means(_of_back(option, of)) for r in label.readings)
    ]


def _of_back(option: Option, face: str) -> Option:
    """The same option of a card of which only the back is named."""
    return Option(option.verb, option.card, face, option.word, option.seat, option.number)


def _meant(label: Label, ask: Ask, texts: OptionLabels) -> list[int]:
    """The options that a label means: all of them one choice."""
    found = _places(label, ask)
    if not found:
        raise Unfit(said("lab-unfit-not-offered", label=label.text, options=texts.options(ask)))
    different = {ask.options[i].same: ask.options[i] for i in found}
    if len(different) > 1:
        several = list(different.values())
        raise Unfit(
            said("lab-unfit-several", label=label.text, options=lambda lang: texts.listed(several, lang))
        )
    return found
