"""Age 11 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, SAFE, SCORE
from fudaba.games.innovation.dogma.activation import self_execute
from fudaba.games.innovation.expansions.secrets import all_but_top, coin, show
from fudaba.games.innovation.facts.printed import ASLANT, CLOCK, COLOURS, CROWN, FACTORY, LEAF, NONE
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import splays
from fudaba.kernel.choices import any_number, may, one


@dogma()
async def astrobiology(me: Me) -> None:
    bottoms = Cards(me.t, [card for colour in me.colours for card in me.bottom(colour)])
    if returned := await me.return_(one(bottoms)):
        await me.splay(returned.colour, ASLANT)
        await me.score(me.stack(returned.colour).lacking(LEAF))


@demand()
async def cloaking(me: Me, you: Me) -> None:
    await you.transfer(one(you.standard_achievements), me, SAFE)


@dogma()
async def dark_web(me: Me) -> None:
    splayed = [player for player in me.everybody if any(map(player.splay_of, COLOURS))]
    if splayed and (player := await me.player(splayed)):
        colour = await me.choose_colour(colour for colour in COLOURS if player.splay_of(colour))
        await splays.splay(me.t, me.seat, colour, NONE, whose=player.seat)


@dogma()
async def dark_web_2(me: Me) -> None:
    if await me.option("safeguard_achievements", "achieve_secrets") == "achieve_secrets":
        await me.achieve(any_number(me.safe))
    else:
        await me.safeguard(any_number(me.available))


@demand()
async def escape_room(me: Me, you: Me) -> None:
    drawn = await you.draw_and_reveal(me.value(11))
    await you.score(drawn)
    if not await you.score(await show(you, one(you.hand.coloured(drawn.colour)), "score")):
        you.lose()


@dogma()
async def escape_room_2(me: Me) -> None:
    await me.score(me.tops.but("yellow").having(CLOCK))


@dogma()
async def fashion_mask(me: Me) -> None:
    worn = me.tops.where(lambda card: bool({CROWN, FACTORY} & card.icons))
    tucked = await me.tuck(worn)
    await me.safeguard(may(tucked))


@dogma()
async def fashion_mask_2(me: Me) -> None:
    for colour in ("yellow", "purple"):
        await me.score(all_but_top(5, me, colour))
    for colour in ("yellow", "purple"):
        await me.splay(colour, ASLANT)


@dogma()
async def green_hydrogen(me: Me) -> None:
    for _ in await me.score(all_but_top(1, me, "green")):
        await me.draw_and_tuck(me.value(11))


@dogma()
async def holography(me: Me) -> None:
    colour = await me.choose_colour(("red", "green", "blue"))
    scored = await me.score(all_but_top(5, me, colour))
    if await me.splay(colour, ASLANT) and scored:
        mine = me.score_pile.lowest
        claimed = me.standard_achievements.where(lambda card: card.age < mine.age)
        await me.exchange(mine, SCORE, claimed, me, ACHIEVEMENTS)


@dogma()
async def metaverse(me: Me) -> None:
    splayed = [colour for colour in COLOURS if me.splay_of(colour)]
    scored = [card for colour in splayed for card in await me.score(me.top(colour))]
    if len(scored) < 3:
        me.lose()


@dogma()
async def mystery_box(me: Me) -> None:
    for card in await me.achieve(one(me.available)):
        await me.reveal(card)
        await self_execute(me, card)


@demand()
async def quantum_computers(me: Me, you: Me) -> None:
    if not coin(you):
        you.lose()


@dogma()
async def quantum_computers_2(me: Me) -> None:
    while me.again(not coin(me)):
        if not await me.return_(one(me.safe)):
            me.lose()
