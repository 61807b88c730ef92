"""Scenarios and rulings of the documentation lead into the table in a tab."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path
from types import SimpleNamespace

import pytest

from fudaba.lab import run
from fudaba.lab.catalogue.demonstrations import scenarios_of_rule
from tests.lab.writing import read
from tools.live_examples import on_page_markdown

DOCS = Path(__file__).parents[2] / "docs"
TAB = "https://host.example/tab/"


def page(name: str) -> str:
    """A page as MkDocs gets it."""
    file = SimpleNamespace(src_uri=name)
    text = (DOCS / name).read_text("utf-8")
    return on_page_markdown(text, page=SimpleNamespace(file=file), config={"extra": {"tab": TAB}}, files=None)


@pytest.mark.parametrize(("name", "count"), [("lab.md", 1), ("scenario_format.md", 3)])
def test_each_scenario_of_a_page_is_a_link_that_holds_it(name: str, count: int) -> None:
    links = re.findall(rf"\[Open it in the lab\]\({re.escape(TAB)}#/lab;s=([\w-]+)\)", page(name))
    assert len(links) == count
    for letters in links:
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        outcome = run(read(zlib.decompress(data, -zlib.MAX_WBITS).decode()))
        assert outcome.ok, outcome.failure


def test_rulings_lead_to_the_scenarios_that_show_them() -> None:
    for game in ("bridge_over", "dominion", "innovation"):
        name = f"rulings/{game}.md"
        before, after = (DOCS / name).read_text("utf-8"), page(name)
        links = re.findall(r"#/lab\?game=(\w+)&rule=([A-Z0-9-]+)\)", after)
        assert len(links) > 30
        assert {linked for linked, _ in links} == {game}
        assert all(scenarios_of_rule(game, rule) for _, rule in links)
        assert re.sub(r"\[((?:G|AMB)-\d+)\]\([^)]*\)", r"\1", after) == before  # all else is as it was
