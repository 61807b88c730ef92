"""The delay of those who only look on: all that they are sent of a game comes to them later.

They are sent the same messages as without it, in the same order; what they have not been sent yet
is told to them in no other way either: a visitor who comes is told what the others have been.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from fudaba.server.operations.background import Background
from fudaba.server.protocol import messages
from fudaba.server.protocol.schema import Chat, Delay, Line

ALARM = "delay"
LATEST = 200
"""How many lines of chat are told to somebody who comes."""
FINAL = (messages.Over, messages.Frozen)
"""After these nothing is delayed any more: the game is over."""


class _Coming(NamedTuple):
    """A message that is sent later."""

    message: messages.FromServer
    """The message."""
    due: float
    """When to send it, on the clock of the loop."""
    moments: int
    """How many moments had been shown then, without those that were taken back."""


class DelayedView:
    """What those who look on have been sent, and what is on its way to them."""

    def __init__(
        self,
        rule: Delay,
        viewer: int,
        now: Callable[[], float],
        background: Background,
        send: Callable[[messages.FromServer], None],
        chat: Sequence[Chat],
    ) -> None:
        """viewer: as whom they see the table. send: to all of them. chat: what was said before."""
        self.viewer = viewer
        self.moments: Callable[[], int] = lambda: 0
        """How many moments the players have been shown."""
        self.first: float | None = None
        """The seconds after which the first moment may be seen, where it was there before the table was."""
        self.is_over = False
        """Whether the game is over, and nothing is delayed any more."""
        self._rule = rule
        self._now = now
        self._background = background
        self._send = send
        self._coming: deque[_Coming] = deque()
        self._moves = 0
        self._sequence = -1
        self._seen = 0
        self._chat = [*chat]
        self._lines: list[Line] = []
        self._seats: messages.Seats | None = None
        self._update: messages.Update | None = None
        self._clocks: messages.Clocks | None = None
        self._consent: messages.ConsentAsked | None = None

    def put(self, message: messages.FromServer) -> None:
        """Send a message later."""
        if isinstance(message, messages.Welcome) or (
            isinstance(message, messages.Seats) and self._seats is None
        ):
            self._show(_Coming(message, 0.0, 0))  # that a game has begun is no secret
            return
        wait = float(self._rule.seconds)
        if self.first is not None and isinstance(message, messages.Update):
            wait, self.first = self.first, None
        self._coming.append(_Coming(message, self._now() + wait, self.moments()))
        if isinstance(message, messages.Update) and message.sequence > self._sequence:
            self._sequence = message.sequence
            self._moves += 1
        if isinstance(message, FINAL):
            self._end()
        else:
            self._release()

    @property
    def looks(self) -> int:
        """How many moments they may look back at: those that they have been shown and that still count."""
        return min([self._seen, *(one.moments for one in self._coming if one.moments)])

    def show(self, update: messages.Update, moments: int) -> None:
        """Have them shown a moment of before: the table has been loaded."""
        self._show(_Coming(update, 0.0, moments))

    def greeting(self, welcome: messages.Welcome, known: int) -> list[messages.FromServer]:
        """All that somebody who comes is sent. known: how many lines of the chat they know."""
        said = self._chat[max(0, known, len(self._chat) - LATEST) :]
        found: list[messages.FromServer] = [replace(welcome, chat=said)]
        if self._seats is not None:
            found.append(self._seats)
        if self._update is not None:
            found.append(replace(self._update, since=0, lines=self._lines))
        return [*found, *(one for one in (self._clocks, self._consent) if one is not None)]

    def _release(self) -> None:
        """Send what is due."""
        if self._rule.seconds:
            while self._coming and self._coming[0].due <= self._now():
                self._show(self._coming.popleft())
            if self._coming:
                self._background.alarm(ALARM, self._coming[0].due - self._now(), self._release)
            return
        while self._moves > self._rule.moves:
            one = self._coming.popleft()
            self._moves -= self._is_next(one)
            self._show(one)

    def _is_next(self, one: _Coming) -> bool:
        """Whether that is another move than the one that was sent last."""
        return isinstance(one.message, messages.Update) and (
            self._update is None or one.message.sequence > self._update.sequence
        )

    def _end(self) -> None:
        self._background.cancel(ALARM)
        self.is_over = True
        while self._coming:
            self._show(self._coming.popleft())

    def _show(self, one: _Coming) -> None:
        message = one.message
        match message:
            case messages.Seats():
                self._seats = message
            case messages.Update():
                self._lines = [*self._lines[: message.since], *message.lines]
                self._update = message
                self._seen = one.moments
                self._consent = None
            case messages.Clocks():
                self._clocks = message
            case messages.ConsentAsked():
                self._consent = message
            case messages.ConsentEnded():
                self._consent = None
            case messages.Said():
                self._chat.append(message.line)
        self._send(message)


def said_before(rule: Delay | None, chat: Sequence[Chat], move_times: Sequence[float]) -> int:
    """How many lines of the chat those who look on know, where a table is read from the disk.

    move_times: when the last moves were made, the latest first.
    """
    if rule is None:
        return len(chat)
    since = time.time() - rule.seconds
    if not rule.seconds:
        since = move_times[rule.moves] if len(move_times) > rule.moves else 0.0
    return sum(line.at <= since for line in chat)


def first_wait(rule: Delay | None, move_times: Sequence[float]) -> float:
    """The seconds after which they may see its present moment: it has been there for a while."""
    if rule is None or not move_times:
        return 0.0
    return max(0.0, rule.seconds - (time.time() - move_times[0]))
