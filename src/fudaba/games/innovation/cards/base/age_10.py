"""Age 10 of the base game."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import SCORE
from fudaba.games.innovation.dogma.activation import execute_alone, self_execute
from fudaba.games.innovation.facts.printed import CLOCK, FACTORY, FIRST, FOURTH, LEAF, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@dogma()
async def a_i(me: Me) -> None:
    await me.draw_and_score(me.value(10))


@dogma()
async def a_i_2(me: Me) -> None:
    tops = {me.t.cards[card].id for player in me.everybody for card in player.tops}
    poorest = me.single_least(lambda player: player.points)
    if poorest and {"robotics", "software"} <= tops:
        me.win(poorest)


@dogma(FIRST, THIRD)
async def bioengineering(me: Me) -> None:
    await me.transfer(one(_alive(me)), me, SCORE)


@dogma(FOURTH)
async def bioengineering_fourth(me: Me) -> None:
    await me.score(one(_alive(me)))


def _alive(me: Me) -> Cards:
    return Cards(me.t, [card for opponent in me.opponents for card in opponent.tops]).having(LEAF)


@dogma(FIRST, THIRD)
async def bioengineering_2(me: Me) -> None:
    _survive(me, 3)


@dogma(FOURTH)
async def bioengineering_2_fourth(me: Me) -> None:
    _survive(me, 2)


def _survive(me: Me, leaves: int) -> None:
    fittest = me.single_most(_leaves)
    if fittest and any(_leaves(player) < leaves for player in me.everybody):
        me.win(fittest)


def _leaves(player: Player) -> int:
    return player.icons(LEAF)


@demand(FIRST, THIRD)
async def databases(me: Me, you: Me) -> None:
    await you.return_(some((len(you.score_pile) + 1) // 2, you.score_pile))


@demand(FOURTH)
async def databases_fourth(me: Me, you: Me) -> None:
    await you.return_(some(you.achievements.highest.age, you.score_pile))


@demand()
async def globalization(me: Me, you: Me) -> None:
    await you.return_(one(you.tops.having(LEAF)))


@dogma(FIRST, THIRD)
async def globalization_2(me: Me) -> None:
    await me.draw_and_score(me.value(6))
    _globalize(me)


@dogma(FOURTH)
async def globalization_2_fourth(me: Me) -> None:
    await me.draw_and_meld(me.value(11))
    _globalize(me)


def _globalize(me: Me) -> None:
    richest = me.single_most(lambda player: player.points)
    if richest and not any(_leaves(player) > player.icons(FACTORY) for player in me.everybody):
        me.win(richest)


@dogma(FIRST, THIRD)
async def miniaturization(me: Me) -> None:
    returned = await me.return_(may(me.hand))
    if returned.age == me.value(10):
        await me.draw(me.value(10), times=len(me.score_pile.ages))


@dogma(FOURTH)
async def miniaturization_fourth(me: Me) -> None:
    returned = await me.return_(one(me.hand))
    if returned.age == me.value(10):
        await me.draw(me.value(10), times=len(me.score_pile.ages))
    elif returned.age == me.value(11):
        await me.junk_deck(me.value(11))


@dogma(FIRST, THIRD)
async def robotics(me: Me) -> None:
    await me.score(me.top("green"))
    for melded in await me.draw_and_meld(me.value(10)):
        await execute_alone(me, melded)


@dogma(FOURTH)
async def robotics_fourth(me: Me) -> None:
    await me.score(me.top("green"))


@dogma(FOURTH)
async def robotics_2(me: Me) -> None:
    melded = await me.draw_and_meld(me.value(10))
    for card in melded.having(FACTORY) or melded.having(CLOCK):
        await self_execute(me, card)


@dogma(FIRST, THIRD, n=1)
async def self_service_executes(me: Me) -> None:
    for card in await me.choose(one(_another(me)), "dogma"):
        await execute_alone(me, card)


@dogma(FIRST, THIRD, n=2)
async def self_service_wins(me: Me) -> None:
    """The first edition counts the achievements of partners together (INN-AMB30)."""
    count = _achieved_in_team if me.t.house.edition == FIRST else _achieved
    if all(count(me) > count(opponent) for opponent in me.opponents):
        me.win()


@dogma(FOURTH, n=1)
async def self_service_wins_by_twice(me: Me) -> None:
    if all(_achieved(me) >= 2 * _achieved(opponent) for opponent in me.opponents):
        me.win()


@dogma(FOURTH, n=2)
async def self_service_executes_itself(me: Me) -> None:
    for card in await me.choose(one(_another(me)), "dogma"):
        await self_execute(me, card)


def _another(me: Me) -> Cards:
    return me.tops.where(lambda card: card.id != "self_service")


def _achieved(player: Player) -> int:
    return player.t.achievements(player.seat)


def _achieved_in_team(player: Player) -> int:
    t = player.t
    return sum(t.achievements(seat) for seat in range(t.seats) if t.team(seat) == t.team(player.seat))


@dogma()
async def software(me: Me) -> None:
    await me.draw_and_score(me.value(10))


@dogma(FIRST, THIRD)
async def software_2(me: Me) -> None:
    await me.draw_and_meld(me.value(10))
    for second in await me.draw_and_meld(me.value(10)):
        await execute_alone(me, second)


@dogma(FOURTH)
async def software_2_fourth(me: Me) -> None:
    await me.draw_and_meld(me.value(9))
    for second in await me.draw_and_meld(me.value(9)):
        await self_execute(me, second)


@dogma()
async def stem_cells(me: Me) -> None:
    if me.hand and await me.may():
        await me.score(me.hand)


@dogma(FOURTH)
async def stem_cells_2(me: Me) -> None:
    await me.draw(me.value(11))


@dogma()
async def the_internet(me: Me) -> None:
    await me.may_splay(UP, "green")


@dogma()
async def the_internet_2(me: Me) -> None:
    await me.draw_and_score(me.value(10))


@dogma(FIRST, THIRD)
async def the_internet_3(me: Me) -> None:
    for _ in range(me.icons(CLOCK) // 2):
        await me.draw_and_meld(me.value(10))


@dogma(FOURTH)
async def the_internet_3_fourth(me: Me) -> None:
    await me.draw_and_meld(me.value(10))
    await me.draw_and_meld(me.value(10))
