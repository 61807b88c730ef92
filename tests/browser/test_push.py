"""Being told of one's turn while no page is open, from the setting to the message of the system.

No push service of a browser can be reached here, so two things stand in for it: one of our own takes what the
server sends, and Chromium's own tools hand the message to the page's service worker.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Guest, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE
from tests.browser.playing import answered, by_keyboard, comes_to, invitation, open_table, poll, slip, until

pytest.importorskip("pywebpush", reason="the extra `push` is not installed")

from tests.server.push_service import PushService, Receiver, pushing

SUBSCRIBES = """
(() => {
  const KEPT = "test-subscribed"; // as a browser keeps it, whichever page is open
  const subscription = () => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: Uint8Array.from(JSON.parse(localStorage[KEPT])).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => delete localStorage[KEPT],
  });
  PushManager.prototype.getSubscription = async () => (KEPT in localStorage ? subscription() : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new DOMException("it must be seen", "NotAllowedError");
    localStorage[KEPT] = JSON.stringify([...applicationServerKey]);
    return subscription();
  };
})();
"""
"""What a browser's own push service would do: give an endpoint, and keys that only the browser can use."""
TURNS = "fieldset:has(input[name=pushes])"


@pytest.fixture
def service() -> Iterator[PushService]:
    with pushing() as started:
        yield started


@pytest.fixture
def server(tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that may send there, and tells at once."""
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.setenv(name, "127.0.0.1")
    server = Server(tmp_path, push_after=0.0, push_services=[service.address])
    server.start()
    server.address = server.address.replace("127.0.0.1", "localhost")  # at a number nobody is told
    yield server
    server.kill()


def browsers(server: Server) -> int:
    """How many browsers are to be told."""
    with closing(sqlite3.connect(server.data / "fudaba.db", timeout=60)) as opened:
        count: int = opened.execute("SELECT COUNT(*) FROM pushes").fetchone()[0]
        return count


def settings(page: Page) -> None:
    """Open them."""
    page.locator(".mast nav button", has_text=re.compile("Settings|設定")).dispatch_event("click")
    expect(page.locator("dialog[open] .settings")).to_have_count(1)


class Worker:
    """The service worker of a page, as Chromium's own tools know it."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._known: dict[str, Any] = {}
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._line.send("ServiceWorker.enable")

    def _note(self, server: dict[str, Any]) -> None:
        for one in server["registrations"]:
            self._known[one["scopeURL"]] = one

    def hand(self, page: Page, server: Server, data: str) -> None:
        """Hand it a message."""
        poll(page, lambda: self._known, lambda known: server.address in known, "there is no service worker")
        origin, registration = server.address.rstrip("/"), self._known[server.address]["registrationId"]
        self._line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": registration, "data": data},
        )


def away(guest: Guest) -> None:
    """No page of the server is open any more."""
    guest.page.close()
    guest.page = guest.tab()


def test_who_has_closed_the_page_is_told_whose_turn_it_is(
    server: Server, service: PushService, whole_door: Door
) -> None:
    receiver = Receiver()
    hers = open_table(whole_door(server, "Aya", "en", WIDE), ["me", "open"])
    ben = whole_door(server, "Ben", "ja", NARROW)
    ben.context.grant_permissions(["notifications"], origin=server.address)
    endpoint = repr(f"{service.address}/ben")
    ben.context.add_init_script(SUBSCRIBES.replace("ENDPOINT", endpoint).replace("KEYS", repr(receiver.keys)))
    his = ben.go(invitation(hers))
    his.locator(".sit button[type=submit]").click()
    expect(his.locator(".hand .held")).not_to_have_count(0)
    settings(his)
    assert browsers(server) == 0  # off until somebody asks for it
    until(his, "navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)")
    his.locator(TURNS).get_by_label("あり").click()
    until(his, "localStorage['fudaba-pushed'] !== undefined")
    comes_to(his, lambda: browsers(server), 1)
    nothing_found(his)
    seat = his.url
    away(ben)

    def goes_on() -> int:
        if slip(hers).count():
            by_keyboard(hers)
            answered(hers)
        return len(service.taken)

    poll(hers, goes_on, lambda taken: taken, "nothing has come")
    message = receiver.read(service.taken[0])
    assert (message["title"], message["body"]) == ("あなたの番です", "Bridge Over（Aya）")

    page = ben.go(seat.removeprefix(server.address))  # only to look at what the worker does
    Worker(page).hand(page, server, '{"table": "xyz", "title": "あなたの番です", "body": "札"}')
    shown = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
    until(page, f"{shown}.then((all) => all.length === 1)")
    says = f"{shown}.then(([one]) => [one.title, one.body, one.tag])"
    comes_to(page, lambda: page.evaluate(says), ["あなたの番です", "札", "xyz"])
    # It stands between no page and the server.
    answer = page.reload()
    assert answer is not None
    assert not answer.from_service_worker
    expect(page.locator(".hand .held")).not_to_have_count(0)

    settings(page)
    page.locator(TURNS).get_by_label("なし").click()
    until(page, "navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)")
    comes_to(page, lambda: browsers(server), 0)


def test_who_is_not_let_by_the_browser_is_told_why(server: Server, door: Door) -> None:
    guest = door(server, "Ben", "en", WIDE)
    guest.context.clear_permissions()
    page = guest.go("")
    settings(page)
    page.locator(TURNS).get_by_label("on").click()
    expect(page.locator(".settings .note")).to_be_visible()
    expect(page.locator(TURNS).locator("input").first).to_be_checked()
    nothing_found(page)
    assert browsers(server) == 0


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_where_a_game_may_take_days_it_is_offered(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Ben", lang, size).go("new/bridge_over?with=people")
    clock = page.locator("form.new select:has(option[value='86400'])")
    clock.select_option("0")
    page.locator("button[type=submit]").click()
    expect(page.locator("[data-region=room]")).to_be_visible()
    expect(page.locator(TURNS)).to_have_count(0)
    page.go_back()
    clock.select_option("86400")
    page.locator("button[type=submit]").click()
    expect(page.locator("[data-region=room]").locator(TURNS)).to_be_visible()
    expect(page.locator(TURNS).locator("input").first).to_be_checked()
    nothing_found(page)
    until(page, "document.documentElement.scrollWidth <= innerWidth")
