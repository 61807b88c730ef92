"""The parley rule of the fourth edition: what players pay who do not sit next to each other (INN-214 ff.).

A card returned from the hand lets a player share the dogma of somebody far away, avoid it, or activate a
card of theirs.
"""

from __future__ import annotations

from typing import Final

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.reach import can_be_activated, far
from fudaba.games.innovation.facts.vocabulary import InnovationOption
from fudaba.games.innovation.language.execution import RunningCard
from fudaba.games.innovation.rules import moves
from fudaba.kernel.ask import Option
from fudaba.kernel.choices import Choice, may, one

_RULES: Final = {"share": "INN-216", "avoid": "INN-217", "launch": "INN-218"}


def within_reach(t: Innovation, seat: int) -> list[int]:
    """The top cards of players far away that a player may activate for a card from the hand (INN-218)."""
    distant = far(t, seat)
    if not distant or not t.hand(seat):
        return []
    tops = [card for other in distant for card in t.tops(other)]
    return [card for card in tops if can_be_activated(t, card)]


async def pay_to_launch(t: Innovation, seat: int, card: int) -> bool:
    """Return a card for activating one of somebody far away; whether it was returned (INN-G17)."""
    return await _pay(t, seat, one(Cards(t, t.hand(seat))), card, "launch")


async def pays(t: Innovation, running: RunningCard, seat: int, word: str) -> bool:
    """Ask a player far away to pay, for sharing a dogma or for avoiding its demands; whether they have."""
    what = may(Cards(t, t.hand(seat)))
    return await _pay(t, seat, what, running.activated, word, whom=running.launcher)


async def _pay(
    t: Innovation, seat: int, choice: Choice[Cards], card: int, word: str, *, whom: int = -1
) -> bool:
    rule = _RULES[word]
    options: list[InnovationOption] = [Option("return", own, t.cards[own].face) for own in choice.cards]
    chosen = await t.choose_some(
        seat,
        "return",
        options,
        least=choice.least,
        most=choice.most,
        about=card,
        rule=rule,
        whom=whom,
        word=word,
    )
    # What a karma effect has something else happen to has not been returned, so nothing is paid (INN-G17).
    returned = [await moves.return_(t, seat, option.card, rule=rule) for option in chosen]
    return any(returned)
