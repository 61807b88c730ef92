"""What axe-core finds on a page: all that it looks for by itself, and the size of targets (WCAG 2.2 AA)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.playing import comes_to

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[dict[str, Any]]:
    """What it calls a violation, of any weight, each with its places."""
    assert AXE.exists(), "the packages of web/ are not installed: make web"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # What it tells besides is long, and is not sent along.
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}})"
        ".then(found => found.violations)"
    )
    return found


def nothing_found(page: Page, where: str = "") -> None:
    """Wait until the page has no finding of any weight."""
    comes_to(page, lambda: _findings(page), [], where)


def _findings(page: Page) -> list[str]:
    return [
        f"{violation['impact']} {violation['id']}: {node['html'][:160]}"
        for violation in violations(page)
        for node in violation["nodes"]
        if not _lies_under(node)
    ]


def _lies_under(node: dict[str, Any]) -> bool:
    """Whether a target is only cut by what lies over the page just now, and comes out by scrolling."""
    return any("bscured" in str((check.get("data") or {}).get("messageKey")) for check in node["any"])
