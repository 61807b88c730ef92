"""Age 11 of Artifacts of History, which only the fourth edition has."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, JUNK, SCORE
from fudaba.games.innovation.cards.artifacts.shared import execute_by_turn, tops_of
from fudaba.games.innovation.facts.printed import ASLANT, CLOCK, COLOURS, CROWN
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.turns.inner_game import play_within
from fudaba.kernel.choices import one, some


@dogma()
async def great_barrier_reef(me: Me) -> None:
    await me.junk(Cards(me.t, [card for colour in COLOURS for card in me.stack(colour)[:-5]]))


@dogma()
async def great_barrier_reef_2(me: Me) -> None:
    for colour in COLOURS:
        await me.splay(colour, ASLANT)


@compel()
async def greenland(me: Me, you: Me) -> None:
    while me.again(await you.return_(one(you.tops.having(CLOCK)))):
        pass


@dogma()
async def greenland_2(me: Me) -> None:
    while me.again(await me.return_(one(me.tops.having(CROWN)))):
        pass


@dogma()
async def jumbo_kingdom(me: Me) -> None:
    if me.tops:
        colour = await me.choose_colour(me.colours)
        await me.junk(Cards(me.t, [card for player in me.everybody for card in player.stack(colour)]))


@dogma()
async def jumbo_kingdom_2(me: Me) -> None:
    while me.again(ages := sorted(_junked(me).ages)):
        scored = await me.score(_junked(me).aged(await me.choose_value(ages)))
        if not scored or sum(map(me.t.age, scored)) >= 11:
            return


def _junked(me: Me) -> Cards:
    """The cards in the junk; special achievements have no age."""
    return Cards(me.t, me.t.state.zones[JUNK]).where(lambda piece: piece.home < 0)


@dogma()
async def martian_internet(me: Me) -> None:
    await play_within(me, me.value(9))


@compel()
async def oculus_quest(me: Me, you: Me) -> None:
    await you.transfer(you.board, you, HAND)


@compel()
async def pizza_pacaya(me: Me, you: Me) -> None:
    await you.junk(you.board)
    for age in me.t.values():
        await you.draw_and_meld(age)


@dogma()
async def psyche(me: Me) -> None:
    others = [age for age in me.t.values() if age not in me.tops.ages]
    value = await me.choose_value(others)
    await me.score(me.deck(value))
    await me.score(_junked(me).aged(value))


@dogma()
async def sanskrit(me: Me) -> None:
    if await me.junk(Cards(me.t, [card for player in me.everybody for card in player.score_pile])):
        return
    for player in me.everybody:
        highest = await me.choose(one(player.tops.highest), "choose")
        await me.transfer(player.tops.without(highest), player, SCORE)


@dogma()
async def tasmanian_tiger(me: Me) -> None:
    while me.again():
        mine = await me.reveal(await me.choose(one(me.score_pile), "choose"))
        theirs = await me.choose(one(tops_of(me, me.everybody).coloured(*mine.colours)), "choose")
        if theirs:
            owner = next(player for player in me.everybody if theirs[0] in player.tops)
            await me.exchange(mine, SCORE, theirs, owner, BOARD)
        if not me.hand or not await me.may() or len(await me.return_(some(2, me.hand))) < 2:
            return


@dogma()
async def what_does_the_fox_say(me: Me) -> None:
    drawn = await me.draw(me.value(11), times=2)
    first = await me.meld(one(drawn))
    for second in await me.meld(drawn.without(first)):
        await execute_by_turn(me, second)
