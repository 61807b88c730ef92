"""Other Kingdom piles in the middle of a game: those of the Supply leave it, and others take their place.

Which they are has been settled from the seed before the game (`Kingdom.after`). Their cards are new at the
table: they have numbers and places of their own, after those that there were.
"""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Box, mixed
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import BOX, layout_for
from fudaba.games.dominion.language.tokens import OTHERS, PLUS
from fudaba.games.dominion.setup.set_up import set_out, tell_reasons

ON_PILES: Final = (*PLUS, *OTHERS, "estate")
"""The tokens of a player that lie on a pile; each is a counter of its owner's, the zone of that pile."""


def renew(t: Board) -> None:
    """Let the Kingdom piles be others. Nothing happens where none are to come."""
    before = t.box
    if before.kingdom.after is None:
        return
    box = Box(before.kingdom.after, before.house, before.seats, before=before)
    gone = {now.zone for now, was in zip(box.piles, before.piles, strict=False) if now.gone and not was.gone}
    for zone in sorted(gone):
        t.state.move_all(zone, BOX)
    _forget(t, gone)
    _lay_out(t, box)
    t.use(box)
    t.state.idle, t.state.least = 0, len(box.cards)
    had = [*t.state.coffers]
    set_out(t, before)
    t.tell("renews", -1, *(t.top(box.piles[box.pile_ids[id]]) for id in box.kingdom.cards))
    for seat in range(t.seats):
        if (coffers := t.state.coffers[seat] - had[seat]) > 0:
            t.tell("takes_coffers", seat, number=coffers)
        if box.ally and not before.ally:
            t.add_tokens(seat, "favors", 1)
    tell_reasons(t, dict(reason for reason in box.kingdom.brought if reason not in before.kingdom.brought))


def _forget(t: Board, gone: set[int]) -> None:
    """Tokens that lay on these piles, or that players had there, leave the game with them.

    A Trait goes on changing the cards of its pile, and a pile that is there because of a card (the Bane) or
    that a Landmark has chosen (Obelisk) is still that pile.
    """
    for (name, of), count in [*t.state.marks.items()]:
        if of in gone and _is_lasting(name):
            continue
        if of in gone or (name in ON_PILES and count in gone):
            t.set_mark(name, of, 0)


def _is_lasting(name: str) -> bool:
    """Whether a mark on a pile says what the pile is, and is no token."""
    kind = KINDS.get(name)
    return kind is not None and (kind.sort == "trait" or kind.adds is not None or kind.marks_for_good)


def _lay_out(t: Board, box: Box) -> None:
    """Put the new cards where they lie."""
    s = t.state
    s.layout = layout_for(t.seats, tuple(pile.id for pile in box.piles), mixed(box.piles))
    s.zones += [[] for _ in range(len(s.layout) - len(s.zones))]
    for zone in box.places[len(s.where) :]:
        s.moves += 1
        s.own(zone).append(len(s.where))
        s.where.append(zone)
        s.stamp.append(s.moves)
