"""The Events of Adventures."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.adventures import adventures, gain_a_copy, turn_journey_token
from fudaba.games.dominion.facts.kinds import HERE, Kind, later
from fudaba.games.dominion.facts.layout import ASIDE
from fudaba.games.dominion.facts.tokens import MINUS_CARD, OWN_ON_PILE, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK
from fudaba.games.dominion.language.conditions import can_be_played_there
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.tokens import (
    MINUS_2,
    PLUS_ACTION,
    PLUS_BUY,
    PLUS_CARD,
    PLUS_COIN,
    TRASHING,
    action_piles,
    lies_on_its_pile,
    move_token,
)
from fudaba.games.dominion.rules import extra_turns
from fudaba.games.dominion.rules.acts import Buys, Gains
from fudaba.games.dominion.rules.inquiries import MayBuy
from fudaba.games.dominion.rules.moments import DrawsHand, TurnEnds
from fudaba.games.dominion.rules.play import Follows
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import every, may, one, some, up_to


@adventures.event(cost=0, once_a="turn")
async def alms(me: Me) -> None:
    if not me.in_play.treasures:
        await me.gain(one(me.up_to(4)))


@adventures.event(cost=5)
async def ball(me: Me) -> None:
    await me.take_minus_coin()
    for _ in range(2):
        await me.gain(one(me.up_to(4)))


@adventures.event(cost=3)
async def bonfire(me: Me) -> None:
    await me.trash(up_to(2, me.in_play))


@adventures.event(cost=0, once_a="turn", buys=1)
async def borrow(me: Me) -> None:
    if not me.mark(MINUS_CARD):
        me.put_minus_card()
        await me.plus(coins=1)


@adventures.event(cost=3)
def expedition(me: Me) -> None:
    me.rest_of_turn(DrawsHand, expedition_draws, once=True)


@later(simple=True)
async def expedition_draws(me: Me, act: DrawsHand) -> None:
    act.more += 2


@adventures.event(cost=3)
async def ferry(me: Me) -> None:
    await move_token(me, MINUS_2, action_piles(me))


@ferry.reduces_costs
def ferry_carries(t: Board, seat: int, kind: Kind) -> int:
    """Cards of the pile with the token cost $2 less on the turns of its owner."""
    pile = t.pile_of(kind.id)
    return 2 if pile is not None and pile.zone == t.mark(MINUS_2, seat) else 0


@adventures.event(cost=7, once_a="game")
async def inheritance(me: Me) -> None:
    heirs = me.up_to(4).that(lambda card: can_be_played_there(me, card))
    heir = await me.choose(one(heirs), "set_aside")
    pile = me.home_of(heir.card) if heir else None
    if pile is not None:
        await me.set_aside(heir)
        me.set_mark(ESTATE, pile.zone)
        await me.has_taken_from(pile)


ESTATE = Token("estate", on=OWN_ON_PILE, lasting=True)
"""It lies on the card that was set aside, and is told by the pile that this belongs to, or did."""


def inherited(me: Me) -> Cards:
    """The card with the Estate token. What else of its pile lies aside waits to be played."""

    def is_of_its_pile(card: int) -> bool:
        pile = me.came_from(card)
        return pile is not None and pile.zone == me.mark(ESTATE)

    return me.at(ASIDE).that(is_of_its_pile).without(me.waited_for).first


@inheritance.adds_types
def estates_are_actions(t: Board, kind: Kind, types: int) -> int:
    """On the turns of a player whose Estate token lies on a card, Estates are Actions too."""
    return ACTION if kind.id == "estate" and t.mark(ESTATE, t.state.on_turn) else 0


def plays_an_estate(me: Me, act: Follows) -> bool:
    """Whether a player plays an Estate on their own turn, as only one with a card set aside can."""
    return me.is_my_turn


@inheritance.when(Follows, HERE, of="estate", when=plays_an_estate, replaces=True)
async def estate_plays(me: Me, act: Follows) -> None:
    """An Estate's instructions are to play the card with the Estate token, leaving it there."""
    await me.player_at(me.seat, act.play.number, act.play.card).play_there(inherited(me))


