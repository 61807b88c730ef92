"""Games that are the same every time, for looking at any of their moments in a browser."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.dice import commitment
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.record import encode
from fudaba.kernel.view import View
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.reader import read_file
from fudaba.lab.scenario.scenario import Scenario
from fudaba.server import store
from fudaba.server.game.timeline import Timeline
from fudaba.server.lobby.import_export import imported, keep_record
from fudaba.server.protocol.schema import Clock
from fudaba.server.store import SqliteStore
from fudaba.server.store.stored_table import StoredSeat
from tests.browser.conftest import Guest
from tests.browser.playing import TO_DO, until

NAMES = ("Aya", "Ben", "Chika", "Dan", "Emi", "Fumi")


class Played(NamedTuple):
    """A game that was played to its end. moments: those at which the first seat had to decide."""

    table: str
    moments: list[int]

    def about(self, part: float) -> int:
        """The moment of the first seat's after so much of the game, from 0 to 1."""
        return self.moments[round(part * (len(self.moments) - 1))]


def keep(
    data: Path, game: str, seats: int, *, player: str = "random", options: Mapping[str, Value] | None = None
) -> Played:
    """Let bots play a game, and keep it among the data of a server that does not run."""
    seed = commitment(f"{game} {seats} {dict(options or {})}")[:32]
    setup = setup_of(games.named(game), seats=seats, seed=seed, options=options or {})
    timeline = Timeline(games.named(game), setup, list(NAMES[:seats]))
    players = [bot(player, game, f"{seed} {seat}") for seat in range(seats)]
    while (ask := timeline.session.ask) is not None:
        timeline.answer(players[ask.decider].answer(ask, View(timeline.session.table, ask.decider)))
    kept_in = SqliteStore(data)
    try:
        kept = imported(kept_in, encode(timeline.session.record()))
    finally:
        kept_in.close()
    return Played(kept.id, [step for step, mark in enumerate(timeline.marks) if mark.decider == 0])


def replay(guest: Guest, played: Played, step: int, viewer: int = 0) -> Page:
    """A moment of a game that is over."""
    page = guest.go(f"r/{played.table}?at={step}&as={viewer}")
    until(page, "document.querySelector('.scrub') !== null")
    return page


def play_on(page: Page) -> None:
    """From the moment that is shown, go on at a new table, in the first seat, against bots."""
    page.get_by_role("button", name="Play from here").or_(
        page.get_by_role("button", name="ここから")
    ).first.click()
    page.wait_for_url("**/t/*")
    until(page, TO_DO)


def scenarios_of(name: str) -> dict[str, Scenario]:
    """The scenarios of a file beside these tests, by their titles."""
    return {scenario.title: scenario for scenario in read_file(Path(__file__).with_name(name))}


def lay_out(data: Path, scenario: Scenario, *, left: int | None = None) -> str:
    """Keep the table at which a scenario ends, its first seat open; returns the way to sit down there.

    left: milliseconds that everybody has to think, for a table with a clock.
    """
    outcome = run(scenario)
    assert outcome.ok, outcome.failure
    seats = [StoredSeat("", "open"), *(StoredSeat(name, "person") for name in scenario.seats.labels[1:])]
    kept_in = SqliteStore(data)
    try:
        kept = keep_record(kept_in, outcome.games[0].record(), seats, "waiting")
        if left is not None:
            kept.clock, kept.left = Clock(60), [left for _ in seats]
            kept_in.submit(store.keep(kept, kept.created)).result()
    finally:
        kept_in.close()
    return f"t/{kept.id}#invite={kept.invite}"


def sit_down(guest: Guest, way: str) -> Page:
    """Take the seat that is open at a table which then begins."""
    page = guest.go(way)
    page.locator(".sit button[type=submit]").click()
    until(page, TO_DO)
    return page
