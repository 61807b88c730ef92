"""Age 9 of Artifacts of History."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import HAND, SCORE
from fudaba.games.innovation.cards.artifacts.shared import demanding, junk_any
from fudaba.games.innovation.dogma.activation import execute_alone, execute_as_if_here, self_execute
from fudaba.games.innovation.facts.printed import CLOCK, COLOURS, FOURTH, THIRD, UP
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import splays
from fudaba.kernel.choices import may, one


@compel(THIRD)
async def crusader_rabbit(me: Me, you: Me) -> None:
    await you.transfer(demanding(you.tops), me, SCORE)


@compel(FOURTH)
async def crusader_rabbit_fourth(me: Me, you: Me) -> None:
    for colour in demanding(you.tops).colours:
        await you.transfer(Cards(me.t, you.stack(colour)[:2]), me, SCORE)


@dogma(THIRD)
async def crusader_rabbit_2(me: Me) -> None:
    if demanding(me.tops):
        await me.draw(me.value(10))


@dogma(FOURTH)
async def crusader_rabbit_2_fourth(me: Me) -> None:
    if demanding(me.tops):
        await me.score(one(demanding(me.tops)))
        await me.draw(me.value(10))


@dogma()
async def luna_3(me: Me) -> None:
    await me.draw_and_score(len(await me.return_(me.score_pile)))


@dogma(FOURTH)
async def luna_3_2(me: Me) -> None:
    await me.junk_deck(await me.choose_value(me.t.values()))


@dogma()
async def magnavox_odyssey(me: Me) -> None:
    melded = await me.draw_and_meld(me.value(10))
    melded += await me.draw_and_meld(me.value(10))
    if len(melded.colours) == 1:
        me.win()


@dogma()
async def marilyn_diptych(me: Me) -> None:
    await me.score(may(me.hand))
    await me.transfer(may(me.score_pile), me, HAND)
    if me.points == 25:
        me.win()


@dogma(FOURTH)
async def marilyn_diptych_2(me: Me) -> None:
    await junk_any(me)


@compel()
async def philips_compact_cassette(me: Me, you: Me) -> None:
    for colour in COLOURS:
        await you.unsplay(colour)


@dogma()
async def philips_compact_cassette_2(me: Me) -> None:
    possible = [colour for colour in COLOURS if splays.can_splay(me.t, me.seat, colour, UP)]
    for colour in await me.choose_colours(2, possible):
        await me.splay(colour, UP)


@dogma()
async def rock_around_the_clock(me: Me) -> None:
    for _ in me.tops.having(CLOCK):
        await me.draw_and_score(me.value(9))


@dogma(FOURTH)
async def rock_around_the_clock_2(me: Me) -> None:
    await me.junk_deck(len(me.score_pile))


@dogma()
async def syncom_3(me: Me) -> None:
    await me.return_(me.hand)
    drawn = await me.draw_and_reveal(me.value(9), times=5)
    if len(drawn.colours) == 5:
        me.win()
    await me.keep(drawn)


@dogma(THIRD)
async def the_big_bang(me: Me) -> None:
    while me.again(await _bang(me)):
        await me.remove(await me.draw_and_reveal(me.value(10)))


@dogma(FOURTH)
async def the_big_bang_fourth(me: Me) -> None:
    while me.again(await _bang(me)):
        await me.junk(await me.draw_and_reveal(me.value(10)))


async def _bang(me: Me) -> bool:
    """Execute the top blue card; whether that changed anything (INN-AMB3)."""
    before = me.t.mark()
    for card in me.top("blue"):
        await (self_execute if me.t.house.fourth else execute_alone)(me, card)
    return me.t.mark() != before


@compel()
async def velcro_shoes(me: Me, you: Me) -> None:
    given = await you.transfer(one(you.hand.aged(me.value(9))), me, HAND)
    if not given and not await you.transfer(one(you.score_pile.aged(me.value(9))), me, SCORE):
        me.win()


@dogma(FOURTH)
async def velcro_shoes_2(me: Me) -> None:
    await me.score(one(me.tops.highest))


@dogma(THIRD)
async def yeagers_bell_x_1a(me: Me) -> None:
    while me.again(melded := await me.draw_and_meld(me.value(9))):
        await execute_as_if_here(me, melded[0])
        if melded.lacking(CLOCK):
            return


@dogma(FOURTH)
async def yeagers_bell_x_1a_fourth(me: Me) -> None:
    while me.again(melded := await me.draw_and_meld(me.value(9))):
        await self_execute(me, melded[0])
        if melded.lacking(CLOCK):
            return
