"""docs/conformance.md says what is so."""

from __future__ import annotations

from tests.lab.whole import whole_catalogue
from tools.conformance import PAGE, behind, page

WRITE = "python tools/conformance.py writes the page anew"


def test_the_page_says_what_is_so() -> None:
    assert behind(PAGE.read_text("utf-8"), page(whole_catalogue())) == [], WRITE


def test_a_page_that_is_behind_is_noticed() -> None:
    now = "| Base | 1000 | 7 |\n"
    assert behind("| Base | 951 | 0 |\n", now) == []
    assert behind("| Base | 949 | 7 |\n", now) == [now.strip()]
    assert behind("| Base | 1000 | 18 |\n", now) == [now.strip()]
    assert behind("| Bass | 1000 | 7 |\n", now) == [now.strip()]
    assert behind(now + now, now) == ["it has more or fewer lines"]
