"""Age 10 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, SAFE, SCORE
from fudaba.games.innovation.dogma.activation import self_execute
from fudaba.games.innovation.expansions.secrets import lowest, safeguard_achievement
from fudaba.games.innovation.facts.printed import CLOCK, COLOURS, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.choices import highest as the_highest
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@dogma()
async def cryptocurrency(me: Me) -> None:
    returned = await me.return_(me.score_pile)
    for _ in returned.ages:
        await me.draw_and_score(me.value(10))


@dogma()
async def cryptocurrency_2(me: Me) -> None:
    await me.may_splay(UP, "red")


@dogma()
async def denver_airport(me: Me) -> None:
    await me.achieve(may(me.safe))


@dogma()
async def denver_airport_2(me: Me) -> None:
    await me.may_splay(UP, "purple")


@demand()
async def fight_club(me: Me, you: Me) -> None:
    await you.transfer(one(you.safe), me, ACHIEVEMENTS)


@dogma()
async def fight_club_2(me: Me) -> None:
    await me.may_splay(UP, "yellow")


@demand()
async def hacking(me: Me, you: Me) -> None:
    await you.transfer(the_highest(2, you.safe), me, SAFE)
    await you.transfer(the_highest(2, you.score_pile), me, SCORE)
    await you.meld(lowest(2, you.score_pile))


@dogma()
async def inhomogeneous_cosmology(me: Me) -> None:
    done = True
    while me.again(done):
        placed = await me.put_back(may(me.tops))
        melded = await me.meld(may(me.hand))
        done = bool(placed or melded)


@dogma()
async def inhomogeneous_cosmology_2(me: Me) -> None:
    await me.draw(me.value(11), times=len(COLOURS) - len(me.colours))


@dogma()
async def order_of_the_occult_hand(me: Me) -> None:
    if me.score_pile.aged(me.value(3)):
        me.lose()


@dogma()
async def order_of_the_occult_hand_2(me: Me) -> None:
    if me.hand.aged(me.value(7)):
        me.win()


@dogma()
async def order_of_the_occult_hand_3(me: Me) -> None:
    await me.meld(some(2, me.hand))
    await me.score(some(4, me.hand))
    await me.splay("blue", UP)


@dogma()
async def ride_hailing(me: Me) -> None:
    await me.may_splay(UP, "green")


@dogma()
async def ride_hailing_2(me: Me) -> None:
    theirs = Cards(me.t, [card for other in me.others for card in other.tops])
    if melded := await me.meld(one(theirs.but("yellow").having(CLOCK))):
        await self_execute(me, melded[0])
    else:
        await me.draw(me.value(11))


@demand()
async def secret_santa(me: Me, you: Me) -> None:
    await you.meld(one(me.score_pile))


@dogma()
async def secret_santa_2(me: Me) -> None:
    for _ in range(3):
        await me.draw_and_score(me.value(10))


@dogma()
async def three_d_printing(me: Me) -> None:
    repeat = True
    while me.again(repeat):
        ends = {card for colour in me.colours for card in (*me.top(colour), *me.bottom(colour))}
        returned = await me.return_(one(Cards(me.t, sorted(ends))))
        achieved = await me.achieve(one(me.safe.aged(returned.age)))
        repeat = bool(await safeguard_achievement(me)) and bool(achieved)


@dogma()
async def whatchamacallit(me: Me) -> None:
    for value in me.t.values():
        if value not in me.tops.ages | me.score_pile.ages:
            await me.draw_and_score(value)
