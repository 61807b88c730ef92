"""Sending of a message to a push service: encrypted (RFC 8291) and signed (RFC 8292).

That is done in threads of its own, within a time, so nobody at a table waits for it. Its library is the extra
`push`, and is loaded when the first message is sent.
"""

from __future__ import annotations

import importlib.util
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, Literal, TypeAlias

from fudaba.server.accounts.push.services import origin
from fudaba.server.accounts.push.subscriptions import Subscription

log = logging.getLogger("fudaba.server")

Delivery: TypeAlias = Literal["taken", "gone", "refused", "later"]
"""The push service has it; knows of no such browser any more; does not want it; may take it later."""

THREADS: Final = 2
WAITING: Final = 1000
"""How many messages may wait to be sent; more are left out."""
WITHIN: Final = 5.0
"""Seconds for a connection to a push service, and again for its answer."""
LASTS: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
SIGNED: Final = 12 * 3600
"""Seconds for which a signature holds; 24 hours are the most (RFC 8292, 2)."""
SIZE: Final = 1024
"""How many bytes every message has: how long names are nobody sees who carries it."""


def has_library() -> bool:
    """Whether the extra `push` is installed."""
    return all(importlib.util.find_spec(name) is not None for name in ("pywebpush", "py_vapid", "requests"))


class Sender:
    """The threads that send. private: the key that signs. contact: whom a push service may ask about it."""

    def __init__(self, private: str, contact: str, forget: Callable[[str], None]) -> None:
        """forget: told of a browser that is no more, in a thread."""
        self._private = private
        self._contact = contact
        self._forget = forget
        self._room = threading.BoundedSemaphore(WAITING)
        self._threads = ThreadPoolExecutor(THREADS, "fudaba-push")

    def send(self, to: Subscription, message: bytes, topic: str) -> Future[Delivery]:
        """Send a message soon; one of the same topic that has not been read yet is not shown any more."""
        if not self._room.acquire(blocking=False):
            log.warning("too many messages wait for push services; one is left out")
            left_out: Future[Delivery] = Future()
            left_out.set_result("refused")
            return left_out
        sent = self._threads.submit(self._sent, to, message, topic)
        sent.add_done_callback(lambda _: self._room.release())
        return sent

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _sent(self, to: Subscription, message: bytes, topic: str) -> Delivery:
        service = origin(to.endpoint)
        try:
            status = self._posted(to, message, topic, service)
        except Exception as error:  # of the network, or of a library about what a stranger once sent
            # What it says may have the endpoint in it, and anyone who knows that could be the server.
            log.warning("%s has not taken a message: %s", service, type(error).__name__)
            return "later" if isinstance(error, OSError) else "refused"
        if status in (404, 410):
            self._forget(to.browser)
            return "gone"
        if status >= 300:
            log.warning("%s has not taken a message: HTTP %d", service, status)
            return "later" if status == 429 or status >= 500 else "refused"
        return "taken"

    def _posted(self, to: Subscription, message: bytes, topic: str, service: str) -> int:
        """Post it, and follow no further whatever is answered; returns the status of the answer."""
        import requests
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        encrypted = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(message.ljust(SIZE))
        claims = {"aud": service, "sub": self._contact, "exp": int(time.time()) + SIGNED}
        headers = {
            **Vapid02.from_raw(self._private.encode()).sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Topic": topic,
            "Urgency": "high",
            "X-WNS-Type": "wns/raw",  # Microsoft's asks for it
        }
        with (
            requests.Session() as session,
            session.post(
                to.endpoint,
                data=encrypted["body"],
                headers=headers,
                timeout=WITHIN,
                allow_redirects=False,
                stream=True,  # nothing is read but the status
            ) as answer,
        ):
            status: int = answer.status_code
            return status
