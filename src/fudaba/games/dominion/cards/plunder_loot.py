"""The Loot of Plunder: Treasures in one shuffled pile outside the Supply."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import IN_HAND, THIS, Bonus, later
from fudaba.games.dominion.facts.layout import DISCARD
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, LOOT, REACTION, TREASURE
from fudaba.games.dominion.language.conditions import would_affect
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Plays
from fudaba.games.dominion.rules.moments import TurnBegins, TurnEnds
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import any_number, every, may, one

plunder = Expansion("plunder")


async def gain_loot(me: Me, to: int = DISCARD) -> Cards:
    """Gain the top Loot, whatever it is."""
    return await me.gain(me.top(me.pile_of("loot")), to)


@plunder.card(cost=7, types=TREASURE | DURATION | LOOT, pile="part")
async def amphora(me: Me) -> None:
    if await me.option("now", "next_turn") == "now":
        await me.plus(buys=1, coins=3)
    else:
        me.plus_next_turn(buys=1, coins=3)


@plunder.card(cost=7, types=TREASURE | LOOT, coins=3, pile="part")
def doubloons(me: Me) -> None:
    """Its figure is all of its instructions."""


@doubloons.when(Gains, THIS)
async def doubloons_glitter(me: Me, act: Gains) -> None:
    await me.gain("gold")


@plunder.card(cost=7, types=TREASURE | DURATION | LOOT, coins=1, buys=1, pile="part")
def endless_chalice(me: Me) -> None:
    me.plus_every_turn(coins=1, buys=1)


plunder.simple(
    "figurehead", cost=7, types=TREASURE | DURATION | LOOT, coins=3, pile="part", next_turn=Bonus(cards=2)
)


@plunder.card(cost=7, types=TREASURE | LOOT, coins=3, pile="part")
async def hammer(me: Me) -> None:
    await me.gain(one(me.up_to(4)))


@plunder.card(cost=7, types=TREASURE | LOOT, coins=3, pile="part")
def insignia(me: Me) -> None:
    me.rest_of_turn(Gains, insignia_directs)


@later(when=lambda me, act: me.finds(act.ref), may=True)
async def insignia_directs(me: Me, act: Gains) -> None:
    await me.topdeck(act.ref)


@plunder.card(cost=7, types=TREASURE | DURATION | LOOT, coins=3, buys=1, pile="part")
def jewels(me: Me) -> None:
    me.next_turn(jewels_sink)


@later()
async def jewels_sink(me: Me, act: TurnBegins) -> None:
    await me.to_bottom(me.this)


@plunder.card(cost=7, types=TREASURE | LOOT, pile="part")
async def orb(me: Me) -> None:
    playable = me.look_through_discards().of_type(ACTION, TREASURE)
    chosen = await me.one_of("play", "buys_1_coins_3") if playable else ["buys_1_coins_3"]
    if "play" in chosen:
        await me.play_card(one(playable))
    await me.plus_words(chosen)


@plunder.card(cost=7, types=TREASURE | LOOT, coins=3, buys=1, pile="part")
async def prize_goat(me: Me) -> None:
    await me.trash(may(me.hand))


@plunder.card(cost=7, types=TREASURE | LOOT, coins=3, buys=1, pile="part")
async def puzzle_box(me: Me) -> None:
    if aside := await me.set_aside(may(me.hand), face_down=True):
        me.at_end_of_turn(puzzle_is_solved, aside.ref)


@later(whose="any", simple=True)
async def puzzle_is_solved(me: Me, act: TurnEnds, aside: Ref) -> None:
    await me.take(aside)


@plunder.card(cost=7, types=TREASURE | LOOT, coins=3, buys=1, pile="part")
async def sextant(me: Me) -> None:
    cards = await me.look_at_top(5)
    discarded = await me.discard(any_number(cards))
    await me.topdeck(every(cards.without(discarded)))


@plunder.card(cost=7, types=TREASURE | REACTION | LOOT, coins=3, buys=1, pile="part")
def shield(me: Me) -> None:
    """Its figures are all of its instructions."""


@shield.when(Plays, IN_HAND, whose="others", of=ATTACK, when=would_affect, may=True)
async def shield_protects(me: Me, act: Plays) -> None:
    await me.reveal_this()
    me.is_unaffected_by(act.play.number)


@plunder.card(cost=7, types=ACTION | TREASURE | LOOT, pile="part")
async def spell_scroll(me: Me) -> None:
    assert me.this is not None
    cost = me.cost(me.this.card)
    if not await me.trash(me.this):
        return
    gained = await me.gain(one(me.supply.cheaper_than(cost)))
    if playable := gained.still_there.of_type(ACTION, TREASURE):
        await me.play_card(may(playable))


@plunder.card(cost=7, types=TREASURE | LOOT, coins=3, buys=1, pile="part")
async def staff(me: Me) -> None:
    await me.play_card(may(me.playable.actions))


@plunder.card(cost=7, types=TREASURE | ATTACK | LOOT, coins=3, buys=1, pile="part")
async def sword(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(4)


_LOOT = (
    "amphora", "doubloons", "endless_chalice", "figurehead", "hammer", "insignia", "jewels", "orb",
    "prize_goat", "puzzle_box", "sextant", "shield", "spell_scroll", "staff", "sword",
)  # fmt: skip
plunder.pile(
    "loot",
    *((id, 2) for id in _LOOT),
    types=TREASURE | LOOT,
    cost=7,
    shuffled="face_down",
    pile="extra",
)
