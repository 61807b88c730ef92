"""What a value of `see` may look like, how it is read from a file, and when it holds.

A form reads the expected value (`read`), which gives a condition, and tells a value that is so
(`tell`). Lists of cards compare as multisets unless written otherwise.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from fudaba.lab.errors import WrongScenario, nearest, wrong
from fudaba.lab.values import nodes

T = TypeVar("T")
Given = ParamSpec("Given")

UNKNOWN = "unknown"
"""A card whose face a viewer may not know."""


class Token(NamedTuple):
    """A card as it is written or lies there: its face, and what is said about it besides."""

    face: str
    detail: tuple[tuple[str, Any], ...] = ()
    """What else shows on it, by name; in what is expected only what must be so."""

    def is_met_by(self, other: Token) -> bool:
        """Whether a card that lies there is what this one asks for."""
        return self.face == other.face and set(self.detail) <= set(other.detail)


class Condition(NamedTuple, Generic[T]):
    """What must be so of a value."""

    wanted: str
    """What is asked for, as it is written."""
    holds: Callable[[T], bool]
    """Whether a value fulfils it."""


class Form(Protocol[T]):
    """One sort of value, which is T where it is looked at."""

    def read(self, node: nodes.Node) -> Condition[T]:
        """The condition that a scenario writes. Raises `WrongScenario` for what cannot be meant."""
        ...

    def tell(self, value: T, lang: str) -> str:
        """A value as it is."""
        ...


class Numbers:
    """A whole number, from 0 or of either sign."""

    def __init__(self, *, signed: bool = False) -> None:
        self.read_number = as_integer if signed else as_number

    def read(self, node: nodes.Node) -> Condition[int]:
        """A number is equal."""
        number = self.read_number(node)
        return Condition(str(number), lambda value: bool(value == number))

    def tell(self, value: int, lang: str) -> str:
        """In digits."""
        return str(value)


class Flags:
    """Something that is so or not."""

    def read(self, node: nodes.Node) -> Condition[bool]:
        """True or false."""
        flag = as_flag(node)
        return Condition("true" if flag else "false", lambda value: value is flag)

    def tell(self, value: bool, lang: str) -> str:
        """In the format's words."""
        return "true" if value else "false"


class Words(Generic[T]):
    """A word from a closed list, or (`numbers`) a whole number instead."""

    def __init__(
        self,
        known: Mapping[str, T],
        *,
        numbers: bool = False,
        read_other: Callable[[str], T | None] = lambda word: None,
    ) -> None:
        self.known = known
        """What each word stands for; the first word for a thing is how it is told."""
        self.numbers = numbers
        self.read_other = read_other
        """Reads more spellings; gives None for a word that it does not know."""

    def read(self, node: nodes.Node) -> Condition[T]:
        """A word of the list is equal to what it stands for."""
        if self.numbers and isinstance(node, nodes.Scalar) and type(node.value) is int:
            number = as_number(node)
            return Condition(str(number), lambda value: bool(value == number))
        word = as_word(node)
        if word in self.known:
            wanted = self.known[word]
        else:
            other = self.read_other(word)
            if other is None:
                known = [*self.known, *(["0, 1, 2, …"] if self.numbers else [])]
                near = nearest(word, self.known)
                raise wrong("lab-wrong-value", line=node.line, value=word, known=", ".join(known), near=near)
            wanted = other
        return Condition(word, lambda value: bool(value == wanted))

    def tell(self, value: T, lang: str) -> str:
        """The first word for it, or the number."""
        return next((word for word, meant in self.known.items() if meant == value), str(value))


class OneCard:
    """A card that shows: `read_token` knows how it may be written, `tell_token` how it is told."""

    def __init__(self, read_token: Callable[[str], Token], tell_token: Callable[[Token, str], str]) -> None:
        self.read_token = read_token
        self.tell_token = tell_token

    def read(self, node: nodes.Node) -> Condition[Token]:
        """The same card, and as much of what shows on it as is written."""
        token = at_line(node.line, self.read_token, as_word(node))
        return Condition(nodes.written(node), token.is_met_by)

    def tell(self, value: Token, lang: str) -> str:
        """As it shows."""
        return self.tell_token(value, lang)


