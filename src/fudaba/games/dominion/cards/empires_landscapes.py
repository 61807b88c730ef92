"""The Events and Landmarks of Empires that are finished.

VP tokens on a Landmark are one sort of token, those that it puts on piles another.
"""

from __future__ import annotations

from collections import Counter
from functools import partial

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.empires import empires
from fudaba.games.dominion.facts.kinds import HERE, Cost, Worth
from fudaba.games.dominion.facts.tokens import CARD, PILE, Token, every, on_pile
from fudaba.games.dominion.facts.types import ACTION, GATHERING, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Declared
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Buys, Gains, Trashes
from fudaba.games.dominion.rules.moments import BuyPhaseBegins, TurnEnds
from fudaba.kernel.choices import may, one, up_to

# Events.


@empires.event(cost=0)
async def advance(me: Me) -> None:
    if await me.trash(may(me.hand.actions)):
        await me.gain(one(me.up_to(6).actions))


@empires.event(cost=Cost(debt=8))
async def annex(me: Me) -> None:
    kept = await me.choose(up_to(5, me.look_through_discards()), "leave")
    await me.shuffle_into_deck(me.discards.without(kept))
    await me.gain("duchy")


@empires.event(cost=3)
async def banquet(me: Me) -> None:
    await me.gain("copper")
    await me.gain("copper")
    await me.gain(one(me.up_to(5).but(VICTORY)))


@empires.event(cost=6)
async def conquest(me: Me) -> None:
    await me.gain("silver")
    await me.gain("silver")
    await me.plus(vp=len(me.gained_this_turn.named("silver")))


@empires.event(cost=2, buys=1)
async def delve(me: Me) -> None:
    await me.gain("silver")


@empires.event(cost=14)
async def dominate(me: Me) -> None:
    if await me.gain("province"):
        await me.plus(vp=9)


@empires.event(cost=4)
async def ritual(me: Me) -> None:
    if await me.gain("curse") and (trashed := await me.trash(one(me.hand))):
        await me.plus(vp=trashed.cost.coins)


@empires.event(cost=4, vp=1)
async def salt_the_earth(me: Me) -> None:
    await me.trash(one(me.supply.of_type(VICTORY)))


TAX = Token("tax", on=PILE, says="debt")


@empires.event(cost=2)
async def tax(me: Me) -> None:
    card = await me.choose(one(me.supply), "tax")
    pile = me.home_of(card.card) if card else None
    if pile is not None:
        add_debt(me.t, pile.zone, 2)


def add_debt(t: Board, zone: int, debt: int) -> None:
    """Put debt on a pile."""
    t.set_mark(TAX, zone, t.mark(TAX, zone) + debt)


@tax.sets_up
def every_pile_is_taxed(t: Board) -> None:
    """One debt on each pile of the Supply."""
    for pile in t.box.piles:
        if pile.supply:
            add_debt(t, pile.zone, 1)


@tax.when(Buys, HERE)
async def tax_is_due(me: Me, act: Buys) -> None:
    await me.debt(me.remove_tokens(TAX, me.home_of(act.card)))


@empires.event(cost=Cost(debt=5))
async def triumph(me: Me) -> None:
    if await me.gain("estate"):
        await me.plus(vp=len(me.this_turn("gain")))


@empires.event(cost=Cost(4, debt=3), vp=1)
async def wedding(me: Me) -> None:
    await me.gain("gold")


@empires.event(cost=5)
async def windfall(me: Me) -> None:
    if not me.deck and not me.discards:
        await me.gain("gold", times=3)


# Landmarks that count at the end.


def names_of(t: Board, seat: int) -> Counter[str]:
    """How many cards of each name a player has."""
    return Counter(kind.id for kind in t.all_kinds_of(seat))


def actions_of(t: Board, seat: int) -> list[int]:
    """How many cards a player has of each Action, the most first."""
    counts = Counter(t.cards[card].id for card in t.all_cards_of(seat) if t.is_type(card, ACTION))
    return [count for _, count in counts.most_common()]


def bandit_fort_worth(t: Board, seat: int) -> int:
    """-2 VP for each Silver and Gold."""
    names = names_of(t, seat)
    return -2 * (names["silver"] + names["gold"])


