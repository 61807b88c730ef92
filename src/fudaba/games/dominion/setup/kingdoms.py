"""Choosing a kingdom: as it is listed, by its name, or drawn at random under conditions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from fudaba.games.dominion.board.kingdom import Kingdom
from fudaba.games.dominion.facts.house_rules import SWITCHES
from fudaba.games.dominion.facts.kinds import KINDS, Another
from fudaba.games.dominion.facts.types import HEIRLOOM
from fudaba.games.dominion.setup.additions import (
    BY_SHARE,
    COLONIES,
    SHELTERS,
    additions_of,
    by_share,
    trait_piles,
)
from fudaba.games.dominion.setup.dependencies import missing
from fudaba.games.dominion.setup.feel import has_feel, may_be_drawn, with_feel
from fudaba.games.dominion.setup.kingdom_options import (
    DRAWN,
    Wishes,
    of_sets,
    piles_chosen,
    pool_of,
    set_word,
    wishes_of,
)
from fudaba.games.dominion.setup.notation import (
    BROUGHT_LANDSCAPES,
    LANDSCAPES,
    ListedKingdom,
    card,
    is_kingdom,
    key,
    option_word,
    read_kingdom,
    read_list,
    written,
)
from fudaba.games.dominion.setup.randomizer import Randomizer, Share
from fudaba.kernel.game import BadSetup, Value
from fudaba.kernel.problem import Word

SIZE: Final = 10
"""How many Kingdom piles there are."""
MOST_LANDSCAPES: Final = 2
"""How many landscapes are drawn at most, if nobody says; Allies and Prophecies are not counted (WAY-07)."""


def kingdom_of(options: Mapping[str, Value], seed: str) -> Kingdom:
    """The kingdom of a table's options. Raises `BadSetup` where there is none that is as they say."""
    return kingdom_without_chance(options) or _kingdom(wishes_of(options), Randomizer(seed))


def kingdom_without_chance(options: Mapping[str, Value]) -> Kingdom | None:
    """The kingdom, where it is the same for every seed. Raises `BadSetup`, see `kingdom_of`."""
    return _without_chance(wishes_of(options))


def listed_again(options: Mapping[str, Value], seed: str) -> dict[str, Value]:
    """The options by which the kingdom of a table comes again under another seed, as far as it can be listed.

    What is drawn anew in every game all the same (the Black Market deck) stays so. Raises `BadSetup`, see
    `kingdom_of`.
    """
    kingdom = kingdom_of(options, seed)
    piles = dict(kingdom.traits) | {of: pile for pile, of in kingdom.added}
    chosen = (*kingdom.cards, *kingdom.landscapes)
    return {
        **DRAWN,
        "kingdom": written(chosen, {of: pile for of, pile in piles.items() if of in chosen}),
        "colonies": "yes" if kingdom.colonies else "no",
        "shelters": "yes" if kingdom.shelters else "no",
    }


@lru_cache(maxsize=64)
def _without_chance(wishes: Wishes) -> Kingdom | None:
    """The kingdom, where it is the same for every seed."""
    randomizer = Randomizer("")
    kingdom = _kingdom(wishes, randomizer)
    return None if randomizer.used else kingdom


def _kingdom(wishes: Wishes, randomizer: Randomizer) -> Kingdom:
    """A kingdom that is as wished: each such as likely as every other."""
    if wishes.kingdom or (wishes.feel == "any" and wishes.mix == "all"):
        return _laid_out(wishes, randomizer)
    wishes = with_feel(wishes)
    required = read_list(wishes.require, "require", KINDS)
    refused: BadSetup | None = None
    for _ in range(MOST_TRIES):
        try:
            kingdom = _laid_out(_of_few_sets(wishes, randomizer), randomizer)
        except BadSetup as error:  # the sets that were drawn may have too few cards
            if wishes.mix == "all":
                raise
            refused = error
            continue
        if has_feel(kingdom, wishes.feel, required):
            return kingdom
    feel = Word(f"dominion-switch-feel-{wishes.feel}", wishes.feel)
    raise refused or BadSetup("dominion-problem-feel", feel=feel)


MOST_TRIES: Final = 400
"""How often a kingdom is drawn until it is as wished."""


