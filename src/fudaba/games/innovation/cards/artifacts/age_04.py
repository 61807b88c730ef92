"""Age 4 of Artifacts of History."""

from __future__ import annotations

from collections import Counter

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, SCORE
from fudaba.games.innovation.cards.artifacts.shared import return_openly
from fudaba.games.innovation.facts.printed import CASTLE, COLOURS, CROWN, FOURTH, ICONS, RIGHT, THIRD
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, one, some


@dogma()
async def abell_gallery_harpsichord(me: Me) -> None:
    often = Counter(map(me.t.age, me.tops))
    for age in sorted(age for age, number in often.items() if number == 1):
        await me.draw_and_score(age)


@dogma()
async def cross_of_coronado(me: Me) -> None:
    await me.reveal(me.hand)
    if len(me.hand) == len(me.hand.colours) == 5:
        me.win()


@dogma()
async def delft_pocket_telescope(me: Me) -> None:
    while me.again(returned := await return_openly(me, me.score_pile)):
        icons = me.t.cards[returned[0]].icons & set(ICONS)
        drawn = Cards(me.t, [*await me.draw(me.value(5)), *await me.draw(me.value(6))])
        alike = [card for card in drawn if me.t.cards[card].icons & icons]
        if await me.reveal(one(Cards(me.t, alike))):
            return
        await me.return_(drawn)


@dogma(THIRD)
async def east_india_company_charter(me: Me) -> None:
    await _trade(me)


@dogma(FOURTH)
async def east_india_company_charter_fourth(me: Me) -> None:
    value, scored = await _trade(me)
    if scored and scored.ages == {me.value(5)}:
        await me.junk_deck(value)


async def _trade(me: Me) -> tuple[int, Cards]:
    """Return all cards of an age, and score a 5 for each pile from which some came."""
    value = await me.choose_value(age for age in me.t.values() if age != me.value(5))
    piles = [player.score_pile for player in me.everybody]
    returned = await me.return_(Cards(me.t, [card for pile in piles for card in pile.aged(value)]))
    scored = Cards(me.t)
    for pile in piles:
        if not set(pile).isdisjoint(returned):
            scored += (await me.draw_and_score(me.value(5))).still_there
    return value, scored


@compel(THIRD)
async def galleon_nuestra_senora_de_atocha(me: Me, you: Me) -> None:
    await _wreck(me, you, you.score_pile.highest.age)


@compel(FOURTH)
async def galleon_nuestra_senora_de_atocha_fourth(me: Me, you: Me) -> None:
    if you.score_pile:
        await _wreck(me, you, await me.choose_value(me.t.values()))


async def _wreck(me: Me, you: Me, age: int) -> None:
    if await you.transfer(you.score_pile.aged(age), me, SCORE):
        await you.transfer(one(you.tops.aged(age)), me, BOARD)


@dogma(THIRD)
async def hunt_lenox_globe(me: Me) -> None:
    await _explore(me)
    await me.meld(one(me.hand))


@dogma(FOURTH)
async def hunt_lenox_globe_fourth(me: Me) -> None:
    await _explore(me)


async def _explore(me: Me) -> None:
    if len(me.hand) < 4:
        await me.draw(me.value(5), times=len(await me.return_(every(me.tops.but("green")))))


@dogma(FOURTH)
async def hunt_lenox_globe_2(me: Me) -> None:
    await me.meld(one(me.hand))


@dogma(THIRD)
async def molasses_reef_caravel(me: Me) -> None:
    await me.return_(me.hand)
    await me.draw(me.value(4), times=3)
    await me.meld(one(me.hand.coloured("blue")))
    await me.score(one(me.hand))
    await me.return_(one(me.score_pile))


@dogma(FOURTH)
async def molasses_reef_caravel_fourth(me: Me) -> None:
    await me.return_(me.hand)


@dogma(FOURTH)
async def molasses_reef_caravel_2(me: Me) -> None:
    await me.draw(me.value(4), times=3)
    await me.meld(one(me.hand.coloured("green")))
    await me.junk_deck(me.top("green").age)


@dogma()
async def mona_lisa(me: Me) -> None:
    number = await me.choose_value(range(len(me.hand) + 6), word="number")
    colour = await me.choose_colour(COLOURS)
    await me.draw(me.value(4), times=5)
    await me.reveal(me.hand)
    if len(me.hand.coloured(colour)) == number:
        await me.score(me.hand.coloured(colour))
        await me.splay(colour, RIGHT)
    else:
        await me.return_(me.hand)


@compel()
async def moses(me: Me, you: Me) -> None:
    await you.transfer(you.tops.having(CROWN), me, SCORE)


@dogma()
async def moses_2(me: Me) -> None:
    await me.score(one(me.tops.having(CROWN)))


@compel(THIRD)
async def petition_of_right(me: Me, you: Me) -> None:
    await you.transfer(some(len(you.tops.having(CASTLE)), you.score_pile), me, SCORE)


@compel(FOURTH)
async def petition_of_right_fourth(me: Me, you: Me) -> None:
    await you.transfer(some(you.colours_showing(CASTLE), you.score_pile), me, SCORE)


@dogma(FOURTH)
async def petition_of_right_2(me: Me) -> None:
    await me.junk_achievement(me.icons(CASTLE))
