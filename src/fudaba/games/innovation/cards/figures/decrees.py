"""The decrees; how they are issued is in `expansions.figures_decrees`."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.facts.printed import UP
from fudaba.games.innovation.facts.registry import decree
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules.splays import can_splay
from fudaba.kernel.choices import every, some


@decree("red")
async def war(me: Me) -> None:
    age = await me.choose_value(me.t.values())
    hit = [card for player in me.others for card in player.tops.aged(age)]
    await me.return_(every(Cards(me.t, hit)))


@decree("purple")
async def rivalry(me: Me) -> None:
    if them := await me.player(me.others):
        await me.return_(some(3, them.score_pile))
        await me.return_(every(them.tops.figures))


@decree("green")
async def trade(me: Me) -> None:
    for _ in range(3):
        await me.draw_and_foreshadow(me.highest_top + 1)


@decree("blue")
async def advancement(me: Me) -> None:
    await me.draw(me.highest_top + 2)


@decree("yellow")
async def expansion(me: Me) -> None:
    colours = [colour for colour in me.colours if can_splay(me.t, me.seat, colour, UP)]
    if colours:
        await me.splay(await me.choose_colour(colours, word="splay_up"), UP)