class Cards:
    """A list of cards, top or first one first. `unknown` may stand for a card where `hides` says so."""

    def __init__(
        self,
        read_token: Callable[[str], Token],
        tell_token: Callable[[Token, str], str],
        *,
        hides: bool = False,
    ) -> None:
        self.read_token = read_token
        self.tell_token = tell_token
        self.hides = hides

    def read(self, node: nodes.Node) -> Condition[Sequence[Token]]:
        """A list, or a mapping with `in order`, `has`, `lacks`, `count`, `top`; a number is the count."""
        if isinstance(node, nodes.Mapping):
            parts = [self._part(entry) for entry in node.entries]
            if not parts:
                raise wrong("lab-wrong-empty", line=node.line)
            return Condition(nodes.written(node), lambda value: all(part(value) for part in parts))
        if isinstance(node, nodes.Scalar) and type(node.value) is int:
            count = as_number(node)
            return Condition(str(count), lambda value: len(value) == count)
        tokens = self.tokens(node)
        return Condition(nodes.written(node), lambda value: same_cards(tokens, value))

    def tell(self, value: Sequence[Token], lang: str) -> str:
        """All of them, as a list."""
        return "[" + ", ".join(counted(self.token_text(token, lang) for token in value)) + "]"

    def token_text(self, token: Token, lang: str) -> str:
        """One of them."""
        return UNKNOWN if token.face == UNKNOWN else self.tell_token(token, lang)

    def tokens(self, node: nodes.Node) -> list[Token]:
        """The cards of a list (or one card alone), each as often as it is written."""
        return [token for text, times, line in listed(node) for token in [self._token(text, line)] * times]

    def _token(self, text: str, line: int) -> Token:
        if self.hides and text == UNKNOWN:
            return Token(UNKNOWN)
        return at_line(line, self.read_token, text)

    def _part(self, entry: nodes.Entry) -> Callable[[Sequence[Token]], bool]:
        key, node = entry.key, entry.value
        if key == "in order":
            tokens = self.tokens(node)
            return lambda value: (
                len(tokens) == len(value) and all(t.is_met_by(v) for t, v in zip(tokens, value, strict=True))
            )
        if key == "has":
            tokens = self.tokens(node)
            return lambda value: not missing(tokens, value)
        if key == "lacks":
            tokens = self.tokens(node)
            return lambda value: not any(token.is_met_by(v) for token in tokens for v in value)
        if key == "count":
            count = as_number(node)
            return lambda value: len(value) == count
        if key == "top":
            token = self._token(as_word(node), node.line)
            return lambda value: bool(value) and token.is_met_by(value[0])
        keys = ("in order", "has", "lacks", "count", "top")
        raise wrong("lab-wrong-key", line=entry.line, key=key, known=", ".join(keys), near=nearest(key, keys))


def same_cards(tokens: Sequence[Token], value: Sequence[Token]) -> bool:
    """Whether two lists have the same cards, in any order."""
    return len(tokens) == len(value) and not missing(tokens, value)


def missing(tokens: Sequence[Token], value: Sequence[Token]) -> list[Token]:
    """The cards asked for that are not there, each card counting once."""
    left = list(value)
    lacking = []
    for token in sorted(tokens, key=lambda token: -len(token.detail)):
        found = next((i for i, card in enumerate(left) if token.is_met_by(card)), None)
        if found is None:
            lacking.append(token)
        else:
            del left[found]
    return lacking


def counted(texts: Iterable[str]) -> list[str]:
    """Texts with equal neighbours put together: `red 5`, `unknown*4`."""
    found: list[tuple[str, int]] = []
    for text in texts:
        if found and found[-1][0] == text:
            found[-1] = (text, found[-1][1] + 1)
        else:
            found.append((text, 1))
    return [text if times == 1 else f"{text}*{times}" for text, times in found]


# What a node may be.


def as_word(node: nodes.Node) -> str:
    """The text of a word or number. Raises `WrongScenario` for anything else."""
    if not isinstance(node, nodes.Scalar) or node.value is None or isinstance(node.value, bool):
        raise wrong("lab-wrong-type-word", line=node.line, found=nodes.written(node))
    return node.text


