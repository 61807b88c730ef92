"""Age 8 of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND
from fudaba.games.innovation.cards.echoes.common import available_achievements, draw_each
from fudaba.games.innovation.facts.printed import CLOCK, FACTORY, FOURTH, LEAF, LIGHTBULB, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, may, one, some


@echo()
async def air_conditioner_echo(me: Me) -> None:
    await me.score(may(me.hand))


@demand()
async def air_conditioner(me: Me, you: Me) -> None:
    await you.return_(you.score_pile.aged(*you.tops.ages))


@dogma(FOURTH)
async def air_conditioner_2(me: Me) -> None:
    await me.junk_deck(me.value(9))


@echo()
async def bandage_echo(me: Me) -> None:
    await me.meld(one(me.hand.having(LEAF)))


@demand(THIRD)
async def bandage(me: Me, you: Me) -> None:
    unmatched = you.score_pile.aged(*(you.score_pile.ages - you.hand.ages))
    await you.return_(one(unmatched.highest))
    await you.return_(one(you.tops.having(CLOCK)))


@demand(FOURTH)
async def bandage_fourth(me: Me, you: Me) -> None:
    scored = await you.return_(one(you.score_pile.having(CLOCK)))
    melded = await you.return_(one(you.tops.having(CLOCK)))
    if scored and melded:
        await you.junk(some(len(you.achievements), available_achievements(you)))


@dogma(THIRD)
async def crossword(me: Me) -> None:
    await draw_each(me, me.bonuses)


@dogma(FOURTH)
async def crossword_fourth(me: Me) -> None:
    drawn = await draw_each(me, [bonus for bonus in me.bonuses if bonus % 2 == 0])
    if me.foreseen:
        await me.offer(drawn)


@dogma(FOURTH)
async def crossword_2(me: Me) -> None:
    for bonus in me.bonuses:
        if bonus % 2:
            await me.return_(one(me.hand.lowest))


@dogma(THIRD)
async def nylon(me: Me) -> None:
    while me.again(await _spin(me, me.icons(FACTORY) // 3)):
        pass


@dogma(FOURTH)
async def nylon_fourth(me: Me) -> None:
    while me.again(await _spin(me, 3)):
        pass


async def _spin(me: Me, times: int) -> bool:
    """Draw and tuck this many 8s; whether one of them is green."""
    tucked = [card for _ in range(times) for card in await me.draw_and_tuck(me.value(8))]
    return bool(Cards(me.t, tucked).coloured("green"))


@dogma()
async def nylon_2(me: Me) -> None:
    await me.may_splay(UP, "red")


@demand()
async def parachute(me: Me, you: Me) -> None:
    you.prove(HAND)
    await you.transfer(you.hand.lacking(CLOCK), me, HAND)


@dogma(FOURTH)
async def parachute_2(me: Me) -> None:
    if me.foreseen:
        for player in me.everybody:
            await me.junk(player.board)


@dogma(THIRD)
async def radio_telescope(me: Me) -> None:
    await _receive(me, await me.draw(me.value(9), times=me.icons(LIGHTBULB) // 2))


@dogma(FOURTH)
async def radio_telescope_fourth(me: Me) -> None:
    colours = me.colours_showing(LIGHTBULB)
    drawn = await me.draw(me.value(9), times=colours)
    if me.foreseen:
        drawn += await me.draw(me.value(10), times=colours)
    await _receive(me, drawn)


async def _receive(me: Me, drawn: Cards) -> None:
    chosen = await me.choose(one(drawn), "meld")
    melded = await me.meld(chosen)
    await me.return_(drawn.without(chosen))
    if melded.where(lambda card: card.id == "a_i"):
        me.win()


@echo()
async def sliced_bread_echo(me: Me) -> None:
    await me.return_(me.hand)
    await me.draw(me.value(8), times=2)


@dogma()
async def sliced_bread(me: Me) -> None:
    age = (await me.return_(one(me.score_pile))).age - 1
    await me.draw_and_score(age)
    await me.draw_and_score(age)


@echo()
async def television_echo(me: Me) -> None:
    await me.draw_and_meld(me.value(8))


@dogma()
async def television(me: Me) -> None:
    age = await me.choose_value(me.t.values())
    player = await me.player(me.opponents)
    if player is not None:
        await me.transfer(one(player.score_pile.aged(age)), player, BOARD)
        if age in player.standard_achievements.ages and me.t.eligible(me.seat, age):
            await me.achieve(one(player.score_pile.aged(age)))


@echo()
async def tractor_echo(me: Me) -> None:
    await me.draw(me.value(7))


@dogma(THIRD)
async def tractor(me: Me) -> None:
    await me.draw_and_score(me.value(7))
    await me.draw(me.value(7))


@dogma(FOURTH, n=1)
async def tractor_scores(me: Me) -> None:
    await me.draw_and_score(me.value(7))


@dogma(FOURTH, n=2)
async def tractor_draws(me: Me) -> None:
    await me.draw(me.value(7))


@dogma(FOURTH, n=3)
async def tractor_foreseen(me: Me) -> None:
    if me.foreseen:
        for _ in range(7):
            await me.draw_and_score(me.value(7))


@echo()
async def x_ray_echo(me: Me) -> None:
    await me.draw_and_tuck(me.value(8))


@dogma(THIRD)
async def x_ray(me: Me) -> None:
    for _ in range(me.icons(LEAF) // 3):
        await me.draw_and_foreshadow(await me.choose_value(me.t.values()))


@dogma(THIRD)
async def x_ray_2(me: Me) -> None:
    await me.may_splay(UP, "yellow")


@dogma(FOURTH, n=1)
async def x_ray_looks(me: Me) -> None:
    age = await me.choose_value(me.t.values())
    await me.foreshadow(any_number(await me.draw(age, times=me.colours_showing(LEAF))))


@dogma(FOURTH, n=2)
async def x_ray_returns(me: Me) -> None:
    await me.return_(me.hand)


@dogma(FOURTH, n=3)
async def x_ray_splays(me: Me) -> None:
    await me.may_splay(UP, "yellow")
