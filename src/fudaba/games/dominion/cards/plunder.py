"""Plunder: its Durations, and what else is finished. The Loot is in plunder_loot.py."""

from __future__ import annotations

from fudaba.games.dominion.cards.plunder_loot import gain_loot
from fudaba.games.dominion.facts.kinds import HERE, IN_HAND, THIS, Bonus, Cost, OfPile, later
from fudaba.games.dominion.facts.layout import ASIDE, PLAY
from fudaba.games.dominion.facts.notes import Note
from fudaba.games.dominion.facts.types import ACTION, ATTACK, COMMAND, DURATION, REACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.conditions import next_of_no_command
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Discards, Gains, PileEmpties, Played
from fudaba.games.dominion.rules.bonuses import Gets
from fudaba.games.dominion.rules.moments import TurnBegins, TurnEnds
from fudaba.games.dominion.rules.play import Follows
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import may, one, up_to

plunder = Expansion("plunder")

# At the start of the next turn.


buried_treasure = plunder.simple(
    "buried_treasure", cost=5, types=TREASURE | DURATION, next_turn=Bonus(buys=1, coins=3)
)


@buried_treasure.when(Gains, THIS)
async def buried_treasure_is_found(me: Me, act: Gains) -> None:
    await me.play_card(act.ref)


@plunder.card(cost=4, types=ACTION | DURATION, cards=1, actions=1, plus_coins=True)
def cabin_boy(me: Me) -> None:
    me.next_turn(cabin_boy_chooses)


@later()
async def cabin_boy_chooses(me: Me, act: TurnBegins) -> None:
    if await me.option("coins_2", "trash_this") == "coins_2":
        await me.plus(coins=2)
    elif await me.trash(me.this):
        await me.gain(one(me.supply.of_type(DURATION)))


@plunder.card(cost=5, types=ACTION | DURATION, cards=3)
def crew(me: Me) -> None:
    me.next_turn(crew_returns)


@later()
async def crew_returns(me: Me, act: TurnBegins) -> None:
    await me.topdeck(me.this)


@plunder.card(cost=5, types=ACTION | DURATION)
async def enlarge(me: Me) -> None:
    await enlarge_a_card(me)
    me.next_turn(enlarge_again)


@later()
async def enlarge_again(me: Me, act: TurnBegins) -> None:
    await enlarge_a_card(me)


async def enlarge_a_card(me: Me) -> None:
    """Trash a card from the hand, and gain one costing up to $2 more."""
    if trashed := await me.trash(one(me.hand)):
        await me.gain(one(me.up_to(trashed.cost.plus(2))))


@plunder.card(cost=4, types=TREASURE | DURATION)
async def gondola(me: Me) -> None:
    if await me.option("now", "next_turn") == "now":
        await me.plus(coins=2)
    else:
        me.plus_next_turn(coins=2)


@gondola.when(Gains, THIS)
async def gondola_carries(me: Me, act: Gains) -> None:
    await me.play_card(may(me.playable.actions))


@plunder.card(cost=2, types=ACTION | DURATION, actions=1)
async def grotto(me: Me) -> None:
    if aside := await me.set_aside(up_to(4, me.hand), face_down=True):
        me.next_turn(grotto_opens, *aside.refs)


@later()
async def grotto_opens(me: Me, act: TurnBegins, *aside: Ref) -> None:
    await me.draw(len(await me.discard(me.those(aside))))


plunder.simple("longship", cost=5, types=ACTION | DURATION, actions=2, next_turn=Bonus(cards=2))


@plunder.card(cost=4, types=TREASURE | DURATION, coins=1, buys=1)
def rope(me: Me) -> None:
    me.next_turn(rope_pulls)


@later()
async def rope_pulls(me: Me, act: TurnBegins) -> None:
    await me.plus(cards=1)
    await me.trash(may(me.hand))


@plunder.card(cost=3, types=ACTION | DURATION | ATTACK)
async def siren(me: Me) -> None:
    for you in me.victims:
        await you.gain("curse")
    me.next_turn(siren_draws)


