"""Age 1 of Artifacts of History."""

from __future__ import annotations

from typing import Any

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, BOARD, HAND, SCORE
from fudaba.games.innovation.cards.artifacts.shared import (
    artifacts,
    claim_any,
    demanding,
    execute_by_turn,
    return_openly,
    score_openly,
)
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute
from fudaba.games.innovation.facts.printed import CASTLE, COLOURS, FOURTH, LEFT, THIRD
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, one, some


@dogma(THIRD)
async def ark_of_the_covenant(me: Me) -> None:
    await me.transfer(await _flooded(me), me, SCORE)
    await _land(me)


@dogma(FOURTH)
async def ark_of_the_covenant_fourth(me: Me) -> None:
    await me.score(await _flooded(me))


@dogma(FOURTH)
async def ark_of_the_covenant_2(me: Me) -> None:
    await _land(me)


async def _flooded(me: Me) -> Cards:
    returned = await return_openly(me, me.hand)
    boards = [player for player in me.everybody if returned and not artifacts(player.tops)]
    return Cards(me.t, [card for player in boards for card in player.stack(returned.colour)])


async def _land(me: Me) -> None:
    if any(me.this in player.tops for player in me.everybody):
        await me.transfer(me.this, me, HAND)


@dogma()
async def basur_hoyuk_tokens(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(4))
    titles = [me.t.cards[card].title.lower() for card in (*me.top(drawn.colour), *drawn)]
    if len(titles) == 2 and titles[0] < titles[1]:
        await me.return_(Cards(me.t, [*drawn, *me.score_pile]))
    else:
        await me.keep(drawn)


@compel()
async def dancing_girl(me: Me, you: Me) -> None:
    notes: dict[str, Any] = me.during_action({}, of_all=True)
    seat = me.t.whereabouts(me.this)[0] if me.t.on_board(me.this) else -1
    notes.setdefault("began", seat)
    notes.setdefault("danced", {seat})
    if await you.transfer(me.this, you, BOARD):
        notes["danced"].add(you.seat)


@dogma(n=2)
async def dancing_girl_wins(me: Me) -> None:
    notes: dict[str, Any] = me.during_action({}, of_all=True)
    boards = {player.seat for player in me.everybody}
    if notes.get("began") == me.seat and boards <= notes["danced"]:
        me.win()


@dogma()
async def electrum_stater_of_efesos(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(3))
    while me.again(not me.top(drawn.colour)):
        await me.meld(drawn)
        drawn = await me.draw_and_reveal(me.value(3))
    await me.keep(drawn)


@compel(THIRD)
async def holmegaard_bows(me: Me, you: Me) -> None:
    await you.transfer(one(you.tops.having(CASTLE).highest), me, HAND)


@compel(FOURTH)
async def holmegaard_bows_fourth(me: Me, you: Me) -> None:
    if not await you.transfer(one(you.tops.having(CASTLE).highest), me, HAND) and you.tops:
        await you.junk_deck(you.tops.lowest.age)


@dogma()
async def holmegaard_bows_2(me: Me) -> None:
    await me.draw(me.value(2))


@compel(THIRD)
async def jiskairumoko_necklace(me: Me, you: Me) -> None:
    returned = await you.return_(one(you.score_pile))
    await you.transfer(one(you.achievements.aged(*returned.ages)), me, ACHIEVEMENTS)


@compel(FOURTH)
async def jiskairumoko_necklace_fourth(me: Me, you: Me) -> None:
    returned = await you.return_(one(you.score_pile))
    await you.transfer(one(you.achievements.aged(*returned.ages)), me, ACHIEVEMENTS)
    if returned:
        await you.junk_deck(returned.age)


@dogma()
async def lurgan_canoe(me: Me) -> None:
    while me.again(melded := await me.meld(one(me.hand))):
        if not await me.score(me.stack(melded.colour).without(melded)):
            return


@dogma()
async def mask_of_warka(me: Me) -> None:
    # The third edition asks for the cards of that colour alone; the others are shown as proof.
    colour = await me.choose_colour(COLOURS)
    for player in me.everybody:
        await player.reveal(player.hand if me.t.house.fourth else player.hand.coloured(colour))
        player.prove(HAND)
    having = [player for player in me.everybody if player.hand.coloured(colour)]
    if having == [me]:
        returned = await me.return_(me.hand.coloured(colour))
        for age in sorted(returned.ages):
            while me.again(await me.claim(age)):
                pass


@dogma(THIRD)
async def papyrus_of_ani(me: Me) -> None:
    for melded in await _unroll(me):
        await execute_alone(me, melded)


@dogma(FOURTH)
async def papyrus_of_ani_fourth(me: Me) -> None:
    for melded in await _unroll(me):
        await self_execute(me, melded)


async def _unroll(me: Me) -> Cards:
    returned = await return_openly(me, me.hand.coloured("purple"))
    if not returned:
        return returned
    drawn = await me.draw_and_reveal(returned.age + 2, of=await me.choose_type())
    if drawn.colour == "purple":
        return await me.meld(drawn)
    await me.keep(drawn)
    return Cards(me.t)


@dogma()
async def pavlovian_tusk(me: Me) -> None:
    drawn = await me.draw(me.top("green").age, times=3)
    returned = await me.return_(one(drawn))
    await me.score(one(drawn.without(returned)))


@dogma(THIRD)
async def priest_king(me: Me) -> None:
    scored = await score_openly(me, me.hand)
    for card in me.top(scored.colour) if scored else ():
        await execute_alone(me, card)


@dogma(THIRD)
async def priest_king_2(me: Me) -> None:
    await claim_any(me, if_eligible=True)


@dogma(FOURTH)
async def priest_king_fourth(me: Me) -> None:
    scored = await score_openly(me, me.hand)
    for card in me.top(scored.colour) if scored else ():
        await execute_by_turn(me, card)


@dogma()
async def sibidu_needle(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(1))
    while me.again(me.top(drawn.colour).aged(drawn.age)):
        await me.score(drawn)
        drawn = await me.draw_and_reveal(me.value(1))
    await me.keep(drawn)


@dogma(THIRD)
async def tale_of_the_shipwrecked_sailor(me: Me) -> None:
    await _tell_tale(me)


@dogma(FOURTH)
async def tale_of_the_shipwrecked_sailor_fourth(me: Me) -> None:
    if melded := await _tell_tale(me):
        await me.junk_achievement(melded.age)


async def _tell_tale(me: Me) -> Cards:
    colour = await me.choose_colour(COLOURS)
    await me.draw(me.value(1))
    melded = await me.meld(one(me.hand.coloured(colour)))
    if melded:
        await me.splay(colour, LEFT)
    return melded


@compel()
async def treaty_of_kadesh(me: Me, you: Me) -> None:
    await you.return_(every(demanding(you.tops)))


@dogma()
async def treaty_of_kadesh_2(me: Me) -> None:
    await me.score(one(demanding(me.tops.but("blue"))))


@dogma()
async def xianrendong_shards(me: Me) -> None:
    shown = await me.reveal(some(3, me.hand))
    to_score = await me.choose(some(2, shown), "score")
    scored = await me.score(to_score)
    await me.tuck(shown.without(to_score))
    if len(scored) == 2 and len(scored.colours) == 1:
        await me.draw(me.value(1), times=3)
