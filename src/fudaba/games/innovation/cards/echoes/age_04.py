"""Age 4 of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, AVAILABLE, BOARD, FORECAST, HAND, SCORE
from fudaba.games.innovation.cards.echoes.common import (
    bonuses_of_all,
    but,
    draw_and_foreshadow_all,
    visible_cards,
)
from fudaba.games.innovation.facts.printed import (
    CASTLE,
    CLOCK,
    COLOURS,
    FOURTH,
    LEFT,
    LIGHTBULB,
    PERSON,
    RIGHT,
    THIRD,
    UP,
)
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules.splays import can_splay, splay
from fudaba.kernel.choices import between, may, one, some, up_to


@echo()
async def barometer_echo(me: Me) -> None:
    await me.transfer(one(me.forecast.aged(me.value(5))), me, HAND)


@dogma(THIRD)
async def barometer(me: Me) -> None:
    await me.draw_and_foreshadow(await me.one_value(bonuses_of_all(me)) + 2)


@dogma(FOURTH)
async def barometer_fourth(me: Me) -> None:
    if bonuses := bonuses_of_all(me):
        await me.draw_and_foreshadow(await me.one_value(bonuses) + 2)


@dogma()
async def barometer_2(me: Me) -> None:
    if me.forecast and await me.may():
        await me.reveal(me.forecast)  # its colours are about to matter to everybody
        returned = await me.return_(me.forecast)
        if returned.coloured("blue"):
            await me.claim_special("destiny")


@dogma()
async def chintz(me: Me) -> None:
    await me.draw(me.value(4))


@dogma()
async def chintz_2(me: Me) -> None:
    if len(me.hand) == 1:
        await me.draw(me.value(4))
        await me.draw_and_score(me.value(4))


@dogma(FOURTH)
async def chintz_3(me: Me) -> None:
    if me.foreseen:
        await me.offer(me.hand)


@echo()
async def clock_echo(me: Me) -> None:
    most = max((len(me.stack(colour)) for colour in COLOURS), default=0)
    await me.may_splay(RIGHT, *(colour for colour in COLOURS if len(me.stack(colour)) == most))


@demand(THIRD)
async def clock(me: Me, you: Me) -> None:
    drawn = await you.draw_and_reveal(me.value(10), times=3)
    clocks = sum(you.t.cards[card].places.count(CLOCK) for card in drawn)
    await you.return_(drawn)
    await _clock(me, you, clocks)


@demand(FOURTH)
async def clock_fourth(me: Me, you: Me) -> None:
    age = visible_cards(me, await me.choose_colour(COLOURS))
    await _clock(me, you, age)
    await you.junk_achievement(age)


async def _clock(me: Me, you: Me, age: int) -> None:
    await you.transfer(you.hand.aged(age), me, SCORE)
    await you.transfer(you.score_pile.aged(age), me, SCORE)


@dogma(THIRD)
async def globe(me: Me) -> None:
    colour = await me.choose_colour(me.hand.colours, may=True)
    returned = await me.return_(between(1, 3, me.hand.coloured(colour))) if colour else Cards(me.t)
    if returned:
        await _splay_any(me, (LEFT, RIGHT, UP)[len(returned) - 1])
        await me.draw_and_foreshadow(me.value(6))


@dogma(FOURTH)
async def globe_fourth(me: Me) -> None:
    if me.hand and await me.may():
        await me.reveal(me.hand)  # its colours are about to matter to everybody
        returned = await me.return_(me.hand)
        if {"blue", "green", "yellow"} <= set(returned.colours):
            await draw_and_foreshadow_all(me, me.value(6), me.value(7), me.value(8))
            await _splay_any(me, RIGHT)


@dogma(FOURTH)
async def globe_2(me: Me) -> None:
    if me.foreseen:
        await me.foreshadow(one(Cards(me.t, [card for player in me.everybody for card in player.tops])))


async def _splay_any(me: Me, direction: int) -> None:
    if colours := [colour for colour in COLOURS if me.can_splay(direction, colour)]:
        await me.splay(await me.choose_colour(colours), direction)


@echo()
async def kobukson_echo(me: Me) -> None:
    possible = {
        player: [colour for colour in COLOURS if can_splay(me.t, player.seat, colour, LEFT)]
        for player in me.everybody
    }
    players = [player for player, colours in possible.items() if colours]
    if players and (player := await me.player(players)):
        await splay(me.t, me.seat, await me.choose_colour(possible[player]), LEFT, whose=player.seat)


@demand()
async def kobukson(me: Me, you: Me) -> None:
    await you.return_(you.tops.having(CASTLE))
    await you.draw_and_tuck(me.value(4))


@dogma(THIRD)
async def kobukson_2(me: Me) -> None:
    for _ in range(len(me.due("return")) // 2):
        await me.draw_and_tuck(me.value(4))


@dogma(FOURTH)
async def kobukson_2_fourth(me: Me) -> None:
    await me.draw_and_tuck(me.value(4))


@dogma(FOURTH)
async def kobukson_3(me: Me) -> None:
    if me.foreseen:
        await me.draw_and_meld(me.value(5))


@echo()
async def pencil_echo(me: Me) -> None:
    await me.draw(me.value(5))


@dogma()
async def pencil(me: Me) -> None:
    if returned := await me.return_(up_to(3, me.hand)):
        drawn = await me.draw(returned.highest.age + 1, times=len(returned))
        chosen = await me.choose(one(drawn), "foreshadow")
        await me.return_(but(drawn, chosen))
        await me.foreshadow(chosen)


@demand(THIRD)
async def shuriken(me: Me, you: Me) -> None:
    if await you.transfer(one(_armed(you, LIGHTBULB)), me, BOARD):
        await you.draw(me.value(4))


@demand(FOURTH)
async def shuriken_fourth(me: Me, you: Me) -> None:
    given = await you.transfer(some(2, _armed(you, PERSON)), me, BOARD)
    if len(given) == 2 and me.foreseen:
        await you.transfer(given, me, ACHIEVEMENTS)


def _armed(you: Me, icon: str) -> Cards:
    return you.tops.but("red").where(lambda card: CASTLE in card.icons or icon in card.icons)


@dogma()
async def shuriken_2(me: Me) -> None:
    await me.may_splay(RIGHT, "purple")


@dogma()
async def slide_rule(me: Me) -> None:
    await me.may_splay(RIGHT, "yellow")


@dogma()
async def slide_rule_2(me: Me) -> None:
    await me.draw(me.tops.lowest.age + sum(me.splay_of(colour) > 0 for colour in COLOURS))


@echo(THIRD)
async def telescope_echo(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(5))


@echo(FOURTH)
async def telescope_echo_fourth(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(5), of="echoes")


@dogma(THIRD)
async def telescope(me: Me) -> None:
    if await me.put_back(may(me.forecast)):
        await me.achieve(one(Cards(me.t, filter(me.can_achieve, me.forecast))))


@dogma(FOURTH)
async def telescope_fourth(me: Me) -> None:
    if await me.put_back(may(me.forecast)):
        number = min(len(me.forecast), len(me.available))
        given = await me.choose(some(number, me.forecast), "offer")
        taken = await me.choose(some(number, me.available), "transfer")
        await me.exchange_with(AVAILABLE, given, FORECAST, taken)
        await me.junk_deck(me.value(5))


@echo()
async def toilet_echo(me: Me) -> None:
    await me.draw_and_tuck(me.value(4))


@demand(THIRD)
async def toilet(me: Me, you: Me) -> None:
    await you.return_(you.score_pile.aged(max(me.bonuses, default=0)))


@demand(FOURTH)
async def toilet_fourth(me: Me, you: Me) -> None:
    for bonus in sorted(set(me.bonuses)):
        await you.return_(one(you.score_pile.aged(bonus)))


@dogma()
async def toilet_2(me: Me) -> None:
    if returned := await me.return_(may(me.hand)):
        await me.draw(returned.age)
