"""Age 0 of the base game: in the fourth edition, where an effect brings its deck in."""

from __future__ import annotations

from collections import Counter

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.facts.printed import LEFT, PREHISTORY
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one, some


@dogma()
async def curing(me: Me) -> None:
    others = me.tops.having(PREHISTORY).where(lambda card: card.id != "curing")
    if not await me.score(one(others)):
        me.lose()


@dogma()
async def curing_2(me: Me) -> None:
    if other := await me.player(me.opponents, may=True):
        await me.exchange(me.hand, HAND, other.score_pile.highest, other, SCORE)


@demand()
async def fire(me: Me, you: Me) -> None:
    colours = me.colours
    fuel = you.hand.where(lambda card: card.colour not in colours or card.age > me.value(0))
    if not await you.reveal(one(fuel)):
        you.lose()


@dogma()
async def fire_2(me: Me) -> None:
    if not await me.meld(one(me.hand.coloured(*me.colours))):
        me.lose()


@dogma()
async def first_aid(me: Me) -> None:
    colour = (await me.return_(one(me.tops))).colour
    await me.draw(me.value(0))
    await me.reveal(me.hand)
    fitting = me.hand.coloured(colour)
    if len(fitting) != 1:
        me.lose()
    await me.meld(fitting)


@dogma()
async def fishing(me: Me) -> None:
    melded = await me.draw_and_meld(me.value(0))
    for player in me.everybody:
        await player.reveal(player.hand)
    caught = Cards(me.t, melded)
    for other in me.others:
        caught += await me.transfer(other.hand.coloured(melded.colour), me, HAND)
    if caught.where(lambda card: card.id == "fresh_water"):
        await me.reveal(await me.draw(me.value(1)))  # what follows says whether it makes three
    if max(Counter(me.t.cards[card].colour for card in me.hand).values(), default=0) >= 3:
        await me.draw(me.value(2))


@dogma()
async def foraging(me: Me) -> None:
    drawn = await me.draw(me.value(0))
    if await me.may(could=bool(drawn.lacking(PREHISTORY))):
        await me.reveal(drawn)
        await me.score(drawn)
        await me.draw(me.value(0))


@dogma()
async def fresh_water(me: Me) -> None:
    unsplayed = [c for c in me.colours if not me.splay_of(c) and len(me.stack(c)) >= 2]
    if not unsplayed:
        me.lose()
    await me.splay(await me.choose_colour(unsplayed, word="splay_left"), LEFT)


@demand()
async def hunting(me: Me, you: Me) -> None:
    drawn = await you.draw_and_reveal(me.value(0), times=2)
    given = await me.choose(one(drawn), "transfer")
    await you.transfer(given, me, BOARD)
    await you.keep(drawn.without(given))


@dogma()
async def knots(me: Me) -> None:
    if await me.reveal(one(me.score_pile.coloured(*me.colours))):
        await me.draw(me.value(1))


@demand()
async def shelter(me: Me, you: Me) -> None:
    await you.score(one(you.hand))
    if len(you.score_pile) < len(me.score_pile):
        you.lose()


@dogma()
async def skinning(me: Me) -> None:
    for scored in await me.score(one(me.board.having(PREHISTORY))):
        await me.meld(some(me.t.cards[scored].places.count(PREHISTORY), me.hand))


@dogma()
async def speak_with_bird(me: Me) -> None:
    if len(me.tops.aged(me.value(0))) == 5:
        me.win()


@demand()
async def stone_knives(me: Me, you: Me) -> None:
    revealed = await you.draw_and_reveal(me.value(0))
    await you.return_(revealed)
    await you.transfer(you.top(revealed.colour), me, BOARD)


@dogma()
async def stone_knives_2(me: Me) -> None:
    if me.tops.where(lambda card: card.id == "skinning"):
        await me.draw(me.value(1))


@dogma()
async def tanning(me: Me) -> None:
    await me.score(some(2, me.hand))


@dogma()
async def tanning_2(me: Me) -> None:
    card = await me.choose(one(me.score_pile), "transfer")
    if card and (other := await me.player(me.others)):
        await me.transfer(card, other, BOARD)
        await me.meld(other.bottom(card.colour))


@dogma()
async def tracking(me: Me) -> None:
    await me.return_(one(await me.draw(me.value(0), times=2)))


@demand()
async def trapping(me: Me, you: Me) -> None:
    await you.reveal(you.hand)
    await me.reveal(me.score_pile)
    await you.transfer(you.hand.coloured(*me.score_pile.colours), me, HAND)
