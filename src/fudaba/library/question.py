"""What is asked, in words, as its decider may see it; and answers by number or by label."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import SupportsIndex

from fudaba.kernel import legal
from fudaba.kernel.ask import Answer, Ask, IllegalAnswer
from fudaba.kernel.span import GREATEST
from fudaba.kernel.view import View
from fudaba.lab.scenario.labels import NONE_LABEL
from fudaba.lab.scenario.vocabulary import label_key
from fudaba.text import OFFERED, words
from fudaba.text.narrator import narrator

_DIGITS = len(str(GREATEST))


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a question. Choices that are equal are one choice: equal cards are interchangeable.

    What an option does not name is None.
    """

    label: str
    """What a scenario file calls it."""
    verb: str
    """The rulebook's word: "play", "buy", "colour"."""
    card: str | None = None
    """The card's face."""
    word: str | None = None
    """A word from a closed list of the game."""
    seat: int | None = None
    """A player."""
    number: int | None = None
    """A bare number."""


class Question:
    """A question, with all that its decider may know of it and nothing else.

    seat: who answers. owner: whose choice it is by the rules; another seat where a turn is controlled.
    kind: what sort of choice, a word of the scenario format. text: the question in words. choices: what
    may be chosen; least, most: how many at least and at most. ordered: whether the order matters.
    numbers: the least and the greatest number where one is named, since they are too many to be laid out as
    choices, else None; a label is then the number itself, and a pick its place, from 0.
    rule: the id of the rule that makes it a choice; None where none is cited.
    """

    __slots__ = (
        "_ask",
        "_lang",
        "_options",
        "_seen",
        "choices",
        "kind",
        "least",
        "most",
        "numbers",
        "ordered",
        "owner",
        "rule",
        "seat",
        "text",
    )

    def __init__(self, ask: Ask, view: View, game: str, names: Sequence[str], lang: str) -> None:
        seen = view.put(ask)
        tell = narrator(game, lang, names)
        self._ask = ask
        self.seat = ask.decider
        self.owner = ask.owner
        self.kind = ask.kind
        self.least = ask.least
        self.most = min(ask.most, len(ask.options))
        self.ordered = ask.ordered
        self.numbers = seen.numbers
        self.rule = ask.rule or None
        self.text = tell.question(seen)
        self.choices = tuple(
            Choice(
                tell.option(option),
                option.verb,
                option.face or None,
                option.word or None,
                option.seat if option.seat >= 0 else None,
                option.number if option.number >= 0 else None,
            )
            for option in seen.options
        )
        self._seen = (game, tuple(names))
        self._options = seen.options
        self._lang = lang

    def __len__(self) -> int:
        return len(self.choices)

    def __str__(self) -> str:
        labels = ", ".join(dict.fromkeys(choice.label for choice in self.choices) or self._listed())
        return f"{self.text} [{labels}]"

    def __repr__(self) -> str:
        return f"<Question to seat {self.seat}: {self}>"

    def read(self, *picks: SupportsIndex | str) -> Answer:
        """The answer that numbers of choices or labels mean, in any language; checked.

        A label is a choice's whole label ("play Smithy", "鍛冶屋を使用") or what it is done to alone
        ("Smithy", "鍛冶屋", "smithy"); "Copper*3" chooses three; "none" chooses nothing.

        Raises `IllegalAnswer` for a label that means none of the choices or several that differ, and
        for an answer that breaks the question's terms; TypeError for what is neither number nor label.
        """
        answer: list[int] = []
        for pick in picks:
            if isinstance(pick, SupportsIndex) and not isinstance(pick, bool):
                answer.append(int(pick))  # also one of NumPy's; of True nobody knows which choice it means
            elif not isinstance(pick, str):
                raise TypeError(f"a pick is the number of a choice, or a label, not {pick!r}")
            elif len(picks) > 1 or label_key(pick) != NONE_LABEL or self._meant(pick):
                label, star, times = pick.rpartition("*")
                several = star and times.strip().isdecimal()
                for _ in range(int(times) if several else 1):
                    answer.append(self._named(label if several else pick, answer))
        read = tuple(answer)
        self._ask.check(read)
        return read

    def legal_answers(self) -> Iterator[Answer]:
        """Each legal answer once, the shortest first; made one after another, since there may be very many.

        Answers that differ only by equal cards are one answer, and so are, unless the question is `ordered`,
        those that differ only by the order. An answer is what `Match.answer(*answer)` takes.

        >>> import fudaba
        >>> match = fudaba.new_game("innovation", seed=3)
        >>> list(match.ask.legal_answers()), match.ask.count_legal_answers()
        ([(0,), (1,)], 2)
        """
        return legal.legal_answers(self._ask)

    def count_legal_answers(self) -> int:
        """How many legal answers there are, also where they are too many to go through."""
        return legal.count_legal_answers(self._ask)

    def _named(self, label: str, taken: Sequence[int]) -> int:
        meant = self._meant(label)
        if not meant:
            raise IllegalAnswer("problem-not-offered", label=label, known=self._listed())
        if self.numbers is not None:
            return meant[0]
        different = list(dict.fromkeys(self.choices[number].label for number in meant))
        if len(different) > 1:
            raise IllegalAnswer("problem-several", label=label, meant=tuple(different))
        left = [number for number in meant if number not in taken]
        if not left:
            raise IllegalAnswer("problem-offered", label=label, times=len(meant))
        return left[0]

    def _meant(self, label: str) -> list[int]:
        """The numbers of the choices that a label means: by the whole label, or else by a part of it."""
        key = label_key(label)
        if (numbers := self._ask.numbers) is not None:
            place = numbers.place(int(key)) if key.isascii() and key.isdigit() and len(key) <= _DIGITS else -1
            return [place] if place >= 0 else []
        whole = [number for number, spelt in enumerate(self._whole()) if key in spelt]
        return whole or [number for number, spelt in enumerate(self._parts()) if key in spelt]

    def _whole(self) -> Iterator[set[str]]:
        game, names = self._seen
        tellers = [narrator(game, lang, names) for lang in OFFERED]
        for option in self._options:
            yield {label_key(tell.option(option)) for tell in tellers}

    def _parts(self) -> Iterator[set[str]]:
        game, names = self._seen
        tellers = [narrator(game, lang, names) for lang in OFFERED]
        for choice in self.choices:
            parts = {choice.card, choice.word}
            if choice.card is not None:
                parts |= {tell.card(choice.card) for tell in tellers}
            if choice.seat is not None:
                parts |= {names[choice.seat]}
            if choice.number is not None:
                parts |= {str(choice.number)}
            yield {label_key(part) for part in parts if part}

    def _listed(self) -> list[str]:
        if self.numbers is not None:
            least, most = self.numbers
            return [words(self._lang).say("numbers-from-to", least=least, most=most)]
        counted = Counter(choice.label for choice in self.choices)
        return [label if number == 1 else f"{label} ({number})" for label, number in counted.items()]
