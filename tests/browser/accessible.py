"""What axe-core finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[dict[str, Any]]:
    """What it calls a violation, of any weight, each with its places."""
    assert AXE.exists(), "the packages of web/ are not installed: make web"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, list[dict[str, Any]]] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return found["violations"]


def findings(page: Page) -> list[str]:
    """All of them, each place by itself."""
    return [
        f"{violation['impact']} {violation['id']}: {node['html'][:160]}"
        for violation in violations(page)
        for node in violation["nodes"]
    ]


def serious(page: Page) -> list[str]:
    """Those that it calls serious or critical."""
    return [
        f"{violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for violation in violations(page)
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
