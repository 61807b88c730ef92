"""People who keep a name: how they come in, what is refused, and that nobody else gets in."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
import pytest

from fudaba.server.accounts import people as accounts
from fudaba.server.accounts.site import site_of
from fudaba.server.http.app import Server
from fudaba.server.http.asgi import application
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.table.seating import hashed
from tests.server.at_table import running, stage_of
from tests.server.authenticator import NAME, NAMES, ORIGIN, PRESENT, Passkey, Person, browser_at, served
from tests.server.browsing import BOT, ME, OPEN, Browser, played, run, serving
from tests.server.several import servers

Where: TypeAlias = Callable[[Path], str]


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server does every few seconds is done when a test says so."""
    monkeypatch.setattr("fudaba.server.http.app.SWEEP", 3600.0)


def at_table(server: Server, person: Person) -> Browser:
    """The same browser's WebSocket."""
    return Browser(server, {"host": NAME, "origin": ORIGIN, "cookie": person.cookie})


# As what a server is known.


@pytest.mark.parametrize(
    ("host", "id", "origin"),
    [
        ("cards.example", "cards.example", "https://cards.example"),
        ("WWW.Cards.Example:444", "cards.example", "https://www.cards.example:444"),
        ("localhost:8765", "localhost", "http://localhost:8765"),
        ("localhost", "localhost", "http://localhost"),
    ],
)
def test_a_passkey_is_made_for_the_servers_own_name(host: str, id: str, origin: str) -> None:
    site = site_of(host, ("www.cards.example", "cards.example", "localhost"))
    assert (site.id, site.origins[0]) == (id, origin)


@pytest.mark.parametrize(
    ("host", "why"),
    [
        ("127.0.0.1:8765", "people-site-number"),
        ("[::1]:8765", "people-site-number"),
        ("[2001:db8::1]", "people-site-number"),
        ("evil.example", "people-site-name"),
        ("evilcards.example", "people-site-name"),
        ("cards.example.evil.example", "people-site-name"),
        ("", "people-site-name"),
    ],
)
def test_at_any_other_address_it_is_said_why_no_name_can_be_kept(host: str, why: str) -> None:
    with pytest.raises(ClientError) as refused:
        site_of(host, ("cards.example", "127.0.0.1"))
    assert refused.value.message == why


def test_a_server_without_a_name_keeps_none_but_on_its_own_machine() -> None:
    assert site_of("localhost:1", ()).id == "localhost"
    with pytest.raises(ClientError):
        site_of("cards.example", ())


# Coming in.