def fountain_worth(t: Board, seat: int) -> int:
    """15 VP for at least 10 Coppers."""
    return 15 if names_of(t, seat)["copper"] >= 10 else 0


def keep_worth(t: Board, seat: int) -> int:
    """5 VP for each Treasure of which nobody has more."""
    mine = names_of(t, seat)
    most = Counter[str]()
    for other in range(t.seats):
        most |= names_of(t, other)
    treasures = (id for id in mine if t.types(t.box.kinds[id]) & TREASURE)
    return 5 * sum(mine[id] == most[id] for id in treasures)


def museum_worth(t: Board, seat: int) -> int:
    """2 VP for each name."""
    return 2 * len(names_of(t, seat))


def orchard_worth(t: Board, seat: int) -> int:
    """4 VP for each Action of which there are 3 or more."""
    return 4 * sum(count >= 3 for count in actions_of(t, seat))


def palace_worth(t: Board, seat: int) -> int:
    """3 VP for each set of Copper, Silver and Gold."""
    names = names_of(t, seat)
    return 3 * min(names["copper"], names["silver"], names["gold"])


def tower_worth(t: Board, seat: int) -> int:
    """1 VP for each card from an empty pile of the Supply that is no Victory card."""

    def counts(card: int) -> bool:
        pile = t.home_of(card)
        empty = pile is not None and pile.supply and not t.state.zones[pile.zone]
        return empty and not t.cards[card].is_a(VICTORY)

    return sum(map(counts, t.all_cards_of(seat)))


def triumphal_arch_worth(t: Board, seat: int) -> int:
    """3 VP for each copy of the Action of which there are second most."""
    counts = actions_of(t, seat)
    return 3 * counts[1] if len(counts) > 1 else 0


def wall_worth(t: Board, seat: int) -> int:
    """-1 VP for each card after the first 15."""
    return -max(0, len(t.all_cards_of(seat)) - 15)


def wolf_den_worth(t: Board, seat: int) -> int:
    """-3 VP for each name of which there is one card."""
    return -3 * sum(count == 1 for count in names_of(t, seat).values())


empires.landscape("landmark", "bandit_fort", worth=bandit_fort_worth)
empires.landscape("landmark", "fountain", worth=fountain_worth)
empires.landscape("landmark", "keep", worth=Worth(keep_worth, compares=True))
empires.landscape("landmark", "museum", worth=museum_worth)
empires.landscape("landmark", "orchard", worth=orchard_worth)
empires.landscape("landmark", "palace", worth=palace_worth)
empires.landscape("landmark", "tower", worth=tower_worth)
empires.landscape("landmark", "triumphal_arch", worth=triumphal_arch_worth)
empires.landscape("landmark", "wall", worth=wall_worth)
empires.landscape("landmark", "wolf_den", worth=wolf_den_worth)

# Landmarks with VP tokens.


def vp(landmark: str) -> Token:
    """The VP tokens on a Landmark."""
    return Token(landmark, on=CARD, says="vp")


async def take_vp(me: Me, vp: Token, most: int = 2) -> None:
    """Take VP tokens from a Landmark, as far as there are any."""
    await me.plus(vp=me.remove_tokens(vp, most=most))


def lay_out(vp: Token, t: Board) -> None:
    """Six VP tokens a player."""
    t.set_mark(vp, vp.place, 6 * t.seats)


def with_six_vp(id: str) -> tuple[Declared, Token]:
    """Declare a Landmark on which six VP tokens a player are laid out."""
    landmark, tokens = empires.landscape("landmark", id), vp(id)
    landmark.sets_up(partial(lay_out, tokens))
    return landmark, tokens


def vp_on_piles() -> list[Token]:
    """All that are VP tokens on piles."""
    return [token for token in every(PILE) if token.says == "vp"]


def its_pile_has_vp(me: Me, act: Gains) -> bool:
    """Whether VP tokens lie on the pile of the gained card."""
    pile = me.home_of(act.card)
    return any(me.mark(vp, pile) for vp in vp_on_piles())


