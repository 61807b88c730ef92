"""Age 11 of Echoes of the Past, in the fourth edition."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, BOARD, HAND, SCORE
from fudaba.games.innovation.dogma.activation import self_execute, super_execute
from fudaba.games.innovation.facts.printed import ASLANT, COLOURS, ICONS, LEFT, RIGHT, STANDARD_ICONS, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one


@dogma()
async def algocracy(me: Me) -> None:
    icon = await me.choose_icon(ICONS)
    ruler = me.single_most(lambda player: player.icons(icon))
    if ruler is None:
        return
    for player in me.everybody:
        for place, cards in ((HAND, player.hand), (SCORE, player.score_pile)):
            player.prove(place)
            await me.transfer(cards.where(lambda card: card.featured == icon), ruler, HAND)


@dogma()
async def deepfake(me: Me) -> None:
    if me.t.state.turn != me.seat:
        return
    owners = {card: player for player in me.everybody for card in player.tops}
    for moved in await me.transfer(one(Cards(me.t, owners)), me, BOARD):
        others = me.tops.where(lambda card: card.id != "deepfake")
        for card in await me.choose(one(others), "dogma"):
            await super_execute(me, card)
        if moved in me.tops:
            await me.transfer(moved, owners[moved], BOARD)


@demand()
async def digital_pet(me: Me, you: Me) -> None:
    drawn = await you.draw_and_reveal(me.value(11))
    you.prove(SCORE)
    scored = you.score_pile.coloured(drawn.colour)
    await you.return_(Cards(you.t, [*you.stack(drawn.colour), *scored]))
    await you.keep(drawn)


@dogma()
async def drone(me: Me) -> None:
    while me.again():
        drawn = await me.draw_and_reveal(me.value(10))
        colour = drawn.colour
        await me.keep(drawn)
        if len(me.stack(colour)) < 6:
            await me.splay(colour, ASLANT)
            return
        lowest = [card for player in me.everybody for card in player.stack(colour)[:5]]
        await me.return_(Cards(me.t, lowest))


@dogma()
async def esports(me: Me) -> None:
    ages = sorted(me.t.age(card) for card in me.tops.but("yellow"))
    scored = [card for age in ages for card in (await me.draw_and_score(age)).still_there]
    if scored and me.foreseen:
        me.win()


@demand()
async def exoskeleton(me: Me, you: Me) -> None:
    higher = you.hand.ages - you.hand.lowest.ages
    await you.transfer(you.hand.aged(*higher), me, SCORE)


@dogma()
async def exoskeleton_2(me: Me) -> None:
    while me.again():
        hands = [card for player in me.everybody for card in player.hand if me.can_achieve(card)]
        if not await me.achieve(may(Cards(me.t, hands))) or not me.foreseen:
            return


@demand()
async def meritocracy(me: Me, you: Me) -> None:
    counts = {icon: me.icons(icon) for icon in STANDARD_ICONS}
    most = [icon for icon in STANDARD_ICONS if counts[icon] == max(counts.values())]
    icon = await you.choose_icon(most)
    shown = [
        card
        for colour in COLOURS
        for card in dict.fromkeys(card for card, mark in you.t.visible(you.seat, colour) if mark == icon)
    ]
    await you.transfer(Cards(you.t, shown), me, ACHIEVEMENTS if me.foreseen else BOARD)


@dogma()
async def robocar(me: Me) -> None:
    while me.again(me.hand):
        player = await me.player(me.opponents)
        if player is None:
            return
        chosen = await player.choose(one(me.hand), "meld")
        if not await me.meld(chosen) or me.t.state.turn != me.seat:
            return
        await self_execute(me, chosen[0])


@dogma()
async def streaming(me: Me) -> None:
    colour = await me.choose_colour(me.colours)
    while me.again(top := me.top(colour)):
        if me.can_achieve(top[0]) and await me.option("achieve_it", "score_it") == "achieve_it":
            await me.achieve(top)
        else:
            await me.score(top)
        if not me.foreseen:
            return


_DIRECTIONS = {2: ASLANT, 3: ASLANT, 4: UP, 5: UP, 6: RIGHT, 7: RIGHT}


@dogma()
async def touchscreen(me: Me) -> None:
    splayed = 0
    for colour in me.colours:
        cards = len(me.stack(colour))
        if cards > 1:
            splayed += await me.splay(colour, _DIRECTIONS.get(cards, LEFT))
    if splayed == 5:
        me.win()
