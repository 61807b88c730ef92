"""Age 3 of Echoes of the Past."""

from __future__ import annotations

from typing import Final

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import FORECAST, SCORE
from fudaba.games.innovation.cards.echoes.common import bonus_of, splay_all, with_bonus
from fudaba.games.innovation.facts.printed import (
    ASLANT,
    CASTLE,
    COLOURS,
    CROWN,
    FACTORY,
    FOURTH,
    ICONS,
    LEFT,
    RIGHT,
    THIRD,
    UP,
)
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.facts.vocabulary import Instruction
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, may, one, some


@echo(THIRD)
async def almanac_echo(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(4))


@echo(FOURTH)
async def almanac_echo_fourth(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(4), of="echoes")


@dogma()
async def almanac(me: Me) -> None:
    returned = await me.choose(may(with_bonus(me.forecast)), "return")
    await me.reveal(returned)  # what is drawn for it tells its bonus
    if await me.return_(returned):
        await me.draw_and_score(bonus_of(returned) + 1)


@dogma(FOURTH)
async def almanac_2(me: Me) -> None:
    if me.foreseen:
        player = await me.player(me.others)
        if player is not None:
            await me.foreshadow(player.forecast)


@echo()
async def charitable_trust_echo(me: Me) -> None:
    drawn = await me.draw(await me.choose_value((me.value(3), me.value(4))))
    _drawn_by_echo(me).append(drawn[0])


def _drawn_by_echo(me: Me) -> list[int]:
    """What a player has drawn by the echo effect in this action: two cards, if it was endorsed."""
    return me.during_action([])


@dogma(THIRD)
async def charitable_trust(me: Me) -> None:
    if await _meld_what_was_drawn(me) and (green := me.top("green")):
        if me.can_achieve(green[0]) and await me.option("return_it", "achieve_it") == "achieve_it":
            await me.achieve(green)
        else:
            await me.return_(green)


@dogma(FOURTH)
async def charitable_trust_fourth(me: Me) -> None:
    melded = await _meld_what_was_drawn(me)
    if melded.age == me.value(3):
        await me.achieve_if_eligible(me.top("green"))
    elif melded.age == me.value(4):
        await me.return_(me.top("green"))


async def _meld_what_was_drawn(me: Me) -> Cards:
    drawn = _drawn_by_echo(me)
    if me.t.house.fourth:  # the last one only
        drawn = drawn[-1:]
    return await me.meld(may(Cards(me.t, [card for card in drawn if card in me.hand])))


@echo()
async def deodorant_echo(me: Me) -> None:
    await me.draw_and_meld(me.value(3))


@dogma()
async def deodorant(me: Me) -> None:
    if me.tops.having(CASTLE):
        await me.draw_and_meld(me.value(3))
    else:
        await me.draw(me.value(4))


@dogma(FOURTH)
async def deodorant_2(me: Me) -> None:
    if me.tops.having(FACTORY):
        await me.junk_deck(me.value(4))


@demand()
async def homing_pigeons(me: Me, you: Me) -> None:
    await you.return_(some(2, you.score_pile.aged(*me.hand.ages)))


@dogma(THIRD)
async def homing_pigeons_2(me: Me) -> None:
    await me.may_splay(LEFT, "red", "green")


@dogma(FOURTH)
async def homing_pigeons_2_fourth(me: Me) -> None:
    await me.may_splay(LEFT, "red", "green")
    if me.foreseen:
        await splay_all(me, LEFT)


@demand(THIRD)
async def katana(me: Me, you: Me) -> None:
    given = await you.transfer(some(2, you.tops.having(CASTLE)), me, SCORE)
    if given:
        castles = sum(me.t.cards[card].places.count(CASTLE) for card in given)
        await you.transfer(await you.draw(castles), me, FORECAST)


@demand(FOURTH)
async def katana_fourth(me: Me, you: Me) -> None:
    given = await you.transfer(some(2, you.tops.having(CASTLE)), me, SCORE)
    if len(given) == 1 and me.foreseen:
        await you.junk(you.available)