def _of_few_sets(wishes: Wishes, randomizer: Randomizer) -> Wishes:
    """The wishes with as many of their sets, at random, as the cards are to be from."""
    if wishes.mix == "all":
        return wishes
    listed = dict.fromkeys(key(part) for part in wishes.sets.split(",") if part.strip())
    there = sorted(
        {kind.set for kind in of_sets(wishes.sets, wishes.edition, len(KINDS)) if is_kingdom(kind)}
    )
    sets = [id for id in there if not listed or id in listed]
    return wishes._replace(sets=",".join(sorted(randomizer.some(int(wishes.mix), sets))))


def _laid_out(wishes: Wishes, randomizer: Randomizer) -> Kingdom:
    if wishes.kingdom:
        name, cards, landscapes, _, *uses = _as_listed(wishes)
        wishes = _with_uses(wishes, uses)
    else:
        name, (cards, landscapes) = "", _drawn(wishes, randomizer)
    for id in (*cards, *landscapes, *piles_chosen(wishes).values()):
        if lacking := missing(KINDS[id]):
            raise BadSetup("dominion-problem-lacking", card=card(id), lacking=card(lacking))
    shared = [one for what in BY_SHARE for one in by_share(wishes, what, cards, randomizer)]
    for sort in BROUGHT_LANDSCAPES:
        if len(two := [id for id in landscapes if KINDS[id].sort == sort]) > 1:
            # text: dominion-problem-one-*
            raise BadSetup(f"dominion-problem-one-{sort}", card=card(two[0]), other=card(two[1]))
    besides = additions_of(cards, landscapes, wishes, randomizer)
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
        aside=besides.aside,
        traits=trait_piles(landscapes, cards, piles_chosen(wishes), randomizer),
        added=besides.added,
        brought=(*besides.added, *besides.came, *shared),
    )
    if piles := may_come_instead(kingdom.landscapes):
        kingdom = kingdom._replace(after=_after(kingdom, wishes, randomizer, piles))
    return kingdom


def may_come_instead(landscapes: Iterable[str]) -> int:
    """How many other Kingdom piles may take the place of all that there are, in a game with these."""
    taken = (KINDS[id].takes for id in landscapes)
    return sum(takes.piles for takes in taken if isinstance(takes, Another))


def _after(
    kingdom: Kingdom, wishes: Wishes, randomizer: Randomizer, piles: int, cards: Sequence[str] = ()
) -> Kingdom:
    """What takes the place of a kingdom's piles during the game: this many others from the same sets, as far
    as there are any. cards: these instead."""
    there = [*kingdom.cards, *kingdom.landscapes, *kingdom.extras, *kingdom.heirlooms]
    there += [id for id, _ in (*kingdom.added, *kingdom.unused)]
    without = [*there, *read_list(wishes.ban, "ban", KINDS)]
    for asked in (wishes, wishes._replace(sets="")) if not cards else ():
        pool = [kind.id for kind in pool_of(asked, [*without, *cards]) if is_kingdom(kind)]
        cards = [*cards, *randomizer.some(piles - len(cards), pool)]
    besides = additions_of(sorted(cards, key=_by_cost), (), wishes, randomizer, there)
    # The decks are dealt: no Heirlooms come, nor what only they would bring.
    came = [one for one in besides.came if not any(id in KINDS and KINDS[id].is_a(HEIRLOOM) for id in one)]
    new = [one.id for one in came]
    return Kingdom(
        cards=tuple(sorted(cards, key=_by_cost)),
        landscapes=tuple(id for id in new if KINDS[id].sort in BROUGHT_LANDSCAPES),
        extras=tuple(id for id in new if KINDS[id].sort not in BROUGHT_LANDSCAPES),
        unused=besides.unused,
        aside=besides.aside,
        added=besides.added,
        brought=(*kingdom.brought, *besides.added, *came),
    )


def renewed(kingdom: Kingdom, options: Mapping[str, Value], seed: str, cards: Sequence[str]) -> Kingdom:
    """The same kingdom with what may take the place of its piles: these cards, or some drawn at random. It is
    the kingdom itself where nothing may."""
    if not (piles := may_come_instead(kingdom.landscapes)):
        return kingdom
    defaults = {switch.name: switch.default for switch in SWITCHES}
    return kingdom._replace(
        after=_after(kingdom, wishes_of({**defaults, **options}), Randomizer(seed), piles, cards)
    )


