"""Age 7 of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import HAND, SCORE
from fudaba.games.innovation.cards.echoes.common import (
    available_achievements,
    junk,
    may_junk_to_achieve,
    may_offer_bottom,
    visible_hexes_of,
    with_bonus,
    without_bonus,
)
from fudaba.games.innovation.dogma.echo import visible_echoes
from fudaba.games.innovation.facts.printed import COLOURS, FOURTH, NONE, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@echo()
async def elevator_echo(me: Me) -> None:
    green = me.stack("green")
    if len(green) > 1:
        word = await me.option("top", "bottom")
        green = me.top("green") if word == "top" else me.bottom("green")
    await me.score(green)


@dogma(THIRD)
async def elevator(me: Me) -> None:
    if me.score_pile:
        age = await me.choose_value(sorted(me.score_pile.ages))
        for card in await _lifted(me, me.others, age):
            await me.transfer(card, me, SCORE)


@dogma(FOURTH)
async def elevator_fourth(me: Me) -> None:
    age = await me.one_value(me.score_pile.ages)
    if me.score_pile:
        await me.score(await _lifted(me, me.opponents, age))
    await me.draw_and_foreshadow(age)


async def _lifted(me: Me, others: list[Me], age: int) -> Cards:
    from_hands = await me.option("hands", "score_piles") == "hands"
    places = [player.hand if from_hands else player.score_pile for player in others]
    return Cards(me.t, [card for place in places for card in place.aged(age)])


@dogma()
async def fertilizer(me: Me) -> None:
    if returned := await me.return_(may(me.hand)):
        for player in me.everybody:
            await me.transfer(player.score_pile.aged(returned.age), me, HAND)


@dogma(THIRD)
async def fertilizer_2(me: Me) -> None:
    await me.draw_and_foreshadow(await me.choose_value(me.t.values()))


@dogma(FOURTH)
async def fertilizer_2_fourth(me: Me) -> None:
    await me.draw_and_foreshadow(len(me.hand))


@echo()
async def ice_cream_echo(me: Me) -> None:
    await me.score(one(without_bonus(me.tops.but("purple"))))


@demand()
async def ice_cream(me: Me, you: Me) -> None:
    await you.draw_and_meld(me.value(1))


@dogma(THIRD)
async def ice_cream_2(me: Me) -> None:
    await may_offer_bottom(me, await me.choose_value((me.value(6), me.value(7), me.value(8), me.value(9))))


@dogma(FOURTH)
async def ice_cream_2_fourth(me: Me) -> None:
    await may_junk_to_achieve(me, await me.choose_value((me.value(6), me.value(7), me.value(8), me.value(9))))


@echo(THIRD)
async def jeans_echo(me: Me) -> None:
    await _wear(me, me.value(9))


@echo(FOURTH)
async def jeans_echo_fourth(me: Me) -> None:
    await _wear(me, me.value(8))


async def _wear(me: Me, age: int) -> None:
    drawn = await me.draw(age, times=2)
    returned = await me.return_(one(drawn))
    await me.foreshadow(drawn.without(returned))


@dogma(THIRD)
async def jeans(me: Me) -> None:
    first = await me.choose_value(range(1, me.value(7)))
    second = await me.choose_value(age for age in range(1, me.value(7)) if age != first)
    await _meld_one(me, first, second)


@dogma(FOURTH, n=1)
async def jeans_melds(me: Me) -> None:
    age = me.top("blue").age
    await _meld_one(me, age, age)


async def _meld_one(me: Me, *ages: int) -> None:
    drawn = Cards(me.t, [card for age in ages for card in await me.draw_and_reveal(age)])
    chosen = await me.choose(one(drawn), "meld")
    await me.meld(chosen)
    await me.return_(drawn.without(chosen))


@dogma(FOURTH, n=2)
async def jeans_junks(me: Me) -> None:
    await me.junk_deck(await me.choose_value((me.value(7), me.value(8))))


@dogma(FOURTH, n=3)
async def jeans_takes(me: Me) -> None:
    if me.foreseen:
        await me.transfer(one(junk(me)), me, HAND)


@echo()
async def machine_gun_echo(me: Me) -> None:
    if len(me.tops) == 5:
        await me.draw_and_score(me.value(7))


@demand(THIRD)
async def machine_gun(me: Me, you: Me) -> None:
    if await you.transfer(with_bonus(you.tops), me, SCORE):
        await you.draw(me.value(7))


@demand(FOURTH)
async def machine_gun_fourth(me: Me, you: Me) -> None:
    if await you.transfer(with_bonus(you.tops), me, SCORE):
        await you.junk(some(4, available_achievements(you)))
        await you.draw(me.value(7))


@dogma()
async def machine_gun_2(me: Me) -> None:
    await me.return_(me.tops.but("red"))


@echo()
async def photography_echo(me: Me) -> None:
    await me.meld(one(me.forecast))


@demand()
async def photography(me: Me, you: Me) -> None:
    """The fourth edition transfers the card; before that it is taken."""
    highest = one(you.tops.highest)
    await (you.transfer(highest, you, HAND) if me.t.house.fourth else you.take(highest))


@dogma(THIRD)
async def photography_2(me: Me) -> None:
    await _photograph(me)


@dogma(FOURTH)
async def photography_2_fourth(me: Me) -> None:
    if await _photograph(me) and me.foreseen:
        me.win()


async def _photograph(me: Me) -> bool:
    enough = any(len(visible_echoes(me.t, me.seat, colour)) >= 3 for colour in COLOURS)
    return enough and await me.claim_special("history")


@echo()
async def rubber_echo(me: Me) -> None:
    await me.draw_and_tuck(me.value(8))
    await me.draw_and_tuck(me.value(8))


@dogma()
async def rubber(me: Me) -> None:
    await me.score(one(without_bonus(me.tops)))


@dogma()
async def rubber_2(me: Me) -> None:
    await me.may_splay(UP, "red")


@dogma(FOURTH)
async def rubber_3(me: Me) -> None:
    if me.foreseen:
        await me.foreshadow(one(me.tops))


@dogma()
async def saxophone(me: Me) -> None:
    await me.may_splay(UP, "purple")


@dogma()
async def saxophone_2(me: Me) -> None:
    notes = visible_hexes_of(me, "bell", "flute", "piano", "saxophone")
    if notes == 4:
        me.win()
    await me.draw(me.value(7), times=notes)


@dogma(THIRD)
async def telegraph(me: Me) -> None:
    await _match(me, me.opponents)


@dogma(FOURTH, n=1)
async def telegraph_matches(me: Me) -> None:
    await _match(me, me.others)


async def _match(me: Me, others: list[Me]) -> None:
    player = await me.player(others, may=True)
    if player is not None:
        colours = [colour for colour in COLOURS if me.can_splay(player.splay_of(colour), colour)]
        colour = await me.choose_colour(colours)
        if colour:
            await me.splay(colour, player.splay_of(colour))


@dogma()
async def telegraph_2(me: Me) -> None:
    await me.may_splay(UP, "blue")


@dogma(FOURTH)
async def telegraph_3(me: Me) -> None:
    if me.foreseen:
        for colour in COLOURS:
            if me.splay_of(colour) != NONE:
                await me.splay(colour, UP)


@dogma(THIRD)
async def typewriter(me: Me) -> None:
    await me.reveal(me.hand)  # its colours are about to matter to everybody
    returned = await me.return_(me.hand)
    age = me.value(6)
    await me.draw(age)
    for number in range(1, len(returned.colours) + 1):
        await me.draw(age + number)


@dogma(FOURTH)
async def typewriter_fourth(me: Me) -> None:
    await me.reveal(me.hand)  # its colours are about to matter to everybody
    returned = await me.return_(me.hand)
    await me.draw(me.value(6))
    for _ in returned.colours:
        await me.draw(me.hand.highest.age + 1)
