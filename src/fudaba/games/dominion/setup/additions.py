"""Cards of a game besides the piles and landscapes chosen: those that cards bring, take, add and lie with."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.games.dominion.board.kingdom import BASICS
from fudaba.games.dominion.facts.kinds import KINDS, Adds, Unused, is_set_aside
from fudaba.games.dominion.facts.types import ACTION, TREASURE
from fudaba.games.dominion.setup.dependencies import Brought, Test, brought
from fudaba.games.dominion.setup.kingdom_options import Wishes, of_sets, piles_chosen
from fudaba.games.dominion.setup.notation import card, is_kingdom, option_word, read_list
from fudaba.games.dominion.setup.randomizer import Randomizer
from fudaba.kernel.game import BadSetup

BY_SHARE: Final = {"colonies": "prosperity", "shelters": "dark_ages"}
"""What is used the more likely, the more Kingdom piles are from its set."""
COLONIES: Final = ("platinum", "colony")
SHELTERS: Final = ("necropolis", "hovel", "overgrown_estate")


class Additions(NamedTuple):
    """What is in a game besides the cards and landscapes chosen; see `Kingdom`."""

    added: tuple[Brought, ...]
    """The piles added because of a card, each with that card."""
    unused: tuple[tuple[str, int], ...]
    """The unused Kingdom cards that some card takes, each with the zone to which it goes."""
    aside: tuple[Brought, ...]
    """Those of them that lie alone, each with the card or landscape that takes it."""
    came: tuple[Brought, ...]
    """What the added cards bring along in turn."""


def additions_of(
    cards: Sequence[str],
    landscapes: Sequence[str],
    wishes: Wishes,
    randomizer: Randomizer,
    there: Sequence[str] = (),
) -> Additions:
    """What there is besides. there: what is or has been in the game before these are."""
    added = _added(cards, there, wishes, randomizer)
    chosen = (*cards, *(one.id for one in added), *landscapes)
    unused, aside = _unused(chosen, (*there, *chosen), wishes, randomizer)
    having = (*there, *chosen, *(id for id, _ in unused))
    came = _brought(having[len(there) :], (*there, *chosen), randomizer)
    late = _added([*landscapes, *(one.id for one in came)], having, wishes, randomizer)
    late_ids = [one.id for one in late]
    came += _brought(late_ids, (*there, *chosen, *(one.id for one in came), *late_ids), randomizer)
    return Additions((*added, *late), unused, aside, tuple(came))


def _brought(of: Iterable[str], there: Iterable[str], randomizer: Randomizer) -> list[Brought]:
    return brought(of, (*BASICS, *there), lambda ids: randomizer.some(1, ids)[0])


def by_share(wishes: Wishes, what: str, cards: Sequence[str], randomizer: Randomizer) -> list[Brought]:
    """Colonies or Shelters: as asked, or as likely as a Kingdom pile drawn at random is from their set."""
    ids = COLONIES if what == "colonies" else SHELTERS
    asked = getattr(wishes, what)
    if not all(id in KINDS for id in ids):
        if asked == "yes":
            raise BadSetup("dominion-problem-option-absent", option=option_word(what))
        return []
    share = sum(KINDS[id].set == BY_SHARE[what] for id in cards)
    if asked == "no" or (asked == "auto" and not (share and randomizer.below(len(cards)) < share)):
        return []
    return [Brought(id, "" if asked == "yes" else BY_SHARE[what]) for id in ids]


def _added(of: Iterable[str], there: Iterable[str], wishes: Wishes, randomizer: Randomizer) -> list[Brought]:
    """The Kingdom piles that lie there besides because of some card, also because of one of these."""
    added: list[Brought] = []
    chosen = piles_chosen(wishes)
    for by in (waiting := [*of]):
        adds = KINDS[by].takes
        if not isinstance(adds, Adds):
            continue
        if by in chosen:
            added.append(Brought(chosen[by], by))
            waiting.append(chosen[by])
            continue
        without = {*there, *waiting, *chosen.values(), *read_list(wishes.ban, "ban", KINDS)}
        if not (ids := _left_of(wishes, adds.test, without)):
            raise BadSetup("dominion-problem-none-left", card=card(by))
        added.append(Brought(randomizer.some(1, ids)[0], by))
        waiting.append(added[-1].id)
    return added


def _unused(
    ids: Iterable[str], used: Sequence[str], wishes: Wishes, randomizer: Randomizer
) -> tuple[tuple[tuple[str, int], ...], tuple[Brought, ...]]:
    """The Kingdom cards not used otherwise that some card takes, with the zones they go to; and those of them
    that lie alone, with the card that takes them.

    They are of the sets that are asked for; of others only where none of those fits. None is banned. One that
    lies alone may have been chosen.
    """
    taken: list[tuple[str, int]] = []
    aside: list[Brought] = []
    banned, chosen = read_list(wishes.ban, "ban", KINDS), piles_chosen(wishes)
    for by in ids:
        wants = KINDS[by].takes
        if not isinstance(wants, Unused):
            continue
        if by in chosen:
            found = [chosen[by]]
        else:
            without = {*used, *banned, *chosen.values(), *(id for id, _ in taken)}
            found = randomizer.some(wants.number, _left_of(wishes, wants.test, without, cards=True))
        taken += [(id, wants.zone) for id in found]
        if is_set_aside(wants):
            aside += [Brought(id, by) for id in found]
    return tuple(taken), tuple(aside)


def _left_of(wishes: Wishes, test: Test, without: Collection[str], *, cards: bool = False) -> list[str]:
    """The ids of the Kingdom piles that pass a test: of the sets that are asked for, of all where none of
    those is left. cards: only single cards, no piles of several."""
    for sets in (wishes.sets, ""):
        fitting = _fitting(sets, wishes.edition, test, cards, len(KINDS))
        if left := [id for id in fitting if id not in without]:
            return left
    return []


@lru_cache(maxsize=256)
def _fitting(sets: str, edition: str, test: Test, cards: bool, _kinds: int) -> tuple[str, ...]:
    """The same before anything is in the game, looked for anew only when there are more kinds."""
    kinds = [kind for kind in of_sets(sets, edition, _kinds) if is_kingdom(kind) and test(kind)]
    return tuple([kind.id for kind in kinds if kind.sort == "card" or not cards])


def trait_piles(
    landscapes: Iterable[str], cards: Sequence[str], chosen: Mapping[str, str], randomizer: Randomizer
) -> tuple[tuple[str, str], ...]:
    """Every Trait with the Action or Treasure pile that it lies with, each pile with one at most."""
    traits = [id for id in landscapes if KINDS[id].sort == "trait"]
    if not traits:
        return ()
    piles = [id for id in cards if KINDS[id].is_a(ACTION, TREASURE)]
    if len(piles) < len(traits):
        raise BadSetup("dominion-problem-trait")
    drawn_traits = [id for id in traits if id not in chosen]
    left = [id for id in piles if id not in {chosen[id] for id in traits if id in chosen}]
    drawn = dict(
        zip(drawn_traits, randomizer.some(len(drawn_traits), left) if drawn_traits else (), strict=True)
    )
    return tuple((id, chosen.get(id) or drawn[id]) for id in traits)