@later()
async def siren_draws(me: Me, act: TurnBegins) -> None:
    await me.draw_to(8)


@siren.when(Gains, THIS)
async def siren_demands_a_sailor(me: Me, act: Gains) -> None:
    if not await me.trash(may(me.hand.actions)):
        await me.trash(act.ref)


stowaway = plunder.simple("stowaway", cost=3, types=ACTION | DURATION | REACTION, next_turn=Bonus(cards=2))


@stowaway.when(Gains, IN_HAND, whose="any", of=DURATION, may=True, plays_this=True)
async def stowaway_boards(me: Me, act: Gains) -> None:
    await me.play_card(me.this)


# This turn.


@plunder.card(cost=4, types=ACTION, cards=1, actions=2, plus_coins=True)
def harbor_village(me: Me) -> None:
    me.rest_of_turn(Gets, coins_come_in)
    me.rest_of_turn(Played, harbor_is_paid, me.plays[-1].number, once=True)


GIVES_COINS = Note("coins")


@later(when=lambda me, act: act.coins > 0, simple=True)
async def coins_come_in(me: Me, act: Gets) -> None:
    """Notes which play has given +$."""
    me.note(GIVES_COINS, play=act.play)


def has_given_coins(me: Me, act: Played, before: int) -> bool:
    """Whether it is the first Action that began to be played after that one, and gave +$ itself."""
    actions = (done.play for done in me.plays_of(ACTION, after=before))
    return next(actions, 0) == act.play.number in (done.play for done in me.this_turn(GIVES_COINS))


@later(when=has_given_coins, simple=True)
async def harbor_is_paid(me: Me, act: Played, before: int) -> None:
    await me.plus(coins=1)


@plunder.card(cost=5, types=ACTION, actions=1, buys=1, coins=2)
def mining_road(me: Me) -> None:
    me.rest_of_turn(Gains, mining_road_delivers, once=True)


@later(of=TREASURE, when=lambda me, act: me.finds(act.ref), may=True)
async def mining_road_delivers(me: Me, act: Gains) -> None:
    await me.play_card(act.ref)


# Again and again.


@plunder.card(cost=5, types=ACTION | DURATION)
def quartermaster(me: Me) -> None:
    me.every_turn(quartermaster_provides)


@later()
async def quartermaster_provides(me: Me, act: TurnBegins, *on_this: Ref) -> None:
    """Gain a card onto this, or take one from it; what lies on it is told anew each turn.

    Whichever of its plays has put a card there, each may take it.
    """
    plays = [waits for waits in me.waiting(quartermaster_provides) if waits.source == me.this]
    put_there = dict.fromkeys([*on_this, *(ref for play in plays for ref in play.args)])
    kept = me.those(put_there)
    if await me.option("gain", "put_in_hand") == "gain":
        gained = await me.gain(one(me.up_to(4)), to=ASIDE)
        refs = (*kept.refs, *gained.refs)
    else:
        await me.take(one(kept))
        refs = kept.refs
    me.change_what_waits(quartermaster_provides, on_this, *refs)


@plunder.card(cost=3, types=ACTION | DURATION, actions=1, coins=1)
def taskmaster(me: Me) -> None:
    me.rest_of_turn(Gains, taskmaster_is_content)


@later(when=lambda me, act: act.cost == Cost(5))
async def taskmaster_is_content(me: Me, act: Gains) -> None:
    """One such gain is enough for each time that its instructions were followed."""
    me.stop_waiting(next(waits for waits in me.waiting(taskmaster_is_content) if waits.play == me.play))
    me.next_turn(taskmaster_repeats)


@later()
async def taskmaster_repeats(me: Me, act: TurnBegins) -> None:
    await me.plus(actions=1, coins=1)
    me.rest_of_turn(Gains, taskmaster_is_content)


# The next time that something happens.


@plunder.card(cost=4, types=TREASURE | DURATION)
def abundance(me: Me) -> None:
    me.next_time(Gains, abundance_comes)


