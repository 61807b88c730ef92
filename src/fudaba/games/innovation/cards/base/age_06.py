"""Age 6 of the base game."""

from __future__ import annotations

from collections import Counter

from fudaba.games.innovation.board.state import HAND, SCORE
from fudaba.games.innovation.facts.printed import CLOCK, COLOURS, FACTORY, FIRST, FOURTH, RIGHT, THIRD
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, every, one


@dogma()
async def atomic_theory(me: Me) -> None:
    await me.may_splay(RIGHT, "blue")


@dogma()
async def atomic_theory_2(me: Me) -> None:
    await me.draw_and_meld(me.value(7))


@dogma()
async def canning(me: Me) -> None:
    if await me.may():
        tucked = await me.draw_and_tuck(me.value(6))
        if tucked.still_there:
            await me.score(me.tops.lacking(FACTORY))


@dogma()
async def canning_2(me: Me) -> None:
    await me.may_splay(RIGHT, "yellow")


@dogma()
async def classification(me: Me) -> None:
    """The fourth edition transfers the cards; before that they are taken."""
    if not (revealed := await me.reveal(one(me.hand))):
        return
    for opponent in me.opponents:
        opponent.prove(HAND)
        found = opponent.hand.coloured(revealed.colour)
        await (me.transfer(found, me, HAND) if me.t.house.fourth else me.take(found))
    await me.meld(every(me.hand.coloured(revealed.colour)))


@dogma()
async def democracy(me: Me) -> None:
    returned: Counter[Me] = me.during_action(Counter(), of_all=True)
    returned[me] += len(await me.return_(any_number(me.hand)))
    if all(returned[me] > returned[other] for other in me.opponents):
        await me.draw_and_score(me.value(8))


@demand()
async def emancipation(me: Me, you: Me) -> None:
    if await you.transfer(one(you.hand), me, SCORE):
        await you.draw(me.value(6))


@dogma()
async def emancipation_2(me: Me) -> None:
    await me.may_splay(RIGHT, "red", "purple")


@dogma(FIRST, THIRD)
async def encyclopedia(me: Me) -> None:
    if me.score_pile and await me.may():
        await me.meld(every(me.score_pile.highest))


@dogma(FOURTH)
async def encyclopedia_fourth(me: Me) -> None:
    value = await me.choose_value(sorted(me.score_pile.ages), may=True)
    await me.meld(every(me.score_pile.aged(value)))


@dogma(FOURTH)
async def encyclopedia_2(me: Me) -> None:
    await me.junk_achievement(me.value(5), me.value(6), me.value(7), may=True)


@dogma(FIRST)
async def industrialization_first(me: Me) -> None:
    await _tuck(me, me.icons(FACTORY) // 2)


@dogma(THIRD)
async def industrialization(me: Me) -> None:
    await _tuck(me, me.colours_showing(FACTORY))


@dogma(FOURTH)
async def industrialization_fourth(me: Me) -> None:
    await _tuck(me, 3)
    if me.single_most(lambda player: player.icons(CLOCK)) == me:
        await me.return_(me.top("red"))


async def _tuck(me: Me, times: int) -> None:
    for _ in range(times):
        await me.draw_and_tuck(me.value(6))


@dogma()
async def industrialization_2(me: Me) -> None:
    await me.may_splay(RIGHT, "red", "purple")


@dogma()
async def machine_tools(me: Me) -> None:
    await me.draw_and_score(me.score_pile.highest.age)


@dogma()
async def metric_system(me: Me) -> None:
    if me.splay_of("green") == RIGHT:
        await me.may_splay(RIGHT, *COLOURS)


@dogma()
async def metric_system_2(me: Me) -> None:
    await me.may_splay(RIGHT, "green")


@demand(FIRST, THIRD)
async def vaccination(me: Me, you: Me) -> None:
    if await you.return_(you.score_pile.lowest):
        await you.draw_and_meld(me.value(6))


@demand(FOURTH)
async def vaccination_fourth(me: Me, you: Me) -> None:
    value = await you.choose_value(sorted(you.score_pile.ages))
    if await you.return_(you.score_pile.aged(value)):
        await you.draw_and_meld(me.value(6))


@dogma()
async def vaccination_2(me: Me) -> None:
    if me.due("return"):
        await me.draw_and_meld(me.value(7))
