"""Age 8 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.state import BOARD, HAND
from fudaba.games.innovation.dogma.activation import self_execute
from fudaba.games.innovation.expansions.secrets import reveal_top, visible_cards
from fudaba.games.innovation.facts.printed import CLOCK, COLOURS, FACTORY, LEFT, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import between, every, one


@dogma()
async def blacklight(me: Me) -> None:
    if await me.option("unsplay", "splay_up") == "unsplay":
        if splayed := [colour for colour in me.colours if me.splay_of(colour)]:
            await me.unsplay(await me.choose_colour(splayed))
        return
    if plain := [colour for colour in me.colours if not me.splay_of(colour)]:
        await me.splay(await me.choose_colour(plain), UP)
    await me.draw(me.value(9))


@demand()
async def concealment(me: Me, you: Me) -> None:
    await you.tuck(every(you.safe))


@dogma()
async def concealment_2(me: Me) -> None:
    await me.safeguard(me.bottom("purple"))


@dogma()
async def enigma_machine(me: Me) -> None:
    way = await me.option("safeguard_achievements", "take_secrets", "offer_hand")
    if way == "safeguard_achievements":
        left = me.available
        while me.again(secret := await me.safeguard(one(left))):
            left = left.without(secret)
    elif way == "take_secrets":
        await me.transfer(me.safe, me, HAND)
    else:
        await me.offer(me.hand)


@dogma()
async def enigma_machine_2(me: Me) -> None:
    if left := [colour for colour in COLOURS if me.splay_of(colour) == LEFT]:
        await me.splay(await me.choose_colour(left, word="splay_up"), UP)


@dogma()
async def handbag(me: Me) -> None:
    way = await me.option("take_bottoms", "tuck_score_pile", "score_age", may=True)
    if way == "take_bottoms":
        for colour in me.colours:
            await me.transfer(me.bottom(colour), me, HAND)
    elif way == "tuck_score_pile":
        await me.tuck(every(me.score_pile))
    elif way == "score_age" and me.hand:
        await me.score(me.hand.aged(await me.choose_value(sorted(me.hand.ages))))


@dogma()
async def hitchhiking(me: Me) -> None:
    if them := await me.player(me.others):
        for card in await them.transfer(one(them.hand), me, BOARD):
            with me.decided_by(them):
                await self_execute(me, card)


@demand()
async def jackalope(me: Me, you: Me) -> None:
    if moved := await you.transfer(one(you.board.lacking(CLOCK).highest), me, BOARD):
        await you.unsplay(moved.colour)


@dogma()
async def jackalope_2(me: Me) -> None:
    most = max(visible_cards(me, colour) for colour in COLOURS)
    if colours := [colour for colour in me.colours if visible_cards(me, colour) == most]:
        await me.unsplay(await me.choose_colour(colours))


@demand()
async def joy_buzzer(me: Me, you: Me) -> None:
    await you.exchange(you.hand, HAND, me.hand.lowest, me, HAND)


@dogma()
async def joy_buzzer_2(me: Me) -> None:
    value = await me.choose_value(sorted(me.hand.ages), may=True)
    if await me.score(me.hand.aged(value)):
        await me.score(me.top("purple"))


@dogma()
async def opus_dei(me: Me) -> None:
    for card in await me.reveal(one(me.score_pile.highest)):
        await me.splay(me.t.cards[card].colour, UP)
        await me.safeguard(card)


@dogma()
async def opus_dei_2(me: Me) -> None:
    await me.draw(me.value(8), times=sum(me.splay_of(colour) == UP for colour in COLOURS))


@dogma()
async def scouting(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(9))
    drawn += await me.draw_and_reveal(me.value(9))
    returned = await me.return_(between(1, 2, drawn))
    await me.keep(drawn.without(returned))
    if len(returned) >= 2:
        top = reveal_top(me, me.value(10))
        if top.coloured(*returned.colours):
            await me.draw(me.value(10))


@dogma()
async def shangri_la(me: Me) -> None:
    repeat = True
    while me.again(repeat):
        repeat = False
        tucked = await me.draw_and_tuck(me.value(8))
        if tucked.having(FACTORY):
            await me.score(tucked)
        else:
            repeat = (await me.draw_and_meld(me.value(8))).age == me.value(8)
