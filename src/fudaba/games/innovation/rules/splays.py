"""Splaying a stack, and what follows from that."""

from __future__ import annotations

from typing import Final

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.aspects import BOARDS, SPLAYS
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.printed import COLOURS
from fudaba.games.innovation.facts.vocabulary import LineKind
from fudaba.games.innovation.rules import draws
from fudaba.games.innovation.rules.ending import settle

_RULES: Final = ("INN-036", "INN-034", "INN-034", "INN-034", "INN-208")
_OWN: Final[tuple[LineKind, ...]] = (
    "unsplays", "splays_left", "splays_right", "splays_up", "splays_aslant",
)  # fmt: skip
_ANOTHERS: Final[tuple[LineKind, ...]] = (
    "unsplays_of", "splays_left_of", "splays_right_of", "splays_up_of", "splays_aslant_of",
)  # fmt: skip
"""By direction: what is told of a stack of one's own, and of another player's."""


async def splay(t: Innovation, seat: int, colour: str, direction: int, *, whose: int = -1) -> bool:
    """Splay a stack (one's own, unless `whose`). False: it is too small, or splayed like that already."""
    s = t.state
    owner = seat if whose < 0 else whose
    if not can_splay(t, owner, colour, direction):
        return False
    if direction and t.is_awaited("splay"):
        what = await t.would(Would("splay", seat, colour=colour, direction=direction, whom=owner))
        if what is None or not can_splay(t, owner, colour, what.direction):
            return False
        direction = what.direction
    s.splays[owner * len(COLOURS) + COLOURS.index(colour)] = direction
    t.count_anew(owner)
    t.note(owner, BOARDS)
    t.note(owner, SPLAYS)
    s.turned += 1
    if owner == seat:
        t.tell(_OWN[direction], seat, word=colour, rule=_RULES[direction])
    else:
        t.tell(_ANOTHERS[direction], seat, whom=owner, word=colour, rule=_RULES[direction])
    settle(t)
    if direction:
        await draws.draw_city(t, seat, rule="INN-146")
    return True


def can_splay(t: Innovation, seat: int, colour: str, direction: int) -> bool:
    """Whether splaying a stack like this would change anything."""
    cards = len(t.state.zones[t.stack(seat, colour)])
    return t.splay(seat, colour) != direction and (cards >= 2 or not direction)
