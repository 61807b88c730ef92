"""Age 3 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import HAND, SCORE
from fudaba.games.innovation.expansions.secrets import safeguard_achievement, show, under
from fudaba.games.innovation.facts.printed import COLOURS, LEFT, LIGHTBULB
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, between, may, one, some


@dogma()
async def brethren_of_purity(me: Me) -> None:
    last: list[int] = me.during_action([], of_all=True)
    bright = True
    while me.again(bright):
        melded = await me.draw_and_meld(
            await me.choose_value(sorted({me.value(3), *(age + 1 for age in last or [0])}))
        )
        last[:] = [melded.age]
        bright = bool(under(me, melded[0]).having(LIGHTBULB))


@dogma()
async def cliffhanger(me: Me) -> None:
    found = await me.reveal(one(me.safe.aged(me.value(4))))
    if not found:
        await me.safeguard(Cards(me.t, me.deck(me.value(4))[-1:]))
    elif found.colour == "green":
        await me.tuck(found)
    elif found.colour == "purple":
        await me.meld(found)
    elif found.colour == "red":
        await me.achieve(found)
    elif found.colour == "yellow":
        await me.score(found)
    else:
        await me.draw(me.value(5))


@dogma()
async def freemasons(me: Me) -> None:
    tucked = Cards(me.t)
    for colour in COLOURS:
        tucked += await me.tuck(may(me.hand.coloured(colour)))
    if tucked.where(lambda card: card.colour == "yellow" or card.set != "base"):
        await me.draw(me.value(3), times=2)


@dogma()
async def freemasons_2(me: Me) -> None:
    await me.may_splay(LEFT, "yellow", "blue")


@demand()
async def knights_templar(me: Me, you: Me) -> None:
    splayed = [colour for colour in COLOURS if you.splay_of(colour)]
    if splayed:
        colour = await you.choose_colour(splayed)
        await you.unsplay(colour)
        await you.transfer(you.top(colour), me, SCORE)


@dogma()
async def knights_templar_2(me: Me) -> None:
    await me.may_splay(LEFT, "red", "green")


@dogma()
async def masquerade(me: Me) -> None:
    value = len(me.hand)
    if (
        await safeguard_achievement(me, value)
        and await me.return_(me.hand.aged(value))
        and value == me.value(4)
    ):
        await me.claim_special("anonymity")


@dogma()
async def masquerade_2(me: Me) -> None:
    await me.may_splay(LEFT, "purple")


@dogma()
async def red_envelope(me: Me) -> None:
    own = Cards(me.t, [*me.hand, *me.score_pile])
    ages = [age for age in sorted(own.ages) if len(own.aged(age)) in (2, 3)]
    if ages:
        value = await me.choose_value(ages)
        await me.transfer(own.aged(value), me.others[-1], SCORE)


@dogma()
async def red_envelope_2(me: Me) -> None:
    if len(me.hand) >= 2 and await me.may():
        await me.score(between(2, 3, me.hand))


@demand()
async def secret_police(me: Me, you: Me) -> None:
    while me.again(tucked := await you.tuck(one(you.hand))):
        await you.return_(you.top(tucked.colour))
    await you.draw(me.value(3))


@dogma()
async def secret_police_2(me: Me) -> None:
    if colour := await me.choose_colour(me.hand.colours, may=True):
        await me.tuck(any_number(me.hand.coloured(colour)))


@dogma()
async def secret_secretorum(me: Me) -> None:
    both = dict.fromkeys((*me.hand, *me.score_pile))  # a figure may count the hand among the score pile
    returned = await me.choose(some(5, Cards(me.t, both)), "return")
    await me.reveal(returned)  # everybody learns from the draw how many colours they have
    await me.return_(returned)
    drawn = await me.draw(len(returned.colours), times=2)
    chosen = await me.choose(one(drawn), "meld")
    await me.meld(chosen)
    await me.score(drawn.without(chosen))


@demand()
async def smuggling(me: Me, you: Me) -> None:
    ages = you.top("yellow").age, me.top("yellow").age
    for age in ages:
        await you.transfer(one(you.score_pile.aged(age)), me, SCORE)


@dogma()
async def taqiyya(me: Me) -> None:
    colour = await me.choose_colour(COLOURS)
    await me.transfer(me.stack(colour), me, HAND)


@dogma()
async def taqiyya_2(me: Me) -> None:
    melded = await me.draw_and_meld(me.value(3))
    colour = melded.colour
    if melded == me.bottom(colour):
        await me.score(melded)
        await me.score(await show(me, any_number(me.hand.coloured(colour)), "score"))
