"""Age 1 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.expansions.secrets import safeguard_achievement, show
from fudaba.games.innovation.facts.printed import CASTLE, ICONS, LEFT
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import exactly, may, one, some


@demand()
async def assassination(me: Me, you: Me) -> None:
    drawn = await you.draw_and_reveal(me.value(1))
    top = you.top(drawn.colour)
    if drawn.having(CASTLE):
        await you.transfer(drawn, me, SCORE)
        await you.transfer(top, me, SCORE)
    else:
        await you.keep(drawn)


@dogma()
async def assassination_2(me: Me) -> None:
    if not any(player.top("green") for player in me.everybody):
        await me.claim_special("confidence")


@dogma()
async def dance(me: Me) -> None:
    if castle := await me.choose(one(me.tops.having(CASTLE)), "transfer"):
        other = await me.player(me.others)
        assert other is not None
        await me.transfer(castle, other, BOARD)
        await me.meld(one(other.tops.lacking(CASTLE).lowest))


@demand()
async def espionage(me: Me, you: Me) -> None:
    while me.again(revealed := await you.reveal(one(you.hand))):
        if await me.reveal(one(me.hand.coloured(revealed.colour))):
            break
        await you.transfer(revealed, me, HAND)


@demand()
async def handshake(me: Me, you: Me) -> None:
    await me.transfer(me.hand, you, HAND)
    colours = await you.choose_colours(2, you.hand.colours, held=True)
    you.prove(HAND)
    await you.transfer(you.hand.coloured(*colours), me, HAND)


@demand()
async def maze(me: Me, you: Me) -> None:
    mine = await me.reveal(me.hand)
    scored = 0
    for card in mine:
        matching = one(you.hand.coloured(me.t.cards[card].colour))
        scored += len(await you.score(await show(you, matching, "score")))
    if scored < len(mine):
        await you.exchange(you.hand, HAND, me.score_pile, me, SCORE)


@dogma()
async def myth(me: Me) -> None:
    hand = me.hand
    twice = [colour for colour in hand.colours if len(hand.coloured(colour)) >= 2]
    colour = await me.choose_colour(twice, held=True)
    if len(await me.tuck(exactly(2, hand.coloured(colour)))) == 2:
        await me.splay(colour, LEFT)
        await me.draw_and_safeguard(me.bottom(colour).age)


@dogma()
async def palmistry(me: Me) -> None:
    await me.draw_and_meld(me.value(1))


@dogma()
async def palmistry_2(me: Me) -> None:
    if len(await me.return_(some(2, me.hand))) == 2:
        await me.draw_and_score(me.value(2))


@dogma()
async def pilgrimage(me: Me) -> None:
    value = me.value(1)
    while me.again(await me.return_(may(me.hand.aged(value)))):
        await safeguard_achievement(me, value)
        value += 1


@dogma()
async def pilgrimage_2(me: Me) -> None:
    if me.deck(me.value(1)) and await me.may():
        await me.junk_deck(me.value(1))


@dogma()
async def polytheism(me: Me) -> None:
    shown: set[str] = me.during_action(set())
    while me.again(melded := await me.meld(one(_without(me.hand, shown)))):
        shown |= me.t.cards[melded[0]].icons.intersection(ICONS)


def _without(cards: Cards, icons: set[str]) -> Cards:
    """Those that have none of these icons."""
    return cards.where(lambda card: not card.icons & icons)


@dogma()
async def polytheism_2(me: Me) -> None:
    await me.draw_and_tuck(me.value(1))


@dogma()
async def proverb(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(1))
    await me.return_(drawn)
    if drawn.colour in ("yellow", "purple"):
        if me.hand:
            await safeguard_achievement(me, *me.hand.ages)
        await me.return_(me.hand)
    else:
        await me.draw(me.value(1), times=2)


@dogma()
async def rumor(me: Me) -> None:
    if returned := await me.return_(one(me.score_pile)):
        await me.draw(returned.age + 1)


@dogma()
async def rumor_2(me: Me) -> None:
    await me.transfer(one(me.hand), me.others[0], HAND)


@dogma()
async def silk(me: Me) -> None:
    await me.meld(one(me.hand))


@dogma()
async def silk_2(me: Me) -> None:
    colours = me.colours
    if await me.may(could=bool(me.hand.coloured(*colours))):
        for colour in colours:
            await me.score(await show(me, one(me.hand.coloured(colour).unproven), "score"))


@dogma()
async def symbology(me: Me) -> None:
    for number in (4, 3, 2):
        if sum(me.icons(icon) >= number for icon in ICONS) >= number:
            await me.draw(me.value(number))
            break


@dogma()
async def tomb(me: Me) -> None:
    await safeguard_achievement(me, 1 + me.t.achievements(me.seat))


@dogma()
async def tomb_2(me: Me) -> None:
    if await me.transfer(may(me.available.lowest), me, HAND):
        await me.return_(Cards(me.t, [*me.stack("yellow"), *me.stack("blue")]))


@dogma()
async def woodworking(me: Me) -> None:
    melded = await me.draw_and_meld(me.value(2))
    if melded == me.bottom(melded.colour):
        await me.score(melded)
