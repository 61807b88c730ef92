"""Chance from a seed and a counter: the same on every machine, and provably fixed in advance.

The seed is a text. Its SHA-256 is the commitment, shown at the start; the seed itself is
revealed at the end, and anyone who has the record can check both. Each use of chance takes the
next block of SHAKE-128 over (key, counter), so a copy of the state is a copy of its future.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")
_SALT: Final = b"fudaba.seed.1:"


def key_of(seed: str) -> bytes:
    """The 32 bytes from which all chance of a game comes. Never shown while it runs."""
    return hashlib.sha256(b"fudaba.key.1:" + seed.encode()).digest()


def order_of(seed: str) -> bytes:
    """The key by which hidden cards come to lie anew where a game goes on with this seed."""
    return hashlib.sha256(b"fudaba.order.1:" + seed.encode()).digest()


def commitment(seed: str) -> str:
    """What is published at the start: it fixes the seed and does not tell it.

    >>> commitment("7") == commitment("7"), commitment("7") == commitment("8")
    (True, False)
    """
    return hashlib.sha256(_SALT + seed.encode()).hexdigest()


def numbers(key: bytes, counter: int, count: int) -> tuple[int, ...]:
    """`count` independent numbers of 64 bits: the block that belongs to this counter."""
    block = hashlib.shake_128(key + counter.to_bytes(8, "big")).digest(8 * count)
    return struct.unpack(f">{count}Q", block)


def permutation(key: bytes, counter: int, count: int) -> list[int]:
    """An order of `range(count)`; see `shuffled`."""
    return shuffled(key, counter, range(count))


def shuffled(key: bytes, counter: int, cards: Sequence[T]) -> list[T]:
    """The cards in another order: Fisher-Yates over words of 32 bits.

    With a few hundred cards no order is likelier than another by more than one part in a million.
    """
    order = list(cards)
    i: i64 = len(order)
    words = _words(len(order))(hashlib.shake_128(key + counter.to_bytes(8, "big")).digest(4 * len(order)))
    for word in words[:0:-1]:
        number: i64 = word  # as machine code does it in a third of the time
        j = number % i
        i -= 1
        order[i], order[j] = order[j], order[i]
    return order


def drawn(key: bytes, counter: int, cards: Sequence[T], count: int) -> list[T]:
    """So many of the cards, all where there are no more, in a random order.

    As fair as `shuffled`, and with many cards much less work than to shuffle them all.
    """
    left = list(cards)
    count = min(count, len(left))
    words = _words(count)(hashlib.shake_128(key + counter.to_bytes(8, "big")).digest(4 * count))
    for place, word in enumerate(words):
        other = place + word % (len(left) - place)
        left[place], left[other] = left[other], left[place]
    return left[:count]


@cache
def _words(count: int) -> Callable[[bytes], tuple[int, ...]]:
    """Reads this many words of 32 bits."""
    return struct.Struct(f">{count}I").unpack


def below(key: bytes, counter: int, limit: int) -> int:
    """A number from 0 to `limit` - 1."""
    return numbers(key, counter, 1)[0] % limit
