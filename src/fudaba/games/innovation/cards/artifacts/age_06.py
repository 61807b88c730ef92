"""Age 6 of Artifacts of History."""

from __future__ import annotations

from collections import Counter

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.cards.artifacts.shared import claim_any, junk_any, return_openly
from fudaba.games.innovation.facts.printed import COLOURS, FACTORY, FOURTH, ICONS, RIGHT, THIRD, UP
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one, some


@dogma()
async def buttonwood_agreement(me: Me) -> None:
    chosen = await me.choose_colours(3, COLOURS)
    drawn = await me.draw_and_reveal(me.value(8))
    if drawn.colour in chosen:
        await me.score(drawn)
        await me.splay(drawn.colour, UP)
    else:
        await me.reveal(me.score_pile)
        await me.return_(me.score_pile.coloured(drawn.colour))
        await me.unsplay(drawn.colour)
        await me.keep(drawn)


@compel()
async def frigate_constitution(me: Me, you: Me) -> None:
    shown = await you.reveal(one(you.hand))
    if shown and shown.age in me.tops.ages:
        await you.return_(Cards(you.t, [*shown, *you.stack(shown.colour)]))


@dogma(THIRD)
async def kilogram_of_the_archives(me: Me) -> None:
    await _weigh(me)


@dogma(FOURTH)
async def kilogram_of_the_archives_fourth(me: Me) -> None:
    returned = await _weigh(me)
    if len(returned) < 2 or returned.total != 10:
        await me.junk_deck(returned.total)


async def _weigh(me: Me) -> Cards:
    returned = await me.return_(one(me.hand))
    returned += await me.return_(one(me.tops))
    if len(returned) == 2 and returned.total == 10:
        await me.draw_and_score(me.value(10))
    return returned


@dogma()
async def marcha_real(me: Me) -> None:
    returned = await me.return_(await me.reveal(some(2, me.hand)))
    if len(returned) == 2:
        if len(returned.ages) == 1:
            await me.draw(returned.age + 1)
        if len(returned.colours) == 1:
            await claim_any(me)


@dogma(THIRD)
async def moonlight_sonata(me: Me) -> None:
    await _play(me)
    await claim_any(me)


@dogma(FOURTH)
async def moonlight_sonata_fourth(me: Me) -> None:
    await _play(me)


async def _play(me: Me) -> None:
    if me.tops:
        await me.meld(me.bottom(await me.choose_colour(me.tops.highest.colours)))


@dogma(FOURTH)
async def moonlight_sonata_2(me: Me) -> None:
    await claim_any(me)
    await junk_any(me)


@dogma()
async def pride_and_prejudice(me: Me) -> None:
    while me.again():
        melded = await me.draw_and_meld(me.value(6))
        shown = {colour: me.t.cards_shown(me.seat, colour) for colour in COLOURS}
        if shown[melded.colour] > min(shown.values()):  # a colour without cards shows the fewest
            return
        await me.score(melded)


@dogma(THIRD)
async def puffing_billy(me: Me) -> None:
    returned = await return_openly(me, me.hand)
    await me.draw(_strongest(me, returned.colour))
    if returned:
        await me.splay(returned.colour, RIGHT)


@dogma(FOURTH)
async def puffing_billy_fourth(me: Me) -> None:
    tucked = await me.tuck(one(me.hand))
    if tucked:
        await me.splay(tucked.colour, RIGHT)
    await me.draw(_strongest(me, tucked.colour))


def _strongest(me: Me, colour: str) -> int:
    """The number of visible icons of the kind that the colour shows most of; none of "", which is none."""
    visible = me.t.visible(me.seat, colour) if colour else []
    often = Counter(mark for _, mark in visible if mark in ICONS)
    return max(often.values(), default=0)


@compel(THIRD)
async def qianlongs_dragon_robe(me: Me, you: Me) -> None:
    if await you.transfer(one(you.score_pile.aged(you.top("yellow").age)), me, SCORE):
        await you.return_(one(you.score_pile.aged(you.top("green").age)))


@compel(FOURTH)
async def qianlongs_dragon_robe_fourth(me: Me, you: Me) -> None:
    await you.transfer(you.top("red"), me, SCORE)
    await you.transfer(you.top("green"), me, BOARD)
    await you.transfer(one(you.score_pile.coloured("yellow")), me, SCORE)
    await you.transfer(one(you.score_pile.coloured("purple")), me, HAND)


@dogma(THIRD)
async def the_wealth_of_nations(me: Me) -> None:
    await _invest(me)


@dogma(FOURTH)
async def the_wealth_of_nations_fourth(me: Me) -> None:
    await me.junk_deck(await _invest(me))


async def _invest(me: Me) -> int:
    await me.draw_and_score(me.value(1))
    value = -(-me.score_pile.total // 5)
    await me.draw_and_score(value)
    return value


@compel()
async def us_declaration_of_independence(me: Me, you: Me) -> None:
    await you.transfer(one(you.hand.highest), me, HAND)
    await you.transfer(one(you.score_pile.highest), me, SCORE)
    await you.transfer(one(you.tops.having(FACTORY).highest), me, BOARD)
