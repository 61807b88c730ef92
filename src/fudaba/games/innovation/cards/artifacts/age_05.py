"""Age 5 of Artifacts of History."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, SCORE
from fudaba.games.innovation.cards.artifacts.shared import claim_any, junk_any, tops_of
from fudaba.games.innovation.dogma.activation import execute_as_if_here, self_execute, super_execute
from fudaba.games.innovation.facts.printed import COLOURS, FOURTH, RIGHT, THIRD
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one


@dogma(THIRD)
async def almira_queen_of_castile(me: Me) -> None:
    if melded := await me.meld(one(me.hand)):
        await me.claim(melded.age)


@dogma(FOURTH)
async def almira_queen_of_castile_fourth(me: Me) -> None:
    if melded := await me.meld(one(me.hand)):
        await me.claim(melded.age)
    elif me.available:
        await me.junk_deck(me.available.lowest.age)


@dogma()
async def barque_longue_la_belle(me: Me) -> None:
    while me.again((await me.draw_and_meld(me.value(5))).colour != "green"):
        pass


@dogma()
async def boerhaave_microscope(me: Me) -> None:
    returned = await me.return_(one(me.hand.lowest))
    returned += await me.return_(one(me.tops.lowest))
    await me.draw_and_score(returned.total)


@compel(THIRD)
async def galley_whydah(me: Me, you: Me) -> None:
    if colour := await _raided(me, you):
        await you.transfer(you.stack(colour), me, BOARD)


@compel(FOURTH)
async def galley_whydah_fourth(me: Me, you: Me) -> None:
    if colour := await _raided(me, you):
        await you.transfer(me.stack(colour), me, SCORE)
        await you.transfer(you.stack(colour), me, BOARD)


async def _raided(me: Me, you: Me) -> str:
    shown = me.t.cards_shown
    more = [colour for colour in COLOURS if shown(you.seat, colour) > shown(me.seat, colour)]
    return await you.choose_colour(more) if more else ""


@dogma(THIRD)
async def gujin_tushu_jicheng(me: Me) -> None:
    if me.this in me.board:
        for card in await me.choose(one(tops_of(me, me.others)), "dogma"):
            await execute_as_if_here(me, card)


@dogma(FOURTH)
async def gujin_tushu_jicheng_fourth(me: Me) -> None:
    if me.t.state.turn == me.seat:
        for card in await me.choose(one(tops_of(me, me.others).without([me.this])), "dogma"):
            await super_execute(me, card)


@dogma(THIRD)
async def hudsons_bay_company_archives(me: Me) -> None:
    await _archive(me)


@dogma(FOURTH)
async def hudsons_bay_company_archives_fourth(me: Me) -> None:
    await me.junk_deck((await _archive(me)).age)


async def _archive(me: Me) -> Cards:
    for colour in me.colours:
        await me.score(me.bottom(colour))
    melded = await me.meld(one(me.score_pile))
    if melded:
        await me.splay(melded.colour, RIGHT)
    return melded


@dogma()
async def principia(me: Me) -> None:
    returned = await me.return_(me.tops.but("blue"))
    for age in sorted(returned.each_age):
        await me.draw_and_meld(age + 1)


@dogma(THIRD)
async def sandham_room_cricket_bat(me: Me) -> None:
    await _bat(me)


@dogma(FOURTH)
async def sandham_room_cricket_bat_fourth(me: Me) -> None:
    if not await _bat(me):
        await junk_any(me)


async def _bat(me: Me) -> bool:
    drawn = await me.draw_and_reveal(me.value(6))
    if drawn.colour == "red":
        await claim_any(me)
    await me.keep(drawn)
    return drawn.colour == "red"


@dogma()
async def ship_of_the_line_sussex(me: Me) -> None:
    if me.score_pile:
        await me.return_(me.score_pile)
    elif me.tops:
        await me.score(me.stack(await me.choose_colour(me.colours)))


@dogma(THIRD)
async def the_daily_courant(me: Me) -> None:
    drawn = await me.draw(await me.choose_value(me.t.values()))
    await me.put_back(drawn)
    for card in await me.choose(one(me.tops.without([me.this])), "dogma"):
        await execute_as_if_here(me, card)


@dogma(FOURTH)
async def the_daily_courant_fourth(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(6))
    await me.return_(drawn)
    for melded in await me.draw_and_meld(me.top(drawn.colour).age):
        await self_execute(me, melded)
