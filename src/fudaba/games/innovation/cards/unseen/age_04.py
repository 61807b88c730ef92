"""Age 4 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD
from fudaba.games.innovation.dogma.activation import self_execute
from fudaba.games.innovation.expansions.secrets import keep_rest, safeguard_achievement, show
from fudaba.games.innovation.facts.printed import CASTLE, COLOURS, CROWN, LEAF, LIGHTBULB, RIGHT
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import exactly, one


@dogma()
async def april_fools_day(me: Me) -> None:
    own = Cards(me.t, [*me.hand, *me.score_pile])
    if not await me.transfer(one(own), me.others[-1], BOARD):
        await me.claim_special("folklore")


@dogma()
async def april_fools_day_2(me: Me) -> None:
    colour = await me.choose_colour(("yellow", "purple"), word="splay_right")
    await me.splay(colour, RIGHT)
    await me.unsplay("purple" if colour == "yellow" else "yellow")


@demand()
async def blackmail(me: Me, you: Me) -> None:
    shown = await you.reveal(you.hand)
    await you.meld(await me.choose(one(shown), "meld"))
    shown += await you.reveal(you.score_pile)
    for card in await me.choose(one(shown), "dogma"):
        await self_execute(you, card, must=True)


@dogma()
async def confession(me: Me) -> None:
    if not await me.return_(me.tops.having(CASTLE)):
        await me.meld(one(me.score_pile))
        await me.draw_and_score(me.value(4))


@dogma()
async def confession_2(me: Me) -> None:
    await me.draw(me.value(4), times=len(me.score_pile.aged(me.value(4))))


@dogma()
async def el_dorado(me: Me) -> None:
    melded = Cards(me.t)
    for age in (3, 2, 1):
        melded += await me.draw_and_meld(me.value(age))
    crowned = len(melded.having(CROWN))
    if crowned == 3:
        await me.score(Cards(me.t, me.deck(me.value(5))[::-1]))
    if crowned >= 2:
        await me.splay("green", RIGHT)
        await me.splay("blue", RIGHT)


@dogma()
async def heirloom(me: Me) -> None:
    freed = await me.offer(one(me.safe))
    await me.draw(freed.age + 1)
    if not freed:
        await safeguard_achievement(me, me.top("red").age)


@dogma()
async def legend(me: Me) -> None:
    colour = await me.choose_colour(colour for colour in COLOURS if colour != "purple")
    points = me.during_action([0])
    repeat = True
    while me.again(repeat):
        for card in me.top(colour):
            await self_execute(me, card)
        scored = await me.score(me.top(colour))
        points[0] += scored.age
        repeat = bool(scored) and points[0] < 9


@demand()
async def ninja(me: Me, you: Me) -> None:
    colour = await me.choose_colour(COLOURS)
    if await you.return_(await show(you, one(you.hand.coloured(colour)), "return")):
        await you.transfer(you.top(colour), me, BOARD)


@dogma()
async def ninja_2(me: Me) -> None:
    await me.may_splay(RIGHT, "red")


@dogma()
async def quackery(me: Me) -> None:
    if await me.option("score_from_hand", "draw") == "draw":
        await me.draw(me.value(4))
    else:
        await me.score(one(me.hand))


@dogma()
async def quackery_2(me: Me) -> None:
    returned = await me.choose(exactly(2, me.hand), "return")
    await me.reveal(returned)  # everybody learns from the draw which icons they have
    if len(await me.return_(returned)) == 2:
        places = [mark for card in returned for mark in me.t.cards[card].places]
        await me.draw(places.count(LEAF) + places.count(LIGHTBULB))


@demand()
async def spanish_inquisition(me: Me, you: Me) -> None:
    lower = [cards.aged(*(cards.ages - {cards.highest.age})) for cards in (you.hand, you.score_pile)]
    await you.return_(Cards(you.t, [card for cards in lower for card in cards]))


@dogma()
async def spanish_inquisition_2(me: Me) -> None:
    if me.this in me.tops:
        await me.return_(me.stack("red"))


@dogma()
async def the_prophecies(me: Me) -> None:
    if await me.option("draw_and_safeguard", "draw_higher") == "draw_and_safeguard":
        await me.draw_and_safeguard(me.value(4))
    else:
        value = await me.one_value(me.safe.ages)
        secret = me.safe.aged(value).first
        drawn = await me.draw_and_reveal(value + 1)
        others = me.safe.without(secret)
        if drawn.coloured("red", "purple") and await me.meld(one(others)):
            await me.safeguard(drawn)
        await keep_rest(me, drawn)
