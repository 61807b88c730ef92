"""Reading a kingdom as people and other tools write it: as a list in any order and language, or an address.

What is read: names with commas, semicolons or line breaks, numbered or with bullets, costs behind them and
headings ("Events: …") before them; what another card or a Trait needs in brackets or after a colon ("Young
Witch (Moat)", "Moat (Bane)", "Inspiring: Bishop"); "Colonies" and "No Shelters"; and addresses with
`supply=…&events=…` or `kingdom=…`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple
from urllib.parse import parse_qsl

from fudaba.games.dominion.facts.kinds import KINDS, Adds, is_set_aside
from fudaba.games.dominion.setup.notation import written, wrong_in
from fudaba.text import LANGS, words
from fudaba.text.dominion.name_lookup import language_of, nearest_name, read_name
from fudaba.text.names import name_key

LONGEST: Final = 20_000
"""How many letters of a text are read: more are no kingdom."""
LONGEST_NAME: Final = 80
"""How many letters of a name that is none are kept."""
USES: Final = ("colonies", "shelters")
_CALLED: Final = {
    "colonies": ("colony", "platinum", "platinum/colony", "kolonien", "植民地", "白金貨"),
    "shelters": ("shelter", "necropolis", "hovel", "overgrown estate", "unterschlüpfe", "避難所"),
}
"""What lists call `USES`, also by the cards that belong to them."""
_HEADINGS: Final = frozenset(
    (
        *("kingdom", "kingdomcards", "cards", "supply", "piles", "events", "event", "landmarks", "landmark"),
        *(
            "projects",
            "project",
            "ways",
            "way",
            "traits",
            "trait",
            "allies",
            "ally",
            "prophecies",
            "prophecy",
        ),
        *(
            "landscapes",
            "landscape",
            "königreich",
            "königreichkarten",
            "ereignisse",
            "landmarken",
            "projekte",
        ),
        *("wege", "royaume", "cartes", "événements", "projets", "voies", "王国", "王国カード", "サプライ"),
        *("イベント", "ランドマーク", "プロジェクト", "習性", "特性", "同盟", "予言"),
    )
)
"""What stands before a part of a list and is no card."""
_BANE: Final = frozenset(("bane", "banecard", "banepile", "災い", "災いカード", "bannkarte", "fléau"))
_LEAD: Final = re.compile(r"^[\s\-*•·–—・▪☐]*(?:\d{1,2}[.)]\s+)?(?:\d{1,2}\s*[x×]\s*)?")
_TAIL: Final = re.compile(r"\s*(?:[x×]\s*\d{1,2}|[\[(]?\$\d{1,2}[*+PD]*[\])]?|[\[(]\d{1,2}[\])])\s*$")
_FORMS: Final = str.maketrans(
    {
        "（": "(",
        "）": ")",
        "[": "(",
        "]": ")",
        "【": "(",
        "】": ")",
        "：": ":",
        "、": ",",
        "，": ",",
        "；": ";",
    }
)
_ADDRESS: Final = re.compile(r"(?:^|[?&#])(?:supply|cards|kingdom)=")
_KEYS: Final = (
    "kingdom",
    "supply",
    "cards",
    "events",
    "landmarks",
    "projects",
    "ways",
    "ally",
    "allies",
    "traits",
)
"""Under which keys of an address cards and landscapes stand."""


class KingdomList(NamedTuple):
    """A kingdom as somebody has listed it."""

    ids: tuple[str, ...]
    """Its cards and landscapes; a name that is neither stands as it was typed."""
    piles: Mapping[str, str]
    """The piles chosen, by the card or Trait."""
    uses: Mapping[str, str]
    """"yes" or "no" by `USES`, where the list says it."""
    left: Mapping[str, str]
    """What the list chooses and a table here draws at random, by the card that it is chosen for."""

    @property
    def written(self) -> str:
        """The option `kingdom` of a table."""
        return written(self.ids, self.piles)


def read_options(given: Mapping[str, object]) -> Mapping[str, object]:
    """The options of a table with a kingdom, in whatever form it is listed, as the game reads it.

    What the list says of Colonies and Shelters holds where no option says it. Raises `BadSetup`.
    """
    text = given.get("kingdom")
    if isinstance(text, (list, tuple)):
        text = ",".join(map(str, text))
    if not isinstance(text, str) or not text.strip():
        return given
    found = read_list(text)
    if not found.ids and not found.uses:
        return given  # in which nothing is named: the game says so
    uses = {use: value for use, value in found.uses.items() if given.get(use, "auto") in ("auto", "")}
    return {**given, **uses, "kingdom": found.written}


@lru_cache(maxsize=256)
def read_list(text: str) -> KingdomList:
    """A kingdom as it is listed. Raises `BadSetup` for a name that is most like one of another print."""
    text = unicodedata.normalize("NFC", text[:LONGEST]).translate(_FORMS).strip()
    named = read_named(text)
    if named:
        return KingdomList((named,), {}, {}, {})
    parts = list(_of_address(text) if _ADDRESS.search(text) else _parts(text))
    return _Reading(parts).list()


class _Part(NamedTuple):
    """A part of a list."""

    name: str
    """The name."""
    more: str = ""
    """The text in brackets or after a colon."""
    marked: bool = False
    """Whether there were brackets or a colon, even with nothing in them."""


def _parts(text: str) -> Iterator[_Part]:
    """The parts of a list, in its order."""
    for line in _divided(text, ",;\n\r\t|"):
        one = _TAIL.sub("", _LEAD.sub("", " ".join(line.split()))).strip()
        if bracketed := re.fullmatch(r"([^()]+)\(([^()]*)\)?", one):
            yield _Part(bracketed[1].strip(), bracketed[2].strip(), marked=True)
        elif one:
            name, colon, more = (part.strip() for part in one.partition(":"))
            if name_key(name) in _HEADINGS and (colon or read_name(name) is None):  # "同盟" is an Event, too
                yield from _parts(more)
            else:
                yield _Part(name, more, marked=bool(colon))


def _divided(text: str, at: str) -> Iterator[str]:
    """A text divided at any of these letters, but not within brackets."""
    begun = depth = 0
    for place, letter in enumerate(text):
        depth = max(0, depth + (letter == "(") - (letter == ")")) if letter != "\n" else 0
        if letter in at and not depth:
            yield text[begun:place]
            begun = place + 1
    yield text[begun:]


def _of_address(text: str) -> Iterator[_Part]:
    """The parts of an address: other tools and our own pages name a kingdom in it."""
    query = re.split(r"[?#]", text, maxsplit=1)[-1].split()[0]
    pairs = dict(parse_qsl(query.lstrip("?&"), keep_blank_values=True))
    for key in _KEYS:
        yield from _parts(pairs.get(key, ""))
    for key in ("prophecy", "prophecies"):
        yield from _parts(pairs.get(key, ""))
    if bane := pairs.get("bane"):
        yield _Part("bane", bane)
    if ferryman := pairs.get("ferryman"):
        yield _Part("ferryman", ferryman)
    for use in USES:
        if (on := pairs.get(use, "auto").casefold()) != "auto":
            yield _Part(use if on in ("1", "true", "yes") else f"no {use}")


class _Reading:
    """Finds out what the parts of a list mean."""

    def __init__(self, parts: list[_Part]) -> None:
        self.parts = parts
        self.lang = language_of(name for part in parts for name in (part.name, part.more) if name)
        self.ids: list[str] = []
        self.piles: dict[str, str] = {}
        self.uses: dict[str, str] = {}
        self.left: dict[str, str] = {}

    def list(self) -> KingdomList:
        """The kingdom that the parts make."""
        for part in self.parts:
            use, value = _uses().get(name_key(part.name), ("", ""))
            if use:
                self.uses[use] = value
            else:
                self._add(part)
        for of, pile in self.piles.items():
            self._settle(of, pile)
        return KingdomList(tuple(self.ids), self.piles, self.uses, self.left)

    def _add(self, part: _Part) -> None:
        """Take a card or landscape, with the pile that is chosen for it."""
        if name_key(part.name) in _BANE:
            self.piles["young_witch"] = self._id(part.more)
            return
        id = self._id(part.name)
        if name_key(part.more) in _BANE:
            self.piles["young_witch"] = id
            return
        if id not in self.ids or not part.marked:
            self.ids.append(id)
        if part.marked and id in KINDS and not _takes_pile(id) and _is_drawn_for(id):
            self.left[id] = part.more
        elif part.marked:
            self.piles[id] = self._id(part.more)

    def _settle(self, of: str, pile: str) -> None:
        """Let the pile that is chosen for a card stand where it belongs: a Trait's among the ten, another's
        beside them."""
        if of not in self.ids:
            self.ids.append(of)
        if of not in KINDS or pile not in KINDS:
            return  # what is wrong the game says
        if KINDS[of].sort != "trait":
            if self.ids.count(pile) == 1:
                self.ids.remove(pile)
        elif pile not in self.ids:
            self.ids.append(pile)

    def _id(self, name: str) -> str:
        """The id of what a name means, a part of a pile's the pile's; what is none as it was typed.

        Raises `BadSetup` where a name of another print is nearest to it.
        """
        id = read_name(name, self.lang) if name else ""
        if id is None:
            if near := nearest_name(name[:LONGEST_NAME]):
                raise wrong_in("kingdom", "problem-no-card", card=name, near=near)
            return re.sub("[,:]", " ", name)[:LONGEST_NAME]
        return _piles_of_parts().get(id, id)


def read_named(text: str) -> str:
    """The id of the kingdom with this name, "" for none."""
    return _named().get(name_key(text), "")


@cache
def _named() -> dict[str, str]:
    """The ids of the kingdoms by the keys of their names and ids."""
    found: dict[str, str] = {}
    for lang in LANGS:
        for message in words(lang).ids():
            # text: dominion-kingdom-*
            if message.startswith("dominion-kingdom-"):
                id = message.removeprefix("dominion-kingdom-")
                found[name_key(id)] = found[name_key(words(lang).say(message))] = id
    return found


def _takes_pile(id: str) -> bool:
    """Whether a pile, or a card set aside, is chosen for a card."""
    takes = KINDS[id].takes
    return isinstance(takes, Adds) or is_set_aside(takes) or KINDS[id].sort == "trait"


def _is_drawn_for(id: str) -> bool:
    """Whether anything is chosen for a card before a game, which a table here draws at random."""
    return KINDS[id].takes is not None or KINDS[id].on_setup is not None


@cache
def _uses() -> dict[str, tuple[str, str]]:
    """What says of `USES` that they are used, or not, by its key."""
    found: dict[str, tuple[str, str]] = {}
    for use in USES:
        for name in (use, *(words(lang).say(f"dominion-switch-{use}") for lang in LANGS), *_CALLED[use]):
            for form in ("{}", "with {}", "use {}", "using {}", "mit {}", "avec {}", "{}あり"):
                found[name_key(form.format(name))] = use, "yes"
            for form in ("no {}", "without {}", "not {}", "ohne {}", "keine {}", "sans {}", "{}なし"):
                found[name_key(form.format(name))] = use, "no"
    return found


@cache
def _piles_of_parts() -> dict[str, str]:
    """The Kingdom piles of the cards that lie in one of different cards."""
    piles = [kind for kind in KINDS.values() if kind.parts and kind.pile == "kingdom"]
    return {part: kind.id for kind in piles for part, _ in kind.parts}
