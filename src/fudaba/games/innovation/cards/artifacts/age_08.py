"""Age 8 of Artifacts of History."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, BOARD, JUNK
from fudaba.games.innovation.cards.artifacts.shared import claim_any, junk_any
from fudaba.games.innovation.dogma.activation import execute_as_if_here, self_execute
from fudaba.games.innovation.facts.printed import CLOCK, FOURTH, THIRD, UP
from fudaba.games.innovation.facts.registry import compel, dogma, without_effects
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one

without_effects("battleship_yamato")


@compel(THIRD)
async def action_comics_1(me: Me, you: Me) -> None:
    while me.again(await you.transfer(one(you.tops.but("yellow").having(CLOCK)), me, BOARD)):
        pass


@compel(FOURTH)
async def action_comics_1_fourth(me: Me, you: Me) -> None:
    while me.again():
        drawn = await you.reveal(await you.draw(me.value(8)))
        if drawn.colour == "green":
            if any(me.this in player.tops for player in me.everybody):
                await you.achieve(me.this)
            return
        if not await you.return_(drawn.having(CLOCK)):
            return
        if not await you.transfer(you.top(drawn.colour).having(CLOCK), me, ACHIEVEMENTS):
            return


@compel()
async def battleship_bismarck(me: Me, you: Me) -> None:
    drawn = await you.draw_and_reveal(me.value(8))
    await you.return_(you.stack(drawn.colour))
    await you.keep(drawn)


@dogma(THIRD)
async def earharts_lockheed_electra_10e(me: Me) -> None:
    returned = 0
    for age in _below_nine(me):
        returned += len(await me.return_(one(me.tops.aged(age))))
    if returned == 8:
        me.win()
    await claim_any(me)


@dogma(FOURTH)
async def earharts_lockheed_electra_10e_fourth(me: Me) -> None:
    ages = _below_nine(me)
    for age in ages:
        await me.junk(one(me.tops.aged(age)))
    if set(ages) <= Cards(me.t, me.t.state.zones[JUNK]).ages:
        me.win()


def _below_nine(me: Me) -> list[int]:
    """These values, the highest first; 0 is one of them once there are cards of it (INN-G2)."""
    return [age for age in me.t.values() if age < me.value(9)][::-1]


@dogma(FOURTH)
async def earharts_lockheed_electra_10e_2(me: Me) -> None:
    await claim_any(me)


@dogma(THIRD)
async def garlands_ruby_slippers(me: Me) -> None:
    for melded in await me.meld(one(me.hand.aged(me.value(8)))):
        _come_home(me, melded)
        await execute_as_if_here(me, melded)


@dogma(FOURTH)
async def garlands_ruby_slippers_fourth(me: Me) -> None:
    for melded in await me.meld(one(me.hand.aged(me.value(8)))):
        _come_home(me, melded)
        await self_execute(me, melded)


def _come_home(me: Me, melded: int) -> None:
    piece = me.t.cards[melded]
    if not piece.effects and not piece.karmas:
        me.win()


@dogma()
async def liner_titanic(me: Me) -> None:
    await me.score(Cards(me.t, [card for colour in me.colours for card in me.bottom(colour)]))


@dogma(FOURTH)
async def liner_titanic_2(me: Me) -> None:
    left = [age for age in range(me.t.last_age + 1) if me.deck(age)]
    if left:
        await me.junk_deck(left[0])


@dogma(THIRD)
async def meiji_mura_stamp_vending_machine(me: Me) -> None:
    await _stamp(me, (await me.return_(one(me.hand))).age)


@dogma(FOURTH)
async def meiji_mura_stamp_vending_machine_fourth(me: Me) -> None:
    returned = await me.return_(one(me.hand))
    scored = await _stamp(me, returned.age)
    if scored.ages != {returned.age}:
        await me.junk_deck(scored.highest.age)


async def _stamp(me: Me, age: int) -> Cards:
    scored = Cards(me.t)
    for _ in range(3):
        scored += (await me.draw_and_score(age)).still_there
    return scored


@dogma(THIRD)
async def parnell_pitch_drop(me: Me) -> None:
    if _clocks(me, await _drop(me)) == 3:
        me.win()


@dogma(FOURTH)
async def parnell_pitch_drop_fourth(me: Me) -> None:
    melded = await _drop(me)
    if not await junk_any(me) and _clocks(me, melded) >= 3:
        me.win()


async def _drop(me: Me) -> Cards:
    return await me.draw_and_meld(me.highest_top + 1)


def _clocks(me: Me, cards: Cards) -> int:
    return sum(me.t.cards[card].places.count(CLOCK) for card in cards)


@dogma()
async def plusch_beweglich_rod_bear(me: Me) -> None:
    piles = Cards(me.t, [card for player in me.everybody for card in player.score_pile])
    value = await me.choose_value(me.t.values())
    for colour in me.tops.aged(value).colours:
        await me.splay(colour, UP)
    await me.return_(piles.aged(value))


@compel(THIRD)
async def world_cup_final_ball_of_30(me: Me, you: Me) -> None:
    await you.return_(one(you.achievements))


@compel(FOURTH)
async def world_cup_final_ball_of_30_fourth(me: Me, you: Me) -> None:
    await you.return_(one(you.achievements.where(lambda piece: piece.home < 0)))


@dogma(n=2)
async def world_cup_final_ball_of_30_kicks(me: Me) -> None:
    while me.again():
        drawn = await me.draw_and_reveal(me.value(8))
        highest = Cards(me.t, [card for player in me.everybody for card in player.top(drawn.colour)]).highest
        if len(highest) != 1:
            await me.keep(drawn)
            return
        await me.as_seat(me.t.whereabouts(highest[0])[0]).achieve(drawn)
