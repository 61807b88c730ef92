"""Browsers that are told of turns while no page is open: who, when, what, and where it may be sent.

The push service is one of our own on loopback, which an operator's setting allows: it checks what it gets and
reads it as the browser would for which it was encrypted.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from fudaba import games
from fudaba.kernel.game import BadSetup
from fudaba.server.accounts.push import delivery, turns
from fudaba.server.accounts.push.services import KNOWN, Services, origin
from fudaba.server.accounts.push.subscriptions import (
    Subscription,
    Subscriptions,
    are_keys,
    new_key,
    public_of,
)
from fudaba.server.http.app import Server
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol import messages as m
from fudaba.server.store import ReaderThread, SqliteStore, copied
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table.seating import hashed
from fudaba.server.table.turn_watch import UNNOTICED
from tests.server.at_table import running, stage_of
from tests.server.authenticator import NAME, NAMES, ORIGIN, Person, browser_at
from tests.server.browsing import BOT, ME, OPEN, RANDOM, Browser, run, serving
from tests.server.several import servers, until

pytest.importorskip("pywebpush", reason="the extra `push` is not installed")

from tests.server.push_service import PushService, Receiver, Taken, pushing

Where: TypeAlias = Callable[[Path], str]


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server does every few seconds is done when a test says so; nothing goes by a proxy."""
    monkeypatch.setattr("fudaba.server.http.app.SWEEP", 3600.0)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setenv("no_proxy", "127.0.0.1")


@pytest.fixture
def service() -> Iterator[PushService]:
    with pushing() as started:
        yield started


def with_push(service: PushService, **more: Any) -> dict[str, Any]:
    """A server's settings: it tells at once, and may send there."""
    return {"names": NAMES, "push_after": 0.0, "push_services": (service.address,), **more}


async def subscribed(
    browser: Person, service: PushService, *seats: m.Seated, lang: str = "en", path: str = "/aya"
) -> Receiver:
    """A browser asks to be told, of these seats if it is a guest's."""
    receiver = Receiver()
    held = [{"table": seat.table, "token": seat.token} for seat in seats]
    await browser.post(
        "push/on", 204, endpoint=service.address + path, lang=lang, seats=held, **receiver.keys
    )
    return receiver


def at_table(server: Server, person: Person) -> Browser:
    """The same browser's WebSocket."""
    return Browser(server, {"host": NAME, "origin": ORIGIN, "cookie": person.cookie})


async def comes_to(server: Server, at: m.Seated, host: Browser, seat: int = 1) -> None:
    """Let the host answer until somebody else is asked."""
    table = server.lobby.tables[at.table]
    while stage_of(table).has_more or stage_of(table).asked != seat:
        await host.settle()
        question = host.update.question
        if question is not None and question.mine:
            await host.answer(*range(max(1, question.least)))
        else:
            await asyncio.sleep(0.005)


async def idle(server: Server) -> None:
    """Wait until whatever was to be told has been."""
    await until(lambda: not server.lobby.turns._background._tasks)


async def taken(service: PushService, count: int = 1) -> Taken:
    """The last of this many messages."""
    await until(lambda: len(service.taken) >= count)
    assert len(service.taken) == count
    return service.taken[-1]


# Who is told, and what.


@pytest.mark.parametrize("game", games.names())
def test_who_is_away_is_told_whose_turn_it_is_and_nothing_else(
    tmp_path: Path, service: PushService, game: str
) -> None:
    async def script() -> None:
        async with serving(tmp_path, **with_push(service)) as server, browser_at(server) as ben:
            host, his = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, RANDOM, game=game, options={})
            seat = await his.sit(at, "Ben")
            receiver = await subscribed(ben, service, seat, lang="ja")
            await his.leave()
            await comes_to(server, at, host)
            message = await taken(service)
            text = receiver.read(message)
            assert text.keys() == {"table", "title", "body"}
            assert (text["table"], text["title"]) == (at.table, "あなたの番です")
            names = server.lobby.tables[at.table].names
            others = names[: seat.seat] + names[seat.seat + 1 :]
            assert text["body"].endswith(f"（{'、'.join(others)}）")
            assert message.path == "/aya"
            assert message.headers["ttl"] == str(delivery.LASTS)
            assert at.table not in repr(message)
            claims = message.claims
            assert (claims["aud"], claims["sub"]) == (service.address, ORIGIN)
            assert message.key == (await ben.get("push"))["key"]
            with pytest.raises(Exception, match="Decryption"):
                Receiver().read(message)

    run(script())


