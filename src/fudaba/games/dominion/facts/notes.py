"""Notes about a turn: those of the rules, and the words that cards declare.

    HORN = Note("horn")

stands beside its card, `me.note(HORN)` remembers it, and `me.this_turn(HORN)` finds it again.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Doing = Literal["buy", "call", "exile", "gain", "play", "return", "trash"]
"""What the rules note whoever asks for it; "return" is to the Action phase."""


class Note:
    """A word of a card's own for something that it remembers until the turn ends.

    Raises ValueError where the same has been declared already, or is noted by the rules.
    """

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        if word in NOTES or word in get_args(Doing):
            raise ValueError(f"there are two notes {word!r}")
        self.word = word
        NOTES[word] = self

    def __repr__(self) -> str:
        return f"Note({self.word!r})"


NOTES: Final[dict[str, Note]] = {}
"""All that are declared, by their words."""


def word_of(what: Doing | Note, name: str = "") -> str:
    """The word by which it is kept in a state. name: that of a card, where the note is about one."""
    word = what.word if isinstance(what, Note) else what
    return f"{word}: {name}" if name else word


def name_in(word: str, what: Note) -> str:
    """The name of the card that a note is about, by the word in the state; "" where it is another note."""
    before, _, name = word.partition(": ")
    return name if before == what.word else ""
