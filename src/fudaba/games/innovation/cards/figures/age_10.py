"""Age 10 of Figures in the Sand."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import BOARD, DISPLAY, SCORE
from fudaba.games.innovation.dogma.activation import self_execute
from fudaba.games.innovation.expansions.figures_inspire import execute_another
from fudaba.games.innovation.facts.karma import ANYBODY, OPPONENTS, OTHERS, Would
from fudaba.games.innovation.facts.printed import CASTLE, CLOCK, COLOURS, CROWN, FACTORY, FOURTH, THIRD, UP
from fudaba.games.innovation.facts.registry import (
    Run,
    each,
    echo,
    inspire,
    issues,
    would_first,
    would_instead,
)
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import every, may, one


def _crowns_and_factories(cards: Cards) -> Cards:
    return cards.where(lambda card: bool({CROWN, FACTORY} & card.icons))


@inspire(THIRD)
async def alex_trebek_inspire(me: Me) -> None:
    await me.draw_and_meld(await me.choose_value(me.t.values()))


async def _search(me: Me, figures: Cards) -> None:
    """Name one of these figures, and take it if its deck has it; the deck is shuffled."""
    for named in await me.name(figures):
        deck = me.t.deck(named)
        if me.t.state.where[named] == deck:
            await me.keep(await me.reveal(named))
        else:
            me.t.give_away(named)
        me.t.shuffle(deck)


@would_first("draw", THIRD, if_=lambda me, it: not me.hand.figures.aged(it.age))
async def alex_trebek(me: Me, would: Would) -> None:
    await _search(me, Cards(me.t, range(len(me.t.cards))).figures.aged(would.age))


@would_first("draw", FOURTH, if_=lambda me, it: not me.hand.figures)
async def alex_trebek_fourth(me: Me, would: Would) -> None:
    await _search(me, Cards(me.t, range(len(me.t.cards))).figures)


@inspire(THIRD)
async def jackie_chan_inspire(me: Me) -> None:
    await me.score(one(me.hand))


@would_first("win", by=OPPONENTS)
async def jackie_chan(me: Me, would: Would) -> None:
    figures = [card for card in me.tops_anywhere.figures if card != me.this]
    await me.score(every(Cards(me.t, figures)))
    if me.single_most(lambda player: player.points) == me:
        me.win()


@would_first("draw", FOURTH)
async def jackie_chan_2(me: Me, would: Would) -> None:
    await me.score(one(me.hand.figures))


@echo(THIRD)
async def margaret_thatcher_echo(me: Me) -> None:
    await me.score(one(_crowns_and_factories(me.tops)))


@would_first("dogma", THIRD)
async def margaret_thatcher(me: Me, would: Would) -> None:
    await me.score(one(_crowns_and_factories(me.tops_anywhere)))


issues("margaret_thatcher", "war", FOURTH)


@would_first("dogma", FOURTH)
async def margaret_thatcher_2(me: Me, would: Would) -> None:
    await me.score(one(_crowns_and_factories(me.tops_anywhere)))


@echo(THIRD)
async def martin_scorsese_echo(me: Me) -> None:
    await me.draw_and_meld(me.value(10))


@would_instead("meld", if_=lambda me, it: it.set == "figures")
async def martin_scorsese(me: Me, would: Would) -> None:
    await me.tuck(would.card)
    if ages := sorted(me.available.ages):
        await me.claim(await me.choose_value(ages))


@inspire(THIRD)
async def muhammad_yunus_inspire(me: Me) -> None:
    await me.draw(me.value(10))


def _with_sole_majority(me: Me, would: Would) -> Would:
    counts = list(would.counts or (me.t.count(seat, would.icon) for seat in range(me.t.seats)))
    counts[me.seat] = max(counts) + 1
    return would._replace(counts=tuple(counts))


@would_first("dogma", THIRD, by=ANYBODY)
async def muhammad_yunus(me: Me, would: Would) -> Would | None:
    for card in await me.return_(await me.reveal(may(me.hand))):
        if me.t.cards[card].featured == would.icon:
            return _with_sole_majority(me, would)
    return None


issues("muhammad_yunus", "trade", FOURTH)


@would_first("dogma", FOURTH, by=ANYBODY)
async def muhammad_yunus_2(me: Me, would: Would) -> Would | None:
    if await me.return_(may(me.bottom("green"))):
        return _with_sole_majority(me, would)
    return None


@inspire(THIRD)
async def sergey_brin_inspire(me: Me) -> None:
    await me.may_splay(UP, *COLOURS)


@each("to_activate")
def sergey_brin(me: Player) -> Cards:
    return Cards(me.t, [card for seat in me.t.seats_from(me.seat) for card in me.t.tops(seat)])


@would_first("dogma", FOURTH, if_=lambda me, it: it.whose not in (-1, me.seat))
async def sergey_brin_2(me: Me, would: Would) -> None:
    await me.splay(would.colour, UP)


@echo(THIRD)
async def shigeru_miyamoto_echo(me: Me) -> None:
    drawn = await me.draw_and_reveal(me.value(10))
    await (me.keep(drawn) if drawn.having(CLOCK) else me.score(drawn))


@would_first("dogma", if_=lambda me, it: it.icon == CLOCK)
async def shigeru_miyamoto(me: Me, would: Would) -> None:
    if me.icons(CLOCK) in (1, 3, 6):
        me.win()


@inspire(THIRD)
async def stephen_hawking_inspire(me: Me) -> None:
    await me.draw_and_tuck(me.value(10))


async def _score_bottom(me: Me) -> None:
    await me.score(me.bottom(me.t.cards[me.this].colour))


@each("as_echo", THIRD)
def stephen_hawking_third(me: Player) -> dict[str, Run]:
    return {"hex": _score_bottom}


@would_first("dogma", FOURTH)
async def stephen_hawking(me: Me, would: Would) -> None:
    for _ in range(me.icons_in(would.colour, "hex")):
        await me.score(me.bottom(would.colour))


@would_first("draw", FOURTH)
async def stephen_hawking_2(me: Me, would: Would) -> None:
    await me.draw_and_tuck(would.age)


@inspire(THIRD)
async def susan_blackmore_inspire(me: Me) -> None:
    await execute_another(me)


def _lies_open(me: Player, it: Would) -> bool:
    return it.whose >= 0 and (it.lies >= BOARD or it.lies == DISPLAY)


@would_first("no_bonus", THIRD, by=OTHERS, if_=_lies_open)
async def susan_blackmore_third(me: Me, would: Would) -> None:
    await me.transfer(would.card, me, SCORE)


@would_first("no_bonus", FOURTH, by=OTHERS)
async def susan_blackmore(me: Me, would: Would) -> None:
    await self_execute(me, would.card)


@would_first("bonus", FOURTH)
async def susan_blackmore_2(me: Me, would: Would) -> None:
    await self_execute(me, would.card)


@echo(THIRD)
async def yuna_kim_echo(me: Me) -> None:
    await me.score(one(me.tops))


@would_first("score", THIRD)
async def yuna_kim(me: Me, would: Would) -> None:
    await me.reveal(would.card)
    if CASTLE in would.icons:
        me.win()


@would_first("score", FOURTH)
async def yuna_kim_fourth(me: Me, would: Would) -> None:
    await me.reveal(would.card)
    if me.top(would.colour).having(CASTLE):
        me.win()


@would_instead("meld", FOURTH, by=ANYBODY)
async def yuna_kim_2(me: Me, would: Would) -> None:
    three = [card for player in me.everybody for card in player.stack(would.colour)[:-4:-1]]
    await me.return_(every(Cards(me.t, three)))
    await me.as_seat(would.seat).tuck(would.card)
