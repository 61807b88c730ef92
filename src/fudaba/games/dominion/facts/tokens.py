"""Tokens: what lies on a pile, with a card or before a player, and is counted. Each is declared once.

    EMBARGO = Token("embargo", on=PILE)

stands beside its card, and that is all that there is to say: the lab sets it up and sees it, views show it,
and both faces tell it by the message `dominion-token-embargo`, which every language must have; it may use
`$count`, and `$card` for the name of the card that has the token's id. What only has to be remembered, and is
told to nobody, is a `memory`.
"""

# text of Token: dominion-token-*

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.games.dominion.facts.layout import LANDSCAPES, SEATS

# Where tokens lie.

PLAYER: Final = "player"
"""Before a player, who has this many."""
PILE: Final = "pile"
"""On a pile, for everybody."""
OWN_ON_PILE: Final = "own"
"""On a pile too, but a player's own, who has only one: what is counted is the zone of its pile."""
CARD: Final = "card"
"""With the card or landscape whose id it has."""
PROPHECY: Final = "prophecy"
"""On the Prophecy, whichever it is."""

_BESIDE: Final = {CARD: LANDSCAPES, PROPHECY: 0}
"""As which number a place is counted that is neither a player nor a pile."""

HAS_OR_NOT: Final = ("no", "yes")
"""The sides of a token that one has or has not."""


class Token:
    """One sort of token.

    id: the word that it is counted by; that of its card, where there is one. on: where it lies. says: by
    which message it is told, "" for what is told to nobody. sides: the words for 0 and 1, where it is nothing
    else. lasting: whether it only says what a pile is, and stays when the pile leaves the game.

    Raises ValueError where the same has been declared already, or could not be told from it.
    """

    __slots__ = ("id", "lasting", "on", "says", "sides")

    def __init__(
        self,
        id: str,
        *,
        on: str,
        says: str | None = None,
        sides: tuple[str, ...] = (),
        lasting: bool = False,
    ) -> None:
        self.id = id
        self.on = on
        self.says = id if says is None else says
        self.sides = sides
        self.lasting = lasting
        others = TOKENS.setdefault(id, {})
        # A player and the place of landscapes may have the same number.
        if on in others or {on, *others} not in ({on}, {PILE, CARD}):
            raise ValueError(f"there are two tokens {id!r}")
        others[on] = self

    def __repr__(self) -> str:
        return f"Token({self.id!r}, on={self.on!r})"

    @property
    def place(self) -> int:
        """The number that it is counted by, where it lies in one place only: see `CARD` and `PROPHECY`."""
        return _BESIDE[self.on]


TOKENS: Final[dict[str, dict[str, Token]]] = {}
"""Everything that is declared: by its id, then by where it lies."""


def memory(id: str) -> Token:
    """A counter of a player's that some card needs, and nobody is told."""
    return Token(id, on=PLAYER, says="")


def every(*on: str) -> Iterator[Token]:
    """All that are declared, by their ids; or those that lie there."""
    for _, places in sorted(TOKENS.items()):
        yield from (token for token in places.values() if not on or token.on in on)


def on_pile(id: str) -> Token:
    """The token of this id that lies on piles. Raises KeyError."""
    return TOKENS[id][PILE]


def counted(id: str, of: int) -> Token:
    """What a counter of the state is. of: its number, a seat or a zone. Raises KeyError."""
    places = TOKENS[id]
    if len(places) == 1:
        return next(iter(places.values()))
    return places[PILE if of >= SEATS else CARD]


# What no single card brings.

MINUS_CARD: Final = Token("minus_card", on=PLAYER, sides=HAS_OR_NOT)
MINUS_COIN: Final = Token("minus_coin", on=PLAYER, sides=HAS_OR_NOT)
SUN: Final = Token("sun", on=PROPHECY)
SKIPS: Final = Token("skips", on=PLAYER)
"""The turns that a player has still to skip."""
