"""The notification that a table waits for a player: it says that and which table, nothing else."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from base64 import urlsafe_b64encode
from typing import Final, Literal, TypeAlias

import msgspec

from fudaba.server.accounts.held_seats import HeldSeat
from fudaba.server.accounts.push.delivery import Sender, has_library
from fudaba.server.accounts.push.services import Services, contact_of
from fudaba.server.accounts.push.subscriptions import Subscription, Subscriptions, public_of
from fudaba.server.operations.background import Background
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.catalogue import title
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.texts import say
from fudaba.server.store import Away, NotWritten
from fudaba.server.store.stored_table import StoredTable

log = logging.getLogger("fudaba.server")

What: TypeAlias = Literal["turn", "found"]
"""It is their turn; an opponent has been found."""
FOUND: Final = -1
"""What stands for the number of moves then."""
TRIES: Final = 3
AGAIN: Final = 60.0
"""Seconds until a push service that did not take a message is tried again."""


class Message(msgspec.Struct, omit_defaults=True):
    """A push message; `web/public/push.js` shows it."""

    table: str
    """The id of the table."""
    title: str
    """The line above."""
    body: str
    """The text below."""
    unless_seen: bool = False
    """Whether it is not shown to somebody who has a page of ours before them."""


class Turns:
    """Tells those who are away of their turns, as far as their browsers have asked for it."""

    def __init__(self, settings: Settings, subscriptions: Subscriptions) -> None:
        """Raises `BadSetup` for a push service that cannot be one."""
        self.services = Services(settings.push_services)
        self.subscriptions = subscriptions
        self.why = "" if settings.push and has_library() else "push-off" if has_library() else "push-none"
        """Why nobody is told anything here, as a message of the texts; "" where they are."""
        self._contact = contact_of(settings)
        self._sender: Sender | None = None
        self._background = Background()

    async def key(self) -> str:
        """The public key for which browsers subscribe. Raises `ClientError` where nobody is told, `Away`."""
        if self.why:
            raise ClientError("not_now", self.why)
        return public_of(await self.subscriptions.key())

    def waits(self, kept: StoredTable, seat: int, question: int) -> None:
        """A table waits for somebody who is away. question: the number of moves after which it was put."""
        if not self.why:
            others = [one.name for number, one in enumerate(kept.seats) if number != seat]
            held = HeldSeat(kept.id, seat, kept.seats[seat].token)
            self._background.do(self._tell(held, kept.game, others, question))

    def found(self, kept: StoredTable, seat: int) -> None:
        """Somebody has looked for an opponent, and one has come."""
        if not self.why:
            others = [one.name for number, one in enumerate(kept.seats) if number != seat]
            held = HeldSeat(kept.id, seat, kept.seats[seat].token)
            self._background.do(self._tell(held, kept.game, others, FOUND))

    def close(self) -> None:
        """Tell nobody anything more."""
        self._background.quiet()
        if self._sender is not None:
            self._sender.close()

    async def _tell(self, seat: HeldSeat, game: str, others: list[str], question: int) -> None:
        try:
            subscriptions = self.subscriptions
            found = await subscriptions.asks(subscriptions.of, seat)
            if not found or not await subscriptions.is_news(seat.table, question):
                return
            sender = await self._ready()
        except (Away, NotWritten) as error:
            log.warning("the player for whom table %s waits is not told: %s", seat.table, error)
            return
        what: What = "found" if question == FOUND else "turn"
        await asyncio.gather(*(self._send(sender, one, seat.table, game, others, what) for one in found))

    async def _ready(self) -> Sender:
        """The one sender, made for the first message; two tables may have that at once."""
        if self._sender is None:
            key = await self.subscriptions.key()
            if self._sender is None:
                self._sender = Sender(key, self._contact, self.subscriptions.forget)
        return self._sender

    async def _send(
        self, sender: Sender, to: Subscription, table: str, game: str, others: list[str], what: What
    ) -> None:
        if not self.services.allow(to.endpoint):
            return  # the server's operator has taken it from the list since
        message = message_in(to.lang, table, game, others, what)
        for _ in range(TRIES):
            if await asyncio.wrap_future(sender.send(to, message, _topic(table))) != "later":
                return
            await asyncio.sleep(AGAIN)


def message_in(lang: str, table: str, game: str, others: list[str], what: What = "turn") -> bytes:
    """The message in a language."""
    comma = "、" if lang == "ja" else ", "
    body = say("push-body", game=getattr(title(game), lang), others=comma.join(others))
    head = say("push-title" if what == "turn" else "push-found")
    return msgspec.json.encode(Message(table, getattr(head, lang), getattr(body, lang), what == "found"))


def _topic(table: str) -> str:
    """What a push service knows a table by: not its address."""
    return urlsafe_b64encode(hashlib.sha256(f"turn {table}".encode()).digest()[:24]).decode()
