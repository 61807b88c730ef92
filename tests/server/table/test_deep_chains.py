"""A chain of plays that is 5,000 deep, on a server: answered, shown, taken back and found again."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.server.protocol import messages as m
from tests.chains import DEEP, MOUSE
from tests.server.at_table import answers_of, timeline_of
from tests.server.browsing import Browser, run, serving
from tests.server.table.test_cost import opened


async def answer(browser: Browser, face: str) -> None:
    """Choose the option with this face."""
    question = (await browser.mine()).question
    assert question is not None
    place = next(n for n, option in enumerate(question.options) if option.face == face)
    await browser.answer(place)


@pytest.mark.parametrize("times", [150, pytest.param(DEEP, marks=pytest.mark.long)])
def test_a_chain_of_plays_is_played_on_a_server(tmp_path: Path, times: int) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            seated = await opened(server, browser, MOUSE)
            await answer(browser, "village")
            for _ in range(times):
                await answer(browser, "way_of_the_mouse")
            await answer(browser, "sleigh")
            table = server.lobby.tables[seated.table]
            assert len(answers_of(table)) == times + 2
            assert timeline_of(table).session.ask is not None
            digest = timeline_of(table).session.table.state.digest()
        async with serving(tmp_path) as server:
            again = server.lobby.tables[seated.table]
            assert timeline_of(again).session.table.state.digest() == digest
            browser = Browser(server)
            browser.tell(m.Join(seated.table, seated.token))
            assert (await browser.mine()).question is not None

    run(script())
