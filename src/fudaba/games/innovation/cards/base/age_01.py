"""Age 1 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.facts.printed import CASTLE, CROWN, FIRST, FOURTH, LEFT, THIRD
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, may, one, some, up_to


@dogma()
async def agriculture(me: Me) -> None:
    if returned := await me.return_(may(me.hand)):
        await me.draw_and_score(returned.age + 1)


@demand()
async def archery(me: Me, you: Me) -> None:
    await you.draw(me.value(1))
    await you.transfer(one(you.hand.highest), me, HAND)


@dogma(FOURTH)
async def archery_2(me: Me) -> None:
    await me.junk_achievement(me.value(1), me.value(2))


@demand()
async def city_states(me: Me, you: Me) -> None:
    if you.icons(CASTLE) >= 4 and await you.transfer(one(you.tops.having(CASTLE)), me, BOARD):
        await you.draw(me.value(1))


@dogma()
async def clothing(me: Me) -> None:
    await me.meld(one(me.hand.but(*me.colours)))


@dogma()
async def clothing_2(me: Me) -> None:
    theirs = {colour for opponent in me.opponents for colour in opponent.colours}
    for colour in me.colours:
        if colour not in theirs:
            await me.draw_and_score(me.value(1))


@dogma()
async def code_of_laws(me: Me) -> None:
    if tucked := await me.tuck(may(me.hand.coloured(*me.colours))):
        await me.may_splay(LEFT, tucked.colour)


@dogma()
async def domestication(me: Me) -> None:
    await me.meld(one(me.hand.lowest))
    await me.draw(me.value(1))


@dogma(FIRST, THIRD)
async def masonry(me: Me) -> None:
    if len(await me.meld(any_number(me.hand.having(CASTLE)))) >= 4:
        await me.claim_special("monument")


@dogma(FOURTH)
async def masonry_fourth(me: Me) -> None:
    await me.meld(any_number(me.hand.having(CASTLE)))


@dogma(FOURTH)
async def masonry_2(me: Me) -> None:
    if len(me.stack("red")) == 3:
        await me.claim_special("monument")


@dogma()
async def metalworking(me: Me) -> None:
    while me.again((drawn := await me.draw_and_reveal(me.value(1))).having(CASTLE)):
        await me.score(drawn)
    await me.keep(drawn)


@dogma()
async def mysticism(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(1))
    if drawn.colour in me.colours:
        await me.meld(drawn)
        await me.draw(me.value(1))
    else:
        await me.keep(drawn)


@demand(FIRST)
async def oars_first(me: Me, you: Me) -> None:
    if await you.transfer(one(you.hand.having(CROWN)), me, SCORE):
        await you.draw(me.value(1))


@demand(THIRD, FOURTH)
async def oars(me: Me, you: Me) -> None:
    while me.again(await you.transfer(one(you.hand.having(CROWN)), me, SCORE)):
        await you.draw(me.value(1))


@dogma()
async def oars_2(me: Me) -> None:
    if not me.due("transfer"):
        await me.draw(me.value(1))


@dogma()
async def pottery(me: Me) -> None:
    if returned := await me.return_(up_to(3, me.hand)):
        await me.draw_and_score(len(returned))


@dogma()
async def pottery_2(me: Me) -> None:
    await me.draw(me.value(1))


@dogma()
async def sailing(me: Me) -> None:
    await me.draw_and_meld(me.value(1))


@dogma()
async def the_wheel(me: Me) -> None:
    await me.draw(me.value(1), times=2)


@dogma()
async def tools(me: Me) -> None:
    if me.hand and await me.may() and len(await me.return_(some(3, me.hand))) == 3:
        await me.draw_and_meld(me.value(3))


@dogma()
async def tools_2(me: Me) -> None:
    if await me.return_(may(me.hand.aged(me.value(3)))):
        await me.draw(me.value(1), times=3)


@dogma()
async def writing(me: Me) -> None:
    await me.draw(me.value(2))
