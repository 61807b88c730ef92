"""For the documentation site: its scenarios and rulings are links into the table in a tab.

A hook of MkDocs. `extra.tab` of mkdocs.yml is the address of the folder that `fudaba tab` makes.
"""

from __future__ import annotations

import re
from typing import Any

from fudaba.lab.catalogue.demonstrations import scenarios_of_rule
from fudaba.lab.commands.link import link

FENCE = re.compile(r"^```yaml\n(scenario: .*?^game: .*?)^```\n", re.MULTILINE | re.DOTALL)
"""A whole scenario; parts of one say no game."""
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
RULING = re.compile(r"^\| ((?:G|AMB)-(\d+)) \|", re.MULTILINE)
GAMES = {
    "Bridge Over": ("bridge_over", "BRG"),
    "Dominion": ("dominion", "DOM"),
    "Innovation": ("innovation", "INN"),
}
"""By the headings of rulings.md: the game, and how the ids of its rules begin."""
OPEN = {"en": "Open it in the lab", "ja": "ラボで開く"}


def on_page_markdown(markdown: str, *, page: Any, config: Any, **_: Any) -> str:
    """What MkDocs makes a page of."""
    source, tab = page.file.src_uri, config["extra"]["tab"]
    lang = "ja" if source.startswith("ja/") else "en"
    linked = with_links(markdown, tab, lang)
    return with_rulings(linked, tab) if source == "rulings.md" else linked


def with_links(markdown: str, tab: str, lang: str) -> str:
    """A page with a link below each whole scenario."""
    return FENCE.sub(lambda found: f"{found[0]}\n[{OPEN[lang]}]({link(found[1], tab)})\n", markdown)


def with_rulings(markdown: str, tab: str) -> str:
    """The page of rulings, on which each leads to the scenarios that show it, where there are any."""
    parts = HEADING.split(markdown)
    for place in range(1, len(parts), 2):
        if (known := GAMES.get(parts[place])) is not None:
            parts[place + 1] = RULING.sub(lambda found: _shown(found, *known, tab), parts[place + 1])
        parts[place] = f"## {parts[place]}"
    return "".join(parts)


def _shown(found: re.Match[str], game: str, prefix: str, tab: str) -> str:
    rule = f"{prefix}-{found[1].replace('-', '')}"
    if not scenarios_of_rule(game, rule):
        return found[0]
    return f"| [{found[1]}]({tab}#/lab?game={game}&rule={rule}) |"