def test_who_looks_for_an_opponent_is_told_of_one_also_where_the_page_sleeps(
    tmp_path: Path, service: PushService
) -> None:
    async def script() -> None:
        async with serving(tmp_path, **with_push(service)) as server, browser_at(server) as aya:
            mine, other = Browser(server), Browser(server)
            seat = await mine.ask(m.Seek("Aya", "bridge_over"), m.Seated)
            mine.tell(m.Join(seat.table, seat.token))
            await mine.get(m.Welcome)
            receiver = await subscribed(aya, service, seat)
            await other.ask(m.Sit(seat.table, "Ben"), m.Seated)
            text: dict[str, Any] = {**receiver.read(await taken(service))}
            assert (text["table"], text["title"]) == (seat.table, "An opponent is here")
            assert text["unless_seen"] is True, "a page that is looked at says it itself"
            assert "Ben" in text["body"]

    run(script())


def test_however_long_names_are_a_message_is_as_long(tmp_path: Path) -> None:
    texts = [turns.message_in("en", "table", "dominion", others) for others in (["B"], ["B" * 24] * 5)]
    assert all(len(one) < delivery.SIZE for one in texts)
    assert {len(one.ljust(delivery.SIZE)) for one in texts} == {delivery.SIZE}


@pytest.mark.usefixtures("kept_in")
def test_a_question_is_told_once_also_after_a_restart(tmp_path: Path, service: PushService) -> None:
    async def script() -> None:
        async with serving(tmp_path, **with_push(service)) as server, browser_at(server) as ben:
            host, his = Browser(server), Browser(server)
            at = await host.open(ME, OPEN)
            seat = await his.sit(at)
            await subscribed(ben, service, seat)
            await his.leave()
            await comes_to(server, at, host)
            await taken(service)
        async with serving(tmp_path, **with_push(service)) as server, browser_at(server) as ben:
            asked: list[int] = []
            waits = server.lobby.turns.waits

            def noted(kept: StoredTable, seat: int, question: int) -> None:
                asked.append(seat)
                waits(kept, seat, question)

            server.lobby.context.__dict__["waits"] = noted
            back = Browser(server)
            back.tell(m.Join(at.table, at.token))
            await back.get(m.Update)
            table = server.lobby.tables[at.table]
            running(table).watch.notify(1, stage_of(table).sequence)
            await idle(server)
            assert asked[-1:] == [1]
            assert len(service.taken) == 1
            # The next one is news.
            his = Browser(server)
            met = [running(table).watch.is_met]
            his.tell(m.Join(at.table, seat.token))
            await his.mine()
            met.append(running(table).watch.is_met)
            assert met == [False, True]  # who has come knows it, also when he goes again
            await his.answer()
            await his.leave()
            await comes_to(server, at, back)
            await taken(service, 2)

    run(script())


def test_who_is_there_or_has_seen_it_or_plays_with_bots_alone_is_not_told(
    tmp_path: Path, service: PushService
) -> None:
    async def script() -> None:
        async with serving(tmp_path, **with_push(service)) as server, browser_at(server) as ben:
            host, his = Browser(server), Browser(server)
            at = await host.open(ME, OPEN)
            seat = await his.sit(at)
            await subscribed(ben, service, seat, at)
            table = server.lobby.tables[at.table]
            await comes_to(server, at, host)
            await his.mine()
            stage_of(table).shown_at -= UNNOTICED  # it has lain before him for long
            await his.leave()  # he knows
            assert running(table).watch.is_met
            assert "turn" not in table.shared.background._alarms
            back = Browser(server)
            back.tell(m.Join(at.table, seat.token))
            await back.mine()
            running(table).watch.notify(1, stage_of(table).sequence)  # as if it were time: he is there
            alone = Browser(server)
            bots = await alone.open(ME, BOT)
            await subscribed(ben, service, bots, path="/alone")
            await alone.leave()
            assert "turn" not in server.lobby.tables[bots.table].shared.background._alarms
            await idle(server)
            assert service.taken == []

    run(script())


