"""Requests that need the consent of the others at a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.texts import say
from fudaba.server.table.context import TableContext


@dataclass
class Request:
    """A request that needs consent."""

    number: int
    """Its number at this table, which an answer to it gives."""
    what: Literal["undo", "hint"]
    """What is asked for."""
    by: int
    """The seat that asks."""
    shown: int
    """How many answers are taken back, as the others see it."""
    actual: int
    """How many really are."""
    line: int
    """The line of the log from which on it is taken back; -1 where nothing is."""
    needs: set[int] = field(default_factory=set)
    """The seats whose consent is still missing."""


class Consent:
    """The request that is open at a table; there is one at a time."""

    def __init__(self, table: TableContext) -> None:
        self.request: Request | None = None
        self._table = table
        self._count = 0

    def ask(
        self,
        what: Literal["undo", "hint"],
        by: int,
        needs: Iterable[int],
        shown: int = 0,
        actual: int = 0,
        line: int = -1,
    ) -> None:
        """Ask these seats, instead of what was asked before."""
        self.end(done=False)
        self._count += 1
        self.request = request = Request(self._count, what, by, shown, actual, line, set(needs))
        self._table.audience.tell(self.message(request))

    def answer(self, seat: int, number: int, *, yes: bool) -> Request | None:
        """What a seat says to the request of that number; returns it once all agree.

        Raises `ClientError` if this seat is asked nothing of that number.
        """
        request = self.request
        if request is None or request.number != number or seat not in {request.by, *request.needs}:
            raise ClientError("not_now", "server-no-request")
        if not yes:
            self.end(done=False)
        elif seat in request.needs:
            request.needs.discard(seat)
            if not request.needs:
                self.end(done=True)
                return request
            self._table.audience.tell(self.message(request))
        return None

    def leave(self, seat: int) -> None:
        """A person is gone; a request that needs them ends."""
        request = self.request
        if request is not None and seat in {request.by, *request.needs}:
            self.end(done=False)

    def end(self, *, done: bool) -> None:
        """The request is over. done: whether all have agreed."""
        if self.request is not None:
            self._table.audience.tell(messages.ConsentEnded(self._table.id, self.request.number, done))
            self.request = None

    def message(self, request: Request) -> messages.ConsentAsked:
        """The request as everybody sees it."""
        who = self._table.names[request.by]
        if request.what == "undo":
            text = say("server-undo-asked", seat=who, answers=request.shown)
        else:
            text = say("server-hint-asked", seat=who)
        needs = sorted(request.needs)
        return messages.ConsentAsked(
            self._table.id, request.number, request.what, request.by, request.shown, needs, text, request.line
        )
