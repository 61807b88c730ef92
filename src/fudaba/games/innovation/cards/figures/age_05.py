"""Age 5 of Figures in the Sand."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import BOARD, HAND
from fudaba.games.innovation.facts.karma import OPPONENTS, Would
from fudaba.games.innovation.facts.printed import CLOCK, COLOURS, CROWN, FACTORY, FOURTH, RIGHT, THIRD
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
from fudaba.games.innovation.rules.splays import can_splay
from fudaba.kernel.choices import every, may, one


@echo(THIRD)
async def christiaan_huygens_echo(me: Me) -> None:
    await me.draw_and_foreshadow(await me.choose_value((me.value(7), me.value(8), me.value(9), me.value(10))))


@would_instead("foreshadow", THIRD)
async def christiaan_huygens(me: Me, would: Would) -> None:
    await me.reveal(would.card)
    if CLOCK in would.icons and would.age <= me.highest_top + 2:
        await me.meld(would.card)
    else:
        await me.foreshadow(would.card)


@would_instead("dogma", FOURTH, if_=lambda me, it: it.action == 1)
async def christiaan_huygens_fourth(me: Me, would: Would) -> None:
    await me.junk_deck(me.value(6))
    age = await me.choose_value((me.value(7), me.value(8), me.value(9)))
    drawn = await me.draw_and_reveal(age, times=age - 6)
    clocks = sum(me.t.cards[card].places.count(CLOCK) for card in drawn)
    await (me.return_(every(drawn)) if clocks > me.icons(CLOCK) else me.keep(drawn))


@echo(THIRD)
async def isaac_newton_echo(me: Me) -> None:
    possible = [colour for colour in COLOURS if can_splay(me.t, me.seat, colour, RIGHT)]
    if possible:
        await me.splay(await me.choose_colour(possible, word="splay_right"), RIGHT)


async def _give_a_1_away(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(1))
    if them := await me.player(me.everybody):
        await me.transfer(drawn, them, BOARD)


@would_first("draw_action inspire", THIRD)
async def isaac_newton(me: Me, would: Would) -> None:
    await _give_a_1_away(me)


@would_first("draw_action", FOURTH)
async def isaac_newton_fourth(me: Me, would: Would) -> None:
    await _give_a_1_away(me)


@would_first("dogma", FOURTH)
async def isaac_newton_2(me: Me, would: Would) -> None:
    for colour in me.tops.aged(would.age).colours:
        await me.splay(colour, RIGHT)


@inspire(THIRD)
async def bartholomew_roberts_inspire(me: Me) -> None:
    await me.score(one(me.tops_anywhere.having(CROWN)))


@would_first("score", THIRD)
async def bartholomew_roberts(me: Me, would: Would) -> None:
    if me.t.has_the_score(me.seat, would.age):
        await me.claim(would.age)


@would_instead("draw_action", FOURTH)
async def bartholomew_roberts_fourth(me: Me, would: Would) -> None:
    await me.score(one(me.tops_anywhere.having(CROWN)))


@would_first("draw", FOURTH)
async def bartholomew_roberts_2(me: Me, would: Would) -> None:
    await me.claim(would.age)


@inspire(THIRD)
async def samuel_de_champlain_inspire(me: Me) -> None:
    await me.return_(one(me.hand.aged(me.value(5))))
    await me.draw(me.value(6))


def _is_fifth_in_hand(me: Player, would: Would) -> bool:
    return would.place == HAND and len(me.hand) == 4


async def _claim_one_of(me: Me, ages: list[int]) -> None:
    if ages:
        await me.claim(await me.choose_value(ages))


@would_first("draw", if_=_is_fifth_in_hand)
async def samuel_de_champlain(me: Me, would: Would) -> None:
    await _claim_one_of(me, sorted(age for age in me.available.ages if age <= would.age))


@would_first("draw", FOURTH, if_=lambda me, it: it.place == HAND and not me.hand)
async def samuel_de_champlain_2(me: Me, would: Would) -> None:
    await me.draw(me.value(6))


@inspire(THIRD)
async def bartolomeo_cristofori_inspire(me: Me) -> None:
    await me.meld(one(me.hand))


def _is_fifth_visible(me: Player, would: Would) -> bool:
    return bool(me.splay_of(would.colour)) and len(me.stack(would.colour)) == 4


@would_first("meld", THIRD, if_=_is_fifth_visible)
async def bartolomeo_cristofori(me: Me, would: Would) -> None:
    await _claim_one_of(me, sorted(age for age in me.available.ages if me.t.has_the_top(me.seat, age)))


@would_first("meld", FOURTH, if_=_is_fifth_visible)
async def bartolomeo_cristofori_fourth(me: Me, would: Would) -> None:
    await _claim_one_of(me, sorted(me.available.ages))


@inspire(THIRD)
async def johannes_vermeer_inspire(me: Me) -> None:
    await me.draw_and_score(me.value(3))


@would_first("claim", if_=lambda me, it: it.set != "special")
async def johannes_vermeer(me: Me, would: Would) -> None:
    await me.claim(would.age + 1)


@would_first("meld", FOURTH)
async def johannes_vermeer_2(me: Me, would: Would) -> None:
    if me.colours:
        await me.score(every(me.stack(await me.choose_colour(me.colours))))


@inspire(THIRD)
async def peter_the_great_inspire(me: Me) -> None:
    await me.tuck(one(me.hand))


@when_melded(THIRD)
async def peter_the_great(me: Me) -> None:
    theirs = [card for player in me.opponents for card in player.tops.figures]
    await me.return_(every(Cards(me.t, theirs)))


@would_first("tuck", THIRD, if_=lambda me, it: FACTORY in it.icons)
async def peter_the_great_2(me: Me, would: Would) -> None:
    if not await me.achieve_if_eligible(me.bottom("green")):
        await me.score(me.bottom("green"))


issues("peter_the_great", "war", FOURTH)


@would_first("return", FOURTH)
async def peter_the_great_2_fourth(me: Me, would: Would) -> None:
    if (await me.score(me.bottom("green"))).having(CROWN):
        await me.achieve_if_eligible(me.bottom("green"))


@echo(THIRD)
async def shivaji_echo(me: Me) -> None:
    await me.offer(one(me.tops))


issues("shivaji", "war", THIRD)


@would_first("claim", THIRD, by=OPPONENTS)
async def shivaji_2(me: Me, would: Would) -> None:
    if would.set != "special":
        await me.achieve_if_eligible(would.card)


@would_first("claim", FOURTH, by=OPPONENTS)
async def shivaji(me: Me, would: Would) -> None:
    others = [card for card in me.available if card != would.card and me.can_achieve(card)]
    await me.achieve(one(Cards(me.t, others)))


@would_first("dogma", FOURTH, if_=lambda me, it: it.colour == "yellow")
async def shivaji_2_fourth(me: Me, would: Would) -> None:
    await me.offer(every(me.stack("purple")))


@echo(THIRD)
async def antonie_van_leeuwenhoek_echo(me: Me) -> None:
    await me.draw(me.value(6))


@each("points_to_claim")
def antonie_van_leeuwenhoek(me: Player, age: int) -> int:
    return 10 * len(me.hand.aged(age))


@would_first("draw", FOURTH)
async def antonie_van_leeuwenhoek_2(me: Me, would: Would) -> None:
    if await me.return_(may(me.hand.aged(me.value(5)))):
        await me.draw(me.value(6))


@inspire(THIRD)
async def christopher_polhem_inspire(me: Me) -> None:
    await me.draw_and_tuck(me.value(4))


issues("christopher_polhem", "expansion")


@each("points", THIRD)
def christopher_polhem_2(me: Player) -> int:
    return 2 * me.icons(FACTORY)


@each("points", FOURTH)
def christopher_polhem_2_fourth(me: Player) -> int:
    return me.icons(FACTORY) * me.t.achievements(me.seat)
