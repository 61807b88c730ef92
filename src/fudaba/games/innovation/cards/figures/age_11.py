"""Age 11 of Figures in the Sand, which only the fourth edition has."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, MUSEUMS, PLACES
from fudaba.games.innovation.dogma.activation import super_execute
from fudaba.games.innovation.expansions.figures_decrees import decree_of, enact
from fudaba.games.innovation.expansions.secrets import must_splay, show_there, tops_of_decks
from fudaba.games.innovation.facts.karma import ANYBODY, OPPONENTS, Would
from fudaba.games.innovation.facts.printed import ASLANT, COLOURS, FACTORY, NONE
from fudaba.games.innovation.facts.registry import ECHO, when_melded, would_first, would_instead
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import splays
from fudaba.kernel.choices import any_number, every, may, one

_PLACES_TO_JUNK = [place for place in range(PLACES) if place not in (ACHIEVEMENTS, MUSEUMS)]


@when_melded()
async def bear_grylls(me: Me) -> None:
    t = me.t
    places = [t.place(player.seat, place) for player in me.everybody for place in _PLACES_TO_JUNK]
    await me.junk(Cards(t, [card for zone in places for card in t.state.zones[zone]]))
    await me.bring_in_age_0()
    await me.draw(me.value(0))


@would_first("draw")
async def boyan_slat(me: Me, would: Would) -> None:
    age = await me.choose_value(me.t.values())
    piles = [card for player in me.everybody for card in player.score_pile.aged(age)]
    returned = await me.return_(every(Cards(me.t, piles)))
    if len(returned) == 1:
        await me.achieve(returned)


@when_melded()
async def emma_watson(me: Me) -> None:
    for player in me.everybody:
        for colour in COLOURS:
            await splays.splay(me.t, me.seat, colour, NONE, whose=player.seat)


@would_first("meld", by=ANYBODY)
async def emma_watson_2(me: Me, would: Would) -> None:
    them = me.as_seat(would.seat)
    top_six = Cards(me.t, them.stack(would.colour)[:-7:-1])
    if len(await me.return_(every(top_six))) < 6:
        left = [card for player in me.everybody for card in player.stack(would.colour)]
        await them.score(every(Cards(me.t, left)))


@would_first("execute", if_=lambda me, it: it.effect != ECHO)
async def giuseppe_scionti(me: Me, would: Would) -> None:
    await me.draw_and_score(me.value(9))


@would_first("dogma", by=ANYBODY)
async def greta_thunberg(me: Me, would: Would) -> None:
    others = [card for card in me.tops_anywhere.having(FACTORY) if card != would.card]
    await me.junk(one(Cards(me.t, others)))
    if not me.tops_anywhere.having(FACTORY):
        me.win()


@would_instead("dogma", if_=lambda me, it: it.action == 2)
async def konstantin_novoselov(me: Me, would: Would) -> None:
    for colour in ("red", "blue", "green", "yellow", "purple"):
        for card in me.top(colour):
            await super_execute(me, card)


@would_instead("draw_action")
async def lily_hevesh(me: Me, would: Would) -> None:
    shown = Cards(me.t)
    for _ in range(5):
        left = [card for card in tops_of_decks(me) if card not in shown]
        shown += show_there(me, await me.choose(one(Cards(me.t, left)), "reveal"))
    if len(shown.colours) == len(COLOURS):
        me.win()
    await me.take(one(shown))
    await must_splay(me, ASLANT, *COLOURS)


@would_first("execute", if_=lambda me, it: it.effect != ECHO)
async def max_verstappen(me: Me, would: Would) -> None:
    if returned := await me.return_(any_number(me.hand)):
        for _ in returned:
            await would.again()
        await me.draw(me.value(11))


@would_first("dogma")
async def sheikh_tamim(me: Me, would: Would) -> None:
    for card in await me.return_(await me.reveal(may(me.hand.having(would.icon)))):
        await enact(me.t, me.seat, decree_of(me.t, me.t.cards[card].colour))


@would_instead("dogma", by=OPPONENTS)
async def therese_kirongozi(me: Me, would: Would) -> None:
    them = me.as_seat(would.seat)
    drawn = await them.draw_and_reveal(await them.choose_value(me.t.values()))
    await them.return_(drawn)
    for card in them.top(drawn.colour):
        await super_execute(them, card)
