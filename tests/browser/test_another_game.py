"""A game from elsewhere, installed beside Fudaba, is played in the browser at a plain table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW, Door, Server
from tests.browser.playing import by_keyboard, play_out

ROOT = Path(__file__).parents[2]


@pytest.fixture
def stairs_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where the game is registered as a distribution does it: by an entry point and nothing else."""
    installed = tmp_path / "stairs-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: stairs\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[fudaba.games]\nstairs = examples.stairs\n")
    there = [str(tmp_path), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(there))
    data = tmp_path / "data"
    data.mkdir()
    server = Server(data)
    server.start()
    yield server
    server.kill()


def test_it_is_played_to_its_end(stairs_server: Server, door: Door) -> None:
    page = door(stairs_server, "Aya", "ja", NARROW).go("new/stairs")
    chairs = page.locator("form.new fieldset").first.locator("select")
    expect(chairs).to_have_count(5)
    chairs.first.select_option("2")
    chairs.nth(2).select_option("steady")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    felt = page.locator(".plain-felt")
    expect(felt).to_contain_text("高さ")
    expect(felt).to_contain_text("山札 · 16")
    expect(page.locator("header").first).to_contain_text("階段")
    expect(page.locator(".slip .opt").filter(has_text="段を置く").first).to_be_visible()
    assert play_out(page, by_keyboard) > 1
    expect(page.locator(".ended")).to_be_visible()
