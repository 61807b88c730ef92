"""Age 7 of The Unseen."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import BOARD, JUNK, SAFE, SCORE
from fudaba.games.innovation.dogma.activation import self_execute, super_execute
from fudaba.games.innovation.expansions.secrets import must_splay, valued_junk, visible_cards
from fudaba.games.innovation.facts.printed import CLOCK, ICONS, LIGHTBULB, PERSON, RIGHT
from fudaba.games.innovation.facts.registry import demand, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import draws
from fudaba.kernel.choices import exactly, may, one, some


@dogma()
async def black_market(me: Me) -> None:
    if await me.safeguard(may(me.hand)):
        revealed = await me.reveal(some(2, me.available))
        melded = await me.meld(may(revealed.lacking(CLOCK).lacking(PERSON)))
        await me.return_(revealed.without(melded))


@dogma()
async def camouflage(me: Me) -> None:
    tops, safe = me.tops, me.safe
    pairs = [age for age in sorted(tops.ages) if len(tops.aged(age)) >= 2]
    secrets = [age for age in sorted(safe.ages) if len(safe.aged(age)) >= 2]
    if await me.option("junk_and_safeguard", "score_secrets") == "junk_and_safeguard":
        if pairs:
            junked = await me.junk(exactly(2, tops.aged(await me.choose_value(pairs))))
            await me.safeguard(junked)
    elif secrets:
        await me.score(exactly(2, safe.aged(await me.choose_value(secrets))))


@dogma()
async def camouflage_2(me: Me) -> None:
    await me.draw(me.value(7), times=len(me.achievements.where(lambda piece: piece.special is not None)))


@demand()
async def counterintelligence(me: Me, you: Me) -> None:
    if tucked := await you.tuck(one(you.tops.having(LIGHTBULB))):
        await you.transfer(you.top(tucked.colour), me, BOARD)
        await you.draw(me.value(7))


@dogma()
async def counterintelligence_2(me: Me) -> None:
    await me.draw(me.value(8))


@dogma()
async def fortune_cookie(me: Me) -> None:
    if _shows(me, 7):
        await me.draw_and_score(me.value(7))
    if _shows(me, 8):
        await must_splay(me, RIGHT, "green", "purple")
        await me.draw(me.value(8))
    if _shows(me, 9):
        await me.draw(me.value(9))


def _shows(me: Me, number: int) -> bool:
    """Whether exactly this many icons of any kind are visible on a board."""
    return any(me.icons(icon) == number for icon in ICONS)


@demand()
async def mafia(me: Me, you: Me) -> None:
    await you.transfer(one(you.safe.lowest), me, SAFE)


@dogma()
async def mafia_2(me: Me) -> None:
    scoring = [player for player in me.everybody if player.score_pile]
    if scoring and (player := await me.player(scoring)):
        await me.tuck(one(player.score_pile))


@dogma()
async def mafia_3(me: Me) -> None:
    await me.may_splay(RIGHT, "red", "yellow")


@dogma()
async def plot_voucher(me: Me) -> None:
    melded = await me.meld(one(me.score_pile))
    if await me.safeguard(one(me.available.lowest)):
        for card in melded:
            await (super_execute if me.t.state.turn == me.seat else self_execute)(me, card)


@demand()
async def private_eye(me: Me, you: Me) -> None:
    chosen = await me.choose(one(await you.reveal(you.hand)), "transfer")
    await you.transfer(chosen, me, BOARD)
    await you.draw(me.value(7))


@dogma()
async def private_eye_2(me: Me) -> None:
    await me.score(one(me.safe))


@dogma()
async def private_eye_3(me: Me) -> None:
    await me.may_splay(RIGHT, "blue")


@dogma()
async def safe_deposit_box(me: Me) -> None:
    way = await me.option("draw_and_junk", "exchange", may=True)
    if way == "draw_and_junk":
        await draws.draw_and_junk(me.t, me.seat, me.value(7))
        await draws.draw_and_junk(me.t, me.seat, me.value(7))
    elif way == "exchange":
        await me.exchange_with(JUNK, me.score_pile, SCORE, valued_junk(me))


@dogma()
async def slot_machine(me: Me) -> None:
    drawn = Cards(me.t)
    for age in range(1, 6):
        drawn += await me.draw_and_reveal(me.value(age))
    green = len(drawn.coloured("green"))
    if green >= 1:
        await must_splay(me, RIGHT, "green", "purple")
    if green >= 2:
        await me.score(drawn)
    else:
        await me.return_(drawn)
    if green >= 3:
        me.win()


@dogma()
async def subway(me: Me) -> None:
    colour = (await me.draw_and_tuck(me.value(7))).colour
    if visible_cards(me, colour) >= 7:
        await me.draw(me.value(9))
    else:
        await me.junk(me.stack(colour))
        await me.draw(me.value(8))
