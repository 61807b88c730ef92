"""Chance: fixed by seed and counter, fair, and the same for ever."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from fudaba.kernel.dice import below, commitment, drawn, key_of, numbers, permutation

KEY = key_of("fudaba")


def test_what_a_seed_gives_never_changes() -> None:
    """Old records must replay: these values are pinned."""
    assert KEY.hex() == "f65c4c537f66e827b5195006698397de02850f2cc6acb3c46b34f64b62a76704"
    assert numbers(KEY, 1, 2) == (8678912250272664501, 13812062363593442105)
    assert permutation(KEY, 1, 10) == [0, 2, 7, 8, 4, 5, 9, 3, 6, 1]
    assert permutation(KEY, 2, 10) == [3, 8, 9, 6, 2, 0, 5, 4, 1, 7]
    assert [below(KEY, counter, 6) for counter in range(10)] == [3, 3, 3, 3, 4, 4, 5, 4, 5, 1]


def test_the_commitment_is_a_sha256_that_anybody_can_check() -> None:
    expected = "f2448421b2402ea9afef07ba6eb3591de9bf4f8d9be8b78d71a29a85a5464b1b"
    assert commitment("fudaba") == expected
    assert hashlib.sha256(b"fudaba.seed.1:fudaba").hexdigest() == expected


def test_the_commitment_is_not_the_key() -> None:
    """Anyone who sees the commitment cannot foresee the shuffles from it."""
    assert commitment("fudaba") != KEY.hex()
    assert len({commitment(str(seed)) for seed in range(100)}) == 100
    assert len({key_of(str(seed)) for seed in range(100)}) == 100


@pytest.mark.parametrize("count", [0, 1, 2, 3, 52, 500])
def test_a_permutation_has_everything_once(count: int) -> None:
    for counter in range(20):
        assert sorted(permutation(KEY, counter, count)) == list(range(count))


def test_what_is_drawn_is_some_of_the_cards_each_once() -> None:
    for counter in range(20):
        for count in (0, 1, 7, 52, 60):
            cards = drawn(KEY, counter, range(52), count)
            assert len(cards) == len(set(cards)) == min(count, 52)
            assert set(cards) <= set(range(52))
    assert drawn(KEY, 1, [], 3) == []
    assert drawn(KEY, 1, "abcdef", 3) == drawn(KEY, 1, "abcdef", 3) != drawn(KEY, 2, "abcdef", 3)


def test_whatever_can_be_drawn_is_as_likely_as_all_else() -> None:
    """60 ways to draw three of five in an order: 59 degrees of freedom, below the 99.9 % point."""
    found: Counter[object] = Counter(tuple(drawn(KEY, counter, range(5), 3)) for counter in range(6000))
    assert chi_square(found, 60, 6000) < 98.4


def test_each_use_of_chance_is_another() -> None:
    assert len({tuple(permutation(KEY, counter, 20)) for counter in range(200)}) == 200
    assert permutation(KEY, 7, 20) == permutation(KEY, 7, 20)


def chi_square(found: Counter[object], kinds: int, total: int) -> float:
    """How far counts are from equal ones."""
    expected = total / kinds
    assert len(found) == kinds
    return sum((count - expected) ** 2 / expected for count in found.values())


def test_every_order_is_as_likely_as_every_other() -> None:
    """24 orders of four cards: chi-square with 23 degrees of freedom, below its 99.9 % point."""
    orders: Counter[object] = Counter(tuple(permutation(KEY, counter, 4)) for counter in range(4800))
    assert chi_square(orders, 24, 4800) < 49.7


def test_every_card_comes_to_every_place() -> None:
    """144 pairs of card and place out of twelve: 121 degrees of freedom."""
    pairs: Counter[object] = Counter()
    for counter in range(2400):
        pairs.update(enumerate(permutation(KEY, counter, 12)))
    assert chi_square(pairs, 144, 2400 * 12) < 173.6


def test_every_number_is_as_likely_as_every_other() -> None:
    numbers_below: Counter[object] = Counter(below(KEY, counter, 6) for counter in range(6000))
    assert chi_square(numbers_below, 6, 6000) < 20.5
