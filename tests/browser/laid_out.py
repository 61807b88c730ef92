"""What lies over something else on a page, or out of its place (`layout.js`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.playing import comes_to, quiet

FAULTS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """What is wrong on the page as it is at this moment."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def nothing_amiss(page: Page, when: str = "", *, but: str = "\0") -> None:
    """Wait until nothing is wrong but faults with those words."""
    comes_to(page, lambda: [fault for fault in faults(page) if but not in fault], [], when)


def resized(page: Page, size: tuple[int, int]) -> None:
    """Give the page another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    quiet(page)


def at_each(page: Page, sizes: Sequence[tuple[int, int]], when: str) -> None:
    """In all these sizes nothing is amiss."""
    for size in sizes:
        resized(page, size)
        nothing_amiss(page, f"{when}, {size}")
