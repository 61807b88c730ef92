"""A server of its own on loopback, and Chromium to sit down at it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.ports import own_port

STATIC = Path(__file__).parents[2] / "src" / "fudaba" / "server" / "static" / "index.html"
WHOLE = ("chromium", "chromium-browser", "google-chrome")
PROGRAMS = ("chromium-headless-shell", *WHOLE)
"""The first that is there. What draws no window of its own takes a fifth less processor time."""
QUICK_TO_BEGIN = "--js-flags=--no-opt --no-maglev"
"""A page lives for a second or two here: to compile anew what it does often costs more than it brings."""
SAME_FRAME = "--disable-features=" + ",".join(
    (
        "RenderDocument",
        # What Playwright itself switches off: only the last such list counts.
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "DestroyProfileOnBrowserClose",
        "HttpsFirstBalancedModeAutoEnable",
        "HttpsUpgrades",
        "MediaRouter",
        "NetworkTimeServiceQuerying",
        "OptimizationHints",
        "PaintHolding",
        "ThirdPartyStoragePartitioning",
    )
)
"""A page comes into the frame of the page before it. With a frame of its own each costs a fifth more."""
WIDE = (1280, 800)
NARROW = (390, 844)
PATIENCE = 30.0
"""Seconds for whatever a page or the server does; long, since the machine may have much else to do."""
expect.set_options(timeout=PATIENCE * 1000)
SLOWER = float(os.environ.get("FUDABA_SLOWER", "1"))
"""Every page runs as on a processor that is this many times slower: what depends on speed comes to light."""
NURSERY = """
import contextlib, gc, json, os, signal, sys, threading
from pathlib import Path
from fudaba import games
from fudaba.server.http import app
from fudaba.server.protocol import catalogue
from fudaba.server.lobby import openings, seeks
from fudaba.server.accounts import ratings
from fudaba.server.operations import log as server_log, loop_watch
from fudaba.server.http.run import run
from fudaba.server.operations.settings import Settings
from fudaba.server.store import sqlite
from fudaba.server.workers import bring_jobs

sqlite.SYNCHRONOUS = "OFF"  # it is the server that falls here, never the machine
ratings.SETTLED = 0.0  # a game is rated as soon as it is over
loop_watch.BUSY = loop_watch.OVERLOADED = float("inf")  # nobody is refused on a busy machine
bring_jobs.PASS = 60.0  # a log is followed to its end, however slow the machine is
assert openings.new_seed is seeks.new_seed
# The same tables are dealt the same cards, whenever they are opened.
openings.new_seed = seeks.new_seed = lambda: "fudaba"
limits = {"rate": 1e3, "opening": 1000, "asking": 1e3, "signing": 1000}
app._warm()
for game in games.names():
    catalogue.catalogue(game)
gc.collect()
gc.freeze()

def wait_for_ended(*given):
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass

signal.signal(signal.SIGCHLD, wait_for_ended)  # so that their processor time is counted
alive, held = os.pipe()

def serve(data, port, more, log):
    os.close(held)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    def watch():
        os.read(alive, 1)  # ends when all this is gone
        os._exit(0)
    threading.Thread(target=watch, daemon=True).start()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if log:
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    if more.pop("debug", False):
        server_log.begin("json", "debug")
    settings = Settings(Path(data), workers=0, pace=0.0, pad=(0.0, 0.0), **limits, **more)
    run(settings, "127.0.0.1", port, lambda: None, "")

for asked in sys.stdin:  # ends when the process that started this is gone
    child = os.fork()
    if child == 0:
        try:
            serve(*json.loads(asked))
        except BaseException:
            sys.excepthook(*sys.exc_info())
        os._exit(1)
    print(child, flush=True)
"""


@cache
def _nursery(environment: frozenset[tuple[str, str]]) -> subprocess.Popen[str]:
    """Has loaded all that a server is made of, and has a new process serve whenever it is told to.

    To load it takes far longer than a server otherwise needs to begin, and there are many here. It ends with
    this process, and with it all that serve.
    """
    command = [sys.executable, "-c", NURSERY]
    pipe = subprocess.PIPE
    started = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=dict(environment))
    _nurseries.append(started)
    return started


_nurseries: list[subprocess.Popen[str]] = []


@pytest.fixture(scope="session", autouse=True)
def _no_nursery_stays() -> Iterator[None]:
    """Each ends with the tests, and is waited for, so that its processor time is counted."""
    yield
    for nursery in _nurseries:
        nursery.communicate()


def _environment() -> frozenset[tuple[str, str]]:
    """What a server is started in; the name of the test that runs is nothing to it."""
    return frozenset((name, value) for name, value in os.environ.items() if not name.startswith("PYTEST_"))


class Server:
    """The server as a process of its own, which stops when the tests do; bots and clocks waste no time.

    log: the file into which it logs all there is. more: other settings.
    """

    def __init__(self, data: Path, log: Path | None = None, **more: Any) -> None:
        self.data = data
        self._log = log
        self._more = more if log is None else {**more, "debug": True}
        self.port = own_port()
        self.address = f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        nursery = _nursery(_environment())
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        asked = [str(self.data), self.port, self._more, str(self._log or "")]
        print(json.dumps(asked), file=nursery.stdin, flush=True)
        self._process = int(nursery.stdout.readline())
        end = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < end:
            assert self._is_there(), "the server has stopped"
            try:
                urllib.request.urlopen(f"{self.address}health", timeout=1).close()
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the server does not answer")

    def pause(self) -> None:
        """Let it stand still, its connections open."""
        os.kill(self._process, signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        os.kill(self._process, signal.SIGCONT)

    def kill(self) -> None:
        """Stop it at once, as a power cut would."""
        end = time.monotonic() + PATIENCE
        while self._is_there():
            assert time.monotonic() < end, "the server does not end"
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
            time.sleep(0.005)

    def _is_there(self) -> bool:
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            return False
        return True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process."""
    assert STATIC.exists(), "the browser table is not built: make web"
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """The driver of the browser. It ends with the tests of this folder, since while it runs no other test can
    have an event loop of its own."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium for all tests."""
    browser = launched(playwright)
    yield browser
    browser.close()


