"""Age 6 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD
from fudaba.games.innovation.expansions.secrets import safeguard_achievement
from fudaba.games.innovation.facts.printed import FACTORY, LEAF, LEFT, RIGHT, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.facts.vocabulary import Instruction
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, may, one, some


@dogma()
async def attic(me: Me) -> None:
    if me.hand and (way := await me.option("score_from_hand", "safeguard_from_hand", may=True)):
        await (me.score if way == "score_from_hand" else me.safeguard)(one(me.hand))


@dogma()
async def attic_2(me: Me) -> None:
    await me.return_(one(me.score_pile))


@dogma()
async def attic_3(me: Me) -> None:
    await me.draw_and_score(await me.one_value(me.score_pile.ages))


@dogma()
async def hiking(me: Me) -> None:
    first = await me.draw_and_reveal(me.value(6))
    if not me.top(first.colour).having(FACTORY):
        await me.keep(first)
        return
    await me.tuck(first)
    second = await me.draw_and_reveal(me.value(7))
    if second.having(LEAF):
        await me.meld(second)
        await me.draw(me.value(8))
    else:
        await me.keep(second)


@dogma()
async def illuminati(me: Me) -> None:
    if revealed := await me.reveal(one(me.hand)):
        await me.splay(revealed.colour, RIGHT)
    secret = await me.safeguard(me.top(revealed.colour))
    await safeguard_achievement(me, secret.age + 1)


@dogma()
async def placebo(me: Me) -> None:
    if not me.colours:
        return
    colour = await me.choose_colour(me.colours)
    returned = await me.return_(me.top(colour))
    while me.again(more := await me.return_(may(me.top(colour)))):
        returned += more
    await me.draw(me.value(7), times=len(returned))
    if len(returned.aged(me.value(7))) == 1:
        await me.draw(me.value(8))


@demand()
async def reconnaissance(me: Me, you: Me) -> None:
    await you.reveal(you.hand)


@dogma()
async def reconnaissance_2(me: Me) -> None:
    drawn = Cards(me.t)
    for _ in range(3):
        drawn += await me.draw_and_reveal(me.value(7))
    chosen = await me.choose(some(2, drawn), "return")
    await me.return_(chosen)
    kept = drawn.without(chosen)
    await me.keep(kept)
    await me.may_splay(RIGHT, kept.colour)


@dogma()
async def red_herring(me: Me) -> None:
    ways: dict[Instruction, int] = {"splay_left": LEFT, "splay_right": RIGHT, "splay_up": UP}
    if len(me.stack("red")) > 1 and (way := await me.option(*ways)):
        await me.splay("red", ways[way])


@dogma()
async def red_herring_2(me: Me) -> None:
    colour = (await me.draw_and_tuck(me.value(6))).colour
    if me.splay_of(colour) and me.splay_of(colour) == me.splay_of("red"):
        await me.splay(colour, UP)
    else:
        await me.unsplay(colour)


@demand()
async def sabotage(me: Me, you: Me) -> None:
    await you.draw(me.value(6))
    hand = await you.reveal(you.hand)
    if chosen := await me.choose(one(hand), "return"):
        await you.return_(chosen)
        await you.tuck(you.top(chosen.colour))
        await you.tuck(every(you.score_pile.coloured(chosen.colour)))


@demand()
async def sniping(me: Me, you: Me) -> None:
    if not you.colours:
        return
    colour = await me.choose_colour(you.colours)
    if not colour:
        return
    await you.unsplay(colour)
    await you.meld(you.bottom(colour))
    await you.transfer(Cards(you.t, you.stack(colour)[:-1][:1]), me, BOARD)


@dogma()
async def swiss_bank_account(me: Me) -> None:
    if secret := await safeguard_achievement(me, len(me.score_pile)):
        await me.score(me.hand.aged(secret.age))


@dogma()
async def swiss_bank_account_2(me: Me) -> None:
    await me.draw(me.value(6), times=len(me.safe))


@dogma()
async def triad(me: Me) -> None:
    if len(me.hand) < 3:
        return
    returned = await me.choose(one(me.hand), "return")
    await me.reveal(returned)  # everybody learns its colour from the splay
    await me.return_(returned)
    await me.splay(returned.colour, RIGHT)
    await me.tuck(one(me.hand))
    await me.score(one(me.hand))
