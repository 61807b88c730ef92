"""Decoding of data from outside, by one rule for all of it.

A text is one that can be kept: UTF-8 with no half of a pair (both decoders refuse those), and no NUL, which
PostgreSQL has in no text. What is refused here is the sender's fault, and never the database's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

NUL: Final = "\0"
PERCENT_NUL: Final = b"%00"
"""It, in an address."""


def from_json(data: bytes, type: type[T]) -> T:
    """A body of JSON. Raises `msgspec.DecodeError`."""
    return _read(msgspec.json.Decoder(type).decode, data, b"\\u0000" in data)


def from_msgpack(decode: Callable[[bytes], T], data: bytes) -> T:
    """A message, by the decoder of its kind. Raises `msgspec.DecodeError`."""
    return _read(decode, data, b"\0" in data)


def _read(decode: Callable[[bytes], T], data: bytes, may_have_nul: bool) -> T:
    try:
        found = decode(data)
    except (UnicodeDecodeError, RecursionError, ValueError) as error:
        if isinstance(error, msgspec.DecodeError):
            raise
        raise msgspec.DecodeError(str(error)) from None
    if may_have_nul and _has_nul(found):
        raise msgspec.ValidationError("A text has a NUL")
    return found


def _has_nul(found: Any) -> bool:
    """Whether a text anywhere in it has one. No recursion: how deep it is, its sender chose."""
    left = [msgspec.to_builtins(found)]
    while left:
        match left.pop():
            case str(text) if NUL in text:
                return True
            case dict(fields):
                left += fields.keys()
                left += fields.values()
            case list(parts):
                left += parts
    return False


def may_be_asked(path: str, query: bytes) -> bool:
    """Whether an address can be one at all."""
    return NUL not in path and PERCENT_NUL not in query and NUL.encode() not in query
