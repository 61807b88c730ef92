"""Age 2 of Figures in the Sand."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import BOARD
from fudaba.games.innovation.dogma.activation import super_execute
from fudaba.games.innovation.dogma.echo import counted_marks
from fudaba.games.innovation.expansions.figures_raised import raised
from fudaba.games.innovation.facts.karma import ANYBODY, Would
from fudaba.games.innovation.facts.printed import (
    CASTLE,
    COLOURS,
    CROWN,
    FOURTH,
    LEAF,
    LEFT,
    LIGHTBULB,
    NONE,
    STANDARD_ICONS,
    THIRD,
)
from fudaba.games.innovation.facts.registry import (
    ECHO,
    INSPIRE,
    each,
    echo,
    inspire,
    issues,
    when_melded,
    would_first,
    would_instead,
)
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, every, one


@echo(THIRD)
async def archimedes_echo(me: Me) -> None:
    await me.draw(me.value(2))


issues("archimedes", "advancement")


@would_first("dogma", THIRD, n=2)
async def archimedes(me: Me, would: Would) -> Would:
    return raised(me, would)


@would_first("execute", FOURTH, n=2)
async def archimedes_fourth(me: Me, would: Would) -> Would:
    return raised(me, would)


async def _tuck_and_score_above(me: Me, age: int) -> None:
    tucked = await me.draw_and_tuck(age)
    above = [card for card in me.stack(tucked.colour) if card not in tucked]
    await me.score(every(Cards(me.t, above)))


@echo(THIRD)
async def zhang_heng_echo(me: Me) -> None:
    await _tuck_and_score_above(me, me.value(3))


@each("bonuses", THIRD)
def zhang_heng(me: Player) -> list[int]:
    return [me.t.age(card) for card in me.score_pile]


@would_first("claim", FOURTH, by=ANYBODY)
async def zhang_heng_fourth(me: Me, would: Would) -> None:
    await _tuck_and_score_above(me, me.value(3))


@inspire(THIRD)
async def augustus_caesar_inspire(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(3))


@would_first("meld foreshadow", THIRD, by=ANYBODY, if_=lambda me, it: it.age < me.value(4))
async def augustus_caesar(me: Me, would: Would) -> bool:
    await me.as_seat(would.seat).reveal(would.card)
    if would.colour not in ("red", "green") or CASTLE not in would.icons:
        return False
    await me.as_seat(would.seat).transfer(would.card, me, BOARD)
    await me.tuck(every(me.forecast))
    return True


@would_instead("dogma", FOURTH, by=ANYBODY, if_=lambda me, it: CASTLE in it.icons)
async def augustus_caesar_fourth(me: Me, would: Would) -> None:
    drawn = await me.draw_and_reveal(would.age)
    if drawn.having(CASTLE) or drawn.having(LIGHTBULB):
        await me.meld(drawn)
    else:
        await me.keep(drawn)
        await super_execute(me.as_seat(would.seat), would.card)


@inspire(THIRD)
async def ptolemy_inspire(me: Me) -> None:
    await me.draw_and_meld(me.value(2))


issues("ptolemy", "trade")


@each("to_activate")
def ptolemy_2(me: Player) -> Cards:
    tops = [card for seat in me.t.seats_from(me.seat) for card in me.t.tops(seat)]
    return Cards(me.t, tops).coloured("blue")


@echo(THIRD)
async def confucius_echo(me: Me) -> None:
    theirs = [card for player in me.opponents for card in player.tops.figures.aged(me.value(1))]
    await me.score(one(Cards(me.t, theirs)))


@would_instead("dogma", THIRD, if_=lambda me, it: it.icon == CASTLE)
async def confucius(me: Me, would: Would) -> Would:
    others = [icon for icon in STANDARD_ICONS if icon != CASTLE and me.icons(icon)]
    if not others:
        return would
    return would._replace(icon=await me.choose_icon(others), counts=())


@would_instead("dogma", FOURTH, if_=lambda me, it: it.icon == CASTLE)
async def confucius_fourth(me: Me, would: Would) -> None:
    await me.score(would.card)
    await me.junk_deck(await me.choose_value((me.value(2), me.value(3))))


@inspire(THIRD)
async def plato_inspire(me: Me) -> None:
    await me.may_splay(LEFT, *COLOURS)


issues("plato", "rivalry")


@each("icons", THIRD)
def plato_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    splayed = sum(me.splay_of(colour) != NONE for colour in COLOURS)
    return dict.fromkeys((CASTLE, LIGHTBULB, LEAF, CROWN), splayed)


@would_first("dogma", FOURTH, if_=lambda me, it: it.action == 1)
async def plato_2_fourth(me: Me, would: Would) -> None:
    if not await me.splay(would.colour, LEFT):
        await me.junk_achievement(me.value(2))


@inspire(THIRD)
async def alexander_the_great_inspire(me: Me) -> None:
    await me.score(one(me.hand))


def _rival_figures(me: Me) -> Cards:
    return Cards(me.t, [card for player in me.opponents for card in player.tops.figures])


@when_melded(THIRD)
async def alexander_the_great(me: Me) -> None:
    await me.score(every(_rival_figures(me).aged(me.value(1), me.value(2))))


@would_instead("dogma", THIRD)
async def alexander_the_great_2(me: Me, would: Would) -> Would:
    return would._replace(counts=tuple(me.t.points(seat) for seat in range(me.t.seats)))


@when_melded(FOURTH)
async def alexander_the_great_fourth(me: Me) -> None:
    await me.score(every(_rival_figures(me)))


@would_first("dogma", FOURTH)
async def alexander_the_great_2_fourth(me: Me, would: Would) -> None:
    if (await me.draw_and_score(me.value(2))).age != me.value(2):
        await me.score(me.this)


@inspire(THIRD)
async def sun_tzu_inspire(me: Me) -> None:
    await me.draw(me.value(2))


issues("sun_tzu", "war")


@would_first("bonus")
async def sun_tzu_2(me: Me, would: Would) -> None:
    await me.meld(any_number(me.hand.having(would.icon)))


@echo(THIRD)
async def cai_lun_echo(me: Me) -> None:
    await me.may_splay(LEFT, *COLOURS)


@would_first("claim", THIRD)
async def cai_lun(me: Me, would: Would) -> None:
    await me.draw_and_foreshadow(me.value(3))


@each("available", THIRD)
def cai_lun_2(me: Player) -> Cards:
    return me.forecast


@would_first("score", FOURTH, by=ANYBODY)
async def cai_lun_fourth(me: Me, would: Would) -> None:
    for colour in me.colours:
        await me.splay(colour, LEFT)


@each("available", FOURTH)
def cai_lun_2_fourth(me: Player) -> Cards:
    return Cards(me.t, [card for card in me.tops if me.splay_of(me.t.cards[card].colour) == NONE])


@inspire(THIRD)
async def ximen_bao_inspire(me: Me) -> None:
    await me.tuck(one(me.hand))


issues("ximen_bao", "expansion")


@each("boxes", THIRD)
def ximen_bao_2(me: Player, colour: str) -> list[tuple[int, str]]:
    if colour != "yellow":
        return []
    marks = {ECHO, INSPIRE, *counted_marks(me.t, me.seat)}
    visible = [box for other in ("red", "blue", "green", "purple") for box in me.t.visible(me.seat, other)]
    return [(card, mark) for card, mark in visible if mark in marks]


@would_first("decree", FOURTH)
async def ximen_bao_2_fourth(me: Me, would: Would) -> None:
    await me.junk(every(Cards(me.t, [card for player in me.opponents for card in player.hand])))
