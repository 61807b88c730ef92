"""The interface of `fudaba.text.<game>`: names of cards, and the messages of lines, options and questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, runtime_checkable

from fudaba.games import named, room
from fudaba.kernel.game import Value
from fudaba.kernel.seen import Seen, SeenEvent, SeenOption, SeenQuestion
from fudaba.kernel.shown import Facts, Public
from fudaba.text import Arg, Words

Options = Mapping[str, Value]
"""What a table was set up with, by the names of the switches."""
Message = tuple[str, Mapping[str, Arg]]
"""A message, after the name of its game, and variables that only this game puts into it."""


@runtime_checkable
class GameWords(Protocol):
    """What `fudaba.text.<game>` says about the game's words; the module itself is the object."""

    COLOURS: tuple[str, ...]
    """The engine's words for the colours, if the game has any."""

    def __hash__(self) -> int:
        """A module is itself alone."""

    def kinds(self) -> Iterable[str]:
        """The id of every card."""

    def faces(self) -> Iterable[str]:
        """Every face, as the engine writes it."""

    def kind(self, words: Words, id: str) -> str:
        """The name of a card."""

    def card_text(self, words: Words, id: str, edition: str = "") -> str:
        """What a card does; where editions differ, in that one, or without one in all of them."""

    def card(self, words: Words, face: str) -> str:
        """A face in words."""

    def spellings(self, words: Words, face: str) -> Iterable[str]:
        """What else a person may write for a face; capitals and spaces do not matter."""

    def top(self, words: Words, public: Public, face: str) -> str:
        """The card on the table as it shows now."""

    def event(self, words: Words, event: SeenEvent[Any]) -> Message:
        """The message that tells a line of the log, after `<game>-`, and what else it needs."""

    def option(self, words: Words, option: SeenOption[Any]) -> Message:
        """The message that tells an option, after `<game>-`, and what else it needs."""

    def question(self, words: Words, ask: SeenQuestion[Any, Any]) -> Message:
        """The message that puts this question, after `<game>-`, and what else it needs."""

    def choice(
        self, ask: SeenQuestion[Any, Any], option: SeenOption[Any], data: Seen | None
    ) -> tuple[str, dict[str, Arg]] | None:
        """The name of the message that tells an option at length, and what else it needs; None: no such."""


def by_kind(words: Words, event: SeenEvent[Any]) -> Message:
    """`GameWords.event` of a game whose kinds of lines have a message each."""
    return f"log-{event.kind}", {}


def by_verb(words: Words, option: SeenOption[Any]) -> Message:
    """`GameWords.option` of a game whose verbs have a message each."""
    return f"option-{option.verb}", {}


class WhyNot(NamedTuple):
    """Why a card cannot be chosen."""

    name: str
    """The end of its message's id, after `<game>-not-`."""
    rule: str = ""
    """The id of the rule behind it, or ""."""
    args: Mapping[str, Arg] = {}
    """The values of the variables of the message."""


@runtime_checkable
class Lists(Protocol):
    """What `fudaba.text.<game>` says where more than cards can be listed in an option of a table."""

    def listed(self, words: Words) -> Iterable[tuple[str, str]]:
        """The ids and names of what else may stand in a list."""


@runtime_checkable
class ReadsOptions(Protocol):
    """What `fudaba.text.<game>` says where an option of a table may be written in several forms."""

    def read_options(self, given: Mapping[str, object]) -> Mapping[str, object]:
        """The options with those written in the form that the game reads. Raises `BadSetup`."""


@runtime_checkable
class ListsFigures(Protocol):
    """What `fudaba.text.<game>` says where a list of cards has more of each than its types and its set."""

    def card_figures(self, words: Words, facts: Facts, usual: Sequence[str]) -> list[str]:
        """All that stands in the line of a card. usual: its types, how many there are, and its set."""


@cache
def game_words(game: str) -> GameWords:
    """The words of a game.

    Raises `BadSetup` for an unknown game, ModuleNotFoundError for one without words, and TypeError for one
    that leaves out something which every game says.
    """
    found = room(named(game).name, "text")
    if found is None:
        raise ModuleNotFoundError(f"the game {game} says nothing: it has no module `text`")
    if not isinstance(found, GameWords):
        raise TypeError(f"{found.__name__} has not all that `GameWords` asks for")
    return found
