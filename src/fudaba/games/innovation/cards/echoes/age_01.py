"""Age 1 of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND
from fudaba.games.innovation.cards.echoes.common import (
    bonus_of,
    bonus_points,
    but,
    draw_and_foreshadow_all,
    may_junk_to_achieve,
    may_offer_bottom,
    of_expansions,
    with_bonus,
)
from fudaba.games.innovation.facts.printed import CASTLE, COLOURS, FOURTH, LEFT, LIGHTBULB, THIRD
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, may, one, some, up_to


@echo(THIRD)
async def bangle_echo(me: Me) -> None:
    await me.tuck(one(me.hand.coloured("red")))


@echo(FOURTH)
async def bangle_echo_fourth(me: Me) -> None:
    await me.tuck(one(me.hand.aged(me.value(1))))


@dogma(THIRD)
async def bangle(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(3))


@dogma(FOURTH)
async def bangle_fourth(me: Me) -> None:
    if await me.option("draw_and_foreshadow", "tuck_from_forecast") == "draw_and_foreshadow":
        await me.draw_and_foreshadow(me.value(2))
    else:
        await me.tuck(one(me.forecast.aged(me.value(2))))


@dogma(FOURTH)
async def bangle_2(me: Me) -> None:
    if not me.forecast:
        await me.draw_and_foreshadow(me.value(3))


@echo()
async def bell_echo(me: Me) -> None:
    await me.score(may(me.hand))


@dogma(THIRD)
async def bell(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(2))


@dogma(FOURTH)
async def bell_fourth(me: Me) -> None:
    await draw_and_foreshadow_all(me, me.value(1), me.value(2))


@dogma(FOURTH)
async def bell_2(me: Me) -> None:
    if me.foreseen:
        await me.return_(Cards(me.t, [card for player in me.everybody for card in player.hand]))


@echo(THIRD)
async def candles_echo(me: Me) -> None:
    if all(player.points > me.points for player in me.others):
        await me.draw(me.value(3))


@echo(FOURTH)
async def candles_echo_fourth(me: Me) -> None:
    if all(player.points >= me.points for player in me.others):
        await me.draw(me.value(3))


@demand(THIRD)
async def candles(me: Me, you: Me) -> None:
    if await you.transfer(one(you.hand.having(CASTLE)), me, HAND):
        await you.draw(me.value(1))


@demand(FOURTH)
async def candles_fourth(me: Me, you: Me) -> None:
    fitting = you.hand.where(lambda card: CASTLE in card.icons or LIGHTBULB in card.icons)
    if await you.transfer(one(fitting), me, HAND):
        await you.draw(me.value(1))


@echo(THIRD)
async def chopsticks_echo(me: Me) -> None:
    await me.draw(me.value(1))


@echo(FOURTH)
async def chopsticks_echo_fourth(me: Me) -> None:
    if await me.may():
        await me.draw_and_foreshadow(me.value(1))


@dogma(THIRD)
async def chopsticks(me: Me) -> None:
    await may_offer_bottom(me, me.value(1))


@dogma(FOURTH)
async def chopsticks_fourth(me: Me) -> None:
    await may_junk_to_achieve(me, me.value(1))


@dogma(THIRD)
async def comb(me: Me) -> None:
    await _comb(me)


@dogma(FOURTH)
async def comb_fourth(me: Me) -> None:
    colour = await _comb(me)
    if me.foreseen:
        await me.return_(Cards(me.t, [card for player in me.everybody for card in player.stack(colour)]))


async def _comb(me: Me) -> str:
    colour = await me.choose_colour(COLOURS)
    drawn = await me.draw_and_reveal(me.value(1), times=5)
    await me.return_(drawn.but(colour))
    await me.keep(drawn.coloured(colour))
    return colour


@dogma(THIRD)
async def dice(me: Me) -> None:
    await _dice(me, "")


@dogma(FOURTH)
async def dice_fourth(me: Me) -> None:
    await _dice(me, "echoes")


async def _dice(me: Me, name: str) -> None:
    drawn = await me.draw_and_reveal(me.value(1), of=name)
    if bonus := bonus_of(drawn):
        await me.draw_and_meld(bonus)
    await me.keep(drawn)


@dogma(FOURTH)
async def dice_2(me: Me) -> None:
    if me.foreseen:
        drawn = await me.draw(me.value(4))
        richer = [player for player in me.opponents if bonus_points(player) > bonus_points(me)]
        if richer and (player := await me.player(richer)):
            await me.transfer(drawn, player, HAND)


@echo()
async def flute_echo(me: Me) -> None:
    await me.may_splay(LEFT, *COLOURS)


@demand(THIRD)
async def flute(me: Me, you: Me) -> None:
    await you.return_(one(with_bonus(you.hand)))


@demand(FOURTH)
async def flute_fourth(me: Me, you: Me) -> None:
    await you.return_(one(of_expansions(you.hand)))


@dogma(THIRD)
async def flute_2(me: Me) -> None:
    await _flute(me, "")


@dogma(FOURTH)
async def flute_2_fourth(me: Me) -> None:
    await _flute(me, "echoes")


async def _flute(me: Me, name: str) -> None:
    drawn = await me.draw_and_reveal(me.value(1), of=name)
    if bonus_of(drawn):
        await me.draw(me.value(1))
    await me.keep(drawn)


@dogma(THIRD)
async def ice_skates(me: Me) -> None:
    await _ice_skates(me, 3)
    await me.return_(one(me.tops.highest))


@dogma(FOURTH)
async def ice_skates_fourth(me: Me) -> None:
    if me.foreseen:
        await me.junk_deck(me.value(1))
        await me.junk_deck(me.value(2))


@dogma(FOURTH)
async def ice_skates_2(me: Me) -> None:
    await _ice_skates(me, 2)


async def _ice_skates(me: Me, most: int) -> None:
    for _ in await me.return_(up_to(most, me.hand)):
        if await me.option("draw_and_meld", "draw_and_foreshadow") == "draw_and_meld":
            await me.draw_and_meld(me.value(2))
        else:
            await me.draw_and_foreshadow(me.value(3))


@dogma(THIRD)
async def noodles(me: Me) -> None:
    await _noodles(me, me.others)


@dogma(FOURTH)
async def noodles_fourth(me: Me) -> None:
    await _noodles(me, me.opponents)


async def _noodles(me: Me, others: list[Me]) -> None:
    if all(len(me.hand.aged(me.value(1))) > len(player.hand.aged(me.value(1))) for player in others):
        await me.draw_and_score(me.value(2))


@dogma()
async def noodles_2(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(1))
    if drawn.colour == "yellow":
        await me.score(me.hand.aged(me.value(1)))
    await me.keep(drawn)


@echo(THIRD)
async def perfume_echo(me: Me) -> None:
    await me.draw_and_tuck(me.value(1))


@echo(FOURTH)
async def perfume_echo_fourth(me: Me) -> None:
    while me.again((await me.draw_and_tuck(me.value(1))).having(CASTLE)):
        pass


@demand()
async def perfume(me: Me, you: Me) -> None:
    other = Cards(me.t, [card for card in you.tops if me.t.age(card) not in me.tops.ages])
    given = await you.transfer(one(other), me, BOARD)
    if given:
        await you.draw_and_meld(given.age)


@echo(THIRD)
async def plumbing_echo(me: Me) -> None:
    await me.score(one(me.bottoms))


@echo(FOURTH)
async def plumbing_echo_fourth(me: Me) -> None:
    await me.score(me.bottom("blue"))


@dogma(THIRD)
async def plumbing(me: Me) -> None:
    """It says that it has no effect."""


@dogma(FOURTH)
async def plumbing_fourth(me: Me) -> None:
    await me.junk_deck(me.value(1))


@dogma(THIRD)
async def puppet(me: Me) -> None:
    """It says that it has no effect."""


@dogma(FOURTH)
async def puppet_fourth(me: Me) -> None:
    await me.junk_achievement(*sorted(me.score_pile.ages))


@echo()
async def ruler_echo(me: Me) -> None:
    await me.draw(me.value(2))


@dogma(THIRD)
async def ruler(me: Me) -> None:
    """It says that it has no effect."""


@dogma(FOURTH)
async def ruler_fourth(me: Me) -> None:
    drawn = await me.draw(me.value(1), times=2, of="echoes")
    chosen = await me.choose(one(drawn), "foreshadow")
    await me.foreshadow(chosen)
    await me.return_(but(drawn, chosen))


@dogma(THIRD)
async def soap(me: Me) -> None:
    colour = await me.choose_colour(COLOURS)
    if len(await me.tuck(any_number(me.hand.coloured(colour)))) >= 3:
        await _achieve_from_hand(me)


@dogma(FOURTH)
async def soap_fourth(me: Me) -> None:
    colour = await me.choose_colour(COLOURS)
    if await me.tuck(any_number(me.hand.coloured(colour))):
        own = me.top(colour).age
        if all(own > player.top(colour).age for player in me.opponents):
            await _achieve_from_hand(me)


async def _achieve_from_hand(me: Me) -> None:
    await me.achieve(may(Cards(me.t, filter(me.can_achieve, me.hand))))


@echo()
async def umbrella_echo(me: Me) -> None:
    await me.meld(may(me.hand))


@dogma()
async def umbrella(me: Me) -> None:
    returned = await me.return_(any_number(me.hand))
    await me.score(some(2 * len(returned), me.hand))
