"""Impossible states of a table of Dominion, for the checks of random games and scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fudaba.games.dominion.facts.layout import BOX

if TYPE_CHECKING:
    from fudaba.games.dominion.board.places import Places

_TAKEN = {"gain": "gained", "trash": "trashed", "exile": "exiled"}


def wrongs(t: Places, *, at_rest: bool) -> Iterator[str]:
    """Everything that is so and cannot be, in words."""
    yield from _negative(t)
    yield from _out_of_nowhere(t)
    yield from _miscounted(t)
    if at_rest:
        yield from _left_over(t)


def _negative(t: Places) -> Iterator[str]:
    """No counter is below 0."""
    s = t.state
    spent = {"actions": s.actions, "buys": s.buys, "coins": s.coins, "potions": s.potions}
    kept = {
        "coffers": s.coffers,
        "villagers": s.villagers,
        "favors": s.favors,
        "vp": s.vp,
        "debt": s.debt,
        "turns": s.turns,
    }
    for name, count in spent.items():
        if count < 0:
            yield f"{name} are {count}"
    for name, counts in kept.items():
        for seat, count in enumerate(counts):
            if count < 0:
                yield f"{name} of seat {seat} are {count}"
    for (name, of), count in s.marks.items():
        if count < 0:
            yield f"{name} of {of} is {count}"


def _out_of_nowhere(t: Places) -> Iterator[str]:
    """What is gained, trashed or exiled says out of which zone; of a gain that is nobody's own."""
    layout = t.state.layout
    for done in t.state.done:
        if done.what not in _TAKEN:
            continue
        card = t.cards[done.card] if done.card >= 0 else None
        if card is None or done.source < 0:
            yield f"{card} was {_TAKEN[done.what]} from nowhere"
        elif done.what == "gain" and (layout[done.source].owner >= 0 or done.source == BOX):
            yield f"{card} was gained from {layout[done.source].name}, where nobody can gain a card"


def _miscounted(t: Places) -> Iterator[str]:
    """What is kept up of how many cards of each name players have is what counting them anew gives."""
    for seat in range(t.seats):
        kept, there = t.counted(seat), Counter(kind.id for kind in t.all_kinds_of(seat))
        if kept != there:
            yield f"seat {seat} is believed to have {kept}, and has {dict(there)}"


def _left_over(t: Places) -> Iterator[str]:
    """While nothing is carried out nobody looks at cards, and none lies where it was only revealed."""
    for ref in filter(t.state.finds, t.state.looked):
        yield f"{t.cards[ref.card]} is still looked at in {t.state.layout[t.state.where[ref.card]].name}"
