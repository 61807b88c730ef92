"""What people can do about each other, and what a server's operator can do about them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from fudaba import games
from fudaba.cli import main
from fudaba.server.accounts import friends as company
from fudaba.server.accounts import roles
from fudaba.server.accounts.friends import Report
from fudaba.server.accounts.people import FRESH
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.store import Statement, opened
from tests.server.authenticator import NAME, NAMES, ORIGIN, Person, browser_at, served
from tests.server.browsing import ME, OPEN, RANDOM, Browser, run, serving
from tests.server.conftest import option
from tests.server.several import servers

Where: TypeAlias = Callable[[Path], str]


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server does every few seconds is done when a test says so."""
    monkeypatch.setattr("fudaba.server.http.app.SWEEP", 3600.0)


def at_table(server: Server, person: Person, address: str = "10.0.0.1") -> Browser:
    return Browser(server, {"host": NAME, "origin": ORIGIN, "cookie": person.cookie}, address)


def people(where: str, *given: str) -> int:
    """The command, beside a server that runs."""
    return main(["people", *given, *option(where)])


async def found(server: Server, name: str) -> str:
    """The id of who keeps that name."""
    return str(server.lobby.store.rows("SELECT id FROM people WHERE name = ?", name)[0][0])


# Friends.


def test_friends_by_a_link_that_counts_once(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 3) as (server, [aya, ben, eve]):
            ids = {
                name: (await one.keeps(name))["id"]
                for one, name in ((aya, "Aya"), (ben, "Ben"), (eve, "Eve"))
            }
            link = (await aya.post("friends/link"))["link"]
            assert link not in repr(server.lobby.store.rows("SELECT * FROM friend_links"))
            assert (await ben.post("friends/owner", link=link))["name"] == "Aya"
            assert (await aya.post("friends/follow", 403, link=link))["code"] == "not_allowed"  # his own
            assert (await ben.post("friends/follow", link=link))["name"] == "Aya"
            assert (await eve.post("friends/follow", 403, link=link))["code"] == "not_allowed"
            for one, friend in ((aya, "Ben"), (ben, "Aya")):
                reply = await one.get("company")
                assert reply["friends"] == [{"id": ids[friend], "name": friend}]
            assert (await eve.get("company"))["friends"] == []
            assert (await ben.post("friends/part", id=ids["Aya"]))["friends"] == []
            assert (await aya.get("company"))["friends"] == []
            old = (await aya.post("friends/link"))["link"]
            begun = server.lobby.company.now()
            server.lobby.company.now = lambda: begun + company.LASTS + 60
            assert (await ben.post("friends/follow", 403, link=old))["code"] == "not_allowed"

    run(script())


def test_a_guest_reads_whose_link_it_is(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 2) as (_server, [aya, eve]):
            mine = (await aya.keeps("Aya"))["id"]
            link = (await aya.post("friends/link"))["link"]
            assert await eve.post("friends/owner", link=link) == {"id": mine, "name": "Aya"}
            assert (await eve.post("friends/follow", 401, link=link))["code"] == "guest"

    run(script())


def test_a_guest_has_no_company(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (_server, [eve]):
            assert (await eve.post("friends/owner", 403, link="x"))["code"] == "not_allowed"
            for path, sent in (
                ("friends/link", {}),
                ("friends/follow", {"link": "x"}),
                ("friends/part", {"id": "x"}),
                ("block", {"id": "x"}),
                ("unblock", {"id": "x"}),
                ("report", {"id": "x", "text": "x"}),
            ):
                assert (await eve.post(path, 401, **sent))["code"] == "guest", path
            await eve.get("company", 401)

    run(script())


# Blocks and reports.


def test_who_is_blocked_cannot_sit_down_beside_one(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, eve]):
            mine, other = (await aya.keeps("Aya"))["id"], (await eve.keeps("Eve"))["id"]
            link = (await aya.post("friends/link"))["link"]
            await eve.post("friends/follow", link=link)
            reply = await aya.post("block", id=other)
            assert reply == {"friends": [], "blocked": [{"id": other, "name": "Eve"}]}
            assert (await eve.get("company"))["friends"] == []
            assert (await eve.get("company"))["blocked"] == []  # and does not learn of it
            assert (await aya.get("me"))["me"]["blocked"] == [other]
            again = (await aya.post("friends/link"))["link"]
            await eve.post("friends/owner", 403, link=again)
            await eve.post("friends/follow", 403, link=again)
            for host, guest in ((aya, eve), (eve, aya)):
                at = await at_table(server, host).open(ME, OPEN)
                refused = await at_table(server, guest).ask(m.Sit(at.table, "x", at.invite), m.Refused)
                assert refused.code == "not_allowed"
            await aya.post("unblock", id=other)
            at = await at_table(server, aya).open(ME, OPEN)
            await at_table(server, eve).ask(m.Sit(at.table, "x", at.invite), m.Seated)
            await aya.post("block", 404, id="nobody")
            await aya.post("block", 404, id=mine)

    run(script())