def launched(playwright: Playwright, programs: Sequence[str] = PROGRAMS) -> Browser:
    """The distribution's Chromium; where there is none the tests are skipped, but never where CI is set."""
    named = [os.environ.get("FUDABA_CHROMIUM", ""), *programs]
    program = next((found for name in named if name and (found := shutil.which(name))), None)
    if program is None:
        assert not os.environ.get("CI"), "no Chromium: tests/browser/install_chromium.sh"
        pytest.skip("no Chromium; tests/browser/install_chromium.sh gets one")
    args = ["--no-sandbox", QUICK_TO_BEGIN, SAME_FRAME]
    return playwright.chromium.launch(executable_path=program, args=args)


class Place(Protocol):
    """Where a browser comes to. address: how it calls that, with a slash at the end."""

    address: str


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, address: str, size: tuple[int, int] = WIDE) -> None:
        self._context = context
        self.address = address
        self.size = size
        self.own = False
        self.errors: list[str] = []
        self.page: Page = self.tab()

    @property
    def context(self) -> BrowserContext:
        """All that the browser keeps. What is done to it stays done, so nobody has it afterwards."""
        self.own = True
        return self._context

    def come(self, address: str, name: str, lang: str, size: tuple[int, int]) -> None:
        """Come to a server with a browser in which somebody has been before."""
        self.address, self.size = address, size
        self.errors.clear()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        if self.page.url != f"{address}health":
            self.page.goto(f"{address}health")
        self.page.evaluate(
            "([lang, name]) => Object.assign(localStorage, {'fudaba-lang': lang, 'fudaba-name': name})",
            [lang, name],
        )

    def leave(self) -> bool:
        """Forget all that was kept here; returns whether somebody else may come."""
        if self.own:
            return False
        try:
            for page in self._context.pages:
                if page is not self.page:
                    page.close()
            self.page.goto(f"{self.address}health")
            self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
            self.page.mouse.move(-5, -5)
            self._context.clear_cookies()
        except Error:  # the server is gone, or the page
            return False
        return True

    def close(self) -> None:
        """Close the browser."""
        self._context.close()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self._context.new_page()
        self._prepare(page)
        return page

    def _prepare(self, page: Page) -> None:
        # A tab that a page opens has at first the size for which somebody before opened the browser.
        page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        page.set_default_timeout(PATIENCE * 1000)
        if SLOWER > 1:
            self._context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.on("pageerror", self._fail)
        page.on("console", self._say)
        page.on("popup", self._prepare)

    def go(self, path: str = "") -> Page:
        """Open a page of the server."""
        self.page.goto(self.address + path)
        return self.page

    def _fail(self, error: Exception) -> None:
        self.errors.append(str(error))

    def _say(self, message: ConsoleMessage) -> None:
        # A browser reports every lost connection as an error of its own, and asks for icons nobody named.
        by_itself = any(word in message.text for word in ("WebSocket", "ERR_"))
        if message.type == "error" and not by_itself and "favicon" not in message.location["url"]:
            self.errors.append(message.text)


class Door:
    """Lets guests in, and sees to it that none of their pages had an error.

    The first page of a browser costs as much processor time as most of what a test does there, so who leaves
    hands it on, with nothing kept in it.
    """

    def __init__(self, browser: Browser, left: list[Guest]) -> None:
        self._browser = browser
        self._left = left
        self._guests: list[Guest] = []

    def __call__(
        self,
        server: Place,
        name: str,
        lang: str = "en",
        size: tuple[int, int] = WIDE,
        *,
        own: bool = False,
        **options: Any,
    ) -> Guest:
        """Somebody new; own, options: with a browser that nobody had before, or will have."""
        if own or options:
            guest = self._opened(server, name, lang, size, **options)
            guest.own = True
        else:
            guest = self._left.pop() if self._left else Guest(self._new(size), server.address, size)
            guest.come(server.address, name, lang, size)
        self._guests.append(guest)
        return guest

    def _new(self, size: tuple[int, int], **options: Any) -> BrowserContext:
        options.setdefault("reduced_motion", "reduce")
        return self._browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)

    def _opened(self, server: Place, name: str, lang: str, size: tuple[int, int], **options: Any) -> Guest:
        context = self._new(size, **options)
        # Only where nothing is kept yet: what the guest changes later stays.
        for key, value in (("lang", lang), ("name", name)):
            context.add_init_script(f"localStorage['fudaba-{key}'] ??= {value!r}")
        return Guest(context, server.address, size)

    def close(self) -> None:
        """All leave."""
        errors = [error for guest in self._guests for error in guest.errors]
        for guest in self._guests:
            if guest.leave():
                self._left.append(guest)
            else:
                guest.close()
        assert errors == []


@pytest.fixture(scope="package")
def left() -> list[Guest]:
    """The browsers that guests have left, for those who come next."""
    return []


@pytest.fixture
def door(chromium: Browser, left: list[Guest]) -> Iterator[Door]:
    """How a test gets its guests."""
    door = Door(chromium, left)
    yield door
    door.close()


@pytest.fixture
def whole_door(playwright: Playwright) -> Iterator[Door]:
    """The same for a test of what only a Chromium with windows does: messages of the system."""
    browser = launched(playwright, WHOLE)
    door = Door(browser, [])
    yield door
    door.close()
    browser.close()
