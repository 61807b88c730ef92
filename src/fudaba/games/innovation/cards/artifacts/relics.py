"""The relics, the lost cards of five sets, which only the third edition has."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, SCORE
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.printed import CLOCK
from fudaba.games.innovation.facts.registry import (
    demand,
    dogma,
    echo,
    when_melded,
    without_effects,
    would_instead,
)
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import any_number, every, may, one

without_effects("timbuktu")


@dogma()
async def complex_numbers(me: Me) -> None:
    pieces = me.t.cards
    there = {pieces[card].whole for card in me.tops}
    for card in await me.reveal(may(me.hand.where(lambda piece: piece.whole in there))):
        await me.claim(pieces[card].age)


@dogma()
async def newton_wickins_telescope(me: Me) -> None:
    returned = await me.return_(any_number(me.score_pile))
    if returned:
        melded = await me.draw_and_meld(len(returned))
        await me.return_(melded.having(CLOCK))


@echo()
async def safety_pin_echo(me: Me) -> None:
    await me.draw_and_score(me.value(7))


@demand()
async def safety_pin(me: Me, you: Me) -> None:
    await you.return_(every(you.hand.aged(*(age for age in you.hand.ages if age > me.value(6)))))
    await you.draw(me.value(6))


@when_melded(n=1)
async def ching_shih(me: Me) -> None:
    if me.running.notes["from_hand"]:
        theirs = [card for opponent in me.opponents for card in opponent.achievements]
        await me.transfer(one(Cards(me.t, theirs)), me, ACHIEVEMENTS)


@would_instead("score", n=2, if_=lambda me, would: would.set != "figures")
async def ching_shih_2(me: Me, would: Would) -> None:
    fitting = Cards(me.t, [card for opponent in me.opponents for card in opponent.score_pile.aged(would.age)])
    await me.transfer(one(fitting), me, SCORE)
