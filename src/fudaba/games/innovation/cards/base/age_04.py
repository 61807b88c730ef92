"""Age 4 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.state import BOARD, SCORE
from fudaba.games.innovation.facts.printed import (
    CASTLE,
    COLOURS,
    CROWN,
    FIRST,
    FOURTH,
    LEAF,
    LEFT,
    LIGHTBULB,
    RIGHT,
    THIRD,
)
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@demand(FIRST, THIRD)
async def anatomy(me: Me, you: Me) -> None:
    if returned := await you.return_(one(you.score_pile)):
        await you.return_(one(you.tops.aged(returned.age)))


@demand(FOURTH)
async def anatomy_fourth(me: Me, you: Me) -> None:
    if (returned := await you.return_(one(you.score_pile))) and await you.return_(
        one(you.tops.aged(returned.age))
    ):
        await you.junk_deck(me.value(4))


@dogma(FIRST, THIRD)
async def colonialism(me: Me) -> None:
    while me.again((await me.draw_and_tuck(me.value(3))).having(CROWN)):
        pass


@dogma(FOURTH)
async def colonialism_fourth(me: Me) -> None:
    crowned = True
    while me.again(crowned):
        tucked = await me.draw_and_tuck(me.value(3))
        if tucked.colour == "green":
            await me.junk_deck(me.value(5))
        crowned = bool(tucked.having(CROWN))


@demand()
async def enterprise(me: Me, you: Me) -> None:
    if await you.transfer(one(you.tops.but("purple").having(CROWN)), me, BOARD):
        await you.draw_and_meld(me.value(4))


@dogma()
async def enterprise_2(me: Me) -> None:
    await me.may_splay(RIGHT, "green")


@dogma()
async def experimentation(me: Me) -> None:
    await me.draw_and_meld(me.value(5))


@demand()
async def gunpowder(me: Me, you: Me) -> None:
    await you.transfer(one(you.tops.having(CASTLE)), me, SCORE)


@dogma()
async def gunpowder_2(me: Me) -> None:
    if me.due("transfer"):
        await me.draw_and_score(me.value(2))


@dogma()
async def invention(me: Me) -> None:
    splayed_left = [colour for colour in COLOURS if me.splay_of(colour) == LEFT]
    if splayed_left and await me.may_splay(RIGHT, *splayed_left):
        await me.draw_and_score(me.value(4))


@dogma()
async def invention_2(me: Me) -> None:
    if all(me.splay_of(colour) for colour in COLOURS):
        await me.claim_special("wonder")


@demand()
async def navigation(me: Me, you: Me) -> None:
    await you.transfer(one(you.score_pile.aged(me.value(2), me.value(3))), me, SCORE)


@dogma(FIRST, THIRD)
async def perspective(me: Me) -> None:
    if await me.return_(may(me.hand)):
        await me.score(some(me.icons(LIGHTBULB) // 2, me.hand))


@dogma(FOURTH)
async def perspective_fourth(me: Me) -> None:
    if await me.return_(may(me.hand)):
        await me.score(some(me.colours_showing(LIGHTBULB), me.hand))


@dogma()
async def printing_press(me: Me) -> None:
    if await me.return_(may(me.score_pile)):
        await me.draw(me.top("purple").age + 2)


@dogma()
async def printing_press_2(me: Me) -> None:
    await me.may_splay(RIGHT, "blue")


@dogma(FIRST, THIRD)
async def reformation(me: Me) -> None:
    await _reform(me, me.icons(LEAF) // 2)


@dogma(FOURTH)
async def reformation_2_fourth(me: Me) -> None:
    await _reform(me, sum(me.splay_of(colour) > 0 for colour in COLOURS))


async def _reform(me: Me, number: int) -> None:
    """All or none: the card does not say "up to" (INN-018)."""
    if number and me.hand and await me.may():
        await me.tuck(some(number, me.hand))


@dogma(FIRST, THIRD)
async def reformation_2(me: Me) -> None:
    await me.may_splay(RIGHT, "yellow", "purple")


@dogma(FOURTH)
async def reformation_fourth(me: Me) -> None:
    await me.may_splay(RIGHT, "yellow", "purple")
