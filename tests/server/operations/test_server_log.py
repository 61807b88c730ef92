"""The log: an object a line, with the request's id, and never a secret."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fudaba import games
from fudaba.server.accounts.push.delivery import Sender
from fudaba.server.accounts.push.subscriptions import Subscription, new_key
from fudaba.server.http.middleware import kind_of
from fudaba.server.operations import log as server_log
from fudaba.server.protocol import messages as m
from fudaba.server.store import NotWritten
from tests.server.authenticator import NAMES, ORIGIN, browser_at
from tests.server.browsing import BOT, ME, OPEN, Browser, asking, played, run, serving


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """All that is logged, at every level, as JSON."""
    root, text = logging.getLogger(), io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(server_log.JsonLines())
    before = root.level
    levels = {name: logging.getLogger(name).level for name in server_log.OTHERS}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    server_log.quiet()
    yield text
    root.removeHandler(handler)
    root.setLevel(before)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def read(output: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in output.getvalue().splitlines()]


@pytest.mark.usefixtures("kept_in")
def test_no_secret_is_in_the_log_of_all_that_people_do(
    tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of all games, opened, sat at, played, gone wrong, over: at the finest level."""
    secrets: set[str] = {"a token that is none", "an invitation that is none"}

    async def script() -> None:
        async with serving(tmp_path, "the seed of every table", names=NAMES) as server:
            for game in games.names():
                host, guest, looks = (Browser(server) for _ in range(3))
                at = await host.open(ME, OPEN, game=game, options={}, listed=False)
                sat = await guest.sit(at)
                secrets.update((at.token, sat.token, at.invite))
                await played([host, guest], 3)
                host.tell(m.Say(at.table, "what is said at a table"))
                await host.get(m.Said)
                await looks.ask(m.Sit(at.table, "Eve", "an invitation that is none"), m.Refused)
                await looks.ask(m.Join(at.table, "a token that is none"), m.Refused)
                looks.send(b"\xff not readable " + at.token.encode())
                await looks.get(m.Refused)
                looks.tell(m.Watch([m.SeatKey(at.table, at.token)]))
                await looks.get(m.Tables)

                async def refuses(*writes: object) -> None:
                    raise NotWritten("no room left")

                update = await (host if host.update.question and host.update.question.mine else guest).mine()
                asked = host if host.update is update else guest
                with monkeypatch.context() as full:
                    full.setattr(server.lobby.store, "write", refuses)
                    await asked.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)
                server.lobby.tables[at.table].freeze(RuntimeError("a fault"))
                async with asking(server) as client:
                    for path in (f"report/{at.table}", f"record/{at.table}", "games"):
                        await client.get(f"/api/{path}", headers={"authorization": f"Bearer {at.token}"})
                    await client.get(f"/t/{at.table}?invite={at.invite}")
                    await client.get(f"/{at.token}/{at.invite}")
            async with browser_at(server) as aya, browser_at(server) as lost:
                await aya.keeps("Aya")
                link = (await aya.post("friends/link"))["link"]
                endpoint = "https://fcm.googleapis.com/fcm/send/the-endpoint-of-a-browser"
                await aya.client.post(
                    "/api/people/push/on",
                    json={"endpoint": endpoint, "p256dh": "A", "auth": "A", "lang": "en"},
                    headers={"origin": ORIGIN},
                )
                await lost.post("code", code=aya.codes[0])
                await lost.post("code", 403, code=aya.codes[0])
                for one in (aya, lost):
                    secrets.update(one.client.cookies.values())
                await lost.post("out", everywhere=True)
                secrets.update((*aya.codes, link, endpoint))
            over = Browser(server)
            seat = await over.open(ME, BOT)
            secrets.update((seat.token, seat.invite))
            await played([over])

    run(script())
    text = lines.getvalue()
    secrets |= {"the seed of every table", "what is said at a table"}
    assert [secret for secret in secrets if secret in text] == []
    found = read(lines)
    assert {line["message"] for line in found} >= {"GET"}
    assert any("is frozen" in str(line["message"]) and "a fault" in str(line["error"]) for line in found)


