"""Age 4 of Figures in the Sand."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.expansions.figures_raised import raise_for_the_action
from fudaba.games.innovation.facts.karma import ANYBODY, Would
from fudaba.games.innovation.facts.printed import (
    CASTLE,
    COLOURS,
    CROWN,
    FACTORY,
    FOURTH,
    LEFT,
    LIGHTBULB,
    NONE,
    RIGHT,
    THIRD,
)
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
from fudaba.games.innovation.rules.splays import splay
from fudaba.kernel.choices import every, one


@inspire(THIRD)
async def taki_ad_din_inspire(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(5))
    await (me.meld(drawn) if drawn.having(LIGHTBULB) else me.tuck(drawn))


issues("taki_ad_din", "advancement")


@would_first("inspire", THIRD)
async def taki_ad_din_2(me: Me, would: Would) -> None:
    await me.may_splay(RIGHT, would.colour)


@would_instead("draw_action", FOURTH)
async def taki_ad_din_2_fourth(me: Me, would: Would) -> None:
    drawn = await me.draw_and_reveal(me.value(5))
    await me.splay(drawn.colour, RIGHT)
    await (me.meld(drawn) if drawn.having(LIGHTBULB) else me.keep(drawn))


@echo(THIRD)
async def galileo_galilei_echo(me: Me) -> None:
    await me.draw_and_foreshadow(await me.choose_value((me.value(5), me.value(6))))


@would_first("foreshadow", THIRD, if_=lambda me, it: it.age not in me.forecast.ages)
async def galileo_galilei(me: Me, would: Would) -> None:
    await me.take(every(me.forecast))


@would_first("draw", FOURTH)
async def galileo_galilei_fourth(me: Me, would: Would) -> None:
    await me.junk_deck(await me.choose_value((me.value(4), me.value(5))))


@would_first("meld", FOURTH)
async def galileo_galilei_2(me: Me, would: Would) -> None:
    await me.junk_achievement(me.value(3), me.value(4), me.value(5))


@inspire(THIRD)
async def pedro_alvarez_cabral_inspire(me: Me) -> None:
    await me.draw(me.value(4))


issues("pedro_alvarez_cabral", "trade")


@each("icons", THIRD)
def pedro_alvarez_cabral_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {CROWN: 2 * printed[FACTORY]}


@would_instead("dogma", FOURTH, if_=lambda me, it: it.age == me.value(1))
async def pedro_alvarez_cabral_2_fourth(me: Me, would: Would) -> None:
    claimed = await me.claim_special("world")
    if not claimed and me.tops.where(lambda card: card.id == "monotheism"):
        me.win()


@echo(THIRD)
async def niccolo_machiavelli_echo(me: Me) -> None:
    left = [colour for colour in COLOURS if me.splay_of(colour) == LEFT]
    if left:
        await me.splay(await me.choose_colour(left, word="splay_right"), RIGHT)


@each("achievements", THIRD)
def niccolo_machiavelli(me: Player) -> int:
    others = me.t.others(me.seat)
    return sum(
        me.splay_of(colour) == RIGHT and not any(me.t.splay(other, colour) for other in others)
        for colour in COLOURS
    )


@each("achievements", FOURTH)
def niccolo_machiavelli_fourth(me: Player) -> int:
    others = me.t.others(me.seat)
    return sum(
        me.splay_of(colour) == RIGHT and not any(me.t.splay(other, colour) == RIGHT for other in others)
        for colour in COLOURS
    )


@would_first("splay", FOURTH, if_=lambda me, it: it.whom == me.seat)
async def niccolo_machiavelli_2(me: Me, would: Would) -> None:
    for player in me.opponents:
        await splay(me.t, me.seat, would.colour, NONE, whose=player.seat)


@inspire(THIRD)
async def william_shakespeare_inspire(me: Me) -> None:
    await me.meld(one(me.hand))


issues("william_shakespeare", "rivalry")


@each("points", THIRD)
def william_shakespeare_2(me: Player) -> int:
    return sum(me.icons_in(colour, "hex") for colour in COLOURS)


issues("william_shakespeare", "any", FOURTH, n=2)


@inspire(THIRD)
async def amina_sukhera_inspire(me: Me) -> None:
    await me.score(every(Cards(me.t, [card for p in me.everybody for card in p.bottom("purple")])))


@when_melded(THIRD)
async def amina_sukhera(me: Me) -> None:
    theirs = [card for player in me.opponents for card in player.tops.figures.aged(me.value(4))]
    await me.score(every(Cards(me.t, theirs)))


@would_first("dogma", FOURTH, if_=lambda me, it: it.action == 2)
async def amina_sukhera_fourth(me: Me, would: Would) -> None:
    theirs = [card for player in me.opponents for card in player.hand.figures]
    await me.score(one(Cards(me.t, theirs)))


@each("available")
def amina_sukhera_2(me: Player) -> Cards:
    return me.tops.having(CASTLE)


@echo(THIRD)
async def yi_sun_sin_echo(me: Me) -> None:
    await me.score(one(me.tops_anywhere.having(CASTLE)))


@would_instead("score", THIRD, if_=lambda me, it: me.splay_of(it.colour) != NONE)
async def yi_sun_sin(me: Me, would: Would) -> None:
    await me.tuck(would.card)
    await me.draw_and_tuck(me.value(3))


@would_instead("transfer exchange", FOURTH, by=ANYBODY)
async def yi_sun_sin_fourth(me: Me, would: Would) -> None:
    await me.tuck(every(Cards(me.t, would.cards or (would.card,))))
    await me.draw_and_tuck(me.value(4))
    await me.score(one(me.tops_anywhere.having(CASTLE)))


@echo(THIRD)
async def johannes_kepler_echo(me: Me) -> None:
    await me.draw(me.value(5))


@would_first("dogma", THIRD)
async def johannes_kepler(me: Me, would: Would) -> None:
    shown = await me.reveal(me.hand)  # so that everybody sees that these are all of the colour
    raise_for_the_action(me, would, len(shown.coloured(would.colour)))


@would_instead("dogma", FOURTH)
async def johannes_kepler_fourth(me: Me, would: Would) -> Would:
    raise_for_the_action(me, would, sum(age > me.value(3) for age in me.tops.ages))
    return would


@echo(THIRD)
async def leonardo_da_vinci_echo(me: Me) -> None:
    await me.score(one(me.tops_anywhere.figures.where(lambda card: card.bonus > 0)))


@would_first("meld", THIRD, if_=lambda me, it: it.colour == "yellow")
async def leonardo_da_vinci(me: Me, would: Would) -> None:
    await me.meld(every(me.hand.but("yellow", "purple")))


@would_first("meld", THIRD, if_=lambda me, it: it.colour == "purple")
async def leonardo_da_vinci_2(me: Me, would: Would) -> None:
    await me.draw(me.value(4), times=3)


@would_first("meld", FOURTH)
async def leonardo_da_vinci_fourth(me: Me, would: Would) -> None:
    others = [card for card in me.hand if card != would.card]
    if (await me.meld(one(Cards(me.t, others)))).coloured("purple"):
        await me.draw(me.value(4), times=3)
        await me.score(one(me.tops_anywhere.figures))


@inspire(THIRD)
async def michelangelo_inspire(me: Me) -> None:
    await me.score(one(me.hand))


@each("score_pile")
def michelangelo(me: Player) -> Cards:
    return me.hand
