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
    """A passkey that was made."""

    challenge: Id
    """The id of the challenge that it answers."""
    credential: dict[str, Any]
    """The credential, as the browser gives it."""
    title: Name = ""
    """The owner's name for it."""


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
    """A report to the server's operator."""

    id: Code
    """The id of the person whom it is about."""
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    """The words of the report."""
    table: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """The id of the table where it was, "" for none."""


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants push messages."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1500)]
    """The address to which its messages are sent."""
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    """The public key for which its messages are encrypted (base64url)."""
    auth: Annotated[str, msgspec.Meta(max_length=50)]
    """The secret that goes into the encryption (base64url)."""
    lang: Literal["en", "ja"]
    """The language of its messages."""
    seats: Annotated[list[SeatKey], msgspec.Meta(max_length=50)] = []
    """The seats that it holds."""


class PushEnd(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told nothing any more."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1500)]


class PersonSearch(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a name of somebody whom a moderator looks for."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class SanctionWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a moderator decides about a person (id), or about a table (its address, or the end of it)."""

    kind: Literal["mute", "ban", "close"]
    """What the moderator decides."""
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    """The id of the person, or the address of the table."""
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    """The reason that the person reads."""
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
    """The id of the passkey."""
    title: str
    """The owner's name for it."""
    made: float
    """When it was added, in seconds since 1970."""
    used: float
    """Last use, in seconds since 1970; equal to `made` if never."""
    here: bool
    """Whether this browser signed in with it."""


class Me(msgspec.Struct):
    """The signed-in account."""

    id: str
    """The id of the account."""
    name: str
    """The name that it keeps."""
    since: float
    """When it was opened, in seconds since 1970."""
    devices: list[Device]
    """Its passkeys."""
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
    """Something was not done."""

    code: str
    """"prove" where the person must sign in again first, else ""."""
    reason: Text
    """The reason in words."""
    detail: str = ""
    """The reason that the operator of the server gives, "" for none."""


class Placed(msgspec.Struct):
    """How a player of a finished game has done."""

    name: str
    """The name of the player."""
    bot: str
    """The name of the bot, "" for a person."""
    figure: int
    """The player's figure of what was compared first."""
    won: bool
    """Whether the player has won."""


class Played(msgspec.Struct):
    """A finished game of somebody."""

    table: str
    """The id of the table."""
    game: str
    """The name of the game."""
    ended: float
    """When it ended, in seconds since 1970."""
    seats: list[Placed]
    """How each player has done."""
    you: int
    """Their seat."""
    about: Text
    """What it was played with."""
    decided: Text | None
    """What the winners had more (or less) of; null where no count decided."""
    turns: int
    """How many turns were taken."""
    rated: bool = False
    """Whether it counts for ratings."""
    change: int | None = None
    """Change of their rating; null if unknown or unrated."""


class WinCount(msgspec.Struct):
    """How often somebody has won with a card or a kingdom."""

    name: Text
    """The name of the card or kingdom."""
    played: int
    """How many games had it."""
    won: int
    """How many of these were won."""


class Tally(msgspec.Struct):
    """Statistics of one game for somebody, including games against bots only."""

    game: str
    """The name of the game."""
    played: int
    """How many games."""
    won: int
    """How many of these were won."""
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
    """The standard deviation of the rating."""
    line: list[int] = []
    """Ratings after each of the latest games."""
    cards: list[WinCount] = []
    """Results with each card, the most played first."""
    kingdoms: list[WinCount] = []
    """Results in each kingdom, the most played first."""


class Profile(msgspec.Struct):
    """Public page of somebody."""

    id: str
    """The id of the person."""
    name: str
    """The person's name."""
    since: float
    """When the account was opened, in seconds since 1970."""
    tallies: list[Tally]
    """The statistics of each game."""
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
    """The name of the person, "" for a bot."""
    bot: str
    """Name of a bot; "" for a person."""
    rating: int
    """The rating, as it is shown."""
    error: int
    """How uncertain the rating is."""
    played: int
    """Number of rated games."""


class Leaderboard(msgspec.Struct):
    """Ratings of people and bots in one game."""

    game: str
    """The name of the game."""
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
    """What is forbidden."""
    reason: str
    """The reason that the person reads."""
    since: float
    """When it began, in seconds since 1970."""
    until: float
    """Seconds since 1970; 0 for good."""


class PersonShown(msgspec.Struct):
    """Somebody, as moderators see them."""

    id: str
    """The id of the person."""
    name: str
    """The person's name."""
    since: float
    """When the account was opened, in seconds since 1970."""
    sanctions: list[SanctionShown]
    """The sanctions that hold."""
    moderator: bool
    """Whether they are a moderator, so that only the operator can sanction them."""


class PeopleFound(msgspec.Struct):
    """People whose names have something in them, at most 20."""

    people: list[PersonShown]


class ReportShown(msgspec.Struct):
    """A report of one person about another."""

    at: float
    """When it was sent, in seconds since 1970."""
    by: Acquaintance | None
    """Null for a deleted account."""
    against: Acquaintance | None
    """Null for a deleted account."""
    table: str
    """Where it was; "" for no table."""
    text: str
    """The words of the report."""


class DeedShown(msgspec.Struct):
    """One line of the log of decisions."""

    at: float
    """When it was decided, in seconds since 1970."""
    deed: str
    """What was decided."""
    decider: str
    """Name of the moderator, the id of a deleted account; "" for the operator."""
    who: Acquaintance | None
    """The person concerned; null for a table, an address or a deleted account."""
    table: str
    """The table concerned; "" for none."""
    reason: str
    """The reason that was given."""
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
