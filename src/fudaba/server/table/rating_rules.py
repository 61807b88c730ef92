"""Tables whose games count for ratings: what must hold there, before anybody sits down."""

from __future__ import annotations

from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store.stored_table import StoredTable


def check_rated(wish: messages.Create, person: str) -> None:
    """Whether a table that is wished for can be rated; person: who opens it. Raises `ClientError`.

    What is taken back by consent, a moment that somebody knows, cards that somebody sees: with these a game
    says nothing of who plays better.
    """
    if not person:
        raise ClientError("not_allowed", "rated-guest")
    if wish.undo == "consent":
        raise ClientError("bad_setup", "rated-undo")
    if wish.spectators == "open":
        raise ClientError("bad_setup", "rated-open")
    if wish.after is not None or wish.lesson:
        raise ClientError("bad_setup", "rated-after")


def check_seat(kept: StoredTable, wish: messages.Sit, person: str) -> None:
    """Whether somebody may sit down, as far as ratings are concerned. Raises `ClientError`."""
    if wish.rated != kept.rated:
        raise ClientError("not_allowed", "rated-agree" if kept.rated else "rated-not")
    if not kept.rated:
        return
    if not person:
        raise ClientError("not_allowed", "rated-guest")
    if any(seat.person == person for seat in kept.seats):
        raise ClientError("not_allowed", "rated-twice")
