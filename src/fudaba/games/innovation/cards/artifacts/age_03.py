"""Age 3 of Artifacts of History."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, SCORE
from fudaba.games.innovation.cards.artifacts.shared import claim_any, return_openly, tops_of
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute
from fudaba.games.innovation.facts.printed import COLOURS, FOURTH, LEFT, RIGHT, THIRD
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one, some


@dogma()
async def along_the_river_during_the_qingming_festival(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(4))
    while me.again(drawn.colour not in ("yellow", "purple")):
        await me.keep(drawn)
        drawn = await me.draw_and_reveal(me.value(4))
    await (me.tuck if drawn.colour == "yellow" else me.score)(drawn)


@dogma()
async def dunhuang_star_chart(me: Me) -> None:
    await me.draw(len(await me.return_(me.hand)))


@compel()
async def excalibur(me: Me, you: Me) -> None:
    higher = [c for c in you.tops if me.t.age(c) > me.top(me.t.cards[c].colour).age]
    await you.transfer(one(Cards(me.t, higher)), me, BOARD)


@dogma(THIRD)
async def ife_head(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(4))
    await me.splay(drawn.colour, RIGHT)
    await me.keep(drawn)


@dogma(FOURTH)
async def ife_head_fourth(me: Me) -> None:
    unsplayed = [c for c in me.colours if not me.splay_of(c) and len(me.stack(c)) >= 2]
    if unsplayed:
        colour = await me.choose_colour(unsplayed, word="splay_right")
        await me.splay(colour, RIGHT)
        number = len(me.stack(colour))
        if not await me.junk_achievement(number):
            await me.draw(number)


@compel()
async def mjolnir_amulet(me: Me, you: Me) -> None:
    chosen = await you.choose(one(you.tops), "transfer")
    if chosen:
        await you.transfer(you.stack(chosen.colour), me, SCORE)


@compel(THIRD)
async def moylough_belt_shrine(me: Me, you: Me) -> None:
    await _enshrine(me, you)


@compel(FOURTH)
async def moylough_belt_shrine_fourth(me: Me, you: Me) -> None:
    if moved := await _enshrine(me, you):
        await you.junk_deck(moved.age)


async def _enshrine(me: Me, you: Me) -> Cards:
    await you.reveal(you.hand)
    return await you.transfer(await me.choose(one(you.hand), "transfer"), me, BOARD)


@dogma()
async def necronomicon(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(3))
    if drawn.colour == "yellow":
        await me.return_(me.hand)
    elif drawn.colour == "green":
        for colour in COLOURS:
            await me.unsplay(colour)
    elif drawn.colour == "red":
        await me.return_(me.score_pile)
    elif drawn.colour == "blue":
        await me.draw(me.value(9))
    await me.keep(drawn)


@dogma(THIRD)
async def philosophers_stone(me: Me) -> None:
    returned = await me.return_(one(me.hand))
    await me.score(some(returned.age, me.hand))


@dogma(FOURTH)
async def philosophers_stone_fourth(me: Me) -> None:
    returned = await me.return_(one(me.hand))
    scored = await me.score(some(returned.age, me.hand))
    await me.junk_deck(sum(map(me.t.age, scored)))


@dogma()
async def shroud_of_turin(me: Me) -> None:
    if returned := await return_openly(me, me.hand):
        top = await me.return_(me.top(returned.colour))
        if await return_openly(me, me.score_pile.coloured(returned.colour)) and top:
            await claim_any(me)


@dogma(THIRD)
async def yata_no_kagami(me: Me) -> None:
    if tucked := await me.tuck(one(me.hand)):
        await me.splay(tucked.colour, LEFT)
        splayed = Cards(me.t)
        for player in me.everybody:
            splayed += player.tops.coloured(*filter(player.splay_of, player.colours))
        for card in await me.choose(one(splayed), "dogma"):
            await execute_alone(me, card)


@dogma(FOURTH)
async def yata_no_kagami_fourth(me: Me) -> None:
    if shown := await me.reveal(one(me.hand)):
        await me.splay(shown.colour, LEFT)
        tops = tops_of(me, me.everybody).coloured(shown.colour)
        for card in await me.choose(one(tops.without([me.this])), "dogma"):
            await self_execute(me, card)
