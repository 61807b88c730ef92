"""Age 10 of Artifacts of History."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import FREE_MUSEUMS, SCORE
from fudaba.games.innovation.cards.artifacts.shared import tops_of
from fudaba.games.innovation.dogma.activation import execute_as_if_here, self_execute
from fudaba.games.innovation.facts.printed import COLOURS, FOURTH, THIRD
from fudaba.games.innovation.facts.registry import compel, dogma
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import may, one, some


@dogma(THIRD)
async def delorean_dmc_12(me: Me) -> None:
    await me.remove(_gone(me))


@dogma(FOURTH)
async def delorean_dmc_12_fourth(me: Me) -> None:
    await me.junk(_gone(me))


def _gone(me: Me) -> Cards:
    tops = tops_of(me, me.everybody)
    hands = [card for player in me.everybody for card in player.hand]
    return Cards(me.t, [*tops, *hands] if me.this in tops else ())


@dogma(THIRD)
async def dolly_the_sheep(me: Me) -> None:
    await _clone(me, me.value(10))


@dogma(FOURTH)
async def dolly_the_sheep_fourth(me: Me) -> None:
    await _clone(me, me.value(11))


async def _clone(me: Me, age: int) -> None:
    await me.score(may(me.bottom("yellow")))
    if await me.may():
        await me.draw_and_tuck(me.value(1))
    if me.bottom("yellow").where(lambda piece: piece.id == "domestication"):
        me.win()
    await me.meld(one(me.hand.highest))
    await me.draw(age)


@dogma(FOURTH)
async def dolly_the_sheep_2(me: Me) -> None:
    await me.junk(Cards(me.t, [*me.available, *me.available_specials]))


@compel(THIRD)
async def dragons_lair(me: Me, you: Me) -> None:
    await you.reveal(you.score_pile)
    for colour in COLOURS:
        await you.meld(one(you.score_pile.coloured(colour)))


@compel(FOURTH)
async def dragons_lair_fourth(me: Me, you: Me) -> None:
    pile = you.score_pile
    unique = Cards(me.t, [card for card in pile if len(pile.aged(me.t.age(card))) == 1])
    melded = await you.meld(unique.lowest)
    if melded:
        melded += await you.meld(one(you.hand.coloured(melded.colour)))
    if len(melded) == 1:
        you.lose()
    for zone in me.t.decks.values():
        await you.junk(Cards(me.t, me.t.state.zones[zone][-1:]))


@dogma(THIRD)
async def higgs_boson(me: Me) -> None:
    await me.transfer(me.board, me, SCORE)


@dogma(FOURTH)
async def higgs_boson_fourth(me: Me) -> None:
    await me.score(me.board)


@compel()
async def maldives(me: Me, you: Me) -> None:
    await you.return_(some(max(len(you.hand) - 2, 0), you.hand))
    await you.return_(some(max(len(you.score_pile) - 2, 0), you.score_pile))


@dogma()
async def maldives_2(me: Me) -> None:
    await me.return_(some(max(len(me.score_pile) - 4, 0), me.score_pile))


@dogma(THIRD)
async def musks_tesla_roadster(me: Me) -> None:
    _drive(me)


@dogma(FOURTH)
async def musks_tesla_roadster_fourth(me: Me) -> None:
    _drive(me)
    drawn = await me.draw_and_reveal(me.value(11))
    if await me.score(me.stack(drawn.colour)):
        await me.return_(drawn)
    else:
        await me.meld(drawn)


def _drive(me: Me) -> None:
    """Win with most cards in the score pile; a tie is not enough to win."""
    if all(len(me.score_pile) > len(other.score_pile) for other in me.others):
        me.win()


@dogma(THIRD)
async def rover_curiosity(me: Me) -> None:
    for melded in await me.draw_and_meld(me.value(10), of="artifacts"):
        await execute_as_if_here(me, melded)


@dogma(FOURTH)
async def rover_curiosity_fourth(me: Me) -> None:
    for melded in await me.draw_and_meld(me.value(10), of="artifacts"):
        await self_execute(me, melded)


@dogma()
async def seikan_tunnel(me: Me) -> None:
    shown = me.t.cards_shown
    longest = max(shown(me.seat, colour) for colour in COLOURS)
    if all(longest > shown(other.seat, colour) for other in me.others for colour in COLOURS):
        me.win()


@compel(THIRD)
async def tanker_exxon_valdez(me: Me, you: Me) -> None:
    await you.remove(Cards(me.t, [*you.hand, *you.score_pile, *you.board, *you.achievements]))
    you.lose()


@compel(FOURTH)
async def tanker_exxon_valdez_fourth(me: Me, you: Me) -> None:
    achieved = you.achievements.where(lambda piece: piece.home != FREE_MUSEUMS)
    await you.junk(Cards(me.t, [*you.cards, *achieved]))
    you.lose()


@dogma()
async def wheres_waldo(me: Me) -> None:
    me.win()
