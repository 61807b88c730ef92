"""Names: something must be seen of them, and nobody speaks by another's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from fudaba.server.protocol import messages as m
from fudaba.server.store import Statement
from fudaba.server.table.names import LINES, clean, distinct, looks, shown_lines, why_not
from fudaba.text import LANGS, words
from tests.server.authenticator import NAME, ORIGIN, served
from tests.server.browsing import ME, OPEN, Browser, run, serving

Where: TypeAlias = Callable[[Path], str]

ACCENT = "\N{COMBINING ACUTE ACCENT}"


@pytest.mark.parametrize(
    "nothing",
    [
        "\u3164",
        "\u2800 \u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u17b4",
        "\ufe0f",
        ACCENT * 24,
        "\u200b\u202e\t",
        "",
    ],
)
def test_a_name_of_nothing_visible_is_none(tmp_path: Path, nothing: str) -> None:
    assert clean(nothing) == ""

    async def script() -> None:
        async with serving(tmp_path) as server:
            wish = m.Create(nothing, "bridge_over", [ME, OPEN])
            assert (await Browser(server).ask(wish, m.Refused)).code == "bad_message"
            assert server.lobby.tables == {}

    run(script())


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Aya", "Aya"),
        ("  Aya\u3164  B ", "Aya B"),
        ("ざくろ", "ざくろ"),
        ("か\u3099", "が"),
        ("Zoe" + "\N{COMBINING DIAERESIS}", "Zoë"),
        ("x" + ACCENT * 9, "x" + ACCENT * 2),
        ("नमस्ते", "नमस्ते"),
        ("❤\ufe0f", "❤"),
    ],
)
def test_what_can_be_seen_stays(given: str, shown: str) -> None:
    assert clean(given) == shown


@pytest.mark.parametrize("name", ["aya", "AYA", "Ａｙａ"])
def test_names_that_look_alike_are_told_apart(name: str) -> None:
    assert distinct(name, ["Aya", "Ben"]) == f"{name} 2"


def test_who_looks_on_cannot_speak_by_a_players_name(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, onlooker = (Browser(server) for _ in range(3))
            at = await host.open(ME, OPEN)
            onlooker.tell(m.Join(at.table, name="Ben"))
            await onlooker.get(m.Welcome)
            said = await onlooker.ask(m.Say(at.table, "hello"), m.Said)
            assert (said.line.seat, said.line.name) == (-1, "Ben")
            await guest.sit(at, "Ben")  # only now there is a player of that name
            said = await onlooker.ask(m.Say(at.table, "I give up"), m.Said)
            assert (said.line.seat, said.line.name) == (-1, "Ben 2")
            said = await guest.ask(m.Say(at.table, "me, too"), m.Said)
            while said.line.seat < 0:
                said = await guest.get(m.Said)
            assert (said.line.seat, said.line.name) == (1, "Ben")

    run(script())


# What nobody may be called, and what looks like another's name.


@pytest.mark.parametrize(
    "nothing", ["\U0001d159", "\U0001d159" * 5, "\U00016fe4", "\U00013441", "\ufffc", "\U000e0041", "\u061c"]
)
def test_more_that_shows_nothing(nothing: str) -> None:
    assert clean(nothing) == ""
    assert clean(f"An{nothing}na{nothing}") == "Anna"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Anna", ""),
        ("Zoë O'Neil-3", ""),
        ("Jürgen ❤", ""),
        ("Aya ①❶½™♪ 🀄", ""),
        ("佐々木ハル", ""),
        ("ラーメンonへや〇", ""),
        ("김민준 Kim", ""),
        ("ㄅㄆ漢", ""),
        ("Анна", ""),
        ("Ἀθηνᾶ", ""),
        ("नमस्ते", ""),
        ("नमस्ते Bob", ""),
        ("สวัสดี", ""),
        ("שלום 7", ""),
        ("محمد", ""),
        ("٣ محمد", ""),
        ("Ａｎｎａ", ""),
        ("𝐀nna", ""),
        ("x" + ACCENT, ""),
        ("", "server-no-name"),
        ("Аnna", "server-name-mixed"),  # the first is Cyrillic
        ("Αnna", "server-name-mixed"),  # Greek
        ("Annа", "server-name-mixed"),
        ("Anna Анна", "server-name-mixed"),
        ("Anna محمد", "server-name-mixed"),  # it would be read from both sides
        ("नमस्ते สวัสดี Bob", "server-name-mixed"),
        ("김へ", "server-name-mixed"),
        ("a\u064b", "server-name-mixed"),  # a mark of Arabic on a Latin letter
        ("ᎪᏁᏁᎪ", "server-name-letters"),
        ("ꓮꓠꓠꓮ", "server-name-letters"),
        ("𐤀𐤁", "server-name-letters"),
        ("bot:steady", "server-name-kept"),
        ("BOT : steady", "server-name-kept"),
        ("ｂｏｔ：steady", "server-name-kept"),
        ("Person:x", "server-name-kept"),
        ("address:10.0.0.1", "server-name-kept"),
        ("203.0.113.9", "server-name-kept"),
        ("２０３.0.113.9", "server-name-kept"),
        ("127。0。0。1", "server-name-kept"),
        ("127｡0｡0｡1", "server-name-kept"),
        ("127．0．0．1", "server-name-kept"),
        ("１２７。0．0｡1", "server-name-kept"),
        ("10。0。0。0/8", "server-name-kept"),
        ("モー。", ""),
        ("203.0.113.0/24", "server-name-kept"),
        ("2001:db8::1", "server-name-kept"),
        ("[::1]", "server-name-kept"),
        ("12345", ""),
        ("bot", ""),
        ("1.5", ""),
    ],
)
def test_what_somebody_may_be_called(name: str, why: str) -> None:
    assert why_not(name) == why
    reasons = (words(lang).say(why) for lang in LANGS if why)
    assert all(reasons)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("Оса", "Oca"),  # all of it is Cyrillic
        ("OCA", "Оса"),
        ("oca", "ОСА"),
        ("ТОМ", "Tom"),
        ("ΤΟΜ", "Tom"),  # Greek
        ("ΤΟΜ", "ТОМ"),  # Greek, and Cyrillic
        ("Tom", "ΤΟΜ"),
        ("Αηηα", "anna"),
        ("Anna", "Αηηα"),
        ("Ａnna", "ANNA"),
        ("ᴀɴɴᴀ", "anna"),
        ("ɑnna", "Anna"),
        ("ヘビ", "へビ"),
        ("力士", "カ士"),
        ("リカ", "りカ"),
        ("カ口", "力口"),
    ],
)
def test_what_looks_like_a_name_counts_as_it(name: str, taken: str) -> None:
    assert distinct(name, [taken]) == f"{name} 2"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Hanna"),
        ("Lia", "Ila"),
        ("あや", "アヤ"),
        ("Анна", "Anna"),
        ("Нина", "Nina"),
        ("Νίκος", "Nikos"),
    ],
)
def test_what_looks_different_is_another_name(name: str, other: str) -> None:
    assert distinct(name, [other]) == name


def test_looking_for_a_name_takes_one_query_of_a_few() -> None:
    assert max(len(looks(name)) for name in ("a" * 24, "Hannapy", "Оса", "ΤΟΜ", "カ口")) <= 40


def test_such_a_name_is_refused_at_a_table_and_for_good(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 3) as (server, [aya, ben, eve]):
            await aya.keeps("Tom")
            for name, code in (
                ("ΤΟΜ", "taken"),
                ("TOM", "taken"),
                ("ТОМ", "taken"),
                ("Tom\U0001d159", "taken"),
                ("Tom\U00016fe4", "taken"),
                ("Тom", "bad_message"),
                ("bot:steady", "bad_message"),
                ("203.0.113.9", "bad_message"),
                ("\U0001d159", "bad_message"),
            ):
                status = 400 if code == "bad_message" else 403
                assert (await ben.post("new/ask", status, name=name))["code"] == code, name
                if code == "bad_message":
                    wish = m.Create(name, "bridge_over", [ME, OPEN])
                    guest = Browser(server, {"host": NAME, "origin": ORIGIN})
                    assert (await guest.ask(wish, m.Refused)).code == "bad_message", name
            await eve.keeps("ОСА")
            assert (await eve.post("name", 403, name="Tom"))["code"] == "taken"
            assert (await eve.post("name", name="Oca"))["name"] == "Oca"  # her own may change
            assert (await ben.post("new/ask", 403, name="Оса"))["code"] == "taken"

    run(script())


def test_who_kept_a_name_before_it_was_looked_at_still_sits_down_by_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            id = (await aya.keeps("Aya"))["id"]
            rename = Statement("UPDATE people SET name = ? WHERE id = ?", ("Аya", id), 1)
            await server.lobby.store.write(rename)
            at_table = Browser(server, {"host": NAME, "origin": ORIGIN, "cookie": aya.cookie})
            at = await at_table.open(ME, OPEN)
            assert server.lobby.tables[at.table].kept.seats[0].name == "Аya"

    run(script())


def test_a_sign_that_stands_for_a_word_counts_as_long_as_that() -> None:
    """Twenty-four of this one would fill a whole screen."""
    assert clean("\ufdfa" * 24) == "\ufdfa"
    assert clean("ｱﾝﾅ" * 8) == "ｱﾝﾅ" * 8
    assert clean("㌔" * 24) == "㌔" * 12


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("hello", "hello"),
        ("こんにちは　札場", "こんにちは 札場"),
        ("a\u200b\u202eb\ufeff\U0001d159c\u2800\u3164d\U000e0041", "abcd"),
        ("\x1b[31mred", "[31mred"),
        (" one\n\n \u200b\n two\r\nthree\u2028four ", "one\ntwo\nthree\nfour"),
        ("a" + "\u0301" * 30, "á\u0301\u0301"),
        ("\n" * 400, ""),
        ("\u3164\u200b\n\u2060", ""),
    ],
)
def test_what_somebody_says_is_shown_without_what_cannot_be_seen(given: str, shown: str) -> None:
    assert shown_lines(given) == shown
    assert shown_lines(shown) == shown


def test_nobody_pushes_others_out_of_sight_by_line_breaks() -> None:
    said = shown_lines("\n".join(str(number) for number in range(200)))
    assert said.count("\n") == LINES - 1
    assert said.replace("\n", " ") == " ".join(str(number) for number in range(200))


def test_who_says_nothing_that_can_be_seen_is_refused(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            at = await host.open(ME, OPEN)
            refused = await host.ask(m.Say(at.table, "\u3164 \u200b\n\u2060"), m.Refused)
            assert (refused.code, refused.reason.en) == (
                "bad_message",
                "This message has nothing in it that can be seen.",
            )
            said = await host.ask(m.Say(at.table, "one\n\n\n\u202etwo"), m.Said)
            assert said.line.text == "one\ntwo"

    run(script())
