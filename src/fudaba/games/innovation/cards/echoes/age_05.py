"""Age 5 of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD
from fudaba.games.innovation.cards.echoes.common import (
    draw_each,
    may_junk_to_achieve,
    may_offer_bottom,
    with_bonus,
)
from fudaba.games.innovation.facts.printed import FACTORY, FOURTH, LEAF, RIGHT, THIRD
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@echo()
async def coke_echo(me: Me) -> None:
    await me.draw_and_tuck(me.value(4))


@dogma()
async def coke(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(6))
    while me.again(drawn.having(FACTORY)):
        await me.meld(drawn)
        drawn = await me.draw_and_reveal(me.value(6))
    if not await me.foreshadow(drawn):
        await me.keep(drawn)


@dogma(FOURTH)
async def coke_2(me: Me) -> None:
    if me.foreseen:
        await me.score(me.tops.but("red"))


@echo()
async def lightning_rod_echo(me: Me) -> None:
    await me.draw_and_tuck(me.value(5))


@demand()
async def lightning_rod(me: Me, you: Me) -> None:
    tucked = await you.draw_and_tuck(me.value(5))
    await you.return_(you.top(tucked.colour))


@dogma(THIRD)
async def lightning_rod_2(me: Me) -> None:
    await me.draw_and_tuck(me.value(5))
    await me.return_(may(me.tops))


@dogma(FOURTH)
async def lightning_rod_2_fourth(me: Me) -> None:
    await me.return_(one(me.tops))


@dogma(FOURTH)
async def lightning_rod_3(me: Me) -> None:
    await me.junk_deck(me.value(6))


@demand(THIRD)
async def octant(me: Me, you: Me) -> None:
    if await you.transfer(one(_navigable(you)), me, BOARD):
        await you.draw_and_foreshadow(me.value(6))


@demand(FOURTH)
async def octant_fourth(me: Me, you: Me) -> None:
    if await you.transfer(_navigable(you), me, BOARD) and not me.foreseen:
        await you.draw_and_foreshadow(me.value(6))


def _navigable(you: Me) -> Cards:
    return you.tops.but("red").where(lambda card: LEAF in card.icons or FACTORY in card.icons)


@dogma()
async def octant_2(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(6))


@dogma()
async def palampore(me: Me) -> None:
    twice = sorted({bonus for bonus in me.bonuses if me.bonuses.count(bonus) > 1})
    if twice:
        await me.draw_and_score(await me.choose_value(twice))


@dogma()
async def palampore_2(me: Me) -> None:
    await me.may_splay(RIGHT, "purple")


@dogma()
async def palampore_3(me: Me) -> None:
    if len(me.bonuses) >= 6:
        await me.claim_special("wealth")


@echo()
async def piano_echo(me: Me) -> None:
    await me.draw(await me.one_value(age for player in me.everybody for age in player.hand.ages))


@dogma()
async def piano(me: Me) -> None:
    if len(me.tops) == len(me.tops.ages) == 5:
        await me.return_(some(5, me.score_pile))
        for age in sorted(me.tops.ages):
            await me.draw_and_score(age)


@dogma(THIRD)
async def pressure_cooker(me: Me) -> None:
    await me.return_(me.hand)
    await draw_each(me, [me.t.cards[card].bonus for card in with_bonus(me.tops)])


@dogma(FOURTH)
async def pressure_cooker_fourth(me: Me) -> None:
    if me.foreseen:
        await me.meld(some(len(me.hand), me.hand))


@dogma(FOURTH)
async def pressure_cooker_2(me: Me) -> None:
    await me.return_(me.hand)
    for card in with_bonus(me.tops):
        bonus = me.t.cards[card].bonus
        await me.draw(bonus)
        await me.junk_achievement(bonus)


@demand()
async def seed_drill(me: Me, you: Me) -> None:
    await you.return_(one(you.tops.aged(*range(me.value(3)))))


@dogma(THIRD)
async def seed_drill_2(me: Me) -> None:
    await may_offer_bottom(me, await me.choose_value((me.value(3), me.value(4), me.value(5))))


@dogma(FOURTH)
async def seed_drill_2_fourth(me: Me) -> None:
    await may_junk_to_achieve(me, await me.choose_value((me.value(3), me.value(4), me.value(5))))


@echo()
async def stove_echo(me: Me) -> None:
    await me.score(one(me.tops.lacking(FACTORY)))


@dogma()
async def stove(me: Me) -> None:
    tucked = await me.draw_and_tuck(me.value(4))
    if me.top(tucked.colour).age < me.value(4):
        await me.draw_and_score(me.value(4))


@dogma()
async def stove_2(me: Me) -> None:
    await me.may_splay(RIGHT, "green")


@echo()
async def thermometer_echo(me: Me) -> None:
    await me.meld(me.bottom("green"))


@dogma(THIRD)
async def thermometer(me: Me) -> None:
    while me.again((await _warmer(me)).colour == "yellow"):
        pass


@dogma(FOURTH)
async def thermometer_fourth(me: Me) -> None:
    again = ("yellow", "red", "purple") if me.foreseen else ("yellow",)
    while me.again((await _warmer(me)).colour in again):
        pass


async def _warmer(me: Me) -> Cards:
    return await me.draw_and_meld(me.top("yellow").age + 1)


@echo(THIRD)
async def tuning_fork_echo(me: Me) -> None:
    decks = [me.t.state.zones[deck] for deck in me.t.decks.values()]
    await me.look(one(Cards(me.t, [deck[-1] for deck in decks if deck])))


@echo(FOURTH)
async def tuning_fork_echo_fourth(me: Me) -> None:
    await me.draw(await me.one_value(age for player in me.everybody for age in player.score_pile.ages))


@dogma(THIRD)
async def tuning_fork(me: Me) -> None:
    while me.again(tuned := await me.return_(one(me.hand))):
        await _tuned(me, tuned.age)
        if not (me.hand and await me.may()):
            return


@dogma(FOURTH)
async def tuning_fork_fourth(me: Me) -> None:
    while me.again(tuned := await me.foreshadow(one(me.hand))):
        if await _tuned(me, tuned.age) or not (me.hand and await me.may()):
            return


async def _tuned(me: Me, age: int) -> bool:
    """Draw and reveal a card, and meld it if it is higher than the top card of its colour, else return it."""
    drawn = await me.draw_and_reveal(age)
    if drawn.age > me.top(drawn.colour).age and await me.meld(drawn):
        return True
    await me.return_(drawn)
    return False
