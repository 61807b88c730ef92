"""What Stairs shows besides the cards in its zones."""

from __future__ import annotations

from fudaba.kernel import shown


class Public(shown.Public, frozen=True, kw_only=True, tag="stairs"):
    """turn: whose it is; turns: how many have begun. height: of the card on the stairs."""

    turn: int
    turns: int
    height: int
    over: bool


class Facts(shown.Facts, frozen=True, kw_only=True, tag="stairs"):
    """What is printed on a card: its height."""

    height: int
