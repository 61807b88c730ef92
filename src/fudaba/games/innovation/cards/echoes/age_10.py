"""Age 10 of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import HAND, SCORE
from fudaba.games.innovation.cards.echoes.common import splay_all, visible_cards
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute
from fudaba.games.innovation.facts.printed import CASTLE, CLOCK, COLOURS, CROWN, FACTORY, FOURTH, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, one, some


@dogma()
async def artificial_heart(me: Me) -> None:
    while me.again(await _claim_with_double_score(me) and me.foreseen):
        pass


async def _claim_with_double_score(me: Me) -> bool:
    t = me.t
    ages = [
        age
        for age in sorted(me.available.ages)
        if t.has_the_top(me.seat, age) and t.has_the_score(me.seat, age, 2 * me.points)
    ]
    return bool(ages) and await me.claim(await me.choose_value(ages))


@demand(THIRD)
async def barcode(me: Me, you: Me) -> None:
    await you.return_(some(4, you.score_pile))


@demand(FOURTH)
async def barcode_fourth(me: Me, you: Me) -> None:
    for bonus in you.bonuses:
        await you.return_(one(you.score_pile.aged(bonus)))


@dogma(THIRD)
async def barcode_2(me: Me) -> None:
    if await me.return_(one(me.score_pile)):
        await me.may_splay(UP, *COLOURS)


@dogma(FOURTH)
async def barcode_2_fourth(me: Me) -> None:
    await me.may_splay(UP, *COLOURS)
    if me.foreseen:
        await splay_all(me, UP)


@demand()
async def camcorder(me: Me, you: Me) -> None:
    await you.transfer(you.hand, me, HAND)
    await you.draw(me.value(9))


@dogma(THIRD)
async def camcorder_2(me: Me) -> None:
    await me.meld(some(len(me.hand), me.hand.aged(me.value(9))))
    await _record(me)


@dogma(FOURTH)
async def camcorder_2_fourth(me: Me) -> None:
    await me.meld(some(len(me.hand), me.hand.aged(me.value(9))))
    if not me.foreseen:
        await _record(me)


async def _record(me: Me) -> None:
    await me.return_(me.hand)
    await me.draw(me.value(9), times=3)


@echo(FOURTH)
async def cell_phone_echo(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(11))


@dogma(THIRD)
async def cell_phone(me: Me) -> None:
    await me.draw(me.value(10), times=me.icons(CLOCK) // 2)


@dogma(FOURTH)
async def cell_phone_fourth(me: Me) -> None:
    await me.draw(me.value(10), times=me.colours_showing(CLOCK))


@dogma()
async def cell_phone_2(me: Me) -> None:
    await me.may_splay(UP, "green")


@dogma()
async def cell_phone_3(me: Me) -> None:
    tucked = await me.tuck(any_number(me.hand.having(CLOCK)))
    if tucked:
        await splay_all(me, UP, *tucked.colours)


@demand()
async def gps(me: Me, you: Me) -> None:
    await you.return_(you.forecast)


@dogma(THIRD, n=2)
async def gps_foreshadows(me: Me) -> None:
    for _ in range(3):
        await me.draw_and_foreshadow(me.value(10))


@dogma(THIRD, n=3)
async def gps_splays(me: Me) -> None:
    await me.may_splay(UP, "yellow")


@dogma(FOURTH, n=2)
async def gps_splays_first(me: Me) -> None:
    await me.may_splay(UP, "yellow")


@dogma(FOURTH, n=3)
async def gps_draws(me: Me) -> None:
    drawn = await me.draw(me.value(11), times=3)
    if me.foreseen:
        await me.foreshadow(drawn)


@echo(FOURTH)
async def human_genome_echo(me: Me) -> None:
    await me.draw(me.value(11))


@dogma(THIRD)
async def human_genome(me: Me) -> None:
    if await me.may():
        await me.draw_and_score(await me.choose_value(me.t.values()))
    await me.take(one(me.bottoms))
    _decoded(me)


@dogma(FOURTH)
async def human_genome_fourth(me: Me) -> None:
    if await me.may():
        await me.draw_and_score(await me.choose_value(me.t.values()))
    await me.transfer(me.bottom("red"), me, HAND)
    _decoded(me)


def _decoded(me: Me) -> None:
    pieces = me.t.cards
    if sorted(pieces[card].age for card in me.hand) == sorted(pieces[card].age for card in me.score_pile):
        me.win()


@echo(FOURTH)
async def mp3_echo(me: Me) -> None:
    await me.draw_and_score(me.value(10))


@dogma(THIRD)
async def mp3(me: Me) -> None:
    await _download(me)


@dogma(THIRD)
async def mp3_2(me: Me) -> None:
    await _play(me)


@dogma(FOURTH, n=1)
async def mp3_plays(me: Me) -> None:
    if me.bonuses:
        await _play(me)


@dogma(FOURTH, n=2)
async def mp3_downloads(me: Me) -> None:
    await _download(me)


async def _download(me: Me) -> None:
    for _ in range(2 * len(await me.return_(any_number(me.hand)))):
        ages = [age for age in sorted(me.available.ages) if me.t.eligible(me.seat, age)]
        if ages:
            await me.claim(await me.choose_value(ages))


async def _play(me: Me) -> None:
    await me.draw_and_score(await me.one_value(me.bonuses))


@echo(FOURTH)
async def puzzle_cube_echo(me: Me) -> None:
    await me.meld(one(me.score_pile))


@dogma()
async def puzzle_cube(me: Me) -> None:
    colour = await me.choose_colour(me.colours, may=True)
    if colour:
        await me.score(me.bottom(colour))
        if me.stack(colour) and await me.may():
            await me.score(me.bottom(colour))
    if len({visible_cards(me, colour) for colour in me.colours}) == 1:
        me.win()


@dogma()
async def puzzle_cube_2(me: Me) -> None:
    await me.draw_and_meld(me.value(10))


@echo(FOURTH)
async def social_networking_echo(me: Me) -> None:
    await me.score(one(me.tops.but("red")))


@demand()
async def social_networking(me: Me, you: Me) -> None:
    icon = await you.choose_icon(me.t.icon_types())
    await you.transfer(you.tops.lacking(icon), me, SCORE)


@dogma(THIRD)
async def social_networking_2(me: Me) -> None:
    _unliked(me, me.others)


@dogma(FOURTH)
async def social_networking_2_fourth(me: Me) -> None:
    _unliked(me, me.opponents)


def _unliked(me: Me, others: list[Me]) -> None:
    if all(me.icons(icon) < player.icons(icon) for icon in (FACTORY, CROWN, CASTLE) for player in others):
        me.win()


@echo(FOURTH)
async def sudoku_echo(me: Me) -> None:
    await me.tuck(any_number(me.hand))


@dogma(THIRD)
async def sudoku(me: Me) -> None:
    for card in await _solve(me):
        await execute_alone(me, card)


@dogma(FOURTH)
async def sudoku_fourth(me: Me) -> None:
    for card in await _solve(me):
        await self_execute(me, card)


async def _solve(me: Me) -> Cards:
    melded = await me.draw_and_meld(await me.choose_value(me.t.values()))
    if len(set(me.bonuses)) >= 9:
        me.win()
    return melded