def test_where_a_browser_takes_messages_is_in_no_log(
    lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anyone who knows that address could speak to the browser: neither when one is taken nor when none
    is."""
    pytest.importorskip("pywebpush", reason="the extra `push` is not installed")
    from tests.server.push_service import Receiver, pushing

    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.setenv(name, "127.0.0.1")
    sender = Sender(new_key(), ORIGIN, lambda browser: None)
    with pushing() as service:
        keys = Receiver().keys
        to = Subscription("browser", f"{service.address}/a-secret", keys["p256dh"], keys["auth"], "en")
        service.answers = [201, 403]
        texts = [sender.send(to, b"{}", "topic").result(60) for _ in range(2)]
    texts.append(sender.send(to, b"{}", "topic").result(60))
    sender.close()
    assert texts == ["taken", "refused", "later"]
    assert service.address in lines.getvalue()
    assert [secret for secret in ("a-secret", *keys.values()) if secret in lines.getvalue()] == []


def test_what_is_logged_for_somebody_has_the_id_that_he_is_told(tmp_path: Path, lines: io.StringIO) -> None:
    async def script() -> tuple[str, str]:
        async with serving(tmp_path) as server:
            async with asking(server) as client:
                answers = [await client.get("/api/games") for _ in range(2)]
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            server.lobby.tables[at.table].say = None  # type: ignore[assignment,method-assign]  # it is to fail
            browser.tell(m.Say(at.table, "hello"))
            await browser.get(m.Refused)
            await browser.leave()
            return tuple(answer.headers["x-request-id"] for answer in answers)  # type: ignore[return-value]  # two

    ids = run(script())
    assert len(set(ids)) == 2
    found = read(lines)
    asked = [line for line in found if line["message"] == "GET"]
    assert [line["request"] for line in asked] == [*ids]
    assert {(line["page"], line["status"]) for line in asked} == {("/api/games", 200)}
    (failed,) = (line for line in found if line["message"] == "failed: say")
    (ended,) = (line for line in found if line["message"] == "connection")
    connection, _, number = str(failed["request"]).partition(".")
    assert number == str(ended["messages"]) == "2"
    assert str(ended["request"]).startswith(connection)
    assert "Traceback" in str(failed["error"])


def test_a_line_is_one_line_in_both_forms() -> None:
    record = logging.LogRecord("fudaba.server", logging.WARNING, "", 0, "two\nlines %s", ("札",), None)
    record.fields = {"page": "/t/…", "ms": 1.5}
    text = server_log.JsonLines().format(record)
    assert "\n" not in text
    assert json.loads(text)["message"] == "two\nlines 札"
    assert (json.loads(text)["ms"], json.loads(text)["level"]) == (1.5, "warning")
    assert json.loads(text)["time"].endswith("+00:00")
    assert server_log.TextLines().format(record).endswith(r"two\nlines 札 page=/t/… ms=1.5")


def test_what_a_stranger_wrote_looks_like_no_other_line() -> None:
    evil = "x\x1b[2J\n2026-01-01 00:00:00,000 ERROR fudaba.server: the key is 7\u202e\x9b\u2028y"
    try:
        raise ValueError(evil)
    except ValueError:
        record = logging.LogRecord("fudaba.server", logging.ERROR, "", 0, "%s", (evil,), sys.exc_info())
    record.fields = {"page": evil}
    line = server_log.JsonLines().format(record)
    assert line.isprintable()
    assert json.loads(line)["message"] == json.loads(line)["page"] == evil
    first, *below = server_log.TextLines().format(record).split("\n")
    assert "ValueError" in "".join(below)
    assert all(line.isprintable() for line in (first, *below))
    assert all(line.startswith("    ") for line in below)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "/"),
        ("/t/abc", "/t/…"),
        ("/api/record/abc", "/api/record"),
        ("/api/other/abc", "/api/…"),
        ("/assets/index-1.js", "/assets/…"),
        ("/secret", "/…"),
        ("/health", "/health"),
    ],
)
def test_of_an_address_only_its_kind_is_logged(path: str, kind: str) -> None:
    assert kind_of(path) == kind
