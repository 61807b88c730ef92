"""Melding as an action, and what each set in play does after it."""

from __future__ import annotations

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.expansions import artifacts, cities, echoes, figures
from fudaba.games.innovation.rules import draws, moves


async def meld_action(t: Innovation, seat: int, card: int) -> None:
    """Meld a card, and let the sets in play have their say, in this order (INN-084).

    Nothing of it follows a meld by an effect (INN-089), nor the melds before the first turn (INN-056); but
    all of it does where a karma effect has melded the card instead (INN-G17).
    """
    t.covered.pop(card, None)
    await moves.meld(t, seat, card, by_action=True)
    if card not in t.covered:
        return  # a karma effect has had something else happen
    covered = t.covered[card]  # what lay there then: a karma effect may have moved cards since, this one too
    house = t.house
    if house.cities:
        await cities.instant_icons(t, seat, card)
        if covered < 0:
            await draws.draw_city(t, seat, rule="INN-145")
    if house.artifacts:
        await artifacts.dig(t, seat, card, covered)
    if house.echoes or house.figures:
        await echoes.promote(t, seat, card)
    if house.figures:
        await figures.when_melded(t, seat, card)
