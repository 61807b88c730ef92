"""The cards of the toy: each holds one of the mechanisms that the kernel must carry."""

from __future__ import annotations

from fudaba.kernel.acts import Ability, Act, effect
from fudaba.kernel.cards import EVERYBODY, Ref, only
from tests.kernel.toy import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    SUPPLY,
    Follow,
    Gain,
    Me,
    Toy,
    TurnBegins,
    Whisper,
    card,
    in_hand,
    place,
)


@card(cost=0, leaves=1)
async def acorn(me: Me) -> None:
    me.earn(1)


# A card that plays another twice.


@card(cost=3)
async def echo(me: Me) -> None:
    chosen = await me.choose("play", me.hand)
    if chosen is not None:
        play = await me.toy.play(me.seat, chosen, parent=me.play.number)
        await me.toy.play_again(play, parent=me.play.number)


# One that returns itself, also while it is being played twice.


@card(cost=2)
async def homing(me: Me) -> None:
    me.draw(1)
    if me.toy.return_(me.this):
        me.earn(2)


# One that sets a card aside for the next turn.


def own_turn(toy: Toy, ability: Ability, act: Act) -> bool:
    return act.seat == ability.owner


@card(cost=2, leaves=1)
async def nest(me: Me) -> None:
    chosen = await me.choose("set_aside", me.hand)
    if chosen is not None:
        me.later(TurnBegins, nest_returns, me.set_aside(chosen))


@effect(when=own_turn)
async def nest_returns(toy: Toy, ability: Ability, act: Act) -> None:
    kept: Ref = ability.args[0]
    if toy.state.finds(kept):
        toy.state.move(kept.card, place(HAND, ability.owner))
        toy.tell("takes_back", ability.owner, kept.card, audience=only(ability.owner))


# One that gives the left neighbour's turn to its player.


def turn_of(toy: Toy, ability: Ability, act: Act) -> bool:
    return bool(act.seat == ability.args[0])


@card(cost=3, leaves=2)
async def puppet(me: Me) -> None:
    me.later(TurnBegins, puppet_dances, me.others[0].seat)


@effect(when=turn_of)
async def puppet_dances(toy: Toy, ability: Ability, act: Act) -> None:
    toy.state.control[act.seat] = ability.owner
    toy.tell("controls", ability.owner, whom=act.seat)


# One that replaces following a card's instructions.


def another_follows(toy: Toy, ability: Ability, act: Act) -> bool:
    return act.seat != ability.owner


@card(cost=2, leaves=2)
async def hush(me: Me) -> None:
    me.later(Follow, hushed, replaces=True)
    me.later(TurnBegins, hush_ends)


@effect(when=another_follows)
async def hushed(toy: Toy, ability: Ability, act: Act) -> Act:
    return Whisper(act.seat)


@effect(when=own_turn)
async def hush_ends(toy: Toy, ability: Ability, act: Act) -> None:
    toy.lose(ability.play)


# One that exchanges a gained card, and one that answers anybody's gain.


@card(cost=2)
async def barter(me: Me) -> None:
    me.earn(1)


@in_hand("barter", Gain)
@effect(when=own_turn)
async def barter_exchanges(toy: Toy, ability: Ability, act: Gain) -> None:
    acorns = [c for c in toy.state.zones[SUPPLY] if toy.cards[c].id == "acorn"]
    if not acorns or not toy.state.finds(act.card):
        return
    assert ability.source is not None
    if await toy.may(ability.owner, ability.source.card) and toy.return_(act.card):
        toy.state.move(acorns[0], place(DISCARD, ability.owner))
        toy.tell("exchanges", ability.owner, acorns[0])


@card(cost=1)
async def magpie(me: Me) -> None:
    me.draw(1)


@in_hand("magpie", Gain)
@effect()
async def magpie_swoops(toy: Toy, ability: Ability, act: Gain) -> None:
    assert ability.source is not None
    if toy.state.finds(ability.source) and await toy.may(ability.owner, ability.source.card):
        toy.discard(ability.owner, ability.source.card)
        toy.draw(ability.owner, 1)


# One that others must suffer or may share, by the leaves that they show.


@card(cost=3, leaves=1)
async def feast(me: Me) -> None:
    fewer = [foe for foe in me.others if foe.leaves < me.leaves]
    for foe in fewer:
        await feast_demands(me, foe)
    sharing = [friend for friend in me.others if friend not in fewer]
    shared = [await feast_refreshes(friend) for friend in sharing]
    await feast_refreshes(me)
    if any(shared):
        me.draw(1)


async def feast_demands(me: Me, you: Me) -> None:
    chosen = await you.choose("give", you.hand + you.toy.zone(ASIDE, you.seat))
    if chosen is not None:
        you.give(chosen, to=me)


async def feast_refreshes(me: Me) -> bool:
    chosen = await me.choose("discard", me.hand, may=True)
    if chosen is None:
        return False
    me.discard(chosen)
    me.draw(1)
    return True


# One that looks at a hidden card; at a table that leaks it tells what it saw.


@card(cost=1)
async def spy(me: Me) -> None:
    toy, left = me.toy, me.others[0].seat
    if not toy.zone(DECK, left):
        return
    top = toy.zone(DECK, left)[-1]
    toy.state.show(top, only(me.seat))
    audience = EVERYBODY if toy.leak == "audience" else only(me.seat)
    word = toy.cards[top].face if toy.leak == "word" else ""
    toy.state.gossip = toy.cards[top].cost if toy.leak == "counter" else 0
    toy.tell("spies", me.seat, top, whom=left, audience=audience, word=word)
    if await me.may():
        toy.state.move(top, place(DECK, left), bottom=True)
        toy.tell("buries", me.seat, whom=left)
