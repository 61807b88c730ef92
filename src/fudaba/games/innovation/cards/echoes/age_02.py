"""Age 2 of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.cards.echoes.common import (
    bonus_of,
    bonuses_of_all,
    draw_each,
    may_junk_to_achieve,
    may_offer_bottom,
    of_expansions,
    with_bonus,
)
from fudaba.games.innovation.facts.printed import CASTLE, COLOURS, FACTORY, FOURTH, LEFT, THIRD
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, every, may, one, up_to


@dogma(THIRD)
async def chaturanga(me: Me) -> None:
    if melded := await me.meld(one(with_bonus(me.hand))):
        await me.draw(bonus_of(melded), times=2)
    else:
        await me.draw_and_foreshadow(len(me.tops))


@dogma(FOURTH)
async def chaturanga_fourth(me: Me) -> None:
    await me.draw_and_foreshadow((await me.meld(one(me.hand))).age)


@dogma(FOURTH)
async def chaturanga_2(me: Me) -> None:
    if me.foreseen:
        await me.draw_and_foreshadow(len(me.colours))


@demand(THIRD)
async def crossbow(me: Me, you: Me) -> None:
    await you.transfer(one(with_bonus(you.hand)), me, SCORE)


@demand(FOURTH)
async def crossbow_fourth(me: Me, you: Me) -> None:
    await you.transfer(one(of_expansions(you.hand)), me, SCORE)


@dogma(THIRD)
async def crossbow_2(me: Me) -> None:
    await _crossbow(me, me.others)


@dogma(FOURTH)
async def crossbow_2_fourth(me: Me) -> None:
    await _crossbow(me, me.opponents)


async def _crossbow(me: Me, others: list[Me]) -> None:
    if me.hand and (player := await me.player(others)):
        await me.transfer(one(me.hand), player, BOARD)


@echo(THIRD)
async def glassblowing_echo(me: Me) -> None:
    await me.score(one(with_bonus(me.hand)))


@echo(FOURTH)
async def glassblowing_echo_fourth(me: Me) -> None:
    await me.score(one(of_expansions(me.hand)))


@dogma()
async def glassblowing(me: Me) -> None:
    await me.draw_and_foreshadow(me.tops.but("green").lowest.age + 3)


@dogma(FOURTH)
async def glassblowing_2(me: Me) -> None:
    await me.junk_deck(await me.choose_value((me.value(2), me.value(3))))


@echo(THIRD)
async def horseshoes_echo(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(2))


@echo(FOURTH)
async def horseshoes_echo_fourth(me: Me) -> None:
    age = await me.choose_value((me.value(2), me.value(3)), may=True)
    if age > 0:
        await me.draw_and_foreshadow(age)


@demand()
async def horseshoes(me: Me, you: Me) -> None:
    if await you.transfer(one(you.tops.lacking(CASTLE).lacking(FACTORY)), me, BOARD):
        await you.draw_and_meld(me.value(2))


@echo()
async def lever_echo(me: Me) -> None:
    await me.draw(me.value(2), times=2)


@dogma()
async def lever(me: Me) -> None:
    returned = (await me.return_(any_number(me.hand))).each_age
    await draw_each(me, [age + 1 for age in set(returned) for _ in range(returned.count(age) // 2)])


@echo()
async def linguistics_echo(me: Me) -> None:
    if await me.option("draw", "draw_and_foreshadow") == "draw":
        await me.draw(me.value(3))
    else:
        await me.draw_and_foreshadow(me.value(4))


@dogma(THIRD)
async def linguistics(me: Me) -> None:
    if me.bonuses:
        await me.draw(await me.choose_value(sorted(set(me.bonuses))))


@dogma(FOURTH)
async def linguistics_fourth(me: Me) -> None:
    if bonuses := bonuses_of_all(me):
        value = await me.choose_value(sorted(bonuses))
        await me.draw(value)
        if me.foreseen:
            await me.junk(Cards(me.t, me.t.standard(value)))


@dogma(THIRD)
async def pagoda(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(3))
    if matching := me.hand.coloured(drawn.colour):
        await me.tuck(one(matching))
        await me.meld(drawn)
    else:
        me.prove(HAND)
        if not await me.foreshadow(drawn):
            await me.keep(drawn)


@dogma(FOURTH)
async def pagoda_fourth(me: Me) -> None:
    drawn = await me.draw_and_foreshadow(me.value(3))
    other = Cards(me.t, [card for card in me.hand if card not in drawn])
    if await me.tuck(may(other.coloured(drawn.colour))):
        await me.meld(drawn)
        if me.foreseen:
            theirs = [card for player in me.others for card in player.stack(drawn.colour)]
            await me.meld(Cards(me.t, theirs))


@echo(THIRD)
async def scissors_echo(me: Me) -> None:
    await me.take(one(me.bottoms))


@echo(FOURTH)
async def scissors_echo_fourth(me: Me) -> None:
    await me.score(me.bottom("yellow"))


@dogma()
async def scissors(me: Me) -> None:
    hand = me.hand
    to_meld = await me.choose(up_to(2, hand), "meld")
    await me.meld(to_meld)
    await me.score(up_to(2 - len(to_meld), hand.without(to_meld).still_there))


@dogma(THIRD)
async def scissors_2(me: Me) -> None:
    await me.transfer(_paper(me), me, SCORE)


@dogma(FOURTH)
async def scissors_2_fourth(me: Me) -> None:
    await me.score(_paper(me))


def _paper(me: Me) -> Cards:
    tops = [card for player in me.everybody for card in player.tops]
    return Cards(me.t, tops).where(lambda card: card.id == "paper")


@echo()
async def toothbrush_echo(me: Me) -> None:
    if me.hand:
        await me.tuck(every(me.hand.aged(await me.choose_value(sorted(me.hand.ages)))))


@dogma()
async def toothbrush(me: Me) -> None:
    await me.may_splay(LEFT, *COLOURS)


@dogma(THIRD)
async def toothbrush_2(me: Me) -> None:
    await may_offer_bottom(me, me.value(2))


@dogma(FOURTH)
async def toothbrush_2_fourth(me: Me) -> None:
    await may_junk_to_achieve(me, me.value(2))


@dogma(THIRD)
async def watermill(me: Me) -> None:
    while me.again(tucked := await me.tuck(one(with_bonus(me.hand)))):
        drawn = await me.draw(bonus_of(tucked))
        # Nobody else sees whether the drawn card has a bonus, so none of it either whether this is asked.
        if not await me.return_(may(me.hand if bonus_of(drawn) else Cards(me.t, []))):
            return


@dogma(FOURTH)
async def watermill_fourth(me: Me) -> None:
    if me.bonuses:
        await me.draw(await me.choose_value(sorted(set(me.bonuses))))


@dogma(FOURTH)
async def watermill_2(me: Me) -> None:
    tucked = await me.tuck(one(me.hand))
    if me.foreseen:
        await me.tuck(Cards(me.t, me.deck(me.t.cards[tucked[0]].age if tucked else 0)[::-1]))
