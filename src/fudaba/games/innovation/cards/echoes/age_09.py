"""Age 9 of Echoes of the Past."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.cards.echoes.common import but
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute
from fudaba.games.innovation.facts.printed import CROWN, FOURTH, ICONS, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@echo()
async def atm_echo(me: Me) -> None:
    await me.draw_and_score(await me.choose_value(me.t.values()))


@demand()
async def atm(me: Me, you: Me) -> None:
    await you.transfer(one(you.tops.but("yellow").lacking(CROWN).highest), me, BOARD)


@dogma()
async def atm_2(me: Me) -> None:
    await me.may_splay(UP, "purple")


@dogma(FOURTH)
async def atm_3(me: Me) -> None:
    await me.junk_deck(me.value(10))


@dogma(THIRD)
async def calculator(me: Me) -> None:
    await _calculate(me, 11)


@dogma(FOURTH)
async def calculator_fourth(me: Me) -> None:
    await _calculate(me, 12)


async def _calculate(me: Me, limit: int) -> None:
    """Twice, if the first two cards come to less than the limit; a draw follows both times."""
    for _ in range(2):
        first = await me.score(one(me.bottoms.but("blue")))
        if me.t.house.fourth:
            second = await me.score(one(me.bottoms.but("blue", first.colour)))
        else:
            second = await me.score(one(me.bottoms.but("blue")))
        total = first.age + second.age
        if not (first and second) or total >= limit:
            return
        await me.draw(total)


@dogma()
async def calculator_2(me: Me) -> None:
    await me.may_splay(UP, "blue")


@echo()
async def credit_card_echo(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(9))


@dogma(THIRD)
async def credit_card(me: Me) -> None:
    if taken := await me.take(may(me.tops.but("green"))):
        await me.draw_and_score(taken.age)


@dogma(FOURTH)
async def credit_card_fourth(me: Me) -> None:
    while me.again(taken := await me.transfer(may(me.tops.but("green")), me, HAND)):
        scored = await me.draw_and_score(taken.age)
        if not me.foreseen or not scored.still_there:
            break


@dogma()
async def credit_card_2(me: Me) -> None:
    await me.may_splay(UP, "green")


@echo()
async def email_echo(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(10))


@dogma()
async def email(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(9))
    if me.foreseen:
        await me.draw_and_foreshadow(me.value(11))


@dogma(THIRD)
async def email_2(me: Me) -> None:
    for card in await me.choose(one(me.tops.but("green").lowest), "dogma"):
        await execute_alone(me, card)


@dogma(FOURTH)
async def email_2_fourth(me: Me) -> None:
    for card in await me.choose(one(me.tops.but("green").lowest), "dogma"):
        await self_execute(me, card)


@dogma()
async def helicopter(me: Me) -> None:
    while me.again():
        owners = {card: player for player in me.everybody for card in player.tops if card != me.this}
        moved = await me.choose(one(Cards(me.t, owners)), "transfer")
        if not moved:
            return
        await me.transfer(moved, owners[moved[0]], SCORE)
        icons = me.t.cards[moved[0]].icons.intersection(ICONS)
        sharing = [card for card in me.hand if me.t.cards[card].icons & icons]
        if not await me.return_(may(Cards(me.t, sharing))):
            return


@echo()
async def jet_echo(me: Me) -> None:
    if melded := await me.meld(one(me.hand)):
        _melded_by_echo(me).append(melded)


def _melded_by_echo(me: Me) -> list[Cards]:
    """What a player has melded by this card's echo effect in this action: more than one, if endorsed."""
    return me.during_action([])


@demand(THIRD)
async def jet(me: Me, you: Me) -> None:
    colours = [melded.colour for melded in _melded_by_echo(me)]
    await you.return_(one(you.tops.coloured(*colours)))


@demand(FOURTH)
async def jet_fourth(me: Me, you: Me) -> None:
    for melded in _melded_by_echo(me)[-1:]:
        returned = await you.return_(you.top(melded.colour))
        for age in melded.ages | returned.ages:
            await you.junk(Cards(you.t, you.t.standard(age)))


@dogma(FOURTH)
async def jet_2(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(10))


@echo(THIRD)
async def karaoke_echo(me: Me) -> None:
    await _sing(me, range(1, me.value(10)))


@echo(FOURTH)
async def karaoke_echo_fourth(me: Me) -> None:
    await _sing(me, me.hand.ages)


async def _sing(me: Me, ages: Iterable[int]) -> None:
    melded = await me.draw_and_meld(await me.one_value(ages))
    _melded_by_echo(me).append(melded)


@dogma(THIRD)
async def karaoke(me: Me) -> None:
    melded = Cards(me.t, [card for each in _melded_by_echo(me) for card in each])
    for card in await me.choose(one(melded), "dogma"):
        await execute_alone(me, card)


@dogma(THIRD)
async def karaoke_2(me: Me) -> None:
    await me.take(may(me.bottoms))


@dogma(FOURTH, n=1)
async def karaoke_takes(me: Me) -> None:
    await me.transfer(me.bottoms, me, HAND)


@dogma(FOURTH, n=2)
async def karaoke_claims(me: Me) -> None:
    for melded in _melded_by_echo(me)[-1:]:
        if await me.claim(melded.age):
            await self_execute(me, melded[0])


@dogma(THIRD)
async def laser(me: Me) -> None:
    await me.return_(me.available)
    await me.return_(some((len(me.score_pile) + 1) // 2, me.score_pile))
    await me.draw_and_meld(me.value(10))
    await me.draw_and_meld(me.value(10))


@dogma(FOURTH, n=1)
async def laser_returns(me: Me) -> None:
    await me.return_(some(4, me.score_pile))
    await me.return_(me.available)


@dogma(FOURTH, n=2)
async def laser_draws(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(11))
    await me.draw_and_meld(me.value(10))
    if me.foreseen:
        await me.draw_and_meld(me.value(11))


@demand()
async def rock(me: Me, you: Me) -> None:
    await you.transfer(you.top("green"), me, HAND)
    if _beaten(you, "scissors"):
        me.win()


@dogma()
async def rock_2(me: Me) -> None:
    await me.score(may(me.tops))
    if _beaten(me, "paper"):
        me.win()


def _beaten(player: Me, id: str) -> bool:
    """Whether the top green card is this one."""
    return any(player.t.cards[card].id == id for card in player.top("green"))


@echo(THIRD)
async def wristwatch_echo(me: Me) -> None:
    await me.tuck(one(me.tops.but("yellow")))


@echo(FOURTH)
async def wristwatch_echo_fourth(me: Me) -> None:
    await me.tuck(one(me.tops))


@dogma(THIRD)
async def wristwatch(me: Me) -> None:
    for bonus in sorted(me.bonuses):
        await me.draw_and_tuck(bonus)


@dogma(FOURTH, n=1)
async def wristwatch_foreseen(me: Me) -> None:
    if me.foreseen:
        await me.return_(but(me.board, me.bottoms))


@dogma(FOURTH, n=2)
async def wristwatch_melds(me: Me) -> None:
    for bonus in sorted(me.bonuses):
        await me.draw_and_meld(bonus)
