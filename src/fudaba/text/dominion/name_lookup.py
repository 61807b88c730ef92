"""Which card of Dominion a name means: in both languages and those of other prints, also in the plural.

`fudaba.text.names` reads the names that our texts have. Lists from elsewhere say more: names of other prints
(`card_names.toml`), plurals ("Hunting Parties"), ids of other tools ("baseset2_councilroom").
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pkgutil import get_data
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.text import LANGS, PARTIAL, words
from fudaba.text.names import name_key, names_in, read_kind

GAME: Final = "dominion"
_PREFIX: Final = re.compile(
    r"(?:baseset|intrigue|seaside|alchemy|prosperity|cornucopia|hinterlands|darkages|guilds(?:cornucopia)?|"
    r"adventures|empires|nocturne|renaissance|menagerie|allies|plunder|risingsun|promos?)2?_"
    r"(?:event_|landmark_|project_|way_|ally_|trait_|prophecy_)?"
)
"""How another tool's ids begin: the set, and what it is."""
_IRREGULAR: Final = {"platinum": "platina", "oasis": "oases"}
"""Plurals of words that follow no rule below."""
NEAR: Final = 0.6
"""How alike two names must be for one to be suggested instead of the other."""


def read_name(text: str, lang: str = "") -> str | None:
    """The id of the card that a name means; None if there is none. lang: the language of another print in
    which the names around it are."""
    key = name_key(text)
    if (found := _foreign().get(lang, {}).get(key)) is not None:
        return found
    if (found := read_kind(GAME, text) or _plurals().get(key)) is not None:
        return found
    for names in _foreign().values():
        if (found := names.get(key)) is not None:
            return found
    if prefix := _PREFIX.match(text.strip().casefold()):
        return read_kind(GAME, text.strip()[prefix.end() :])
    return None


def language_of(names: Iterable[str]) -> str:
    """The language of another print in which most of these names are; "" where most are in one of ours."""
    keys = [(name, name_key(name)) for name in names]
    ours = sum(read_kind(GAME, name, LANGS) is not None or key in _plurals() for name, key in keys)
    counted = {lang: sum(key in known for _, key in keys) for lang, known in _foreign().items()}
    most = max(counted, key=lambda lang: counted[lang])
    return most if counted[most] > ours else ""


def nearest_name(text: str) -> str:
    """The name of another print that is most like a text, with ours; "" where one of ours is more like it."""
    found = get_close_matches(_bare(text), [*_ours(), *_spelled()], n=1, cutoff=NEAR)
    if not found or found[0] in _ours():
        return ""
    name, id = _spelled()[found[0]]
    return f"{name} ({names_in(GAME, 'en').kinds[id]})"


@cache
def printed() -> Mapping[str, Mapping[str, str]]:
    """What cards are called in other prints: by language, then by id.

    The names of a language that is begun are messages of it, those of others stand in a list.
    """
    found = get_data(__package__, "card_names.toml")
    assert found is not None
    return {lang: _begun(lang) for lang in PARTIAL} | tomllib.loads(found.decode())


def _begun(lang: str) -> dict[str, str]:
    """The names that a language has of its own."""
    said = words(lang)
    # text: dominion-card-*
    messages = {id: f"{GAME}-card-{id}" for id in KINDS}
    return {id: said.say(message) for id, message in messages.items() if said.has_own(message)}


@cache
def _foreign() -> dict[str, dict[str, str]]:
    """Ids by the keys of names, by language; also of names without their accents."""
    return {
        lang: {key: id for id, name in names.items() for key in _spellings(name)}
        for lang, names in printed().items()
    }


@cache
def _spelled() -> dict[str, tuple[str, str]]:
    """Every name of another print and its id, by the name without accents."""
    return {_bare(name): (name, id) for names in printed().values() for id, name in names.items()}


@cache
def _ours() -> frozenset[str]:
    """Our names without accents."""
    return frozenset(_bare(name) for lang in LANGS for name in names_in(GAME, lang).kinds.values())


def _bare(name: str) -> str:
    """The key of a name without its accents."""
    return name_key(_plain(name))


def _spellings(name: str) -> Iterator[str]:
    """The keys of a name: as it is, without accents, with ä as ae."""
    yield name_key(name)
    for umlaut, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        name = name.replace(umlaut, letters).replace(umlaut.upper(), letters.capitalize())
    yield name_key(name)
    yield from (name_key(_plain(each)) for each in (name, name.replace("ae", "a").replace("ue", "u")))


def _plain(name: str) -> str:
    """A name without accents."""
    return "".join(
        letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter)
    )


@cache
def _plurals() -> dict[str, str]:
    """Ids by the keys of English plurals, as far as no card has that name."""
    names = names_in(GAME, "en").kinds
    return {
        key: id
        for id, name in names.items()
        if id in KINDS and read_kind(GAME, key := name_key(plural(name))) is None
    }


def plural(name: str) -> str:
    """An English name in the plural: "Hunting Parties", "Jacks of All Trades"."""
    head, link, rest = name.partition(" of ")
    words = head.split(" ")
    return " ".join([*words[:-1], _plural_word(words[-1])]) + link + rest


def _plural_word(word: str) -> str:
    small = word.casefold()
    if small in _IRREGULAR:
        return _IRREGULAR[small].capitalize()
    if small.endswith(("man", "wolf")):
        return word[:-2] + "en" if small.endswith("man") else word[:-1] + "ves"
    if small.endswith("y") and small[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if small.endswith(("s", "x", "ch", "sh")) else "s")
