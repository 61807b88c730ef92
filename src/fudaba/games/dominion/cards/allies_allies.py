"""The Allies of Allies: what Favors are spent on."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import HERE, KINDS, Kind, later
from fudaba.games.dominion.facts.layout import DECK
from fudaba.games.dominion.facts.tokens import PILE, Token
from fudaba.games.dominion.facts.types import ACTION, LIAISON, VICTORY
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.shuffles import ShufflesSome, to_shuffle
from fudaba.games.dominion.rules import extra_turns
from fudaba.games.dominion.rules.acts import Gains, Played, Shuffles
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.games.dominion.rules.moments import BuyPhaseBegins, DiscardsHand, DrawsHand, TurnBegins, TurnEnds
from fudaba.kernel.acts import Act
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import any_number, every, may, one, some, up_to

allies = Expansion("allies")


def has_1(me: Me, act: Act) -> bool:
    """Whether there is a Favor to spend."""
    return me.favors >= 1


def has_5(me: Me, act: Act) -> bool:
    """Whether there are five Favors to spend."""
    return me.favors >= 5


# At the start of a turn.

cave_dwellers = allies.landscape("ally", "cave_dwellers")


@cave_dwellers.when(TurnBegins, HERE, when=has_1, may=True)
async def cave_is_searched(me: Me, act: TurnBegins) -> None:
    again = True
    while again:
        me.spend_favors(1)
        await me.discard(some(1, me.hand))
        await me.draw(1)
        again = me.favors >= 1 and await me.may("spend_favor")


crafters_guild = allies.landscape("ally", "crafters_guild")


@crafters_guild.when(TurnBegins, HERE, when=lambda me, act: me.favors >= 2, may=True)
async def crafters_work(me: Me, act: TurnBegins) -> None:
    me.spend_favors(2)
    await me.gain(one(me.up_to(4)), to=DECK)


desert_guides = allies.landscape("ally", "desert_guides")


@desert_guides.when(TurnBegins, HERE, when=has_1, may=True)
async def guides_find_a_way(me: Me, act: TurnBegins) -> None:
    again = True
    while again:
        me.spend_favors(1)
        await me.discard(me.hand)
        await me.draw(5)
        again = me.favors >= 1 and await me.may("spend_favor")


forest_dwellers = allies.landscape("ally", "forest_dwellers")


@forest_dwellers.when(TurnBegins, HERE, when=has_1, may=True)
async def forest_is_searched(me: Me, act: TurnBegins) -> None:
    me.spend_favors(1)
    cards = await me.look_at_top(3)
    discarded = await me.discard(any_number(cards))
    await me.topdeck(every(cards.without(discarded)))


gang_of_pickpockets = allies.landscape("ally", "gang_of_pickpockets")


@gang_of_pickpockets.when(TurnBegins, HERE)
async def pickpockets_come(me: Me, act: TurnBegins) -> None:
    if me.favors >= 1 and await me.may("spend_favor"):
        me.spend_favors(1)
    else:
        await me.discard_down_to(4)


mountain_folk = allies.landscape("ally", "mountain_folk")


@mountain_folk.when(TurnBegins, HERE, when=has_5, may=True)
async def mountain_folk_come(me: Me, act: TurnBegins) -> None:
    me.spend_favors(5)
    await me.plus(cards=3)


# At the start of the Buy phase.

league_of_bankers = allies.landscape("ally", "league_of_bankers")


@league_of_bankers.when(BuyPhaseBegins, HERE, simple=True)
async def bankers_lend(me: Me, act: BuyPhaseBegins) -> None:
    await me.plus(coins=me.favors // 4)


family_of_inventors = allies.landscape("ally", "family_of_inventors")


def is_of_victory_pile(me: Me, card: int) -> bool:
    """Whether a card lies in a Victory pile: what a pile is, its randomizer says, not its top card."""
    pile = me.home_of(card)
    return pile is not None and KINDS[pile.id].is_a(VICTORY)


FAVOR = Token("family_of_inventors", on=PILE)


@family_of_inventors.when(BuyPhaseBegins, HERE, when=has_1)
async def family_invents(me: Me, act: BuyPhaseBegins) -> None:
    card = await me.choose(may(me.supply.that(lambda card: not is_of_victory_pile(me, card))), "invent")
    pile = me.home_of(card.card) if card else None
    if pile is not None:
        me.spend_favors(1)
        me.add_token(FAVOR, pile)


@family_of_inventors.reduces_costs
def inventions_lower(t: Board, seat: int, kind: Kind) -> int:
    """Cards of a pile cost $1 less for each Favor on it."""
    pile = t.pile_of(kind.id)
    return t.mark(FAVOR, pile.zone) if pile is not None else 0


market_towns = allies.landscape("ally", "market_towns")


@market_towns.when(BuyPhaseBegins, HERE, when=has_1, may=True)
async def towns_trade(me: Me, act: BuyPhaseBegins) -> None:
    again = True
    while again:
        me.spend_favors(1)
        await me.play_card(one(me.playable.actions))
        playable = bool(me.playable.actions)
        if me.favors and not playable:
            me.has_nothing("may")
        again = me.favors >= 1 and playable and await me.may("spend_favor")


peaceful_cult = allies.landscape("ally", "peaceful_cult")


@peaceful_cult.when(BuyPhaseBegins, HERE, when=has_1, may=True)
async def cult_purges(me: Me, act: BuyPhaseBegins) -> None:
    spent = await me.number(1, min(me.favors, max(1, len(me.hand))), "favors")
    me.spend_favors(spent)
    await me.trash(some(spent, me.hand))


woodworkers_guild = allies.landscape("ally", "woodworkers_guild")


@woodworkers_guild.when(BuyPhaseBegins, HERE, when=has_1, may=True)
async def woodworkers_work(me: Me, act: BuyPhaseBegins) -> None:
    me.spend_favors(1)
    if await me.trash(one(me.hand.actions)):
        await me.gain(one(me.supply.actions))


# When a card is gained.

architects_guild = allies.landscape("ally", "architects_guild")


@architects_guild.when(Gains, HERE, when=lambda me, act: me.favors >= 2, may=True)
async def architects_build(me: Me, act: Gains) -> None:
    me.spend_favors(2)
    cost = me.cost(act.card)
    cheaper = me.supply.cheaper_than(cost)
    await me.gain(one(cheaper.but(VICTORY)))


band_of_nomads = allies.landscape("ally", "band_of_nomads")


def costs_3(me: Me, act: Gains) -> bool:
    """Whether a card costing at least $3 was gained, and there is a Favor to spend."""
    return me.favors >= 1 and act.cost.coins >= 3


@band_of_nomads.when(Gains, HERE, when=costs_3, may=True)
async def nomads_help(me: Me, act: Gains) -> None:
    me.spend_favors(1)
    chosen = await me.option("cards_1", "actions_1", "buys_1")
    await me.plus(
        cards=int(chosen == "cards_1"), actions=int(chosen == "actions_1"), buys=int(chosen == "buys_1")
    )


city_state = allies.landscape("ally", "city_state")


def gains_action(me: Me, act: Gains) -> bool:
    """Whether it is an Action gained on one's own turn, it is still there, and there are two Favors."""
    return me.favors >= 2 and me.is_my_turn and me.finds(act.ref)


