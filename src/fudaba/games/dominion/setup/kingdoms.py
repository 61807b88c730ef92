"""Choosing a kingdom: as it is listed, by its name, or drawn by lot under conditions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.games.dominion.board.kingdom import BASICS, Kingdom
from fudaba.games.dominion.facts.catalogue import catalogue
from fudaba.games.dominion.facts.house_rules import SWITCHES
from fudaba.games.dominion.facts.kinds import KINDS, Adds, Another, Kind, Unused
from fudaba.games.dominion.facts.types import ACTION, HEIRLOOM, TREASURE
from fudaba.games.dominion.setup.dependencies import Brought, brought, missing
from fudaba.games.dominion.setup.notation import (
    BROUGHT_LANDSCAPES,
    LANDSCAPES,
    Listed,
    card,
    is_kingdom,
    key,
    option_word,
    read_kingdom,
    read_list,
    written,
    wrong_in,
)
from fudaba.games.dominion.setup.randomizer import Lots, Share
from fudaba.kernel import own_cards
from fudaba.kernel.game import BadSetup, Value
from fudaba.kernel.problem import Word, nearest

SIZE: Final = 10
"""How many Kingdom piles there are."""
MOST_LANDSCAPES: Final = 2
"""How many landscapes are drawn at most, if nobody says; Allies and Prophecies are not counted (WAY-07)."""
BY_SHARE: Final = {"colonies": "prosperity", "shelters": "dark_ages"}
"""What is used the more likely, the more Kingdom piles are from its set."""
_EDITIONS: Final = {"first": (1,), "second": (2,), "both": (1, 2)}
COLONIES: Final = ("platinum", "colony")
SHELTERS: Final = ("necropolis", "hovel", "overgrown_estate")


class Wishes(NamedTuple):
    """The options of a table that are about its kingdom; see house_rules.py."""

    kingdom: str
    sets: str
    require: str
    ban: str
    spread: str
    edition: str
    landscapes: str
    colonies: str
    shelters: str


def kingdom_of(options: Mapping[str, Value], seed: str) -> Kingdom:
    """The kingdom of a table's options. Raises `BadSetup` where there is none that is as they say."""
    return kingdom_without_chance(options) or _kingdom(_wishes(options), Lots(seed))


def kingdom_without_chance(options: Mapping[str, Value]) -> Kingdom | None:
    """The kingdom, where it is the same for every seed. Raises `BadSetup`, see `kingdom_of`."""
    return _without_chance(_wishes(options))


def _wishes(options: Mapping[str, Value]) -> Wishes:
    return Wishes(*(str(options[name]) for name in Wishes._fields))


def listed_again(options: Mapping[str, Value], seed: str) -> dict[str, Value]:
    """The options by which the kingdom of a table comes again under another seed, as far as it can be listed.

    What is drawn anew in every game all the same (the Black Market deck) stays so. Raises `BadSetup`, see
    `kingdom_of`.
    """
    kingdom = kingdom_of(options, seed)
    piles = dict(kingdom.traits) | {of: pile for pile, of in kingdom.added}
    chosen = (*kingdom.cards, *kingdom.landscapes)
    drawn = dict.fromkeys(("sets", "require", "ban"), "") | {"spread": "any", "landscapes": "auto"}
    return {
        **drawn,
        "kingdom": written(chosen, {of: pile for of, pile in piles.items() if of in chosen}),
        "colonies": "yes" if kingdom.colonies else "no",
        "shelters": "yes" if kingdom.shelters else "no",
    }


@lru_cache(maxsize=64)
def _without_chance(wishes: Wishes) -> Kingdom | None:
    """The kingdom, where it is the same for every seed."""
    lots = Lots("")
    kingdom = _kingdom(wishes, lots)
    return None if lots.used else kingdom


