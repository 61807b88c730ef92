"""Age 2 of Artifacts of History."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD
from fudaba.games.innovation.cards.artifacts.shared import (
    artifacts,
    score_openly,
    splay_anywhere,
    tops_of,
)
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute
from fudaba.games.innovation.facts.printed import CASTLE, CROWN, FOURTH, LEFT, LIGHTBULB, THIRD
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one, some


@compel()
async def babylonian_chronicles(me: Me, you: Me) -> None:
    await you.transfer(one(you.tops.but("red").having(CASTLE)), me, BOARD)


@dogma()
async def babylonian_chronicles_2(me: Me) -> None:
    await me.draw_and_score(me.value(3))


@dogma(THIRD)
async def baghdad_battery(me: Me) -> None:
    melded = await me.meld(some(2, me.hand))
    types = {me.t.cards[card].set for card in melded}
    if len(melded) == len(types) == 2 and len(melded.colours) == 1:
        for _ in range(5):
            await me.draw_and_score(me.value(2))


@dogma(FOURTH)
async def baghdad_battery_fourth(me: Me) -> None:
    melded = await me.meld(one(me.hand))
    scored = await me.score(one(me.hand))
    if melded and scored and melded.age != scored.age:
        await me.junk_deck(melded.age)
        await me.junk_deck(scored.age)


@dogma(THIRD)
async def chronicle_of_zuo(me: Me) -> None:
    for age, icon in enumerate((CASTLE, CROWN, LIGHTBULB), 2):
        if _least(me, icon):
            await me.draw(me.value(age))


@dogma(FOURTH)
async def chronicle_of_zuo_fourth(me: Me) -> None:
    if _least(me, CASTLE) or _least(me, CROWN):
        await me.draw(me.value(3))


@dogma(FOURTH)
async def chronicle_of_zuo_2(me: Me) -> None:
    if _least(me, LIGHTBULB):
        await me.draw(me.value(4))


def _least(me: Me, icon: str) -> bool:
    """Whether nobody has fewer: a tie is enough, since the card does not speak of a single player."""
    return all(me.icons(icon) <= other.icons(icon) for other in me.others)


@dogma(THIRD)
async def cyrus_cylinder(me: Me) -> None:
    for card in await me.choose(one(_other_purples(me)), "dogma"):
        await execute_alone(me, card)
    await splay_anywhere(me, LEFT)


@dogma(FOURTH)
async def cyrus_cylinder_fourth(me: Me) -> None:
    await splay_anywhere(me, LEFT)


@dogma(FOURTH)
async def cyrus_cylinder_2(me: Me) -> None:
    for card in await me.choose(one(_other_purples(me)), "dogma"):
        await self_execute(me, card)


def _other_purples(me: Me) -> Cards:
    return tops_of(me, me.everybody).coloured("purple").without([me.this])


@dogma()
async def dead_sea_scrolls(me: Me) -> None:
    """Only the fourth edition junks the deck."""
    age = me.highest_top
    await me.draw(age, of="artifacts")
    if me.t.house.fourth:
        await me.junk_deck(age, of="artifacts")


@dogma(FOURTH)
async def dead_sea_scrolls_2(me: Me) -> None:
    if player := await me.player(me.everybody):
        await me.junk_achievement(player.highest_top)


@dogma()
async def holy_grail(me: Me) -> None:
    if returned := await me.return_(one(me.hand)):
        await me.claim(returned.age)


@compel()
async def holy_lance(me: Me, you: Me) -> None:
    await you.transfer(one(artifacts(you.tops)), me, BOARD)


@dogma()
async def holy_lance_2(me: Me) -> None:
    if me.tops.where(lambda piece: piece.id == "holy_grail"):
        me.win()


@dogma()
async def rosetta_stone(me: Me) -> None:
    drawn = await me.draw(me.value(2), times=2, of=await me.choose_type())
    melded = await me.meld(one(drawn))
    rest = drawn.without(melded)
    if rest and (other := await me.player(me.opponents)):
        await me.transfer(rest, other, BOARD)


@dogma(THIRD)
async def seikilos_epitaph(me: Me) -> None:
    for card in await _sing(me):
        await execute_alone(me, card)


@dogma(FOURTH)
async def seikilos_epitaph_fourth(me: Me) -> None:
    for card in await _sing(me):
        await self_execute(me, card)


async def _sing(me: Me) -> Cards:
    drawn = await me.draw_and_meld(me.value(3))
    return await me.meld(me.bottom(drawn.colour))


@compel()
async def terracotta_army(me: Me, you: Me) -> None:
    await you.return_(one(you.tops.lacking(CASTLE)))


@dogma(THIRD)
async def terracotta_army_2(me: Me) -> None:
    await score_openly(me, me.hand.lacking(CASTLE))


@dogma(FOURTH)
async def terracotta_army_2_fourth(me: Me) -> None:
    if scored := await score_openly(me, me.hand.lacking(CASTLE)):
        await me.junk_deck(scored.age)
    else:
        await me.tuck(me.this)
