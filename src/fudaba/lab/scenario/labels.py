"""Labels as they are written, in English or Japanese, and all that they may mean in a game.

When a file is read, a label must be one of the game at all; which option it means is seen when its step comes
up (`answers`). What is left unsaid (the verb) is no difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fudaba.kernel.ask import Answer
from fudaba.kernel.seen import NUMBER
from fudaba.kernel.session import Session
from fudaba.kernel.span import GREATEST
from fudaba.lab.adapter import Adapter, Seats
from fudaba.lab.errors import wrong
from fudaba.lab.scenario.vocabulary import (
    Reading,
    What,
    apart,
    at_length_of_card,
    engines_words,
    label_key,
    labels_of_card,
    meant_by,
    vocabulary,
)
from fudaba.lab.values import expectations, nodes
from fudaba.text import LANGS, OFFERED

NONE_LABEL = "none"
"""The label for choosing nothing."""

LONGEST = 300
"""How many characters a label may have."""
_HOLDING = re.compile(r"(.+?)\s*[(\N{FULLWIDTH LEFT PARENTHESIS}](.+)[)\N{FULLWIDTH RIGHT PARENTHESIS}]")
_APART = re.compile(r"([^,\N{IDEOGRAPHIC COMMA}]+)\s*[,\N{IDEOGRAPHIC COMMA}]\s*(.+)")
_NTH = re.compile(r"(.*[^\s#])\s*#([1-9][0-9]{0,2})")
_JOINED = re.compile(r"\s*(?:,| and |\N{IDEOGRAPHIC COMMA})\s*")
_DIGITS = len(str(GREATEST))


class Label(NamedTuple):
    """A label as it is written, and what it may mean."""

    text: str
    """The label as it is written."""
    times: int
    """How many times in a row it is written."""
    readings: frozenset[Reading]
    """What it may mean."""
    line: int
    """The line of the file in which it stands."""
    nth: int = 0
    """Which of those that are one choice, from 1; 0 for the first that is left."""
    known: bool = True
    """Whether the game has such a label at all."""


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
        if not readings and text != NONE_LABEL and label_key(text) not in self.macros:
            return Label(text, times, readings, line, known=False)
        return Label(text, times, readings, line)

    def readings(self, text: str) -> set[Reading]:
        """All that a label may mean, at any question."""
        found = self._readings(text)
        before = () if label_key(text) in self.macros else self._verbs_before(text.strip())
        for verb, rest in before:
            without = self._readings(rest)
            found |= {Reading(verb, what) for _, what in without if self._is_possible(verb, what)}
        for by, (face, word, seat, number) in [*found]:
            if other := self.adapter.also(face):  # a table has the card under the title of one edition
                found.add(Reading(by, (other, word, seat, number)))
        return found

    def _readings(self, text: str) -> set[Reading]:
        """What a label as the game tells it, or the bare name of a card or player, may mean."""
        game, key = self.adapter.game.name, label_key(text)
        found, stands_for_answers = self._bare(text) | engines_words(game).get(key, set()), key in self.macros
        for lang in OFFERED:
            # No label in ASCII means more elsewhere, and none means more in a language that is begun.
            is_known = found or stands_for_answers
            if not is_known or lang == "en" or (lang in LANGS and not key.isascii()):
                found |= meant_by(key, game, lang, labels_of_card)
        if not found and not stands_for_answers:
            for lang in OFFERED:
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