def test_who_was_lost_when_it_was_asked_is_told(tmp_path: Path, service: PushService) -> None:
    """It went to a page that had been closed, or to a telephone that had lost its line, unnoticed."""

    async def script() -> None:
        async with serving(tmp_path, **with_push(service)) as server, browser_at(server) as ben:
            host, his = Browser(server), Browser(server)
            at = await host.open(ME, OPEN)
            seat = await his.sit(at)
            await subscribed(ben, service, seat)
            table = server.lobby.tables[at.table]
            await comes_to(server, at, host)
            await his.mine()
            stage_of(table).shown_at -= UNNOTICED - 1
            assert running(table).watch.is_met
            another = Browser(server)
            another.tell(m.Join(at.table, seat.token))
            await another.mine()
            await his.leave()
            assert running(table).watch.is_met  # another of his devices is there
            await another.leave()
            await taken(service)

    run(script())


@pytest.mark.usefixtures("kept_in")
def test_who_keeps_a_name_is_told_of_all_seats_on_all_devices_until_going_out(
    tmp_path: Path, service: PushService
) -> None:
    async def script() -> None:
        async with (
            serving(tmp_path, **with_push(service)) as server,
            browser_at(server) as aya,
            browser_at(server) as phone,
        ):
            me = await aya.keeps("Aya")
            await phone.comes(aya.passkeys[0])
            first = await subscribed(aya, service, path="/laptop")
            await subscribed(aya, service, path="/laptop")  # once more: it is one browser
            await subscribed(phone, service, path="/phone", lang="ja")
            data = await aya.client.get("/api/people/data")
            assert [one["endpoint"] for one in data.json()["browsers_told_of_turns"]] == [
                f"{service.address}/laptop",
                f"{service.address}/phone",
            ]
            host, hers = Browser(server), at_table(server, aya)
            at = await host.open(ME, OPEN)
            seat = await hers.sit(at)
            await hers.leave()
            await comes_to(server, at, host)
            await taken(service, 2)
            assert {one.path for one in service.taken} == {"/laptop", "/phone"}
            with pytest.raises(Exception, match="Decryption"):
                first.read(next(one for one in service.taken if one.path == "/laptop"))

            # A browser in which somebody was is not told any more, though it shows a seat as a guest's would.
            await subscribed(phone, service, seat, path="/phone")
            await aya.post("out", everywhere=True)
            table = server.lobby.tables[at.table]
            server.lobby.turns.waits(table.kept, 1, 10**6)
            await idle(server)
            assert len(service.taken) == 2
            # A player who leaves for good leaves no browser behind.
            await aya.comes(aya.passkeys[0])
            await subscribed(aya, service)
            await aya.post("leave")
            rows = server.lobby.store.rows
            assert rows("SELECT endpoint FROM pushes WHERE session <> ''") == []
            assert me["id"] not in repr(rows("SELECT * FROM pushes"))

    run(script())


def test_it_is_told_by_the_process_that_owns_the_table(
    tmp_path: Path, url: str, service: PushService
) -> None:
    """And by one key, which the first who was asked has made."""

    async def script() -> None:
        async with (
            servers(tmp_path, 2, **with_push(service)) as (one, other),
            browser_at(one) as aya,
            browser_at(other) as ben,
        ):
            host, his = Browser(one), Browser(other)
            at = await host.open(ME, OPEN)
            seat = await his.sit(at)  # by way of the process to which he has come
            assert at.table not in other.lobby.tables
            receiver = await subscribed(ben, service, seat)
            await his.settle()
            assert one.lobby.tables[at.table].seating.here == [0, 1]  # who is there elsewhere is there
            await his.leave()
            await until(lambda: one.lobby.tables[at.table].seating.here == [0])
            await comes_to(one, at, host)
            message = await taken(service)
            assert receiver.read(message)["table"] == at.table
            keys = [(await person.get("push"))["key"] for person in (aya, ben)]
            assert keys == [message.key] * 2

    run(script())


# What a browser may ask for.


