"""The Hexes of Nocturne, and the States that they bring."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import OWNED, Cost, later
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.types import ACTION, TREASURE
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.bonuses import give_coins
from fudaba.games.dominion.rules.inquiries import MayBuy
from fudaba.games.dominion.rules.moments import BuyPhaseBegins
from fudaba.games.dominion.rules.play import Follows
from fudaba.kernel.choices import one, some

nocturne = Expansion("nocturne")


@nocturne.received("hex")
async def bad_omens(me: Me) -> None:
    me.put_deck_into_discards()
    coppers = me.look_through_discards().named("copper").first_of(2)
    await me.topdeck(coppers)
    if len(coppers) < 2:
        await me.reveal(me.discards)


@nocturne.received("hex", needs=("deluded",))
def delusion(me: Me) -> None:
    me.take_state("deluded", unless=("deluded", "envious"))


@nocturne.received("hex", needs=("envious",))
def envy(me: Me) -> None:
    me.take_state("envious", unless=("deluded", "envious"))


@nocturne.received("hex")
async def famine(me: Me) -> None:
    revealed = await me.reveal_top(3)
    await me.discard(revealed.of_type(ACTION))
    if rest := revealed.but(ACTION):
        await me.shuffle_into_deck(rest)


@nocturne.received("hex")
async def fear(me: Me) -> None:
    if len(me.hand) >= 5:
        if fitting := me.hand.of_type(ACTION, TREASURE):
            await me.discard(some(1, fitting))
        else:
            await me.reveal(me.hand)


@nocturne.received("hex")
async def greed(me: Me) -> None:
    await me.gain("copper", to=DECK)


@nocturne.received("hex")
async def haunting(me: Me) -> None:
    if len(me.hand) >= 4:
        await me.topdeck(one(me.hand))


@nocturne.received("hex")
async def locusts(me: Me) -> None:
    for card in await me.top_cards(1):
        await me.trash(card)
        kind, cost, types = me.kind(card), me.cost(card), me.types_of(card)
        if kind.id in ("copper", "estate"):
            await me.gain("curse")
        else:
            cheaper = me.supply.cheaper_than(cost)
            await me.gain(one(cheaper.of_type(types)))


@nocturne.received("hex", needs=("miserable", "twice_miserable"))
def misery(me: Me) -> None:
    if me.owns("miserable"):
        me.return_state("miserable")
        me.take_state("twice_miserable")
    else:
        me.take_state("miserable", unless=("twice_miserable",))


@nocturne.received("hex")
async def plague(me: Me) -> None:
    await me.gain("curse", to=HAND)


@nocturne.received("hex")
async def poverty(me: Me) -> None:
    await me.discard_down_to(3)


@nocturne.received("hex")
async def war(me: Me) -> None:
    found, others = await me.reveal_until(lambda card: me.cost(card) in (Cost(3), Cost(4)))
    await me.trash(found)
    await me.discard(others)


# States.

deluded = nocturne.landscape("state", "deluded")


@deluded.when(BuyPhaseBegins, OWNED)
async def deluded_buys_no_actions(me: Me, act: BuyPhaseBegins) -> None:
    me.return_state("deluded")
    me.rest_of_turn(MayBuy, is_an_action)


@later(of=ACTION)
async def is_an_action(me: Me, act: MayBuy) -> None:
    """Forbids to buy it."""


envious = nocturne.landscape("state", "envious")


@envious.when(BuyPhaseBegins, OWNED)
async def envious_earns_less(me: Me, act: BuyPhaseBegins) -> None:
    me.return_state("envious")
    me.rest_of_turn(Follows, silver_and_gold_give_1, replaces=True)


class GivesOne(Follows):
    """Silver and Gold give $1."""

    __slots__ = ()

    async def do(self, table: Board) -> None:
        """$1 each time."""
        for _ in range(self.times):
            give_coins(table, self.seat, 1)


@later(when=lambda me, act: me.kind(act.card).id in ("silver", "gold"))
async def silver_and_gold_give_1(me: Me, act: Follows) -> Follows:
    instead = GivesOne(act.seat, act.card, act.play)
    instead.times = act.times
    return instead


nocturne.landscape("state", "miserable", worth=lambda t, seat: -2)
nocturne.landscape("state", "twice_miserable", worth=lambda t, seat: -4)
