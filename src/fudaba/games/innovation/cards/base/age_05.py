"""Age 5 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.facts.printed import (
    COLOURS,
    CROWN,
    FACTORY,
    FIRST,
    FOURTH,
    LIGHTBULB,
    RIGHT,
    THIRD,
)
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@dogma()
async def astronomy(me: Me) -> None:
    while me.again((drawn := await me.draw_and_reveal(me.value(6))).coloured("green", "blue")):
        await me.meld(drawn)
    await me.keep(drawn)


@dogma()
async def astronomy_2(me: Me) -> None:
    if not me.tops.but("purple").aged(*range(me.value(6))):
        await me.claim_special("universe")


@demand()
async def banking(me: Me, you: Me) -> None:
    if await you.transfer(one(you.tops.but("green").having(FACTORY)), me, BOARD):
        await you.draw_and_score(me.value(5))


@dogma()
async def banking_2(me: Me) -> None:
    await me.may_splay(RIGHT, "green")


@dogma()
async def chemistry(me: Me) -> None:
    await me.may_splay(RIGHT, "blue")


@dogma()
async def chemistry_2(me: Me) -> None:
    await me.draw_and_score(me.highest_top + 1)
    await me.return_(one(me.score_pile))


@dogma()
async def coal(me: Me) -> None:
    await me.draw_and_tuck(me.value(5))


@dogma()
async def coal_2(me: Me) -> None:
    await me.may_splay(RIGHT, "red")


@dogma(FIRST, THIRD)
async def coal_3(me: Me) -> None:
    if scored := await me.score(may(me.tops)):
        await me.score(me.top(scored.colour))


@dogma(FOURTH)
async def coal_3_fourth(me: Me) -> None:
    """Both are scored together: a karma effect that takes the first leaves the other."""
    colour = await me.choose_colour(me.colours, may=True)
    await me.score(Cards(me.t, me.stack(colour)[-2:][::-1]))


@dogma(FIRST)
async def measurement_first(me: Me) -> None:
    if await me.return_(may(me.hand)):
        await _measure(me, await me.choose_colour(COLOURS))


@dogma(THIRD, FOURTH)
async def measurement(me: Me) -> None:
    chosen = await me.choose(may(me.hand), "return")
    await me.reveal(chosen)
    if returned := await me.return_(chosen):
        await _measure(me, returned.colour)


async def _measure(me: Me, colour: str) -> None:
    await me.splay(colour, RIGHT)
    await me.draw(len(me.stack(colour)))


@dogma()
async def physics(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(6), times=3)
    await me.keep(drawn)
    if len(drawn.colours) < len(drawn):
        await me.return_(me.hand)


@demand(FIRST)
async def societies_first(me: Me, you: Me) -> None:
    if await you.transfer(one(you.tops.but("purple").having(LIGHTBULB)), me, BOARD):
        await you.draw(me.value(5))


@demand(THIRD, FOURTH)
async def societies(me: Me, you: Me) -> None:
    higher = you.tops.having(LIGHTBULB).where(lambda card: card.shows > me.top(card.colour).age)
    if await you.transfer(one(higher), me, BOARD):
        await you.draw(me.value(5))


@demand(FIRST)
async def statistics_first(me: Me, you: Me) -> None:
    while me.again(await you.transfer(one(you.score_pile.highest), you, HAND) and len(you.hand) == 1):
        pass


@demand(THIRD)
async def statistics(me: Me, you: Me) -> None:
    await you.transfer(you.score_pile.highest, you, HAND)


@demand(FOURTH)
async def statistics_fourth(me: Me, you: Me) -> None:
    if you.score_pile:
        value = await me.choose_value(me.t.values())
        await you.transfer(you.score_pile.aged(value), you, HAND)


@dogma()
async def statistics_2(me: Me) -> None:
    await me.may_splay(RIGHT, "yellow")


@dogma(FIRST, THIRD)
async def steam_engine(me: Me) -> None:
    await me.draw_and_tuck(me.value(4))
    await me.draw_and_tuck(me.value(4))
    await me.score(me.bottom("yellow"))


@dogma(FOURTH)
async def steam_engine_fourth(me: Me) -> None:
    await me.draw_and_tuck(me.value(4))
    await me.draw_and_tuck(me.value(4))
    scored = await me.score(me.bottom("yellow"))
    if scored.where(lambda card: card.id == "steam_engine"):
        await me.junk_deck(me.value(6))


@demand()
async def the_pirate_code(me: Me, you: Me) -> None:
    await you.transfer(some(2, you.score_pile.aged(*range(me.value(4) + 1))), me, SCORE)


@dogma()
async def the_pirate_code_2(me: Me) -> None:
    if me.due("transfer"):
        await me.score(one(me.tops.having(CROWN).lowest))
