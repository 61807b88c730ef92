"""Age 6 of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.facts.printed import COLOURS, FOURTH, LIGHTBULB, RIGHT, THIRD, UP
from fudaba.games.innovation.facts.registry import demand, dogma, echo
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@echo(THIRD)
async def bifocals_echo(me: Me) -> None:
    await me.draw_and_foreshadow(await me.choose_value(me.t.values()))


@echo(FOURTH)
async def bifocals_echo_fourth(me: Me) -> None:
    await me.return_(one(me.forecast))


@dogma(THIRD)
async def bifocals(me: Me) -> None:
    if returned := await me.return_(may(me.forecast)):
        await me.draw_and_foreshadow(returned.age)


@dogma(FOURTH)
async def bifocals_fourth(me: Me) -> None:
    await me.draw_and_foreshadow(me.value(7))
    if me.foreseen and me.available:
        await me.draw_and_foreshadow(me.available.lowest.age)


@dogma(THIRD)
async def bifocals_2(me: Me) -> None:
    await me.may_splay(RIGHT, "green")


@dogma(FOURTH)
async def bifocals_2_fourth(me: Me) -> None:
    if await me.may_splay(RIGHT, "green"):
        colours = [colour for colour in COLOURS if me.can_splay(UP, colour)]
        if colours:
            await me.splay(await me.choose_colour(colours), UP)


@echo()
async def dentures_echo(me: Me) -> None:
    await _insert(me)


@dogma()
async def dentures(me: Me) -> None:
    while me.again(not (found := _between_top_and_bottom(me))):
        await _insert(me)
    await me.score(found)


async def _insert(me: Me) -> None:
    _tucked_last(me)[0] = (await me.draw_and_tuck(me.value(6))).colour


def _tucked_last(me: Me) -> list[str]:
    return me.during_action([""])


def _between_top_and_bottom(me: Me) -> Cards:
    """The two highest cards of the colour tucked last that are not its bottom card."""
    colour = _tucked_last(me)[0]
    return Cards(me.t, me.stack(colour)[1:][-2:][::-1] if colour else ())


@dogma()
async def dentures_2(me: Me) -> None:
    await me.may_splay(RIGHT, "blue")


@echo()
async def hot_air_balloon_echo(me: Me) -> None:
    await me.draw_and_score(me.value(7))


@dogma(THIRD)
async def hot_air_balloon(me: Me) -> None:
    await _fly(me, me.others)


@dogma(FOURTH)
async def hot_air_balloon_fourth(me: Me) -> None:
    await _fly(me, me.opponents)


async def _fly(me: Me, others: list[Me]) -> None:
    within_reach = [
        card
        for player in others
        for card in player.tops
        if me.can_achieve(card) and me.t.age(card) in player.standard_achievements.ages
    ]
    owners = {card: player for player in others for card in player.tops}
    if achieved := await me.achieve(may(Cards(me.t, within_reach))):
        await me.transfer(me.top("green"), owners[achieved[0]], BOARD)
    else:
        await me.draw_and_meld(me.value(7))


@demand(THIRD)
async def indian_clubs(me: Me, you: Me) -> None:
    await you.return_(some(2, you.score_pile))


@demand(FOURTH)
async def indian_clubs_fourth(me: Me, you: Me) -> None:
    await you.return_(some(2, you.score_pile))
    if me.foreseen:
        await you.return_(you.score_pile)


@dogma()
async def indian_clubs_2(me: Me) -> None:
    for age in sorted(me.score_pile.ages):
        await me.score(one(me.hand.aged(age)))


@dogma()
async def kaleidoscope(me: Me) -> None:
    melded = await me.draw_and_meld(me.value(7))
    await me.may_splay(RIGHT, melded.colour)


@dogma(FOURTH)
async def kaleidoscope_2(me: Me) -> None:
    lightbulbs = me.icons(LIGHTBULB)
    await me.junk_achievement(lightbulbs)
    if me.foreseen:
        await me.junk(me.available.where(lambda card: card.age < lightbulbs))


@echo()
async def loom_echo(me: Me) -> None:
    await me.score(one(me.tops.lowest))


@dogma()
async def loom(me: Me) -> None:
    ages = sorted(me.score_pile.ages)
    if len(ages) > 1 and await me.may():
        first = await me.choose(one(me.score_pile), "return")
        other = await me.choose(one(me.score_pile.aged(*set(ages).difference(first.ages))), "return")
        if len(await me.return_(Cards(me.t, [*first, *other]))) == 2:
            for _ in range(3):
                await me.draw_and_tuck(me.value(6))


@dogma()
async def loom_2(me: Me) -> None:
    if any(me.visible(colour, "hex") >= 5 for colour in COLOURS):
        await me.claim_special("heritage")


@echo()
async def morphine_echo(me: Me) -> None:
    await me.score(one(_odd(me.hand)))


@demand()
async def morphine(me: Me, you: Me) -> None:
    await you.return_(_odd(you.hand))
    await you.draw(me.value(6))


@dogma(THIRD)
async def morphine_2(me: Me) -> None:
    if me.due("return"):
        await _soothe(me)


@dogma(FOURTH)
async def morphine_2_fourth(me: Me) -> None:
    await _soothe(me)


async def _soothe(me: Me) -> None:
    await me.draw(max((me.t.cards[card].age for card in me.due("return")), default=0) + 1)


@dogma()
async def morphine_3(me: Me) -> None:
    await me.may_splay(RIGHT, "red")


def _odd(cards: Cards) -> Cards:
    return cards.aged(*(age for age in cards.ages if age % 2))


@demand(THIRD)
async def shrapnel(me: Me, you: Me) -> None:
    colour = await _shrapnel(me, you)
    await you.transfer(me.bottom(colour), you, SCORE)


@demand(FOURTH)
async def shrapnel_fourth(me: Me, you: Me) -> None:
    colour = await _shrapnel(me, you)
    await you.score(me.bottom(colour))


async def _shrapnel(me: Me, you: Me) -> str:
    tucked = await you.draw_and_tuck(me.value(6))
    await you.transfer(Cards(you.t, you.stack(tucked.colour)[-2:][::-1]), me, SCORE)
    return tucked.colour


@demand()
async def steamboat(me: Me, you: Me) -> None:
    drawn = await you.draw_and_reveal(me.value(6))
    if drawn.colour in ("blue", "yellow"):
        await you.transfer(Cards(you.t, [*drawn, *you.hand]), me, HAND)
        return
    await you.keep(drawn)
    if drawn.colour in ("red", "green"):
        await you.transfer(some(2, you.score_pile), me, SCORE)


@echo()
async def stethoscope_echo(me: Me) -> None:
    melded = await me.meld(one(me.hand.coloured("blue", "yellow")))
    _melded_by_echo(me).add(melded.colour)


def _melded_by_echo(me: Me) -> set[str]:
    """The colours that a player has melded by the echo effect in this action."""
    return me.during_action(set())


@dogma(THIRD)
async def stethoscope(me: Me) -> None:
    await _listen(me)


@dogma(FOURTH)
async def stethoscope_fourth(me: Me) -> None:
    if await _listen(me) and me.foreseen:
        await me.draw(me.value(9))


async def _listen(me: Me) -> bool:
    await me.draw(me.value(7))
    blue = "blue" in _melded_by_echo(me)
    if blue:
        await me.draw(me.value(8))
    return blue


@dogma()
async def stethoscope_2(me: Me) -> None:
    await me.may_splay(RIGHT, "yellow")
