"""Problems, as the id of a message and its arguments: each face shows them in its reader's language.

The kernel and the games have no words. What shows a problem to somebody asks `fudaba.text.problems`.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, Union

from mypy_extensions import mypyc_attr


class Card(NamedTuple):
    """A card by its id or face; told by its name."""

    game: str
    id: str


class TypedName(NamedTuple):
    """What somebody typed for a card, though there is none; told with the card that has the nearest name."""

    game: str
    text: str


class Word(NamedTuple):
    """A word that the texts have a message for; where they have none it is told as it is."""

    message: str
    plain: str


def of_system(error: OSError) -> Word:
    """Why the system refuses something: a word by the system's own name of the error."""
    name = errno.errorcode.get(error.errno or 0, "")
    # text: system-*
    return Word(f"system-{name.lower()}", error.strerror or str(error))


Part: TypeAlias = Union[str, int, Card, TypedName, Word, tuple["Part", ...], "Problem"]
"""What may stand in a message. Several are told as a list; a problem is told as it would be alone."""

P = TypeVar("P", bound="Problem")


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(ValueError):
    """Something cannot be.

    message: the id of what is told. parts: what stands in it, by name. near: what may have been meant, or "".
    known: all that could have been meant, or (); told only where nothing is near.
    """

    def __init__(
        self, message: str, /, *, near: Part = "", known: Iterable[Part] = (), **parts: Part
    ) -> None:
        super().__init__(message)
        self.message: Final = message
        self.parts: Final[Mapping[str, Part]] = parts
        self.near: Final = near
        self.known: Final = tuple(known)

    def __str__(self) -> str:
        return _writer[0](self)

    def __reduce__(self) -> Any:
        return _again, (type(self), self.message, dict(self.parts), self.near, self.known)

    def as_kind(self, kind: type[P]) -> P:
        """The same as a problem of another kind."""
        return kind(self.message, near=self.near, known=self.known, **self.parts)


def _again(kind: type[P], message: str, parts: dict[str, Part], near: Part, known: tuple[Part, ...]) -> P:
    return kind(message, near=near, known=known, **parts)


def _in_short(problem: Problem) -> str:
    return f"{problem.message} {problem.parts}"


_writer: list[Callable[[Problem], str]] = [_in_short]


def tell_by(writer: Callable[[Problem], str]) -> None:
    """What `str` of a problem is from now on: the texts stand above the kernel, which has no words."""
    _writer[0] = writer


def nearest(word: str, words: Iterable[str]) -> str:
    """The one of the words that is nearest to a word, or "" where none is near."""
    near = get_close_matches(word, list(words), n=1, cutoff=0.65)
    return near[0] if near else ""
