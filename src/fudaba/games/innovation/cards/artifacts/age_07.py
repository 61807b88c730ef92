"""Age 7 of Artifacts of History."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.cards.artifacts.shared import junk_any
from fudaba.games.innovation.dogma.activation import execute_alone, execute_as_if_here, self_execute
from fudaba.games.innovation.facts.printed import CLOCK, FOURTH, THIRD, UP
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one, some


@compel()
async def colt_paterson_revolver(me: Me, you: Me) -> None:
    await you.reveal(you.hand)
    held = you.hand
    drawn = await you.reveal(await you.draw(me.value(7)))
    if drawn.colour in held.colours:
        await you.return_(Cards(you.t, [*you.hand, *you.score_pile]))


@dogma(THIRD)
async def corvette_challenger(me: Me) -> None:
    tucked = await me.draw_and_tuck(me.value(8))
    await me.splay(tucked.colour, UP)
    await me.draw_and_score(me.t.cards_shown(me.seat, tucked.colour))


@dogma(FOURTH)
async def corvette_challenger_fourth(me: Me) -> None:
    tucked = await me.draw_and_tuck(me.value(8))
    await me.splay(tucked.colour, UP)
    number = len(me.stack(tucked.colour))
    await me.draw_and_score(number)
    await me.junk_deck(number)


@compel()
async def hansen_writing_ball(me: Me, you: Me) -> None:
    await you.draw(me.value(7), times=4)
    await you.meld(one(you.hand.coloured("blue")))
    await you.transfer(you.hand, me, HAND)


@dogma()
async def hansen_writing_ball_2(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(7))
    while me.again(drawn.lacking(CLOCK)):
        await me.tuck(drawn)
        drawn = await me.draw_and_reveal(me.value(7))
    await me.keep(drawn)


@dogma(THIRD)
async def international_prototype_metre_bar(me: Me) -> None:
    melded = await me.draw_and_meld(await me.choose_value(me.t.values()))
    await me.splay(melded.colour, UP)
    if me.t.cards_shown(me.seat, melded.colour) == melded.age:
        me.win()
    await me.return_(melded)


@dogma(FOURTH)
async def international_prototype_metre_bar_fourth(me: Me) -> None:
    value = await me.choose_value(me.t.values())
    drawn = await me.draw_and_reveal(value, times=3)
    for colour in drawn.colours:
        await me.splay(colour, UP)
    if all(len(me.stack(colour)) == value for colour in drawn.colours):
        me.win()
    await me.return_(drawn)


@dogma(THIRD)
async def jedliks_electromagnetic_self_rotor(me: Me) -> None:
    await me.draw_and_score(me.value(8))
    await me.draw_and_meld(me.value(8))
    await me.claim(me.value(8))


@dogma(FOURTH)
async def jedliks_electromagnetic_self_rotor_fourth(me: Me) -> None:
    await me.draw_and_score(me.value(8))


@dogma(FOURTH)
async def jedliks_electromagnetic_self_rotor_2(me: Me) -> None:
    melded = await me.draw_and_meld(me.value(8))
    if melded.age == me.value(8):
        await me.junk_deck(await me.choose_value(me.t.values()))


@dogma()
async def periodic_table(me: Me) -> None:
    while me.again(ages := sorted(age for age in me.tops.ages if len(me.tops.aged(age)) >= 2)):
        chosen = me.tops.aged(await me.choose_value(ages))
        if len(chosen) > 2:
            chosen = await me.choose(some(2, chosen), "choose")
        drawn = await me.draw(chosen.age + 1)
        covered = me.top(drawn.colour)
        if not await me.meld(drawn) or not set(covered) & set(chosen):
            return


@dogma(THIRD)
async def roundhay_garden_scene(me: Me) -> None:
    for melded in await _film(me):
        await execute_as_if_here(me, melded)


@dogma(FOURTH)
async def roundhay_garden_scene_fourth(me: Me) -> None:
    for melded in await _film(me):
        await self_execute(me, melded)


async def _film(me: Me) -> Cards:
    melded = await me.meld(one(me.score_pile.highest))
    await me.draw_and_score(melded.age)
    await me.draw_and_score(melded.age)
    return melded


@dogma(THIRD)
async def singer_model_27(me: Me) -> None:
    await _sew(me)


@dogma(FOURTH)
async def singer_model_27_fourth(me: Me) -> None:
    if await _sew(me):
        await junk_any(me)


async def _sew(me: Me) -> Cards:
    tucked = await me.tuck(one(me.hand))
    if not tucked:
        return tucked
    await me.splay(tucked.colour, UP)
    me.prove(SCORE)
    return await me.tuck(me.score_pile.coloured(tucked.colour))


@compel(THIRD)
async def submarine_h_l_hunley(me: Me, you: Me) -> None:
    melded = await you.draw_and_meld(me.value(7))
    if you.bottom(melded.colour).age == me.value(1):
        await you.return_(you.stack(melded.colour))


@compel(FOURTH)
async def submarine_h_l_hunley_fourth(me: Me, you: Me) -> None:
    melded = await you.draw_and_meld(me.value(7))
    if you.bottom(melded.colour).age % 2 == 0:
        await you.return_(you.stack(melded.colour))


@dogma(THIRD)
async def the_communist_manifesto(me: Me) -> None:
    for mine in await me.transfer(await _share_out(me), me, BOARD):
        await execute_alone(me, mine)


@dogma(FOURTH)
async def the_communist_manifesto_fourth(me: Me) -> None:
    for mine in await me.meld(await _share_out(me)):
        await self_execute(me, mine)


async def _share_out(me: Me) -> Cards:
    """Draw a card for each player, and transfer one to the board of each other; returns what is left."""
    left = await me.draw_and_reveal(me.value(7), times=len(me.everybody))
    for other in me.others:
        given = await me.choose(one(left), "transfer")
        await me.transfer(given, other, BOARD)
        left = left.without(given)
    return left
