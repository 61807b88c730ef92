"""Age 1 of Figures in the Sand."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import HAND, SCORE
from fudaba.games.innovation.dogma.activation import demand_of, execute_alone, self_execute, super_execute
from fudaba.games.innovation.facts.karma import ANYBODY, Would
from fudaba.games.innovation.facts.printed import (
    CASTLE,
    CROWN,
    FACTORY,
    FOURTH,
    LEAF,
    LEFT,
    LIGHTBULB,
    NONE,
    THIRD,
)
from fudaba.games.innovation.facts.registry import each, echo, inspire, issues, would_first, would_instead
from fudaba.games.innovation.language.choices import highest
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, one


@echo(THIRD)
async def daedalus_echo(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(4))


@each("age_to_claim", THIRD)
def daedalus(me: Player) -> int:
    return len(me.forecast)


@each("points", THIRD)
def daedalus_2(me: Player) -> int:
    return sum(map(me.t.age, me.achievements))


@each("age_to_claim", FOURTH)
def daedalus_fourth(me: Player) -> int:
    return sum(me.splay_of(colour) == NONE for colour in me.colours)


@echo(THIRD)
async def huang_di_echo(me: Me) -> None:
    await me.draw(me.value(2))


issues("huang_di", "advancement")


@each("icons", THIRD)
def huang_di_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {LEAF: printed[LIGHTBULB]}


@would_first("dogma", FOURTH, if_=lambda me, it: it.icon == LEAF)
async def huang_di_2_fourth(me: Me, would: Would) -> None:
    await me.draw(me.value(2))


@echo(THIRD)
async def imhotep_echo(me: Me) -> None:
    await me.draw_and_meld(me.value(2))


@would_instead(
    "meld", THIRD, if_=lambda me, it: len(me.stack(it.colour)) > 1 and me.splay_of(it.colour) == NONE
)
async def imhotep(me: Me, would: Would) -> None:
    await me.splay(would.colour, LEFT)
    await me.return_(would.card)


@would_first("dogma", FOURTH, if_=lambda me, it: it.action == 2 and it.age == me.value(1))
async def imhotep_fourth(me: Me, would: Would) -> None:
    melded = await me.draw_and_meld(me.value(2))
    if await me.splay(melded.colour, LEFT) and melded.age == me.value(2):
        await me.return_(every(me.tops_anywhere.coloured(melded.colour)))


@echo(THIRD)
async def fu_xi_echo(me: Me) -> None:
    await me.draw_and_score(me.value(2))


issues("fu_xi", "trade")


@each("icons", THIRD)
def fu_xi_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {LIGHTBULB: len(me.score_pile) + len(me.forecast)}


@would_first("draw", FOURTH, if_=lambda me, it: me.is_at(action=1))
async def fu_xi_2_fourth(me: Me, would: Would) -> None:
    await me.draw_and_score(me.value(2))


@inspire(THIRD)
async def hatshepsut_inspire(me: Me) -> None:
    await me.draw(me.value(1))


def _has_a_1_and_draws_higher(me: Player, would: Would) -> bool:
    return would.age > me.value(1) and bool(me.hand.aged(me.value(1)))


@would_first("draw", THIRD, if_=_has_a_1_and_draws_higher)
async def hatshepsut(me: Me, would: Would) -> None:
    await me.return_(every(me.hand))
    await me.draw(would.age, times=2)


@would_first("draw", FOURTH, if_=_has_a_1_and_draws_higher)
async def hatshepsut_fourth(me: Me, would: Would) -> None:
    returned = await me.return_(every(me.hand))
    await me.draw(would.age, times=len(returned))


@inspire(THIRD)
async def sargon_of_akkad_inspire(me: Me) -> None:
    await me.draw_and_meld(me.value(1))


@would_instead("meld", THIRD, if_=lambda me, it: me.top(it.colour).age == it.age)
async def sargon_of_akkad(me: Me, would: Would) -> None:
    await me.tuck(would.card)


@would_instead("not_share", FOURTH)
async def sargon_of_akkad_fourth(me: Me, would: Would) -> None:
    await me.junk(one(me.available.aged(me.value(1))))


@inspire(THIRD)
async def homer_inspire(me: Me) -> None:
    await me.draw_and_tuck(me.value(2))


def _is_figure_from_hand(me: Player, would: Would) -> bool:
    return would.set == "figures" and (would.whose, would.lies) == (me.seat, HAND)


@would_instead("remove return", THIRD, if_=_is_figure_from_hand)
async def homer(me: Me, would: Would) -> None:
    await me.tuck(would.card)


@would_first("dogma", FOURTH)
async def homer_fourth(me: Me, would: Would) -> None:
    drawn = await me.draw_and_tuck(me.value(2))
    if drawn.colour != would.colour:
        await me.return_(me.top(drawn.colour))


@would_instead("junk return", FOURTH, if_=_is_figure_from_hand)
async def homer_2(me: Me, would: Would) -> None:
    await me.tuck(would.card)


@inspire(THIRD)
async def ptahhotep_inspire(me: Me) -> None:
    await me.score(one(me.tops))


def _of_me(me: Player, would: Would) -> bool:
    return would.whom == me.seat


@would_first("demand", THIRD, by=ANYBODY, if_=_of_me)
async def ptahhotep(me: Me, would: Would) -> None:
    await me.transfer(highest(1, me.as_seat(would.seat).score_pile), me, SCORE)


@would_instead("dogma", FOURTH, if_=lambda me, it: it.action == 2)
async def ptahhotep_fourth(me: Me, would: Would) -> None:
    for card in await me.score(await me.reveal(one(me.hand))):
        await super_execute(me, card)


@echo(THIRD)
async def sinuhe_echo(me: Me) -> None:
    await me.draw_and_foreshadow(await me.choose_value((me.value(2), me.value(3))))


issues("sinuhe", "rivalry")


@each("points")
def sinuhe_2(me: Player) -> int:
    return me.icons(CASTLE)


@inspire(THIRD)
async def gilgamesh_inspire(me: Me) -> None:
    await me.score(one(me.hand))


@each("icons", THIRD)
def gilgamesh(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {CASTLE: len(me.t.bonuses(me.seat)) * len(me.tops)}


@each("icons", FOURTH)
def gilgamesh_fourth(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {CASTLE: printed[CASTLE], FACTORY: printed[CASTLE]}


@each("their_points", FOURTH)
def gilgamesh_2(me: Player, them: Player) -> int:
    return -them.icons(CASTLE)


@inspire(THIRD)
async def hammurabi_inspire(me: Me) -> None:
    await me.meld(one(me.hand))


@would_first("demand", by=ANYBODY, if_=_of_me)
async def hammurabi(me: Me, would: Would) -> None:
    await demand_of(me, would.seat, would.card, would.number)


@inspire(THIRD)
async def tigernmas_inspire(me: Me) -> None:
    await me.draw(me.value(1))


issues("tigernmas", "war")


@each("points")
def tigernmas_2(me: Player) -> int:
    return len(me.hand)


@inspire(THIRD)
async def shennong_inspire(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(2))


@would_first("foreshadow", THIRD, if_=lambda me, it: it.age in me.forecast.ages)
async def shennong(me: Me, would: Would) -> None:
    await me.score(every(me.forecast.aged(would.age)))


@would_first("draw", FOURTH, if_=lambda me, it: it.age == me.value(1) and me.is_at(action=1))
async def shennong_fourth(me: Me, would: Would) -> None:
    await me.draw_and_score(len(me.hand.aged(me.value(1))))


@inspire(THIRD)
async def sneferu_inspire(me: Me) -> None:
    while me.again((await me.draw_and_tuck(me.value(2))).having(CASTLE)):
        pass


issues("sneferu", "expansion")


@each("icons", THIRD)
def sneferu_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {CROWN: printed[CASTLE]}


@would_first("meld", FOURTH)
async def sneferu_2_fourth(me: Me, would: Would) -> None:
    await me.return_((await me.draw_and_tuck(me.value(2))).lacking(CASTLE))


@inspire(THIRD)
async def sunshu_ao_inspire(me: Me) -> None:
    await me.tuck(one(me.hand))


@would_instead("tuck", THIRD, if_=lambda me, it: it.colour == "yellow")
async def sunshu_ao(me: Me, would: Would) -> None:
    await execute_alone(me, would.card)
    await me.take(would.card)


@would_instead("meld", FOURTH, if_=lambda me, it: bool(it.action) and it.set != "figures")
async def sunshu_ao_fourth(me: Me, would: Would) -> None:
    await me.reveal(would.card)
    await self_execute(me, would.card)


@would_first("score", FOURTH, if_=lambda me, it: me.scored == 5)
async def sunshu_ao_2(me: Me, would: Would) -> None:
    await me.draw_and_achieve(me.value(1))


@would_first("tuck", FOURTH, if_=lambda me, it: me.tucked == 5)
async def sunshu_ao_3(me: Me, would: Would) -> None:
    await me.draw_and_achieve(me.value(1))
