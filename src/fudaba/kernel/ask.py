"""The one form in which anything is ever asked and answered.

Whatever must be decided is one `Ask`, and an answer is a tuple of option numbers. Browser,
terminal, bots, scenario files and research environments speak this and nothing else.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import Any, Final, Generic

from fudaba.kernel.identity import IdentityStruct
from fudaba.kernel.problem import Problem
from fudaba.kernel.span import GREATEST, LAID_OUT, Numbers
from fudaba.kernel.words import Q, V

Answer = tuple[int, ...]
"""Numbers of the chosen options, in the order of choice."""


class IllegalAnswer(Problem):
    """The answer breaks the question's own terms; nothing has changed."""


class Option(Generic[V]):
    """One thing that may be chosen: a verb (V: those of a game), and what it is done to.

    verb: the rulebook's word ("play", "draw", "colour"), also the first word of the label.
    card: the card's number at the table, or -1.
    face: the card's face as far as it is chosen by face.
    word: a word from a closed list of the game ("red", "skip").
    seat: a player, or -1.
    number: a bare number, or -1. Where the chooser may not see the faces, it tells the cards apart:
    options that differ only in `card` are one choice.
    """

    __slots__ = ("card", "face", "number", "same", "seat", "verb", "word")

    def __init__(
        self, verb: V, card: int = -1, face: str = "", word: str = "", seat: int = -1, number: int = -1
    ) -> None:
        self.verb = verb
        self.card = card
        self.face = face
        self.word = word
        self.seat = seat
        self.number = number
        self.same: Final = (verb, face, word, seat, number)
        """Options with equal `same` are one choice: equal cards are interchangeable."""

    @property
    def is_bare(self) -> bool:
        """Whether it is a verb and nothing else."""
        return self.card < 0 and not self.face and not self.word and self.seat < 0 and self.number < 0

    def __str__(self) -> str:
        """The verb and what it is done to, in the engine's words."""
        return " ".join(str(part) for part in self.same if part not in ("", -1))

    def __repr__(self) -> str:
        return f"<{self}>"


option: Final = lru_cache(maxsize=1 << 14)(Option)
"""An option as `Option` makes it, but only once: the same cards are offered again and again."""


def numbered(verb: Any, least: int, most: int) -> Sequence[Option[Any]]:
    """The options of a question for a number from `least` to `most`: laid out one by one, or `Numbers`."""
    if most - least < LAID_OUT:
        return [Option(verb, number=number) for number in range(least, most + 1)]
    return Numbers(least, min(most, max(least, GREATEST)), lambda number: Option(verb, number=number))


class Ask(IdentityStruct, Generic[Q, V]):
    """A question, put to one player. Q: the kinds of questions of a game, V: the verbs of its options."""

    owner: int
    """The seat whose choice it is by the rules."""
    kind: Q
    """The sort of choice, a word of the scenario format."""
    options: Sequence[Option[V]]
    """What may be chosen, in the order in which answers name it by number."""
    decider: int
    """The seat that really answers (another one while that seat is controlled)."""
    least: int = 1
    """The fewest options that can be chosen."""
    most: int = 1
    """The most options that can be chosen."""
    ordered: bool = False
    """Whether the order of choice matters."""
    together: str = ""
    """Where set, several options may be chosen only if all of them have this verb."""
    about: int = -1
    """The card that asks, or -1."""
    rule: str = ""
    """The id of the rule that makes it a choice."""
    number: int = 0
    """A figure that the question turns on (the size of an attack)."""
    whom: int = -1
    """The other seat concerned, or -1."""
    word: str = ""
    """A word that its text needs besides."""

    @property
    def numbers(self) -> Numbers[Option[V]] | None:
        """The numbers of which one is named, where they are too many to be laid out as options."""
        return self.options if isinstance(self.options, Numbers) else None

    @property
    def laid_out(self) -> Sequence[Option[V]]:
        """The options, for who goes through them; none where a number is named."""
        return () if isinstance(self.options, Numbers) else self.options

    def forced(self) -> Answer | None:
        """The only legal answer, if there is only one; such a question is never asked.

        Answers that differ only by equal cards are one answer.
        """
        options = self.options
        count = len(options)
        most = self.most
        if most == 1 and count > 1 and options[0].same != options[1].same:
            return None  # nearly all questions are like this
        if most > count:
            most = count
        if most == 0:
            return ()
        if self.least < most:
            return None
        if count > 1 and (most < count or self.ordered):
            first = options[0].same
            if any(option.same != first for option in options):
                return None
        return tuple(range(most))

    def check(self, answer: Answer) -> None:
        """Raise `IllegalAnswer`, saying what is wrong, unless this may be answered."""
        options = self.options
        if len(answer) == 1 and self.least <= 1 <= self.most and 0 <= answer[0] < len(options):
            return
        count = len(options)
        if answer and not (min(answer) >= 0 and max(answer) < count):
            pick = next(pick for pick in answer if not 0 <= pick < count)
            raise IllegalAnswer("problem-no-pick", pick=pick, most=count - 1)
        if len(set(answer)) != len(answer):
            raise IllegalAnswer("problem-pick-twice")
        if not self.least <= len(answer) <= self.most:
            raise IllegalAnswer("problem-picks", number=len(answer), least=self.least, most=self.most)
        if (together := self.together) and len(answer) > 1:
            for pick in answer:
                if options[pick].verb != together:
                    raise IllegalAnswer("problem-together", verb=together)

    def __await__(self) -> Generator[Ask, Answer, Answer]:
        """Suspend the effect until the driver sends the answer."""
        return (yield self)

    def __repr__(self) -> str:
        return f"<ask seat {self.decider} {self.kind}: {self.numbers or list(self.options)}>"
