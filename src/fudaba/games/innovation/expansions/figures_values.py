"""The "each" karma effects: how top figures change values (INN-176, INN-182).

What a card's function gives, by the value that it changes:

- `icons`: how many more of each kind, `(me, printed)` with the numbers printed and visible, both by kind;
- `points`, `their_points`: how many more or fewer, its owner or `(me, them)` each opponent;
- `bonuses`: further ones on the board; `achievements`: how many more;
- `available`: cards that its owner can claim like available achievements;
- `score_pile`, `hand`: cards that count as being there;
- `age_to_claim`, `points_to_claim`: added to the highest top card, or `(me, age)` to the score, for claiming;
- `age_to_draw`: by colour, which age its top card counts as having for drawing and inspiring;
- `to_activate`: cards that can be activated besides one's own;
- `boxes`: echo and inspire effects that count as part of `(me, colour)`, as `Innovation.visible` gives them;
- `as_echo`: what is printed on cards and counts as an echo effect, with what that does;
- `value`: what every value printed in an effect of the owner's comes to instead;
- `eased`: by how much each figure is lower that a special achievement asks of its owner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.table import Innovation


def made_of(t: Innovation, seat: int, runs: list[Callable[..., Any]], given: tuple[Any, ...]) -> list[Any]:
    """What "each" karmas of a player's top figures give for a value; what is printed is given to them."""
    me = Player(t, seat)
    return [run(me, *given) for run in runs]


def changed_points(t: Innovation, seat: int, points: int) -> int:
    """A player's points by the score pile, and what figures add and the opponents' figures take away."""
    if t.board(seat).values:
        points += sum(t.each(seat, "points"))
        points += sum(t.cards[card].age for more in t.each(seat, "score_pile") for card in more)
    for other in t.opponents(seat):
        if t.board(other).values:
            points += sum(t.each(other, "their_points", Player(t, seat)))
    return points
