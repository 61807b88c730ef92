"""Age 8 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.facts.printed import CLOCK, COLOURS, FACTORY, FIRST, FOURTH, LIGHTBULB, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.choices import highest
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, may, one, up_to


@dogma()
async def antibiotics(me: Me) -> None:
    returned = await me.return_(up_to(3, me.hand))
    await me.draw(me.value(8), times=2 * len(returned.ages))


@demand()
async def corporations(me: Me, you: Me) -> None:
    if await you.transfer(one(you.tops.but("green").having(FACTORY)), me, SCORE):
        await you.draw_and_meld(me.value(8))


@dogma()
async def corporations_2(me: Me) -> None:
    await me.draw_and_meld(me.value(8))


@dogma(FIRST, THIRD)
async def empiricism(me: Me) -> None:
    chosen = await me.choose_colours(2, COLOURS)
    drawn = await me.draw_and_reveal(me.value(9))
    if drawn.colour in chosen:
        await me.meld(drawn)
        await me.may_splay(UP, drawn.colour)
    else:
        await me.keep(drawn)


@dogma(FOURTH)
async def empiricism_fourth(me: Me) -> None:
    chosen = await me.choose_colours(2, COLOURS)
    drawn = await me.draw_and_reveal(me.value(9))
    if drawn.colour in chosen:
        await me.meld(drawn)
        await me.splay(drawn.colour, UP)
    else:
        await me.keep(drawn)
        await me.unsplay(drawn.colour)


@dogma()
async def empiricism_2(me: Me) -> None:
    if me.icons(LIGHTBULB) >= 20:
        me.win()


@dogma()
async def flight(me: Me) -> None:
    if me.splay_of("red") == UP:
        await me.may_splay(UP, *COLOURS)


@dogma()
async def flight_2(me: Me) -> None:
    await me.may_splay(UP, "red")


@dogma()
async def mass_media(me: Me) -> None:
    if await me.return_(may(me.hand)):
        scored = Cards(me.t, [card for player in me.everybody for card in player.score_pile])
        value = await me.choose_value(me.t.values())
        await me.return_(scored.aged(value))


@dogma()
async def mass_media_2(me: Me) -> None:
    await me.may_splay(UP, "purple")


@demand()
async def mobility(me: Me, you: Me) -> None:
    if await you.transfer(highest(2, you.tops.but("red").lacking(FACTORY)), me, SCORE):
        await you.draw(me.value(8))


@dogma()
async def quantum_theory(me: Me) -> None:
    if len(await me.return_(up_to(2, me.hand))) == 2:
        await me.draw(me.value(10))
        await me.draw_and_score(me.value(10))


@dogma(FIRST, THIRD)
async def rocketry(me: Me) -> None:
    await _launch(me, me.icons(CLOCK) // 2)


@dogma(FOURTH)
async def rocketry_fourth(me: Me) -> None:
    await _launch(me, me.colours_showing(CLOCK))


async def _launch(me: Me, times: int) -> None:
    for _ in range(times):
        scoring = [player for player in me.opponents if player.score_pile]
        if scoring and (player := await me.player(scoring)):
            await me.return_(one(player.score_pile))


@demand(FIRST, THIRD)
async def skyscrapers(me: Me, you: Me) -> None:
    await _pull_down(me, you)


@demand(FOURTH)
async def skyscrapers_fourth(me: Me, you: Me) -> None:
    if await _pull_down(me, you) and any(me.this in player.tops for player in me.everybody):
        await you.transfer(me.this, me, HAND)


async def _pull_down(me: Me, you: Me) -> bool:
    given = await you.transfer(one(you.tops.but("yellow").having(CLOCK)), me, BOARD)
    if given:
        await you.score(you.top(given.colour))
        await you.return_(you.stack(given.colour))
    return bool(given)


@dogma(FIRST, THIRD)
async def socialism(me: Me) -> None:
    if me.hand and await me.may():
        tucked = await me.tuck(every(me.hand))
        if tucked.coloured("purple"):
            for opponent in me.opponents:
                await me.take(opponent.hand.lowest)


@dogma(FOURTH)
async def socialism_fourth(me: Me) -> None:
    if await me.tuck(may(me.tops)):
        await me.tuck(every(me.hand))


@dogma(FOURTH)
async def socialism_2(me: Me) -> None:
    await me.junk_achievement(me.value(8), me.value(9), me.value(10), may=True)
