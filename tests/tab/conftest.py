"""A folder as `fudaba tab` makes it, and a plain web server that has it below a path."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from fudaba.tab.builder import build
from tests.browser.conftest import launched

CHECKOUT = Path(__file__).parents[2]
BELOW = "some/folder"
SLOW = 180_000
"""Milliseconds for the start of Python, on a machine with much else to do."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, made once for all processes of the tests; FUDABA_TAB names one that is made already."""
    base = tmp_path_factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    found = base / "tab-site" / BELOW
    done, mine = base / "tab-done", False
    with contextlib.suppress(FileExistsError):
        (base / "tab-begun").touch(exist_ok=False)
        mine = True
    if mine:
        found.parent.mkdir(parents=True)
        if ready := os.environ.get("FUDABA_TAB"):
            shutil.copytree(ready, found)
        else:
            build(found, CHECKOUT / ".cache" / "tab", lambda step: None)
        data = json.loads((found / "tab.json").read_text("utf-8"))
        (found / "tab.json").write_text(json.dumps(data | {"pace": 0.0}))  # bots waste no time
        done.touch()
    end = time.monotonic() + 1200
    while not done.exists():
        assert time.monotonic() < end, "the folder is not made"
        time.sleep(0.5)
    return found


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextlib.contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of a plain web server that has a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Where a browser finds it."""
    with served(folder.parents[BELOW.count("/")]) as root:
        yield f"{root}{BELOW}/"


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """The driver of the browser."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium for all tests of this folder."""
    browser = launched(playwright)
    yield browser
    browser.close()


class Tab:
    """Somebody with a browser of their own. errors: what its pages complained of."""

    def __init__(self, chromium: Browser, address: str, lang: str, size: tuple[int, int]) -> None:
        self.address = address
        self.context = chromium.new_context(
            locale=lang,
            viewport={"width": size[0], "height": size[1]},
            accept_downloads=True,
            has_touch=size[0] < 500,
        )
        self.context.set_default_timeout(SLOW)
        self.errors: list[str] = []
        self.page = self.new()

    def new(self) -> Page:
        """Another page of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        return page

    def go(self, place: str = "", page: Page | None = None) -> Page:
        """Open a page. place: what stands behind the sign."""
        page = page or self.page
        page.goto(f"{self.address}#/{place}")
        return page

    def ready(self, page: Page | None = None) -> None:
        """Wait until the table is there."""
        page = page or self.page
        page.wait_for_selector("main, .tbl")
        page.wait_for_selector(".tab-bar", state="detached")

    def cut_off(self) -> None:
        """Take the network away, once all files are kept."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        self.context.set_offline(True)


@pytest.fixture
def tab(chromium: Browser, address: str) -> Iterator[Any]:
    """Comes to the table: `tab(lang, size)`."""
    made: list[Tab] = []

    def come(lang: str = "en", size: tuple[int, int] = (1280, 800)) -> Tab:
        made.append(Tab(chromium, address, lang, size))
        return made[-1]

    yield come
    for one in made:
        one.context.close()
    assert [one.errors for one in made] == [[]] * len(made)
