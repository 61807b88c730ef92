"""What a client calls a bot is a name out of a list, whatever it looks like; it opens no file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from tests.server.browsing import ME, OPEN, RANDOM, Browser, run, serving

GAMES = ("bridge_over", "dominion", "innovation")


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_name_opens_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.chdir(tmp_path)
    secret = Path("secret.toml")
    secret.write_text('password = "hunter2"\n[[buy]]\ncard = "sk-SECRET"\n')
    names = ["secret.toml", "./secret.toml", "none.toml", "\0.toml"]
    if hasattr(os, "mkfifo"):  # opening this would wait for ever
        os.mkfifo("pipe.toml")
        names.append("pipe.toml")

    async def script() -> None:
        async with serving(tmp_path / "data") as server:
            browser = Browser(server)
            wish = m.Create("Aya", game, [ME, OPEN])
            at = await browser.ask(wish, m.Seated)
            browser.tell(m.Join(at.table, at.token))
            await browser.get(m.Seats)
            for name in names:
                for asked in (
                    m.Create("Aya", game, [ME, SeatWish("bot", name)]),
                    m.Create("Aya", game, [ME, RANDOM], takeover=name),
                    m.Fill(at.table, 1, name),
                ):
                    refused = await browser.ask(asked, m.Refused)
                    if "\0" in name:  # no text at all
                        assert refused.code == "bad_message"
                        continue
                    assert refused.code == "bad_setup"
                    assert refused.detail.en.startswith(f"There is no bot ‘{name}’")

    run(script())
