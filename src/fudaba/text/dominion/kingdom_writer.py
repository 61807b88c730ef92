"""Writing a kingdom as other tools read it: what `kingdom_lists` reads again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final
from urllib.parse import quote

from fudaba.games.dominion.board.kingdom import Kingdom
from fudaba.games.dominion.facts.kinds import KINDS, Adds, is_set_aside
from fudaba.games.dominion.setup.notation import written
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest
from fudaba.text import OFFERED, words
from fudaba.text.dominion.name_lookup import GAME, printed
from fudaba.text.names import name_key, name_of

RANDOMIZER: Final = "https://www.dominionrandomizer.com/?"
_SORTS: Final = {
    "event": "events", "landmark": "landmarks", "project": "projects", "way": "ways", "ally": "ally",
    "trait": "traits", "prophecy": "prophecy",
}  # fmt: skip
"""Under which key of an address a landscape stands, by what it is."""


def form_title(form: str, lang: str) -> str:
    """What a form is for, in a few words."""
    # text: dominion-form-*
    return words(lang).say(f"dominion-form-{form}")


def write_kingdom(kingdom: Kingdom, form: str, lang: str = "en") -> str:
    """A kingdom in one of `FORMS`. lang: the language of its names, where the form has any.

    Raises `BadSetup` for an unknown form.
    """
    if form not in FORMS:
        raise BadSetup("dominion-problem-form", form=form, near=nearest(form, FORMS), known=tuple(FORMS))
    return FORMS[form](kingdom, lang)


def _chosen(kingdom: Kingdom) -> tuple[list[str], dict[str, str]]:
    """What is chosen of a kingdom, and the piles chosen for some of it."""
    ids = [*kingdom.cards, *kingdom.landscapes]
    piles = dict(kingdom.traits) | {by: id for id, by in (*kingdom.added, *kingdom.aside)}
    return ids, {of: pile for of, pile in piles.items() if of in ids}


def _ids(kingdom: Kingdom, lang: str) -> str:
    return written(*_chosen(kingdom))


def _name(id: str, lang: str) -> str:
    """A name in one of our languages, or that of another print as far as it is known."""
    return printed().get(lang, {}).get(id) or name_of(GAME, id, lang if lang in OFFERED else "en")


def _named(kingdom: Kingdom, lang: str) -> list[str]:
    """The names of what is chosen, each with the pile chosen for it in brackets."""
    ids, piles = _chosen(kingdom)
    return [_name(id, lang) + (f" ({_name(piles[id], lang)})" if id in piles else "") for id in ids]


def _names(kingdom: Kingdom, lang: str) -> str:
    """Names with commas; Colonies and Shelters where they are used."""
    return ", ".join([*_named(kingdom, lang), *_uses(kingdom, unused=False)])


def _lines(kingdom: Kingdom, lang: str) -> str:
    """The same with a line for each."""
    return "\n".join([*_named(kingdom, lang), *_uses(kingdom, unused=False)])


def _temple_gates(kingdom: Kingdom, lang: str) -> str:
    """The names by the alphabet, also "No Colonies" and "No Shelters" among them."""
    return ", ".join(sorted([*_named(kingdom, "en"), *_uses(kingdom, unused=True)]))


def _uses(kingdom: Kingdom, *, unused: bool) -> list[str]:
    used = {"Colonies": kingdom.colonies, "Shelters": kingdom.shelters}
    return [name if there else f"No {name}" for name, there in used.items() if there or unused]


def _randomizer(kingdom: Kingdom, lang: str) -> str:
    """An address with short ids: "?supply=cellar,councilroom&events=alms"."""
    ids, piles = _chosen(kingdom)
    parts: dict[str, list[str]] = {"supply": []}
    for id in ids:
        key = _SORTS.get(KINDS[id].sort, "supply")
        elsewhere = id not in piles or _is_bane(id) or is_set_aside(KINDS[id].takes)
        pile = "" if elsewhere else f"({_short(piles[id])})"
        parts.setdefault(key, []).append(_short(id) + pile)
    address = {key: ",".join(sorted(found)) for key, found in parts.items()}
    if banes := [_short(pile) for id, pile in piles.items() if _is_bane(id)]:
        address["bane"] = banes[0]
    address |= {use: "1" for use in ("colonies", "shelters") if getattr(kingdom, use)}
    return RANDOMIZER + "&".join(f"{key}={quote(value, safe='(),')}" for key, value in address.items())


def _is_bane(of: str) -> bool:
    """Whether the pile that a card has chosen for it lies in the Supply because of a Kingdom card."""
    takes = KINDS[of].takes
    return isinstance(takes, Adds) and takes.supply and KINDS[of].sort == "card"


def _short(id: str) -> str:
    return name_key(name_of(GAME, id, "en")).replace("/", "")


def _link(kingdom: Kingdom, lang: str) -> str:
    """What stands behind the address of a server: its own page of this kingdom."""
    uses = {use: "yes" if getattr(kingdom, use) else "no" for use in ("colonies", "shelters")}
    return f"/kingdom/{GAME}?kingdom={_ids(kingdom, lang)}&" + "&".join(f"{k}={v}" for k, v in uses.items())


FORMS: Final[Mapping[str, Callable[[Kingdom, str], str]]] = {
    "names": _names,
    "lines": _lines,
    "temple-gates": _temple_gates,
    "randomizer": _randomizer,
    "ids": _ids,
    "link": _link,
}
"""The forms in which a kingdom is written. `names` is what dominion.games takes, `randomizer` the address of
dominionrandomizer.com."""
LANGUAGES: Final[Sequence[str]] = ("en", "ja", *printed())
"""The languages in which names can be written; where another print's is not known it is the English one."""
