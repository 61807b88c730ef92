"""Age 9 of Figures in the Sand."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import HAND, JUNK, SCORE
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute, super_execute
from fudaba.games.innovation.expansions.secrets import must_splay
from fudaba.games.innovation.facts.karma import ANYBODY, OPPONENTS, OTHERS, Would
from fudaba.games.innovation.facts.printed import COLOURS, FOURTH, PERSON, SETS, THIRD, UP
from fudaba.games.innovation.facts.registry import (
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
from fudaba.kernel.choices import every, may, one, some


def _all_score_piles(me: Me) -> Cards:
    return Cards(me.t, [card for player in me.everybody for card in player.score_pile])


@echo(THIRD)
async def che_guevara_echo(me: Me) -> None:
    await me.draw_and_score(me.value(9))


@when_melded(THIRD)
async def che_guevara(me: Me) -> None:
    theirs = [card for player in me.opponents for card in player.tops.figures]
    await me.score(every(Cards(me.t, theirs)))


@would_first("score", THIRD)
async def che_guevara_2(me: Me, would: Would) -> bool:
    await me.reveal(would.card)
    if would.colour != "green":
        return False
    await me.remove(would.card)
    await me.remove(_all_score_piles(me))
    return True


@would_first("meld", FOURTH)
async def che_guevara_fourth(me: Me, would: Would) -> None:
    scored = await me.reveal(await me.draw_and_score(me.value(9)))
    if scored.coloured("yellow"):
        await me.junk(_all_score_piles(me))
        await me.junk(me.available)


@inspire(THIRD)
async def grace_hopper_inspire(me: Me) -> None:
    await me.tuck(some(2, me.hand))


async def _win_by_blue(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(10))
    if drawn.coloured("blue"):
        me.win()
    await me.keep(drawn)


@would_first("no_bonus", THIRD, by=OTHERS)
async def grace_hopper(me: Me, would: Would) -> None:
    await _win_by_blue(me)


@would_first("no_bonus", FOURTH, by=OPPONENTS)
async def grace_hopper_fourth(me: Me, would: Would) -> None:
    await _win_by_blue(me)


@echo(THIRD)
async def hedy_lamarr_echo(me: Me) -> None:
    await me.may_splay(UP, *COLOURS)


issues("hedy_lamarr", "trade", THIRD)


@each("eased", THIRD)
def hedy_lamarr_2(me: Player) -> int:
    return 1


@each("eased", FOURTH)
def hedy_lamarr_fourth(me: Player) -> int:
    return 1


@would_first("claim", FOURTH)
async def hedy_lamarr_2_fourth(me: Me, would: Would) -> None:
    await must_splay(me, UP, *COLOURS)


@inspire(THIRD)
async def mikhail_kalashnikov_inspire(me: Me) -> None:
    await me.tuck(one(me.hand))


async def _choose_red_top(me: Me) -> Cards:
    theirs = [card for player in me.opponents for card in player.top("red")]
    return await me.choose(one(Cards(me.t, theirs)), "transfer")


@would_instead("tuck", THIRD, if_=lambda me, it: it.colour == "red")
async def mikhail_kalashnikov(me: Me, would: Would) -> None:
    for card in await _choose_red_top(me):
        if await me.option("score_it", "execute_it") == "score_it":
            await me.transfer(card, me, SCORE)
        else:
            await execute_alone(me, card)


@would_first("meld", FOURTH, by=OPPONENTS)
async def mikhail_kalashnikov_fourth(me: Me, would: Would) -> None:
    for card in await _choose_red_top(me):
        if await me.option("score_it", "execute_it") == "score_it":
            await me.score(card)
        else:
            await self_execute(me, card)


@inspire(THIRD)
async def nelson_mandela_inspire(me: Me) -> None:
    await me.draw_and_meld(me.value(9))


@would_instead("fade", THIRD)
async def nelson_mandela(me: Me, would: Would) -> None:
    """The figures stay where they are."""


@each("achievements", THIRD)
def nelson_mandela_2(me: Player) -> int:
    return sum(me.icons_in(colour, INSPIRE) for colour in me.colours) // 2


@would_instead("dogma", FOURTH, if_=lambda me, it: it.action == 2)
async def nelson_mandela_fourth(me: Me, would: Would) -> None:
    await super_execute(me, would.card)


@each("achievements", FOURTH)
def nelson_mandela_2_fourth(me: Player) -> int:
    return me.icons(PERSON) // 2


@inspire(THIRD)
async def pele_inspire(me: Me) -> None:
    for _ in range(3):
        await me.draw_and_tuck(me.value(9))


issues("pele", "rivalry")


@would_instead("tuck", THIRD, if_=lambda me, it: it.colour == "yellow" and "green" in me.tucked_in)
async def pele_2_third(me: Me, would: Would) -> None:
    me.win()


@would_first("score", FOURTH)
async def pele_2(me: Me, would: Would) -> None:
    if {"yellow", "green"} <= {*me.tops.highest.colours}:
        me.win()


@echo(THIRD)
async def rod_serling_echo(me: Me) -> None:
    await me.meld(one(me.tops_anywhere.coloured("purple")))


@would_instead("meld", THIRD, if_=lambda me, it: it.colour == "purple")
async def rod_serling(me: Me, would: Would) -> None:
    if me.t.cards[would.card].id == "enterprise":
        me.win()
    await me.tuck(would.card)
    await me.return_(one(me.tops_anywhere.figures))


def _is_low(me: Player, it: Would) -> bool:
    return it.age < me.value(4) and it.set in SETS


@would_instead("transfer return draw score meld tuck junk", FOURTH, by=ANYBODY, if_=_is_low)
async def rod_serling_fourth(me: Me, would: Would) -> None:
    me.as_seat(would.seat).lose()


@inspire(THIRD)
async def ruth_handler_inspire(me: Me) -> None:
    await me.transfer(one(me.tops), me, HAND)


async def _meld_and_achieve(me: Me, would: Would, hands: list[Me]) -> None:
    """Meld a colour from hands, and achieve a 9 for each card melded."""
    held = [card for player in hands for card in await player.reveal(player.hand)]
    same = [card for card in Cards(me.t, held).coloured(would.colour) if card != would.card]
    for _ in await me.meld(every(Cards(me.t, same))):
        await me.draw_and_achieve(me.value(9))


@would_first("meld", THIRD)
async def ruth_handler(me: Me, would: Would) -> None:
    await _meld_and_achieve(me, would, [me])


@would_first("meld", FOURTH)
async def ruth_handler_fourth(me: Me, would: Would) -> None:
    await _meld_and_achieve(me, would, me.everybody)


@echo(THIRD)
async def taiichi_ohno_echo(me: Me) -> None:
    await me.draw(me.value(10))


def _like(me: Me, would: Would) -> Cards:
    """The cards in the hand with the featured icon of the card about to be activated."""
    featured = me.t.cards[would.card].featured
    return me.hand.where(lambda card: card.featured == featured)


@would_first("dogma", THIRD)
async def taiichi_ohno(me: Me, would: Would) -> None:
    await me.achieve(one(_like(me, would)))


@would_first("dogma", FOURTH)
async def taiichi_ohno_fourth(me: Me, would: Would) -> None:
    if not await me.achieve(may(_like(me, would))):
        await me.draw(me.value(11))


@inspire(THIRD)
async def wernher_von_braun_inspire(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(10))


@each("score_pile", THIRD)
def wernher_von_braun(me: Player) -> Cards:
    return me.forecast


@would_first("draw", FOURTH, by=ANYBODY, if_=lambda me, it: it.set == "figures")
async def wernher_von_braun_fourth(me: Me, would: Would) -> None:
    await me.junk_deck(await me.choose_value((me.value(9), me.value(10))))


@each("score_pile", FOURTH)
def wernher_von_braun_2(me: Player) -> Cards:
    return Cards(me.t, [card for card in me.t.state.zones[JUNK] if me.t.cards[card].valued])
