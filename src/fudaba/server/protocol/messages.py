"""All that is said over a WebSocket, in msgpack; `web/src/protocol.ts` is made from it.

Each message is one binary frame: a map whose entry `t` says what it is. What the client sends is a
`FromClient`, what it gets a `FromServer`. A client that is told another `Hello.protocol` than its own
must be loaded again.

A table is at some `sequence`: it grows by at least one with all that changes the game, an undo too, and
never shrinks. An answer names the sequence that it answers, so it counts once however often it is
sent. A viewer who comes back with the last sequence they know gets what they missed, as one `Update`.

What a browser sends is in `from_browser`, what it is sent in `to_browser`, what they are made of in `parts`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from fudaba.server.protocol.decoding import from_msgpack
from fudaba.server.protocol.from_browser import (
    LONGEST_CHAT,
    After,
    Answer,
    Carry,
    Claim,
    Consent,
    Create,
    Fill,
    GiveUp,
    Hand,
    Hint,
    Join,
    Leave,
    LeaveMatch,
    Look,
    LookThrough,
    Pace,
    Ping,
    Rematch,
    Resize,
    Say,
    SeatKey,
    Seek,
    Sit,
    Today,
    Undo,
    Veto,
    Watch,
)
from fudaba.server.protocol.to_browser import (
    Carried,
    Clocks,
    Closing,
    ConsentAsked,
    ConsentEnded,
    Found,
    Frozen,
    Hello,
    Hinted,
    Led,
    Lines,
    Looked,
    Over,
    Pong,
    Refused,
    Reviewed,
    Said,
    Seated,
    Seats,
    Tables,
    Taken,
    Update,
    Welcome,
)

__all__ = [
    "BANNED",
    "LONGEST_CHAT",
    "LONGEST_MESSAGE",
    "NOT_READABLE",
    "PROTOCOL",
    "RESTARTING",
    "STRANGER",
    "TOO_FAST",
    "TOO_LONG",
    "TOO_MANY",
    "TOO_SLOW",
    "After",
    "Answer",
    "Carried",
    "Carry",
    "Claim",
    "Clocks",
    "Closing",
    "Consent",
    "ConsentAsked",
    "ConsentEnded",
    "Create",
    "Fill",
    "Found",
    "FromClient",
    "FromServer",
    "Frozen",
    "GiveUp",
    "Hand",
    "Hello",
    "Hint",
    "Hinted",
    "Join",
    "Leave",
    "LeaveMatch",
    "Led",
    "Lines",
    "Look",
    "LookThrough",
    "Looked",
    "Over",
    "Pace",
    "Ping",
    "Pong",
    "Refused",
    "Rematch",
    "Resize",
    "Reviewed",
    "Said",
    "Say",
    "SeatKey",
    "Seated",
    "Seats",
    "Seek",
    "Sit",
    "Tables",
    "Taken",
    "Today",
    "Undo",
    "Update",
    "Veto",
    "Watch",
    "Welcome",
    "decode",
    "encode",
]

PROTOCOL = 6
"""Another number with every change that an older client would not understand."""

LONGEST_MESSAGE = 16 * 1024
"""In bytes, from the client."""

FromClient: TypeAlias = (
    Today
    | Watch
    | Create
    | Seek
    | Sit
    | Join
    | Answer
    | Undo
    | Hint
    | Consent
    | Say
    | Leave
    | Fill
    | Resize
    | Veto
    | Rematch
    | Hand
    | Pace
    | GiveUp
    | LeaveMatch
    | Carry
    | Claim
    | Look
    | LookThrough
    | Ping
)

FromServer: TypeAlias = (
    Hello
    | Tables
    | Seated
    | Found
    | Led
    | Carried
    | Welcome
    | Seats
    | Lines
    | Update
    | Taken
    | Refused
    | Said
    | Clocks
    | ConsentAsked
    | ConsentEnded
    | Over
    | Frozen
    | Looked
    | Hinted
    | Reviewed
    | Closing
    | Pong
)

# --- why a connection is closed ----------------------------------------------------------------

TOO_LONG = 4001
"""A message was longer than `LONGEST_MESSAGE`."""
TOO_FAST = 4002
"""More messages than allowed, also after a warning."""
TOO_MANY = 4003
"""Too many connections from one address."""
NOT_READABLE = 4004
"""Several messages that are none."""
STRANGER = 4005
"""The page that connected is not this server's (Origin)."""
RESTARTING = 4006
"""The server stops; connect again."""
TOO_SLOW = 4007
"""The client does not read what it is sent."""
BANNED = 4008
"""The server's operator does not let that person, or that address, in."""


def encode(message: FromServer) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def decode(data: bytes) -> FromClient:
    """A message as it came. Raises `msgspec.DecodeError` (or `ValidationError`, which is one) for others."""
    message: FromClient = from_msgpack(_decoder.decode, data)
    return message


_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(FromClient)
