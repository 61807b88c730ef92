"""The kingdom that a table's options ask for, and the cards that fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.games.dominion.facts.catalogue import catalogue
from fudaba.games.dominion.facts.house_rules import KINGDOM
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.setup.dependencies import missing
from fudaba.games.dominion.setup.notation import LANDSCAPES, is_kingdom, key, read_kingdom, wrong_in
from fudaba.kernel import own_cards
from fudaba.kernel.game import Value
from fudaba.kernel.problem import Word, nearest

_EDITIONS: Final = {"first": (1,), "second": (2,), "both": (1, 2)}


class Wishes(NamedTuple):
    """The options of a table that are about its kingdom; see house_rules.py."""

    kingdom: str
    """The name of a kingdom or a list of cards, "" for a random one."""
    sets: str
    """The sets from which cards are drawn."""
    mix: str
    """How many sets a random kingdom mixes."""
    require: str
    """Cards that must be in it."""
    ban: str
    """Cards that must not be in it."""
    spread: str
    """How the costs of its cards are spread."""
    edition: str
    """The editions whose cards are drawn: "first", "second" or "both"."""
    feel: str
    """How it should play, one of `feel.FEELS`."""
    landscapes: str
    """How many landscapes there are."""
    colonies: str
    """Whether Platinum and Colony are in the Supply: "yes", "no" or "auto"."""
    shelters: str
    """Whether players begin with Shelters: "yes", "no" or "auto"."""


def wishes_of(options: Mapping[str, Value]) -> Wishes:
    """What the options of a table say of it; those that older tables have not are as usual."""
    return Wishes(*(str(options.get(name, _USUAL[name])) for name in Wishes._fields))


_USUAL: Final = {switch.name: switch.default for switch in KINGDOM}
DRAWN: Final = {
    name: _USUAL[name] for name in ("sets", "mix", "require", "ban", "spread", "feel", "landscapes")
}
"""What a random kingdom is drawn by, as where nothing is wished."""


def piles_chosen(wishes: Wishes) -> Mapping[str, str]:
    """The piles chosen in a list, by the card or Trait that they are chosen for."""
    return read_kingdom(wishes.kingdom).piles if wishes.kingdom else {}


def pool_of(wishes: Wishes, without: Sequence[str]) -> list[Kind]:
    """What may be drawn, by id."""
    return [kind for kind in of_sets(wishes.sets, wishes.edition, len(KINDS)) if kind.id not in without]


@lru_cache(maxsize=64)
def of_sets(listed: str, edition: str, _kinds: int) -> tuple[Kind, ...]:
    """What may be drawn from these sets, looked for anew only when there are more kinds."""
    there = {kind.set for kind in KINDS.values()}
    sets = [key(part) for part in listed.split(",") if part.strip()]
    for name in sets:
        if name not in there:
            known = {entry.set for entry in catalogue()}
            near = "" if name in known else nearest(name, there)
            raise wrong_in(
                "sets",
                "dominion-problem-set-absent" if name in known else "problem-no-set",
                set=set_word(name),
                near=near and set_word(near),
                known=() if name in known else map(set_word, sorted(there)),
            )
    own = own_cards.ids("dominion")  # which nobody is dealt who has not asked for them
    return tuple(
        kind
        for _, kind in sorted(KINDS.items())
        if (is_kingdom(kind) or kind.sort in LANDSCAPES)
        and (kind.set in sets if sets else kind.id not in own)
        and _is_of(kind, edition)
        and not missing(kind)
    )


def set_word(id: str) -> Word:
    """What a set is called."""
    return Word(f"dominion-set-{id}", id)


def _is_of(kind: Kind, edition: str) -> bool:
    """Whether a card is in this edition of its set."""
    return any(number in kind.editions for number in _EDITIONS[edition])
