"""Names of cards and colours in every language, and the card that a written name means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from fudaba.kernel.game import Game
from fudaba.text import LANGS, OFFERED, words
from fudaba.text.game_words import Lists, ReadsOptions, game_words

_SEPARATORS = str.maketrans("：、，", ":,,")
"""How lists are written in Japanese."""
_KEYS = str.maketrans({**dict.fromkeys("_-'\N{HYPHEN}\N{RIGHT SINGLE QUOTATION MARK}", " "), "・": "/"})
"""Hyphens, apostrophes and `_` do not matter in a name; a pair is written in one of two ways."""


def read_card(game: str, text: str) -> str | None:
    """The face that a person means by "red 5", "赤5", "Wild +1" or an id; None if there is no such card."""
    return _readings(game, OFFERED).cards.get(name_key(text))


def read_kind(game: str, text: str, langs: tuple[str, ...] = OFFERED) -> str | None:
    """The id of the card with that name (without a colour) or id; None if these languages have none."""
    return _readings(game, langs).kinds.get(name_key(text))


def read_colour(game: str, text: str) -> str | None:
    """The engine's word for a colour; None if it is none."""
    return _readings(game, OFFERED).colours.get(name_key(text))


def ids_of(game: str, listed: str) -> str:
    """A list with commas (and colons) in which names, in any language, have become ids.

    Names of cards, and what else the game has a name for that may stand in a list (`Lists.listed`).
    """
    others = _listed(game)
    return "".join(
        word if word in ",:" else read_kind(game, word) or others.get(name_key(word)) or word.strip()
        for word in re.split("([,:])", listed.translate(_SEPARATORS))
    )


@cache
def _listed(game: str) -> dict[str, str]:
    """Ids by what a person may write for what is no card."""
    module = game_words(game)
    if not isinstance(module, Lists):
        return {}
    return {name_key(name): id for lang in LANGS for id, name in module.listed(words(lang))}


def options_by_id(game: Game, given: Mapping[str, object]) -> dict[str, object]:
    """A table's options in which the names of cards, in any language, have become their ids.

    A list or tuple of names is as good as one text with commas. Raises `BadSetup` where the game reads a list
    in forms of its own, and a name in it is none.
    """
    module = game_words(game.name)
    if isinstance(module, ReadsOptions):
        given = module.read_options(given)
    texts = {switch.name for switch in game.switches if not switch.values}
    return {name: _by_id(game.name, value) if name in texts else value for name, value in given.items()}


def _by_id(game: str, value: object) -> object:
    if isinstance(value, (list, tuple)):
        value = ",".join(str(item) for item in value)
    return ids_of(game, value) if isinstance(value, str) else value


def name_of(game: str, card: str, lang: str) -> str:
    """The name of a card, by its id or face; what is no card is told as it is."""
    names = names_in(game, lang)
    return names.kinds.get(card) or names.cards.get(card, card)


def list_name(game: str, listed: str, lang: str) -> str:
    """A list of cards as a game writes it ("village,young_witch:moat"), or a list's name, in words."""
    # text: dominion-kingdom-*
    if words(lang).has(message := f"{game}-kingdom-{listed}"):
        return words(lang).say(message)
    parts = [one.split(":") for one in listed.split(",") if one]
    return ", ".join(": ".join(name_of(game, id, lang) for id in part) for part in parts)


def lists_of(game: str, text: str) -> list[str]:
    """The lists that a person means by one text, by their ids: one list, or names of lists with commas."""
    parts = (ids := ids_of(game, text)).split(",")
    # text: dominion-kingdom-*
    return parts if all(words(LANGS[0]).has(f"{game}-kingdom-{part}") for part in parts) else [ids]


def set_name(game: str, set: str, lang: str) -> str:
    """What a set is called: as in the lists that a table is opened with, or on its switch."""
    texts = words(lang)
    # text: table-set-*
    messages = (f"{game}-switch-{set}", f"{game}-set-{set}", f"table-set-{set}")
    return next((texts.say(message) for message in messages if texts.has(message)), set)


def all_card_names(game: str) -> list[str]:
    """The name of every card in both languages, each once: what an error message may suggest."""
    return list(dict.fromkeys(name for lang in LANGS for name in names_in(game, lang).cards.values()))


def near_cards(game: str, text: str) -> list[str]:
    """Up to three names of cards that look like the text, nearest first; in its own letters if any does."""
    names = {name_key(name): name for name in all_card_names(game)}
    in_its_letters = [key for key, name in names.items() if name.isascii() == text.isascii()]
    near = get_close_matches(name_key(text), in_its_letters, n=3, cutoff=0.65)
    return [names[key] for key in near or get_close_matches(name_key(text), names, n=3, cutoff=0.65)]


class Names(NamedTuple):
    """What cards and colours are called in one language, by the engine's words."""

    cards: dict[str, str]
    """The name of each card, by its id."""
    kinds: dict[str, str]
    """The name of each kind of card, by its id."""
    colours: dict[str, str]
    """The name of each colour, by its id."""


class _Readings(NamedTuple):
    """The engine's words by what a person may write, in any language."""

    cards: dict[str, str]
    """The id of each card, by its name in any language."""
    kinds: dict[str, str]
    """The id of each kind of card, by its name in any language."""
    colours: dict[str, str]
    """The id of each colour, by its name in any language."""


@cache
def names_in(game: str, lang: str) -> Names:
    """What the cards and colours of a game are called in a language."""
    module, say = game_words(game), words(lang)
    return Names(
        {face: module.card(say, face) for face in module.faces()},
        {id: module.kind(say, id) for id in module.kinds()},
        {word: say.say(f"{game}-colour-{word}") for word in module.COLOURS},
    )


@cache
def _readings(game: str, langs: tuple[str, ...]) -> _Readings:
    """What is written in one of these languages means what it means in the first that has it."""
    module = game_words(game)
    read = _Readings({}, {}, {})
    for lang in langs:
        add = _add if lang in LANGS else _add_if_new
        say, names = words(lang), names_in(game, lang)
        for face, name in names.cards.items():
            for spelling in (face, name, *module.spellings(say, face)):
                add(read.cards, spelling, face)
        for id, name in names.kinds.items():
            for spelling in (id, name, *(module.spellings(say, id) if id in names.cards else ())):
                add(read.kinds, spelling, id)
        for word, name in names.colours.items():
            add(read.colours, word, word)
            add(read.colours, name, word)
    return read


def _add(read: dict[str, str], spelling: str, meant: str) -> None:
    other = read.setdefault(name_key(spelling), meant)
    if other != meant:
        raise ValueError(f"{spelling!r} would be {other!r} as well as {meant!r}")


def _add_if_new(read: dict[str, str], spelling: str, meant: str) -> None:
    read.setdefault(name_key(spelling), meant)


def name_key(text: str) -> str:
    """What a name is found by: the text without capitals, spaces, full-width forms, and `_KEYS`."""
    plain = unicodedata.normalize("NFKC", text).casefold().translate(_KEYS)
    return "".join(plain.split())