# As it is listed.


def _as_listed(wishes: Wishes) -> ListedKingdom:
    """A kingdom that is listed, or one with a name."""
    for name, usual in DRAWN.items():
        if getattr(wishes, name) != usual:
            raise BadSetup("dominion-problem-listed", option=option_word(name))
    return read_kingdom(wishes.kingdom)


def _with_uses(wishes: Wishes, uses: Sequence[str]) -> Wishes:
    """The wishes with what the kingdom itself says of Colonies and Shelters, where they leave that open."""
    asked = (wishes.colonies, wishes.shelters)
    said = [own if wish == "auto" else wish for wish, own in zip(asked, uses, strict=True)]
    return wishes._replace(colonies=said[0], shelters=said[1])


# Drawn at random.


def _drawn(wishes: Wishes, randomizer: Randomizer) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Cards and landscapes at random: each kingdom that is as wished is as likely as any other."""
    required = read_list(wishes.require, "require", KINDS)
    banned = read_list(wishes.ban, "ban", KINDS)
    if both := [id for id in required if id in banned]:
        raise BadSetup("dominion-problem-banned", card=card(both[0]))
    cards = [id for id in required if is_kingdom(KINDS[id])]
    landscapes = [id for id in required if id not in cards]
    if len(cards) > SIZE:
        raise BadSetup("dominion-problem-too-many", number=len(cards), most=SIZE)
    piles, lying = _to_draw(wishes.sets, wishes.edition, wishes.feel, (*required, *banned), len(KINDS))
    free = SIZE - len(cards)
    if len(piles) < free:
        raise BadSetup("dominion-problem-too-few", number=len(piles), free=free)
    drawn = randomizer.draw(free, _shares(piles, cards, wishes.spread))
    if drawn is None:
        spread = Word(f"dominion-switch-spread-{wishes.spread}", wishes.spread)
        raise BadSetup("dominion-problem-spread", spread=spread)
    counted = sum(KINDS[id].sort in LANDSCAPES for id in landscapes)
    number = _landscapes(wishes, counted, len(piles), len(lying), randomizer)
    landscapes += randomizer.some(number - counted, lying)
    return tuple(sorted((*cards, *drawn), key=_by_cost)), tuple(landscapes)


@lru_cache(maxsize=64)
def _to_draw(
    sets: str, edition: str, feel: str, without: tuple[str, ...], _kinds: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Kingdom piles and the landscapes that may be drawn; looked for once."""
    pool = [
        kind
        for kind in of_sets(sets, edition, _kinds)
        if kind.id not in without and (feel == "any" or may_be_drawn(kind.id, feel))
    ]
    piles = tuple([kind.id for kind in pool if is_kingdom(kind)])
    return piles, tuple([kind.id for kind in pool if kind.sort in LANDSCAPES])


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


def _landscapes(wishes: Wishes, having: int, piles: int, lying: int, randomizer: Randomizer) -> int:
    """How many landscapes a game has.

    If nobody says, as many as would turn up in a shuffled deck of everything until it has given ten Kingdom
    cards, but not more than are recommended.
    """
    if wishes.landscapes != "auto":
        least, _, most = wishes.landscapes.partition("-")
        number = max(int(least), having) if most else int(least)
        if most and number < (most_there := min(int(most), lying + having)):
            number += randomizer.below(most_there - number + 1)
        if having > int(most or least):
            raise BadSetup("dominion-problem-landscapes-over", having=having, number=int(most or least))
        if lying + having < number:
            sets = tuple(set_word(key(part)) for part in wishes.sets.split(",") if part.strip())
            there = lying + having
            if sets:
                raise BadSetup("dominion-problem-landscapes-of-sets", having=there, number=number, sets=sets)
            raise BadSetup("dominion-problem-landscapes-few", having=there, number=number)
        return number
    if not lying:
        return having
    found = dealt = 0
    # Whoever has dealt so many has seen the tenth pile, or more landscapes than count.
    for is_pile in randomizer.some(SIZE + MOST_LANDSCAPES, [True] * piles + [False] * lying):
        dealt += is_pile
        found += not is_pile
        if dealt == min(SIZE, piles):
            break
    return max(having, min(found, MOST_LANDSCAPES))
