"""The labels of options, in either language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fudaba.kernel.ask import Ask, Option
from fudaba.kernel.span import Numbers
from fudaba.kernel.view import View
from fudaba.lab.adapter import Seats
from fudaba.lab.scenario.vocabulary import seen_option
from fudaba.text import OFFERED, MissingMessage, words
from fudaba.text.narrator import narrator


class OptionLabels:
    """Writes the options of a game at a table with these seats as labels."""

    def __init__(self, game: str, seats: Seats) -> None:
        self._narrators = {lang: narrator(game, lang, seats.labels) for lang in OFFERED}

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