def test_what_is_reported_is_read_by_whoever_runs_the_server(
    tmp_path: Path, kept_in: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    where = kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, eve]):
            await aya.keeps("Aya")
            other = (await eve.keeps("Eve"))["id"]
            at = await Browser(server).open(ME, OPEN)
            forged = "says \x1b[31m bad things\n2026-01-01 00:00  Eve reported Aya: the same"
            await aya.post("report", 204, id=other, text=forged, table=at.table)
            await aya.post("report", 404, id="nobody", text="x")
            await aya.post("report", 400, id=other, text="\u200b\U0001d159")
            for none in ("t1", "\x1b]0;x\x07", "x" * 32, f"{at.table}\n"):
                refused = await aya.post("report", 404, id=other, text="x", table=none)
                assert refused["code"] == "no_table"
            # What was taken before it was looked at is still there.
            old = Report(1.0, await found(server, "Aya"), other, "\x1b]0;x\x07\n", "a\nb\u202e")
            await server.lobby.company.report(old)
            assert people(where, "reports") == 0
            table.append(at.table)

    table: list[str] = []
    run(script())
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert r"Aya reported Eve  at \x1b]0;x\x07\n: a\nb\u202e" in lines[0]
    assert (
        rf"Aya reported Eve  at {table[0]}: says [31m bad things\n"
        r"2026-01-01 00:00  Eve reported Aya: the same" in lines[1]
    )
    assert all(line.isprintable() for line in lines)


# Its operator.


def test_who_is_muted_says_nothing_any_more(
    tmp_path: Path, kept_in: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    where = kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [eve]):
            await eve.keeps("Eve")
            his, guest = at_table(server, eve, "10.0.0.7"), Browser(server, address="10.0.0.8")
            at = await his.open(ME, OPEN)
            await guest.sit(at)
            for who in ("eve", "10.0.0.8"):
                assert people(where, "mute", who, "--days", "1", "--reason", "shouts") == 0
            await server._keep_order()
            for browser in (his, guest):
                refused = await browser.ask(m.Say(at.table, "hello"), m.Refused)
                assert (refused.code, refused.detail.en) == ("not_allowed", "shouts")
            assert people(where, "lift", "mute", "Eve") == 0
            assert people(where, "lift", "mute", "Eve") == 1
            await server._keep_order()
            his.tell(m.Say(at.table, "hello"))
            await his.get(m.Said)
            begun = time.time()
            server.lobby.sanctions.now = lambda: begun + 2 * 86_400
            guest.tell(m.Say(at.table, "hello, too"))  # it has an end
            await guest.get(m.Said, lambda said: said.line.text == "hello, too")

    run(script())
    assert "mute until" in capsys.readouterr().out


def test_who_is_banned_is_out_and_stays_out(tmp_path: Path, kept_in: Where) -> None:
    where = kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [eve, aya]):
            await eve.keeps("Eve")
            await aya.keeps("Aya")
            his = at_table(server, eve)
            await his.settle()
            assert people(where, "ban", "Eve", "--reason", "cheats") == 0
            assert (await eve.get("me"))["me"] is None
            await server._keep_order()
            assert (await his.closed()).code == m.BANNED
            refused = await eve.comes(eve.passkeys[0], 403)
            assert (refused["code"], refused["detail"]) == ("banned", "cheats")
            assert (await eve.post("code", 403, code=eve.codes[0]))["code"] == "banned"
            assert (await aya.get("me"))["me"] is not None
            await at_table(server, aya).settle()
            assert people(where, "lift", "ban", "Eve") == 0
            await server._keep_order()
            await eve.comes(eve.passkeys[0])

    run(script())


