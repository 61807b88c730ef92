"""Who may connect, how often and how much."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Collection
from contextvars import ContextVar
from functools import lru_cache
from urllib.parse import urlsplit

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""How this machine calls itself."""


came_from: ContextVar[str] = ContextVar("came_from", default="")
"""The address (`place_of`) whose request or message is dealt with now, "" for nobody's."""


@lru_cache(maxsize=4096)
def place_of(address: str) -> str:
    """What counts as one address.

    An IPv6 subscriber has a whole /64 alone, and this machine all of 127.0.0.0/8.
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is None:
            return "loopback" if ip.is_loopback else str(ipaddress.IPv6Network((ip, 64), strict=False))
        ip = ip.ipv4_mapped
    return "loopback" if ip.is_loopback else str(ip)


class Allowance:
    """This many at once, and this many more with each second; takes the time from the caller."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether that much more is allowed now; if so it is taken. No cost is more than all at once."""
        self._left = min(float(self._burst), self._left + (now - self._at) * self._rate)
        self._at = now
        cost = min(cost, self._burst)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def after(self, now: float, cost: float = 1.0) -> float:
        """Seconds until that much would be allowed."""
        left = min(float(self._burst), self._left + (now - self._at) * self._rate)
        return max(0.0, (min(cost, self._burst) - left) / self._rate)


class Allowances:
    """The same allowance for each of many; those of addresses that came long ago may be forgotten."""

    KEPT = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._of: dict[str, Allowance] = {}

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        """Whether they may have that much more; if so it is taken."""
        return self._allowed(who, now).take(now, cost)

    def after(self, who: str, now: float, cost: float = 1.0) -> float:
        """Seconds until they might have that much."""
        return self._allowed(who, now).after(now, cost)

    def _allowed(self, who: str, now: float) -> Allowance:
        allowed = self._of.pop(who, None) or Allowance(self._rate, self._burst, now)
        self._of[who] = allowed
        if len(self._of) > self.KEPT:
            del self._of[next(iter(self._of))]
        return allowed


class Shared:
    """An allowance that all connections of a seat have together, and all those of an address.

    Rate, burst: of a seat; many people may have one address, so that has `CROWD` times as much.
    """

    CROWD = 8

    def __init__(self, rate: float, burst: int) -> None:
        self._most = burst
        self._seats = Allowances(rate, burst)
        self._places = Allowances(rate * self.CROWD, burst * self.CROWD)

    def take(self, seat: str, address: str, now: float, cost: float = 1.0) -> bool:
        """Whether that seat, from that address, may have that much more; if so it is taken of both."""
        place, cost = place_of(address), min(cost, self._most)
        if self.after(seat, address, now, cost) > 0:
            return False
        return self._seats.take(seat, now, cost) and self._places.take(place, now, cost)

    def after(self, seat: str, address: str, now: float, cost: float = 1.0) -> float:
        """Seconds until it might have that much."""
        place, cost = place_of(address), min(cost, self._most)
        return max(self._seats.after(seat, now, cost), self._places.after(place, now, cost))


class Rates:
    """How often what may be said, all connections of a seat or of an address together.

    Anyone who joins is told a game, and anyone who looks back is shown one: that costs more than other
    messages.
    """

    def __init__(self, rate: float, burst: int, looking: float) -> None:
        self.messages = Shared(rate, burst)
        self.joins = Shared(rate / 5, max(1, burst // 2))
        self.looks = Shared(looking, burst)
        self.chat = Shared(1.0, 5)


class Addresses:
    """What each address has taken: connections that are open, tables opened and pages asked for lately.

    sockets: connections at a time. opening: tables a minute. asking, at_once: what is asked for by HTTP, and
    connections begun, a second and at once. daily: how many moves may be kept in a day of what it opens, and
    of what it says and answers there. What counts as one address: see `place_of`.
    """

    OPENED = 300
    """For how many moves a table counts that is opened: as many as its game may have."""
    SHORT = 20
    """So many choices of an answer, or letters of a line of chat, are kept in as much room as one move."""

    def __init__(self, sockets: int, opening: int, asking: float, at_once: int, daily: int = 10**6) -> None:
        self._sockets = sockets
        self._connected: Counter[str] = Counter()
        self._opened = Allowances(opening / 60, opening)
        self._asked = Allowances(asking, at_once)
        self._kept = Allowances(daily / 86_400, daily)

    def enter(self, address: str) -> bool:
        """Whether one more connection is allowed; if so it is counted."""
        place = place_of(address)
        if self._connected[place] >= self._sockets:
            return False
        self._connected[place] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        place = place_of(address)
        self._connected[place] -= 1
        if self._connected[place] <= 0:
            del self._connected[place]

    def may_open(self, address: str, now: float) -> bool:
        """Whether that address may open one more table."""
        return self._opened.take(place_of(address), now)

    def may_keep(self, address: str, now: float, moves: int) -> bool:
        """Whether that address may have one more table kept that begins with so many moves."""
        return self._kept.take(place_of(address), now, self.OPENED + moves)

    def may_add(self, address: str, now: float, length: int) -> bool:
        """Whether that address may add an answer of so many choices to a game, or so many letters."""
        return self._kept.take(place_of(address), now, 1 + length // self.SHORT)

    def may_ask(self, address: str, now: float) -> bool:
        """Whether that address may ask for one more page, or begin one more connection."""
        return self._asked.take(place_of(address), now)


def is_own_page(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a page from that origin may connect to a server that was called by that host name.

    Browsers always say where a page is from; programs need not, and hold no one's seat by accident.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # no browser is there
        return False
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
