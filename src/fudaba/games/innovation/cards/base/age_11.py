"""Age 11 of the base game, which only the fourth edition has."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.dogma.activation import self_execute
from fudaba.games.innovation.facts.printed import ASLANT, ICONS, LEAF
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import exactly, one, some


@dogma()
async def astrogeology(me: Me) -> None:
    revealed = await me.draw_and_reveal(me.value(11))
    if await me.splay(revealed.colour, ASLANT):
        await me.transfer(_below(4, me, revealed.colour), me, HAND)
    await me.keep(revealed)


def _below(number: int, me: Me, colour: str) -> Cards:
    """All cards of a colour but that many on top."""
    return Cards(me.t, me.stack(colour)[:-number])


@dogma()
async def astrogeology_2(me: Me) -> None:
    if len(me.hand) >= 8:
        me.win()


@demand()
async def climatology(me: Me, you: Me) -> None:
    icon = await me.choose_icon(icon for icon in ICONS if icon != LEAF)
    await you.return_(some(2, you.tops.having(icon)))


@dogma()
async def climatology_2(me: Me) -> None:
    age = (await me.return_(one(me.tops))).age
    scored = me.score_pile
    await me.return_(scored.aged(*(value for value in scored.ages if value >= age)))


@dogma()
async def escapism(me: Me) -> None:
    revealed = await me.reveal(one(me.hand))
    await me.junk(revealed)
    age = revealed.age
    await me.return_(me.hand.aged(age))
    await me.draw(age, times=3)
    for card in revealed:
        await self_execute(me, card)


@dogma()
async def fusion(me: Me) -> None:
    value = me.value(11)
    while me.again(scored := await me.score(one(me.tops.aged(value)))):
        value = await me.choose_value(age for age in (scored.age - 1, scored.age - 2) if age >= 0)


@demand()
async def hypersonics(me: Me, you: Me) -> None:
    tops = you.tops
    value = await you.choose_value(age for age in sorted(tops.ages) if len(tops.aged(age)) >= 2)
    if len(await you.return_(exactly(2, tops.aged(value)))) == 2:
        cards = Cards(you.t, [*you.hand, *you.score_pile])
        await you.return_(cards.aged(*range(value + 1)))


@demand()
async def near_field_comm(me: Me, you: Me) -> None:
    if you.score_pile:
        value = await me.choose_value(me.t.values())
        await you.transfer(you.score_pile.aged(value), me, SCORE)


@dogma()
async def near_field_comm_2(me: Me) -> None:
    for card in await me.reveal(one(me.score_pile.highest)):
        await self_execute(me, card)


@dogma()
async def reclamation(me: Me) -> None:
    colour = "red"
    while me.again():
        bottom = me.stack(colour)[:3]
        total = sum(map(me.t.age, bottom))
        returned = await me.return_(Cards(me.t, bottom))
        melded = await me.draw_and_meld((total + 1) // 2)
        if len(returned) < 3:
            break
        colour = melded.colour


@dogma()
async def solar_sailing(me: Me) -> None:
    colour = (await me.draw_and_meld(me.value(11))).colour
    if me.splay_of(colour) != ASLANT:
        await me.return_(_below(4, me, colour))
        await me.splay(colour, ASLANT)
    if len(me.stack(colour)) >= 6:
        me.win()


@dogma()
async def space_traffic(me: Me) -> None:
    repeat = True
    while me.again(repeat):
        tucked = await me.draw_and_tuck(me.value(11))
        colour = tucked.colour
        if tucked.still_there and Cards(me.t, me.stack(colour)[1:2]).age == me.value(11):
            me.lose()
        await me.score(_below(5, me, colour))
        await me.splay(colour, ASLANT)
        repeat = any(other.points > me.points for other in me.others)


@demand()
async def whataboutism(me: Me, you: Me) -> None:
    if await you.transfer(you.tops.where(lambda card: card.demands), me, BOARD):
        await you.exchange(you.score_pile, SCORE, me.score_pile, me, SCORE)
