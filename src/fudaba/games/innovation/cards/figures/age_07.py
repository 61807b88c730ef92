"""Age 7 of Figures in the Sand."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import BOARD, HAND, SCORE
from fudaba.games.innovation.facts.karma import ANYBODY, OPPONENTS, Would
from fudaba.games.innovation.facts.printed import (
    CLOCK,
    COLOURS,
    FACTORY,
    FOURTH,
    LEAF,
    NONE,
    RIGHT,
    STANDARD_ICONS,
    THIRD,
    UP,
)
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
from fudaba.games.innovation.rules.splays import splay
from fudaba.kernel.choices import every, one, some


def _twice_as_many(me: Player, icons: Collection[str], others: Collection[int]) -> int:
    """Of how many of these icons a player has some, and twice as many as each of the others."""
    return sum(
        me.icons(icon) > 0 and all(me.icons(icon) >= 2 * me.t.count(other, icon) for other in others)
        for icon in icons
    )


@inspire(THIRD)
async def alfred_nobel_inspire(me: Me) -> None:
    await me.score(one(me.hand))


@each("achievements", THIRD)
def alfred_nobel(me: Player) -> int:
    return _twice_as_many(me, STANDARD_ICONS, me.t.others(me.seat))


@each("achievements", FOURTH)
def alfred_nobel_fourth(me: Player) -> int:
    return _twice_as_many(me, STANDARD_ICONS, me.t.opponents(me.seat))


@would_first("transfer", FOURTH, by=ANYBODY)
async def alfred_nobel_2(me: Me, would: Would) -> None:
    await me.junk_deck(me.value(7))


@echo(THIRD)
async def charles_darwin_echo(me: Me) -> None:
    await me.draw(me.value(8))


issues("charles_darwin", "advancement")


@would_first("claim", THIRD)
async def charles_darwin_2(me: Me, would: Would) -> None:
    own = me.t.achievements(me.seat)
    if all(me.t.achievements(other) < own for other in me.t.others(me.seat)):
        me.win()


@would_first("claim", FOURTH)
async def charles_darwin_2_fourth(me: Me, would: Would) -> None:
    own = me.t.achievements(me.seat)
    if all(me.t.achievements(other) <= own for other in me.t.others(me.seat)):
        me.win()
    else:
        await me.draw(me.value(8))


@inspire(THIRD)
async def emperor_meiji_inspire(me: Me) -> None:
    await me.draw_and_foreshadow(await me.choose_value((me.value(8), me.value(9))))


@would_instead(
    "meld", THIRD, if_=lambda me, it: it.age == me.value(10) and {me.value(8), me.value(9)} <= me.tops.ages
)
async def emperor_meiji(me: Me, would: Would) -> None:
    me.win()


@each("hand", THIRD)
def emperor_meiji_2(me: Player) -> Cards:
    return me.forecast


@would_instead("meld", FOURTH, if_=lambda me, it: it.age == me.value(10) and len(me.tops.ages) == 5, n=1)
async def emperor_meiji_fourth(me: Me, would: Would) -> None:
    me.win()


@each("hand", FOURTH, n=2)
def emperor_meiji_fourth_hands(me: Player) -> Cards:
    t = me.t
    if t.state.turn != me.seat or t.state.action >= 2:
        return Cards(t)
    return Cards(t, [card for seat in t.opponents(me.seat) for card in t.at(seat, HAND)])


@inspire(THIRD)
async def florence_nightingale_inspire(me: Me) -> None:
    await me.tuck(one(me.hand))


issues("florence_nightingale", "expansion")


def _takes_score(me: Player, it: Would) -> bool:
    """Whether an opponent's effect would take a card out of the score pile: it is one if it is their turn."""
    return (it.whose, it.lies) == (me.seat, SCORE) and me.t.state.turn in me.t.opponents(me.seat)


@would_instead("transfer return remove", THIRD, by=ANYBODY, if_=_takes_score)
async def florence_nightingale_2_third(me: Me, would: Would) -> None:
    """The card stays where it is."""


@would_instead(
    "transfer return meld score junk",
    FOURTH,
    by=ANYBODY,
    if_=lambda me, it: (it.whose, it.lies) == (me.seat, SCORE),
)
async def florence_nightingale_2(me: Me, would: Would) -> None:
    """The card stays where it is."""


@echo(THIRD)
async def george_stephenson_echo(me: Me) -> None:
    right = [colour for colour in COLOURS if me.splay_of(colour) == RIGHT]
    if right:
        await me.may_splay(UP, *right)


@would_first("claim", THIRD)
async def george_stephenson(me: Me, would: Would) -> None:
    await me.offer(Cards(me.t, [card for age in range(1, me.value(10)) for card in me.deck(age)[:1]]))


