"""Names: something must be seen of them, and nobody speaks by another's."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.server.protocol import messages as m
from fudaba.server.table.seating import clean, distinct
from tests.server.browsing import ME, OPEN, Browser, run, serving

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