@demand()
async def liquid_fire(me: Me, you: Me) -> None:
    drawn = await you.draw(max(you.bonuses, default=0))
    await you.reveal(drawn)  # its colour is about to matter to everybody
    await you.transfer(drawn, me, FORECAST)
    if drawn.colour == "red":
        await you.transfer(you.hand, me, SCORE)


@echo()
async def magnifying_glass_echo(me: Me) -> None:
    await me.draw(me.value(4))
    await me.return_(one(me.hand))


@dogma()
async def magnifying_glass(me: Me) -> None:
    ages = [age for age in sorted(me.hand.ages) if len(me.hand.aged(age)) >= 3]
    age = await me.choose_value(ages, may=True)
    if age >= 0 and len(await me.return_(some(3, me.hand.aged(age)))) == 3:
        await me.draw(age + 2)


@dogma()
async def magnifying_glass_2(me: Me) -> None:
    await me.may_splay(LEFT, "yellow", "blue")


@echo(THIRD)
async def novel_echo(me: Me) -> None:
    await me.draw(me.value(3))


@echo(FOURTH)
async def novel_echo_fourth(me: Me) -> None:
    await me.return_(me.forecast)


@dogma(THIRD)
async def novel(me: Me) -> None:
    await me.draw(me.value(3))
    await me.may_splay(LEFT, "purple")


@dogma(THIRD)
async def novel_2(me: Me) -> None:
    await _novel(me)


@dogma(FOURTH, n=1)
async def novel_draws(me: Me) -> None:
    await me.draw(me.value(3))


@dogma(FOURTH, n=2)
async def novel_splays(me: Me) -> None:
    await me.may_splay(LEFT, "purple")


@dogma(FOURTH, n=3)
async def novel_claims(me: Me) -> None:
    await _novel(me)


async def _novel(me: Me) -> None:
    tops = [me.t.cards[card].icons for card in me.tops.but("purple")]
    if tops and frozenset(ICONS).difference((CROWN,)).intersection(*tops):
        await me.claim_special("supremacy")


@dogma(THIRD)
async def sandpaper(me: Me) -> None:
    await _sandpaper(me)
    await me.meld(one(me.hand))


@dogma(FOURTH)
async def sandpaper_fourth(me: Me) -> None:
    await _sandpaper(me)


async def _sandpaper(me: Me) -> None:
    await me.draw(me.value(3), times=len(await me.return_(any_number(me.hand))))


@dogma(FOURTH)
async def sandpaper_2(me: Me) -> None:
    await me.meld(one(me.hand))


@dogma(FOURTH)
async def sandpaper_3(me: Me) -> None:
    if me.foreseen:
        await me.foreshadow(me.hand)


PURPLE: Final[dict[Instruction, int]] = {
    "purple_left": LEFT,
    "purple_right": RIGHT,
    "purple_up": UP,
    "purple_aslant": ASLANT,
}
"""The words for the directions in which Sunglasses may splay purple."""


@echo()
async def sunglasses_echo(me: Me) -> None:
    splayed = [colour for colour in COLOURS if me.splay_of(colour)]
    await me.score(one(me.hand.coloured(*splayed)))


@dogma()
async def sunglasses(me: Me) -> None:
    own = me.splay_of("purple")
    others = [colour for colour in COLOURS if colour != "purple"]
    shown = {me.splay_of(colour) for colour in others}
    ways = {word: way for word, way in PURPLE.items() if way in shown and me.can_splay(way, "purple")}
    words: list[Instruction] = list(ways)
    colours = [colour for colour in others if own and me.can_splay(own, colour)]
    if colours:
        words.append("splay_other")
    word = await me.option(*words, may=True)
    if word == "splay_other":
        await me.splay(await me.choose_colour(colours), own)
    elif word:
        await me.splay("purple", ways[word])