@city_state.when(Gains, HERE, of=ACTION, when=gains_action, may=True)
async def city_state_acts(me: Me, act: Gains) -> None:
    me.spend_favors(2)
    await me.play_card(act.ref)


trappers_lodge = allies.landscape("ally", "trappers_lodge")


@trappers_lodge.when(Gains, HERE, when=lambda me, act: me.favors >= 1 and me.finds(act.ref), may=True)
async def trappers_bring(me: Me, act: Gains) -> None:
    me.spend_favors(1)
    await me.topdeck(act.ref)


# After a card is played.

circle_of_witches = allies.landscape("ally", "circle_of_witches")


def liaison_and_3(me: Me, act: Played) -> bool:
    """Whether a Liaison was played, and there are three Favors to spend."""
    return me.favors >= 3


@circle_of_witches.when(Played, HERE, of=LIAISON, when=liaison_and_3, may=True)
async def witches_curse(me: Me, act: Played) -> None:
    me.spend_favors(3)
    for you in me.others:
        await you.gain("curse")


fellowship_of_scribes = allies.landscape("ally", "fellowship_of_scribes")


def action_and_small_hand(me: Me, act: Played) -> bool:
    """Whether an Action was played, at most four cards are in hand, and there is a Favor to spend."""
    return me.favors >= 1 and len(me.hand) <= 4


