"""Age 3 of Figures in the Sand."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import FORECAST
from fudaba.games.innovation.dogma.activation import super_execute
from fudaba.games.innovation.facts.karma import OTHERS, Would
from fudaba.games.innovation.facts.printed import (
    CASTLE,
    COLOURS,
    FOURTH,
    LEAF,
    LEFT,
    LIGHTBULB,
    NONE,
    RIGHT,
    STANDARD_ICONS,
    THIRD,
)
from fudaba.games.innovation.facts.registry import each, echo, inspire, issues, would_first, would_instead
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, may, one


@echo(THIRD)
async def alhazen_echo(me: Me) -> None:
    await me.tuck(one(me.tops_anywhere.having(CASTLE)))


def _castles_or_lightbulbs(me: Player, colour: str) -> int:
    return max(me.icons_in(colour, LIGHTBULB), me.icons_in(colour, CASTLE))


@each("age_to_draw", THIRD)
def alhazen(me: Player) -> dict[str, int]:
    splayed = [colour for colour in me.colours if me.splay_of(colour) != NONE]
    return {colour: _castles_or_lightbulbs(me, colour) for colour in splayed}


@would_instead("draw_action", FOURTH)
async def alhazen_fourth(me: Me, would: Would) -> None:
    await me.tuck(one(me.tops_anywhere.having(CASTLE)))
    numbers = {me.icons_in(colour, icon) for colour in me.colours for icon in (CASTLE, LIGHTBULB)}
    await me.draw(await me.choose_value(sorted(numbers or {0})))


@echo(THIRD)
async def sejong_the_great_echo(me: Me) -> None:
    await me.draw_and_meld(me.value(4))


issues("sejong_the_great", "advancement")


@would_instead("meld", THIRD, if_=lambda me, it: it.colour == "blue" and it.age > me.value(3))
async def sejong_the_great_2(me: Me, would: Would) -> None:
    await me.return_(would.card)
    await me.draw_and_meld(would.age + 1)


@would_instead("meld", FOURTH, if_=lambda me, it: it.age in me.top("red").ages)
async def sejong_the_great_2_fourth(me: Me, would: Would) -> None:
    await me.return_(would.card)
    await me.draw_and_meld(would.age + 1)


@inspire(THIRD)
async def shen_kuo_inspire(me: Me) -> None:
    await me.may_splay(LEFT, *COLOURS)


@each("points", THIRD)
def shen_kuo(me: Player) -> int:
    return 3 * sum(me.splay_of(colour) != NONE for colour in me.colours)


@would_instead("score", FOURTH, if_=lambda me, it: it.set != "figures")
async def shen_kuo_fourth(me: Me, would: Would) -> None:
    await me.reveal(would.card)
    await me.splay(would.colour, RIGHT)


@would_instead("splay", FOURTH, if_=lambda me, it: it.whom == me.seat and it.direction == LEFT)
async def shen_kuo_2(me: Me, would: Would) -> Would:
    return would._replace(direction=RIGHT)


@each("points", FOURTH)
def shen_kuo_3(me: Player) -> int:
    return sum(me.t.cards_shown(me.seat, colour) for colour in me.colours)


@inspire(THIRD)
async def su_song_inspire(me: Me) -> None:
    while me.again((await me.draw_and_meld(me.value(3))).having(LEAF)):
        pass


issues("su_song", "trade")


@would_first("draw", THIRD, if_=lambda me, it: it.age == me.value(3))
async def su_song_2(me: Me, would: Would) -> None:
    await me.transfer(one(me.score_pile), me, FORECAST)


@would_first("meld", FOURTH)
async def su_song_2_fourth(me: Me, would: Would) -> None:
    await me.return_((await me.draw_and_meld(me.value(3))).lacking(LEAF))


@inspire(THIRD)
async def al_kindi_inspire(me: Me) -> None:
    await me.score(one(me.hand))


@would_first("bonus")
async def al_kindi(me: Me, would: Would) -> None:
    await me.draw(max(me.highest_top, 1), times=2)


@would_first("bonus", FOURTH, by=OTHERS)
async def al_kindi_2(me: Me, would: Would) -> None:
    await me.score(one(me.hand))


@inspire(THIRD)
async def murasaki_shikibu_inspire(me: Me) -> None:
    await me.draw(me.value(3))


issues("murasaki_shikibu", "rivalry")


def _is_standard(me: Player, would: Would) -> bool:
    return would.set != "special"


@would_instead("claim", THIRD, if_=_is_standard)
async def murasaki_shikibu_2(me: Me, would: Would) -> None:
    await me.achieve(one(me.score_pile.aged(would.age)))
    await me.achieve_if_eligible(would.card)


@would_instead("claim", FOURTH, if_=_is_standard)
async def murasaki_shikibu_2_fourth(me: Me, would: Would) -> None:
    junked = await me.junk(may(me.score_pile))
    await me.achieve_if_eligible(would.card)
    if would.card in me.achievements and junked and me.can_achieve(junked[0]):
        await me.achieve(may(junked))


@echo(THIRD)
async def saladin_echo(me: Me) -> None:
    others = [card for card in me.tops_anywhere.having(CASTLE) if card != me.this]
    await me.score(one(Cards(me.t, others)))


issues("saladin", "war")


@would_instead("score", THIRD, if_=lambda me, it: it.set != "figures")
async def saladin_2(me: Me, would: Would) -> None:
    await me.meld(would.card)
    await me.may_splay(LEFT, would.colour)


@would_instead("dogma", FOURTH, if_=lambda me, it: me.t.cards[it.card].demands)
async def saladin_2_fourth(me: Me, would: Would) -> None:
    theirs = [card for player in me.opponents for card in player.tops.having(CASTLE)]
    await me.score(every(Cards(me.t, theirs)))


def _low_red_tops(me: Me) -> Cards:
    return me.tops_anywhere.coloured("red").aged(*range(me.value(4)))


@echo(THIRD)
async def tran_huang_dao_echo(me: Me) -> None:
    await me.score(one(_low_red_tops(me)))


@each("icons", THIRD)
def tran_huang_dao(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    others = [icon for icon in STANDARD_ICONS if icon != CASTLE and printed[icon]]
    return dict.fromkeys(others, printed[CASTLE] // 2)


@would_first("draw", FOURTH, if_=lambda me, it: it.age == me.value(3))
async def tran_huang_dao_fourth(me: Me, would: Would) -> None:
    await me.score(one(_low_red_tops(me)))


@each("icons", FOURTH)
def tran_huang_dao_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return tran_huang_dao(me, printed)


@inspire(THIRD)
async def avicenna_inspire(me: Me) -> None:
    await me.draw_and_tuck(me.value(3))


issues("avicenna", "expansion")


@would_instead("fade", THIRD)
async def avicenna_2(me: Me, would: Would) -> None:
    """The figures stay where they are."""


@would_instead("dogma", FOURTH, if_=lambda me, it: it.action == 1)
async def avicenna_2_fourth(me: Me, would: Would) -> None:
    for card in me.available.lowest[:1]:
        await me.reveal(card)
        await me.junk(card)
        await super_execute(me, card)


@echo(THIRD)
async def rhazes_echo(me: Me) -> None:
    await me.draw_and_foreshadow(await me.choose_value((me.value(3), me.value(4), me.value(5))))


@would_first("draw", THIRD)
async def rhazes(me: Me, would: Would) -> None:
    await me.tuck(one(me.hand.aged(would.age)))


@would_first("draw", FOURTH)
async def rhazes_fourth(me: Me, would: Would) -> None:
    theirs = [card for player in me.opponents for card in player.score_pile]
    await me.tuck(one(Cards(me.t, [*me.hand, *theirs]).aged(would.age)))