def _kingdom(wishes: Wishes, lots: Lots) -> Kingdom:
    if wishes.kingdom:
        name, cards, landscapes, _ = _as_listed(wishes)
    else:
        name, (cards, landscapes) = "", _drawn(wishes, lots)
    for id in (*cards, *landscapes, *_piles_chosen(wishes).values()):
        if lacking := missing(KINDS[id]):
            raise BadSetup("dominion-problem-lacking", card=card(id), lacking=card(lacking))
    shared = [one for what in BY_SHARE for one in _by_share(wishes, what, cards, lots)]
    for sort in BROUGHT_LANDSCAPES:
        if len(two := [id for id in landscapes if KINDS[id].sort == sort]) > 1:
            # text: dominion-problem-one-*
            raise BadSetup(f"dominion-problem-one-{sort}", card=card(two[0]), other=card(two[1]))
    besides = _besides(cards, landscapes, wishes, lots)
    brought_ids = [one.id for one in besides.came]
    heirlooms = tuple(id for id in brought_ids if KINDS[id].is_a(HEIRLOOM))
    more = tuple(id for id in brought_ids if KINDS[id].sort in BROUGHT_LANDSCAPES)
    kingdom = Kingdom(
        cards=cards,
        landscapes=(*landscapes, *more),
        extras=tuple(id for id in brought_ids if id not in heirlooms and id not in more),
        shelters=any(one.id in SHELTERS for one in shared),
        colonies=any(one.id in COLONIES for one in shared),
        heirlooms=heirlooms,
        name=name,
        unused=besides.unused,
        traits=_trait_piles(landscapes, cards, _piles_chosen(wishes), lots),
        added=besides.added,
        brought=(*besides.added, *besides.came, *shared),
    )
    if piles := may_come_instead(kingdom.landscapes):
        kingdom = kingdom._replace(after=_after(kingdom, wishes, lots, piles))
    return kingdom


def may_come_instead(landscapes: Iterable[str]) -> int:
    """How many other Kingdom piles may take the place of all that there are, in a game with these."""
    taken = (KINDS[id].takes for id in landscapes)
    return sum(takes.piles for takes in taken if isinstance(takes, Another))


class Besides(NamedTuple):
    """What is in a game besides the cards and landscapes chosen; see `Kingdom`. came: what they bring."""

    added: tuple[Brought, ...]
    unused: tuple[tuple[str, int], ...]
    came: tuple[Brought, ...]


def _besides(
    cards: Sequence[str], landscapes: Sequence[str], wishes: Wishes, lots: Lots, there: Sequence[str] = ()
) -> Besides:
    """What there is besides. there: what is or has been in the game before these are."""
    added = _added(cards, there, wishes, lots)
    chosen = (*cards, *(one.id for one in added), *landscapes)
    unused = _unused(chosen, (*there, *chosen), wishes, lots)
    having = (*there, *chosen, *(id for id, _ in unused))
    came = _brought(having[len(there) :], (*there, *chosen), lots)
    late = _added([*landscapes, *(one.id for one in came)], having, wishes, lots)
    late_ids = [one.id for one in late]
    came += _brought(late_ids, (*there, *chosen, *(one.id for one in came), *late_ids), lots)
    return Besides((*added, *late), unused, tuple(came))


def _brought(of: Iterable[str], there: Iterable[str], lots: Lots) -> list[Brought]:
    return brought(of, (*BASICS, *there), lambda ids: lots.order(ids)[0])


def _after(kingdom: Kingdom, wishes: Wishes, lots: Lots, piles: int, cards: Sequence[str] = ()) -> Kingdom:
    """What takes the place of a kingdom's piles during the game: so many others from the same sets, as far as
    there are any. cards: these instead."""
    there = [*kingdom.cards, *kingdom.landscapes, *kingdom.extras, *kingdom.heirlooms]
    there += [id for id, _ in (*kingdom.added, *kingdom.unused)]
    without = [*there, *read_list(wishes.ban, "ban", KINDS)]
    for asked in (wishes, wishes._replace(sets="")) if not cards else ():
        pool = [kind.id for kind in _pool(asked, [*without, *cards]) if is_kingdom(kind)]
        cards = [*cards, *lots.order(pool)[: piles - len(cards)]]
    besides = _besides(sorted(cards, key=_by_cost), (), wishes, lots, there)
    # The decks are dealt: no Heirlooms come, nor what only they would bring.
    came = [one for one in besides.came if not any(id in KINDS and KINDS[id].is_a(HEIRLOOM) for id in one)]
    new = [one.id for one in came]
    return Kingdom(
        cards=tuple(sorted(cards, key=_by_cost)),
        landscapes=tuple(id for id in new if KINDS[id].sort in BROUGHT_LANDSCAPES),
        extras=tuple(id for id in new if KINDS[id].sort not in BROUGHT_LANDSCAPES),
        unused=besides.unused,
        added=besides.added,
        brought=(*kingdom.brought, *besides.added, *came),
    )


