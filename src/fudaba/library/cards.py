"""What is printed on the cards of a game, with names and texts in both languages; and a search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from unicodedata import normalize

import msgspec

from fudaba.games import named
from fudaba.kernel.game import BadSetup, Value, read_options
from fudaba.kernel.problem import nearest
from fudaba.kernel.shown import Facts
from fudaba.text import LANGS, words
from fudaba.text.names import options_by_id, set_name
from fudaba.text.narrator import narrator

_NEVER_BOUGHT: Final = frozenset(
    ("way", "landmark", "boon", "hex", "state", "artifact", "ally", "trait", "prophecy", "group")
)
"""What of Dominion lies beside the piles and has no cost."""
_COMMON: Final = frozenset(("game", "id", "set", "types", "cost", "count", "editions"))
"""Facts that are fields of `Card`; the others are its details."""


class Cost(NamedTuple):
    """What a card of Dominion costs."""

    coins: int
    """The coins, as in $5."""
    potions: int
    """The Potions."""
    debt: int
    """The Debt."""


@dataclass(frozen=True, slots=True)
class Card:
    """What is printed on a card (or landscape, or achievement), in both languages."""

    game: str
    """The name of the game."""
    id: str
    """The card's id, the same in every language and version."""
    name: str
    """Its English name."""
    name_ja: str
    """Its Japanese name."""
    text: str
    """What it does, in English. Empty for a card that has no text."""
    text_ja: str
    """What it does, in Japanese. Empty for a card that has no text."""
    set: str
    """The id of the set that it is from: "base", "dark_ages"."""
    types: tuple[str, ...]
    """Its types, the most important one first; in Innovation its colour."""
    cost: Cost | None
    """What it costs; None for a card that is never bought."""
    count: int | None
    """How many copies there are; None where that depends on the number of players."""
    editions: tuple[str, ...]
    """The editions that have it: "1" and "2" in Dominion, "first", "third" and "fourth" in Innovation. Empty
    in a game with one edition."""
    details: Mapping[str, Any] = field(hash=False)
    """Facts of one game alone, as plain data. They must not be changed.

    * Dominion: `sort` ("card", "pile", "event", …), `pile` ("kingdom", "basic", …; empty for a
      landscape), `figures` (`cards`,
      `actions`, `buys`, `coins`, … where the card gives a fixed number), `worth` (Victory points, None where
      that depends), `plain` (whether it only gives coins).
    * Innovation: `age`, `colour`, `icons`, `featured` (the icon of its effects), `faces` (`icons`, `featured`
      and `effects` by edition). Achievements have none.
    * Bridge Over: `basic` and `expansion` (copies in each deck), `points`, `front_points`, `colours`, `deck`
      (the only deck that has it, or None), `number`.
    """

    def __str__(self) -> str:
        """Its English name."""
        return self.name


def list_cards(game: str, **options: object) -> list[Card]:
    """All cards of a game.

    Args:
        game: the name of the game.
        options: those of a table, as for `new_game`; then only the cards of its edition, with their texts
            there. Without options: the cards of all editions.

    Raises:
        BadSetup: there is no such game or option.

    >>> import fudaba
    >>> wharf, = (card for card in fudaba.list_cards("dominion") if card.id == "wharf")
    >>> wharf.name, wharf.name_ja, wharf.cost.coins, wharf.types
    ('Wharf', '船着場', 5, ('action', 'duration'))
    """
    rules = named(game)
    given = read_options(rules.switches, options_by_id(rules, options)) if options else None
    return [_card(game, facts, given) for facts in rules.facts(given)]


def find_cards(
    game: str, text: str = "", *, set: str | None = None, type: str | None = None, **options: object
) -> list[Card]:
    """The cards of a game that have a text, are from a set and have a type.

    Capitals do not matter, nor does the language.

    Args:
        game: the name of the game.
        text: what stands in the card's id, name or text.
        set: the id or name of a set: "dark_ages", "Dark Ages", "暗黒時代".
        type: the id or name of a type (in Innovation of a colour): "duration", "持続".
        options: as for `list_cards`.

    Raises:
        BadSetup: there is no such game, option, set or type; says which is nearest.

    >>> import fudaba
    >>> [card.name for card in fudaba.find_cards("dominion", "curse", set="Seaside", type="アタック")]
    ['Blockade', 'Sea Witch', 'Sea Hag']
    """
    found = list_cards(game, **options)
    if set is not None:
        wanted = _meant(set, {card.set for card in found}, lambda id: _set_names(game, id), "problem-no-set")
        found = [card for card in found if card.set == wanted]
    if type is not None:
        known = {type for facts in named(game).facts(None) for type in facts.types}
        wanted = _meant(type, known, lambda id: _type_names(game, id), "problem-no-type")
        found = [card for card in found if wanted in card.types]
    key = _key(text)
    return [card for card in found if any(key in _key(part) for part in _parts(card))]


def _parts(card: Card) -> tuple[str, ...]:
    return card.id, card.name, card.name_ja, card.text, card.text_ja


def _card(game: str, facts: Facts, options: Mapping[str, Value] | None) -> Card:
    plain: dict[str, Any] = msgspec.to_builtins(facts)
    english, japanese = narrator(game, "en", []), narrator(game, "ja", [])
    bought = facts.cost is not None and plain.get("sort") not in _NEVER_BOUGHT
    return Card(
        game=game,
        id=facts.id,
        name=english.kind(facts.id),
        name_ja=japanese.kind(facts.id),
        text=english.card_text(facts.id, options),
        text_ja=japanese.card_text(facts.id, options),
        set=facts.set,
        types=tuple(facts.types),
        cost=Cost(*facts.cost) if facts.cost is not None and bought else None,
        count=facts.count,
        editions=tuple(map(str, plain.get("editions", ()))),
        details={name: value for name, value in plain.items() if name not in _COMMON},
    )


def _meant(given: str, ids: Iterable[str], names: Callable[[str], Iterator[str]], problem: str) -> str:
    """The id that a word means, which is an id or a name of it. Raises `BadSetup`."""
    known = sorted(ids)
    by_name = {_key(name): id for id in known for name in (*names(id), id, id.replace("_", " "))}
    key = _key(given)
    if key in by_name:
        return by_name[key]
    near = nearest(key, by_name)
    word = {"set": given} if problem == "problem-no-set" else {"type": given}
    raise BadSetup(problem, near=by_name[near] if near else "", known=known, **word)


def _set_names(game: str, id: str) -> Iterator[str]:
    return (set_name(game, id, lang) for lang in LANGS)


def _type_names(game: str, id: str) -> Iterator[str]:
    # text: *-type-* innovation-colour-*
    for lang in LANGS:
        for message in (f"{game}-type-{id}", f"{game}-colour-{id}"):
            if words(lang).has(message):
                yield words(lang).say(message)


def _key(text: str) -> str:
    """What of a text matters in a search."""
    return normalize("NFKC", text).casefold().strip()