@pytest.mark.parametrize(
    ("banned", "out", "free"),
    [("192.0.2.7", "192.0.2.7", "192.0.2.8"), ("2001:db8::1", "2001:db8::ffff", "2001:db8:0:1::1")],
)
def test_an_address_is_banned_with_its_network(tmp_path: Path, banned: str, out: str, free: str) -> None:
    async def script() -> None:
        async with serving(tmp_path, names=NAMES) as server:
            there, other = Browser(server, address=out), Browser(server, address=free)
            await there.settle()
            assert people(str(tmp_path), "ban", banned, "--reason", "floods") == 0
            await server._keep_order()
            assert (await there.closed()).code == m.BANNED
            assert (await Browser(server, address=out).closed()).code == m.BANNED
            await other.settle()
            async with browser_at(server, out) as eve:
                assert (await eve.post("new/ask", 403, name="Eve"))["code"] == "banned"

    run(script())


def test_an_address_is_an_address_whatever_somebody_is_called(
    tmp_path: Path, kept_in: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    """There may be people who took such a name when they still could."""
    where = kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [eve]):
            id = (await eve.keeps("Eve"))["id"]
            called = "UPDATE people SET name = ?, alike = ? WHERE id = ?"
            await server.lobby.store.write(Statement(called, ("203.0.113.9", "203.0.113.9", id), 1))
            assert people(where, "ban", "203.0.113.9", "--reason", "floods") == 0
            assert [one.who for one in server.lobby.sanctions.all()] == ["address:203.0.113.9"]
            assert people(where, "lift", "ban", "203.0.113.9") == 0
            assert people(where, "mute", f"person:{id}", "--reason", "shouts\x1b[2J\nmore\udcff") == 0
            assert [one.who for one in server.lobby.sanctions.all()] == [f"person:{id}"]
            assert people(where, "mute", "person:nobody", "--reason", "x") == 1
            assert people(where, "ban", "no\x1bbody\udcff", "--reason", "x") == 1
            assert people(where, "close", "no\x1b table\udcff", "--reason", "x") == 1
            assert people(where, "list") == 0
            assert people(where, "log") == 0

    run(script())
    printed = capsys.readouterr()
    assert r"shouts\x1b[2J\nmore\udcff" in printed.out
    assert all(line.isprintable() for line in (printed.out + printed.err).splitlines())


