"""For the documentation site: its scenarios and rulings are links into the table in a tab.

A hook of MkDocs. `extra.tab` of mkdocs.yml is the address of the folder that `fudaba tab` makes.
"""

from __future__ import annotations

import re
from typing import Any

from fudaba.lab.catalogue.demonstrations import scenarios_of_rule
from fudaba.lab.link import link

FENCE = re.compile(r"^```yaml\n(scenario: .*?^game: .*?)^```\n", re.MULTILINE | re.DOTALL)
"""A whole scenario; parts of one say no game."""
RULING = re.compile(r"^\| ((?:G|AMB)-(\d+)) \|", re.MULTILINE)
GAMES = {
    "rulings/bridge_over.md": ("bridge_over", "BRG"),
    "rulings/dominion.md": ("dominion", "DOM"),
    "rulings/innovation.md": ("innovation", "INN"),
}
"""By the page of rulings: the game, and how the ids of its rules begin."""
OPEN = {"en": "Open it in the lab", "ja": "ラボで開く"}


def on_page_markdown(markdown: str, *, page: Any, config: Any, **_: Any) -> str:
    """What MkDocs makes a page of."""
    source, tab = page.file.src_uri, config["extra"]["tab"]
    lang = "ja" if source.startswith("ja/") else "en"
    linked = with_links(markdown, tab, lang)
    return with_rulings(linked, *GAMES[source], tab) if source in GAMES else linked


def with_links(markdown: str, tab: str, lang: str) -> str:
    """A page with a link below each whole scenario."""
    return FENCE.sub(lambda found: f"{found[0]}\n[{OPEN[lang]}]({link(found[1], tab)})\n", markdown)


def with_rulings(markdown: str, game: str, prefix: str, tab: str) -> str:
    """A page of rulings, on which each leads to the scenarios that show it, where there are any."""
    return RULING.sub(lambda found: _shown(found, game, prefix, tab), markdown)


def _shown(found: re.Match[str], game: str, prefix: str, tab: str) -> str:
    rule = f"{prefix}-{found[1].replace('-', '')}"
    if not scenarios_of_rule(game, rule):
        return found[0]
    return f"| [{found[1]}]({tab}#/lab?game={game}&rule={rule}) |"
