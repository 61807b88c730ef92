"""Structs of `/api/people/…`, as JSON; `web/src/protocol.ts` has them, too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fudaba.server.protocol.catalogue_schema import DayPlayed
from fudaba.server.protocol.messages import SeatKey
from fudaba.server.protocol.schema import LONGEST_NAME, Name, Text

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


class PersonSearch(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a name of somebody whom a moderator looks for."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class SanctionWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a moderator decides about a person (id), or about a table (its address, or the end of it)."""

    kind: Literal["mute", "ban", "close"]
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    days: Annotated[float, msgspec.Meta(gt=0, le=36500)] | None = None
    """For how long; null for good."""


class LiftWish(msgspec.Struct, forbid_unknown_fields=True):
    """A sanction of a person that is to hold no more."""

    kind: Literal["mute", "ban"]
    id: Code


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """There is nothing to say."""


# --- what is told ------------------------------------------------------------------------------


class Device(msgspec.Struct):
    """A passkey of one's own."""

    id: str
    title: str
    made: float
    used: float
    """Last use, in seconds since 1970; equal to `made` if never."""
    here: bool
    """Whether this browser signed in with it."""


class Me(msgspec.Struct):
    """The signed-in account."""

    id: str
    name: str
    since: float
    devices: list[Device]
    codes: int
    """Number of unused recovery codes."""
    levels: dict[str, int] = {}
    """Ratings by game."""
    blocked: list[str] = []
    """Blocked people."""
    moderator: bool = False
    """Whether the page `/moderation` is for them."""


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
    """A finished game of somebody."""

    table: str
    game: str
    ended: float
    seats: list[Placed]
    you: int
    """Their seat."""
    about: Text
    """What it was played with."""
    decided: Text | None
    """What the winners had more (or less) of; null where no count decided."""
    turns: int
    rated: bool = False
    """Whether it counts for ratings."""
    change: int | None = None
    """Change of their rating; null if unknown or unrated."""


class WinCount(msgspec.Struct):
    """How often somebody has played with a card, or a kingdom, and how often they won then."""

    name: Text
    played: int
    won: int


class Tally(msgspec.Struct):
    """Statistics of one game for somebody, including games against bots only."""

    game: str
    played: int
    won: int
    streak: int
    """Longest winning streak."""
    highest: int
    """Highest score, where more is better."""
    fastest: int
    """Fewest own turns in a won game; 0 for none."""
    rated: int = 0
    """Number of rated games."""
    rating: int = 0
    """Rating, give or take `error`."""
    error: int = 0
    line: list[int] = []
    """Ratings after each of the latest games."""
    cards: list[WinCount] = []
    """Results with each card, the most played first."""
    kingdoms: list[WinCount] = []
    """Results in each kingdom, the most played first."""


class Profile(msgspec.Struct):
    """Public page of somebody."""

    id: str
    name: str
    since: float
    tallies: list[Tally]
    games: list[Played]
    """Latest games first; `tallies` has the total number."""
    older: bool = False
    """Whether there are earlier games."""
    days: list[DayPlayed] = []
    """Latest daily games first."""


class Leader(msgspec.Struct):
    """Somebody on a leaderboard."""

    rank: int
    """Rank; 0 for a provisional rating."""
    id: str
    """Of a person; "" for a bot."""
    name: str
    bot: str
    """Name of a bot; "" for a person."""
    rating: int
    error: int
    """How uncertain the rating is."""
    played: int
    """Number of rated games."""


class Leaderboard(msgspec.Struct):
    """Ratings of people and bots in one game."""

    game: str
    ranked: list[Leader]
    """The best, at most 100."""
    provisional: list[Leader]
    """Ratings from fewer than ten games, at most 50."""
    own: Leader | None
    """The person who asked; null for a guest and without a rating."""
    count: int
    """Number of people and bots with a rank."""


class SanctionShown(msgspec.Struct):
    """A sanction that holds."""

    kind: str
    reason: str
    since: float
    until: float
    """Seconds since 1970; 0 for good."""


class PersonShown(msgspec.Struct):
    """Somebody, as moderators see them."""

    id: str
    name: str
    since: float
    sanctions: list[SanctionShown]
    moderator: bool
    """Whether they are a moderator, so that only the operator can sanction them."""


class PeopleFound(msgspec.Struct):
    """People whose names have something in them, at most 20."""

    people: list[PersonShown]


class ReportShown(msgspec.Struct):
    """A report of one person about another."""

    at: float
    by: Acquaintance | None
    """Null for a deleted account."""
    against: Acquaintance | None
    """Null for a deleted account."""
    table: str
    """Where it was; "" for no table."""
    text: str


class DeedShown(msgspec.Struct):
    """One line of the log of decisions."""

    at: float
    deed: str
    decider: str
    """Name of the moderator, the id of a deleted account; "" for the operator."""
    who: Acquaintance | None
    """The person concerned; null for a table, an address or a deleted account."""
    table: str
    """The table concerned; "" for none."""
    reason: str
    until: float
    """Seconds since 1970; 0 for good."""


class Moderation(msgspec.Struct):
    """The page of moderators."""

    reports: list[ReportShown]
    """Latest reports first, at most 200."""
    people: list[PersonShown]
    """Everybody with a sanction."""
    log: list[DeedShown]
    """Latest decisions first, at most 200."""
