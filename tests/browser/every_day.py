"""Which cases of a test are run every day. The others are long ones: the same again in the other language,
in another size, in another way.

What stays is enough to see each page in both languages and each way of playing; all cases together are for
the nights.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

from tests.browser.conftest import NARROW, WIDE

Case = tuple[Any, ...]


def cases(of_all: Iterable[Case], every_day: Collection[Case], *, named: bool = False) -> list[Any]:
    """All cases of a test, for `parametrize`; those that are not run every day are marked as long.

    named: each is called by its values.
    """
    found = list(of_all)
    assert set(every_day) <= set(found), "a case that is none"
    return [
        pytest.param(
            *case,
            marks=[] if case in every_day else pytest.mark.long,
            id="-".join(map(str, case)) if named else None,
        )
        for case in found
    ]


JAPANESE_ON_A_PHONE = cases([("en", WIDE), ("ja", NARROW)], [("ja", NARROW)])
"""`lang, size`: every day what is farthest from English on a wide screen, as most tests without cases are."""
IN_ENGLISH = cases([("en",), ("ja",)], [("en",)])
"""`lang`, where the page does the same in both languages."""
IN_JAPANESE = cases([("en",), ("ja",)], [("ja",)])
"""The same; which of the two alternates, so that each kind of page is read in both."""
