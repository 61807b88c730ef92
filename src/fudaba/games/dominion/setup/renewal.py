"""Other Kingdom piles in the middle of a game: those of the Supply leave it, and others take their place.

Which they are has been settled from the seed before the game (`Kingdom.after`). Their cards are new at the
table: they have numbers and places of their own, after those that there were.
"""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.board.contents import mixed
from fudaba.games.dominion.facts.layout import BOX, layout_for
from fudaba.games.dominion.facts.tokens import OWN_ON_PILE, counted
from fudaba.games.dominion.setup.set_up import set_out, tell_reasons


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
    for (id, of), count in [*t.state.marks.items()]:
        token = counted(id, of)
        zone = count if token.on == OWN_ON_PILE else of
        if zone in gone and not token.lasting:
            t.set_mark(token, of, 0)


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
