"""What labels mean in a game: its verbs, its cards and its own words, in English and Japanese."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from fudaba.kernel.ask import Option
from fudaba.kernel.seen import SeenOption, SeenQuestion
from fudaba.lab.adapter import adapter_of
from fudaba.text import OFFERED, MissingMessage
from fudaba.text.narrator import narrator

What = tuple[str, str, int, int]
"""What an option is done to: face, word, seat, number."""


class Reading(NamedTuple):
    """One thing that a label may mean; without a verb it may be any."""

    verb: str | None
    what: What

    def means(self, option: Option) -> bool:
        """Whether the label means this option."""
        return self.verb in (None, option.verb) and option.same[1:] == self.what


def seen_option(option: Option) -> SeenOption:
    """An option as everybody could see it: which of equal cards it is about does not matter."""
    return SeenOption(option.verb, 0, *option.same[1:])


def label_key(text: str) -> str:
    """A label without what does not matter: capitals, wide forms, spaces, `_`, a like verb."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    key = "".join(plain.replace("_", " ").split())
    return key if key.isascii() else _one_verb(key)


_VERBS = {"をプレイ": "を使用", "を使う": "を使用", "を買う": "を購入"}
"""Other verbs that a Japanese player may write, and those of the labels."""
_DOING = re.compile(r"(?<=[\u30a1-\u30fc\u4e00-\u9fff])する$")
"""The ending of a verb that is made of a noun."""


def _one_verb(key: str) -> str:
    key = _DOING.sub("", key)
    ending = next((each for each in _VERBS if key.endswith(each)), "")
    return key.removesuffix(ending) + _VERBS.get(ending, "")


@cache
def vocabulary(game: str) -> tuple[frozenset[str], frozenset[Reading]]:
    """The verbs of a game, and all that can be meant."""
    adapter = adapter_of(game)
    possible = frozenset(Reading(option.verb, option.same[1:]) for option in adapter.options())
    return frozenset((*adapter.card_verbs, *(option.verb for option in adapter.options()))), possible


@cache
def apart(game: str) -> dict[str, str]:
    """What tells cards of one name apart, in every language."""
    return {label_key(said): word for lang in OFFERED for said, word in adapter_of(game).apart(lang).items()}


@cache
def engines_words(game: str) -> dict[str, set[Reading]]:
    """What each of the engine's own words means."""
    known: dict[str, set[Reading]] = {}
    for option in adapter_of(game).options():
        if option.word:
            known.setdefault(label_key(option.word), set()).add(Reading(option.verb, option.same[1:]))
    return known


def meant_by(
    key: str, game: str, lang: str, text: Callable[[str, str, str], dict[str, set[Reading]]]
) -> set[Reading]:
    """What a label means in a language. Only the options of those cards are told whose names are in it."""
    faces = {"", *named_in(key, named(game, lang))}
    return set().union(*(text(game, lang, face).get(key, ()) for face in faces))


def named_in(key: str, names: Mapping[str, Sequence[tuple[str, str]]]) -> Iterator[str]:
    """The cards whose names are somewhere in a label."""
    for at in range(len(key)):
        for begins in (key[at], key[at : at + 2]):
            for name, face in names.get(begins, ()):
                if key.startswith(name, at):
                    yield face


@cache
def named(game: str, lang: str) -> dict[str, list[tuple[str, str]]]:
    """The cards of a game that options name, with their names; these stand in the labels of all of them.

    By the two characters with which a name begins, or the one that is all of it, since there are many.
    """
    renderer = narrator(game, lang, [])
    found: dict[str, list[tuple[str, str]]] = {}
    for face in filter(None, by_face(game)):
        name = label_key(renderer.card(face))
        found.setdefault(name[:2], []).append((name, face))
    return found


@cache
def by_face(game: str) -> dict[str, list[Option]]:
    """The options of a game by the face of the card that they name, "" for none."""
    found: dict[str, list[Option]] = {"": []}
    for option in adapter_of(game).options():
        found.setdefault(option.face, []).append(option)
    return found


@cache
def labels_of_card(game: str, lang: str, face: str) -> dict[str, set[Reading]]:
    """What the labels of a card mean in a language; "": those that name no card."""
    known: dict[str, set[Reading]] = {}
    renderer = narrator(game, lang, [])
    for option in by_face(game)[face]:
        known.setdefault(label_key(renderer.option(seen_option(option))), set()).add(
            Reading(option.verb, option.same[1:])
        )
    return known


@cache
def at_length_of_card(game: str, lang: str, face: str) -> dict[str, set[Reading]]:
    """The same of options as a table tells them, where that is longer than their labels."""
    known: dict[str, set[Reading]] = {}
    renderer = narrator(game, lang, [])
    for option in by_face(game)[face]:
        for kind in adapter_of(game).at_length:
            try:
                text = renderer.choice(seen_option(option), SeenQuestion(0, 0, kind))
            except MissingMessage:  # such a question never offers it
                continue
            known.setdefault(label_key(text), set()).add(Reading(option.verb, option.same[1:]))
    return known
