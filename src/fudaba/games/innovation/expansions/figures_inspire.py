"""Inspiring: an action that executes the inspire effects of a colour, and then draws (INN-197 to INN-200)."""

from __future__ import annotations

from typing import Final

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.echo import visible_echoes
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.printed import COLOURS
from fudaba.games.innovation.facts.registry import INSPIRE, CardEffect
from fudaba.games.innovation.facts.vocabulary import InnovationOption
from fudaba.games.innovation.language.execution import RunningCard
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import draws, moves
from fudaba.kernel.ask import Option

_ONCE: Final = "inspire"


def can_inspire(t: Innovation, seat: int) -> list[str]:
    """The colours in which a player can inspire: an inspire effect is visible there, and it is the first time
    in this turn."""
    if _ONCE in t.state.once:
        return []
    return [colour for colour in COLOURS if inspiring(t, seat, colour)]


def inspiring(t: Innovation, seat: int, colour: str) -> list[tuple[int, CardEffect]]:
    """The inspire effects visible in a colour, from the bottom up, each with its card (INN-198).

    Not to be changed.
    """
    board = t.board(seat)
    if "boxes" in board.values:
        return _find(t, seat, colour)
    found = board.inspires.get(colour)
    if found is None:
        found = board.inspires[colour] = _find(t, seat, colour)
    return found


def _find(t: Innovation, seat: int, colour: str) -> list[tuple[int, CardEffect]]:
    return [
        (card, effect)
        for card, mark in t.boxes(seat, colour)
        if mark == INSPIRE
        for effect in t.cards[card].effects
        if effect.kind == INSPIRE
    ]


async def inspire(t: Innovation, seat: int, colour: str) -> None:
    """Execute the inspire effects of a colour, unshared, and draw a card of the age of its top card."""
    t.state.once += (_ONCE,)
    with t.because(t.tell("inspires", seat, word=colour, rule="INN-198")):
        if await t.would(Would("inspire", seat, colour=colour, action=t.state.action)) is None:
            return
        for card, effect in inspiring(t, seat, colour):
            icon = t.cards[card].featured
            counts = [t.count(other, icon) for other in range(t.seats)]
            with t.because(t.tell("is_inspired", seat, card, rule="INN-200")):
                await moves.to_its_end(t, effect.run(Me(t, seat, RunningCard(seat, card, icon, counts))))
        if top := t.state.zones[t.stack(seat, colour)][-1:]:
            ages = [more[colour] for more in t.each(seat, "age_to_draw") if colour in more]
            await draws.draw(t, seat, ages[0] if ages else t.age(top[0]), rule="INN-199")


async def execute_another(me: Me) -> None:
    """Execute an echo or inspire effect that is visible on any board, other than the card's own."""
    t = me.t
    found = [
        each
        for seat in t.seats_from(me.seat)
        for colour in COLOURS
        for each in (*visible_echoes(t, seat, colour), *inspiring(t, seat, colour))
        if each[0] != me.this or each[1].kind != INSPIRE
    ]
    found = list(dict.fromkeys(found))
    if not found:
        return
    cards = [card for card, _ in found]
    options: list[InnovationOption] = [
        Option(
            "order", card, t.cards[card].face, number=cards[:i].count(card) if cards.count(card) > 1 else -1
        )
        for i, card in enumerate(cards, 1)
    ]
    chosen = await t.choose(me.seat, "dogma", options, about=me.this, rule="INN-G1")
    card, effect = found[options.index(chosen)]
    icon = t.cards[card].featured
    counts = [t.count(other, icon) for other in range(t.seats)]
    line = t.tell("executes", me.seat, card, number=effect.number, word=effect.kind, rule="INN-G1")
    with t.because(line):
        inner = RunningCard(me.seat, card, icon, counts, me.running.depth + 1)
        await moves.to_its_end(t, effect.run(Me(t, me.seat, inner)))
