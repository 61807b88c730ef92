"""Age 2 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.facts.printed import COLOURS, FIRST, FOURTH, LEAF, LEFT, THIRD
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, between, may, one, some


@dogma()
async def calendar(me: Me) -> None:
    if len(me.score_pile) > len(me.hand):
        await me.draw(me.value(3), times=2)


@dogma(FIRST, THIRD)
async def canal_building(me: Me) -> None:
    if (me.hand or me.score_pile) and await me.may("exchange"):
        await me.exchange(me.hand.highest, HAND, me.score_pile.highest, me, SCORE)


@dogma(FOURTH)
async def canal_building_fourth(me: Me) -> None:
    chosen = await me.option("exchange", "junk_deck", may=True)
    if chosen == "exchange":
        await me.exchange(me.hand.highest, HAND, me.score_pile.highest, me, SCORE)
    elif chosen == "junk_deck":
        await me.junk_deck(me.value(3))


@demand()
async def construction(me: Me, you: Me) -> None:
    await you.transfer(some(2, you.hand), me, HAND)
    await you.draw(me.value(2))


@dogma()
async def construction_2(me: Me) -> None:
    if [player for player in me.everybody if len(player.tops) == 5] == [me]:
        await me.claim_special("empire")


@dogma()
async def currency(me: Me) -> None:
    returned = await me.return_(any_number(me.hand))
    for _ in returned.ages:
        await me.draw_and_score(me.value(2))


@dogma(FIRST)
async def fermenting_first(me: Me) -> None:
    await me.draw(me.value(2), times=me.icons(LEAF) // 2)


@dogma(THIRD, FOURTH)
async def fermenting(me: Me) -> None:
    await me.draw(me.value(2), times=me.colours_showing(LEAF))


@dogma(FOURTH)
async def fermenting_2(me: Me) -> None:
    if not await me.tuck(may(me.hand.coloured("green"))):
        await me.junk_deck(me.value(2))
        for player in me.everybody:
            await me.junk(player.tops.where(lambda card: card.id == "fermenting"))


@demand()
async def mapmaking(me: Me, you: Me) -> None:
    await you.transfer(one(you.score_pile.aged(me.value(1))), me, SCORE)


@dogma()
async def mapmaking_2(me: Me) -> None:
    if me.due("transfer"):
        await me.draw_and_score(me.value(1))


@dogma()
async def mathematics(me: Me) -> None:
    if returned := await me.return_(may(me.hand)):
        await me.draw_and_meld(returned.age + 1)


@demand()
async def monotheism(me: Me, you: Me) -> None:
    if await you.transfer(one(you.tops.but(*me.colours)), me, SCORE):
        await you.draw_and_tuck(me.value(1))


@dogma()
async def monotheism_2(me: Me) -> None:
    await me.draw_and_tuck(me.value(1))


@dogma()
async def philosophy(me: Me) -> None:
    await me.may_splay(LEFT, *COLOURS)


@dogma()
async def philosophy_2(me: Me) -> None:
    await me.score(may(me.hand))


@dogma(FIRST, THIRD)
async def road_building(me: Me) -> None:
    for other in await _build_roads(me):
        await me.transfer(other.top("green"), me, BOARD)


@dogma(FOURTH)
async def road_building_fourth(me: Me) -> None:
    for other in await _build_roads(me):
        await me.meld(other.top("green"))


async def _build_roads(me: Me) -> list[Me]:
    """Meld one or two cards; the player who then gets the top red card, if any does."""
    if len(await me.meld(between(1, 2, me.hand))) == 2 and me.top("red"):
        other = await me.player(me.others, may=True)
        if other:
            await me.transfer(me.top("red"), other, BOARD)
            return [other]
    return []