@later(of=ACTION, simple=True)
async def abundance_comes(me: Me, act: Gains) -> None:
    await me.plus(buys=1, coins=3)


@plunder.card(cost=2, types=TREASURE | DURATION)
async def cage(me: Me) -> None:
    aside = await me.set_aside(up_to(4, me.hand), face_down=True)
    me.next_time(Gains, cage_opens, *aside.refs)


@later(of=VICTORY)
async def cage_opens(me: Me, act: Gains, *aside: Ref) -> None:
    await me.trash(me.this)
    # It has been set off: the cards come although Cage is not in play any more (DUR-43).
    me.at_end_of_turn(caged_cards_come, *aside)


@later(whose="any", simple=True)
async def caged_cards_come(me: Me, act: TurnEnds, *aside: Ref) -> None:
    await me.take(me.those(aside))


@plunder.card(cost=5, types=ACTION | DURATION | ATTACK, needs=("loot",))
async def cutthroat(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)
    me.next_time(Gains, cutthroat_loots)


@later(whose="any", of=TREASURE, when=lambda me, act: act.cost.coins >= 5)
async def cutthroat_loots(me: Me, act: Gains) -> None:
    await gain_loot(me)


@plunder.card(cost=4, types=ACTION | DURATION | COMMAND, coins=2)
def flagship(me: Me) -> None:
    me.next_time(Played, flagship_leads, me.plays[-1].number)


@later(of=ACTION, when=next_of_no_command)
async def flagship_leads(me: Me, act: Played, before: int) -> None:
    await me.play_again(act.play)


@plunder.card(cost=5, types=ACTION | DURATION | ATTACK, coins=3)
def frigate(me: Me) -> None:
    """With nobody affected nothing waits (DUR-20)."""
    me.strike_until_next_turn(Played, frigate_fires)


@later(of=ACTION)
async def frigate_fires(me: Me, act: Played) -> None:
    await me.discard_down_to(4)


@plunder.card(cost=4, types=ACTION | DURATION, cards=2, actions=2)
def landing_party(me: Me) -> None:
    me.next_time(Played, landing_party_returns)


def is_first_of_turn(me: Me, act: Played) -> bool:
    """Whether it was the first card that the player has played this turn, whosever turn it is."""
    return me.this_turn("play")[0].play == act.play.number


@later(of=TREASURE, when=is_first_of_turn)
async def landing_party_returns(me: Me, act: Played) -> None:
    await me.topdeck(me.this)


@plunder.card(cost=2, types=ACTION | DURATION, coins=2, needs=("loot",))
def search(me: Me) -> None:
    me.next_time(PileEmpties, search_succeeds)


@later(whose="any")
async def search_succeeds(me: Me, act: PileEmpties) -> None:
    await me.trash(me.this)
    await gain_loot(me)


@plunder.card(cost=3, types=ACTION | DURATION, coins=1)
def secluded_shrine(me: Me) -> None:
    me.next_time(Gains, shrine_receives)


@later(of=TREASURE)
async def shrine_receives(me: Me, act: Gains) -> None:
    await me.trash(up_to(2, me.hand))


# Traits.

reckless = plunder.landscape("trait", "reckless")


def is_followed_twice(me: Me, act: Follows) -> bool:
    """Whether a card follows its instructions, by no Way unless the table says so (WAY-58)."""
    play = me.play_of(act.play.number)
    by_a_way = play is not None and me.lies_here(play.mode)
    return not by_a_way or me.house.reckless_chameleon == "twice"


@reckless.when(Follows, HERE, of=OfPile("reckless"), when=is_followed_twice, replaces=True)
async def reckless_is_followed_twice(me: Me, act: Follows) -> Follows:
    act.times += 1
    return act


@reckless.when(Discards, HERE, of=OfPile("reckless"), when=lambda me, act: act.source == PLAY)
async def reckless_goes_back(me: Me, act: Discards) -> None:
    await me.return_to_pile(act.ref)