@pytest.mark.usefixtures("kept_in")
def test_nobody_has_the_server_ask_any_other_address(tmp_path: Path, service: PushService) -> None:
    async def script() -> None:
        async with serving(tmp_path, **with_push(service)) as server, browser_at(server) as eve:
            keys = Receiver().keys
            for endpoint in (
                "http://127.0.0.1:1/x",
                "https://10.0.0.1/",
                "file:///etc/passwd",
                f"{ORIGIN}/x",
            ):
                refused = await eve.post("push/on", 403, endpoint=endpoint, lang="en", **keys)
                assert refused["code"] == "not_allowed", endpoint
            there = f"{service.address}/x"
            for bad in ({"auth": "AAAA"}, {"p256dh": keys["auth"]}, {"p256dh": "A" * 87}, {"auth": "\u00e4"}):
                assert (await eve.post("push/on", 400, endpoint=there, lang="en", **(keys | bad)))[
                    "code"
                ] == ("bad_message")
            headers = {"origin": "https://evil.example"}
            sent = {"endpoint": there, "lang": "en", **keys}
            answer = await eve.client.post("/api/people/push/on", json=sent, headers=headers)
            assert answer.status_code == 403
            # Of a seat that he has not he is not told.
            host = Browser(server)
            at = await host.open(ME, OPEN)
            await eve.post("push/on", 204, seats=[{"table": at.table, "token": "wrong"}], **sent)
            assert server.lobby.store.rows("SELECT * FROM push_seats") == []
            await eve.post("push/off", 204, endpoint=there)
            assert server.lobby.store.rows("SELECT * FROM pushes") == []

    run(script())


