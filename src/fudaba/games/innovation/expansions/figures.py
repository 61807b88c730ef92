"""Figures in the Sand: the actions it adds, fading, and what follows an achieve action.

Karma effects are in `figures_karma` and `figures_values`, decrees in `figures_decrees`.
"""

from __future__ import annotations

from contextlib import suppress

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.reach import can_be_activated
from fudaba.games.innovation.expansions import figures_decrees
from fudaba.games.innovation.expansions.figures_inspire import can_inspire, inspire
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.vocabulary import InnovationOption
from fudaba.games.innovation.rules import draws, moves
from fudaba.games.innovation.rules.ending import PlayerLost
from fudaba.kernel.ask import Option


def more_actions(t: Innovation, seat: int) -> list[InnovationOption]:
    """Issuing a decree, inspiring a colour, and what "each" karmas allow (INN-182, INN-186, INN-197)."""
    if not t.house.figures:
        return []
    found: list[InnovationOption] = [
        Option("decree", card, t.cards[card].face) for card in figures_decrees.issuable(t, seat)
    ]
    found += [Option("inspire", word=colour) for colour in can_inspire(t, seat)]
    for cards in t.each(seat, "available"):
        claimable = [card for card in cards if t.eligible(seat, t.age(card))]
        found += [Option("claim", card, t.cards[card].face) for card in claimable]
    own = t.tops(seat)
    also = {card for cards in t.each(seat, "to_activate") for card in cards if can_be_activated(t, card)}
    found += [Option("dogma", card, t.cards[card].face) for card in sorted(also.difference(own))]
    return found


async def act(t: Innovation, seat: int, option: InnovationOption) -> None:
    """Carry out one of `more_actions`."""
    if option.verb == "decree":
        await figures_decrees.issue(t, seat, option.card)
    elif option.verb == "inspire":
        await inspire(t, seat, option.word)
    elif await moves.claim(t, seat, option.card):
        await after_achieving(t, seat)


async def may_draw(t: Innovation, seat: int) -> bool:
    """Whether a draw action is still to be carried out after karma effects have had their say."""
    age = draws.age_of_action(t, seat)
    return await t.would(Would("draw_action", seat, age=age, action=t.state.action)) is not None


async def when_melded(t: Innovation, seat: int, melded: int) -> None:
    """After a meld action: the "when" karma of the figure that was melded, last of all (INN-088)."""
    if t.house.figures:
        await t.melded(seat, melded)


async def after_achieving(t: Innovation, seat: int) -> None:
    """After an achieve action every opponent draws a figure, clockwise (INN-173 to INN-175)."""
    if t.house.figures:
        for other in t.opponents(seat):
            with suppress(PlayerLost):
                await draws.draw(t, other, max(t.highest_top(other), 1), of="figures", rule="INN-173")


async def fade(t: Innovation) -> None:
    """At the end of an action everybody scores top figures of their choice until one is left (INN-193 ff.).

    A figure that a karma effect keeps where it is does not fade.
    """
    if not t.house.figures:
        return
    for seat in t.seats_in_turn():
        kept: set[int] = set()
        while fading := _fading(t, seat, kept):
            if await t.would(Would("fade", seat)) is None:
                break
            options: list[InnovationOption] = [Option("fade", card, t.cards[card].face) for card in fading]
            chosen = await t.choose(seat, "fade", options, rule="INN-194")
            with suppress(PlayerLost):
                await moves.score(t, seat, chosen.card, rule="INN-193")
            kept.add(chosen.card)


def _fading(t: Innovation, seat: int, kept: set[int]) -> list[int]:
    """The figures of which one has to fade: top cards, no matter what a splay shows (INN-195, INN-196)."""
    figures: Cards = t.tops(seat).where(lambda piece: piece.set == "figures")
    return [card for card in figures if card not in kept] if len(figures) > 1 else []
