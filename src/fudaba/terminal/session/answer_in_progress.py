"""An answer while it is being put together: keys for the options, and what has been chosen so far."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from fudaba.kernel.ask import Answer
from fudaba.kernel.seen import SeenOption, SeenQuestion
from fudaba.kernel.span import GREATEST, Numbers

_DIGITS = len(str(GREATEST))
COMMANDS = "cuhilpwqst"
"""Letters that never stand for an option, because they are commands."""
KEYS = "1234567890" + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)
"""The keys of the options, in order; further options have none."""


def key_of(place: int) -> str:
    """The key of the option in this place, "" if there are too many."""
    return KEYS[place] if place < len(KEYS) else ""


def plain(text: str) -> str:
    """Text as it is compared: without case, spaces and full-width forms."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


class Selection:
    """What the viewer has chosen so far for the question that is put to them.

    asked: as `View.asked`. labels: what each option is called. picks: numbers of the chosen options in
    order. shown: what the filter leaves, one number for options that are equal (three Coppers); their places
    there have the keys. at_once: whether a single choice is an answer without being confirmed. numbers: where
    a number is named, since they are too many to be laid out; the one that the filter names is shown.

    For typed answers, by option: others: its labels in other languages; lines: its whole lines as printed.
    """

    def __init__(
        self,
        asked: SeenQuestion,
        labels: Sequence[str],
        *,
        at_once: bool = True,
        others: Sequence[Sequence[str]] = (),
    ) -> None:
        self.options: Sequence[SeenOption[Any]] = asked.options
        self.labels: Sequence[str] = list(labels)
        self.others = [list(own) for own in others] or [[] for _ in self.labels]
        self.lines: list[set[str]] = [set() for _ in self.labels]
        self.least = min(asked.least, asked.count)
        self.most = min(asked.most, asked.count)
        self.ordered = asked.ordered
        self.together = asked.together
        self.at_once = at_once
        self.picks: list[int] = []
        self.filter = ""
        equal: dict[object, list[int]] = {}
        for number, option in enumerate(self.options):
            equal.setdefault((self.labels[number], option.same), []).append(number)
        self._equal = {number: numbers for numbers in equal.values() for number in numbers}
        self.shown = [numbers[0] for numbers in equal.values()]
        self.numbers: Numbers[str] | None = None
        if asked.numbers is not None:
            least, most = asked.numbers
            self.labels = self.numbers = Numbers(least, most, str)
            self.options = Numbers(least, most, lambda number: asked.option(number - least))

    @property
    def single(self) -> bool:
        """Whether exactly one option is chosen."""
        return self.most == 1 and self.least == 1

    @property
    def ready(self) -> bool:
        """Whether what is chosen is an answer."""
        return self.least <= len(self.picks) <= self.most

    @property
    def answer(self) -> Answer:
        """What is chosen, as an answer."""
        return tuple(self.picks)

    def look_for(self, text: str) -> None:
        """Show only the options that have the text in their label."""
        self.filter = text
        if self.numbers is not None:
            self.shown = self._numbered(text)
            return
        wanted = plain(text)
        self.shown = [n for n in self._firsts() if wanted in plain(self.labels[n])]

    def _numbered(self, text: str) -> list[int]:
        """The place of the number that a text names; nothing where it names none of those."""
        written = plain(text)
        if self.numbers is None or not (written.isascii() and written.isdigit()):
            return []
        place = self.numbers.place(int(written[-_DIGITS:])) if len(written.lstrip("0")) <= _DIGITS else -1
        return [place] if place >= 0 else []

    def _firsts(self) -> list[int]:
        if self.numbers is not None:
            return self.shown
        return list(dict.fromkeys(numbers[0] for numbers in self._equal.values()))

    def equal(self, number: int) -> list[int]:
        """The numbers of all options that are the same as this one."""
        return self._equal.get(number, [number])

    def picked(self, number: int) -> int:
        """How many of the options that are the same as this one are chosen."""
        return sum(pick in self.equal(number) for pick in self.picks)

    def key(self, number: int) -> str:
        """The key that chooses this option now, "" for none."""
        first = self.equal(number)[0]
        return key_of(self.shown.index(first)) if first in self.shown else ""

    def by_key(self, key: str) -> int | None:
        """The option with this key, None if there is none."""
        place = KEYS.find(unicodedata.normalize("NFKC", key).lower()) if len(key) == 1 else -1
        return self.shown[place] if 0 <= place < len(self.shown) else None

    def stands_alone(self, number: int) -> bool:
        """Whether this option can only be the whole answer."""
        return self.most <= 1 or bool(self.together and self.options[number].verb != self.together)

    def press(self, number: int) -> Answer | None:
        """Choose an option, or give it back. Returns the answer where nothing more is to be confirmed.

        Of equal options one more is chosen each time, and all are given back after the last.
        """
        if self.stands_alone(number):
            again = self.picks == [number]
            if again and self.least == 0:
                self.picks = []
                return None
            self.picks = [number]
            return self.answer if again or self.at_once else None
        equal = self.equal(number)
        self.picks = [pick for pick in self.picks if not self.stands_alone(pick)]
        free = [other for other in equal if other not in self.picks]
        if free and len(self.picks) < self.most:
            self.picks.append(free[0])
        else:
            self.picks = [pick for pick in self.picks if pick not in equal]
        return None

    def read(self, text: str) -> Answer:
        """The answer that a typed line means: keys, numbers from 1, or labels, several with commas.

        "Copper*3" is three of them. Raises ValueError with the part that names no option, or with "" if
        too few or too many are named.
        """
        text = unicodedata.normalize("NFKC", text).strip()
        if self.numbers is not None:
            if not (found := self._numbered(text)):
                raise ValueError(text)
            return tuple(found)
        parts = [text]
        if self._exact(text) is None:
            text = text.replace("\N{MULTIPLICATION SIGN}", "*")
            parts = [part.strip() for part in text.split(",")]
        several = len(parts) > 1 or "*" in text
        spaced = not several and self.most > 1 and self._named(parts[0]) is None
        if spaced:
            parts = parts[0].split()
            spaced = any(len(part) > 2 for part in parts)  # words, not keys and numbers
        picks: list[int] = []
        for part in filter(None, parts):
            word, _, times = part.partition("*")
            named = self._named(word.strip(), several=several)
            if named is None or (times and not (times.isascii() and times.isdigit() and len(times) < 4)):
                raise ValueError(text if spaced else part)
            free = [number for number in self._equal[named] if number not in picks]
            if len(free) < int(times or 1):
                raise ValueError("")
            picks += free[: int(times or 1)]
        alone = any(self.stands_alone(pick) for pick in picks)
        if not self.least <= len(picks) <= self.most or (alone and len(picks) > 1):
            raise ValueError("")
        return tuple(picks)

    def _named(self, word: str, *, several: bool = False) -> int | None:
        """The option that a word means; of several that have it in their label one that is not alone."""
        if len(word) == 1 and (keyed := self.by_key(word)) is not None:
            return keyed
        wanted = plain(word)
        firsts = self._firsts()
        if (exact := self._exact(word)) is not None:
            return exact
        if word.isdigit():
            number = int(word) - 1 if word.isascii() and len(word) < 6 else -1
            return firsts[number] if 0 <= number < len(firsts) else None
        if several:
            firsts = [n for n in firsts if not self.stands_alone(n)]
        within = [n for n in firsts if wanted and wanted in plain(self.labels[n])]
        within = within or [n for n in firsts if wanted and any(wanted in plain(o) for o in self.others[n])]
        return within[0] if len(within) == 1 else None

    def _exact(self, words: str) -> int | None:
        """The option that is called just so, in any language or as its line is printed."""
        wanted = plain(words)
        for spelled in (lambda n: [self.labels[n]], lambda n: self.others[n], lambda n: self.lines[n]):
            for number in self._firsts():
                if any(plain(each) == wanted for each in spelled(number)):
                    return number
        return None