PUSH = "https://push.example:8443/"


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:def-_", True),
        ("https://FCM.googleapis.com:443/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=x%2b", True),
        (f"{PUSH}x", True),
        ("https://deep.inner.example/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://fcm.googleapis.com", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://evilfcm.googleapis.com/x", False),
        ("https://push.apple.com/x", False),
        ("https://evilpush.apple.com/x", False),
        ("https://user@fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com@127.0.0.1/x", False),
        ("https://fcm.googleapis.com\\@127.0.0.1/x", False),
        ("https://127.0.0.1/?https://fcm.googleapis.com/", False),
        ("https://fcm.googleapis.com#@127.0.0.1/", False),
        ("https://fcm.googleapis.com/x\r\nHost: inner", False),
        ("https://[::1]/x", False),
        ("https://2130706433/x", False),
        ("https://inner.example/x", False),
        ("https://push.example/x", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_messages_go_to_push_services_alone(endpoint: str, allowed: bool) -> None:
    assert Services([PUSH, "*.inner.example"]).allow(endpoint) is allowed


@pytest.mark.parametrize(
    "entry", ["", "ftp://push.example", "push.example/path", "a b", "*", "user@push.example"]
)
def test_what_is_no_push_service_is_not_allowed_by_mistake(entry: str) -> None:
    with pytest.raises(BadSetup):
        Services([entry])


def test_whom_a_message_is_for_is_its_service() -> None:
    assert origin("https://fcm.googleapis.com/fcm/send/x") == "https://fcm.googleapis.com"
    assert origin(f"{PUSH}x") == "https://push.example:8443"
    assert all(Services().allow(f"https://{host.replace('*', 'a')}/x") for host in KNOWN)


# How it is sent.


@pytest.mark.usefixtures("kept_in")
def test_a_browser_that_is_no_more_is_forgotten(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "AGAIN", 0.0)

    async def script() -> None:
        async with serving(tmp_path, **with_push(service)) as server, browser_at(server) as ben:
            host = Browser(server)
            at = await host.open(ME, OPEN)
            kept = server.lobby.tables[at.table].kept

            async def text_of(question: int, *answers: int) -> tuple[int, int]:
                """What comes of a message: how many were sent, and how many browsers there are still."""
                before, service.answers = len(service.taken), [*answers]
                server.lobby.turns.waits(kept, 0, question)
                await idle(server)
                await server.lobby.store.write()
                left = server.lobby.store.rows("SELECT COUNT(*) FROM pushes")[0][0]
                return len(service.taken) - before, left

            for number, gone in enumerate((404, 410)):
                await subscribed(ben, service, at)
                assert await text_of(number, gone) == (1, 0)
                assert await text_of(10 + number) == (0, 0)
            await subscribed(ben, service, at)
            assert await text_of(20, 500, 429, 201) == (3, 1)  # it may be well again soon
            assert await text_of(21, 503, 503, 503, 503) == (turns.TRIES, 1)
            assert await text_of(22, 403) == (1, 1)
            assert await text_of(23, 307) == (1, 1)  # it leads nowhere
            assert all(one.path == "/aya" for one in service.taken)
            server.lobby.turns.services = Services()  # taken from the list
            assert await text_of(24) == (0, 1)

    run(script())


def subscription(endpoint: str) -> Subscription:
    keys = Receiver().keys
    return Subscription(hashed(endpoint), endpoint, keys["p256dh"], keys["auth"], "en")


def test_nobody_waits_for_a_push_service_and_no_more_than_so_much_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(delivery, "WAITING", 2)
    goes, threads = threading.Event(), set()

    def posted(*given: object) -> int:
        threads.add(threading.current_thread().name)
        assert goes.wait(60)
        return 201

    sender = delivery.Sender(new_key(), ORIGIN, lambda browser: None)
    monkeypatch.setattr(sender, "_posted", posted)
    sent = [sender.send(subscription("https://push.example/x"), b"{}", "topic") for _ in range(3)]
    assert sent[2].result(0) == "refused"
    assert not sent[0].done()
    goes.set()
    assert [one.result(60) for one in sent[:2]] == ["taken", "taken"]
    assert all(name.startswith("fudaba-push") for name in threads)
    sender.close()


def test_of_an_answer_of_a_push_service_nothing_is_read_but_its_status() -> None:
    """What follows may be long, or never come."""
    with pushing() as service:
        service.holds = threading.Event()
        sender = delivery.Sender(new_key(), ORIGIN, lambda browser: None)
        assert sender.send(subscription(f"{service.address}/x"), b"{}", "topic").result(60) == "taken"
        service.holds.set()
        sender.close()


def test_two_tables_whose_first_message_comes_at_once_have_one_sender(tmp_path: Path) -> None:
    async def both() -> None:
        store, ask = SqliteStore(tmp_path), ReaderThread()
        game_text = turns.Turns(Settings(data=tmp_path), Subscriptions(store, ask))
        one, other = await asyncio.gather(game_text._ready(), game_text._ready())
        game_text.close()
        ask.close()
        store.close()
        assert one is other

    asyncio.run(both())


def test_keys_are_told_as_they_are_written() -> None:
    private = new_key()
    assert len(private) == 43
    assert are_keys(public_of(private), "A" * 22)
    assert not are_keys(private, "A" * 22)


# Where there is none of it.


@pytest.mark.parametrize(("how", "word"), [("library", "installed"), ("setting", "turned")])
def test_where_it_is_off_it_is_said_and_nothing_is_done(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, how: str, word: str
) -> None:
    if how == "library":
        monkeypatch.setattr(turns, "has_library", lambda: False)

    async def script() -> None:
        more = {"push": False} if how == "setting" else {}
        async with serving(tmp_path, **with_push(service, **more)) as server, browser_at(server) as ben:
            offer = await ben.get("push")
            assert offer["key"] == ""
            assert word in offer["why"]["en"]
            sent = {"endpoint": f"{service.address}/x", "lang": "en", **Receiver().keys}
            assert (await ben.post("push/on", 503, **sent))["code"] == "not_now"
            host = Browser(server)
            at = await host.open(ME, OPEN)
            server.lobby.turns.waits(server.lobby.tables[at.table].kept, 0, 0)
            assert server.lobby.turns._background._tasks == set()
            assert server.lobby.store.rows("SELECT * FROM push_keys") == []

    run(script())


def test_key_and_browsers_go_along_into_another_database(
    tmp_path: Path, url: str, service: PushService
) -> None:
    async def script() -> None:
        async with serving(tmp_path / "one", **with_push(service)) as server, browser_at(server) as ben:
            at = await Browser(server).open(ME, OPEN)
            await subscribed(ben, service, at)

    def rows(where: str | Path) -> list[Any]:
        from fudaba.server.store import opened

        store = opened(where)
        try:
            return [store.rows(f"SELECT * FROM {name}") for name in ("push_keys", "pushes", "push_seats")]
        finally:
            store.close()

    run(script())
    there = tmp_path / "two"
    copied(url, there)
    assert all(rows(there))
    assert rows(there) == rows(url)
