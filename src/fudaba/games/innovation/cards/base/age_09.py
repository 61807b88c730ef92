"""Age 9 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute
from fudaba.games.innovation.facts.printed import FIRST, FOURTH, LEAF, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, may, one, some


@demand()
async def collaboration(me: Me, you: Me) -> None:
    drawn = await you.draw_and_reveal(me.value(9), times=2)
    given = await me.choose(one(drawn), "transfer")
    await you.transfer(given, me, BOARD)
    await you.meld(drawn.without(given))


@dogma()
async def collaboration_2(me: Me) -> None:
    if len(me.stack("green")) >= 10:
        me.win()


@demand()
async def composites(me: Me, you: Me) -> None:
    await you.transfer(some(len(you.hand) - 1, you.hand), me, HAND)
    await you.transfer(one(you.score_pile.highest), me, SCORE)


@dogma()
async def computers(me: Me) -> None:
    await me.may_splay(UP, "red", "green")


@dogma(FIRST, THIRD)
async def computers_2(me: Me) -> None:
    for melded in await me.draw_and_meld(me.value(10)):
        await execute_alone(me, melded)


@dogma(FOURTH)
async def computers_2_fourth(me: Me) -> None:
    for melded in await me.draw_and_meld(me.value(10)):
        await self_execute(me, melded)


@dogma()
async def ecology(me: Me) -> None:
    if await me.return_(may(me.hand)):
        await me.score(one(me.hand))
        await me.draw(me.value(10), times=2)


@dogma(FOURTH)
async def ecology_2(me: Me) -> None:
    if await me.may():
        await me.junk_deck(me.value(10))


@demand(FIRST, THIRD)
async def fission(me: Me, you: Me) -> None:
    if await _is_red(you):
        for player in me.everybody:
            for cards in (player.hand, player.board, player.score_pile):
                await you.remove(cards)
        me.complete()


@demand(FOURTH)
async def fission_fourth(me: Me, you: Me) -> None:
    if await _is_red(you):
        for player in me.everybody:
            await you.junk(player.cards)
        me.complete()


async def _is_red(you: Me) -> bool:
    drawn = await you.reveal(await you.draw(you.value(10)))
    return drawn.colour == "red"


@dogma(FIRST)
async def fission_2_first(me: Me) -> None:
    await _split(me)


@dogma(THIRD, FOURTH)
async def fission_2(me: Me) -> None:
    await _split(me)
    await me.draw(me.value(10))


async def _split(me: Me) -> None:
    tops = Cards(me.t, [card for player in me.everybody for card in player.tops])
    await me.return_(one(tops.where(lambda card: card.id != "fission")))


@dogma(FIRST, THIRD)
async def genetics(me: Me) -> None:
    await _breed(me, me.value(10))


@dogma(FOURTH)
async def genetics_fourth(me: Me) -> None:
    await _breed(me, me.value(11))


async def _breed(me: Me, age: int) -> None:
    for melded in await me.draw_and_meld(age):
        await me.score(me.beneath(melded))


@dogma(FIRST, THIRD, n=1)
async def satellites_draws_at_once(me: Me) -> None:
    await me.return_(me.hand)
    await me.draw(me.value(8), times=3)


@dogma(FIRST, THIRD, n=2)
async def satellites_splays(me: Me) -> None:
    await me.may_splay(UP, "purple")


@dogma(FOURTH, n=1)
async def satellites_splays_at_once(me: Me) -> None:
    await me.return_(me.hand)
    await me.may_splay(UP, "purple")


@dogma(FOURTH, n=2)
async def satellites_draws(me: Me) -> None:
    await me.draw(me.value(8), times=3)


@dogma(FIRST, THIRD)
async def satellites_3(me: Me) -> None:
    for melded in await me.meld(one(me.hand)):
        await execute_alone(me, melded)


@dogma(FOURTH)
async def satellites_3_fourth(me: Me) -> None:
    for melded in await me.meld(one(me.hand)):
        await self_execute(me, melded)


@demand(FIRST, THIRD)
async def services(me: Me, you: Me) -> None:
    await _serve(me, you, you.score_pile.highest)


@demand(FOURTH)
async def services_fourth(me: Me, you: Me) -> None:
    if you.score_pile:
        value = await me.choose_value(me.t.values())
        await _serve(me, you, you.score_pile.aged(value))


async def _serve(me: Me, you: Me, cards: Cards) -> None:
    if await you.transfer(cards, me, HAND):
        await you.transfer(one(me.tops.lacking(LEAF)), you, HAND)


@dogma()
async def specialization(me: Me) -> None:
    """The fourth edition transfers the cards; before that they are taken."""
    if revealed := await me.reveal(one(me.hand)):
        for opponent in me.opponents:
            top = opponent.top(revealed.colour)
            await (me.transfer(top, me, HAND) if me.t.house.fourth else me.take(top))


@dogma()
async def specialization_2(me: Me) -> None:
    await me.may_splay(UP, "yellow", "blue")


@dogma()
async def suburbia(me: Me) -> None:
    for _ in await me.tuck(any_number(me.hand)):
        await me.draw_and_score(me.value(1))


@dogma(FOURTH)
async def suburbia_2(me: Me) -> None:
    if await me.may():
        await me.junk_deck(me.value(9))
