"""Answers as they are written: labels in English or Japanese, and the options that they mean.

A label is read twice. When the file is read it must be a label of the game at all; when its step
comes up it must mean one of the options there. What is left unsaid (the verb) is no difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.seen import NUMBER
from fudaba.kernel.session import Session
from fudaba.kernel.span import GREATEST, Numbers
from fudaba.kernel.view import View
from fudaba.lab.adapter import Adapter, Seats
from fudaba.lab.errors import Said, said, wrong
from fudaba.lab.scenario.vocabulary import (
    Reading,
    What,
    apart,
    at_length_of_card,
    engines_words,
    label_key,
    labels_of_card,
    meant_by,
    seen_option,
    vocabulary,
)
from fudaba.lab.values import expectations, nodes
from fudaba.text import LANGS, MissingMessage, words
from fudaba.text.narrator import narrator

NOTHING = "none"
"""The label for choosing nothing."""

LONGEST = 300
"""How many characters a label may have."""
_HOLDING = re.compile(r"(.+?)\s*[(\N{FULLWIDTH LEFT PARENTHESIS}](.+)[)\N{FULLWIDTH RIGHT PARENTHESIS}]")
_APART = re.compile(r"([^,\N{IDEOGRAPHIC COMMA}]+)\s*[,\N{IDEOGRAPHIC COMMA}]\s*(.+)")
_NTH = re.compile(r"(.*[^\s#])\s*#([1-9][0-9]{0,2})")
_JOINED = re.compile(r"\s*(?:,| and |\N{IDEOGRAPHIC COMMA})\s*")
_DIGITS = len(str(GREATEST))


class Label(NamedTuple):
    """A label as it is written, this many times in a row, and what it may mean.

    nth: which of those that are one choice, from 1; 0 for the first that is left. known: whether the game has
    such a label at all.
    """

    text: str
    times: int
    readings: frozenset[Reading]
    line: int
    nth: int = 0
    known: bool = True


class Unfit(Exception):
    """The labels mean no answer, or no legal one, to the question that is asked."""

    def __init__(self, message: Said) -> None:
        super().__init__(message)
        self.message = message


class Labels:
    """Reads the labels of one game at a table with these seats."""

    def __init__(self, adapter: Adapter, seats: Seats) -> None:
        self.adapter = adapter
        self.verbs, self.possible = vocabulary(adapter.game.name)
        self.macros = {label_key(text): macro for text, macro in adapter.macros.items()}
        self.seats = {label_key(label): seat for seat, label in enumerate(seats.labels)}

    def read(self, node: nodes.Node) -> tuple[Label, ...]:
        """The labels of an answer: one, or a list of them. Raises `Wrong` for what is no label."""
        labels = self.read_any(node)
        for label in labels:
            if not label.known:
                raise wrong("lab-wrong-label", line=label.line, label=label.text)
        return labels

    def read_any(self, node: nodes.Node) -> tuple[Label, ...]:
        """The same, but a label that the game has not is read as well: it means nothing (`Label.known`)."""
        if isinstance(node, nodes.Scalar) and isinstance(node.value, bool):
            yes_no = "yes" if node.value else "no"
            raise wrong("lab-wrong-type-answer", line=node.line, found=node.text, near=yes_no)
        return tuple(self._label(*found) for found in expectations.listed(node))

    def _label(self, text: str, times: int, line: int) -> Label:
        if len(text) > LONGEST:  # none is so long, and to look for what it means would take long
            return Label(f"{text[:LONGEST]}…", times, frozenset(), line, known=False)
        readings = frozenset(self.readings(text))
        if not readings and (nth := _NTH.fullmatch(text)):  # a card may have such a name
            return self._label(nth[1], times, line)._replace(text=text, nth=int(nth[2]))
        if not readings and text != NOTHING and label_key(text) not in self.macros:
            return Label(text, times, readings, line, known=False)
        return Label(text, times, readings, line)

    def readings(self, text: str) -> set[Reading]:
        """All that a label may mean, at any question."""
        found = self._readings(text)
        for verb, rest in self._verbs_before(text.strip()):
            without = self._readings(rest)
            found |= {Reading(verb, what) for _, what in without if self._is_possible(verb, what)}
        for by, (face, word, seat, number) in [*found]:
            if other := self.adapter.also(face):  # a table has the card under the title of one edition
                found.add(Reading(by, (other, word, seat, number)))
        return found

    def _readings(self, text: str) -> set[Reading]:
        """What a label as the game tells it, or the bare name of a card or player, may mean."""
        game, key = self.adapter.game.name, label_key(text)
        found = self._bare(text) | engines_words(game).get(key, set())
        for lang in LANGS:
            if lang == "en" or not key.isascii() or not found:  # no label in ASCII means more elsewhere
                found |= meant_by(key, game, lang, labels_of_card)
        if not found:
            for lang in LANGS:
                found |= meant_by(key, game, lang, at_length_of_card)
        return found

    def _is_possible(self, verb: str, what: What) -> bool:
        face, *others = what
        only_a_card = bool(face) and others == ["", -1, -1]
        return Reading(verb, what) in self.possible or (only_a_card and verb in self.adapter.card_verbs)

    def stand_for(self, labels: Sequence[Label], session: Session) -> Iterator[Answer]:
        """The answers for which one label alone stands here; none where it is no macro."""
        if len(labels) != 1 or labels[0].times != 1:
            return iter(())
        macro = self.macros.get(label_key(labels[0].text))
        return iter(()) if macro is None else macro(session)

    def _bare(self, text: str) -> set[Reading]:
        """What a card or a player means without a verb."""
        found = set()
        number = unicodedata.normalize("NFKC", text).strip()
        if NUMBER in self.verbs and number.isascii() and number.isdigit() and len(number) <= _DIGITS:
            found.add(Reading(NUMBER, ("", "", -1, int(number))))
        face = self.adapter.read_card(text)
        if face is not None:
            found.add(Reading(None, (face, "", -1, -1)))
        else:
            if holding := _HOLDING.fullmatch(text.strip()):
                found.update(self._holding(holding[1], holding[2]))
            if parts := (holding or _APART.fullmatch(text.strip())):
                found.update(self._distinguished(parts[1], parts[2]))
        seat = self.seats.get(label_key(text))
        if seat is not None:
            found.add(Reading(None, ("", "", seat, -1)))
        return found

    def _holding(self, text: str, held: str) -> Iterator[Reading]:
        """What a card means with the cards that it holds, by which it is told from others of its name."""
        faces = [self.adapter.read_card(name) for name in (text, *_JOINED.split(held))]
        found = [face for face in faces if face is not None]
        if len(found) == len(faces):
            yield Reading(None, (found[0], "+".join(sorted(found[1:])), -1, -1))

    def _distinguished(self, text: str, how: str) -> Iterator[Reading]:
        """What a card means with words that tell it from others of its name."""
        face, known = self.adapter.read_card(text), apart(self.adapter.game.name)
        parts = [known.get(label_key(part), "") for part in _JOINED.split(how)]
        if face is not None and all(parts):
            yield Reading(None, (face, "+".join(parts), -1, -1))

    def _verbs_before(self, text: str) -> Iterator[tuple[str, str]]:
        """The verbs with which a text may begin ("set aside", "play"), each with what follows it."""
        written = text.split(" ")
        for count in range(1, len(written)):
            verb = "_".join(written[:count]).casefold()
            if verb in self.verbs:
                yield verb, " ".join(written[count:])


def resolve(
    labels: Sequence[Label], ask: Ask, tell: OptionLabels, back: Callable[[Option], str] | None = None
) -> Answer:
    """The answer that labels mean here.

    back: the back of an option's card; a label that names a back (`age 1`) then means any card with it.

    Raises `Unfit`: one means none of the options or several that differ, or the answer is illegal.
    """
    if (answer := _yes_or_no(labels, ask)) is not None:
        return answer
    picks: list[int] = []
    for label in labels:
        if label.text == NOTHING and len(labels) == 1 and ask.least == 0 and not _is_an_option(label, ask):
            continue
        found = _with_back(label, ask, back) or _meant(label, ask, tell)
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


def chosen(labels: Sequence[Label], ask: Ask, tell: OptionLabels) -> list[Option]:
    """One option for each label, for what asserts on the options. Raises `Unfit`.

    Where none may be chosen "none" may stand among them, as it does in an answer.
    """
    return [
        ask.options[_meant(label, ask, tell)[0]]
        for label in labels
        if _is_an_option(label, ask) or not is_offered(label, ask)
    ]


def is_offered(label: Label, ask: Ask) -> bool:
    """Whether a label means some option of the question."""
    return _is_an_option(label, ask) or (label.text == NOTHING and ask.least == 0)


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


def _meant(label: Label, ask: Ask, tell: OptionLabels) -> list[int]:
    """The options that a label means: all of them one choice."""
    found = _places(label, ask)
    if not found:
        raise Unfit(said("lab-unfit-not-offered", label=label.text, options=tell.options(ask)))
    different = {ask.options[i].same: ask.options[i] for i in found}
    if len(different) > 1:
        several = list(different.values())
        raise Unfit(
            said("lab-unfit-several", label=label.text, options=lambda lang: tell.listed(several, lang))
        )
    return found


class OptionLabels:
    """Tells options by their labels."""

    def __init__(self, game: str, seats: Seats) -> None:
        self._narrators = {lang: narrator(game, lang, seats.labels) for lang in LANGS}

    def label(self, option: Option, lang: str) -> str:
        """The label of an option."""
        return self._narrators[lang].option(seen_option(option))

    def listed(self, options: Iterable[Option], lang: str) -> str:
        """The labels of options, each once."""
        return "[" + ", ".join(dict.fromkeys(self.label(option, lang) for option in options)) + "]"

    def options(self, ask: Ask) -> Callable[[str], str]:
        """The labels of all options of a question, once the language is known."""
        if (numbers := ask.numbers) is not None:
            return lambda lang: f"[{self.range(numbers, lang)}]"
        return lambda lang: self.listed(ask.options, lang)

    def range(self, numbers: Numbers[Option], lang: str) -> str:
        """The least and the greatest of the numbers of which one is named."""
        return words(lang).say("numbers-from-to", least=numbers.least, most=numbers.most)

    def lacking(self, ask: Ask, view: View) -> str:
        """The first message that is missing when this question is put to its decider; "" if none is."""
        asked = view.put(ask)
        try:
            for each in self._narrators.values():
                each.question(asked)
                if asked.numbers is not None:
                    each.words.say("numbers-from-to", least=asked.numbers[0], most=asked.numbers[1])
                for option in asked.options:
                    each.option(option)
                    each.choice(option, asked)
        except MissingMessage as missing:
            return missing.message_id
        return ""
