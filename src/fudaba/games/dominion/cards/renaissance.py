"""Renaissance: its cards. Its Projects and Artifacts are in renaissance_projects.py."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import THIS, Cost, later
from fudaba.games.dominion.facts.layout import HAND
from fudaba.games.dominion.facts.tokens import memory
from fudaba.games.dominion.facts.types import ACTION, ATTACK, COMMAND, DURATION, REACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Expansion, any_of
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Reveals, Trashes
from fudaba.games.dominion.rules.moments import CleanUpBegins, TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import every, may, one, some

renaissance = Expansion("renaissance")


@renaissance.card(cost=3, types=ACTION, villagers=4)
async def acting_troupe(me: Me) -> None:
    await me.trash(me.this)


@renaissance.card(cost=3, types=ACTION | DURATION, coins=2)
def cargo_ship(me: Me) -> None:
    me.rest_of_turn(Gains, cargo_is_loaded, once=True)


@later(when=lambda me, act: me.finds(act.ref), may=True)
async def cargo_is_loaded(me: Me, act: Gains) -> None:
    if aside := await me.set_aside(act.ref):
        me.next_turn(comes_to_hand, *aside.refs)


@later(simple=True)
async def comes_to_hand(me: Me, act: TurnBegins, *aside: Ref) -> None:
    """What was set aside is put into the hand."""
    await me.take(me.those(aside))


@renaissance.card(cost=3, types=ACTION, coins=2)
def improve(me: Me) -> None:
    me.rest_of_turn(CleanUpBegins, improves, once=True)


@later(whose="any")
async def improves(me: Me, act: CleanUpBegins) -> None:
    """An Action that would be discarded from play this turn may be trashed (DOM-AMB6)."""
    leaving = me.in_play.actions.that(lambda card: not me.stays_in_play(card))
    if trashed := await me.trash(may(leaving)):
        better = trashed.cost.plus(1)
        await me.gain(one(me.costing(better)))


@renaissance.card(cost=4, types=ACTION | DURATION, actions=1)
async def research(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        top = await me.top_cards(trashed.cost.coins)
        if aside := await me.set_aside(top, face_down=True):
            me.next_turn(comes_to_hand, *aside.refs)


@renaissance.card(cost=5, types=TREASURE | COMMAND, plus_coins=True)
async def scepter(me: Me) -> None:
    chosen = await me.one_of("coins_2", "replay")
    await me.plus_words(chosen)
    if "replay" not in chosen:
        return
    plays = [me.play_of(done.play) for done in me.this_turn("play")]
    in_play = {play.card.card: play for play in plays if play is not None and me.in_my_play(play.card)}
    for card in await me.choose(one(me.handful(in_play).actions.but(COMMAND)), "play"):
        await me.play_again(in_play[card])


# Cards that are no Durations.


@renaissance.card(cost=2, types=ACTION, actions=1, needs=("horn", "lantern"))
async def border_guard(me: Me) -> None:
    most = 3 if me.owns("lantern") else 2
    revealed = await me.reveal_top(most)
    all_actions = len(revealed.actions) == most
    taken = await me.choose(one(revealed), "put_in_hand")
    await me.take(taken)
    await me.discard(revealed.without(taken))
    if all_actions:
        chosen = await me.option("take_lantern", "take_horn")
        me.take_artifact("lantern" if chosen == "take_lantern" else "horn")


@renaissance.card(cost=2, types=TREASURE, coffers=1, buys=1)
def ducat(me: Me) -> None:
    """Its figures are all of its instructions."""


@ducat.when(Gains, THIS, when=lambda me, act: bool(me.hand.named("copper")), of_hand=True, may=True)
async def ducat_replaces_a_copper(me: Me, act: Gains) -> None:
    await me.trash(me.hand.named("copper")[0])


@renaissance.card(cost=3, types=ACTION, cards=2, actions=1)
async def experiment(me: Me) -> None:
    await me.return_to_pile(me.this)


EXPERIMENT = memory("experiment")
"""The one that comes with it, and one more."""


@experiment.when(Gains, THIS, when=lambda me, act: me.mark(EXPERIMENT) != act.card + 1)
async def experiment_is_repeated(me: Me, act: Gains) -> None:
    """The very one that comes with it brings no other; one that is gained meanwhile does."""
    if another := me.top_of("experiment"):
        before = me.mark(EXPERIMENT)
        me.set_mark(EXPERIMENT, another.card + 1)
        await me.gain(another)
        me.set_mark(EXPERIMENT, before)


@renaissance.card(cost=4, types=ACTION, coins=2, needs=("flag",))
def flag_bearer(me: Me) -> None:
    """Its figures are all of its instructions."""


@flag_bearer.when(any_of(Gains, Trashes), THIS)
async def flag_is_taken(me: Me, act: Gains | Trashes) -> None:
    me.take_artifact("flag")


@renaissance.card(cost=4, types=ACTION, cards=1, actions=2)
async def hideout(me: Me) -> None:
    trashed = await me.trash(one(me.hand))
    if trashed and trashed.of_type(VICTORY):
        await me.gain("curse")


@renaissance.card(cost=4, types=ACTION)
async def inventor(me: Me) -> None:
    await me.gain(one(me.up_to(4)))
    me.cheaper()


@renaissance.card(cost=2, types=ACTION, cards=2)
def lackeys(me: Me) -> None:
    """Its figures are all of its instructions."""


@lackeys.when(Gains, THIS, simple=True)
async def lackeys_enlist(me: Me, act: Gains) -> None:
    await me.plus(villagers=2)


@renaissance.card(cost=4, types=ACTION, actions=2)
async def mountain_village(me: Me) -> None:
    card = await me.choose(one(me.look_through_discards()), "put_in_hand")
    if card:
        await me.take(card)
    else:
        await me.plus(cards=1)


@renaissance.card(cost=5, types=ACTION | ATTACK, cards=3)
async def old_witch(me: Me) -> None:
    for you in me.victims:
        await you.gain("curse")
        await you.trash(may(you.hand.named("curse")))


@renaissance.card(cost=4, types=ACTION | REACTION, villagers=1, coins=2)
def patron(me: Me) -> None:
    """Its figures are all of its instructions."""


@patron.when(Reveals, THIS, when=lambda me, act: me.in_action_phase, simple=True)
async def patron_is_seen(me: Me, act: Reveals) -> None:
    await me.plus(coffers=1)


@renaissance.card(cost=4, types=ACTION, coins=2)
async def priest(me: Me) -> None:
    await me.trash(one(me.hand))
    me.rest_of_turn(Trashes, priest_is_paid)


@later(simple=True)
async def priest_is_paid(me: Me, act: Trashes) -> None:
    await me.plus(coins=2)


@renaissance.card(cost=5, types=ACTION, cards=2)
async def recruiter(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.plus(villagers=trashed.cost.coins)


@renaissance.card(cost=5, types=ACTION)
async def scholar(me: Me) -> None:
    await me.discard(me.hand)
    await me.plus(cards=7)


@renaissance.card(cost=5, types=ACTION)
async def sculptor(me: Me) -> None:
    gained = await me.gain(one(me.up_to(4)), to=HAND)
    if gained and gained.treasures:
        await me.plus(villagers=1)


@renaissance.card(cost=5, types=ACTION, cards=1, actions=1)
async def seer(me: Me) -> None:
    revealed = await me.reveal_top(3)
    taken = await me.take(revealed.up_to(4).that(lambda card: Cost(2).within(me.cost(card))))
    await me.topdeck(every(revealed.without(taken)))


@renaissance.card(cost=4, types=ACTION, cards=2, buys=1)
def silk_merchant(me: Me) -> None:
    """Its figures are all of its instructions."""


@silk_merchant.when(any_of(Gains, Trashes), THIS, simple=True)
async def silk_is_sold(me: Me, act: Gains | Trashes) -> None:
    await me.plus(coffers=1, villagers=1)


@renaissance.card(cost=5, types=TREASURE, coins=2, buys=1)
def spices(me: Me) -> None:
    """Its figures are all of its instructions."""


@spices.when(Gains, THIS, simple=True)
async def spices_are_stored(me: Me, act: Gains) -> None:
    await me.plus(coffers=2)


@renaissance.card(cost=5, types=ACTION, cards=3, needs=("treasure_chest",))
async def swashbuckler(me: Me) -> None:
    if me.discards:
        await me.plus(coffers=1)
        if me.coffers >= 4:
            me.take_artifact("treasure_chest")


@renaissance.card(cost=5, types=ACTION, coins=3, needs=("key",))
async def treasurer(me: Me) -> None:
    chosen = await me.one_of("trash", "gain_from_trash", "take_key")
    if "trash" in chosen:
        await me.trash(one(me.hand.treasures))
    if "gain_from_trash" in chosen:
        await me.gain(one(me.the_trash.treasures), to=HAND)
    if "take_key" in chosen:
        me.take_artifact("key")


@renaissance.card(cost=5, types=ACTION | ATTACK, coffers=2)
async def villain(me: Me) -> None:
    for you in me.victims:
        if len(you.hand) >= 5:
            dear = you.hand.that(lambda card: Cost(2).within(me.cost(card)))
            if dear:
                await you.discard(some(1, dear))
            else:
                await you.reveal(you.hand)