@pytest.mark.parametrize("days", ["0", "-3", "nan", "inf", "1e9", "x"])
def test_days_that_cannot_be_are_refused(
    tmp_path: Path, days: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A ban of -3 days had ended when it began, and one of nan stopped with an error of the database."""
    with pytest.raises(SystemExit):
        people(str(tmp_path), "ban", "192.0.2.8", "--reason", "floods", f"--days={days}")
    assert capsys.readouterr().err == f"fudaba: --days: invalid value '{days}'\n"


def test_whom_nobody_knows_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def script() -> None:
        async with serving(tmp_path, names=NAMES):
            pass

    run(script())
    assert people(str(tmp_path), "ban", "nobody", "--reason", "x") == 1
    assert people(str(tmp_path), "close", "none", "--reason", "x") == 1
    assert "nobody is neither an account name nor an address." in capsys.readouterr().err


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("begun", [False, True])
def test_a_table_is_closed_with_the_reason(tmp_path: Path, kept_in: Where, game: str, begun: bool) -> None:
    """One that waits, and one that is played at; nothing can be done there any more, also after a restart."""
    where = kept_in(tmp_path)

    async def script() -> None:
        async with serving(tmp_path, names=NAMES) as server:
            host = Browser(server)
            at = await host.open(ME, RANDOM if begun else OPEN, game=game, options={})
            assert people(where, "close", f"/t/{at.table}", "--reason", "insults") == 0
            await server._keep_order()
            reply = await host.get(m.Frozen)
            assert "insults" in reply.reason.en
            assert reply.report == ""
            assert server.lobby.sanctions.all() == []
            kind = m.Answer(at.table, 0, [0]) if begun else m.Sit(at.table, "Ben", at.invite)
            assert (await host.ask(kind, m.Refused)).code == "not_now"
            assert people(where, "close", f"/t/{at.table}", "--reason", "again") == 1
        async with serving(tmp_path, names=NAMES) as again:
            back = Browser(again)
            back.tell(m.Join(at.table, at.token))
            assert "insults" in (await back.get(m.Frozen)).reason.en

    run(script())


def test_its_owner_closes_a_table_whichever_process_that_is(tmp_path: Path, url: str) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2, names=NAMES) as (one, other):
            host = Browser(other)
            at = await host.open(ME, OPEN)
            assert people(url, "close", f"/t/{at.table}", "--reason", "insults") == 0
            await one._keep_order()
            assert [held.kind for held in one.lobby.sanctions.closed()] == ["close"]
            await other._keep_order()
            await host.get(m.Frozen)

    run(script())


def test_all_that_was_decided_is_written_down(
    tmp_path: Path, kept_in: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    where = kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [eve]):
            me: dict[str, Any] = await eve.keeps("Eve")
            at = await Browser(server).open(ME, OPEN)
            for given in (
                ("mute", "Eve", "--reason", "shouts", "--days", "2"),
                ("ban", "192.0.2.7", "--reason", "floods"),
                ("close", f"/t/{at.table}", "--reason", "insults"),
                ("lift", "mute", "Eve"),
            ):
                assert people(where, *given) == 0
            capsys.readouterr()
            assert people(where, "log") == 0
            lines = capsys.readouterr().out.splitlines()
            assert [line.split("  ")[1] for line in lines] == [
                f"person:{me['id']}",
                "address:192.0.2.7",
                f"table:{at.table}",
                f"person:{me['id']}",
            ]
            assert lines[0].endswith(": shouts")
            assert lines[3].endswith("lift mute")
            assert people(where, "list") == 0
            output = capsys.readouterr().out
            assert me["id"] in output
            assert "address:192.0.2.7  ban: floods" in output
            assert "shouts" not in output

    run(script())


# Moderators, in the browser.


NOTHING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("moderation/find", {"name": "E"}),
    ("moderation/give", {"kind": "mute", "id": "x", "reason": "x"}),
    ("moderation/lift", {"kind": "mute", "id": "x"}),
)


def test_the_moderators_page_is_for_nobody_else(tmp_path: Path, kept_in: Where) -> None:
    where = kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, guest]):
            me = await aya.keeps("Aya")
            assert me["moderator"] is False

            async def refuses(one: Person) -> None:
                assert (await one.get("moderation", 404))["code"] == "nobody"
                for path, sent in NOTHING:
                    assert (await one.post(path, 404, **sent))["code"] == "nobody", path

            await refuses(guest)
            await refuses(aya)
            assert people(where, "role", "10.0.0.1", "moderator") == 1
            assert people(where, "role", "Zoe", "moderator") == 1
            assert people(where, "role", "aya", "moderator") == 0
            assert (await aya.get("me"))["me"]["moderator"] is True
            assert (await aya.get("moderation"))["people"] == []
            await refuses(guest)
            # Not from another page, nor as a form.
            url, sent = "/api/people/moderation/find", {"name": "E"}
            for headers in ({}, {"origin": "https://evil.example"}):
                assert (await aya.client.post(url, json=sent, headers=headers)).status_code == 403
            forged = await aya.client.post(url, data=sent, headers={"origin": ORIGIN})
            assert forged.status_code == 403 or forged.status_code == 400
            # Not with a session of long ago.
            begun = server.lobby.accounts.now()
            server.lobby.accounts.now = lambda: begun + FRESH + 60
            assert (await aya.get("moderation", 401))["code"] == "prove"
            for path, sent in NOTHING:
                assert (await aya.post(path, 401, **sent))["code"] == "prove", path
            server.lobby.accounts.now = lambda: begun
            await aya.get("moderation")
            assert people(where, "role", "Aya", "none") == 0
            await refuses(aya)

    run(script())


def test_its_address_is_none_for_anybody_else(tmp_path: Path) -> None:
    """The client's page says by its status that there is nothing, before any script has run."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("page")

    async def script() -> None:
        async with (
            serving(tmp_path / "data", static=static, names=NAMES) as server,
            browser_at(server) as aya,
            browser_at(server) as guest,
        ):
            me = await aya.keeps("Aya")

            async def status(one: Person, path: str = "/moderation") -> int:
                page = await one.client.get(path)
                assert page.text == "page"
                return page.status_code

            assert [await status(aya), await status(guest)] == [404, 404]
            await asyncio.to_thread(roles.give, server.lobby.store, me["id"], "moderator", 0.0)
            assert [await status(aya), await status(guest)] == [200, 404]
            assert await status(aya, "/moderation/people") == 200
            assert await status(guest, "/moderation/people") == 404
            assert await status(guest, "/leaders") == 200
            await asyncio.to_thread(roles.give, server.lobby.store, me["id"], "none", 0.0)
            assert await status(aya) == 404

    run(script())


def test_a_moderator_decides_and_the_log_says_who(
    tmp_path: Path, kept_in: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    where = kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 3) as (server, [mod, eve, ben]):
            mods, eves = (await mod.keeps("Mod"))["id"], (await eve.keeps("Eve_100%"))["id"]
            bens = (await ben.keeps("Ben"))["id"]
            assert people(where, "role", "Mod", "moderator") == 0
            his = at_table(server, eve)
            at = await his.open(ME, OPEN)
            await ben.post("report", 204, id=eves, text="<b>shouts</b>\nagain", table=at.table)
            old = Report(1.0, "gone", eves, "\x1b]0;x\x07", "a\u202e")
            await server.lobby.company.report(old)
            page = await mod.get("moderation")
            assert [(one["by"], one["table"], one["text"]) for one in page["reports"]] == [
                ({"id": bens, "name": "Ben"}, at.table, "<b>shouts</b>\nagain"),
                (None, "", r"a\u202e"),
            ]
            assert page["reports"][0]["against"] == {"id": eves, "name": "Eve_100%"}
            for part, found in (("e_1", [eves]), ("0%", [eves]), ("E", [bens, eves]), ("%%", [])):
                shown = await mod.post("moderation/find", name=part)
                assert [one["id"] for one in shown["people"]] == found, part

            await mod.post("moderation/give", kind="mute", id=eves, reason="shouts\x1b", days=2)
            refused = await his.ask(m.Say(at.table, "hello"), m.Refused)
            assert (refused.code, refused.detail.en) == ("not_allowed", "shouts")
            page = await mod.post("moderation/give", kind="ban", id=bens, reason="cheats")
            assert (await ben.get("me"))["me"] is None
            assert [one["name"] for one in page["people"]] == ["Eve_100%", "Ben"]
            assert page["people"][1]["sanctions"][0]["until"] == 0
            await mod.post("moderation/lift", kind="ban", id=bens)
            assert (await mod.post("moderation/lift", 403, kind="ban", id=bens))["code"] == "not_allowed"
            await ben.comes(ben.passkeys[0])
            link = f"{ORIGIN}/t/{at.table}#invite=x"
            await mod.post("moderation/give", kind="close", id=link, reason="insults")
            await server._keep_order()
            assert "insults" in (await his.get(m.Frozen)).reason.en

            await mod.post("moderation/give", 403, kind="close", id=at.table, reason="again")
            await mod.post("moderation/give", 404, kind="close", id="none", reason="x")
            await mod.post("moderation/give", 404, kind="mute", id="none", reason="x")
            await mod.post("moderation/give", 403, kind="mute", id=mods, reason="x")  # the operator's alone
            await mod.post("moderation/give", 400, kind="mute", id=eves, reason="\u200b")
            await mod.post("moderation/give", 400, kind="mute", id=eves, reason="x", days=-1)
            log = (await mod.get("moderation"))["log"]
            assert [(one["deed"], one["decider"], one["table"]) for one in log] == [
                ("close", "Mod", at.table),
                ("lift ban", "Mod", ""),
                ("ban", "Mod", ""),
                ("mute", "Mod", ""),
                ("role moderator", "", ""),
            ]
            capsys.readouterr()
            assert people(where, "log") == 0
            lines = [line.split("  ")[2] for line in capsys.readouterr().out.splitlines()]
            assert lines == ["the operator", *["Mod"] * 4]
            assert people(where, "list") == 0
            assert "Mod  moderator" in capsys.readouterr().out

    run(script())


def test_a_copy_of_the_database_has_roles_and_who_decided(tmp_path: Path, kept_in: Where) -> None:
    where = kept_in(tmp_path / "here")

    async def script() -> None:
        async with served(tmp_path / "here", 2) as (server, [mod, eve]):
            await mod.keeps("Mod")
            eves = (await eve.keeps("Eve"))["id"]
            assert people(where, "role", "Mod", "moderator") == 0
            await mod.post("moderation/give", kind="mute", id=eves, reason="shouts")
            kept.extend(server.lobby.store.rows("SELECT deed, decider FROM deeds ORDER BY at"))

    kept: list[Any] = []
    run(script())
    assert main(["tables", "copy", where, str(tmp_path / "copy")]) == 0
    with closing(opened(tmp_path / "copy", there=True)) as store:
        mods = store.rows("SELECT person FROM roles WHERE role = 'moderator'")
        assert store.rows("SELECT deed, decider FROM deeds ORDER BY at") == kept
        assert kept == [("role moderator", ""), ("mute", mods[0][0])]
