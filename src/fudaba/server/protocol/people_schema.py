"""Structs of `/api/people/…`, as JSON; `web/src/protocol.ts` has them, too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fudaba.server.protocol.catalogue_schema import DayPlayed
from fudaba.server.protocol.messages import SeatKey
from fudaba.server.protocol.schema import Name, Text

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=1500)]
"""Of a passkey; WebAuthn allows 1023 bytes. Of a challenge."""
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]

# --- what is sent ------------------------------------------------------------------------------


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    """A name that somebody wants to keep, or to change theirs into."""

    name: Name


class Attested(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that was made. challenge: which one it answers. title: what its owner calls it."""

    challenge: Id
    credential: dict[str, Any]
    title: Name = ""


class Asserted(msgspec.Struct, forbid_unknown_fields=True):
    """What a passkey has signed."""

    challenge: Id
    credential: dict[str, Any]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A code, as somebody has read it from their paper."""

    code: Code


class DeviceWish(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey, and what it is to be called."""

    id: Id
    title: Name = ""


class Out(msgspec.Struct, forbid_unknown_fields=True):
    """End this session; or all of them."""

    everywhere: bool = False


class TakeAlong(msgspec.Struct, forbid_unknown_fields=True):
    """Seats that a browser holds, and that are to be its owner's."""

    seats: Annotated[list[SeatKey], msgspec.Meta(max_length=50)]


class Following(msgspec.Struct, forbid_unknown_fields=True):
    """A link for a friend, which somebody follows."""

    link: Code


class Whom(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody, by their id."""

    id: Code


class Complaint(msgspec.Struct, forbid_unknown_fields=True):
    """What the server's operator should know of somebody. table: where it was, which must be there; or ""."""

    id: Code
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    table: Annotated[str, msgspec.Meta(max_length=32)] = ""


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told of turns: where messages for it are taken, what they are encrypted for,
    in which language, and the seats that it holds."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1500)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=50)]
    lang: Literal["en", "ja"]
    seats: Annotated[list[SeatKey], msgspec.Meta(max_length=50)] = []


class PushEnd(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told nothing any more."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1500)]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """There is nothing to say."""


# --- what is told ------------------------------------------------------------------------------


class Device(msgspec.Struct):
    """A passkey of one's own. used: seconds since 1970; as `made` where it was never used. here: by it one
    has come."""

    id: str
    title: str
    made: float
    used: float
    here: bool


class Me(msgspec.Struct):
    """Who one is here. codes: how many are left of those on paper. levels: one's ratings, by game.

    blocked: of whom one wants nothing.
    """

    id: str
    name: str
    since: float
    devices: list[Device]
    codes: int
    levels: dict[str, int] = {}
    blocked: list[str] = []


class Acquaintance(msgspec.Struct):
    """Somebody whom one knows."""

    id: str
    name: str


class Company(msgspec.Struct):
    """One's friends, and those of whom one wants nothing."""

    friends: list[Acquaintance]
    blocked: list[Acquaintance]


class FriendLink(msgspec.Struct):
    """What a link for a friend ends with: `/f/<link>`. One may follow it, within a week."""

    link: str


class PushOffer(msgspec.Struct):
    """The key for which a browser is to subscribe, "" where this server tells nobody anything; and why."""

    key: str
    why: Text | None


class Here(msgspec.Struct):
    """Who asks, null for a guest. why: why no name can be kept at this address; null where it can."""

    me: Me | None
    why: Text | None


class Challenged(msgspec.Struct):
    """What the browser is to ask a passkey: the options of `navigator.credentials`, as JSON."""

    challenge: str
    options: Any


class Opened(msgspec.Struct):
    """Who one is from now on. codes: to be written down; they are shown this once."""

    me: Me
    codes: list[str] = []


class NotDone(msgspec.Struct):
    """Something was not done. code: "prove" where one has to prove anew who one is. detail: why the operator
    of the server does not want it."""

    code: str
    reason: Text
    detail: str = ""


class Placed(msgspec.Struct):
    """How somebody at a game has done. bot: which one it was, "" for a person. figure: what they had of what
    counted first."""

    name: str
    bot: str
    figure: int
    won: bool


class Played(msgspec.Struct):
    """A game of somebody's. you: their seat. decided: what the winners had more of (or less); null where
    nothing that is counted decided. about: what it was played with. rated: whether it counts for ratings;
    change: what it did to theirs, null where that is not known yet, or it does not count."""

    table: str
    game: str
    ended: float
    seats: list[Placed]
    you: int
    about: Text
    decided: Text | None
    turns: int
    rated: bool = False
    change: int | None = None


class Tally(msgspec.Struct):
    """A game's results of somebody: how often played and won, alone against bots included.

    streak: the longest row of games won. highest: the most of what counts, where more is better. fastest: the
    fewest turns of their own in which they have won a game; 0 for none. rated: how many games counted
    for their rating; rating: what they are believed to be, give or take `error`; line: what they were after
    each of the last of them.
    """

    game: str
    played: int
    won: int
    streak: int
    highest: int
    fastest: int
    rated: int = 0
    rating: int = 0
    error: int = 0
    line: list[int] = []


class Profile(msgspec.Struct):
    """What may be known of somebody. games: the latest first, how many there are at all is in `tallies`.

    older: whether there are more before them. days: their last games of the day, the latest first.
    """

    id: str
    name: str
    since: float
    tallies: list[Tally]
    games: list[Played]
    older: bool = False
    days: list[DayPlayed] = []