def test_somebody_keeps_a_name_and_comes_back_with_another_browser(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            assert await aya.get("me") == {"me": None, "why": None}
            me = await aya.keeps("Aya")
            assert (me["name"], me["codes"], [one["title"] for one in me["devices"]]) == (
                "Aya",
                8,
                ["Laptop"],
            )
            assert len(set(aya.codes)) == 8
            assert (await aya.get("me"))["me"] == me
            async with browser_at(server) as other:
                assert (await other.get("me"))["me"] is None
                reply = await other.comes(aya.passkeys[0])
                assert (reply["me"]["id"], reply["codes"]) == (me["id"], [])
                assert (await other.get("me"))["me"]["devices"][0]["here"] is True
                assert other.cookie != aya.cookie
        async with serving(tmp_path, names=NAMES) as again, browser_at(again) as back:
            back.client.cookies = aya.client.cookies
            assert (await back.get("me"))["me"]["name"] == "Aya"

    run(script())


def test_the_cookie_is_for_no_script_no_other_page_and_no_plain_connection(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (_server, [aya]):
            asked = await aya.post("new/ask", name="Aya")
            sent = {"challenge": asked["challenge"], "credential": Passkey().made(asked["options"])}
            answer = await aya.client.post("/api/people/new", json=sent, headers={"origin": ORIGIN})
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-fudaba=")
            parts = {part.strip().lower() for part in cookie.split(";")[1:]}
            assert {"httponly", "secure", "samesite=strict", "path=/"} <= parts
            assert "domain" not in cookie.lower()
            assert answer.headers["cache-control"] == "no-store"

    run(script())


def test_on_the_own_machine_it_works_without_https(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, names=NAMES) as server:
            here = "http://localhost:8765"
            transport = httpx.ASGITransport(application(server))
            async with httpx.AsyncClient(transport=transport, base_url=here) as client:
                headers = {"origin": here}
                asked = (
                    await client.post("/api/people/new/ask", json={"name": "Aya"}, headers=headers)
                ).json()
                made = Passkey().made(asked["options"], here)
                sent = {"challenge": asked["challenge"], "credential": made}
                reply = await client.post("/api/people/new", json=sent, headers=headers)
                assert reply.status_code == 200
                assert "secure" not in reply.headers["set-cookie"].lower()
                assert (await client.get("/api/people/me")).json()["me"]["name"] == "Aya"

    run(script())


@pytest.mark.parametrize(
    "sent",
    [
        {"headers": {}},
        {"headers": {"origin": "https://evil.example"}},
        {"headers": {"origin": f"http://{NAME}"}},
        {"headers": {"origin": "null"}},
    ],
)
def test_no_other_page_can_have_anything_done(tmp_path: Path, sent: dict[str, Any]) -> None:
    async def script() -> None:
        async with (
            serving(tmp_path, names=NAMES, origins=("https://evil.example",)) as server,
            browser_at(server) as aya,
        ):
            await aya.keeps("Aya")
            for path in ("out", "leave", "name", "codes", "seats", "devices/remove", "new/ask", "code"):
                answer = await aya.client.post(f"/api/people/{path}", json={}, **sent)
                assert answer.status_code == 403, path
            assert (await aya.get("me"))["me"]["name"] == "Aya"

    run(script())


def test_a_form_of_another_page_is_not_read(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (_server, [aya]):
            await aya.keeps("Aya")
            headers = {"origin": ORIGIN, "content-type": "text/plain"}
            answer = await aya.client.post("/api/people/out", content=b"{}", headers=headers)
            assert answer.status_code == 400
            assert (await aya.client.get("/api/people/out")).status_code in (404, 405)
            assert (await aya.get("me"))["me"] is not None

    run(script())


def test_what_is_no_proof_lets_nobody_in(tmp_path: Path) -> None:
    """Another page's, an old one, one of somebody else's key, one without a finger on it, or none at all."""

    async def script() -> None:
        async with served(tmp_path, 2) as (_server, [aya, eve]):
            await aya.keeps("Aya")
            key = aya.passkeys[0]

            async def tries(credential: Callable[[dict[str, Any]], Any], code: str) -> None:
                asked = await eve.post("in/ask")
                sent = {"challenge": asked["challenge"], "credential": credential(asked["options"])}
                assert (await eve.post("in", 403, **sent))["code"] == code

            await tries(lambda options: key.proof(options, "https://evil.example"), "not_proven")
            await tries(lambda options: Passkey().proof(options), "not_proven")
            await tries(lambda options: key.proof(options | {"rpId": "evil.example"}), "not_proven")
            await tries(lambda options: key.proof(options | {"challenge": "AAAA"}), "not_proven")
            await tries(lambda options: {}, "not_proven")
            await tries(lambda options: {"id": key.proof(options)["id"]}, "not_proven")
            stranger = Passkey()
            stranger.id, stranger.handle = key.id, key.handle
            await tries(stranger.proof, "not_proven")
            key.flags = PRESENT
            await tries(key.proof, "not_proven")
            key.flags = 0
            await tries(key.proof, "not_proven")
            assert eve.cookie == ""

    run(script())


def test_a_proof_counts_once(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 2) as (_server, [aya, eve]):
            await aya.keeps("Aya")
            asked = await aya.post("in/ask")
            sent = {
                "challenge": asked["challenge"],
                "credential": aya.passkeys[0].proof(asked["options"]),
            }
            await aya.post("in", **sent)
            assert (await eve.post("in", 403, **sent))["code"] == "late"
            later = await eve.post("in/ask")
            sent["challenge"] = later["challenge"]
            assert (await eve.post("in", 403, **sent))["code"] == "not_proven"

    run(script())


def test_a_passkey_that_was_copied_is_noticed(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (_server, [aya]):
            await aya.keeps("Aya")
            await aya.comes(aya.passkeys[0])
            aya.passkeys[0].uses -= 1
            assert (await aya.comes(aya.passkeys[0], 403))["code"] == "not_proven"

    run(script())


def test_a_challenge_is_of_one_kind_and_soon_too_old(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            asked = await aya.post("devices/ask")
            made = Passkey().made(asked["options"])
            assert (await aya.post("new", 403, challenge=asked["challenge"], credential=made))[
                "code"
            ] == "late"
            async with browser_at(server) as ben:
                await ben.keeps("Ben")  # what was asked of one adds no device to another
                sent = {"challenge": asked["challenge"], "credential": made}
                assert (await ben.post("devices", 403, **sent))["code"] == "not_proven"
            late = await aya.post("in/ask")
            server.lobby.accounts.now = lambda: me["since"] + accounts.WITHIN + 60
            proof = aya.passkeys[0].proof(late["options"])
            sent = {"challenge": late["challenge"], "credential": proof}
            assert (await aya.post("in", 403, **sent))["code"] == "late"

    run(script())


def test_a_session_ends_by_itself(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            server.lobby.accounts.now = lambda: me["since"] + accounts.LASTS - 60
            assert (await aya.get("me"))["me"] is not None
            server.lobby.accounts.now = lambda: me["since"] + accounts.LASTS + 60
            assert (await aya.get("me"))["me"] is None
            assert (await aya.post("name", 401, name="Ben"))["code"] == "guest"

    run(script())


def test_of_a_name_there_is_one(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 2) as (_server, [aya, eve]):
            await aya.keeps("Aya")
            for name in ("Aya", "AYA", "ａｙａ", " Aya\u200b "):
                assert (await eve.post("new/ask", 403, name=name))["code"] == "taken"
            assert (await eve.post("new/ask", 400, name="\u3164"))["code"] == "bad_message"
            # Two who ask for one at the same time: who has made his passkey first has it.
            asked = [await one.post("new/ask", name="Eve") for one in (aya, eve)]
            made = [(one["challenge"], Passkey().made(one["options"])) for one in asked]
            await eve.post("new", challenge=made[1][0], credential=made[1][1])
            lost = await aya.post("new", 403, challenge=made[0][0], credential=made[0][1])
            assert lost["code"] == "taken"
            assert (await eve.post("name", 403, name="aya"))["code"] == "taken"
            assert (await eve.post("name", name="Eva"))["name"] == "Eva"
            assert (await aya.get("me"))["me"]["name"] == "Aya"

    run(script())


# Devices, codes, leaving.


def test_several_devices_and_none_can_be_taken_away_by_a_stranger(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 3) as (_server, [aya, eve, phone]):
            await aya.keeps("Aya")
            await eve.keeps("Eve")
            second = Passkey()
            devices = (await aya.adds(second))["devices"]
            assert [one["title"] for one in devices] == ["Laptop", "Phone"]
            await phone.comes(second)
            assert (await eve.post("devices/remove", 403, id=devices[0]["id"]))["code"] == "not_allowed"
            assert await eve.post("devices/call", 403, id=devices[0]["id"], title="mine")
            called = await aya.post("devices/call", id=devices[1]["id"], title="My phone")
            assert called["devices"][1]["title"] == "My phone"
            left = await aya.post("devices/remove", id=devices[1]["id"])
            assert [one["title"] for one in left["devices"]] == ["Laptop"]
            assert (await phone.get("me"))["me"] is None  # what it had opened is closed
            assert (await phone.comes(second, 403))["code"] == "not_proven"
            assert (await aya.get("me"))["me"] is not None

    run(script())


def test_the_last_device_stays_while_no_code_is_left(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with serving(tmp_path, names=NAMES, signing=10**6) as server, browser_at(server) as aya:
            me = await aya.keeps("Aya")
            for code in aya.codes:
                await aya.post("code", code=code)
            gone = await aya.post("devices/remove", 403, id=me["devices"][0]["id"])
            assert gone["code"] == "not_allowed"
            assert len((await aya.post("codes"))["codes"]) == 8
            assert (await aya.post("devices/remove", id=me["devices"][0]["id"]))["devices"] == []

    run(script())


def test_a_code_opens_the_name_once(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with (
            serving(tmp_path, names=NAMES) as server,
            browser_at(server) as aya,
            browser_at(server, "10.0.0.2") as lost,
        ):
            await aya.keeps("Aya")
            reply = await lost.post("code", code=aya.codes[0].lower().replace("-", " "))
            assert (reply["me"]["name"], reply["me"]["codes"]) == ("Aya", 7)
            assert [one["here"] for one in reply["me"]["devices"]] == [False]
            assert (await lost.post("code", 403, code=aya.codes[0]))["code"] == "not_proven"
            await lost.adds(Passkey())
            new = (await lost.post("codes"))["codes"]
            assert not {*new} & {*aya.codes}
            assert (await lost.post("code", 403, code=aya.codes[1]))["code"] == "not_proven"
            await lost.post("code", code=new[0])

    run(script())


def test_of_two_who_use_one_code_at_once_one_comes_in(tmp_path: Path, url: str) -> None:
    async def script() -> None:
        async with (
            servers(tmp_path, 2, names=NAMES) as (one, other),
            browser_at(one) as aya,
            browser_at(other) as eve,
        ):
            await aya.keeps("Aya")
            sent: dict[str, Any] = {"json": {"code": aya.codes[0]}, "headers": {"origin": ORIGIN}}
            answers = await asyncio.gather(
                *(each.client.post("/api/people/code", **sent) for each in (aya, eve))
            )
            assert sorted(answer.status_code for answer in answers) == [200, 403]

    run(script())


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    async def script() -> None:
        async with (
            serving(tmp_path, names=NAMES, signing=12) as server,
            browser_at(server) as eve,
            browser_at(server, "10.9.9.9") as aya,
        ):
            sent: dict[str, Any] = {
                "json": {"code": "AAAA-AAAA-AAAA-AAAA"},
                "headers": {"origin": ORIGIN},
            }
            answers = [(await eve.client.post("/api/people/code", **sent)).status_code for _ in range(12)]
            assert set(answers) == {403, 429}
            assert (answers[0], answers[-1]) == (403, 429)
            await aya.keeps("Aya")  # others are not concerned

    run(script())


def test_who_changes_what_lets_him_in_must_have_shown_just_now_that_it_is_he(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            later = me["since"] + accounts.FRESH + 60
            server.lobby.accounts.now = lambda: later
            for path, sent in (
                ("devices/ask", {}),
                ("devices", {"challenge": "x", "credential": {}}),
                ("devices/remove", {"id": me["devices"][0]["id"]}),
                ("codes", {}),
                ("leave", {}),
            ):
                assert (await aya.post(path, 401, **sent))["code"] == "prove", path
            await aya.comes(aya.passkeys[0])
            assert len((await aya.post("codes"))["codes"]) == 8

    run(script())


def test_out_here_and_out_everywhere(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 3) as (server, [aya, phone, third]):
            await aya.keeps("Aya")
            for other in (phone, third):
                await other.comes(aya.passkeys[0])
            secret = phone.client.cookies["__Host-fudaba"]
            await phone.post("out", everywhere=False)
            phone.client.cookies.set("__Host-fudaba", secret, domain=NAME)
            assert (await phone.get("me"))["me"] is None  # the secret that it had opens nothing any more
            assert (await third.get("me"))["me"] is not None
            seat = at_table(server, third)
            await seat.settle()
            await aya.post("out", everywhere=True)
            assert (await third.get("me"))["me"] is None
            assert (await seat.closed()).code == m.RESTARTING

    run(script())


def test_leaving_leaves_nothing(tmp_path: Path, kept_in: Where) -> None:
    where = kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            seat = at_table(server, aya)
            await seat.open(ME, OPEN)
            await aya.post("leave")
            assert (await aya.get("me"))["me"] is None
            assert (await aya.get(f"of/{me['id']}", 404))["code"] == "nobody"
            assert (await aya.comes(aya.passkeys[0], 403))["code"] == "not_proven"
            assert (await aya.post("code", 403, code=aya.codes[0]))["code"] == "not_proven"
            store = server.lobby.store
            for table in ("people", "passkeys", "sessions", "codes", "seats", "attempts", "pushes"):
                assert store.rows(f"SELECT * FROM {table}") == [], table
            await aya.keeps("Aya")  # the name is free again

    run(script())
    assert where


# Seats and games.


def test_a_guests_seats_are_taken_along_to_another_device(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 3) as (server, [aya, phone, eve]):
            guest = at_table(server, aya)
            at = await guest.open(ME, OPEN, name="Guest")
            await aya.keeps("Aya")
            await eve.keeps("Eve")
            wrong = {"table": at.table, "token": "wrong"}
            await eve.post("seats", 204, seats=[wrong, {"table": "none", "token": "x"}])
            await aya.post("seats", 204, seats=[{"table": at.table, "token": at.token}])
            await eve.post("seats", 204, seats=[{"table": at.table, "token": at.token}])
            await phone.comes(aya.passkeys[0])
            for person, you in ((phone, 0), (eve, -1)):
                there = at_table(server, person)
                there.tell(m.Join(at.table, invite=at.invite))
                assert (await there.get(m.Welcome)).you == you
                there.tell(m.Watch())
                mine = (await there.get(m.Tables)).mine
                assert [card.table for card in mine] == [at.table] * (you >= 0)

    run(script())


def test_a_seat_that_was_left_is_not_his_any_more(tmp_path: Path, kept_in: Where) -> None:
    """Nor is he told what is asked of the player who sits there now."""
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            host, his = Browser(server), at_table(server, aya)
            at = await host.open(ME, OPEN, OPEN, listed=False, spectators="none")
            left = await his.sit(at, "anything")
            his.tell(m.Leave(at.table))
            await his.settle()
            others = [Browser(server), Browser(server)]
            assert (await others[0].sit(at, "Ben")).seat == left.seat
            await others[1].sit(at, "Chika")
            back = at_table(server, aya)
            assert (await back.ask(m.Join(at.table), m.Refused)).code == "not_allowed"
            back.tell(m.Watch())
            assert (await back.get(m.Tables)).mine == []
            await played([host, *others])
            assert (await aya.get(f"of/{me['id']}"))["games"] == []

    run(script())


def test_who_keeps_a_name_sits_down_by_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            await aya.keeps("Aya")
            host, his = Browser(server), at_table(server, aya)
            at = await host.open(ME, OPEN, name="Host")
            await his.sit(at, "Somebody else")
            assert server.lobby.tables[at.table].names == ["Host", "Aya"]

    run(script())


def test_a_page_of_somebody_else_cannot_sit_by_his_cookie(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            await aya.keeps("Aya")
            headers = {"host": NAME, "origin": "https://evil.example", "cookie": aya.cookie}
            assert (await Browser(server, headers).closed()).code == m.STRANGER

    run(script())


def test_any_process_knows_him_and_leads_him_to_his_seat(tmp_path: Path, url: str) -> None:
    async def script() -> None:
        async with (
            servers(tmp_path, 2, names=NAMES) as (one, other),
            browser_at(one) as aya,
            browser_at(other) as phone,
        ):
            await aya.keeps("Aya")
            his, host = at_table(one, aya), Browser(other)
            at = await host.open(ME, OPEN)
            await his.sit(at)  # by way of the process to which he has come
            await phone.comes(aya.passkeys[0])
            for server, person in ((one, aya), (other, phone)):
                there = at_table(server, person)
                there.tell(m.Join(at.table))
                assert (await there.get(m.Welcome)).you == 1
            await phone.post("out", everywhere=True)
            await one._cut_ended()
            assert (await his.closed()).code == m.RESTARTING

    run(script())


def test_how_a_game_ended_is_told_of_those_who_played_it(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            for listed in (True, False):
                his, ben = at_table(server, aya), Browser(server)
                at = await his.open(ME, OPEN, listed=listed)
                await ben.sit(at, "Ben")
                await played([his, ben])
            own, public = [
                await who.get(f"of/{me['id']}")
                for who in (
                    aya,
                    Person(
                        httpx.AsyncClient(transport=httpx.ASGITransport(application(server)), base_url=ORIGIN)
                    ),
                )
            ]
            assert [len(text["games"]) for text in (own, public)] == [2, 1]
            assert public["games"][0]["table"] == own["games"][1]["table"]
            assert own["tallies"][0]["played"] == 2
            game = own["games"][0]
            assert [seat["name"] for seat in game["seats"]] == ["Aya", "Ben"]
            over = stage_of(server.lobby.tables[at.table]).moment
            assert over is not None
            result = over.table.result()
            assert [seat["won"] for seat in game["seats"]] == [seat in result.winners for seat in (0, 1)]
            assert own["tallies"][0]["won"] == sum(one["seats"][0]["won"] for one in own["games"])

    run(script())


def test_what_he_downloads_is_his_alone(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, ben]):
            await aya.keeps("Aya")
            other = await ben.keeps("Benjamin")
            his, bens = at_table(server, aya), at_table(server, ben)
            at = await his.open(ME, OPEN)
            await bens.sit(at)
            await played([his, bens])
            answer = await aya.client.get("/api/people/data")
            assert answer.headers["content-disposition"].startswith("attachment")
            text = answer.text
            data = answer.json()
            times = [data["since"], data["games"][0]["ended"]]
            times += [device[when] for device in data["devices"] for when in ("made", "used")]
            assert [time for time in times if not re.fullmatch(r"20\d\d-\d\d-\d\dT[\d:]{8}Z|", time)] == []
            assert [game["name"] for game in answer.json()["games"]] == ["Aya"]
            secrets = [other["id"], "Benjamin", at.token, at.invite, *aya.codes, *ben.codes]
            secrets += [hashed(one) for one in (at.token, aya.client.cookies["__Host-fudaba"])]
            assert [one for one in secrets if one in text] == []
            await aya.post("out")
            assert (await aya.client.get("/api/people/data")).status_code == 401

    run(script())


def test_an_end_that_is_taken_back_leaves_no_result(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, names=NAMES) as server:
            one = Browser(server)
            at = await one.open(ME, BOT, undo="free")
            await played([one])
            store = server.lobby.store
            assert len(store.rows("SELECT id FROM results")) == 1
            table = server.lobby.tables[at.table]
            # As where the end is written, but still to be shown: see `Takebacks.take`.
            async with table.shared.lock:
                await running(table).takebacks.take(1)
            assert store.rows("SELECT id FROM results") == []

    run(script())


# What is sent, and what is written down.


def test_whatever_is_sent_is_answered(tmp_path: Path) -> None:
    """And none of it is an error of the server's."""

    async def script() -> None:
        async with serving(tmp_path, names=NAMES, signing=10**6) as server, browser_at(server) as aya:
            await aya.keeps("Aya")
            odd: list[Any] = [{}, [], 1, None, "x", {"name": 1}, {"challenge": "x", "credential": {"id": 1}}]
            odd += [
                {"seats": [{"table": "", "token": ""}]},
                {"code": "\ud800".encode("utf-8", "replace").decode()},
            ]
            paths = (
                "new/ask",
                "new",
                "in/ask",
                "in",
                "code",
                "out",
                "devices",
                "devices/call",
                "devices/remove",
                "name",
                "seats",
            )
            for path in paths:
                for sent in odd:
                    answer = await aya.client.post(
                        f"/api/people/{path}",
                        content=msgspec.json.encode(sent),
                        headers={"origin": ORIGIN, "content-type": "application/json"},
                    )
                    assert answer.status_code < 500, (path, sent)
                huge = await aya.client.post(
                    f"/api/people/{path}",
                    content=b"[" * 10**6,
                    headers={"origin": ORIGIN, "content-type": "application/json"},
                )
                assert huge.status_code == 400

    run(script())


def test_no_secret_is_in_the_log_or_the_store(
    tmp_path: Path, kept_in: Where, caplog: pytest.LogCaptureFixture
) -> None:
    kept_in(tmp_path)
    caplog.set_level(logging.DEBUG)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            await aya.keeps("Aya")
            await aya.comes(aya.passkeys[0])
            aya.passkeys[0].flags = 0
            await aya.comes(aya.passkeys[0], 403)
            await aya.post("code", code=aya.codes[0])
            cookie = aya.client.cookies["__Host-fudaba"]
            kept = "".join(
                repr(server.lobby.store.rows(f"SELECT * FROM {table}"))
                for table in ("people", "passkeys", "sessions", "codes", "challenges", "seats")
            )
            for secret in (cookie, *aya.codes, *(accounts.plain_code(code) for code in aya.codes)):
                assert secret not in caplog.text
                assert secret not in kept

    run(script())
