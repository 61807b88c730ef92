"""Echoes of the Past: promotion. Its draw rule is in `draws`, its echo effects in `dogma`."""

from __future__ import annotations

from fudaba.games.innovation.board.state import FORECAST
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.activation import activate
from fudaba.games.innovation.dogma.reach import can_be_activated
from fudaba.games.innovation.facts.vocabulary import InnovationOption
from fudaba.games.innovation.rules import moves
from fudaba.kernel.ask import Option


async def promote(t: Innovation, seat: int, melded: int) -> None:
    """After a meld action: meld a card from the forecast, and activate it (INN-135 to INN-139, INN-231).

    It may be of any age up to that of the card just melded. In the fourth edition both must be done, and the
    card counts as foreseen; before, both are free to do.
    """
    if not (t.house.echoes or t.house.figures):
        return
    age = t.cards[melded].shows
    fitting = [card for card in t.at(seat, FORECAST) if t.cards[card].age <= age]
    if not fitting:
        return
    must = t.house.fourth
    options: list[InnovationOption] = [Option("promote", card, t.cards[card].face) for card in fitting]
    rule = "INN-231" if must else "INN-135"
    least = 1 if must else 0
    chosen = await t.choose_some(seat, "promote", options, least=least, most=1, about=melded, rule=rule)
    for option in chosen:
        await moves.meld(t, seat, option.card, rule=rule, kind="promotes")
        if option.card in t.tops(seat):
            await _activate(t, seat, option.card)


async def _activate(t: Innovation, seat: int, card: int) -> None:
    """The free dogma of a promoted card, if it has any (INN-137)."""
    if not can_be_activated(t, card):
        return
    if not t.house.fourth:
        options: list[InnovationOption] = [Option("dogma", card, t.cards[card].face)]
        if not await t.choose_some(
            seat, "dogma", options, least=0, most=1, about=card, rule="INN-138", word="promoted"
        ):
            return
    await activate(t, seat, card, foreseen=t.house.fourth, rule="INN-231" if t.house.fourth else "INN-137")
