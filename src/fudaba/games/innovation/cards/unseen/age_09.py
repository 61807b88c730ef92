"""Age 9 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import HAND
from fudaba.games.innovation.dogma.activation import execute_first, self_execute, super_execute
from fudaba.games.innovation.expansions.secrets import (
    reveal_top,
    safeguard_achievement,
    show_there,
    tops_of_decks,
    valued_junk,
)
from fudaba.games.innovation.facts.printed import COLOURS, CROWN, FACTORY, LIGHTBULB, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one, some


@dogma()
async def area_51(me: Me) -> None:
    await me.may_splay(UP, "green")


@dogma()
async def area_51_2(me: Me) -> None:
    if await me.option("draw", "safeguard_achievements") == "draw":
        await me.draw(me.value(11))
    else:
        await safeguard_achievement(me)


@dogma()
async def area_51_3(me: Me) -> None:
    for card in await me.reveal(one(me.safe)):
        if me.t.state.turn == me.seat:
            await super_execute(me, card)


@demand()
async def clown_car(me: Me, you: Me) -> None:
    melded = await you.meld(one(me.score_pile))
    while me.again(melded.lacking(CROWN)):
        melded = await you.meld(one(me.score_pile))


@dogma()
async def consulting(me: Me) -> None:
    opponent = await me.player(me.opponents)
    await me.draw_and_meld(me.value(10))
    await me.draw_and_meld(me.value(10))
    if opponent is not None:
        for card in await opponent.choose(one(me.tops), "dogma"):
            await self_execute(me, card)


@dogma()
async def fermi_paradox(me: Me) -> None:
    shown = Cards(me.t, [card for age in (9, 10) for card in reveal_top(me, me.value(age))])
    await me.return_(one(shown))


@dogma()
async def fermi_paradox_2(me: Me) -> None:
    if not me.board:
        me.win()
    await me.transfer(valued_junk(me), me, HAND)


@dogma()
async def iron_curtain(me: Me) -> None:
    splayed = [colour for colour in COLOURS if me.splay_of(colour)]
    for colour in splayed:
        await me.unsplay(colour)
    for colour in splayed:
        await me.return_(me.top(colour))
        await safeguard_achievement(me)


@dogma()
async def magic_8_ball(me: Me) -> None:
    repeat = True
    while me.again(repeat):
        wish = await me.option("draw", "draw_and_score", "safeguard_achievements")
        tucked = await me.draw_and_tuck(me.value(8))
        if tucked.having(LIGHTBULB):
            if wish == "draw":
                await me.draw(me.value(10), times=2)
            elif wish == "draw_and_score":
                await me.draw_and_score(me.value(8))
                await me.draw_and_score(me.value(8))
            else:
                await me.safeguard(some(2, me.available))
        repeat = bool(tucked.coloured("red", "purple"))


@demand()
async def mccarthyism(me: Me, you: Me) -> None:
    await you.draw_and_meld(me.value(8))
    if you.tops.where(lambda card: card.id == "socialism"):
        you.lose()


@dogma()
async def mccarthyism_2(me: Me) -> None:
    await me.score(me.top("purple"))


@dogma()
async def mccarthyism_3(me: Me) -> None:
    await me.may_splay(UP, "red", "blue")


@demand()
async def surveillance(me: Me, you: Me) -> None:
    hand = await you.reveal(you.hand)
    await me.reveal(me.hand)
    if hand and hand.colours == me.hand.colours:
        me.win()


@dogma()
async def surveillance_2(me: Me) -> None:
    await me.draw(me.value(10))


@dogma()
async def teleprompter(me: Me) -> None:
    """Effect by effect, not sentence by sentence (INN-G26)."""
    decks: set[int] = set()
    more = True
    while me.again(more):
        more = False
        for card in show_there(me, await me.choose(one(_tops_of_others(me, decks)), "reveal")):
            decks.add(me.t.deck(card))
            await execute_first(me, card, rule="INN-G26")
            more = CROWN in me.t.cards[card].icons


def _tops_of_others(me: Me, decks: set[int]) -> Cards:
    """The top cards of the decks that are not among these."""
    return Cards(me.t, [card for card in tops_of_decks(me) if me.t.deck(card) not in decks])


@dogma()
async def urban_legend(me: Me) -> None:
    drawn = await me.draw(me.value(9), times=me.colours_showing(FACTORY))
    if len(drawn) == 5:
        me.win()


@dogma()
async def urban_legend_2(me: Me) -> None:
    await me.may_splay(UP, "yellow", "purple")