def renewed(kingdom: Kingdom, options: Mapping[str, Value], seed: str, cards: Sequence[str]) -> Kingdom:
    """The same kingdom with what may take the place of its piles: these cards, or some drawn by lot. It is
    the kingdom itself where nothing may."""
    if not (piles := may_come_instead(kingdom.landscapes)):
        return kingdom
    defaults = {switch.name: switch.default for switch in SWITCHES}
    return kingdom._replace(after=_after(kingdom, _wishes({**defaults, **options}), Lots(seed), piles, cards))


# As it is listed.


def _as_listed(wishes: Wishes) -> Listed:
    """A kingdom that is listed, or one with a name."""
    for name in ("sets", "require", "ban"):
        if getattr(wishes, name):
            raise BadSetup("dominion-problem-listed", option=option_word(name))
    if wishes.spread != "any" or wishes.landscapes != "auto":
        name = "spread" if wishes.spread != "any" else "landscapes"
        raise BadSetup("dominion-problem-listed", option=option_word(name))
    return read_kingdom(wishes.kingdom)


def _piles_chosen(wishes: Wishes) -> Mapping[str, str]:
    """The piles chosen in a list, by the card or Trait that they are chosen for."""
    return read_kingdom(wishes.kingdom).piles if wishes.kingdom else {}


# Drawn by lot.


def _drawn(wishes: Wishes, lots: Lots) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Cards and landscapes by lot: each kingdom that is as wished is as likely as any other."""
    required = read_list(wishes.require, "require", KINDS)
    banned = read_list(wishes.ban, "ban", KINDS)
    if both := [id for id in required if id in banned]:
        raise BadSetup("dominion-problem-banned", card=card(both[0]))
    cards = [id for id in required if is_kingdom(KINDS[id])]
    landscapes = [id for id in required if id not in cards]
    if len(cards) > SIZE:
        raise BadSetup("dominion-problem-too-many", number=len(cards), most=SIZE)
    piles, lying = _to_draw(wishes.sets, wishes.edition, (*required, *banned), len(KINDS))
    free = SIZE - len(cards)
    if len(piles) < free:
        raise BadSetup("dominion-problem-too-few", number=len(piles), free=free)
    drawn = lots.draw(free, _shares(piles, cards, wishes.spread))
    if drawn is None:
        spread = Word(f"dominion-switch-spread-{wishes.spread}", wishes.spread)
        raise BadSetup("dominion-problem-spread", spread=spread)
    counted = sum(KINDS[id].sort in LANDSCAPES for id in landscapes)
    number = _landscapes(wishes, counted, len(piles), len(lying), lots)
    landscapes += lots.order(lying)[: number - counted] if number > counted else []
    return tuple(sorted((*cards, *drawn), key=_by_cost)), tuple(landscapes)


@lru_cache(maxsize=64)
def _to_draw(
    sets: str, edition: str, without: tuple[str, ...], _kinds: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Kingdom piles and the landscapes that may be drawn; looked for once."""
    pool = [kind for kind in _of_sets(sets, edition, _kinds) if kind.id not in without]
    piles = tuple([kind.id for kind in pool if is_kingdom(kind)])
    return piles, tuple([kind.id for kind in pool if kind.sort in LANDSCAPES])


def _pool(wishes: Wishes, without: Sequence[str]) -> list[Kind]:
    """What may be drawn, by id."""
    return [kind for kind in _of_sets(wishes.sets, wishes.edition, len(KINDS)) if kind.id not in without]


@lru_cache(maxsize=64)
def _of_sets(listed: str, edition: str, _kinds: int) -> tuple[Kind, ...]:
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
                set=_set(name),
                near=near and _set(near),
                known=() if name in known else map(_set, sorted(there)),
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


def _set(id: str) -> Word:
    return Word(f"dominion-set-{id}", id)


def _is_of(kind: Kind, edition: str) -> bool:
    """Whether a card is in this edition of its set."""
    return any(number in kind.editions for number in _EDITIONS[edition])


def _shares(pool: Sequence[str], having: list[str], spread: str) -> list[Share]:
    """The parts of the pool from which something must be drawn. `even`: two of each range of costs."""
    if spread == "any":
        return [Share(pool, 0)]
    ranges = (range(0, 4), range(4, 5), range(5, 100))
    shares = []
    for costs in ranges:
        there = sum(_price(id) in costs for id in having)
        shares.append(Share([id for id in pool if _price(id) in costs], 2 - there))
    return shares


def _price(id: str) -> int:
    cost = KINDS[id].cost
    return cost.coins + cost.debt


def _by_cost(id: str) -> tuple[int, int, str]:
    cost = KINDS[id].cost
    return cost.coins + cost.debt, cost.potions, id


