"""Age 5 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import SAFE, SCORE
from fudaba.games.innovation.dogma.activation import self_execute
from fudaba.games.innovation.expansions.secrets import hand_over, must_splay, safeguard_achievement, show
from fudaba.games.innovation.facts.printed import COLOURS, ICONS, LEFT, RIGHT
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, one, some


@dogma()
async def buried_treasure(me: Me) -> None:
    value = await me.choose_value(range(1, me.t.last_age + 1, 2))
    found = Cards(me.t, [card for player in me.everybody for card in player.score_pile])
    if len(await me.offer(found.aged(value))) >= 4:
        await me.draw_and_safeguard(value)
        await me.score(some(3, me.available))


@demand()
async def cabal(me: Me, you: Me) -> None:
    await hand_over(you, you.hand.aged(*me.safe.ages), me, SCORE)
    await you.draw(me.value(5))


@dogma()
async def cabal_2(me: Me) -> None:
    if me.tops:
        await safeguard_achievement(me, *me.tops.ages)


@dogma()
async def chartreuse(me: Me) -> None:
    drawn = Cards(me.t)
    for age in (3, 4, 5, 6):
        drawn += await me.draw_and_reveal(me.value(age))
    await me.meld(every(drawn.coloured("green", "yellow")))
    await me.return_(drawn.but("green", "yellow"))


@dogma()
async def chartreuse_2(me: Me) -> None:
    await me.may_splay(RIGHT, "green", "yellow")


@dogma()
async def gallery(me: Me) -> None:
    if me.score_pile.aged(me.value(2)):
        await me.draw(me.value(6))


@dogma()
async def gallery_2(me: Me) -> None:
    await me.draw(me.value(7) if me.score_pile.aged(me.value(1)) else me.value(5))


@dogma()
async def pantheism(me: Me) -> None:
    if first := await me.tuck(one(me.hand)):
        second = await me.draw_and_tuck(me.value(4))
        colours = {first.colour, second.colour}
        scored = await me.choose_colour(colour for colour in COLOURS if colour in colours)
        await me.score(me.stack(scored))
        await me.splay(second.colour if scored == first.colour else first.colour, RIGHT)


@dogma()
async def pantheism_2(me: Me) -> None:
    await me.draw_and_tuck(me.value(4))


@dogma()
async def pen_name(me: Me) -> None:
    if await me.option("splay_and_execute", "meld_and_splay") == "splay_and_execute":
        plain = [colour for colour in me.colours if colour != "purple" and not me.splay_of(colour)]
        if plain:
            colour = await me.choose_colour(plain)
            await me.splay(colour, LEFT)
            for card in me.top(colour):
                await self_execute(me, card)
    elif melded := await me.meld(one(me.hand)):
        await me.splay(melded.colour, RIGHT)


@dogma()
async def popular_science(me: Me) -> None:
    green = Cards(me.t, [card for player in me.everybody for card in player.top("green")])
    await me.draw_and_meld(await me.one_value(green.ages))


@dogma()
async def popular_science_2(me: Me) -> None:
    await me.draw_and_meld(me.top("yellow").age + 1)


@dogma()
async def popular_science_3(me: Me) -> None:
    await me.may_splay(RIGHT, "blue")


@dogma()
async def probability(me: Me) -> None:
    await me.return_(me.hand)


@dogma()
async def probability_2(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(6))
    drawn += await me.draw_and_reveal(me.value(6))
    await me.return_(drawn)
    kinds = {icon for card in drawn for icon in me.t.cards[card].icons.intersection(ICONS)}
    if len(kinds) == 2:
        await me.draw_and_score(me.value(6))
        await me.draw_and_score(me.value(6))
    elif len(kinds) == 4:
        await me.draw(me.value(7))
    await me.draw(me.value(6))


@demand()
async def secret_history(me: Me, you: Me) -> None:
    await you.transfer(one(you.safe), me, SAFE)


@dogma()
async def secret_history_2(me: Me) -> None:
    if me.splay_of("red") == me.splay_of("purple") == RIGHT:
        await me.claim_special("mystery")
    else:
        await must_splay(me, RIGHT, "red", "purple")


@demand()
async def witch_trial(me: Me, you: Me) -> None:
    repeat = True
    while me.again(repeat):
        drawn = await you.draw_and_reveal(me.value(5))
        top = await you.return_(you.top(drawn.colour))
        other = await you.return_(await show(you, one(you.hand.coloured(drawn.colour)), "return"))
        scored = await you.return_(one(you.score_pile))
        await you.keep(drawn)
        repeat = bool(top and other and scored)