def as_number(node: nodes.Node) -> int:
    """A whole number from 0. Raises `WrongScenario` for anything else."""
    if not isinstance(node, nodes.Scalar) or type(node.value) is not int or node.value < 0:
        raise wrong("lab-wrong-type-number", line=node.line, found=nodes.written(node))
    return node.value


def as_integer(node: nodes.Node) -> int:
    """A whole number, below 0 too. Raises `WrongScenario` for anything else."""
    if not isinstance(node, nodes.Scalar) or type(node.value) is not int:
        raise wrong("lab-wrong-type-integer", line=node.line, found=nodes.written(node))
    return node.value


def as_flag(node: nodes.Node) -> bool:
    """True or false. Raises `WrongScenario` for anything else, `yes` and `no` too."""
    if not isinstance(node, nodes.Scalar) or not isinstance(node.value, bool):
        raise wrong("lab-wrong-type-flag", line=node.line, found=nodes.written(node))
    return node.value


def as_items(node: nodes.Node) -> tuple[nodes.Node, ...]:
    """The items of a list. Raises `WrongScenario` for anything else."""
    if not isinstance(node, nodes.Items):
        raise wrong("lab-wrong-type-list", line=node.line, found=nodes.written(node))
    return node.items


def as_mapping(node: nodes.Node) -> nodes.Mapping:
    """A mapping. Raises `WrongScenario` for anything else."""
    if not isinstance(node, nodes.Mapping):
        raise wrong("lab-wrong-type-mapping", line=node.line, found=nodes.written(node))
    return node


def in_wrong_place(entry: nodes.Entry, *, at_a_seat: bool) -> WrongScenario:
    """That a key of the setup belongs to a seat, or a key of a seat to the setup itself."""
    message = "lab-wrong-key-of-seat" if at_a_seat else "lab-wrong-key-of-setup"
    return wrong(message, line=entry.line, key=entry.key)


def listed(node: nodes.Node) -> list[tuple[str, int, int]]:
    """The words of a list, or a word alone: text, how often (`*3`), line. Raises `WrongScenario`."""
    items = node.items if isinstance(node, nodes.Items) else (node,)
    return [(*times(as_word(item), item.line), item.line) for item in items]


def times(text: str, line: int) -> tuple[str, int]:
    """A text and how often it stands there: `Copper*3` is ("Copper", 3). Raises `WrongScenario`."""
    plain = text if text.isascii() else text.replace("\N{FULLWIDTH ASTERISK}", "*").strip()
    name, star, count = plain.rpartition("*")
    if not star:
        return plain, 1
    count = unicodedata.normalize("NFKC", count)
    if not re.fullmatch(r"\s*0*[1-9][0-9]{0,2}\s*", count, re.ASCII):
        raise wrong("lab-wrong-times", line=line, text=text)
    return name.strip(), int(count)


def at_line(line: int, read: Callable[Given, T], *args: Given.args, **more: Given.kwargs) -> T:
    """What a function reads; what it finds wrong is wrong on this line."""
    try:
        return read(*args, **more)
    except WrongScenario as error:
        error.line = error.line or line
        raise


def at_key(mapping: nodes.Mapping, key: str, read: Callable[[nodes.Node], T]) -> T:
    """What a function reads of a key's value; an error without a line is on that key's line."""
    entry = next(entry for entry in mapping.entries if entry.key == key)
    try:
        return read(entry.value)
    except WrongScenario as error:
        error.line = error.line or entry.line
        raise


def known_keys(mapping: nodes.Mapping, known: tuple[str, ...]) -> None:
    """Raises `WrongScenario` where a mapping has another key."""
    for entry in mapping.entries:
        if entry.key not in known:
            near = nearest(entry.key, known)
            raise wrong("lab-wrong-key", line=entry.line, key=entry.key, known=", ".join(known), near=near)


def one_of(node: nodes.Node, known: tuple[str, ...]) -> str:
    """A word that must be one of these."""
    word = as_word(node)
    if word not in known:
        near = nearest(word, known)
        raise wrong("lab-wrong-value", line=node.line, value=word, known=", ".join(known), near=near)
    return word