def _landscapes(wishes: Wishes, having: int, piles: int, lying: int, lots: Lots) -> int:
    """How many landscapes a game has.

    If nobody says, as many as would turn up in a shuffled deck of everything until it has given ten Kingdom
    cards, but not more than are recommended.
    """
    if wishes.landscapes != "auto":
        number = int(wishes.landscapes)
        if having > number:
            raise BadSetup("dominion-problem-landscapes-over", having=having, number=number)
        if lying + having < number:
            raise BadSetup("dominion-problem-landscapes-few", having=lying + having, number=number)
        return number
    if not lying:
        return having
    found = dealt = 0
    for is_pile in lots.order([True] * piles + [False] * lying):
        dealt += is_pile
        found += not is_pile
        if dealt == min(SIZE, piles):
            break
    return max(having, min(found, MOST_LANDSCAPES))


# What comes in besides.


def _by_share(wishes: Wishes, what: str, cards: Sequence[str], lots: Lots) -> list[Brought]:
    """Colonies or Shelters: as asked, or as likely as a Kingdom pile drawn by lot is from their set."""
    ids = COLONIES if what == "colonies" else SHELTERS
    asked = getattr(wishes, what)
    if not all(id in KINDS for id in ids):
        if asked == "yes":
            raise BadSetup("dominion-problem-option-absent", option=option_word(what))
        return []
    share = sum(KINDS[id].set == BY_SHARE[what] for id in cards)
    if asked == "no" or (asked == "auto" and not (share and lots.below(len(cards)) < share)):
        return []
    return [Brought(id, "" if asked == "yes" else BY_SHARE[what]) for id in ids]


def _added(of: Iterable[str], there: Iterable[str], wishes: Wishes, lots: Lots) -> list[Brought]:
    """The Kingdom piles that lie there besides because of some card, also because of one of these."""
    added: list[Brought] = []
    chosen = _piles_chosen(wishes)
    for by in (waiting := [*of]):
        adds = KINDS[by].takes
        if not isinstance(adds, Adds):
            continue
        if by in chosen:
            added.append(Brought(chosen[by], by))
            waiting.append(chosen[by])
            continue
        without = [*there, *waiting, *chosen.values(), *read_list(wishes.ban, "ban", KINDS)]
        pools = (_pool(asked, without) for asked in (wishes, wishes._replace(sets="")))
        fitting = ([k.id for k in pool if is_kingdom(k) and adds.test(k)] for pool in pools)
        if (ids := next(filter(None, fitting), None)) is None:
            raise BadSetup("dominion-problem-none-left", card=card(by))
        added.append(Brought(lots.order(ids)[0], by))
        waiting.append(added[-1].id)
    return added


def _unused(
    ids: Iterable[str], used: Sequence[str], wishes: Wishes, lots: Lots
) -> tuple[tuple[str, int], ...]:
    """The Kingdom cards not used otherwise that some card takes, with the zones they go to.

    They are of the sets that are asked for; of others only where none of those fits. None is banned.
    """
    taken: list[tuple[str, int]] = []
    banned = read_list(wishes.ban, "ban", KINDS)
    for wants in (KINDS[id].takes for id in ids):
        if not isinstance(wants, Unused):
            continue
        without = [*used, *banned, *(id for id, _ in taken)]
        pools = (_pool(asked, without) for asked in (wishes, wishes._replace(sets="")))
        fitting = (
            sorted(
                k.id for k in pool if k.sort == "card" and is_kingdom(k) and wants.test(k) and not missing(k)
            )
            for pool in pools
        )
        taken += [(id, wants.zone) for id in lots.order(next(filter(None, fitting), []))[: wants.number]]
    return tuple(taken)


def _trait_piles(
    landscapes: Iterable[str], cards: Sequence[str], chosen: Mapping[str, str], lots: Lots
) -> tuple[tuple[str, str], ...]:
    """Every Trait with the Action or Treasure pile that it lies with, each pile with one at most."""
    traits = [id for id in landscapes if KINDS[id].sort == "trait"]
    if not traits:
        return ()
    piles = [id for id in cards if KINDS[id].is_a(ACTION, TREASURE)]
    if len(piles) < len(traits):
        raise BadSetup("dominion-problem-trait")
    by_lot = [id for id in traits if id not in chosen]
    left = [id for id in piles if id not in {chosen[id] for id in traits if id in chosen}]
    drawn = dict(zip(by_lot, lots.order(left) if by_lot else (), strict=False))
    return tuple((id, chosen.get(id) or drawn[id]) for id in traits)
