"""Age 3 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.facts.printed import CASTLE, CROWN, FIRST, FOURTH, LEAF, LEFT, THIRD
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, may, one


@dogma(FIRST, THIRD)
async def alchemy(me: Me) -> None:
    await _alchemy(me, me.icons(CASTLE) // 3)


@dogma(FOURTH)
async def alchemy_fourth(me: Me) -> None:
    await _alchemy(me, me.colours_showing(CASTLE))


async def _alchemy(me: Me, times: int) -> None:
    drawn = await me.draw_and_reveal(me.value(4), times=times)
    await me.keep(drawn)
    if drawn.coloured("red"):
        await me.return_(me.hand)


@dogma()
async def alchemy_2(me: Me) -> None:
    await me.meld(one(me.hand))
    await me.score(one(me.hand))


@demand(FIRST, THIRD)
async def compass(me: Me, you: Me) -> None:
    await you.transfer(one(you.tops.but("green").having(LEAF)), me, BOARD)
    await you.transfer(one(me.tops.lacking(LEAF)), you, BOARD)


@demand(FOURTH)
async def compass_fourth(me: Me, you: Me) -> None:
    await you.transfer(one(you.tops.but("green").having(LEAF)), me, BOARD)
    await you.meld(one(me.tops.lacking(LEAF)))


@dogma()
async def education(me: Me) -> None:
    if await me.return_(may(me.score_pile.highest)):
        await me.draw(me.score_pile.highest.age + 2)


@demand(FIRST, THIRD)
async def engineering(me: Me, you: Me) -> None:
    await you.transfer(you.tops.having(CASTLE), me, SCORE)


@demand(FOURTH)
async def engineering_fourth(me: Me, you: Me) -> None:
    for colour in you.tops.having(CASTLE).colours:
        await you.transfer(you.top(colour).having(CASTLE), me, SCORE)


@dogma()
async def engineering_2(me: Me) -> None:
    await me.may_splay(LEFT, "red")


@demand(FIRST)
async def feudalism_first(me: Me, you: Me) -> None:
    await you.transfer(one(you.hand.having(CASTLE)), me, HAND)


@demand(THIRD)
async def feudalism(me: Me, you: Me) -> None:
    given = await you.reveal(one(you.hand.having(CASTLE)))  # its colour is about to matter to everybody
    await you.transfer(given, me, HAND)
    await you.unsplay(given.colour)


@demand(FOURTH)
async def feudalism_fourth(me: Me, you: Me) -> None:
    if await you.transfer(one(you.hand.having(CASTLE)), me, HAND):
        await you.junk(you.available_specials)


@dogma(FIRST, THIRD)
async def feudalism_2(me: Me) -> None:
    await me.may_splay(LEFT, "yellow", "purple")


@dogma(FOURTH)
async def feudalism_2_fourth(me: Me) -> None:
    if await me.may_splay(LEFT, "yellow", "purple"):
        await me.draw(me.value(3))


@demand()
async def machinery(me: Me, you: Me) -> None:
    await you.exchange(you.hand, HAND, me.hand.highest, me, HAND)


@dogma(FIRST, THIRD)
async def machinery_2(me: Me) -> None:
    await me.score(one(me.hand.having(CASTLE)))
    await me.may_splay(LEFT, "red")


@dogma(FOURTH, n=2)
async def machinery_scores(me: Me) -> None:
    await me.score(one(me.hand.having(CASTLE)))


@dogma(FOURTH, n=3)
async def machinery_splays(me: Me) -> None:
    await me.may_splay(LEFT, "red")


@demand()
async def medicine(me: Me, you: Me) -> None:
    mine = await you.choose(one(you.score_pile.highest), "transfer")
    yours = await you.choose(one(me.score_pile.lowest), "transfer")
    await you.exchange(mine, SCORE, yours, me, SCORE)


@dogma(FOURTH)
async def medicine_2(me: Me) -> None:
    await me.junk_achievement(me.value(3), me.value(4))


@dogma()
async def optics(me: Me) -> None:
    melded = await me.draw_and_meld(me.value(3))
    if melded.having(CROWN):
        await me.draw_and_score(me.value(4))
        return
    poorer = [player for player in me.opponents if player.points < me.points]
    if poorer and me.score_pile and (player := await me.player(poorer)):
        await me.transfer(one(me.score_pile), player, SCORE)


@dogma()
async def paper(me: Me) -> None:
    await me.may_splay(LEFT, "green", "blue")


@dogma(FIRST, THIRD)
async def paper_2(me: Me) -> None:
    await _draw_for_splays(me)


@dogma(FOURTH)
async def paper_2_fourth(me: Me) -> None:
    if await me.score(one(me.tops.having(LEAF))):
        await _draw_for_splays(me)


async def _draw_for_splays(me: Me) -> None:
    await me.draw(me.value(4), times=sum(me.splay_of(colour) == LEFT for colour in me.colours))


@dogma()
async def translation(me: Me) -> None:
    if me.score_pile and await me.may():
        await me.meld(every(me.score_pile))


@dogma()
async def translation_2(me: Me) -> None:
    if me.tops and not me.tops.lacking(CROWN):
        await me.claim_special("world")
