"""A seat that goes on on another device: its code is good once, for a while, and for that seat alone."""

from __future__ import annotations

from pathlib import Path

from fudaba.server.lobby.device_link import LASTS, DeviceLinks
from fudaba.server.protocol import messages as m
from tests.server.browsing import ME, OPEN, Browser, run, serving


def test_a_code_is_good_once_and_only_for_a_while() -> None:
    device_links = DeviceLinks()
    code = device_links.offer("table", 0, "token", 100.0)
    assert device_links.take("another", code, 100.0) == ""
    assert device_links.take("table", "no code", 100.0) == ""
    assert device_links.take("table", code, 100.0 + LASTS - 1) == "token"
    assert device_links.take("table", code, 100.0 + LASTS - 1) == ""
    late = device_links.offer("table", 0, "token", 100.0)
    assert device_links.take("table", late, 100.0 + LASTS) == ""


def test_another_code_makes_the_one_before_worthless() -> None:
    device_links = DeviceLinks()
    first = device_links.offer("table", 0, "token", 0.0)
    other = device_links.offer("table", 1, "other", 0.0)
    second = device_links.offer("table", 0, "token", 1.0)
    assert device_links.take("table", first, 2.0) == ""
    assert device_links.take("table", second, 2.0) == "token"
    assert device_links.take("table", other, 2.0) == "other"


def test_another_browser_goes_on_with_the_seat(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya, phone, ben = Browser(server), Browser(server), Browser(server)
            at = await aya.open(ME, OPEN)
            code = (await aya.ask(m.Carry(at.table, at.token), m.Carried)).code
            seated = await phone.ask(m.Claim(at.table, code), m.Seated)
            assert (seated.seat, seated.token) == (at.seat, at.token)
            refused = await ben.ask(m.Claim(at.table, code), m.Refused)
            assert refused.code == "no_seat"
            # Nobody carries a seat whose token they have not.
            his = await ben.sit(at)
            assert (await ben.ask(m.Carry(at.table, at.token), m.Refused)).code == "no_seat"
            assert (await ben.ask(m.Carry(at.table, "x" * 32), m.Refused)).code == "no_seat"
            await ben.ask(m.Carry(at.table, his.token), m.Carried)

    run(script())


def test_a_code_is_of_no_use_once_the_seat_is_somebody_else_s(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya, ben = Browser(server), Browser(server)
            at = await aya.open(ME, OPEN, OPEN)
            his = await ben.sit(at)
            code = (await ben.ask(m.Carry(at.table, his.token), m.Carried)).code
            ben.tell(m.Leave(at.table))
            await aya.get(m.Seats, lambda message: message.seats[1].kind == "open")
            assert (await aya.ask(m.Claim(at.table, code), m.Refused)).code == "no_seat"

    run(script())
