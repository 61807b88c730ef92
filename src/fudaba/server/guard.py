"""Who may connect, how often and how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from urllib.parse import urlsplit


class Allowance:
    """So many at once, and so many more with each second; takes the time from whoever asks."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now; if so it is taken."""
        self._left = min(float(self._burst), self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """The same allowance for each address; those of whoever came long ago may be forgotten."""

    KEPT = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._of: dict[str, Allowance] = {}

    def take(self, address: str, now: float) -> bool:
        """Whether that address may have one more; if so it is taken."""
        allowed = self._of.pop(address, None) or Allowance(self._rate, self._burst, now)
        self._of[address] = allowed
        if len(self._of) > self.KEPT:
            del self._of[next(iter(self._of))]
        return allowed.take(now)


class Addresses:
    """What each address has taken: connections that are open, tables opened and pages asked for lately.

    sockets: connections at a time. opening: tables a minute. asking, at_once: what is asked for by HTTP, and
    connections begun, a second and at once.
    """

    def __init__(self, sockets: int, opening: int, asking: float, at_once: int) -> None:
        self._sockets = sockets
        self._connected: Counter[str] = Counter()
        self._opened = Allowances(opening / 60, opening)
        self._asked = Allowances(asking, at_once)

    def enter(self, address: str) -> bool:
        """Whether one more connection is allowed; if so it is counted."""
        if self._connected[address] >= self._sockets:
            return False
        self._connected[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self._connected[address] -= 1
        if self._connected[address] <= 0:
            del self._connected[address]

    def may_open(self, address: str, now: float) -> bool:
        """Whether that address may open one more table."""
        return self._opened.take(address, now)

    def may_ask(self, address: str, now: float) -> bool:
        """Whether that address may ask for one more page, or begin one more connection."""
        return self._asked.take(address, now)


def is_own_page(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a page from that origin may connect to a server that was called by that host name.

    Browsers always say where a page is from; programs need not, and hold no one's seat by accident.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == (host or "").lower()


def is_own_name(host: str | None, names: Collection[str]) -> bool:
    """Whether a request was meant for this server: a page elsewhere may have its own name lead here.

    names: () for a server that answers to any name.
    """
    if not names:
        return True
    if host is None:
        return False
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    return name.strip("[]").lower() in names