@would_first("dogma", FOURTH, if_=lambda me, it: me.splay_of(it.colour) == RIGHT)
async def george_stephenson_fourth(me: Me, would: Would) -> None:
    await me.splay(would.colour, UP)


@would_first("claim", FOURTH)
async def george_stephenson_2(me: Me, would: Would) -> None:
    await me.offer(Cards(me.t, [card for player in me.everybody for card in player.bottom("yellow")]))


@inspire(THIRD)
async def james_clerk_maxwell_inspire(me: Me) -> None:
    await me.draw(me.value(8))


@each("icons", THIRD)
def james_clerk_maxwell(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return dict.fromkeys([icon for icon in STANDARD_ICONS if printed[icon]], len(me.hand))


@each("icons", FOURTH)
def james_clerk_maxwell_fourth(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return dict.fromkeys([icon for icon in STANDARD_ICONS if printed[icon]], len(me.hand))


@would_first("return", FOURTH, by=ANYBODY, if_=lambda me, it: it.age < me.value(8))
async def james_clerk_maxwell_2(me: Me, would: Would) -> None:
    await me.draw(me.value(8))


@inspire(THIRD)
async def john_ericsson_inspire(me: Me) -> None:
    await me.draw_and_tuck(me.value(7))


@when_melded(THIRD)
async def john_ericsson(me: Me) -> None:
    theirs = [card for player in me.opponents for card in player.tops.figures.aged(*range(me.value(7)))]
    await me.score(every(Cards(me.t, theirs)))


@each("icons", THIRD)
def john_ericsson_2(me: Player, printed: Mapping[str, int]) -> dict[str, int]:
    return {CLOCK: 2 * printed[FACTORY]}


def _splayed_right_by_opponents(me: Player, colour: str) -> list[int]:
    return [other for other in me.t.opponents(me.seat) if me.t.splay(other, colour) == RIGHT]


@would_first("dogma", FOURTH, if_=lambda me, it: bool(_splayed_right_by_opponents(me, it.colour)))
async def john_ericsson_fourth(me: Me, would: Would) -> None:
    found = _splayed_right_by_opponents(me, would.colour)
    if them := await me.player([me.as_seat(seat) for seat in found]):
        await splay(me.t, me.seat, would.colour, NONE, whose=them.seat)


@would_first("draw", FOURTH, by=OPPONENTS)
async def john_ericsson_2_fourth(me: Me, would: Would) -> None:
    await me.draw_and_tuck(me.value(7))


def _figures_in_score_piles(me: Me) -> Cards:
    return Cards(me.t, [card for player in me.everybody for card in player.score_pile.figures])


@echo(THIRD)
async def queen_victoria_echo(me: Me) -> None:
    await me.transfer(one(_figures_in_score_piles(me)), me, SCORE)


issues("queen_victoria", "rivalry")


@would_first("claim", THIRD, if_=lambda me, it: it.set != "special")
async def queen_victoria_2(me: Me, would: Would) -> None:
    if ages := [age for age in range(1, would.age) if me.deck(age)]:
        await me.make_available(me.deck(await me.choose_value(ages))[-1])


@would_first("score", FOURTH)
async def queen_victoria_2_fourth(me: Me, would: Would) -> None:
    others = [card for card in _figures_in_score_piles(me) if card != would.card]
    chosen = await me.choose(one(Cards(me.t, others)), "transfer")
    if chosen and await me.option("score_it", "offer_it") == "score_it":
        await me.score(chosen)
    else:
        await me.offer(chosen)


async def _move_somewhere(me: Me, cards: Cards) -> None:
    for card in await me.choose(one(cards), "transfer"):
        if them := await me.player(me.everybody):
            await me.transfer(card, them, BOARD)


@echo(THIRD)
async def robert_e_lee_echo(me: Me) -> None:
    await _move_somewhere(me, me.tops_anywhere.having(LEAF))


issues("robert_e_lee", "war", THIRD)


@would_first("dogma", FOURTH, by=ANYBODY, if_=lambda me, it: me.t.cards[it.card].demands)
async def robert_e_lee(me: Me, would: Would) -> None:
    await _move_somewhere(me, me.tops_anywhere.but(would.colour).having(LEAF))


@each("achievements")
def robert_e_lee_2(me: Player) -> int:
    return me.icons(LEAF) // 7


@inspire(THIRD)
async def rowland_hill_inspire(me: Me) -> None:
    await me.draw(me.value(7))


@would_first("claim")
async def rowland_hill(me: Me, would: Would) -> None:
    if len(await me.return_(some(3, me.hand))) == 3:
        await me.achieve(every(me.hand))
