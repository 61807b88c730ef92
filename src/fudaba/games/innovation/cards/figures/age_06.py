"""Age 6 of Figures in the Sand."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import HAND
from fudaba.games.innovation.facts.karma import ANYBODY, OPPONENTS, Would
from fudaba.games.innovation.facts.printed import (
    CLOCK,
    COLOURS,
    CROWN,
    FACTORY,
    FOURTH,
    LIGHTBULB,
    RIGHT,
    THIRD,
)
from fudaba.games.innovation.facts.registry import each, echo, inspire, issues, would_first, would_instead
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules.splays import can_splay
from fudaba.kernel.choices import every, one


@inspire(THIRD)
async def adam_smith_inspire(me: Me) -> None:
    await me.may_splay(RIGHT, *COLOURS)


@each("icons")
def adam_smith(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {CROWN: 2 * printed[CROWN]}


def _nobody_would_share(me: Player, would: Would) -> bool:
    counts = would.counts or tuple(me.t.count(seat, would.icon) for seat in range(me.t.seats))
    return all(counts[seat] < counts[me.seat] for seat in me.t.others(me.seat))


@would_first("dogma", FOURTH, if_=_nobody_would_share)
async def adam_smith_2(me: Me, would: Would) -> None:
    possible = [colour for colour in COLOURS if can_splay(me.t, me.seat, colour, RIGHT)]
    if not await me.junk_deck(me.value(6)) and possible:
        await me.splay(await me.choose_colour(possible, word="splay_right"), RIGHT)


@echo(THIRD)
async def benjamin_franklin_echo(me: Me) -> None:
    await me.meld(await me.take(one(me.tops_anywhere.figures)))


issues("benjamin_franklin", "advancement")


@would_first("meld", THIRD)
async def benjamin_franklin_2(me: Me, would: Would) -> None:
    await me.draw_and_meld(would.age + 1)


@would_first("meld", FOURTH)
async def benjamin_franklin_2_fourth(me: Me, would: Would) -> None:
    theirs = [card for player in me.opponents for card in player.top(would.colour).figures]
    await me.transfer(one(Cards(me.t, theirs)), me, HAND)


@echo(THIRD)
async def carl_friedrich_gauss_echo(me: Me) -> None:
    await me.draw(me.value(7))


@would_first("meld")
async def carl_friedrich_gauss(me: Me, would: Would) -> None:
    others = Cards(me.t, [card for card in (*me.hand, *me.score_pile) if card != would.card])
    if others:
        await me.meld(every(others.aged(await me.choose_value(me.t.values()))))


@would_first("draw_action", FOURTH)
async def carl_friedrich_gauss_2(me: Me, would: Would) -> None:
    await me.draw(me.value(7))


@inspire(THIRD)
async def catherine_the_great_inspire(me: Me) -> None:
    await me.draw_and_meld(me.value(6))


@each("icons", THIRD)
def catherine_the_great(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {LIGHTBULB: 2 * printed[LIGHTBULB]}


@would_first("meld", THIRD, if_=lambda me, it: it.colour == "purple")
async def catherine_the_great_2(me: Me, would: Would) -> None:
    await me.take(me.top("purple"))


@each("icons", FOURTH)
def catherine_the_great_fourth(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {LIGHTBULB: printed[LIGHTBULB], CLOCK: printed[LIGHTBULB]}


@would_first("meld", FOURTH, by=ANYBODY)
async def catherine_the_great_2_fourth(me: Me, would: Would) -> None:
    them = me.as_seat(would.seat)
    await them.take(them.top(would.colour))


@inspire(THIRD)
async def edward_jenner_inspire(me: Me) -> None:
    await me.tuck(one(me.hand))


@would_instead("demand", by=ANYBODY, if_=lambda me, it: it.whom == me.seat)
async def edward_jenner(me: Me, would: Would) -> None:
    await me.return_(one(me.hand))


@would_first("score", FOURTH, by=ANYBODY)
async def edward_jenner_2(me: Me, would: Would) -> None:
    await me.junk_achievement(would.age)


@inspire(THIRD)
async def john_harrison_inspire(me: Me) -> None:
    await me.draw(me.value(6))


issues("john_harrison", "trade")


@would_first("bonus", THIRD, by=OPPONENTS)
async def john_harrison_2(me: Me, would: Would) -> None:
    await me.draw(me.value(6), of=await me.choose_type())


@would_first("draw_action", FOURTH)
async def john_harrison_2_fourth(me: Me, would: Would) -> None:
    if returned := await me.return_(one(me.hand)):
        await me.draw(returned.age, of=await me.choose_type())


@inspire(THIRD)
async def john_loudon_mcadam_inspire(me: Me) -> None:
    await me.meld(one(me.hand))


issues("john_loudon_mcadam", "expansion")


@each("available")
def john_loudon_mcadam_2(me: Player) -> Cards:
    return me.tops.having(FACTORY)


@inspire(THIRD)
async def ludwig_van_beethoven_inspire(me: Me) -> None:
    await me.score(one(me.hand))


issues("ludwig_van_beethoven", "rivalry")


async def _score_four_5s(me: Me) -> set[int]:
    """The ages of what was scored."""
    ages = set()
    for _ in range(4):
        ages |= (await me.draw_and_score(me.value(5))).ages
    return ages


@would_first("score", THIRD)
async def ludwig_van_beethoven_2(me: Me, would: Would) -> bool:
    await me.reveal(would.card)
    if LIGHTBULB not in would.icons:
        return False
    await me.return_(would.card)
    await me.return_(every(me.score_pile))
    await _score_four_5s(me)
    return True


@would_first("score", FOURTH)
async def ludwig_van_beethoven_2_fourth(me: Me, would: Would) -> None:
    pile = [card for card in me.score_pile if card != would.card]
    await me.junk(every(Cards(me.t, pile)))
    if await _score_four_5s(me) == {me.value(5)}:
        await _score_four_5s(me)


@echo(THIRD)
async def napoleon_bonaparte_echo(me: Me) -> None:
    await me.score(one(me.tops_anywhere.figures.aged(me.value(5), me.value(6))))


issues("napoleon_bonaparte", "war")


@would_first("score return", THIRD)
async def napoleon_bonaparte_2(me: Me, would: Would) -> bool:
    await me.reveal(would.card)
    if FACTORY not in would.icons:
        return False
    await me.tuck(would.card)
    await me.score(one(me.tops_anywhere.aged(me.value(6))))
    return True


@would_instead("meld tuck score return", FOURTH)
async def napoleon_bonaparte_2_fourth(me: Me, would: Would) -> None:
    await me.meld(would.card)
    if would.colour in ("red", "blue"):
        await me.tuck(would.card)
    await me.score(one(me.tops_anywhere.aged(me.value(5), me.value(6))))


@echo(THIRD)
async def tecumseh_echo(me: Me) -> None:
    await me.draw_and_tuck(me.value(6))


@would_first("tuck", THIRD, if_=lambda me, it: FACTORY in it.icons)
async def tecumseh(me: Me, would: Would) -> None:
    theirs = [card for player in me.others for card in player.tops.having(FACTORY)]
    await me.return_(one(Cards(me.t, theirs)))


@would_first("meld", FOURTH)
async def tecumseh_fourth(me: Me, would: Would) -> None:
    age = await me.choose_value(me.t.values())
    chosen = Cards(me.t)
    for player in me.everybody:
        chosen += await me.choose(one(player.tops.having(FACTORY).aged(age)), "return")
    await me.return_(every(chosen))
    await me.junk_achievement(age)