def move_vp(me: Me, act: Gains, to: Token) -> None:
    """Move a VP token to a Landmark from the pile of the gained card, whatever has put it there."""
    pile = me.home_of(act.card)
    for vp in (on_pile(to.id), *vp_on_piles()):
        if me.remove_tokens(vp, pile, most=1):
            me.add_token(to)
            return


aqueduct = empires.landscape("landmark", "aqueduct")
AQUEDUCT = vp("aqueduct")
AQUEDUCT_ON_PILE = Token("aqueduct", on=PILE, says="vp")


@aqueduct.sets_up
def aqueduct_is_filled(t: Board) -> None:
    """8 VP on Silver and on Gold."""
    for id in ("silver", "gold"):
        t.set_mark(AQUEDUCT_ON_PILE, t.box.piles[t.box.pile_ids[id]].zone, 8)


@aqueduct.when(Gains, HERE, of=TREASURE | VICTORY)
async def aqueduct_flows(me: Me, act: Gains) -> None:
    if me.is_treasure(act.card):
        move_vp(me, act, AQUEDUCT)
    if me.is_a(act.card, VICTORY):
        await take_vp(me, AQUEDUCT, me.mark(AQUEDUCT))


arena, ARENA = with_six_vp("arena")


@arena.when(BuyPhaseBegins, HERE)
async def arena_fights(me: Me, act: BuyPhaseBegins) -> None:
    if await me.discard(up_to(1, me.hand.actions)):
        await take_vp(me, ARENA)


basilica, BASILICA = with_six_vp("basilica")


@basilica.when(Buys, HERE, when=lambda me, act: me.coins() >= 2)
async def basilica_rewards(me: Me, act: Buys) -> None:
    await take_vp(me, BASILICA)


baths, BATHS = with_six_vp("baths")


@baths.when(TurnEnds, HERE, when=lambda me, act: not me.this_turn("gain"))
async def baths_refresh(me: Me, act: TurnEnds) -> None:
    await take_vp(me, BATHS)


battlefield, BATTLEFIELD = with_six_vp("battlefield")


@battlefield.when(Gains, HERE, of=VICTORY)
async def battlefield_is_won(me: Me, act: Gains) -> None:
    await take_vp(me, BATTLEFIELD)


colonnade, COLONNADE = with_six_vp("colonnade")


def buys_another_action(me: Me, act: Buys) -> bool:
    """Whether it is an Action of which the buyer has a copy in play."""
    return bool(me.in_play.copies_of(act.card))


@colonnade.when(Buys, HERE, of=ACTION, when=buys_another_action)
async def colonnade_grows(me: Me, act: Buys) -> None:
    await take_vp(me, COLONNADE)


defiled_shrine = empires.landscape("landmark", "defiled_shrine")
DEFILED_SHRINE = vp("defiled_shrine")
SHRINE_ON_PILE = Token("defiled_shrine", on=PILE, says="vp")


@defiled_shrine.sets_up
def shrine_is_honoured(t: Board) -> None:
    """2 VP on each Action pile that is no Gathering."""
    for pile in t.box.piles:
        if pile.supply and pile.kinds[0].action and not pile.kinds[0].is_a(GATHERING):
            t.set_mark(SHRINE_ON_PILE, pile.zone, 2)


@defiled_shrine.when(Gains, HERE, of=ACTION, when=its_pile_has_vp)
async def shrine_collects(me: Me, act: Gains) -> None:
    move_vp(me, act, DEFILED_SHRINE)


@defiled_shrine.when(Buys, HERE, of="curse")
async def shrine_is_defiled(me: Me, act: Buys) -> None:
    await take_vp(me, DEFILED_SHRINE, me.mark(DEFILED_SHRINE))


labyrinth, LABYRINTH = with_six_vp("labyrinth")


def second_of_the_turn(me: Me, act: Gains) -> bool:
    """Whether it is the second card that a player gains on their own turn."""
    return me.is_my_turn and act.number == 2


@labyrinth.when(Gains, HERE, when=second_of_the_turn)
async def labyrinth_is_solved(me: Me, act: Gains) -> None:
    await take_vp(me, LABYRINTH)


tomb = empires.landscape("landmark", "tomb")


@tomb.when(Trashes, HERE, simple=True)
async def tomb_is_filled(me: Me, act: Trashes) -> None:
    await me.plus(vp=1)