@adventures.event(cost=6)
async def lost_arts(me: Me) -> None:
    await move_token(me, PLUS_ACTION, action_piles(me))


@adventures.event(cost=4, once_a="turn")
def mission(me: Me) -> None:
    if extra_turns.is_allowed(me.t, me.seat):
        me.extra_turn()


@mission.begins_its_turn
def mission_turn(me: Me, controller: int) -> None:
    me.rest_of_turn(MayBuy, mission_buys_no_cards)


@later(when=lambda me, act: me.kind(act.card).sort == "card")
async def mission_buys_no_cards(me: Me, act: MayBuy) -> None:
    """That it waits is all that it does."""


@adventures.event(cost=8)
async def pathfinding(me: Me) -> None:
    await move_token(me, PLUS_CARD, action_piles(me))


@adventures.event(cost=4, once_a="turn")
async def pilgrimage(me: Me) -> None:
    if not turn_journey_token(me):
        return
    for card in await me.choose(up_to(3, me.in_play.one_of_each), "gain"):
        await gain_a_copy(me, card)


@adventures.event(cost=3)
async def plan(me: Me) -> None:
    await move_token(me, TRASHING, action_piles(me))


@plan.when(Buys, HERE, when=lambda me, act: lies_on_its_pile(me.t, me.seat, TRASHING, act.card))
async def plan_trashes(me: Me, act: Buys) -> None:
    await me.trash(may(me.hand))


@adventures.event(cost=0)
async def quest(me: Me) -> None:
    attacks = me.hand.of_type(ATTACK)
    curses = me.hand.named("curse")
    chosen = await me.option("nothing", "discard_attack", "discard_2_curses", "discard_6")
    if chosen == "discard_attack":
        done = len(await me.discard(some(1, attacks))) == 1
    elif chosen == "discard_2_curses":
        done = len(curses) >= 2
        await me.discard(curses.first_of(2))
    else:
        done = chosen == "discard_6" and len(await me.discard(some(6, me.hand))) == 6
    if done:
        await me.gain("gold")


@adventures.event(cost=5)
async def raid(me: Me) -> None:
    for _ in me.in_play.named("silver"):
        await me.gain("silver")
    for you in me.others:
        you.put_minus_card()


@adventures.event(cost=1, once_a="turn", buys=1)
async def save(me: Me) -> None:
    if aside := await me.set_aside(one(me.hand), face_down=True):
        me.at_end_of_turn(saved_comes_to_hand, aside.ref)


@later(whose="any", simple=True)
async def saved_comes_to_hand(me: Me, act: TurnEnds, aside: Ref) -> None:
    await me.take(aside)


@adventures.event(cost=2, buys=1)
async def scouting_party(me: Me) -> None:
    cards = await me.look_at_top(5)
    discarded = await me.discard(some(3, cards))
    await me.topdeck(every(cards.without(discarded)))


@adventures.event(cost=5)
async def seaway(me: Me) -> None:
    card = await me.choose(one(me.up_to(4).actions), "gain")
    pile = me.home_of(card.card) if card else None
    gained = await me.gain(card)
    await move_token(me, PLUS_BUY, [pile] if pile is not None and gained else [])


@adventures.event(cost=5)
async def trade(me: Me) -> None:
    for _ in await me.trash(up_to(2, me.hand)):
        await me.gain("silver")


@adventures.event(cost=6)
async def training(me: Me) -> None:
    await move_token(me, PLUS_COIN, action_piles(me))


@adventures.event(cost=2, buys=2)
def travelling_fair(me: Me) -> None:
    me.rest_of_turn(Gains, fair_topdecks)


@later(when=lambda me, act: me.finds(act.ref), may=True)
async def fair_topdecks(me: Me, act: Gains) -> None:
    await me.topdeck(act.ref)
