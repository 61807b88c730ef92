"""Age 7 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.state import HAND, SCORE
from fudaba.games.innovation.facts.printed import COLOURS, CROWN, FACTORY, FIRST, FOURTH, RIGHT, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.choices import highest
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some, up_to


@dogma()
async def bicycle(me: Me) -> None:
    if (me.hand or me.score_pile) and await me.may("exchange"):
        await me.exchange(me.hand, HAND, me.score_pile, me, SCORE)


@demand(FIRST)
async def combustion_first(me: Me, you: Me) -> None:
    await you.transfer(some(2, you.score_pile), me, SCORE)


@demand(THIRD)
async def combustion(me: Me, you: Me) -> None:
    await you.transfer(some(me.icons(CROWN) // 4, you.score_pile), me, SCORE)


@demand(FOURTH)
async def combustion_fourth(me: Me, you: Me) -> None:
    await you.transfer(some(me.colours_showing(CROWN), you.score_pile), me, SCORE)


@dogma(THIRD, FOURTH)
async def combustion_2(me: Me) -> None:
    await me.return_(me.bottom("red"))


@dogma()
async def electricity(me: Me) -> None:
    returned = await me.return_(me.tops.lacking(FACTORY))
    await me.draw(me.value(8), times=len(returned))


@dogma()
async def evolution(me: Me) -> None:
    chosen = await me.option("draw_and_score", "draw_higher", may=True)
    if chosen == "draw_and_score":
        await me.draw_and_score(me.value(8))
        await me.return_(one(me.score_pile))
    elif chosen == "draw_higher":
        await me.draw(me.score_pile.highest.age + 1)


@demand()
async def explosives(me: Me, you: Me) -> None:
    if await you.transfer(highest(3, you.hand), me, HAND) and not you.hand:
        await you.draw(me.value(7))


@dogma()
async def lighting(me: Me) -> None:
    tucked = await me.tuck(up_to(3, me.hand))
    for _ in tucked.ages:
        await me.draw_and_score(me.value(7))


@dogma(FIRST, THIRD)
async def publications(me: Me) -> None:
    several = [colour for colour in me.colours if len(me.stack(colour)) > 1]
    if several and (colour := await me.choose_colour(several, may=True)):
        await me.rearrange(colour)


@dogma(FIRST, THIRD, n=2)
@dogma(FOURTH, n=1)
async def publications_splays(me: Me) -> None:
    await me.may_splay(UP, "yellow", "blue")


@dogma(FOURTH)
async def publications_2_fourth(me: Me) -> None:
    if not await me.junk(may(me.available_specials)):
        await me.make_available(may(me.junked_specials))


@dogma(FIRST, THIRD)
async def railroad(me: Me) -> None:
    await me.return_(me.hand)
    await me.draw(me.value(6), times=3)


@dogma(FOURTH, n=1)
async def railroad_returns(me: Me) -> None:
    await me.return_(me.hand)


@dogma(FOURTH, n=2)
async def railroad_draws(me: Me) -> None:
    await me.draw(me.value(6), times=3)


@dogma(FIRST, THIRD, n=2)
@dogma(FOURTH, n=3)
async def railroad_splays(me: Me) -> None:
    await me.may_splay(UP, *(colour for colour in COLOURS if me.splay_of(colour) == RIGHT))


@demand(FIRST, THIRD)
async def refrigeration(me: Me, you: Me) -> None:
    await you.return_(some(len(you.hand) // 2, you.hand))


@demand(FOURTH)
async def refrigeration_fourth(me: Me, you: Me) -> None:
    await you.return_(some(len(you.hand) - 1, you.hand))


@dogma()
async def refrigeration_2(me: Me) -> None:
    await me.score(may(me.hand))


@demand()
async def sanitation(me: Me, you: Me) -> None:
    mine = await you.choose(highest(2, you.hand), "transfer")
    yours = await you.choose(one(me.hand.lowest), "transfer")
    await you.exchange(mine, HAND, yours, me, HAND)


@dogma(FOURTH)
async def sanitation_2(me: Me) -> None:
    await me.junk_deck(await me.choose_value((me.value(7), me.value(8))))