@fellowship_of_scribes.when(Played, HERE, of=ACTION, when=action_and_small_hand, may=True)
async def scribes_write(me: Me, act: Played) -> None:
    me.spend_favors(1)
    await me.plus(cards=1)


league_of_shopkeepers = allies.landscape("ally", "league_of_shopkeepers")


@league_of_shopkeepers.when(Played, HERE, of=LIAISON, simple=True)
async def shopkeepers_sell(me: Me, act: Played) -> None:
    if me.favors >= 5:
        await me.plus(coins=1)
    if me.favors >= 10:
        await me.plus(actions=1, buys=1)


# When shuffling.

order_of_astrologers = allies.landscape("ally", "order_of_astrologers")


@order_of_astrologers.when(Shuffles, HERE, replaces=True, when=has_1)
async def astrologers_foresee(me: Me, act: Shuffles) -> Shuffles:
    picked = await me.choose(up_to(me.favors, to_shuffle(me, act)), "topdeck")
    if not picked:
        return act
    me.spend_favors(len(picked))
    return ShufflesSome(act, on_top=picked)


order_of_masons = allies.landscape("ally", "order_of_masons")


@order_of_masons.when(Shuffles, HERE, replaces=True, when=has_1)
async def masons_choose(me: Me, act: Shuffles) -> Shuffles:
    picked = await me.choose(up_to(2 * me.favors, to_shuffle(me, act)), "leave")
    if not picked:
        return act
    me.spend_favors((len(picked) + 1) // 2)
    return ShufflesSome(act, left=picked)


# In Clean-up.

coastal_haven = allies.landscape("ally", "coastal_haven")


@coastal_haven.when(DiscardsHand, HERE, when=has_1)
async def haven_shelters(me: Me, act: DiscardsHand) -> None:
    """The cards lie aside while the rest of the hand is discarded."""
    if kept := await me.choose(up_to(me.favors, me.hand), "keep_in_hand"):
        me.spend_favors(len(kept))
        aside = await me.set_aside(kept, face_down=True)
        me.rest_of_turn(DrawsHand, haven_gives_back, *aside.refs, once=True)


@later(simple=True)
async def haven_gives_back(me: Me, act: DrawsHand, *kept: Ref) -> None:
    await me.take(me.those(kept))


# At the end of a turn, and of the game.

island_folk = allies.landscape("ally", "island_folk")


def five_and_allowed(me: Me, act: TurnEnds) -> bool:
    """Whether there are five Favors to spend, and an extra turn is allowed at all."""
    return me.favors >= 5 and extra_turns.is_allowed(me.t, me.seat)


@island_folk.when(TurnEnds, HERE, when=five_and_allowed, may=True)
async def island_folk_sail(me: Me, act: TurnEnds) -> None:
    me.spend_favors(5)
    me.extra_turn()


def shepherds_worth(t: Board, seat: int) -> int:
    """2 VP for every pair of a Favor and a card that costs $2 now."""
    twos = sum(cost_of(t, kind) == (2, 0, 0) for kind in t.all_kinds_of(seat))
    return 2 * min(twos, t.state.favors[seat])


allies.landscape("ally", "plateau_shepherds", worth=shepherds_worth)
