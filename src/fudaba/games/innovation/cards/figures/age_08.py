"""Age 8 of Figures in the Sand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import SCORE
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute, super_execute
from fudaba.games.innovation.facts.karma import ANYBODY, Would
from fudaba.games.innovation.facts.printed import CLOCK, COLOURS, FOURTH, LEAF, LEFT, LIGHTBULB, THIRD, UP
from fudaba.games.innovation.facts.registry import (
    each,
    echo,
    inspire,
    issues,
    when_melded,
    would_first,
    would_instead,
)
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules.splays import can_splay, splay
from fudaba.kernel.choices import every, one


@echo(THIRD)
async def albert_einstein_echo(me: Me) -> None:
    shown = await me.reveal(me.hand)  # so that everybody sees that these are all
    await me.meld(every(shown.where(lambda card: bool({LIGHTBULB, CLOCK} & card.icons))))


issues("albert_einstein", "advancement")


@each("value", THIRD)
def albert_einstein_2_counts(me: Player) -> int:
    return 10


@would_first("draw_action", FOURTH)
async def albert_einstein_2(me: Me, would: Would) -> None:
    shown = Cards(me.t, [card for player in me.everybody for card in await player.reveal(player.hand)])
    await me.meld(every(shown.where(lambda card: bool({LIGHTBULB, CLOCK} & card.icons))))


@inspire(THIRD)
async def caresse_crosby_inspire(me: Me) -> None:
    await me.tuck(one(me.hand))


@would_first("tuck", THIRD, if_=lambda me, it: LEAF in it.icons)
async def caresse_crosby(me: Me, would: Would) -> None:
    await me.splay(would.colour, LEFT)
    await me.draw(me.value(2), times=2)


def _left(me: Player) -> int:
    return sum(me.splay_of(colour) == LEFT for colour in COLOURS)


@would_instead(
    "splay", THIRD, if_=lambda me, it: it.whom == me.seat and it.direction == LEFT and _left(me) == 4
)
async def caresse_crosby_2(me: Me, would: Would) -> None:
    me.win()


@would_first("dogma", FOURTH, by=ANYBODY, if_=lambda me, it: me.splay_of(it.colour) != LEFT)
async def caresse_crosby_fourth(me: Me, would: Would) -> None:
    possible = [player for player in me.everybody if can_splay(me.t, player.seat, would.colour, LEFT)]
    if them := await me.player(possible):
        await splay(me.t, me.seat, would.colour, LEFT, whose=them.seat)
    await me.draw(me.value(2), times=2)
    if them == me and _left(me) == 5:
        me.win()


@inspire(THIRD)
async def duke_ellington_inspire(me: Me) -> None:
    await me.draw_and_meld(me.value(8), of="figures")


@would_instead("fade")
async def duke_ellington(me: Me, would: Would) -> None:
    """The figures stay where they are."""


def _has_four_and_melds_a_figure(me: Player, would: Would) -> bool:
    return would.set == "figures" and len(me.tops.figures) >= 4


@would_instead("meld", THIRD, if_=_has_four_and_melds_a_figure)
async def duke_ellington_2(me: Me, would: Would) -> None:
    await me.achieve(would.card)


@would_instead("meld", FOURTH, if_=_has_four_and_melds_a_figure)
async def duke_ellington_2_fourth(me: Me, would: Would) -> None:
    me.win()


@inspire(THIRD)
async def emmy_noether_inspire(me: Me) -> None:
    await me.draw_and_meld(me.value(8))


@each("points")
def emmy_noether(me: Player) -> int:
    return me.icons(CLOCK) ** 2


@would_first("score", FOURTH, by=ANYBODY)
async def emmy_noether_2(me: Me, would: Would) -> None:
    await me.junk(one(me.as_seat(would.seat).score_pile))


def _all_score_piles(me: Me) -> Cards:
    return Cards(me.t, [card for player in me.everybody for card in player.score_pile])


@echo(THIRD)
async def erwin_rommel_echo(me: Me) -> None:
    await me.transfer(one(_all_score_piles(me)), me, SCORE)


issues("erwin_rommel", "war")


@would_instead("score", THIRD)
async def erwin_rommel_2(me: Me, would: Would) -> None:
    await me.reveal(would.card)
    await me.score(every(me.tops_anywhere.coloured(would.colour)))


@would_instead("score", FOURTH, if_=lambda me, it: it.set != "figures")
async def erwin_rommel_2_fourth(me: Me, would: Would) -> None:
    await me.reveal(would.card)
    await me.score(every(me.tops_anywhere.coloured(would.colour)))
    await me.score(one(_all_score_piles(me)))


@inspire(THIRD)
async def hg_wells_inspire(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(10))


@would_instead("foreshadow", THIRD)
async def hg_wells(me: Me, would: Would) -> None:
    await me.meld(would.card)
    await execute_alone(me, would.card)
    if would.card in me.tops:
        await me.remove(would.card)


@would_instead("dogma", FOURTH, if_=lambda me, it: it.icon == LIGHTBULB)
async def hg_wells_fourth(me: Me, would: Would) -> None:
    for card in await me.junk(await me.draw_and_reveal(me.value(10))):
        await super_execute(me, card)


@echo(THIRD)
async def john_von_neumann_echo(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(9), times=2)
    await (me.return_(every(drawn)) if drawn.coloured("purple") else me.keep(drawn))


@when_melded(THIRD)
async def john_von_neumann(me: Me) -> None:
    theirs = [card for player in me.opponents for card in player.tops.figures]
    await me.return_(every(Cards(me.t, theirs)))


@each("icons", THIRD)
def john_von_neumann_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {CLOCK: 2 * len(me.hand)}


@would_first("draw", FOURTH, if_=lambda me, it: it.age == me.value(8))
async def john_von_neumann_fourth(me: Me, would: Would) -> None:
    await me.junk_deck(me.value(8))


@would_instead("meld", FOURTH)
async def john_von_neumann_2_fourth(me: Me, would: Would) -> None:
    await me.meld(would.card)
    await self_execute(me, would.card)


@echo(THIRD)
async def jp_morgan_echo(me: Me) -> None:
    await me.may_splay(UP, *COLOURS)


issues("jp_morgan", "trade")


@each("icons", THIRD)
def jp_morgan_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    up = [colour for colour in COLOURS if me.splay_of(colour) == UP]
    return Counter(mark for colour in up for _, mark in me.t.visible(me.seat, colour))


@would_first("dogma", FOURTH, by=ANYBODY)
async def jp_morgan_2_fourth(me: Me, would: Would) -> None:
    await me.splay(would.colour, UP)


@echo(THIRD)
async def marie_curie_echo(me: Me) -> None:
    await me.draw(me.value(9))


@each("achievements")
def marie_curie(me: Player) -> int:
    return sum(age > me.value(6) for age in me.score_pile.ages)


@would_first("draw", FOURTH, if_=lambda me, it: it.age not in me.hand.ages)
async def marie_curie_2(me: Me, would: Would) -> None:
    await me.draw(me.value(9))


@inspire(THIRD)
async def nikola_tesla_inspire(me: Me) -> None:
    await me.draw(me.value(8))


issues("nikola_tesla", "expansion")


def _dull_tops(me: Me) -> Cards:
    theirs = [card for player in me.opponents for card in player.tops.lacking(LIGHTBULB).lacking(CLOCK)]
    return Cards(me.t, theirs)


@would_first("meld", THIRD, if_=lambda me, it: bool({LIGHTBULB, CLOCK} & it.icons))
async def nikola_tesla_2(me: Me, would: Would) -> None:
    await me.score(one(_dull_tops(me)))


@would_first("meld", FOURTH)
async def nikola_tesla_2_fourth(me: Me, would: Would) -> None:
    scored = await me.score(one(_dull_tops(me)))
    if scored and me.score_pile.highest.age <= scored.age:
        await me.draw(me.value(9))
